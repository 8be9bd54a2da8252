//! The examples in the README run and print what it says.

#[test]
fn the_readme_tells_the_truth() {
    trycmd::TestCases::new()
        .case("README.md")
        .env(
            "CITADELS_HOME",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/no-home"),
        )
        .env("CITADELS_LANG", "en")
        .env("COLUMNS", "80");
}
