//! `citadels ruling`: rulings about card interactions.

use crate::app::{App, ByEdition};
use crate::command::lookup::card::{namesakes_line, other_edition, pick};
use crate::command::{Cli, Outcome};
use crate::fault::Faults;
use crate::files::read::name::{self, states};
use crate::language::Language;
use crate::library::facts::RulingFacts;
use crate::library::search::{Query, meaning};
use crate::library::thing::Thing;
use crate::library::{
    CardWords, Game, Printing, Ruling, RulingWords, SourceWords, in_edition, namesakes,
    nearest_printing, never_meet, rulings_about, rulings_general,
};
use crate::page::{Block, Line, Page, Span};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, Subject};
use crate::rules::state::State;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::card::{edition_name, home, what, with_edition};
use crate::wording::fault::argument;
use crate::wording::ruling::split_sentence;
use crate::{family, fault, library, say};
use serde::Serialize;
use strum::IntoEnumIterator;

pub fn run(cli: &mut Cli<'_>, typed: &[String]) -> Result<Outcome, Stop> {
    let request = if typed.is_empty() {
        Request {
            cards: ask_for_two(cli)?,
            ..Request::default()
        }
    } else {
        request(typed, cli.texts.lang(), cli.edition())?
    };
    let answer = answer(&cli.app(), &request);
    Ok(cli.answer(&answer, page))
}

/// The cards, and any states or topics: `killed bishop`, `crown king`.
fn request(typed: &[String], lang: Language, edition: Edition) -> Result<Request, Faults> {
    let request = |cards| Request {
        cards,
        typed: typed.join(" "),
        ..Request::default()
    };
    if let Some((cards, states)) = name::cards_and_states(typed, lang, edition) {
        return Ok(Request {
            states,
            ..request(cards)
        });
    }
    let faults = match name::cards(typed, lang, edition) {
        Ok(cards) => return Ok(request(cards)),
        Err(faults) => faults,
    };
    let query = Query::new(&typed.join(" "), lang, edition);
    let is_understood = !query.sentence.same.is_empty() || query.sentence.players.is_some();
    if query.sentence.cards.is_empty() || !is_understood || !query.knows_all() {
        return Err(faults);
    }
    let is_state = |same: &u8| meaning(*same).1;
    let is_topic = !query.sentence.same.iter().all(is_state) || query.sentence.players.is_some();
    Ok(Request {
        words: is_topic.then(|| typed.join(" ")),
        states: name::states(&query).collect(),
        ..request(query.sentence.cards)
    })
}

/// Lets the user pick one card, and a second if wanted.
fn ask_for_two(cli: &mut Cli<'_>) -> Result<Vec<Card>, Stop> {
    let texts = cli.texts;
    let missing = fault!(Usage, "error-ruling-missing");
    let one = pick(cli, &say!(texts, "ask-card"), missing.clone(), None)?;
    let none = say!(texts, "ask-ruling-none");
    let question = say!(texts, "ask-ruling-second");
    let other = pick(cli, &question, missing, Some(none))?;
    let other = other.filter(|_| other != one);
    Ok(one.into_iter().chain(other).collect())
}

#[derive(Clone, Debug, Default)]
pub struct Request {
    /// Without duplicates.
    pub cards: Vec<Card>,
    /// The states the cards are in: who brings them about is one of the cards too.
    pub states: Vec<State>,
    /// All words, if some of them are topics.
    pub words: Option<String>,
    /// How the cards were named; empty if they were picked.
    pub typed: String,
}

impl Request {
    /// The cards, then those that bring the states about.
    fn all_cards(&self) -> Vec<Card> {
        let mut cards = self.cards.clone();
        let states = self.states.iter().filter(|_| self.words.is_none());
        for cause in states.filter_map(|state| state.cause()) {
            if !cards.contains(&cause.into()) {
                cards.push(cause.into());
            }
        }
        cards
    }
}

pub type Answer = ByEdition<Meeting>;

