//! `citadels ask`: a question in plain words.

use super::{Answer, Context};
use crate::desk::ask::{Request, answer};
use crate::view;

pub fn run(context: &Context<'_>, words: &[String]) -> Answer {
    let words = words.join(" ");
    let answer = answer(&context.desk(), &Request { words });
    let page = context.answer(&answer, view::ask::page);
    match answer.fault {
        Some(fault) => Answer::No(Box::new(page), fault.into()),
        None => page,
    }
}
