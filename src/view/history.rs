//! The saved plays: list, one play, statistics with small bars.

use super::page::{Block, Page, Row};
use crate::failure::quoted;
use crate::fortress::game::place;
use crate::fortress::pad::{Breakdown, Cell};
use crate::language::Language;
use crate::rules::stats::{Stats, Tally};
use crate::store::log::Play;
use crate::texts::Texts;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

/// The widest bar.
const BAR: usize = 20;

fn columns(texts: &Texts, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| texts.say(id)).collect()
}

fn edition(texts: &Texts, play: &Play) -> String {
    if play.is_fortress() {
        let river = play.edition == "river";
        return texts.say(if river {
            "history-fortress-river"
        } else {
            "history-fortress"
        });
    }
    let id = format!("edition-{}", play.edition);
    if texts.has(&id) {
        texts.say(&id)
    } else {
        quoted(&play.edition)
    }
}

/// The list of plays, newest first.
#[must_use]
pub fn list(texts: &Texts, plays: &[Play]) -> Page {
    let title = Block::Title {
        text: texts.say("history-title"),
        what: texts.say_with("stats-plays", &[("count", plays.len().into())]),
        kind: None,
    };
    if plays.is_empty() {
        return Page(vec![title, Block::Text(texts.say("history-none"))]);
    }
    // Which game it was matters only where there are several.
    let mixed = plays.iter().any(Play::is_fortress);
    let rows = plays.iter().rev().map(|play| {
        let players: Vec<String> = play
            .players
            .iter()
            .map(|player| format!("{} {}", quoted(&player.name), player.total))
            .collect();
        let winners: Vec<String> = play.winners.iter().map(|name| quoted(name)).collect();
        let mut cells = vec![
            play.id.to_string(),
            quoted(&play.date),
            winners.join(", "),
            players.join(", "),
        ];
        if mixed {
            let fortress = play.is_fortress();
            cells.insert(
                2,
                texts.say(if fortress {
                    "history-fortress"
                } else {
                    "history-citadels"
                }),
            );
        }
        Row { cells, kind: None }
    });
    let mut header = columns(
        texts,
        &[
            "column-id-play",
            "column-date",
            "column-winner",
            "column-results",
        ],
    );
    if mixed {
        header.insert(2, texts.say("column-game"));
    }
    Page(vec![
        title,
        Block::Table {
            header,
            rows: rows.collect(),
            wraps: true,
            spare: &[],
        },
    ])
}

/// What is known of a play besides its points.
#[must_use]
pub fn play(texts: &Texts, play: &Play) -> Page {
    let id = play.id.to_string();
    let (date, edition) = (quoted(&play.date), edition(texts, play));
    let values = [("date", (&date).into()), ("edition", (&edition).into())];
    let mut page = Page(vec![Block::Title {
        text: texts.say_with("history-play", &[("id", (&id).into())]),
        what: texts.say_with("history-what", &values),
        kind: None,
    }]);
    let minutes = play.minutes.map(|minutes| minutes.to_string());
    let facts: Vec<(String, String)> = [
        ("history-deck", &play.deck),
        ("history-minutes", &minutes),
        ("history-location", &play.location),
        ("history-comment", &play.comment),
    ]
    .into_iter()
    .filter_map(|(id, value)| Some((texts.say(id), value.as_deref().map(quoted)?)))
    .collect();
    if !facts.is_empty() {
        page.0.push(Block::Facts(facts));
    }
    page
}

/// The totals of a play, where it cannot be counted again.
#[must_use]
pub fn totals(texts: &Texts, play: &Play) -> Option<Block> {
    let rows: Vec<Row> = play
        .players
        .iter()
        .map(|player| {
            let cells = vec![
                player.place.to_string(),
                quoted(&player.name),
                player.total.to_string(),
            ];
            Row { cells, kind: None }
        })
        .collect();
    let header = columns(texts, &["score-place", "column-player", "column-points"]);
    (!rows.is_empty()).then_some(Block::Table {
        header,
        rows,
        wraps: false,
        spare: &[],
    })
}

