//! Which decks are drawn. [`Draw`] draws one from wishes and chance: uniform over the decks that are
//! legal, meet the wishes and are within the ranges; decks are drawn until one fits, and if none
//! seems to, they are enumerated. [`Draws`] is a stream of decks to taste: similar to another one,
//! mild or aggressive, without recently played cards.

use super::balance::{MEASURES, Measure, Profile, Ranges, profile};
use super::older::Mix;
use super::{CardFacts, Deck, DeckFault, DeckPlan, Nine, Pool};
use crate::card::{Card, Rank, Trait};
use crate::chance::Chance;
use crate::table::Players;
use enum_map::EnumMap;
use std::collections::HashMap;
use strum::IntoEnumIterator;

/// The constraints on a draw.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// The player count.
    pub players: Players,
    /// Nine characters; by default, as many as the rules require.
    pub nine: Option<bool>,
    /// Cards that must be in.
    pub must: Vec<Card>,
    /// Cards that must not.
    pub ban: Vec<Card>,
}

impl Wishes {
    /// No wishes for this many players.
    pub const fn of(players: Players) -> Self {
        Self {
            players,
            nine: None,
            must: Vec::new(),
            ban: Vec::new(),
        }
    }
}

/// The choices that the wishes leave.
#[derive(Debug)]
pub struct Choices<'a> {
    /// The choices for each rank.
    pub ranks: Vec<Vec<&'a CardFacts>>,
    /// The required cards.
    pub named: Vec<&'a CardFacts>,
}

impl<'a> Choices<'a> {
    /// The choices that these wishes leave, and every wish that can't be met.
    pub fn of(pool: &'a Pool, wishes: &Wishes) -> (Self, Vec<DeckFault>) {
        let (players, must, ban) = (wishes.players, &wishes.must, &wishes.ban);
        let mut faults = Vec::new();
        let facts = must.iter().filter_map(|card| pool.facts(*card));
        let named: Vec<&CardFacts> = facts.collect();
        let wants_nine = named.iter().any(|facts| facts.rank == Some(Rank::Nine));
        // A wish for a rank 9 character implies nine characters.
        let may = pool.nine(players);
        let by_default = may == Nine::Must || (wants_nine && may == Nine::May);
        let has_nine = wishes.nine.unwrap_or(by_default);
        if (has_nine && may == Nine::Never) || (!has_nine && may == Nine::Must) {
            faults.push(DeckFault::Nine { players });
        }
        for &card in must {
            match pool.facts(card) {
                None => faults.push(DeckFault::Basic { card }),
                Some(facts) if facts.rank == Some(Rank::Nine) && may == Nine::Never => {
                    faults.push(DeckFault::NineNever { card, players });
                }
                Some(facts) if facts.rank == Some(Rank::Nine) && !has_nine => {
                    faults.push(DeckFault::NoNine { card });
                }
                Some(facts) if facts.from_players > players => {
                    let least = facts.from_players;
                    faults.push(DeckFault::FromPlayers { card, least });
                }
                Some(_) => {}
            }
            if ban.contains(&card) {
                faults.push(DeckFault::MustAndBan { card });
            }
        }
        for (index, one) in named.iter().enumerate() {
            let same = |other: &&&CardFacts| {
                one.rank.is_some() && other.rank == one.rank && other.card != one.card
            };
            if let Some(other) = named[index + 1..].iter().find(same) {
                let (one, other) = (one.card, other.card);
                faults.push(DeckFault::SameRank { one, other });
            }
        }
        let allowed = |facts: &&CardFacts| !ban.contains(&facts.card);
        let mut ranks = Vec::new();
        for rank in Rank::iter().take(if has_nine { 9 } else { 8 }) {
            let mut choice = named.clone();
            choice.retain(|facts| facts.rank == Some(rank));
            if choice.is_empty() {
                choice.extend(pool.of_rank(rank, players).filter(allowed));
            }
            if choice.is_empty() {
                faults.push(DeckFault::RankEmpty { rank });
            }
            ranks.push(choice);
        }
        for &(one, other) in &pool.rulebook.apart {
            if must.contains(&one) && must.contains(&other) {
                faults.push(DeckFault::Apart { one, other });
            }
        }
        (Self { ranks, named }, faults)
    }
}

/// A range that the wishes make unreachable: the measure, its possible values, the wanted ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Miss {
    /// The measure.
    pub measure: Measure,
    /// The lowest and highest values the wishes allow.
    pub possible: (u8, u8),
    /// The range.
    pub wanted: (u8, u8),
}

