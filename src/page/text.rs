//! Pages as plain text of a given width, with or without colour.

use super::{Action, Align, Block, Column, Line, Page, Span, Table};
use crate::rules::card::DistrictType;
use anstyle::{AnsiColor, Style};
use std::iter::once;
use std::ops::Range;
use textwrap::{WordSeparator, core::break_words};
use unicode_width::UnicodeWidthStr;

/// What a page is drawn on.
#[derive(Clone, Copy, Debug)]
pub struct Canvas {
    /// Columns.
    pub width: usize,
    pub color: bool,
}

/// Longer lines are hard to read, however wide the terminal.
const WIDEST: usize = 100;
/// Narrower than this nothing can be laid out.
const NARROWEST: usize = 20;

/// Between two columns.
const GAP: usize = 2;
/// A column that grows is readable from here on.
const READABLE: usize = 30;
/// A column is made narrower than its share if its wrapped text leaves this much of it empty.
const SLACK: usize = 3;

/// Looks like a space, but no line breaks there. A no-break space would do, if French texts did
/// not have their own, which are printed.
const GLUE: char = '\u{e000}';

const PLAIN: Style = Style::new();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

impl Canvas {
    /// Draws a page; every line ends with a line break and none with a space.
    #[must_use]
    pub fn draw(self, page: &Page) -> String {
        self.blocks(page.blocks())
    }

    /// Text in lines that fit, all but the first indented by so many spaces.
    #[must_use]
    pub fn wrap(self, text: &str, indent: usize) -> String {
        let mut out = String::new();
        let text = Styled::new(&text.into(), PLAIN);
        self.lines(&text, "", &" ".repeat(indent), PLAIN, &mut out);
        out
    }

    fn width(self) -> usize {
        self.width.clamp(NARROWEST, WIDEST)
    }

    fn blocks(self, blocks: &[Block]) -> String {
        let mut out = String::new();
        for block in blocks {
            let drawn = self.block(block);
            if !out.is_empty() && !drawn.is_empty() {
                out.push('\n');
            }
            out.push_str(&drawn);
        }
        out
    }

    fn block(self, block: &Block) -> String {
        let mut out = String::new();
        let mut lines = |line: &Line, first: &str, rest: &str, style: Style| {
            self.lines(&Styled::new(line, style), first, rest, style, &mut out);
        };
        match block {
            Block::Title { text, what } => {
                lines(&text.signed(), "", "", BOLD);
                if !what.is_empty() {
                    lines(what, "", "", DIM);
                }
            }
            Block::Heading(text) => lines(text, "", "", BOLD),
            Block::Text(text) => lines(text, "", "", PLAIN),
            Block::Note(text) => lines(text, "! ", "  ", AnsiColor::Yellow.on_default()),
            Block::Facts(facts) => {
                let facts = facts
                    .iter()
                    .map(|(label, value)| (Styled::new(label, DIM), Styled::new(value, PLAIN)));
                self.facts(&facts.collect::<Vec<_>>(), &mut out);
            }
            Block::Points { source, points } => {
                if !source.is_empty() {
                    lines(source, "", "", DIM);
                }
                for point in points {
                    lines(point, "  • ", "    ", PLAIN);
                }
            }
            Block::Drawing(drawing) => {
                for line in drawing.lines() {
                    out.push_str(line.trim_end());
                    out.push('\n');
                }
            }
            Block::Actions(actions) => self.actions(actions, &mut out),
            Block::Table(table) => self.table(table, &mut out),
            Block::Stack {
                needs,
                wide,
                narrow,
            } => {
                let fits = *needs <= self.width();
                out = self.blocks(if fits { wide } else { narrow });
            }
        }
        out
    }

    /// Wraps text; `first` and `rest` stand before the first and the other lines.
    fn lines(self, text: &Styled, first: &str, rest: &str, style: Style, out: &mut String) {
        let room = |before: &str| self.width().saturating_sub(before.width());
        for (index, words) in text.wrap(room(first), room(rest)).iter().enumerate() {
            let mut line = Styled::default();
            line.push(if index == 0 { first } else { rest }, style);
            line.append(words);
            self.write(&line, out);
        }
    }

