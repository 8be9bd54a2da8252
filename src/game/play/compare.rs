//! A deck beside others: the averages that are compared, and what differs from the official lists by
//! more than chance.

use super::counts::{Counts, Histogram, Ratio};
use super::ledger::{Deed, Harm};
use super::rates::{Estimate, mean, tidy};
use crate::card::{Character, District};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr, VariantNames};

/// What a game has one number of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "as in the counts")]
pub enum Value {
    Rounds,
    WinnerPoints,
    Points,
    Margin,
    LeadChanges,
}

impl Value {
    /// The id in JSON and in messages.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// How often each number came up.
    pub const fn of(self, counts: &Counts) -> &Histogram {
        match self {
            Self::Rounds => &counts.rounds,
            Self::WinnerPoints => &counts.winner_points,
            Self::Points => &counts.points,
            Self::Margin => &counts.margin,
            Self::LeadChanges => &counts.leads,
        }
    }
}

/// What decks are compared by: averages of many games of one deck, or for several decks the range
/// of each.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Summary<T = f64> {
    /// Length and points.
    pub values: BTreeMap<Value, T>,
    /// Wins by how far to the left of the first crown a player sat.
    pub from_crown: Vec<T>,
    /// How often in a game a character was chosen.
    pub chosen: BTreeMap<Character, T>,
    /// The win rate of whoever chose it.
    pub wins: BTreeMap<Character, T>,
    /// In how many cities of a game a unique district stood in the end.
    pub built: BTreeMap<District, T>,
    /// How often those cities won.
    pub wins_with: BTreeMap<District, T>,
    /// How often in a game somebody was hurt in this way.
    pub harms: BTreeMap<Harm, T>,
    /// How often in a game it was done.
    pub acts: BTreeMap<Deed, T>,
}

impl Summary {
    /// The averages of these games.
    pub fn of(counts: &Counts) -> Self {
        let games = counts.games;
        let seats = counts.points.len() / games.max(1);
        let crowns = counts.from_crown.iter().zip(0..seats);
        let mut all = Self {
            from_crown: crowns.map(|(wins, _)| mean(*wins, games)).collect(),
            ..Self::default()
        };
        for value in Value::iter() {
            all.values.insert(value, value.of(counts).mean());
        }
        for (id, picked) in counts.characters.iter().filter(|(_, one)| one.chosen.x > 0) {
            let Ratio { x, y, .. } = picked.chosen;
            all.chosen.insert(id, mean(x, games));
            all.wins.insert(id, mean(y, x));
        }
        for (id, &Ratio { x, y, .. }) in counts.districts.iter().filter(|(_, one)| one.x > 0) {
            all.built.insert(id, mean(x, games));
            all.wins_with.insert(id, mean(y, x));
        }
        for (harm, times) in &counts.harms {
            all.harms.insert(harm, times.mean());
        }
        for (deed, done) in counts.deeds.iter().filter(|(_, done)| done.times > 0) {
            all.acts.insert(deed, mean(done.times, games));
        }
        all
    }
}

impl<T: Copy + Into<Range>> Summary<T> {
    /// The range of all characters' wins.
    pub fn all_wins(&self) -> Option<Range> {
        Range::over(self.wins.values().copied())
    }

    /// The range of the wins with any of the unique districts.
    pub fn all_wins_with(&self) -> Option<Range> {
        Range::over(self.wins_with.values().copied())
    }
}

/// From the lowest to the highest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[allow(missing_docs, reason = "said above")]
pub struct Range {
    pub low: f64,
    pub high: f64,
}

impl From<f64> for Range {
    fn from(value: f64) -> Self {
        Self {
            low: value,
            high: value,
        }
    }
}

