//! `citadels deck build`: a deck on one screen.

use crate::command::deck::save;
use crate::command::deck::shown::{self, DeckAnswer, Measured, View, balance, verdict_line};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Field};
use crate::files::read::deck::{FittedDeck, Table, code_of};
use crate::flow::{Action, Does, Flow, Played, Screen, Several, Viewer};
use crate::library::decks::{balanced_ranges, base, measure_name, plan_profile, pool};
use crate::library::nearest_printing;
use crate::page::{Block, Line, Page, Seal, Span};
use crate::rules::card::{Card, DistrictType, Rank};
use crate::rules::chance::Chance;
use crate::rules::deck::balance::Ranges;
use crate::rules::deck::draw::{Draw, Version, Wishes};
use crate::rules::deck::older::Mix;
use crate::rules::deck::{CardFacts, Deck, DeckPlan, Nine, Pool};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::flow::refusal;
use crate::wording::table;
use crate::{args, fault, id, say};
use clap::Args;
use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

#[derive(Debug, Args)]
pub struct Request {
    /// The deck to begin with.
    pub deck: Option<String>,
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long)]
    pub full: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let missing = fault!(Usage, "error-build-terminal");
    if cli.ask.is_none() {
        return Err(missing.into());
    }
    let begun = request.deck.as_deref();
    let begun = begun
        .map(|deck| cli.app().decks().chosen(deck))
        .transpose()?;
    let own = begun.as_ref().and_then(|deck| Players::new(deck.players?));
    let players = cli.players(request.players.or(own))?;
    let (app, texts) = (cli.app(), cli.texts);
    let chance = Chance::new(&(app.fresh_seed)());
    let build = match begun {
        None => Build::new(cli.edition(), players, chance),
        Some(named) => {
            let table = Table {
                players: Some(players),
                ..Table::default()
            };
            let fitted = app.decks().fitted(named, &table)?;
            let faults = fitted.faults();
            if !faults.is_empty() {
                return Err(faults.into());
            }
            let plan = fitted.plan;
            Build {
                plan,
                ..Build::new(fitted.edition, players, chance)
            }
        }
    };
    let mut built = Played::new(build);
    loop {
        let page = |scene: &_| page(texts, scene);
        cli.drive(&mut built, missing.clone(), &page, &mut |_| Ok(()))?;
        let deck = built.now().deck();
        let deck = deck.expect("it ends only when the deck is whole");
        let code = code_of(&deck);
        let mut answer = DeckAnswer::new(&app, &FittedDeck::unnamed(deck));
        match ask_name(cli, &answer, &code) {
            Ok(saved) => {
                answer.saved = saved;
                let view = View::new(cli, request.full);
                return Ok(cli.answer(&answer, |texts, answer| shown::page(texts, answer, &view)));
            }
            // Back to the cards.
            Err(Stop::Left) => {}
            Err(faults) => return Err(faults),
        }
    }
}

/// Asks for a name and saves the deck under it; without a name it is not saved.
fn ask_name(cli: &mut Cli<'_>, answer: &DeckAnswer, code: &str) -> Result<Option<String>, Stop> {
    let texts = cli.texts;
    let page = shown::body(texts, answer, &View::brief());
    let mut help = say!(texts, "help-save-name");
    loop {
        let name = cli.line_below(&page, &say!(texts, "ask-save-name"), &help)?;
        if name.is_empty() {
            return Ok(None);
        }
        let request = save::Request {
            name,
            deck: code.to_owned(),
            force: false,
        };
        help = match save::save(cli, &request) {
            Ok(answer) => return Ok(Some(answer.saved)),
            // Don't overwrite the existing deck; ask for another name.
            Err(Stop::Left) => say!(texts, "help-save-name"),
            Err(Stop::Faults(refused)) => {
                let said = refused.faults.iter().map(|fault| refusal(texts, fault));
                said.collect::<Vec<_>>().join(" ")
            }
        };
    }
}

#[derive(Clone, Debug)]
pub struct Build {
    pub pool: Pool,
    players: Players,
    /// The randomness for draws.
    chance: Chance,
    pub plan: DeckPlan,
    /// The cards kept when the rest is redrawn.
    pub locked: Vec<Card>,
    is_begun: bool,
    has_before: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    /// A character replaces the one of its rank; a district is added.
    Take(Card),
    /// Removes it and leaves its place empty.
    Remove(Card),
    /// Locks or unlocks it.
    Lock(Card),
    /// Replaces it with another card.
    Another(Card),
    /// Chooses what is missing.
    Fill,
    /// Redraws everything that is not locked.
    Redraw,
}

