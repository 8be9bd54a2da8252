//! Pads, boards, evenings and solo games, from the first key to the saved play.

use crate::blows::{Disk, Replaced};
use crate::flow::{Flow, Means, Saved, Step, is_refused};
use crate::terminal::{Terminal, Waited};
use crate::{Figures, Harness, dice};
use citadels::rules::chance::Chance;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A calm screen takes keys after this.
const CALM: Duration = Duration::from_millis(700);

/// A game, and what the screen has said of it.
pub struct Game<'a> {
    harness: &'a Harness,
    pub flow: Flow,
    how: &'a str,
    pub home: PathBuf,
    pub dice: &'a mut Chance,
    pub figures: &'a mut Figures,
    pub terminal: Terminal,
    /// The game before this one, which is over.
    previous: Option<String>,
    /// What was done, to be read if something is wrong.
    pub story: Vec<String>,
    /// Inputs and entries whose next screen was drawn.
    pub inputs: usize,
    entries: usize,
    /// What was found on the disk.
    found: Vec<Value>,
    pub disk: Disk,
    pub replaced: Replaced,
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
                found: Vec::new(),
                disk: Disk::Free,
                replaced: Replaced::No,
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
            let step = flow.step(&screen, self.inputs, self.dice);
            let step = step.expect("the screen is known");
            if let Some(given) = given.take() {
                // A play that could not be saved is asked for again.
                let is_again = given.means == Means::Play && step.means == Means::Play;
                if !is_refused(&screen) && !is_again {
                    self.is_reported(&given);
                }
            }
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

    pub fn presses(&mut self, step: &Step) {
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
            let is_open = self.saved().is_some_and(|saved| !saved.is_over);
            self.figures.broken += usize::from(is_open);
            return true;
        }
        let seen = tail(&self.terminal.seen);
        self.story.push(format!("ended with {code}: {seen}"));
        let is_full = matches!(self.disk, Disk::Full(_));
        // Only a play for which there is no room may be refused; the game stays open.
        let is_play = is_end || given.is_some_and(|step| step.means == Means::Play);
        self.figures.broken += usize::from(!is_full || !is_play);
        if !is_full {
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
        let open = || Terminal::open(&self.harness.program, args, &self.home);
        self.terminal = open();
        while self.how == "kill" && self.dice.below(4) == 0 {
            // Before or while it reads what is saved.
            sleep(Duration::from_micros(self.dice.below(30_000).into()));
            self.figures.kills += usize::from(self.terminal.kill());
            self.terminal = open();
        }
    }

    /// What is saved of this game; none if it can't be read.
    fn saved(&self) -> Option<Saved> {
        let saved = self.flow.saved(&self.home)?;
        let is_other = saved.token == self.previous;
        Some(if is_other { Saved::default() } else { saved })
    }

    /// What is on the disk, and what the program reads there, with what was reported.
    pub fn compare(&mut self) {
        let Some(saved) = self.saved() else {
            self.figures.broken += 1;
            return;
        };
        let (there, reported) = (saved.inputs.len(), self.inputs);
        let story = format!("{there} inputs are there, {reported} were reported");
        self.story.push(story);
        self.figures.lost += reported.saturating_sub(there);
        let is_other = !saved.inputs.starts_with(&self.found);
        self.figures.broken += usize::from(is_other);
        // What was on the way may have been saved.
        self.inputs = there;
        self.found = saved.inputs;
        let is_shown = there > 0 && saved.is_shown;
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
}

fn tail(text: &str) -> String {
    let count = text.chars().count().saturating_sub(400);
    text.chars().skip(count).collect()
}
