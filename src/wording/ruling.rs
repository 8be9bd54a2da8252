//! How a ruling is written wherever it is mentioned.

use crate::page::{Line, Span};
use crate::rules::ruling::Verdict;

/// The first sentence, which has the answer, and the others.
pub(crate) fn split_sentence(text: &str) -> (&str, &str) {
    let end = text.find(". ").map_or(text.len(), |end| end + 1);
    (&text[..end], text[end..].trim_start())
}

/// A text that begins with its short answer, if it has one.
pub(crate) fn with_verdict(text: &str, verdict: Option<Verdict>) -> Line {
    match verdict.zip(text.split_once(' ')) {
        Some((verdict, (word, rest))) => Line(vec![
            Span::Verdict(verdict, word.to_owned()),
            format!(" {rest}").into(),
        ]),
        None => text.into(),
    }
}
