//! Commands about one deck at one table: `setup`, `sheet`, `draft table`, `draft deal`.

use super::args::{DraftCommand, Format, TableArgs};
use super::{Answer, Context, evening};
use crate::desk::{TableWish, draft_deal, draft_table, setup, sheet};
use crate::terminal::drive::Stop;
use crate::{fault, view};

impl From<&TableArgs> for TableWish {
    fn from(args: &TableArgs) -> Self {
        Self {
            deck: args.deck.clone(),
            players: args.players,
            characters: args.characters,
        }
    }
}

pub fn setup(context: &Context<'_>, args: &TableArgs) -> Result<Answer, Stop> {
    let answer = setup::answer(&context.desk(), &args.into())?;
    Ok(context.answer(&answer, view::setup::page))
}

pub fn sheet(context: &Context<'_>, args: &TableArgs) -> Result<Answer, Stop> {
    if context.format == Format::Json {
        return Err(Stop::from(fault!(Usage, "error-usage-sheet-json")));
    }
    let answer = sheet::answer(&context.desk(), &args.into())?;
    Ok(Answer::Page(view::sheet::page(context.texts, &answer)))
}

pub fn draft(context: &mut Context<'_>, command: DraftCommand) -> Result<Answer, Stop> {
    let desk = context.desk();
    match command {
        DraftCommand::Table {
            players,
            characters,
        } => {
            let answer = draft_table::answer(&desk, players, characters)?;
            Ok(context.answer(&answer, view::draft::table))
        }
        DraftCommand::Deal {
            table,
            seed,
            reveal,
        } => {
            let answer = draft_deal::answer(&desk, &(&table).into(), seed.as_deref(), reveal)?;
            Ok(context.answer(&answer, view::draft::deal))
        }
        DraftCommand::Pass(args) => evening::draft_pass(context, &args),
    }
}
