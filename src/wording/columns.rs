//! Columns and rows of plain words, for most tables.

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

/// An optional column; the one with the highest number is dropped first.
pub fn spare(spare: u8, column: Column) -> Column {
    Column { spare, ..column }
}

/// A column whose text may wrap.
pub fn wide(texts: &Texts, name: Id) -> Column {
    Column {
        grows: true,
        ..column(texts, name)
    }
}

pub fn row(cells: impl IntoIterator<Item = impl Into<Line>>) -> Row {
    Row {
        cells: cells.into_iter().map(Into::into).collect(),
        seal: None,
    }
}
