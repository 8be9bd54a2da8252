//! `citadels score`: the final score, from a file, from lines, or on the score sheet.

use super::args::{PlayArgs, ScoreArgs};
use super::{Answer, Context};
use crate::desk::plays::Play;
use crate::desk::score::{Request, Source, answer};
use crate::fault::{Fault, quoted};
use crate::flow::Played;
use crate::flow::score_sheet::{End, ScoreSheet, Start};
use crate::input::score::{Given, PlayedDeck};
use crate::input::seats;
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::view::{score, score_file, score_sheet};
use crate::{fault, say};

pub fn run(context: &mut Context<'_>, args: &ScoreArgs) -> Result<Answer, Stop> {
    if args.template {
        let template = score_file::template(context.texts, context.edition());
        return Ok(Answer::Text(template));
    }
    let notes = notes(context, &args.play)?;
    if args.tables.is_empty() {
        return on_sheet(context, args, notes);
    }
    if args.names.is_some() {
        return Err(fault!(Usage, "error-score-names").at("--names").into());
    }
    let request = Request {
        source: Source::Given(Given::new(&args.tables)?),
        deck: args.deck.clone(),
        complete_at: args.complete_at,
        pardons: args.allow.clone(),
        notes: args.play.save.then_some(notes),
    };
    let answer = answer(&context.desk(), &request)?;
    Ok(context.answer(&answer, score::page))
}

fn on_sheet(context: &mut Context<'_>, args: &ScoreArgs, notes: Play) -> Result<Answer, Stop> {
    let sheet = fill(context, args)?;
    let request = Request {
        source: Source::Asked(Box::new(sheet.claimed())),
        deck: None,
        complete_at: None,
        pardons: sheet.pardons(),
        notes: sheet.saves().then_some(notes),
    };
    let answer = answer(&context.desk(), &request)?;
    if let Some(store) = &context.desk.store
        && sheet.end() != Some(End::Later)
    {
        store.forget_score()?;
    }
    Ok(context.answer(&answer, score::page))
}

/// What is noted beside a play that is saved.
pub fn notes(context: &Context<'_>, args: &PlayArgs) -> Result<Play, Stop> {
    let date = context.desk().date(args.date.as_deref());
    Ok(Play {
        date: date?,
        minutes: args.minutes,
        location: args.location.clone(),
        comment: args.comment.clone(),
        ..Play::default()
    })
}

/// Lets the sheet be filled in: the one that was left, or a new one.
fn fill(context: &mut Context<'_>, args: &ScoreArgs) -> Result<ScoreSheet, Stop> {
    let missing = || fault!(Usage, "error-score-input");
    let start = start(context, args)?;
    if context.ask.is_none() {
        return Err(missing().into());
    }
    let texts = context.texts;
    let store = context.desk.store.clone();
    let draft = store.as_ref().map(|store| {
        store.read_score(|kept| Start {
            saves: start.saves.or(kept.saves),
            lang: start.lang,
            known: start.known.clone(),
            ..kept
        })
    });
    let draft = draft.transpose()?.flatten();
    let mut played = match draft {
        Some(draft) if goes_on(context, &draft, missing())? => draft,
        _ => Played::new(ScoreSheet::new(start)),
    };
    let page = |scene: &_| score_sheet::page(texts, scene);
    let mut keep = |played: &Played<ScoreSheet>| {
        // How it ended is no step to go on from.
        match &store {
            Some(store) if played.now().end().is_none() => Ok(store.write_score(played)?),
            _ => Ok(()),
        }
    };
    context.drive(&mut played, missing(), &page, &mut keep)?;
    Ok(played.now().clone())
}

/// What the command line says.
fn start(context: &Context<'_>, args: &ScoreArgs) -> Result<Start, Stop> {
    let names = args.names.as_deref().map(seats::read).transpose()?;
    let desk = context.desk();
    let decks = desk.decks();
    let deck = args.deck.as_deref();
    let deck = deck.map(|name| Ok::<_, Stop>((name, decks.chosen(name)?)));
    let deck = deck.transpose()?;
    let edition = deck.as_ref().map(|(_, named)| named.edition);
    Ok(Start {
        edition: edition.unwrap_or(context.edition()),
        complete_at: args.complete_at,
        deck: deck.map(|(name, named)| PlayedDeck::new(name, &named.plan)),
        names: names.unwrap_or_default(),
        saves: args.play.save.then_some(true),
        pardons: args.allow.clone(),
        lang: context.texts.lang(),
        known: desk.known_players(),
        ..Start::default()
    })
}

/// Is the sheet that was left gone on with?
fn goes_on(
    context: &mut Context<'_>,
    draft: &Played<ScoreSheet>,
    missing: Fault,
) -> Result<bool, Stop> {
    let texts = context.texts;
    let players = draft.now().claim().players;
    let names: Vec<String> = players.iter().map(|player| quoted(&player.name)).collect();
    let question = say!(texts, "ask-score-draft", names = names.join(", "));
    let choices = [say!(texts, "score-go-on"), say!(texts, "score-anew")];
    let fits = |typed: &str, index: usize| {
        let choice = choices[index].to_lowercase();
        Fit::plain(choice.starts_with(&typed.trim().to_lowercase()))
    };
    let picked = context.pick(&question, &choices, &fits, missing)?;
    Ok(picked == 0)
}
