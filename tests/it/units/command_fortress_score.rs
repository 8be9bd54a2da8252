//! `command::fortress::score`.

use citadels::command::fortress::pad::sheet::Input;
use citadels::command::fortress::score::*;
use citadels::flow::{Flow, Viewer};
use citadels::fortress::feature::Sort;
use citadels::fortress::pad::Record;
use citadels::id;

fn after(inputs: &[Input]) -> Count {
    let players = ["Red", "Blue"].map(str::to_owned).to_vec();
    let mut count = Count::new(players);
    for input in inputs {
        count.apply(Viewer::Table, input).unwrap();
    }
    count
}

#[test]
fn an_open_city_is_entered_as_easily_as_a_complete_one() {
    let city = [Input::Kind(Sort::City), Input::Digit(3), Input::Shield];
    let closed = after(&[&city[..], &[Input::Seat(0)]].concat());
    let open = after(&[&city[..], &[Input::Complete, Input::Seat(1)]].concat());
    assert_eq!(closed.claimed.features[0].points(), 8);
    assert_eq!(open.claimed.features[0].points(), 4);
    assert_eq!(open.claimed.features[0].followers, [0, 1]);
}

#[test]
fn entries_are_taken_back_and_restored_one_by_one() {
    let road = [Input::Kind(Sort::Road), Input::Seat(0)];
    let field = [Input::Kind(Sort::Field), Input::Digit(2), Input::Seat(1)];
    let undo = Input::Do(Record::Undo);
    let both = [&road[..], &field].concat();
    let mut count = after(&both);
    for left in [1, 0] {
        count.apply(Viewer::Table, &undo).unwrap();
        assert_eq!(count.claimed.features.len(), left);
    }
    assert!(count.apply(Viewer::Table, &undo).is_err());
    for back in [1, 2] {
        count
            .apply(Viewer::Table, &Input::Do(Record::Redo))
            .unwrap();
        assert_eq!(count.claimed.features.len(), back);
    }
    assert_eq!(count.claimed.features, after(&both).claimed.features);
}

#[test]
fn an_impossible_feature_is_refused_and_can_be_corrected() {
    let mut count = after(&[Input::Kind(Sort::Road), Input::Digit(1)]);
    let fault = count.apply(Viewer::Table, &Input::Seat(0)).unwrap_err();
    assert_eq!(fault.message, id!("impossible-single-tile"));
    count.apply(Viewer::Table, &Input::Complete).unwrap();
    count.apply(Viewer::Table, &Input::Seat(0)).unwrap();
    assert_eq!(count.claimed.features[0].points(), 1);
}

#[test]
fn more_shields_than_the_box_has_are_refused_and_can_be_corrected() {
    let city = |shields: usize| {
        let mut inputs = vec![Input::Kind(Sort::City), Input::Digit(6)];
        inputs.extend(vec![Input::Shield; shields]);
        inputs
    };
    let mut count = after(&[city(5), vec![Input::Seat(0)], city(6)].concat());
    let fault = count.apply(Viewer::Table, &Input::Seat(1)).unwrap_err();
    assert_eq!(fault.message, id!("error-fortress-shields"));
    assert_eq!(count.claimed.features.len(), 1);
    count.apply(Viewer::Table, &Input::Cancel).unwrap();
    for input in [city(5), vec![Input::Seat(1)]].concat() {
        count.apply(Viewer::Table, &input).unwrap();
    }
    assert_eq!(count.claimed.features.len(), 2);
}