    fn write(self, line: &Styled, out: &mut String) {
        let line = line.part(0..line.text.trim_end().len());
        let mut open = PLAIN;
        for (text, style) in line.runs() {
            if self.color && style != open {
                out.push_str(&format!("{open:#}{style}"));
                open = style;
            }
            out.extend(text.chars().map(|c| if c == GLUE { ' ' } else { c }));
        }
        out.push_str(&format!("{open:#}\n"));
    }

    /// Values in a column beside their labels; below them, if a word is too long for that.
    fn facts(self, facts: &[(Styled, Styled)], out: &mut String) {
        let column = widest(facts.iter().map(|(label, _)| label.width())) + GAP;
        let word = widest(facts.iter().map(|(_, value)| value.longest_word()));
        let is_beside = column + word <= self.width();
        let indent = if is_beside { column } else { GAP };
        let room = self.width() - indent;
        for (label, value) in facts {
            let mut line = label.clone();
            if !is_beside && !label.text.is_empty() {
                self.lines(label, "", "", PLAIN, out);
                line = Styled::default();
            }
            let blank = value.text.len() - value.text.trim_start().len();
            let value = value.part(blank..value.text.len());
            for words in value.wrap(room, room) {
                line.pad(indent);
                line.append(&words);
                self.write(&line, out);
                line = Styled::default();
            }
        }
    }

    /// The keys and what they do; lines break between two of them.
    fn actions(self, actions: &[Action], out: &mut String) {
        if actions.is_empty() {
            return;
        }
        let mut legend = Styled::default();
        for (index, Action { shown, label, .. }) in actions.iter().enumerate() {
            let is_last = index + 1 == actions.len();
            let end = if is_last { "" } else { " ·" };
            let fits = format!("{shown} {label}{end}").width() <= self.width();
            let glued = |text: &str| {
                if fits {
                    text.replace(' ', &GLUE.to_string())
                } else {
                    text.to_owned()
                }
            };
            legend.push(&glued(shown), BOLD);
            legend.push(&glued(&format!(" {label}{end}")), PLAIN);
            if !is_last {
                legend.push(" ", PLAIN);
            }
        }
        self.lines(&legend, "", "", PLAIN, out);
    }

    fn table(self, table: &Table, out: &mut String) {
        let header = table.columns.iter();
        let header: Vec<Styled> = header.map(|c| Styled::new(&c.name, PLAIN)).collect();
        let rows: Vec<Vec<Styled>> = table
            .rows
            .iter()
            .map(|row| {
                let style = colored(PLAIN, row.kind);
                row.cells.iter().map(|c| Styled::new(c, style)).collect()
            })
            .collect();
        let columns = table.columns.iter().enumerate().map(|(index, column)| {
            let cells = once(&header[index]).chain(rows.iter().map(|row| &row[index]));
            Measured {
                index,
                column,
                cells: cells.collect(),
            }
        });
        let columns = self.shown(columns.collect());
        let Some(widths) = self.widths(&columns) else {
            self.records(&header, &rows, &columns, out);
            return;
        };
        self.row(&header, &columns, &widths, out);
        let rule = widths.iter().sum::<usize>() + GAP * widths.len();
        out.push_str(&"─".repeat(rule.saturating_sub(1)));
        out.push('\n');
        for row in &rows {
            self.row(row, &columns, &widths, out);
        }
    }

