//! A player that reads the screen, so a test of a whole evening need not know what was dealt.

use citadels::terminal::{Ask, Confirm, Draw, Key, Left, Line, Number, Pick};

/// How characters are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Device,
    Hand,
    Alone,
}

/// Answers in English this many times; then it is gone as if killed.
#[derive(Debug)]
pub struct Robot {
    pub way: Way,
    pub names: &'static [&'static str],
    /// A city is complete in this round.
    pub rounds: usize,
    pub patience: usize,
    /// What was shown, and what was answered.
    pub seen: Vec<(String, String)>,
}

/// Complete in every edition, for any number of players.
const WHOLE: &str =
    "manor, castle, palace, temple, church, monastery, tavern, market; gold 3, hand 2";

/// No card more often than the box has it.
const SMALL: [&str; 8] = [
    "tavern",
    "market",
    "docks",
    "temple",
    "watchtower",
    "prison",
    "trading post",
    "manor",
];

impl Robot {
    pub fn new(way: Way, names: &'static [&'static str]) -> Self {
        Self {
            way,
            names,
            rounds: 2,
            patience: usize::MAX,
            seen: Vec::new(),
        }
    }

    fn answer<T>(&mut self, shown: String, answer: &str, value: T) -> Result<T, Left> {
        if self.seen.len() == self.patience {
            return Err(Left::Quit);
        }
        self.seen.push((shown, answer.to_owned()));
        Ok(value)
    }

    /// The key that moves the game forward.
    fn key(&self, page: &str) -> String {
        let way = match self.way {
            Way::Device => "on this device",
            Way::Hand => "with the cards, step by step",
            Way::Alone => "without help, straight to the call",
        };
        let by_label = |label: &str| key_of(page, label);
        if let Some(key) = by_label(way) {
            return key;
        }
        if let Some(key) = by_label("all done") {
            return key;
        }
        if title_of(page).starts_with("Who has the crown") && by_label("another player").is_none() {
            return "b".to_owned();
        }
        if title_of(page).starts_with("Whose city is complete") {
            return "a".to_owned();
        }
        let is_last_call = by_label("next").is_some()
            // With its minutes, if the clock goes on.
            && [" ·", ","].iter().any(|end| page.contains(&format!("round {}{end}", self.rounds)))
            && page
                .lines()
                .map(str::trim_start)
                .rfind(|line| matches!(line.as_bytes(), [b'1'..=b'9', b' ', b' ', ..]))
                .is_some_and(|last| last.contains('▶'));
        let words: Vec<&str> = page.split_whitespace().collect();
        if is_last_call && !words.join(" ").contains("Last round: a city is complete.") {
            // A city is complete.
            return "l".to_owned();
        }
        if let Some(key) = by_label("enough for tonight") {
            return key;
        }
        let title = title_of(page);
        let chooses = [": keep one", ": put one face down"];
        let is_chosen = page.contains("You keep the") || page.contains("You put the");
        if chooses.iter().any(|end| title.ends_with(end)) && !is_chosen {
            let digits = page
                .lines()
                .filter_map(|line| line.trim_start().chars().next());
            let first = digits.into_iter().find(char::is_ascii_digit);
            return first.expect("a hand has cards").to_string();
        }
        "Enter".to_owned()
    }
}

pub fn title_of(page: &str) -> &str {
    page.lines().next().unwrap_or_default()
}

/// The key that the legend at the end of a page shows for this.
fn key_of(page: &str, label: &str) -> Option<String> {
    let legend = page.trim_end().rsplit("\n\n").next()?;
    let legend = legend.split_whitespace().collect::<Vec<_>>().join(" ");
    legend.split(" · ").find_map(|action| {
        // A message may stand right above the keys.
        let (key, rest) = action[action.find('[')? + 1..].split_once("] ")?;
        (rest == label).then(|| key.to_owned())
    })
}

impl Ask for Robot {
    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        let shown = format!("{}\n{}", pick.question, pick.choices.join("\n"));
        self.answer(shown, &pick.choices[0], 0)
    }

    fn confirm(&mut self, confirm: &Confirm<'_>) -> Result<bool, Left> {
        unreachable!("{}", confirm.question)
    }

    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left> {
        unreachable!("{}", number.question)
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        let typed = if line.question.starts_with("Who is playing") {
            let names = self.names.join(", ");
            let shown = line.question.to_owned();
            return self.answer(shown, &names, names.clone());
        } else if line.question.starts_with(self.names[0]) && line.question.contains("city") {
            WHOLE.to_owned()
        } else if let Some(seat) =
            (self.names.iter()).position(|name| line.question.starts_with(name))
        {
            SMALL[seat].to_owned()
        } else {
            "1".to_owned()
        };
        let typed = format!("{}{typed}", line.begin);
        let shown = format!("{}\n{}", (line.above)(80, line.begin), line.question);
        self.answer(shown, &typed, typed.clone())
    }

    fn screen(&mut self, draw: Draw<'_>, _: bool) -> Result<Key, Left> {
        let page = draw(80);
        let key = self.key(&page);
        let pressed = match key.as_str() {
            "Enter" => Key::Enter,
            "Esc" => Key::Escape,
            key => Key::typed(key.chars().next().expect("a key has a sign")),
        };
        self.answer(page, &key, pressed)
    }
}
