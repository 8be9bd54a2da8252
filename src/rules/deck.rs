//! Decks: what someone wants to play, and what the construction rules accept
//! (2016 rulebook, Building decks, Using nine characters, Game for 2–3 players; classic rulebook,
//! lines 347–413; third edition, 199–277 and 327). What the older books only advise is in
//! [`super::older`].

use super::card::{CardId, Trait};
use super::edition::Edition;

/// What deck building needs to know of a character or unique district.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The card.
    pub id: CardId,
    /// Its rank, if it is a character.
    pub rank: Option<u8>,
    /// The fewest players it may be used with.
    pub from_players: u8,
    /// Its cost; 0 for a character and for what cannot be built.
    pub cost: u8,
    /// What it does for a deck.
    pub traits: &'static [Trait],
    /// Cards of it in the box.
    pub copies: usize,
    /// It belongs to the game of 2000, not to what was added later.
    pub is_base: bool,
}

/// May rank 9 be among the characters?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nine {
    /// The book has no table with it.
    Never,
    /// With or without.
    May,
    /// Without it there are too few characters.
    Must,
}

/// What an edition's box offers for a deck.
#[derive(Clone, Debug)]
pub struct Pool {
    /// Which edition.
    pub edition: Edition,
    /// By rank, then by id.
    pub characters: Vec<Facts>,
    /// Unique districts by id.
    pub uniques: Vec<Facts>,
    /// Unique districts in a deck; none in the older boxes, where those of the base game stay and
    /// others join them.
    pub deck_size: Option<usize>,
    /// The tables that the book has: players and characters.
    pub tables: Vec<(u8, u8)>,
    /// Cards that are never used together.
    pub apart: &'static [(CardId, CardId)],
}

impl Pool {
    /// The facts of a card that a deck can hold.
    #[must_use]
    pub fn facts(&self, id: &str) -> Option<&Facts> {
        self.characters
            .iter()
            .chain(&self.uniques)
            .find(|facts| facts.id == id)
    }

    /// The characters of a rank that so many players may use, by id.
    pub fn of_rank(&self, rank: u8, players: u8) -> impl Iterator<Item = &Facts> {
        self.characters
            .iter()
            .filter(move |facts| facts.rank == Some(rank) && facts.from_players <= players)
    }

    /// May so many players use rank 9?
    #[must_use]
    pub fn nine(&self, players: u8) -> Nine {
        let with = |characters| self.tables.contains(&(players, characters));
        match (with(8), with(9)) {
            (_, false) => Nine::Never,
            (true, true) => Nine::May,
            (false, true) => Nine::Must,
        }
    }

    /// Are these two never used together?
    #[must_use]
    pub fn are_apart(&self, one: &str, other: &str) -> bool {
        self.apart
            .iter()
            .any(|&pair| pair == (one, other) || pair == (other, one))
    }

    /// The cards of the unique districts of the base game, each as often as the box has it.
    pub fn base_uniques(&self) -> impl Iterator<Item = CardId> {
        let base = self.uniques.iter().filter(|facts| facts.is_base);
        base.flat_map(|facts| std::iter::repeat_n(facts.id, facts.copies))
    }
}

/// Districts that complete a city (2016 rulebook, End of the game; Game for 2–3 players; classic
/// rulebook, line 239; third edition, 166).
#[must_use]
pub const fn complete_at(edition: Edition, players: u8) -> u8 {
    match edition {
        Edition::E2016 if players > 3 => 7,
        _ => 8,
    }
}

/// What someone wants to play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckPlan {
    /// In any order.
    pub characters: Vec<CardId>,
    /// In any order.
    pub districts: Vec<CardId>,
}

/// A deck that can be played by so many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Which edition.
    pub edition: Edition,
    /// 2 to 8.
    pub players: u8,
    /// By rank.
    pub characters: Vec<CardId>,
    /// By id.
    pub districts: Vec<CardId>,
}

/// A rule that a plan breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// Not 2 to 8 players.
    Players(u8),
    /// No character of this rank.
    RankMissing(u8),
    /// Two characters of this rank.
    RankTwice(u8, CardId, CardId),
    /// Rank 9 is required with so many players.
    NineMissing(u8),
    /// Rank 9 cannot be used with so few players.
    NineNever(CardId, u8),
    /// The card needs at least so many players.
    FromPlayers(CardId, u8),
    /// Not a character of the box, or not a unique district.
    NotForDecks(CardId),
    /// A unique district stands more often than the box has it.
    UniqueTwice(CardId),
    /// Two cards that are never used together.
    Apart(CardId, CardId),
    /// So many unique districts, but so many are needed.
    UniqueCount(usize, usize),
}