/// Why no deck was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDeck {
    /// There is none: these ranges are unreachable on their own; if empty, they are unreachable
    /// together.
    OutOfReach(Vec<Miss>),
    /// None was found in this many draws, and there are too many to enumerate.
    NotFound(usize),
}

/// A draw: the free choices and the fixed ones.
#[derive(Debug)]
pub struct Draw<'a> {
    pool: &'a Pool,
    players: Players,
    ranges: Ranges,
    /// The choices for each rank.
    ranks: Vec<Vec<&'a CardFacts>>,
    fixed: Vec<&'a CardFacts>,
    free: Vec<&'a CardFacts>,
    need: usize,
    /// What the fixed districts add.
    start: Profile,
    /// All decks, once they turned out to be rare.
    rare: Option<Count<'a>>,
}

/// Draws before decks are enumerated.
const BLIND_DRAWS: usize = 20_000;
/// Draws before giving up, if there are too many to enumerate.
const MOST_DRAWS: usize = 2_000_000;

impl<'a> Draw<'a> {
    /// A draw of a whole deck.
    ///
    /// # Errors
    ///
    /// Every wish that can't be met.
    pub fn new(pool: &'a Pool, wishes: &Wishes, ranges: Ranges) -> Result<Self, Vec<DeckFault>> {
        let (Choices { ranks, named }, mut faults) = Choices::of(pool, wishes);
        // The older boxes have no fixed number: only wished-for cards are included.
        let size = pool.rulebook.holds.deck.unwrap_or(0);
        let mut fixed = named;
        fixed.retain(|facts| facts.rank.is_none());
        fixed.sort_by_key(|facts| facts.card);
        fixed.dedup_by_key(|facts| facts.card);
        let is_free = |facts: &&CardFacts| {
            !wishes.ban.contains(&facts.card) && !wishes.must.contains(&facts.card)
        };
        let free: Vec<&CardFacts> = pool.uniques.iter().filter(is_free).collect();
        if fixed.len() > size {
            let count = fixed.len();
            faults.push(DeckFault::TooMany { count, size });
        } else if fixed.len() + free.len() < size {
            let count = fixed.len() + free.len();
            faults.push(DeckFault::TooFew { count, size });
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Self {
            pool,
            players: wishes.players,
            ranges,
            ranks,
            need: size - fixed.len(),
            start: Profile::sum(fixed.iter().copied()),
            fixed,
            free,
            rare: None,
        })
    }

    /// A redraw of some cards of a deck, never the same ones; none if there are no others.
    pub fn again(pool: &'a Pool, deck: &Deck, cards: &[Card], ranges: Ranges) -> Option<Self> {
        let again = |card: Card| cards.contains(&card);
        let mut ranks = Vec::new();
        for card in deck.characters.iter().copied().map(Card::from) {
            let facts = pool.facts(card)?;
            let mut choice = vec![facts];
            if again(card) {
                choice = pool.of_rank(facts.rank?, deck.players).collect();
                choice.retain(|other| other.card != card);
            }
            ranks.push(choice);
        }
        let districts: Vec<Card> = deck.districts.iter().copied().map(Card::from).collect();
        let kept = districts.iter().filter(|card| !again(**card));
        let fixed: Vec<&CardFacts> = kept.filter_map(|card| pool.facts(*card)).collect();
        let mut free: Vec<&CardFacts> = pool.uniques.iter().collect();
        free.retain(|facts| !districts.contains(&facts.card));
        let need = deck.districts.len() - fixed.len();
        if free.len() < need || ranks.iter().any(Vec::is_empty) {
            return None;
        }
        Some(Self {
            pool,
            players: deck.players,
            ranges,
            ranks,
            need,
            start: Profile::sum(fixed.iter().copied()),
            fixed,
            free,
            rare: None,
        })
    }

    /// Draws a deck.
    ///
    /// # Errors
    ///
    /// No deck is within the ranges, or none was found.
    pub fn draw(&mut self, chance: &mut Chance) -> Result<Deck, NoDeck> {
        // Once decks turned out to be rare, skip blind draws.
        if self.rare.is_none() {
            if let Some(deck) = (0..BLIND_DRAWS).find_map(|_| self.attempt(chance)) {
                return Ok(deck);
            }
            self.rare = Some(Count::of(self));
        }
        let rare = self.rare.as_mut().expect("it was just made");
        match rare.all {
            Some(0) => Err(NoDeck::OutOfReach(rare.misses())),
            Some(all) => {
                let cards = rare.one(all, chance);
                Ok(self.deck(cards))
            }
            None => {
                let found = (0..MOST_DRAWS).find_map(|_| self.attempt(chance));
                found.ok_or(NoDeck::NotFound(MOST_DRAWS))
            }
        }
    }

