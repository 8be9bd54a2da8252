//! Why the construction rules refuse a deck or a request for one, as faults.

use crate::fault;
use crate::fault::{Fault, FaultId, Field};
use crate::library::decks::pool;
use crate::library::{edition_in, printing};
use crate::rules::card::{Card, DistrictType, Rank};
use crate::rules::deck::DeckFault;
use crate::rules::edition::Edition;
use crate::rules::table::Players;

/// Every rule that a plan or a wish breaks.
pub fn of(faults: &[DeckFault], edition: Edition) -> Vec<Fault> {
    faults.iter().map(|fault| refusal(fault, edition)).collect()
}

fn refusal(fault: &DeckFault, edition: Edition) -> Fault {
    use DeckFault as F;
    let name = |card: Card| Field::Card(card, edition);
    match *fault {
        F::Players { players } => fault!(PlayerCount, "error-player-count", players),
        F::RankMissing { rank } => fault!(RankMissing, "error-rank-missing", rank),
        F::RankTwice { rank, one, other } => {
            let [one, other] = [one, other].map(|character| name(character.into()));
            fault!(RankTwice, "error-rank-twice", rank, one, other)
        }
        F::NineMissing { players } => {
            let pool = pool(edition);
            let nines = pool.of_rank(Rank::Nine, players);
            let cards = Field::Listed(nines.map(|nine| name(nine.card)).collect());
            fault!(NineMissing, "error-nine-missing", players, cards)
        }
        F::NineNever { card, players } => match players {
            Players::Two => fault!(NineWithTwo, "error-nine-with-two", card = name(card)),
            _ => fault!(NineWithThree, "error-nine-with-three", card = name(card)),
        },
        F::FromPlayers { card, least } => {
            let card = name(card);
            fault!(TooFewPlayers, "error-from-players", card, least)
        }
        F::NotForDecks { card } => not_for_decks(card, edition),
        F::UniqueTwice { card } => fault!(UniqueTwice, "error-unique-twice", card = name(card)),
        F::Apart { one, other } => {
            let [one, other] = [one, other].map(name);
            fault!(NotTogether, "error-not-together", one, other)
        }
        F::UniqueCount { count, wanted } => {
            fault!(UniqueCount, "error-unique-count", count, wanted)
        }
        F::Nine { players } => {
            let rows = edition.rulebook().rows(players);
            let fits = Field::Listed(rows.map(|row| row.characters.into()).collect());
            fault!(CannotWish, "error-wish-nine", players, fits)
        }
        F::SameRank { one, other } => {
            let [one, other] = [one, other].map(name);
            fault!(CannotWish, "error-wish-same-rank", one, other)
        }
        F::NoNine { card } => fault!(CannotWish, "error-wish-no-nine", card = name(card)),
        F::Basic { card } => Fault {
            id: FaultId::CannotWish,
            ..not_for_decks(card, edition)
        },
        F::MustAndBan { card } => fault!(CannotWish, "error-wish-must-and-ban", card = name(card)),
        F::TooMany { count, size } => fault!(CannotWish, "error-wish-too-many", count, most = size),
        F::RankEmpty { rank } => fault!(CannotWish, "error-wish-rank-empty", rank),
        F::TooFew { count, size } => fault!(CannotWish, "error-wish-too-few", count, wanted = size),
    }
}

/// The card is from another box, in the wrong list, or always in.
fn not_for_decks(card: Card, edition: Edition) -> Fault {
    let printed = printing(card, edition);
    let card = Field::Card(card, edition);
    match printed.map(|printing| printing.kind) {
        None => {
            let edition = edition_in(edition);
            fault!(NotForDecks, "error-not-in-edition", card, edition)
        }
        Some(None | Some(DistrictType::Unique)) => {
            fault!(NotForDecks, "error-deck-misplaced", card)
        }
        Some(Some(_)) => fault!(NotForDecks, "error-not-for-decks", card),
    }
}
