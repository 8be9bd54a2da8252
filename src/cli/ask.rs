//! `citadels ask`: a question in a sentence.

use super::args::AskArgs;
use super::{Answer, Context};
use crate::desk::ask::{Request, answer};
use crate::terminal::drive::Stop;
use crate::view;

pub fn run(context: &Context<'_>, args: &AskArgs) -> Result<Answer, Stop> {
    let words = args.words.join(" ");
    let answer = answer(&context.desk(), &Request { words })?;
    let page = context.answer(&answer, view::ask::page);
    Ok(match answer.fault {
        Some(fault) => Answer::No(Box::new(page), fault.into()),
        None => page,
    })
}
