//! Removes the differences that don't matter in a typed name.

use crate::language::Language;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Folds a typed or printed name so that equal folds mean the same name: case, accents and other
/// combining marks, apostrophes of every shape, hyphens, punctuation, ё/е, ґ/г, і/и, ligatures, and
/// Latin letters mixed into a Cyrillic word. Words are separated by one space.
pub fn fold(name: &str) -> String {
    if is_folded(name) {
        return name.to_owned();
    }
    let mut folded = String::with_capacity(name.len());
    let spaced: String = name
        .chars()
        .filter(|&c| !is_apostrophe(c) && !is_invisible(c))
        .map(|c| if is_separator(c) { ' ' } else { c })
        .collect();
    for word in spaced.split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        folded.push_str(&fold_word(word));
    }
    folded
}

/// Is it one word of letters that stay as they are? Most words of our texts are.
fn is_folded(word: &str) -> bool {
    let is_plain_cyrillic = |c: char| matches!(c, 'а'..='и' | 'к'..='я' | 'є');
    word.bytes().all(|byte| byte.is_ascii_lowercase()) || word.chars().all(is_plain_cyrillic)
}

fn fold_word(word: &str) -> String {
    let mut letters = Vec::with_capacity(word.len());
    for c in word.chars() {
        match c {
            // Most letters have nothing to take off.
            '0'..='9' | 'a'..='z' | 'а'..='и' | 'к'..='я' | 'є' | 'і' => letters.push(c),
            _ => letters.extend(without_marks(c)),
        }
    }
    // A letter from the other alphabet is a mistake; the more frequent alphabet is meant.
    let cyrillic = letters.iter().filter(|c| ('а'..='ӿ').contains(*c)).count();
    let latin = letters.iter().filter(|c| c.is_ascii_lowercase()).count();
    let mut folded = String::with_capacity(word.len());
    for letter in letters {
        let look_alike = if cyrillic >= latin {
            swapped(letter, LATIN, LIKE_LATIN)
        } else {
            swapped(letter, CYRILLIC, LIKE_CYRILLIC)
        };
        match look_alike.unwrap_or(letter) {
            'ё' => folded.push('е'),
            'ґ' => folded.push('г'),
            'і' => folded.push('и'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ß' => folded.push_str("ss"),
            other => folded.push(other),
        }
    }
    folded
}

/// The letters of a character, in lower case.
fn without_marks(c: char) -> impl Iterator<Item = char> {
    let parts = std::iter::once(c).nfkd();
    parts
        .filter(|&c| !is_combining_mark(c))
        .flat_map(char::to_lowercase)
}

/// A word typed wholly in Latin letters that look Cyrillic, such as `Bop` for «Вор», in the
/// intended letters. Upper case has more distinct lookalikes than lower case, so this takes the
/// word as typed.
pub fn meant_cyrillic(typed: &str) -> Option<String> {
    let swapped = typed
        .chars()
        .map(|c| swapped(c, TYPED_LATIN, MEANT_CYRILLIC));
    let swapped: String = swapped.collect::<Option<_>>()?;
    (!swapped.trim().is_empty()).then(|| fold(&swapped))
}

/// The letter at the same place in the other list, if it is in the first.
pub(crate) fn swapped(letter: char, from: &str, to: &str) -> Option<char> {
    let place = from.chars().position(|one| one == letter)?;
    to.chars().nth(place)
}

const TYPED_LATIN: &str = "AaBCcEeHIiKkMmOoPprTXxy ";
const MEANT_CYRILLIC: &str = "аавссеенііккммоорргтхху ";

/// The same keys on a Latin keyboard and on the Russian and Ukrainian ones.
const LATIN_KEYS: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN_KEYS: &str = "йцукенгшщзхъфывапролджэячсмитьбю";
const UKRAINIAN_KEYS: &str = "йцукенгшщзхїфівапролджєячсмитьбю";

/// What the same keys would have typed on another keyboard: `dslmvf` is «відьма», «цшеср» is
/// `witch`.
pub fn other_keyboards(typed: &str) -> Vec<String> {
    let retyped = retyped(typed).into_iter();
    let retyped = retyped.map(|keys| fold(&keys));
    retyped.filter(|keys| keys.chars().count() >= 3).collect()
}

/// The same for a whole sentence.
pub fn retyped(typed: &str) -> Vec<String> {
    let lower = typed.to_lowercase();
    let retype = |from: &str, to: &str| -> Option<String> {
        let keys = lower.chars();
        keys.map(|c| swapped(c, from, to).or((c == ' ').then_some(c)))
            .collect()
    };
    [
        (LATIN_KEYS, UKRAINIAN_KEYS),
        (LATIN_KEYS, RUSSIAN_KEYS),
        (UKRAINIAN_KEYS, LATIN_KEYS),
        (RUSSIAN_KEYS, LATIN_KEYS),
    ]
    .into_iter()
    .filter_map(|(from, to)| retype(from, to))
    .collect()
}

/// Cyrillic letters, and the Latin ones they look like.
const CYRILLIC: &str = "авеиікмнорстух";
const LIKE_CYRILLIC: &str = "abeiikmhopctyx";
/// The other way round, in lower case.
const LATIN: &str = "abcehiukmnoptxy";
const LIKE_LATIN: &str = "авсениикмпортху";

fn is_apostrophe(c: char) -> bool {
    "'’‘ʼ`´′＇‛ʹ\"“”„«»".contains(c)
}

fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
    )
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c.is_control() || (!c.is_alphanumeric() && !is_combining_mark(c))
}

