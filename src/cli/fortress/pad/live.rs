//! The pad on a terminal: a key at a time, and every entry on the disk before the next key.

use super::super::super::args::FortressPadArgs;
use super::super::super::{Answer, Context};
use super::super::score::impossible_fault;
use super::draft::{Draft, Typed, seat};
use super::{LEAVE, unwritable};
use crate::failure::{Failure, quoted};
use crate::fortress::feature::{Feature, Sort};
use crate::fortress::pad::{Correction, Entry, MOST_POINTS, Pad, Phase, REASON, Record, Refused};
use crate::store::pad::PadFile;
use crate::terminal::Key;
use crate::view::pad::{self as view, Scene};
use crate::view::{Block, Canvas, Page};
use std::path::PathBuf;

/// A pad under way.
pub struct Live {
    pub path: PathBuf,
    file: PadFile,
    pub pad: Pad,
    mode: Mode,
    /// What was done or refused just now.
    pub note: Option<String>,
}

/// What the next key means.
#[derive(Clone, Debug)]
enum Mode {
    Idle,
    /// Which kind shall it be after all?
    Kind(Draft),
    Draft(Draft),
    /// The number of an entry.
    Number {
        strikes: bool,
        typed: Option<usize>,
    },
    /// A player.
    Who(Whose),
}

#[derive(Clone, Copy, Debug)]
enum Whose {
    FollowerOut,
    FollowerHome,
    Points,
}

impl Live {
    pub const fn new(path: PathBuf, file: PadFile, pad: Pad, note: Option<String>) -> Self {
        Self {
            path,
            file,
            pad,
            mode: Mode::Idle,
            note,
        }
    }

    pub fn run(
        &mut self,
        context: &mut Context<'_>,
        args: &FortressPadArgs,
        date: &str,
    ) -> Result<Answer, Failure> {
        loop {
            if self.pad.standing().phase == Phase::Over {
                if let Some(answer) = self.end(context, args, date)? {
                    return Ok(answer);
                }
                continue;
            }
            let page = self.page(context, true);
            let key = context.show(&page)?;
            self.note = None;
            match self.mode.clone() {
                Mode::Idle => {
                    if self.idle(context, key)? {
                        return Ok(self.left(context));
                    }
                }
                Mode::Kind(draft) => self.kind(key, &draft),
                Mode::Draft(draft) => self.draft(context, key, draft)?,
                Mode::Number { strikes, typed } => self.number(context, key, strikes, typed)?,
                Mode::Who(whose) => self.who(context, key, whose)?,
            }
        }
    }

    /// Takes a record: on the disk first, then on the screen. What cannot be is told; then false.
    pub fn take(&mut self, context: &Context<'_>, record: &Record) -> Result<bool, Failure> {
        let mut next = self.pad.clone();
        if let Err(refused) = next.take(record) {
            self.note = Some(self.refusal(context, &refused));
            return Ok(false);
        }
        self.file
            .append(record)
            .map_err(|_| unwritable(context, &self.path))?;
        self.note = view::done(context.texts, &self.pad, &next, record);
        self.pad = next;
        Ok(true)
    }

    fn refusal(&self, context: &Context<'_>, refused: &Refused) -> String {
        if let Refused::Impossible(faults) = refused {
            let players = &self.pad.setup.players;
            let told = faults
                .iter()
                .map(|fault| impossible_fault(context, *fault, players).message);
            return told.collect::<Vec<_>>().join(" ");
        }
        context.say(&format!("pad-refused-{}", refused.id()))
    }

    /// A key while nothing is on its way; true to leave.
    fn idle(&mut self, context: &mut Context<'_>, key: Key) -> Result<bool, Failure> {
        let phase = self.pad.standing().phase;
        let record = match (key, phase.sort()) {
            (Key::Letter('q'), _) => return Ok(true),
            (Key::Escape, _) => {
                context.leave(LEAVE)?;
                return Ok(false);
            }
            (Key::Letter('u') | Key::Back, _) => Record::Undo,
            (Key::Letter('y'), _) => Record::Redo,
            (Key::Letter('e'), _) => {
                return Ok(self.turn(Mode::Number {
                    strikes: false,
                    typed: None,
                }));
            }
            (Key::Letter('x'), _) => {
                return Ok(self.turn(Mode::Number {
                    strikes: true,
                    typed: None,
                }));
            }
            (Key::Letter('p'), _) => return Ok(self.turn(Mode::Who(Whose::Points))),
            (Key::Digit(_), Some(sort)) => {
                self.draft(context, key, Draft::new(sort, false))?;
                return Ok(false);
            }
            // Nothing more of this kind.
            (Key::Enter, Some(_)) => match phase.next() {
                Some(phase) => Record::Phase { phase },
                None => return Ok(false),
            },
            (Key::Letter('f'), None) => Record::Phase {
                phase: Phase::Roads,
            },
            (Key::Letter('t'), None) => Record::Tile,
            (Key::Letter('g'), None) => return Ok(self.turn(Mode::Who(Whose::FollowerOut))),
            (Key::Letter('h'), None) => return Ok(self.turn(Mode::Who(Whose::FollowerHome))),
            (key, None) => {
                if let Some(sort) = sort_of(key, false) {
                    self.mode = Mode::Draft(Draft::new(sort, true));
                }
                return Ok(false);
            }
            (key, Some(_)) => {
                if seat(key, self.pad.setup.players.len()).is_some() {
                    self.note = Some(context.say("pad-number-first"));
                }
                return Ok(false);
            }
        };
        self.take(context, &record)?;
        Ok(false)
    }

