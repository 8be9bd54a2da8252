//! A real terminal: the picker is connected to it.
#![cfg(unix)]

use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};
use std::{fs, thread};
use tempfile::TempDir;

/// The user at the other end of a terminal.
struct Person {
    terminal: Arc<Mutex<Box<dyn MasterPty + Send>>>,
    /// What that terminal shows.
    shown: vt100::Parser,
    keys: Box<dyn Write + Send>,
    screen: mpsc::Receiver<Vec<u8>>,
    seen: String,
    program: Box<dyn portable_pty::Child + Send + Sync>,
    /// A separate folder, as long as the user is there.
    home: Option<TempDir>,
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols,
        pixel_width: 0,
        pixel_height: 0,
    }
}

fn screen(cols: u16, rows: u16) -> vt100::Parser {
    vt100::Parser::new(rows.try_into().unwrap(), cols.try_into().unwrap(), 0)
}

impl Person {
    fn sits_at(args: &[&str]) -> Self {
        Self::sits_at_a_terminal(args, (80, 24), None)
    }

    /// The same with a folder for saved files.
    fn at_home(args: &[&str], home: &Path) -> Self {
        Self::sits(args, home, (80, 24), None)
    }

    fn sits_at_a_terminal(args: &[&str], size: (u16, u16), pager: Option<&str>) -> Self {
        let home = tempfile::tempdir().unwrap();
        let mut person = Self::sits(args, home.path(), size, pager);
        person.home = Some(home);
        person
    }

    fn sits(args: &[&str], home: &Path, (cols, rows): (u16, u16), pager: Option<&str>) -> Self {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_citadels"));
        command.args(args);
        Self::starts(command, home, (cols, rows), pager)
    }

    /// The same with strace, which notes the calls in a file.
    #[cfg(target_os = "linux")]
    fn traced(args: &[&str], home: &Path, trace: &Path) -> Self {
        let mut command = CommandBuilder::new("strace");
        command.args(super::durable::strace(trace));
        command.arg(env!("CARGO_BIN_EXE_citadels"));
        command.args(args);
        Self::starts(command, home, (80, 24), None)
    }

