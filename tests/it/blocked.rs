//! A place where nothing can be written for a while, as on a full disk: whoever plays goes on, and
//! what was entered meanwhile is saved as soon as it can be.

use super::monkey::Monkey;
use super::program::{run_asking, run_at};
use super::robot::{Robot, Way};
use super::script::{Answer, Script};
use citadels::terminal::{Ask, Confirm, Draw, Key, Left, Line, Number, Pick};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use tempfile::tempdir;

/// Stands between a player and the program. While these questions are answered, a folder is where
/// the file should be.
struct Blocked<'a> {
    player: &'a mut dyn Ask,
    file: PathBuf,
    during: Range<usize>,
    asked: usize,
    /// Everything shown while the place was blocked, and after it.
    meanwhile: Vec<String>,
    after: Vec<String>,
}

impl<'a> Blocked<'a> {
    fn new(player: &'a mut dyn Ask, file: PathBuf, during: Range<usize>) -> Self {
        Self {
            player,
            file,
            during,
            asked: 0,
            meanwhile: Vec::new(),
            after: Vec::new(),
        }
    }

    fn sees(&mut self, page: String) {
        // The page before the first step that is not written does not know yet.
        if self.asked > self.during.start && self.asked <= self.during.end {
            self.meanwhile.push(page);
        } else if self.asked > self.during.end {
            self.after.push(page);
        }
        if self.asked == self.during.start {
            let _ = fs::rename(&self.file, self.file.with_extension("kept"));
            fs::create_dir(&self.file).unwrap();
        } else if self.asked == self.during.end {
            self.frees();
        }
        self.asked += 1;
    }

    fn frees(&self) {
        fs::remove_dir(&self.file).unwrap();
        let _ = fs::rename(self.file.with_extension("kept"), &self.file);
    }
}

impl Ask for Blocked<'_> {
    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        self.sees((pick.above)(80));
        self.player.pick(pick)
    }

    fn confirm(&mut self, confirm: &Confirm<'_>) -> Result<bool, Left> {
        self.player.confirm(confirm)
    }

    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left> {
        self.player.number(number)
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        self.sees((line.above)(80, line.begin));
        self.player.line(line)
    }

    fn screen(&mut self, draw: Draw<'_>, calm: bool) -> Result<Key, Left> {
        self.sees(draw(80));
        self.player.screen(draw, calm)
    }
}

const UNSAVED: &str = "The last steps aren't saved.";

fn says(page: &str) -> bool {
    let words: Vec<&str> = page.split_whitespace().collect();
    words.join(" ").contains(UNSAVED)
}

const PAD: [&str; 4] = ["fortress", "pad", "--names", "Ann,Bob"];

fn keys(keys: &str) -> Script {
    Script::new(super::pass::keys(keys))
}

/// The points on the saved pad.
fn points(home: &Path) -> String {
    let points = run_at(home, &["fortress", "pad", "--format", "json"]).json();
    points["totals"].to_string()
}

