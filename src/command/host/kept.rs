//! Who has which seat, for a program that is started again: beside the evening, in a file that only
//! its owner can read. What somebody holds is in no file.

use crate::app::App;
use crate::command::host::desk::Kept;
use crate::fault;
use crate::fault::Fault;
use crate::files::{Store, write_whole};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::PathBuf;

#[derive(Debug, Serialize, Deserialize)]
pub struct KeptDesk {
    /// The token of the evening it belongs to.
    pub evening: String,
    /// Where the phones know it from.
    pub port: u16,
    #[serde(flatten)]
    pub desk: Kept,
}

fn path(store: &Store) -> PathBuf {
    store.folder.join("host.json")
}

/// Sixteen bytes that nobody guesses.
pub fn secret() -> Option<String> {
    let (high, low) = (getrandom::u64().ok()?, getrandom::u64().ok()?);
    Some(format!("{high:016x}{low:016x}"))
}

/// Short enough to be typed where nothing can be scanned.
fn code() -> Option<String> {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes).ok()?;
    let letters = bytes
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    Some(letters.collect())
}

impl KeptDesk {
    /// That of this evening, or a new one.
    ///
    /// # Errors
    ///
    /// The system has no chance to give.
    pub fn read(app: &App<'_>, evening: &str) -> Result<Self, Fault> {
        let text = app
            .store
            .as_ref()
            .and_then(|store| fs::read_to_string(path(store)).ok());
        let kept: Option<Self> = text.and_then(|text| serde_json::from_str(&text).ok());
        if let Some(kept) = kept.filter(|kept| kept.evening == evening) {
            return Ok(kept);
        }
        let code = code().ok_or_else(|| fault!(Unreadable, "error-host-chance"))?;
        Ok(Self {
            evening: evening.to_owned(),
            port: 0,
            desk: Kept {
                code,
                ..Kept::default()
            },
        })
    }

    /// Without it phones join again, which is no reason to stop.
    pub fn save(&mut self, app: &App<'_>, desk: &Kept) {
        if self.desk == *desk && app.store.as_ref().is_none_or(|store| path(store).exists()) {
            return;
        }
        self.desk = desk.clone();
        if let (Some(store), Ok(text)) = (&app.store, serde_json::to_string(self)) {
            let _ = write_whole(&path(store), &text, true);
        }
    }

    /// The evening is over.
    pub fn forget(app: &App<'_>) {
        if let Some(store) = &app.store {
            let _ = fs::remove_file(path(store));
        }
    }
}
