//! Puts the play log under bad conditions for as long as you like, and counts what is lost.
//!
//! `cargo run --release --example play_log -- 60 [kill] [tear] [full] [replace] [PATH/TO/citadels]`:
//! each harness for 60 seconds, with the binary beside the example unless another is named. The
//! same, short, is in `tests/it/play_log.rs`.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a harness may stop and prints its figures"
)]

use serde_json::Value;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Processes that save at the same time.
const WRITERS: u32 = 8;

struct Harness {
    program: PathBuf,
    home: PathBuf,
    time: Duration,
}

#[derive(Debug, Default)]
struct Figures {
    saves: usize,
    reported: BTreeSet<u64>,
    twice: usize,
    /// Kills, tears, refusals or replacements.
    blows: usize,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let names = ["kill", "tear", "full", "replace"];
    let seconds = args.iter().find_map(|arg| arg.parse().ok()).unwrap_or(10);
    let named: Vec<&str> = names
        .into_iter()
        .filter(|name| args.iter().any(|arg| arg == name))
        .collect();
    let chosen = if named.is_empty() {
        names.to_vec()
    } else {
        named
    };
    let beside = std::env::current_exe().unwrap();
    let beside = beside.parent().unwrap().parent().unwrap().join("citadels");
    let program = args.iter().map(PathBuf::from).find(|path| path.is_file());
    let mut is_sound = true;
    for name in chosen {
        let folder = tempfile::tempdir().unwrap();
        let harness = Harness {
            program: program.clone().unwrap_or_else(|| beside.clone()),
            home: folder.path().join("home"),
            time: Duration::from_secs(seconds),
        };
        fs::create_dir(&harness.home).unwrap();
        let figures = match name {
            "kill" => harness.kill(),
            "tear" => harness.tear(),
            "full" => {
                let Some(figures) = harness.full() else {
                    println!("full     skipped: no disk can be mounted here");
                    continue;
                };
                figures
            }
            _ => harness.replace(),
        };
        is_sound &= harness.told(name, &figures);
    }
    ExitCode::from(u8::from(!is_sound))
}

