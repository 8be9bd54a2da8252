//! `citadels rule`: a topic of the rules, or the list of topics.

use super::{Answer, Context};
use crate::desk::rule::{Request, answer};
use crate::input::name;
use crate::library::find::begins_name;
use crate::library::{self, Topic, TopicId};
use crate::terminal::drive::Stop;
use crate::{say, view};

pub fn run(context: &mut Context<'_>, topic: &[String]) -> Result<Answer, Stop> {
    let topic = if !topic.is_empty() {
        let typed = topic.join(" ");
        let found = name::find(&typed, context.texts.lang(), context.edition());
        Some(found?)
    } else if context.ask.is_some() {
        Some(pick(context)?)
    } else {
        None
    };
    Ok(page(context, topic))
}

pub fn page(context: &Context<'_>, topic: Option<TopicId>) -> Answer {
    let answer = answer(&context.desk(), Request { topic });
    context.answer(&answer, view::rule::page)
}

fn pick(context: &mut Context<'_>) -> Result<TopicId, Stop> {
    let topics: Vec<&Topic> = library::topics_of(context.edition()).collect();
    let titles = topics.iter().map(|topic| topic.title(context.texts.lang()));
    let titles: Vec<String> = titles.map(str::to_owned).collect();
    let fits =
        |typed: &str, index: usize| begins_name(library::topic_names(), topics[index].id, typed);
    let question = say!(context.texts, "ask-rule");
    let index = context.pick(&question, &titles, &fits, Stop::Left)?;
    Ok(topics[index].id)
}
