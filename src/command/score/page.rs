//! The score: a table with a column per player, then each player's lines with reasons.

use crate::command::score::counted::{Counted, CountedPlayer};
use crate::fault::quoted;
use crate::library::edition_name;
use crate::page::{Align, Block, Column, Line, Page, Row, Span, Table};
use crate::rules::edition::Edition;
use crate::rules::score::{Rule, TieBreak};
use crate::texts::Texts;
use crate::wording::card::name;
use crate::wording::table::card;
use crate::{args, family, say};
use serde_json::json;
use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

/// Below this width there is one block per player instead of a table.
const NARROW: usize = 60;

pub fn page(texts: &Texts, counted: &Counted) -> Page {
    let edition = texts.say(edition_name(counted.edition));
    let count = counted.complete_at;
    let title = Block::Title {
        text: say!(texts, "score-title").into(),
        what: say!(texts, "score-what", edition, count).into(),
    };
    let warnings = counted.warnings.iter();
    let warnings = warnings.map(|warning| Line::from(&*warning.message));
    let mut page = Page::new(vec![title]);
    page.extend(warnings.map(Block::Note));
    if !counted.taken.is_empty() {
        let taken = counted.taken.iter().map(|taken| {
            let name = name(texts, counted.edition, taken.card);
            say!(texts, "score-taken-one", typed = quoted(&taken.typed), name)
        });
        let taken = taken.collect::<Vec<_>>().join(", ");
        page.push(Block::Text(say!(texts, "score-taken", taken).into()));
    }
    page.push(numbers(texts, counted, Vec::new()));
    for player in by_place(counted) {
        page.push(head(texts, player));
        page.push(lines(texts, counted, player));
    }
    page.push(verdict(texts, counted));
    if let Some(turning) = &counted.turning {
        page.push(Block::Heading(say!(texts, "turn-title").into()));
        page.push(Block::Text(turning.as_str().into()));
    }
    if let Some(id) = counted.saved {
        let saved = say!(texts, "history-saved", id = id.to_string());
        page.push(Block::Text(saved.into()));
    }
    page
}

/// Who won, and the numbers: small enough to fit above a question.
pub fn short(texts: &Texts, counted: &Counted) -> Page {
    let saved = counted.saved.map(|id| id.to_string());
    let saved = saved.map(|id| Block::Text(say!(texts, "history-saved", id).into()));
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "score-title").into(),
        what: Line::default(),
    }]);
    page.push(verdict(texts, counted));
    let heads = by_place(counted)
        .into_iter()
        .map(|player| head(texts, player));
    page.push(numbers(texts, counted, heads.collect()));
    page.extend(saved);
    page
}

/// A player with place and total.
pub fn head(texts: &Texts, player: &CountedPlayer) -> Block {
    let (place, name) = (player.place, quoted(&player.name));
    let points = player.total.to_string();
    let head = say!(texts, "score-head", place, name, points);
    Block::Heading(head.into())
}

/// The players, winner first.
pub fn by_place(counted: &Counted) -> Vec<&CountedPlayer> {
    let mut players: Vec<&CountedPlayer> = counted.players.iter().collect();
    players.sort_by_key(|player| player.place);
    players
}

fn label(texts: &Texts, counted: &Counted, rule: Rule) -> Span {
    match rule {
        Rule::Districts => say!(texts, "line-districts").into(),
        // The older rulebooks say "color" instead of "type".
        Rule::AllTypes if counted.edition != Edition::E2016 => {
            say!(texts, "line-all-colors").into()
        }
        Rule::AllTypes => say!(texts, "line-all-types").into(),
        Rule::FirstComplete => say!(texts, "line-first-complete").into(),
        Rule::Complete => say!(texts, "line-complete").into(),
        Rule::Card(id) => card(texts, counted.edition, id),
    }
}

/// Every rule that scores for anyone, in scoring order.
fn rules(counted: &Counted) -> Vec<Rule> {
    let mut rules = vec![
        Rule::Districts,
        Rule::AllTypes,
        Rule::FirstComplete,
        Rule::Complete,
    ];
    let lines = counted.players.iter().flat_map(|player| &player.lines);
    for line in lines.clone() {
        if !rules.contains(&line.rule) {
            rules.push(line.rule);
        }
    }
    rules.retain(|rule| lines.clone().any(|line| line.rule == *rule));
    rules
}

