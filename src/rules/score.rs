//! Points: line items with a reason each, totals, places, tie-breaks.

use super::card::{Bonus, District, DistrictType};
use super::city::{Player, Standing, Table};
use super::rulebook::Points;
use super::table::Seat;
use super::tie::break_tie;
use enum_map::EnumMap;
use strum::IntoEnumIterator;

pub use super::edition::TieBreak;

/// What a line is for.
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
    /// A card of its own.
    Card(District),
}

impl Rule {
    /// The name used in JSON.
    #[must_use]
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

/// Why a line has its points. Places are places in the city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// All costs together.
    Costs,
    /// Every type is there; with the Haunted Quarter at this place.
    AllTypes(Option<usize>),
    /// Completed first.
    First,
    /// Completed, not first.
    Complete,
    /// Worth more than its cost.
    Flat,
    /// These have an odd cost.
    OddCosts(Vec<usize>),
    /// These are three or more of a type, if there are.
    Triple(Option<(DistrictType, Vec<usize>)>),
    /// Counts as this type; true if it had no choice.
    Haunted(DistrictType, bool),
    /// Gold in the stash.
    Gold(u32),
    /// These unique districts stand beside it.
    OnlyUnique(Vec<usize>),
    /// Cards in hand.
    Hand(u32),
    /// Counts as so many districts.
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
    /// The game ends with so many districts.
    EndsAt(u8),
}

/// A line of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is for.
    pub rule: Rule,
    /// Points; 0 for a scoring card that is worth nothing.
    pub points: u32,
    /// Why.
    pub reason: Reason,
}

/// A player's score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// In the order of the count.
    pub lines: Vec<Line>,
    /// All points.
    pub total: u32,
    /// The type that the Haunted Quarter counts as; none without one.
    pub haunted_as: Option<DistrictType>,
}

/// The order in which equally good types of the Haunted Quarter are taken.
const READINGS: [DistrictType; 5] = [
    DistrictType::Unique,
    DistrictType::Noble,
    DistrictType::Religious,
    DistrictType::Trade,
    DistrictType::Military,
];

/// A city with its types decided.
struct Reading<'a> {
    player: &'a Player,
    book: &'static Points,
    haunted: Option<DistrictType>,
    /// Districts of each type.
    counts: EnumMap<DistrictType, u32>,
}

impl<'a> Reading<'a> {
    fn new(player: &'a Player, book: &'static Points, haunted: Option<DistrictType>) -> Self {
        let mut counts = EnumMap::default();
        for standing in &player.city {
            counts[kind(standing, haunted)] += 1;
        }
        Self {
            player,
            book,
            haunted,
            counts,
        }
    }

    fn has_all_types(&self) -> bool {
        self.counts.values().all(|&count| count > 0)
    }

    /// The type of which there are three, the first in the printed order.
    fn triple(&self) -> Option<DistrictType> {
        DistrictType::iter().find(|&kind| self.counts[kind] >= 3)
    }

    /// The points of a district that may depend on the reading.
    fn points(&self, bonus: Bonus) -> u32 {
        let uniques = self.counts[DistrictType::Unique];
        match bonus {
            Bonus::ThreeOfAType { points } if self.triple().is_some() => points.into(),
            Bonus::OnlyUnique { points } if uniques == 1 => points.into(),
            Bonus::PerUnique { points } => uniques * u32::from(points),
            Bonus::PerOtherUnique { points } => uniques.saturating_sub(1) * u32::from(points),
            _ => 0,
        }
    }

    /// Everything that the reading decides.
    fn worth(&self) -> u32 {
        let cards: u32 = self
            .player
            .city
            .iter()
            .filter_map(|standing| standing.district.bonus)
            .map(|bonus| self.points(bonus))
            .sum();
        let all_types = if self.has_all_types() {
            self.book.all_types
        } else {
            0
        };
        cards + all_types
    }

    /// The places of the districts that are of this type.
    fn places(&self, of: DistrictType) -> Vec<usize> {
        self.where_all(|standing| kind(standing, self.haunted) == of)
    }

    /// The places of the unique districts other than this one.
    fn uniques_beside(&self, this: &Standing) -> Vec<usize> {
        let id = this.district.id;
        let unique = |other: &Standing| kind(other, self.haunted) == DistrictType::Unique;
        self.where_all(|other| unique(other) && other.district.id != id)
    }

    fn where_all(&self, holds: impl Fn(&Standing) -> bool) -> Vec<usize> {
        (0..self.player.city.len())
            .filter(|&place| holds(&self.player.city[place]))
            .collect()
    }
}

/// Can its type be chosen?
const fn is_haunted(standing: &Standing) -> bool {
    matches!(
        standing.district.bonus,
        Some(Bonus::AnyType {} | Bonus::AnyTypeUnlessLate {})
    )
}

/// The type of a district under a reading.
const fn kind(standing: &Standing, haunted: Option<DistrictType>) -> DistrictType {
    match haunted {
        Some(kind) if is_haunted(standing) => kind,
        _ => standing.district.kind,
    }
}

/// The best reading of a city: the Haunted Quarter counts as one type for the whole count, and the
/// best is taken; built in the last round, the Haunted City has no choice.
fn best<'a>(player: &'a Player, book: &'static Points) -> Reading<'a> {
    let Some(haunted) = player.city.iter().find(|standing| is_haunted(standing)) else {
        return Reading::new(player, book, None);
    };
    let bound = haunted.late && matches!(haunted.district.bonus, Some(Bonus::AnyTypeUnlessLate {}));
    let mut best = Reading::new(player, book, Some(DistrictType::Unique));
    if !bound {
        let mut most = best.worth();
        for kind in &READINGS[1..] {
            let reading = Reading::new(player, book, Some(*kind));
            let worth = reading.worth();
            if worth > most {
                (best, most) = (reading, worth);
            }
        }
    }
    best
}

