//! Full-text search. Rare words weigh more than common ones (BM25), synonyms count too, and nothing
//! is dropped because something else has more of the words.

use super::fold::retyped;
use super::index::{Index, Posting, Sentence, add_new, text_number, text_weight};
use super::open::Clue;
use super::stems::{Stems, Word, as_typed};
use super::stored::{Stored, kind};
use super::thing::{self, Thing, things};
use super::{Game, SHARED, Topic, TopicId, in_edition, index};
use crate::language::Language;
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use strum::IntoEnumIterator;

/// A parsed query.
#[derive(Debug)]
pub struct Query {
    lang: Language,
    edition: Edition,
    text: String,
    words: Vec<Word>,
    pub sentence: Sentence,
    /// The words that say something, as soon as somebody asks.
    parts: OnceLock<Vec<Part>>,
    /// Out-of-the-way pages that are asked for.
    asked_for: Vec<TopicId>,
    /// A word was read as one that is close to it.
    pub is_mended: bool,
}

/// A word of a query that says something.
#[derive(Debug, Default)]
pub(super) struct Part {
    pub at: usize,
    pub is_number: bool,
    pub stem: String,
    pub same: Vec<u8>,
    pub cards: Vec<Card>,
    /// Does any text have it?
    pub is_known: bool,
    /// What it is worth: rare words more than common ones.
    pub weight: f64,
}

/// What a card's name is worth.
const NAME: f64 = 3.0;

/// A matching text, and its score.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    pub thing: Thing,
    pub score: f64,
}

/// The weight of a meaning relative to the word itself, and of a state.
const MEANING: f64 = 1.1;
const STATE: f64 = 1.6;
/// The weight of a merely similar word, and the minimum length for similarity.
const SIMILAR: f64 = 0.8;
const SIMILAR_FROM: usize = 5;
/// The maximum query length, in letters: whoever reads a query refuses more.
pub const LONGEST: usize = 600;
/// The bonus of an exact word in a search.
const TYPED: f64 = 1.0;
/// Out-of-the-way pages keep this share of their score.
const ASIDE: f64 = 0.35;

/// The id of a meaning, and whether it is a state.
pub fn meaning(same: u8) -> (&'static str, bool) {
    let place = usize::from(same);
    (SHARED.meanings[place].0, place < SHARED.states)
}

/// The texts with a meaning, in any language.
pub(super) fn texts_meaning(same: u8) -> &'static [Posting] {
    SHARED.meanings[usize::from(same)].1.all()
}

impl Query {
    /// Words in whatever language they are, in the user's if ambiguous; if most are known in none,
    /// perhaps the keyboard was set to another one.
    pub fn new(text: &str, reader: Language, edition: Edition) -> Self {
        let (lang, known, count) = language_of(text, reader);
        if 2 * known < count {
            let others = retyped(text).into_iter();
            let others = others.map(|text| (language_of(&text, reader), text));
            let best = others.max_by_key(|((_, known, _), _)| *known);
            if let Some(((lang, meant, count), text)) = best
                && meant > known
                && 2 * meant >= count
            {
                return Self::in_language(&text, lang, edition);
            }
        }
        Self::in_language(text, lang, edition)
    }

    /// Words in a language.
    pub fn in_language(text: &str, lang: Language, edition: Edition) -> Self {
        let (index, stems) = (index(lang), Stems::new(lang));
        let mut words = stems.words(text);
        let typed = words.clone();
        for word in &mut words {
            mend(index, &stems, word);
        }
        let is_mended = words != typed;
        let mut sentence = index.sentence(&words);
        foreign_cards(index, &words, lang, &mut sentence);
        of_edition(&mut sentence.cards, edition);
        // An out-of-the-way page counts in full if its own words are typed.
        let is_solo = sentence.same.iter().any(|same| meaning(*same).0 == "vova");
        let is_asked_for = |topic: &TopicId| {
            if *topic == TopicId::SOLO && is_solo {
                return true;
            }
            let title = stems.words(super::topic(*topic).title(lang, edition));
            let mut title = title.iter().filter(|word| word.stem.chars().count() > 3);
            title.any(|word| sentence.stems.contains(&word.stem))
        };
        let asked_for = thing::ASIDE.into_iter().filter(is_asked_for).collect();
        Self {
            lang,
            edition,
            text: text.to_owned(),
            words,
            sentence,
            parts: OnceLock::new(),
            asked_for,
            is_mended,
        }
    }

    pub const fn lang(&self) -> Language {
        self.lang
    }

