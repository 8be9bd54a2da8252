//! Which answers go through a pager.

use crate::command::World;
use crate::terminal::{Ask, Confirm, Draw, Key, Left, Line, Number, Pick};
use std::cell::Cell;
use std::ffi::OsStr;

/// Shows a long answer in a pager; false if it should be printed.
pub fn show(world: &World<'_>, width: usize, draw: Draw<'_>) -> bool {
    let command = (world.env)("PAGER");
    let is_none = |pager: &OsStr| pager.is_empty() || pager == "cat";
    if command.as_deref().is_some_and(is_none) {
        return false;
    }
    // The prompt needs a line too.
    let is_long = |height: u16| draw(width).lines().count() >= height.into();
    (world.terminal_height)().is_some_and(is_long)
        && (world.pager)(command.as_deref(), width, draw).is_ok()
}

/// Forwards questions and remembers whether a screen was shown: the end of a flow should be
/// visible, not in a pager.
pub struct Watched<'a> {
    pub ask: &'a mut dyn Ask,
    pub has_shown: &'a Cell<bool>,
}

/// Any width works: only the presence of a page matters.
const WIDTH: usize = 80;

impl Watched<'_> {
    /// A question with a page above it belongs to a flow.
    fn see(&self, above: &str) {
        if !above.is_empty() {
            self.has_shown.set(true);
        }
    }
}

impl Ask for Watched<'_> {
    fn set_color(&mut self, color: bool) {
        self.ask.set_color(color);
    }

    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        self.see(&(pick.above)(WIDTH));
        self.ask.pick(pick)
    }

    fn confirm(&mut self, confirm: &Confirm<'_>) -> Result<bool, Left> {
        self.ask.confirm(confirm)
    }

    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left> {
        self.ask.number(number)
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        self.see(&(line.above)(WIDTH, line.begin));
        self.ask.line(line)
    }

    fn screen(&mut self, draw: Draw<'_>, calm: bool) -> Result<Key, Left> {
        self.has_shown.set(true);
        self.ask.screen(draw, calm)
    }

    fn close_screen(&mut self) {
        self.ask.close_screen();
    }
}
