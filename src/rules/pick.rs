//! A deck from wishes and chance: uniform over the decks that are legal, meet the wishes and lie
//! in the ranges. Decks are drawn until one fits; if none seems to, a search decides for certain.

use super::balance::{Measure, Profile, Ranges};
use super::card::{Card, Rank};
use super::chance::Chance;
use super::deck::{CardFacts, Deck, Nine, Pool};
use super::exhaust::Search;
use super::table::Players;
use strum::IntoEnumIterator;

/// What a draw must keep to.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// How many play.
    pub players: Players,
    /// Nine characters; if not said, as many as the rules ask for.
    pub nine: Option<bool>,
    /// Cards that must be in.
    pub must: Vec<Card>,
    /// Cards that must not.
    pub ban: Vec<Card>,
}

impl Wishes {
    /// None but that so many play.
    #[must_use]
    pub const fn of(players: Players) -> Self {
        Self {
            players,
            nine: None,
            must: Vec::new(),
            ban: Vec::new(),
        }
    }
}

/// A wish that cannot be met, and the rule it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WishFault {
    /// Nine characters with two players, or eight with three or eight.
    Nine {
        /// How many.
        players: Players,
    },
    /// Two wished-for characters of one rank.
    SameRank {
        /// The one.
        one: Card,
        /// The other.
        other: Card,
    },
    /// The character needs more players.
    FromPlayers {
        /// The character.
        card: Card,
        /// The fewest it may be used with.
        least: Players,
    },
    /// Rank 9 is wished for, but not in the game.
    NoNine {
        /// The character of rank 9.
        card: Card,
    },
    /// Rank 9 is wished for, and with so few players there is none.
    NineNever {
        /// The character of rank 9.
        card: Card,
        /// How many.
        players: Players,
    },
    /// Two wished-for cards that are never used together.
    Apart {
        /// The one.
        one: Card,
        /// The other.
        other: Card,
    },
    /// A basic district: all of them are always in.
    Basic {
        /// The card.
        card: Card,
    },
    /// Wished for and banned.
    MustAndBan {
        /// The card.
        card: Card,
    },
    /// More wished-for unique districts than a deck holds.
    TooMany {
        /// So many are wished for.
        count: usize,
        /// So many a deck holds.
        size: usize,
    },
    /// All characters of a rank are banned.
    RankEmpty {
        /// Which rank.
        rank: Rank,
    },
    /// Too few unique districts are left.
    TooFew {
        /// So many are left.
        count: usize,
        /// So many a deck holds.
        size: usize,
    },
}