/// The sort key of a name in a language: letters in alphabetical order, without accents.
pub fn alphabetical(name: &str, lang: Language) -> Vec<usize> {
    let alphabet = match lang {
        Language::En | Language::Fr => "abcdefghijklmnopqrstuvwxyz",
        Language::Ru => "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        Language::Uk => "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    };
    let place = |letter: char| alphabet.chars().position(|known| known == letter);
    let lower = name.to_lowercase();
    // Letters of the alphabet keep their marks: й is not и. Others lose them: é is e.
    lower
        .chars()
        .filter(|&c| !is_apostrophe(c))
        .flat_map(|c| {
            if place(c).is_some() {
                vec![c]
            } else {
                c.nfd().filter(|&c| !is_combining_mark(c)).collect()
            }
        })
        .map(|c| place(c).map_or(0, |place| place + 1))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn irrelevant_differences_are_removed() {
        for (typed, meant) in [
            ("THIEVES’  DEN", "Thieves' Den"),
            ("ecole-de-magie", "École de Magie"),
            ("Ученый", "Учёный"),
            ("Вязниця", "В'язниця"),
            ("Кар`єр", "Кар'єр"),
            ("Епископ\u{301}", "Епископ"),
            ("Вiдьма", "Відьма"),
            ("Кopoль", "Король"),
            ("wіtсh", "witch"),
            ("Притулок", "Прітулок"),
            ("Обсерваторія", "Обсерваторія"),
        ] {
            assert_eq!(fold(typed), fold(meant), "{typed}");
        }
    }

    #[test]
    fn the_wrong_keyboard_is_understood() {
        assert!(other_keyboards("dslmvf").contains(&fold("відьма")));
        assert!(other_keyboards("dtlmvf").contains(&fold("ведьма")));
        assert!(other_keyboards("цшеср").contains(&"witch".to_owned()));
        assert_eq!(other_keyboards("42"), [] as [&str; 0]);
    }

    #[test]
    fn names_sort_by_the_alphabet_of_their_language() {
        for (lang, sorted) in [
            (
                Language::Fr,
                ["Archiviste", "Échevin", "École de Magie", "Tour d'Ivoire"],
            ),
            (
                Language::Uk,
                ["Бібліотека", "Брама Дракона", "Єпископ", "Імператор"],
            ),
            (
                Language::Uk,
                ["Чарівник", "Чародійка", "Шантажист", "Шпигун"],
            ),
            (Language::Ru, ["Ведьма", "Вор", "Епископ", "Чародей"]),
        ] {
            assert!(
                sorted.is_sorted_by_key(|name| alphabetical(name, lang)),
                "{sorted:?}"
            );
        }
    }

    #[test]
    fn a_word_of_latin_lookalikes_is_read_as_cyrillic() {
        assert_eq!(meant_cyrillic("Bop"), Some("вор".to_owned()));
        assert_eq!(meant_cyrillic("Mar"), Some("маг".to_owned()));
        assert_eq!(meant_cyrillic("witch"), None);
    }
}
