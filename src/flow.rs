//! Interactive flows: a flow is a list of inputs. Its state is their fold, undo replays all but the
//! last, saving writes the list. A screen has what the table or one seat may see and the possible
//! actions; drawing and asking happen elsewhere.

pub mod found;

use crate::fault::{Fault, Field};
use crate::id;
use crate::texts::Id;
use std::fmt;
use std::rc::Rc;

/// Something that takes several inputs.
pub trait Flow: Clone {
    type Input: Clone + 'static;
    /// What to show; `view` turns it into a page.
    type Scene;

    /// Takes one step, or changes nothing.
    ///
    /// # Errors
    ///
    /// The step is not possible now, or not for whoever gave it.
    fn apply(&mut self, by: Viewer, input: &Self::Input) -> Result<(), Fault>;

    fn screen(&self, viewer: Viewer) -> Screen<Self::Scene, Self::Input>;

    /// Does it only change the page? Then it is undone together with the previous step.
    fn turns_only(_: &Self::Input) -> bool {
        false
    }

    /// What follows by itself, without anybody giving it.
    fn follows(&self) -> Option<Self::Input> {
        None
    }

    /// How many of the inputs are left when the last step is undone; none if there is no step.
    fn before(&self, inputs: &[Self::Input]) -> Option<usize> {
        inputs.iter().rposition(|input| !Self::turns_only(input))
    }

    /// Who looks at the shared device.
    fn viewer(&self) -> Viewer {
        Viewer::Table
    }
}

/// A step of several parts: if one of them is refused, nothing has changed.
///
/// # Errors
///
/// One of them is not possible now.
pub fn on_a_copy<F: Clone>(
    flow: &mut F,
    step: impl FnOnce(&mut F) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut next = flow.clone();
    step(&mut next)?;
    *flow = next;
    Ok(())
}

/// Who looks, and who gives an input: what one player may see and do, others may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Everyone, at the device of the table.
    Table,
    /// The player at this seat, counted from 0.
    Seat(usize),
}

/// What a viewer sees, and the possible actions.
#[derive(Clone, Debug)]
pub struct Screen<S, I> {
    pub scene: S,
    pub actions: Vec<Action<I>>,
    /// Ignores a repeated key from the previous screen, since the next content is private.
    pub is_calm: bool,
}

/// A possible action. Its message is the label, and the message's attribute `key` is the key as
/// printed on keyboards of that language.
#[derive(Clone, Debug)]
pub struct Action<I> {
    pub label: Id,
    pub fields: Vec<(&'static str, Field)>,
    pub does: Does<I>,
    /// Possible, but not shown in the legend.
    pub is_quiet: bool,
}

impl<I> Action<I> {
    pub fn new(label: Id, does: Does<I>) -> Self {
        Self {
            label,
            fields: Vec::new(),
            does,
            is_quiet: false,
        }
    }

    pub fn input(label: Id, input: I) -> Self {
        Self::new(label, Does::Input(input))
    }

    pub fn undo() -> Self {
        Self::new(id!("act-undo"), Does::Undo)
    }

    /// The message says what is lost or kept.
    pub fn leave(why: Id) -> Self {
        Self::new(id!("act-leave"), Does::Leave(why))
    }

