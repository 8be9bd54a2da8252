//! `history stats`: who won how often, and with how much.

use super::Desk;
use super::plays::{Play, Played};
use crate::fault::Faults;
use crate::rules::city::LastRank;
use serde::{Serialize, Serializer};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Points of different games have nothing to say to each other.
#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(flatten)]
    pub citadels: Stats,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fortress: Option<Stats>,
    /// A line that was broken off was set aside in this file.
    #[serde(skip)]
    pub torn: Option<PathBuf>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Stats {
    pub plays: usize,
    /// The one with the most wins first.
    pub players: Vec<ByName>,
    pub counts: Vec<ByCount>,
    /// Where it is known.
    pub ranks: Vec<ByRank>,
    /// Those who met most often first.
    pub rivals: Vec<Rivals>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByName {
    #[serde(flatten)]
    pub tally: Tally,
    pub name: String,
}

/// The winning scores of so many players.
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

/// Points, and in how many plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Average {
    points: u64,
    plays: u64,
}

impl Average {
    /// Points in a play, in tenths, rounded.
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

/// Two who met: how often the one came before the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rivals {
    /// The one who did it more often.
    pub one: String,
    pub other: String,
    pub wins: usize,
    pub losses: usize,
}

/// # Errors
/// The log cannot be used.
pub fn answer(desk: &Desk<'_>) -> Result<Answer, Faults> {
    let log = desk.plays()?;
    let (fortress, citadels): (Vec<&Play>, Vec<&Play>) =
        log.plays.iter().partition(|play| play.is_fortress());
    Ok(Answer {
        citadels: stats(&citadels),
        fortress: (!fortress.is_empty()).then(|| stats(&fortress)),
        torn: log.torn,
    })
}

fn stats(plays: &[&Play]) -> Stats {
    let mut names: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut counts: BTreeMap<usize, Tally> = BTreeMap::new();
    let mut ranks: BTreeMap<LastRank, Tally> = BTreeMap::new();
    let mut met: BTreeMap<(&str, &str), (usize, usize)> = BTreeMap::new();
    for play in plays {
        // A number of players has one winning score for each play.
        let tally = counts.entry(play.players.len()).or_default();
        if let Some(best) = play.players.iter().min_by_key(|player| player.place) {
            tally.add(play, best);
        }
        for (index, player) in play.players.iter().enumerate() {
            names.entry(&player.name).or_default().add(play, player);
            if let Some(rank) = player.rank.and_then(|rank| rank.try_into().ok()) {
                ranks.entry(rank).or_default().add(play, player);
            }
            for other in &play.players[index + 1..] {
                let mut pair = [player, other];
                pair.sort_by_key(|player| &player.name);
                let [one, two] = pair;
                let score = met.entry((&one.name, &two.name)).or_default();
                score.0 += usize::from(one.place < two.place);
                score.1 += usize::from(two.place < one.place);
            }
        }
    }
    let names = names.into_iter().map(|(name, tally)| ByName {
        name: name.to_owned(),
        tally,
    });
    let mut players: Vec<ByName> = names.collect();
    players.sort_by_key(|one| Reverse((one.tally.wins, one.tally.points.points)));
    let rivals = met.into_iter().map(|((one, other), (wins, losses))| {
        let is_ahead = wins >= losses;
        let (one, other) = if is_ahead { (one, other) } else { (other, one) };
        Rivals {
            one: one.to_owned(),
            other: other.to_owned(),
            wins: wins.max(losses),
            losses: wins.min(losses),
        }
    });
    let mut rivals: Vec<Rivals> = rivals.collect();
    rivals.sort_by_key(|rivals| Reverse(rivals.wins + rivals.losses));
    let counts = counts.into_iter();
    let ranks = ranks.into_iter();
    Stats {
        plays: plays.len(),
        players,
        counts: counts
            .map(|(players, tally)| ByCount { tally, players })
            .collect(),
        ranks: ranks.map(|(rank, tally)| ByRank { tally, rank }).collect(),
        rivals,
    }
}
