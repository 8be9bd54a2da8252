//! Builds the index that `ask` and `search` read (`src/data/index.rs`).

use crate::{Locale, Outcome, learned, store, stored};
use citadels_data::Game;
use citadels_data::fold::fold;
use citadels_data::index::{Index, Meaning, Posting, Postings, Shared, text_number, text_weight};
use citadels_data::language::Language;
use citadels_data::open::Open;
use citadels_data::parse::Data;
use citadels_data::ruling::Ruling;
use citadels_data::stems::{Stems, as_typed, phrase};
use citadels_data::stored::{OPEN, WORDS};
use citadels_game::card::Card;
use citadels_game::ruling::Verdict;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// `locales/<language>/words.toml`. Words with the same meaning are separated by commas.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    /// Function words.
    small: String,
    /// What tells an open question, or one for advice.
    open: Open,
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
    /// The ids of the states and of the other meanings.
    fn meanings(&self) -> impl Iterator<Item = &str> {
        let ids = self.states.keys().chain(self.same.keys());
        ids.map(String::as_str)
    }
}

fn list(words: &str) -> impl Iterator<Item = &str> {
    words.split(',').map(str::trim)
}

/// The same, folded.
fn folded(words: &str) -> String {
    list(words).map(fold).collect::<Vec<_>>().join(", ")
}

/// A question, and the word that answers it.
pub type Question = (Option<Verdict>, String);

/// A searchable text.
struct Document {
    /// A bit for each edition that has it, or that of the other game.
    worlds: u8,
    title: String,
    /// The questions it answers, its heading first.
    questions: Vec<Question>,
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

/// Stores the index of each language, and what they share.
pub fn index(
    locales: &BTreeMap<Language, Locale>,
    words: &BTreeMap<Language, String>,
    data: &Data,
    out: &Path,
) -> Outcome<()> {
    let words = read(words)?;
    let first = &words[&Language::En];
    let ids: Vec<&str> = first.meanings().collect();
    let (mut asked_lines, mut worlds) = (vec![], vec![]);
    let mut same: Vec<BTreeMap<u16, u32>> = vec![BTreeMap::new(); ids.len()];
    for (lang, words) in &words {
        let stems = Stems::new(*lang);
        let locale = &locales[lang];
        let mut index = vocabulary(&stems, *lang, locale, words, &ids, data)?;
        let documents = documents(locale, data);
        let texts = Texts::new(&stems, &index, &documents, ids.len());
        let asked = documents.iter().map(|document| &*document.questions);
        let read = stored::stored(&stems, &index, asked, data, out, *lang)?;
        // What is off topic is learned as one more text, which competes with all.
        let off = locale.part("off-topic", OPEN).lines();
        let off = off.map(|line| stored::tokens(&stems, &index, data, line));
        let off = off.map(|tokens| (documents.len(), None, tokens));
        asked_lines.extend(read.into_iter().chain(off).map(|line| (*lang, line)));
        worlds = documents.iter().map(|document| document.worlds).collect();
        for (same, found) in same.iter_mut().zip(&texts.same) {
            for one in found {
                *same.entry(text_number(*one)).or_default() += u32::from(text_weight(*one));
            }
        }
        let stems = texts.stems.iter();
        let stems = stems.map(|(stem, found)| (stem.as_str(), Postings(found.as_flattened())));
        index.stems = stems.collect();
        store(out, &format!("{}.index", lang.code()), &index)?;
    }
    let texts = worlds.len();
    let same = same.into_iter().map(|found| mean(found, locales.len()));
    let same: Vec<Vec<Posting>> = same.collect();
    let meanings = ids.iter().zip(&same);
    let meanings = meanings.map(|(id, found)| (*id, Postings(found.as_flattened())));
    let shared = Shared {
        meanings: meanings.collect(),
        states: first.states.len(),
        texts,
        rarity: (0..=texts).map(|found| rarity(found, texts)).collect(),
    };
    store(out, "shared", &shared)?;
    worlds.push(u8::MAX);
    learned::learned(&asked_lines, &worlds, out)
}

/// The words of each language, which have the same meanings and hints.
fn read(words: &BTreeMap<Language, String>) -> Outcome<BTreeMap<Language, Words>> {
    let mut all: BTreeMap<Language, Words> = BTreeMap::new();
    for (lang, text) in words {
        let file = format!("locales/{}/words.toml", lang.code());
        let words: Words = toml::from_str(text).map_err(|e| format!("{file}: {e}"))?;
        if let Some(first) = all.values().next() {
            if !words.meanings().eq(first.meanings()) {
                return Err(format!("{file} has other meanings").into());
            }
            if !words.hints.keys().eq(first.hints.keys()) {
                return Err(format!("{file} has other hints").into());
            }
        }
        all.insert(*lang, words);
    }
    Ok(all)
}

/// A meaning found in one language's text belongs to the ruling in every language.
fn mean(found: BTreeMap<u16, u32>, languages: usize) -> Vec<Posting> {
    let languages = u32::try_from(languages).expect("four");
    let mean = |(number, weight): (u16, u32)| {
        let mean = u8::try_from(weight / languages).expect("a mean of bytes is a byte");
        posting(number, mean)
    };
    found.into_iter().map(mean).collect()
}

/// What words and phrases mean, before it is known which texts contain them.
fn vocabulary(
    stems: &Stems,
    lang: Language,
    locale: &Locale,
    words: &Words,
    ids: &[&str],
    data: &Data,
) -> Outcome<Index<'static>> {
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
    for card in data.cards() {
        let names = card.printings.iter();
        let names = names.map(|printing| locale.part(&printing.message(), ""));
        let aliases = card.aliases.iter().filter(|alias| alias.lang == lang);
        let names = names.chain(aliases.map(|alias| &*alias.name));
        all.extend(names.map(|name| (name, Meaning::Card(card.id))));
    }
    let mut index = Index {
        open: words.open.clone().map(|_, words| folded(&words)),
        ..Index::default()
    };
    // As long as the script runs.
    let phrases = |words: &str| -> [&'static str; 2] {
        let words = stems.words(words);
        let typed = phrase(words.iter().map(|word| &*word.typed));
        let stemmed = phrase(words.iter().map(|word| &*word.stem));
        [typed.leak(), stemmed.leak()]
    };
    for (hint, group) in (0..).zip(words.hints.values()) {
        let hinted = list(group).flat_map(phrases);
        index.hinted.extend(hinted.map(|words| (words, hint)));
    }
    for (words, meaning) in all {
        let [typed, stemmed] = phrases(words);
        index.typed.push((typed, meaning));
        // An inflected function word may be a real word: "was" and "wares".
        if !matches!(meaning, Meaning::Small | Meaning::Not) {
            index.stemmed.push((stemmed, meaning));
        }
    }
    index.hinted.sort_unstable();
    index.hinted.dedup();
    for list in [&mut index.typed, &mut index.stemmed] {
        list.sort_unstable();
        list.dedup();
    }
    Ok(index)
}

