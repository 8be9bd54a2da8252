//! What is remembered of a game.

use super::super::card::District;
use super::Role;
use super::turn::Event;
use strum::{IntoStaticStr, VariantNames};

/// Something to remember of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Entry {
    /// A round begins.
    Round(usize),
    /// You are this character.
    YouAre(Role),
    /// You named this one.
    Named(Role),
    /// Vova is this one.
    VovaIs(Role),
    /// You lose your turn.
    NoTurn,
    /// You take so much gold, or pay it.
    Gold(i64),
    /// You lay this card into your hand.
    Draws(District),
    /// You put this card under the deck.
    Discards(District),
    /// You build this.
    Builds(District),
    /// You destroy this district of Vova's.
    Destroys(District),
    /// You take back what his Warlord destroyed.
    Salvages(District),
    /// Your city is complete.
    Complete,
    /// Something in Vova's turn.
    Vova(Event),
}

impl Entry {
    /// The name used in JSON and message ids; for Vova's turn that of the event.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Vova(event) => event.id(),
            _ => self.into(),
        }
    }
}
