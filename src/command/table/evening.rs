//! One evening: the opening, then round after round, then the score. Each part is a flow of its own
//! and their inputs are one list, so undoing the first step of a part leads to the last step of the
//! part before it. What follows a part, what undo means there and what is saved is decided here.

use crate::app::limits;
use crate::command::deck::build::{self, Build};
use crate::command::score::sheet::{self, ScoreSheet};
use crate::command::table::before_round::{self, Between, How};
use crate::command::table::opening::{self, Moment, Opening, Sources, code_of, out_of_turn};
use crate::command::table::pass::{self, Draft, Phones};
use crate::command::table::round::{self, Calling, Seating};
use crate::fault::Fault;
use crate::files::log::Marks;
use crate::files::read::score::PlayedDeck;
use crate::files::read::seats::Party;
use crate::files::saved::old::{Old, whole};
use crate::files::saved::{self, Lasts};
use crate::flow::{Action, Does, Flow, Played, Screen, Viewer};
use crate::id;
use crate::language::Language;
use crate::library::decks::cast;
use crate::rules::call::{Holder, Round};
use crate::rules::card::Character;
use crate::rules::chance::Chance;
use crate::rules::city::Allow;
use crate::rules::deck::{Change, Deck};
use crate::rules::edition::Edition;
use crate::rules::table::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, from_value};
use std::fmt;
use std::rc::Rc;
use strum::VariantNames;

/// What a game night begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    pub edition: Edition,
    /// The city size, if the table agreed on another number.
    pub complete_at: Option<u8>,
}

impl Start {
    /// # Errors
    ///
    /// No city has that size.
    pub fn new(edition: Edition, complete_at: Option<u8>) -> Result<Self, Fault> {
        limits::COMPLETE_AT.check(complete_at)?;
        Ok(Self {
            edition,
            complete_at,
        })
    }
}

/// How this run goes about it. Nothing of it is saved.
#[derive(Clone, Default)]
pub struct Options<'a> {
    /// None if nobody is asked.
    pub sources: Option<Rc<Sources>>,
    /// None if nobody is asked.
    pub fresh_seed: Option<&'a dyn Fn() -> String>,
    /// A fixed way to choose characters, without asking.
    pub always: Option<How>,
    /// Ends after the last round.
    pub stops_at_score: bool,
    /// Whether to save the play, if that need not be asked.
    pub saves: Option<bool>,
    pub phones: Phones,
    pub allowed: Vec<Allow>,
    /// The deck's name, if any.
    pub called: Option<String>,
    /// Changes to an official list.
    pub changes: Vec<Change>,
}

/// The current table.
#[derive(Clone)]
pub struct Evening<'a> {
    pub start: Start,
    options: Rc<Options<'a>>,
    pub opening: Opening,
    /// The table before this part; none during the opening.
    table: Option<Table>,
    part: Part,
    /// It was saved, without who has what.
    is_resumed: bool,
    /// That was while characters were chosen.
    is_interrupted: bool,
}

impl fmt::Debug for Evening<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Evening({:?}, {:?})", self.opening, self.part)
    }
}

#[derive(Clone, Debug)]
enum Part {
    Opening,
    /// The deck is built card by card; none before chance is given.
    Build(Option<Box<Build>>),
    Between(Between),
    /// The draft on this device; none before chance is given.
    Draft(Option<Box<Draft>>),
    /// The call, and whether anything was entered.
    Call(Box<Calling>, bool),
    Score(Box<ScoreSheet>),
    /// It is over; the number of the saved play, if any, and whether another game is wanted.
    Over(Box<ScoreSheet>, Option<u64>, Option<bool>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    Opening(opening::Input),
    Between(before_round::Input),
    /// Everyone chose on this device.
    Chosen,
    Call(round::Input),
    /// To the score, wherever it is.
    ToScore,
    Score(sheet::Input),
    /// It was counted; the number of the saved play, if any.
    Over(Option<u64>),
    /// No part of the saved evening, so no file may have it.
    #[serde(skip)]
    Unsaved(Unsaved),
}

/// What only this run knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsaved {
    /// Chance for what follows. Neither it nor who has what is written: that is secret.
    Seed(String),
    /// Characters were being chosen when the program ended.
    Interrupted,
    Draft(pass::Input),
    /// An incomplete deck is not saved.
    Build(build::Input),
    /// Another game?
    Again(bool),
}

/// What is shown.
#[derive(Clone, Debug)]
pub enum Scene {
    Opening(opening::Scene),
    Build(build::Scene),
    Between(Box<Deck>, Between),
    Draft(Seating, pass::Scene),
    Call(Seating, Box<round::Scene>),
    Score(Box<sheet::Scene>),
    Over,
}

