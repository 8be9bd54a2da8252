//! Which card a typed name means.

use super::fold::{fold, meant_cyrillic, other_keyboards};
use crate::language::Language;
use crate::rules::edition::Edition;
use std::borrow::Cow;
use std::cell::OnceCell;

pub use citadels_data::name::Name;

/// How well the typed text matches a thing (higher is better), and the language of the matching
/// name if it is not the user's. A prefix of the name ranks above a prefix of a later word, and the
/// user's language above others; if no name starts that way, typos are allowed.
pub fn fit<T: Copy + Ord>(
    names: &[Name<T>],
    of: T,
    typed: &str,
    lang: Language,
) -> Option<(i64, Option<Language>)> {
    let folded = fold(typed);
    if folded.is_empty() {
        return None;
    }
    let own = names.iter().filter(|name| name.of == of);
    let fits = own.filter(|name| name.has_word_beginning(&folded));
    let scored = fits.map(|name| {
        let begins = name.folded().starts_with(&folded);
        let is_ours = name.lang.is_none_or(|of| of == lang);
        let score = 1 + i64::from(begins) + 2 * i64::from(is_ours);
        (score, name.lang.filter(|of| *of != lang))
    });
    let best = scored.max_by_key(|(score, other)| (*score, other.is_none()));
    best.or_else(|| {
        let is_anybody = names.iter().any(|name| name.has_word_beginning(&folded));
        let nearly = names.iter().filter(|name| name.of == of);
        let nearly = nearly.filter(|name| !is_anybody && nearly_begins(name.folded(), &folded));
        let other = nearly.map(|name| name.lang.filter(|of| *of != lang));
        other.min_by_key(Option::is_some).map(|other| (0, other))
    })
}

/// Does the name start this way, allowing a typo or two?
fn nearly_begins(name: &str, typed: &str) -> bool {
    let count = typed.chars().count();
    // In a short word, one letter more or less makes another word.
    let allowed = match count {
        0..=3 => return false,
        4..=7 => 1,
        _ => 2,
    };
    (count - 1..=count + 1).any(|count| {
        let begin: String = name.chars().take(count).collect();
        strsim::osa_distance(&begin, typed) <= allowed
    })
}

/// Is it the word itself, except for one letter?
pub fn is_typo_of(word: &str, typed: &str) -> bool {
    strsim::osa_distance(word, typed) < 2
}

/// Is the typed text the start of a word in one of its names?
pub fn begins_name<T: Copy + PartialEq>(names: &[Name<T>], of: T, typed: &str) -> bool {
    let typed = fold(typed);
    let mut names = names.iter().filter(|name| name.of == of);
    names.any(|name| name.has_word_beginning(&typed))
}

/// The result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found<T> {
    /// Exactly one.
    One(T),
    /// Several, best first.
    Several(Vec<T>),
    /// None; these are the closest, best first.
    None(Vec<T>),
}

/// Longer than any known name; anything beyond is not a name.
const LONGEST: usize = 80;

/// The most words a known name may have.
pub const MOST_WORDS: usize = 8;

/// Words that may precede a name without belonging to it.
const ARTICLES: [&str; 7] = ["a", "an", "la", "le", "les", "the", "un"];

/// Names to look up in, again and again.
#[derive(Debug)]
pub struct Names<'n, T: Clone> {
    names: Cow<'n, [Name<T>]>,
    /// The letters of each name: most names are passed over at a glance.
    letters: OnceCell<Vec<Letters>>,
}

/// Which letters a text has, roughly, and how many.
#[derive(Clone, Copy, Debug)]
pub struct Letters {
    set: u64,
    count: usize,
}

impl Letters {
    pub fn of(text: &str) -> Self {
        let (mut set, mut count) = (0, 0);
        for letter in text.chars() {
            set |= 1 << (u32::from(letter) % 64);
            count += 1;
        }
        Self { set, count }
    }

    /// May a text with these letters have one with those in it?
    pub const fn may_have(self, other: Self) -> bool {
        other.set & !self.set == 0
    }

    /// May the texts be this few typos apart? A typo changes the number of letters by one at most,
    /// and brings in or takes away one at most.
    pub const fn may_be(self, other: Self, typos: usize) -> bool {
        let missing = (self.set & !other.set).count_ones() as usize;
        let added = (other.set & !self.set).count_ones() as usize;
        self.count.abs_diff(other.count) <= typos && missing <= typos && added <= typos
    }
}

/// Finds what a name means: [`Names::find`] for a single look-up.
pub fn find<T: Copy + Ord>(
    names: &[Name<T>],
    typed: &str,
    lang: Language,
    edition: Edition,
) -> Found<T> {
    Names::new(names).find(typed, lang, edition)
}

impl<'n, T: Copy + Ord> Names<'n, T> {
    pub fn new(names: impl Into<Cow<'n, [Name<T>]>>) -> Self {
        Self {
            names: names.into(),
            letters: OnceCell::new(),
        }
    }

