//! What is counted of the things done in a game: each kind of deed, and what hurts.

use super::ledger::Act;
use enum_map::Enum;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, VariantNames};

/// What is done in a game, as far as it is counted. The ids are those of the report of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Enum, EnumIter, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Deed {
    GatherGold,
    GatherCards,
    Kill,
    Bewitch,
    Rob,
    Robbed,
    Warrants,
    Threaten,
    Bribe,
    NoBribe,
    RevealThreat,
    Spy,
    SwapHands,
    Redraw,
    WizardTake,
    SeerTake,
    SeerGive,
    Crown,
    Income,
    Tithe,
    ExtraGold,
    ExtraCards,
    Refund,
    Queen,
    Navigate,
    Study,
    Build,
    Confiscate,
    Tax,
    CollectTax,
    Destroy,
    Seize,
    Exchange,
    Beautify,
    Armory,
    Laboratory,
    Smithy,
    Museum,
    Park,
    PoorHouse,
    Theater,
    Heir,
    MarkersBack,
    /// A turn that was lost to the Assassin.
    Killed,
}

impl Deed {
    /// What this act counts as.
    pub const fn of<C>(act: &Act<C>) -> Self {
        match act {
            Act::GatherGold => Self::GatherGold,
            Act::GatherCards { .. } => Self::GatherCards,
            Act::Kill { .. } => Self::Kill,
            Act::Bewitch { .. } => Self::Bewitch,
            Act::Rob { .. } => Self::Rob,
            Act::Robbed { .. } => Self::Robbed,
            Act::Warrants { .. } => Self::Warrants,
            Act::Threaten { .. } => Self::Threaten,
            Act::Bribe => Self::Bribe,
            Act::NoBribe => Self::NoBribe,
            Act::RevealThreat { .. } => Self::RevealThreat,
            Act::Spy { .. } => Self::Spy,
            Act::SwapHands { .. } => Self::SwapHands,
            Act::Redraw { .. } => Self::Redraw,
            Act::WizardTake { .. } => Self::WizardTake,
            Act::SeerTake => Self::SeerTake,
            Act::SeerGive => Self::SeerGive,
            Act::Crown { .. } => Self::Crown,
            Act::Income { .. } => Self::Income,
            Act::Tithe { .. } => Self::Tithe,
            Act::ExtraGold => Self::ExtraGold,
            Act::ExtraCards => Self::ExtraCards,
            Act::Refund => Self::Refund,
            Act::Queen => Self::Queen,
            Act::Navigate { .. } => Self::Navigate,
            Act::Study { .. } => Self::Study,
            Act::Build { .. } => Self::Build,
            Act::Confiscate { .. } => Self::Confiscate,
            Act::Tax => Self::Tax,
            Act::CollectTax => Self::CollectTax,
            Act::Destroy { .. } => Self::Destroy,
            Act::Seize { .. } => Self::Seize,
            Act::Exchange { .. } => Self::Exchange,
            Act::Beautify { .. } => Self::Beautify,
            Act::Armory { .. } => Self::Armory,
            Act::Laboratory { .. } => Self::Laboratory,
            Act::Smithy => Self::Smithy,
            Act::Museum { .. } => Self::Museum,
            Act::Park => Self::Park,
            Act::PoorHouse => Self::PoorHouse,
            Act::Theater { .. } => Self::Theater,
            Act::Heir { .. } => Self::Heir,
            Act::MarkersBack => Self::MarkersBack,
        }
    }
}

/// What players do to each other: how harsh a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Enum, EnumIter, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Harm {
    /// A turn lost to the Assassin.
    Killed,
    /// A turn taken by the Witch.
    Bewitched,
    /// Gold lost to the Thief.
    Robbed,
    /// A district lost to the Warlord or the Armory.
    Destroyed,
    /// A district that another player has now.
    Taken,
}

impl Harm {
    /// The harm of a deed, if it does any.
    pub const fn of(deed: Deed) -> Option<Self> {
        match deed {
            Deed::Killed => Some(Self::Killed),
            Deed::Bewitch => Some(Self::Bewitched),
            Deed::Robbed => Some(Self::Robbed),
            Deed::Destroy | Deed::Armory => Some(Self::Destroyed),
            Deed::Seize | Deed::Exchange | Deed::Confiscate => Some(Self::Taken),
            _ => None,
        }
    }
}
