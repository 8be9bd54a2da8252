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
use citadels::library::stored::{STRAIGHT, Word};
use citadels::library::thing::Thing;
use citadels::rules::edition::Edition;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

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
    if mode == "turning" {
        turning(&queries);
        return;
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

/// A stored question for yes or no: its text, its word as a number, and its tokens.
struct Line {
    of: usize,
    word: f64,
    tokens: Vec<usize>,
}

/// Tokens in fewer texts than this are left out.
const FEWEST: u16 = 6;
const STEPS: i32 = 400;

/// Finds for every language which words turn a question around, and writes `data/turning.toml`: each
/// stored question should have the word that the others of its text say, if those that ask the
/// other way say the other one.
fn turning(queries: &[(&Question, Query)]) {
    let mut out = String::from(
        "# Which words turn a question around, and how much: see src/library/stored.rs. Found by\n\
         # `cargo run --release --example ask -- turning`; a meaning of words.toml has a ~ before its number.\n",
    );
    for code in ["en", "fr", "ru", "uk"] {
        let (_, query) = queries
            .iter()
            .find(|(_, query)| query.lang().code() == code)
            .unwrap();
        let stored = query.stored();
        let is_common = |token: &usize| {
            let name = stored.tokens.piece(*token);
            stored.spread[*token] >= FEWEST && !name.starts_with(['@', '^'])
        };
        let mut lines: Vec<Line> = Vec::new();
        for place in 0..stored.count() {
            let line = stored.line(place);
            let word = match line.word {
                Word::Yes => 1.0,
                Word::No => -1.0,
                Word::Open => continue,
            };
            let tokens: BTreeSet<usize> = stored.entries(line).map(|(token, _)| token).collect();
            let tokens = tokens.into_iter().filter(is_common).collect();
            lines.push(Line {
                of: line.of,
                word,
                tokens,
            });
        }
        let texts = lines.iter().map(|line| line.of).max().unwrap() + 1;
        let mut counts = vec![0.0; texts];
        for line in &lines {
            counts[line.of] += 1.0;
        }
        lines.retain(|line| counts[line.of] >= 3.0);
        let turns = learn(&lines, &counts, stored.tokens.count());
        let right = agreeing(&lines, &counts, &turns);
        println!(
            "{code}: {right:.1} of 100 of {} lines follow from the others of their text",
            lines.len()
        );
        writeln!(out, "\n[{code}]").unwrap();
        for (token, turn) in turns
            .iter()
            .enumerate()
            .filter(|(_, turn)| turn.abs() >= 0.05)
        {
            let name = toml::Value::String(stored.tokens.piece(token).to_owned());
            writeln!(out, "{name} = {turn:.2}").unwrap();
        }
    }
    std::fs::write("data/turning.toml", out).unwrap();
}

fn ways(lines: &[Line], turns: &[f64]) -> Vec<f64> {
    let way = |line: &Line| {
        (STRAIGHT + line.tokens.iter().map(|token| turns[*token]).sum::<f64>()).tanh()
    };
    lines.iter().map(way).collect()
}

/// The sum of what the lines of each text say.
fn sums(lines: &[Line], of: impl Fn(usize) -> f64, texts: usize) -> Vec<f64> {
    let mut sums = vec![0.0; texts];
    for (at, line) in lines.iter().enumerate() {
        sums[line.of] += of(at);
    }
    sums
}

fn agreeing(lines: &[Line], counts: &[f64], turns: &[f64]) -> f64 {
    let ways = ways(lines, turns);
    let said = sums(lines, |at| lines[at].word * ways[at], counts.len());
    let agrees = |at: &usize| {
        let line = &lines[*at];
        line.word * ways[*at] * (said[line.of] - line.word * ways[*at]) > 0.0
    };
    let count = (0..lines.len()).filter(agrees).count();
    100.0 * count as f64 / lines.len() as f64
}

/// Gradient descent (Adam) on the logistic loss of each line, predicted from the others.
fn learn(lines: &[Line], counts: &[f64], tokens: usize) -> Vec<f64> {
    let mut turns = vec![0.0; tokens];
    let (mut first, mut second) = (vec![0.0; tokens], vec![0.0; tokens]);
    let keep_small = 0.0002 * lines.len() as f64;
    for step in 1..=STEPS {
        let ways = ways(lines, &turns);
        let said = sums(lines, |at| lines[at].word * ways[at], counts.len());
        let others = |at: usize| said[lines[at].of] - lines[at].word * ways[at];
        let pull: Vec<f64> = (0..lines.len())
            .map(|at| {
                let scale = 2.0 / counts[lines[at].of].sqrt();
                let margin = lines[at].word * ways[at] * others(at) * scale;
                -scale / (1.0 + margin.exp())
            })
            .collect();
        let pulled = sums(
            lines,
            |at| pull[at] * lines[at].word * ways[at],
            counts.len(),
        );
        let mut slope: Vec<f64> = turns.iter().map(|turn| keep_small * turn).collect();
        for (at, line) in lines.iter().enumerate() {
            let own = pull[at] * line.word;
            let by_way = own * others(at) + (pulled[line.of] - own * ways[at]) * line.word;
            let by_sum = by_way * (1.0 - ways[at] * ways[at]);
            for token in &line.tokens {
                slope[*token] += by_sum;
            }
        }
        let fade = |rate: f64| 1.0 - rate.powi(step);
        for token in 0..tokens {
            first[token] = 0.9 * first[token] + 0.1 * slope[token];
            second[token] = 0.999 * second[token] + 0.001 * slope[token] * slope[token];
            let scale = (second[token] / fade(0.999)).sqrt() + 1e-8;
            turns[token] -= 0.02 * first[token] / fade(0.9) / scale;
        }
    }
    turns
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
