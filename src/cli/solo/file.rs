//! A turn in a file: TOML or JSON, told by content. Every fault names its place.

use super::super::reader::{self, Reader as Fields, Table};
use super::super::{Context, card};
use crate::failure::{Failure, Fault, quoted};
use crate::input::name;
use crate::input::score::MOST;
use crate::library::find::{Found, Name, find};
use crate::library::{base_supply, card_names, printing};
use crate::rules::card::{Card, District};
use crate::rules::city::Supply;
use crate::rules::edition::Edition;
use crate::rules::solo::{Role, Roles, Side, State};
use crate::view::card::name as name_of;
use serde_json::Value;
use strum::IntoEnumIterator;

/// A turn as it was written.
pub struct Written {
    pub edition: Edition,
    pub supply: Supply,
    pub state: State,
    pub roles: Roles,
    /// What is turned up for Vova.
    pub draws: Vec<District>,
    /// A target that nobody could name was given.
    pub idle_target: bool,
}

/// The longest list that is read: nobody has so many cards.
const LONGEST: usize = 200;

/// Reads a file, or standard input; all faults at once.
pub fn read(context: &Context<'_>, path: &str) -> Result<Written, Failure> {
    let table = reader::table(context, path)?;
    let mut fields = Fields::telling(context, "error-solo-missing");
    fields.unknown(&table, &["edition", "you", "vova", "deck"], "");
    let edition = fields.edition(&table);
    let mut reader = Reader {
        fields,
        edition,
        supply: base_supply(edition),
    };
    let you = reader.part(
        &table,
        "you",
        &["character", "target", "gold", "city", "hand"],
        true,
    );
    let vova = reader.part(&table, "vova", &["character", "gold", "city"], true);
    let deck = reader.part(&table, "deck", &["draws"], false);
    let roles = (
        reader.role(you, "character", "you.", true),
        reader.role(you, "target", "you.", false),
        reader.role(vova, "character", "vova.", true),
    );
    let side = |reader: &mut Reader<'_, '_>, part, prefix: &str| Side {
        gold: reader.gold(part, prefix),
        city: reader.cards(part, "city", prefix),
        hand: reader.cards(part, "hand", prefix),
    };
    let (yours, his) = (
        side(&mut reader, you, "you."),
        side(&mut reader, vova, "vova."),
    );
    let draws = reader.cards(deck, "draws", "deck.");
    let (Some(you), target, Some(vova)) = roles else {
        return Err(Failure::no(reader.fields.faults));
    };
    if !reader.fields.faults.is_empty() {
        return Err(Failure::no(reader.fields.faults));
    }
    // A target counts only for those who name one.
    let idle_target = target.is_some() && !you.names();
    let roles = Roles {
        you,
        target: target.filter(|_| you.names()),
        vova,
    };
    let state = State {
        you: yours,
        vova: his,
        yours_known: true,
        yours_complete: false,
    };
    Ok(Written {
        edition,
        supply: reader.supply,
        state,
        roles,
        draws,
        idle_target,
    })
}

type Part<'a> = Option<&'a Table>;

struct Reader<'a, 'b> {
    fields: Fields<'a, 'b>,
    edition: Edition,
    supply: Supply,
}

