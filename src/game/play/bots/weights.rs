//! What the steward holds things worth: named numbers from `data/steward.toml`.

use crate::card::{Character, District};
use enum_map::{Enum, EnumArray, EnumMap};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
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
    /// What taking a character is worth whatever the position.
    #[serde(deserialize_with = "or_nothing")]
    pub characters: EnumMap<Character, i32>,
    /// What a district is worth in an empty city beyond its points.
    #[serde(deserialize_with = "or_nothing")]
    pub districts: EnumMap<District, i32>,
}

/// A card that the file does not name is worth nothing of its own.
fn or_nothing<'de, D, K>(from: D) -> Result<EnumMap<K, i32>, D::Error>
where
    D: Deserializer<'de>,
    K: EnumArray<i32> + Deserialize<'de> + Ord,
{
    let named = BTreeMap::<K, i32>::deserialize(from)?;
    Ok(named.into_iter().collect())
}
