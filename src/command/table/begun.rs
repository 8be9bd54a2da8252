//! A started score file: what is known after the last round, before the cities are scored.

use crate::app::App;
use crate::command::table::round::Seating;
use crate::fault::{Fault, file, masked};
use crate::files::write_whole;
use crate::page::{Block, Page};
use crate::rules::call::{Holder, Round};
use crate::rules::city::LastRank;
use crate::rules::edition::Edition;
use crate::texts::Texts;
use crate::{fault, say};
use serde::Serialize;
use serde_json::json;
use std::fmt::Write;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub struct Request<'a> {
    pub seating: &'a Seating,
    /// The last round.
    pub round: &'a Round,
    pub complete_at: Option<u8>,
    /// The deck in the file: its code is enough.
    pub deck: Option<String>,
    /// Where to write it.
    pub file: Option<PathBuf>,
    /// Overwrite an existing file.
    pub is_forced: bool,
}

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
    /// The same as TOML, starting with a line about what is missing.
    #[serde(skip)]
    pub text: String,
    /// The requested file, and why it could not be written, so nothing is lost.
    #[serde(skip)]
    pub written: Option<(String, Option<Fault>)>,
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

pub fn answer(app: &App<'_>, request: Request<'_>) -> Answer {
    let Request { seating, round, .. } = request;
    let first = round.complete.and_then(Holder::seat);
    let players = seating.seats().map(|seat| Player {
        name: seating.names[seat.index()].clone(),
        city: [],
        crown: round.crown == Some(seat),
        first: first == Some(seat),
        rank: round.revealed(&seating.cast, seat),
    });
    let mut answer = Answer {
        edition: seating.cast.edition,
        complete_at: request.complete_at,
        deck: request.deck,
        players: players.collect(),
        text: String::new(),
        written: None,
    };
    let path = request.file.as_ref().map(|path| path.display().to_string());
    answer.text = toml(app.texts, &answer, path.as_deref().unwrap_or("score.toml"));
    if let (Some(path), Some(shown)) = (request.file, path) {
        let failed = write_whole(&path, &answer.text, request.is_forced).err();
        let failed = failed.map(|_| {
            let shown = file(shown.clone());
            fault!(Unwritable, "error-score-write", file = shown).at("--score")
        });
        answer.written = Some((shown, failed));
    }
    answer
}

fn toml(texts: &Texts, begun: &Answer, file: &str) -> String {
    let missing = say!(texts, "score-begun", file = masked(file));
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

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let saved = answer.written.iter().map(|(file, _)| {
        let said = say!(texts, "score-saved", file = masked(file));
        Block::Text(said.into())
    });
    Page::new(saved.collect())
}
