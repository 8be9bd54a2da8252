//! Bad input: a clear fault with advice, never a panic, whatever it is.

use super::program::{Outcome, command, run, run_at, run_command, sentences};
use citadels::safe::is_unsafe;
use proptest::prelude::*;
use serde_json::json;
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
    for words in ["", " ", "\u{1b}\u{7}", "🐉", "---"] {
        assert!(
            run(&["search", "--", words])
                .refused(1)
                .contains("Nothing found")
        );
    }
}

/// Runs a command with this on standard input.
fn fed(args: &[&str], input: impl AsRef<[u8]>) -> Outcome {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("input");
    std::fs::write(&path, input).unwrap();
    let mut command = command(args);
    command.stdin(std::fs::File::open(path).unwrap());
    run_command(command)
}

/// The faults of a command in JSON, by their ids, and how many more there are.
fn told(outcome: Outcome) -> (Vec<String>, u64) {
    let stderr = outcome.refused(1);
    let told: serde_json::Value = serde_json::from_str(&stderr).unwrap();
    let faults = told["faults"].as_array().unwrap().iter();
    let ids = faults.map(|fault| fault["id"].as_str().unwrap().to_owned());
    (ids.collect(), told["more"].as_u64().unwrap_or_default())
}

const TABLE: &str = "[[player]]\nname='A'\ncity=['castle']\n[[player]]\nname='B'\ncity=['keep']\n";

#[test]
fn input_over_the_limit_is_refused_and_never_cut() {
    let comment = format!("# {}\n", "x".repeat(997)).repeat(1100);
    let third = "[[player]]\nname='Zoe'\ncity=['palace', 'castle']\n";
    let long = format!("{TABLE}{comment}{third}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.toml");
    std::fs::write(&path, &long).unwrap();
    let file = path.to_str().unwrap();
    for args in [
        &["score"][..],
        &["solo", "score"],
        &["solo", "turn"],
        &["deck", "check", "-p", "5"],
        &["fortress", "score"],
        &["fortress", "board"],
    ] {
        let args = [args, &["--format", "json"]].concat();
        let of_file = run(&[&args[..], &[file]].concat());
        assert_eq!(told(of_file), (vec!["too-big".to_owned()], 0), "{args:?}");
        let of_stdin = fed(&[&args[..], &["-"]].concat(), &long);
        assert_eq!(told(of_stdin), (vec!["too-big".to_owned()], 0), "{args:?}");
    }
    // One that just fits is read to its end.
    let fits = format!(
        "{TABLE}{third}# {}",
        "x".repeat((1 << 20) - TABLE.len() - third.len() - 2)
    );
    assert_eq!(fits.len(), 1 << 20);
    assert!(fed(&["score", "-"], &fits).answered().contains("Zoe"));
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("settings.toml"), &long).unwrap();
    let outcome = run_at(home.path(), &["card", "witch"]);
    assert_eq!(outcome.status, 0);
    let told = sentences(&outcome.stderr);
    assert!(told.contains("too big"), "{told}");
}

/// The limit itself is accepted; one more is not.
#[test]
fn what_is_exactly_at_a_limit_is_still_read() {
    let ids_of_a_list = |count: usize| {
        let names: Vec<String> = (0..count).map(|at| format!("'xyzzy{at}',")).collect();
        let cards = format!("[[player]]\nname='A'\ncity=[{}]\n", names.concat());
        told(fed(&["score", "-", "--format", "json"], &cards)).0
    };
    let is_too_big = |ids: &[String]| ids.iter().any(|id| id == "too-big");
    assert!(!is_too_big(&ids_of_a_list(500)));
    assert!(is_too_big(&ids_of_a_list(501)));

    let with_hand = |hand: &str| {
        let line = format!("A: castle, hand {hand}");
        run(&["score", "--format", "json", &line, "B: keep"])
    };
    for hand in ["9999", "9998 + ?"] {
        with_hand(hand).answered();
    }
    for hand in ["10000", "9999 + ?"] {
        assert_eq!(told(with_hand(hand)).0, ["bad-syntax"], "{hand}");
    }
}