/// The progress of the game night.
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
    /// Whoever was marked in all rounds so far.
    pub marks: Marks,
    pub play: Option<u64>,
}

impl Table {
    /// The city size.
    pub fn city_size(&self) -> u8 {
        let usual = self.deck.edition.rulebook().complete_at[self.deck.players];
        self.complete_at.unwrap_or(usual)
    }

    /// Who completed a city first, if known.
    pub fn first(&self) -> Option<Seat> {
        self.round.complete.and_then(Holder::seat)
    }

    /// The next round.
    fn next_round(&self) -> Round {
        if self.is_called {
            self.round.following()
        } else {
            self.round.clone()
        }
    }

    fn count_marks(&mut self, round: &Round) {
        let cast = cast(&self.deck);
        for (mark, ranks) in &round.marks {
            let mark: &str = mark.into();
            for called in ranks.iter().filter_map(|&rank| cast.of_rank(rank)) {
                let counts = self.marks.entry(mark.to_owned()).or_default();
                *counts.entry(called.id.to_string()).or_default() += 1;
            }
        }
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

impl<'a> Evening<'a> {
    pub fn new(start: Start, options: Options<'a>) -> Self {
        Self {
            opening: Opening::new(options.sources.clone(), start.edition),
            start,
            options: Rc::new(options),
            table: None,
            part: Part::Opening,
            is_resumed: false,
            is_interrupted: false,
        }
    }

    /// Goes on with the inputs so far. Steps of a round that were only possible while the program
    /// knew who has what are dropped, along with the rest of that round.
    ///
    /// # Errors
    ///
    /// The inputs are not possible.
    pub fn resume(
        mut self,
        given: impl IntoIterator<Item = (Viewer, Input)>,
    ) -> Result<Played<Self>, Fault> {
        self.is_resumed = true;
        let mut played = Played::new(self);
        let mut is_lost = false;
        for (by, input) in given {
            let is_call = matches!(input, Input::Call(_));
            if is_call && is_lost {
                continue;
            }
            let replayed = played.replay(by, input);
            let is_open = matches!(played.now().part, Part::Call(..));
            is_lost = replayed.is_err() && is_call && is_open;
            if !is_lost {
                replayed?;
            }
        }
        let is_interrupted = match &played.now().part {
            // In a later round, who has the crown is not known any more either.
            Part::Between(between) => between.how == Some(How::Device),
            part => matches!(part, Part::Draft(None)),
        };
        if is_interrupted {
            played.replay(Viewer::Table, Input::Unsaved(Unsaved::Interrupted))?;
        }
        played.follow();
        Ok(played)
    }

    /// The score sheet, once the last round is over.
    pub fn sheet(&self) -> Option<&ScoreSheet> {
        match &self.part {
            Part::Score(sheet) | Part::Over(sheet, ..) => Some(sheet),
            _ => None,
        }
    }

    /// Which seats have a phone.
    pub fn phones(&self) -> &Phones {
        &self.options.phones
    }

    /// Whose turn it is; none if what comes next is nobody's own.
    pub fn turn(&self) -> Option<Seat> {
        match &self.part {
            Part::Draft(Some(draft)) => draft.eyes(),
            Part::Call(calling, _) => calling.turn(),
            _ => None,
        }
    }

    /// Actions of the score sheet as those of the evening.
    pub fn scoring(actions: Vec<Action<sheet::Input>>) -> Vec<Action<Input>> {
        let sheet = Screen {
            scene: (),
            actions,
            is_calm: false,
        };
        sheet.within(|()| (), Input::Score, None).actions
    }

    /// May others see what is done now?
    pub const fn is_public(&self) -> bool {
        !matches!(self.part, Part::Draft(_))
    }

    /// The characters this player has, as far as they are known.
    pub fn held(&self, seat: Seat) -> Vec<Character> {
        match &self.part {
            Part::Draft(Some(draft)) => draft.kept(seat).to_vec(),
            Part::Call(calling, _) => calling.held(seat),
            _ => Vec::new(),
        }
    }

    pub const fn is_over(&self) -> bool {
        matches!(self.part, Part::Over(..))
    }

    /// Is another game wanted?
    pub fn goes_again(&self) -> bool {
        matches!(self.part, Part::Over(.., Some(true)))
    }

    /// What is known about the table; nothing before its deck is agreed on.
    pub fn table(&self) -> Option<Table> {
        let mut table = match &self.table {
            Some(table) => table.clone(),
            None => Table {
                names: self.opening.names.clone(),
                deck: self.opening.deck()?.clone(),
                complete_at: self.start.complete_at,
                stage: Stage::Setup,
                round: Round::first(self.opening.crown),
                is_called: false,
                how: How::Device,
                marks: Marks::new(),
                play: None,
            },
        };
        match &self.part {
            Part::Opening | Part::Build(_) => {}
            Part::Between(between) => {
                table.round = table.next_round();
                table.is_called = false;
                table.how = between.how.unwrap_or(table.how);
                table.round.crown = between.crown;
                table.stage = Stage::Draft;
            }
            Part::Draft(_) => table.stage = Stage::Draft,
            Part::Call(calling, _) => {
                table.count_marks(calling.round());
                table.round = calling.round().clone();
                table.stage = Stage::Call;
                table.is_called = true;
            }
            Part::Score(_) => table.stage = Stage::Score,
            Part::Over(_, play, _) => {
                table.stage = Stage::Over;
                table.play = *play;
            }
        }
        Some(table)
    }

    fn seating(&self, table: &Table) -> Seating {
        let seating = table.seating();
        Seating {
            deck: self.options.called.clone().or(seating.deck),
            changes: self.options.changes.clone(),
            ..seating
        }
    }

    /// Leaves this part for another.
    fn turn_to(&mut self, part: impl FnOnce(&Self, &Table) -> Part) -> Result<(), Fault> {
        let table = self.table().ok_or_else(out_of_turn)?;
        self.part = part(self, &table);
        self.table = Some(table);
        Ok(())
    }

    fn begin_between(&mut self) -> Result<(), Fault> {
        self.turn_to(|_, table| {
            let (next, names) = (table.next_round(), table.names.clone());
            Part::Between(Between::new(next.number, names, next.crown, table.how))
        })
    }

    /// With a draft on this device: who has what, and what lies face up.
    fn begin_call(&mut self, dealt: Option<(Round, Vec<Character>)>) -> Result<(), Fault> {
        self.turn_to(|evening, table| {
            let (round, face_up) = dealt.unwrap_or_else(|| (table.round.clone(), Vec::new()));
            let calling = Calling::new(evening.seating(table), round).without(face_up);
            Part::Call(Box::new(calling), false)
        })
    }

    fn begin_score(&mut self) -> Result<(), Fault> {
        self.turn_to(|evening, table| Part::Score(Box::new(evening.score_sheet(table))))
    }

    fn score_sheet(&self, table: &Table) -> ScoreSheet {
        let options = &self.options;
        let sources = options.sources.as_ref();
        let seating = table.seating();
        let ranks = seating
            .seats()
            .map(|seat| table.round.revealed(&seating.cast, seat));
        let deck = code_of(&table.deck).expect("a deck that can be played has a code");
        let start = sheet::Start {
            edition: table.deck.edition,
            complete_at: table.complete_at,
            deck: Some(PlayedDeck::new(&deck, &table.deck.plan())),
            names: table.names.clone(),
            crown: table.round.crown,
            first: table.first(),
            ranks: ranks.collect(),
            saves: options.saves,
            allowed: options.allowed.clone(),
        };
        let user = sheet::User {
            lang: sources.map_or(Language::default(), |sources| sources.lang),
            party: sources.map_or(Party::default(), |sources| sources.party.clone()),
        };
        ScoreSheet::new(start, user)
    }

    /// Chance is here: the deck is built, or the characters are dealt.
    fn seed(&mut self, seed: &str) -> Result<(), Fault> {
        let chance = Chance::new(seed);
        self.part = match &self.part {
            Part::Build(None) => {
                let players = self.opening.players().ok_or_else(out_of_turn)?;
                let build = Build::new(self.opening.edition, players, chance);
                Part::Build(Some(Box::new(build.with_way_back())))
            }
            Part::Draft(None) => {
                let table = self.table().ok_or_else(out_of_turn)?;
                let crown = table.round.crown.ok_or_else(out_of_turn)?;
                let draft = Draft::new(self.seating(&table), crown, &table.round, chance);
                let is_again = std::mem::take(&mut self.is_interrupted);
                let draft = draft.again(is_again).with_phones(self.phones().clone());
                Part::Draft(Some(Box::new(draft)))
            }
            _ => return Err(out_of_turn()),
        };
        Ok(())
    }

    fn after_opening(&mut self) -> Result<(), Fault> {
        match self.opening.moment {
            Moment::Build => self.part = Part::Build(None),
            Moment::Over => self.begin_between()?,
            _ => self.part = Part::Opening,
        }
        Ok(())
    }

    fn after_between(&mut self) -> Result<(), Fault> {
        let Part::Between(between) = &self.part else {
            return Ok(());
        };
        match between.how {
            _ if !between.is_over() => Ok(()),
            None => self.begin_score(),
            Some(How::Device) => self.turn_to(|_, _| Part::Draft(None)),
            Some(How::Hand | How::Alone) => self.begin_call(None),
        }
    }

    fn after_call(&mut self) -> Result<(), Fault> {
        match &self.part {
            Part::Call(calling, _) if calling.is_over() => {
                if calling.round().complete.is_some() {
                    self.begin_score()
                } else {
                    self.begin_between()
                }
            }
            _ => Ok(()),
        }
    }

    /// A resumed round may have lost its end, and with it who has the crown: what follows says
    /// that it is over.
    fn skip_to(&mut self, input: &Input) -> Result<(), Fault> {
        match (&self.part, input) {
            (Part::Score(_) | Part::Over(..), _) => Ok(()),
            (_, Input::ToScore) => self.begin_score(),
            _ if !self.is_resumed => Ok(()),
            (_, Input::Score(_)) => self.begin_score(),
            (Part::Call(..), Input::Between(_)) => self.begin_between(),
            (Part::Between(_), Input::Chosen) => self.turn_to(|_, _| Part::Draft(None)),
            (Part::Between(_), Input::Call(_)) => self.begin_call(None),
            _ => Ok(()),
        }
    }

    /// Is it a step that undo takes back? Otherwise it goes with the one before it.
    fn is_step(&self, input: &Input) -> bool {
        match input {
            Input::Unsaved(Unsaved::Seed(_) | Unsaved::Interrupted)
            | Input::Opening(opening::Input::Lists | opening::Input::Back)
            | Input::Over(_) => false,
            Input::Between(_) => self.options.always.is_none(),
            Input::Call(input) => !Calling::turns_only(input),
            Input::Score(input) => !ScoreSheet::turns_only(input),
            _ => true,
        }
    }
}

impl Flow for Evening<'_> {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, by: Viewer, input: &Input) -> Result<(), Fault> {
        self.skip_to(input)?;
        match (&mut self.part, input) {
            (Part::Opening | Part::Build(_), Input::Opening(input)) => {
                self.opening.apply(by, input)?;
                self.after_opening()
            }
            (Part::Between(between), Input::Between(input)) => {
                between.apply(by, input)?;
                self.after_between()
            }
            // What was chosen before the program was started again is not known any more.
            (Part::Draft(draft), Input::Chosen)
                if draft.as_ref().is_none_or(|draft| draft.is_done()) =>
            {
                let draft = draft.take();
                let table = self.table().ok_or_else(out_of_turn)?;
                self.begin_call(draft.map(|draft| {
                    let round = draft.round(&table.round);
                    (round, draft.deal.face_up)
                }))
            }
            (Part::Call(calling, is_begun), Input::Call(input)) => {
                calling.apply(by, input)?;
                *is_begun = true;
                self.after_call()
            }
            (Part::Score(_), Input::ToScore) => Ok(()),
            (Part::Score(sheet), Input::Score(input)) => sheet.apply(by, input),
            (Part::Score(sheet), Input::Over(play)) if sheet.end().is_some() => {
                let over = Part::Over(sheet.clone(), *play, None);
                self.turn_to(|_, _| over)
            }
            (part, Input::Unsaved(input)) => match (part, input) {
                (Part::Build(None) | Part::Draft(None), Unsaved::Seed(seed)) => self.seed(seed),
                (Part::Between(_) | Part::Draft(None), Unsaved::Interrupted) => {
                    self.is_interrupted = true;
                    Ok(())
                }
                (Part::Build(Some(build)), Unsaved::Build(input)) => build.apply(by, input),
                (Part::Draft(Some(draft)), Unsaved::Draft(input)) => draft.apply(by, input),
                (Part::Over(.., again), Unsaved::Again(input)) => {
                    *again = Some(*input);
                    Ok(())
                }
                _ => Err(out_of_turn()),
            },
            _ => Err(out_of_turn()),
        }
    }

