//! The rule pages and terms: `data/rules.toml` and `data/fortress/rules.toml`.

use crate::language::Language;
use crate::name::{Names, Slug};
use crate::rules::edition::Edition;
use crate::ruling::{Ruling, Source};
use crate::{Game, added};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the two files.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Pages, in reading order.
    pub topic: Vec<Topic>,
    /// Terms, by id.
    #[serde(default)]
    pub term: Vec<Topic>,
    /// The rulings of the tile game, in reading order.
    #[serde(default)]
    pub ruling: Vec<Ruling>,
}

/// Which rule page or term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TopicId {
    pub game: Game,
    pub id: Slug,
}

macro_rules! pages {
    ($($name:ident = $id:literal),*) => {
        impl TopicId {
            $(pub const $name: Self = Self { game: Game::Citadels, id: Slug::new($id) };)*

            /// The pages that the program knows by name.
            pub const KNOWN: &[Self] = &[$(Self::$name),*];
        }
    };
}

pages!(
    SELECTION = "selection",
    END = "end",
    SCORING = "scoring",
    TWO_PLAYERS = "two-players",
    THREE_PLAYERS = "three-players",
    CUSTOMIZING = "customizing",
    NINE_CHARACTERS = "nine-characters",
    SOLO = "solo",
    TERMS = "terms",
    WHICH_BOX = "which-box",
    ERRATA = "errata"
);

impl TopicId {
    pub const fn id(self) -> &'static str {
        self.id.id()
    }
}

impl fmt::Display for TopicId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// What a page is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    #[default]
    Page,
    Term,
}

/// A rule page or a term; its texts are in `rule-<id>` or `term-<id>`, those of the older editions
/// in `rule-<id>-<edition>` or `rule-<id>-older` where they differ.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    #[serde(default, deserialize_with = "added")]
    pub game: Game,
    #[serde(default, deserialize_with = "added")]
    pub kind: Kind,
    /// Unique within its kind.
    pub id: Slug,
    #[serde(default, deserialize_with = "added")]
    pub titles: Names,
    /// Its name in the older editions, if different.
    #[serde(default, deserialize_with = "added")]
    pub older_titles: Vec<(Edition, Names)>,
    /// Where the rule is stated: one place for each edition with the page.
    pub sources: Vec<Source>,
    /// The lines of the fact sheets that its text answers; numbered facts in the tile game.
    #[serde(default)]
    pub covers: Vec<String>,
}

impl Topic {
    pub const fn id(&self) -> TopicId {
        TopicId {
            game: self.game,
            id: self.id,
        }
    }

    /// Its title; the attribute `text` is its text.
    pub fn message(&self) -> String {
        let prefix = match (self.game, self.kind) {
            (Game::Fortress, _) => "fortress-rule",
            (Game::Citadels, Kind::Page) => "rule",
            (Game::Citadels, Kind::Term) => "term",
        };
        format!("{prefix}-{}", self.id)
    }

    /// The messages that an older edition may have instead: its own, or one for both; of the text,
    /// or of the title.
    pub fn own_messages(&self, part: &str, edition: Edition) -> Vec<String> {
        let ends = [edition.id(), "older"].into_iter();
        let ends = ends.filter(|_| edition != Edition::default());
        ends.map(|end| format!("{}{part}-{end}", self.message()))
            .collect()
    }

    /// Where this edition states it, if it does.
    pub fn source(&self, edition: Edition) -> Option<&Source> {
        // A book of no edition, such as the solo variant's, applies to all.
        let speaks = |source: &&Source| source.edition.is_none_or(|of| of == edition);
        self.sources.iter().find(speaks)
    }

    /// Its title in an edition.
    pub fn title(&self, lang: Language, edition: Edition) -> &str {
        let mut older = self.older_titles.iter();
        let own = older.find(|(of, _)| *of == edition);
        &own.map_or(&self.titles, |(_, own)| own)[lang]
    }
}
