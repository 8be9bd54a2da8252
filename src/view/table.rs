//! Setting up, and tonight's sheet: one deck at one table.

use super::card::{effect, reminder};
use super::deck::name;
use super::page::{Block, Page, Row};
use super::rule;
use crate::catalog::fold::alphabetical;
use crate::catalog::{self, draft_row};
use crate::rules::deck::{Deck, Pool, complete_at};
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
    let mut steps = vec![
        texts.say_with(
            "setup-characters",
            &[("count", count.into()), ("cards", (&characters).into())],
        ),
        texts.say_with("setup-tokens", &[("count", count.into())]),
    ];
    for id in &deck.characters {
        let message = format!("setup-with-{id}");
        if texts.has(&message) {
            steps.push(texts.say(&message));
        }
    }
    steps.extend([
        texts.say_with("setup-districts", &[("cards", (&districts).into())]),
        texts.say("setup-deal"),
        texts.say("setup-crown"),
        discards(texts, deck),
        texts.say_with("setup-end", &[("count", complete_at(players).into())]),
    ]);
    let special = match players {
        2 => Some("setup-two"),
        3 => Some("setup-three"),
        _ => None,
    };
    steps.extend(special.map(|id| texts.say(id)));
    steps
}

/// Tonight's row of the discard table, in words.
#[must_use]
pub fn discards(texts: &Texts, deck: &Deck) -> String {
    let characters = deck.characters.len();
    match (deck.players, draft_row(deck.edition, characters, deck.players)) {
        (2, _) => texts.say("discards-two"),
        (3, _) => texts.say("discards-three"),
        (_, Some(row)) => {
            let values = [("count", row.face_up.into())];
            let mut said = texts.say_with("discards-row", &values);
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
    let facts =
        steps.into_iter().enumerate().map(|(index, step)| (format!("☐ {}", index + 1), step));
    Page(vec![
        Block::Title {
            text: texts.say("setup-title"),
            what: texts.say_with("deck-what", &[("players", deck.players.into())]),
            kind: None,
        },
        Block::Facts(facts.collect()),
    ])
}

/// Tonight's sheet.
#[must_use]
pub fn sheet(texts: &Texts, pool: &Pool, deck: &Deck, title: &str) -> Page {
    let printed = |id: &str| {
        let card = catalog::card(id)?;
        Some((card, card.printing(deck.edition)?))
    };
    let lang = texts.lang();
    let call = deck.characters.iter().filter_map(|id| {
        let (card, printing) = printed(id)?;
        let rank = printing.rank()?.to_string();
        let cells = vec![rank, printing.name(lang).to_owned(), reminder(texts, card, printing)];
        Some(Row { cells, kind: None })
    });
    let mut districts = deck.districts.clone();
    districts.sort_by_cached_key(|id| {
        (pool.facts(id).map(|facts| facts.cost), alphabetical(&name(texts, pool, id), lang))
    });
    let uniques = districts.iter().filter_map(|id| {
        let (card, printing) = printed(id)?;
        let cost = pool.facts(id)?.cost;
        let cost = if cost == 0 { "–".to_owned() } else { cost.to_string() };
        let cells = vec![cost, printing.name(lang).to_owned(), effect(texts, card, printing)];
        Some(Row { cells, kind: printing.kind() })
    });
    let in_play: Vec<&str> = deck.characters.iter().chain(&deck.districts).copied().collect();
    let rulings: Vec<String> = catalog::rulings()
        .iter()
        .filter(|ruling| ruling.editions.contains(&deck.edition) && !ruling.about.is_empty())
        .filter(|ruling| ruling.matters_for(deck.players) && comes_up(ruling.about, &in_play))
        .map(|ruling| texts.say(&format!("ruling-{}", ruling.id)))
        .collect();
    let columns = |ids: [&str; 3]| ids.iter().map(|id| texts.say(id)).collect::<Vec<_>>();
    let scoring = catalog::topics().iter().find(|topic| topic.id == "scoring");
    let points = catalog::rulings()
        .iter()
        .filter(|ruling| ruling.topic == Some("scoring") && ruling.about.is_empty())
        .filter(|ruling| ruling.editions.contains(&deck.edition))
        .map(|ruling| texts.say(&format!("ruling-{}", ruling.id)))
        .collect();
    Page(vec![
        Block::Title {
            text: title.to_owned(),
            what: texts.say_with("deck-what", &[("players", deck.players.into())]),
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
        Block::Text(scoring.map_or(String::new(), |topic| rule::text(texts, topic, deck.edition))),
        Block::Points { source: String::new(), points },
        Block::Text(texts.say_with("setup-end", &[("count", complete_at(deck.players).into())])),
        Block::Heading(texts.say("page-rulings")),
        Block::Points { source: String::new(), points: rulings },
    ])
}
