//! Calling a round, rank by rank: what was marked and who revealed themselves.

use crate::command::table::banner::large;
use crate::command::table::call::{power, remind, targets};
use crate::command::table::time::Spent;
use crate::fault::{Fault, FaultId, Field};
use crate::flow::{Action, Does, Flow, Screen, Viewer};
use crate::library::{CardWords, RulingWords, nearest_printing, rulings_about};
use crate::page::{Block, GUTTER, Line, Page, Seal, Span};
use crate::rules::call::remind::{Reminder, can_stand, reminders};
use crate::rules::call::{Barred, Called, Cast, Holder, Mark, Round};
use crate::rules::card::{Card, Character, District, Power, Rank};
use crate::rules::deck::Change;
use crate::rules::table::Seat;
use crate::texts::Texts;
use crate::wording::flow::{lettered, seat_letter};
use crate::wording::table::{card, changes, name, points};
use crate::{args, family, id, say};
use serde::{Deserialize, Serialize};
use unicode_width::UnicodeWidthStr;

/// What does not change during a game night.
#[derive(Clone, Debug)]
pub struct Seating {
    pub cast: Cast,
    /// By seat.
    pub names: Vec<String>,
    /// The deck's name or code.
    pub deck: Option<String>,
    /// Changes to an official list.
    pub changes: Vec<Change>,
}

impl Seating {
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.names.len()).map(Seat::new)
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }
}

/// A round so far, and the current question.
#[derive(Clone, Debug)]
pub struct Calling {
    seating: Seating,
    round: Round,
    /// Everyone saw these go out of the round.
    face_up: Vec<Character>,
    pub asked: Option<Asked>,
    /// Once the round is over: what was answered or left open since.
    answered: Option<Vec<Asked>>,
    is_over: bool,
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Whose city is complete now.
    Completer,
    /// Which watched district was built or lost.
    Districts,
    /// Only some of the markers are placed: this many of that many.
    TooFew { mark: Mark, laid: usize, all: usize },
    /// The called character named nobody. Must it?
    Unnamed { must: bool },
    /// No question: the text of the called card, and what matters about it now.
    Text,
    /// Whose city was complete first, after the last round.
    First,
    /// Who has the crown after the last round.
    Crown,
    /// Who has it before the next draft, which starts there.
    NextCrown,
    /// Is this district built? It matters before the next draft.
    Built(District),
}

/// One key press that changed something. Each is self-contained, so inputs from a round with known
/// holders can be replayed in one where they are unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    Next,
    /// Nobody was named: asks whether that is so.
    Unnamed,
    /// Opens the text of the called card.
    Read,
    Close,
    /// Nobody answered; continue.
    Nobody,
    Mark(Rank),
    /// This player has the called character.
    Seat(Seat),
    /// This player gets the crown from it.
    CrownTo(Seat),
    WarrantShown,
    ThreatShown,
    /// A city is complete: asks whose.
    Complete,
    Completer(Option<Seat>),
    /// Who has the crown at the end; none if left open.
    Crown(Option<Seat>),
    /// Opens the list of watched districts.
    Districts,
    /// This one is now built, or not.
    Stands(District, bool),
    /// Back to the round.
    Back,
    EndRound,
}

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    pub round: usize,
    pub crown: Option<Seat>,
    /// Every rank in play.
    pub ranks: Vec<Place>,
    /// Where each marker is.
    pub marks: Vec<(Mark, Vec<Called>)>,
    /// The watched districts reported built.
    pub standing: Vec<District>,
    /// Nothing was called or entered yet.
    pub is_start: bool,
    /// A city is complete.
    pub is_last: bool,
    /// The question, if there is one.
    pub asked: Option<Asked>,
    /// None when all have been called.
    pub called: Option<Called>,
    pub has_turn: bool,
    /// The called character can name somebody.
    pub marks_others: bool,
    /// Who answered; a killed character stays silent.
    pub player: Option<Seat>,
    /// A player's letter is asked for.
    pub asks_who: bool,
    pub reminders: Vec<Reminder>,
    /// The killed character mentioned in the final reminders.
    pub killed: Option<Called>,
}

