//! The printed cards facts and names from `data/` and `locales/`, turned into tables at build time.

pub mod ask;
pub mod check;
pub mod decks;
pub mod facts;
mod features;
pub mod find;
pub mod fold;
pub mod fortress;
pub mod fortress_raw;
pub mod index;
pub mod learned;
pub mod measured;
mod official;
mod open;
pub mod packed;
pub mod parse;
pub mod players;
pub mod raw;
mod rulings;
pub mod search;
pub mod setup;
pub mod solo;
pub mod stems;
pub mod stored;
pub mod thing;
mod words;

use crate::language::Language;
use crate::rules::card::{
    Bonus, Card, Character, District, DistrictType, Origin, Power, Rank, Trait,
};
use crate::rules::city::{DistrictFacts, Supply};
use crate::rules::deck::DeckPlan;
use crate::rules::edition::Edition;
use crate::rules::ruling::{CardKind, Standing, Subject, Verdict};
use crate::rules::table::Players;
use crate::texts::Id;
use crate::texts::pieces::Pieces;
use enum_map::EnumMap;
use find::Name;
use index::{Index, Meaning, Postings};
use learned::{Learned, Scale};
use open::Open;
use packed::{List, Packed, Text};
use serde::Serialize;
use std::fmt;
use stored::Stored;
use strum::{EnumCount, IntoEnumIterator};

pub use official::OfficialDeck;
pub use rulings::{never_meet, rulings_about, rulings_general, rulings_on};
pub use words::with_word;

/// A card in one edition.
#[derive(Debug)]
pub struct Printing {
    pub card: Card,
    pub edition: Edition,
    /// Its name; the attributes `effect` and `reminder` say what it does, unless it is a basic
    /// district.
    message: Id,
    names: [Text; 4],
    /// Languages in which it was never printed: its name there is our translation.
    pub ours: List<Language>,
    /// Where the card first appeared.
    pub origin: Origin,
    /// What is printed on it.
    pub face: Face,
}

/// What is printed on a card.
#[derive(Debug)]
pub enum Face {
    Character {
        rank: Rank,
        /// The fewest players it may be used with.
        from_players: Players,
        /// What it does for a deck.
        traits: List<Trait>,
        /// What the caller of the round must know about it.
        power: Option<Power>,
    },
    District {
        /// One of five.
        kind: DistrictType,
        /// None if it can't be built.
        cost: Option<u8>,
        /// Another possible cost, if nobody has verified the card.
        cost_or: Option<u8>,
        /// Copies in the box.
        copies: u8,
        /// Another possible number of copies, if nobody has counted them.
        copies_or: Option<u8>,
        /// What it does for the final score.
        bonus: Option<Bonus>,
        /// What it does for a deck.
        traits: List<Trait>,
        /// What the caller of the round must know about it.
        power: Option<Power>,
    },
}

impl Printing {
    pub fn name(&self, lang: Language) -> &'static str {
        self.names[lang as usize].as_str()
    }

    /// The rank, if it is a character.
    pub const fn rank(&self) -> Option<Rank> {
        match self.face {
            Face::Character { rank, .. } => Some(rank),
            Face::District { .. } => None,
        }
    }

    /// What the caller of the round must know about it.
    pub const fn power(&self) -> Option<Power> {
        match self.face {
            Face::Character { power, .. } | Face::District { power, .. } => power,
        }
    }

    pub const fn cost(&self) -> Option<u8> {
        match self.face {
            Face::Character { .. } => None,
            Face::District { cost, .. } => cost,
        }
    }

    /// The two possible costs, if nobody has verified the card.
    pub const fn unseen_costs(&self) -> Option<(u8, u8)> {
        match self.face {
            Face::District {
                cost: Some(cost),
                cost_or: Some(other),
                ..
            } => Some((cost, other)),
            _ => None,
        }
    }

    /// The two possible numbers of copies, if nobody has counted them.
    pub const fn unseen_copies(&self) -> Option<(u8, u8)> {
        match self.face {
            Face::District {
                copies,
                copies_or: Some(other),
                ..
            } => Some((copies, other)),
            _ => None,
        }
    }

    /// The number of copies for display, if it is a district: with a question mark if nobody has
    /// counted them.
    pub fn shown_copies(&self) -> Option<String> {
        let Face::District { copies, .. } = self.face else {
            return None;
        };
        let sign = self.unseen_copies().map_or("", |_| "?");
        Some(format!("{copies}{sign}"))
    }

    /// The cost for display: with a question mark if unverified, a dash if it can't be built.
    pub fn shown_cost(&self) -> String {
        let sign = self.unseen_costs().map_or("", |_| "?");
        self.cost()
            .map_or("–".to_owned(), |cost| format!("{cost}{sign}"))
    }

    /// Does it have the white star of cards outside the base game (classic rulebook, lines 55–58;
    /// third edition, 277)? The 2016 cards have none.
    pub fn has_star(&self) -> bool {
        self.edition != Edition::E2016 && self.origin != Origin::Original
    }

    /// What it does for a deck.
    pub fn traits(&self) -> &'static [Trait] {
        match self.face {
            Face::Character { traits, .. } | Face::District { traits, .. } => traits.slice(),
        }
    }

    /// The type, if it is a district.
    pub const fn kind(&self) -> Option<DistrictType> {
        match self.face {
            Face::District { kind, .. } => Some(kind),
            Face::Character { .. } => None,
        }
    }
}

