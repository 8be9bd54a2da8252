//! What DECK means: an official list, a file, a saved name or a code, tried in this order.

use super::super::Context;
use super::faults;
use crate::catalog::decks::{official, pool};
use crate::catalog::find::{Found, find};
use crate::catalog::fold::fold;
use crate::catalog::{self, card_names};
use crate::failure::{Failure, Fault, quoted};
use crate::rules::card::CardId;
use crate::rules::code::{self, CodeFault};
use crate::rules::deck::{Change, Deck, DeckPlan, Pool, adapt, nine_required};
use crate::rules::edition::Edition;
use crate::rules::pick::WishFault;
use serde_json::{Map, Value};
use std::io::Read;
use std::path::Path;

/// A deck as it was named, not yet checked.
#[derive(Debug)]
pub struct Named {
    /// Its own number of players, if it has one.
    pub players: Option<u8>,
    /// Its cards.
    pub plan: DeckPlan,
    /// The official list it is, if it is one.
    pub official: Option<&'static str>,
    /// The name it was saved under.
    pub saved: Option<String>,
}

/// The deck that is named.
pub fn named(context: &Context<'_>, typed: &str) -> Result<Named, Failure> {
    if let Some(index) = official_named(typed) {
        return Ok(list(index));
    }
    let is_deck_file = Path::new(typed)
        .extension()
        .is_some_and(|end| ["toml", "json"].iter().any(|known| end.eq_ignore_ascii_case(known)));
    let is_file = typed == "-" || typed.contains(['/', '\\']) || is_deck_file;
    if is_file {
        return file(context, typed, &read_file(context, typed)?);
    }
    if let Some(store) = context.store.as_ref().filter(|_| crate::store::is_name(typed)) {
        match store.read_deck(typed) {
            Ok(Some(text)) => {
                let named = file(context, &store.deck_path(typed).display().to_string(), &text)?;
                return Ok(Named { saved: Some(typed.to_owned()), ..named });
            }
            Ok(None) => {}
            Err(_) => return Err(unreadable(context, typed)),
        }
    }
    let pool = pool(Edition::E2016);
    match code::decode(typed, &pool) {
        Ok((players, plan)) => {
            Ok(Named { players: Some(players), plan, official: None, saved: None })
        }
        Err(CodeFault::NotACode) => by_beginning(context, typed),
        Err(fault) => {
            let shown = quoted(typed);
            let message = match fault {
                CodeFault::Unknown => "error-code-unknown",
                _ => "error-code-mistyped",
            };
            let values = [("typed", (&shown).into())];
            Err(Failure::no(vec![Fault::told("bad-code", context.texts, message, &values)]))
        }
    }
}

/// The official list of this id or of this name in any language.
pub fn official_named(typed: &str) -> Option<usize> {
    let typed = fold(typed);
    catalog::deck_names().iter().find(|name| name.folded == typed).map(|name| name.index)
}

fn list(index: usize) -> Named {
    let deck = &catalog::decks()[index];
    let lists = official(deck.edition);
    let plan = lists.into_iter().find(|(id, _)| *id == deck.id).map(|(_, plan)| plan);
    Named { players: None, plan: plan.unwrap_or_default(), official: Some(deck.id), saved: None }
}

/// Nothing by that name: the beginning of an official list is enough; else the nearest are told.
fn by_beginning(context: &Context<'_>, typed: &str) -> Result<Named, Failure> {
    let found = find(catalog::deck_names(), typed, context.texts.lang(), context.edition());
    let (message, indices) = match found {
        Found::One(index) => return Ok(list(index)),
        Found::None(indices) if indices.is_empty() => ("error-unknown-deck-none", indices),
        Found::Several(indices) | Found::None(indices) => ("error-unknown-deck-near", indices),
    };
    let labels: Vec<String> = indices
        .iter()
        .map(|&index| &catalog::decks()[index])
        .map(|deck| format!("{} ({})", deck.name(context.texts.lang()), deck.id))
        .collect();
    let (shown, labels) = (quoted(typed), labels.join("\n"));
    let values = [("typed", (&shown).into()), ("candidates", (&labels).into())];
    Err(Failure::no(vec![Fault::told("unknown-deck", context.texts, message, &values)]))
}

fn unreadable(context: &Context<'_>, file: &str) -> Failure {
    let file = quoted(file);
    let values = [("file", (&file).into())];
    Failure::no(vec![Fault::told("unreadable", context.texts, "error-file-unreadable", &values)])
}

