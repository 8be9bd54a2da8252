//! Setting up, and tonight's sheet: one deck at one table.

use super::card::{effect, reminder};
use super::deck::{name, what};
use super::page::{Block, Page, Row};
use super::rule;
use crate::library::fold::alphabetical;
use crate::library::{self, draft_row};
use crate::rules::card::CardId;
use crate::rules::deck::{Deck, Pool, complete_at};
use crate::rules::edition::{Edition, First};
use crate::rules::ruling::comes_up;
use crate::texts::Texts;

/// The steps from box to first turn.
#[must_use]
pub fn setup_steps(texts: &Texts, pool: &Pool, deck: &Deck) -> Vec<String> {
    let players = deck.players;
    let names = |ids: &[&str]| -> String {
        let names: Vec<String> = ids.iter().map(|id| name(texts, pool, id)).collect();
        names.join(", ")
    };
    let (characters, districts) = (names(&deck.characters), names(&deck.districts));
    let count = deck.characters.len();
    let mut steps = vec![texts.say_with(
        "setup-characters",
        &[("count", count.into()), ("cards", (&characters).into())],
    )];
    // Only the box of 2016 has tokens.
    if deck.edition == Edition::E2016 {
        steps.push(texts.say_with("setup-tokens", &[("count", count.into())]));
    }
    for id in &deck.characters {
        let message = format!("setup-with-{id}-{}", deck.edition.id());
        if texts.has(&message) {
            steps.push(texts.say(&message));
        }
    }
    let edition = deck.edition.id();
    steps.push(match pool.deck_size {
        Some(_) => texts.say_with("setup-districts", &[("cards", (&districts).into())]),
        None => purples(texts, pool, deck),
    });
    steps.extend([
        texts.say(&format!("setup-deal-{edition}")),
        texts.say(&format!("setup-crown-{edition}")),
        discards(texts, deck),
        texts.say_with(
            "setup-end",
            &[("count", complete_at(deck.edition, players).into())],
        ),
    ]);
    steps.extend(short_game(texts, deck.edition));
    let special = match players {
        2 => Some("setup-two"),
        3 => Some("setup-three"),
        _ => None,
    };
    steps.extend(special.map(|id| texts.say(id)));
    steps
}

/// How the older books shorten a game; that of 2016 does not.
fn short_game(texts: &Texts, edition: Edition) -> Option<String> {
    (edition != Edition::E2016).then(|| texts.say(&format!("setup-short-{}", edition.id())))
}

/// The purple districts of an older box: all of the base game, but what is taken out and put in.
fn purples(texts: &Texts, pool: &Pool, deck: &Deck) -> String {
    let is_base = |id: &CardId| pool.facts(id).is_some_and(|facts| facts.is_base);
    let mut left: Vec<CardId> = deck
        .districts
        .iter()
        .copied()
        .filter(|id| is_base(id))
        .collect();
    let mut out: Vec<CardId> = Vec::new();
    for id in pool.base_uniques() {
        match left.iter().position(|other| *other == id) {
            Some(place) => drop(left.remove(place)),
            None => out.push(id),
        }
    }
    let bonus: Vec<CardId> = deck
        .districts
        .iter()
        .copied()
        .filter(|id| !is_base(id))
        .collect();
    let names = |ids: &[CardId]| {
        let names: Vec<String> = ids.iter().map(|id| name(texts, pool, id)).collect();
        names.join(", ")
    };
    let mut said = vec![texts.say("setup-purple-base")];
    if !out.is_empty() {
        said.push(texts.say_with("setup-purple-out", &[("cards", (&names(&out)).into())]));
    }
    if bonus.is_empty() {
        said.push(texts.say("setup-purple-no-bonus"));
    } else {
        said.push(texts.say_with("setup-purple-bonus", &[("cards", (&names(&bonus)).into())]));
    }
    said.join(" ")
}

/// Tonight's row of the discard table, in words.
#[must_use]
pub fn discards(texts: &Texts, deck: &Deck) -> String {
    let characters = deck.characters.len();
    match (
        deck.players,
        draft_row(deck.edition, characters, deck.players),
    ) {
        (2, _) => texts.say("discards-two"),
        (3, Some(row)) if row.characters == 8 => texts.say("discards-three-eight"),
        (3, _) => texts.say("discards-three"),
        (_, Some(row)) => {
            let values = [("count", row.face_up.into())];
            let message = match row.first {
                First::FaceUp => "discards-row",
                First::FaceDown => "discards-row-down",
            };
            let mut said = texts.say_with(message, &values);
            // One card fewer than players and discards need: the last takes the first one back.
            if row.last_takes_first() {
                said.push(' ');
                said.push_str(&texts.say("discards-last"));
            }
            said
        }
        _ => String::new(),
    }
}

