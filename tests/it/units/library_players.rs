//! `library::players`.

use citadels::library::players::*;

#[test]
fn a_name_is_short_and_safe_in_a_list_and_on_a_terminal() {
    for name in [
        "Ann",
        "Мар'яна",
        "Jean-Luc 2",
        "🙂",
        "x",
        "<3",
        &"x".repeat(30),
    ] {
        assert!(is_name(name), "{name}");
    }
    let long = ["x".repeat(31), "漢".repeat(16), "x".repeat(10_000)];
    let wrong = [
        "",
        " ",
        "Ann ",
        "Ann, Bob",
        "<",
        "a\nb",
        "\u{1b}[2J",
        "a\u{202e}b",
    ];
    let long = long.iter().map(String::as_str);
    for name in wrong.into_iter().chain(long) {
        assert!(!is_name(name), "{name:?}");
    }
}

#[test]
fn spellings_of_one_name_are_one_player() {
    for (one, other) in [
        ("Ann", "ann"),
        ("Zoë", "ZOE"),
        ("Алёна", "алена"),
        ("Ann", "Ann "),
        ("Ann-Marie", "Ann Marie"),
        ("Sam J.", "Sam J"),
    ] {
        assert!(is_same(one, other), "{one} {other}");
    }
    for (one, other) in [
        ("Ann", "Anne"),
        ("🙂", "🙃"),
        ("Анна", "Anna"),
        ("C+", "C-"),
        ("Sam", "Sam*"),
        ("Zoe", "Zoe😀"),
    ] {
        assert!(!is_same(one, other), "{one} {other}");
    }
}

#[test]
fn tab_completes_known_players_not_in_the_line_yet() {
    let known = ["Ann", "Anton", "Bob"].map(str::to_owned);
    assert_eq!(complete_names("an", &known), ["Ann", "Anton"]);
    assert_eq!(complete_names("Ann, an", &known), ["Ann, Anton"]);
    assert!(complete_names("Ann, ", &known).is_empty());
    let known = ["Ann-Marie"].map(str::to_owned);
    assert_eq!(complete_names("ann-", &known), ["Ann-Marie"]);
}
