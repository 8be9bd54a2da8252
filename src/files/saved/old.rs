//! What version 1 wrote: five formats.

use crate::command::fortress::entry::{self, BoardGame};
use crate::command::score::sheet::{self, ScoreSheet};
use crate::command::solo::flow::{self, Solo};
use crate::command::table::between::{self, How};
use crate::command::table::evening::{self, Evening};
use crate::command::table::{opening, round};
use crate::files::log;
use crate::files::saved::{Kind, Lasts};
use crate::fortress::pad::{Pad, Record, Setup};
use crate::rules::edition::Edition;
use crate::rules::solo::game::{self, Step};
use serde::Deserialize;
use serde_json::{Value, from_value};

/// What a line of version 1 says.
#[derive(Debug)]
pub enum Old<S, I> {
    Begin(String, S),
    Do(I),
    /// So many inputs are taken back.
    Undo(usize),
    /// This is not an input.
    Not(String),
}

/// It had no token, so it gets one.
fn token() -> String {
    log::token().unwrap_or_default()
}

impl Lasts for Pad {
    const KIND: Kind = Kind::Pad;
    type Start = Setup;
    type Input = Record;

    fn old(json: Value) -> Option<Vec<Old<Setup, Record>>> {
        let line = match json.get("begin") {
            Some(begin) => Old::Begin(token(), from_value(begin.clone()).ok()?),
            None => Old::Do(from_value(json).ok()?),
        };
        Some(vec![line])
    }
}

impl Lasts for BoardGame {
    const KIND: Kind = Kind::Board;
    type Start = entry::Setup;
    type Input = entry::Input;

    fn old(mut json: Value) -> Option<Vec<Old<entry::Setup, entry::Input>>> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Line {
            Begin(entry::Setup),
            Do(entry::Input),
            Undo(usize),
            Close { play: Option<u64> },
        }
        json.as_object_mut()?.remove("v");
        let close = |play: Option<u64>| entry::Input::Close {
            save: play.is_some(),
        };
        Some(match from_value(json).ok()? {
            Line::Begin(setup) => vec![Old::Begin(token(), setup)],
            Line::Do(input) => vec![Old::Do(input)],
            Line::Undo(count) => vec![Old::Undo(count)],
            Line::Close { play } => vec![Old::Do(close(play))],
        })
    }
}

impl Lasts for ScoreSheet {
    const KIND: Kind = Kind::Score;
    type Start = sheet::Start;
    type Input = sheet::Input;

    fn old(json: Value) -> Option<Vec<Old<sheet::Start, sheet::Input>>> {
        #[derive(Deserialize)]
        struct Sheet {
            start: sheet::Start,
            inputs: Vec<sheet::Input>,
        }
        let known = json["start"]["token"].as_str().map(str::to_owned);
        let Sheet { start, inputs } = from_value(json).ok()?;
        Some(whole(known.unwrap_or_else(token), start, inputs))
    }
}

impl Lasts for Solo {
    const KIND: Kind = Kind::Solo;
    type Start = flow::Start;
    type Input = flow::Input;

    fn old(json: Value) -> Option<Vec<Old<flow::Start, flow::Input>>> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Game {
            #[serde(rename = "game")]
            kind: String,
            #[serde(rename = "v")]
            _version: u64,
            edition: Edition,
            mode: String,
            deal: String,
            seed: String,
            steps: Vec<Value>,
        }
        let game: Game = from_value(json).ok()?;
        let is_known = ["full", "quick"].contains(&&*game.mode)
            && ["program", "hand"].contains(&&*game.deal)
            && game.kind == "solo";
        let start = flow::Start {
            edition: is_known.then_some(game.edition)?,
            setup: game::Setup {
                quick: game.mode == "quick",
                dealt: game.deal == "program",
                seed: game.seed,
            },
        };
        let steps = game.steps.into_iter().map(|step| {
            let text = step
                .as_str()
                .map_or_else(|| step.to_string(), str::to_owned);
            match from_value::<Step>(step) {
                Ok(step) => Old::Do(flow::Input::Step(step)),
                Err(_) => Old::Not(text),
            }
        });
        let begin = [Old::Begin(token(), start), Old::Do(flow::Input::Begin)];
        Some(begin.into_iter().chain(steps).collect())
    }
}

impl Lasts for Evening<'_> {
    const KIND: Kind = Kind::Tonight;
    type Start = evening::Start;
    type Input = evening::Input;

    fn old(json: Value) -> Option<Vec<Old<evening::Start, evening::Input>>> {
        #[derive(Deserialize)]
        struct Table {
            id: String,
            #[serde(flatten)]
            start: evening::Start,
            parts: Vec<Part>,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Part {
            Opening(Vec<opening::Input>),
            Between(Vec<between::Input>),
            Call(Vec<round::Input>),
            Score(Vec<sheet::Input>),
            Over(Option<u64>),
        }
        let Table { id, start, parts } = from_value(json).ok()?;
        let mut inputs = Vec::new();
        for part in parts {
            match part {
                Part::Opening(given) => inputs.extend(given.into_iter().map(Self::Input::Opening)),
                Part::Between(given) => inputs.extend(given.into_iter().map(Self::Input::Between)),
                Part::Call(given) => {
                    let is_answer = |input: &&Self::Input| {
                        matches!(input, Self::Input::Between(between::Input::How(_)))
                    };
                    let how = inputs.iter().rev().find(is_answer);
                    if how == Some(&Self::Input::Between(between::Input::How(How::Device))) {
                        inputs.push(Self::Input::Chosen);
                    }
                    inputs.extend(given.into_iter().map(Self::Input::Call));
                }
                Part::Score(given) => {
                    inputs.push(Self::Input::ToScore);
                    inputs.extend(given.into_iter().map(Self::Input::Score));
                }
                Part::Over(play) => inputs.push(Self::Input::Over(play)),
            }
        }
        Some(whole(id, start, inputs))
    }
}

fn whole<S, I>(token: String, start: S, inputs: Vec<I>) -> Vec<Old<S, I>> {
    let inputs = inputs.into_iter().map(Old::Do);
    std::iter::once(Old::Begin(token, start))
        .chain(inputs)
        .collect()
}
