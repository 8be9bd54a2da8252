//! A deck from wishes and chance: uniform over the decks that are legal, meet the wishes and lie
//! in the ranges. Decks are drawn until one fits; if none seems to, a search decides for certain.

use super::balance::{MEASURES, Measure, Profile, Ranges};
use super::card::CardId;
use super::chance::Chance;
use super::deck::{Deck, Facts, Pool, nine_required};
use std::collections::{HashMap, HashSet};

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
#[derive(Clone, Debug)]
pub struct Draw<'a> {
    pool: &'a Pool,
    players: u8,
    ranges: Ranges,
    /// For each rank what may be chosen.
    ranks: Vec<Vec<&'a Facts>>,
    fixed: Vec<&'a Facts>,
    free: Vec<&'a Facts>,
    need: usize,
}

/// Draws before the search is asked whether there is anything to find.
const PATIENCE: u32 = 50_000;
/// States the search keeps before it gives up counting and goes on drawing.
const MOST_STATES: usize = 2_000_000;

impl<'a> Draw<'a> {
    /// A draw of a whole deck.
    ///
    /// # Errors
    /// Every wish that cannot be met.
    pub fn new(pool: &'a Pool, wishes: &Wishes, ranges: Ranges) -> Result<Self, Vec<WishFault>> {
        let Wishes { players, nine, must, ban } = wishes;
        let players = *players;
        if !(2..=8).contains(&players) {
            return Err(vec![WishFault::Players(players)]);
        }
        let mut faults = Vec::new();
        let wished: Vec<&Facts> = must.iter().filter_map(|id| pool.facts(id)).collect();
        let wants_nine = wished.iter().any(|facts| facts.rank == Some(9));
        // A wish for a rank 9 character is a wish for nine characters.
        let has_nine = nine.unwrap_or(nine_required(players) || (wants_nine && players > 3));
        if (has_nine && players == 2) || (!has_nine && nine_required(players)) {
            faults.push(WishFault::Nine(players));
        }
        for &id in must {
            match pool.facts(id) {
                None => faults.push(WishFault::Basic(id)),
                Some(facts) if facts.rank == Some(9) && !has_nine => {
                    faults.push(WishFault::NoNine(id))
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
        for (index, one) in wished.iter().enumerate() {
            let same = |other: &&&Facts| {
                one.rank.is_some() && other.rank == one.rank && other.id != one.id
            };
            faults.extend(
                wished[index + 1..].iter().find(same).map(|o| WishFault::SameRank(one.id, o.id)),
            );
        }
        let allowed = |facts: &&Facts| !ban.contains(&facts.id);
        let mut ranks = Vec::new();
        for rank in 1..=if has_nine { 9 } else { 8 } {
            let wish: Vec<&Facts> =
                wished.iter().copied().filter(|f| f.rank == Some(rank)).collect();
            let any: Vec<&Facts> = pool.of_rank(rank, players).filter(allowed).collect();
            if any.is_empty() && wish.is_empty() {
                faults.push(WishFault::RankEmpty(rank));
            }
            ranks.push(if wish.is_empty() { any } else { wish });
        }
        let mut fixed: Vec<&Facts> =
            wished.into_iter().filter(|facts| facts.rank.is_none()).collect();
        fixed.sort_by_key(|facts| facts.id);
        fixed.dedup_by_key(|facts| facts.id);
        let is_free = |facts: &&Facts| allowed(facts) && !must.contains(&facts.id);
        let free: Vec<&Facts> = pool.uniques.iter().filter(is_free).collect();
        if fixed.len() > pool.deck_size {
            faults.push(WishFault::TooMany(fixed.len(), pool.deck_size));
        } else if fixed.len() + free.len() < pool.deck_size {
            faults.push(WishFault::TooFew(fixed.len() + free.len(), pool.deck_size));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let need = pool.deck_size - fixed.len();
        Ok(Self { pool, players, ranges, ranks, fixed, free, need })
    }

    /// A draw of some cards of a deck again, never the same ones; none if there is nothing else.
    #[must_use]
    pub fn again(pool: &'a Pool, deck: &Deck, cards: &[CardId], ranges: Ranges) -> Option<Self> {
        let again = |id: &CardId| cards.contains(id);
        let mut ranks = Vec::new();
        for id in &deck.characters {
            let facts = pool.facts(id)?;
            ranks.push(if again(id) {
                pool.of_rank(facts.rank?, deck.players).filter(|other| other.id != *id).collect()
            } else {
                vec![facts]
            });
        }
        let facts = |id: &CardId| pool.facts(id);
        let fixed: Vec<&Facts> =
            deck.districts.iter().filter(|id| !again(id)).filter_map(facts).collect();
        let free = pool
            .uniques
            .iter()
            .filter(|facts| !deck.districts.contains(&facts.id))
            .collect::<Vec<_>>();
        let need = pool.deck_size - fixed.len();
        if free.len() < need || ranks.iter().any(Vec::is_empty) {
            return None;
        }
        Some(Self { pool, players: deck.players, ranges, ranks, fixed, free, need })
    }

    /// Draws a deck.
    ///
    /// # Errors
    /// No deck lies in the ranges, for certain: the ranges that are out of reach by themselves, or
    /// none if only all of them together are.
    pub fn draw(&self, chance: &mut Chance) -> Result<Deck, Vec<Miss>> {
        if let Some(deck) = (0..PATIENCE).find_map(|_| self.attempt(chance)) {
            return Ok(deck);
        }
        let mut search = Search::new(self);
        if !search.exists(0, self.need, self.start()) {
            return Err(search.misses(self));
        }
        // There is a deck, but a rare one: counting all of them finds one with equal chances.
        if let Some(all) = search.count(0, self.need, self.start()) {
            return Ok(self.deck(search.nth(all, chance)));
        }
        loop {
            if let Some(deck) = self.attempt(chance) {
                return Ok(deck);
            }
        }
    }

    fn start(&self) -> Profile {
        Profile::sum(self.fixed.iter().copied())
    }

    /// One deck out of all that meet the wishes, if it lies in the ranges.
    fn attempt(&self, chance: &mut Chance) -> Option<Deck> {
        let mut profile = self.start();
        let mut cards: Vec<&Facts> = Vec::with_capacity(9 + self.need);
        for rank in &self.ranks {
            let facts = pick(rank, chance);
            profile = profile.plus(Profile::of(facts));
            cards.push(facts);
        }
        let mut free = self.free.clone();
        for place in 0..self.need {
            let left = u32::try_from(free.len() - place).unwrap_or(0);
            free.swap(place, place + chance.below(left) as usize);
            profile = profile.plus(Profile::of(free[place]));
            cards.push(free[place]);
        }
        self.ranges.hold(profile).then(|| self.deck(cards))
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

fn pick<'a>(from: &[&'a Facts], chance: &mut Chance) -> &'a Facts {
    from[chance.below(u32::try_from(from.len()).unwrap_or(1)) as usize]
}

/// The search over all decks: ranks first, then the free districts one by one, each in or out.
struct Search<'a> {
    ranges: Ranges,
    start: Profile,
    steps: Vec<Step<'a>>,
    /// The least and the most that the steps from here on add with so many districts to choose.
    reach: Vec<Vec<Option<Reach>>>,
    dead: HashSet<(usize, usize, Profile)>,
    counts: HashMap<(usize, usize, Profile), u128>,
}

type Reach = [(u8, u8); MEASURES];

/// A choice to be made: one of several characters, or whether a district is in.
enum Step<'a> {
    Rank(Vec<&'a Facts>),
    District(&'a Facts),
}

impl<'a> Search<'a> {
    fn new(draw: &Draw<'a>) -> Self {
        let mut steps: Vec<Step<'a>> = draw.ranks.iter().cloned().map(Step::Rank).collect();
        steps.extend(draw.free.iter().copied().map(Step::District));
        let mut reach: Vec<Vec<Option<Reach>>> = vec![Vec::new(); steps.len() + 1];
        reach[steps.len()] = vec![None; draw.need + 1];
        reach[steps.len()][0] = Some([(0, 0); MEASURES]);
        for index in (0..steps.len()).rev() {
            reach[index] = (0..=draw.need)
                .map(|need| {
                    let after = |need: usize| reach[index + 1].get(need).copied().flatten();
                    let ways: Vec<Reach> = match &steps[index] {
                        Step::Rank(from) => {
                            from.iter().filter_map(|facts| Some(add(after(need)?, facts))).collect()
                        }
                        Step::District(facts) => {
                            let with = need.checked_sub(1).and_then(after).map(|r| add(r, facts));
                            after(need).into_iter().chain(with).collect()
                        }
                    };
                    ways.into_iter().reduce(|one, other| {
                        std::array::from_fn(|i| {
                            (one[i].0.min(other[i].0), one[i].1.max(other[i].1))
                        })
                    })
                })
                .collect();
        }
        let (dead, counts) = (HashSet::new(), HashMap::new());
        Self { ranges: draw.ranges, start: draw.start(), steps, reach, dead, counts }
    }

    /// Could the ranges still be met from here, each by itself?
    fn hopeful(&self, index: usize, need: usize, profile: Profile) -> bool {
        let Some(Some(reach)) = self.reach[index].get(need) else { return false };
        let numbers = profile.numbers();
        (0..MEASURES).all(|i| {
            let (low, high) = self.ranges.0[i];
            let at_most = u16::from(numbers[i]) + u16::from(reach[i].1);
            let at_least = u16::from(numbers[i]) + u16::from(reach[i].0);
            at_most >= u16::from(low) && at_least <= u16::from(high)
        })
    }

    /// The choices at a step: which card is taken, and how many districts are needed after it.
    fn choices(&self, index: usize, need: usize) -> Vec<(Option<&'a Facts>, usize)> {
        match &self.steps[index] {
            Step::Rank(from) => from.iter().map(|facts| (Some(*facts), need)).collect(),
            Step::District(facts) => {
                let with = need.checked_sub(1).map(|left| (Some(*facts), left));
                with.into_iter().chain([(None, need)]).collect()
            }
        }
    }

    fn exists(&mut self, index: usize, need: usize, profile: Profile) -> bool {
        if !self.hopeful(index, need, profile) || self.dead.contains(&(index, need, profile)) {
            return false;
        }
        if index == self.steps.len() {
            return true;
        }
        let found = self
            .choices(index, need)
            .into_iter()
            .any(|(taken, left)| self.exists(index + 1, left, with(profile, taken)));
        if !found {
            self.dead.insert((index, need, profile));
        }
        found
    }

    /// How many decks there are from here; none if there are too many states to count.
    fn count(&mut self, index: usize, need: usize, profile: Profile) -> Option<u128> {
        if !self.hopeful(index, need, profile) {
            return Some(0);
        }
        if index == self.steps.len() {
            return Some(1);
        }
        if let Some(&count) = self.counts.get(&(index, need, profile)) {
            return Some(count);
        }
        let mut count = 0;
        for (taken, left) in self.choices(index, need) {
            count += self.count(index + 1, left, with(profile, taken))?;
        }
        if self.counts.len() >= MOST_STATES {
            return None;
        }
        self.counts.insert((index, need, profile), count);
        Some(count)
    }

    /// One of all the decks, each equally likely, after they were counted.
    fn nth(&mut self, all: u128, chance: &mut Chance) -> Vec<&'a Facts> {
        let bits = (u128::from(chance.below(u32::MAX)) << 96)
            | (u128::from(chance.below(u32::MAX)) << 64)
            | (u128::from(chance.below(u32::MAX)) << 32)
            | u128::from(chance.below(u32::MAX));
        let mut number = bits % all.max(1);
        let mut cards = Vec::new();
        let mut need = self.reach[0].len() - 1;
        let mut profile = self.start;
        for index in 0..self.steps.len() {
            for (taken, left) in self.choices(index, need) {
                let after = with(profile, taken);
                let ways = self.count(index + 1, left, after).unwrap_or(0);
                if number < ways {
                    cards.extend(taken);
                    need = left;
                    profile = after;
                    break;
                }
                number -= ways;
            }
        }
        cards
    }

    /// The ranges that are out of reach by themselves.
    fn misses(&self, draw: &Draw<'_>) -> Vec<Miss> {
        let Some(Some(reach)) = self.reach[0].get(draw.need) else { return Vec::new() };
        let start = draw.start().numbers();
        Measure::ALL
            .into_iter()
            .enumerate()
            .map(|(i, measure)| Miss {
                measure,
                possible: (start[i] + reach[i].0, start[i] + reach[i].1),
                wanted: draw.ranges.0[i],
            })
            .filter(|miss| miss.possible.0 > miss.wanted.1 || miss.possible.1 < miss.wanted.0)
            .collect()
    }
}

fn with(profile: Profile, taken: Option<&Facts>) -> Profile {
    taken.map_or(profile, |facts| profile.plus(Profile::of(facts)))
}

fn add(mut reach: Reach, facts: &Facts) -> Reach {
    for (range, number) in reach.iter_mut().zip(Profile::of(facts).numbers()) {
        *range = (range.0 + number, range.1 + number);
    }
    reach
}
