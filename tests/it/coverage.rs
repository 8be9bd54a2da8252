//! Every line of the fact sheets is answered by a ruling, a rule page or a term.

use super::data::files;
use citadels::library::Source;
use citadels::library::parse::{Data, Rules};
use citadels::rules::card::Card;
use citadels::rules::edition::Edition;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
struct Sheet {
    entry: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    number: Option<u32>,
    id: Option<String>,
    /// The edition of the cited rulebook, or `solo`; 2016 if absent.
    book: Option<String>,
    cards: BTreeSet<String>,
    lines: BTreeSet<u32>,
}

impl Entry {
    fn book(&self) -> String {
        self.book
            .clone()
            .unwrap_or_else(|| Edition::E2016.id().to_owned())
    }

    fn name(&self) -> String {
        self.id
            .clone()
            .unwrap_or_else(|| format!("checklist-{}", self.number.unwrap()))
    }
}

/// The answers to a line: the cards they belong to and the lines they cite in each book.
#[derive(Default)]
struct Answer {
    cards: BTreeSet<String>,
    lines: BTreeSet<(String, u32)>,
}

fn answers() -> BTreeMap<String, Answer> {
    let data = Data::parse(&files()).unwrap();
    let mut answers: BTreeMap<String, Answer> = BTreeMap::new();
    let mut add = |covers: &[String], cards: Vec<String>, sources: Vec<&Source>| {
        for line in covers {
            let answer = answers.entry(line.clone()).or_default();
            answer.cards.extend(cards.clone());
            for source in &sources {
                // The English rulebook uses the Ukrainian one's line numbers.
                let edition = source.edition.map(Edition::id);
                let book = edition.unwrap_or(source.book.id()).to_owned();
                answer
                    .lines
                    .extend(source.lines.iter().map(|&line| (book.clone(), line)));
            }
        }
    };
    for ruling in data.rulings.iter().flat_map(|(_, rulings)| rulings) {
        add(
            &ruling.covers,
            ruling
                .about
                .iter()
                .flatten()
                .map(ToString::to_string)
                .collect(),
            ruling.sources().collect(),
        );
    }
    for topic in data.rules.topic.iter().chain(&data.rules.term) {
        add(&topic.covers, Vec::new(), topic.sources.iter().collect());
    }
    answers
}

fn check(sheet: &str) -> BTreeSet<String> {
    let sheet: Sheet = toml::from_str(sheet).unwrap();
    let answers = answers();
    let mut open = Vec::new();
    for entry in &sheet.entry {
        let Some(answer) = answers.get(&entry.name()) else {
            open.push(format!("{}: nothing answers it", entry.name()));
            continue;
        };
        for card in entry.cards.difference(&answer.cards) {
            open.push(format!("{}: not attached to {card}", entry.name()));
        }
        for line in entry
            .lines
            .iter()
            .filter(|line| !answer.lines.contains(&(entry.book(), **line)))
        {
            open.push(format!("{}: line {line} is not cited", entry.name()));
        }
    }
    assert_eq!(open, [] as [&str; 0]);
    sheet.entry.iter().map(Entry::name).collect()
}

#[test]
fn all_209_clarifications_of_the_book_are_answered_with_their_cards_and_lines() {
    assert_eq!(check(include_str!("../coverage/checklist.toml")).len(), 209);
}

#[test]
fn every_reading_and_open_question_is_answered() {
    check(include_str!("../coverage/readings.toml"));
}

#[test]
fn every_question_people_ask_is_answered_with_its_cards() {
    let questions = check(include_str!("../coverage/questions.toml"));
    assert_eq!(questions.len(), 55);
}

#[test]
fn every_difference_in_the_older_books_is_answered_with_its_cards_and_lines() {
    check(include_str!("../coverage/editions.toml"));
}

/// The numbered facts of the tile game, with the lines of its rulebook.
#[derive(Deserialize)]
struct Facts {
    entry: Vec<Fact>,
}

#[derive(Deserialize)]
struct Fact {
    id: String,
    lines: BTreeSet<u32>,
}

#[test]
fn every_numbered_fact_of_the_tile_game_is_answered_with_its_lines_and_none_is_invented() {
    let facts: Facts = toml::from_str(include_str!("../coverage/fortress.toml")).unwrap();
    let rules: Rules = toml::from_str(include_str!("../../data/fortress/rules.toml")).unwrap();
    let topics = rules
        .topic
        .iter()
        .map(|topic| (&topic.covers, &topic.sources[0].lines));
    let rulings = rules
        .ruling
        .iter()
        .map(|ruling| (&ruling.covers, &ruling.source.lines));
    let mut answered: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
    for (covers, lines) in topics.chain(rulings) {
        for number in covers {
            answered.entry(number.clone()).or_default().extend(lines);
        }
    }
    let mut open = Vec::new();
    for Fact { id, lines } in &facts.entry {
        match answered.get(id) {
            None => open.push(format!("{id}: nothing answers it")),
            Some(cited) => {
                open.extend(
                    lines
                        .difference(cited)
                        .map(|line| format!("{id}: line {line}")),
                );
            }
        }
    }
    assert_eq!(open, [] as [&str; 0]);
    let many = [
        ('S', 6),
        ('T', 4),
        ('P', 3),
        ('F', 5),
        ('R', 1),
        ('C', 1),
        ('M', 1),
        ('D', 1),
        ('X', 5),
        ('E', 9),
        ('V', 6),
        ('K', 24),
    ];
    let all: BTreeSet<String> = many
        .iter()
        .flat_map(|(letter, last)| (1..=*last).map(move |number| format!("{letter}{number}")))
        .collect();
    assert_eq!(
        facts
            .entry
            .iter()
            .map(|fact| fact.id.clone())
            .collect::<BTreeSet<_>>(),
        all
    );
    assert_eq!(answered.into_keys().collect::<BTreeSet<_>>(), all);
}

#[test]
fn nothing_claims_to_answer_a_line_that_does_not_exist() {
    let mut known = check(include_str!("../coverage/checklist.toml"));
    known.extend(check(include_str!("../coverage/readings.toml")));
    known.extend(check(include_str!("../coverage/editions.toml")));
    known.extend(check(include_str!("../coverage/questions.toml")));
    // A card's own entry.
    known.extend(Card::all().map(|card| format!("card-{card}")));
    let claimed: BTreeSet<String> = answers().into_keys().collect();
    assert_eq!(
        claimed.difference(&known).collect::<Vec<_>>(),
        [] as [&String; 0]
    );
}
