//! A deck on a page: its cards, its code, and where it lies against the official lists.

use super::card::reminder;
use super::page::{Block, Page, Row, sign};
use crate::library::decks::{balanced_ranges, base, official, official_ranges, plan_profile};
use crate::library::{self, OfficialDeck, Printing};
use crate::rules::balance::{Measure, Profile, Ranges};
use crate::rules::card::{Card, DistrictType, Rank};
use crate::rules::code;
use crate::rules::deck::{Change, Deck, DeckPlan, Pool};
use crate::rules::edition::Edition;
use crate::rules::older::{self, Advice};
use crate::rules::table::Players;
use crate::texts::Texts;

/// A deck to be shown.
#[derive(Debug)]
pub struct Shown<'a> {
    /// What it is called.
    pub name: Option<&'a str>,
    /// It is an official list.
    pub official: bool,
    pub plan: &'a DeckPlan,
    /// Its number of players.
    pub players: Option<u8>,
    /// The deck, if the rules accept it.
    pub deck: Option<&'a Deck>,
    /// What was changed in an official list.
    pub changes: &'a [Change],
    /// The seed it was drawn with, version included.
    pub seed: Option<&'a str>,
    /// Say of each card what it is there for; these were wished for.
    pub why: Option<&'a [Card]>,
}

impl Shown<'_> {
    /// The code, if the deck has one.
    #[must_use]
    pub fn code(&self, pool: &Pool) -> Option<String> {
        code::encode(self.deck?, pool)
    }
}

/// Where a deck lies.
#[derive(Debug)]
pub struct Report {
    /// Its numbers.
    pub profile: Profile,
    /// The ranges of a balanced deck.
    pub ranges: Ranges,
    /// Does it lie in all of them?
    pub balanced: bool,
    /// The official list it shares most cards with, and how many of 100.
    pub nearest: Option<(OfficialDeck, usize)>,
}

/// Where a plan lies against the official lists.
#[must_use]
pub fn report(pool: &Pool, plan: &DeckPlan) -> Report {
    let profile = plan_profile(pool, plan);
    let ranges = balanced_ranges(pool);
    // Rank 9 is left aside, as in the ranges.
    let measured = |id: &&Card| {
        pool.facts(id)
            .is_some_and(|facts| facts.rank != Some(Rank::Nine))
    };
    let cards: Vec<Card> = plan.cards().filter(|card| measured(&card)).collect();
    let nearest = official(pool.edition)
        .iter()
        .map(|(id, list)| {
            let shared = cards.iter().filter(|card| list.contains(**card)).count();
            (*id, 100 * shared / cards.len().max(1))
        })
        .max_by_key(|(_, percent)| *percent);
    Report {
        profile,
        ranges,
        balanced: ranges.hold(profile),
        nearest,
    }
}

/// The page of a deck.
#[must_use]
pub fn page(texts: &Texts, pool: &Pool, shown: &Shown<'_>) -> Page {
    let code = shown.code(pool);
    let title = shown.name.map(str::to_owned).or_else(|| code.clone());
    let what = match shown.players {
        Some(players) => what(texts, pool.edition, players),
        None if shown.official => texts.say("deck-what-open"),
        None => texts.say("deck-what-unset"),
    };
    let mut page = Page(vec![Block::Title {
        text: title.unwrap_or_else(|| texts.say("deck-unnamed")),
        what,
        kind: None,
    }]);
    page.0.extend(changes_note(texts, pool, shown.changes));
    page.0.push(cards(texts, pool, shown));
    let mut facts = Vec::new();
    if let Some(code) = code {
        facts.push((texts.say("deck-code"), code));
    }
    if let Some(seed) = shown.seed {
        facts.push((texts.say("deck-seed"), crate::failure::quoted(seed)));
    }
    if !facts.is_empty() {
        page.0.push(Block::Facts(facts));
    }
    page.0.extend(match pool.rulebook.deck_size {
        Some(_) => report_blocks(texts, pool, shown.plan),
        // Of a deck that cannot be played, nothing is advised.
        None if shown.players.is_some() && shown.deck.is_none() => {
            beside_base(texts, pool, shown.plan)
        }
        None => advice_blocks(texts, pool, shown.plan),
    });
    page
}

/// What a deck is, in a few words: for so many, and of which box if it is an older one.
#[must_use]
pub fn what(texts: &Texts, edition: Edition, players: impl Into<u8>) -> String {
    let what = texts.say_with("deck-what", &[("players", players.into().into())]);
    if edition == Edition::default() {
        return what;
    }
    let edition = texts.say(&format!("edition-{}", edition.id()));
    texts.say_with(
        "deck-what-older",
        &[("what", (&what).into()), ("edition", (&edition).into())],
    )
}

