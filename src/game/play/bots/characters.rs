//! Which character to take: what each would bring a seat, from what lies open.

use super::ByRank;
use super::mind::{Mind, number};
use super::weights::Weight;
use crate::card::{Character, Rank};
use crate::play::action::Action;
use crate::table::Seat;

/// More than any district costs.
const DEAR: i32 = 100;

/// What the table looks like to everybody.
pub(super) struct Table {
    /// The most cards in one hand.
    most_cards: i32,
    /// All the gold in stashes.
    gold: i32,
    /// The most districts in one city.
    largest: i32,
    others: i32,
}

impl Mind<'_> {
    pub fn table(&self) -> Table {
        let seats = || self.game.players.seats();
        Table {
            most_cards: seats().map(|seat| self.cards_of(seat)).max().unwrap_or(0),
            gold: seats().map(|seat| self.gold_of(seat)).sum(),
            largest: seats().map(|seat| self.size(seat)).max().unwrap_or(0),
            others: number(self.game.players.count() - 1),
        }
    }

    pub fn choose_character(&self, legal: &[Action]) -> Action {
        let table = self.table();
        match legal[0] {
            Action::Discard(_) => {
                let other = self.view.others().next().unwrap_or(self.seat);
                self.top(legal, |action| match action {
                    Action::Discard(rank) => self.appeal(&table, other, rank),
                    _ => i32::MIN,
                })
            }
            Action::Keep(_) => self.keep(legal, &table),
            _ => self.swap(legal, &table),
        }
    }

    /// What brings most, unless everybody expects just that.
    fn keep(&self, legal: &[Action], table: &Table) -> Action {
        let mut appeals = ByRank::default();
        let mut all = 0;
        for rank in self.view.pool() {
            appeals[rank] = self.appeal(table, self.seat, rank);
            all += appeals[rank].max(1);
        }
        let prices = self.prices();
        let whim = self.whim();
        self.top(legal, |action| {
            let Action::Keep(rank) = action else {
                return i32::MIN;
            };
            let expected = appeals[rank].max(1) * self.weigh(Weight::Obvious) / all.max(1);
            let plans = self.plans(table, &prices, rank);
            appeals[rank] + plans - self.danger(rank) - expected + whim(rank)
        })
    }

    /// What the three cheapest districts in hand cost together: one, two, three of them.
    fn prices(&self) -> [i32; 3] {
        let mut cheapest = [DEAR; 3];
        for card in self.usable {
            let mut price = self.price(card);
            for place in &mut cheapest {
                if price < *place {
                    std::mem::swap(&mut price, place);
                }
            }
        }
        let [one, two, three] = cheapest;
        [one, one + two, one + two + three]
    }

    /// What a character brings with the cards in hand: any of them built at all, or a dearer one, or
    /// the last ones, best before anyone can kill or rob; cards for an empty hand, or gold that no
    /// card asks for; or another kept from the end.
    fn plans(&self, table: &Table, prices: &[i32; 3], rank: Rank) -> i32 {
        let view = self.view;
        let character = self.game.character(rank);
        let paid = character.pays().map_or(0, |kind| match character {
            Character::Patrician | Character::Cardinal => 0,
            _ => self.paying(self.seat, kind),
        });
        let paid = match character {
            Character::Merchant => paid + 1,
            Character::TaxCollector => i32::from(view.tax()),
            _ => paid,
        };
        let gold = self.gold + 2;
        let most = match character {
            Character::Architect => 3,
            Character::Scholar | Character::Seer | Character::Trader => 2,
            Character::Navigator => 0,
            _ => 1,
        };
        let can = |gold: i32| prices.iter().filter(|price| **price <= gold).count();
        let builds = can(gold + paid).min(most);
        let enabled = self.weigh_if(builds > 0 && can(gold) == 0, Weight::Enables);
        let ends = builds > 0 && number(builds) >= self.lacks(self.seat);
        let safe = self.weigh_if(ends && rank == Rank::One, Weight::Safe);
        let end = self.weigh_if(ends, Weight::End) + safe;
        let is_alarmed = self.is_alarmed();
        let alarm = match character {
            Character::Warlord | Character::Marshal => self.weigh_if(is_alarmed, Weight::Alarm),
            Character::Assassin | Character::Witch => self.weigh_if(is_alarmed, Weight::AlarmKill),
            _ => 0,
        };
        let short = (self.want + self.weigh(Weight::Reserve) - gold).max(0);
        let surplus = (paid - short).max(0) * self.weigh(Weight::Surplus);
        let missing = (2 - number(self.usable.len())).max(0);
        let cards = self.cards_from(table, character).min(missing) * self.weigh(Weight::Cardless);
        let dearer = if paid > 0 && most > 0 {
            (self.dearest(gold + paid) - self.dearest(gold)) * self.weigh(Weight::Dearer)
        } else {
            0
        };
        enabled + dearer + end + alarm + cards - surplus
    }

    /// What the dearest district in hand costs that can be had for so much gold.
    fn dearest(&self, gold: i32) -> i32 {
        let prices = self.usable.map(|card| self.price(card));
        prices.filter(|price| *price <= gold).max().unwrap_or(0)
    }

    /// How many cards a character brings.
    fn cards_from(&self, table: &Table, character: Character) -> i32 {
        match character {
            Character::Patrician | Character::Cardinal | Character::Abbot => {
                let kind = character.pays();
                kind.map_or(0, |kind| self.paying(self.seat, kind))
            }
            Character::Magician => (table.most_cards - number(self.usable.len())).max(0),
            Character::Architect | Character::Navigator => 2,
            Character::Spy | Character::Wizard | Character::Scholar => 1,
            _ => 0,
        }
    }

    /// Is another player about to complete a city, and oneself not?
    fn is_alarmed(&self) -> bool {
        self.hurried && !self.is_near(self.seat)
    }

    /// What nobody can foresee, for it hangs on the cards in one's own hand: each rank seems a
    /// little better or worse than it is.
    fn whim(&self) -> impl Fn(Rank) -> i32 {
        let most = self.weigh(Weight::Whim).max(0).unsigned_abs() + 1;
        let round = u32::from(self.view.round());
        let seed = self.hand.fold(round, |seed, card| {
            (seed ^ number(card.index()).unsigned_abs()).wrapping_mul(0x0100_0193)
        });
        move |rank| {
            let mixed = (seed ^ u32::from(rank.number())).wrapping_mul(0x9E37_79B1);
            number((mixed >> 8) % most)
        }
    }

    /// The Theater: another's character is as good as any that is hidden; whose, as good as they
    /// stand.
    fn swap(&self, legal: &[Action], table: &Table) -> Action {
        let hidden = self.game.ranks() - self.view.face_up() - self.view.characters();
        let all: i32 = hidden.map(|rank| self.appeal(table, self.seat, rank)).sum();
        let mean = all / number(hidden.len()).max(1);
        let rivals = self.rivals();
        self.top(legal, |action| match action {
            Action::Swap(rank, other) => {
                let gain = mean - self.appeal(table, self.seat, rank);
                gain - self.weigh(Weight::Swap)
                    + rivals[other.index()] * self.weigh(Weight::Stake) / 1000
            }
            _ => 0,
        })
    }

    /// What the Thief or the Blackmailer may take from this rank, if they are about.
    fn danger(&self, rank: Rank) -> i32 {
        let is_out = !self.view.face_up().contains(Rank::Two) && rank > Rank::Two;
        let robs = matches!(
            self.game.character(Rank::Two),
            Character::Thief | Character::Blackmailer
        );
        self.gold * self.weigh_if(is_out && robs, Weight::Robbery)
    }

    /// What a character brings a player, as far as anybody can see.
    pub fn appeal(&self, table: &Table, seat: Seat, rank: Rank) -> i32 {
        let view = self.view;
        let character = self.game.character(rank);
        let gold = self.gold_of(seat);
        let hand = if seat == self.seat {
            number(self.usable.len())
        } else {
            self.cards_of(seat)
        };
        let builds = |most: i32| {
            let can_pay = (gold + 2) / self.weigh(Weight::BuildGold).max(1);
            (hand.min(can_pay).min(most) - 1).max(0) * self.weigh(Weight::ExtraBuild)
        };
        let income = character.pays().map_or(0, |kind| {
            let per = match character {
                Character::Patrician | Character::Cardinal => Weight::IncomeCard,
                _ => Weight::Income,
            };
            self.paying(seat, kind) * self.weigh(per)
        });
        let power = match character {
            Character::Architect => builds(3),
            Character::Scholar | Character::Seer => builds(2),
            Character::Trader => builds(2) / 2,
            Character::Magician => (table.most_cards - hand).max(0) * self.weigh(Weight::HandGap),
            Character::Wizard => builds(2) + table.most_cards * self.weigh(Weight::Peek),
            Character::Spy => table.most_cards * self.weigh(Weight::Peek),
            Character::Thief => (table.gold - gold) * self.weigh(Weight::Purse) / table.others,
            Character::Blackmailer => {
                (table.gold - gold) * self.weigh(Weight::Purse) / (2 * table.others)
            }
            Character::Bishop => self.size(seat) * self.weigh(Weight::Shield),
            Character::King | Character::Patrician if view.crown() != seat => {
                self.weigh(Weight::Crown)
            }
            Character::Warlord | Character::Marshal => table.largest * self.weigh(Weight::Attack),
            Character::Assassin | Character::Witch => table.largest * self.weigh(Weight::Strike),
            Character::Alchemist if hand > 0 => (gold + 2).min(6) * self.weigh(Weight::Refund),
            Character::Navigator if hand == 0 || gold < 2 => self.weigh(Weight::Idle),
            Character::Artist => gold.min(2) * self.weigh(Weight::Beauty),
            Character::TaxCollector => i32::from(view.tax()) * self.weigh(Weight::Gold),
            _ => 0,
        };
        self.weights.characters[character] + income + power
    }
}
