//! `page::text`.

use super::page::{action, card, column, entry, home, number, rows};
use citadels::page::text::*;
use citadels::page::{Align, Block, Column, Entry, Line, Page, Span, Table};
use citadels::page::{Mark, Row};
use citadels::rules::card::DistrictType;
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr;

fn plain(width: usize, block: Block) -> String {
    let canvas = Canvas {
        width,
        color: false,
    };
    canvas.draw(&Page::new(vec![block]))
}

fn colored(width: usize, block: Block) -> String {
    Canvas { width, color: true }.draw(&Page::new(vec![block]))
}

/// What a terminal shows.
fn without_codes(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |shown, part| shown + part.split_once('m').unwrap().1)
}

#[test]
fn a_district_in_a_title_has_its_symbol_and_color() {
    let title = Block::Title {
        text: home("keep", "Keep", Some(DistrictType::Unique)).into(),
        what: "unique district".into(),
    };
    assert_eq!(plain(80, title.clone()), "★ Keep\nunique district\n");
    assert_eq!(
        colored(80, title),
        "\u{1b}[1m\u{1b}[35m★ Keep\u{1b}[0m\n\u{1b}[2munique district\u{1b}[0m\n"
    );
}

#[test]
fn styles_are_closed_at_the_end_of_each_line_and_have_no_width() {
    let mut line = Line::from("The district that is meant: ");
    line.push(card("hall", "Town Hall", Some(DistrictType::Trade)));
    line.push(". ");
    line.push(Span::Strong("Yes.".to_owned()));
    assert_eq!(
        colored(33, Block::Text(line)),
        "The district that is meant: \u{1b}[32mTown\u{1b}[0m\n\
         \u{1b}[32mHall\u{1b}[0m. \u{1b}[1mYes.\u{1b}[0m\n"
    );
}

#[test]
fn a_number_stays_with_its_noun() {
    let mut line = Line::from("This city is worth ");
    line.push(number("12", "points in all"));
    assert_eq!(
        plain(22, Block::Text(line)),
        "This city is worth\n12 points in all\n"
    );
}

#[test]
fn a_no_break_space_of_a_text_is_printed_as_it_is() {
    let text = Block::Text("Quelle est la question\u{a0}!".into());
    assert_eq!(plain(23, text), "Quelle est la\nquestion\u{a0}!\n");
}

#[test]
fn notes_and_points_have_hanging_indents() {
    let note = Block::Note("Only in the older editions.".into());
    assert_eq!(
        plain(20, note.clone()),
        "! Only in the older\n  editions.\n"
    );
    assert_eq!(
        colored(40, note),
        "\u{1b}[33m! Only in the older editions.\u{1b}[0m\n"
    );
    let points = Block::Points {
        source: "Rulebook".into(),
        points: vec!["The first of these points.".into(), "Second.".into()],
    };
    assert_eq!(
        plain(20, points),
        "Rulebook\n  • The first of\n    these points.\n  • Second.\n"
    );
}

#[test]
fn facts_are_next_to_their_labels_or_below_if_a_word_is_too_long() {
    let facts = Block::Facts(vec![
        ("Cost".into(), "3".into()),
        ("Edition".into(), "an unabbreviated one".into()),
    ]);
    assert_eq!(
        plain(30, facts.clone()),
        "Cost     3\nEdition  an unabbreviated one\n"
    );
    assert_eq!(
        plain(24, facts.clone()),
        "Cost     3\nEdition  an\n         unabbreviated\n         one\n"
    );
    assert_eq!(
        plain(20, facts),
        "Cost\n  3\nEdition\n  an unabbreviated\n  one\n"
    );
}

#[test]
fn lines_of_actions_break_between_two_of_them() {
    let actions = Block::Actions(vec![
        action("Enter", "this player"),
        action("a–e", "another one"),
        action("u", "undo"),
    ]);
    assert_eq!(
        plain(30, actions.clone()),
        "[Enter] this player ·\n[a–e] another one · [u] undo\n"
    );
    assert!(colored(30, actions).starts_with("\u{1b}[1m[Enter]\u{1b}[0m this player ·\n"));
    let long = Block::Actions(vec![action("Esc", "leave without saving it")]);
    assert_eq!(plain(20, long), "[Esc] leave without\nsaving it\n");
}

