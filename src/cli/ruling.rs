//! `citadels ruling`: rulings about card interactions.

use super::card::pick;
use super::{Cli, Outcome};
use crate::desk::ruling::{Request, answer};
use crate::fault::Faults;
use crate::input::name;
use crate::language::Language;
use crate::library::search::{Query, meaning};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::terminal::drive::Stop;
use crate::{fault, say, view};

pub fn run(context: &mut Cli<'_>, typed: &[String]) -> Result<Outcome, Stop> {
    let request = if typed.is_empty() {
        Request {
            cards: ask_for_two(context)?,
            ..Request::default()
        }
    } else {
        request(typed, context.texts.lang(), context.edition())?
    };
    let answer = answer(&context.desk(), &request);
    Ok(context.answer(&answer, view::ruling::page))
}

/// The cards, and any states or topics: `killed bishop`, `crown king`.
fn request(typed: &[String], lang: Language, edition: Edition) -> Result<Request, Faults> {
    let request = |cards| Request {
        cards,
        typed: typed.join(" "),
        ..Request::default()
    };
    if let Some((cards, states)) = name::cards_and_states(typed, lang, edition) {
        return Ok(Request {
            states,
            ..request(cards)
        });
    }
    let faults = match name::cards(typed, lang, edition) {
        Ok(cards) => return Ok(request(cards)),
        Err(faults) => faults,
    };
    let query = Query::new(&typed.join(" "), lang, edition);
    let is_understood = !query.sentence.same.is_empty() || query.sentence.players.is_some();
    if query.sentence.cards.is_empty() || !is_understood || !query.knows_all() {
        return Err(faults);
    }
    let is_state = |same: &u8| meaning(*same).1;
    let is_topic = !query.sentence.same.iter().all(is_state) || query.sentence.players.is_some();
    Ok(Request {
        words: is_topic.then(|| typed.join(" ")),
        states: name::states(&query).collect(),
        ..request(query.sentence.cards)
    })
}

/// Lets the user pick one card, and a second if wanted.
fn ask_for_two(context: &mut Cli<'_>) -> Result<Vec<Card>, Stop> {
    let texts = context.texts;
    let missing = fault!(Usage, "error-ruling-missing");
    let one = pick(context, &say!(texts, "ask-card"), missing.clone(), None)?;
    let none = say!(texts, "ask-ruling-none");
    let question = say!(texts, "ask-ruling-second");
    let other = pick(context, &question, missing, Some(none))?;
    let other = other.filter(|_| other != one);
    Ok(one.into_iter().chain(other).collect())
}
