//! `page::html`.

use super::page::{action, card, column, entry, home, number};
use citadels::language::Language;
use citadels::page::html::*;
use citadels::page::{Align, Block, Column, Line, Page, Row, Span, Table};
use citadels::rules::card::DistrictType;
use strum::IntoEnumIterator;

fn drawn(blocks: Vec<Block>) -> String {
    draw(&Page::new(blocks), Language::Uk)
}

fn body(block: Block) -> String {
    let html = drawn(vec![block]);
    let (_, body) = html.split_once("<body>\n").unwrap();
    body.trim_end_matches("</body>\n</html>\n").to_owned()
}

#[test]
fn a_document_is_whole_and_needs_nothing_else() {
    let html = drawn(vec![Block::Heading("A & B".into())]);
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"uk\">\n<head>\n<meta charset"));
    assert!(html.contains("<title>A &amp; B</title>") && html.contains("width=device-width"));
    assert!(html.ends_with("</html>\n"));
    for outside in ["http://", "https://", "src=", "<script", "<link", "url("] {
        assert!(!html.contains(outside), "{outside}");
    }
}

#[test]
fn everything_is_escaped() {
    let evil = "<i>\"&\"</i>";
    let html = drawn(vec![
        Block::Title {
            text: evil.into(),
            what: Span::Strong(evil.to_owned()).into(),
        },
        Block::Facts(vec![(evil.into(), card("keep", evil, None).into())]),
        Block::Drawing {
            shapes: vec![evil.to_owned()],
            legend: evil.into(),
            inks: Vec::new(),
            too_wide: "never said".into(),
        },
        Block::Actions(vec![action(evil, evil)]),
        Block::Note(number(evil, evil).into()),
    ]);
    assert!(!html.contains("<i>"));
    assert_eq!(
        html.matches("&lt;i&gt;&quot;&amp;&quot;&lt;/i&gt;").count(),
        11
    );
    assert!(!html.contains("never said"));
}

#[test]
fn a_card_is_described_once_and_linked_from_elsewhere() {
    let unique = Some(DistrictType::Unique);
    let html = drawn(vec![
        Block::Heading(home("keep", "Keep", unique).into()),
        Block::Text(card("keep", "Keep", unique).into()),
        Block::Text(home("keep", "Keep", unique).into()),
        Block::Text(card("king", "King", None).into()),
    ]);
    assert!(html.contains(
        "<h2><span id=\"card-keep\" class=\"kind unique\">★\u{a0}Keep</span></h2>\n\
         <p><a href=\"#card-keep\" class=\"kind unique\">★\u{a0}Keep</a></p>\n\
         <p><span class=\"kind unique\">★\u{a0}Keep</span></p>\n<p>King</p>\n"
    ));
}

#[test]
fn a_symbol_precedes_a_district_only_once() {
    let mut line = Line::from("★ ");
    line.push(card("keep", "Keep", Some(DistrictType::Unique)));
    assert_eq!(
        body(Block::Text(line)),
        "<p>★\u{a0}<span class=\"kind unique\">Keep</span></p>\n"
    );
}

#[test]
fn rows_and_columns_have_their_classes() {
    let right = Column {
        align: Align::Right,
        ..column("Cost")
    };
    let grows = Column {
        grows: true,
        ..column("Effect")
    };
    let table = Table {
        columns: vec![column("Name"), right, grows],
        rows: vec![Row {
            cells: vec!["Keep".into(), "3".into(), "Stays.".into()],
            seal: Some(DistrictType::Unique.into()),
        }],
    };
    assert_eq!(
        body(Block::Table(table)),
        "<div class=\"table\"><table>\n<thead><tr><th scope=\"col\">Name</th>\
         <th scope=\"col\" class=\"number\">Cost</th>\
         <th scope=\"col\" class=\"grows\">Effect</th></tr></thead>\n<tbody>\n\
         <tr class=\"kind unique\"><td>★\u{a0}Keep</td><td class=\"number\">3</td>\
         <td class=\"grows\">Stays.</td></tr>\n</tbody>\n</table></div>\n"
    );
}

