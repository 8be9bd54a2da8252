//! Help and clap's refusals, in four languages.

use super::program::{Outcome, command, run, run_at, run_command};
use citadels::command::args::Root;
use citadels::command::shell::help::{own, same};
use citadels::texts::Id;
use clap::Command;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::Path;
use std::sync::OnceLock;

pub const LANGS: [&str; 4] = ["en", "fr", "ru", "uk"];

/// Every command with its path, the program itself first.
pub fn commands() -> Vec<(Vec<String>, Command)> {
    fn walk(path: &[String], command: &Command, all: &mut Vec<(Vec<String>, Command)>) {
        all.push((path.to_vec(), command.clone()));
        for below in command.get_subcommands() {
            let path = [path, &[below.get_name().to_owned()]].concat();
            walk(&path, below, all);
        }
    }
    let mut all = Vec::new();
    walk(&[], &Root::command(), &mut all);
    all
}

/// Every command with the ids of its arguments; the program itself is `citadels`.
fn arguments() -> BTreeMap<String, Vec<String>> {
    let named = |(path, command): (Vec<String>, Command)| {
        let name = match &path[..] {
            [] => "citadels".to_owned(),
            path => path.join(" "),
        };
        let ids = command.get_arguments().map(|arg| arg.get_id().to_string());
        (name, ids.collect())
    };
    commands().into_iter().map(named).collect()
}

/// The messages that describe commands and arguments.
pub fn sentences() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (command, ids) in arguments() {
        let own = ids.iter().filter_map(|id| own(&command, id));
        all.extend(own.map(|id| id.name().to_owned()));
        all.insert(format!("command-{}", command.replace(' ', "-")));
    }
    all
}

#[test]
fn every_argument_has_its_own_sentence_or_shares_one_by_name() {
    let arguments = arguments();
    let mut wrong = Vec::new();
    for (command, ids) in &arguments {
        for id in ids.iter().filter(|id| own(command, id).is_none()) {
            wrong.push(format!(
                "{command} {id}: no help-{}-{id}",
                command.replace(' ', "-")
            ));
        }
    }
    for [of, id, command] in same() {
        for one in [of, command] {
            if !arguments[one].iter().any(|own| own == id) {
                wrong.push(format!("{one} has no {id} to share"));
            }
        }
        let unread = format!("help-{}-{id}", command.replace(' ', "-"));
        if Id::find(&unread).is_some() {
            wrong.push(format!("{unread} is not read: {of} says it"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A field once was given a new name, and its help became that of another command's field.
#[test]
fn a_renamed_argument_does_not_take_the_sentence_of_another_command() {
    let arguments = arguments();
    for (command, ids) in &arguments {
        let others = arguments.values().flatten();
        for id in others.filter(|id| !ids.contains(id)) {
            assert_eq!(own(command, id), None, "{command} {id}");
        }
    }
}

fn strs(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).collect()
}

/// The help of a command, printed once for all tests.
pub fn page(path: &[String], lang: &str) -> &'static str {
    static PAGES: OnceLock<BTreeMap<(String, &str), String>> = OnceLock::new();
    let pages = PAGES.get_or_init(|| {
        let commands = commands();
        let all = commands.iter().flat_map(|(path, _)| {
            LANGS.map(|lang| {
                let help = run(&[&strs(path)[..], &["--help", "--lang", lang]].concat());
                ((path.join(" "), lang), help.answered())
            })
        });
        all.collect()
    });
    let lang = LANGS.into_iter().find(|one| *one == lang).unwrap();
    &pages[&(path.join(" "), lang)]
}

/// The lines of the section with this heading message; none if there is no such section.
fn section(page: &str, lang: &str, heading: &str) -> Vec<String> {
    let texts = citadels::texts::Texts::new(lang.parse().unwrap());
    let heading = texts.say(Id::find(heading).unwrap());
    let lines = page.lines().skip_while(|line| *line != heading).skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    lines.map(str::to_owned).collect()
}

/// The options on a page, each with its text in one line.
pub fn options(page: &str, lang: &str) -> Vec<(String, String)> {
    let mut options: Vec<(String, String)> = Vec::new();
    for line in section(page, lang, "help-heading-options") {
        let begins = line.trim_start().starts_with('-') && !line.starts_with("          ");
        let line = line.trim();
        if begins {
            let (option, text) = line.split_once("  ").unwrap_or((line, ""));
            let option = option.split("--").nth(1).unwrap_or_default();
            let option = option.split(' ').next().unwrap_or_default();
            options.push((format!("--{option}"), text.trim().to_owned()));
        } else if let Some((_, text)) = options.last_mut() {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(line);
        }
    }
    options
}

#[test]
fn every_command_has_help_in_every_language_without_a_word_of_clap() {
    for lang in LANGS {
        for (path, _) in commands() {
            let help = page(&path, lang);
            for leftover in [
                "Usage:",
                "Options:",
                "Commands:",
                "Arguments:",
                "[default",
                "[possible",
                "Print ",
                "[OPTIONS]",
                "[aliases",
                // The text at the bottom of a screen is not help.
                "Enter",
                "\n\n\n",
            ] {
                assert!(
                    !help.contains(leftover),
                    "{lang} {path:?}: {leftover}\n{help}"
                );
            }
            let typed = ["citadels", &path.join(" ")].join(" ");
            assert!(help.contains(typed.trim_end()), "{lang} {typed}: {help}");
            let same = run(&[&["help"], &strs(&path)[..], &["--lang", lang]].concat());
            assert_eq!(help, same.answered());
        }
    }
}

#[test]
fn help_in_another_language_has_no_english_sentence() {
    for lang in ["ru", "uk"] {
        for (path, _) in commands() {
            let help = page(&path, lang);
            for word in [" the ", " only ", " of ", "Usage", "Options", "Commands"] {
                assert!(!help.contains(word), "{lang} {path:?}: {word}\n{help}");
            }
        }
    }
}

/// An example, split into words as by a shell.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            _ => words.last_mut().unwrap().push(letter),
        }
    }
    assert!(!quoted, "{line}");
    words
}

