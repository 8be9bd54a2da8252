//! `history edit`: change a play's notes, deck and names. Points stay as scored.

use crate::app::App;
use crate::app::log::numbered;
use crate::fault;
use crate::fault::{Fault, Faults, Field, checked, typed};
use crate::files::log::{Change, Edit, Log, Play};
use crate::files::read::names;
use crate::library::players::{is_same, spelled};
use serde::Serialize;
use std::collections::BTreeMap;

/// The new values; the rest is unchanged. An empty text or 0 minutes removes a value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    pub id: u64,
    pub date: Option<String>,
    pub minutes: Option<u32>,
    pub location: Option<String>,
    pub comment: Option<String>,
    pub deck: Option<String>,
    /// `OLD=NEW`, in this play only.
    pub names: Vec<String>,
}

#[derive(Debug, Serialize)]
pub struct Answer {
    /// The number of the play.
    pub edited: u64,
    pub play: Play,
    #[serde(skip)]
    pub before: Play,
}

/// # Errors
///
/// There is no such play, a value is invalid, or the log can't be used.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    let log = app.plays()?;
    let before = numbered(&log, request.id)?.clone();
    let mut play = before.clone();
    edit(app, &log, request)?.apply(&mut play);
    if play != before {
        app.change(|log| Ok(Change::Edit(edit(app, log, request)?)))?;
    }
    Ok(Answer {
        edited: request.id,
        play,
        before,
    })
}

fn edit(app: &App<'_>, log: &Log, request: &Request) -> Result<Edit, Faults> {
    let play = numbered(log, request.id)?;
    let mut faults = Vec::new();
    let date = request.date.as_deref().map(|date| app.date(Some(date)));
    let date = date.transpose().unwrap_or_else(|fault| {
        faults.push(fault);
        None
    });
    let deck = request.deck.as_deref().filter(|deck| !deck.is_empty());
    let cards = match deck.map(|deck| deck_of(app, play, deck)).transpose() {
        Ok(cards) => cards.unwrap_or_default(),
        Err(wrong) => {
            faults.extend(wrong.faults);
            Vec::new()
        }
    };
    let names = called(log, play, &request.names, &mut faults);
    let text = |text: &Option<String>| text.as_deref().map(|text| text.trim().to_owned());
    let edit = Edit {
        id: request.id,
        date,
        minutes: request.minutes,
        location: text(&request.location),
        comment: text(&request.comment),
        deck: text(&request.deck),
        cards,
        names,
    };
    checked(edit, faults)
}

/// The cards of a deck for the play's edition.
///
/// # Errors
///
/// There is no such deck, or it is for another edition.
pub fn deck_of(app: &App<'_>, play: &Play, deck: &str) -> Result<Vec<String>, Faults> {
    let mut decks = app.decks();
    decks.edition = play.edition().unwrap_or(decks.edition);
    let named = decks.of_edition(deck)?;
    Ok(named.plan.cards().map(|card| card.to_string()).collect())
}

/// The renames, each `OLD=NEW`, applied all at once.
fn called(
    log: &Log,
    play: &Play,
    given: &[String],
    faults: &mut Vec<Fault>,
) -> BTreeMap<String, String> {
    let known = log.known_players();
    let mut called = BTreeMap::new();
    for given in given {
        // A name may contain `=` itself.
        let splits = given.match_indices('=');
        let mut splits = splits.map(|(at, _)| (given[..at].trim(), &given[at + 1..]));
        let found = splits.find_map(|(old, new)| Some((play.player(old)?, new)));
        let Some((player, new)) = found else {
            let players = play.players.iter();
            let players = Field::Listed(players.map(|one| typed(&*one.name)).collect());
            faults.push(fault!(
                UnknownPlayer,
                "error-history-called",
                given = typed(given),
                players
            ));
            continue;
        };
        match names::read(new) {
            Ok(new) if is_same(&player.name, &new) => called.insert(player.name.clone(), new),
            Ok(new) => called.insert(player.name.clone(), spelled(&known, new)),
            Err(fault) => {
                faults.push(fault.at("--player"));
                None
            }
        };
    }
    let names = play
        .players
        .iter()
        .map(|one| called.get(&one.name).unwrap_or(&one.name));
    let names: Vec<&String> = names.collect();
    for (at, name) in names.iter().enumerate() {
        let is_new = !called.is_empty();
        if is_new && names[..at].iter().any(|other| is_same(other, name)) {
            let fault = fault!(SameName, "error-same-name", name = typed(&***name));
            faults.push(fault.at("--player"));
        }
    }
    called
}