/// What a play of Fortress was made of, with the place of everyone.
#[must_use]
pub fn fortress(texts: &Texts, play: &Play, width: usize) -> Vec<Block> {
    let names: Vec<String> = play
        .players
        .iter()
        .map(|player| player.name.clone())
        .collect();
    let breakdowns: Vec<Breakdown> = play
        .players
        .iter()
        .map(|player| {
            let mut breakdown = Breakdown::default();
            for line in &player.lines {
                if let Some(cell) = Cell::find(&line.rule) {
                    breakdown.add(cell, line.points);
                }
            }
            breakdown
        })
        .collect();
    breakdown(texts, &names, &breakdowns, width)
}

/// Points by phase and kind: a column for each player, or where these do not fit, a list for each.
fn breakdown(texts: &Texts, players: &[String], of: &[Breakdown], width: usize) -> Vec<Block> {
    let totals: Vec<i64> = of.iter().map(Breakdown::total).collect();
    let place = |seat: usize| place(&totals, seat);
    let mut kinds: Vec<(String, Vec<i64>)> = Vec::new();
    for cell in Cell::all() {
        let points: Vec<i64> = of.iter().map(|one| one.points(cell)).collect();
        if points.iter().any(|points| *points != 0) {
            kinds.push((texts.say(&format!("pad-row-{cell}")), points));
        }
    }
    let shown: Vec<String> = players.iter().map(|name| quoted(name)).collect();
    let labels = kinds
        .iter()
        .map(|(label, _)| label.width())
        .max()
        .unwrap_or(0)
        .max(8);
    let columns: usize = shown.iter().map(|name| name.width().max(4) + 2).sum();
    if labels + 2 + columns <= width {
        let numbers = |points: &[i64]| points.iter().map(ToString::to_string).collect();
        let mut rows: Vec<(String, Vec<String>)> = kinds
            .iter()
            .map(|(label, points)| (label.clone(), numbers(points)))
            .collect();
        rows.push((texts.say("pad-row-total"), numbers(&totals)));
        let places = (0..players.len())
            .map(|seat| place(seat).to_string())
            .collect();
        rows.push((texts.say("column-place"), places));
        let rows = rows.into_iter().map(|(label, cells)| Row {
            cells: [vec![label], cells].concat(),
            kind: None,
        });
        let header = [vec![String::new()], shown].concat();
        return vec![Block::Table {
            header,
            rows: rows.collect(),
            wraps: false,
            spare: &[],
        }];
    }
    let mut seats: Vec<usize> = (0..players.len()).collect();
    seats.sort_by_key(|&seat| place(seat));
    let lists = seats.into_iter().flat_map(|seat| {
        let (place, points) = (place(seat).to_string(), totals[seat].to_string());
        let values = [
            ("place", (&place).into()),
            ("name", (&shown[seat]).into()),
            ("points", (&points).into()),
        ];
        let head = texts.say_with("pad-player", &values);
        let points = kinds.iter().filter(|(_, points)| points[seat] != 0);
        let points: Vec<String> = points
            .map(|(label, points)| format!("{} {label}", points[seat]))
            .collect();
        let list = Block::Points {
            source: String::new(),
            points,
        };
        [Block::Heading(head), list]
    });
    lists
        .filter(|block| !matches!(block, Block::Points { points, .. } if points.is_empty()))
        .collect()
}

