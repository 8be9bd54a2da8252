//! The one place where faults, fields and places are put into words.

use crate::fault::{Fault, Faults, Field, Part, Place, masked, quoted, quoted_file};
use crate::fortress::kinds;
use crate::fortress::tile::Kind;
use crate::page::text::Canvas;
use crate::texts::{Id, Texts, Value};
use crate::wording::card::short_edition;
use crate::wording::tile::shows;
use crate::{args, id, library, say};
use serde::Serialize;

/// A fault in a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Worded {
    pub id: &'static str,
    pub message: String,
    pub advice: String,
    /// The location, for scripts.
    #[serde(rename = "where", skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
}

/// Explains what is wrong and what to do.
pub fn fault(texts: &Texts, fault: &Fault) -> Worded {
    let values: Vec<_> = values(texts, &fault.fields);
    Worded {
        id: fault.id.into(),
        message: texts.say_with(fault.message, &values),
        advice: texts.say_part_with(fault.message, "advice", &values),
        path: fault.place.as_ref().map(ToString::to_string),
    }
}

/// All faults.
pub fn faults(texts: &Texts, faults: &Faults) -> Vec<Worded> {
    faults.faults.iter().map(|one| fault(texts, one)).collect()
}

/// What is wrong, for people, without advice.
pub fn messages(texts: &Texts, of: &[Fault]) -> Vec<String> {
    of.iter().map(|one| located(texts, one)).collect()
}

/// Where it is wrong, and what: `Line 2: there is no card "foo".`
pub fn located(texts: &Texts, of: &Fault) -> String {
    let message = message(texts, of.message, &of.fields);
    let Some(place) = of.place.as_ref().and_then(|at| place(texts, at)) else {
        return message;
    };
    let place = if names_a_file(of.place.as_ref()) {
        place
    } else {
        first_letter(&place, char::to_uppercase)
    };
    // What was given keeps its capital letter, a card's name in any case of its language.
    let begins = |text: &str| !text.is_empty() && message.starts_with(text);
    let is_given = values(texts, &of.fields).iter().any(|(_, value)| {
        matches!(value, Value::Text(text) if begins(text) || texts.forms(text).any(begins))
    });
    let message = if is_given {
        message
    } else {
        first_letter(&message, char::to_lowercase)
    };
    say!(texts, "fault-at", place, message)
}

fn names_a_file(place: Option<&Place>) -> bool {
    let first = place.and_then(|place| place.0.first());
    matches!(first, Some(Part::In(_) | Part::LineOf { .. }))
}

fn first_letter<Letters: Iterator<Item = char>>(text: &str, change: fn(char) -> Letters) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(change);
    first.chain(letters.clone()).collect()
}

/// The faults, for people: each with its location, and the advice indented below.
pub fn text(texts: &Texts, of: &Faults, canvas: Canvas) -> String {
    told(texts, of, canvas, |message| message)
}

/// The same for what did not prevent the answer.
pub fn warnings(texts: &Texts, of: &Faults, canvas: Canvas) -> String {
    told(texts, of, canvas, |message| {
        say!(texts, "warning-said", message)
    })
}

fn told(texts: &Texts, of: &Faults, canvas: Canvas, change: impl Fn(String) -> String) -> String {
    let mut all = String::new();
    for one in &of.faults {
        all += &canvas.wrap(&change(located(texts, one)), 0);
        for line in fault(texts, one).advice.split('\n') {
            all += &canvas.wrap(&format!("  {line}"), 2);
        }
    }
    if of.more > 0 {
        all += &canvas.wrap(&say!(texts, "faults-more", count = of.more), 0);
    }
    all
}

/// A message with its fields.
pub fn message(texts: &Texts, id: Id, fields: &[(&'static str, Field)]) -> String {
    texts.say_with(id, &values(texts, fields))
}

fn values<'a>(
    texts: &Texts,
    fields: &'a [(&'static str, Field)],
) -> Vec<(&'static str, Value<'a>)> {
    let value = |of: &'a Field| match of {
        Field::Number(number) => Value::from(*number),
        other => Value::from(field(texts, other)),
    };
    fields.iter().map(|(name, of)| (*name, value(of))).collect()
}

