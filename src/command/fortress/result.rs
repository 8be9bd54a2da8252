//! What the answers share: features in words, a value for each player, the totals, the play for the
//! log.

use crate::app::log::warnings;
use crate::app::{App, Warning};
use crate::fault::Faults;
use crate::files::log::{Play, Played, PlayedLine};
use crate::fortress::board::Place;
use crate::fortress::feature::{Feature, Sort};
use crate::fortress::game::{Oddity, OddityKind, place, winners};
use crate::fortress::kinds;
use crate::fortress::pad::Breakdown;
use crate::page::{Block, Line, Table};
use crate::texts::Texts;
use crate::wording::columns::{column, numbers, row};
use crate::{args, family, id, say};
use serde::{Serialize, Serializer};

/// The number of a result in the play log, if it was saved, and what was wrong with the log then.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Logged {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saved: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
}

impl Logged {
    /// Saves the play.
    ///
    /// # Errors
    ///
    /// There is no play log, or it can't be used.
    pub fn save(app: &App<'_>, play: &Play) -> Result<Self, Faults> {
        let saved = app.append_play(play)?;
        Ok(Self {
            saved: Some(saved.id),
            warnings: warnings(app.texts, &saved.trouble),
        })
    }

    /// The number in words.
    pub(super) fn block(&self, texts: &Texts) -> Option<Block> {
        let id = self.saved?.to_string();
        Some(Block::Text(say!(texts, "history-saved", id).into()))
    }
}

/// A scored game as a play for the log, with its notes.
pub(super) fn play(
    players: &[String],
    has_river: bool,
    totals: &[i64],
    breakdowns: &[Breakdown],
    notes: Play,
) -> Play {
    let played = players.iter().enumerate().map(|(seat, name)| {
        let lines = breakdowns[seat].iter().filter(|(_, points)| **points != 0);
        let line = |(cell, &points): (_, &i64)| {
            let rule = ToString::to_string(&cell);
            PlayedLine { rule, points }
        };
        Played {
            name: name.clone(),
            place: place(totals, seat),
            // The track does not go below 0.
            total: u32::try_from(totals[seat].max(0)).unwrap_or(u32::MAX),
            lines: lines.map(line).collect(),
            ..Played::default()
        }
    });
    Play {
        game: "fortress".to_owned(),
        edition: if has_river { "river" } else { "base" }.to_owned(),
        players: played.collect(),
        winners: names(players, &winners(totals)),
        ..notes
    }
}

/// A value for each player, in seat order; in JSON, an object keyed by name.
#[derive(Clone, Debug)]
pub struct ByName<T>(pub Vec<(String, T)>);

impl<T> ByName<T> {
    pub fn new(players: &[String], of: impl IntoIterator<Item = T>) -> Self {
        Self(players.iter().cloned().zip(of).collect())
    }
}

impl<T: Serialize> Serialize for ByName<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, of)| (name, of)))
    }
}

