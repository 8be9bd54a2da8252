//! Help and clap's refusals, in four languages.

use super::program::run;

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
        for command in COMMANDS {
            let help = run(&[command, &["--help", "--lang", lang]].concat()).answered();
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
                    "{lang} {command:?}: {leftover}\n{help}"
                );
            }
            let same = run(&[&["help"], command, &["--lang", lang]].concat()).answered();
            assert_eq!(help, same);
        }
    }
}

#[test]
fn help_in_another_language_holds_no_english_sentence() {
    for lang in ["ru", "uk"] {
        for command in COMMANDS {
            let help = run(&[command, &["--help", "--lang", lang]].concat()).answered();
            for word in [
                " the ", " only ", " of ", "Usage", "Options", "Commands", "shows",
            ] {
                assert!(!help.contains(word), "{lang} {command:?}: {word}\n{help}");
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
