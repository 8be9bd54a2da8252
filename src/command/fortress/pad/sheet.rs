//! The score pad, key by key. Its records are saved, including undone ones; partial input is lost
//! with the screen.

use crate::command::fortress::closing;
use crate::command::fortress::draft::{
    Draft, Taken, digits, drafting, input, kinds, not_now, number, number_first, out_of_range,
    prompt, refusal, seats,
};
use crate::command::fortress::pad::result;
use crate::command::fortress::result::{followers, kind, sum};
use crate::fault::{Fault, quoted, quoted_file, typed};
use crate::files::saved::old::{Old, token};
use crate::files::saved::{self, Lasts};
use crate::flow::{Action, Does, Flow, Question, Screen, Typed, Viewer, on_a_copy};
use crate::fortress::feature::Sort;
use crate::fortress::pad::{
    Correction, Entry, Line, MOST_POINTS, Pad, Phase, REASON, Record, Refused, Setup, track,
};
use crate::page::{Block, Column, Page, Table};
use crate::texts::Texts;
use crate::wording::columns::{column, numbers, row, spare};
use crate::wording::flow::seat_letter;
use crate::{family, fault, id, say};
use serde_json::{Value, from_value};

family!(phase_name(Phase) = "pad-phase-");
family!(final_name(Sort) = "pad-final-");

/// A pad in progress, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub pad: Pad,
    pub mode: Mode,
    pub note: Option<Note>,
    /// All records of the pad.
    records: Vec<Record>,
    /// Save the result to the play log without asking.
    saves: bool,
}

/// The current input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    Idle,
    /// Change to which kind?
    Kind(Draft),
    Draft(Draft),
    /// The number of an entry.
    Number {
        strikes: bool,
        typed: Option<usize>,
    },
    /// A player.
    Who(Whose),
    /// Points added or removed, replacing an entry or as a new one.
    Points {
        player: usize,
        replaces: Option<usize>,
    },
    End(End),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    FollowerOut,
    FollowerHome,
    Points,
}

/// How a pad is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Continue later.
    Later,
    /// It is scored, and saved to the play log if wanted.
    Counted { save: bool },
}

/// What just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The last line was incomplete and was moved to this file.
    Torn(String),
    Done(Record),
    /// An entry was undone.
    Unscored(Entry),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    Do(Record),
    /// A new entry of this kind, or this kind for the current one.
    Kind(Sort),
    Digit(u8),
    Shield,
    /// Complete or still open, while it is entered.
    Complete,
    Seat(usize),
    Enter,
    /// Deletes the last thing typed.
    Back,
    /// Cancels the current input.
    Cancel,
    /// Strikes or changes an entry.
    Which {
        strikes: bool,
    },
    Who(Whose),
    Line(String),
    End(End),
}

impl Sheet {
    /// A pad with its records so far.
    pub const fn new(pad: Pad, records: Vec<Record>, saves: bool, note: Option<Note>) -> Self {
        Self {
            pad,
            mode: Mode::Idle,
            note,
            records,
            saves,
        }
    }

