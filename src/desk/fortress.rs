//! What the answers about the tile game have in common: features in words, numbers by name.

use crate::fortress::feature::{Feature, Sort};
use crate::fortress::game::Oddity;
use crate::texts::Texts;
use crate::{id, say};
use serde::{Serialize, Serializer};

/// Something for each player, in the order of their seats; in JSON a table of names.
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

/// What is odd, but may be so.
#[derive(Clone, Debug, Serialize)]
pub struct Warning {
    pub id: &'static str,
    pub message: String,
}

pub(super) fn warning(texts: &Texts, players: &[String], oddity: Oddity) -> Warning {
    let (id, message) = match oddity {
        Oddity::TooMany { kind, count } => (
            "too-many-tiles",
            say!(texts, "warning-too-many-tiles", kind = kind, count = count),
        ),
        Oddity::OutOfTurn { turn, player } => {
            let (number, name) = (turn + 1, &players[player]);
            (
                "out-of-turn",
                say!(texts, "warning-out-of-turn", number = number, name = name),
            )
        }
        Oddity::Bend { at: (x, y) } => (
            "river-bend",
            say!(texts, "warning-river-bend", place = format!("({x}, {y})")),
        ),
    };
    Warning { id, message }
}

/// The names on these seats.
#[must_use]
pub fn names(players: &[String], seats: &[usize]) -> Vec<String> {
    seats.iter().map(|&seat| players[seat].clone()).collect()
}

/// `Anton 2, Dmytro 1`: the followers on a feature.
#[must_use]
pub fn followers(players: &[String], counts: &[u32]) -> String {
    let there = players.iter().zip(counts).filter(|(_, count)| **count > 0);
    let there: Vec<String> = there
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    there.join(", ")
}

/// What a feature is: `City, complete`.
#[must_use]
pub fn kind(texts: &Texts, feature: &Feature) -> String {
    texts.say(match (feature.sort, feature.complete) {
        (Sort::Road, true) => id!("fortress-road-complete"),
        (Sort::Road, false) => id!("fortress-road-open"),
        (Sort::City, true) => id!("fortress-city-complete"),
        (Sort::City, false) => id!("fortress-city-open"),
        (Sort::Monastery, true) => id!("fortress-monastery-complete"),
        (Sort::Monastery, false) => id!("fortress-monastery-open"),
        (Sort::Field, _) => id!("fortress-field"),
    })
}

/// What a feature is worth and why: `5 tiles + 3 shields = 8 (E3)`.
#[must_use]
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
        crate::args![
            tiles = feature.tiles,
            shields = feature.shields,
            neighbours = feature.neighbours,
            cities = feature.cities,
            points = feature.points(),
            rule = feature.rule(),
        ],
    )
}

/// Who stands on a feature and who owns it: `Green 2, Black 1: Green has most`.
fn ownership(texts: &Texts, players: &[String], feature: &Feature) -> String {
    let owners = names(players, &feature.owners());
    let standing = feature.followers.iter().filter(|count| **count > 0).count();
    let counts = followers(players, &feature.followers);
    match &owners[..] {
        [] => say!(texts, "fortress-nobody"),
        [owner] if standing == 1 => owner.clone(),
        [owner] => say!(texts, "fortress-owner", counts = counts, owner = owner),
        _ => {
            let owners = owners.join(", ");
            say!(texts, "fortress-owners", counts = counts, owners = owners)
        }
    }
}

/// A feature in one sentence: what it is, what it is worth, whose it is.
#[must_use]
pub fn sentence(texts: &Texts, players: &[String], feature: &Feature) -> String {
    let (what, sum) = (kind(texts, feature), sum(texts, feature));
    let owners = ownership(texts, players, feature);
    say!(
        texts,
        "fortress-sentence",
        what = what,
        sum = sum,
        owners = owners
    )
}