/// A rank as far as the table knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub rank: Rank,
    pub id: Character,
    /// It lies face up, out of the round.
    pub is_out: bool,
    pub is_called: bool,
    /// As far as revealed.
    pub holder: Holder,
}

family!(pub barred(Barred) = "barred-");

impl Calling {
    pub const fn new(seating: Seating, round: Round) -> Self {
        Self {
            seating,
            round,
            face_up: Vec::new(),
            asked: None,
            answered: None,
            is_over: false,
        }
    }

    /// The same after a draft in which everyone saw these go out.
    pub fn without(self, face_up: Vec<Character>) -> Self {
        Self { face_up, ..self }
    }

    pub const fn round(&self) -> &Round {
        &self.round
    }

    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whose turn it is, if that is known: the Witch's where the called character is bewitched, and
    /// nobody's if it was killed.
    pub fn turn(&self) -> Option<Seat> {
        let (round, cast) = (&self.round, &self.seating.cast);
        let rank = self.called()?.rank;
        let is_on = |mark| round.is_on(mark, rank);
        if is_on(Mark::Killed) {
            return None;
        }
        let witch = || cast.rank_of(Power::Bewitch);
        let of = if is_on(Mark::Bewitched) {
            witch()?
        } else {
            rank
        };
        round.holder(of).seat()
    }

    /// What this player has, if that is known.
    pub fn held(&self, seat: Seat) -> Vec<Character> {
        let held = self.seating.cast.characters.iter();
        let held = held.filter(|one| self.round.holder(one.rank) == Holder::Seat(seat));
        held.map(|one| one.id).collect()
    }

    pub fn called(&self) -> Option<Called> {
        self.round.called(&self.seating.cast)
    }

    /// After the last call: what is open and matters.
    fn open(&self, answered: &[Asked]) -> Option<Asked> {
        let (round, cast) = (&self.round, &self.seating.cast);
        let is_last = round.complete.is_some();
        let goes_on = round.is_dealt() && !is_last;
        let swap = cast.district(Power::BlindSwap).map(|district| district.id);
        let swap = swap.filter(|swap| {
            goes_on && !round.standing().contains(swap) && can_stand(cast, round, Power::BlindSwap)
        });
        let asked = [
            (is_last && round.crown.is_none()).then_some(Asked::Crown),
            (goes_on && round.crown.is_none()).then_some(Asked::NextCrown),
            (round.complete == Some(Holder::Unknown)).then_some(Asked::First),
            swap.map(Asked::Built),
        ];
        (asked.into_iter().flatten()).find(|asked| !answered.contains(asked))
    }

    /// Takes the step and returns the next question.
    fn step(&mut self, input: Input) -> Result<Option<Asked>, Barred> {
        let cast = &self.seating.cast;
        let round = &mut self.round;
        let mut answer = |asked: Asked| {
            if let Some(answered) = &mut self.answered {
                answered.push(asked);
            }
        };
        match input {
            Input::Next => {
                let is_asked = matches!(self.asked, Some(Asked::TooFew { .. }));
                if let Some((mark, laid, all)) = round.too_few(cast).filter(|_| !is_asked) {
                    return Ok(Some(Asked::TooFew { mark, laid, all }));
                }
                round.next(cast);
            }
            Input::Nobody => {
                round.nobody(cast);
                round.next(cast);
            }
            Input::Unnamed => {
                let power = round.marking(cast).ok_or(Barred::Idle)?;
                let must = power == Power::Bewitch;
                return Ok(Some(Asked::Unnamed { must }));
            }
            Input::Read if round.called(cast).is_some() => return Ok(Some(Asked::Text)),
            Input::Read => return Err(Barred::Idle),
            Input::Mark(rank) => round.mark(cast, rank)?,
            Input::Seat(seat) => round.seat(cast, seat)?,
            Input::CrownTo(seat) => round.crown_to(cast, seat)?,
            Input::WarrantShown => round.show(cast, Mark::Warrants)?,
            Input::ThreatShown => round.show(cast, Mark::Threats)?,
            Input::Complete => return Ok(Some(Asked::Completer)),
            Input::Districts => return Ok(Some(Asked::Districts)),
            Input::Completer(seat) => {
                round.complete = Some(seat.map_or(Holder::Unknown, Holder::Seat));
                answer(Asked::First);
            }
            Input::Crown(seat) => {
                round.crown = seat;
                answer(Asked::Crown);
            }
            Input::Stands(district, stands) => {
                round.report(cast, district, stands)?;
                answer(Asked::Built(district));
            }
            Input::Back | Input::Close => {}
            Input::EndRound if round.called(cast).is_some() => return Err(Barred::Idle),
            Input::EndRound => self.answered = Some(Vec::new()),
        }
        let open = self.answered.as_ref().map(|answered| self.open(answered));
        self.is_over = open == Some(None);
        Ok(open.flatten())
    }

