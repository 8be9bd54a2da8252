//! Full-text search: documents in, best hits out. Words are compared by their stems, so that
//! «короні» finds «корона» and "crowned" finds "crown".

use super::fold::fold;
use crate::language::Language;
use snowball_stemmers_rs::{Algorithm, Stemmer};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// A text that can be found.
#[derive(Clone, Debug)]
pub struct Document<K> {
    /// What the caller wants back.
    pub key: K,
    /// Words here weigh more.
    pub title: String,
    /// The title is the thing's own name, not just what it is about.
    pub named: bool,
    pub text: String,
}

/// A hit: which document, and the sentence that fits best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit<'a, K> {
    /// The document's key.
    pub key: &'a K,
    pub title: &'a str,
    /// The sentence of its text with most of the words; the first one if only the title fits.
    pub line: &'a str,
}

/// The hits, best first: all words before some of them, titles before texts, rare words before
/// common ones.
#[must_use]
pub fn search<'a, K>(
    documents: &'a [Document<K>],
    query: &str,
    synonyms: &str,
    lang: Language,
) -> Vec<Hit<'a, K>> {
    let mut stems = Stems::new(lang);
    let mut wanted = stems.of(query);
    if wanted.is_empty() {
        return Vec::new();
    }
    let indexed: Vec<(Words, Words)> = documents
        .iter()
        .map(|document| (stems.of(&document.title), stems.of(&document.text)))
        .collect();
    let known: HashSet<&str> = indexed
        .iter()
        .flat_map(|(title, text)| title.iter().chain(text))
        .map(|word| &*word.stem)
        .collect();
    // A word that stands nowhere may have a synonym that does.
    let pairs: Vec<(Words, Words)> = synonyms
        .split(',')
        .filter_map(|pair| pair.split_once(':'))
        .map(|(word, meant)| (stems.of(word), stems.of(meant)))
        .collect();
    for word in wanted
        .iter_mut()
        .filter(|word| !known.contains(&*word.stem))
    {
        let same = |(from, _): &&(Words, Words)| {
            from.first()
                .is_some_and(|from| from.stem == word.stem || from.typed == word.typed)
        };
        if let Some(meant) = pairs.iter().find(same).and_then(|(_, meant)| meant.first()) {
            *word = meant.clone();
        }
    }

    // How rare each word is, as it was typed and in any form.
    let rarity = |same: &dyn Fn(&Word) -> bool| {
        let holds = |(title, text): &&(Words, Words)| title.iter().chain(text).any(same);
        let holding = indexed.iter().filter(holds).count();
        (count(documents.len() + 1) / count(holding + 1)).ln()
    };
    let rarities: Vec<(f64, f64)> = wanted
        .iter()
        .map(|word| {
            (
                rarity(&|other| other.typed == word.typed),
                rarity(&|other| other.stem == word.stem),
            )
        })
        .collect();

    let mut hits: Vec<(usize, f64, usize)> = indexed
        .iter()
        .enumerate()
        .filter_map(|(index, (title, text))| {
            let named = documents[index].named;
            let mut words = 0;
            // Whoever types a name wants the thing of that name before all others.
            let same_name = || {
                title.len() == wanted.len()
                    && title
                        .iter()
                        .zip(&wanted)
                        .all(|(one, other)| one.stem == other.stem)
            };
            let mut score = if named && same_name() { 100.0 } else { 0.0 };
            // A long text holds more words by chance; the shorter a title, the more each says.
            let text_weight = 1.0 / (1.0 + count(text.len()) / 40.0).sqrt();
            let title_weight = if named { 4.0 } else { 1.0 } / (1.0 + count(title.len()).sqrt());
            for (word, (typed_rarity, stem_rarity)) in wanted.iter().zip(&rarities) {
                let (typed_title, stem_title) = fit(word, title);
                let (typed_text, stem_text) = fit(word, text);
                if stem_title + stem_text > 0.0 {
                    words += 1;
                    score += typed_rarity
                        * (typed_title * title_weight + typed_text.sqrt() * text_weight)
                        + stem_rarity
                            * (stem_title * title_weight + stem_text.sqrt() * text_weight);
                }
            }
            (words > 0).then_some((words, score, index))
        })
        .collect();
    hits.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)).then(a.2.cmp(&b.2)));
    if hits.first().is_some_and(|hit| hit.0 == wanted.len()) {
        hits.retain(|hit| hit.0 == wanted.len());
    }
    hits.iter()
        .map(|&(_, _, index)| {
            let Document {
                key, title, text, ..
            } = &documents[index];
            Hit {
                key,
                title,
                line: best_line(text, &wanted, &mut stems),
            }
        })
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand words at most")]
const fn count(number: usize) -> f64 {
    number as f64
}

