//! A turn: what each action does.

use super::action::{Action, Payment};
use super::cards::{CardNo, Cards};
use super::ledger::{Act, Cargo, Ledger, Place};
use super::legal::SMITHY;
use super::state::{Phase, State};
use crate::card::{Character, District, DistrictType};
use crate::chance::{Chance, Rng};
use crate::draft::Pile;
use crate::table::Seat;

/// 2 gold or 2 cards, of which 1 is kept (2016 rulebook, line 146).
const GATHERED: u16 = 2;
/// With the Observatory (card).
const OBSERVED: u32 = 3;
/// The Navigator's gold or cards (2016 rulebook, line 834).
const NAVIGATED: u16 = 4;
/// The Scholar's cards (2016 rulebook, line 842).
const STUDIED: u32 = 7;
/// The Architect's cards (2016 rulebook, line 824), and the Park's (card).
const EXTRA: u32 = 2;
/// What the Smithy gives for its gold, and the Laboratory for a card (cards).
const FORGED: u32 = 3;
const DISTILLED: u16 = 2;

impl State<'_> {
    /// Does it, and moves on to the next decision. Only what [`legal`](Self::legal) lists makes
    /// sense here.
    ///
    /// # Panics
    ///
    /// The action belongs to another kind of decision.
    pub fn apply(
        &mut self,
        action: Action,
        chance: &mut Chance<impl Rng>,
        ledger: &mut impl Ledger,
    ) {
        let seat = self.turn.seat;
        match action {
            Action::Keep(_) | Action::Discard(_) => self.choose(action, chance, ledger),
            Action::Swap(rank, with) => self.swap(Some((rank, with)), chance, ledger),
            Action::NoSwap => self.swap(None, chance, ledger),
            Action::GatherGold => {
                let mine = u16::from(self.has(seat, District::GoldMine));
                self.pay(GATHERED + mine, Place::Bank, Place::Stash(seat), ledger);
                ledger.act(seat, Act::GatherGold);
                self.after_gathering(chance, ledger);
            }
            Action::GatherCards => self.gather_cards(chance, ledger),
            Action::Take(card) if self.phase == Phase::Study => {
                self.keep_studied(card, chance, ledger);
            }
            Action::Take(card) => self.keep_drawn(card.alone(), chance, ledger),
            Action::Bewitch(rank) => {
                self.marks.bewitched = Some(rank);
                ledger.act(seat, Act::Bewitch { rank });
                self.call(chance, ledger);
            }
            Action::Redraw => {
                let cards = u32::from(self.owed);
                self.draw(cards, Place::Hand(seat), ledger);
                ledger.act(seat, Act::Redraw { cards });
                self.phase = Phase::Turn;
            }
            Action::TakeFromAll => self.take_from_all(chance, ledger),
            Action::GiveCrown(to, payment) => self.give_crown(to, payment, chance, ledger),
            Action::Study => self.study(chance, ledger),
            Action::Heir(to) => self.inherit(to, chance, ledger),
            Action::End => self.end_turn(chance, ledger),
            Action::Build(_)
            | Action::BuildByFramework(_)
            | Action::BuildNecropolis(_)
            | Action::BuildForCards(_) => self.build(action, ledger),
            Action::Borrow(_) if self.phase == Phase::Turn => self.build(action, ledger),
            Action::Give(card) if self.phase == Phase::GiveBack => self.give_back(card, ledger),
            Action::PayCard(_)
            | Action::PayGold
            | Action::Borrow(_)
            | Action::From(_)
            | Action::Give(_) => self.pay_for(action, ledger),
            Action::Confiscate => self.confiscate(ledger),
            Action::Pass => self.finish_building(ledger),
            _ => self.use_ability(action, ledger),
        }
    }

    /// The actions that need no chance and stay in the turn.
    fn use_ability(&mut self, action: Action, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let stash = Place::Stash(seat);
        match action {
            Action::Spy(target, kind) => self.spy(target, kind, ledger),
            Action::SwapHands(target) => self.swap_hands(target, ledger),
            Action::PutUnder(card) => {
                if self.phase == Phase::Turn {
                    self.turn.power = true;
                    self.owed = 0;
                }
                self.owed += 1;
                self.put(card, Place::Hand(seat), Place::DeckBottom, ledger);
                self.phase = Phase::Redraw(card);
            }
            Action::Look(target) => {
                self.turn.power = true;
                self.phase = Phase::Look(target);
            }
            Action::Steal(card) | Action::StealAndBuild(card) => self.steal(action, card, ledger),
            Action::TakeCrown => {
                self.take_crown(ledger);
                self.turn.crown = true;
            }
            Action::Income(gold) => self.collect_income(gold, ledger),
            Action::Tithe(target) => {
                self.pay(1, Place::Stash(target), stash, ledger);
                self.done(Act::Tithe { target }, ledger);
            }
            Action::ExtraGold => {
                self.pay(1, Place::Bank, stash, ledger);
                self.done(Act::ExtraGold, ledger);
            }
            Action::ExtraCards => {
                self.draw(EXTRA, Place::Hand(seat), ledger);
                self.done(Act::ExtraCards, ledger);
            }
            Action::NavigateGold => {
                self.pay(NAVIGATED, Place::Bank, stash, ledger);
                let takes = Cargo::Gold;
                self.done(Act::Navigate { takes }, ledger);
            }
            Action::NavigateCards => {
                self.draw(NAVIGATED.into(), Place::Hand(seat), ledger);
                let takes = Cargo::Cards;
                self.done(Act::Navigate { takes }, ledger);
            }
            Action::Queen => {
                self.turn.power = true;
                self.take_queens_gold(seat, ledger);
            }
            Action::CollectTax => {
                self.pay(self.tax, Place::Tax, stash, ledger);
                self.done(Act::CollectTax, ledger);
            }
            Action::Beautify(card) => self.beautify(Some(card), ledger),
            Action::Enough => self.beautify(None, ledger),
            _ => self.mark(action, ledger),
        }
    }

    /// The special effect is used.
    fn done<L: Ledger>(&mut self, act: Act<L::Card>, ledger: &mut L) {
        self.turn.power = true;
        ledger.act(self.turn.seat, act);
    }

    fn gather_cards(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let observed = self.has(seat, District::Observatory);
        let count = if observed { OBSERVED } else { GATHERED.into() };
        self.aside = Pile::default();
        let drawn = self.draw(count, Place::Aside, ledger);
        if drawn == 1 || self.has(seat, District::Library) {
            let all = self.aside.cards().iter().copied().collect();
            self.keep_drawn(all, chance, ledger);
        } else {
            self.phase = Phase::Gather;
        }
    }

    /// The rest goes under the deck (2016 rulebook, line 146).
    fn keep_drawn(&mut self, kept: Cards, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        let [drawn, kept] = self.set_aside(kept, ledger);
        ledger.act(self.turn.seat, Act::GatherCards { drawn, kept });
        self.after_gathering(chance, ledger);
    }

    /// Keeps some of the cards drawn, and puts the others under the deck; all of them, and those
    /// that are kept, as the ledger writes them down.
    fn set_aside<L: Ledger>(&mut self, kept: Cards, ledger: &mut L) -> [Vec<L::Card>; 2] {
        let drawn = self.aside;
        for card in drawn.cards() {
            let to = if kept.contains(*card) {
                Place::Hand(self.turn.seat)
            } else {
                Place::DeckBottom
            };
            self.put(*card, Place::Aside, to, ledger);
        }
        self.aside = Pile::default();
        let drawn = || drawn.cards().iter().copied();
        let kept = drawn().filter(|card| kept.contains(*card));
        [self.game.notes(drawn()), self.game.notes(kept)]
    }

    /// Right after gathering the Witch names, the bewitched player stops, a threat is settled
    /// (2016 rulebook, lines 590, 592, 667).
    fn after_gathering(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        self.turn.gathered = true;
        let character = self.turn.character;
        if self.is_bewitched() {
            // The crown is his all the same (2016 rulebook, line 598).
            if matches!(character, Character::King | Character::Patrician) {
                self.take_crown(ledger);
            }
            self.after_turn(chance, ledger);
        } else if character == Character::Witch {
            self.phase = Phase::Bewitch;
        } else if self.is_threatened() {
            self.phase = Phase::Bribe;
        } else {
            self.phase = Phase::Turn;
        }
    }

    /// Does a threat of another player lie on this turn's character?
    pub(super) fn is_threatened(&self) -> bool {
        self.marks.threats.contains(self.turn.rank)
            && !self.turn.resumed
            && self.marks.blackmailer != Some(self.turn.seat)
    }

    /// At the end the Poor House and the Park look, then the Alchemist gets his gold back
    /// (2016 rulebook, lines 806, 922, 924).
    fn end_turn(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        if self.gold(seat) == 0 && self.has(seat, District::PoorHouse) {
            self.pay(1, Place::Bank, Place::Stash(seat), ledger);
            ledger.act(seat, Act::PoorHouse);
        }
        if self.hand(seat).is_empty() && self.has(seat, District::Park) && !self.deck.is_empty() {
            self.draw(EXTRA, Place::Hand(seat), ledger);
            ledger.act(seat, Act::Park);
        }
        if self.turn.character == Character::Alchemist && self.turn.spent > 0 {
            self.pay(self.turn.spent, Place::Bank, Place::Stash(seat), ledger);
            ledger.act(seat, Act::Refund);
        }
        self.after_turn(chance, ledger);
    }

    /// Names a character or puts a marker there, or answers one.
    fn mark(&mut self, action: Action, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        match action {
            Action::Kill(rank) => {
                self.marks.killed = Some(rank);
                self.done(Act::Kill { rank }, ledger);
            }
            Action::Rob(rank) => {
                self.marks.robbed = Some(rank);
                self.marks.thief = Some(seat);
                self.done(Act::Rob { rank }, ledger);
            }
            Action::Sign(rank) => {
                self.turn.power = true;
                self.marks.magistrate = Some(seat);
                self.marks.signed = Some(rank);
                self.marks.warrants.insert(rank);
                self.phase = Phase::Warrants;
            }
            Action::Warrant(rank) => {
                self.marks.warrants.insert(rank);
                let ranks = self.marks.warrants;
                if let Some(signed) = self.marks.signed.filter(|_| ranks.len() == 3) {
                    self.phase = Phase::Turn;
                    ledger.act(seat, Act::Warrants { ranks, signed });
                }
            }
            Action::Lace(rank) => {
                self.turn.power = true;
                self.marks.blackmailer = Some(seat);
                self.marks.lace = Some(rank);
                self.marks.threats.insert(rank);
                self.phase = Phase::Threats;
            }
            Action::Threat(rank) => {
                self.marks.threats.insert(rank);
                self.phase = Phase::Turn;
                if let Some(lace) = self.marks.lace {
                    let ranks = self.marks.threats;
                    ledger.act(seat, Act::Threaten { ranks, lace });
                }
            }
            Action::Bribe | Action::NoBribe | Action::Reveal | Action::NoReveal => {
                self.answer_threat(action, ledger);
            }
            _ => self.attack(action, ledger),
        }
    }

    /// A bribe is half, rounded down; without one the Blackmailer may turn the marker over, and
    /// the lace takes all (2016 rulebook, line 667).
    fn answer_threat(&mut self, action: Action, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let (rank, stash) = (self.turn.rank, Place::Stash(seat));
        let by = self.marks.blackmailer.expect("somebody placed the threat");
        self.phase = Phase::Turn;
        match action {
            Action::Bribe => {
                let half = self.gold(seat) / 2;
                self.pay(half, stash, Place::Stash(by), ledger);
                self.marks.threats.remove(rank);
                self.marks.bribed.insert(rank);
                ledger.act(seat, Act::Bribe);
            }
            Action::NoBribe => {
                ledger.act(seat, Act::NoBribe);
                self.phase = Phase::Reveal;
            }
            Action::Reveal => {
                let lace = self.marks.lace == Some(rank);
                if lace {
                    self.pay(self.gold(seat), stash, Place::Stash(by), ledger);
                }
                self.marks.threats.remove(rank);
                ledger.act(seat, Act::RevealThreat { lace, by });
            }
            _ => {}
        }
    }

    /// A coin and a card for each match; the coins only as far as there are some
    /// (2016 rulebook, lines 640, 642).
    fn spy(&mut self, target: Seat, kind: DistrictType, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let matching = (self.hand(target) & self.game.of_type(kind)).len();
        let gold = self.gold(target).min((matching & 255) as u16);
        self.pay(gold, Place::Stash(target), Place::Stash(seat), ledger);
        self.draw(matching, Place::Hand(seat), ledger);
        let act = Act::Spy {
            target,
            kind,
            matching,
        };
        self.done(act, ledger);
    }

    fn swap_hands(&mut self, target: Seat, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let (mine, theirs) = (self.hand(seat), self.hand(target));
        for card in mine {
            self.put(card, Place::Hand(seat), Place::Hand(target), ledger);
        }
        for card in theirs {
            self.put(card, Place::Hand(target), Place::Hand(seat), ledger);
        }
        self.done(Act::SwapHands { target }, ledger);
    }

    fn steal(&mut self, action: Action, card: CardNo, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let Phase::Look(target) = self.phase else {
            unreachable!("the Wizard takes what he has seen");
        };
        self.put(card, Place::Hand(target), Place::Hand(seat), ledger);
        self.phase = Phase::Turn;
        let taken = self.game.note(card);
        let act = Act::WizardTake {
            target,
            card: taken,
        };
        ledger.act(seat, act);
        if action == Action::StealAndBuild(card) {
            self.build(action, ledger);
        }
    }

    /// One card at random of every other hand that has one (2016 rulebook, line 700; English text).
    fn take_from_all(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        self.owed = 0;
        for other in self.others(seat) {
            if let Some(card) = self.hand(other).random(chance) {
                self.put(card, Place::Hand(other), Place::Hand(seat), ledger);
                self.owed |= 1 << other.index();
            }
        }
        self.done(Act::SeerTake, ledger);
        self.phase = Phase::GiveBack;
    }

    /// To whom the Seer gives the next card, in the order of seats.
    pub(super) fn next_owed(&self) -> Seat {
        Seat::new(self.owed.trailing_zeros() as usize)
    }

    /// Any card to anyone owed one (2016 rulebook, line 702).
    fn give_back(&mut self, card: CardNo, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let to = self.next_owed();
        self.put(card, Place::Hand(seat), Place::Hand(to), ledger);
        self.owed &= self.owed - 1;
        if self.owed == 0 {
            ledger.act(seat, Act::SeerGive);
            self.phase = Phase::Turn;
        }
    }

    /// King and Patrician (2016 rulebook, lines 714, 748).
    fn take_crown(&mut self, ledger: &mut impl Ledger) {
        let to = self.turn.seat;
        self.crown = to;
        ledger.crown(to);
        ledger.act(to, Act::Crown { to, takes: None });
    }

    /// The Emperor: the receiver pays a coin or a random card (2016 rulebook, line 730).
    fn give_crown(
        &mut self,
        to: Seat,
        payment: Payment,
        chance: &mut Chance<impl Rng>,
        ledger: &mut impl Ledger,
    ) {
        let seat = self.turn.seat;
        self.crown = to;
        ledger.crown(to);
        match payment {
            Payment::Gold => self.pay(1, Place::Stash(to), Place::Stash(seat), ledger),
            Payment::Card => {
                if let Some(card) = self.hand(to).random(chance) {
                    self.put(card, Place::Hand(to), Place::Hand(seat), ledger);
                }
            }
            Payment::Nothing => {}
        }
        self.turn.crown = true;
        let takes = Some(payment);
        ledger.act(seat, Act::Crown { to, takes });
    }

    /// This much in gold, the rest in cards (2016 rulebook, lines 158, 212, 774).
    fn collect_income(&mut self, gold: u8, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let kind = self
            .turn
            .character
            .pays()
            .expect("only who is paid collects");
        let count = self.paying(seat, kind).len();
        let gold = u16::from(gold);
        self.pay(gold, Place::Bank, Place::Stash(seat), ledger);
        let cards = self.draw(count - u32::from(gold), Place::Hand(seat), ledger);
        self.turn.income = true;
        ledger.act(seat, Act::Income { kind, gold, cards });
    }

    fn study(&mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) {
        self.turn.power = true;
        self.aside = Pile::default();
        let drawn = self.draw(STUDIED, Place::Aside, ledger);
        self.phase = Phase::Study;
        if drawn == 1 {
            let only = self.aside.cards()[0];
            self.keep_studied(only, chance, ledger);
        }
    }

    /// The others are shuffled into the deck (2016 rulebook, line 842).
    fn keep_studied(
        &mut self,
        kept: CardNo,
        chance: &mut Chance<impl Rng>,
        ledger: &mut impl Ledger,
    ) {
        let [drawn, kept] = self.set_aside(kept.alone(), ledger);
        self.deck.shuffle(chance);
        ledger.shuffled(self);
        ledger.act(self.turn.seat, Act::Study { drawn, kept });
        self.phase = Phase::Turn;
    }

    /// A coin on one or two districts (2016 rulebook, line 886).
    fn beautify(&mut self, card: Option<CardNo>, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let first = match self.phase {
            Phase::Beautify(first) => Some(first),
            _ => None,
        };
        let mut cards: Cards = first.into_iter().collect();
        if let Some(card) = card {
            self.pay(1, Place::Stash(seat), Place::On(seat, card), ledger);
            cards.insert(card);
            let plain = self.city(seat) & !self.beautified;
            let is_more = plain.into_iter().any(|other| other > card);
            if first.is_none() && self.gold(seat) > 0 && is_more {
                self.turn.power = true;
                self.phase = Phase::Beautify(card);
                return;
            }
        }
        self.phase = Phase::Turn;
        let districts = self.game.notes(cards);
        self.done(Act::Beautify { districts }, ledger);
    }

    /// Rank 8 in its three forms (2016 rulebook, lines 851–872).
    fn attack(&mut self, action: Action, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let stash = Place::Stash(seat);
        match action {
            Action::Destroy(target, card) => {
                let price = self.razing(target, card);
                self.pay(price.into(), stash, Place::Bank, ledger);
                self.raze(target, card, ledger);
                let district = self.game.note(card);
                let act = Act::Destroy {
                    target,
                    district,
                    price,
                };
                self.done(act, ledger);
            }
            Action::Seize(target, card) => {
                let (cost, wall) = (self.cost(card), self.wall(target));
                self.pay(cost.into(), stash, Place::Stash(target), ledger);
                self.pay(wall.into(), stash, Place::Bank, ledger);
                self.hand_over(card, target, seat, ledger);
                let (district, price) = (self.game.note(card), cost + wall);
                let act = Act::Seize {
                    target,
                    district,
                    price,
                };
                self.done(act, ledger);
                self.look_at_city(seat);
            }
            Action::Exchange(target, takes) => {
                self.turn.power = true;
                self.phase = Phase::Exchange(target, takes);
            }
            Action::ExchangeFor(gives) => {
                let Phase::Exchange(target, takes) = self.phase else {
                    unreachable!("the Diplomat has said what he takes");
                };
                let (difference, wall) = self.exchange_price(gives, target, takes);
                self.pay(difference.into(), stash, Place::Stash(target), ledger);
                self.pay(wall.into(), stash, Place::Bank, ledger);
                self.hand_over(gives, seat, target, ledger);
                self.hand_over(takes, target, seat, ledger);
                self.phase = Phase::Turn;
                let (gives, takes) = (self.game.note(gives), self.game.note(takes));
                let price = difference + wall;
                let act = Act::Exchange {
                    target,
                    gives,
                    takes,
                    price,
                };
                self.done(act, ledger);
                self.look_at_city(seat);
                self.look_at_city(target);
            }
            _ => self.use_district(action, ledger),
        }
    }

    /// The districts that are used in a turn (cards; 2016 rulebook, lines 904, 906).
    fn use_district(&mut self, action: Action, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        match action {
            Action::Laboratory(card) => {
                self.put(card, Place::Hand(seat), Place::DeckBottom, ledger);
                self.pay(DISTILLED, Place::Bank, Place::Stash(seat), ledger);
                self.turn.laboratory = true;
                let card = self.game.note(card);
                ledger.act(seat, Act::Laboratory { card });
            }
            Action::Museum(card) => {
                self.put(card, Place::Hand(seat), Place::Museum(seat), ledger);
                self.turn.museum = true;
                let card = self.game.note(card);
                ledger.act(seat, Act::Museum { card });
            }
            Action::Smithy => {
                self.pay(SMITHY, Place::Stash(seat), Place::Bank, ledger);
                self.draw(FORGED, Place::Hand(seat), ledger);
                self.turn.smithy = true;
                ledger.act(seat, Act::Smithy);
            }
            Action::Armory(target, card) => {
                let armory = self.city(seat) & self.game.of(District::Armory);
                armory.for_each(|card| self.raze(seat, card, ledger));
                self.raze(target, card, ledger);
                let district = self.game.note(card);
                ledger.act(seat, Act::Armory { target, district });
            }
            _ => unreachable!("every other action has its own place"),
        }
    }
}
