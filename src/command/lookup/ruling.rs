//! `citadels ruling`: rulings about card interactions.

use crate::app::{App, ByEdition, Editions};
use crate::command::lookup::card::{namesakes_line, other_edition, pick};
use crate::command::lookup::{listed, together};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults};
use crate::files::read::name::{self, states};
use crate::library::search::{Query, meaning};
use crate::library::thing::Thing;
use crate::library::{
    CardWords, Game, Ruling, RulingWords, SourceWords, TopicId, in_edition, nearest_printing,
    never_meet, rulings_about, rulings_general, with_word,
};
use crate::page::{Block, Line, Page, Span};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, Subject, Verdict};
use crate::rules::state::State;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::card::{edition_name, home, what, with_edition};
use crate::wording::fault::argument;
use crate::wording::ruling::{split_sentence, with_verdict};
use crate::{family, fault, library, say};
use clap::Args;
use serde::Serialize;
use strum::IntoEnumIterator;

#[derive(Clone, Debug, Default, Args)]
pub struct Request {
    pub cards: Vec<String>,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let asked = if request.cards.is_empty() {
        Asked {
            cards: ask_for_two(cli)?,
            ..Asked::default()
        }
    } else {
        Asked::read(&cli.app(), request)?
    };
    let answer = answer(&cli.app(), &asked);
    let editions = cli.app().editions;
    Ok(cli.answer(&answer, |texts, answer| {
        page(texts, answer, &asked, editions)
    }))
}

fn missing() -> Fault {
    fault!(Usage, "error-ruling-missing")
}

/// Lets the user pick one card, and a second if wanted.
fn ask_for_two(cli: &mut Cli<'_>) -> Result<Vec<Card>, Stop> {
    let texts = cli.texts;
    let one = pick(cli, &say!(texts, "ask-card"), missing(), None)?;
    let none = say!(texts, "ask-ruling-none");
    let question = say!(texts, "ask-ruling-second");
    let other = pick(cli, &question, missing(), Some(none))?;
    let other = other.filter(|_| other != one);
    Ok(one.into_iter().chain(other).collect())
}

/// What is asked: the cards, and any states or topics, as in `killed bishop`, `crown king`.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// Without duplicates.
    pub cards: Vec<Card>,
    /// The states the cards are in: who brings them about is one of the cards too.
    pub states: Vec<State>,
    /// All words, if some of them are topics.
    pub words: Option<String>,
    /// How the cards were named; empty if they were picked.
    pub typed: String,
}

impl Asked {
    /// # Errors
    ///
    /// No card is named, or some words mean nothing.
    pub fn read(app: &App<'_>, request: &Request) -> Result<Self, Faults> {
        let (lang, edition) = (app.texts.lang(), app.edition());
        if request.cards.is_empty() {
            return Err(missing().into());
        }
        let typed = together(&request.cards)?;
        let found = |cards| Self {
            cards,
            typed: typed.clone(),
            ..Self::default()
        };
        if let Some((cards, states)) = name::cards_and_states(&request.cards, lang, edition) {
            return Ok(Self {
                states,
                ..found(cards)
            });
        }
        let faults = match name::cards(&request.cards, lang, edition) {
            Ok(cards) => return Ok(found(cards)),
            Err(faults) => faults,
        };
        let query = Query::new(&typed, lang, edition);
        let sentence = &query.sentence;
        let is_understood = !sentence.same.is_empty() || sentence.players.is_some();
        if sentence.cards.is_empty() || !is_understood || !query.knows_all() {
            return Err(faults);
        }
        let is_topic = sentence.same.iter().any(|same| !meaning(*same).1);
        let is_topic = is_topic || sentence.players.is_some();
        Ok(Self {
            words: is_topic.then(|| typed.clone()),
            states: name::states(&query).collect(),
            ..found(sentence.cards.clone())
        })
    }

    /// How many of the cards were named themselves: the others bring the states about.
    fn named(&self) -> usize {
        match self.cards.len() {
            0 => self.all_cards().len(),
            count => count,
        }
    }

