//! A stream of decks to taste: similar to another one, mild or fierce, without recently played
//! cards.

use super::balance::{Measure, Ranges, profile};
use super::older::Mix;
use super::pick::{Draw, NoDeck, Wishes};
use super::{Deck, DeckFault, DeckPlan, Pool};
use crate::card::{Card, Trait};
use crate::chance::Chance;
use enum_map::EnumMap;

/// The kind of deck wanted, besides its cards.
#[derive(Clone, Debug, Default)]
pub struct Taste {
    /// It need not be balanced, or follow an older rulebook's advice.
    pub is_free: bool,
    /// From 0, the mildest, to 10.
    pub fierce: Option<u8>,
    /// It should be similar to this one.
    pub like: Option<DeckPlan>,
    /// How stale each card is. The freshest of many draws is taken, balanced like any other.
    pub stale: EnumMap<Card, usize>,
}

/// The version of the draw: which ranges hold (`data/balance.toml`). A printed seed carries it, so
/// that the seed means the same deck for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(pub u8);

impl Version {
    /// That of evenings: they are drawn again whenever they go on.
    pub const FIRST: Self = Self(1);
    /// That of a seed without a version.
    pub const NEWEST: Self = Self(2);
}

/// The official lists' balance.
#[derive(Clone, Copy, Debug)]
pub struct Lists {
    /// The ranges of a balanced deck.
    pub balanced: Ranges,
    /// The lowest to the highest list as adapted to this many players.
    pub adapted: Ranges,
}

/// The source of decks.
#[derive(Debug)]
pub struct Draws<'a> {
    pool: &'a Pool,
    taste: &'a Taste,
    source: Source<'a>,
}

#[derive(Debug)]
enum Source<'a> {
    /// All decks within ranges.
    Ranges(Box<Draw<'a>>),
    /// The older boxes have no official lists: their rulebook's advice.
    Mix(Mix<'a>),
}

/// The best of this many draws is taken.
const DRAWS: usize = 60;

impl<'a> Draws<'a> {
    /// Draws that meet these wishes.
    ///
    /// # Errors
    ///
    /// Every wish that can't be met.
    pub fn new(
        pool: &'a Pool,
        wishes: &'a Wishes,
        taste: &'a Taste,
        lists: Lists,
    ) -> Result<Self, Vec<DeckFault>> {
        let source = if pool.rulebook.holds.deck.is_some() {
            let ranges = ranges(pool, taste, lists);
            Source::Ranges(Box::new(Draw::new(pool, wishes, ranges)?))
        } else {
            Source::Mix(Mix::new(pool, wishes, taste.is_free)?)
        };
        Ok(Self {
            pool,
            taste,
            source,
        })
    }

    /// The next deck.
    ///
    /// # Errors
    /// None can be found.
    pub fn draw(&mut self, chance: &mut Chance) -> Result<Deck, NoDeck> {
        let stale = &self.taste.stale;
        let staleness = |deck: &Deck| deck.cards().map(|card| stale[card]).sum::<usize>();
        let first = self.one(chance)?;
        if stale.values().all(|&stale| stale == 0) {
            return Ok(first);
        }
        let others = (1..DRAWS).filter_map(|_| self.one(chance).ok());
        let decks = std::iter::once(first).chain(others);
        let fresh = decks.min_by_key(staleness);
        Ok(fresh.expect("the first is among them"))
    }

    fn one(&mut self, chance: &mut Chance) -> Result<Deck, NoDeck> {
        let mix = match &mut self.source {
            Source::Ranges(draw) => return draw.draw(chance),
            Source::Mix(mix) => mix,
        };
        let Taste { fierce, like, .. } = self.taste;
        if fierce.is_none() && like.is_none() {
            return Ok(mix.draw(chance));
        }
        let mut decks: Vec<Deck> = (0..DRAWS).map(|_| mix.draw(chance)).collect();
        if let Some(wish) = fierce {
            // From mildest to fiercest; keeps the tenth at the position of the wish.
            let tenth = DRAWS / 10;
            decks.sort_by_key(|deck| attack(self.pool, deck));
            decks.drain(..(DRAWS - tenth) * usize::from(*wish) / 10);
            decks.truncate(tenth);
        }
        let unlike = |deck: &Deck| {
            let cards = like.iter().flat_map(DeckPlan::cards);
            let missing = cards.filter(|card| deck.cards().all(|other| other != *card));
            missing.count()
        };
        let nearest = decks.into_iter().min_by_key(unlike);
        Ok(nearest.expect("the tenth part of the draws is left"))
    }
}

fn ranges(pool: &Pool, taste: &Taste, lists: Lists) -> Ranges {
    let ranges = match &taste.like {
        Some(plan) => lists.balanced.like(profile(pool, plan.cards())),
        None if taste.is_free => Ranges::OPEN,
        None => lists.balanced,
    };
    match taste.fierce {
        Some(wish) => ranges.fierce(lists.adapted, wish),
        None => ranges,
    }
}

/// How many cards of a deck attack.
fn attack(pool: &Pool, deck: &Deck) -> u8 {
    profile(pool, deck.cards()).0[Measure::Trait(Trait::Attack).index()]
}
