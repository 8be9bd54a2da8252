//! A round around its turns: the deal, the selection, the calls, the end.

use super::Game;
use super::action::Action;
use super::cards::Cards;
use super::ledger::{Act, Call, Ledger, Place};
use super::ranks::Ranks;
use super::state::{Building, Marks, Phase, State, Turn};
use crate::card::{Character, District, Rank};
use crate::chance::{Chance, Rng};
use crate::draft::{self, Pile};
use crate::table::Seat;
use enum_map::EnumMap;

/// Everybody begins with this (2016 rulebook, lines 108, 110).
const FIRST_CARDS: u32 = 4;
const FIRST_GOLD: u16 = 2;

/// A game in which nobody has completed a city by then never ends by itself.
pub const ROUNDS: u16 = 200;

/// What the Queen gets beside the player of rank 4 (2016 rulebook, line 878).
const QUEENS_GOLD: u16 = 3;

impl<'g> State<'g> {
    /// The set-up: the deck shuffled, four cards and two gold each, the crown with this player
    /// (2016 rulebook, lines 108–111).
    pub fn deal(game: &'g Game, crown: Seat, chance: &mut Chance<impl Rng>) -> Self {
        let mut state = Self::new(game, crown);
        state.deck.shuffle(chance);
        for seat in game.players.seats() {
            state.draw(FIRST_CARDS, Place::Hand(seat), &mut ());
            state.gold[seat.index()] = FIRST_GOLD;
        }
        state
    }

    /// Nobody has anything, and every card is in the deck.
    pub(super) fn new(game: &'g Game, crown: Seat) -> Self {
        Self {
            game,
            gold: [0; 8],
            hands: [Cards::NONE; 8],
            cities: [Cards::NONE; 8],
            names: [Cards::NONE; 8],
            built: [0; 8],
            beautified: Cards::NONE,
            museum: Cards::NONE,
            tax: 0,
            deck: game.cards().collect(),
            crown,
            round: 0,
            first: None,
            face_up: Ranks::NONE,
            face_down: Rank::One,
            pool: Ranks::NONE,
            step: 0,
            caller: crown,
            handed: [[Ranks::NONE; 2]; 8],
            put_away: [Ranks::NONE; 8],
            holders: EnumMap::default(),
            swapped: None,
            marks: Marks::default(),
            revealed: Ranks::NONE,
            protected: None,
            called: None,
            turn: Turn::new(crown, Rank::One, game.character(Rank::One)),
            phase: Phase::Ready,
            aside: Pile::default(),
            building: Building::default(),
            owed: 0,
        }
    }

    /// Has the game lasted too many rounds without a completed city?
    pub fn is_stalled(&self) -> bool {
        self.is_over() && self.first.is_none()
    }

    /// Begins the next round, up to its first decision: characters are discarded face up and face
    /// down (2016 rulebook, lines 123–132).
    pub fn begin(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        let mut deck: Pile<Rank> = self.game.ranks().collect();
        let discards = self.game.row.discard(&mut deck, |rank| rank, chance);
        self.round += 1;
        self.face_up = discards.face_up.cards().iter().copied().collect();
        self.face_down = discards.face_down;
        self.pool = deck.cards().iter().copied().collect();
        self.step = 0;
        self.caller = self.crown;
        self.handed = [[Ranks::NONE; 2]; 8];
        self.put_away = [Ranks::NONE; 8];
        self.holders = EnumMap::default();
        self.marks = Marks::default();
        self.revealed = Ranks::NONE;
        (self.swapped, self.protected, self.called) = (None, None, None);
        ledger.begins(self, discards.face_up.cards(), discards.face_down);
        self.go_on_choosing(chance, ledger);
    }

    /// The player who chooses a character.
    pub(super) fn chooser(&self) -> Seat {
        let step = self.game.steps[usize::from(self.step)];
        self.crown.left(step.seat.index(), self.game.players)
    }