/// Counts a city of a game that such a book scores.
#[must_use]
pub fn score(player: &Player, complete_at: u8, book: &'static Points) -> Sheet {
    let reading = best(player, book);
    let mut lines = Vec::with_capacity(8);
    let mut add = |rule, points: u32, reason| {
        lines.push(Line {
            rule,
            points,
            reason,
        });
    };
    add(Rule::Districts, district_points(player), Reason::Costs);
    if reading.has_all_types() {
        let place = player.city.iter().position(is_haunted);
        let helped = place.filter(|_| reading.haunted != Some(DistrictType::Unique));
        add(Rule::AllTypes, book.all_types, Reason::AllTypes(helped));
    }
    if player.first {
        add(Rule::FirstComplete, book.first_complete, Reason::First);
    } else if player.size() >= complete_at {
        add(Rule::Complete, book.complete, Reason::Complete);
    }
    for standing in &player.city {
        if let Some(bonus) = standing.district.bonus {
            let (points, reason) = card(&reading, standing, bonus);
            add(Rule::Card(standing.district.id), points, reason);
        }
    }
    for district in &player.shown {
        if let Some(Bonus::InHand { points }) = district.bonus {
            add(Rule::Card(district.id), points.into(), Reason::Shown);
        }
    }
    let total = lines.iter().map(|line| line.points).sum();
    Sheet {
        lines,
        total,
        haunted_as: reading.haunted,
    }
}

/// The points of the districts alone: the sum of their costs.
#[must_use]
pub fn district_points(player: &Player) -> u32 {
    player
        .city
        .iter()
        .map(|standing| u32::from(standing.cost()))
        .sum()
}

/// The line of a scoring district: data chooses the effect, never the card's name.
fn card(reading: &Reading<'_>, standing: &Standing, bonus: Bonus) -> (u32, Reason) {
    let player = reading.player;
    let times = |count: u32, points: u8| count.saturating_mul(points.into());
    match bonus {
        Bonus::Flat { points } => (points.into(), Reason::Flat),
        Bonus::PerOddCost { points } => {
            let odd = reading.where_all(|standing| standing.cost() % 2 == 1);
            let count = u32::try_from(odd.len()).expect("a city is read from a file of one MiB");
            (times(count, points), Reason::OddCosts(odd))
        }
        Bonus::ThreeOfAType { .. } => {
            let triple = reading.triple().map(|kind| (kind, reading.places(kind)));
            (reading.points(bonus), Reason::Triple(triple))
        }
        Bonus::AnyType {} => (
            0,
            Reason::Haunted(reading.haunted.unwrap_or(DistrictType::Unique), false),
        ),
        Bonus::AnyTypeUnlessLate {} => {
            let kind = reading.haunted.unwrap_or(DistrictType::Unique);
            (0, Reason::Haunted(kind, standing.late))
        }
        Bonus::PerGold { points } => {
            let gold = player.gold.unwrap_or(0);
            (times(gold, points), Reason::Gold(gold))
        }
        Bonus::OnlyUnique { .. } => {
            let others = reading.uniques_beside(standing);
            (reading.points(bonus), Reason::OnlyUnique(others))
        }
        Bonus::PerCardInHand { points } => (times(player.hand, points), Reason::Hand(player.hand)),
        Bonus::CountsAs { districts } => (0, Reason::CountsAs(districts)),
        Bonus::PerCardUnder { points } => {
            (times(player.museum, points), Reason::Under(player.museum))
        }
        Bonus::InHand { points } => (points.into(), Reason::Shown),
        Bonus::WithCrown { points } => (
            if player.crown { points.into() } else { 0 },
            Reason::Crown(player.crown),
        ),
        Bonus::PerUnique { .. } => (
            reading.points(bonus),
            Reason::Uniques(reading.places(DistrictType::Unique)),
        ),
        Bonus::PerOtherUnique { .. } => {
            let others = reading.uniques_beside(standing);
            (reading.points(bonus), Reason::OtherUniques(others))
        }
        Bonus::EndsAt { districts } => (0, Reason::EndsAt(districts)),
    }
}

/// A finished game, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// In the order of the players.
    pub sheets: Vec<Sheet>,
    /// In the order of the players.
    pub places: Vec<usize>,
    /// The players who won.
    pub winners: Vec<Seat>,
    /// What broke a tie for the first place.
    pub tie_break: Option<TieBreak>,
    /// What is missing to break it, and of whom.
    pub open: Option<(TieBreak, Vec<Seat>)>,
}

/// Counts a finished game.
#[must_use]
pub fn outcome(table: &Table) -> Outcome {
    let book = &table.edition.rulebook().points;
    let sheets: Vec<Sheet> = table
        .players
        .iter()
        .map(|player| score(player, table.complete_at, book))
        .collect();
    let most = sheets.iter().map(|sheet| sheet.total).max();
    let tied: Vec<Seat> = (0..sheets.len())
        .filter(|&index| Some(sheets[index].total) == most)
        .map(Seat::new)
        .collect();
    let (winners, tie_break, open) = break_tie(table, tied);
    let places = (0..sheets.len())
        .map(|index| {
            let better = sheets
                .iter()
                .filter(|sheet| sheet.total > sheets[index].total)
                .count();
            // Whoever lost the tie for the first place comes after the winners.
            let lost = Some(sheets[index].total) == most && !winners.contains(&Seat::new(index));
            1 + if lost { winners.len() } else { better }
        })
        .collect();
    Outcome {
        sheets,
        places,
        winners,
        tie_break,
        open,
    }
}
