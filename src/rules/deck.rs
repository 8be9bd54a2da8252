//! Decks: what someone wants to play, and what the construction rules accept
//! (2016 rulebook, Building decks, Using nine characters, Game for 2–3 players).

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
    /// Unique districts in a deck.
    pub deck_size: usize,
}

impl Pool {
    /// The facts of a card that a deck can hold.
    #[must_use]
    pub fn facts(&self, id: &str) -> Option<&Facts> {
        self.characters.iter().chain(&self.uniques).find(|facts| facts.id == id)
    }

    /// The characters of a rank that so many players may use, by id.
    pub fn of_rank(&self, rank: u8, players: u8) -> impl Iterator<Item = &Facts> {
        self.characters
            .iter()
            .filter(move |facts| facts.rank == Some(rank) && facts.from_players <= players)
    }
}

/// Is rank 9 in the game? It must be with 3 and 8 players, may be with 4 to 7, cannot be with 2.
#[must_use]
pub const fn nine_required(players: u8) -> bool {
    matches!(players, 3 | 8)
}

/// Districts that complete a city (2016 rulebook, End of the game; Game for 2–3 players).
#[must_use]
pub const fn complete_at(players: u8) -> u8 {
    if players <= 3 { 8 } else { 7 }
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
    /// Rank 9 cannot be used with two players.
    NineWithTwo(CardId),
    /// The card needs at least so many players.
    FromPlayers(CardId, u8),
    /// Not a character of the box, or not a unique district.
    NotForDecks(CardId),
    /// A unique district stands twice.
    UniqueTwice(CardId),
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
        faults.extend((1..=8).filter(|&rank| of(rank).is_none()).map(DeckFault::RankMissing));
        match of(9) {
            None if nine_required(players) => faults.push(DeckFault::NineMissing(players)),
            Some(nine) if players == 2 => faults.push(DeckFault::NineWithTwo(nine.id)),
            _ => {}
        }
        // Rank 9 with two players is refused already, whichever it is.
        let too_few = |facts: &&&Facts| {
            players < facts.from_players && !(players == 2 && facts.rank == Some(9))
        };
        faults.extend(
            characters.iter().filter(too_few).map(|f| DeckFault::FromPlayers(f.id, f.from_players)),
        );

        let mut districts = self.districts.clone();
        districts.sort_unstable();
        let is_unique = |id: &&CardId| pool.uniques.iter().any(|facts| facts.id == **id);
        faults.extend(
            districts.iter().filter(|id| !is_unique(id)).map(|&id| DeckFault::NotForDecks(id)),
        );
        faults.extend(
            districts
                .windows(2)
                .filter(|pair| pair[0] == pair[1])
                .map(|pair| DeckFault::UniqueTwice(pair[0])),
        );
        if districts.len() != pool.deck_size {
            faults.push(DeckFault::UniqueCount(districts.len(), pool.deck_size));
        }
        if faults.is_empty() {
            let characters = characters.iter().map(|facts| facts.id).collect();
            Ok(Deck { edition: pool.edition, players, characters, districts })
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
        let wished = pool.of_rank(rank, players).map(|facts| facts.id).find(|id| with.contains(id));
        wished.or_else(|| fitting.next())
    };
    let mut characters = Vec::new();
    for &id in &list.characters {
        let Some(Facts { rank: Some(rank), from_players, .. }) = pool.facts(id) else { continue };
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
    let has_nine = characters.iter().any(|id| pool.facts(id).is_some_and(|f| f.rank == Some(9)));
    if nine
        && !has_nine
        && let Some(added) = substitute(9)
    {
        changes.push(Change::Added(added));
        characters.push(added);
    }
    (DeckPlan { characters, districts: list.districts.clone() }, changes)
}
