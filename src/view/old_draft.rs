use super::card::name;
use super::page::{Block, Page};
pub use super::question::{powers, question};
use crate::rules::card::Character;
use crate::rules::draft::Deal;
use crate::rules::edition::Edition;
use crate::texts::Texts;

fn face_up(texts: &Texts, edition: Edition, deal: &Deal) -> String {
    let names: Vec<String> = deal
        .face_up
        .iter()
        .map(|id| name(texts, edition, id))
        .collect();
    if names.is_empty() {
        texts.say("deal-none")
    } else {
        names.join(", ")
    }
}

fn returned(texts: &Texts, edition: Edition, deal: &Deal) -> Option<Block> {
    let card = name(texts, edition, deal.returned.first()?);
    Some(Block::Note(
        texts.say_with("deal-returned", &[("card", (&card).into())]),
    ))
}

/// What everybody may see while the device goes from hand to hand.
#[must_use]
pub fn hand_over(
    texts: &Texts,
    edition: Edition,
    deal: &Deal,
    note: Option<String>,
    to: &str,
) -> Page {
    let mut page = Page(vec![Block::Title {
        text: texts.say_with("pass-hand", &[("name", to.into())]),
        what: texts.say("pass-hand-why"),
        kind: None,
    }]);
    if !deal.face_up.is_empty() {
        let facts = vec![(texts.say("deal-face-up"), face_up(texts, edition, deal))];
        page.0.push(Block::Facts(facts));
    }
    page.0.extend(returned(texts, edition, deal));
    page.0.extend(note.map(Block::Text));
    page.0.push(Block::Keys(vec![texts.say("pass-keys-hand")]));
    page
}

/// A choice among characters, for one pair of eyes.
#[derive(Debug)]
pub struct Choice<'a> {
    /// What is to be chosen, and by whom.
    pub title: String,
    /// What happened before, if anything is to be said.
    pub note: Option<String>,
    /// The characters that the player has already.
    pub yours: &'a [Character],
    /// The characters to choose from.
    pub cards: &'a [Character],
    /// The one that is chosen so far, and what that means.
    pub chosen: Option<(Character, String)>,
}

/// The page of a choice: each character with its rank, which is its key, and its power.
#[must_use]
pub fn choice(texts: &Texts, edition: Edition, choice: &Choice<'_>) -> Page {
    let mut page = Page(vec![Block::Title {
        text: choice.title.clone(),
        what: String::new(),
        kind: None,
    }]);
    page.0.extend(choice.note.clone().map(Block::Text));
    if !choice.yours.is_empty() {
        let names: Vec<String> = choice
            .yours
            .iter()
            .map(|id| name(texts, edition, id))
            .collect();
        page.0.push(Block::Facts(vec![(
            texts.say("pass-yours"),
            names.join(", "),
        )]));
    }
    let chosen = choice.chosen.as_ref().map(|(id, _)| *id);
    page.0
        .push(Block::Facts(powers(texts, edition, choice.cards, chosen)));
    page.0.extend(
        choice
            .chosen
            .as_ref()
            .map(|(_, said)| Block::Note(said.clone())),
    );
    let keys = if chosen.is_some() {
        "pass-keys-sure"
    } else {
        "pass-keys-choose"
    };
    page.0.push(Block::Keys(vec![texts.say(keys)]));
    page
}