    /// All records of the pad.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    pub const fn end(&self) -> Option<End> {
        match self.mode {
            Mode::End(end) => Some(end),
            _ => None,
        }
    }

    fn players(&self) -> usize {
        self.pad.setup.players.len()
    }

    fn step(&mut self, input: &Input) -> Result<(), Fault> {
        self.note = None;
        let phase = self.pad.standing().phase;
        self.mode = match (self.mode.clone(), input) {
            (_, Input::Cancel) => Mode::Idle,
            (Mode::Idle, Input::End(end)) => Mode::End(*end),
            (Mode::Idle, Input::Do(record)) => self.record(record.clone())?,
            (Mode::Idle, Input::Kind(sort)) => Mode::Draft(Draft::new(*sort, true)),
            (Mode::Idle, Input::Digit(_)) => match phase.sort() {
                Some(sort) => self.draft(Draft::new(sort, false), input)?,
                None => return Err(out_of_range()),
            },
            (Mode::Idle, Input::Seat(_)) => return Err(number_first()),
            (Mode::Idle, &Input::Which { strikes }) => Mode::Number {
                strikes,
                typed: None,
            },
            (Mode::Idle, Input::Who(whose)) => Mode::Who(*whose),
            (Mode::Kind(draft), Input::Kind(sort)) => Mode::Draft(draft.turned(*sort)),
            (Mode::Draft(draft), _) => self.draft(draft, input)?,
            (Mode::Number { strikes, typed }, _) => self.number(strikes, typed, input)?,
            (Mode::Who(whose), Input::Seat(player)) => self.who(whose, *player)?,
            (Mode::Points { player, replaces }, Input::Line(line)) => {
                let entry = Entry::Points(correction(player, line)?);
                self.enter(replaces, entry)?
            }
            // No screen offers it.
            _ => return Err(out_of_range()),
        };
        Ok(())
    }

    fn record(&mut self, record: Record) -> Result<Mode, Fault> {
        let pad = &mut self.pad;
        let undone = pad.last().cloned();
        let taken = pad.take(&record);
        taken.map_err(|refused| refusal(&refused, &pad.setup.players))?;
        self.note = Some(match (&record, undone) {
            // Names an undone entry; other undone things are visible where they were.
            (Record::Undo, Some(Record::Add { entry })) => Note::Unscored(entry),
            _ => Note::Done(record.clone()),
        });
        self.records.push(record);
        Ok(Mode::Idle)
    }

    fn enter(&mut self, replaces: Option<usize>, entry: Entry) -> Result<Mode, Fault> {
        self.record(match replaces {
            Some(number) => Record::Edit { number, entry },
            None => Record::Add { entry },
        })
    }

    pub fn draft(&mut self, mut draft: Draft, input: &Input) -> Result<Mode, Fault> {
        match draft.take(input, self.players())? {
            Taken::Typed => Ok(Mode::Draft(draft)),
            Taken::Back if draft.replaces.is_some() => Ok(Mode::Kind(draft)),
            Taken::Back => Ok(Mode::Idle),
            Taken::Followers(followers) => {
                let entry = Entry::Feature(draft.feature(followers));
                self.enter(draft.replaces.map(|(number, _)| number), entry)
            }
        }
    }

    /// The number of an entry; by default, the last that counts.
    fn number(
        &mut self,
        strikes: bool,
        typed: Option<usize>,
        input: &Input,
    ) -> Result<Mode, Fault> {
        let pad = &self.pad;
        let typed = match input {
            Input::Digit(digit) => {
                let digit = usize::from(*digit);
                let number = typed.unwrap_or(0) * 10 + digit;
                Some(if number > 9999 { digit } else { number })
            }
            Input::Back => typed.map(|number| number / 10).filter(|number| *number > 0),
            Input::Enter => {
                let lines = pad.lines();
                let last = lines.iter().rev().find(|line| !line.struck);
                let number = typed.or(last.map(|line| line.number));
                let refused = |refused| refusal(&refused, &pad.setup.players);
                let number = number.ok_or_else(|| refused(Refused::NoEntry))?;
                if strikes {
                    return self.record(Record::Strike { number });
                }
                let line = pad.live(number).map_err(refused)?;
                return Ok(match line.entry {
                    Entry::Feature(feature) => Mode::Draft(Draft::of(number, &feature)),
                    Entry::Points(Correction { player, .. }) => Mode::Points {
                        player,
                        replaces: Some(number),
                    },
                });
            }
            _ => return Err(out_of_range()),
        };
        Ok(Mode::Number { strikes, typed })
    }

    fn who(&mut self, whose: Whose, player: usize) -> Result<Mode, Fault> {
        match whose {
            Whose::FollowerOut => self.record(Record::Place { player }),
            Whose::FollowerHome => self.record(Record::Home { player }),
            Whose::Points => Ok(Mode::Points {
                player,
                replaces: None,
            }),
        }
    }
}

