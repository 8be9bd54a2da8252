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

/// A column that goes where there is little room, the one with the highest number first.
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

pub fn row(cells: impl IntoIterator<Item = String>) -> Row {
    Row {
        cells: cells.into_iter().map(Line::from).collect(),
        seal: None,
    }
}