/// An official list of characters and unique districts.
#[derive(Debug)]
pub struct Deck {
    pub id: OfficialDeck,
    pub message: Id,
    /// The edition it is for.
    pub edition: Edition,
    names: [Text; 4],
    /// By rank.
    pub characters: List<Character>,
    /// By id.
    pub districts: List<District>,
}

impl Deck {
    pub fn name(&self, lang: Language) -> &'static str {
        self.names[lang as usize].as_str()
    }

    /// Its cards as a plan.
    pub fn plan(&self) -> DeckPlan {
        DeckPlan::of(
            self.characters.iter().copied(),
            self.districts.iter().copied(),
        )
    }

    pub fn contains(&self, card: Card) -> bool {
        match card {
            Card::Character(character) => self.characters.contains(&character),
            Card::District(district) => self.districts.contains(&district),
        }
    }
}

/// Which game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Game {
    Citadels,
    Fortress,
}

/// A ruling.
#[derive(Debug)]
pub struct Ruling {
    pub game: Game,
    id: Text,
    message: Id,
    /// The editions it applies to.
    pub editions: List<Edition>,
    /// Its rule page.
    pub topic: Option<TopicId>,
    /// Groups of alternatives; see [`crate::rules::ruling`].
    pub about: List<List<Card>>,
    /// The player counts it matters for; empty for all.
    pub players: List<Players>,
    /// False if it is about books and boxes, not about play.
    pub in_play: bool,
    pub subject: Option<Subject>,
    /// The short answer to the first question it settles.
    pub verdict: Option<Verdict>,
    /// How often it is asked, 0 to 9.
    pub often: u8,
    /// Its card says the same, in fewer words: a sheet that has them leaves it out on paper.
    pub on_card: bool,
    /// It also applies to every other card of this kind.
    pub holds_for: List<CardKind>,
    /// From the rulebook, or ours.
    pub standing: Standing,
    /// Where it is stated.
    pub source: Source,
    /// Where the rulebooks of its other editions state it.
    pub also: List<Source>,
    covers: List<Text>,
}

impl Ruling {
    pub fn id(&self) -> &'static str {
        self.id.as_str()
    }

    /// The lines of the fact sheets it answers.
    pub fn covers(&self) -> impl Iterator<Item = &'static str> {
        self.covers.into_iter().map(|line| line.as_str())
    }

    /// Where this edition states it: its first place, if that holds there (a printed card holds in
    /// every edition); else the edition's own rulebook, the card, or elsewhere.
    pub fn source_in(&self, edition: Edition) -> &Source {
        if self.source.edition.is_none_or(|of| of == edition) {
            return &self.source;
        }
        let all = || std::iter::once(&self.source).chain(&*self.also);
        let own = all().find(|source| source.edition == Some(edition));
        own.or_else(|| all().find(|source| source.edition.is_none()))
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
        for &card in self.about.into_iter().copied().flatten() {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }
}

/// A place in a rulebook.
#[derive(Debug)]
pub struct Source {
    /// The rulebook; none if no book covers it.
    pub book: Option<Id>,
    /// The edition of the rulebook; none for cards.
    pub edition: Option<Edition>,
    /// The chapter.
    pub section: Option<Id>,
    /// The card entry it is under.
    pub entry: Option<Card>,
}

/// The id of a rule page or a term, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TopicId(u8);

