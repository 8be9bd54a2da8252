//! `citadels list`: tables of cards, official lists and rule topics.

use super::args::{ListArgs, What};
use super::{Cli, Outcome, rule};
use crate::desk::list::{Request, answer};
use crate::fault::Fault;
use crate::library::Game;
use crate::terminal::drive::Stop;
use crate::{fault, view};

pub fn run(context: &Cli<'_>, args: &ListArgs) -> Result<Outcome, Stop> {
    let misplaced = misplaced(args);
    if !misplaced.is_empty() {
        return Err(Stop::from(misplaced));
    }
    let ListArgs {
        rank,
        kind,
        cost,
        origin,
        ..
    } = *args;
    let request = match args.what {
        What::Characters => Request::Characters { rank, origin },
        What::Districts => Request::Districts { kind, cost, origin },
        What::Decks => Request::Decks,
        What::Rules => return Ok(rule::page(context, rule::Request::Index(Game::Citadels))),
    };
    let answer = answer(&context.desk(), request);
    Ok(context.answer(&answer, view::list::page))
}

/// A filter with nothing to filter is a mistake, not an empty answer.
fn misplaced(args: &ListArgs) -> Vec<Fault> {
    use What::{Characters, Districts};
    let filters: [(bool, &str, &[What], &str); 4] = [
        (args.rank.is_some(), "--rank", &[Characters], "characters"),
        (args.kind.is_some(), "--type", &[Districts], "districts"),
        (args.cost.is_some(), "--cost", &[Districts], "districts"),
        (
            args.origin.is_some(),
            "--origin",
            &[Characters, Districts],
            "characters, districts",
        ),
    ];
    let misplaced = filters
        .into_iter()
        .filter(|(is_given, _, whats, _)| *is_given && !whats.contains(&args.what));
    misplaced
        .map(|(_, option, _, fits)| fault!(Usage, "error-filter-misplaced", option, fits))
        .collect()
}