/// Everything searchable, in the order of `library::things`.
fn documents(locale: &Locale, data: &Data) -> Vec<Document> {
    let mut documents = Vec::new();
    for printing in data.cards().flat_map(|card| &card.printings) {
        let message = printing.message();
        let questions = questions(locale, &message, None);
        documents.push(Document {
            worlds: 1 << printing.edition as u8,
            title: locale.part(&message, "").to_owned(),
            asked: joined_lines(&questions),
            questions,
            text: locale.part(&message, "effect").to_owned(),
        });
    }
    for topic in data.topics() {
        let message = topic.message();
        let own = ["classic", "third", "older"].map(|of| format!("{message}-{of}"));
        let own = own.iter().map(|message| locale.part(message, ""));
        let texts = std::iter::once(locale.part(&message, "text")).chain(own);
        documents.push(Document {
            worlds: match topic.game {
                Game::Citadels => !FORTRESS,
                Game::Fortress => FORTRESS,
            },
            title: locale.part(&message, "").to_owned(),
            // The tile game's pages have single words there.
            questions: match topic.game {
                Game::Citadels => questions(locale, &message, None),
                Game::Fortress => Vec::new(),
            },
            asked: locale.part(&message, "asked").to_owned(),
            text: phrase(texts),
        });
    }
    for ruling in data.all_rulings() {
        let message = ruling.message();
        let questions = questions(locale, &message, ruling.verdict);
        let editions = ruling.editions.iter();
        documents.push(Document {
            worlds: match ruling.game {
                Game::Citadels => editions.map(|edition| 1 << *edition as u8).sum(),
                Game::Fortress => FORTRESS,
            },
            title: title(locale, data, ruling),
            // The tile game is searched by its texts and a few other words.
            asked: match ruling.game {
                Game::Citadels => joined_lines(&questions),
                Game::Fortress => locale.part(&message, "words").to_owned(),
            },
            questions,
            text: locale.part(&message, "").to_owned(),
        });
    }
    documents
}

/// The names of the cards that a ruling is about, or that of its page.
fn title(locale: &Locale, data: &Data, ruling: &Ruling) -> String {
    let name = |card: Card| {
        let message = format!("card-{card}-{}", ruling.editions[0].id());
        locale.part(&message, "")
    };
    let mut titles: Vec<&str> = ruling.sure_cards().into_iter().map(name).collect();
    if ruling.about.is_empty() {
        let pages = data.topics();
        let pages = pages.filter(|topic| Some(topic.id()) == ruling.topic());
        titles.extend(pages.map(|topic| locale.part(&topic.message(), "")));
    }
    titles.join(" ")
}

/// Those that are well spelled: what a search looks for is in them too, and less of the rest.
fn joined_lines(questions: &[Question]) -> String {
    let lines = questions.iter().map(|(_, line)| line.as_str());
    phrase(lines.filter(|line| line.starts_with(char::is_uppercase)))
}

/// The questions of a message with their words, those with its own word first.
fn questions(locale: &Locale, message: &str, own: Option<Verdict>) -> Vec<Question> {
    let mut words = WORDS;
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
                for same in index.same(&words) {
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

/// The weight of a word that occurs in this many of all texts (BM25).
fn rarity(texts: usize, all: usize) -> f64 {
    ((float(all) + 1.0) / (float(texts) + 0.5)).ln()
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred texts")]
const fn float(number: usize) -> f64 {
    number as f64
}

fn posting(number: u16, weight: u8) -> Posting {
    let [low, high] = number.to_le_bytes();
    [low, high, weight]
}
