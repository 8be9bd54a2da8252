//! One evening: the opening, then round after round, then the score. Each part is a flow of its
//! own, and the evening is the list of their inputs: undoing the first step of a part leads to the
//! last step of the previous part.

use super::between::{Between, How};
use super::opening::{self, Opening, Sources, code_of};
use super::round::{Calling, Seating};
use super::score_sheet;
use super::{Flow, Played, between, round};
use crate::fault;
use crate::fault::Fault;
use crate::library::decks::cast;
use crate::rules::call::{Holder, Round};
use crate::rules::deck::Deck;
use crate::rules::edition::Edition;
use crate::rules::table::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::rc::Rc;
use strum::VariantNames;

/// The current table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evening {
    /// A unique id.
    pub id: String,
    /// The edition it starts with.
    pub edition: Edition,
    /// The city size, if the table agreed on another number.
    pub complete_at: Option<u8>,
    pub parts: Vec<Part>,
}

/// The inputs of one part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    Opening(Vec<opening::Input>),
    Between(Vec<between::Input>),
    /// Who has what after a draft on the device is not written: that is secret.
    Call(Vec<round::Input>),
    Score(Vec<score_sheet::Input>),
    /// It is over; the number of the saved play, if any.
    Over(Option<u64>),
}

/// The progress of the evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Stage {
    Setup,
    Draft,
    Call,
    Score,
    Over,
}

/// What is known about the table.
#[derive(Clone, Debug)]
pub struct Table {
    pub names: Vec<String>,
    pub deck: Deck,
    pub complete_at: Option<u8>,
    pub stage: Stage,
    /// The current or last round.
    pub round: Round,
    /// It is finished, so another one follows.
    is_called: bool,
    /// How characters were last chosen.
    pub how: How,
    pub play: Option<u64>,
}

impl Table {
    /// The city size.
    pub fn city_size(&self) -> u8 {
        let usual = self.deck.edition.rulebook().complete_at[self.deck.players];
        self.complete_at.unwrap_or(usual)
    }

    pub fn crown(&self) -> Option<Seat> {
        self.round.crown
    }

    /// Who completed a city first, if known.
    pub fn first(&self) -> Option<Seat> {
        self.round.complete.and_then(Holder::seat)
    }

    /// The next round.
    pub fn next_round(&self) -> Round {
        if self.is_called {
            self.round.following()
        } else {
            self.round.clone()
        }
    }

    /// What comes before it.
    pub fn between(&self) -> Between {
        let next = self.next_round();
        Between::new(next.number, self.names.clone(), next.crown, self.how)
    }

    pub fn seating(&self) -> Seating {
        Seating {
            cast: cast(&self.deck),
            names: self.names.clone(),
            deck: code_of(&self.deck),
            changes: Vec::new(),
        }
    }
}

/// Rounds where the program knows who has what, by part number. In memory only.
pub type Dealt = BTreeMap<usize, Round>;

impl Evening {
    pub fn new(id: String, edition: Edition, complete_at: Option<u8>) -> Self {
        Self {
            id,
            edition,
            complete_at,
            parts: vec![Part::Opening(Vec::new())],
        }
    }

    /// The checklist is done, and the first player named has the crown.
    pub fn skip_setup(&mut self) {
        if let [Part::Opening(inputs)] = &mut self.parts[..] {
            inputs.retain(|input| !matches!(input, opening::Input::Tick));
            inputs.extend([
                opening::Input::Ready,
                opening::Input::Crown(Some(Seat::FIRST)),
            ]);
            self.parts.push(Part::Between(Vec::new()));
        }
    }

    /// The opening so far.
    ///
    /// # Errors
    ///
    /// The answers are invalid.
    pub fn opening(&self, sources: Option<Rc<dyn Sources>>) -> Result<Played<Opening>, Fault> {
        let inputs = match self.parts.first() {
            Some(Part::Opening(inputs)) => inputs.clone(),
            _ => return Err(broken()),
        };
        resume(Opening::new(sources, self.edition), inputs)
    }

    /// What is known about the table; nothing before its deck is agreed on.
    ///
    /// # Errors
    ///
    /// The steps are invalid.
    pub fn table(&self, dealt: &Dealt) -> Result<Option<Table>, Fault> {
        self.table_before(self.parts.len(), dealt)
    }

    /// The same before the part with this number.
    ///
    /// # Errors
    ///
    /// The steps are invalid.
    pub fn table_before(&self, part: usize, dealt: &Dealt) -> Result<Option<Table>, Fault> {
        let opening = self.opening(None)?;
        let opening = opening.now();
        let Some(deck) = opening.deck() else {
            return Ok(None);
        };
        let mut table = Table {
            names: opening.names().to_vec(),
            deck: deck.clone(),
            complete_at: self.complete_at,
            stage: Stage::Setup,
            round: Round::first(opening.crown()),
            is_called: false,
            how: How::Device,
            play: None,
        };
        for (place, part) in self.parts.iter().enumerate().take(part).skip(1) {
            match part {
                Part::Opening(_) => return Err(broken()),
                Part::Between(inputs) => {
                    let between = resume(table.between(), inputs.clone())?;
                    table.round = table.next_round();
                    table.is_called = false;
                    table.how = between.now().how().unwrap_or(table.how);
                    table.round.crown = between.now().crown();
                    table.stage = Stage::Draft;
                }
                Part::Call(inputs) => {
                    let start = dealt.get(&place).unwrap_or(&table.round).clone();
                    let calling = Calling::single(table.seating(), start);
                    table.round = called(calling, inputs.clone()).now().round().clone();
                    table.stage = Stage::Call;
                    table.is_called = true;
                }
                Part::Score(_) => table.stage = Stage::Score,
                Part::Over(play) => {
                    table.stage = Stage::Over;
                    table.play = *play;
                }
            }
        }
        Ok(Some(table))
    }
}

/// A round so far. Steps that were only possible while the program knew who has what are dropped,
/// along with everything after.
pub fn called(start: Calling, inputs: Vec<round::Input>) -> Played<Calling> {
    let mut calling = Played::new(start);
    for input in inputs {
        if calling.apply(input).is_err() {
            break;
        }
    }
    calling
}

fn resume<F: Flow>(start: F, inputs: Vec<F::Input>) -> Result<Played<F>, Fault> {
    Played::resume(start, inputs).map_err(|_| broken())
}

fn broken() -> Fault {
    fault!(BadValue, "error-tonight-step")
}
