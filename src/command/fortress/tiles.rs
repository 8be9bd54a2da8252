//! The kinds of tiles in the box; how many of each remain for a board or a game.

use crate::app::App;
use crate::command::fortress::answer::{Warning, warning};
use crate::command::fortress::page::title;
pub(crate) use crate::command::fortress::page::{column, numbers, row};
use crate::fault::{Fault, Faults};
use crate::files::read::fortress::{Written, place};
use crate::fortress::board::{Board, Place, Ways};
use crate::fortress::game::{Left, Oddity, Replayed, left};
use crate::fortress::kinds;
use crate::fortress::open::{self, open_places};
use crate::fortress::setup::in_set;
use crate::fortress::tile::{Edge, Kind, Set};
use crate::page::{Block, Column, Page, Table};
use crate::texts::{Id, Texts};
use crate::wording::tile::shows;
use crate::{fault, id, say};
use serde::Serialize;

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
        /// The open places in reading order, or the one that is asked for.
        places: Vec<Open>,
        /// Only one place is asked for.
        #[serde(skip)]
        is_one: bool,
    },
}

/// An open place, and what still fits there.
#[derive(Clone, Debug, Serialize)]
pub struct Open {
    pub at: Place,
    /// What its neighbors show, N E S W; `?` where there is none.
    pub sides: String,
    /// How many of the remaining tiles fit.
    pub left: usize,
    /// The kinds that do, if one place is asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fits: Vec<Fitting>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Fitting {
    #[serde(flatten)]
    pub tile: Tile,
    /// The clockwise quarter turns with which it fits.
    pub turns: Vec<u8>,
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
    /// One of its kind is the start tile on the table.
    #[serde(skip)]
    pub is_start: bool,
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
            is_start: kind.id == kinds::START && of == usize::from(kind.count),
        }
    }

    fn left(one: &Left) -> Self {
        Self::new(one.kind, one.of, Some(one.left))
    }
}