impl DeckPlan {
    /// The deck, or every rule that the plan breaks.
    ///
    /// # Errors
    /// All faults at once, in the order of the rules.
    pub fn check(&self, pool: &Pool, players: u8) -> Result<Deck, Vec<DeckFault>> {
        let mut faults = Vec::new();
        if !(2..=8).contains(&players) {
            faults.push(DeckFault::Players(players));
        }
        let mut characters: Vec<&Facts> = Vec::new();
        for &id in &self.characters {
            match pool.facts(id).filter(|facts| facts.rank.is_some()) {
                Some(facts) => characters.push(facts),
                None => faults.push(DeckFault::NotForDecks(id)),
            }
        }
        characters.sort_by_key(|facts| facts.rank);
        for pair in characters.windows(2) {
            if let (Some(rank), true) = (pair[0].rank, pair[0].rank == pair[1].rank) {
                faults.push(DeckFault::RankTwice(rank, pair[0].id, pair[1].id));
            }
        }
        let of = |rank: u8| characters.iter().find(|facts| facts.rank == Some(rank));
        faults.extend(
            (1..=8)
                .filter(|&rank| of(rank).is_none())
                .map(DeckFault::RankMissing),
        );
        let has_tables = pool.tables.iter().any(|&(of, _)| of == players);
        let no_nine = has_tables && pool.nine(players) == Nine::Never;
        match of(9) {
            None if pool.nine(players) == Nine::Must => {
                faults.push(DeckFault::NineMissing(players));
            }
            Some(nine) if no_nine => faults.push(DeckFault::NineNever(nine.id, players)),
            _ => {}
        }
        // Rank 9 where there is none is refused already, whichever it is.
        let too_few =
            |facts: &&&Facts| players < facts.from_players && !(no_nine && facts.rank == Some(9));
        faults.extend(
            characters
                .iter()
                .filter(too_few)
                .map(|f| DeckFault::FromPlayers(f.id, f.from_players)),
        );

        let mut districts = self.districts.clone();
        districts.sort_unstable();
        let is_unique = |id: &&CardId| pool.uniques.iter().any(|facts| facts.id == **id);
        faults.extend(
            districts
                .iter()
                .filter(|id| !is_unique(id))
                .map(|&id| DeckFault::NotForDecks(id)),
        );
        let too_many =
            |facts: &&Facts| districts.iter().filter(|id| **id == facts.id).count() > facts.copies;
        faults.extend(
            pool.uniques
                .iter()
                .filter(too_many)
                .map(|facts| DeckFault::UniqueTwice(facts.id)),
        );
        let has = |id: &CardId| self.characters.contains(id) || districts.contains(id);
        let both = pool
            .apart
            .iter()
            .filter(|(one, other)| has(one) && has(other));
        faults.extend(both.map(|&(one, other)| DeckFault::Apart(one, other)));
        if let Some(size) = pool.deck_size.filter(|&size| size != districts.len()) {
            faults.push(DeckFault::UniqueCount(districts.len(), size));
        }
        if faults.is_empty() {
            let characters = characters.iter().map(|facts| facts.id).collect();
            Ok(Deck {
                edition: pool.edition,
                players,
                characters,
                districts,
            })
        } else {
            Err(faults)
        }
    }
}

/// What was changed in an official list to fit the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The first cannot be used by so few; the second takes its place.
    Replaced(CardId, CardId),
    /// Rank 9 is needed, and the list names none.
    Added(CardId),
    /// Rank 9 is left out.
    Dropped(CardId),
}

/// Adapts an official list to so many players, as the rulebook allows (2016 rulebook, Ready-made
/// lists): rank 9 only where it is needed or wished for, and for a character that so few cannot
/// use the first of its rank that they can. `with` names other substitutes.
#[must_use]
pub fn adapt(
    list: &DeckPlan,
    pool: &Pool,
    players: u8,
    nine: bool,
    with: &[CardId],
) -> (DeckPlan, Vec<Change>) {
    let mut changes = Vec::new();
    let substitute = |rank: u8| {
        let mut fitting = pool.of_rank(rank, players).map(|facts| facts.id);
        let wished = pool
            .of_rank(rank, players)
            .map(|facts| facts.id)
            .find(|id| with.contains(id));
        wished.or_else(|| fitting.next())
    };
    let mut characters = Vec::new();
    for &id in &list.characters {
        let Some(Facts {
            rank: Some(rank),
            from_players,
            ..
        }) = pool.facts(id)
        else {
            continue;
        };
        if *rank == 9 && !nine {
            changes.push(Change::Dropped(id));
            continue;
        }
        match substitute(*rank).filter(|_| *from_players > players) {
            Some(other) => {
                changes.push(Change::Replaced(id, other));
                characters.push(other);
            }
            None => characters.push(id),
        }
    }
    let has_nine = characters
        .iter()
        .any(|id| pool.facts(id).is_some_and(|f| f.rank == Some(9)));
    if nine
        && !has_nine
        && let Some(added) = substitute(9)
    {
        changes.push(Change::Added(added));
        characters.push(added);
    }
    (
        DeckPlan {
            characters,
            districts: list.districts.clone(),
        },
        changes,
    )
}