    fn starts(
        mut command: CommandBuilder,
        home: &Path,
        (cols, rows): (u16, u16),
        pager: Option<&str>,
    ) -> Self {
        let pty = native_pty_system().openpty(size(cols, rows)).unwrap();
        command.env_clear();
        // Not the user's own folder, which need not exist.
        command.cwd(std::env::temp_dir());
        command.env("TERM", "xterm-256color");
        command.env("CITADELS_HOME", home);
        command.env("PATH", std::env::var_os("PATH").unwrap());
        match pager {
            // Nor is there a `less`.
            Some(OWN) => command.env("PATH", ""),
            Some(pager) => command.env("PAGER", pager),
            None => {}
        }
        let program = pty.slave.spawn_command(command).unwrap();
        drop(pty.slave);
        let mut reader = pty.master.try_clone_reader().unwrap();
        let keys = pty.master.take_writer().unwrap();
        let terminal = Arc::new(Mutex::new(pty.master));
        let master = terminal.clone();
        let (send, screen_bytes) = mpsc::channel();
        thread::spawn(move || {
            // The terminal lives as long as someone reads it.
            let _master = master;
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self {
            terminal,
            shown: screen(cols, rows),
            keys,
            screen: screen_bytes,
            seen: String::new(),
            program,
            home: None,
        }
    }

    /// Waits until this has been shown.
    fn sees(&mut self, words: &str) {
        self.waits(words, |person| person.seen.contains(words));
    }

    /// Waits until this is on the screen; returns its lines.
    fn looks_at(&mut self, words: &str) -> Vec<String> {
        self.waits(words, |person| {
            person.shown.screen().contents().contains(words)
        });
        let contents = self.shown.screen().contents();
        contents
            .lines()
            .map(|line| line.trim_end().to_owned())
            .collect()
    }

    /// Waits until the screen matches.
    fn finds(&mut self, like: impl Fn(&[String]) -> bool) {
        self.waits("such a screen", |person| {
            let contents = person.shown.screen().contents();
            let lines: Vec<String> = contents
                .lines()
                .map(|line| line.trim_end().into())
                .collect();
            like(&lines)
        });
    }

    fn waits(&mut self, words: &str, until: impl Fn(&Self) -> bool) {
        let patience = Instant::now() + Duration::from_secs(60);
        while !until(self) {
            let left = patience.saturating_duration_since(Instant::now());
            let bytes = self.screen.recv_timeout(left).unwrap_or_else(|_| {
                let now = self.shown.screen().contents();
                panic!("no {words} in {:?}\n{now}", self.seen)
            });
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
            self.shown.process(&bytes);
        }
    }

    fn resizes(&mut self, cols: u16, rows: u16) {
        self.shown = screen(cols, rows);
        self.terminal
            .lock()
            .unwrap()
            .resize(size(cols, rows))
            .unwrap();
    }

    /// Waits a moment: private screens ignore keys at first.
    fn pauses() {
        thread::sleep(Duration::from_millis(1500));
    }

    fn types(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Everything that was written until the program ended.
    fn leaves_with(mut self, status: u32) -> String {
        let patience = Instant::now() + Duration::from_secs(60);
        let ended = loop {
            match self.program.try_wait().unwrap() {
                Some(ended) => break ended,
                None => assert!(Instant::now() < patience, "it runs on: {:?}", self.seen),
            }
            thread::sleep(Duration::from_millis(5));
        };
        assert_eq!(ended.exit_code(), status, "{:?}", self.seen);
        while let Ok(bytes) = self.screen.recv_timeout(Duration::from_secs(5)) {
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
        }
        self.seen
    }
}

/// What an 80 by 24 terminal still has of this: its screen and its scrollback.
fn kept(written: &str) -> String {
    let mut terminal = vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 10_000);
    terminal.process(written.as_bytes());
    terminal.screen_mut().set_scrollback(usize::MAX);
    let mut kept = String::new();
    // Scrolls down through the scrollback, screen by screen.
    for back in (0..=terminal.screen().scrollback()).rev() {
        terminal.screen_mut().set_scrollback(back);
        kept.push_str(&terminal.screen().contents());
    }
    kept
}

/// How many characters this text names.
fn secrets(text: &str) -> usize {
    [
        "Assassin",
        "Thief",
        "Magician",
        "King",
        "Bishop",
        "Merchant",
        "Architect",
        "Warlord",
    ]
    .into_iter()
    .filter(|name| text.contains(name))
    .count()
}

/// A draft for two in which Anton keeps the Thief, up to Dmytro's hand.
fn anton_keeps_the_thief(lang: &str) -> Person {
    let mut person = Person::sits_at(&["draft", "pass", "--names", "Anton,Dmytro", "--lang", lang]);
    person.sees("Anton");
    Person::pauses();
    person.types("\r");
    person.sees("Anton: keep one");
    person.types("1");
    person.types("2");
    person.sees("▶");
    person
}

/// The terminal is closed, and the hangup signal goes to a shell that ignores it.
#[test]
fn a_terminal_that_is_gone_ends_every_command() {
    let commands: [&[&str]; 9] = [
        &[],
        &["card"],
        &["tonight"],
        &["score"],
        &["solo"],
        &["fortress", "pad"],
        &["deck", "build", "-p", "4"],
        &["draft", "pass", "--names", "Anton,Dmytro"],
        // Longer than the terminal.
        &["rule"],
    ];
    let runs = commands.map(|args| {
        let home = tempfile::tempdir().unwrap();
        let pty = native_pty_system().openpty(size(80, 10)).unwrap();
        let mut shell = CommandBuilder::new("/bin/sh");
        let then = r#"trap "" HUP; "$0" "$@"; echo "$?" >"$CITADELS_HOME/ended""#;
        shell.args(["-c", then, env!("CARGO_BIN_EXE_citadels")]);
        shell.args(args);
        shell.env_clear();
        shell.cwd(std::env::temp_dir());
        shell.env("TERM", "xterm-256color");
        shell.env("CITADELS_HOME", home.path());
        let program = pty.slave.spawn_command(shell).unwrap();
        drop(pty.slave);
        let mut reader = pty.master.try_clone_reader().unwrap();
        let (mut seen, mut buffer) = (String::new(), [0; 4096]);
        // Keys are read one by one, pasted text too.
        while !seen.contains("\u{1b}[?2004h") {
            let count = reader.read(&mut buffer).unwrap();
            assert_ne!(count, 0, "{args:?}: {seen}");
            seen.push_str(&String::from_utf8_lossy(&buffer[..count]));
        }
        // All that is left of the terminal goes here.
        drop((reader, pty.master));
        (args, home, program)
    });
    for (args, home, mut program) in runs {
        let patience = Instant::now() + Duration::from_secs(60);
        while program.try_wait().unwrap().is_none() {
            assert!(Instant::now() < patience, "it runs on: {args:?}");
            thread::sleep(Duration::from_millis(20));
        }
        let ended = fs::read_to_string(home.path().join("ended")).unwrap();
        assert_eq!(ended, "130\n", "{args:?}");
    }
}

#[test]
fn on_a_terminal_card_opens_a_picker_that_filters_while_typing() {
    let mut person = Person::sits_at(&["card", "--lang", "uk"]);
    person.sees("Яка карта?");
    person.types("відь");
    person.sees("Відьма");
    person.types("\r");
    person.sees("персонаж");
    person.leaves_with(0);
}

/// A list in a narrow window, below a question: neither is cut, and the selected choice is visible.
#[test]
fn a_picker_is_right_at_40_columns() {
    for (lang, question, typed, marked, help) in [
        (
            "en",
            "Which card?",
            "card",
            "5 Cardinal",
            "[type to filter · Enter: choose · Esc: leave]",
        ),
        (
            "fr",
            "Quelle carte\u{a0}?",
            "card",
            "5 Cardinal",
            "[tapez pour filtrer · Entrée\u{a0}: choisir · Échap\u{a0}: quitter]",
        ),
        (
            "ru",
            "Какая карта?",
            "кард",
            "5 Кардинал",
            "[буквы: отобрать · Enter: выбрать · Esc: выйти]",
        ),
        (
            "uk",
            "Яка карта?",
            "кард",
            "5 Кардинал",
            "[наберіть кілька літер · Enter: вибрати · Esc: вийти]",
        ),
    ] {
        let args = ["card", "--lang", lang, "--color", "never", "--no-pager"];
        let mut person = Person::sits_at_a_terminal(&args, (40, 24), None);
        person.looks_at("> 1");
        // Further down: the list moves, the question stays.
        person.types(&"\u{1b}[B".repeat(40));
        person.finds(|lines| lines[0] == format!("? {question}") && lines[1].starts_with("↑ "));
        person.types(typed);
        person.finds(|lines| {
            let end = lines.iter().rev().take(2).rev();
            let end: Vec<&str> = end.map(String::as_str).collect();
            let first = [format!("? {question} {typed}"), format!("> {marked}")];
            lines.starts_with(&first) && end.join(" ") == help
        });
        person.types("zz");
        person.looks_at(&format!(
            "> {}",
            said(lang, "pages.ftl", "ask-nothing-fits")
        ));
        // Enter is no answer there.
        person.types("\r\u{7f}\u{7f}\r");
        person.sees(&format!("? {question} {marked}"));
        person.leaves_with(0);
    }
}

#[test]
fn yes_or_no_is_asked_in_every_language_and_leaves_one_line() {
    for (lang, question, (wrong, right)) in [
        ("en", "Delete the deck \"mine\"?", ("maybe", "y")),
        ("fr", "Supprimer la sélection « mine » ?", ("si", "oui")),
        ("ru", "Удалить сохранённый набор «mine»?", ("ага", "да")),
        ("uk", "Видалити збережену добірку «mine»?", ("ага", "т")),
    ] {
        let home = tempfile::tempdir().unwrap();
        let sits = || {
            let args = ["--lang", lang, "deck", "forget", "mine"];
            Person::sits(&args, home.path(), (40, 24), None)
        };
        let saves = ["deck", "save", "mine", "first-game"];
        Person::at_home(&saves, home.path()).leaves_with(0);
        let (yes, no) = ("answer-yes", "answer-no");
        let [yes, no] = [yes, no].map(|id| said(lang, "decks.ftl", id));
        let offer = format!("({yes}/{})", no.to_uppercase());
        // Enter alone means no, Escape and Ctrl-C leave nothing behind.
        for (key, is_kept) in [("\r", true), ("\u{1b}", false), ("\u{3}", false)] {
            let mut person = sits();
            let lines = person.looks_at(&offer);
            let words = lines.join(" ").replace('\u{a0}', " ");
            let words: Vec<&str> = words.split_whitespace().collect();
            assert_eq!(words.join(" "), format!("? {question} {offer}"));
            person.types(key);
            let kept = kept(&person.leaves_with(130));
            let ends = kept.trim_end().ends_with(&no);
            assert_eq!(
                (ends, kept.trim().is_empty()),
                (is_kept, !is_kept),
                "{kept}"
            );
        }
        let mut person = sits();
        person.looks_at(&offer);
        person.types(wrong);
        person.types("\r");
        person.looks_at(&format!("! {yes}, {no}?"));
        person.types(&"\u{7f}".repeat(5));
        person.types(right);
        person.types("\r");
        person.finds(|lines| lines.iter().any(|line| line.ends_with(&yes)));
        person.leaves_with(0);
    }
}

#[test]
fn a_number_out_of_range_is_refused_and_can_be_mended() {
    let mut person = Person::sits_at(&["deck", "random", "--seed", "a", "--lang", "en"]);
    person.looks_at("How many players?");
    person.types("9\r");
    person.looks_at("! a number from 2 to 8");
    person.types("\u{7f}4\r");
    person.finds(|lines| lines.contains(&"? How many players? 4".to_owned()));
    person.leaves_with(0);
}

#[test]
fn a_question_follows_the_wish_for_color() {
    for (color, is_bold) in [("always", true), ("never", false)] {
        let mut person = Person::sits_at(&["rule", "--lang", "en", "--color", color]);
        person.looks_at("[type to filter");
        assert_eq!(
            person.seen.contains("\u{1b}[1m"),
            is_bold,
            "{}",
            person.seen
        );
        person.types("\u{3}");
        person.leaves_with(130);
    }
}

#[test]
fn a_line_is_edited_pasted_into_wraps_and_follows_the_size() {
    let args = ["fortress", "pad", "--lang", "en"];
    let mut person = Person::sits_at_a_terminal(&args, (40, 24), None);
    person.looks_at("Who is playing?");
    person.types("Dmytro\u{1}Old \u{5} the third\u{17}second");
    person.looks_at("> Old Dmytro the second");
    // A pasted line break is not Enter.
    person.types("\u{15}\u{1b}[200~Anton\r\u{1b}[201~");
    let lines = person.looks_at("> Anton");
    assert_eq!(lines[0], "Who is playing?");
    person.types("\u{1b}OH\u{1b}[3~\u{1b}[3~A long name of many words that goes on an");
    let lines = person.looks_at("  on anton");
    assert_eq!(lines[1], "> A long name of many words that goes");
    person.resizes(80, 12);
    person.looks_at("> A long name of many words that goes on anton");
    person.types("\u{15}\u{1b}OF\u{15}Anton\r");
    // What is refused can be corrected, with the reason right above it.
    let lines = person.looks_at("  commas.");
    let reason = lines.iter().position(|line| line == "  commas.").unwrap();
    assert_eq!(lines[reason + 2..][..2], ["Who is playing?", "> Anton"]);
    person.types("\u{1b}");
    person.leaves_with(130);
}

#[test]
fn a_wrong_key_does_not_swallow_the_next() {
    let names = "Anton,Dmytro";
    let mut person = Person::sits_at(&["draft", "pass", "--names", names, "--lang", "en"]);
    person.sees("Anton");
    Person::pauses();
    person.types("x\u{1b}[15~\u{1b}[H");
    thread::sleep(Duration::from_millis(100));
    person.types("\r");
    person.sees("Anton: keep one");
    person.types("\u{3}");
    person.leaves_with(130);
}

/// The program's own pager.
const OWN: &str = "our own";

/// A page of 49 lines.
const LONG: [&str; 6] = ["list", "districts", "--lang", "en", "--color", "never"];

#[test]
fn a_long_page_scrolls_and_keeps_its_position() {
    let mut person = Person::sits_at_a_terminal(&LONG, (80, 24), Some(OWN));
    let first = person.looks_at("23/49 · Space: more · /: find · q: done");
    assert_eq!(first.len(), 24);
    assert!(first[0].starts_with("Name "), "{first:#?}");
    // Unknown keys do nothing.
    person.types("x\u{1b}[15~ ");
    person.looks_at("46/49");
    person.types("\u{1b}[5~\u{1b}[B");
    person.looks_at("24/49");
    person.types("\u{1b}[F");
    let last = person.looks_at("49/49");
    person.types("q");
    let kept = kept(&person.leaves_with(0));
    assert!(kept.contains("Manor") && !kept.contains("49/49"), "{kept}");
    for line in &last[..23] {
        assert!(kept.contains(line), "{line} in {kept}");
    }
}

#[test]
fn a_word_is_found_in_a_long_page() {
    let mut person = Person::sits_at_a_terminal(&LONG, (80, 24), Some(OWN));
    person.looks_at("23/49");
    person.types("/keep\r");
    person.finds(|lines| lines[0].contains("Keep"));
    person.types("q");
    person.leaves_with(0);
}

#[test]
fn a_long_page_goes_through_the_pager_of_the_user_or_is_printed() {
    for (pager, more, sees) in [
        (Some("sed 's/^/| /'"), None, "| ◆ Manor"),
        (Some("no-such-pager"), None, "◆ Manor"),
        (Some("cat"), None, "◆ Manor"),
        (Some(""), None, "◆ Manor"),
        (None, Some("--no-pager"), "◆ Manor"),
    ] {
        let args: Vec<&str> = LONG.into_iter().chain(more).collect();
        let person = Person::sits_at_a_terminal(&args, (80, 24), pager);
        let kept = kept(&person.leaves_with(0));
        assert!(
            kept.lines().any(|line| line.starts_with(sees)),
            "{pager:?} {kept}"
        );
        assert!(!kept.contains("/49 · "), "{pager:?}");
    }
}

#[test]
fn escape_leaves_quietly() {
    let mut person = Person::sits_at(&["rule", "--lang", "en"]);
    person.sees("Which topic?");
    person.types("\u{1b}");
    assert!(!person.seen.contains("canceled"));
    person.leaves_with(130);
}

#[test]
fn the_terminal_keeps_nothing_of_a_hidden_choice() {
    let mut person = anton_keeps_the_thief("en");
    person.sees("You keep the");
    // Impatient key presses: only the first Enter counts.
    person.types("\r\r\r");
    person.sees("Hand the device to Dmytro");
    Person::pauses();
    assert!(!person.seen.contains("Dmytro: keep one"));
    assert!(secrets(&person.seen) >= 6, "the cards were on the screen");
    person.types("\u{1b}");
    person.sees("Leave?");
    Person::pauses();
    person.types("\r");
    let kept = kept(&person.leaves_with(130));
    assert_eq!(secrets(&kept), 0, "{kept}");
}

#[test]
fn interrupted_in_the_middle_of_a_choice_it_leaves_no_secret_on_the_screen() {
    // Ctrl-C, and a termination signal.
    for by_signal in [false, true] {
        let mut person = anton_keeps_the_thief("en");
        if by_signal {
            let id = person.program.process_id().unwrap().to_string();
            let killed = std::process::Command::new("kill")
                .args(["-TERM", &id])
                .status();
            assert!(killed.unwrap().success());
        } else {
            person.types("\u{3}");
        }
        let written = person.leaves_with(130);
        assert!(secrets(&written) >= 6 && written.contains("\u{1b}[?1049l"));
        let kept = kept(&written);
        let said = if by_signal {
            ""
        } else {
            "Next time the characters"
        };
        assert!(
            kept.trim().starts_with(said),
            "by signal: {by_signal}: {kept}"
        );
        assert!(kept.trim().lines().count() <= 1, "{kept}");
    }
}

#[test]
fn the_round_is_called_on_a_terminal_key_by_key() {
    let mut person = Person::sits_at(&["call", "-p", "4", "--lang", "uk"]);
    person.sees("Вбивця");
    // A Cyrillic keyboard: т is where n is.
    person.types("т");
    person.sees("Злодій");
    person.types("г");
    person.sees("Вбивця");
    person.types("\u{1b}");
    person.sees("Вийти?");
    Person::pauses();
    person.types("\r");
    person.leaves_with(130);
}

#[test]
fn a_hangup_ends_the_program() {
    let Person {
        keys,
        screen,
        mut program,
        ..
    } = {
        let mut person = Person::sits_at(&["call", "-p", "4", "--lang", "en"]);
        person.sees("Assassin");
        person
    };
    // The terminal closes with its last handle.
    drop((keys, screen));
    let patience = Instant::now() + Duration::from_secs(30);
    while program.try_wait().unwrap().is_none() {
        let id = program.process_id().unwrap().to_string();
        let _ = std::process::Command::new("kill")
            .args(["-HUP", &id])
            .status();
        assert!(Instant::now() < patience, "it runs on");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_score_is_asked_for_on_a_terminal() {
    let home = tempfile::tempdir().unwrap();
    let mut person = Person::at_home(&["score", "--lang", "en"], home.path());
    for (question, answer) in [
        ("Who is playing?", "Anton, Dmytro\r"),
        ("Anton's city?", "cast, tav*\r"),
        ("Dmytro's city?", "\r"),
        ("Dmytro has no districts: is that right?", "yes\r"),
        ("Who has the Secret Vault in hand?", "\r"),
        ("save this play", "n"),
        ("2. Dmytro: 0", "\r"),
        ("Anton wins.", "\r"),
    ] {
        person.sees(question);
        // The list below the question is drawn after it; the reveal begins calmly.
        thread::sleep(Duration::from_millis(700));
        person.types(answer);
    }
    person.leaves_with(0);
}

#[test]
fn places_are_revealed_one_by_one_and_a_game_not_saved_is_taken_back() {
    for (lang, size) in [("en", (80, 24)), ("ru", (40, 24))] {
        let home = tempfile::tempdir().unwrap();
        let sits = |args: &[&str]| {
            let args = [&["--lang", lang, "tonight"], args].concat();
            Person::sits(&args, home.path(), size, None)
        };
        // A deck that asks nothing about single cards.
        let mut person = sits(&["--deck", "first-game", "-p", "3"]);
        for (seen, keys) in [
            (
                &*said(lang, "tonight.ftl", "tonight-ask-names"),
                "Ann, Bob, Cyd\r",
            ),
            ("★", "\r"),
            ("▶ 1", "a"),
            (&said(lang, "tonight.ftl", "tonight-crown"), "\r"),
            (&said(lang, "tonight.ftl", "tonight-how"), "p"),
            ("\n> ", " castle, palace\r"),
            ("\n>\n", "tavern, temple\r"),
            ("\n>\n", "tavern\r"),
            (&said(lang, "score.ftl", "act-score-save"), "n"),
            ("3. Cyd: 1", ""),
        ] {
            person.waits(seen, |person| {
                let lines = person.shown.screen().contents();
                let lines: Vec<&str> = lines.lines().map(str::trim_end).collect();
                lines.join("\n").contains(seen)
            });
            person.types(keys);
        }
        // The first page of the reveal is calm.
        Person::pauses();
        assert!(!person.shown.screen().contents().contains("Bob"), "{lang}");
        person.types("\r");
        let lines = person.looks_at("2. Bob: 2");
        assert!(!lines.join(" ").contains("Ann"), "{lang}: {lines:?}");
        person.types("\r");
        let lines = person.looks_at("Ann");
        // Of the districts, and in all.
        let is_points = |line: &&String| line.split_whitespace().rev().take(3).eq(["1", "2", "9"]);
        assert_eq!(
            lines.iter().filter(is_points).count(),
            2,
            "{lang}: {lines:?}"
        );
        person.types("\r");
        person.looks_at(&said(lang, "tonight.ftl", "tonight-again"));
        Person::pauses();
        person.types("\u{1b}");
        let printed = person.leaves_with(0);
        let not_saved = said(lang, "score.ftl", "score-not-saved");
        assert!(printed.contains(&not_saved), "{lang}: {printed}");
        // Now it is saved.
        let mut person = sits(&["--resume-previous"]);
        person.looks_at(&said(lang, "score.ftl", "act-score-save"));
        person.types("\r");
        person.looks_at("3. Cyd: 1");
        Person::pauses();
        person.types("\u{1b}");
        person.looks_at(&said(lang, "tonight.ftl", "tonight-again"));
        Person::pauses();
        person.types("\u{1b}");
        let printed = person.leaves_with(0);
        let words: Vec<&str> = printed.split_whitespace().collect();
        assert!(
            words.ends_with(&["citadels", "history", "show", "1"]),
            "{words:?}"
        );
    }
}

#[test]
fn a_killed_solo_game_resumes_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let file = file.to_str().unwrap();
    let mut person = Person::sits_at(&[
        "solo",
        file,
        "--seed",
        "friday",
        "--lang",
        "en",
        "--edition",
        "classic",
    ]);
    for (question, answer) in [
        ("begin", "\r"),
        ("Your card 1 of 4?", "cast\r"),
        ("Your card 2 of 4?", "mano\r"),
        ("Your card 3 of 4?", "keep\r"),
        ("Your card 4 of 4?", "temp\r"),
        // Keys again, after what was typed.
        ("Choose your character", "7"),
    ] {
        person.sees(question);
        thread::sleep(Duration::from_millis(200));
        person.types(answer);
    }
    person.sees("turn it up");
    let id = person.program.process_id().unwrap().to_string();
    let killed = std::process::Command::new("kill")
        .args(["-KILL", &id])
        .status();
    assert!(killed.unwrap().success());
    person.program.wait().unwrap();
    let mut person = Person::sits_at(&["solo", file, "--lang", "en"]);
    person.sees("A game against Vova is saved");
    person.types("\r");
    person.sees("turn it up");
    person.types("\r");
    person.sees("Which is it?");
    thread::sleep(Duration::from_millis(200));
    person.types("mark\r");
    person.sees("He builds a Market for 2");
    person.types("\u{1b}");
    person.sees("Leave?");
    Person::pauses();
    person.types("\r");
    assert_eq!(
        kept(&person.leaves_with(130)).trim(),
        "The game is saved. Run the same command to continue."
    );
}

/// In a narrow window too, where the page above the question is cut.
#[test]
fn what_vova_did_stays_in_sight_above_the_question() {
    for (lang, cols, cards, lost) in [
        ("en", 80, ["cast", "mano", "keep", "temp"], "You lose"),
        ("en", 40, ["cast", "mano", "keep", "temp"], "You lose"),
        ("uk", 40, ["зам", "маєт", "форт", "храм"], "Ви втрачаєте"),
    ] {
        let home = tempfile::tempdir().unwrap();
        let solo = ["solo", "--seed", "friday", "--edition", "classic"];
        let args = [&solo[..], &["--lang", lang]].concat();
        let mut person = Person::sits(&args, home.path(), (cols, 24), None);
        person.looks_at("[Enter]");
        person.types("\r");
        for (number, card) in (1..).zip(cards) {
            let lines = [format!("{number} of 4?"), format!("{number} з 4?")];
            person.finds(|shown| {
                let shown = shown.join("\n");
                lines.iter().any(|line| shown.contains(line))
            });
            person.types(card);
            person.types("\r");
        }
        person.finds(|lines| lines.iter().any(|line| line.trim_start().starts_with('7')));
        person.types("7");
        person.looks_at("[Enter]");
        // A key that was pressed too early is not taken.
        Person::pauses();
        person.types("\r");
        person.finds(|lines| {
            let did = lines.iter().position(|line| line.contains(lost));
            let asked = lines.iter().position(|line| line.starts_with("? "));
            did.is_some() && did.map(|at| at + 2) == asked
        });
        person.types("\u{1b}");
        person.finds(|lines| lines.iter().any(|line| line.starts_with("[Enter]")));
        Person::pauses();
        person.types("\r");
        person.leaves_with(130);
    }
}

/// The story of an evening is told in a narrow window too.
#[test]
fn an_evening_that_is_saved_is_told() {
    for (lang, told) in [
        ("en", "Ann has won 3 times in a row."),
        ("uk", "Ann: 3 перемоги поспіль."),
    ] {
        let home = tempfile::tempdir().unwrap();
        for _ in 0..2 {
            let lines = ["Ann: castle, palace", "Bob: tavern", "Cyd: temple"];
            let args = [&["score"][..], &lines, &["--save"]].concat();
            super::program::run_at(home.path(), &args).answered();
        }
        let args = ["--lang", lang, "tonight", "--deck", "first-game", "-p", "3"];
        let mut person = Person::sits(&args, home.path(), (40, 24), None);
        for (seen, keys) in [
            (
                &*said(lang, "tonight.ftl", "tonight-ask-names"),
                "Ann, Bob, Cyd\r",
            ),
            ("★", "\r"),
            ("▶ 1", "a"),
            (&said(lang, "tonight.ftl", "tonight-crown"), "\r"),
            (&said(lang, "tonight.ftl", "tonight-how"), "p"),
            ("\n> ", " castle, palace\r"),
            ("\n>\n", "tavern, temple\r"),
            ("\n>\n", "tavern\r"),
            (&said(lang, "score.ftl", "act-score-save"), "\r"),
            ("3. Cyd: 1", ""),
        ] {
            person.waits(seen, |person| {
                let lines = person.shown.screen().contents();
                let lines: Vec<&str> = lines.lines().map(str::trim_end).collect();
                lines.join("\n").contains(seen)
            });
            person.types(keys);
        }
        Person::pauses();
        person.types("\u{1b}");
        person.looks_at(&said(lang, "tonight.ftl", "tonight-again"));
        Person::pauses();
        person.types("\u{1b}");
        let printed = person.leaves_with(0);
        let words: Vec<&str> = printed.split_whitespace().collect();
        assert!(words.join(" ").contains(told), "{words:?}");
    }
}

#[test]
fn a_killed_pad_resumes_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("friday.jsonl");
    let file = file.to_str().unwrap();
    let args = [
        "fortress",
        "pad",
        file,
        "--names",
        "Anton,Dmytro",
        "--lang",
        "en",
    ];
    let mut person = Person::sits_at(&args);
    person.sees("During play");
    person.types("c4sa");
    person.sees("Anton +10. Followers home: Anton 1.");
    // A Cyrillic keyboard: ь is where m is, и where b is.
    person.types("ьи");
    person.sees("Dmytro +9.");
    // In the middle of an entry.
    person.types("r7");
    person.sees("7 tiles = 7");
    let id = person.program.process_id().unwrap().to_string();
    let killed = std::process::Command::new("kill")
        .args(["-KILL", &id])
        .status();
    assert!(killed.unwrap().success());
    person.program.wait().unwrap();
    let mut person = Person::sits_at(&["fortress", "pad", file, "--lang", "en"]);
    person.sees("A pad is saved");
    person.types("\r");
    person.sees("Dmytro +9 · Monastery, complete");
    // A line typed between keys, and Escape instead of one.
    person.types("pb");
    person.sees("Dmytro, how many points, and why?");
    thread::sleep(Duration::from_millis(200));
    person.types("-2 twice\r");
    person.sees("Dmytro -2 · twice");
    person.types("pa");
    person.sees("Anton, how many points, and why?");
    thread::sleep(Duration::from_millis(200));
    person.types("\u{1b}");
    thread::sleep(Duration::from_millis(500));
    person.types("r5a");
    person.sees("Anton +5 · Road, complete: 5 tiles = 5");
    person.types("q");
    let kept = kept(&person.leaves_with(0));
    assert!(
        kept.contains("a  Anton       15") && kept.contains("b  Dmytro       7"),
        "{kept}"
    );
}

/// Every word of a language: in its texts and in the data.
fn vocabulary(lang: &str) -> BTreeSet<String> {
    fn read(folder: &Path, words: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, words);
            } else {
                words.extend(words_of(&fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut words = BTreeSet::from(["Ann".to_owned(), "Bob".to_owned()]);
    read(&root.join("locales").join(lang), &mut words);
    read(&root.join("data"), &mut words);
    words
}

/// Runs of letters, long enough to notice when cut.
fn words_of(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = text.split(|c: char| !c.is_alphabetic());
    let words = words.filter(|word| word.chars().count() > 2);
    words.map(str::to_owned)
}

/// The first words of a message.
fn said(lang: &str, file: &str, id: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let text = fs::read_to_string(root.join(lang).join(file)).unwrap();
    let begin = format!("{id} = ");
    let line = text.lines().find_map(|line| line.strip_prefix(&begin));
    let words = line.unwrap().split_whitespace().take(2);
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn an_evening_fits_a_terminal_in_every_language_and_resumes_after_being_killed() {
    const CITY: &str = "manor, castle, palace, temple, church, monastery, tavern, market";
    for lang in ["en", "fr", "ru", "uk"] {
        let vocabulary = vocabulary(lang);
        for cols in [80, 40] {
            let home = tempfile::tempdir().unwrap();
            let sits = || {
                let args = ["--lang", lang, "--color", "never", "tonight"];
                Person::sits(&args, home.path(), (cols, 24), None)
            };
            let mut person = sits();
            // A page may arrive in two parts; a word that stays cut never appears.
            let looks = |person: &mut Person, words: &str| {
                person.waits(words, |person| {
                    let shown = person.shown.screen().contents();
                    let is_whole = |word: String| {
                        let is_typed = words_of(CITY).any(|typed| typed == word);
                        let is_code = word.chars().all(|c| c.is_ascii_uppercase());
                        let is_key = ["PgUp", "PgDn"].contains(&&*word);
                        vocabulary.contains(&word) || is_typed || is_code || is_key
                    };
                    shown.contains(words) && words_of(&shown).all(is_whole)
                });
            };
            looks(&mut person, &said(lang, "tonight.ftl", "tonight-ask-names"));
            person.types("Ann, Bob\r");
            looks(&mut person, "★");
            person.types("l");
            looks(&mut person, "> ");
            person.types("first-game\r");
            looks(&mut person, "★");
            person.types("\r");
            looks(&mut person, "▶ 1");
            person.types("a");
            looks(&mut person, &said(lang, "tonight.ftl", "tonight-crown"));
            person.types("\r");
            looks(&mut person, &said(lang, "tonight.ftl", "tonight-how"));
            person.types("n");
            for rank in 1..8 {
                looks(&mut person, &format!("{rank}  ▶"));
                // Whoever could name somebody is not there.
                person.types(if rank < 3 { "n" } else { "\r" });
                if rank == 4 {
                    // The program is killed.
                    person.looks_at("5  ▶");
                    person.program.kill().unwrap();
                    person = sits();
                }
            }
            looks(&mut person, "8  ▶");
            let is_cyrillic = ["ru", "uk"].contains(&lang);
            person.types(if is_cyrillic { "з" } else { "l" });
            looks(&mut person, &said(lang, "call.ftl", "call-complete"));
            person.types("a");
            person.finds(|lines| lines.iter().any(|line| line.contains("8  ▶")));
            person.types("\r");
            looks(&mut person, &said(lang, "call.ftl", "call-end"));
            person.types("\r");
            looks(&mut person, &said(lang, "call.ftl", "call-crown-who"));
            person.types("b");
            looks(&mut person, "\n> ");
            person.types(CITY);
            person.looks_at("8/8");
            person.types("\r");
            person.finds(|lines| {
                lines
                    .iter()
                    .any(|line| line.starts_with("> ") && line.ends_with(';'))
            });
            person.types("tavern");
            person.looks_at("1/8");
            person.types("\r");
            looks(&mut person, &said(lang, "score.ftl", "act-score-save"));
            person.types("\r");
            let wins = said(lang, "score.ftl", "score-wins").replace("{ $name", "Ann");
            let wins = wins.split_whitespace().next().unwrap().to_owned();
            looks(&mut person, &said(lang, "score.ftl", "act-reveal-all"));
            Person::pauses();
            person.types("\u{1b}");
            looks(&mut person, &said(lang, "tonight.ftl", "tonight-again"));
            looks(&mut person, &wins);
            Person::pauses();
            person.types("\u{1b}");
            let printed = person.leaves_with(0);
            assert!(printed.contains(&wins), "{lang} {cols}");
        }
    }
}

#[test]
fn a_killed_game_of_fortress_resumes_where_it_was_on_a_narrow_terminal() {
    let home = tempfile::tempdir().unwrap();
    let board = ["fortress", "board", "--lang", "en"];
    let sits = |args: &[&str]| Person::sits(args, home.path(), (40, 24), None);
    let mut person = sits(&board);
    person.sees("Who is playing?");
    person.types("Anton, Dmytro\r");
    person.sees("Are you playing with the River?");
    person.types("\r");
    person.sees("Anton, which tile?");
    person.types("u\r");
    let lines = person.looks_at("Where does tile U go, 1 to 3?");
    assert!(lines.iter().any(|line| line.contains("(1)")), "{lines:#?}");
    // There are only three places: the digit is enough.
    person.types("2");
    person.looks_at("Anton: a follower on tile U?");
    person.looks_at("[0–9] there");
    person.types("9");
    person.looks_at("That number isn't on offer: 9.");
    person.types("1");
    person.looks_at("Dmytro, which tile?");
    person.types("e\r");
    person.looks_at("Where does tile E go");
    let id = person.program.process_id().unwrap().to_string();
    let killed = std::process::Command::new("kill")
        .args(["-KILL", &id])
        .status();
    assert!(killed.unwrap().success());
    person.program.wait().unwrap();
    let mut person = sits(&board);
    person.sees("A game is saved");
    person.types("\r");
    person.looks_at("Where does tile E go");
    person.types("1\r");
    person.looks_at("City, complete (south)");
    person.types("1");
    let lines = person.looks_at("Anton, which tile?");
    let all = lines.join(" ").replace('\u{a0}', " ");
    assert!(all.contains("Anton 0 (6) · Dmytro 4 (7)"), "{lines:#?}");
    person.types("\u{1b}");
    person.sees("The game is saved");
    Person::pauses();
    person.types("\r");
    let left = kept(&person.leaves_with(130)).replace('\n', " ");
    assert_eq!(
        left.trim(),
        "The game is saved: run the same command to continue."
    );
}

#[test]
fn a_message_stands_right_above_its_prompt_even_on_a_page_that_scrolls() {
    for (lang, size) in [("en", (80, 24)), ("uk", (40, 24))] {
        let args = ["tonight", "--lang", lang, "--color", "never"];
        let mut person = Person::sits_at_a_terminal(&args, size, None);
        person.looks_at("> ");
        person.types("Ann, Bob, Cyd\r");
        person.looks_at("[?]");
        person.types(if lang == "en" { "l" } else { "д" });
        person.looks_at("> ");
        person.types("fri\r");
        person.finds(|lines| {
            let prompt = lines.iter().position(|line| line == "> fri");
            let message = lines.iter().position(|line| line.starts_with("! "));
            prompt.zip(message).is_some_and(|(prompt, message)| {
                // Some lines of it, an empty one, the question.
                (3..=8).contains(&(prompt - message))
            })
        });
        person.types("\u{1b}");
        person.looks_at("[?]");
        person.types("\u{3}");
        person.leaves_with(130);
    }
}

#[test]
fn undo_gives_back_what_was_typed() {
    for (lang, size) in [("en", (80, 24)), ("ru", (40, 24))] {
        let args = ["tonight", "--lang", lang, "--color", "never"];
        let mut person = Person::sits_at_a_terminal(&args, size, None);
        person.looks_at("> ");
        person.types("Ann, Bob, Cid\r");
        person.looks_at("[?]");
        person.types("u");
        person.looks_at("> Ann, Bob, Cid");
        person.types("\u{7f}\u{7f}yd\r");
        person.looks_at("Cyd");
        person.types("\u{3}");
        person.leaves_with(130);
    }
}

#[test]
fn anything_is_looked_up_over_a_running_caller() {
    for (lang, size, thief) in [("en", (80, 24), "Thief"), ("fr", (40, 24), "Voleur")] {
        let args = ["call", "-p", "5", "--deck", "first-game", "--lang", lang];
        let mut person = Person::sits_at_a_terminal(&args, size, None);
        let before = person.looks_at("[?]");
        person.types("/");
        person.looks_at("> ");
        person.types("thief");
        person.looks_at(thief);
        person.types("\r");
        let any = said(lang, "screens.ftl", "key-any");
        person.finds(|lines| lines[0].contains(thief) && lines.join(" ").contains(&any));
        person.types("\u{1b}");
        person.finds(|lines| lines.iter().any(|line| line == "> thief"));
        // A second Escape at once would be another key.
        thread::sleep(Duration::from_millis(300));
        person.types("\u{1b}");
        // Exactly where one was.
        person.finds(|lines| lines == before);
        person.types("?");
        person.looks_at("PgUp PgDn");
        person.types("\u{1b}");
        person.finds(|lines| lines == before);
        person.types("\u{3}");
        person.leaves_with(130);
    }
}

#[test]
fn a_digit_leads_from_an_answer_to_a_related_one() {
    for (lang, size, question, first) in [
        ("en", (80, 24), "can the thief rob the witch", "No."),
        ("uk", (40, 24), "чи може злодій обікрасти відьму", "Ні."),
    ] {
        let mut person = Person::sits_at_a_terminal(&["search", "--lang", lang], size, None);
        person.looks_at(&said(lang, "cli.ftl", "ask-search"));
        person.types("/");
        person.looks_at(&said(lang, "screens.ftl", "look-up-question"));
        person.types(question);
        person.looks_at(first);
        person.types("\r");
        person.looks_at(&said(lang, "screens.ftl", "act-related"));
        let answer = person.looks_at(first);
        person.types("1");
        person.finds(|lines| lines[0] != answer[0] && !lines.join(" ").contains("> "));
        person.looks_at(&said(lang, "screens.ftl", "act-related"));
        person.types("\u{3}");
        person.leaves_with(130);
    }
}

#[test]
fn arrows_and_enter_choose_wherever_rows_have_keys() {
    let args = ["draft", "pass", "--names", "Ann,Bob,Cyd", "--lang", "en"];
    let mut person = Person::sits_at(&args);
    person.sees("Ann");
    Person::pauses();
    person.types("\r");
    person.looks_at("Ann: keep one");
    Person::pauses();
    person.types("\u{1b}[B\u{1b}[B");
    let lines = person.looks_at("❯");
    let rows = lines.iter().filter(|line| line.contains('❯')).count();
    assert_eq!(rows, 1, "{lines:#?}");
    person.types("\r");
    person.looks_at("You keep the");
    person.types("\u{3}");
    person.leaves_with(130);
}

#[test]
#[cfg(target_os = "linux")]
fn what_a_screen_has_taken_down_is_on_the_disk() {
    use super::durable::{Unsynced, all_in, is_traceable};
    if !is_traceable() {
        return super::program::skipped("strace cannot be used");
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().canonicalize().unwrap();
    let (home, trace) = (folder.join("home"), folder.join("trace"));
    let pad = ["fortress", "pad", "--names", "Ann,Bob", "--lang", "en"];
    let sheet = ["score", "--lang", "en"];
    let on_pad = [("Ann", "ma"), ("9", "q")];
    let on_sheet = [
        ("Who is playing?", "Anton, Dmytro\r"),
        ("Anton's city?", "\u{3}"),
    ];
    for (args, keys, status) in [(&pad[..], on_pad, 0), (&sheet, on_sheet, 130)] {
        let before = all_in(&home);
        let mut person = Person::traced(args, &home, &trace);
        for (words, keys) in keys {
            person.sees(words);
            thread::sleep(Duration::from_millis(300));
            person.types(keys);
        }
        person.leaves_with(status);
        let calls = fs::read_to_string(&trace).unwrap();
        Unsynced::read(&home, &before, &calls, |_| false).is_nothing(args[0]);
    }
}

/// The plays above, the chosen one below: nothing is cut off, in a narrow window too.
#[test]
fn the_history_is_looked_through_and_changed_by_keys() {
    let home = tempfile::tempdir().unwrap();
    for date in ["2026-11-12", "2026-11-13"] {
        let saved = [
            "score",
            "--save",
            "--date",
            date,
            "Zoe😀: castle",
            "Dmytro: manor",
        ];
        super::program::run_at(home.path(), &saved).answered();
    }
    for (lang, cols, comment, keys) in [
        ("en", 80, "close one", ["e", "comm", "s", "d", "u"]),
        ("uk", 40, "майже нічия", ["у", "ком", "і", "в", "г"]),
    ] {
        let [edit, field, stats, delete, undo] = keys;
        let args = ["history", "--lang", lang];
        let mut person = Person::sits(&args, home.path(), (cols, 24), None);
        let lines = person.looks_at("[Enter]");
        assert!(
            lines.iter().any(|line| line.contains("Zoe😀\u{a0}4")),
            "{lines:?}"
        );
        person.types("2");
        person.looks_at(if lang == "en" {
            "2026-11-12, "
        } else {
            "12.11.2026, "
        });
        person.types(edit);
        person.looks_at("> ");
        person.types(field);
        person.types("\r");
        person.looks_at(if lang == "en" {
            "Enter: save"
        } else {
            "Enter: зберегти"
        });
        // What was there before is taken away first.
        person.types("\u{15}");
        person.types(comment);
        person.types("\r");
        person.finds(|lines| {
            lines.iter().any(|line| line.contains(comment))
                && lines.iter().any(|line| line.contains("[Enter]"))
        });
        person.types(stats);
        person.looks_at(if lang == "en" {
            "Statistics"
        } else {
            "Статистика"
        });
        person.types("\u{1b}");
        person.looks_at("[Enter]");
        person.types(delete);
        person.looks_at(if lang == "en" {
            "Delete this play?"
        } else {
            "Видалити цю партію?"
        });
        person.types(delete);
        person.looks_at(if lang == "en" {
            "removed"
        } else {
            "більше"
        });
        person.types(undo);
        person.looks_at(if lang == "en" {
            "restored"
        } else {
            "знову враховується"
        });
        person.types("\u{1b}");
        person.leaves_with(0);
        let show = ["history", "show", "1", "--format", "json"];
        let shown = super::program::run_at(home.path(), &show).json();
        assert_eq!(shown["comment"], comment);
    }
}

#[test]
fn a_terminal_that_cannot_draw_screens_is_told_what_works_without() {
    for (args, status) in [(&["tonight"][..], 0), (&["draft", "pass", "-p", "5"], 2)] {
        let mut command = CommandBuilder::new("env");
        command.args(["TERM=dumb", env!("CARGO_BIN_EXE_citadels")]);
        command.args(args);
        let home = tempfile::tempdir().unwrap();
        let person = Person::starts(command, home.path(), (80, 24), None);
        let told = person.leaves_with(status);
        assert!(told.contains("can't draw screens"), "{told}");
    }
    let mut command = CommandBuilder::new("env");
    command.args(["TERM=dumb", env!("CARGO_BIN_EXE_citadels"), "witch"]);
    let home = tempfile::tempdir().unwrap();
    let told = Person::starts(command, home.path(), (80, 24), None).leaves_with(0);
    assert!(!told.contains("dumb"), "{told}");
}

#[test]
fn a_search_shows_the_best_hits_while_the_words_are_typed() {
    for (lang, size, typed, hit) in [
        ("en", (80, 24), "crown", "Statue"),
        ("ru", (40, 24), "корона", "Памятник"),
    ] {
        let mut person = Person::sits_at_a_terminal(&["search", "--lang", lang], size, None);
        let question = said(lang, "cli.ftl", "ask-search");
        person.looks_at(&question);
        person.types(typed);
        // The first hit and the words are both in sight.
        person.finds(|lines| {
            let line = format!("> {typed}");
            lines[1].contains(hit) && lines.contains(&line)
        });
        person.types("\u{3}");
        person.leaves_with(130);
    }
}

#[test]
fn a_deck_is_changed_from_its_code() {
    for (lang, size) in [("en", (80, 24)), ("uk", (40, 24))] {
        let args = ["deck", "build", "15E80FKDDZJ", "--lang", lang];
        let mut person = Person::sits_at_a_terminal(&args, size, None);
        person.looks_at(&said(lang, "decks.ftl", "build-complete"));
        person.types("?");
        person.looks_at(&said(lang, "tonight.ftl", "act-tonight-redraw"));
        person.types("\u{3}");
        person.leaves_with(130);
    }
}

#[test]
fn several_districts_are_marked_and_added_at_once() {
    for (lang, size, key) in [("en", (80, 24), "d"), ("uk", (40, 24), "в")] {
        let args = ["deck", "build", "-p", "5", "--lang", lang];
        let mut person = Person::sits_at_a_terminal(&args, size, None);
        person.looks_at("0 ");
        person.types(key);
        person.looks_at(&said(lang, "decks.ftl", "ask-district"));
        person.types("\r");
        person.looks_at(&said(lang, "screens.ftl", "pick-some-none"));
        // Every card of that cost, and no other.
        person.types("6");
        person.finds(|lines| {
            let boxes = lines.iter().filter(|line| line.contains("[ ]"));
            let mut boxes = boxes.peekable();
            boxes.peek().is_some() && boxes.all(|line| line.contains("[ ] 6 · "))
        });
        person.types(" ");
        person.looks_at("> [x] 6");
        person.types("\u{1b}[B ");
        // The cursor is where it was.
        person.looks_at("> [x] 6");
        person.types("\r");
        person.finds(|lines| {
            let added = lines.iter().map(|line| line.matches("★ 6 ").count());
            added.sum::<usize>() == 2
        });
        person.types("\u{3}");
        person.leaves_with(130);
    }
}
