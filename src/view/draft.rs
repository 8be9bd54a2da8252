//! The selection phase: the discard table, a deal, and what is shown on the device that goes around.

use super::card::{name, reminder};
use super::page::{Block, Page, Row};
use crate::library::{self, TopicId, nearest_printing};
use crate::rules::card::{Character, Rank};
use crate::rules::draft::{Action, Deal, Row as Table, Step};
use crate::rules::edition::{Edition, First};
use crate::rules::ruling::Standing;
use crate::rules::table::{Players, Seat};
use crate::texts::Texts;

/// The discard table of an edition, whole or narrowed.
#[must_use]
pub fn table(texts: &Texts, edition: Edition, rows: &[&Table], narrowed: bool) -> Page {
    let mut page = Page(vec![
        Block::Title {
            text: texts.say("draft-title"),
            what: texts.say(&format!("edition-{}", edition.id())),
            kind: None,
        },
        overview(texts, rows),
    ]);
    let mut notes = Vec::new();
    if let Some(row) = rows.iter().find(|row| row.face_up > 0) {
        notes.push(texts.say(match row.first {
            First::FaceUp => "draft-order-face-up",
            First::FaceDown => "draft-order-face-down",
        }));
        notes.push(texts.say("draft-rank-four"));
    }
    if rows.iter().any(|row| row.last_takes_first()) {
        page.0.push(Block::Text(texts.say("draft-last")));
    }
    // Where the book is silent, the table says what we read.
    notes.extend(
        library::rulings()
            .iter()
            .filter(|ruling| ruling.topic == Some(TopicId::SELECTION))
            .filter(|ruling| ruling.standing == Standing::Reading)
            .filter(|ruling| ruling.editions.contains(&edition))
            .filter(|ruling| rows.iter().any(|row| ruling.matters_for(row.players)))
            .map(|ruling| texts.say(&format!("ruling-{}", ruling.id))),
    );
    if !notes.is_empty() {
        page.0.push(Block::Points {
            source: String::new(),
            points: notes,
        });
    }
    if !narrowed {
        page.0.push(Block::Text(texts.say("draft-hint")));
    }
    // From four players on the order is plain; it is spelt out where it was asked for.
    for row in rows
        .iter()
        .filter(|row| narrowed || row.players <= Players::Three)
    {
        page.0.push(Block::Heading(what(texts, row)));
        page.0.push(Block::Facts(steps(texts, &row.steps())));
    }
    page
}

fn overview(texts: &Texts, rows: &[&Table]) -> Block {
    let header = [
        "column-players",
        "column-characters",
        "column-face-up",
        "column-face-down",
        "column-from",
    ];
    let cells = |row: &&Table| {
        let from: Vec<String> = row
            .steps()
            .iter()
            .filter(|step| step.action == Action::Keep)
            .map(|step| step.from.to_string())
            .collect();
        vec![
            format!(
                "{}{}",
                row.players,
                if row.last_takes_first() { "*" } else { "" }
            ),
            row.characters.to_string(),
            row.face_up.to_string(),
            "1".to_owned(),
            from.join(", "),
        ]
    };
    Block::Table {
        header: header.map(|id| texts.say(id)).to_vec(),
        rows: rows
            .iter()
            .map(|row| Row {
                cells: cells(row),
                kind: None,
            })
            .collect(),
        wraps: false,
        spare: &[3, 4],
    }
}

/// `5 players, 8 characters`.
#[must_use]
pub fn what(texts: &Texts, row: &Table) -> String {
    let values = [
        ("players", row.players.into()),
        ("characters", row.characters.into()),
    ];
    texts.say_with("draft-what", &values)
}

fn steps(texts: &Texts, steps: &[Step]) -> Vec<(String, String)> {
    let told = steps.iter().map(|step| {
        let who = if step.seat == Seat::FIRST {
            "draft-player-crown"
        } else {
            "draft-player"
        };
        let who = texts.say_with(who, &[("player", step.seat.number().into())]);
        let id = format!("draft-step-{}", step.action.id());
        texts.say_with(&id, &[("who", (&who).into()), ("count", step.from.into())])
    });
    told.enumerate()
        .map(|(index, step)| (format!("{:>2}", index + 1), step))
        .collect()
}

/// A deal; the face-down card only if it is to be revealed.
#[must_use]
pub fn deal(
    texts: &Texts,
    edition: Edition,
    row: &Table,
    deal: &Deal,
    seed: &str,
    reveal: bool,
) -> Page {
    let mut facts = vec![(texts.say("deal-face-up"), face_up(texts, edition, deal))];
    let hidden = if reveal {
        name(texts, edition, deal.face_down)
    } else {
        texts.say("deal-unseen")
    };
    facts.push((texts.say("deal-face-down"), hidden));
    if row.first == First::FaceDown {
        facts.reverse();
    }
    facts.push((texts.say("deck-seed"), crate::failure::quoted(seed)));
    let mut page = Page(vec![
        Block::Title {
            text: texts.say("deal-title"),
            what: what(texts, row),
            kind: None,
        },
        Block::Facts(facts),
    ]);
    page.0.extend(returned(texts, edition, deal));
    page.0.push(Block::Facts(steps(texts, &row.steps())));
    page
}

