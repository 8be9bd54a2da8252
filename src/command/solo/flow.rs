//! A game against Vova: the setup, the steps of the rules, and at the end what only you know.

use crate::fault::{Fault, FaultId, Field, typed};
use crate::files::saved::old::{Old, token};
use crate::files::saved::{self, Lasts};
use crate::flow::{Action, Answers, Does, Flow, Screen, Typed, Viewer};
use crate::rules::card::{Bonus, District};
use crate::rules::edition::Edition;
use crate::rules::solo::Role;
use crate::rules::solo::game::{Barred, Game, MOST_GOLD, Phase, Setup, Step};
use crate::rules::solo::turn::What;
use crate::texts::Id;
use crate::{family, fault, id};
use serde::{Deserialize, Serialize};
use serde_json::{Value, from_value};
use strum::IntoEnumIterator;

family!(barred(Barred) = "solo-barred-");

/// What a game begins with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Start {
    pub edition: Edition,
    #[serde(flatten)]
    pub setup: Setup,
}

/// An input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    Begin,
    Step(Step),
    /// End your turn although nothing was done.
    EndIdle,
    /// In quick mode: this is in your city at the end.
    City(District),
    CityDone,
    /// Was the district that is asked about built in the last round?
    Late(bool),
    /// Read the log.
    Log,
    /// The score was seen.
    Close {
        save: bool,
    },
}

/// The state of a game beyond its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Setup,
    Game,
    /// You did nothing in your turn, and are asked whether it is over.
    Idle,
    /// Your city is asked for.
    City,
    /// Was this one built in the last round?
    Late(District),
    Count,
    /// What happened, round by round.
    Log,
    Closed {
        save: bool,
    },
}

#[derive(Clone, Debug)]
pub struct Solo {
    pub game: Game,
    pub moment: Moment,
    /// Your city at the end.
    pub city: Vec<District>,
    /// Its districts built in the last round.
    pub late: Vec<District>,
    /// The districts in display order.
    districts: Vec<District>,
    /// Save to the play log without asking.
    is_saved: bool,
}

impl Solo {
    /// A new game; `districts` sorted for the user's language.
    pub const fn new(game: Game, districts: Vec<District>, is_saved: bool) -> Self {
        Self {
            game,
            moment: Moment::Setup,
            city: Vec::new(),
            late: Vec::new(),
            districts,
            is_saved,
        }
    }

    /// What is in the deck.
    fn left(&self) -> Vec<District> {
        let districts = self.districts.iter().copied();
        districts.filter(|id| self.game.left(*id) > 0).collect()
    }

    fn step(&mut self, step: Step) -> Result<(), Fault> {
        self.game.take(step).map_err(refused)?;
        self.moment = match self.game.phase {
            Phase::Over if self.game.setup.quick => Moment::City,
            Phase::Over => {
                self.city.clone_from(&self.game.state.you.city);
                self.late.clone_from(&self.game.late[0]);
                Moment::Count
            }
            _ => Moment::Game,
        };
        Ok(())
    }

    fn close(&mut self, save: bool) -> Result<Moment, Fault> {
        self.game.take(Step::Go).map_err(refused)?;
        Ok(Moment::Closed { save })
    }

    /// The question after this city position, if the build time matters.
    fn ask_late(&self, from: usize) -> Moment {
        let is_asked = |id: &&District| {
            let bonus = self.game.supply.get(**id).and_then(|facts| facts.bonus);
            bonus == Some(Bonus::AnyTypeUnlessLate)
        };
        let asked = self.city[from..].iter().find(is_asked);
        asked.map_or(Moment::Count, |id| Moment::Late(*id))
    }
}

fn refused(why: Barred) -> Fault {
    Fault {
        id: FaultId::BadValue,
        message: barred(why),
        fields: Vec::new(),
        place: None,
    }
}

