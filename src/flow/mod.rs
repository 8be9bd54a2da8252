//! What goes on for a while: a list of inputs. Its state is their fold, undoing is replaying all but
//! the last, saving is writing the list. A screen says what the table or one seat may see, and what
//! can be done; who draws it and who asks is not known here.

pub mod again;
pub mod between;
pub mod deck_build;
pub mod draft;
pub mod evening;
pub mod opening;
pub mod pad;
pub mod round;
pub mod score_sheet;
pub mod solo;

use crate::fault::{Fault, Field};
use crate::page::Page;
use crate::texts::Id;
use std::fmt;
use std::rc::Rc;

/// Something that lasts longer than one answer.
pub trait Flow: Clone {
    type Input: Clone;
    /// What there is to see; `view` makes a page of it.
    type Scene;

    /// One step, or why it cannot be; then nothing has changed.
    ///
    /// # Errors
    /// The step is not possible now.
    fn apply(&mut self, input: &Self::Input) -> Result<(), Fault>;

    fn screen(&self, viewer: Viewer) -> Screen<Self::Scene, Self::Input>;

    /// Does it only turn to another page? Then it is taken back together with the step before it.
    fn turns_only(_: &Self::Input) -> bool {
        false
    }

    /// Who looks at the one device that all share.
    fn viewer(&self) -> Viewer {
        Viewer::Table
    }
}

/// Who looks: what one player may see, others may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody at once.
    Table,
    /// The player on this seat, counted from 0.
    Seat(usize),
}

/// What a viewer sees, and what can be done now.
#[derive(Clone, Debug)]
pub struct Screen<S, I> {
    pub scene: S,
    pub actions: Vec<Action<I>>,
    /// A key pressed twice for the screen before does not count for this one: the next thing shown is
    /// meant for other eyes.
    pub is_calm: bool,
}

/// Something that can be done. Its message is the label, and the message's attribute `key` the key as
/// it is written on the keyboards of that language.
#[derive(Clone, Debug)]
pub struct Action<I> {
    pub label: Id,
    pub fields: Vec<(&'static str, Field)>,
    pub does: Does<I>,
    /// It can be done, but nobody needs to be told: it is not in the legend.
    pub is_quiet: bool,
}

/// What an action does.
#[derive(Clone, Debug)]
pub enum Does<I> {
    Input(I),
    /// One of these, by its digit.
    Digits(Vec<(u8, I)>),
    /// One of these, by the letter of a seat.
    Seats(Vec<(usize, I)>),
    /// A line is typed; what it means is read by [`Typed::read`].
    Line(Question<I>),
    /// The screen is a question, the action's label, which is asked at once below it. The other actions
    /// answer it too, by the sign that is their key; Escape does the action whose key it is.
    Ask {
        help: Id,
        answers: Answers<I>,
    },
    /// One of a list is picked.
    Pick {
        question: Id,
        choices: Vec<(Field, I)>,
    },
    /// The same, of the list that belongs to the digit pressed.
    PickByDigit {
        question: Id,
        choices: Vec<(u8, Vec<(Field, I)>)>,
    },
    Undo,
    Redo,
    /// Leaves; the message says what is lost or kept.
    Leave(Id),
    /// The flow is over, and whoever drives it goes on. A screen with nothing else is not shown.
    End,
}

/// A line to be typed.
#[derive(Clone, Debug)]
pub struct Question<I> {
    pub question: Id,
    pub fields: Vec<(&'static str, Field)>,
    pub help: Option<Id>,
    pub typed: Typed<I>,
    /// The screen is nothing but the question: it is asked at once, and Escape does this. Otherwise
    /// Escape goes back to the screen.
    pub cancel: Option<I>,
}

/// How a question that is a screen is answered.
#[derive(Clone, Debug)]
pub enum Answers<I> {
    Picked(Vec<(Field, I)>),
    Typed(Typed<I>),
}

/// How a line is typed and what it means.
#[derive(Clone)]
pub struct Typed<I> {
    read: Rc<dyn Fn(&str) -> Result<I, Fault>>,
    complete: Rc<dyn Fn(&str) -> Vec<String>>,
    /// What stands there to begin with.
    pub begin: String,
    /// While it is typed, the page shows what Enter would make of it.
    pub is_live: bool,
}

impl<I> Typed<I> {
    pub fn new(read: impl Fn(&str) -> Result<I, Fault> + 'static) -> Self {
        Self {
            read: Rc::new(read),
            complete: Rc::new(|_| Vec::new()),
            begin: String::new(),
            is_live: false,
        }
    }

    /// The line begins with this, to be changed.
    pub fn from(mut self, begin: impl Into<String>) -> Self {
        self.begin = begin.into();
        self
    }

    pub fn live(mut self) -> Self {
        self.is_live = true;
        self
    }