    /// One random deck that meets the wishes, if it is within the ranges.
    fn attempt(&self, chance: &mut Chance) -> Option<Deck> {
        let ranks = self.ranks.iter();
        let mut drawn: Vec<&CardFacts> = ranks.map(|rank| *chance.choose(rank)).collect();
        let mut free = self.free.clone();
        chance.deal(&mut free, self.need);
        drawn.extend(&free[..self.need]);
        let profiles = drawn.iter().map(|facts| facts.profile);
        let profile = profiles.fold(self.start, Profile::plus);
        self.ranges.hold(profile).then(|| self.deck(drawn))
    }

    fn deck(&self, mut cards: Vec<&'a CardFacts>) -> Deck {
        cards.extend(&self.fixed);
        cards.sort_by_key(|facts| (facts.rank, facts.card));
        let ids = || cards.iter().map(|facts| facts.card);
        Deck {
            edition: self.pool.edition,
            players: self.players,
            characters: ids().filter_map(Card::character).collect(),
            districts: ids().filter_map(Card::district).collect(),
        }
    }
}

/// All decks of a draw, counted: one character of each rank, then the free districts one by one,
/// each in or out. Bounds on the remaining steps prune the tree.
#[derive(Debug)]
struct Count<'a> {
    ranges: Ranges,
    start: Profile,
    need: usize,
    steps: Vec<Step<'a>>,
    /// The minimum and maximum that the remaining steps add with this many districts to choose;
    /// none if too few are left.
    reach: Vec<Vec<Option<Reach>>>,
    counts: HashMap<State, u128>,
    /// The number of decks; none if there are too many states to count.
    all: Option<u128>,
}

/// A choice to be made: one of several characters, or whether a district is in.
#[derive(Debug)]
enum Step<'a> {
    Rank(Vec<&'a CardFacts>),
    District(&'a CardFacts),
}

impl<'a> Step<'a> {
    /// An option: the card taken, and how many districts are needed after it.
    fn choices(&self, need: usize) -> Vec<(Option<&'a CardFacts>, usize)> {
        match self {
            Self::Rank(from) => from.iter().map(|card| (Some(*card), need)).collect(),
            Self::District(card) => {
                let with = need.checked_sub(1).map(|left| (Some(*card), left));
                with.into_iter().chain([(None, need)]).collect()
            }
        }
    }
}

type Reach = [(u8, u8); MEASURES];

/// A step, the number of districts left to choose, and the numbers that may still leave their
/// ranges.
type State = (usize, usize, Profile);

/// The maximum number of states before counting is abandoned.
const MOST_STATES: usize = 2_000_000;

impl<'a> Count<'a> {
    fn of(draw: &Draw<'a>) -> Self {
        let ranks = draw.ranks.iter().cloned().map(Step::Rank);
        let steps: Vec<Step<'a>> = ranks
            .chain(draw.free.iter().copied().map(Step::District))
            .collect();
        let mut count = Self {
            ranges: draw.ranges,
            start: draw.start,
            need: draw.need,
            reach: reach(&steps, draw.need),
            steps,
            counts: HashMap::new(),
            all: None,
        };
        count.all = count.from(0, count.need, count.start);
        count
    }

    /// None if some range is already unreachable.
    fn state(&self, index: usize, need: usize, profile: Profile) -> Option<State> {
        let reach = self.reach[index][need].as_ref()?;
        let mut open = Profile::default();
        for (measure, &number) in profile.0.iter().enumerate() {
            let (less, more) = reach[measure];
            let (low, high) = self.ranges.0[measure];
            let (least, most) = (number.saturating_add(less), number.saturating_add(more));
            if most < low || least > high {
                return None;
            }
            if least < low || most > high {
                open.0[measure] = number;
            }
        }
        Some((index, need, open))
    }

    /// The number of decks from here.
    fn from(&mut self, index: usize, need: usize, profile: Profile) -> Option<u128> {
        let Some(state) = self.state(index, need, profile) else {
            return Some(0);
        };
        if index == self.steps.len() {
            return Some(1);
        }
        if let Some(&count) = self.counts.get(&state) {
            return Some(count);
        }
        let mut count = 0;
        for (taken, left) in self.steps[index].choices(need) {
            count += self.from(index + 1, left, with(profile, taken))?;
        }
        if self.counts.len() >= MOST_STATES {
            return None;
        }
        self.counts.insert(state, count);
        Some(count)
    }

    /// One of all the decks.
    fn one(&mut self, all: u128, chance: &mut Chance) -> Vec<&'a CardFacts> {
        // Not perfectly uniform, but the results of seeds must not change.
        let bits = (0..4).fold(0, |bits, _| bits << 32 | u128::from(chance.below(u32::MAX)));
        let mut number = bits % all;
        let mut cards = Vec::new();
        let (mut need, mut profile) = (self.need, self.start);
        for index in 0..self.steps.len() {
            for (taken, left) in self.steps[index].choices(need) {
                let after = with(profile, taken);
                let ways = self.from(index + 1, left, after);
                let ways = ways.expect("all of them were counted before");
                if number < ways {
                    cards.extend(taken);
                    (need, profile) = (left, after);
                    break;
                }
                number -= ways;
            }
        }
        cards
    }

    /// The ranges that are unreachable on their own.
    fn misses(&self) -> Vec<Miss> {
        let Some(reach) = self.reach[0][self.need] else {
            return Vec::new();
        };
        let numbers = self.start.iter().zip(reach).zip(self.ranges.0);
        numbers
            .map(|(((measure, number), (less, more)), wanted)| Miss {
                measure,
                possible: (number + less, number + more),
                wanted,
            })
            .filter(|miss| miss.possible.0 > miss.wanted.1 || miss.possible.1 < miss.wanted.0)
            .collect()
    }
}