/// The cards in one edition.
#[derive(Debug, Serialize)]
pub struct Meeting {
    pub cards: Vec<Card>,
    /// The states that were named along with the cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub states: Vec<State>,
    pub rulings: Vec<RulingFacts>,
    /// Only for two cards.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub pair: Option<Pair>,
    /// Two cards with the same rank, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub never_meet: Option<(Card, Card)>,
    pub edition: Edition,
    /// If more than two cards are never covered together: the rulings for each pair.
    #[serde(skip)]
    pub pairs: Vec<(Card, Card, Vec<RulingFacts>)>,
    /// The requested edition, if it does not have all the cards.
    #[serde(skip)]
    pub asked: Option<Edition>,
    /// A state or a topic was named along with the cards.
    #[serde(skip)]
    pub is_narrowed: bool,
    /// How many of the cards were named themselves: the others bring the states about.
    #[serde(skip)]
    pub named: usize,
    /// The cards of other boxes with the name that was typed for a card.
    #[serde(skip)]
    pub namesakes: Vec<(Card, Vec<(Language, &'static Printing)>)>,
    /// Cards of another box, read as their replacements.
    #[serde(skip)]
    pub read_as: Vec<(Card, Card)>,
}

/// More about two cards.
#[derive(Debug, Serialize)]
pub struct Pair {
    /// About one of them, and it applies to the other.
    pub general: Vec<RulingFacts>,
    /// Involving a third card.
    pub with_others: Vec<RulingFacts>,
    pub settled_by: SettledBy,
}

/// Where the answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SettledBy {
    Ruling,
    General,
    /// Each card works as printed.
    Texts,
    /// No rulebook covers it.
    Silent,
}

pub fn answer(app: &App<'_>, request: &Request) -> Answer {
    let has_all = |cards: &[Card], edition: Edition| {
        let mut cards = cards.iter();
        cards.all(|card| library::printing(card, edition).is_some())
    };
    let cards = request.all_cards();
    let asked = app.editions.list().iter().copied();
    let mut editions: Vec<Edition> = asked.filter(|of| has_all(&cards, *of)).collect();
    if editions.is_empty() {
        let mut nearest = app.edition().nearest().into_iter();
        let other = nearest.find(|edition| has_all(&cards, *edition));
        editions.push(other.unwrap_or_else(|| app.edition()));
    }
    let meetings = editions
        .into_iter()
        .map(|edition| meeting(app, request, edition));
    ByEdition::new(app.editions, meetings.collect())
}

fn meeting(app: &App<'_>, request: &Request, edition: Edition) -> Meeting {
    let texts = app.texts;
    let all_cards = request.all_cards();
    let read = all_cards
        .iter()
        .map(|card| (*card, in_edition(*card, edition)));
    let read_as: Vec<(Card, Card)> = read.clone().filter(|(of, card)| of != card).collect();
    let cards: Vec<Card> = read.map(|(_, card)| card).collect();
    let told = |rulings: Vec<&'static Ruling>| RulingFacts::all(rulings, texts, edition);
    let named = match request.cards.len() {
        0 => cards.len(),
        count => count,
    };
    let in_state = InState {
        texts,
        states: &request.states,
        edition,
    };
    let all = match &request.words {
        Some(words) => with_words(app, words, &cards, edition),
        None if request.states.is_empty() => rulings_about(&cards, edition),
        None => in_state.rulings(&cards, named),
    };
    let never_meet = never_meet(&cards, edition);
    let pair = (cards.len() == 2 && request.words.is_none()).then(|| {
        let (exact, others): (Vec<_>, Vec<_>) = all
            .iter()
            .copied()
            .partition(|ruling| ruling.about.len() <= 2 || in_state.has(ruling));
        let general = match never_meet {
            Some(_) => Vec::new(),
            None => rulings_general(cards[0], cards[1], edition),
        };
        let settled_by = match (&exact[..], &general[..]) {
            ([], []) => SettledBy::Texts,
            ([], _) => SettledBy::General,
            (exact, _) if exact.iter().all(|one| one.standing == Standing::Silent) => {
                SettledBy::Silent
            }
            _ => SettledBy::Ruling,
        };
        let pair = Pair {
            general: told(general),
            with_others: told(others),
            settled_by,
        };
        (told(exact), pair)
    });
    let (rulings, pair) = match pair {
        Some((rulings, pair)) => (rulings, Some(pair)),
        None => (told(all), None),
    };
    let pairs = if rulings.is_empty() && cards.len() > 2 {
        pairs(texts, &cards, edition)
    } else {
        Vec::new()
    };
    Meeting {
        rulings,
        pair,
        never_meet,
        edition,
        pairs,
        asked: app.editions.other_than(edition),
        is_narrowed: request.words.is_some() || !request.states.is_empty(),
        named,
        namesakes: cards
            .iter()
            .map(|card| (*card, namesakes(*card, edition, &request.typed, None)))
            .collect(),
        states: request.states.clone(),
        read_as,
        cards,
    }
}

/// Some states, to be found in rulings.
struct InState<'a> {
    texts: &'a Texts,
    states: &'a [State],
    edition: Edition,
}

