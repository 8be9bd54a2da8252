//! `history stats`: who won how often, with how many points.

use crate::app::{App, Warning};
use crate::command::history::list::{self, Wish};
use crate::fault::Faults;
use crate::files::log::{Play, Played, character};
use crate::library::fold::fold;
use crate::library::players::key;
use crate::rules::card::Card;
use crate::rules::city::LastRank;
use serde::{Serialize, Serializer};
use std::cmp::Reverse;
use std::collections::BTreeMap;

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
    /// What is wrong with the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
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
    /// Play by play, oldest first: the last thousand.
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

/// # Errors
///
/// The log can't be used, or a filter is unknown.
pub fn answer(app: &App<'_>, wish: &Wish) -> Result<Answer, Faults> {
    let found = list::answer(app, wish)?;
    let (mut citadels, mut fortress) = (Gathered::default(), Gathered::default());
    for play in &found.plays {
        if play.is_fortress() {
            fortress.add(play);
        } else {
            citadels.add(play);
        }
    }
    Ok(Answer {
        citadels: citadels.stats(),
        fortress: (fortress.plays > 0).then(|| fortress.stats()),
        is_narrowed: found.is_narrowed,
        warnings: found.warnings,
    })
}

/// As many plays of a player are shown one by one.
const LATELY: usize = 1000;

/// The statistics while the plays go by, sorted by date.
#[derive(Default)]
struct Gathered {
    plays: usize,
    names: BTreeMap<String, ByName>,
    counts: BTreeMap<usize, Tally>,
    ranks: BTreeMap<LastRank, Tally>,
    characters: BTreeMap<Card, Tally>,
    decks: BTreeMap<String, ByDeck>,
    met: BTreeMap<(String, String), (usize, usize)>,
}

impl Gathered {
    fn add(&mut self, play: &Play) {
        self.plays += 1;
        // Player counts and decks have one winning score per play.
        if let Some(best) = play.players.iter().min_by_key(|player| player.place) {
            let tally = self.counts.entry(play.players.len()).or_default();
            tally.add(play, best);
            if let Some(deck) = &play.deck {
                let of = self.decks.entry(fold(deck)).or_default();
                of.tally.add(play, best);
                of.deck.clone_from(deck);
                of.last.clone_from(&play.date);
            }
        }
        let keys: Vec<String> = play.players.iter().map(|one| key(&one.name)).collect();
        for (index, player) in play.players.iter().enumerate() {
            let of = self.names.entry(keys[index].clone()).or_default();
            of.tally.add(play, player);
            of.name.clone_from(&player.name);
            if of.over_time.len() >= 2 * LATELY {
                of.over_time.drain(..LATELY);
            }
            of.over_time.push(Point {
                id: play.id,
                date: play.date.clone(),
                total: player.total,
            });
            if let Some(rank) = player.rank.and_then(|rank| rank.try_into().ok()) {
                self.ranks.entry(rank).or_default().add(play, player);
            }
            if let Some(character) = character(play, player) {
                let of = self.characters.entry(character).or_default();
                of.add(play, player);
            }
            for (other, met) in play.players.iter().enumerate().skip(index + 1) {
                let mut pair = [(&keys[index], player.place), (&keys[other], met.place)];
                pair.sort();
                let [(one, first), (two, second)] = pair;
                let score = self.met.entry((one.clone(), two.clone())).or_default();
                score.0 += usize::from(first < second);
                score.1 += usize::from(second < first);
            }
        }
    }

    fn stats(self) -> Stats {
        let Self {
            plays,
            mut names,
            counts,
            ranks,
            characters,
            decks,
            met,
        } = self;
        for one in names.values_mut() {
            let earlier = one.over_time.len().saturating_sub(LATELY);
            one.over_time.drain(..earlier);
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
            plays,
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
}
