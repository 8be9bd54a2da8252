//! `deck play`: a whole game played by the program, every move of gold and cards written down.

pub mod page;
pub mod recorder;

use crate::app::{App, TableWish};
use crate::command::deck::play::recorder::{Position, Recorder, Round};
use crate::command::score::counted::{Counted, count};
use crate::fault::{Fault, Faults, Field, typed};
use crate::files::log::Game as Kind;
use crate::files::read::deck::TableDeck;
use crate::files::read::score::{Claimed, Door};
use crate::files::read::seed::Seed;
use crate::library::decks::pool;
use crate::library::{edition_name, supply};
use crate::rules::card::Character;
use crate::rules::city::Pardon;
use crate::rules::deck::{Change, Deck, code};
use crate::rules::edition::Edition;
use crate::rules::play::{Actions, Bot, Game, State};
use crate::rules::table::{Players, Seat};
use crate::{fault, say};
use serde::Serialize;
use std::ops::Not;
use strum::IntoEnumIterator;

#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    pub players: Players,
    /// By rank.
    pub characters: Vec<Character>,
    /// Its code.
    pub deck: String,
    pub seed: Seed,
    /// Who plays, by seat.
    pub seats: Vec<Bot>,
    /// After the deal.
    pub start: Position,
    pub rounds: Vec<Round>,
    pub score: Counted,
    /// No city was complete after as many rounds as anyone waits for.
    #[serde(skip_serializing_if = "Not::not")]
    pub stalled: bool,
    /// Changes to an official list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    /// The deck's name, if it has one.
    #[serde(skip)]
    pub name: Option<String>,
    /// The score with the players' numbers in words.
    #[serde(skip)]
    pub told: Counted,
}

/// # Errors
///
/// There is no such deck for this many players, it is of an edition that the program can't
/// play, or the seed or the seats are invalid.
pub fn answer(
    app: &App<'_>,
    wish: &TableWish,
    seed: Option<&str>,
    seats: Option<&str>,
) -> Result<Answer, Faults> {
    let found = app.at_table(wish)?;
    let name = found.origin.name(app.texts.lang()).map(str::to_owned);
    let TableDeck { deck, changes, .. } = found;
    is_played(deck.edition)?;
    let seats = read_seats(seats, deck.players)?;
    let seed = app.seed(seed)?;
    let game = Game::new(&deck, &supply(deck.edition));
    let mut chance = seed.chance();
    let mut state = State::deal(&game, Seat::FIRST, &mut chance);
    let mut recorder = Recorder::new(&state);
    let start = recorder.position().clone();
    state.begin(&mut chance, &mut recorder);
    state.go_on(&seats, &mut Actions::new(), &mut chance, &mut recorder);
    let score = score(app, &state, |seat| seat.number().to_string())?;
    let told = score_told(app, &state)?;
    Ok(Answer {
        edition: deck.edition,
        players: deck.players,
        deck: code_of(&deck),
        seed,
        seats,
        start,
        rounds: recorder.rounds(),
        score,
        stalled: state.is_stalled(),
        changes,
        name,
        told,
        characters: deck.characters,
    })
}

/// The code of a deck that can be played.
///
/// # Panics
///
/// It has none.
pub fn code_of(deck: &Deck) -> String {
    code::encode(deck, &pool(deck.edition)).expect("a deck that can be played has a code")
}

fn score_told(app: &App<'_>, state: &State<'_>) -> Result<Counted, Faults> {
    score(app, state, |seat| {
        say!(app.texts, "draft-player", player = seat.number())
    })
}

/// The score as `score` counts it, with these names.
fn score(
    app: &App<'_>,
    state: &State<'_>,
    name: impl Fn(Seat) -> String,
) -> Result<Counted, Faults> {
    let mut table = state.claim();
    for (player, seat) in table.players.iter_mut().zip(state.game.players.seats()) {
        player.name = name(seat);
    }
    let claimed = Claimed {
        edition: Edition::E2016,
        deck: None,
        cards: Vec::new(),
        table,
        door: Door::File,
        faults: Faults::default(),
        taken: Vec::new(),
    };
    // The Diplomat may have given away what completed his city.
    let pardons = [Pardon::FirstNotComplete, Pardon::FirstMissing];
    count(app, Kind::Citadels, &claimed, &pardons, None)
}

/// # Errors
///
/// The program can't play decks of this edition.
pub(super) fn is_played(edition: Edition) -> Result<(), Fault> {
    if edition == Edition::E2016 {
        return Ok(());
    }
    let edition = edition_name(edition);
    Err(fault!(BadValue, "error-play-edition", edition))
}

/// Who plays: one for all, or one for each seat, separated by commas.
///
/// # Errors
///
/// Everyone who is not known; too many or too few.
pub(super) fn read_seats(given: Option<&str>, players: Players) -> Result<Vec<Bot>, Faults> {
    let Some(given) = given else {
        return Ok(vec![Bot::default(); players.count()]);
    };
    let names: Vec<&str> = given.split(',').map(str::trim).collect();
    let unknown = |name: &&str| -> Fault {
        let known = Bot::iter().map(<&str>::from).collect::<Vec<_>>().join(", ");
        let fault = fault!(BadValue, "error-seats-unknown", name = typed(*name), known);
        fault.at("--seats")
    };
    let found = names.iter().map(|name| name.to_lowercase().parse::<Bot>());
    let bots: Vec<Bot> = found.flatten().collect();
    if bots.len() < names.len() {
        let strangers = names
            .iter()
            .filter(|name| name.to_lowercase().parse::<Bot>().is_err());
        return Err(strangers.map(unknown).collect::<Vec<Fault>>().into());
    }
    match *bots {
        [all] => Ok(vec![all; players.count()]),
        _ if bots.len() == players.count() => Ok(bots),
        _ => {
            let count = Field::from(bots.len());
            let fault = fault!(BadValue, "error-seats-count", count, players);
            Err(fault.at("--seats").into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_seat_is_everyones_and_others_are_counted() {
        let seats = |given| read_seats(given, Players::Three);
        assert_eq!(seats(None), Ok(vec![Bot::Steward; 3]));
        assert_eq!(seats(Some("Random")), Ok(vec![Bot::Random; 3]));
        let mixed = vec![Bot::Random, Bot::Steward, Bot::Random];
        assert_eq!(seats(Some("random, steward,random")), Ok(mixed));
        let few = seats(Some("random,steward")).unwrap_err();
        assert_eq!(few.faults.len(), 1);
        let strange = seats(Some("bob,,random,steward")).unwrap_err();
        assert_eq!(strange.faults.len(), 2);
    }
}