impl InState<'_> {
    /// Does a ruling mention one of them?
    fn has(&self, ruling: &Ruling) -> bool {
        if self.states.is_empty() {
            return false;
        }
        let statement = ruling.statement(self.texts);
        let query = Query::in_language(&statement, self.texts.lang(), self.edition);
        states(&query).any(|state| self.states.contains(&state))
    }

    /// The rulings about the named cards in these states: those about all the cards, first those
    /// that mention the state; then others about the named ones themselves that mention it.
    fn rulings(&self, cards: &[Card], named: usize) -> Vec<&'static Ruling> {
        let mut all = rulings_about(cards, self.edition);
        if named == cards.len() {
            all.retain(|ruling| self.has(ruling));
            return all;
        }
        all.sort_by_cached_key(|ruling| !self.has(ruling));
        let named = &cards[..named];
        let is_own = |ruling: &&Ruling| {
            let first = ruling.about.first();
            first.is_some_and(|group| named.iter().any(|card| group.contains(card)))
        };
        let others = rulings_about(named, self.edition).into_iter();
        for ruling in others.filter(is_own).filter(|ruling| self.has(ruling)) {
            if !all.iter().any(|known| known.id() == ruling.id()) {
                all.push(ruling);
            }
        }
        all
    }
}

/// The rulings about all the cards that also match the words, best first.
fn with_words(
    app: &App<'_>,
    words: &str,
    cards: &[Card],
    edition: Edition,
) -> Vec<&'static Ruling> {
    let query = Query::in_language(words, app.texts.lang(), edition);
    let about = rulings_about(cards, edition);
    let hits = query.search(edition).into_iter();
    let hits = hits.filter_map(|hit| match hit.thing {
        Thing::Ruling(ruling) => Some(ruling),
        _ => None,
    });
    let is_about = |ruling: &&Ruling| {
        about.iter().any(|other| other.id() == ruling.id())
            && query.shares_meaning(&ruling.statement(app.texts))
    };
    hits.filter(is_about).collect()
}

fn pairs(texts: &Texts, cards: &[Card], edition: Edition) -> Vec<(Card, Card, Vec<RulingFacts>)> {
    let rulings = |one, other| {
        let rulings = rulings_about(&[one, other], edition);
        RulingFacts::all(rulings, texts, edition)
    };
    let pairs = cards.iter().enumerate().flat_map(|(index, &one)| {
        let others = cards[index + 1..].iter();
        others.map(move |&other| (one, other, rulings(one, other)))
    });
    pairs.filter(|(.., rulings)| !rulings.is_empty()).collect()
}