impl TopicId {
    pub fn id(self) -> &'static str {
        TOPIC_IDS[usize::from(self.0)].as_str()
    }
}

impl fmt::Display for TopicId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A rule page or a term.
#[derive(Debug)]
pub struct Topic {
    pub game: Game,
    pub id: TopicId,
    /// Its title; the attribute `text` is its text.
    pub message: Id,
    titles: [Text; 4],
    /// Its name in the older editions, if different.
    older_titles: List<(Edition, (Id, [Text; 4]))>,
    /// The older editions' text, if different.
    own: List<(Edition, Id)>,
    /// Where the rule is stated: one place for each edition with the page.
    pub sources: List<Source>,
    covers: List<Text>,
}

impl Topic {
    /// The lines of the fact sheets that its text answers; numbered facts in the tile game.
    pub fn covers(&self) -> impl Iterator<Item = &'static str> {
        self.covers.into_iter().map(|line| line.as_str())
    }

    /// Where this edition states it, if it does.
    pub fn source(&self, edition: Edition) -> Option<&'static Source> {
        // A book of no edition, such as the solo variant's, applies to all.
        let speaks = |source: &&Source| source.edition.is_none_or(|of| of == edition);
        self.sources.into_iter().find(speaks)
    }

    /// Its title in an edition.
    pub fn title(&self, lang: Language, edition: Edition) -> &'static str {
        let titles = self.own_title(edition).map_or(&self.titles, |(_, own)| own);
        titles[lang as usize].as_str()
    }

    /// The same as a message.
    pub fn title_message(&self, edition: Edition) -> Id {
        self.own_title(edition)
            .map_or(self.message, |(own, _)| *own)
    }

    fn own_title(&self, edition: Edition) -> Option<&'static (Id, [Text; 4])> {
        let mut own = self.older_titles.into_iter();
        own.find(|(of, _)| *of == edition).map(|(_, own)| own)
    }
}

include!(concat!(env!("OUT_DIR"), "/library.rs"));
include!(concat!(env!("OUT_DIR"), "/index.rs"));

crate::family!(
    /// The name of an edition.
    pub edition_name(Edition) = "edition-"
);

/// The name of a district type in an edition: the older ones say purple, and the French third
/// edition has its own word for the red ones (line 79).
pub fn type_name(kind: DistrictType, edition: Edition) -> Id {
    crate::family!(usual(DistrictType) = "type-");
    match (kind, edition) {
        (DistrictType::Military, Edition::Third) => crate::id!("type-military-third"),
        (DistrictType::Unique, Edition::Classic | Edition::Third) => crate::id!("type-purple"),
        _ => usual(kind),
    }
}

/// A card in each edition that has it.
pub fn printings(card: impl Into<Card>) -> &'static [Printing] {
    match card.into() {
        Card::Character(character) => CHARACTERS[character as usize].slice(),
        Card::District(district) => DISTRICTS[district as usize].slice(),
    }
}

/// The card in this edition.
pub fn printing(card: impl Into<Card>, edition: Edition) -> Option<&'static Printing> {
    let mut printings = printings(card).iter();
    printings.find(|printing| printing.edition == edition)
}

/// The card in this edition, or in the closest one that has it.
pub fn nearest_printing(card: impl Into<Card>, edition: Edition) -> &'static Printing {
    let card = card.into();
    let nearest = edition.nearest().into_iter();
    let mut printings = nearest.filter_map(|edition| printing(card, edition));
    printings.next().expect("every card is in some box")
}

/// Cards of other boxes with a name of this card: one that was typed, in any language, or the one in
/// the reader's language. Each with that name and its language.
pub fn namesakes(
    card: Card,
    edition: Edition,
    typed: &str,
    reader: Option<Language>,
) -> Vec<(Language, &'static Printing)> {
    let own = nearest_printing(card, edition);
    let typed = format!(" {} ", fold::fold(typed));
    let is_meant = |lang: &Language| {
        let name = fold::fold(own.name(*lang));
        Some(*lang) == reader || typed.contains(&format!(" {name} "))
    };
    let mut found: Vec<(Language, &Printing)> = Vec::new();
    for lang in Language::iter().filter(is_meant) {
        let name = fold::fold(own.name(lang));
        for other in Card::all().filter(|other| *other != card) {
            // In the same box, two cards never have one name.
            let namesakes = printings(other).iter().filter(|other| {
                other.edition != own.edition && fold::fold(other.name(lang)) == name
            });
            for namesake in namesakes {
                let is_known = |(_, known): &(Language, &Printing)| std::ptr::eq(*known, namesake);
                if !found.iter().any(is_known) {
                    found.push((lang, namesake));
                }
            }
        }
    }
    found
}

