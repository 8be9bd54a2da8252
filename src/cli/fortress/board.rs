//! `citadels fortress board`: a board or a game from a file, counted; or a game to enter.

use super::super::args::{BoardForm, Format, FortressBoardArgs};
use super::super::{Answer, Context};
use super::{each_line, entry, settled};
use crate::desk::{Desk, fortress_board, fortress_grid};
use crate::fault;
use crate::fortress::board::Ways;
use crate::input::fortress::Written;
use crate::input::many::{self, Documents};
use crate::page::Page;
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
    let has_nothing = args.file.is_none() && args.to.is_some();
    if is_read || has_nothing || begins && args.resume || args.export_as.is_some() && enters {
        return Err(Stop::from(fault!(Usage, "error-board-options")));
    }
    let Some(file) = &args.file else {
        return entry::run(context, args, ways);
    };
    let request = |text: String| fortress_board::Request {
        written: Written::new(file, text, args.third_river),
        ways,
        with_fields: args.fields,
    };
    let documents = many::open(file)?;
    if args.to == Some(BoardForm::Grid) {
        let mut request = match documents {
            Documents::One(text) => request(text),
            Documents::Many(lines) => {
                // Of several, only JSON lines can be read again.
                context.format = Format::Json;
                let grid = |desk: &Desk<'_>, text| fortress_grid::answer(desk, &request(text));
                return Ok(each_line(context, lines, grid, |_, _| Page::default()));
            }
        };
        let answer = settled(context, &mut request, fortress_grid::answer, |request| {
            Some(&mut request.written)
        })?;
        return Ok(match context.format {
            Format::Json => Answer::json(&answer),
            _ => Answer::Text(answer.toml()),
        });
    }
    let mut request = match documents {
        Documents::One(text) => request(text),
        Documents::Many(lines) => {
            let board = |desk: &Desk<'_>, text| fortress_board::answer(desk, &request(text));
            return Ok(each_line(context, lines, board, view::short));
        }
    };
    let answer = settled(context, &mut request, fortress_board::answer, |request| {
        Some(&mut request.written)
    })?;
    Ok(context.answer(&answer, view::page))
}
