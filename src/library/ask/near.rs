//! Which stored question of a text is nearest to the one that was asked: it is shown beside the
//! answer, and says how well the text fits.

use super::super::search::{Query, rarity};
use super::super::stored::{Line, Stored, kind};
use crate::rules::ruling::Verdict;

/// A question, to be compared with stored ones.
pub struct Near {
    stored: &'static Stored<'static>,
    /// Its tokens that stored questions have too.
    tokens: Vec<usize>,
    /// What all of its tokens are worth.
    all: f64,
}

/// What good spelling is worth when a question is shown.
const NEAT: f64 = 0.2;

impl Near {
    pub fn new(query: &Query, tokens: &[(usize, String)]) -> Self {
        let stored = query.stored();
        let places = tokens.iter().map(|(_, token)| stored.token(token));
        let all = tokens
            .iter()
            .zip(places.clone())
            .map(|((_, token), place)| {
                worth(token, place.map_or(0, |place| stored.tokens[place].1))
            });
        Self {
            stored,
            all: all.sum(),
            tokens: places.flatten().collect(),
        }
    }

    /// The nearest question of a text, and how near it is (0 to 1); with this word, if there is one.
    pub fn line(&self, text: usize, word: Option<Verdict>) -> Option<(f64, Line)> {
        let lines = self.stored.lines_of(text);
        let lines = lines.map(|line| (self.nearness(line), line));
        let is_said = |line: &Line| word.is_none() || line.word == word;
        lines.max_by(|(one, line), (other, other_line)| {
            let key = |near: f64, line: &Line| (is_said(line), near + self.neat(*line));
            let ((said, near), (other_said, other_near)) =
                (key(*one, line), key(*other, other_line));
            said.cmp(&other_said).then(near.total_cmp(&other_near))
        })
    }

    fn nearness(&self, line: Line) -> f64 {
        let (mut shared, mut own) = (0.0, 0.0);
        for token in self.stored.entries(line) {
            let (text, spread) = self.stored.tokens[token];
            let worth = worth(text, spread);
            own += worth;
            if self.tokens.contains(&token) {
                shared += worth;
            }
        }
        shared / (own * self.all).sqrt().max(f64::MIN_POSITIVE)
    }

    fn neat(&self, line: Line) -> f64 {
        let is_neat = self.stored.question(line).starts_with(char::is_uppercase);
        if is_neat { NEAT } else { 0.0 }
    }
}

/// What a token is worth: nothing if it is a function word, more if few texts have it.
fn worth(token: &str, spread: u16) -> f64 {
    let kind = match token.chars().next() {
        _ if !kind::is_about(token) => 0.0,
        Some(kind::RANK) => 0.5,
        Some(kind::MEANING | kind::CARD) => 0.8,
        _ => 1.0,
    };
    (kind * rarity(spread.into())).powi(2)
}
