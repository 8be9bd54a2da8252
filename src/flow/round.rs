//! Calling rounds, rank by rank: what was marked and who said who they are. Where a selection was run
//! before, the round is the only one; else rounds follow each other until a city is complete.

use super::{Action, Does, Flow, Screen, Viewer};
use crate::fault::{Fault, FaultId, Field};
use crate::rules::call::remind::{Reminder, reminders};
use crate::rules::call::{Barred, Called, Cast, Holder, Mark, Round};
use crate::rules::card::{Power, Rank};
use crate::rules::deck::Change;
use crate::rules::table::Seat;
use crate::texts::Id;
use crate::{family, id};
use serde::{Deserialize, Serialize};

/// What does not change during an evening.
#[derive(Clone, Debug)]
pub struct Seating {
    pub cast: Cast,
    /// By seat.
    pub names: Vec<String>,
    /// What was changed in an official list.
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

/// A round as far as it was called, and what is asked besides.
#[derive(Clone, Debug)]
pub struct Calling {
    seating: Seating,
    round: Round,
    asked: Option<Asked>,
    is_over: bool,
}

/// Something to be answered with a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Whose city is complete, now.
    Completer,
    /// The same when the last round is over.
    First,
    /// Who has the crown when the last round is over.
    Crown,
    /// Who has it before the next selection, which begins there.
    NextCrown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    Next,
    /// Nobody answered; on to the next.
    Nobody,
    Mark(Rank),
    /// This player has the called character, or gets the crown from it.
    Seat(Seat),
    WarrantShown,
    ThreatShown,
    Complete,
    /// What was asked; nobody where it stays open.
    Answer(Option<Seat>),
    EndRound,
}

/// What there is to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    Round(Moment),
    Asked(Asked),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub round: usize,
    /// None when all were called.
    pub called: Option<Called>,
    /// Who answered; whoever was killed stays silent.
    pub player: Option<Seat>,
    pub has_turn: bool,
    pub reminders: Vec<Reminder>,
    /// The killed character that reminders of the end speak of.
    pub killed: Option<Called>,
    /// What lies where; at the end only if the crown was given away in this round.
    pub marks: Vec<(Mark, Vec<Called>)>,
    /// Who got the crown, once it was given away.
    pub crown_to: Option<Seat>,
    pub crown: Option<Seat>,
    /// Nothing was called yet, and nothing said before.
    pub is_start: bool,
    pub is_last: bool,
    /// A player may be named here.
    pub asks_who: bool,
}

family!(barred(Barred) = "barred-");

impl Calling {
    pub const fn new(seating: Seating, round: Round) -> Self {
        Self {
            seating,
            round,
            asked: None,
            is_over: false,
        }
    }

    pub const fn round(&self) -> &Round {
        &self.round
    }

    fn called(&self) -> Option<Called> {
        self.round.called(&self.seating.cast)
    }

    /// After the last call: what is open and matters is asked, then it is over or goes on.
    fn end_round(&mut self) {
        let is_last = self.round.complete.is_some();
        let is_dealt = self.round.is_dealt();
        self.asked = match (self.round.crown, self.round.complete) {
            (None, Some(_)) => Some(Asked::Crown),
            (None, None) if is_dealt => Some(Asked::NextCrown),
            (Some(_), Some(Holder::Unknown)) => Some(Asked::First),
            _ => None,
        };
        if self.asked.is_some() {
            return;
        }
        if is_last || is_dealt {
            self.is_over = true;
        } else {
            self.round = self.round.following();
        }
    }

    fn answer(&mut self, seat: Option<Seat>) {
        let whose = Some(seat.map_or(Holder::Unknown, Holder::Seat));
        match self.asked.take() {
            Some(Asked::Completer) => self.round.complete = whose,
            Some(Asked::NextCrown) => {
                self.round.crown = seat;
                self.end_round();
            }
            Some(Asked::Crown) => {
                self.round.crown = seat;
                let is_open = self.round.complete == Some(Holder::Unknown);
                self.asked = is_open.then_some(Asked::First);
                self.is_over = !is_open;
            }
            Some(Asked::First) => {
                self.round.complete = whose;
                self.is_over = true;
            }
            None => {}
        }
    }

    /// A killed rank 4 shows itself when all were called.
    fn heir(&self) -> Option<Called> {
        let crown = self.seating.cast.crown();
        crown.filter(|crown| self.round.killed == Some(crown.rank))
    }

