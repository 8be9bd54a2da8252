//! What the steward sees at a glance, and what gold and cards are worth to it.

use super::weights::{Weight, Weights};
use crate::card::{Bonus, Character, District, DistrictType};
use crate::play::Game;
use crate::play::cards::{CardNo, Cards};
use crate::play::view::View;
use crate::table::Seat;

/// A position as the steward thinks of it.
pub(super) struct Mind<'m> {
    pub view: View<'m>,
    pub game: &'m Game,
    pub weights: &'m Weights,
    pub seat: Seat,
    pub gold: i32,
    pub hand: Cards,
    /// The cards in hand that can be built some day.
    pub usable: Cards,
    /// Gold for all of them.
    pub want: i32,
    /// A city is completed: what is not built now never will be.
    pub last: bool,
    /// Another lacks one district: this round may be the last.
    pub hurried: bool,
}

/// A count as a number to reckon with; none is ever too large.
pub(super) fn number(count: impl TryInto<i32>) -> i32 {
    count.try_into().unwrap_or(i32::MAX)
}

impl<'m> Mind<'m> {
    pub fn new(view: View<'m>, weights: &'m Weights) -> Self {
        let hand = view.hand();
        let usable = view.standing(hand);
        let want = usable.map(|card| i32::from(view.price(card))).sum();
        let mut mind = Self {
            view,
            game: view.game(),
            weights,
            seat: view.seat(),
            gold: view.gold(view.seat()).into(),
            hand,
            usable,
            want,
            last: view.first().is_some(),
            hurried: false,
        };
        mind.hurried = !mind.last && view.others().any(|seat| mind.is_near(seat));
        mind
    }

    pub fn weigh(&self, weight: Weight) -> i32 {
        self.weights.general[weight]
    }

    pub fn weigh_if(&self, is_so: bool, weight: Weight) -> i32 {
        if is_so { self.weigh(weight) } else { 0 }
    }

    pub fn price(&self, card: CardNo) -> i32 {
        self.view.price(card).into()
    }

    pub fn cost(&self, card: CardNo) -> i32 {
        self.view.cost(card).into()
    }

    pub fn gold_of(&self, seat: Seat) -> i32 {
        self.view.gold(seat).into()
    }

    pub fn cards_of(&self, seat: Seat) -> i32 {
        number(self.view.hand_size(seat))
    }

    pub fn paying(&self, seat: Seat, kind: DistrictType) -> i32 {
        number(self.view.paying(seat, kind))
    }

    /// What so much more gold is worth: what no card asks for is worth less.
    pub fn gold_worth(&self, amount: i32) -> i32 {
        let short = (self.want + self.weigh(Weight::Reserve) - self.gold).max(0);
        let useful = amount.min(short);
        useful * self.weigh(Weight::Gold) + (amount - useful) * self.weigh(Weight::SpareGold)
    }

    /// What so many more cards are worth: the first ones most.
    pub fn cards_worth(&self, count: i32) -> i32 {
        let usable = number(self.usable.len());
        let one = |place: i32| {
            self.weigh(match usable + place {
                0 => Weight::FirstCard,
                1 => Weight::SecondCard,
                2 => Weight::ThirdCard,
                _ => Weight::MoreCards,
            })
        };
        (0..count).map(one).sum()
    }

    /// What keeping a card in hand is worth.
    pub fn hold(&self, card: CardNo) -> i32 {
        if let Some(Bonus::InHand { points }) = self.game.facts(card).bonus {
            return 100 * i32::from(points);
        }
        if !self.view.standing(card.alone()).contains(card) {
            return self.weigh(Weight::Duplicate);
        }
        let price = self.price(card);
        // The nearer the end, the less time there is to save.
        let haste = 2 + self.size(self.seat);
        let far = (price - self.gold - 2).max(0) * haste * self.weigh(Weight::Far) / 4;
        self.weigh(Weight::Hold)
            + i32::from(self.game.cost(card)) * self.weigh(Weight::HoldCost)
            + self.effect(card)
            + self.new_type(card)
            - far
    }

    /// What the card least worth keeping is worth, negative: to give it away costs that.
    pub fn give(&self, card: CardNo) -> i32 {
        -self.hold(card)
    }

    /// What a district's own effect is worth with so much of the game to go.
    pub fn effect(&self, card: CardNo) -> i32 {
        let left = self.lacks(self.seat).max(0);
        self.weights.districts[self.game.district(card)] * left / 8
    }

    pub fn new_type(&self, card: CardNo) -> i32 {
        let alike = self.game.of_type(self.game.kind(card));
        self.weigh_if(!self.city().meets(alike), Weight::NewType)
    }

    pub fn city(&self) -> Cards {
        self.view.city(self.seat)
    }

    pub fn size(&self, seat: Seat) -> i32 {
        self.view.size(seat).into()
    }

    /// How many districts a city lacks.
    pub fn lacks(&self, seat: Seat) -> i32 {
        i32::from(self.game.complete_at) - self.size(seat)
    }

    /// Does this city lack one district at most?
    pub fn is_near(&self, seat: Seat) -> bool {
        self.lacks(seat) <= 1
    }

    pub fn has(&self, district: District) -> bool {
        self.view.has(self.seat, district)
    }

    /// The gold or cards that this turn's character still collects.
    pub fn pending(&self) -> i32 {
        let turn = self.view.turn();
        match turn.character.pays() {
            Some(kind) if !turn.income => self.paying(self.seat, kind),
            _ => 0,
        }
    }

    /// The same in gold, as far as it comes in gold.
    pub fn pending_gold(&self) -> i32 {
        match self.view.turn().character {
            Character::Patrician | Character::Cardinal => 0,
            _ => self.pending(),
        }
    }

    /// The cost of all districts of a city, in points.
    pub fn costs(&self, seat: Seat) -> i32 {
        self.view.city(seat).map(|card| self.cost(card)).sum()
    }

    /// How near the others are to winning.
    pub fn rivals(&self) -> super::BySeat {
        let mut rivals = [0; 8];
        for seat in self.view.others() {
            rivals[seat.index()] = self.weigh_if(self.is_near(seat), Weight::Menace)
                + 100 * self.costs(seat)
                + self.size(seat) * self.weigh(Weight::Nearness)
                + self.gold_of(seat) * self.weigh(Weight::Gold)
                + self.cards_of(seat) * self.weigh(Weight::ThirdCard);
        }
        rivals
    }
}