    fn screen(&self, viewer: Viewer) -> Screen<Scene, Input> {
        let table = self.table.as_ref();
        let table = || table.expect("it is known after the opening");
        match &self.part {
            Part::Opening | Part::Build(None) => {
                let screen = self.opening.screen(viewer);
                screen.within(Scene::Opening, Input::Opening, None)
            }
            Part::Build(Some(build)) => {
                let code = build.deck().as_ref().and_then(code_of);
                let built = code.map(|code| Input::Opening(opening::Input::Deck(code)));
                let input = |input| Input::Unsaved(Unsaved::Build(input));
                let screen = build.screen(viewer);
                screen.within(Scene::Build, input, built.as_ref())
            }
            Part::Between(between) => {
                let deck = Box::new(table().deck.clone());
                let scene = |scene| Scene::Between(deck, scene);
                between.screen(viewer).within(scene, Input::Between, None)
            }
            Part::Draft(draft) => {
                let draft = draft.as_ref().expect("chance is given at once");
                let seating = self.seating(table());
                let scene = |scene| Scene::Draft(seating, scene);
                let input = |input| Input::Unsaved(Unsaved::Draft(input));
                let screen = draft.screen(viewer);
                screen.within(scene, input, Some(&Input::Chosen))
            }
            Part::Call(calling, is_begun) => {
                let seating = self.seating(table());
                let scene = |scene| Scene::Call(seating, Box::new(scene));
                let mut screen = calling.screen(viewer).within(scene, Input::Call, None);
                if calling.round().is_dealt() && !is_begun {
                    // One key must not discard a draft everyone took part in.
                    for action in &mut screen.actions {
                        if matches!(action.does, Does::Undo) {
                            action.does = Does::UndoIf(id!("tonight-deal-again"));
                        }
                    }
                }
                screen
            }
            Part::Score(sheet) => {
                let scene = |scene| Scene::Score(Box::new(scene));
                let mut screen = sheet.screen(viewer).within(scene, Input::Score, None);
                if self.options.stops_at_score {
                    screen.actions = vec![Action::new(id!("act-call-count"), Does::End)];
                }
                screen
            }
            Part::Over(.., again) => {
                let input = |again| Input::Unsaved(Unsaved::Again(again));
                let (again, enough) = match again {
                    None => (Some(Does::Input(input(true))), Does::Input(input(false))),
                    Some(_) => (None, Does::End),
                };
                let again = again.map(|does| Action::new(id!("act-tonight-again"), does));
                let enough = Action::new(id!("act-tonight-enough"), enough);
                Screen {
                    scene: Scene::Over,
                    actions: again.into_iter().chain([enough]).collect(),
                    is_calm: true,
                }
            }
        }
    }

