//! How a ruling is written wherever it is mentioned.

/// The first sentence, which has the answer, and the others.
pub(crate) fn split_sentence(text: &str) -> (&str, &str) {
    let end = text.find(". ").map_or(text.len(), |end| end + 1);
    (&text[..end], text[end..].trim_start())
}