    /// The stored questions of its language.
    pub fn stored(&self) -> &'static Stored<'static> {
        super::stored(self.lang)
    }

    /// What it is compared with them by.
    pub fn tokens(&self) -> Vec<(usize, String)> {
        index(self.lang).tokens(&self.words)
    }

    /// Does it ask for more than yes or no: who, how many, one or the other?
    pub fn is_open(&self) -> bool {
        index(self.lang).is_open(&self.text)
    }

    /// Does it ask for advice, which no rulebook gives?
    pub fn wants_advice(&self) -> bool {
        self.has_one(Clue::Advice)
    }

    /// Does it have one of these words?
    pub(super) fn has_one(&self, clue: Clue) -> bool {
        index(self.lang).has_one(&self.text, clue)
    }

    /// As it was typed.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Are all words known in the language?
    pub fn knows_all(&self) -> bool {
        self.sentence.known == self.words.len()
    }

    /// Do the words mean this?
    pub fn means(&self, id: &str) -> bool {
        self.sentence.same.iter().any(|same| meaning(*same).0 == id)
    }

    /// Everything in this edition with any of the words, best first.
    pub fn search(&self, edition: Edition) -> Vec<Hit> {
        let mut scores = self.scores();
        let index = index(self.lang);
        for word in self.words.iter().filter(|word| !index.is_small(word)) {
            add(&mut scores, index.postings(&as_typed(word)), TYPED);
        }
        let hits = things().zip(scores).filter_map(|(thing, score)| {
            let is_about = |card: &&Card| thing.about().iter().any(|group| group.contains(card));
            // A name may be in another language than the texts.
            let named = self.sentence.cards.iter().filter(is_about).count();
            let score = score + float(named);
            if score <= 0.0 || !thing.holds_in(edition) {
                return None;
            }
            let score = score * self.weight(thing) + self.name(thing);
            Some(Hit { thing, score })
        });
        let mut hits: Vec<Hit> = hits.collect();
        hits.sort_by(|one, other| other.score.total_cmp(&one.score));
        // The other game comes after the rest, unless the words are its own.
        let first = self.is_of_fortress();
        hits.sort_by_key(|hit| (hit.thing.game() == Game::Fortress) != first);
        hits
    }

    /// Do only the texts of the tile game have these words? Either all of them; or one that means
    /// nothing in the card game, while no card is named.
    pub(super) fn is_of_fortress(&self) -> bool {
        let index = index(self.lang);
        let games: Vec<Game> = things().map(Thing::game).collect();
        let is_own = |word: &&Word| {
            let postings = index.postings(&word.stem);
            let of = |posting: &Posting| games[usize::from(text_number(*posting))];
            let mut games = postings.iter().map(of);
            !postings.is_empty() && games.all(|game| game == Game::Fortress)
        };
        let means_more = |word: &Word| {
            let read = index.sentence(std::slice::from_ref(word));
            !read.same.is_empty()
        };
        let words = self.words.iter();
        let words: Vec<&Word> = words.filter(|word| !index.is_small(word)).collect();
        let own: Vec<&&Word> = words.iter().filter(|word| is_own(word)).collect();
        let is_only = !own.is_empty() && own.len() == words.len();
        let is_clear = own.iter().any(|word| !means_more(word));
        is_only || is_clear && self.sentence.cards.is_empty()
    }

    /// The score of each text by its words.
    pub(super) fn scores(&self) -> Vec<f64> {
        let index = index(self.lang);
        let mut scores = vec![0.0; SHARED.texts];
        for stem in &self.sentence.stems {
            let postings = index.postings(stem);
            add(&mut scores, postings, 1.0);
            if stem.chars().count() >= SIMILAR_FROM {
                let similar = index.similar(stem).flat_map(|one| index.postings(one));
                let mut weights: BTreeMap<u16, u8> = BTreeMap::new();
                for posting in similar {
                    let known = weights.entry(text_number(*posting)).or_default();
                    *known = (*known).max(text_weight(*posting));
                }
                for posting in postings {
                    weights.remove(&text_number(*posting));
                }
                let rare = rarity(weights.len() + postings.len()) * SIMILAR;
                for (number, weight) in weights {
                    scores[usize::from(number)] += rare * share(weight);
                }
            }
        }
        for same in &self.sentence.same {
            let weight = if meaning(*same).1 { STATE } else { MEANING };
            add(&mut scores, texts_meaning(*same), weight);
        }
        scores
    }

