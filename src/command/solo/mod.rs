//! `citadels solo`: a game against Vova, plus his turn and the score non-interactively.

pub mod flow;
pub mod game;
pub mod game_page;
pub mod score;
pub mod turn;

use crate::command::args::{EditionWish, SoloArgs, SoloCommand};
use crate::command::score::counted::Counted;
use crate::command::score::page;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Field};
use crate::library::nearest_printing;
use crate::library::solo::{name_of, who};
use crate::page::{Block, Line, Page};
use crate::rules::card::{Card, District};
use crate::rules::edition::Edition;
use crate::rules::solo::State;
use crate::rules::solo::game::Entry;
use crate::rules::solo::turn::{Event, EventKind, What};
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::{args, family, fault, id, say, wording};
use serde::Serialize;

pub fn run(cli: &mut Cli<'_>, args: &SoloArgs) -> Result<Outcome, Stop> {
    // The variant belongs to the classic box.
    if !cli.app.edition_is_given {
        cli.app.editions = EditionWish::One(Edition::Classic);
    }
    let Some(command) = &args.command else {
        return game::run(cli, args);
    };
    let play = &args.play;
    let options = args.quick || args.new || args.resume || args.log || args.deal.is_some();
    if options || args.seed.is_some() || args.file.is_some() || play.save || play.date.is_some() {
        return Err(Stop::from(fault!(Usage, "error-solo-options")));
    }
    match command {
        SoloCommand::Turn(args) => {
            let answer = turn::answer(&cli.app(), &args.file)?;
            Ok(cli.answer(&answer, turn::page))
        }
        SoloCommand::Score(args) => {
            let notes = args.play.notes(&cli.app())?;
            let notes = args.play.save.then_some(&notes);
            let answer = score::answer(&cli.app(), &args.file, &args.allow, notes)?;
            Ok(cli.counted(&answer, score))
        }
    }
}

family!(event_message(EventKind) = "solo-event-");

/// An event in Vova's turn.
#[derive(Clone, Debug, Serialize)]
pub struct Happened {
    id: &'static str,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<District>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gold: Option<u32>,
}

impl Happened {
    pub(super) fn new(texts: &Texts, edition: Edition, event: Event) -> Self {
        let what = event.what;
        Self {
            id: what.id(),
            text: event_text(texts, edition, event),
            card: what.card(),
            gold: what.gold(),
        }
    }
}

fn name(texts: &Texts, edition: Edition, card: impl Into<Card>) -> &'static str {
    nearest_printing(card, edition).name(texts.lang())
}

/// The event, with its reason.
pub fn event_text(texts: &Texts, edition: Edition, event: Event) -> String {
    let what = event.what;
    let (cost, kind) = match what {
        What::Builds { cost, .. } | What::TooDear { cost, .. } => (cost, ""),
        What::Income { kind, .. } => (0, kind.id()),
        _ => (0, ""),
    };
    let args = args![
        card = what.card().map_or("", |card| name(texts, edition, card)),
        gold = event.purse.to_string(),
        count = what.gold().unwrap_or_default(),
        cost,
        type = kind,
    ];
    texts.say_with(event_message(what.into()), args)
}

/// A city has a district twice.
pub(super) fn twice(card: Field) -> Fault {
    fault!(TooManyCopies, "error-solo-twice", card)
}

/// An entry of the game log.
#[derive(Clone, Debug, Serialize)]
pub struct Logged {
    pub round: usize,
    who: &'static str,
    id: &'static str,
    pub text: String,
}

/// The log of a game, without round starts: each entry has its round.
pub(super) fn log(texts: &Texts, edition: Edition, log: &[Entry]) -> Vec<Logged> {
    let mut round = 0;
    let logged = log.iter().filter_map(|entry| {
        let card = |card: Card| name(texts, edition, card);
        let text = match *entry {
            Entry::Round(number) => {
                round = number;
                return None;
            }
            Entry::YouAre(role) => say!(texts, "solo-log-you-are", card = card(role.into())),
            Entry::Named(role) => say!(texts, "solo-log-named", card = card(role.into())),
            Entry::VovaIs(role) => say!(texts, "solo-log-vova-is", card = card(role.into())),
            Entry::Gold(change) => {
                let change = format!("{change:+}").replace('-', "−");
                say!(texts, "solo-log-gold", change)
            }
            Entry::Draws(id) => say!(texts, "solo-log-draws", card = card(id.into())),
            Entry::Discards(id) => say!(texts, "solo-log-discards", card = card(id.into())),
            Entry::Builds(id) => say!(texts, "solo-log-builds", card = card(id.into())),
            Entry::Destroys(id) => say!(texts, "solo-log-destroys", card = card(id.into())),
            Entry::Salvages(id) => say!(texts, "solo-log-salvages", card = card(id.into())),
            Entry::Complete => say!(texts, "solo-log-complete"),
            Entry::Vova(event) => event_text(texts, edition, event),
        };
        let who = match entry {
            Entry::Vova(_) | Entry::VovaIs(_) => "vova",
            _ => "you",
        };
        let id = entry.id();
        Some(Logged {
            round,
            who,
            id,
            text,
        })
    });
    logged.collect()
}

fn card(texts: &Texts, edition: Edition, card: impl Into<Card>) -> Line {
    wording::table::card(texts, edition, card).into()
}

fn cards<C: Into<Card>>(
    texts: &Texts,
    edition: Edition,
    cards: impl IntoIterator<Item = C>,
) -> Line {
    let named = cards.into_iter().map(|one| card(texts, edition, one));
    let named = Line::joined(named, ", ");
    if named.is_empty() {
        say!(texts, "solo-nothing").into()
    } else {
        named
    }
}

/// The same with their order, if there is one.
fn row(texts: &Texts, edition: Edition, row: &[District], order: Id) -> Line {
    let mut named = cards(texts, edition, row);
    if row.len() > 1 {
        named.push(format!(" ({})", texts.say(order)));
    }
    named
}

/// What is on the table.
fn table(texts: &Texts, edition: Edition, state: &State) -> Block {
    let State { you, vova, .. } = state;
    let mut facts = Vec::new();
    if state.yours_known {
        let hand = row(texts, edition, &you.hand, id!("solo-newest"));
        let city = row(texts, edition, &you.city, id!("solo-oldest"));
        facts.push((
            say!(texts, "solo-your-gold").into(),
            you.gold.to_string().into(),
        ));
        facts.push((say!(texts, "solo-your-hand").into(), hand));
        facts.push((say!(texts, "solo-your-city").into(), city));
    }
    let city = cards(texts, edition, &vova.city);
    facts.push((
        say!(texts, "solo-his-gold").into(),
        vova.gold.to_string().into(),
    ));
    facts.push((say!(texts, "solo-his-city").into(), city));
    Block::Facts(facts)
}

/// A scored game, with the two named in the user's language.
fn named(texts: &Texts, counted: &Counted) -> Counted {
    let mut counted = counted.clone();
    for player in &mut counted.players {
        if let Some(who) = who(&player.name) {
            player.name = texts.say(name_of(who));
        }
    }
    counted
}

pub fn score(texts: &Texts, counted: &Counted) -> Page {
    page::page(texts, &named(texts, counted))
}