family!(pub(super) standing_name(Standing) = "standing-");
family!(subject_name(Subject) = "subject-");
family!(pub state_name(State) = "state-");

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::default();
    for meeting in answer.list() {
        let what = match answer {
            ByEdition::One(_) => String::new(),
            ByEdition::All { .. } => texts.say(edition_name(meeting.edition)),
        };
        page.extend(other_edition(texts, meeting.asked, meeting.edition));
        page.extend(blocks(texts, meeting, what));
    }
    page
}

fn blocks(texts: &Texts, meeting: &Meeting, what: String) -> Vec<Block> {
    let name = |card: Card| nearest_printing(card, meeting.edition).name(texts.lang());
    // They are listed without their types.
    let mention = |&card: &Card| Span::Card {
        id: card.id(),
        name: name(card).to_owned(),
        seal: None,
        is_home: false,
    };
    let names = |cards: &[Card]| Line::joined(cards.iter().map(mention).map(Line::from), " · ");
    let states = meeting.states.iter();
    let states = states.map(|state| Line::from(texts.say(state_name(*state))));
    let named = meeting.cards[..meeting.named].iter();
    let named = named.map(mention).map(Line::from);
    let mut blocks = vec![Block::Title {
        text: Line::joined(named.chain(states), " · "),
        what: what.into(),
    }];
    for (card, others) in &meeting.namesakes {
        let own = nearest_printing(*card, meeting.edition);
        blocks.extend(namesakes_line(texts, own, others));
    }
    for (of, read) in &meeting.read_as {
        let said = say!(
            texts,
            "ruling-page-read-as",
            of = name(*of),
            read = name(*read)
        );
        blocks.push(Block::Note(said.into()));
    }
    if let Some((one, other)) = meeting.never_meet {
        let said = say!(
            texts,
            "ruling-page-never-meet",
            one = name(one),
            other = name(other)
        );
        blocks.push(Block::Text(said.into()));
    }
    match meeting.cards[..] {
        [card] if !meeting.is_narrowed => {
            let rulings = &meeting.rulings;
            blocks.extend(grouped(texts, rulings, card, meeting.edition));
            blocks.extend(sources(texts, rulings, meeting.edition));
        }
        _ => blocks.extend(by_source(&meeting.rulings, |facts| asked(texts, facts))),
    }
    if meeting.rulings.is_empty() && meeting.never_meet.is_none() {
        let said = match (&meeting.cards[..], &meeting.pair) {
            _ if meeting.is_narrowed && meeting.pair.is_none() => {
                say!(texts, "ruling-page-none-state")
            }
            ([_], _) => say!(texts, "ruling-page-none-one"),
            (
                _,
                Some(Pair {
                    settled_by: SettledBy::General,
                    ..
                }),
            ) => {
                say!(texts, "ruling-page-general-only")
            }
            _ => say!(texts, "ruling-page-none"),
        };
        blocks.push(Block::Text(said.into()));
    }
    if let Some(pair) = &meeting.pair {
        if !pair.general.is_empty() {
            // Next to a direct answer, the first sentence is enough.
            let point = |facts: &RulingFacts| match &meeting.rulings[..] {
                [] => sentence(texts, facts),
                _ => first_sentence(facts),
            };
            blocks.push(Block::Points {
                source: say!(texts, "ruling-page-general").into(),
                points: pair.general.iter().map(point).collect(),
            });
        }
        if !pair.with_others.is_empty() {
            let source = say!(texts, "ruling-page-with-others").into();
            let points = pair.with_others.iter();
            let points = points.map(|facts| sentence(texts, facts)).collect();
            blocks.push(Block::Points { source, points });
        }
    }
    // Two cards are shown together with their printed texts.
    if meeting.rulings.is_empty() || meeting.pair.is_some() {
        let cards = meeting.cards.iter();
        blocks.extend(cards.flat_map(|&card| printed(texts, meeting, card)));
    }
    if !meeting.pairs.is_empty() {
        blocks.push(Block::Text(say!(texts, "ruling-page-two-by-two").into()));
    }
    for (one, other, rulings) in &meeting.pairs {
        blocks.push(Block::Heading(names(&[*one, *other])));
        blocks.extend(points(rulings));
    }
    blocks
}

