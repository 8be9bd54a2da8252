//! `fault`.

use citadels::fault;
use citadels::fault::*;

#[test]
fn the_first_faults_are_kept_and_the_rest_are_counted() {
    let fault = || fault!(Usage, "error-usage-other");
    let all: Faults = std::iter::repeat_with(fault)
        .take(SHOWN + 5)
        .collect::<Vec<_>>()
        .into();
    let mut one_by_one = Faults::default();
    one_by_one.extend(all.faults.iter().cloned());
    one_by_one.take(vec![fault(); 5].into(), |fault| fault);
    assert_eq!((all.faults.len(), all.more), (SHOWN, 5));
    assert_eq!(all, one_by_one);
}

#[test]
fn scripts_read_a_place_as_a_path() {
    let place = Place::default().key("player").named(1, "Olya").key("city");
    assert_eq!(place.index(2).to_string(), "player[1].city[2]");
    assert_eq!(Place::line_of("a.toml", 3).to_string(), "a.toml:3");
}
