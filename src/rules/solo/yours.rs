//! Your turn in a solo game: played as usual (lines 31–36). What the program need not know, it is
//! not told.

use super::super::card::District;
use super::super::city::Supply;
use super::game::{Game, MOST_GOLD};
use super::record::Entry;
use super::step::{Barred, Step};
use super::{Role, Who};

impl Game {
    /// How many districts you may build in a turn.
    #[must_use]
    pub fn limit(&self) -> usize {
        if self.yours == Some(Role::Architect) {
            3
        } else {
            1
        }
    }

    /// What your income would be now.
    #[must_use]
    pub fn income(&self, supply: &Supply) -> u32 {
        self.yours
            .map_or(0, |role| role.income(supply, &self.state.you.city))
    }

    fn gold(&mut self, change: i64) -> Result<(), Barred> {
        let gold = i64::from(self.state.you.gold) + change;
        let gold = u32::try_from(gold).ok().filter(|gold| *gold <= MOST_GOLD);
        self.state.you.gold = gold.ok_or(Barred::NoGold)?;
        self.log.push(Entry::Gold(change));
        Ok(())
    }

    /// Takes a step of your turn.
    pub(super) fn your_step(&mut self, supply: &Supply, step: Step) -> Result<(), Barred> {
        let known = self.state.yours_known;
        match step {
            Step::Go => self.next_turn(supply),
            Step::Destroy(id) => self.destroy(supply, id)?,
            Step::Complete if !known && !self.state.yours_complete => {
                self.state.yours_complete = true;
                self.completed();
            }
            Step::Complete if !known => return Err(Barred::Done),
            _ if !known => return Err(Barred::NotNow),
            Step::Take if self.took => return Err(Barred::Done),
            Step::Take => {
                self.gold(2)?;
                self.took = true;
            }
            Step::Income if self.earned || self.income(supply) == 0 => return Err(Barred::Done),
            Step::Income => {
                self.gold(self.income(supply).into())?;
                self.earned = true;
            }
            Step::Gold(change) => self.gold(change.into())?,
            Step::Draw(id) => self.draw(supply, id)?,
            Step::Discard(id) => {
                self.out_of_hand(id)?;
                self.log.push(Entry::Discards(id));
            }
            Step::Build(id) => self.build(supply, id)?,
            _ => return Err(Barred::NotNow),
        }
        Ok(())
    }

    fn completed(&mut self) {
        self.first.get_or_insert(Who::You);
        self.log.push(Entry::Complete);
    }

    fn out_of_hand(&mut self, id: District) -> Result<(), Barred> {
        let hand = &mut self.state.you.hand;
        let place = hand
            .iter()
            .position(|card| *card == id)
            .ok_or(Barred::NotInHand)?;
        hand.remove(place);
        Ok(())
    }

    fn build(&mut self, supply: &Supply, id: District) -> Result<(), Barred> {
        let you = &self.state.you;
        if !you.hand.contains(&id) {
            return Err(Barred::NotInHand);
        }
        if self.built >= self.limit() {
            return Err(Barred::Limit);
        }
        if you.city.contains(&id) {
            return Err(Barred::HasOne);
        }
        let cost = supply.cost(id);
        if you.gold < u32::from(cost) {
            return Err(Barred::NoGold);
        }
        self.out_of_hand(id)?;
        self.state.you.gold -= u32::from(cost);
        self.state.you.city.push(id);
        self.late[0].push(id);
        self.built += 1;
        self.log.push(Entry::Builds(id));
        if self.state.you.city.len() == super::COMPLETE {
            self.completed();
        }
        Ok(())
    }

    /// Your Warlord pays the cost less 1, as usual; a Keep of Vova's does not help him (reading V-3).
    fn destroy(&mut self, supply: &Supply, id: District) -> Result<(), Barred> {
        if self.yours != Some(Role::Warlord) {
            return Err(Barred::NotNow);
        }
        if self.destroyed {
            return Err(Barred::Done);
        }
        if self.his == Some(Role::Bishop) {
            return Err(Barred::Bishop);
        }
        if self.state.vova.is_complete() {
            return Err(Barred::Complete);
        }
        let place = self.state.vova.city.iter().position(|other| *other == id);
        let place = place.ok_or(Barred::NotThere)?;
        let price = supply.cost(id) - 1;
        if self.state.yours_known {
            if self.state.you.gold < u32::from(price) {
                return Err(Barred::NoGold);
            }
            self.state.you.gold -= u32::from(price);
        }
        self.state.vova.city.remove(place);
        self.late[1].retain(|late| *late != id);
        self.destroyed = true;
        self.log.push(Entry::Destroys(id));
        Ok(())
    }
}
