//! The tiles of the box, and how many remain.

use super::{column, numbers, row, title};
use crate::desk::fortress_tiles::{Answer, Tile};
use crate::fortress::setup::in_set;
use crate::fortress::tile::Set;
use crate::page::{Block, Column, Page, Table};
use crate::texts::{Id, Texts};
use crate::{id, say};

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer {
        Answer::Box { tiles, instead, .. } => in_box(texts, tiles, instead),
        Answer::Left {
            tiles,
            total,
            left,
            gone,
            warnings,
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
            page
        }
    }
}

fn in_box(texts: &Texts, tiles: &[Tile], instead: &[Tile]) -> Page {
    let (land, river) = (in_set(Set::Land), in_set(Set::River));
    let what = say!(texts, "fortress-tiles-total", land = land, river = river);
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
    let shows_left = tiles.iter().any(|tile| tile.left.is_some());
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
    let rows = tiles.into_iter().map(|tile| {
        let mut cells = vec![tile.id.to_owned()];
        cells.extend(tile.left.map(|left| left.to_string()));
        cells.extend([
            tile.of.to_string(),
            tile.code.clone(),
            shows(texts, tile.id),
        ]);
        row(cells)
    });
    let rows = rows.collect();
    [
        Block::Heading(texts.say(heading).into()),
        Block::Table(Table { columns, rows }),
    ]
}

/// What a kind of tile shows.
pub fn shows(texts: &Texts, kind: &str) -> String {
    let id = Id::find(&format!("tile-{kind}"));
    texts.say(id.expect("the locales describe every tile of the box"))
}
