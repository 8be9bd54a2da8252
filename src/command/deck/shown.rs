//! A deck: the answer that all deck requests give, and its page.

use crate::app::App;
use crate::command::Cli;
use crate::command::args::Format;
use crate::command::deck::measure::kept::Quote;
use crate::command::deck::measure::page::{quoted_figures, short_figures};
use crate::fault::quoted;
use crate::files::read::deck::{FittedDeck, Origin, code_of};
use crate::files::read::seed::Seed;
use crate::library::decks::{base, measure_name, plan_profile, pool, report};
use crate::library::fold::alphabetical;
use crate::library::{self, OfficialDeck, nearest_printing};
use crate::page::{Block, Line, Page, Row, Span};
use crate::rules::card::{Card, Trait};
use crate::rules::deck::balance::Measure;
use crate::rules::deck::older::{self, Advice};
use crate::rules::deck::{CardFacts, Change, Deck, DeckPlan, Pool};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::texts::Texts;
use crate::wording::card::{reminder, seal, unseen};
use crate::wording::columns::{self, column, numbers, spare, wide};
use crate::wording::deck::{changes, of_edition, what};
use crate::wording::fault::argument;
use crate::wording::qr::qr;
use crate::wording::table::{self, home, points};
use crate::{family, id, say};
use serde::{Serialize, Serializer};

family!(trait_name(Trait) = "trait-");
family!(has_much(Trait) = "like-high-");
family!(has_little(Trait) = "like-low-");

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
}

