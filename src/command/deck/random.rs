//! `deck random`: balanced random decks, to taste.

use crate::app::{App, limits};
use crate::command::deck::measure::evenest::{DRAWN, evenest};
use crate::command::deck::measure::games::threads;
use crate::command::deck::measure::page::choosing;
use crate::command::deck::play::is_played;
use crate::command::deck::shown::{self, DeckAnswer, View};
use crate::command::{Cli, Outcome};
use crate::fault;
use crate::fault::{Fault, Faults, Field, typed};
use crate::files::read::deck::FittedDeck;
use crate::files::read::{name, refusal};
use crate::library::decks::{lists, measure_name, pool};
use crate::page::{Block, Page};
use crate::rules::card::Card;
use crate::rules::deck::Deck;
use crate::rules::deck::draw::{Draws, NoDeck, Taste, Wishes};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::terminal::Progress;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use clap::Args;
use enum_map::EnumMap;
use serde::Serialize;

#[derive(Debug, Args)]
pub struct Request {
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long, alias = "want")]
    pub must: Vec<String>,
    #[arg(long, alias = "without")]
    pub ban: Vec<String>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
    #[arg(long)]
    pub like: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::FIERCE.range()))]
    pub fierce: Option<u8>,
    #[arg(long)]
    pub unbalanced: bool,
    /// Avoid recently played cards.
    #[arg(long)]
    pub fresh: bool,
    /// The most balanced of several, by games that are played.
    #[arg(long)]
    pub measured: bool,
    /// This many, as a list.
    #[arg(long, value_parser = clap::value_parser!(u16).range(limits::COUNT.range()))]
    pub count: Option<u16>,
    #[arg(long)]
    pub why: bool,
    #[arg(long)]
    pub full: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let players = cli.players(request.players)?;
    let (app, texts) = (cli.app(), cli.texts);
    let mut line = cli.progress.map(|width| (Progress::default(), width));
    let answer = answer(&app, players, request, &mut |thousandths| {
        if let Some((line, width)) = &mut line {
            line.show(&choosing(texts, thousandths, *width));
        }
    });
    drop(line);
    let answer = answer?;
    let must = name::each(&request.must, texts.lang(), app.edition())?;
    let mut view = View::new(cli, request.full);
    view.why = request.why.then_some(must);
    Ok(cli.answer(&answer, |texts, answer| page(texts, answer, &view)))
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    One(Box<DeckAnswer>),
    Several { decks: Vec<DeckAnswer> },
}

/// `seen` hears how much is measured, of a thousand.
///
/// # Errors
///
/// A wish is not understood, can't be met, or leaves no deck.
pub fn answer(
    app: &App<'_>,
    players: Players,
    request: &Request,
    seen: &mut dyn FnMut(u64),
) -> Result<Answer, Faults> {
    limits::CHARACTERS.check(request.characters)?;
    limits::FIERCE.check(request.fierce)?;
    limits::COUNT.check(request.count)?;
    let (edition, lang) = (app.edition(), app.texts.lang());
    if request.measured {
        is_played(edition)?;
    }
    let pool = pool(edition);
    let like = request.like.as_deref();
    let like = like.map(|like| app.decks().of_edition(like)).transpose()?;
    let typed = [&*request.must, &*request.ban].concat();
    let mut must = name::each(&typed, lang, edition)?;
    let ban = must.split_off(request.must.len());
    let wishes = Wishes {
        players,
        nine: request.characters.map(|count| count == 9),
        must,
        ban,
    };
    let taste = Taste {
        is_free: request.unbalanced,
        fierce: request.fierce,
        like: like.map(|named| named.plan),
        stale: if request.fresh {
            stale(app)?
        } else {
            EnumMap::default()
        },
    };
    let seed = app.seed(request.seed.as_deref())?;
    let lists = lists(&pool, players, seed.version());
    let mut draws = Draws::new(&pool, &wishes, &taste, lists)
        .map_err(|faults| refusal::of(&faults, edition))?;
    let mut chance = seed.chance();
    let mut draw = || {
        let drawn = draws.draw(&mut chance);
        drawn.map_err(|why| no_deck(why, &wishes, request, edition))
    };
    let mut decks = Vec::new();
    for index in 0..request.count.unwrap_or(1) {
        let (deck, measured) = if request.measured {
            let mut drawn: Vec<Deck> = Vec::new();
            for _ in 0..DRAWN {
                let deck = draw()?;
                // With many wishes there may be few decks.
                if !drawn.contains(&deck) {
                    drawn.push(deck);
                }
            }
            evenest(app, drawn, threads(), seen)
        } else {
            (draw()?, None)
        };
        // The seed determines the first deck; the others follow. If the play log influences the
        // draw, a seed can't reproduce it, but the code can.
        let is_seeded = index == 0 && !request.fresh;
        decks.push(DeckAnswer {
            seed: is_seeded.then(|| seed.clone()),
            measured,
            ..DeckAnswer::new(app, &FittedDeck::unnamed(deck))
        });
    }
    Ok(match request.count {
        None => Answer::One(Box::new(decks.remove(0))),
        Some(_) => Answer::Several { decks },
    })
}

