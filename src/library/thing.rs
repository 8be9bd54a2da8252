//! Everything searchable: cards, rules, terms and rulings of both games, each with its number in
//! the index.

use super::{
    FORTRESS_RULINGS, FORTRESS_TOPICS, Game, Printing, RULINGS, Ruling, TERMS, TOPICS, Topic,
    TopicId, printings,
};
use crate::library::{CardWords, RulingWords, TopicWords};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::Texts;
use serde::Serialize;
use strum::VariantNames;

#[derive(Clone, Copy, Debug)]
pub enum Thing {
    Card(&'static Printing),
    Rule(&'static Topic),
    Term(&'static Topic),
    Ruling(&'static Ruling),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    Character,
    District,
    Ruling,
    Rule,
    Term,
}

/// The pages that don't matter in tonight's game.
pub(super) const ASIDE: [TopicId; 3] = [TopicId::ERRATA, TopicId::SOLO, TopicId::WHICH_BOX];

/// Everything, in the order of the index (`src/build/index.rs`).
pub fn things() -> impl Iterator<Item = Thing> {
    let cards = Card::all().flat_map(printings).map(Thing::Card);
    cards
        .chain(TOPICS.iter().map(Thing::Rule))
        .chain(TERMS.iter().map(Thing::Term))
        .chain(FORTRESS_TOPICS.iter().map(Thing::Rule))
        .chain(RULINGS.iter().map(Thing::Ruling))
        .chain(FORTRESS_RULINGS.iter().map(Thing::Ruling))
}

impl Thing {
    /// Its number in the index.
    pub fn number(self) -> usize {
        let mut all = things();
        let found = all.position(|one| one.is(self));
        found.expect("the index has everything")
    }

    /// Each is in the library once.
    fn is(self, other: Self) -> bool {
        let place = |thing: Self| match thing {
            Self::Card(one) => std::ptr::from_ref(one).addr(),
            Self::Rule(one) | Self::Term(one) => std::ptr::from_ref(one).addr(),
            Self::Ruling(one) => std::ptr::from_ref(one).addr(),
        };
        place(self) == place(other)
    }

    pub fn kind(self) -> Kind {
        match self {
            Self::Card(printing) => match printing.card {
                Card::Character(_) => Kind::Character,
                Card::District(_) => Kind::District,
            },
            Self::Rule(_) => Kind::Rule,
            Self::Term(_) => Kind::Term,
            Self::Ruling(_) => Kind::Ruling,
        }
    }

    pub fn id(self) -> &'static str {
        match self {
            Self::Card(printing) => printing.card.id(),
            Self::Rule(topic) | Self::Term(topic) => topic.id.id(),
            Self::Ruling(ruling) => ruling.id(),
        }
    }

    pub fn game(self) -> Game {
        match self {
            Self::Card(_) => Game::Citadels,
            Self::Rule(topic) | Self::Term(topic) => topic.game,
            Self::Ruling(ruling) => ruling.game,
        }
    }

    /// Is it in this edition? The tile game has none.
    pub fn holds_in(self, edition: Edition) -> bool {
        match self {
            Self::Card(printing) => printing.edition == edition,
            Self::Rule(topic) | Self::Term(topic) => topic.source(edition).is_some(),
            Self::Ruling(ruling) => {
                ruling.game == Game::Fortress || ruling.editions.contains(&edition)
            }
        }
    }

    /// The rule page it is or belongs to.
    pub fn topic(self) -> Option<TopicId> {
        match self {
            Self::Card(_) => None,
            Self::Rule(topic) | Self::Term(topic) => Some(topic.id()),
            Self::Ruling(ruling) => ruling.topic(),
        }
    }

    /// The cards it is about: groups of alternatives.
    pub fn about(&self) -> Vec<&[Card]> {
        match self {
            Self::Card(printing) => vec![std::slice::from_ref(&printing.card)],
            Self::Rule(_) | Self::Term(_) => Vec::new(),
            Self::Ruling(ruling) => ruling.about.iter().map(|group| &**group).collect(),
        }
    }

    /// Is it irrelevant in tonight's game: misprints, other boxes, the solo variant, the other
    /// game?
    pub fn is_aside(self) -> bool {
        self.game() == Game::Fortress || self.topic().is_some_and(|topic| ASIDE.contains(&topic))
    }

    /// A ruling's title is the cards it is certainly about, its topic, or its alternatives, in this
    /// order.
    pub fn title(self, texts: &Texts, edition: Edition) -> String {
        let names = |cards: &[Card], between: &str| {
            let names = cards.iter().map(|card| {
                let printing = super::nearest_printing(card, edition);
                printing.name(texts.lang())
            });
            names.collect::<Vec<_>>().join(between)
        };
        match self {
            Self::Card(printing) => printing.name(texts.lang()).to_owned(),
            Self::Rule(topic) | Self::Term(topic) => topic.title(texts.lang(), edition).to_owned(),
            Self::Ruling(ruling) => {
                let sure = ruling.sure_cards();
                match ruling.topic() {
                    _ if !sure.is_empty() => names(&sure, " · "),
                    Some(topic) => super::topic(topic).title(texts.lang(), edition).to_owned(),
                    None => names(&ruling.cards(), ", "),
                }
            }
        }
    }

    /// The text that is searched.
    pub fn text(self, texts: &Texts, edition: Edition) -> String {
        match self {
            Self::Card(printing) => printing.effect(texts),
            Self::Rule(topic) | Self::Term(topic) => topic.text(texts, edition),
            Self::Ruling(ruling) => ruling.statement(texts),
        }
    }
}