/// The examples on a page, split into words, without the program's name.
pub fn examples(page: &str, lang: &str) -> Vec<Vec<String>> {
    let examples = section(page, lang, "help-heading-examples");
    let read = |line: &String| {
        let line = line.strip_prefix("  citadels ");
        words(line.unwrap_or_else(|| panic!("an example is a line of 80 columns: {page}")))
    };
    examples.iter().map(read).collect()
}

/// The commands among the words of an example.
fn path_of(words: &[String]) -> String {
    let mut command = Root::command();
    let mut path = Vec::new();
    for word in words {
        let Some(below) = command.find_subcommand(word).cloned() else {
            break;
        };
        path.push(word.as_str());
        command = below;
    }
    path.join(" ")
}

/// The content of the file named in an example of this command.
fn file_for(path: &str) -> String {
    let file = match path {
        "deck check" => "decks/theater.toml",
        "score" => "scores/evening.toml",
        "solo turn" => "solo/turn.toml",
        "solo score" => "solo/score.toml",
        "fortress score" => "fortress/features.toml",
        "fortress board" | "fortress tiles" => "fortress/board.toml",
        "history import" => return "{\"plays\":[]}".to_owned(),
        "fortress pad" => return "{\"v\":1,\"begin\":{\"players\":[\"A\",\"B\"]}}\n".to_owned(),
        other => panic!("no file is known for {other}"),
    };
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    fs::read_to_string(tests.join(file)).unwrap()
}

/// The part of a measurement with the number in this name.
fn part(name: &str) -> String {
    let shard = name.replace("part", "").replace(".json", "/2");
    let args = ["deck", "measure", "first-game", "-p", "5", "--games", "20"];
    run(&[&args[..], &["--shard", &shard, "--format", "json"]].concat()).answered()
}

