//! Commands about one deck at one table, and the game night they belong to. Missing values come from
//! the current table or from the user.

pub mod banner;
pub mod before_round;
pub mod call;
pub mod draft;
pub mod evening;
pub mod opening;
pub mod pass;
pub mod round;
pub mod score_file;
pub mod setup;
pub mod sheet;
pub mod time;
pub mod tonight;
pub mod tonight_file;

use crate::app::{App, TableWish, limits};
use crate::command::Cli;
use crate::command::table::tonight::Taken;
use crate::fault::{FaultId, Faults};
use crate::files::read::deck::{TableDeck, players_missing};
use crate::files::read::seats;
use crate::rules::table::{Players, Seat};
use crate::terminal::drive::Stop;
use crate::{fault, say};
use clap::Args;
use std::path::PathBuf;

/// Which deck, for how many.
#[derive(Debug, Args)]
pub struct TableArgs {
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long)]
    pub deck: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
}

/// Who plays, and where the score begins.
#[derive(Debug, Args)]
pub struct SeatArgs {
    #[arg(long)]
    pub names: Option<String>,
    #[arg(long)]
    pub score: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::COMPLETE_AT.range()))]
    pub complete_at: Option<u8>,
}

impl From<&TableArgs> for TableWish {
    fn from(args: &TableArgs) -> Self {
        Self {
            deck: args.deck.clone(),
            players: args.players,
            characters: args.characters,
        }
    }
}

impl Cli<'_> {
    /// The given options, and what the current table adds.
    pub fn table_wish(&mut self, wish: impl Into<TableWish>) -> TableWish {
        let mut wish = wish.into();
        self.taken = self.app.take_tonight(&mut wish);
        wish
    }

    fn ask_missing_players(&mut self) -> Result<Players, Stop> {
        let missing = self.missing(players_missing().into());
        self.ask_players(missing)
    }

    /// The player count: as given, from the current table, or asked.
    pub fn players(&mut self, players: Option<Players>) -> Result<Players, Stop> {
        if let Some(players) = players {
            return Ok(players);
        }
        let taken = self.app.take_tonight(&mut TableWish::default());
        let Some(players) = taken.players else {
            return self.ask_missing_players();
        };
        self.taken = Taken {
            deck: None,
            names: None,
            ..taken
        };
        Ok(players)
    }

    /// The given table and player options.
    fn seats_wish(
        &mut self,
        table: &TableArgs,
        seats: &SeatArgs,
    ) -> Result<(Option<Vec<String>>, TableWish), Stop> {
        let names = seats.names.as_deref().map(seats::read).transpose()?;
        let mut wish = TableWish::from(table);
        let counted = names.as_ref().and_then(|names| Players::of(names.len()));
        wish.players = wish.players.or(counted);
        self.taken = self.app.take_tonight(&mut wish);
        Ok((names.or_else(|| self.taken.names.clone()), wish))
    }

    /// Why the number of players is not known: the table that would tell can't be read, or else
    /// this.
    fn missing(&self, otherwise: Faults) -> Stop {
        let unread = match &self.app.store {
            Some(store) if self.ask.is_none() => store.take_warnings(),
            _ => Vec::new(),
        };
        if unread.is_empty() {
            otherwise.into()
        } else {
            unread.into()
        }
    }

    /// The answer; on a terminal, asks for the player count if unknown.
    pub fn for_players<T>(
        &mut self,
        mut wish: TableWish,
        answer: impl Fn(&App<'_>, &TableWish) -> Result<T, Faults>,
    ) -> Result<T, Stop> {
        let mut found = answer(&self.app(), &wish);
        if let Err(faults) = &found
            && wish.players.is_none()
            && faults.faults.iter().any(|fault| fault.id == FaultId::Usage)
        {
            let missing = self.missing(faults.clone());
            wish.players = Some(self.ask_players(missing)?);
            found = answer(&self.app(), &wish);
        }
        found.map_err(Stop::from)
    }

    /// The deck at the table; asks as above.
    pub fn table_deck(&mut self, wish: TableWish) -> Result<TableDeck, Stop> {
        let at_table = |app: &App<'_>, wish: &_| app.at_table(wish);
        self.for_players(wish, at_table)
    }

    /// `Player 1` and so on, for unnamed players.
    fn unnamed(&self, players: Players) -> Vec<String> {
        let name = |seat: Seat| say!(self.texts, "draft-player", player = seat.number());
        players.seats().map(name).collect()
    }

    /// The names of so many.
    fn ask_names(&mut self, players: Players) -> Result<Vec<String>, Stop> {
        self.seated(&players.to_string(), |count| {
            let fits = count == players.count();
            (!fits).then(|| fault!(BadValue, "error-names-count", count, players))
        })
    }
}
