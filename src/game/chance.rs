//! Randomness determined by a seed forever: `ChaCha` with 8 rounds, and our own mapping from its
//! numbers, so no library update can change a shared deck. Simulations, which draw millions of
//! numbers, use xoshiro256++ with the same mapping.

/// Any stream of random bits; only [`Chance`] turns them into choices.
pub use chacha20::rand_core::Rng;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random numbers from a seed.
#[derive(Debug)]
pub struct Chance<R = ChaCha8Rng>(R);

/// A stream for simulations: quick, and not meant to resist anyone.
pub type QuickChance = Chance<Xoshiro256PlusPlus>;

impl Chance {
    /// The stream for a seed: any text. Its bytes are wrapped around the 32-byte key.
    pub fn new(seed: &str) -> Self {
        Self(ChaCha8Rng::from_seed(key(seed)))
    }
}

/// A stream that continues from one place: the crate leaves it to us to say that none is secret.
impl Clone for Chance {
    fn clone(&self) -> Self {
        let mut copy = ChaCha8Rng::from_seed(self.0.get_seed());
        copy.set_word_pos(self.0.get_word_pos());
        Self(copy)
    }
}

impl QuickChance {
    /// The stream of one game of many: the same for this seed and number wherever it is played.
    pub fn quick(seed: &str, game: u64) -> Self {
        let mut key = key(seed);
        for (place, byte) in key.iter_mut().zip(game.to_le_bytes()) {
            *place ^= byte;
        }
        // The four words go into a ChaCha block first, so that neighbouring games share nothing.
        let mut words = [0; 32];
        ChaCha8Rng::from_seed(key).fill_bytes(&mut words);
        Self(Xoshiro256PlusPlus::from_seed(words))
    }
}

fn key(seed: &str) -> [u8; 32] {
    let mut key = [0_u8; 32];
    for (index, byte) in seed.bytes().enumerate() {
        let place = &mut key[index % 32];
        *place = place.rotate_left(3) ^ byte;
    }
    key
}

impl<R: Rng> Chance<R> {
    /// A uniform number below `limit` (Lemire's method); 0 if the limit is 0.
    pub fn below(&mut self, limit: u32) -> u32 {
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(limit);
            let low = product & u64::from(u32::MAX);
            // The lowest few values would bias the result; they are redrawn. There are fewer than
            // `limit` of them, so the division is hardly ever needed.
            if low >= u64::from(limit)
                || low >= u64::from(limit.wrapping_neg().checked_rem(limit).unwrap_or(0))
            {
                return u32::try_from(product >> 32).expect("the upper half of 64 bits");
            }
        }
    }

    /// A uniform index into a list of this length; 0 if empty.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).expect("no list of ours is that long")) as usize
    }

    /// One element of a non-empty list.
    pub fn choose<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[self.index(list.len())]
    }

    /// Removes one element from a non-empty list; the others keep their order.
    pub fn take<T>(&mut self, list: &mut Vec<T>) -> T {
        list.remove(self.index(list.len()))
    }

    /// Moves a uniform sample of this size to the front, in any order.
    pub fn deal<T>(&mut self, list: &mut [T], count: usize) {
        for place in 0..count {
            let other = place + self.index(list.len() - place);
            list.swap(place, other);
        }
    }

    /// Shuffles a list uniformly.
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

    /// The results of seeds were printed and shared: this must never change.
    #[test]
    fn a_seed_gives_the_same_result_forever() {
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
