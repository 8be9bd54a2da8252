//! `citadels call`: the round caller, rank by rank.

use super::args::{CallArgs, Format, SeatArgs};
use super::deck::read;
use super::{Answer, Context, seats, table};
use crate::desk::TableWish;
use crate::failure::{Failure, Fault, masked, quoted_file};
use crate::library::decks::{cast, pool};
use crate::rules::call::{Barred, Cast, Holder, Round};
use crate::rules::card::{Power, Rank};
use crate::rules::code;
use crate::rules::table::Seat;
use crate::store::write_whole;
use crate::terminal::Key;
use crate::view::deck::changes_note;
use crate::view::old_call::{Scene, letters};
use crate::view::question::question;
use crate::view::score_file::{Begun, Player};
use crate::view::{Block, Page, score_file};
use serde_json::json;
use std::path::Path;

/// What does not change during an evening.
pub struct Stage {
    pub cast: Cast,
    /// By seat.
    pub names: Vec<String>,
    /// What a score file calls the deck: its code says all there is to say.
    deck: Option<String>,
    /// What was changed in an official list.
    pub note: Option<String>,
}

impl Stage {
    pub fn new(context: &Context<'_>, names: Vec<String>, playable: &read::Playable) -> Self {
        let edition = playable.deck.edition;
        let pool = pool(edition);
        let note = match changes_note(context.texts, &pool, &playable.changes) {
            Some(Block::Note(note)) => Some(note),
            _ => None,
        };
        let deck = code::encode(&playable.deck, &pool);
        Self {
            cast: cast(&playable.deck),
            names,
            deck,
            note,
        }
    }

    /// The seat that a letter means.
    pub fn seat(&self, key: Key) -> Option<Seat> {
        let Key::Letter(letter) = key else {
            return None;
        };
        ('a'..='h')
            .position(|known| known == letter)
            .filter(|seat| *seat < self.names.len())
            .map(Seat::new)
    }
}

