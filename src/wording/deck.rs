//! How a deck is written wherever it is mentioned.

use crate::library::edition_name;
use crate::page::Line;
use crate::rules::card::Card;
use crate::rules::deck::Change;
use crate::rules::edition::Edition;
use crate::say;
use crate::texts::Texts;

/// A deck in a few words: the player count, and the edition if it is an older one.
pub fn what(texts: &Texts, edition: Edition, players: impl Into<u8>) -> String {
    let what = say!(texts, "deck-what", players = players.into());
    of_edition(texts, edition, what)
}

pub(crate) fn of_edition(texts: &Texts, edition: Edition, what: String) -> String {
    if edition == Edition::default() {
        return what;
    }
    let edition = texts.say(edition_name(edition));
    say!(texts, "deck-what-older", what, edition)
}

/// Changes to an official list, if any.
pub fn changes(texts: &Texts, edition: Edition, changes: &[Change]) -> Option<Line> {
    let name = |card: Card| super::card::name(texts, edition, card);
    let lines: Vec<String> = changes
        .iter()
        .map(|change| match *change {
            Change::Replaced { old, new } => {
                say!(texts, "deck-replaced", old = name(old), new = name(new))
            }
            Change::Added { card } => say!(texts, "deck-added", card = name(card)),
            Change::Dropped { card } => say!(texts, "deck-dropped", card = name(card)),
        })
        .collect();
    (!lines.is_empty()).then(|| lines.join(" ").into())
}
