//! Decks: the plan, and what the construction rules accept (2016 rulebook, Building decks, Using
//! nine characters, Game for 2–3 players; classic rulebook, lines 347–413; third edition, 199–277
//! and 327). The older rulebooks' advice is in [`older`].

pub mod balance;
pub mod code;
pub mod draw;
pub mod older;

use crate::card::{Card, Character, District, Rank, Trait};
use crate::edition::Edition;
use crate::rulebook::Rulebook;
use crate::table::Players;
use balance::Profile;
use enum_map::EnumMap;
use serde::Serialize;

/// The facts about a character or unique district for deck building.
#[derive(Clone, Copy, Debug)]
pub struct CardFacts {
    /// The card.
    pub card: Card,
    /// Its rank, if it is a character.
    pub rank: Option<Rank>,
    /// The fewest players it may be used with.
    pub from_players: Players,
    /// Its cost; 0 for a character and for a card that can't be built.
    pub cost: u8,
    /// What it does for a deck.
    pub traits: &'static [Trait],
    /// What it adds to a deck's profile.
    pub profile: Profile,
    /// Its copies in the box.
    pub copies: usize,
    /// It belongs to the game of 2000, not to later additions.
    pub is_base: bool,
}

/// Can rank 9 be among the characters?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nine {
    /// The rulebook has no table with it.
    Never,
    /// Optional.
    May,
    /// Required: there are too few characters without it.
    Must,
}

/// The cards an edition's box offers for a deck.
#[derive(Clone, Debug)]
pub struct Pool {
    /// The edition.
    pub edition: Edition,
    /// Its rulebook.
    pub rulebook: &'static Rulebook,
    /// By rank, then by id.
    pub characters: Vec<CardFacts>,
    /// Unique districts by id.
    pub uniques: Vec<CardFacts>,
    facts: EnumMap<Card, Option<CardFacts>>,
}

impl Pool {
    /// The pool of an edition with these cards.
    pub fn new(edition: Edition, facts: EnumMap<Card, Option<CardFacts>>) -> Self {
        let (mut characters, uniques): (Vec<CardFacts>, Vec<CardFacts>) = facts
            .values()
            .flatten()
            .partition(|facts| facts.rank.is_some());
        characters.sort_by_key(|facts| (facts.rank, facts.card));
        Self {
            edition,
            rulebook: edition.rulebook(),
            characters,
            uniques,
            facts,
        }
    }

    /// The facts about a card, if a deck can contain it.
    pub fn facts(&self, card: impl Into<Card>) -> Option<&CardFacts> {
        self.facts[card.into()].as_ref()
    }

    /// The characters of a rank for this many players, by id.
    pub fn of_rank(
        &self,
        rank: Rank,
        players: Players,
    ) -> impl Iterator<Item = &CardFacts> + Clone {
        self.characters
            .iter()
            .filter(move |facts| facts.rank == Some(rank) && facts.from_players <= players)
    }

    /// Can this many players use rank 9?
    pub fn nine(&self, players: Players) -> Nine {
        let with = |characters| self.rulebook.row(players, characters).is_some();
        match (with(8), with(9)) {
            (_, false) => Nine::Never,
            (true, true) => Nine::May,
            (false, true) => Nine::Must,
        }
    }

    /// The unique districts of the base game, including copies.
    pub fn base_uniques(&self) -> impl Iterator<Item = District> {
        let base = self.uniques.iter().filter(|facts| facts.is_base);
        let cards = base.flat_map(|facts| std::iter::repeat_n(facts.card, facts.copies));
        cards.filter_map(Card::district)
    }
}

/// A requested deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckPlan {
    /// In any order; the check verifies that they are characters.
    pub characters: Vec<Card>,
    /// In any order.
    pub districts: Vec<Card>,
}

/// A deck that this many can play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The edition.
    pub edition: Edition,
    /// The player count.
    pub players: Players,
    /// By rank.
    pub characters: Vec<Character>,
    /// By id.
    pub districts: Vec<District>,
}

impl Deck {
    /// Characters by rank, then districts by id.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let characters = self.characters.iter().copied().map(Card::from);
        characters.chain(self.districts.iter().copied().map(Card::from))
    }

    /// Its cards as a plan.
    pub fn plan(&self) -> DeckPlan {
        let districts = self.districts.iter().copied();
        DeckPlan::of(self.characters.iter().copied(), districts)
    }
}

