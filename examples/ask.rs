//! How well `ask` answers the questions of `tests/questions`, and the numbers in `data/ask.toml`
//! that make it answer best: `cargo run --release --example ask`, with `tune` to look for better
//! numbers, with `show` to see what is wrong.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    reason = "an example prints, and may stop"
)]

use citadels::language::Language;
use citadels::library::ask::weights::Weights;
use citadels::library::ask::{Found, WEIGHTS};
use citadels::library::search::Query;
use citadels::library::stored::Word;
use citadels::library::thing::Thing;
use citadels::rules::edition::Edition;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Question {
    id: String,
    set: String,
    half: String,
    lang: String,
    q: String,
    kind: String,
    verdict: Option<String>,
    accept: Vec<String>,
    pair: Option<String>,
}

fn settles(question: &Question, thing: Thing) -> bool {
    let accept = |id: &str| question.accept.iter().any(|one| one == id);
    match thing {
        Thing::Ruling(ruling) => accept(ruling.id()) || ruling.covers().any(accept),
        Thing::Rule(topic) | Thing::Term(topic) => {
            topic.covers().any(accept) || accept(topic.id.id())
        }
        Thing::Card(printing) => {
            accept(&format!("card-{}", printing.card)) || accept(printing.card.id())
        }
    }
}

#[derive(Default, Clone, Copy)]
struct Tally {
    all: usize,
    first: usize,
    five: usize,
    sure: usize,
    yes_no: usize,
    right: usize,
    wrong: usize,
    odd: usize,
    refusals: usize,
    held: usize,
    pairs: usize,
    both: usize,
}

impl Tally {
    fn line(&self) -> String {
        let of = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        format!(
            "{:4} first {:5.1} five {:5.1} sure {:5.1} | word right {:5.1} wrong {:4.1} of {:3}, odd {:2} | held {:5.1} of {:3} | pairs {:3}/{:3}",
            self.all,
            of(self.first, self.all),
            of(self.five, self.all),
            of(self.sure, self.all),
            of(self.right, self.yes_no),
            of(self.wrong, self.yes_no),
            self.yes_no,
            self.odd,
            of(self.held, self.refusals),
            self.refusals,
            self.both,
            self.pairs
        )
    }

    /// What is looked for: more is better. A wrong word weighs most; what is beyond the aims says
    /// little.
    fn worth(&self) -> f64 {
        let of = |part: usize, all: usize| part as f64 / all.max(1) as f64;
        of(self.first, self.all) + 0.5 * of(self.five, self.all) + 0.8 * of(self.right, self.yes_no)
            - 3.0 * of(self.wrong, self.yes_no).max(0.02)
            - 0.7 * of(self.odd, self.all)
            + 0.8 * of(self.held, self.refusals).min(0.95)
            + 0.3 * of(self.both, self.pairs)
            + 0.2 * of(self.sure, self.all)
    }
}

fn language(code: &str) -> Language {
    let mut all = <Language as strum::IntoEnumIterator>::iter();
    all.find(|lang| lang.code() == code).unwrap()
}

struct Asked<'a> {
    question: &'a Question,
    found: Found,
}

fn tally(asked: &[Asked<'_>]) -> Tally {
    let mut tally = Tally::default();
    let mut pairs: BTreeMap<&str, Vec<bool>> = BTreeMap::new();
    for Asked { question, found } in asked {
        let word = found.word.map(<&str>::from);
        if question.kind == "refusal" {
            tally.refusals += 1;
            tally.held += usize::from(!found.is_sure);
            continue;
        }
        tally.all += 1;
        let place = found
            .hits
            .iter()
            .position(|hit| settles(question, hit.thing));
        let is_wrong =
            word.is_some() && question.verdict.is_some() && word != question.verdict.as_deref();
        tally.first += usize::from(place == Some(0) && !is_wrong);
        tally.five += usize::from(place.is_some());
        tally.sure += usize::from(found.is_sure);
        let is_right = word.is_some() && word == question.verdict.as_deref();
        if question.verdict.is_some() {
            tally.yes_no += 1;
            tally.right += usize::from(is_right);
            tally.wrong += usize::from(is_wrong);
        } else {
            tally.odd += usize::from(word.is_some());
        }
        if let Some(pair) = &question.pair {
            pairs.entry(pair).or_default().push(is_right);
        }
    }
    tally.pairs = pairs.len();
    tally.both = pairs
        .values()
        .filter(|pair| pair.iter().all(|one| *one))
        .count();
    tally
}

fn ask<'a>(queries: &'a [(&'a Question, Query)], weights: &Weights) -> Vec<Asked<'a>> {
    let (left, right) = queries.split_at(queries.len() / 2);
    let run = |part: &'a [(&'a Question, Query)]| {
        let asked = part.iter().map(|(question, query)| Asked {
            question,
            found: query.ask_with(Edition::E2016, weights),
        });
        asked.collect::<Vec<_>>()
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| run(right));
        let mut all = run(left);
        all.extend(other.join().unwrap());
        all
    })
}

fn report(asked: &[Asked<'_>]) {
    let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, one) in asked.iter().enumerate() {
        let Question {
            set, half, lang, ..
        } = one.question;
        for key in [
            format!("{half} all"),
            format!("{half} {set}"),
            format!("{half} {lang}"),
        ] {
            groups.entry(key).or_default().push(at);
        }
    }
    for (key, places) in groups {
        let part: Vec<Asked<'_>> = places
            .iter()
            .map(|at| Asked {
                question: asked[*at].question,
                found: copy(&asked[*at].found),
            })
            .collect();
        println!("{key:12} {}", tally(&part).line());
    }
}

