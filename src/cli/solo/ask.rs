//! Districts by a few letters, and numbers, asked below the page of the moment.

use super::super::{Context, card};
use crate::failure::Failure;
use crate::library::fold::{alphabetical, fold};
use crate::rules::card::District;
use crate::rules::city::Supply;
use crate::rules::solo::game::{Game, MOST_GOLD};
use crate::view::{Canvas, Page};

/// What came of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked<T> {
    /// This.
    One(T),
    /// That is all.
    Done,
    /// The last answer is taken back.
    Back,
    /// Not now.
    Cancelled,
}

/// How a district is asked for.
pub struct Question<'a> {
    pub page: &'a Page,
    pub asked: String,
    /// What to type, if there is something to say about it.
    pub help: Option<&'a str>,
    /// The label of the choice that ends a list, if one can be ended.
    pub done: Option<&'a str>,
}

/// The districts of which the deck still has one, by name.
pub fn left(context: &Context<'_>, supply: &Supply, game: &Game) -> Vec<District> {
    let lang = context.texts.lang();
    let districts = supply.districts().map(|district| district.id);
    let mut ids: Vec<District> = districts.filter(|id| game.left(supply, *id) > 0).collect();
    ids.sort_by_cached_key(|id| alphabetical(&context.card_name(id), lang));
    ids
}

fn set_page(context: &mut Context<'_>, page: &Page) -> Result<(), Failure> {
    let color = context.canvas.color;
    let ask = context.ask.as_deref_mut().ok_or(Failure::left())?;
    let draw = |width| Canvas { width, color }.draw(page);
    ask.set_page(&draw).map_err(|_| Failure::left())
}

/// One of these districts; the first choice is Enter's.
pub fn district(
    context: &mut Context<'_>,
    supply: &Supply,
    ids: &[District],
    question: &Question<'_>,
) -> Result<Picked<District>, Failure> {
    set_page(context, question.page)?;
    let before = usize::from(question.done.is_some());
    let done = question.done.map(|done| format!(". {}", context.say(done)));
    let mut labels: Vec<String> = done.into_iter().collect();
    labels.extend(ids.iter().map(|id| {
        let cost = supply.cost(*id);
        format!("{} {cost}", context.card_name(id))
    }));
    labels.push(format!("< {}", context.say("score-back")));
    let fits = |typed: &str, choice: usize| {
        let (raw, typed) = (typed.trim(), fold(typed));
        match choice.checked_sub(before).and_then(|place| ids.get(place)) {
            Some(id) => !typed.is_empty() && card::fits(id, &typed),
            None if choice < before => raw == ".",
            None => raw == "<",
        }
    };
    let help = context.say(question.help.unwrap_or("solo-help-pick"));
    let ask = context.ask.as_deref_mut().ok_or(Failure::left())?;
    let Ok(choice) = ask.pick(&question.asked, &help, &labels, &fits) else {
        return Ok(Picked::Cancelled);
    };
    Ok(match choice.checked_sub(before) {
        None => Picked::Done,
        Some(place) => ids.get(place).map_or(Picked::Back, |id| Picked::One(*id)),
    })
}

/// How much gold.
pub fn gold(context: &mut Context<'_>, page: &Page) -> Result<Picked<u32>, Failure> {
    let (asked, help) = (context.say("solo-stolen"), context.say("ask-help-number"));
    let help = format!("0–{MOST_GOLD}: {help}");
    loop {
        set_page(context, page)?;
        let ask = context.ask.as_deref_mut().ok_or(Failure::left())?;
        let Ok(typed) = ask.line(&asked, &help) else {
            return Ok(Picked::Cancelled);
        };
        match typed.trim() {
            "<" => return Ok(Picked::Back),
            typed => {
                if let Some(gold) = typed.parse().ok().filter(|gold| *gold <= MOST_GOLD) {
                    return Ok(Picked::One(gold));
                }
            }
        }
    }
}
