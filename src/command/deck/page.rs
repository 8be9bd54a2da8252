//! A deck on a page: its cards, its code, and how it compares with the official lists.

use crate::command::deck::answer::{Advised, Balance, DeckAnswer, Measured, Origin};
use crate::command::deck::measure::kept::Quote;
use crate::command::deck::measure::page::{quoted_figures, short_figures};
use crate::command::deck::save;
use crate::fault::quoted;
use crate::library::decks::{measure_name, pool};
use crate::library::fold::alphabetical;
use crate::page::{Block, Line, Page, Row, Span, Table};
use crate::rules::card::{Card, Trait};
use crate::rules::deck::{CardFacts, Deck, Pool};
use crate::rules::edition::Edition;
use crate::texts::Texts;
use crate::wording::card::{reminder, seal, unseen};
use crate::wording::columns::{self, column, numbers, spare, wide};
use crate::wording::deck::{changes, of_edition, what};
use crate::wording::table::{self, home};
use crate::{family, id, library, say};

family!(trait_name(Trait) = "trait-");
family!(has_much(Trait) = "like-high-");
family!(has_little(Trait) = "like-low-");

/// Everything visible on a terminal: the cards, a verdict, and finally how to restore the deck.
pub fn page(texts: &Texts, answer: &DeckAnswer) -> Page {
    let name = answer.origin.name(texts.lang());
    let mut page = Page::new(vec![match (name, answer.players) {
        (None, Some(players)) => Block::Title {
            text: title_for(texts, answer.edition, players).into(),
            what: Line::default(),
        },
        _ => title(texts, answer),
    }]);
    page.extend(changes(texts, answer.edition, &answer.changes).map(Block::Note));
    page.extend(grids(
        texts,
        answer.edition,
        &answer.characters,
        &answer.districts,
    ));
    page.extend(unseen_of(texts, answer));
    page.push(Block::Text(verdict_line(
        texts,
        &Verdict {
            is_legal: answer.faults.is_empty(),
            balance: &answer.balance,
            advice: answer.advice.as_deref(),
        },
    )));
    let quote = answer.measured.as_ref();
    let short = match quote {
        // Who asked for games wants to see what they say.
        Some(Quote {
            evenest_of: Some(_),
            ..
        }) => {
            page.extend(measured(texts, answer));
            None
        }
        _ => quote.map(|quote| short_figures(texts, quote)),
    };
    page.extend(marks(texts, answer, short));
    page
}

/// What is known from games of it.
fn measured(texts: &Texts, answer: &DeckAnswer) -> Option<Block> {
    let quote = answer.measured.as_ref()?;
    let figures = quoted_figures(texts, quote);
    let evenest = quote.evenest_of;
    let evenest = evenest.map(|count| say!(texts, "measured-evenest", count));
    let said = [evenest, Some(figures)].into_iter().flatten();
    Some(Block::Text(said.collect::<Vec<_>>().join(" ").into()))
}

fn unseen_of(texts: &Texts, answer: &DeckAnswer) -> Option<Block> {
    let districts = answer.districts.iter();
    let printings = districts.map(|card| library::nearest_printing(*card, answer.edition));
    unseen(texts, printings)
}

/// The cards of a deck at a glance: characters by rank, then districts by cost.
pub fn compact(texts: &Texts, deck: &Deck) -> Vec<Block> {
    let plan = deck.plan();
    grids(texts, deck.edition, &plan.characters, &plan.districts)
}

fn grids(texts: &Texts, edition: Edition, characters: &[Card], districts: &[Card]) -> Vec<Block> {
    let ranked = characters.iter().map(|card| {
        let rank = library::nearest_printing(*card, edition).rank;
        let rank = rank.map_or("–".to_owned(), |rank| rank.to_string());
        Line(vec![
            format!("{rank} ").into(),
            table::card(texts, edition, *card),
        ])
    });
    let mut districts = districts.to_vec();
    districts.sort_by_cached_key(|card| by_cost(texts, edition, *card));
    let items = districts.chunk_by(|one, other| one == other);
    let items = items.map(|same| district(texts, edition, same[0], same.len()));
    vec![
        Block::Grid {
            columns: 2,
            items: ranked.collect(),
        },
        Block::Grid {
            columns: 3,
            items: items.collect(),
        },
    ]
}

