//! The draft: the discard table, and a deal.

use super::card::with_edition;
use super::columns::{self, column, numbers, spare};
use super::table::{cards, changes, returned, ruling};
use crate::desk::{draft_deal, draft_table};
use crate::library::edition_name;
use crate::page::{Block, Line, Page, Table};
use crate::rules::draft::{Action, Row, Step};
use crate::rules::edition::First;
use crate::rules::table::{Players, Seat};
use crate::texts::Texts;
use crate::{args, family, id, say};

family!(step_message(Action) = "draft-step-");

/// The discard table of an edition, complete or filtered.
pub fn table(texts: &Texts, answer: &draft_table::Answer) -> Page {
    let rows = || answer.rows.iter().map(|told| told.row);
    let mut page = Page::new(vec![
        Block::Title {
            text: say!(texts, "draft-title").into(),
            what: texts.say(edition_name(answer.edition)).into(),
        },
        overview(texts, &answer.rows),
    ]);
    if rows().any(|row| row.last_takes_first()) {
        page.push(Block::Text(say!(texts, "draft-last").into()));
    }
    let mut notes: Vec<Line> = Vec::new();
    if let Some(row) = rows().find(|row| row.face_up > 0) {
        let order = match row.first {
            First::FaceUp => say!(texts, "draft-order-face-up"),
            First::FaceDown => say!(texts, "draft-order-face-down"),
        };
        notes.extend([order.into(), say!(texts, "draft-rank-four").into()]);
        // The order of the two is our interpretation of the rulebook.
        notes.extend(answer.readings.iter().map(|one| ruling(texts, one)));
    }
    if !notes.is_empty() {
        page.push(Block::Points {
            source: Line::default(),
            points: notes,
        });
    }
    if !answer.is_narrowed {
        let edition = with_edition("", answer.edition);
        page.push(Block::Text(say!(texts, "draft-hint", edition).into()));
    }
    // From four players on, the order is obvious; it is spelled out if requested.
    for told in &answer.rows {
        if answer.is_narrowed || told.row.players <= Players::Three {
            page.push(Block::Heading(what(texts, told.row)));
            page.push(steps(texts, &told.steps));
        }
    }
    page
}

fn overview(texts: &Texts, rows: &[draft_table::Told]) -> Block {
    let cells = |told: &draft_table::Told| {
        let row = told.row;
        let star = if row.last_takes_first() { "*" } else { "" };
        let keeps = told.steps.iter().filter(|step| step.action == Action::Keep);
        let from: Vec<String> = keeps.map(|step| step.from.to_string()).collect();
        columns::row([
            format!("{}{star}", row.players),
            row.characters.to_string(),
            row.face_up.to_string(),
            "1".to_owned(),
            from.join(", "),
        ])
    };
    Block::Table(Table {
        columns: vec![
            column(texts, id!("column-players")),
            numbers(texts, id!("column-characters")),
            numbers(texts, id!("column-face-up")),
            spare(2, numbers(texts, id!("column-face-down"))),
            spare(1, column(texts, id!("column-from"))),
        ],
        rows: rows.iter().map(cells).collect(),
    })
}

/// `5 players, 8 characters`.
fn what(texts: &Texts, row: Row) -> Line {
    let said = say!(
        texts,
        "draft-what",
        players = row.players,
        characters = row.characters
    );
    said.into()
}

fn steps(texts: &Texts, steps: &[Step]) -> Block {
    let said = steps.iter().zip(1..).map(|(step, place)| {
        let player = step.seat.number();
        let who = if step.seat == Seat::FIRST {
            say!(texts, "draft-player-crown", player)
        } else {
            say!(texts, "draft-player", player)
        };
        let step = texts.say_with(step_message(step.action), args![who, count = step.from]);
        (format!("{place:>2}").into(), step.into())
    });
    Block::Facts(said.collect())
}

/// A deal; the face-down card only if requested.
pub fn deal(texts: &Texts, answer: &draft_deal::Answer) -> Page {
    let (edition, row) = (answer.edition, answer.row);
    let face_up = if answer.face_up.is_empty() {
        say!(texts, "deal-none").into()
    } else {
        cards(texts, edition, &answer.face_up)
    };
    let face_down = match &answer.hidden {
        Some(hidden) => cards(texts, edition, hidden),
        None => say!(texts, "deal-unseen").into(),
    };
    let mut facts: Vec<(Line, Line)> = vec![
        (say!(texts, "deal-face-up").into(), face_up),
        (say!(texts, "deal-face-down").into(), face_down),
    ];
    if row.first == First::FaceDown {
        facts.reverse();
    }
    let seed = crate::fault::quoted(&answer.seed.to_string());
    facts.push((say!(texts, "deck-seed").into(), seed.into()));
    let mut page = Page::new(vec![
        Block::Title {
            text: say!(texts, "deal-title").into(),
            what: what(texts, row),
        },
        Block::Facts(facts),
    ]);
    let back = answer.returned.first();
    page.extend(back.map(|&card| returned(texts, edition, card)));
    page.push(steps(texts, &answer.steps));
    page.with_notes(changes(texts, edition, &answer.changes))
}
