//! `draft table`, the discard table; `draft deal`, one round dealt by the program.

use crate::app::{App, TableWish, limits};
use crate::command::table::{TableArgs, pass};
use crate::command::{Cli, Outcome};
use crate::fault::Faults;
use crate::files::read::deck::{TableDeck, rows};
use crate::files::read::seed::Seed;
use crate::library::decks::cast;
use crate::library::{RulingWords, TopicId, edition_name};
use crate::page::{Block, Line, Page};
use crate::rules::card::Character;
use crate::rules::deck::Change;
use crate::rules::draft::{Action, Row, Step, deal};
use crate::rules::edition::{Edition, First};
use crate::rules::ruling::Standing;
use crate::rules::table::{Players, Seat};
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::wording::card::with_edition;
use crate::wording::columns::{self, column, numbers};
use crate::wording::table::{cards, changes, points, returned};
use crate::{args, family, id, library, say};
use clap::{Args, Subcommand};
use serde::Serialize;

#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum Request {
    Table(TablesRequest),
    Deal(DealRequest),
    Pass(pass::Request),
}

#[derive(Debug, Args)]
pub struct TablesRequest {
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
}

#[derive(Debug, Args)]
pub struct DealRequest {
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub reveal: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    match request {
        Request::Table(request) => {
            let wish = cli.table_wish(TableWish {
                players: request.players,
                deck: None,
                characters: request.characters,
            });
            let asked = TablesRequest {
                players: wish.players,
                characters: wish.characters.or(cli.taken.characters),
            };
            let answer = tables(&cli.app(), &asked)?;
            let page = |texts: &_, answer: &_| tables_page(texts, answer, asked.players.is_some());
            Ok(cli.answer(&answer, page))
        }
        Request::Deal(request) => {
            let wish = cli.table_wish(&request.table);
            let answer = cli.for_players(wish, |app, wish| answer(app, wish, request))?;
            Ok(cli.answer(&answer, page))
        }
        Request::Pass(request) => pass::run(cli, request),
    }
}

/// The discard table of an edition, complete or filtered.
#[derive(Debug, Serialize)]
pub struct Tables {
    pub edition: Edition,
    pub rows: Vec<RowSteps>,
}

/// A row with its steps.
#[derive(Debug, Serialize)]
pub struct RowSteps {
    #[serde(flatten)]
    pub row: Row,
    face_down: u8,
    pub steps: Vec<Step>,
}

/// # Errors
///
/// The rulebook has no table for this many players and characters.
pub fn tables(app: &App<'_>, request: &TablesRequest) -> Result<Tables, Faults> {
    let (edition, characters) = (app.edition(), request.characters);
    limits::CHARACTERS.check(characters)?;
    let is_asked = |row: &&Row| characters.is_none_or(|count| count == row.characters);
    let rows: Vec<&Row> = match request.players {
        Some(players) => rows(edition, players, characters)?,
        None => edition.rulebook().draft.iter().filter(is_asked).collect(),
    };
    let told = |row: &Row| RowSteps {
        row: *row,
        face_down: 1,
        steps: row.steps(),
    };
    Ok(Tables {
        edition,
        rows: rows.into_iter().map(told).collect(),
    })
}

/// With `is_narrowed`, a player count was given.
pub fn tables_page(texts: &Texts, answer: &Tables, is_narrowed: bool) -> Page {
    let edition = answer.edition;
    let rows = || answer.rows.iter().map(|told| told.row);
    let mut page = Page::new(vec![
        Block::title(say!(texts, "draft-title"), texts.say(edition_name(edition))),
        overview(texts, &answer.rows),
    ]);
    if rows().any(|row| row.last_takes_first()) {
        page.push(Block::Text(say!(texts, "draft-last").into()));
    }
    if let Some(row) = rows().find(|row| row.face_up > 0) {
        let order = match row.first {
            First::FaceUp => say!(texts, "draft-order-face-up"),
            First::FaceDown => say!(texts, "draft-order-face-down"),
        };
        // The order of the two is our interpretation of the rulebook, which leaves it open.
        let readings = library::rulings()
            .iter()
            .filter(|one| one.topic() == Some(TopicId::SELECTION))
            .filter(|one| one.standing == Standing::Reading && one.editions.contains(&edition))
            .filter(|one| rows().any(|row| one.matters_for(row.players)));
        let notes = [order, say!(texts, "draft-rank-four")].into_iter();
        // The statement, without the yes or no to a question that is not on the page.
        page.extend(points(
            notes.chain(readings.map(|one| one.statement(texts))),
        ));
    }
    if !is_narrowed {
        let edition = with_edition("", edition);
        page.push(Block::Text(say!(texts, "draft-hint", edition).into()));
    }
    // From four players on, the order is obvious; it is spelled out if requested.
    // With 8 or 9 characters they may be the same.
    let is_same = |one: &RowSteps, next: &RowSteps| {
        one.row.players == next.row.players && one.steps == next.steps
    };
    for same in answer.rows.chunk_by(is_same) {
        let RowSteps {
            row, steps: told, ..
        } = &same[0];
        if is_narrowed || row.players <= Players::Three {
            let heading = match same {
                [_] => what(texts, row.players, row.characters),
                _ => say!(texts, "tonight-taken-players", count = row.players).into(),
            };
            page.push(Block::Heading(heading));
            page.push(steps(texts, told, |_| None));
        }
    }
    page
}

