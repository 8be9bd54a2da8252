//! Keys on any keyboard layout: the same position means the same key, unless the letter itself is
//! asked for.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// Enter or the space bar.
    Enter,
    /// Backspace.
    Back,
    Escape,
    Digit(u8),
    /// A letter as typed, lower case, or another character.
    Letter(char),
}

/// The positions of letters on a Cyrillic keyboard, and the Latin letters there.
const CYRILLIC: &str = "йцукенгшщзфывапролдячсмить";
const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm";
/// What a French keyboard has instead of the digits 1 to 9 and 0.
const FRENCH: &str = "&é\"'(-è_çà";

impl Key {
    /// The key of a typed character.
    pub fn typed(typed: char) -> Self {
        let typed = typed.to_lowercase().next().unwrap_or(typed);
        if typed == ' ' {
            return Self::Enter;
        }
        let place = |row: &str, c: char| row.chars().position(|other| other == c);
        let digit = typed
            .to_digit(10)
            .and_then(|digit| u8::try_from(digit).ok());
        let french = place(FRENCH, typed).and_then(|place| u8::try_from((place + 1) % 10).ok());
        if let Some(digit) = digit.or(french) {
            return Self::Digit(digit);
        }
        Self::Letter(match typed {
            // Where a Cyrillic keyboard has them.
            '.' => '/',
            ',' => '?',
            typed => typed,
        })
    }

    /// The key in the same place of a Latin keyboard.
    #[must_use]
    pub fn place(self) -> Self {
        let Self::Letter(typed) = self else {
            return self;
        };
        let typed = if typed == 'і' { 'ы' } else { typed };
        let place = CYRILLIC.chars().position(|other| other == typed);
        let latin = place.and_then(|place| LATIN.chars().nth(place));
        Self::Letter(latin.unwrap_or(typed))
    }
}
