//! A score file: TOML or JSON, told by content. Every fault names its place.

use super::super::Context;
use super::super::deck::{file, read};
use super::names::Names;
use super::{Claimed, Door};
use crate::failure::{Failure, Fault, quoted};
use crate::rules::card::CardId;
use crate::rules::city::{Built, PlayerClaim, TableClaim};
use crate::rules::deck::DeckPlan;
use crate::rules::edition::Edition;
use serde_json::{Map, Value};

/// The largest number that is taken: nobody has so much gold.
pub const MOST: u64 = 9999;

const TABLE: [&str; 4] = ["edition", "complete_at", "deck", "player"];
const PLAYER: [&str; 9] =
    ["name", "city", "hand", "gold", "museum", "crown", "first", "rank", "last_round"];

/// Reads a file, or standard input.
pub fn read(context: &Context<'_>, path: &str) -> Result<Claimed, Failure> {
    parse(context, path, &file::read(context, path)?)
}

/// Reads the text of a file.
pub fn parse(context: &Context<'_>, path: &str, text: &str) -> Result<Claimed, Failure> {
    let table = file::table(text).map_err(|line| {
        let file = quoted(path);
        let values = [("file", (&file).into())];
        let fault = Fault::told("bad-syntax", context.texts, "error-score-syntax", &values);
        Failure::no(vec![match line {
            Some(line) => fault.at(format!("{file}:{line}")),
            None => fault,
        }])
    })?;
    // The file's edition beats the default.
    let written = table.get("edition").and_then(|value| Edition::from_id(&text_of(value)));
    let edition = written.unwrap_or(context.edition());
    let mut reader = Reader { context, names: Names::new(edition), faults: Vec::new() };
    reader.unknown(&table, &TABLE, "");
    reader.edition(&table);
    let complete_at = reader.number(&table, "complete_at", "", 1..=15);
    let complete_at = complete_at.and_then(|number| u8::try_from(number).ok());
    let deck = reader.deck(&table);
    let players = reader.players(&table);
    let (deck, plan) = deck.unzip();
    let cards = plan.as_ref().map(|plan| [&*plan.characters, &plan.districts].concat());
    let claim = TableClaim { complete_at, deck: plan.map(|plan| plan.districts), players };
    let faults = reader.faults;
    let cards = cards.unwrap_or_default();
    Ok(Claimed { edition, deck, cards, claim, faults, door: Door::File })
}

struct Reader<'a, 'b> {
    context: &'a Context<'b>,
    names: Names,
    faults: Vec<Fault>,
}

/// A value as it was written, without quotes.
fn text_of(value: &Value) -> String {
    value.as_str().map_or(value.to_string(), str::to_owned)
}

impl Reader<'_, '_> {
    fn bad_value(&mut self, place: &str, key: &str, value: &Value, fits: &str) {
        let value = quoted(&text_of(value));
        let values = [("key", key.into()), ("value", (&value).into()), ("fits", fits.into())];
        let fault = Fault::told("bad-value", self.context.texts, "error-score-value", &values);
        self.faults.push(fault.at(place));
    }

    fn missing(&mut self, place: &str, key: &str) {
        let values = [("key", key.into())];
        let fault =
            Fault::told("missing-field", self.context.texts, "error-score-missing", &values);
        self.faults.push(fault.at(place));
    }

    fn unknown(&mut self, table: &Map<String, Value>, known: &[&str], prefix: &str) {
        let fits = known.join(", ");
        for key in table.keys().filter(|key| !known.contains(&key.as_str())) {
            let key = quoted(key);
            let values = [("key", (&key).into()), ("fits", (&fits).into())];
            let name = "error-score-unknown";
            let fault = Fault::told("unknown-field", self.context.texts, name, &values);
            self.faults.push(fault.at(format!("{prefix}{key}")));
        }
    }

    /// An edition there is, and no flag that says another.
    fn edition(&mut self, table: &Map<String, Value>) {
        let Some(value) = table.get("edition") else { return };
        match Edition::from_id(&text_of(value)) {
            None => self.bad_value("edition", "edition", value, "2016, classic, third"),
            Some(edition) if self.context.edition_is_given && self.context.edition() != edition => {
                let name = "error-score-edition";
                let fault = Fault::told("bad-value", self.context.texts, name, &[]);
                self.faults.push(fault.at("edition"));
            }
            Some(_) => {}
        }
    }

    fn deck(&mut self, table: &Map<String, Value>) -> Option<(String, DeckPlan)> {
        let value = table.get("deck")?;
        let Some(name) = value.as_str() else {
            self.bad_value("deck", "deck", value, "\"vicious-nobles\"");
            return None;
        };
        let named = read::named(self.context, name).and_then(|named| {
            let other = || read::other_edition(self.context, name, named.edition);
            if named.edition == self.names.edition { Ok(named) } else { Err(other()) }
        });
        match named {
            Ok(named) => Some((name.to_owned(), named.plan)),
            Err(failure) => {
                let faults = failure.faults.into_iter().map(|fault| fault.at("deck"));
                self.faults.extend(faults);
                None
            }
        }
    }