    /// Something is on its way now.
    fn turn(&mut self, mode: Mode) -> bool {
        self.mode = mode;
        false
    }

    fn kind(&mut self, key: Key, draft: &Draft) {
        match (key, sort_of(key, !draft.complete)) {
            (Key::Escape, _) => self.mode = Mode::Idle,
            (_, Some(sort)) => self.mode = Mode::Draft(draft.turned(sort)),
            _ => {}
        }
    }

    fn draft(&mut self, context: &Context<'_>, key: Key, mut draft: Draft) -> Result<(), Failure> {
        let players = self.pad.setup.players.len();
        self.mode = match draft.press(key, players) {
            Typed::On => Mode::Draft(draft),
            Typed::Back if draft.replaces.is_some() => Mode::Kind(draft),
            Typed::Back | Typed::Cancelled => Mode::Idle,
            Typed::NoNumber => {
                self.note = Some(context.say("pad-number-first"));
                Mode::Draft(draft)
            }
            Typed::TooMuch => {
                self.note = Some(context.say("pad-refused-range"));
                Mode::Draft(draft)
            }
            Typed::Nobody => {
                self.note = Some(context.say("pad-refused-nobody"));
                Mode::Draft(draft)
            }
            Typed::Done(followers) => {
                let entry = Entry::Feature(draft.feature(followers));
                let record = match &draft.replaces {
                    Some((number, _)) => Record::Edit {
                        number: *number,
                        entry,
                    },
                    None => Record::Add { entry },
                };
                if self.take(context, &record)? {
                    Mode::Idle
                } else {
                    Mode::Draft(draft)
                }
            }
        };
        Ok(())
    }

    /// The number of an entry; without one, the last that counts.
    fn number(
        &mut self,
        context: &mut Context<'_>,
        key: Key,
        strikes: bool,
        typed: Option<usize>,
    ) -> Result<(), Failure> {
        match key {
            Key::Escape => self.mode = Mode::Idle,
            Key::Digit(digit) => {
                let number = typed.unwrap_or(0) * 10 + usize::from(digit);
                let typed = Some(if number > 9999 { digit.into() } else { number });
                self.mode = Mode::Number { strikes, typed };
            }
            Key::Back => {
                let typed = typed.map(|number| number / 10).filter(|number| *number > 0);
                self.mode = Mode::Number { strikes, typed };
            }
            Key::Enter => {
                self.mode = Mode::Idle;
                let lines = self.pad.lines();
                let last = lines
                    .iter()
                    .rev()
                    .find(|line| !line.struck)
                    .map(|line| line.number);
                let number = typed.or(last).unwrap_or(0);
                if strikes {
                    self.take(context, &Record::Strike { number })?;
                    return Ok(());
                }
                match self.pad.live(number) {
                    Err(refused) => self.note = Some(self.refusal(context, &refused)),
                    Ok(line) => match line.entry {
                        Entry::Feature(feature) => {
                            self.mode = Mode::Draft(Draft::of(number, &feature));
                        }
                        Entry::Points(before) => {
                            self.points(context, before.player, Some(number))?;
                        }
                    },
                }
            }
            Key::Letter(_) => {}
        }
        Ok(())
    }

    fn who(&mut self, context: &mut Context<'_>, key: Key, whose: Whose) -> Result<(), Failure> {
        if matches!(key, Key::Escape | Key::Back) {
            self.mode = Mode::Idle;
        }
        let Some(player) = seat(key, self.pad.setup.players.len()) else {
            return Ok(());
        };
        self.mode = Mode::Idle;
        match whose {
            Whose::FollowerOut => self.take(context, &Record::Place { player })?,
            Whose::FollowerHome => self.take(context, &Record::Home { player })?,
            Whose::Points => return self.points(context, player, None),
        };
        Ok(())
    }

    /// Points more or less and why, typed as a line: `-3 the road was counted twice`.
    fn points(
        &mut self,
        context: &mut Context<'_>,
        player: usize,
        replaces: Option<usize>,
    ) -> Result<(), Failure> {
        let name = &self.pad.setup.players[player];
        let asked = context
            .texts
            .say_with("pad-ask-points", &[("name", name.into())]);
        let help = context.say("pad-help-points");
        let page = self.page(context, false);
        let color = context.canvas.color;
        let ask = context.ask.as_deref_mut().ok_or(Failure::left())?;
        let draw = |width| Canvas { width, color }.draw(&page);
        ask.set_page(&draw).map_err(|_| Failure::left())?;
        // Escape is no answer; the screen takes over again.
        let Ok(line) = ask.line(&asked, &help) else {
            return Ok(());
        };
        let Some((points, reason)) = correction(&line) else {
            self.note = Some(context.say("pad-points-none"));
            return Ok(());
        };
        let entry = Entry::Points(Correction {
            player,
            points,
            reason,
        });
        let record = match replaces {
            Some(number) => Record::Edit { number, entry },
            None => Record::Add { entry },
        };
        self.take(context, &record)?;
        Ok(())
    }

