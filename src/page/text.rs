//! Pages as plain text of a given width, with or without color.

use super::breaks::stay_together;
use super::{Action, Align, Block, Column, Entry, Ink, Line, Page, Seal, Span, Table};
use crate::rules::card::DistrictType;
use crate::rules::ruling::Verdict;
use anstream::adapter::strip_str;
use anstyle::{AnsiColor, Style};
use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Width};
use std::fmt::Write;
use std::iter::once;
use std::ops::Range;
use textwrap::WordSeparator;
use textwrap::core::break_words;
use textwrap::wrap_algorithms::wrap_first_fit;
use unicode_width::UnicodeWidthStr;

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
/// A growing column is readable from this width on.
const READABLE: usize = 30;

/// Looks like a space, but does not break. A no-break space won't do, because French texts have
/// their own, which are printed.
const GLUE: char = '\u{e000}';

const PLAIN: Style = Style::new();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Messages stand right above the keys, without an empty line, and stay there when a page scrolls.
const fn is_message(block: &Block) -> bool {
    matches!(block, Block::Note(_) | Block::News(_))
}

/// A piece is a filled square, whatever it stands on.
fn dyed(ink: Ink) -> Style {
    use AnsiColor::{Blue, Cyan, Green, Magenta, Red, Yellow};
    match ink {
        Ink::City => Yellow.on_default(),
        Ink::Field => Green.on_default(),
        Ink::River => Blue.on_default(),
        Ink::Player(seat) => {
            let colors = [Red, Blue, Magenta, Cyan, Green];
            let color = colors[seat % colors.len()].on_default();
            color.bold().invert()
        }
    }
}

impl Canvas {
    /// Draws a page; every line ends with a line break and has no trailing spaces.
    pub fn draw(self, page: &Page) -> String {
        self.blocks(page.blocks())
    }

    /// Wrapped text, with all but the first line indented by this many spaces.
    pub fn wrap(self, text: &str, indent: usize) -> String {
        self.styled(text, PLAIN, indent)
    }

    /// The same for a card in a list, which has the color of its leading symbol.
    pub fn choice(self, text: &str, indent: usize) -> String {
        let seal = Seal::all().find(|seal| text.starts_with(seal.sign));
        self.styled(text, colored(PLAIN, seal), indent)
    }

    fn styled(self, text: &str, style: Style, indent: usize) -> String {
        let mut out = String::new();
        let text = Styled::new(&text.into(), style);
        self.lines(&text, "", &" ".repeat(indent), PLAIN, &mut out);
        out
    }

    fn width(self) -> usize {
        self.width.clamp(NARROWEST, WIDEST)
    }

    fn blocks(self, blocks: &[Block]) -> String {
        let mut out = String::new();
        for (index, block) in blocks.iter().enumerate() {
            let drawn = self.block(block);
            let is_next_to_keys = index > 0 && is_message(&blocks[index - 1]) && {
                let rest = blocks[index..].iter().find(|block| !is_message(block));
                matches!(rest, Some(Block::Actions(_)))
            };
            if !out.is_empty() && !drawn.is_empty() && !is_next_to_keys {
                out.push('\n');
            }
            out.push_str(&drawn);
        }
        out
    }

    /// A line of a drawing; equal neighbors share one style.
    fn inked(self, line: &str, inks: &[(char, Ink)], out: &mut String) {
        let ink = |sign: char| {
            let ink = inks.iter().find(|(of, _)| *of == sign);
            ink.filter(|_| self.color).map(|(_, ink)| *ink)
        };
        let signs: Vec<char> = line.chars().collect();
        for run in signs.chunk_by(|one, next| ink(*one) == ink(*next)) {
            let text: String = run.iter().collect();
            match ink(run[0]) {
                Some(ink) => {
                    let style = dyed(ink);
                    let _ = write!(out, "{style}{text}{style:#}");
                }
                None => out.push_str(&text),
            }
        }
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
            Block::News(text) => lines(text, "› ", "  ", PLAIN),
            Block::Facts(facts) => {
                let label = |label: &Line| Styled::new(label, DIM);
                let facts = facts
                    .iter()
                    .map(|(of, value)| (label(of), Styled::new(value, PLAIN)));
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
                inks,
                legend,
                too_wide,
            } => {
                let wide = |shape: &&String| widest(shape.lines().map(UnicodeWidthStr::width));
                // A drawing is not read line by line: it may use the full width.
                let Some(drawn) = shapes.iter().find(|shape| wide(shape) <= self.width) else {
                    return self.block(&Block::Note(too_wide.clone()));
                };
                for line in drawn.lines() {
                    self.inked(line.trim_end(), inks, &mut out);
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
            Block::Stack { needs, wide, .. } if *needs <= self.width() => out = self.blocks(wide),
            Block::Stack { narrow, .. } => out = self.blocks(narrow),
        }
        out
    }

    /// Wraps text; `first` and `rest` are the prefixes of the first and the other lines.
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
        let label = widest(facts.iter().map(|(label, _)| label.width()));
        let word = widest(facts.iter().map(|(_, value)| value.longest_word()));
        if label + GAP + word <= self.width() {
            let columns = [label, self.width() - label - GAP].map(|width| (width, Align::Left));
            let rows = facts.iter().map(|(label, value)| vec![label, value]);
            self.columns(&columns, GAP, false, rows, out);
            return;
        }
        for (label, value) in facts {
            if !label.text.is_empty() {
                self.lines(label, "", "", PLAIN, out);
            }
            let indent = " ".repeat(GAP);
            self.lines(value, &indent, &indent, PLAIN, out);
        }
    }

