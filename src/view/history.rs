//! The saved plays: list, one play, statistics with small bars.

use super::columns::{column, numbers, row};
use super::fortress::pad::breakdown;
use super::score;
use crate::desk::history_stats::{Average, Stats, Tally};
use crate::desk::plays::{Log, Play};
use crate::desk::{history_show, history_stats, history_undo};
use crate::fault::{quoted, quoted_file};
use crate::fortress::pad::{Breakdown, Cell};
use crate::language::Language;
use crate::library::edition_name;
use crate::page::{Block, Column, Line, Page, Table};
use crate::texts::{Id, Texts};
use crate::{id, say};
use std::path::PathBuf;

/// The widest bar.
const BAR: usize = 20;

/// Says that a line was set aside, if one was.
fn torn(texts: &Texts, file: Option<&PathBuf>) -> Option<Line> {
    let file = file.map(|file| quoted_file(&file.display().to_string()))?;
    Some(say!(texts, "history-torn", file = file).into())
}

fn title(texts: &Texts, name: Id, plays: usize) -> Block {
    Block::Title {
        text: texts.say(name).into(),
        what: say!(texts, "stats-plays", count = plays).into(),
    }
}

/// The list of plays, newest first.
pub fn list(texts: &Texts, answer: &Log) -> Page {
    let plays = &answer.plays;
    let mut page = Page::new(vec![title(texts, id!("history-title"), plays.len())]);
    if plays.is_empty() {
        page.push(Block::Text(say!(texts, "history-none").into()));
    } else {
        page.push(Block::Table(table_of(texts, plays)));
    }
    page.with_notes(torn(texts, answer.torn.as_ref()))
}

fn table_of(texts: &Texts, plays: &[Play]) -> Table {
    // Which game it was matters only where there are several.
    let mixed = plays.iter().any(Play::is_fortress);
    let rows = plays.iter().rev().map(|play| {
        let players = play.players.iter();
        let players = players.map(|player| format!("{} {}", quoted(&player.name), player.total));
        let winners = play.winners.iter().map(|name| quoted(name));
        let mut cells = vec![play.id.to_string(), quoted(&play.date)];
        cells.extend(mixed.then(|| {
            if play.is_fortress() {
                say!(texts, "history-fortress")
            } else {
                say!(texts, "history-citadels")
            }
        }));
        cells.push(winners.collect::<Vec<_>>().join(", "));
        cells.push(players.collect::<Vec<_>>().join(", "));
        row(cells)
    });
    let mut columns = vec![
        numbers(texts, id!("column-id-play")),
        column(texts, id!("column-date")),
    ];
    columns.extend(mixed.then(|| column(texts, id!("column-game"))));
    for name in [id!("column-winner"), id!("column-results")] {
        columns.push(Column {
            grows: true,
            ..column(texts, name)
        });
    }
    let rows = rows.collect();
    Table { columns, rows }
}

/// One play, with what is known of it besides its points.
pub fn show(texts: &Texts, answer: &history_show::Answer) -> Page {
    let play = &answer.play;
    let (date, edition) = (quoted(&play.date), edition(texts, play));
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "history-play", id = play.id.to_string()).into(),
        what: say!(texts, "history-what", date = date, edition = edition).into(),
    }]);
    let minutes = play.minutes.map(|minutes| minutes.to_string());
    let facts = [
        (id!("history-deck"), &play.deck),
        (id!("history-minutes"), &minutes),
        (id!("history-location"), &play.location),
        (id!("history-comment"), &play.comment),
    ];
    let facts = facts.into_iter().filter_map(|(name, value)| {
        let value = quoted(value.as_deref()?);
        Some((texts.say(name).into(), value.into()))
    });
    let facts: Vec<(Line, Line)> = facts.collect();
    if !facts.is_empty() {
        page.push(Block::Facts(facts));
    }
    match &answer.counted {
        Some(counted) => page.extend(Vec::from(score::page(texts, counted).without_title())),
        None if play.is_fortress() => page.push(fortress(texts, play)),
        None => page.extend(totals(texts, play)),
    }
    page.with_notes(torn(texts, answer.torn.as_ref()))
}

fn edition(texts: &Texts, play: &Play) -> String {
    match play.edition() {
        _ if play.is_fortress() && play.edition == "river" => say!(texts, "history-fortress-river"),
        _ if play.is_fortress() => say!(texts, "history-fortress"),
        Some(edition) => texts.say(edition_name(edition)),
        None => quoted(&play.edition),
    }
}

/// The totals of a play that cannot be counted again.
fn totals(texts: &Texts, play: &Play) -> Option<Block> {
    let rows = play.players.iter().map(|player| {
        row([
            player.place.to_string(),
            quoted(&player.name),
            player.total.to_string(),
        ])
    });
    let columns = vec![
        numbers(texts, id!("score-place")),
        column(texts, id!("column-player")),
        numbers(texts, id!("column-points")),
    ];
    let rows = rows.collect();
    (!play.players.is_empty()).then_some(Block::Table(Table { columns, rows }))
}