/// For each step, what it and the later ones can add.
fn reach(steps: &[Step<'_>], need: usize) -> Vec<Vec<Option<Reach>>> {
    let mut end = vec![None; need + 1];
    end[0] = Some([(0, 0); MEASURES]);
    let mut reach = vec![end];
    for step in steps.iter().rev() {
        let after = |need: usize| reach[reach.len() - 1][need];
        let here = (0..=need).map(|need| {
            let ways = step.choices(need).into_iter().filter_map(|(taken, left)| {
                let after = after(left)?;
                let more = with(Profile::default(), taken).0;
                Some(std::array::from_fn(|i| {
                    (after[i].0 + more[i], after[i].1 + more[i])
                }))
            });
            ways.reduce(|one: Reach, other| {
                std::array::from_fn(|i| (one[i].0.min(other[i].0), one[i].1.max(other[i].1)))
            })
        });
        let here = here.collect();
        reach.push(here);
    }
    reach.reverse();
    reach
}

fn with(profile: Profile, taken: Option<&CardFacts>) -> Profile {
    taken.map_or(profile, |facts| profile.plus(facts.profile))
}

/// The kind of deck wanted, besides its cards.
#[derive(Clone, Debug, Default)]
pub struct Taste {
    /// It need not be balanced, or follow an older rulebook's advice.
    pub is_free: bool,
    /// From 0, the mildest, to 10.
    pub fierce: Option<u8>,
    /// It should be similar to this one.
    pub like: Option<DeckPlan>,
    /// How stale each card is. The freshest of many draws is taken, balanced like any other.
    pub stale: EnumMap<Card, usize>,
}

/// The version of the draw: which ranges hold (`data/balance.toml`). A printed seed carries it, so
/// that the seed means the same deck forever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(pub u8);

impl Version {
    /// That of game nights: they are drawn again whenever they continue.
    pub const FIRST: Self = Self(1);
    /// That of a seed without a version.
    pub const NEWEST: Self = Self(2);
}

/// The official lists' balance.
#[derive(Clone, Copy, Debug)]
pub struct Lists {
    /// The ranges of a balanced deck.
    pub balanced: Ranges,
    /// The lowest to the highest list as adapted to this many players.
    pub adapted: Ranges,
}

/// The source of decks.
#[derive(Debug)]
pub struct Draws<'a> {
    pool: &'a Pool,
    taste: &'a Taste,
    source: Source<'a>,
}

