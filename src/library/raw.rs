//! The exact structure of the files in `data/`: the parser rejects unknown fields.

use crate::language::Language;
use crate::rules::card::{self, Bonus, Card, DistrictType, Origin, Power, Rank, Trait};
use crate::rules::edition::Edition;
use crate::rules::ruling::{CardKind, Standing, Subject, Verdict};
use crate::rules::table::Players;
use serde::Deserialize;

/// `data/characters.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Characters {
    /// By id.
    pub character: Vec<Character>,
}

/// A character, with its printing in each edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    pub id: card::Character,
    /// Other printed names.
    #[serde(default)]
    pub aliases: Vec<Alias>,
    /// One for each edition that has it.
    pub printings: Vec<CharacterPrinting>,
}

/// Another printed name, in one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alias {
    pub lang: Language,
    pub name: String,
}

/// A character in one edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterPrinting {
    pub edition: Edition,
    pub rank: Rank,
    /// Where it first appeared.
    pub origin: Origin,
    /// What it does for a deck.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// The fewest players it may be used with; 2 if absent.
    pub from_players: Option<Players>,
    /// What the caller of the round must know about it.
    pub power: Option<Power>,
    /// Languages in which it was never printed: its name there is our translation.
    #[serde(default)]
    pub ours: Vec<Language>,
}

/// `data/districts.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Districts {
    /// By id.
    pub district: Vec<District>,
}

/// A district, with its printing in each edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct District {
    pub id: card::District,
    /// The card that replaced it in a later box.
    pub successor: Option<card::District>,
    /// Other printed names.
    #[serde(default)]
    pub aliases: Vec<Alias>,
    /// One for each edition that has it.
    pub printings: Vec<DistrictPrinting>,
}

/// A district in one edition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DistrictPrinting {
    pub edition: Edition,
    /// One of the five types.
    #[serde(rename = "type")]
    pub kind: DistrictType,
    /// Absent for a card that can't be built.
    pub cost: Option<u8>,
    /// Another possible cost, if nobody has verified the card.
    pub cost_or: Option<u8>,
    /// Copies in the box.
    pub copies: u8,
    /// Another possible number of copies, if nobody has counted them.
    pub copies_or: Option<u8>,
    /// Where it first appeared.
    pub origin: Origin,
    /// What it does for the final score.
    pub bonus: Option<Bonus>,
    /// What it does for a deck.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// What the caller of the round must know about it.
    pub power: Option<Power>,
    /// Languages in which it was never printed: its name there is our translation.
    #[serde(default)]
    pub ours: Vec<Language>,
}

/// `data/decks/<id>.toml`: an official list.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    pub edition: Edition,
    /// By rank.
    pub characters: Vec<card::Character>,
    /// By id.
    pub districts: Vec<card::District>,
}

/// `data/rulings/<card or topic>.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// In reading order.
    pub ruling: Vec<Ruling>,
}

/// A ruling; its text is the message `ruling-<id>`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Unique among all rulings.
    pub id: String,
    /// The editions it applies to; 2016 if absent.
    #[serde(default = "only_2016")]
    pub editions: Vec<Edition>,
    /// Its rule page.
    pub topic: Option<String>,
    /// Groups of alternatives, each sorted.
    #[serde(default)]
    pub about: Vec<Vec<Card>>,
    /// The player counts it matters for; all if absent.
    pub players: Option<Vec<Players>>,
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
    /// Its card says the same, in fewer words.
    #[serde(default)]
    pub on_card: bool,
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
    /// Every place where it is stated.
    pub fn sources(&self) -> impl Iterator<Item = &Source> {
        std::iter::once(&self.source).chain(&self.also)
    }
}

/// A place in a rulebook.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// A book of `data/sources.toml`.
    pub book: String,
    /// One of its chapters.
    pub section: Option<String>,
    /// The card entry it is under.
    pub entry: Option<Card>,
    /// Lines of the rulebook file.
    #[serde(default)]
    pub lines: Vec<u32>,
}

/// `data/rules.toml` and `data/fortress/rules.toml`.
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

/// A rule page or a term; its texts are in `rule-<id>` or `term-<id>`, those of the older editions
/// in `rule-<id>-<edition>` or `rule-<id>-older` where they differ.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    /// Unique within its kind.
    pub id: String,
    /// Where the rule is stated: one place for each edition with the page.
    pub sources: Vec<Source>,
    /// The lines of the fact sheets it answers.
    #[serde(default)]
    pub covers: Vec<String>,
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
    pub id: String,
    /// The edition of its rules; none for cards.
    pub edition: Option<Edition>,
    /// A player's rules, not the publisher's.
    #[serde(default)]
    pub variant: bool,
    /// The rulebook file whose lines are cited.
    pub seed: Option<String>,
    /// Chapters in reading order.
    #[serde(default)]
    pub sections: Vec<String>,
}

/// `data/balance.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balance {
    /// By trait, in list order.
    pub widen: Vec<Widen>,
}

/// How much wider a trait's range is than that of the official lists.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Widen {
    #[serde(rename = "trait")]
    pub measure: Trait,
    /// This much lower.
    #[serde(default)]
    pub below: u8,
    /// This much higher.
    #[serde(default)]
    pub above: u8,
    /// From this version of the draw on.
    pub since: u8,
}
