//! `draft pass`: the draft on one device that is passed around. A choice is shown only to the player
//! who made it, and kept only in memory.

use crate::command::table::before_round::How;
use crate::command::table::round::Seating;
use crate::command::table::{SeatArgs, TableArgs, call};
use crate::command::{Cli, Outcome};
use crate::fault::Fault;
use crate::flow::{Action, Does, Flow, Screen, Viewer};
use crate::library::{CardWords, nearest_printing};
use crate::page::{Block, Line, Page};
use crate::rules::call::{Cast, Round};
use crate::rules::card::{Character, District, Power, Rank};
use crate::rules::chance::Chance;
use crate::rules::draft::{self, Deal, Selection, Step, deal};
use crate::rules::edition::Edition;
use crate::rules::table::Seat;
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::wording::flow::seat_letter;
use crate::wording::table::{card, cards, changes, name, returned};
use crate::{fault, id, say};
use clap::Args;
use std::cell::Cell;
use std::rc::Rc;

#[derive(Debug, Args)]
pub struct Request {
    #[command(flatten)]
    pub table: TableArgs,
    #[command(flatten)]
    pub seats: SeatArgs,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    call::go_on(cli, How::Device, &request.table, &request.seats)
}

/// Which seats have a phone of their own: nobody else is handed what they choose from. It is the
/// same for all copies of an evening.
#[derive(Clone, Debug, Default)]
pub struct Phones(Rc<Cell<u16>>);

impl Phones {
    pub fn set(&self, seats: impl Iterator<Item = Seat>) {
        self.0
            .set(seats.fold(0, |all, seat| all | 1 << seat.index()));
    }

    pub fn has(&self, seat: Seat) -> bool {
        self.0.get() & 1 << seat.index() != 0
    }
}

/// A draft in progress.
#[derive(Clone, Debug)]
pub struct Draft {
    pub seating: Seating,
    /// The seat with the crown, where the draft starts.
    crown: Seat,
    /// The first of the game night.
    is_first: bool,
    /// The last deal was interrupted.
    is_again: bool,
    phones: Phones,
    /// The district that lets its owner swap characters, once reported built.
    swap: Option<District>,
    chance: Chance,
    pub deal: Deal,
    pub selection: Selection,
    /// The automatic steps that followed the last choice.
    forced: Vec<Step>,
    moment: Moment,
    /// The device is in the right hands.
    is_taken: bool,
    /// What else the viewer is doing.
    aside: Option<Aside>,
    /// By seat: the digit required to see what that player has.
    guards: Vec<Option<u8>>,
    /// The digit was right, or there is none.
    is_open: bool,
    card: Option<Character>,
    seat: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aside {
    /// Picking a card to read.
    Which,
    Reads(Character),
    /// Choosing a digit.
    Guards,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// A step of the draft.
    Choose(Step),
    /// Who has the district that lets its owner swap characters (2016 rulebook, Theater, line 932)?
    Owner(District),
    With(Seat),
    /// Which of two characters the owner gives.
    Give {
        owner: Seat,
        other: Seat,
    },
    /// Which of two the owner takes, unseen.
    Take {
        owner: Seat,
        other: Seat,
        given: Character,
    },
    /// A player looks at their characters; then maybe another.
    Look {
        seat: Seat,
        then: Option<Seat>,
    },
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The device was handed over.
    Taken,
    Card(Character),
    Seat(Seat),
    NoSeat,
    /// One of two face-down cards, by index.
    Unseen(usize),
    Confirm,
    /// Read a card's full text.
    Read,
    Text(Character),
    /// Protect the hand with a digit.
    Guard,
    /// The digit, chosen or entered.
    Digit(u8),
    Back,
}

/// What is shown. Only [`Scene::HandOver`], [`Why::Owner`] and [`Why::Done`] are public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    HandOver {
        to: Seat,
        face_up: Vec<Character>,
        returned: Option<Character>,
        /// One of this many cards was just discarded face down at random.
        random_from: Option<usize>,
        /// They choose on a phone of their own.
        has_phone: bool,
        /// Nobody has chosen yet this evening.
        is_start: bool,
        /// The deal before this one was interrupted, and nobody has chosen yet.
        is_again: bool,
    },
    Choose(Choosing),
    /// One of these players, or nobody.
    Pick {
        why: Why,
        seats: Vec<Seat>,
        picked: Option<Seat>,
    },
    Unseen(Seat),
    /// The full text of a card.
    Text(Character),
    /// Choosing a digit.
    Guard(Seat),
    /// Entering a digit.
    Locked(Seat),
}

