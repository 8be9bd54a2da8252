//! `citadels solo`: a game against Vova, plus his turn and the score non-interactively.

pub mod flow;
pub mod game;
pub mod score;
pub mod turn;

use crate::app::Editions;
use crate::command::score::PlayArgs;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Field};
use crate::library::nearest_printing;
use crate::page::{Block, Line};
use crate::rules::card::{Card, District};
use crate::rules::edition::Edition;
use crate::rules::solo::State;
use crate::rules::solo::turn::{Event, EventKind, What};
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::{args, family, fault, id, say, wording};
use clap::{Args, Subcommand, ValueEnum};

#[derive(Debug, Args)]
#[command(
    args_override_self = true,
    disable_help_subcommand = true,
    subcommand_precedence_over_arg = true
)]
pub struct Request {
    #[command(subcommand)]
    pub command: Option<Below>,
    /// Where the game is saved, if not at the default path.
    pub file: Option<String>,
    #[arg(long)]
    pub quick: bool,
    #[arg(long, value_enum)]
    pub deal: Option<Dealer>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub new: bool,
    #[arg(long)]
    pub resume: bool,
    #[arg(long)]
    pub log: bool,
    #[command(flatten)]
    pub play: PlayArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Dealer {
    Program,
    Hand,
}

#[derive(Debug, Subcommand)]
pub enum Below {
    Turn(turn::Request),
    Score(score::Request),
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let Some(command) = &request.command else {
        return game::run(cli, request);
    };
    // The variant was written for the classic box; a file may say another.
    if !cli.app.edition_is_given {
        cli.app.editions = Editions::One(Edition::Classic);
    }
    let Request { play, deal, .. } = request;
    let options = request.quick || request.new || request.resume || request.log || deal.is_some();
    let names = request.seed.is_some() || request.file.is_some();
    if options || names || *play != PlayArgs::default() {
        return Err(Stop::from(fault!(Usage, "error-solo-options")));
    }
    match command {
        Below::Turn(request) => turn::run(cli, request),
        Below::Score(request) => score::run(cli, request),
    }
}

family!(event_message(EventKind) = "solo-event-");

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
    let fact = |label, value| (Line::from(texts.say(label)), value);
    let mut facts = Vec::new();
    if state.yours_known {
        let hand = row(texts, edition, &you.hand, id!("solo-newest"));
        let city = row(texts, edition, &you.city, id!("solo-oldest"));
        facts.push(fact(id!("solo-your-gold"), you.gold.to_string().into()));
        facts.push(fact(id!("solo-your-hand"), hand));
        facts.push(fact(id!("solo-your-city"), city));
    }
    let city = cards(texts, edition, &vova.city);
    facts.push(fact(id!("solo-his-gold"), vova.gold.to_string().into()));
    facts.push(fact(id!("solo-his-city"), city));
    Block::Facts(facts)
}
