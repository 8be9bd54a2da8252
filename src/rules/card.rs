//! The closed vocabulary of the cards: kinds of district, where a card comes from, what it scores.

use serde::Deserialize;
use strum::{EnumIter, EnumString, IntoStaticStr, VariantArray};

/// The id of a card, the same in every edition and language: `thieves-den`.
pub type CardId = &'static str;

/// The five types of district (2016 rulebook, Districts). The order is the printed one.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum DistrictType {
    /// Yellow; pays rank 4.
    Noble,
    /// Blue; pays Bishop, Abbot, Cardinal.
    Religious,
    /// Green; pays Merchant and Trader.
    Trade,
    /// Red; pays rank 8.
    Military,
    /// Purple; pays nobody, has an effect of its own.
    Unique,
}

impl DistrictType {
    /// The name used in data, JSON and message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// Where a card first appeared; on the 2016 cards a gem tells (2016 rulebook, Kinds of gems).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Origin {
    /// The game of 2000.
    #[serde(rename = "original")]
    Original,
    /// The expansion The Dark City.
    #[serde(rename = "dark-city")]
    DarkCity,
    /// Made for the edition of 2016.
    #[serde(rename = "2016")]
    #[strum(serialize = "2016")]
    New2016,
}

impl Origin {
    /// The name used in data, JSON and message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What a card does for a deck, in one word. A deck's profile counts them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, EnumIter, IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum Trait {
    /// Takes from others or hinders them.
    Attack,
    /// Protects a city or makes it dearer to touch.
    Defence,
    /// Brings gold.
    Gold,
    /// Brings cards.
    Cards,
    /// Builds more, cheaper or otherwise than usual.
    Building,
    /// Scores at the end, or helps to complete the city.
    Scoring,
    /// Rests on knowing, guessing or hiding.
    Bluff,
    /// Needs explaining.
    Complexity,
}

impl Trait {
    /// The name used in data, JSON and message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What the rules must know of a card besides its points. Data selects it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// Names a character that loses its turn (Assassin).
    Kill,
    /// Names a character and plays its turn (Witch).
    Bewitch,
    /// Lays three warrants (Magistrate).
    Warrants,
    /// Names a character and takes its gold (Thief).
    Rob,
    /// Lays two threats (Blackmailer).
    Threats,
    /// Takes the crown (King, Patrician).
    TakeCrown,
    /// Gives the crown to somebody else (Emperor).
    GiveCrown,
    /// Keeps rank 8 out of the city (Bishop).
    Sanctuary,
    /// Gets the building gold back at the end of the turn (Alchemist).
    Refund,
    /// Gets the building gold back at once (Alchemist of the third edition).
    RefundAtOnce,
    /// Builds nothing (Navigator).
    NoBuilding,
    /// Touches a district in another city (rank 8).
    Attack,
    /// The same, but only at the end of the turn (Warlord, and the classic Diplomat).
    AttackLast,
    /// Is paid for sitting beside rank 4 (Queen).
    BesideCrown,
    /// Is paid for every district built (Tax Collector).
    Tax,
    /// Is paid once a turn by whoever built (Tax Collector of the older boxes).
    TurnTax,
    /// A district: cards for an empty hand at the end of the turn (Park).
    EmptyHand,
    /// A district: gold for an empty stash at the end of the turn (Poor House).
    EmptyStash,
    /// A district: duplicates may stand beside it (Quarry).
    Duplicates,
    /// A district: characters are swapped after the selection (Theater).
    BlindSwap,
    /// A district: whoever was killed still takes an action (Hospital).
    SparedAction,
    /// A district: gold whenever the crown moves (Throne Room).
    CrownGold,
    /// A district: thanks are due to its owner who has the crown (Ball Room).
    Thanks,
    /// A district: the game may end sooner (Bell Tower).
    ShorterGame,
    /// A district: rank 8 cannot touch it (Keep).
    Untouchable,
    /// A district: what rank 8 destroys may be taken into the hand for a coin (Graveyard).
    Salvage,
}

impl Power {
    /// Does it touch a district in another city, at whichever moment?
    #[must_use]
    pub const fn attacks(self) -> bool {
        matches!(self, Self::Attack | Self::AttackLast)
    }
}

/// What a unique district does for the final score. Data selects the kind and its numbers,
/// so that a new card of a known kind is one entry in `data/districts.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Bonus {
    /// So many points, always (Dragon Gate).
    Flat {
        /// Points scored.
        points: u8,
    },
    /// Points for each district of odd cost (Basilica).
    PerOddCost {
        /// Points for each.
        points: u8,
    },
    /// Points once for three districts of one type (Capitol).
    ThreeOfAType {
        /// Points scored.
        points: u8,
    },
    /// Counts as a type of the owner's choice (Haunted Quarter).
    AnyType {},
    /// The same, unless it was built in the last round (Haunted City).
    AnyTypeUnlessLate {},
    /// Points for each gold in the stash (Imperial Treasury).
    PerGold {
        /// Points for each.
        points: u8,
    },
    /// Points if it is the only unique district (Ivory Tower).
    OnlyUnique {
        /// Points scored.
        points: u8,
    },
    /// Points for each card in hand (Map Room).
    PerCardInHand {
        /// Points for each.
        points: u8,
    },
    /// Counts as several districts toward a completed city (Monument).
    CountsAs {
        /// How many districts.
        districts: u8,
    },
    /// Points for each card under it (Museum).
    PerCardUnder {
        /// Points for each.
        points: u8,
    },
    /// Points when shown from the hand at the end (Secret Vault).
    InHand {
        /// Points scored.
        points: u8,
    },
    /// Points for whoever holds the crown (Statue).
    WithCrown {
        /// Points scored.
        points: u8,
    },
    /// Points for each unique district, itself included (Wishing Well).
    PerUnique {
        /// Points for each.
        points: u8,
    },
    /// Points for each other unique district (Wishing Well in the older boxes).
    PerOtherUnique {
        /// Points for each.
        points: u8,
    },
    /// Lets the game end with so many districts (Bell Tower).
    EndsAt {
        /// How many districts.
        districts: u8,
    },
}