/// Why a player is picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// Who has this district?
    Owner(District),
    /// With whom does the owner swap?
    With { owner: Seat, yours: Vec<Character> },
    /// Everyone has chosen, and may look again.
    Done,
}

/// A private choice among characters, or a look at one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choosing {
    pub seat: Seat,
    pub does: Choice,
    pub face_up: Vec<Character>,
    pub yours: Vec<Character>,
    pub cards: Vec<Character>,
    pub chosen: Option<Character>,
    /// The card that was face down is one of them.
    pub has_first: bool,
    pub is_guarded: bool,
    /// A number now shows a card's full text.
    pub is_reading: bool,
}

/// What happens to the chosen card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Keep,
    Discard,
    Give,
    /// Nothing: they are only looked at.
    Look,
}

impl Draft {
    /// A new, randomly dealt draft before this round.
    pub fn new(seating: Seating, crown: Seat, round: &Round, mut chance: Chance) -> Self {
        let deal = deal(&seating.cast, &mut chance);
        let selection = Selection::new(seating.cast.row(), &deal);
        let swap = seating.cast.district(Power::BlindSwap);
        let swap = swap.map(|district| district.id);
        let mut draft = Self {
            guards: vec![None; seating.names.len()],
            seating,
            crown,
            is_first: round.is_at_start(),
            is_again: false,
            phones: Phones::default(),
            swap: swap.filter(|swap| round.standing().contains(swap)),
            chance,
            deal,
            selection,
            forced: Vec::new(),
            moment: Moment::Done,
            is_taken: false,
            aside: None,
            is_open: false,
            card: None,
            seat: None,
        };
        draft.go_on();
        draft
    }

    /// The same, after a deal that was interrupted.
    pub fn again(self, is_again: bool) -> Self {
        Self { is_again, ..self }
    }

    /// The same, where some have a phone.
    pub fn with_phones(self, phones: Phones) -> Self {
        Self { phones, ..self }
    }

    /// Everyone has chosen.
    pub fn is_done(&self) -> bool {
        self.moment == Moment::Done
    }

    /// The round after everyone has chosen.
    pub fn round(&self, before: &Round) -> Round {
        let mut round = before.clone();
        round.crown = Some(self.crown);
        let held = self.seating.seats().flat_map(|seat| {
            let kept = self.kept(seat).iter();
            kept.map(move |&card| (rank(&self.seating.cast, card), seat))
        });
        round.with_holders(held)
    }

    /// The table seat of a player in the draft: the first has the crown.
    fn at_table(&self, player: Seat) -> Seat {
        Seat::new((self.crown.index() + player.index()) % self.seating.names.len())
    }

    /// The player in the draft at this seat.
    fn place(&self, seat: Seat) -> Seat {
        let count = self.seating.names.len();
        Seat::new((seat.index() + count - self.crown.index()) % count)
    }

    pub fn kept(&self, seat: Seat) -> &[Character] {
        &self.selection.kept()[self.place(seat).index()]
    }

    /// Who may see this moment; none if everyone.
    pub fn eyes(&self) -> Option<Seat> {
        match self.moment {
            Moment::Choose(step) => Some(self.at_table(step.seat)),
            Moment::With(owner) | Moment::Give { owner, .. } | Moment::Take { owner, .. } => {
                Some(owner)
            }
            Moment::Look { seat, .. } => Some(seat),
            Moment::Owner(_) | Moment::Done => None,
        }
    }

