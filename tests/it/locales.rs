//! The four languages match: same messages, same attributes, same variables, all of them used.

use citadels::language::Language;
use citadels::library::parse::Data;
use citadels::library::{self, RulingWords, Source};
use citadels::rules::edition::Edition;
use citadels::texts::{Id, Texts, Value};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use strum::IntoEnumIterator;

/// A message's attributes (the value is "") with the variables and terms each uses.
pub type Shape = BTreeMap<String, BTreeSet<String>>;

pub fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files of a folder and of those in it.
pub fn files(folder: PathBuf) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// The attributes that are stored questions, as players type them: each language has its own.
const QUESTIONS: [&str; 3] = ["yes", "no", "asked"];

fn shapes(folder: &str) -> BTreeMap<String, Shape> {
    let mut shapes = BTreeMap::new();
    for path in files(root(folder)) {
        if path.extension().is_none_or(|of| of != "ftl") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|e| panic!("{}: {:?}", path.display(), e.1));
        for entry in resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(m) => (m.id.name.to_owned(), m.value, m.attributes),
                Entry::Term(t) => (format!("-{}", t.id.name), Some(t.value), t.attributes),
                Entry::Junk { content } => panic!("{}: junk: {content}", path.display()),
                _ => continue,
            };
            let mut shape = Shape::new();
            if let Some(value) = &value {
                shape.insert(String::new(), variables(value));
            }
            let attributes = attributes.iter();
            for attribute in attributes.filter(|one| !QUESTIONS.contains(&one.id.name)) {
                shape.insert(attribute.id.name.to_owned(), variables(&attribute.value));
            }
            assert!(
                shapes.insert(id.clone(), shape).is_none(),
                "{}: {id} stands twice",
                path.display()
            );
        }
    }
    shapes
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    fn inline(expression: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
        match expression {
            InlineExpression::VariableReference { id } => {
                found.insert(format!("${}", id.name));
            }
            InlineExpression::TermReference { id, .. } => {
                found.insert(format!("-{}", id.name));
            }
            InlineExpression::MessageReference { id, .. } => {
                found.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference {
                arguments: CallArguments { positional, .. },
                ..
            } => {
                for one in positional {
                    inline(one, found);
                }
            }
            InlineExpression::Placeable { expression } => placeable(expression, found),
            _ => {}
        }
    }
    fn placeable(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(one) => inline(one, found),
            Expression::Select { selector, variants } => {
                inline(selector, found);
                for variant in variants {
                    found.extend(variables(&variant.value));
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            placeable(expression, &mut found);
        }
    }
    found
}

#[test]
fn every_message_exists_in_all_four_languages_with_the_same_parts_and_variables() {
    let english = shapes("locales/en");
    for lang in ["fr", "ru", "uk"] {
        let other = shapes(&format!("locales/{lang}"));
        let missing: Vec<_> = english
            .keys()
            .filter(|id| !other.contains_key(*id))
            .collect();
        let extra: Vec<_> = other
            .keys()
            .filter(|id| !english.contains_key(*id))
            .collect();
        assert_eq!((missing, extra), (vec![], vec![]), "{lang}");
        for (id, shape) in &english {
            assert_eq!(shape, &other[id], "{lang}: {id}");
        }
    }
}

#[test]
fn every_term_a_message_uses_is_shared_by_all_languages() {
    let shared = shapes("locales/shared");
    for (id, shape) in shapes("locales/en") {
        for used in shape
            .values()
            .flatten()
            .filter(|used| used.starts_with('-'))
        {
            assert!(shared.contains_key(used), "{id} uses {used}");
        }
        assert!(!id.starts_with('-'), "{id} belongs into locales/shared");
    }
}

#[test]
fn every_message_formats_in_every_language_with_every_plural() {
    for lang in Language::iter() {
        let texts = Texts::new(lang);
        for (id, shape) in shapes(&format!("locales/{}", lang.code())) {
            let message = Id::find(&id).expect("read from the same files");
            for (part, used) in &shape {
                for number in [0, 1, 2, 5, 11, 21, 22, 25] {
                    let values: Vec<(&'static str, Value<'_>)> = used
                        .iter()
                        .filter_map(|name| name.strip_prefix('$'))
                        .map(|name| {
                            let value = match name {
                                "rank" | "cost" | "count" => Value::from(number),
                                "type" => Value::from("noble"),
                                _ => Value::from("…"),
                            };
                            (&*name.to_owned().leak(), value)
                        })
                        .collect();
                    // A message that fails to format panics in a debug build.
                    let said = match part.as_str() {
                        "" => texts.say_with(message, &values),
                        part => texts.say_part_with(message, part, &values),
                    };
                    // One message shows a piece of TOML.
                    let braces = said.contains('{') && id != "template-comment";
                    assert!(!said.trim().is_empty() && !braces, "{id}.{part}: {said}");
                    assert!(!said.contains('\u{2068}'), "{id}: isolation marks");
                }
            }
        }
    }
}

/// The program's source without its tests.
fn sources() -> String {
    fn read(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path == root("src/data") {
                continue;
            }
            if path.is_dir() {
                read(&path, text);
            } else {
                let source = fs::read_to_string(&path).unwrap();
                text.push_str(source.split("#[cfg(test)]").next().unwrap());
            }
        }
    }
    let mut text = String::new();
    read(&root("src"), &mut text);
    text
}