    /// The page of this moment.
    fn page(&self, context: &Context<'_>, with_keys: bool) -> Page {
        let texts = context.texts;
        let players = &self.pad.setup.players;
        let standing = self.pad.standing();
        let say = |ids: &[&str]| -> Vec<String> { ids.iter().map(|id| texts.say(id)).collect() };
        let letters = view::letters(texts, players);
        let (prompt, keys) = match &self.mode {
            Mode::Idle => match standing.phase.sort() {
                None => (
                    None,
                    say(&[
                        "pad-keys-kinds",
                        "pad-keys-log",
                        "pad-keys-board",
                        "pad-keys-leave",
                    ]),
                ),
                Some(sort) => {
                    let number = texts.say(view::number_key(sort));
                    let mut keys = vec![number, letters];
                    keys.extend(say(&["pad-keys-no-more", "pad-keys-log", "pad-keys-quit"]));
                    (Some(texts.say(&format!("pad-final-{}", sort.id()))), keys)
                }
            },
            Mode::Kind(draft) => {
                let mut keys = say(&["pad-keys-kinds"]);
                keys.extend((!draft.complete).then(|| texts.say("pad-keys-field")));
                keys.extend(say(&["pad-keys-cancel"]));
                (Some(texts.say("pad-which-kind")), keys)
            }
            Mode::Draft(draft) => {
                let none = vec![0; players.len()];
                let feature: Feature = draft.feature(none);
                let number = draft.replaces.as_ref().map(|(number, _)| *number);
                let known = draft.number().is_some();
                let prompt = view::prompt(
                    texts,
                    players,
                    &feature,
                    known,
                    draft.several.as_deref(),
                    number,
                );
                let mut keys = Vec::new();
                if draft.several.is_some() {
                    keys.push(view::letters_more(texts, players));
                    keys.extend(say(&["pad-keys-back", "pad-keys-done", "pad-keys-cancel"]));
                } else {
                    keys.extend(
                        draft
                            .has_number()
                            .then(|| texts.say(view::number_key(draft.sort))),
                    );
                    keys.extend((draft.sort == Sort::City).then(|| texts.say("pad-keys-shield")));
                    keys.push(letters);
                    keys.extend(say(&["pad-keys-several", "pad-keys-cancel"]));
                }
                (Some(prompt), keys)
            }
            Mode::Number { strikes, typed } => {
                let id = if *strikes {
                    "pad-strike-which"
                } else {
                    "pad-edit-which"
                };
                let number = typed.map_or("…".to_owned(), |number| number.to_string());
                let prompt = texts.say_with(id, &[("number", (&number).into())]);
                (Some(prompt), say(&["pad-keys-entry", "pad-keys-cancel"]))
            }
            Mode::Who(whose) => {
                let id = match whose {
                    Whose::FollowerOut => "pad-who-out",
                    Whose::FollowerHome => "pad-who-home",
                    Whose::Points => "pad-who-points",
                };
                (
                    Some(texts.say(id)),
                    vec![
                        view::letters_more(texts, players),
                        texts.say("pad-keys-cancel"),
                    ],
                )
            }
        };
        let note = self.note.as_deref();
        let mut page = Scene {
            texts,
            pad: &self.pad,
            prompt,
            note,
            keys,
        }
        .page();
        if !with_keys {
            page.0.retain(|block| !matches!(block, Block::Keys(_)));
        }
        page
    }
}

/// What a letter stands for; fields only where they count.
fn sort_of(key: Key, with_fields: bool) -> Option<Sort> {
    match key {
        Key::Letter('r') => Some(Sort::Road),
        Key::Letter('c') => Some(Sort::City),
        Key::Letter('m') => Some(Sort::Monastery),
        Key::Letter('f') if with_fields => Some(Sort::Field),
        _ => None,
    }
}

/// `+5 lost count` as points and the reason, which steers no terminal.
fn correction(line: &str) -> Option<(i32, String)> {
    let line = line.trim();
    let end = line.find(char::is_whitespace).unwrap_or(line.len());
    let (number, reason) = line.split_at(end);
    // A proper minus sign is one too.
    let points: i32 = number
        .replace('\u{2212}', "-")
        .trim_end_matches([',', ':'])
        .parse()
        .ok()?;
    let fits = points != 0 && points.unsigned_abs() <= MOST_POINTS;
    let reason: String = quoted(reason.trim()).chars().take(REASON).collect();
    fits.then_some((points, reason))
}