    pub fn with(mut self, name: &'static str, value: impl Into<Field>) -> Self {
        self.fields.push((name, value.into()));
        self
    }
}

/// What an action does.
#[derive(Clone, Debug)]
pub enum Does<I> {
    Input(I),
    /// One of these, by its digit.
    Digits(Vec<(u8, I)>),
    /// One of these, by seat letter.
    Seats(Vec<(usize, I)>),
    /// A typed line, interpreted by [`Typed::read`].
    Line(Question<I>),
    /// The screen is a question (the action's label), asked right below it. The other actions
    /// answer it too, by their keys; Escape triggers the action with that key.
    Ask {
        help: Id,
        answers: Answers<I>,
    },
    /// Pick from a list.
    Pick {
        question: Id,
        choices: Vec<(Field, I)>,
    },
    /// Pick several from a list, at most so many; each is a step of its own.
    PickSome(Several<I>),
    /// `Pick` for what lies on the table, where no choice is likelier than another: it is typed, or
    /// reached with an arrow; Enter alone takes nothing.
    PickTyped {
        question: Id,
        choices: Vec<(Field, I)>,
    },
    /// One of these cards by the first letters of its name, before any other key with that letter;
    /// where several begin so, from a list of them.
    Name {
        question: Id,
        choices: Vec<(Field, I)>,
        /// What was typed of it.
        begun: String,
    },
    /// The same as `Pick`, from the list for the digit pressed.
    PickByDigit {
        question: Id,
        choices: Vec<(u8, Vec<(Field, I)>)>,
    },
    Undo,
    /// The same, if this question is answered with yes.
    UndoIf(Id),
    Redo,
    /// Leave; the message says what is lost or kept.
    Leave(Id),
    /// The flow is over, and its driver continues. A screen with nothing else is not shown.
    End,
}

impl<S, I: 'static> Screen<S, I> {
    /// The same screen as a part of a longer flow, where `end` follows it.
    pub fn within<T, J: Clone + 'static>(
        self,
        scene: impl FnOnce(S) -> T,
        input: fn(I) -> J,
        end: Option<&J>,
    ) -> Screen<T, J> {
        let actions = self.actions.into_iter().map(|action| Action {
            label: action.label,
            fields: action.fields,
            does: match (action.does, end) {
                (Does::End, Some(end)) => Does::Input(end.clone()),
                (does, _) => does.within(input),
            },
            is_quiet: action.is_quiet,
        });
        Screen {
            actions: actions.collect(),
            scene: scene(self.scene),
            is_calm: self.is_calm,
        }
    }
}

impl<I: 'static> Does<I> {
    fn within<J: 'static>(self, input: fn(I) -> J) -> Does<J> {
        fn each<K, I, J>(choices: Vec<(K, I)>, input: fn(I) -> J) -> Vec<(K, J)> {
            let choices = choices.into_iter();
            choices.map(|(key, given)| (key, input(given))).collect()
        }
        match self {
            Self::Input(given) => Does::Input(input(given)),
            Self::Digits(choices) => Does::Digits(each(choices, input)),
            Self::Seats(choices) => Does::Seats(each(choices, input)),
            Self::Line(question) => Does::Line(Question {
                question: question.question,
                fields: question.fields,
                help: question.help,
                typed: question.typed.within(input),
                cancel: question.cancel.map(input),
            }),
            Self::Ask { help, answers } => Does::Ask {
                help,
                answers: match answers {
                    Answers::Picked(choices) => Answers::Picked(each(choices, input)),
                    Answers::Named(choices) => Answers::Named(each(choices, input)),
                    Answers::Typed(typed) => Answers::Typed(typed.within(input)),
                },
            },
            Self::Pick { question, choices } => Does::Pick {
                question,
                choices: each(choices, input),
            },
            Self::PickSome(several) => Does::PickSome(Several {
                question: several.question,
                choices: each(several.choices, input),
                most: several.most,
            }),
            Self::PickTyped { question, choices } => Does::PickTyped {
                question,
                choices: each(choices, input),
            },
            Self::Name {
                question,
                choices,
                begun,
            } => Does::Name {
                question,
                choices: each(choices, input),
                begun,
            },
            Self::PickByDigit { question, choices } => {
                let choices = choices.into_iter();
                let choices = choices.map(|(digit, list)| (digit, each(list, input)));
                Does::PickByDigit {
                    question,
                    choices: choices.collect(),
                }
            }
            Self::Undo => Does::Undo,
            Self::UndoIf(question) => Does::UndoIf(question),
            Self::Redo => Does::Redo,
            Self::Leave(why) => Does::Leave(why),
            Self::End => Does::End,
        }
    }
}