/// Runs an example in its own folder, with the files it needs.
fn try_out(example: &[String], lang: &str) -> Outcome {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("home");
    fs::create_dir(&home).unwrap();
    let path = path_of(example);
    let example_of = |path: [&str; 2], has: &str| {
        let path: Vec<String> = path
            .iter()
            .filter(|word| !word.is_empty())
            .map(|&word| word.to_owned())
            .collect();
        let mut examples = examples(page(&path, lang), lang).into_iter();
        examples
            .find(|words| words.join(" ").contains(has))
            .unwrap()
    };
    if path.starts_with("history") {
        let score = example_of(["score", ""], ": ");
        for _ in 0..3 {
            let more = ["--save", "--date", "2026-11-16", "--lang", lang];
            run_at(&home, &[&strs(&score)[..], &more].concat()).answered();
        }
    }
    if path == "deck forget" {
        let save = example_of(["deck", "save"], "save");
        run_at(&home, &strs(&save)).answered();
    }
    let mut command = command(&[&strs(example)[..], &["--lang", lang]].concat());
    command
        .env("CITADELS_HOME", &home)
        .current_dir(folder.path());
    for word in example {
        if word == "-" {
            let file = folder.path().join("piped");
            fs::write(&file, file_for(&path)).unwrap();
            command.stdin(File::open(file).unwrap());
        } else if [".toml", ".json", ".jsonl"]
            .iter()
            .any(|end| word.ends_with(end))
        {
            let content = match path.as_str() {
                "deck measure" => part(word),
                path => file_for(path),
            };
            fs::write(folder.path().join(word), content).unwrap();
        }
    }
    run_command(command)
}

/// Whether it needs an interactive terminal.
fn is_for_a_terminal(example: &[String]) -> bool {
    let has = |option: &str| example.iter().any(|word| word == option);
    match path_of(example).as_str() {
        "deck build" | "draft pass" | "solo" | "host" => true,
        "call" => !has("--quick"),
        "score" => example.len() == 1,
        "fortress pad" => !has("--export"),
        "fortress board" => example.len() == 2,
        "history edit" => example.len() == 3,
        _ => false,
    }
}

#[test]
fn every_example_of_every_page_runs_as_printed_in_every_language() {
    for lang in LANGS {
        for (path, _) in commands().into_iter().skip(1) {
            let examples = examples(page(&path, lang), lang);
            assert!(!examples.is_empty(), "{path:?}");
            for example in examples {
                let told = format!("{lang}: {example:?}");
                let args = ["citadels".to_owned()].into_iter().chain(example.clone());
                let args: Vec<OsString> = args.map(Into::into).collect();
                assert!(Root::read(&args).is_ok(), "{told}");
                let of = path_of(&example);
                assert!(
                    of == path.join(" ") || of.starts_with(&path.join(" ")),
                    "{told}"
                );
                // Thousands of games, the same ones in every language.
                let is_long =
                    of == "deck measure" || example.iter().any(|word| word == "--measured");
                if is_long && lang != "en" {
                    continue;
                }
                let Outcome {
                    status,
                    stdout,
                    stderr,
                } = try_out(&example, lang);
                if is_for_a_terminal(&example) {
                    assert_eq!((status, stdout.as_str()), (2, ""), "{told}: {stderr}");
                } else {
                    assert_eq!((status, stderr.as_str()), (0, ""), "{told}");
                    assert!(!stdout.is_empty(), "{told}");
                }
            }
        }
    }
}

#[test]
fn an_option_lists_all_its_values() {
    let accepted_elsewhere = ["edition", "format"];
    for lang in LANGS {
        for (path, command) in commands().into_iter().skip(1) {
            let help = page(&path, lang);
            let told = options(help, lang);
            let options = command.get_arguments().filter(|arg| !arg.is_positional());
            for arg in options.filter(|arg| !arg.is_hide_set()) {
                let Some(long) = arg
                    .get_long()
                    .filter(|long| !accepted_elsewhere.contains(long))
                else {
                    continue;
                };
                let option = format!("--{long}");
                let (_, text) = told
                    .iter()
                    .find(|(name, _)| *name == option)
                    .unwrap_or_else(|| panic!("{path:?} does not tell {option}: {help}"));
                for value in arg.get_possible_values() {
                    let takes = arg.get_action().takes_values();
                    assert!(
                        !takes || text.contains(value.get_name()),
                        "{lang} {path:?}: {text}"
                    );
                }
            }
        }
    }
}

