//! Points: the number, the reasons, places, tie-breaks, and what would have changed the result.

pub mod explain;
pub mod tally;
mod tie;
pub mod turning;

pub use super::edition::TieBreak;
pub use explain::{Line, Reason, Rule, Sheet, explain};
pub use tally::{City, Completed, district_points, tally};
pub use turning::{Change, turning};

use super::city::{Player, Table};
use super::table::Seat;
use tie::break_tie;

/// A scored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// By seat.
    pub sheets: Vec<Sheet>,
    /// By seat.
    pub places: Vec<usize>,
    /// The players who won.
    pub winners: Vec<Seat>,
    /// What broke a tie for first place.
    pub tie_break: Option<TieBreak>,
    /// What is missing to break it, and for which players.
    pub open: Option<(TieBreak, Vec<Seat>)>,
}

impl Player {
    /// A player's scoring state, given the city size.
    pub fn scores_with(&self, complete_at: u8) -> City<'_> {
        let is_complete = self.size() >= complete_at;
        let completed = if self.first {
            Some(Completed::First)
        } else {
            is_complete.then_some(Completed::Later)
        };
        City {
            districts: &self.city,
            hand: self.hand,
            shown: &self.shown,
            gold: self.gold.unwrap_or(0),
            museum: self.museum,
            crown: self.crown,
            completed,
        }
    }
}

/// Scores a finished game.
pub fn outcome(table: &Table) -> Outcome {
    let book = &table.edition.rulebook().points;
    let players = table.players.iter();
    let cities = players.map(|player| player.scores_with(table.complete_at));
    let sheets: Vec<Sheet> = cities.map(|city| explain(&city, book)).collect();
    let totals: Vec<u32> = sheets.iter().map(|sheet| sheet.total).collect();
    let leaders = leaders(&totals);
    let (winners, tie_break, open) = break_tie(table, leaders.clone());
    let place = |index: usize| {
        let better = totals.iter().filter(|total| **total > totals[index]);
        // Players who lost the tie for first place come after the winners.
        let lost = leaders.contains(&Seat::new(index)) && !winners.contains(&Seat::new(index));
        1 + if lost { winners.len() } else { better.count() }
    };
    Outcome {
        places: (0..sheets.len()).map(place).collect(),
        sheets,
        winners,
        tie_break,
        open,
    }
}

/// Who wins, without the reasons.
fn winners(table: &Table) -> Vec<Seat> {
    let book = &table.edition.rulebook().points;
    let players = table.players.iter();
    let totals = players.map(|player| tally(&player.scores_with(table.complete_at), book));
    let (winners, ..) = break_tie(table, leaders(&totals.collect::<Vec<u32>>()));
    winners
}

/// The players with the most points.
fn leaders(totals: &[u32]) -> Vec<Seat> {
    let most = totals.iter().max();
    let seats = (0..totals.len()).map(Seat::new);
    seats
        .filter(|seat| Some(&totals[seat.index()]) == most)
        .collect()
}
