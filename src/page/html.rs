//! Pages as one self-contained HTML file: readable on a phone, in light and dark mode, and on
//! paper: a sheet is one or two sides of A4.

use super::breaks::typeset;
use super::{Align, Bar, Block, Column, Entry, Line, Mark, Page, Row, Span, Table, cards};
use crate::language::Language;
use crate::rules::card::DistrictType;
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

const STYLE: &str = include_str!("style.css");

/// Draws a page as a whole HTML document.
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
            Block::Note(text) => self.paragraphs("<p class=\"note\">", text),
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
                        if !out.trim_end().ends_with(seal.sign) {
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
const EASY: (u32, f64) = (9_500, 8.0);
const DENSE: (u32, f64) = (12_900, 7.6);
/// On paper, larger letters only look odd.
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

/// A bar with its range as a whisker, and a line to compare it with.
fn chart(bar: &Bar) -> String {
    let Bar {
        label,
        length,
        range: (low, high),
        mark,
        ..
    } = bar;
    format!(
        "<svg class=\"bar\" viewBox=\"0 0 1200 100\" aria-hidden=\"true\">\
         <rect width=\"{length}\" height=\"100\"/>\
         <path d=\"M{low} 50H{high}M{low} 25V75M{high} 25V75\"/>\
         <path class=\"mark\" d=\"M{mark} 0V100\"/></svg> {}",
        escape(label)
    )
}

fn class(column: &Column) -> &'static str {
    match (column.align, column.grows) {
        (Align::Right, _) => " class=\"number\"",
        (Align::Left, true) => " class=\"grows\"",
        (Align::Left, false) => "",
    }
}

/// Returns nothing if the content is empty.
fn enclose(tag: &str, class: &str, inside: &str) -> String {
    if inside.is_empty() {
        return String::new();
    }
    format!("<{tag}{class}>\n{inside}</{tag}>\n")
}

fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{action, card, column, entry, home, number};
    use super::*;

    fn drawn(blocks: Vec<Block>) -> String {
        draw(&Page::new(blocks), Language::Uk)
    }

    fn body(block: Block) -> String {
        let html = drawn(vec![block]);
        let (_, body) = html.split_once("<body>\n").unwrap();
        body.trim_end_matches("</body>\n</html>\n").to_owned()
    }

    #[test]
    fn a_document_is_whole_and_needs_nothing_else() {
        let html = drawn(vec![Block::Heading("A & B".into())]);
        assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"uk\">\n<head>\n<meta charset"));
        assert!(html.contains("<title>A &amp; B</title>") && html.contains("width=device-width"));
        assert!(html.ends_with("</html>\n"));
        for outside in ["http://", "https://", "src=", "<script", "<link", "url("] {
            assert!(!html.contains(outside), "{outside}");
        }
    }

    #[test]
    fn everything_is_escaped() {
        let evil = "<i>\"&\"</i>";
        let html = drawn(vec![
            Block::Title {
                text: evil.into(),
                what: Span::Strong(evil.to_owned()).into(),
            },
            Block::Facts(vec![(evil.into(), card("keep", evil, None).into())]),
            Block::Drawing {
                shapes: vec![evil.to_owned()],
                legend: evil.into(),
                too_wide: "never said".into(),
            },
            Block::Actions(vec![action(evil, evil)]),
            Block::Note(number(evil, evil).into()),
        ]);
        assert!(!html.contains("<i>"));
        assert_eq!(
            html.matches("&lt;i&gt;&quot;&amp;&quot;&lt;/i&gt;").count(),
            11
        );
        assert!(!html.contains("never said"));
    }

    #[test]
    fn a_card_is_described_once_and_linked_from_elsewhere() {
        let unique = Some(DistrictType::Unique);
        let html = drawn(vec![
            Block::Heading(home("keep", "Keep", unique).into()),
            Block::Text(card("keep", "Keep", unique).into()),
            Block::Text(home("keep", "Keep", unique).into()),
            Block::Text(card("king", "King", None).into()),
        ]);
        assert!(html.contains(
            "<h2><span id=\"card-keep\" class=\"kind unique\">★\u{a0}Keep</span></h2>\n\
             <p><a href=\"#card-keep\" class=\"kind unique\">★\u{a0}Keep</a></p>\n\
             <p><span class=\"kind unique\">★\u{a0}Keep</span></p>\n<p>King</p>\n"
        ));
    }

    #[test]
    fn a_symbol_precedes_a_district_only_once() {
        let mut line = Line::from("★ ");
        line.push(card("keep", "Keep", Some(DistrictType::Unique)));
        assert_eq!(
            body(Block::Text(line)),
            "<p>★\u{a0}<span class=\"kind unique\">Keep</span></p>\n"
        );
    }

    #[test]
    fn rows_and_columns_have_their_classes() {
        let right = Column {
            align: Align::Right,
            ..column("Cost")
        };
        let grows = Column {
            grows: true,
            ..column("Effect")
        };
        let table = Table {
            columns: vec![column("Name"), right, grows],
            rows: vec![Row {
                cells: vec!["Keep".into(), "3".into(), "Stays.".into()],
                seal: Some(DistrictType::Unique.into()),
            }],
        };
        assert_eq!(
            body(Block::Table(table)),
            "<div class=\"table\"><table>\n<thead><tr><th scope=\"col\">Name</th>\
             <th scope=\"col\" class=\"number\">Cost</th>\
             <th scope=\"col\" class=\"grows\">Effect</th></tr></thead>\n<tbody>\n\
             <tr class=\"kind unique\"><td>★\u{a0}Keep</td><td class=\"number\">3</td>\
             <td class=\"grows\">Stays.</td></tr>\n</tbody>\n</table></div>\n"
        );
    }

    #[test]
    fn both_layouts_of_a_stack_are_present_and_their_anchors_are_never_hidden() {
        let shape = |text: &str| {
            vec![
                Block::Text(text.into()),
                Block::Text(home("keep", "Keep", None).into()),
            ]
        };
        let stack = |narrow| Block::Stack {
            needs: 60,
            wide: shape("wide"),
            narrow: shape(narrow),
        };
        assert_eq!(
            body(stack("narrow")),
            "<a id=\"card-keep\"></a><div class=\"wide\">\n<p>wide</p>\n<p>Keep</p>\n\
             </div>\n<div class=\"narrow\">\n<p>narrow</p>\n<p>Keep</p>\n</div>\n"
        );
        assert_eq!(
            body(stack("wide")),
            "<p>wide</p>\n<p><span id=\"card-keep\">Keep</span></p>\n"
        );
    }

    #[test]
    fn an_entry_has_a_large_number_and_its_details_can_be_left_out() {
        assert_eq!(
            body(Block::Entries(vec![entry()])),
            "<article class=\"entry unique\">\n<header><b class=\"cost\">3</b>\
             <h3><span id=\"card-keep\" class=\"kind unique\">★\u{a0}Keep</span></h3>\
             <p>Rank\u{a0}8\u{a0}cannot touch it.</p></header>\n<ul>\n\
             <li>Safe from rank\u{a0}8.<span class=\"detail\"> Nothing else.</span></li>\n\
             <li class=\"detail\">Nobody can.</li>\n</ul>\n</article>\n"
        );
    }

    #[test]
    fn columns_are_set_as_large_as_one_side_of_paper_allows() {
        let (easy, dense) = (EASY.0 as usize, DENSE.0 as usize);
        let text = |letter: &str, count: usize| Block::Text(letter.repeat(count).into());
        let detail = Block::Text(Span::Detail("a".repeat(dense)).into());
        for (block, class, size) in [
            (text("a", easy / 2), "columns", "9"),
            (text("a", easy), "columns", "8"),
            (text("я", easy), "columns dense", "8.2"),
            (text("a", easy + 1), "columns dense", "8.8"),
            (text("a", dense), "columns dense", "7.6"),
            (text("a", dense + 1), "columns whole", "8"),
            (detail, "columns", "9"),
        ] {
            let html = body(Block::Columns(vec![block]));
            let setting = format!("<div class=\"{class}\" style=\"--size:{size}pt\">\n<p>");
            assert!(
                html.starts_with(&setting),
                "{class} {size}: {}",
                &html[..60]
            );
        }
    }

    #[test]
    fn paragraphs_and_lines_stay_apart() {
        assert_eq!(
            body(Block::Text("One\ntwo.\n\nThree.".into())),
            "<p>One<br>two.</p>\n<p>Three.</p>\n"
        );
    }

    #[test]
    fn actions_are_keys() {
        let actions = vec![action("u", "undo")];
        assert_eq!(
            body(Block::Actions(actions)),
            "<p class=\"actions\">\n<span><kbd>u</kbd> undo</span>\n</p>\n"
        );
        assert_eq!(body(Block::Actions(Vec::new())), "");
    }

    /// The relative luminance of a color by WCAG 2.
    fn brightness(color: &str) -> f64 {
        let part = |at: usize| {
            let part = u8::from_str_radix(&color[at..at + 2], 16).unwrap();
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    #[test]
    fn every_type_is_readable_in_light_and_dark_mode() {
        let (day, night) = ("#ffffff", "#16181d");
        assert!(STYLE.contains("--paper:#fff;") && STYLE.contains(&format!("--paper:{night};")));
        for kind in DistrictType::iter() {
            let by_day = (brightness(day) + 0.05) / (brightness(ink(kind).0) + 0.05);
            let by_night = (brightness(ink(kind).1) + 0.05) / (brightness(night) + 0.05);
            assert!(
                by_day >= 5.0 && by_night >= 5.0,
                "{kind:?} {by_day} {by_night}"
            );
        }
    }
}
