//! The end: the points by `score`, the winner, and the table as a claim.

use super::cards::CardNo;
use super::state::State;
use crate::card::{Card, District};
use crate::city::{Built, DistrictFacts, LastRank, PlayerClaim, Standing, TableClaim};
use crate::score::{City, Completed, tally};
use crate::table::Seat;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// By seat; 0 for seats that are not there.
    pub points: [u32; 8],
    /// Who won. The rank shown breaks every tie: nobody shares a rank, and only one is killed.
    pub winner: Seat,
}

impl State<'_> {
    /// The highest rank a player showed in the last round (2016 rulebook, line 236; English text).
    pub fn last_rank(&self, seat: Seat) -> LastRank {
        let shown = self.characters(seat) & self.revealed;
        shown.last().map_or(LastRank::Killed, LastRank::Rank)
    }

    /// The points of a player as things are now, counted like a finished city.
    pub fn points(&self, seat: Seat) -> u32 {
        let vault = self.hand(seat) & self.game.of(District::SecretVault);
        let shown = vault.first().map(|card| *self.game.facts(card));
        self.points_with(seat, shown)
    }

    /// The same with this card shown from the hand.
    pub(super) fn points_with(&self, seat: Seat, shown: Option<DistrictFacts>) -> u32 {
        let standing = |card| Standing {
            district: *self.game.facts(card),
            beautified: self.beautified.contains(card),
            late: false,
        };
        // On the stack: any card fills the places behind the city.
        let mut districts = [standing(CardNo::default()); 68];
        let mut count = 0;
        for card in self.city(seat) {
            districts[count] = standing(card);
            count += 1;
        }
        let completed = if self.first == Some(seat) {
            Some(Completed::First)
        } else {
            self.is_complete(seat).then_some(Completed::Later)
        };
        let city = City {
            districts: &districts[..count],
            hand: self.hand(seat).len(),
            shown: shown.as_slice(),
            gold: self.gold(seat).into(),
            museum: self.under_museum(seat),
            crown: self.crown == seat,
            completed,
        };
        tally(&city, &self.game.rulebook.points)
    }

    /// The cards under this player's Museum.
    pub fn under_museum(&self, seat: Seat) -> u32 {
        u32::from(self.has(seat, District::Museum)) * self.museum.len()
    }

    /// The points and the winner.
    pub fn result(&self) -> Result {
        let mut points = [0; 8];
        for seat in self.seats() {
            points[seat.index()] = self.points(seat);
        }
        let key = |seat: &Seat| (points[seat.index()], self.last_rank(*seat));
        let winner = self.seats().max_by_key(key).expect("two players at least");
        Result { points, winner }
    }

    /// The table as people would claim it, for [`score`](crate::score).
    pub fn claim(&self) -> TableClaim {
        TableClaim {
            complete_at: Some(self.game.complete_at),
            deck: None,
            players: self.seats().map(|seat| self.player_claim(seat)).collect(),
        }
    }

    fn player_claim(&self, seat: Seat) -> PlayerClaim {
        let built = |card| Built {
            card: Card::District(self.game.district(card)),
            beautified: self.beautified.contains(card),
        };
        let vault = self.hand(seat) & self.game.of(District::SecretVault);
        PlayerClaim {
            name: seat.number().to_string(),
            city: self.city(seat).map(built).collect(),
            hand: Some(self.hand(seat).len()),
            shown: vault.map(|card| self.game.district(card).into()).collect(),
            gold: Some(self.gold(seat).into()),
            museum: self.under_museum(seat),
            crown: self.crown == seat,
            first: self.first == Some(seat),
            rank: Some(self.last_rank(seat)),
            last_round: Vec::new(),
        }
    }
}
