//! `page::markdown`.

use super::page::{action, card, column, entry, home, number, rows};
use citadels::page::markdown::*;
use citadels::page::{Align, Block, Column, Line, Page, Span, Table};
use citadels::rules::card::DistrictType;

fn drawn(blocks: Vec<Block>) -> String {
    draw(&Page::new(blocks))
}

#[test]
fn a_page_reads_as_a_document() {
    let page = drawn(vec![
        Block::Title {
            text: home("keep", "Keep", Some(DistrictType::Unique)).into(),
            what: "unique district".into(),
        },
        Block::Note("Not in the box of 2000.".into()),
        Block::Facts(vec![(" Cost".into(), "3".into())]),
        Block::Actions(vec![action("u", "undo")]),
        Block::Heading("Rulings".into()),
        Block::Points {
            source: "Rulebook".into(),
            points: vec!["One.".into(), "Two.".into()],
        },
        Block::Drawing {
            shapes: vec!["┌┐\n└┘".to_owned(), "│".to_owned()],
            legend: "a wall".into(),
            inks: Vec::new(),
            too_wide: "never said".into(),
        },
    ]);
    assert_eq!(
        page,
        "# ★ Keep\n\n*unique district*\n\n> Not in the box of 2000.\n\n- **Cost** · 3\n\n\
         ## Rulings\n\n*Rulebook*\n\n- One.\n- Two.\n\n```text\n┌┐\n└┘\n```\n\n\
         a wall\n"
    );
}

#[test]
fn an_entry_is_a_heading_a_text_and_its_points() {
    assert_eq!(
        drawn(vec![Block::Columns(vec![Block::Entries(vec![entry()])])]),
        "### 3 ★ Keep\n\nRank 8 cannot touch it.\n\n- Safe from rank 8. Nothing else.\n\
         - Nobody can.\n"
    );
}

#[test]
fn columns_of_numbers_are_aligned_and_cells_keep_to_one_line() {
    let table = Table {
        columns: vec![
            column("Name"),
            Column {
                align: Align::Right,
                ..column("Cost")
            },
        ],
        rows: rows(&[["a|b\nc", "3"]]),
    };
    assert_eq!(
        drawn(vec![Block::Table(table)]),
        "| Name | Cost |\n| --- | ---: |\n| a\\|b c | 3 |\n"
    );
}

#[test]
fn a_mention_links_to_the_description_of_the_card() {
    let mut mention = Line::from("See ");
    mention.push(card("keep", "Keep", None));
    mention.push(" and ");
    mention.push(card("park", "Park", None));
    assert_eq!(
        drawn(vec![
            Block::Heading(home("keep", "Keep", None).into()),
            Block::Text(mention),
            Block::Text(home("king", "King", None).into()),
        ]),
        "## <a id=\"card-keep\"></a>Keep\n\nSee [Keep](#card-keep) and Park\n\nKing\n"
    );
}

#[test]
fn strong_text_is_strong_and_other_markup_is_escaped() {
    let mut line = Line::from(Span::Strong("*Anton*".to_owned()));
    line.push(" has ");
    line.push(number("7", "points"));
    line.push(" <b> ~~B~~ &lt;");
    assert_eq!(
        drawn(vec![Block::Text(line)]),
        "**\\*Anton\\*** has 7 points \\<b\\> \\~\\~B\\~\\~ \\&lt;\n"
    );
}

#[test]
fn a_document_has_room_for_the_wide_layout() {
    let stack = Block::Stack {
        needs: 1000,
        wide: vec![Block::Text("wide".into())],
        narrow: vec![Block::Text("narrow".into())],
    };
    assert_eq!(drawn(vec![stack]), "wide\n");
}
