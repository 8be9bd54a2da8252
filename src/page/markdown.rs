//! Pages as Markdown.

use super::{Align, Block, Column, Entry, Line, Page, Span, Table, cards};
use std::collections::BTreeSet;

/// Draws a page as Markdown.
pub fn draw(page: &Page) -> String {
    let mentions = cards(page.blocks(), false);
    let homes = cards(page.blocks(), true);
    let linked = homes.intersection(&mentions).copied().collect();
    let placed = BTreeSet::new();
    Writer { linked, placed }.blocks(page.blocks())
}

struct Writer {
    /// The cards the page describes in one place and mentions in another.
    linked: BTreeSet<&'static str>,
    /// Those whose anchor has been written.
    placed: BTreeSet<&'static str>,
}

impl Writer {
    fn blocks(&mut self, blocks: &[Block]) -> String {
        let drawn = blocks.iter().map(|block| self.block(block));
        let drawn: Vec<String> = drawn.filter(|drawn| !drawn.is_empty()).collect();
        drawn.join("\n")
    }

    fn items(&mut self, items: &[Line]) -> String {
        let items = items.iter().map(|item| format!("- {}\n", self.line(item)));
        items.collect()
    }

    fn block(&mut self, block: &Block) -> String {
        match block {
            Block::Title { text, what } => {
                let title = self.line(&text.signed());
                if what.is_empty() {
                    format!("# {title}\n")
                } else {
                    format!("# {title}\n\n*{}*\n", self.line(what))
                }
            }
            Block::Heading(text) => format!("## {}\n", self.line(text)),
            Block::Text(text) => format!("{}\n", self.line(text)),
            Block::Note(text) | Block::News(text) => format!("> {}\n", self.line(text)),
            Block::Facts(facts) => {
                let facts = facts.iter().map(|(label, value)| {
                    let label = escape(label.plain().trim());
                    format!("- **{label}** · {}\n", self.line(value))
                });
                facts.collect()
            }
            Block::Points { source, points } => {
                let points = self.items(points);
                if source.is_empty() {
                    return points;
                }
                format!("*{}*\n\n{points}", self.line(source))
            }
            Block::Drawing { shapes, legend, .. } => {
                let drawn = shapes.first().map_or("", String::as_str);
                format!("```text\n{drawn}\n```\n\n{}\n", self.line(legend))
            }
            // There are no keys in a document.
            Block::Actions(_) => String::new(),
            Block::Table(table) => self.table(table),
            Block::Grid { items, .. } => self.items(items),
            Block::Entries(entries) => {
                let entries: Vec<String> = entries.iter().map(|entry| self.entry(entry)).collect();
                entries.join("\n")
            }
            Block::Columns(blocks) => self.blocks(blocks),
            Block::Stack { wide, .. } => self.blocks(wide),
        }
    }

    fn entry(&mut self, entry: &Entry) -> String {
        let name = self.line(&entry.name.signed());
        let number = escape(entry.mark.as_str());
        let head = format!("### {number} {name}\n\n{}\n", self.line(&entry.text));
        let points = self.items(&entry.points);
        if points.is_empty() {
            return head;
        }
        format!("{head}\n{points}")
    }

    fn table(&mut self, table: &Table) -> String {
        let rule = |column: &Column| match column.align {
            Align::Left => " --- |",
            Align::Right => " ---: |",
        };
        let rules: String = table.columns.iter().map(rule).collect();
        let header = self.row(table.columns.iter().map(|column| &column.name));
        let rows: String = table.rows.iter().map(|row| self.row(&row.cells)).collect();
        format!("{header}|{rules}\n{rows}")
    }

    fn row<'a>(&mut self, cells: impl IntoIterator<Item = &'a Line>) -> String {
        let cells = cells.into_iter().map(|cell| self.line(cell));
        let cells: Vec<String> = cells.map(|cell| cell.replace('\n', " ")).collect();
        format!("| {} |\n", cells.join(" | "))
    }

    fn line(&mut self, line: &Line) -> String {
        line.0.iter().map(|span| self.span(span)).collect()
    }

    fn span(&mut self, span: &Span) -> String {
        match span {
            Span::Strong(text) | Span::Verdict(_, text) if !text.is_empty() => {
                format!("**{}**", escape(text))
            }
            Span::Card {
                id, name, is_home, ..
            } if self.linked.contains(id) => {
                let name = escape(name);
                if !is_home {
                    format!("[{name}](#card-{id})")
                } else if self.placed.insert(id) {
                    format!("<a id=\"card-{id}\"></a>{name}")
                } else {
                    name
                }
            }
            Span::Number { number, noun } if !noun.is_empty() => {
                format!("{} {}", escape(number), escape(noun))
            }
            _ => escape(&span.as_text()),
        }
    }
}

/// Escapes Markdown syntax.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if r"*_|`[]<>#~&\".contains(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