/// What a play of Fortress was made of, with the place of everyone.
fn fortress(texts: &Texts, play: &Play) -> Block {
    let names = play.players.iter().map(|player| player.name.clone());
    let breakdowns = play.players.iter().map(|player| {
        let mut breakdown = Breakdown::default();
        for line in &player.lines {
            if let Ok(cell) = line.rule.parse::<Cell>() {
                // A file may say any number.
                breakdown[cell] = breakdown[cell].saturating_add(line.points);
            }
        }
        breakdown
    });
    let breakdowns: Vec<Breakdown> = breakdowns.collect();
    breakdown(texts, &names.collect::<Vec<_>>(), &breakdowns)
}

/// What was undone.
pub fn undo(texts: &Texts, answer: &history_undo::Answer) -> Page {
    let said = say!(texts, "history-undone", id = answer.undone.to_string());
    Page::new(vec![Block::Text(said.into())])
}

/// The page of statistics: Citadels, and apart from it Fortress, whose points are others.
pub fn stats(texts: &Texts, answer: &history_stats::Answer) -> Page {
    let (citadels, fortress) = (&answer.citadels, &answer.fortress);
    let of_fortress = fortress.as_ref().map_or(0, |stats| stats.plays);
    let plays = citadels.plays + of_fortress;
    let mut page = Page::new(vec![title(texts, id!("stats-title"), plays)]);
    if plays == 0 {
        page.push(Block::Text(say!(texts, "history-none").into()));
    }
    if citadels.plays > 0 {
        of_game(texts, citadels, &mut page);
    }
    if let Some(fortress) = fortress {
        page.push(title(texts, id!("history-fortress"), of_fortress));
        of_game(texts, fortress, &mut page);
    }
    page.with_notes(torn(texts, answer.torn.as_ref()))
}

fn of_game(texts: &Texts, stats: &Stats, page: &mut Page) {
    let names = stats.players.iter();
    let names = names.map(|one| (quoted(&one.name), one.tally)).collect();
    let name = column(texts, id!("column-player"));
    page.push(tallies(texts, name, names, true));
    page.push(Block::Heading(say!(texts, "stats-counts").into()));
    let counts = stats.counts.iter();
    let counts = counts.map(|one| (one.players.to_string(), one.tally));
    let players = numbers(texts, id!("column-players"));
    page.push(tallies(texts, players, counts.collect(), false));
    if !stats.ranks.is_empty() {
        page.push(Block::Heading(say!(texts, "stats-ranks").into()));
        let ranks = stats.ranks.iter();
        let ranks = ranks.map(|one| (one.rank.to_string(), one.tally)).collect();
        let rank = numbers(texts, id!("column-rank"));
        page.push(tallies(texts, rank, ranks, true));
    }
    if !stats.rivals.is_empty() {
        page.push(Block::Heading(say!(texts, "stats-rivals").into()));
        let points = stats.rivals.iter().take(10).map(|rivals| {
            let said = say!(
                texts,
                "stats-rival",
                one = quoted(&rivals.one),
                other = quoted(&rivals.other),
                wins = rivals.wins,
                losses = rivals.losses
            );
            said.into()
        });
        page.push(Block::Points {
            source: Line::default(),
            points: points.collect(),
        });
    }
}

fn tallies(texts: &Texts, first: Column, rows: Vec<(String, Tally)>, with_wins: bool) -> Block {
    let number = |name| numbers(texts, name);
    let mut columns = vec![first, number(id!("column-plays"))];
    columns.extend(with_wins.then(|| number(id!("column-wins"))));
    columns.extend([number(id!("column-average")), number(id!("column-best"))]);
    columns.extend(with_wins.then(|| Column {
        spare: 1,
        ..column(texts, id!("column-share"))
    }));
    let rows = rows.into_iter().map(|(name, tally)| {
        let mut cells = vec![name, tally.plays.to_string()];
        cells.extend(with_wins.then(|| tally.wins.to_string()));
        cells.extend([average(texts, tally.points), tally.best.to_string()]);
        cells.extend(with_wins.then(|| bar(tally.wins, tally.plays)));
        row(cells)
    });
    let rows = rows.collect();
    Block::Table(Table { columns, rows })
}

fn average(texts: &Texts, points: Average) -> String {
    let tenths = points.tenths();
    let point = match texts.lang() {
        Language::En => '.',
        Language::Fr | Language::Ru | Language::Uk => ',',
    };
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// Of a whole that is not 0.
fn bar(part: usize, whole: usize) -> String {
    let share = |of: usize| (part * of + whole / 2) / whole;
    let bar = "█".repeat(share(BAR));
    format!("{bar} {} %", share(100)).trim_start().to_owned()
}