/// A rule that a plan or a wish breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variant says what its fields are")]
pub enum DeckFault {
    /// Not 2 to 8 players.
    Players { players: u8 },
    /// No character of this rank.
    RankMissing { rank: Rank },
    /// Two characters of this rank.
    RankTwice {
        rank: Rank,
        one: Character,
        other: Character,
    },
    /// Rank 9 is required with this many players.
    NineMissing { players: Players },
    /// Rank 9 can't be used with this few players.
    NineNever { card: Card, players: Players },
    /// The card needs more players.
    FromPlayers { card: Card, least: Players },
    /// Not a character of the box, or not a unique district.
    NotForDecks { card: Card },
    /// A unique district is listed more often than the box has it.
    UniqueTwice { card: Card },
    /// Two cards that are never used together.
    Apart { one: Card, other: Card },
    /// Too many or too few unique districts.
    UniqueCount { count: usize, wanted: usize },
    /// A wish for nine characters where there is no such table, or for eight.
    Nine { players: Players },
    /// Two wished-for characters with the same rank.
    SameRank { one: Card, other: Card },
    /// Rank 9 is wished for, but not in the game.
    NoNine { card: Card },
    /// A basic district is wished for: all of them are always in.
    Basic { card: Card },
    /// Wished for and banned.
    MustAndBan { card: Card },
    /// More wished-for unique districts than a deck has.
    TooMany { count: usize, size: usize },
    /// All characters of a rank are banned.
    RankEmpty { rank: Rank },
    /// Too few unique districts are left.
    TooFew { count: usize, size: usize },
}

impl DeckPlan {
    /// The plan of these cards.
    pub fn of(
        characters: impl IntoIterator<Item = Character>,
        districts: impl IntoIterator<Item = District>,
    ) -> Self {
        Self {
            characters: characters.into_iter().map(Card::from).collect(),
            districts: districts.into_iter().map(Card::from).collect(),
        }
    }

    /// All its cards, characters first.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.characters.iter().chain(&self.districts).copied()
    }

    /// Does it contain the card?
    pub fn contains(&self, card: impl Into<Card>) -> bool {
        let card = card.into();
        self.cards().any(|other| other == card)
    }

    /// The deck for this many players, or every rule that the plan breaks.
    ///
    /// # Errors
    ///
    /// All faults, in the order of the rules.
    pub fn check(&self, pool: &Pool, players: impl Into<u8>) -> Result<Deck, Vec<DeckFault>> {
        let claimed = players.into();
        let players = Players::new(claimed);
        let mut faults = Vec::new();
        if players.is_none() {
            faults.push(DeckFault::Players { players: claimed });
        }
        let mut characters: Vec<(Rank, Character, &CardFacts)> = Vec::new();
        for &card in &self.characters {
            let facts = pool.facts(card);
            match (card, facts.and_then(|facts| Some((facts.rank?, facts)))) {
                (Card::Character(character), Some((rank, facts))) => {
                    characters.push((rank, character, facts));
                }
                _ => faults.push(DeckFault::NotForDecks { card }),
            }
        }
        characters.sort_by_key(|(rank, ..)| *rank);
        for pair in characters.windows(2) {
            let [(rank, one, _), (next, other, _)] = [pair[0], pair[1]];
            if rank == next {
                faults.push(DeckFault::RankTwice { rank, one, other });
            }
        }
        let of = |rank: Rank| characters.iter().find(|(other, ..)| *other == rank);
        let missing = Rank::eight().filter(|&rank| of(rank).is_none());
        faults.extend(missing.map(|rank| DeckFault::RankMissing { rank }));
        let nine = players.map(|players| (players, pool.nine(players)));
        match (of(Rank::Nine), nine) {
            (None, Some((players, Nine::Must))) => faults.push(DeckFault::NineMissing { players }),
            (Some(&(_, card, _)), Some((players, Nine::Never))) => {
                let card = card.into();
                faults.push(DeckFault::NineNever { card, players });
            }
            _ => {}
        }
        // A disallowed rank 9 is already refused.
        let refused = |rank| rank == Rank::Nine && matches!(nine, Some((_, Nine::Never)));
        // An impossible number of players is fault enough.
        let is_few = |least| players.is_some_and(|players| players < least);
        let too_few = characters
            .iter()
            .filter(|(rank, _, facts)| is_few(facts.from_players) && !refused(*rank));
        faults.extend(too_few.map(|(_, _, facts)| DeckFault::FromPlayers {
            card: facts.card,
            least: facts.from_players,
        }));

        let mut districts = self.districts.clone();
        districts.sort_by_key(|card| card.id());
        let is_unique = |card: Card| pool.facts(card).is_some_and(|facts| facts.rank.is_none());
        let strange = districts.iter().copied().filter(|&card| !is_unique(card));
        faults.extend(strange.map(|card| DeckFault::NotForDecks { card }));
        let times = |facts: &CardFacts| districts.iter().filter(|id| **id == facts.card).count();
        let uniques = pool.uniques.iter();
        let too_many = uniques.filter(|facts| times(facts) > facts.copies);
        faults.extend(too_many.map(|facts| DeckFault::UniqueTwice { card: facts.card }));
        let has = |card: &Card| self.characters.contains(card) || districts.contains(card);
        let pairs = pool.rulebook.apart.iter();
        let both = pairs.filter(|(one, other)| has(one) && has(other));
        faults.extend(both.map(|&(one, other)| DeckFault::Apart { one, other }));
        let (count, size) = (districts.len(), pool.rulebook.holds.deck);
        if let Some(wanted) = size.filter(|&wanted| wanted != count) {
            faults.push(DeckFault::UniqueCount { count, wanted });
        }
        match players {
            Some(players) if faults.is_empty() => Ok(Deck {
                edition: pool.edition,
                players,
                characters: characters.iter().map(|(_, id, _)| *id).collect(),
                districts: districts.into_iter().filter_map(Card::district).collect(),
            }),
            _ => Err(faults),
        }
    }
}

