//! A real terminal: the picker is connected to it.
#![cfg(unix)]

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::{Read, Write};
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
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pty = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_citadels"));
        command.args(args);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("CITADELS_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-home"));
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
        Self { keys, screen, seen: String::new(), program }
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

    fn types(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    fn leaves_with(mut self, status: u32) {
        assert_eq!(self.program.wait().unwrap().exit_code(), status, "{:?}", self.seen);
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

#[test]
fn escape_leaves_quietly() {
    let mut person = Person::sits_at(&["rule", "--lang", "en"]);
    person.sees("Which topic?");
    person.types("\u{1b}");
    assert!(!person.seen.contains("canceled"));
    person.leaves_with(130);
}
