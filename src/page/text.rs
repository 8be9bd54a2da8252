//! Pages as plain text of a given width, with or without color.

use super::breaks::stay_together;
use super::width::width;
use super::{Action, Align, Block, Column, Entry, Line, Page, Seal, Span, Table};
use crate::rules::card::DistrictType;
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use std::iter::once;
use std::ops::Range;
use textwrap::WordSeparator;
use textwrap::core::{Word, break_words};

/// The output settings of a page.
#[derive(Clone, Copy, Debug)]
pub struct Canvas {
    /// Columns.
    pub width: usize,
    pub color: bool,
}

/// Longer lines are hard to read, even on a wide terminal.
const WIDEST: usize = 100;
/// Nothing can be laid out below this width.
const NARROWEST: usize = 20;

/// Between two columns.
const GAP: usize = 2;
/// Between two columns of a grid.
const GRID_GAP: usize = 3;
/// The header's underline extends past the last column by this much, if possible.
const RULE: usize = 1;
/// A growing column is readable from this width on.
const READABLE: usize = 30;
/// A column is narrowed below its share if its wrapped text leaves this much empty.
const SLACK: usize = 3;

/// Looks like a space, but does not break. A no-break space won't do, because French texts have
/// their own, which are printed.
const GLUE: char = '\u{e000}';

const PLAIN: Style = Style::new();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

impl Canvas {
    /// Draws a page; every line ends with a line break and has no trailing spaces.
    pub fn draw(self, page: &Page) -> String {
        self.blocks(page.blocks())
    }

    /// Wrapped text, with all but the first line indented by this many spaces.
    pub fn wrap(self, text: &str, indent: usize) -> String {
        let mut out = String::new();
        let text = Styled::new(&text.into(), PLAIN);
        self.lines(&text, "", &" ".repeat(indent), PLAIN, &mut out);
        out
    }

