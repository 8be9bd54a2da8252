//! Commands about one deck at one table: `setup`, `sheet`, `draft table`, `draft deal`. Missing
//! values come from the current table or from the user.

pub mod again;
pub mod begun;
pub mod between;
pub mod call;
pub mod draft;
pub mod evening;
pub mod kept;
pub mod opening;
pub mod pass;
pub mod round;
pub mod setup;
pub mod sheet;
pub mod tonight;

use crate::app::{App, TableWish};
use crate::command::args::{DraftCommand, Format, SeatArgs, SetupArgs, TableArgs};
use crate::command::table::evening::{Evening, Stage, Start, Ways};
use crate::command::table::kept::TonightFile;
use crate::command::table::opening::{Input, Sources, code_of};
use crate::command::table::tonight::{Taken, given};
use crate::command::{Cli, Outcome};
use crate::fault::{FaultId, Faults};
use crate::files::read::deck::players_missing;
use crate::files::read::seats;
use crate::rules::table::{Players, Seat};
use crate::terminal::drive::Stop;
use crate::wording::flow::refusal;
use crate::{fault, say};

impl From<&TableArgs> for TableWish {
    fn from(args: &TableArgs) -> Self {
        Self {
            deck: args.deck.clone(),
            players: args.players,
            characters: args.characters,
        }
    }
}

pub fn setup(cli: &mut Cli<'_>, args: &SetupArgs) -> Result<Outcome, Stop> {
    if args.random {
        return setup_random(cli, &args.table);
    }
    let wish = cli.table_wish(&args.table);
    let answer = cli.for_players(wish, setup::answer)?;
    Ok(cli.answer(&answer, setup::page))
}

/// A fresh deck, its checklist, and a table that remembers it, unless a game is in progress.
fn setup_random(cli: &mut Cli<'_>, args: &TableArgs) -> Result<Outcome, Stop> {
    cli.hold_tonight()?;
    let (under_way, is_broken) = match cli.app.tonight() {
        Ok(table) => (table, false),
        Err(fault) => {
            cli.app.warn(fault);
            (None, true)
        }
    };
    // What can't be read is not put away either.
    let is_busy = is_broken
        || under_way
            .as_ref()
            .is_some_and(|table| matches!(table.stage, Stage::Draft | Stage::Call | Stage::Score));
    let names = under_way.map(|table| table.names);
    let count = names.as_ref().and_then(|names| Players::of(names.len()));
    let players = match args.players.or(count) {
        Some(players) => players,
        None => cli.ask_missing_players()?,
    };
    let (token, edition) = ((cli.app.fresh_seed)(), cli.edition());
    let deck = (cli.app().sources(&token)).fresh(edition, players, 0)?;
    let code = code_of(&deck).expect("a deck that can be played has a code");
    let wish = TableWish {
        deck: Some(code.clone()),
        players: Some(players),
        characters: None,
    };
    let mut answer = setup::answer(&cli.app(), &wish)?;
    answer.is_kept = Some(false);
    if !is_busy && let Some(store) = &cli.app.store {
        let names = names.filter(|names| names.len() == players.count());
        let names = names.unwrap_or_else(|| cli.unnamed(players));
        let start = Start {
            edition,
            complete_at: None,
        };
        let inputs = vec![Input::Names(names), Input::Agreed(code)];
        let evening = Evening::new(start, Ways::default()).resume(given(inputs))?;
        TonightFile::new(store, cli.app.now).save(&token, &evening)?;
        answer.is_kept = Some(true);
    }
    Ok(cli.answer(&answer, setup::page))
}

pub fn sheet(cli: &mut Cli<'_>, args: &TableArgs) -> Result<Outcome, Stop> {
    if cli.format == Format::Json {
        return Err(Stop::from(fault!(Usage, "error-usage-sheet-json")));
    }
    let wish = cli.table_wish(args);
    let answer = cli.for_players(wish, sheet::answer)?;
    Ok(cli.page(sheet::page(cli.texts, &answer)))
}

pub fn draft(cli: &mut Cli<'_>, command: DraftCommand) -> Result<Outcome, Stop> {
    match command {
        DraftCommand::Table {
            players,
            characters,
        } => {
            let table = TableArgs {
                players,
                deck: None,
                characters,
            };
            let wish = cli.table_wish(&table);
            let characters = wish.characters.or(cli.taken.characters);
            let answer = draft::tables(&cli.app(), wish.players, characters)?;
            Ok(cli.answer(&answer, draft::table))
        }
        DraftCommand::Deal {
            table,
            seed,
            reveal,
        } => {
            let wish = cli.table_wish(&table);
            let answer = cli.for_players(wish, |app, wish| {
                draft::answer(app, wish, seed.as_deref(), reveal)
            })?;
            Ok(cli.answer(&answer, draft::deal_page))
        }
        DraftCommand::Pass(args) => call::draft_pass(cli, &args),
    }
}

impl Cli<'_> {
    /// The given options, and what the current table adds.
    pub fn table_wish(&mut self, args: &TableArgs) -> TableWish {
        let mut wish = TableWish::from(args);
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
        let mut wish = TableWish::default();
        let taken = self.app.take_tonight(&mut wish);
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
    pub fn seats_wish(
        &mut self,
        table: &TableArgs,
        seats: &SeatArgs,
    ) -> Result<(Option<Vec<String>>, TableWish), Stop> {
        let names = seats.names.as_deref().map(seats::read).transpose()?;
        let mut wish = TableWish::from(table);
        let counted = names.as_ref().and_then(|names| Players::of(names.len()));
        wish.players = wish.players.or(counted);
        self.taken = self.app.take_tonight(&mut wish);
        let known = self.taken.names.clone();
        Ok((names.or(known), wish))
    }

    /// Why the number of players is not known: the table that would tell can't be read, or else
    /// this.
    fn missing(&self, otherwise: Faults) -> Stop {
        let unread = match &self.app.store {
            Some(store) if self.ask.is_none() => store.take_warnings(),
            _ => Vec::new(),
        };
        Stop::from(if unread.is_empty() {
            otherwise
        } else {
            unread.into()
        })
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

    /// `Player 1` and so on, for unnamed players.
    pub fn unnamed(&self, players: Players) -> Vec<String> {
        let name = |seat: Seat| say!(self.texts, "draft-player", player = seat.number());
        players.seats().map(name).collect()
    }

    /// All names in one line; nothing if omitted.
    pub fn ask_names(&mut self, players: Players) -> Result<Option<Vec<String>>, Stop> {
        let texts = self.texts;
        let question = say!(texts, "tonight-ask-names");
        let mut help = say!(texts, "ask-help-names");
        loop {
            let typed = self.line(&question, &help)?;
            if typed.is_empty() {
                return Ok(None);
            }
            let names = seats::read(&typed);
            let fitting = names.and_then(|names| Ok(seats::fit(&names, players).map(|()| names)?));
            match fitting {
                Ok(names) => return Ok(Some(names)),
                Err(faults) => help = refusal(texts, &faults.faults[0]),
            }
        }
    }
}
