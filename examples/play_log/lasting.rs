//! Pads, boards, evenings and solo games, from the first key to the saved play.

use crate::flow::{Flow, Means, Saved, Step, is_refused};
use crate::terminal::{Terminal, Waited};
use crate::{Figures, Harness, dice};
use citadels::rules::chance::Chance;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A calm screen takes keys after this.
const CALM: Duration = Duration::from_millis(700);

/// It takes the room of a disk that is full.
const FILLER: &str = "filler";

/// A game, and what the screen has said of it.
struct Game<'a> {
    harness: &'a Harness,
    flow: Flow,
    how: &'a str,
    home: PathBuf,
    dice: &'a mut Chance,
    figures: &'a mut Figures,
    terminal: Terminal,
    /// The game before this one, which is over.
    previous: Option<String>,
    /// What was done, to be read if something is wrong.
    story: Vec<String>,
    /// Inputs and entries whose next screen was drawn.
    inputs: usize,
    entries: usize,
    disk: Disk,
    /// Another file may have taken the place of the last step; the next one writes all again.
    is_replaced: bool,
}

/// Where there is room, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Disk {
    Free,
    /// For so many steps more.
    Full(u32),
    /// There is room again, and a step was taken: all must be there.
    Freed,
}

impl Harness {
    /// Games until the time is over.
    pub fn games(&self, flow: Flow, how: &str) -> Figures {
        let mut figures = Figures::default();
        let mut dice = dice();
        let start = Instant::now();
        while start.elapsed() < self.time {
            let home = self.folder.join(format!("{}", figures.runs / flow.games()));
            let expected = figures.runs % flow.games() + 1;
            fs::create_dir_all(&home).unwrap();
            // Before the new one is written.
            let previous = flow.saved(&home).and_then(|saved| saved.token);
            let mut game = Game {
                harness: self,
                flow,
                how,
                terminal: Terminal::open(&self.program, flow.args(false), &home),
                previous,
                home: home.clone(),
                dice: &mut dice,
                figures: &mut figures,
                story: Vec::new(),
                inputs: 0,
                entries: 0,
                disk: Disk::Free,
                is_replaced: false,
            };
            game.play();
            let story = std::mem::take(&mut game.story);
            figures.runs += 1;
            let (plays, wrong) = self.plays(&home);
            figures.reported += 1;
            figures.lost += expected.saturating_sub(plays.len());
            figures.doubled += plays.len().saturating_sub(expected);
            figures.broken += wrong;
            if figures.lost + figures.doubled + figures.broken > 0 {
                println!("{}", story.join("\n"));
                break;
            }
            if expected == flow.games() {
                fs::remove_dir_all(&home).unwrap();
            }
        }
        figures
    }
}

