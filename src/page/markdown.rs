//! Pages as Markdown.

use super::{Align, Block, Line, Page, Span, Table, cards};
use std::collections::BTreeSet;

/// Draws a page as Markdown.
#[must_use]
pub fn draw(page: &Page) -> String {
    let mentions = cards(page.blocks(), false);
    let mut writer = Writer {
        linked: cards(page.blocks(), true)
            .intersection(&mentions)
            .copied()
            .collect(),
        placed: BTreeSet::new(),
    };
    writer.blocks(page.blocks())
}

struct Writer {
    /// The cards that the page tells of in one place and mentions in another.
    linked: BTreeSet<&'static str>,
    /// Those whose place has been written.
    placed: BTreeSet<&'static str>,
}

impl Writer {
    fn blocks(&mut self, blocks: &[Block]) -> String {
        let drawn = blocks.iter().map(|block| self.block(block));
        let drawn: Vec<String> = drawn.filter(|drawn| !drawn.is_empty()).collect();
        drawn.join("\n")
    }

    fn block(&mut self, block: &Block) -> String {
        match block {
            Block::Title { text, what } => {
                let mut title = format!("# {}\n", self.line(&text.signed()));
                if !what.is_empty() {
                    title += &format!("\n*{}*\n", self.line(what));
                }
                title
            }
            Block::Heading(text) => format!("## {}\n", self.line(text)),
            Block::Text(text) => format!("{}\n", self.line(text)),
            Block::Note(text) => format!("> {}\n", self.line(text)),
            Block::Facts(facts) => facts
                .iter()
                .map(|(label, value)| {
                    let label = escape(label.plain().trim());
                    format!("- **{label}** · {}\n", self.line(value))
                })
                .collect(),
            Block::Points { source, points } => {
                let mut all = String::new();
                if !source.is_empty() {
                    all = format!("*{}*\n\n", self.line(source));
                }
                all.extend(
                    points
                        .iter()
                        .map(|point| format!("- {}\n", self.line(point))),
                );
                all
            }
            Block::Drawing { shapes, legend, .. } => {
                let drawn = shapes.first().map_or("", String::as_str);
                format!("```text\n{drawn}\n```\n\n{}\n", self.line(legend))
            }
            // Nobody presses keys in a document.
            Block::Actions(_) => String::new(),
            Block::Table(table) => self.table(table),
            Block::Stack { wide, .. } => self.blocks(wide),
        }
    }

    fn table(&mut self, table: &Table) -> String {
        let rules = table.columns.iter().map(|column| match column.align {
            Align::Left => " --- |",
            Align::Right => " ---: |",
        });
        let rules: String = rules.collect();
        let header = self.row(table.columns.iter().map(|column| &column.name));
        let rows = table.rows.iter().map(|row| self.row(&row.cells));
        let rows: String = rows.collect();
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
            Span::Strong(text) if !text.is_empty() => format!("**{}**", escape(text)),
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

/// Keeps what has a meaning in Markdown from having it.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(
            c,
            '*' | '_' | '|' | '`' | '[' | ']' | '<' | '>' | '#' | '\\'
        ) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
