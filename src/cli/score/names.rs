//! Which district is meant: those of the edition first, then any card, to say what is wrong with it.

use super::super::shelf::Shelf;
use super::super::{Context, card};
use crate::failure::Fault;
use crate::library::find::{Found, Name, find};
use crate::library::{card_names, printing};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::view::card::name;

/// The names of an edition's districts.
pub struct Names {
    edition: Edition,
    districts: Vec<Name<Card>>,
}

impl Names {
    pub fn new(edition: Edition) -> Self {
        let is_district = |name: &&Name<Card>| {
            name.of.district().is_some() && printing(name.of, edition).is_some()
        };
        Self {
            edition,
            districts: card_names().iter().filter(is_district).copied().collect(),
        }
    }

    /// Which edition's.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The card that is meant, or the fault that says what may be.
    pub fn find(&self, context: &Context<'_>, typed: &str) -> Result<Card, Fault> {
        let found = find(&self.districts, typed, context.texts.lang(), self.edition);
        if let Found::One(card) = found {
            return Ok(card);
        }
        // A character, or a card of another box: the rules say why it cannot be.
        if let (Found::None(_), Ok(card)) = (found, card::find(context, typed)) {
            return Ok(card);
        }
        let districts = Shelf {
            names: &self.districts,
            fault: "unknown-card",
            stem: "unknown-card",
            id: &Card::id,
            label: &|card| format!("{} ({card})", name(context.texts, self.edition, card)),
        };
        let told = districts
            .find(context, typed)
            .err()
            .and_then(|failure| failure.faults.into_iter().next());
        Err(told.unwrap_or_else(|| {
            Fault::told("unknown-card", context.texts, "error-card-missing", &[])
        }))
    }
}
