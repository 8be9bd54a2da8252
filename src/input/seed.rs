//! Seeds: any text. A printed seed includes the version of the draw algorithm.

use crate::fault;
use crate::fault::{Fault, typed};
use crate::rules::chance::Chance;
use serde::{Serialize, Serializer};
use std::fmt;

/// A seed; displayed with its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seed(String);

impl Seed {
    /// A generated seed.
    pub const fn fresh(text: String) -> Self {
        Self(text)
    }

    /// A typed seed, with or without its version.
    ///
    /// # Errors It is from a newer program with an unknown draw algorithm.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some('1'), Some('-')) => Ok(Self(letters.as_str().to_owned())),
            (Some('2'..='9'), Some('-')) => {
                let fault = fault!(BadValue, "error-seed-version", seed = typed(text));
                Err(fault.at("--seed"))
            }
            _ => Ok(Self(text.to_owned())),
        }
    }

    /// The random generator for it.
    pub fn chance(&self) -> Chance {
        Chance::new(&self.0)
    }

    /// Without its version.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "1-{}", self.0)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_seed_is_read_again_and_a_newer_one_is_refused() {
        let friday = Seed::read("friday").unwrap();
        assert_eq!(friday.to_string(), "1-friday");
        assert_eq!(Seed::read("1-friday"), Ok(friday));
        assert!(Seed::read("2-friday").is_err() && Seed::read("10-friday").is_ok());
    }
}
