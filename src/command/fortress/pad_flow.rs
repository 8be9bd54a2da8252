//! The score pad, key by key. Its records are saved, including undone ones; partial input is lost
//! with the screen.

use crate::fault::{Fault, quoted, typed};
use crate::files::saved::old::{Old, token};
use crate::files::saved::{self, Lasts};
use crate::flow::{Action, Does, Flow, Question, Screen, Typed, Viewer};
use crate::fortress::feature::{Feature, Impossible, Sort};
use crate::fortress::pad::{
    Correction, Entry, MOST, MOST_POINTS, Pad, Phase, REASON, Record, Refused, RefusedKind, Setup,
};
use crate::fortress::setup::PLAYERS;
use crate::library::fortress::impossible_message;
use crate::texts::Id;
use crate::{family, fault, id};
use serde_json::{Value, from_value};

/// A pad in progress, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub pad: Pad,
    pub mode: Mode,
    pub note: Option<Note>,
    /// All records of the pad.
    records: Vec<Record>,
    /// Save the result to the play log without asking.
    saves: bool,
}

/// The current input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    Idle,
    /// Change to which kind?
    Kind(Draft),
    Draft(Draft),
    /// The number of an entry.
    Number {
        strikes: bool,
        typed: Option<usize>,
    },
    /// A player.
    Who(Whose),
    /// Points added or removed, replacing an entry or as a new one.
    Points {
        player: usize,
        replaces: Option<usize>,
    },
    End(End),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    FollowerOut,
    FollowerHome,
    Points,
}

/// How a pad is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Continue later.
    Later,
    /// It is scored, and saved to the play log if wanted.
    Counted { save: bool },
}

/// What just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The last line was incomplete and was moved to this file.
    Torn(String),
    Done(Record),
    /// An entry was undone.
    Unscored(Entry),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    Do(Record),
    /// A new entry of this kind, or this kind for the current one.
    Kind(Sort),
    Digit(u8),
    Shield,
    /// Complete or still open, while it is entered.
    Complete,
    Seat(usize),
    Enter,
    /// Deletes the last thing typed.
    Back,
    /// Cancels the current input.
    Cancel,
    /// Strikes or changes an entry.
    Which {
        strikes: bool,
    },
    Who(Whose),
    Line(String),
    End(End),
}

impl Sheet {
    /// A pad with its records so far.
    pub const fn new(pad: Pad, records: Vec<Record>, saves: bool, note: Option<Note>) -> Self {
        Self {
            pad,
            mode: Mode::Idle,
            note,
            records,
            saves,
        }
    }

