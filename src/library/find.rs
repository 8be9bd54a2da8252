//! Which card is meant by what was typed.

use super::fold::{fold, meant_cyrillic, other_keyboards};
use crate::language::Language;
use crate::rules::edition::Edition;
use std::cell::LazyCell;

/// One name of one thing, ready to be compared.
#[derive(Clone, Copy, Debug)]
pub struct Name {
    /// The name, folded.
    pub folded: &'static str,
    /// Its language; none for an id.
    pub lang: Option<Language>,
    /// The edition that prints it; none for ids and other printed names.
    pub edition: Option<Edition>,
    /// Which thing it names.
    pub index: usize,
}

impl Name {
    /// Does a word of the name begin with this, folded?
    #[must_use]
    pub fn has_word_beginning(&self, typed: &str) -> bool {
        self.folded.starts_with(typed) || self.folded.contains(&format!(" {typed}"))
    }
}

/// What was found: indices into the table the names belong to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Exactly one.
    One(usize),
    /// Several, best first.
    Several(Vec<usize>),
    /// None; these are the nearest, best first.
    None(Vec<usize>),
}

/// Long enough for any name we know; more than this is not a name.
const LONGEST: usize = 80;

/// Words that may stand before a name without belonging to it.
const ARTICLES: [&str; 7] = ["a", "an", "la", "le", "les", "the", "un"];

/// Finds what is meant. The steps are tried in order, and the first that fits anything decides:
/// the whole name, its beginning, the beginnings of its words, a typo or two; each among
/// the names of the chosen language first. Before typos, letters that only look right and the wrong
/// keyboard are tried.
#[must_use]
pub fn find(names: &[Name], typed: &str, lang: Language, edition: Edition) -> Found {
    let folded = fold(typed);
    if folded.is_empty() || folded.chars().count() > LONGEST {
        return Found::None(Vec::new());
    }
    match find_folded(names, typed, &folded, lang, edition) {
        // «the witch», « le roi »: without the article if nothing else fits.
        Found::None(nearest) => match folded.split_once(' ') {
            Some((article, rest)) if ARTICLES.contains(&article) && rest.chars().count() > 2 => {
                find_folded(names, rest, rest, lang, edition)
            }
            _ => Found::None(nearest),
        },
        found => found,
    }
}

fn find_folded(
    names: &[Name],
    typed: &str,
    folded: &str,
    lang: Language,
    edition: Edition,
) -> Found {
    let ours = |name: &Name| name.lang == Some(lang);
    let ours_or_id = |name: &Name| name.lang.is_none_or(|of| of == lang);
    let of_edition = |name: &Name| name.edition.is_none_or(|of| of == edition);
    let whole = |name: &Name| name.folded == folded;
    let beginning = |name: &Name| name.folded.starts_with(folded);
    let words = |name: &Name| begins_words(name.folded, folded);
    let cyrillic = meant_cyrillic(typed);
    let cyrillic = |name: &Name| cyrillic.as_deref() == Some(name.folded);
    let keyboards = LazyCell::new(|| other_keyboards(typed));
    let keyboard = |name: &Name| keyboards.iter().any(|keys| name.folded.starts_with(keys));

    let steps: [&dyn Fn(&Name) -> bool; 10] = [
        &|name| whole(name) && ours_or_id(name) && of_edition(name),
        &|name| whole(name) && ours_or_id(name),
        &whole,
        &|name| beginning(name) && ours(name),
        &beginning,
        &|name| words(name) && ours(name),
        &words,
        &|name| cyrillic(name) && ours(name),
        &cyrillic,
        &keyboard,
    ];
    for step in steps {
        let mut hits: Vec<&Name> = names.iter().filter(|name| step(name)).collect();
        // The shortest name is the one of which most was typed.
        hits.sort_by_key(|name| (!of_edition(name), name.folded.len()));
        let indices = distinct(hits.iter().map(|name| name.index));
        match indices[..] {
            [] => {}
            [only] => return Found::One(only),
            _ => return Found::Several(indices),
        }
    }
    forgive(names, folded, &ours)
}

/// The one thing whose name consists of words that begin like these, as many or more.
#[must_use]
pub fn by_words(names: &[Name], typed: &str, lang: Language, edition: Edition) -> Option<usize> {
    let folded = fold(typed);
    let fitting = names.iter().any(|name| begins_words(name.folded, &folded));
    match find(names, typed, lang, edition) {
        Found::One(index) if fitting => Some(index),
        _ => None,
    }
}

/// `school magic` begins the words of `school of magic`, in their order.
fn begins_words(name: &str, typed: &str) -> bool {
    let mut words = name.split(' ');
    typed
        .split(' ')
        .all(|part| words.any(|word| word.starts_with(part)))
}

/// One typo in a short name, two in a longer one, if only one card is that near.
fn forgive(names: &[Name], typed: &str, ours: &dyn Fn(&Name) -> bool) -> Found {
    let allowed = match typed.chars().count() {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    };
    let mut near: Vec<(usize, bool, usize)> = names
        .iter()
        .map(|name| {
            (
                strsim::osa_distance(name.folded, typed),
                !ours(name),
                name.index,
            )
        })
        .filter(|&(distance, ..)| distance <= allowed)
        .collect();
    near.sort_unstable();
    let Some(&(distance, foreign, _)) = near.first() else {
        return Found::None(nearest(names, typed, ours));
    };
    let best = near
        .iter()
        .filter(|hit| (hit.0, hit.1) == (distance, foreign));
    match distinct(best.map(|hit| hit.2))[..] {
        [only] => Found::One(only),
        _ => Found::Several(distinct(near.iter().map(|hit| hit.2))),
    }
}

/// The three most alike, by whole names and by single words, if they are alike at all.
fn nearest(names: &[Name], typed: &str, ours: &dyn Fn(&Name) -> bool) -> Vec<usize> {
    let mut alike: Vec<(f64, &Name)> = names
        .iter()
        .filter_map(|name| {
            let score = std::iter::once(name.folded)
                .chain(
                    name.folded
                        .split(' ')
                        .filter(|word| word.chars().count() > 3),
                )
                .map(|part| strsim::jaro_winkler(part, typed))
                .fold(0.0, f64::max);
            (score >= 0.8).then_some((score + if ours(name) { 0.05 } else { 0.0 }, name))
        })
        .collect();
    alike.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut indices = distinct(alike.iter().map(|(_, name)| name.index));
    indices.truncate(3);
    indices
}

fn distinct(indices: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut seen = Vec::new();
    for index in indices {
        if !seen.contains(&index) {
            seen.push(index);
        }
    }
    seen
}
