//! Questions on a terminal.

use super::editor::Editor;
use super::screen::Screen;
use super::{Ask, Confirm, Draw, Key, Left, Line, Number, Pick};

/// Asks the person at the terminal.
#[derive(Debug, Default)]
pub struct Terminal {
    pub(super) color: bool,
    pub(super) screen: Option<Screen>,
}

impl Terminal {
    pub(super) fn opened(&mut self) -> Result<&mut Screen, Left> {
        Ok(match &mut self.screen {
            Some(screen) => screen,
            none => none.insert(Screen::open().map_err(|_| Left::Quit)?),
        })
    }
}

impl Ask for Terminal {
    fn set_color(&mut self, color: bool) {
        self.color = color;
    }

    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        self.select(pick)
    }

    fn confirm(&mut self, confirm: &Confirm<'_>) -> Result<bool, Left> {
        self.agree(confirm)
    }

    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left> {
        self.count(number)
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        let color = self.color;
        self.opened()?.ask(&mut Editor::new(line), color)
    }

    fn screen(&mut self, draw: Draw<'_>, calm: bool) -> Result<Key, Left> {
        self.opened()?.show(draw, calm)
    }

    fn close_screen(&mut self) {
        self.screen = None;
    }
}
