//! `fortress tiles`: the kinds of tiles in the box; how many of each remain for a board or a game.

use crate::app::{App, Warning};
use crate::command::fortress::about;
use crate::command::fortress::result::{self, warning};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults};
use crate::files::read::fortress::{Written, place};
use crate::fortress::board::{Board, Place, Ways};
use crate::fortress::game::{Left, Oddity, Replayed, left};
use crate::fortress::kinds;
use crate::fortress::places::{self, open_places};
use crate::fortress::setup::in_set;
use crate::fortress::tile::{Edge, Kind, Set};
use crate::page::{Block, Page, Table};
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::wording::columns::{column, numbers, row, wide};
use crate::wording::tile::shows;
use crate::{fault, id, say};
use clap::Args;
use serde::Serialize;

#[derive(Debug, Args)]
#[command(args_override_self = true)]
pub struct Request {
    pub file: Option<String>,
    #[arg(long, allow_hyphen_values = true)]
    pub at: Option<String>,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let page = |cli: &Cli<'_>, answer: &_| cli.answer(answer, page);
    let at = request.at.as_deref();
    let Some(file) = &request.file else {
        return Ok(page(cli, &answer(&cli.app(), None, at)?));
    };
    let answer = |app: &App<'_>, written: &Written| answer(app, Some(written), at);
    about(cli, (file, false), answer, page, Some(self::page))
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
        /// The open places in reading order, or the one that is asked for.
        places: Vec<Open>,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fits: Option<Vec<Fitting>>,
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
    pub of: usize,
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
    let place = |one: &_| Open::new(one, at.is_some());
    Ok(Answer::Left {
        total,
        left: total.saturating_sub(board.tiles().len()),
        gone: gone(&in_play),
        warnings: too_many.collect(),
        tiles: in_play.iter().map(Tile::left).collect(),
        places: open.iter().map(place).collect(),
    })
}

impl Open {
    fn new(open: &places::Open, with_kinds: bool) -> Self {
        let sides = open.sides.iter();
        let fitting = |(one, turns): &(_, Vec<u8>)| Fitting {
            tile: Tile::left(one),
            turns: turns.clone(),
        };
        Self {
            at: open.at,
            sides: sides.map(|side| side.map_or('?', Edge::letter)).collect(),
            left: open.left(),
            fits: with_kinds.then(|| open.fits.iter().map(fitting).collect()),
        }
    }
}

/// The place has a tile, or no neighbor.
fn not_open(board: &Board, at: Place) -> Fault {
    let place = result::at(at);
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
        let is_it = |first: &Left| first.kind.id == one.kind.id;
        alike.clone().all(|other| other.left == 0) && alike.next().is_some_and(is_it)
    });
    first_of_its_shape.map(|one| one.kind.letters(0)).collect()
}

fn page(texts: &Texts, answer: &Answer) -> Page {
    let (tiles, total, left, gone, warnings, places) = match answer {
        Answer::Box { tiles, instead, .. } => return in_box(texts, tiles, instead),
        Answer::Left {
            tiles,
            total,
            left,
            gone,
            warnings,
            places,
        } => (tiles, *total, *left, gone, warnings, places),
    };
    if let [place] = &places[..]
        && let Some(fits) = &place.fits
    {
        return Page::new(at(texts, place, fits, left));
    }
    let what = say!(texts, "fortress-tiles-left", count = left, total);
    let mut page = Page::new(vec![Block::title(say!(texts, "fortress-tiles"), what)]);
    let warnings = warnings.iter().map(|warning| warning.message.clone());
    let shapes = gone.join(", ");
    let gone = (!gone.is_empty()).then(|| say!(texts, "fortress-tiles-gone", shapes));
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

/// One open place, and the tiles that still fit there.
fn at(texts: &Texts, place: &Open, fits: &[Fitting], left: usize) -> Vec<Block> {
    let count = place.left;
    let what = say!(texts, "fortress-open-fits", count, left);
    let (at, sides) = (result::at(place.at), &place.sides);
    let name = say!(texts, "fortress-open-place", place = at, sides);
    let mut blocks = vec![Block::title(name, what)];
    if !fits.is_empty() {
        let tiles = fits.iter().map(|Fitting { tile, turns }| {
            let turned = turns.iter().map(|turns| format!("{}{turns}", tile.id));
            (turned.collect::<Vec<_>>().join(" "), tile)
        });
        blocks.push(rows(texts, tiles.collect()));
        let turns = say!(texts, "fortress-open-turns");
        let notes = format!("{turns}\n{}", say!(texts, "fortress-tiles-unknown"));
        blocks.push(Block::Text(notes.into()));
    }
    blocks
}

/// Every open place with the number of tiles that still fit.
fn open(texts: &Texts, places: &[Open]) -> [Block; 3] {
    let rows = places.iter().map(|place| {
        let (at, left) = (result::at(place.at), place.left.to_string());
        row([at, left, place.sides.clone()])
    });
    let columns = vec![
        column(texts, id!("column-at")),
        numbers(texts, id!("column-fits")),
        column(texts, id!("column-sides")),
    ];
    let rows = rows.collect();
    [
        Block::Heading(say!(texts, "fortress-open").into()),
        Block::Table(Table { columns, rows }),
        Block::Text(say!(texts, "fortress-open-hint").into()),
    ]
}

fn in_box(texts: &Texts, tiles: &[Tile], instead: &[Tile]) -> Page {
    let (land, river) = (in_set(Set::Land), in_set(Set::River));
    let what = say!(texts, "fortress-tiles-total", land, river);
    let mut page = Page::new(vec![Block::title(say!(texts, "fortress-tiles"), what)]);
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
    let heading = Block::Heading(texts.say(heading).into());
    [heading, rows(texts, tiles.collect())]
}

/// Tiles, each with what stands for it.
fn rows(texts: &Texts, tiles: Vec<(String, &Tile)>) -> Block {
    let shows_left = tiles.iter().any(|(_, tile)| tile.left.is_some());
    let mut columns = vec![column(texts, id!("column-tile"))];
    columns.extend(shows_left.then(|| numbers(texts, id!("column-left"))));
    columns.extend([
        numbers(texts, id!("column-count")),
        column(texts, id!("column-sides")),
        wide(texts, id!("column-shows")),
    ]);
    let rows = tiles.into_iter().map(|(name, tile)| {
        let mut shows = shows(texts, tile.id);
        // One of its kind is the start tile on the table.
        if tile.id == kinds::START && tile.of == usize::from(tile.count) {
            shows = say!(texts, "fortress-tiles-first", shows);
        }
        let code = kinds::find(tile.id).map_or(String::new(), Kind::code);
        let left = tile.left.map(|left| left.to_string());
        let cells = std::iter::once(name).chain(left);
        row(cells.chain([tile.of.to_string(), code, shows]))
    });
    let rows = rows.collect();
    Block::Table(Table { columns, rows })
}
