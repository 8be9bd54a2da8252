//! Prepared answers, for tests. All of them must be used.

use citadels::terminal::{Ask, Confirm, Draw, Key, Left, Line, Number, Pick, PickSome, score};

/// A prepared answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Type this: with choices, take the first remaining one; at a line, all of it.
    Type(&'static str),
    /// Press this key.
    Press(Key),
    /// Leave.
    Leave,
}

/// Answers questions from a list and remembers what was asked.
#[derive(Debug)]
pub struct Script {
    answers: std::vec::IntoIter<Answer>,
    /// The questions and the screens, in order.
    pub asked: Vec<String>,
}

impl Script {
    /// These answers, in this order.
    pub fn new(answers: Vec<Answer>) -> Self {
        Self {
            answers: answers.into_iter(),
            asked: Vec::new(),
        }
    }

    /// Are all answers used?
    pub fn is_used_up(&self) -> bool {
        self.answers.len() == 0
    }
}

impl Script {
    /// A question, and the page above it if there is one.
    fn see(&mut self, above: String, question: &str) {
        if !above.is_empty() {
            self.asked.push(above);
        }
        self.asked.push(question.to_owned());
    }

    fn types(&mut self) -> Result<&'static str, Left> {
        match self.answers.next() {
            Some(Answer::Type(typed)) => Ok(typed),
            Some(_) => Err(Left::Back),
            None => Err(Left::Quit),
        }
    }
}

impl Ask for Script {
    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        self.see((pick.above)(80), pick.question);
        let mut typed = self.types()?;
        // Enter alone is no answer where there is no first choice.
        while pick.untyped.is_some() && typed.is_empty() {
            typed = self.types()?;
        }
        nearest(pick, typed).ok_or(Left::Quit)
    }

    fn pick_some(&mut self, some: &PickSome<'_>, marked: &mut Vec<usize>) -> Result<(), Left> {
        self.see((some.pick.above)(80), some.pick.question);
        let typed = self.types()?.split(", ");
        let found = typed.map(|typed| nearest(&some.pick, typed).ok_or(Left::Quit));
        *marked = found.collect::<Result<_, _>>()?;
        Ok(())
    }

    fn confirm(&mut self, confirm: &Confirm<'_>) -> Result<bool, Left> {
        self.see(String::new(), confirm.question);
        confirm.read(self.types()?).ok_or(Left::Quit)
    }

    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left> {
        self.see(String::new(), number.question);
        number.read(self.types()?).ok_or(Left::Quit)
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        self.see((line.above)(80, line.begin), line.question);
        self.types().map(str::to_owned)
    }

    fn screen(&mut self, draw: Draw<'_>, _: bool) -> Result<Key, Left> {
        self.asked.push(draw(80));
        match self.answers.next() {
            Some(Answer::Press(key)) => Ok(key),
            _ => Err(Left::Quit),
        }
    }
}

/// As on the terminal: the best match, and the first of equal ones.
fn nearest(pick: &Pick<'_>, typed: &str) -> Option<usize> {
    let indices = 0..pick.choices.len();
    let fitting = indices.filter_map(|index| Some((index, (pick.fits)(typed, index)?)));
    let nearest = fitting
        .rev()
        .max_by_key(|(index, fit)| score(typed, &pick.choices[*index], fit));
    nearest.map(|(index, _)| index)
}
