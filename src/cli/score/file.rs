//! A score file: TOML or JSON, told by content. Every fault names its place.

use super::super::Context;
use super::super::deck::file;
use super::super::reader::{self, Reader as Fields, Table};
use super::names::Names;
use super::{Claimed, Door};
use crate::failure::Failure;
use crate::input::deck::Decks;
use crate::rules::card::Card;
use crate::rules::city::{Built, PlayerClaim, TableClaim};
use crate::rules::deck::DeckPlan;
use serde_json::Value;
use std::ops::RangeInclusive;

/// The largest number that is taken: nobody has so much gold.
pub const MOST: u64 = 9999;

const TABLE: [&str; 4] = ["edition", "complete_at", "deck", "player"];
const PLAYER: [&str; 9] = [
    "name",
    "city",
    "hand",
    "gold",
    "museum",
    "crown",
    "first",
    "rank",
    "last_round",
];

/// Reads a file, or standard input.
pub fn read(context: &Context<'_>, path: &str) -> Result<Claimed, Failure> {
    parse(context, path, &file::read(context, path)?)
}

/// Reads the text of a file.
pub fn parse(context: &Context<'_>, path: &str, text: &str) -> Result<Claimed, Failure> {
    let table = reader::parse(context, path, text, "error-score-syntax")?;
    let mut fields = Fields::telling(context, "error-score-missing");
    fields.unknown(&table, &TABLE, "");
    let edition = fields.edition(&table);
    let mut reader = Reader {
        fields,
        names: Names::new(edition),
    };
    let complete_at = reader.number(&table, "complete_at", "", 1..=15);
    let complete_at = complete_at.and_then(|number| u8::try_from(number).ok());
    let deck = reader.deck(&table);
    let players = reader.players(&table);
    let (deck, plan) = deck.unzip();
    let cards = plan.as_ref().map(|plan| plan.cards().collect());
    let claim = TableClaim {
        complete_at,
        deck: plan.map(|plan| {
            let cards = plan.districts.into_iter();
            cards.filter_map(Card::district).collect()
        }),
        players,
    };
    let faults = reader.fields.faults;
    let cards = cards.unwrap_or_default();
    Ok(Claimed {
        edition,
        deck,
        cards,
        claim,
        faults,
        door: Door::File,
    })
}

struct Reader<'a, 'b> {
    fields: Fields<'a, 'b>,
    names: Names,
}

impl Reader<'_, '_> {
    fn deck(&mut self, table: &Table) -> Option<(String, DeckPlan)> {
        let value = table.get("deck")?;
        let Some(name) = value.as_str() else {
            self.fields.bad_value("deck", value, "\"vicious-nobles\"");
            return None;
        };
        let context = self.fields.context;
        let desk = context.desk();
        let decks = Decks {
            edition: self.names.edition(),
            ..desk.decks()
        };
        let named = decks
            .of_edition(name)
            .map_err(|faults| context.failed(faults));
        match named {
            Ok(named) => Some((name.to_owned(), named.plan)),
            Err(failure) => {
                let faults = failure.faults.into_iter().map(|fault| fault.at("deck"));
                self.fields.faults.extend(faults);
                None
            }
        }
    }

    fn players(&mut self, table: &Table) -> Vec<PlayerClaim> {
        let Some(value) = table.get("player") else {
            self.fields.missing("player");
            return Vec::new();
        };
        let Some(players) = value.as_array() else {
            self.fields.bad_value("player", value, "[[player]]");
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
            self.fields.bad_value(&place, value, "[[player]]");
            return PlayerClaim::default();
        };
        let prefix = format!("{place}.");
        self.fields.unknown(table, &PLAYER, &prefix);
        let mut claim = PlayerClaim {
            name: self.name(table, &prefix),
            ..PlayerClaim::default()
        };
        claim.city = self.city(table, &prefix);
        (claim.hand, claim.shown) = self.hand(table, &prefix);
        claim.gold = self.number(table, "gold", &prefix, 0..=MOST.cast_signed());
        claim.museum = self
            .number(table, "museum", &prefix, 0..=MOST.cast_signed())
            .unwrap_or(0);
        claim.crown = self.fields.flag(table, "crown", &prefix);
        claim.first = self.fields.flag(table, "first", &prefix);
        claim.rank = self
            .number(table, "rank", &prefix, 0..=9)
            .and_then(|n| u8::try_from(n).ok()?.try_into().ok());
        if let Some(value) = table.get("last_round") {
            claim.last_round = self.cards(value, "last_round", &prefix);
        }
        claim
    }

    fn name(&mut self, table: &Table, prefix: &str) -> String {
        let place = format!("{prefix}name");
        match table.get("name") {
            None => self.fields.missing(&place),
            Some(Value::String(name)) if !name.trim().is_empty() => return name.trim().to_owned(),
            Some(value) => self.fields.bad_value(&place, value, "\"Anton\""),
        }
        String::new()
    }

    fn number(
        &mut self,
        table: &Table,
        key: &str,
        prefix: &str,
        fits: RangeInclusive<i64>,
    ) -> Option<u32> {
        let number = self.fields.number(table, key, prefix, fits)?;
        u32::try_from(number).ok()
    }

    fn city(&mut self, table: &Table, prefix: &str) -> Vec<Built> {
        let place = format!("{prefix}city");
        let Some(value) = table.get("city") else {
            self.fields.missing(&place);
            return Vec::new();
        };
        let Some(entries) = value.as_array() else {
            self.fields.bad_value(&place, value, "[\"castle\", …]");
            return Vec::new();
        };
        let mut city = Vec::new();
        for (index, entry) in entries.iter().take(200).enumerate() {
            let place = format!("{place}[{index}]");
            let (name, beautified) = match entry {
                Value::Object(fields) => {
                    self.fields
                        .unknown(fields, &["district", "beautified"], &format!("{place}."));
                    let beautified = self.fields.flag(fields, "beautified", &format!("{place}."));
                    (fields.get("district").unwrap_or(&Value::Null), beautified)
                }
                name => (name, false),
            };
            if let Some(card) = self.card(name, &place) {
                city.push(Built { card, beautified });
            }
        }
        city
    }

    /// A number of cards, or a list of cards in which `?` is any.
    fn hand(&mut self, table: &Table, prefix: &str) -> (Option<u32>, Vec<Card>) {
        match table.get("hand") {
            Some(Value::Array(cards)) => {
                let known: Vec<Value> = cards
                    .iter()
                    .filter(|card| card.as_str() != Some("?"))
                    .cloned()
                    .collect();
                let count = u32::try_from(cards.len()).ok();
                (count, self.cards(&Value::Array(known), "hand", prefix))
            }
            _ => (
                self.number(table, "hand", prefix, 0..=MOST.cast_signed()),
                Vec::new(),
            ),
        }
    }

    fn cards(&mut self, value: &Value, key: &str, prefix: &str) -> Vec<Card> {
        let place = format!("{prefix}{key}");
        let Some(names) = value.as_array() else {
            self.fields.bad_value(&place, value, "[\"secret-vault\"]");
            return Vec::new();
        };
        let names = names.iter().take(200).enumerate();
        names
            .filter_map(|(index, name)| self.card(name, &format!("{place}[{index}]")))
            .collect()
    }

    fn card(&mut self, value: &Value, place: &str) -> Option<Card> {
        let Some(name) = value.as_str() else {
            self.fields.bad_value(place, value, "\"castle\"");
            return None;
        };
        match self.names.find(self.fields.context, name) {
            Ok(card) => Some(card),
            Err(fault) => {
                self.fields.faults.push(fault.at(place));
                None
            }
        }
    }
}
