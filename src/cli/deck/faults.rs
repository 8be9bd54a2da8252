//! The construction rules' refusals, in words.

use super::super::Context;
use super::super::seats::no_table;
use crate::failure::{Failure, Fault};
use crate::library::decks::pool;
use crate::library::{self, Printing};
use crate::rules::card::{Card, DistrictType, Rank};
use crate::rules::deck::DeckFault;
use crate::rules::pick::WishFault;
use crate::rules::table::Players;

/// Everything that a plan does wrong.
pub fn all(context: &Context<'_>, faults: &[DeckFault]) -> Vec<Fault> {
    faults.iter().map(|fault| told(context, fault)).collect()
}

/// What a plan does wrong.
pub fn told(context: &Context<'_>, fault: &DeckFault) -> Fault {
    let texts = context.texts;
    let name = |card: Card| context.card_name(card);
    match *fault {
        DeckFault::Players { players } => no_table(texts, players),
        DeckFault::RankMissing { rank } => Fault::told(
            "rank-missing",
            texts,
            "error-rank-missing",
            &[("rank", rank.into())],
        ),
        DeckFault::RankTwice { rank, one, other } => {
            let (one, other) = (name(one.into()), name(other.into()));
            let values = [
                ("rank", rank.into()),
                ("one", (&one).into()),
                ("other", (&other).into()),
            ];
            Fault::told("rank-twice", texts, "error-rank-twice", &values)
        }
        DeckFault::NineMissing { players } => {
            let pool = pool(context.edition());
            let nines: Vec<String> = pool
                .of_rank(Rank::Nine, players)
                .map(|nine| name(nine.card))
                .collect();
            let nines = nines.join(", ");
            let values = [("players", players.into()), ("cards", (&nines).into())];
            Fault::told("nine-missing", texts, "error-nine-missing", &values)
        }
        DeckFault::NineNever { card, players } => nine_never(context, card.into(), players),
        DeckFault::FromPlayers { card, least } => from_players(context, card, least),
        DeckFault::NotForDecks { card } => not_for_decks(context, "not-for-decks", card),
        DeckFault::UniqueTwice { card } => {
            let card = name(card);
            Fault::told(
                "unique-twice",
                texts,
                "error-unique-twice",
                &[("card", (&card).into())],
            )
        }
        DeckFault::Apart { one, other } => apart(context, one, other),
        DeckFault::UniqueCount { count, wanted } => {
            let values = [("count", count.into()), ("wanted", wanted.into())];
            Fault::told("unique-count", texts, "error-unique-count", &values)
        }
    }
}

fn nine_never(context: &Context<'_>, card: Card, players: Players) -> Fault {
    let card = context.card_name(card);
    let values = [("card", (&card).into())];
    let (id, message) = match players {
        Players::Two => ("nine-with-two", "error-nine-with-two"),
        _ => ("nine-with-three", "error-nine-with-three"),
    };
    Fault::told(id, context.texts, message, &values)
}

fn apart(context: &Context<'_>, one: Card, other: Card) -> Fault {
    let (one, other) = (context.card_name(one), context.card_name(other));
    let values = [("one", (&one).into()), ("other", (&other).into())];
    Fault::told("not-together", context.texts, "error-not-together", &values)
}

/// Why a card cannot be chosen there: it is of another box, stands in the wrong list, or is
/// always in.
fn not_for_decks(context: &Context<'_>, id: &'static str, card: Card) -> Fault {
    let printing = library::printing(card, context.edition());
    let message = match printing.map(Printing::kind) {
        None => "error-not-in-edition",
        Some(None | Some(DistrictType::Unique)) => "error-deck-misplaced",
        Some(Some(_)) => "error-not-for-decks",
    };
    let (card, edition) = (
        context.card_name(card),
        context.say(&format!("edition-{}", context.edition().id())),
    );
    let values = [("card", (&card).into()), ("edition", (&edition).into())];
    Fault::told(id, context.texts, message, &values)
}

fn from_players(context: &Context<'_>, card: Card, least: Players) -> Fault {
    let card = context.card_name(card);
    let values = [("card", (&card).into()), ("least", least.into())];
    Fault::told(
        "too-few-players",
        context.texts,
        "error-from-players",
        &values,
    )
}

/// Every wish that cannot be met.
pub fn wishes(context: &Context<'_>, faults: &[WishFault]) -> Failure {
    Failure::no(faults.iter().map(|fault| wish(context, fault)).collect())
}

/// Which wish cannot be met, and why.
fn wish(context: &Context<'_>, fault: &WishFault) -> Fault {
    let texts = context.texts;
    let name = |card: Card| context.card_name(card);
    let cannot = |message: &str, values: crate::texts::Values<'_>| {
        Fault::told("cannot-wish", texts, message, values)
    };
    match *fault {
        WishFault::Nine { players } => {
            let rows = context.edition().rulebook().draft.iter();
            let rows = rows.filter(|row| row.players == players);
            let fits: Vec<String> = rows.map(|row| row.characters.to_string()).collect();
            let fits = fits.join(", ");
            cannot(
                "error-wish-nine",
                &[("players", players.into()), ("fits", (&fits).into())],
            )
        }
        WishFault::SameRank { one, other } => {
            let (one, other) = (name(one), name(other));
            cannot(
                "error-wish-same-rank",
                &[("one", (&one).into()), ("other", (&other).into())],
            )
        }
        WishFault::FromPlayers { card, least } => from_players(context, card, least),
        WishFault::NoNine { card } => {
            let card = name(card);
            cannot("error-wish-no-nine", &[("card", (&card).into())])
        }
        WishFault::NineNever { card, players } => nine_never(context, card, players),
        WishFault::Apart { one, other } => apart(context, one, other),
        WishFault::Basic { card } => not_for_decks(context, "cannot-wish", card),
        WishFault::MustAndBan { card } => {
            let card = name(card);
            cannot("error-wish-must-and-ban", &[("card", (&card).into())])
        }
        WishFault::TooMany { count, size } => cannot(
            "error-wish-too-many",
            &[("count", count.into()), ("most", size.into())],
        ),
        WishFault::RankEmpty { rank } => cannot("error-wish-rank-empty", &[("rank", rank.into())]),
        WishFault::TooFew { count, size } => cannot(
            "error-wish-too-few",
            &[("count", count.into()), ("wanted", size.into())],
        ),
    }
}
