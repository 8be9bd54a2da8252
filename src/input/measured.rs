//! Measured games as `deck measure` writes them, to go on with them or to add them up.

use super::deck::decoded;
use super::fields::Table;
use super::file;
use super::seed::Seed;
use crate::fault::{Fault, Place, file as file_field, typed};
use crate::library::decks::pool;
use crate::library::supply;
use crate::rules::deck::Deck;
use crate::rules::edition::Edition;
use crate::rules::play::measure::{Counts, VERSION};
use crate::rules::play::series::Series;
use crate::rules::play::{Bot, Game};
use crate::{fault, id};
use serde::de::DeserializeOwned;

/// Games of one deck, and what was counted in them.
#[derive(Clone, Debug)]
pub struct Measured {
    pub deck: Deck,
    /// Its code.
    pub code: String,
    pub seed: Seed,
    /// Who plays, by seat.
    pub bots: Vec<Bot>,
    /// Which games; no game is in two series.
    pub played: Vec<Series>,
    pub counts: Counts,
}

/// The deck of a code, as it is measured: the code alone decides, not how the deck was named.
pub fn deck_of(code: &str) -> Option<Deck> {
    let named = decoded(code).ok()?;
    let edition = named.edition;
    let deck = named.plan.check(&pool(edition), named.players?).ok()?;
    (edition == Edition::E2016).then_some(deck)
}

/// The measurement in a file, and everything that is written there.
///
/// # Errors
///
/// It can't be read, is no measurement, is one of another version, or is broken.
pub fn read(path: &str) -> Result<(Measured, Table), Fault> {
    parse(path, &file::read(path)?)
}

/// The same in a text.
///
/// # Errors
///
/// As [`read`].
pub fn parse(path: &str, text: &str) -> Result<(Measured, Table), Fault> {
    let table = file::parse(path, text, id!("error-measure-syntax"))?;
    if !["deck", "bots", "played", "counts", "version"]
        .iter()
        .all(|key| table.contains_key(*key))
    {
        let file = file_field(path);
        let fault = fault!(MissingField, "error-measure-foreign", file);
        return Err(fault.at(Place::in_file(path)));
    }
    if table["version"] != VERSION {
        let version = typed(super::fields::text_of(&table["version"]));
        let file = file_field(path);
        let fault = fault!(
            BadValue,
            "error-measure-version",
            file,
            version,
            own = VERSION
        );
        return Err(fault.at(Place::in_file(path).key("version")));
    }
    match measured(&table) {
        Ok(measured) => Ok((measured, table)),
        Err(key) => Err(broken(path, key)),
    }
}

/// A measurement with something in it that does not fit the rest.
pub fn broken(path: &str, key: &str) -> Fault {
    let file = file_field(path);
    let fault = fault!(BadValue, "error-measure-broken", file, key);
    fault.at(Place::in_file(path).key(key))
}

/// What is written there, or the first field that can't be true.
fn measured(table: &Table) -> Result<Measured, &'static str> {
    let code = table["deck"].as_str().ok_or("deck")?.to_owned();
    let deck = deck_of(&code).ok_or("deck")?;
    let seed = table.get("seed").and_then(|seed| seed.as_str());
    let seed = Seed::read(seed.ok_or("seed")?).map_err(|_| "seed")?;
    let bots: Vec<Bot> = field(table, "bots")?;
    if bots.len() != deck.players.count() {
        return Err("bots");
    }
    let played: Vec<Series> = field(table, "played")?;
    let is_double = |(index, series): (usize, &Series)| {
        played[..index].iter().any(|other| series.overlaps(*other))
    };
    if played.is_empty()
        || !played.iter().all(|series| series.is_possible())
        || played.iter().enumerate().any(is_double)
    {
        return Err("played");
    }
    let counts: Counts = field(table, "counts")?;
    let games = played.iter().map(|series| series.count).sum();
    if !counts.is_possible(&Game::new(&deck, &supply(deck.edition)), games) {
        return Err("counts");
    }
    Ok(Measured {
        deck,
        code,
        seed,
        bots,
        played,
        counts,
    })
}

fn field<T: DeserializeOwned>(table: &Table, key: &'static str) -> Result<T, &'static str> {
    serde_json::from_value(table[key].clone()).map_err(|_| key)
}
