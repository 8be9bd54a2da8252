//! What to build, for what, and when to wait.

use super::mind::{Mind, number};
use super::weights::Weight;
use crate::card::{Bonus, Character, District, DistrictType, Rank};
use crate::play::cards::{CardNo, Cards};
use crate::table::Seat;
use strum::IntoEnumIterator;

/// What five types are worth (2016 rulebook, line 230).
const ALL_TYPES: i32 = 300;

impl Mind<'_> {
    /// What so much gold is worth when it is paid.
    pub fn spend(&self, price: i32) -> i32 {
        let each = if self.has(District::ImperialTreasury) {
            100
        } else if self.last || self.hurried {
            1
        } else {
            self.weigh(Weight::Gold)
        };
        price * each
    }

    /// The same for what is not built: coins that no card in hand asks for go first.
    pub fn spend_spare(&self, price: i32) -> i32 {
        if self.has(District::ImperialTreasury) {
            return self.spend(price);
        }
        let spare = (self.gold - self.want - self.weigh(Weight::Reserve)).clamp(0, price);
        self.spend(price - spare) + spare * self.weigh(Weight::SpareGold)
    }

    /// What building a card for this much gold is worth.
    pub fn build(&self, card: CardNo, price: i32) -> i32 {
        let paid = match self.view.turn().character {
            Character::Alchemist => 0,
            _ => self.spend(price),
        };
        self.adds(card)
            - paid
            - self.exposed(card)
            - self.waits(card, price)
            - self.crowds(card, price)
            - self.warranted(card, price)
    }

    /// A cheap district is easily lost to rank 8.
    fn exposed(&self, card: CardNo) -> i32 {
        match self.game.character(Rank::Eight) {
            Character::Warlord | Character::Marshal if !self.last => {
                (4 - i32::from(self.game.cost(card))).max(0) * self.weigh(Weight::Exposed)
            }
            _ => 0,
        }
    }

    /// The warrant on one's character may be the signed one: then a cheap district is lost best.
    fn warranted(&self, card: CardNo, price: i32) -> i32 {
        let turn = self.view.turn();
        let is_marked = self.view.warrants().contains(turn.rank) && !turn.paid && !turn.resumed;
        self.weigh_if(is_marked && price > 0, Weight::Warrant) * i32::from(self.game.cost(card))
    }

    /// A dear district keeps another from coming in the same turn, if two cheaper ones could.
    fn crowds(&self, card: CardNo, price: i32) -> i32 {
        let turn = self.view.turn();
        let rest = self.usable & !card.alone();
        let next = match turn.character {
            Character::Architect if turn.built < 2 => self.cheapest(rest),
            Character::Scholar | Character::Seer if turn.built < 1 => self.cheapest(rest),
            Character::Marshal if !turn.power => self.cheapest_elsewhere(),
            _ => return 0,
        };
        let first = self.cheapest(self.usable).min(price);
        let could = first + next <= self.gold && price + next > self.gold;
        self.weigh_if(could, Weight::Crowds)
    }

    fn cheapest(&self, cards: Cards) -> i32 {
        let prices = cards.map(|card| self.price(card));
        prices.min().unwrap_or(i32::from(u8::MAX))
    }

    /// What the cheapest district costs that the Marshal could seize.
    fn cheapest_elsewhere(&self) -> i32 {
        let view = self.view;
        let open = view
            .others()
            .filter(|seat| !view.is_complete(*seat) && view.protected() != Some(*seat));
        let cards = open.fold(Cards::NONE, |cards, seat| cards | view.city(seat));
        let costs = view.standing(cards).map(|card| self.cost(card));
        costs.min().unwrap_or(i32::from(u8::MAX))
    }

    /// What a district adds to one's city.
    pub fn adds(&self, card: CardNo) -> i32 {
        let cost = i32::from(self.game.cost(card));
        let points = 100 * cost + self.bonus(card) + self.types(card);
        points + self.effect(card) + self.weigh(Weight::Tempo) + self.completes(card, points)
    }

    /// The points of a card's own bonus, and what it adds to the bonuses that stand.
    fn bonus(&self, card: CardNo) -> i32 {
        let game = self.game;
        let facts = game.facts(card);
        let city = self.city();
        let is_odd = facts.cost.is_some_and(|cost| cost % 2 == 1);
        let mut points = 100 * i32::from(is_odd && self.has(District::Basilica));
        if facts.kind != DistrictType::Unique {
            return points;
        }
        let uniques = number((city & game.of_type(DistrictType::Unique)).len());
        points += 100 * i32::from(self.has(District::WishingWell));
        if uniques == 1 && self.has(District::IvoryTower) {
            points -= 500;
        }
        let times = |count: i32, each: u8| 100 * count * i32::from(each);
        points
            + match facts.bonus {
                Some(Bonus::Flat { points }) => times(1, points),
                Some(Bonus::PerUnique { points }) => times(uniques + 1, points),
                Some(Bonus::PerCardInHand { points }) => {
                    times(number(self.hand.len()) - 1, points) / 2
                }
                Some(Bonus::OnlyUnique { points }) if uniques == 0 => times(1, points),
                Some(Bonus::WithCrown { points }) if self.view.crown() == self.seat => {
                    times(1, points) / 2
                }
                Some(Bonus::ThreeOfAType { points }) => {
                    let three = |kind| (city & game.of_type(kind)).len() >= 3;
                    times(DistrictType::iter().any(three).into(), points)
                }
                Some(Bonus::PerOddCost { points }) => {
                    let odd = city.filter(|one| self.view.cost(*one) % 2 == 1);
                    times(number(odd.count()), points)
                }
                Some(Bonus::CountsAs { .. }) => self.weigh(Weight::Tempo),
                _ => 0,
            }
    }

    /// A type that the city lacks, above all the last one.
    fn types(&self, card: CardNo) -> i32 {
        let is_missing = |kind: &DistrictType| !self.city().meets(self.game.of_type(*kind));
        if !is_missing(&self.game.kind(card)) {
            return 0;
        }
        match DistrictType::iter().filter(is_missing).count() {
            1 => ALL_TYPES,
            _ => self.weigh(Weight::NewType),
        }
    }

    /// Completing a city brings points and ends the game: good for who leads, or when another
    /// would do it.
    fn completes(&self, card: CardNo, points: i32) -> i32 {
        let is_monument = self.game.of(District::Monument).contains(card);
        if !(1..=1 + i32::from(is_monument)).contains(&self.lacks(self.seat)) {
            return 0;
        }
        let book = &self.game.rulebook.points;
        if self.last {
            return 100 * number(book.complete);
        }
        let first = 100 * number(book.first_complete);
        let mine = 100 * number(self.view.points(self.seat)) + points + first;
        let theirs = self.view.others().map(|seat| self.threat(seat));
        let lead = mine - theirs.max().unwrap_or(0);
        let wins = self.weigh_if(lead > 0, Weight::Win);
        first + wins + lead.min(0) * self.weigh(Weight::Finish) / 100
    }

    /// What a player may have at the end of this round, if it is the last: those still to be called
    /// build once more.
    fn threat(&self, seat: Seat) -> i32 {
        let view = self.view;
        let has_played = view.revealed().any(|rank| view.holder(rank) == Some(seat));
        let can_build = !has_played && view.hand_size(seat) > 0;
        let more = (self.gold_of(seat) + 2).min(self.weigh(Weight::LastBuild));
        100 * (number(view.points(seat)) + i32::from(can_build) * more)
    }

    /// What a dearer card in hand loses if this one is paid for now.
    fn waits(&self, card: CardNo, price: i32) -> i32 {
        if self.last || self.hurried {
            return 0;
        }
        let soon = self.gold + 2;
        let dearest = (self.usable & !card.alone())
            .map(|one| self.price(one))
            .filter(|other| *other > self.gold && *other <= soon && *other > soon - price)
            .max();
        let cost = i32::from(self.game.cost(card));
        dearest.map_or(0, |other| (other - cost).max(0) * self.weigh(Weight::Save))
    }

    /// Builds by the Framework, which is lost.
    pub fn by_framework(&self, card: CardNo) -> i32 {
        self.build(card, 0) - self.hold(card) - 300 - self.weigh(Weight::Tempo)
    }

    /// Builds the Necropolis for a district, which is lost.
    pub fn necropolis(&self, lost: CardNo) -> i32 {
        let necropolis = self.hand & self.game.of(District::Necropolis);
        let gain = necropolis.map(|card| self.build(card, 0)).sum::<i32>();
        gain - 100 * self.cost(lost) - self.effect(lost) - self.weigh(Weight::Tempo)
    }

    /// Pays for it with cards.
    pub fn for_cards(&self, card: CardNo) -> i32 {
        let price = self.price(card);
        let others = self.hand & !card.alone();
        let bad = others.filter(|one| self.hold(*one) < self.weigh(Weight::Gold));
        let cards = number(bad.count()).clamp(1, price);
        self.build(card, (price - cards).min(self.gold)) - cards * self.weigh(Weight::MoreCards)
    }

    /// Builds with another's gold, for cards.
    pub fn borrow(&self, card: CardNo) -> i32 {
        let price = self.price(card);
        let missing = (price - self.gold).max(0);
        self.build(card, self.gold) - missing * self.weigh(Weight::SecondCard)
    }
}
