//! `citadels ruling`: the rulings in which cards meet.

use super::card::pick;
use super::{Answer, Context};
use crate::desk::ruling::{Request, answer};
use crate::input::name;
use crate::rules::card::Card;
use crate::terminal::drive::Stop;
use crate::{fault, say, view};

pub fn run(context: &mut Context<'_>, cards: &[String]) -> Result<Answer, Stop> {
    let cards = if cards.is_empty() {
        ask_for_two(context)?
    } else {
        name::cards(cards, context.texts.lang(), context.edition())?
    };
    let answer = answer(&context.desk(), &Request { cards });
    Ok(context.answer(&answer, view::ruling::page))
}

/// Lets the user pick one card, and a second if wanted.
fn ask_for_two(context: &mut Context<'_>) -> Result<Vec<Card>, Stop> {
    let texts = context.texts;
    let missing = fault!(Usage, "error-ruling-missing");
    let one = pick(context, &say!(texts, "ask-card"), missing.clone(), None)?;
    let none = say!(texts, "ask-ruling-none");
    let question = say!(texts, "ask-ruling-second");
    let other = pick(context, &question, missing, Some(none))?;
    let other = other.filter(|_| other != one);
    Ok(one.into_iter().chain(other).collect())
}
