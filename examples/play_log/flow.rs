//! What lasts, as somebody plays it who reads the screen: what is run, pressed and saved.

use citadels::rules::chance::Chance;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// Tiles that the box has often enough for a short game.
const TILES: [&str; 8] = ["D", "E", "J", "K", "N", "U", "V", "W"];
/// Complete in every edition, for any number of players.
const WHOLE: &str = "manor, castle, palace, temple, church, monastery, tavern, market";
/// No card more often than the box has it.
const SMALL: [&str; 4] = ["docks", "market, prison", "tavern", "harbor, watchtower"];
/// Where a game night is put that is over.
const PREVIOUS: &str = "tonight.previous.json";
const SEATS: [&str; 2] = ["a", "b"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Pad,
    Board,
    Evening,
    Solo,
}

/// What is done on a screen.
#[derive(Clone, Debug)]
pub struct Step {
    /// Typed first.
    pub types: String,
    /// Then this gives the input.
    pub key: String,
    pub means: Means,
    /// The screen takes no keys in the first moment.
    pub is_calm: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// It leads to another question.
    Nothing,
    /// It is an input.
    Input,
    /// It is an input, and one more entry of the pad or turn of the game.
    Entry,
    /// It is an input that puts the play in the log.
    Play,
    /// That was it; where no input did so, it puts the play in the log.
    End,
}

/// What a file holds of the last game.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Saved {
    /// None if there is no game.
    pub token: Option<String>,
    pub inputs: Vec<Value>,
    /// An evening is shown when its table is set.
    pub is_shown: bool,
    pub is_over: bool,
}

/// The lines of a screen.
struct Page<'a>(Vec<&'a str>);

impl Step {
    fn new(types: impl Into<String>, key: impl Into<String>, means: Means) -> Self {
        Self {
            types: types.into(),
            key: key.into(),
            means,
            is_calm: false,
        }
    }

    fn line(types: impl Into<String>, means: Means) -> Self {
        Self::new(types, "\r", means)
    }

    fn key(key: impl Into<String>, means: Means) -> Self {
        Self::new("", key, means)
    }

    fn end(key: impl Into<String>) -> Self {
        Self {
            is_calm: true,
            ..Self::key(key, Means::End)
        }
    }
}

impl Step {
    /// Is one more input saved when the next screen is drawn?
    pub fn is_input(&self) -> bool {
        matches!(self.means, Means::Input | Means::Entry | Means::Play)
    }
}

impl Flow {
    pub fn named(name: &str) -> Self {
        match name {
            "pad" => Self::Pad,
            "board" => Self::Board,
            "evening" => Self::Evening,
            _ => Self::Solo,
        }
    }

    pub const fn args(self, resumes: bool) -> &'static [&'static str] {
        match (self, resumes) {
            (Self::Pad, false) => &["fortress", "pad", "--save", "--names", "Ann,Bob"],
            (Self::Pad, true) => &["fortress", "pad", "--save", "--resume"],
            (Self::Board, false) => &["fortress", "board", "--save", "--names", "Ann,Bob"],
            (Self::Board, true) => &["fortress", "board", "--save", "--resume"],
            // It continues by itself.
            (Self::Evening, _) => &["tonight"],
            (Self::Solo, false) => &["solo", "--save", "--quick", "--edition", "classic"],
            (Self::Solo, true) => &["solo", "--save", "--resume"],
        }
    }

    /// Games in one home: new ones begin below or instead of those that are over.
    pub const fn games(self) -> usize {
        match self {
            Self::Evening => 1,
            _ => 10,
        }
    }

    pub fn file(self, home: &Path) -> PathBuf {
        let names: &[&str] = match self {
            Self::Pad => &["fortress.jsonl"],
            Self::Board => &["board.jsonl"],
            Self::Solo => &["solo.json"],
            // While it is set up, while it is played, when it is over.
            Self::Evening => &["tonight.new.json", "tonight.json", PREVIOUS],
        };
        let mut files = names.iter().map(|name| home.join(name));
        let there = files.clone().find(|file| file.exists());
        there.unwrap_or_else(|| files.next().expect("each has a name"))
    }

    /// How to ask the program what it has read: the arguments, and a list in its answer. That of a
    /// pad or board has the entries.
    pub const fn export(self) -> Option<(&'static [&'static str], &'static str)> {
        match self {
            Self::Pad => Some((&["fortress", "pad"], "entries")),
            Self::Board => Some((&["fortress", "board", "--export", "json"], "turns")),
            Self::Evening => Some((&["tonight", "--show"], "players")),
            Self::Solo => None,
        }
    }

    /// The last game in its file; none if a line is broken. No file is no game.
    pub fn saved(self, home: &Path) -> Option<Saved> {
        let file = self.file(home);
        let text = fs::read_to_string(&file).unwrap_or_default();
        let mut saved = Saved::default();
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).ok()?;
            let (token, input) = (line["token"].as_str(), &line["input"]);
            if token.is_some() {
                saved = Saved::default();
                saved.token = token.map(str::to_owned);
            } else if input != "begin" {
                // A solo game is written from its first step on, with its beginning.
                saved.inputs.push(input.clone());
            }
            saved.is_over = input["close"].is_object() || input["do"] == "close";
        }
        saved.is_shown = self != Self::Evening || file.ends_with("tonight.json");
        saved.is_over |= file.ends_with(PREVIOUS) && saved.token.is_some();
        Some(saved)
    }

    /// What to do on this screen; none if it is not known, or not yet drawn. After so many steps
    /// the end comes near.
    pub fn step(self, screen: &str, steps: usize, dice: &mut Chance) -> Option<Step> {
        let page = Page(screen.lines().map(str::trim_end).collect());
        if let Some(key) = page.key("save in the play log") {
            return Some(Step::end(key));
        }
        let ends = |dice: &mut Chance, least| steps >= least && dice.below(5) == 0;
        match self {
            Self::Pad => {
                let is_last = ends(dice, 4);
                page.pad_step(is_last, dice)
            }
            Self::Board => {
                let is_last = ends(dice, 8);
                page.board_step(is_last, dice)
            }
            Self::Evening => page.evening_step(dice),
            Self::Solo => {
                let is_last = ends(dice, 4);
                page.solo_step(is_last, dice)
            }
        }
    }
}