impl Range {
    /// The range of both.
    pub const fn with(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// The range of all; none of nothing.
    pub fn over(all: impl IntoIterator<Item = impl Into<Self>>) -> Option<Self> {
        all.into_iter().map(Into::into).reduce(Self::with)
    }

    /// Is it in the range?
    pub fn contains(self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// Is it outside by more than chance, and by so much that it matters?
    fn is_left_by(self, estimate: Estimate) -> bool {
        let reach = (CHANCE * estimate.error).max((self.high - self.low) / 10.0);
        estimate.value < self.low - reach || estimate.value > self.high + reach
    }
}

/// So many standard errors are more than chance: some forty figures are compared, and one in
/// hundreds of decks may be remarked on for nothing.
const CHANCE: f64 = 4.0;

impl Summary<Range> {
    /// The range of several decks for the same table; a card or an act that only some of them have
    /// has the range of those. None of no deck.
    pub fn over(decks: &[Summary]) -> Option<Self> {
        fn join<K: Ord + Copy>(all: &mut BTreeMap<K, Range>, more: &BTreeMap<K, f64>) {
            for (key, value) in more {
                let range = Range::from(*value);
                let known = all.entry(*key).or_insert(range);
                *known = known.with(range);
            }
        }
        let places = decks.first()?.from_crown.len();
        let crowns =
            (0..places).map(|place| Range::over(decks.iter().map(|one| one.from_crown[place])));
        let mut all = Self {
            from_crown: crowns.flatten().collect(),
            ..Self::default()
        };
        for deck in decks {
            join(&mut all.values, &deck.values);
            join(&mut all.chosen, &deck.chosen);
            join(&mut all.wins, &deck.wins);
            join(&mut all.built, &deck.built);
            join(&mut all.wins_with, &deck.wins_with);
            join(&mut all.harms, &deck.harms);
            join(&mut all.acts, &deck.acts);
        }
        Some(all)
    }
}

/// What a remark is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "about", content = "of")]
pub enum About {
    /// Length or points.
    Value(Value),
    /// How harsh it is.
    Harm(Harm),
    /// The seat so far to the left of the first crown.
    Crown(usize),
    /// Whoever chose it.
    Character(Character),
    /// Whoever built it.
    District(District),
}

/// A figure that differs from the lists.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Remark {
    /// What it is about.
    #[serde(flatten)]
    pub about: About,
    /// The figure.
    pub value: f64,
    /// Those of the lists.
    pub lists: Range,
}

impl Remark {
    /// More than the lists, or less?
    pub fn is_more(&self) -> bool {
        self.value > self.lists.high
    }
}

/// What differs from the lists by more than chance. A card is compared with all cards of its kind:
/// that one of them wins more than any in the lists is worth a word.
pub fn remarks(counts: &Counts, lists: &Summary<Range>) -> Vec<Remark> {
    let values = Value::iter().map(|value| {
        let estimate = Estimate::of_mean(value.of(counts));
        let range = lists.values.get(&value).copied();
        (About::Value(value), estimate, range)
    });
    let harms = Harm::iter().map(|harm| {
        let estimate = Estimate::of_mean(&counts.harms[harm]);
        let range = lists.harms.get(&harm).copied();
        (About::Harm(harm), estimate, range)
    });
    let crowns = lists.from_crown.iter().enumerate().map(|(place, range)| {
        let estimate = Estimate::of_share(counts.from_crown[place], counts.games);
        (About::Crown(place), estimate, Some(*range))
    });
    let wins = lists.all_wins();
    let characters = counts.characters.iter().map(|(id, picked)| {
        let estimate = Estimate::of_ratio(picked.chosen, counts.games);
        (About::Character(id), estimate, wins)
    });
    let wins_with = lists.all_wins_with();
    let districts = counts.districts.iter().map(|(id, built)| {
        let estimate = Estimate::of_ratio(*built, counts.games);
        (About::District(id), estimate, wins_with)
    });
    let all = values.chain(harms).chain(crowns);
    let all = all.chain(characters).chain(districts);
    all.filter_map(|(about, estimate, range)| {
        let (estimate, lists) = (estimate?, range?);
        lists.is_left_by(estimate).then_some(Remark {
            about,
            value: tidy(estimate.value),
            lists,
        })
    })
    .collect()
}