/// More of everything than anyone reads: the first faults and the number of the rest.
#[test]
fn work_is_bounded_and_the_rest_is_counted() {
    let shown = |ids: &[String], id: &str| ids.iter().filter(|one| *one == id).count();
    let names = |count: usize| {
        let names: Vec<String> = (0..count).map(|at| format!("'xyzzy{at}',")).collect();
        names.concat()
    };
    let as_json = ["--format", "json"];

    let cards = format!("[[player]]\nname='A'\ncity=[{}]\n", names(20_000));
    let (ids, more) = told(fed(&["score", "-", as_json[0], as_json[1]], &cards));
    assert_eq!((ids.len(), shown(&ids, "too-big")), (20, 1), "{ids:?}");
    assert_eq!((shown(&ids, "unknown-card"), more), (19, 20_001 - 20));
    let text = fed(&["score", "-"], &cards).refused(1);
    assert!(
        text.ends_with("…and 19981 more errors."),
        "{}",
        &text[text.len() - 80..]
    );

    let deck = format!("characters=[{}]\ndistricts=[]\n", names(20_000));
    let (ids, more) = told(fed(
        &["deck", "check", "-p", "5", "-", as_json[0], as_json[1]],
        &deck,
    ));
    assert_eq!((shown(&ids, "unknown-card"), more), (19, 20_001 - 20));

    let keys: Vec<String> = (0..90_000).map(|at| format!("k{at}=1\n")).collect();
    let keys = keys.concat();
    for args in [
        &["score", "-"][..],
        &["deck", "show", "-"],
        &["fortress", "score", "-"],
    ] {
        let (ids, more) = told(fed(&[args, &as_json].concat(), &keys));
        assert_eq!(shown(&ids, "unknown-field"), 20, "{args:?}");
        assert!((90_000 - 20..90_010).contains(&more), "{args:?}: {more}");
    }

    let line = format!("A: {}", names(9_000));
    let (ids, more) = told(run(&["score", &line, "B: keep", as_json[0], as_json[1]]));
    assert_eq!((shown(&ids, "unknown-card"), more), (19, 9_001 - 20));
    let (ids, more) = told(run(&[
        "score",
        "--names",
        &names(9_000),
        "--template",
        as_json[0],
        as_json[1],
    ]));
    assert_eq!(
        (ids, more),
        (vec!["bad-name".to_owned(), "player-count".to_owned()], 0)
    );

    let players = "[[player]]\nname='A'\ncity=[]\n".repeat(20_000);
    let (ids, more) = told(fed(&["score", "-", as_json[0], as_json[1]], &players));
    assert_eq!((ids[0].as_str(), shown(&ids, "same-name")), ("too-big", 19));
    assert!(more >= 480, "{more}");

    let kings = ["king"; 400];
    let (ids, _) = told(run(&[&["ruling"][..], &kings, &as_json].concat()));
    assert_eq!(ids, ["too-big"]);
    let (ids, _) = told(run(
        &[&["ruling"][..], &vec!["king"; 2000], &as_json].concat()
    ));
    assert_eq!(ids, ["too-big"]);
    for command in ["search", "ask", "rule", "card"] {
        let (ids, _) = told(run(&[
            command,
            &"word ".repeat(20_000),
            as_json[0],
            as_json[1],
        ]));
        assert_eq!(ids, ["too-big"], "{command}");
    }
    let text = run(&["ask", &"word ".repeat(1000)]).refused(1);
    assert!(
        text.contains("5000 characters") && text.contains("600"),
        "{text}"
    );

    for deep in [
        format!("a = {}", "[".repeat(100_000)),
        format!("a = {}", "{a=".repeat(100_000)),
        format!("{{\"a\": {}", "[".repeat(100_000)),
        format!("{}1{}", "{\"a\":".repeat(100_000), "}".repeat(100_000)),
        format!("{} = 1", vec!["a"; 200_000].join(".")),
        format!("[{}]\nb = 1", vec!["a"; 200_000].join(".")),
    ] {
        let (ids, _) = told(fed(&["score", "-", as_json[0], as_json[1]], &deep));
        assert!(!ids.is_empty(), "{deep:.20}");
    }
}