    /// Each name that may fit, by its letters.
    pub fn fitting(&self, fits: impl Fn(Letters) -> bool) -> impl Iterator<Item = &Name<T>> {
        let of_all = || self.names.iter().map(|name| Letters::of(name.folded()));
        let letters = self.letters.get_or_init(|| of_all().collect());
        let fitting = self.names.iter().zip(letters);
        fitting.filter_map(move |(name, letters)| fits(*letters).then_some(name))
    }

    /// What a name means. The steps are tried in order, and the first with a match decides: the
    /// whole name, its prefix, prefixes of its words, a typo or two; each in the chosen language
    /// first. Before typos, lookalike letters and the wrong keyboard are tried. If nothing fits,
    /// the closest are suggested.
    pub fn find(&self, typed: &str, lang: Language, edition: Edition) -> Found<T> {
        match self.matching(typed, lang, edition) {
            Found::None(_) => {
                let folded = fold(typed);
                let is_long = folded.chars().count() > LONGEST;
                let name = without_article(&folded).unwrap_or(&folded);
                let names = if is_long { &[] } else { &*self.names };
                Found::None(nearest(names, name, lang))
            }
            found => found,
        }
    }

    /// The same without suggestions, which cost more than the rest.
    pub fn matching(&self, typed: &str, lang: Language, edition: Edition) -> Found<T> {
        let folded = fold(typed);
        if folded.is_empty() || folded.chars().count() > LONGEST {
            return Found::None(Vec::new());
        }
        match self.find_folded(typed, &folded, lang, edition) {
            Found::None(none) => match without_article(&folded) {
                Some(rest) => self.find_folded(rest, rest, lang, edition),
                None => Found::None(none),
            },
            found => found,
        }
    }

    fn find_folded(&self, typed: &str, folded: &str, lang: Language, edition: Edition) -> Found<T> {
        let ours = |name: &Name<T>| name.lang == Some(lang);
        let ours_or_id = |name: &Name<T>| name.lang.is_none_or(|of| of == lang);
        let of_edition = |name: &Name<T>| name.edition.is_none_or(|of| of == edition);
        let beginning = |name: &Name<T>| name.folded().starts_with(folded);
        let words = |name: &Name<T>| begins_words(name.folded(), folded);
        let word_end = |name: &Name<T>| ends_word(name.folded(), folded);
        let hits = |hits: Vec<&Name<T>>| best_first(hits, edition);

        let is_whole = |name: &&Name<T>| name.is(folded);
        let whole: Vec<&Name<T>> = self.names.iter().filter(is_whole).collect();
        let here = only(&whole, |name| ours_or_id(name) && of_edition(name));
        let found = decided(hits(here))
            .or_else(|| decided(hits(only(&whole, ours_or_id))))
            .or_else(|| decided(hits(of_one_name(whole, edition))));
        if let Some(found) = found {
            return found;
        }

        let letters = Letters::of(folded);
        let may_have: Vec<&Name<T>> = self.fitting(|of| of.may_have(letters)).collect();
        // «вежа» is the start of one tower's name and the end of another's: don't guess, in any
        // language.
        for in_any in [false, true] {
            let of_tongue = only(&may_have, |name| in_any || ours(name));
            let ends = only(&of_tongue, |name| word_end(name) && of_edition(name));
            if hits(ends).len() > 1 {
                let fitting = only(&of_tongue, |name| word_end(name) || beginning(name));
                return Found::Several(hits(fitting));
            }
            if let Some(found) = decided(hits(only(&of_tongue, beginning))) {
                return found;
            }
        }
        let by_words = only(&may_have, words);
        let found = decided(hits(only(&by_words, ours)));
        if let Some(found) = found.or_else(|| decided(hits(by_words))) {
            return found;
        }

        if let Some(cyrillic) = meant_cyrillic(typed) {
            let is_meant = |name: &&Name<T>| name.is(&cyrillic);
            let meant: Vec<&Name<T>> = self.names.iter().filter(is_meant).collect();
            let found = decided(hits(only(&meant, ours)));
            if let Some(found) = found.or_else(|| decided(hits(meant))) {
                return found;
            }
        }
        let keyboards = other_keyboards(typed);
        let keys: Vec<Letters> = keyboards.iter().map(|keys| Letters::of(keys)).collect();
        let may_have = |of: Letters| keys.iter().any(|keys| of.may_have(*keys));
        let may_have: Vec<&Name<T>> = self.fitting(may_have).collect();
        let keyboard =
            |name: &Name<T>| keyboards.iter().any(|keys| name.folded().starts_with(keys));
        decided(hits(only(&may_have, keyboard))).unwrap_or_else(|| self.forgive(folded, lang))
    }

