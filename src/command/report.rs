//! Where faults and warnings are put into words, and what is written goes out.

use crate::app::Warning;
use crate::command::world::Home;
use crate::fault::{FaultId, Faults};
use crate::page::text::Canvas;
use crate::page::{Block, Page};
use crate::texts::Texts;
use crate::{safe, wording};
use serde_json::{Value, json};
use std::io::{self, ErrorKind, Write};

/// The answer is no: not found, not legal, faults in the input.
const NO: u8 = 1;
/// Wrong usage of the command line.
const USAGE: u8 = 2;

/// What goes with an answer, or stands for it.
pub(super) struct Report<'a> {
    pub texts: &'a Texts,
    pub home: &'a Home,
    pub as_json: bool,
    pub canvas: Canvas,
    pub out: &'a mut dyn Write,
    pub err: &'a mut dyn Write,
}

impl Report<'_> {
    /// Writes warnings and faults, ignoring what can't be written. Returns the exit code.
    pub fn write(&mut self, notes: &[Warning], faults: Option<&Faults>) -> u8 {
        let found = faults.map_or(&[][..], |faults| &faults.faults);
        let warnings = Faults::from(self.home.warnings(found));
        let written = if self.as_json {
            self.json(notes, &warnings, faults)
        } else {
            self.text(notes, &warnings, faults)
        };
        let _ = write(self.err, &written);
        match faults {
            None => 0,
            Some(_) if found.iter().any(|fault| fault.id == FaultId::Usage) => USAGE,
            Some(_) => NO,
        }
    }

    fn json(&mut self, notes: &[Warning], warnings: &Faults, faults: Option<&Faults>) -> String {
        let mut json = json!({});
        if let Some(faults) = faults {
            if let Some(candidates) = &faults.candidates {
                let _ = write(self.out, &safe::json(&json!({ "candidates": candidates })));
            }
            json["faults"] = json!(wording::fault::faults(self.texts, faults));
            if faults.more > 0 {
                json["more"] = faults.more.into();
            }
        }
        let warnings = wording::fault::faults(self.texts, warnings);
        let warnings = warnings.iter().map(|warning| json!(warning));
        let notes = notes.iter().map(|note| json!(note));
        let warnings: Vec<Value> = warnings.chain(notes).collect();
        if !warnings.is_empty() {
            json["warnings"] = warnings.into();
        }
        if json == json!({}) {
            return String::new();
        }
        safe::json(&json)
    }

    fn text(&self, notes: &[Warning], warnings: &Faults, faults: Option<&Faults>) -> String {
        let notes = notes.iter().map(|note| note.message.as_str());
        let notes = Page::new(notes.map(|note| Block::Note(note.into())).collect());
        let faults = faults.map(|faults| wording::fault::text(self.texts, faults, self.canvas));
        wording::fault::warnings(self.texts, warnings, self.canvas)
            + &self.canvas.draw(&notes)
            + &faults.unwrap_or_default()
    }
}

/// Writes; a closed pipe means the reader has seen enough.
pub(super) fn write(to: &mut dyn Write, text: &str) -> io::Result<()> {
    match to.write_all(text.as_bytes()).and_then(|()| to.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}
