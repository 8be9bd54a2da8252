//! `citadels search`: full text over cards, rulings, rules and terms.

use super::args::SearchArgs;
use super::{Answer, Context};
use crate::desk::search::{Request, answer};
use crate::failure::Failure;
use crate::view;

pub fn run(context: &Context<'_>, args: &SearchArgs) -> Result<Answer, Failure> {
    let words = args.words.join(" ");
    let answer = answer(&context.desk(), &Request { words });
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(context.answer(&answer, view::search::page))
}
