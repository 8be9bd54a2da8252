//! A whole solo game, step by step (lines 13–64).

use super::super::card::District;
use super::super::chance::Chance;
use super::super::city::Supply;
use super::deal::{Deal, Pick, SHOWN_FIRST};
use super::record::Entry;
use super::step::{Barred, Step};
use super::turn::{Event, Turn};
use super::{Role, Roles, State, Who};

/// Cards in your hand at the start (line 16).
const HAND: usize = 4;
/// More gold than anybody has.
pub const MOST_GOLD: u32 = 9999;

/// What does not change during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Only what Vova does: your own gold, hand and city are your affair.
    pub quick: bool,
    /// The program shuffles and deals the characters.
    pub dealt: bool,
    /// Fixes the program's deals.
    pub seed: String,
}

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// You lay your first cards.
    Start,
    /// Characters are turned up and put aside.
    Shown,
    /// Characters come to you.
    Offered,
    /// You choose one of them.
    Keep,
    /// More characters are turned up and put aside.
    ShownAfter,
    /// You name a character, before Vova's is turned (line 29).
    Target,
    /// Vova's character is turned up (line 31).
    Reveal,
    /// Your turn.
    Yours,
    /// How much gold his Thief finds with you (only where it is not known).
    Stolen,
    /// District cards are turned up for Vova.
    His,
    /// His turn is over.
    HisEnd,
    /// The game is over and can be counted.
    Over,
    /// It was counted.
    Closed,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What does not change.
    pub setup: Setup,
    /// What is to be done now.
    pub phase: Phase,
    /// From 1.
    pub round: usize,
    /// What lies on the table.
    pub state: State,
    /// The characters of the round.
    pub deal: Deal,
    /// Your character.
    pub yours: Option<Role>,
    /// Whom you named.
    pub target: Option<Role>,
    /// Vova's character, once it is turned up.
    pub his: Option<Role>,
    /// His turn, while it is played and until the next begins.
    pub turn: Option<Turn>,
    /// How much gold he had before it.
    pub gold_before: u32,
    /// Whose city was complete first.
    pub first: Option<Who>,
    /// What you and Vova built in this round.
    pub late: [Vec<District>; 2],
    /// You have taken your 2 gold.
    pub took: bool,
    /// You have taken your income.
    pub earned: bool,
    /// How many you have built in this turn.
    pub built: usize,
    /// You have destroyed a district in this turn.
    pub destroyed: bool,
    /// Everything that happened.
    pub log: Vec<Entry>,
    /// Who is still to play in this round.
    waiting: Vec<Who>,
}

