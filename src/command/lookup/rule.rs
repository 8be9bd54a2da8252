//! `citadels rule`: a topic of the rules, or the list of topics.

use crate::app::App;
use crate::command::lookup::card::other_edition;
use crate::command::lookup::ruling::points;
use crate::command::{Cli, Outcome};
use crate::files::read::name;
use crate::library::facts::RulingFacts;
use crate::library::find::begins_name;
use crate::library::fold::alphabetical;
use crate::library::fortress::rulings_covering;
use crate::library::search::Query;
use crate::library::thing::Thing;
use crate::library::{Game, Topic, TopicId, TopicWords, rulings_on, terms_of, topics_of};
use crate::page::{Block, Column, Line, Page, Row, Span, Table};
use crate::rules::edition::Edition;
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::card::with_edition;
use crate::{library, say};
use serde::Serialize;

pub fn run(cli: &mut Cli<'_>, topic: &[String]) -> Result<Outcome, Stop> {
    let request = if !topic.is_empty() {
        let typed = topic.join(" ");
        let found = name::rule(&typed, cli.texts.lang(), cli.edition());
        Request::Topic(found?, None)
    } else if cli.ask.is_some() {
        let topics: Vec<&Topic> = library::topics_of(cli.edition()).collect();
        Request::Topic(pick(cli, &topics)?, None)
    } else {
        Request::Index(Game::Citadels)
    };
    Ok(rule_page(cli, request))
}

pub fn rule_page(cli: &Cli<'_>, request: Request) -> Outcome {
    let answer = answer(&cli.app(), request);
    cli.answer(&answer, page)
}

pub fn pick(cli: &mut Cli<'_>, topics: &[&Topic]) -> Result<TopicId, Stop> {
    let titles = topics
        .iter()
        .map(|topic| topic.title(cli.texts.lang(), cli.edition()));
    let titles: Vec<String> = titles.map(str::to_owned).collect();
    let fits = |typed: &str, index: usize| {
        let id = topics[index].id();
        Fit::plain(begins_name(library::topic_names(id.game), id, typed))
    };
    let question = say!(cli.texts, "ask-rule");
    let index = cli.pick(&question, &titles, &fits, Stop::Left)?;
    Ok(topics[index].id())
}

#[derive(Clone, Debug)]
pub enum Request {
    /// The list of topics.
    Index(Game),
    /// A topic, or only the part that answers a numbered fact.
    Topic(TopicId, Option<String>),
    /// A topic, and the text on its page that fits these words.
    Words(TopicId, Thing, String),
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Topic(Box<Shown>),
    Index {
        rules: Vec<Titled>,
        #[serde(skip)]
        edition: Edition,
    },
    FortressIndex {
        topics: Vec<Titled>,
    },
}

/// A topic; for the card game, in one edition.
#[derive(Debug, Serialize)]
pub struct Shown {
    #[serde(flatten)]
    pub topic: Titled,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    pub text: String,
    pub source: String,
    /// On the topic's own page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<Vec<Term>>,
    /// For the tile game, the numbered facts that the text answers.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub covers: &'static [String],
    pub rulings: Vec<RulingFacts>,
    /// Only the answer to this number is requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    /// What fits the words that were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fits: Option<Fitting>,
    /// The requested edition, if it does not have the topic.
    #[serde(skip)]
    pub asked: Option<Edition>,
}

/// The sentence that fits, its ruling if it is one, and the numbers it answers.
#[derive(Debug, Serialize)]
pub struct Fitting {
    pub line: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<&'static str>,
    pub covers: &'static [String],
}

#[derive(Debug, Serialize)]
pub struct Titled {
    pub id: &'static str,
    pub title: &'static str,
}

#[derive(Debug, Serialize)]
pub struct Term {
    #[serde(flatten)]
    pub term: Titled,
    pub text: String,
}

impl Titled {
    fn new(topic: &'static Topic, texts: &Texts, edition: Edition) -> Self {
        Self {
            id: topic.id.id(),
            title: topic.title(texts.lang(), edition),
        }
    }
}