/// Districts are sorted by cost, then alphabetically in the user's language.
pub fn by_cost(texts: &Texts, edition: Edition, card: Card) -> impl Ord + use<> {
    let printing = library::nearest_printing(card, edition);
    let lang = texts.lang();
    (printing.cost, alphabetical(printing.name(lang), lang))
}

/// A district with its symbol and cost, and its count if more than one.
pub fn district(texts: &Texts, edition: Edition, card: Card, times: usize) -> Line {
    let printing = library::nearest_printing(card, edition);
    let cost = printing.shown_cost();
    let times = if times > 1 {
        format!(" ×{times}")
    } else {
        String::new()
    };
    let name = format!("{cost} {}{times}", printing.name(texts.lang()));
    let seal = seal(printing);
    let sign = seal.map_or("", |seal| seal.sign);
    Line(vec![
        format!("{sign} ").into(),
        Span::Card {
            id: card.id(),
            name,
            seal,
            is_home: false,
        },
    ])
}

/// A deck's summary in a line.
#[derive(Debug)]
pub struct Verdict<'a> {
    pub is_legal: bool,
    pub balance: &'a Balance,
    pub advice: Option<&'a [Advised]>,
}

/// Is it legal, is it balanced, what stands out?
pub fn verdict_line(texts: &Texts, verdict: &Verdict<'_>) -> Line {
    let balance = verdict.balance;
    let (said, beside) = match verdict.advice {
        _ if !verdict.is_legal => (say!(texts, "deck-illegal"), String::new()),
        Some([]) => (say!(texts, "deck-advised") + ".", String::new()),
        Some(advice) => {
            let advice: Vec<&str> = advice.iter().map(|one| one.text.as_str()).collect();
            (say!(texts, "deck-not-advised") + ".", advice.join(" "))
        }
        None if balance.balanced => {
            let leanings = leanings(texts, balance).join(" ");
            (say!(texts, "deck-balanced") + ".", leanings)
        }
        None => (say!(texts, "deck-outside"), outside(texts, balance)),
    };
    Line(vec![Span::Strong(said), format!(" {beside}").into()])
}

/// The measures outside the official lists' ranges.
fn outside(texts: &Texts, balance: &Balance) -> String {
    let outside = balance.measures.iter().filter_map(|(measure, measured)| {
        let Measured::Range { value, low, high } = *measured else {
            return None;
        };
        (value < low || value > high).then(|| {
            let name = texts.say(measure_name(*measure));
            say!(texts, "deck-outside-measure", name, value, low, high)
        })
    });
    outside.collect::<Vec<_>>().join(", ")
}

fn title(texts: &Texts, answer: &DeckAnswer) -> Block {
    let name = answer.origin.name(texts.lang()).or(answer.code.as_deref());
    Block::Title {
        text: name
            .map_or_else(|| say!(texts, "deck-unnamed"), str::to_owned)
            .into(),
        what: match (answer.players, &answer.origin) {
            (Some(players), _) => what(texts, answer.edition, players),
            (None, Origin::List(_)) => say!(texts, "deck-what-open"),
            (None, _) => say!(texts, "deck-what-unset"),
        }
        .into(),
    }
}

/// The removed and added cards, what was measured, and how to restore the deck.
fn marks(texts: &Texts, answer: &DeckAnswer, measured: Option<String>) -> Option<Block> {
    let cards = |cards: &[Card]| {
        let cards = cards.iter();
        Line::joined(
            cards.map(|card| table::card(texts, answer.edition, *card).into()),
            ", ",
        )
    };
    let moved = [
        (say!(texts, "deck-went"), cards(&answer.went)),
        (say!(texts, "deck-came"), cards(&answer.came)),
    ];
    let moved = moved.into_iter().filter(|(_, cards)| !cards.is_empty());
    let moved = moved.map(|(label, cards)| (label.into(), cards));
    let code = answer.code.as_ref();
    let code = code.map(|code| (say!(texts, "deck-code").into(), code.as_str().into()));
    let seed = answer.seed.as_ref();
    let seed = seed.map(|seed| {
        (
            say!(texts, "deck-seed").into(),
            quoted(&seed.to_string()).into(),
        )
    });
    let measured = measured.map(|figures| (say!(texts, "measured-title").into(), figures.into()));
    let facts = moved.chain(measured).chain(code).chain(seed);
    let facts: Vec<(Line, Line)> = facts.collect();
    (!facts.is_empty()).then_some(Block::Facts(facts))
}