/// A field, safe to print.
pub fn field(texts: &Texts, of: &Field) -> String {
    let all = |fields: &[Field], between: &str| {
        let fields: Vec<String> = fields.iter().map(|one| field(texts, one)).collect();
        fields.join(between)
    };
    match of {
        Field::Text(text) => masked(text),
        Field::Typed(text) => quoted(text),
        Field::File(path) => quoted_file(path),
        Field::Number(number) => number.to_string(),
        Field::Said(id) => texts.say(*id),
        Field::Phrase(id, fields) => message(texts, *id, fields),
        Field::Card(card, edition) => {
            let printing = library::nearest_printing(*card, *edition);
            printing.name(texts.lang()).to_owned()
        }
        Field::Candidate(card, edition) => {
            let name = field(texts, &Field::Card(*card, *edition));
            if library::printing(card, *edition).is_some() {
                return name;
            }
            let editions = library::printings(card).iter();
            let editions = editions.map(|of| texts.say(short_edition(of.edition)));
            let editions = editions.collect::<Vec<_>>().join(", ");
            format!("{name} ({editions})")
        }
        Field::Tile(id) => {
            let sides = kinds::find(id).map(Kind::code).unwrap_or_default();
            format!("{id} {sides} · {}", shows(texts, id))
        }
        Field::Arguments(cards, edition) => {
            let cards = cards.iter().map(|&card| Field::Card(card, *edition));
            let cards = cards.map(|card| argument(&field(texts, &card)));
            cards.collect::<Vec<_>>().join(" ")
        }
        Field::Joined(fields) => all(fields, ""),
        Field::Listed(fields) => all(fields, ", "),
        Field::Lines(fields) => all(fields, "\n"),
    }
}

/// A name quoted for a shell if needed.
pub fn argument(name: &str) -> String {
    if name.chars().all(|c| c.is_alphanumeric() || c == '-') {
        name.to_owned()
    } else {
        format!("\"{name}\"")
    }
}

/// A location for people: «player 2 (Olya), district 3». Options and single fields are named in the
/// message.
fn place(texts: &Texts, place: &Place) -> Option<String> {
    if let [Part::Key(_)] = place.0[..] {
        return None;
    }
    let mut words: Vec<String> = Vec::new();
    let mut parts = place.0.iter().peekable();
    while let Some(part) = parts.next() {
        words.push(match part {
            Part::In(file) => quoted_file(file),
            Part::LineOf { file, line } => {
                let (file, number) = (quoted_file(file), *line);
                say!(texts, "place-file", file, number)
            }
            Part::Key(key) if key == "grid" => {
                let mut number = || match parts.next_if(|part| matches!(part, Part::Index(_))) {
                    Some(Part::Index(index)) => index + 1,
                    _ => 0,
                };
                let (row, column) = (number(), number());
                say!(texts, "place-grid", row, column)
            }
            Part::Key(key) => match parts.next_if(|part| !matches!(part, Part::Key(_))) {
                Some(Part::Index(index)) => numbered(texts, key, index + 1),
                Some(Part::Named(index, name)) => {
                    let (number, name) = (index + 1, quoted(name));
                    say!(texts, "place-player-named", number, name)
                }
                _ => Id::find(&format!("place-key-{key}"))
                    .map_or_else(|| masked(key), |id| texts.say(id)),
            },
            Part::Index(index) | Part::Named(index, _) => (index + 1).to_string(),
        });
    }
    Some(words.join(", "))
}

fn numbered(texts: &Texts, key: &str, number: usize) -> String {
    let id = Id::find(&format!("place-{key}")).unwrap_or(id!("place-other"));
    texts.say_with(id, args![key = masked(key), number])
}
