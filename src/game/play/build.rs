//! Building: what may be built and for what, and the Magistrate and the Tax Collector after it.

use super::action::{Action, Actions};
use super::cards::{CardNo, Cards};
use super::ledger::{Act, By, Ledger, Noted, Place};
use super::legal::TOO_MANY_FOR_MONUMENT;
use super::state::{Building, LIMIT, Phase, State};
use crate::card::{Character, District, DistrictType};
use crate::table::Seat;

impl State<'_> {
    /// How many builds that count a character has (2016 rulebook, lines 148, 704, 826, 836, 844).
    const fn limit(&self) -> u8 {
        match self.turn.character {
            Character::Architect => 3,
            Character::Seer | Character::Scholar => 2,
            Character::Navigator => 0,
            _ => LIMIT,
        }
    }

    /// Builds that do not count: the Stables, and the Trader's trade districts
    /// (card; 2016 rulebook, line 816).
    fn uncounted(&self) -> Cards {
        let stables = self.game.of(District::Stables);
        match self.turn.character {
            Character::Trader => stables | self.game.of_type(DistrictType::Trade),
            _ => stables,
        }
    }

    /// What the Factory makes one gold cheaper: every other unique district (card).
    fn cheaper(&self, seat: Seat) -> Cards {
        if !self.has(seat, District::Factory) {
            return Cards::NONE;
        }
        self.game.of_type(DistrictType::Unique) & !self.game.of(District::Factory)
    }

    /// What a district costs its builder.
    pub(super) fn price(&self, seat: Seat, card: CardNo) -> u8 {
        let is_cheaper = self.cheaper(seat).contains(card);
        self.game.cost(card).saturating_sub(u8::from(is_cheaper))
    }

    pub(super) fn is_den(&self, card: CardNo) -> bool {
        self.game.of(District::ThievesDen).contains(card)
    }

    /// What this player may not build, whatever it costs: the Secret Vault, the Monument in a large
    /// city (cards).
    fn barred(&self, seat: Seat) -> Cards {
        let vault = self.game.of(District::SecretVault);
        if self.built[seat.index()] < TOO_MANY_FOR_MONUMENT {
            vault
        } else {
            vault | self.game.of(District::Monument)
        }
    }

    /// What this player may build of these cards, whatever it costs: no second one of a name, but
    /// for Quarry and Wizard (2016 rulebook, lines 148, 692, 926).
    pub(super) fn buildable(&self, seat: Seat, cards: Cards) -> Cards {
        let is_wizard = self.turn.character == Character::Wizard && self.turn.seat == seat;
        let cards = cards & !self.barred(seat);
        if is_wizard || self.has(seat, District::Quarry) {
            cards
        } else {
            cards & !self.names[seat.index()]
        }
    }

    /// What can be paid for in gold.
    fn affordable(&self, seat: Seat, cards: Cards) -> Cards {
        let gold = self.gold(seat);
        let cheaper = self.cheaper(seat) & self.game.at_most(gold.saturating_add(1));
        cards & (self.game.at_most(gold) | cheaper)
    }

    /// Every way to build something from the hand.
    pub(super) fn builds(&self, out: &mut Actions) {
        let turn = &self.turn;
        // The Navigator builds nothing in any way (2016 rulebook, line 836).
        if turn.character == Character::Navigator {
            return;
        }
        let seat = turn.seat;
        let mut cards = self.buildable(seat, self.hand(seat));
        if turn.built >= self.limit() {
            cards = cards & self.uncounted();
        }
        if cards.is_empty() {
            return;
        }
        let affordable = self.affordable(seat, cards);
        out.extend(self.names(affordable).map(Action::Build));
        // Nothing is destroyed in a completed city (ruling own-completed-city).
        if self.has(seat, District::Framework) && !self.is_complete(seat) {
            out.extend(self.names(cards).map(Action::BuildByFramework));
        }
        if cards.meets(self.game.special) {
            self.special_builds(cards, out);
        }
        if turn.character == Character::Cardinal && !turn.power {
            let others = self.hand(seat).len() - 1;
            let short = self.names(cards & !affordable);
            let missing = |card: &CardNo| self.missing(self.price(seat, *card));
            let lent = short.filter(|card| self.can_borrow(missing(card), others));
            out.extend(lent.map(Action::Borrow));
        }
    }

    /// The Necropolis for a district, the Thieves' Den for cards (cards).
    fn special_builds(&self, cards: Cards, out: &mut Actions) {
        let seat = self.turn.seat;
        if cards.meets(self.game.of(District::Necropolis)) && !self.is_complete(seat) {
            out.extend(self.kinds(self.city(seat)).map(Action::BuildNecropolis));
        }
        for den in cards & self.game.of(District::ThievesDen) {
            let missing = self.missing(self.price(seat, den));
            if self.hand(seat).len() > u32::from(missing.max(1)) {
                out.push(Action::BuildForCards(den));
            }
        }
    }

    /// The Cardinal takes exactly what is missing from one player, a card for each coin
    /// (2016 rulebook, lines 786, 788).
    fn can_borrow(&self, missing: u16, others: u32) -> bool {
        let turn = &self.turn;
        turn.character == Character::Cardinal
            && !turn.power
            && others >= u32::from(missing)
            && self.lenders(missing).next().is_some()
    }

    pub(super) fn lenders(&self, missing: u16) -> impl Iterator<Item = Seat> {
        let others = self.others(self.turn.seat);
        others.filter(move |other| self.gold(*other) >= missing)
    }

    /// What a builder lacks to pay this.
    pub(super) fn missing(&self, price: u8) -> u16 {
        u16::from(price).saturating_sub(self.gold(self.turn.seat))
    }

    /// The Thieves' Den: one card after the other, then the rest in gold, if need be with the
    /// Cardinal's loan (card; rulings den-cards, cardinal-thieves-den).
    pub(super) fn pay_cards(&self, out: &mut Actions) {
        let seat = self.turn.seat;
        let Building {
            card,
            by,
            due,
            paid_cards,
            ..
        } = self.building;
        let others = self.hand(seat) & !card.alone();
        let missing = self.missing(due);
        // In gold alone it is an action of its own, but for the Wizard.
        if by == Some(By::Wizard) || !paid_cards.is_empty() {
            if missing == 0 {
                out.push(Action::PayGold);
            } else if self.can_borrow(missing, others.len()) {
                out.push(Action::Borrow(card));
            }
        }
        if due > 0 {
            out.extend(self.names(others).map(Action::PayCard));
        }
    }

    /// Begins to build a card from the hand; whatever is still to be chosen or paid follows.
    pub(super) fn build(&mut self, action: Action, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let mut destroyed = None;
        let (card, by) = match action {
            Action::BuildByFramework(card) => (card, Some(By::Framework)),
            Action::BuildNecropolis(lost) => {
                destroyed = Some(lost);
                let necropolis = self.hand(seat) & self.game.of(District::Necropolis);
                let card = necropolis.first().expect("it is in the hand");
                (card, Some(By::Necropolis))
            }
            Action::StealAndBuild(card) => (card, Some(By::Wizard)),
            Action::Borrow(card) => (card, Some(By::Cardinal)),
            Action::Build(card) | Action::BuildForCards(card) => (card, None),
            _ => unreachable!("only these begin to build"),
        };
        let price = match by {
            Some(By::Framework | By::Necropolis) => 0,
            _ => self.price(seat, card),
        };
        self.building = Building {
            card,
            by,
            destroyed,
            price,
            due: price,
            ..Building::default()
        };
        let has_cards = self.is_den(card) && self.hand(seat).len() > 1;
        match action {
            Action::BuildForCards(_) => self.phase = Phase::PayCards,
            Action::StealAndBuild(_) if has_cards => self.phase = Phase::PayCards,
            Action::Borrow(_) => self.phase = Phase::Lender,
            _ => self.paid(ledger),
        }
    }

    /// The steps between choosing a district and having paid for it.
    pub(super) fn pay_for(&mut self, action: Action, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        match action {
            Action::PayCard(card) => {
                self.put(card, Place::Hand(seat), Place::DeckBottom, ledger);
                self.building.paid_cards.insert(card);
                self.building.due -= 1;
                if self.building.due == 0 {
                    self.paid(ledger);
                }
            }
            Action::PayGold => self.paid(ledger),
            Action::Borrow(_) => {
                self.building.by = Some(By::Cardinal);
                self.phase = Phase::Lender;
            }
            Action::From(lender) => {
                let missing = self.missing(self.building.due);
                self.pay(missing, Place::Stash(lender), Place::Stash(seat), ledger);
                self.turn.power = true;
                self.building.lender = Some(lender);
                self.building.owed = (missing & 255) as u8;
                self.phase = Phase::Lend;
            }
            Action::Give(card) => {
                let lender = self.building.lender.expect("somebody has lent the gold");
                self.put(card, Place::Hand(seat), Place::Hand(lender), ledger);
                self.building.given.insert(card);
                self.building.owed -= 1;
                if self.building.owed == 0 {
                    self.paid(ledger);
                }
            }
            _ => unreachable!("only these pay for a district"),
        }
    }

    /// Everything is ready to be paid in gold: the Magistrate may take it, the first time
    /// (2016 rulebook, lines 622–626, 910, 920).
    fn paid(&mut self, ledger: &mut impl Ledger) {
        let is_paid = self.building.due > 0;
        let is_first = is_paid && !self.turn.paid;
        self.turn.paid |= is_paid;
        if is_first && self.can_confiscate() {
            self.phase = Phase::Confiscate;
        } else {
            self.finish_building(ledger);
        }
    }

    /// Not one he has, and not the Monument in a large city, for he builds it; no Quarry helps
    /// (2016 rulebook, lines 626, 926; ruling monument-magistrate).
    fn can_confiscate(&self) -> bool {
        let signed = self.marks.signed == Some(self.turn.rank) && !self.turn.resumed;
        let card = self.building.card;
        signed
            && self.marks.magistrate.is_some_and(|seat| {
                seat != self.turn.seat
                    && !self.names[seat.index()].contains(card)
                    && !self.barred(seat).contains(card)
            })
    }

    /// Pays, and uses up a build; the district itself is not moved yet.
    fn settle(&mut self, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let Building {
            card,
            by,
            destroyed,
            due,
            ..
        } = self.building;
        match by {
            Some(By::Framework) => {
                let framework = self.city(seat) & self.game.of(District::Framework);
                framework.for_each(|card| self.raze(seat, card, ledger));
            }
            Some(By::Necropolis) => destroyed
                .into_iter()
                .for_each(|card| self.raze(seat, card, ledger)),
            _ => self.pay(due.into(), Place::Stash(seat), Place::Bank, ledger),
        }
        // The Wizard's is outside the limit (2016 rulebook, line 690).
        if by != Some(By::Wizard) && !self.uncounted().contains(card) {
            self.turn.built += 1;
        }
        self.phase = Phase::Turn;
    }

    fn built<C: Noted>(&self) -> Act<C> {
        let (game, building) = (self.game, &self.building);
        let Building { card, lender, .. } = *building;
        let is_den = self.is_den(card);
        Act::Build {
            district: game.note(card),
            price: building.price,
            by: building.by,
            destroyed: building.destroyed.map(|card| game.note(card)),
            lender,
            given: lender.map(|_| game.notes(building.given)),
            paid_cards: is_den.then(|| game.notes(building.paid_cards)),
        }
    }

    pub(super) fn finish_building(&mut self, ledger: &mut impl Ledger) {
        let seat = self.turn.seat;
        let Building { card, due, .. } = self.building;
        self.settle(ledger);
        self.turn.spent += u16::from(due);
        self.put(card, Place::Hand(seat), Place::City(seat), ledger);
        ledger.act(seat, self.built());
        self.collect(seat, ledger);
        self.look_at_city(seat);
    }

    /// The Magistrate builds it for nothing; the gold goes back, cards do not
    /// (2016 rulebook, lines 622, 624, 934; ruling cardinal-confiscated).
    pub(super) fn confiscate(&mut self, ledger: &mut impl Ledger) {
        let from = self.turn.seat;
        let magistrate = self.marks.magistrate.expect("the Magistrate takes it");
        let Building { card, due, .. } = self.building;
        self.settle(ledger);
        ledger.act(from, self.built());
        self.put(card, Place::Hand(from), Place::City(magistrate), ledger);
        self.pay(due.into(), Place::Bank, Place::Stash(from), ledger);
        self.marks.warrants.remove(self.turn.rank);
        let district = self.game.note(card);
        ledger.act(magistrate, Act::Confiscate { from, district });
        self.collect(magistrate, ledger);
        self.look_at_city(magistrate);
    }

    /// The tax of whoever has built: not in the Tax Collector's own turn, and not without gold
    /// (2016 rulebook, lines 892–900).
    fn collect(&mut self, seat: Seat, ledger: &mut impl Ledger) {
        let is_his_turn = self.turn.character == Character::TaxCollector && self.turn.seat == seat;
        if self.game.has(Character::TaxCollector) && !is_his_turn && self.gold(seat) > 0 {
            self.pay(1, Place::Stash(seat), Place::Tax, ledger);
            ledger.act(seat, Act::Tax);
        }
    }
}
