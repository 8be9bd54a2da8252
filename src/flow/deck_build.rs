//! A deck chosen card by card: rank by rank, then district by district. The rest can be filled in.

use super::{Action, Does, Flow, Screen, Viewer};
use crate::fault;
use crate::fault::{Fault, Field};
use crate::id;
use crate::library::decks::{balanced_ranges, plan_profile, pool};
use crate::rules::card::{Card, Rank};
use crate::rules::chance::Chance;
use crate::rules::deck::balance::{Profile, Ranges};
use crate::rules::deck::older::{self, Mix};
use crate::rules::deck::pick::{Draw, Wishes};
use crate::rules::deck::{CardFacts, Deck, DeckPlan, Nine, Pool};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use strum::IntoEnumIterator;

#[derive(Clone, Debug)]
pub struct Build {
    pool: Pool,
    players: Players,
    /// What the rest is filled in with.
    chance: Chance,
    plan: DeckPlan,
    /// Rank 9 stays out.
    no_nine: bool,
    /// The bonus districts of an older box are chosen.
    has_bonus: bool,
    deck: Option<Deck>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    Card(Card),
    /// No card here.
    Enough,
    /// The program chooses the rest.
    Fill,
}

/// What is to be chosen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Rank(Rank),
    /// The district of this number.
    District(usize),
    /// The bonus district of this number.
    Bonus(usize),
    /// So many districts should go out for the bonus ones.
    TakeOut(usize),
    Done,
}

#[derive(Clone, Debug)]
pub struct Scene {
    pub edition: Edition,
    pub step: Step,
    pub plan: DeckPlan,
    pub profile: Profile,
}

impl Build {
    pub fn new(edition: Edition, players: Players, chance: Chance) -> Self {
        Self {
            pool: pool(edition),
            players,
            chance,
            plan: DeckPlan::default(),
            no_nine: false,
            has_bonus: false,
            deck: None,
        }
    }

    /// The deck, once it is done.
    pub const fn deck(&self) -> Option<&Deck> {
        self.deck.as_ref()
    }

    fn step(&self) -> Step {
        if self.deck.is_some() {
            return Step::Done;
        }
        let nine = self.pool.nine(self.players) != Nine::Never && !self.no_nine;
        let mut ranks = Rank::iter().take(if nine { 9 } else { 8 });
        if let Some(rank) = ranks.nth(self.plan.characters.len()) {
            return Step::Rank(rank);
        }
        let next = self.plan.districts.len() + 1;
        match self.pool.rulebook.deck_size {
            Some(_) => Step::District(next),
            None if self.has_bonus => Step::TakeOut(older::to_take_out(&self.pool, &self.plan)),
            None => Step::Bonus(next),
        }
    }

    /// What can be chosen now: nothing that is never used with what was chosen.
    fn choices(&self) -> Vec<Card> {
        let is_base = |card: &Card| self.pool.facts(card).is_some_and(|facts| facts.is_base);
        let uniques = self.pool.uniques.iter().map(|facts| facts.card);
        let new = uniques.filter(|card| !self.plan.contains(*card) && self.fits(*card));
        match self.step() {
            Step::Rank(rank) => {
                let of_rank = self.pool.of_rank(rank, self.players);
                let mut choices: Vec<&CardFacts> =
                    of_rank.filter(|facts| self.fits(facts.card)).collect();
                // In an older box the character of the base game is the usual one.
                let is_older = self.pool.rulebook.deck_size.is_none();
                choices.sort_by_key(|facts| is_older && !facts.is_base);
                choices.iter().map(|facts| facts.card).collect()
            }
            Step::District(_) => new.collect(),
            Step::Bonus(_) => new.filter(|card| !is_base(card)).collect(),
            Step::TakeOut(_) => {
                let mut base: Vec<Card> = self.plan.districts.clone();
                base.retain(is_base);
                base.dedup();
                base
            }
            Step::Done => Vec::new(),
        }
    }

    fn fits(&self, card: Card) -> bool {
        let mut cards = self.plan.cards();
        !cards.any(|other| self.pool.rulebook.are_apart(card, other))
    }

    /// May it be left at what is chosen?
    fn may_pass(&self) -> bool {
        match self.step() {
            Step::Rank(rank) => rank == Rank::Nine && self.pool.nine(self.players) == Nine::May,
            Step::Bonus(_) | Step::TakeOut(_) => true,
            Step::District(_) | Step::Done => false,
        }
    }

    fn take(&mut self, card: Card) {
        match self.step() {
            Step::Rank(_) => self.plan.characters.push(card),
            Step::District(_) | Step::Bonus(_) => self.plan.districts.push(card),
            Step::TakeOut(_) => {
                let mut districts = self.plan.districts.iter();
                let place = districts.position(|other| *other == card);
                self.plan
                    .districts
                    .remove(place.expect("it was chosen among these"));
            }
            Step::Done => {}
        }
        let is_full = self.pool.rulebook.deck_size == Some(self.plan.districts.len());
        if is_full || self.step() == Step::TakeOut(0) {
            self.finish();
        }
    }

