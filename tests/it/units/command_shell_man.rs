//! `command::shell::man`.

use citadels::command::shell::man::*;

#[test]
fn no_line_of_text_is_taken_for_a_macro() {
    let mut roff = Roff(String::new());
    roff.text(".toml 'tis");
    roff.text(&format!("{} .x", "w".repeat(WIDTH)));
    roff.example(".SH x\n'a");
    for line in roff.0.lines() {
        let is_macro = line.starts_with('.') || line.starts_with('\'');
        assert!(!is_macro || [".EX", ".EE"].contains(&line), "{line}");
    }
}

#[test]
fn a_line_of_text_is_short_also_as_mandoc_counts_it() {
    let mut roff = Roff(String::new());
    let long = "\\fBневоспроизводимость\\fR";
    roff.text(&format!(
        "пояснение и {long} разъяснение, and some plain words after it"
    ));
    assert!(
        roff.0.lines().all(|line| width(line) <= WIDTH),
        "{}",
        roff.0
    );
    let whole = roff.0.replace("\\\n", "");
    assert!(whole.contains(long), "{whole}");
}

#[test]
fn what_is_typed_keeps_its_signs() {
    assert_eq!(literal("deck random -p 5"), "deck random \\-p 5");
    assert_eq!(
        prose("first; --lang wins (-p)"),
        "first; \\-\\-lang wins (\\-p)"
    );
    assert_eq!(prose("thieves-den"), "thieves-den");
    assert_eq!(argument("a \"b\""), "\"a \\(dqb\\(dq\"");
    assert_eq!(
        synopsis("citadels deck reroll <a deck> [cards]... [options]"),
        "\\fBcitadels\\fR \\fBdeck\\fR \\fBreroll\\fR <a deck> [cards]... [options]"
    );
}