    fn follows(&self) -> Option<Input> {
        match &self.part {
            Part::Build(None) | Part::Draft(None) => {
                let seed = self.options.fresh_seed?();
                Some(Input::Unsaved(Unsaved::Seed(seed)))
            }
            Part::Between(between) if between.is_new() => {
                let how = self.options.always?;
                Some(Input::Between(before_round::Input::How(how)))
            }
            _ => None,
        }
    }

    fn before(&self, inputs: &[Input]) -> Option<usize> {
        if matches!(self.part, Part::Over(_, Some(_), _)) {
            return None;
        }
        let is_step = |input: &Input| self.is_step(input);
        let last = inputs.iter().rposition(is_step)?;
        match &inputs[last] {
            // The whole draft, and the answer that led to it.
            Input::Chosen => {
                let is_answer = |input: &Input| matches!(input, Input::Between(_));
                let answer = inputs[..last].iter().rposition(is_answer)?;
                match self.options.always {
                    Some(_) => self.before(&inputs[..answer]),
                    None => Some(answer),
                }
            }
            // The whole building of the deck.
            Input::Opening(opening::Input::Deck(_)) => {
                let is_saved = |input: &Input| !matches!(input, Input::Unsaved(_));
                let before = inputs[..last].iter().rposition(is_saved)?;
                let is_build = inputs[before] == Input::Opening(opening::Input::Build);
                Some(if is_build { before } else { last })
            }
            _ => Some(last),
        }
    }

    fn viewer(&self) -> Viewer {
        match &self.part {
            Part::Draft(Some(draft)) => draft.viewer(),
            _ => Viewer::Table,
        }
    }
}

impl Lasts for Evening<'_> {
    const KIND: saved::Kind = saved::Kind::Tonight;
    type Start = Start;
    type Input = Input;

    fn old(json: Value) -> Option<Vec<Old<Start, Self::Input>>> {
        #[derive(Deserialize)]
        struct Table {
            id: String,
            #[serde(flatten)]
            start: Start,
            parts: Vec<Part>,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Part {
            Opening(Vec<opening::Input>),
            Between(Vec<before_round::Input>),
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
                        matches!(input, Self::Input::Between(before_round::Input::How(_)))
                    };
                    let how = inputs.iter().rev().find(is_answer);
                    if how == Some(&Self::Input::Between(before_round::Input::How(How::Device))) {
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
