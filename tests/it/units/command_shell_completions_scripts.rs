//! `command::shell::completions::scripts`.

use citadels::command::shell::completions::scripts::*;
use std::ffi::OsString;

#[test]
fn a_word_is_read_as_the_shell_would() {
    for (shell, raw, text, quote) in [
        (Shell::Bash, "great\\ w", "great w", None),
        (Shell::Bash, "\"Thieves' D", "Thieves' D", Some('"')),
        (Shell::Bash, "'Thieves'\\'' D", "Thieves' D", Some('\'')),
        (Shell::Bash, "\"a \\\"b\\\" \\c", "a \"b\" \\c", Some('"')),
        (Shell::Bash, "\"Great Wall\"", "Great Wall", None),
        (Shell::Fish, "'Thieves\\' D", "Thieves' D", Some('\'')),
        (Shell::Powershell, "'Thieves'' D", "Thieves' D", Some('\'')),
        (Shell::Powershell, "great` w", "great w", None),
    ] {
        let typed = Typed::read(shell, raw);
        assert_eq!((typed.text.as_str(), typed.quote), (text, quote), "{raw}");
    }
}

#[test]
fn in_bash_only_what_it_replaces_is_written() {
    for (words, suggestion, written) in [
        (
            &["citadels", "card", "th"][..],
            "Thieves' Den",
            "Thieves\\'\\ Den",
        ),
        (
            &["citadels", "card", "\"th"],
            "Thieves' Den",
            "Thieves' Den",
        ),
        (
            &["citadels", "card", "'th"],
            "Thieves' Den",
            "Thieves'\\'' Den",
        ),
        (&["citadels", "card", "--lang", "=", "f"], "--lang=fr", "fr"),
        (&["citadels", "card", "--lang", "="], "--lang=fr", "fr"),
        (&["citadels", "--lang", "f"], "fr", "fr"),
        (&["citadels", "card", "gr\"eat w"], "great Wall", "eat Wall"),
    ] {
        let words: Vec<OsString> = words.iter().map(Into::into).collect();
        let line = Line::read(Shell::Bash, &words);
        assert_eq!(line.bash_word(suggestion), written, "{words:?}");
    }
}

#[test]
fn a_word_goes_on_as_it_was_typed_where_the_shell_compares_letters() {
    for (typed, text, whole) in [
        ("th", "Thieves' Den", "thieves' Den"),
        ("ecole", "École de Magie", "ecole de Magie"),
        ("вед", "Ведьма", "ведьма"),
        ("great ", "Great Wall", "great Wall"),
        ("Gr", "Great Wall", "Great Wall"),
    ] {
        assert_eq!(gone_on(typed, text), whole);
    }
}

#[test]
fn in_powershell_a_name_with_spaces_is_quoted() {
    assert_eq!(powershell_word("Thieves' Den"), "'Thieves'' Den'");
    assert_eq!(powershell_word("Ведьма"), "Ведьма");
}
