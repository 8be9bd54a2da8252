//! `citadels sheet`: tonight's sheet, to read or to print.

use super::args::{Format, TableArgs};
use super::deck::read;
use super::{Answer, Context};
use crate::desk::sheet;
use crate::failure::Failure;
use crate::{fault, view};

pub fn run(context: &mut Context<'_>, args: &TableArgs) -> Result<Answer, Failure> {
    if context.format == Format::Json {
        return Err(context.failed(fault!(Usage, "error-usage-sheet-json")));
    }
    let read::Playable {
        name,
        deck,
        changes,
    } = read::at_table(context, args)?;
    let request = sheet::Request {
        name,
        deck,
        changes,
    };
    let answer = sheet::answer(&context.desk(), &request);
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(Answer::Drawn(view::sheet::page(context.texts, &answer)))
}
