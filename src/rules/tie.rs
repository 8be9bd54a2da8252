//! Ties for the first place: what each edition breaks them by.

use super::city::Table;
use super::edition::Edition;
use super::score::district_points;
use strum::{EnumIter, EnumString, IntoStaticStr};

/// What decides between players with equally many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TieBreak {
    /// The highest rank revealed in the last round (2016 rulebook, line 236).
    Rank,
    /// The points of the districts alone (classic rulebook, 272–279).
    DistrictPoints,
    /// The gold left (the same).
    Gold,
}

impl TieBreak {
    /// The name used in JSON and message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// The winners, what decided, and what is missing to decide, of whom.
type Broken = (Vec<usize>, Option<TieBreak>, Option<(TieBreak, Vec<usize>)>);

/// Those of the tied who win, and by what.
pub fn break_tie(table: &Table, tied: Vec<usize>) -> Broken {
    if tied.len() < 2 {
        return (tied, None, None);
    }
    match table.edition {
        Edition::E2016 => {
            let rank = |index: usize| table.players[index].rank.map(u32::from);
            let known = tied.iter().filter_map(|&index| rank(index)).max();
            // Every rank is there once: nobody is above 9.
            if known == Some(9) {
                return decide(tied, TieBreak::Rank, |index| rank(index).unwrap_or(0));
            }
            let missing: Vec<usize> = tied
                .iter()
                .copied()
                .filter(|&index| rank(index).is_none())
                .collect();
            if missing.is_empty() {
                decide(tied, TieBreak::Rank, |index| rank(index).unwrap_or(0))
            } else {
                (tied, None, Some((TieBreak::Rank, missing)))
            }
        }
        Edition::Classic => {
            let points = |index: usize| district_points(&table.players[index]);
            let (left, broken, _) = decide(tied, TieBreak::DistrictPoints, points);
            if left.len() < 2 {
                return (left, broken, None);
            }
            let gold = |index: usize| table.players[index].gold;
            let missing: Vec<usize> = left
                .iter()
                .copied()
                .filter(|&index| gold(index).is_none())
                .collect();
            if missing.is_empty() {
                decide(left, TieBreak::Gold, |index| gold(index).unwrap_or(0))
            } else {
                (left, None, Some((TieBreak::Gold, missing)))
            }
        }
        // The third edition states no tie-break: the victory is shared.
        Edition::Third => (tied, None, None),
    }
}

fn decide(tied: Vec<usize>, by: TieBreak, worth: impl Fn(usize) -> u32) -> Broken {
    let most = tied.iter().map(|&index| worth(index)).max().unwrap_or(0);
    let left: Vec<usize> = tied
        .into_iter()
        .filter(|&index| worth(index) == most)
        .collect();
    let broken = (left.len() == 1).then_some(by);
    (left, broken, None)
}