/// What the wishes leave to choose from.
#[derive(Debug)]
pub struct Choices<'a> {
    /// For each rank what may be chosen.
    pub ranks: Vec<Vec<&'a CardFacts>>,
    /// What must be in.
    pub named: Vec<&'a CardFacts>,
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
        let mut faults = Vec::new();
        let named = named(pool, must);
        let wants_nine = named.iter().any(|facts| facts.rank == Some(Rank::Nine));
        // A wish for a rank 9 character is a wish for nine characters.
        let may = pool.nine(players);
        let has_nine = nine.unwrap_or(may == Nine::Must || (wants_nine && may == Nine::May));
        if (has_nine && may == Nine::Never) || (!has_nine && may == Nine::Must) {
            faults.push(WishFault::Nine { players });
        }
        for &card in must {
            match pool.facts(card) {
                None => faults.push(WishFault::Basic { card }),
                Some(facts) if facts.rank == Some(Rank::Nine) && may == Nine::Never => {
                    faults.push(WishFault::NineNever { card, players });
                }
                Some(facts) if facts.rank == Some(Rank::Nine) && !has_nine => {
                    faults.push(WishFault::NoNine { card });
                }
                Some(facts) if facts.from_players > players => {
                    let least = facts.from_players;
                    faults.push(WishFault::FromPlayers { card, least });
                }
                Some(_) => {}
            }
            if ban.contains(&card) {
                faults.push(WishFault::MustAndBan { card });
            }
        }
        for (index, one) in named.iter().enumerate() {
            let same = |other: &&&CardFacts| {
                one.rank.is_some() && other.rank == one.rank && other.card != one.card
            };
            faults.extend(
                named[index + 1..]
                    .iter()
                    .find(same)
                    .map(|other| WishFault::SameRank {
                        one: one.card,
                        other: other.card,
                    }),
            );
        }
        let allowed = |facts: &&CardFacts| !ban.contains(&facts.card);
        let mut ranks = Vec::new();
        for rank in Rank::iter().take(if has_nine { 9 } else { 8 }) {
            let wish: Vec<&CardFacts> = named
                .iter()
                .copied()
                .filter(|f| f.rank == Some(rank))
                .collect();
            let any: Vec<&CardFacts> = pool.of_rank(rank, players).filter(allowed).collect();
            if any.is_empty() && wish.is_empty() {
                faults.push(WishFault::RankEmpty { rank });
            }
            ranks.push(if wish.is_empty() { any } else { wish });
        }
        let both = pool
            .rulebook
            .apart
            .iter()
            .filter(|(one, other)| must.contains(one) && must.contains(other));
        faults.extend(both.map(|&(one, other)| WishFault::Apart { one, other }));
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
    players: Players,
    ranges: Ranges,
    /// For each rank what may be chosen.
    ranks: Vec<Vec<&'a CardFacts>>,
    fixed: Vec<&'a CardFacts>,
    free: Vec<&'a CardFacts>,
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
        let allowed = |facts: &&CardFacts| !ban.contains(&facts.card);
        // The older boxes fix no number: nothing is drawn for them but what is wished for.
        let size = pool.rulebook.deck_size.unwrap_or(0);
        let mut fixed: Vec<&CardFacts> = named
            .into_iter()
            .filter(|facts| facts.rank.is_none())
            .collect();
        fixed.sort_by_key(|facts| facts.card);
        fixed.dedup_by_key(|facts| facts.card);
        let is_free = |facts: &&CardFacts| allowed(facts) && !must.contains(&facts.card);
        let free: Vec<&CardFacts> = pool.uniques.iter().filter(is_free).collect();
        if fixed.len() > size {
            let count = fixed.len();
            faults.push(WishFault::TooMany { count, size });
        } else if fixed.len() + free.len() < size {
            let count = fixed.len() + free.len();
            faults.push(WishFault::TooFew { count, size });
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
    pub fn again(pool: &'a Pool, deck: &Deck, cards: &[Card], ranges: Ranges) -> Option<Self> {
        let again = |card: Card| cards.contains(&card);
        let mut ranks = Vec::new();
        for card in deck.characters.iter().copied().map(Card::from) {
            let facts = pool.facts(card)?;
            ranks.push(if again(card) {
                pool.of_rank(facts.rank?, deck.players)
                    .filter(|other| other.card != card)
                    .collect()
            } else {
                vec![facts]
            });
        }
        let districts: Vec<Card> = deck.districts.iter().copied().map(Card::from).collect();
        let fixed: Vec<&CardFacts> = districts
            .iter()
            .filter(|card| !again(**card))
            .filter_map(|card| pool.facts(*card))
            .collect();
        let free = pool
            .uniques
            .iter()
            .filter(|facts| !districts.contains(&facts.card))
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
        players: Players,
        ranges: Ranges,
        ranks: Vec<Vec<&'a CardFacts>>,
        fixed: Vec<&'a CardFacts>,
        free: Vec<&'a CardFacts>,
        need: usize,
    ) -> Self {
        let weigh =
            |cards: &Vec<&CardFacts>| cards.iter().map(|facts| Profile::of(facts)).collect();
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
            let left = length(&self.free_weights)
                - u32::try_from(place).expect("a deck has fewer than 64 districts");
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

    fn deck(&self, drawn: Vec<&CardFacts>) -> Deck {
        let mut cards = drawn;
        cards.extend(&self.fixed);
        cards.sort_by_key(|facts| (facts.rank, facts.card));
        let cards = || cards.iter().map(|facts| facts.card);
        Deck {
            edition: self.pool.edition,
            players: self.players,
            characters: cards().filter_map(Card::character).collect(),
            districts: cards().filter_map(Card::district).collect(),
        }
    }
}

/// The cards of a wish that a deck can hold.
fn named<'a>(pool: &'a Pool, must: &[Card]) -> Vec<&'a CardFacts> {
    must.iter().filter_map(|card| pool.facts(*card)).collect()
}

fn length(list: &[Profile]) -> u32 {
    u32::try_from(list.len()).expect("a box has fewer than 64 unique districts")
}