#[derive(Clone, Debug)]
pub struct Scene {
    pub edition: Edition,
    pub players: Players,
    pub plan: DeckPlan,
    /// The ranks that have a place.
    pub ranks: Vec<Rank>,
    /// The empty ranks that must be filled.
    pub missing: Vec<Rank>,
    /// The number of missing districts.
    pub open: usize,
    pub locked: Vec<Card>,
}

const LEGAL: &str = "only what the rules allow could be chosen";

impl Build {
    /// Empty places; for an older box, the base game, which others only join.
    pub fn new(edition: Edition, players: Players, chance: Chance) -> Self {
        let pool = pool(edition);
        let characters = 8 + usize::from(pool.nine(players) == Nine::Must);
        let plan = match pool.rulebook.holds.deck {
            Some(_) => DeckPlan::default(),
            None => base(&pool, players, characters),
        };
        Self {
            pool,
            players,
            chance,
            plan,
            locked: Vec::new(),
            is_begun: false,
            has_before: false,
        }
    }

    /// Something came before it that undo can return to.
    pub fn with_way_back(mut self) -> Self {
        self.has_before = true;
        self
    }

    /// The deck, if nothing is missing.
    pub fn deck(&self) -> Option<Deck> {
        self.plan.check(&self.pool, self.players).ok()
    }

    fn is_older(&self) -> bool {
        self.pool.rulebook.holds.deck.is_none()
    }

    fn rank(&self, card: Card) -> Option<Rank> {
        self.pool.facts(card).and_then(|facts| facts.rank)
    }

    fn of_rank(&self, rank: Rank) -> Option<Card> {
        let mut characters = self.plan.characters.iter().copied();
        characters.find(|card| self.rank(*card) == Some(rank))
    }

    fn ranks(&self) -> Vec<Rank> {
        let never = self.pool.nine(self.players) == Nine::Never;
        Rank::iter().take(if never { 8 } else { 9 }).collect()
    }

    pub fn missing(&self) -> Vec<Rank> {
        let may_stay_empty = |rank| rank == Rank::Nine && self.pool.nine(self.players) == Nine::May;
        let mut missing = self.ranks();
        missing.retain(|rank| self.of_rank(*rank).is_none() && !may_stay_empty(*rank));
        missing
    }

    pub fn open(&self) -> usize {
        let size = self.pool.rulebook.holds.deck.unwrap_or(0);
        size.saturating_sub(self.plan.districts.len())
    }

    fn is_full(&self) -> bool {
        !self.is_older() && self.open() == 0
    }

    /// The characters that could replace the one of a rank.
    fn characters(&self, rank: Rank) -> Vec<Card> {
        let mut others: Vec<&CardFacts> = self.pool.of_rank(rank, self.players).collect();
        others.retain(|facts| !self.plan.contains(facts.card));
        // In an older box, the base game's character is the default.
        others.sort_by_key(|facts| self.is_older() && !facts.is_base);
        others.iter().map(|facts| facts.card).collect()
    }

    /// The districts that can still be added: none that are never used with one of the characters.
    pub fn districts(&self) -> Vec<Card> {
        let times = |card: Card| self.plan.districts.iter().filter(|of| **of == card).count();
        let uniques = self.pool.uniques.iter();
        let left = uniques.filter(|facts| times(facts.card) < facts.copies);
        let fitting = left.filter(|facts| self.fits(facts.card));
        fitting.map(|facts| facts.card).collect()
    }

    fn fits(&self, card: Card) -> bool {
        let mut cards = self.plan.cards();
        !cards.any(|other| self.pool.rulebook.are_apart(card, other))
    }

    /// What could replace a card.
    fn others(&self, card: Card) -> Vec<Card> {
        if let Some(rank) = self.rank(card) {
            return self.characters(rank);
        }
        let mut others = self.districts();
        others.retain(|other| *other != card);
        others
    }

