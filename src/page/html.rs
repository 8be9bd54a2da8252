//! Pages as one self-contained HTML file: readable on a phone, in light and dark mode, and on
//! paper: a sheet is one or two sides of A4.

use super::breaks::typeset;
use super::{Align, Bar, Block, Column, Entry, Line, Mark, Page, Picture, Row, Span, Table, cards};
use crate::language::Language;
use crate::rules::card::DistrictType;
use crate::rules::ruling::Verdict;
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

pub const STYLE: &str = include_str!("style.css");

/// Draws a page as a whole HTML document.
pub fn draw(page: &Page, lang: Language) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        lang.code(),
        escape(&title(page)),
        style(),
        body(page),
    )
}

/// What the page is called.
pub fn title(page: &Page) -> String {
    let title = page.blocks().iter().find_map(|block| match block {
        Block::Title { text, .. } | Block::Heading(text) => Some(text.plain()),
        _ => None,
    });
    title.unwrap_or_else(|| env!("CARGO_PKG_NAME").to_owned())
}

/// How all pages look.
pub fn style() -> String {
    STYLE.to_owned() + &inks()
}

/// A page as part of a document.
pub fn body(page: &Page) -> String {
    let mut writer = Writer {
        homes: cards(page.blocks(), true),
        placed: BTreeSet::new(),
    };
    writer.blocks(page.blocks())
}

/// The colors of the types on white and on black.
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

/// For light and dark mode.
pub const fn ink(kind: DistrictType) -> (&'static str, &'static str) {
    match kind {
        DistrictType::Noble => ("#805900", "#f0c33c"),
        DistrictType::Religious => ("#1d4fc4", "#8ab4ff"),
        DistrictType::Trade => ("#146c37", "#6fd08c"),
        DistrictType::Military => ("#b3201f", "#ff8f86"),
        DistrictType::Unique => ("#7b2cbf", "#d3a8ff"),
    }
}

