//! Setting up, as the books say it.

use crate::rules::deck::Deck;
use crate::rules::edition::{Edition, First};
use crate::rules::table::Players;
use crate::texts::Texts;
use crate::{id, say};

/// Tonight's row of the discard table, in words.
pub fn discards(texts: &Texts, deck: &Deck) -> String {
    let row = super::decks::cast(deck).row();
    match deck.players {
        Players::Two => say!(texts, "discards-two"),
        Players::Three if row.characters == 8 => say!(texts, "discards-three-eight"),
        Players::Three => say!(texts, "discards-three"),
        _ => {
            let row_said = match row.first {
                First::FaceUp => say!(texts, "discards-row", count = row.face_up),
                First::FaceDown => say!(texts, "discards-row-down", count = row.face_up),
            };
            // One card fewer than players and discards need: the last takes the first one back.
            if row.last_takes_first() {
                format!("{row_said} {}", say!(texts, "discards-last"))
            } else {
                row_said
            }
        }
    }
}

/// What ends the game, and how the older books shorten it; that of 2016 does not.
pub fn end(texts: &Texts, deck: &Deck) -> Vec<String> {
    let count = deck.edition.rulebook().complete_at[deck.players];
    let short = match deck.edition {
        Edition::E2016 => None,
        Edition::Classic => Some(id!("setup-short-classic")),
        Edition::Third => Some(id!("setup-short-third")),
    };
    let end = say!(texts, "setup-end", count);
    let short = short.map(|id| texts.say(id));
    [end].into_iter().chain(short).collect()
}
