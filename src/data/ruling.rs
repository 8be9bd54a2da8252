//! The rulings (`data/rulings/`), and the books they cite (`data/sources.toml`).

use crate::name::Slug;
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::{CardKind, Standing, Subject, Verdict};
use crate::rules::table::Players;
use crate::topic::TopicId;
use crate::{Game, added};
use serde::{Deserialize, Serialize};

/// `data/rulings/<card or topic>.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// In reading order.
    pub ruling: Vec<Ruling>,
}

/// A ruling; its text is the message `ruling-<id>`, in the tile game `fortress-ruling-<id>`.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    #[serde(default, deserialize_with = "added")]
    pub game: Game,
    /// Unique among all rulings.
    pub id: Slug,
    /// The editions it applies to; 2016 if absent.
    #[serde(default = "only_2016")]
    pub editions: Vec<Edition>,
    /// The id of its rule page.
    pub topic: Option<Slug>,
    /// Groups of alternatives, each sorted; see [`citadels_game::ruling`].
    #[serde(default)]
    pub about: Vec<Vec<Card>>,
    /// The player counts it matters for; empty for all.
    #[serde(default)]
    pub players: Vec<Players>,
    /// False if it is about books and boxes, not about play.
    #[serde(default = "yes")]
    pub in_play: bool,
    /// Why no position can show it, in a word: `talk`, `hidden`. Every other 2016 ruling about play
    /// has a test of its name in `tests/play/rulings`.
    #[serde(default)]
    pub not_played: Option<String>,
    pub subject: Option<Subject>,
    /// The short answer to the first question of its message's attribute `asked`.
    pub verdict: Option<Verdict>,
    /// How often it is asked: 0 to 9. A card's page starts with what is asked most.
    #[serde(default)]
    pub often: u8,
    /// Its card says the same, in fewer words: a sheet that has them leaves it out on paper.
    #[serde(default)]
    pub on_card: bool,
    /// Its topic's page says the same already: there it is left out.
    #[serde(default)]
    pub on_page: bool,
    /// It also applies to every other card of this kind.
    #[serde(default)]
    pub holds_for: Vec<CardKind>,
    /// From the rulebook, or ours.
    pub standing: Standing,
    /// Where it is stated.
    pub source: Source,
    /// Where the rulebooks of its other editions state it.
    #[serde(default)]
    pub also: Vec<Source>,
    /// The lines of the fact sheets it answers: `checklist-54`, `U-8`.
    pub covers: Vec<String>,
}

const fn yes() -> bool {
    true
}

fn only_2016() -> Vec<Edition> {
    vec![Edition::E2016]
}

impl Ruling {
    pub fn message(&self) -> String {
        match self.game {
            Game::Citadels => format!("ruling-{}", self.id),
            Game::Fortress => format!("fortress-ruling-{}", self.id),
        }
    }

    pub const fn id(&self) -> &'static str {
        self.id.id()
    }

    /// Its rule page.
    pub fn topic(&self) -> Option<TopicId> {
        let game = self.game;
        self.topic.map(|id| TopicId { game, id })
    }

    /// Every place where it is stated.
    pub fn sources(&self) -> impl Iterator<Item = &Source> {
        std::iter::once(&self.source).chain(&self.also)
    }

    /// Where this edition states it: its first place, if that holds there (a printed card holds in
    /// every edition); else the edition's own rulebook, the card, or elsewhere.
    pub fn source_in(&self, edition: Edition) -> &Source {
        if self.source.edition.is_none_or(|of| of == edition) {
            return &self.source;
        }
        let mut all = self.sources();
        let own = all.find(|source| source.edition == Some(edition));
        own.or_else(|| self.sources().find(|source| source.edition.is_none()))
            .unwrap_or(&self.source)
    }

    /// Can it come up with this many players?
    pub fn matters_for(&self, players: Players) -> bool {
        self.in_play && (self.players.is_empty() || self.players.contains(&players))
    }

    /// The cards it is always about: those without alternatives.
    pub fn sure_cards(&self) -> Vec<Card> {
        let sure = self.about.iter().filter(|group| group.len() == 1);
        sure.map(|group| group[0]).collect()
    }

    /// All the cards it is about, without duplicates, in group order.
    pub fn cards(&self) -> Vec<Card> {
        let mut cards = Vec::new();
        for &card in self.about.iter().flatten() {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }
}

/// A place in a rulebook.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// A book of `data/sources.toml`; [`Book::NONE`] if no book covers it.
    pub book: Slug,
    /// The edition of the book; none for cards.
    #[serde(default, deserialize_with = "added")]
    pub edition: Option<Edition>,
    /// One of its chapters.
    pub section: Option<Slug>,
    /// The card entry it is under.
    pub entry: Option<Card>,
    /// Lines of the rulebook file.
    #[serde(default)]
    pub lines: Vec<u32>,
}

impl Source {
    pub fn is_in_a_book(&self) -> bool {
        self.book != Book::NONE
    }

    /// The name of the book; none if no book covers it.
    pub fn book_message(&self) -> Option<String> {
        self.is_in_a_book().then(|| format!("book-{}", self.book))
    }

    /// What the book calls the chapter, and its common name for other books.
    pub fn section_messages(&self) -> Option<[String; 2]> {
        let section = self.section?;
        Some([
            format!("section-{section}-{}", self.book),
            format!("section-{section}"),
        ])
    }
}

/// `data/sources.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sources {
    /// The books rulings cite.
    pub book: Vec<Book>,
}

/// A book and its chapters.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Book {
    /// The id used to cite it.
    pub id: Slug,
    /// The edition of its rules; none for cards.
    pub edition: Option<Edition>,
    /// A player's rules, not the publisher's.
    #[serde(default)]
    pub variant: bool,
    /// The rulebook file whose lines are cited.
    pub seed: Option<String>,
    /// Chapters in reading order.
    #[serde(default)]
    pub sections: Vec<Slug>,
}

impl Book {
    /// What is cited where no book says anything.
    pub const NONE: Slug = Slug::new("none");
}