struct Writer {
    /// The cards described on the page.
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
                let title = self.line(text);
                if what.is_empty() {
                    format!("<h1>{title}</h1>\n")
                } else {
                    let what = self.line(what);
                    format!("<h1>{title}</h1>\n<p class=\"what\">{what}</p>\n")
                }
            }
            Block::Heading(text) => format!("<h2>{}</h2>\n", self.line(text)),
            Block::Text(text) => self.paragraphs("<p>", text),
            Block::Note(text) | Block::News(text) => self.paragraphs("<p class=\"note\">", text),
            Block::Facts(facts) => {
                let facts = facts.iter().map(|(label, value)| {
                    let (label, value) = (self.line(label), self.line(value));
                    format!("<dt>{label}</dt><dd>{value}</dd>\n")
                });
                enclose("dl", "", &facts.collect::<String>())
            }
            Block::Points { source, points } => {
                let mut all = String::new();
                if !source.is_empty() {
                    all = format!("<p class=\"source\">{}</p>\n", self.line(source));
                }
                let points = points.iter().map(|point| self.point(point));
                all + &enclose("ul", "", &points.collect::<String>())
            }
            Block::Drawing { shapes, legend, .. } => {
                let drawn = escape(shapes.first().map_or("", String::as_str));
                format!("<pre>{drawn}</pre>\n<p>{}</p>\n", self.line(legend))
            }
            Block::Actions(actions) => {
                let actions = actions.iter().map(|action| {
                    let (shown, label) = (escape(&action.shown), escape(&action.label));
                    format!("<span><kbd>{shown}</kbd> {label}</span>\n")
                });
                enclose("p", " class=\"actions\"", &actions.collect::<String>())
            }
            Block::Table(table) => self.table(table),
            Block::Grid { columns, items } => {
                let items = items.iter();
                let items = items.map(|item| format!("<li>{}</li>\n", self.line(item)));
                let items: String = items.collect();
                format!("<ul class=\"grid\" style=\"columns:{columns} 12em\">\n{items}</ul>\n")
            }
            Block::Entries(entries) => entries.iter().map(|entry| self.entry(entry)).collect(),
            Block::Columns(blocks) => {
                let setting = setting(blocks);
                format!("<div {setting}>\n{}</div>\n", self.blocks(blocks))
            }
            Block::Stack { wide, narrow, .. } if wide == narrow => self.blocks(wide),
            Block::Stack { wide, narrow, .. } => {
                // One of the layouts is hidden, and a hidden anchor does not work.
                let homes = cards(std::slice::from_ref(block), true);
                let anchors = homes.into_iter().filter(|id| self.placed.insert(id));
                let anchors = anchors.map(|id| format!("<a id=\"card-{id}\"></a>"));
                let anchors: String = anchors.collect();
                let (wide, narrow) = (self.blocks(wide), self.blocks(narrow));
                format!(
                    "{anchors}<div class=\"wide\">\n{wide}</div>\n\
                     <div class=\"narrow\">\n{narrow}</div>\n"
                )
            }
        }
    }

    fn point(&mut self, point: &Line) -> String {
        if let [Span::Detail(text)] = &point.0[..] {
            return format!("<li class=\"detail\">{}</li>\n", escape(&typeset(text)));
        }
        format!("<li>{}</li>\n", self.line(point))
    }

    /// The head stays in one piece, and with the first point.
    fn entry(&mut self, entry: &Entry) -> String {
        let kind = entry.name.seal().map_or("", |seal| seal.kind.id());
        let (mark, number) = match &entry.mark {
            Mark::Rank(number) => ("rank", number),
            Mark::Cost(number) => ("cost", number),
        };
        let (name, text) = (self.line(&entry.name), self.line(&entry.text));
        let points: String = entry.points.iter().map(|point| self.point(point)).collect();
        format!(
            "<article class=\"{}\">\n<header><b class=\"{mark}\">{}</b>\
             <h3>{name}</h3><p>{text}</p></header>\n{}</article>\n",
            format!("entry {kind}").trim_end(),
            escape(number),
            enclose("ul", "", &points),
        )
    }

    /// No span crosses the end of a paragraph.
    fn paragraphs(&mut self, tag: &str, text: &Line) -> String {
        let html = self.line(text);
        let texts = html.split("<br><br>");
        let paragraphs = texts.map(|text| format!("{tag}{text}</p>\n"));
        paragraphs.collect()
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
        if let Some(seal) = row.seal {
            kind = format!(" class=\"kind {}\"", seal.kind.id());
            if !cells.iter().any(|cell| cell.contains(seal.sign))
                && let Some(first) = cells.first_mut()
            {
                first.insert_str(0, &format!("{}\u{a0}", seal.sign));
            }
        }
        let cells = columns.iter().zip(cells);
        let cells = cells.map(|(column, cell)| format!("<td{}>{cell}</td>", class(column)));
        format!("<tr{kind}>{}</tr>\n", cells.collect::<String>())
    }

    fn line(&mut self, line: &Line) -> String {
        let mut out = String::new();
        for span in &line.0 {
            let html = match span {
                Span::Strong(text) => format!("<strong>{}</strong>", escape(&typeset(text))),
                Span::Verdict(verdict, text) => {
                    let class = match verdict {
                        Verdict::Yes => "yes",
                        Verdict::No => "no",
                    };
                    let text = escape(&typeset(text));
                    format!("<strong class=\"{class}\">{text}</strong>")
                }
                Span::Detail(text) => {
                    format!("<span class=\"detail\">{}</span>", escape(&typeset(text)))
                }
                Span::Card {
                    id,
                    name,
                    seal,
                    is_home,
                } => {
                    let mut name = escape(name);
                    let mut class = String::new();
                    if let Some(seal) = seal {
                        class = format!(" class=\"kind {}\"", seal.kind.id());
                        if !out.trim_end().ends_with(seal.sign) && !name.starts_with(seal.sign) {
                            name = format!("{}\u{a0}{name}", seal.sign);
                        }
                    }
                    if *is_home && self.placed.insert(id) {
                        format!("<span id=\"card-{id}\"{class}>{name}</span>")
                    } else if !is_home && self.homes.contains(id) {
                        format!("<a href=\"#card-{id}\"{class}>{name}</a>")
                    } else if class.is_empty() {
                        name
                    } else {
                        format!("<span{class}>{name}</span>")
                    }
                }
                Span::Bar(bar) => chart(bar),
                _ => escape(&typeset(&span.as_text())),
            };
            out.push_str(&html);
        }
        out.replace('\n', "<br>")
    }
}

/// What one side of A4 has room for, in Latin letters: one point a line at 8 points, or running on
/// at 7.6. Measured in Chromium with Arial Narrow on 160 sheets in four languages.
pub const EASY: (u32, f64) = (9_500, 8.0);
pub const DENSE: (u32, f64) = (12_900, 7.6);
/// On paper, larger letters only look strange.
const LARGEST: f64 = 9.0;

/// How columns are set on paper: on one side, as large as possible. What needs a second side anyway
/// has room for its details too.
fn setting(blocks: &[Block]) -> String {
    let lines = blocks.iter().flat_map(Block::lines);
    let spans = lines.flat_map(|line| &line.0);
    let printed = spans.filter(|span| !matches!(span, Span::Detail(_)));
    // A Cyrillic letter is wider by a seventh.
    let sevenths = |c: char| if matches!(c, 'Ѐ'..='ӿ') { 8 } else { 7 };
    let widths = printed.map(|span| span.as_text().chars().map(sevenths).sum::<u32>());
    let letters = widths.sum::<u32>() / 7;
    let on_one_side = |(most, size): (u32, f64)| {
        // Letters half as large take a quarter of the room.
        let size = size * (f64::from(most) / f64::from(letters)).sqrt();
        (letters <= most).then(|| (size.min(LARGEST) * 10.0).floor() / 10.0)
    };
    let (class, size) = match (on_one_side(EASY), on_one_side(DENSE)) {
        (Some(size), _) => ("columns", size),
        (None, Some(size)) => ("columns dense", size),
        (None, None) => ("columns whole", EASY.1),
    };
    format!("class=\"{class}\" style=\"--size:{size}pt\"")
}

