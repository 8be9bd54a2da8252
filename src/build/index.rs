//! Builds the index that `ask` and `search` read (`src/library/index.rs`).

use super::library::fold::fold;
use super::library::index::{Index, Meaning, Posting, Postings, text_number, text_weight};
use super::library::parse::Data;
use super::library::stems::{Stems, as_typed, phrase};
use super::library::stored::Word;
use super::{Code, Language, Literal, Locale, Outcome, item, pieces, table};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::pieces::Pieces;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// `locales/<language>/words.toml`. Words with the same meaning are separated by commas.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    /// Function words.
    small: String,
    open: BTreeMap<String, String>,
    /// Words of somebody who wants advice.
    advice: String,
    /// What denies the word after it.
    not: String,
    /// States that a card, a player or the game can be in.
    states: BTreeMap<String, String>,
    /// Other meanings.
    same: BTreeMap<String, String>,
    numbers: BTreeMap<String, String>,
    players: Beside,
    /// Hints at how a question asks: only learned from, not searched by.
    hints: BTreeMap<String, String>,
    /// Forms of the cards' names, and nicknames.
    #[serde(default)]
    cards: BTreeMap<Card, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Beside {
    beside: String,
    apart: String,
}

impl Words {
    /// How a question is told to be open, or to want advice, as Rust.
    fn how_open(&self) -> String {
        let joined = |words: &str| -> String {
            let words: Vec<String> = list(words).map(fold).collect();
            words.join(", ")
        };
        let folded = self.open.iter();
        let folded = folded.map(|(name, words)| format!("{name}: {:?}", joined(words)));
        let folded: Vec<String> = folded.collect();
        let advice = joined(&self.advice);
        format!("Open {{ {}, advice: {advice:?} }}", folded.join(", "))
    }
}

fn list(words: &str) -> impl Iterator<Item = &str> {
    words.split(',').map(str::trim)
}

/// A searchable text.
struct Document {
    /// A bit for each edition that has it, or that of the other game.
    worlds: u8,
    title: String,
    /// The questions it answers, its heading first.
    questions: Vec<(Word, String)>,
    /// Those, or other words that it is asked for by.
    asked: String,
    text: String,
}

/// The bit of the tile game.
const FORTRESS: u8 = 1 << 7;
/// The weight of a word in a title (which only names cards) and in a question, relative to one in
/// the text.
const TITLE: f64 = 0.5;
const ASKED: f64 = 2.5;
/// The BM25 parameters: term frequency saturation and length normalization.
const SOON: f64 = 1.4;
const LENGTH: f64 = 0.4;

