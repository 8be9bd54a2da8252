//! The tile game before it begins: the checklist, the tiles of the box, and what is left of them.

use super::page::{Block, Page, Row};
use crate::fortress::feature::FOLLOWERS;
use crate::fortress::game::{Left, Oddity};
use crate::fortress::setup::Table;
use crate::fortress::tile::{Kind, Role, Set, kinds};
use crate::texts::Texts;
use serde_json::{Value, json};

/// The steps from box to first tile.
#[must_use]
pub fn setup_steps(texts: &Texts, table: Table) -> Vec<String> {
    let unused = texts.say_with(
        "fortress-setup-colours",
        &[("count", table.unused().into())],
    );
    let mut steps = vec![
        unused,
        texts.say("fortress-setup-followers"),
        texts.say("fortress-setup-abbots"),
    ];
    match (table.end(Role::Source), table.end(Role::Lake)) {
        (Some(source), Some(lake)) => steps.extend([
            texts.say("fortress-setup-box"),
            texts.say_with("fortress-setup-source", &[("tile", source.into())]),
            texts.say_with("fortress-setup-river", &[("tile", lake.into())]),
            texts.say("fortress-setup-land"),
            texts.say("fortress-setup-first"),
            texts.say("fortress-setup-draw"),
        ]),
        _ => steps.extend([
            texts.say("fortress-setup-start"),
            texts.say("fortress-setup-piles"),
            texts.say("fortress-setup-first"),
        ]),
    }
    steps
}

/// The checklist as a page.
#[must_use]
pub fn setup(texts: &Texts, table: Table) -> Page {
    let steps = setup_steps(texts, table).into_iter().enumerate();
    let players = [("count", table.players().into())];
    Page(vec![
        Block::Title {
            text: texts.say("fortress-setup"),
            what: texts.say_with("fortress-players", &players),
            kind: None,
        },
        Block::Facts(
            steps
                .map(|(index, step)| (format!("☐ {}", index + 1), step))
                .collect(),
        ),
    ])
}

/// The checklist in JSON.
#[must_use]
pub fn setup_json(texts: &Texts, table: Table) -> Value {
    json!({
        "players": table.players(),
        "river": table.river().is_some(),
        "third_river": table.river() == Some(Set::ThirdRiver),
        "tiles": table.tiles(),
        "first_tile": table.first(),
        "land_in_piles": table.land(),
        "river_in_pile": table.between() + usize::from(table.river().is_some()),
        "supply": FOLLOWERS,
        "unused_colours": table.unused(),
        "first_player": ["random", "youngest"],
        "steps": setup_steps(texts, table),
    })
}

/// The tiles of the box.
#[must_use]
pub fn tiles(texts: &Texts) -> Page {
    let of = |set: Set| kinds().iter().filter(move |kind| kind.set == set);
    let table = |set: Set| {
        let rows = of(set)
            .map(|kind| row(texts, kind, &[usize::from(kind.count)]))
            .collect();
        table(texts, &["column-count"], rows)
    };
    let count = |set: Set| of(set).map(|kind| usize::from(kind.count)).sum::<usize>();
    let total = [
        ("land", count(Set::Land).into()),
        ("river", count(Set::River).into()),
    ];
    Page(vec![
        Block::Title {
            text: texts.say("fortress-tiles"),
            what: texts.say_with("fortress-tiles-total", &total),
            kind: None,
        },
        Block::Heading(texts.say("fortress-tiles-land")),
        table(Set::Land),
        Block::Heading(texts.say("fortress-tiles-river")),
        table(Set::River),
        Block::Heading(texts.say("fortress-tiles-third")),
        table(Set::ThirdRiver),
        Block::Text(texts.say("fortress-tiles-sides")),
    ])
}

/// The tiles of the box in JSON; those of the newer river replace two and are counted apart.
#[must_use]
pub fn tiles_json() -> Value {
    let (instead, tiles): (Vec<&Kind>, Vec<&Kind>) =
        kinds().iter().partition(|kind| kind.set == Set::ThirdRiver);
    let total: u32 = tiles.iter().map(|kind| u32::from(kind.count)).sum();
    let list = |kinds: &[&Kind]| kinds.iter().map(|kind| facts(kind)).collect::<Vec<_>>();
    json!({ "tiles": list(&tiles), "instead": list(&instead), "total": total })
}

