//! The score sheet: a row for each player, and the city being typed.

use crate::command::history::plays::Game;
use crate::command::score::counted::Counted;
use crate::command::score::page::verdict_of;
use crate::command::score::sheet::{Item, Said, Scene};
use crate::fault::quoted;
use crate::library::{edition_name, printing};
use crate::page::{Block, Column, Line, Page, Row, Span, Table};
use crate::rules::city::{Built, PlayerClaim};
use crate::rules::edition::Edition;
use crate::rules::table::Seat;
use crate::texts::Texts;
use crate::wording::columns::{column, numbers, spare, wide};
use crate::wording::flow::seat_letter;
use crate::wording::table::card;
use crate::{id, say};

pub fn page(texts: &Texts, scene: &Scene) -> Page {
    let edition = texts.say(edition_name(scene.edition));
    let what = match &scene.counted {
        Some((table, _)) => {
            let count = table.complete_at;
            say!(texts, "score-what", edition, count)
        }
        None => edition,
    };
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "score-title").into(),
        what: what.into(),
    }]);
    // The verdict comes first: it is visible on any screen size.
    if let Some((table, outcome)) = scene.counted.as_ref().filter(|_| scene.is_whole) {
        let counted = Counted::new(texts, Game::Citadels, table, &mut outcome.clone());
        let verdict = verdict_of(texts, &counted);
        page.push(Block::Text(Span::Strong(verdict).into()));
        let warnings = counted.warnings.iter();
        page.extend(warnings.map(|warning| Block::Note(warning.message.as_str().into())));
    }
    if !scene.players.is_empty() {
        page.push(Block::Table(rows(texts, scene)));
    }
    if let Some((seat, said)) = &scene.focus {
        page.push(Block::Text(city(texts, scene, *seat, said)));
    }
    page
}

/// What is known about a player, if anything.
type Known = fn(&PlayerClaim) -> Option<String>;

fn tick(is_there: bool) -> Option<String> {
    is_there.then(|| "✓".to_owned())
}

fn rows(texts: &Texts, scene: &Scene) -> Table {
    let known: [(Column, Known); 6] = [
        (column(texts, id!("score-column-first")), |one| {
            tick(one.first)
        }),
        (column(texts, id!("score-column-crown")), |one| {
            tick(one.crown)
        }),
        (numbers(texts, id!("score-column-rank")), |one| {
            one.rank.map(|rank| rank.to_string())
        }),
        (numbers(texts, id!("score-column-gold")), |one| {
            one.gold.map(|count| count.to_string())
        }),
        (numbers(texts, id!("score-column-hand")), |one| {
            one.hand.map(|count| count.to_string())
        }),
        (numbers(texts, id!("score-column-museum")), |one| {
            (one.museum > 0).then(|| one.museum.to_string())
        }),
    ];
    // Only columns with known values.
    let known = known.into_iter().filter(|(_, of)| {
        let mut players = scene.players.iter();
        players.any(|player| of(player).is_some())
    });
    let (mut columns, known): (Vec<Column>, Vec<Known>) = known.unzip();
    for (place, column) in (1..).zip(&mut columns) {
        *column = spare(place, column.clone());
    }
    let first = [
        Column::default(),
        wide(texts, id!("column-player")),
        numbers(texts, id!("score-column-built")),
    ];
    let last = [
        numbers(texts, id!("score-total")),
        numbers(texts, id!("score-place")),
    ];
    let columns = first.into_iter().chain(columns).chain(last).collect();
    let rows = scene.players.iter().enumerate().map(|(index, player)| {
        let counted = scene.counted.as_ref();
        let is_counted = scene.is_typed[index] || !player.city.is_empty();
        let number = |number: Option<String>| number.filter(|_| is_counted).unwrap_or_default();
        let built = counted
            .map(|(table, _)| format!("{}/{}", table.players[index].size(), table.complete_at));
        let total = counted.map(|(_, outcome)| outcome.sheets[index].total.to_string());
        let place = counted.map(|(_, outcome)| outcome.places[index].to_string());
        let known = known.iter().map(|of| of(player).unwrap_or_default().into());
        let cells = [
            seat_letter(texts, index).into(),
            quoted(&player.name).into(),
            number(built).into(),
        ];
        let last = [
            Span::Strong(number(total)).into(),
            Line::from(number(place)),
        ];
        Row {
            cells: cells.into_iter().chain(known).chain(last).collect(),
            seal: None,
        }
    });
    Table {
        columns,
        rows: rows.collect(),
    }
}

/// Every district with its symbol and cost, and unclear ones with a question mark.
fn city(texts: &Texts, scene: &Scene, seat: Seat, said: &[Said]) -> Line {
    let districts = said.iter().filter_map(|said| match said {
        Said::Item(Item::Built(built)) => Some(district(texts, scene.edition, *built)),
        Said::Item(_) => None,
        Said::Open { typed, .. } => {
            Some(Span::Strong(format!("{}?", glued(&quoted(typed)))).into())
        }
    });
    let name = quoted(&scene.players[seat.index()].name);
    let mut line = Line::from(Span::Strong(say!(texts, "score-city-of", name)));
    line.push(" ");
    line.0.extend(Line::joined(districts, ", ").0);
    line
}

/// Symbol, name and cost stay together.
fn district(texts: &Texts, edition: Edition, built: Built) -> Line {
    let mut name = card(texts, edition, built.card);
    if let Span::Card {
        name,
        seal: Some(seal),
        ..
    } = &mut name
    {
        *name = format!("{}\u{a0}{}", seal.sign, glued(name));
    }
    let cost = printing(built.card, edition).filter(|printing| printing.cost.is_some());
    let cost = cost.map_or(String::new(), |printing| {
        format!("\u{a0}{}", printing.shown_cost())
    });
    let coin = if built.beautified { "+1" } else { "" };
    Line(vec![name, format!("{cost}{coin}").into()])
}

fn glued(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}
