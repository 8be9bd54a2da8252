//! A real terminal: the picker is connected to it.
#![cfg(unix)]

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// What is on the other end of a terminal of 80 by 24.
struct Person {
    keys: Box<dyn Write + Send>,
    screen: mpsc::Receiver<Vec<u8>>,
    seen: String,
    program: Box<dyn portable_pty::Child + Send + Sync>,
}

impl Person {
    fn sits_at(args: &[&str]) -> Self {
        let home = concat!(env!("CARGO_TARGET_TMPDIR"), "/no-home");
        Self::at_home(args, Path::new(home))
    }

    /// The same with a folder for what is kept.
    fn at_home(args: &[&str], home: &Path) -> Self {
        let size = PtySize {
            rows: 24,
            cols: 80,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pty = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_citadels"));
        command.args(args);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("CITADELS_HOME", home);
        let program = pty.slave.spawn_command(command).unwrap();
        drop(pty.slave);
        let mut reader = pty.master.try_clone_reader().unwrap();
        let keys = pty.master.take_writer().unwrap();
        let (send, screen) = mpsc::channel();
        thread::spawn(move || {
            // The terminal lives as long as someone reads it.
            let _master = pty.master;
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self {
            keys,
            screen,
            seen: String::new(),
            program,
        }
    }

    /// Waits until this is on the screen.
    fn sees(&mut self, words: &str) {
        let patience = Instant::now() + Duration::from_secs(30);
        while !self.seen.contains(words) {
            let left = patience.saturating_duration_since(Instant::now());
            let bytes = self
                .screen
                .recv_timeout(left)
                .unwrap_or_else(|_| panic!("no {words} in {:?}", self.seen));
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
            // A program may ask the terminal where the cursor is.
            if self.seen.ends_with("\u{1b}[6n") {
                self.types("\u{1b}[1;1R");
            }
        }
    }

    /// Takes a breath: what is meant for other eyes takes no key at first.
    fn pauses() {
        thread::sleep(Duration::from_millis(1500));
    }

    fn types(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Everything that was written until the program ended.
    fn leaves_with(mut self, status: u32) -> String {
        let patience = Instant::now() + Duration::from_secs(30);
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

/// What a terminal of 80 by 24 still has of this: its screen, and all that was scrolled out of it.
fn kept(written: &str) -> String {
    let mut terminal = vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 10_000);
    terminal.process(written.as_bytes());
    terminal.screen_mut().set_scrollback(usize::MAX);
    let mut kept = String::new();
    // The view moves down over the scrollback, screen by screen.
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

/// A selection of two in which Anton keeps the Thief, as far as Dmytro's hand.
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

#[test]
fn escape_leaves_quietly() {
    let mut person = Person::sits_at(&["rule", "--lang", "en"]);
    person.sees("Which topic?");
    person.types("\u{1b}");
    assert!(!person.seen.contains("canceled"));
    person.leaves_with(130);
}

#[test]
fn of_a_hidden_choice_the_terminal_keeps_nothing() {
    let mut person = anton_keeps_the_thief("en");
    person.sees("You keep the");
    // An impatient finger: only the first Enter counts.
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
    // Ctrl-C, and being told to stop from outside.
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
        assert_eq!(kept(&written).trim(), "", "by signal: {by_signal}");
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
fn hung_up_on_it_ends() {
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
    // The terminal goes away with the last who holds it.
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
        ("Who plays?", "Anton, Dmytro\r"),
        ("Anton's city?", "cast, tav*\r"),
        ("Dmytro's city?", "\r"),
        ("Dmytro has no district: is that right?", "yes\r"),
        ("Who has the Secret Vault in hand?", "\r"),
        ("save this play", "n"),
        ("Anton wins.", ""),
    ] {
        person.sees(question);
        // The list below the question is drawn after it.
        thread::sleep(Duration::from_millis(100));
        person.types(answer);
    }
    person.leaves_with(0);
}

#[test]
fn a_solo_game_that_is_killed_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let file = file.to_str().unwrap();
    let mut person = Person::sits_at(&["solo", file, "--seed", "friday", "--lang", "en"]);
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
    person.sees("He builds Market for 2");
    person.types("\u{1b}");
    person.sees("Leave?");
    Person::pauses();
    person.types("\r");
    assert_eq!(
        kept(&person.leaves_with(130)).trim(),
        "",
        "the screen is left as it was"
    );
}

#[test]
fn a_pad_that_is_killed_goes_on_where_it_was() {
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
    // A line typed between keys, and Escape in place of one.
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