/// The same with each card's effect, and every measure.
pub fn full(texts: &Texts, answer: &DeckAnswer) -> Page {
    let pool = pool(answer.edition);
    let mut page = Page::new(vec![title(texts, answer)]);
    if answer.is_check && answer.faults.is_empty() {
        page.push(Block::Text(say!(texts, "deck-legal").into()));
    }
    page.extend(changes(texts, answer.edition, &answer.changes).map(Block::Note));
    page.push(cards(texts, &pool, answer));
    page.extend(unseen_of(texts, answer));
    page.extend(marks(texts, answer, None));
    page.extend(verdict(texts, answer));
    page.push(Block::Facts(curve(&pool, &answer.districts)));
    page.push(measures(texts, answer));
    page.extend(likeness(texts, answer).map(|text| Block::Text(text.into())));
    page.extend(measured(texts, answer));
    page
}

/// Each deck as a page.
pub fn random(
    texts: &Texts,
    answer: &super::random::Answer,
    page: impl Fn(&Texts, &DeckAnswer) -> Page,
) -> Page {
    match answer {
        super::random::Answer::One(deck) => page(texts, deck),
        super::random::Answer::Several { decks } => {
            let pages = decks.iter().map(|deck| page(texts, deck));
            Page::new(pages.flat_map(Vec::<Block>::from).collect())
        }
    }
}

pub fn saved(texts: &Texts, answer: &save::Answer) -> Page {
    let said = say!(texts, "deck-saved", name = quoted(&answer.saved));
    Page::new(vec![Block::Text(said.into())])
}

pub fn forgotten(texts: &Texts, answer: &save::Forgotten) -> Page {
    let said = say!(texts, "deck-forgotten", name = quoted(&answer.forgotten));
    let mut page = Page::new(vec![Block::Text(said.into())]);
    page.extend(answer.code.as_ref().map(|code| {
        let fact = (say!(texts, "deck-code").into(), code.as_str().into());
        Block::Facts(vec![fact])
    }));
    page
}

/// The same as a title.
pub fn title_for(texts: &Texts, edition: Edition, players: u8) -> String {
    of_edition(texts, edition, say!(texts, "deck-title", players))
}

/// The cards: characters by rank, then districts by cost.
fn cards(texts: &Texts, pool: &Pool, answer: &DeckAnswer) -> Block {
    let facts = |card: &Card| pool.facts(card).copied();
    let characters = answer.characters.iter().filter_map(facts);
    let mut districts: Vec<CardFacts> = answer.districts.iter().filter_map(facts).collect();
    districts.sort_by_cached_key(|facts| by_cost(texts, answer.edition, facts.card));
    let cards = characters.chain(districts);
    let rows = cards.map(|facts| row(texts, answer, &facts)).collect();
    let about = match answer.why {
        Some(_) => wide(texts, id!("column-why")),
        None => spare(1, wide(texts, id!("column-power"))),
    };
    let columns = vec![
        column(texts, id!("column-mark")),
        column(texts, id!("column-name")),
        about,
    ];
    Block::Table(Table { columns, rows })
}

