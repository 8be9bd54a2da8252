//! Pages as one HTML file that needs nothing else: readable on a phone, by day and by night, and on
//! paper: a sheet is two sides of A4.

use super::{Align, Block, Column, Line, Page, Row, Span, Table, cards, sign};
use crate::language::Language;
use crate::rules::card::DistrictType;
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

const STYLE: &str = include_str!("style.css");

/// Draws a page as a whole HTML document.
#[must_use]
pub fn draw(page: &Page, lang: Language) -> String {
    let title = page.blocks().iter().find_map(|block| match block {
        Block::Title { text, .. } | Block::Heading(text) => Some(text.plain()),
        _ => None,
    });
    let mut writer = Writer {
        homes: cards(page.blocks(), true),
        placed: BTreeSet::new(),
    };
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{STYLE}{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        lang.code(),
        escape(title.as_deref().unwrap_or(env!("CARGO_PKG_NAME"))),
        inks(),
        writer.blocks(page.blocks()),
    )
}

/// The colours of the types on white and on black.
fn inks() -> String {
    let rules = |at: fn(DistrictType) -> &'static str| -> String {
        let rule = |kind: DistrictType| format!(".{}{{--ink:{}}}\n", kind.id(), at(kind));
        DistrictType::iter().map(rule).collect()
    };
    format!(
        "{}@media screen and (prefers-color-scheme:dark){{\n{}}}\n",
        rules(|kind| ink(kind).0),
        rules(|kind| ink(kind).1)
    )
}

/// By day and by night.
const fn ink(kind: DistrictType) -> (&'static str, &'static str) {
    match kind {
        DistrictType::Noble => ("#805900", "#f0c33c"),
        DistrictType::Religious => ("#1d4fc4", "#8ab4ff"),
        DistrictType::Trade => ("#146c37", "#6fd08c"),
        DistrictType::Military => ("#b3201f", "#ff8f86"),
        DistrictType::Unique => ("#7b2cbf", "#d3a8ff"),
    }
}

struct Writer {
    /// The cards that the page tells of.
    homes: BTreeSet<&'static str>,
    /// Those whose anchor has been written.
    placed: BTreeSet<&'static str>,
}

impl Writer {
    fn blocks(&mut self, blocks: &[Block]) -> String {
        blocks.iter().map(|block| self.block(block)).collect()
    }

    fn block(&mut self, block: &Block) -> String {
        match block {
            Block::Title { text, what } => {
                let mut title = format!("<h1>{}</h1>\n", self.line(text));
                if !what.is_empty() {
                    title += &format!("<p class=\"what\">{}</p>\n", self.line(what));
                }
                title
            }
            Block::Heading(text) => format!("<h2>{}</h2>\n", self.line(text)),
            Block::Text(text) => self.paragraphs("<p>", text),
            Block::Note(text) => self.paragraphs("<p class=\"note\">", text),
            Block::Facts(facts) => {
                let facts = facts.iter().map(|(label, value)| {
                    let (label, value) = (self.line(label), self.line(value));
                    format!("<dt>{label}</dt><dd>{value}</dd>\n")
                });
                enclose("dl", &facts.collect::<String>())
            }
            Block::Points { source, points } => {
                let mut all = String::new();
                if !source.is_empty() {
                    all = format!("<p class=\"source\">{}</p>\n", self.line(source));
                }
                let points = points
                    .iter()
                    .map(|point| format!("<li>{}</li>\n", self.line(point)));
                all + &enclose("ul", &points.collect::<String>())
            }
            Block::Drawing(lines) => format!("<pre>{}</pre>\n", escape(lines)),
            Block::Actions(actions) => {
                let actions = actions.iter().map(|action| {
                    let (shown, label) = (escape(&action.shown), escape(&action.label));
                    format!("<span><kbd>{shown}</kbd> {label}</span>\n")
                });
                let actions: String = actions.collect();
                if actions.is_empty() {
                    return actions;
                }
                format!("<p class=\"actions\">\n{actions}</p>\n")
            }
            Block::Table(table) => self.table(table),
            Block::Stack { wide, narrow, .. } if wide == narrow => self.blocks(wide),
            Block::Stack { wide, narrow, .. } => {
                // One of the shapes is hidden, and a hidden anchor leads nowhere.
                let homes = cards(std::slice::from_ref(block), true);
                let anchors = homes.into_iter().filter(|id| self.placed.insert(id));
                let anchors: String = anchors
                    .map(|id| format!("<a id=\"card-{id}\"></a>"))
                    .collect();
                let (wide, narrow) = (self.blocks(wide), self.blocks(narrow));
                format!(
                    "{anchors}<div class=\"wide\">\n{wide}</div>\n\
                     <div class=\"narrow\">\n{narrow}</div>\n"
                )
            }
        }
    }

