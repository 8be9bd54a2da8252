//! `citadels ask`: a question in plain words.

use crate::app::App;
use crate::command::lookup::ask_fact::plain_fact;
use crate::command::lookup::ruling::{RulingFacts, standing_name};
use crate::command::lookup::search::command;
use crate::command::lookup::{listed, together};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, typed};
use crate::language::Language;
use crate::library::ask::Candidate;
use crate::library::fold::fold;
use crate::library::search::{Query, meaning};
use crate::library::thing::{Thing, things};
use crate::library::{CardWords, TopicWords, nearest_printing, stored, with_word};
use crate::page::{Block, Line, Page, Span};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, Verdict};
use crate::rules::table::Players;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::card::{name, with_edition};
use crate::wording::fault::argument;
use crate::wording::flow::{key, return_key};
use crate::wording::ruling::{split_sentence, with_verdict};
use crate::{fault, id, say};
use clap::Args;
use serde::Serialize;

#[derive(Clone, Debug, Default, Args)]
pub struct Request {
    pub question: Vec<String>,
}

/// `in_given`: the language was given on the command line; otherwise the question's own is spoken.
pub fn run(cli: &mut Cli<'_>, request: &Request, in_given: bool) -> Result<Outcome, Stop> {
    let words = if request.question.is_empty() {
        as_typed(cli)?
    } else {
        together(&request.question)?
    };
    let lang = if in_given {
        cli.texts.lang()
    } else {
        language(&cli.app(), &words)
    };
    let texts = Texts::new(lang);
    let mut app = cli.app();
    app.texts = &texts;
    let question = vec![words];
    let mut request = Request { question };
    let mut answered = answer(&app, &request)?;
    // Not sure: whoever sits there can say which question was meant.
    let asked = answered.answers.iter().filter_map(|one| one.asked);
    let questions: Vec<&str> = asked.collect();
    if !answered.sure && !answered.off_topic && cli.ask.is_some() && !questions.is_empty() {
        let sentences = questions.iter().map(|one| as_sentence(&texts, one));
        let mut choices: Vec<String> = sentences.collect();
        choices.push(say!(texts, "ask-none"));
        let question = say!(texts, "ask-unsure");
        let picked = cli.choose(&question, &choices, Stop::Left)?;
        if let Some(meant) = questions.get(picked) {
            request.question = vec![(*meant).to_owned()];
            answered = answer(&app, &request)?;
        }
    }
    let page = |_: &Texts, answer: &Answer| page(&texts, answer, app.edition());
    let outcome = cli.answer(&answered, page);
    let typed = typed(request.question.join(" "));
    Ok(match answered {
        Answer { sure: true, .. } => outcome,
        Answer {
            off_topic: true, ..
        } => outcome.refused(fault!(NothingFound, "error-off-topic", typed)),
        _ => outcome.refused(fault!(NothingFound, "error-unsure", typed)),
    })
}

fn missing() -> Fault {
    fault!(Usage, "error-ask-missing")
}

/// The question, typed on a terminal; stored ones are offered meanwhile.
fn as_typed(cli: &mut Cli<'_>) -> Result<String, Stop> {
    if cli.ask.is_none() {
        return Err(missing().into());
    }
    let question = say!(cli.texts, "ask-question");
    let app = cli.app();
    let words = cli.line_completed(&question, "", &|as_typed| complete(&app, as_typed))?;
    if words.is_empty() {
        return Err(Stop::Left);
    }
    Ok(words)
}

#[derive(Debug, Serialize)]
pub struct Answer {
    pub understood: Understood,
    /// Does the first one answer the question?
    pub sure: bool,
    /// Best first.
    pub answers: Vec<Settled>,
    /// Cards in the question that the first answer is not about.
    pub silent_on: Vec<Card>,
    /// It is not about the game.
    pub off_topic: bool,
}

#[derive(Debug, Serialize)]
pub struct Understood {
    pub cards: Vec<Card>,
    pub states: Vec<&'static str>,
    pub players: Option<Players>,
}

