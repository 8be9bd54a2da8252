//! One round dealt by the program.

use crate::app::{App, TableWish};
use crate::fault::Faults;
use crate::files::read::deck::{TableDeck, rows};
use crate::files::read::seed::Seed;
use crate::library::decks::cast;
use crate::library::{Ruling, TopicId, edition_name};
use crate::page::{Block, Line, Page, Table};
use crate::rules::card::Character;
use crate::rules::deck::Change;
use crate::rules::draft::{Action, Row, Step, deal};
use crate::rules::edition::{Edition, First};
use crate::rules::ruling::Standing;
use crate::rules::table::{Players, Seat};
use crate::texts::Texts;
use crate::wording::card::with_edition;
use crate::wording::columns::{self, column, numbers, spare};
use crate::wording::table::{cards, changes, returned, ruling};
use crate::{args, family, id, library, say};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(skip)]
    pub edition: Edition,
    #[serde(skip)]
    pub row: Row,
    players: Players,
    characters: u8,
    pub seed: Seed,
    pub face_up: Vec<Character>,
    pub returned: Vec<Character>,
    face_down: u8,
    /// The face-down card, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<[Character; 1]>,
    pub steps: Vec<Step>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
}

/// With `is_open`, includes the face-down card.
///
/// # Errors
///
/// There is no such deck for this many players, or the seed is invalid.
pub fn answer(
    app: &App<'_>,
    wish: &TableWish,
    seed: Option<&str>,
    is_open: bool,
) -> Result<Answer, Faults> {
    let TableDeck { deck, changes, .. } = app.at_table(wish)?;
    let seed = app.seed(seed)?;
    let cast = cast(&deck);
    let row = *cast.row();
    let dealt = deal(&cast, &mut seed.chance());
    Ok(Answer {
        edition: cast.edition,
        row,
        players: row.players,
        characters: row.characters,
        seed,
        face_up: dealt.face_up,
        returned: dealt.returned,
        face_down: 1,
        hidden: is_open.then_some([dealt.face_down]),
        steps: row.steps(),
        changes,
    })
}

#[derive(Debug, Serialize)]
pub struct Tables {
    pub edition: Edition,
    pub rows: Vec<Told>,
    /// A player count was given.
    #[serde(skip)]
    pub is_narrowed: bool,
    /// What the rulebook leaves open, and our interpretation.
    #[serde(skip)]
    pub readings: Vec<&'static Ruling>,
}

/// A row with its steps.
#[derive(Debug, Serialize)]
pub struct Told {
    #[serde(flatten)]
    pub row: Row,
    face_down: u8,
    pub steps: Vec<Step>,
}

/// # Errors
///
/// The rulebook has no table for this many players and characters.
pub fn tables(
    app: &App<'_>,
    players: Option<Players>,
    characters: Option<u8>,
) -> Result<Tables, Faults> {
    let edition = app.edition();
    let is_asked = |row: &&Row| characters.is_none_or(|count| count == row.characters);
    let rows: Vec<&Row> = match players {
        Some(players) => rows(edition, players, characters)?,
        None => edition.rulebook().draft.iter().filter(is_asked).collect(),
    };
    let readings = library::rulings()
        .iter()
        .filter(|ruling| ruling.topic() == Some(TopicId::SELECTION))
        .filter(|ruling| ruling.standing == Standing::Reading)
        .filter(|ruling| ruling.editions.contains(&edition))
        .filter(|ruling| rows.iter().any(|row| ruling.matters_for(row.players)));
    Ok(Tables {
        edition,
        is_narrowed: players.is_some(),
        readings: readings.collect(),
        rows: rows.into_iter().copied().map(told).collect(),
    })
}

fn told(row: Row) -> Told {
    Told {
        row,
        face_down: 1,
        steps: row.steps(),
    }
}

family!(step_message(Action) = "draft-step-");

/// The discard table of an edition, complete or filtered.
pub fn table(texts: &Texts, answer: &Tables) -> Page {
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

fn overview(texts: &Texts, rows: &[Told]) -> Block {
    let cells = |told: &Told| {
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
pub fn deal_page(texts: &Texts, answer: &Answer) -> Page {
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
