//! The tile game from box to first tile and features entered by hand; and what its answers share:
//! features in words, numbers by name, the play for the log.

use crate::app::App;
use crate::app::log::warnings;
use crate::fault::Faults;
use crate::files::log::{Play, Played, PlayedLine};
use crate::files::read::fortress::{self, Features};
use crate::fortress::board::Place;
use crate::fortress::feature::{FOLLOWERS, Feature, Sort};
use crate::fortress::game::{self, Oddity, OddityKind};
use crate::fortress::kinds;
use crate::fortress::pad::Breakdown;
use crate::fortress::setup::{Table, tiles};
use crate::fortress::tile::{Role, Set};
use crate::texts::Texts;
use crate::{args, family, fault, id, say};
use serde::{Serialize, Serializer};

/// What to prepare before the first tile.
#[derive(Clone, Debug, Serialize)]
pub struct Setup {
    pub players: u8,
    pub river: bool,
    pub third_river: bool,
    pub tiles: usize,
    pub first_tile: &'static str,
    pub land_in_piles: usize,
    pub river_in_pile: usize,
    pub supply: u8,
    pub unused_colours: u8,
    pub first_player: [&'static str; 2],
    pub steps: Vec<String>,
}

/// The setup for so many players.
///
/// # Errors
///
/// This many can't play.
pub fn setup(app: &App<'_>, players: u8, river: Option<Set>) -> Result<Setup, Faults> {
    let count = || fault!(PlayerCount, "error-fortress-player-count", players);
    let table = Table::new(players, river).ok_or_else(|| count().at("--players"))?;
    Ok(Setup {
        players,
        river: river.is_some(),
        third_river: river == Some(Set::ThirdRiver),
        tiles: tiles(river.is_some()),
        first_tile: table.first(),
        land_in_piles: table.land(),
        river_in_pile: table.river_pile(),
        supply: FOLLOWERS,
        unused_colours: table.unused(),
        first_player: ["random", "youngest"],
        steps: steps(app.texts, table),
    })
}

fn steps(texts: &Texts, table: Table) -> Vec<String> {
    let mut steps = vec![
        say!(texts, "fortress-setup-colours", count = table.unused()),
        say!(texts, "fortress-setup-followers"),
        say!(texts, "fortress-setup-abbots"),
    ];
    match (table.end(Role::Source), table.end(Role::Lake)) {
        (Some(source), Some(lake)) => steps.extend([
            say!(texts, "fortress-setup-box"),
            say!(texts, "fortress-setup-source", tile = source),
            say!(texts, "fortress-setup-river", tile = lake),
            say!(texts, "fortress-setup-land"),
            say!(texts, "fortress-setup-first"),
            say!(texts, "fortress-setup-draw"),
        ]),
        _ => steps.extend([
            say!(texts, "fortress-setup-start"),
            say!(texts, "fortress-setup-piles"),
            say!(texts, "fortress-setup-first"),
        ]),
    }
    steps
}

/// Features entered by hand: their points, owners and totals.
#[derive(Clone, Debug, Serialize)]
pub struct Score {
    pub features: Vec<Scored>,
    pub totals: ByName<u32>,
    pub winners: Vec<String>,
}

/// The features of a file.
///
/// # Errors
///
/// Everything wrong with the file.
pub fn score(app: &App<'_>, path: &str, text: &str) -> Result<Score, Faults> {
    Ok(count(app, &fortress::features(path, text)?))
}

/// Counts features, read or entered.
pub fn count(app: &App<'_>, Features { players, features }: &Features) -> Score {
    let totals = game::totals(players.len(), features);
    let scored = features.iter();
    let scored = scored.map(|one| Scored::new(app.texts, players, one));
    Score {
        features: scored.collect(),
        winners: names(players, &game::winners(&totals)),
        totals: ByName::new(players, totals),
    }
}

/// The number of a result in the play log, if it was saved, and what was wrong with the log then.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Logged {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saved: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<crate::app::Warning>,
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
        let lines = lines.map(|(cell, &points)| PlayedLine {
            rule: cell.to_string(),
            points,
        });
        Played {
            name: name.clone(),
            place: game::place(totals, seat),
            // The track does not go below 0.
            total: u32::try_from(totals[seat].max(0)).unwrap_or(u32::MAX),
            lines: lines.collect(),
            ..Played::default()
        }
    });
    Play {
        game: "fortress".to_owned(),
        edition: if has_river { "river" } else { "base" }.to_owned(),
        players: played.collect(),
        winners: names(players, &game::winners(totals)),
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

/// A warning: odd, but possible.
#[derive(Clone, Debug, Serialize)]
pub struct Warning {
    pub id: &'static str,
    pub message: String,
}

pub fn warning(texts: &Texts, players: &[String], oddity: Oddity) -> Warning {
    family!(message(OddityKind) = "warning-");
    let kind = OddityKind::from(oddity);
    let say = |fields: &[_]| texts.say_with(message(kind), fields);
    let message = match oddity {
        Oddity::TooManyTiles { kind, count, of } => {
            let printed = kinds::find(kind).map_or(of, |kind| kind.count.into());
            if of < printed {
                say!(texts, "warning-start-in-box", kind, count, of)
            } else {
                say(args![kind, count])
            }
        }
        Oddity::OutOfTurn { turn, player } => {
            say(args![number = turn + 1, name = &players[player]])
        }
        Oddity::RiverBend { at: (x, y) } => say(args![place = format!("({x},\u{a0}{y})")]),
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
    let there: Vec<String> = there
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    there.join(", ")
}

/// What a feature is: `City, complete`.
pub fn kind(texts: &Texts, feature: &Feature) -> String {
    family!(complete(Sort) = "fortress-complete-");
    family!(open(Sort) = "fortress-open-");
    texts.say(if feature.complete {
        complete(feature.sort)
    } else {
        open(feature.sort)
    })
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
    texts.say_with(
        message,
        args![
            tiles = feature.tiles,
            shields = feature.shields,
            neighbours = feature.neighbours,
            cities = feature.cities,
            points = feature.points(),
        ],
    )
}

/// Who is on a feature and who owns it: `Green 2, Black 1: Green has most`.
fn ownership(texts: &Texts, players: &[String], feature: &Feature) -> String {
    let owners = names(players, &feature.owners());
    let standing = feature.followers.iter().filter(|count| **count > 0).count();
    let counts = followers(players, &feature.followers);
    match &owners[..] {
        [] => say!(texts, "fortress-nobody"),
        [owner] if standing == 1 => owner.clone(),
        [owner] => say!(texts, "fortress-owner", counts, owner),
        _ => say!(
            texts,
            "fortress-owners",
            counts,
            owners = texts.listed(&owners)
        ),
    }
}

/// A feature in one sentence: what it is, its points and rule, its owner.
pub fn sentence(texts: &Texts, players: &[String], feature: &Feature) -> String {
    let (what, sum) = (kind(texts, feature), sum(texts, feature));
    let (rule, owners) = (feature.rule(), ownership(texts, players, feature));
    say!(texts, "fortress-sentence", what, sum, rule, owners)
}