pub fn run(context: &mut Context<'_>, args: &CallArgs) -> Result<Answer, Failure> {
    let (given, playable) = seats::table(context, &args.table, &args.seats)?;
    if args.quick {
        let mut wish = TableWish::from(&args.table);
        wish.players = Some(playable.deck.players);
        return table::call_list(context, &wish);
    }
    if context.ask.is_none() {
        return Err(context.nothing_to_ask("error-call-terminal"));
    }
    check_score_file(context, &args.seats)?;
    // Who has the crown is known only where the players are.
    let crown = given.is_some().then_some(Seat::FIRST);
    let names = given.unwrap_or_else(|| {
        let seats = playable.deck.players.seats();
        seats.map(|seat| seats::unnamed(context, seat)).collect()
    });
    let stage = Stage::new(context, names, &playable);
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

/// Calls a round from where it is to its end. Each step can be undone, also those in `history`.
pub fn play(
    context: &mut Context<'_>,
    stage: &Stage,
    mut round: Round,
    history: &mut Vec<Round>,
) -> Result<Round, Failure> {
    let cast = &stage.cast;
    let mut barred = None;
    // After a selection that the program ran, this was said there.
    let by_hand = !round.is_dealt();
    loop {
        let scene = Scene {
            texts: context.texts,
            cast,
            round: &round,
            names: &stage.names,
            note: stage
                .note
                .as_deref()
                .filter(|_| by_hand && round.is_at_start()),
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
                context.leave("call-leave-why")?;
                continue;
            }
            Key::Digit(digit) => {
                let rank = Rank::new(digit);
                let marked = match rank {
                    Some(rank) => round.mark(cast, rank),
                    None if round.marking(cast).is_none() => Err(Barred::Idle),
                    None => Err(Barred::NotInGame),
                };
                barred = marked.err().map(|why| (rank, why));
            }
            Key::Letter('n') => {
                let called = round.called(cast);
                if called.is_some_and(|called| round.holder(called.rank) == Holder::Unknown) {
                    round.nobody(cast);
                    round.next(cast);
                }
            }
            Key::Letter('l') if round.complete.is_none() && round.called(cast).is_some() => {
                let builder = builder(cast, &round);
                round.complete = ask_completer(context, stage, builder)?;
            }
            Key::Letter('w') => round.show_warrant(),
            Key::Letter('t') => round.show_threat(),
            Key::Letter(letter) => {
                if let Some(seat) = stage.seat(Key::Letter(letter)) {
                    barred = round.seat(cast, seat).err().map(|why| (None, why));
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
    let witch = cast
        .rank_of(Power::Bewitch)
        .filter(|_| round.bewitched == Some(rank));
    round.holder(witch.unwrap_or(rank)).seat()
}

/// Whose city is complete; Enter for whoever's turn it is. None if none is after all.
fn ask_completer(
    context: &mut Context<'_>,
    stage: &Stage,
    usual: Option<Seat>,
) -> Result<Option<Holder>, Failure> {
    let keys = match usual {
        Some(seat) => {
            let values = [("name", (&stage.names[seat.index()]).into())];
            context.texts.say_with("call-keys-complete-now", &values)
        }
        None => context.say("call-keys-complete"),
    };
    let keys = format!("{keys} · {}", context.say("call-keys-cancel"));
    let page = question(
        context.say("call-complete"),
        String::new(),
        letters(&stage.names),
        keys,
    );
    loop {
        match context.show(&page)? {
            Key::Enter => return Ok(Some(usual.map_or(Holder::Unknown, Holder::Seat))),
            Key::Back | Key::Escape | Key::Letter('u') => return Ok(None),
            key => {
                if let Some(seat) = stage.seat(key) {
                    return Ok(Some(Holder::Seat(seat)));
                }
            }
        }
    }
}

/// A player by letter, or none.
pub fn ask_seat(
    context: &mut Context<'_>,
    stage: &Stage,
    title: &str,
    keys: &str,
    lost: &str,
) -> Result<Option<Seat>, Failure> {
    let (title, keys) = (context.say(title), context.say(keys));
    let page = question(title, String::new(), letters(&stage.names), keys);
    loop {
        match context.show(&page)? {
            Key::Enter => return Ok(None),
            Key::Escape => context.leave(lost)?,
            key => {
                let seat = stage.seat(key);
                if seat.is_some() {
                    return Ok(seat);
                }
            }
        }
    }
}

/// What stands in the way of a score file is told at the start, not after the game.
pub fn check_score_file(context: &Context<'_>, args: &SeatArgs) -> Result<(), Failure> {
    let Some(path) = args.score.as_deref() else {
        return Ok(());
    };
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let message = match std::fs::metadata(path) {
        Ok(found) if found.is_file() && args.force => return Ok(()),
        Ok(found) if found.is_file() => "error-score-exists",
        Err(_) if path.file_name().is_some() && folder.is_none_or(Path::is_dir) => return Ok(()),
        _ => "error-score-place",
    };
    Err(Failure::no(vec![file_fault(context, path, message)]))
}

fn file_fault(context: &Context<'_>, path: &Path, message: &str) -> Fault {
    let file = quoted_file(&path.display().to_string());
    let values = [("file", (&file).into())];
    Fault::told("unwritable", context.texts, message, &values).at("--score")
}

/// After the last round: what is still open and matters is asked, then the score begins.
pub fn finish(
    context: &mut Context<'_>,
    stage: &Stage,
    mut round: Round,
    args: &SeatArgs,
) -> Result<Answer, Failure> {
    if round.crown.is_none() {
        let lost = "call-leave-why";
        round.crown = ask_seat(context, stage, "call-crown-who", "call-keys-skip", lost)?;
    }
    if round.complete == Some(Holder::Unknown) {
        let lost = "call-leave-why";
        let seat = ask_seat(context, stage, "call-complete", "call-keys-skip", lost)?;
        round.complete = Some(seat.map_or(Holder::Unknown, Holder::Seat));
    }
    let first = round.complete.and_then(Holder::seat);
    let players = stage.names.iter().zip(0..).map(|(name, index)| {
        let seat = Seat::new(index);
        Player {
            name: name.clone(),
            city: [],
            crown: round.crown == Some(seat),
            first: first == Some(seat),
            rank: round.revealed(&stage.cast, seat),
        }
    });
    let begun = Begun {
        edition: stage.cast.edition.id(),
        complete_at: args.complete_at,
        deck: stage.deck.clone(),
        players: players.collect(),
    };
    let file = args.score.as_ref().map(|path| path.display().to_string());
    let text = score_file::toml(
        context.texts,
        &begun,
        file.as_deref().unwrap_or("score.toml"),
    );
    let written = args
        .score
        .as_ref()
        .map(|path| (path, write_whole(path, &text, args.force)));
    let answer = match (context.format, &file, &written) {
        (Format::Json, ..) => Answer::Json(json!(begun)),
        (_, Some(file), Some((_, Ok(())))) => {
            let shown = masked(file);
            let said = context
                .texts
                .say_with("score-saved", &[("file", (&shown).into())]);
            Answer::Page(Page(vec![Block::Text(said)]))
        }
        _ => Answer::Text(text),
    };
    Ok(match written {
        // What was called is not lost: it is printed.
        Some((path, Err(_))) => {
            let fault = file_fault(context, path, "error-score-write");
            Answer::No(Box::new(answer), vec![fault])
        }
        _ => answer,
    })
}