/// How a deck compares with the official lists, or with an older box's base game.
#[derive(Debug, Serialize)]
pub struct Balance {
    pub balanced: bool,
    #[serde(serialize_with = "by_name")]
    pub measures: Vec<(Measure, Measured)>,
    pub nearest: Option<Nearest>,
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

fn by_name<S: Serializer>(all: &[(Measure, Measured)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(all.iter().map(|(measure, value)| (measure.id(), value)))
}

impl DeckAnswer {
    pub fn new(app: &App<'_>, fitted: &FittedDeck) -> Self {
        let (pool, mut plan) = (pool(fitted.edition), fitted.plan.clone());
        let rank = |card: &Card| pool.facts(card).and_then(|facts| facts.rank);
        plan.characters.sort_by_key(rank);
        plan.districts.sort_by_key(|card| card.id());
        Self {
            code: fitted.deck().map(code_of),
            seed: None,
            players: fitted.players,
            edition: fitted.edition,
            balance: balance(&pool, &plan),
            advice: advice(app.texts, &pool, &plan),
            characters: plan.characters,
            districts: plan.districts,
            changes: fitted.changes.clone(),
            went: Vec::new(),
            came: Vec::new(),
            measured: None,
            saved: None,
        }
    }

    fn plan(&self) -> DeckPlan {
        DeckPlan {
            characters: self.characters.clone(),
            districts: self.districts.clone(),
        }
    }

    /// Whatever keeps the rules for so many players has a code.
    const fn is_illegal(&self) -> bool {
        self.players.is_some() && self.code.is_none()
    }
}

/// The advice in an older box's rulebook that a plan does not follow; none if there is no advice.
fn advice(texts: &Texts, pool: &Pool, plan: &DeckPlan) -> Option<Vec<Advised>> {
    if pool.rulebook.holds.deck.is_some() {
        return None;
    }
    let advised = older::advice(pool, plan).into_iter().map(|advice| {
        let (id, text) = match advice {
            Advice::Replaced(count) => ("replaced", say!(texts, "advice-replaced", count)),
            Advice::Single => ("single", say!(texts, "advice-single")),
            Advice::TakeOut(count) => ("take-out", say!(texts, "advice-take-out", count)),
            Advice::PutIn(count) => ("put-in", say!(texts, "advice-put-in", count)),
        };
        Advised { id, text }
    });
    Some(advised.collect())
}

/// Following an older rulebook's advice counts as balanced.
pub fn balance(pool: &Pool, plan: &DeckPlan) -> Balance {
    if pool.rulebook.holds.deck.is_none() {
        let base = plan_profile(pool, &base(pool, Players::MOST, 8));
        let measures = plan_profile(pool, plan).iter().zip(base.0);
        return Balance {
            balanced: older::advice(pool, plan).is_empty(),
            measures: measures
                .map(|((measure, value), base)| (measure, Measured::Base { value, base }))
                .collect(),
            nearest: None,
        };
    }
    let report = report(pool, plan);
    let measures = report.profile.iter().zip(report.ranges.0);
    let nearest = report.nearest;
    Balance {
        balanced: report.is_balanced,
        measures: measures
            .map(|((measure, value), (low, high))| (measure, Measured::Range { value, low, high }))
            .collect(),
        nearest: nearest.map(|(deck, percent)| Nearest { deck, percent }),
    }
}

/// How much of a deck is shown.
#[derive(Debug)]
pub struct View {
    /// Each card's effect, and every measure.
    pub is_full: bool,
    /// Where it comes from.
    pub origin: Origin,
    /// Whether it is legal was the question.
    pub is_check: bool,
    /// What each card is for; these were wished for.
    pub why: Option<Vec<Card>>,
    /// Its code for a phone, too.
    pub has_qr: bool,
}

impl View {
    /// A document has room for everything; on a terminal, only what was asked for is shown.
    pub fn new(cli: &Cli<'_>, is_full: bool) -> Self {
        Self {
            is_full: is_full || cli.format != Format::Text,
            ..Self::brief()
        }
    }

    /// What a terminal has room for.
    pub const fn brief() -> Self {
        Self {
            is_full: false,
            origin: Origin::Unnamed,
            is_check: false,
            why: None,
            has_qr: false,
        }
    }
}

/// The deck, and what to do with it now.
pub fn page(texts: &Texts, answer: &DeckAnswer, view: &View) -> Page {
    let mut blocks = Vec::from(body(texts, answer, view));
    let next = next(texts, answer, &view.origin);
    if let Some(Block::Facts(facts)) = blocks.last_mut() {
        facts.extend(next);
    } else if !next.is_empty() {
        blocks.push(Block::Facts(next));
    }
    let code = answer.code.as_deref().filter(|_| view.has_qr);
    blocks.extend(code.and_then(|code| qr(texts, code, say!(texts, "deck-qr"))));
    Page::new(blocks)
}

/// The deck alone, as one of several.
pub fn body(texts: &Texts, answer: &DeckAnswer, view: &View) -> Page {
    if view.is_full || view.why.is_some() {
        full(texts, answer, view)
    } else {
        brief(texts, answer, &view.origin)
    }
}

/// What to type to play with it, to change it and, unless it has a name, to save it.
fn next(texts: &Texts, answer: &DeckAnswer, origin: &Origin) -> Vec<(Line, Line)> {
    let deck = match (&answer.saved, origin, &answer.code) {
        _ if answer.is_illegal() => return Vec::new(),
        (Some(name), ..) | (None, Origin::Saved(name), _) => argument(name),
        (None, Origin::List(id), _) => {
            let players = answer.players.map(|players| format!(" -p {players}"));
            format!("{id}{}", players.unwrap_or_default())
        }
        (None, _, Some(code)) => return next_with(texts, code),
        (None, _, None) => return Vec::new(),
    };
    let mut next = vec![play_with(texts, &deck)];
    // What was just built or saved is as it was wished.
    if answer.saved.is_none() {
        next.push(change_with(texts, &deck));
    }
    next
}

/// The same for a deck with only a code.
pub fn next_with(texts: &Texts, code: &str) -> Vec<(Line, Line)> {
    let save = say!(texts, "deck-save-command", code);
    let save = (say!(texts, "deck-save").into(), save.into());
    vec![play_with(texts, code), change_with(texts, code), save]
}

pub fn play_with(texts: &Texts, deck: &str) -> (Line, Line) {
    let command = say!(texts, "deck-play-command", deck);
    (say!(texts, "deck-play").into(), command.into())
}

fn change_with(texts: &Texts, deck: &str) -> (Line, Line) {
    let command = say!(texts, "deck-change-command", deck);
    (say!(texts, "deck-change").into(), command.into())
}

/// Everything visible on a terminal: how to restore the deck, the cards, a verdict.
fn brief(texts: &Texts, answer: &DeckAnswer, origin: &Origin) -> Page {
    let (edition, plan) = (answer.edition, answer.plan());
    let mut page = Page::new(vec![title(texts, answer, origin)]);
    page.extend(changes(texts, edition, &answer.changes).map(Block::Note));
    page.extend(grids(texts, edition, &plan, 2));
    page.extend(unseen_of(texts, answer));
    page.push(Block::Text(if answer.is_illegal() {
        verdict(say!(texts, "deck-illegal"), "")
    } else {
        verdict_line(texts, &pool(edition), &plan)
    }));
    let quote = answer.measured.as_ref();
    // Who asked for games wants to see what they say.
    let is_asked = quote.is_some_and(|quote| quote.evenest_of.is_some());
    page.extend(measured(texts, answer).filter(|_| is_asked));
    let short = quote.filter(|_| !is_asked);
    let short = short.map(|quote| short_figures(texts, quote));
    page.extend(marks(texts, answer, short));
    let saved = answer.saved.as_ref();
    let saved = saved.map(|name| say!(texts, "deck-saved", name = quoted(name)));
    page.extend(saved.map(|saved| Block::Text(saved.into())));
    page
}

/// What is known from games of it.
fn measured(texts: &Texts, answer: &DeckAnswer) -> Option<Block> {
    let quote = answer.measured.as_ref()?;
    let figures = quoted_figures(texts, quote);
    Some(Block::Text(match quote.evenest_of {
        Some(count) => format!("{} {figures}", say!(texts, "measured-evenest", count)).into(),
        None => figures.into(),
    }))
}

fn unseen_of(texts: &Texts, answer: &DeckAnswer) -> Option<Block> {
    let districts = answer.districts.iter();
    let printings = districts.map(|card| nearest_printing(*card, answer.edition));
    unseen(texts, printings)
}

/// The cards of a deck at a glance: characters by rank, then districts by cost.
pub fn compact(texts: &Texts, deck: &Deck) -> Vec<Block> {
    grids(texts, deck.edition, &deck.plan(), 2)
}

/// The same with so many columns for the characters.
pub fn grids(texts: &Texts, edition: Edition, plan: &DeckPlan, columns: usize) -> Vec<Block> {
    let characters = plan.characters.iter().map(|card| {
        let rank = nearest_printing(*card, edition).rank;
        let rank = rank.map_or("–".to_owned(), |rank| rank.to_string());
        let card = table::card(texts, edition, *card);
        Line(vec![format!("{rank} ").into(), card])
    });
    let districts = districts(texts, edition, &plan.districts, |_| "");
    vec![Block::grid(columns, characters), Block::grid(3, districts)]
}

/// Districts are sorted by cost, then alphabetically in the user's language.
fn by_cost(texts: &Texts, edition: Edition, card: Card) -> impl Ord + use<> {
    let printing = nearest_printing(card, edition);
    let lang = texts.lang();
    (printing.cost, alphabetical(printing.name(lang), lang))
}

/// Districts by cost, each with its symbol and cost, its count if more than one, and its mark.
pub fn districts(
    texts: &Texts,
    edition: Edition,
    cards: &[Card],
    mark: impl Fn(Card) -> &'static str,
) -> Vec<Line> {
    let mut cards = cards.to_vec();
    cards.sort_by_cached_key(|card| by_cost(texts, edition, *card));
    let items = cards.chunk_by(|one, other| one == other).map(|same| {
        let (card, times) = (same[0], same.len());
        let printing = nearest_printing(card, edition);
        let mut name = format!("{} {}", printing.shown_cost(), printing.name(texts.lang()));
        if times > 1 {
            name = format!("{name} ×{times}");
        }
        let seal = seal(printing);
        let sign = seal.map_or("", |seal| seal.sign);
        let card = Span::Card {
            id: card.id(),
            name,
            seal,
            is_home: false,
        };
        Line(vec![format!("{sign} ").into(), card, mark(same[0]).into()])
    });
    items.collect()
}

/// Is it balanced, what stands out?
pub fn verdict_line(texts: &Texts, pool: &Pool, plan: &DeckPlan) -> Line {
    let balance = balance(pool, plan);
    match advice(texts, pool, plan) {
        Some(advice) if advice.is_empty() => verdict(say!(texts, "deck-advised") + ".", ""),
        Some(advice) => {
            let advice: Vec<&str> = advice.iter().map(|one| one.text.as_str()).collect();
            verdict(say!(texts, "deck-not-advised") + ".", &advice.join(" "))
        }
        None if balance.balanced => {
            let leanings = leanings(texts, pool, plan).join(" ");
            verdict(say!(texts, "deck-balanced") + ".", &leanings)
        }
        None => verdict(say!(texts, "deck-outside"), &outside(texts, &balance)),
    }
}

fn verdict(said: String, beside: &str) -> Line {
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

/// The deck by its name or number of players, and right below it the code that restores it.
fn title(texts: &Texts, answer: &DeckAnswer, origin: &Origin) -> Block {
    let name = answer.saved.as_deref().or(origin.name(texts.lang()));
    let code = answer.code.as_deref();
    let players = match (answer.players, origin) {
        (Some(players), _) => what(texts, answer.edition, players),
        (None, Origin::List(_)) => say!(texts, "deck-what-open"),
        (None, _) => say!(texts, "deck-what-unset"),
    };
    if let (None, Some(players)) = (name, answer.players) {
        let title = title_of(texts, answer.edition, players);
        let code = code.map(|code| format!("{} {code}", say!(texts, "deck-code")));
        return Block::title(title, code.unwrap_or_default());
    }
    let code = code.map(|code| say!(texts, "deck-with-code", code));
    let name = name.map_or_else(|| say!(texts, "deck-unnamed"), str::to_owned);
    let what: Vec<String> = [players].into_iter().chain(code).collect();
    Block::title(name, what.join(" · "))
}

/// The same without either.
pub fn title_for(texts: &Texts, edition: Edition, players: u8) -> Block {
    Block::title(title_of(texts, edition, players), "")
}

fn title_of(texts: &Texts, edition: Edition, players: u8) -> String {
    of_edition(texts, edition, say!(texts, "deck-title", players))
}

/// The removed and added cards, and what was measured.
fn marks(texts: &Texts, answer: &DeckAnswer, measured: Option<String>) -> Option<Block> {
    let cards = |cards: &[Card]| {
        let names = cards.iter();
        let names = names.map(|card| table::card(texts, answer.edition, *card).into());
        (!cards.is_empty()).then(|| Line::joined(names, ", "))
    };
    let facts = [
        (id!("deck-went"), cards(&answer.went)),
        (id!("deck-came"), cards(&answer.came)),
        (id!("measured-title"), measured.map(Line::from)),
    ];
    let facts = facts.into_iter();
    let facts: Vec<(Line, Line)> = facts
        .filter_map(|(label, value)| Some((texts.say(label).into(), value?)))
        .collect();
    (!facts.is_empty()).then_some(Block::Facts(facts))
}

/// The same with each card's effect, and every measure.
fn full(texts: &Texts, answer: &DeckAnswer, view: &View) -> Page {
    let pool = pool(answer.edition);
    let mut page = Page::new(vec![title(texts, answer, &view.origin)]);
    if view.is_check && !answer.is_illegal() {
        page.push(Block::Text(say!(texts, "deck-legal").into()));
    }
    page.extend(changes(texts, answer.edition, &answer.changes).map(Block::Note));
    page.push(cards(texts, &pool, answer, view.why.as_deref()));
    page.extend(unseen_of(texts, answer));
    page.extend(marks(texts, answer, None));
    page.extend(advised(texts, answer));
    page.push(Block::Facts(curve(&pool, &answer.districts)));
    page.push(measures(texts, answer));
    page.extend(likeness(texts, &pool, answer, &view.origin));
    page.extend(measured(texts, answer));
    page
}

/// The cards: characters by rank, then districts by cost.
fn cards(texts: &Texts, pool: &Pool, answer: &DeckAnswer, why: Option<&[Card]>) -> Block {
    let facts = |card: &Card| pool.facts(card).copied();
    let characters = answer.characters.iter().filter_map(facts);
    let mut districts: Vec<CardFacts> = answer.districts.iter().filter_map(facts).collect();
    districts.sort_by_cached_key(|facts| by_cost(texts, answer.edition, facts.card));
    let rows = characters.chain(districts).map(|facts| {
        let card = facts.card;
        let printing = nearest_printing(card, answer.edition);
        let seal = seal(printing);
        let sign = seal.map_or("", |seal| seal.sign);
        let mark = match facts.rank {
            Some(rank) => rank.to_string(),
            None => format!("{sign} {}", printing.shown_cost()),
        };
        let about = match why {
            None => reminder(texts, card, printing),
            Some(wished) => {
                let traits = facts.traits.iter().map(|one| texts.say(trait_name(*one)));
                let wish = wished.contains(&card).then(|| say!(texts, "why-wish"));
                traits.chain(wish).collect::<Vec<_>>().join(", ")
            }
        };
        let mut name = home(texts, answer.edition, card);
        // The mark has the sign already.
        if let Span::Card { seal, .. } = &mut name {
            *seal = None;
        }
        let cells = vec![mark.into(), name.into(), about.into()];
        Row { cells, seal }
    });
    let about = match why {
        Some(_) => wide(texts, id!("column-why")),
        None => spare(1, wide(texts, id!("column-power"))),
    };
    let [mark, name] = [id!("column-mark"), id!("column-name")].map(|of| column(texts, of));
    Block::table(vec![mark, name, about], rows)
}

/// Is it balanced, or the rulebook's advice? An illegal deck gets no advice.
fn advised(texts: &Texts, answer: &DeckAnswer) -> Vec<Block> {
    let is_balanced = answer.balance.balanced;
    let heading = match &answer.advice {
        None if is_balanced => say!(texts, "deck-balanced"),
        None => say!(texts, "deck-unbalanced"),
        Some(_) if answer.is_illegal() => return Vec::new(),
        Some(_) if is_balanced => say!(texts, "deck-advised"),
        Some(_) => say!(texts, "deck-not-advised"),
    };
    let mut blocks = vec![Block::Heading(heading.into())];
    let advice = answer.advice.iter().flatten();
    blocks.extend(points(advice.map(|one| one.text.as_str())));
    blocks
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
    let here = id!("column-here");
    let [here, beside] = match answer.advice {
        None => [here, id!("column-range")].map(|name| column(texts, name)),
        Some(_) => [here, id!("column-base")].map(|name| numbers(texts, name)),
    };
    let measure = column(texts, id!("column-measure"));
    Block::table(vec![measure, here, beside], rows)
}

/// The deck's character; nothing if there are no lists to compare with.
fn likeness(texts: &Texts, pool: &Pool, answer: &DeckAnswer, origin: &Origin) -> Option<Block> {
    if answer.advice.is_some() {
        return None;
    }
    let mut said = leanings(texts, pool, &answer.plan());
    let nearest = answer.balance.nearest.as_ref();
    let is_itself =
        |nearest: &&Nearest| matches!(origin, Origin::List(list) if *list == nearest.deck);
    let nearest = nearest.filter(|nearest| !is_itself(nearest));
    said.extend(nearest.map(|nearest| {
        let list = library::deck(nearest.deck).name(texts.lang());
        say!(texts, "deck-nearest", list, percent = nearest.percent)
    }));
    Some(Block::Text(said.join(" ").into()))
}

/// How the deck plays.
pub fn leanings(texts: &Texts, pool: &Pool, plan: &DeckPlan) -> Vec<String> {
    let leanings = report(pool, plan).leanings.into_iter();
    let mut said: Vec<String> = leanings
        .map(|(of, is_much)| {
            let leans = if is_much { has_much } else { has_little };
            texts.say(leans(of))
        })
        .collect();
    if said.is_empty() {
        said.push(say!(texts, "like-middle"));
    }
    said
}
