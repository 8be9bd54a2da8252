//! The closed vocabulary of the cards: the cards themselves, ranks, district types, origins and
//! scoring.

use enum_map::Enum;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use strum::{
    Display, EnumIter, EnumString, FromRepr, IntoEnumIterator, IntoStaticStr, VariantArray,
    VariantNames,
};

/// Every character of every edition, by id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Display, Enum, EnumIter, EnumString, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs, reason = "the names of the cards say what they are")]
pub enum Character {
    Abbot,
    Alchemist,
    Architect,
    Artist,
    Assassin,
    Bishop,
    Blackmailer,
    Cardinal,
    Diplomat,
    Emperor,
    King,
    Magician,
    Magistrate,
    Marshal,
    Merchant,
    Navigator,
    Patrician,
    Queen,
    Scholar,
    Seer,
    Spy,
    TaxCollector,
    Thief,
    Trader,
    Warlord,
    Witch,
    Wizard,
}

impl Character {
    /// The same in every edition and language: `tax-collector`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The type of district that it gets gold or cards for: the color behind its rank, in every
    /// edition (2016 rulebook, line 158).
    pub const fn pays(self) -> Option<DistrictType> {
        match self {
            Self::King | Self::Emperor | Self::Patrician => Some(DistrictType::Noble),
            Self::Bishop | Self::Abbot | Self::Cardinal => Some(DistrictType::Religious),
            Self::Merchant | Self::Trader => Some(DistrictType::Trade),
            Self::Warlord | Self::Diplomat | Self::Marshal => Some(DistrictType::Military),
            _ => None,
        }
    }
}

/// Every district of every edition, by id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Display, Enum, EnumIter, EnumString, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs, reason = "the names of the cards say what they are")]
pub enum District {
    Armory,
    BallRoom,
    Barracks,
    Basilica,
    BellTower,
    Capitol,
    Castle,
    Cathedral,
    Church,
    Docks,
    DragonGate,
    Factory,
    Fortress,
    Framework,
    GoldMine,
    Graveyard,
    GreatWall,
    Harbor,
    HauntedCity,
    HauntedQuarter,
    Hospital,
    ImperialTreasury,
    IvoryTower,
    Keep,
    Laboratory,
    Library,
    Lighthouse,
    Manor,
    MapRoom,
    Market,
    Monastery,
    Monument,
    Museum,
    Necropolis,
    Observatory,
    Palace,
    Park,
    PoorHouse,
    Prison,
    Quarry,
    SchoolOfMagic,
    SecretVault,
    Smithy,
    Stables,
    Statue,
    Tavern,
    Temple,
    Theater,
    ThievesDen,
    ThroneRoom,
    TownHall,
    TradingPost,
    University,
    Watchtower,
    WishingWell,
}

impl District {
    /// The same in every edition and language: `thieves-den`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A card of either sort: characters first, then districts, each by id.
///
/// ```
/// use citadels_game::card::{Card, Character, District};
/// assert_eq!("witch".parse(), Ok(Card::Character(Character::Witch)));
/// assert_eq!(Card::from(District::ThievesDen).id(), "thieves-den");
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, Enum, IntoStaticStr,
)]
pub enum Card {
    /// A character.
    #[strum(transparent)]
    Character(Character),
    /// A district.
    #[strum(transparent)]
    District(District),
}

impl Card {
    /// All cards, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        let characters = Character::iter().map(Self::Character);
        characters.chain(District::iter().map(Self::District))
    }

    /// The same in every edition and language: `thieves-den`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The character, if it is one.
    pub const fn character(self) -> Option<Character> {
        match self {
            Self::Character(character) => Some(character),
            Self::District(_) => None,
        }
    }

    /// The district, if it is one.
    pub const fn district(self) -> Option<District> {
        match self {
            Self::District(district) => Some(district),
            Self::Character(_) => None,
        }
    }
}

impl From<Character> for Card {
    fn from(character: Character) -> Self {
        Self::Character(character)
    }
}

impl From<District> for Card {
    fn from(district: District) -> Self {
        Self::District(district)
    }
}

impl<T: Copy + Into<Self>> From<&T> for Card {
    fn from(card: &T) -> Self {
        (*card).into()
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(id: &str) -> Result<Self, String> {
        let character = id.parse().map(Self::Character);
        character
            .or_else(|_| id.parse().map(Self::District))
            .map_err(|_| format!("there is no card \"{id}\""))
    }
}

/// A card in a file that nobody reads; people read its id.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Card")]
enum Stored {
    Character(Character),
    District(District),
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            return self.id().serialize(to);
        }
        Stored::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            return String::deserialize(from)?.parse().map_err(D::Error::custom);
        }
        Stored::deserialize(from)
    }
}

/// The number on a character; ranks are called in order (2016 rulebook, Calling phase).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[derive(Enum, EnumIter, FromRepr)]
#[repr(u8)]
#[allow(missing_docs, reason = "a number needs no words")]
pub enum Rank {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
}

impl Rank {
    /// The rank of this number.
    pub const fn new(number: u8) -> Option<Self> {
        Self::from_repr(number)
    }

    /// 1 to 9.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The eight in every game.
    pub fn eight() -> impl Iterator<Item = Self> {
        Self::iter().take(8)
    }
}

impl From<Rank> for u8 {
    fn from(rank: Rank) -> Self {
        rank.number()
    }
}