    /// The words that say something, each with what it names and what it is worth.
    pub(super) fn parts(&self) -> &[Part] {
        self.parts.get_or_init(|| self.read_parts())
    }

    fn read_parts(&self) -> Vec<Part> {
        let index = index(self.lang);
        let mut parts: Vec<Part> = Vec::new();
        for (at, token) in self.tokens() {
            if !kind::is_about(&token) {
                continue;
            }
            if parts.last().is_none_or(|part| part.at != at) {
                parts.push(Part {
                    at,
                    ..Part::default()
                });
            }
            let part = parts.last_mut().expect("one was just added");
            if let Some(card) = token.strip_prefix(kind::CARD) {
                part.cards.extend(card.parse::<Card>());
                part.is_known = true;
                part.weight = part.weight.max(NAME);
            } else if let Some(same) = token.strip_prefix(kind::MEANING) {
                part.same.extend(same.parse::<u8>());
                part.is_known = true;
            } else if token.starts_with(kind::NUMBER) {
                part.is_number = true;
            } else {
                let postings = index.postings(&token);
                part.is_known |= !postings.is_empty() || self.stored().token(&token).is_some();
                part.weight = part.weight.max(rarity(postings.len()));
                part.stem = token;
            }
        }
        for card in parts.iter_mut().flat_map(|part| &mut part.cards) {
            *card = in_edition(*card, self.edition);
        }
        parts.retain(|part| part.weight > 0.0);
        parts
    }

    /// Does the text with this number have the part, or a word that means the same?
    pub(super) fn occurs(&self, part: &Part, number: usize) -> bool {
        let has = |postings: &[Posting]| {
            let found = postings.binary_search_by_key(&number, |one| text_number(*one).into());
            found.is_ok()
        };
        let stored = self.stored();
        let has_token = |token| stored.has(number, token);
        let is_asked = stored.token(&part.stem).is_some_and(has_token);
        is_asked
            || has(index(self.lang).postings(&part.stem))
            || part.same.iter().any(|same| has(texts_meaning(*same)))
    }

    /// Out-of-the-way pages count less, unless their own words are typed.
    pub(super) fn weight(&self, thing: Thing) -> f64 {
        let is_asked_for = |topic| self.asked_for.contains(&topic);
        if thing.is_aside() && !thing.topic().is_some_and(is_asked_for) {
            ASIDE
        } else {
            1.0
        }
    }

    /// Is one of the words in its title?
    pub fn is_titled(&self, topic: &Topic) -> bool {
        let mut title = self.title(topic).into_iter();
        title.any(|word| self.sentence.stems.contains(&word.stem))
    }

    /// Are all of the words in its title?
    pub fn is_in_title(&self, topic: &Topic) -> bool {
        let (title, stems) = (self.title(topic), &self.sentence.stems);
        let has = |stem: &String| title.iter().any(|word| word.stem == *stem);
        !stems.is_empty() && stems.iter().all(has)
    }

    fn title(&self, topic: &Topic) -> Vec<Word> {
        Stems::new(self.lang).words(topic.title(self.lang, self.edition))
    }

    /// A query that is a name should find the thing with that name first.
    fn name(&self, thing: Thing) -> f64 {
        let typed = |title: &str| {
            if title.split_whitespace().count() != self.words.len() {
                return false;
            }
            let title = Stems::new(self.lang).words(title);
            let stems = |words: &[Word]| -> Vec<String> {
                words.iter().map(|word| word.stem.clone()).collect()
            };
            stems(&title) == stems(&self.words)
        };
        let is_named = match thing {
            Thing::Card(printing) => {
                self.sentence.cards == [printing.card] && self.sentence.stems.len() <= 3
            }
            Thing::Rule(topic) | Thing::Term(topic) => typed(topic.title(self.lang, self.edition)),
            Thing::Ruling(_) => false,
        };
        if is_named { 100.0 } else { 0.0 }
    }

