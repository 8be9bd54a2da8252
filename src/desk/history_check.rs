//! `history check`: what is broken in the play log, and its repair.

use super::Desk;
use crate::fault;
use crate::fault::{Faults, file};
use crate::store::Store;
use crate::store::log::{Checked, Repaired};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    pub file: String,
    /// How many records there are, and how many plays count.
    pub records: usize,
    pub plays: usize,
    /// How many lines are not records, and the first of them.
    pub broken: usize,
    pub lines: Vec<Broken>,
    /// The last line is not complete.
    pub torn: bool,
    /// How many plays have the number of an earlier one, and the first of them.
    pub renumbered: usize,
    pub numbers: Vec<Renumbered>,
    /// What a repair left behind; none if nothing was repaired.
    pub repaired: Option<Left>,
    /// Why the answer is no: something is broken and not repaired.
    #[serde(skip)]
    pub refused: Option<Faults>,
}

#[derive(Debug, Serialize)]
pub struct Broken {
    /// From 1.
    pub line: usize,
    /// How it starts.
    pub text: String,
}

#[derive(Debug, Serialize)]
pub struct Renumbered {
    pub line: usize,
    pub written: u64,
    /// The number it has.
    pub id: u64,
}

#[derive(Debug, Serialize)]
pub struct Left {
    /// The log as it was.
    pub copy: String,
    /// The lines that are not records.
    pub aside: Option<String>,
}

/// # Errors
///
/// The log can't be read, or not be repaired.
pub fn answer(desk: &Desk<'_>, repairs: bool) -> Result<Answer, Faults> {
    let (checked, repaired) = desk.in_log(|store| {
        if repairs {
            store.repair_log()
        } else {
            Ok((store.check_log()?, None))
        }
    })?;
    let path = desk.store.as_ref().map(Store::log_path);
    let path = path.unwrap_or_default().display().to_string();
    let is_sound = checked.is_sound() || repaired.is_some();
    let refused = fault!(
        BrokenLog,
        "error-history-broken",
        file = file(path.as_str())
    );
    let Checked {
        records,
        plays,
        broken,
        lines,
        is_torn,
        renumbered,
        numbers,
    } = checked;
    let lines = lines.into_iter().map(|(line, text)| Broken { line, text });
    let numbers = numbers
        .into_iter()
        .map(|(line, written, id)| Renumbered { line, written, id });
    Ok(Answer {
        file: path,
        records,
        plays,
        broken,
        lines: lines.collect(),
        torn: is_torn,
        renumbered,
        numbers: numbers.collect(),
        repaired: repaired.map(|Repaired { copy, aside }| Left {
            copy: copy.display().to_string(),
            aside: aside.map(|aside| aside.display().to_string()),
        }),
        refused: (!is_sound).then(|| refused.into()),
    })
}
