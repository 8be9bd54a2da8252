//! Ties for the first place: broken by what the edition's book names, in its order. The third
//! edition names nothing: the victory is shared.

use super::{TieBreak, district_points};
use crate::rules::card::Rank;
use crate::rules::city::Table;
use crate::rules::table::Seat;

/// The winners, what decided, and what is missing to decide, of whom.
type Broken = (Vec<Seat>, Option<TieBreak>, Option<(TieBreak, Vec<Seat>)>);

/// Those of the tied who win, and by what.
pub fn break_tie(table: &Table, mut tied: Vec<Seat>) -> Broken {
    for &by in table.edition.rulebook().tie_breaks {
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
        // Every rank is there once: nobody is above 9.
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

/// What a player has of what decides; none if nobody said.
fn worth(table: &Table, seat: Seat, by: TieBreak) -> Option<u32> {
    let player = &table.players[seat.index()];
    match by {
        TieBreak::Rank => player.rank.map(|last| u8::from(last).into()),
        TieBreak::DistrictPoints => Some(district_points(&player.city)),
        TieBreak::Gold => player.gold,
    }
}
