//! A player who presses whatever a screen offers, and now and then what it does not.

use super::bend::Chance;
use citadels::terminal::{Ask, Confirm, Draw, Key, Left, Line, Number, Pick};

/// Answers this many times; then it is gone as if killed.
#[derive(Debug)]
pub struct Monkey {
    pub chance: Chance,
    pub left: usize,
}

/// What it types where a line is asked for.
const LINES: [&str; 12] = [
    "",
    "Ann, Bob, Cyd",
    "castle, tavern*; gold 2, hand 3, first",
    "keep, haunted quarter 3",
    "king",
    "7",
    "-1",
    "99999999999999999999",
    "CRFR",
    "0 -1",
    "\u{202e}\u{1b}[2J",
    "+5 bridge",
];

impl Monkey {
    fn goes_on(&mut self) -> Result<(), Left> {
        self.left = self.left.checked_sub(1).ok_or(Left::Quit)?;
        if self.chance.below(30) == 0 {
            return Err(Left::Back);
        }
        Ok(())
    }
}

impl Ask for Monkey {
    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        (pick.above)(80);
        self.goes_on()?;
        Ok(self.chance.below(pick.choices.len()))
    }

    fn confirm(&mut self, _: &Confirm<'_>) -> Result<bool, Left> {
        self.goes_on()?;
        Ok(self.chance.below(2) == 0)
    }

    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left> {
        self.goes_on()?;
        let (least, most) = (*number.limits.start(), *number.limits.end());
        let above = self.chance.below(usize::from(most - least) + 1);
        Ok(least + u8::try_from(above).expect("below a small number"))
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        self.goes_on()?;
        let typed = format!("{}{}", line.begin, self.chance.one(&LINES));
        (line.above)(40, &typed);
        (line.complete)(&typed);
        Ok(typed)
    }

    fn screen(&mut self, draw: Draw<'_>, _: bool) -> Result<Key, Left> {
        self.goes_on()?;
        let page = draw(80);
        let offered: Vec<&str> = page
            .split('[')
            .skip(1)
            .filter_map(|rest| rest.split_once(']'))
            .map(|(key, _)| key)
            .collect();
        let others = ["Enter", "Esc", "1", "2", "b", "z"];
        let key = if offered.is_empty() || self.chance.below(6) == 0 {
            *self.chance.one(&others)
        } else {
            *self.chance.one(&offered)
        };
        Ok(match key {
            "Enter" => Key::Enter,
            "Esc" => Key::Escape,
            key => Key::typed(key.chars().next().unwrap_or('x')),
        })
    }
}
