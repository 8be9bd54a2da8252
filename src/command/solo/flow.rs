//! A game against Vova: the setup, the steps of the rules, and at the end what only you know.

use crate::command::solo::{card, cards, event_text, table};
use crate::fault::{Fault, FaultId, Field, quoted, typed};
use crate::files::saved::old::{Old, token};
use crate::files::saved::{self, Lasts};
use crate::flow::{Action, Answers, Does, Flow, Screen, Typed, Viewer};
use crate::library::nearest_printing;
use crate::page::{Block, Line, Page};
use crate::rules::card::{Bonus, District, DistrictType};
use crate::rules::edition::Edition;
use crate::rules::solo::Role;
use crate::rules::solo::deal::Pick;
use crate::rules::solo::game::{Barred, Game, MOST_GOLD, Phase, Setup, Step};
use crate::rules::solo::turn::What;
use crate::texts::{Id, Texts};
use crate::wording::card::reminder;
use crate::wording::table::points;
use crate::{args, family, fault, id, say};
use serde::{Deserialize, Serialize};
use serde_json::{Value, from_value};
use strum::{IntoEnumIterator, VariantArray};

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
    /// End your turn although nothing was done, or income is left.
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
    /// You did nothing in your turn or left your income, and are asked whether it is over.
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
            Moment::Setup => vec![Action::input(id!("act-solo-begin"), Input::Begin)],
            Moment::Game | Moment::Idle => self.actions(),
            Moment::City => {
                let left = self.left().into_iter();
                let others: Vec<District> = left.filter(|id| !self.city.contains(id)).collect();
                let ask = self.ask(id!("solo-ask-city"), &others, Input::City);
                vec![
                    ask.with("count", self.city.len()),
                    Action::input(id!("act-solo-city-done"), Input::CityDone),
                    Action::new(id!("act-back"), Does::Undo),
                ]
            }
            Moment::Late(_) => vec![
                Action::input(id!("act-solo-late"), Input::Late(true)),
                Action::input(id!("act-solo-not-late"), Input::Late(false)),
                Action::undo(),
            ],
            Moment::Count => {
                let close = |id, save| Action::input(id, Input::Close { save });
                let mut actions = if self.is_saved {
                    vec![close(id!("act-solo-on"), true)]
                } else {
                    vec![
                        close(id!("act-solo-done"), false),
                        close(id!("act-solo-save"), true),
                    ]
                };
                actions.push(Action::input(id!("act-solo-log"), Input::Log));
                actions.push(Action::undo());
                actions
            }
            Moment::Log => vec![Action::new(id!("act-solo-log-read"), Does::Undo)],
        };
        if !matches!(self.moment, Moment::Closed { .. }) {
            // Nothing is written before the first step.
            let is_new = self.moment == Moment::Setup;
            actions.push(Action::leave(if is_new {
                id!("solo-leave-nothing")
            } else {
                id!("solo-leave-why")
            }));
        }
        Screen {
            scene: self.clone(),
            actions,
            // The Enter that ends the last turn must not also close the game.
            is_calm: self.moment == Moment::Count,
        }
    }
}

