//! `citadels sheet`: tonight's sheet, as text, Markdown or a page to print.

use super::args::{Format, TableArgs};
use super::deck::read;
use super::{Answer, Context};
use crate::failure::{Failure, Fault};
use crate::library::decks::pool;
use crate::view::deck::changes_note;
use crate::view::{html, table};

pub fn run(context: &mut Context<'_>, args: &TableArgs) -> Result<Answer, Failure> {
    if context.format == Format::Json {
        return Err(Failure::usage(Fault::told(
            "usage",
            context.texts,
            "error-usage-sheet-json",
            &[],
        )));
    }
    let read::Playable {
        name,
        deck,
        changes,
    } = read::at_table(context, args)?;
    let pool = pool(deck.edition);
    let code = crate::rules::deck::code::encode(&deck, &pool);
    let title = [name, code]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ");
    let mut page = table::sheet(context.texts, &pool, &deck, &title);
    page.0
        .splice(1..1, changes_note(context.texts, &pool, &changes));
    Ok(match context.format {
        Format::Html => Answer::Text(html::draw(&page, context.texts.lang())),
        _ => Answer::Page(page),
    })
}