    fn players(&mut self, table: &Map<String, Value>) -> Vec<PlayerClaim> {
        let Some(value) = table.get("player") else {
            self.missing("player", "player");
            return Vec::new();
        };
        let Some(players) = value.as_array() else {
            self.bad_value("player", "player", value, "[[player]]");
            return Vec::new();
        };
        // More than this is no table, and need not be read to say so.
        players
            .iter()
            .take(100)
            .enumerate()
            .map(|(index, value)| self.player(index, value))
            .collect()
    }

    fn player(&mut self, index: usize, value: &Value) -> PlayerClaim {
        let place = format!("player[{index}]");
        let Some(table) = value.as_object() else {
            self.bad_value(&place, "player", value, "[[player]]");
            return PlayerClaim::default();
        };
        let prefix = format!("{place}.");
        self.unknown(table, &PLAYER, &prefix);
        let mut claim = PlayerClaim { name: self.name(table, &prefix), ..PlayerClaim::default() };
        claim.city = self.city(table, &prefix);
        (claim.hand, claim.shown) = self.hand(table, &prefix);
        claim.gold = self.number(table, "gold", &prefix, 0..=MOST);
        claim.museum = self.number(table, "museum", &prefix, 0..=MOST).unwrap_or(0);
        claim.crown = self.truth(table, "crown", &prefix);
        claim.first = self.truth(table, "first", &prefix);
        claim.rank = self.number(table, "rank", &prefix, 0..=9).and_then(|n| u8::try_from(n).ok());
        if let Some(value) = table.get("last_round") {
            claim.last_round = self.cards(value, "last_round", &prefix);
        }
        claim
    }

    fn name(&mut self, table: &Map<String, Value>, prefix: &str) -> String {
        let place = format!("{prefix}name");
        match table.get("name") {
            None => self.missing(&place, "name"),
            Some(Value::String(name)) if !name.trim().is_empty() => return name.trim().to_owned(),
            Some(value) => self.bad_value(&place, "name", value, "\"Anton\""),
        }
        String::new()
    }

    fn number(
        &mut self,
        table: &Map<String, Value>,
        key: &str,
        prefix: &str,
        fits: std::ops::RangeInclusive<u64>,
    ) -> Option<u32> {
        let value = table.get(key)?;
        let number = value.as_u64().filter(|number| fits.contains(number));
        if number.is_none() {
            let fits = format!("{}–{}", fits.start(), fits.end());
            self.bad_value(&format!("{prefix}{key}"), key, value, &fits);
        }
        number.and_then(|number| u32::try_from(number).ok())
    }

    fn truth(&mut self, table: &Map<String, Value>, key: &str, prefix: &str) -> bool {
        match table.get(key) {
            None => false,
            Some(Value::Bool(truth)) => *truth,
            Some(value) => {
                self.bad_value(&format!("{prefix}{key}"), key, value, "true, false");
                false
            }
        }
    }

    fn city(&mut self, table: &Map<String, Value>, prefix: &str) -> Vec<Built> {
        let place = format!("{prefix}city");
        let Some(value) = table.get("city") else {
            self.missing(&place, "city");
            return Vec::new();
        };
        let Some(entries) = value.as_array() else {
            self.bad_value(&place, "city", value, "[\"castle\", …]");
            return Vec::new();
        };
        let mut city = Vec::new();
        for (index, entry) in entries.iter().take(200).enumerate() {
            let place = format!("{place}[{index}]");
            let (name, beautified) = match entry {
                Value::Object(fields) => {
                    self.unknown(fields, &["district", "beautified"], &format!("{place}."));
                    let beautified = self.truth(fields, "beautified", &format!("{place}."));
                    (fields.get("district").unwrap_or(&Value::Null), beautified)
                }
                name => (name, false),
            };
            if let Some(district) = self.card(name, "city", &place) {
                city.push(Built { district, beautified });
            }
        }
        city
    }

    /// A number of cards, or a list of cards in which `?` is any.
    fn hand(&mut self, table: &Map<String, Value>, prefix: &str) -> (Option<u32>, Vec<CardId>) {
        match table.get("hand") {
            Some(Value::Array(cards)) => {
                let known: Vec<Value> =
                    cards.iter().filter(|card| card.as_str() != Some("?")).cloned().collect();
                let count = u32::try_from(cards.len()).ok();
                (count, self.cards(&Value::Array(known), "hand", prefix))
            }
            _ => (self.number(table, "hand", prefix, 0..=MOST), Vec::new()),
        }
    }

    fn cards(&mut self, value: &Value, key: &str, prefix: &str) -> Vec<CardId> {
        let place = format!("{prefix}{key}");
        let Some(names) = value.as_array() else {
            self.bad_value(&place, key, value, "[\"secret-vault\"]");
            return Vec::new();
        };
        let names = names.iter().take(200).enumerate();
        names
            .filter_map(|(index, name)| self.card(name, key, &format!("{place}[{index}]")))
            .collect()
    }

    fn card(&mut self, value: &Value, key: &str, place: &str) -> Option<CardId> {
        let Some(name) = value.as_str() else {
            self.bad_value(place, key, value, "\"castle\"");
            return None;
        };
        match self.names.find(self.context, name) {
            Ok(card) => Some(card),
            Err(fault) => {
                self.faults.push(fault.at(place));
                None
            }
        }
    }
}
