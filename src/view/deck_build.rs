//! The deck building screen, and what follows.

use super::deck::{self, Verdict};
use super::table;
use crate::desk::deck::{DeckAnswer, Measured, advice, balance};
use crate::flow::deck_build::Scene;
use crate::library::decks::{measure_name, pool};
use crate::page::{Block, Line, Page, Seal, Span};
use crate::rules::card::{Card, DistrictType, Rank};
use crate::say;
use crate::texts::Texts;

/// Marks locked cards.
const LOCKED: &str = " ▣";

pub fn page(texts: &Texts, scene: &Scene) -> Page {
    let characters = scene
        .ranks
        .iter()
        .map(|rank| character(texts, scene, *rank));
    Page::new(vec![
        Block::Title {
            text: deck::title_for(texts, scene.edition, scene.players.number()).into(),
            what: Line::default(),
        },
        Block::Text(Line::joined(
            [missing(texts, scene), standing(texts, scene)],
            "\n",
        )),
        Block::Grid {
            columns: 2,
            items: characters.collect(),
        },
        Block::Grid {
            columns: 3,
            items: districts(texts, scene),
        },
    ])
}

fn character(texts: &Texts, scene: &Scene, rank: Rank) -> Line {
    let pool = pool(scene.edition);
    let mut characters = scene.plan.characters.iter();
    let chosen = characters.find(|card| pool.facts(**card).and_then(|of| of.rank) == Some(rank));
    let mut line = Line::from(format!("{rank} "));
    match chosen {
        Some(card) => {
            line.push(table::card(texts, scene.edition, *card));
            line.push(lock(scene, *card));
        }
        None => line.push("…"),
    }
    line
}

fn lock(scene: &Scene, card: Card) -> &'static str {
    if scene.locked.contains(&card) {
        LOCKED
    } else {
        ""
    }
}

fn districts(texts: &Texts, scene: &Scene) -> Vec<Line> {
    let mut districts = scene.plan.districts.clone();
    districts.sort_by_cached_key(|card| deck::by_cost(texts, scene.edition, *card));
    let chosen = districts.chunk_by(|one, other| one == other).map(|same| {
        let mut line = deck::district(texts, scene.edition, same[0], same.len());
        line.push(lock(scene, same[0]));
        line
    });
    let empty = format!("{} …", Seal::from(DistrictType::Unique).sign);
    let open = (0..scene.open).map(|_| empty.clone().into());
    chosen.chain(open).collect()
}

/// What must still be chosen, if anything.
fn missing(texts: &Texts, scene: &Scene) -> Line {
    let ranks: Vec<String> = scene.missing.iter().map(ToString::to_string).collect();
    let ranks = (!ranks.is_empty()).then(|| {
        let count = ranks.len();
        say!(
            texts,
            "build-missing-ranks",
            count,
            ranks = ranks.join(", ")
        )
    });
    let open = (scene.open > 0).then(|| say!(texts, "build-missing-districts", count = scene.open));
    let missing: Vec<String> = ranks.into_iter().chain(open).collect();
    if missing.is_empty() {
        return Span::Strong(say!(texts, "build-complete")).into();
    }
    say!(texts, "build-missing", what = missing.join(" · ")).into()
}

/// The verdict on a complete deck; before that, the progress and anything already exceeded.
fn standing(texts: &Texts, scene: &Scene) -> Line {
    let pool = pool(scene.edition);
    let (advice, balance) = (
        advice(texts, &pool, &scene.plan),
        balance(&pool, &scene.plan),
    );
    if scene.missing.is_empty() && scene.open == 0 {
        return deck::verdict_line(
            texts,
            &Verdict {
                is_legal: true,
                balance: &balance,
                advice: advice.as_deref(),
            },
        );
    }
    let measures = balance.measures.iter().filter_map(|(measure, measured)| {
        let Measured::Range { value, low, high } = *measured else {
            return None;
        };
        let mark = if value > high { "↑" } else { "" };
        (measure.is_base() || value > high).then(|| {
            let name = texts.say(measure_name(*measure));
            format!("{name} = {value}{mark} ({low}–{high})")
        })
    });
    let report = measures.collect::<Vec<_>>().join(", ");
    say!(texts, "build-so-far", report).into()
}

/// What to do with the deck now.
pub fn next(texts: &Texts, answer: &DeckAnswer) -> Block {
    let saved = answer.saved.as_ref();
    let name = saved.or(answer.code.as_ref()).cloned().unwrap_or_default();
    let deck = if name.contains(' ') {
        format!("\"{name}\"")
    } else {
        name
    };
    Block::Text(match saved {
        Some(name) => say!(texts, "build-next-saved", name, deck).into(),
        None => say!(texts, "build-next", deck).into(),
    })
}
