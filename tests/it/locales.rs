//! The four languages are equal: same messages, same attributes, same variables, all of them used.

use citadels::fortress::feature::Sort;
use citadels::fortress::pad::{KINDS, Phase, Refused};
use citadels::language::Language;
use citadels::library;
use citadels::rules::balance::Measure;
use citadels::rules::call::Barred;
use citadels::rules::card::{Card, Character, DistrictType, Origin, Trait};
use citadels::rules::draft::Action;
use citadels::rules::edition::Edition;
use citadels::rules::remind::Reminder;
use citadels::rules::score::TieBreak;
use citadels::rules::solo::game::{Barred as SoloBarred, Entry as Remembered};
use citadels::rules::solo::turn::EventKind;
use citadels::rules::solo::{Role, Verdict};
use citadels::texts::{Texts, Value, ids};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use strum::{IntoEnumIterator, VariantNames};

/// A message's attributes (the value is "") with the variables and terms each uses.
type Shape = BTreeMap<String, BTreeSet<String>>;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn shapes(folder: &str) -> BTreeMap<String, Shape> {
    let mut shapes = BTreeMap::new();
    for file in fs::read_dir(root(folder)).unwrap() {
        let path = file.unwrap().path();
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
            for attribute in &attributes {
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
            for (part, used) in &shape {
                for number in [0, 1, 2, 5, 11, 21, 22, 25] {
                    let values: Vec<(&'static str, Value<'_>)> = used
                        .iter()
                        .filter_map(|name| name.strip_prefix('$'))
                        .map(|name| {
                            let value = match name {
                                "rank" | "cost" | "count" => Value::Number(number),
                                "type" => Value::from("noble"),
                                _ => Value::from("…"),
                            };
                            (&*name.to_owned().leak(), value)
                        })
                        .collect();
                    // A message that does not format panics in a debug build.
                    let said = match part.as_str() {
                        "" => texts.say_with(&id, &values),
                        part => texts.say_part_with(&id, part, &values),
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

/// The source of the program, without its tests.
fn sources() -> String {
    fn read(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, text);
            } else {
                text.push_str(
                    fs::read_to_string(&path)
                        .unwrap()
                        .split("#[cfg(test)]")
                        .next()
                        .unwrap(),
                );
            }
        }
    }
    let mut text = String::new();
    read(&root("src"), &mut text);
    text
}

/// The ids that are put together from data: every one of them must exist.
#[expect(clippy::too_many_lines, reason = "a list")]
fn composed() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for card in Card::all() {
        for printing in library::printings(card) {
            ids.insert(format!("card-{card}-{}", printing.edition.id()));
            if printing
                .kind()
                .is_some_and(|kind| kind != DistrictType::Unique)
            {
                ids.insert(format!("basic-effect-{}", printing.edition.id()));
                ids.insert(format!("basic-reminder-{}", printing.edition.id()));
            }
        }
    }
    let sources = library::rulings()
        .iter()
        .flat_map(|ruling| std::iter::once(&ruling.source).chain(ruling.also));
    for source in sources.chain(library::topics().iter().flat_map(|topic| topic.sources)) {
        if source.book != "none" {
            ids.insert(format!("book-{}", source.book));
        }
        ids.extend(source.section.map(|section| format!("section-{section}")));
    }
    ids.extend(
        library::rulings()
            .iter()
            .map(|ruling| format!("ruling-{}", ruling.id)),
    );
    ids.extend(
        library::topics()
            .iter()
            .map(|topic| format!("rule-{}", topic.id)),
    );
    ids.extend(library::topics().iter().flat_map(own_pages));
    ids.extend(
        library::terms()
            .iter()
            .map(|term| format!("term-{}", term.id)),
    );
    ids.extend(
        library::decks()
            .iter()
            .map(|deck| format!("deck-{}", deck.id)),
    );
    ids.extend(DistrictType::iter().map(|kind| format!("type-{}", kind.id())));
    ids.extend(Origin::iter().map(|origin| format!("origin-{}", origin.id())));
    ids.extend(Edition::iter().map(|edition| format!("edition-{}", edition.id())));
    ids.extend(
        ["character", "district", "ruling", "rule", "term"].map(|kind| format!("kind-{kind}")),
    );
    ids.extend(Measure::ALL.map(|measure| format!("measure-{}", measure.id())));
    for one in Trait::iter() {
        ids.insert(format!("trait-{}", one.id()));
        ids.extend(["high", "low"].map(|side| format!("like-{}-{side}", one.id())));
    }
    ids.extend(
        ["replaced", "single", "take-out", "put-in"].map(|advice| format!("advice-{advice}")),
    );
    for sort in ["road", "city", "monastery"] {
        ids.extend(["complete", "open"].map(|state| format!("fortress-{sort}-{state}")));
    }
    for topic in library::fortress::topics() {
        ids.insert(format!("fortress-rule-{}", topic.id));
        ids.insert(format!("fortress-section-{}", topic.section));
    }
    for ruling in library::fortress::rulings() {
        ids.insert(format!("fortress-ruling-{}", ruling.id));
        ids.insert(format!("fortress-section-{}", ruling.section));
    }
    ids.extend(Phase::iter().map(|phase| format!("pad-phase-{}", phase.id())));
    ids.extend(
        Refused::VARIANTS
            .iter()
            .map(|id| format!("pad-refused-{id}")),
    );
    ids.extend(Sort::iter().map(|sort| format!("pad-final-{}", sort.id())));
    for kind in KINDS {
        ids.extend(["", "final-"].map(|when| format!("pad-row-{when}{kind}")));
    }
    ids.extend(
        citadels::fortress::tile::kinds()
            .iter()
            .map(|kind| format!("tile-{}", kind.id)),
    );
    ids.extend(
        [
            "too-many-shields",
            "single-tile",
            "no-tiles",
            "not-surrounded",
            "too-many-neighbours",
            "completed-field",
            "too-many-followers",
            "two-monks",
        ]
        .map(|fault| format!("error-{fault}")),
    );
    ids.extend(Edition::iter().map(|edition| format!("edition-short-{}", edition.id())));
    ids.extend(Edition::iter().map(|edition| format!("page-rulings-{}", edition.id())));
    for edition in Edition::iter() {
        ids.extend(["deal", "crown"].map(|step| format!("setup-{step}-{}", edition.id())));
    }
    ids.extend(["classic", "third"].map(|edition| format!("setup-short-{edition}")));
    ids.extend(Action::iter().map(|action| format!("draft-step-{}", action.id())));
    ids.extend(Reminder::iter().map(|reminder| format!("remind-{}", reminder.id())));
    ids.extend(Barred::iter().map(|barred| format!("barred-{}", barred.id())));
    ids.extend(
        EventKind::VARIANTS
            .iter()
            .map(|id| format!("solo-event-{id}")),
    );
    ids.extend(
        Remembered::VARIANTS
            .iter()
            // What Vova does has the messages of his events.
            .filter(|id| **id != "vova")
            .map(|id| format!("solo-log-{id}")),
    );
    ids.extend(
        SoloBarred::VARIANTS
            .iter()
            .map(|id| format!("solo-barred-{id}")),
    );
    ids.extend(Verdict::iter().map(|verdict| format!("solo-verdict-{}", verdict.id())));
    ids.extend(Role::iter().map(|role| format!("solo-power-{}", role.id())));
    let by = [TieBreak::Rank, TieBreak::DistrictPoints, TieBreak::Gold];
    ids.extend(by.map(|by| format!("score-tie-{}", by.id())));
    // The faults of a claim that have a message of their name.
    ids.extend(
        [
            "same-name",
            "not-buildable",
            "too-many-copies",
            "two-crowns",
            "two-first",
            "same-rank",
        ]
        .map(|id| format!("error-{id}")),
    );
    ids.extend(["first-not-complete", "first-missing"].map(|id| format!("error-{id}")));
    for shelf in ["card", "topic", "fortress-topic"] {
        ids.extend(["none", "near", "several"].map(|how| format!("error-unknown-{shelf}-{how}")));
    }
    ids
}

/// The pages of the older editions that are others than in 2016: an edition's own, or one for both.
fn own_pages(topic: &library::Topic) -> Vec<String> {
    let known: BTreeSet<&str> = ids(Language::En).collect();
    let older = [Edition::Classic, Edition::Third].into_iter();
    older
        .filter(|&edition| topic.source(edition).is_some())
        .flat_map(|edition| [edition.id(), "older"].map(|of| format!("rule-{}-{of}", topic.id)))
        .filter(|id| known.contains(id.as_str()))
        .collect()
}

/// The ids written out in the source.
fn written() -> BTreeSet<String> {
    let prefixes = [
        "answer", "ask", "build", "call", "column", "deal", "deck", "differs", "discards", "draft",
        "edge", "error", "fortress", "help", "history", "keys", "keyword", "like", "line", "list",
        "mark", "misfit", "note", "pad", "page", "pass", "reason", "refusal", "rule", "ruling",
        "score", "search", "setup", "side", "solo", "source", "stats", "template", "turn", "value",
        "warning", "why",
    ];
    sources()
        .split('"')
        .filter(|word| {
            word.contains('-')
                && word
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        })
        .filter(|word| prefixes.contains(&word.split('-').next().unwrap()) && !word.ends_with('-'))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_message_that_is_used_exists() {
    let known: BTreeSet<&str> = ids(Language::En).collect();
    for id in composed().iter().chain(&written()) {
        assert!(known.contains(id.as_str()), "{id}");
    }
}

#[test]
fn every_message_that_exists_is_used() {
    let (composed, written) = (composed(), written());
    let unused: Vec<&str> = ids(Language::En)
        // What a character adds to the set-up is said where there is something to say.
        .filter(|id| !id.strip_prefix("setup-with-").is_some_and(is_character))
        // Only some cards differ from box to box in what they do.
        .filter(|id| {
            id.strip_prefix("differs-")
                .is_none_or(|card| card.parse::<Card>().is_err())
        })
        // Only some characters touch others.
        .filter(|id| !id.strip_prefix("targets-").is_some_and(is_character))
        // Help is composed from the commands; a debug build stops at a missing one.
        .filter(|id| {
            !["command-", "help-", "value-"]
                .iter()
                .any(|prefix| id.starts_with(prefix))
        })
        .filter(|id| !composed.contains(*id) && !written.contains(*id))
        .collect();
    assert_eq!(unused, [] as [&str; 0]);
}

/// `thief-classic`: a character of an edition.
fn is_character(name: &str) -> bool {
    Edition::iter().any(|edition| {
        let card = name
            .strip_suffix(edition.id())
            .and_then(|name| name.strip_suffix('-'));
        let printing = card
            .and_then(|id| id.parse::<Character>().ok())
            .and_then(|character| library::printing(character, edition));
        printing.is_some()
    })
}

#[test]
fn no_sentence_is_left_in_english() {
    let english = Texts::new(Language::En);
    for lang in [Language::Fr, Language::Ru, Language::Uk] {
        let texts = Texts::new(lang);
        for id in ids(lang) {
            for part in ["effect", "reminder", "text", "advice"] {
                let shape = &shapes_of(lang)[id];
                if shape.contains_key(part) && shape[part].iter().all(|used| used.starts_with('-'))
                {
                    assert_ne!(
                        texts.say_part(id, part),
                        english.say_part(id, part),
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
                assert_ne!(texts.say(id), english.say(id), "{}: {id}", lang.code());
            }
        }
    }
}

fn shapes_of(lang: Language) -> &'static BTreeMap<String, Shape> {
    use std::sync::OnceLock;
    static SHAPES: [OnceLock<BTreeMap<String, Shape>>; 4] = [const { OnceLock::new() }; 4];
    SHAPES[lang as usize].get_or_init(|| shapes(&format!("locales/{}", lang.code())))
}

#[test]
fn each_language_keeps_its_own_letters_and_marks() {
    for lang in Language::iter() {
        for file in fs::read_dir(root(&format!("locales/{}", lang.code()))).unwrap() {
            let path = file.unwrap().path();
            for (number, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
                if line.starts_with('#') {
                    continue;
                }
                let place = format!("{}:{}: {line}", path.display(), number + 1);
                let text = line.split_once('=').map_or(line, |(_, text)| text);
                // One ruling is about a Ukrainian spelling, and examples show other languages.
                let foreign_example = line.contains("Базиліка") || line.contains("{ -flag-lang }");
                let has = |letters: &str| text.to_lowercase().chars().any(|c| letters.contains(c));
                match lang {
                    Language::Fr => {
                        assert!(
                            !text.contains(" ;") && !text.contains(" !") && !text.contains("« "),
                            "{place}"
                        );
                        assert!(!has("абвгд") || foreign_example, "{place}");
                    }
                    Language::Uk => assert!(!has("ыэъё"), "{place}"),
                    Language::Ru if !foreign_example => {
                        assert!(!has("іїєґ"), "{place}");
                    }
                    _ => {}
                }
                assert!(!text.contains('’'), "{place}");
            }
        }
    }
}

#[test]
fn a_ruling_about_being_killed_or_bewitched_names_who_does_it() {
    // The word in the English text, and the cards of which one must be named.
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
        let text = texts.say(&format!("ruling-{}", ruling.id));
        for (word, cards) in laws {
            assert!(
                !text.contains(word)
                    || ruling.cards().iter().any(|card| cards.contains(&card.id())),
                "{}: {text}",
                ruling.id
            );
        }
    }
}

#[test]
fn a_reminder_fits_on_one_line() {
    for lang in Language::iter() {
        let texts = Texts::new(lang);
        for (id, shape) in shapes_of(lang) {
            if shape.contains_key("reminder") {
                let reminder = texts.say_part(id, "reminder");
                assert!(
                    reminder.chars().count() <= 76,
                    "{}: {id}: {reminder}",
                    lang.code()
                );
            }
        }
    }
}