#[test]
fn both_layouts_of_a_stack_are_present_and_their_anchors_are_never_hidden() {
    let shape = |text: &str| {
        vec![
            Block::Text(text.into()),
            Block::Text(home("keep", "Keep", None).into()),
        ]
    };
    let stack = |narrow| Block::Stack {
        needs: 60,
        wide: shape("wide"),
        narrow: shape(narrow),
    };
    assert_eq!(
        body(stack("narrow")),
        "<a id=\"card-keep\"></a><div class=\"wide\">\n<p>wide</p>\n<p>Keep</p>\n\
         </div>\n<div class=\"narrow\">\n<p>narrow</p>\n<p>Keep</p>\n</div>\n"
    );
    assert_eq!(
        body(stack("wide")),
        "<p>wide</p>\n<p><span id=\"card-keep\">Keep</span></p>\n"
    );
}

#[test]
fn an_entry_has_a_large_number_and_its_details_can_be_left_out() {
    assert_eq!(
        body(Block::Entries(vec![entry()])),
        "<article class=\"entry unique\">\n<header><b class=\"cost\">3</b>\
         <h3><span id=\"card-keep\" class=\"kind unique\">★\u{a0}Keep</span></h3>\
         <p>Rank\u{a0}8\u{a0}cannot touch it.</p></header>\n<ul>\n\
         <li>Safe from rank\u{a0}8.<span class=\"detail\"> Nothing else.</span></li>\n\
         <li class=\"detail\">Nobody can.</li>\n</ul>\n</article>\n"
    );
}

#[test]
fn columns_are_set_as_large_as_one_side_of_paper_allows() {
    let (easy, dense) = (EASY.0 as usize, DENSE.0 as usize);
    let text = |letter: &str, count: usize| Block::Text(letter.repeat(count).into());
    let detail = Block::Text(Span::Detail("a".repeat(dense)).into());
    for (block, class, size) in [
        (text("a", easy / 2), "columns", "9"),
        (text("a", easy), "columns", "8"),
        (text("я", easy), "columns dense", "8.2"),
        (text("a", easy + 1), "columns dense", "8.8"),
        (text("a", dense), "columns dense", "7.6"),
        (text("a", dense + 1), "columns whole", "8"),
        (detail, "columns", "9"),
    ] {
        let html = body(Block::Columns(vec![block]));
        let setting = format!("<div class=\"{class}\" style=\"--size:{size}pt\">\n<p>");
        assert!(
            html.starts_with(&setting),
            "{class} {size}: {}",
            &html[..60]
        );
    }
}

#[test]
fn paragraphs_and_lines_stay_apart() {
    assert_eq!(
        body(Block::Text("One\ntwo.\n\nThree.".into())),
        "<p>One<br>two.</p>\n<p>Three.</p>\n"
    );
}

#[test]
fn actions_are_keys() {
    let actions = vec![action("u", "undo")];
    assert_eq!(
        body(Block::Actions(actions)),
        "<p class=\"actions\">\n<span><kbd>u</kbd> undo</span>\n</p>\n"
    );
    assert_eq!(body(Block::Actions(Vec::new())), "");
}

/// The relative luminance of a color by WCAG 2.
fn brightness(color: &str) -> f64 {
    let part = |at: usize| {
        let part = u8::from_str_radix(&color[at..at + 2], 16).unwrap();
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

#[test]
fn every_type_is_readable_in_light_and_dark_mode() {
    let (day, night) = ("#ffffff", "#16181d");
    assert!(STYLE.contains("--paper:#fff;") && STYLE.contains(&format!("--paper:{night};")));
    for kind in DistrictType::iter() {
        let by_day = (brightness(day) + 0.05) / (brightness(ink(kind).0) + 0.05);
        let by_night = (brightness(ink(kind).1) + 0.05) / (brightness(night) + 0.05);
        assert!(
            by_day >= 5.0 && by_night >= 5.0,
            "{kind:?} {by_day} {by_night}"
        );
    }
}
