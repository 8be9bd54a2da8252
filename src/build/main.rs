//! Checks `data/` and `locales/`, and stores what is in them for the program.
//!
//! The laws are the same as in the tests, so bad data fails the build.
//! Each message of a locale is checked and kept as Fluent (`texts/mod.rs`).

#![allow(
    clippy::print_stdout,
    reason = "this is how a build script speaks to cargo"
)]

mod forms;
mod index;
mod learned;
mod library;
mod stored;

use citadels_data::check;
use citadels_data::language::Language;
use citadels_data::parse::{Data, Files};
use citadels_data::pieces::Heap;
use citadels_data::stored::WORDS;
use citadels_game as rules;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::{parser, serializer};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use std::{env, fs};
use strum::IntoEnumIterator;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=locales");
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let root = Path::new(&root);
    let out = env::var("OUT_DIR")?;
    let out = Path::new(&out);

    let terms: String = read(&root.join("locales/shared"))?.into_values().collect();
    let (mut locales, mut words, mut forms) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for lang in Language::iter() {
        let mut files = read(&root.join("locales").join(lang.code()))?;
        words.insert(lang, files.remove("words.toml").ok_or("no words.toml")?);
        forms.extend(files.remove("forms.toml").map(|file| (lang, file)));
        locales.insert(lang, Locale::read(&files)?);
    }
    let mut files = read(&root.join("data"))?;
    files.insert("editions.toml".to_owned(), rules::data::EDITIONS.to_owned());
    let data = Data::parse(&files).map_err(|f| f.join("\n"))?;
    let faults = [check::faults(&data), rules::data::faults()].concat();
    if !faults.is_empty() {
        return Err(faults.join("\n").into());
    }
    fs::write(out.join("terms.ftl"), terms)?;
    fs::write(out.join("ids.rs"), messages(&locales, out)?)?;
    forms::forms(&locales, &forms, &data, out)?;
    index::index(&locales, &words, &data, out)?;
    library::library(&locales, data, out)
}

/// Stores something for the program, in the file of this name.
fn store(out: &Path, name: &str, what: &impl Serialize) -> Outcome<()> {
    Ok(fs::write(out.join(name), postcard::to_allocvec(what)?)?)
}

/// All files in a folder and its subfolders, by relative path.
fn read(folder: &Path) -> Outcome<Files> {
    let mut files = Files::new();
    for entry in fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let path = entry?.path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        if path.is_dir() {
            for (below, text) in read(&path)? {
                files.insert(format!("{name}/{below}"), text);
            }
        } else {
            files.insert(name.to_owned(), fs::read_to_string(&path)?);
        }
    }
    Ok(files)
}

/// The messages of one language.
struct Locale {
    /// As Fluent, without the stored questions.
    messages: BTreeMap<String, String>,
    /// The names of the values that each wants.
    wanted: BTreeMap<String, BTreeSet<String>>,
    /// The forms of cards' names that messages use.
    forms: BTreeSet<String>,
    /// Values that are plain text.
    values: BTreeMap<String, String>,
    /// The text of a message's value (`id`) and attributes (`id.attribute`), whatever its
    /// arguments.
    parts: BTreeMap<String, String>,
}

