//! Questions on a terminal.

use super::screen::Screen;
use super::{Ask, Draw, Fits, Key, Left, nearness};
use inquire::list_option::ListOption;
use inquire::ui::{RenderConfig, Styled};
use inquire::{Select, Text};

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
            none => none.insert(Screen::open().map_err(|_| Left)?),
        })
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

impl Ask for Terminal {
    fn set_color(&mut self, color: bool) {
        self.color = color;
    }

    fn pick(
        &mut self,
        question: &str,
        help: &str,
        choices: &[String],
        fits: Fits<'_>,
    ) -> Result<usize, Left> {
        let height = self.room.or(self.height);
        let lines = height.map_or(12, |height| {
            usize::from(height).saturating_sub(4).clamp(3, 12)
        });
        let score = |typed: &str, choice: &&String, _: &str, index: usize| match typed.trim() {
            "" => Some(0),
            _ => fits(typed, index).then(|| nearness(typed, choice)),
        };
        // Equally near choices keep their order.
        let keep_order = |scored: &mut [(usize, i64)]| {
            scored.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
        };
        Select::new(question, choices.iter().collect())
            .with_help_message(help)
            .with_page_size(lines)
            .with_scorer(&score)
            .with_sorter(&keep_order)
            .with_formatter(&|choice: ListOption<&&String>| choice.value.trim().to_owned())
            .with_render_config(self.look())
            .raw_prompt()
            .map(|choice| choice.index)
            .map_err(|_| Left)
    }

    fn line(&mut self, question: &str, help: &str) -> Result<String, Left> {
        Text::new(question)
            .with_help_message(help)
            .with_render_config(self.look())
            .prompt()
            .map_err(|_| Left)
    }

    fn screen(&mut self, draw: Draw<'_>, calm: bool) -> Result<Key, Left> {
        let paused = self.room.take().is_some();
        let screen = self.opened()?;
        if paused {
            screen.resume().map_err(|_| Left)?;
        }
        screen.show(draw, calm)
    }

    fn set_page(&mut self, draw: Draw<'_>) -> Result<(), Left> {
        self.room = Some(self.opened()?.pause_below(draw).map_err(|_| Left)?);
        Ok(())
    }

    fn close_screen(&mut self) {
        self.screen = None;
        self.room = None;
    }
}
