//! A started score file: what is known after the last round, before the cities are scored.

use crate::command::table::evening::Table;
use crate::fault::{Fault, file, masked, why};
use crate::files::write_whole;
use crate::page::{Block, Page};
use crate::rules::city::LastRank;
use crate::rules::edition::Edition;
use crate::texts::Texts;
use crate::{fault, say};
use serde::Serialize;
use serde_json::json;
use std::fmt::Write;
use std::path::Path;

#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    /// The city size, if the table agreed on another number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub complete_at: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// By seat.
    #[serde(rename = "player")]
    pub players: Vec<Player>,
}

#[derive(Debug, Serialize)]
pub struct Player {
    pub name: String,
    /// Still to be filled in.
    pub city: [&'static str; 0],
    pub crown: bool,
    /// Completed a city first.
    pub first: bool,
    /// The highest rank revealed in the last round, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<LastRank>,
}

/// What prevents writing a file, reported before the game.
///
/// # Errors
///
/// There is no place for it, or the file exists.
pub fn check(path: &Path, is_forced: bool) -> Result<(), Fault> {
    let folder = path.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    let shown = file(path.display().to_string());
    let fault = match std::fs::metadata(path) {
        Ok(found) if found.is_file() && is_forced => return Ok(()),
        Ok(found) if found.is_file() => fault!(Unwritable, "error-score-exists", file = shown),
        Err(_) if path.file_name().is_some() && folder.is_none_or(Path::is_dir) => return Ok(()),
        _ => fault!(Unwritable, "error-score-place", file = shown),
    };
    Err(fault.at("--score"))
}

/// What is known of a table after its last round.
pub fn answer(table: &Table, complete_at: Option<u8>) -> Answer {
    let (seating, round, first) = (table.seating(), &table.round, table.first());
    let players = seating.seats().map(|seat| Player {
        name: seating.name(seat).to_owned(),
        city: [],
        crown: round.crown == Some(seat),
        first: first == Some(seat),
        rank: round.revealed(&seating.cast, seat),
    });
    Answer {
        edition: seating.cast.edition,
        complete_at,
        players: players.collect(),
        deck: seating.deck,
    }
}

/// # Errors
///
/// It can't be written.
pub fn write(path: &Path, text: &str, is_forced: bool) -> Result<(), Fault> {
    write_whole(path, text, is_forced).map_err(|error| {
        let (file, why) = (file(path.display().to_string()), why(&error));
        fault!(Unwritable, "error-score-write", file, why).at("--score")
    })
}

/// The same as TOML, starting with a line about what is missing.
pub fn toml(texts: &Texts, begun: &Answer, path: Option<&Path>) -> String {
    let path = path.map(|path| path.display().to_string());
    let file = masked(path.as_deref().unwrap_or("score.toml"));
    let missing = say!(texts, "score-begun", file);
    let mut text = format!("# {}\n", missing.replace('\n', "\n# "));
    // Writing to a string cannot fail.
    let _ = writeln!(text, "edition = \"{}\"", begun.edition.id());
    if let Some(count) = begun.complete_at {
        let _ = writeln!(text, "complete_at = {count}");
    }
    if let Some(deck) = &begun.deck {
        let _ = writeln!(text, "deck = {}", json!(deck));
    }
    for player in &begun.players {
        // A JSON string is also a TOML string.
        let name = json!(player.name);
        let _ = write!(text, "\n[[player]]\nname = {name}\ncity = []\n");
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

/// It is in this file now.
pub fn page(texts: &Texts, path: &Path) -> Page {
    let file = masked(&path.display().to_string());
    Page::new(vec![Block::Text(say!(texts, "score-saved", file).into())])
}