    /// No span goes over the end of a paragraph.
    fn paragraphs(&mut self, tag: &str, text: &Line) -> String {
        let html = self.line(text);
        let paragraphs = html.split("<br><br>");
        paragraphs
            .map(|paragraph| format!("{tag}{paragraph}</p>\n"))
            .collect()
    }

    fn table(&mut self, Table { columns, rows }: &Table) -> String {
        let header = columns.iter().map(|column| {
            let name = self.line(&column.name);
            format!("<th scope=\"col\"{}>{name}</th>", class(column))
        });
        let header: String = header.collect();
        let rows: String = rows.iter().map(|row| self.row(columns, row)).collect();
        format!(
            "<div class=\"table\"><table>\n<thead><tr>{header}</tr></thead>\n\
             <tbody>\n{rows}</tbody>\n</table></div>\n"
        )
    }

    fn row(&mut self, columns: &[Column], row: &Row) -> String {
        let mut cells: Vec<String> = row.cells.iter().map(|cell| self.line(cell)).collect();
        let mut kind = String::new();
        if let Some(of) = row.kind {
            kind = format!(" class=\"kind {}\"", of.id());
            if !cells.iter().any(|cell| cell.contains(sign(of)))
                && let Some(first) = cells.first_mut()
            {
                first.insert_str(0, &format!("{}\u{a0}", sign(of)));
            }
        }
        let cells = columns
            .iter()
            .zip(cells)
            .map(|(column, cell)| format!("<td{}>{cell}</td>", class(column)));
        format!("<tr{kind}>{}</tr>\n", cells.collect::<String>())
    }

    fn line(&mut self, line: &Line) -> String {
        let mut out = String::new();
        for span in &line.0 {
            match span {
                Span::Strong(text) => out += &format!("<strong>{}</strong>", escape(text)),
                Span::Card {
                    id,
                    name,
                    kind,
                    is_home,
                } => {
                    let mut name = escape(name);
                    let mut class = String::new();
                    if let Some(kind) = kind {
                        class = format!(" class=\"kind {}\"", kind.id());
                        if !out.trim_end().ends_with(sign(*kind)) {
                            name = format!("{}\u{a0}{name}", sign(*kind));
                        }
                    }
                    out += &if *is_home && self.placed.insert(id) {
                        format!("<span id=\"card-{id}\"{class}>{name}</span>")
                    } else if *is_home {
                        format!("<span{class}>{name}</span>")
                    } else if self.homes.contains(id) {
                        format!("<a href=\"#card-{id}\"{class}>{name}</a>")
                    } else if kind.is_some() {
                        format!("<span{class}>{name}</span>")
                    } else {
                        name
                    };
                }
                _ => out += &escape(&span.as_text()),
            }
        }
        out.replace('\n', "<br>")
    }
}

fn class(column: &Column) -> &'static str {
    match (column.align, column.grows) {
        (Align::Right, _) => " class=\"number\"",
        (Align::Left, true) => " class=\"grows\"",
        (Align::Left, false) => "",
    }
}

/// Nothing around nothing.
fn enclose(tag: &str, inside: &str) -> String {
    if inside.is_empty() {
        String::new()
    } else {
        format!("<{tag}>\n{inside}</{tag}>\n")
    }
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(c),
        }
    }
    out
}