    /// A killed rank 4 is revealed when all have been called.
    fn heir(&self) -> Option<Called> {
        let crown = self.seating.cast.crown();
        crown.filter(|crown| self.round.killed() == Some(crown.rank))
    }

    /// Does the legend ask for a player, beside other keys?
    fn asks_who(&self) -> bool {
        let is_who = |action: &Action<Input>| matches!(action.does, Does::Seats(_));
        let mut actions = self.actions().into_iter();
        self.asked.is_none() && actions.any(|action| is_who(&action) && !action.is_quiet)
    }

    fn seats(&self, input: impl Fn(Seat) -> Input) -> Does<Input> {
        let seats = self.seating.seats();
        Does::Seats(seats.map(|seat| (seat.index(), input(seat))).collect())
    }

    /// Who has it matters for the crown and, in the last round, for a tie; otherwise players can
    /// still be named, but the screen does not mention it.
    fn who(&self, called: Called) -> Action<Input> {
        let moves = matches!(called.power, Some(Power::TakeCrown | Power::GiveCrown));
        let names = self.must_name();
        let holder = self.round.holder(called.rank);
        if let (Holder::Seat(_), Some(Power::GiveCrown)) = (holder, called.power) {
            return Action::new(id!("act-call-receiver"), self.seats(Input::CrownTo));
        }
        let matters = moves || self.round.complete.is_some();
        Action {
            is_quiet: holder != Holder::Unknown || !matters || names,
            ..Action::new(id!("act-call-who"), self.seats(Input::Seat))
        }
    }

    /// Nobody is named yet, though the called character could.
    fn is_unnamed(&self) -> bool {
        let power = self.round.marking(&self.seating.cast);
        let mut marks = self.round.marks.iter();
        power.is_some_and(|power| marks.any(|(mark, on)| placer(mark) == power && on.is_empty()))
    }

    /// The next rank; if nobody is named, that is asked first.
    fn next_action(&self) -> Action<Input> {
        let next = if self.is_unnamed() {
            Input::Unnamed
        } else {
            Input::Next
        };
        Action::input(id!("act-call-next"), next)
    }

    /// Somebody is still to be named: letters are names as long as that is so.
    fn must_name(&self) -> bool {
        self.is_unnamed() || self.round.too_few(&self.seating.cast).is_some()
    }

    /// Whoever can be named, by the first letters.
    fn by_name(&self) -> Option<Action<Input>> {
        let (round, cast) = (&self.round, &self.seating.cast);
        let mark = Mark::of(round.marking(cast)?).filter(|_| self.must_name())?;
        let is_new = |rank: Rank| !round.marks[mark].contains(&rank);
        let can =
            |called: &&Called| is_new(called.rank) && round.clone().mark(cast, called.rank).is_ok();
        let choices = cast.characters.iter().filter(can).map(|called| {
            let card = Field::Candidate(called.id.into(), cast.edition);
            (card, Input::Mark(called.rank))
        });
        let does = Does::Name {
            question: id!("call-name"),
            choices: choices.collect(),
            begun: String::new(),
        };
        Some(Action::new(id!("act-call-by-name"), does))
    }

