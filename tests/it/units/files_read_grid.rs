//! `files::read::grid`.

use citadels::files::read::grid::*;
use citadels::fortress::board::Spot;
use citadels::fortress::feature::Sort;
use citadels::fortress::kinds;
use serde_json::json;

#[test]
fn a_player_is_named_without_case_by_the_beginning_or_by_number() {
    let players = ["Red", "Rudy", "Old Bob"].map(str::to_owned);
    for (typed, seat) in [
        ("red", Some(0)),
        ("RE", Some(0)),
        ("ru", Some(1)),
        ("r", None),
        ("old_bob", Some(2)),
        ("O", Some(2)),
        ("3", Some(2)),
        ("4", None),
        ("0", None),
    ] {
        assert_eq!(
            citadels::files::read::grid::seat(&players, typed),
            seat,
            "{typed}"
        );
    }
    assert_eq!(named(&players, "re"), None);
}

#[test]
fn a_part_is_named_in_english_or_by_a_cyrillic_beginning() {
    let kind = |id| kinds::find(id).unwrap();
    for (typed, id, is) in [
        ("c", "D", Some(Sort::City)),
        ("Road", "D", Some(Sort::Road)),
        ("м", "D", Some(Sort::City)),
        ("м", "A", Some(Sort::Monastery)),
        ("монастир", "A", Some(Sort::Monastery)),
        ("місто", "D", Some(Sort::City)),
        ("город", "D", Some(Sort::City)),
        ("д", "D", Some(Sort::Road)),
        ("поле", "D", Some(Sort::Field)),
        ("castle", "D", None),
        ("річка", "RA", None),
    ] {
        assert_eq!(sort(typed, kind(id)), is, "{typed}");
    }
}

#[test]
fn only_a_file_of_cells_is_a_grid() {
    assert!(file("D0 E1").is_some());
    assert!(file("# tonight\nRed, Blue\n-- E2\n").is_some());
    for other in [
        "",
        "-- --",
        "players = 3",
        "hello world",
        "[grid]\nD0",
        "D0\nx = 3",
    ] {
        assert!(file(other).is_none(), "{other}");
    }
    let table = file("Red: 12, Old Bob\nD0").unwrap();
    assert_eq!(table["players"], json!(["Red", "Old Bob"]));
    assert_eq!(table["points"], json!({ "Red": 12 }));
}

#[test]
fn a_spot_is_written_with_the_letter_of_its_side_and_half() {
    for (spots, expected) in [
        ([0, 1, 2, 3].map(Spot::Road), ["N", "E", "S", "W"]),
        ([0, 1, 2, 3].map(Spot::City), ["N", "E", "S", "W"]),
        ([0, 1, 2, 3].map(Spot::Field), ["NL", "NR", "EL", "ER"]),
        ([4, 5, 6, 7].map(Spot::Field), ["SL", "SR", "WL", "WR"]),
    ] {
        assert_eq!(spots.map(at), expected);
    }
}
