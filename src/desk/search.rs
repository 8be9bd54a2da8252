//! Full text over cards, rulings, rules and terms.

use super::{ByEdition, Desk};
use crate::fault::{Faults, typed};
use crate::library::find::{Found, find};
use crate::library::search::{Document, search};
use crate::library::{self, Printing, Ruling, Topic};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::Texts;
use crate::{fault, say};
use serde::Serialize;
use strum::{IntoEnumIterator, VariantNames};

#[derive(Clone, Debug)]
pub struct Request {
    pub words: String,
}

pub type Answer = ByEdition<Hits>;

/// What an edition has, best first.
#[derive(Debug, Serialize)]
pub struct Hits {
    pub edition: Edition,
    pub hits: Vec<Hit>,
    /// The edition asked for, if it has nothing.
    #[serde(skip)]
    pub asked: Option<Edition>,
}

#[derive(Debug, Serialize)]
pub struct Hit {
    pub kind: Kind,
    pub id: &'static str,
    pub title: String,
    /// The sentence that fits best.
    pub line: String,
    #[serde(skip)]
    pub thing: Thing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    Character,
    District,
    Ruling,
    Rule,
    Term,
}

/// What can be found.
#[derive(Clone, Copy, Debug)]
pub enum Thing {
    Card(&'static Printing),
    Rule(&'static Topic),
    Term(&'static Topic),
    Ruling(&'static Ruling),
}

impl Thing {
    fn kind(self) -> Kind {
        match self {
            Self::Card(printing) => match printing.card {
                Card::Character(_) => Kind::Character,
                Card::District(_) => Kind::District,
            },
            Self::Rule(_) => Kind::Rule,
            Self::Term(_) => Kind::Term,
            Self::Ruling(_) => Kind::Ruling,
        }
    }

    fn id(self) -> &'static str {
        match self {
            Self::Card(printing) => printing.card.id(),
            Self::Rule(topic) | Self::Term(topic) => topic.id.id(),
            Self::Ruling(ruling) => ruling.id,
        }
    }

    fn document(self, texts: &Texts, edition: Edition) -> Document<Self> {
        let lang = texts.lang();
        let (title, text) = match self {
            Self::Card(printing) => (printing.name(lang).to_owned(), printing.effect(texts)),
            Self::Rule(topic) | Self::Term(topic) => {
                (topic.title(lang).to_owned(), topic.text(texts, edition))
            }
            Self::Ruling(ruling) => (ruling_title(texts, ruling, edition), ruling.text(texts)),
        };
        Document {
            key: self,
            title,
            named: !matches!(self, Self::Ruling(_)),
            text,
        }
    }
}

/// # Errors
/// Nothing fits in any edition.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let asked = desk.editions.list();
    let mut found: Vec<Hits> = asked
        .iter()
        .filter_map(|&one| hits(desk, request, one))
        .collect();
    // Another edition answers only what those asked for do not.
    if found.is_empty() {
        let mut others = Edition::iter().filter(|edition| !asked.contains(edition));
        found.extend(others.find_map(|edition| hits(desk, request, edition)));
    }
    if found.is_empty() {
        return Err(nothing_found(desk, &request.words));
    }
    Ok(ByEdition::new(desk.editions, found))
}

fn hits(desk: &Desk<'_>, request: &Request, edition: Edition) -> Option<Hits> {
    let texts = desk.texts;
    let things = things(edition).map(|thing| thing.document(texts, edition));
    let documents: Vec<Document<Thing>> = things.collect();
    let synonyms = say!(texts, "search-synonyms");
    let hits = search(&documents, &request.words, &synonyms, texts.lang());
    let hits = hits.into_iter().map(|hit| Hit {
        kind: hit.key.kind(),
        id: hit.key.id(),
        title: hit.title.to_owned(),
        line: hit.line.to_owned(),
        thing: *hit.key,
    });
    let hits = Hits {
        edition,
        hits: hits.collect(),
        asked: desk.editions.other_than(edition),
    };
    (!hits.hits.is_empty()).then_some(hits)
}

/// Everything that can be found in an edition.
fn things(edition: Edition) -> impl Iterator<Item = Thing> {
    let cards = Card::all().filter_map(move |card| library::printing(card, edition));
    let rulings = library::rulings().iter();
    let rulings = rulings.filter(move |ruling| ruling.editions.contains(&edition));
    cards
        .map(Thing::Card)
        .chain(library::topics_of(edition).map(Thing::Rule))
        .chain(library::terms_of(edition).map(Thing::Term))
        .chain(rulings.map(Thing::Ruling))
}

/// A ruling is titled by the cards it is surely about, else by its topic, else by its alternatives.
fn ruling_title(texts: &Texts, ruling: &Ruling, edition: Edition) -> String {
    let names = |cards: &[Card], between: &str| {
        let names = cards.iter().map(|card| {
            let printing = library::nearest_printing(card, edition);
            printing.name(texts.lang())
        });
        names.collect::<Vec<_>>().join(between)
    };
    let sure = ruling.sure_cards();
    match ruling.topic {
        _ if !sure.is_empty() => names(&sure, " · "),
        Some(topic) => library::topic(topic).title(texts.lang()).to_owned(),
        None => names(&ruling.cards(), ", "),
    }
}

/// Nothing in this language; but what was typed may be a card in another one, or a typo.
fn nothing_found(desk: &Desk<'_>, words: &str) -> Faults {
    let (lang, edition) = (desk.texts.lang(), desk.edition());
    let fault = match find(library::card_names(), words, lang, edition) {
        Found::One(card) if library::printing(card, edition).is_some() => fault!(
            NothingFound,
            "error-nothing-found-card",
            typed = typed(words),
            card = card.id()
        ),
        _ => fault!(NothingFound, "error-nothing-found", typed = typed(words)),
    };
    fault.into()
}
