//! Rates and their errors, from counts.

use super::counts::{Histogram, Ratio};
use serde::Serialize;

/// Within so many standard errors lies the truth 95 times of a hundred.
const Z: f64 = 1.959_963_984_540_054;

/// Six decimals: short to read, and every computer reads back what was written.
pub(super) fn tidy(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

/// So many in each of so many.
#[allow(
    clippy::cast_precision_loss,
    reason = "counts of games are far below 2^52"
)]
pub fn mean(sum: u64, of: u64) -> f64 {
    tidy(sum as f64 / of.max(1) as f64)
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// The share found.
    pub rate: f64,
    /// From here.
    pub low: f64,
    /// To here.
    pub high: f64,
}

impl Rate {
    /// Of so many independent cases so many won (Wilson's interval).
    #[allow(
        clippy::cast_precision_loss,
        reason = "counts of games are far below 2^52"
    )]
    pub fn of(won: u64, cases: u64) -> Option<Self> {
        if cases == 0 {
            return None;
        }
        let (won, cases) = (won as f64, cases as f64);
        let rate = won / cases;
        let middle = rate + Z * Z / (2.0 * cases);
        let reach = Z * (rate * (1.0 - rate) / cases + Z * Z / (4.0 * cases * cases)).sqrt();
        let whole = 1.0 + Z * Z / cases;
        Some(Self {
            rate: tidy(rate),
            low: tidy(((middle - reach) / whole).max(0.0)),
            high: tidy(((middle + reach) / whole).min(1.0)),
        })
    }

    /// Of cases that come several to a game.
    pub fn of_ratio(ratio: Ratio, games: u64) -> Option<Self> {
        let Estimate { value, error } = Estimate::of_ratio(ratio, games)?;
        let reach = Z * error;
        Some(Self {
            rate: tidy(value),
            low: tidy((value - reach).max(0.0)),
            high: tidy((value + reach).min(1.0)),
        })
    }
}

/// A figure and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "said above")]
pub struct Estimate {
    pub value: f64,
    pub error: f64,
}

#[allow(
    clippy::cast_precision_loss,
    reason = "counts of games are far below 2^52"
)]
impl Estimate {
    /// Of so many independent cases so many won.
    pub fn of_share(won: u64, cases: u64) -> Option<Self> {
        let rate = won as f64 / cases as f64;
        (cases > 0).then(|| Self {
            value: rate,
            error: (rate * (1.0 - rate) / cases as f64).sqrt(),
        })
    }

    /// Of cases that come several to a game: the error of a ratio of sums over games.
    pub fn of_ratio(ratio: Ratio, games: u64) -> Option<Self> {
        let Ratio { x, y, xx, xy, yy } = ratio;
        if x == 0 || games < 2 {
            return None;
        }
        let [x, y, xx, xy, yy, games] = [x, y, xx, xy, yy, games].map(|sum| sum as f64);
        let rate = y / x;
        let spread = (yy - 2.0 * rate * xy + rate * rate * xx).max(0.0);
        Some(Self {
            value: rate,
            error: (spread * games / (games - 1.0)).sqrt() / x,
        })
    }

    /// The mean of values that came up so often.
    pub fn of_mean(histogram: &Histogram) -> Option<Self> {
        let count = histogram.len();
        if count < 2 {
            return None;
        }
        let mean = histogram.sum() as f64 / count as f64;
        let counts = (0_u64..).zip(histogram.counts());
        let squares = counts.map(|(value, count)| (value as f64 - mean).powi(2) * *count as f64);
        let variance = squares.sum::<f64>() / (count - 1) as f64;
        Some(Self {
            value: mean,
            error: (variance / count as f64).sqrt(),
        })
    }
}

/// The middle and the usual range of a value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// One game of ten has at most this.
    pub p10: u64,
    /// Nine games of ten have at most this.
    pub p90: u64,
}

impl Histogram {
    /// The mean.
    pub fn mean(&self) -> f64 {
        mean(self.sum(), self.len())
    }

    /// The mean and the range of eight games of ten.
    pub fn spread(&self) -> Spread {
        Spread {
            mean: self.mean(),
            p10: self.percentile(10),
            p90: self.percentile(90),
        }
    }
}
