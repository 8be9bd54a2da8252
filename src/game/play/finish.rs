//! The end: the points by `score`, the winner, and the table as a claim.

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
        let highest = self.shown_ranks(seat).last();
        highest.map_or(LastRank::Killed, LastRank::Rank)
    }

    /// The points of a player as things are now, counted like a finished city.
    pub fn points(&self, seat: Seat) -> u32 {
        let vault = self.hand(seat) & self.game.of(District::SecretVault);
        let shown = vault.first().map(|card| *self.game.facts(card));
        self.points_with(seat, shown)
    }

    /// The same with this card shown from the hand.
    pub(super) fn points_with(&self, seat: Seat, shown: Option<DistrictFacts>) -> u32 {
        let city = self.city(seat);
        let Some(any) = city.first() else {
            return self.tally(seat, &[], shown);
        };
        let filler = Standing {
            district: *self.game.facts(any),
            beautified: false,
            late: false,
        };
        let mut standing = [filler; 68];
        let mut count = 0;
        for card in city {
            standing[count] = Standing {
                district: *self.game.facts(card),
                beautified: self.beautified.contains(card),
                late: false,
            };
            count += 1;
        }
        self.tally(seat, &standing[..count], shown)
    }

    fn tally(&self, seat: Seat, districts: &[Standing], shown: Option<DistrictFacts>) -> u32 {
        let completed = if self.first == Some(seat) {
            Some(Completed::First)
        } else {
            self.is_complete(seat).then_some(Completed::Later)
        };
        let city = City {
            districts,
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
        if self.has(seat, District::Museum) {
            self.museum.len()
        } else {
            0
        }
    }

    /// The points and the winner.
    pub fn result(&self) -> Result {
        let mut points = [0; 8];
        self.seats()
            .for_each(|seat| points[seat.index()] = self.points(seat));
        let key = |seat: &Seat| (points[seat.index()], self.last_rank(*seat));
        let winner = self.seats().max_by_key(key).expect("two players at least");
        Result { points, winner }
    }

    /// The table as people would claim it, for [`score`](crate::score).
    pub fn claim(&self) -> TableClaim {
        let players = self.seats().map(|seat| self.player_claim(seat)).collect();
        TableClaim {
            complete_at: Some(self.game.complete_at),
            deck: None,
            players,
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
