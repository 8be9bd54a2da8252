//! `citadels fortress rule`: a topic of the tile game's rules, a rule by its number, or the list.

use super::super::args::{Format, FortressRuleArgs};
use super::super::shelf::Shelf;
use super::super::{Answer, Context};
use crate::failure::{Failure, Fault, quoted};
use crate::fortress::rules_raw::number;
use crate::library::find::Name;
use crate::library::fold::fold;
use crate::library::fortress::{Topic, TopicId, answering, names, topics};
use crate::view::fortress_rules as view;

pub fn run(context: &mut Context<'_>, args: &FortressRuleArgs) -> Result<Answer, Failure> {
    let typed = args.topic.join(" ");
    if let Some(number) = number(&typed) {
        return by_number(context, &number);
    }
    let topic = if !args.topic.is_empty() {
        find(context, &typed)?
    } else if context.ask.is_some() && context.format != Format::Json {
        pick(context)?
    } else {
        return Ok(match context.format {
            Format::Json => Answer::Json(view::index_json(context.texts)),
            _ => Answer::Page(view::index(context.texts)),
        });
    };
    let rulings: Vec<_> = topic.rulings().collect();
    Ok(match context.format {
        Format::Json => Answer::Json(view::json(context.texts, topic, &rulings)),
        _ => Answer::Page(view::page(context.texts, topic, &rulings)),
    })
}

/// The rule of a number: where it is answered, and nothing else of that page.
fn by_number(context: &Context<'_>, number: &str) -> Result<Answer, Failure> {
    let Some((topic, rulings)) = answering(number) else {
        let shown = quoted(number);
        let values = [("typed", (&shown).into())];
        let message = "error-unknown-fortress-topic-none";
        let mut failure = Failure::no(vec![Fault::told(
            "unknown-topic",
            context.texts,
            message,
            &values,
        )]);
        failure.candidates = Some(Vec::new());
        return Err(failure);
    };
    Ok(match context.format {
        Format::Json => {
            let mut page = view::json(context.texts, topic, &rulings);
            page["number"] = number.into();
            Answer::Json(page)
        }
        _ => Answer::Page(view::number_page(context.texts, number, topic, &rulings)),
    })
}

fn find(context: &Context<'_>, typed: &str) -> Result<&'static Topic, Failure> {
    let shelf = Shelf {
        names: names(),
        fault: "unknown-topic",
        stem: "unknown-fortress-topic",
        id: &|of: TopicId| of.topic().id,
        label: &|of| {
            let topic = of.topic();
            format!("{} ({})", topic.title(context.texts.lang()), topic.id)
        },
    };
    Ok(shelf.find(context, typed)?.topic())
}

fn pick(context: &mut Context<'_>) -> Result<&'static Topic, Failure> {
    let lang = context.texts.lang();
    let titles: Vec<String> = topics()
        .iter()
        .map(|topic| topic.title(lang).to_owned())
        .collect();
    let fits = |typed: &str, index: usize| {
        let typed = fold(typed);
        let mut of_topic = names()
            .iter()
            .filter(|name: &&Name<TopicId>| name.of.topic().id == topics()[index].id);
        of_topic.any(|name| name.has_word_beginning(&typed))
    };
    let question = context.say("ask-rule");
    let index = context.pick(&question, &titles, &fits, Failure::left())?;
    Ok(&topics()[index])
}
