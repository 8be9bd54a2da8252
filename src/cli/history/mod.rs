//! `citadels history`: the saved plays. One command, one file.

mod export;
mod list;
mod show;
mod stats;
mod undo;

use super::args::HistoryCommand;
use super::{Answer, Context};
use crate::failure::{Failure, Fault, quoted_file};
use crate::store::Store;
use crate::store::log::{Log, LogFault};
use crate::view::Block;

pub fn run(context: &Context<'_>, command: &HistoryCommand) -> Result<Answer, Failure> {
    match command {
        HistoryCommand::List => list::run(context),
        HistoryCommand::Show(args) => show::run(context, args),
        HistoryCommand::Stats => stats::run(context),
        HistoryCommand::Undo => undo::run(context),
        HistoryCommand::Export(args) => export::run(context, args),
    }
}

/// Where the log is kept.
pub fn store<'a>(context: &'a Context<'_>) -> Result<&'a Store, Failure> {
    context.store.as_ref().ok_or_else(|| {
        Failure::no(vec![Fault::told(
            "unwritable",
            context.texts,
            "error-no-log",
            &[],
        )])
    })
}

/// The log.
pub fn read(context: &Context<'_>) -> Result<Log, Failure> {
    let store = store(context)?;
    store
        .read_log()
        .map_err(|fault| told(context, store, &fault))
}

/// Why the log cannot be used.
pub fn told(context: &Context<'_>, store: &Store, fault: &LogFault) -> Failure {
    let file = quoted_file(&store.log_path().display().to_string());
    let line = if let LogFault::Broken(line) = fault {
        *line
    } else {
        0
    };
    let values = [("file", (&file).into()), ("line", line.into())];
    let (id, message) = match fault {
        LogFault::Newer => ("newer-log", "error-history-newer"),
        LogFault::Broken(_) => ("broken-log", "error-history-broken"),
        LogFault::Io(_) => ("unreadable", "error-history-file"),
    };
    Failure::no(vec![Fault::told(id, context.texts, message, &values)])
}

/// Says that a line was set aside, if one was.
pub fn torn(context: &Context<'_>, log: &Log) -> Option<Block> {
    let file = quoted_file(&log.torn.as_ref()?.display().to_string());
    Some(Block::Note(
        context
            .texts
            .say_with("history-torn", &[("file", (&file).into())]),
    ))
}
