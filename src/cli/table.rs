//! Commands about one deck at one table: `setup`, `sheet`, `draft table`, `draft deal`.

use super::args::{DraftCommand, DraftDealArgs, DraftTableArgs, Format, TableArgs};
use super::{Answer, Context, evening};
use crate::desk::{TableWish, draft_deal, draft_table, setup, sheet};
use crate::failure::Failure;
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

pub fn setup(context: &Context<'_>, args: &TableArgs) -> Result<Answer, Failure> {
    let answer = setup::answer(&context.desk(), &args.into());
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(context.answer(&answer, view::setup::page))
}

pub fn sheet(context: &Context<'_>, args: &TableArgs) -> Result<Answer, Failure> {
    if context.format == Format::Json {
        return Err(context.failed(fault!(Usage, "error-usage-sheet-json")));
    }
    let answer = sheet::answer(&context.desk(), &args.into());
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(Answer::Drawn(view::sheet::page(context.texts, &answer)))
}

pub fn draft(context: &mut Context<'_>, command: &DraftCommand) -> Result<Answer, Failure> {
    match command {
        DraftCommand::Table(args) => draft_table(context, args),
        DraftCommand::Deal(args) => draft_deal(context, args),
        DraftCommand::Pass(args) => evening::draft_pass(context, args),
    }
}

fn draft_table(context: &Context<'_>, args: &DraftTableArgs) -> Result<Answer, Failure> {
    let request = draft_table::Request {
        players: args.players,
        characters: args.characters,
    };
    let answer = draft_table::answer(&context.desk(), &request);
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(context.answer(&answer, view::draft::table))
}

fn draft_deal(context: &Context<'_>, args: &DraftDealArgs) -> Result<Answer, Failure> {
    let request = draft_deal::Request {
        table: (&args.table).into(),
        seed: args.seed.clone(),
        is_open: args.reveal,
    };
    let answer = draft_deal::answer(&context.desk(), &request);
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(context.answer(&answer, view::draft::deal))
}
