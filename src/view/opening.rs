//! The screens before the first round: who plays, with which deck, and the checklist.

use super::deck::compact;
use super::flow::lettered;
use super::round::title;
use super::table::what;
use crate::fault::quoted;
use crate::flow::opening::{Moment, Scene, code_of};
use crate::library::setup::{notes, steps};
use crate::page::{Block, Line, Page};
use crate::rules::deck::Deck;
use crate::rules::edition::Edition;
use crate::say;
use crate::texts::Texts;
use std::cmp::Ordering;

pub fn page(texts: &Texts, scene: &Scene) -> Page {
    let players = || {
        let names: Vec<String> = scene.names.iter().map(|name| quoted(name)).collect();
        let (count, names) = (names.len(), names.join(", "));
        Line::from(say!(texts, "tonight-players", count, names))
    };
    match (scene.moment, &scene.deck) {
        (Moment::Setup(done), Some(deck)) => checklist(texts, deck, done),
        (Moment::Crown, _) => {
            let crown = say!(texts, "tonight-crown");
            let why = say!(texts, "tonight-crown-why");
            Page::new(vec![title(crown, why), lettered(texts, &scene.names)])
        }
        (_, Some(deck)) => {
            let mut page = Page::new(vec![
                title(
                    say!(texts, "tonight-title"),
                    what(texts, deck.edition, deck.players),
                ),
                Block::Text(players()),
            ]);
            page.extend(compact(texts, deck));
            let code = code_of(deck).map(|code| (say!(texts, "deck-code").into(), code.into()));
            page.push(Block::Facts(code.into_iter().collect()));
            page.extend(sample(texts, deck));
            page
        }
        (_, None) => Page::new(vec![title(say!(texts, "tonight-title"), Line::default())]),
    }
}

/// Where to read how a game with this deck goes.
fn sample(texts: &Texts, deck: &Deck) -> Option<Block> {
    let is_played = deck.edition == Edition::E2016;
    let code = code_of(deck).filter(|_| is_played)?;
    let players = deck.players;
    Some(Block::Text(
        say!(texts, "tonight-sample", code, players).into(),
    ))
}

/// Completed steps and the next one; the rest is short.
fn checklist(texts: &Texts, deck: &Deck, done: usize) -> Page {
    let steps = steps(deck);
    let count = steps.len();
    let step = done + 1;
    let mut page = Page::new(vec![title(
        say!(texts, "tonight-setup", step, count),
        what(texts, deck.edition, deck.players),
    )]);
    let said = steps.iter().enumerate().map(|(at, step)| {
        let sign = match at.cmp(&done) {
            Ordering::Less => "☑",
            Ordering::Equal => "▶",
            Ordering::Greater => "☐",
        };
        (
            format!("{sign} {}", at + 1).into(),
            Line::from(step.say(texts, deck)),
        )
    });
    // Two completed steps and what follows: the current one stays visible on a small screen.
    page.push(Block::Facts(said.skip(done.saturating_sub(1)).collect()));
    let points: Vec<Line> = notes(texts, deck).into_iter().map(Line::from).collect();
    if !points.is_empty() {
        let source = Line::default();
        page.push(Block::Points { source, points });
    }
    page
}
