//! `citadels ask`: a question in a sentence.

use super::{Answer, Context};
use crate::desk::ask::{Request, answer};
use crate::terminal::drive::Stop;
use crate::view;

pub fn run(context: &Context<'_>, words: &[String]) -> Result<Answer, Stop> {
    let words = words.join(" ");
    let answer = answer(&context.desk(), &Request { words });
    let page = context.answer(&answer, view::ask::page);
    Ok(match answer.fault {
        Some(fault) => Answer::No(Box::new(page), fault.into()),
        None => page,
    })
}
