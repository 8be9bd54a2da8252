//! What one player may know: everything on the table, their own cards, and nothing else.

use super::Game;
use super::cards::{CardNo, Cards};
use super::ranks::Ranks;
use super::state::{Phase, State, Turn};
use crate::card::{District, DistrictType, Rank};
use crate::table::Seat;

/// A position as one seat sees it (2016 rulebook, lines 218–222: gold and the number of cards are
/// open, which cards they are is not).
#[derive(Clone, Copy, Debug)]
pub struct View<'s> {
    state: &'s State<'s>,
    seat: Seat,
}

impl State<'_> {
    /// The position as this seat sees it.
    pub const fn observe(&self, seat: Seat) -> View<'_> {
        View { state: self, seat }
    }
}

impl<'s> View<'s> {
    /// Who looks.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What does not change.
    pub const fn game(&self) -> &'s Game {
        self.state.game
    }

    /// What is being decided.
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Every seat but this one.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        self.state.others(self.seat)
    }

    /// The round, from 1.
    pub const fn round(&self) -> u16 {
        self.state.round
    }

    /// Who has the crown.
    pub const fn crown(&self) -> Seat {
        self.state.crown
    }

    /// Who completed a city first: then this is the last round.
    pub const fn first(&self) -> Option<Seat> {
        self.state.first
    }

    /// A player's gold.
    pub const fn gold(&self, seat: Seat) -> u16 {
        self.state.gold(seat)
    }

    /// How many cards a player has in hand.
    pub const fn hand_size(&self, seat: Seat) -> u32 {
        self.state.hand(seat).len()
    }

    /// One's own hand.
    pub const fn hand(&self) -> Cards {
        self.state.hand(self.seat)
    }

    /// A player's city.
    pub const fn city(&self, seat: Seat) -> Cards {
        self.state.city(seat)
    }

    /// Is this district in this player's city?
    pub fn has(&self, seat: Seat, district: District) -> bool {
        self.state.has(seat, district)
    }

    /// Districts toward a completed city.
    pub fn size(&self, seat: Seat) -> u8 {
        self.state.size(seat)
    }

    /// Is this city completed now?
    pub fn is_complete(&self, seat: Seat) -> bool {
        self.state.is_complete(seat)
    }

    /// What a district in a city costs.
    pub fn cost(&self, card: CardNo) -> u8 {
        self.state.cost(card)
    }

    /// What a district costs this player to build.
    pub fn price(&self, card: CardNo) -> u8 {
        self.state.price(self.seat, card)
    }

    /// Those of these cards that one could build some day: not the Secret Vault, nothing twice but
    /// with the Quarry or as the Wizard, no Monument in a large city.
    pub fn standing(&self, cards: Cards) -> Cards {
        self.state.buildable(self.seat, cards)
    }

    /// How many districts of a type a player is paid for.
    pub fn paying(&self, seat: Seat, kind: DistrictType) -> u32 {
        self.state.paying(seat, kind).len()
    }

    /// The cards that one can't see: in other hands, in the deck, under another's Museum.
    pub fn unseen_cards(&self) -> Cards {
        let state = self.state;
        let all = state.game.of_type.values();
        let all = all.fold(Cards::NONE, |all, kind| all | *kind);
        let mut seen = self.hand();
        for seat in state.seats() {
            seen |= state.city(seat);
        }
        if self.has(self.seat, District::Museum) {
            seen |= state.museum;
        }
        all & !seen
    }

    /// What destroying costs the Warlord.
    pub fn razing(&self, city: Seat, card: CardNo) -> u8 {
        self.state.razing(city, card)
    }

    /// How many cards lie under this player's Museum.
    pub fn under_museum(&self, seat: Seat) -> u32 {
        self.state.under_museum(seat)
    }

    /// The coins on the Tax Collector's token.
    pub const fn tax(&self) -> u16 {
        self.state.tax
    }

    /// The points that everybody can count for a player now; one's own Secret Vault too.
    pub fn points(&self, seat: Seat) -> u32 {
        if seat == self.seat {
            self.state.points(seat)
        } else {
            self.state.points_with(seat, None)
        }
    }

    /// The characters discarded face up.
    pub const fn face_up(&self) -> Ranks {
        self.state.face_up
    }

    /// The characters to choose from, at one's own choice.
    pub fn pool(&self) -> Ranks {
        match self.state.phase {
            Phase::Keep | Phase::Discard if self.state.decider() == self.seat => self.state.pool,
            _ => Ranks::NONE,
        }
    }

    /// One's own characters.
    pub fn characters(&self) -> Ranks {
        self.state.characters(self.seat)
    }

    /// The characters one passed on: somebody to the left has them, or they were put away.
    pub fn passed_on(&self) -> Ranks {
        let [first, second] = self.state.handed[self.seat.index()];
        let last = if second.is_empty() { first } else { second };
        last - self.characters() - self.state.put_away[self.seat.index()]
    }

    /// The characters one never saw: somebody before has them, or they lie face down.
    pub fn unseen(&self) -> Ranks {
        let [first, _] = self.state.handed[self.seat.index()];
        self.state.game.ranks() - self.state.face_up - first
    }

    /// How many players chose before this one.
    pub fn chose_before(&self) -> usize {
        let count = self.state.game.players.count();
        (self.seat.index() + count - self.state.caller.index()) % count
    }

    /// Who has shown this character, or oneself.
    pub fn holder(&self, rank: Rank) -> Option<Seat> {
        let holder = self.state.holders[rank]?;
        (holder == self.seat || self.state.revealed.contains(rank)).then_some(holder)
    }

    /// The characters that have been shown.
    pub const fn revealed(&self) -> Ranks {
        self.state.revealed
    }

    /// The ranks still to be called.
    pub fn uncalled(&self) -> Ranks {
        let ranks = self.state.game.ranks();
        self.state.called.map_or(ranks, |rank| ranks.above(rank))
    }

    /// The characters with a warrant.
    pub const fn warrants(&self) -> Ranks {
        self.state.marks.warrants
    }

    /// The signed one, if one has placed it oneself.
    pub fn signed(&self) -> Option<Rank> {
        let marks = &self.state.marks;
        marks.signed.filter(|_| marks.magistrate == Some(self.seat))
    }

    /// The characters with a threat.
    pub const fn threats(&self) -> Ranks {
        self.state.marks.threats
    }

    /// The one with the lace, if one has placed it oneself.
    pub fn lace(&self) -> Option<Rank> {
        let marks = &self.state.marks;
        marks.lace.filter(|_| marks.blackmailer == Some(self.seat))
    }

    /// The city that rank 8 can't touch.
    pub const fn protected(&self) -> Option<Seat> {
        self.state.protected
    }

    /// The turn in progress.
    pub const fn turn(&self) -> &Turn {
        &self.state.turn
    }

    /// To whom the Seer gives the next card.
    pub fn next_owed(&self) -> Option<Seat> {
        (self.state.phase == Phase::GiveBack).then(|| self.state.next_owed())
    }
}
