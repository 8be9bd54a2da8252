//! The tile game on pages.

use crate::command::fortress::answer::{ByName, Logged, Score, Setup};
use crate::command::fortress::features::Count;
use crate::command::fortress::pad_page;
use crate::command::score::page::comment;
use crate::fortress::board::Place;
use crate::fortress::game::place;
use crate::page::{Block, Line, Page, Table};
use crate::texts::Texts;
pub(crate) use crate::wording::columns::{column, numbers, row};
use crate::wording::flow::lettered;
use crate::{id, say};
use serde_json::json;
use std::fmt::Write;

/// The checklist from box to first tile.
pub fn setup(texts: &Texts, answer: &Setup) -> Page {
    let steps = answer.steps.iter().zip(1..);
    let steps = steps.map(|(step, number)| (format!("☐ {number}").into(), step.as_str().into()));
    let players = say!(texts, "fortress-players", count = answer.players);
    Page::new(vec![
        title(say!(texts, "fortress-setup"), players),
        Block::Facts(steps.collect()),
    ])
}

/// Features entered by hand: their points.
pub fn score(texts: &Texts, answer: &Score) -> Page {
    let mut page = Page::new(vec![title(say!(texts, "fortress-score"), String::new())]);
    page.push(points(reasons(answer)));
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

/// The same of one of many games: the totals.
pub fn short_score(texts: &Texts, answer: &Score) -> Page {
    Page::new(totals(texts, &answer.totals, &answer.winners))
}

fn reasons(answer: &Score) -> impl DoubleEndedIterator<Item = String> + '_ {
    answer.features.iter().map(|feature| feature.reason.clone())
}

/// The screen to enter them: the entry in progress, the totals, the entries with the newest first.
pub fn count(texts: &Texts, count: &Count, counted: &Score) -> Page {
    let players = &count.claimed.players;
    let text = match &count.draft {
        Some(draft) => pad_page::prompt(texts, players, draft),
        None => say!(texts, "fortress-score"),
    };
    let mut page = Page::new(vec![title(text, String::new()), lettered(texts, players)]);
    if !counted.features.is_empty() {
        page.extend(totals(texts, &counted.totals, &counted.winners));
        page.push(points(reasons(counted).rev()));
    }
    page
}

/// An empty file to fill in: one feature of each kind, nobody on them.
pub fn template(texts: &Texts) -> String {
    let players = [1_usize, 2].map(|player| say!(texts, "template-player", player));
    let mut text = comment(&say!(texts, "template-features"));
    let _ = writeln!(text, "players = {}", json!(players));
    let nobody = players.map(|name| format!("{} = 0", json!(name)));
    let nobody = nobody.join(", ");
    let (road, city) = (say!(texts, "template-road"), say!(texts, "template-city"));
    let monastery = say!(texts, "template-monastery");
    let field = say!(texts, "template-field");
    for (kind, about, numbers) in [
        ("road", road, "tiles = 2\ncomplete = true"),
        ("city", city, "tiles = 2\nshields = 0\ncomplete = true"),
        ("monastery", monastery, "neighbours = 8\ncomplete = true"),
        ("field", field, "cities = 0"),
    ] {
        let _ = write!(
            text,
            "\n{}[[feature]]\nkind = \"{kind}\"\n{numbers}\nfollowers = {{ {nobody} }}\n",
            comment(&about)
        );
    }
    text
}

/// Points without a common source.
pub(crate) fn points(points: impl IntoIterator<Item = String>) -> Block {
    Block::Points {
        source: Line::default(),
        points: points.into_iter().map(Line::from).collect(),
    }
}

pub(crate) fn title(text: String, what: String) -> Block {
    Block::Title {
        text: text.into(),
        what: what.into(),
    }
}

/// A place on the board.
pub(crate) fn at((x, y): Place) -> String {
    format!("({x},\u{a0}{y})")
}

/// The number of a result in the play log.
pub(crate) fn saved(texts: &Texts, logged: &Logged) -> Option<Block> {
    let saved = |id: u64| say!(texts, "history-saved", id = id.to_string());
    logged.saved.map(|id| Block::Text(saved(id).into()))
}

/// Totals, best first, and who wins, if anyone has points.
pub(crate) fn totals(texts: &Texts, totals: &ByName<u32>, winners: &[String]) -> Vec<Block> {
    let points: Vec<u32> = totals.0.iter().map(|(_, points)| *points).collect();
    let mut seats: Vec<usize> = (0..points.len()).collect();
    seats.sort_by_key(|&seat| place(&points, seat));
    let rows = seats.into_iter().map(|seat| {
        let (name, total) = &totals.0[seat];
        row([
            place(&points, seat).to_string(),
            name.clone(),
            total.to_string(),
        ])
    });
    let mut blocks = vec![Block::Table(Table {
        columns: vec![
            numbers(texts, id!("column-place")),
            column(texts, id!("column-player")),
            numbers(texts, id!("column-points")),
        ],
        rows: rows.collect(),
    })];
    if points.iter().any(|points| *points > 0) {
        blocks.push(Block::Text(wins(texts, winners).into()));
    }
    blocks
}

/// Who wins, alone or shared.
pub(crate) fn wins(texts: &Texts, winners: &[String]) -> String {
    let names = texts.listed(winners);
    if winners.len() > 1 {
        say!(texts, "fortress-share", names)
    } else {
        say!(texts, "fortress-wins", names)
    }
}
