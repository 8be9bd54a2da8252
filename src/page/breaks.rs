//! Where a line may break between two words, and typographic spaces and apostrophes.

use unicode_width::UnicodeWidthStr;

/// Longer than this, two words are not worth a ragged line.
const LONGEST: usize = 24;

/// A shorter word before a number is a preposition or an article: `for 4`.
const SHORTEST: usize = 4;

/// Whether these neighbors stay together: a number and its noun (`3 points`, `rank 8`), a card and its
/// number (`Palace 5,`), a symbol and what it joins.
pub fn stay_together(left: &str, right: &str) -> bool {
    let counts = is_number(left) && right.starts_with(char::is_alphabetic);
    // French puts a no-break space before a colon.
    let number = right.trim_end_matches(|c: char| c.is_ascii_punctuation() || c == '\u{a0}');
    // `for 8.`: nothing follows that it could count.
    let is_left = left.starts_with(char::is_uppercase)
        || number.len() < right.len()
        || left.chars().count() >= SHORTEST;
    let counted = is_left && left.ends_with(char::is_alphabetic) && is_number(number);
    (counts || counted || ends_line(right) || begins_line(left))
        && left.width() + right.width() < LONGEST
}

fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit() || "+−×".contains(c))
        && word.ends_with(|c: char| c.is_ascii_digit())
}

/// Characters that may end a line but not start one.
fn ends_line(word: &str) -> bool {
    ["·", "—", "–", "=", "×", "≤"].contains(&word)
}

/// Characters that may start a line but not end one.
fn begins_line(word: &str) -> bool {
    ["+", "×", "=", "≤", "→", "★", "■"].contains(&word)
}

/// Typographic form: no-break spaces and curly apostrophes. Text to be typed into a terminal is
/// unchanged.
pub fn typeset(text: &str) -> String {
    if text.contains(concat!(env!("CARGO_PKG_NAME"), " ")) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        out.push_str(&curled(word));
        if let Some(next) = words.peek() {
            let kept = !word.is_empty() && stay_together(word, next);
            out.push(if kept { '\u{a0}' } else { ' ' });
        }
    }
    out
}

fn curled(word: &str) -> String {
    let mut before = ' ';
    let mut letters = word.chars().peekable();
    let mut out = String::with_capacity(word.len());
    while let Some(letter) = letters.next() {
        let inside =
            before.is_alphabetic() && letters.peek().is_none_or(|next| next.is_alphabetic());
        let curls = letter == '\'' && inside;
        out.push(if curls { '’' } else { letter });
        before = letter;
    }
    out
}
