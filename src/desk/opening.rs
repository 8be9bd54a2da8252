//! The sources of names and decks for a new table: the play log, the lists, the saved decks.

use super::Desk;
use super::deck_random::stale;
use super::plays::spelled;
use crate::fault;
use crate::fault::{Fault, Faults, Field, typed};
use crate::flow::opening::Sources;
use crate::input::deck::{Decks, Saved, Table};
use crate::input::seats;
use crate::language::Language;
use crate::library::deck as official_deck;
use crate::library::decks::{lists, official, pool};
use crate::library::players::complete_names;
use crate::rules::card::Card;
use crate::rules::chance::Chance;
use crate::rules::deck::Deck;
use crate::rules::deck::draws::{Draws, Taste, Version};
use crate::rules::deck::pick::Wishes;
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::store::Store;
use enum_map::EnumMap;

#[derive(Debug)]
struct TableSources {
    lang: Language,
    store: Option<Store>,
    /// Previous players, the regulars first.
    known: Vec<String>,
    last: Vec<String>,
    stale: EnumMap<Card, usize>,
    /// The seed for drawing decks.
    seed: String,
}

impl App<'_> {
    /// The sources for the table with this id. An unreadable log should not prevent playing.
    pub fn sources(&self, id: &str) -> impl Sources + 'static {
        TableSources {
            lang: self.texts.lang(),
            store: self.store.clone(),
            known: self.known_players(),
            last: self.last_table(),
            stale: stale(self).unwrap_or_default(),
            seed: id.to_owned(),
        }
    }
}

fn first(faults: Faults) -> Fault {
    let mut faults = faults.faults.into_iter();
    faults.next().expect("whatever is refused has a reason")
}

impl TableSources {
    fn decks(&self, edition: Edition) -> Decks<'_> {
        Decks {
            lang: self.lang,
            edition,
            edition_is_given: false,
            saved: self.store.as_ref().map(|store| store as &dyn Saved),
        }
    }
}

impl Sources for TableSources {
    fn names(&self, line: &str) -> Result<Vec<String>, Fault> {
        let names = seats::read(line).map_err(first)?.into_iter();
        Ok(names.map(|name| spelled(&self.known, name)).collect())
    }

    fn complete(&self, line: &str) -> Vec<String> {
        complete_names(line, &self.known)
    }

    fn last(&self) -> Vec<String> {
        self.last.clone()
    }

    fn fresh(&self, edition: Edition, players: Players, number: usize) -> Result<Deck, Fault> {
        let pool = pool(edition);
        let wishes = Wishes::of(players);
        let taste = Taste {
            stale: self.stale,
            ..Taste::default()
        };
        let none = || fault!(CannotBalance, "error-tonight-step");
        let draws = Draws::new(
            &pool,
            &wishes,
            &taste,
            lists(&pool, players, Version::FIRST),
        );
        let mut draws = draws.map_err(|_| none())?;
        let mut chance = Chance::new(&format!("{}-{number}", self.seed));
        draws.draw(&mut chance).map_err(|_| none())
    }

    fn offered(&self, edition: Edition, players: Players) -> Vec<(Field, Deck)> {
        let official = official(edition).into_iter().filter_map(|(id, _)| {
            let deck = self.named(id.id(), edition, players).ok()?;
            Some((official_deck(id).name(self.lang).into(), deck))
        });
        let saved = self.store.iter().flat_map(Store::deck_names);
        let saved = saved.filter_map(|name| {
            let deck = self.named(&name, edition, players).ok()?;
            Some((typed(name), deck))
        });
        saved.chain(official).collect()
    }

    fn named(&self, name: &str, edition: Edition, players: Players) -> Result<Deck, Fault> {
        let decks = self.decks(edition);
        let table = Table {
            players: Some(players),
            ..Table::default()
        };
        let named = decks.named(name).map_err(first)?;
        let fitted = decks.fitted(named, &table).map_err(first)?;
        Ok(fitted.playable().map_err(first)?.deck)
    }
}
