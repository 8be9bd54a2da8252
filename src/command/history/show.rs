//! `history show`: one play.

use crate::app::log::{numbered, warnings};
use crate::app::{App, Warning};
use crate::command::fortress::pad::breakdown;
use crate::command::history::{notes, warned};
use crate::command::score;
use crate::command::score::counted::Counted;
use crate::command::score::story::{story, told};
use crate::fault::{Faults, quoted};
use crate::files::log::{Play, claim};
use crate::fortress::pad::{Breakdown, Cell};
use crate::library::edition_name;
use crate::page::{Block, Line, Page};
use crate::rules::city::Allow;
use crate::rules::score::outcome;
use crate::texts::Texts;
use crate::wording::columns::{column, numbers, row};
use crate::wording::date::date;
use crate::{id, say};
use serde::Serialize;
use strum::VariantArray;

#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(flatten)]
    pub play: Play,
    /// What is worth telling about it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub story: Vec<String>,
    /// What is wrong with the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
}

/// # Errors
///
/// There is no such play, or the log can't be used.
pub fn answer(app: &App<'_>, id: u64) -> Result<Answer, Faults> {
    let log = app.plays()?;
    Ok(Answer {
        play: numbered(&log, id)?.clone(),
        story: story(app.texts, &log, id),
        warnings: warnings(app.texts, &log.trouble),
    })
}

/// One play, with everything known besides its points.
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let play = &answer.play;
    let (date, edition) = (date(texts, &play.date), edition(texts, play));
    let mut page = Page::new(vec![Block::title(
        say!(texts, "history-play", id = play.id.to_string()),
        say!(texts, "history-what", date, edition),
    )]);
    let notes = notes(texts, play).into_iter();
    let facts: Vec<(Line, Line)> = notes
        .filter_map(|(name, value)| Some((texts.say(name).into(), value?.into())))
        .collect();
    if !facts.is_empty() {
        page.push(Block::Facts(facts));
    }
    page.extend(told(&answer.story));
    match counted(texts, play) {
        Some(counted) => {
            let scored = score::counted::page(texts, &counted).without_title();
            page.extend(Vec::from(scored));
        }
        None if play.is_fortress() => page.push(fortress(texts, play)),
        None => page.extend(totals(texts, play)),
    }
    page.with_notes(warned(&answer.warnings))
}

/// Rescored; none for a play saved by a version with other cards.
fn counted(texts: &Texts, play: &Play) -> Option<Counted> {
    let table = claim(play)?.check(Allow::VARIANTS).ok()?;
    let mut outcome = outcome(&table);
    Some(Counted::new(texts, play.game()?, &table, &mut outcome))
}

pub(super) fn edition(texts: &Texts, play: &Play) -> String {
    match play.edition() {
        _ if play.is_fortress() && play.edition == "river" => say!(texts, "history-fortress-river"),
        _ if play.is_fortress() => say!(texts, "history-fortress"),
        Some(edition) => texts.say(edition_name(edition)),
        None => quoted(&play.edition),
    }
}

/// The totals of a play that can't be rescored.
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
    (!play.players.is_empty()).then(|| Block::table(columns, rows))
}

/// The breakdown of a Fortress play, with everyone's place.
fn fortress(texts: &Texts, play: &Play) -> Block {
    let names = play.players.iter().map(|player| player.name.clone());
    let breakdowns = play.players.iter().map(|player| {
        let mut breakdown = Breakdown::default();
        for line in &player.lines {
            if let Ok(cell) = line.rule.parse::<Cell>() {
                // A file may contain any number.
                breakdown[cell] = breakdown[cell].saturating_add(line.points);
            }
        }
        breakdown
    });
    let breakdowns: Vec<Breakdown> = breakdowns.collect();
    breakdown(texts, &names.collect::<Vec<_>>(), &breakdowns)
}
