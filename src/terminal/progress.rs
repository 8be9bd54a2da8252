//! A line on standard error that is drawn over and over, and gone in the end. The cursor waits in the
//! line above it: Enter brings it down to this one, which is then drawn anew below.

use crossterm::cursor::{MoveToColumn, MoveUp};
use crossterm::queue;
use crossterm::style::Print;
use crossterm::terminal::{Clear, ClearType};
use std::io::{Write, stderr};

#[derive(Debug, Default)]
pub struct Progress {
    is_shown: bool,
}

impl Progress {
    /// Shows this instead of what was shown. Whether it can be seen does not matter.
    pub fn show(&mut self, line: &str) {
        self.is_shown = true;
        let mut to = stderr();
        let _ = queue!(
            to,
            MoveToColumn(0),
            Clear(ClearType::FromCursorDown),
            Print('\n'),
            Print(line),
            MoveUp(1),
            MoveToColumn(0)
        );
        let _ = to.flush();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown {
            let mut to = stderr();
            let _ = queue!(to, MoveToColumn(0), Clear(ClearType::FromCursorDown));
            let _ = to.flush();
        }
    }
}