    /// The cards that the program may change.
    fn unlocked(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.plan.cards().collect();
        cards.retain(|card| !self.locked.contains(card));
        cards.dedup();
        cards
    }

    /// The districts and the rank 9 that may be removed.
    fn removable(&self) -> Vec<Card> {
        let mut cards = self.plan.districts.clone();
        cards.dedup();
        cards.extend(self.nine());
        cards
    }

    /// The rank 9, if it may be removed.
    fn nine(&self) -> Option<Card> {
        let nine = self.of_rank(Rank::Nine);
        nine.filter(|_| self.pool.nine(self.players) == Nine::May)
    }

    pub fn is_possible(&self, input: Input) -> bool {
        match input {
            Input::Take(card) => match self.rank(card) {
                Some(rank) => self.ranks().contains(&rank) && self.characters(rank).contains(&card),
                None => !self.is_full() && self.districts().contains(&card),
            },
            Input::Remove(card) => self.removable().contains(&card),
            Input::Lock(card) => self.plan.contains(card),
            Input::Another(card) => {
                self.unlocked().contains(&card) && !self.others(card).is_empty()
            }
            Input::Fill => !self.missing().is_empty() || self.open() > 0,
            Input::Redraw => !self.unlocked().is_empty(),
        }
    }

    fn take(&mut self, card: Card) {
        let Some(rank) = self.rank(card) else {
            self.plan.districts.push(card);
            return;
        };
        let old = self.of_rank(rank);
        self.plan.characters.retain(|other| Some(*other) != old);
        self.plan.characters.push(card);
        let (pool, plan, book) = (&self.pool, &mut self.plan, self.pool.rulebook);
        let rank = |card: &Card| pool.facts(card).and_then(|facts| facts.rank);
        plan.characters.sort_by_key(rank);
        // Cards never used with the new one are removed; those removed because of the old one come
        // back.
        plan.districts.retain(|other| !book.are_apart(card, *other));
        if self.is_older() {
            let base = self.pool.base_uniques().map(Card::from);
            let back: Vec<Card> = base
                .filter(|one| old.is_some_and(|old| book.are_apart(old, *one)))
                .filter(|one| self.fits(*one))
                .collect();
            self.plan.districts.extend(back);
        }
    }

    fn remove(&mut self, card: Card) {
        let plan = &mut self.plan;
        if let Some(place) = plan.districts.iter().position(|other| *other == card) {
            plan.districts.remove(place);
        }
        plan.characters.retain(|other| *other != card);
    }

    fn lock(&mut self, card: Card) {
        if self.locked.contains(&card) {
            self.locked.retain(|other| *other != card);
        } else {
            self.locked.push(card);
        }
    }

    /// One that keeps the deck balanced, if possible.
    fn another(&mut self, card: Card) {
        let replaced = |other: &Card| {
            let mut build = self.clone();
            build.remove(card);
            build.take(*other);
            build
        };
        let all = self.others(card);
        let ranges = balanced_ranges(&self.pool, Version::NEWEST);
        let profile = |other: &Card| plan_profile(&self.pool, &replaced(other).plan);
        let mut best = all.clone();
        best.retain(|other| ranges.hold(profile(other)));
        let mut chance = self.chance.clone();
        let other = *chance.choose(if best.is_empty() { &all } else { &best });
        *self = replaced(&other);
        self.chance = chance;
    }

    /// The required cards, filled up: following an older rulebook's advice; otherwise balanced if
    /// possible, else random.
    fn draw(&mut self, must: Vec<Card>) {
        let has_nine = self.of_rank(Rank::Nine).is_some();
        let wishes = Wishes {
            nine: Some(has_nine || self.pool.nine(self.players) == Nine::Must),
            must,
            ..Wishes::of(self.players)
        };
        let (pool, chance) = (&self.pool, &mut self.chance);
        let deck = if pool.rulebook.holds.deck.is_none() {
            Mix::new(pool, &wishes, false).expect(LEGAL).draw(chance)
        } else {
            let mut draw = |ranges| Draw::new(pool, &wishes, ranges).expect(LEGAL).draw(chance);
            draw(balanced_ranges(pool, Version::NEWEST))
                .or_else(|_| draw(Ranges::OPEN))
                .expect("without ranges any draw fits")
        };
        self.plan = deck.plan();
    }
}

