//! Decks of the older boxes: the base game stays, bonus cards are added or replace some of its
//! cards.
//!
//! Classic rulebook, lines 357–383: one or two characters are replaced by bonus ones of their rank;
//! two or three bonus districts are added, and if there are more, an ordinary district is removed
//! for each. Third edition, 205–211 and 277: the same for characters; bonus districts replace
//! purple ones. All this is advice: a table can agree otherwise.

use super::draw::{Choices, Wishes};
use super::{CardFacts, Deck, DeckFault, DeckPlan, Pool};
use crate::card::{Card, Character, District, Rank};
use crate::chance::Chance;
use crate::rulebook::Rulebook;
use strum::IntoEnumIterator;

/// The most characters that the rulebooks replace.
const MOST_REPLACED: usize = 2;
/// The most bonus districts drawn: as many as the classic rulebook adds.
const MOST_ADDED: usize = 3;

/// The rulebook's advice that a plan does not follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// This many characters are replaced; the rulebooks say one or two.
    Replaced(usize),
    /// A single bonus district; the classic rulebook says two or three.
    Single,
    /// This many more districts should be removed.
    TakeOut(usize),
    /// This many purple districts are missing without a replacement.
    PutIn(usize),
}

/// The unique districts of a plan compared with the base game's.
struct Purples {
    bonus: usize,
    /// Base cards that were removed.
    out: usize,
    /// The ones that a character excludes.
    forbidden: usize,
}

impl Purples {
    fn of(pool: &Pool, plan: &DeckPlan) -> Self {
        let is_base = |card: &&Card| pool.facts(**card).is_some_and(|facts| facts.is_base);
        let base = plan.districts.iter().filter(is_base).count();
        let forbidden = |district: &District| {
            let card = Card::from(*district);
            let mut characters = plan.characters.iter();
            !plan.districts.contains(&card)
                && characters.any(|character| pool.rulebook.are_apart(card, *character))
        };
        Self {
            bonus: plan.districts.len() - base,
            out: pool.base_uniques().count().saturating_sub(base),
            forbidden: pool.base_uniques().filter(forbidden).count(),
        }
    }

    /// How many base cards should be removed for the bonus ones.
    fn to_make_room(&self, book: &Rulebook) -> usize {
        match book.bonus_districts {
            Some((_, most)) if self.bonus <= most => 0,
            _ => self.bonus,
        }
    }
}

/// How many more districts a plan should remove for its bonus ones.
pub fn to_take_out(pool: &Pool, plan: &DeckPlan) -> usize {
    let purples = Purples::of(pool, plan);
    purples
        .to_make_room(pool.rulebook)
        .saturating_sub(purples.out)
}