    /// The whole lines that Tab may make of what was typed so far, best first.
    pub fn completed(mut self, complete: impl Fn(&str) -> Vec<String> + 'static) -> Self {
        self.complete = Rc::new(complete);
        self
    }

    /// What a line means.
    ///
    /// # Errors
    /// Nothing, and why.
    pub fn read(&self, line: &str) -> Result<I, Fault> {
        (self.read)(line)
    }

    pub fn complete(&self, line: &str) -> Vec<String> {
        (self.complete)(line)
    }
}

impl<I> fmt::Debug for Typed<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Typed({:?})", self.begin)
    }
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

    pub fn with(mut self, name: &'static str, value: impl Into<Field>) -> Self {
        self.fields.push((name, value.into()));
        self
    }
}

/// How well a choice fits what was typed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fit {
    /// The better, the higher.
    pub near: i64,
    /// Why, where the choice does not show it: its name in another language.
    pub because: Option<String>,
}

impl Fit {
    /// It fits as it is shown, or not at all.
    pub fn plain(fits: bool) -> Option<Self> {
        fits.then(Self::default)
    }
}

/// Puts what a flow says into words.
pub trait Words {
    fn say(&self, id: Id, fields: &[(&'static str, Field)]) -> String;
    fn field(&self, field: &Field) -> String;
    /// The same in a list to pick from, with what helps to choose.
    fn choice(&self, field: &Field) -> String;
    /// A fault, with what to do about it.
    fn fault(&self, fault: &Fault) -> String;
    /// Does what was typed so far fit this choice?
    fn fits(&self, typed: &str, choice: &Field) -> Option<Fit>;

    /// That no choice is left.
    fn nothing_fits(&self) -> String;
    /// "Really leave?", with what that means; Enter does.
    fn leaving(&self, why: Id) -> Page;
    /// How a list is picked from.
    fn pick_help(&self) -> String;
}

/// A flow under way: what it began with, what was done, and where it stands.
#[derive(Clone, Debug)]
pub struct Played<F: Flow> {
    start: F,
    inputs: Vec<F::Input>,
    undone: Vec<F::Input>,
    now: F,
}

impl<F: Flow> Played<F> {
    pub fn new(start: F) -> Self {
        Self {
            now: start.clone(),
            start,
            inputs: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Goes on where the inputs lead.
    ///
    /// # Errors
    /// The place of the input that is not possible, and why.
    pub fn resume(start: F, inputs: Vec<F::Input>) -> Result<Self, (usize, Fault)> {
        let mut played = Self::new(start);
        for (place, input) in inputs.into_iter().enumerate() {
            played.apply(input).map_err(|fault| (place, fault))?;
        }
        Ok(played)
    }

    /// One step more.
    ///
    /// # Errors
    /// It is not possible now; nothing has changed.
    pub fn apply(&mut self, input: F::Input) -> Result<(), Fault> {
        self.now.apply(&input)?;
        if !F::turns_only(&input) {
            self.undone.clear();
        }
        self.inputs.push(input);
        Ok(())
    }

    /// Takes the last step back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.inputs.iter().rposition(|input| !F::turns_only(input)) else {
            return false;
        };
        self.inputs.truncate(last + 1);
        self.undone.extend(self.inputs.pop());
        self.now = self.start.clone();
        for input in &self.inputs {
            let again = self.now.apply(input);
            assert!(again.is_ok(), "what was possible once is possible again");
        }
        true
    }

    /// Does again what was taken back last; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(input) = self.undone.pop() else {
            return false;
        };
        let again = self.now.apply(&input);
        assert!(again.is_ok(), "what was possible once is possible again");
        self.inputs.push(input);
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq)]
    struct Sum(u32);

    impl Flow for Sum {
        type Input = u32;
        type Scene = u32;

        fn apply(&mut self, input: &u32) -> Result<(), Fault> {
            self.0 += input;
            Ok(())
        }

        fn screen(&self, _: Viewer) -> Screen<u32, u32> {
            Screen {
                scene: self.0,
                actions: Vec::new(),
                is_calm: false,
            }
        }
    }

    #[test]
    fn undo_leads_back_to_the_start_and_redo_forward_again() {
        let mut played = Played::resume(Sum(0), vec![1, 2, 3]).unwrap();
        assert_eq!(played.now(), &Sum(6));
        assert!(played.undo() && played.undo() && played.undo() && !played.undo());
        assert_eq!(played.now(), played.start());
        assert!(played.redo() && played.redo() && played.redo() && !played.redo());
        assert_eq!((played.now(), played.inputs()), (&Sum(6), &[1, 2, 3][..]));
        assert!(played.undo());
        played.apply(5).unwrap();
        assert!(!played.redo(), "a new step forgets what was undone");
    }
}
