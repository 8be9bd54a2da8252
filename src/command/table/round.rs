//! Calling a round, rank by rank: what was marked and who revealed themselves.

use crate::command::table::call::{power, remind, targets};
use crate::fault::{Fault, FaultId, Field};
use crate::flow::{Action, Does, Flow, Screen, Viewer};
use crate::page::{Block, Line, Page};
use crate::rules::call::remind::{Reminder, can_stand, reminders};
use crate::rules::call::{Barred, Called, Cast, Holder, Mark, Round};
use crate::rules::card::{District, Power, Rank};
use crate::rules::deck::Change;
use crate::rules::table::Seat;
use crate::texts::Texts;
use crate::wording::flow::seat_letter;
use crate::wording::table::{card, changes, name, points};
use crate::{args, family, id, say};
use serde::{Deserialize, Serialize};

/// What does not change during an evening.
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
    /// Who answered; a killed character stays silent.
    pub player: Option<Seat>,
    pub reminders: Vec<Reminder>,
    /// The killed character mentioned in the final reminders.
    pub killed: Option<Called>,
}

/// A rank as far as the table knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub rank: Rank,
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
            asked: None,
            answered: None,
            is_over: false,
        }
    }

    pub const fn round(&self) -> &Round {
        &self.round
    }

    pub const fn is_over(&self) -> bool {
        self.is_over
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
            Input::Back => {}
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

    fn seats(&self, input: impl Fn(Seat) -> Input) -> Does<Input> {
        let seats = self.seating.seats();
        Does::Seats(seats.map(|seat| (seat.index(), input(seat))).collect())
    }

    /// Who has it matters for the crown and, in the last round, for a tie; otherwise players can
    /// still be named, but the screen does not mention it.
    fn who(&self, called: Called) -> Action<Input> {
        let moves = matches!(called.power, Some(Power::TakeCrown | Power::GiveCrown));
        let holder = self.round.holder(called.rank);
        if let (Holder::Seat(_), Some(Power::GiveCrown)) = (holder, called.power) {
            return Action::new(id!("act-call-receiver"), self.seats(Input::CrownTo));
        }
        let matters = moves || self.round.complete.is_some();
        Action {
            is_quiet: holder != Holder::Unknown || !matters,
            ..Action::new(id!("act-call-who"), self.seats(Input::Seat))
        }
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
                actions.push(Action::input(id!("act-call-next"), Input::Next));
                actions.push(self.marks_action());
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
            (Asked::TooFew { .. }, _) => vec![
                Action::input(id!("act-call-anyway"), Input::Next),
                self.marks_action(),
            ],
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
            has_turn: rank.is_some_and(|rank| round.has_turn(rank)),
            player: rank.and_then(|rank| round.shown(cast, rank).seat()),
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
        if !self.is_over {
            actions.extend([Action::undo(), Action::leave(id!("tonight-leave"))]);
        }
        Screen {
            scene: self.scene(),
            actions,
            is_calm: false,
        }
    }
}

family!(mark_name(Mark) = "mark-");

pub fn page(texts: &Texts, seating: &Seating, scene: &Scene) -> Page {
    match scene.asked {
        Some(asked) => question(texts, seating, scene, asked),
        None => round(texts, seating, scene),
    }
}

/// The players with their letters; the selected one is marked.
pub fn players(texts: &Texts, seating: &Seating, seats: &[Seat], picked: Option<Seat>) -> Block {
    let players = seats.iter().map(|&seat| {
        let sign = if picked == Some(seat) { "▶ " } else { "" };
        let name = format!("{sign}{}", seating.names[seat.index()]);
        (seat_letter(texts, seat.index()).into(), name.into())
    });
    Block::Facts(players.collect())
}

fn question(texts: &Texts, seating: &Seating, scene: &Scene, asked: Asked) -> Page {
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
    };
    let mut page = Page::new(vec![Block::title(question, "")]);
    match asked {
        Asked::Districts => page.push(watched(texts, seating, &scene.standing)),
        Asked::Built(_) | Asked::TooFew { .. } => {}
        _ => {
            let seats: Vec<Seat> = seating.seats().collect();
            page.push(players(texts, seating, &seats, None));
        }
    }
    page.push(overview(texts, seating, scene));
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