fn row(texts: &Texts, answer: &DeckAnswer, facts: &CardFacts) -> Row {
    let card = facts.card;
    let printing = library::nearest_printing(card, answer.edition);
    let seal = seal(printing);
    let mark = facts.rank.map_or_else(
        || {
            let sign = seal.map_or("", |seal| seal.sign);
            format!("{sign} {}", printing.shown_cost())
        },
        |rank| rank.to_string(),
    );
    let about = match &answer.why {
        None => reminder(texts, card, printing),
        Some(wished) => {
            let traits = facts.traits.iter().map(|one| texts.say(trait_name(*one)));
            let wish = wished.contains(&card).then(|| say!(texts, "why-wish"));
            traits.chain(wish).collect::<Vec<_>>().join(", ")
        }
    };
    Row {
        cells: vec![
            mark.into(),
            home(texts, answer.edition, card).into(),
            about.into(),
        ],
        seal,
    }
}

/// Is it balanced, or the rulebook's advice? An illegal deck gets no advice.
fn verdict(texts: &Texts, answer: &DeckAnswer) -> Vec<Block> {
    let is_balanced = answer.balance.balanced;
    let heading = match &answer.advice {
        None if is_balanced => say!(texts, "deck-balanced"),
        None => say!(texts, "deck-unbalanced"),
        Some(_) if !answer.faults.is_empty() => return Vec::new(),
        Some(_) if is_balanced => say!(texts, "deck-advised"),
        Some(_) => say!(texts, "deck-not-advised"),
    };
    let advice = answer.advice.iter().flatten();
    let points: Vec<Line> = advice.map(|one| one.text.as_str().into()).collect();
    let points = (!points.is_empty()).then(|| Block::Points {
        source: Line::default(),
        points,
    });
    std::iter::once(Block::Heading(heading.into()))
        .chain(points)
        .collect()
}

/// How many unique districts of each cost, as bars.
fn curve(pool: &Pool, districts: &[Card]) -> Vec<(Line, Line)> {
    let costs = || districts.iter().filter_map(|card| pool.facts(card));
    (0..=6)
        .map(|cost| (cost, costs().filter(|facts| facts.cost == cost).count()))
        .filter(|&(cost, count)| cost > 1 || count > 0)
        .map(|(cost, count)| {
            let bar = format!("{} {count}", "█".repeat(count));
            (cost.to_string().into(), bar.trim_start().into())
        })
        .collect()
}

fn measures(texts: &Texts, answer: &DeckAnswer) -> Block {
    let rows = answer.balance.measures.iter().map(|(measure, measured)| {
        let (here, beside) = match *measured {
            Measured::Base { value, base } => (value.to_string(), base.to_string()),
            Measured::Range { value, low, high } => {
                let mark = match value {
                    _ if value < low => "↓",
                    _ if value > high => "↑",
                    _ => "",
                };
                (format!("{value}{mark}"), format!("{low}–{high}"))
            }
        };
        columns::row([texts.say(measure_name(*measure)), here, beside])
    });
    let (here, measure) = (id!("column-here"), column(texts, id!("column-measure")));
    let columns = match answer.advice {
        None => vec![
            measure,
            column(texts, here),
            column(texts, id!("column-range")),
        ],
        Some(_) => vec![
            measure,
            numbers(texts, here),
            numbers(texts, id!("column-base")),
        ],
    };
    let rows = rows.collect();
    Block::Table(Table { columns, rows })
}

/// The deck's character; nothing if there are no lists to compare with.
fn likeness(texts: &Texts, answer: &DeckAnswer) -> Option<String> {
    let balance = &answer.balance;
    if answer.advice.is_some() {
        return None;
    }
    let mut said = leanings(texts, balance);
    said.extend(balance.nearest.as_ref().map(|nearest| {
        let list = library::deck(nearest.deck).name(texts.lang());
        say!(texts, "deck-nearest", list, percent = nearest.percent)
    }));
    Some(said.join(" "))
}

/// How the deck plays.
fn leanings(texts: &Texts, balance: &Balance) -> Vec<String> {
    let leanings = balance.leanings.iter();
    let mut said: Vec<String> = leanings
        .map(|(one, much)| {
            texts.say(if *much {
                has_much(*one)
            } else {
                has_little(*one)
            })
        })
        .collect();
    if said.is_empty() {
        said.push(say!(texts, "like-middle"));
    }
    said
}
