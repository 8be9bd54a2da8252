//! The printed cards as the program knows them: facts and names from `data/` and `locales/`,
//! turned into tables when the program was built.

pub mod check;
pub mod decks;
pub mod find;
pub mod fold;
pub mod fortress;
pub mod parse;
pub mod raw;
pub mod search;

use crate::language::Language;
use crate::rules::card::{Bonus, CardId, DistrictType, Origin, Power, Trait};
use crate::rules::city::{District, Supply};
use crate::rules::deck::DeckPlan;
use crate::rules::draft::Row;
use crate::rules::edition::{Edition, First};
use crate::rules::ruling::Standing;
use find::Name;

/// A card, and what it is in each edition that has it.
#[derive(Debug)]
pub struct Card {
    /// The same in every edition and language.
    pub id: CardId,
    /// One for each edition.
    pub printings: &'static [Printing],
}

/// A card in one edition.
#[derive(Debug)]
pub struct Printing {
    /// Which edition.
    pub edition: Edition,
    names: [&'static str; 4],
    /// Languages in which it was never printed: its name there is ours.
    pub ours: &'static [Language],
    /// Where the card first appeared.
    pub origin: Origin,
    /// What is printed on it.
    pub face: Face,
}

/// What is printed on a card.
#[derive(Debug)]
pub enum Face {
    /// A character.
    Character {
        /// 1 to 9.
        rank: u8,
        /// The fewest players it may be used with.
        from_players: u8,
        /// What it does for a deck.
        traits: &'static [Trait],
        /// What whoever calls the round must know of it.
        power: Option<Power>,
    },
    /// A district.
    District {
        /// One of five.
        kind: DistrictType,
        /// None for what cannot be built.
        cost: Option<u8>,
        /// Copies in the box.
        copies: u8,
        /// What it does for the final score.
        bonus: Option<Bonus>,
        /// What it does for a deck.
        traits: &'static [Trait],
        /// What whoever calls the round must know of it.
        power: Option<Power>,
    },
}

impl Card {
    /// The card as this edition has it.
    #[must_use]
    pub fn printing(&self, edition: Edition) -> Option<&'static Printing> {
        self.printings
            .iter()
            .find(|printing| printing.edition == edition)
    }

    /// The card as this edition has it, or else as the first edition that does.
    #[must_use]
    pub fn nearest_printing(&self, edition: Edition) -> &'static Printing {
        self.printing(edition).unwrap_or(&self.printings[0])
    }
}

impl Printing {
    /// The printed name.
    #[must_use]
    pub const fn name(&self, lang: Language) -> &'static str {
        self.names[lang as usize]
    }

    /// The rank, if it is a character.
    #[must_use]
    pub const fn rank(&self) -> Option<u8> {
        match self.face {
            Face::Character { rank, .. } => Some(rank),
            Face::District { .. } => None,
        }
    }

    /// What whoever calls the round must know of it.
    #[must_use]
    pub const fn power(&self) -> Option<Power> {
        match self.face {
            Face::Character { power, .. } | Face::District { power, .. } => power,
        }
    }

    /// The type, if it is a district.
    #[must_use]
    pub const fn kind(&self) -> Option<DistrictType> {
        match self.face {
            Face::District { kind, .. } => Some(kind),
            Face::Character { .. } => None,
        }
    }
}

/// An official list of characters and unique districts.
#[derive(Debug)]
pub struct Deck {
    /// Its id, such as `vicious-nobles`.
    pub id: &'static str,
    /// The edition it is for.
    pub edition: Edition,
    names: [&'static str; 4],
    /// In rank order.
    pub characters: &'static [CardId],
    /// In the order of their ids.
    pub districts: &'static [CardId],
}

impl Deck {
    /// The printed name.
    #[must_use]
    pub const fn name(&self, lang: Language) -> &'static str {
        self.names[lang as usize]
    }

    /// Its cards as a plan.
    #[must_use]
    pub fn plan(&self) -> DeckPlan {
        DeckPlan {
            characters: self.characters.to_vec(),
            districts: self.districts.to_vec(),
        }
    }

    /// Does the list contain this card?
    #[must_use]
    pub fn contains(&self, card: &str) -> bool {
        self.characters.contains(&card) || self.districts.contains(&card)
    }
}

/// A ruling; its text is the message `ruling-<id>`.
#[derive(Debug)]
pub struct Ruling {
    /// Its id.
    pub id: &'static str,
    /// The editions it holds in.
    pub editions: &'static [Edition],
    /// The rule page it stands on.
    pub topic: Option<&'static str>,
    /// Groups of alternatives; see [`crate::rules::ruling`].
    pub about: &'static [&'static [CardId]],
    /// The numbers of players it matters for; empty for all.
    pub players: &'static [u8],
    /// False for what is about books and boxes, not about play.
    pub in_play: bool,
    /// Book or ours.
    pub standing: Standing,
    /// Where it is stated.
    pub source: Source,
    /// Where the books of its other editions state it.
    pub also: &'static [Source],
}

impl Ruling {
    /// Where this edition states it: in its own book, else on the card, else where it is stated
    /// at all.
    #[must_use]
    pub fn source_in(&self, edition: Edition) -> &Source {
        let all = || std::iter::once(&self.source).chain(self.also);
        let own = all().find(|source| source.edition == Some(edition));
        own.or_else(|| all().find(|source| source.edition.is_none()))
            .unwrap_or(&self.source)
    }

