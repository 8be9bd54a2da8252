//! `citadels search`: full text over cards, rulings, rules and terms.

use super::args::SearchArgs;
use super::{Answer, Context};
use crate::desk::search::{Request, answer};
use crate::terminal::drive::Stop;
use crate::view;

pub fn run(context: &Context<'_>, args: &SearchArgs) -> Result<Answer, Stop> {
    let words = args.words.join(" ");
    let answer = answer(
        &context.desk(),
        &Request {
            words,
            all: args.all,
        },
    )?;
    Ok(context.answer(&answer, view::search::page))
}
