//! Setting up, and tonight's sheet: one deck at one table.

use super::card::name;
use super::card::{effect, reminder};
use super::deck::what;
use super::page::{Block, Page, Row};
use crate::library::fold::alphabetical;
use crate::library::{self, TopicId, printing};
use crate::rules::card::{Card, District};
use crate::rules::deck::{Deck, Pool};
use crate::rules::edition::{Edition, First};
use crate::rules::ruling::comes_up;
use crate::rules::table::Players;
use crate::texts::Texts;

/// The steps from box to first turn.
#[must_use]
pub fn setup_steps(texts: &Texts, pool: &Pool, deck: &Deck) -> Vec<String> {
    let players = deck.players;
    let characters = names(texts, pool, &deck.characters);
    let districts = names(texts, pool, &deck.districts);
    let count = deck.characters.len();
    let mut steps = vec![texts.say_with(
        "setup-characters",
        &[("count", count.into()), ("cards", (&characters).into())],
    )];
    if library::in_box(deck.edition).tokens {
        steps.push(texts.say_with("setup-tokens", &[("count", count.into())]));
    }
    for id in &deck.characters {
        let message = format!("setup-with-{id}-{}", deck.edition.id());
        if texts.has(&message) {
            steps.push(texts.say(&message));
        }
    }
    let edition = deck.edition.id();
    steps.push(match pool.rulebook.deck_size {
        Some(_) => texts.say_with("setup-districts", &[("cards", (&districts).into())]),
        None => purples(texts, pool, deck),
    });
    steps.extend([
        texts.say(&format!("setup-deal-{edition}")),
        texts.say(&format!("setup-crown-{edition}")),
        discards(texts, deck),
        texts.say_with(
            "setup-end",
            &[("count", pool.rulebook.complete_at[players].into())],
        ),
    ]);
    steps.extend(short_game(texts, deck.edition));
    let special = match players {
        Players::Two => Some("setup-two"),
        Players::Three => Some("setup-three"),
        _ => None,
    };
    steps.extend(special.map(|id| texts.say(id)));
    steps
}

/// How the older books shorten a game; that of 2016 does not.
fn short_game(texts: &Texts, edition: Edition) -> Option<String> {
    let id = format!("setup-short-{}", edition.id());
    texts.has(&id).then(|| texts.say(&id))
}

fn names<T: Copy + Into<Card>>(texts: &Texts, pool: &Pool, cards: &[T]) -> String {
    let names: Vec<String> = cards
        .iter()
        .map(|&card| name(texts, pool.edition, card))
        .collect();
    names.join(", ")
}

/// The purple districts of an older box: all of the base game, but what is taken out and put in.
fn purples(texts: &Texts, pool: &Pool, deck: &Deck) -> String {
    let is_base = |id: &District| pool.facts(id).is_some_and(|facts| facts.is_base);
    let mut left: Vec<District> = deck
        .districts
        .iter()
        .copied()
        .filter(|id| is_base(id))
        .collect();
    let mut out: Vec<District> = Vec::new();
    for id in pool.base_uniques() {
        match left.iter().position(|other| *other == id) {
            Some(place) => drop(left.remove(place)),
            None => out.push(id),
        }
    }
    let bonus: Vec<District> = deck
        .districts
        .iter()
        .copied()
        .filter(|id| !is_base(id))
        .collect();
    let names = |cards: &[District]| names(texts, pool, cards);
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
    let book = deck.edition.rulebook();
    match (deck.players, book.row(deck.players, deck.characters.len())) {
        (Players::Two, _) => texts.say("discards-two"),
        (Players::Three, Some(row)) if row.characters == 8 => texts.say("discards-three-eight"),
        (Players::Three, _) => texts.say("discards-three"),
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
    let lang = texts.lang();
    let call = deck.characters.iter().filter_map(|card| {
        let printing = printing(card, deck.edition)?;
        let rank = printing.rank()?.to_string();
        let cells = vec![
            rank,
            printing.name(lang).to_owned(),
            reminder(texts, card.into(), printing),
        ];
        Some(Row { cells, kind: None })
    });
    let mut districts = deck.districts.clone();
    districts.sort_by_cached_key(|id| {
        (
            pool.facts(id).map(|facts| facts.cost),
            alphabetical(&name(texts, pool.edition, id), lang),
        )
    });
    let uniques = districts.iter().filter_map(|card| {
        let printing = printing(card, deck.edition)?;
        let cost = pool.facts(card)?.cost;
        let cost = if cost == 0 {
            "–".to_owned()
        } else {
            cost.to_string()
        };
        let cells = vec![
            cost,
            printing.name(lang).to_owned(),
            effect(texts, card.into(), printing),
        ];
        Some(Row {
            cells,
            kind: printing.kind(),
        })
    });
    let in_play: Vec<Card> = deck.cards().collect();
    let rulings: Vec<String> = library::rulings()
        .iter()
        .filter(|ruling| ruling.editions.contains(&deck.edition) && !ruling.about.is_empty())
        .filter(|ruling| ruling.matters_for(deck.players) && comes_up(ruling.about, &in_play))
        .map(|ruling| texts.say(&format!("ruling-{}", ruling.id)))
        .collect();
    let columns = |ids: [&str; 3]| ids.iter().map(|id| texts.say(id)).collect::<Vec<_>>();
    let scoring = library::topic(TopicId::SCORING);
    let points = library::rulings()
        .iter()
        .filter(|ruling| ruling.topic == Some(TopicId::SCORING) && ruling.about.is_empty())
        .filter(|ruling| ruling.editions.contains(&deck.edition))
        .map(|ruling| texts.say(&format!("ruling-{}", ruling.id)))
        .collect();
    let count = pool.rulebook.complete_at[deck.players];
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
        Block::Heading(scoring.title(lang).to_owned()),
        Block::Text(scoring.text(texts, deck.edition)),
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
