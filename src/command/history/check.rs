//! `history check`: what is broken in the play log, and its repair.

use crate::app::App;
use crate::fault::{Fault, Faults, file, quoted, quoted_file};
use crate::files::Store;
use crate::files::log::{Checked, Repaired};
use crate::page::{Block, Page};
use crate::texts::Texts;
use crate::wording::table::points;
use crate::{fault, say};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    pub file: String,
    #[serde(flatten)]
    pub checked: Checked,
    /// What a repair left behind; none if nothing was repaired.
    pub repaired: Option<Repaired>,
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
    Ok(Answer {
        file: path,
        checked,
        repaired,
    })
}

impl Answer {
    /// Why the answer is no: something is broken and not repaired.
    pub fn fault(&self) -> Option<Fault> {
        let is_sound = self.checked.is_sound() || self.repaired.is_some();
        let broken = || fault!(BrokenLog, "error-history-broken", file = file(&*self.file));
        (!is_sound).then(broken)
    }
}

/// What is broken in the log, and what was done about it.
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let checked = &answer.checked;
    let (records, plays) = (checked.records, checked.plays);
    let mut page = Page::new(vec![Block::title(
        say!(texts, "check-title"),
        say!(texts, "check-counts", records, plays),
    )]);
    let lines = checked.lines.iter().map(|one| {
        let text = quoted(&one.text);
        say!(texts, "check-line", line = one.line, text)
    });
    let numbers = checked.numbers.iter().map(|one| {
        let (written, id) = (one.written.to_string(), one.id.to_string());
        say!(texts, "check-number", line = one.line, written, id)
    });
    let told = checked.lines.len() + checked.numbers.len();
    let more = checked.broken + checked.renumbered - told;
    let found = lines
        .chain(numbers)
        .chain((more > 0).then(|| say!(texts, "check-more", count = more)))
        .chain(checked.torn.then(|| say!(texts, "check-torn")));
    let Some(points) = points(found) else {
        page.push(Block::Text(say!(texts, "check-sound").into()));
        return page;
    };
    page.push(points);
    if let Some(left) = &answer.repaired {
        let file = quoted_file(&left.copy);
        page.push(Block::Text(say!(texts, "check-repaired", file).into()));
        page.extend(left.aside.as_ref().map(|aside| {
            let file = quoted_file(aside);
            Block::Text(say!(texts, "check-aside", file).into())
        }));
    }
    page
}
