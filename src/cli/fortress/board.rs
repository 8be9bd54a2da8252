//! `citadels fortress board`: a board or a game from a file, counted; or a game to enter.

use super::super::args::FortressBoardArgs;
use super::super::{Answer, Context};
use super::{entry, settled};
use crate::desk::fortress_board::{self, Request};
use crate::fault;
use crate::fortress::board::Ways;
use crate::input::fortress::Written;
use crate::terminal::drive::Stop;
use crate::view::fortress::board as view;

pub fn run(context: &mut Context<'_>, args: &FortressBoardArgs) -> Result<Answer, Stop> {
    let ways = Ways {
        farmers: !args.no_farmers,
        one_field_at_source: !args.split_source,
    };
    let begins = args.new || args.names.is_some() || args.river;
    let enters = begins || args.resume || args.play.save;
    let is_read = args.file.is_some() && (enters || args.export_as.is_some());
    if is_read || begins && args.resume || args.export_as.is_some() && enters {
        return Err(Stop::from(fault!(Usage, "error-board-options")));
    }
    let Some(file) = &args.file else {
        return entry::run(context, args, ways);
    };
    let mut request = Request {
        written: Written::read(file, args.third_river)?,
        ways,
        with_fields: args.fields,
    };
    let answer = settled(context, &mut request, fortress_board::answer, |request| {
        Some(&mut request.written)
    })?;
    Ok(context.answer(&answer, view::page))
}