/// What several can be picked from, and how many at most.
#[derive(Clone, Debug)]
pub struct Several<I> {
    pub question: Id,
    pub choices: Vec<(Field, I)>,
    pub most: usize,
}

/// A line of input.
#[derive(Clone, Debug)]
pub struct Question<I> {
    pub question: Id,
    pub fields: Vec<(&'static str, Field)>,
    pub help: Option<Id>,
    pub typed: Typed<I>,
    /// The screen is only the question: it is asked at once, and Escape does this. Otherwise Escape
    /// returns to the screen.
    pub cancel: Option<I>,
}

/// How a question that is a screen is answered.
#[derive(Clone, Debug)]
pub enum Answers<I> {
    Picked(Vec<(Field, I)>),
    /// As in [`Does::Name`].
    Named(Vec<(Field, I)>),
    Typed(Typed<I>),
}

/// Interprets a line, or says why it is invalid.
type Read<I> = Rc<dyn Fn(&str) -> Result<I, Fault>>;

/// Completes a line.
type Complete = Rc<dyn Fn(&str) -> Vec<String>>;

/// How to edit and interpret a line.
#[derive(Clone)]
pub struct Typed<I> {
    read: Read<I>,
    /// The lines that Tab offers instead, best first.
    pub complete: Complete,
    /// The initial text.
    pub begin: String,
    /// What Enter alone means, if anything.
    pub suggests: String,
    /// While typing, the page shows what Enter would do.
    pub is_live: bool,
    /// A number up to this one needs no Enter once no digit can follow; 0: every line needs it.
    pub up_to: usize,
    /// A file's name: it may begin with the key that looks something up.
    pub is_path: bool,
}

impl<I: 'static> Typed<I> {
    pub fn new(read: impl Fn(&str) -> Result<I, Fault> + 'static) -> Self {
        Self {
            read: Rc::new(read),
            complete: Rc::new(|_| Vec::new()),
            begin: String::new(),
            suggests: String::new(),
            is_live: false,
            up_to: 0,
            is_path: false,
        }
    }

    /// Enter alone means this, which is shown meanwhile.
    pub fn suggesting(mut self, suggests: impl Into<String>) -> Self {
        self.suggests = suggests.into();
        self
    }

    /// Starts with this text, to be edited.
    pub fn from(mut self, begin: impl Into<String>) -> Self {
        self.begin = begin.into();
        self
    }

    pub const fn path(mut self, is_path: bool) -> Self {
        self.is_path = is_path;
        self
    }

    pub const fn up_to(mut self, number: usize) -> Self {
        self.up_to = number;
        self
    }

    pub fn live(mut self) -> Self {
        self.is_live = true;
        self
    }

    /// The completions that Tab offers, best first.
    pub fn completed(mut self, complete: impl Fn(&str) -> Vec<String> + 'static) -> Self {
        self.complete = Rc::new(complete);
        self
    }

    fn within<J: 'static>(self, input: fn(I) -> J) -> Typed<J> {
        let read = self.read;
        Typed {
            read: Rc::new(move |line| read(line).map(input)),
            complete: self.complete,
            begin: self.begin,
            suggests: self.suggests,
            is_live: self.is_live,
            up_to: self.up_to,
            is_path: self.is_path,
        }
    }

    /// Interprets a line.
    ///
    /// # Errors
    ///
    /// It is invalid.
    pub fn read(&self, line: &str) -> Result<I, Fault> {
        (self.read)(line)
    }
}

impl<I> fmt::Debug for Typed<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Typed({:?})", self.begin)
    }
}

/// How well a choice matches the typed text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fit {
    /// Higher is better.
    pub near: i64,
    /// The reason, if the choice does not show it: its name in another language.
    pub because: Option<String>,
}

impl Fit {
    /// It matches as shown, or not at all.
    pub fn plain(fits: bool) -> Option<Self> {
        fits.then(Self::default)
    }
}

