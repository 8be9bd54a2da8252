//! What can be done at a decision.

use super::cards::CardNo;
use crate::card::{DistrictType, Rank};
use crate::table::Seat;
use serde::Serialize;

/// What the Emperor takes from whoever gets the crown (2016 rulebook, line 730).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Payment {
    Gold,
    Card,
    Nothing,
}

/// A choice of one seat. What takes several choices (three warrants, an exchange) is several
/// actions, so that the list of what is legal stays short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Selection: keeps this character.
    Keep(Rank),
    /// Selection with two players: discards this one.
    Discard(Rank),
    /// Theater: gives this character to that player for one of theirs.
    Swap(Rank, Seat),
    /// Theater: leaves it.
    NoSwap,
    /// Gathers gold.
    GatherGold,
    /// Draws cards to keep one.
    GatherCards,
    /// Keeps this one of the cards drawn.
    Take(CardNo),
    /// Assassin.
    Kill(Rank),
    /// Witch.
    Bewitch(Rank),
    /// Thief.
    Rob(Rank),
    /// Magistrate: the signed warrant.
    Sign(Rank),
    /// Magistrate: one of the others.
    Warrant(Rank),
    /// Blackmailer: the threat with the lace.
    Lace(Rank),
    /// Blackmailer: the other one.
    Threat(Rank),
    /// Pays the Blackmailer half.
    Bribe,
    /// Does not.
    NoBribe,
    /// Blackmailer: turns the marker over.
    Reveal,
    /// Blackmailer: lets it be.
    NoReveal,
    /// Spy: whose hand, and which type.
    Spy(Seat, DistrictType),
    /// Magician: with whom.
    SwapHands(Seat),
    /// Magician: puts this card under the deck, to draw another.
    PutUnder(CardNo),
    /// Magician: draws as many as were put there.
    Redraw,
    /// Wizard: looks at this hand.
    Look(Seat),
    /// Wizard: takes this card.
    Steal(CardNo),
    /// Wizard: takes this card and builds it at once.
    StealAndBuild(CardNo),
    /// Seer: takes one card from every other hand.
    TakeFromAll,
    /// A card given away: the Seer's, in the order of seats, or the Cardinal's.
    Give(CardNo),
    /// King and Patrician.
    TakeCrown,
    /// Emperor: to whom, and for what.
    GiveCrown(Seat, Payment),
    /// Collects the income, this much of it in gold and the rest in cards.
    Income(u8),
    /// Abbot: one coin of the richest.
    Tithe(Seat),
    /// Merchant.
    ExtraGold,
    /// Architect.
    ExtraCards,
    /// Navigator.
    NavigateGold,
    /// Navigator.
    NavigateCards,
    /// Scholar.
    Study,
    /// Queen.
    Queen,
    /// Artist: a coin on this district.
    Beautify(CardNo),
    /// Artist: on no second one.
    Enough,
    /// Tax Collector.
    CollectTax,
    /// Warlord.
    Destroy(Seat, CardNo),
    /// Marshal.
    Seize(Seat, CardNo),
    /// Diplomat: takes this one.
    Exchange(Seat, CardNo),
    /// Diplomat: gives that one for it.
    ExchangeFor(CardNo),
    /// Builds for gold.
    Build(CardNo),
    /// Builds by destroying the Framework.
    BuildByFramework(CardNo),
    /// Builds the Necropolis by destroying this district.
    BuildNecropolis(CardNo),
    /// Builds the Thieves' Den for at least one card.
    BuildForCards(CardNo),
    /// Thieves' Den: pays with this card.
    PayCard(CardNo),
    /// Thieves' Den: pays the rest in gold.
    PayGold,
    /// Cardinal: builds this with another's gold.
    Borrow(CardNo),
    /// Cardinal: whose.
    From(Seat),
    /// Magistrate: takes the district that was just paid for.
    Confiscate,
    /// Magistrate: lets it go.
    Pass,
    /// Armory: destroys this district.
    Armory(Seat, CardNo),
    /// Laboratory: discards this card.
    Laboratory(CardNo),
    /// Smithy.
    Smithy,
    /// Museum: puts this card under it.
    Museum(CardNo),
    /// A killed Emperor's player: who gets the crown.
    Heir(Seat),
    /// Ends the turn.
    End,
}

/// More than any position has: each of 68 cards can be built in a few ways, discarded, or destroyed.
const MOST: usize = 640;

/// What is legal, in a buffer that is used again and again.
#[derive(Clone, Debug)]
pub struct Actions {
    list: [Action; MOST],
    count: usize,
}

impl Actions {
    /// Empty.
    pub const fn new() -> Self {
        let list = [Action::End; MOST];
        Self { list, count: 0 }
    }

    /// In the order of [`State::legal`](super::State::legal).
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.count]
    }

    /// Is this one of them?
    pub fn contains(&self, action: Action) -> bool {
        self.as_slice().contains(&action)
    }

    pub(super) const fn clear(&mut self) {
        self.count = 0;
    }

    pub(super) fn push(&mut self, action: Action) {
        self.list[self.count] = action;
        self.count += 1;
    }

    pub(super) fn extend(&mut self, actions: impl IntoIterator<Item = Action>) {
        actions.into_iter().for_each(|action| self.push(action));
    }
}

impl Default for Actions {
    fn default() -> Self {
        Self::new()
    }
}
