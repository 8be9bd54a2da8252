//! `citadels rule`: a topic of the rules, or the list of topics.

use crate::app::App;
use crate::command::args::Format;
use crate::command::lookup::card::other_edition;
use crate::command::lookup::ruling::{RulingFacts, points};
use crate::command::lookup::together;
use crate::command::{Cli, Outcome};
use crate::fault::Faults;
use crate::files::read::name::{self, FortressRule};
use crate::library::find::begins_name;
use crate::library::fold::alphabetical;
use crate::library::fortress::rulings_covering;
use crate::library::search::Query;
use crate::library::thing::Thing;
use crate::library::{Game, Topic, TopicId, TopicWords, rulings_on, terms_of, topics_of};
use crate::page::{Block, Line, Page, Span};
use crate::rules::edition::Edition;
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::card::with_edition;
use crate::wording::columns::{column, row};
use crate::{id, library, say};
use clap::Args;
use serde::Serialize;

#[derive(Clone, Debug, Default, Args)]
pub struct Request {
    pub topic: Vec<String>,
}

/// The rules of either game.
pub fn run(cli: &mut Cli<'_>, game: Game, request: &Request) -> Result<Outcome, Stop> {
    let can_ask = cli.ask.is_some() && (game == Game::Citadels || cli.format != Format::Json);
    let answer = if request.topic.is_empty() && can_ask {
        let topic = pick(cli, game)?;
        on_topic(&cli.app(), topic, None, None)
    } else {
        answer(&cli.app(), game, request)?
    };
    let edition = cli.edition();
    Ok(cli.answer(&answer, |texts, answer| page(texts, answer, edition)))
}

fn pick(cli: &mut Cli<'_>, game: Game) -> Result<TopicId, Stop> {
    let (lang, edition) = (cli.texts.lang(), cli.edition());
    let topics = topics(game, edition);
    let titles = topics.iter().map(|topic| topic.title(lang, edition));
    let titles: Vec<String> = titles.map(str::to_owned).collect();
    let fits = |typed: &str, index: usize| {
        let names = library::topic_names(game);
        Fit::plain(begins_name(names, topics[index].id(), typed))
    };
    let question = say!(cli.texts, "ask-rule");
    let index = cli.pick(&question, &titles, &fits, Stop::Left)?;
    Ok(topics[index].id())
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Topic(Box<Shown>),
    Index { rules: Vec<Titled> },
    FortressIndex { topics: Vec<Titled> },
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

/// # Errors
///
/// No page fits, or several do.
pub fn answer(app: &App<'_>, game: Game, request: &Request) -> Result<Answer, Faults> {
    let (texts, edition) = (app.texts, app.edition());
    if request.topic.is_empty() {
        return Ok(index(app, game));
    }
    let words = together(&request.topic)?;
    let found = match game {
        Game::Citadels => FortressRule::Page(name::rule(&words, texts.lang(), edition)?),
        Game::Fortress => name::fortress_rule(&words, texts.lang(), edition)?,
    };
    Ok(match found {
        FortressRule::Page(id) => on_topic(app, id, None, None),
        FortressRule::Number(id, number) => on_topic(app, id, Some(number), None),
        FortressRule::Words(id, thing) => {
            let text = thing.text(texts, edition);
            let query = Query::new(&words, texts.lang(), edition);
            let (ruling, covers, line) = match thing {
                Thing::Ruling(ruling) => (Some(ruling.id()), &ruling.covers, text.as_str()),
                _ => (None, &library::topic(id).covers, query.best_line(&text)),
            };
            let line = line.to_owned();
            let fits = Fitting {
                line,
                ruling,
                covers,
            };
            on_topic(app, id, None, Some(fits))
        }
    })
}

fn topics(game: Game, edition: Edition) -> Vec<&'static Topic> {
    match game {
        Game::Citadels => topics_of(edition).collect(),
        Game::Fortress => library::fortress_topics().iter().collect(),
    }
}

/// All topics of a game.
pub fn index(app: &App<'_>, game: Game) -> Answer {
    let titled = |topic| Titled::new(topic, app.texts, app.edition());
    let topics = topics(game, app.edition()).into_iter();
    let topics = topics.map(titled).collect();
    match game {
        Game::Citadels => Answer::Index { rules: topics },
        Game::Fortress => Answer::FortressIndex { topics },
    }
}

/// A topic, or only the part that answers a numbered fact.
fn on_topic(app: &App<'_>, id: TopicId, number: Option<String>, fits: Option<Fitting>) -> Answer {
    let texts = app.texts;
    let topic = library::topic(id);
    // A topic found only in another edition is answered with that edition, and a note.
    let mut nearest = app.edition().nearest().into_iter();
    let edition = nearest
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
    }))
}

/// `asked`: the edition that was asked for.
pub fn page(texts: &Texts, answer: &Answer, asked: Edition) -> Page {
    match answer {
        Answer::Topic(shown) => topic(texts, shown, asked),
        Answer::Index { rules } => {
            let edition = with_edition("", asked);
            all_topics(texts, rules, say!(texts, "rule-index-hint", edition))
        }
        Answer::FortressIndex { topics } => {
            all_topics(texts, topics, say!(texts, "fortress-rule-hint"))
        }
    }
}

/// Its lead (unless only a number is asked for that it does not answer), the terms on the terms
/// page, and its rulings.
fn topic(texts: &Texts, shown: &Shown, asked: Edition) -> Page {
    let mut page = Page::default();
    if let Some(edition) = shown.edition.filter(|edition| *edition != asked) {
        page.extend(other_edition(texts, Some(asked), edition));
    }
    let stands = place(texts, shown);
    page.push(Block::title(shown.topic.title, stands.as_str()));
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
    // What the page's own source says needs no heading, so it comes before the other sources.
    let is_own = |one: &&RulingFacts| one.source == shown.source;
    let rulings = shown.rulings.iter();
    let rulings = rulings.filter(|one| number.is_some() || !one.ruling().on_page);
    let (own, others): (Vec<_>, Vec<_>) = rulings.partition(is_own);
    for block in points(texts, own) {
        page.push(match block {
            Block::Points { points, .. } => Block::points(points),
            other => other,
        });
    }
    page.extend(points(texts, others));
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

fn all_topics(texts: &Texts, topics: &[Titled], hint: String) -> Page {
    let rows = topics.iter().map(|topic| row([named(topic)]));
    let table = Block::table(vec![column(texts, id!("column-topic"))], rows);
    Page::new(vec![table, Block::Text(hint.into())])
}

fn named(of: &Titled) -> Line {
    let text = of.title.to_owned();
    Span::Term { id: of.id, text }.into()
}
