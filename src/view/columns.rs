//! Columns and rows of plain words, as most tables have them.

use crate::page::{Align, Column, Line, Row};
use crate::texts::{Id, Texts};

pub fn column(texts: &Texts, name: Id) -> Column {
    Column {
        name: texts.say(name).into(),
        ..Column::default()
    }
}

/// A column of numbers.
pub fn numbers(texts: &Texts, name: Id) -> Column {
    Column {
        align: Align::Right,
        ..column(texts, name)
    }
}

pub fn row(cells: impl IntoIterator<Item = String>) -> Row {
    Row {
        cells: cells.into_iter().map(Line::from).collect(),
        kind: None,
    }
}
