//! What may have happened to a card, and who did it.

use super::card::Character;
use serde::Serialize;
use strum::{EnumIter, EnumString, IntoStaticStr, VariantNames};

/// What people say of a card or a moment: the states of `locales/<language>/words.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[derive(EnumIter, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum State {
    Killed,
    Bewitched,
    Robbed,
    Threatened,
    Warrant,
    Beautified,
    Completed,
    LastRound,
    FirstTurn,
    Tie,
}

impl State {
    /// The character that brings a card into this state, if one does.
    pub const fn cause(self) -> Option<Character> {
        match self {
            Self::Killed => Some(Character::Assassin),
            Self::Bewitched => Some(Character::Witch),
            Self::Robbed => Some(Character::Thief),
            Self::Threatened => Some(Character::Blackmailer),
            Self::Warrant => Some(Character::Magistrate),
            Self::Beautified => Some(Character::Artist),
            Self::Completed | Self::LastRound | Self::FirstTurn | Self::Tie => None,
        }
    }
}
