//! The play log: many programs save at the same time.

use crate::{Figures, Harness, replace};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Instant;

/// Processes that save at the same time.
const WRITERS: u32 = 8;
/// Saves on one small disk.
const SAVES: usize = 300;
const SAVE: [&str; 4] = ["score", "--save", "A: castle", "B: keep"];

/// The numbers that were reported.
#[derive(Debug, Default)]
struct Saves {
    figures: Figures,
    reported: BTreeSet<u64>,
}

impl Harness {
    fn saving(&self) -> Child {
        let mut command = self.command(&self.folder, &SAVE);
        command.stdout(Stdio::piped()).spawn().unwrap()
    }

    fn log(&self) -> PathBuf {
        self.folder.join("plays.jsonl")
    }

    /// Writers, each of them killed at another moment.
    pub fn log_kill(&self) -> Figures {
        let mut saves = Saves::default();
        let start = Instant::now();
        saves.take(self.saving());
        let usual = start.elapsed() * WRITERS;
        let mut round = 0;
        while start.elapsed() < self.time {
            let mut children: Vec<Child> = (0..WRITERS).map(|_| self.saving()).collect();
            thread::sleep(usual * (round % 40) / 40);
            for child in children.iter_mut().skip(1) {
                saves.figures.kills += usize::from(child.try_wait().unwrap().is_none());
                let _ = child.kill();
            }
            for child in children {
                saves.take(child);
            }
            round += 1;
        }
        saves.compared(self)
    }

    /// Writes that a limit of the system cuts off, at every length.
    pub fn log_tear(&self) -> Figures {
        let mut saves = Saves::default();
        let start = Instant::now();
        saves.take(self.saving());
        let mut cut = 1;
        while start.elapsed() < self.time {
            let log = self.log();
            let length = fs::metadata(&log).unwrap().len();
            // The shell counts in blocks: blank lines bring the end close to the next one.
            let limit = (length + cut) / 1024 + 1;
            let mut text = fs::read(&log).unwrap();
            let room = limit * 1024 - cut - length;
            text.extend(std::iter::repeat_n(b'\n', usize::try_from(room).unwrap()));
            fs::write(&log, text).unwrap();
            let script = format!("ulimit -c 0; ulimit -f {limit}; exec \"$@\"");
            let mut command = Command::new("bash");
            command.args(["-c", &script, "bash"]);
            command.arg(&self.program).args(SAVE);
            command
                .env("CITADELS_HOME", &self.folder)
                .env("CITADELS_LANG", "en");
            command.stdout(Stdio::piped()).stderr(Stdio::null());
            saves.take(command.spawn().unwrap());
            let is_torn = fs::metadata(&log).unwrap().len() == limit * 1024;
            saves.figures.tears += usize::from(is_torn);
            saves.take(self.saving());
            cut = cut % 600 + 7;
        }
        saves.compared(self)
    }

    /// A small disk, filled again and again; none if it cannot be mounted.
    pub fn log_full(&self) -> Option<Figures> {
        let script = "mount -t tmpfs -o size=64k citadels \"$1\" || exit 99; shift; \
            for i in $(seq $1); do \"$2\" score --save 'A: castle' 'B: keep'; done; \
            cp \"$CITADELS_HOME/plays.jsonl\" \"$3\"";
        let home = self.folder.join("home");
        fs::create_dir(&home).unwrap();
        let mut all = Figures::default();
        let start = Instant::now();
        while start.elapsed() < self.time {
            let mut command = Command::new("unshare");
            command.args(["-rm", "sh", "-c", script, "sh"]);
            command.arg(&home).arg(SAVES.to_string());
            command.arg(&self.program).arg(self.log());
            command
                .env("CITADELS_HOME", &home)
                .env("CITADELS_LANG", "en");
            let output = command.stderr(Stdio::null()).output().ok()?;
            if output.status.code() == Some(crate::NO_DISK) || !self.log().exists() {
                return None;
            }
            let mut saves = Saves::default();
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            for part in said.split("Saved as play ").skip(1) {
                saves.report(part);
            }
            let one = saves.compared(self);
            all.runs += SAVES;
            all.refusals += SAVES - one.reported;
            all.reported += one.reported;
            all.lost += one.lost;
            all.doubled += one.doubled;
            all.broken += one.broken;
        }
        Some(all)
    }

    /// Another program that puts a copy in the log's place, under its lock.
    pub fn log_replace(&self) -> Figures {
        let mut saves = Saves::default();
        saves.take(self.saving());
        let (path, time) = (self.log(), self.time);
        let replacer = thread::spawn(move || replace(&path, time));
        let start = Instant::now();
        while start.elapsed() < self.time {
            let children: Vec<Child> = (0..WRITERS).map(|_| self.saving()).collect();
            for child in children {
                saves.take(child);
            }
        }
        saves.figures.replacements = replacer.join().unwrap();
        saves.compared(self)
    }
}

impl Saves {
    fn take(&mut self, child: Child) {
        self.figures.runs += 1;
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        if let Some(part) = said.split("Saved as play ").nth(1) {
            self.report(part);
        }
    }

    fn report(&mut self, part: &str) {
        // A killed program may have been cut off in the middle of the number.
        if let Some((id, _)) = part.split_once('.') {
            let is_new = self.reported.insert(id.parse().unwrap());
            self.figures.doubled += usize::from(!is_new);
        }
    }

    /// With what is in the log.
    fn compared(self, harness: &Harness) -> Figures {
        let (plays, wrong) = harness.plays(&harness.folder);
        let there: BTreeSet<u64> = plays
            .iter()
            .filter_map(|play| play["id"].as_u64())
            .collect();
        Figures {
            reported: self.reported.len(),
            lost: self.reported.difference(&there).count(),
            broken: wrong,
            ..self.figures
        }
    }
}