    fn marks_action(&self) -> Action<Input> {
        let label = match self.round.marking(&self.seating.cast) {
            Some(Power::Kill) => Some(id!("act-call-kill")),
            Some(Power::Bewitch) => Some(id!("act-call-bewitch")),
            Some(Power::Rob) => Some(id!("act-call-rob")),
            Some(Power::Warrants) => Some(id!("act-call-warrants")),
            Some(Power::Threats) => Some(id!("act-call-threats")),
            _ => None,
        };
        let ranks = (1..=9).filter_map(|digit| Some((digit, Input::Mark(Rank::new(digit)?))));
        let does = Does::Digits(ranks.collect());
        Action {
            // Pressing a number with nothing to mark gets an explanation.
            is_quiet: label.is_none(),
            ..Action::new(label.unwrap_or(id!("act-call-kill")), does)
        }
    }

    fn actions(&self) -> Vec<Action<Input>> {
        let (round, cast) = (&self.round, &self.seating.cast);
        let mut actions = Vec::new();
        match self.called() {
            None => {
                let next = if round.complete.is_some() {
                    id!("act-call-count")
                } else {
                    id!("act-call-round")
                };
                actions.push(Action::input(next, Input::EndRound));
                actions.extend(self.heir().map(|heir| self.who(heir)));
            }
            Some(called) => {
                actions.push(self.next_action());
                actions.push(self.marks_action());
                actions.extend(self.by_name());
                let (warrant, threat) =
                    (id!("act-call-warrant-shown"), id!("act-call-threat-shown"));
                if round.lies_here(cast, Mark::Warrants) {
                    actions.push(Action::input(warrant, Input::WarrantShown));
                }
                if round.lies_here(cast, Mark::Threats) {
                    actions.push(Action::input(threat, Input::ThreatShown));
                }
                if round.killed() != Some(called.rank) {
                    actions.push(self.who(called));
                    if round.holder(called.rank) == Holder::Unknown {
                        actions.push(Action::input(id!("act-call-nobody"), Input::Nobody));
                    }
                }
                actions.push(Action::input(id!("act-call-text"), Input::Read));
                if round.complete.is_none() {
                    actions.push(Action::input(id!("act-call-complete"), Input::Complete));
                }
            }
        }
        if cast.watched().next().is_some() {
            actions.push(Action::input(id!("act-call-district"), Input::Districts));
        }
        actions
    }

    fn answers(&self, asked: Asked) -> Vec<Action<Input>> {
        let completer = self.seats(|seat| Input::Completer(Some(seat)));
        let crown = self.seats(|seat| Input::Crown(Some(seat)));
        let builder = self.round.builder(&self.seating.cast);
        match (asked, builder) {
            (Asked::Completer, Some(seat)) => {
                let name = self.seating.name(seat);
                let builder = Action::input(id!("act-call-builder"), Input::Completer(Some(seat)));
                vec![
                    builder.with("name", name),
                    Action::new(id!("act-other-seat"), completer),
                ]
            }
            (Asked::Completer, None) => vec![
                Action::new(id!("act-seat"), completer),
                Action::input(id!("act-call-unknown"), Input::Completer(None)),
            ],
            (Asked::First, _) => vec![
                Action::new(id!("act-seat"), completer),
                Action::input(id!("act-call-open"), Input::Completer(None)),
            ],
            (Asked::Crown, _) => vec![
                Action::new(id!("act-seat"), crown),
                Action::input(id!("act-call-open"), Input::Crown(None)),
            ],
            (Asked::NextCrown, _) => vec![Action::new(id!("act-seat"), crown)],
            (Asked::TooFew { .. } | Asked::Unnamed { .. }, _) => {
                let anyway = Action::input(id!("act-call-anyway"), Input::Next);
                let marks = [anyway, self.marks_action()].into_iter();
                marks.chain(self.by_name()).collect()
            }
            (Asked::Text, _) => {
                // Any key closes it.
                let digits = (0..=9).map(|digit| (digit, Input::Close)).collect();
                let letters = (0..26).map(|letter| (letter, Input::Close)).collect();
                let close = Does::Input(Input::Close);
                let quiet = [close, Does::Digits(digits), Does::Seats(letters)];
                let quiet = quiet.map(|does| Action {
                    is_quiet: true,
                    ..Action::new(id!("act-call-close"), does)
                });
                let back = Action::input(id!("act-call-back"), Input::Close);
                [back].into_iter().chain(quiet).collect()
            }
            (Asked::Districts, _) => {
                let standing = self.round.standing();
                let watched = self.seating.cast.watched().zip(1..);
                let watched = watched.map(|(district, digit)| {
                    let stands = !standing.contains(&district);
                    (digit, Input::Stands(district, stands))
                });
                let watched = Does::Digits(watched.collect());
                vec![
                    Action::new(id!("act-call-built-gone"), watched),
                    Action::input(id!("act-call-back"), Input::Back),
                ]
            }
            (Asked::Built(district), _) => vec![
                Action::input(id!("act-call-not-built"), Input::Stands(district, false)),
                Action::input(id!("act-call-built"), Input::Stands(district, true)),
            ],
        }
    }

