//! `files::log::read`.

use citadels::files::log::read::*;

#[test]
fn a_record_of_a_later_program_is_known_by_its_version_or_by_saying_nothing_we_know() {
    for (text, is_newer) in [
        (r#"{"v":1,"undone":1}"#, false),
        (r#"{"v":2,"undone":1}"#, false),
        (r#"{"v":2,"forget":1}"#, false),
        (r#"{"v":2,"undo":"edit"}"#, false),
        (r#"{"v":2,"top":1}"#, true),
        (r#"{"v":2,"swap":[1,2]}"#, true),
        (r#"{"v":3,"forget":1}"#, true),
    ] {
        let found = record(text.as_bytes());
        assert_eq!(found.is_none(), is_newer, "{text}");
        assert_eq!(is_later(text.as_bytes()), is_newer, "{text}");
    }
}
