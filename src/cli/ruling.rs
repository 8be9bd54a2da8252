//! `citadels ruling`: rulings about card interactions.

use super::card::pick;
use super::{Answer, Context};
use crate::desk::ruling::{Request, answer};
use crate::fault::Faults;
use crate::input::name;
use crate::language::Language;
use crate::library::search::Query;
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::terminal::drive::Stop;
use crate::{fault, say, view};

pub fn run(context: &mut Context<'_>, cards: &[String]) -> Result<Answer, Stop> {
    let (cards, words) = if cards.is_empty() {
        (ask_for_two(context)?, None)
    } else {
        cards_and_words(cards, context.texts.lang(), context.edition())?
    };
    let answer = answer(&context.desk(), &Request { cards, words });
    Ok(context.answer(&answer, view::ruling::page))
}

/// The cards, and any states or topics: `killed bishop`, `crown king`.
fn cards_and_words(
    typed: &[String],
    lang: Language,
    edition: Edition,
) -> Result<(Vec<Card>, Option<String>), Faults> {
    let faults = match name::cards(typed, lang, edition) {
        Ok(cards) => return Ok((cards, None)),
        Err(faults) => faults,
    };
    let query = Query::new(&typed.join(" "), lang, edition);
    let is_understood = !query.sentence.same.is_empty() || query.sentence.players.is_some();
    if query.sentence.cards.is_empty() || !is_understood || !query.knows_all() {
        return Err(faults);
    }
    Ok((query.sentence.cards, Some(typed.join(" "))))
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
