//! Imports: whatever happens to one, the same file is imported again until it is in the log. Then
//! each play must be there once.

use crate::{Figures, Harness, dice, replace};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Plays in a file.
const PLAYS: u64 = 40;
/// A name for each form of a file.
const FILES: [&str; 3] = ["plays.jsonl", "plays.json", "plays.csv"];

/// Files to import, and homes to import them into.
struct Imports<'a> {
    harness: &'a Harness,
    files: Vec<PathBuf>,
    figures: Figures,
}

impl Harness {
    /// Imports, killed at any moment.
    pub fn import_kill(&self) -> Figures {
        let mut imports = Imports::new(self);
        let mut dice = dice();
        let home = imports.home();
        let start = Instant::now();
        imports.is_done(imports.importing(&home, 0));
        let usual = u32::try_from(start.elapsed().as_micros()).unwrap();
        imports.figures.runs += 1;
        imports.compare(&home);
        while start.elapsed() < self.time {
            let home = imports.home();
            // Twice the same file, and another one of the same plays.
            let first = dice.index(FILES.len());
            for file in [first, first, dice.index(FILES.len())] {
                loop {
                    let mut child = imports.importing(&home, file);
                    let pause = dice.below(usual * 5 / 4);
                    thread::sleep(Duration::from_micros(pause.into()));
                    imports.figures.kills += usize::from(child.try_wait().unwrap().is_none());
                    let _ = child.kill();
                    if imports.is_done(child) {
                        break;
                    }
                }
            }
            imports.compare(&home);
        }
        imports.figures
    }

    /// Another program that puts a copy in the log's place, under its lock.
    pub fn import_replace(&self) -> Figures {
        let mut imports = Imports::new(self);
        let mut dice = dice();
        let start = Instant::now();
        while start.elapsed() < self.time {
            let home = imports.home();
            let log = home.join("plays.jsonl");
            let replacer = thread::spawn(move || replace(&log, Duration::from_millis(200)));
            let all: Vec<Child> = (0..FILES.len())
                .map(|_| imports.importing(&home, dice.index(FILES.len())))
                .collect();
            for child in all {
                let is_done = imports.is_done(child);
                imports.figures.broken += usize::from(!is_done);
            }
            imports.figures.replacements += replacer.join().unwrap();
            imports.compare(&home);
        }
        imports.figures
    }

    /// A disk with room for a part of the plays, or for none.
    pub fn import_full(&self) -> Figures {
        let mut imports = Imports::new(self);
        let mut dice = dice();
        let start = Instant::now();
        while start.elapsed() < self.time {
            let home = imports.home();
            let file = dice.index(FILES.len());
            let room = dice.below(16) * 1024;
            let filler = crate::blows::fill(&home, room.into());
            let is_done = imports.is_done(imports.importing(&home, file));
            imports.figures.refusals += usize::from(!is_done);
            fs::remove_file(filler).unwrap();
            for _ in 0..2 {
                let is_done = imports.is_done(imports.importing(&home, file));
                imports.figures.broken += usize::from(!is_done);
            }
            imports.compare(&home);
        }
        imports.figures
    }
}

impl<'a> Imports<'a> {
    fn new(harness: &'a Harness) -> Self {
        let home = harness.folder.join("other");
        fs::create_dir(&home).unwrap();
        let lines: String = (1..=PLAYS).map(line).collect();
        fs::write(home.join("plays.jsonl"), lines).unwrap();
        for form in ["json", "csv"] {
            let mut export = harness.command(&home, &["history", "export", "--to", form]);
            let export = export.output().unwrap();
            assert!(export.status.success(), "no export as {form}");
            fs::write(home.join(format!("plays.{form}")), export.stdout).unwrap();
        }
        Self {
            harness,
            files: FILES.iter().map(|name| home.join(name)).collect(),
            figures: Figures::default(),
        }
    }

    /// A new home with a play of its own.
    fn home(&self) -> PathBuf {
        let home = self.harness.folder.join("home");
        let _ = fs::remove_dir_all(&home);
        fs::create_dir(&home).unwrap();
        let mut save = self
            .harness
            .command(&home, &["score", "--save", "Own: castle", "B: keep"]);
        assert!(save.output().unwrap().status.success(), "no play is saved");
        home
    }

    fn importing(&self, home: &Path, file: usize) -> Child {
        let file = self.files[file].to_str().unwrap();
        let mut command = self.harness.command(home, &["history", "import", file]);
        command.stdout(Stdio::piped()).spawn().unwrap()
    }

    /// Did it report what it did?
    fn is_done(&mut self, child: Child) -> bool {
        self.figures.runs += 1;
        child.wait_with_output().unwrap().status.success()
    }

    /// The log of a home into which all was imported: each play once, and its own.
    fn compare(&mut self, home: &Path) {
        let (plays, wrong) = self.harness.plays(home);
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        for play in &plays {
            let name = play["winners"][0].as_str().unwrap_or_default();
            *times.entry(name.to_owned()).or_default() += 1;
        }
        let own = "Own".to_owned();
        for name in (1..=PLAYS).map(name).chain([own]) {
            let times = times.remove(&name).unwrap_or_default();
            self.figures.reported += 1;
            self.figures.lost += usize::from(times == 0);
            self.figures.doubled += times.saturating_sub(1);
        }
        // Whatever else is there was never played.
        self.figures.broken += wrong + times.len();
    }
}

fn name(number: u64) -> String {
    format!("Player {number}")
}

/// A play as a line of the log.
fn line(number: u64) -> String {
    let name = name(number);
    let date = format!("2026-{:02}-{:02}", number / 28 + 1, number % 28 + 1);
    let player = |name: &str, place: u8, total: u8, city: &str| -> Value {
        json!({ "name": name, "place": place, "total": total, "city": [city], "lines": [] })
    };
    let play = json!({
        "id": number, "game": "citadels", "date": date, "edition": "2016", "cards": [],
        "complete_at": 7, "winners": [name],
        "players": [player(&name, 1, 4, "castle"), player("B", 2, 3, "keep")],
    });
    format!("{}\n", json!({ "v": 1, "play": play }))
}
