//! The tile game on pages.

pub mod board;
pub mod entry;
pub mod pad;
pub mod score;
pub mod setup;
pub mod tiles;

use super::columns::{column, numbers, row};
use crate::desk::fortress::ByName;
use crate::fortress::game::place;
use crate::page::{Block, Line, Table};
use crate::texts::Texts;
use crate::{id, say};

/// Points without a common source.
fn points(points: impl IntoIterator<Item = String>) -> Block {
    Block::Points {
        source: Line::default(),
        points: points.into_iter().map(Line::from).collect(),
    }
}

fn title(text: String, what: String) -> Block {
    Block::Title {
        text: text.into(),
        what: what.into(),
    }
}

/// Totals, best first, and who wins, if anyone has points.
fn totals(texts: &Texts, totals: &ByName<u32>, winners: &[String]) -> Vec<Block> {
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
fn wins(texts: &Texts, winners: &[String]) -> String {
    let names = texts.listed(winners);
    if winners.len() > 1 {
        say!(texts, "fortress-share", names = names)
    } else {
        say!(texts, "fortress-wins", names = names)
    }
}
