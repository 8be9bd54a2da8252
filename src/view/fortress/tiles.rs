//! The tiles of the box, and how many remain.

use super::{column, numbers, row, title};
use crate::desk::fortress_tiles::{Answer, Fitting, Open, Tile};
use crate::fortress::setup::in_set;
use crate::fortress::tile::Set;
use crate::page::{Block, Column, Page, Table};
use crate::texts::{Id, Texts};
use crate::{id, say};

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
    let (at, sides) = (super::at(place.at), &place.sides);
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
            super::at(place.at),
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

/// What a kind of tile shows.
pub fn shows(texts: &Texts, kind: &str) -> String {
    let id = Id::find(&format!("tile-{kind}"));
    texts.say(id.expect("the locales describe every tile of the box"))
}
