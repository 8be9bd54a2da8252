//! `citadels fortress pad`: the live score pad, and its contents for scripts.

use super::super::args::{Format, FortressPadArgs, PadExport};
use super::super::score::notes;
use super::super::{Answer, Context};
use crate::desk::fortress_pad::{self as desk, Request};
use crate::desk::plays::{Play, token};
use crate::fault::Faults;
use crate::flow::Played;
use crate::flow::pad::{End, Note, Sheet};
use crate::flow::{Viewer, Words};
use crate::fortress::pad::{Pad, Record, Setup};
use crate::fortress::setup::COLORS;
use crate::store::saved::SavedFile;
use crate::terminal::drive::Stop;
use crate::view::flow::Worder;
use crate::view::fortress::pad as view;
use crate::{fault, input, say};

pub fn run(context: &mut Context<'_>, args: &FortressPadArgs) -> Result<Answer, Stop> {
    let begins = args.new || args.resume || args.names.is_some() || args.river || args.play.save;
    if args.new && args.resume || args.export.is_some() && begins {
        return Err(Stop::from(fault!(Usage, "error-pad-options")));
    }
    if args.export.is_some() || context.ask.is_none() && context.format == Format::Json {
        let exported = export(context, args);
        return exported.map_err(Stop::from);
    }
    if context.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-pad-terminal")));
    }
    let notes = notes(context, &args.play)?;
    let mut opened = context.desk().saved(args.file.as_deref())?;
    let names = args.names.as_deref().map(desk::players).transpose();
    let names = names?;
    let mut sheet = begin(context, args, &mut opened, names.clone())?;
    drive(context, &mut sheet, &mut opened)?;
    if sheet.now().end() == Some(End::New) {
        sheet = anew(context, args, &mut opened, names, None)?;
        drive(context, &mut sheet, &mut opened)?;
    }
    let ended = end(context, sheet.now(), &mut opened, notes);
    let answer = ended?;
    Ok(context.answer(&answer, view::page).saved(answer.saved))
}

/// The pad's contents, for scripts and spreadsheets. The file is not changed.
fn export(context: &Context<'_>, args: &FortressPadArgs) -> Result<Answer, Faults> {
    let request = Request {
        file: args.file.clone(),
    };
    let desk = context.desk();
    Ok(match args.export {
        Some(PadExport::Csv) => Answer::Text(desk::csv(&desk, &request)?),
        _ => Answer::json(&desk::answer(&desk, &request)?),
    })
}

/// The current pad, or a new one; a closed one is over.
fn begin(
    context: &mut Context<'_>,
    args: &FortressPadArgs,
    opened: &mut SavedFile<'_, Pad>,
    names: Option<Vec<String>>,
) -> Result<Played<Sheet>, Stop> {
    let kept = opened.read()?;
    let note = opened.torn.take().map(Note::Torn);
    let pad = kept.as_ref().map(desk::replay).transpose()?;
    let records = kept.iter().flat_map(|kept| kept.inputs().cloned());
    let (records, saves) = (records.collect(), args.play.save);
    let sheet = pad.filter(|pad| !pad.closed);
    let sheet = sheet.map(|pad| Sheet::new(pad, records, saves, note.clone()));
    if args.resume {
        return Ok(Played::new(sheet.ok_or_else(desk::nothing)?));
    }
    match sheet.filter(|_| !args.new) {
        Some(sheet) => Ok(Played::new(sheet.asking())),
        None => anew(context, args, opened, names, note),
    }
}

fn anew(
    context: &mut Context<'_>,
    args: &FortressPadArgs,
    opened: &mut SavedFile<'_, Pad>,
    names: Option<Vec<String>>,
    note: Option<Note>,
) -> Result<Played<Sheet>, Stop> {
    let players = match names {
        Some(names) => names,
        None => ask_names(context)?,
    };
    let river = args.river;
    let setup = Setup { players, river };
    opened.begin(&token().unwrap_or_default(), &setup);
    opened.save([])?;
    let sheet = Sheet::new(Pad::new(setup), Vec::new(), args.play.save, note);
    Ok(Played::new(sheet))
}

/// The names as they are entered; an empty line ends them.
pub fn ask_names(context: &mut Context<'_>) -> Result<Vec<String>, Stop> {
    let texts = context.texts;
    let mut names: Vec<String> = Vec::new();
    let mut complaint = None;
    if let Some(ask) = context.ask.as_deref_mut() {
        // The question about a saved pad had its own screen.
        ask.close_screen();
    }
    while names.len() < COLORS.into() {
        let question = say!(texts, "ask-score-name", count = names.len() + 1);
        let help = complaint.take().unwrap_or_else(|| match names.len() {
            0 | 1 => say!(texts, "pad-help-name"),
            _ => say!(texts, "pad-help-name-last"),
        });
        let typed = context.line(&question, &help)?;
        if typed.is_empty() && names.len() >= 2 {
            break;
        }
        if typed == "<" {
            names.pop();
            continue;
        }
        match input::names::check(&typed, &names) {
            Err(fault) => complaint = Some(Worder { texts }.fault(&fault)),
            Ok(()) => names.extend(context.desk().spelled(vec![typed])),
        }
    }
    Ok(names)
}

/// Everything is entered at the table's device.
fn at_table(records: &[Record]) -> impl Iterator<Item = (Viewer, &Record)> {
    records.iter().map(|record| (Viewer::Table, record))
}

/// Every record is on disk before the next key is read.
fn drive(
    context: &mut Context<'_>,
    sheet: &mut Played<Sheet>,
    opened: &mut SavedFile<'_, Pad>,
) -> Result<(), Stop> {
    let texts = context.texts;
    context.drive(
        sheet,
        Stop::Left,
        &|scene| view::scene(texts, scene),
        &mut |sheet| Ok(opened.save(at_table(sheet.now().records()))?),
    )
}

/// The result, saved if wanted and archived; or the current score, if the game continues later.
fn end(
    context: &Context<'_>,
    sheet: &Sheet,
    opened: &mut SavedFile<'_, Pad>,
    notes: Play,
) -> Result<desk::Answer, Faults> {
    let mut answer = desk::Answer::new(context.texts, sheet.pad().clone());
    if let Some(End::Counted { save }) = sheet.end() {
        if save {
            let token = opened.token();
            let play = desk::play(sheet.pad(), Play { token, ..notes });
            answer.save(&context.desk(), &play)?;
        }
        let play = answer.saved;
        let close = [Record::Close { play }];
        opened.save(at_table(sheet.records()).chain(at_table(&close)))?;
    }
    Ok(answer)
}
