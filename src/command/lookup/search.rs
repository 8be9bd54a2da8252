//! `citadels search`: full text over cards, rulings, rules and terms.

use crate::app::{App, ByEdition, Editions};
use crate::command::lookup::card::other_edition;
use crate::command::lookup::together;
use crate::command::{Cli, Outcome};
use crate::fault::{Faults, typed};
use crate::files::read::name::flag;
use crate::language::Language;
use crate::library::find::{Found, find};
use crate::library::search::Query;
use crate::library::thing::{Kind, Thing};
use crate::library::{Game, Topic, TopicId, topic, topic_names};
use crate::page::{Block, Line, Page};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::card::{edition_name, name, with_edition};
use crate::wording::fault::argument;
use crate::{family, fault, library, say};
use clap::Args;
use serde::Serialize;

#[derive(Clone, Debug, Default, Args)]
pub struct Request {
    pub words: Vec<String>,
    #[arg(long)]
    pub all: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let mut request = request.clone();
    if request.words.is_empty() && cli.ask.is_some() {
        let question = say!(cli.texts, "ask-search");
        // An empty answer is none.
        while request.words.iter().all(String::is_empty) {
            request.words = vec![cli.line(&question, "")?];
        }
    }
    let answer = answer(&cli.app(), &request)?;
    let asked = cli.app().editions;
    Ok(cli.answer(&answer, |texts, answer| page(texts, answer, asked)))
}

pub type Answer = ByEdition<Hits>;

/// The results in an edition, best first.
#[derive(Debug, Serialize)]
pub struct Hits {
    pub edition: Edition,
    pub hits: Vec<Hit>,
    /// How many are not shown.
    pub more: usize,
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
    /// What shows it in full.
    pub command: String,
}

/// Hits shown by default.
const SHOWN: usize = 12;

/// # Errors
///
/// Nothing matches in any edition.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    if request.words.is_empty() {
        return Err(fault!(Usage, "error-search-missing").into());
    }
    let words = together(&request.words)?;
    let hits = |edition: Edition| hits(app, &words, request.all, edition);
    let asked = app.editions.list();
    let mut found: Vec<Hits> = asked.iter().filter_map(|&edition| hits(edition)).collect();
    // Another edition answers only what the requested ones don't.
    if found.is_empty() {
        let nearest = app.edition().nearest().into_iter();
        let mut others = nearest.filter(|edition| !asked.contains(edition));
        found.extend(others.find_map(hits));
    }
    if found.is_empty() {
        return Err(nothing_found(app, &words));
    }
    Ok(ByEdition::new(app.editions, found))
}

fn hits(app: &App<'_>, words: &str, all: bool, edition: Edition) -> Option<Hits> {
    let texts = app.texts;
    let query = Query::in_language(words, texts.lang(), edition);
    let found = query.search(edition);
    let most = if all { found.len() } else { SHOWN };
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
            command: command(texts, hit.thing, edition),
        })
    });
    let hits: Vec<Hit> = hits.take(most).collect();
    let more = if all { 0 } else { found.len() - hits.len() };
    (!hits.is_empty()).then_some(Hits {
        edition,
        hits,
        more,
    })
}

/// Nothing in this language, but the text may be a card name in another one, or a typo.
fn nothing_found(app: &App<'_>, words: &str) -> Faults {
    let (lang, edition) = (app.texts.lang(), app.edition());
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

family!(kind_name(Kind) = "kind-");

pub fn page(texts: &Texts, answer: &Answer, asked: Editions) -> Page {
    let mut page = Page::default();
    for found in answer.list() {
        let asked = asked.other_than(found.edition);
        page.extend(other_edition(texts, asked, found.edition));
        if let ByEdition::All { .. } = answer {
            let edition = texts.say(edition_name(found.edition));
            page.push(Block::Heading(edition.into()));
        }
        page.extend(blocks(texts, found, asked.is_some()));
    }
    page
}

/// The best hits, how many more there are, and the command that shows the first one in full.
fn blocks(texts: &Texts, found: &Hits, is_other: bool) -> Vec<Block> {
    let hits = found.hits.iter().map(|hit| {
        let kind = texts.say(kind_name(hit.kind));
        let source = say!(texts, "search-title", title = &hit.title, kind);
        let line = Some(hit.line.as_str()).filter(|line| !line.is_empty());
        Block::sourced(source, line.map(Line::from).into_iter().collect())
    });
    let mut blocks: Vec<Block> = hits.collect();
    if found.more > 0 {
        let said = say!(texts, "search-more", count = found.more);
        blocks.push(Block::Text(said.into()));
    }
    if let Some(best) = found.hits.first() {
        let mut command = best.command.clone();
        if found.edition == Edition::default() && is_other {
            command = format!("{command} --edition {}", found.edition.id());
        }
        blocks.push(Block::Text(say!(texts, "search-hint", command).into()));
    }
    blocks
}

/// The command that shows it in full in this edition.
pub(super) fn command(texts: &Texts, thing: Thing, edition: Edition) -> String {
    let quoted = |card: Card| argument(&name(texts, edition, card));
    // By its title, if that finds it; an English id also works as a title.
    let page = |topic: &Topic| {
        let command = match topic.game {
            Game::Fortress => "fortress rule",
            Game::Citadels => "rule",
        };
        let (title, lang) = (topic.title(texts.lang(), edition), texts.lang());
        let names = topic_names(topic.game);
        let is_found =
            lang != Language::En && find(names, title, lang, edition) == Found::One(topic.id());
        let title = if is_found { title } else { topic.id.id() };
        format!("{command} {}", argument(title))
    };
    let command = match thing {
        Thing::Card(printing) => format!("card {}", quoted(printing.card)),
        Thing::Rule(topic) => page(topic),
        Thing::Term(_) => page(topic(TopicId::TERMS)),
        Thing::Ruling(ruling) => {
            let sure: Vec<String> = ruling.sure_cards().into_iter().map(quoted).collect();
            match ruling.topic() {
                _ if !sure.is_empty() => format!("ruling {}", sure.join(" ")),
                Some(about) => page(topic(about)),
                None => format!("ruling {}", quoted(ruling.about[0][0])),
            }
        }
    };
    with_edition(&command, edition)
}
