//! A deck in a file that someone wrote: TOML or JSON, told by content.

use super::super::Context;
use super::read::Named;
use crate::failure::{Failure, Fault, quoted, quoted_file};
use crate::library::card_names;
use crate::library::find::{Found, find};
use crate::rules::card::Card;
use crate::rules::deck::DeckPlan;
use crate::rules::edition::Edition;
use serde_json::{Map, Value};
use std::io::Read;
use std::path::Path;

/// A file that cannot be read.
pub fn unreadable(context: &Context<'_>, file: &str) -> Failure {
    let file = quoted_file(file);
    let values = [("file", (&file).into())];
    Failure::no(vec![Fault::told(
        "unreadable",
        context.texts,
        "error-file-unreadable",
        &values,
    )])
}

/// The text of a file, or of standard input. A deck is small: more is not read.
pub fn read(context: &Context<'_>, path: &str) -> Result<String, Failure> {
    const MOST: u64 = 1 << 20;
    let mut text = String::new();
    let read = if path == "-" {
        std::io::stdin().lock().take(MOST).read_to_string(&mut text)
    } else if std::fs::metadata(path).is_ok_and(|found| found.is_file()) {
        std::fs::File::open(path).and_then(|file| file.take(MOST).read_to_string(&mut text))
    } else {
        // A folder, or a pipe that nobody writes to.
        return Err(unreadable(context, path));
    };
    read.map(|_| text).map_err(|_| unreadable(context, path))
}

/// Is this a name for a file of ours?
pub fn is_named_like_one(name: &str) -> bool {
    let end = Path::new(name).extension();
    end.is_some_and(|end| {
        ["toml", "json"]
            .iter()
            .any(|known| end.eq_ignore_ascii_case(known))
    })
}

/// What a file holds, TOML or JSON as its content tells; or the line on which it stops being one.
pub fn table(text: &str) -> Result<Map<String, Value>, Option<usize>> {
    crate::input::file::table(text)
}

/// A deck in TOML or JSON; all faults at once.
pub fn parse(context: &Context<'_>, path: &str, text: &str) -> Result<Named, Failure> {
    let shown = quoted_file(path);
    let told = |id: &'static str, message: &str, key: &str, value: &str| {
        let values = [
            ("file", (&shown).into()),
            ("key", key.into()),
            ("value", value.into()),
        ];
        Fault::told(id, context.texts, message, &values)
    };
    let table = table(text)
        .map_err(|_| Failure::no(vec![told("bad-syntax", "error-deck-syntax", "", "")]))?;

    let mut faults = Vec::new();
    for key in table.keys() {
        // What the program itself writes about a deck is understood, and not needed.
        let written = ["code", "seed", "balance", "changes", "advice"].contains(&key.as_str());
        if !written && !["edition", "players", "characters", "districts"].contains(&key.as_str()) {
            let key = quoted(key);
            faults.push(told("unknown-field", "error-deck-unknown", &key, "").at(key.as_str()));
        }
    }
    let written = table
        .get("edition")
        .map(|edition| edition.as_str().map(str::to_owned));
    let edition = match written {
        None => Some(context.edition()),
        Some(id) => id.and_then(|id| id.parse::<Edition>().ok()),
    };
    if edition.is_none() {
        let value = quoted(&table["edition"].to_string());
        faults.push(told("bad-value", "error-deck-value", "edition", &value).at("edition"));
    }
    let edition = edition.unwrap_or_default();
    // A list that is not set for a number of players is written with null.
    let players = table.get("players").filter(|players| !players.is_null());
    let players = players.map(|players| players.as_u64().and_then(|n| u8::try_from(n).ok()));
    if players == Some(None) {
        let value = quoted(&table["players"].to_string());
        faults.push(told("bad-value", "error-deck-value", "players", &value).at("players"));
    }
    let mut cards = |key: &'static str| -> Vec<Card> {
        let Some(value) = table.get(key) else {
            faults.push(told("missing-field", "error-deck-missing", key, "").at(key));
            return Vec::new();
        };
        let Some(names) = value.as_array() else {
            let value = quoted(&value.to_string());
            faults.push(told("bad-value", "error-deck-value", key, &value).at(key));
            return Vec::new();
        };
        let mut ids = Vec::new();
        for (index, name) in names.iter().enumerate() {
            let place = format!("{key}[{index}]");
            match name.as_str().map(|name| {
                (
                    name,
                    find(card_names(), name, context.texts.lang(), edition),
                )
            }) {
                Some((_, Found::One(card))) => ids.push(card),
                Some((name, _)) => {
                    let name = quoted(name);
                    let values = [("typed", (&name).into()), ("candidates", "".into())];
                    let message = "error-unknown-card-none";
                    faults.push(
                        Fault::told("unknown-card", context.texts, message, &values).at(place),
                    );
                }
                None => {
                    let value = quoted(&name.to_string());
                    faults.push(told("bad-value", "error-deck-value", key, &value).at(place));
                }
            }
        }
        ids
    };
    let plan = DeckPlan {
        characters: cards("characters"),
        districts: cards("districts"),
    };
    if faults.is_empty() {
        Ok(Named {
            edition,
            players: players.flatten(),
            plan,
            official: None,
            saved: None,
        })
    } else {
        Err(Failure::no(faults))
    }
}
