//! `solo score`: a score file of You and Vova; the variant's rule decides who wins.

use crate::app::App;
use crate::command::args::one_of;
use crate::command::score::counted::{Counted, count};
use crate::command::score::{self, PlayArgs};
use crate::command::solo::twice;
use crate::command::{Cli, Outcome};
use crate::fault;
use crate::fault::{Faults, Field, typed};
use crate::files::log::{Game, Play};
use crate::files::read::name::flag;
use crate::files::read::score::{Claimed, Given};
use crate::files::read::solo::in_solo;
use crate::library::solo::{name_of, who};
use crate::library::{base_supply, printing};
use crate::page::Page;
use crate::rules::city::{Allow, PlayerClaim};
use crate::rules::solo::turn::doubles;
use crate::rules::table::{Players, Seat};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use clap::Args;

#[derive(Debug, Args)]
#[command(args_override_self = true)]
pub struct Request {
    pub file: String,
    #[command(flatten)]
    pub play: PlayArgs,
    #[arg(long, value_parser = one_of::<Allow>(""), action = clap::ArgAction::Append)]
    pub allow: Vec<Allow>,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let notes = request.play.notes(&cli.app())?;
    let notes = request.play.save.then_some(&notes);
    let answer = answer(&cli.app(), request, notes)?;
    Ok(cli.counted(&answer, page))
}

/// # Errors
///
/// The file can't be read or is invalid, or the play can't be saved.
pub fn answer(app: &App<'_>, request: &Request, notes: Option<&Play>) -> Result<Counted, Faults> {
    let mut claimed = Given::File(request.file.clone()).read(&app.decks(), None)?;
    check(&mut claimed);
    over(&mut claimed);
    if !request.allow.contains(&Allow::FirstNotComplete) {
        complete(&mut claimed);
    }
    count(app, Game::Solo, &claimed, &request.allow, notes)
}

/// The usual page of a score, with the two named in the user's language.
pub fn page(texts: &Texts, counted: &Counted) -> Page {
    score::counted::page(texts, &named(texts, counted))
}

/// A scored game, with the two named in the user's language.
pub fn named(texts: &Texts, counted: &Counted) -> Counted {
    let mut counted = counted.clone();
    for player in &mut counted.players {
        if let Some(who) = who(&player.name) {
            player.name = texts.say(name_of(who));
        }
    }
    counted
}

/// Checks for two players with the right names and only the variant's cards.
fn check(claimed: &mut Claimed) {
    let players = &claimed.table.players;
    let mut faults = Vec::new();
    // Fewer than two are reported anyway.
    if players.len() > 2 {
        let count = players.len();
        faults.push(fault!(TooManyPlayers, "error-solo-players", count));
    }
    let edition = claimed.edition;
    let supply = base_supply(edition);
    for (index, player) in players.iter().take(2).enumerate() {
        let seat = Seat::new(index);
        let is_same = index == 1 && who(&players[0].name) == who(&player.name);
        if !player.name.is_empty() && (who(&player.name).is_none() || is_same) {
            let fault = fault!(BadValue, "error-solo-names", name = typed(&*player.name));
            faults.push(fault.at(claimed.place(seat, "name", None)));
        }
        for (place, built) in player.city.iter().enumerate() {
            // Districts not in this edition are reported by the score.
            let in_box = printing(built.card, edition).is_some();
            if in_box
                && built.card.district().is_some()
                && let Err(fault) = in_solo(built.card, &supply)
            {
                faults.push(fault.at(claimed.place(seat, "city", Some(place))));
            }
        }
        let districts = player.city.iter().filter_map(|built| built.card.district());
        for card in doubles(&districts.collect::<Vec<_>>()) {
            let fault = twice(Field::Card(card.into(), edition));
            faults.push(fault.at(claimed.place(seat, "city", None)));
        }
    }
    claimed.faults.extend(faults);
}

/// Nobody wins before a city is complete (line 62).
fn over(claimed: &mut Claimed) {
    let wanted = wanted(claimed);
    let ends = |player: &PlayerClaim| player.first || player.city.len() >= wanted.into();
    // Something unreadable may be what is missing.
    let is_read = claimed.faults.is_empty() && claimed.table.players.len() == 2;
    if is_read && !claimed.table.players.iter().any(ends) {
        let edition = flag(claimed.edition);
        let fault = fault!(GameNotOver, "error-solo-not-over", wanted, edition);
        claimed.faults.push(fault);
    }
}

/// The city size.
fn wanted(claimed: &Claimed) -> u8 {
    let usual = claimed.edition.rulebook().complete_at[Players::Two];
    claimed.table.complete_at.unwrap_or(usual)
}

/// The first to finish has a completed city: nothing can make it smaller.
fn complete(claimed: &mut Claimed) {
    let wanted = wanted(claimed);
    let mut faults = Vec::new();
    for (index, player) in claimed.table.players.iter().enumerate() {
        if player.first && player.city.len() < usize::from(wanted) {
            let fault = fault!(
                FirstNotComplete,
                "error-first-not-complete",
                name = typed(&*player.name),
                count = player.city.len(),
                players = claimed.table.players.len(),
                wanted
            );
            faults.push(fault.at(claimed.place(Seat::new(index), "first", None)));
        }
    }
    claimed.faults.extend(faults);
}
