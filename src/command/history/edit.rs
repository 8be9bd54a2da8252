//! `history edit`: change a play's notes, deck and names. Points stay as scored.

use crate::app::log::numbered;
use crate::app::{App, limits};
use crate::command::history::{notes, results, sentence, show};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, Field, checked, quoted, typed};
use crate::files::log::{Change, Edit, Log, Play};
use crate::files::read::names;
use crate::library::fold::fold;
use crate::library::players::{is_same, spelled};
use crate::page::{Block, Page};
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::wording::date::date;
use crate::wording::flow::refusal;
use crate::{fault, id, say};
use clap::Args;
use serde::Serialize;
use std::collections::BTreeMap;

/// The new values; the rest is unchanged. An empty text or 0 minutes removes a value.
#[derive(Debug, Default, PartialEq, Eq, Args)]
pub struct Request {
    pub id: Option<u64>,
    #[arg(long)]
    pub date: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(limits::MINUTES.range()))]
    pub minutes: Option<u32>,
    #[arg(long)]
    pub location: Option<String>,
    #[arg(long)]
    pub comment: Option<String>,
    #[arg(long)]
    pub deck: Option<String>,
    /// `OLD=NEW`, in this play only.
    #[arg(long = "player")]
    pub called: Vec<String>,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let nothing = Request {
        id: request.id,
        ..Request::default()
    };
    let edited = if *request == nothing {
        let id = match request.id {
            Some(id) => id,
            None => pick(cli)?,
        };
        let request = ask(cli, id)?;
        answer(&cli.app(), &request)?
    } else {
        answer(&cli.app(), request)?
    };
    Ok(cli.answer(&edited, page).done())
}

fn missing() -> Fault {
    let (what, command) = (id!("value-id"), "citadels history edit");
    fault!(Usage, "error-usage-missing", what, command)
}

/// Lets the user pick a play, the newest first.
fn pick(cli: &mut Cli<'_>) -> Result<u64, Stop> {
    if cli.ask.is_none() {
        return Err(missing().into());
    }
    let (texts, mut plays) = (cli.texts, cli.app().plays()?.by_date());
    if plays.is_empty() {
        return Err(fault!(NothingFound, "error-history-empty").into());
    }
    plays.reverse();
    let label = |play: &Play| {
        let (date, results) = (date(texts, &play.date), results(play).plain());
        format!("{}  {date}  {results}", play.id)
    };
    let labels: Vec<String> = plays.iter().map(label).collect();
    let fits = |typed: &str, index: usize| {
        let (typed, label) = (fold(typed), &labels[index]);
        let mut words = label.split_whitespace();
        Fit::plain(words.any(|word| fold(word).starts_with(&typed)))
    };
    let question = say!(texts, "history-edit-which");
    let picked = cli.pick(&question, &labels, &fits, missing())?;
    Ok(plays[picked].id)
}

#[derive(Debug, Serialize)]
pub struct Answer {
    /// The number of the play.
    pub edited: u64,
    pub play: Play,
    /// As it was.
    pub before: Play,
}

/// # Errors
///
/// There is no such play, a value is invalid, or the log can't be used.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    limits::MINUTES.check(request.minutes)?;
    let id = request.id.ok_or_else(missing)?;
    let log = app.plays()?;
    let before = numbered(&log, id)?.clone();
    let mut play = before.clone();
    edit(app, &log, request)?.apply(&mut play);
    if play != before {
        app.change(|log| Ok(Change::Edit(edit(app, log, request)?)))?;
    }
    Ok(Answer {
        edited: id,
        play,
        before,
    })
}

fn edit(app: &App<'_>, log: &Log, request: &Request) -> Result<Edit, Faults> {
    let id = request.id.ok_or_else(missing)?;
    let play = numbered(log, id)?;
    let mut faults = Vec::new();
    let date = request.date.as_deref().map(|date| app.date(Some(date)));
    let date = date.transpose().map_err(|fault| faults.push(fault));
    let deck = request.deck.as_deref().filter(|deck| !deck.is_empty());
    let cards = deck.map(|deck| deck_of(app, play, deck)).transpose();
    let cards = cards.map_err(|wrong| faults.extend(wrong.faults));
    let names = called(log, play, &request.called, &mut faults);
    let text = |text: &Option<String>| text.as_deref().map(|text| text.trim().to_owned());
    let edit = Edit {
        id,
        date: date.unwrap_or_default(),
        minutes: request.minutes,
        location: text(&request.location),
        comment: text(&request.comment),
        deck: text(&request.deck),
        cards: cards.unwrap_or_default().unwrap_or_default(),
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
            let players = play.players.iter().map(|one| typed(&*one.name));
            let (given, players) = (typed(given), Field::Listed(players.collect()));
            let fault = fault!(UnknownPlayer, "error-history-called", given, players);
            faults.push(fault);
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
    let old = play.players.iter().map(|player| &player.name);
    let new: Vec<&String> = old.map(|name| called.get(name).unwrap_or(name)).collect();
    for (at, name) in new.iter().enumerate() {
        if !called.is_empty() && new[..at].iter().any(|other| is_same(other, name)) {
            let fault = fault!(SameName, "error-same-name", name = typed(*name));
            faults.push(fault.at("--player"));
        }
    }
    called
}

/// The changes to a play.
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let id = answer.edited.to_string();
    if answer.before == answer.play {
        return sentence(say!(texts, "history-unchanged", id));
    }
    let all = |play: &Play| {
        let mut all = vec![(id!("column-date"), Some(date(texts, &play.date)))];
        all.extend(notes(texts, play));
        let names = play.players.iter().map(|one| quoted(&one.name));
        all.extend(names.map(|name| (id!("column-player"), Some(name))));
        all
    };
    let pairs = all(&answer.before).into_iter().zip(all(&answer.play));
    let changes = pairs.filter(|(old, new)| old != new);
    let changes = changes.map(|((name, old), (_, new))| {
        let [old, new] = [old, new].map(|value| value.unwrap_or_else(|| "–".to_owned()));
        (texts.say(name).into(), format!("{old} → {new}").into())
    });
    let mut page = sentence(say!(texts, "history-edited", id));
    page.push(Block::Facts(changes.collect()));
    page.push(Block::Text(say!(texts, "history-take-back").into()));
    page
}

