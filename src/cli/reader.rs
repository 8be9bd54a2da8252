//! Reading a file that someone wrote, field by field: every fault is kept with its place.

use super::Context;
use super::deck::file;
use crate::failure::{Failure, Fault, quoted, quoted_file};
use crate::rules::edition::Edition;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// A table of a file.
pub type Table = Map<String, Value>;

/// So many faults of one kind are told; nobody reads more.
const MOST: usize = 200;

/// A reader of tables, with the faults found so far.
pub struct Reader<'a, 'b> {
    pub context: &'a Context<'b>,
    pub faults: Vec<Fault>,
    /// The message that says what is missing, and what such a file needs.
    missing: &'static str,
}

/// What a file holds, TOML or JSON as its content tells.
pub fn table(context: &Context<'_>, path: &str) -> Result<Table, Failure> {
    parse(
        context,
        path,
        &file::read(context, path)?,
        "error-file-syntax",
    )
}

/// The same of a text that was read already; `message` says what such a file looks like.
pub fn parse(
    context: &Context<'_>,
    path: &str,
    text: &str,
    message: &str,
) -> Result<Table, Failure> {
    file::table(text).map_err(|line| {
        let file = quoted_file(path);
        let values = [("file", (&file).into())];
        let fault = Fault::told("bad-syntax", context.texts, message, &values);
        Failure::no(vec![match line {
            Some(line) => fault.at(format!("{file}:{line}")),
            None => fault,
        }])
    })
}

/// A value as it was written, without quotes.
pub fn text_of(value: &Value) -> String {
    value.as_str().map_or(value.to_string(), str::to_owned)
}

/// What a field is called: the end of its place, without a number.
fn key_of(place: &str) -> &str {
    let end = place.rsplit('.').next().unwrap_or(place);
    end.split('[').next().unwrap_or(end)
}

impl<'a, 'b> Reader<'a, 'b> {
    /// A reader that tells what is missing with this message.
    pub const fn telling(context: &'a Context<'b>, missing: &'static str) -> Self {
        Self {
            context,
            faults: Vec::new(),
            missing,
        }
    }

    /// The edition that a file names, else the one that is asked for. An edition must exist, and
    /// no flag may say another.
    pub fn edition(&mut self, table: &Table) -> Edition {
        let asked = self.context.edition();
        let Some(value) = table.get("edition") else {
            return asked;
        };
        match text_of(value).parse::<Edition>().ok() {
            None => {
                self.bad_value("edition", value, "2016, classic, third");
                asked
            }
            Some(edition) if self.context.edition_is_given && asked != edition => {
                let name = "error-score-edition";
                let fault = Fault::told("bad-value", self.context.texts, name, &[]);
                self.faults.push(fault.at("edition"));
                edition
            }
            Some(edition) => edition,
        }
    }

    /// A value that does not fit, with what would.
    pub fn bad_value(&mut self, place: &str, value: &Value, fits: &str) {
        let value = quoted(&text_of(value));
        let values = [
            ("key", key_of(place).into()),
            ("value", (&value).into()),
            ("fits", fits.into()),
        ];
        let fault = Fault::told(
            "bad-value",
            self.context.texts,
            "error-field-value",
            &values,
        );
        self.faults.push(fault.at(place));
    }

    /// A field that must be there.
    pub fn missing(&mut self, place: &str) {
        let values = [("key", key_of(place).into())];
        let fault = Fault::told("missing-field", self.context.texts, self.missing, &values);
        self.faults.push(fault.at(place));
    }

    /// Fields that do not exist.
    pub fn unknown(&mut self, table: &Table, known: &[&str], prefix: &str) {
        self.unknown_besides(table, known, &[], prefix);
    }

    /// The same, where some fields may be there without meaning anything.
    pub fn unknown_besides(
        &mut self,
        table: &Table,
        known: &[&str],
        besides: &[&str],
        prefix: &str,
    ) {
        let fits = known.join(", ");
        let is_known = |key: &str| known.contains(&key) || besides.contains(&key);
        for key in table.keys().filter(|key| !is_known(key)).take(MOST) {
            let key = quoted(key);
            let values = [("key", (&key).into()), ("fits", (&fits).into())];
            let name = "error-field-unknown";
            let fault = Fault::told("unknown-field", self.context.texts, name, &values);
            self.faults.push(fault.at(format!("{prefix}{key}")));
        }
    }

    /// A whole number in a range; none if it is not there.
    pub fn number(
        &mut self,
        table: &Table,
        key: &str,
        prefix: &str,
        range: RangeInclusive<i64>,
    ) -> Option<i64> {
        let value = table.get(key)?;
        let number = value.as_i64().filter(|number| range.contains(number));
        if number.is_none() {
            let fits = format!("{}–{}", range.start(), range.end());
            self.bad_value(&format!("{prefix}{key}"), value, &fits);
        }
        number
    }

    /// Yes or no; no if it is not there.
    pub fn flag(&mut self, table: &Table, key: &str, prefix: &str) -> bool {
        let Some(value) = table.get(key) else {
            return false;
        };
        if value.as_bool().is_none() {
            self.bad_value(&format!("{prefix}{key}"), value, "true, false");
        }
        value.as_bool().unwrap_or(false)
    }
}
