//! `citadels call`: the round caller, rank by rank.

use super::args::{CallArgs, Format, SeatArgs, TableArgs};
use super::deck::read;
use super::{Answer, Context, seats};
use crate::ask::Key;
use crate::catalog::decks::{cast, pool};
use crate::catalog::is_whole;
use crate::failure::{Failure, Fault, quoted};
use crate::rules::call::{Cast, Holder, Round, Seat};
use crate::rules::card::Power;
use crate::rules::code;
use crate::store::write_whole;
use crate::view::call::{Scene, letters, quick};
use crate::view::deck::changes_note;
use crate::view::draft::question;
use crate::view::score_file::{Begun, Player};
use crate::view::{Block, Page, json, score_file};
use serde_json::json;

/// What does not change during an evening.
pub struct Stage {
    pub cast: Cast,
    /// By seat.
    pub names: Vec<String>,
    /// What a score file calls the deck.
    pub deck: Option<String>,
}

impl Stage {
    /// The seat that a letter means.
    pub fn seat(&self, key: Key) -> Option<Seat> {
        let Key::Letter(letter) = key else { return None };
        ('a'..='h').position(|known| known == letter).filter(|seat| *seat < self.names.len())
    }
}

/// The deck's code: it says all there is to say of it.
pub fn deck_name(playable: &read::Playable) -> Option<String> {
    let edition = playable.deck.edition;
    if is_whole(edition) { code::encode(&playable.deck, &pool(edition)) } else { None }
}

pub fn run(context: &mut Context<'_>, args: &CallArgs) -> Result<Answer, Failure> {
    let given =
        args.seats.names.as_deref().map(|names| seats::given(context, names)).transpose()?;
    let counted = given.as_ref().and_then(|names| u8::try_from(names.len()).ok());
    let table = TableArgs {
        players: args.table.players.or(counted),
        deck: args.table.deck.clone(),
        characters: args.table.characters,
    };
    let playable = read::at_table(context, &table)?;
    let cast = cast(&playable.deck);
    if args.quick {
        return Ok(list(context, &cast, &playable));
    }
    if context.ask.is_none() {
        return Err(context.nothing_to_ask("error-call-terminal"));
    }
    check_score_file(context, &args.seats)?;
    // Who has the crown is known only where the players are.
    let crown = given.is_some().then_some(0);
    let names = match given {
        Some(names) => seats::names(context, Some(names), cast.players)?,
        None => (0..cast.players.into()).map(|seat| seats::unnamed(context, seat)).collect(),
    };
    let stage = Stage { cast, names, deck: deck_name(&playable) };
    let mut history = Vec::new();
    let mut round = Round::first(crown);
    loop {
        let ended = play(context, &stage, round, &mut history)?;
        if ended.complete.is_some() {
            return finish(context, &stage, ended, &args.seats);
        }
        round = ended.following();
        history.push(ended);
    }
}

fn list(context: &Context<'_>, cast: &Cast, playable: &read::Playable) -> Answer {
    if context.format == Format::Json {
        return Answer::Json(json::call(context.texts, cast));
    }
    let what = context.texts.say_with("deck-what", &[("players", cast.players.into())]);
    let mut page = quick(context.texts, cast, what);
    page.0.splice(1..1, changes_note(context.texts, &pool(cast.edition), &playable.changes));
    Answer::Page(page)
}

/// Calls a round from where it is to its end. Each step can be undone, also those in `history`.
pub fn play(
    context: &mut Context<'_>,
    stage: &Stage,
    mut round: Round,
    history: &mut Vec<Round>,
) -> Result<Round, Failure> {
    let cast = &stage.cast;
    let mut barred = None;
    loop {
        let scene = Scene {
            texts: context.texts,
            cast,
            round: &round,
            names: &stage.names,
            barred: barred.take(),
        };
        let key = context.show(&scene.page())?;
        let before = round.clone();
        match key {
            Key::Enter if round.called(cast).is_none() => return Ok(round),
            Key::Enter => round.next(cast),
            Key::Back | Key::Letter('u') => {
                round = history.pop().unwrap_or(round);
                continue;
            }
            Key::Escape => {
                leave(context)?;
                continue;
            }
            Key::Digit(rank) => barred = round.mark(cast, rank).err().map(|why| (rank, why)),
            Key::Letter('n') => {
                let called = round.called(cast);
                if called.is_some_and(|called| round.holder(called.rank) == Holder::Unknown) {
                    round.nobody(cast);
                    round.next(cast);
                }
            }
            Key::Letter('l') if round.complete.is_none() && round.called(cast).is_some() => {
                let builder = builder(cast, &round);
                round.complete = Some(ask_completer(context, stage, builder)?);
            }
            Key::Letter('w') => round.show_warrant(),
            Key::Letter('t') => round.show_threat(),
            Key::Letter(letter) => {
                if let Some(seat) = stage.seat(Key::Letter(letter)) {
                    round.seat(cast, seat);
                }
            }
        }
        if round != before {
            history.push(before);
        }
    }
}