/// The checklist as a page.
#[must_use]
pub fn setup(texts: &Texts, pool: &Pool, deck: &Deck) -> Page {
    let steps = setup_steps(texts, pool, deck);
    let facts = steps
        .into_iter()
        .enumerate()
        .map(|(index, step)| (format!("☐ {}", index + 1), step));
    Page(vec![
        Block::Title {
            text: texts.say("setup-title"),
            what: what(texts, deck.edition, deck.players),
            kind: None,
        },
        Block::Facts(facts.collect()),
    ])
}

/// Tonight's sheet.
#[must_use]
pub fn sheet(texts: &Texts, pool: &Pool, deck: &Deck, title: &str) -> Page {
    let printed = |id: &str| {
        let card = library::card(id)?;
        Some((card, card.printing(deck.edition)?))
    };
    let lang = texts.lang();
    let call = deck.characters.iter().filter_map(|id| {
        let (card, printing) = printed(id)?;
        let rank = printing.rank()?.to_string();
        let cells = vec![
            rank,
            printing.name(lang).to_owned(),
            reminder(texts, card, printing),
        ];
        Some(Row { cells, kind: None })
    });
    let mut districts = deck.districts.clone();
    districts.sort_by_cached_key(|id| {
        (
            pool.facts(id).map(|facts| facts.cost),
            alphabetical(&name(texts, pool, id), lang),
        )
    });
    let uniques = districts.iter().filter_map(|id| {
        let (card, printing) = printed(id)?;
        let cost = pool.facts(id)?.cost;
        let cost = if cost == 0 {
            "–".to_owned()
        } else {
            cost.to_string()
        };
        let cells = vec![
            cost,
            printing.name(lang).to_owned(),
            effect(texts, card, printing),
        ];
        Some(Row {
            cells,
            kind: printing.kind(),
        })
    });
    let in_play: Vec<&str> = deck
        .characters
        .iter()
        .chain(&deck.districts)
        .copied()
        .collect();
    let rulings: Vec<String> = library::rulings()
        .iter()
        .filter(|ruling| ruling.editions.contains(&deck.edition) && !ruling.about.is_empty())
        .filter(|ruling| ruling.matters_for(deck.players) && comes_up(ruling.about, &in_play))
        .map(|ruling| texts.say(&format!("ruling-{}", ruling.id)))
        .collect();
    let columns = |ids: [&str; 3]| ids.iter().map(|id| texts.say(id)).collect::<Vec<_>>();
    let scoring = library::topics().iter().find(|topic| topic.id == "scoring");
    let points = library::rulings()
        .iter()
        .filter(|ruling| ruling.topic == Some("scoring") && ruling.about.is_empty())
        .filter(|ruling| ruling.editions.contains(&deck.edition))
        .map(|ruling| texts.say(&format!("ruling-{}", ruling.id)))
        .collect();
    let count = complete_at(deck.edition, deck.players);
    let mut end = vec![texts.say_with("setup-end", &[("count", count.into())])];
    end.extend(short_game(texts, deck.edition));
    Page(vec![
        Block::Title {
            text: title.to_owned(),
            what: what(texts, deck.edition, deck.players),
            kind: None,
        },
        Block::Table {
            header: columns(["column-rank", "column-name", "column-power"]),
            rows: call.collect(),
            wraps: true,
            spare: &[],
        },
        Block::Text(discards(texts, deck)),
        Block::Table {
            header: columns(["column-cost", "column-name", "column-effect"]),
            rows: uniques.collect(),
            wraps: true,
            spare: &[],
        },
        Block::Heading(scoring.map_or(String::new(), |topic| topic.title(lang).to_owned())),
        Block::Text(scoring.map_or(String::new(), |topic| {
            rule::text(texts, topic, deck.edition)
        })),
        Block::Points {
            source: String::new(),
            points,
        },
        Block::Text(end.join(" ")),
        Block::Heading(texts.say("page-rulings")),
        Block::Points {
            source: String::new(),
            points: rulings,
        },
    ])
}
