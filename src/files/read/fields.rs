//! The fields of a file, one by one: every fault is collected with its place. Unknown keys, wrong
//! types and invalid values are detected here for all files.

use crate::fault;
use crate::fault::{Fault, Faults, Part, Place, checked, typed};
use crate::files::read::name::{Cards, Taken};
use crate::rules::card::Card;
use crate::texts::Id;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;
use std::str::FromStr;
use strum::VariantNames;

/// A table in a file.
pub type Table = Map<String, Value>;

/// The most entries of any list: more cards or tiles than any box has.
pub const MOST: usize = 500;

/// Reads tables, and collects faults.
#[derive(Debug)]
pub struct Fields {
    pub faults: Faults,
    /// Districts that were not typed exactly.
    pub taken: Vec<Taken>,
    /// The message about what is missing and what such a file needs.
    missing: Id,
}

impl Fields {
    pub fn new(missing: Id) -> Self {
        Self {
            faults: Faults::default(),
            taken: Vec::new(),
            missing,
        }
    }

    /// The value, if there are no faults.
    ///
    /// # Errors
    ///
    /// All faults.
    pub fn finish<T>(self, read: T) -> Result<T, Faults> {
        checked(read, self.faults)
    }

    pub fn push(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// The value, or its faults at a place.
    pub fn keep<T>(&mut self, read: Result<T, impl Into<Faults>>, place: &Place) -> Option<T> {
        let refuse = |wrong: Faults| self.faults.take(wrong, |fault| fault.at(place.clone()));
        read.map_err(Into::into).map_err(refuse).ok()
    }

    /// A card where a district is expected.
    pub fn district(&mut self, value: &Value, place: Place, cards: &mut Cards) -> Option<Card> {
        let Some(typed) = value.as_str() else {
            self.bad_value(place, value, "\"castle\"");
            return None;
        };
        let card = self.keep(cards.find(typed), &place)?;
        self.taken.push(Taken::new(typed, card));
        Some(card)
    }

    /// An invalid value, with the valid ones.
    pub fn bad_value(&mut self, place: Place, value: &Value, fits: &str) {
        let (key, value) = (key_of(&place), typed(text_of(value)));
        let fault = fault!(BadValue, "error-field-value", key, value, fits);
        self.push(fault.at(place));
    }

    /// A required field is missing.
    pub fn missing(&mut self, place: Place) {
        let message = self.missing;
        let fault = fault!(MissingField, "error-field-missing", key = key_of(&place));
        self.push(Fault { message, ..fault }.at(place));
    }

    /// A required field, if present.
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

    /// Unknown fields.
    pub fn unknown(&mut self, table: &Table, known: &[&str], place: &Place) {
        self.unknown_besides(table, known, &[], place);
    }

    /// The same, with some fields ignored.
    pub fn unknown_besides(
        &mut self,
        table: &Table,
        known: &[&str],
        ignored: &[&str],
        place: &Place,
    ) {
        let is_known = |key: &str| known.contains(&key) || ignored.contains(&key);
        for key in table.keys().filter(|key| !is_known(key)) {
            let (name, fits) = (typed(key), known.join(", "));
            let fault = fault!(UnknownField, "error-field-unknown", key = name, fits);
            self.push(fault.at(place.clone().key(key)));
        }
    }

    /// An integer in a range; none if missing or invalid.
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
        T::try_from(number?).ok()
    }

    /// A boolean; false if missing.
    pub fn flag(&mut self, table: &Table, key: &str, place: &Place) -> bool {
        let value = table.get(key).unwrap_or(&Value::Bool(false));
        if !value.is_boolean() {
            self.bad_value(place.clone().key(key), value, "true, false");
        }
        value == &Value::Bool(true)
    }

    /// One of a closed vocabulary; none if missing or invalid.
    pub fn choice<T: FromStr + VariantNames>(
        &mut self,
        table: &Table,
        key: &str,
        place: &Place,
    ) -> Option<T> {
        let value = table.get(key)?;
        // `edition = 2016` without quotes works too.
        let choice = text_of(value).parse().ok();
        if choice.is_none() {
            self.bad_value(place.clone().key(key), value, &T::VARIANTS.join(", "));
        }
        choice
    }

    /// A list that has more than [`MOST`] entries, which is refused whatever they are.
    pub fn limit(&mut self, count: usize, place: &Place) {
        if count > MOST {
            let key = key_of(place);
            let fault = fault!(TooBig, "error-too-many", key, count, most = MOST);
            self.push(fault.at(place.clone()));
        }
    }

    /// A list; empty if missing or invalid.
    pub fn list<'t>(&mut self, table: &'t Table, key: &str, place: &Place) -> &'t [Value] {
        match table.get(key) {
            None => &[],
            Some(Value::Array(list)) => {
                self.limit(list.len(), &place.clone().key(key));
                list
            }
            Some(value) => {
                self.bad_value(place.clone().key(key), value, "[…]");
                &[]
            }
        }
    }

    /// A table in a list, with some of its fields ignored.
    pub fn table<'t>(
        &mut self,
        value: &'t Value,
        place: &Place,
        known: &[&str],
        ignored: &[&str],
    ) -> Option<&'t Table> {
        let table = value.as_object();
        match table {
            Some(table) => self.unknown_besides(table, known, ignored, place),
            None => self.bad_value(place.clone(), value, &known.join(", ")),
        }
        table
    }
}

/// A value as written, without quotes.
pub fn text_of(value: &Value) -> String {
    value.as_str().map_or(value.to_string(), str::to_owned)
}

/// A field's name: the last name in its path.
fn key_of(place: &Place) -> String {
    let name = place.0.iter().rev().find_map(|part| match part {
        Part::Key(key) => Some(key.clone()),
        _ => None,
    });
    name.unwrap_or_default()
}
