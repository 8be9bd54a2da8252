//! One page in four languages: the English one is looked at (a snapshot), each other is compared
//! with it.

use citadels::texts::Id;
use std::collections::BTreeSet;
use unicode_width::UnicodeWidthStr;

/// Draws a page of at most 80 columns in every language: the English one, once each other has its
/// blocks and numbers, and nothing that is not translated.
#[track_caller]
pub fn english_of(mut draw: impl FnMut(&str) -> String) -> String {
    let english = draw("en");
    fits(&english, "en");
    for lang in ["fr", "ru", "uk"] {
        let page = draw(lang);
        fits(&page, lang);
        assert_eq!(Shape::of(&page), Shape::of(&english), "{lang}:\n{page}");
        let left = untranslated(&page, &english);
        assert!(left.is_empty(), "{lang}: {left:?} in\n{page}");
    }
    english
}

#[track_caller]
fn fits(page: &str, lang: &str) {
    assert!(!page.trim().is_empty(), "{lang}: nothing is shown");
    let wide: Vec<&str> = page.lines().filter(|line| line.width() > 80).collect();
    assert!(wide.is_empty(), "{lang}: {wide:#?}");
}

/// What a page has in every language.
#[derive(Debug, PartialEq)]
struct Shape {
    /// Parts between empty lines.
    blocks: usize,
    /// Lines of a list.
    items: usize,
    /// Lines drawn below a heading or between parts.
    rules: usize,
    /// Every number but 0 and 1, which may be a word.
    numbers: BTreeSet<String>,
}

impl Shape {
    fn of(page: &str) -> Self {
        let lines = || page.lines().map(str::trim);
        let is_drawn = |line: &str| line.contains(['─', '═']) || line.starts_with("==");
        let filled: Vec<bool> = lines().map(|line| !line.is_empty()).collect();
        let numbers = page.split(|c: char| !c.is_ascii_digit());
        let numbers = numbers.filter(|number| !["", "0", "1"].contains(number));
        Self {
            blocks: filled
                .split(|filled| !filled)
                .filter(|block| !block.is_empty())
                .count(),
            items: lines().filter(|line| line.starts_with('•')).count(),
            rules: lines().filter(|line| is_drawn(line)).count(),
            numbers: numbers.map(str::to_owned).collect(),
        }
    }
}

/// What no reader of another language may see: the marks of a message, the id of one, and three
/// words in a row as they stand on the English page (but for commands).
fn untranslated(page: &str, english: &str) -> Vec<String> {
    let known = words(english);
    let runs = |page: &str| -> BTreeSet<Vec<String>> {
        let lines = page.lines().flat_map(english_runs);
        lines.collect()
    };
    let ids = words(page).into_iter().filter(|word| {
        let is_id = word.contains('-') && Id::find(word).is_some();
        is_id && !known.contains(word)
    });
    let marks = page.lines().filter(|line| line.contains(['{', '}']));
    let left = runs(page)
        .intersection(&runs(english))
        .cloned()
        .collect::<Vec<_>>();
    let left = left.into_iter().map(|run| run.join(" "));
    ids.chain(left).chain(marks.map(str::to_owned)).collect()
}

fn words(page: &str) -> BTreeSet<String> {
    let words = page.split(|c: char| !c.is_alphanumeric() && c != '-');
    words.map(str::to_owned).collect()
}

/// Every three words in a row of lower-case Latin letters. What follows the program's name is typed
/// in any language.
fn english_runs(line: &str) -> Vec<Vec<String>> {
    let line = line.split("citadels ").next().unwrap_or_default();
    let words = line
        .split_whitespace()
        .map(|word| word.trim_end_matches([',', '.', ':', ';']));
    let words: Vec<&str> = words.collect();
    let is_plain = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
    let runs = words.windows(3).filter(|run| run.iter().all(is_plain));
    runs.map(|run| run.iter().map(|&word| word.to_owned()).collect())
        .collect()
}

#[test]
fn what_is_left_in_english_is_found() {
    let english = "Cards to draw: 2\nThe city is complete\nciti show card-witch";
    let left = |page: &str| untranslated(page, english);
    assert_eq!(left("Карты: 2\nГород достроен"), [] as [&str; 0]);
    assert_eq!(left("Карты: 2\nThe city is complete"), ["city is complete"]);
    assert_eq!(left("{ $count }"), ["{ $count }"]);
    let id = Id::all().find(|id| id.name().contains('-')).unwrap().name();
    assert_eq!(left(id), [id]);
    assert_ne!(Shape::of("one\n\n2"), Shape::of("one\n2"));
    assert_ne!(Shape::of("one\n2"), Shape::of("one\n3"));
}