    /// The same for a card in a list, which has the color of its leading symbol.
    pub fn choice(self, text: &str, indent: usize) -> String {
        let mut out = String::new();
        let seal = Seal::all().find(|seal| text.starts_with(seal.sign));
        let text = Styled::new(&text.into(), colored(PLAIN, seal));
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
            Block::Drawing {
                shapes,
                legend,
                too_wide,
            } => {
                let wide = |shape: &&String| widest(shape.lines().map(width));
                // A drawing is not read line by line: it may use the full width.
                let Some(drawn) = shapes.iter().find(|shape| wide(shape) <= self.width) else {
                    return self.block(&Block::Note(too_wide.clone()));
                };
                for line in drawn.lines() {
                    out.push_str(line.trim_end());
                    out.push('\n');
                }
                if !legend.is_empty() {
                    out.push('\n');
                    self.lines(&Styled::new(legend, PLAIN), "", "", PLAIN, &mut out);
                }
            }
            Block::Actions(actions) => self.actions(actions, &mut out),
            Block::Table(table) => self.table(table, &mut out),
            Block::Grid { columns, items } => {
                let items = items.iter().map(|item| Styled::new(item, PLAIN));
                self.grid(*columns, &items.collect::<Vec<_>>(), &mut out);
            }
            Block::Entries(entries) => self.entries(entries, &mut out),
            Block::Columns(blocks) => out = self.blocks(blocks),
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

    /// Wraps text; `first` and `rest` are the prefixes of the first and the other lines.
    fn lines(self, text: &Styled, first: &str, rest: &str, style: Style, out: &mut String) {
        let room = |before: &str| self.width().saturating_sub(width(before));
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
                // Writing to a string cannot fail.
                let _ = write!(out, "{open:#}{style}");
                open = style;
            }
            out.extend(text.chars().map(|c| if c == GLUE { ' ' } else { c }));
        }
        let _ = writeln!(out, "{open:#}");
    }

    /// Values in a column next to their labels; below them if a word is too long.
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

    /// The numbers in a column, everything else next to it.
    fn entries(self, entries: &[Entry], out: &mut String) {
        let column = widest(entries.iter().map(|entry| width(entry.mark.as_str())));
        let margin = " ".repeat(column + GAP);
        for (index, entry) in entries.iter().enumerate() {
            if index > 0 {
                out.push('\n');
            }
            let number = format!("{:>column$}", entry.mark.as_str());
            let name = Styled::new(&entry.name.signed(), BOLD);
            let first = number + &" ".repeat(GAP);
            self.lines(&name, &first, &margin, BOLD, out);
            self.lines(
                &Styled::new(&entry.text, PLAIN),
                &margin,
                &margin,
                PLAIN,
                out,
            );
            let (bullet, below) = (format!("{margin}• "), format!("{margin}  "));
            for point in &entry.points {
                self.lines(&Styled::new(point, PLAIN), &bullet, &below, PLAIN, out);
            }
        }
    }

    /// The keys and what they do; lines break between them. The brackets distinguish a key from a
    /// word: in Russian «с» is both.
    fn actions(self, actions: &[Action], out: &mut String) {
        if actions.is_empty() {
            return;
        }
        let mut legend = Styled::default();
        for (index, Action { shown, label, .. }) in actions.iter().enumerate() {
            let is_last = index + 1 == actions.len();
            let end = if is_last { "" } else { " ·" };
            let shown = format!("[{shown}]");
            let fits = width(&format!("{shown} {label}{end}")) <= self.width();
            let glued = |text: &str| {
                if fits {
                    text.replace(' ', &GLUE.to_string())
                } else {
                    text.to_owned()
                }
            };
            legend.push(&glued(&shown), BOLD);
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
                let style = colored(PLAIN, row.seal);
                row.cells.iter().map(|c| Styled::new(c, style)).collect()
            })
            .collect();
        let columns = table.columns.iter().enumerate().map(|(index, column)| {
            let cells = once(&header[index]).chain(rows.iter().map(|row| &row[index]));
            Measured::new(index, column, cells.collect())
        });
        let columns = self.shown(columns.collect());
        let Some(widths) = self.widths(&columns) else {
            self.records(&header, &rows, &columns, out);
            return;
        };
        self.row(&header, &columns, &widths, out);
        let rule = widths.iter().map(|width| width + GAP).sum::<usize>() + RULE;
        out.push_str(&"─".repeat(rule.saturating_sub(GAP).min(self.width())));
        out.push('\n');
        for row in &rows {
            self.row(row, &columns, &widths, out);
        }
    }

    /// As many columns as fit without wrapping, each as wide as needed; in a single one, long items
    /// wrap.
    fn grid(self, most: usize, items: &[Styled], out: &mut String) {
        for columns in (2..=most).rev() {
            let height = items.len().div_ceil(columns).max(1);
            let widths = items
                .chunks(height)
                .map(|of| widest(of.iter().map(Styled::width)));
            let widths: Vec<usize> = widths.collect();
            if widths.iter().sum::<usize>() + GRID_GAP * widths.len() > self.width() + GRID_GAP {
                continue;
            }
            for row in 0..height.min(items.len()) {
                let mut line = Styled::default();
                let mut start = 0;
                for (of, width) in items.chunks(height).zip(&widths) {
                    if let Some(item) = of.get(row) {
                        line.pad(start);
                        line.append(item);
                    }
                    start += width + GRID_GAP;
                }
                self.write(&line, out);
            }
            return;
        }
        for item in items {
            self.lines(item, "", "  ", PLAIN, out);
        }
    }

    /// The visible columns: optional ones are dropped until the rest fits without wrapping.
    fn shown(self, mut columns: Vec<Measured<'_>>) -> Vec<Measured<'_>> {
        while !self.fits(&columns) {
            let spare = columns.iter().map(|measured| measured.column.spare);
            let Some((place, 1..)) = spare.enumerate().max_by_key(|(_, spare)| *spare) else {
                break;
            };
            columns.remove(place);
        }
        columns
    }

    /// Whether only growing columns wrap, and those are easy to read.
    fn fits(self, columns: &[Measured<'_>]) -> bool {
        let gaps = GAP * columns.len();
        let natural: usize = columns.iter().map(|column| column.natural).sum();
        let wanted: usize = columns.iter().map(Measured::wanted).sum();
        natural + gaps <= self.width() + GAP || wanted + gaps + RULE <= self.width() + GAP
    }

    /// The width of each column; nothing if the longest words don't fit.
    fn widths(self, columns: &[Measured<'_>]) -> Option<Vec<usize>> {
        let room = (self.width() + GAP).checked_sub(GAP * columns.len())?;
        let natural: Vec<usize> = columns.iter().map(|column| column.natural).collect();
        if natural.iter().sum::<usize>() <= room {
            return Some(natural);
        }
        let room = room.checked_sub(RULE)?;
        if columns.iter().map(Measured::least).sum::<usize>() > room {
            return None;
        }
        let only_growing_wrap = self.fits(columns);
        let is_settled = |column: &Measured<'_>| only_growing_wrap && !column.column.grows;
        let settled = columns
            .iter()
            .zip(&natural)
            .map(|(column, natural)| is_settled(column).then_some(*natural));
        let mut settled: Vec<Option<usize>> = settled.collect();
        loop {
            let mut shares = Shares::new(room, &settled);
            shares.settle(|place, share| Some(natural[place]).filter(|all| *all <= share));
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

    /// A table that does not fit: row by row, each cell with its column's name.
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

/// Text, with the end of each style.
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
                Span::Text(text) | Span::Detail(text) | Span::Term { text, .. } => {
                    styled.push(text, style);
                }
                Span::Bar(bar) => styled.push(&bar.drawn, style),
                Span::Strong(text) => styled.push(text, style.bold()),
                Span::Card {
                    name,
                    seal,
                    is_home,
                    ..
                } => {
                    // A character has no color of its own.
                    let stands_out = *is_home || seal.is_none();
                    let style = if stands_out { style.bold() } else { style };
                    styled.push(name, colored(style, *seal));
                }
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

    /// Pads with spaces to that width.
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
        widest(self.text.split('\n').map(width))
    }

    fn longest_word(&self) -> usize {
        widest(self.text.split([' ', '\n']).map(width))
    }

    /// Splits at that width: the first line, and the rest.
    fn wrap(&self, first: usize, rest: usize) -> Vec<Self> {
        let mut lines = Vec::new();
        let mut at = 0;
        for paragraph in self.text.split('\n') {
            let room = if lines.is_empty() { first } else { rest };
            let whole = paragraph.trim_end_matches(' ');
            if width(whole) <= room.min(rest) {
                lines.push(self.part(at..at + whole.len()));
                at += paragraph.len() + 1;
                continue;
            }
            let mut line = at..at;
            let mut width = 0;
            let mut start = at;
            let words = WordSeparator::AsciiSpace.find_words(paragraph);
            for kept in together(&break_words(words, rest.max(1)), rest) {
                let room = if lines.is_empty() { first } else { rest };
                if width + kept.width > room && !line.is_empty() {
                    lines.push(self.part(line));
                    line = start..start;
                    width = 0;
                }
                line.end = start + kept.bytes;
                start = line.end + kept.spaces;
                width += kept.width + kept.spaces;
            }
            lines.push(self.part(line));
            at += paragraph.len() + 1;
        }
        lines
    }
}

/// The words of one line, with the spaces between them but not after.
struct Kept {
    width: usize,
    bytes: usize,
    spaces: usize,
}

/// The words in groups that must not be split, if the width allows.
fn together(words: &[Word], widest: usize) -> Vec<Kept> {
    let mut groups: Vec<Kept> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let next = Kept {
            width: width(word),
            bytes: word.len(),
            spaces: word.whitespace.len(),
        };
        match groups.last_mut() {
            Some(last)
                if stay_together(&words[at - 1], word)
                    && last.width + last.spaces + next.width <= widest =>
            {
                last.width += last.spaces + next.width;
                last.bytes += last.spaces + next.bytes;
                last.spaces = next.spaces;
            }
            _ => groups.push(next),
        }
    }
    groups
}

/// A column of a table with all its cells, including the header.
struct Measured<'a> {
    index: usize,
    column: &'a Column,
    cells: Vec<&'a Styled>,
    /// The width without wrapping.
    natural: usize,
}

impl<'a> Measured<'a> {
    fn new(index: usize, column: &'a Column, cells: Vec<&'a Styled>) -> Self {
        let natural = widest(cells.iter().map(|cell| cell.width()));
        Self {
            index,
            column,
            cells,
            natural,
        }
    }

    fn least(&self) -> usize {
        widest(self.cells.iter().map(|cell| cell.longest_word()))
    }

    /// The width for easy reading.
    fn wanted(&self) -> usize {
        if self.column.grows {
            self.natural.min(READABLE).max(self.least())
        } else {
            self.natural
        }
    }

    /// The unused width when its cells are wrapped to it.
    fn wrapped(&self, width: usize) -> usize {
        let lines = self.cells.iter().flat_map(|cell| cell.wrap(width, width));
        widest(lines.map(|line| line.width()))
    }
}

/// Shares the room among columns: those with a fixed width, and those that share the rest.
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

    /// Assigns each column the width that `find` returns, given the equal share, until it finds no
    /// more.
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

    /// The rest in equal parts; the remainder goes to the first ones.
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

fn colored(style: Style, seal: Option<Seal>) -> Style {
    let color = |seal: Seal| match seal.kind {
        DistrictType::Noble => AnsiColor::Yellow,
        DistrictType::Religious => AnsiColor::BrightBlue,
        DistrictType::Trade => AnsiColor::Green,
        DistrictType::Military => AnsiColor::Red,
        DistrictType::Unique => AnsiColor::Magenta,
    };
    seal.map_or(style, |seal| style.fg_color(Some(color(seal).into())))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{action, card, column, entry, home, number, rows};
    use super::super::{Mark, Row};
    use super::*;
    use proptest::prelude::*;

    fn plain(width: usize, block: Block) -> String {
        let canvas = Canvas {
            width,
            color: false,
        };
        canvas.draw(&Page::new(vec![block]))
    }

    fn colored(width: usize, block: Block) -> String {
        Canvas { width, color: true }.draw(&Page::new(vec![block]))
    }

    /// What a terminal shows.
    fn without_codes(text: &str) -> String {
        let mut parts = text.split('\u{1b}');
        let first = parts.next().unwrap().to_owned();
        parts.fold(first, |shown, part| shown + part.split_once('m').unwrap().1)
    }

    #[test]
    fn a_district_in_a_title_has_its_symbol_and_color() {
        let title = Block::Title {
            text: home("keep", "Keep", Some(DistrictType::Unique)).into(),
            what: "unique district".into(),
        };
        assert_eq!(plain(80, title.clone()), "★ Keep\nunique district\n");
        assert_eq!(
            colored(80, title),
            "\u{1b}[1m\u{1b}[35m★ Keep\u{1b}[0m\n\u{1b}[2munique district\u{1b}[0m\n"
        );
    }

    #[test]
    fn styles_are_closed_at_the_end_of_each_line_and_have_no_width() {
        let mut line = Line::from("The district that is meant: ");
        line.push(card("hall", "Town Hall", Some(DistrictType::Trade)));
        line.push(". ");
        line.push(Span::Strong("Yes.".to_owned()));
        assert_eq!(
            colored(33, Block::Text(line)),
            "The district that is meant: \u{1b}[32mTown\u{1b}[0m\n\
             \u{1b}[32mHall\u{1b}[0m. \u{1b}[1mYes.\u{1b}[0m\n"
        );
    }

    #[test]
    fn a_number_stays_with_its_noun() {
        let mut line = Line::from("This city is worth ");
        line.push(number("12", "points in all"));
        assert_eq!(
            plain(22, Block::Text(line)),
            "This city is worth\n12 points in all\n"
        );
    }

    #[test]
    fn a_no_break_space_of_a_text_is_printed_as_it_is() {
        let text = Block::Text("Quelle est la question\u{a0}!".into());
        assert_eq!(plain(23, text), "Quelle est la\nquestion\u{a0}!\n");
    }

    #[test]
    fn notes_and_points_have_hanging_indents() {
        let note = Block::Note("Only in the older editions.".into());
        assert_eq!(
            plain(20, note.clone()),
            "! Only in the older\n  editions.\n"
        );
        assert_eq!(
            colored(40, note),
            "\u{1b}[33m! Only in the older editions.\u{1b}[0m\n"
        );
        let points = Block::Points {
            source: "Rulebook".into(),
            points: vec!["The first of these points.".into(), "Second.".into()],
        };
        assert_eq!(
            plain(20, points),
            "Rulebook\n  • The first of\n    these points.\n  • Second.\n"
        );
    }

    #[test]
    fn facts_are_next_to_their_labels_or_below_if_a_word_is_too_long() {
        let facts = Block::Facts(vec![
            ("Cost".into(), "3".into()),
            ("Edition".into(), "an unabbreviated one".into()),
        ]);
        assert_eq!(
            plain(30, facts.clone()),
            "Cost     3\nEdition  an unabbreviated one\n"
        );
        assert_eq!(
            plain(24, facts.clone()),
            "Cost     3\nEdition  an\n         unabbreviated\n         one\n"
        );
        assert_eq!(
            plain(20, facts),
            "Cost\n  3\nEdition\n  an unabbreviated\n  one\n"
        );
    }

    #[test]
    fn lines_of_actions_break_between_two_of_them() {
        let actions = Block::Actions(vec![
            action("Enter", "this player"),
            action("a–e", "another one"),
            action("u", "undo"),
        ]);
        assert_eq!(
            plain(30, actions.clone()),
            "[Enter] this player ·\n[a–e] another one · [u] undo\n"
        );
        assert!(colored(30, actions).starts_with("\u{1b}[1m[Enter]\u{1b}[0m this player ·\n"));
        let long = Block::Actions(vec![action("Esc", "leave without saving it")]);
        assert_eq!(plain(20, long), "[Esc] leave without\nsaving it\n");
    }

    #[test]
    fn a_stack_is_wide_where_there_is_room() {
        let stack = Block::Stack {
            needs: 40,
            wide: vec![Block::Text("wide".into())],
            narrow: vec![Block::Text("narrow".into()), Block::Text("too".into())],
        };
        assert_eq!(plain(40, stack.clone()), "wide\n");
        assert_eq!(plain(39, stack), "narrow\n\ntoo\n");
    }

    #[test]
    fn blocks_with_nothing_in_them_leave_no_gap() {
        let page = Page::new(vec![
            Block::Text("one".into()),
            Block::Actions(Vec::new()),
            Block::Facts(Vec::new()),
            Block::Text("two".into()),
        ]);
        let canvas = Canvas {
            width: 80,
            color: false,
        };
        assert_eq!(canvas.draw(&page), "one\n\ntwo\n");
    }

    fn prices() -> Table {
        let right = |name| Column {
            align: Align::Right,
            ..column(name)
        };
        let spare = |name, spare| Column {
            spare,
            ..column(name)
        };
        let columns = vec![
            column("Name"),
            right("Cost"),
            spare("Origin", 1),
            spare("Id", 2),
        ];
        Table {
            columns,
            rows: rows(&[
                ["Tavern", "1", "original", "tavern"],
                ["Dragon Gate", "12", "original", "dragon-gate"],
            ]),
        }
    }

    #[test]
    fn numbers_are_right_aligned() {
        assert_eq!(
            plain(80, Block::Table(prices())),
            "Name         Cost  Origin    Id\n\
             ─────────────────────────────────────────\n\
             Tavern          1  original  tavern\n\
             Dragon Gate    12  original  dragon-gate\n"
        );
    }

    #[test]
    fn optional_columns_are_dropped_if_there_is_little_room_the_highest_first() {
        let header = |width| {
            let drawn = plain(width, Block::Table(prices()));
            drawn.lines().next().unwrap().to_owned()
        };
        assert_eq!(header(40), "Name         Cost  Origin    Id");
        assert_eq!(header(39), "Name         Cost  Origin");
        assert_eq!(header(24), "Name         Cost");
    }

    #[test]
    fn only_a_growing_column_wraps_while_it_can_be_read() {
        let grows = Column {
            grows: true,
            ..column("Effect")
        };
        let table = Block::Table(Table {
            columns: vec![column("A name as long as that"), grows],
            rows: rows(&[[
                "Keep",
                "The Warlord cannot use his ability on the Keep, whoever has it",
            ]]),
        });
        assert_eq!(
            plain(56, table),
            "A name as long as that  Effect\n\
             ─────────────────────────────────────────────────────\n\
             Keep                    The Warlord cannot use his\n\
             \u{20}                       ability on the Keep, whoever\n\
             \u{20}                       has it\n"
        );
    }

    #[test]
    fn a_row_has_the_color_of_its_type_and_a_card_its_own() {
        let table = Table {
            columns: vec![column("Name"), column("With")],
            rows: vec![Row {
                cells: vec![
                    "Castle".into(),
                    card("temple", "Temple", Some(DistrictType::Religious)).into(),
                ],
                seal: Some(DistrictType::Noble.into()),
            }],
        };
        let drawn = colored(80, Block::Table(table));
        let row = drawn.lines().nth(2).unwrap();
        assert_eq!(row, "\u{1b}[33mCastle\u{1b}[0m  \u{1b}[94mTemple\u{1b}[0m");
    }

    #[test]
    fn a_table_without_room_for_its_words_is_shown_row_by_row() {
        let table = Block::Table(Table {
            columns: vec![column("Character"), column("Counterpart")],
            rows: rows(&[["Assassin", "Blackmailer"], ["Thief", ""]]),
        });
        assert_eq!(
            plain(20, table),
            "Character\n  Assassin\nCounterpart\n  Blackmailer\n\nCharacter  Thief\n"
        );
    }

    prop_compose! {
        fn words()(words in prop::collection::vec("[a-zа-яї•]{1,14}", 0..12)) -> Line {
            let spans = words.into_iter().enumerate().map(|(index, word)| match index % 4 {
                0 => Span::Strong(word),
                1 => card("keep", &format!(" {word} "), Some(DistrictType::Unique)),
                2 => number("7", &word),
                _ => format!(" {word} ").into(),
            });
            Line(spans.collect())
        }
    }

    prop_compose! {
        fn tables()(columns in 1_usize..5)(
            columns in prop::collection::vec((0_u8..3, any::<bool>(), words()), columns),
            cells in prop::collection::vec(prop::collection::vec(words(), columns), 0..4),
        ) -> Table {
            let columns = columns.into_iter().map(|(spare, grows, name)| Column {
                name,
                align: if grows { Align::Left } else { Align::Right },
                spare,
                grows,
            });
            let rows = cells.into_iter().map(|cells| Row { cells, seal: Some(DistrictType::Trade.into()) });
            Table { columns: columns.collect(), rows: rows.collect() }
        }
    }

    proptest! {
        #[test]
        fn every_line_fits_and_looks_the_same_without_color(
            width in 20_usize..110, line in words(), table in tables(),
        ) {
            let blocks = [
                Block::Heading(line.clone()),
                Block::Note(line.clone()),
                Block::Facts(vec![(line.clone(), line.clone())]),
                Block::Points { source: line.clone(), points: vec![line] },
                Block::Table(table),
            ];
            for block in blocks {
                let drawn = plain(width, block.clone());
                for line in drawn.lines() {
                    prop_assert!(super::width(line) <= width, "{line:?}");
                    prop_assert_eq!(line.trim_end(), line);
                }
                let painted = colored(width, block);
                prop_assert_eq!(without_codes(&painted), drawn);
                for line in painted.lines() {
                    let last = line.rsplit_once('\u{1b}');
                    prop_assert!(last.is_none_or(|(_, code)| code.starts_with("[0m")));
                }
            }
        }

        #[test]
        fn no_word_breaks_that_fits_on_a_line(width in 20_usize..110, table in tables()) {
            let words = |text: &str| {
                let words = text.split_whitespace().filter(|word| !word.contains('─'));
                words.map(str::to_owned).collect::<std::collections::BTreeSet<_>>()
            };
            let lines = table.rows.iter().flat_map(|row| &row.cells);
            let names = table.columns.iter().map(|column| &column.name);
            let all = lines.chain(names).map(|line| line.plain() + " ").collect::<String>();
            let (all, drawn) = (words(&all), words(&plain(width, Block::Table(table))));
            if all.iter().all(|word| super::width(word) <= 18) {
                prop_assert!(drawn.is_subset(&all), "{:?}", drawn.difference(&all));
            }
        }
    }

    #[test]
    fn an_entry_stands_next_to_its_number() {
        let second = Entry {
            mark: Mark::Rank("10".to_owned()),
            points: Vec::new(),
            ..entry()
        };
        assert_eq!(
            plain(
                26,
                Block::Columns(vec![Block::Entries(vec![entry(), second])])
            ),
            " 3  ★ Keep\n    Rank 8 cannot touch\n    it.\n    • Safe from rank 8.\n\
             \u{20}     Nothing else.\n    • Nobody can.\n\n10  ★ Keep\n    Rank 8 cannot touch\n    it.\n"
        );
    }

    #[test]
    fn a_drawing_uses_the_first_size_that_fits_or_says_that_none_does() {
        let drawing = Block::Drawing {
            shapes: vec!["=".repeat(120), "-".repeat(60)],
            legend: "- a road".into(),
            too_wide: "Too wide.".into(),
        };
        let at = |width| {
            let canvas = Canvas {
                width,
                color: false,
            };
            canvas.draw(&Page::new(vec![drawing.clone()]))
        };
        assert_eq!(at(120), format!("{}\n\n- a road\n", "=".repeat(120)));
        assert_eq!(at(119), format!("{}\n\n- a road\n", "-".repeat(60)));
        assert_eq!(at(59), "! Too wide.\n");
    }
}
