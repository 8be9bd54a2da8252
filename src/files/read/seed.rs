//! Seeds: any text. A printed seed includes the version of the draw.

use crate::fault;
use crate::fault::{Fault, typed};
use crate::rules::chance::Chance;
use crate::rules::deck::draw::Version;
use serde::{Serialize, Serializer};
use std::fmt;

/// A seed; displayed with its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seed {
    version: Version,
    text: String,
}

impl Seed {
    /// A generated seed.
    pub const fn fresh(text: String) -> Self {
        let version = Version::NEWEST;
        Self { version, text }
    }

    /// A typed seed, with or without its version.
    ///
    /// # Errors
    ///
    /// It is from a newer program with an unknown draw.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut letters = text.chars();
        let number = letters.next().and_then(|letter| letter.to_digit(10));
        let version = number.and_then(|number| u8::try_from(number).ok());
        let Some(version) = version.filter(|version| *version > 0 && letters.next() == Some('-'))
        else {
            return Ok(Self::fresh(text.to_owned()));
        };
        if version > Version::NEWEST.0 {
            let fault = fault!(BadValue, "error-seed-version", seed = typed(text));
            return Err(fault.at("--seed"));
        }
        Ok(Self {
            version: Version(version),
            text: letters.as_str().to_owned(),
        })
    }

    /// The random generator for it.
    pub fn chance(&self) -> Chance {
        Chance::new(&self.text)
    }

    pub const fn version(&self) -> Version {
        self.version
    }

    /// Without its version.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.version.0, self.text)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