    /// Who has it matters for the crown and, in the last round, for a tie.
    fn who_label(&self, called: Called) -> Option<Id> {
        let moves = matches!(called.power, Some(Power::TakeCrown | Power::GiveCrown));
        match self.round.holder(called.rank) {
            Holder::Unknown if moves || self.round.complete.is_some() => Some(id!("act-call-who")),
            Holder::Seat(_) if called.power == Some(Power::GiveCrown) => {
                Some(id!("act-call-receiver"))
            }
            _ => None,
        }
    }

    /// Players by letter; where it does not matter they may still be named, without a word about it.
    fn who(&self, called: Called) -> Action<Input> {
        let label = self.who_label(called);
        let seats = self.seating.seats();
        let seats = seats.map(|seat| (seat.index(), Input::Seat(seat)));
        let does = Does::Seats(seats.collect());
        Action {
            is_quiet: label.is_none(),
            ..Action::new(label.unwrap_or(id!("act-call-who")), does)
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
            // Whoever presses a number where there is nothing to mark is told so.
            is_quiet: label.is_none(),
            ..Action::new(label.unwrap_or(id!("act-call-kill")), does)
        }
    }

    fn actions(&self) -> Vec<Action<Input>> {
        let action = |label, input| Action::new(label, Does::Input(input));
        let mut actions = Vec::new();
        let Some(called) = self.called() else {
            let next = if self.round.complete.is_some() {
                id!("act-call-count")
            } else {
                id!("act-call-round")
            };
            actions.push(action(next, Input::EndRound));
            actions.extend(self.heir().map(|heir| self.who(heir)));
            return actions;
        };
        let round = &self.round;
        actions.push(action(id!("act-call-next"), Input::Next));
        actions.push(self.marks_action());
        if round.warrants.contains(&called.rank) && called.power != Some(Power::Warrants) {
            actions.push(action(id!("act-call-warrant-shown"), Input::WarrantShown));
        }
        if round.threats.contains(&called.rank) && called.power != Some(Power::Threats) {
            actions.push(action(id!("act-call-threat-shown"), Input::ThreatShown));
        }
        if round.killed != Some(called.rank) {
            actions.push(self.who(called));
            if round.holder(called.rank) == Holder::Unknown {
                actions.push(action(id!("act-call-nobody"), Input::Nobody));
            }
        }
        if round.complete.is_none() {
            actions.push(action(id!("act-call-complete"), Input::Complete));
        }
        actions
    }

    fn answers(&self, asked: Asked) -> Vec<Action<Input>> {
        let seats = self.seating.seats();
        let seats = seats.map(|seat| (seat.index(), Input::Answer(Some(seat))));
        let seats = Does::Seats(seats.collect());
        let open = |label| Action::new(label, Does::Input(Input::Answer(None)));
        let builder = self.round.builder(&self.seating.cast);
        match (asked, builder) {
            (Asked::Completer, Some(seat)) => {
                let builder = Does::Input(Input::Answer(Some(seat)));
                let name = self.seating.name(seat);
                vec![
                    Action::new(id!("act-call-builder"), builder).with("name", name),
                    Action::new(id!("act-other-seat"), seats),
                ]
            }
            (Asked::Completer, None) => {
                vec![
                    Action::new(id!("act-seat"), seats),
                    open(id!("act-call-unknown")),
                ]
            }
            (Asked::NextCrown, _) => vec![Action::new(id!("act-seat"), seats)],
            (Asked::Crown | Asked::First, _) => {
                vec![
                    Action::new(id!("act-seat"), seats),
                    open(id!("act-call-open")),
                ]
            }
        }
    }

    fn scene(&self) -> Scene {
        let (round, cast) = (&self.round, &self.seating.cast);
        if let Some(asked) = self.asked {
            return Scene::Asked(asked);
        }
        let called = self.called();
        let killed = round.killed;
        let alive = called.filter(|called| killed != Some(called.rank));
        let named = if called.is_some() { alive } else { self.heir() };
        let killed = killed.filter(|_| called.is_none());
        let crown_to = round.crown.filter(|_| round.is_given());
        let has_marks = called.is_some() || crown_to.is_some();
        Scene::Round(Moment {
            round: round.number,
            called,
            player: alive.and_then(|called| round.holder(called.rank).seat()),
            has_turn: called.is_some_and(|called| round.has_turn(called.rank)),
            reminders: reminders(cast, round),
            killed: killed.and_then(|rank| cast.of_rank(rank)),
            marks: if has_marks {
                round.marks(cast)
            } else {
                Vec::new()
            },
            crown_to,
            crown: round.crown,
            is_start: round.is_at_start() && !round.is_dealt(),
            is_last: round.complete.is_some(),
            asks_who: named.is_some_and(|called| self.who_label(called).is_some()),
        })
    }
}

