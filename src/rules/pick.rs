//! A deck from wishes and chance: uniform over the decks that are legal, meet the wishes and lie
//! in the ranges. Decks are drawn until one fits; if none seems to, a search decides for certain.

use super::balance::{Measure, Profile, Ranges};
use super::card::CardId;
use super::chance::Chance;
use super::deck::{Deck, Facts, Nine, Pool};
use super::exhaust::Search;

/// What a draw must keep to.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// 2 to 8.
    pub players: u8,
    /// Nine characters; if not said, as many as the rules ask for.
    pub nine: Option<bool>,
    /// Cards that must be in.
    pub must: Vec<CardId>,
    /// Cards that must not.
    pub ban: Vec<CardId>,
}

/// A wish that cannot be met, and the rule it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WishFault {
    /// Not 2 to 8 players.
    Players(u8),
    /// Nine characters with two players, or eight with three or eight.
    Nine(u8),
    /// Two wished-for characters of one rank.
    SameRank(CardId, CardId),
    /// The character needs at least so many players.
    FromPlayers(CardId, u8),
    /// Rank 9 is wished for, but not in the game.
    NoNine(CardId),
    /// Rank 9 is wished for, and with so few players there is none.
    NineNever(CardId, u8),
    /// Two wished-for cards that are never used together.
    Apart(CardId, CardId),
    /// A basic district: all of them are always in.
    Basic(CardId),
    /// Wished for and banned.
    MustAndBan(CardId),
    /// More wished-for unique districts than a deck holds.
    TooMany(usize, usize),
    /// All characters of a rank are banned.
    RankEmpty(u8),
    /// Too few unique districts are left: so many of so many.
    TooFew(usize, usize),
}

/// What the wishes leave to choose from.
#[derive(Debug)]
pub struct Choices<'a> {
    /// For each rank what may be chosen.
    pub ranks: Vec<Vec<&'a Facts>>,
    /// What must be in.
    pub named: Vec<&'a Facts>,
}

impl<'a> Choices<'a> {
    /// What these wishes leave.
    ///
    /// # Errors
    /// Every wish that cannot be met.
    pub fn of(pool: &'a Pool, wishes: &Wishes) -> Result<Self, Vec<WishFault>> {
        let Wishes {
            players,
            nine,
            must,
            ban,
        } = wishes;
        let players = *players;
        if !(2..=8).contains(&players) {
            return Err(vec![WishFault::Players(players)]);
        }
        let mut faults = Vec::new();
        let named = named(pool, must);
        let wants_nine = named.iter().any(|facts| facts.rank == Some(9));
        // A wish for a rank 9 character is a wish for nine characters.
        let may = pool.nine(players);
        let has_nine = nine.unwrap_or(may == Nine::Must || (wants_nine && may == Nine::May));
        if (has_nine && may == Nine::Never) || (!has_nine && may == Nine::Must) {
            faults.push(WishFault::Nine(players));
        }
        for &id in must {
            match pool.facts(id) {
                None => faults.push(WishFault::Basic(id)),
                Some(facts) if facts.rank == Some(9) && may == Nine::Never => {
                    faults.push(WishFault::NineNever(id, players));
                }
                Some(facts) if facts.rank == Some(9) && !has_nine => {
                    faults.push(WishFault::NoNine(id));
                }
                Some(facts) if facts.from_players > players => {
                    faults.push(WishFault::FromPlayers(id, facts.from_players));
                }
                Some(_) => {}
            }
            if ban.contains(&id) {
                faults.push(WishFault::MustAndBan(id));
            }
        }
        for (index, one) in named.iter().enumerate() {
            let same = |other: &&&Facts| {
                one.rank.is_some() && other.rank == one.rank && other.id != one.id
            };
            faults.extend(
                named[index + 1..]
                    .iter()
                    .find(same)
                    .map(|o| WishFault::SameRank(one.id, o.id)),
            );
        }
        let allowed = |facts: &&Facts| !ban.contains(&facts.id);
        let mut ranks = Vec::new();
        for rank in 1..=if has_nine { 9 } else { 8 } {
            let wish: Vec<&Facts> = named
                .iter()
                .copied()
                .filter(|f| f.rank == Some(rank))
                .collect();
            let any: Vec<&Facts> = pool.of_rank(rank, players).filter(allowed).collect();
            if any.is_empty() && wish.is_empty() {
                faults.push(WishFault::RankEmpty(rank));
            }
            ranks.push(if wish.is_empty() { any } else { wish });
        }
        let both = pool
            .apart
            .iter()
            .filter(|(one, other)| must.contains(one) && must.contains(other));
        faults.extend(both.map(|&(one, other)| WishFault::Apart(one, other)));
        if faults.is_empty() {
            Ok(Self { ranks, named })
        } else {
            Err(faults)
        }
    }
}

