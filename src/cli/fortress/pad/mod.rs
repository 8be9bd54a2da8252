//! `citadels fortress pad`: the live score pad, and what is on it for scripts.

mod draft;
mod end;
mod export;
mod live;

use super::super::args::{Format, FortressPadArgs};
use super::super::score::save;
use super::super::{Answer, Context, seats};
use crate::failure::{Failure, Fault, quoted, quoted_file};
use crate::fortress::pad::{MOST_PLAYERS, Pad, Setup};
use crate::store::pad::{PadFault, PadFile};
use crate::view::pad as view;
use crate::view::question::question;
use live::Live;
use std::path::{Path, PathBuf};

/// What is said when leaving.
const LEAVE: &str = "pad-leave-why";

pub fn run(context: &mut Context<'_>, args: &FortressPadArgs) -> Result<Answer, Failure> {
    let begins = args.new || args.resume || args.names.is_some() || args.river || args.play.save;
    if args.new && args.resume || args.export.is_some() && begins {
        let fault = Fault::told("usage", context.texts, "error-pad-options", &[]);
        return Err(Failure::usage(fault));
    }
    if args.export.is_some() || context.ask.is_none() && context.format == Format::Json {
        return export::run(context, args);
    }
    if context.ask.is_none() {
        return Err(context.nothing_to_ask("error-pad-terminal"));
    }
    let date = save::date(context, &args.play)?;
    let mut live = begin(context, args)?;
    live.run(context, args, &date)
}

/// Where the pad lies.
fn place(context: &Context<'_>, named: Option<&str>) -> Result<PathBuf, Failure> {
    match (named, &context.store) {
        (Some(named), _) => Ok(PathBuf::from(named)),
        (None, Some(store)) => Ok(store.pad_path()),
        (None, None) => {
            let fault = Fault::told("unwritable", context.texts, "error-pad-folder", &[]);
            Err(Failure::no(vec![fault]))
        }
    }
}

/// The pad under way, or a new one.
fn begin(context: &mut Context<'_>, args: &FortressPadArgs) -> Result<Live, Failure> {
    let path = place(context, args.file.as_deref())?;
    if args.file.as_deref() == Some("-") {
        return Err(told(context, &path, &PadFault::Foreign));
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if args.file.is_some() && folder.is_some_and(|folder| !folder.is_dir()) {
        // Told before anything is asked.
        return Err(unwritable(context, &path));
    }
    let named = args
        .names
        .as_deref()
        .map(|names| given(context, names))
        .transpose()?;
    let open = |context: &Context<'_>| {
        let own = context.store.as_ref().filter(|_| args.file.is_none());
        let made = own.map_or(Ok(()), crate::store::Store::make_folder);
        made.map_err(PadFault::Io)
            .and_then(|()| PadFile::open(&path))
            .map_err(|fault| match fault {
                PadFault::Io(_) if !path.exists() => unwritable(context, &path),
                fault => told(context, &path, &fault),
            })
    };
    // No file is left behind by someone who only looks in.
    let mut opened = if path.exists() {
        Some(open(context)?)
    } else {
        None
    };
    let torn = opened.as_ref().and_then(|(file, _)| file.torn.clone());
    let note = torn.map(|torn| {
        let torn = quoted(&torn.display().to_string());
        context
            .texts
            .say_with("pad-torn", &[("file", (&torn).into())])
    });
    if !args.new {
        // A pad that was put away is over.
        let under_way = opened
            .as_mut()
            .and_then(|(_, pad)| pad.take())
            .filter(|pad| !pad.closed);
        match under_way {
            Some(pad) if args.resume || goes_on(context, &pad, note.as_deref())? => {
                if let Some((file, _)) = opened {
                    return Ok(Live::new(path, file, pad, note));
                }
            }
            None if args.resume => {
                let fault = Fault::told("nothing-found", context.texts, "error-pad-none", &[]);
                return Err(Failure::no(vec![fault]));
            }
            _ => {}
        }
    }
    let players = match named {
        Some(players) => players,
        None => asked(context)?,
    };
    let setup = Setup {
        players,
        river: args.river,
    };
    let mut file = match opened {
        Some((file, _)) => file,
        None => open(context)?.0,
    };
    file.begin(&setup).map_err(|_| unwritable(context, &path))?;
    Ok(Live::new(path, file, Pad::new(setup), note))
}

