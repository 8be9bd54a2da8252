//! A deck, as all deck requests return it.

use crate::app::App;
use crate::command::deck::measure::kept::Quote;
use crate::fault::Fault;
use crate::files::read::deck::FittedDeck;
pub use crate::files::read::deck::Origin;
use crate::files::read::seed::Seed;
use crate::library::OfficialDeck;
use crate::library::decks::{base, plan_profile, pool, report};
use crate::rules::card::{Card, Trait};
use crate::rules::deck::balance::Measure;
use crate::rules::deck::older::{self, Advice};
use crate::rules::deck::{Change, DeckPlan, Pool, code};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::say;
use crate::texts::Texts;
use serde::{Serialize, Serializer};

#[derive(Debug, Serialize)]
pub struct DeckAnswer {
    pub code: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    pub players: Option<u8>,
    pub edition: Edition,
    /// By rank.
    pub characters: Vec<Card>,
    /// By id.
    pub districts: Vec<Card>,
    pub balance: Balance,
    /// The advice in an older box's rulebook that the deck does not follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<Vec<Advised>>,
    /// Changes to an official list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    /// The cards removed and added by a reroll.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub went: Vec<Card>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub came: Vec<Card>,
    /// What is known from games of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measured: Option<Quote>,
    /// The name it was just saved under.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saved: Option<String>,
    #[serde(skip)]
    pub origin: Origin,
    /// The rules it breaks: then the answer is no.
    #[serde(skip)]
    pub faults: Vec<Fault>,
    /// Whether it is legal was the question.
    #[serde(skip)]
    pub is_check: bool,
    /// The purpose of each card was requested; these were wished for.
    #[serde(skip)]
    pub why: Option<Vec<Card>>,
}

/// How a deck compares with the official lists, or with an older box's base game.
#[derive(Debug, Serialize)]
pub struct Balance {
    pub balanced: bool,
    #[serde(serialize_with = "by_name")]
    pub measures: Vec<(Measure, Measured)>,
    pub nearest: Option<Nearest>,
    /// The traits furthest from the middle of the lists, and whether the deck has a lot of them.
    #[serde(skip)]
    pub leanings: Vec<(Trait, bool)>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Measured {
    /// Compared with the lowest and highest of a balanced deck.
    Range { value: u8, low: u8, high: u8 },
    /// Compared with the base game.
    Base { value: u8, base: u8 },
}

#[derive(Debug, Serialize)]
pub struct Nearest {
    pub deck: OfficialDeck,
    pub percent: usize,
}

#[derive(Debug, Serialize)]
pub struct Advised {
    pub id: &'static str,
    pub text: String,
}

fn by_name<S: Serializer>(
    measures: &[(Measure, Measured)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(
        measures
            .iter()
            .map(|(measure, value)| (measure.id(), value)),
    )
}

impl DeckAnswer {
    pub fn new(app: &App<'_>, fitted: FittedDeck) -> Self {
        let faults = fitted.faults();
        let pool = pool(fitted.edition);
        let plan = fitted.plan;
        let advice = advice(app.texts, &pool, &plan);
        let balance = balance(&pool, &plan);
        let deck = fitted.checked.and_then(Result::ok);
        let DeckPlan {
            mut characters,
            mut districts,
        } = plan;
        characters.sort_by_key(|card| pool.facts(card).and_then(|facts| facts.rank));
        districts.sort_by_key(|card| card.id());
        Self {
            code: deck.and_then(|deck| code::encode(&deck, &pool)),
            seed: None,
            players: fitted.players,
            edition: fitted.edition,
            characters,
            districts,
            balance,
            advice,
            changes: fitted.changes,
            went: Vec::new(),
            came: Vec::new(),
            measured: None,
            saved: None,
            origin: fitted.origin,
            faults,
            is_check: false,
            why: None,
        }
    }
}

/// The advice in an older box's rulebook that a plan does not follow; none if there is no advice.
pub fn advice(texts: &Texts, pool: &Pool, plan: &DeckPlan) -> Option<Vec<Advised>> {
    pool.rulebook.holds.deck.is_none().then(|| {
        let advice = older::advice(pool, plan).into_iter();
        advice.map(|one| advised(texts, one)).collect()
    })
}

pub fn balance(pool: &Pool, plan: &DeckPlan) -> Balance {
    match pool.rulebook.holds.deck {
        Some(_) => against_lists(pool, plan),
        None => beside_base(pool, plan),
    }
}

fn against_lists(pool: &Pool, plan: &DeckPlan) -> Balance {
    let report = report(pool, plan);
    let measures = report.profile.iter().zip(report.ranges.0);
    let measures = measures
        .map(|((measure, value), (low, high))| (measure, Measured::Range { value, low, high }));
    Balance {
        balanced: report.is_balanced,
        measures: measures.collect(),
        nearest: report
            .nearest
            .map(|(deck, percent)| Nearest { deck, percent }),
        leanings: report.leanings,
    }
}

/// Following the rulebook's advice counts as balanced.
fn beside_base(pool: &Pool, plan: &DeckPlan) -> Balance {
    let base = plan_profile(pool, &base(pool, Players::MOST, 8));
    let measures = plan_profile(pool, plan).iter().zip(base.0);
    let measures =
        measures.map(|((measure, value), base)| (measure, Measured::Base { value, base }));
    Balance {
        balanced: older::advice(pool, plan).is_empty(),
        measures: measures.collect(),
        nearest: None,
        leanings: Vec::new(),
    }
}

fn advised(texts: &Texts, advice: Advice) -> Advised {
    let (id, text) = match advice {
        Advice::Replaced(count) => ("replaced", say!(texts, "advice-replaced", count)),
        Advice::Single => ("single", say!(texts, "advice-single")),
        Advice::TakeOut(count) => ("take-out", say!(texts, "advice-take-out", count)),
        Advice::PutIn(count) => ("put-in", say!(texts, "advice-put-in", count)),
    };
    Advised { id, text }
}
