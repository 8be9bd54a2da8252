//! `citadels fortress board`: a board or a game from a file, counted; or a game entered turn by turn
//! on a terminal, and its file for scripts.

use super::super::args::{BoardExport, BoardForm, Format, FortressBoardArgs};
use super::super::score::notes;
use super::super::{Cli, Outcome};
use super::pad::ask_names;
use super::{about, goes_on, river};
use crate::desk::Desk;
use crate::desk::fortress::Logged;
use crate::desk::fortress_board::{self as desk, Grid};
use crate::desk::fortress_pad::players;
use crate::desk::plays::{Play, token};
use crate::fault::{Faults, quoted_file};
use crate::flow::board::{BoardGame, Input, Moment, Setup};
use crate::flow::{Played, Viewer};
use crate::fortress::board::Ways;
use crate::fortress::tile::Set;
use crate::input::fortress::Written;
use crate::page::Line;
use crate::store::saved::SavedFile;
use crate::terminal::drive::Stop;
use crate::view::fortress::board as view;
use crate::{fault, id, say};

pub fn run(context: &mut Cli<'_>, args: &FortressBoardArgs) -> Result<Outcome, Stop> {
    let ways = Ways {
        farmers: !args.no_farmers,
        one_field_at_source: !args.split_source,
    };
    let begins = args.new || args.names.is_some() || args.river;
    let enters = begins || args.resume || args.play.save;
    let is_read = args.file.is_some() && (enters || args.export_as.is_some());
    let has_nothing = args.file.is_none() && args.to.is_some();
    if is_read || has_nothing || begins && args.resume || args.export_as.is_some() && enters {
        return Err(Stop::from(fault!(Usage, "error-board-options")));
    }
    match (&args.file, args.export_as) {
        (Some(file), _) if args.to == Some(BoardForm::Grid) => {
            grid(context, (file, args.third_river), ways)
        }
        (Some(file), _) => {
            let board =
                |desk: &App<'_>, written: &Written| desk::answer(desk, written, ways, args.fields);
            let page = |context: &Cli<'_>, answer: &_| context.answer(answer, view::page);
            about(
                context,
                (file, args.third_river),
                board,
                page,
                Some(view::short),
            )
        }
        (None, Some(BoardExport::Toml)) => {
            Ok(Outcome::text(desk::toml(&desk::last(&context.desk())?)))
        }
        (None, Some(BoardExport::Json)) => {
            Ok(Outcome::json(&desk::json(&desk::last(&context.desk())?)))
        }
        (None, None) => enter(context, args, ways),
    }
}

fn grid(context: &mut Cli<'_>, file: (&str, bool), ways: Ways) -> Result<Outcome, Stop> {
    let grid = |_: &App<'_>, written: &Written| desk::grid(written, ways);
    let page = |context: &Cli<'_>, answer: &Grid| match context.format {
        Format::Json => Outcome::json(answer),
        _ => Outcome::text(answer.toml()),
    };
    // Of several, only JSON lines can be read again.
    about(context, file, grid, page, None)
}

/// A game entered turn by turn.
fn enter(context: &mut Cli<'_>, args: &FortressBoardArgs, ways: Ways) -> Result<Outcome, Stop> {
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
    let desk = context.desk();
    let page = |game: &BoardGame| {
        let page = match game.moment {
            Moment::Over => {
                let counted = desk::entered(&desk, game, args.fields);
                view::over(desk.texts, game, &counted)
            }
            _ => view::scene(desk.texts, game),
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
    let answer = context.answer(&ended, view::ended);
    Ok(match ended.unsaved {
        Some(faults) => answer.refused(faults),
        None => answer,
    })
}

/// The saved game, or a new one.
fn begin(
    context: &mut Cli<'_>,
    args: &FortressBoardArgs,
    ways: Ways,
    opened: &mut SavedFile<'_, BoardGame>,
) -> Result<Played<BoardGame>, Stop> {
    let texts = context.texts;
    let kept = opened.read()?;
    let saved = kept.map(|kept| desk::replay(&kept, args.play.save));
    let is_open = |saved: &Played<BoardGame>| !matches!(saved.now().moment, Moment::Closed { .. });
    let saved = match saved.transpose()?.filter(is_open) {
        saved if args.resume => Some(saved.ok_or_else(desk::nothing)?),
        Some(saved) if !args.new => {
            let labels = [id!("act-board-new"), id!("board-leave-why")];
            let page = |saved: &Played<BoardGame>| view::found(texts, saved.now());
            goes_on(context, saved, labels, page)?
        }
        _ => None,
    };
    if let Some(saved) = saved {
        return Ok(saved);
    }
    let names = args.names.as_deref().map(players).transpose()?;
    let river = river(args.third_river, args.river);
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

fn ask_river(context: &mut Cli<'_>) -> Result<Option<Set>, Stop> {
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
    context: &Cli<'_>,
    args: &FortressBoardArgs,
    played: &Played<BoardGame>,
    opened: &mut SavedFile<'_, BoardGame>,
    notes: Play,
) -> Result<desk::Entered, Faults> {
    let (desk, game) = (context.desk(), played.now());
    let logged = if matches!(game.moment, Moment::Closed { save: true }) {
        let token = opened.token();
        Logged::save(&desk, &desk::play(game, Play { token, ..notes }))
    } else {
        Ok(Logged::default())
    };
    if logged.is_ok() {
        opened.save(played.given())?;
    }
    let unsaved = logged.as_ref().err().cloned();
    Ok(desk::Entered {
        board: desk::entered(&desk, game, args.fields),
        logged: logged.unwrap_or_default(),
        unsaved,
    })
}