/// The text of a file, or of standard input. A deck is small: more is not read.
fn read_file(context: &Context<'_>, path: &str) -> Result<String, Failure> {
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

/// A deck in TOML or JSON; all faults at once.
fn file(context: &Context<'_>, path: &str, text: &str) -> Result<Named, Failure> {
    let shown = quoted(path);
    let told = |id: &'static str, message: &str, key: &str, value: &str| {
        let values = [("file", (&shown).into()), ("key", key.into()), ("value", value.into())];
        Fault::told(id, context.texts, message, &values)
    };
    let table: Map<String, Value> = if text.trim_start().starts_with('{') {
        serde_json::from_str(text).ok()
    } else {
        toml_table(text)
    }
    .ok_or_else(|| Failure::no(vec![told("bad-syntax", "error-deck-syntax", "", "")]))?;

    let mut faults = Vec::new();
    for key in table.keys() {
        // What the program itself writes about a deck is understood, and not needed.
        let written = ["code", "seed", "balance", "changes"].contains(&key.as_str());
        if !written && !["edition", "players", "characters", "districts"].contains(&key.as_str()) {
            let key = quoted(key);
            faults.push(told("unknown-field", "error-deck-unknown", &key, "").at(key.as_str()));
        }
    }
    match table
        .get("edition")
        .map(|edition| edition.as_str().map_or(edition.to_string(), str::to_owned))
    {
        Some(edition) if edition != Edition::E2016.id() => {
            let edition = quoted(&edition);
            faults.push(told("bad-value", "error-deck-value", "edition", &edition).at("edition"));
        }
        _ => {}
    }
    // A list that is not set for a number of players is written with null.
    let players = table.get("players").filter(|players| !players.is_null());
    let players = players.map(|players| players.as_u64().and_then(|n| u8::try_from(n).ok()));
    if players == Some(None) {
        let value = quoted(&table["players"].to_string());
        faults.push(told("bad-value", "error-deck-value", "players", &value).at("players"));
    }
    let mut cards = |key: &'static str| -> Vec<CardId> {
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
            match name
                .as_str()
                .map(|name| (name, find(card_names(), name, context.texts.lang(), Edition::E2016)))
            {
                Some((_, Found::One(card))) => ids.push(catalog::cards()[card].id),
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
    let plan = DeckPlan { characters: cards("characters"), districts: cards("districts") };
    if faults.is_empty() {
        Ok(Named { players: players.flatten(), plan, official: None, saved: None })
    } else {
        Err(Failure::no(faults))
    }
}

fn toml_table(text: &str) -> Option<Map<String, Value>> {
    let table = crate::settings::toml_value(text)?;
    match table {
        Value::Object(map) => Some(map),
        _ => None,
    }
}

/// A deck ready for a table: adapted if it is an official list, with what was changed.
#[derive(Debug)]
pub struct Ready {
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// It is an official list.
    pub official: bool,
    /// The cards.
    pub plan: DeckPlan,
    /// Its number of players.
    pub players: Option<u8>,
    /// The deck, if the rules accept it for so many.
    pub deck: Option<Deck>,
    /// What was changed in an official list.
    pub changes: Vec<Change>,
    /// The rules it breaks.
    pub faults: Vec<Fault>,
}

/// What to do to a deck before it is played.
#[derive(Debug, Default)]
pub struct Table<'a> {
    /// `-p`.
    pub players: Option<u8>,
    /// `--characters`.
    pub characters: Option<u8>,
    /// `--with`.
    pub with: &'a [String],
}

/// Adapts an official list, and checks any deck, for the number of players.
pub fn ready(
    context: &Context<'_>,
    pool: &Pool,
    named: Named,
    table: &Table<'_>,
) -> Result<Ready, Failure> {
    let players = table.players.or(named.players);
    let name = match named.official {
        Some(id) => catalog::decks()
            .iter()
            .find(|deck| deck.id == id)
            .map(|deck| deck.name(context.texts.lang()).to_owned()),
        None => named.saved,
    };
    let official = named.official.is_some();
    let mut plan = named.plan;
    let mut changes = Vec::new();
    let mut with = Vec::new();
    for typed in table.with {
        with.push(super::super::card::find(context, typed)?.id);
    }
    if let (Some(players), Some(count)) = (players, table.characters)
        && ((players == 2 && count == 9) || (nine_required(players) && count == 8))
    {
        return Err(Failure::no(vec![faults::wish(context, &WishFault::Nine(players))]));
    }
    match (named.official, players) {
        (Some(_), Some(players)) => {
            let nine = table.characters.map_or(nine_required(players), |count| count == 9);
            (plan, changes) = adapt(&plan, pool, players, nine, &with);
        }
        (None, _)
            if table
                .characters
                .is_some_and(|count| usize::from(count) != plan.characters.len()) =>
        {
            let count = plan.characters.len();
            let values = [("count", count.into())];
            let fault = Fault::told("bad-value", context.texts, "error-characters-fixed", &values);
            return Err(Failure::no(vec![fault.at("--characters")]));
        }
        _ => {}
    }
    let used = |id: &&CardId| {
        changes.iter().any(
            |change| matches!(change, Change::Replaced(_, new) | Change::Added(new) if new == *id),
        )
    };
    if let Some(idle) = with.iter().find(|id| !used(id)) {
        let name = context.card_name(idle);
        let values = [("card", (&name).into())];
        let fault = Fault::told("bad-value", context.texts, "error-with-idle", &values);
        return Err(Failure::no(vec![fault.at("--with")]));
    }
    let Some(count) = players else {
        return Ok(Ready {
            name,
            official,
            plan,
            players,
            deck: None,
            changes,
            faults: Vec::new(),
        });
    };
    let (deck, faults) = match plan.check(pool, count) {
        Ok(deck) => (Some(deck), Vec::new()),
        Err(faults) => (None, faults.iter().map(|fault| faults::told(context, fault)).collect()),
    };
    Ok(Ready { name, official, plan, players, deck, changes, faults })
}

/// A deck that can be played: for so many as are given, or as it says itself.
pub struct Playable {
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// The deck.
    pub deck: Deck,
    /// What was changed in an official list.
    pub changes: Vec<Change>,
}

/// The deck that is named, ready to be played; or the faults that say why not.
pub fn playable(
    context: &Context<'_>,
    pool: &Pool,
    typed: &str,
    players: Option<u8>,
    characters: Option<u8>,
) -> Result<Playable, Failure> {
    let table = Table { players, characters, with: &[] };
    let ready = ready(context, pool, named(context, typed)?, &table)?;
    match ready.deck {
        Some(deck) => Ok(Playable { name: ready.name, deck, changes: ready.changes }),
        None if ready.players.is_none() => Err(context.nothing_to_ask("error-players-missing")),
        None => Err(Failure::no(ready.faults)),
    }
}