impl TryFrom<u8> for Rank {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("rank {number} is not 1 to 9"))
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// The five types of district (2016 rulebook, Districts). In printed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Enum, EnumIter, EnumString, IntoStaticStr, VariantNames, VariantArray)]
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
    /// Purple; pays nobody, has its own effect.
    Unique,
}

impl DistrictType {
    /// The name used in data, JSON and message ids.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// Where a card first appeared; on the 2016 cards a gem shows it (2016 rulebook, Kinds of gems).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Enum, EnumIter, EnumString, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Origin {
    /// The game of 2000.
    Original,
    /// The expansion The Dark City.
    DarkCity,
    /// New in the 2016 edition.
    #[serde(rename = "2016")]
    #[strum(serialize = "2016")]
    New2016,
}

impl Origin {
    /// The name used in data, JSON and message ids.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What a card does for a deck, in one word. A deck's profile counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Enum, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Trait {
    /// Takes from others or hinders them.
    Attack,
    /// Protects a city or makes attacking it more expensive.
    Defence,
    /// Brings gold.
    Gold,
    /// Brings cards.
    Cards,
    /// Builds more, cheaper or in special ways.
    Building,
    /// Scores at the end, or helps to complete the city.
    Scoring,
    /// Depends on knowing, guessing or hiding.
    Bluff,
    /// Needs explaining.
    Complexity,
}

impl Trait {
    /// The name used in data, JSON and message ids.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What the rules must know about a card besides its points. Selected by data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// Names a character that loses its turn (Assassin).
    Kill,
    /// Names a character and plays its turn (Witch).
    Bewitch,
    /// Places three warrants (Magistrate).
    Warrants,
    /// Names a character and takes its gold (Thief).
    Rob,
    /// Places two threats (Blackmailer).
    Threats,
    /// Takes the crown (King, Patrician).
    TakeCrown,
    /// Gives the crown to someone else (Emperor).
    GiveCrown,
    /// Keeps rank 8 out of the city (Bishop).
    Sanctuary,
    /// Gets the building gold back at the end of the turn (Alchemist).
    Refund,
    /// Gets the building gold back at once (Alchemist of the third edition).
    RefundAtOnce,
    /// Builds nothing (Navigator).
    NoBuilding,
    /// Affects a district in another city (rank 8).
    Attack,
    /// The same, but only at the end of the turn (Warlord, and the classic Diplomat).
    AttackLast,
    /// Is paid for sitting next to rank 4 (Queen).
    BesideCrown,
    /// Is paid for every district built (Tax Collector).
    Tax,
    /// Is paid once a turn by each player who built (Tax Collector of the older boxes).
    TurnTax,
    /// A district: cards for an empty hand at the end of the turn (Park).
    EmptyHand,
    /// A district: gold for an empty stash at the end of the turn (Poor House).
    EmptyStash,
    /// A district: duplicates are allowed (Quarry).
    Duplicates,
    /// The same, but only one (Quarry of the classic box).
    OneDuplicate,
    /// A district: characters are swapped after the draft (Theater).
    BlindSwap,
    /// A district: its killed owner still takes an action (Hospital).
    SparedAction,
    /// A district: gold whenever the crown moves (Throne Room).
    CrownGold,
    /// A district: players must thank its owner who has the crown (Ball Room).
    Thanks,
    /// A district: the game may end earlier (Bell Tower).
    ShorterGame,
    /// A district: rank 8 can't affect it (Keep).
    Untouchable,
    /// A district: a district destroyed by rank 8 can be bought for the hand for a coin
    /// (Graveyard).
    Salvage,
}

impl Power {
    /// Does it affect a district in another city, at any time?
    pub const fn attacks(self) -> bool {
        matches!(self, Self::Attack | Self::AttackLast)
    }
}

/// What a unique district does for the final score. Data selects the kind and its numbers, so a new
/// card of a known kind is one entry in `data/districts.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variant says what its number is")]
pub enum Bonus {
    /// A fixed bonus (Dragon Gate).
    Flat { points: u8 },
    /// Points for each district with an odd cost (Basilica).
    PerOddCost { points: u8 },
    /// Points once for three districts of one type (Capitol).
    ThreeOfAType { points: u8 },
    /// Counts as a type of the owner's choice (Haunted Quarter).
    AnyType,
    /// The same, unless it was built in the last round (Haunted City).
    AnyTypeUnlessLate,
    /// Points for each gold in the stash (Imperial Treasury).
    PerGold { points: u8 },
    /// Points if it is the only unique district (Ivory Tower).
    OnlyUnique { points: u8 },
    /// Points for each card in hand (Map Room).
    PerCardInHand { points: u8 },
    /// Counts as several districts toward a completed city (Monument).
    CountsAs { districts: u8 },
    /// Points for each card under it (Museum).
    PerCardUnder { points: u8 },
    /// Points when shown from the hand at the end (Secret Vault).
    InHand { points: u8 },
    /// Points for holding the crown (Statue).
    WithCrown { points: u8 },
    /// Points for each unique district, itself included (Wishing Well).
    PerUnique { points: u8 },
    /// Points for each other unique district (Wishing Well in the older boxes).
    PerOtherUnique { points: u8 },
    /// Lets the game end with this many districts (Bell Tower).
    EndsAt { districts: u8 },
}
