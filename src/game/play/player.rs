//! Who decides: a player sees a view and what is legal, and says what is done.

use super::Game;
use super::action::{Action, Actions};
use super::ledger::Ledger;
use super::state::State;
use super::steward::Steward;
use super::view::View;
use crate::chance::{Chance, Source};
use crate::table::Seat;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr, VariantNames};

/// Decides for a seat.
pub trait Player {
    /// One of the legal actions, of which there are at least two.
    fn decide<R: Source>(
        &self,
        view: &View<'_, '_>,
        legal: &[Action],
        chance: &mut Chance<R>,
    ) -> Action;
}

/// Takes any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Player for Random {
    fn decide<R: Source>(
        &self,
        _view: &View<'_, '_>,
        legal: &[Action],
        chance: &mut Chance<R>,
    ) -> Action {
        *chance.choose(legal)
    }
}

/// A player by name.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Bot {
    /// [`Steward`], with everything.
    #[default]
    Steward,
    /// [`Random`].
    Random,
}

impl Bot {
    /// The name on the command line and in JSON.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Player for Bot {
    fn decide<R: Source>(
        &self,
        view: &View<'_, '_>,
        legal: &[Action],
        chance: &mut Chance<R>,
    ) -> Action {
        match self {
            Self::Steward => Steward::full().decide(view, legal, chance),
            Self::Random => Random.decide(view, legal, chance),
        }
    }
}

impl<'g> State<'g> {
    /// A whole game of these players, one for each seat.
    pub fn play<P: Player, R: Source>(
        game: &'g Game,
        crown: Seat,
        players: &[P],
        chance: &mut Chance<R>,
    ) -> Self {
        let mut state = Self::deal(game, crown, chance);
        state.begin(chance, &mut ());
        state.go_on(players, &mut Actions::new(), chance, &mut ());
        state
    }

    /// The rest of a game.
    pub fn go_on<P: Player, R: Source>(
        &mut self,
        players: &[P],
        legal: &mut Actions,
        chance: &mut Chance<R>,
        ledger: &mut impl Ledger,
    ) {
        while !self.is_over() {
            self.legal(legal);
            let action = match legal.as_slice() {
                [only] => *only,
                list => {
                    let seat = self.decider();
                    players[seat.index()].decide(&self.observe(seat), list, chance)
                }
            };
            self.apply(action, chance, ledger);
        }
    }
}
