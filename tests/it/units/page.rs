//! `page`.

use citadels::page::*;
use citadels::rules::card::DistrictType;
use key::Key;
use std::collections::BTreeSet;

pub fn card(id: &'static str, name: &str, kind: Option<DistrictType>) -> Span {
    Span::Card {
        id,
        name: name.to_owned(),
        seal: kind.map(Seal::from),
        is_home: false,
    }
}

pub fn home(id: &'static str, name: &str, kind: Option<DistrictType>) -> Span {
    Span::Card {
        id,
        name: name.to_owned(),
        seal: kind.map(Seal::from),
        is_home: true,
    }
}

pub fn number(number: &str, noun: &str) -> Span {
    Span::Number {
        number: number.to_owned(),
        noun: noun.to_owned(),
    }
}

pub fn action(shown: &str, label: &str) -> Action {
    Action {
        id: "act",
        key: Some(Key::Enter),
        shown: shown.to_owned(),
        label: label.to_owned(),
        is_undo: false,
        is_more: false,
    }
}

/// A card of cost 3 with a point that has a detail, and one that is only a detail.
pub fn entry() -> Entry {
    let mut point = Line::from("Safe from rank 8.");
    point.push(Span::Detail(" Nothing else.".to_owned()));
    Entry {
        mark: Mark::Cost("3".to_owned()),
        name: home("keep", "Keep", Some(DistrictType::Unique)).into(),
        text: "Rank 8 cannot touch it.".into(),
        points: vec![point, Span::Detail("Nobody can.".to_owned()).into()],
    }
}

pub fn column(name: &str) -> Column {
    Column {
        name: name.into(),
        ..Column::default()
    }
}

pub fn rows<const N: usize>(rows: &[[&str; N]]) -> Vec<Row> {
    let rows = rows.iter().map(|cells| Row {
        cells: cells.iter().copied().map(Line::from).collect(),
        seal: None,
    });
    rows.collect()
}

#[test]
fn notes_are_below_the_title_or_first() {
    let title = Block::Title {
        text: "Keep".into(),
        what: "district".into(),
    };
    let text = Block::Text("Cannot be destroyed.".into());
    let note = Block::Note("Older edition.".into());
    let page = Page::new(vec![title.clone(), text.clone()]);
    let page = page.with_notes(["Older edition.".into()]);
    assert_eq!(page.blocks(), [title, note.clone(), text.clone()]);
    let page = page.without_title().with_notes(["Older edition.".into()]);
    assert_eq!(page.blocks(), [note.clone(), note, text]);
}

#[test]
fn descriptions_and_mentions_are_found_in_both_layouts_of_a_stack() {
    let stack = Block::Stack {
        needs: 60,
        wide: vec![Block::Facts(vec![(
            home("keep", "Keep", None).into(),
            card("park", "Park", None).into(),
        )])],
        narrow: vec![Block::Note(card("king", "King", None).into())],
    };
    let blocks = [stack];
    assert_eq!(cards(&blocks, true), BTreeSet::from(["keep"]));
    assert_eq!(cards(&blocks, false), BTreeSet::from(["king", "park"]));
}
