//! Who is called in a round, and what to remember: non-interactive.

use super::{Desk, TableWish};
use crate::fault::Faults;
use crate::input::deck::TableDeck;
use crate::library;
use crate::library::CardWords;
use crate::library::decks::cast;
use crate::rules::call::remind::{Reminder, standing};
use crate::rules::card::{Character, Rank};
use crate::rules::deck::Change;
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::texts::{Id, Texts};
use serde::{Serialize, Serializer};

#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    /// The deck's name or code.
    #[serde(skip)]
    pub deck: Option<String>,
    pub players: Players,
    pub characters: Vec<Called>,
    #[serde(serialize_with = "ids")]
    pub remember: Vec<Reminder>,
    /// Changes to an official list.
    pub changes: Vec<Change>,
}

#[derive(Debug, Serialize)]
pub struct Called {
    pub rank: Rank,
    pub id: Character,
    /// Its power, in one line.
    pub power: String,
    /// Who it can name or target, if anyone.
    pub targets: Option<String>,
}

fn ids<S: Serializer>(reminders: &[Reminder], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(reminders.iter().map(|reminder| reminder.id()))
}

/// # Errors
///
/// There is no such deck for this many players.
pub fn answer(desk: &Desk<'_>, wish: &TableWish) -> Result<Answer, Faults> {
    let table = desk.at_table(wish)?;
    let called = table.called(desk.texts.lang());
    let TableDeck { deck, changes, .. } = table;
    let cast = cast(&deck);
    let characters = cast.characters.iter().map(|called| Called {
        rank: called.rank,
        id: called.id,
        power: power(desk.texts, called.id, cast.edition),
        targets: targets(desk.texts, called.id, cast.edition),
    });
    Ok(Answer {
        edition: cast.edition,
        deck: called,
        players: cast.players,
        characters: characters.collect(),
        remember: standing(&cast),
        changes,
    })
}

/// A character's power in one line.
pub fn power(texts: &Texts, character: Character, edition: Edition) -> String {
    let printing = library::nearest_printing(character, edition);
    printing.reminder(texts)
}

/// Who a character can name or target, if anyone.
pub fn targets(texts: &Texts, character: Character, edition: Edition) -> Option<String> {
    let id = Id::find(&format!("targets-{character}-{}", edition.id()))?;
    Some(texts.say(id))
}
