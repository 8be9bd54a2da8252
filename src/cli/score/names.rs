//! Which district is meant.

use super::super::Context;
use crate::failure::Fault;
use crate::input::name;
use crate::rules::card::Card;
use crate::rules::edition::Edition;

/// The names of an edition's districts.
pub struct Names {
    edition: Edition,
}

impl Names {
    pub const fn new(edition: Edition) -> Self {
        Self { edition }
    }

    /// Which edition's.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The card that is meant, or the fault that says what may be.
    pub fn find(&self, context: &Context<'_>, typed: &str) -> Result<Card, Fault> {
        name::district(typed, context.texts.lang(), self.edition)
            .map_err(|faults| context.failed(faults).faults.remove(0))
    }
}
