//! `setup`: the checklist from box to first turn.

use crate::app::{App, TableWish};
use crate::command::deck::shown::grids;
use crate::command::table::TableArgs;
use crate::command::table::evening::{Evening, Options, Stage, Start};
use crate::command::table::opening::{Input, code_of};
use crate::command::table::tonight::given;
use crate::command::table::tonight_file::TonightFile;
use crate::command::{Cli, Outcome};
use crate::fault::Faults;
use crate::files::read::deck::Origin;
use crate::library::setup::{self, Step};
use crate::page::{Block, Page};
use crate::rules::card::{Character, District};
use crate::rules::deck::{Change, DeckPlan};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::say;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::table::{changes, points, what};
use clap::Args;
use serde::Serialize;

#[derive(Debug, Args)]
pub struct Request {
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, conflicts_with_all = ["deck", "characters"])]
    pub random: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    if request.random {
        return random(cli, request.table.players);
    }
    let wish = cli.table_wish(&request.table);
    let answer = cli.for_players(wish, answer)?;
    Ok(cli.answer(&answer, |texts, answer| page(texts, answer, None)))
}

/// A fresh deck, its checklist, and a table that remembers it, unless a game is in progress.
fn random(cli: &mut Cli<'_>, players: Option<Players>) -> Result<Outcome, Stop> {
    cli.hold_tonight()?;
    let under_way = cli.app.tonight().map_err(|fault| cli.app.warn(fault));
    let is_played = |stage| matches!(stage, Stage::Draft | Stage::Call | Stage::Score);
    let is_busy = match &under_way {
        Ok(table) => table.as_ref().is_some_and(|table| is_played(table.stage)),
        // What can't be read is not put away either.
        Err(()) => true,
    };
    let names = under_way.ok().flatten().map(|table| table.names);
    let count = names.as_ref().and_then(|names| Players::of(names.len()));
    let players = match players.or(count) {
        Some(players) => players,
        None => cli.ask_missing_players()?,
    };
    let (token, edition) = ((cli.app.fresh_seed)(), cli.edition());
    let deck = cli.app().sources(&token).fresh(edition, players, 0)?;
    let code = code_of(&deck).expect("a deck that can be played has a code");
    let wish = TableWish {
        deck: Some(code.clone()),
        players: Some(players),
        characters: None,
    };
    let answer = answer(&cli.app(), &wish)?;
    let store = cli.app.store.as_ref().filter(|_| !is_busy);
    if let Some(store) = store {
        let names = names.filter(|names| names.len() == players.count());
        let names = names.unwrap_or_else(|| cli.unnamed(players));
        let start = Start {
            edition,
            complete_at: None,
        };
        let inputs = vec![Input::Names(names), Input::Agreed(code)];
        let evening = Evening::new(start, Options::default()).resume(given(inputs))?;
        TonightFile::new(store, cli.app.now).save(&token, &evening)?;
    }
    let is_kept = Some(store.is_some());
    Ok(cli.answer(&answer, |texts, answer| page(texts, answer, is_kept)))
}

#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    pub players: Players,
    pub characters: Vec<Character>,
    pub districts: Vec<District>,
    pub complete_at: u8,
    pub steps: Vec<String>,
    /// The steps of the page, which lists the cards below them, and how many are to be ticked off.
    #[serde(skip)]
    shown: (Vec<String>, usize),
    /// Additional notes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Changes to an official list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    pub code: Option<String>,
    /// The deck's name, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// # Errors
///
/// There is no such deck for this many players.
pub fn answer(app: &App<'_>, wish: &TableWish) -> Result<Answer, Faults> {
    let found = app.at_table(wish)?;
    let (deck, origin) = (found.deck, found.origin);
    // The ninth character of an older base game was not a choice.
    let is_base = origin == Origin::Unnamed && deck.edition != Edition::E2016;
    let steps = setup::steps(&deck).into_iter();
    let steps = steps.map(|step| match step {
        Step::Characters(_) if is_base => Step::Characters(setup::either(&deck)),
        step => step,
    });
    let steps: Vec<Step> = steps.collect();
    let ticks = steps.iter().filter(|step| step.is_setup()).count();
    let shown = steps
        .iter()
        .map(|step| step.say_with_list(app.texts, &deck));
    let shown = shown.collect();
    let steps = steps.iter().map(|step| step.say(app.texts, &deck));
    let steps: Vec<String> = steps.collect();
    Ok(Answer {
        edition: deck.edition,
        code: code_of(&deck),
        name: origin.name(app.texts.lang()).map(str::to_owned),
        players: deck.players,
        complete_at: deck.edition.rulebook().complete_at[deck.players],
        notes: setup::notes(app.texts, &deck),
        steps,
        shown: (shown, ticks),
        characters: deck.characters,
        districts: deck.districts,
        changes: found.changes,
    })
}

/// With `is_kept`, says whether it is now the current table.
pub fn page(texts: &Texts, answer: &Answer, is_kept: Option<bool>) -> Page {
    let (all, ticks) = &answer.shown;
    let (steps, later) = all.split_at(*ticks);
    let steps = steps.iter().zip(1..);
    let steps = steps.map(|(step, number)| (format!("☐ {number}").into(), step.as_str().into()));
    let what = what(texts, answer.edition, answer.players);
    let named = answer.name.iter().chain(&answer.code).map(String::as_str);
    let named: Vec<&str> = std::iter::once(&*what).chain(named).collect();
    let mut page = Page::new(vec![
        Block::title(say!(texts, "setup-title"), named.join(" · ")),
        Block::Facts(steps.collect()),
    ]);
    if setup::lists_cards(answer.edition) {
        let plan = DeckPlan {
            characters: answer
                .characters
                .iter()
                .map(|card| (*card).into())
                .collect(),
            districts: answer.districts.iter().map(|card| (*card).into()).collect(),
        };
        page.extend(grids(texts, answer.edition, &plan, 4));
    }
    let later = later.iter().chain(&answer.notes);
    page.extend(points(later.map(String::as_str)));
    if let Some(is_kept) = is_kept {
        page.push(Block::Text(if is_kept {
            say!(texts, "tonight-kept").into()
        } else {
            say!(texts, "tonight-busy").into()
        }));
    }
    page.with_notes(changes(texts, answer.edition, &answer.changes))
}