/// `SAME_IDS`, where the first `STATES` are states; `SAME`: which texts contain each meaning, in
/// any language; `INDEXES`, one per language.
pub fn index(
    locales: &BTreeMap<Language, Locale>,
    words: &BTreeMap<Language, String>,
    data: &Data,
    out: &Path,
) -> Outcome<String> {
    let (mut ids, mut hints): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let (mut states, mut count) = (0, 0);
    let (mut indexes, mut open) = (vec![], vec![]);
    let (mut stored, mut asked_lines, mut worlds) = (vec![], vec![], vec![]);
    let mut same: Vec<BTreeMap<u16, u32>> = Vec::new();
    for (lang, words) in words {
        let words: Words =
            toml::from_str(words).map_err(|e| format!("locales/{}: {e}", lang.code()))?;
        let meant: Vec<String> = words
            .states
            .keys()
            .chain(words.same.keys())
            .cloned()
            .collect();
        if ids.is_empty() {
            (ids, states) = (meant, words.states.len());
            same = vec![BTreeMap::new(); ids.len()];
        } else if ids != meant {
            return Err(format!("locales/{}/words.toml has other meanings", lang.code()).into());
        }
        let hinted: Vec<String> = words.hints.keys().cloned().collect();
        if hints.is_empty() {
            hints = hinted;
        } else if hints != hinted {
            return Err(format!("locales/{}/words.toml has other hints", lang.code()).into());
        }
        let stems = Stems::new(*lang);
        let locale = &locales[lang];
        let vocabulary = Vocabulary::new(&stems, *lang, locale, &words, &ids, data)?;
        let packed = vocabulary.packed();
        let known = packed.index();
        let documents = documents(locale, data);
        count = documents.len();
        let texts = Texts::new(&stems, &known, &documents, ids.len());
        let asked = documents.iter().map(|document| &*document.questions);
        let (code, read) = super::stored::stored(&stems, &known, asked, data, out, lang.code())?;
        stored.push(Code(code));
        // What is off topic is learned as one more text, which competes with all.
        let off = locale.part("off-topic", Word::Open.attribute()).lines();
        let off = off.map(|line| super::stored::tokens(&stems, &known, data, line));
        let off = off.map(|tokens| (documents.len(), Word::Open, tokens));
        asked_lines.extend(read.into_iter().chain(off).map(|line| (*lang, line)));
        worlds = documents.iter().map(|document| document.worlds).collect();
        worlds.push(u8::MAX);
        open.push(Code(words.how_open()));
        for (same, found) in same.iter_mut().zip(&texts.same) {
            for one in found {
                *same.entry(text_number(*one)).or_default() += u32::from(text_weight(*one));
            }
        }
        indexes.push(Code(format!(
            "Index {{ typed: {}, typed_meanings: {}, stemmed: {}, stemmed_meanings: {}, hinted: {}, hints: &{:?}, stems: {}, postings: {} }}",
            pieces(vocabulary.typed.iter().map(|(word, _)| word)),
            meanings(&vocabulary.typed),
            pieces(vocabulary.stemmed.iter().map(|(word, _)| word)),
            meanings(&vocabulary.stemmed),
            pieces(vocabulary.hinted.iter().map(|(word, _)| word)),
            packed.hinted.2,
            pieces(texts.stems.keys()),
            postings(texts.stems.values().cloned(), out, lang.code())?,
        )));
    }
    // A meaning found in one language's text belongs to the ruling in every language.
    let languages = u32::try_from(locales.len())?;
    let shared = same.into_iter().map(|found| {
        let mean = |(number, weight): (u16, u32)| {
            let mean = u8::try_from(weight / languages).expect("a mean of bytes is a byte");
            posting(number, mean)
        };
        found.into_iter().map(mean).collect::<Vec<_>>()
    });
    Ok([
        format!("const STATES: usize = {states};\nconst TEXTS: usize = {count};\n"),
        table(
            "RARITY: [f64; TEXTS + 1]",
            (0..=count).map(|texts| rarity(texts, count)),
        ),
        item("static SAME_IDS: Pieces<'static>", &pieces(ids)),
        item(
            "static SAME: Postings<'static>",
            &postings(shared, out, "same")?,
        ),
        table("INDEXES: [Index<'static>; 4]", indexes),
        table("STORED: [Stored<'static>; 4]", stored),
        item(
            "static LEARNED: Learned<'static>",
            &super::learned::learned(&asked_lines, &worlds, out)?,
        ),
        table("OPEN: [Open<'static>; 4]", open),
    ]
    .concat())
}

/// Words and phrases with their meanings, sorted.
struct Vocabulary {
    typed: Vec<(String, Meaning)>,
    stemmed: Vec<(String, Meaning)>,
    hinted: Vec<(String, u8)>,
}

