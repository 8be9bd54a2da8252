//! The driver for all flows: shows the screen, reads a key, performs its action.

use super::{Ask, Confirm, Key, Left, Line, Pick};
use crate::fault::{Fault, Faults, Field};
use crate::flow::{
    Action, Answers, Completion, Does, Fit, Flow, Played, Question, Screen, Typed, Viewer, Words,
};
use crate::page::text::Canvas;
use crate::page::{self, Block, Page};
use crate::texts::Id;
use crate::{fault, id};
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
    pub words: &'a dyn Words,
    pub color: bool,
    /// The page of a scene.
    pub page: &'a dyn Fn(&F::Scene) -> Page,
    /// Saves it after every change.
    pub save: &'a mut dyn FnMut(&Played<F>) -> Result<(), Faults>,
}

impl<F: Flow> Driver<'_, F> {
    /// Drives the flow until it ends.
    ///
    /// # Errors
    ///
    /// The user left, or it could not be saved.
    pub fn drive(&mut self, played: &mut Played<F>) -> Result<(), Stop> {
        let mut refused = None;
        // Refused input, kept for correction.
        let mut mended = None;
        // After a meaningless key the screen is unchanged and keeps listening.
        let mut is_new = true;
        loop {
            let now = played.now();
            let screen = now.screen(now.viewer());
            let page = self.page(&screen, refused.take().as_ref());
            match &screen.actions[..] {
                [
                    Action {
                        does: Does::End, ..
                    },
                ] => return Ok(()),
                [
                    Action {
                        does: Does::Line(question),
                        ..
                    },
                ] if question.cancel.is_some() => {
                    self.ask(played, question, &page, &screen)?;
                    continue;
                }
                _ => {}
            }
            let chosen = match self.answer(played, &screen, &page, mended.take().as_deref())? {
                Some(Answered::Refused(fault, typed)) => {
                    (refused, mended) = (Some(fault), Some(typed));
                    continue;
                }
                Some(Answered::Chosen(chosen, typed)) => {
                    mended = typed;
                    Some(chosen)
                }
                None => {
                    let key = self.key(&page, screen.is_calm && is_new)?;
                    let found = find(&screen.actions, &page, key);
                    if let (Key::Digit(number), None) = (key, &found)
                        && screen.actions.iter().any(takes_digits)
                    {
                        refused = Some(fault!(BadValue, "error-not-on-offer", number));
                    }
                    found
                }
            };
            is_new = chosen.is_some();
            let Some(chosen) = chosen else { continue };
            match chosen {
                Does::Input(input) => {
                    refused = self.apply(played, input)?;
                    is_new = refused.is_none();
                    if is_new {
                        mended = None;
                    }
                }
                Does::Undo => self.undo(played)?,
                Does::UndoIf(question) => {
                    if played.can_undo() && self.agrees(question) {
                        self.undo(played)?;
                    }
                }
                Does::Redo => {
                    if played.redo() {
                        (self.save)(played)?;
                    }
                }
                Does::Leave(why) => {
                    let page = self.words.leaving(why);
                    if self.key(&page, true)? == Key::Enter {
                        return Err(Stop::Left);
                    }
                }
                Does::End => return Ok(()),
                Does::Line(question) => self.ask(played, &question, &page, &screen)?,
                Does::Pick { question, choices } => {
                    if let Some(input) = self.pick(question, &choices, &page)? {
                        refused = self.apply(played, input)?;
                    }
                }
                Does::Digits(_) | Does::Seats(_) | Does::PickByDigit { .. } | Does::Ask { .. } => {
                    unreachable!("found as an input or a list")
                }
            }
        }
    }

    fn undo(&mut self, played: &mut Played<F>) -> Result<(), Faults> {
        if played.undo() {
            (self.save)(played)?;
        }
        Ok(())
    }

    /// Yes or no, with no as the default; no answer is no too.
    fn agrees(&mut self, question: Id) -> bool {
        let words = self.words;
        let agreed = self.ask.confirm(&Confirm {
            question: &words.say(question, &[]),
            yes: &words.say(id!("answer-yes"), &[]),
            no: &words.say(id!("answer-no"), &[]),
        });
        agreed == Ok(true)
    }

    fn page(&self, screen: &Screen<F::Scene, F::Input>, refused: Option<&Fault>) -> Page {
        page_of(screen, refused, self.page, self.words)
    }

    fn key(&mut self, page: &Page, calm: bool) -> Result<Key, Left> {
        self.desk().key(page, calm)
    }

    fn desk(&mut self) -> Desk<'_> {
        Desk {
            ask: self.ask,
            words: self.words,
            color: self.color,
        }
    }

    fn apply(&mut self, played: &mut Played<F>, input: F::Input) -> Result<Option<Fault>, Stop> {
        if let Err(fault) = played.apply(input) {
            return Ok(Some(fault));
        }
        (self.save)(played)?;
        Ok(None)
    }

    /// Lets the user type a line below a page; a preview is shown while typing, and partial input
    /// is remembered.
    fn line(
        &mut self,
        now: &F,
        page: &Page,
        typed: &Typed<F::Input>,
        (question, help): (&str, &str),
        begin: Option<&str>,
        so_far: &RefCell<String>,
    ) -> Result<String, Left> {
        let ahead = Ahead::<F> {
            now,
            typed,
            page: self.page,
            words: self.words,
        };
        let preview = Preview {
            would_be: typed.is_live.then_some(&ahead),
            complete: typed.completion(),
            so_far,
        };
        let begin = begin.unwrap_or(&typed.begin);
        self.desk().line(page, (question, help), begin, &preview)
    }

    /// Asks for a line until it is valid; Escape is not an answer.
    fn ask(
        &mut self,
        played: &mut Played<F>,
        question: &Question<F::Input>,
        page: &Page,
        screen: &Screen<F::Scene, F::Input>,
    ) -> Result<(), Stop> {
        let asked = self.words.say(question.question, &question.fields);
        let help = question.help.map(|help| self.words.say(help, &[]));
        let help = help.unwrap_or_default();
        let mut page = page.clone();
        let mut begin = None;
        loop {
            let (now, typed) = (played.now(), &question.typed);
            let so_far = RefCell::default();
            let asked = (&*asked, &*help);
            let line = self.line(now, &page, typed, asked, begin.as_deref(), &so_far);
            let refused = match (line, &question.cancel) {
                (Ok(line), _) => match typed.read(line.trim()) {
                    Ok(input) => self.apply(played, input)?.map(|fault| (fault, line)),
                    Err(fault) => Some((fault, line)),
                },
                (Err(Left::Back), Some(cancel)) => {
                    self.apply(played, cancel.clone())?;
                    None
                }
                (Err(Left::Back), None) => None,
                (Err(Left::Quit), _) => return Err(Stop::Left),
            };
            let Some((fault, line)) = refused else {
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
        played: &Played<F>,
        screen: &Screen<F::Scene, F::Input>,
        page: &Page,
        begin: Option<&str>,
    ) -> Result<Option<Answered<F::Input>>, Left> {
        let actions = &screen.actions;
        let question = actions.iter().find_map(|action| match &action.does {
            Does::Ask { help, answers } => Some((action, help, answers)),
            _ => None,
        });
        let Some((action, help, answers)) = question else {
            return Ok(None);
        };
        let words = self.words;
        let question = words.say(action.label, &action.fields);
        let help = words.say(*help, &[]);
        let others = shown(actions, page);
        let (escape, others): (Vec<Sign<'_, '_, _>>, Vec<_>) = others
            .filter(|(_, action)| !matches!(action.does, Does::Ask { .. }))
            .partition(|(shown, _)| shown.key == Some(Key::Escape));
        let answer = match answers {
            Answers::Typed(typed) => {
                let asked = (question.as_str(), help.as_str());
                let so_far = RefCell::new(String::new());
                let line = self.line(played.now(), page, typed, asked, begin, &so_far);
                // Escape does not lose partial input.
                let so_far = so_far.into_inner();
                if let (Err(Left::Back), [(_, action), ..]) = (&line, &escape[..]) {
                    return Ok(Some(match &action.does {
                        Does::Line(kept) => match kept.typed.read(so_far.trim()) {
                            Ok(input) => Answered::Chosen(Does::Input(input), None),
                            Err(fault) => Answered::Refused(fault, so_far),
                        },
                        does => Answered::Chosen(does.clone(), Some(so_far)),
                    }));
                }
                line.map(|line| {
                    let meant = line.trim();
                    match others.iter().find(|(shown, _)| shown.shown == meant) {
                        Some((_, action)) => Answered::Chosen(action.does.clone(), None),
                        None => match typed.read(meant) {
                            Ok(input) => Answered::Chosen(Does::Input(input), Some(line)),
                            Err(fault) => Answered::Refused(fault, line),
                        },
                    }
                })
            }
            Answers::Picked(choices) => {
                // Actions that continue come above the choices, undo below them.
                let (before, after): (Vec<Sign<'_, '_, _>>, Vec<_>) = others
                    .into_iter()
                    .partition(|(_, action)| matches!(action.does, Does::Input(_)));
                let choices = choices.iter();
                let choices = choices.map(|(field, input)| Offer::Choice(field, input));
                let offers = before.into_iter().map(Offer::Sign).chain(choices);
                let offers: Vec<_> = offers.chain(after.into_iter().map(Offer::Sign)).collect();
                let labels = offers.iter().map(|offer| match offer {
                    Offer::Sign((shown, _)) => Label::Sign(shown),
                    Offer::Choice(field, _) => Label::Field(field, words.field(field)),
                });
                let labels: Vec<Label<'_>> = labels.collect();
                let picked = self.desk().pick(page, (&question, &help), &labels);
                picked.map(|index| {
                    let chosen = match offers[index] {
                        Offer::Sign((_, action)) => action.does.clone(),
                        Offer::Choice(_, input) => Does::Input(input.clone()),
                    };
                    Answered::Chosen(chosen, None)
                })
            }
        };
        match (answer, &escape[..]) {
            (Ok(chosen), _) => Ok(Some(chosen)),
            (Err(Left::Back), [(_, action), ..]) => {
                Ok(Some(Answered::Chosen(action.does.clone(), None)))
            }
            (Err(left), _) => Err(left),
        }
    }

    /// Escape goes back to the screen.
    fn pick(
        &mut self,
        question: Id,
        choices: &[(Field, F::Input)],
        page: &Page,
    ) -> Result<Option<F::Input>, Left> {
        let words = self.words;
        let labels = choices.iter();
        let labels = labels.map(|(field, _)| Label::Field(field, words.choice(field)));
        let labels: Vec<Label<'_>> = labels.collect();
        let asked = (&*words.say(question, &[]), &*words.pick_help());
        match self.desk().pick(page, asked, &labels) {
            Ok(index) => Ok(Some(choices[index].1.clone())),
            Err(Left::Back) => Ok(None),
            Err(Left::Quit) => Err(Left::Quit),
        }
    }
}

/// What a driver does in the same way for every flow. It is compiled once, not for each of them:
/// a closure costs pointers that are written at every start.
struct Desk<'a> {
    ask: &'a mut dyn Ask,
    words: &'a dyn Words,
    color: bool,
}

