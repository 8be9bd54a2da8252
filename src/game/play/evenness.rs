//! What makes a deck even: its cards win alike.

use super::counts::Counts;
use super::rates::Estimate;
use serde::Serialize;

/// How even a deck is: by how much its cards differ in what they win, without what chance adds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Evenness {
    /// The standard deviation of the characters' wins.
    pub characters: f64,
    /// The same of the unique districts' wins.
    pub districts: f64,
}

impl Evenness {
    /// Of these games.
    pub fn of(counts: &Counts) -> Self {
        let ratio = |ratio| Estimate::of_ratio(ratio, counts.games);
        let characters = counts.characters.values();
        let districts = counts.districts.values();
        Self {
            characters: deviation(characters.filter_map(|picked| ratio(picked.chosen))),
            districts: deviation(districts.filter_map(|built| ratio(*built))),
        }
    }

    /// Both together: the smaller, the more even.
    pub fn uneven(self) -> f64 {
        // Not `hypot`, which would load a library.
        (self.characters * self.characters + self.districts * self.districts).sqrt()
    }
}

/// The standard deviation of what is estimated.
#[allow(clippy::cast_precision_loss, reason = "a deck has few cards")]
fn deviation(estimates: impl Iterator<Item = Estimate>) -> f64 {
    let estimates: Vec<Estimate> = estimates.collect();
    let count = estimates.len() as f64;
    if estimates.len() < 2 {
        return 0.0;
    }
    let mean = estimates.iter().map(|one| one.value).sum::<f64>() / count;
    let squares = estimates.iter().map(|one| (one.value - mean).powi(2));
    let variance = squares.sum::<f64>() / (count - 1.0);
    let chance = estimates.iter().map(|one| one.error.powi(2)).sum::<f64>() / count;
    (variance - chance).max(0.0).sqrt()
}
