//! Puts what the program writes under bad conditions for as long as you like, and counts what is
//! lost.
//!
//! `cargo run --release --example play_log -- 60 [WHAT…] [HOW…] [PATH/TO/citadels]`: each harness
//! for 60 seconds, with the binary beside the example unless another is named. WHAT is `log`, `pad`,
//! `board`, `evening`, `solo` or `import`, HOW is `kill`, `tear`, `replace` or `full`; without them
//! it is all. The same for the log, short, is in `tests/it/play_log.rs`.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a harness may stop and prints its figures"
)]

mod blows;
mod flow;
mod import;
mod lasting;
mod log;
mod terminal;

use citadels::rules::chance::Chance;
use flow::Flow;
use serde_json::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What is tried, and how.
const HARNESSES: [(&str, &str); 19] = [
    ("log", "kill"),
    ("log", "tear"),
    ("log", "replace"),
    ("log", "full"),
    ("pad", "kill"),
    ("pad", "replace"),
    ("pad", "full"),
    ("board", "kill"),
    ("board", "replace"),
    ("board", "full"),
    ("evening", "kill"),
    ("evening", "replace"),
    ("evening", "full"),
    ("solo", "kill"),
    ("solo", "replace"),
    ("solo", "full"),
    ("import", "kill"),
    ("import", "replace"),
    ("import", "full"),
];

/// Says that the folder is a small disk already.
const ON_DISK: &str = "--disk=";
/// No disk can be mounted.
const NO_DISK: i32 = 99;

pub struct Harness {
    program: PathBuf,
    /// Where everything is.
    folder: PathBuf,
    time: Duration,
}

/// What was done, and what became of it.
#[derive(Debug, Default)]
pub struct Figures {
    /// Saves, games, imports.
    runs: usize,
    kills: usize,
    tears: usize,
    replacements: usize,
    /// Writes for which there was no room.
    refusals: usize,
    /// Plays and steps that the program said were done.
    reported: usize,
    /// Reported, and not there.
    lost: usize,
    /// There more than once.
    doubled: usize,
    /// What cannot be read, or ended in a way that it must not.
    broken: usize,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let seconds = args.iter().find_map(|arg| arg.parse().ok()).unwrap_or(10);
    let beside = std::env::current_exe().unwrap();
    let beside = beside.parent().unwrap().parent().unwrap().join("citadels");
    let named = args.iter().map(PathBuf::from).find(|path| path.is_file());
    // It is started in another folder.
    let named = named.map(|path| path.canonicalize().unwrap());
    let disk = args.iter().find_map(|arg| arg.strip_prefix(ON_DISK));
    let mut is_sound = true;
    for (what, how) in chosen(&args) {
        let folder = tempfile::tempdir().unwrap();
        let harness = Harness {
            program: named.clone().unwrap_or_else(|| beside.clone()),
            folder: disk.map_or(folder.path().to_owned(), PathBuf::from),
            time: Duration::from_secs(seconds),
        };
        is_sound &= match (what, how, disk) {
            // The log's own harness mounts a disk for each run.
            ("log", "full", _) => match harness.log_full() {
                Some(figures) => figures.told(what, how),
                None => skipped(what, how),
            },
            (_, "full", None) => harness.on_small_disk(what, how, seconds),
            _ => harness.run(what, how).told(what, how),
        };
    }
    ExitCode::from(u8::from(!is_sound))
}

/// The harnesses that are named, by what or by how or by both.
fn chosen(args: &[String]) -> Vec<(&'static str, &'static str)> {
    let is_named = |name: &str| args.iter().any(|arg| arg == name);
    let any_what = HARNESSES.iter().any(|(what, _)| is_named(what));
    let any_how = HARNESSES.iter().any(|(_, how)| is_named(how));
    let is_chosen =
        |(what, how): &(&str, &str)| (!any_what || is_named(what)) && (!any_how || is_named(how));
    HARNESSES.into_iter().filter(is_chosen).collect()
}