impl Flow for Sheet {
    type Input = Input;
    type Scene = Self;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        on_a_copy(self, |next| next.step(input))
    }

    fn screen(&self, _: Viewer) -> Screen<Self, Input> {
        let phase = self.pad.standing().phase;
        let is_over = phase == Phase::Over;
        let actions = match &self.mode {
            Mode::Idle if is_over => self.over(),
            Mode::Idle => self.idle(phase),
            Mode::Kind(draft) => {
                let mut actions = kinds();
                let field = || input(id!("act-pad-field"), Input::Kind(Sort::Field));
                actions.extend((!draft.complete).then(field));
                actions.push(not_now());
                actions
            }
            Mode::Draft(draft) => drafting(draft, self.players()),
            Mode::Number { .. } => vec![
                digits(id!("act-pad-entry"), 9),
                input(id!("act-pad-this-entry"), Input::Enter),
                input(id!("act-pad-take-away"), Input::Back),
                not_now(),
            ],
            Mode::Who(_) => vec![seats(id!("act-pad-each"), self.players()), not_now()],
            Mode::Points { player, .. } => {
                let name = self.pad.setup.players[*player].as_str();
                let question = Question {
                    question: id!("pad-ask-points"),
                    fields: vec![("name", name.into())],
                    help: Some(id!("pad-help-points")),
                    typed: Typed::new(|line| Ok(Input::Line(line.to_owned()))),
                    cancel: Some(Input::Cancel),
                };
                vec![Action::new(id!("act-pad-correct"), Does::Line(question))]
            }
            Mode::End(_) => vec![Action::new(id!("act-pad-done"), Does::End)],
        };
        Screen {
            scene: self.clone(),
            actions,
            // The Enter that ends the last phase must not also close the pad.
            is_calm: is_over,
        }
    }
}

/// What can be done now.
impl Sheet {
    fn idle(&self, phase: Phase) -> Vec<Action<Input>> {
        let mut actions = match phase.sort() {
            None => kinds(),
            Some(sort) => vec![number(sort), seats(id!("act-pad-alone"), self.players())],
        };
        let next = |phase: Phase| Input::Do(Record::Phase { phase });
        if let (Some(_), Some(phase)) = (phase.sort(), phase.next()) {
            actions.push(input(id!("act-pad-no-more"), next(phase)));
        }
        actions.extend([
            input(id!("act-undo"), Input::Do(Record::Undo)),
            input(id!("act-redo"), Input::Do(Record::Redo)),
            input(id!("act-pad-edit"), Input::Which { strikes: false }),
            input(id!("act-pad-strike"), Input::Which { strikes: true }),
            input(id!("act-pad-correct"), Input::Who(Whose::Points)),
        ]);
        if phase == Phase::Play {
            let (out, home) = (Whose::FollowerOut, Whose::FollowerHome);
            actions.extend([
                input(id!("act-pad-follower-out"), Input::Who(out)),
                input(id!("act-pad-follower-home"), Input::Who(home)),
                input(id!("act-pad-tile"), Input::Do(Record::Tile)),
                input(id!("act-pad-final"), next(Phase::Roads)),
            ]);
        }
        let later = input(id!("act-pad-later"), Input::End(End::Later));
        actions.extend([later, Action::leave(id!("pad-leave-why"))]);
        actions
    }

    fn over(&self) -> Vec<Action<Input>> {
        let mut actions = closing(self.saves, |save| Input::End(End::Counted { save }));
        let undo = input(id!("act-undo"), Input::Do(Record::Undo));
        actions.extend([undo, Action::leave(id!("pad-leave-why"))]);
        actions
    }
}

/// `+5 lost count` as points and the reason, sanitized for the terminal.
pub fn correction(player: usize, line: &str) -> Result<Correction, Fault> {
    let line = line.trim();
    let end = line.find(char::is_whitespace).unwrap_or(line.len());
    let (number, reason) = line.split_at(end);
    // A real minus sign works too.
    let number = number.replace('\u{2212}', "-");
    let points: Option<i32> = number.trim_end_matches([',', ':']).parse().ok();
    let points = points.filter(|points| *points != 0 && points.unsigned_abs() <= MOST_POINTS);
    Ok(Correction {
        player,
        points: points.ok_or_else(|| fault!(BadValue, "pad-points-none", value = typed(line)))?,
        reason: quoted(reason.trim()).chars().take(REASON).collect(),
    })
}

