//! A position laid out by hand, for a ruling or a puzzle.

use super::Game;
use super::cards::CardNo;
use super::ledger::Ledger;
use super::state::State;
use crate::card::{Character, District, Rank};
use crate::chance::{Chance, Rng};
use crate::table::Seat;

/// A position in the making: everything is in the deck, and nobody has anything yet.
#[derive(Clone, Debug)]
pub struct Position<'g> {
    state: State<'g>,
}

impl<'g> Position<'g> {
    /// With this game's cards.
    pub fn new(game: &'g Game) -> Self {
        let mut state = State::new(game, Seat::FIRST);
        state.round = 1;
        Self { state }
    }

    /// Takes a card of this name out of the deck.
    ///
    /// # Panics
    ///
    /// No copy is left there.
    fn take(&mut self, district: District) -> CardNo {
        let mut copies = self.state.game.of(district);
        let card = copies.find(|card| self.state.deck.take_out(*card));
        card.unwrap_or_else(|| panic!("no {district} is left in the deck"))
    }

    /// A player's gold.
    pub const fn gold(mut self, seat: usize, gold: u16) -> Self {
        self.state.gold[seat] = gold;
        self
    }

    /// Cards for a hand.
    pub fn hand(mut self, seat: usize, districts: &[District]) -> Self {
        for district in districts {
            let card = self.take(*district);
            self.state.hands[seat].insert(card);
        }
        self
    }

    /// Districts for a city.
    pub fn city(mut self, seat: usize, districts: &[District]) -> Self {
        for district in districts {
            let card = self.take(*district);
            self.state.add_to_city(Seat::new(seat), card);
        }
        self
    }

    /// The Artist's coin on a district of this city.
    ///
    /// # Panics
    ///
    /// It has none without a coin.
    pub fn coin(mut self, seat: usize, district: District) -> Self {
        let plain = self.state.cities[seat] & !self.state.beautified;
        let card = (plain & self.state.game.of(district)).first();
        let card = card.unwrap_or_else(|| panic!("no {district} without a coin in this city"));
        self.state.beautified.insert(card);
        self
    }

    /// Cards under the Museum.
    pub fn museum(mut self, districts: &[District]) -> Self {
        for district in districts {
            let card = self.take(*district);
            self.state.museum.insert(card);
        }
        self
    }

    /// These cards lie on top of the deck, the first one first.
    pub fn on_top(mut self, districts: &[District]) -> Self {
        let top: Vec<CardNo> = districts.iter().map(|one| self.take(*one)).collect();
        self.state.deck = top.into_iter().chain(self.state.deck.iter()).collect();
        self
    }

    /// Only this many cards are left in the deck; the others are in nobody's hand.
    pub fn left_in_deck(mut self, count: usize) -> Self {
        self.state.deck = self.state.deck.iter().take(count).collect();
        self
    }

    /// Who has the crown.
    pub const fn crown(mut self, seat: usize) -> Self {
        self.state.crown = Seat::new(seat);
        self.state.caller = self.state.crown;
        self
    }

    /// Coins on the Tax Collector's token.
    pub const fn tax(mut self, gold: u16) -> Self {
        self.state.tax = gold;
        self
    }

    /// Who has a character this round.
    ///
    /// # Panics
    ///
    /// It is not in the game.
    pub fn holds(mut self, seat: usize, character: Character) -> Self {
        let rank = self.rank(character);
        self.state.holders[rank] = Some(Seat::new(seat));
        self
    }

    fn rank(&self, character: Character) -> Rank {
        let game = self.state.game;
        let rank = game.ranks().find(|rank| game.character(*rank) == character);
        rank.unwrap_or_else(|| panic!("{character} is not in this game"))
    }

    /// Who completed a city first, if it was before.
    pub const fn first(mut self, seat: usize) -> Self {
        self.state.first = Some(Seat::new(seat));
        self
    }

    /// The calls begin with this character; those of lower rank have had their turn.
    pub fn call(
        mut self,
        from: Character,
        chance: &mut Chance<impl Rng>,
        ledger: &mut impl Ledger,
    ) -> State<'g> {
        let rank = self.rank(from);
        self.state.called = Rank::new(rank.number() - 1);
        let ranks = self.state.game.ranks();
        let before = ranks.filter(|one| *one < rank && self.state.holders[*one].is_some());
        self.state.revealed = before.collect();
        self.state.call(chance, ledger);
        self.state
    }

    /// The selection of a new round begins.
    pub fn select(mut self, chance: &mut Chance<impl Rng>, ledger: &mut impl Ledger) -> State<'g> {
        self.state.begin(chance, ledger);
        self.state
    }

    /// The selection is over: the Theater's owner may swap before the calls.
    pub fn after_selection(
        mut self,
        chance: &mut Chance<impl Rng>,
        ledger: &mut impl Ledger,
    ) -> State<'g> {
        self.state.open_theater(chance, ledger);
        self.state
    }

    /// As it lies, for counting points.
    pub const fn lying(self) -> State<'g> {
        self.state
    }
}
