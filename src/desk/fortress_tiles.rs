//! The kinds of tiles in the box; how many of each remain for a board or a game.

use super::Desk;
use super::fortress::{Warning, warning};
use crate::fault::Faults;
use crate::fortress::board::Ways;
use crate::fortress::game::{Left, Oddity, left};
use crate::fortress::kinds;
use crate::fortress::setup::in_set;
use crate::fortress::tile::{Kind, Set};
use crate::input::fortress::Written;
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    /// What has been placed.
    pub written: Option<Written>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Box {
        tiles: Vec<Tile>,
        /// The newer river's tiles, which replace two others.
        instead: Vec<Tile>,
        total: usize,
    },
    Left {
        tiles: Vec<Tile>,
        total: usize,
        left: usize,
        /// The sides that no remaining tile has, in any rotation.
        gone: Vec<String>,
        warnings: Vec<Warning>,
    },
}

#[derive(Clone, Debug, Serialize)]
pub struct Tile {
    pub id: &'static str,
    pub set: Set,
    pub count: u8,
    pub edges: String,
    pub shields: u8,
    pub monastery: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<usize>,
    /// In play, which can be fewer than in the box.
    #[serde(skip)]
    pub of: usize,
    /// The sides with their symbols.
    #[serde(skip)]
    pub code: String,
}

impl Tile {
    fn new(kind: &Kind, of: usize, left: Option<usize>) -> Self {
        Self {
            id: kind.id,
            set: kind.set,
            count: kind.count,
            edges: kind.letters(0),
            shields: kind.shields(),
            monastery: kind.monastery,
            left,
            of,
            code: kind.code(),
        }
    }
}

/// # Errors Everything wrong with the file or the moves.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let Some(written) = &request.written else {
        let all = kinds::all().iter();
        let all = all.map(|kind| Tile::new(kind, kind.count.into(), None));
        let (instead, tiles) = all.partition(|tile| tile.set == Set::ThirdRiver);
        let total = in_set(Set::Land) + in_set(Set::River);
        return Ok(Answer::Box {
            tiles,
            instead,
            total,
        });
    };
    let game = written.game()?;
    let replayed = game.replay(Ways::default())?;
    let in_play = left(&replayed.board);
    // The board has more tiles of a kind than the box: then another kind's count is too high.
    let oddities = replayed.oddities.iter().copied();
    let too_many = oddities.filter(|oddity| matches!(oddity, Oddity::TooManyTiles { .. }));
    Ok(Answer::Left {
        total: in_play.iter().map(|one| one.of).sum(),
        left: in_play.iter().map(|one| one.left).sum(),
        gone: gone(&in_play),
        warnings: too_many
            .map(|oddity| warning(desk.texts, &game.players, oddity))
            .collect(),
        tiles: in_play
            .iter()
            .map(|one| Tile::new(one.kind, one.of, Some(one.left)))
            .collect(),
    })
}

fn gone(in_play: &[Left]) -> Vec<String> {
    let first_of_its_shape = in_play.iter().filter(|one| {
        let shape = one.kind.shape();
        let mut alike = in_play.iter().filter(|other| other.kind.shape() == shape);
        alike.clone().all(|other| other.left == 0)
            && alike
                .next()
                .is_some_and(|first| first.kind.id == one.kind.id)
    });
    first_of_its_shape.map(|one| one.kind.letters(0)).collect()
}
