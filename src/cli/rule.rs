//! `citadels rule`: a topic of the rules, or the list of topics.

use super::{Answer, Context};
pub use crate::desk::rule::Request;
use crate::desk::rule::answer;
use crate::input::name;
use crate::library::find::begins_name;
use crate::library::{self, Game, Topic, TopicId};
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::{say, view};

pub fn run(context: &mut Context<'_>, topic: &[String]) -> Result<Answer, Stop> {
    let request = if !topic.is_empty() {
        let typed = topic.join(" ");
        let found = name::rule(&typed, context.texts.lang(), context.edition());
        Request::Topic(found?, None)
    } else if context.ask.is_some() {
        let topics: Vec<&Topic> = library::topics_of(context.edition()).collect();
        Request::Topic(pick(context, &topics)?, None)
    } else {
        Request::Index(Game::Citadels)
    };
    Ok(page(context, request))
}

pub fn page(context: &Context<'_>, request: Request) -> Answer {
    let answer = answer(&context.desk(), request);
    context.answer(&answer, view::rule::page)
}

pub fn pick(context: &mut Context<'_>, topics: &[&Topic]) -> Result<TopicId, Stop> {
    let titles = topics
        .iter()
        .map(|topic| topic.title(context.texts.lang(), context.edition()));
    let titles: Vec<String> = titles.map(str::to_owned).collect();
    let fits = |typed: &str, index: usize| {
        let id = topics[index].id();
        Fit::plain(begins_name(library::topic_names(id.game), id, typed))
    };
    let question = say!(context.texts, "ask-rule");
    let index = context.pick(&question, &titles, &fits, Stop::Left)?;
    Ok(topics[index].id())
}