/// Who builds in this turn: whoever has the character, or the Witch in its place.
fn builder(cast: &Cast, round: &Round) -> Option<Seat> {
    let rank = round.called(cast)?.rank;
    let witch = cast.rank_of(Power::Bewitch).filter(|_| round.bewitched == Some(rank));
    match round.holder(witch.unwrap_or(rank)) {
        Holder::Seat(seat) => Some(seat),
        Holder::Unknown | Holder::Nobody => None,
    }
}

fn leave(context: &mut Context<'_>) -> Result<(), Failure> {
    let page = question(
        context.say("pass-leave"),
        context.say("call-leave-why"),
        Vec::new(),
        context.say("pass-keys-leave"),
    );
    match context.show(&page)? {
        Key::Enter => Err(Failure::left()),
        _ => Ok(()),
    }
}

/// Whose city is complete; Enter for whoever's turn it is.
fn ask_completer(
    context: &mut Context<'_>,
    stage: &Stage,
    usual: Option<Seat>,
) -> Result<Option<Seat>, Failure> {
    let keys = match usual {
        Some(seat) => {
            let values = [("name", (&stage.names[seat]).into())];
            context.texts.say_with("call-keys-complete-now", &values)
        }
        None => context.say("call-keys-complete"),
    };
    let title = context.say("call-complete");
    Ok(ask_seat(context, stage, title, keys)?.or(usual))
}

/// A player by letter, or none.
fn ask_seat(
    context: &mut Context<'_>,
    stage: &Stage,
    title: String,
    keys: String,
) -> Result<Option<Seat>, Failure> {
    let page = question(title, String::new(), letters(&stage.names), keys);
    loop {
        match context.show(&page)? {
            Key::Enter => return Ok(None),
            Key::Escape => leave(context)?,
            key => {
                let seat = stage.seat(key);
                if seat.is_some() {
                    return Ok(seat);
                }
            }
        }
    }
}

/// A score file that is there already is not written over by chance: that is told at the start.
pub fn check_score_file(context: &Context<'_>, args: &SeatArgs) -> Result<(), Failure> {
    match &args.score {
        Some(path) if path.exists() && !args.force => {
            Err(file_fault(context, path, "error-score-exists"))
        }
        _ => Ok(()),
    }
}

fn file_fault(context: &Context<'_>, path: &std::path::Path, message: &str) -> Failure {
    let file = quoted(&path.display().to_string());
    let values = [("file", (&file).into()), ("name", (&file).into())];
    Failure::no(vec![Fault::told("unwritable", context.texts, message, &values).at("--score")])
}

/// After the last round: what is still open and matters is asked, then the score begins.
pub fn finish(
    context: &mut Context<'_>,
    stage: &Stage,
    mut round: Round,
    args: &SeatArgs,
) -> Result<Answer, Failure> {
    if round.crown.is_none() {
        let (title, keys) = (context.say("call-crown-who"), context.say("call-keys-skip"));
        round.crown = ask_seat(context, stage, title, keys)?;
    }
    if round.complete == Some(None) {
        let (title, keys) = (context.say("call-complete"), context.say("call-keys-skip"));
        round.complete = Some(ask_seat(context, stage, title, keys)?);
    }
    let first = round.complete.flatten();
    let players = stage.names.iter().enumerate().map(|(seat, name)| Player {
        name: name.clone(),
        crown: round.crown == Some(seat),
        first: first == Some(seat),
        rank: round.revealed(&stage.cast, seat),
    });
    let begun = Begun {
        edition: stage.cast.edition.id(),
        deck: stage.deck.clone(),
        players: players.collect(),
    };
    if let Some(path) = &args.score {
        let file = path.display().to_string();
        let text = score_file::toml(context.texts, &begun, &file);
        write_whole(path, &text, args.force).map_err(|error| {
            let exists = error.kind() == std::io::ErrorKind::AlreadyExists;
            let message = if exists { "error-score-exists" } else { "error-cannot-save" };
            file_fault(context, path, message)
        })?;
        if context.format != Format::Json {
            let shown = quoted(&file);
            let said = context.texts.say_with("score-saved", &[("file", (&shown).into())]);
            return Ok(Answer::Page(Page(vec![Block::Text(said)])));
        }
    }
    Ok(match context.format {
        Format::Json => Answer::Json(json!(begun)),
        _ => Answer::Text(score_file::toml(context.texts, &begun, "score.toml")),
    })
}
