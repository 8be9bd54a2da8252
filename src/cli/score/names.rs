//! Which district is meant: those of the edition first, then any card, to say what is wrong with it.

use super::super::{Context, card};
use crate::catalog::find::{Found, Name, find};
use crate::catalog::{card_names, cards};
use crate::failure::Fault;
use crate::rules::card::CardId;
use crate::rules::edition::Edition;

/// The names of an edition's districts.
pub struct Names {
    edition: Edition,
    districts: Vec<Name>,
}

impl Names {
    pub fn new(edition: Edition) -> Self {
        let is_district = |name: &&Name| {
            let printing = cards()[name.index].printing(edition);
            printing.is_some_and(|printing| printing.kind().is_some())
        };
        Self { edition, districts: card_names().iter().filter(is_district).copied().collect() }
    }

    /// The card that is meant, or the fault that says what may be.
    pub fn find(&self, context: &Context<'_>, typed: &str) -> Result<CardId, Fault> {
        match find(&self.districts, typed, context.texts.lang(), self.edition) {
            Found::One(index) => Ok(cards()[index].id),
            // A character, or a card of another box: the rules say why it cannot be.
            Found::None(_) | Found::Several(_) => match card::find(context, typed) {
                Ok(card) => Ok(card.id),
                Err(failure) => {
                    let fault = failure.faults.into_iter().next();
                    Err(fault.unwrap_or_else(|| {
                        Fault::told("unknown-card", context.texts, "error-card-missing", &[])
                    }))
                }
            },
        }
    }
}