/// The rulebook's advice that the plan does not follow; nothing for a box whose decks are fully
/// chosen.
pub fn advice(pool: &Pool, plan: &DeckPlan) -> Vec<Advice> {
    if pool.rulebook.holds.deck.is_some() {
        return Vec::new();
    }
    let is_bonus = |card: &&Card| {
        pool.facts(**card)
            .is_some_and(|facts| !facts.is_base && facts.rank != Some(Rank::Nine))
    };
    let replaced = plan.characters.iter().filter(is_bonus).count();
    let purples = Purples::of(pool, plan);
    let take_out = to_take_out(pool, plan);
    let spare = purples.bonus.max(purples.forbidden);
    [
        (replaced > MOST_REPLACED).then_some(Advice::Replaced(replaced)),
        (purples.bonus == 1
            && purples.out == purples.forbidden
            && pool.rulebook.bonus_districts.is_some())
        .then_some(Advice::Single),
        (take_out > 0).then_some(Advice::TakeOut(take_out)),
        (purples.out > spare).then(|| Advice::PutIn(purples.out - spare)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Draws decks that follow the rulebook's advice as far as the wishes allow.
#[derive(Debug)]
pub struct Mix<'a> {
    pool: &'a Pool,
    choices: Choices<'a>,
    wishes: &'a Wishes,
    /// Any number of bonus cards, not only as advised.
    is_free: bool,
}

impl<'a> Mix<'a> {
    /// A draw that meets these wishes.
    ///
    /// # Errors
    ///
    /// Every wish that can't be met.
    pub fn new(pool: &'a Pool, wishes: &'a Wishes, is_free: bool) -> Result<Self, Vec<DeckFault>> {
        let (mut choices, mut faults) = Choices::of(pool, wishes);
        if !faults.is_empty() {
            return Err(faults);
        }
        let apart = |facts: &CardFacts| {
            let mut must = wishes.must.iter();
            must.any(|card| pool.rulebook.are_apart(facts.card, *card))
        };
        for (rank, choice) in Rank::iter().zip(&mut choices.ranks) {
            choice.retain(|facts| !apart(facts));
            if choice.is_empty() {
                faults.push(DeckFault::RankEmpty { rank });
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Self {
            pool,
            choices,
            wishes,
            is_free,
        })
    }

    /// One deck.
    pub fn draw(&self, chance: &mut Chance) -> Deck {
        let characters = self.characters(chance);
        let mut districts = self.districts(&characters, chance);
        districts.sort_unstable();
        Deck {
            edition: self.pool.edition,
            players: self.wishes.players,
            characters,
            districts,
        }
    }

    /// The base eight with one or two replaced, or according to the wishes.
    fn characters(&self, chance: &mut Chance) -> Vec<Character> {
        let ranks = &self.choices.ranks;
        let forced = |rank: &&Vec<&CardFacts>| rank.iter().all(|facts| !facts.is_base);
        let already = ranks.iter().take(8).filter(forced).count();
        let mut open: Vec<usize> = (0..ranks.len().min(8))
            .filter(|&rank| {
                let has = |base: bool| ranks[rank].iter().any(|facts| facts.is_base == base);
                has(true) && has(false)
            })
            .collect();
        chance.shuffle(&mut open);
        let wanted = if self.is_free {
            chance.index(open.len() + 1)
        } else {
            (1 + chance.index(MOST_REPLACED)).saturating_sub(already)
        };
        open.truncate(wanted);
        let choose = |(index, rank): (usize, &Vec<&CardFacts>)| {
            let (base, others): (Vec<&CardFacts>, Vec<&CardFacts>) =
                rank.iter().partition(|facts| facts.is_base);
            match base.first() {
                Some(base) if !open.contains(&index) => base.card,
                _ => chance.choose(&others).card,
            }
        };
        let cards = ranks.iter().enumerate().map(choose);
        cards.filter_map(Card::character).collect()
    }

    /// The purple districts that go with these characters.
    fn districts(&self, characters: &[Character], chance: &mut Chance) -> Vec<District> {
        let Wishes { must, ban, .. } = self.wishes;
        let apart = |card: Card| {
            let mut characters = characters.iter().copied().map(Card::from);
            characters.any(|one| self.pool.rulebook.are_apart(card, one))
        };
        let allowed = |district: &District| {
            let card = Card::from(*district);
            !ban.contains(&card) && !apart(card)
        };
        let wished = |district: District| must.contains(&district.into());
        let bonus = self.pool.uniques.iter().filter(|facts| !facts.is_base);
        let (mut chosen, mut others): (Vec<District>, Vec<District>) = bonus
            .filter_map(|facts| facts.card.district())
            .filter(allowed)
            .partition(|&district| wished(district));
        chance.shuffle(&mut others);
        let wanted = if self.is_free {
            chance.index(others.len() + 1)
        } else {
            (MOST_ADDED - chance.index(2)).saturating_sub(chosen.len())
        };
        chosen.extend(others.into_iter().take(wanted));

        let mut base: Vec<District> = self.pool.base_uniques().filter(allowed).collect();
        let districts = chosen.iter().chain(&base).copied();
        let plan = DeckPlan::of(characters.iter().copied(), districts);
        let mut leaving: Vec<usize> = (0..base.len())
            .filter(|&place| !wished(base[place]))
            .collect();
        chance.shuffle(&mut leaving);
        leaving.truncate(to_take_out(self.pool, &plan));
        let mut place = 0..;
        base.retain(|_| !place.next().is_some_and(|place| leaving.contains(&place)));
        chosen.extend(base);
        chosen
    }
}