/// How stale each card is: higher if played recently or often.
pub(crate) fn stale(app: &App<'_>) -> Result<EnumMap<Card, usize>, Faults> {
    /// A card counts as stale for this many plays.
    const LATELY: usize = 10;
    let log = app.plays()?;
    let mut stale: EnumMap<Card, usize> = EnumMap::default();
    for (ago, play) in log.plays.iter().rev().take(LATELY).enumerate() {
        // Cards from a later version can't be drawn anyway.
        for card in play.cards.iter().filter_map(|card| card.parse().ok()) {
            stale[card] += LATELY - ago;
        }
    }
    Ok(stale)
}

/// Why there is no deck, with the wishes responsible.
fn no_deck(why: NoDeck, wishes: &Wishes, request: &Request, edition: Edition) -> Vec<Fault> {
    let signed = |sign: &str, field: Field| Field::Joined(vec![sign.into(), field]);
    let card = |sign, cards: &[Card]| {
        let cards = cards.iter().map(|card| Field::Card(*card, edition));
        cards.map(|card| signed(sign, card)).collect::<Vec<_>>()
    };
    let mut named = [card("+ ", &wishes.must), card("− ", &wishes.ban)].concat();
    named.extend(request.fierce.map(|wish| format!("--fierce {wish}").into()));
    let like = request.like.as_deref().map(typed);
    named.extend(like.map(|like| signed("--like ", like)));
    let wishes = Field::Listed(named);
    let misses = match why {
        NoDeck::NotFound(draws) => {
            let rare = fault!(CannotBalance, "error-cannot-balance-rare", wishes, draws);
            return vec![rare];
        }
        NoDeck::OutOfReach(misses) if misses.is_empty() => {
            return vec![fault!(CannotBalance, "error-cannot-balance-all", wishes)];
        }
        NoDeck::OutOfReach(misses) => misses,
    };
    let faults = misses.iter().map(|miss| {
        let which = miss.measure.id();
        let measure = measure_name(miss.measure);
        let [possible, wanted] = [miss.possible, miss.wanted].map(span);
        let wishes = wishes.clone();
        fault!(
            CannotBalance,
            "error-cannot-balance",
            measure,
            which,
            possible,
            wanted,
            wishes
        )
        .at(which)
    });
    faults.collect()
}

/// `2–4`, or `7` or more.
fn span((low, high): (u8, u8)) -> String {
    match (low, high) {
        (low, u8::MAX) => format!("≥ {low}"),
        (0, high) => format!("≤ {high}"),
        (low, high) if low == high => low.to_string(),
        (low, high) => format!("{low}–{high}"),
    }
}

/// Each deck as a page.
pub fn page(texts: &Texts, answer: &Answer, view: &View) -> Page {
    match answer {
        Answer::One(deck) => shown::page(texts, deck, view),
        Answer::Several { decks } => {
            let pages = decks.iter().map(|deck| shown::body(texts, deck, view));
            let mut page = Page::new(pages.flat_map(Vec::<Block>::from).collect());
            page.push(Block::Facts(shown::next_with(texts, "CODE")));
            page
        }
    }
}
