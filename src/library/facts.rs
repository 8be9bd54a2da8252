//! Cards and rulings in the form used by answers: ids instead of names, names in every language.

use super::words::{RulingWords, with_word};
use super::{Game, Printing, Ruling, TopicId};
use crate::language::Language;
use crate::rules::card::{Card, DistrictType, Origin, Rank};
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, Verdict};
use crate::texts::Texts;
use citadels_data::name::Names;
use serde::Serialize;

/// What is printed on a card.
#[derive(Debug, Serialize)]
pub struct CardFacts {
    kind: &'static str,
    id: Card,
    edition: Edition,
    names: &'static Names,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    ours: &'static [Language],
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<Rank>,
    #[serde(flatten)]
    district: Option<DistrictFacts>,
    origin: Origin,
    #[serde(skip)]
    pub printing: &'static Printing,
}

#[derive(Debug, Serialize)]
struct DistrictFacts {
    #[serde(rename = "type")]
    kind: DistrictType,
    cost: Option<u8>,
    /// For a price nobody has verified, the other possible value.
    #[serde(skip_serializing_if = "Option::is_none")]
    cost_or: Option<u8>,
    copies: u8,
    /// If nobody has counted them, the other possible number.
    #[serde(skip_serializing_if = "Option::is_none")]
    copies_or: Option<u8>,
}

impl From<&'static Printing> for CardFacts {
    fn from(printing: &'static Printing) -> Self {
        Self {
            kind: match printing.card {
                Card::Character(_) => "character",
                Card::District(_) => "district",
            },
            id: printing.card,
            edition: printing.edition,
            names: &printing.names,
            ours: &printing.ours,
            rank: printing.rank,
            district: printing.kind.map(|kind| DistrictFacts {
                kind,
                cost: printing.cost,
                cost_or: printing.cost_or,
                copies: printing.copies,
                copies_or: printing.copies_or,
            }),
            origin: printing.origin,
            printing,
        }
    }
}

/// A ruling in a language and an edition.
#[derive(Debug, Serialize)]
pub struct RulingFacts {
    pub id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<Card>>,
    /// In the tile game, its page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topic: Option<&'static str>,
    pub text: String,
    pub source: String,
    pub standing: Standing,
    pub verdict: Option<Verdict>,
    pub covers: &'static [String],
    /// The text without its verdict, for places where the question is not shown.
    #[serde(skip)]
    pub statement: String,
    #[serde(skip)]
    pub ruling: &'static Ruling,
}

impl RulingFacts {
    pub fn all(
        rulings: impl IntoIterator<Item = &'static Ruling>,
        texts: &Texts,
        edition: Edition,
    ) -> Vec<Self> {
        let rulings = rulings.into_iter();
        rulings
            .map(|ruling| Self::new(ruling, texts, edition))
            .collect()
    }

    /// With the word for its first question.
    pub fn new(ruling: &'static Ruling, texts: &Texts, edition: Edition) -> Self {
        Self::answering(ruling, ruling.verdict, texts, edition)
    }

    /// With the word for the question that was asked.
    pub fn answering(
        ruling: &'static Ruling,
        verdict: Option<Verdict>,
        texts: &Texts,
        edition: Edition,
    ) -> Self {
        let statement = ruling.statement(texts);
        Self {
            id: ruling.id(),
            cards: (ruling.game == Game::Citadels).then(|| ruling.cards()),
            topic: ruling
                .topic()
                .filter(|_| ruling.game == Game::Fortress)
                .map(TopicId::id),
            text: with_word(texts, verdict, &statement),
            source: ruling.place(texts, edition),
            standing: ruling.standing,
            verdict,
            covers: &ruling.covers,
            statement,
            ruling,
        }
    }
}