    /// All records of the pad.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    pub const fn end(&self) -> Option<End> {
        match self.mode {
            Mode::End(end) => Some(end),
            _ => None,
        }
    }

    fn players(&self) -> usize {
        self.pad.setup.players.len()
    }

    fn step(&mut self, input: &Input) -> Result<(), Fault> {
        self.note = None;
        let phase = self.pad.standing().phase;
        self.mode = match (self.mode.clone(), input) {
            (_, Input::Cancel) => Mode::Idle,
            (Mode::Idle, Input::End(end)) => Mode::End(*end),
            (Mode::Idle, Input::Do(record)) => self.record(record.clone())?,
            (Mode::Idle, Input::Kind(sort)) => Mode::Draft(Draft::new(*sort, true)),
            (Mode::Idle, Input::Digit(_)) => match phase.sort() {
                Some(sort) => self.draft(Draft::new(sort, false), input)?,
                None => return Err(out_of_range()),
            },
            (Mode::Idle, Input::Seat(_)) => return Err(number_first()),
            (Mode::Idle, &Input::Which { strikes }) => Mode::Number {
                strikes,
                typed: None,
            },
            (Mode::Idle, Input::Who(whose)) => Mode::Who(*whose),
            (Mode::Kind(draft), Input::Kind(sort)) => Mode::Draft(draft.turned(*sort)),
            (Mode::Draft(draft), _) => self.draft(draft, input)?,
            (Mode::Number { strikes, typed }, _) => self.number(strikes, typed, input)?,
            (Mode::Who(whose), Input::Seat(player)) => self.who(whose, *player)?,
            (Mode::Points { player, replaces }, Input::Line(line)) => {
                let entry = Entry::Points(correction(player, line)?);
                self.enter(replaces, entry)?
            }
            // No screen offers it.
            _ => return Err(out_of_range()),
        };
        Ok(())
    }

    fn record(&mut self, record: Record) -> Result<Mode, Fault> {
        let pad = &mut self.pad;
        let undone = pad.last().cloned();
        pad.take(&record)
            .map_err(|refused| refusal(&refused, &pad.setup.players))?;
        self.note = Some(match (&record, undone) {
            // Names an undone entry; other undone things are visible where they were.
            (Record::Undo, Some(Record::Add { entry })) => Note::Unscored(entry),
            _ => Note::Done(record.clone()),
        });
        self.records.push(record);
        Ok(Mode::Idle)
    }

    fn enter(&mut self, replaces: Option<usize>, entry: Entry) -> Result<Mode, Fault> {
        self.record(match replaces {
            Some(number) => Record::Edit { number, entry },
            None => Record::Add { entry },
        })
    }

    fn draft(&mut self, mut draft: Draft, input: &Input) -> Result<Mode, Fault> {
        match draft.take(input, self.players())? {
            Taken::Typed => Ok(Mode::Draft(draft)),
            Taken::Back if draft.replaces.is_some() => Ok(Mode::Kind(draft)),
            Taken::Back => Ok(Mode::Idle),
            Taken::Followers(followers) => {
                let entry = Entry::Feature(draft.feature(followers));
                self.enter(draft.replaces.map(|(number, _)| number), entry)
            }
        }
    }

    /// The number of an entry; by default, the last that counts.
    fn number(
        &mut self,
        strikes: bool,
        typed: Option<usize>,
        input: &Input,
    ) -> Result<Mode, Fault> {
        let pad = &self.pad;
        let typed = match input {
            Input::Digit(digit) => {
                let digit = usize::from(*digit);
                let number = typed.unwrap_or(0) * 10 + digit;
                Some(if number > 9999 { digit } else { number })
            }
            Input::Back => typed.map(|number| number / 10).filter(|number| *number > 0),
            Input::Enter => {
                let lines = pad.lines();
                let last = lines.iter().rev().find(|line| !line.struck);
                let number = typed.or(last.map(|line| line.number));
                let refused = |refused| refusal(&refused, &pad.setup.players);
                let number = number.ok_or_else(|| refused(Refused::NoEntry))?;
                if strikes {
                    return self.record(Record::Strike { number });
                }
                let line = pad.live(number).map_err(refused)?;
                return Ok(match line.entry {
                    Entry::Feature(feature) => Mode::Draft(Draft::of(number, &feature)),
                    Entry::Points(Correction { player, .. }) => Mode::Points {
                        player,
                        replaces: Some(number),
                    },
                });
            }
            _ => return Err(out_of_range()),
        };
        Ok(Mode::Number { strikes, typed })
    }

    fn who(&mut self, whose: Whose, player: usize) -> Result<Mode, Fault> {
        match whose {
            Whose::FollowerOut => self.record(Record::Place { player }),
            Whose::FollowerHome => self.record(Record::Home { player }),
            Whose::Points => Ok(Mode::Points {
                player,
                replaces: None,
            }),
        }
    }
}

impl Flow for Sheet {
    type Input = Input;
    type Scene = Self;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        let mut next = self.clone();
        next.step(input)?;
        *self = next;
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Self, Input> {
        let phase = self.pad.standing().phase;
        let is_over = phase == Phase::Over;
        let actions = match &self.mode {
            Mode::Idle if is_over => self.over(),
            Mode::Idle => self.idle(phase),
            Mode::Kind(draft) => {
                let mut actions = kinds();
                let field = || input(id!("act-pad-field"), Input::Kind(Sort::Field));
                actions.extend((!draft.complete).then(field));
                actions.push(not_now());
                actions
            }
            Mode::Draft(draft) => drafting(draft, self.players()),
            Mode::Number { .. } => vec![
                digits(id!("act-pad-entry"), 9),
                input(id!("act-pad-this-entry"), Input::Enter),
                input(id!("act-pad-take-away"), Input::Back),
                not_now(),
            ],
            Mode::Who(_) => vec![seats(id!("act-pad-each"), self.players()), not_now()],
            Mode::Points { player, .. } => {
                let name = self.pad.setup.players[*player].as_str();
                let question = Question {
                    question: id!("pad-ask-points"),
                    fields: vec![("name", name.into())],
                    help: Some(id!("pad-help-points")),
                    typed: Typed::new(|line| Ok(Input::Line(line.to_owned()))),
                    cancel: Some(Input::Cancel),
                };
                vec![Action::new(id!("act-pad-correct"), Does::Line(question))]
            }
            Mode::End(_) => vec![Action::new(id!("act-pad-done"), Does::End)],
        };
        Screen {
            scene: self.clone(),
            actions,
            // The Enter that ends the last phase must not also close the pad.
            is_calm: is_over,
        }
    }
}

