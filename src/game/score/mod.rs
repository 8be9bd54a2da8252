//! Points: the number, the reasons, places, tie-breaks, and what would have changed the result.

pub mod explain;
pub mod tally;
mod tie;
pub mod turning;

pub use super::edition::TieBreak;
pub use explain::{Line, Reason, Rule, explain};
pub use tally::{City, Completed, district_points, tally};
pub use turning::{Change, ChangeKind, turning};

use super::card::DistrictType;
use super::city::{Player, Table};
use super::table::Seat;
use serde::Serialize;
use tie::break_tie;

/// A player's score: what JSON says, once the reasons are in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scored<R = Reason> {
    /// The player's name.
    pub name: String,
    /// From 1; several may share it.
    pub place: usize,
    /// The sum of the lines.
    pub total: u32,
    /// In scoring order.
    pub lines: Vec<Line<R>>,
    /// The type that the Haunted Quarter counts as; none without one.
    pub haunted_as: Option<DistrictType>,
}

/// A scored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// By seat.
    pub players: Vec<Scored>,
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
        let later = (self.size() >= complete_at).then_some(Completed::Later);
        let completed = if self.first {
            Some(Completed::First)
        } else {
            later
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
    let scored = |player: &Player| {
        let (lines, haunted_as) = explain(&player.scores_with(table.complete_at), book);
        Scored {
            name: player.name.clone(),
            place: 0,
            total: lines.iter().map(|line| line.points).sum(),
            lines,
            haunted_as,
        }
    };
    let mut players: Vec<Scored> = table.players.iter().map(scored).collect();
    let totals: Vec<u32> = players.iter().map(|player| player.total).collect();
    let leaders = leaders(&totals);
    let (winners, tie_break, open) = break_tie(table, leaders.clone());
    for (index, player) in players.iter_mut().enumerate() {
        let better = totals.iter().filter(|total| **total > player.total);
        // Players who lost the tie for first place come after the winners.
        let seat = Seat::new(index);
        let lost = leaders.contains(&seat) && !winners.contains(&seat);
        player.place = 1 + if lost { winners.len() } else { better.count() };
    }
    Outcome {
        players,
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