impl Harness {
    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        command.args(args).env("CITADELS_HOME", &self.home);
        command
            .env("CITADELS_LANG", "en")
            .env("CITADELS_WAIT", "60");
        command.stdin(Stdio::null()).stderr(Stdio::null());
        command
    }

    fn saving(&self) -> Child {
        let mut command = self.command(&["score", "--save", "A: castle", "B: keep"]);
        command.stdout(Stdio::piped()).spawn().unwrap()
    }

    fn json(&self, args: &[&str]) -> Option<Value> {
        let mut command = self.command(&[args, &["--format", "json"]].concat());
        serde_json::from_slice(&command.output().unwrap().stdout).ok()
    }

    /// Writers, each of them killed at another moment.
    fn kill(&self) -> Figures {
        let mut figures = Figures::default();
        let start = Instant::now();
        figures.take(self.saving());
        let usual = start.elapsed() * WRITERS;
        let mut round = 0;
        while start.elapsed() < self.time {
            let mut children: Vec<Child> = (0..WRITERS).map(|_| self.saving()).collect();
            thread::sleep(usual * (round % 40) / 40);
            for child in children.iter_mut().skip(1) {
                figures.blows += usize::from(child.try_wait().unwrap().is_none());
                let _ = child.kill();
            }
            for child in children {
                figures.take(child);
            }
            round += 1;
        }
        figures
    }

    /// Writes that a limit of the system cuts off, at every length.
    fn tear(&self) -> Figures {
        let mut figures = Figures::default();
        let start = Instant::now();
        figures.take(self.saving());
        let mut cut = 1;
        while start.elapsed() < self.time {
            let log = self.home.join("plays.jsonl");
            let length = fs::metadata(&log).unwrap().len();
            // The shell counts in blocks: blank lines bring the end close to the next one.
            let limit = (length + cut) / 1024 + 1;
            let mut text = fs::read(&log).unwrap();
            let room = limit * 1024 - cut - length;
            text.extend(std::iter::repeat_n(b'\n', usize::try_from(room).unwrap()));
            fs::write(&log, text).unwrap();
            let script = format!("ulimit -c 0; ulimit -f {limit}; exec \"$@\"");
            let mut command = Command::new("bash");
            let save = self.command(&["score", "--save", "A: castle", "B: keep"]);
            command
                .args(["-c", &script, "bash"])
                .arg(save.get_program());
            command
                .args(save.get_args())
                .env("CITADELS_HOME", &self.home);
            command.env("CITADELS_LANG", "en").stderr(Stdio::null());
            figures.take(command.stdout(Stdio::piped()).spawn().unwrap());
            figures.blows += usize::from(fs::metadata(&log).unwrap().len() == limit * 1024);
            figures.take(self.saving());
            cut = cut % 600 + 7;
        }
        figures
    }

    /// A small disk, filled again and again.
    fn full(&self) -> Option<Figures> {
        let script = "mount -t tmpfs -o size=64k citadels \"$1\" || exit 99; shift; \
            for i in $(seq $1); do \"$2\" score --save 'A: castle' 'B: keep'; done; \
            cp \"$CITADELS_HOME/plays.jsonl\" \"$3\"";
        let aside = self.home.with_extension("copy");
        let mut figures = Figures::default();
        let start = Instant::now();
        while start.elapsed() < self.time {
            let mut command = Command::new("unshare");
            command.args(["-rm", "sh", "-c", script, "sh"]);
            command
                .arg(&self.home)
                .arg("300")
                .arg(&self.program)
                .arg(&aside);
            command
                .env("CITADELS_HOME", &self.home)
                .env("CITADELS_LANG", "en");
            let output = command.stderr(Stdio::null()).output().ok()?;
            fs::copy(&aside, self.home.join("plays.jsonl")).ok()?;
            figures = Figures {
                saves: 300,
                ..Figures::default()
            };
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            for part in said.split("Saved as play ").skip(1) {
                figures.report(part);
            }
            figures.blows = 300 - figures.reported.len();
            if self.lost(&figures) > 0 {
                break;
            }
        }
        Some(figures)
    }

    /// Another program that puts a copy in the log's place, under its lock.
    fn replace(&self) -> Figures {
        let mut figures = Figures::default();
        figures.take(self.saving());
        let (path, time) = (self.home.join("plays.jsonl"), self.time);
        let replacer = thread::spawn(move || replace(&path, time));
        let start = Instant::now();
        while start.elapsed() < self.time {
            let children: Vec<Child> = (0..WRITERS).map(|_| self.saving()).collect();
            for child in children {
                figures.take(child);
            }
        }
        figures.blows = replacer.join().unwrap();
        figures
    }

    /// Plays that were reported and are not there.
    fn lost(&self, figures: &Figures) -> usize {
        let list = self.json(&["history", "list"]).unwrap_or_default();
        let plays = list["plays"].as_array().cloned().unwrap_or_default();
        let there: BTreeSet<u64> = plays
            .iter()
            .filter_map(|play| play["id"].as_u64())
            .collect();
        figures.reported.difference(&there).count()
    }

    fn told(&self, name: &str, figures: &Figures) -> bool {
        let check = self.json(&["history", "check"]).unwrap_or_default();
        let (saves, blows, reported) = (figures.saves, figures.blows, figures.reported.len());
        let (lost, twice) = (self.lost(figures), figures.twice);
        let (broken, numbers) = (&check["broken"], &check["renumbered"]);
        println!(
            "{name:8} {saves} saves, {blows} blows, {reported} reported; lost {lost}, \
             reported twice {twice}, broken lines {broken}, numbers used twice {numbers}"
        );
        lost + twice == 0 && *broken == 0 && *numbers == 0
    }
}

impl Figures {
    fn take(&mut self, child: Child) {
        self.saves += 1;
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        if let Some(part) = said.split("Saved as play ").nth(1) {
            self.report(part);
        }
    }

    fn report(&mut self, part: &str) {
        // A killed program may have been cut off in the middle of the number.
        if let Some((id, _)) = part.split_once('.') {
            self.twice += usize::from(!self.reported.insert(id.parse().unwrap()));
        }
    }
}

fn replace(path: &Path, time: Duration) -> usize {
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < time {
        let log = File::open(path).unwrap();
        log.lock().unwrap();
        let new = path.with_extension("new");
        fs::copy(path, &new).unwrap();
        fs::rename(&new, path).unwrap();
        drop(log);
        count += 1;
        thread::sleep(Duration::from_millis(20));
    }
    count
}