#[test]
fn a_syntax_fault_says_what_is_wrong_in_that_line() {
    let board = "players = ['Red', 'Blue']\n[[feature]]\nkind = 'city'\nfollowers = { Аня = 1 }\n";
    let table = TABLE.replace("'castle'", "'castle' 'keep'");
    for (args, text, words) in [
        (
            &["score"][..],
            table.as_str(),
            &["a comma is missing", "line 3", "'castle' 'keep'"][..],
        ),
        (
            &["fortress", "score"],
            board,
            &["needs quotation marks", "line 4", "Аня"],
        ),
        (
            &["fortress", "board"],
            "players = [\"Red\", \"Blue\n",
            &["quotation mark", "line 1"],
        ),
        (
            &["solo", "turn"],
            "[you]\ngold = 1\ngold = 2\n",
            &["twice", "line 3", "gold = 2"],
        ),
        (
            &["deck", "check", "-p", "5"],
            "players 5\n",
            &["=", "line 1", "players 5"],
        ),
        (
            &["score"],
            "{\"player\": [], \"player\": []}",
            &["twice", "line 1"],
        ),
    ] {
        let stderr = fed(&[args, &["-"]].concat(), text).refused(1);
        for word in words {
            assert!(stderr.contains(word), "{word}: {stderr}");
        }
    }
    let stderr = fed(&["fortress", "score", "-", "--lang", "uk"], board).refused(1);
    assert!(stderr.contains("пишіть у лапках"), "{stderr}");
}

