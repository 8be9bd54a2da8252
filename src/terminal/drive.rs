//! One driver for everything that lasts: shows the screen, takes a key, does what it means.

use super::{Ask, Key, Left};
use crate::fault::{Fault, Faults, Field};
use crate::flow::{Action, Answers, Does, Fit, Flow, Played, Question, Screen, Words};
use crate::page::text::Canvas;
use crate::page::{self, Block, Page};
use crate::texts::Id;

/// Why a drive stops without an end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The person left.
    Left,
    /// It cannot go on.
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

/// Who drives a flow: where it is shown, how it is worded, where it is kept.
pub struct Driver<'a, F: Flow> {
    pub ask: &'a mut dyn Ask,
    pub words: &'a dyn Words,
    pub color: bool,
    /// The page of a screen, its actions in the order of the screen's; with what was refused just now.
    #[allow(clippy::type_complexity)]
    pub page: &'a dyn Fn(&Screen<F::Scene, F::Input>, Option<&Fault>) -> Page,
    /// Keeps it, after every change.
    pub save: &'a mut dyn FnMut(&Played<F>) -> Result<(), Faults>,
}

impl<F: Flow> Driver<'_, F> {
    /// Drives the flow until it ends.
    ///
    /// # Errors
    /// The person left, or it could not be kept.
    pub fn drive(&mut self, played: &mut Played<F>) -> Result<(), Stop> {
        let mut refused = None;
        loop {
            let now = played.now();
            let screen = now.screen(now.viewer());
            let page = (self.page)(&screen, refused.take().as_ref());
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
                    refused = self.ask(played, question, &page)?;
                    continue;
                }
                _ => {}
            }
            let chosen = match self.answer(&screen.actions, &page)? {
                Some(Err(fault)) => {
                    refused = Some(fault);
                    continue;
                }
                Some(Ok(chosen)) => Some(chosen),
                None => find(&screen.actions, &page, self.key(&page, screen.is_calm)?),
            };
            let Some(chosen) = chosen else { continue };
            match chosen {
                Does::Input(input) => refused = self.apply(played, input)?,
                Does::Undo => {
                    if played.undo() {
                        (self.save)(played)?;
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
                Does::Line(question) => refused = self.ask(played, &question, &page)?,
                Does::Pick { question, choices } => {
                    self.set_page(&page)?;
                    if let Some(input) = self.pick(question, &choices) {
                        refused = self.apply(played, input)?;
                    }
                }
                Does::Digits(_) | Does::Seats(_) | Does::PickByDigit { .. } | Does::Ask { .. } => {
                    unreachable!("found as an input or a list")
                }
            }
        }
    }

    fn key(&mut self, page: &Page, calm: bool) -> Result<Key, Left> {
        let color = self.color;
        self.ask
            .screen(&|width| Canvas { width, color }.draw(page), calm)
    }

    fn apply(&mut self, played: &mut Played<F>, input: F::Input) -> Result<Option<Fault>, Stop> {
        if let Err(fault) = played.apply(input) {
            return Ok(Some(fault));
        }
        (self.save)(played)?;
        Ok(None)
    }

    /// The page above a question; keys mean nothing there.
    fn set_page(&mut self, page: &Page) -> Result<(), Left> {
        let color = self.color;
        let blocks = page.blocks().iter();
        let blocks = blocks.filter(|block| !matches!(block, Block::Actions(_)));
        let page = Page::new(blocks.cloned().collect());
        self.ask
            .set_page(&|width| Canvas { width, color }.draw(&page))
    }

    /// Asks for a line; Escape is no answer.
    fn ask(
        &mut self,
        played: &mut Played<F>,
        question: &Question<F::Input>,
        page: &Page,
    ) -> Result<Option<Fault>, Stop> {
        self.set_page(page)?;
        let asked = self.words.say(question.question, &question.fields);
        let help = question.help.map(|help| self.words.say(help, &[]));
        let typed = self.ask.line(&asked, &help.unwrap_or_default());
        let input = match (typed, &question.cancel) {
            (Ok(typed), _) => match (question.read)(typed.trim()) {
                Ok(input) => input,
                Err(fault) => return Ok(Some(fault)),
            },
            (Err(Left), Some(cancel)) => cancel.clone(),
            (Err(Left), None) => return Ok(None),
        };
        self.apply(played, input)
    }

    /// Asks at once if the screen is a question: an answer, or another action by the sign that is its
    /// key. Escape is the action whose key it is.
    fn answer(
        &mut self,
        actions: &[Action<F::Input>],
        page: &Page,
    ) -> Result<Option<Answered<F::Input>>, Left> {
        let question = actions.iter().find_map(|action| match &action.does {
            Does::Ask { help, answers } => Some((action, help, answers)),
            _ => None,
        });
        let Some((action, help, answers)) = question else {
            return Ok(None);
        };
        self.set_page(page)?;
        let words = self.words;
        let question = words.say(action.label, &action.fields);
        let help = words.say(*help, &[]);
        let others = shown(actions, page);
        let (escape, others): (Vec<Sign<'_, '_, _>>, Vec<_>) = others
            .filter(|(_, action)| !matches!(action.does, Does::Ask { .. }))
            .partition(|(shown, _)| shown.key == Some(Key::Escape));
        let answer = match answers {
            Answers::Typed(read) => self.ask.line(&question, &help).map(|typed| {
                let typed = typed.trim();
                match others.iter().find(|(shown, _)| shown.shown == typed) {
                    Some((_, action)) => Ok(action.does.clone()),
                    None => read(typed).map(Does::Input),
                }
            }),
            Answers::Picked(choices) => {
                // What goes on stands above the choices, what takes back below them.
                let (before, after): (Vec<Sign<'_, '_, _>>, Vec<_>) = others
                    .into_iter()
                    .partition(|(_, action)| matches!(action.does, Does::Input(_)));
                let choices = choices.iter();
                let choices = choices.map(|(field, input)| Offer::Choice(field, input));
                let offers = before.into_iter().map(Offer::Sign).chain(choices);
                let offers: Vec<_> = offers.chain(after.into_iter().map(Offer::Sign)).collect();
                let labels = offers.iter().map(|offer| match offer {
                    Offer::Sign((shown, _)) => format!("{} {}", shown.shown, shown.label),
                    Offer::Choice(field, _) => words.field(field),
                });
                let labels: Vec<String> = labels.collect();
                let fits = |typed: &str, index: usize| match offers[index] {
                    Offer::Sign((shown, _)) => Fit::plain(shown.shown == typed.trim()),
                    Offer::Choice(field, _) => words.fits(typed, field),
                };
                let picked = self
                    .ask
                    .pick(&question, &help, &labels, &fits, &words.nothing_fits());
                picked.map(|index| {
                    Ok(match offers[index] {
                        Offer::Sign((_, action)) => action.does.clone(),
                        Offer::Choice(_, input) => Does::Input(input.clone()),
                    })
                })
            }
        };
        match (answer, &escape[..]) {
            (Ok(chosen), _) => Ok(Some(chosen)),
            (Err(Left), [(_, action), ..]) => Ok(Some(Ok(action.does.clone()))),
            (Err(Left), []) => Err(Left),
        }
    }

    /// Escape goes back to the screen.
    fn pick(&mut self, question: Id, choices: &[(Field, F::Input)]) -> Option<F::Input> {
        let words = self.words;
        let labels: Vec<String> = choices
            .iter()
            .map(|(field, _)| words.choice(field))
            .collect();
        let fits = |typed: &str, index: usize| words.fits(typed, &choices[index].0);
        let picked = self.ask.pick(
            &words.say(question, &[]),
            &words.pick_help(),
            &labels,
            &fits,
            &words.nothing_fits(),
        );
        picked.ok().map(|index| choices[index].1.clone())
    }
}

/// What was chosen at a question, or why the answer is none.
type Answered<I> = Result<Does<I>, Fault>;

/// An action as the page shows it.
type Sign<'a, 'p, I> = (&'p page::Action, &'a Action<I>);

/// What can be picked.
enum Offer<'a, 'p, I> {
    Sign(Sign<'a, 'p, I>),
    Choice(&'a Field, &'a I),
}

/// The actions as the page shows them, which are all but the quiet ones.
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

/// What a key means on this screen.
fn find<I: Clone>(actions: &[Action<I>], page: &Page, key: Key) -> Option<Does<I>> {
    // A letter may be the key of an action and of a seat: the action is in the legend by name.
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
