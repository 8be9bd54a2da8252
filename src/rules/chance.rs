//! Chance that a seed fixes for ever: `ChaCha` with 8 rounds, and our own way from its numbers to
//! ours, so that no new version of a library can change a deck that was shared.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of random numbers from a seed.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of a seed: any text. Its bytes are laid around the key of 32 bytes.
    pub fn new(seed: &str) -> Self {
        let mut key = [0_u8; 32];
        for (index, byte) in seed.bytes().enumerate() {
            let place = &mut key[index % 32];
            *place = place.rotate_left(3) ^ byte;
        }
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below `limit`, each equally likely (Lemire's method); 0 if the limit is 0.
    pub fn below(&mut self, limit: u32) -> u32 {
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(limit);
            let low = product & u64::from(u32::MAX);
            // Only the lowest few values would favour some numbers; they are drawn again.
            if low >= u64::from(limit.wrapping_neg().checked_rem(limit).unwrap_or(0)) {
                return u32::try_from(product >> 32).expect("the upper half of 64 bits");
            }
        }
    }

    /// A place in a list of so many, each equally likely; 0 if it is empty.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).expect("no list of ours is that long")) as usize
    }

    /// One of a list that is not empty.
    pub fn choose<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[self.index(list.len())]
    }

    /// Takes one out of a list that is not empty; the others keep their order.
    pub fn take<T>(&mut self, list: &mut Vec<T>) -> T {
        list.remove(self.index(list.len()))
    }

    /// Brings so many to the front, each choice of them equally likely, in any order.
    pub fn deal<T>(&mut self, list: &mut [T], count: usize) {
        for place in 0..count {
            let other = place + self.index(list.len() - place);
            list.swap(place, other);
        }
    }

    /// Puts a list into any order, each equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            let other = self.index(place + 1);
            list.swap(place, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a seed leads to was printed and shared: none of this may ever change.
    #[test]
    fn a_seed_leads_to_the_same_for_ever() {
        let mut chance = Chance::new("friday");
        let numbers = [7, 7, 100, 1].map(|limit| chance.below(limit));
        let mut shuffled: Vec<u8> = (0..8).collect();
        chance.shuffle(&mut shuffled);
        let mut dealt: Vec<u8> = (0..8).collect();
        chance.deal(&mut dealt, 3);
        let taken = (chance.take(&mut dealt), *chance.choose(&dealt));
        assert_eq!(numbers, [6, 5, 99, 0]);
        assert_eq!(shuffled, [3, 1, 6, 0, 2, 4, 5, 7]);
        assert_eq!(dealt, [2, 1, 7, 3, 4, 5, 0]);
        assert_eq!(taken, (6, 5));
    }

    #[test]
    fn every_order_and_every_choice_is_equally_likely() {
        let mut chance = Chance::new("orders");
        let (mut orders, mut choices) = ([0_u32; 27], [0_u32; 9]);
        for _ in 0..60_000 {
            let mut list = [0, 1, 2];
            chance.shuffle(&mut list);
            orders[list[0] * 9 + list[1] * 3 + list[2]] += 1;
            let mut list = [0, 1, 2];
            chance.deal(&mut list, 2);
            choices[list[0] * 3 + list[1]] += 1;
        }
        let fair = |count: &u32| *count == 0 || (9_500..10_500).contains(count);
        assert!(orders.iter().all(fair) && choices.iter().all(fair));
        assert_eq!(orders.iter().filter(|count| **count > 0).count(), 6);
        assert_eq!(choices.iter().filter(|count| **count > 0).count(), 6);
    }
}
