//! `citadels list`: tables of cards, official lists and rule topics.

use crate::app::App;
use crate::command::args::{ListArgs, What};
use crate::command::deck::save::{self, SavedDeck};
use crate::command::lookup::rule;
use crate::command::{Cli, Outcome};
use crate::fault::Fault;
use crate::library::facts::CardFacts;
use crate::library::fold::alphabetical;
use crate::library::{Deck, Game, Printing, type_name};
use crate::page::{Block, Line, Page, Row, Table};
use crate::rules::card::{Card, DistrictType, Origin, Rank};
use crate::rules::edition::Edition;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::card::{home, origin_name, seal, uncounted, unseen};
use crate::wording::columns::{column, numbers, row, spare};
use crate::{fault, id, library, say};
use serde::Serialize;

pub fn run(cli: &Cli<'_>, args: &ListArgs) -> Result<Outcome, Stop> {
    let misplaced = misplaced(args);
    if !misplaced.is_empty() {
        return Err(Stop::from(misplaced));
    }
    let ListArgs {
        rank,
        kind,
        cost,
        origin,
        ..
    } = *args;
    let request = match args.what {
        What::Characters => Request::Characters { rank, origin },
        What::Districts => Request::Districts { kind, cost, origin },
        What::Decks => Request::Decks,
        What::Rules => {
            return Ok(rule::rule_page(cli, rule::Request::Index(Game::Citadels)));
        }
    };
    let answer = answer(&cli.app(), request);
    Ok(cli.answer(&answer, page))
}

/// A filter with nothing to filter is a mistake, not an empty answer.
fn misplaced(args: &ListArgs) -> Vec<Fault> {
    use What::{Characters, Districts};
    let filters: [(bool, &str, &[What], &str); 4] = [
        (args.rank.is_some(), "--rank", &[Characters], "characters"),
        (args.kind.is_some(), "--type", &[Districts], "districts"),
        (args.cost.is_some(), "--cost", &[Districts], "districts"),
        (
            args.origin.is_some(),
            "--origin",
            &[Characters, Districts],
            "characters, districts",
        ),
    ];
    let misplaced = filters
        .into_iter()
        .filter(|(is_given, _, whats, _)| *is_given && !whats.contains(&args.what));
    misplaced
        .map(|(_, option, _, fits)| fault!(Usage, "error-filter-misplaced", option, fits))
        .collect()
}

/// What to list; `None` means no filter.
#[derive(Clone, Copy, Debug)]
pub enum Request {
    Characters {
        rank: Option<Rank>,
        origin: Option<Origin>,
    },
    Districts {
        kind: Option<DistrictType>,
        /// 0 if it can't be built.
        cost: Option<u8>,
        origin: Option<Origin>,
    },
    Decks,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Characters {
        characters: Vec<CardFacts>,
    },
    Districts {
        districts: Vec<CardFacts>,
        /// How many cards of the box are known, out of how many, if not all.
        #[serde(skip)]
        known: Option<(usize, usize)>,
    },
    Decks {
        decks: Vec<&'static Deck>,
        /// The names of the saved decks.
        saved: Vec<String>,
        /// The same with all details.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        saved_decks: Vec<SavedDeck>,
        #[serde(skip)]
        edition: Edition,
    },
}

pub fn answer(app: &App<'_>, request: Request) -> Answer {
    match request {
        Request::Characters { rank, origin } => Answer::Characters {
            characters: cards(app, origin, |card| {
                card.rank
                    .is_some_and(|of| rank.is_none_or(|rank| rank == of))
            }),
        },
        Request::Districts { kind, cost, origin } => Answer::Districts {
            districts: cards(app, origin, |card| {
                let fits = |cost: u8| card.cost == Some(cost).filter(|cost| *cost > 0);
                card.kind
                    .is_some_and(|of| kind.is_none_or(|kind| kind == of))
                    && cost.is_none_or(fits)
            }),
            known: known_part(app.edition()),
        },
        Request::Decks => decks(app),
    }
}

/// Characters by rank, districts by type and cost; then by name.
fn cards(
    app: &App<'_>,
    origin: Option<Origin>,
    fits: impl Fn(&Printing) -> bool,
) -> Vec<CardFacts> {
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
    cards.into_iter().map(CardFacts::from).collect()
}

