//! Prepared answers, for tests. They must be used up.

use citadels::terminal::{Ask, Draw, Fits, Key, Left, score};

/// A prepared answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Type this: at choices take the first that is left, at a line all of it.
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

    /// Are there answers that nobody asked for?
    pub fn is_used_up(&self) -> bool {
        self.answers.len() == 0
    }
}

impl Ask for Script {
    fn pick(
        &mut self,
        question: &str,
        _: &str,
        choices: &[String],
        fits: Fits<'_>,
        _: &str,
    ) -> Result<usize, Left> {
        self.asked.push(question.to_owned());
        match self.answers.next() {
            Some(Answer::Type(typed)) => {
                let fitting =
                    (0..choices.len()).filter_map(|index| Some((index, fits(typed, index)?)));
                // As on the terminal: the nearest, and of equally near ones the first.
                let nearest = fitting
                    .rev()
                    .max_by_key(|(index, fit)| score(typed, &choices[*index], fit));
                nearest.map(|(index, _)| index).ok_or(Left)
            }
            _ => Err(Left),
        }
    }

    fn line(&mut self, question: &str, _: &str) -> Result<String, Left> {
        self.asked.push(question.to_owned());
        match self.answers.next() {
            Some(Answer::Type(typed)) => Ok(typed.to_owned()),
            _ => Err(Left),
        }
    }

    fn set_page(&mut self, draw: Draw<'_>) -> Result<(), Left> {
        self.asked.push(draw(80));
        Ok(())
    }

    fn screen(&mut self, draw: Draw<'_>, _: bool) -> Result<Key, Left> {
        self.asked.push(draw(80));
        match self.answers.next() {
            Some(Answer::Press(key)) => Ok(key),
            _ => Err(Left),
        }
    }
}