/// The page of a screen, with its actions in order and the last refusal.
fn page_of<S, I>(
    screen: &Screen<S, I>,
    refused: Option<&Fault>,
    page: &dyn Fn(&S) -> Page,
    words: &dyn Words,
) -> Page {
    let legend: Vec<_> = screen.actions.iter().filter_map(Action::item).collect();
    words.screen(page(&screen.scene), refused, &legend)
}

/// What a line would do. Not a closure, because the table of one has three pointers.
trait WouldBe {
    /// The page if this line is entered.
    fn page(&self, line: &str) -> Option<Page>;
}

struct Ahead<'a, F: Flow> {
    now: &'a F,
    typed: &'a Typed<F::Input>,
    page: &'a dyn Fn(&F::Scene) -> Page,
    words: &'a dyn Words,
}

impl<F: Flow> WouldBe for Ahead<'_, F> {
    fn page(&self, line: &str) -> Option<Page> {
        let mut next = self.now.clone();
        next.apply(Viewer::Table, &self.typed.read(line).ok()?)
            .ok()?;
        let screen = next.screen(next.viewer());
        Some(page_of(&screen, None, self.page, self.words))
    }
}

/// What is shown while a line is typed.
struct Preview<'a> {
    /// The page if this line is entered, if it is shown.
    would_be: Option<&'a dyn WouldBe>,
    complete: Option<&'a Completion>,
    /// The line as it is now.
    so_far: &'a RefCell<String>,
}

