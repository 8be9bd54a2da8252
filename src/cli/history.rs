//! `citadels history`: the saved plays.

use super::args::{ExportTo, HistoryCommand};
use super::{Answer, Context};
use crate::desk::history_export::{self, Format};
use crate::desk::{history_show, history_stats, history_undo};
use crate::fault::Faults;
use crate::terminal::drive::Stop;
use crate::view::history;

pub fn run(context: &Context<'_>, command: &HistoryCommand) -> Result<Answer, Stop> {
    answer(context, command).map_err(Stop::from)
}

fn answer(context: &Context<'_>, command: &HistoryCommand) -> Result<Answer, Faults> {
    let desk = &context.desk();
    Ok(match command {
        HistoryCommand::List => context.answer(&desk.plays()?, history::list),
        HistoryCommand::Show(args) => {
            context.answer(&history_show::answer(desk, args.id)?, history::show)
        }
        HistoryCommand::Stats => context.answer(&history_stats::answer(desk)?, history::stats),
        HistoryCommand::Undo => context.answer(&history_undo::answer(desk)?, history::undo),
        HistoryCommand::Export(args) => Answer::Text(history_export::answer(
            desk,
            match args.to {
                ExportTo::Json => Format::Json,
                ExportTo::Csv => Format::Csv,
                ExportTo::Bgstats => Format::BgStats,
            },
        )?),
    })
}
