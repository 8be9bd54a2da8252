//! `call`: a shortcut into the current evening, or a new one with the players given here; with
//! `--quick`, everything about a round on one page.

use crate::app::{App, TableWish};
use crate::command::args::Format;
use crate::command::table::before_round::How;
use crate::command::table::evening::{self, Options, Stage, Table};
use crate::command::table::opening::{Input, code_of};
use crate::command::table::tonight::{
    Ending, Host, options, resuming, under_way, under_way_or_warn,
};
use crate::command::table::tonight_file::{KeptEvening, resume};
use crate::command::table::{SeatArgs, TableArgs, score_file};
use crate::command::{Cli, Outcome, score};
use crate::fault::{Fault, Faults};
use crate::files::read::deck::TableDeck;
use crate::files::read::seats;
use crate::library::CardWords;
use crate::library::decks::cast;
use crate::page::{Block, Line, Page};
use crate::rules::call::remind::{Reminder, standing};
use crate::rules::card::{Character, Rank};
use crate::rules::deck::Change;
use crate::rules::edition::Edition;
use crate::rules::table::{Players, Seat};
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::wording::columns::{column, numbers, row, wide};
use crate::wording::table::{changes, home, points, what};
use crate::{family, fault, id, library, say};
use clap::Args;
use serde::{Serialize, Serializer};
use std::path::Path;

#[derive(Debug, Args)]
pub struct Request {
    #[command(flatten)]
    pub table: TableArgs,
    #[command(flatten)]
    pub seats: SeatArgs,
    #[arg(long)]
    pub quick: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    if !request.quick {
        return go_on(cli, How::Alone, &request.table, &request.seats);
    }
    let (names, wish) = cli.seats_wish(&request.table, &request.seats)?;
    let answer = cli.for_players(wish, answer)?;
    fit(names.as_deref(), answer.players)?;
    Ok(cli.answer(&answer, page))
}

/// Goes on with the current evening, or begins one with the players given here.
pub fn go_on(
    cli: &mut Cli<'_>,
    how: How,
    table: &TableArgs,
    seats: &SeatArgs,
) -> Result<Outcome, Stop> {
    let found = if cli.ask.is_some() {
        cli.hold_tonight()?;
        going_on(cli, table, seats)?
    } else {
        None
    };
    let always = Some(how);
    let stops_at_score = seats.score.is_some();
    let mut host = if let Some(kept) = found {
        check_file(seats)?;
        let options = Options {
            always,
            stops_at_score,
            ..options(cli, &kept.token)
        };
        let mut host = Host::resumed(cli, &kept, options)?;
        skip_setup(&mut host)?;
        host
    } else {
        let (inputs, deck) = begin(cli, how, table, seats)?;
        check_file(seats)?;
        let (token, floor) = ((cli.app.fresh_seed)(), inputs.len());
        let options = Options {
            always,
            stops_at_score,
            called: deck.called(cli.texts.lang()),
            changes: deck.changes,
            ..options(cli, &token)
        };
        let mut host = Host::begun(cli, token, seats.complete_at, options, inputs)?;
        host.played.set_floor(floor);
        host
    };
    host.keep()?;
    if !stops_at_score {
        return host.run();
    }
    match host.go_on()? {
        Ending::Called(table) => Ok(finish(cli, &table, seats)),
        Ending::Counted(counted) | Ending::Later(counted) => {
            Ok(cli.answer(&*counted, score::counted::page))
        }
    }
}

/// The checklist is done, and the first player named has the crown.
fn skip_setup(host: &mut Host<'_, '_>) -> Result<(), Stop> {
    let stage = host.played.now().table().map(|table| table.stage);
    if stage == Some(Stage::Setup) {
        // Each step may be ticked off already.
        let _ = host.played.apply(evening::Input::Opening(Input::Ready));
        let crown = Input::Crown(Some(Seat::FIRST));
        host.played.apply(evening::Input::Opening(crown))?;
    }
    Ok(())
}

/// The current evening, if it has rounds left and is the one meant. Otherwise it is never archived
/// without asking.
fn going_on(
    cli: &mut Cli<'_>,
    table: &TableArgs,
    args: &SeatArgs,
) -> Result<Option<KeptEvening>, Stop> {
    let is_named = table.players.is_some() || table.deck.is_some() || args.names.is_some();
    let found = if is_named {
        // An unreadable saved table doesn't matter then.
        under_way_or_warn(cli)?
    } else {
        under_way(cli)?
    };
    let Some((evening, known)) = found else {
        return Ok(None);
    };
    let Some(known) = known else {
        // Its deck is not agreed on yet.
        let opened = resume(&evening, Options::default())?;
        let names = &opened.now().opening.names;
        let goes_on = !is_named || goes_on(cli, Stage::Setup, names)?;
        return Ok(goes_on.then_some(evening));
    };
    let names = args.names.as_deref().map(seats::read).transpose()?;
    let wish = TableWish::from(table);
    let code = wish.deck.as_ref().and(cli.app().at_table(&wish).ok());
    let code = code.and_then(|found| code_of(&found.deck));
    let is_other = (wish.players).is_some_and(|players| players != known.deck.players)
        || (wish.deck.is_some() && code != code_of(&known.deck))
        || names.is_some_and(|names| names != known.names)
        || (args.complete_at).is_some_and(|count| count != known.city_size())
        || (cli.app.edition_is_given && cli.edition() != known.deck.edition);
    if is_other && !goes_on(cli, known.stage, &known.names)? {
        return Ok(None);
    }
    let has_rounds = !matches!(known.stage, Stage::Score | Stage::Over);
    Ok(has_rounds.then_some(evening))
}

