//! Chance that a seed fixes for ever: `ChaCha` with 8 rounds, and our own way from its numbers to
//! ours, so that no new version of a library can change a deck that was shared.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of random numbers from a seed.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of a seed: any text. Its bytes are laid around the key of 32 bytes.
    #[must_use]
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
}
