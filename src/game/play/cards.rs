//! The district cards of one game as numbers, sets of them, and the deck.

use crate::chance::{Chance, Rng};
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A district card of this game, one of 68; copies of a district have numbers side by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardNo(u8);

impl CardNo {
    /// The card with this number, below 128.
    #[allow(clippy::cast_possible_truncation, reason = "seven bits")]
    pub(super) const fn new(number: usize) -> Self {
        Self((number & 127) as u8)
    }

    /// From 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this card alone.
    pub const fn alone(self) -> Cards {
        Cards(1 << self.0)
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this card one of them?
    pub const fn contains(self, card: CardNo) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Is any of those one of these?
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// With one more.
    pub(super) const fn insert(&mut self, card: CardNo) {
        self.0 |= 1 << card.0;
    }

    /// With one less.
    pub(super) const fn remove(&mut self, card: CardNo) {
        self.0 &= !(1 << card.0);
    }

    /// The one with the lowest number.
    pub const fn first(self) -> Option<CardNo> {
        if self.is_empty() {
            None
        } else {
            Some(CardNo((self.0.trailing_zeros() & 127) as u8))
        }
    }

    /// One of them, each as likely.
    pub(super) fn random(self, chance: &mut Chance<impl Rng>) -> Option<CardNo> {
        let mut rest = self;
        for _ in 0..chance.below(self.len()) {
            rest.0 &= rest.0.wrapping_sub(1);
        }
        rest.first()
    }
}

#[allow(
    clippy::copy_iterator,
    reason = "a set is small, and mostly looked through where it is made"
)]
impl Iterator for Cards {
    type Item = CardNo;

    fn next(&mut self) -> Option<CardNo> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<CardNo> for Cards {
    fn from_iter<I: IntoIterator<Item = CardNo>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl BitAnd for Cards {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Cards {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// The most cards there is room for; a power of two, so that a place wraps around.
const ROOM: u8 = 128;

/// The face-down deck: drawn from the top, discarded under it (2016 rulebook, lines 1055, 1057).
#[derive(Clone, Copy, Debug)]
pub struct Deck {
    cards: [CardNo; ROOM as usize],
    top: u8,
    count: u8,
}

impl Deck {
    /// How many cards it has.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Has it run out?
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    const fn place(&self, index: u8) -> usize {
        (self.top.wrapping_add(index) % ROOM) as usize
    }

    /// All cards, top first.
    pub fn iter(&self) -> impl Iterator<Item = CardNo> {
        (0..self.count).map(|index| self.cards[self.place(index)])
    }

    pub(super) fn draw(&mut self) -> Option<CardNo> {
        self.count = self.count.checked_sub(1)?;
        let card = self.cards[self.top as usize];
        self.top = (self.top + 1) % ROOM;
        Some(card)
    }

    pub(super) fn put_under(&mut self, card: CardNo) {
        let place = self.place(self.count);
        self.cards[place] = card;
        self.count += 1;
    }

    /// Takes a card out, wherever it is; false if it is not there.
    pub(super) fn take_out(&mut self, card: CardNo) -> bool {
        let before = self.count;
        *self = self.iter().filter(|one| *one != card).collect();
        self.count < before
    }

    pub(super) fn shuffle(&mut self, chance: &mut Chance<impl Rng>) {
        // From the first place on, so that the cards are side by side.
        self.cards.rotate_left(self.top as usize);
        self.top = 0;
        chance.shuffle(&mut self.cards[..self.count as usize]);
    }
}

/// The first card on top.
impl FromIterator<CardNo> for Deck {
    fn from_iter<I: IntoIterator<Item = CardNo>>(cards: I) -> Self {
        let mut deck = Self {
            cards: [CardNo(0); ROOM as usize],
            top: 0,
            count: 0,
        };
        cards.into_iter().for_each(|card| deck.put_under(card));
        deck
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_under_the_deck_is_drawn_last_however_often_it_goes_round() {
        let mut deck: Deck = (0..68).map(CardNo::new).collect();
        for number in 0..500 {
            let card = deck.draw().unwrap();
            assert_eq!(card, CardNo::new(number % 68));
            deck.put_under(card);
        }
        assert_eq!(deck.len(), 68);
        assert!(deck.take_out(CardNo::new(30)) && !deck.take_out(CardNo::new(30)));
        assert_eq!(deck.iter().count(), 67);
    }

    #[test]
    fn a_set_gives_its_cards_in_order_and_any_of_them_by_chance() {
        let cards: Cards = [5, 1, 67].map(CardNo::new).into_iter().collect();
        assert_eq!(cards.map(CardNo::index).collect::<Vec<_>>(), [1, 5, 67]);
        let mut chance = Chance::new("a card");
        let drawn: Cards = (0..40).filter_map(|_| cards.random(&mut chance)).collect();
        assert_eq!((drawn, cards.len()), (cards, 3));
        assert_eq!(Cards::NONE.random(&mut chance), None);
    }
}
