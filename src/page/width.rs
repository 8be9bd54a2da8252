//! How many columns a text takes.

use unicode_width::UnicodeWidthStr;

/// As `unicode_width` says, but without its tables for the letters that our texts are made of.
pub fn width(text: &str) -> usize {
    // All bytes, whatever the first ones say: so several are looked at at once.
    let is_plain = |plain: bool, byte: u8| plain & (b' '..=b'~').contains(&byte);
    if text.bytes().fold(true, is_plain) {
        return text.len();
    }
    if text.chars().all(is_one_column) {
        return text.chars().count();
    }
    text.width()
}

/// A letter, sign or line of one column that joins with nothing beside it.
const fn is_one_column(letter: char) -> bool {
    matches!(
        letter,
        ' '..='~'
            | 'Ѐ'..='ҁ'
            | '\u{a0}'..='\u{ac}'
            | '\u{ae}'..='ſ'
            | 'Ҋ'..='ӿ'
            | '‐'..='‧'
            | '─'..='╿'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_text_is_as_wide_as_unicode_says(
            text in "[ -~\u{a0}-\u{17f}Ѐ-ӿ‐-‧─-╿\u{300}\u{ad}\u{fe0f}\u{200d}\u{e000}漢🏰]{0,12}"
        ) {
            prop_assert_eq!(width(&text), text.width());
        }
    }

    #[test]
    fn every_letter_of_one_column_has_one_also_before_and_after_others() {
        for letter in ('\0'..=char::MAX).filter(|letter| is_one_column(*letter)) {
            for beside in ['a', 'л', '\u{fe0f}', '\u{301}', letter] {
                let texts = [format!("{letter}{beside}"), format!("{beside}{letter}")];
                for text in texts {
                    assert_eq!(width(&text), text.width(), "{text:?}");
                }
            }
        }
    }
}
