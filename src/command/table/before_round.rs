//! Before each round: who has the crown, and how the characters are chosen this time.

use crate::command::table::draft::steps;
use crate::command::table::opening::out_of_turn;
use crate::fault::{Fault, quoted};
use crate::flow::{Action, Does, Flow, Screen, Viewer};
use crate::library::decks::cast;
use crate::library::setup::discards;
use crate::page::{Block, Page};
use crate::rules::deck::Deck;
use crate::rules::table::Seat;
use crate::texts::Texts;
use crate::wording::flow::lettered;
use crate::{family, id, say};
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, VariantNames};

/// How characters are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, VariantNames, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum How {
    /// On this device, passed around.
    Device,
    /// With the cards, while the program says who takes how many.
    Hand,
    /// Without the program, which only calls.
    Alone,
}

family!(label(How) = "act-tonight-");
family!(usual_label(How) = "act-tonight-usual-");

#[derive(Clone, Debug)]
pub struct Between {
    round: usize,
    names: Vec<String>,
    pub crown: Option<Seat>,
    /// As in the previous round.
    usual: How,
    /// How to continue; none means the score.
    pub how: Option<How>,
    moment: Moment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Choose,
    /// The draft on this device starts with the crown.
    Crown,
    /// The program explains how to do it by hand.
    ByHand,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    How(How),
    Crown(Seat),
    Chosen,
    /// The game is over: go to the score.
    Score,
}

impl Between {
    pub const fn new(round: usize, names: Vec<String>, crown: Option<Seat>, usual: How) -> Self {
        Self {
            round,
            names,
            crown,
            usual,
            how: None,
            moment: Moment::Choose,
        }
    }

    /// Nothing was answered yet.
    pub fn is_new(&self) -> bool {
        self.moment == Moment::Choose
    }

    pub fn is_over(&self) -> bool {
        self.moment == Moment::Over
    }

    /// The usual way comes first, on Enter.
    fn ways(&self) -> Vec<Action<Input>> {
        let usual = Action::input(usual_label(self.usual), Input::How(self.usual));
        let others = How::iter().filter(|how| *how != self.usual);
        let others = others.map(|how| Action::input(label(how), Input::How(how)));
        let score = Action::input(id!("act-tonight-score"), Input::Score);
        [usual].into_iter().chain(others).chain([score]).collect()
    }
}

impl Flow for Between {
    type Input = Input;
    type Scene = Self;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        self.moment = match (self.moment, *input) {
            (Moment::Choose, Input::How(how)) => {
                self.how = Some(how);
                match how {
                    How::Device if self.crown.is_none() => Moment::Crown,
                    How::Hand => Moment::ByHand,
                    How::Device | How::Alone => Moment::Over,
                }
            }
            (Moment::Crown, Input::Crown(seat)) if seat.index() < self.names.len() => {
                self.crown = Some(seat);
                Moment::Over
            }
            (Moment::ByHand, Input::Chosen) | (Moment::Choose, Input::Score) => Moment::Over,
            _ => return Err(out_of_turn()),
        };
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Self, Input> {
        let mut actions = match self.moment {
            Moment::Choose => self.ways(),
            Moment::Crown => {
                let seats = (0..self.names.len()).map(|seat| (seat, Input::Crown(Seat::new(seat))));
                vec![Action::new(id!("act-seat"), Does::Seats(seats.collect()))]
            }
            Moment::ByHand => vec![Action::input(id!("act-tonight-chosen"), Input::Chosen)],
            Moment::Over => vec![Action::new(id!("act-tonight-chosen"), Does::End)],
        };
        if self.moment != Moment::Over {
            actions.extend([Action::undo(), Action::leave(id!("tonight-leave"))]);
        }
        Screen {
            scene: self.clone(),
            actions,
            is_calm: false,
        }
    }
}

pub fn page(texts: &Texts, deck: &Deck, scene: &Between) -> Page {
    let round = say!(texts, "tonight-round", round = scene.round);
    let how = match scene.moment {
        Moment::Crown => {
            let title = Block::title(say!(texts, "tonight-crown"), round);
            return Page::new(vec![title, lettered(texts, &scene.names)]);
        }
        Moment::ByHand => String::new(),
        Moment::Choose | Moment::Over => say!(texts, "tonight-how"),
    };
    let mut page = Page::new(vec![Block::title(round, how)]);
    let crown = scene.crown.map(|seat| quoted(&scene.names[seat.index()]));
    let crown = crown.map(|name| say!(texts, "tonight-has-crown", name));
    page.extend(crown.map(|said| Block::Text(said.into())));
    if scene.moment == Moment::ByHand {
        page.push(Block::Text(discards(texts, deck).into()));
        let name = |player: Seat| {
            let seat = scene.crown?.index() + player.index();
            Some(quoted(&scene.names[seat % scene.names.len()]))
        };
        page.push(steps(texts, &cast(deck).row().steps(), name));
    }
    page
}