/// Asks for everything that can be changed, one at a time.
fn ask(cli: &mut Cli<'_>, id: u64) -> Result<Request, Stop> {
    let app = cli.app();
    let play = show::answer(&app, id)?.play;
    if cli.ask.is_none() {
        return Err(fault!(Usage, "error-history-edit").into());
    }
    let old = |text: &Option<String>| text.clone().unwrap_or_default();
    let minutes = play.minutes.map(|minutes| minutes.to_string());
    let date = Some(play.date.clone());
    let any = |_: &str| Ok(());
    let is_date = |typed: &str| app.date(Some(typed)).map(|_| ());
    let is_deck = |typed: &str| match typed {
        "" => Ok(()),
        deck => deck_of(&app, &play, deck).map(|_| ()).map_err(first),
    };
    let mut request = Request {
        id: Some(id),
        date: change(cli, id!("column-date"), &old(&date), &is_date)?,
        minutes: change(cli, id!("history-minutes"), &old(&minutes), &is_minutes)?
            .map(|typed| typed.parse().unwrap_or_default()),
        location: change(cli, id!("history-location"), &old(&play.location), &any)?,
        comment: change(cli, id!("history-comment"), &old(&play.comment), &any)?,
        ..Request::default()
    };
    if !play.is_fortress() {
        request.deck = change(cli, id!("history-deck"), &old(&play.deck), &is_deck)?;
    }
    let mut called: Vec<String> = Vec::new();
    for name in play.players.iter().map(|player| &player.name) {
        let is_name = |typed: &str| names::check(typed, &called);
        let new = loop {
            let new = change(cli, id!("column-player"), name, &is_name)?;
            // If a name was just given to someone else, ask again.
            if new.is_some() || !called.iter().any(|other| is_same(other, name)) {
                break new;
            }
        };
        let renamed = new.as_ref().map(|new| format!("{name}={new}"));
        request.called.extend(renamed);
        called.push(new.unwrap_or_else(|| name.clone()));
    }
    Ok(request)
}

pub(super) fn first(faults: Faults) -> Fault {
    let mut faults = faults.faults.into_iter();
    faults.next().expect("what is refused has a fault")
}

fn is_minutes(given: &str) -> Result<(), Fault> {
    minutes(given).map(|_| ())
}

/// 0 means no duration.
pub(super) fn minutes(given: &str) -> Result<u32, Fault> {
    let number = if given.is_empty() { "0" } else { given };
    let number = number.parse::<u32>().ok();
    let is_within = |number: &u32| limits::MINUTES.range().contains(&i64::from(*number));
    let (option, fits) = (id!("history-minutes"), limits::MINUTES.fits());
    let value = typed(given);
    let wrong = || fault!(BadValue, "error-usage-value", option, value, fits);
    number.filter(is_within).ok_or_else(wrong)
}

/// Asks until the answer is valid; `None` keeps the value, empty removes it.
fn change(
    cli: &mut Cli<'_>,
    what: Id,
    now: &str,
    check: &dyn Fn(&str) -> Result<(), Fault>,
) -> Result<Option<String>, Stop> {
    let texts = cli.texts;
    let mut help = say!(texts, "ask-help-edit");
    loop {
        let what = texts.say(what);
        let question = match now {
            "" => what,
            now => say!(texts, "ask-edit", what, now = quoted(now)),
        };
        let typed = match cli.line(&question, &help)?.as_str() {
            "" => return Ok(None),
            "-" => String::new(),
            typed => typed.to_owned(),
        };
        match check(&typed) {
            Ok(()) => return Ok(Some(typed)),
            Err(fault) => help = refusal(texts, &fault),
        }
    }
}
