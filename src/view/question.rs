//! Pages of the older kind, for screens that are not flows yet.

use super::card::reminder;
use super::page::{Block, Page};
use crate::library::nearest_printing;
use crate::rules::card::{Character, Rank};
use crate::rules::edition::Edition;
use crate::texts::Texts;

/// Characters with their powers, by rank.
#[must_use]
pub fn powers(
    texts: &Texts,
    edition: Edition,
    cards: &[Character],
    chosen: Option<Character>,
) -> Vec<(String, String)> {
    let mut listed: Vec<(Rank, String)> = cards
        .iter()
        .filter_map(|card| {
            let printing = nearest_printing(card, edition);
            let mark = if chosen == Some(*card) { "▶ " } else { "" };
            let power = reminder(texts, card.into(), printing);
            Some((
                printing.rank()?,
                format!("{mark}{}. {power}", printing.name(texts.lang())),
            ))
        })
        .collect();
    listed.sort();
    listed
        .into_iter()
        .map(|(rank, said)| (rank.to_string(), said))
        .collect()
}

/// A page with a title, a reason, names by letter, and keys.
#[must_use]
pub fn question(title: String, why: String, choices: Vec<(String, String)>, keys: String) -> Page {
    let mut page = Page(vec![Block::Title {
        text: title,
        what: why,
        kind: None,
    }]);
    if !choices.is_empty() {
        page.0.push(Block::Facts(choices));
    }
    page.0.push(Block::Keys(vec![keys]));
    page
}
