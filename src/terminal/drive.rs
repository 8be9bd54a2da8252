//! The driver for all flows: shows the screen, reads a key, performs its action.

use super::{Ask, Confirm, Key, Left, Line, Pick, PickSome, Pressed};
use crate::fault::{Fault, Faults, Field};
use crate::flow::{
    Action, Answers, Does, Fit, Flow, Played, Question, Screen, Several, Typed, Viewer,
};
use crate::page::text::Canvas;
use crate::page::{self, Block, Page};
use crate::texts::{Id, Texts};
use crate::wording::fault::{field, message};
use crate::wording::flow::{
    ALL_KEYS, LOOK_UP, all_keys, choice, fits, hide_taken, key_of, leaving, left, letter,
    screen as page_of, seat_letter, spelled, unsaved,
};
use crate::{fault, say};
use std::cell::RefCell;

/// Why a flow stopped early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The user left.
    Left,
    /// It can't continue.
    Faults(Faults),
}

impl From<Left> for Stop {
    fn from(_: Left) -> Self {
        Self::Left
    }
}

impl<T: Into<Faults>> From<T> for Stop {
    fn from(faults: T) -> Self {
        Self::Faults(faults.into())
    }
}

/// Drives a flow: where it is shown, worded and saved.
pub struct Driver<'a, F: Flow> {
    pub ask: &'a mut dyn Ask,
    pub texts: &'a Texts,
    pub color: bool,
    /// The page of a scene.
    pub page: &'a dyn Fn(&F::Scene) -> Page,
    /// Saves it after every change.
    pub save: &'a mut dyn FnMut(&Played<F>) -> Result<(), Fault>,
    /// Opens the look-up over the screen.
    pub look_up: &'a mut dyn FnMut(&mut dyn Ask) -> Result<(), Left>,
    /// Why the last change is not saved. It continues in memory, and the next step tries again.
    pub unsaved: Option<Fault>,
    /// What was typed for which input, counted from 1: undo gives it back.
    pub typed: Vec<(usize, String)>,
    /// What leaving means, once the user has left.
    pub left: Option<String>,
}

