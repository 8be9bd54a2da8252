//! The checklist from box to first turn.

use crate::app::{App, TableWish};
use crate::command::table::opening::code_of;
use crate::fault::Faults;
use crate::files::read::deck::{Origin, TableDeck};
use crate::library::setup::{self, Step};
use crate::page::{Block, Line, Page};
use crate::rules::card::{Character, District};
use crate::rules::deck::Change;
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::say;
use crate::texts::Texts;
use crate::wording::table::{changes, what};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(skip)]
    pub edition: Edition,
    pub players: Players,
    pub characters: Vec<Character>,
    pub districts: Vec<District>,
    pub complete_at: u8,
    pub steps: Vec<String>,
    /// Additional notes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Changes to an official list.
    #[serde(skip)]
    pub changes: Vec<Change>,
    pub code: Option<String>,
    /// The deck's name, if any.
    #[serde(skip)]
    pub name: Option<String>,
    /// Whether it is now the current table, if that was requested.
    #[serde(skip)]
    pub is_kept: Option<bool>,
}

/// # Errors
///
/// There is no such deck for this many players.
pub fn answer(app: &App<'_>, wish: &TableWish) -> Result<Answer, Faults> {
    let TableDeck {
        deck,
        changes,
        origin,
    } = app.at_table(wish)?;
    // The ninth character of an older base game was not a choice.
    let is_base = origin == Origin::Unnamed && deck.edition != Edition::E2016;
    let steps = setup::steps(&deck).into_iter().map(|step| match step {
        Step::Characters(_) if is_base => Step::Characters(setup::either(&deck)),
        step => step,
    });
    Ok(Answer {
        edition: deck.edition,
        code: code_of(&deck),
        name: origin.name(app.texts.lang()).map(str::to_owned),
        is_kept: None,
        players: deck.players,
        complete_at: deck.edition.rulebook().complete_at[deck.players],
        notes: setup::notes(app.texts, &deck),
        steps: steps.map(|step| step.say(app.texts, &deck)).collect(),
        characters: deck.characters,
        districts: deck.districts,
        changes,
    })
}

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let steps = answer.steps.iter().zip(1..);
    let steps = steps.map(|(step, number)| (format!("☐ {number}").into(), step.as_str().into()));
    let mut page = Page::new(vec![
        Block::Title {
            text: say!(texts, "setup-title").into(),
            what: what(texts, answer.edition, answer.players),
        },
        Block::Facts(steps.collect()),
    ]);
    if !answer.notes.is_empty() {
        let notes = answer.notes.iter();
        page.push(Block::Points {
            source: Line::default(),
            points: notes.map(|note| note.as_str().into()).collect(),
        });
    }
    let named: Vec<String> = answer.name.iter().chain(&answer.code).cloned().collect();
    let label = say!(texts, "tonight-fact-deck").into();
    page.push(Block::Facts(vec![(label, named.join(" · ").into())]));
    page.extend(answer.is_kept.map(|is_kept| {
        Block::Text(if is_kept {
            say!(texts, "tonight-kept").into()
        } else {
            say!(texts, "tonight-busy").into()
        })
    }));
    page.with_notes(changes(texts, answer.edition, &answer.changes))
}