/// # Panics
///
/// A topic is in no rulebook; the data checks rule that out.
pub fn answer(app: &App<'_>, request: Request) -> Answer {
    let (texts, asked) = (app.texts, app.edition());
    let titled = |topic| Titled::new(topic, texts, asked);
    let (id, number, fits) = match request {
        Request::Index(Game::Citadels) => {
            let rules = topics_of(asked).map(titled).collect();
            let edition = asked;
            return Answer::Index { rules, edition };
        }
        Request::Index(Game::Fortress) => {
            let topics = library::fortress_topics().iter().map(titled).collect();
            return Answer::FortressIndex { topics };
        }
        Request::Topic(id, number) => (id, number, None),
        Request::Words(id, thing, words) => {
            let query = Query::new(&words, texts.lang(), asked);
            let text = thing.text(texts, asked);
            let (ruling, covers, line) = if let Thing::Ruling(ruling) = thing {
                (Some(ruling.id()), &ruling.covers, text.as_str())
            } else {
                let covers = &library::topic(id).covers;
                (None, covers, query.best_line(&text))
            };
            let line = line.to_owned();
            let fits = Fitting {
                line,
                ruling,
                covers,
            };
            (id, None, Some(fits))
        }
    };
    let topic = library::topic(id);
    // A topic found only in another edition is answered with that edition, and a note.
    let edition = asked
        .nearest()
        .into_iter()
        .find(|edition| topic.source(*edition).is_some())
        .expect("every topic stands in some book");
    let terms = || {
        let terms = terms_of(edition).map(|term| Term {
            term: Titled::new(term, texts, edition),
            text: term.text(texts, edition),
        });
        terms.collect()
    };
    let rulings = match &number {
        Some(number) => rulings_covering(number).collect(),
        None => rulings_on(id, edition).collect::<Vec<_>>(),
    };
    Answer::Topic(Box::new(Shown {
        topic: Titled::new(topic, texts, edition),
        edition: (topic.game == Game::Citadels).then_some(edition),
        text: topic.text(texts, edition),
        source: topic.place(texts, edition),
        terms: (id == TopicId::TERMS).then(terms),
        covers: match topic.game {
            Game::Citadels => &[],
            Game::Fortress => &topic.covers,
        },
        rulings: RulingFacts::all(rulings, texts, edition),
        number,
        fits,
        asked: (edition != asked).then_some(asked),
    }))
}

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer {
        Answer::Topic(shown) => topic(texts, shown),
        Answer::Index { rules, edition } => {
            let edition = with_edition("", *edition);
            index(texts, rules, say!(texts, "rule-index-hint", edition))
        }
        Answer::FortressIndex { topics } => index(texts, topics, say!(texts, "fortress-rule-hint")),
    }
}

/// Its lead (unless only a number is asked for that it does not answer), the terms on the terms
/// page, and its rulings.
fn topic(texts: &Texts, shown: &Shown) -> Page {
    let mut page = Page::default();
    if let Some(edition) = shown.edition {
        page.extend(other_edition(texts, shown.asked, edition));
    }
    let stands = place(texts, shown);
    page.push(Block::Title {
        text: shown.topic.title.into(),
        what: stands.as_str().into(),
    });
    if let Some(fits) = &shown.fits {
        let (line, numbers) = (&fits.line, fits.covers.join(", "));
        let fits = say!(texts, "fortress-rule-fits", line, numbers);
        page.push(Block::Note(fits.into()));
    }
    let number = shown.number.as_deref();
    if number.is_none_or(|number| shown.covers.iter().any(|one| one == number)) {
        page.push(Block::Text(shown.text.as_str().into()));
    }
    if let Some(terms) = &shown.terms {
        let mut terms: Vec<_> = terms.iter().collect();
        terms.sort_by_cached_key(|one| alphabetical(one.term.title, texts.lang()));
        let terms = terms.into_iter();
        let facts = terms.map(|one| (named(&one.term), one.text.as_str().into()));
        page.push(Block::Facts(facts.collect()));
    }
    page.extend(points(&shown.rulings).into_iter().map(|block| match block {
        // A source equal to the page's own is not repeated.
        Block::Points { source, points } if source.plain() == stands => Block::Points {
            source: Line::default(),
            points,
        },
        other => other,
    }));
    page
}

/// Its source; for the tile game, with the numbers it answers.
fn place(texts: &Texts, shown: &Shown) -> String {
    if shown.covers.is_empty() {
        return shown.source.clone();
    }
    let covers = || shown.covers.join(", ");
    let numbers = shown.number.clone().unwrap_or_else(covers);
    say!(texts, "fortress-place", place = &shown.source, numbers)
}

/// All topics, with the word to type for each.
fn index(texts: &Texts, topics: &[Titled], hint: String) -> Page {
    let rows = topics.iter().map(|topic| Row {
        cells: vec![named(topic), topic.id.into()],
        seal: None,
    });
    let column = |name: String| Column {
        name: name.into(),
        ..Column::default()
    };
    Page::new(vec![
        Block::Table(Table {
            columns: vec![
                column(say!(texts, "column-topic")),
                column(say!(texts, "column-id")),
            ],
            rows: rows.collect(),
        }),
        Block::Text(hint.into()),
    ])
}

fn named(of: &Titled) -> Line {
    let text = of.title.to_owned();
    Span::Term { id: of.id, text }.into()
}