#[test]
fn only_what_a_command_takes_is_on_its_page() {
    // Commands, and what their help says about --edition and --format.
    let all = Some("2016 (default), classic, third or all");
    let one = Some("2016 (default), classic or third");
    let solo = Some("classic (default), 2016 or third");
    let any = Some("text (default), json, markdown or html");
    for (path, edition, format) in [
        ("card", all, any),
        ("ruling", all, any),
        ("search", all, any),
        ("rule", one, any),
        ("ask", one, any),
        ("list", one, any),
        ("tonight", one, any),
        ("deck", None, None),
        ("deck random", one, any),
        ("deck forget", None, any),
        ("deck play", None, any),
        ("deck measure", None, any),
        ("sheet", one, Some("text (default), markdown or html")),
        ("score", one, any),
        ("solo", Some("classic, 2016 or third (default:"), any),
        ("solo turn", solo, any),
        ("solo score", solo, any),
        ("fortress board", None, any),
        ("history", None, None),
        ("history list", None, any),
        ("history export", None, None),
        ("settings", None, any),
        ("completions", None, None),
        ("man", None, None),
    ] {
        let words: Vec<String> = path.split(' ').map(str::to_owned).collect();
        let told = options(page(&words, "en"), "en");
        let of = |option| {
            told.iter()
                .find(|(name, _)| name == option)
                .map(|(_, text)| text)
        };
        for (option, expected) in [("--edition", edition), ("--format", format)] {
            match (of(option), expected) {
                (None, None) => {}
                (Some(text), Some(expected)) => assert!(text.contains(expected), "{path}: {text}"),
                (told, _) => panic!("{path} {option}: {told:?}"),
            }
        }
    }
    // And that is true.
    for args in [
        &["list", "characters", "--edition", "all"][..],
        &[
            "sheet",
            "-p",
            "4",
            "--deck",
            "first-game",
            "--format",
            "json",
        ],
    ] {
        run(args).refused(2);
    }
}

#[test]
fn commands_that_need_a_terminal_say_so() {
    for (path, told) in [
        ("tonight", "Needs a terminal, except with --show, --end."),
        ("deck build", "Needs a terminal."),
        ("draft pass", "Needs a terminal."),
        ("call", "Needs a terminal."),
        ("solo", "Needs a terminal."),
        ("fortress pad", "Needs a terminal, except with --export."),
        ("card", "On a terminal, it asks for what you leave out."),
        ("ruling", "On a terminal, it asks for what you leave out."),
        ("rule", "On a terminal, it asks for what you leave out."),
        ("score", "On a terminal, it asks for what you leave out."),
        ("setup", "On a terminal, it asks for what you leave out."),
        (
            "history edit",
            "On a terminal, it asks for what you leave out.",
        ),
        ("search", "On a terminal, it asks for what you leave out."),
        ("list", ""),
    ] {
        let words: Vec<String> = path.split(' ').map(str::to_owned).collect();
        let help = page(&words, "en");
        assert_eq!(help.lines().nth(1).unwrap(), told, "{path}");
    }
}

#[test]
fn the_help_page_describes_files_variables_and_exit_codes() {
    for lang in LANGS {
        let help = page(&["help".to_owned()], lang);
        for (heading, names) in [
            (
                "help-heading-files",
                &[
                    "settings.toml",
                    "decks/",
                    "plays.jsonl",
                    "citadels settings",
                ][..],
            ),
            (
                "help-heading-variables",
                &[
                    "CITADELS_LANG",
                    "CITADELS_HOME",
                    "NO_COLOR",
                    "PAGER",
                    "COLUMNS",
                ],
            ),
            ("help-heading-exit", &["  0 ", "  1 ", "  2 ", "  130 "]),
        ] {
            let told = section(help, lang, heading).join("\n");
            for name in names {
                assert!(told.contains(name), "{lang} {heading} {name}: {help}");
            }
        }
        let root = run(&["--lang", lang]).answered();
        assert!(root.contains("citadels help citadels"), "{root}");
    }
}

