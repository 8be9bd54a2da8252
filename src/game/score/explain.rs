//! The reasons: a line for everything that scores or could have scored.

use super::tally::{City, Completed, Reading, district_points, has_odd_cost, in_hand, is_haunted};
use crate::card::{Bonus, District, DistrictType};
use crate::city::Standing;
use crate::rulebook::Points;
use serde::{Serialize, Serializer};

/// The rule behind a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The costs of all districts.
    Districts,
    /// A district of every type.
    AllTypes,
    /// The first completed city.
    FirstComplete,
    /// Another completed city.
    Complete,
    /// A card's own bonus.
    Card(District),
}

impl Rule {
    /// The name used in JSON.
    pub fn id(self) -> &'static str {
        match self {
            Self::Districts => "districts",
            Self::AllTypes => "all-types",
            Self::FirstComplete => "first-complete",
            Self::Complete => "complete",
            Self::Card(district) => district.id(),
        }
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Why a line has its points. Places are indexes in the city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The sum of all costs.
    Costs,
    /// Every type is present; with the Haunted Quarter at this index.
    AllTypes(Option<usize>),
    /// Completed first.
    First,
    /// Completed, not first.
    Complete,
    /// Worth more than its cost.
    Flat,
    /// These have an odd cost.
    OddCosts(Vec<usize>),
    /// Three or more of a type, if any.
    Triple(Option<(DistrictType, Vec<usize>)>),
    /// Counts as this type; true if it had no choice.
    Haunted(DistrictType, bool),
    /// Gold in the stash.
    Gold(u32),
    /// These unique districts are also in the city.
    OnlyUnique(Vec<usize>),
    /// Cards in hand.
    Hand(u32),
    /// Counts as this many districts.
    CountsAs(u8),
    /// Cards under it.
    Under(u32),
    /// Shown from the hand.
    Shown,
    /// With the crown or without.
    Crown(bool),
    /// These are unique, itself included.
    Uniques(Vec<usize>),
    /// These others are unique.
    OtherUniques(Vec<usize>),
    /// The game ends with this many districts.
    EndsAt(u8),
}

/// A line of a score, with its reason as data or in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line<R = Reason> {
    /// The rule.
    pub rule: Rule,
    /// Points; 0 for a scoring card that is worth nothing.
    pub points: u32,
    /// The reason.
    pub reason: R,
}

/// Scores a city by such a rulebook, line by line in scoring order; and the type that the Haunted
/// Quarter counts as, if there is one. The sum is what [`tally`](super::tally()) returns.
pub fn explain(city: &City<'_>, book: &Points) -> (Vec<Line>, Option<DistrictType>) {
    let reading = Reading::best(city, book);
    let mut lines = Vec::with_capacity(8);
    let mut add = |rule, points: u32, reason| {
        lines.push(Line {
            rule,
            points,
            reason,
        });
    };
    let costs = district_points(city.districts);
    add(Rule::Districts, costs, Reason::Costs);
    if reading.has_all_types() {
        let place = city.districts.iter().position(is_haunted);
        let helped = place.filter(|_| reading.haunted != Some(DistrictType::Unique));
        add(Rule::AllTypes, book.all_types, Reason::AllTypes(helped));
    }
    match city.completed {
        Some(Completed::First) => add(Rule::FirstComplete, book.first_complete, Reason::First),
        Some(Completed::Later) => add(Rule::Complete, book.complete, Reason::Complete),
        None => {}
    }
    for standing in city.districts {
        if let Some(bonus) = standing.district.bonus {
            let points = reading.points(city, bonus);
            let reason = reason(city, &reading, standing, bonus);
            add(Rule::Card(standing.district.id), points, reason);
        }
    }
    for district in city.shown {
        if let Some(points) = in_hand(*district) {
            add(Rule::Card(district.id), points, Reason::Shown);
        }
    }
    (lines, reading.haunted)
}

/// Where in the city these districts are.
fn places(city: &City<'_>, holds: impl Fn(&Standing) -> bool) -> Vec<usize> {
    let places = 0..city.districts.len();
    places.filter(|&at| holds(&city.districts[at])).collect()
}

fn reason(city: &City<'_>, reading: &Reading, standing: &Standing, bonus: Bonus) -> Reason {
    let of = |kind: DistrictType| places(city, |other| reading.kind(other) == kind);
    let is_other = |other: &Standing| other.district.id != standing.district.id;
    let is_other_unique =
        |other: &Standing| reading.kind(other) == DistrictType::Unique && is_other(other);
    let others = || places(city, is_other_unique);
    match bonus {
        Bonus::Flat { .. } => Reason::Flat,
        Bonus::PerOddCost { .. } => Reason::OddCosts(places(city, has_odd_cost)),
        Bonus::ThreeOfAType { .. } => Reason::Triple(reading.triple().map(|kind| (kind, of(kind)))),
        Bonus::AnyType => Reason::Haunted(reading.kind(standing), false),
        Bonus::AnyTypeUnlessLate => Reason::Haunted(reading.kind(standing), standing.late),
        Bonus::PerGold { .. } => Reason::Gold(city.gold),
        Bonus::OnlyUnique { .. } => Reason::OnlyUnique(others()),
        Bonus::PerCardInHand { .. } => Reason::Hand(city.hand),
        Bonus::CountsAs { districts } => Reason::CountsAs(districts),
        Bonus::PerCardUnder { .. } => Reason::Under(city.museum),
        Bonus::InHand { .. } => Reason::Shown,
        Bonus::WithCrown { .. } => Reason::Crown(city.crown),
        Bonus::PerUnique { .. } => Reason::Uniques(of(DistrictType::Unique)),
        Bonus::PerOtherUnique { .. } => Reason::OtherUniques(others()),
        Bonus::EndsAt { districts } => Reason::EndsAt(districts),
    }
}
