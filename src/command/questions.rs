//! What a command may ask on a terminal. Without one, the fault says what is missing.

use crate::command::Cli;
use crate::command::lookup::over;
use crate::fault::Fault;
use crate::flow::{Does, Fit, Flow, Played};
use crate::page::text::Canvas;
use crate::page::{Block, Page};
use crate::rules::table::Players;
use crate::say;
use crate::terminal::drive::{Driver, Stop};
use crate::terminal::{Ask, Confirm, Fits, Left, Line, Number, Pick};
use crate::wording::flow::refusal;
use std::ops::RangeInclusive;

impl Cli<'_> {
    fn ask(&mut self, missing: impl Into<Stop>) -> Result<&mut dyn Ask, Stop> {
        match &mut self.ask {
            Some(ask) => Ok(&mut **ask),
            None => Err(missing.into()),
        }
    }

    /// Drives a flow to its end; `save` is called after every step.
    pub fn drive<F: Flow>(
        &mut self,
        played: &mut Played<F>,
        missing: impl Into<Stop>,
        page: &dyn Fn(&F::Scene) -> Page,
        save: &mut dyn FnMut(&Played<F>) -> Result<(), Fault>,
    ) -> Result<(), Stop> {
        let now = played.now();
        let actions = now.screen(now.viewer()).actions;
        // One that is over already shows nothing.
        if actions
            .iter()
            .any(|action| !matches!(action.does, Does::End))
        {
            self.has_shown.set(true);
        }
        let (texts, color) = (self.texts, self.canvas.color);
        let app = self.app();
        let mut driver = Driver {
            texts,
            color,
            ask: self.ask(missing)?,
            page,
            save,
            look_up: &mut |ask| over::run(ask, &app, color),
            unsaved: None,
            typed: Vec::new(),
            left: None,
        };
        let driven = driver.drive(played);
        let left = driver.left.take();
        if driven == Err(Stop::Left) {
            self.left.replace(left);
        }
        driven
    }

    /// Lets the user pick a choice.
    pub fn pick(
        &mut self,
        question: &str,
        choices: &[String],
        fits: Fits<'_>,
        missing: impl Into<Stop>,
    ) -> Result<usize, Stop> {
        let texts = self.texts;
        Ok(self.ask(missing)?.pick(&Pick {
            above: &|_| String::new(),
            question,
            help: &say!(texts, "ask-help-pick"),
            choices,
            fits,
            begin: "",
            nothing: &say!(texts, "ask-nothing-fits"),
            untyped: None,
            look_up: None,
        })?)
    }

    /// One of a few choices, by its first letters.
    pub fn choose(
        &mut self,
        question: &str,
        choices: &[String],
        missing: impl Into<Stop>,
    ) -> Result<usize, Stop> {
        let fits = |typed: &str, index: usize| {
            let choice = choices[index].to_lowercase();
            Fit::plain(choice.starts_with(&typed.trim().to_lowercase()))
        };
        self.pick(question, choices, &fits, missing)
    }

    /// Yes or no, with no as the default.
    pub fn agrees(&mut self, question: &str, missing: impl Into<Stop>) -> Result<bool, Stop> {
        let texts = self.texts;
        Ok(self.ask(missing)?.confirm(&Confirm {
            question,
            yes: &say!(texts, "answer-yes"),
            no: &say!(texts, "answer-no"),
        })?)
    }

    /// Lets the user type a line, trimmed.
    pub fn line(&mut self, question: &str, help: &str) -> Result<String, Stop> {
        self.line_below(&Page::default(), question, help)
    }

    /// The same, below a page.
    pub fn line_below(&mut self, page: &Page, question: &str, help: &str) -> Result<String, Stop> {
        self.typed(page, question, help, &|_| Vec::new())
    }

    /// The same, with completions for Tab.
    pub fn line_completed(
        &mut self,
        question: &str,
        help: &str,
        complete: &dyn Fn(&str) -> Vec<String>,
    ) -> Result<String, Stop> {
        self.typed(&Page::default(), question, help, complete)
    }

    /// Who sits down: names with commas, or only how many. A refused line can be corrected; Enter
    /// alone takes the players of last time, if so many can play, or this. `count` returns the fault
    /// for an invalid number.
    pub fn seated(
        &mut self,
        otherwise: &str,
        count: impl Fn(usize) -> Option<Fault>,
    ) -> Result<Vec<String>, Stop> {
        let (texts, color) = (self.texts, self.canvas.color);
        let party = self.app().party();
        let suggests = match count(party.last.len()) {
            None => party.last.join(", "),
            Some(_) => otherwise.to_owned(),
        };
        let (mut begin, mut refused) = (String::new(), Page::default());
        loop {
            let line = Line {
                above: &|width, _| Canvas { width, color }.draw(&refused),
                from_top: false,
                question: &say!(texts, "tonight-ask-names"),
                help: &say!(texts, "tonight-help-names"),
                begin: &begin,
                suggests: &suggests,
                complete: &|line| party.complete(line),
                up_to: 0,
                is_path: false,
            };
            let typed = match self.answered(&line)? {
                typed if typed.is_empty() => suggests.clone(),
                typed => typed,
            };
            if typed.is_empty() {
                continue;
            }
            match party.read(&typed, &count) {
                Ok(names) => return Ok(names),
                Err(fault) => {
                    let said = refusal(texts, &fault);
                    refused = Page::new(vec![Block::Note(said.into())]);
                    begin = typed;
                }
            }
        }
    }

    /// A typed line, with what it finds so far above it.
    pub fn line_shown(
        &mut self,
        question: &str,
        found: &dyn Fn(&str) -> Page,
    ) -> Result<String, Stop> {
        let color = self.canvas.color;
        let line = Line {
            above: &|width, typed| Canvas { width, color }.draw(&found(typed)),
            from_top: true,
            question,
            help: "",
            begin: "",
            suggests: "",
            complete: &|_| Vec::new(),
            up_to: 0,
            is_path: false,
        };
        self.answered(&line)
    }

    fn typed(
        &mut self,
        above: &Page,
        question: &str,
        help: &str,
        complete: &dyn Fn(&str) -> Vec<String>,
    ) -> Result<String, Stop> {
        if !above.blocks().is_empty() {
            self.has_shown.set(true);
        }
        let color = self.canvas.color;
        let line = Line {
            above: &|width, _| Canvas { width, color }.draw(above),
            from_top: false,
            question,
            help,
            begin: "",
            suggests: "",
            complete,
            up_to: 0,
            is_path: false,
        };
        self.answered(&line)
    }

    /// What is typed, trimmed; meanwhile anything can be looked up.
    fn answered(&mut self, line: &Line<'_>) -> Result<String, Stop> {
        let (app, color) = (self.app(), self.canvas.color);
        let ask = self.ask(Stop::Left)?;
        loop {
            match ask.line(line) {
                Err(Left::LookUp) => over::run(ask, &app, color)?,
                typed => return Ok(typed?.trim().to_owned()),
            }
        }
    }

    /// Asks for the number of players.
    pub fn ask_players(&mut self, missing: impl Into<Stop>) -> Result<Players, Stop> {
        let limits = Players::FEWEST.number()..=Players::MOST.number();
        let players = self.ask_count(limits, missing)?;
        Ok(Players::new(players).expect("within the limits"))
    }

    /// The same for any game.
    pub fn ask_count(
        &mut self,
        limits: RangeInclusive<u8>,
        missing: impl Into<Stop>,
    ) -> Result<u8, Stop> {
        let texts = self.texts;
        let (fewest, most) = (*limits.start(), *limits.end());
        Ok(self.ask(missing)?.number(&Number {
            question: &say!(texts, "ask-players"),
            help: &say!(texts, "ask-help-players", fewest, most),
            limits,
        })?)
    }
}