#[test]
fn values_are_understood_in_any_of_the_four_languages() {
    for (english, others) in [
        (
            &["list", "characters"][..],
            &[
                &["list", "персонажи"][..],
                &["list", "Персонажі"],
                &["list", "personnages"],
            ][..],
        ),
        (
            &["list", "decks"],
            &[
                &["list", "наборы"],
                &["list", "добірки"],
                &["list", "sélections"],
                &["list", "selections"],
            ],
        ),
        (
            &["list", "rules"],
            &[&["list", "правила"], &["list", "règles"]],
        ),
        (
            &["list", "districts", "--type", "unique"],
            &[
                &["list", "кварталы", "--type", "особый"],
                &["list", "квартали", "--type", "особливий"],
                &["list", "quartiers", "--type", "merveille"],
            ],
        ),
        (
            &["list", "districts", "--origin", "dark-city"],
            &[
                &["list", "districts", "--origin", "тёмный город"],
                &["list", "districts", "--origin", "темне місто"],
                &["list", "districts", "--origin", "la cité sombre"],
            ],
        ),
        (
            &["card", "witch", "--edition", "classic"],
            &[
                &["card", "witch", "--edition", "классика"],
                &["card", "witch", "--edition", "класика"],
                &["card", "witch", "--edition", "classique"],
            ],
        ),
        (
            &["card", "witch", "--edition", "all"],
            &[
                &["card", "witch", "--edition", "все"],
                &["card", "witch", "--edition", "усі"],
                &["card", "witch", "--edition", "toutes"],
            ],
        ),
    ] {
        let expected = run(english).answered();
        for other in others {
            assert_eq!(run(other).answered(), expected, "{other:?}");
        }
    }
}

#[test]
fn a_guess_is_close_or_not_made() {
    for (args, near) in [
        (&["crad"][..], Some("card")),
        (&["scroe"], Some("score")),
        (&["hist"], Some("history")),
        (&["help", "fortess"], Some("fortress")),
        (&["deck", "randon"], Some("random")),
        (&["card", "witch", "--lagn", "uk"], Some("--lang")),
        (&["deck", "random", "--plaers", "5"], Some("--players")),
        (&["foo"], None),
        (&["help", "foo"], None),
        (&["deck", "shuffle"], None),
        (&["card", "witch", "--foo"], None),
    ] {
        let told = run(args).refused(2);
        match near {
            Some(near) => assert!(told.contains(&format!("Did you mean {near}?")), "{told}"),
            None => assert!(!told.contains("Did you mean"), "{args:?}: {told}"),
        }
    }
}

#[test]
fn an_option_that_is_needed_is_named_with_its_values() {
    let told = run(&["history", "export"]).refused(2);
    assert!(
        told.starts_with("--to is missing: json, csv or bgstats."),
        "{told}"
    );
    for lang in LANGS {
        let told = run(&["history", "export", "--lang", lang]).refused(2);
        for value in ["--to", "json", "csv", "bgstats"] {
            assert!(told.contains(value), "{told}");
        }
        let help = page(&["history".to_owned(), "export".to_owned()], lang);
        assert!(help.contains("citadels history export --to <"), "{help}");
    }
}

#[test]
fn without_arguments_the_help_is_shown() {
    assert_eq!(run(&[]).answered(), run(&["--help"]).answered());
}

#[test]
fn the_version_is_shown_with_the_editions() {
    let version = concat!("citadels ", env!("CARGO_PKG_VERSION"), "\n");
    for (lang, editions) in [
        ("en", "Editions: 2016, classic, third\n"),
        (
            "fr",
            "Éditions\u{a0}: 2016, classic (boîte classique), third (troisième édition française)\n",
        ),
        (
            "ru",
            "Издания: 2016, classic (классическая коробка), third (французское третье издание)\n",
        ),
        (
            "uk",
            "Видання: 2016, classic (класична коробка), third (французьке третє видання)\n",
        ),
    ] {
        for flag in ["--version", "-V"] {
            let shown = run(&[flag, "--lang", lang]).answered();
            assert_eq!(shown, format!("{version}{editions}"));
        }
    }
}