/// Go on with the saved pad?
fn goes_on(context: &mut Context<'_>, pad: &Pad, note: Option<&str>) -> Result<bool, Failure> {
    let phase = context.say(&format!("pad-phase-{}", pad.standing().phase.id()));
    let keys = context.say("pad-keys-resume");
    let mut page = question(context.say("pad-resume"), phase, Vec::new(), keys);
    page.0.insert(1, view::table(context.texts, pad));
    page.0.splice(
        1..1,
        note.map(|note| crate::view::Block::Note(note.to_owned())),
    );
    context.goes_on(&page, LEAVE)
}

/// The names of `--names`; or every fault in them.
fn given(context: &Context<'_>, names: &str) -> Result<Vec<String>, Failure> {
    let names: Vec<String> = names
        .split(',')
        .map(|name| name.trim().to_owned())
        .collect();
    let mut faults: Vec<Fault> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        faults.extend(seats::wrong(context, name, &names[..place]));
    }
    if !(2..=MOST_PLAYERS).contains(&names.len()) {
        let values = [("count", names.len().into())];
        faults.push(Fault::told(
            "player-count",
            context.texts,
            "error-pad-players",
            &values,
        ));
    }
    let faults: Vec<Fault> = faults
        .into_iter()
        .map(|fault| fault.at("--names"))
        .collect();
    if faults.is_empty() {
        Ok(names)
    } else {
        Err(Failure::no(faults))
    }
}

/// The names as they are answered; an empty line ends them.
fn asked(context: &mut Context<'_>) -> Result<Vec<String>, Failure> {
    let mut names: Vec<String> = Vec::new();
    let mut complaint = None;
    if let Some(ask) = context.ask.as_deref_mut() {
        // The question about a saved pad stood on a screen of its own.
        ask.close_screen();
    }
    while names.len() < MOST_PLAYERS {
        let values = [("count", (names.len() + 1).into())];
        let question = context.texts.say_with("ask-score-name", &values);
        let usual = if names.len() < 2 {
            "pad-help-name"
        } else {
            "pad-help-name-last"
        };
        let help = complaint.take().unwrap_or_else(|| context.say(usual));
        let typed = context.line(&question, &help)?;
        if typed.is_empty() && names.len() >= 2 {
            break;
        }
        match seats::wrong(context, &typed, &names) {
            Some(fault) => complaint = Some(format!("{} {}", fault.message, fault.advice)),
            None => names.push(typed),
        }
    }
    Ok(names)
}

/// Why a pad cannot be used.
fn told(context: &Context<'_>, path: &Path, fault: &PadFault) -> Failure {
    let file = quoted_file(&path.display().to_string());
    let line = if let PadFault::Broken(line) = fault {
        *line
    } else {
        0
    };
    let values = [("file", (&file).into()), ("line", line.into())];
    let (id, message) = match fault {
        PadFault::Newer => ("newer-game", "error-pad-newer"),
        PadFault::Broken(_) => ("broken-log", "error-pad-broken"),
        PadFault::Foreign => ("bad-value", "error-pad-foreign"),
        PadFault::Busy => ("busy", "error-pad-busy"),
        PadFault::Io(_) => ("unreadable", "error-pad-file"),
    };
    let told = Fault::told(id, context.texts, message, &values);
    Failure::no(vec![if line > 0 {
        told.at(format!("{file}:{line}"))
    } else {
        told
    }])
}

fn unwritable(context: &Context<'_>, path: &Path) -> Failure {
    let file = quoted_file(&path.display().to_string());
    let values = [("file", (&file).into())];
    Failure::no(vec![Fault::told(
        "unwritable",
        context.texts,
        "error-pad-write",
        &values,
    )])
}
