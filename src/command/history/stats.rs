//! `history stats`: who won how often, with how many points.

use crate::app::{App, Warning};
use crate::command::history::list::{self, Filter};
use crate::command::history::{deck_name, none, warned};
use crate::fault::{Faults, quoted};
use crate::files::log::{Play, Played, character};
use crate::library::fold::fold;
use crate::library::nearest_printing;
use crate::library::players::key;
use crate::page::{self, Block, Column, Line, Page, Picture, Span};
use crate::rules::card::Card;
use crate::rules::city::LastRank;
use crate::rules::edition::Edition;
use crate::texts::{Id, Texts};
use crate::wording::bars::{Bar, curve, percent, said};
use crate::wording::columns::{column, numbers, row, spare, wide};
use crate::{id, say};
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
    pub narrowed: bool,
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
pub fn answer(app: &App<'_>, filter: &Filter) -> Result<Answer, Faults> {
    let found = list::answer(app, filter)?;
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
        narrowed: found.narrowed,
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

    fn stats(mut self) -> Stats {
        for one in self.names.values_mut() {
            let earlier = one.over_time.len().saturating_sub(LATELY);
            one.over_time.drain(..earlier);
        }
        let name = |key: &String| self.names[key].name.clone();
        let rivals = self.met.iter().map(|((one, other), (wins, losses))| {
            let is_ahead = wins >= losses;
            let (one, other) = if is_ahead { (one, other) } else { (other, one) };
            Rivals {
                one: name(one),
                other: name(other),
                wins: *wins.max(losses),
                losses: *wins.min(losses),
            }
        });
        let mut rivals: Vec<Rivals> = rivals.collect();
        rivals.sort_by_key(|rivals| Reverse(rivals.wins + rivals.losses));
        let mut players: Vec<ByName> = self.names.into_values().collect();
        players.sort_by_key(|one| Reverse((one.tally.wins, one.tally.points.points)));
        let mut decks: Vec<ByDeck> = self.decks.into_values().collect();
        decks.sort_by_key(|deck| Reverse(deck.tally.plays));
        let counts = self.counts.into_iter();
        let ranks = self.ranks.into_iter();
        let characters = self.characters.into_iter();
        Stats {
            plays: self.plays,
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

/// Citadels, and separately Fortress, whose points are not comparable.
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let (citadels, fortress) = (&answer.citadels, &answer.fortress);
    let said = |count: usize| say!(texts, "stats-plays", count);
    let of_fortress = fortress.as_ref().map_or(0, |stats| stats.plays);
    let plays = citadels.plays + of_fortress;
    let mut page = Page::new(vec![Block::title(say!(texts, "stats-title"), said(plays))]);
    if plays == 0 {
        page.push(none(texts, answer.narrowed));
    }
    if citadels.plays > 0 {
        page.extend(of_game(texts, citadels));
    }
    if let Some(fortress) = fortress {
        let title = say!(texts, "history-fortress");
        page.push(Block::title(title, said(of_fortress)));
        page.extend(of_game(texts, fortress));
    }
    page.with_notes(warned(&answer.warnings))
}

/// A name, and how often and how well.
type Named = (String, Tally);

fn of_game(texts: &Texts, stats: &Stats) -> Vec<Block> {
    let players = stats.players.iter();
    let players = players.map(|one| (quoted(&one.name), one.tally));
    let counts = stats.counts.iter();
    let counts = counts.map(|one| (one.players.to_string(), one.tally));
    let decks = stats.decks.iter();
    let decks = decks.map(|one| (deck_name(texts, &one.deck), one.tally));
    let characters = stats.characters.iter().map(|one| {
        let printing = nearest_printing(one.character, Edition::default());
        (printing.name(texts.lang()).to_owned(), one.tally)
    });
    let ranks = stats.ranks.iter();
    let ranks = ranks.map(|one| (one.rank.to_string(), one.tally));
    let wide = |name| wide(texts, name);
    let numbers = |name| numbers(texts, name);
    let mut blocks = vec![charts(texts, &wide(id!("column-player")), players)];
    let mut add = |is_known: bool, heading: Id, block: Block| {
        if is_known {
            blocks.push(Block::Heading(texts.say(heading).into()));
            blocks.push(block);
        }
    };
    let over_time = over_time(texts, &stats.players);
    add(stats.plays > 1, id!("stats-over-time"), over_time);
    let counts = tallies(texts, numbers(id!("column-players")), counts);
    add(true, id!("stats-counts"), counts);
    let decks = tallies(texts, wide(id!("history-deck")), decks);
    add(!stats.decks.is_empty(), id!("stats-decks"), decks);
    let characters = charts(texts, &wide(id!("column-name")), characters);
    let has_characters = !stats.characters.is_empty();
    add(has_characters, id!("stats-characters"), characters);
    let ranks = charts(texts, &numbers(id!("column-rank")), ranks);
    add(!stats.ranks.is_empty(), id!("stats-ranks"), ranks);
    let rivals = rivals(texts, &stats.rivals);
    add(!stats.rivals.is_empty(), id!("stats-rivals"), rivals);
    blocks
}

fn rivals(texts: &Texts, rivals: &[Rivals]) -> Block {
    let points = rivals.iter().take(10).map(|rivals| {
        let (one, other) = (quoted(&rivals.one), quoted(&rivals.other));
        let (wins, losses) = (rivals.wins, rivals.losses);
        say!(texts, "stats-rival", one, other, wins, losses)
    });
    Block::points(points)
}

/// Winning scores.
fn tallies(texts: &Texts, first: Column, rows: impl Iterator<Item = Named>) -> Block {
    let [plays, average, best] = [
        id!("column-plays"),
        id!("column-average"),
        id!("column-best"),
    ]
    .map(|name| numbers(texts, name));
    let rows = rows.map(|(name, tally)| {
        let points = said(texts, tally.points.tenths());
        let (plays, best) = (tally.plays.to_string(), tally.best.to_string());
        row([name, plays, points, best])
    });
    Block::table(vec![first, plays, average, best], rows)
}

/// Wins and average points as bars, if there is room.
fn charts(texts: &Texts, first: &Column, rows: impl Iterator<Item = Named>) -> Block {
    let rows: Vec<Named> = rows.collect();
    let most = rows.iter().map(|(_, tally)| tally.points.tenths()).max();
    let chart = |bar: Bar| {
        let number = |name| numbers(texts, name);
        let columns = vec![
            first.clone(),
            spare(2, number(id!("column-plays"))),
            spare(1, number(id!("column-wins"))),
            column(texts, id!("column-share")),
            column(texts, id!("column-average")),
            spare(3, number(id!("column-best"))),
        ];
        let rows = rows.iter().map(|(name, tally)| {
            let tenths = tally.points.tenths();
            let (wins, plays) = (tally.wins as u64, tally.plays as u64);
            let share = (wins * 100 + plays / 2) / plays;
            row([
                Line::from(name.as_str()),
                plays.to_string().into(),
                wins.to_string().into(),
                bar.of(wins, plays, &percent(texts, share)).into(),
                bar.of(tenths, most.unwrap_or_default(), &said(texts, tenths))
                    .into(),
                tally.best.to_string().into(),
            ])
        });
        vec![Block::table(columns, rows)]
    };
    Block::Stack {
        needs: 72,
        wide: chart(Bar(10)),
        narrow: chart(Bar(5)),
    }
}

/// Everyone's points, play by play.
fn over_time(texts: &Texts, players: &[ByName]) -> Block {
    let totals = players.iter().flat_map(|one| &one.over_time);
    let most = totals.map(|point| point.total).max().unwrap_or_default();
    let chart = |last: usize| {
        let columns = vec![
            wide(texts, id!("column-player")),
            column(texts, id!("column-oldest-first")),
            numbers(texts, id!("column-last")),
        ];
        let rows = players.iter().map(|one| {
            let earlier = one.over_time.len().saturating_sub(last);
            let points = &one.over_time[earlier..];
            let totals: Vec<u32> = points.iter().map(|point| point.total).collect();
            let last = points.last().map(|point| point.total.to_string());
            let curve = Span::Bar(page::Bar {
                drawn: curve(&totals, most),
                label: String::new(),
                picture: Picture::Curve {
                    most,
                    lines: vec![(one.name.clone(), totals)],
                },
            });
            row([
                Line::from(quoted(&one.name)),
                curve.into(),
                last.unwrap_or_default().into(),
            ])
        });
        vec![Block::table(columns, rows)]
    };
    Block::Stack {
        needs: 72,
        wide: chart(30),
        narrow: chart(12),
    }
}