/// What is printed on a card.
fn printed(texts: &Texts, meeting: &Meeting, card: Card) -> [Block; 2] {
    let printing = nearest_printing(card, meeting.edition);
    let name = printing.name(texts.lang()).to_owned();
    [
        Block::Title {
            text: home(printing, name).into(),
            what: what(texts, printing).into(),
        },
        Block::Text(printing.effect(texts).into()),
    ]
}

/// The screen lines available for a card's rulings, and the letters in a typical line.
const ROOM: usize = 33;
const LINE: usize = 72;

/// The number of lines a text takes on a typical screen.
fn screen_lines(text: &str) -> usize {
    text.chars().count() / LINE + 1
}

/// The rulings of one card by what they are about, those with other cards under a separate heading.
/// If there is no room, the other cards are only named; then only the first sentence of each ruling
/// is shown; then only what comes first, how many more there are, and the command that shows them.
fn grouped(texts: &Texts, rulings: &[RulingFacts], card: Card, edition: Edition) -> Vec<Block> {
    let is_alone = |facts: &&RulingFacts| facts.ruling.about.len() < 2;
    let (alone, others): (Vec<&RulingFacts>, Vec<&RulingFacts>) =
        rulings.iter().partition(is_alone);
    let whole = |facts: &&RulingFacts| sentence(texts, facts);
    let first = |facts: &&RulingFacts| first_sentence(facts);
    let names = || match &others[..] {
        [] => Vec::new(),
        others => vec![named(texts, others, card, edition)],
    };
    let all = by_subject(texts, &alone, whole, others.iter().map(whole).collect());
    if screen_room(&all) <= ROOM {
        return all;
    }
    let own = by_subject(texts, &alone, whole, names());
    if screen_room(&own) <= ROOM {
        return own;
    }
    let fewer = (1..=alone.len()).rev().map(|count| {
        let mut blocks = by_subject(texts, &alone[..count], first, names());
        if let Some(more @ 1..) = alone.len().checked_sub(count) {
            let name = argument(nearest_printing(card, edition).name(texts.lang()));
            let command = with_edition(&format!("card {name} --full"), edition);
            let said = say!(texts, "ruling-page-more", count = more, command);
            blocks.push(Block::Text(said.into()));
        }
        blocks
    });
    let mut fewer = fewer.skip_while(|blocks| screen_room(blocks) > ROOM);
    fewer.next().unwrap_or_default()
}

/// The number of lines these blocks take on a typical screen.
fn screen_room(blocks: &[Block]) -> usize {
    let lines = blocks.iter().map(|block| match block {
        Block::Points { points, .. } => {
            let lines = points.iter().map(|point| screen_lines(&point.plain()));
            lines.sum::<usize>() + 2
        }
        _ => 2,
    });
    lines.sum()
}

fn by_subject(
    texts: &Texts,
    alone: &[&RulingFacts],
    point: impl Fn(&&RulingFacts) -> Line,
    others: Vec<Line>,
) -> Vec<Block> {
    let mut blocks = Vec::new();
    for subject in Subject::iter() {
        let about = alone
            .iter()
            .filter(|facts| facts.ruling.subject == Some(subject));
        let points: Vec<Line> = about.map(&point).collect();
        if !points.is_empty() {
            let source = texts.say(subject_name(subject)).into();
            blocks.push(Block::Points { source, points });
        }
    }
    if !others.is_empty() {
        blocks.push(Block::Points {
            source: say!(texts, "subject-others").into(),
            points: others,
        });
    }
    blocks
}

/// All rulings of a card by what they are about; in each part its own come first.
pub(super) fn all_by_subject(texts: &Texts, rulings: &[RulingFacts]) -> Vec<Block> {
    let all: Vec<&RulingFacts> = rulings.iter().collect();
    let mut blocks = by_subject(texts, &all, |facts| sentence(texts, facts), Vec::new());
    let others = all.iter().filter(|facts| facts.ruling.subject.is_none());
    let points: Vec<Line> = others.map(|facts| sentence(texts, facts)).collect();
    if !points.is_empty() {
        let source = Line::default();
        blocks.push(Block::Points { source, points });
    }
    blocks
}