impl Flow for Calling {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, input: &Input) -> Result<(), Fault> {
        let cast = &self.seating.cast;
        let refused = |why: Barred, rank: Option<Rank>| Fault {
            id: FaultId::BadTarget,
            message: barred(why),
            fields: rank
                .map(|rank| ("rank", Field::from(rank)))
                .into_iter()
                .collect(),
            place: None,
        };
        let round = &mut self.round;
        match *input {
            Input::Next => round.next(cast),
            Input::Nobody => {
                round.nobody(cast);
                round.next(cast);
            }
            Input::Mark(rank) => round
                .mark(cast, rank)
                .map_err(|why| refused(why, Some(rank)))?,
            Input::Seat(seat) => round.seat(cast, seat).map_err(|why| refused(why, None))?,
            Input::WarrantShown => round.show_warrant(),
            Input::ThreatShown => round.show_threat(),
            Input::Complete => self.asked = Some(Asked::Completer),
            Input::Answer(seat) => self.answer(seat),
            Input::EndRound => self.end_round(),
        }
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Scene, Input> {
        let mut actions = match self.asked {
            _ if self.is_over => vec![Action::new(id!("act-call-count"), Does::End)],
            Some(asked) => self.answers(asked),
            None => self.actions(),
        };
        if !self.is_over {
            actions.push(Action::new(id!("act-undo"), Does::Undo));
            let leave = Does::Leave(id!("call-leave-why"));
            actions.push(Action::new(id!("act-leave"), leave));
        }
        Screen {
            scene: self.scene(),
            actions,
            is_calm: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Played;
    use super::*;
    use crate::library::decks::{base, cast, pool};
    use crate::rules::edition::Edition;
    use crate::rules::table::Players;

    fn calling(round: Round) -> Played<Calling> {
        let (pool, players) = (pool(Edition::Classic), Players::Five);
        let plan = base(&pool, players, 8);
        let seating = Seating {
            cast: cast(&plan.check(&pool, players).unwrap()),
            names: players
                .seats()
                .map(|seat| seat.number().to_string())
                .collect(),
            changes: Vec::new(),
        };
        Played::new(Calling::new(seating, round))
    }

    fn to_the_end(calling: &mut Played<Calling>) {
        while calling.now().called().is_some() {
            calling.apply(Input::Next).unwrap();
        }
    }

    fn is_over(calling: &Played<Calling>) -> bool {
        let screen = calling.now().screen(Viewer::Table);
        matches!(
            screen.actions[..],
            [Action {
                does: Does::End,
                ..
            }]
        )
    }

    #[test]
    fn undo_leads_back_through_all_rounds_marks_included() {
        let mut calling = calling(Round::first(Some(Seat::FIRST)));
        let mut seen = Vec::new();
        for _ in 0..2 {
            seen.push(calling.now().scene());
            calling.apply(Input::Mark(Rank::Six)).unwrap();
            while calling.now().called().is_some() {
                seen.push(calling.now().scene());
                calling.apply(Input::Next).unwrap();
            }
            seen.push(calling.now().scene());
            calling.apply(Input::EndRound).unwrap();
        }
        assert_eq!(calling.now().round().number, 3);
        for scene in seen.iter().rev() {
            assert!(calling.undo());
            assert_eq!(&calling.now().scene(), scene);
        }
        assert!(!calling.undo());
    }

    #[test]
    fn a_mark_that_is_barred_changes_nothing_and_says_why() {
        let mut calling = calling(Round::first(None));
        let fault = calling.apply(Input::Mark(Rank::One)).unwrap_err();
        assert_eq!(fault.message, id!("barred-itself"));
        assert!(calling.inputs().is_empty());
    }

    #[test]
    fn what_is_open_after_the_last_round_is_asked_and_may_stay_open() {
        let mut calling = calling(Round::first(None));
        for input in [Input::Complete, Input::Answer(None)] {
            calling.apply(input).unwrap();
        }
        to_the_end(&mut calling);
        for asked in [Asked::Crown, Asked::First] {
            let input = match asked {
                Asked::Crown => Input::EndRound,
                _ => Input::Answer(Some(Seat::new(2))),
            };
            calling.apply(input).unwrap();
            assert_eq!(calling.now().scene(), Scene::Asked(asked));
        }
        calling.apply(Input::Answer(None)).unwrap();
        assert!(is_over(&calling));
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
        assert!(is_over(&dealt));
        assert_eq!(dealt.now().round().crown, Some(Seat::new(1)));
    }
}
