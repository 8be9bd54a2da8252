//! The beginning of a score file: what is known before the cities are counted.

use crate::rules::city::LastRank;
use crate::say;
use crate::texts::Texts;
use serde::Serialize;
use serde_json::json;
use std::fmt::Write;

/// What is known of a table.
#[derive(Debug, Serialize)]
pub struct Begun {
    pub edition: &'static str,
    /// Districts that complete a city, if the table agreed on another number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub complete_at: Option<u8>,
    /// A deck to check the cities against.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// By seat.
    #[serde(rename = "player")]
    pub players: Vec<Player>,
}

/// What is known of a player.
#[derive(Debug, Serialize)]
pub struct Player {
    pub name: String,
    /// Still to be filled in.
    pub city: [&'static str; 0],
    /// Holds the crown.
    pub crown: bool,
    /// Was the first to complete the city.
    pub first: bool,
    /// The highest rank revealed in the last round, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<LastRank>,
}

/// The file, with a first line that says what is missing.
#[must_use]
pub fn toml(texts: &Texts, begun: &Begun, file: &str) -> String {
    let file = crate::failure::masked(file);
    let mut text = format!(
        "# {}\n",
        texts.say_with("score-begun", &[("file", (&file).into())])
    );
    let _ = writeln!(text, "edition = \"{}\"", begun.edition);
    if let Some(count) = begun.complete_at {
        let _ = writeln!(text, "complete_at = {count}");
    }
    if let Some(deck) = &begun.deck {
        let _ = writeln!(text, "deck = {}", json!(deck));
    }
    for player in &begun.players {
        // A JSON string is a TOML string too.
        let _ = write!(
            text,
            "\n[[player]]\nname = {}\ncity = []\n",
            json!(player.name)
        );
        if player.crown {
            text.push_str("crown = true\n");
        }
        if player.first {
            text.push_str("first = true\n");
        }
        if let Some(rank) = player.rank {
            let _ = writeln!(text, "rank = {rank}");
        }
    }
    text
}

/// An empty file to fill in.
#[must_use]
pub fn template(texts: &Texts, edition: crate::rules::edition::Edition) -> String {
    let mut text = format!("# {}\n", say!(texts, "template-comment"));
    let _ = writeln!(text, "edition = \"{}\"", edition.id());
    for player in 1..=2_usize {
        let name = say!(texts, "template-player", player = player);
        let _ = write!(
            text,
            "\n[[player]]\nname = {}\ncity = []\nhand = 0        # {}\ngold = 0\nmuseum = 0\n\
             crown = false\nfirst = false\n# rank = 8      # {}\n",
            json!(name),
            say!(texts, "template-hand"),
            say!(texts, "template-rank"),
        );
    }
    text
}
