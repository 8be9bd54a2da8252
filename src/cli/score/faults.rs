//! What is wrong with a claim, in words and with its place.

use super::super::Context;
use super::Door;
use crate::failure::{Fault, quoted};
use crate::library;
use crate::rules::card::CardId;
use crate::rules::city::{Table, TableClaim, TableFault, Warning};
use crate::rules::edition::Edition;
use crate::rules::score::{Outcome, TieBreak};
use crate::view::card::name as name_of;
use crate::view::score::Warned;

/// A fault that may only be there because something could not be read.
pub fn may_be_missing(claim: &TableClaim, fault: &TableFault) -> bool {
    match fault {
        TableFault::FirstNotComplete(..)
        | TableFault::FirstMissing
        | TableFault::TooFewPlayers(_) => true,
        TableFault::SameName(player) => claim.players[*player].name.is_empty(),
        _ => false,
    }
}

/// A broken rule, at its place: `player[1].city[3]` in a file, `line[1]` in a line.
pub fn told(
    context: &Context<'_>,
    edition: Edition,
    door: Door,
    claim: &TableClaim,
    fault_of: &TableFault,
) -> Fault {
    let texts = context.texts;
    let at = |player: usize, field: &str| match door {
        Door::Lines => format!("line[{player}]"),
        Door::File | Door::Interview => format!("player[{player}].{field}"),
    };
    let card = |id: &str| ("card", name_of(context.texts, edition, id));
    let name = |player: usize| quoted(&claim.players[player].name);
    let names = |players: &[usize]| {
        (
            "names",
            players
                .iter()
                .map(|&p| name(p))
                .collect::<Vec<_>>()
                .join(", "),
        )
    };
    let fault =
        |id: &'static str, said: &[(&'static str, String)], counts: &[(&'static str, usize)]| {
            let texts_of = said.iter().map(|(key, text)| (*key, text.into()));
            let values: Vec<_> = texts_of
                .chain(counts.iter().map(|(key, count)| (*key, (*count).into())))
                .collect();
            // Two of our faults have a message of another name.
            let message = match id {
                "too-few-players" | "too-many-players" => "error-score-few".to_owned(),
                "not-in-deck" => "error-score-not-in-deck".to_owned(),
                id => format!("error-{id}"),
            };
            Fault::told(id, texts, &message, &values)
        };
    match fault_of {
        TableFault::TooFewPlayers(count) => fault("too-few-players", &[], &[("count", *count)]),
        TableFault::TooManyPlayers(count) => fault("too-many-players", &[], &[("count", *count)]),
        TableFault::SameName(player) => {
            fault("same-name", &[("name", name(*player))], &[]).at(at(*player, "name"))
        }
        TableFault::NotADistrict(player, place, id) => {
            not_a_district(context, edition, id).at(at(*player, &format!("city[{place}]")))
        }
        TableFault::NotADistrictInHand(player, place, id) => {
            not_a_district(context, edition, id).at(at(*player, &format!("hand[{place}]")))
        }
        TableFault::NotBuildable(player, place, id) => {
            fault("not-buildable", &[card(id)], &[]).at(at(*player, &format!("city[{place}]")))
        }
        TableFault::TooManyCopies(id, count, copies) => {
            let counts = [("count", *count), ("copies", usize::from(*copies))];
            fault("too-many-copies", &[card(id)], &counts)
        }
        TableFault::NotInDeck(player, place, id) => {
            fault("not-in-deck", &[card(id)], &[]).at(at(*player, &format!("city[{place}]")))
        }
        TableFault::TwoCrowns(players) => fault("two-crowns", &[names(players)], &[]),
        TableFault::TwoFirst(players) => fault("two-first", &[names(players)], &[]),
        TableFault::FirstNotComplete(player, count, wanted) => {
            let counts = [
                ("count", usize::from(*count)),
                ("wanted", usize::from(*wanted)),
            ];
            fault("first-not-complete", &[("name", name(*player))], &counts)
                .at(at(*player, "first"))
        }
        TableFault::FirstMissing => fault("first-missing", &[], &[]),
        TableFault::SameRank(rank, players) => fault(
            "same-rank",
            &[names(players)],
            &[("rank", usize::from(*rank))],
        ),
    }
}

/// A character, or a card of another box.
fn not_a_district(context: &Context<'_>, edition: Edition, id: CardId) -> Fault {
    let card = name_of(context.texts, edition, id);
    let is_district = library::card(id).is_some_and(|card| {
        card.printings
            .iter()
            .any(|printing| printing.kind().is_some())
    });
    if !is_district {
        let values = [("card", (&card).into())];
        return Fault::told(
            "not-buildable",
            context.texts,
            "error-not-a-district",
            &values,
        );
    }
    let edition = context.say(&format!("edition-{}", edition.id()));
    let values = [("card", (&card).into()), ("edition", (&edition).into())];
    Fault::told(
        "unknown-card",
        context.texts,
        "error-not-in-edition",
        &values,
    )
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
                let (name, card) = (name(*player), name_of(context.texts, table.edition, id));
                let values = [("name", (&name).into()), ("card", (&card).into())];
                let message = texts.say_with("warning-duplicate-district", &values);
                Warned {
                    id: "duplicate-district",
                    message,
                }
            }
            Warning::NobodyComplete => {
                let message = texts.say("warning-nobody-complete");
                Warned {
                    id: "nobody-complete",
                    message,
                }
            }
            Warning::FirstNotComplete(player) => {
                let name = name(*player);
                let values = [("name", (&name).into())];
                let message = texts.say_with("warning-first-not-complete", &values);
                Warned {
                    id: "first-not-complete",
                    message,
                }
            }
        })
        .collect();
    if let Some((by, players)) = &outcome.open {
        let names: Vec<String> = players.iter().map(|&player| name(player)).collect();
        let names = names.join(", ");
        let values = [("names", (&names).into())];
        let message = match by {
            TieBreak::Gold => texts.say_with("warning-tie-open-gold", &values),
            _ => texts.say_with("warning-tie-open-rank", &values),
        };
        warnings.push(Warned {
            id: "tie-open",
            message,
        });
    }
    warnings
}