/// What can be done now.
impl Sheet {
    fn idle(&self, phase: Phase) -> Vec<Action<Input>> {
        let mut actions = match phase.sort() {
            None => kinds(),
            Some(sort) => vec![number(sort), seats(id!("act-pad-alone"), self.players())],
        };
        let next = |phase: Phase| Input::Do(Record::Phase { phase });
        if let (Some(_), Some(phase)) = (phase.sort(), phase.next()) {
            actions.push(input(id!("act-pad-no-more"), next(phase)));
        }
        actions.extend([
            input(id!("act-undo"), Input::Do(Record::Undo)),
            input(id!("act-redo"), Input::Do(Record::Redo)),
            input(id!("act-pad-edit"), Input::Which { strikes: false }),
            input(id!("act-pad-strike"), Input::Which { strikes: true }),
            input(id!("act-pad-correct"), Input::Who(Whose::Points)),
        ]);
        if phase == Phase::Play {
            let (out, home) = (Whose::FollowerOut, Whose::FollowerHome);
            actions.extend([
                input(id!("act-pad-follower-out"), Input::Who(out)),
                input(id!("act-pad-follower-home"), Input::Who(home)),
                input(id!("act-pad-tile"), Input::Do(Record::Tile)),
                input(id!("act-pad-final"), next(Phase::Roads)),
            ]);
        }
        actions.extend([input(id!("act-pad-later"), Input::End(End::Later)), leave()]);
        actions
    }

    fn over(&self) -> Vec<Action<Input>> {
        let mut actions = closing(self.saves, |save| Input::End(End::Counted { save }));
        let undo = input(id!("act-undo"), Input::Do(Record::Undo));
        actions.extend([undo, leave()]);
        actions
    }
}

/// Are these the names of players: as many as can play, all different, without control characters?
pub fn can_play(names: &[String]) -> bool {
    let is_clean = |name: &String| !name.trim().is_empty() && quoted(name) == *name;
    let is_new = |seat: usize| !names[..seat].contains(&names[seat]);
    u8::try_from(names.len()).is_ok_and(|count| PLAYERS.contains(&count))
        && names.iter().all(is_clean)
        && (0..names.len()).all(is_new)
}

/// How a result is closed: in the play log or not.
pub(super) fn closing<I>(saves: bool, close: impl Fn(bool) -> I) -> Vec<Action<I>> {
    if saves {
        return vec![input(id!("act-pad-save-now"), close(true))];
    }
    vec![
        input(id!("act-pad-save"), close(true)),
        input(id!("act-pad-finish"), close(false)),
    ]
}

/// What can be done with a draft.
pub(super) fn drafting(draft: &Draft, players: usize) -> Vec<Action<Input>> {
    let mut actions = Vec::new();
    if draft.several.is_some() {
        actions.push(seats(id!("act-pad-each"), players));
        actions.push(input(id!("act-pad-take-away"), Input::Back));
        actions.push(input(id!("act-pad-done"), Input::Enter));
    } else {
        actions.extend(draft.has_number().then(|| number(draft.sort)));
        let shield = || input(id!("act-pad-shield"), Input::Shield);
        actions.extend((draft.sort == Sort::City).then(shield));
        actions.push(seats(id!("act-pad-alone"), players));
        actions.push(input(id!("act-pad-several"), Input::Enter));
        actions.push(input(id!("act-pad-take-away"), Input::Back));
    }
    actions.push(not_now());
    actions
}