/// What is left of each kind in play.
#[must_use]
pub fn left(texts: &Texts, left: &[Left], oddities: &[Oddity]) -> Page {
    let (count, total) = sums(left);
    let what = [("count", count.into()), ("total", total.into())];
    let mut page = Page(vec![Block::Title {
        text: texts.say("fortress-tiles"),
        what: texts.say_with("fortress-tiles-left", &what),
        kind: None,
    }]);
    page.0.extend(too_many(texts, oddities).map(Block::Note));
    let gone = gone(left).join(", ");
    if !gone.is_empty() {
        let shapes = [("shapes", (&gone).into())];
        page.0
            .push(Block::Note(texts.say_with("fortress-tiles-gone", &shapes)));
    }
    let river = left.iter().any(|one| one.kind.set != Set::Land);
    for (heading, land) in [
        ("fortress-tiles-land", true),
        ("fortress-tiles-river", false),
    ] {
        if land || river {
            let of = left
                .iter()
                .filter(|one| (one.kind.set == Set::Land) == land);
            let rows = of
                .map(|one| row(texts, one.kind, &[one.left, one.of]))
                .collect();
            page.0.push(Block::Heading(texts.say(heading)));
            page.0
                .push(table(texts, &["column-left", "column-count"], rows));
        }
    }
    let mut notes = vec![texts.say("fortress-tiles-sides")];
    if river {
        notes.push(texts.say("fortress-tiles-start"));
    }
    notes.push(texts.say("fortress-tiles-unknown"));
    page.0.push(Block::Text(notes.join("\n")));
    page
}

/// The same in JSON.
#[must_use]
pub fn left_json(texts: &Texts, left: &[Left], oddities: &[Oddity]) -> Value {
    let (count, total) = sums(left);
    let tiles: Vec<Value> = left
        .iter()
        .map(|one| {
            let mut tile = facts(one.kind);
            tile["left"] = one.left.into();
            tile
        })
        .collect();
    let warnings: Vec<Value> = too_many(texts, oddities)
        .map(|message| json!({ "id": "too-many-tiles", "message": message }))
        .collect();
    json!({
        "tiles": tiles,
        "total": total,
        "left": count,
        "gone": gone(left),
        "warnings": warnings,
    })
}

/// More tiles of a kind on the board than the box holds: then another kind is told too many left.
fn too_many(texts: &Texts, oddities: &[Oddity]) -> impl Iterator<Item = String> {
    oddities.iter().filter_map(|oddity| match oddity {
        Oddity::TooMany { kind, count } => {
            let values = [("kind", (*kind).into()), ("count", (*count).into())];
            Some(texts.say_with("warning-too-many-tiles", &values))
        }
        _ => None,
    })
}

/// How many are left, and of how many.
fn sums(left: &[Left]) -> (usize, usize) {
    (
        left.iter().map(|one| one.left).sum(),
        left.iter().map(|one| one.of).sum(),
    )
}

/// The sides of which no tile is left, in any kind and turn.
fn gone(left: &[Left]) -> Vec<String> {
    let mut gone: Vec<String> = Vec::new();
    for one in left {
        let mut alike = left
            .iter()
            .filter(|other| other.kind.shape() == one.kind.shape());
        let shape = one.kind.letters(0);
        if alike.clone().all(|other| other.left == 0)
            && alike
                .next()
                .is_some_and(|first| first.kind.id == one.kind.id)
        {
            gone.push(shape);
        }
    }
    gone
}

fn facts(kind: &Kind) -> Value {
    json!({
        "id": kind.id,
        "set": kind.set.id(),
        "count": kind.count,
        "edges": kind.letters(0),
        "shields": kind.shields(),
        "monastery": kind.monastery,
    })
}

fn row(texts: &Texts, kind: &Kind, numbers: &[usize]) -> Row {
    let mut cells = vec![kind.id.to_owned()];
    cells.extend(numbers.iter().map(usize::to_string));
    cells.extend([kind.code(), texts.say(&format!("tile-{}", kind.id))]);
    Row { cells, kind: None }
}

fn table(texts: &Texts, numbers: &[&str], rows: Vec<Row>) -> Block {
    let header = [&["column-tile"], numbers, &["column-sides", "column-shows"]].concat();
    Block::Table {
        header: header.iter().map(|id| texts.say(id)).collect(),
        rows,
        wraps: true,
        spare: &[],
    }
}
