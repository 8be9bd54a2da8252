//! `citadels card`: one card's page. Also the card picker.

use super::{Answer, Context};
use crate::desk::card::{Request, answer};
use crate::fault::Fault;
use crate::input::name;
use crate::library::fold::{alphabetical, fold};
use crate::library::nearest_printing;
use crate::rules::card::Card;
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::view::flow::card_fit;
use crate::{fault, say, view};

pub fn run(context: &mut Context<'_>, words: &[String], full: bool) -> Result<Answer, Stop> {
    let card = if words.is_empty() {
        let question = say!(context.texts, "ask-card");
        let picked = pick(
            context,
            &question,
            fault!(Usage, "error-card-missing"),
            None,
        )?;
        picked.expect("there is no choice without a card")
    } else {
        name::card_of_words(words, context.texts.lang(), context.edition())?
    };
    let typed = words.join(" ");
    let answer = answer(&context.desk(), &Request { card, typed, full });
    Ok(context.answer(&answer, view::card::page))
}

/// Lets the user pick a card; names in any language filter the list. With `none`, the first choice
/// is no card.
pub fn pick(
    context: &mut Context<'_>,
    question: &str,
    missing: Fault,
    none: Option<String>,
) -> Result<Option<Card>, Stop> {
    let (texts, edition) = (context.texts, context.edition());
    let mut cards: Vec<Card> = Card::all().collect();
    cards.sort_by_cached_key(|card| {
        let printing = nearest_printing(card, edition);
        let name = alphabetical(printing.name(texts.lang()), texts.lang());
        // Characters come first.
        let rank = printing.rank;
        (rank.is_none(), rank, printing.kind, name)
    });
    let before = usize::from(none.is_some());
    let labels = cards.iter().map(|card| {
        let printing = nearest_printing(card, edition);
        view::card::choice(texts, printing)
    });
    let choices: Vec<String> = none.into_iter().chain(labels).collect();
    let fits = |typed: &str, choice: usize| match choice.checked_sub(before) {
        None => Fit::plain(fold(typed).is_empty()),
        Some(place) => {
            let is_label = || Fit::plain(fold(&choices[choice]).starts_with(&fold(typed)));
            card_fit(cards[place], typed, texts.lang(), edition).or_else(is_label)
        }
    };
    let missing = Stop::from(missing);
    let choice = context.pick(question, &choices, &fits, missing)?;
    Ok(choice.checked_sub(before).map(|place| cards[place]))
}