fn chart(bar: &Bar) -> String {
    match &bar.picture {
        Picture::Bar {
            from,
            to,
            is_less,
            range,
            mark,
        } => {
            let less = if *is_less { " class=\"less\"" } else { "" };
            // Its range is a whisker.
            let range = range.map(|(low, high)| {
                format!("<path d=\"M{low} 50H{high}M{low} 25V75M{high} 25V75\"/>")
            });
            let mark = mark.map(|mark| format!("<path class=\"mark\" d=\"M{mark} 0V100\"/>"));
            format!(
                "<svg class=\"bar\" viewBox=\"0 0 1200 100\" aria-hidden=\"true\">\
                 <rect{less} x=\"{from}\" width=\"{}\" height=\"100\"/>{}{}</svg> {}",
                to - from,
                range.unwrap_or_default(),
                mark.unwrap_or_default(),
                escape(&bar.label)
            )
        }
        Picture::Curve { most, lines } => curve(*most, lines),
    }
}

/// The plot is this large; names stand to the right of it.
const WIDE: usize = 480;
const HIGH: usize = 200;
/// Names nearer than this would overlap.
const APART: usize = 22;

/// Lines with their names at the end, the highest number on the left, and a count below. A single
/// line stands in a row that says the rest.
fn curve(most: u32, lines: &[(String, Vec<u32>)]) -> String {
    let long = lines.iter().map(|(_, values)| values.len()).max();
    let steps = long.unwrap_or(0).saturating_sub(1).max(1);
    let high = |value: u32| HIGH - (value as usize * HIGH / most.max(1) as usize).min(HIGH);
    let path = |values: &[u32]| {
        let points = values.iter().enumerate();
        let points = points.map(|(at, value)| format!("{},{}", at * WIDE / steps, high(*value)));
        points.collect::<Vec<_>>().join(" ")
    };
    if let [(_, values)] = lines {
        return format!(
            "<svg class=\"spark\" viewBox=\"-6 -12 {} {}\" preserveAspectRatio=\"none\" \
             aria-hidden=\"true\">\
             <polyline points=\"{}\"/></svg>",
            WIDE + 12,
            HIGH + 24,
            path(values)
        );
    }
    let mut ends: Vec<(usize, usize)> = lines
        .iter()
        .enumerate()
        .map(|(line, (_, values))| (high(values.last().copied().unwrap_or(0)), line))
        .collect();
    ends.sort_unstable();
    for at in 1..ends.len() {
        ends[at].0 = ends[at].0.max(ends[at - 1].0 + APART);
    }
    let drawn = ends.iter().map(|(y, line)| {
        let (name, values) = &lines[*line];
        let (at, points, name) = (line % 8, path(values), escape(name));
        let (x, y) = (WIDE + 8, y + 5);
        format!(
            "<g class=\"l{at}\"><polyline points=\"{points}\"/>\
             <text x=\"{x}\" y=\"{y}\">{name}</text></g>"
        )
    });
    let drawn = drawn.collect::<Vec<_>>().concat();
    let below = ends.last().map_or(0, |(y, _)| *y).max(HIGH);
    format!(
        "<svg class=\"curve\" viewBox=\"-34 -16 {} {}\" role=\"img\">\
         <path class=\"axis\" d=\"M0 0V{HIGH}H{WIDE}\"/>\
         <text class=\"axis\" x=\"-6\" y=\"6\" text-anchor=\"end\">{most}</text>\
         <text class=\"axis\" x=\"-6\" y=\"{HIGH}\" text-anchor=\"end\">0</text>\
         <text class=\"axis\" x=\"{WIDE}\" y=\"{}\" text-anchor=\"end\">{steps}</text>{drawn}</svg>",
        WIDE + 34 + 110,
        below + 16 + 24,
        HIGH + 19,
    )
}

/// A phone has no room for columns that others can do without.
fn class(column: &Column) -> String {
    let class = match (column.align, column.grows) {
        (Align::Right, _) => "number",
        (Align::Left, true) => "grows",
        (Align::Left, false) => "",
    };
    let spare = if column.spare > 1 { "spare" } else { "" };
    match format!("{class} {spare}").trim() {
        "" => String::new(),
        class => format!(" class=\"{class}\""),
    }
}

/// Returns nothing if the content is empty.
fn enclose(tag: &str, class: &str, inside: &str) -> String {
    if inside.is_empty() {
        return String::new();
    }
    format!("<{tag}{class}>\n{inside}</{tag}>\n")
}

pub fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}
