//! A sensible player: cheap arithmetic on what its seat can see, and nothing random.
//!
//! Everything is measured in hundredths of a point; the numbers are in `data/steward.toml` and were
//! found by play (`examples/tune.rs`) and by hand. Of what is legal, the steward takes what is worth
//! most.

mod builds;
mod characters;
mod mind;
mod targets;
mod turns;
mod weights;

pub use weights::{Weight, Weights};

use super::action::Action;
use super::player::Player;
use super::state::Phase;
use super::view::View;
use crate::chance::{Chance, Source};
use crate::data::STEWARD;
use crate::table::Seat;
use enum_map::EnumMap;
use mind::Mind;
use std::sync::LazyLock;

/// The numbers of `data/steward.toml`.
pub static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| toml::from_str(STEWARD).expect("the build checks steward.toml"));

/// What the steward decides by thinking; what is switched off is decided by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faculties {
    /// Which character to keep, discard or swap.
    pub character: bool,
    /// Whom to name, rob, visit or attack.
    pub target: bool,
    /// What to build, and whether.
    pub build: bool,
}

impl Faculties {
    /// All of them.
    pub const ALL: Self = Self {
        character: true,
        target: true,
        build: true,
    };

    const fn has(self, kind: Kind) -> bool {
        match kind {
            Kind::Character => self.character,
            Kind::Target => self.target,
            Kind::Build => self.build,
            Kind::Other => true,
        }
    }
}

/// A sensible player.
#[derive(Clone, Copy, Debug)]
pub struct Steward<'w> {
    /// What is thought about.
    pub faculties: Faculties,
    /// What things are held worth.
    pub weights: &'w Weights,
}

impl Steward<'static> {
    /// With everything, and the numbers of `data/steward.toml`.
    pub fn full() -> Self {
        Self {
            faculties: Faculties::ALL,
            weights: &WEIGHTS,
        }
    }
}

impl Default for Steward<'static> {
    fn default() -> Self {
        Self::full()
    }
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Character,
    Target,
    Build,
    Other,
}

impl Kind {
    const fn of(action: Action) -> Self {
        match action {
            Action::Keep(_) | Action::Discard(_) | Action::Swap(..) | Action::NoSwap => {
                Self::Character
            }
            Action::Kill(_)
            | Action::Bewitch(_)
            | Action::Rob(_)
            | Action::Sign(_)
            | Action::Warrant(_)
            | Action::Lace(_)
            | Action::Threat(_)
            | Action::Spy(..)
            | Action::SwapHands(_)
            | Action::Look(_)
            | Action::GiveCrown(..)
            | Action::Tithe(_)
            | Action::Destroy(..)
            | Action::Seize(..)
            | Action::Exchange(..)
            | Action::ExchangeFor(_)
            | Action::Armory(..)
            | Action::From(_)
            | Action::Heir(_) => Self::Target,
            Action::Build(_)
            | Action::BuildByFramework(_)
            | Action::BuildNecropolis(_)
            | Action::BuildForCards(_)
            | Action::Borrow(_)
            | Action::Steal(_)
            | Action::StealAndBuild(_) => Self::Build,
            _ => Self::Other,
        }
    }
}

impl Player for Steward<'_> {
    fn decide<R: Source>(
        &self,
        view: &View<'_, '_>,
        legal: &[Action],
        chance: &mut Chance<R>,
    ) -> Action {
        let best = Mind::new(view, self.weights).best(legal);
        if self.faculties == Faculties::ALL {
            return best;
        }
        self.blunder(best, legal, chance)
    }
}

impl Steward<'_> {
    /// The same without the faculties that are switched off: any action of the kind.
    fn blunder<R: Source>(&self, best: Action, legal: &[Action], chance: &mut Chance<R>) -> Action {
        // Not to build is a choice of build too.
        let kind = match best {
            Action::End => Kind::Build,
            other => Kind::of(other),
        };
        if self.faculties.has(kind) {
            return best;
        }
        let is_alike =
            |one: &&Action| Kind::of(**one) == kind || kind == Kind::Build && **one == Action::End;
        let count = legal.iter().filter(is_alike).count();
        let alike = legal.iter().filter(is_alike).nth(chance.index(count));
        alike.copied().unwrap_or(best)
    }
}

impl Mind<'_, '_, '_> {
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
type ByRank = EnumMap<crate::card::Rank, i32>;
