//! Who sits at the table: named by a flag, or asked for once.

use super::Context;
use super::args::{SeatArgs, TableArgs};
use super::deck::read;
use crate::failure::{Failure, Fault, USAGE, quoted};
use crate::rules::table::{Players, Seat};

/// The names given, and the deck for so many; on a terminal the number of players is asked for
/// where nothing says it.
pub fn table(
    context: &mut Context<'_>,
    table: &TableArgs,
    seats: &SeatArgs,
) -> Result<(Option<Vec<String>>, read::Playable), Failure> {
    let given = seats
        .names
        .as_deref()
        .map(|names| given(context, names))
        .transpose()?;
    let counted = given.as_ref().and_then(|names| Players::of(names.len()));
    let mut args = TableArgs {
        players: table.players.or(counted),
        deck: table.deck.clone(),
        characters: table.characters,
    };
    let playable = match read::at_table(context, &args) {
        Err(missing)
            if args.players.is_none() && missing.exit == USAGE && context.ask.is_some() =>
        {
            args.players = Some(context.ask_players(missing)?);
            read::at_table(context, &args)?
        }
        other => other?,
    };
    if let Some(names) = &given {
        fit(context, names, playable.deck.players)?;
    }
    Ok((given, playable))
}

fn fit(context: &Context<'_>, names: &[String], players: Players) -> Result<(), Failure> {
    if names.len() == players.count() {
        return Ok(());
    }
    let values = [("count", names.len().into()), ("players", players.into())];
    let fault = Fault::told("bad-value", context.texts, "error-names-count", &values);
    Err(Failure::no(vec![fault.at("--names")]))
}

/// The longest name that is taken.
const LONGEST: usize = 30;

/// The names of `--names`, the crowned player's first; or every fault in them.
fn given(context: &Context<'_>, names: &str) -> Result<Vec<String>, Failure> {
    let names: Vec<String> = names
        .split(',')
        .map(|name| name.trim().to_owned())
        .collect();
    let mut faults: Vec<Fault> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        faults.extend(wrong(context, name, &names[..place]).map(|fault| fault.at("--names")));
    }
    if Players::of(names.len()).is_none() {
        let values = [("count", names.len().into())];
        let fault = Fault::told("player-count", context.texts, "error-names-few", &values);
        faults.push(fault.at("--names"));
    }
    if faults.is_empty() {
        Ok(names)
    } else {
        Err(Failure::no(faults))
    }
}

/// What is wrong with a name beside these.
pub fn wrong(context: &Context<'_>, name: &str, others: &[String]) -> Option<Fault> {
    let shown = quoted(name);
    let values = [("name", (&shown).into())];
    if name.is_empty() || name.chars().count() > LONGEST || shown != name {
        return Some(Fault::told(
            "bad-name",
            context.texts,
            "error-player-name",
            &values,
        ));
    }
    let same = others
        .iter()
        .any(|other| other.to_lowercase() == name.to_lowercase());
    same.then(|| Fault::told("same-name", context.texts, "error-same-name", &values))
}

/// The names for so many players, as they are answered.
pub fn asked(context: &mut Context<'_>, players: Players) -> Result<Vec<String>, Failure> {
    let mut names: Vec<String> = Vec::new();
    let mut complaint = None;
    while names.len() < players.count() {
        let question = match names.last() {
            None => context.say("ask-name-first"),
            Some(last) => context
                .texts
                .say_with("ask-name-next", &[("name", last.into())]),
        };
        let usual = unnamed(context, Seat::new(names.len()));
        let help = context
            .texts
            .say_with("ask-help-name", &[("name", (&usual).into())]);
        let help = complaint.take().unwrap_or(help);
        let typed = context.line(&question, &help)?;
        let name = if typed.is_empty() { usual } else { typed };
        match wrong(context, &name, &names) {
            Some(fault) => complaint = Some(format!("{} {}", fault.message, fault.advice)),
            None => names.push(name),
        }
    }
    Ok(names)
}

/// `Player 1` and so on, for those who gave no name.
pub fn unnamed(context: &Context<'_>, seat: Seat) -> String {
    context
        .texts
        .say_with("draft-player", &[("player", seat.number().into())])
}
