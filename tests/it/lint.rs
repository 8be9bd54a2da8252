//! Rules of style for what people read. Whoever breaks one is told, and no test fails:
//! `cargo test --test it lint` prints the warnings.

use super::help::{LANGS, commands, examples, options, page};
use super::locales::{files, root, shapes_of};
use citadels::language::Language;
use citadels::texts::{Id, Texts};
use std::fs;
use std::io::Write as _;
use strum::IntoEnumIterator;

#[test]
fn the_style_of_the_texts() {
    let rules = [
        readme,
        abouts,
        verbs,
        spoken_examples,
        reminders,
        marks,
        phrases,
    ];
    for warning in rules.iter().flat_map(|rule| rule()) {
        // Past what keeps a passing test silent.
        let _ = writeln!(std::io::stderr(), "warning: {warning}");
    }
}

/// A newcomer reads the README in five minutes.
fn readme() -> Vec<String> {
    let lines = fs::read_to_string("README.md").unwrap().lines().count();
    let told = (lines > 150).then(|| format!("README.md has {lines} lines, more than 150"));
    told.into_iter().collect()
}

/// Every help page but the program's own, with its language and name.
fn help_pages() -> impl Iterator<Item = (&'static str, String, &'static str)> {
    LANGS.iter().flat_map(|&lang| {
        let paths = commands().into_iter().skip(1).map(|(path, _)| path);
        paths.map(move |path| (lang, path.join(" "), page(&path, lang)))
    })
}

/// The sentence of a command fits on its line of the list of commands.
fn abouts() -> Vec<String> {
    let abouts = help_pages().map(|(lang, path, page)| (lang, path, page.lines().next().unwrap()));
    let long = abouts.filter(|(_, _, about)| about.chars().count() > 68);
    long.map(|(lang, path, about)| format!("{lang} {path}: longer than 68 letters: {about}"))
        .collect()
}

/// Commands and options start with a verb in one form.
fn verbs() -> Vec<String> {
    let is_verb = |lang: &str, text: &str| {
        let verb = text.split([' ', ',', '\u{a0}']).next().unwrap();
        let ends = |ends: &[&str]| ends.iter().any(|end| verb.ends_with(end));
        match lang {
            "fr" => ends(&["er", "ir", "re"]),
            "ru" => ends(&["ть", "ти", "чь"]),
            "uk" => ends(&["ти", "тися"]),
            _ => {
                !verb.ends_with('s')
                    && !["the", "a", "any", "only", "this", "number", "with"].contains(&verb)
            }
        }
    };
    let mut told = Vec::new();
    for (lang, path, page) in help_pages() {
        let texts = options(page, lang).into_iter().map(|(_, text)| text);
        let texts = texts.chain([page.lines().next().unwrap().to_owned()]);
        let wrong = texts.filter(|text| !is_verb(lang, text));
        told.extend(wrong.map(|text| format!("{lang} {path}: starts without a verb: {text}")));
    }
    told
}

/// An example outside English is typed as people there speak.
fn spoken_examples() -> Vec<String> {
    let english = [
        "vicious",
        "nobles-",
        "first-game",
        "friday ",
        "Anton",
        "Ann,",
        "castle",
        "which",
    ];
    let mut told = Vec::new();
    for (lang, _, page) in help_pages().filter(|(lang, ..)| *lang != "en") {
        let examples = examples(page, lang)
            .into_iter()
            .map(|words| words.join(" "));
        let wrong = examples.filter(|example| english.iter().any(|word| example.contains(word)));
        told.extend(wrong.map(|example| format!("{lang}: an English example: {example}")));
    }
    told
}

/// A reminder fits on one line.
fn reminders() -> Vec<String> {
    let mut told = Vec::new();
    for lang in Language::iter() {
        let texts = Texts::new(lang);
        for (id, _) in shapes_of(lang)
            .iter()
            .filter(|(_, shape)| shape.contains_key("reminder"))
        {
            let message = Id::find(id).expect("read from the same files");
            let reminder = texts.say_part(message, "reminder");
            if reminder.chars().count() > 76 {
                let lang = lang.code();
                told.push(format!("{lang} {id}: longer than 76 letters: {reminder}"));
            }
        }
    }
    told
}

