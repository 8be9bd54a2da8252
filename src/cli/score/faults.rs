//! What is wrong with a claim, in words and with its place.

use super::super::Context;
use super::Door;
use crate::catalog;
use crate::failure::{Fault, quoted};
use crate::rules::card::CardId;
use crate::rules::city::{Table, TableClaim, TableFault, Warning};
use crate::rules::edition::Edition;
use crate::rules::score::{Outcome, TieBreak};
use crate::view::score::Warned;

/// A fault that may only be there because something could not be read.
pub fn may_be_missing(fault: &TableFault) -> bool {
    matches!(fault, TableFault::FirstNotComplete(..) | TableFault::FirstMissing)
}

/// A broken rule, at its place: `player[1].city[3]` in a file, `line[1]` in a line.
pub fn told(
    context: &Context<'_>,
    edition: Edition,
    door: Door,
    claim: &TableClaim,
    fault: &TableFault,
) -> Fault {
    let texts = context.texts;
    let at = |player: usize, field: &str| match door {
        Door::Lines => format!("line[{player}]"),
        Door::File | Door::Interview => format!("player[{player}].{field}"),
    };
    let card = |id: &str| card_name(context, edition, id);
    let name = |player: usize| quoted(&claim.players[player].name);
    let names = |players: &[usize]| players.iter().map(|&p| name(p)).collect::<Vec<_>>().join(", ");
    match fault {
        TableFault::TooFewPlayers(count) => {
            Fault::told("too-few-players", texts, "error-score-few", &[("count", (*count).into())])
        }
        TableFault::TooManyPlayers(count) => {
            Fault::told("too-many-players", texts, "error-score-few", &[("count", (*count).into())])
        }
        TableFault::SameName(player) => {
            let values = [("name", (&name(*player)).into())];
            let name = "error-same-name";
            Fault::told("same-name", texts, name, &values).at(at(*player, "name"))
        }
        TableFault::NotADistrict(player, place, id) => {
            not_a_district(context, edition, id).at(at(*player, &format!("city[{place}]")))
        }
        TableFault::NotADistrictInHand(player, place, id) => {
            not_a_district(context, edition, id).at(at(*player, &format!("hand[{place}]")))
        }
        TableFault::NotBuildable(player, place, id) => {
            let values = [("card", (&card(id)).into())];
            Fault::told("not-buildable", texts, "error-not-buildable", &values)
                .at(at(*player, &format!("city[{place}]")))
        }
        TableFault::TooManyCopies(id, count, copies) => {
            let values = [
                ("card", (&card(id)).into()),
                ("count", (*count).into()),
                ("copies", (*copies).into()),
            ];
            Fault::told("too-many-copies", texts, "error-too-many-copies", &values)
        }
        TableFault::NotInDeck(player, place, id) => {
            let values = [("card", (&card(id)).into())];
            Fault::told("not-in-deck", texts, "error-score-not-in-deck", &values)
                .at(at(*player, &format!("city[{place}]")))
        }
        TableFault::TwoCrowns(players) => {
            let values = [("names", (&names(players)).into())];
            Fault::told("two-crowns", texts, "error-two-crowns", &values)
        }
        TableFault::TwoFirst(players) => {
            let values = [("names", (&names(players)).into())];
            Fault::told("two-first", texts, "error-two-first", &values)
        }
        TableFault::FirstNotComplete(player, count, wanted) => {
            let values = [
                ("name", (&name(*player)).into()),
                ("count", (*count).into()),
                ("wanted", (*wanted).into()),
            ];
            Fault::told("first-not-complete", texts, "error-first-not-complete", &values)
                .at(at(*player, "first"))
        }
        TableFault::FirstMissing => {
            Fault::told("first-missing", texts, "error-first-missing", &[])
        }
        TableFault::SameRank(rank, players) => {
            let values = [("rank", (*rank).into()), ("names", (&names(players)).into())];
            Fault::told("same-rank", texts, "error-same-rank", &values)
        }
    }
}

fn card_name(context: &Context<'_>, edition: Edition, id: &str) -> String {
    let printing = catalog::card(id).map(|card| card.nearest_printing(edition));
    printing.map_or(id, |printing| printing.name(context.texts.lang())).to_owned()
}

/// A character, or a card of another box.
fn not_a_district(context: &Context<'_>, edition: Edition, id: CardId) -> Fault {
    let card = card_name(context, edition, id);
    let is_district = catalog::card(id)
        .is_some_and(|card| card.printings.iter().any(|printing| printing.kind().is_some()));
    if !is_district {
        let values = [("card", (&card).into())];
        return Fault::told("not-buildable", context.texts, "error-not-a-district", &values);
    }
    let edition = context.say(&format!("edition-{}", edition.id()));
    let values = [("card", (&card).into()), ("edition", (&edition).into())];
    Fault::told("unknown-card", context.texts, "error-not-in-edition", &values)
}

/// What to look at again.
pub fn warnings(context: &Context<'_>, table: &Table, outcome: &Outcome) -> Vec<Warned> {
    let texts = context.texts;
    let name = |player: usize| quoted(&table.players[player].name);
    let mut warnings: Vec<Warned> = table
        .warnings
        .iter()
        .map(|warning| match warning {
            Warning::Duplicate(player, id) => {
                let (name, card) = (name(*player), card_name(context, table.edition, id));
                let values = [("name", (&name).into()), ("card", (&card).into())];
                let message = texts.say_with("warning-duplicate-district", &values);
                Warned { id: "duplicate-district", message }
            }
            Warning::NobodyComplete => {
                let message = texts.say("warning-nobody-complete");
                Warned { id: "nobody-complete", message }
            }
            Warning::FirstNotComplete(player) => {
                let values = [("name", (&name(*player)).into())];
                let message = texts.say_with("warning-first-not-complete", &values);
                Warned { id: "first-not-complete", message }
            }
        })
        .collect();
    if let Some((by, players)) = &outcome.open {
        let names: Vec<String> = players.iter().map(|&player| name(player)).collect();
        let values = [("names", (&names.join(", ")).into())];
        let message = match by {
            TieBreak::Gold => texts.say_with("warning-tie-open-gold", &values),
            _ => texts.say_with("warning-tie-open-rank", &values),
        };
        warnings.push(Warned { id: "tie-open", message });
    }
    warnings
}