/// The table of numbers if there is room, otherwise something narrower.
pub fn numbers(texts: &Texts, counted: &Counted, narrow: Vec<Block>) -> Block {
    let points = |player: &CountedPlayer, rule: Rule| {
        let lines = player.lines.iter().filter(|line| line.rule == rule);
        let points: Vec<u32> = lines.map(|line| line.points).collect();
        if points.is_empty() {
            String::new()
        } else {
            points.iter().sum::<u32>().to_string()
        }
    };
    let players = || counted.players.iter();
    let row = |label: Span, cells: &mut dyn Iterator<Item = Span>| Row {
        cells: std::iter::once(label.into())
            .chain(cells.map(Line::from))
            .collect(),
        seal: None,
    };
    let rules = rules(counted).into_iter().map(|rule| {
        let label = label(texts, counted, rule);
        row(
            label,
            &mut players().map(|player| points(player, rule).into()),
        )
    });
    let mut rows: Vec<Row> = rules.collect();
    rows.push(row(
        Span::Strong(say!(texts, "score-total")),
        &mut players().map(|player| Span::Strong(player.total.to_string())),
    ));
    rows.push(row(
        say!(texts, "score-place").into(),
        &mut players().map(|player| player.place.to_string().into()),
    ));
    let names = players().map(|player| quoted(&player.name));
    let columns = names.map(|name| Column {
        name: name.into(),
        align: Align::Right,
        ..Column::default()
    });
    let columns: Vec<Column> = std::iter::once(Column::default()).chain(columns).collect();
    let labels = rows.iter().map(|row| row.cells[0].plain().width());
    let names = columns[1..].iter().map(|column| column.name.plain());
    let needed = names.map(|name| name.width().max(3) + 2).sum::<usize>();
    Block::Stack {
        needs: NARROW.max(needed + labels.max().unwrap_or_default()),
        wide: vec![Block::Table(Table { columns, rows })],
        narrow,
    }
}

fn lines(texts: &Texts, counted: &Counted, player: &CountedPlayer) -> Block {
    let points = player.lines.iter().map(|line| {
        let label = label(texts, counted, line.rule);
        let said = say!(
            texts,
            "score-line",
            points = line.points.to_string(),
            label = label.as_text().into_owned(),
            reason = &line.reason
        );
        said.into()
    });
    Block::Points {
        source: Line::default(),
        points: points.collect(),
    }
}

/// Who won.
pub fn verdict(texts: &Texts, counted: &Counted) -> Block {
    let verdict = counted.verdict_text.clone();
    let verdict = verdict.unwrap_or_else(|| verdict_of(texts, counted));
    Block::Text(Span::Strong(verdict).into())
}

family!(tie_broken(TieBreak) = "score-tie-");

/// Who won, and what decided a tie.
pub fn verdict_of(texts: &Texts, counted: &Counted) -> String {
    let names: Vec<String> = counted.winners.iter().map(|name| quoted(name)).collect();
    let names = texts.listed(&names);
    if counted.winners.len() != 1 {
        // If information is missing, the warning says which.
        if counted.is_open {
            return say!(texts, "score-open", names);
        }
        let shared = say!(texts, "score-share", names);
        return format!("{shared} {}", say!(texts, "score-tie-none"));
    }
    let wins = say!(texts, "score-wins", name = &names);
    match counted.tie_break.zip(counted.broken_with) {
        None => wins,
        Some((by, count)) => {
            let why = texts.say_with(tie_broken(by), args![name = names, count]);
            format!("{wins} {why}")
        }
    }
}

/// An empty file to fill in, for these players or for two.
pub fn template(texts: &Texts, edition: Edition, names: &[String]) -> String {
    let numbered = |player: usize| say!(texts, "template-player", player);
    let names = match names {
        [] => (1..=2).map(numbered).collect(),
        names => names.to_vec(),
    };
    let mut text = comment(&say!(texts, "template-comment"));
    let _ = writeln!(text, "edition = \"{}\"", edition.id());
    for name in names {
        let _ = write!(
            text,
            "\n[[player]]\nname = {}\ncity = []\n{}hand = 0\ngold = 0\nmuseum = 0\n\
             crown = false\nfirst = false\n{}# rank = 8\n",
            json!(name),
            comment(&say!(texts, "template-hand")),
            comment(&say!(texts, "template-rank")),
        );
    }
    text
}

/// Keep the short lines of the message: a file is not rewrapped.
pub fn comment(message: &str) -> String {
    format!("# {}\n", message.replace('\n', "\n# "))
}
