//! `citadels draft pass` and `citadels call`: rounds on a terminal, until a city is complete.

use super::args::{CallArgs, DraftPassArgs, Format, SeatArgs, TableArgs};
use super::{Answer, Context};
use crate::desk::{Desk, TableWish, score_begun};
use crate::fault::{FaultId, Faults};
use crate::flow::draft::Draft;
use crate::flow::round::{Calling, Seating};
use crate::flow::{Flow, Played, Words};
use crate::input::deck::TableDeck;
use crate::input::{names, seats};
use crate::library::decks::{cast, pool};
use crate::page::Page;
use crate::rules::call::Round;
use crate::rules::chance::Chance;
use crate::rules::deck::code;
use crate::rules::table::{Players, Seat};
use crate::terminal::drive::Stop;
use crate::view::flow::Worder;
use crate::{fault, say, view};

pub fn call(context: &mut Context<'_>, args: &CallArgs) -> Result<Answer, Stop> {
    let (names, wish) = wished(&args.table, &args.seats)?;
    if args.quick {
        let answer = for_players(context, wish, crate::desk::call::answer)?;
        fit(names.as_deref(), answer.players)?;
        return Ok(context.answer(&answer, view::call::page));
    }
    let deck = for_players(context, wish, at_table)?;
    fit(names.as_deref(), deck.deck.players)?;
    if context.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-call-terminal")));
    }
    check_file(&args.seats)?;
    // Who has the crown is known only where the players are.
    let crown = names.is_some().then_some(Seat::FIRST);
    let players = deck.deck.players;
    let unnamed = || players.seats().map(|seat| unnamed(context, seat)).collect();
    let seating = seating(&deck, names.unwrap_or_else(unnamed));
    let round = rounds(context, &seating, Round::first(crown))?;
    Ok(finish(context, &seating, &round, &deck, &args.seats))
}

pub fn draft_pass(context: &mut Context<'_>, args: &DraftPassArgs) -> Result<Answer, Stop> {
    if context.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-pass-terminal")));
    }
    let (names, wish) = wished(&args.table, &args.seats)?;
    let deck = for_players(context, wish, at_table)?;
    fit(names.as_deref(), deck.deck.players)?;
    check_file(&args.seats)?;
    let names = match names {
        Some(names) => names,
        None => ask_names(context, deck.deck.players)?,
    };
    let seating = seating(&deck, names);
    let texts = context.texts;
    let mut chance = Chance::new(&(context.desk.fresh_seed)());
    let mut round = Round::first(Some(Seat::FIRST));
    loop {
        let crown = round.crown.expect("the end of a round asks for it");
        let draft = Draft::new(seating.clone(), crown, round.is_at_start(), chance);
        let page = |scene: &_| view::draft_pass::page(texts, &seating, scene);
        let draft = drive(context, draft, &page)?;
        let ended = rounds(context, &seating, draft.round(&round))?;
        if ended.complete.is_some() {
            return Ok(finish(context, &seating, &ended, &deck, &args.seats));
        }
        chance = draft.chance();
        round = ended.following();
    }
}

fn at_table(desk: &Desk<'_>, wish: &TableWish) -> Result<TableDeck, Faults> {
    desk.at_table(wish)
}

/// The names given, and the table for so many.
fn wished(table: &TableArgs, args: &SeatArgs) -> Result<(Option<Vec<String>>, TableWish), Stop> {
    let names = args.names.as_deref().map(seats::read).transpose()?;
    let mut wish = TableWish::from(table);
    let counted = names.as_ref().and_then(|names| Players::of(names.len()));
    wish.players = wish.players.or(counted);
    Ok((names, wish))
}

fn fit(names: Option<&[String]>, players: Players) -> Result<(), Stop> {
    Ok(names.map_or(Ok(()), |names| seats::fit(names, players))?)
}

/// The answer; on a terminal the number of players is asked for where nothing says it.
fn for_players<T>(
    context: &mut Context<'_>,
    mut wish: TableWish,
    answer: impl Fn(&Desk<'_>, &TableWish) -> Result<T, Faults>,
) -> Result<T, Stop> {
    let mut found = answer(&context.desk(), &wish);
    if let Err(faults) = &found
        && wish.players.is_none()
        && context.ask.is_some()
        && faults.faults.iter().any(|fault| fault.id == FaultId::Usage)
    {
        let missing = Stop::from(faults.clone());
        wish.players = Some(context.ask_players(missing)?);
        found = answer(&context.desk(), &wish);
    }
    found.map_err(Stop::from)
}

fn check_file(args: &SeatArgs) -> Result<(), Stop> {
    let file = args.score.as_deref();
    Ok(file.map_or(Ok(()), |file| score_begun::check(file, args.force))?)
}

fn seating(deck: &TableDeck, names: Vec<String>) -> Seating {
    Seating {
        cast: cast(&deck.deck),
        names,
        changes: deck.changes.clone(),
    }
}

/// `Player 1` and so on, for those who gave no name.
fn unnamed(context: &Context<'_>, seat: Seat) -> String {
    say!(context.texts, "draft-player", player = seat.number())
}

fn ask_names(context: &mut Context<'_>, players: Players) -> Result<Vec<String>, Stop> {
    let texts = context.texts;
    let mut names: Vec<String> = Vec::new();
    let mut refused = None;
    while names.len() < players.count() {
        let question = match names.last() {
            None => say!(texts, "ask-name-first"),
            Some(last) => say!(texts, "ask-name-next", name = last),
        };
        let usual = unnamed(context, Seat::new(names.len()));
        let help = refused.take();
        let help = help.unwrap_or_else(|| say!(texts, "ask-help-name", name = &usual));
        let typed = context.line(&question, &help)?;
        let name = if typed.is_empty() { usual } else { typed };
        match names::check(&name, &names) {
            Ok(()) => names.extend(context.desk().spelled(vec![name])),
            Err(fault) => refused = Some(Worder { texts }.fault(&fault)),
        }
    }
    Ok(names)
}

/// Calls rounds until the last is over, or a selection must come first.
fn rounds(context: &mut Context<'_>, seating: &Seating, round: Round) -> Result<Round, Stop> {
    let texts = context.texts;
    let page = |scene: &_| view::round::page(texts, seating, scene);
    let ended = drive(context, Calling::new(seating.clone(), round), &page)?;
    Ok(ended.round().clone())
}

/// Drives a flow that is not kept.
fn drive<F: Flow>(
    context: &mut Context<'_>,
    start: F,
    page: &dyn Fn(&F::Scene) -> Page,
) -> Result<F, Stop> {
    let mut played = Played::new(start);
    context.drive(&mut played, Stop::Left, page, &mut |_| Ok(()))?;
    Ok(played.now().clone())
}

/// After the last round the score begins.
fn finish(
    context: &Context<'_>,
    seating: &Seating,
    round: &Round,
    deck: &TableDeck,
    args: &SeatArgs,
) -> Answer {
    let request = score_begun::Request {
        seating,
        round,
        complete_at: args.complete_at,
        deck: code::encode(&deck.deck, &pool(deck.deck.edition)),
        file: args.score.clone(),
        is_forced: args.force,
    };
    let begun = score_begun::answer(&context.desk(), request);
    let (is_saved, fault) = match &begun.written {
        Some((_, fault)) => (fault.is_none(), fault.clone()),
        None => (false, None),
    };
    let answer = if is_saved || context.format == Format::Json {
        context.answer(&begun, view::score_begun::page)
    } else {
        Answer::Text(begun.text)
    };
    match fault {
        Some(fault) => Answer::No(Box::new(answer), fault.into()),
        None => answer,
    }
}
