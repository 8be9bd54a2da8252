//! `citadels fortress pad`: the live score pad, and its contents for scripts.

use super::super::args::{Format, FortressPadArgs, PadExport};
use super::super::score::notes;
use super::super::{Cli, Outcome};
use super::goes_on;
use crate::desk::fortress::Logged;
use crate::desk::fortress_pad as desk;
use crate::desk::plays::{Play, token};
use crate::fault::Faults;
use crate::flow::pad::{End, Note, Sheet};
use crate::flow::{Played, Viewer, Words};
use crate::fortress::pad::{Pad, Record, Setup};
use crate::fortress::setup::COLORS;
use crate::store::saved::SavedFile;
use crate::terminal::drive::Stop;
use crate::view::flow::Worder;
use crate::view::fortress::pad as view;
use crate::{fault, id, input, say};

pub fn run(context: &mut Cli<'_>, args: &FortressPadArgs) -> Result<Outcome, Stop> {
    let begins = args.new || args.resume || args.names.is_some() || args.river || args.play.save;
    if args.new && args.resume || args.export.is_some() && begins {
        return Err(Stop::from(fault!(Usage, "error-pad-options")));
    }
    if args.export.is_some() || context.ask.is_none() && context.format == Format::Json {
        return Ok(export(context, args)?);
    }
    if context.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-pad-terminal")));
    }
    let notes = notes(context, &args.play)?;
    let mut opened = context.desk().saved(args.file.as_deref())?;
    let names = args.names.as_deref().map(desk::players).transpose()?;
    let mut sheet = Played::new(begin(context, args, &mut opened, names)?);
    let texts = context.texts;
    let page = |sheet: &Sheet| view::scene(texts, sheet);
    // Every record is on disk before the next key is read.
    let save = &mut |sheet: &Played<Sheet>| Ok(opened.save(at_table(sheet.now().records()))?);
    context.drive(&mut sheet, Stop::Left, &page, save)?;
    let answer = end(context, sheet.now(), &mut opened, notes)?;
    let saved = answer.logged.saved;
    Ok(context.answer(&answer, view::page).saved(saved))
}

/// The pad's contents, for scripts and spreadsheets. The file is not changed.
fn export(context: &Cli<'_>, args: &FortressPadArgs) -> Result<Outcome, Faults> {
    let answer = desk::answer(&context.desk(), args.file.as_deref())?;
    Ok(match args.export {
        Some(PadExport::Csv) => Outcome::text(desk::csv(&answer.pad)),
        _ => Outcome::json(&answer),
    })
}

/// The current pad, or a new one; a closed one is over.
fn begin(
    context: &mut Cli<'_>,
    args: &FortressPadArgs,
    opened: &mut SavedFile<'_, Pad>,
    names: Option<Vec<String>>,
) -> Result<Sheet, Stop> {
    let (texts, saves) = (context.texts, args.play.save);
    let kept = opened.read()?;
    let mut note = opened.torn.take().map(Note::Torn);
    let pad = kept.as_ref().map(desk::replay).transpose()?;
    let saved = match pad.filter(|pad| !pad.closed) {
        saved if args.resume => Some(saved.ok_or_else(desk::nothing)?),
        Some(saved) if !args.new => {
            let labels = [id!("act-pad-new"), id!("pad-leave-why")];
            let note = note.take();
            let page = |pad: &Pad| view::found(texts, pad, note.as_ref());
            goes_on(context, saved, labels, page)?
        }
        _ => None,
    };
    if let Some(pad) = saved {
        let records = kept.iter().flat_map(|kept| kept.inputs().cloned());
        return Ok(Sheet::new(pad, records.collect(), saves, note));
    }
    let players = match names {
        Some(names) => names,
        None => ask_names(context)?,
    };
    let river = args.river;
    let setup = Setup { players, river };
    opened.begin(&token().unwrap_or_default(), &setup);
    opened.save([])?;
    Ok(Sheet::new(Pad::new(setup), Vec::new(), saves, note))
}

/// The names as they are entered; an empty line ends them.
pub fn ask_names(context: &mut Cli<'_>) -> Result<Vec<String>, Stop> {
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

/// The result, saved if wanted and archived; or the current score, if the game continues later.
fn end(
    context: &Cli<'_>,
    sheet: &Sheet,
    opened: &mut SavedFile<'_, Pad>,
    notes: Play,
) -> Result<desk::Answer, Faults> {
    let mut answer = desk::Answer::new(context.texts, sheet.pad.clone());
    if let Some(End::Counted { save }) = sheet.end() {
        if save {
            let token = opened.token();
            let play = desk::play(&sheet.pad, Play { token, ..notes });
            answer.logged = Logged::save(&context.desk(), &play)?;
        }
        let play = answer.logged.saved;
        let close = [Record::Close { play }];
        opened.save(at_table(sheet.records()).chain(at_table(&close)))?;
    }
    Ok(answer)
}