/// What the book of an older box advises and a plan does not do, in words.
#[must_use]
pub fn advice(texts: &Texts, pool: &Pool, plan: &DeckPlan) -> Vec<(&'static str, String)> {
    let told = older::advice(pool, plan).into_iter().map(Advice::told);
    told.map(|(id, count)| {
        (
            id,
            texts.say_with(&format!("advice-{id}"), &[("count", count.into())]),
        )
    })
    .collect()
}

/// The report of an older box, which has no official lists: the book's advice, and the deck beside
/// the base game.
fn advice_blocks(texts: &Texts, pool: &Pool, plan: &DeckPlan) -> Vec<Block> {
    let advice = advice(texts, pool, plan);
    let verdict = if advice.is_empty() {
        "deck-advised"
    } else {
        "deck-not-advised"
    };
    let mut blocks = vec![Block::Heading(texts.say(verdict))];
    if !advice.is_empty() {
        let points = advice.into_iter().map(|(_, text)| text).collect();
        blocks.push(Block::Points {
            source: String::new(),
            points,
        });
    }
    blocks.extend(beside_base(texts, pool, plan));
    blocks
}

/// A deck of an older box beside the base game.
fn beside_base(texts: &Texts, pool: &Pool, plan: &DeckPlan) -> Vec<Block> {
    let base = plan_profile(pool, &base(pool, Players::MOST, 8)).numbers();
    let here = plan_profile(pool, plan).numbers();
    let rows = Measure::ALL
        .into_iter()
        .enumerate()
        .map(|(index, measure)| {
            let name = texts.say(&format!("measure-{}", measure.id()));
            let cells = vec![name, here[index].to_string(), base[index].to_string()];
            Row { cells, kind: None }
        });
    let header = ["column-measure", "column-here", "column-base"];
    let table = Block::Table {
        header: header.map(|id| texts.say(id)).to_vec(),
        rows: rows.collect(),
        wraps: false,
        spare: &[],
    };
    vec![Block::Facts(curve(pool, plan)), table]
}

/// What was changed in an official list, in words.
#[must_use]
pub fn changes_note(texts: &Texts, pool: &Pool, changes: &[Change]) -> Option<Block> {
    let name = |card: &Card| name(texts, pool, card);
    let lines: Vec<String> = changes
        .iter()
        .map(|change| match change {
            Change::Replaced { old, new } => {
                let (old, new) = (name(old), name(new));
                texts.say_with(
                    "deck-replaced",
                    &[("old", (&old).into()), ("new", (&new).into())],
                )
            }
            Change::Added { card } => {
                texts.say_with("deck-added", &[("card", (&name(card)).into())])
            }
            Change::Dropped { card } => {
                texts.say_with("deck-dropped", &[("card", (&name(card)).into())])
            }
        })
        .collect();
    (!lines.is_empty()).then(|| Block::Note(lines.join(" ")))
}

/// The printed name in this pool's edition.
#[must_use]
pub fn name(texts: &Texts, pool: &Pool, card: impl Into<Card>) -> String {
    super::card::name(texts, pool.edition, card)
}

fn printed(pool: &Pool, card: Card) -> Option<&'static Printing> {
    library::printing(card, pool.edition)
}

/// The cards as rows: characters by rank, then districts by cost.
#[must_use]
pub fn card_rows(
    texts: &Texts,
    pool: &Pool,
    plan: &DeckPlan,
    why: Option<&[Card]>,
) -> (Vec<Row>, Vec<Row>) {
    let mut characters: Vec<Card> = plan.characters.clone();
    characters.sort_by_key(|id| pool.facts(id).and_then(|facts| facts.rank));
    let mut districts: Vec<Card> = plan.districts.clone();
    districts.sort_by_key(|id| pool.facts(id).map(|facts| facts.cost));
    let row = |card: &Card, mark: String, kind| {
        let printing = printed(pool, *card)?;
        let about = if let Some(wished) = why {
            let traits = pool
                .facts(card)
                .map(|facts| facts.traits)
                .unwrap_or_default();
            let mut names: Vec<String> = traits
                .iter()
                .map(|one| texts.say(&format!("trait-{}", one.id())))
                .collect();
            if wished.contains(card) {
                names.push(texts.say("why-wish"));
            }
            names.join(", ")
        } else {
            reminder(texts, *card, printing)
        };
        Some(Row {
            cells: vec![mark, printing.name(texts.lang()).to_owned(), about],
            kind,
        })
    };
    let of = |id: &Card| pool.facts(id).copied();
    let characters = characters
        .iter()
        .filter_map(|id| row(id, of(id)?.rank?.to_string(), None))
        .collect();
    let unique = Some(DistrictType::Unique);
    let districts = districts
        .iter()
        .filter_map(|id| {
            let cost = of(id)?.cost;
            let cost = if cost == 0 {
                "–".to_owned()
            } else {
                cost.to_string()
            };
            row(id, format!("{} {cost}", sign(DistrictType::Unique)), unique)
        })
        .collect();
    (characters, districts)
}

