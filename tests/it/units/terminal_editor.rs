//! `terminal::editor`.

use citadels::page::text::Canvas;
use citadels::terminal::editor::*;
use citadels::terminal::{Left, Line};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui_input::Input;
use unicode_width::UnicodeWidthStr;

fn key(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

fn control(letter: char) -> KeyEvent {
    KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
}

const PLAIN: Canvas = Canvas {
    width: 40,
    color: false,
};

const NAMES: [&str; 4] = ["Ann", "Anton", "Dmytro", "Zoé"];

/// Completes the last of several comma-separated names.
fn complete(line: &str) -> Vec<String> {
    let (before, last) = line
        .rsplit_once(", ")
        .map_or(("", line), |(all, last)| (&line[..all.len() + 2], last));
    let fitting = NAMES.iter().filter(|name| name.starts_with(last));
    fitting.map(|name| format!("{before}{name}")).collect()
}

fn asked(begin: &str) -> Line<'_> {
    Line {
        above: &|_, typed| format!("Table\n\n{} typed\n", typed.len()),
        from_top: false,
        question: "Who plays tonight, and in which order do you sit?",
        help: "Enter: that is all",
        begin,
        suggests: "",
        complete: &complete,
        up_to: 0,
        is_path: false,
    }
}

fn types(editor: &mut Editor<'_>, text: &str) {
    for letter in text.chars() {
        assert!(editor.press(key(KeyCode::Char(letter))).is_none());
    }
}

#[test]
fn a_line_is_typed_below_a_page_that_follows_it() {
    let line = asked("An");
    let mut editor = Editor::new(&line);
    types(&mut editor, "ton");
    assert_eq!(
        editor.frame(PLAIN, 24).lines.join("\n"),
        "Table\n\n5 typed\n\nWho plays tonight, and in which order do\nyou sit?\n> Anton\n\
         Enter: that is all"
    );
    assert_eq!(editor.frame(PLAIN, 24).cursor, (7, 6));
    assert_eq!(
        editor.press(key(KeyCode::Enter)),
        Some(Ok("Anton".to_owned()))
    );
}

#[test]
fn a_number_needs_enter_only_if_another_digit_could_follow() {
    let line = Line {
        up_to: 12,
        ..asked("")
    };
    let press = |typed: &str| {
        let mut editor = Editor::new(&line);
        let keys = typed.chars().map(|digit| key(KeyCode::Char(digit)));
        let ends: Vec<_> = keys.map(|key| editor.press(key)).collect();
        (ends.len(), ends.into_iter().flatten().next())
    };
    assert_eq!(press("3"), (1, Some(Ok("3".to_owned()))));
    assert_eq!(press("1"), (1, None));
    assert_eq!(press("12"), (2, Some(Ok("12".to_owned()))));
    // Those that are not on offer are for Enter to refuse.
    assert_eq!(press("13"), (2, None));
    assert_eq!(press("0"), (1, None));
}

#[test]
fn a_slash_looks_something_up_unless_a_file_is_asked_for() {
    let slash = || key(KeyCode::Char('/'));
    let line = asked("");
    assert_eq!(Editor::new(&line).press(slash()), Some(Err(Left::LookUp)));
    let file = Line {
        is_path: true,
        ..asked("")
    };
    let mut editor = Editor::new(&file);
    assert!(editor.press(slash()).is_none());
    assert_eq!(editor.input.value(), "/");
}

#[test]
fn tab_completes_and_goes_through_the_candidates() {
    let line = asked("");
    let mut editor = Editor::new(&line);
    let hint = |editor: &mut Editor<'_>| {
        let lines = editor.frame(PLAIN, 24).lines;
        lines.iter().find(|line| line.starts_with('⇥')).cloned()
    };
    assert_eq!(hint(&mut editor), None, "nobody has typed yet");
    types(&mut editor, "Zoé, An");
    assert_eq!(hint(&mut editor).unwrap(), "⇥ Ann · Anton");
    let mut after = |code| {
        assert!(editor.press(key(code)).is_none());
        editor.input.value().to_owned()
    };
    assert_eq!(after(KeyCode::Tab), "Zoé, Ann");
    assert_eq!(after(KeyCode::Tab), "Zoé, Anton");
    assert_eq!(after(KeyCode::Tab), "Zoé, Ann");
    assert_eq!(after(KeyCode::BackTab), "Zoé, Anton");
    assert_eq!(hint(&mut editor).unwrap(), "⇥ Anton · Ann");
    types(&mut editor, ", D");
    assert!(editor.press(key(KeyCode::Tab)).is_none());
    assert_eq!(editor.input.value(), "Zoé, Anton, Dmytro");
    assert_eq!(hint(&mut editor), None, "there is nothing else");
    types(&mut editor, "x");
    assert!(editor.press(key(KeyCode::Tab)).is_none());
    assert_eq!(editor.input.value(), "Zoé, Anton, Dmytrox");
}

