//! A feature while it is entered, key by key: on the pad, or for a count.

use crate::command::fortress::pad::sheet::Input;
use crate::command::fortress::result::{followers, kind, sum};
use crate::fault::Fault;
use crate::flow::{Action, Does};
use crate::fortress::feature::{Feature, Impossible, Sort};
use crate::fortress::pad::{MOST, Refused, RefusedKind};
use crate::library::fortress::impossible_message;
use crate::texts::{Id, Texts};
use crate::{family, fault, id, say};

/// An entry in progress: kind, number, shields, and the followers on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub sort: Sort,
    pub complete: bool,
    /// The number of the entry being replaced, and its old value.
    pub replaces: Option<(usize, Feature)>,
    /// Tiles, surrounding tiles or completed cities, as typed so far.
    typed: Option<u32>,
    shields: u32,
    /// The seats of the followers on it, one by one; none while a single letter is enough.
    pub several: Option<Vec<usize>>,
}

/// Longer numbers can't be typed.
const LONGEST: u32 = 99_999;

/// The effect of an input.
pub enum Taken {
    Typed,
    /// These are the followers: the entry is done.
    Followers(Vec<u32>),
    /// Nothing left to delete: go one step back.
    Back,
}

impl Draft {
    pub(super) const fn new(sort: Sort, complete: bool) -> Self {
        Self {
            sort,
            complete,
            replaces: None,
            typed: None,
            shields: 0,
            several: None,
        }
    }

    /// An existing entry, to be changed.
    pub(super) fn of(number: usize, before: &Feature) -> Self {
        Self {
            replaces: Some((number, before.clone())),
            shields: before.shields,
            ..Self::new(before.sort, before.complete)
        }
    }

    /// The same with another kind.
    pub(super) fn turned(self, sort: Sort) -> Self {
        let shields = if self.sort == sort { self.shields } else { 0 };
        Self {
            shields,
            replaces: self.replaces,
            ..Self::new(sort, self.complete)
        }
    }

    /// The number, typed or default. A complete feature has at least two tiles, the most common
    /// case; a complete monastery has eight around it.
    pub fn number(&self) -> Option<u32> {
        let before = self.replaces.as_ref();
        let before = before.filter(|(_, before)| before.sort == self.sort);
        let before = before.map(|(_, before)| *before.clone().counted());
        let usual = match self.sort {
            Sort::Road | Sort::City if self.complete => Some(2),
            Sort::Monastery if self.complete => Some(8),
            _ => None,
        };
        self.typed.or(before).or(usual)
    }

    /// The feature with these followers.
    pub fn feature(&self, followers: Vec<u32>) -> Feature {
        let mut feature = Feature {
            complete: self.complete,
            followers,
            ..Feature::new(self.sort)
        };
        *feature.counted() = self.number().unwrap_or_default();
        if self.sort == Sort::City {
            feature.shields = self.shields;
        }
        feature
    }

    /// The number of followers of each player.
    pub fn followers(&self, players: usize) -> Vec<u32> {
        let mut followers = vec![0; players];
        for &seat in self.several.iter().flatten() {
            followers[seat] += 1;
        }
        followers
    }

    /// Can a number be typed? Around a complete monastery it is always eight.
    fn has_number(&self) -> bool {
        !(self.sort == Sort::Monastery && self.complete)
    }

    pub(super) fn take(&mut self, input: &Input, players: usize) -> Result<Taken, Fault> {
        if let Some(several) = &mut self.several {
            match input {
                Input::Seat(seat) => several.push(*seat),
                Input::Back if several.pop().is_none() => self.several = None,
                Input::Back => {}
                Input::Enter if several.is_empty() => return Err(refusal(&Refused::Nobody, &[])),
                Input::Enter => return Ok(Taken::Followers(self.followers(players))),
                _ => return Err(out_of_range()),
            }
            return Ok(Taken::Typed);
        }
        match input {
            Input::Digit(digit) if self.has_number() => {
                let number = self.typed.unwrap_or(0) * 10 + u32::from(*digit);
                if number > LONGEST {
                    return Err(too_many(number));
                }
                self.typed = Some(number);
                self.shields = self.shields.min(number);
            }
            Input::Shield if self.sort == Sort::City => {
                let is_more = self.number().is_some_and(|most| self.shields < most);
                self.shields = if is_more { self.shields + 1 } else { 0 };
            }
            Input::Complete if self.sort != Sort::Field => self.complete = !self.complete,
            Input::Enter | Input::Seat(_) if self.number().is_none() => return Err(number_first()),
            // Input is not truncated or guessed.
            Input::Enter | Input::Seat(_) if self.number() > Some(MOST) => {
                return Err(too_many(self.number().unwrap_or_default()));
            }
            Input::Seat(seat) => {
                self.several = Some(vec![*seat]);
                return Ok(Taken::Followers(self.followers(players)));
            }
            Input::Enter => {
                let before = self.replaces.iter();
                let before = before.flat_map(|(_, before)| before.followers.iter().enumerate());
                let seats = before.flat_map(|(seat, &count)| (0..count).map(move |_| seat));
                self.several = Some(seats.collect());
            }
            Input::Back => match self.typed {
                Some(number) => self.typed = Some(number / 10).filter(|number| *number > 0),
                None if self.shields > 0 => self.shields = 0,
                None => return Ok(Taken::Back),
            },
            _ => return Err(out_of_range()),
        }
        Ok(Taken::Typed)
    }
}

