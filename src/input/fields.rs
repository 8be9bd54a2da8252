//! The fields of a file, one by one: every fault is kept with its place. An unknown key, a wrong type,
//! a value that does not fit are found here for every file there is.

use super::name::{self, Naming, Taken};
use crate::fault;
use crate::fault::{Fault, Faults, Part, Place, checked, typed};
use crate::rules::card::Card;
use crate::texts::Id;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;
use std::str::FromStr;
use strum::VariantNames;

/// A table of a file.
pub type Table = Map<String, Value>;

/// So many faults of one kind are told; nobody reads more.
pub const MOST: usize = 200;

/// Reads tables, and keeps what is wrong.
#[derive(Debug)]
pub struct Fields {
    pub faults: Vec<Fault>,
    /// Districts that were not typed by their names.
    pub taken: Vec<Taken>,
    /// The message that says what is missing, and what such a file needs.
    missing: Id,
}

impl Fields {
    pub const fn new(missing: Id) -> Self {
        Self {
            faults: Vec::new(),
            taken: Vec::new(),
            missing,
        }
    }

    /// What was read, if nothing is wrong with it.
    ///
    /// # Errors
    /// All that is wrong.
    pub fn finish<T>(self, read: T) -> Result<T, Faults> {
        checked(read, self.faults)
    }

    pub fn push(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// What there is, or all that is wrong with it at a place.
    pub fn keep<T>(&mut self, read: Result<T, impl Into<Faults>>, place: &Place) -> Option<T> {
        let refuse = |wrong: Faults| {
            let faults = wrong.faults.into_iter();
            self.faults
                .extend(faults.map(|fault| fault.at(place.clone())));
        };
        read.map_err(Into::into).map_err(refuse).ok()
    }

    /// A card that stands where districts do.
    pub fn district(&mut self, value: &Value, place: Place, naming: Naming<'_>) -> Option<Card> {
        let Some(typed) = value.as_str() else {
            self.bad_value(place, value, "\"castle\"");
            return None;
        };
        let card = self.keep(name::district(typed, naming), &place)?;
        self.taken.push(Taken::new(typed, card));
        Some(card)
    }

    /// A value that does not fit, with what would.
    pub fn bad_value(&mut self, place: Place, value: &Value, fits: &str) {
        let (key, value) = (key_of(&place), typed(text_of(value)));
        let fault = fault!(
            BadValue,
            "error-field-value",
            key = key,
            value = value,
            fits = fits
        );
        self.push(fault.at(place));
    }

    /// A field that must be there.
    pub fn missing(&mut self, place: Place) {
        let message = self.missing;
        let fault = fault!(MissingField, "error-field-missing", key = key_of(&place));
        self.push(Fault { message, ..fault }.at(place));
    }

    /// A field that must be there, if it is.
    pub fn required<'t>(
        &mut self,
        table: &'t Table,
        key: &str,
        place: &Place,
    ) -> Option<&'t Value> {
        let value = table.get(key);
        if value.is_none() {
            self.missing(place.clone().key(key));
        }
        value
    }

    /// Fields that do not exist.
    pub fn unknown(&mut self, table: &Table, known: &[&str], place: &Place) {
        self.unknown_besides(table, known, &[], place);
    }

    /// The same, where some fields may be there without meaning anything.
    pub fn unknown_besides(
        &mut self,
        table: &Table,
        known: &[&str],
        besides: &[&str],
        place: &Place,
    ) {
        let is_known = |key: &str| known.contains(&key) || besides.contains(&key);
        for key in table.keys().filter(|key| !is_known(key)).take(MOST) {
            let (name, fits) = (typed(key), known.join(", "));
            let fault = fault!(UnknownField, "error-field-unknown", key = name, fits = fits);
            self.push(fault.at(place.clone().key(key)));
        }
    }

    /// A whole number in a range; none if it is not there or does not fit.
    pub fn number<T: TryFrom<i64>>(
        &mut self,
        table: &Table,
        key: &str,
        place: &Place,
        range: RangeInclusive<i64>,
    ) -> Option<T> {
        let value = table.get(key)?;
        let number = value.as_i64().filter(|number| range.contains(number));
        if number.is_none() {
            let fits = format!("{}–{}", range.start(), range.end());
            self.bad_value(place.clone().key(key), value, &fits);
        }
        number.and_then(|number| T::try_from(number).ok())
    }

    /// Yes or no; no if it is not there.
    pub fn flag(&mut self, table: &Table, key: &str, place: &Place) -> bool {
        let Some(value) = table.get(key) else {
            return false;
        };
        value.as_bool().unwrap_or_else(|| {
            self.bad_value(place.clone().key(key), value, "true, false");
            false
        })
    }

    /// One of a closed vocabulary; none if it is not there or none of them.
    pub fn choice<T: FromStr + VariantNames>(
        &mut self,
        table: &Table,
        key: &str,
        place: &Place,
    ) -> Option<T> {
        let value = table.get(key)?;
        // `edition = 2016` without quotes is understood too.
        let choice = text_of(value).parse().ok();
        if choice.is_none() {
            self.bad_value(place.clone().key(key), value, &T::VARIANTS.join(", "));
        }
        choice
    }

    /// A list; empty if it is not there or none.
    pub fn list<'t>(&mut self, table: &'t Table, key: &str, place: &Place) -> &'t [Value] {
        match table.get(key) {
            None => &[],
            Some(Value::Array(list)) => list,
            Some(value) => {
                self.bad_value(place.clone().key(key), value, "[…]");
                &[]
            }
        }
    }

    /// A table in a list.
    pub fn table<'t>(
        &mut self,
        value: &'t Value,
        place: &Place,
        known: &[&str],
    ) -> Option<&'t Table> {
        let Some(table) = value.as_object() else {
            self.bad_value(place.clone(), value, &known.join(", "));
            return None;
        };
        self.unknown(table, known, place);
        Some(table)
    }
}

/// A value as it was written, without quotes.
pub fn text_of(value: &Value) -> String {
    value.as_str().map_or(value.to_string(), str::to_owned)
}

/// What a field is called: the last name on the way to it.
fn key_of(place: &Place) -> String {
    let name = place.0.iter().rev().find_map(|part| match part {
        Part::Key(key) => Some(key.clone()),
        _ => None,
    });
    name.unwrap_or_default()
}