#[test]
fn clap_errors_are_reported_in_the_language_with_exit_code_2() {
    // Arguments, and the expected words in English and Ukrainian.
    for (args, english, ukrainian) in [
        (&["crad"][..], "Did you mean card?", "card"),
        (&["zzz"], "There is no command \"zzz\".", "«zzz»"),
        (&["card", "--lagn", "uk"], "Did you mean --lang?", "--lang"),
        (
            &["card", "witch", "--qqq"],
            "Unknown option: --qqq.",
            "«--qqq»",
        ),
        (
            &["card", "witch", "--edition"],
            "--edition needs a value.",
            "2016, classic, third, all",
        ),
        (
            &["card", "witch", "--edition", "1999"],
            "--edition can't be \"1999\".",
            "«1999»",
        ),
        (
            &["list", "characters", "--rank", "12"],
            "--rank can't be \"12\".",
            "1–9",
        ),
        (
            &["list", "characters", "--rank", "x"],
            "--rank can't be \"x\".",
            "1–9",
        ),
        (
            &["list", "dragons"],
            "There is no list \"dragons\".",
            "«dragons»",
        ),
        (&["list"], "List what?", "citadels list"),
        (&["search"], "Search for what?", "citadels search"),
        (
            &["help", "dragon"],
            "There is no command \"dragon\".",
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

#[test]
fn the_help_of_the_program_is_one_screen_with_the_look_ups_first() {
    for lang in ["en", "fr", "ru", "uk"] {
        let help = run(&["--lang", lang]).answered();
        let lines: Vec<&str> = help.lines().collect();
        // A screen of 24 lines has room for the prompt below.
        assert!(lines.len() <= 23, "{} lines: {help}", lines.len());
        assert!(
            lines.iter().all(|line| line.chars().count() <= 80),
            "{help}"
        );
        let place = |command: &str| {
            let begin = format!("  {command} ");
            lines.iter().position(|line| line.starts_with(&begin))
        };
        let order = [
            "card", "ruling", "ask", "tonight", "deck", "setup", "draft", "call", "score",
            "history",
        ];
        let places: Vec<usize> = order.iter().filter_map(|&one| place(one)).collect();
        assert!(places.len() == order.len() && places.is_sorted(), "{help}");
    }
}

#[test]
fn what_another_command_does_better_works_and_is_not_in_the_help() {
    for (args, hidden) in [
        (&["draft"][..], "deal"),
        (&["deck"], "reroll"),
        (&["fortress"], "score"),
        (&["call"], "--quick"),
    ] {
        for lang in LANGS {
            let help = run(&[args, &["--help", "--lang", lang]].concat()).answered();
            let mut lines = help.lines().map(str::trim_start);
            assert!(!lines.any(|line| line.starts_with(hidden)), "{help}");
            assert!(
                !help.contains(&format!("citadels {} {hidden}", args[0])),
                "{help}"
            );
        }
    }
    run(&["draft", "deal", "-p", "5"]).answered();
    run(&["deck", "reroll", "first-game", "-p", "5", "thief"]).answered();
    run(&["fortress", "score", "--template"]).answered();
    run(&["call", "-p", "5", "--quick"]).answered();
}

#[test]
fn at_40_columns_no_line_is_longer_and_no_word_of_an_example_is_broken() {
    for lang in ["en", "fr", "ru", "uk"] {
        for (page, _) in commands() {
            let args = [&strs(&page)[..], &["--help", "--lang", lang]].concat();
            let mut narrow = command(&args);
            narrow.env("COLUMNS", "40");
            let narrow = run_command(narrow).answered();
            for line in narrow.lines() {
                assert!(line.chars().count() <= 40, "{lang} {page:?}: {line}");
            }
            for word in self::page(&page, lang).split_whitespace() {
                assert!(narrow.contains(word), "{lang} {page:?}: {word}\n{narrow}");
            }
        }
    }
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
        (&["zzz"], "citadels --help"),
    ] {
        for lang in ["en", "fr", "ru", "uk"] {
            let told = run(&[args, &["--lang", lang]].concat()).refused(2);
            assert!(told.contains(advice), "{args:?}: {told}");
        }
    }
}