/// What can be done with a draft.
pub fn drafting(draft: &Draft, players: usize) -> Vec<Action<Input>> {
    let take_away = input(id!("act-pad-take-away"), Input::Back);
    if draft.several.is_some() {
        let done = input(id!("act-pad-done"), Input::Enter);
        let each = seats(id!("act-pad-each"), players);
        return vec![each, take_away, done, not_now()];
    }
    let shield = || input(id!("act-pad-shield"), Input::Shield);
    let mut actions = Vec::new();
    actions.extend(draft.has_number().then(|| number(draft.sort)));
    actions.extend((draft.sort == Sort::City).then(shield));
    let several = input(id!("act-pad-several"), Input::Enter);
    let alone = seats(id!("act-pad-alone"), players);
    actions.extend([alone, several, take_away, not_now()]);
    actions
}

pub fn seats(label: Id, players: usize) -> Action<Input> {
    let seats = (0..players).map(|seat| (seat, Input::Seat(seat)));
    Action::new(label, Does::Seats(seats.collect()))
}

pub fn input<I>(label: Id, input: I) -> Action<I> {
    Action::new(label, Does::Input(input))
}

pub fn not_now() -> Action<Input> {
    input(id!("act-pad-not-now"), Input::Cancel)
}

pub fn kinds() -> Vec<Action<Input>> {
    vec![
        input(id!("act-pad-road"), Input::Kind(Sort::Road)),
        input(id!("act-pad-city"), Input::Kind(Sort::City)),
        input(id!("act-pad-monastery"), Input::Kind(Sort::Monastery)),
    ]
}

pub fn digits(label: Id, most: u8) -> Action<Input> {
    let digits = (0..=most).map(|digit| (digit, Input::Digit(digit)));
    Action::new(label, Does::Digits(digits.collect()))
}

/// What the digits mean for this kind.
pub fn number(sort: Sort) -> Action<Input> {
    match sort {
        Sort::Road | Sort::City => digits(id!("act-pad-tiles"), 9),
        Sort::Monastery => digits(id!("act-pad-around"), 8),
        Sort::Field => digits(id!("act-pad-cities"), 9),
    }
}

/// The current input: the sum so far, and what is missing.
pub fn prompt(texts: &Texts, players: &[String], draft: &Draft) -> String {
    let standing = draft.followers(players.len());
    let mut there = followers(players, &standing);
    if there.is_empty() {
        there.push('…');
    }
    let feature = draft.feature(standing);
    let (what, sum) = (kind(texts, &feature), sum(texts, &feature));
    let prompt = match (draft.number(), &draft.several) {
        (None, _) => say!(texts, "pad-prompt-number", what),
        (Some(_), None) => say!(texts, "pad-prompt", what, sum),
        (Some(_), Some(_)) => say!(texts, "pad-prompt-several", what, sum, there),
    };
    match &draft.replaces {
        None => prompt,
        Some((number, _)) => {
            let number = number.to_string();
            say!(texts, "pad-prompt-edit", number, prompt)
        }
    }
}

pub fn number_first() -> Fault {
    fault!(BadValue, "pad-number-first")
}

fn too_many(number: u32) -> Fault {
    fault!(BadValue, "pad-refused-too-many", number, most = MOST)
}

pub fn out_of_range() -> Fault {
    fault!(BadValue, "pad-refused-range")
}

/// Why a record is refused.
pub fn refusal(refused: &Refused, players: &[String]) -> Fault {
    family!(message(RefusedKind) = "pad-refused-");
    let mut fault = out_of_range();
    fault.message = message(refused.into());
    if let Refused::Impossible(all) = refused
        && let Some(&first) = all.first()
    {
        fault.message = impossible_message(first.into());
        if let Impossible::TooManyFollowers { player } = first {
            fault.fields = vec![("name", players[player].as_str().into())];
        }
    }
    fault
}
