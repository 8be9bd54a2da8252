//! Help and clap's refusals, in four languages.

use super::program::{command, run, run_command};

const COMMANDS: [&[&str]; 7] = [
    &[],
    &["card"],
    &["ruling"],
    &["rule"],
    &["search"],
    &["list"],
    &["help"],
];

#[test]
fn every_command_has_help_in_every_language_without_a_word_of_clap() {
    for lang in ["en", "fr", "ru", "uk"] {
        for page in COMMANDS {
            let help = run(&[page, &["--help", "--lang", lang]].concat()).answered();
            for leftover in [
                "Usage:",
                "Options:",
                "Commands:",
                "Arguments:",
                "[default",
                "[possible",
                "Print help",
                "[OPTIONS]",
                "[aliases",
            ] {
                assert!(
                    !help.contains(leftover),
                    "{lang} {page:?}: {leftover}\n{help}"
                );
            }
            let same = run(&[&["help"], page, &["--lang", lang]].concat()).answered();
            assert_eq!(help, same);
        }
    }
}

#[test]
fn help_in_another_language_holds_no_english_sentence() {
    for lang in ["ru", "uk"] {
        for page in COMMANDS {
            let help = run(&[page, &["--help", "--lang", lang]].concat()).answered();
            for word in [
                " the ", " only ", " of ", "Usage", "Options", "Commands", "shows",
            ] {
                assert!(!help.contains(word), "{lang} {page:?}: {word}\n{help}");
            }
        }
    }
}

#[test]
fn without_arguments_the_help_is_shown() {
    assert_eq!(run(&[]).answered(), run(&["--help"]).answered());
}

#[test]
fn the_version_is_shown() {
    assert_eq!(
        run(&["--version"]).answered(),
        format!("citadels {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn what_clap_refuses_is_told_in_the_language_with_exit_code_2() {
    // Arguments, and what must be said in English and in Ukrainian.
    for (args, english, ukrainian) in [
        (&["crad"][..], "Did you mean card?", "card"),
        (&["zzz"], "There is no command “zzz”.", "«zzz»"),
        (&["card", "--lagn", "uk"], "Did you mean --lang?", "--lang"),
        (&["card", "witch", "--qqq"], "“--qqq”", "«--qqq»"),
        (
            &["card", "witch", "--edition"],
            "--edition needs a value.",
            "2016, classic, third, all",
        ),
        (
            &["card", "witch", "--edition", "1999"],
            "“1999” does not fit --edition.",
            "«1999»",
        ),
        (
            &["list", "characters", "--rank", "12"],
            "“12” does not fit --rank.",
            "1–9",
        ),
        (
            &["list", "characters", "--rank", "x"],
            "“x” does not fit --rank.",
            "1–9",
        ),
        (
            &["list", "dragons"],
            "“dragons” cannot be listed.",
            "«dragons»",
        ),
        (&["list"], "List what?", "citadels list"),
        (&["search"], "Search for what?", "citadels search"),
        (
            &["help", "dragon"],
            "There is no command “dragon”.",
            "«dragon»",
        ),
        (
            &["rule", "ties", "--edition", "all"],
            "only for card, ruling and search",
            "all",
        ),
    ] {
        assert!(
            run(args).refused(2).contains(english),
            "{args:?}: {:?}",
            run(args).stderr
        );
        let stderr = run(&[args, &["--lang", "uk"]].concat()).refused(2);
        assert!(stderr.contains(ukrainian), "{args:?}: {stderr}");
        for word in ["error:", "Usage", "tip:", "For more information"] {
            assert!(!stderr.contains(word), "{stderr}");
        }
        let json: serde_json::Value =
            serde_json::from_str(&run(&[args, &["--format=json"]].concat()).stderr)
                .unwrap_or_default();
        if !args.contains(&"html") {
            assert_eq!(json["faults"][0]["id"], "usage", "{args:?}");
        }
    }
}

#[test]
fn the_last_of_a_repeated_option_counts() {
    assert!(
        run(&["card", "witch", "--lang", "uk", "--lang", "en"])
            .answered()
            .starts_with("Witch")
    );
}

/// Pages of every shape.
const PAGES: [&[&str]; 16] = [
    &[],
    &["card"],
    &["list"],
    &["deck"],
    &["deck", "random"],
    &["deck", "reroll"],
    &["setup"],
    &["draft", "pass"],
    &["call"],
    &["score"],
    &["solo"],
    &["solo", "turn"],
    &["history", "export"],
    &["fortress"],
    &["fortress", "pad"],
    &["help"],
];

#[test]
fn the_help_of_the_program_is_one_screen_with_the_evening_first() {
    for lang in ["en", "fr", "ru", "uk"] {
        let help = run(&["--lang", lang]).answered();
        let lines: Vec<&str> = help.lines().collect();
        // A screen of 24 has room for the prompt below.
        assert!(lines.len() <= 23, "{} lines: {help}", lines.len());
        assert!(
            lines.iter().all(|line| line.chars().count() <= 80),
            "{help}"
        );
        let place = |command: &str| lines.iter().position(|line| line.starts_with(command));
        assert!(
            place("  score ") < place("  card ") && place("  score ").is_some(),
            "{help}"
        );
    }
}

#[test]
fn in_40_columns_no_line_is_longer_and_no_word_of_an_example_is_broken() {
    for lang in ["en", "fr", "ru", "uk"] {
        for page in PAGES {
            let args = [page, &["--help", "--lang", lang]].concat();
            let mut narrow = command(&args);
            narrow.env("COLUMNS", "40");
            let narrow = run_command(narrow).answered();
            for line in narrow.lines() {
                assert!(line.chars().count() <= 40, "{lang} {page:?}: {line}");
            }
            let wide = run(&args).answered();
            for word in wide.split_whitespace() {
                assert!(narrow.contains(word), "{lang} {page:?}: {word}\n{narrow}");
            }
        }
    }
}

#[test]
fn what_every_command_takes_is_one_line_and_only_what_it_takes() {
    for page in PAGES {
        let help = run(&[page, &["--help"]].concat()).answered();
        let count = help.lines().filter(|line| line.contains("--color")).count();
        assert_eq!(count, 1, "{page:?}: {help}");
        let is_of_an_edition = !["fortress", "history"]
            .iter()
            .any(|of| page.first() == Some(of));
        assert_eq!(
            help.contains("--edition"),
            is_of_an_edition,
            "{page:?}: {help}"
        );
    }
    let help = run(&["help", "--help"]).answered();
    assert!(
        help.contains("colour: auto"),
        "the page of help tells them: {help}"
    );
}

#[test]
fn advice_names_the_command_to_type() {
    for (args, advice) in [
        (
            &["draft", "deal", "--qqq"][..],
            "citadels draft deal --help",
        ),
        (&["deck", "show"], "citadels deck show --help"),
        (&["deck", "dragon"], "citadels deck --help"),
        (&["history", "show"], "citadels history show --help"),
        (
            &["deck", "random", "-p", "5", "--seed"],
            "citadels deck random --help",
        ),
        (&["help", "deck", "dragon"], "citadels deck --help"),
        (&["dragon"], "citadels --help"),
    ] {
        for lang in ["en", "fr", "ru", "uk"] {
            let told = run(&[args, &["--lang", lang]].concat()).refused(2);
            assert!(told.contains(advice), "{args:?}: {told}");
        }
    }
}