impl Reader<'_, '_> {
    fn part<'t>(&mut self, table: &'t Table, key: &str, known: &[&str], needed: bool) -> Part<'t> {
        let value = table.get(key);
        let part = value.and_then(Value::as_object);
        match (value, part) {
            (_, Some(part)) => self.fields.unknown(part, known, &format!("{key}.")),
            (Some(value), None) => self.fields.bad_value(key, value, &format!("[{key}]")),
            (None, None) if needed => self.fields.missing(key),
            (None, None) => {}
        }
        part
    }

    fn gold(&mut self, part: Part<'_>, prefix: &str) -> u32 {
        let Some(part) = part else { return 0 };
        if !part.contains_key("gold") {
            self.fields.missing(&format!("{prefix}gold"));
        }
        let gold = self
            .fields
            .number(part, "gold", prefix, 0..=i64::from(MOST));
        gold.and_then(|gold| u32::try_from(gold).ok()).unwrap_or(0)
    }

    fn cards(&mut self, part: Part<'_>, key: &str, prefix: &str) -> Vec<District> {
        let Some(value) = part.and_then(|part| part.get(key)) else {
            return Vec::new();
        };
        let place = format!("{prefix}{key}");
        let Some(names) = value.as_array() else {
            self.fields.bad_value(&place, value, "[\"castle\", …]");
            return Vec::new();
        };
        if names.len() > LONGEST {
            self.fields
                .bad_value(&place, &Value::from(names.len()), &format!("0–{LONGEST}"));
            return Vec::new();
        }
        let names = names.iter().enumerate();
        names
            .filter_map(|(at, name)| self.card(name, &format!("{place}[{at}]")))
            .collect()
    }

    fn card(&mut self, value: &Value, place: &str) -> Option<District> {
        let Some(typed) = value.as_str() else {
            self.fields.bad_value(place, value, "\"castle\"");
            return None;
        };
        let found = name::district(typed, self.fields.context.texts.lang(), self.edition);
        let found = found.map_err(|faults| self.fields.context.failed(faults).faults.remove(0));
        match found {
            Ok(card) => {
                let district = card.district().filter(|id| self.supply.get(*id).is_some());
                if district.is_none() {
                    let fault = not_in_solo(self.fields.context, self.edition, card);
                    self.fields.faults.push(fault.at(place));
                }
                district
            }
            Err(fault) => {
                self.fields.faults.push(fault.at(place));
                None
            }
        }
    }

    fn role(&mut self, part: Part<'_>, key: &str, prefix: &str, needed: bool) -> Option<Role> {
        let place = format!("{prefix}{key}");
        let Some(value) = part?.get(key) else {
            if needed {
                self.fields.missing(&place);
            }
            return None;
        };
        let edition = self.edition;
        let Some(typed) = value.as_str() else {
            self.fields
                .bad_value(&place, value, &all_roles(self.fields.context, edition));
            return None;
        };
        let found = role(self.fields.context, edition, typed);
        found
            .map_err(|fault| self.fields.faults.push(fault.at(place)))
            .ok()
    }
}

/// The names of the eight characters.
fn all_roles(context: &Context<'_>, edition: Edition) -> String {
    let names: Vec<String> = Role::iter()
        .map(|role| name_of(context.texts, edition, role))
        .collect();
    names.join(", ")
}

/// The character that is meant, or why it cannot be.
fn role(context: &Context<'_>, edition: Edition, typed: &str) -> Result<Role, Fault> {
    let of = |card: Card| Role::iter().find(|role| Card::from(*role) == card);
    let names: Vec<Name<Card>> = card_names()
        .iter()
        .filter(|name| of(name.of).is_some())
        .copied()
        .collect();
    let found = find(&names, typed, context.texts.lang(), edition);
    if let Found::One(card) = found
        && let Some(role) = of(card)
    {
        return Ok(role);
    }
    // Another card: the variant does not know it.
    if let (Found::None(_), Ok(card)) = (found, card::find(context, typed)) {
        return Err(not_in_solo(context, edition, card));
    }
    let (typed, fits) = (quoted(typed), all_roles(context, edition));
    let values = [("value", (&typed).into()), ("fits", (&fits).into())];
    Err(Fault::told(
        "unknown-card",
        context.texts,
        "error-solo-character",
        &values,
    ))
}

/// A card that the variant is not played with (line 14).
pub fn not_in_solo(context: &Context<'_>, edition: Edition, card: Card) -> Fault {
    let message = match printing(card, edition).map(crate::library::Printing::kind) {
        None => "error-not-in-edition",
        Some(None) => "error-solo-no-district",
        Some(Some(_)) => "error-solo-card",
    };
    let card = name_of(context.texts, edition, card);
    let edition = context.say(&format!("edition-{}", edition.id()));
    let values = [("card", (&card).into()), ("edition", (&edition).into())];
    Fault::told("not-in-solo", context.texts, message, &values)
}