/// How something that can be picked is shown.
enum Label<'a> {
    Sign(&'a page::Action),
    Field(&'a Field, String),
}

impl Desk<'_> {
    fn key(&mut self, page: &Page, calm: bool) -> Result<Key, Left> {
        let color = self.color;
        self.ask
            .screen(&|width| Canvas { width, color }.draw(page), calm)
    }

    fn line(
        &mut self,
        page: &Page,
        (question, help): (&str, &str),
        begin: &str,
        preview: &Preview<'_>,
    ) -> Result<String, Left> {
        let color = self.color;
        let page = without_keys(page);
        self.ask.line(&Line {
            above: &|width, line| {
                line.clone_into(&mut preview.so_far.borrow_mut());
                // An empty line has no preview.
                let meant = Some(line.trim()).filter(|line| !line.is_empty());
                let would_be = meant
                    .zip(preview.would_be)
                    .and_then(|(line, ahead)| ahead.page(line));
                let would_be = would_be.map(|page| without_keys(&page));
                Canvas { width, color }.draw(would_be.as_ref().unwrap_or(&page))
            },
            question,
            help,
            begin,
            complete: preview.complete.unwrap_or(&|_| Vec::new()),
        })
    }

    fn pick(
        &mut self,
        page: &Page,
        (question, help): (&str, &str),
        labels: &[Label<'_>],
    ) -> Result<usize, Left> {
        let (color, words) = (self.color, self.words);
        let page = without_keys(page);
        let choices = labels.iter().map(|label| match label {
            Label::Sign(shown) => format!("{} {}", shown.shown, shown.label),
            Label::Field(_, text) => text.clone(),
        });
        let choices: Vec<String> = choices.collect();
        self.ask.pick(&Pick {
            above: &|width| Canvas { width, color }.draw(&page),
            question,
            help,
            choices: &choices,
            fits: &|typed, index| match labels[index] {
                Label::Sign(shown) => Fit::plain(shown.shown == typed.trim()),
                Label::Field(field, _) => words.fits(typed, field),
            },
            nothing: &words.nothing_fits(),
        })
    }
}

/// The page above a question; keys don't work there.
fn without_keys(page: &Page) -> Page {
    let blocks = page.blocks().iter();
    let blocks = blocks.filter(|block| !matches!(block, Block::Actions(_)));
    Page::new(blocks.cloned().collect())
}

/// The result of a question.
enum Answered<I> {
    /// With the line that was typed.
    Chosen(Does<I>, Option<String>),
    /// Why the line is not an answer.
    Refused(Fault, String),
}

/// An action as the page shows it.
type Sign<'a, 'p, I> = (&'p page::Action, &'a Action<I>);

/// What can be picked.
enum Offer<'a, 'p, I> {
    Sign(Sign<'a, 'p, I>),
    Choice(&'a Field, &'a I),
}

/// The actions as the page shows them: all except the hidden ones.
fn shown<'a, 'p, I>(
    actions: &'a [Action<I>],
    page: &'p Page,
) -> impl Iterator<Item = Sign<'a, 'p, I>> {
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

/// What a key means on this screen.
fn find<I: Clone>(actions: &[Action<I>], page: &Page, key: Key) -> Option<Does<I>> {
    // A letter may be the key of both an action and a seat: the action is in the legend by name.
    let own = shown(actions, page)
        .find(|(shown, _)| shown.key == Some(key) || (shown.is_undo && key == Key::Back))
        .map(|(_, action)| action.does.clone());
    let lists = || {
        actions.iter().find_map(|action| match (&action.does, key) {
            (Does::PickByDigit { question, choices }, Key::Digit(digit)) => {
                let list = choices.iter().find(|(of, _)| *of == digit);
                list.map(|(_, choices)| Does::Pick {
                    question: *question,
                    choices: choices.clone(),
                })
            }
            _ => None,
        })
    };
    own.or_else(lists).or_else(|| {
        let input = actions.iter().find_map(|action| match (&action.does, key) {
            (Does::Digits(inputs), Key::Digit(digit)) => inputs
                .iter()
                .find_map(|(of, input)| (*of == digit).then_some(input)),
            (Does::Seats(inputs), Key::Letter(letter)) => {
                let seat = ('a'..='z').position(|known| known == letter)?;
                inputs
                    .iter()
                    .find_map(|(of, input)| (*of == seat).then_some(input))
            }
            _ => None,
        });
        input.cloned().map(Does::Input)
    })
}
