//! `history check`: what is broken in the play log, and its repair.

use crate::app::App;
use crate::fault;
use crate::fault::{Faults, file};
use crate::files::Store;
use crate::files::log::{Checked, Repaired};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    pub file: String,
    #[serde(flatten)]
    pub checked: Checked,
    /// What a repair left behind; none if nothing was repaired.
    pub repaired: Option<Repaired>,
    /// Why the answer is no: something is broken and not repaired.
    #[serde(skip)]
    pub refused: Option<Faults>,
}

/// # Errors
///
/// The log can't be read, or not be repaired.
pub fn answer(app: &App<'_>, repairs: bool) -> Result<Answer, Faults> {
    let (checked, repaired) = app.in_log(|store| {
        if repairs {
            store.repair_log()
        } else {
            Ok((store.check_log()?, None))
        }
    })?;
    let path = app.store.as_ref().map(Store::log_path);
    let path = path.unwrap_or_default().display().to_string();
    let is_sound = checked.is_sound() || repaired.is_some();
    let refused = fault!(
        BrokenLog,
        "error-history-broken",
        file = file(path.as_str())
    );
    Ok(Answer {
        file: path,
        checked,
        repaired,
        refused: (!is_sound).then(|| refused.into()),
    })
}