impl Flow for Solo {
    type Input = Input;
    type Scene = Self;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        self.moment = match (self.moment, *input) {
            (Moment::Setup, Input::Begin) => Moment::Game,
            (Moment::Game | Moment::Idle, Input::Step(step)) => return self.step(step),
            (Moment::Game, Input::EndIdle) => Moment::Idle,
            (Moment::City, Input::City(id)) if self.game.left(id) > 0 => {
                self.city.push(id);
                Moment::City
            }
            (Moment::City, Input::CityDone) => self.ask_late(0),
            (Moment::Late(id), Input::Late(is_late)) => {
                self.late.extend(is_late.then_some(id));
                let place = self.city.iter().position(|other| *other == id);
                self.ask_late(place.expect("it was asked because it is there") + 1)
            }
            (Moment::Count, Input::Log) => Moment::Log,
            (Moment::Count, Input::Close { save }) => self.close(save)?,
            // A game of version 1 that was scored.
            (Moment::Count | Moment::City, Input::Step(Step::Go)) => self.close(false)?,
            _ => return Err(refused(Barred::NotNow)),
        };
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Self, Input> {
        let mut actions = match self.moment {
            Moment::Closed { .. } => vec![Action::new(id!("act-solo-done"), Does::End)],
            Moment::Setup => vec![input(id!("act-solo-begin"), Input::Begin)],
            Moment::Game | Moment::Idle => self.actions(),
            Moment::City => {
                let left = self.left().into_iter();
                let others = left.filter(|id| !self.city.contains(id)).collect();
                let ask = self.ask(id!("solo-ask-city"), others, Input::City);
                vec![
                    ask.with("count", self.city.len()),
                    input(id!("act-solo-city-done"), Input::CityDone),
                    Action::new(id!("act-back"), Does::Undo),
                ]
            }
            Moment::Late(_) => vec![
                input(id!("act-solo-late"), Input::Late(true)),
                input(id!("act-solo-not-late"), Input::Late(false)),
                Action::new(id!("act-undo"), Does::Undo),
            ],
            Moment::Count => {
                let close = |id, save| input(id, Input::Close { save });
                let mut actions = if self.is_saved {
                    vec![close(id!("act-solo-on"), true)]
                } else {
                    vec![
                        close(id!("act-solo-done"), false),
                        close(id!("act-solo-save"), true),
                    ]
                };
                actions.push(input(id!("act-solo-log"), Input::Log));
                actions.push(Action::new(id!("act-undo"), Does::Undo));
                actions
            }
            Moment::Log => vec![Action::new(id!("act-solo-log-read"), Does::Undo)],
        };
        if !matches!(self.moment, Moment::Closed { .. }) {
            actions.push(leave());
        }
        Screen {
            scene: self.clone(),
            actions,
            // The Enter that ends the last turn must not also close the game.
            is_calm: self.moment == Moment::Count,
        }
    }
}

fn input<I>(label: Id, input: I) -> Action<I> {
    Action::new(label, Does::Input(input))
}

fn step(label: Id, step: Step) -> Action<Input> {
    input(label, Input::Step(step))
}

fn leave<I>() -> Action<I> {
    Action::new(id!("act-leave"), Does::Leave(id!("solo-leave-why")))
}

/// A character by its rank.
fn digit(label: Id, step: fn(Role) -> Step) -> Action<Input> {
    let roles = Role::iter().map(|role| (role.rank().number(), Input::Step(step(role))));
    Action::new(label, Does::Digits(roles.collect()))
}

/// The possible actions.
impl Solo {
    fn actions(&self) -> Vec<Action<Input>> {
        let game = &self.game;
        let mut actions = match game.phase {
            Phase::Start | Phase::Stolen | Phase::His => {
                let back = Action::new(id!("act-back"), Does::Undo);
                return vec![self.question(), back];
            }
            Phase::Shown | Phase::ShownAfter => vec![digit(id!("act-solo-choose"), Step::Shown)],
            Phase::Offered => vec![digit(id!("act-solo-choose"), Step::Offered)],
            Phase::Target => vec![digit(id!("act-solo-choose"), Step::Target)],
            Phase::Keep => match game.deal.offered[..] {
                [only] => vec![step(id!("act-solo-take"), Step::Keep(only))],
                _ => vec![digit(id!("act-solo-keep"), Step::Keep)],
            },
            Phase::Reveal => match game.deal.vova {
                Some(role) => vec![step(id!("act-solo-reveal"), Step::Vova(role))],
                None => vec![digit(id!("act-solo-choose"), Step::Vova)],
            },
            Phase::Yours => self.yours(),
            Phase::HisEnd => {
                let salvage = game.turn.as_ref().and_then(|turn| turn.salvage);
                let salvage = salvage.map(|_| step(id!("act-solo-salvage"), Step::Salvage));
                let on = step(id!("act-solo-on"), Step::Go);
                [on].into_iter().chain(salvage).collect()
            }
            Phase::Over | Phase::Closed => Vec::new(),
        };
        actions.push(Action::new(id!("act-undo"), Does::Undo));
        actions
    }

