//! `citadels list`: tables of cards, official lists and rule topics.

use crate::app::App;
use crate::app::limits::{COST, RANK};
use crate::command::args::one_of;
use crate::command::deck::save::{self, SavedDeck};
use crate::command::deck::shown::leanings;
use crate::command::lookup::rule;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults};
use crate::library::decks::pool;
use crate::library::fold::alphabetical;
use crate::library::{Deck, Game, Printing, type_name};
use crate::page::{Block, Line, Page, Row};
use crate::rules::card::{Card, DistrictType, Origin, Rank};
use crate::rules::deck::DeckPlan;
use crate::rules::edition::Edition;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::card::{home, origin_name, reminder, seal, uncounted, unseen};
use crate::wording::columns::{column, numbers, row, spare, wide};
use crate::{fault, id, library, say};
use clap::builder::TypedValueParser;
use clap::{Args, value_parser};
use serde::Serialize;
use strum::{EnumString, VariantNames};

#[derive(Clone, Debug, Args)]
pub struct Request {
    #[arg(value_parser = one_of::<What>("word-what-"))]
    pub what: What,
    #[arg(long, allow_negative_numbers = true, value_parser = value_parser!(u8).range(RANK.range()).try_map(Rank::try_from))]
    pub rank: Option<Rank>,
    #[arg(long = "type", value_parser = one_of::<DistrictType>("word-type-"))]
    pub kind: Option<DistrictType>,
    /// 0 if it can't be built.
    #[arg(long, allow_negative_numbers = true, value_parser = value_parser!(u8).range(COST.range()))]
    pub cost: Option<u8>,
    #[arg(long, value_parser = one_of::<Origin>("word-origin-"))]
    pub origin: Option<Origin>,
    /// With origins and ids.
    #[arg(long)]
    pub long: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum What {
    Characters,
    Districts,
    Decks,
    Rules,
}

pub fn run(cli: &Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let answer = answer(&cli.app(), request)?;
    let edition = cli.edition();
    Ok(cli.answer(&answer, |texts, answer| {
        page(texts, answer, edition, request.long)
    }))
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Characters {
        characters: Vec<&'static Printing>,
    },
    Districts {
        districts: Vec<&'static Printing>,
    },
    Decks {
        decks: Vec<&'static Deck>,
        /// The names of the saved decks.
        saved: Vec<String>,
        /// The same with all details.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        saved_decks: Vec<SavedDeck>,
    },
    Rules(rule::Answer),
}

/// # Errors
///
/// A number is out of its limits, or a filter has nothing to filter.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    COST.check(request.cost)?;
    let misplaced = misplaced(request);
    if !misplaced.is_empty() {
        return Err(misplaced.into());
    }
    Ok(match request.what {
        What::Characters => Answer::Characters {
            characters: cards(app, request, |card| {
                let fits = |rank| request.rank.is_none_or(|wanted| wanted == rank);
                card.rank.is_some_and(fits)
            }),
        },
        What::Districts => Answer::Districts {
            districts: cards(app, request, |card| {
                let fits = |kind| request.kind.is_none_or(|wanted| wanted == kind);
                let costs = |cost| card.cost == Some(cost).filter(|cost| *cost > 0);
                card.kind.is_some_and(fits) && request.cost.is_none_or(costs)
            }),
        },
        What::Decks => decks(app),
        What::Rules => Answer::Rules(rule::index(app, Game::Citadels)),
    })
}

/// A filter with nothing to filter is a mistake, not an empty answer.
fn misplaced(request: &Request) -> Vec<Fault> {
    use What::{Characters, Districts};
    let any = "characters, districts";
    let filters: [(bool, &str, &[What], &str); 4] = [
        (
            request.rank.is_some(),
            "--rank",
            &[Characters],
            "characters",
        ),
        (request.kind.is_some(), "--type", &[Districts], "districts"),
        (request.cost.is_some(), "--cost", &[Districts], "districts"),
        (
            request.origin.is_some(),
            "--origin",
            &[Characters, Districts],
            any,
        ),
    ];
    let misplaced = filters
        .into_iter()
        .filter(|(is_given, _, whats, _)| *is_given && !whats.contains(&request.what));
    misplaced
        .map(|(_, option, _, fits)| fault!(Usage, "error-filter-misplaced", option, fits))
        .collect()
}

/// Characters by rank, districts by type and cost; then by name.
fn cards(
    app: &App<'_>,
    Request { origin, .. }: &Request,
    fits: impl Fn(&Printing) -> bool,
) -> Vec<&'static Printing> {
    let lang = app.texts.lang();
    let mut cards: Vec<&Printing> = Card::all()
        .filter_map(|card| library::printing(card, app.edition()))
        .filter(|printing| origin.is_none_or(|origin| origin == printing.origin))
        .filter(|printing| fits(printing))
        .collect();
    cards.sort_by_cached_key(|printing| {
        let name = alphabetical(printing.name(lang), lang);
        (printing.rank, printing.kind, printing.cost, name)
    });
    cards
}

fn decks(app: &App<'_>) -> Answer {
    let (lang, edition) = (app.texts.lang(), app.edition());
    let of_edition = library::decks()
        .iter()
        .filter(|deck| deck.edition == edition);
    let mut decks: Vec<&Deck> = of_edition.collect();
    decks.sort_by_cached_key(|deck| alphabetical(deck.name(lang), lang));
    let saved_decks = save::list(app);
    Answer::Decks {
        decks,
        saved: saved_decks.iter().map(|deck| deck.name.clone()).collect(),
        saved_decks,
    }
}

