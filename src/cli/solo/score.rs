//! `citadels solo score`: a score file of You and Vova; the variant's rule says who wins.

use super::super::args::{Format, SoloScoreArgs};
use super::super::score::{self, Claimed, Counted, save};
use super::super::{Answer, Context};
use crate::failure::Failure;
use crate::fault::{Place, typed};
use crate::input::solo::{in_solo, name_of, verdict, who};
use crate::library::{base_supply, printing};
use crate::rules::city::{Pardon, Table};
use crate::rules::score::Outcome;
use crate::rules::table::Players;
use crate::view::solo;
use crate::{fault, page};

pub fn run(context: &Context<'_>, args: &SoloScoreArgs) -> Result<Answer, Failure> {
    let date = save::date(context, &args.play)?;
    let mut claimed = score::file::read(context, &args.file)?;
    check(context, &mut claimed);
    if !args.allow.contains(&Pardon::FirstNotComplete) {
        complete(context, &mut claimed);
    }
    let mut counted = score::count(context, claimed, &args.allow)?;
    let verdict = rule(context, &counted.table, &mut counted.outcome);
    let append = || save::append(context, &args.play, &counted, &date, "solo");
    let saved = args.play.save.then(append).transpose()?;
    if context.format == Format::Json {
        return Ok(Answer::Json(score::json(context, &counted, verdict, saved)));
    }
    rename(context, &mut counted);
    Ok(Answer::Page(score::page(context, &counted, verdict, saved)))
}

/// In a page the two are called as its language calls them.
fn rename(context: &Context<'_>, counted: &mut Counted) {
    for player in &mut counted.table.players {
        if let Some(who) = who(&player.name) {
            player.name = context.texts.say(name_of(who));
        }
    }
}

/// Two players of the right names, and only cards that the variant is played with.
fn check(context: &Context<'_>, claimed: &mut Claimed) {
    let players = &claimed.claim.players;
    let mut faults = Vec::new();
    // Fewer than two are told anyway.
    if players.len() > 2 {
        let count = players.len();
        faults.push(fault!(TooManyPlayers, "error-solo-players", count = count));
    }
    let supply = base_supply(claimed.edition);
    for (index, player) in players.iter().take(2).enumerate() {
        let place = || Place::from("player").named(index, &player.name);
        let twice = index == 1 && who(&players[0].name) == who(&player.name);
        if !player.name.is_empty() && (who(&player.name).is_none() || twice) {
            let fault = fault!(BadValue, "error-solo-names", name = typed(&player.name));
            faults.push(fault.at(place().key("name")));
        }
        for (at, built) in player.city.iter().enumerate() {
            // What is no district of this edition at all is told by the score.
            let in_box = printing(built.card, claimed.edition).is_some();
            if in_box
                && built.card.district().is_some()
                && let Err(fault) = in_solo(built.card, &supply)
            {
                faults.push(fault.at(place().key("city").index(at)));
            }
        }
    }
    claimed.faults.extend(context.failed(faults).faults);
}

/// Whoever was first has a completed city: nothing can make it smaller.
fn complete(context: &Context<'_>, claimed: &mut Claimed) {
    let book = claimed.edition.rulebook();
    let wanted = claimed.claim.complete_at;
    let wanted = wanted.unwrap_or(book.complete_at[Players::Two]);
    let mut faults = Vec::new();
    for (index, player) in claimed.claim.players.iter().enumerate() {
        if player.first && player.city.len() < usize::from(wanted) {
            let fault = fault!(
                FirstNotComplete,
                "error-first-not-complete",
                name = typed(&player.name),
                count = player.city.len(),
                wanted = wanted
            );
            faults.push(
                fault.at(Place::from("player")
                    .named(index, &player.name)
                    .key("first")),
            );
        }
    }
    claimed.faults.extend(context.failed(faults).faults);
}

/// The variant's rule put into a counted game of You and Vova, and in words; none if they are not
/// the ones who played.
pub fn rule(context: &Context<'_>, table: &Table, outcome: &mut Outcome) -> Option<String> {
    let verdict = verdict(table, outcome)?;
    Some(context.texts.say(solo::verdict(verdict)))
}

/// The page of a score, until scores have pages of the new kind.
pub fn to_new(page: crate::view::Page) -> page::Page {
    use crate::view::Block as Old;
    use page::{Block, Line};
    let lines = |texts: Vec<String>| texts.into_iter().map(Line::from).collect::<Vec<_>>();
    let blocks = page.0.into_iter().map(|block| match block {
        Old::Title { text, what, .. } => Block::Title {
            text: text.into(),
            what: what.into(),
        },
        Old::Heading(text) => Block::Heading(text.into()),
        Old::Text(text) => Block::Text(text.into()),
        Old::Note(text) => Block::Note(text.into()),
        Old::Facts(facts) => {
            let facts = facts.into_iter().map(|(l, v)| (l.into(), v.into()));
            Block::Facts(facts.collect())
        }
        Old::Points { source, points } => Block::Points {
            source: source.into(),
            points: lines(points),
        },
        Old::Drawing(text) => Block::Drawing(text),
        Old::Keys(keys) => Block::Text(keys.join(" · ").into()),
        Old::Table { header, rows, .. } => {
            let column = |name: String| page::Column {
                name: name.into(),
                ..page::Column::default()
            };
            Block::Table(page::Table {
                columns: header.into_iter().map(column).collect(),
                rows: rows
                    .into_iter()
                    .map(|row| page::Row {
                        cells: lines(row.cells),
                        kind: row.kind,
                    })
                    .collect(),
            })
        }
    });
    page::Page::new(blocks.collect())
}
