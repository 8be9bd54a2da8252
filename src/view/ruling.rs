//! Rulings on a page.

use super::card::{edition_name, home, namesakes, other_edition, what, with_edition};
use super::words::argument;
use crate::desk::ByEdition;
use crate::desk::ruling::{Answer, Meeting, Pair, SettledBy};
use crate::library::facts::RulingFacts;
use crate::library::{CardWords, Game, RulingWords, SourceWords, nearest_printing};
use crate::page::{Block, Line, Page, Span};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, Subject};
use crate::rules::state::State;
use crate::texts::Texts;
use crate::{family, say};
use strum::IntoEnumIterator;

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
        blocks.extend(namesakes(texts, own, others));
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
        names = names,
        one = one,
        other = example,
        edition = with_edition("", edition)
    )
    .into()
}

fn first_sentence(facts: &RulingFacts) -> Line {
    split_sentence(&facts.statement).0.into()
}

/// The first sentence, which has the answer, and the others.
pub(super) fn split_sentence(text: &str) -> (&str, &str) {
    let end = text.find(". ").map_or(text.len(), |end| end + 1);
    (&text[..end], text[end..].trim_start())
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