/// What answers it.
#[derive(Debug, Serialize)]
pub struct Settled {
    #[serde(flatten)]
    pub by: By,
    /// The stored question that matched.
    pub asked: Option<&'static str>,
    /// What shows more about it.
    pub command: String,
}

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum By {
    /// With the word for the question that was asked, if that is sure.
    Ruling(RulingFacts),
    Card(Said),
    Rule(Said),
    Term(Said),
    /// The discard table.
    Draft(Said),
    /// A plain fact from the data.
    Fact(Said),
}

#[derive(Debug, Serialize)]
pub struct Said {
    pub id: String,
    pub title: String,
    pub text: String,
    pub source: String,
    pub verdict: Option<Verdict>,
    pub covers: Vec<String>,
}

impl By {
    /// The text of a card, a page or the table; or the ruling.
    ///
    /// # Errors
    /// It is a ruling.
    pub const fn said(&self) -> Result<&Said, &RulingFacts> {
        match self {
            Self::Ruling(ruling) => Err(ruling),
            Self::Card(said)
            | Self::Rule(said)
            | Self::Term(said)
            | Self::Draft(said)
            | Self::Fact(said) => Ok(said),
        }
    }
}

impl Answer {
    /// The related answers that the page shows.
    fn related(&self) -> &[Settled] {
        let others = self.answers.get(1..).unwrap_or_default();
        &others[..others.len().min(RELATED)]
    }

    /// Puts a related answer first, by its number on the page, if it has one.
    pub fn open(&mut self, number: usize) -> bool {
        let is_related = (1..=self.related().len()).contains(&number);
        if is_related {
            self.answers[..=number].rotate_right(1);
            self.silent_on.clear();
        }
        is_related
    }
}

/// # Errors
///
/// Nothing is asked, or too much.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    let (texts, edition) = (app.texts, app.edition());
    if request.question.is_empty() {
        return Err(missing().into());
    }
    let words = together(&request.question)?;
    let query = Query::new(&words, texts.lang(), edition);
    let found = query.ask(edition);
    let fact = plain_fact(texts, &query, &found.hits, edition);
    let is_fact = fact.is_some();
    let sure = found.is_sure || is_fact;
    let hits = found.hits.iter().enumerate();
    let settled = hits.map(|(place, hit)| {
        let word = found.word.filter(|_| place == 0 && !is_fact);
        settled(texts, &query, hit, word, edition)
    });
    let off_topic = found.is_off && !sure;
    let count = if off_topic { NEAREST } else { ANSWERS };
    let states = query.sentence.same.iter().map(|same| meaning(*same));
    let states = states.filter(|(_, is_state)| *is_state);
    Ok(Answer {
        understood: Understood {
            cards: query.sentence.cards.clone(),
            states: states.map(|(id, _)| id).collect(),
            players: query.sentence.players.and_then(Players::new),
        },
        sure,
        answers: fact.into_iter().chain(settled).take(count).collect(),
        silent_on: match found.hits.first() {
            Some(first) if sure && !is_fact => silent_on(&query, first),
            _ => Vec::new(),
        },
        off_topic,
    })
}

/// The language of a question: the user's if it is ambiguous.
pub fn language(app: &App<'_>, words: &str) -> Language {
    Query::new(words, app.texts.lang(), app.edition()).lang()
}

