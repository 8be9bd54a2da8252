//! Search hits on a page.

use super::page::{Block, Page};
use crate::texts::Texts;

/// A hit, ready to be shown.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    /// The kind of thing: `character`, `district`, `ruling`, `rule`, `term`.
    pub kind: &'static str,
    pub title: &'a str,
    /// The line that matched.
    pub line: &'a str,
    /// The command that shows it whole.
    pub command: String,
}

/// Hits shown on a page; the rest is only counted.
const SHOWN: usize = 12;

/// The best hits, and how many more there are.
#[must_use]
pub fn page(texts: &Texts, hits: &[Line<'_>]) -> Page {
    let mut page = Page::default();
    for hit in hits.iter().take(SHOWN) {
        let kind = texts.say(&format!("kind-{}", hit.kind));
        let values = [("title", hit.title.into()), ("kind", (&kind).into())];
        page.0.push(Block::Points {
            source: texts.say_with("search-title", &values),
            points: if hit.line.is_empty() {
                Vec::new()
            } else {
                vec![hit.line.to_owned()]
            },
        });
    }
    if hits.len() > SHOWN {
        let more = texts.say_with("search-more", &[("count", (hits.len() - SHOWN).into())]);
        page.0.push(Block::Text(more));
    }
    if let Some(best) = hits.first() {
        let hint = texts.say_with("search-hint", &[("command", (&best.command).into())]);
        page.0.push(Block::Text(hint));
    }
    page
}
