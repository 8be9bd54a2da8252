//! Maps by card or act as they are written: without those of which there is nothing to say.

use enum_map::{EnumArray, EnumMap};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

pub fn serialize<K, V, S: Serializer>(map: &EnumMap<K, V>, to: S) -> Result<S::Ok, S::Error>
where
    K: EnumArray<V> + Serialize,
    V: Default + PartialEq + Serialize,
{
    let nothing = V::default();
    to.collect_map(map.iter().filter(|(_, value)| **value != nothing))
}

pub fn deserialize<'de, K, V, D: Deserializer<'de>>(from: D) -> Result<EnumMap<K, V>, D::Error>
where
    K: EnumArray<V> + Ord + Deserialize<'de>,
    V: Default + Deserialize<'de>,
{
    Ok(BTreeMap::deserialize(from)?.into_iter().collect())
}