    fn turn_to(&mut self, moment: Moment) {
        let before = self.eyes();
        (self.moment, self.card, self.seat, self.aside) = (moment, None, None, None);
        let is_same = self.eyes() == before;
        self.is_taken &= is_same;
        self.is_open &= is_same;
    }

    fn guard(&self, seat: Seat) -> Option<u8> {
        self.guards[seat.index()]
    }

    /// Must this player enter their digit to see what they have?
    fn is_locked(&self, seat: Seat) -> bool {
        let chooses = matches!(self.moment, Moment::Choose(_));
        !chooses && !self.is_open && self.guard(seat).is_some()
    }

    /// The next step of the draft, and the swap after the last one.
    fn go_on(&mut self) {
        self.turn_to(match (self.selection.now(), self.swap) {
            (Some(step), _) => Moment::Choose(step),
            (None, Some(district)) => Moment::Owner(district),
            (None, None) => Moment::Done,
        });
    }

    fn cards(&self) -> &[Character] {
        match self.moment {
            Moment::Choose(_) => self.selection.hand(),
            Moment::Give { owner: seat, .. } | Moment::Look { seat, .. } => self.kept(seat),
            _ => &[],
        }
    }

    /// Who can be picked now.
    fn seats(&self) -> Vec<Seat> {
        let owner = match self.moment {
            Moment::Owner(_) | Moment::Done => None,
            Moment::With(owner) => Some(owner),
            _ => return Vec::new(),
        };
        let seats = self.seating.seats();
        seats.filter(|&seat| Some(seat) != owner).collect()
    }

    fn confirm(&mut self) {
        match (self.moment, self.card, self.seat) {
            (Moment::Choose(_), Some(card), _) => {
                self.forced = self.selection.choose(card, &mut self.chance);
                self.go_on();
            }
            (Moment::Owner(_), _, Some(owner)) => self.turn_to(Moment::With(owner)),
            (Moment::With(owner), _, Some(other)) => match *self.kept(owner) {
                [given] => self.swap(owner, given, other, 0),
                _ => self.turn_to(Moment::Give { owner, other }),
            },
            (Moment::Give { owner, other }, Some(given), _) => self.turn_to(Moment::Take {
                owner,
                other,
                given,
            }),
            (Moment::Look { then, .. }, ..) => self.turn_to(match then {
                Some(seat) => Moment::Look { seat, then: None },
                None => Moment::Done,
            }),
            (Moment::Done, _, Some(seat)) => self.turn_to(Moment::Look { seat, then: None }),
            (Moment::Owner(_) | Moment::With(_), _, None) => self.turn_to(Moment::Done),
            _ => {}
        }
    }

    /// Handles a typed digit.
    fn digit(&mut self, digit: u8) -> Result<(), Fault> {
        let Some(seat) = self.eyes() else {
            return Err(fault!(BadTarget, "barred-idle"));
        };
        if self.aside == Some(Aside::Guards) {
            self.guards[seat.index()] = Some(digit);
            (self.aside, self.is_open) = (None, true);
        } else if self.is_locked(seat) {
            if self.guard(seat) != Some(digit) {
                return Err(fault!(BadTarget, "pass-wrong-digit"));
            }
            self.is_open = true;
        }
        Ok(())
    }

    /// Back to where the viewer was; without the digit nothing is shown.
    fn back(&mut self) {
        let is_locked = self.eyes().is_some_and(|seat| self.is_locked(seat));
        match (self.aside.take(), self.moment) {
            (None, Moment::Look { .. }) if is_locked => self.confirm(),
            (None, _) if is_locked => self.turn_to(Moment::Done),
            _ => {}
        }
    }

    fn swap(&mut self, owner: Seat, given: Character, other: Seat, taken: usize) {
        let place = self.kept(owner).iter().position(|&card| card == given);
        let place = place.expect("it was chosen among the owner's own");
        let (from, to) = (self.place(owner), self.place(other));
        self.selection.swap((from, place), (to, taken));
        let (seat, then) = (owner, Some(other));
        self.turn_to(Moment::Look { seat, then });
    }

