//! Deciding for certain: a search over all decks that finds out whether one lies in the ranges,
//! and counts them where they are rare. Bounds on what is still to come cut it short.

use super::balance::{MEASURES, Measure, Profile, Ranges};
use super::chance::Chance;
use super::deck::CardFacts;
use super::pick::Miss;
use std::collections::{HashMap, HashSet};

/// States the search keeps before it gives up counting.
const MOST_STATES: usize = 2_000_000;

/// The search over all decks: ranks first, then the free districts one by one, each in or out.
#[derive(Debug)]
pub struct Search<'a> {
    ranges: Ranges,
    start: Profile,
    need: usize,
    steps: Vec<Step<'a>>,
    /// The least and the most that the steps from here on add with so many districts to choose.
    reach: Vec<Vec<Option<Reach>>>,
    dead: HashSet<State>,
    counts: HashMap<State, u128>,
}

type Reach = [(u8, u8); MEASURES];

/// A step, how many districts are still to choose, and the numbers that matter.
type State = (usize, usize, Profile);

/// A choice to be made: one of several characters, or whether a district is in.
#[derive(Debug)]
enum Step<'a> {
    Rank(Vec<&'a CardFacts>),
    District(&'a CardFacts),
}

impl<'a> Search<'a> {
    /// Over one character of each rank and so many of the free districts.
    pub fn new(
        ranges: Ranges,
        start: Profile,
        ranks: &[Vec<&'a CardFacts>],
        free: &[&'a CardFacts],
        need: usize,
    ) -> Self {
        let mut steps: Vec<Step<'a>> = ranks.iter().cloned().map(Step::Rank).collect();
        steps.extend(free.iter().copied().map(Step::District));
        let mut reach: Vec<Vec<Option<Reach>>> = vec![Vec::new(); steps.len() + 1];
        reach[steps.len()] = vec![None; need + 1];
        reach[steps.len()][0] = Some([(0, 0); MEASURES]);
        for index in (0..steps.len()).rev() {
            reach[index] = (0..=need)
                .map(|need| {
                    let after = |need: usize| reach[index + 1].get(need).copied().flatten();
                    let ways: Vec<Reach> = match &steps[index] {
                        Step::Rank(from) => from
                            .iter()
                            .filter_map(|facts| Some(add(after(need)?, facts)))
                            .collect(),
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
        Self {
            ranges,
            start,
            need,
            steps,
            reach,
            dead,
            counts,
        }
    }

    /// Is there any deck?
    pub fn any(&mut self) -> bool {
        self.exists(0, self.need, self.start)
    }

    /// One of all the decks, each equally likely; none if there are too many to count.
    pub fn one(&mut self, chance: &mut Chance) -> Option<Vec<&'a CardFacts>> {
        let all = self.count(0, self.need, self.start)?;
        Some(self.nth(all, chance))
    }

    /// What the rest of the search depends on from here: the numbers that may still leave their
    /// ranges. None if some range is out of reach already.
    fn state(&self, index: usize, need: usize, profile: Profile) -> Option<State> {
        let reach = self.reach[index].get(need)?.as_ref()?;
        let numbers = profile.numbers();
        let end = |i: usize| {
            let number = u16::from(numbers[i]);
            (
                number + u16::from(reach[i].0),
                number + u16::from(reach[i].1),
            )
        };
        let range = |i: usize| (u16::from(self.ranges.0[i].0), u16::from(self.ranges.0[i].1));
        let hopeful = (0..MEASURES).all(|i| end(i).1 >= range(i).0 && end(i).0 <= range(i).1);
        let settled = |i: usize| end(i).0 >= range(i).0 && end(i).1 <= range(i).1;
        hopeful.then(|| (index, need, profile.without(settled)))
    }

    /// The choices at a step: which card is taken, and how many districts are needed after it.
    fn choices(&self, index: usize, need: usize) -> Vec<(Option<&'a CardFacts>, usize)> {
        match &self.steps[index] {
            Step::Rank(from) => from.iter().map(|facts| (Some(*facts), need)).collect(),
            Step::District(facts) => {
                let with = need.checked_sub(1).map(|left| (Some(*facts), left));
                with.into_iter().chain([(None, need)]).collect()
            }
        }
    }

    fn exists(&mut self, index: usize, need: usize, profile: Profile) -> bool {
        let Some(state) = self.state(index, need, profile) else {
            return false;
        };
        if self.dead.contains(&state) {
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
            self.dead.insert(state);
        }
        found
    }

    /// How many decks there are from here; none if there are too many states to count.
    fn count(&mut self, index: usize, need: usize, profile: Profile) -> Option<u128> {
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
        for (taken, left) in self.choices(index, need) {
            count += self.count(index + 1, left, with(profile, taken))?;
        }
        if self.counts.len() >= MOST_STATES {
            return None;
        }
        self.counts.insert(state, count);
        Some(count)
    }

    /// One of all the decks, each equally likely, after they were counted.
    fn nth(&mut self, all: u128, chance: &mut Chance) -> Vec<&'a CardFacts> {
        let bits = (u128::from(chance.below(u32::MAX)) << 96)
            | (u128::from(chance.below(u32::MAX)) << 64)
            | (u128::from(chance.below(u32::MAX)) << 32)
            | u128::from(chance.below(u32::MAX));
        let mut number = bits % all.max(1);
        let mut cards = Vec::new();
        let mut need = self.need;
        let mut profile = self.start;
        for index in 0..self.steps.len() {
            for (taken, left) in self.choices(index, need) {
                let after = with(profile, taken);
                let ways = self.count(index + 1, left, after).expect("counted before");
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
    pub fn misses(&self) -> Vec<Miss> {
        let Some(Some(reach)) = self.reach[0].get(self.need) else {
            return Vec::new();
        };
        let start = self.start.numbers();
        let miss = |(i, measure): (usize, Measure)| Miss {
            measure,
            possible: (start[i] + reach[i].0, start[i] + reach[i].1),
            wanted: self.ranges.0[i],
        };
        let out = |miss: &Miss| miss.possible.0 > miss.wanted.1 || miss.possible.1 < miss.wanted.0;
        Measure::ALL
            .into_iter()
            .enumerate()
            .map(miss)
            .filter(out)
            .collect()
    }
}

fn with(profile: Profile, taken: Option<&CardFacts>) -> Profile {
    taken.map_or(profile, |facts| profile.plus(Profile::of(facts)))
}

fn add(mut reach: Reach, facts: &CardFacts) -> Reach {
    for (range, number) in reach.iter_mut().zip(Profile::of(facts).numbers()) {
        *range = (range.0 + number, range.1 + number);
    }
    reach
}
