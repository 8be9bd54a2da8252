//! Dates.

use crate::fault::quoted;
use crate::say;
use crate::texts::Texts;

/// A date in the language's format; anything else verbatim.
pub fn date(texts: &Texts, iso: &str) -> String {
    let parts: Vec<&str> = iso.split('-').collect();
    match parts[..] {
        [year, month, day] => {
            let [year, month, day] = [year, month, day].map(quoted);
            say!(texts, "history-date", year, month, day)
        }
        _ => quoted(iso),
    }
}
