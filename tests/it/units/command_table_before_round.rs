//! `command::table::before_round`.

use citadels::command::table::before_round::*;
use citadels::flow::{Flow, Viewer};
use citadels::rules::table::Seat;

#[test]
fn only_someone_at_the_table_can_have_the_crown() {
    let names = ["Ann", "Bob"].map(str::to_owned).to_vec();
    let mut between = Between::new(2, names, None, How::Device);
    between
        .apply(Viewer::Table, &Input::How(How::Device))
        .unwrap();
    assert!(
        between
            .apply(Viewer::Table, &Input::Crown(Seat::new(2)))
            .is_err()
    );
    between
        .apply(Viewer::Table, &Input::Crown(Seat::new(0)))
        .unwrap();
    assert_eq!(between.crown, Some(Seat::new(0)));
}