impl Vocabulary {
    fn new(
        stems: &Stems,
        lang: Language,
        locale: &Locale,
        words: &Words,
        ids: &[String],
        data: &Data,
    ) -> Outcome<Self> {
        let mut all: Vec<(&str, Meaning)> = Vec::new();
        all.extend(list(&words.small).map(|word| (word, Meaning::Small)));
        all.extend(list(&words.not).map(|word| (word, Meaning::Not)));
        all.extend(list(&words.players.beside).map(|word| (word, Meaning::Players)));
        all.extend(list(&words.players.apart).map(|word| (word, Meaning::Apart)));
        for (id, group) in words.states.iter().chain(&words.same) {
            let place = ids.iter().position(|known| known == id);
            let place = u8::try_from(place.expect("the ids are these keys"))?;
            all.extend(list(group).map(|word| (word, Meaning::Same(place))));
        }
        for (number, group) in &words.numbers {
            let number = number.parse()?;
            all.extend(list(group).map(|word| (word, Meaning::Number(number))));
        }
        for (card, group) in &words.cards {
            all.extend(list(group).map(|word| (word, Meaning::Card(*card))));
        }
        for (card, aliases, editions) in cards(data) {
            let names = editions.iter().map(|edition| {
                let message = format!("card-{card}-{}", edition.id());
                locale.part(&message, "")
            });
            let aliases = aliases.iter().filter(|alias| alias.lang == lang);
            let names = names.chain(aliases.map(|alias| &*alias.name));
            all.extend(names.map(|name| (name, Meaning::Card(card))));
        }
        let mut vocabulary = Self {
            typed: Vec::new(),
            stemmed: Vec::new(),
            hinted: Vec::new(),
        };
        for (hint, group) in (0..).zip(words.hints.values()) {
            for words in list(group).map(|words| stems.words(words)) {
                let typed = phrase(words.iter().map(|word| &*word.typed));
                let stemmed = phrase(words.iter().map(|word| &*word.stem));
                vocabulary.hinted.extend([(typed, hint), (stemmed, hint)]);
            }
        }
        vocabulary.hinted.sort();
        vocabulary.hinted.dedup();
        for (words, meaning) in all {
            let words = stems.words(words);
            let typed = phrase(words.iter().map(|word| &*word.typed));
            vocabulary.typed.push((typed, meaning));
            // An inflected function word may be a real word: "was" and "wares".
            if !matches!(meaning, Meaning::Small | Meaning::Not) {
                let stemmed = phrase(words.iter().map(|word| &*word.stem));
                vocabulary.stemmed.push((stemmed, meaning));
            }
        }
        for list in [&mut vocabulary.typed, &mut vocabulary.stemmed] {
            list.sort();
            list.dedup();
        }
        Ok(vocabulary)
    }

    fn packed(&self) -> PackedVocabulary {
        let [typed, stemmed] = [&self.typed, &self.stemmed].map(|list| {
            let text: String = list.iter().map(|(word, _)| word.as_str()).collect();
            let meanings: Vec<Meaning> = list.iter().map(|(_, meaning)| *meaning).collect();
            (text, ends(list.iter().map(|(word, _)| word)), meanings)
        });
        let hinted = (
            self.hinted.iter().map(|(word, _)| word.as_str()).collect(),
            ends(self.hinted.iter().map(|(word, _)| word)),
            self.hinted.iter().map(|(_, hint)| *hint).collect(),
        );
        PackedVocabulary {
            typed,
            stemmed,
            hinted,
        }
    }
}

/// Each list of a vocabulary as one text, where its words end, and their meanings.
struct PackedVocabulary {
    typed: (String, Vec<u32>, Vec<Meaning>),
    stemmed: (String, Vec<u32>, Vec<Meaning>),
    hinted: (String, Vec<u32>, Vec<u8>),
}

impl PackedVocabulary {
    /// What the words mean, before it is known which texts contain them.
    fn index(&self) -> Index<'_> {
        Index {
            typed: Pieces {
                text: &self.typed.0,
                ends: &self.typed.1,
            },
            typed_meanings: &self.typed.2,
            stemmed: Pieces {
                text: &self.stemmed.0,
                ends: &self.stemmed.1,
            },
            stemmed_meanings: &self.stemmed.2,
            hinted: Pieces {
                text: &self.hinted.0,
                ends: &self.hinted.1,
            },
            hints: &self.hinted.2,
            stems: Pieces {
                text: "",
                ends: &[],
            },
            postings: Postings {
                ends: &[],
                all: &[],
            },
        }
    }
}

