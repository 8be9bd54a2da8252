//! `citadels rule`: a topic of the rules, or the list of topics.

use super::args::{Format, RuleArgs};
use super::shelf::Shelf;
use super::{Answer, Context};
use crate::catalog::fold::fold;
use crate::catalog::{self, Ruling, Topic};
use crate::failure::Failure;
use crate::rules::edition::Edition;
use crate::view::{json, rule};
use serde_json::{Value, json};

pub fn run(context: &mut Context<'_>, args: &RuleArgs) -> Result<Answer, Failure> {
    let topic = if !args.topic.is_empty() {
        find(context, &args.topic.join(" "))?
    } else if context.ask.is_some() {
        pick(context)?
    } else {
        return Ok(index(context));
    };
    // The rule pages are those of the 2016 book; the points below them say where editions differ.
    let edition = Edition::default();
    let rulings = rulings(topic.id, edition);
    if context.format == Format::Json {
        let page = json::rule_page(context.texts, topic, &rulings, edition);
        return Ok(Answer::Json(page));
    }
    let mut page = rule::page(context.texts, topic, &rulings, edition);
    page.0.splice(0..0, context.note_other_edition(edition));
    Ok(Answer::Page(page))
}

/// The list of topics.
pub fn index(context: &Context<'_>) -> Answer {
    if context.format != Format::Json {
        return Answer::Page(rule::index(context.texts));
    }
    let topics: Vec<Value> = catalog::topics()
        .iter()
        .map(|topic| json!({ "id": topic.id, "title": topic.title(context.texts.lang()) }))
        .collect();
    Answer::Json(json!({ "rules": topics }))
}

/// The rulings that stand on a topic's page.
fn rulings(topic: &str, edition: Edition) -> Vec<&'static Ruling> {
    catalog::rulings()
        .iter()
        .filter(|ruling| ruling.topic == Some(topic) && ruling.editions.contains(&edition))
        .collect()
}

fn find(context: &Context<'_>, typed: &str) -> Result<&'static Topic, Failure> {
    let topics = catalog::topics();
    let shelf = Shelf {
        names: catalog::topic_names(),
        fault: "unknown-topic",
        id: &|index| topics[index].id,
        label: &|index| {
            format!("{} ({})", topics[index].title(context.texts.lang()), topics[index].id)
        },
    };
    Ok(&topics[shelf.find(context, typed)?])
}

fn pick(context: &mut Context<'_>) -> Result<&'static Topic, Failure> {
    let topics = catalog::topics();
    let lang = context.texts.lang();
    let titles: Vec<String> = topics.iter().map(|topic| topic.title(lang).to_owned()).collect();
    let fits = |typed: &str, index: usize| {
        let typed = fold(typed);
        let mut names = catalog::topic_names().iter();
        names.any(|name| name.index == index && name.has_word_beginning(&typed))
    };
    let question = context.say("ask-rule");
    let index = context.pick(&question, &titles, &fits, Failure::left())?;
    Ok(&topics[index])
}
