//! `citadels fortress board` without a file: a game entered turn by turn on a terminal, and its
//! file for scripts.

use super::super::args::{BoardExport, FortressBoardArgs};
use super::super::score::notes;
use super::super::{Answer, Context};
use super::pad::ask_names;
use crate::desk::fortress_entry::{self as desk, answer};
use crate::desk::fortress_pad::players;
use crate::desk::plays::{Play, token};
use crate::fault::{Faults, quoted_file};
use crate::flow::board::{BoardGame, Input, Moment, Setup};
use crate::flow::found::Found;
use crate::flow::{Played, Viewer};
use crate::fortress::board::Ways;
use crate::fortress::tile::Set;
use crate::page::Line;
use crate::store::saved::SavedFile;
use crate::terminal::drive::Stop;
use crate::view::fortress::entry as view;
use crate::{fault, id, say};

pub fn run(
    context: &mut Context<'_>,
    args: &FortressBoardArgs,
    ways: Ways,
) -> Result<Answer, Stop> {
    if let Some(export) = args.export_as {
        let game = desk::last(&context.desk())?;
        return Ok(match export {
            BoardExport::Toml => Answer::Text(desk::toml(&game)),
            BoardExport::Json => Answer::json(&desk::json(&game)),
        });
    }
    if context.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-board-terminal")));
    }
    let notes = notes(context, &args.play)?;
    let mut opened = context.desk().saved(None)?;
    let mut played = begin(context, args, ways, &mut opened)?;
    let torn = opened.torn.take();
    let torn =
        torn.map(|file| Line::from(say!(context.texts, "board-torn", file = quoted_file(&file))));
    let before = played.now().turns().len();
    let (desk, with_fields) = (context.desk(), args.fields);
    let page = |game: &BoardGame| {
        let counted = match game.moment {
            Moment::Over => answer(&desk, game, with_fields).ok(),
            _ => None,
        };
        let page = match counted {
            Some(counted) => view::over(desk.texts, game, &counted),
            None => view::scene(desk.texts, game),
        };
        // Told until the first turn is over.
        let is_first = game.turns().len() == before;
        page.with_notes(torn.clone().filter(|_| is_first))
    };
    // It is closed when it is in the play log.
    let is_step = |given: &(Viewer, &Input)| !matches!(given.1, Input::Close { .. });
    let save = &mut |played: &Played<BoardGame>| Ok(opened.save(played.given().filter(is_step))?);
    context.drive(&mut played, Stop::Left, &page, save)?;
    let ended = end(context, args, &played, &mut opened, notes)?;
    let answer = context.answer(&ended, view::page);
    Ok(match ended.unsaved {
        Some(faults) => Answer::No(Box::new(answer), faults),
        None => answer,
    })
}

/// The saved game, or a new one.
fn begin(
    context: &mut Context<'_>,
    args: &FortressBoardArgs,
    ways: Ways,
    opened: &mut SavedFile<'_, BoardGame>,
) -> Result<Played<BoardGame>, Stop> {
    let kept = opened.read()?;
    let saved = kept.map(|kept| desk::replay(&kept, args.play.save));
    let is_open = |saved: &Played<BoardGame>| !matches!(saved.now().moment, Moment::Closed { .. });
    let saved = saved.transpose()?.filter(is_open);
    if args.resume {
        return Ok(saved.ok_or_else(desk::nothing)?);
    }
    if let Some(saved) = saved.filter(|_| !args.new) {
        let mut found = Played::new(Found {
            scene: saved.now().clone(),
            goes_on: None,
            labels: [
                id!("act-pad-go-on"),
                id!("act-board-new"),
                id!("board-leave-why"),
            ],
        });
        let texts = context.texts;
        let page = |game: &BoardGame| view::found(texts, game);
        context.drive(&mut found, Stop::Left, &page, &mut |_| Ok(()))?;
        if found.now().goes_on == Some(true) {
            return Ok(saved);
        }
    }
    let names = args.names.as_deref().map(players).transpose()?;
    let river = match (args.third_river, args.river) {
        (true, _) => Some(Set::ThirdRiver),
        (false, true) => Some(Set::River),
        (false, false) => None,
    };
    let is_asked = names.is_none() && river.is_none();
    let players = match names {
        Some(names) => names,
        None => ask_names(context)?,
    };
    let river = if is_asked { ask_river(context)? } else { river };
    let setup = Setup {
        players,
        river,
        ways,
    };
    opened.begin(&token().unwrap_or_default(), &setup);
    opened.save([])?;
    let game = BoardGame::new(setup, args.play.save);
    Ok(Played::new(game.expect("the names were checked")))
}

fn ask_river(context: &mut Context<'_>) -> Result<Option<Set>, Stop> {
    let texts = context.texts;
    let choices = [
        say!(texts, "answer-no"),
        say!(texts, "answer-yes"),
        say!(texts, "ask-river-third"),
    ];
    let question = say!(texts, "ask-river");
    let picked = context.choose(&question, &choices, Stop::Left)?;
    Ok([None, Some(Set::River), Some(Set::ThirdRiver)][picked])
}

/// The result, saved if wanted. A game that could not be saved stays open, so it can be tried
/// again.
fn end(
    context: &Context<'_>,
    args: &FortressBoardArgs,
    played: &Played<BoardGame>,
    opened: &mut SavedFile<'_, BoardGame>,
    notes: Play,
) -> Result<desk::Answer, Faults> {
    let (desk, game) = (context.desk(), played.now());
    let mut answer = desk::Answer {
        board: answer(&desk, game, args.fields)?,
        saved: None,
        unsaved: None,
        warnings: Vec::new(),
    };
    if matches!(game.moment, Moment::Closed { save: true }) {
        let token = opened.token();
        let play = desk::play(game, Play { token, ..notes })?;
        answer.unsaved = answer.save(&desk, &play).err();
    }
    if answer.unsaved.is_none() {
        opened.save(played.given())?;
    }
    Ok(answer)
}