impl<F: Flow> Driver<'_, F> {
    /// Drives the flow until it ends.
    ///
    /// # Errors
    ///
    /// The user left. If not everything could be saved by then, this says why.
    pub fn drive(&mut self, played: &mut Played<F>) -> Result<(), Stop> {
        let driven = self.play(played);
        if driven.is_err() && self.unsaved.is_some() {
            (self.save)(played)?;
        }
        let now = played.now();
        let actions = now.screen(now.viewer()).actions;
        let why = actions.iter().find_map(|action| match action.does {
            Does::Leave(why) => Some(why),
            _ => None,
        });
        self.left = why.map(|why| left(self.texts, why, None));
        driven
    }

    fn play(&mut self, played: &mut Played<F>) -> Result<(), Stop> {
        let mut refused = None;
        // Refused input, kept for correction.
        let mut mended = None;
        // It came back by undo.
        let mut is_undone = false;
        // After a meaningless key the screen is unchanged and keeps listening.
        let mut is_new = true;
        // The rest of a name that its first letter chose: whoever types on means nothing else.
        let mut rest = String::new();
        loop {
            let now = played.now();
            let mut screen = now.screen(now.viewer());
            hide_taken(self.texts, &mut screen.actions);
            let page = self.page(&screen, refused.take().as_ref());
            let sole = match &screen.actions[..] {
                [sole] => Some(&sole.does),
                _ => None,
            };
            match sole {
                Some(Does::End) => return Ok(()),
                Some(Does::Line(question)) if question.cancel.is_some() => {
                    self.ask(played, question, &page, &screen)?;
                    continue;
                }
                _ => {}
            }
            let begin = (mended.take(), std::mem::take(&mut is_undone));
            let chosen = match self.answer(now, &screen, &page, begin)? {
                Some(Err((fault, typed))) => {
                    (refused, mended) = (Some(fault), Some(typed));
                    continue;
                }
                Some(Ok((chosen, typed))) => {
                    mended = typed;
                    Some(chosen)
                }
                None => {
                    let rows = rows(self.texts, &screen.actions, &page);
                    match self.pressed(&page, &rows, screen.is_calm && is_new)? {
                        Pressed::Row(row) => Some(rows[row].1.clone()),
                        Pressed::Key(key) if goes_on(&mut rest, key) => None,
                        Pressed::Key(key) => {
                            let found = name(self.texts, &screen.actions, key, &mut rest);
                            let found =
                                found.or_else(|| find(self.texts, &screen.actions, &page, key));
                            if let (Key::Digit(number), None) = (key, &found)
                                && screen.actions.iter().any(takes_digits)
                            {
                                refused = Some(fault!(BadValue, "error-not-on-offer", number));
                            }
                            found
                        }
                    }
                }
            };
            is_new = chosen.is_some();
            let Some(chosen) = chosen else { continue };
            match chosen {
                Does::Input(input) => {
                    refused = self.apply(played, input);
                    is_new = refused.is_none();
                    if is_new {
                        let typed = mended.take();
                        self.typed
                            .extend(typed.map(|line| (played.inputs().len(), line)));
                    }
                }
                Does::Undo => (mended, is_undone) = (self.undo(played), true),
                Does::UndoIf(question) => {
                    if played.can_undo() && self.agrees(question) {
                        (mended, is_undone) = (self.undo(played), true);
                    }
                }
                Does::Redo => {
                    if played.redo() {
                        self.save(played);
                    }
                }
                Does::Leave(why) => {
                    let page = leaving(self.texts, why, self.unsaved.as_ref());
                    if self.key(&page, true)? == Key::Enter {
                        return Err(Stop::Left);
                    }
                }
                Does::End => return Ok(()),
                Does::Line(question) => self.ask(played, &question, &page, &screen)?,
                Does::Pick { question, choices } => {
                    refused = self.picked(played, &page, (question, &choices), "", true)?;
                }
                Does::PickTyped { question, choices } => {
                    refused = self.picked(played, &page, (question, &choices), "", false)?;
                }
                Does::PickSome(some) => refused = self.picked_some(played, &page, &some)?,
                Does::Name {
                    question,
                    choices,
                    begun,
                } => refused = self.picked(played, &page, (question, &choices), &begun, true)?,
                Does::Digits(_) | Does::Seats(_) | Does::PickByDigit { .. } | Does::Ask { .. } => {
                    unreachable!("found as an input or a list")
                }
            }
        }
    }

    /// Lets one of a list be picked; Escape goes back to the screen. Says why it is refused.
    fn picked(
        &mut self,
        played: &mut Played<F>,
        page: &Page,
        (question, choices): (Id, &[(Field, F::Input)]),
        begun: &str,
        has_first: bool,
    ) -> Result<Option<Fault>, Stop> {
        let asked = (&*self.texts.say(question), &*say!(self.texts, "help-pick"));
        let offers = choices.iter().map(|(field, input)| Offer {
            label: choice(self.texts, field),
            found_by: FoundBy::Field(field),
            does: Does::Input(input.clone()),
        });
        match self.pick(page, asked, offers.collect(), begun, has_first) {
            Ok(Does::Input(input)) => Ok(self.apply(played, input)),
            Err(Left::Quit) => Err(Stop::Left),
            _ => Ok(None),
        }
    }

    /// Lets some of a list be marked and takes them all; Escape goes back to the screen.
    fn picked_some(
        &mut self,
        played: &mut Played<F>,
        page: &Page,
        several: &Several<F::Input>,
    ) -> Result<Option<Fault>, Stop> {
        let (color, texts) = (self.color, self.texts);
        let (choices, most) = (&several.choices, several.most);
        let page = without_keys(page).with_cursor(&[], None);
        let labels = choices.iter().map(|(field, _)| choice(texts, field));
        let labels: Vec<String> = labels.collect();
        let mut marked = Vec::new();
        loop {
            let pick = Pick {
                above: &|width| Canvas { width, color }.draw(&page),
                question: &texts.say(several.question),
                help: &say!(texts, "help-pick-some"),
                choices: &labels,
                fits: &|typed, index| fits(texts, typed, &choices[index].0),
                begin: "",
                nothing: &say!(texts, "ask-nothing-fits"),
                untyped: None,
                look_up: Some(&say!(texts, "look-up")),
            };
            let some = PickSome {
                pick,
                most,
                none: &say!(texts, "pick-some-none"),
                too_many: &say!(texts, "pick-some-too-many", most),
            };
            match self.ask.pick_some(&some, &mut marked) {
                Ok(()) => break,
                Err(Left::LookUp) => (self.look_up)(self.ask)?,
                Err(Left::Back | Left::News) => return Ok(None),
                Err(Left::Quit) => return Err(Stop::Left),
            }
        }
        let mut inputs = marked.iter().map(|index| choices[*index].1.clone());
        Ok(inputs.find_map(|input| self.apply(played, input)))
    }

    /// Undoes the last step; returns the line it came from, if it was typed here.
    fn undo(&mut self, played: &mut Played<F>) -> Option<String> {
        if !played.undo() {
            return None;
        }
        self.save(played);
        let rest = played.inputs().len();
        let undone = self.typed.iter().position(|(after, _)| *after > rest)?;
        let (_, line) = self.typed.drain(undone..).next()?;
        Some(line)
    }

    fn save(&mut self, played: &Played<F>) {
        self.unsaved = (self.save)(played).err();
    }

    /// Yes or no, with no as the default; no answer is no too.
    fn agrees(&mut self, question: Id) -> bool {
        let agreed = self.ask.confirm(&Confirm {
            question: &self.texts.say(question),
            yes: &say!(self.texts, "answer-yes"),
            no: &say!(self.texts, "answer-no"),
        });
        agreed == Ok(true)
    }

    fn page(&self, screen: &Screen<F::Scene, F::Input>, refused: Option<&Fault>) -> Page {
        let mut page = (self.page)(&screen.scene);
        page.extend(
            self.unsaved
                .as_ref()
                .map(|fault| unsaved(self.texts, fault)),
        );
        page_of(self.texts, page, refused, &screen.actions)
    }

    /// A key that means something on this screen, or one of its rows.
    fn pressed(
        &mut self,
        page: &Page,
        rows: &[(String, Does<F::Input>)],
        calm: bool,
    ) -> Result<Pressed, Left> {
        let color = self.color;
        let keys: Vec<String> = rows.iter().map(|(key, _)| key.clone()).collect();
        let draw = |width, at| Canvas { width, color }.draw(&page.clone().with_cursor(&keys, at));
        let mut calm = calm;
        loop {
            match self.ask.rows(&draw, keys.len(), calm)? {
                Pressed::Key(LOOK_UP) => (self.look_up)(self.ask)?,
                Pressed::Key(ALL_KEYS) => {
                    let key = self.key(&all_keys(self.texts, page), false)?;
                    if key != ALL_KEYS && key != Key::Escape {
                        return Ok(Pressed::Key(key));
                    }
                }
                pressed => return Ok(pressed),
            }
            calm = false;
        }
    }

    fn key(&mut self, page: &Page, calm: bool) -> Result<Key, Left> {
        let color = self.color;
        self.ask
            .screen(&|width| Canvas { width, color }.draw(page), calm)
    }

    /// Takes a step, or says why it is refused.
    fn apply(&mut self, played: &mut Played<F>, input: F::Input) -> Option<Fault> {
        let refused = played.apply(input).err();
        if refused.is_none() {
            self.save(played);
        }
        refused
    }

    /// Lets the user type a line below a page; a preview is shown while typing. Without an answer,
    /// the partial input is returned.
    fn line(
        &mut self,
        now: &F,
        page: &Page,
        typed: &Typed<F::Input>,
        (question, help): (&str, &str),
        begin: Option<&str>,
    ) -> Result<String, (Left, String)> {
        let (color, texts, page_of_scene) = (self.color, self.texts, self.page);
        let would_be = |line: &str| {
            let mut next = now.clone();
            next.apply(Viewer::Table, &typed.read(line).ok()?).ok()?;
            let screen = next.screen(next.viewer());
            let page = page_of_scene(&screen.scene);
            Some(page_of(texts, page, None, &screen.actions))
        };
        let so_far = RefCell::default();
        let above = |width, line: &str| {
            line.clone_into(&mut so_far.borrow_mut());
            // An empty line has no preview.
            let is_live = typed.is_live && !line.trim().is_empty();
            let ahead = is_live.then(|| would_be(line.trim())).flatten();
            let page = without_keys(ahead.as_ref().unwrap_or(page)).with_cursor(&[], None);
            Canvas { width, color }.draw(&page)
        };
        loop {
            let line = self.ask.line(&Line {
                above: &above,
                from_top: false,
                question,
                help,
                begin: begin.unwrap_or(&typed.begin),
                suggests: &typed.suggests,
                complete: &*typed.complete,
                up_to: typed.up_to,
                is_path: typed.is_path,
            });
            match line {
                Ok(line) if line.trim().is_empty() => return Ok(typed.suggests.clone()),
                Err(Left::LookUp) => {
                    (self.look_up)(self.ask).map_err(|left| (left, String::new()))?;
                }
                line => return line.map_err(|left| (left, so_far.take())),
            }
        }
    }

    /// Asks for a line until it is valid; Escape is not an answer.
    fn ask(
        &mut self,
        played: &mut Played<F>,
        question: &Question<F::Input>,
        page: &Page,
        screen: &Screen<F::Scene, F::Input>,
    ) -> Result<(), Stop> {
        let asked = message(self.texts, question.question, &question.fields);
        let help = question.help.map(|help| self.texts.say(help));
        let asked = (&*asked, &*help.unwrap_or_default());
        let typed = &question.typed;
        let mut page = page.clone();
        let mut begin = None;
        loop {
            let line = match self.line(played.now(), &page, typed, asked, begin.as_deref()) {
                Ok(line) => line,
                Err((Left::Quit, _)) => return Err(Stop::Left),
                Err(_) => {
                    if let Some(cancel) = &question.cancel {
                        self.apply(played, cancel.clone());
                    }
                    return Ok(());
                }
            };
            let refused = match typed.read(line.trim()) {
                Ok(input) => self.apply(played, input),
                Err(fault) => Some(fault),
            };
            let Some(fault) = refused else {
                return Ok(());
            };
            page = self.page(screen, Some(&fault));
            begin = Some(line);
        }
    }

    /// Asks at once if the screen is a question: an answer, or another action by its key. Escape
    /// triggers the action with that key; if that is a line, it reads the partial input.
    fn answer(
        &mut self,
        now: &F,
        screen: &Screen<F::Scene, F::Input>,
        page: &Page,
        (begin, is_undone): (Option<String>, bool),
    ) -> Result<Option<Answered<F::Input>>, Left> {
        let actions = &screen.actions;
        let question = actions.iter().find_map(|action| match &action.does {
            Does::Ask { help, answers } => Some((action, help, answers)),
            _ => None,
        });
        let Some((action, help, answers)) = question else {
            return Ok(None);
        };
        let question = message(self.texts, action.label, &action.fields);
        let asked = (&*question, &*self.texts.say(*help));
        let (escape, others): (Vec<Shown<'_, _>>, Vec<_>) = shown(actions, page)
            .filter(|(_, action)| !matches!(action.does, Does::Ask { .. }))
            .partition(|(shown, _)| shown.key == Some(Key::Escape));
        let escape = escape.first().map(|(_, action)| &action.does);
        let answered = match answers {
            Answers::Typed(typed) => match self.line(now, page, typed, asked, begin.as_deref()) {
                Ok(line) => match others.iter().find(|(shown, _)| shown.shown == line.trim()) {
                    Some((_, action)) => Ok((action.does.clone(), None)),
                    None => match typed.read(line.trim()) {
                        Ok(input) => Ok((Does::Input(input), Some(line))),
                        Err(fault) => Err((fault, line)),
                    },
                },
                Err((left, so_far)) => {
                    // Escape does not lose partial input, but what was undone stays undone.
                    let is_same = is_undone && begin.as_deref() == Some(&*so_far);
                    let so_far = if is_same { typed.begin.clone() } else { so_far };
                    match escape.filter(|_| left == Left::Back) {
                        Some(Does::Line(kept)) => match kept.typed.read(so_far.trim()) {
                            Ok(input) => Ok((Does::Input(input), None)),
                            Err(fault) => Err((fault, so_far)),
                        },
                        Some(does) => Ok((does.clone(), Some(so_far))),
                        None => return Err(left),
                    }
                }
            },
            Answers::Picked(choices) | Answers::Named(choices) => {
                let has_first = matches!(answers, Answers::Picked(_));
                // Actions that continue come above the choices, undo below them.
                let (before, after): (Vec<Shown<'_, _>>, Vec<_>) = others
                    .into_iter()
                    .partition(|(_, action)| matches!(action.does, Does::Input(_)));
                let mut offers: Vec<_> = before.into_iter().map(Offer::by_key).collect();
                offers.extend(choices.iter().map(|(choice, input)| Offer {
                    label: field(self.texts, choice),
                    found_by: FoundBy::Field(choice),
                    does: Does::Input(input.clone()),
                }));
                offers.extend(after.into_iter().map(Offer::by_key));
                match (self.pick(page, asked, offers, "", has_first), escape) {
                    (Err(Left::Back), Some(does)) => Ok((does.clone(), None)),
                    (picked, _) => Ok((picked?, None)),
                }
            }
        };
        Ok(Some(answered))
    }

    /// `has_first`: Enter alone takes the first.
    fn pick(
        &mut self,
        page: &Page,
        (question, help): (&str, &str),
        mut offers: Vec<Offer<'_, F::Input>>,
        begin: &str,
        has_first: bool,
    ) -> Result<Does<F::Input>, Left> {
        let (color, texts) = (self.color, self.texts);
        let page = without_keys(page).with_cursor(&[], None);
        let choices: Vec<String> = offers.iter().map(|offer| offer.label.clone()).collect();
        let untyped = (!has_first).then(|| say!(texts, "ask-untyped"));
        let picked = loop {
            let picked = self.ask.pick(&Pick {
                above: &|width| Canvas { width, color }.draw(&page),
                question,
                help,
                choices: &choices,
                fits: &|typed, index| match offers[index].found_by {
                    FoundBy::Key(key) => Fit::plain(key == typed.trim()),
                    FoundBy::Field(field) => fits(texts, typed, field),
                },
                begin,
                nothing: &say!(texts, "ask-nothing-fits"),
                untyped: untyped.as_deref(),
                look_up: Some(&say!(texts, "look-up")),
            });
            match picked {
                Err(Left::LookUp) => (self.look_up)(self.ask)?,
                picked => break picked?,
            }
        };
        Ok(offers.swap_remove(picked).does)
    }
}

/// What can be picked.
struct Offer<'a, I> {
    label: String,
    found_by: FoundBy<'a>,
    does: Does<I>,
}