/// A flow in progress: its start, its inputs and its state.
#[derive(Clone, Debug)]
pub struct Played<F: Flow> {
    start: F,
    inputs: Vec<F::Input>,
    /// Who gave each.
    by: Vec<Viewer>,
    undone: Vec<(Viewer, F::Input)>,
    /// So many inputs stay.
    floor: usize,
    now: F,
}

impl<F: Flow> Played<F> {
    pub fn new(start: F) -> Self {
        Self {
            now: start.clone(),
            start,
            inputs: Vec::new(),
            by: Vec::new(),
            undone: Vec::new(),
            floor: 0,
        }
    }

    /// Undo leaves so many inputs alone.
    pub fn set_floor(&mut self, floor: usize) {
        self.floor = floor;
    }

    /// Replays inputs that were given at the table.
    ///
    /// # Errors
    ///
    /// The index of the first impossible input, and why.
    pub fn resume(start: F, inputs: Vec<F::Input>) -> Result<Self, (usize, Fault)> {
        Self::resume_by(
            start,
            inputs.into_iter().map(|input| (Viewer::Table, input)),
        )
    }

    /// Replays the inputs of whoever gave them.
    ///
    /// # Errors
    ///
    /// The index of the first impossible input, and why.
    pub fn resume_by(
        start: F,
        given: impl IntoIterator<Item = (Viewer, F::Input)>,
    ) -> Result<Self, (usize, Fault)> {
        let mut played = Self::new(start);
        for (place, (by, input)) in given.into_iter().enumerate() {
            played.replay(by, input).map_err(|fault| (place, fault))?;
        }
        played.follow();
        Ok(played)
    }

    pub(crate) fn replay(&mut self, by: Viewer, input: F::Input) -> Result<(), Fault> {
        self.now.apply(by, &input)?;
        self.inputs.push(input);
        self.by.push(by);
        Ok(())
    }

    pub(crate) fn follow(&mut self) {
        while let Some(input) = self.now.follows() {
            let replayed = self.replay(Viewer::Table, input);
            assert!(replayed.is_ok(), "what follows by itself is possible");
        }
    }

    /// Takes one more step, given at the table.
    ///
    /// # Errors
    ///
    /// It is not possible now; nothing has changed.
    pub fn apply(&mut self, input: F::Input) -> Result<(), Fault> {
        self.apply_by(Viewer::Table, input)
    }

    /// Takes one more step.
    ///
    /// # Errors
    ///
    /// It is not possible now; nothing has changed.
    pub fn apply_by(&mut self, by: Viewer, input: F::Input) -> Result<(), Fault> {
        let is_step = !F::turns_only(&input);
        self.replay(by, input)?;
        if is_step {
            self.undone.clear();
        }
        self.follow();
        Ok(())
    }

    fn before(&self) -> Option<usize> {
        let before = self.now.before(&self.inputs);
        before.filter(|count| *count >= self.floor)
    }

    /// Is there a step to undo?
    pub fn can_undo(&self) -> bool {
        self.before().is_some()
    }

    /// Undoes the last step; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.before() else {
            return false;
        };
        self.inputs.truncate(last + 1);
        self.by.truncate(last + 1);
        self.undone.extend(self.by.pop().zip(self.inputs.pop()));
        self.now = self.start.clone();
        for (by, input) in self.by.iter().zip(&self.inputs) {
            let again = self.now.apply(*by, input);
            assert!(again.is_ok(), "what was possible once is possible again");
        }
        true
    }

    /// Redoes the last undone step; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some((by, input)) = self.undone.pop() else {
            return false;
        };
        let again = self.now.apply(by, &input);
        assert!(again.is_ok(), "what was possible once is possible again");
        self.inputs.push(input);
        self.by.push(by);
        true
    }

    pub fn now(&self) -> &F {
        &self.now
    }

    pub fn start(&self) -> &F {
        &self.start
    }

    pub fn inputs(&self) -> &[F::Input] {
        &self.inputs
    }

    /// The inputs with who gave each.
    pub fn given(&self) -> impl Iterator<Item = (Viewer, &F::Input)> {
        self.by.iter().copied().zip(&self.inputs)
    }
}
