//! What the steward holds things worth: named numbers from `data/steward.toml`.

use crate::by_id;
use crate::card::{Character, District};
use enum_map::{Enum, EnumMap};
use serde::Deserialize;
use strum::{EnumIter, IntoStaticStr};

/// A number that is not about one card; `data/steward.toml` says what each means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Enum, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the file of the numbers says what they mean")]
pub enum Weight {
    Gold,
    SpareGold,
    Reserve,
    FirstCard,
    SecondCard,
    ThirdCard,
    MoreCards,
    Choice,
    Hold,
    HoldCost,
    Duplicate,
    Far,
    NewType,
    Tempo,
    Finish,
    LastBuild,
    Save,
    Crowds,
    Income,
    IncomeCard,
    ExtraBuild,
    BuildGold,
    HandGap,
    Peek,
    Purse,
    Robbery,
    Shield,
    Crown,
    Attack,
    Strike,
    Refund,
    Idle,
    Beauty,
    Stake,
    Nearness,
    Raze,
    RazeLeader,
    Stop,
    Order,
    Swap,
    Bribe,
    Obvious,
    Whim,
    Enables,
    Safe,
    Alarm,
    AlarmKill,
    Menace,
    Warrant,
    Win,
    BuildNow,
    End,
    Surplus,
    Cardless,
    Exposed,
    Dearer,
}

/// All of them: a point is worth 100.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The general ones.
    pub general: EnumMap<Weight, i32>,
    /// What taking a character is worth whatever the position; nothing, if the file has none.
    #[serde(deserialize_with = "by_id::deserialize")]
    pub characters: EnumMap<Character, i32>,
    /// What a district is worth in an empty city beyond its points; likewise.
    #[serde(deserialize_with = "by_id::deserialize")]
    pub districts: EnumMap<District, i32>,
}
