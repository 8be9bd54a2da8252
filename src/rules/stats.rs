//! What many plays say about the players.

use super::city::LastRank;
use std::collections::BTreeMap;

/// A play, as far as statistics go.
#[derive(Clone, Debug)]
pub struct Result {
    /// In any order.
    pub players: Vec<Score>,
}

/// A player in a play.
#[derive(Clone, Debug)]
pub struct Score {
    /// The name.
    pub name: String,
    /// All points.
    pub total: u32,
    /// From 1.
    pub place: usize,
    /// Won, perhaps with others.
    pub won: bool,
    /// Highest rank revealed in the last round.
    pub rank: Option<LastRank>,
}

/// How often, how well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Plays.
    pub plays: usize,
    /// Of which won.
    pub wins: usize,
    /// All points together.
    pub points: u64,
    /// The most points in a play.
    pub best: u32,
}

impl Tally {
    fn add(&mut self, score: &Score) {
        self.plays += 1;
        self.wins += usize::from(score.won);
        self.points += u64::from(score.total);
        self.best = self.best.max(score.total);
    }

    /// Points in a play, in tenths, rounded.
    #[must_use]
    pub fn average_tenths(&self) -> u64 {
        let plays = self.plays as u64;
        (self.points * 10 + plays / 2)
            .checked_div(plays)
            .unwrap_or(0)
    }
}

/// Two who met: how often the one came before the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rivals {
    /// The one who did it more often.
    pub one: String,
    /// The other.
    pub other: String,
    /// How often the one came first of the two.
    pub wins: usize,
    /// How often the other did.
    pub losses: usize,
}

/// Everything together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// How many plays.
    pub plays: usize,
    /// By player, the one with the most wins first.
    pub players: Vec<(String, Tally)>,
    /// By number of players.
    pub counts: Vec<(usize, Tally)>,
    /// By rank in the last round, where known.
    pub ranks: Vec<(LastRank, Tally)>,
    /// Those who met most often first.
    pub rivals: Vec<Rivals>,
}

/// Counts plays, wins and points.
#[must_use]
pub fn stats(results: &[Result]) -> Stats {
    let mut players: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut counts: BTreeMap<usize, Tally> = BTreeMap::new();
    let mut ranks: BTreeMap<LastRank, Tally> = BTreeMap::new();
    let mut met: BTreeMap<(&str, &str), (usize, usize)> = BTreeMap::new();
    for result in results {
        // A number of players has one winning score for each play.
        let tally = counts.entry(result.players.len()).or_default();
        if let Some(best) = result.players.iter().min_by_key(|score| score.place) {
            tally.add(best);
        }
        for (index, score) in result.players.iter().enumerate() {
            players.entry(&score.name).or_default().add(score);
            if let Some(rank) = score.rank {
                ranks.entry(rank).or_default().add(score);
            }
            for other in &result.players[index + 1..] {
                let (one, two) = if score.name <= other.name {
                    (score, other)
                } else {
                    (other, score)
                };
                let pair = met.entry((&one.name, &two.name)).or_default();
                pair.0 += usize::from(one.place < two.place);
                pair.1 += usize::from(two.place < one.place);
            }
        }
    }
    let mut players: Vec<(String, Tally)> = players
        .into_iter()
        .map(|(name, tally)| (name.to_owned(), tally))
        .collect();
    players.sort_by_key(|(_, tally)| std::cmp::Reverse((tally.wins, tally.points)));
    let mut rivals: Vec<Rivals> = met
        .into_iter()
        .map(|((one, other), (wins, losses))| {
            let (one, other) = (one.to_owned(), other.to_owned());
            if wins >= losses {
                Rivals {
                    one,
                    other,
                    wins,
                    losses,
                }
            } else {
                Rivals {
                    one: other,
                    other: one,
                    wins: losses,
                    losses: wins,
                }
            }
        })
        .collect();
    rivals.sort_by_key(|rivals| std::cmp::Reverse(rivals.wins + rivals.losses));
    Stats {
        plays: results.len(),
        players,
        counts: counts.into_iter().collect(),
        ranks: ranks.into_iter().collect(),
        rivals,
    }
}
