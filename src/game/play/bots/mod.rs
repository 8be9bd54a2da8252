//! Who decides: a player sees a view and what is legal, and says what is done. The bots are one that
//! takes anything, and the steward.
//!
//! The steward is a sensible player: cheap arithmetic on what its seat can see, and nothing random.
//! Everything is measured in hundredths of a point; the numbers are in `data/steward.toml` and were
//! found by play (`examples/tune.rs`) and by hand. Of what is legal, it takes what is worth most.

mod builds;
mod characters;
mod mind;
mod targets;
mod turns;
mod weights;

pub use weights::{Weight, Weights};

use super::Game;
use super::action::{Action, Actions};
use super::ledger::Ledger;
use super::state::{Phase, State};
use super::view::View;
use crate::card::Rank;
use crate::chance::{Chance, Rng};
use crate::data::STEWARD;
use crate::table::Seat;
use enum_map::EnumMap;
use mind::Mind;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use strum::{EnumIter, EnumString, IntoStaticStr, VariantNames};

/// The numbers of `data/steward.toml`.
pub static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| toml::from_str(STEWARD).expect("the build checks steward.toml"));

/// Decides for a seat.
pub trait Player {
    /// One of the legal actions, of which there are at least two.
    fn decide(&self, view: View<'_>, legal: &[Action], chance: &mut Chance<impl Rng>) -> Action;
}

/// A bot by name.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[derive(EnumIter, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Bot {
    /// [`Steward`], with the numbers of `data/steward.toml`.
    #[default]
    Steward,
    /// Takes any legal action, each as likely as the others.
    Random,
}

impl Bot {
    /// The name on the command line and in JSON.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Player for Bot {
    fn decide(&self, view: View<'_>, legal: &[Action], chance: &mut Chance<impl Rng>) -> Action {
        match self {
            Self::Steward => Steward(&WEIGHTS).decide(view, legal, chance),
            Self::Random => *chance.choose(legal),
        }
    }
}

/// The steward that holds things worth so much.
#[derive(Clone, Copy, Debug)]
pub struct Steward<'w>(pub &'w Weights);

impl Player for Steward<'_> {
    fn decide(&self, view: View<'_>, legal: &[Action], _chance: &mut Chance<impl Rng>) -> Action {
        Mind::new(view, self.0).best(legal)
    }
}

impl<'g> State<'g> {
    /// A whole game of these players, one for each seat.
    pub fn play(
        game: &'g Game,
        crown: Seat,
        players: &[impl Player],
        chance: &mut Chance<impl Rng>,
    ) -> Self {
        let mut state = Self::deal(game, crown, chance);
        state.begin(chance, &mut ());
        state.go_on(players, &mut Actions::new(), chance, &mut ());
        state
    }

    /// The rest of a game.
    pub fn go_on(
        &mut self,
        players: &[impl Player],
        legal: &mut Actions,
        chance: &mut Chance<impl Rng>,
        ledger: &mut impl Ledger,
    ) {
        while !self.is_over() {
            self.legal(legal);
            let action = match legal.as_slice() {
                [only] => *only,
                list => {
                    let seat = self.decider();
                    players[seat.index()].decide(self.observe(seat), list, chance)
                }
            };
            self.apply(action, chance, ledger);
        }
    }
}

impl Mind<'_> {
    /// What is worth most; of equals the first.
    fn best(&self, legal: &[Action]) -> Action {
        match self.view.phase() {
            Phase::Keep | Phase::Discard | Phase::Theater => self.choose_character(legal),
            Phase::Turn => self.take_turn(legal),
            Phase::Bewitch | Phase::Warrants | Phase::Threats => self.name(legal),
            Phase::GiveBack => self.give_back(legal),
            _ => self.top(legal, |action| self.answer(action)),
        }
    }

    /// The action of the highest worth. Of equals the first, beginning with what hits the player to
    /// the left: no seat is better than another because of its number.
    fn top(&self, legal: &[Action], worth: impl Fn(Action) -> i32) -> Action {
        let is_left = |action: &Action| target(*action).is_some_and(|seat| seat > self.seat);
        let (right, left) = legal.split_at(legal.iter().position(is_left).unwrap_or(0));
        let mut best = (legal[0], i32::MIN);
        for action in left.iter().chain(right) {
            let value = worth(*action);
            if value > best.1 {
                best = (*action, value);
            }
        }
        best.0
    }
}

/// The player an action is about.
const fn target(action: Action) -> Option<Seat> {
    match action {
        Action::Swap(_, seat)
        | Action::Spy(seat, _)
        | Action::SwapHands(seat)
        | Action::Look(seat)
        | Action::GiveCrown(seat, _)
        | Action::Tithe(seat)
        | Action::Destroy(seat, _)
        | Action::Seize(seat, _)
        | Action::Exchange(seat, _)
        | Action::From(seat)
        | Action::Armory(seat, _)
        | Action::Heir(seat) => Some(seat),
        _ => None,
    }
}

/// A worth for each seat or rank.
type BySeat = [i32; 8];
type ByRank = EnumMap<Rank, i32>;