    /// The columns that are shown: spare ones are left out until the rest fits without wrapping.
    fn shown<'a>(self, mut columns: Vec<Measured<'a>>) -> Vec<Measured<'a>> {
        let wanted = |columns: &[Measured<'_>]| {
            let wanted = columns.iter().map(|column| GAP + column.wanted());
            wanted.sum::<usize>()
        };
        while wanted(&columns) > self.width() + GAP {
            let spare = columns.iter().map(|measured| measured.column.spare);
            let Some((place, 1..)) = spare.enumerate().max_by_key(|(_, spare)| *spare) else {
                break;
            };
            columns.remove(place);
        }
        columns
    }

    /// How wide each column is; nothing if there is no room for the longest word of each.
    fn widths(self, columns: &[Measured<'_>]) -> Option<Vec<usize>> {
        // One column less than there is: the line below the header goes on past the last column.
        let room = (self.width() + 1).checked_sub(GAP * columns.len())?;
        if columns.iter().map(Measured::least).sum::<usize>() > room {
            return None;
        }
        let only_growing_wrap = columns.iter().map(Measured::wanted).sum::<usize>() <= room;
        let is_settled = |column: &Measured<'_>| only_growing_wrap && !column.column.grows;
        let settled = columns
            .iter()
            .map(|column| is_settled(column).then(|| column.natural()));
        let mut settled: Vec<Option<usize>> = settled.collect();
        loop {
            let mut shares = Shares::new(room, &settled);
            shares
                .settle(|place, share| Some(columns[place].natural()).filter(|all| *all <= share));
            shares.settle(|place, share| {
                Some(columns[place].wrapped(share)).filter(|wrapped| wrapped + SLACK <= share)
            });
            let widths = shares.split();
            let mut places = (0..columns.len()).filter(|&at| widths[at] < columns[at].least());
            let Some(broken) = places.next() else {
                return Some(widths);
            };
            settled[broken] = Some(columns[broken].least());
        }
    }

    fn row(self, cells: &[Styled], columns: &[Measured<'_>], widths: &[usize], out: &mut String) {
        let wrapped = columns.iter().zip(widths);
        let wrapped: Vec<Vec<Styled>> = wrapped
            .map(|(column, &width)| cells[column.index].wrap(width, width))
            .collect();
        for height in 0..widest(wrapped.iter().map(Vec::len)) {
            let mut line = Styled::default();
            let mut start = 0;
            for ((column, &width), cell) in columns.iter().zip(widths).zip(&wrapped) {
                if let Some(words) = cell.get(height) {
                    let before = match column.column.align {
                        Align::Left => 0,
                        Align::Right => width.saturating_sub(words.width()),
                    };
                    line.pad(start + before);
                    line.append(words);
                }
                start += width + GAP;
            }
            self.write(&line, out);
        }
    }

    /// A table where there is no room for one: row by row, each cell with the name of its column.
    fn records(
        self,
        header: &[Styled],
        rows: &[Vec<Styled>],
        columns: &[Measured<'_>],
        out: &mut String,
    ) {
        for (index, row) in rows.iter().enumerate() {
            if index > 0 {
                out.push('\n');
            }
            let facts = columns.iter().map(|column| {
                let mut label = Styled::default();
                label.push(&header[column.index].text, DIM);
                (label, row[column.index].clone())
            });
            let facts: Vec<_> = facts.filter(|(_, cell)| !cell.text.is_empty()).collect();
            self.facts(&facts, out);
        }
    }
}

/// Text, and where each of its styles ends.
#[derive(Clone, Default)]
struct Styled {
    text: String,
    ends: Vec<(usize, Style)>,
}

impl Styled {
    fn new(line: &Line, style: Style) -> Self {
        let mut styled = Self::default();
        for span in &line.0 {
            match span {
                Span::Text(text) | Span::Term { text, .. } => styled.push(text, style),
                Span::Strong(text) => styled.push(text, style.bold()),
                Span::Card { name, kind, .. } => styled.push(name, colored(style, *kind)),
                Span::Number { number, noun } if noun.is_empty() => styled.push(number, style),
                Span::Number { number, noun } => {
                    styled.push(&format!("{number}{GLUE}{noun}"), style);
                }
            }
        }
        styled
    }

    fn push(&mut self, text: &str, style: Style) {
        self.text.push_str(text);
        self.ends.push((self.text.len(), style));
    }

    fn append(&mut self, other: &Self) {
        for (text, style) in other.runs() {
            self.push(text, style);
        }
    }

    /// Fills up with spaces to that width.
    fn pad(&mut self, width: usize) {
        let missing = width.saturating_sub(self.width());
        self.push(&" ".repeat(missing), PLAIN);
    }

    fn runs(&self) -> impl Iterator<Item = (&str, Style)> {
        let starts = once(0).chain(self.ends.iter().map(|(end, _)| *end));
        let runs = starts.zip(&self.ends);
        runs.map(|(start, &(end, style))| (&self.text[start..end], style))
            .filter(|(text, _)| !text.is_empty())
    }

    fn part(&self, range: Range<usize>) -> Self {
        let mut part = Self::default();
        let mut start = 0;
        for &(end, style) in &self.ends {
            let (from, to) = (start.max(range.start), end.min(range.end));
            if from < to {
                part.push(&self.text[from..to], style);
            }
            start = end;
        }
        part
    }

    fn width(&self) -> usize {
        widest(self.text.split('\n').map(UnicodeWidthStr::width))
    }

    fn longest_word(&self) -> usize {
        widest(self.text.split([' ', '\n']).map(UnicodeWidthStr::width))
    }

    /// In lines of that width: the first one, and the rest.
    fn wrap(&self, first: usize, rest: usize) -> Vec<Self> {
        let mut lines = Vec::new();
        let mut at = 0;
        for paragraph in self.text.split('\n') {
            let mut line = at..at;
            let mut width = 0;
            let mut start = at;
            let words = WordSeparator::AsciiSpace.find_words(paragraph);
            for word in break_words(words, rest.max(1)) {
                let room = if lines.is_empty() { first } else { rest };
                if width + word.width() > room && !line.is_empty() {
                    lines.push(self.part(line));
                    line = start..start;
                    width = 0;
                }
                line.end = start + word.len();
                start = line.end + word.whitespace.len();
                width += word.width() + word.whitespace.width();
            }
            lines.push(self.part(line));
            at += paragraph.len() + 1;
        }
        lines
    }
}

/// A column of a table with all its cells, the header among them.
struct Measured<'a> {
    index: usize,
    column: &'a Column,
    cells: Vec<&'a Styled>,
}

impl Measured<'_> {
    fn natural(&self) -> usize {
        widest(self.cells.iter().map(|cell| cell.width()))
    }

    fn least(&self) -> usize {
        widest(self.cells.iter().map(|cell| cell.longest_word()))
    }

    /// What it needs to be read with ease.
    fn wanted(&self) -> usize {
        if self.column.grows {
            self.natural().min(READABLE).max(self.least())
        } else {
            self.natural()
        }
    }

    /// What is left of that width when its cells are wrapped to it.
    fn wrapped(&self, width: usize) -> usize {
        let lines = self.cells.iter().flat_map(|cell| cell.wrap(width, width));
        widest(lines.map(|line| line.width()))
    }
}