#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
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

/// # Errors
///
/// There is no such deck for this many players, or the seed is invalid.
pub fn answer(app: &App<'_>, wish: &TableWish, request: &DealRequest) -> Result<Answer, Faults> {
    let TableDeck { deck, changes, .. } = app.at_table(wish)?;
    let seed = app.seed(request.seed.as_deref())?;
    let cast = cast(&deck);
    let row = cast.row();
    let dealt = deal(&cast, &mut seed.chance());
    Ok(Answer {
        edition: cast.edition,
        players: row.players,
        characters: row.characters,
        seed,
        face_up: dealt.face_up,
        returned: dealt.returned,
        face_down: 1,
        hidden: request.reveal.then_some([dealt.face_down]),
        steps: row.steps(),
        changes,
    })
}

family!(step_message(Action) = "draft-step-");

fn overview(texts: &Texts, rows: &[RowSteps]) -> Block {
    let table = |[players, characters, face_up, face_down, from]: [Id; 5], between: &str| {
        let rows = rows.iter().map(|told| {
            let row = told.row;
            let star = if row.last_takes_first() { "*" } else { "" };
            let keeps = told.steps.iter().filter(|step| step.action == Action::Keep);
            let from: Vec<String> = keeps.map(|step| step.from.to_string()).collect();
            columns::row([
                format!("{}{star}", row.players),
                row.characters.to_string(),
                row.face_up.to_string(),
                "1".to_owned(),
                from.join(between),
            ])
        });
        let columns = vec![
            column(texts, players),
            numbers(texts, characters),
            numbers(texts, face_up),
            numbers(texts, face_down),
            column(texts, from),
        ];
        vec![Block::table(columns, rows)]
    };
    let long = [
        id!("column-players"),
        id!("column-characters"),
        id!("column-face-up"),
        id!("column-face-down"),
        id!("column-from"),
    ];
    let short = [
        id!("short-players"),
        id!("short-characters"),
        id!("short-face-up"),
        id!("short-face-down"),
        id!("short-from"),
    ];
    Block::Stack {
        needs: 76,
        wide: table(long, ", "),
        narrow: table(short, " "),
    }
}

/// `5 players, 8 characters`.
fn what(texts: &Texts, players: Players, characters: u8) -> Line {
    say!(texts, "draft-what", players, characters).into()
}

/// Who does what, in order; players without a name are counted from the one with the crown.
pub fn steps(texts: &Texts, steps: &[Step], name: impl Fn(Seat) -> Option<String>) -> Block {
    let said = steps.iter().zip(1..).map(|(step, place)| {
        let player = step.seat.number();
        let who = name(step.seat).unwrap_or_else(|| {
            if step.seat == Seat::FIRST {
                say!(texts, "draft-player-crown", player)
            } else {
                say!(texts, "draft-player", player)
            }
        });
        let step = texts.say_with(step_message(step.action), args![who, count = step.from]);
        (format!("{place:>2}").into(), step.into())
    });
    Block::Facts(said.collect())
}

/// A deal; the face-down card only if requested.
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let edition = answer.edition;
    let draft = &edition.rulebook().draft;
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
    // It is the same in all tables of an edition.
    if draft.iter().any(|row| row.first == First::FaceDown) {
        facts.reverse();
    }
    let seed = crate::fault::quoted(&answer.seed.to_string());
    facts.push((say!(texts, "deck-seed").into(), seed.into()));
    let what = what(texts, answer.players, answer.characters);
    let mut page = Page::new(vec![
        Block::title(say!(texts, "deal-title"), what),
        Block::Facts(facts),
    ]);
    let back = answer.returned.first();
    page.extend(back.map(|&card| returned(texts, edition, card)));
    page.push(steps(texts, &answer.steps, |_| None));
    page.with_notes(changes(texts, edition, &answer.changes))
}