/// The card that replaces it in an edition, if any (Haunted City and Haunted Quarter); otherwise
/// the card itself.
pub fn in_edition(card: Card, edition: Edition) -> Card {
    if printing(card, edition).is_some() {
        return card;
    }
    let pairs = SUCCESSORS.iter();
    let mut others = pairs.flat_map(|&(older, newer)| [(older, newer), (newer, older)]);
    let other = others.find(|(of, other)| *of == card && printing(other, edition).is_some());
    other.map_or(card, |(_, other)| other)
}

/// The official lists, by id.
pub fn decks() -> &'static [Deck] {
    DECKS
}

/// The official list with this id.
pub fn deck(id: OfficialDeck) -> &'static Deck {
    &DECKS[id as usize]
}

/// All rulings, by card or topic then in reading order.
pub fn rulings() -> &'static [Ruling] {
    RULINGS
}

/// The stored questions of a language.
pub fn stored(lang: Language) -> Stored<'static> {
    STORED[lang as usize]
}

/// How a card's effect differs between editions, if it does.
pub fn difference(card: Card) -> Option<Id> {
    let mut all = DIFFERENCES.iter();
    all.find(|(of, _)| *of == card).map(|(_, message)| *message)
}

/// The rule page or term with this id.
pub fn topic(id: TopicId) -> &'static Topic {
    let all = [TOPICS, TERMS, FORTRESS_TOPICS].into_iter().flatten();
    let mut from = all.skip(id.0.into());
    from.next().expect("an id is a place in these tables")
}

/// How many district cards of a box are known.
pub fn known_districts(edition: Edition) -> usize {
    let supply = supply(edition);
    let districts = supply.districts();
    districts.map(|one| usize::from(one.copies)).sum()
}

/// Are all district cards of a box known?
pub fn is_known(edition: Edition) -> bool {
    known_districts(edition) == edition.rulebook().holds.districts
}

/// The rule pages of the tile game, in reading order.
pub fn fortress_topics() -> &'static [Topic] {
    FORTRESS_TOPICS
}

/// The rulings of the tile game, in reading order.
pub fn fortress_rulings() -> &'static [Ruling] {
    FORTRESS_RULINGS
}

/// The rule pages of an edition, in reading order.
pub fn topics_of(edition: Edition) -> impl Iterator<Item = &'static Topic> {
    TOPICS
        .iter()
        .filter(move |topic| topic.source(edition).is_some())
}

/// The districts of an edition, for scoring.
pub fn supply(edition: Edition) -> Supply {
    supply_of(edition, |_| true)
}

/// The same without The Dark City and newer cards: those of the solo variant (rulebook of the
/// variant, line 14).
pub fn base_supply(edition: Edition) -> Supply {
    supply_of(edition, |printing| printing.origin == Origin::Original)
}

fn supply_of(edition: Edition, has: impl Fn(&Printing) -> bool) -> Supply {
    let facts = |district: District| {
        let printing = printing(district, edition).filter(|printing| has(printing))?;
        let Face::District {
            kind,
            cost,
            copies,
            bonus,
            power,
            ..
        } = printing.face
        else {
            return None;
        };
        Some(DistrictFacts {
            id: district,
            kind,
            cost,
            copies,
            bonus,
            power,
        })
    };
    Supply {
        edition,
        facts: EnumMap::from_fn(facts),
    }
}

/// The terms of all editions, by id.
pub fn terms() -> &'static [Topic] {
    TERMS
}

/// The terms of an edition, by id.
pub fn terms_of(edition: Edition) -> impl Iterator<Item = &'static Topic> {
    TERMS
        .iter()
        .filter(move |term| term.source(edition).is_some())
}

/// Every name a card can be found by.
pub fn card_names() -> &'static [Name<Card>] {
    CARD_NAMES
}

/// Every name an official list can be found by.
pub fn deck_names() -> &'static [Name<OfficialDeck>] {
    DECK_NAMES
}

/// Every name a rule page can be found by.
pub fn topic_names(game: Game) -> &'static [Name<TopicId>] {
    match game {
        Game::Citadels => TOPIC_NAMES,
        Game::Fortress => FORTRESS_TOPIC_NAMES,
    }
}