    /// The numbers in a column, everything else next to it.
    fn entries(self, entries: &[Entry], out: &mut String) {
        let column = widest(entries.iter().map(|entry| entry.mark.as_str().width()));
        let margin = " ".repeat(column + GAP);
        for (index, entry) in entries.iter().enumerate() {
            if index > 0 {
                out.push('\n');
            }
            let number = format!("{:>column$}", entry.mark.as_str());
            let name = Styled::new(&entry.name.signed(), BOLD);
            let first = number + &" ".repeat(GAP);
            self.lines(&name, &first, &margin, BOLD, out);
            let text = Styled::new(&entry.text, PLAIN);
            self.lines(&text, &margin, &margin, PLAIN, out);
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
        let actions: Vec<&Action> = actions.iter().filter(|action| !action.is_more).collect();
        for (index, Action { shown, label, .. }) in actions.iter().enumerate() {
            let is_last = index + 1 == actions.len();
            let end = if is_last { "" } else { " ·" };
            let shown = format!("[{shown}]");
            let label = format!(" {label}{end}");
            let fits = shown.width() + label.width() <= self.width();
            let space = if fits { GLUE } else { ' ' }.to_string();
            legend.push(&shown.replace(' ', &space), BOLD);
            legend.push(&label.replace(' ', &space), PLAIN);
            if !is_last {
                legend.push(" ", PLAIN);
            }
        }
        self.lines(&legend, "", "", PLAIN, out);
    }

    fn table(self, table: &Table, out: &mut String) {
        let header = table.columns.iter();
        let header = header.map(|c| Styled::new(&c.name, PLAIN)).collect();
        let rows = table.rows.iter().map(|row| {
            let style = colored(PLAIN, row.seal);
            row.cells.iter().map(|c| Styled::new(c, style)).collect()
        });
        let rows: Vec<Vec<Styled>> = once(header).chain(rows).collect();
        let columns = table.columns.iter().enumerate().map(|(index, column)| {
            let cells: Vec<&Styled> = rows.iter().map(|row| &row[index]).collect();
            Measured::new(index, column, &cells)
        });
        let columns = self.shown(columns.collect());
        let widths: [fn(&Measured<'_>) -> usize; 3] = [|c| c.natural, |c| c.wanted, |c| c.least];
        let Some(width) = widths.into_iter().find(|width| self.fits(&columns, width)) else {
            self.records(&rows, &columns, out);
            return;
        };
        let least = columns.iter().map(|c| (width(c), c.column.align));
        let shown = rows.iter();
        let shown = shown.map(|row| columns.iter().map(|c| &row[c.index]).collect());
        self.columns(&least.collect::<Vec<_>>(), GAP, true, shown, out);
    }

    /// As many columns as fit without wrapping, each as wide as needed; in a single one, long items
    /// wrap.
    fn grid(self, most: usize, items: &[Styled], out: &mut String) {
        for columns in (2..=most).rev() {
            let height = items.len().div_ceil(columns).max(1);
            let columns = items.chunks(height);
            let widths = columns.map(|of| (widest(of.iter().map(Styled::width)), Align::Left));
            let widths: Vec<(usize, Align)> = widths.collect();
            let all: usize = widths.iter().map(|(width, _)| width + GRID_GAP).sum();
            if all <= self.width() + GRID_GAP {
                let rows = (0..height).map(|row| items.iter().skip(row).step_by(height).collect());
                self.columns(&widths, GRID_GAP, false, rows, out);
                return;
            }
        }
        for item in items {
            self.lines(item, "", "  ", PLAIN, out);
        }
    }

    /// Cells in columns of at least these widths.
    fn columns<'a>(
        self,
        columns: &[(usize, Align)],
        gap: usize,
        has_header: bool,
        rows: impl Iterator<Item = Vec<&'a Styled>>,
        out: &mut String,
    ) {
        let mut rows = rows.map(|row: Vec<&Styled>| {
            let cells = row.into_iter().zip(columns);
            cells
                .map(|(cell, (least, _))| cell.painted(*least))
                .collect::<Vec<_>>()
        });
        let mut table = comfy_table::Table::new();
        if has_header && let Some(header) = rows.next() {
            table.set_header(header);
        }
        table
            .load_style(NOTHING.header_separator(LineStyle::none().fill('─')))
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(columns_wide(self.width()))
            .force_no_tty()
            .add_rows(rows);
        for (index, (column, &(least, align))) in table.column_iter_mut().zip(columns).enumerate() {
            let gap = if index + 1 < columns.len() { gap } else { 0 };
            let least = Width::Fixed(columns_wide(least + gap));
            column
                .set_padding((0, columns_wide(gap)))
                .set_constraint(ColumnConstraint::LowerBoundary(least))
                .set_cell_alignment(match align {
                    Align::Left => CellAlignment::Left,
                    Align::Right => CellAlignment::Right,
                });
        }
        let mut drawn = table.trim_fmt().replace(GLUE, " ");
        if !self.color {
            // Not before: it measures some cells with their codes, and would break lines elsewhere.
            drawn = strip_str(&drawn).to_string();
        }
        out.extend(drawn.lines().flat_map(|line| [line, "\n"]));
    }

    /// The visible columns: optional ones are dropped until the rest fits without wrapping.
    fn shown(self, mut columns: Vec<Measured<'_>>) -> Vec<Measured<'_>> {
        while !self.fits(&columns, |column| column.wanted) {
            let spare = columns.iter().map(|measured| measured.column.spare);
            let Some((place, 1..)) = spare.enumerate().max_by_key(|(_, spare)| *spare) else {
                break;
            };
            columns.remove(place);
        }
        columns
    }

    fn fits(self, columns: &[Measured<'_>], width: impl Fn(&Measured<'_>) -> usize) -> bool {
        let widths = columns.iter().map(|column| width(column) + GAP);
        widths.sum::<usize>() <= self.width() + GAP
    }

    /// A table that does not fit: row by row, each cell with its column's name.
    fn records(self, rows: &[Vec<Styled>], columns: &[Measured<'_>], out: &mut String) {
        let Some((header, rows)) = rows.split_first() else {
            return;
        };
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
                Span::Verdict(verdict, text) => {
                    let color = match verdict {
                        Verdict::Yes => AnsiColor::Green,
                        Verdict::No => AnsiColor::Red,
                    };
                    styled.push(text, style.bold().fg_color(Some(color.into())));
                }
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

    /// The same with glue between words that stay together, if they fit in that room.
    fn glued(&self, room: usize) -> Self {
        let mut glue = Vec::new();
        let (mut before, mut group, mut at) = ("", 0, 0);
        for word in self.text.split_inclusive([' ', '\n']) {
            let wide = word.trim_end().width();
            let is_kept =
                before.ends_with(' ') && stay_together(before.trim_end(), word.trim_end());
            if is_kept && group + 1 + wide <= room {
                glue.push(at - 1);
                group += 1 + wide;
            } else {
                group = wide;
            }
            before = word;
            at += word.len();
        }
        let mut glued = Self::default();
        let mut start = 0;
        for (text, style) in self.runs() {
            let is_glue = |at: usize| glue.binary_search(&(start + at)).is_ok();
            let letters = text.char_indices();
            let letters = letters.map(|(at, letter)| if is_glue(at) { GLUE } else { letter });
            glued.push(&letters.collect::<String>(), style);
            start += text.len();
        }
        glued
    }

    /// With the codes of its styles, and outside of them the spaces that may end a line.
    fn painted(&self, room: usize) -> String {
        let mut out = String::new();
        for (text, style) in self.glued(room).runs() {
            match text.trim_matches(' ') {
                "" => out.push_str(text),
                words => out += &text.replacen(words, &format!("{style}{words}{style:#}"), 1),
            }
        }
        out
    }

    /// Splits at that width: the first line, and the rest.
    fn wrap(&self, first: usize, rest: usize) -> Vec<Self> {
        let glued = self.glued(rest);
        let mut lines = Vec::new();
        let mut at = 0;
        for paragraph in glued.text.split('\n') {
            let room = if lines.is_empty() { first } else { rest };
            let words = WordSeparator::AsciiSpace.find_words(paragraph);
            let words = break_words(words, rest.max(1));
            for line in wrap_first_fit(&words, &[room, rest].map(columns_wide).map(f64::from)) {
                let bytes = line.iter().map(|word| word.len() + word.whitespace.len());
                let end = at + bytes.sum::<usize>();
                lines.push(glued.part(at..end));
                at = end;
            }
            at += 1;
        }
        lines
    }
}

/// A column of a table, measured with its header.
struct Measured<'a> {
    index: usize,
    column: &'a Column,
    /// Its width without wrapping.
    natural: usize,
    /// The width for easy reading: only a growing column wraps.
    wanted: usize,
    /// The width of its longest word.
    least: usize,
}

impl<'a> Measured<'a> {
    fn new(index: usize, column: &'a Column, cells: &[&Styled]) -> Self {
        let natural = widest(cells.iter().map(|cell| cell.width()));
        let least = widest(cells.iter().map(|cell| cell.longest_word()));
        let readable = if column.grows { READABLE } else { natural };
        Self {
            index,
            column,
            natural,
            wanted: natural.min(readable).max(least),
            least,
        }
    }
}

/// As comfy-table and textwrap count columns.
fn columns_wide(width: usize) -> u16 {
    u16::try_from(width).unwrap_or(u16::MAX)
}

/// At least one: comfy-table has no narrower column.
fn widest(widths: impl Iterator<Item = usize>) -> usize {
    widths.fold(1, usize::max)
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
