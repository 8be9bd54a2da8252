//! A board or a game in its grid form, as `fortress board` reads it.

use super::Desk;
use super::fortress::ByName;
use super::fortress_board::Request;
use crate::fault::Faults;
use crate::input::grid;
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The points on the track.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<ByName<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<&'static str>,
    pub grid: Vec<String>,
}

/// # Errors
///
/// Everything wrong with the file or the moves.
pub fn answer(_: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let game = request.written.game()?;
    let replayed = game.replay(request.ways)?;
    let has_points = replayed.running.iter().any(|points| *points > 0);
    Ok(Answer {
        points: has_points.then(|| ByName::new(&game.players, replayed.running.iter().copied())),
        phase: game.only_complete.then_some("completed"),
        grid: grid::rows(&replayed.board, &game.players),
        players: game.players,
    })
}

impl Answer {
    /// As a file.
    pub fn toml(&self) -> String {
        // A text that JSON quotes is quoted for TOML too.
        let quoted = |name: &String| serde_json::Value::from(name.as_str()).to_string();
        let players = self.players.iter().map(quoted).collect::<Vec<_>>();
        let players = (!players.is_empty()).then(|| format!("players = [{}]", players.join(", ")));
        let points = self.points.as_ref().map(|ByName(points)| {
            let points = points.iter();
            let points = points.map(|(name, points)| format!("{} = {points}", quoted(name)));
            format!("points = {{ {} }}", points.collect::<Vec<_>>().join(", "))
        });
        let phase = self.phase.map(|phase| format!("phase = \"{phase}\""));
        let grid = format!("grid = \"\"\"\n{}\n\"\"\"\n", self.grid.join("\n"));
        let lines = [players, points, phase, Some(grid)].into_iter().flatten();
        lines.collect::<Vec<_>>().join("\n")
    }
}
