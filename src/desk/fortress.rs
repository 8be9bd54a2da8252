//! Shared by the tile game answers: features in words, numbers by name.

use crate::fortress::board::Place;
use crate::fortress::feature::{Feature, Sort};
use crate::fortress::game::{Oddity, OddityKind};
use crate::fortress::kinds;
use crate::texts::Texts;
use crate::{args, family, id, say};
use serde::{Serialize, Serializer};

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
                say!(
                    texts,
                    "warning-start-in-box",
                    kind = kind,
                    count = count,
                    of = of
                )
            } else {
                say(args![kind = kind, count = count])
            }
        }
        Oddity::OutOfTurn { turn, player } => {
            say(args![number = turn + 1, name = &players[player]])
        }
        Oddity::RiverBend { at: (x, y) } => say(args![place = format!("({x},\u{a0}{y})")]),
        Oddity::LandBeforeLake { turn } => {
            let number = turn.map_or(0, |turn| turn + 1);
            say(args![number = number])
        }
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
pub(super) fn ownership(texts: &Texts, players: &[String], feature: &Feature) -> String {
    let owners = names(players, &feature.owners());
    let standing = feature.followers.iter().filter(|count| **count > 0).count();
    let counts = followers(players, &feature.followers);
    match &owners[..] {
        [] => say!(texts, "fortress-nobody"),
        [owner] if standing == 1 => owner.clone(),
        [owner] => say!(texts, "fortress-owner", counts = counts, owner = owner),
        _ => {
            let owners = texts.listed(&owners);
            say!(texts, "fortress-owners", counts = counts, owners = owners)
        }
    }
}

/// A feature in one sentence: what it is, its points and rule, its owner.
pub fn sentence(texts: &Texts, players: &[String], feature: &Feature) -> String {
    let (what, sum) = (kind(texts, feature), sum(texts, feature));
    let owners = ownership(texts, players, feature);
    say!(
        texts,
        "fortress-sentence",
        what = what,
        sum = sum,
        rule = feature.rule(),
        owners = owners
    )
}
