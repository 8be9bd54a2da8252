//! A page before it is drawn: its content, not its look. A writer turns it into text, Markdown or
//! HTML; only writers know widths.

pub mod breaks;
pub mod html;
pub mod key;
pub mod markdown;
pub mod text;

pub use key::Key;

use crate::rules::card::DistrictType;
use crate::rules::ruling::Verdict;
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

/// What stands before the row that Enter takes.
const CURSOR: &str = "❯ ";
/// Its place, kept free in what is sometimes shown without a cursor, so that nothing moves.
pub const GUTTER: &str = "  ";

/// The parts of a page, from top to bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    blocks: Vec<Block>,
}

impl Page {
    pub fn new(blocks: Vec<Block>) -> Self {
        Self { blocks }
    }

    pub fn push(&mut self, block: Block) {
        self.blocks.push(block);
    }

    pub fn extend(&mut self, blocks: impl IntoIterator<Item = Block>) {
        self.blocks.extend(blocks);
    }

    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The same page with an important note right below its title.
    pub fn with_notes(self, notes: impl IntoIterator<Item = Line>) -> Self {
        self.below_title(notes.into_iter().map(Block::Note))
    }

    pub fn below_title(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        let below = usize::from(matches!(self.blocks.first(), Some(Block::Title { .. })));
        self.blocks.splice(below..below, blocks);
        self
    }

    /// The same page with what just happened at its end, right above the keys or the question.
    pub fn with_news(mut self, news: impl IntoIterator<Item = Line>) -> Self {
        self.blocks.extend(news.into_iter().map(Block::News));
        self
    }

    /// The same page with a cursor at the row that begins with one of these keys. A list whose rows
    /// begin with keys always leaves room for it, so that it stays where it is.
    pub fn with_cursor(mut self, keys: &[String], at: Option<usize>) -> Self {
        let at = at.and_then(|at| keys.get(at));
        for block in &mut self.blocks {
            block.set_cursor(at);
        }
        self
    }

    /// Is there a row that begins with this key?
    pub fn has_row(&self, key: &str) -> bool {
        self.blocks.iter().any(|block| block.has_row(key))
    }

    /// The same page without its title, to embed in another one.
    pub fn without_title(mut self) -> Self {
        self.blocks
            .retain(|block| !matches!(block, Block::Title { .. }));
        self
    }
}

impl From<Page> for Vec<Block> {
    fn from(page: Page) -> Self {
        page.blocks
    }
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The title, and the kind of thing.
    Title {
        text: Line,
        what: Line,
    },
    Heading(Line),
    /// Paragraphs, separated by blank lines.
    Text(Line),
    /// Something important.
    Note(Line),
    /// What just happened.
    News(Line),
    /// Labels and values.
    Facts(Vec<(Line, Line)>),
    /// Points with a common source, shown above them unless empty.
    Points {
        source: Line,
        points: Vec<Line>,
    },
    /// Preformatted lines: a drawn board.
    Drawing {
        /// The same in decreasing widths: a terminal uses the first that fits, others the first.
        shapes: Vec<String>,
        /// The color of each sign that has one.
        inks: Vec<(char, Ink)>,
        /// What its symbols mean.
        legend: Line,
        /// The terminal's message if none fits.
        too_wide: Line,
    },
    /// The possible actions: a legend of keys on a terminal, buttons in a browser.
    Actions(Vec<Action>),
    Table(Table),
    /// Short items in columns, filled top to bottom.
    Grid {
        /// The maximum number of columns; a writer uses fewer if there is no room.
        columns: usize,
        items: Vec<Line>,
    },
    /// Cards and what they do, each with the points about it.
    Entries(Vec<Entry>),
    /// Narrow columns on paper, filled one after the other, page after page.
    Columns(Vec<Self>),
    /// Two layouts of one thing; the writer uses the wide one if there is room.
    Stack {
        /// The columns that the wide layout needs.
        needs: usize,
        wide: Vec<Block>,
        narrow: Vec<Block>,
    },
}

impl Block {
    pub fn title(text: impl Into<Line>, what: impl Into<Line>) -> Self {
        let (text, what) = (text.into(), what.into());
        Self::Title { text, what }
    }

    fn has_row(&self, key: &str) -> bool {
        let is_key = |head: &Line| head.plain().trim() == key;
        match self {
            Self::Stack { wide, narrow, .. } => {
                wide.iter().chain(narrow).any(|block| block.has_row(key))
            }
            _ => self.heads().into_iter().any(is_key),
        }
    }

    /// What each row begins with.
    fn heads(&self) -> Vec<&Line> {
        match self {
            Self::Facts(facts) => facts.iter().map(|(label, _)| label).collect(),
            Self::Table(table) => {
                let heads = table.rows.iter().filter_map(|row| row.cells.first());
                heads.collect()
            }
            _ => Vec::new(),
        }
    }

