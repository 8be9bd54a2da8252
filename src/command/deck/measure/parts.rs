//! `deck measure --merge`: parts that were measured anywhere, added up in any order.

use crate::command::deck::measure::Report;
use crate::fault::{Fault, Faults, Place, checked, file as file_field, typed};
use crate::files::read::deck::decoded;
use crate::files::read::fields::{Table, text_of};
use crate::files::read::file;
use crate::files::read::seed::Seed;
use crate::library::decks::pool;
use crate::library::supply;
use crate::rules::deck::Deck;
use crate::rules::edition::Edition;
use crate::rules::play::counts::{Counts, VERSION};
use crate::rules::play::series::{Series, joined};
use crate::rules::play::{Bot, Game};
use crate::{fault, id};
use serde::de::DeserializeOwned;

/// Adds up these files.
///
/// # Errors
///
/// A file can't be read or is no measurement; parts that do not go together.
pub fn merge(files: &[String]) -> Result<Report, Faults> {
    let mut faults = Faults::default();
    let mut parts: Vec<(&str, Report)> = Vec::new();
    for path in files {
        let found = part(path).and_then(|found| {
            let mut others = parts.iter();
            let clash = others.find_map(|(other, part)| clash(path, &found, other, part));
            clash.map_or(Ok(found), Err)
        });
        match found {
            Ok(found) => parts.push((path, found)),
            Err(fault) => faults.push(fault),
        }
    }
    let mut parts = checked(parts, faults)?.into_iter().map(|(_, part)| part);
    let mut all = parts.next().expect("at least one file is named");
    for part in parts {
        all.counts.merge(&part.counts);
        all.played.extend(part.played);
    }
    let played = joined(all.played);
    Ok(Report::of(all.deck, all.seed, all.bots, played, all.counts))
}

/// A part, if its figures are those of its counts.
fn part(path: &str) -> Result<Report, Fault> {
    let (found, table) = parse(path, &file::read(path)?)?;
    let figures = serde_json::to_value(&found).expect("our answers are plain values");
    let figures = figures.as_object().expect("an answer has fields");
    let is_other = |(key, value): &(&String, &serde_json::Value)| table.get(*key) != Some(*value);
    match figures.iter().find(is_other) {
        Some((key, _)) => Err(broken(path, key)),
        None => Ok(found),
    }
}

/// Why two parts do not go together.
fn clash(path: &str, part: &Report, other_path: &str, other: &Report) -> Option<Fault> {
    let (file, with) = (file_field(path), file_field(other_path));
    let overlaps = |one: &Series| other.played.iter().any(|series| one.overlaps(*series));
    let differs = [
        ("deck", part.deck != other.deck),
        ("seed", part.seed != other.seed),
        ("bots", part.bots != other.bots),
        ("played", part.played.iter().any(overlaps)),
    ];
    let (key, _) = differs.into_iter().find(|(_, differs)| *differs)?;
    let fault = match key {
        "played" => fault!(BadValue, "error-measure-overlap", file, with),
        _ => fault!(BadValue, "error-measure-other", file, with, key),
    };
    Some(fault.at(Place::in_file(path).key(key)))
}

/// The measurement in a text, and everything that is written there.
///
/// # Errors
///
/// It is no measurement, is one of another version, or is broken.
pub fn parse(path: &str, text: &str) -> Result<(Report, Table), Fault> {
    let table = file::parse(path, text, id!("error-measure-syntax"))?;
    let file = file_field(path);
    let keys = ["deck", "bots", "played", "counts", "version"];
    if !keys.iter().all(|key| table.contains_key(*key)) {
        let fault = fault!(MissingField, "error-measure-foreign", file);
        return Err(fault.at(Place::in_file(path)));
    }
    if table["version"] != VERSION {
        let version = typed(text_of(&table["version"]));
        let own = VERSION;
        let fault = fault!(BadValue, "error-measure-version", file, version, own);
        return Err(fault.at(Place::in_file(path).key("version")));
    }
    let report = report(&table).map_err(|key| broken(path, key))?;
    Ok((report, table))
}

/// A measurement with something in it that does not fit the rest.
fn broken(path: &str, key: &str) -> Fault {
    let file = file_field(path);
    fault!(BadValue, "error-measure-broken", file, key).at(Place::in_file(path).key(key))
}

/// What is written there, or the first field that can't be true.
fn report(table: &Table) -> Result<Report, &'static str> {
    let deck = table["deck"].as_str().and_then(deck_of).ok_or("deck")?;
    let seed = table.get("seed").and_then(|seed| seed.as_str());
    let seed = seed.and_then(|seed| Seed::read(seed).ok()).ok_or("seed")?;
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
    Ok(Report::of(deck, seed, bots, played, counts))
}

/// The deck of a code, if it can be measured.
fn deck_of(code: &str) -> Option<Deck> {
    let named = decoded(code).ok()?;
    let deck = named.plan.check(&pool(named.edition), named.players?);
    deck.ok().filter(|deck| deck.edition == Edition::E2016)
}

fn field<T: DeserializeOwned>(table: &Table, key: &'static str) -> Result<T, &'static str> {
    serde_json::from_value(table[key].clone()).map_err(|_| key)
}