/// A change to an official list to fit the player count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Change {
    /// A character can't be used with this few players; another replaces it.
    Replaced {
        /// The replaced character.
        #[serde(rename = "replaced")]
        old: Card,
        /// Its replacement.
        #[serde(rename = "by")]
        new: Card,
    },
    /// Rank 9 is required, and the list has none.
    Added {
        /// The character of rank 9.
        #[serde(rename = "added")]
        card: Card,
    },
    /// Rank 9 is left out.
    Dropped {
        /// The character of rank 9.
        #[serde(rename = "dropped")]
        card: Card,
    },
}

/// Adapts an official list to this many players, as the rulebook allows (2016 rulebook, Ready-made
/// lists): rank 9 only if required or wished for, and a character not allowed for this few players
/// is replaced by the first allowed one of its rank. `with` names other replacements.
pub fn adapt(
    list: &DeckPlan,
    pool: &Pool,
    players: Players,
    nine: bool,
    with: &[Card],
) -> (DeckPlan, Vec<Change>) {
    let mut changes = Vec::new();
    let substitute = |rank: Rank| {
        let mut fitting = pool.of_rank(rank, players).map(|facts| facts.card);
        let wished = fitting.clone().find(|card| with.contains(card));
        wished.or_else(|| fitting.next())
    };
    let mut characters = Vec::new();
    for &card in &list.characters {
        let facts = pool.facts(card);
        let Some((rank, from)) = facts.and_then(|facts| Some((facts.rank?, facts.from_players)))
        else {
            continue;
        };
        if rank == Rank::Nine && !nine {
            changes.push(Change::Dropped { card });
            continue;
        }
        match substitute(rank).filter(|_| from > players) {
            Some(new) => {
                changes.push(Change::Replaced { old: card, new });
                characters.push(new);
            }
            None => characters.push(card),
        }
    }
    let is_nine = |facts: &CardFacts| facts.rank == Some(Rank::Nine);
    let has_nine = characters
        .iter()
        .any(|card| pool.facts(*card).is_some_and(is_nine));
    if nine
        && !has_nine
        && let Some(card) = substitute(Rank::Nine)
    {
        changes.push(Change::Added { card });
        characters.push(card);
    }
    let plan = DeckPlan {
        characters,
        districts: list.districts.clone(),
    };
    (plan, changes)
}