/// Should the current table continue, instead of starting a new one?
pub fn goes_on(cli: &mut Cli<'_>, stage: Stage, names: &[String]) -> Result<bool, Stop> {
    let texts = cli.texts;
    let go_on = resuming(texts, stage, names);
    let choices = [go_on, say!(texts, "menu-tonight")];
    let question = say!(texts, "tonight-under-way");
    Ok(cli.choose(&question, &choices, Stop::Left)? == 0)
}

/// A new evening with the players given here.
fn begin(
    cli: &mut Cli<'_>,
    how: How,
    table: &TableArgs,
    args: &SeatArgs,
) -> Result<(Vec<Input>, TableDeck), Stop> {
    let (names, wish) = cli.seats_wish(table, args)?;
    let deck = cli.table_deck(wish)?;
    let players = deck.deck.players;
    fit(names.as_deref(), players)?;
    if cli.ask.is_none() {
        return Err(Stop::from(match how {
            How::Device => fault!(Usage, "error-pass-terminal"),
            How::Hand | How::Alone => fault!(Usage, "error-call-terminal"),
        }));
    }
    let names = match names {
        None if how == How::Device => Some(cli.ask_names(players)?),
        names => names,
    };
    // Who has the crown is only known if the players are.
    let crown = (names.is_some() || how == How::Device).then_some(Seat::FIRST);
    let names = names.unwrap_or_else(|| cli.unnamed(players));
    let code = code_of(&deck.deck).expect("a deck that can be played has a code");
    let inputs = vec![
        Input::Names(names),
        Input::Agreed(code),
        Input::Ready,
        Input::Crown(crown),
    ];
    Ok((inputs, deck))
}

fn fit(names: Option<&[String]>, players: Players) -> Result<(), Stop> {
    Ok(names.map_or(Ok(()), |names| seats::fit(names, players))?)
}

/// Where to write the score file; `-` is standard output.
fn score_path(args: &SeatArgs) -> Option<&Path> {
    args.score.as_deref().filter(|file| *file != Path::new("-"))
}

fn check_file(args: &SeatArgs) -> Result<(), Fault> {
    score_path(args).map_or(Ok(()), |path| score_file::check(path, args.force))
}

/// After the last round, start a score file.
fn finish(cli: &Cli<'_>, table: &Table, args: &SeatArgs) -> Outcome {
    let begun = score_file::answer(table, args.complete_at.or(table.complete_at));
    let path = score_path(args);
    let text = score_file::toml(cli.texts, &begun, path);
    let written = path.map(|path| (path, score_file::write(path, &text, args.force)));
    match written {
        Some((path, Ok(()))) => cli.answer(&begun, |texts, _| score_file::page(texts, path)),
        // Nothing is lost if it can't be written.
        Some((_, Err(fault))) => shown(cli, &begun, text).refused(fault),
        None => shown(cli, &begun, text),
    }
}

fn shown(cli: &Cli<'_>, begun: &score_file::Answer, text: String) -> Outcome {
    match cli.format {
        Format::Json => cli.answer(begun, |_, _| Page::default()),
        _ => Outcome::text(text),
    }
}

#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    /// The deck's name or code.
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
pub fn answer(app: &App<'_>, wish: &TableWish) -> Result<Answer, Faults> {
    let table = app.at_table(wish)?;
    let called = table.called(app.texts.lang());
    let TableDeck { deck, changes, .. } = table;
    let cast = cast(&deck);
    let characters = cast.characters.iter().map(|called| Called {
        rank: called.rank,
        id: called.id,
        power: power(app.texts, called.id, cast.edition),
        targets: targets(app.texts, called.id, cast.edition),
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
    library::nearest_printing(character, edition).reminder(texts)
}

/// Who a character can name or target, if anyone.
pub fn targets(texts: &Texts, character: Character, edition: Edition) -> Option<String> {
    let id = Id::find(&format!("targets-{character}-{}", edition.id()))?;
    Some(texts.say(id))
}

family!(pub remind(Reminder) = "remind-");

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let edition = answer.edition;
    let rows = answer.characters.iter().map(|called| {
        let targets = called.targets.as_ref();
        let targets = targets.map_or(String::new(), |targets| format!(" → {targets}"));
        row([
            Line::from(called.rank.to_string()),
            home(texts, edition, called.id).into(),
            format!("{}{targets}", called.power).into(),
        ])
    });
    let columns = vec![
        numbers(texts, id!("column-rank")),
        column(texts, id!("column-name")),
        wide(texts, id!("column-power")),
    ];
    let deck = answer.deck.iter().map(|deck| deck.as_str().into());
    let what = deck.chain([what(texts, edition, answer.players).into()]);
    let mut page = Page::new(vec![
        Block::title(say!(texts, "call-title"), Line::joined(what, " · ")),
        Block::table(columns, rows),
    ]);
    let remember = answer.remember.iter();
    if let Some(points) = points(remember.map(|&one| texts.say(remind(one)))) {
        page.push(Block::Heading(say!(texts, "call-quick-remember").into()));
        page.push(points);
    }
    page.with_notes(changes(texts, edition, &answer.changes))
}
