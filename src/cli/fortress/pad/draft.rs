//! An entry on its way: kind, number, shields, and whoever stands there, key by key.

use crate::fortress::feature::{Feature, Sort};
use crate::fortress::pad::MOST;
use crate::terminal::Key;

/// An entry on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub sort: Sort,
    pub complete: bool,
    /// The number of the entry that this one replaces, and what that was.
    pub replaces: Option<(usize, Feature)>,
    /// Tiles, tiles around, or completed cities, as typed so far.
    typed: Option<u32>,
    pub shields: u32,
    /// The seats whose followers stand there, one by one; none while a single letter will do.
    pub several: Option<Vec<usize>>,
}

/// What a key did to it.
pub enum Typed {
    /// It goes on.
    On,
    /// These followers stand there: it is an entry.
    Done(Vec<u32>),
    /// The number is missing.
    NoNumber,
    /// No feature is so big.
    TooMuch,
    /// Nobody stands there.
    Nobody,
    /// One step back: which kind is it?
    Back,
    /// Not now.
    Cancelled,
}

impl Draft {
    pub const fn new(sort: Sort, complete: bool) -> Self {
        Self {
            sort,
            complete,
            replaces: None,
            typed: None,
            shields: 0,
            several: None,
        }
    }

    /// An entry again, to be changed.
    pub fn of(number: usize, before: &Feature) -> Self {
        let replaces = Some((number, before.clone()));
        Self {
            replaces,
            shields: before.shields,
            ..Self::new(before.sort, before.complete)
        }
    }

    /// The same as another kind.
    pub fn turned(&self, sort: Sort) -> Self {
        let same = self.sort == sort;
        let shields = if same { self.shields } else { 0 };
        Self {
            sort,
            typed: None,
            shields,
            several: None,
            ..self.clone()
        }
    }

    /// The number, typed or taken over. Two tiles are the fewest that can be complete, and the
    /// commonest; around a complete monastery lie eight.
    pub fn number(&self) -> Option<u32> {
        let before = self
            .replaces
            .as_ref()
            .filter(|(_, before)| before.sort == self.sort);
        let before = before.map(|(_, before)| match self.sort {
            Sort::Road | Sort::City => before.tiles,
            Sort::Monastery => before.neighbours,
            Sort::Field => before.cities,
        });
        let usual = match self.sort {
            Sort::Road | Sort::City if self.complete => Some(2),
            Sort::Monastery if self.complete => Some(8),
            _ => None,
        };
        self.typed.or(before).or(usual)
    }

    /// The feature with these followers.
    pub fn feature(&self, followers: Vec<u32>) -> Feature {
        let number = self.number().unwrap_or(0);
        let mut feature = Feature {
            complete: self.complete,
            followers,
            ..Feature::new(self.sort)
        };
        match self.sort {
            Sort::Road => feature.tiles = number,
            Sort::City => (feature.tiles, feature.shields) = (number, self.shields),
            Sort::Monastery => feature.neighbours = number,
            Sort::Field => feature.cities = number,
        }
        feature
    }

    /// Can a number be typed? Around a complete monastery it is always eight.
    pub fn has_number(&self) -> bool {
        !(self.sort == Sort::Monastery && self.complete)
    }

    /// Is there anything that Backspace takes away?
    fn take_back(&mut self) -> bool {
        match self.typed {
            Some(number) if number >= 10 => self.typed = Some(number / 10),
            Some(_) => self.typed = None,
            None if self.shields > 0 => self.shields = 0,
            None => return false,
        }
        true
    }

    pub fn press(&mut self, key: Key, players: usize) -> Typed {
        let seat = seat(key, players);
        if let Some(several) = &mut self.several {
            match (key, seat) {
                (_, Some(seat)) => several.push(seat),
                (Key::Back, _) if several.pop().is_none() => self.several = None,
                (Key::Enter, _) if several.is_empty() => return Typed::Nobody,
                (Key::Enter, _) => {
                    let mut followers = vec![0; players];
                    for &seat in several.iter() {
                        followers[seat] += 1;
                    }
                    return Typed::Done(followers);
                }
                (Key::Escape, _) => return Typed::Cancelled,
                _ => {}
            }
            return Typed::On;
        }
        match (key, seat) {
            (Key::Escape, _) => return Typed::Cancelled,
            (Key::Digit(digit), _) if self.has_number() => {
                let number = self.typed.unwrap_or(0) * 10 + u32::from(digit);
                // There is no such number: it is not guessed at.
                if number > MOST {
                    return Typed::TooMuch;
                }
                self.typed = Some(number);
                self.shields = self.shields.min(self.number().unwrap_or(0));
            }
            (Key::Letter('s' | '+'), _) if self.sort == Sort::City => {
                let most = self.number().unwrap_or(0);
                self.shields = if self.shields < most {
                    self.shields + 1
                } else {
                    0
                };
            }
            (Key::Enter, _) | (_, Some(_)) if self.number().is_none() => return Typed::NoNumber,
            (_, Some(seat)) => {
                let followers = (0..players).map(|player| u32::from(player == seat));
                return Typed::Done(followers.collect());
            }
            (Key::Enter, _) => {
                let before = self
                    .replaces
                    .as_ref()
                    .map(|(_, before)| before.followers.clone());
                let seats = before
                    .unwrap_or_default()
                    .into_iter()
                    .enumerate()
                    .flat_map(|(seat, count)| (0..count).map(move |_| seat));
                self.several = Some(seats.collect());
            }
            (Key::Back, _) if !self.take_back() => return Typed::Back,
            _ => {}
        }
        Typed::On
    }
}

/// The seat that a letter means.
pub fn seat(key: Key, players: usize) -> Option<usize> {
    let Key::Letter(letter) = key else {
        return None;
    };
    ('a'..='z')
        .position(|known| known == letter)
        .filter(|seat| *seat < players)
}