    pub fn scene(&self) -> Scene {
        let (round, cast) = (&self.round, &self.seating.cast);
        let called = self.called();
        let rank = called.map(|called| called.rank);
        let ranks = cast.characters.iter().map(|one| Place {
            rank: one.rank,
            id: one.id,
            is_out: self.face_up.contains(&one.id),
            is_called: rank == Some(one.rank),
            holder: round.shown(cast, one.rank),
        });
        let killed = round.killed().filter(|_| called.is_none());
        Scene {
            round: round.number,
            crown: round.crown,
            ranks: ranks.collect(),
            marks: round.marks(cast),
            standing: round.standing().to_vec(),
            is_start: round.is_at_start() && !round.is_dealt(),
            is_last: round.complete.is_some(),
            asked: self.asked,
            called,
            marks_others: round.marking(cast).is_some(),
            has_turn: rank.is_some_and(|rank| round.has_turn(rank)),
            player: rank.and_then(|rank| round.shown(cast, rank).seat()),
            asks_who: self.asks_who(),
            reminders: reminders(cast, round),
            killed: killed.and_then(|rank| cast.of_rank(rank)),
        }
    }
}

impl Flow for Calling {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        let (rank, seat) = match *input {
            Input::Mark(rank) => (Some(rank), None),
            Input::Seat(seat) | Input::CrownTo(seat) => (None, Some(seat)),
            Input::Completer(seat) | Input::Crown(seat) => (None, seat),
            _ => (None, None),
        };
        // Saved data may belong to another table.
        let is_known = seat.is_none_or(|seat| seat.index() < self.seating.names.len());
        let step = if is_known {
            self.step(*input)
        } else {
            Err(Barred::Idle)
        };
        let rank = rank.map(|rank| ("rank", Field::from(rank)));
        self.asked = step.map_err(|why| Fault {
            id: FaultId::BadTarget,
            message: barred(why),
            fields: rank.into_iter().collect(),
            place: None,
        })?;
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Scene, Input> {
        let mut actions = match self.asked {
            _ if self.is_over => vec![Action::new(id!("act-call-count"), Does::End)],
            Some(asked) => self.answers(asked),
            None => self.actions(),
        };
        if !self.is_over && self.asked != Some(Asked::Text) {
            actions.extend([Action::undo(), Action::leave(id!("tonight-leave"))]);
        }
        Screen {
            scene: self.scene(),
            actions,
            is_calm: false,
        }
    }

    fn turns_only(input: &Input) -> bool {
        matches!(input, Input::Read | Input::Close)
    }
}

/// Whose power places this marker.
const fn placer(mark: Mark) -> Power {
    match mark {
        Mark::Killed => Power::Kill,
        Mark::Bewitched => Power::Bewitch,
        Mark::Robbed => Power::Rob,
        Mark::Warrants => Power::Warrants,
        Mark::Threats => Power::Threats,
    }
}

family!(mark_name(Mark) = "mark-");
family!(marked(Mark) = "marked-");

