//! The boxes the program knows.

use serde::Deserialize;

/// An edition of the game. What differs between them is data, keyed by this.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Edition {
    /// The large box of 2016 with 27 characters.
    #[default]
    #[serde(rename = "2016")]
    E2016,
    /// The 80-card box: base game with The Dark City.
    #[serde(rename = "classic")]
    Classic,
    /// The French third edition.
    #[serde(rename = "third")]
    Third,
}

impl Edition {
    /// All editions, the default first.
    pub const ALL: [Self; 3] = [Self::E2016, Self::Classic, Self::Third];

    /// The name used in data, JSON, message ids and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::E2016 => "2016",
            Self::Classic => "classic",
            Self::Third => "third",
        }
    }

    /// The edition of that id, if there is one.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }
}