#[test]
fn a_stack_is_wide_where_there_is_room() {
    let stack = Block::Stack {
        needs: 40,
        wide: vec![Block::Text("wide".into())],
        narrow: vec![Block::Text("narrow".into()), Block::Text("too".into())],
    };
    assert_eq!(plain(40, stack.clone()), "wide\n");
    assert_eq!(plain(39, stack), "narrow\n\ntoo\n");
}

#[test]
fn blocks_with_nothing_in_them_leave_no_gap() {
    let page = Page::new(vec![
        Block::Text("one".into()),
        Block::Actions(Vec::new()),
        Block::Facts(Vec::new()),
        Block::Text("two".into()),
    ]);
    let canvas = Canvas {
        width: 80,
        color: false,
    };
    assert_eq!(canvas.draw(&page), "one\n\ntwo\n");
}

fn prices() -> Table {
    let right = |name| Column {
        align: Align::Right,
        ..column(name)
    };
    let spare = |name, spare| Column {
        spare,
        ..column(name)
    };
    let columns = vec![
        column("Name"),
        right("Cost"),
        spare("Origin", 1),
        spare("Id", 2),
    ];
    Table {
        columns,
        rows: rows(&[
            ["Tavern", "1", "original", "tavern"],
            ["Dragon Gate", "12", "original", "dragon-gate"],
        ]),
    }
}

#[test]
fn numbers_are_right_aligned() {
    assert_eq!(
        plain(80, Block::Table(prices())),
        "Name         Cost  Origin    Id\n\
         ────────────────────────────────────────\n\
         Tavern          1  original  tavern\n\
         Dragon Gate    12  original  dragon-gate\n"
    );
}

#[test]
fn optional_columns_are_dropped_if_there_is_little_room_the_highest_first() {
    let header = |width| {
        let drawn = plain(width, Block::Table(prices()));
        drawn.lines().next().unwrap().to_owned()
    };
    assert_eq!(header(40), "Name         Cost  Origin    Id");
    assert_eq!(header(39), "Name         Cost  Origin");
    assert_eq!(header(24), "Name         Cost");
}

#[test]
fn only_a_growing_column_wraps_while_it_can_be_read() {
    let grows = Column {
        grows: true,
        ..column("Effect")
    };
    let table = Block::Table(Table {
        columns: vec![column("A name as long as that"), grows],
        rows: rows(&[[
            "Keep",
            "The Warlord cannot use his ability on the Keep, whoever has it",
        ]]),
    });
    assert_eq!(
        plain(56, table),
        "A name as long as that  Effect\n\
         ────────────────────────────────────────────────────────\n\
         Keep                    The Warlord cannot use his\n\
         \u{20}                       ability on the Keep, whoever has\n\
         \u{20}                       it\n"
    );
}

#[test]
fn a_row_has_the_color_of_its_type_and_a_card_its_own() {
    let table = Table {
        columns: vec![column("Name"), column("With")],
        rows: vec![Row {
            cells: vec![
                "Castle".into(),
                card("temple", "Temple", Some(DistrictType::Religious)).into(),
            ],
            seal: Some(DistrictType::Noble.into()),
        }],
    };
    let drawn = colored(80, Block::Table(table));
    let row = drawn.lines().nth(2).unwrap();
    assert_eq!(row, "\u{1b}[33mCastle\u{1b}[0m  \u{1b}[94mTemple\u{1b}[0m");
}

#[test]
fn a_table_without_room_for_its_words_is_shown_row_by_row() {
    let table = Block::Table(Table {
        columns: vec![column("Character"), column("Counterpart")],
        rows: rows(&[["Assassin", "Blackmailer"], ["Thief", ""]]),
    });
    assert_eq!(
        plain(20, table),
        "Character\n  Assassin\nCounterpart\n  Blackmailer\n\nCharacter  Thief\n"
    );
}

