//! `citadels ask`: a question in plain words.

use super::{Cli, Outcome};
use crate::desk::Desk;
use crate::desk::ask::{Request, answer, complete, language};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::{fault, say, view};

/// `in_given`: the language was given on the command line; otherwise the question's own is spoken.
pub fn run(context: &mut Cli<'_>, words: &[String], in_given: bool) -> Result<Outcome, Stop> {
    let words = if words.is_empty() {
        typed(context)?
    } else {
        words.join(" ")
    };
    let lang = if in_given {
        context.texts.lang()
    } else {
        language(&context.desk(), &words)
    };
    let texts = Texts::new(lang);
    let desk = App {
        texts: &texts,
        ..context.desk()
    };
    let mut answered = answer(&desk, &Request { words });
    // Not sure: whoever sits there can say which question was meant.
    let questions: Vec<&str> = answered
        .answers
        .iter()
        .filter_map(|one| one.asked)
        .collect();
    if answered.fault.is_some()
        && !answered.is_off
        && context.ask.is_some()
        && !questions.is_empty()
    {
        let mut choices: Vec<String> = questions.iter().map(|one| (*one).to_owned()).collect();
        choices.push(say!(texts, "ask-none"));
        let question = say!(texts, "ask-unsure");
        let picked = context.choose(&question, &choices, Stop::Left)?;
        if let Some(meant) = questions.get(picked) {
            let words = (*meant).to_owned();
            answered = answer(&desk, &Request { words });
        }
    }
    let page = context.answer(&answered, |_, answer| view::ask::page(&texts, answer));
    Ok(match answered.fault {
        Some(fault) => page.refused(fault),
        None => page,
    })
}

/// The question, typed on a terminal; stored ones are offered meanwhile.
fn typed(context: &mut Cli<'_>) -> Result<String, Stop> {
    if context.ask.is_none() {
        return Err(fault!(Usage, "error-ask-missing").into());
    }
    let question = say!(context.texts, "ask-question");
    let desk = context.desk();
    let words = context.line_completed(&question, "", &|typed| complete(&desk, typed))?;
    if words.is_empty() {
        return Err(Stop::Left);
    }
    Ok(words)
}
