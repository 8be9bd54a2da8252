//! Features entered by hand: their points, the screen to enter them, and an empty file for them.

use super::pad::prompt;
use super::{points, title, totals};
use crate::desk::fortress_score::Answer;
use crate::flow::features::Count;
use crate::page::Page;
use crate::say;
use crate::texts::Texts;
use crate::view::flow::lettered;
use crate::view::score_file::comment;
use serde_json::json;
use std::fmt::Write;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::new(vec![title(say!(texts, "fortress-score"), String::new())]);
    page.push(points(reasons(answer)));
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

/// One of many games: the totals.
pub fn short(texts: &Texts, answer: &Answer) -> Page {
    Page::new(totals(texts, &answer.totals, &answer.winners))
}

fn reasons(answer: &Answer) -> impl DoubleEndedIterator<Item = String> + '_ {
    answer.features.iter().map(|feature| feature.reason.clone())
}

/// The current page: the entry in progress, the totals, the entries with the newest first.
pub fn scene(texts: &Texts, count: &Count, counted: &Answer) -> Page {
    let players = &count.claimed.players;
    let text = match &count.draft {
        Some(draft) => prompt(texts, players, draft),
        None => say!(texts, "fortress-score"),
    };
    let mut page = Page::new(vec![title(text, String::new()), lettered(texts, players)]);
    if !counted.features.is_empty() {
        page.extend(totals(texts, &counted.totals, &counted.winners));
        page.push(points(reasons(counted).rev()));
    }
    page
}

/// An empty file to fill in: one feature of each kind, nobody on them.
pub fn template(texts: &Texts) -> String {
    let players = [1_usize, 2].map(|player| say!(texts, "template-player", player));
    let mut text = comment(&say!(texts, "template-features"));
    let _ = writeln!(text, "players = {}", json!(players));
    let nobody = players.map(|name| format!("{} = 0", json!(name)));
    let nobody = nobody.join(", ");
    for (kind, about, numbers) in [
        (
            "road",
            say!(texts, "template-road"),
            "tiles = 2\ncomplete = true",
        ),
        (
            "city",
            say!(texts, "template-city"),
            "tiles = 2\nshields = 0\ncomplete = true",
        ),
        (
            "monastery",
            say!(texts, "template-monastery"),
            "neighbours = 8\ncomplete = true",
        ),
        ("field", say!(texts, "template-field"), "cities = 0"),
    ] {
        let _ = write!(
            text,
            "\n{}[[feature]]\nkind = \"{kind}\"\n{numbers}\nfollowers = {{ {nobody} }}\n",
            comment(&about)
        );
    }
    text
}
