// Questions as players ask them, and how well they were answered: for the test and for
// `examples/ask.rs`.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Origin: questions as typed at a table (`table`) and in forums (`forum`), handed out with the
/// right word and the facts that settle each; `exam` and `fresh`, of the same kind, written for this
/// project by people who had read the rulebook and not the rulings. The half called `tune` was
/// looked at while the program was made, `check` was only counted; `fresh` was written last and
/// counted at the end.
#[derive(Deserialize)]
#[allow(dead_code, reason = "the test needs less than the example")]
pub struct Question {
    pub id: String,
    pub set: String,
    pub half: String,
    pub lang: String,
    pub q: String,
    pub kind: String,
    pub verdict: Option<String>,
    pub accept: BTreeSet<String>,
    pub pair: Option<String>,
}

impl Question {
    pub fn all() -> Vec<Self> {
        serde_json::from_str(include_str!("asked.json")).unwrap()
    }

    pub fn is_refusal(&self) -> bool {
        self.kind == "refusal"
    }
}

/// What was answered.
#[derive(Clone, Copy)]
pub struct Answered<'a> {
    /// The place of the first answer that settles the question.
    pub place: Option<usize>,
    pub is_sure: bool,
    pub word: Option<&'a str>,
}

#[derive(Default, Clone, Copy, Debug)]
pub struct Tally {
    pub all: usize,
    pub first: usize,
    pub five: usize,
    pub sure: usize,
    pub yes_no: usize,
    pub right: usize,
    pub wrong: usize,
    /// A word for a question that is open.
    pub odd: usize,
    pub refusals: usize,
    pub refused: usize,
    pub pairs: usize,
    pub both: usize,
}

impl Tally {
    pub fn of<'a>(all: impl Iterator<Item = (&'a Question, Answered<'a>)>) -> Self {
        let mut tally = Self::default();
        let mut pairs: BTreeMap<(&str, &str, &str), bool> = BTreeMap::new();
        for (question, answered) in all {
            if question.is_refusal() {
                tally.refusals += 1;
                tally.refused += usize::from(!answered.is_sure);
                continue;
            }
            let right = question.verdict.as_deref();
            let is_right = answered.word.is_some() && answered.word == right;
            let is_wrong = answered.word.is_some() && right.is_some() && !is_right;
            tally.all += 1;
            tally.first += usize::from(answered.place == Some(0) && !is_wrong);
            tally.five += usize::from(answered.place.is_some_and(|place| place < 5));
            tally.sure += usize::from(answered.is_sure);
            tally.yes_no += usize::from(right.is_some());
            tally.right += usize::from(is_right);
            tally.wrong += usize::from(is_wrong);
            tally.odd += usize::from(right.is_none() && answered.word.is_some());
            if let Some(pair) = &question.pair {
                let name = (&*question.set, &*question.lang, &**pair);
                *pairs.entry(name).or_insert(true) &= is_right;
            }
        }
        tally.pairs = pairs.len();
        tally.both = pairs.into_values().filter(|both| *both).count();
        tally
    }
}

/// How many of a hundred.
#[allow(clippy::cast_precision_loss, reason = "a few hundred questions")]
pub fn percent(part: usize, all: usize) -> f64 {
    100.0 * part as f64 / all.max(1) as f64
}