/// With the minutes spent, if known.
pub fn page(texts: &Texts, seating: &Seating, scene: &Scene, spent: Option<Spent>) -> Page {
    let state = state(texts, seating, scene, spent);
    match scene.asked {
        None => round(texts, seating, scene, state),
        Some(Asked::Unnamed { must }) => {
            // On a small screen, nothing is between the ranks and this.
            let mut page = ranks(texts, seating, scene, state);
            page.push(Block::Note(if must {
                say!(texts, "call-unnamed-must").into()
            } else {
                say!(texts, "call-unnamed").into()
            }));
            page
        }
        Some(Asked::Text) => text(texts, seating, scene),
        Some(asked) => question(texts, seating, scene, (asked, state)),
    }
}

fn question(
    texts: &Texts,
    seating: &Seating,
    scene: &Scene,
    (asked, state): (Asked, Line),
) -> Page {
    let edition = seating.cast.edition;
    let question = match asked {
        Asked::Completer | Asked::First => say!(texts, "call-complete"),
        Asked::Crown => say!(texts, "call-crown-who"),
        Asked::NextCrown => say!(texts, "pass-crown"),
        Asked::Districts => say!(texts, "call-district"),
        Asked::Built(district) => {
            say!(texts, "call-built", card = name(texts, edition, district))
        }
        Asked::TooFew { mark, laid, all } => {
            let mark = texts.say(mark_name(mark));
            say!(texts, "call-too-few", mark, laid, all)
        }
        Asked::Unnamed { .. } | Asked::Text => String::new(),
    };
    let mut page = Page::new(vec![Block::title(question, state)]);
    match asked {
        // Its numbers are not ranks.
        Asked::Districts => {
            page.push(watched(texts, seating, &scene.standing));
            return page;
        }
        Asked::Completer | Asked::First | Asked::Crown | Asked::NextCrown => {
            page.push(lettered(texts, &seating.names));
        }
        _ => {}
    }
    page.push(track(texts, seating, scene));
    page
}

/// The reportable districts, by number; built ones are marked.
fn watched(texts: &Texts, seating: &Seating, standing: &[District]) -> Block {
    let watched = seating.cast.watched().zip(1..);
    let watched = watched.map(|(district, number): (District, usize)| {
        let mut line = Line::from(card(texts, seating.cast.edition, district));
        if standing.contains(&district) {
            line.push(format!(" · {}", say!(texts, "call-stands")));
        }
        (number.to_string().into(), line)
    });
    Block::Facts(watched.collect())
}

/// Who is called, and everyone else.
fn ranks(texts: &Texts, seating: &Seating, scene: &Scene, state: Line) -> Page {
    let mut page = Page::new(match scene.called {
        None => vec![Block::title(say!(texts, "call-end"), state)],
        Some(called) => {
            let mut shown = Line::from(say!(texts, "call-now", rank = called.rank));
            shown.push(" · ");
            shown.push(character(texts, seating, called.id, true));
            if let Some(seat) = scene.player {
                shown.push(format!(" · {}", seating.name(seat)));
            }
            let title = Block::title(shown, state);
            [title]
                .into_iter()
                .chain(banner(texts, seating, called))
                .collect()
        }
    });
    page.push(track(texts, seating, scene));
    page
}

fn round(texts: &Texts, seating: &Seating, scene: &Scene, state: Line) -> Page {
    let edition = seating.cast.edition;
    let mut page = ranks(texts, seating, scene, state);
    if scene.asks_who {
        let letters = seating.seats().map(|seat| {
            let letter = seat_letter(texts, seat.index());
            Line::from(format!("{letter} {}", seating.name(seat)))
        });
        page.push(Block::grid(seating.names.len(), letters));
    }
    if let Some(called) = scene.called.filter(|_| scene.has_turn) {
        let power = power(texts, called.id, edition);
        page.push(Block::Text(match targets(texts, called.id, edition) {
            Some(targets) => format!("{power} → {targets}").into(),
            None => power.into(),
        }));
    }
    let killed = scene.killed.map(|killed| name(texts, edition, killed.id));
    let killed = killed.unwrap_or_default();
    page.extend(points(scene.reminders.iter().map(|&reminder| {
        texts.say_with(remind(reminder), args![card = &killed])
    })));
    if scene.called.is_none() && !scene.is_last {
        let crown = scene.crown.map(|seat| seating.name(seat));
        let crown = crown.map(|name| format!(" {}", say!(texts, "call-crown", name)));
        let back = say!(texts, "call-back") + &crown.unwrap_or_default();
        page.push(Block::Text(back.into()));
    }
    let changes = changes(texts, edition, &seating.changes);
    page.with_notes(changes.filter(|_| scene.is_start))
}