#[test]
fn files_come_with_marks_through_pipes_and_never_from_each_other() {
    let json = r#"{"player": [{"name": "A", "city": ["castle"]}, {"name": "B", "city": []}]}"#;
    let marked = format!("\u{feff}{json}");
    assert!(fed(&["score", "-"], &marked).answered().contains("A wins"));
    assert!(
        fed(&["score", "-"], format!("\u{feff}{TABLE}"))
            .answered()
            .contains("A wins")
    );
    let wide = |bytes: fn(u16) -> [u8; 2]| json.encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
    let with_mark = [&[0xff, 0xfe][..], &wide(u16::to_le_bytes)].concat();
    for utf16 in [wide(u16::to_le_bytes), wide(u16::to_be_bytes), with_mark] {
        assert!(fed(&["score", "-"], utf16).refused(1).contains("UTF-16"));
    }
    for deck in ["-", "/dev/null"] {
        let text = format!("deck = '{deck}'\n{TABLE}");
        let outcome = fed(&["score", "-", "--format", "json"], text);
        assert_eq!(
            outcome.faults(),
            [("bad-value".to_owned(), "deck".to_owned())]
        );
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_is_read_like_a_file() {
    assert!(
        fed(&["score", "/dev/stdin"], TABLE)
            .answered()
            .contains("A wins")
    );
    let folder = tempfile::tempdir().unwrap();
    let fifo = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo")
        .arg(&fifo)
        .status()
        .unwrap();
    assert!(made.success());
    let writer = std::thread::spawn({
        let fifo = fifo.clone();
        move || std::fs::write(fifo, TABLE).unwrap()
    });
    assert!(
        run(&["score", fifo.to_str().unwrap()])
            .answered()
            .contains("A wins")
    );
    writer.join().unwrap();
    // A folder is no file.
    assert!(
        run(&["score", folder.path().to_str().unwrap()])
            .refused(1)
            .contains("no file")
    );
}

#[test]
fn nothing_typed_controls_a_terminal_or_runs_in_a_spreadsheet() {
    let home = tempfile::tempdir().unwrap();
    let odd = "\u{1b}[31m\u{9b}\u{202e}\u{200d}\u{61c}\u{e0041}";
    let players = [odd, "=HYPERLINK(1)", "'-x"];
    let players = players.map(|name| json!({ "name": name, "place": 1, "total": 9 }));
    let play = json!({
        "id": 1, "game": "citadels", "date": "2026-11-17", "edition": "2016", "deck": odd,
        "comment": "=1+1", "location": odd, "players": players, "winners": ["@x", odd],
    });
    let log = json!({ "v": 1, "play": play }).to_string();
    std::fs::write(home.path().join("plays.jsonl"), log + "\n").unwrap();
    for args in [
        &["history", "list"][..],
        &["history", "show", "1"],
        &["history", "stats"],
        &["history", "list", "--format", "json"],
        &["history", "show", "1", "--format", "json"],
        &["history", "export", "--to", "json"],
        &["history", "export", "--to", "csv"],
        &["history", "list", "--player", odd],
    ] {
        let outcome = run_at(home.path(), args);
        let shown = outcome.stdout + &outcome.stderr;
        let wrong = shown.chars().find(|c| *c != '\n' && is_unsafe(*c));
        assert_eq!(wrong, None, "{args:?}: {shown:?}");
    }
    let csv = run_at(home.path(), &["history", "export", "--to", "csv"]).answered();
    for cell in ["'=1+1", "'=HYPERLINK(1)", "''-x"] {
        assert!(csv.contains(&format!(",{cell}")), "{csv}");
    }
    let json = run_at(home.path(), &["history", "export", "--to", "json"]).json();
    assert_eq!(
        json["plays"][0]["players"][0]["name"], odd,
        "the data is the same"
    );
}

#[test]
fn a_play_has_a_sensible_day() {
    let home = tempfile::tempdir().unwrap();
    let save = |date: &str| {
        let date = format!("--date={date}");
        let args = [
            "score",
            "--save",
            &date,
            "A: castle",
            "B: keep",
            "--format",
            "json",
        ];
        run_at(home.path(), &args)
    };
    for date in ["1988-01-01", "2024-02-29"] {
        assert_eq!(save(date).status, 0, "{date}");
    }
    for date in [
        "2999-01-01",
        "1987-12-31",
        "0000-01-01",
        "-009999-01-01",
        "2024-02-30",
        "2024-2-1",
        "20240201",
        "2024-02-01T23:59",
        "2024-02-01[Europe/Kyiv]",
        "2024-W05-4",
        " 2024-02-01",
        "yesterday",
        "",
    ] {
        let wrong = [("bad-value".to_owned(), "--date".to_owned())];
        assert_eq!(save(date).faults(), wrong, "{date}");
    }
}

#[test]
fn small_wishes_are_taken_as_meant() {
    let template = run(&["score", "--template", "--names", "Ann,Мар'яна,B"]).answered();
    let names: Vec<&str> = template
        .lines()
        .filter(|line| line.starts_with("name = "))
        .collect();
    assert_eq!(
        names,
        ["name = \"Ann\"", "name = \"Мар'яна\"", "name = \"B\""]
    );
    let twice = run(&["score", "--template", "--names", "A,a", "--format", "json"]);
    assert_eq!(
        twice.faults(),
        [("same-name".to_owned(), "--names".to_owned())]
    );
    let stderr = run(&["rule", "--edition", "nope"]).refused(2);
    assert!(
        stderr.contains("2016, classic, third") && !stderr.contains("all"),
        "{stderr}"
    );
    assert!(
        run(&["card", "king", "--edition", "nope"])
            .refused(2)
            .contains("third, all")
    );
    let monastery = |key: &str| {
        let text = format!(
            "players = ['R', 'B']\n[[feature]]\nkind = 'monastery'\n{key} = 8\ncomplete = true\nfollowers = {{ R = 1 }}\n"
        );
        fed(&["fortress", "score", "-"], text).answered()
    };
    assert_eq!(monastery("neighbors"), monastery("neighbours"));
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
        sentences(&found.stderr).contains("color ne peut pas valoir"),
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
            .contains("can't be written: the disk is full.")
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
