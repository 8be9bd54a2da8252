//! The numbers an option takes. clap refuses others as they are typed, an answer whoever asks.

use crate::fault;
use crate::fault::{Fault, typed};
use crate::fortress::setup;
use crate::rules::table::Players;
use std::ops::RangeInclusive;

/// The smallest and the largest number of an option.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    option: &'static str,
    least: i64,
    most: i64,
}

pub const RANK: Limit = Limit::new("--rank", 1, 9);
pub const COST: Limit = Limit::new("--cost", 0, 6);
pub const CHARACTERS: Limit = Limit::new("--characters", 8, 9);
pub const FIERCE: Limit = Limit::new("--fierce", 0, 10);
pub const COUNT: Limit = Limit::new("--count", 1, 1000);
/// At most as many as a table plays.
pub const GAMES: Limit = Limit::new("--games", 1, 10_000_000_000);
pub const COMPLETE_AT: Limit = Limit::new("--complete-at", 1, 15);
pub const MINUTES: Limit = Limit::new("--minutes", 0, 9999);
pub const PLAYERS: Limit = Limit::new(
    "--players",
    Players::FEWEST.number() as i64,
    Players::MOST.number() as i64,
);
pub const FORTRESS_PLAYERS: Limit = Limit::new(
    "--players",
    *setup::PLAYERS.start() as i64,
    *setup::PLAYERS.end() as i64,
);

impl Limit {
    const fn new(option: &'static str, least: i64, most: i64) -> Self {
        Self {
            option,
            least,
            most,
        }
    }

    /// The limit of an option of Citadels.
    pub fn of(option: &str) -> Option<Self> {
        let all = [
            RANK,
            COST,
            CHARACTERS,
            FIERCE,
            COUNT,
            GAMES,
            COMPLETE_AT,
            MINUTES,
            PLAYERS,
        ];
        all.into_iter().find(|limit| limit.option == option)
    }

    pub const fn range(self) -> RangeInclusive<i64> {
        self.least..=self.most
    }

    /// `8, 9` or `0–10`.
    pub fn fits(self) -> String {
        let between = if self.least + 1 == self.most {
            ", "
        } else {
            "–"
        };
        format!("{}{between}{}", self.least, self.most)
    }

    /// A number that was given must be within.
    pub fn check(self, given: Option<impl Into<i64>>) -> Result<(), Fault> {
        let wrong = given.map(Into::into).filter(|n| !self.range().contains(n));
        wrong.map_or(Ok(()), |wrong| {
            let (option, value) = (self.option, typed(wrong.to_string()));
            Err(fault!(
                Usage,
                "error-usage-value",
                option,
                value,
                fits = self.fits()
            ))
        })
    }
}