impl Game {
    /// A new game.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let mut game = Self {
            phase: Phase::Start,
            round: 0,
            state: State::start(!setup.quick),
            deal: Deal::default(),
            yours: None,
            target: None,
            his: None,
            turn: None,
            gold_before: 0,
            first: None,
            late: [Vec::new(), Vec::new()],
            took: false,
            earned: false,
            built: 0,
            destroyed: false,
            log: Vec::new(),
            waiting: Vec::new(),
            setup,
        };
        if game.setup.quick {
            game.begin_round();
        }
        game
    }

    /// The game after these steps; or the place of the first that cannot be taken.
    ///
    /// # Errors
    /// The place, and why.
    pub fn replay(setup: Setup, supply: &Supply, steps: &[Step]) -> Result<Self, (usize, Barred)> {
        let mut game = Self::new(setup);
        for (place, step) in steps.iter().enumerate() {
            game.take(supply, *step).map_err(|why| (place, why))?;
        }
        Ok(game)
    }

    /// The characters, once both are known.
    #[must_use]
    pub fn roles(&self) -> Option<Roles> {
        Some(Roles {
            you: self.yours?,
            target: self.target,
            vova: self.his?,
        })
    }

    /// How many cards still come before the next question, in the phases that ask for several.
    #[must_use]
    pub fn missing(&self) -> usize {
        let (wanted, there) = match self.phase {
            Phase::Start => (HAND, self.state.you.hand.len()),
            Phase::Shown => (SHOWN_FIRST, self.deal.shown.len()),
            Phase::Offered => (self.deal.pick.offered(), self.deal.offered.len()),
            Phase::ShownAfter => (self.deal.pick.shown_after(), self.deal.after.len()),
            Phase::His => {
                return self
                    .turn
                    .as_ref()
                    .map_or(0, |turn| usize::from(turn.phases));
            }
            _ => return 0,
        };
        wanted.saturating_sub(there)
    }

    /// How many of this card the deck still has.
    #[must_use]
    pub fn left(&self, supply: &Supply, id: District) -> usize {
        let copies = supply
            .get(id)
            .map_or(0, |district| usize::from(district.copies));
        copies.saturating_sub(self.state.out(id))
    }

    /// Takes a step.
    ///
    /// # Errors
    /// It cannot be taken; then nothing has changed.
    pub fn take(&mut self, supply: &Supply, step: Step) -> Result<(), Barred> {
        match (self.phase, step) {
            (Phase::Start, Step::Draw(id)) => {
                self.draw(supply, id)?;
                if self.missing() == 0 {
                    self.begin_round();
                }
            }
            (Phase::Shown, Step::Shown(role)) => {
                self.unseen(role)?;
                self.deal.shown.push(role);
                if self.missing() == 0 {
                    self.phase = Phase::Offered;
                }
            }
            (Phase::Offered, Step::Offered(role)) => {
                self.unseen(role)?;
                self.deal.offered.push(role);
                if self.missing() == 0 {
                    self.phase = Phase::Keep;
                }
            }
            (Phase::Keep, Step::Keep(role)) => self.keep(role)?,
            (Phase::ShownAfter, Step::Shown(role)) => {
                self.unseen(role)?;
                self.deal.after.push(role);
                self.after_shown();
            }
            (Phase::Target, Step::Target(role)) => {
                self.name(role)?;
                self.phase = Phase::Reveal;
            }
            (Phase::Reveal, Step::Vova(role)) => self.reveal(supply, role)?,
            (Phase::Stolen, Step::Stolen(gold)) => {
                self.state.you.gold = gold.min(MOST_GOLD);
                self.begin_his(supply);
            }
            (Phase::His, Step::TurnUp(id)) => self.turn_up(supply, id)?,
            (Phase::HisEnd, Step::Salvage) => self.salvage()?,
            (Phase::HisEnd, Step::Go) => self.next_turn(supply),
            (Phase::Yours, step) => self.your_step(supply, step)?,
            (Phase::Over, Step::Go) => self.phase = Phase::Closed,
            _ => return Err(Barred::NotNow),
        }
        Ok(())
    }

    pub(super) fn draw(&mut self, supply: &Supply, id: District) -> Result<(), Barred> {
        if self.left(supply, id) == 0 {
            return Err(Barred::NoneLeft);
        }
        self.state.you.hand.push(id);
        self.log.push(Entry::Draws(id));
        Ok(())
    }

    fn begin_round(&mut self) {
        let pick = self.roles().map_or(Pick::OfTwo, Roles::next);
        self.round += 1;
        self.log.push(Entry::Round(self.round));
        self.deal = if self.setup.dealt {
            let mut chance = Chance::new(&format!("{} {}", self.setup.seed, self.round));
            Deal::shuffled(pick, &mut chance)
        } else {
            Deal::by_hand(pick)
        };
        (self.yours, self.target, self.his, self.turn) = (None, None, None, None);
        self.late = [Vec::new(), Vec::new()];
        self.phase = if self.setup.dealt || self.setup.quick {
            Phase::Keep
        } else {
            Phase::Shown
        };
    }

    fn unseen(&self, role: Role) -> Result<(), Barred> {
        if self.deal.seen().any(|seen| seen == role) {
            Err(Barred::Seen)
        } else {
            Ok(())
        }
    }

    fn keep(&mut self, role: Role) -> Result<(), Barred> {
        // In the quick mode by hand nobody says what was there to choose from.
        if !self.deal.offered.is_empty() && !self.deal.offered.contains(&role) {
            return Err(Barred::NotAmong);
        }
        self.yours = Some(role);
        self.log.push(Entry::YouAre(role));
        self.phase = Phase::ShownAfter;
        self.after_shown();
        Ok(())
    }

    /// All characters lie where they belong: a target is named, or Vova's is turned up.
    fn after_shown(&mut self) {
        let quick_by_hand = self.setup.quick && !self.setup.dealt;
        if self.missing() == 0 || quick_by_hand {
            let names = self.yours.is_some_and(Role::names);
            self.phase = if names { Phase::Target } else { Phase::Reveal };
        }
    }

    /// Whom you may name: what you have not seen.
    #[must_use]
    pub fn targets(&self) -> Vec<Role> {
        let Some(yours) = self.yours else {
            return Vec::new();
        };
        self.deal
            .unseen()
            .into_iter()
            .filter(|role| yours.may_name(*role))
            .collect()
    }

    fn name(&mut self, role: Role) -> Result<(), Barred> {
        if !self.yours.is_some_and(|yours| yours.may_name(role)) {
            return Err(Barred::Target);
        }
        // What lies open is not Vova's.
        self.unseen(role)?;
        self.target = Some(role);
        self.log.push(Entry::Named(role));
        Ok(())
    }

    fn reveal(&mut self, supply: &Supply, role: Role) -> Result<(), Barred> {
        if self.deal.vova.is_some_and(|dealt| dealt != role) {
            return Err(Barred::NotAmong);
        }
        self.unseen(role)?;
        if self.yours == Some(role) {
            return Err(Barred::Seen);
        }
        self.his = Some(role);
        self.log.push(Entry::VovaIs(role));
        // Turns in the order of the ranks (line 31); the last is taken first.
        self.waiting = vec![Who::Vova, Who::You];
        if self.yours > Some(role) {
            self.waiting.reverse();
        }
        self.next_turn(supply);
        Ok(())
    }

    pub(super) fn next_turn(&mut self, supply: &Supply) {
        let Some(roles) = self.roles() else { return };
        match self.waiting.pop() {
            Some(Who::You) if roles.vova == Role::Assassin => {
                self.log.push(Entry::NoTurn);
                self.next_turn(supply);
            }
            Some(Who::You) => {
                (self.took, self.earned, self.built, self.destroyed) = (false, false, 0, false);
                self.phase = Phase::Yours;
            }
            Some(Who::Vova) => {
                // Without a count of your gold, his Thief's must be asked for.
                let asks = !self.state.yours_known
                    && ((roles.vova == Role::Thief && roles.you != Role::Assassin)
                        && !roles.killed());
                if asks {
                    self.phase = Phase::Stolen;
                } else {
                    self.begin_his(supply);
                }
            }
            None if self.first.is_some() => self.phase = Phase::Over,
            None => self.begin_round(),
        }
    }

    fn begin_his(&mut self, supply: &Supply) {
        let Some(roles) = self.roles() else { return };
        self.gold_before = self.state.vova.gold;
        let turn = Turn::begin(self.state.clone(), roles, supply);
        self.settle(turn, 0);
    }

    /// What his turn has changed so far becomes the state of the game.
    fn settle(&mut self, turn: Turn, told: usize) {
        for event in &turn.events[told..] {
            self.log.push(Entry::Vova(*event));
            if let Event::Builds { card, .. } = event {
                self.late[1].push(*card);
            }
        }
        self.state = turn.state.clone();
        if !self.state.yours_known {
            self.state.you.gold = 0;
        }
        if self.state.vova.is_complete() {
            self.first.get_or_insert(Who::Vova);
        }
        self.phase = if turn.phases == 0 {
            Phase::HisEnd
        } else {
            Phase::His
        };
        self.turn = Some(turn);
    }

    fn turn_up(&mut self, supply: &Supply, id: District) -> Result<(), Barred> {
        if self.left(supply, id) == 0 {
            return Err(Barred::NoneLeft);
        }
        let Some(mut turn) = self.turn.take() else {
            return Err(Barred::NotNow);
        };
        let told = turn.events.len();
        turn.build(supply, id);
        self.settle(turn, told);
        Ok(())
    }

    fn salvage(&mut self) -> Result<(), Barred> {
        let turn = self.turn.as_mut().ok_or(Barred::NotNow)?;
        let id = turn.salvage.take().ok_or(Barred::NotNow)?;
        self.state.you.gold = self.state.you.gold.saturating_sub(1);
        self.state.you.hand.push(id);
        self.log.push(Entry::Salvages(id));
        Ok(())
    }
}
