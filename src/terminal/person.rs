//! Questions on a terminal.

use super::screen::Screen;
use super::{Ask, Draw, Key, Left, Line, Pick, score};
use inquire::list_option::ListOption;
use inquire::ui::{RenderConfig, Styled};
use inquire::{Select, Text};
use std::cell::RefCell;
use std::fmt;

/// Asks the person at the terminal.
#[derive(Debug)]
pub struct Terminal {
    color: bool,
    height: Option<u16>,
    screen: Option<Screen>,
    /// The lines below a page that a question stands under.
    room: Option<u16>,
}

impl Terminal {
    /// A terminal of so many lines, if that is known.
    pub const fn new(height: Option<u16>) -> Self {
        Self {
            color: true,
            height,
            screen: None,
            room: None,
        }
    }

    fn opened(&mut self) -> Result<&mut Screen, Left> {
        Ok(match &mut self.screen {
            Some(screen) => screen,
            none => none.insert(Screen::open().map_err(|_| Left::Quit)?),
        })
    }

    fn set_page(&mut self, draw: Draw<'_>) -> Result<(), Left> {
        self.room = Some(self.opened()?.pause_below(draw).map_err(|_| Left::Quit)?);
        Ok(())
    }

    fn look(&self) -> RenderConfig<'static> {
        let look = if self.color {
            RenderConfig::default_colored()
        } else {
            RenderConfig::empty()
        };
        // Leaving is quiet, and inquire's own word for it is English.
        look.with_canceled_prompt_indicator(Styled::new(""))
    }
}

/// A choice as it is shown while somebody types.
struct Choice<'a> {
    label: &'a str,
    because: Box<dyn Fn() -> Option<String> + 'a>,
}

impl fmt::Display for Choice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.because)() {
            Some(because) => write!(f, "{} · {because}", self.label),
            None => f.write_str(self.label),
        }
    }
}

impl Ask for Terminal {
    fn set_color(&mut self, color: bool) {
        self.color = color;
    }

    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        let Pick {
            question,
            help,
            choices,
            fits,
            nothing,
            ..
        } = *pick;
        self.set_page(&|width| (pick.above)(width, ""))?;
        let height = self.room.or(self.height);
        let lines = height.map_or(12, |height| {
            usize::from(height).saturating_sub(4).clamp(3, 12)
        });
        let typed = &RefCell::new(String::new());
        let shown = choices.iter().map(String::as_str).chain([nothing]);
        let shown = shown.enumerate().map(|(index, label)| Choice {
            label,
            because: Box::new(move || {
                let typed = typed.borrow();
                let fit = (index < choices.len() && !typed.is_empty()).then(|| fits(&typed, index));
                fit.flatten().and_then(|fit| fit.because)
            }),
        });
        let shown: Vec<Choice<'_>> = shown.collect();
        let near = |now: &str, _: &Choice<'_>, _: &str, index: usize| {
            now.trim().clone_into(&mut typed.borrow_mut());
            let is_last = index == choices.len();
            match now.trim() {
                "" => (!is_last).then_some(0),
                // Below all others, and only if there are none.
                _ if is_last => {
                    let is_empty = (0..choices.len()).all(|index| fits(now, index).is_none());
                    is_empty.then_some(i64::MIN)
                }
                _ => fits(now, index).map(|fit| score(now, &choices[index], &fit)),
            }
        };
        // Equally near choices keep their order.
        let keep_order = |scored: &mut [(usize, i64)]| {
            scored.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
        };
        loop {
            let picked = Select::new(question, shown.iter().collect())
                .with_help_message(help)
                .with_page_size(lines)
                .with_scorer(&|now, choice: &&Choice<'_>, text, index| {
                    near(now, choice, text, index)
                })
                .with_sorter(&keep_order)
                .with_formatter(&|choice: ListOption<&&Choice<'_>>| {
                    choice.value.label.trim().to_owned()
                })
                .with_render_config(self.look())
                .raw_prompt();
            match picked {
                Ok(choice) if choice.index < choices.len() => return Ok(choice.index),
                Ok(_) => typed.borrow_mut().clear(),
                Err(error) => return Err(left(&error)),
            }
        }
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        self.set_page(&|width| (line.above)(width, line.begin))?;
        Text::new(line.question)
            .with_help_message(line.help)
            .with_initial_value(line.begin)
            .with_render_config(self.look())
            .prompt()
            .map_err(|error| left(&error))
    }

    fn screen(&mut self, draw: Draw<'_>, calm: bool) -> Result<Key, Left> {
        let paused = self.room.take().is_some();
        let screen = self.opened()?;
        if paused {
            screen.resume().map_err(|_| Left::Quit)?;
        }
        screen.show(draw, calm)
    }

    fn close_screen(&mut self) {
        self.screen = None;
        self.room = None;
    }
}

fn left(error: &inquire::InquireError) -> Left {
    match error {
        inquire::InquireError::OperationCanceled => Left::Back,
        _ => Left::Quit,
    }
}
