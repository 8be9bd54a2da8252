//! Completion in the shells: the scripts sourced in real ones, and what the program suggests.

use super::program::{Outcome, command, run, run_at, run_command, skipped};
use citadels::command::args::Root;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use std::{fs, thread};
use tempfile::{TempDir, tempdir};

/// The shell if it is installed; otherwise says that the test is skipped.
fn installed(shell: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path);
    let found = folders.find(|folder| folder.join(shell).is_file());
    if found.is_none() {
        skipped(&format!("{shell} is not installed"));
    }
    found.map(|folder| folder.join(shell))
}

/// A user of the program: a home, and `citadels` on the path.
struct User {
    folder: TempDir,
}

impl User {
    fn new() -> Self {
        let user = Self {
            folder: tempdir().unwrap(),
        };
        fs::create_dir(user.home()).unwrap();
        fs::create_dir(user.programs()).unwrap();
        user
    }

    /// With a saved deck and two plays.
    fn with_files() -> Self {
        let user = Self::new();
        let home = &user.home();
        run_at(home, &["deck", "save", "friday night", "vicious-nobles"]).answered();
        for lines in [
            ["Zoë: castle", "Bob K: manor"],
            ["Olya: castle", "Zoë: manor"],
        ] {
            let more = ["--save", "--date", "2026-11-16", "--location", "Café"];
            run_at(home, &[&["score"], &lines[..], &more].concat()).answered();
        }
        user
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    fn programs(&self) -> PathBuf {
        self.folder.path().join("bin")
    }

    /// A program that completes like ours, and prints the arguments it gets otherwise.
    fn with_printing_program(self) -> Self {
        let program = self.programs().join("citadels");
        let ours = env!("CARGO_BIN_EXE_citadels");
        let script = format!(
            "#!/bin/sh\nif [ \"$1\" = completions ]; then exec '{ours}' \"$@\"; fi\n\
             printf '<%s>' \"$@\"; echo\n"
        );
        fs::write(&program, script).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        self
    }

    fn env(&self) -> Vec<(&'static str, String)> {
        let ours = Path::new(env!("CARGO_BIN_EXE_citadels"));
        let path = std::env::var("PATH").unwrap_or_default();
        let folder = ours.parent().unwrap().display();
        let own = self.programs();
        let text = |path: PathBuf| path.to_str().unwrap().to_owned();
        vec![
            ("PATH", format!("{}:{folder}:{path}", own.display())),
            ("HOME", text(self.folder.path().to_owned())),
            ("CITADELS_HOME", text(self.home())),
            ("LC_ALL", "C.UTF-8".to_owned()),
            ("TERM", "xterm".to_owned()),
        ]
    }

    /// Runs a script in a shell: what it prints.
    fn runs(&self, shell: &Path, args: &[&str], script: &str) -> String {
        let mut command = Command::new(shell);
        command.args(args).arg("-c").arg(script).env_clear();
        command.envs(self.env()).stdin(Stdio::null());
        command.current_dir(self.folder.path());
        let Outcome {
            status,
            stdout,
            stderr,
        } = run_command(command);
        assert_eq!((status, stderr.as_str()), (0, ""), "{script}: {stdout}");
        stdout
    }

    /// Types into a shell on a terminal after it has run `setup`, and waits until `shown` is on the
    /// screen.
    #[track_caller]
    fn types(&self, shell: &Path, args: &[&str], setup: &str, keys: &str, shown: &str) {
        let size = PtySize {
            rows: 50,
            cols: 160,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pty = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(shell);
        command.args(args);
        command.env_clear();
        for (name, value) in self.env() {
            command.env(name, value);
        }
        command.cwd(self.folder.path());
        let mut child = pty.slave.spawn_command(command).unwrap();
        drop(pty.slave);
        let mut reader = pty.master.try_clone_reader().unwrap();
        let mut writer = pty.master.take_writer().unwrap();
        let (send, received) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let mut screen = vt100::Parser::new(
            size.rows.try_into().unwrap(),
            size.cols.try_into().unwrap(),
            0,
        );
        let mut waits = |words: &str| {
            let until = Instant::now() + Duration::from_secs(300);
            while !screen.screen().contents().contains(words) {
                let left = until.saturating_duration_since(Instant::now());
                match received.recv_timeout(left) {
                    Ok(bytes) => screen.process(&bytes),
                    Err(_) => return Err(screen.screen().contents()),
                }
            }
            Ok(())
        };
        // Typed in two parts, so that it is not there before it is printed.
        writeln!(writer, "{setup}; echo rea''dy").unwrap();
        let result = waits("\nready").and_then(|()| {
            writer.write_all(keys.as_bytes()).unwrap();
            waits(shown)
        });
        let _ = child.kill();
        let _ = child.wait();
        if let Err(screen) = result {
            panic!("{keys:?} does not show {shown}:\n{screen}");
        }
    }
}

/// What is suggested for the last word: texts and what they are.
fn suggested(home: &Path, words: &[&str]) -> Vec<(String, String)> {
    let args = [&["completions", "zsh", "--", "citadels"], words].concat();
    let answer = run_at(home, &args).answered();
    let pair = |line: &str| {
        let (text, about) = line.split_once('\t').unwrap();
        (text.to_owned(), about.to_owned())
    };
    answer.lines().skip(1).map(pair).collect()
}

fn texts(home: &Path, words: &[&str]) -> Vec<String> {
    let all = suggested(home, words).into_iter();
    all.map(|(text, _)| text).collect()
}

#[test]
fn every_place_of_a_line_is_completed_in_its_language() {
    let user = User::with_files();
    let home = &user.home();
    for (words, expected) in [
        (&["ca"][..], &["card", "call"][..]),
        (&["deck", "r"], &["random", "reroll"]),
        (&["help", "deck", "fo"], &["forget"]),
        (&["man", "hist"], &["history"]),
        (&["completions", "p"], &["powershell"]),
        (&["card", "thie"], &["Thief", "Thieves' Den"]),
        (&["card", "thieves-"], &["thieves-den"]),
        (&["card", "great", "w"], &["Wall"]),
        (&["card", "great "], &["Great Wall"]),
        (&["card", "ведь"], &["Ведьма"]),
        (&["card", "--lang", "fr", "ecole"], &["École de Magie"]),
        (&["--lang", "ru", "card", "вед"], &["Ведьма"]),
        (&["card", "--lang=uk", "відь"], &["Відьма"]),
        (&["card", "--lang", "uk", "witc"], &["witch"]),
        (&["card", "--lang", "uk", "вед"], &["Ведьма"]),
        (&["card", "%"], &[]),
        (&["ruling", "witch", "mag"], &["Magician", "Magistrate"]),
        (
            &["ruling", "poor", "h"],
            &["House", "Harbor", "Haunted Quarter"],
        ),
        (&["rule", "t"], &["Ties", "The game in brief"]),
        (&["rule", "--lang", "fr", "éga"], &["Les égalités"]),
        (&["fortress", "rule", "mon"], &["Monasteries"]),
        (&["search", "completed"], &["Completed city"]),
        (&["deck", "show", "vic"], &["Vicious Nobles"]),
        (&["deck", "show", "vicious-"], &["vicious-nobles"]),
        (&["deck", "show", "fri"], &["friday night"]),
        (&["deck", "show", "-p", "5", "fri"], &["friday night"]),
        (&["deck", "show", "-p5", "fri"], &["friday night"]),
        (&["deck", "show", "-p=5", "fri"], &["friday night"]),
        (
            &["deck", "show", "--players", "5", "fri"],
            &["friday night"],
        ),
        (&["deck", "show", "--players=5", "fri"], &["friday night"]),
        (&["deck", "forget", ""], &["friday night"]),
        (&["deck", "random", "--must", "witc"], &["Witch"]),
        (&["deck", "random", "--fierce", "1"], &["1", "10"]),
        (&["deck", "play", "--seats", ""], &["steward", "random"]),
        (
            &["deck", "play", "--seats", "random,s"],
            &["random,steward"],
        ),
        (&["setup", "-p", ""], &["2", "3", "4", "5", "6", "7", "8"]),
        (&["setup", "--deck=vic"], &["--deck=Vicious Nobles"]),
        (&["call", "--names", "Olya,z"], &["Olya,Zoë"]),
        (
            &["history", "list", "--player", ""],
            &["Olya", "Zoë", "Bob K"],
        ),
        (&["history", "show", ""], &["2", "1"]),
        (&["history", "rename", "bo"], &["Bob K"]),
        (&["history", "edit", "1", "--player", "zo"], &["Zoë="]),
        (
            &["history", "edit", "1", "--player", "Zoë=o"],
            &["Zoë=Olya"],
        ),
        (&["score", "--location", ""], &["Café"]),
        (
            &["score", "Anton: market, cast"],
            &["Anton: market, Castle"],
        ),
        (&["score", "ol"], &["Olya: "]),
        (&["list", "districts", "--type", "m"], &["military"]),
        (
            &["list", "--lang", "ru", "кв"],
            &["кварталы", "кварталов", "квартал"],
        ),
        (
            &["card", "witch", "--edition", ""],
            &["2016", "classic", "third", "all"],
        ),
        (
            &["rule", "ties", "--edition", ""],
            &["2016", "classic", "third"],
        ),
        (&["card", "--lang", ""], &["en", "fr", "ru", "uk"]),
        (&["sheet", "--format", ""], &["text", "markdown", "html"]),
        (&["settings", ""], &["lang", "edition", "color"]),
        (&["settings", "color", ""], &["auto", "always", "never"]),
        (&["history", "export", "--to", "b"], &["bgstats"]),
        (&["score", "--allow", "too"], &["too-many-copies"]),
        (&["deck", "forget", "x", "--ed"], &[]),
        (&["tonight", "--show", "--n"], &["--no-pager"]),
    ] {
        let mut found = texts(home, words);
        let mut expected = expected.to_vec();
        // Card names are sorted, the rest is in its own order.
        if words[0] == "rule" {
            found.retain(|one| expected.contains(&one.as_str()));
            found.sort();
            expected.sort_unstable();
        }
        assert_eq!(found, expected, "{words:?}");
    }
}

#[test]
fn a_suggestion_says_what_it_is_in_the_language_of_the_line() {
    let user = User::with_files();
    for (words, text, about) in [
        (&["card", "witc"][..], "Witch", "character of rank 1"),
        (
            &["card", "--lang", "ru", "ведь"],
            "Ведьма",
            "персонаж 1-го ранга",
        ),
        (&["ca"], "card", "Show a card: facts, effect, rulings"),
        (
            &["--lang", "fr", "ma"],
            "man",
            "Afficher une page de manuel",
        ),
        (
            &["deck", "random", "--se"],
            "--seed",
            "seed the draw: the same seed and options give the same deck",
        ),
        (&["history", "show", "1"], "1", "2026-11-16: Zoë, Bob K"),
        (&["deck", "show", "fri"], "friday night", "saved deck"),
        (
            &["--lang", "uk", "card", "--edition", "cl"],
            "classic",
            "класика",
        ),
    ] {
        let found = suggested(&user.home(), words);
        let expected = (text.to_owned(), about.to_owned());
        assert!(found.contains(&expected), "{words:?}: {found:?}");
    }
}

#[test]
fn the_language_is_that_of_the_line_then_the_script_then_the_user() {
    let user = User::new();
    fs::write(user.home().join("settings.toml"), "lang = \"uk\"\n").unwrap();
    let names = |args: &[&str], env: &[(&str, &str)]| {
        let mut command = command(args);
        command.env("CITADELS_HOME", user.home());
        command.envs(env.iter().copied());
        run_command(command).answered()
    };
    let card = ["completions", "bash", "--", "citadels", "card", "ч"];
    assert!(names(&card, &[]).contains("Чарівник"));
    assert!(names(&card, &[("CITADELS_LANG", "ru")]).contains("Чародей"));
    let of_script = [&["completions", "bash", "--lang", "ru"], &card[2..]].concat();
    assert!(names(&of_script, &[("CITADELS_LANG", "uk")]).contains("Чародей"));
    let script = run(&["completions", "bash", "--lang", "ru"]).answered();
    assert!(
        script.contains("completions bash --lang ru -- "),
        "{script}"
    );
    let script = run(&["completions", "bash"]).answered();
    assert!(script.contains("completions bash -- "), "{script}");
}

/// Nothing is suggested for these: they can be anything.
const FREE: [&str; 11] = [
    "seed", "comment", "since", "until", "minutes", "count", "at", "games", "shard", "port", "bind",
];

#[test]
fn every_argument_is_completed_unless_it_can_be_anything() {
    fn walk(path: &[String], command: &clap::Command, home: &Path) {
        let is_many = |arg: &clap::Arg| matches!(arg.get_action(), clap::ArgAction::Append);
        let mut before: Vec<&str> = Vec::new();
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str();
            if !arg.get_action().takes_values() || FREE.contains(&id) {
                continue;
            }
            let option = arg.get_long().map(|long| format!("--{long}"));
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let typed = match id {
                // Of all there is, only what is begun is suggested.
                "words" if path == ["search"] => "w",
                "question" => "w",
                "words" if path == ["completions"] => continue,
                _ => "",
            };
            let option: Vec<&str> = option.as_deref().into_iter().collect();
            let words = [&["completions", "fish", "--", "citadels"], &path[..]].concat();
            let args = [&words[..], &before, &option, &[typed]].concat();
            let answer = run_at(home, &args).answered();
            let is_file = answer == "files\n";
            assert!(is_file || answer.lines().count() > 1, "{args:?}: {answer}");
            if arg.is_positional() && !is_many(arg) {
                before.push(if id == "name" { "lang" } else { "1" });
            }
        }
        for below in command.get_subcommands() {
            let path = [path, &[below.get_name().to_owned()]].concat();
            walk(&path, below, home);
        }
    }
    let user = User::with_files();
    walk(&[], &Root::command(), &user.home());
}

#[test]
fn every_command_and_option_of_the_help_is_suggested() {
    fn walk(path: &[&str], command: &clap::Command, home: &Path) {
        let found = texts(home, &[path, &["-"]].concat());
        let options = command.get_arguments().filter(|arg| !arg.is_positional());
        for arg in options.filter(|arg| !arg.is_hide_set()) {
            let long = format!("--{}", arg.get_long().unwrap());
            let is_suggested = found.contains(&long);
            assert!(is_suggested, "{path:?} {long}: {found:?}");
        }
        let names = texts(home, &[path, &[""]].concat());
        for below in command.get_subcommands() {
            let name = below.get_name();
            assert!(names.iter().any(|one| one == name), "{path:?} {name}");
            walk(&[path, &[name]].concat(), below, home);
        }
    }
    walk(&[], &Root::command(), &User::new().home());
}

#[test]
fn whatever_the_home_is_completing_answers_and_writes_nothing() {
    let lines = [
        &["card", "witc"][..],
        &["history", "show", ""],
        &["deck", "show", ""],
    ];
    let make: [&dyn Fn(&Path); 7] = [
        &|_| {},
        &|home| fs::write(home, "no folder").unwrap(),
        &|home| fs::create_dir_all(home.join("settings.toml")).unwrap(),
        &|home| {
            fs::create_dir(home).unwrap();
            fs::write(home.join("settings.toml"), "lang = [").unwrap();
        },
        &|home| fs::create_dir_all(home.join("plays.jsonl")).unwrap(),
        &|home| {
            fs::create_dir(home).unwrap();
            fs::write(home.join("plays.jsonl"), [0xff, b'\n', b'{']).unwrap();
            fs::write(home.join("decks"), "no folder").unwrap();
        },
        &|home| {
            fs::create_dir(home).unwrap();
            let pipe = Command::new("mkfifo")
                .arg(home.join("plays.jsonl"))
                .status();
            assert!(pipe.unwrap().success());
        },
    ];
    for (number, make) in make.iter().enumerate() {
        let folder = tempdir().unwrap();
        let home = folder.path().join("home");
        make(&home);
        let files = || {
            let all = fs::read_dir(&home).into_iter().flatten().flatten();
            all.map(|file| file.path()).collect::<Vec<_>>()
        };
        let before = files();
        for line in lines {
            let args = [&["completions", "bash", "--", "citadels"], line].concat();
            let mut command = command(&args);
            command
                .env("CITADELS_HOME", &home)
                .env("CITADELS_LANG", "xx");
            let answer = run_command(command).answered();
            let is_card = line[0] == "card";
            assert!(!is_card || answer == "names\nWitch\n", "{number}: {answer}");
        }
        assert_eq!(files(), before, "{number}");
    }
}

#[test]
fn what_was_forgotten_renamed_and_undone_is_not_suggested() {
    let user = User::with_files();
    let home = &user.home();
    run_at(home, &["history", "rename", "Bob K", "Bobby"]).answered();
    assert_eq!(texts(home, &["history", "rename", "b"]), ["Bobby"]);
    run_at(home, &["history", "forget", "2"]).answered();
    assert_eq!(texts(home, &["history", "show", ""]), ["1"]);
    run_at(home, &["history", "undo"]).answered();
    run_at(home, &["history", "undo"]).answered();
    assert_eq!(texts(home, &["history", "show", ""]), ["2", "1"]);
    assert_eq!(texts(home, &["history", "rename", "b"]), ["Bob K"]);
}

#[test]
fn an_unknown_shell_is_refused_with_those_we_know() {
    for args in [&["completions", "tcsh"][..], &["completions"]] {
        let told = run(args).refused(2);
        assert!(told.contains("bash, zsh, fish, powershell"), "{told}");
    }
}

/// Completes in bash by its function: `line` is an array of words as bash splits it.
fn in_bash(user: &User, bash: &Path, line: &str) -> String {
    let script = format!(
        "eval \"$(citadels completions bash)\"\n\
         COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))\n\
         _citadels\n\
         printf '%s\\n' \"${{COMPREPLY[@]}}\""
    );
    user.runs(bash, &["--norc", "--noprofile"], &script)
}

#[test]
fn bash_completes() {
    let Some(bash) = installed("bash") else {
        return;
    };
    let user = User::with_files();
    for (line, expected) in [
        ("citadels ca", "card\ncall\n"),
        ("citadels card thieves", "Thieves\\'\\ Den\n"),
        ("citadels card '\"thieves'", "Thieves' Den\n"),
        ("citadels card \"'thieves\"", "Thieves'\\'' Den\n"),
        ("citadels card 'great\\ w'", "Great\\ Wall\n"),
        ("citadels card --lang ru вед", "Ведьма\n"),
        ("citadels card --lang = f", "fr\n"),
        ("citadels card --lang =", "en\nfr\nru\nuk\n"),
        ("citadels deck show fri", "friday\\ night\n"),
        ("citadels history edit 1 --player Zoë = o", "Olya\n"),
        (
            "citadels score '\"Anton: market, cast'",
            // Two, so that it leaves the quote open.
            "Anton: market, Castle\nAnton: market, Castle,\n",
        ),
        ("citadels score x", "\n"),
    ] {
        assert_eq!(in_bash(&user, &bash, line), expected, "{line}");
    }
    // The function is registered for the program.
    let script = "eval \"$(citadels completions bash)\"; complete -p citadels";
    let told = user.runs(&bash, &["--norc", "--noprofile"], script);
    assert!(told.contains("-F _citadels citadels"), "{told}");
}

#[test]
fn bash_on_a_terminal_types_what_the_program_then_gets() {
    let Some(bash) = installed("bash") else {
        return;
    };
    let user = User::with_files().with_printing_program();
    fs::write(user.folder.path().join("my game.toml"), "").unwrap();
    let setup = "eval \"$(citadels completions bash)\"; PS1='$ '; bind 'set bell-style none'";
    for (keys, shown) in [
        ("citadels card thieves\t\r", "<card><Thieves' Den>"),
        (
            "citadels ruling \"thieves\t great\\ w\t\r",
            "<ruling><Thieves' Den><Great Wall>",
        ),
        ("citadels card 'thieves\t\r", "<card><Thieves' Den>"),
        ("citadels card ведьм\t\r", "<card><Ведьма>"),
        (
            "citadels card witch --lang=f\t\r",
            "<card><witch><--lang=fr>",
        ),
        ("citadels score my\t\r", "<score><my game.toml>"),
        ("citadels deck rand\t-p 5\r", "<deck><random><-p><5>"),
        // The line of a player goes on: its quote stays open.
        (
            "citadels score \"Zoe: cas\t, mark\t\"\r",
            "<score><Zoe: Castle, Market>",
        ),
    ] {
        user.types(&bash, &["--norc", "--noprofile", "-i"], setup, keys, shown);
    }
}

#[test]
fn zsh_on_a_terminal_types_what_the_program_then_gets() {
    let Some(zsh) = installed("zsh") else {
        return;
    };
    let user = User::with_files().with_printing_program();
    fs::write(user.folder.path().join("my game.toml"), "").unwrap();
    let setup = "PS1='$ '; unsetopt beep; source <(citadels completions zsh)";
    for (keys, shown) in [
        ("citadels card thieves\t\r", "<card><Thieves' Den>"),
        (
            "citadels ruling \"thieves\t great\\ w\t\r",
            "<ruling><Thieves' Den><Great Wall>",
        ),
        ("citadels card 'thieves\t\r", "<card><Thieves' Den>"),
        ("citadels card ведьм\t\r", "<card><Ведьма>"),
        (
            "citadels card --lang fr ecol\t\r",
            "<card><--lang><fr><École de Magie>",
        ),
        (
            "citadels card witch --lang=f\t\r",
            "<card><witch><--lang=fr>",
        ),
        ("citadels score my\t\r", "<score><my game.toml>"),
        ("citadels deck rand\t-p 5\r", "<deck><random><-p><5>"),
        (
            "citadels score \"Zoe: cas\t, mark\t\"\r",
            "<score><Zoe: Castle, Market>",
        ),
        // What is typed stays, and what fits is listed with what it is.
        ("citadels card thi\t\t", "character of rank 2"),
        ("citadels card --lang fr e\t", "École de Magie"),
    ] {
        user.types(&zsh, &["-f", "-i"], setup, keys, shown);
    }
}

#[test]
fn zsh_loads_the_script_from_its_path() {
    let Some(zsh) = installed("zsh") else {
        return;
    };
    let user = User::new().with_printing_program();
    let script = run(&["completions", "zsh"]).answered();
    assert!(script.starts_with("#compdef citadels\n"));
    fs::write(user.folder.path().join("_citadels"), script).unwrap();
    let setup = "fpath=($PWD $fpath); autoload -Uz compinit; compinit -D -u; PS1='$ '";
    let keys = "citadels card thieves\t\r";
    user.types(&zsh, &["-f", "-i"], setup, keys, "<card><Thieves' Den>");
}

#[test]
fn fish_completes() {
    let Some(fish) = installed("fish") else {
        return;
    };
    let user = User::with_files();
    fs::write(user.folder.path().join("my game.toml"), "").unwrap();
    for (line, expected) in [
        (
            "citadels card thieves",
            "Thieves' Den\tunique district, cost 6",
        ),
        (
            "citadels card \"thieves",
            "Thieves' Den\tunique district, cost 6",
        ),
        (
            "citadels card great\\ w",
            "Great Wall\tunique district, cost 6",
        ),
        ("citadels card great w", "Wall\tunique district, cost 6"),
        ("citadels card --lang ru вед", "Ведьма\tперсонаж 1-го ранга"),
        (
            "citadels card --lang fr ecol",
            "ecole de Magie\tmerveille, coût 6",
        ),
        ("citadels card --lang=f", "--lang=fr"),
        ("citadels deck show fri", "friday night\tsaved deck"),
        ("citadels deck rand", "random\tDraw a balanced deck"),
        ("citadels score my", "my game.toml"),
        // Two, so that it leaves the quote open.
        ("citadels score \"Zoe: cas", "Zoe: castle\nZoe: castle,"),
    ] {
        let script = format!(
            "citadels completions fish | source; complete -C '{}'",
            line.replace('\\', "\\\\").replace('\'', "\\'")
        );
        let found = user.runs(&fish, &["--no-config"], &script);
        assert_eq!(found.trim_end(), expected, "{line}");
    }
    let script = "citadels completions fish | source; complete -C 'citadels '";
    let found = user.runs(&fish, &["--no-config"], script);
    assert!(
        !found.contains(".toml"),
        "no files among the commands: {found}"
    );
}