    /// Takes the steps without a choice, up to the next one with one; then come the calls.
    fn go_on_choosing(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        while let Some(step) = self.game.steps.get(usize::from(self.step)) {
            match step.action {
                draft::Action::Keep => {
                    let seat = self.chooser();
                    let handed = &mut self.handed[seat.index()];
                    handed[usize::from(!handed[0].is_empty())] = self.pool;
                    ledger.looks(seat, self.pool);
                    self.phase = Phase::Keep;
                    return;
                }
                draft::Action::Discard if step.from > 1 => {
                    self.phase = Phase::Discard;
                    return;
                }
                draft::Action::Discard => {
                    let last = self.pool.first().expect("the last card");
                    self.put_away(last, ledger);
                }
                draft::Action::DiscardRandom => {
                    ledger.looks(self.chooser(), self.pool);
                    let rank = self.pool.random(chance).expect("some cards are left");
                    self.pool.remove(rank);
                    ledger.discards(rank, true);
                }
                draft::Action::TakeFirstDiscard => self.pool.insert(self.face_down),
            }
            self.step += 1;
        }
        self.open_theater(chance, ledger);
    }

    /// After the selection the Theater's owner may swap; then come the calls.
    pub(super) fn open_theater(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        if self.owner(self.game.of(District::Theater)).is_some() {
            self.phase = Phase::Theater;
        } else {
            self.call(chance, ledger);
        }
    }

    fn put_away(&mut self, rank: Rank, ledger: &mut impl Ledger) {
        let seat = self.chooser();
        self.put_away[seat.index()].insert(rank);
        self.pool.remove(rank);
        ledger.discards(rank, false);
    }

    /// A choice of the selection (2016 rulebook, lines 134, 136, 293–295, 309–311).
    pub(super) fn choose(
        &mut self,
        action: Action,
        chance: &mut Chance<impl Rng>,
        ledger: &mut impl Ledger,
    ) {
        match action {
            Action::Keep(rank) => {
                self.holders[rank] = Some(self.chooser());
                self.pool.remove(rank);
                ledger.keeps(rank);
            }
            Action::Discard(rank) => self.put_away(rank, ledger),
            _ => unreachable!("only these two are legal in the selection"),
        }
        self.step += 1;
        self.go_on_choosing(chance, ledger);
    }

    /// The Theater: both swap a character unseen; of two, which one is chance
    /// (2016 rulebook, line 932).
    pub(super) fn swap(
        &mut self,
        swap: Option<(Rank, Seat)>,
        chance: &mut Chance<impl Rng>,
        ledger: &mut impl Ledger,
    ) {
        if let Some((gives, target)) = swap {
            let seat = self.decider();
            let theirs = self.characters(target).random(chance);
            let gets = theirs.expect("everybody has a character");
            self.holders[gives] = Some(target);
            self.holders[gets] = Some(seat);
            self.swapped = Some([(seat, gives), (target, gets)]);
            let [gives, gets] = [gives, gets].map(|rank| self.game.character(rank));
            ledger.act(
                seat,
                Act::Theater {
                    gives,
                    target,
                    gets,
                },
            );
        }
        self.call(chance, ledger);
    }

    /// Calls the next ranks, in order, until somebody has a decision
    /// (2016 rulebook, lines 140, 154).
    pub(super) fn call(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        loop {
            let ranks = self.game.ranks();
            let next = self.called.map_or(ranks, |rank| ranks.above(rank)).first();
            let Some(rank) = next else {
                ledger.calls_end();
                return self.end_round(chance, ledger);
            };
            self.called = Some(rank);
            let seat = self.holders[rank];
            let killed = self.marks.killed == Some(rank);
            ledger.calls(Call {
                rank,
                seat,
                killed,
                resumed: false,
            });
            if let Some(seat) = seat.filter(|_| !killed) {
                return self.reveal(seat, rank, ledger);
            }
        }
    }

    /// A called player shows the character and is robbed before anything else
    /// (2016 rulebook, lines 140, 196, 632).
    fn reveal(&mut self, seat: Seat, rank: Rank, ledger: &mut impl Ledger) {
        self.revealed.insert(rank);
        let character = self.game.character(rank);
        self.turn = Turn::new(seat, rank, character);
        self.phase = Phase::Turn;
        if self.marks.robbed == Some(rank) {
            let by = self.marks.thief.expect("somebody robbed it");
            let (stash, thief) = (Place::Stash(seat), Place::Stash(by));
            self.pay(self.gold(seat), stash, thief, ledger);
            ledger.act(seat, Act::Robbed { by });
        }
        self.protect();
    }

    /// The Bishop's city is safe for the round; of a bewitched one it is the Witch's
    /// (2016 rulebook, lines 764, 766).
    fn protect(&mut self) {
        if self.turn.character == Character::Bishop && !self.is_bewitched() {
            self.protected = Some(self.turn.seat);
        }
    }

