//! `files::read::fields`.

use citadels::fault::Place;
use citadels::files::read::fields::*;
use citadels::id;

#[test]
fn what_is_missing_is_said_with_what_such_a_file_needs() {
    for message in [id!("error-deck-missing"), id!("error-solo-missing")] {
        let mut fields = Fields::new(message);
        fields.missing(Place::default().key("players"));
        assert_eq!(fields.faults.faults[0].message, message);
    }
}
