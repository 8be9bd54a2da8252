//! What the seat whose decision it is may do.

use super::action::{Action, Actions, Payment};
use super::cards::{CardNo, Cards};
use super::ranks::Ranks;
use super::state::{Phase, State};
use crate::card::{Character, District, DistrictType, Rank};
use crate::table::Seat;
use strum::IntoEnumIterator;

/// The Marshal seizes nothing dearer (2016 rulebook, line 870).
const MARSHALS_LIMIT: u16 = 3;
/// What the Smithy costs (card).
pub(super) const SMITHY: u16 = 2;
/// The Monument can't be built with this many districts (card).
pub(super) const TOO_MANY_FOR_MONUMENT: u8 = 5;

impl State<'_> {
    /// Lists every legal action of the [`decider`](Self::decider); never empty before the end.
    pub fn legal(&self, out: &mut Actions) {
        out.clear();
        let seat = self.turn.seat;
        let hand = self.hand(seat);
        match self.phase {
            Phase::Ready | Phase::Over => {}
            Phase::Keep => out.extend(self.pool.map(Action::Keep)),
            Phase::Discard => out.extend(self.pool.map(Action::Discard)),
            Phase::Theater => self.theater(out),
            Phase::Turn => self.turn_actions(out),
            Phase::Gather | Phase::Study => {
                let drawn: Cards = self.aside.cards().iter().copied().collect();
                out.extend(self.names(drawn).map(Action::Take));
            }
            Phase::Bewitch => out.extend(self.game.ranks().without(Rank::One).map(Action::Bewitch)),
            Phase::Warrants => self.warrants(out),
            Phase::Threats => {
                out.extend((self.threatenable() - self.marks.threats).map(Action::Threat));
            }
            Phase::Bribe => out.extend([Action::Bribe, Action::NoBribe]),
            Phase::Reveal => out.extend([Action::Reveal, Action::NoReveal]),
            Phase::Redraw(last) => {
                out.push(Action::Redraw);
                let later = self.names(hand).filter(|card| *card > last);
                out.extend(later.map(Action::PutUnder));
            }
            Phase::Look(target) => self.look(target, out),
            Phase::GiveBack => out.extend(self.names(hand).map(Action::Give)),
            Phase::Exchange(target, takes) => {
                let given = self.kinds(self.city(seat));
                let given = given.filter(|gives| self.can_exchange(seat, *gives, target, takes));
                out.extend(given.map(Action::ExchangeFor));
            }
            Phase::Beautify(first) => {
                out.push(Action::Enough);
                let others = self.kinds(self.city(seat) & !self.beautified);
                out.extend(others.filter(|card| *card > first).map(Action::Beautify));
            }
            Phase::PayCards => self.pay_cards(out),
            Phase::Lender => out.extend(
                self.lenders(self.missing(self.building.due))
                    .map(Action::From),
            ),
            Phase::Lend => {
                let others = hand & !self.building.card.alone();
                out.extend(self.names(others).map(Action::Give));
            }
            Phase::Confiscate => out.extend([Action::Confiscate, Action::Pass]),
            Phase::Heir => out.extend(self.heirs(self.decider()).map(Action::Heir)),
        }
    }

    /// Another player's character for one of one's own, unseen (2016 rulebook, line 932).
    fn theater(&self, out: &mut Actions) {
        out.push(Action::NoSwap);
        let seat = self.decider();
        for rank in self.characters(seat) {
            out.extend(self.others(seat).map(|other| Action::Swap(rank, other)));
        }
    }

    /// Is this turn stopped until it is settled by gathering: the Witch's before she names, the
    /// bewitched player's, a threatened player's (2016 rulebook, lines 590, 592, 669)?
    fn is_held(&self) -> bool {
        let turn = &self.turn;
        !turn.gathered
            && (turn.character == Character::Witch || self.is_bewitched() || self.is_threatened())
    }

    fn turn_actions(&self, out: &mut Actions) {
        let turn = &self.turn;
        if !turn.gathered {
            out.push(Action::GatherGold);
            if !self.deck.is_empty() {
                out.push(Action::GatherCards);
            }
            if self.is_held() {
                return;
            }
        }
        let owes_crown = self.owes_crown();
        if turn.gathered {
            // Taking the crown or giving it away is a must, at any moment (714, 730, 748).
            if !owes_crown {
                out.push(Action::End);
            }
            self.builds(out);
        }
        if owes_crown {
            self.crowns(out);
        }
        self.income(out);
        if !turn.power {
            self.powers(out);
        }
        self.uniques(out);
    }

    /// Must this character still move the crown? A bewitched King or Patrician has taken it
    /// himself (2016 rulebook, line 598).
    fn owes_crown(&self) -> bool {
        let turn = &self.turn;
        !turn.crown
            && match turn.character {
                Character::King | Character::Patrician => !turn.resumed,
                Character::Emperor => true,
                _ => false,
            }
    }

    fn crowns(&self, out: &mut Actions) {
        let seat = self.turn.seat;
        if self.turn.character != Character::Emperor {
            return out.push(Action::TakeCrown);
        }
        for to in self.heirs(seat) {
            let (has_gold, has_cards) = (self.gold(to) > 0, !self.hand(to).is_empty());
            let ways = [
                (has_gold, Payment::Gold),
                (has_cards, Payment::Card),
                (!has_gold && !has_cards, Payment::Nothing),
            ];
            let open = ways.into_iter().filter(|(is_open, _)| *is_open);
            out.extend(open.map(|(_, payment)| Action::GiveCrown(to, payment)));
        }
    }

    /// Once, at any moment; the Abbot says how much of it in gold (2016 rulebook, lines 212, 774).
    fn income(&self, out: &mut Actions) {
        let turn = &self.turn;
        let Some(kind) = turn.character.pays().filter(|_| !turn.income) else {
            return;
        };
        let paying = self.paying(turn.seat, kind);
        if paying.is_empty() {
            return;
        }
        let count = (paying.len() & 255) as u8;
        match turn.character {
            Character::Abbot => out.extend((0..=count).map(Action::Income)),
            Character::Patrician | Character::Cardinal => out.push(Action::Income(0)),
            _ => out.push(Action::Income(count)),
        }
    }

    fn powers(&self, out: &mut Actions) {
        let seat = self.turn.seat;
        let ranks = self.game.ranks();
        match self.turn.character {
            // Another character (English text, Assassin).
            Character::Assassin => out.extend(ranks.without(Rank::One).map(Action::Kill)),
            Character::Magistrate => out.extend(ranks.map(Action::Sign)),
            Character::Thief => {
                out.extend(self.threatenable().without(self.turn.rank).map(Action::Rob));
            }
            Character::Blackmailer => out.extend(self.threatenable().map(Action::Lace)),
            Character::Spy => {
                for other in self.with_cards(seat) {
                    out.extend(DistrictType::iter().map(|kind| Action::Spy(other, kind)));
                }
            }
            Character::Magician => {
                out.extend(self.others(seat).map(Action::SwapHands));
                out.extend(self.names(self.hand(seat)).map(Action::PutUnder));
            }
            Character::Wizard => out.extend(self.with_cards(seat).map(Action::Look)),
            Character::Seer => {
                out.extend(self.with_cards(seat).next().map(|_| Action::TakeFromAll));
            }
            Character::Abbot => self.tithes(out),
            Character::Merchant => out.push(Action::ExtraGold),
            Character::Architect if !self.deck.is_empty() => out.push(Action::ExtraCards),
            Character::Navigator => {
                out.push(Action::NavigateGold);
                if !self.deck.is_empty() {
                    out.push(Action::NavigateCards);
                }
            }
            Character::Scholar if !self.deck.is_empty() => out.push(Action::Study),
            Character::Warlord | Character::Diplomat | Character::Marshal => self.attacks(out),
            Character::Queen if self.is_beside_rank_four(seat) => out.push(Action::Queen),
            Character::Artist if self.gold(seat) > 0 => {
                let plain = self.kinds(self.city(seat) & !self.beautified);
                out.extend(plain.map(Action::Beautify));
            }
            Character::TaxCollector if self.tax > 0 => out.push(Action::CollectTax),
            _ => {}
        }
    }

    /// The others who have a card in hand.
    fn with_cards(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let others = self.others(seat);
        others.filter(|other| !self.hand(*other).is_empty())
    }

    /// Whom Thief and Blackmailer may choose: not rank 1, not the killed, not the bewitched
    /// (2016 rulebook, lines 634, 671).
    fn threatenable(&self) -> Ranks {
        let barred = [self.marks.killed, self.marks.bewitched, Some(Rank::One)];
        self.game.ranks() - barred.into_iter().flatten().collect()
    }

    /// Three different characters; the unsigned ones in ascending order (2016 rulebook, line 606).
    fn warrants(&self, out: &mut Actions) {
        let blanks = self.marks.warrants - self.marks.signed.into_iter().collect();
        let free = self.game.ranks() - self.marks.warrants;
        if let Some(rank) = blanks.first() {
            out.extend(free.above(rank).map(Action::Warrant));
        } else {
            // The first one leaves room for another above it.
            let low = free.filter(|rank| !free.above(*rank).is_empty());
            out.extend(low.map(Action::Warrant));
        }
    }

    /// One of the richest, unless the Abbot is among them (2016 rulebook, line 776).
    fn tithes(&self, out: &mut Actions) {
        let seat = self.turn.seat;
        let most = self.seats().map(|one| self.gold(one)).max();
        if Some(self.gold(seat)) != most {
            let richest = self.seats().filter(|one| Some(self.gold(*one)) == most);
            out.extend(richest.map(Action::Tithe));
        }
    }

    /// Districts that rank 8 may touch: not in a completed or protected city, not the Keep
    /// (2016 rulebook, lines 764, 853, 863, 872; card).
    fn targets(&self, city: Seat) -> Cards {
        if self.is_complete(city) || self.protected == Some(city) {
            return Cards::NONE;
        }
        self.city(city) & !self.game.of(District::Keep)
    }

    /// The Great Wall makes rank 8 pay one more (card).
    pub(super) fn wall(&self, city: Seat) -> u8 {
        u8::from(self.has(city, District::GreatWall))
    }

    fn attacks(&self, out: &mut Actions) {
        let seat = self.turn.seat;
        let gold = self.gold(seat);
        for target in self.seats() {
            let cards = self.targets(target);
            if cards.is_empty() {
                continue;
            }
            let wall = u16::from(self.wall(target));
            match self.turn.character {
                Character::Warlord => {
                    // One less than the cost, one more behind the Wall.
                    let cards = self.costing(cards, (gold + 1).saturating_sub(wall));
                    out.extend(self.kinds(cards).map(|card| Action::Destroy(target, card)));
                }
                _ if target == seat => {}
                Character::Marshal => {
                    let Some(gold) = gold.checked_sub(wall) else {
                        continue;
                    };
                    let cards = cards & !self.names[seat.index()];
                    let cards = self.costing(cards, gold.min(MARSHALS_LIMIT));
                    out.extend(self.kinds(cards).map(|card| Action::Seize(target, card)));
                }
                _ => {
                    let cards = self.kinds(cards & !self.names[seat.index()]);
                    let cards = cards.filter(|takes| {
                        self.kinds(self.city(seat))
                            .any(|gives| self.can_exchange(seat, gives, target, *takes))
                    });
                    out.extend(cards.map(|card| Action::Exchange(target, card)));
                }
            }
        }
    }

    /// Those of these districts that cost at most so much, with the Artist's coin.
    fn costing(&self, cards: Cards, most: u16) -> Cards {
        let plain = cards & !self.beautified & self.game.at_most(most);
        let coined = cards & self.beautified;
        match most.checked_sub(1) {
            Some(less) => plain | coined & self.game.at_most(less),
            None => plain,
        }
    }

    /// What destroying costs the Warlord (2016 rulebook, line 851; card, Great Wall).
    pub(super) fn razing(&self, city: Seat, card: CardNo) -> u8 {
        (self.cost(card) + self.wall(city)).saturating_sub(1)
    }

    /// What an exchange costs the Diplomat: the difference, and one more behind the Great Wall
    /// (2016 rulebook, lines 861, 912; ruling wall-diplomat).
    pub(super) fn exchange_price(&self, gives: CardNo, target: Seat, takes: CardNo) -> (u8, u8) {
        let difference = self.cost(takes).saturating_sub(self.cost(gives));
        (difference, self.wall(target))
    }

    /// Neither city may get what it has; the rest of the ban is in [`Self::targets`].
    fn can_exchange(&self, seat: Seat, gives: CardNo, target: Seat, takes: CardNo) -> bool {
        let (difference, wall) = self.exchange_price(gives, target, takes);
        !self.names[target.index()].contains(gives)
            && u16::from(difference + wall) <= self.gold(seat)
    }

    /// What a card of this hand brings the Wizard (2016 rulebook, line 690); built at once only
    /// after gathering (ruling wizard-after-gathering).
    fn look(&self, target: Seat, out: &mut Actions) {
        let seat = self.turn.seat;
        let hand = self.hand(target);
        let buildable = self.buildable(seat, hand);
        for card in self.names(hand) {
            out.push(Action::Steal(card));
            let price = u32::from(self.price(seat, card));
            // The Den may be paid for with cards (ruling wizard-price), but not with itself.
            let cards = u32::from(self.is_den(card)) * self.hand(seat).len();
            let can_pay = u32::from(self.gold(seat)) + cards >= price;
            if self.turn.gathered && can_pay && buildable.contains(card) {
                out.push(Action::StealAndBuild(card));
            }
        }
    }

    /// The districts that are used in one's own turn (2016 rulebook, line 904; cards).
    fn uniques(&self, out: &mut Actions) {
        let turn = &self.turn;
        let seat = turn.seat;
        if !self.city(seat).meets(self.game.active) {
            return;
        }
        let hand = self.hand(seat);
        if self.has(seat, District::Laboratory) && !turn.laboratory {
            out.extend(self.names(hand).map(Action::Laboratory));
        }
        if self.has(seat, District::Museum) && !turn.museum {
            out.extend(self.names(hand).map(Action::Museum));
        }
        if self.has(seat, District::Smithy)
            && !turn.smithy
            && self.gold(seat) >= SMITHY
            && !self.deck.is_empty()
        {
            out.push(Action::Smithy);
        }
        // Nothing is destroyed in a completed city, one's own included (906; own-completed-city).
        if self.has(seat, District::Armory) && !self.is_complete(seat) {
            let armory = self.game.of(District::Armory);
            for target in self.seats().filter(|target| !self.is_complete(*target)) {
                let cards = self.kinds(self.city(target) & !armory);
                out.extend(cards.map(|card| Action::Armory(target, card)));
            }
        }
    }
}
