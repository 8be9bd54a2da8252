//! A page before it is drawn: what is on it, not how it looks.

use crate::rules::card::DistrictType;

/// What a page is made of, from top to bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page(pub Vec<Block>);

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The title, and what kind of thing it is.
    Title {
        text: String,
        /// What it is, in a few words.
        what: String,
        /// Colour and sign, if it is a district.
        kind: Option<DistrictType>,
    },
    /// A heading within the page.
    Heading(String),
    /// Paragraphs, separated by blank lines.
    Text(String),
    /// Something the reader must not miss.
    Note(String),
    /// Labels and values.
    Facts(Vec<(String, String)>),
    /// Points that share a source.
    Points {
        /// Where they come from; shown above them, unless it is empty.
        source: String,
        /// The points.
        points: Vec<String>,
    },
    /// Lines that stand as they are: a drawn board.
    Drawing(String),
    /// Which keys do what, on a screen that waits for one.
    Keys(Vec<String>),
    /// A table.
    Table {
        /// Names of the columns.
        header: Vec<String>,
        /// The rows.
        rows: Vec<Row>,
        /// The last column is text that may wrap.
        wraps: bool,
        /// The columns that may be left out where there is little room, the first of them first.
        spare: &'static [usize],
    },
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The cells.
    pub cells: Vec<String>,
    /// Colour, if the row is about a district.
    pub kind: Option<DistrictType>,
}

/// The sign of a type, so that types are told apart without colour.
#[must_use]
pub const fn sign(kind: DistrictType) -> &'static str {
    match kind {
        DistrictType::Noble => "◆",
        DistrictType::Religious => "✚",
        DistrictType::Trade => "●",
        DistrictType::Military => "▲",
        DistrictType::Unique => "★",
    }
}
