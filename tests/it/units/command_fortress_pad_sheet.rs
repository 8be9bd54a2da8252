//! `command::fortress::pad::sheet`.

use citadels::command::fortress::pad::sheet::*;
use citadels::flow::Played;
use citadels::flow::{Does, Flow, Viewer};
use citadels::fortress::feature::Sort;
use citadels::fortress::pad::{Pad, Record, Setup};
use citadels::id;

fn sheet() -> Played<Sheet> {
    let players = ["Anton", "Dmytro", "Oksana"].map(str::to_owned).to_vec();
    let river = false;
    let pad = Pad::new(Setup { players, river });
    Played::new(Sheet::new(pad, Vec::new(), false, None))
}

fn types(sheet: &mut Played<Sheet>, inputs: &[Input]) {
    for input in inputs {
        sheet.apply(input.clone()).unwrap();
    }
}

#[test]
fn typed_input_is_not_a_record_until_followers_are_entered() {
    let mut sheet = sheet();
    types(
        &mut sheet,
        &[Input::Kind(Sort::City), Input::Digit(4), Input::Shield],
    );
    assert!(sheet.now().records().is_empty());
    types(&mut sheet, &[Input::Seat(1)]);
    assert_eq!(sheet.now().records().len(), 1);
    assert_eq!(sheet.now().pad.standing().totals, [0, 10, 0]);
    types(&mut sheet, &[Input::Do(Record::Undo)]);
    assert_eq!(sheet.now().records().len(), 2, "undoing is a record too");
    assert_eq!(sheet.now().pad.standing().totals, [0, 0, 0]);
}

#[test]
fn refused_input_changes_nothing_and_can_be_corrected() {
    let mut sheet = sheet();
    types(&mut sheet, &[Input::Kind(Sort::Road), Input::Digit(1)]);
    let before = sheet.now().clone();
    let fault = sheet.apply(Input::Seat(0)).unwrap_err();
    assert_eq!(fault.message, id!("impossible-single-tile"));
    assert_eq!(sheet.now(), &before);
    types(&mut sheet, &[Input::Back, Input::Digit(3), Input::Seat(0)]);
    assert_eq!(sheet.now().pad.standing().totals, [3, 0, 0]);
}

#[test]
fn a_number_that_is_too_long_is_refused_and_not_cut() {
    let mut sheet = sheet();
    let digits = [1, 2, 3, 4, 5].map(Input::Digit);
    types(&mut sheet, &[Input::Kind(Sort::Road)]);
    types(&mut sheet, &digits);
    for input in [Input::Seat(0), Input::Enter, Input::Digit(6)] {
        let fault = sheet.apply(input).unwrap_err();
        assert_eq!(fault.message, id!("pad-refused-too-many"));
    }
    types(&mut sheet, &[Input::Back, Input::Back, Input::Back]);
    types(&mut sheet, &[Input::Seat(0)]);
    assert_eq!(sheet.now().pad.standing().totals, [12, 0, 0]);
}

#[test]
fn a_correction_is_points_and_a_reason() {
    let of = |line: &str| correction(0, line).map(|of| (of.points, of.reason));
    assert_eq!(of(" +5, lost count "), Ok((5, "lost count".to_owned())));
    assert_eq!(of("\u{2212}3"), Ok((-3, String::new())));
    for wrong in ["", "x", "0", "99999", "1e3", "--5"] {
        assert!(of(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn every_key_of_a_screen_means_one_thing_in_every_language() {
    use citadels::language::Language;
    use citadels::texts::Texts;
    use strum::VariantArray;
    let mut sheet = sheet();
    let road = [Input::Kind(Sort::Road), Input::Enter];
    for typed in [&[][..], &road[..1], &road[1..]] {
        types(&mut sheet, typed);
        let screen = sheet.now().screen(Viewer::Table);
        for &lang in Language::VARIANTS {
            let texts = Texts::new(lang);
            let inputs = screen.actions.iter();
            let own =
                inputs.filter(|action| !matches!(action.does, Does::Digits(_) | Does::Seats(_)));
            let mut keys: Vec<String> = own
                .map(|action| texts.say_part(action.label, "key"))
                .collect();
            let all = keys.len();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), all, "{lang:?}: {keys:?}");
        }
    }
}

#[test]
fn the_number_of_an_entry_has_up_to_four_digits() {
    let mut sheet = sheet();
    types(&mut sheet, &[Input::Which { strikes: true }]);
    for (digit, number) in [(9, 9), (9, 99), (9, 999), (9, 9999), (7, 7)] {
        types(&mut sheet, &[Input::Digit(digit)]);
        let mode = Mode::Number {
            strikes: true,
            typed: Some(number),
        };
        assert_eq!(sheet.now().mode, mode);
    }
}
