//! How well `ask` answers the questions of `tests/questions`: `cargo run --release --example ask`.
//!
//! With `show` it prints what is wrong (of the half that may be looked at), with `curve` what other
//! thresholds for a word would give, with `proved` which stored questions the game itself answers,
//! and with `tune` it looks for better numbers for `data/ask.toml`, with cross-validation. Plain
//! facts are not counted here.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    reason = "an example prints, and may stop"
)]

#[path = "../tests/questions/asked.rs"]
mod asked;

use asked::{Answered, Question, Tally, percent};
use citadels::language::Language;
use citadels::library::ask::weights::Weights;
use citadels::library::ask::{Found, WEIGHTS};
use citadels::library::search::Query;
use citadels::library::thing::{Thing, things};
use citadels::rules::edition::Edition;
use std::collections::BTreeMap;
use strum::IntoEnumIterator;

fn main() {
    let questions = Question::all();
    let asked: Vec<(&Question, Query)> = questions
        .iter()
        .map(|one| (one, Query::new(&one.q, language(&one.lang), Edition::E2016)))
        .filter(|(_, query)| query.plain(Edition::E2016).is_none())
        .collect();
    match std::env::args().nth(1).as_deref() {
        None => report(&asked, &WEIGHTS),
        Some("show") => show(&asked),
        Some("curve") => {
            for step in 5..13 {
                let word = f64::from(step) * 0.05;
                println!("a word from {word:.2} on");
                let weights = Weights {
                    word,
                    ..WEIGHTS.clone()
                };
                report(&asked, &weights);
            }
        }
        Some("proved") => proved(),
        Some("tune") => cross_validate(&asked),
        Some(other) => println!("{other}: show, curve, proved or tune"),
    }
}

fn language(code: &str) -> Language {
    Language::iter().find(|lang| lang.code() == code).unwrap()
}

fn settles(question: &Question, thing: Thing) -> bool {
    let accept = |id: &str| question.accept.contains(id);
    match thing {
        Thing::Ruling(ruling) => accept(ruling.id()) || ruling.covers.iter().any(|id| accept(id)),
        Thing::Rule(topic) | Thing::Term(topic) => {
            topic.covers.iter().any(|id| accept(id)) || accept(topic.id.id())
        }
        Thing::Card(printing) => {
            accept(&format!("card-{}", printing.card)) || accept(printing.card.id())
        }
    }
}

fn answered(question: &Question, found: &Found) -> Answered<'static> {
    let mut hits = found.hits.iter();
    Answered {
        place: hits.position(|hit| settles(question, hit.thing)),
        is_sure: found.is_sure,
        word: found.word.map(<&str>::from),
    }
}

type Asked<'a> = (&'a Question, Query);

fn tally<'a>(asked: impl Iterator<Item = &'a Asked<'a>>, weights: &Weights) -> Tally {
    Tally::of(asked.map(|(question, query)| {
        let found = query.ask_with(Edition::E2016, weights);
        (*question, answered(question, &found))
    }))
}