#[test]
fn whatever_changes_the_line_begins_its_completion_anew() {
    let line = asked("");
    for how in ["typed", "pasted", "deleted"] {
        let mut editor = Editor::new(&line);
        types(&mut editor, "An");
        assert!(editor.press(key(KeyCode::Tab)).is_none());
        assert_eq!(editor.input.value(), "Ann", "{how}");
        match how {
            "typed" => types(&mut editor, ", Dm"),
            "pasted" => editor.paste(", Dm"),
            _ => {
                assert!(editor.press(control('w')).is_none());
                types(&mut editor, "Dm");
            }
        }
        assert!(editor.press(key(KeyCode::Tab)).is_none());
        let value = editor.input.value();
        assert!(value.ends_with("Dmytro"), "{how}: {value}");
    }
}

#[test]
fn escape_goes_back_and_control_c_leaves() {
    let line = asked("Ann");
    let mut editor = Editor::new(&line);
    assert_eq!(editor.press(control('c')), Some(Err(Left::Quit)));
    assert_eq!(editor.press(control('d')), None, "the line is not empty");
    assert_eq!(editor.press(key(KeyCode::Esc)), Some(Err(Left::Back)));
    assert_eq!(editor.press(control('u')), None);
    assert_eq!(editor.press(control('d')), Some(Err(Left::Back)));
}

#[test]
fn question_and_typed_text_are_visible_whatever_the_page_and_screen_size() {
    let tall: Vec<String> = (0..50).map(|line| line.to_string()).collect();
    let tall = tall.join("\n");
    let above = |_: usize, _: &str| tall.clone();
    let text = "castle, tavern, keep, market, temple, docks, harbor";
    let line = Line {
        above: &above,
        begin: text,
        ..asked("")
    };
    for (width, height) in [(80, 24), (60, 20), (40, 24), (40, 12)] {
        let mut editor = Editor::new(&line);
        let canvas = Canvas { width, ..PLAIN };
        let Frame { lines, cursor } = editor.frame(canvas, height);
        assert!(lines.len() <= height && cursor.1 < lines.len(), "{lines:?}");
        assert!(lines.iter().all(|line| line.width() <= width), "{lines:?}");
        assert_eq!(&lines[..2], ["0", "↑"]);
        let all = lines.join(" ");
        let all = all.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(all.contains(line.question) && all.contains(text), "{all}");
        assert!(all.contains(" 49 Who"), "{all}");
        // The page scrolls while typing.
        editor.press(key(KeyCode::PageUp));
        let lines = editor.frame(canvas, height).lines;
        assert!(!lines.contains(&"49".to_owned()) && lines.contains(&"39".to_owned()));
    }
}

#[test]
fn what_is_looked_up_is_read_from_its_beginning_whatever_was_scrolled_before() {
    let above = |_: usize, typed: &str| -> String {
        let lines = (0..50).map(|line| format!("{typed} {line}"));
        lines.collect::<Vec<_>>().join("\n")
    };
    let line = Line {
        above: &above,
        from_top: true,
        ..asked("w")
    };
    let mut editor = Editor::new(&line);
    let lines = |editor: &mut Editor<'_>| editor.frame(PLAIN, 24).lines;
    assert_eq!(lines(&mut editor)[1], "w 1");
    assert!(lines(&mut editor).contains(&"↓ PgDn".to_owned()));
    editor.press(key(KeyCode::PageDown));
    assert_ne!(lines(&mut editor)[1], "w 1");
    types(&mut editor, "i");
    assert_eq!(lines(&mut editor)[1], "wi 1");
}

