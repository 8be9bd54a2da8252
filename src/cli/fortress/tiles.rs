//! `citadels fortress tiles`: the kinds of tiles, and what is left of each.

use super::super::args::{Format, FortressTilesArgs};
use super::super::{Answer, Context};
use super::{board, file};
use crate::failure::Failure;
use crate::fortress::board::Ways;
use crate::fortress::game::left;
use crate::view::fortress_tiles as view;

pub fn run(context: &mut Context<'_>, args: &FortressTilesArgs) -> Result<Answer, Failure> {
    let texts = context.texts;
    let Some(path) = &args.file else {
        return Ok(match context.format {
            Format::Json => Answer::Json(view::tiles_json()),
            _ => Answer::Page(view::tiles(texts)),
        });
    };
    let written = file::read(context, path, false)?;
    let replayed = board::replay(context, &written, Ways::default())?;
    let left = left(&replayed.board);
    Ok(match context.format {
        Format::Json => Answer::Json(view::left_json(texts, &left, &replayed.oddities)),
        _ => Answer::Page(view::left(texts, &left, &replayed.oddities)),
    })
}