#[derive(Debug)]
enum Source<'a> {
    /// All decks within ranges.
    Ranges(Box<Draw<'a>>),
    /// The older boxes have no official lists: their rulebook's advice.
    Mix(Mix<'a>),
}

/// The best of this many draws is taken.
const DRAWS: usize = 60;

impl<'a> Draws<'a> {
    /// Draws that meet these wishes.
    ///
    /// # Errors
    ///
    /// Every wish that can't be met.
    pub fn new(
        pool: &'a Pool,
        wishes: &'a Wishes,
        taste: &'a Taste,
        lists: Lists,
    ) -> Result<Self, Vec<DeckFault>> {
        let source = if pool.rulebook.holds.deck.is_some() {
            let ranges = ranges_of(pool, taste, lists);
            Source::Ranges(Box::new(Draw::new(pool, wishes, ranges)?))
        } else {
            Source::Mix(Mix::new(pool, wishes, taste.is_free)?)
        };
        Ok(Self {
            pool,
            taste,
            source,
        })
    }

    /// The next deck.
    ///
    /// # Errors
    /// None can be found.
    pub fn draw(&mut self, chance: &mut Chance) -> Result<Deck, NoDeck> {
        let stale = &self.taste.stale;
        let staleness = |deck: &Deck| deck.cards().map(|card| stale[card]).sum::<usize>();
        let first = self.one(chance)?;
        if stale.values().all(|&stale| stale == 0) {
            return Ok(first);
        }
        let others = (1..DRAWS).filter_map(|_| self.one(chance).ok());
        let decks = std::iter::once(first).chain(others);
        let fresh = decks.min_by_key(staleness);
        Ok(fresh.expect("the first is among them"))
    }

    fn one(&mut self, chance: &mut Chance) -> Result<Deck, NoDeck> {
        let mix = match &mut self.source {
            Source::Ranges(draw) => return draw.draw(chance),
            Source::Mix(mix) => mix,
        };
        let Taste { fierce, like, .. } = self.taste;
        if fierce.is_none() && like.is_none() {
            return Ok(mix.draw(chance));
        }
        let mut decks: Vec<Deck> = (0..DRAWS).map(|_| mix.draw(chance)).collect();
        if let Some(wish) = fierce {
            // From mildest to fiercest; keeps the tenth at the position of the wish.
            let tenth = DRAWS / 10;
            decks.sort_by_key(|deck| attack(self.pool, deck));
            decks.drain(..(DRAWS - tenth) * usize::from(*wish) / 10);
            decks.truncate(tenth);
        }
        let unlike = |deck: &Deck| {
            let cards = like.iter().flat_map(DeckPlan::cards);
            let missing = cards.filter(|card| deck.cards().all(|other| other != *card));
            missing.count()
        };
        let nearest = decks.into_iter().min_by_key(unlike);
        Ok(nearest.expect("the tenth part of the draws is left"))
    }
}

fn ranges_of(pool: &Pool, taste: &Taste, lists: Lists) -> Ranges {
    let ranges = match &taste.like {
        Some(plan) => lists.balanced.like(profile(pool, plan.cards())),
        None if taste.is_free => Ranges::OPEN,
        None => lists.balanced,
    };
    match taste.fierce {
        Some(wish) => ranges.fierce(lists.adapted, wish),
        None => ranges,
    }
}

/// How many cards of a deck attack.
fn attack(pool: &Pool, deck: &Deck) -> u8 {
    profile(pool, deck.cards()).0[Measure::Trait(Trait::Attack).index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Character, District};
    use crate::edition::Edition;
    use strum::IntoEnumIterator;

    /// Three characters of each rank and every district, worth nothing to a deck.
    fn plain_pool() -> Pool {
        let characters = Character::iter().zip(0..);
        let characters = characters.map(|(card, place)| (card.into(), Rank::iter().nth(place / 3)));
        let districts = District::iter().map(|card| (card.into(), None));
        let facts = characters.chain(districts).map(|(card, rank)| {
            let facts = CardFacts {
                card,
                rank,
                from_players: Players::FEWEST,
                cost: 0,
                traits: &[],
                profile: Profile::default(),
                copies: 1,
                is_base: true,
            };
            (card, Some(facts))
        });
        Pool::new(Edition::E2016, facts.collect())
    }

    #[test]
    fn without_ranges_every_choice_of_characters_and_districts_is_counted() {
        let pool = plain_pool();
        let wishes = Wishes::of(Players::Five);
        let draw = Draw::new(&pool, &wishes, Ranges([(0, u8::MAX); MEASURES])).unwrap();
        let characters: u128 = draw.ranks.iter().map(|rank| rank.len() as u128).product();
        let (free, need) = (draw.free.len() as u128, draw.need as u128);
        let districts = (0..need).fold(1, |ways, n| ways * (free - n) / (n + 1));
        assert_eq!(Count::of(&draw).all, Some(characters * districts));
    }
}
