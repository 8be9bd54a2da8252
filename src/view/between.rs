//! The screens between two rounds.

use super::flow::lettered;
use super::round::title;
use crate::fault::quoted;
use crate::flow::between::{Moment, Scene};
use crate::library::setup::discards;
use crate::page::{Block, Line, Page};
use crate::rules::deck::Deck;
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, deck: &Deck, scene: &Scene) -> Page {
    let round = say!(texts, "tonight-round", round = scene.round);
    let crown = scene.crown.map(|seat| quoted(&scene.names[seat.index()]));
    let crown = crown.map(|name| Block::Text(say!(texts, "tonight-has-crown", name).into()));
    match scene.moment {
        Moment::Crown => Page::new(vec![
            title(say!(texts, "tonight-crown"), round),
            lettered(texts, &scene.names),
        ]),
        Moment::ByHand => {
            let mut page = Page::new(vec![title(round, Line::default())]);
            page.extend(crown);
            page.push(Block::Text(discards(texts, deck).into()));
            page
        }
        Moment::Choose | Moment::Over => {
            let mut page = Page::new(vec![title(round, say!(texts, "tonight-how"))]);
            page.extend(crown);
            page
        }
    }
}
