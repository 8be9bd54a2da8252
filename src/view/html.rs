//! Pages as one HTML file that needs nothing else: two sides of A4 in print, readable on a phone.

use super::page::{Block, Page, sign};
use crate::language::Language;
use std::fmt::Write;

const STYLE: &str = "\
:root{color-scheme:light}body{font:15px/1.4 system-ui,sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem;color:#111}\
h1{font-size:1.5rem;margin:0}h2{font-size:1.1rem;margin:1rem 0 .3rem}.what{color:#555;margin:0 0 .7rem}\
table{border-collapse:collapse;width:100%;margin:.5rem 0}th{text-align:left;border-bottom:1px solid #888;font-weight:600}\
td,th{padding:.15rem .5rem .15rem 0;vertical-align:top}td:first-child{white-space:nowrap}\
ul{margin:.3rem 0;padding-left:1.1rem}dt{font-weight:600}dd{margin:0 0 .3rem 1rem}.note{border-left:3px solid #c90;padding-left:.6rem}\
@media print{@page{size:A4;margin:9mm}body{font-size:7.6pt;line-height:1.18;max-width:none;margin:0;padding:0}\
h1{font-size:13pt}h2{font-size:9pt;margin:.8mm 0}table{margin:.6mm 0}td,th{padding:0 1.5mm 0 0}ul{columns:3;column-gap:4mm;font-size:6.6pt;margin:0}li{break-inside:avoid}p{margin:.6mm 0}}";

/// Draws a page as a whole HTML document.
#[must_use]
pub fn draw(page: &Page, lang: Language) -> String {
    let title = page.0.iter().find_map(|block| match block {
        Block::Title { text, .. } => Some(escape(text)),
        _ => None,
    });
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n",
        lang.code(),
        title.unwrap_or_default()
    );
    for block in &page.0 {
        draw_block(block, &mut out);
    }
    out.push_str("</body>\n</html>\n");
    out
}

fn draw_block(block: &Block, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = match block {
        Block::Title { text, what, kind } => {
            let sign = kind.map_or(String::new(), |kind| format!("{} ", sign(kind)));
            writeln!(
                out,
                "<h1>{sign}{}</h1>\n<p class=\"what\">{}</p>",
                escape(text),
                escape(what)
            )
        }
        Block::Heading(text) => writeln!(out, "<h2>{}</h2>", escape(text)),
        Block::Text(text) => text
            .split("\n\n")
            .try_for_each(|paragraph| writeln!(out, "<p>{}</p>", escape(paragraph))),
        Block::Note(text) => writeln!(out, "<p class=\"note\">{}</p>", escape(text)),
        Block::Facts(facts) => {
            out.push_str("<dl>\n");
            for (label, value) in facts {
                let _ = writeln!(out, "<dt>{}</dt><dd>{}</dd>", escape(label), escape(value));
            }
            writeln!(out, "</dl>")
        }
        Block::Points { source, points } => {
            if !source.is_empty() {
                let _ = writeln!(out, "<p>{}</p>", escape(source));
            }
            out.push_str("<ul>\n");
            for point in points {
                let _ = writeln!(out, "<li>{}</li>", escape(point));
            }
            writeln!(out, "</ul>")
        }
        Block::Drawing(lines) => writeln!(out, "<pre>{}</pre>", escape(lines)),
        Block::Keys(_) => Ok(()),
        Block::Table { header, rows, .. } => {
            let cells = |tag: &str, cells: &[String]| {
                let cells: Vec<String> = cells.iter().map(|cell| escape(cell)).collect();
                format!("<{tag}>{}</{tag}>", cells.join(&format!("</{tag}><{tag}>")))
            };
            let _ = writeln!(out, "<table>\n<tr>{}</tr>", cells("th", header));
            for row in rows {
                let _ = writeln!(out, "<tr>{}</tr>", cells("td", &row.cells));
            }
            writeln!(out, "</table>")
        }
    };
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