    /// One typo in a short name, two in a longer one, if only one card is that close.
    fn forgive(&self, typed: &str, lang: Language) -> Found<T> {
        let (allowed, letters) = (typos(typed), Letters::of(typed));
        let may_be = self.fitting(|of| of.may_be(letters, allowed));
        let distances = may_be.map(|name| {
            let distance = strsim::osa_distance(name.folded(), typed);
            (distance, name.lang != Some(lang), name.of)
        });
        let near = distances.filter(|&(distance, ..)| distance <= allowed);
        let mut near: Vec<(usize, bool, T)> = near.collect();
        near.sort_unstable();
        let Some(&(distance, foreign, _)) = near.first() else {
            return Found::None(Vec::new());
        };
        let is_best = |hit: &&(_, _, T)| (hit.0, hit.1) == (distance, foreign);
        let best = near.iter().filter(is_best);
        match distinct(best.map(|hit| hit.2))[..] {
            [only] => Found::One(only),
            _ => Found::Several(distinct(near.iter().map(|hit| hit.2))),
        }
    }

    /// The one thing whose name has words starting with these, in order.
    pub fn by_words(&self, typed: &str, lang: Language, edition: Edition) -> Option<T> {
        let folded = fold(typed);
        let letters = Letters::of(&folded);
        let mut may_have = self.fitting(|of| of.may_have(letters));
        if !may_have.any(|name| begins_words(name.folded(), &folded)) {
            return None;
        }
        match self.matching(typed, lang, edition) {
            Found::One(one) => Some(one),
            _ => None,
        }
    }
}

/// «the witch», « le roi »: the article is dropped if nothing else matches.
fn without_article(folded: &str) -> Option<&str> {
    let (article, rest) = folded.split_once(' ')?;
    (ARTICLES.contains(&article) && rest.chars().count() > 2).then_some(rest)
}

/// The names that fit.
fn only<'a, T>(names: &[&'a Name<T>], fits: impl Fn(&Name<T>) -> bool) -> Vec<&'a Name<T>> {
    let names = names.iter().copied();
    names.filter(|name| fits(name)).collect()
}

/// Of several cards with one name, those with it in this edition; all, if there are none.
fn of_one_name<T>(names: Vec<&Name<T>>, edition: Edition) -> Vec<&Name<T>> {
    let here = only(&names, |name| name.edition.is_none_or(|of| of == edition));
    if here.is_empty() { names } else { here }
}

/// What the names are of: those of this edition first, then the shortest, of which the largest part
/// was typed.
fn best_first<T: Copy + PartialEq>(mut names: Vec<&Name<T>>, edition: Edition) -> Vec<T> {
    let is_other = |name: &Name<T>| name.edition.is_some_and(|of| of != edition);
    names.sort_by_key(|name| (is_other(name), name.folded().len()));
    distinct(names.iter().map(|name| name.of))
}

/// What a step found, if anything.
fn decided<T: Copy>(found: Vec<T>) -> Option<Found<T>> {
    match found[..] {
        [] => None,
        [only] => Some(Found::One(only)),
        _ => Some(Found::Several(found)),
    }
}

/// `school magic` has prefixes of the words of `school of magic`, in order.
pub fn begins_words(name: &str, typed: &str) -> bool {
    let mut words = name.split(' ');
    let mut parts = typed.split(' ');
    parts.all(|part| words.any(|word| word.starts_with(part)))
}

/// Is the typed text a word of the name, or the end of one? `tower` is in `watchtower`.
pub fn ends_word(name: &str, typed: &str) -> bool {
    typed.chars().count() > 2 && name.split(' ').any(|word| word.ends_with(typed))
}

/// The number of typos allowed in a word of this length.
pub fn typos(typed: &str) -> usize {
    match typed.chars().count() {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    }
}

/// Which name was meant, if it is a prefix or a typo or two away. A wilder guess would only
/// confuse.
pub fn near<'a>(typed: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let allowed = typos(&typed);
    let distance = |name: &str| {
        if name.starts_with(&typed) {
            0
        } else {
            strsim::osa_distance(name, &typed)
        }
    };
    let near = names.map(|name| (distance(name), name));
    let near = near.filter(|(distance, _)| allowed > 0 && *distance <= allowed);
    near.min().map(|(_, name)| name)
}

/// The three most similar, by whole names and single words, if similar at all.
fn nearest<T: Copy + PartialEq>(names: &[Name<T>], typed: &str, lang: Language) -> Vec<T> {
    let alike = names.iter().filter_map(|name| {
        let words = name.folded().split(' ');
        let words = words.filter(|word| word.chars().count() > 3);
        let parts = std::iter::once(name.folded()).chain(words);
        let scores = parts.map(|part| strsim::jaro_winkler(part, typed));
        let score = scores.fold(0.0, f64::max);
        let is_ours = name.lang == Some(lang);
        (score >= 0.8).then_some((score + if is_ours { 0.05 } else { 0.0 }, name))
    });
    let mut alike: Vec<(f64, &Name<T>)> = alike.collect();
    alike.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut found = distinct(alike.iter().map(|(_, name)| name.of));
    found.truncate(3);
    found
}

fn distinct<T: PartialEq>(found: impl Iterator<Item = T>) -> Vec<T> {
    let mut seen = Vec::new();
    for one in found {
        if !seen.contains(&one) {
            seen.push(one);
        }
    }
    seen
}