fn seats(label: Id, players: usize) -> Action<Input> {
    let seats = (0..players).map(|seat| (seat, Input::Seat(seat)));
    Action::new(label, Does::Seats(seats.collect()))
}

pub(super) fn input<I>(label: Id, input: I) -> Action<I> {
    Action::new(label, Does::Input(input))
}

fn leave() -> Action<Input> {
    Action::new(id!("act-leave"), Does::Leave(id!("pad-leave-why")))
}

fn not_now() -> Action<Input> {
    input(id!("act-pad-not-now"), Input::Cancel)
}

pub(super) fn kinds() -> Vec<Action<Input>> {
    vec![
        input(id!("act-pad-road"), Input::Kind(Sort::Road)),
        input(id!("act-pad-city"), Input::Kind(Sort::City)),
        input(id!("act-pad-monastery"), Input::Kind(Sort::Monastery)),
    ]
}

fn digits(label: Id, most: u8) -> Action<Input> {
    let digits = (0..=most).map(|digit| (digit, Input::Digit(digit)));
    Action::new(label, Does::Digits(digits.collect()))
}

/// What the digits mean for this kind.
fn number(sort: Sort) -> Action<Input> {
    match sort {
        Sort::Road | Sort::City => digits(id!("act-pad-tiles"), 9),
        Sort::Monastery => digits(id!("act-pad-around"), 8),
        Sort::Field => digits(id!("act-pad-cities"), 9),
    }
}

/// An entry in progress: kind, number, shields, and the followers on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub sort: Sort,
    pub complete: bool,
    /// The number of the entry being replaced, and its old value.
    pub replaces: Option<(usize, Feature)>,
    /// Tiles, surrounding tiles or completed cities, as typed so far.
    typed: Option<u32>,
    shields: u32,
    /// The seats of the followers on it, one by one; none while a single letter is enough.
    pub several: Option<Vec<usize>>,
}

/// Longer numbers can't be typed.
const LONGEST: u32 = 99_999;

/// The effect of an input.
pub(super) enum Taken {
    Typed,
    /// These are the followers: the entry is done.
    Followers(Vec<u32>),
    /// Nothing left to delete: go one step back.
    Back,
}

impl Draft {
    pub(super) const fn new(sort: Sort, complete: bool) -> Self {
        Self {
            sort,
            complete,
            replaces: None,
            typed: None,
            shields: 0,
            several: None,
        }
    }

    /// An existing entry, to be changed.
    fn of(number: usize, before: &Feature) -> Self {
        Self {
            replaces: Some((number, before.clone())),
            shields: before.shields,
            ..Self::new(before.sort, before.complete)
        }
    }

    /// The same with another kind.
    fn turned(self, sort: Sort) -> Self {
        let shields = if self.sort == sort { self.shields } else { 0 };
        Self {
            sort,
            typed: None,
            shields,
            several: None,
            ..self
        }
    }

    /// The number, typed or default. A complete feature has at least two tiles, the most common
    /// case; a complete monastery has eight around it.
    pub fn number(&self) -> Option<u32> {
        let before = self.replaces.clone().map(|(_, before)| before);
        let before = before.filter(|before| before.sort == self.sort);
        let before = before.map(|mut before| *before.counted());
        let usual = match self.sort {
            Sort::Road | Sort::City if self.complete => Some(2),
            Sort::Monastery if self.complete => Some(8),
            _ => None,
        };
        self.typed.or(before).or(usual)
    }

    /// The feature with these followers.
    pub fn feature(&self, followers: Vec<u32>) -> Feature {
        let mut feature = Feature {
            complete: self.complete,
            followers,
            ..Feature::new(self.sort)
        };
        *feature.counted() = self.number().unwrap_or_default();
        if self.sort == Sort::City {
            feature.shields = self.shields;
        }
        feature
    }

    /// The number of followers of each player.
    pub fn followers(&self, players: usize) -> Vec<u32> {
        let mut followers = vec![0; players];
        for &seat in self.several.iter().flatten() {
            followers[seat] += 1;
        }
        followers
    }

    /// Can a number be typed? Around a complete monastery it is always eight.
    fn has_number(&self) -> bool {
        !(self.sort == Sort::Monastery && self.complete)
    }