impl Game<'_> {
    /// From where it is to its end.
    fn play(&mut self) {
        let mut before = String::new();
        let mut given: Option<Step> = None;
        loop {
            let (flow, last) = (self.flow, before.as_str());
            let is_known = |screen: &str| {
                screen != last && flow.step(screen, 0, &mut Chance::new("any")).is_some()
            };
            let waited = self.terminal.waits(is_known);
            if waited == Waited::Ended {
                if self.has_ended(given.as_ref()) {
                    return;
                }
                (before, given) = (String::new(), None);
                continue;
            }
            let screen = self.terminal.screen();
            if let Some(step) = given.take()
                && !is_refused(&screen)
            {
                self.is_reported(&step);
            }
            let step = flow.step(&screen, self.inputs, self.dice);
            let step = step.expect("the screen is known");
            let title = screen.lines().next().unwrap_or_default();
            let story = format!("{title}: {:?} {:?}, {:?}", step.types, step.key, step.means);
            self.story.push(story);
            before = self.types(&step);
            let is_killed = match self.how {
                "kill" => self.kills(&step),
                "replace" => self.replaces(&step),
                _ => self.fills(&step),
            };
            if !is_killed {
                given = Some(step);
                continue;
            }
            self.story.push("killed".to_owned());
            self.compare();
            if self.saved().is_none_or(|saved| saved.is_over) {
                return;
            }
            self.resume();
            before = String::new();
        }
    }

    /// Types what comes before the key; the screen after that.
    fn types(&mut self, step: &Step) -> String {
        if step.is_calm {
            sleep(CALM);
        }
        if !step.types.is_empty() {
            self.terminal.types(&step.types);
            let before = self.terminal.screen();
            self.terminal.waits(|screen| screen != before);
        }
        self.terminal.screen()
    }

    fn presses(&mut self, step: &Step) {
        self.terminal.types(&step.key);
    }

    /// The next screen is there, so this was done.
    fn is_reported(&mut self, step: &Step) {
        let is_input = step.is_input();
        self.inputs += usize::from(is_input);
        self.entries += usize::from(step.means == Means::Entry);
        self.figures.reported += usize::from(is_input);
    }

    /// The program has ended: was that the end of the game? If not, it is taken up again.
    fn has_ended(&mut self, given: Option<&Step>) -> bool {
        let is_end = given.is_some_and(|step| step.means == Means::End);
        let code = self.terminal.code();
        if is_end && code == 0 {
            self.compare();
            return true;
        }
        let seen = tail(&self.terminal.seen);
        self.story.push(format!("ended with {code}: {seen}"));
        self.figures.broken += 1;
        if !matches!(self.disk, Disk::Full(_)) {
            return true;
        }
        self.free();
        self.compare();
        self.resume();
        false
    }

    fn resume(&mut self) {
        let resumes = self.saved().is_some_and(|saved| saved.token.is_some());
        let args = self.flow.args(resumes);
        self.terminal = Terminal::open(&self.harness.program, args, &self.home);
    }

    /// What is saved of this game; none if it can't be read.
    fn saved(&self) -> Option<Saved> {
        let saved = self.flow.saved(&self.home)?;
        let is_other = saved.token == self.previous;
        Some(if is_other { Saved::default() } else { saved })
    }

    /// What is on the disk, and what the program reads there, with what was reported.
    fn compare(&mut self) {
        let Some(saved) = self.saved() else {
            self.figures.broken += 1;
            return;
        };
        let (there, reported) = (saved.inputs, self.inputs);
        self.story.push(format!(
            "{there} inputs are there, {reported} were reported"
        ));
        self.figures.lost += self.inputs.saturating_sub(saved.inputs);
        // What was on the way may have been saved.
        self.inputs = saved.inputs;
        let is_shown = saved.inputs > 0 && saved.is_shown;
        let Some((args, list)) = self.flow.export().filter(|_| is_shown) else {
            return;
        };
        let read = self.harness.json(&self.home, args);
        let Some(read) = read.filter(|read| read[list].is_array()) else {
            self.story.push(format!("not read: {args:?}"));
            self.figures.broken += 1;
            return;
        };
        let entries = read[list].as_array().map_or(0, Vec::len);
        if self.flow != Flow::Evening {
            let reported = self.entries;
            self.story.push(format!(
                "{entries} entries are there, {reported} were reported"
            ));
            self.figures.lost += self.entries.saturating_sub(entries);
            self.entries = entries;
        }
    }

    /// Presses the key, and maybe kills it before or shortly after; true if so.
    fn kills(&mut self, step: &Step) -> bool {
        let is_end = matches!(step.means, Means::Play | Means::End);
        let often = if is_end { 2 } else { 8 };
        let is_killed = self.dice.below(often) == 0;
        if !is_killed || self.dice.below(4) > 0 {
            self.presses(step);
        }
        if is_killed {
            let longest = if is_end { 40_000 } else { 10_000 };
            let pause = self.dice.below(longest);
            sleep(Duration::from_micros(pause.into()));
            self.figures.kills += usize::from(self.terminal.kill());
        }
        is_killed
    }

    /// Presses the key, and maybe puts another file in the place of the saved one at the same time.
    /// After one more step all must be there again: then it is killed, now and then.
    fn replaces(&mut self, step: &Step) -> bool {
        if self.is_replaced {
            self.presses(step);
            self.is_replaced = step.means == Means::Nothing;
            return false;
        }
        let is_end = step.means == Means::End;
        match self.dice.below(6) {
            0 if !is_end => {
                let path = self.flow.file(&self.home);
                let old = fs::read_to_string(&path).unwrap_or_default();
                self.presses(step);
                sleep(Duration::from_micros(self.dice.below(10_000).into()));
                self.is_replaced = put(&path, &old, self.dice);
                self.story.push("another file is put there".to_owned());
                self.figures.replacements += usize::from(self.is_replaced);
                false
            }
            1 => {
                self.figures.kills += usize::from(self.terminal.kill());
                true
            }
            _ => {
                self.presses(step);
                false
            }
        }
    }

    /// Presses the key; the disk is full for some steps, then there is room for one, then it is
    /// killed.
    fn fills(&mut self, step: &Step) -> bool {
        let is_step = step.is_input();
        let is_end = step.means == Means::End;
        self.disk = match self.disk {
            Disk::Free if is_step && self.inputs > 0 && self.dice.below(5) == 0 => {
                fill(&self.home, 0);
                Disk::Full(self.dice.below(4))
            }
            Disk::Full(_) if is_end => {
                self.free();
                Disk::Free
            }
            Disk::Full(0) if is_step => {
                self.free();
                Disk::Freed
            }
            Disk::Full(left) if is_step => Disk::Full(left - 1),
            Disk::Freed => {
                self.figures.kills += usize::from(self.terminal.kill());
                self.disk = Disk::Free;
                return true;
            }
            disk => disk,
        };
        self.figures.refusals += usize::from(matches!(self.disk, Disk::Full(_)) && is_step);
        self.presses(step);
        false
    }

    fn free(&mut self) {
        fs::remove_file(self.home.join(FILLER)).unwrap();
        self.disk = Disk::Free;
    }
}

/// Leaves only so many bytes free in a home; the file that takes the rest.
pub fn fill(home: &Path, room: u64) -> PathBuf {
    let path = home.join(FILLER);
    let mut filler = File::create(&path).unwrap();
    while filler.write_all(&[b'x'; 4096]).is_ok() {}
    let length = filler.metadata().unwrap().len();
    filler.set_len(length.saturating_sub(room)).unwrap();
    path
}

/// Another file in its place: a copy, an older one or none at all. False if there was no file.
fn put(path: &Path, old: &str, dice: &mut Chance) -> bool {
    if !path.exists() || old.is_empty() {
        return false;
    }
    let new = path.with_extension("new");
    match dice.below(3) {
        0 => fs::copy(path, &new).map(|_| ()).unwrap(),
        1 => fs::write(&new, old).unwrap(),
        _ => {
            fs::remove_file(path).unwrap();
            return true;
        }
    }
    fs::rename(&new, path).unwrap();
    true
}

fn tail(text: &str) -> String {
    let count = text.chars().count().saturating_sub(400);
    text.chars().skip(count).collect()
}