impl Flow for Build {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        if !self.is_possible(*input) {
            return Err(match *input {
                Input::Take(card)
                | Input::Remove(card)
                | Input::Lock(card)
                | Input::Another(card) => {
                    let card = Field::Card(card, self.pool.edition);
                    fault!(NotForDecks, "error-not-for-decks", card)
                }
                Input::Fill | Input::Redraw => {
                    fault!(NoSubstitute, "error-no-substitute")
                }
            });
        }
        match *input {
            Input::Take(card) => self.take(card),
            Input::Remove(card) => self.remove(card),
            Input::Lock(card) => self.lock(card),
            Input::Another(card) => self.another(card),
            Input::Fill => self.draw(self.plan.cards().collect()),
            Input::Redraw => self.draw(self.locked.clone()),
        }
        self.plan.districts.sort_by_key(|card| card.id());
        let plan = &self.plan;
        self.locked.retain(|card| plan.contains(*card));
        self.is_begun = true;
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Scene, Input> {
        let edition = self.pool.edition;
        let pick = |cards: Vec<Card>, input: fn(Card) -> Input| {
            let choices = cards.into_iter().map(|card| {
                let mut name = Field::Card(card, edition);
                if self.locked.contains(&card) {
                    name = Field::Phrase(id!("build-locked"), vec![("card", name)]);
                }
                (name, input(card))
            });
            choices.collect::<Vec<_>>()
        };
        let ranks = self.ranks().into_iter().map(|rank| {
            let mut choices = pick(self.characters(rank), Input::Take);
            let removable = self.nine().filter(|_| rank == Rank::Nine);
            let no_nine = Field::Said(id!("build-no-nine"));
            choices.extend(removable.map(|card| (no_nine, Input::Remove(card))));
            (rank.number(), choices)
        });
        let (question, choices) = (id!("ask-character"), ranks.collect());
        let ranks = Does::PickByDigit { question, choices };
        let label = if self.ranks().contains(&Rank::Nine) {
            id!("act-build-ranks")
        } else {
            id!("act-build-eight")
        };
        let mut actions = vec![Action::new(label, ranks)];
        if !self.is_full() && !self.districts().is_empty() {
            actions.push(Action::new(id!("act-build-add"), self.adding()));
        }
        let mut offer = |is_there: bool, label, does| {
            if is_there {
                actions.push(Action::new(label, does));
            }
        };
        let fills = self.is_possible(Input::Fill);
        offer(fills, id!("act-build-fill"), Does::Input(Input::Fill));
        offer(self.deck().is_some(), id!("act-build-done"), Does::End);
        let redraws = self.is_possible(Input::Redraw);
        let label = if self.locked.is_empty() {
            id!("act-tonight-redraw")
        } else {
            id!("act-build-redraw")
        };
        offer(redraws, label, Does::Input(Input::Redraw));
        let mut cards = |label, question, choices: Vec<(Field, Input)>| {
            offer(!choices.is_empty(), label, Does::Pick { question, choices });
        };
        let mut changing = self.unlocked();
        changing.retain(|card| self.is_possible(Input::Another(*card)));
        let changing = pick(changing, Input::Another);
        cards(id!("act-build-another"), id!("ask-another"), changing);
        let removable = pick(self.removable(), Input::Remove);
        cards(id!("act-build-remove"), id!("ask-remove"), removable);
        let mut all: Vec<Card> = self.plan.cards().collect();
        all.dedup();
        let all = pick(all, Input::Lock);
        cards(id!("act-build-lock"), id!("ask-lock"), all);
        let can_undo = self.is_begun || self.has_before;
        offer(can_undo, id!("act-undo"), Does::Undo);
        offer(true, id!("act-leave"), Does::Leave(id!("leave-build")));
        Screen {
            scene: self.scene(),
            actions,
            is_calm: false,
        }
    }
}

impl Build {
    fn scene(&self) -> Scene {
        Scene {
            edition: self.pool.edition,
            players: self.players,
            plan: self.plan.clone(),
            ranks: self.ranks(),
            missing: self.missing(),
            open: self.open(),
            locked: self.locked.clone(),
        }
    }

