//! What is in `data/` and `locales/`, as the build script stored it.

pub mod ask;
pub mod decks;
pub mod find;
pub mod fortress;
pub mod measured;
pub mod players;
mod rulings;
pub mod search;
pub mod setup;
pub mod solo;
pub mod thing;
mod words;

use crate::language::Language;
use crate::rules::card::{Card, District, DistrictType, Origin};
use crate::rules::city::{DistrictFacts, Supply};
use crate::rules::edition::Edition;
use crate::texts::Id;
use enum_map::EnumMap;
use find::Name;
use index::{Index, Shared};
use learned::Learned;
use stored::Stored;
use strum::IntoEnumIterator;

pub use citadels_data::card::Printing;
use citadels_data::deck::Widen;
pub use citadels_data::deck::{Deck, OfficialDeck};
pub use citadels_data::ruling::{Ruling, Source};
pub use citadels_data::topic::{Topic, TopicId};
pub use citadels_data::{Game, check, fold, index, learned, number, open, parse, stems, stored};
pub use rulings::{never_meet, rulings_about, rulings_general, rulings_on};
pub use words::{CardWords, RulingWords, SourceWords, TopicWords, with_word};

stored! {
    PRINTINGS: EnumMap<Card, Vec<Printing>> = "printings";
    SUCCESSORS: Vec<(Card, Card)> = "successors";
    CARD_NAMES: Vec<Name<Card>> = "card-names";
    DECKS: Vec<Deck> = "decks";
    DECK_NAMES: Vec<Name<OfficialDeck>> = "deck-names";
    TOPICS: Vec<Topic> = "topics";
    TERMS: Vec<Topic> = "terms";
    FORTRESS_TOPICS: Vec<Topic> = "fortress-topics";
    TOPIC_NAMES: EnumMap<Game, Vec<Name<TopicId>>> = "topic-names";
    RULINGS: Vec<Ruling> = "rulings";
    FORTRESS_RULINGS: Vec<Ruling> = "fortress-rulings";
    WIDEN: Vec<Widen> = "widen";
    SHARED: Shared<'static> = "shared";
    LEARNED: Learned<'static> = "learned";
}

crate::family!(
    /// The name of an edition.
    pub edition_name(Edition) = "edition-"
);
crate::family!(
    /// "In the classic box": where something is or is not.
    pub edition_in(Edition) = "in-edition-"
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
    &PRINTINGS[card.into()]
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
    own: &Printing,
    typed: &str,
    reader: Option<Language>,
) -> Vec<(Language, &'static Printing)> {
    let typed = format!(" {} ", fold::fold(typed));
    let is_meant = |lang: &Language| {
        let name = fold::fold(own.name(*lang));
        Some(*lang) == reader || typed.contains(&format!(" {name} "))
    };
    let mut found: Vec<(Language, &Printing)> = Vec::new();
    for lang in Language::iter().filter(is_meant) {
        let name = fold::fold(own.name(lang));
        for other in Card::all().filter(|other| *other != own.card) {
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
    &DECKS
}

/// The official list with this id.
pub fn deck(id: OfficialDeck) -> &'static Deck {
    let mut decks = decks().iter();
    decks
        .find(|deck| deck.id == id)
        .expect("an id is of a list")
}

/// Its name.
pub fn deck_message(id: OfficialDeck) -> Id {
    words::message(&deck(id).message())
}

/// All rulings, by card or topic then in reading order.
pub fn rulings() -> &'static [Ruling] {
    &RULINGS
}

/// The ruling with this id.
pub fn ruling(game: Game, id: &str) -> &'static Ruling {
    let rulings = match game {
        Game::Citadels => &RULINGS,
        Game::Fortress => &FORTRESS_RULINGS,
    };
    let found = rulings.iter().find(|ruling| ruling.id() == id);
    found.expect("an id is of a ruling")
}

stored_by_language!(
    /// The index of a language.
    pub fn index: Index<'static> = ".index"
);

stored_by_language!(
    /// The stored questions of a language.
    pub fn stored: Stored<'static> = ".stored"
);

/// How a card's effect differs between editions, if it does.
pub fn difference(card: Card) -> Option<Id> {
    Id::find(&format!("differs-{card}"))
}

/// The rule page or term with this id.
pub fn topic(id: TopicId) -> &'static Topic {
    let mut all = TOPICS.iter().chain(&*TERMS).chain(&*FORTRESS_TOPICS);
    let found = all.find(|topic| topic.id() == id);
    found.expect("an id is of a page")
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
    &FORTRESS_TOPICS
}

/// The rulings of the tile game, in reading order.
pub fn fortress_rulings() -> &'static [Ruling] {
    &FORTRESS_RULINGS
}

/// The rule pages of an edition, in reading order.
pub fn topics_of(edition: Edition) -> impl Iterator<Item = &'static Topic> {
    let topics = TOPICS.iter();
    topics.filter(move |topic| topic.source(edition).is_some())
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
        Some(DistrictFacts {
            id: district,
            kind: printing.kind?,
            cost: printing.cost,
            copies: printing.copies,
            bonus: printing.bonus,
            power: printing.power,
        })
    };
    Supply {
        edition,
        facts: EnumMap::from_fn(facts),
    }
}

/// The terms of all editions, by id.
pub fn terms() -> &'static [Topic] {
    &TERMS
}

/// The terms of an edition, by id.
pub fn terms_of(edition: Edition) -> impl Iterator<Item = &'static Topic> {
    let terms = TERMS.iter();
    terms.filter(move |term| term.source(edition).is_some())
}

/// Every name a card can be found by.
pub fn card_names() -> &'static [Name<Card>] {
    &CARD_NAMES
}

/// Every name an official list can be found by.
pub fn deck_names() -> &'static [Name<OfficialDeck>] {
    &DECK_NAMES
}

/// Every name a rule page can be found by.
pub fn topic_names(game: Game) -> &'static [Name<TopicId>] {
    &TOPIC_NAMES[game]
}
