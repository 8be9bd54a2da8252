//! The official lists: `data/decks/`.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr, VariantNames};

/// An official list of characters and unique districts, by id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(EnumIter, EnumString, IntoStaticStr, VariantNames, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum OfficialDeck {
    AmbitiousAristocrats,
    CunningAgents,
    DeviousDignitaries,
    FirstGame,
    IllustriousEmissaries,
    TenaciousDelegates,
    ViciousNobles,
}

impl OfficialDeck {
    pub fn id(self) -> &'static str {
        self.into()
    }
}