/// The round and the game night with their times, the crown, what is built; at the start the deck.
fn state(texts: &Texts, seating: &Seating, scene: &Scene, spent: Option<Spent>) -> Line {
    let cast = &seating.cast;
    let crown = match scene.crown.map(|seat| seating.name(seat)) {
        Some(name) => say!(texts, "overview-crown", name),
        None => say!(texts, "overview-crown-open"),
    };
    let round = scene.round;
    let round = match spent {
        Some(spent) => say!(texts, "overview-round-time", round, minutes = spent.round),
        None => say!(texts, "overview-round", round),
    };
    let mut state = vec![Line::from(round), Line::from(crown)];
    state.extend(spent.map(|spent| {
        let (hours, minutes) = (spent.evening / 60, spent.evening % 60);
        Line::from(format!("{hours}:{minutes:02}"))
    }));
    if !scene.standing.is_empty() {
        let standing = scene.standing.iter();
        let standing = standing.map(|&one| card(texts, cast.edition, one).into());
        let mut line = Line::from(format!("{} ", say!(texts, "overview-standing")));
        line.0.extend(Line::joined(standing, ", ").0);
        state.push(line);
    }
    let deck = seating.deck.as_ref().filter(|_| scene.is_start);
    state.extend(deck.map(|deck| Line::from(say!(texts, "overview-deck", deck))));
    Line::joined(state, " · ")
}

/// A character in the color behind its rank; whoever is called stands out.
fn character(texts: &Texts, seating: &Seating, id: Character, is_called: bool) -> Span {
    let name = name(texts, seating.cast.edition, id);
    let seal = id.pays().map(Seal::from);
    if seal.is_none() && !is_called {
        return Span::Text(name);
    }
    Span::Card {
        id: Card::from(id).id(),
        name,
        seal,
        is_home: is_called,
    }
}

/// The rank and its name in large letters, where there is room.
fn banner(texts: &Texts, seating: &Seating, called: Called) -> Option<Block> {
    let mut shown = character(texts, seating, called.id, true);
    if let Span::Card { name, .. } = &mut shown {
        *name = large(&format!("{} {name}", called.rank), LARGE)?;
    }
    Some(Block::Stack {
        needs: LARGE,
        wide: vec![Block::Text(shown.into())],
        narrow: Vec::new(),
    })
}

/// The columns from which there is room for large letters.
const LARGE: usize = 100;