/// A range that the wishes leave no way into: the measure, what it could be, what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Miss {
    /// Which measure.
    pub measure: Measure,
    /// From the least to the most that the wishes allow.
    pub possible: (u8, u8),
    /// The range.
    pub wanted: (u8, u8),
}

/// A draw: what is free to choose, and what is not.
#[derive(Debug)]
pub struct Draw<'a> {
    pool: &'a Pool,
    players: u8,
    ranges: Ranges,
    /// For each rank what may be chosen.
    ranks: Vec<Vec<&'a Facts>>,
    fixed: Vec<&'a Facts>,
    free: Vec<&'a Facts>,
    need: usize,
    /// What each choice adds, worked out once.
    rank_weights: Vec<Vec<Profile>>,
    free_weights: Vec<Profile>,
    start: Profile,
    /// The search, once it was needed.
    rare: Option<Search<'a>>,
}

/// More unique districts than any box holds.
const MOST_UNIQUES: usize = 64;
#[expect(clippy::cast_possible_truncation, reason = "places are below 64")]
const ORDER: [u8; MOST_UNIQUES] = {
    let mut order = [0; MOST_UNIQUES];
    let mut place = 0;
    while place < MOST_UNIQUES {
        order[place] = place as u8;
        place += 1;
    }
    order
};

/// Draws before the search is asked whether there is anything to find.
const PATIENCE: u32 = 20_000;