/// The stored questions that have all these words, or words that begin so; at most a screenful.
pub fn complete(app: &App<'_>, typed: &str) -> Vec<String> {
    let typed = folded(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let query = Query::in_language("", app.texts.lang(), app.edition());
    let stored = query.stored();
    let holds = |thing: Thing| thing.holds_in(app.edition());
    let holds: Vec<bool> = things().map(holds).collect();
    let has = |line: &stored::Line| {
        // Only what is nice to read.
        if !stored.question(*line).starts_with(char::is_uppercase) {
            return false;
        }
        let words = folded(stored.question(*line));
        let begins = |one: &String| words.iter().any(|word| word.starts_with(one));
        holds[line.of] && typed.iter().all(begins)
    };
    let lines = stored.lines().filter(has).take(COMPLETED);
    lines.map(|line| stored.question(line).to_owned()).collect()
}

const COMPLETED: usize = 8;

fn folded(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(fold).collect()
}

/// So many districts in a question are somebody's city.
const CITY: usize = 5;

/// The cards in a question that the answer is not about; basic districts are only examples, and an
/// answer about no card holds for all.
fn silent_on(query: &Query, first: &Candidate) -> Vec<Card> {
    let thing = first.thing;
    let about = thing.about();
    if about.is_empty() {
        return Vec::new();
    }
    let holds_for = |card: &Card| match thing {
        Thing::Ruling(ruling) => ruling.holds_for.iter().any(|kind| kind.has(*card)),
        _ => false,
    };
    let asked = first.line.map(|line| query.stored().cards(line));
    let is_asked = |card: &Card| asked.iter().flatten().any(|one| *one == card.id());
    let is_about = |card: &Card| about.iter().any(|group| group.contains(card)) || is_asked(card);
    let is_basic = |card: &Card| nearest_printing(*card, Edition::default()).is_basic();
    let cards = query.sentence.cards.iter().copied();
    cards
        .filter(|card| !is_about(card) && !is_basic(card) && !holds_for(card))
        .collect()
}

/// The number of answers; and of the nearest texts if none is one.
const ANSWERS: usize = 5;
const NEAREST: usize = 3;

fn settled(
    texts: &Texts,
    query: &Query,
    hit: &Candidate,
    word: Option<Verdict>,
    edition: Edition,
) -> Settled {
    let thing = hit.thing;
    let said = |text: String, source: String| Said {
        id: thing.id().to_owned(),
        title: thing.title(texts, edition),
        text,
        source,
        verdict: word,
        covers: covers(thing),
    };
    let by = match thing {
        Thing::Ruling(ruling) => By::Ruling(RulingFacts::new(ruling, word, texts, edition)),
        Thing::Card(printing) => {
            let source = say!(texts, "ask-source-card");
            let text = with_word(texts, word, &printing.effect(texts));
            By::Card(said(text, source))
        }
        // The sentence of a page that answers.
        Thing::Rule(topic) => {
            let text = topic.text(texts, edition);
            let line = query.best_line(&text).to_owned();
            By::Rule(said(line, topic.place(texts, edition)))
        }
        Thing::Term(topic) => {
            let text = topic.text(texts, edition);
            By::Term(said(text, topic.place(texts, edition)))
        }
    };
    // In the language of the answer.
    let asked = match hit.line {
        Some(line) if query.lang() == texts.lang() => Some(query.stored().question(line)),
        Some(line) => stored(texts.lang()).heading(line.of, line.word),
        None => None,
    };
    let command = command(texts, thing, edition);
    Settled { by, asked, command }
}

/// The facts that a text answers.
pub(super) fn covers(thing: Thing) -> Vec<String> {
    match thing {
        Thing::Ruling(ruling) => ruling.covers.clone(),
        Thing::Rule(topic) | Thing::Term(topic) => topic.covers.clone(),
        Thing::Card(printing) => vec![format!("card-{}", printing.card)],
    }
}

/// The number of related answers.
const RELATED: usize = 2;

pub fn page(texts: &Texts, answer: &Answer, edition: Edition) -> Page {
    numbered(texts, answer, edition, false)
}

fn numbered(texts: &Texts, answer: &Answer, edition: Edition, has_numbers: bool) -> Page {
    if !answer.sure {
        return unsure(texts, answer, edition);
    }
    let mut page = Page::default();
    let first = answer.answers.first().expect("something answers");
    page.extend([
        Block::Heading(title(texts, first).into()),
        Block::Text(answer_first(first)),
        Block::sourced(source(texts, first), Vec::new()),
    ]);
    if !answer.silent_on.is_empty() {
        let silent = answer.silent_on.iter();
        let names = silent.map(|card| name(texts, edition, *card));
        let cards = names.collect::<Vec<_>>().join(", ");
        let said = say!(texts, "ask-silent-on", cards);
        page.push(Block::Text(said.into()));
    }
    let cards = &answer.understood.cards;
    if cards.len() >= CITY && cards.iter().all(|card| card.district().is_some()) {
        page.push(Block::Text(say!(texts, "ask-score").into()));
    }
    let related = answer.related().iter();
    let related: Vec<Line> = related.map(|other| related_line(texts, other)).collect();
    if !related.is_empty() {
        page.push(Block::Heading(say!(texts, "ask-related").into()));
        page.push(if has_numbers {
            let numbers = (1..=related.len()).map(|number| number.to_string().into());
            Block::Facts(numbers.zip(related).collect())
        } else {
            Block::points(related)
        });
    }
    let command = first.command.as_str();
    page.push(Block::Text(say!(texts, "ask-more", command).into()));
    page
}

/// The page on a screen, where a related answer is opened by its number.
pub fn screen(texts: &Texts, answer: &Answer, edition: Edition) -> Page {
    let mut page = numbered(texts, answer, edition, true);
    let numbers = match answer.related().len() {
        0 => None,
        1 => Some("1".to_owned()),
        last => Some(format!("1–{last}")),
    };
    let open = numbers.map(|shown| key(texts, id!("act-related"), None, shown));
    let legend = open.into_iter().chain([return_key(texts)]);
    page.push(Block::Actions(legend.collect()));
    page
}

fn related_line(texts: &Texts, other: &Settled) -> Line {
    let (title, text) = (title(texts, other), text(other));
    match (&other.by, other.asked) {
        (By::Ruling(_), None) => text.into(),
        (By::Ruling(_) | By::Card(_), Some(_)) => say!(texts, "ask-other", title, text).into(),
        _ => say!(texts, "ask-other-page", title, text).into(),
    }
}

/// The stored questions that are nearest, each with the command that answers it.
fn unsure(texts: &Texts, answer: &Answer, edition: Edition) -> Page {
    let mut page = Page::default();
    let asked = answer.answers.iter().filter_map(|one| one.asked);
    let points = asked.filter(|_| !answer.off_topic).map(|question| {
        let command = format!("ask {}", argument(question));
        let command = with_edition(&command, edition);
        say!(texts, "ask-command", command).into()
    });
    if let Some(points) = listed("", points) {
        page.push(Block::Heading(say!(texts, "ask-unsure").into()));
        page.push(points);
    }
    page
}

/// The eye should find the short answer, or else the first sentence.
fn answer_first(settled: &Settled) -> Line {
    let (text, verdict) = match settled.by.said() {
        Ok(said) => (&said.text, said.verdict),
        Err(ruling) => (&ruling.text, ruling.verdict),
    };
    if verdict.is_some() {
        return with_verdict(text, verdict);
    }
    let (first, rest) = split_sentence(text);
    let mut line = Line::from(Span::Strong(first.to_owned()));
    if !rest.is_empty() {
        line.push(Span::Text(format!(" {rest}")));
    }
    line
}

fn title(texts: &Texts, settled: &Settled) -> String {
    match (&settled.by, settled.asked) {
        (By::Ruling(_) | By::Card(_), Some(asked)) => as_sentence(texts, asked),
        (By::Ruling(_), None) => String::new(),
        (
            By::Card(said) | By::Rule(said) | By::Term(said) | By::Draft(said) | By::Fact(said),
            _,
        ) => said.title.clone(),
    }
}

/// Stored questions are as people type them.
pub(super) fn as_sentence(texts: &Texts, question: &str) -> String {
    let mut letters = question.chars();
    let first = letters.next().map(char::to_uppercase);
    let question: String = first.into_iter().flatten().chain(letters).collect();
    if question.ends_with(char::is_alphanumeric) {
        return say!(texts, "ask-asked", question);
    }
    question
}

fn text(settled: &Settled) -> &str {
    match settled.by.said() {
        Ok(said) => &said.text,
        Err(ruling) => &ruling.text,
    }
}

/// Where it is stated, and how certain it is.
fn source(texts: &Texts, settled: &Settled) -> String {
    match settled.by.said() {
        Err(ruling) if ruling.standing == Standing::Official => {
            let standing = texts.say(standing_name(ruling.standing));
            say!(texts, "ask-source", standing, source = &ruling.source)
        }
        // Readings and common practice are labeled as such.
        Err(ruling) => ruling.source.clone(),
        Ok(said) => said.source.clone(),
    }
}