#[test]
fn a_pad_that_cannot_be_written_goes_on_says_so_and_is_saved_later() {
    let home = tempdir().unwrap();
    let file = home.path().join("fortress.jsonl");
    // A monastery each, twice; then the player is gone.
    let mut player = keys("mambmamb");
    let mut blocked = Blocked::new(&mut player, file, 2..6);
    let (status, _, err) = run_asking(Some(home.path()), &PAD, &mut blocked);
    assert_eq!((status, &*err), (130, ""));
    let (meanwhile, after) = (&blocked.meanwhile, &blocked.after);
    // The first of them is in the middle of an entry.
    assert!(
        meanwhile[1..].iter().all(|page| says(page)),
        "{meanwhile:?}"
    );
    assert!(
        meanwhile[1].contains("it isn't an ordinary file"),
        "{meanwhile:?}"
    );
    assert!(!says(after.last().unwrap()), "{after:?}");
    assert_eq!(points(home.path()), r#"{"Ann":18,"Bob":18}"#);
}

#[test]
fn who_leaves_with_unsaved_steps_is_told_before_and_after() {
    let home = tempdir().unwrap();
    let file = home.path().join("fortress.jsonl");
    let mut player = keys("mamb!.");
    let mut blocked = Blocked::new(&mut player, file, 2..20);
    let (status, _, err) = run_asking(Some(home.path()), &PAD, &mut blocked);
    assert_eq!(status, 1, "{err}");
    assert!(
        err.contains("can't be written: it isn't an ordinary file."),
        "{err}"
    );
    let asked = blocked.meanwhile.last().unwrap();
    assert!(asked.contains("leaving loses them"), "{asked}");
    assert!(!asked.contains("The pad is saved"), "{asked}");
}

#[test]
fn a_counted_pad_is_shown_even_if_it_cannot_be_closed() {
    let home = tempdir().unwrap();
    let file = home.path().join("fortress.jsonl");
    let mut player = keys("mamb");
    run_asking(Some(home.path()), &PAD, &mut player);
    let args = ["fortress", "pad", "--resume", "--save"];
    let mut player = keys("f.....");
    let mut blocked = Blocked::new(&mut player, file, 0..20);
    let (status, out, err) = run_asking(Some(home.path()), &args, &mut blocked);
    assert_eq!(status, 1, "{out}{err}");
    assert!(out.contains("Saved as play 1"), "{out}");
    assert!(err.contains("can't be written"), "{err}");
}

#[test]
fn a_solo_game_goes_on_where_nothing_can_be_written() {
    let home = tempdir().unwrap();
    let file = home.path().join("solo.json");
    let answers = ["castle", "manor", "keep", "temple"].map(Answer::Type);
    let mut all = super::pass::keys(".");
    all.extend(answers);
    all.extend(super::pass::keys("7."));
    let mut player = Script::new(all);
    let mut blocked = Blocked::new(&mut player, file.clone(), 2..5);
    let args = ["solo", "--seed", "friday", "--edition", "classic"];
    let (status, ..) = run_asking(Some(home.path()), &args, &mut blocked);
    assert_eq!(status, 130);
    assert!(blocked.meanwhile.iter().all(|page| says(page)));
    let saved = fs::read_to_string(file).unwrap();
    for card in ["castle", "manor", "keep", "temple", "keep architect"] {
        assert!(saved.contains(card), "{card}: {saved}");
    }
}

#[test]
fn an_evening_goes_on_where_nothing_can_be_written() {
    const NAMES: [&str; 3] = ["Ann", "Bob", "Cyd"];
    let whole = tempdir().unwrap();
    let mut robot = Robot::new(Way::Alone, &NAMES);
    robot.patience = 150;
    let (_, expected, _) = run_asking(Some(whole.path()), &["tonight"], &mut robot);
    let steps = robot.seen.len();
    // Not while the places are revealed: then it is over.
    for from in (5..steps - 8 - NAMES.len()).step_by(4) {
        let home = tempdir().unwrap();
        let mut robot = Robot::new(Way::Alone, &NAMES);
        robot.patience = 150;
        let file = home.path().join("tonight.json");
        let mut blocked = Blocked::new(&mut robot, file, from..from + 6);
        let (status, out, err) = run_asking(Some(home.path()), &["tonight"], &mut blocked);
        assert_eq!((status, &*err), (0, ""), "from {from}");
        assert_eq!(out, expected, "from {from}");
        assert!(blocked.meanwhile.iter().any(|page| says(page)), "{from}");
        assert!(!says(blocked.after.last().unwrap()), "from {from}");
    }
}

#[test]
fn whatever_is_pressed_while_nothing_can_be_written_is_there_afterwards() {
    let flows: [(&[&str], &str); 2] = [
        (&PAD, "fortress.jsonl"),
        (&["fortress", "board", "--names", "Ann,Bob"], "board.jsonl"),
    ];
    let mut stayed = 0;
    for (seed, (args, file)) in (0..24).flat_map(|seed| flows.map(|flow| (seed, flow))) {
        // The same player twice: once with a full disk in between.
        let [free, full] = [false, true].map(|is_full| {
            let home = tempdir().unwrap();
            let file = home.path().join(file);
            let (chance, left) = (super::bend::Chance(seed), 40);
            let mut player = Monkey { chance, left };
            let during = if is_full { 3..30 } else { 90..90 };
            let mut blocked = Blocked::new(&mut player, file.clone(), during);
            let (status, _, err) = run_asking(Some(home.path()), args, &mut blocked);
            if file.is_dir() {
                blocked.frees();
            }
            (status, err, fs::read_to_string(file).unwrap_or_default())
        });
        let inputs = |text: &str| -> Vec<String> {
            let lines = text.lines().skip(1);
            lines.map(str::to_owned).collect()
        };
        if full.0 == 1 {
            // The player left while nothing could be written.
            assert!(full.1.contains("can't be written"), "{}", full.1);
            continue;
        }
        assert_eq!((free.0, &free.1), (full.0, &full.1), "{args:?} {seed}");
        assert_eq!(inputs(&free.2), inputs(&full.2), "{args:?} {seed}");
        stayed += 1;
    }
    assert!(stayed > 12, "only {stayed} stayed");
}
