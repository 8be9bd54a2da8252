//! What happens to a game while it is open.

use crate::flow::{Means, Step};
use crate::lasting::Game;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

/// It takes the room of a disk that is full.
const FILLER: &str = "filler";

/// Where there is room, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    Free,
    /// For so many steps more.
    Full(u32),
    /// There is room again, and a step was taken: all must be there.
    Freed,
}

/// Has another file taken the place of the saved one?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replaced {
    No,
    /// The next step writes all again.
    By(Other),
    /// It was taken, so all must be there.
    Mended(Other),
}

/// What is put in the place of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    Copy,
    /// As it was before the last step.
    Older,
    Nothing,
    /// Another game, which must be kept aside.
    Game,
}

impl Game<'_> {
    /// Presses the key, and maybe kills it before or shortly after; true if so.
    pub fn kills(&mut self, step: &Step) -> bool {
        let is_end = matches!(step.means, Means::Play | Means::End);
        let often = if is_end { 2 } else { 8 };
        let is_killed = self.dice.below(often) == 0;
        if !is_killed || self.dice.below(4) > 0 {
            self.presses(step);
        }
        if is_killed {
            self.pauses();
            self.kill();
        }
        is_killed
    }

    fn kill(&mut self) {
        self.figures.kills += usize::from(self.terminal.kill());
    }

    /// Up to some milliseconds, shorter ones more often.
    fn pauses(&mut self) {
        let longest = 500 << self.dice.below(6);
        sleep(Duration::from_micros(self.dice.below(longest).into()));
    }

    /// Presses the key, and maybe puts another file in the place of the saved one at the same time.
    /// After one more step all must be there again.
    pub fn replaces(&mut self, step: &Step) -> bool {
        match self.replaced {
            Replaced::By(other) => {
                self.presses(step);
                if step.is_input() {
                    self.replaced = Replaced::Mended(other);
                }
                return false;
            }
            Replaced::Mended(other) => {
                self.compare();
                self.is_kept(other);
                self.replaced = Replaced::No;
            }
            Replaced::No => {}
        }
        let is_put = self.dice.below(5) == 0;
        if !is_put && self.dice.below(6) == 0 {
            self.kill();
            return true;
        }
        let path = self.flow.file(&self.home);
        let old = fs::read_to_string(&path).unwrap_or_default();
        let others = [Other::Copy, Other::Older, Other::Nothing, Other::Game];
        // A table that is only being set up is nothing to keep.
        let kinds = if path.ends_with("tonight.new.json") {
            3
        } else {
            4
        };
        let other = *self.dice.choose(&others[..kinds]);
        if !is_put || old.is_empty() || !step.is_input() {
            self.presses(step);
            return false;
        }
        self.story.push(format!("replaced: {other:?}"));
        self.figures.replacements += 1;
        if other == Other::Game {
            // Whoever puts it there in the moment between a look and a write is out of luck.
            put(&path, &old, other, &self.other());
            self.presses(step);
            self.replaced = Replaced::Mended(other);
        } else {
            self.presses(step);
            self.pauses();
            put(&path, &old, other, &self.other());
            self.replaced = Replaced::By(other);
        }
        false
    }

    /// Is somebody else's game still there? It is beside the saved one, as `….replaced` or, of an
    /// evening, as the previous one.
    fn is_kept(&mut self, other: Other) {
        if other != Other::Game {
            return;
        }
        let token = self.other();
        let mut files = fs::read_dir(&self.home).unwrap();
        let is_kept = files.any(|file| {
            let text = fs::read_to_string(file.unwrap().path());
            text.is_ok_and(|text| text.contains(&token))
        });
        if !is_kept {
            self.figures.lost += 1;
            self.story.push("the other game is not there".to_owned());
        }
    }

    /// The token of the game that somebody else put there.
    fn other(&self) -> String {
        format!("other-{}-", self.figures.replacements)
    }

    /// Presses the key; the disk is full for some steps, then there is room for one, then it is
    /// killed.
    pub fn fills(&mut self, step: &Step) -> bool {
        let is_end = matches!(step.means, Means::Play | Means::End);
        let is_step = step.is_input() || is_end;
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
                self.kill();
                self.disk = Disk::Free;
                return true;
            }
            disk => disk,
        };
        let is_full = matches!(self.disk, Disk::Full(_));
        self.figures.refusals += usize::from(is_full && is_step);
        let room = if is_full { "no room" } else { "room" };
        self.story.push(room.to_owned());
        self.presses(step);
        false
    }

    pub fn free(&mut self) {
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

/// Puts another file in its place, as an editor or a sync client does.
fn put(path: &Path, old: &str, other: Other, token: &str) {
    let now = fs::read_to_string(path).unwrap_or_default();
    let begin = old.lines().next().unwrap_or_default();
    let text = match other {
        Other::Copy => now,
        Other::Older => old.to_owned(),
        Other::Game => begin.replacen("\"token\":\"", &format!("\"token\":\"{token}"), 1) + "\n",
        Other::Nothing => {
            let _ = fs::remove_file(path);
            return;
        }
    };
    let new = path.with_extension("new");
    fs::write(&new, text).unwrap();
    fs::rename(&new, path).unwrap();
}
