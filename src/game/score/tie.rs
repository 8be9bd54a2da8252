//! Ties for first place: broken by the criteria in the edition's rulebook, in order. The third
//! edition has none: the win is shared.

use super::{TieBreak, district_points};
use crate::card::Rank;
use crate::city::Table;
use crate::table::Seat;

/// The winners, what decided, and what is missing to decide, for which players.
type Broken = (Vec<Seat>, Option<TieBreak>, Option<(TieBreak, Vec<Seat>)>);

/// The tied players who win, and by what.
pub fn break_tie(table: &Table, mut tied: Vec<Seat>) -> Broken {
    for &by in &table.edition.rulebook().tie_breaks {
        if tied.len() < 2 {
            break;
        }
        let worth = |seat: &Seat| worth(table, *seat, by);
        let most = tied.iter().filter_map(worth).max();
        let missing: Vec<Seat> = tied
            .iter()
            .copied()
            .filter(|seat| worth(seat).is_none())
            .collect();
        // Every rank exists once: nobody is above 9.
        let is_top = by == TieBreak::Rank && most == Some(Rank::Nine.number().into());
        if !missing.is_empty() && !is_top {
            return (tied, None, Some((by, missing)));
        }
        tied.retain(|seat| worth(seat) == most);
        if tied.len() == 1 {
            return (tied, Some(by), None);
        }
    }
    (tied, None, None)
}

/// A player's value of a tie breaker; none if unknown.
fn worth(table: &Table, seat: Seat, by: TieBreak) -> Option<u32> {
    let player = &table.players[seat.index()];
    match by {
        TieBreak::Rank => player.rank.map(|last| u8::from(last).into()),
        TieBreak::DistrictPoints => Some(district_points(&player.city)),
        TieBreak::Gold => player.gold,
    }
}
