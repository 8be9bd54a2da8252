//! Features entered by hand.

use super::{points, title, totals};
use crate::desk::fortress_score::Answer;
use crate::page::Page;
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let reasons = answer.features.iter().map(|feature| feature.reason.clone());
    let mut page = Page::new(vec![
        title(say!(texts, "fortress-score"), String::new()),
        points(reasons),
    ]);
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}
