//! `deck show`: a deck with its code and its balance report. `deck check`: all violations of the
//! construction rules first.

use crate::app::{App, limits};
use crate::command::deck::measure::kept::quote;
use crate::command::deck::shown::{DeckAnswer, View, page};
use crate::command::{Cli, Outcome};
use crate::fault::Faults;
use crate::files::read::deck::{FittedDeck, Table, players_missing};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::terminal::drive::Stop;
use clap::Args;

#[derive(Debug, Args)]
pub struct Request {
    pub deck: String,
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
    #[arg(long)]
    pub with: Vec<String>,
    #[arg(long)]
    pub why: bool,
    #[arg(long)]
    pub full: bool,
    /// Its code for a phone.
    #[arg(long)]
    pub qr: bool,
}

#[derive(Debug, Args)]
pub struct Check {
    pub deck: String,
    #[arg(short, long)]
    pub players: Option<Players>,
}

pub fn run(cli: &Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let mut view = View::new(cli, request.full);
    view.why = request.why.then(Vec::new);
    view.has_qr = request.qr;
    let table = Table {
        players: request.players,
        characters: request.characters,
        with: &request.with,
    };
    Ok(shown(cli, answer(&cli.app(), &request.deck, &table)?, view))
}

pub fn check(cli: &Cli<'_>, request: &Check) -> Result<Outcome, Stop> {
    let mut view = View::new(cli, true);
    view.is_check = true;
    let table = Table {
        players: request.players,
        ..Table::default()
    };
    let found = answer(&cli.app(), &request.deck, &table)?;
    if found.0.players.is_none() {
        return Err(players_missing().into());
    }
    Ok(shown(cli, found, view))
}

/// A deck that breaks rules is still shown, but the exit code says no.
fn shown(cli: &Cli<'_>, (answer, fitted): (DeckAnswer, FittedDeck), mut view: View) -> Outcome {
    view.origin = fitted.origin.clone();
    let shown = cli.answer(&answer, |texts, answer| page(texts, answer, &view));
    match fitted.faults() {
        faults if faults.is_empty() => shown,
        faults => shown.refused(faults),
    }
}

/// The deck, and what the rules say of it.
///
/// # Errors
///
/// There is no such deck, or it does not meet the request.
pub fn answer(
    app: &App<'_>,
    deck: &str,
    table: &Table<'_>,
) -> Result<(DeckAnswer, FittedDeck), Faults> {
    limits::CHARACTERS.check(table.characters)?;
    let decks = app.decks();
    let fitted = decks.fitted(decks.chosen(deck)?, table)?;
    let played = fitted.deck().filter(|deck| deck.edition == Edition::E2016);
    let mut answer = DeckAnswer::new(app, &fitted);
    answer.measured = played.and_then(|deck| quote(app, deck));
    Ok((answer, fitted))
}
