//! `citadels search`: full text over cards, rulings, rules and terms.

use super::{Cli, Outcome};
use crate::desk::search::{Request, answer};
use crate::terminal::drive::Stop;
use crate::view;

pub fn run(context: &Cli<'_>, words: &[String], all: bool) -> Result<Outcome, Stop> {
    let words = words.join(" ");
    let answer = answer(&context.desk(), &Request { words, all })?;
    Ok(context.answer(&answer, view::search::page))
}
