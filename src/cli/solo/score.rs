//! `citadels solo score`: a score file of You and Vova; the variant's rule says who wins.

use super::super::args::{Format, SoloScoreArgs};
use super::super::score::{self, Claimed, Counted, save};
use super::super::{Answer, Context};
use super::file::not_in_solo;
use crate::failure::{Failure, Fault, quoted};
use crate::language::Language;
use crate::library::fold::fold;
use crate::library::{base_supply, printing};
use crate::rules::city::{Pardon, Table};
use crate::rules::score::Outcome;
use crate::rules::solo::{Verdict, Who};
use crate::rules::table::{Players, Seat};
use crate::texts::Texts;
use crate::view::solo;
use strum::IntoEnumIterator;

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
            player.name = name(context.texts, who);
        }
    }
}

/// What the language calls them.
pub fn name(texts: &Texts, who: Who) -> String {
    texts.say(match who {
        Who::You => "solo-you",
        Who::Vova => "solo-vova",
    })
}

/// Who is meant by a name, in any of the four languages.
fn who(typed: &str) -> Option<Who> {
    let typed = fold(typed);
    let called =
        |who: &Who| Language::iter().any(|lang| fold(&name(&Texts::new(lang), *who)) == typed);
    [Who::You, Who::Vova].into_iter().find(called)
}

/// Two players of the right names, and only cards that the variant is played with.
fn check(context: &Context<'_>, claimed: &mut Claimed) {
    let texts = context.texts;
    let players = &claimed.claim.players;
    let mut faults = Vec::new();
    // Fewer than two are told anyway.
    if players.len() > 2 {
        let values = [("count", players.len().into())];
        faults.push(Fault::told(
            "too-many-players",
            texts,
            "error-solo-players",
            &values,
        ));
    }
    let supply = base_supply(claimed.edition);
    for (index, player) in players.iter().take(2).enumerate() {
        let twice = index == 1 && who(&players[0].name) == who(&player.name);
        if !player.name.is_empty() && (who(&player.name).is_none() || twice) {
            let name = quoted(&player.name);
            let values = [("name", (&name).into())];
            let fault = Fault::told("bad-value", texts, "error-solo-names", &values);
            faults.push(fault.at(format!("player[{index}].name")));
        }
        for (place, built) in player.city.iter().enumerate() {
            // What is no district of this edition at all is told by the score.
            let in_box = printing(built.card, claimed.edition).is_some();
            let district = built.card.district().filter(|_| in_box);
            if district.is_some_and(|district| supply.get(district).is_none()) {
                let fault = not_in_solo(context, claimed.edition, built.card);
                faults.push(fault.at(format!("player[{index}].city[{place}]")));
            }
        }
    }
    claimed.faults.extend(faults);
}

/// Whoever was first has a completed city: nothing can make it smaller.
fn complete(context: &Context<'_>, claimed: &mut Claimed) {
    let wanted = claimed
        .claim
        .complete_at
        .unwrap_or(claimed.edition.rulebook().complete_at[Players::Two]);
    let mut faults = Vec::new();
    for (index, player) in claimed.claim.players.iter().enumerate() {
        if player.first && player.city.len() < usize::from(wanted) {
            let name = quoted(&player.name);
            let values = [
                ("name", (&name).into()),
                ("count", player.city.len().into()),
                ("wanted", wanted.into()),
            ];
            let id = "first-not-complete";
            let fault = Fault::told(id, context.texts, "error-first-not-complete", &values);
            faults.push(fault.at(format!("player[{index}].first")));
        }
    }
    claimed.faults.extend(faults);
}

/// The variant's rule put into a counted game of You and Vova, and in words; none if they are not
/// the ones who played.
pub fn rule(context: &Context<'_>, table: &Table, outcome: &mut Outcome) -> Option<String> {
    let seat = |wanted: Who| {
        let mut players = table.players.iter();
        let index = players.position(|player| who(&player.name) == Some(wanted));
        index.map(Seat::new)
    };
    let (you, vova) = (seat(Who::You)?, seat(Who::Vova)?);
    let total = |seat: Seat| outcome.sheets[seat.index()].total;
    // A completed city cannot shrink here: the Warlord spares it (readings, V-2).
    let yours = &table.players[you.index()];
    let first = yours.first && yours.size() >= table.complete_at;
    let verdict = Verdict::new(first, total(you), total(vova));
    verdict.rule(outcome, you, vova);
    Some(solo::verdict(context.texts, verdict))
}