impl Locale {
    fn read(files: &Files) -> Outcome<Self> {
        let mut locale = Self {
            messages: BTreeMap::new(),
            wanted: BTreeMap::new(),
            forms: BTreeSet::new(),
            values: BTreeMap::new(),
            parts: BTreeMap::new(),
        };
        for (name, text) in files {
            let resource = parser::parse(text.as_str())
                .map_err(|(_, errors)| format!("{name}: {errors:?}"))?;
            for entry in resource.body {
                let mut message = match entry {
                    Entry::Message(message) => message,
                    Entry::Term(_) => return Err(format!("{name}: a term is shared").into()),
                    _ => continue,
                };
                let id = message.id.name;
                if let Some(value) = &message.value {
                    locale.parts.insert(id.to_owned(), all_words(value));
                    locale
                        .values
                        .extend(plain(value).map(|text| (id.to_owned(), text)));
                }
                for part in &message.attributes {
                    let words = all_words(&part.value);
                    locale.parts.insert(format!("{id}.{}", part.id.name), words);
                }
                // Stored questions have their own table (`build/stored.rs`).
                let is_stored = |name: &str| WORDS.iter().any(|(_, stored)| *stored == name);
                message.attributes.retain(|part| !is_stored(part.id.name));
                let used = used(&message);
                locale.wanted.insert(id.to_owned(), used.values);
                locale.forms.extend(used.forms);
                let body = vec![Entry::Message(message)];
                let text = serializer::serialize(&Resource { body });
                if locale.messages.insert(id.to_owned(), text).is_some() {
                    return Err(format!("{name}: {id} stands twice").into());
                }
            }
        }
        Ok(locale)
    }

    /// The text of a message's value or attribute, if it has one.
    fn part(&self, message: &str, attribute: &str) -> &str {
        let part = match attribute {
            "" => self.parts.get(message),
            _ => self.parts.get(&format!("{message}.{attribute}")),
        };
        part.map_or("", String::as_str)
    }
}

/// The text of a pattern, including every variant.
fn all_words(pattern: &Pattern<&str>) -> String {
    let elements = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => variants
            .iter()
            .map(|variant| all_words(&variant.value) + " ")
            .collect(),
        PatternElement::Placeable { .. } => " ".to_owned(),
    });
    elements.collect()
}

/// The text of a pattern, if it is nothing else.
fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let elements = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    });
    elements.collect()
}

/// What the texts of a message use.
#[derive(Default)]
struct Used {
    /// The names of values.
    values: BTreeSet<String>,
    /// Forms of cards' names: `CARD($card, form: "gen")`.
    forms: BTreeSet<String>,
}

impl Used {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            let (Expression::Inline(inline)
            | Expression::Select {
                selector: inline, ..
            }) = expression;
            self.inline(inline);
            if let Expression::Select { variants, .. } = expression {
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                for one in &arguments.positional {
                    self.inline(one);
                }
                for named in &arguments.named {
                    if let ("CARD", InlineExpression::StringLiteral { value }) =
                        (id.name, &named.value)
                    {
                        self.forms.insert(value.to_lowercase());
                    }
                }
            }
            _ => {}
        }
    }
}

fn used(message: &Message<&str>) -> Used {
    let mut used = Used::default();
    let attributes = message.attributes.iter().map(|part| &part.value);
    for pattern in message.value.iter().chain(attributes) {
        used.pattern(pattern);
    }
    used
}

/// Stores the messages of each language, sorted by id. A message that is missing from a language,
/// or wants other values there, fails the build. The ids, as Rust: the compiler looks them up.
fn messages(locales: &BTreeMap<Language, Locale>, out: &Path) -> Outcome<String> {
    let ids: BTreeSet<&String> = locales.values().flat_map(|of| of.messages.keys()).collect();
    let english = &locales[&Language::En].wanted;
    for (lang, locale) in locales {
        let is_other = |id: &&&String| {
            let wanted = locale.wanted.get(**id);
            wanted.is_none() || wanted != english.get(**id)
        };
        let other: Vec<&str> = ids.iter().filter(is_other).map(|id| id.as_str()).collect();
        if !other.is_empty() {
            let (lang, other) = (lang.code(), other.join(", "));
            return Err(
                format!("locales/{lang} lacks these, or they want other values: {other}").into(),
            );
        }
        let messages: Heap = locale.messages.values().collect();
        store(
            out,
            &format!("{}.messages", lang.code()),
            &messages.pieces(),
        )?;
    }
    let ids: Vec<&String> = ids.into_iter().collect();
    Ok(format!("const IDS: &[&str] = &{ids:?};\n"))
}
