//! `citadels rule`: a topic of the rules, or the list of topics.

use super::args::{Format, RuleArgs};
use super::shelf::Shelf;
use super::{Answer, Context};
use crate::failure::Failure;
use crate::library::find::Name;
use crate::library::fold::fold;
use crate::library::{self, Ruling, Topic, TopicId};
use crate::rules::edition::Edition;
use crate::view::{json, rule};
use serde_json::{Value, json};
use strum::IntoEnumIterator;

pub fn run(context: &mut Context<'_>, args: &RuleArgs) -> Result<Answer, Failure> {
    let topic = if !args.topic.is_empty() {
        find(context, &args.topic.join(" "))?
    } else if context.ask.is_some() {
        pick(context)?
    } else {
        return Ok(index(context));
    };
    // A topic that only another edition has is answered with that edition, and it is said.
    let asked = context.edition();
    let has = |edition: &Edition| topic.source(*edition).is_some();
    let edition = [asked]
        .into_iter()
        .chain(Edition::iter())
        .find(has)
        .unwrap_or(asked);
    let rulings = rulings(topic.id, edition);
    if context.format == Format::Json {
        let page = json::rule_page(context.texts, topic, &rulings, edition);
        return Ok(Answer::Json(page));
    }
    let mut page = rule::page(context.texts, topic, &rulings, edition);
    page.0.splice(0..0, context.note_other_edition(edition));
    Ok(Answer::Page(page))
}

/// The list of the edition's topics.
pub fn index(context: &Context<'_>) -> Answer {
    if context.format != Format::Json {
        return Answer::Page(rule::index(context.texts, context.edition()));
    }
    let topics: Vec<Value> = library::topics_of(context.edition())
        .map(|topic| json!({ "id": topic.id.id(), "title": topic.title(context.texts.lang()) }))
        .collect();
    Answer::Json(json!({ "rules": topics }))
}

/// The rulings that stand on a topic's page.
fn rulings(topic: TopicId, edition: Edition) -> Vec<&'static Ruling> {
    library::rulings()
        .iter()
        .filter(|ruling| ruling.topic == Some(topic) && ruling.editions.contains(&edition))
        .collect()
}

fn find(context: &Context<'_>, typed: &str) -> Result<&'static Topic, Failure> {
    let shelf = Shelf {
        names: library::topic_names(),
        fault: "unknown-topic",
        stem: "unknown-topic",
        id: &TopicId::id,
        label: &|id| {
            let title = library::topic(id).title(context.texts.lang());
            format!("{title} ({id})")
        },
    };
    Ok(library::topic(shelf.find(context, typed)?))
}

fn pick(context: &mut Context<'_>) -> Result<&'static Topic, Failure> {
    let topics: Vec<&Topic> = library::topics_of(context.edition()).collect();
    let lang = context.texts.lang();
    let titles: Vec<String> = topics
        .iter()
        .map(|topic| topic.title(lang).to_owned())
        .collect();
    let fits = |typed: &str, index: usize| {
        let typed = fold(typed);
        let of_topic = |name: &&Name<TopicId>| name.of == topics[index].id;
        let mut names = library::topic_names().iter().filter(of_topic);
        names.any(|name| name.has_word_beginning(&typed))
    };
    let question = context.say("ask-rule");
    let index = context.pick(&question, &titles, &fits, Failure::left())?;
    Ok(topics[index])
}
