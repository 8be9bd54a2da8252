//! `citadels search`: full text over cards, rulings, rules and terms.

use crate::app::{App, ByEdition, Editions};
use crate::command::lookup::card::other_edition;
use crate::command::lookup::together;
use crate::command::{Cli, Outcome};
use crate::fault::{Faults, typed};
use crate::files::read::name::flag;
use crate::language::Language;
use crate::library::find::{Found, find};
use crate::library::fold::fold;
use crate::library::search::Query;
use crate::library::thing::{Kind, Thing};
use crate::library::{Game, Topic, TopicId, topic, topic_names};
use crate::page::{Block, Line, Page, Span};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::Standing;
use crate::safe::masked;
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::wording::card::{edition_name, name, with_edition};
use crate::wording::fault::argument;
use crate::{fault, id, library, say};
use clap::Args;
use serde::Serialize;

#[derive(Clone, Debug, Default, Args)]
pub struct Request {
    /// Asked for on a terminal if missing.
    pub words: Vec<String>,
    #[arg(long)]
    pub all: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let mut request = request.clone();
    if request.words.is_empty() {
        if cli.ask.is_none() {
            return Err(fault!(Usage, "error-search-missing").into());
        }
        let question = say!(cli.texts, "ask-search");
        let app = cli.app();
        // An empty answer is none.
        while request.words.iter().all(String::is_empty) {
            let typed = cli.line_shown(&question, &|typed| so_far(&app, typed))?;
            request.words = vec![typed];
        }
    }
    let answer = answer(&cli.app(), &request)?;
    let (asked, words) = (cli.app().editions, request.words.join(" "));
    Ok(cli.answer(&answer, |texts, answer| page(texts, answer, asked, &words)))
}

/// What is found for the words so far.
fn so_far(app: &App<'_>, typed: &str) -> Page {
    let request = Request {
        words: vec![typed.trim().to_owned()],
        all: false,
    };
    answer(app, &request).map_or_else(
        |_| Page::default(),
        |found| page(app.texts, &found, app.editions, typed),
    )
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
    /// Of a ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// What a page shows first, and last.
const HEADINGS: [Id; 4] = [
    id!("search-cards"),
    id!("search-official"),
    id!("search-ours"),
    id!("search-rules"),
];

impl Hit {
    /// Its place in the headings.
    fn group(&self) -> usize {
        match (self.kind, self.standing) {
            (Kind::Character | Kind::District, _) => 0,
            (Kind::Ruling, Some(Standing::Official | Standing::Variant)) => 1,
            (Kind::Ruling, _) => 2,
            (Kind::Rule | Kind::Term, _) => 3,
        }
    }
}

/// Hits shown by default, and so many of them are cards if there are any.
const SHOWN: usize = 12;
const CARDS: usize = 3;

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
            standing: match hit.thing {
                Thing::Ruling(ruling) => Some(ruling.standing),
                _ => None,
            },
        })
    });
    let mut hits: Vec<Hit> = hits.collect();
    let fitting = hits.len();
    if hits.len() > most {
        // Short rulings are found before the cards they are about, so some places are the cards'.
        let is_card = |hit: &Hit| matches!(hit.kind, Kind::Character | Kind::District);
        let rest = hits.split_off(most - CARDS);
        let already = hits.iter().filter(|hit| is_card(hit)).count();
        let mut room = CARDS.saturating_sub(already);
        let (mut cards, mut others): (Vec<Hit>, Vec<Hit>) = rest.into_iter().partition(|hit| {
            let is_chosen = room > 0 && is_card(hit);
            room -= usize::from(is_chosen);
            is_chosen
        });
        others.truncate(CARDS - cards.len());
        hits.append(&mut others);
        hits.append(&mut cards);
    }
    let more = fitting - hits.len();
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

pub fn page(texts: &Texts, answer: &Answer, asked: Editions, words: &str) -> Page {
    let mut page = Page::default();
    for found in answer.list() {
        let asked = asked.other_than(found.edition);
        page.extend(other_edition(texts, asked, found.edition));
        if let ByEdition::All { .. } = answer {
            let edition = texts.say(edition_name(found.edition));
            page.push(Block::Heading(edition.into()));
        }
        page.extend(blocks(texts, found, asked.is_some(), words));
    }
    page
}

/// The best hits by kind, how many more there are, and the command that shows the first in full.
fn blocks(texts: &Texts, found: &Hits, is_other: bool, typed: &str) -> Vec<Block> {
    let words: Vec<String> = typed.split_whitespace().map(fold).collect();
    let mut hits: Vec<&Hit> = found.hits.iter().collect();
    hits.sort_by_key(|hit| (hit.game.is_some(), hit.group()));
    let best = hits.first().copied();
    let groups = hits.chunk_by(|one, next| (one.game, one.group()) == (next.game, next.group()));
    let groups = groups.map(|hits| {
        let fortress = hits[0].game.map(|_| say!(texts, "history-fortress"));
        let source = [texts.say(HEADINGS[hits[0].group()])].into_iter();
        let source = source.chain(fortress).collect::<Vec<_>>().join(" · ");
        Block::sourced(
            source,
            hits.iter().map(|hit| told(texts, hit, &words)).collect(),
        )
    });
    let mut blocks: Vec<Block> = groups.collect();
    if found.more > 0 {
        let words = argument(&masked(typed).replace('"', ""));
        let command = with_edition(&format!("search {words} --all"), found.edition);
        let said = say!(texts, "search-more", count = found.more, command);
        blocks.push(Block::Text(said.into()));
    }
    if let Some(best) = best {
        let mut command = best.command.clone();
        if found.edition == Edition::default() && is_other {
            command = format!("{command} --edition {}", found.edition.id());
        }
        blocks.push(Block::Text(say!(texts, "search-hint", command).into()));
    }
    blocks
}

/// Its title, and the best sentence with the words that were looked for set off.
fn told(texts: &Texts, hit: &Hit, words: &[String]) -> Line {
    let mut line = marked(&hit.title, words);
    if !hit.line.is_empty() {
        // The colon as the language writes it: French has a space before it.
        line.push(say!(texts, "ask-other-page", title = "", text = ""));
        line.0.extend(marked(&hit.line, words).0);
    }
    line
}

/// Sets off each word that begins like one of these: endings differ.
fn marked(text: &str, words: &[String]) -> Line {
    let is_found = |typed: &str| {
        let folded = fold(typed);
        words.iter().any(|word| {
            let long = word.chars().count();
            let same = folded.chars().zip(word.chars());
            let same = same.take_while(|(one, other)| one == other).count();
            same == long.max(1) && long > 2 || folded == *word || same >= 4.max(long - long.min(2))
        })
    };
    let mut line = Line::default();
    for part in text.split_inclusive(|c: char| !c.is_alphanumeric()) {
        let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
        if !word.is_empty() && is_found(word) {
            line.push(Span::Strong(word.to_owned()));
            line.push(&part[word.len()..]);
        } else if let Some(Span::Text(before)) = line.0.last_mut() {
            before.push_str(part);
        } else {
            line.push(part);
        }
    }
    line
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