fn step(label: Id, step: Step) -> Action<Input> {
    Action::input(label, Input::Step(step))
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
        actions.push(Action::undo());
        actions
    }

    /// What can be done in your turn; what cannot any more says why if its key is pressed.
    fn yours(&self) -> Vec<Action<Input>> {
        let Game { state, done, .. } = &self.game;
        let is_left = !done.anything || self.game.due() > 0;
        let end = if is_left && !self.game.setup.quick && self.moment != Moment::Idle {
            // The key may have been pressed too early.
            Input::EndIdle
        } else {
            Input::Step(Step::Go)
        };
        let mut actions = vec![Action::input(id!("act-solo-end"), end)];
        let yours = self.game.yours;
        let warlord = (yours == Some(Role::Warlord)).then(|| state.vova.city.clone());
        let destroy = warlord.and_then(|city| {
            let label = id!("act-solo-destroy");
            self.pick(label, id!("solo-ask-destroy"), city, Step::Destroy)
        });
        if self.game.setup.quick {
            actions.push(self.once(id!("act-solo-complete"), Step::Complete));
            actions.extend(destroy);
            return actions;
        }
        actions.push(self.once(id!("act-solo-gold"), Step::Take));
        let (card, left) = (id!("act-solo-card"), self.left());
        actions.extend(self.pick(card, id!("solo-ask-card"), left, Step::Draw));
        if yours.and_then(Role::pays).is_some() {
            let action = self.once(id!("act-solo-income"), Step::Income);
            actions.push(action.with("count", self.game.income()));
        }
        let hand = || state.you.hand.clone();
        let build = id!("act-solo-build");
        actions.extend(self.pick(build, id!("solo-ask-build"), hand(), Step::Build));
        actions.extend(destroy);
        let discard = id!("act-solo-discard");
        actions.extend(self.pick(discard, id!("solo-ask-discard"), hand(), Step::Discard));
        actions.push(self.once(id!("act-solo-plus"), Step::Gold(1)));
        actions.push(self.once(id!("act-solo-minus"), Step::Gold(-1)));
        actions
    }

    /// In the legend while it can be done.
    fn once(&self, label: Id, of: Step) -> Action<Input> {
        Action {
            is_quiet: !self.game.can(of),
            ..step(label, of)
        }
    }

    /// Equal cards are one choice.
    fn choices(&self, of: &[District], input: impl Fn(District) -> Input) -> Vec<(Field, Input)> {
        let supply = &self.game.supply;
        let choice = |(place, id): (usize, &District)| {
            if of[..place].contains(id) {
                return None;
            }
            let card = Field::Card((*id).into(), supply.edition);
            let mut fields = vec![("card", card), ("cost", supply.cost(*id).into())];
            let phrase = match of.iter().filter(|other| *other == id).count() {
                1 => id!("solo-district"),
                count => {
                    fields.push(("count", count.into()));
                    id!("solo-districts")
                }
            };
            Some((Field::Phrase(phrase, fields), input(*id)))
        };
        of.iter().enumerate().filter_map(choice).collect()
    }

    /// One of those that are possible; if there are only others, why not.
    fn pick(
        &self,
        label: Id,
        question: Id,
        mut of: Vec<District>,
        step: fn(District) -> Step,
    ) -> Option<Action<Input>> {
        let first = *of.first()?;
        of.retain(|id| self.game.can(step(*id)));
        if of.is_empty() {
            return Some(self.once(label, step(first)));
        }
        let choices = self.choices(&of, |id| Input::Step(step(id)));
        Some(Action::new(label, Does::PickTyped { question, choices }))
    }

    fn ask(
        &self,
        question: Id,
        of: &[District],
        input: impl Fn(District) -> Input,
    ) -> Action<Input> {
        let help = if self.game.phase == Phase::Start {
            id!("solo-help-first-card")
        } else {
            id!("solo-help-pick")
        };
        let answers = Answers::Named(self.choices(of, input));
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
                let ask = self.ask(id!("solo-ask-first-card"), &self.left(), draw);
                ask.with("number", self.game.state.you.hand.len() + 1)
            }
            _ if is_second => self.ask(id!("solo-ask-turn-up-second"), &self.left(), turn_up),
            _ => self.ask(id!("solo-ask-turn-up"), &self.left(), turn_up),
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
            let text = step.as_str().map(str::to_owned);
            let text = text.unwrap_or_else(|| step.to_string());
            match from_value::<Step>(step) {
                Ok(step) => Old::Do(Input::Step(step)),
                Err(_) => Old::Not(text),
            }
        });
        let begin = [Old::Begin(token(), start), Old::Do(Input::Begin)];
        Some(begin.into_iter().chain(steps).collect())
    }
}

family!(power_message(Role) = "solo-power-");

/// The page of this moment.
pub fn page(texts: &Texts, solo: &Solo) -> Page {
    let game = &solo.game;
    let edition = game.supply.edition;
    let scene = Scene {
        texts,
        edition,
        game,
    };
    match solo.moment {
        Moment::Setup => scene.setup(),
        Moment::Late(id) => {
            let name = nearest_printing(id, edition).name(texts.lang());
            let late = say!(texts, "solo-late", card = name);
            Page::new(vec![Block::title(late, "")])
        }
        Moment::City => {
            let mut page = scene.page();
            let label = say!(texts, "solo-your-city").into();
            let city = cards(texts, edition, &solo.city);
            page.push(Block::Facts(vec![(label, city)]));
            page
        }
        Moment::Idle => {
            let mut page = scene.page();
            let left = match game.due() {
                0 => say!(texts, "solo-yours-idle"),
                count => say!(texts, "solo-yours-due", count),
            };
            page.push(Block::Note(left.into()));
            page
        }
        Moment::Game | Moment::Count | Moment::Log | Moment::Closed { .. } => scene.page(),
    }
}

struct Scene<'a> {
    texts: &'a Texts,
    edition: Edition,
    game: &'a Game,
}