/// Every card with its other names and the editions that include it.
pub fn cards(data: &Data) -> impl Iterator<Item = (Card, &[super::Alias], Vec<Edition>)> {
    let characters = data.characters.iter().map(|card| {
        let editions = card.printings.iter().map(|printing| printing.edition);
        (card.id.into(), &*card.aliases, editions.collect())
    });
    let districts = data.districts.iter().map(|card| {
        let editions = card.printings.iter().map(|printing| printing.edition);
        (card.id.into(), &*card.aliases, editions.collect())
    });
    characters.chain(districts)
}

/// Everything searchable, in the order of `library::things`.
fn documents(locale: &Locale, data: &Data) -> Vec<Document> {
    let mut documents = Vec::new();
    for (card, _, editions) in cards(data) {
        for edition in editions {
            let message = format!("card-{card}-{}", edition.id());
            let questions = questions(locale, &message, Word::Open);
            documents.push(Document {
                worlds: 1 << edition as u8,
                title: locale.part(&message, "").to_owned(),
                asked: joined_lines(&questions),
                questions,
                text: locale.part(&message, "effect").to_owned(),
            });
        }
    }
    for (prefix, topics) in [
        ("rule", &data.rules.topic),
        ("term", &data.rules.term),
        ("fortress-rule", &data.fortress.topic),
    ] {
        for topic in topics {
            let message = format!("{prefix}-{}", topic.id);
            let own = ["classic", "third", "older"].map(|of| format!("{message}-{of}"));
            let own = own.iter().map(|message| locale.part(message, ""));
            let texts = std::iter::once(locale.part(&message, "text")).chain(own);
            // The tile game's pages have single words there.
            let questions = match prefix {
                "fortress-rule" => Vec::new(),
                _ => questions(locale, &message, Word::Open),
            };
            documents.push(Document {
                worlds: if prefix == "fortress-rule" {
                    FORTRESS
                } else {
                    !FORTRESS
                },
                title: locale.part(&message, "").to_owned(),
                questions,
                asked: locale.part(&message, "asked").to_owned(),
                text: phrase(texts),
            });
        }
    }
    let citadels = data.rulings.iter().flat_map(|(_, rulings)| rulings);
    let citadels = citadels.map(|ruling| ("ruling", "rule", ruling));
    let fortress = data.fortress.ruling.iter();
    let fortress = fortress.map(|ruling| ("fortress-ruling", "fortress-rule", ruling));
    for (prefix, rule, ruling) in citadels.chain(fortress) {
        let sure = ruling.about.iter().filter(|group| group.len() == 1);
        let name = |group: &Vec<Card>| {
            let message = format!("card-{}-{}", group[0], ruling.editions[0].id());
            locale.part(&message, "").to_owned()
        };
        let mut titles: Vec<String> = sure.map(name).collect();
        if ruling.about.is_empty()
            && let Some(topic) = &ruling.topic
        {
            titles.push(locale.part(&format!("{rule}-{topic}"), "").to_owned());
        }
        let message = format!("{prefix}-{}", ruling.id);
        let questions = questions(locale, &message, Word::from(ruling.verdict));
        // The tile game is searched by its texts and a few other words.
        let asked = match prefix {
            "fortress-ruling" => locale.part(&message, "words").to_owned(),
            _ => joined_lines(&questions),
        };
        let worlds = match prefix {
            "fortress-ruling" => FORTRESS,
            _ => ruling
                .editions
                .iter()
                .map(|edition| 1 << *edition as u8)
                .sum(),
        };
        documents.push(Document {
            worlds,
            title: titles.join(" "),
            asked,
            questions,
            text: locale.part(&message, "").to_owned(),
        });
    }
    documents
}

/// Those that are well spelled: what a search looks for is in them too, and less of the rest.
fn joined_lines(questions: &[(Word, String)]) -> String {
    let lines = questions.iter().map(|(_, line)| line.as_str());
    phrase(lines.filter(|line| line.starts_with(char::is_uppercase)))
}

/// The questions of a message with their words, those with its own word first.
fn questions(locale: &Locale, message: &str, own: Word) -> Vec<(Word, String)> {
    let mut words = Word::ALL;
    words.sort_by_key(|(word, _)| *word != own);
    let lines = words.into_iter().flat_map(|(word, attribute)| {
        let lines = locale.part(message, attribute).lines();
        lines.map(move |line| (word, line.trim().to_owned()))
    });
    lines.filter(|(_, line)| !line.is_empty()).collect()
}