/// One of what the screen lists; none if the list is not drawn yet.
fn chosen<T: Clone>(listed: &[T], dice: &mut Chance) -> Option<T> {
    (!listed.is_empty()).then(|| dice.choose(listed).clone())
}

/// Was what was typed refused?
pub fn is_refused(screen: &str) -> bool {
    screen.lines().any(|line| line.starts_with("! \""))
}

impl Page<'_> {
    fn title(&self) -> &str {
        self.0.first().copied().unwrap_or_default()
    }

    /// The key that the legend shows for this.
    fn key(&self, label: &str) -> Option<String> {
        let all = self.0.join(" ");
        let (before, _) = all.split_once(&format!("] {label}"))?;
        let (_, key) = before.rsplit_once('[')?;
        Some(match key {
            "Enter" => "\r".to_owned(),
            "Esc" => "\u{1b}".to_owned(),
            key => key.to_owned(),
        })
    }

    /// The question above an empty line, or one that has only begun.
    fn asked(&self) -> Option<&str> {
        let place = self
            .0
            .iter()
            .rposition(|line| *line == ">" || line.starts_with("> ") && line.ends_with(';'))?;
        self.0.get(place.checked_sub(1)?).copied()
    }

    /// The question above a list, if nothing is typed yet.
    fn picked(&self) -> Option<(&str, Vec<&str>)> {
        let place = self.0.iter().position(|line| line.starts_with("? "))?;
        let question = self.0[place].trim_start_matches("? ");
        let choices = self.0[place + 1..].iter();
        let choices = choices.take_while(|line| !line.starts_with('['));
        let choices = choices.filter_map(|line| line.get(2..)).collect();
        let is_drawn = self.0[place + 1..].iter().any(|line| line.starts_with('['));
        (question.ends_with('?') && is_drawn).then_some((question, choices))
    }

    /// The numbers that lines begin with.
    fn numbers(&self) -> Vec<String> {
        let lines = self.0.iter().map(|line| line.trim_start());
        let numbers = lines.filter_map(|line| line.split_once("  "));
        let numbers = numbers.map(|(number, _)| number.to_owned());
        numbers
            .filter(|number| number.len() == 1 && number.parse::<u8>().is_ok())
            .collect()
    }

    fn pad_step(&self, is_last: bool, dice: &mut Chance) -> Option<Step> {
        let seat = *dice.choose(&SEATS);
        let number = 2 + dice.below(7);
        if let Some(question) = self.asked() {
            let is_points = question.ends_with("how many points, and why?");
            return is_points.then(|| Step::line(format!("{number} a bridge"), Means::Entry));
        }
        if self.title() == "Fortress: score pad" {
            self.key("all keys")?;
            if is_last {
                // The final phase.
                return Some(Step::key("f", Means::Input));
            }
            return Some(match dice.below(6) {
                0 => Step::new("m", seat, Means::Entry),
                1 => Step::new(format!("r{number}"), seat, Means::Entry),
                2 => Step::new(format!("c{number}"), seat, Means::Entry),
                3 => Step::new(format!("c{number}s"), seat, Means::Entry),
                4 => Step::new("p", seat, Means::Nothing),
                _ => Step::key("t", Means::Input),
            });
        }
        let key = self.key("no more of these")?;
        Some(match dice.below(3) {
            0 => Step::new(number.to_string(), seat, Means::Entry),
            _ => Step::key(key, Means::Input),
        })
    }

    fn board_step(&self, is_last: bool, dice: &mut Chance) -> Option<Step> {
        if let Some((question, _)) = self.picked() {
            if question.starts_with("Is the game over") {
                return Some(Step::key("\r", Means::Input));
            }
            let is_tile = question.ends_with("which tile?");
            return is_tile.then(|| {
                if is_last {
                    Step::line(".", Means::Nothing)
                } else {
                    Step::line(*dice.choose(&TILES), Means::Input)
                }
            });
        }
        if let Some(question) = self.asked() {
            let (_, most) = question.strip_suffix('?')?.split_once(", 1 to ")?;
            let most = most.parse().ok()?;
            let place = 1 + dice.below(most);
            // A number after which no digit can follow needs no Enter.
            return Some(if place * 10 > most {
                Step::key(place.to_string(), Means::Input)
            } else {
                Step::line(place.to_string(), Means::Input)
            });
        }
        if self.key("that way around").is_some() {
            let ways = self.0.iter().map(|line| line.split_whitespace());
            let mut ways = ways.filter(|words| words.clone().next() == Some("1"));
            let ways: Vec<&str> = ways.next()?.collect();
            return Some(Step::key(chosen(&ways, dice)?, Means::Input));
        }
        self.key("there")?;
        Some(Step::key(chosen(&self.numbers(), dice)?, Means::Entry))
    }

    fn evening_step(&self, dice: &mut Chance) -> Option<Step> {
        if let Some(question) = self.asked() {
            let answer = match question.split_once("'s city?") {
                _ if question.starts_with("Who is playing") => "Ann, Bob, Cyd",
                Some(("Ann", _)) => WHOLE,
                Some(_) => *dice.choose(&SMALL),
                None => "1",
            };
            return Some(Step::line(answer, Means::Input));
        }
        if self.picked().is_some() {
            return Some(Step::key("\r", Means::Input));
        }
        if let Some(key) = self.key("enough for tonight") {
            return Some(Step::end(key));
        }
        if let Some(key) = self.key("without help, straight to the call") {
            return Some(Step::key(key, Means::Input));
        }
        if self.title() == "Whose city is complete?" {
            return Some(Step::key("a", Means::Input));
        }
        if let Some(key) = self.key("all at once") {
            // The places are revealed.
            let step = Step::key(key, Means::Nothing);
            return Some(Step {
                is_calm: true,
                ..step
            });
        }
        let is_called = self.title().starts_with("Rank ");
        let page = self.0.join(" ");
        let is_asked = page.contains("Enter again");
        let is_complete = page.contains("a city is complete.") || is_asked;
        if is_called && !is_complete && self.key("all keys").is_some() && dice.below(8) == 0 {
            // A city is complete.
            return Some(Step::key("l", Means::Input));
        }
        if let Some(key) = self.key("all done").filter(|_| dice.below(3) == 0) {
            return Some(Step::key(key, Means::Input));
        }
        if let Some(key) = self.key("save this play") {
            return Some(Step::key(key, Means::Play));
        }
        let legend = self.0.join(" ");
        let is_whole = legend.contains("[Enter] ") && legend.contains("[?] ");
        is_whole.then(|| Step::key("\r", Means::Input))
    }

    fn solo_step(&self, is_last: bool, dice: &mut Chance) -> Option<Step> {
        if let Some((_, choices)) = self.picked() {
            let is_over = choices.iter().any(|choice| choice.starts_with(". "));
            if is_over && is_last {
                return Some(Step::line(".", Means::Input));
            }
            // «Castle 4», or of several «Castle ×3, 4».
            let cards = choices.iter().filter_map(|choice| choice.rsplit_once(' '));
            let cards = cards.filter(|(_, cost)| cost.parse::<u8>().is_ok());
            let names = cards.map(|(card, _)| card.split(" ×").next().unwrap_or(card));
            let card = chosen(&names.collect::<Vec<_>>(), dice)?;
            return Some(Step::line(card, Means::Input));
        }
        if self.asked().is_some() {
            return Some(Step::line(dice.below(9).to_string(), Means::Input));
        }
        if self.title() == "The game is over" {
            return self.key("continue").map(Step::end);
        }
        if let Some(key) = self.key("begin") {
            return Some(Step::key(key, Means::Nothing));
        }
        let is_complete = self.0.iter().any(|line| line.ends_with("the last round"));
        self.key("all keys")?;
        let is_turn = self.title().starts_with("Your turn");
        if is_turn && is_last && !is_complete {
            // My city is complete.
            return Some(Step::key("l", Means::Input));
        }
        if self.0.join(" ").contains("[number] ") {
            let number = chosen(&self.numbers(), dice)?;
            return Some(Step::key(number, Means::Input));
        }
        let has_enter = self.0.join(" ").contains("[Enter] ");
        has_enter.then(|| Step::key("\r", Means::Input))
    }
}