    /// Is a state or a topic named along with the cards?
    fn is_narrowed(&self) -> bool {
        self.words.is_some() || !self.states.is_empty()
    }

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

/// A ruling in a language and an edition.
#[derive(Debug, Serialize)]
pub struct RulingFacts {
    pub id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<Card>>,
    /// In the tile game, its page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topic: Option<&'static str>,
    pub text: String,
    pub source: String,
    pub standing: Standing,
    pub verdict: Option<Verdict>,
    pub covers: &'static [String],
}

impl RulingFacts {
    /// With the word for its first question.
    pub fn all(rulings: Vec<&'static Ruling>, texts: &Texts, edition: Edition) -> Vec<Self> {
        let new = |ruling: &'static Ruling| Self::new(ruling, ruling.verdict, texts, edition);
        rulings.into_iter().map(new).collect()
    }

    /// With the word for the question that was asked.
    pub fn new(
        ruling: &'static Ruling,
        verdict: Option<Verdict>,
        texts: &Texts,
        edition: Edition,
    ) -> Self {
        let topic = ruling.topic().map(TopicId::id);
        Self {
            id: ruling.id(),
            cards: (ruling.game == Game::Citadels).then(|| ruling.cards()),
            topic: topic.filter(|_| ruling.game == Game::Fortress),
            text: with_word(texts, verdict, &ruling.statement(texts)),
            source: ruling.place(texts, edition),
            standing: ruling.standing,
            verdict,
            covers: &ruling.covers,
        }
    }

    pub fn ruling(&self) -> &'static Ruling {
        library::ruling(self.game(), self.id)
    }

    fn game(&self) -> Game {
        match self.cards {
            Some(_) => Game::Citadels,
            None => Game::Fortress,
        }
    }

    /// The text without its verdict, for places where the question is not shown.
    fn statement(&self, texts: &Texts) -> String {
        self.ruling().statement(texts)
    }
}

pub fn answer(app: &App<'_>, asked: &Asked) -> Answer {
    let has_all = |cards: &[Card], edition: Edition| {
        let mut cards = cards.iter();
        cards.all(|card| library::printing(card, edition).is_some())
    };
    let cards = asked.all_cards();
    let editions = app.editions.list().iter().copied();
    let mut editions: Vec<Edition> = editions.filter(|of| has_all(&cards, *of)).collect();
    if editions.is_empty() {
        let mut nearest = app.edition().nearest().into_iter();
        let other = nearest.find(|edition| has_all(&cards, *edition));
        editions.push(other.unwrap_or_else(|| app.edition()));
    }
    let meeting = |edition| meeting(app.texts, asked, edition);
    ByEdition::new(app.editions, editions.into_iter().map(meeting).collect())
}

