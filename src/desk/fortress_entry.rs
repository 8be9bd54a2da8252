//! A Fortress game that was entered turn by turn: its answer, its file, its play for the log.

use super::Desk;
use super::counted::Warning;
use super::fortress::names;
use super::fortress_board::{self, count};
use super::plays::warnings;
use crate::fault;
use crate::fault::{Fault, Faults};
use crate::flow::Played;
use crate::flow::board::BoardGame;
use crate::fortress::board::Spot;
use crate::fortress::count::Counted;
use crate::fortress::game::{self, TileClaim};
use crate::fortress::pad::{Breakdown, Cell};
use crate::input::fortress::Game;
use crate::store::log;
use crate::store::log::{Play, PlayedLine};
use crate::store::saved::{self, Kept};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Write;

/// The game counted, and its number in the play log or why it has none.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    #[serde(flatten)]
    pub board: fortress_board::Answer,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saved: Option<u64>,
    #[serde(skip)]
    pub unsaved: Option<Faults>,
    /// What was wrong with the play log when it was saved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
}

impl Answer {
    /// Saves the play.
    ///
    /// # Errors
    ///
    /// There is no play log, or it can't be used.
    pub fn save(&mut self, desk: &Desk<'_>, play: &Play) -> Result<(), Faults> {
        let saved = desk.append_play(play)?;
        self.saved = Some(saved.id);
        self.warnings = warnings(desk.texts, &saved.trouble);
        Ok(())
    }
}

/// The game so far, counted as from a file.
///
/// # Errors
///
/// The rules refuse it, which no entered game should.
pub fn answer(
    desk: &Desk<'_>,
    game: &BoardGame,
    with_fields: bool,
) -> Result<fortress_board::Answer, Faults> {
    let claimed = Game::new(game.setup.players.clone(), game.claim());
    count(desk, &claimed, game.setup.ways, with_fields)
}

/// The last game that was entered.
///
/// # Errors
///
/// There is none, or it can't be read.
pub fn last(desk: &Desk<'_>) -> Result<BoardGame, Fault> {
    let found = saved::read(desk.store.as_ref(), None)?;
    let kept = found.kept.ok_or_else(nothing)?;
    Ok(replay(&kept, false)?.now().clone())
}

/// A saved game; `saves` as for a new one.
///
/// # Errors
///
/// Its setup or a step is not possible.
pub fn replay(kept: &Kept<BoardGame>, saves: bool) -> Result<Played<BoardGame>, Fault> {
    let start = BoardGame::new(kept.start.clone(), saves);
    let start = start.ok_or_else(|| kept.broken(None))?;
    let played = kept.resume(start);
    played.map_err(|(place, _)| kept.broken(Some(place)))
}

/// There is no game.
pub fn nothing() -> Fault {
    fault!(NothingFound, "error-board-none")
}

const SIDES: [&str; 4] = ["N", "E", "S", "W"];
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

fn tile(tile: TileClaim) -> Value {
    let (x, y) = tile.at;
    json!([tile.kind.id, u16::from(tile.quarters) * 90, x, y])
}

/// What a file says of a follower: the kind of feature, and where.
fn spot(spot: Spot) -> (&'static str, Option<&'static str>) {
    let side = match spot {
        Spot::Road(side) | Spot::City(side) => Some(SIDES[usize::from(side % 4)]),
        Spot::Field(half) => Some(HALVES[usize::from(half % 8)]),
        Spot::Monastery => None,
    };
    (spot.sort().into(), side)
}

/// The game as a `fortress board` file in JSON.
pub fn json(game: &BoardGame) -> Value {
    let players = &game.setup.players;
    let turns = game.turns().iter().map(|turn| {
        let mut written = json!({ "tile": tile(turn.tile) });
        if let Some((player, at)) = turn.follower {
            let (on, at) = spot(at);
            let mut follower = json!({ "player": players[player], "on": on });
            if let Some(at) = at {
                follower["at"] = at.into();
            }
            written["follower"] = follower;
        }
        written
    });
    json!({
        "players": players,
        "start": tile(game.start()),
        "turns": turns.collect::<Vec<_>>(),
    })
}

/// The same in TOML. A table's own rules are options of the command, so they are named above it.
pub fn toml(game: &BoardGame) -> String {
    let ways = game.setup.ways;
    let mut text = String::new();
    if !ways.farmers || !ways.one_field_at_source {
        text.push_str("# citadels fortress board FILE");
        text.push_str(if ways.farmers { "" } else { " --no-farmers" });
        let is_split = !ways.one_field_at_source;
        text.push_str(if is_split { " --split-source" } else { "" });
        text.push('\n');
    }
    let players = &game.setup.players;
    let _ = writeln!(text, "players = {}", json!(players));
    let _ = writeln!(text, "start = {}", tile(game.start()));
    for turn in game.turns() {
        let _ = writeln!(text, "\n[[turns]]\ntile = {}", tile(turn.tile));
        if let Some((player, at)) = turn.follower {
            let (on, at) = spot(at);
            let at = at.map_or(String::new(), |at| format!(", at = \"{at}\""));
            let player = json!(players[player]);
            let _ = writeln!(
                text,
                "follower = {{ player = {player}, on = \"{on}\"{at} }}"
            );
        }
    }
    text
}

/// A finished game as a play for the log, with its notes.
///
/// # Errors
///
/// The rules refuse it, which no entered game should.
pub fn play(game: &BoardGame, notes: Play) -> Result<Play, Faults> {
    let players = &game.setup.players;
    let claimed = Game::new(players.clone(), game.claim());
    let replayed = claimed.replay(game.setup.ways)?;
    let remaining = replayed.board.remaining();
    let totals = replayed.totals(&remaining);
    let completed = replayed.turns.iter().flat_map(|turn| &turn.completed);
    let completed = completed.map(|counted| (counted, false));
    let counted = completed.chain(remaining.iter().map(|counted| (counted, true)));
    let mut breakdowns = vec![Breakdown::default(); players.len()];
    for (Counted { feature, .. }, is_final) in counted {
        let cell = Cell::from(feature.sort);
        let cell = if is_final { cell.at_end() } else { cell };
        for owner in feature.owners() {
            breakdowns[owner][cell] += i64::from(feature.points());
        }
    }
    let played = players.iter().enumerate().map(|(seat, name)| {
        let lines = breakdowns[seat].iter().filter(|(_, points)| **points != 0);
        log::Played {
            name: name.clone(),
            place: game::place(&totals, seat),
            total: totals[seat],
            lines: lines
                .map(|(cell, &points)| PlayedLine {
                    rule: cell.to_string(),
                    points,
                })
                .collect(),
            ..log::Played::default()
        }
    });
    let edition = game.setup.river.map_or("base", |_| "river");
    Ok(Play {
        game: "fortress".to_owned(),
        edition: edition.to_owned(),
        players: played.collect(),
        winners: names(players, &game::winners(&totals)),
        ..notes
    })
}