fn copy(found: &Found) -> Found {
    Found {
        hits: found.hits.clone(),
        ..*found
    }
}

fn main() {
    let text = std::fs::read_to_string("tests/questions/asked.json").unwrap();
    let questions: Vec<Question> = serde_json::from_str(&text).unwrap();
    let queries: Vec<(&Question, Query)> = questions
        .iter()
        .map(|one| (one, Query::new(&one.q, language(&one.lang), Edition::E2016)))
        .collect();
    let mode = std::env::args().nth(1).unwrap_or_default();
    // Plain facts are not compared.
    let (facts, queries): (Vec<_>, Vec<_>) = queries
        .into_iter()
        .partition(|(_, query)| query.plain(Edition::E2016).is_some());
    for (question, query) in facts.iter().filter(|_| mode == "facts") {
        println!(
            "FACT [{}] {} {:?} {:?}",
            question.kind,
            question.q,
            question.accept,
            query.plain(Edition::E2016).map(|(fact, word)| (
                format!("{fact:?}").chars().take(60).collect::<String>(),
                word
            ))
        );
    }
    if mode == "proved" {
        proved();
        return;
    }
    if mode == "curve" {
        for word in [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6] {
            println!("a word from {word} on");
            let weights = Weights {
                word,
                ..WEIGHTS.clone()
            };
            report(&ask(&queries, &weights));
        }
        return;
    }
    if mode == "tune" {
        tune(&queries);
        return;
    }
    let began = std::time::Instant::now();
    let asked = ask(&queries, &WEIGHTS);
    println!("{:?}", began.elapsed());
    report(&asked);
    if mode == "show" {
        let half = std::env::args().nth(2).unwrap_or_else(|| "tune".into());
        for Asked { question, found } in asked.iter().filter(|one| one.question.half == half) {
            let word = found.word.map(<&str>::from);
            let place = found
                .hits
                .iter()
                .position(|hit| settles(question, hit.thing));
            let is_wrong = word.is_some() && word != question.verdict.as_deref();
            let ids: Vec<&str> = found
                .hits
                .iter()
                .take(3)
                .map(|hit| hit.thing.id())
                .collect();
            let mark = match () {
                () if question.kind == "refusal" => {
                    if found.is_sure {
                        "SURE"
                    } else {
                        continue;
                    }
                }
                () if is_wrong => "WORD",
                () if place.is_none() => "LOST",
                () if place != Some(0) => "2ND",
                () if !found.is_sure => "UNSURE",
                () if word.is_none() && question.verdict.is_some() => "NOWORD",
                () => continue,
            };
            println!(
                "{mark} {} [{}] {} | right {:?} {:?} | {word:?} fit {:.2} clear {:.2} {ids:?}",
                question.id,
                question.kind,
                question.q,
                question.verdict,
                question.accept,
                found.fit,
                found.clear
            );
        }
    }
}

fn tune(queries: &[(&Question, Query)]) {
    let part: Vec<usize> = (0..queries.len())
        .filter(|at| queries[*at].0.half == "tune")
        .collect();
    let worth = |weights: &Weights| {
        let asked = ask(queries, weights);
        let tuned: Vec<Asked<'_>> = part
            .iter()
            .map(|at| Asked {
                question: asked[*at].question,
                found: copy(&asked[*at].found),
            })
            .collect();
        tally(&tuned).worth()
    };
    let mut table = toml::Table::try_from(WEIGHTS.clone()).unwrap();
    let read = |table: &toml::Table| -> Weights { table.clone().try_into().unwrap() };
    let mut best = worth(&read(&table));
    println!("{best:.4}");
    for round in 0..2 {
        let names: Vec<String> = table.keys().cloned().collect();
        for name in names {
            let old = table[&name].as_float().unwrap();
            for factor in [0.5, 0.7, 0.85, 1.15, 1.4, 2.0] {
                let mut other = table.clone();
                other[&name] = toml::Value::Float((old * factor * 1000.0).round() / 1000.0);
                let now = worth(&read(&other));
                if now > best + 1e-9 {
                    best = now;
                    table = other;
                    println!("{round} {name} {} {best:.4}", table[&name]);
                }
            }
        }
    }
    println!("{}", toml::to_string(&table).unwrap());
    report(&ask(queries, &read(&table)));
}

/// The stored questions that the game answers, and where it says something else.
fn proved() {
    let all: Vec<Thing> = citadels::library::thing::things().collect();
    for lang in <Language as strum::IntoEnumIterator>::iter() {
        let (mut proved, mut wrong) = (0, 0);
        let stored = Query::in_language("", lang, Edition::E2016).stored();
        for place in 0..stored.count() {
            let line = stored.line(place);
            if line.word == Word::Open
                || !all[line.of].holds_in(Edition::E2016)
                || all[line.of].game() == citadels::library::Game::Fortress
            {
                continue;
            }
            let question = stored.question(line);
            let query = Query::in_language(question, lang, Edition::E2016);
            let Some(form) = query.form() else { continue };
            let Some(word) = form.word() else { continue };
            proved += 1;
            if Word::from(Some(word)) != line.word {
                wrong += 1;
                println!(
                    "{} {:?} {question} | {:?} {:?}",
                    all[line.of].id(),
                    line.word,
                    form.case,
                    form.cards.len()
                );
            }
        }
        println!("{}: {proved} proved, {wrong} disagree", lang.code());
    }
}