/// The current page. The current input is the title: when a title changes, the screen scrolls to
/// the top.
pub(super) fn page(texts: &Texts, sheet: &Sheet) -> Page {
    let (pad, note) = (&sheet.pad, sheet.note.as_ref());
    let phase = pad.standing().phase;
    let note = note.and_then(|note| done(texts, pad, note));
    let note = note.map(Into::into);
    if phase == Phase::Over {
        return result(texts, pad).with_news(note);
    }
    let title = match &sheet.mode {
        Mode::Idle => match phase.sort() {
            Some(sort) => texts.say(final_name(sort)),
            None => say!(texts, "pad-title"),
        },
        Mode::Kind(_) => say!(texts, "pad-which-kind"),
        Mode::Draft(draft) => prompt(texts, &pad.setup.players, draft),
        Mode::Number { strikes, typed } => {
            let number = typed.map_or("…".to_owned(), |number| number.to_string());
            if *strikes {
                say!(texts, "pad-strike-which", number)
            } else {
                say!(texts, "pad-edit-which", number)
            }
        }
        Mode::Who(Whose::FollowerOut) => say!(texts, "pad-who-out"),
        Mode::Who(Whose::FollowerHome) => say!(texts, "pad-who-home"),
        Mode::Who(Whose::Points) | Mode::Points { .. } => say!(texts, "pad-who-points"),
        Mode::End(_) => say!(texts, "pad-title"),
    };
    let mut page = Page::new(vec![heading(texts, pad, title), table(texts, pad)]);
    page.extend(entries(texts, pad));
    page.with_news(note)
}

/// A saved pad: continue?
pub(super) fn found(texts: &Texts, pad: &Pad, torn: Option<&Note>) -> Page {
    let title = heading(texts, pad, say!(texts, "pad-resume"));
    let note = torn.and_then(|note| done(texts, pad, note));
    Page::new(vec![title, table(texts, pad)]).with_notes(note.map(Into::into))
}

pub(super) fn heading(texts: &Texts, pad: &Pad, text: String) -> Block {
    let standing = pad.standing();
    let mut what = texts.say(phase_name(standing.phase));
    if standing.tiles_laid > 0 && standing.phase == Phase::Play {
        let left = pad.setup.tiles().saturating_sub(standing.tiles_laid);
        what = format!("{what} · {}", say!(texts, "pad-tiles-left", count = left));
    }
    Block::title(text, what)
}

/// All players by seat, so a letter always means the same player: points, the marker's space and
/// laps once they differ from that, remaining followers if tracked, place.
pub fn table(texts: &Texts, pad: &Pad) -> Block {
    let standing = pad.standing();
    // Until then the marker's space is the points.
    let has_laps = standing.totals.iter().any(|total| track(*total).1 != 0);
    let rows = pad.setup.players.iter().enumerate().map(|(seat, name)| {
        let total = standing.totals[seat];
        let space = match track(total) {
            (space, 0) => space.to_string(),
            (space, laps) => format!("{space} +{}", laps * 50),
        };
        let supply = || standing.supply(seat).to_string();
        let (letter, name) = (seat_letter(texts, seat), quoted(name));
        let mut cells = vec![letter, name, total.to_string()];
        cells.extend(has_laps.then_some(space));
        cells.extend(standing.counts_followers.then(supply));
        cells.push(standing.place(seat).to_string());
        row(cells)
    });
    let mut columns = vec![
        Column::default(),
        column(texts, id!("column-player")),
        numbers(texts, id!("column-points")),
    ];
    columns.extend(has_laps.then(|| numbers(texts, id!("pad-column-track"))));
    let supply = || numbers(texts, id!("pad-column-supply"));
    columns.extend(standing.counts_followers.then(supply));
    columns.push(spare(1, numbers(texts, id!("column-place"))));
    let rows = rows.collect();
    Block::Table(Table { columns, rows })
}

