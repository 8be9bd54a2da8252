//! Pages as plain text of a given width, with or without colour.

use super::page::{Block, Page, Row, sign};
use crate::rules::card::DistrictType;
use anstyle::{AnsiColor, Style};
use comfy_table::{Cell, Color, ContentArrangement, LineStyle, Table, TableStyle};
use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

/// What a page is drawn on.
#[derive(Clone, Copy, Debug)]
pub struct Canvas {
    /// Columns.
    pub width: usize,
    /// Use colour.
    pub color: bool,
}

/// Longer lines are hard to read, however wide the terminal.
const WIDEST: usize = 100;
/// Narrower than this nothing can be laid out.
const NARROWEST: usize = 20;

/// Between two columns of a table.
const GAP: usize = 2;
/// A column that wraps needs this much.
const WRAPPED: usize = 30;

const PLAIN_TABLE: TableStyle =
    TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));

impl Canvas {
    /// Draws a page; every line ends with a line break and none with a space.
    #[must_use]
    pub fn draw(self, page: &Page) -> String {
        let mut out = String::new();
        for (index, block) in page.0.iter().enumerate() {
            if index > 0 {
                out.push('\n');
            }
            self.block(block, &mut out);
        }
        out
    }

    /// Text in lines that fit, all but the first indented by so many spaces.
    #[must_use]
    pub fn wrap(self, text: &str, indent: usize) -> String {
        let mut out = String::new();
        self.lines(text, "", &" ".repeat(indent), Style::new(), &mut out);
        out
    }

    fn width(self) -> usize {
        self.width.clamp(NARROWEST, WIDEST)
    }

    fn paint(self, text: &str, style: Style) -> String {
        if self.color && !text.is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    fn block(self, block: &Block, out: &mut String) {
        match block {
            Block::Title { text, what, kind } => self.title(text, what, *kind, out),
            Block::Heading(text) => self.lines(text, "", "", Style::new().bold(), out),
            Block::Text(text) => self.lines(text, "", "", Style::new(), out),
            Block::Note(text) => {
                let style = AnsiColor::Yellow.on_default();
                self.lines(text, "! ", "  ", style, out);
            }
            Block::Facts(facts) => self.facts(facts, out),
            Block::Points { source, points } => {
                if !source.is_empty() {
                    self.lines(source, "", "", Style::new().dimmed(), out);
                }
                for point in points {
                    self.lines(point, "  • ", "    ", Style::new(), out);
                }
            }
            Block::Drawing(lines) => {
                out.push_str(lines);
                out.push('\n');
            }
            Block::Keys(keys) => {
                // Lines break between keys, not inside what one key does.
                let keys = keys.iter().flat_map(|key| key.split(" · "));
                let keys: Vec<String> = keys.map(|key| key.replace(' ', "\u{a0}")).collect();
                let mut lines = String::new();
                self.lines(
                    &keys.join("\u{a0}· "),
                    "",
                    "",
                    Style::new().dimmed(),
                    &mut lines,
                );
                out.push_str(&lines.replace('\u{a0}', " "));
            }
            Block::Table {
                header,
                rows,
                wraps,
                spare,
            } => {
                let columns = self.columns(header, rows, *wraps, spare);
                let pick = |cells: &[String]| -> Vec<String> {
                    columns
                        .iter()
                        .map(|&column| cells[column].clone())
                        .collect()
                };
                let rows: Vec<Row> = rows
                    .iter()
                    .map(|row| Row {
                        cells: pick(&row.cells),
                        kind: row.kind,
                    })
                    .collect();
                self.table(&pick(header), &rows, out);
            }
        }
    }

    fn title(self, text: &str, what: &str, kind: Option<DistrictType>, out: &mut String) {
        let style = kind
            .map_or(Style::new(), |kind| ansi(kind).on_default())
            .bold();
        let sign = kind.map_or(String::new(), |kind| format!("{} ", sign(kind)));
        self.lines(&format!("{sign}{text}"), "", "", style, out);
        if !what.is_empty() {
            self.lines(what, "", "", Style::new().dimmed(), out);
        }
    }

    /// Wraps text; `first` and `rest` stand before the first and the other lines.
    fn lines(self, text: &str, first: &str, rest: &str, style: Style, out: &mut String) {
        let options = textwrap::Options::new(self.width())
            .initial_indent(first)
            .subsequent_indent(rest)
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .break_words(true);
        for (index, paragraph) in text.split('\n').enumerate() {
            let options = if index == 0 {
                options.clone()
            } else {
                options.clone().initial_indent(rest)
            };
            for line in textwrap::wrap(paragraph, options) {
                let _ = writeln!(out, "{}", self.paint(line.trim_end(), style));
            }
        }
    }

    fn facts(self, facts: &[(String, String)], out: &mut String) {
        let column = facts
            .iter()
            .map(|(label, _)| label.width())
            .max()
            .unwrap_or(0)
            + 2;
        let rest = " ".repeat(column);
        for (label, value) in facts {
            let mut lines = String::new();
            self.lines(value, &rest, &rest, Style::new(), &mut lines);
            let padding = " ".repeat(column - label.width());
            let label = self.paint(label, Style::new().dimmed());
            let _ = write!(out, "{label}{padding}{}", lines.trim_start());
        }
    }

    /// The columns that are shown: spare ones are left out until the rest fits without wrapping.
    fn columns(self, header: &[String], rows: &[Row], wraps: bool, spare: &[usize]) -> Vec<usize> {
        let width = |column: &usize| {
            let cells = rows.iter().map(|row| &row.cells[*column]);
            let widest = cells
                .chain([&header[*column]])
                .map(|cell| cell.width())
                .max()
                .unwrap_or(0);
            let wrapped = wraps && column + 1 == header.len();
            GAP + if wrapped { widest.min(WRAPPED) } else { widest }
        };
        let mut columns: Vec<usize> = (0..header.len()).collect();
        let mut spare = spare.iter();
        while columns.iter().map(width).sum::<usize>() > self.width() + GAP {
            let Some(dropped) = spare.next() else { break };
            columns.retain(|column| column != dropped);
        }
        columns
    }

    fn table(self, header: &[String], rows: &[Row], out: &mut String) {
        let mut table = Table::new();
        table
            .load_style(PLAIN_TABLE)
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(u16::try_from(self.width()).unwrap_or(u16::MAX))
            .set_header(header);
        if self.color {
            table.enforce_styling();
        } else {
            table.force_no_tty();
        }
        for row in rows {
            table.add_row(row.cells.iter().map(|cell| {
                let cell = Cell::new(cell);
                row.kind.map_or(cell.clone(), |kind| cell.fg(color(kind)))
            }));
        }
        for column in table.column_iter_mut() {
            // The style itself puts one space between two columns.
            column.set_padding((0, 1));
        }
        for line in table.lines() {
            let _ = writeln!(out, "{}", line.trim_end());
        }
    }
}

const fn ansi(kind: DistrictType) -> AnsiColor {
    match kind {
        DistrictType::Noble => AnsiColor::Yellow,
        DistrictType::Religious => AnsiColor::BrightBlue,
        DistrictType::Trade => AnsiColor::Green,
        DistrictType::Military => AnsiColor::Red,
        DistrictType::Unique => AnsiColor::Magenta,
    }
}

const fn color(kind: DistrictType) -> Color {
    match kind {
        DistrictType::Noble => Color::DarkYellow,
        DistrictType::Religious => Color::Blue,
        DistrictType::Trade => Color::DarkGreen,
        DistrictType::Military => Color::DarkRed,
        DistrictType::Unique => Color::DarkMagenta,
    }
}