    /// Can it come up at a table of so many?
    #[must_use]
    pub fn matters_for(&self, players: u8) -> bool {
        self.in_play && (self.players.is_empty() || self.players.contains(&players))
    }

    /// All the cards it is about, each once, in the order of the groups.
    #[must_use]
    pub fn cards(&self) -> Vec<CardId> {
        let mut cards = Vec::new();
        for &card in self.about.iter().copied().flatten() {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }
}

/// A place in a book.
#[derive(Debug)]
pub struct Source {
    /// The book: message `book-<id>`.
    pub book: &'static str,
    /// The edition whose rules the book holds; none for cards.
    pub edition: Option<Edition>,
    /// The chapter: message `section-<id>`.
    pub section: Option<&'static str>,
    /// The card under which it stands there.
    pub entry: Option<CardId>,
    /// Lines of the rulebook file.
    pub lines: &'static [u32],
}

/// A rule page or a term; its title is `rule-<id>` or `term-<id>`.
#[derive(Debug)]
pub struct Topic {
    /// Its id.
    pub id: &'static str,
    titles: [&'static str; 4],
    /// Where the rule stands: one place for each edition that has the page.
    pub sources: &'static [Source],
}

impl Topic {
    /// Where this edition has it, if it does.
    #[must_use]
    pub fn source(&self, edition: Edition) -> Option<&'static Source> {
        // A book of no edition, such as that of the solo variant, speaks for all of them.
        let speaks = |source: &&Source| source.edition.is_none_or(|of| of == edition);
        self.sources.iter().find(speaks)
    }

    /// Its title.
    #[must_use]
    pub const fn title(&self, lang: Language) -> &'static str {
        self.titles[lang as usize]
    }
}

/// What an edition's box holds besides the cards that are known.
#[derive(Debug)]
pub struct InBox {
    edition: Edition,
    /// District cards, known or not.
    pub districts: u8,
    /// Unique districts chosen for a deck; none where those of the base game stay in.
    pub deck_size: Option<usize>,
    /// Cards that its book does not use together.
    pub apart: &'static [(CardId, CardId)],
}

include!(concat!(env!("OUT_DIR"), "/library.rs"));

/// All cards: characters, then districts, each in the order of their ids.
#[must_use]
pub fn cards() -> &'static [Card] {
    CARDS
}

/// The card with this id.
#[must_use]
pub fn card(id: &str) -> Option<&'static Card> {
    CARDS.iter().find(|card| card.id == id)
}

/// The official lists, in the order of their ids.
#[must_use]
pub fn decks() -> &'static [Deck] {
    DECKS
}

/// All rulings, by card or topic and then in reading order.
#[must_use]
pub fn rulings() -> &'static [Ruling] {
    RULINGS
}

/// The rule pages of all editions, in reading order.
#[must_use]
pub fn topics() -> &'static [Topic] {
    TOPICS
}

/// What an edition's box holds. Every edition has an entry.
#[must_use]
pub fn in_box(edition: Edition) -> &'static InBox {
    BOXES
        .iter()
        .find(|found| found.edition == edition)
        .unwrap_or(&BOXES[0])
}

/// The rule pages of an edition, in reading order.
pub fn topics_of(edition: Edition) -> impl Iterator<Item = &'static Topic> {
    TOPICS
        .iter()
        .filter(move |topic| topic.source(edition).is_some())
}

/// The possible tables of an edition, by players and then by characters.
pub fn draft_rows(edition: Edition) -> impl Iterator<Item = &'static Row> {
    DRAFT
        .iter()
        .filter(move |(of, _)| *of == edition)
        .map(|(_, row)| row)
}

/// The table of so many players with so many characters.
#[must_use]
pub fn draft_row(edition: Edition, characters: usize, players: u8) -> Option<&'static Row> {
    draft_rows(edition)
        .find(|row| row.players == players && usize::from(row.characters) == characters)
}

/// The districts of an edition, as the count sees them.
#[must_use]
pub fn supply(edition: Edition) -> Supply {
    let districts = CARDS.iter().filter_map(|card| {
        let Face::District {
            kind,
            cost,
            copies,
            bonus,
            power,
            ..
        } = card.printing(edition)?.face
        else {
            return None;
        };
        Some(District {
            id: card.id,
            kind,
            cost,
            copies,
            bonus,
            power,
        })
    });
    Supply {
        edition,
        districts: districts.collect(),
    }
}

/// The same without The Dark City and what is newer: what the solo variant is played with
/// (rulebook of the variant, line 14).
#[must_use]
pub fn base_supply(edition: Edition) -> Supply {
    let mut supply = supply(edition);
    supply.districts.retain(|district| {
        let printing = card(district.id).and_then(|card| card.printing(edition));
        printing.is_some_and(|printing| printing.origin == Origin::Original)
    });
    supply
}

/// The terms of all editions, in the order of their ids.
#[must_use]
pub fn terms() -> &'static [Topic] {
    TERMS
}

/// The terms of an edition, in the order of their ids.
pub fn terms_of(edition: Edition) -> impl Iterator<Item = &'static Topic> {
    TERMS
        .iter()
        .filter(move |term| term.source(edition).is_some())
}

/// Every name a card can be found by.
#[must_use]
pub fn card_names() -> &'static [Name] {
    CARD_NAMES
}

/// Every name an official list can be found by.
#[must_use]
pub fn deck_names() -> &'static [Name] {
    DECK_NAMES
}

/// Every name a rule page can be found by.
#[must_use]
pub fn topic_names() -> &'static [Name] {
    TOPIC_NAMES
}
