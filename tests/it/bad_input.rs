//! Bad input: a clear fault with advice, never a panic, whatever it is.

use super::program::{command, run, run_command, sentences};
use proptest::prelude::*;
use std::io::Read;
use std::process::Stdio;

#[test]
fn empty_long_and_odd_names_are_faults() {
    let long = "witch".repeat(20_000);
    for name in [
        "",
        " ",
        "\u{1b}[2J\u{7}",
        "🐉",
        "\u{202e}hctiw",
        "---",
        "\\0",
        long.as_str(),
        "a\nb",
    ] {
        for command in ["card", "ruling", "rule"] {
            let stderr = run(&[command, "--", name]).refused(1);
            assert!(
                !stderr.contains('\u{1b}') && !stderr.contains('\u{202e}'),
                "{stderr:?}"
            );
            assert!(stderr.chars().count() < 600, "{stderr}");
        }
    }
    for words in ["", " ", "\u{1b}\u{7}", "🐉", "---", long.as_str()] {
        assert!(
            run(&["search", "--", words])
                .refused(1)
                .contains("Nothing found")
        );
    }
}

#[cfg(unix)]
#[test]
fn invalid_utf8_is_wrong_usage() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = command(&["card"]);
    command.arg(std::ffi::OsStr::from_bytes(b"wi\xfftch"));
    assert!(run_command(command).refused(2).contains("UTF-8"));
}

#[test]
fn an_unknown_language_is_a_fault_in_a_language_the_user_reads() {
    assert!(
        run(&["card", "witch", "--lang", "de"])
            .refused(2)
            .contains("en, fr, ru, uk")
    );
    assert!(
        run(&["card", "witch", "--lang", "UK"])
            .answered()
            .starts_with("Відьма")
    );
    let mut german = command(&["card", "witch"]);
    german.env("CITADELS_LANG", "de").env("LANG", "uk_UA.UTF-8");
    let stderr = run_command(german).refused(1);
    assert!(
        stderr.contains("CITADELS_LANG") && stderr.contains("«de»"),
        "{stderr}"
    );
}

#[test]
fn the_language_comes_from_flag_variable_settings_and_locale_in_that_order() {
    let home = tempfile::tempdir().unwrap();
    let first_line = |args: &[&str], variables: &[(&str, &str)]| {
        let mut command = command(args);
        command
            .env("CITADELS_HOME", home.path())
            .envs(variables.iter().copied());
        run_command(command)
            .answered()
            .lines()
            .next()
            .unwrap()
            .to_owned()
    };
    let card = &["card", "witch"];
    assert_eq!(first_line(card, &[]), "Witch");
    assert_eq!(first_line(card, &[("LANG", "fr_FR.UTF-8")]), "Sorcière");
    assert_eq!(first_line(card, &[("LANG", "de_DE.UTF-8")]), "Witch");
    std::fs::write(home.path().join("settings.toml"), "lang = 'ru'").unwrap();
    assert_eq!(first_line(card, &[("LANG", "fr_FR.UTF-8")]), "Ведьма");
    assert_eq!(first_line(card, &[("CITADELS_LANG", "uk")]), "Відьма");
    assert_eq!(
        first_line(
            &["card", "witch", "--lang", "en"],
            &[("CITADELS_LANG", "uk")]
        ),
        "Witch"
    );
}

#[test]
fn a_broken_settings_file_is_a_warning_that_names_it() {
    let home = tempfile::tempdir().unwrap();
    for (text, words) in [
        ("lang = ", &["settings.toml", "line 1"][..]),
        (
            "lang = 'de'\nwings = 2\ncolor = 'blue'",
            &["\"de\"", "\"wings\"", "\"blue\"", "auto, always, never"],
        ),
        ("\u{0}", &["settings.toml"]),
        ("edition = '1999'", &["2016, classic, third"]),
    ] {
        std::fs::write(home.path().join("settings.toml"), text).unwrap();
        let mut command = command(&["card", "witch"]);
        command
            .env("CITADELS_HOME", home.path())
            .env("COLUMNS", "400");
        let found = run_command(command);
        assert_eq!(found.status, 0);
        assert!(found.stdout.starts_with("Witch\n"), "{}", found.stdout);
        let stderr = sentences(&found.stderr);
        for word in words {
            assert!(stderr.contains(word), "{text:?}: {stderr}");
        }
    }
}

#[test]
fn a_broken_settings_file_does_not_prevent_help() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(
        home.path().join("settings.toml"),
        "lang = 'fr'\ncolor = 'pink'",
    )
    .unwrap();
    let with_home = |args: &[&str]| {
        let mut command = command(args);
        command.env("CITADELS_HOME", home.path());
        run_command(command)
    };
    assert!(
        with_home(&["--version"])
            .answered()
            .starts_with("citadels ")
    );
    assert!(with_home(&["--help"]).answered().contains("Consulter"));
    let found = with_home(&["card", "witch"]);
    assert_eq!(found.status, 0);
    assert!(
        sentences(&found.stderr).starts_with("Attention\u{a0}: color ne peut pas valoir"),
        "in the language set: {}",
        found.stderr
    );
}

#[test]
fn the_settings_choose_language_and_edition() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(
        home.path().join("settings.toml"),
        "lang = 'uk'\nedition = '2016'\ncolor = 'always'",
    )
    .unwrap();
    let mut command = command(&["card", "witch"]);
    command.env("CITADELS_HOME", home.path());
    let page = run_command(command).answered();
    assert!(
        page.contains("Відьма") && page.contains("\u{1b}["),
        "{page}"
    );
}

#[test]
fn a_reader_who_goes_away_is_not_an_error() {
    let mut child = command(&["card", "witch"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stderr = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut stderr)
        .unwrap();
    assert_eq!(
        (child.wait().unwrap().code(), stderr.as_str()),
        (Some(0), "")
    );
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_a_fault() {
    let mut command = command(&["card", "witch"]);
    command
        .stdout(std::fs::File::create("/dev/full").unwrap())
        .stderr(Stdio::piped());
    let output = command.spawn().unwrap().wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("cannot be written")
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn no_arguments_make_it_panic(args in proptest::collection::vec("[^\u{0}]{0,12}", 0..5)) {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let outcome = run(&args);
        prop_assert!([0, 1, 2].contains(&outcome.status), "{args:?}: {outcome:?}");
        prop_assert!(!outcome.stderr.contains("panicked"), "{args:?}: {outcome:?}");
    }

    #[test]
    fn no_settings_make_it_panic(text in "\\PC{0,40}|[a-z]{1,8} = [a-z'\"0-9\\[\\]{}]{0,10}") {
        let home = tempfile::tempdir().unwrap();
        std::fs::write(home.path().join("settings.toml"), text).unwrap();
        let mut command = command(&["card", "witch"]);
        command.env("CITADELS_HOME", home.path());
        let outcome = run_command(command);
        prop_assert!([0, 1].contains(&outcome.status), "{outcome:?}");
        prop_assert!(!outcome.stderr.contains("panicked"), "{outcome:?}");
    }
}
