//! What is wrong with a claim, in words and with its place.

use super::super::Context;
use super::Door;
use crate::failure::{Fault, quoted};
use crate::rules::card::{Card, District};
use crate::rules::city::{Table, TableClaim, TableFault, Warning};
use crate::rules::edition::Edition;
use crate::rules::score::{Outcome, TieBreak};
use crate::rules::table::Seat;
use crate::view::card::name as name_of;
use crate::view::score::Warned;

/// A fault that may only be there because something could not be read.
pub fn may_be_missing(claim: &TableClaim, fault: &TableFault) -> bool {
    match fault {
        TableFault::FirstNotComplete { .. }
        | TableFault::FirstMissing
        | TableFault::TooFewPlayers { .. } => true,
        TableFault::SameName { seat } => claim.players[seat.index()].name.is_empty(),
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
    let at = |seat: &Seat, field: &str| match door {
        Door::Lines => format!("line[{}]", seat.index()),
        Door::File | Door::Interview => format!("player[{}].{field}", seat.index()),
    };
    let in_city = |seat: &Seat, place: &usize| at(seat, &format!("city[{place}]"));
    let card = |card: &District| ("card", name_of(context.texts, edition, card));
    let name = |seat: &Seat| quoted(&claim.players[seat.index()].name);
    let names = |seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(name).collect();
        ("names", names.join(", "))
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
        TableFault::TooFewPlayers { count } => fault("too-few-players", &[], &[("count", *count)]),
        TableFault::TooManyPlayers { count } => {
            fault("too-many-players", &[], &[("count", *count)])
        }
        TableFault::SameName { seat } => {
            fault("same-name", &[("name", name(seat))], &[]).at(at(seat, "name"))
        }
        TableFault::NotADistrict {
            seat,
            place,
            card: id,
        } => not_a_district(context, edition, *id).at(in_city(seat, place)),
        TableFault::NotADistrictInHand {
            seat,
            place,
            card: id,
        } => not_a_district(context, edition, *id).at(at(seat, &format!("hand[{place}]"))),
        TableFault::NotBuildable {
            seat,
            place,
            card: id,
        } => fault("not-buildable", &[card(id)], &[]).at(in_city(seat, place)),
        TableFault::TooManyCopies {
            card: id,
            count,
            copies,
        } => {
            let counts = [("count", *count), ("copies", usize::from(*copies))];
            fault("too-many-copies", &[card(id)], &counts)
        }
        TableFault::NotInDeck {
            seat,
            place,
            card: id,
        } => fault("not-in-deck", &[card(id)], &[]).at(in_city(seat, place)),
        TableFault::TwoCrowns { seats } => fault("two-crowns", &[names(seats)], &[]),
        TableFault::TwoFirst { seats } => fault("two-first", &[names(seats)], &[]),
        TableFault::FirstNotComplete {
            seat,
            count,
            wanted,
        } => {
            let counts = [
                ("count", usize::from(*count)),
                ("wanted", usize::from(*wanted)),
            ];
            fault("first-not-complete", &[("name", name(seat))], &counts).at(at(seat, "first"))
        }
        TableFault::FirstMissing => fault("first-missing", &[], &[]),
        TableFault::SameRank { rank, seats } => fault(
            "same-rank",
            &[names(seats)],
            &[("rank", usize::from(rank.number()))],
        ),
    }
}

/// A character, or a card of another box.
fn not_a_district(context: &Context<'_>, edition: Edition, of: Card) -> Fault {
    let card = name_of(context.texts, edition, of);
    if of.district().is_none() {
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
    let name = |seat: &Seat| quoted(&table.players[seat.index()].name);
    let mut warnings: Vec<Warned> = table
        .warnings
        .iter()
        .map(|warning| match warning {
            Warning::Duplicate { seat, card } => {
                let (name, card) = (name(seat), name_of(context.texts, table.edition, card));
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
            Warning::FirstNotComplete { seat } => {
                let name = name(seat);
                let values = [("name", (&name).into())];
                let message = texts.say_with("warning-first-not-complete", &values);
                Warned {
                    id: "first-not-complete",
                    message,
                }
            }
        })
        .collect();
    if let Some((by, seats)) = &outcome.open {
        let names: Vec<String> = seats.iter().map(name).collect();
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
