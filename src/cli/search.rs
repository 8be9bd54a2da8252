//! `citadels search`: full text over cards, rulings, rules and terms.

use super::args::{Format, SearchArgs};
use super::{Answer, Context};
use crate::failure::{Failure, Fault, quoted};
use crate::library::find::{Found, find};
use crate::library::search::{Document, Hit, search};
use crate::library::{self, Face, Ruling};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::{Texts, Values};
use crate::view::card::{self, name};
use crate::view::{self, Block, rule};
use serde_json::{Value, json};
use std::fmt::Write;
use strum::IntoEnumIterator;

/// What a document is: its kind and its id.
type Key = (&'static str, &'static str);

pub fn run(context: &Context<'_>, args: &SearchArgs) -> Result<Answer, Failure> {
    let query = args.words.join(" ");
    let synonyms = context.say("search-synonyms");
    let asked = context.editions();
    let others = Edition::iter().filter(|edition| !asked.contains(edition));
    let mut page = view::Page::default();
    let mut values: Vec<Value> = Vec::new();
    for edition in asked.iter().copied().chain(others) {
        // Another edition answers only what those asked for do not.
        let found = !page.0.is_empty() || !values.is_empty();
        if found && !asked.contains(&edition) {
            break;
        }
        let documents = documents(context.texts, edition);
        let hits = search(&documents, &query, &synonyms, context.texts.lang());
        if hits.is_empty() {
            continue;
        }
        if context.format == Format::Json {
            let hits: Vec<Value> = hits.iter().map(hit_json).collect();
            values.push(json!({ "edition": edition.id(), "hits": hits }));
            continue;
        }
        let mut lines: Vec<_> = hits
            .iter()
            .map(|hit| line(context.texts, edition, hit))
            .collect();
        if edition != Edition::default() || !asked.contains(&edition) {
            for line in &mut lines {
                write!(line.command, " --edition {}", edition.id()).unwrap_or_default();
            }
        }
        page.0.extend(context.note_other_edition(edition));
        if asked.len() > 1 {
            page.0.push(Block::Heading(
                context.say(&format!("edition-{}", edition.id())),
            ));
        }
        page.0.extend(view::search::page(context.texts, &lines).0);
    }
    match (context.format, asked.len()) {
        _ if page.0.is_empty() && values.is_empty() => Err(nothing_found(context, &query)),
        (Format::Json, 1) => Ok(Answer::Json(values.remove(0))),
        (Format::Json, _) => Ok(Answer::Json(json!({ "editions": values }))),
        _ => Ok(Answer::Page(page)),
    }
}

/// Nothing in this language; but what was typed may be a card in another one, or a typo.
fn nothing_found(context: &Context<'_>, query: &str) -> Failure {
    let typed = quoted(query);
    let told = |message: &str, values: Values<'_>| {
        Failure::no(vec![Fault::told(
            "nothing-found",
            context.texts,
            message,
            values,
        )])
    };
    match find(
        library::card_names(),
        query,
        context.texts.lang(),
        context.edition(),
    ) {
        Found::One(card) if library::printing(card, context.edition()).is_some() => {
            let values = [("typed", (&typed).into()), ("card", card.id().into())];
            told("error-nothing-found-card", &values)
        }
        _ => told("error-nothing-found", &[("typed", (&typed).into())]),
    }
}

fn hit_json(hit: &Hit<'_, Key>) -> Value {
    json!({ "kind": hit.key.0, "id": hit.key.1, "title": hit.title, "line": hit.line })
}

fn line<'a>(texts: &Texts, edition: Edition, hit: &Hit<'a, Key>) -> view::search::Line<'a> {
    let (kind, id) = *hit.key;
    let quoted = |name: &str| {
        if name.contains(' ') {
            format!("\"{name}\"")
        } else {
            name.to_owned()
        }
    };
    let command = match (
        kind,
        library::rulings().iter().find(|ruling| ruling.id == id),
    ) {
        (
            "ruling",
            Some(Ruling {
                about: [], topic, ..
            }),
        ) => {
            let topic = topic.expect("a ruling is about cards or stands on a page");
            format!("rule {topic}")
        }
        ("ruling", Some(ruling)) => {
            let sure = ruling
                .about
                .iter()
                .filter(|group| group.len() == 1)
                .map(|group| group[0]);
            let names: Vec<String> = sure
                .map(|card| quoted(&name(texts, edition, card)))
                .collect();
            match (names.is_empty(), ruling.topic) {
                (false, _) => format!("ruling {}", names.join(" ")),
                (true, Some(topic)) => format!("rule {topic}"),
                (true, None) => format!("ruling {}", ruling.about[0][0]),
            }
        }
        ("rule", _) => format!("rule {id}"),
        ("term", _) => "rule terms".to_owned(),
        _ => format!("card {}", quoted(hit.title)),
    };
    view::search::Line {
        kind,
        title: hit.title,
        line: hit.line,
        command,
    }
}

/// A ruling is titled by the cards it is surely about, else by its topic, else by its alternatives.
fn ruling_title(texts: &Texts, ruling: &Ruling, edition: Edition) -> String {
    let sure = ruling
        .about
        .iter()
        .filter(|group| group.len() == 1)
        .map(|group| group[0]);
    let sure: Vec<String> = sure.map(|card| name(texts, edition, card)).collect();
    if !sure.is_empty() {
        return sure.join(" · ");
    }
    ruling.topic.map_or_else(
        || {
            ruling
                .cards()
                .iter()
                .map(|card| name(texts, edition, card))
                .collect::<Vec<_>>()
                .join(", ")
        },
        |topic| library::topic(topic).title(texts.lang()).to_owned(),
    )
}

/// Everything that can be found, in one language and edition.
fn documents(texts: &Texts, edition: Edition) -> Vec<Document<Key>> {
    let lang = texts.lang();
    let mut documents = Vec::new();
    for of in Card::all() {
        let Some(printing) = library::printing(of, edition) else {
            continue;
        };
        let kind = match printing.face {
            Face::Character { .. } => "character",
            Face::District { .. } => "district",
        };
        documents.push(Document {
            key: (kind, of.id()),
            title: printing.name(lang).to_owned(),
            text: card::effect(texts, of, printing),
            named: true,
        });
    }
    for topic in library::topics_of(edition) {
        documents.push(Document {
            key: ("rule", topic.id.id()),
            title: topic.title(lang).to_owned(),
            text: rule::text(texts, topic, edition),
            named: true,
        });
    }
    for term in library::terms_of(edition) {
        documents.push(Document {
            key: ("term", term.id.id()),
            title: term.title(lang).to_owned(),
            text: rule::term_text(texts, term),
            named: true,
        });
    }
    for ruling in library::rulings()
        .iter()
        .filter(|ruling| ruling.editions.contains(&edition))
    {
        documents.push(Document {
            key: ("ruling", ruling.id),
            title: ruling_title(texts, ruling, edition),
            text: texts.say(&format!("ruling-{}", ruling.id)),
            named: false,
        });
    }
    documents
}
