//! `citadels search`: full text over cards, rulings, rules and terms.

use super::args::{Format, SearchArgs};
use super::{Answer, Context};
use crate::catalog::search::{Document, Hit, search};
use crate::catalog::{self, Face};
use crate::failure::{Failure, Fault, quoted};
use crate::rules::edition::Edition;
use crate::texts::Texts;
use crate::view::{self, card, rule};
use serde_json::{Value, json};

/// What a document is: its kind and its id.
type Key = (&'static str, &'static str);

pub fn run(context: &Context<'_>, args: &SearchArgs) -> Result<Answer, Failure> {
    let query = args.words.join(" ");
    let editions = context.editions();
    let mut pages: Vec<Value> = Vec::new();
    let mut lines = Vec::new();
    let documents: Vec<Vec<Document<Key>>> =
        editions.iter().map(|&edition| documents(context.texts, edition)).collect();
    for (documents, edition) in documents.iter().zip(&editions) {
        let hits = search(documents, &query, context.texts.lang());
        pages.push(json!({ "edition": edition.id(), "hits": hits.iter().map(hit_json).collect::<Vec<_>>() }));
        lines.extend(hits.iter().map(line));
    }
    if lines.is_empty() {
        let typed = quoted(&query);
        let fault = Fault::told(
            "nothing-found",
            context.texts,
            "error-nothing-found",
            &[("typed", (&typed).into())],
        );
        return Err(Failure::no(vec![fault]));
    }
    Ok(match (context.format, editions.len()) {
        (Format::Json, 1) => Answer::Json(pages.remove(0)),
        (Format::Json, _) => Answer::Json(json!({ "editions": pages })),
        _ => Answer::Page(view::search::page(context.texts, &lines)),
    })
}

fn hit_json(hit: &Hit<'_, Key>) -> Value {
    json!({ "kind": hit.key.0, "id": hit.key.1, "title": hit.title, "line": hit.line })
}

fn line<'a>(hit: &Hit<'a, Key>) -> view::search::Line<'a> {
    let (kind, id) = *hit.key;
    let command = match kind {
        "ruling" => catalog::rulings().iter().find(|ruling| ruling.id == id).map_or(
            String::new(),
            |ruling| match (ruling.about, ruling.topic) {
                ([], topic) => format!("rule {}", topic.unwrap_or_default()),
                (groups, _) => {
                    let cards: Vec<&str> =
                        groups.iter().filter_map(|group| group.first().copied()).collect();
                    format!("ruling {}", cards.join(" "))
                }
            },
        ),
        "rule" => format!("rule {id}"),
        "term" => "rule terms".to_owned(),
        _ => format!("card {id}"),
    };
    view::search::Line { kind, title: hit.title, line: hit.line, command }
}

/// Everything that can be found, in one language and edition.
fn documents(texts: &Texts, edition: Edition) -> Vec<Document<Key>> {
    let lang = texts.lang();
    let name = |id: &str| {
        catalog::card(id)
            .map_or(String::new(), |card| card.nearest_printing(edition).name(lang).to_owned())
    };
    let mut documents = Vec::new();
    for of in catalog::cards() {
        let Some(printing) = of.printing(edition) else { continue };
        let kind = match printing.face {
            Face::Character { .. } => "character",
            Face::District { .. } => "district",
        };
        documents.push(Document {
            key: (kind, of.id),
            title: printing.name(lang).to_owned(),
            text: card::effect(texts, of, printing),
        });
    }
    for topic in catalog::topics() {
        documents.push(Document {
            key: ("rule", topic.id),
            title: topic.title(lang).to_owned(),
            text: rule::text(texts, topic),
        });
    }
    for term in catalog::terms() {
        documents.push(Document {
            key: ("term", term.id),
            title: term.title(lang).to_owned(),
            text: rule::term_text(texts, term),
        });
    }
    for ruling in catalog::rulings().iter().filter(|ruling| ruling.editions.contains(&edition)) {
        // A ruling is titled by what it is about: a group of alternatives by its first card.
        let mut title: Vec<String> =
            ruling.about.iter().filter_map(|group| group.first().copied()).map(name).collect();
        if title.is_empty()
            && let Some(topic) =
                catalog::topics().iter().find(|topic| Some(topic.id) == ruling.topic)
        {
            title.push(topic.title(lang).to_owned());
        }
        documents.push(Document {
            key: ("ruling", ruling.id),
            title: title.join(" · "),
            text: texts.say(&format!("ruling-{}", ruling.id)),
        });
    }
    documents
}
