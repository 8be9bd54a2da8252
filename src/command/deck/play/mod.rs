//! `deck play`: a whole game played by the program, every move of gold and cards written down.

pub mod page;
pub mod recorder;

use crate::app::{App, TableWish, limits};
use crate::command::args::Format;
use crate::command::deck::play::recorder::{Position, Recorder, Round};
use crate::command::score::counted::{Counted, count};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, checked, typed};
use crate::files::log::Game as Kind;
use crate::files::read::deck::{TableDeck, code_of};
use crate::files::read::score::Claimed;
use crate::files::read::seed::Seed;
use crate::library::{edition_name, supply};
use crate::rules::card::Character;
use crate::rules::city::Allow;
use crate::rules::deck::Change;
use crate::rules::edition::Edition;
use crate::rules::play::{Actions, Bot, Game, State};
use crate::rules::table::{Players, Seat};
use crate::terminal::drive::Stop;
use crate::{fault, say};
use clap::Args;
use serde::Serialize;
use std::ops::Not;
use strum::IntoEnumIterator;

#[derive(Debug, Args)]
pub struct Request {
    pub deck: Option<String>,
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub seats: Option<String>,
    /// A few lines for each round.
    #[arg(long)]
    pub short: bool,
}

/// At tonight's table if nothing else is said.
pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let wish = cli.table_wish(TableWish {
        players: request.players,
        deck: request.deck.clone(),
        characters: request.characters,
    });
    let found = cli.table_deck(wish)?;
    let answer = answer(&cli.app(), &found, request, &|seat| match cli.format {
        Format::Json => seat.number().to_string(),
        _ => say!(cli.texts, "draft-player", player = seat.number()),
    })?;
    let name = found.origin.name(cli.texts.lang());
    Ok(cli.answer(&answer, |texts, answer| {
        page::page(texts, answer, name, request.short)
    }))
}

#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    pub players: Players,
    /// By rank.
    pub characters: Vec<Character>,
    /// Its code.
    pub deck: String,
    pub seed: Seed,
    /// Who plays, by seat.
    pub seats: Vec<Bot>,
    /// After the deal.
    pub start: Position,
    pub rounds: Vec<Round>,
    pub score: Counted,
    /// No city was complete after as many rounds as anyone waits for.
    #[serde(skip_serializing_if = "Not::not")]
    pub stalled: bool,
    /// Changes to an official list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
}

/// One game with this deck; the score calls the players by these names.
///
/// # Errors
///
/// The deck is of an edition that the program can't play, or the seed or the seats are invalid.
pub fn answer(
    app: &App<'_>,
    found: &TableDeck,
    request: &Request,
    name: &dyn Fn(Seat) -> String,
) -> Result<Answer, Faults> {
    let deck = &found.deck;
    is_played(deck.edition)?;
    let seats = read_seats(request.seats.as_deref(), deck.players)?;
    let seed = app.seed(request.seed.as_deref())?;
    let game = Game::new(deck, &supply(deck.edition));
    let mut chance = seed.chance();
    let mut state = State::deal(&game, Seat::FIRST, &mut chance);
    let mut recorder = Recorder::new(&state);
    let start = recorder.position.clone();
    state.begin(&mut chance, &mut recorder);
    state.go_on(&seats, &mut Actions::new(), &mut chance, &mut recorder);
    Ok(Answer {
        edition: deck.edition,
        players: deck.players,
        characters: deck.characters.clone(),
        deck: code_of(deck),
        seed,
        seats,
        start,
        rounds: recorder.rounds,
        score: score(app, &state, name)?,
        stalled: state.is_stalled(),
        changes: found.changes.clone(),
    })
}

/// The score as `score` counts it.
fn score(
    app: &App<'_>,
    state: &State<'_>,
    name: &dyn Fn(Seat) -> String,
) -> Result<Counted, Faults> {
    let mut table = state.claim();
    for (player, seat) in table.players.iter_mut().zip(state.game.players.seats()) {
        player.name = name(seat);
    }
    // The Diplomat may have given away what completed his city.
    let allowed = [Allow::FirstNotComplete, Allow::FirstMissing];
    let claimed = Claimed::asked(Edition::E2016, table);
    count(app, Kind::Citadels, &claimed, &allowed, None)
}

/// # Errors
///
/// The program can't play decks of this edition.
pub(super) fn is_played(edition: Edition) -> Result<(), Fault> {
    if edition == Edition::E2016 {
        return Ok(());
    }
    let edition = edition_name(edition);
    Err(fault!(BadValue, "error-play-edition", edition))
}

/// Who plays: one for all, or one for each seat, separated by commas.
///
/// # Errors
///
/// Everyone who is not known; too many or too few.
pub fn read_seats(given: Option<&str>, players: Players) -> Result<Vec<Bot>, Faults> {
    let Some(given) = given else {
        return Ok(vec![Bot::default(); players.count()]);
    };
    let (mut bots, mut faults) = (Vec::new(), Faults::default());
    for name in given.split(',').map(str::trim) {
        if let Ok(bot) = name.to_lowercase().parse() {
            bots.push(bot);
        } else {
            let known = Bot::iter().map(<&str>::from).collect::<Vec<_>>().join(", ");
            let fault = fault!(BadValue, "error-seats-unknown", name = typed(name), known);
            faults.push(fault.at("--seats"));
        }
    }
    match *checked(&bots, faults)?.as_slice() {
        [all] => Ok(vec![all; players.count()]),
        _ if bots.len() == players.count() => Ok(bots),
        _ => {
            let fault = fault!(BadValue, "error-seats-count", count = bots.len(), players);
            Err(fault.at("--seats").into())
        }
    }
}
