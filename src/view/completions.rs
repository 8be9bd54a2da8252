//! What a suggestion of the shell is, in a few words.

use super::card;
use crate::desk::completions::What;
use crate::say;
use crate::texts::Texts;

/// Empty if the suggestion speaks for itself.
pub fn about(texts: &Texts, what: &What) -> String {
    match what {
        What::Plain => String::new(),
        What::Card(printing) => card::what(texts, printing),
        What::List => say!(texts, "completion-list"),
        What::SavedDeck => say!(texts, "completion-saved"),
        What::Topic => say!(texts, "completion-topic"),
        What::Term => say!(texts, "completion-term"),
        What::Play(play) => {
            let players = play.players.iter().map(|player| player.name.as_str());
            let players: Vec<&str> = players.collect();
            format!("{}: {}", play.date, players.join(", "))
        }
    }
}
