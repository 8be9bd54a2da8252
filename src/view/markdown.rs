//! Pages as Markdown.

use super::page::{Block, Page, sign};
use std::fmt::Write;

/// Draws a page as Markdown.
#[must_use]
pub fn draw(page: &Page) -> String {
    let mut out = String::new();
    for (index, block) in page.0.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        draw_block(block, &mut out);
    }
    out
}

fn draw_block(block: &Block, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = match block {
        Block::Title { text, what, kind } => {
            let sign = kind.map_or(String::new(), |kind| format!("{} ", sign(kind)));
            let _ = writeln!(out, "# {sign}{}", escape(text));
            if what.is_empty() {
                Ok(())
            } else {
                writeln!(out, "\n*{}*", escape(what))
            }
        }
        Block::Heading(text) => writeln!(out, "## {}", escape(text)),
        Block::Text(text) => writeln!(out, "{}", escape(text)),
        Block::Note(text) => writeln!(out, "> {}", escape(text)),
        Block::Facts(facts) => facts.iter().try_for_each(|(label, value)| {
            writeln!(out, "- **{}** · {}", escape(label.trim()), escape(value))
        }),
        Block::Points { source, points } => {
            if !source.is_empty() {
                let _ = writeln!(out, "*{}*\n", escape(source));
            }
            points
                .iter()
                .try_for_each(|point| writeln!(out, "- {}", escape(point)))
        }
        // Keys are for a screen; a document has none.
        Block::Drawing(lines) => writeln!(out, "```text\n{lines}\n```"),
        Block::Keys(_) => Ok(()),
        Block::Table { header, rows, .. } => {
            let _ = row(header, out);
            let _ = writeln!(out, "|{}", " --- |".repeat(header.len()));
            rows.iter().try_for_each(|cells| row(&cells.cells, out))
        }
    };
}

fn row(cells: &[String], out: &mut String) -> std::fmt::Result {
    let cells: Vec<String> = cells.iter().map(|cell| escape(cell)).collect();
    writeln!(out, "| {} |", cells.join(" | "))
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
