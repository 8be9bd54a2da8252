//! `history stats`: who won how often, with how many points.

use super::Desk;
use super::history_list::{self, Wish};
use super::plays::{Play, Played, character};
use crate::fault::Faults;
use crate::library::fold::fold;
use crate::library::players::key;
use crate::rules::card::Card;
use crate::rules::city::LastRank;
use serde::{Serialize, Serializer};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Points of different games can't be compared.
#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(flatten)]
    pub citadels: Stats,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fortress: Option<Stats>,
    /// There are other plays that don't match.
    #[serde(skip)]
    pub is_narrowed: bool,
    /// An incomplete line was moved to this file.
    #[serde(skip)]
    pub torn: Option<PathBuf>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Stats {
    pub plays: usize,
    /// Most wins first.
    pub players: Vec<ByName>,
    pub counts: Vec<ByCount>,
    /// If known.
    pub ranks: Vec<ByRank>,
    /// If deck and rank are known.
    pub characters: Vec<ByCharacter>,
    /// If known; most played first.
    pub decks: Vec<ByDeck>,
    /// Most frequent pairs first.
    pub rivals: Vec<Rivals>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ByName {
    #[serde(flatten)]
    pub tally: Tally,
    pub name: String,
    /// Play by play, oldest first.
    pub over_time: Vec<Point>,
}

/// A player's result in a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Point {
    pub id: u64,
    pub date: String,
    pub total: u32,
}

/// By the character revealed in the last round.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByCharacter {
    #[serde(flatten)]
    pub tally: Tally,
    pub character: Card,
}

/// The winning scores with a deck.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ByDeck {
    #[serde(flatten)]
    pub tally: Tally,
    /// Its most recent name.
    pub deck: String,
    /// When it was last played.
    pub last: String,
}

/// The winning scores by player count.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByCount {
    #[serde(flatten)]
    pub tally: Tally,
    pub players: usize,
}

/// By the highest rank revealed in the last round.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByRank {
    #[serde(flatten)]
    pub tally: Tally,
    pub rank: LastRank,
}

/// How often, how well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    pub plays: usize,
    pub wins: usize,
    #[serde(rename = "average")]
    pub points: Average,
    /// The most points in a play.
    pub best: u32,
}

/// A sum of points, and the number of plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Average {
    points: u64,
    plays: u64,
}

impl Average {
    /// Average points per play, in tenths, rounded.
    pub const fn tenths(self) -> u64 {
        match self.plays {
            0 => 0,
            plays => (self.points * 10 + plays / 2) / plays,
        }
    }
}

impl Serialize for Average {
    #[allow(clippy::cast_precision_loss, reason = "nobody has so many points")]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.tenths() as f64 / 10.0)
    }
}

impl Tally {
    fn add(&mut self, play: &Play, player: &Played) {
        self.plays += 1;
        self.wins += usize::from(play.has_won(player));
        self.points.points += u64::from(player.total);
        self.points.plays += 1;
        self.best = self.best.max(player.total);
    }
}

/// Two players who met: how often one finished ahead of the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rivals {
    /// The one who did so more often.
    pub one: String,
    pub other: String,
    pub wins: usize,
    pub losses: usize,
}

/// # Errors The log can't be used, or a filter is unknown.
pub fn answer(desk: &Desk<'_>, wish: &Wish) -> Result<Answer, Faults> {
    let found = history_list::answer(desk, wish)?;
    let (fortress, citadels): (Vec<&Play>, Vec<&Play>) =
        found.plays.iter().partition(|play| play.is_fortress());
    Ok(Answer {
        citadels: stats(&citadels),
        fortress: (!fortress.is_empty()).then(|| stats(&fortress)),
        is_narrowed: found.is_narrowed,
        torn: found.torn,
    })
}

/// Statistics of plays, sorted by date.
fn stats(plays: &[&Play]) -> Stats {
    let mut names: BTreeMap<String, ByName> = BTreeMap::new();
    let mut counts: BTreeMap<usize, Tally> = BTreeMap::new();
    let mut ranks: BTreeMap<LastRank, Tally> = BTreeMap::new();
    let mut characters: BTreeMap<Card, Tally> = BTreeMap::new();
    let mut decks: BTreeMap<String, ByDeck> = BTreeMap::new();
    let mut met: BTreeMap<(String, String), (usize, usize)> = BTreeMap::new();
    for play in plays {
        // Player counts and decks have one winning score per play.
        if let Some(best) = play.players.iter().min_by_key(|player| player.place) {
            let tally = counts.entry(play.players.len()).or_default();
            tally.add(play, best);
            if let Some(deck) = &play.deck {
                let of = decks.entry(fold(deck)).or_default();
                of.tally.add(play, best);
                of.deck.clone_from(deck);
                of.last.clone_from(&play.date);
            }
        }
        for (index, player) in play.players.iter().enumerate() {
            let of = names.entry(key(&player.name)).or_default();
            of.tally.add(play, player);
            of.name.clone_from(&player.name);
            of.over_time.push(Point {
                id: play.id,
                date: play.date.clone(),
                total: player.total,
            });
            if let Some(rank) = player.rank.and_then(|rank| rank.try_into().ok()) {
                ranks.entry(rank).or_default().add(play, player);
            }
            if let Some(character) = character(play, player) {
                characters.entry(character).or_default().add(play, player);
            }
            for other in &play.players[index + 1..] {
                let mut pair = [player, other].map(|player| (key(&player.name), player.place));
                pair.sort();
                let [(one, first), (two, second)] = pair;
                let score = met.entry((one, two)).or_default();
                score.0 += usize::from(first < second);
                score.1 += usize::from(second < first);
            }
        }
    }
    let rivals = met.into_iter().map(|((one, other), (wins, losses))| {
        let is_ahead = wins >= losses;
        let (one, other) = if is_ahead { (one, other) } else { (other, one) };
        Rivals {
            one: names[&one].name.clone(),
            other: names[&other].name.clone(),
            wins: wins.max(losses),
            losses: wins.min(losses),
        }
    });
    let mut rivals: Vec<Rivals> = rivals.collect();
    rivals.sort_by_key(|rivals| Reverse(rivals.wins + rivals.losses));
    let mut players: Vec<ByName> = names.into_values().collect();
    players.sort_by_key(|one| Reverse((one.tally.wins, one.tally.points.points)));
    let mut decks: Vec<ByDeck> = decks.into_values().collect();
    decks.sort_by_key(|deck| Reverse(deck.tally.plays));
    let (counts, ranks) = (counts.into_iter(), ranks.into_iter());
    let characters = characters.into_iter();
    Stats {
        plays: plays.len(),
        players,
        counts: counts
            .map(|(players, tally)| ByCount { tally, players })
            .collect(),
        ranks: ranks.map(|(rank, tally)| ByRank { tally, rank }).collect(),
        characters: characters
            .map(|(character, tally)| ByCharacter { tally, character })
            .collect(),
        decks,
        rivals,
    }
}