    pub(super) fn take(&mut self, input: &Input, players: usize) -> Result<Taken, Fault> {
        if let Some(several) = &mut self.several {
            match input {
                Input::Seat(seat) => several.push(*seat),
                Input::Back if several.pop().is_none() => self.several = None,
                Input::Back => {}
                Input::Enter if several.is_empty() => return Err(refusal(&Refused::Nobody, &[])),
                Input::Enter => return Ok(Taken::Followers(self.followers(players))),
                _ => return Err(out_of_range()),
            }
            return Ok(Taken::Typed);
        }
        match input {
            Input::Digit(digit) if self.has_number() => {
                let number = self.typed.unwrap_or(0) * 10 + u32::from(*digit);
                if number > LONGEST {
                    return Err(too_many(number));
                }
                self.typed = Some(number);
                self.shields = self.shields.min(number);
            }
            Input::Shield if self.sort == Sort::City => {
                let is_more = self.number().is_some_and(|most| self.shields < most);
                self.shields = if is_more { self.shields + 1 } else { 0 };
            }
            Input::Complete if self.sort != Sort::Field => self.complete = !self.complete,
            Input::Enter | Input::Seat(_) if self.number().is_none() => return Err(number_first()),
            // Input is not truncated or guessed.
            Input::Enter | Input::Seat(_) if self.number() > Some(MOST) => {
                return Err(too_many(self.number().unwrap_or_default()));
            }
            Input::Seat(seat) => {
                self.several = Some(vec![*seat]);
                return Ok(Taken::Followers(self.followers(players)));
            }
            Input::Enter => {
                let before = self.replaces.iter();
                let before = before.flat_map(|(_, before)| before.followers.iter().enumerate());
                let seats = before.flat_map(|(seat, &count)| (0..count).map(move |_| seat));
                self.several = Some(seats.collect());
            }
            Input::Back => match self.typed {
                Some(number) => self.typed = Some(number / 10).filter(|number| *number > 0),
                None if self.shields > 0 => self.shields = 0,
                None => return Ok(Taken::Back),
            },
            _ => return Err(out_of_range()),
        }
        Ok(Taken::Typed)
    }
}

/// `+5 lost count` as points and the reason, sanitized for the terminal.
fn correction(player: usize, line: &str) -> Result<Correction, Fault> {
    let line = line.trim();
    let end = line.find(char::is_whitespace).unwrap_or(line.len());
    let (number, reason) = line.split_at(end);
    // A real minus sign works too.
    let number = number.replace('\u{2212}', "-");
    let points: Option<i32> = number.trim_end_matches([',', ':']).parse().ok();
    let points = points.filter(|points| *points != 0 && points.unsigned_abs() <= MOST_POINTS);
    Ok(Correction {
        player,
        points: points.ok_or_else(|| fault!(BadValue, "pad-points-none", value = typed(line)))?,
        reason: quoted(reason.trim()).chars().take(REASON).collect(),
    })
}

fn number_first() -> Fault {
    fault!(BadValue, "pad-number-first")
}

fn too_many(number: u32) -> Fault {
    fault!(BadValue, "pad-refused-too-many", number, most = MOST)
}

pub(super) fn out_of_range() -> Fault {
    fault!(BadValue, "pad-refused-range")
}

/// Why a record is refused.
pub(super) fn refusal(refused: &Refused, players: &[String]) -> Fault {
    family!(message(RefusedKind) = "pad-refused-");
    let mut fault = out_of_range();
    fault.message = message(refused.into());
    if let Refused::Impossible(all) = refused
        && let Some(&first) = all.first()
    {
        fault.message = impossible_message(first.into());
        if let Impossible::TooManyFollowers { player } = first {
            fault.fields = vec![("name", players[player].as_str().into())];
        }
    }
    fault
}

impl Lasts for Pad {
    const KIND: saved::Kind = saved::Kind::Pad;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::Played;
    use crate::fortress::pad::Setup;

    fn sheet() -> Played<Sheet> {
        let players = ["Anton", "Dmytro", "Oksana"].map(str::to_owned).to_vec();
        let river = false;
        let pad = Pad::new(Setup { players, river });
        Played::new(Sheet::new(pad, Vec::new(), false, None))
    }

