//! `command::deck::play`.

use citadels::command::deck::play::*;
use citadels::rules::play::Bot;
use citadels::rules::table::Players;

#[test]
fn a_single_seat_is_everyones_and_others_are_counted() {
    let seats = |given| read_seats(given, Players::Three);
    assert_eq!(seats(None), Ok(vec![Bot::Steward; 3]));
    assert_eq!(seats(Some("Random")), Ok(vec![Bot::Random; 3]));
    let mixed = vec![Bot::Random, Bot::Steward, Bot::Random];
    assert_eq!(seats(Some("random, steward,random")), Ok(mixed));
    let few = seats(Some("random,steward")).unwrap_err();
    assert_eq!(few.faults.len(), 1);
    let strange = seats(Some("bob,,random,steward")).unwrap_err();
    assert_eq!(strange.faults.len(), 2);
}
