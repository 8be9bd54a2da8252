//! `citadels setup` and `citadels sheet`.

use super::program::{command, run, run_command};

#[test]
fn the_checklist_fits_the_table() {
    for (players, deck, words) in [
        (
            "5",
            "vicious-nobles",
            &["8 characters", "1 character face up", "7 districts"][..],
        ),
        (
            "2",
            "cunning-agents",
            &[
                "8 districts",
                "Blackmailer's two threats",
                "keeps one of the last two",
            ],
        ),
        (
            "3",
            "ambitious-aristocrats",
            &["9 characters", "8 districts", "three warrants", "at random"],
        ),
        (
            "7",
            "first-game",
            &["no character face up", "also takes the face-down card"],
        ),
        (
            "8",
            "vicious-nobles",
            &[
                "9 characters",
                "Tax Collector's token",
                "also takes the face-down card",
            ],
        ),
        ("7", "vicious-nobles", &["no character face up"]),
    ] {
        let mut command = command(&["setup", "-p", players, "--deck", deck]);
        command.env("COLUMNS", "400");
        let page = run_command(command).answered();
        let joined = page.split_whitespace().collect::<Vec<_>>().join(" ");
        for word in words {
            assert!(joined.contains(word), "{players} {deck}: {word}\n{page}");
        }
    }
    let nine = run(&[
        "setup",
        "-p",
        "7",
        "--deck",
        "vicious-nobles",
        "--characters",
        "9",
        "--format",
        "json",
    ])
    .json();
    assert!(
        !nine["steps"]
            .to_string()
            .contains("takes the face-down card"),
        "{nine}"
    );
}

#[test]
fn the_sheet_has_only_what_can_come_up() {
    let sheet = run(&[
        "sheet",
        "-p",
        "5",
        "--deck",
        "vicious-nobles",
        "--format",
        "markdown",
    ])
    .answered();
    assert!(
        sheet.contains("killed") && sheet.contains("robbed"),
        "{sheet}"
    );
    assert!(
        !sheet.contains("Witch") && !sheet.contains("Great Wall"),
        "{sheet}"
    );
    assert!(!sheet.contains("With 2 or 3 players"), "{sheet}");
    assert!(sheet.contains("| 8 | Warlord |") && sheet.contains("Ivory Tower"));
}

#[test]
fn the_html_sheet_needs_nothing_else_and_escapes_what_it_must() {
    let html = run(&[
        "sheet",
        "-p",
        "5",
        "--deck",
        "vicious-nobles",
        "--format",
        "html",
        "--lang",
        "uk",
    ])
    .answered();
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"uk\">") && html.ends_with("</html>\n"));
    for outside in ["http://", "https://", "src=", "<script", "<link"] {
        assert!(!html.contains(outside), "{outside}");
    }
    assert!(
        run(&[
            "sheet",
            "-p",
            "5",
            "--deck",
            "vicious-nobles",
            "--format",
            "json"
        ])
        .refused(2)
        .contains("html")
    );
}

#[test]
fn setup_and_sheet_look_as_they_should() {
    for lang in ["en", "fr", "ru", "uk"] {
        let setup = run(&[
            "setup",
            "-p",
            "5",
            "--deck",
            "devious-dignitaries",
            "--lang",
            lang,
        ])
        .answered();
        insta::assert_snapshot!(format!("setup-{lang}"), setup);
        let sheet = run(&[
            "sheet",
            "-p",
            "8",
            "--deck",
            "cunning-agents",
            "--lang",
            lang,
        ])
        .answered();
        insta::assert_snapshot!(format!("sheet-{lang}"), sheet);
    }
}