/// The other cards of these rulings, and how to see them.
fn named(texts: &Texts, rulings: &[&RulingFacts], card: Card, edition: Edition) -> Line {
    let mut cards: Vec<Card> = Vec::new();
    for facts in rulings {
        let own = facts.ruling.cards().into_iter();
        for other in own.filter(|other| *other != card) {
            if !cards.contains(&other) {
                cards.push(other);
            }
        }
    }
    let name = |of: &Card| nearest_printing(of, edition).name(texts.lang());
    let names = cards.iter().map(name).collect::<Vec<_>>().join(", ");
    let quoted = |of: &Card| argument(name(of));
    let (one, example) = (quoted(&card), cards.first().map_or(String::new(), quoted));
    say!(
        texts,
        "ruling-page-others",
        names,
        one,
        other = example,
        edition = with_edition("", edition)
    )
    .into()
}

fn first_sentence(facts: &RulingFacts) -> Line {
    split_sentence(&facts.statement).0.into()
}

/// A ruling's sentence; our own readings are labeled.
pub(super) fn sentence(texts: &Texts, facts: &RulingFacts) -> Line {
    let mut line = Line::from(facts.statement.as_str());
    if facts.standing != Standing::Official {
        let standing = texts.say(standing_name(facts.standing));
        line.push(Span::Text(format!(" ({standing})")));
    }
    line
}

/// The question, the short answer, the sentence.
fn asked(texts: &Texts, facts: &RulingFacts) -> Line {
    let mut line = Line::default();
    let question = facts.ruling.question(texts);
    if facts.verdict.is_some() && !question.is_empty() {
        line.push(Span::Text(format!("{question} ")));
    }
    match facts
        .text
        .split_once(' ')
        .filter(|_| facts.verdict.is_some())
    {
        Some((verdict, rest)) => {
            line.push(Span::Strong(verdict.to_owned()));
            line.push(Span::Text(format!(" {rest}")));
        }
        None => line.push(Span::Text(facts.text.clone())),
    }
    line
}

/// The chapters that state these rulings.
pub(super) fn sources(texts: &Texts, rulings: &[RulingFacts], edition: Edition) -> Option<Block> {
    let mut chapters: Vec<String> = Vec::new();
    for facts in rulings
        .iter()
        .filter(|facts| facts.standing == Standing::Official)
    {
        let chapter = facts.ruling.source_in(edition).chapter(texts);
        if !chapters.contains(&chapter) {
            chapters.push(chapter);
        }
    }
    let said = say!(texts, "page-sources", sources = chapters.join(" · "));
    (!chapters.is_empty()).then(|| Block::Text(said.into()))
}

/// Rulings grouped by source, in order of first appearance.
pub fn points(rulings: &[RulingFacts]) -> Vec<Block> {
    by_source(rulings, |facts| facts.statement.as_str().into())
}

fn by_source(rulings: &[RulingFacts], point: impl Fn(&RulingFacts) -> Line) -> Vec<Block> {
    let mut groups: Vec<(&str, Vec<Line>)> = Vec::new();
    for facts in rulings {
        let (source, mut text) = (&facts.source, point(facts));
        // People ask for the tile game's facts by number.
        if facts.ruling.game == Game::Fortress && !facts.covers.is_empty() {
            let numbers = facts.covers.join(",\u{a0}");
            text.push(Span::Text(format!(" ({numbers})")));
        }
        match groups.iter_mut().find(|(known, _)| known == source) {
            Some((_, points)) => points.push(text),
            None => groups.push((source, vec![text])),
        }
    }
    let groups = groups.into_iter().map(|(source, points)| Block::Points {
        source: source.into(),
        points,
    });
    groups.collect()
}