impl<'a> Draw<'a> {
    /// A draw of a whole deck.
    ///
    /// # Errors
    /// Every wish that cannot be met.
    pub fn new(pool: &'a Pool, wishes: &Wishes, ranges: Ranges) -> Result<Self, Vec<WishFault>> {
        let Wishes {
            players, must, ban, ..
        } = wishes;
        let (choices, mut faults) = match Choices::of(pool, wishes) {
            Ok(choices) => (choices, Vec::new()),
            // How many districts there are to choose is told beside the other faults.
            Err(faults) => (
                Choices {
                    ranks: Vec::new(),
                    named: named(pool, must),
                },
                faults,
            ),
        };
        let Choices { ranks, named } = choices;
        let allowed = |facts: &&Facts| !ban.contains(&facts.id);
        let size = pool.deck_size.unwrap_or(0);
        let mut fixed: Vec<&Facts> = named
            .into_iter()
            .filter(|facts| facts.rank.is_none())
            .collect();
        fixed.sort_by_key(|facts| facts.id);
        fixed.dedup_by_key(|facts| facts.id);
        let is_free = |facts: &&Facts| allowed(facts) && !must.contains(&facts.id);
        let free: Vec<&Facts> = pool.uniques.iter().filter(is_free).collect();
        if fixed.len() > size {
            faults.push(WishFault::TooMany(fixed.len(), size));
        } else if fixed.len() + free.len() < size {
            faults.push(WishFault::TooFew(fixed.len() + free.len(), size));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let need = size - fixed.len();
        Ok(Self::weighed(
            pool, *players, ranges, ranks, fixed, free, need,
        ))
    }

    /// A draw of some cards of a deck again, never the same ones; none if there is nothing else.
    #[must_use]
    pub fn again(pool: &'a Pool, deck: &Deck, cards: &[CardId], ranges: Ranges) -> Option<Self> {
        let again = |id: &CardId| cards.contains(id);
        let mut ranks = Vec::new();
        for id in &deck.characters {
            let facts = pool.facts(id)?;
            ranks.push(if again(id) {
                pool.of_rank(facts.rank?, deck.players)
                    .filter(|other| other.id != *id)
                    .collect()
            } else {
                vec![facts]
            });
        }
        let facts = |id: &CardId| pool.facts(id);
        let fixed: Vec<&Facts> = deck
            .districts
            .iter()
            .filter(|id| !again(id))
            .filter_map(facts)
            .collect();
        let free = pool
            .uniques
            .iter()
            .filter(|facts| !deck.districts.contains(&facts.id))
            .collect::<Vec<_>>();
        let need = deck.districts.len() - fixed.len();
        if free.len() < need || ranks.iter().any(Vec::is_empty) {
            return None;
        }
        Some(Self::weighed(
            pool,
            deck.players,
            ranges,
            ranks,
            fixed,
            free,
            need,
        ))
    }

    fn weighed(
        pool: &'a Pool,
        players: u8,
        ranges: Ranges,
        ranks: Vec<Vec<&'a Facts>>,
        fixed: Vec<&'a Facts>,
        free: Vec<&'a Facts>,
        need: usize,
    ) -> Self {
        let weigh = |cards: &Vec<&Facts>| cards.iter().map(|facts| Profile::of(facts)).collect();
        Self {
            pool,
            players,
            ranges,
            need,
            rank_weights: ranks.iter().map(weigh).collect(),
            free_weights: weigh(&free),
            start: Profile::sum(fixed.iter().copied()),
            ranks,
            fixed,
            free,
            rare: None,
        }
    }

    /// Draws a deck.
    ///
    /// # Errors
    /// No deck lies in the ranges, for certain: the ranges that are out of reach by themselves, or
    /// none if only all of them together are.
    pub fn draw(&mut self, chance: &mut Chance) -> Result<Deck, Vec<Miss>> {
        // Once decks turned out to be rare, drawing blindly is not tried again.
        if self.rare.is_none() {
            if let Some(deck) = (0..PATIENCE).find_map(|_| self.attempt(chance)) {
                return Ok(deck);
            }
            let mut search =
                Search::new(self.ranges, self.start, &self.ranks, &self.free, self.need);
            if !search.any() {
                return Err(search.misses());
            }
            self.rare = Some(search);
        }
        // There is a deck, but a rare one: counting all of them finds one with equal chances.
        if let Some(cards) = self.rare.as_mut().and_then(|search| search.one(chance)) {
            return Ok(self.deck(cards));
        }
        loop {
            if let Some(deck) = self.attempt(chance) {
                return Ok(deck);
            }
        }
    }

    /// One deck out of all that meet the wishes, if it lies in the ranges.
    fn attempt(&self, chance: &mut Chance) -> Option<Deck> {
        let mut profile = self.start;
        let mut chosen = [0_usize; 9];
        for (chosen, weights) in chosen.iter_mut().zip(&self.rank_weights) {
            *chosen = chance.below(length(weights)) as usize;
            profile = profile.plus(weights[*chosen]);
        }
        // The first so many places of a shuffle that is broken off.
        let mut order: [u8; MOST_UNIQUES] = ORDER;
        for place in 0..self.need {
            let left = length(&self.free_weights) - u32::try_from(place).unwrap_or(0);
            order.swap(place, place + chance.below(left) as usize);
            profile = profile.plus(self.free_weights[usize::from(order[place])]);
        }
        if !self.ranges.hold(profile) {
            return None;
        }
        let characters = self
            .ranks
            .iter()
            .zip(chosen)
            .map(|(rank, chosen)| rank[chosen]);
        let districts = order[..self.need]
            .iter()
            .map(|&place| self.free[usize::from(place)]);
        Some(self.deck(characters.chain(districts).collect()))
    }

    fn deck(&self, drawn: Vec<&Facts>) -> Deck {
        let mut cards = drawn;
        cards.extend(&self.fixed);
        let (mut characters, districts): (Vec<&Facts>, Vec<&Facts>) =
            cards.into_iter().partition(|facts| facts.rank.is_some());
        characters.sort_by_key(|facts| facts.rank);
        let mut districts: Vec<CardId> = districts.iter().map(|facts| facts.id).collect();
        districts.sort_unstable();
        Deck {
            edition: self.pool.edition,
            players: self.players,
            characters: characters.iter().map(|facts| facts.id).collect(),
            districts,
        }
    }
}

/// The cards of a wish that a deck can hold.
fn named<'a>(pool: &'a Pool, must: &[CardId]) -> Vec<&'a Facts> {
    must.iter().filter_map(|id| pool.facts(id)).collect()
}

fn length(list: &[Profile]) -> u32 {
    u32::try_from(list.len()).unwrap_or(0)
}