impl Scene<'_> {
    fn name(&self, role: Option<Role>) -> &'static str {
        let name = |role| nearest_printing(role, self.edition).name(self.texts.lang());
        role.map_or("", name)
    }

    fn roles(&self, roles: &[Role]) -> Line {
        cards(self.texts, self.edition, roles)
    }

    /// Setup, before the first step (lines 14 to 16).
    fn setup(&self) -> Page {
        let texts = self.texts;
        let setup = &self.game.setup;
        let mut said = vec![
            say!(
                texts,
                "solo-setup-characters",
                cards = self.roles(Role::VARIANTS).plain()
            ),
            self.districts(),
            say!(texts, "solo-setup-gold"),
            say!(texts, "solo-setup-order"),
        ];
        if setup.quick {
            said.push(say!(texts, "solo-setup-quick"));
        }
        if setup.dealt {
            let seed = quoted(&setup.seed);
            said.push(say!(texts, "solo-setup-seed", seed));
        }
        let mut page = Page::new(vec![Block::title(say!(texts, "solo-setup"), "")]);
        page.extend(points(said));
        page
    }

    /// What goes into the deck (line 14), and what stays in the box.
    fn districts(&self) -> String {
        let (texts, supply) = (self.texts, &self.game.supply);
        if self.edition != Edition::E2016 {
            return say!(texts, "solo-setup-districts");
        }
        // The base game's are not apart from the others in this box.
        let unique = supply
            .districts()
            .filter(|one| one.kind == DistrictType::Unique);
        let unique: Vec<District> = unique.map(|one| one.id).collect();
        let cards = cards(texts, self.edition, &unique).plain();
        say!(texts, "solo-setup-unique", count = unique.len(), cards)
    }

    fn page(&self) -> Page {
        let mut page = Page::new(vec![Block::title(self.title(), self.what())]);
        page.extend(self.why().map(|why| Block::Text(why.into())));
        page.extend(self.characters());
        // Above a question its end stays in sight.
        let is_asked = matches!(self.game.phase, Phase::His);
        if !is_asked {
            page.extend(self.happened());
        }
        page.extend(self.choices());
        if !matches!(
            self.game.phase,
            Phase::Shown | Phase::Offered | Phase::ShownAfter
        ) {
            page.push(table(self.texts, self.edition, &self.game.state));
        }
        if is_asked {
            page.extend(self.happened());
        }
        page
    }

    fn title(&self) -> String {
        let (texts, game) = (self.texts, self.game);
        match game.phase {
            Phase::Start => say!(texts, "solo-setup"),
            Phase::Shown => say!(texts, "solo-shown"),
            Phase::Offered => match game.deal.pick {
                Pick::OfTwo => say!(texts, "solo-offered-two"),
                Pick::OfThree => say!(texts, "solo-offered-three"),
                Pick::Unchosen => say!(texts, "solo-offered-unchosen"),
            },
            Phase::Keep if game.deal.offered.is_empty() => say!(texts, "solo-keep-which"),
            Phase::Keep if game.deal.pick == Pick::Unchosen => say!(texts, "solo-keep-unchosen"),
            Phase::Keep => say!(texts, "solo-keep"),
            Phase::ShownAfter => say!(texts, "solo-after"),
            Phase::Target if game.yours == Some(Role::Assassin) => {
                say!(texts, "solo-target-assassin")
            }
            Phase::Target => say!(texts, "solo-target-thief"),
            Phase::Reveal => say!(texts, "solo-reveal"),
            Phase::Yours => say!(texts, "solo-yours", card = self.name(game.yours)),
            Phase::Stolen | Phase::His | Phase::HisEnd => {
                say!(texts, "solo-his", card = self.name(game.his))
            }
            Phase::Over | Phase::Closed => say!(texts, "solo-over"),
        }
    }

    fn what(&self) -> String {
        if self.game.round == 0 {
            return String::new();
        }
        let round = say!(self.texts, "solo-round", round = self.game.round);
        match self.game.first {
            Some(_) => format!("{round}, {}", say!(self.texts, "solo-last-round")),
            None => round,
        }
    }

    fn why(&self) -> Option<String> {
        let (texts, game) = (self.texts, self.game);
        let pick = game.deal.pick;
        Some(match game.phase {
            Phase::Start => say!(texts, "solo-setup-gold"),
            Phase::Shown => say!(texts, "solo-shown-why"),
            Phase::Offered => say!(texts, "solo-offered-why"),
            Phase::Keep if game.deal.offered.is_empty() => match pick {
                Pick::OfTwo => say!(texts, "solo-keep-by-hand"),
                Pick::OfThree => say!(texts, "solo-keep-by-hand-three"),
                Pick::Unchosen => say!(texts, "solo-keep-by-hand-unchosen"),
            },
            Phase::ShownAfter if pick == Pick::Unchosen => say!(texts, "solo-after-two"),
            Phase::ShownAfter => say!(texts, "solo-after-one"),
            Phase::Target => format!("{} {}", say!(texts, "solo-target-why"), self.odds()),
            Phase::Reveal if !game.setup.dealt => say!(texts, "solo-reveal-which"),
            Phase::Yours => {
                let power = game.yours.map(|yours| self.power(yours));
                let quick = game.setup.quick.then(|| say!(texts, "solo-yours-quick"));
                let both: Vec<String> = quick.into_iter().chain(power).collect();
                both.join(" ")
            }
            _ => return None,
        })
    }

    /// The odds of a guess (line 29).
    fn odds(&self) -> String {
        let unseen = self.game.deal.unseen();
        let odds = if self.game.deal.offered.is_empty() {
            say!(self.texts, "solo-odds-blind")
        } else {
            let cards = self.roles(&unseen).plain();
            say!(self.texts, "solo-odds", cards)
        };
        if self.game.yours == Some(Role::Thief) && unseen.contains(&Role::Assassin) {
            format!("{odds} {}", say!(self.texts, "solo-odds-assassin"))
        } else {
            odds
        }
    }

    /// What a character does here.
    fn power(&self, role: Role) -> String {
        let target = self.name(self.game.target);
        let message = power_message(role);
        self.texts.say_with(message, args![target])
    }

    /// The face-up characters.
    fn characters(&self) -> Option<Block> {
        let (texts, game) = (self.texts, self.game);
        let is_chosen = match game.phase {
            Phase::Over | Phase::Closed => return None,
            Phase::Shown | Phase::Offered | Phase::Keep => false,
            _ => true,
        };
        let mut facts = Vec::new();
        // What follows your choice is not shown before it.
        let open: Vec<Role> = if is_chosen {
            let seen = game.deal.seen();
            seen.filter(|role| Some(*role) != game.yours).collect()
        } else {
            game.deal.shown.clone()
        };
        let is_deal = matches!(
            game.phase,
            Phase::ShownAfter | Phase::Target | Phase::Reveal
        );
        if (!is_chosen || is_deal) && !open.is_empty() {
            facts.push((say!(texts, "solo-seen").into(), self.roles(&open)));
        }
        let you = || say!(texts, "solo-seen-you").into();
        if game.phase == Phase::Offered && !game.deal.offered.is_empty() {
            facts.push((you(), self.roles(&game.deal.offered)));
        }
        if game.phase == Phase::Yours {
            let his = game.his.map(|his| card(texts, self.edition, his));
            facts.extend(his.map(|his| (say!(texts, "solo-vova").into(), his)));
        } else {
            let yours = game.yours.map(|yours| card(texts, self.edition, yours));
            facts.extend(yours.map(|yours| (you(), yours)));
        }
        (!facts.is_empty()).then_some(Block::Facts(facts))
    }

    /// The events of his turn.
    fn happened(&self) -> Option<Block> {
        let turn = self.game.turn.as_ref()?;
        let is_his = matches!(self.game.phase, Phase::His | Phase::HisEnd);
        let events = turn.events.iter().filter(|_| is_his);
        points(events.map(|event| event_text(self.texts, self.edition, *event)))
    }

    /// Characters with their digits.
    fn choices(&self) -> Option<Block> {
        let game = self.game;
        let plain =
            |roles: Vec<Role>| Some(listed(&roles, |role| card(self.texts, self.edition, role)));
        let unseen = || {
            let mut unseen = game.deal.unseen();
            unseen.retain(|role| Some(*role) != game.yours);
            unseen
        };
        match game.phase {
            Phase::Shown | Phase::Offered | Phase::ShownAfter => plain(unseen()),
            Phase::Keep if game.deal.offered.is_empty() => plain(Role::VARIANTS.to_vec()),
            Phase::Keep => Some(listed(&game.deal.offered, |role| self.choice(role))),
            Phase::Target => plain(game.targets()),
            Phase::Reveal if !game.setup.dealt => plain(unseen()),
            _ => None,
        }
    }

    /// Some work differently here than in the normal game.
    fn choice(&self, role: Role) -> Line {
        if !role.names() {
            return self.power(role).into();
        }
        let printing = nearest_printing(role, self.edition);
        let power = reminder(self.texts, role.into(), printing);
        let mut line = card(self.texts, self.edition, role);
        line.push(format!(". {power}"));
        line
    }
}

/// Characters by their ranks.
fn listed(roles: &[Role], said: impl Fn(Role) -> Line) -> Block {
    let listed = |role: &Role| (role.rank().to_string().into(), said(*role));
    Block::Facts(roles.iter().map(listed).collect())
}