/// How often each stem and meaning occurs in a text, and the text's length.
type Counts = (BTreeMap<String, f64>, BTreeMap<u8, f64>, f64);

/// Which texts contain each stem and each meaning.
struct Texts {
    stems: BTreeMap<String, Vec<Posting>>,
    same: Vec<Vec<Posting>>,
}

impl Texts {
    fn new(stems: &Stems, index: &Index<'_>, documents: &[Document], meanings: usize) -> Self {
        let mut counts: Vec<Counts> = Vec::new();
        for Document {
            title, asked, text, ..
        } in documents
        {
            let (mut by_stem, mut by_meaning, mut length) = (BTreeMap::new(), BTreeMap::new(), 0.0);
            for (text, weight) in [(title, TITLE), (asked, ASKED), (text, 1.0)] {
                let words = stems.words(text);
                for word in words.iter().filter(|word| !index.is_small(word)) {
                    *by_stem.entry(word.stem.clone()).or_default() += weight;
                    // The exact form is more specific: "rounded" is not "round".
                    *by_stem.entry(as_typed(word)).or_default() += weight;
                    length += weight;
                }
                for same in index.sentence(&words).same {
                    *by_meaning.entry(same).or_default() += weight;
                }
            }
            counts.push((by_stem, by_meaning, length));
        }
        let mean = counts.iter().map(|count| count.2).sum::<f64>() / float(counts.len());
        let mut texts = Self {
            stems: BTreeMap::new(),
            same: vec![Vec::new(); meanings],
        };
        for (number, (by_stem, by_meaning, length)) in (0..).zip(counts) {
            let long = SOON * (1.0 - LENGTH + LENGTH * length / mean);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "0 to 255"
            )]
            let weight = |count: f64| (count / (count + long) * 255.0).round() as u8;
            for (stem, count) in by_stem {
                let list = texts.stems.entry(stem).or_default();
                list.push(posting(number, weight(count)));
            }
            for (meaning, count) in by_meaning {
                texts.same[usize::from(meaning)].push(posting(number, weight(count)));
            }
        }
        texts
    }
}

/// The weight of a word that occurs in this many of all texts (BM25). In a table, because nothing
/// else needs the logarithm, and with it the library of mathematics.
fn rarity(texts: usize, all: usize) -> Code {
    let rarity = ((float(all) + 1.0) / (float(texts) + 0.5)).ln();
    Code(format!("{rarity:?}"))
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred texts")]
const fn float(number: usize) -> f64 {
    number as f64
}

fn ends<'a>(pieces: impl Iterator<Item = &'a String>) -> Vec<u32> {
    let ends = pieces.scan(0, |end, piece| {
        *end += u32::try_from(piece.len()).expect("a word is short");
        Some(*end)
    });
    ends.collect()
}

fn meanings(words: &[(String, Meaning)]) -> String {
    let written = words.iter().map(|(_, meaning)| match meaning {
        Meaning::Card(card) => format!("Meaning::Card({})", card.literal()),
        other => format!("Meaning::{other:?}"),
    });
    format!("&[{}]", written.collect::<Vec<_>>().join(", "))
}

fn posting(number: u16, weight: u8) -> Posting {
    let [low, high] = number.to_le_bytes();
    [low, high, weight]
}

/// In a file of bytes: a hundred thousand numbers take the compiler long to read.
fn postings(lists: impl Iterator<Item = Vec<Posting>>, out: &Path, name: &str) -> Outcome<String> {
    let (mut ends, mut all): (Vec<usize>, Vec<Posting>) = (Vec::new(), Vec::new());
    for list in lists {
        all.extend(list);
        ends.push(all.len());
    }
    let file = format!("{name}.postings");
    fs::write(out.join(&file), all.concat())?;
    let all = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\")).as_chunks().0");
    Ok(format!("Postings {{ ends: &{ends:?}, all: {all} }}"))
}