fn meeting(texts: &Texts, asked: &Asked, edition: Edition) -> Meeting {
    let cards = asked.all_cards().into_iter();
    let cards: Vec<Card> = cards.map(|card| in_edition(card, edition)).collect();
    let told = |rulings: Vec<&'static Ruling>| RulingFacts::all(rulings, texts, edition);
    let in_state = InState {
        texts,
        states: &asked.states,
        edition,
    };
    let all = match &asked.words {
        Some(words) => with_words(texts, words, &cards, edition),
        None if asked.states.is_empty() => rulings_about(&cards, edition),
        None => in_state.rulings(&cards, asked.named()),
    };
    let never_meet = never_meet(&cards, edition);
    let (rulings, pair) = if cards.len() == 2 && asked.words.is_none() {
        let is_exact = |ruling: &&Ruling| ruling.about.len() <= 2 || in_state.has(ruling);
        let (exact, others): (Vec<&Ruling>, Vec<&Ruling>) = all.into_iter().partition(is_exact);
        let general = match never_meet {
            Some(_) => Vec::new(),
            None => rulings_general(cards[0], cards[1], edition),
        };
        let is_silent = |one: &&Ruling| one.standing == Standing::Silent;
        let settled_by = match (&exact[..], &general[..]) {
            ([], []) => SettledBy::Texts,
            ([], _) => SettledBy::General,
            (exact, _) if exact.iter().all(is_silent) => SettledBy::Silent,
            _ => SettledBy::Ruling,
        };
        let pair = Pair {
            general: told(general),
            with_others: told(others),
            settled_by,
        };
        (exact, Some(pair))
    } else {
        (all, None)
    };
    Meeting {
        rulings: told(rulings),
        pair,
        never_meet,
        edition,
        states: asked.states.clone(),
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
fn with_words(texts: &Texts, words: &str, of: &[Card], edition: Edition) -> Vec<&'static Ruling> {
    let query = Query::in_language(words, texts.lang(), edition);
    let about = rulings_about(of, edition);
    let hits = query.search(edition).into_iter();
    let hits = hits.filter_map(|hit| match hit.thing {
        Thing::Ruling(ruling) => Some(ruling),
        _ => None,
    });
    let is_about = |ruling: &&Ruling| {
        about.iter().any(|other| other.id() == ruling.id())
            && query.shares_meaning(&ruling.statement(texts))
    };
    hits.filter(is_about).collect()
}

/// The rulings for each pair of cards that has any.
fn pairs(texts: &Texts, cards: &[Card], edition: Edition) -> Vec<([Card; 2], Vec<RulingFacts>)> {
    let pairs = cards.iter().enumerate().flat_map(|(index, &one)| {
        let others = cards[index + 1..].iter();
        others.map(move |&other| [one, other])
    });
    let pairs = pairs.map(|pair| {
        let rulings = rulings_about(&pair, edition);
        (pair, RulingFacts::all(rulings, texts, edition))
    });
    pairs.filter(|(_, rulings)| !rulings.is_empty()).collect()
}

family!(pub(super) standing_name(Standing) = "standing-");
family!(subject_name(Subject) = "subject-");
family!(pub state_name(State) = "state-");

pub fn page(texts: &Texts, answer: &Answer, asked: &Asked, editions: Editions) -> Page {
    let mut page = Page::default();
    for meeting in answer.list() {
        let what = match answer {
            ByEdition::One(_) => String::new(),
            ByEdition::All { .. } => texts.say(edition_name(meeting.edition)),
        };
        let other = editions.other_than(meeting.edition);
        page.extend(other_edition(texts, other, meeting.edition));
        page.extend(blocks(texts, meeting, asked, what));
    }
    page
}

fn blocks(texts: &Texts, meeting: &Meeting, asked: &Asked, what: String) -> Vec<Block> {
    let name = |card: Card| nearest_printing(card, meeting.edition).name(texts.lang());
    // They are listed without their types.
    let mention = |&card: &Card| Span::Card {
        id: card.id(),
        name: name(card).to_owned(),
        seal: None,
        is_home: false,
    };
    let states = meeting.states.iter();
    let states = states.map(|state| Line::from(texts.say(state_name(*state))));
    let named = meeting.cards[..asked.named()].iter();
    let named = named.map(mention).map(Line::from);
    let mut blocks = vec![Block::title(Line::joined(named.chain(states), " · "), what)];
    for card in &meeting.cards {
        let own = nearest_printing(card, meeting.edition);
        blocks.extend(namesakes_line(texts, own, &asked.typed, None));
    }
    // Cards of another box are read as their replacements.
    let read = asked.all_cards().into_iter().zip(&meeting.cards);
    for (of, read) in read.filter(|(of, read)| of != *read) {
        let (of, read) = (name(of), name(*read));
        let said = say!(texts, "ruling-page-read-as", of, read);
        blocks.push(Block::Note(said.into()));
    }
    if let Some((one, other)) = meeting.never_meet {
        let (one, other) = (name(one), name(other));
        let said = say!(texts, "ruling-page-never-meet", one, other);
        blocks.push(Block::Text(said.into()));
    }
    match meeting.cards[..] {
        [card] if !asked.is_narrowed() => {
            let rulings = &meeting.rulings;
            blocks.extend(grouped(texts, rulings, card, meeting.edition));
            blocks.extend(sources(texts, rulings, meeting.edition));
        }
        _ => blocks.extend(answers(texts, &meeting.rulings)),
    }
    let by_two = if meeting.rulings.is_empty() && meeting.cards.len() > 2 {
        pairs(texts, &meeting.cards, meeting.edition)
    } else {
        Vec::new()
    };
    if meeting.rulings.is_empty() && meeting.never_meet.is_none() && by_two.is_empty() {
        let settled_by = meeting.pair.as_ref().map(|pair| pair.settled_by);
        let said = match (&meeting.cards[..], settled_by) {
            (_, None) if asked.is_narrowed() => say!(texts, "ruling-page-none-state"),
            ([_], _) => say!(texts, "ruling-page-none-one"),
            (_, Some(SettledBy::General)) => say!(texts, "ruling-page-general-only"),
            _ => say!(texts, "ruling-page-none"),
        };
        blocks.push(Block::Text(said.into()));
    }
    if let Some(pair) = &meeting.pair {
        // Next to a direct answer, the first sentence is enough.
        let point = |facts: &RulingFacts| match &meeting.rulings[..] {
            [] => sentence(texts, facts),
            _ => first_sentence(texts, facts),
        };
        let source = say!(texts, "ruling-page-general");
        blocks.extend(listed(source, pair.general.iter().map(point)));
        let source = say!(texts, "ruling-page-with-others");
        let points = pair.with_others.iter();
        blocks.extend(listed(source, points.map(|facts| sentence(texts, facts))));
    }
    // Two cards are shown together with their printed texts.
    if meeting.rulings.is_empty() || meeting.pair.is_some() {
        let cards = meeting.cards.iter();
        blocks.extend(cards.flat_map(|&card| printed(texts, meeting, card)));
    }
    if !by_two.is_empty() {
        blocks.push(Block::Text(say!(texts, "ruling-page-two-by-two").into()));
        for (pair, rulings) in by_two {
            let names = pair.iter().map(mention).map(Line::from);
            blocks.push(Block::Heading(Line::joined(names, " · ")));
            blocks.extend(points(texts, &rulings));
        }
    }
    blocks
}

/// What is printed on a card.
fn printed(texts: &Texts, meeting: &Meeting, card: Card) -> [Block; 2] {
    let printing = nearest_printing(card, meeting.edition);
    let name = printing.name(texts.lang()).to_owned();
    [
        Block::title(home(printing, name), what(texts, printing)),
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
    let is_alone = |facts: &&RulingFacts| facts.ruling().about.len() < 2;
    let (alone, others): (Vec<_>, Vec<_>) = rulings.iter().partition(is_alone);
    let whole = |facts: &&RulingFacts| sentence(texts, facts);
    let first = |facts: &&RulingFacts| first_sentence(texts, facts);
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
    let by_subject = Subject::iter().filter_map(|subject| {
        let is_about = |facts: &&&RulingFacts| facts.ruling().subject == Some(subject);
        let source = texts.say(subject_name(subject));
        listed(source, alone.iter().filter(is_about).map(&point))
    });
    let others = listed(say!(texts, "subject-others"), others.into_iter());
    by_subject.chain(others).collect()
}

/// All rulings of a card by what they are about; in each part its own come first.
pub(super) fn all_by_subject(texts: &Texts, rulings: &[RulingFacts]) -> Vec<Block> {
    let all: Vec<&RulingFacts> = rulings.iter().collect();
    let mut blocks = by_subject(texts, &all, |facts| sentence(texts, facts), Vec::new());
    let others = all.iter().filter(|facts| facts.ruling().subject.is_none());
    let others = others.map(|facts| sentence(texts, facts));
    blocks.extend(listed("", others));
    blocks
}

/// The other cards of these rulings, and how to see them.
fn named(texts: &Texts, rulings: &[&RulingFacts], card: Card, edition: Edition) -> Line {
    let mut cards: Vec<Card> = Vec::new();
    for facts in rulings {
        let own = facts.ruling().cards().into_iter();
        for other in own.filter(|other| *other != card) {
            if !cards.contains(&other) {
                cards.push(other);
            }
        }
    }
    let name = |of: &Card| nearest_printing(of, edition).name(texts.lang());
    let names = cards.iter().map(name).collect::<Vec<_>>().join(", ");
    let quoted = |of: &Card| argument(name(of));
    let (one, other) = (quoted(&card), cards.first().map_or(String::new(), quoted));
    let edition = with_edition("", edition);
    say!(texts, "ruling-page-others", names, one, other, edition).into()
}

fn first_sentence(texts: &Texts, facts: &RulingFacts) -> Line {
    split_sentence(&facts.statement(texts)).0.into()
}

/// A ruling's sentence; our own readings are labeled.
pub(super) fn sentence(texts: &Texts, facts: &RulingFacts) -> Line {
    let mut line = Line::from(facts.statement(texts));
    if facts.standing != Standing::Official {
        let standing = texts.say(standing_name(facts.standing));
        line.push(Span::Text(format!(" ({standing})")));
    }
    line
}

/// Each with its question above, if that has a short answer; where they are stated comes last.
fn answers(texts: &Texts, rulings: &[RulingFacts]) -> Vec<Block> {
    let groups = by_source(rulings).into_iter();
    let blocks = groups.flat_map(|(source, rulings)| {
        let answers = rulings.into_iter().flat_map(|facts| {
            let question = facts.verdict.map(|_| facts.ruling().question(texts));
            let question = question.filter(|question| !question.is_empty());
            let question = question.map(|question| Block::Heading(question.into()));
            let text = Block::Text(with_verdict(&facts.text, facts.verdict));
            question.into_iter().chain([text])
        });
        let mut blocks: Vec<Block> = answers.collect();
        blocks.push(Block::sourced(source, Vec::new()));
        blocks
    });
    blocks.collect()
}

/// The chapters that state these rulings.
pub(super) fn sources(texts: &Texts, rulings: &[RulingFacts], edition: Edition) -> Option<Block> {
    let mut chapters: Vec<String> = Vec::new();
    let is_official = |facts: &&RulingFacts| facts.standing == Standing::Official;
    for facts in rulings.iter().filter(is_official) {
        let chapter = facts.ruling().source_in(edition).chapter(texts);
        if !chapters.contains(&chapter) {
            chapters.push(chapter);
        }
    }
    let said = say!(texts, "page-sources", sources = chapters.join(" · "));
    (!chapters.is_empty()).then(|| Block::Text(said.into()))
}

/// Rulings grouped by source, in order of first appearance.
pub fn points<'a>(texts: &Texts, rulings: impl IntoIterator<Item = &'a RulingFacts>) -> Vec<Block> {
    let point = |facts: &RulingFacts| {
        let mut text = Line::from(facts.statement(texts));
        // People ask for the tile game's facts by number.
        if facts.game() == Game::Fortress && !facts.covers.is_empty() {
            let numbers = facts.covers.join(",\u{a0}");
            text.push(Span::Text(format!(" ({numbers})")));
        }
        text
    };
    let groups = by_source(rulings).into_iter();
    let blocks = groups.map(|(source, rulings)| {
        let points = rulings.into_iter().map(point);
        Block::sourced(source, points.collect())
    });
    blocks.collect()
}

fn by_source<'a>(
    rulings: impl IntoIterator<Item = &'a RulingFacts>,
) -> Vec<(&'a str, Vec<&'a RulingFacts>)> {
    let mut groups: Vec<(&str, Vec<&RulingFacts>)> = Vec::new();
    for facts in rulings {
        match groups.iter_mut().find(|(known, _)| *known == facts.source) {
            Some((_, known)) => known.push(facts),
            None => groups.push((&facts.source, vec![facts])),
        }
    }
    groups
}