    /// A list whose rows begin with keys, or with nothing.
    fn has_keys(&self) -> bool {
        let heads = self.heads().into_iter();
        let mut heads = heads.map(|head| head.plain().trim().chars().count());
        heads.clone().any(|count| count == 1) && heads.all(|count| count < 2)
    }

    fn set_cursor(&mut self, at: Option<&String>) {
        if let Self::Stack { wide, narrow, .. } = self {
            let both = wide.iter_mut().chain(narrow);
            both.for_each(|block| block.set_cursor(at));
        }
        if !self.has_keys() {
            return;
        }
        let set = |head: &mut Line| {
            let is_there = at.is_some_and(|key| head.plain().trim() == key);
            let mark = if is_there { CURSOR } else { GUTTER };
            match head.0.first_mut() {
                Some(Span::Text(text)) if text.starts_with(GUTTER) => {
                    text.replace_range(..GUTTER.len(), mark);
                }
                _ => head.0.insert(0, mark.into()),
            }
        };
        match self {
            Self::Facts(facts) => facts.iter_mut().for_each(|(label, _)| set(label)),
            Self::Table(table) => {
                let names = table.columns.first_mut().map(|column| &mut column.name);
                let cells = table.rows.iter_mut().map(|row| &mut row.cells);
                let heads = cells.filter_map(|cells| cells.first_mut());
                names.into_iter().chain(heads).for_each(set);
            }
            _ => {}
        }
    }

    pub fn table(columns: Vec<Column>, rows: impl IntoIterator<Item = Row>) -> Self {
        let rows = rows.into_iter().collect();
        Self::Table(Table { columns, rows })
    }

    pub fn grid(columns: usize, items: impl IntoIterator<Item = Line>) -> Self {
        let items = items.into_iter().collect();
        Self::Grid { columns, items }
    }

    /// Points without a source.
    pub fn points<L: Into<Line>>(points: impl IntoIterator<Item = L>) -> Self {
        Self::sourced("", points.into_iter().map(Into::into).collect())
    }

    pub fn sourced(source: impl Into<Line>, points: Vec<Line>) -> Self {
        let source = source.into();
        Self::Points { source, points }
    }

    /// Every line in it, including both layouts of a stack.
    fn lines(&self) -> Vec<&Line> {
        match self {
            Self::Title { text, what } => vec![text, what],
            Self::Heading(text) | Self::Text(text) | Self::Note(text) | Self::News(text) => {
                vec![text]
            }
            Self::Facts(facts) => facts.iter().flat_map(|(l, v)| [l, v]).collect(),
            Self::Points { source, points } => [source].into_iter().chain(points).collect(),
            Self::Drawing {
                legend, too_wide, ..
            } => vec![legend, too_wide],
            Self::Actions(_) => Vec::new(),
            Self::Table(table) => {
                let names = table.columns.iter().map(|column| &column.name);
                let cells = table.rows.iter().flat_map(|row| &row.cells);
                names.chain(cells).collect()
            }
            Self::Grid { items, .. } => items.iter().collect(),
            Self::Entries(entries) => {
                let lines = entries
                    .iter()
                    .flat_map(|entry| [&entry.name, &entry.text].into_iter().chain(&entry.points));
                lines.collect()
            }
            Self::Columns(blocks) => blocks.iter().flat_map(Self::lines).collect(),
            Self::Stack { wide, narrow, .. } => {
                wide.iter().chain(narrow).flat_map(Self::lines).collect()
            }
        }
    }
}

/// The cards in these blocks: where they are described, or only mentioned.
pub fn cards(blocks: &[Block], homes: bool) -> BTreeSet<&'static str> {
    let lines = blocks.iter().flat_map(Block::lines);
    let spans = lines.flat_map(|line| &line.0);
    let cards = spans.filter_map(|span| match span {
        Span::Card { id, is_home, .. } if *is_home == homes => Some(*id),
        _ => None,
    });
    cards.collect()
}

/// A card on a page about several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub mark: Mark,
    pub name: Line,
    /// What it does.
    pub text: Line,
    pub points: Vec<Line>,
}

/// The number that the eye should find first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    Rank(String),
    Cost(String),
}

impl Mark {
    fn as_str(&self) -> &str {
        match self {
            Self::Rank(number) | Self::Cost(number) => number,
        }
    }
}

/// Running text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Span>);

