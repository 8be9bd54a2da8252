//! A turn, step by step: what costs nothing first, then gathering, building, attacking; and the
//! answers to small questions.

use super::BySeat;
use super::mind::{Mind, number};
use super::weights::Weight;
use crate::card::{Character, District};
use crate::play::action::Action;
use crate::play::cards::{CardNo, Cards};

/// The steps of a turn, the later ones first. Within one, worth decides.
const STEP: i32 = 100_000;
/// Not to be done.
const NEVER: i32 = i32::MIN;

impl Mind<'_> {
    pub fn take_turn(&self, legal: &[Action]) -> Action {
        let turn = self.view.turn();
        let names = matches!(
            turn.character,
            Character::Assassin | Character::Thief | Character::Magistrate | Character::Blackmailer
        );
        if names && !turn.power && legal.iter().any(|one| is_naming(*one)) {
            return self.name(legal);
        }
        let is_aimed = |action: &Action| {
            matches!(
                action,
                Action::Tithe(_)
                    | Action::Destroy(..)
                    | Action::Seize(..)
                    | Action::Exchange(..)
                    | Action::Armory(..)
            )
        };
        let rivals = if legal.iter().any(is_aimed) {
            self.rivals()
        } else {
            [0; 8]
        };
        let income_first = self.income_first();
        self.top(legal, |action| self.step(action, &rivals, income_first))
    }

    /// In which step an action comes, and what it is worth there.
    fn step(&self, action: Action, rivals: &BySeat, income_first: bool) -> i32 {
        let (step, worth) = match action {
            Action::TakeCrown
            | Action::ExtraGold
            | Action::ExtraCards
            | Action::Queen
            | Action::CollectTax
            | Action::Study
            | Action::TakeFromAll => return 12 * STEP,
            Action::GiveCrown(to, payment) => {
                return 12 * STEP + self.crowns(to, payment);
            }
            Action::Tithe(target) => return 12 * STEP + rivals[target.index()],
            Action::NavigateGold => return 11 * STEP + self.gold_worth(4),
            Action::NavigateCards => return 11 * STEP + self.cards_worth(4),
            Action::Spy(target, kind) => return 11 * STEP + self.spy(target, kind),
            Action::GatherGold => return 10 * STEP + self.gather_gold(),
            Action::GatherCards => return 10 * STEP + self.gather_cards(),
            Action::Look(target) => return 5 * STEP + self.cards_of(target),
            Action::Laboratory(card) => (8, self.gold_worth(2) + self.give(card)),
            Action::Income(gold) => {
                let step = if income_first { 7 } else { 5 };
                let gold = i32::from(gold);
                let cards = self.pending() - gold;
                return step * STEP + self.gold_worth(gold) + self.cards_worth(cards);
            }
            Action::Build(card) => (6, self.build(card, self.price(card))),
            Action::BuildByFramework(card) => (6, self.by_framework(card)),
            Action::BuildNecropolis(lost) => (6, self.necropolis(lost)),
            Action::BuildForCards(card) => (6, self.for_cards(card)),
            Action::Borrow(card) => (6, self.borrow(card)),
            Action::SwapHands(target) => {
                let theirs = self.cards_of(target);
                let mine: i32 = self.hand.map(|card| self.hold(card)).sum();
                (4, theirs * self.weigh(Weight::SecondCard) - mine)
            }
            Action::PutUnder(card) => (3, self.redraw(card)),
            Action::Destroy(target, card) => (2, self.destroy(rivals, target, card)),
            Action::Seize(target, card) => (6, self.seize(rivals, target, card)),
            Action::Exchange(target, card) => (2, self.exchange(rivals, target, card)),
            Action::Armory(target, card) => (2, self.armory(rivals, target, card)),
            Action::Smithy => (2, self.cards_worth(3) - self.spend_spare(2)),
            Action::Museum(card) => (1, 100 + self.lose(card)),
            Action::Beautify(_) => (1, self.beautify()),
            _ => return 0,
        };
        if worth > 0 {
            step * STEP + worth.min(STEP - 1)
        } else {
            NEVER
        }
    }

    /// Before building, unless what is built first pays too.
    fn income_first(&self) -> bool {
        let turn = self.view.turn();
        let Some(kind) = turn.character.pays().filter(|_| !turn.income) else {
            return true;
        };
        let ready = self.gold + self.pending_gold();
        let can = self.usable.filter(|card| self.price(*card) <= ready);
        let best = can.max_by_key(|card| self.adds(*card));
        let game = self.game;
        let is_better_after =
            best.is_some_and(|card| game.kind(card) == kind && self.price(card) <= self.gold);
        turn.built > 0 || !is_better_after
    }

    fn gather_gold(&self) -> i32 {
        let mine = i32::from(self.has(District::GoldMine));
        let now = self.weigh_if(self.can_build(2 + mine), Weight::BuildNow);
        if self.last {
            return now;
        }
        self.gold_worth(2 + mine) + now
    }

    /// Can a card in hand be built in this turn, with so much gold more?
    fn can_build(&self, more: i32) -> bool {
        self.usable.meets(self.affordable(more))
    }

    /// What could be paid for in this turn, with so much gold more.
    fn affordable(&self, more: i32) -> Cards {
        if self.view.turn().character == Character::Navigator {
            return Cards::NONE;
        }
        let gold = self.gold + self.pending_gold() + more;
        self.game.at_most(gold.try_into().unwrap_or(0))
    }

    /// What building in this turn is worth, if a card is drawn for it.
    fn draw_to_build(&self) -> i32 {
        let now = self.weigh(Weight::BuildNow);
        if self.can_build(0) {
            return now;
        }
        let unseen = self.view.unseen_cards();
        let all = number(unseen.len()).max(1);
        let good = number((self.view.standing(unseen) & self.affordable(0)).len());
        now * good * (2 * all - good) / (all * all)
    }

    fn gather_cards(&self) -> i32 {
        if self.last {
            // Of two cards that can be had, the dearer counts: gold buys it.
            return self.draw_to_build() - 1;
        }
        let choice = self.weigh(Weight::Choice);
        let observed = self.weigh_if(self.has(District::Observatory), Weight::Choice);
        let cards = if self.has(District::Library) {
            self.cards_worth(2)
        } else {
            self.cards_worth(1) + choice
        };
        cards + observed + self.draw_to_build()
    }

    /// The Magician draws another for a card that is worth less than any.
    fn redraw(&self, card: CardNo) -> i32 {
        self.weigh(Weight::ThirdCard) - self.hold(card)
    }

    /// Minus what a card in hand is still worth.
    fn lose(&self, card: CardNo) -> i32 {
        let is_vault = self.game.of(District::SecretVault).contains(card);
        let counts = self.has(District::MapRoom);
        if self.last && !is_vault {
            -100 * i32::from(counts)
        } else {
            self.give(card)
        }
    }

    /// A coin on a district is a point.
    fn beautify(&self) -> i32 {
        let spare = self.gold > self.want + self.weigh(Weight::Reserve);
        let each = if self.last || !spare {
            self.spend(1)
        } else {
            self.weigh(Weight::SpareGold)
        };
        100 - each
    }

    /// The Seer gives in the order of seats, but the worst card to the strongest: for each of those
    /// still to come who is stronger than the next, a worse card is kept back.
    pub fn give_back(&self, legal: &[Action]) -> Action {
        let rivals = self.rivals();
        let next = self.view.next_owed().unwrap_or(self.seat);
        let later = self.view.others().filter(|seat| *seat > next);
        let stronger = later.filter(|seat| rivals[seat.index()] > rivals[next.index()]);
        let kept = number(stronger.count());
        let order = |card: CardNo| (self.hold(card), card);
        self.top(legal, |action| match action {
            Action::Give(card) => {
                let worse = self.hand.filter(|one| order(*one) < order(card));
                -(number(worse.count()) - kept).abs()
            }
            _ => i32::MIN,
        })
    }

    /// The worth of an answer to a question outside the steps of a turn.
    pub fn answer(&self, action: Action) -> i32 {
        let view = self.view;
        match action {
            Action::Take(card) | Action::Steal(card) => self.hold(card),
            Action::Give(card) => self.give(card),
            Action::PayCard(card) => self.weigh(Weight::Gold) + self.give(card),
            Action::PutUnder(card) => self.redraw(card),
            Action::Bribe => self.weigh(Weight::Bribe) - self.gold,
            Action::Reveal => {
                let laced = view.lace() == Some(view.turn().rank);
                if laced { 1 } else { -1 }
            }
            Action::StealAndBuild(card) => {
                self.build(card, self.price(card)) + self.weigh(Weight::SecondCard)
            }
            Action::ExchangeFor(card) => -100 * self.cost(card) - self.effect(card),
            Action::Beautify(_) => self.beautify(),
            Action::From(seat) => self.gold_of(seat),
            Action::Confiscate => 1,
            Action::Heir(seat) => -self.rivals()[seat.index()],
            _ => 0,
        }
    }
}

const fn is_naming(action: Action) -> bool {
    matches!(
        action,
        Action::Kill(_) | Action::Rob(_) | Action::Sign(_) | Action::Lace(_)
    )
}
