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
    asked: Option<Asked>,
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

family!(barred(Barred) = "barred-");

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

    fn called(&self) -> Option<Called> {
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

    fn scene(&self) -> Scene {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::Played;
    use crate::library::decks::{base, cast, official, pool};
    use crate::rules::chance::Chance;
    use crate::rules::deck::adapt;
    use crate::rules::edition::Edition;
    use crate::rules::table::Players;

    fn seating(cast: Cast) -> Seating {
        let numbers = cast.players.seats().map(|seat| seat.number().to_string());
        Seating {
            names: numbers.collect(),
            cast,
            deck: None,
            changes: Vec::new(),
        }
    }

    /// The base game of five.
    fn calling(round: Round) -> Played<Calling> {
        let (pool, players) = (pool(Edition::Classic), Players::Five);
        let plan = base(&pool, players, 8);
        let cast = cast(&plan.check(&pool, players).unwrap());
        Played::new(Calling::new(seating(cast), round))
    }

    /// The official lists, for three and for five players.
    fn casts() -> Vec<Cast> {
        let pool = pool(Edition::E2016);
        let lists = official(Edition::E2016).into_iter();
        let casts = lists.flat_map(|(_, plan)| {
            [Players::Three, Players::Five].map(|players| {
                let (plan, _) = adapt(&plan, &pool, players, players == Players::Three, &[]);
                cast(&plan.check(&pool, players).unwrap())
            })
        });
        casts.collect()
    }

    fn to_the_end(calling: &mut Played<Calling>) {
        while calling.now().called().is_some() {
            calling.apply(Input::Next).unwrap();
        }
    }

    /// Every input possible on this screen, shown or not.
    fn inputs(calling: &Calling) -> Vec<Input> {
        let of = |action: Action<Input>| match action.does {
            Does::Input(input) => vec![input],
            Does::Digits(inputs) => inputs.into_iter().map(|(_, input)| input).collect(),
            Does::Seats(inputs) => inputs.into_iter().map(|(_, input)| input).collect(),
            _ => Vec::new(),
        };
        let actions = calling.screen(Viewer::Table).actions;
        actions.into_iter().flat_map(of).collect()
    }

    /// Plays random keys, Enter more often than others; returns what was shown before each that
    /// counted.
    fn by_chance(mut calling: Played<Calling>, dice: &mut Chance) -> (Played<Calling>, Vec<Scene>) {
        let mut seen = Vec::new();
        for _ in 0..60 {
            if calling.now().is_over() {
                break;
            }
            let before = calling.now().scene();
            let inputs = inputs(calling.now());
            let count = u32::try_from(inputs.len()).unwrap();
            let place = dice.below(count * 2).saturating_sub(count) as usize;
            match calling.apply(inputs[place]) {
                Ok(()) => seen.push(before),
                Err(_) => assert_eq!(calling.now().scene(), before),
            }
        }
        (calling, seen)
    }

    /// Random ranks for the players.
    fn dealt(cast: &Cast, dice: &mut Chance) -> Round {
        let mut ranks: Vec<Rank> = cast.characters.iter().map(|called| called.rank).collect();
        let seats: Vec<Seat> = cast.players.seats().collect();
        let seats = seats.repeat(cast.each()).into_iter();
        let held = seats.map(|seat| {
            let count = u32::try_from(ranks.len()).unwrap();
            (ranks.remove(dice.below(count) as usize), seat)
        });
        let held: Vec<(Rank, Seat)> = held.collect();
        Round::first(Some(Seat::FIRST)).with_holders(held.into_iter())
    }

    #[test]
    fn undo_leads_back_through_everything_and_the_inputs_kept_as_json_lead_there_again() {
        let mut dice = Chance::new("undo");
        for cast in casts() {
            for round in [Round::first(None), dealt(&cast, &mut dice)] {
                let start = Calling::new(seating(cast.clone()), round);
                let (mut played, seen) = by_chance(Played::new(start.clone()), &mut dice);
                let kept = serde_json::to_string(played.inputs()).unwrap();
                let kept: Vec<Input> = serde_json::from_str(&kept).unwrap();
                let again = Played::resume(start, kept).unwrap();
                assert_eq!(again.now().scene(), played.now().scene());
                assert_eq!(again.now().round(), played.now().round());
                for scene in seen.iter().rev() {
                    assert!(played.undo());
                    assert_eq!(&played.now().scene(), scene);
                }
                assert!(!played.undo());
            }
        }
    }

    #[test]
    fn inputs_of_a_dealt_round_can_be_replayed_without_known_holders() {
        let mut dice = Chance::new("crash");
        for cast in casts() {
            for _ in 0..20 {
                let round = dealt(&cast, &mut dice);
                let start = Calling::new(seating(cast.clone()), round);
                let (played, _) = by_chance(Played::new(start), &mut dice);
                let start = Round::first(Some(Seat::FIRST));
                let start = Calling::new(seating(cast.clone()), start);
                let again = Played::resume(start, played.inputs().to_vec());
                let again = again.unwrap_or_else(|(place, fault)| {
                    panic!("{:?}: {:?}", &played.inputs()[..=place], fault.message)
                });
                let (was, is) = (played.now().round(), again.now().round());
                assert_eq!(is.marks(&cast), was.marks(&cast));
                assert_eq!((is.complete, is.standing()), (was.complete, was.standing()));
                assert!(is.crown.is_none_or(|_| is.crown == was.crown));
                assert!(!again.now().is_over() || played.now().is_over());
            }
        }
    }

    #[test]
    fn nobody_sees_who_was_dealt_what_before_the_call_or_who_had_a_killed_character() {
        let mut dice = Chance::new("shown");
        for cast in casts() {
            let start = Calling::new(seating(cast.clone()), dealt(&cast, &mut dice));
            let (_, seen) = by_chance(Played::new(start), &mut dice);
            for scene in seen {
                let ranks = scene.ranks.iter();
                let called = ranks.clone().position(|place| place.is_called);
                let hidden = ranks.skip(called.map_or(9, |called| called + 1));
                for place in hidden {
                    assert_eq!(place.holder, Holder::Unknown, "{scene:?}");
                }
                let killed = scene.marks.iter();
                let killed = killed.filter(|(mark, _)| *mark == Mark::Killed);
                for rank in killed.flat_map(|(_, on)| on.iter().map(|called| called.rank)) {
                    let mut ranks = scene.ranks.iter();
                    let place = ranks.find(|place| place.rank == rank);
                    assert_eq!(place.unwrap().holder, Holder::Unknown, "{scene:?}");
                }
            }
        }
    }

    #[test]
    fn some_of_the_markers_are_questioned_none_and_all_are_not() {
        let has = |power| move |cast: &Cast| cast.rank_of(power).is_some();
        for (power, all) in [(Power::Warrants, 3), (Power::Threats, 2)] {
            let cast = casts().into_iter().find(has(power)).unwrap();
            let rank = cast.rank_of(power).unwrap();
            for laid in 0..=all {
                let start = Calling::new(seating(cast.clone()), Round::first(None));
                let mut calling = Played::new(start);
                while calling.now().called().unwrap().rank < rank {
                    calling.apply(Input::Next).unwrap();
                }
                for marked in [Rank::Three, Rank::Four, Rank::Five].into_iter().take(laid) {
                    calling.apply(Input::Mark(marked)).unwrap();
                }
                calling.apply(Input::Next).unwrap();
                let is_asked = matches!(calling.now().asked, Some(Asked::TooFew { .. }));
                assert_eq!(is_asked, laid > 0 && laid < all, "{power:?} {laid}");
                if is_asked {
                    assert_eq!(calling.now().called().unwrap().rank, rank);
                    calling.apply(Input::Next).unwrap();
                }
                assert!(calling.now().called().unwrap().rank > rank);
            }
        }
    }

    #[test]
    fn a_signed_warrant_can_be_revealed_only_where_there_is_one() {
        let has = |cast: &Cast| cast.rank_of(Power::Warrants).is_some();
        let cast = casts().into_iter().find(has).unwrap();
        let start = Calling::new(seating(cast), Round::first(None));
        let mut calling = Played::new(start);
        for rank in [Rank::One, Rank::Three, Rank::Five] {
            calling.apply(Input::Mark(rank)).unwrap();
        }
        assert!(calling.apply(Input::WarrantShown).is_err());
        assert_eq!(calling.now().round().marks[Mark::Warrants].len(), 3);
        for _ in 0..2 {
            calling.apply(Input::Next).unwrap();
        }
        calling.apply(Input::WarrantShown).unwrap();
        assert_eq!(calling.now().round().marks[Mark::Warrants], []);
    }

    #[test]
    fn a_mark_that_is_barred_changes_nothing_and_says_why() {
        let mut calling = calling(Round::first(None));
        let fault = calling.apply(Input::Mark(Rank::One)).unwrap_err();
        assert_eq!(fault.message, id!("barred-itself"));
        assert!(calling.inputs().is_empty());
    }

    #[test]
    fn a_player_of_another_table_is_refused() {
        let mut calling = calling(Round::first(None));
        let stranger = Seat::new(5);
        for input in [Input::Seat(stranger), Input::Completer(Some(stranger))] {
            assert!(calling.apply(input).is_err());
        }
    }

    #[test]
    fn open_questions_after_the_last_round_are_asked_and_may_stay_open() {
        let mut calling = calling(Round::first(None));
        for input in [Input::Complete, Input::Completer(None)] {
            calling.apply(input).unwrap();
        }
        to_the_end(&mut calling);
        for (input, asked) in [
            (Input::EndRound, Asked::Crown),
            (Input::Crown(Some(Seat::new(2))), Asked::First),
        ] {
            calling.apply(input).unwrap();
            assert_eq!(calling.now().scene().asked, Some(asked));
        }
        calling.apply(Input::Completer(None)).unwrap();
        assert!(calling.now().is_over());
        let round = calling.now().round();
        assert_eq!(
            (round.crown, round.complete),
            (Some(Seat::new(2)), Some(Holder::Unknown))
        );
    }

    #[test]
    fn a_dealt_round_is_the_only_one_and_ends_with_a_known_crown() {
        let king = [(Rank::Four, Seat::new(1))].into_iter();
        let mut dealt = calling(Round::first(Some(Seat::FIRST)).with_holders(king));
        to_the_end(&mut dealt);
        dealt.apply(Input::EndRound).unwrap();
        assert!(dealt.now().is_over());
        assert_eq!(dealt.now().round().crown, Some(Seat::new(1)));
    }

    #[test]
    fn a_rank_that_nobody_can_have_is_named_in_the_refusal() {
        let mut calling = calling(Round::first(None));
        let fault = calling.apply(Input::Mark(Rank::Nine)).unwrap_err();
        assert_eq!(fault.message, barred(Barred::NotInGame));
        assert_eq!(fault.fields, [("rank", Field::from(Rank::Nine))]);
    }
}
