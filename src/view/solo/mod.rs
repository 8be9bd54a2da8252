//! Solo against Vova: his turn, the game on a terminal, the result.

pub mod game;
pub mod turn;

use crate::desk::counted::Counted;
use crate::library::solo::{name_of, who};
use crate::page::{Block, Line, Page};
use crate::rules::card::{Card, District};
use crate::rules::edition::Edition;
use crate::rules::solo::State;
use crate::texts::{Id, Texts};
use crate::{id, say};

fn card(texts: &Texts, edition: Edition, card: impl Into<Card>) -> Line {
    super::table::card(texts, edition, card).into()
}

fn cards<C: Into<Card>>(
    texts: &Texts,
    edition: Edition,
    cards: impl IntoIterator<Item = C>,
) -> Line {
    let named = cards.into_iter().map(|one| card(texts, edition, one));
    let named = Line::joined(named, ", ");
    if named.is_empty() {
        say!(texts, "solo-nothing").into()
    } else {
        named
    }
}

/// The same with their order, if there is one.
fn row(texts: &Texts, edition: Edition, row: &[District], order: Id) -> Line {
    let mut named = cards(texts, edition, row);
    if row.len() > 1 {
        named.push(format!(" ({})", texts.say(order)));
    }
    named
}

/// What is on the table.
fn table(texts: &Texts, edition: Edition, state: &State) -> Block {
    let State { you, vova, .. } = state;
    let mut facts = Vec::new();
    if state.yours_known {
        let hand = row(texts, edition, &you.hand, id!("solo-newest"));
        let city = row(texts, edition, &you.city, id!("solo-oldest"));
        facts.push((
            say!(texts, "solo-your-gold").into(),
            you.gold.to_string().into(),
        ));
        facts.push((say!(texts, "solo-your-hand").into(), hand));
        facts.push((say!(texts, "solo-your-city").into(), city));
    }
    let city = cards(texts, edition, &vova.city);
    facts.push((
        say!(texts, "solo-his-gold").into(),
        vova.gold.to_string().into(),
    ));
    facts.push((say!(texts, "solo-his-city").into(), city));
    Block::Facts(facts)
}

/// A scored game, with the two named in the user's language.
fn named(texts: &Texts, counted: &Counted) -> Counted {
    let mut counted = counted.clone();
    for player in &mut counted.players {
        if let Some(who) = who(&player.name) {
            player.name = texts.say(name_of(who));
        }
    }
    counted
}

pub fn score(texts: &Texts, counted: &Counted) -> Page {
    super::score::page(texts, &named(texts, counted))
}
