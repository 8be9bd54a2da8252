//! The current score sheet, saved after every step: its start and its inputs.

use super::lock::Lock;
use super::place::{is_there, unwritable};
use super::{Store, write_whole};
use crate::fault;
use crate::fault::{Fault, file};
use crate::flow::Played;
use crate::flow::score_sheet::{Input, ScoreSheet, Start};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

/// The file version that this program writes.
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

    /// Saves the sheet atomically.
    ///
    /// # Errors
    ///
    /// It can't be written.
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
            unwritable(&self.score_path(), || {
                let file = self.score_field();
                fault!(Unwritable, "error-score-draft-write", file)
            })
        })
    }

    /// Keeps other terminals off the sheet while it is filled in.
    ///
    /// # Errors
    ///
    /// It is open elsewhere.
    pub fn hold_score(&self) -> Result<Option<Lock>, Fault> {
        self.hold(&self.score_path())
    }

    /// The unfinished sheet, to be resumed: `settle` sets what is not saved. None if there is none.
    ///
    /// # Errors
    ///
    /// It exists but can't be read, or is from a newer version.
    pub fn read_score(
        &self,
        settle: impl FnOnce(Start) -> Start,
    ) -> Result<Option<Played<ScoreSheet>>, Fault> {
        let broken = || fault!(Unreadable, "error-score-draft", file = self.score_field());
        let path = self.score_path();
        if !is_there(&path)? {
            return Ok(None);
        }
        // Only a regular file: reading a pipe would block forever.
        let text = path.is_file().then(|| fs::read_to_string(&path));
        let text = text.and_then(Result::ok).ok_or_else(broken)?;
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

    /// Scoring is finished: nothing is left to resume.
    ///
    /// # Errors
    ///
    /// It can't be deleted.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_of_this_version_resumes_and_one_of_a_newer_program_is_left_alone() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::new(Some(home.path()), None).unwrap();
        let sheet = ScoreSheet::new(Start::default());
        store.write_score(&Played::new(sheet)).unwrap();
        assert!(store.read_score(|start| start).unwrap().is_some());
        let path = store.score_path();
        let text = fs::read_to_string(&path).unwrap();
        let newer = text.replace("\"v\":1", "\"v\":2");
        assert_ne!(newer, text);
        fs::write(&path, newer).unwrap();
        let fault = store.read_score(|start| start).unwrap_err();
        assert_eq!(fault.message, crate::id!("error-score-draft-newer"));
    }
}