impl<'a, I: Clone> Offer<'a, I> {
    fn by_key((shown, action): Shown<'a, I>) -> Self {
        Self {
            label: format!("{} {}", shown.shown, shown.label),
            found_by: FoundBy::Key(&shown.shown),
            does: action.does.clone(),
        }
    }
}

/// What is typed to find it in the list.
enum FoundBy<'a> {
    Key(&'a str),
    Field(&'a Field),
}

/// The page above a question; keys don't work there.
fn without_keys(page: &Page) -> Page {
    let blocks = page.blocks().iter();
    let blocks = blocks.filter(|block| !matches!(block, Block::Actions(_)));
    Page::new(blocks.cloned().collect())
}

/// The result of a question: what to do, with the line that was typed; or why that line is not an
/// answer.
type Answered<I> = Result<(Does<I>, Option<String>), (Fault, String)>;

/// An action as the page shows it.
type Shown<'a, I> = (&'a page::Action, &'a Action<I>);

/// The actions as the page shows them: all except the hidden ones.
fn shown<'a, I>(actions: &'a [Action<I>], page: &'a Page) -> impl Iterator<Item = Shown<'a, I>> {
    let legend = page.blocks().iter().find_map(|block| match block {
        Block::Actions(legend) => Some(legend),
        _ => None,
    });
    let actions = actions.iter().filter(|action| !action.is_quiet);
    legend.into_iter().flatten().zip(actions)
}

const fn takes_digits<I>(action: &Action<I>) -> bool {
    matches!(action.does, Does::Digits(_) | Does::PickByDigit { .. })
}

fn of<K: PartialEq, T: Clone>(choices: &[(K, T)], key: &K) -> Option<T> {
    let chosen = choices.iter().find(|(of, _)| of == key);
    chosen.map(|(_, chosen)| chosen.clone())
}

/// The rows of the page that the arrows walk through: the key each begins with, and what it does.
fn rows<I: Clone>(texts: &Texts, actions: &[Action<I>], page: &Page) -> Vec<(String, Does<I>)> {
    let of = |action: &Action<I>| -> Vec<(String, Does<I>)> {
        let input = |(key, input): (String, &I)| (key, Does::Input(input.clone()));
        match &action.does {
            Does::Digits(inputs) => {
                let keys = inputs
                    .iter()
                    .map(|(digit, input)| (digit.to_string(), input));
                keys.map(input).collect()
            }
            Does::Seats(inputs) => {
                let letter = |seat| seat_letter(texts, seat);
                let keys = inputs.iter().map(|(seat, input)| (letter(*seat), input));
                keys.map(input).collect()
            }
            Does::PickByDigit { question, choices } => {
                let lists = choices.iter().map(|(digit, choices)| {
                    let (question, choices) = (*question, choices.clone());
                    (digit.to_string(), Does::Pick { question, choices })
                });
                lists.collect()
            }
            _ => Vec::new(),
        }
    };
    let all = actions.iter().flat_map(of);
    all.filter(|(key, _)| page.has_row(key)).collect()
}

/// Takes this key as the next letter of a name, if it is that.
fn goes_on(rest: &mut String, key: Key) -> bool {
    let left = letter(key).and_then(|next| rest.strip_prefix(&next));
    let goes_on = left.is_some();
    *rest = left.unwrap_or_default().to_owned();
    goes_on
}

/// Whose name begins with this letter: the only one, leaving the rest of the name, or a list.
fn name<I: Clone>(
    texts: &Texts,
    actions: &[Action<I>],
    key: Key,
    rest: &mut String,
) -> Option<Does<I>> {
    let begun = letter(key)?;
    let (question, choices) = actions.iter().find_map(|action| match &action.does {
        Does::Name {
            question, choices, ..
        } => Some((*question, choices)),
        _ => None,
    })?;
    let begins = |(choice, _): &&(Field, I)| spelled(texts, choice).starts_with(&begun);
    let choices: Vec<(Field, I)> = choices.iter().filter(begins).cloned().collect();
    match &choices[..] {
        [] => None,
        [(choice, input)] => {
            *rest = spelled(texts, choice).split_off(begun.len());
            Some(Does::Input(input.clone()))
        }
        _ => Some(Does::Name {
            question,
            choices,
            begun,
        }),
    }
}

/// What a key means on this screen.
fn find<I: Clone>(texts: &Texts, actions: &[Action<I>], page: &Page, key: Key) -> Option<Does<I>> {
    let printed = |inputs: &[(usize, I)]| {
        let is_pressed =
            |seat: &usize| seat_letter(texts, *seat).chars().map(Key::Letter).eq([key]);
        let mut seats = inputs.iter().map(|(seat, _)| *seat);
        seats.find(is_pressed)
    };
    // The letter of a player that is asked for, or the number where numbers mean nothing else.
    let is_number = |action: &Action<I>| takes_digits(action) && !action.is_quiet;
    let has_numbers = actions.iter().any(is_number);
    let numbered = || match key {
        Key::Digit(digit) if !has_numbers => usize::from(digit).checked_sub(1),
        _ => None,
    };
    let seat = actions.iter().find_map(|action| match &action.does {
        Does::Seats(inputs) if !action.is_quiet => {
            of(inputs, &printed(inputs).or_else(numbered)?).map(Does::Input)
        }
        _ => None,
    });
    let place = key.place();
    let own = shown(actions, page)
        .find(|(shown, _)| shown.key == Some(place) || (shown.is_undo && key == Key::Back))
        .map(|(_, action)| action.does.clone());
    let own = seat.or(own);
    let by_many = |action: &Action<I>| match (&action.does, key) {
        (Does::PickByDigit { question, choices }, Key::Digit(digit)) => {
            let (question, choices) = (*question, of(choices, &digit)?);
            Some(Does::Pick { question, choices })
        }
        (Does::Digits(inputs), Key::Digit(digit)) => of(inputs, &digit).map(Does::Input),
        // It has a key, though the legend is silent about it.
        (Does::Input(_), _) if action.is_quiet => {
            let (own, _) = key_of(texts, action.label);
            (own == Some(place)).then(|| action.does.clone())
        }
        (Does::Seats(inputs), key) => {
            // The same place on a Latin keyboard, or the number.
            let seat = printed(inputs).or_else(|| match key.place() {
                Key::Letter(letter) => ('a'..='z').position(|known| known == letter),
                Key::Digit(digit) => usize::from(digit).checked_sub(1),
                _ => None,
            });
            of(inputs, &seat?).map(Does::Input)
        }
        _ => None,
    };
    // One that is not possible now says why.
    let quiet = |action: &Action<I>| match action.does {
        Does::Input(_) if action.is_quiet => {
            let shown = texts.say_part(action.label, "key");
            let is_pressed = shown.chars().map(Key::typed).eq([key]);
            is_pressed.then(|| action.does.clone())
        }
        _ => None,
    };
    own.or_else(|| actions.iter().find_map(by_many))
        .or_else(|| actions.iter().find_map(quiet))
}
