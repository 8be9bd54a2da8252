//! `history export`: plays in another format.

use crate::app::log::{numbered, warnings};
use crate::app::{App, Warning};
use crate::command::{Cli, Outcome};
use crate::fault::{Faults, checked};
use crate::files::log::{Game, Play, Played, PlayerIds, character};
use crate::language::Language;
use crate::library::nearest_printing;
use crate::page::{Block, Page};
use crate::rules::edition::Edition;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::qr::qr;
use crate::{safe, say};
use clap::{Args, ValueEnum};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

#[derive(Debug, Args)]
pub struct Request {
    #[arg(long, value_enum)]
    pub to: Format,
    pub ids: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Json,
    Csv,
    Bgstats,
}

pub fn run(cli: &Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let export = answer(&cli.app(), request)?;
    // A pipe is read by programs, which can't look at a page.
    let text = match export.link.filter(|_| cli.ask.is_some()) {
        Some(link) => {
            let code = cli.canvas.draw(&page(cli.texts, &link));
            format!("{link}\n\n{code}")
        }
        None => export.text,
    };
    Ok(Outcome::text(text).noted(export.warnings))
}

#[derive(Debug)]
pub struct Answer {
    pub text: String,
    /// The link, if there is only one: it can be shown in other ways too.
    pub link: Option<String>,
    /// What is wrong with the log.
    pub warnings: Vec<Warning>,
}

/// The plays with these numbers, oldest first; all if none are given.
///
/// # Errors
///
/// There is no such play, or the log can't be used.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    let ids = &request.ids;
    let log = app.plays()?;
    let unknown = ids.iter().filter_map(|&id| numbered(&log, id).err());
    checked((), unknown.collect::<Vec<_>>())?;
    let mut plays = log.by_date();
    plays.retain(|play| ids.is_empty() || ids.contains(&play.id));
    let lang = app.texts.lang();
    let text = match request.to {
        Format::Json => safe::json(&json!({ "plays": plays })),
        Format::Csv => csv(&plays),
        Format::Bgstats => {
            let links = plays.iter().map(|play| link(&log.ids, play, lang));
            links.map(|link| link + "\n").collect()
        }
    };
    let is_link = request.to == Format::Bgstats && plays.len() == 1;
    Ok(Answer {
        link: is_link.then(|| text.trim_end().to_owned()),
        text,
        warnings: warnings(app.texts, &log.trouble),
    })
}

/// A play's link as a QR code.
pub fn page(texts: &Texts, link: &str) -> Page {
    let code = qr(texts, link, say!(texts, "history-qr"));
    let too_long = || Block::Note(say!(texts, "history-qr-long").into());
    Page::new(vec![code.unwrap_or_else(too_long)])
}

/// One row per player and play.
fn csv(plays: &[Play]) -> String {
    const COLUMNS: [&str; 16] = [
        "id", "date", "game", "edition", "deck", "player", "place", "total", "winner", "rank",
        "crown", "first", "city", "minutes", "location", "comment",
    ];
    fn optional(number: Option<impl ToString>) -> String {
        number.map_or(String::new(), |number| number.to_string())
    }
    let mut table = csv::Writer::from_writer(Vec::new());
    let mut add = |row: [String; 16]| table.write_record(row).expect("memory takes every row");
    add(COLUMNS.map(str::to_owned));
    for play in plays {
        for player in &play.players {
            let row = [
                play.id.to_string(),
                play.date.clone(),
                play.game.clone(),
                play.edition.clone(),
                play.deck.clone().unwrap_or_default(),
                player.name.clone(),
                player.place.to_string(),
                player.total.to_string(),
                play.has_won(player).to_string(),
                optional(player.rank),
                player.crown.to_string(),
                player.first.to_string(),
                city(player),
                optional(play.minutes),
                play.location.clone().unwrap_or_default(),
                play.comment.clone().unwrap_or_default(),
            ];
            add(row.map(|text| safe::cell(&text)));
        }
    }
    let table = table.into_inner().expect("memory takes every row");
    String::from_utf8(table).expect("the cells are text")
}

/// As typed in a line: `castle, tavern*`.
fn city(player: &Played) -> String {
    let districts = player.city.iter().enumerate().map(|(at, card)| {
        let is_beautified = player.beautified.contains(&at);
        format!("{card}{}", if is_beautified { "*" } else { "" })
    });
    districts.collect::<Vec<_>>().join(", ")
}

/// A link that opens in BG Stats: one play, with everything it can store.
fn link(ids: &PlayerIds, play: &Play, lang: Language) -> String {
    /// Characters that need no escaping in a link.
    const SAFE: AsciiSet = NON_ALPHANUMERIC
        .remove(b'-')
        .remove(b'_')
        .remove(b'.')
        .remove(b'~');
    let play = bgstats(ids, play, lang).to_string();
    let data = utf8_percent_encode(&play, &SAFE);
    format!("https://app.bgstatsapp.com/createPlay.html?data={data}")
}

/// A play in the format of BG Stats, with the number of the game at `BoardGameGeek`.
fn bgstats(ids: &PlayerIds, play: &Play, lang: Language) -> Value {
    let (name, id, bgg_id) = match (play.game(), play.edition()) {
        (Some(Game::Citadels | Game::Solo), Some(Edition::E2016)) => {
            ("Citadels", "citadels-2016", 205_398)
        }
        (Some(Game::Citadels | Game::Solo), _) => ("Citadels", "citadels", 478),
        _ => ("Carcassonne", "fortress", 822),
    };
    let players = play.players.iter().map(|player| {
        let mut told = json!({
            "name": player.name,
            "sourcePlayerId": ids.of(&player.name),
            "score": player.total,
            "rank": player.place,
            "winner": play.has_won(player),
            // Who had the first crown is not recorded.
            "startPlayer": false,
        });
        if let Some(role) = role(play, player, lang) {
            told["role"] = role.into();
        }
        told
    });
    json!({
        "sourceName": "citadels",
        "sourcePlayId": play.id.to_string(),
        // The time is unknown; at noon it is the same day almost everywhere.
        "playDate": format!("{} 12:00:00", play.date),
        "durationMin": play.minutes.unwrap_or_default(),
        "location": play.location.as_deref().unwrap_or_default(),
        "comments": play.comment.as_deref().unwrap_or_default(),
        "game": { "name": name, "sourceGameId": id, "bggId": bgg_id },
        "players": players.collect::<Vec<_>>(),
    })
}

fn role(play: &Play, player: &Played, lang: Language) -> Option<&'static str> {
    let edition = play.edition().unwrap_or_default();
    Some(nearest_printing(character(play, player)?, edition).name(lang))
}
