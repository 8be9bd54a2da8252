//! Numbers of the tile game's facts.

use crate::fold::swapped;

/// A fact number in its canonical form: `X3`, `K10`. Cyrillic letters that look or sound alike are
/// accepted.
///
/// ```
/// use citadels_data::number::number;
/// assert_eq!(number(" k8 ").as_deref(), Some("K8"));
/// assert_eq!(number("Х3").as_deref(), Some("X3"));
/// assert_eq!(number("fields"), None);
/// ```
pub fn number(typed: &str) -> Option<String> {
    let mut letters = typed.trim().chars();
    let letter = letters.next()?.to_uppercase().next()?;
    let letter = swapped(letter, "КХЕМСТРФДВ", "KXEMCTPFDV").unwrap_or(letter);
    let digits = letters.as_str();
    let is_number = "STPFRCMDXEVK".contains(letter)
        && (1..=2).contains(&digits.len())
        && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| format!("{letter}{digits}"))
}
