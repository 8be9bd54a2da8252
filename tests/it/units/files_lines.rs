//! `files::lines`.

use citadels::files::lines::*;
use std::io::Write;

#[test]
fn a_file_of_exactly_the_limit_is_read_and_one_byte_more_is_not() {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(b"four").unwrap();
    assert_eq!(whole(&mut file, 4).unwrap().unwrap(), b"four");
    assert_eq!(whole(&mut file, 3).unwrap(), None);
}

/// An empty line would be skipped when it is read: only the file itself shows it.
#[test]
fn a_line_is_written_right_below_the_last_whether_that_was_ended_or_not() {
    for (before, after) in [("", "b\n"), ("a\n", "a\nb\n"), ("a", "a\nb\n")] {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(before.as_bytes()).unwrap();
        let start = next_line(&mut file).unwrap();
        write_at(&mut file, start, b"b\n").unwrap();
        assert_eq!(whole(&mut file, 99).unwrap().unwrap(), after.as_bytes());
    }
}