    fn yours(&self) -> Vec<Action<Input>> {
        let Game { state, done, .. } = &self.game;
        let end = if done.anything || self.game.setup.quick || self.moment == Moment::Idle {
            Input::Step(Step::Go)
        } else {
            // If nothing at all was done, the key may have been pressed too early.
            Input::EndIdle
        };
        // Keys stay in place during a turn: a repeated action is refused with the reason.
        let mut actions = vec![input(id!("act-solo-end"), end)];
        let yours = self.game.yours;
        let warlord = (yours == Some(Role::Warlord)).then(|| state.vova.city.clone());
        let destroy = warlord.and_then(|city| {
            let label = id!("act-solo-destroy");
            self.pick(label, id!("solo-ask-destroy"), city, Step::Destroy)
        });
        if self.game.setup.quick {
            actions.push(step(id!("act-solo-complete"), Step::Complete));
            actions.extend(destroy);
            return actions;
        }
        actions.push(step(id!("act-solo-gold"), Step::Take));
        let (card, left) = (id!("act-solo-card"), self.left());
        actions.extend(self.pick(card, id!("solo-ask-card"), left, Step::Draw));
        if yours.and_then(Role::pays).is_some() {
            let action = step(id!("act-solo-income"), Step::Income);
            actions.push(action.with("count", self.game.income()));
        }
        let hand = || state.you.hand.clone();
        let build = id!("act-solo-build");
        actions.extend(self.pick(build, id!("solo-ask-build"), hand(), Step::Build));
        actions.extend(destroy);
        let discard = id!("act-solo-discard");
        actions.extend(self.pick(discard, id!("solo-ask-discard"), hand(), Step::Discard));
        actions.push(step(id!("act-solo-plus"), Step::Gold(1)));
        actions.push(step(id!("act-solo-minus"), Step::Gold(-1)));
        actions
    }

    fn choices(&self, of: Vec<District>, input: impl Fn(District) -> Input) -> Vec<(Field, Input)> {
        let supply = &self.game.supply;
        let choice = |id: District| {
            let card = Field::Card(id.into(), supply.edition);
            let fields = vec![("card", card), ("cost", supply.cost(id).into())];
            (Field::Phrase(id!("solo-district"), fields), input(id))
        };
        of.into_iter().map(choice).collect()
    }

    fn pick(
        &self,
        label: Id,
        question: Id,
        of: Vec<District>,
        step: fn(District) -> Step,
    ) -> Option<Action<Input>> {
        let choices = self.choices(of, |id| Input::Step(step(id)));
        (!choices.is_empty()).then(|| Action::new(label, Does::Pick { question, choices }))
    }

    fn ask(
        &self,
        question: Id,
        of: Vec<District>,
        input: impl Fn(District) -> Input,
    ) -> Action<Input> {
        let help = if self.game.phase == Phase::Start {
            id!("solo-help-first-card")
        } else {
            id!("solo-help-pick")
        };
        let answers = Answers::Picked(self.choices(of, input));
        Action::new(question, Does::Ask { help, answers })
    }

    /// The question that fills the screen.
    fn question(&self) -> Action<Input> {
        let mut events = self.game.turn.iter().flat_map(|turn| &turn.events);
        let is_second = events.any(|event| event.what == What::PhaseCoin);
        let turn_up = |id| Input::Step(Step::TurnUp(id));
        match self.game.phase {
            Phase::Stolen => {
                let answers = Answers::Typed(Typed::new(read_gold));
                let help = id!("solo-help-gold");
                Action::new(id!("solo-stolen"), Does::Ask { help, answers })
            }
            Phase::Start => {
                let draw = |id| Input::Step(Step::Draw(id));
                let ask = self.ask(id!("solo-ask-first-card"), self.left(), draw);
                ask.with("number", self.game.state.you.hand.len() + 1)
            }
            _ if is_second => self.ask(id!("solo-ask-turn-up-second"), self.left(), turn_up),
            _ => self.ask(id!("solo-ask-turn-up"), self.left(), turn_up),
        }
    }
}

fn read_gold(text: &str) -> Result<Input, Fault> {
    let gold = text.parse().ok().filter(|gold| *gold <= MOST_GOLD);
    let gold = gold.ok_or_else(|| fault!(BadValue, "error-solo-gold", value = typed(text)))?;
    Ok(Input::Step(Step::Stolen(gold)))
}

impl Lasts for Solo {
    const KIND: saved::Kind = saved::Kind::Solo;
    type Start = Start;
    type Input = Input;

    fn old(json: Value) -> Option<Vec<Old<Start, Input>>> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct OldGame {
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
        let game: OldGame = from_value(json).ok()?;
        let is_known = ["full", "quick"].contains(&&*game.mode)
            && ["program", "hand"].contains(&&*game.deal)
            && game.kind == "solo";
        let start = Start {
            edition: is_known.then_some(game.edition)?,
            setup: Setup {
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
                Ok(step) => Old::Do(Input::Step(step)),
                Err(_) => Old::Not(text),
            }
        });
        let begin = [Old::Begin(token(), start), Old::Do(Input::Begin)];
        Some(begin.into_iter().chain(steps).collect())
    }
}