/// How often a word stands among others: as it was typed, and in any form. A stem that only begins
/// another counts half: words are typed in part, and the stemmers leave some forms longer than
/// others («зачакл», «зачаклован»).
fn fit(word: &Word, among: &[Word]) -> (f64, f64) {
    let begins = |part: &str, whole: &str| {
        let rest = whole.strip_prefix(part).map(|rest| rest.chars().count());
        rest.is_some_and(|rest| rest <= 6) && part.chars().count() >= 4
    };
    let mut found = (0.0, 0.0);
    for other in among {
        if other.typed == word.typed {
            found.0 += 1.0;
        }
        if other.stem == word.stem || other.typed == word.typed {
            found.1 += 1.0;
        } else if begins(&word.stem, &other.stem) || begins(&other.stem, &word.stem) {
            found.1 += 0.5;
        }
    }
    found
}

fn best_line<'a>(text: &'a str, wanted: &[Word], stems: &mut Stems) -> &'a str {
    let mut best = (0.0, "");
    for line in sentences(text) {
        let words = stems.of(line);
        let fits = wanted.iter().map(|word| fit(word, &words));
        let score: f64 = fits
            .map(|(typed, stem)| typed.min(1.0) + stem.min(1.0))
            .sum();
        if best.1.is_empty() || score > best.0 {
            best = (score, line);
        }
    }
    best.1
}

/// The sentences of a text: a full stop before a space ends one, and so does a line break.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .flat_map(|line| line.split_inclusive(". "))
        .map(str::trim)
        .filter(|line| !line.is_empty())
}

/// A word, folded, and its stem.
#[derive(Clone)]
struct Word {
    typed: Rc<str>,
    stem: Rc<str>,
}

type Words = Vec<Word>;

/// Turns text into words; each word is folded and stemmed once.
struct Stems {
    lang: Language,
    stemmer: Stemmer,
    known: HashMap<String, Word>,
}

impl Stems {
    fn new(lang: Language) -> Self {
        let stemmer = Stemmer::create(match lang {
            Language::En => Algorithm::English,
            Language::Fr => Algorithm::French,
            Language::Ru => Algorithm::Russian,
            Language::Uk => Algorithm::Ukrainian,
        });
        Self {
            lang,
            stemmer,
            known: HashMap::new(),
        }
    }

    /// A text's words. The stems are folded after stemming, for the stemmers know the
    /// letters that folding takes away.
    fn of(&mut self, text: &str) -> Words {
        text.to_lowercase()
            .replace('’', "'")
            .split(|c: char| !(c.is_alphanumeric() || c == '\''))
            .map(|word| {
                let word = word.trim_matches('\'');
                match (self.lang, word.split_once('\'')) {
                    // French elision: « d'or », « l'Évêque ».
                    (Language::Fr, Some((_, rest))) if rest.chars().count() > 2 => rest,
                    _ => word,
                }
            })
            .filter(|word| !word.is_empty())
            .map(|word| {
                if let Some(known) = self.known.get(word) {
                    return known.clone();
                }
                let stem = fold(&self.stemmer.stem(euphonic(word, self.lang)));
                let new = Word {
                    typed: fold(word).into(),
                    stem: stem.into(),
                };
                self.known.insert(word.to_owned(), new.clone());
                new
            })
            .collect()
    }
}

/// Ukrainian writes «удвох» or «вдвох», «учений» or «вчений» as it sounds better: one of the two.
fn euphonic(word: &str, lang: Language) -> &str {
    let rest = word
        .strip_prefix(['у', 'в'])
        .filter(|_| lang == Language::Uk);
    let consonant = |c: char| "бвгґджзйклмнпрстфхцчшщ".contains(c);
    rest.filter(|rest| rest.chars().count() > 3 && rest.starts_with(consonant))
        .unwrap_or(word)
}
