//! Full-text search over cards, rulings, rules and terms of both games.

use super::{App, ByEdition};
use crate::fault;
use crate::fault::{Faults, typed};
use crate::input::name::flag;
use crate::library::find::{Found, find};
use crate::library::search::Query;
use crate::library::thing::{Kind, Thing};
use crate::library::{self, Game};
use crate::rules::edition::Edition;
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    pub words: String,
    pub all: bool,
}

pub type Answer = ByEdition<Hits>;

/// The results in an edition, best first.
#[derive(Debug, Serialize)]
pub struct Hits {
    pub edition: Edition,
    pub hits: Vec<Hit>,
    /// How many are not shown.
    pub more: usize,
    /// The requested edition, if it has no results.
    #[serde(skip)]
    pub asked: Option<Edition>,
}

#[derive(Debug, Serialize)]
pub struct Hit {
    pub kind: Kind,
    pub id: &'static str,
    pub title: String,
    /// The best matching sentence.
    pub line: String,
    /// The other game, if the result is from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<Game>,
    #[serde(skip)]
    pub thing: Thing,
}

/// Hits shown by default.
const SHOWN: usize = 12;

/// # Errors
///
/// Nothing matches in any edition.
pub fn answer(desk: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    let asked = desk.editions.list();
    let mut found: Vec<Hits> = asked
        .iter()
        .filter_map(|&one| hits(desk, request, one))
        .collect();
    // Another edition answers only what the requested ones don't.
    if found.is_empty() {
        let nearest = desk.edition().nearest().into_iter();
        let mut others = nearest.filter(|edition| !asked.contains(edition));
        found.extend(others.find_map(|edition| hits(desk, request, edition)));
    }
    if found.is_empty() {
        return Err(nothing_found(desk, &request.words));
    }
    Ok(ByEdition::new(desk.editions, found))
}

fn hits(desk: &App<'_>, request: &Request, edition: Edition) -> Option<Hits> {
    let texts = desk.texts;
    let query = Query::in_language(&request.words, texts.lang(), edition);
    let found = query.search(edition);
    let most = if request.all { found.len() } else { SHOWN };
    let hits = found.iter().filter_map(|hit| {
        let text = hit.thing.text(texts, edition);
        let (fit, line) = query.scored_line(&text);
        // A page is indexed with the words of all editions.
        if let Thing::Rule(topic) = hit.thing
            && fit <= 0.0
            && !query.is_titled(topic)
        {
            return None;
        }
        Some(Hit {
            kind: hit.thing.kind(),
            id: hit.thing.id(),
            title: hit.thing.title(texts, edition),
            line: line.to_owned(),
            game: Some(hit.thing.game()).filter(|game| *game == Game::Fortress),
            thing: hit.thing,
        })
    });
    let hits: Vec<Hit> = hits.take(most).collect();
    let hits = Hits {
        edition,
        more: if request.all {
            0
        } else {
            found.len() - hits.len()
        },
        hits,
        asked: desk.editions.other_than(edition),
    };
    (!hits.hits.is_empty()).then_some(hits)
}

/// Nothing in this language, but the text may be a card name in another one, or a typo.
fn nothing_found(desk: &App<'_>, words: &str) -> Faults {
    let (lang, edition) = (desk.texts.lang(), desk.edition());
    let fault = match find(library::card_names(), words, lang, edition) {
        Found::One(card) if library::printing(card, edition).is_some() => fault!(
            NothingFound,
            "error-nothing-found-card",
            typed = typed(words),
            card = card.id(),
            edition = flag(edition)
        ),
        _ => fault!(NothingFound, "error-nothing-found", typed = typed(words)),
    };
    fault.into()
}