    /// Was this one of the automatic steps after the last choice?
    fn was_forced(&self, action: draft::Action) -> bool {
        self.forced.iter().any(|step| step.action == action)
    }

    fn hand_over(&self, to: Seat) -> Scene {
        let is_random = self.was_forced(draft::Action::DiscardRandom);
        let is_choice = matches!(self.moment, Moment::Choose(_));
        let steps = self.seating.cast.row().steps();
        let is_new = self.selection.now() == steps.first().copied();
        Scene::HandOver {
            to,
            face_up: self.deal.face_up.clone(),
            returned: self.deal.returned.first().copied(),
            has_phone: self.phones.has(to),
            random_from: (is_random && is_choice).then(|| self.selection.hand().len() + 1),
            is_start: self.is_first && is_new,
            is_again: self.is_again && is_new,
        }
    }

    /// The visible cards, by rank.
    fn by_rank(&self, input: impl Fn(Character) -> Input) -> Does<Input> {
        let cast = &self.seating.cast;
        let cards = self.cards().iter();
        let cards = cards.map(|&card| (rank(cast, card).number(), input(card)));
        Does::Digits(cards.collect())
    }

    /// The private screen and its actions.
    fn private(&self, seat: Seat) -> (Scene, Vec<Action<Input>>) {
        let digit = || {
            let digits = (0..=9).map(|digit| (digit, Input::Digit(digit)));
            Action::new(id!("act-draft-digit"), Does::Digits(digits.collect()))
        };
        let back = Action::input(id!("act-draft-back"), Input::Back);
        match self.aside {
            _ if self.is_locked(seat) => (Scene::Locked(seat), vec![digit(), back]),
            Some(Aside::Guards) => (Scene::Guard(seat), vec![digit(), back]),
            Some(Aside::Reads(card)) => {
                let other = Action::new(id!("act-draft-read-other"), self.by_rank(Input::Text));
                let mut actions = vec![back];
                if self.cards().len() > 1 {
                    actions.push(other);
                }
                (Scene::Text(card), actions)
            }
            Some(Aside::Which) => {
                let which = Action::new(id!("act-draft-read-which"), self.by_rank(Input::Text));
                (self.hand(seat).0, vec![which, back])
            }
            None => self.hand(seat),
        }
    }

    fn hand(&self, seat: Seat) -> (Scene, Vec<Action<Input>>) {
        match self.moment {
            Moment::Choose(step) => {
                let does = match step.action {
                    draft::Action::Discard => Choice::Discard,
                    _ => Choice::Keep,
                };
                self.choose(seat, does)
            }
            Moment::Give { .. } => self.choose(seat, Choice::Give),
            Moment::With(owner) => {
                let yours = self.kept(seat).to_vec();
                let actions = self.pick(id!("act-draft-no-swap"), id!("act-draft-swap-with"));
                (self.picking(Why::With { owner, yours }), actions)
            }
            Moment::Take { other, .. } => {
                let unseen = [(1, Input::Unseen(0)), (2, Input::Unseen(1))];
                let take = Action::new(id!("act-draft-unseen"), Does::Digits(unseen.to_vec()));
                (Scene::Unseen(other), vec![take])
            }
            Moment::Look { .. } | Moment::Owner(_) | Moment::Done => {
                self.choose(seat, Choice::Look)
            }
        }
    }

