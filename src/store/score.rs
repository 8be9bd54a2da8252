//! The score sheet under way, kept after every step: what it began with, and what was done.

use super::{Store, write_whole};
use crate::fault;
use crate::fault::{Fault, file};
use crate::flow::Played;
use crate::flow::score_sheet::{Input, ScoreSheet, Start};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

/// The version of the files that this program writes.
const VERSION: u64 = 1;

#[derive(Serialize)]
struct Writing<'a> {
    v: u64,
    start: &'a Start,
    inputs: &'a [Input],
}

#[derive(Deserialize)]
struct Reading {
    start: Start,
    inputs: Vec<Input>,
}

impl Store {
    fn score_path(&self) -> PathBuf {
        self.folder.join("score.json")
    }

    fn score_field(&self) -> crate::fault::Field {
        file(self.score_path().display().to_string())
    }

    /// Keeps the sheet: all of it or nothing.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write_score(&self, played: &Played<ScoreSheet>) -> Result<(), Fault> {
        let kept = Writing {
            v: VERSION,
            start: played.start().start(),
            inputs: played.inputs(),
        };
        let text = serde_json::to_string(&kept).expect("it is made of texts and numbers") + "\n";
        let made = self.make_folder();
        let written = made.and_then(|()| write_whole(&self.score_path(), &text, true));
        written.map_err(|_| {
            fault!(
                Unwritable,
                "error-score-draft-write",
                file = self.score_field()
            )
        })
    }

    /// The sheet that was left, to be gone on with: `settle` sets what is not kept. None if there is none.
    ///
    /// # Errors
    /// It is there but cannot be read, or is of a newer version.
    pub fn read_score(
        &self,
        settle: impl FnOnce(Start) -> Start,
    ) -> Result<Option<Played<ScoreSheet>>, Fault> {
        let broken = || fault!(Unreadable, "error-score-draft", file = self.score_field());
        let text = match fs::read_to_string(self.score_path()) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(_) => return Err(broken()),
        };
        let json: serde_json::Value = serde_json::from_str(&text).map_err(|_| broken())?;
        if json["v"].as_u64().is_some_and(|version| version > VERSION) {
            let file = self.score_field();
            return Err(fault!(NewerGame, "error-score-draft-newer", file));
        }
        let Reading { start, inputs } = serde_json::from_value(json).map_err(|_| broken())?;
        let sheet = ScoreSheet::new(settle(start));
        Played::resume(sheet, inputs)
            .map(Some)
            .map_err(|_| broken())
    }

    /// The count is finished: nothing is left to go on with.
    ///
    /// # Errors
    /// It cannot be removed.
    pub fn forget_score(&self) -> Result<(), Fault> {
        match fs::remove_file(self.score_path()) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                let file = self.score_field();
                Err(fault!(Unwritable, "error-score-draft-write", file))
            }
            _ => Ok(()),
        }
    }
}