    /// The sentence of a text with the most words; the first one if none has any.
    pub fn best_line<'a>(&self, text: &'a str) -> &'a str {
        self.scored_line(text).1
    }

    /// Does a text share one of the meanings?
    pub fn shares_meaning(&self, text: &str) -> bool {
        let read = index(self.lang).sentence(&Stems::new(self.lang).words(text));
        self.shared(&read.same) > 0
    }

    /// How many of these meanings it has.
    fn shared(&self, same: &[u8]) -> usize {
        let shared = same.iter().filter(|same| self.sentence.same.contains(same));
        shared.count()
    }

    /// The same with its score: zero if the text has none of the words.
    pub fn scored_line<'a>(&self, text: &'a str) -> (f64, &'a str) {
        let stems = Stems::new(self.lang);
        let lines = sentences(text).map(|line| (line, stems.words(line)));
        let lines: Vec<(&str, Vec<Word>)> = lines.collect();
        let index = index(self.lang);
        let worth = |key: &str| rarity(index.postings(key).len());
        let wanted = self.words.iter().filter(|word| !index.is_small(word));
        let wanted = wanted.map(|word| (word, worth(&word.stem), worth(&as_typed(word))));
        let wanted: Vec<(&Word, f64, f64)> = wanted.collect();
        let found = best_of(&lines, |line| {
            let scores = wanted.iter().map(|(word, stem, typed)| {
                let has_stem = line.iter().any(|one| one.stem == word.stem);
                let is_typed = line.contains(word);
                f64::from(u8::from(has_stem)) * stem + f64::from(u8::from(is_typed)) * typed
            });
            scores.sum()
        });
        if found.0 > 0.0 {
            return found;
        }
        // A line that matches by meaning is better than none.
        best_of(&lines, |line| {
            float(self.shared(&index.sentence(line).same))
        })
    }
}

/// The first line with the highest score; the first of all if that is zero.
fn best_of<'a>(lines: &[(&'a str, Vec<Word>)], score: impl Fn(&[Word]) -> f64) -> (f64, &'a str) {
    let mut best = (0.0, lines.first().map_or("", |(line, _)| line));
    for (line, words) in lines {
        let score = score(words);
        if score > best.0 {
            best = (score, line);
        }
    }
    best
}

/// The sentences of a text: a period before a space ends one, and so does a line break.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .flat_map(|line| line.split_inclusive(". "))
        .map(str::trim)
        .filter(|line| !line.is_empty())
}

fn add(scores: &mut [f64], postings: &[Posting], weight: f64) {
    let rare = rarity(postings.len()) * weight;
    for posting in postings {
        scores[usize::from(text_number(*posting))] += rare * share(text_weight(*posting));
    }
}

fn share(weight: u8) -> f64 {
    f64::from(weight) / 255.0
}

/// The weight of a word that occurs in this many texts.
pub(super) fn rarity(texts: usize) -> f64 {
    SHARED.rarity[texts]
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred texts")]
pub(super) const fn float(number: usize) -> f64 {
    number as f64
}

/// The language that knows most of the words, how many it knows, and how many there are.
fn language_of(text: &str, reader: Language) -> (Language, usize, usize) {
    let others = Language::iter().filter(|lang| *lang != reader);
    let mut best = (reader, 0, 0);
    for lang in std::iter::once(reader).chain(others) {
        let words = Stems::new(lang).words(text);
        let known = words.iter().filter(|word| index(lang).knows(word)).count();
        if known > best.1 || best.2 == 0 {
            best = (lang, known, words.len());
        }
        // No other can know more.
        if known > 0 && known == words.len() {
            break;
        }
    }
    best
}

/// An unknown word that is close to a known one is read as that.
fn mend(index: &Index<'_>, stems: &Stems, word: &mut Word) {
    let letters = word.typed.chars().count();
    if letters < 4 || index.knows(word) || index.is_in_phrase(word) {
        return;
    }
    let forgiven = if letters < 8 { 1 } else { 2 };
    let near = index.vocabulary().filter(|known| {
        known.chars().count().abs_diff(letters) <= forgiven && !known.contains(' ')
    });
    let near = near.map(|known| (strsim::osa_distance(known, &word.typed), known));
    let nearest = near.filter(|(distance, _)| *distance <= forgiven).min();
    if let Some((_, known)) = nearest {
        *word = stems.word(known);
    }
}

/// People use a card's name in the language of their box.
fn foreign_cards(index: &Index<'_>, words: &[Word], lang: Language, sentence: &mut Sentence) {
    let unknown: Vec<&Word> = words.iter().filter(|word| !index.knows(word)).collect();
    if unknown.is_empty() {
        return;
    }
    for other in Language::iter().filter(|other| *other != lang) {
        for word in &unknown {
            let named = self::index(other).sentence(std::slice::from_ref(word));
            let named = named.cards;
            sentence.cards.extend(named);
        }
    }
    sentence.cards.dedup();
}

/// Of two cards with the same name, the edition's own is meant, and a card of another box is read
/// as its successor.
fn of_edition(cards: &mut Vec<Card>, edition: Edition) {
    for card in std::mem::take(cards) {
        add_new(cards, in_edition(card, edition));
    }
}