    fn choose(&self, seat: Seat, does: Choice) -> (Scene, Vec<Action<Input>>) {
        let cards = self.by_rank(Input::Card);
        let mut actions = match (does, self.card) {
            (Choice::Look, _) => vec![Action::input(id!("act-draft-seen"), Input::Confirm)],
            (_, None) => vec![Action::new(id!("act-draft-choose"), cards)],
            (_, Some(_)) => vec![
                Action::input(id!("act-draft-done"), Input::Confirm),
                Action::new(id!("act-draft-choose-other"), cards),
            ],
        };
        actions.extend([
            Action::input(id!("act-draft-read"), Input::Read),
            Action::input(id!("act-draft-guard"), Input::Guard),
        ]);
        let drafts = matches!(does, Choice::Keep | Choice::Discard);
        let (face_up, yours) = match does {
            Choice::Keep | Choice::Discard => (&*self.deal.face_up, self.kept(seat)),
            Choice::Give => (&*self.deal.face_up, &[][..]),
            Choice::Look => (&[][..], &[][..]),
        };
        let scene = Scene::Choose(Choosing {
            seat,
            does,
            face_up: face_up.to_vec(),
            yours: yours.to_vec(),
            cards: self.cards().to_vec(),
            chosen: self.card,
            has_first: drafts && self.was_forced(draft::Action::TakeFirstDiscard),
            is_guarded: self.guard(seat).is_some(),
            is_reading: self.aside.is_some(),
        });
        (scene, actions)
    }

    /// One of these players by letter and Enter, or nobody by Enter alone.
    fn pick(&self, nobody: Id, letter: Id) -> Vec<Action<Input>> {
        let seats = self.seats().into_iter();
        let seats = seats.map(|seat| (seat.index(), Input::Seat(seat)));
        let seats = Does::Seats(seats.collect());
        if self.seat.is_none() {
            let nobody = Action::input(nobody, Input::Confirm);
            return vec![nobody, Action::new(letter, seats)];
        }
        vec![
            Action::input(id!("act-this-seat"), Input::Confirm),
            Action::new(id!("act-other-seat"), seats),
            Action::input(id!("act-no-seat"), Input::NoSeat),
        ]
    }

    /// The public screen.
    fn public(&self) -> (Scene, Vec<Action<Input>>) {
        match (self.eyes(), self.moment) {
            (Some(to), _) => {
                let look = Action::input(id!("act-draft-look"), Input::Taken);
                let is_here = !self.phones.has(to);
                (
                    self.hand_over(to),
                    is_here.then_some(look).into_iter().collect(),
                )
            }
            (None, Moment::Owner(district)) => {
                let actions = self.pick(id!("act-draft-no-owner"), id!("act-seat"));
                (self.picking(Why::Owner(district)), actions)
            }
            (None, _) => {
                let mut actions = self.pick(id!("act-draft-call"), id!("act-draft-own"));
                if self.seat.is_none() {
                    actions[0].does = Does::End;
                }
                (self.picking(Why::Done), actions)
            }
        }
    }

    fn picking(&self, why: Why) -> Scene {
        let (seats, picked) = (self.seats(), self.seat);
        Scene::Pick { why, seats, picked }
    }
}

fn rank(cast: &Cast, card: Character) -> Rank {
    let called = cast.characters.iter().find(|called| called.id == card);
    let called = called.expect("the cards of a deal are those of its cast");
    called.rank
}