/// The box, or what remains beside what has been placed; `at` is the only open place that is asked
/// for.
///
/// # Errors
///
/// Everything wrong with the file or the moves; or the place is not open.
pub fn answer(
    app: &App<'_>,
    written: Option<&Written>,
    at: Option<&str>,
) -> Result<Answer, Faults> {
    let at = at.map(place).transpose()?;
    let Some(written) = written else {
        if at.is_some() {
            return Err(fault!(Usage, "error-fortress-at-file").into());
        }
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
    let Replayed {
        board, oddities, ..
    } = game.replay(Ways::default())?;
    let in_play = left(&board);
    let total: usize = in_play.iter().map(|one| one.of).sum();
    // The board has more tiles of a kind than the box: then another kind's count is too high.
    let is_one_too_many = |oddity: &Oddity| matches!(oddity, Oddity::TooManyTiles { .. });
    let too_many = oddities.into_iter().filter(is_one_too_many);
    let too_many = too_many.map(|oddity| warning(app.texts, &game.players, oddity));
    let mut open = open_places(&board);
    open.retain(|open| at.is_none_or(|at| at == open.at));
    if let (Some(at), []) = (at, &open[..]) {
        return Err(not_open(&board, at).into());
    }
    Ok(Answer::Left {
        total,
        left: total.saturating_sub(board.tiles().len()),
        gone: gone(&in_play),
        warnings: too_many.collect(),
        tiles: in_play.iter().map(Tile::left).collect(),
        places: open
            .iter()
            .map(|open| Open::new(open, at.is_some()))
            .collect(),
        is_one: at.is_some(),
    })
}

impl Open {
    fn new(open: &open::Open, with_kinds: bool) -> Self {
        let sides = open.sides.iter();
        let sides = sides.map(|side| side.map_or('?', Edge::letter)).collect();
        let fits = open.fits.iter().filter(|_| with_kinds);
        let fits = fits.map(|(one, turns)| Fitting {
            tile: Tile::left(one),
            turns: turns.clone(),
        });
        Self {
            at: open.at,
            sides,
            left: open.left(),
            fits: fits.collect(),
        }
    }
}

/// The place has a tile, or no neighbor.
fn not_open(board: &Board, at: Place) -> Fault {
    let place = format!("({},\u{a0}{})", at.0, at.1);
    match board.tile(at) {
        Some(laid) => {
            let tile = laid.kind.id;
            fault!(BadValue, "error-fortress-at-taken", place, tile).at("--at")
        }
        None => fault!(BadValue, "error-fortress-at-far", place).at("--at"),
    }
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

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer {
        Answer::Box { tiles, instead, .. } => in_box(texts, tiles, instead),
        Answer::Left {
            places,
            is_one: true,
            left,
            ..
        } => {
            let blocks = places.iter().flat_map(|place| at(texts, place, *left));
            Page::new(blocks.collect())
        }
        Answer::Left {
            tiles,
            total,
            left,
            gone,
            warnings,
            places,
            is_one: false,
        } => {
            let what = say!(texts, "fortress-tiles-left", count = *left, total = *total);
            let mut page = Page::new(vec![title(say!(texts, "fortress-tiles"), what)]);
            let warnings = warnings.iter().map(|warning| warning.message.clone());
            let gone = (!gone.is_empty())
                .then(|| say!(texts, "fortress-tiles-gone", shapes = gone.join(", ")));
            page.extend(warnings.chain(gone).map(|note| Block::Note(note.into())));
            let (land, river) = tiles.iter().partition(|tile| tile.set == Set::Land);
            page.extend(table(texts, id!("fortress-tiles-land"), land));
            let mut notes = vec![say!(texts, "fortress-tiles-sides")];
            if !river.is_empty() {
                page.extend(table(texts, id!("fortress-tiles-river"), river));
                notes.push(say!(texts, "fortress-tiles-start"));
            }
            notes.push(say!(texts, "fortress-tiles-unknown"));
            page.push(Block::Text(notes.join("\n").into()));
            page.extend(open(texts, places));
            page
        }
    }
}

/// One open place, and the tiles that still fit there.
fn at(texts: &Texts, place: &Open, left: usize) -> Vec<Block> {
    let count = place.left;
    let what = say!(texts, "fortress-open-fits", count, left);
    let (at, sides) = (super::page::at(place.at), &place.sides);
    let name = say!(texts, "fortress-open-place", place = at, sides);
    let mut blocks = vec![title(name, what)];
    if !place.fits.is_empty() {
        let turned = |fits: &Fitting| {
            let cells = fits.turns.iter();
            let cells = cells.map(|turns| format!("{}{turns}", fits.tile.id));
            cells.collect::<Vec<_>>().join(" ")
        };
        let tiles = place.fits.iter().map(|fits| (turned(fits), &fits.tile));
        let notes = [
            say!(texts, "fortress-open-turns"),
            say!(texts, "fortress-tiles-unknown"),
        ];
        blocks.push(rows(texts, tiles.collect()));
        blocks.push(Block::Text(notes.join("\n").into()));
    }
    blocks
}

/// Every open place with the number of tiles that still fit.
fn open(texts: &Texts, places: &[Open]) -> Vec<Block> {
    let rows = places.iter().map(|place| {
        row([
            super::page::at(place.at),
            place.left.to_string(),
            place.sides.clone(),
        ])
    });
    vec![
        Block::Heading(say!(texts, "fortress-open").into()),
        Block::Table(Table {
            columns: vec![
                column(texts, id!("column-at")),
                numbers(texts, id!("column-fits")),
                column(texts, id!("column-sides")),
            ],
            rows: rows.collect(),
        }),
        Block::Text(say!(texts, "fortress-open-hint").into()),
    ]
}

fn in_box(texts: &Texts, tiles: &[Tile], instead: &[Tile]) -> Page {
    let (land, river) = (in_set(Set::Land), in_set(Set::River));
    let what = say!(texts, "fortress-tiles-total", land, river);
    let mut page = Page::new(vec![title(say!(texts, "fortress-tiles"), what)]);
    let (land, river) = tiles.iter().partition(|tile| tile.set == Set::Land);
    for (heading, tiles) in [
        (id!("fortress-tiles-land"), land),
        (id!("fortress-tiles-river"), river),
        (id!("fortress-tiles-third"), instead.iter().collect()),
    ] {
        page.extend(table(texts, heading, tiles));
    }
    page.push(Block::Text(say!(texts, "fortress-tiles-sides").into()));
    page
}

fn table(texts: &Texts, heading: Id, tiles: Vec<&Tile>) -> [Block; 2] {
    let tiles = tiles.into_iter().map(|tile| (tile.id.to_owned(), tile));
    [
        Block::Heading(texts.say(heading).into()),
        rows(texts, tiles.collect()),
    ]
}

/// Tiles, each with what stands for it.
fn rows(texts: &Texts, tiles: Vec<(String, &Tile)>) -> Block {
    let shows_left = tiles.iter().any(|(_, tile)| tile.left.is_some());
    let mut columns = vec![column(texts, id!("column-tile"))];
    columns.extend(shows_left.then(|| numbers(texts, id!("column-left"))));
    columns.extend([
        numbers(texts, id!("column-count")),
        column(texts, id!("column-sides")),
        Column {
            grows: true,
            ..column(texts, id!("column-shows"))
        },
    ]);
    let rows = tiles.into_iter().map(|(name, tile)| {
        let shows = shows(texts, tile.id);
        let mut cells = vec![name];
        cells.extend(tile.left.map(|left| left.to_string()));
        cells.extend([
            tile.of.to_string(),
            tile.code.clone(),
            if tile.is_start {
                say!(texts, "fortress-tiles-first", shows)
            } else {
                shows
            },
        ]);
        row(cells)
    });
    let rows = rows.collect();
    Block::Table(Table { columns, rows })
}