/// Straight apostrophes everywhere; French marks keep their thin spaces.
fn marks() -> Vec<String> {
    let mut told = Vec::new();
    for lang in Language::iter() {
        let wrong: &[&str] = match lang {
            Language::Fr => &["’", " ;", " !", "« "],
            _ => &["’"],
        };
        for path in files(root(&format!("locales/{}", lang.code()))) {
            let file = fs::read_to_string(&path).unwrap();
            let lines = file.lines().filter(|line| !line.starts_with('#'));
            for line in lines {
                let text = line.split_once('=').map_or(line, |(_, text)| text);
                if wrong.iter().any(|mark| text.contains(mark)) {
                    told.push(format!(
                        "{}: a mark of another script: {text}",
                        path.display()
                    ));
                }
            }
        }
    }
    told
}

/// What nobody says at a table, in small letters, and what people say instead. The rules behind it
/// are in `docs/translating.md`.
const NOT_SAID: [(&str, &[(&str, &str)]); 4] = [
    (
        "en",
        &[
            ("in your turn", "on your turn"),
            ("in his turn", "on his turn"),
            ("in her turn", "on her turn"),
            ("any moment", "any time"),
            ("gold more", "extra gold"),
            ("point more", "extra point"),
            ("points more", "extra points"),
            (" anew", "again"),
            ("evenest", "most balanced"),
            ("not understood", "unknown"),
            ("english book", "the rulebook"),
            (" lace", "flower"),
            ("in brackets", "in parentheses"),
        ],
    ),
    (
        "fr",
        &[
            ("\u{a0}: { $card }.", "la carte avec son article"),
            ("se touche", "vous touchez"),
            ("quartiers spéciaux", "merveilles"),
            ("joueur couronné", "joueur qui a la couronne"),
            ("pas compris", "inconnu"),
            ("ne convient pas", "invalide"),
            ("abîmé", "endommagé"),
            ("personnage défaussé", "personnage écarté"),
            ("défaussez un personnage", "écartez un personnage"),
            ("plus égale", "plus équilibrée"),
        ],
    ),
    (
        "ru",
        &[
            ("момент не назван", "не указан"),
            ("мы читаем", "мы толкуем"),
            ("в этом ходу", "в этот ход"),
            ("возьмите ту версию", "обновите программу"),
        ],
    ),
    (
        "uk",
        &[
            ("рахується", "вважається, зараховується"),
            ("момент не названо", "не вказано"),
            ("обкрасти", "обікрасти"),
            ("лицем догори", "горілиць"),
            ("податок", "мито"),
            ("одне будівництво", "один квартал"),
            ("будівництвами", "кварталами"),
            ("тією версією", "оновіть програму"),
        ],
    ),
];

fn phrases() -> Vec<String> {
    let mut told = Vec::new();
    for (lang, phrases) in NOT_SAID {
        for path in files(root(&format!("locales/{lang}"))) {
            if path.extension().is_none_or(|of| of != "ftl") {
                continue;
            }
            let file = fs::read_to_string(&path).unwrap().to_lowercase();
            for line in own_words(&file) {
                let text = line.split_once(" = ").map_or(line, |(_, text)| text);
                let found = phrases.iter().filter(|(not, _)| text.contains(not));
                told.extend(found.map(|(not, but)| {
                    format!("{}: not \"{not}\", but \"{but}\": {line}", path.display())
                }));
            }
        }
    }
    told
}

/// The lines of a file but for comments and the stored questions, which are as players type them.
fn own_words(file: &str) -> impl Iterator<Item = &str> {
    let mut is_asked = false;
    file.lines().filter(move |line| {
        let begins = |part| line.trim_start().starts_with(part);
        is_asked = [".yes =", ".no =", ".asked ="].into_iter().any(begins)
            || is_asked && line.starts_with("        ");
        !is_asked && !line.starts_with('#')
    })
}