/// A part of running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    Text(String),
    /// What the eye should find first: a total, the answer.
    Strong(String),
    /// Yes or no, in the words of the page.
    Verdict(Verdict, String),
    /// Details for those with time and room: left out on paper.
    Detail(String),
    /// A card: colored by its type, a link if the page describes it.
    Card {
        id: &'static str,
        name: String,
        seal: Option<Seal>,
        /// Where the page describes this card, rather than mentioning it.
        is_home: bool,
    },
    /// A term or rule with its own page.
    Term {
        id: &'static str,
        text: String,
    },
    /// A number and its unit: they stay on one line.
    Number {
        number: String,
        noun: String,
    },
    /// A number as a bar.
    Bar(Bar),
}

/// What color a sign of a drawing has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    City,
    Field,
    River,
    /// A player's piece: players have different colors.
    Player(usize),
}

/// A chart: characters in a text, a picture in HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What a text shows.
    pub drawn: String,
    /// The number beside the picture.
    pub label: String,
    pub picture: Picture,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// A bar from here to there, in thousandths of the usual longest.
    Bar {
        from: u64,
        to: u64,
        /// It goes to the left of the mark.
        is_less: bool,
        /// Where the true number may lie.
        range: Option<(u64, u64)>,
        /// What to compare it with.
        mark: Option<u64>,
    },
    /// Named lines from left to right, each with as many numbers.
    Curve {
        /// The highest number that is drawn.
        most: u32,
        lines: Vec<(String, Vec<u32>)>,
    },
}

impl Line {
    pub fn push(&mut self, span: impl Into<Span>) {
        self.0.push(span.into());
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|span| span.as_text().is_empty())
    }

    /// The type of the first card in it.
    fn seal(&self) -> Option<Seal> {
        self.0.iter().find_map(|span| match span {
            Span::Card { seal, .. } => *seal,
            _ => None,
        })
    }

    /// The words alone.
    pub fn plain(&self) -> String {
        self.0.iter().map(Span::as_text).collect()
    }

    /// The same line with type symbols before district names, as in a title.
    fn signed(&self) -> Self {
        let mut line = self.clone();
        for span in &mut line.0 {
            if let Span::Card { name, seal, .. } = span
                && let Some(seal) = seal
            {
                *name = format!("{} {name}", seal.sign);
            }
        }
        line
    }

    /// Lines joined with a separator.
    pub fn joined(lines: impl IntoIterator<Item = Self>, between: &str) -> Self {
        let mut all = Self::default();
        for line in lines {
            if !all.0.is_empty() {
                all.push(between);
            }
            all.0.extend(line.0);
        }
        all
    }
}

impl Span {
    /// Its text.
    pub fn as_text(&self) -> std::borrow::Cow<'_, str> {
        match self {
            Self::Text(text)
            | Self::Strong(text)
            | Self::Verdict(_, text)
            | Self::Detail(text)
            | Self::Term { text, .. } => text.into(),
            Self::Card { name, .. } => name.into(),
            Self::Bar(bar) => (&bar.drawn).into(),
            Self::Number { number, noun } if noun.is_empty() => number.into(),
            Self::Number { number, noun } => format!("{number}\u{a0}{noun}").into(),
        }
    }
}

impl<T: Into<String>> From<T> for Span {
    fn from(text: T) -> Self {
        Self::Text(text.into())
    }
}

impl<T: Into<Span>> From<T> for Line {
    fn from(span: T) -> Self {
        Self(vec![span.into()])
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    pub name: Line,
    pub align: Align,
    /// If there is little room, the column with the highest number is dropped first; 0 stays.
    pub spare: u8,
    /// Its text may wrap: it uses the remaining room.
    pub grows: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    #[default]
    Left,
    /// Numbers.
    Right,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub cells: Vec<Line>,
    /// The row is about a district, and has its color.
    pub seal: Option<Seal>,
}

/// A possible action on a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    pub id: &'static str,
    /// None if any digit or player's letter is meant.
    pub key: Option<Key>,
    /// The key as printed on the user's keyboard, or the range of keys.
    pub shown: String,
    pub label: String,
    /// Backspace triggers this one too, on every screen.
    pub is_undo: bool,
    /// Only in the list of all keys.
    pub is_more: bool,
}

/// The look of a district: its type's color, and a symbol that identifies it without color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    pub kind: DistrictType,
    pub sign: &'static str,
}

impl Seal {
    /// A purple district without a star, in a box where the star means something else.
    pub const PLAIN_PURPLE: Self = Self {
        kind: DistrictType::Unique,
        sign: "■",
    };

    fn all() -> impl Iterator<Item = Self> {
        let kinds = DistrictType::iter().map(Self::from);
        kinds.chain([Self::PLAIN_PURPLE])
    }
}

impl From<DistrictType> for Seal {
    fn from(kind: DistrictType) -> Self {
        let sign = match kind {
            DistrictType::Noble => "◆",
            DistrictType::Religious => "✚",
            DistrictType::Trade => "●",
            DistrictType::Military => "▲",
            DistrictType::Unique => "★",
        };
        Self { kind, sign }
    }
}