impl Flow for Draft {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, by: Viewer, input: &Input) -> Result<(), Fault> {
        // The device of the table is in the hands of whoever chooses, unless they have a phone; a
        // seat is only its own.
        let is_other = |eyes: Seat| match by {
            Viewer::Table => self.phones.has(eyes),
            Viewer::Seat(by) => by != eyes.index(),
        };
        if self.eyes().is_some_and(is_other) {
            return Err(fault!(BadTarget, "barred-idle"));
        }
        match *input {
            Input::Taken => self.is_taken = true,
            Input::Read => {
                self.aside = Some(match *self.cards() {
                    [card] => Aside::Reads(card),
                    _ => Aside::Which,
                });
            }
            Input::Text(card) if self.cards().contains(&card) => {
                self.aside = Some(Aside::Reads(card));
            }
            Input::Guard => self.aside = Some(Aside::Guards),
            Input::Digit(digit) => self.digit(digit)?,
            Input::Back => self.back(),
            Input::Card(card) if self.cards().contains(&card) => self.card = Some(card),
            Input::Seat(seat) if self.seats().contains(&seat) => self.seat = Some(seat),
            Input::NoSeat => self.seat = None,
            Input::Unseen(which @ 0..=1) => {
                if let Moment::Take {
                    owner,
                    other,
                    given,
                } = self.moment
                {
                    // Chance decides which is which.
                    let taken = which ^ usize::from(self.chance.below(2) == 1);
                    self.swap(owner, given, other, taken);
                }
            }
            Input::Confirm => self.confirm(),
            Input::Card(_) | Input::Text(_) | Input::Seat(_) | Input::Unseen(_) => {
                return Err(fault!(BadTarget, "barred-idle"));
            }
        }
        Ok(())
    }

    fn screen(&self, viewer: Viewer) -> Screen<Scene, Input> {
        let (scene, mut actions) = match self.eyes() {
            Some(seat) if viewer == Viewer::Seat(seat.index()) => self.private(seat),
            _ => self.public(),
        };
        // Before anyone has chosen; later it would show a hand to anyone holding the device.
        let mut seats = self.seating.seats();
        if matches!(scene, Scene::HandOver { .. }) && seats.all(|seat| self.kept(seat).is_empty()) {
            actions.push(Action::undo());
        }
        actions.push(Action::leave(id!("pass-leave-why")));
        Screen {
            // A second Enter must not reveal something private.
            is_calm: matches!(scene, Scene::HandOver { .. }),
            scene,
            actions,
        }
    }

    fn viewer(&self) -> Viewer {
        match self.eyes() {
            Some(seat) if self.is_taken && !self.phones.has(seat) => Viewer::Seat(seat.index()),
            _ => Viewer::Table,
        }
    }
}

pub fn page(texts: &Texts, seating: &Seating, scene: &Scene) -> Page {
    let edition = seating.cast.edition;
    let player = |seat: &Seat| seating.name(*seat);
    Page::new(match scene {
        Scene::HandOver {
            to,
            face_up,
            returned: back,
            random_from,
            has_phone,
            is_start,
            is_again,
        } => {
            let name = player(to);
            let title = if *has_phone {
                Block::title(say!(texts, "host-chooses", name), "")
            } else {
                Block::title(say!(texts, "pass-hand", name), say!(texts, "pass-hand-why"))
            };
            let mut page = Page::new(vec![title]);
            if *is_again {
                page.push(Block::Text(say!(texts, "pass-again").into()));
            }
            let deck = seating.deck.as_deref().filter(|_| *is_start);
            let label = || say!(texts, "tonight-fact-deck").into();
            page.extend(deck.map(|deck| Block::Facts(vec![(label(), deck.into())])));
            page.extend(open(texts, edition, face_up).map(|open| Block::Facts(vec![open])));
            page.extend(back.map(|card| returned(texts, edition, card)));
            let random = random_from.map(|count| say!(texts, "pass-random", count));
            page.extend(random.map(|said| Block::Text(said.into())));
            let changes = changes(texts, edition, &seating.changes);
            return page.with_notes(changes.filter(|_| *is_start));
        }
        Scene::Choose(choosing) => choose(texts, seating, choosing),
        Scene::Pick { why, seats, picked } => {
            let mut blocks = match why {
                Why::Owner(district) => {
                    let card = name(texts, edition, *district);
                    let asked = say!(texts, "pass-swap-who", card);
                    vec![Block::title(asked, say!(texts, "pass-swap-who-why"))]
                }
                Why::With { owner, yours } => vec![
                    Block::title(say!(texts, "pass-swap-with", name = player(owner)), ""),
                    Block::Facts(vec![own(texts, edition, yours)]),
                ],
                Why::Done => vec![Block::title(say!(texts, "pass-done"), "")],
            };
            blocks.push(players(texts, seating, seats, *picked));
            blocks
        }
        Scene::Unseen(other) => {
            let asked = say!(texts, "pass-swap-take", name = player(other));
            vec![Block::title(asked, say!(texts, "pass-swap-take-why"))]
        }
        Scene::Text(of) => {
            let printing = nearest_printing(*of, edition);
            let rank = printing.rank.map(|rank| say!(texts, "call-rank", rank));
            vec![
                Block::title(card(texts, edition, *of), rank.unwrap_or_default()),
                Block::Text(printing.effect(texts).into()),
            ]
        }
        Scene::Guard(seat) => {
            let asked = say!(texts, "pass-guard", name = player(seat));
            vec![Block::title(asked, say!(texts, "pass-guard-why"))]
        }
        Scene::Locked(seat) => {
            let asked = say!(texts, "pass-locked", name = player(seat));
            vec![Block::title(asked, "")]
        }
    })
}

