//! Whom to name, and whose city to touch.

use super::characters::Table;
use super::mind::{Mind, number};
use super::weights::Weight;
use super::{ByRank, BySeat};
use crate::card::{Character, DistrictType};
use crate::play::action::{Action, Payment};
use crate::play::cards::CardNo;
use crate::play::ranks::Ranks;
use crate::table::Seat;

impl Mind<'_> {
    /// How much of what is at stake with each player each rank would hit: those who chose before
    /// have something one never saw, those who chose after something one passed on, and everybody
    /// likes best what brings them most.
    fn expected(&self, table: &Table, stakes: &BySeat) -> ByRank {
        let mut hits = ByRank::default();
        let view = self.view;
        let players = self.game.players;
        let open = view.uncalled();
        let before = view.chose_before();
        let several = players.characters_each() > 1;
        for away in 1..players.count() {
            let seat = self.seat.left(away, players);
            let is_before = away >= players.count() - before;
            let groups = [(is_before, view.unseen()), (!is_before, view.passed_on())];
            for (is_theirs, ranks) in groups {
                if is_theirs || several {
                    self.spread(table, seat, ranks & open, stakes[seat.index()], &mut hits);
                }
            }
        }
        hits
    }

    /// One player's stake over the ranks they may have.
    fn spread(&self, table: &Table, seat: Seat, ranks: Ranks, stake: i32, hits: &mut ByRank) {
        let mut likings = ByRank::default();
        let mut all = 0;
        for rank in ranks {
            likings[rank] = self.appeal(table, seat, rank).max(1);
            all += likings[rank];
        }
        for rank in ranks {
            hits[rank] += stake * likings[rank] / all;
        }
    }

    /// Who would be hit hardest, by the character of this turn.
    fn hits(&self) -> ByRank {
        let table = self.table();
        let view = self.view;
        let mut stakes = [0; 8];
        match view.turn().character {
            Character::Thief | Character::Blackmailer => {
                for seat in view.others() {
                    stakes[seat.index()] = 100 * self.gold_of(seat);
                }
            }
            Character::Magistrate => {
                for seat in view.others() {
                    let cards = number(view.hand_size(seat).min(3));
                    stakes[seat.index()] = 10 * cards * (self.gold_of(seat) + 2);
                }
            }
            Character::Witch => {
                for seat in view.others() {
                    let menace = self.weigh_if(self.is_near(seat), Weight::Menace);
                    stakes[seat.index()] = 1000 + menace;
                }
                let mut hits = self.expected(&table, &stakes);
                for (rank, hit) in &mut hits {
                    if self.game.ranks().contains(rank) {
                        *hit *= self.appeal(&table, self.seat, rank).max(1);
                    }
                }
                return hits;
            }
            _ => {
                stakes = self.rivals();
                let least = view.others().map(|seat| stakes[seat.index()]).min();
                let base = least.unwrap_or(0) - self.weigh(Weight::Stake);
                for stake in &mut stakes {
                    *stake = (*stake - base).max(0);
                }
            }
        }
        self.expected(&table, &stakes)
    }

    /// A character is named or marked: the one with most at stake.
    pub fn name(&self, legal: &[Action]) -> Action {
        let hits = self.hits();
        let own = self.view.characters();
        self.top(legal, |action| match action {
            Action::Kill(rank)
            | Action::Bewitch(rank)
            | Action::Rob(rank)
            | Action::Sign(rank)
            | Action::Warrant(rank)
            | Action::Lace(rank)
            | Action::Threat(rank) => {
                if own.contains(rank) {
                    -1
                } else {
                    hits[rank]
                }
            }
            _ => i32::MIN,
        })
    }

    /// The Spy: how many cards of a type a hand has by what can be counted.
    pub fn spy(&self, target: Seat, kind: DistrictType) -> i32 {
        let unseen = self.view.unseen_cards();
        let of_kind = number((unseen & self.game.of_type(kind)).len());
        let matches = 100 * self.cards_of(target) * of_kind;
        let matches = matches / number(unseen.len()).max(1);
        let gold = self.gold_of(target).min(1) * self.weigh(Weight::Gold);
        matches * (gold + self.weigh(Weight::SecondCard)) / 100
    }

    /// The Emperor: the crown goes to one who sits just before, so that one chooses soon.
    pub fn crowns(&self, to: Seat, payment: Payment) -> i32 {
        let players = self.game.players;
        let away = (self.seat.index() + players.count() - to.index()) % players.count();
        let takes = match payment {
            Payment::Gold => self.gold_worth(1),
            Payment::Card => self.cards_worth(1),
            Payment::Nothing => 0,
        };
        takes - number(away) * self.weigh(Weight::Order)
    }

    /// What it is worth that a player loses a district.
    fn loss(&self, rivals: &BySeat, target: Seat, card: CardNo) -> i32 {
        if target == self.seat {
            return -100_000;
        }
        let most = rivals.iter().max().copied().unwrap_or(0);
        let share = if rivals[target.index()] == most {
            Weight::RazeLeader
        } else {
            Weight::Raze
        };
        let stop = self.weigh_if(self.is_near(target) && !self.last, Weight::Stop);
        self.cost(card) * self.weigh(share) + stop
    }

    pub fn destroy(&self, rivals: &BySeat, target: Seat, card: CardNo) -> i32 {
        let price = i32::from(self.view.razing(target, card));
        self.loss(rivals, target, card) - self.spend_spare(price)
    }

    /// The Marshal: a district for oneself, and one less for another.
    pub fn seize(&self, rivals: &BySeat, target: Seat, card: CardNo) -> i32 {
        let price = i32::from(self.view.razing(target, card)) + 1;
        self.loss(rivals, target, card) + self.adds(card) - self.spend(price)
    }

    /// The Diplomat gives his cheapest for it.
    pub fn exchange(&self, rivals: &BySeat, target: Seat, takes: CardNo) -> i32 {
        let wall = i32::from(self.view.razing(target, takes)) + 1 - self.cost(takes);
        let theirs = self.view.city(target);
        let mut best = i32::MIN;
        for gives in self.city() {
            let has = theirs.meets(self.game.same(gives));
            let gain = self.cost(takes) - self.cost(gives);
            let price = gain.max(0) + wall;
            if !has && price <= self.gold {
                let loss = self.loss(rivals, target, takes) * gain / self.cost(takes).max(1);
                best = best.max(100 * gain + loss / 2 - self.spend(price));
            }
        }
        best
    }

    pub fn armory(&self, rivals: &BySeat, target: Seat, card: CardNo) -> i32 {
        self.loss(rivals, target, card) - 300 - self.weigh(Weight::Tempo)
    }
}