#[test]
fn the_keys_of_a_shell_work_in_every_field() {
    let alt = |code| KeyEvent::new(code, KeyModifiers::ALT);
    let (left, right) = (KeyCode::Left, KeyCode::Right);
    let after = |keys: &[KeyEvent]| {
        let mut input = Input::from("castle, old tavern");
        for key in keys {
            edit(&mut input, *key);
        }
        let at = input.value().char_indices().nth(input.cursor());
        let at = at.map_or(input.value().len(), |(at, _)| at);
        let (before, behind) = input.value().split_at(at);
        format!("{before}|{behind}")
    };
    for (keys, becomes) in [
        (&[control('u')][..], "|"),
        (&[control('a')], "|castle, old tavern"),
        (&[key(KeyCode::Home)], "|castle, old tavern"),
        (&[control('a'), control('e')], "castle, old tavern|"),
        (&[control('a'), key(KeyCode::End)], "castle, old tavern|"),
        (&[control('w')], "castle, old |"),
        (&[control('w'), control('w')], "castle, |"),
        (&[control('a'), control('k')], "|"),
        (&[alt(left), control('k')], "castle, old |"),
        (&[alt(left), control('u')], "|tavern"),
        (&[control('a'), alt(right)], "castle, |old tavern"),
        (&[key(left), key(left)], "castle, old tave|rn"),
        (&[key(left), key(KeyCode::Delete)], "castle, old taver|"),
        (&[key(KeyCode::Backspace)], "castle, old taver|"),
        (&[control('h')], "castle, old taver|"),
        (
            &[key(KeyCode::F(5)), alt(KeyCode::Char('x'))],
            "castle, old tavern|",
        ),
        (&[control('x'), control('z')], "castle, old tavern|"),
    ] {
        assert_eq!(after(keys), becomes, "{keys:?}");
    }
}

#[test]
fn an_accent_that_is_a_character_of_its_own_goes_with_its_letter() {
    let mut input = Input::from("Chate\u{301}");
    edit(&mut input, key(KeyCode::Backspace));
    assert_eq!(input.value(), "Chat");
}

#[test]
fn a_pasted_text_becomes_one_line_without_an_enter() {
    let mut input = Input::from("a ");
    paste(&mut input, "castle,\r\n  tavern\t\u{1b}\n");
    assert_eq!(input.value(), "a castle, tavern");
    // Some terminals paste line breaks as Enter.
    paste(&mut input, "\rkeep\rmanor");
    assert_eq!(input.value(), "a castle, tavernkeep, manor");
}

#[test]
fn a_long_line_wraps_at_words_and_the_cursor_follows() {
    let at = |text: &str, back: usize| {
        let mut input = Input::from(text);
        for _ in 0..back {
            edit(&mut input, key(KeyCode::Left));
        }
        typed(&input, 13, 2)
    };
    let lines = |lines: &[&str]| {
        lines
            .iter()
            .map(|&line| line.to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(at("", 0), (lines(&["> "]), (2, 0)));
    assert_eq!(at("one two", 0), (lines(&["> one two"]), (9, 0)));
    assert_eq!(
        at("one two three", 0),
        (lines(&["> one two", "  three"]), (7, 1))
    );
    // Before the first letter of a line, not after the space that ends the previous one.
    assert_eq!(
        at("one two three", 5),
        (lines(&["> one two", "  three"]), (2, 1))
    );
    assert_eq!(
        at("0123456789abc", 0),
        (lines(&["> 0123456789", "  abc"]), (5, 1))
    );
    assert_eq!(at("0123456789 ", 0), (lines(&["> 0123456789"]), (12, 0)));
    // Two columns each.
    assert_eq!(
        at("城城城城城城", 0),
        (lines(&["> 城城城城城", "  城"]), (4, 1))
    );
    // Of three lines, those at the cursor.
    let long = "aaaaaaaaa bbbbbbbbb ccccccccc";
    assert_eq!(at(long, 0).0, lines(&["  bbbbbbbbb", "  ccccccccc"]));
    assert_eq!(at(long, 25).0, lines(&["> aaaaaaaaa", "  bbbbbbbbb"]));
}

#[test]
fn a_tall_page_keeps_its_title_and_end() {
    let page = "title\n\n1\n2\n3\n4\n";
    let at = |room, mut back| shorten(page, room, &mut back).join(" ");
    assert_eq!(at(6, 3), "title  1 2 3 4");
    assert_eq!(at(5, 0), "title ↑ 2 3 4");
    assert_eq!(at(5, 1), "title ↑ 1 2 3");
    assert_eq!(at(5, 99), "title  1 2 ↓ PgDn");
    assert_eq!(at(1, 0), "title");
    assert_eq!(at(0, 0), "");
    // With its second line, if that leaves room for the rest.
    let page = "title\nwhat\n\n1\n2\n3\n4\n5\n6";
    let at = |room, mut back| shorten(page, room, &mut back).join(" ");
    assert_eq!(at(6, 0), "title what ↑ 4 5 6");
    assert_eq!(at(6, 99), "title what  1 2 ↓ PgDn");
    assert_eq!(at(5, 0), "title ↑ 4 5 6");
}