fn known_part(edition: Edition) -> Option<(usize, usize)> {
    let all = edition.rulebook().holds.districts;
    let known = library::known_districts(edition);
    (known < all).then_some((known, all))
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
        edition,
    }
}

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer {
        Answer::Characters { characters } => Page::new(vec![card_table(texts, characters)]),
        Answer::Districts { districts, known } => {
            let mut page = Page::new(vec![card_table(texts, districts)]);
            let printings = districts.iter().map(|card| card.printing);
            page.extend(unseen(texts, printings.clone()));
            page.extend(uncounted(texts, printings));
            page.extend(known.map(|(known, all)| {
                let note = say!(texts, "list-known", all, known);
                Block::Note(note.into())
            }));
            page
        }
        Answer::Decks {
            decks,
            saved_decks,
            edition,
            ..
        } => {
            let mut page = Page::new(vec![lists(texts, decks, *edition)]);
            if !saved_decks.is_empty() {
                page.push(saved(texts, saved_decks));
            }
            page
        }
    }
}

fn card_table(texts: &Texts, card_table: &[CardFacts]) -> Block {
    let Some(first) = card_table.first() else {
        return Block::Text(say!(texts, "list-empty").into());
    };
    let name = column(texts, id!("column-name"));
    let origin = column(texts, id!("column-origin"));
    let id = column(texts, id!("column-id"));
    let columns = match first.printing.card {
        Card::Character(_) => vec![
            numbers(texts, id!("column-rank")),
            name,
            spare(1, origin),
            spare(2, id),
        ],
        Card::District(_) => vec![
            name,
            spare(2, column(texts, id!("column-type"))),
            numbers(texts, id!("column-cost")),
            spare(1, numbers(texts, id!("column-copies"))),
            spare(3, origin),
            spare(4, id),
        ],
    };
    let rows = card_table
        .iter()
        .map(|card| card_row(texts, card))
        .collect();
    Block::Table(Table { columns, rows })
}

fn card_row(texts: &Texts, CardFacts { printing, .. }: &CardFacts) -> Row {
    let name = home(printing, printing.name(texts.lang()).to_owned());
    let origin = texts.say(origin_name(printing.origin)).into();
    let id = printing.card.id().into();
    let kind = printing.kind.map(|kind| type_name(kind, printing.edition));
    let cells = match printing.rank {
        Some(rank) => vec![rank.to_string().into(), name.into(), origin, id],
        None => vec![
            Line(vec![
                format!("{} ", seal(printing).map_or("", |seal| seal.sign)).into(),
                name,
            ]),
            kind.map_or(String::new(), |kind| texts.say(kind)).into(),
            printing.shown_cost().into(),
            printing.shown_copies().unwrap_or_default().into(),
            origin,
            id,
        ],
    };
    Row {
        cells,
        seal: seal(printing),
    }
}

/// The official lists.
fn lists(texts: &Texts, decks: &[&Deck], edition: Edition) -> Block {
    if decks.is_empty() {
        return Block::Text(say!(texts, "list-no-decks", edition = edition.id()).into());
    }
    let rows = decks.iter().map(|deck| {
        row([
            deck.name(texts.lang()).to_owned(),
            deck.characters.len().to_string(),
            deck.districts.len().to_string(),
            deck.id.to_string(),
        ])
    });
    Block::Table(Table {
        columns: vec![
            column(texts, id!("column-deck")),
            spare(2, numbers(texts, id!("column-characters"))),
            spare(3, numbers(texts, id!("column-districts"))),
            spare(1, column(texts, id!("column-id"))),
        ],
        rows: rows.collect(),
    })
}

fn saved(texts: &Texts, decks: &[SavedDeck]) -> Block {
    let rows = decks.iter().map(|deck| {
        row([
            deck.name.clone(),
            deck.players
                .map_or(String::new(), |players| players.to_string()),
            deck.code.clone().unwrap_or_default(),
            deck.saved.clone().unwrap_or_default(),
        ])
    });
    Block::Table(Table {
        columns: vec![
            column(texts, id!("list-saved")),
            numbers(texts, id!("column-players")),
            column(texts, id!("deck-code")),
            spare(1, column(texts, id!("column-date"))),
        ],
        rows: rows.collect(),
    })
}