/// A line for each rank: its number, character, player and marks.
fn track(texts: &Texts, seating: &Seating, scene: &Scene) -> Block {
    let rows = scene.ranks.iter().map(|place| {
        let holder = match place.holder {
            Holder::Seat(seat) => seating.name(seat),
            Holder::Nobody => "–",
            Holder::Unknown if place.is_out => "–",
            Holder::Unknown => "",
        };
        let on = |(_, on): &&(Mark, Vec<Called>)| on.iter().any(|one| one.rank == place.rank);
        let marks = scene.marks.iter().filter(on);
        let marks = marks.map(|(mark, _)| mark_said(texts, *mark));
        let out = place.is_out.then(|| say!(texts, "call-out"));
        let marks: Vec<String> = marks.chain(out).collect();
        (place, holder, marks.join("  "))
    });
    let rows: Vec<(&Place, &str, String)> = rows.collect();
    let shown = |place: &Place| character(texts, seating, place.id, place.is_called);
    let wide = |place: &Place| shown(place).as_text().width();
    let name = rows.iter().map(|(place, ..)| wide(place)).max();
    let player = rows.iter().map(|(_, holder, _)| holder.width()).max();
    let (name, player) = (name.unwrap_or(0), player.unwrap_or(0));
    let line = |is_aligned: bool| {
        let facts = rows.iter().map(|(place, holder, marks)| {
            let now = if place.is_called { "▶" } else { " " };
            let sign = place.id.pays().map_or(" ", |kind| Seal::from(kind).sign);
            let signs = format!("{now} {sign} ");
            let mut line = Line::from(if is_aligned {
                signs
            } else {
                // Where it wraps, the spaces stay.
                signs.replace(' ', "\u{a0}")
            });
            line.push(shown(place));
            let rest = if is_aligned {
                let (name, player) = (name - wide(place), player - holder.width());
                format!("{:name$}  {holder}{:player$}  {marks}", "", "")
            } else {
                let rest = [*holder, marks].into_iter().filter(|part| !part.is_empty());
                rest.fold(String::new(), |line, part| line + " · " + part)
            };
            line.push(rest.trim_end());
            (format!("{GUTTER}{}", place.rank).into(), line)
        });
        Block::Facts(facts.collect())
    };
    let marks = rows.iter().map(|(.., marks)| marks.width()).max();
    // The number between two gaps, the signs, two gaps.
    let needs = 5 + 4 + name + 2 + player + 2 + marks.unwrap_or(0);
    if needs <= NARROW {
        return line(true);
    }
    Block::Stack {
        needs,
        wide: vec![line(true)],
        narrow: vec![line(false)],
    }
}

/// What fits a narrow terminal.
const NARROW: usize = 40;

fn mark_said(texts: &Texts, mark: Mark) -> String {
    format!("{} {}", sign(mark), texts.say(marked(mark)))
}

/// The called card: its text, and the rulings about it and whoever placed a marker.
fn text(texts: &Texts, seating: &Seating, scene: &Scene) -> Page {
    let cast = &seating.cast;
    let Some(called) = scene.called else {
        return Page::default();
    };
    let mut said = Vec::new();
    let mut rulings = |cards: &[Card], most: usize| {
        let rulings = rulings_about(cards, cast.edition).into_iter().take(most);
        let rulings: Vec<String> = rulings.map(|one| one.statement(texts)).collect();
        let rulings = rulings.into_iter().filter(|one| !said.contains(one));
        let rulings: Vec<String> = rulings.collect();
        said.extend(rulings.iter().cloned());
        rulings.into_iter().map(Line::from).collect::<Vec<Line>>()
    };
    let rank = say!(texts, "call-rank", rank = called.rank);
    let mut page = Page::new(vec![
        Block::title(character(texts, seating, called.id, true), rank),
        Block::Text(
            nearest_printing(called.id, cast.edition)
                .effect(texts)
                .into(),
        ),
    ]);
    for (mark, on) in &scene.marks {
        let by = cast
            .rank_of(placer(*mark))
            .and_then(|rank| cast.of_rank(rank));
        let Some(by) = by.filter(|by| by.id != called.id) else {
            continue;
        };
        let is_here = on.iter().any(|one| one.rank == called.rank);
        // Elsewhere it matters only to whoever names somebody too.
        if !is_here && !scene.marks_others {
            continue;
        }
        let both = [called.id.into(), by.id.into()];
        let said = match rulings(&both, if is_here { 4 } else { 2 }) {
            said if said.is_empty() && is_here => rulings(&both[1..], 2),
            said => said,
        };
        if !said.is_empty() {
            let on = on
                .iter()
                .map(|one| card(texts, cast.edition, one.id).into());
            let mut source = Line::from(format!("{}: ", mark_said(texts, *mark)));
            source.0.extend(Line::joined(on, ", ").0);
            page.push(Block::sourced(source, said));
        }
    }
    page.extend(points(rulings(&[called.id.into()], 3)));
    page
}

/// The symbol of a marker next to a rank.
const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Killed => "†",
        Mark::Bewitched => "~",
        Mark::Robbed => "$",
        Mark::Warrants => "§",
        Mark::Threats => "?",
    }
}