/// The face-up cards, if any.
fn open(texts: &Texts, edition: Edition, face_up: &[Character]) -> Option<(Line, Line)> {
    let open = cards(texts, edition, face_up);
    (!face_up.is_empty()).then(|| (say!(texts, "deal-face-up").into(), open))
}

fn own(texts: &Texts, edition: Edition, yours: &[Character]) -> (Line, Line) {
    let yours = cards(texts, edition, yours);
    (say!(texts, "pass-yours").into(), yours)
}

fn choose(texts: &Texts, seating: &Seating, choosing: &Choosing) -> Vec<Block> {
    let edition = seating.cast.edition;
    let name = seating.name(choosing.seat);
    let asked = match choosing.does {
        _ if choosing.is_reading => say!(texts, "pass-read"),
        Choice::Keep => say!(texts, "pass-keep", name),
        Choice::Discard => say!(texts, "pass-discard", name),
        Choice::Give => say!(texts, "pass-swap-give", name),
        Choice::Look => say!(texts, "pass-look", name),
    };
    let mut blocks = vec![Block::title(asked, "")];
    if choosing.has_first {
        blocks.push(Block::Text(say!(texts, "pass-first").into()));
    }
    let yours = &choosing.yours;
    let own = (!yours.is_empty()).then(|| own(texts, edition, yours));
    let open = open(texts, edition, &choosing.face_up);
    blocks.push(Block::Facts(open.into_iter().chain(own).collect()));
    blocks.push(powers(texts, seating, &choosing.cards, choosing.chosen));
    blocks.extend(choosing.chosen.and_then(|card| {
        let card = self::name(texts, edition, card);
        let means = match choosing.does {
            Choice::Keep => say!(texts, "pass-keep-chosen", card),
            Choice::Discard => say!(texts, "pass-discard-chosen", card),
            Choice::Give => say!(texts, "pass-swap-chosen", card),
            Choice::Look => return None,
        };
        Some(Block::News(means.into()))
    }));
    if choosing.is_guarded {
        blocks.push(Block::Text(say!(texts, "pass-guarded").into()));
    }
    blocks
}

/// Characters with their powers, by rank; the chosen one is marked.
fn powers(
    texts: &Texts,
    seating: &Seating,
    cards: &[Character],
    chosen: Option<Character>,
) -> Block {
    let edition = seating.cast.edition;
    let mut cards = cards.to_vec();
    cards.sort_by_key(|&card| rank(&seating.cast, card));
    let facts = cards.into_iter().map(|of| {
        // Spaces that stay where the text wraps.
        let sign = if chosen == Some(of) {
            "▶ "
        } else {
            "\u{a0}\u{a0}"
        };
        let mut line = Line::from(sign);
        line.push(card(texts, edition, of));
        let reminder = nearest_printing(of, edition).reminder(texts);
        line.push(format!(". {reminder}"));
        (rank(&seating.cast, of).to_string().into(), line)
    });
    Block::Facts(facts.collect())
}

/// The players with their letters; the selected one is marked.
fn players(texts: &Texts, seating: &Seating, seats: &[Seat], picked: Option<Seat>) -> Block {
    let players = seats.iter().map(|&seat| {
        let sign = if picked == Some(seat) { "▶" } else { " " };
        let name = format!("{sign} {}", seating.name(seat));
        (seat_letter(texts, seat.index()).into(), name.into())
    });
    Block::Facts(players.collect())
}
