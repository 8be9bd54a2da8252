//! The number: what a finished city is worth. Nothing is allocated, so it can be used inside a
//! search; [`super::explain()`] gives the reasons.

use crate::card::{Bonus, DistrictType};
use crate::city::{DistrictFacts, Standing};
use crate::rulebook::Points;
use enum_map::EnumMap;
use strum::IntoEnumIterator;

/// Everything a player scores with.
#[derive(Clone, Copy, Debug)]
pub struct City<'a> {
    /// In input order.
    pub districts: &'a [Standing],
    /// Cards in hand.
    pub hand: u32,
    /// The shown cards that score.
    pub shown: &'a [DistrictFacts],
    /// Gold in the stash: if unknown, it counts as none.
    pub gold: u32,
    /// Cards under the Museum.
    pub museum: u32,
    /// Has the crown.
    pub crown: bool,
    /// The city is complete, or was.
    pub completed: Option<Completed>,
}

/// When a city was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// Before everyone else.
    First,
    /// After another.
    Later,
}

/// The points of a city by such a rulebook.
pub fn tally(city: &City<'_>, book: &Points) -> u32 {
    let reading = Reading::best(city, book);
    let bonuses = city.bonuses().map(|bonus| reading.points(city, bonus));
    let shown = city.shown.iter().copied().filter_map(in_hand);
    let completed = match city.completed {
        Some(Completed::First) => book.first_complete,
        Some(Completed::Later) => book.complete,
        None => 0,
    };
    district_points(city.districts)
        + reading.all_types(book)
        + completed
        + bonuses.sum::<u32>()
        + shown.sum::<u32>()
}

/// The points from districts alone: the sum of their costs.
pub fn district_points(districts: &[Standing]) -> u32 {
    districts.iter().map(|one| u32::from(one.cost())).sum()
}

/// The points of a card shown from the hand; none if it only scores elsewhere.
pub(super) fn in_hand(district: DistrictFacts) -> Option<u32> {
    match district.bonus {
        Some(Bonus::InHand { points }) => Some(points.into()),
        _ => None,
    }
}

impl City<'_> {
    fn bonuses(&self) -> impl Iterator<Item = Bonus> {
        self.districts.iter().filter_map(|one| one.district.bonus)
    }
}

/// The preference among equally good types of the Haunted Quarter.
const READINGS: [DistrictType; 5] = [
    DistrictType::Unique,
    DistrictType::Noble,
    DistrictType::Religious,
    DistrictType::Trade,
    DistrictType::Military,
];

/// A city with its types decided.
#[derive(Clone, Copy)]
pub(super) struct Reading {
    pub haunted: Option<DistrictType>,
    /// Districts of each type.
    counts: EnumMap<DistrictType, u32>,
}

impl Reading {
    /// The best reading of a city: the Haunted Quarter counts as one type for all scoring, and the
    /// best is taken; if built in the last round, the Haunted City has no choice.
    pub fn best(city: &City<'_>, book: &Points) -> Self {
        let mut plain = Self {
            haunted: None,
            counts: EnumMap::default(),
        };
        let mut haunted = None;
        let mut several = 0;
        for standing in city.districts {
            if is_haunted(standing) {
                haunted = haunted.or(Some(standing));
                several += 1;
            } else {
                plain.counts[standing.district.kind] += 1;
            }
        }
        let Some(haunted) = haunted else { return plain };
        let bound =
            haunted.late && matches!(haunted.district.bonus, Some(Bonus::AnyTypeUnlessLate));
        let readings = if bound { &READINGS[..1] } else { &READINGS[..] };
        let readings = readings.iter().map(|&kind| {
            let mut reading = plain;
            reading.haunted = Some(kind);
            reading.counts[kind] += several;
            reading
        });
        // `max` takes the last of equals, so iterate from the end.
        readings
            .rev()
            .max_by_key(|reading| reading.worth(city, book))
            .expect("there is a first reading")
    }

    pub fn has_all_types(&self) -> bool {
        self.counts.values().all(|&count| count > 0)
    }

    pub fn all_types(&self, book: &Points) -> u32 {
        u32::from(self.has_all_types()) * book.all_types
    }

    /// The type with three districts, the first in printed order.
    pub fn triple(&self) -> Option<DistrictType> {
        DistrictType::iter().find(|&kind| self.counts[kind] >= 3)
    }

    /// The type of a district.
    pub const fn kind(&self, standing: &Standing) -> DistrictType {
        match self.haunted {
            Some(kind) if is_haunted(standing) => kind,
            _ => standing.district.kind,
        }
    }

    /// Everything that depends on the reading.
    fn worth(&self, city: &City<'_>, book: &Points) -> u32 {
        let bonuses = city.bonuses().map(|bonus| self.of_types(bonus));
        bonuses.sum::<u32>() + self.all_types(book)
    }

    /// The points of a district that depend on all types.
    fn of_types(&self, bonus: Bonus) -> u32 {
        let uniques = self.counts[DistrictType::Unique];
        match bonus {
            Bonus::ThreeOfAType { points } if self.triple().is_some() => points.into(),
            Bonus::OnlyUnique { points } if uniques == 1 => points.into(),
            Bonus::PerUnique { points } => uniques * u32::from(points),
            Bonus::PerOtherUnique { points } => uniques.saturating_sub(1) * u32::from(points),
            _ => 0,
        }
    }

    /// The points of a built district: data selects the effect, never the card's name.
    pub fn points(&self, city: &City<'_>, bonus: Bonus) -> u32 {
        let times = |count: u32, points: u8| count.saturating_mul(points.into());
        match bonus {
            Bonus::Flat { points } | Bonus::InHand { points } => points.into(),
            Bonus::PerOddCost { points } => {
                let odd = city.districts.iter().filter(|one| has_odd_cost(one));
                odd.map(|_| u32::from(points)).sum()
            }
            Bonus::PerGold { points } => times(city.gold, points),
            Bonus::PerCardInHand { points } => times(city.hand, points),
            Bonus::PerCardUnder { points } => times(city.museum, points),
            Bonus::WithCrown { points } if city.crown => points.into(),
            Bonus::WithCrown { .. }
            | Bonus::AnyType
            | Bonus::AnyTypeUnlessLate
            | Bonus::CountsAs { .. }
            | Bonus::EndsAt { .. } => 0,
            Bonus::ThreeOfAType { .. }
            | Bonus::OnlyUnique { .. }
            | Bonus::PerUnique { .. }
            | Bonus::PerOtherUnique { .. } => self.of_types(bonus),
        }
    }
}

pub(super) const fn has_odd_cost(standing: &Standing) -> bool {
    standing.cost() % 2 == 1
}

/// Can its type be chosen?
pub(super) const fn is_haunted(standing: &Standing) -> bool {
    matches!(
        standing.district.bonus,
        Some(Bonus::AnyType | Bonus::AnyTypeUnlessLate)
    )
}