fn skipped(what: &str, how: &str) -> bool {
    println!("{what:8}{how:8} skipped: no disk can be mounted here");
    true
}

impl Harness {
    fn run(&self, what: &str, how: &str) -> Figures {
        match (what, how) {
            ("log", "kill") => self.log_kill(),
            ("log", "tear") => self.log_tear(),
            ("log", _) => self.log_replace(),
            ("import", "kill") => self.import_kill(),
            ("import", "replace") => self.import_replace(),
            ("import", _) => self.import_full(),
            _ => self.games(Flow::named(what), how),
        }
    }

    /// The same harness by another process, in a folder that is a small disk only for it.
    fn on_small_disk(&self, what: &str, how: &str, seconds: u64) -> bool {
        let script = "mount -t tmpfs -o size=1m citadels \"$1\" || exit 99; shift; exec \"$@\"";
        let mut command = Command::new("unshare");
        command.args(["-rm", "sh", "-c", script, "sh"]);
        command
            .arg(&self.folder)
            .arg(std::env::current_exe().unwrap());
        command
            .args([&seconds.to_string(), what, how])
            .arg(&self.program);
        command.arg(format!("{ON_DISK}{}", self.folder.display()));
        match command.status().ok().and_then(|status| status.code()) {
            None | Some(NO_DISK | 1) if !self.can_mount() => skipped(what, how),
            code => code == Some(0),
        }
    }

    fn can_mount(&self) -> bool {
        let mut command = Command::new("unshare");
        command.args(["-rm", "mount", "-t", "tmpfs", "citadels"]);
        command.arg(&self.folder).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    }

    fn command(&self, home: &Path, args: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        command.args(args).env("CITADELS_HOME", home);
        command
            .env("CITADELS_LANG", "en")
            .env("CITADELS_WAIT", "60");
        command.stdin(Stdio::null()).stderr(Stdio::null());
        command
    }

    fn json(&self, home: &Path, args: &[&str]) -> Option<Value> {
        let mut command = self.command(home, &[args, &["--format", "json"]].concat());
        serde_json::from_slice(&command.output().unwrap().stdout).ok()
    }

    /// The plays in the log, and how many of its lines are broken or of its numbers used twice.
    fn plays(&self, home: &Path) -> (Vec<Value>, usize) {
        let list = self.json(home, &["history", "list"]).unwrap_or_default();
        let plays = list["plays"].as_array().cloned().unwrap_or_default();
        let check = self.json(home, &["history", "check"]).unwrap_or_default();
        let number = |name: &str| check[name].as_u64().unwrap_or(1);
        let wrong = number("broken") + number("renumbered");
        (plays, usize::try_from(wrong).unwrap())
    }
}

impl Figures {
    /// Prints them; false if anything is wrong.
    fn told(&self, what: &str, how: &str) -> bool {
        let Self {
            runs,
            kills,
            tears,
            replacements,
            refusals,
            reported,
            lost,
            doubled,
            broken,
        } = self;
        let blows = [
            (kills, "kills"),
            (tears, "tears"),
            (replacements, "replacements"),
            (refusals, "refusals"),
        ];
        let blows = blows.iter().filter(|(count, _)| **count > 0);
        let blows: Vec<String> = blows
            .map(|(count, name)| format!("{count} {name}, "))
            .collect();
        let blows = blows.concat();
        println!(
            "{what:8}{how:8} {runs} runs, {blows}{reported} reported; \
             lost {lost}, doubled {doubled}, broken {broken}"
        );
        lost + doubled + broken == 0
    }
}

/// A new seed each time.
fn dice() -> Chance {
    let now = std::time::SystemTime::now();
    let since = now.duration_since(std::time::UNIX_EPOCH).unwrap();
    Chance::new(&since.as_nanos().to_string())
}

/// Puts a copy of the log in its place, under its lock, again and again.
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