/// The entries, newest first.
fn entries(texts: &Texts, pad: &Pad) -> Option<Block> {
    let lines = pad.lines();
    let facts = lines.iter().rev().map(|line| {
        let said = entry(texts, pad, line);
        let said = if line.struck {
            say!(texts, "pad-line-struck", line = said)
        } else if line.edited {
            say!(texts, "pad-line-edited", line = said)
        } else {
            said
        };
        (line.number.to_string().into(), said.into())
    });
    (!lines.is_empty()).then(|| Block::Facts(facts.collect()))
}

/// `Anton +8`, for everyone who scores from an entry.
fn scores(pad: &Pad, entry: &Entry) -> String {
    // A field without a completed city is an entry too.
    let owners = match entry {
        Entry::Feature(feature) => feature.owners(),
        Entry::Points(correction) => vec![correction.player],
    };
    let scored = owners.into_iter().map(|seat| {
        let name = quoted(&pad.setup.players[seat]);
        format!("{name} {:+}", entry.points(seat))
    });
    scored.collect::<Vec<_>>().join(", ")
}

/// An entry in one sentence.
fn entry(texts: &Texts, pad: &Pad, line: &Line) -> String {
    let scores = scores(pad, &line.entry);
    match &line.entry {
        Entry::Feature(feature) => {
            let (what, sum) = (kind(texts, feature), sum(texts, feature));
            if feature.followers.iter().sum::<u32>() == 1 {
                return say!(texts, "pad-line", scores, what, sum);
            }
            let there = followers(&pad.setup.players, &feature.followers);
            say!(texts, "pad-line-several", scores, what, sum, there)
        }
        Entry::Points(correction) if correction.reason.is_empty() => scores,
        Entry::Points(correction) => {
            let reason = quoted(&correction.reason);
            say!(texts, "pad-line-points", scores, reason)
        }
    }
}

/// What just happened, unless it is obvious.
fn done(texts: &Texts, pad: &Pad, note: &Note) -> Option<String> {
    let record = match note {
        Note::Torn(file) => return Some(say!(texts, "pad-torn", file = quoted_file(file))),
        Note::Unscored(entry) => {
            return Some(say!(texts, "pad-undone-entry", scores = scores(pad, entry)));
        }
        Note::Done(record) => record,
    };
    Some(match record {
        Record::Add { entry } => scored(texts, pad, entry),
        Record::Edit { number, entry } => {
            let edited = say!(texts, "pad-edited", number = number.to_string());
            format!("{edited} {}", scored(texts, pad, entry))
        }
        Record::Strike { number } => say!(texts, "pad-struck", number = number.to_string()),
        Record::Place { player } | Record::Home { player } => {
            let count = pad.standing().supply(*player);
            let name = &pad.setup.players[*player];
            say!(texts, "pad-supply", name, count)
        }
        Record::Tile if pad.standing().tiles_laid >= pad.setup.tiles() => {
            say!(texts, "pad-last-tile")
        }
        Record::Undo => say!(texts, "pad-undone"),
        Record::Redo => say!(texts, "pad-redone"),
        Record::Tile | Record::Phase { .. } | Record::Close { .. } => return None,
    })
}

/// Who scored, and whose followers return: everyone's who had some there (X4).
fn scored(texts: &Texts, pad: &Pad, entry: &Entry) -> String {
    let scores = scores(pad, entry);
    match entry {
        Entry::Feature(feature) if feature.complete => {
            let there = followers(&pad.setup.players, &feature.followers);
            say!(texts, "pad-scored-home", scores, there)
        }
        _ => say!(texts, "pad-scored", scores),
    }
}

impl Lasts for Pad {
    const KIND: saved::Kind = saved::Kind::Pad;
    type Start = Setup;
    type Input = Record;

    fn old(json: Value) -> Option<Vec<Old<Setup, Record>>> {
        let line = match json.get("begin") {
            Some(begin) => Old::Begin(token(), from_value(begin.clone()).ok()?),
            None => Old::Do(from_value(json).ok()?),
        };
        Some(vec![line])
    }
}
