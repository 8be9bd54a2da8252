//! `files::read::seed`.

use citadels::files::read::seed::*;

#[test]
fn a_printed_seed_is_read_again_and_a_newer_one_is_refused() {
    let friday = Seed::read("friday").unwrap();
    assert_eq!(friday.to_string(), "2-friday");
    assert_eq!(Seed::read("2-friday"), Ok(friday));
    assert_eq!(Seed::read("1-friday").unwrap().to_string(), "1-friday");
    assert!(Seed::read("3-friday").is_err() && Seed::read("9-friday").is_err());
    for plain in ["10-friday", "0-friday", "2", "", "²-friday"] {
        assert_eq!(Seed::read(plain).unwrap().text(), plain);
    }
}