    /// The districts that can be added, the cheapest first.
    fn adding(&self) -> Does<Input> {
        let edition = self.pool.edition;
        let mut cards = self.districts();
        cards.sort_by_key(|card| (self.pool.facts(*card).map(|facts| facts.cost), card.id()));
        let choices = cards.into_iter().map(|card| {
            let cost = nearest_printing(card, edition).shown_cost();
            let fields = vec![("cost", cost.into()), ("card", Field::Card(card, edition))];
            (
                Field::Phrase(id!("build-priced"), fields),
                Input::Take(card),
            )
        });
        let choices: Vec<(Field, Input)> = choices.collect();
        Does::PickSome(Several {
            question: id!("ask-district"),
            most: if self.is_older() {
                choices.len()
            } else {
                self.open()
            },
            choices,
        })
    }
}

/// Marks locked cards.
const LOCKED: &str = " ▣";

pub fn page(texts: &Texts, scene: &Scene) -> Page {
    let edition = scene.edition;
    let is_locked = |card: Card| scene.locked.contains(&card);
    let lock = |card: Card| if is_locked(card) { LOCKED } else { "" };
    let pool = pool(edition);
    let rank_of = |card: &Card| pool.facts(card).and_then(|facts| facts.rank);
    let characters = scene.ranks.iter().map(|rank| {
        let mut line = Line::from(format!("{rank} "));
        let mut characters = scene.plan.characters.iter().copied();
        match characters.find(|card| rank_of(card) == Some(*rank)) {
            Some(card) => {
                line.push(table::card(texts, edition, card));
                line.push(lock(card));
            }
            None if scene.missing.contains(rank) => line.push("…"),
            // It may stay empty.
            None => line.push("–"),
        }
        line
    });
    let mut districts = shown::districts(texts, edition, &scene.plan.districts, lock);
    let empty = format!("{} …", Seal::from(DistrictType::Unique).sign);
    districts.resize(districts.len() + scene.open, empty.into());
    let is_whole = scene.missing.is_empty() && scene.open == 0;
    let verdict = is_whole.then(|| verdict_line(texts, &pool, &scene.plan));
    let said = [missing(texts, scene)].into_iter().chain(verdict);
    let mut page = Page::new(vec![
        shown::title_for(texts, edition, scene.players.number()),
        Block::Text(Line::joined(said, "\n")),
        Block::grid(2, characters),
        Block::grid(3, districts),
    ]);
    if !is_whole {
        page.extend(filling(texts, &pool, &scene.plan));
    }
    page
}

/// What must still be chosen, if anything.
fn missing(texts: &Texts, scene: &Scene) -> Line {
    let ranks: Vec<String> = scene.missing.iter().map(ToString::to_string).collect();
    let ranks = (!ranks.is_empty()).then(|| {
        let (count, ranks) = (ranks.len(), ranks.join(", "));
        say!(texts, "build-missing-ranks", count, ranks)
    });
    let open = (scene.open > 0).then(|| say!(texts, "build-missing-districts", count = scene.open));
    let missing: Vec<String> = ranks.into_iter().chain(open).collect();
    if missing.is_empty() {
        return Span::Strong(say!(texts, "build-complete")).into();
    }
    say!(texts, "build-missing", what = missing.join(" · ")).into()
}

/// How far the deck is from a balanced one: bars that fill up to the most that is balanced, and
/// whatever is beyond it. Nothing for a box without official lists.
fn filling(texts: &Texts, pool: &Pool, plan: &DeckPlan) -> Option<Block> {
    const LONG: u8 = 10;
    let balance = balance(pool, plan);
    let bars = balance.measures.iter().filter_map(|(measure, measured)| {
        let Measured::Range { value, low, high } = *measured else {
            return None;
        };
        (measure.is_base() || value > high).then(|| {
            let part = value.min(high) as usize * usize::from(LONG) / high.max(1) as usize;
            let bar = "█".repeat(part) + &"░".repeat(usize::from(LONG) - part);
            let id = match value {
                _ if value < low => id!("build-bar-low"),
                _ if value > high => id!("build-bar-high"),
                _ => id!("build-bar-good"),
            };
            let said = texts.say_with(id, args![value, low, high]);
            let name = texts.say(measure_name(*measure));
            (name.into(), format!("{bar} {said}").into())
        })
    });
    let bars: Vec<(Line, Line)> = bars.collect();
    (!bars.is_empty()).then_some(Block::Facts(bars))
}