fn average(texts: &Texts, tally: &Tally) -> String {
    let tenths = tally.average_tenths();
    let point = if texts.lang() == Language::En {
        '.'
    } else {
        ','
    };
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

fn bar(part: usize, whole: usize) -> String {
    let length = (part * BAR + whole / 2).checked_div(whole).unwrap_or(0);
    let percent = (part * 100 + whole / 2).checked_div(whole).unwrap_or(0);
    format!("{} {percent} %", "█".repeat(length))
        .trim_start()
        .to_owned()
}

fn tallies<T: ToString>(texts: &Texts, first: &str, rows: &[(T, Tally)], with_wins: bool) -> Block {
    let mut ids = vec![first, "column-plays", "column-average", "column-best"];
    if with_wins {
        ids.splice(2..2, ["column-wins"]);
        ids.push("column-share");
    }
    let rows = rows.iter().map(|(name, tally)| {
        let mut cells = vec![
            quoted(&name.to_string()),
            tally.plays.to_string(),
            average(texts, tally),
            tally.best.to_string(),
        ];
        if with_wins {
            cells.insert(2, tally.wins.to_string());
            cells.push(bar(tally.wins, tally.plays));
        }
        Row { cells, kind: None }
    });
    Block::Table {
        header: columns(texts, &ids),
        rows: rows.collect(),
        wraps: false,
        spare: &[5],
    }
}

/// The page of statistics: Citadels, and apart from it Fortress, whose points are others.
#[must_use]
pub fn stats(texts: &Texts, stats: &Stats, fortress: &Stats) -> Page {
    let plays = stats.plays + fortress.plays;
    let mut page = Page(vec![Block::Title {
        text: texts.say("stats-title"),
        what: texts.say_with("stats-plays", &[("count", plays.into())]),
        kind: None,
    }]);
    if plays == 0 {
        page.0.push(Block::Text(texts.say("history-none")));
    }
    if stats.plays > 0 {
        page.0.extend(of_game(texts, stats));
    }
    if fortress.plays > 0 {
        page.0.push(Block::Title {
            text: texts.say("history-fortress"),
            what: texts.say_with("stats-plays", &[("count", fortress.plays.into())]),
            kind: None,
        });
        page.0.extend(of_game(texts, fortress));
    }
    page
}

fn of_game(texts: &Texts, stats: &Stats) -> Vec<Block> {
    let mut page = Page::default();
    page.0
        .push(tallies(texts, "column-player", &stats.players, true));
    page.0.push(Block::Heading(texts.say("stats-counts")));
    page.0
        .push(tallies(texts, "column-players", &stats.counts, false));
    if !stats.ranks.is_empty() {
        page.0.push(Block::Heading(texts.say("stats-ranks")));
        page.0
            .push(tallies(texts, "column-rank", &stats.ranks, true));
    }
    if !stats.rivals.is_empty() {
        page.0.push(Block::Heading(texts.say("stats-rivals")));
        let points = stats.rivals.iter().take(10).map(|rivals| {
            let (one, other) = (quoted(&rivals.one), quoted(&rivals.other));
            let values = [
                ("one", (&one).into()),
                ("other", (&other).into()),
                ("wins", rivals.wins.into()),
                ("losses", rivals.losses.into()),
            ];
            texts.say_with("stats-rival", &values)
        });
        page.0.push(Block::Points {
            source: String::new(),
            points: points.collect(),
        });
    }
    page.0
}

fn tally(tally: &Tally) -> Value {
    let average = f64::from(u32::try_from(tally.average_tenths()).unwrap_or(u32::MAX)) / 10.0;
    json!({ "plays": tally.plays, "wins": tally.wins, "average": average, "best": tally.best })
}

/// JSON of `history stats`.
#[must_use]
pub fn stats_json(stats: &Stats) -> Value {
    fn named<T: serde::Serialize>(key: &str, rows: &[(T, Tally)]) -> Vec<Value> {
        let row = |(name, of): &(T, Tally)| {
            let mut value = tally(of);
            value[key] = json!(name);
            value
        };
        rows.iter().map(row).collect()
    }
    let rivals: Vec<Value> = stats
        .rivals
        .iter()
        .map(|rivals| {
            json!({
                "one": rivals.one,
                "other": rivals.other,
                "wins": rivals.wins,
                "losses": rivals.losses,
            })
        })
        .collect();
    json!({
        "plays": stats.plays,
        "players": named("name", &stats.players),
        "counts": named("players", &stats.counts),
        "ranks": named("rank", &stats.ranks),
        "rivals": rivals,
    })
}
