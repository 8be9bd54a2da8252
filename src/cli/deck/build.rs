//! `citadels deck build`: a deck on one screen.

use super::super::{Cli, Outcome};
use crate::desk::deck::DeckAnswer;
use crate::desk::deck_save;
use crate::flow::deck_build::Build;
use crate::flow::{Played, Words};
use crate::input::deck::FittedDeck;
use crate::rules::chance::Chance;
use crate::rules::table::Players;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::view::flow::Worder;
use crate::{fault, say, view};

pub fn run(context: &mut Cli<'_>, players: Option<Players>, full: bool) -> Result<Outcome, Stop> {
    let missing = fault!(Usage, "error-build-terminal");
    if context.ask.is_none() {
        return Err(missing.into());
    }
    let players = context.players(players)?;
    let desk = context.desk();
    let texts = context.texts;
    let chance = Chance::new(&(context.desk.fresh_seed)());
    let mut built = Played::new(Build::new(context.edition(), players, chance));
    loop {
        let page = |scene: &_| view::deck_build::page(texts, scene);
        context.drive(&mut built, missing.clone(), &page, &mut |_| Ok(()))?;
        let deck = built.now().deck();
        let deck = deck.expect("it ends only when the deck is whole");
        let answer = DeckAnswer::new(&desk, FittedDeck::unnamed(deck));
        match save(context, &answer) {
            Ok(saved) => {
                let page = super::page(context, full);
                let page = |texts: &Texts, answer: &DeckAnswer| {
                    let mut page = page(texts, answer);
                    page.push(view::deck_build::next(texts, answer));
                    page
                };
                return Ok(context.answer(&DeckAnswer { saved, ..answer }, page));
            }
            // Back to the cards.
            Err(Stop::Left) => {}
            Err(faults) => return Err(faults),
        }
    }
}

/// Asks for a name and saves the deck under it; without a name it is not saved.
fn save(context: &mut Cli<'_>, answer: &DeckAnswer) -> Result<Option<String>, Stop> {
    let texts = context.texts;
    let code = answer
        .code
        .as_ref()
        .expect("what keeps the rules has a code");
    let mut refused = None;
    loop {
        let page = view::deck::page(texts, answer);
        let help = refused
            .take()
            .unwrap_or_else(|| say!(texts, "help-save-name"));
        let name = context.line_below(&page, &say!(texts, "ask-save-name"), &help)?;
        if name.is_empty() {
            return Ok(None);
        }
        let request = deck_save::Request {
            name,
            deck: code.clone(),
            force: false,
        };
        match super::save(context, request) {
            Ok(answer) => return Ok(Some(answer.saved)),
            // Don't overwrite the existing deck; ask for another name.
            Err(Stop::Left) => {}
            Err(Stop::Faults(faults)) => {
                let faults = faults
                    .faults
                    .iter()
                    .map(|fault| Worder { texts }.fault(fault));
                refused = Some(faults.collect::<Vec<_>>().join(" "));
            }
        }
    }
}