/// Origins and ids are for scripts: only if they were asked for.
pub fn page(texts: &Texts, answer: &Answer, edition: Edition, is_long: bool) -> Page {
    match answer {
        Answer::Characters { characters } => {
            Page::new(vec![card_table(texts, characters, is_long)])
        }
        Answer::Districts { districts } => {
            let mut page = Page::new(vec![card_table(texts, districts, is_long)]);
            page.extend(unseen(texts, districts.iter().copied()));
            page.extend(uncounted(texts, districts.iter().copied()));
            let all = edition.rulebook().holds.districts;
            let known = library::known_districts(edition);
            if known < all {
                page.push(Block::Note(say!(texts, "list-known", all, known).into()));
            }
            page
        }
        Answer::Decks {
            decks, saved_decks, ..
        } => {
            let mut page = Page::new(vec![lists(texts, decks, edition, is_long)]);
            if !saved_decks.is_empty() {
                page.push(saved(texts, saved_decks));
            }
            page
        }
        Answer::Rules(answer) => rule::page(texts, answer, edition),
    }
}

fn card_table(texts: &Texts, cards: &[&Printing], is_long: bool) -> Block {
    let Some(first) = cards.first() else {
        return Block::Text(say!(texts, "list-empty").into());
    };
    let name = column(texts, id!("column-name"));
    let power = || wide(texts, id!("column-power"));
    let are_unique = cards.iter().all(|card| is_unique(card));
    let mut columns = match first.card {
        Card::Character(_) => vec![numbers(texts, id!("column-rank")), name, power()],
        Card::District(_) if are_unique => vec![name, numbers(texts, id!("column-cost")), power()],
        Card::District(_) => vec![
            name,
            spare(2, column(texts, id!("column-type"))),
            numbers(texts, id!("column-cost")),
            spare(1, numbers(texts, id!("column-copies"))),
        ],
    };
    if is_long {
        columns.push(spare(3, column(texts, id!("column-origin"))));
        columns.push(spare(4, column(texts, id!("column-id"))));
    }
    let rows = cards
        .iter()
        .map(|card| card_row(texts, card, are_unique, is_long));
    Block::table(columns, rows)
}

/// The districts that do something.
fn is_unique(printing: &Printing) -> bool {
    printing.kind == Some(DistrictType::Unique)
}

/// With what it does, if all are unique.
fn card_row(texts: &Texts, printing: &Printing, are_unique: bool, is_long: bool) -> Row {
    let name = home(printing, printing.name(texts.lang()).to_owned());
    let kind = printing.kind.map(|kind| type_name(kind, printing.edition));
    let seal = seal(printing);
    let sign = format!("{} ", seal.map_or("", |seal| seal.sign));
    let mut cells = match printing.rank {
        Some(rank) => vec![
            rank.to_string().into(),
            name.into(),
            reminder(texts, printing.card, printing).into(),
        ],
        None if are_unique => vec![
            Line(vec![sign.into(), name]),
            printing.shown_cost().into(),
            reminder(texts, printing.card, printing).into(),
        ],
        None => vec![
            Line(vec![sign.into(), name]),
            kind.map_or(String::new(), |kind| texts.say(kind)).into(),
            printing.shown_cost().into(),
            printing.shown_copies().unwrap_or_default().into(),
        ],
    };
    if is_long {
        cells.push(texts.say(origin_name(printing.origin)).into());
        cells.push(printing.card.id().into());
    }
    Row { cells, seal }
}

/// The official lists, and what each is like.
fn lists(texts: &Texts, decks: &[&Deck], edition: Edition, is_long: bool) -> Block {
    if decks.is_empty() {
        return Block::Text(say!(texts, "list-no-decks", edition = edition.id()).into());
    }
    let pool = pool(edition);
    let rows = decks.iter().map(|deck| {
        let plan = DeckPlan {
            characters: deck.characters.iter().map(|card| (*card).into()).collect(),
            districts: deck.districts.iter().map(|card| (*card).into()).collect(),
        };
        let like = leanings(texts, &pool, &plan).join(" ");
        let mut cells = vec![deck.name(texts.lang()).to_owned(), like];
        if is_long {
            cells.push(deck.id.to_string());
        }
        row(cells)
    });
    let mut columns = vec![
        column(texts, id!("column-deck")),
        wide(texts, id!("column-like")),
    ];
    if is_long {
        columns.push(spare(1, column(texts, id!("column-id"))));
    }
    Block::table(columns, rows)
}

fn saved(texts: &Texts, decks: &[SavedDeck]) -> Block {
    let rows = decks.iter().map(|deck| {
        let players = deck.players.map(|players| players.to_string());
        row([
            deck.name.clone(),
            players.unwrap_or_default(),
            deck.code.clone().unwrap_or_default(),
            deck.saved.clone().unwrap_or_default(),
        ])
    });
    let columns = vec![
        column(texts, id!("list-saved")),
        numbers(texts, id!("column-players")),
        column(texts, id!("deck-code")),
        spare(1, column(texts, id!("column-date"))),
    ];
    Block::table(columns, rows)
}