fn face_up(texts: &Texts, edition: Edition, deal: &Deal) -> String {
    let names: Vec<String> = deal
        .face_up
        .iter()
        .map(|id| name(texts, edition, id))
        .collect();
    if names.is_empty() {
        texts.say("deal-none")
    } else {
        names.join(", ")
    }
}

fn returned(texts: &Texts, edition: Edition, deal: &Deal) -> Option<Block> {
    let card = name(texts, edition, deal.returned.first()?);
    Some(Block::Note(
        texts.say_with("deal-returned", &[("card", (&card).into())]),
    ))
}

/// What everybody may see while the device goes from hand to hand.
#[must_use]
pub fn hand_over(
    texts: &Texts,
    edition: Edition,
    deal: &Deal,
    note: Option<String>,
    to: &str,
) -> Page {
    let mut page = Page(vec![Block::Title {
        text: texts.say_with("pass-hand", &[("name", to.into())]),
        what: texts.say("pass-hand-why"),
        kind: None,
    }]);
    if !deal.face_up.is_empty() {
        let facts = vec![(texts.say("deal-face-up"), face_up(texts, edition, deal))];
        page.0.push(Block::Facts(facts));
    }
    page.0.extend(returned(texts, edition, deal));
    page.0.extend(note.map(Block::Text));
    page.0.push(Block::Keys(vec![texts.say("pass-keys-hand")]));
    page
}

/// A choice among characters, for one pair of eyes.
#[derive(Debug)]
pub struct Choice<'a> {
    /// What is to be chosen, and by whom.
    pub title: String,
    /// What happened before, if anything is to be said.
    pub note: Option<String>,
    /// The characters that the player has already.
    pub yours: &'a [Character],
    /// The characters to choose from.
    pub cards: &'a [Character],
    /// The one that is chosen so far, and what that means.
    pub chosen: Option<(Character, String)>,
}

/// The page of a choice: each character with its rank, which is its key, and its power.
#[must_use]
pub fn choice(texts: &Texts, edition: Edition, choice: &Choice<'_>) -> Page {
    let mut page = Page(vec![Block::Title {
        text: choice.title.clone(),
        what: String::new(),
        kind: None,
    }]);
    page.0.extend(choice.note.clone().map(Block::Text));
    if !choice.yours.is_empty() {
        let names: Vec<String> = choice
            .yours
            .iter()
            .map(|id| name(texts, edition, id))
            .collect();
        page.0.push(Block::Facts(vec![(
            texts.say("pass-yours"),
            names.join(", "),
        )]));
    }
    let chosen = choice.chosen.as_ref().map(|(id, _)| *id);
    page.0
        .push(Block::Facts(powers(texts, edition, choice.cards, chosen)));
    page.0.extend(
        choice
            .chosen
            .as_ref()
            .map(|(_, said)| Block::Note(said.clone())),
    );
    let keys = if chosen.is_some() {
        "pass-keys-sure"
    } else {
        "pass-keys-choose"
    };
    page.0.push(Block::Keys(vec![texts.say(keys)]));
    page
}

/// Characters with their powers, by rank.
#[must_use]
pub fn powers(
    texts: &Texts,
    edition: Edition,
    cards: &[Character],
    chosen: Option<Character>,
) -> Vec<(String, String)> {
    let mut listed: Vec<(Rank, String)> = cards
        .iter()
        .filter_map(|card| {
            let printing = nearest_printing(card, edition);
            let mark = if chosen == Some(*card) { "▶ " } else { "" };
            let power = reminder(texts, card.into(), printing);
            Some((
                printing.rank()?,
                format!("{mark}{}. {power}", printing.name(texts.lang())),
            ))
        })
        .collect();
    listed.sort();
    listed
        .into_iter()
        .map(|(rank, said)| (rank.to_string(), said))
        .collect()
}

/// A page with a title, a reason, names by letter, and keys.
#[must_use]
pub fn question(title: String, why: String, choices: Vec<(String, String)>, keys: String) -> Page {
    let mut page = Page(vec![Block::Title {
        text: title,
        what: why,
        kind: None,
    }]);
    if !choices.is_empty() {
        page.0.push(Block::Facts(choices));
    }
    page.0.push(Block::Keys(vec![keys]));
    page
}