    /// Is this turn the bewitched player's own, which ends with gathering?
    pub(super) fn is_bewitched(&self) -> bool {
        self.marks.bewitched == Some(self.turn.rank) && !self.turn.resumed
    }

    /// A turn is over; after the bewitched player's, the Witch's continues
    /// (2016 rulebook, lines 592–600).
    pub(super) fn after_turn(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        if !self.is_bewitched() {
            return self.call(chance, ledger);
        }
        let rank = self.turn.rank;
        let witch = self.holders[Rank::One].expect("somebody bewitched");
        ledger.calls(Call {
            rank,
            seat: Some(witch),
            killed: false,
            resumed: true,
        });
        self.turn = Turn {
            resumed: true,
            gathered: true,
            ..Turn::new(witch, rank, self.turn.character)
        };
        self.phase = Phase::Turn;
        self.protect();
    }

    /// All have been called: the crown of a killed rank 4, then the rest
    /// (2016 rulebook, lines 716, 732, 750).
    fn end_round(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        let killed = self.marks.killed == Some(Rank::Four);
        let Some(heir) = self.holders[Rank::Four].filter(|_| killed) else {
            return self.finish_round(chance, ledger);
        };
        self.revealed.insert(Rank::Four);
        if self.game.character(Rank::Four) == Character::Emperor {
            self.phase = Phase::Heir;
        } else {
            self.inherit(heir, chance, ledger);
        }
    }

    /// Who may get the crown from the Emperor: not himself, and not who has it
    /// (2016 rulebook, line 730).
    pub(super) fn heirs(&self, emperor: Seat) -> impl Iterator<Item = Seat> + use<> {
        let crown = self.crown;
        self.others(emperor).filter(move |seat| *seat != crown)
    }

    /// The crown after a killed rank 4; nobody pays for it (2016 rulebook, line 732).
    pub(super) fn inherit(
        &mut self,
        to: Seat,
        chance: &mut Chance<impl Rng>,
        ledger: &mut impl Ledger,
    ) {
        let killed = self.holders[Rank::Four].expect("somebody had the killed rank 4");
        self.crown = to;
        ledger.crown(to);
        ledger.act(killed, Act::Heir { to });
        // The Queen's neighbour is shown only now (2016 rulebook, line 878).
        let queen = self.holders[Rank::Nine].filter(|seat| {
            self.game.character(Rank::Nine) == Character::Queen
                && seat.is_beside(killed, self.game.players)
        });
        if let Some(queen) = queen {
            self.take_queens_gold(queen, ledger);
        }
        self.finish_round(chance, ledger);
    }

    /// The Queen's gold, in her turn: beside whoever revealed rank 4 (2016 rulebook, line 878).
    pub(super) fn is_beside_rank_four(&self, seat: Seat) -> bool {
        self.revealed.contains(Rank::Four)
            && self.holders[Rank::Four].is_some_and(|four| four.is_beside(seat, self.game.players))
    }

    pub(super) fn take_queens_gold(&mut self, seat: Seat, ledger: &mut impl Ledger) {
        self.pay(QUEENS_GOLD, Place::Bank, Place::Stash(seat), ledger);
        ledger.act(seat, Act::Queen);
    }

    /// Markers go back unseen (ruling markers-unseen); the game ends with the round in which a city
    /// was completed (2016 rulebook, line 226).
    fn finish_round(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        let marks = &self.marks;
        let magistrate = marks.magistrate.filter(|_| !marks.warrants.is_empty());
        let blackmailer = marks.blackmailer.filter(|_| !marks.threats.is_empty());
        if let Some(owner) = magistrate.or(blackmailer) {
            ledger.act(owner, Act::MarkersBack);
        }
        ledger.ends(self);
        if self.first.is_some() || self.round >= ROUNDS {
            self.phase = Phase::Over;
        } else {
            self.begin(chance, ledger);
        }
    }
}

impl Turn {
    pub(super) const fn new(seat: Seat, rank: Rank, character: Character) -> Self {
        Self {
            seat,
            rank,
            character,
            resumed: false,
            gathered: false,
            income: false,
            crown: false,
            power: false,
            laboratory: false,
            smithy: false,
            museum: false,
            built: 0,
            spent: 0,
            paid: false,
        }
    }
}