prop_compose! {
    fn words()(words in prop::collection::vec("[a-zа-яї•]{1,14}", 0..12)) -> Line {
        let spans = words.into_iter().enumerate().map(|(index, word)| match index % 4 {
            0 => Span::Strong(word),
            1 => card("keep", &format!(" {word} "), Some(DistrictType::Unique)),
            2 => number("7", &word),
            _ => format!(" {word} ").into(),
        });
        Line(spans.collect())
    }
}

prop_compose! {
    fn tables()(columns in 1_usize..5)(
        columns in prop::collection::vec((0_u8..3, any::<bool>(), words()), columns),
        cells in prop::collection::vec(prop::collection::vec(words(), columns), 0..4),
    ) -> Table {
        let columns = columns.into_iter().map(|(spare, grows, name)| Column {
            name,
            align: if grows { Align::Left } else { Align::Right },
            spare,
            grows,
        });
        let rows = cells.into_iter().map(|cells| Row { cells, seal: Some(DistrictType::Trade.into()) });
        Table { columns: columns.collect(), rows: rows.collect() }
    }
}

proptest! {
    #[test]
    fn every_line_fits_and_looks_the_same_without_color(
        width in 20_usize..110, line in words(), table in tables(),
    ) {
        let blocks = [
            Block::Heading(line.clone()),
            Block::Note(line.clone()),
            Block::Facts(vec![(line.clone(), line.clone()), ("".into(), line.clone())]),
            Block::Facts(vec![("".into(), line.clone())]),
            Block::Grid { columns: 3, items: vec![line.clone(); 5] },
            Block::Points { source: line.clone(), points: vec![line] },
            Block::Table(table),
        ];
        for block in blocks {
            let drawn = plain(width, block.clone());
            for line in drawn.lines() {
                prop_assert!(line.width() <= width, "{line:?}");
                prop_assert_eq!(line.trim_end(), line);
            }
            let painted = colored(width, block);
            prop_assert_eq!(without_codes(&painted), drawn);
            for line in painted.lines() {
                let last = line.rsplit_once('\u{1b}');
                prop_assert!(last.is_none_or(|(_, code)| code.starts_with("[0m")));
            }
        }
    }

    #[test]
    fn no_word_breaks_that_fits_on_a_line(width in 20_usize..110, table in tables()) {
        let words = |text: &str| {
            let words = text.split_whitespace().filter(|word| !word.contains('─'));
            words.map(str::to_owned).collect::<std::collections::BTreeSet<_>>()
        };
        let lines = table.rows.iter().flat_map(|row| &row.cells);
        let names = table.columns.iter().map(|column| &column.name);
        let all = lines.chain(names).map(|line| line.plain() + " ").collect::<String>();
        let (all, drawn) = (words(&all), words(&plain(width, Block::Table(table))));
        if all.iter().all(|word| word.width() <= 18) {
            prop_assert!(drawn.is_subset(&all), "{:?}", drawn.difference(&all));
        }
    }
}

#[test]
fn an_entry_stands_next_to_its_number() {
    let second = Entry {
        mark: Mark::Rank("10".to_owned()),
        points: Vec::new(),
        ..entry()
    };
    assert_eq!(
        plain(
            26,
            Block::Columns(vec![Block::Entries(vec![entry(), second])])
        ),
        " 3  ★ Keep\n    Rank 8 cannot touch\n    it.\n    • Safe from rank 8.\n\
         \u{20}     Nothing else.\n    • Nobody can.\n\n10  ★ Keep\n    Rank 8 cannot touch\n    it.\n"
    );
}

#[test]
fn a_drawing_uses_the_first_size_that_fits_or_says_that_none_does() {
    let drawing = Block::Drawing {
        shapes: vec!["=".repeat(120), "-".repeat(60)],
        legend: "- a road".into(),
        inks: Vec::new(),
        too_wide: "Too wide.".into(),
    };
    let at = |width| {
        let canvas = Canvas {
            width,
            color: false,
        };
        canvas.draw(&Page::new(vec![drawing.clone()]))
    };
    assert_eq!(at(120), format!("{}\n\n- a road\n", "=".repeat(120)));
    assert_eq!(at(119), format!("{}\n\n- a road\n", "-".repeat(60)));
    assert_eq!(at(59), "! Too wide.\n");
}
