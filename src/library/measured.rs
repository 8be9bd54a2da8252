//! The official lists as they were measured once, for every table.

use super::OfficialDeck;
use crate::rules::play::compare::{Range, Summary};
use crate::rules::table::Players;
use serde::{Deserialize, Serialize};

/// `data/measured/`: one file for each player count.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lists {
    /// The version of the figures.
    pub version: String,
    pub list: Vec<List>,
}

/// A list at one table. The seed is its code.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    pub deck: OfficialDeck,
    /// Eight or nine.
    pub characters: usize,
    pub code: String,
    pub games: u64,
    #[serde(flatten)]
    pub summary: Summary,
}

/// The lists at tables of this many players, with eight characters and with nine.
pub fn lists(players: Players) -> Lists {
    let text = match players {
        Players::Two => include_str!("../../data/measured/2.toml"),
        Players::Three => include_str!("../../data/measured/3.toml"),
        Players::Four => include_str!("../../data/measured/4.toml"),
        Players::Five => include_str!("../../data/measured/5.toml"),
        Players::Six => include_str!("../../data/measured/6.toml"),
        Players::Seven => include_str!("../../data/measured/7.toml"),
        Players::Eight => include_str!("../../data/measured/8.toml"),
    };
    toml::from_str(text).expect("a test reads every file of them")
}

/// The range of all lists at such a table.
pub fn ranges(players: Players, characters: usize) -> Option<Summary<Range>> {
    let lists = lists(players).list.into_iter();
    let lists = lists.filter(|list| list.characters == characters);
    Summary::over(&lists.map(|list| list.summary).collect::<Vec<_>>())
}