/// A scored feature, entered by hand or on a board.
#[derive(Clone, Debug, Serialize)]
pub struct Scored {
    pub kind: Sort,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<usize>,
    pub points: u32,
    pub owners: Vec<String>,
    pub complete: bool,
    /// Its location; for a field, one tile of each city it supplies.
    #[serde(flatten)]
    pub lies: Option<Lies>,
    pub rule: &'static str,
    pub reason: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct Lies {
    pub places: Vec<Place>,
    pub cities: Vec<Place>,
}

impl Scored {
    pub(super) fn new(texts: &Texts, players: &[String], feature: &Feature) -> Self {
        Self {
            kind: feature.sort,
            tiles: None,
            points: feature.points(),
            owners: names(players, &feature.owners()),
            complete: feature.complete,
            lies: None,
            rule: feature.rule(),
            reason: sentence(texts, players, feature),
        }
    }
}

/// Odd, but possible.
pub(super) fn warning(texts: &Texts, players: &[String], oddity: Oddity) -> Warning {
    family!(message(OddityKind) = "warning-");
    let kind = OddityKind::from(oddity);
    let say = |fields: &[_]| texts.say_with(message(kind), fields);
    let message = match oddity {
        Oddity::TooManyTiles { kind, count, of }
            if kinds::find(kind).is_some_and(|kind| of < kind.count.into()) =>
        {
            say!(texts, "warning-start-in-box", kind, count, of)
        }
        Oddity::TooManyTiles { kind, count, .. } => say(args![kind, count]),
        Oddity::OutOfTurn { turn, player } => {
            say(args![number = turn + 1, name = &players[player]])
        }
        Oddity::RiverBend { at } => say(args![place = self::at(at)]),
        Oddity::LandBeforeLake { turn } => say(args![number = turn.map_or(0, |turn| turn + 1)]),
    };
    let id = kind.into();
    Warning { id, message }
}

/// The names at these seats.
pub fn names(players: &[String], seats: &[usize]) -> Vec<String> {
    seats.iter().map(|&seat| players[seat].clone()).collect()
}

/// `Anton 2, Dmytro 1`: the followers on a feature.
pub fn followers(players: &[String], counts: &[u32]) -> String {
    let there = players.iter().zip(counts).filter(|(_, count)| **count > 0);
    let there = there.map(|(name, count)| format!("{name} {count}"));
    there.collect::<Vec<_>>().join(", ")
}

/// What a feature is: `City, complete`.
pub fn kind(texts: &Texts, feature: &Feature) -> String {
    family!(complete(Sort) = "fortress-complete-");
    family!(open(Sort) = "fortress-open-");
    let message = if feature.complete { complete } else { open };
    texts.say(message(feature.sort))
}

/// What a feature is worth and why: `5 tiles + 3 shields = 8`.
pub fn sum(texts: &Texts, feature: &Feature) -> String {
    let message = match (feature.sort, feature.complete, feature.shields) {
        (Sort::Road, ..) | (Sort::City, false, 0) => id!("fortress-sum-road"),
        (Sort::City, true, 0) => id!("fortress-sum-city"),
        (Sort::City, true, _) => id!("fortress-sum-city-shields"),
        (Sort::City, false, _) => id!("fortress-sum-city-open"),
        (Sort::Monastery, ..) => id!("fortress-sum-monastery"),
        (Sort::Field, ..) => id!("fortress-sum-field"),
    };
    let numbers = args![
        tiles = feature.tiles,
        shields = feature.shields,
        neighbours = feature.neighbours,
        cities = feature.cities,
        points = feature.points(),
    ];
    texts.say_with(message, numbers)
}

/// A feature in one sentence: what it is, its points and rule, who is on it and owns it.
pub(super) fn sentence(texts: &Texts, players: &[String], feature: &Feature) -> String {
    let owners = names(players, &feature.owners());
    let standing = feature.followers.iter().filter(|count| **count > 0).count();
    let counts = followers(players, &feature.followers);
    let owners = match &owners[..] {
        [] => say!(texts, "fortress-nobody"),
        [owner] if standing == 1 => owner.clone(),
        [owner] => say!(texts, "fortress-owner", counts, owner),
        several => {
            let owners = texts.listed(several);
            say!(texts, "fortress-owners", counts, owners)
        }
    };
    let (what, sum) = (kind(texts, feature), sum(texts, feature));
    let rule = feature.rule();
    say!(texts, "fortress-sentence", what, sum, rule, owners)
}

/// Points without a common source.
pub fn points(points: impl IntoIterator<Item = String>) -> Block {
    Block::Points {
        source: Line::default(),
        points: points.into_iter().map(Line::from).collect(),
    }
}

/// A place on the board.
pub(super) fn at((x, y): Place) -> String {
    format!("({x},\u{a0}{y})")
}

/// Totals, best first, and who wins, if anyone has points.
pub fn totals(texts: &Texts, totals: &ByName<u32>, winners: &[String]) -> Vec<Block> {
    let points: Vec<u32> = totals.0.iter().map(|(_, points)| *points).collect();
    let mut seats: Vec<usize> = (0..points.len()).collect();
    seats.sort_by_key(|&seat| place(&points, seat));
    let rows = seats.into_iter().map(|seat| {
        let (name, total) = &totals.0[seat];
        let place = place(&points, seat).to_string();
        row([place, name.clone(), total.to_string()])
    });
    let columns = vec![
        numbers(texts, id!("column-place")),
        column(texts, id!("column-player")),
        numbers(texts, id!("column-points")),
    ];
    let rows = rows.collect();
    let mut blocks = vec![Block::Table(Table { columns, rows })];
    if points.iter().any(|points| *points > 0) {
        blocks.push(Block::Text(wins(texts, winners).into()));
    }
    blocks
}

/// Who wins, alone or shared.
pub(super) fn wins(texts: &Texts, winners: &[String]) -> String {
    let names = texts.listed(winners);
    if winners.len() > 1 {
        say!(texts, "fortress-share", names)
    } else {
        say!(texts, "fortress-wins", names)
    }
}
