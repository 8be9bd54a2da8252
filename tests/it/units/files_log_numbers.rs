//! `files::log::numbers`.

use citadels::files::log::numbers::*;

#[test]
fn a_number_used_twice_is_given_once() {
    let mut numbers = Numbers::default();
    let merged = [1, 2, 3, 1, 2, 6, 7].map(|id| numbers.give(id));
    assert_eq!(merged, [1, 2, 3, 4, 5, 6, 7]);
    // What follows in the merged log is about its own plays.
    assert_eq!([1, 2, 3].map(|id| numbers.meant(id)), [4, 5, 3]);
    numbers.all_known(0);
    assert_eq!(numbers.meant(1), 1);
    assert_eq!(numbers.free(), 8);
}

#[test]
fn numbers_in_any_order_stay_as_they_are() {
    let mut numbers = Numbers::default();
    for id in [7, 3, 5, 4, 9, 1, 8] {
        assert_eq!(numbers.give(id), id);
    }
    // One that is too high for any program leaves the next one where it was.
    assert_eq!(numbers.give(u64::MAX), u64::MAX);
    assert_eq!([4, 4].map(|id| numbers.give(id)), [10, 11]);
    // The highest number is in use: the gaps are next.
    assert_eq!(numbers.give(HIGHEST), HIGHEST);
    assert_eq!([4, 4, 4].map(|id| numbers.give(id)), [2, 6, 12]);
}