    fn types(sheet: &mut Played<Sheet>, inputs: &[Input]) {
        for input in inputs {
            sheet.apply(input.clone()).unwrap();
        }
    }

    #[test]
    fn typed_input_is_not_a_record_until_followers_are_entered() {
        let mut sheet = sheet();
        types(
            &mut sheet,
            &[Input::Kind(Sort::City), Input::Digit(4), Input::Shield],
        );
        assert!(sheet.now().records().is_empty());
        types(&mut sheet, &[Input::Seat(1)]);
        assert_eq!(sheet.now().records().len(), 1);
        assert_eq!(sheet.now().pad.standing().totals, [0, 10, 0]);
        types(&mut sheet, &[Input::Do(Record::Undo)]);
        assert_eq!(sheet.now().records().len(), 2, "undoing is a record too");
        assert_eq!(sheet.now().pad.standing().totals, [0, 0, 0]);
    }

    #[test]
    fn refused_input_changes_nothing_and_can_be_corrected() {
        let mut sheet = sheet();
        types(&mut sheet, &[Input::Kind(Sort::Road), Input::Digit(1)]);
        let before = sheet.now().clone();
        let fault = sheet.apply(Input::Seat(0)).unwrap_err();
        assert_eq!(fault.message, id!("impossible-single-tile"));
        assert_eq!(sheet.now(), &before);
        types(&mut sheet, &[Input::Back, Input::Digit(3), Input::Seat(0)]);
        assert_eq!(sheet.now().pad.standing().totals, [3, 0, 0]);
    }

    #[test]
    fn a_number_that_is_too_long_is_refused_and_not_cut() {
        let mut sheet = sheet();
        let digits = [1, 2, 3, 4, 5].map(Input::Digit);
        types(&mut sheet, &[Input::Kind(Sort::Road)]);
        types(&mut sheet, &digits);
        for input in [Input::Seat(0), Input::Enter, Input::Digit(6)] {
            let fault = sheet.apply(input).unwrap_err();
            assert_eq!(fault.message, id!("pad-refused-too-many"));
        }
        types(&mut sheet, &[Input::Back, Input::Back, Input::Back]);
        types(&mut sheet, &[Input::Seat(0)]);
        assert_eq!(sheet.now().pad.standing().totals, [12, 0, 0]);
    }

    #[test]
    fn a_correction_is_points_and_a_reason() {
        let of = |line: &str| correction(0, line).map(|of| (of.points, of.reason));
        assert_eq!(of(" +5, lost count "), Ok((5, "lost count".to_owned())));
        assert_eq!(of("\u{2212}3"), Ok((-3, String::new())));
        for wrong in ["", "x", "0", "99999", "1e3", "--5"] {
            assert!(of(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_key_of_a_screen_means_one_thing_in_every_language() {
        use crate::language::Language;
        use crate::texts::Texts;
        use strum::VariantArray;
        let mut sheet = sheet();
        let road = [Input::Kind(Sort::Road), Input::Enter];
        for typed in [&[][..], &road[..1], &road[1..]] {
            types(&mut sheet, typed);
            let screen = sheet.now().screen(Viewer::Table);
            for &lang in Language::VARIANTS {
                let texts = Texts::new(lang);
                let inputs = screen.actions.iter();
                let own = inputs
                    .filter(|action| !matches!(action.does, Does::Digits(_) | Does::Seats(_)));
                let mut keys: Vec<String> = own
                    .map(|action| texts.say_part(action.label, "key"))
                    .collect();
                let all = keys.len();
                keys.sort_unstable();
                keys.dedup();
                assert_eq!(keys.len(), all, "{lang:?}: {keys:?}");
            }
        }
    }

    #[test]
    fn the_number_of_an_entry_has_up_to_four_digits() {
        let mut sheet = sheet();
        types(&mut sheet, &[Input::Which { strikes: true }]);
        for (digit, number) in [(9, 9), (9, 99), (9, 999), (9, 9999), (7, 7)] {
            types(&mut sheet, &[Input::Digit(digit)]);
            let mode = Mode::Number {
                strikes: true,
                typed: Some(number),
            };
            assert_eq!(sheet.now().mode, mode);
        }
    }
}