/// The messages that the data needs or may have.
fn of_data() -> BTreeSet<String> {
    let data = Data::parse(&super::data::files()).unwrap();
    let sections = data.places().filter_map(Source::section_messages);
    let older = data.topics().flat_map(|topic| {
        let parts = ["", "-title"].into_iter();
        parts.flat_map(move |part| Edition::iter().flat_map(move |of| topic.own_messages(part, of)))
    });
    let needed = data.messages().into_iter();
    needed.chain(sections.flatten()).chain(older).collect()
}

/// The compiler checks that a message exists; this checks that none is unused: each is written out
/// somewhere, or describes a command or an argument, or belongs to a family whose stem is.
#[test]
fn every_message_is_used() {
    let (sources, of_data, of_help) = (sources(), of_data(), super::help::sentences());
    let is_name = |text: &str| {
        let mut letters = text.chars();
        letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    // `family!(… = "edition-")`, `format!("place-{key}")`
    let starts = sources
        .split('"')
        .map(|text| text.split('{').next().unwrap());
    let (stems, names): (BTreeSet<&str>, BTreeSet<&str>) = starts
        .filter(|text| is_name(text))
        .partition(|text| text.ends_with('-'));
    let is_used = |id: &Id| {
        let name = id.name();
        names.contains(name)
            || of_data.contains(name)
            || of_help.contains(name)
            || stems
                .iter()
                .any(|stem| !["-", "help-", "command-"].contains(stem) && name.starts_with(stem))
    };
    let unused: Vec<&str> = Id::all().filter(|id| !is_used(id)).map(Id::name).collect();
    assert_eq!(unused, [] as [&str; 0]);
}

#[test]
fn no_sentence_is_left_in_english() {
    let english = Texts::new(Language::En);
    for lang in [Language::Fr, Language::Ru, Language::Uk] {
        let texts = Texts::new(lang);
        for message in Id::all() {
            let id = message.name();
            for part in ["effect", "reminder", "text", "advice"] {
                let shape = &shapes_of(lang)[id];
                if shape.contains_key(part) && shape[part].iter().all(|used| used.starts_with('-'))
                {
                    assert_ne!(
                        texts.say_part(message, part),
                        english.say_part(message, part),
                        "{}: {id}.{part}",
                        lang.code()
                    );
                }
            }
            let older = ["-classic", "-third", "-older"]
                .iter()
                .any(|end| id.ends_with(end));
            if (["ruling-", "fortress-ruling-", "command-", "error-"]
                .iter()
                .any(|prefix| id.starts_with(prefix))
                || older && id.starts_with("rule-"))
                && shapes_of(lang)[id].get("").is_some_and(BTreeSet::is_empty)
            {
                assert_ne!(
                    texts.say(message),
                    english.say(message),
                    "{}: {id}",
                    lang.code()
                );
            }
        }
    }
}

pub fn shapes_of(lang: Language) -> &'static BTreeMap<String, Shape> {
    use std::sync::OnceLock;
    static SHAPES: [OnceLock<BTreeMap<String, Shape>>; 4] = [const { OnceLock::new() }; 4];
    SHAPES[lang as usize].get_or_init(|| shapes(&format!("locales/{}", lang.code())))
}

#[test]
fn each_language_keeps_its_own_letters() {
    for lang in Language::iter() {
        for path in files(root(&format!("locales/{}", lang.code()))) {
            for (number, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
                if line.starts_with('#') {
                    continue;
                }
                let place = format!("{}:{}: {line}", path.display(), number + 1);
                let text = line.split_once('=').map_or(line, |(_, text)| text);
                // One ruling is about a Ukrainian spelling, and examples show other languages.
                let foreign_example =
                    line.to_lowercase().contains("базил") || line.contains("{ -flag-lang }");
                let has = |letters: &str| text.to_lowercase().chars().any(|c| letters.contains(c));
                match lang {
                    Language::Fr => assert!(!has("абвгд") || foreign_example, "{place}"),
                    Language::Uk => assert!(!has("ыэъё"), "{place}"),
                    Language::Ru if !foreign_example => {
                        assert!(!has("іїєґ"), "{place}");
                    }
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn a_ruling_about_being_killed_or_bewitched_names_who_does_it() {
    // The word in the English text, and the cards of which at least one must be named.
    let laws = [
        ("killed", &["assassin"][..]),
        ("bewitched", &["witch"]),
        ("robbed", &["thief"]),
        (
            "destroyed",
            &[
                "warlord",
                "armory",
                "framework",
                "necropolis",
                "diplomat",
                "marshal",
            ],
        ),
        ("exchanged", &["diplomat"]),
        ("seized", &["marshal"]),
        ("confiscated", &["magistrate"]),
    ];
    let texts = Texts::new(Language::En);
    for ruling in library::rulings()
        .iter()
        .filter(|ruling| !ruling.about.is_empty())
    {
        let text = ruling.text(&texts);
        for (word, cards) in laws {
            assert!(
                !text.contains(word)
                    || ruling.cards().iter().any(|card| cards.contains(&card.id())),
                "{}: {text}",
                ruling.id()
            );
        }
    }
}
