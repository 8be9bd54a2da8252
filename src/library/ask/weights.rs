//! The numbers that decide which answer comes first, whether it is sure, and whether it gets a
//! word. They stand in `data/ask.toml`; `cargo run --release --example ask` finds them.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weights {
    /// The words of the whole text (BM25).
    pub text: f64,
    /// What was learned from the stored questions.
    pub learned: f64,
    /// A card in both the question and the answer.
    pub card: f64,
    /// The weight of a card that few answers are about.
    pub rare_card: f64,
    /// A card in the question that an answer about other cards lacks.
    pub other_card: f64,
    /// A card in the answer that the question does not name.
    pub unnamed_card: f64,
    /// The player count matches the answer's, or not.
    pub players: f64,
    /// It applies to some player counts, and the question names none.
    pub special: f64,
    /// An answer does not mention a state that the question is about.
    pub stateless: f64,
    /// The weight of a whole page and of a card's text, relative to a ruling.
    pub rule: f64,
    pub card_text: f64,
    /// Frequently asked: for each of nine steps.
    pub often: f64,
    /// The measure of fit: the score, what the answer explains of the question, and what nobody
    /// knows of it.
    pub fit_score: f64,
    pub fit_explained: f64,
    pub fit_unknown: f64,
    pub fit_nearest: f64,
    /// What a word of advice takes away, and what is learned to be off topic.
    pub fit_advice: f64,
    pub fit_off: f64,
    /// Below this an answer is not sure, and below that it is not even about the game.
    pub sure: f64,
    pub off: f64,
    /// Below this a sure answer gets no word.
    pub word: f64,
    /// How far behind the first a text may be and still say its word.
    pub rival: f64,
}
