//! `citadels score`: the final score, from a file, from lines, or by questions.

mod faults;
pub mod file;
mod interview;
mod line;
pub mod names;
mod questions;
pub mod save;

pub use faults::warnings;

use super::args::{Format, ScoreArgs};
use super::deck::file::is_named_like_one;
use super::{Answer, Context};
use crate::failure::{Failure, Fault};
use crate::library;
use crate::rules::card::Card;
use crate::rules::city::{Pardon, Table, TableClaim};
use crate::rules::edition::Edition;
use crate::rules::score::{Outcome, outcome};
use crate::view::score as view;
use crate::view::{Page, score_file};
use serde_json::Value;
use std::path::Path;

/// A finished game as it came in, before the rules looked at it.
pub struct Claimed {
    pub edition: Edition,
    /// What the deck was called.
    pub deck: Option<String>,
    /// All its cards.
    pub cards: Vec<Card>,
    pub claim: TableClaim,
    /// What could not be read, each with its place.
    pub faults: Vec<Fault>,
    pub door: Door,
}

/// Where it came from: faults name the place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    File,
    Lines,
    Interview,
}

/// A finished game, checked and counted.
pub struct Counted {
    pub table: Table,
    pub outcome: Outcome,
    pub claim: TableClaim,
    pub deck: Option<String>,
    /// The cards that were played with, as far as they are known.
    pub cards: Vec<Card>,
}

pub fn run(context: &mut Context<'_>, args: &ScoreArgs) -> Result<Answer, Failure> {
    if args.template {
        return Ok(Answer::Text(score_file::template(
            context.texts,
            context.edition(),
        )));
    }
    let date = save::date(context, &args.play)?;
    let (counted, wants_saving) = if args.tables.is_empty() {
        if context.ask.is_none() {
            return Err(context.nothing_to_ask("error-score-input"));
        }
        interview::run(context, args)?
    } else {
        let mut claimed = match files(&args.tables) {
            0 => line::read(context, &args.tables),
            1 if args.tables.len() == 1 => file::read(context, &args.tables[0])?,
            _ => {
                let fault = Fault::told("usage", context.texts, "error-score-files", &[]);
                return Err(Failure::usage(fault));
            }
        };
        // What is typed now beats what a file says.
        claimed.claim.complete_at = args.complete_at.or(claimed.claim.complete_at);
        (count(context, claimed, &args.allow)?, args.play.save)
    };
    let append = || save::append(context, &args.play, &counted, &date, "citadels");
    let saved = wants_saving.then(append).transpose()?;
    Ok(match context.format {
        Format::Json => Answer::Json(json(context, &counted, None, saved)),
        _ => Answer::Page(page(context, &counted, None, saved)),
    })
}

/// The score as a page; with the verdict, if something else than the points decided.
pub fn page(
    context: &Context<'_>,
    counted: &Counted,
    verdict: Option<String>,
    saved: Option<u64>,
) -> Page {
    let Counted { table, outcome, .. } = counted;
    let warnings = &warnings(context, table, outcome);
    let texts = context.texts;
    let width = if context.format == Format::Markdown {
        usize::MAX
    } else {
        context.canvas.width
    };
    view::Shown {
        texts,
        table,
        outcome,
        warnings,
        verdict,
        saved,
    }
    .page(width)
}

/// The same as JSON.
pub fn json(
    context: &Context<'_>,
    counted: &Counted,
    verdict: Option<String>,
    saved: Option<u64>,
) -> Value {
    let Counted { table, outcome, .. } = counted;
    let warnings = &warnings(context, table, outcome);
    view::Shown {
        texts: context.texts,
        table,
        outcome,
        warnings,
        verdict,
        saved,
    }
    .json()
}

/// How many of the arguments are files: `-`, an existing file, or a name that ends like one.
fn files(tables: &[String]) -> usize {
    let is_file = |table: &&String| {
        // Without a colon it is no line: then it is meant as a file.
        let alone = tables.len() == 1 && !table.contains(':');
        table.as_str() == "-"
            || alone
            || is_named_like_one(table)
            || Path::new(table.as_str()).is_file()
    };
    tables.iter().filter(is_file).count()
}

/// Checks a claim against the rules and counts it; or every fault, also those of the reading.
pub fn count(
    context: &Context<'_>,
    claimed: Claimed,
    pardons: &[Pardon],
) -> Result<Counted, Failure> {
    let Claimed {
        edition,
        deck,
        cards,
        claim,
        mut faults,
        door,
    } = claimed;
    let supply = library::supply(edition);
    match claim.check(&supply, pardons) {
        Ok(table) if faults.is_empty() => {
            let outcome = outcome(&table);
            Ok(Counted {
                table,
                outcome,
                claim,
                deck,
                cards,
            })
        }
        Ok(_) => Err(Failure::no(faults)),
        Err(broken) => {
            // What could not be read may be what is missing.
            let unreadable = !faults.is_empty();
            faults.extend(
                broken
                    .iter()
                    .filter(|fault| !unreadable || !faults::may_be_missing(&claim, fault))
                    .map(|fault| faults::told(context, edition, door, &claim, fault)),
            );
            Err(Failure::no(faults))
        }
    }
}
