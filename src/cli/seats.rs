//! Who sits at the table: named by a flag, or asked for once.

use super::Context;
use crate::catalog::fold::fold;
use crate::failure::{Failure, Fault, quoted};

/// The longest name that is taken.
const LONGEST: usize = 30;

/// The names of `--names`, the crowned player's first; or every fault in them.
pub fn given(context: &Context<'_>, names: &str) -> Result<Vec<String>, Failure> {
    let names: Vec<String> = names.split(',').map(|name| name.trim().to_owned()).collect();
    let mut faults: Vec<Fault> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        faults.extend(wrong(context, name, &names[..place]).map(|fault| fault.at("--names")));
    }
    if !(2..=8).contains(&names.len()) {
        let values = [("count", names.len().into())];
        let fault = Fault::told("player-count", context.texts, "error-names-few", &values);
        faults.push(fault.at("--names"));
    }
    if faults.is_empty() { Ok(names) } else { Err(Failure::no(faults)) }
}

/// What is wrong with a name beside these.
fn wrong(context: &Context<'_>, name: &str, others: &[String]) -> Option<Fault> {
    let shown = quoted(name);
    let values = [("name", (&shown).into())];
    if name.is_empty() || name.chars().count() > LONGEST || shown != name {
        return Some(Fault::told("bad-name", context.texts, "error-player-name", &values));
    }
    let same = others.iter().any(|other| fold(other) == fold(name) && !fold(name).is_empty());
    (same || others.iter().any(|other| other == name))
        .then(|| Fault::told("same-name", context.texts, "error-same-name", &values))
}

/// The names for so many players: those given, else as they are answered.
pub fn names(
    context: &mut Context<'_>,
    given: Option<Vec<String>>,
    players: u8,
) -> Result<Vec<String>, Failure> {
    match given {
        Some(names) if names.len() == usize::from(players) => Ok(names),
        Some(names) => {
            let values = [("count", names.len().into()), ("players", players.into())];
            let fault = Fault::told("bad-value", context.texts, "error-names-count", &values);
            Err(Failure::no(vec![fault.at("--names")]))
        }
        None => asked(context, players),
    }
}

fn asked(context: &mut Context<'_>, players: u8) -> Result<Vec<String>, Failure> {
    let mut names: Vec<String> = Vec::new();
    let mut complaint = None;
    while names.len() < usize::from(players) {
        let question = match names.last() {
            None => context.say("ask-name-first"),
            Some(last) => context.texts.say_with("ask-name-next", &[("name", last.into())]),
        };
        let usual = unnamed(context, names.len());
        let help = context.texts.say_with("ask-help-name", &[("name", (&usual).into())]);
        let help = complaint.take().unwrap_or(help);
        let ask = context.ask.as_deref_mut().ok_or(Failure::left())?;
        let typed = ask.line(&question, &help).map_err(|_| Failure::left())?;
        let name = if typed.trim().is_empty() { usual } else { typed.trim().to_owned() };
        match wrong(context, &name, &names) {
            Some(fault) => complaint = Some(format!("{} {}", fault.message, fault.advice)),
            None => names.push(name),
        }
    }
    Ok(names)
}

/// `Player 1` and so on, for those who gave no name.
pub fn unnamed(context: &Context<'_>, seat: usize) -> String {
    context.texts.say_with("draft-player", &[("player", (seat + 1).into())])
}