fn report(asked: &[Asked<'_>], weights: &Weights) {
    let mut groups: BTreeMap<String, Vec<&Asked<'_>>> = BTreeMap::new();
    for one in asked {
        let Question {
            set, half, lang, ..
        } = one.0;
        for group in ["all", set, lang] {
            let group = groups.entry(format!("{half} {group}")).or_default();
            group.push(one);
        }
    }
    for (name, asked) in groups {
        println!("{name:12} {}", line(&tally(asked.into_iter(), weights)));
    }
}

fn line(tally: &Tally) -> String {
    format!(
        "{:4}: first {:3.0} %, of five {:3.0}, sure {:3.0}; {:3} yes or no: right {:3.0}, wrong {:4.1}; open with a word {}; refused {:3.0} of {:3}; both ways {}/{}",
        tally.all,
        percent(tally.first, tally.all),
        percent(tally.five, tally.all),
        percent(tally.sure, tally.all),
        tally.yes_no,
        percent(tally.right, tally.yes_no),
        percent(tally.wrong, tally.yes_no),
        tally.odd,
        percent(tally.refused, tally.refusals),
        tally.refusals,
        tally.both,
        tally.pairs
    )
}

fn show(asked: &[Asked<'_>]) {
    for (question, query) in asked.iter().filter(|(one, _)| one.half == "tune") {
        let found = query.ask(Edition::E2016);
        let Answered {
            place,
            is_sure,
            word,
        } = answered(question, &found);
        let right = question.verdict.as_deref();
        let mark = match () {
            () if question.is_refusal() && is_sure => "SURE",
            () if question.is_refusal() => continue,
            () if word.is_some() && word != right => "WORD",
            () if place.is_none() => "LOST",
            () if place != Some(0) => "2ND",
            () if !is_sure => "UNSURE",
            () if word.is_none() && right.is_some() => "NOWORD",
            () => continue,
        };
        let ids: Vec<&str> = found
            .hits
            .iter()
            .take(3)
            .map(|hit| hit.thing.id())
            .collect();
        println!(
            "{mark} {} {} | {right:?} {:?} | {word:?} fit {:.2} clear {:.2} {ids:?}",
            question.id, question.q, question.accept, found.fit, found.clear
        );
    }
}

/// What is looked for: more is better. A wrong word weighs most; what is beyond the aims says
/// little.
fn worth(tally: &Tally) -> f64 {
    let of = |part: usize, all: usize| percent(part, all) / 100.0;
    of(tally.first, tally.all)
        + 0.5 * of(tally.five, tally.all)
        + 0.8 * of(tally.right, tally.yes_no)
        - 3.0 * of(tally.wrong, tally.yes_no).max(0.02)
        - 0.7 * of(tally.odd, tally.all)
        + 0.8 * of(tally.refused, tally.refusals).min(0.96)
        + 0.2 * of(tally.both, tally.pairs)
        + 0.3 * of(tally.sure, tally.all).min(0.97)
}

/// The questions are divided into so many parts; each is answered with numbers found by the others.
const FOLDS: usize = 4;

fn cross_validate(asked: &[Asked<'_>]) {
    // The two of a pair stay together.
    let part = |question: &Question| {
        let name = question.pair.as_ref().unwrap_or(&question.id);
        name.bytes().map(usize::from).sum::<usize>() % FOLDS
    };
    for fold in 0..FOLDS {
        let others: Vec<&Asked<'_>> = asked.iter().filter(|one| part(one.0) != fold).collect();
        let weights = tune(&others);
        let held = |weights| tally(asked.iter().filter(|one| part(one.0) == fold), weights);
        println!(
            "part {fold} with today's numbers: {}",
            line(&held(&WEIGHTS))
        );
        println!(
            "part {fold} with the others':     {}",
            line(&held(&weights))
        );
    }
    let all: Vec<&Asked<'_>> = asked.iter().collect();
    println!("by all:\n{}", toml::to_string(&tune(&all)).unwrap());
}

/// One number after the other is made smaller or larger, as long as that helps.
fn tune(asked: &[&Asked<'_>]) -> Weights {
    let (left, right) = asked.split_at(asked.len() / 2);
    let value = |weights: &Weights| {
        std::thread::scope(|scope| {
            let left = scope.spawn(|| worth(&tally(left.iter().copied(), weights)));
            worth(&tally(right.iter().copied(), weights)) + left.join().unwrap()
        })
    };
    let read = |table: &toml::Table| -> Weights { table.clone().try_into().unwrap() };
    let mut table = toml::Table::try_from(WEIGHTS.clone()).unwrap();
    let mut best = value(&read(&table));
    let names: Vec<String> = table.keys().cloned().collect();
    for name in names {
        let old = table[&name].as_float().unwrap();
        for factor in [0.6, 0.8, 0.9, 1.1, 1.25, 1.6] {
            let mut other = table.clone();
            other[&name] = toml::Value::Float((old * factor * 1000.0).round() / 1000.0);
            let now = value(&read(&other));
            if now > best {
                (best, table) = (now, other);
            }
        }
    }
    read(&table)
}

/// The stored questions that the game answers, and where it says something else.
fn proved() {
    let all: Vec<Thing> = things().collect();
    for lang in Language::iter() {
        let (mut proved, mut wrong) = (0, 0);
        let stored = Query::in_language("", lang, Edition::E2016).stored();
        for line in stored.lines() {
            let question = stored.question(line);
            let query = Query::in_language(question, lang, Edition::E2016);
            let Some(word) = query.form().and_then(|form| form.word()) else {
                continue;
            };
            if line.word.is_none() || !all[line.of].holds_in(Edition::E2016) {
                continue;
            }
            proved += 1;
            if Some(word) != line.word {
                wrong += 1;
                println!("{} {:?} {question}", all[line.of].id(), line.word);
            }
        }
        println!("{}: {proved} proved, {wrong} disagree", lang.code());
    }
}