/// How the room is shared among columns: those that have their width, and those that share the rest.
struct Shares {
    room: usize,
    widths: Vec<Option<usize>>,
}

impl Shares {
    fn new(room: usize, settled: &[Option<usize>]) -> Self {
        Self {
            room: room.saturating_sub(settled.iter().flatten().sum()),
            widths: settled.to_vec(),
        }
    }

    /// Gives every column the width that `find` has for it, told what an equal share would be, until
    /// it finds no more.
    fn settle(&mut self, find: impl Fn(usize, usize) -> Option<usize>) {
        let mut goes_on = true;
        while goes_on {
            goes_on = false;
            for place in 0..self.widths.len() {
                if self.widths[place].is_none()
                    && let Some(width) = find(place, self.room / self.open())
                {
                    self.widths[place] = Some(width);
                    self.room = self.room.saturating_sub(width);
                    goes_on = true;
                }
            }
        }
    }

    fn open(&self) -> usize {
        self.widths.iter().filter(|width| width.is_none()).count()
    }

    /// The rest in equal parts; what cannot be divided goes to the first ones.
    fn split(self) -> Vec<usize> {
        let (mut room, mut open) = (self.room, self.open());
        let widths = self.widths.into_iter().map(|width| {
            width.unwrap_or_else(|| {
                let share = room.div_ceil(open);
                room -= share;
                open -= 1;
                share
            })
        });
        widths.collect()
    }
}

fn widest(widths: impl Iterator<Item = usize>) -> usize {
    widths.fold(0, usize::max)
}

fn colored(style: Style, kind: Option<DistrictType>) -> Style {
    let color = |kind| match kind {
        DistrictType::Noble => AnsiColor::Yellow,
        DistrictType::Religious => AnsiColor::BrightBlue,
        DistrictType::Trade => AnsiColor::Green,
        DistrictType::Military => AnsiColor::Red,
        DistrictType::Unique => AnsiColor::Magenta,
    };
    kind.map_or(style, |kind| style.fg_color(Some(color(kind).into())))
}