fn round(texts: &Texts, seating: &Seating, scene: &Scene) -> Page {
    let edition = seating.cast.edition;
    let player = |seat: Seat| seating.name(seat);
    let mut page = Page::new(vec![match scene.called {
        None => Block::title(say!(texts, "call-end"), ""),
        Some(called) => {
            let mut shown = Line::from(card(texts, edition, called.id));
            if let Some(seat) = scene.player {
                shown.push(format!(" · {}", player(seat)));
            }
            Block::title(shown, say!(texts, "call-rank", rank = called.rank))
        }
    }]);
    page.push(overview(texts, seating, scene));
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
        let crown = scene.crown.map(player);
        let crown = crown.map(|player| format!(" {}", say!(texts, "call-crown", name = player)));
        let back = say!(texts, "call-back") + &crown.unwrap_or_default();
        page.push(Block::Text(back.into()));
    }
    let changes = changes(texts, edition, &seating.changes);
    page.with_notes(changes.filter(|_| scene.is_start))
}

/// What the table knows, in a few lines: the round and the crown, the ranks with their marks and
/// players, what the marks mean, and everyone's letters.
fn overview(texts: &Texts, seating: &Seating, scene: &Scene) -> Block {
    let cast = &seating.cast;
    let mut facts: Vec<(Line, Line)> = Vec::new();
    if let Some(deck) = seating.deck.as_deref().filter(|_| scene.is_start) {
        let players = cast.players.number();
        let deck = say!(texts, "overview-deck-what", deck, players);
        facts.push((say!(texts, "overview-deck").into(), deck.into()));
    }
    let round = say!(texts, "overview-round", round = scene.round);
    let crown = match scene.crown.map(|seat| seating.name(seat)) {
        Some(name) => say!(texts, "overview-crown", name),
        None => say!(texts, "overview-crown-open"),
    };
    facts.push((round.into(), crown.into()));
    let ranks = scene.ranks.iter();
    let ranks = ranks.map(|place| rank(seating, &scene.marks, place).into());
    let ranks = Line::joined(ranks, " · ");
    facts.push((say!(texts, "overview-ranks").into(), ranks));
    facts.extend(scene.marks.iter().map(|(mark, on)| {
        let on = on.iter().map(|called| {
            let mut line = Line::from(format!("{}\u{a0}", called.rank));
            line.push(card(texts, cast.edition, called.id));
            line
        });
        let mut line = Line::from(format!("{} ", texts.say(mark_name(*mark))));
        line.0.extend(Line::joined(on, ", ").0);
        (sign(*mark).into(), line)
    }));
    if !scene.standing.is_empty() {
        let standing = scene.standing.iter();
        let standing = standing.map(|&one| card(texts, cast.edition, one).into());
        let standing = Line::joined(standing, ", ");
        facts.push((say!(texts, "overview-standing").into(), standing));
    }
    let letters = seating.seats().map(|seat| {
        let letter = seat_letter(texts, seat.index());
        Line::from(format!("{letter}\u{a0}{}", whole(seating, seat)))
    });
    let letters = Line::joined(letters, " · ");
    facts.push((say!(texts, "overview-letters").into(), letters));
    Block::Facts(facts)
}

/// A rank, its markers, and its player if known.
fn rank(seating: &Seating, marks: &[(Mark, Vec<Called>)], place: &Place) -> String {
    let lies = |on: &[Called]| on.iter().any(|called| called.rank == place.rank);
    let marks = marks.iter().filter(|(_, on)| lies(on));
    let marks: String = marks.map(|(mark, _)| sign(*mark)).collect();
    let now = if place.is_called { "▶" } else { "" };
    let holder = match place.holder {
        Holder::Unknown => String::new(),
        Holder::Nobody => "\u{a0}–".to_owned(),
        Holder::Seat(seat) => format!("\u{a0}{}", whole(seating, seat)),
    };
    format!("{now}{}{marks}{holder}", place.rank)
}

/// A name that stays on one line.
fn whole(seating: &Seating, seat: Seat) -> String {
    seating.name(seat).replace(' ', "\u{a0}")
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