    fn pass(&mut self) {
        match self.step() {
            Step::Rank(_) => self.no_nine = true,
            Step::Bonus(_) => {
                let base = self.pool.base_uniques().map(Card::from);
                let base: Vec<Card> = base.filter(|card| self.fits(*card)).collect();
                self.plan.districts.extend(base);
                self.has_bonus = true;
                if self.step() == Step::TakeOut(0) {
                    self.finish();
                }
            }
            Step::District(_) | Step::TakeOut(_) | Step::Done => self.finish(),
        }
    }

    fn finish(&mut self) {
        let deck = self.plan.check(&self.pool, self.players);
        self.deck = Some(deck.expect("only what the rules allow could be chosen"));
    }

    /// What was chosen, filled up: as the book of an older box advises; else balanced if that can be,
    /// or as it comes.
    fn fill(&mut self) {
        let is_base = |card: &Card| self.pool.facts(card).is_some_and(|facts| facts.is_base);
        // Base districts stay by themselves; they are no wishes.
        let must = self
            .plan
            .cards()
            .filter(|card| card.district().is_none() || !self.has_bonus || !is_base(card));
        let wishes = Wishes {
            nine: Some(
                self.plan.characters.len() > 8 || self.pool.nine(self.players) == Nine::Must,
            ),
            must: must.collect(),
            ..Wishes::of(self.players)
        };
        let legal = "only what the rules allow could be chosen";
        let mut chance = self.chance.clone();
        self.deck = Some(if self.pool.rulebook.deck_size.is_none() {
            Mix::new(&self.pool, &wishes, false)
                .expect(legal)
                .draw(&mut chance)
        } else {
            let mut draw = |ranges| {
                let draw = Draw::new(&self.pool, &wishes, ranges);
                draw.expect(legal).draw(&mut chance)
            };
            draw(balanced_ranges(&self.pool))
                .or_else(|_| draw(Ranges::OPEN))
                .expect("without ranges any draw fits")
        });
    }
}

impl Flow for Build {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, input: &Input) -> Result<(), Fault> {
        match *input {
            Input::Card(card) if self.choices().contains(&card) => self.take(card),
            Input::Card(card) => {
                let card = Field::Card(card, self.pool.edition);
                return Err(fault!(NotForDecks, "error-not-for-decks", card));
            }
            Input::Enough => self.pass(),
            Input::Fill => self.fill(),
        }
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Scene, Input> {
        let step = self.step();
        let mut actions = Vec::new();
        if step == Step::Done {
            actions.push(Action::new(id!("act-build-done"), Does::End));
        } else {
            let choices = self.choices().into_iter();
            let choices =
                choices.map(|card| (Field::Card(card, self.pool.edition), Input::Card(card)));
            let pick = Does::Pick {
                question: id!("ask-card"),
                choices: choices.collect(),
            };
            actions.push(Action::new(id!("act-build-choose"), pick));
            if self.may_pass() {
                let label = if matches!(step, Step::Rank(_)) {
                    id!("act-build-none")
                } else {
                    id!("act-build-enough")
                };
                actions.push(Action::new(label, Does::Input(Input::Enough)));
            }
            actions.push(Action::new(id!("act-build-fill"), Does::Input(Input::Fill)));
        }
        if !self.plan.characters.is_empty() || step == Step::Done {
            actions.push(Action::new(id!("act-undo"), Does::Undo));
        }
        actions.push(Action::new(
            id!("act-leave"),
            Does::Leave(id!("leave-build")),
        ));
        let plan = self.deck.as_ref().map_or(self.plan.clone(), Deck::plan);
        Screen {
            scene: Scene {
                edition: self.pool.edition,
                step,
                profile: plan_profile(&self.pool, &plan),
                plan,
            },
            actions,
            is_calm: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::Played;

    /// Chooses by chance until the deck is done, or until so many inputs; then the rest is filled in.
    fn built(edition: Edition, players: Players, seed: &str, inputs: usize) -> Played<Build> {
        let mut chance = Chance::new(seed);
        let mut build = Played::new(Build::new(edition, players, chance.clone()));
        while build.now().deck().is_none() {
            let choices = build.now().choices();
            let passes = build.now().may_pass() && chance.index(4) == 0;
            build
                .apply(match () {
                    () if build.inputs().len() == inputs => Input::Fill,
                    () if passes || choices.is_empty() => Input::Enough,
                    () => Input::Card(*chance.choose(&choices)),
                })
                .unwrap();
        }
        build
    }

    #[test]
    fn whatever_is_chosen_and_wherever_it_is_filled_in_the_deck_keeps_the_rules() {
        for edition in Edition::iter() {
            for players in Players::iter() {
                for inputs in 0..30 {
                    let mut build = built(edition, players, &inputs.to_string(), inputs);
                    let deck = build.now().deck().unwrap();
                    let checked = deck.plan().check(&pool(edition), players);
                    assert_eq!(checked.as_ref(), Ok(deck));
                    let before = build.inputs().len();
                    assert!(build.undo() && build.now().deck().is_none());
                    assert!(build.redo() && build.inputs().len() == before);
                }
            }
        }
    }

    #[test]
    fn what_is_not_offered_is_refused() {
        let mut build = Build::new(Edition::E2016, Players::Five, Chance::new("x"));
        let king = Card::from(crate::rules::card::Character::King);
        assert!(build.apply(&Input::Card(king)).is_err());
    }
}