fn cards(texts: &Texts, pool: &Pool, shown: &Shown<'_>) -> Block {
    let (mut rows, districts) = card_rows(texts, pool, shown.plan, shown.why);
    rows.extend(districts);
    let about = if shown.why.is_some() {
        "column-why"
    } else {
        "column-power"
    };
    Block::Table {
        header: vec![
            texts.say("column-mark"),
            texts.say("column-name"),
            texts.say(about),
        ],
        rows,
        wraps: true,
        spare: if shown.why.is_some() { &[] } else { &[2] },
    }
}

/// The balance report.
#[must_use]
pub fn report_blocks(texts: &Texts, pool: &Pool, plan: &DeckPlan) -> Vec<Block> {
    let report = report(pool, plan);
    let verdict = if report.balanced {
        "deck-balanced"
    } else {
        "deck-unbalanced"
    };
    let mut blocks = vec![
        Block::Heading(texts.say(verdict)),
        Block::Facts(curve(pool, plan)),
    ];
    let numbers = report.profile.numbers();
    let rows = Measure::ALL
        .into_iter()
        .enumerate()
        .map(|(index, measure)| {
            let (low, high) = report.ranges.0[index];
            let number = numbers[index];
            let mark = if number < low {
                "↓"
            } else if number > high {
                "↑"
            } else {
                ""
            };
            Row {
                cells: vec![
                    texts.say(&format!("measure-{}", measure.id())),
                    format!("{number}{mark}"),
                    format!("{low}–{high}"),
                ],
                kind: None,
            }
        });
    blocks.push(Block::Table {
        header: vec![
            texts.say("column-measure"),
            texts.say("column-here"),
            texts.say("column-range"),
        ],
        rows: rows.collect(),
        wraps: false,
        spare: &[],
    });
    let mut sentences = character(texts, pool, report.profile);
    if let Some((id, percent)) = report.nearest {
        let list = library::deck(id).name(texts.lang());
        let values = [("list", list.into()), ("percent", percent.into())];
        sentences.push(texts.say_with("deck-nearest", &values));
    }
    blocks.push(Block::Text(sentences.join(" ")));
    blocks
}

/// How many unique districts of each cost, as bars.
fn curve(pool: &Pool, plan: &DeckPlan) -> Vec<(String, String)> {
    let costs: Vec<usize> = plan
        .districts
        .iter()
        .filter_map(|id| pool.facts(id))
        .map(|facts| facts.cost.into())
        .collect();
    (0..=6)
        .map(|cost| (cost, costs.iter().filter(|&&other| other == cost).count()))
        .filter(|&(cost, count)| cost > 1 || count > 0)
        .map(|(cost, count)| (cost.to_string(), format!("{} {count}", "█".repeat(count))))
        .collect()
}

/// What the deck is like: the two traits in which it is furthest from the middle of the lists.
fn character(texts: &Texts, pool: &Pool, profile: Profile) -> Vec<String> {
    let official = official_ranges(pool);
    let mut far: Vec<(f64, String)> = Measure::ALL
        .into_iter()
        .enumerate()
        .filter(|(_, measure)| matches!(measure, Measure::Trait(_)))
        .map(|(index, measure)| {
            let (low, high) = official.0[index];
            let middle = f64::midpoint(f64::from(low), f64::from(high));
            let half = (f64::from(high) - f64::from(low)).max(1.0) / 2.0;
            let away = (f64::from(profile.numbers()[index]) - middle) / half;
            let side = if away > 0.0 { "high" } else { "low" };
            (away.abs(), format!("like-{}-{side}", measure.id()))
        })
        .filter(|(away, _)| *away >= 0.5)
        .collect();
    far.sort_by(|one, other| other.0.total_cmp(&one.0));
    if far.is_empty() {
        return vec![texts.say("like-middle")];
    }
    far.iter().take(2).map(|(_, id)| texts.say(id)).collect()
}
