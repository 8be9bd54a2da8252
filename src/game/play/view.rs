//! What one player may know: everything on the table, their own cards, and nothing else.

use super::Game;
use super::cards::{CardNo, Cards};
use super::legal::TOO_MANY_FOR_MONUMENT;
use super::ranks::Ranks;
use super::state::{Phase, State, Turn};
use crate::card::{Character, District, DistrictType, Rank};
use crate::chance::{Chance, Source};
use crate::city::DistrictFacts;
use crate::draft::Pile;
use crate::table::Seat;
use enum_map::EnumMap;

/// A position as one seat sees it (2016 rulebook, lines 218–222: gold and the number of cards are
/// open, which cards they are is not).
#[derive(Clone, Copy, Debug)]
pub struct View<'s, 'g> {
    state: &'s State<'g>,
    seat: Seat,
}

impl<'g> State<'g> {
    /// The position as this seat sees it.
    pub const fn observe(&self, seat: Seat) -> View<'_, 'g> {
        View { state: self, seat }
    }
}

impl<'g> View<'_, 'g> {
    /// Who looks.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What does not change.
    pub const fn game(&self) -> &'g Game {
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

    /// The districts with the Artist's coin.
    pub const fn beautified(&self) -> Cards {
        self.state.beautified
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
        let State { game, turn, .. } = self.state;
        let is_wizard = turn.seat == self.seat && turn.character == Character::Wizard;
        let mut barred = game.of(District::SecretVault);
        if !is_wizard && !self.has(self.seat, District::Quarry) {
            barred |= self.state.names[self.seat.index()];
        }
        if self.state.built[self.seat.index()] >= TOO_MANY_FOR_MONUMENT {
            barred |= game.of(District::Monument);
        }
        cards & !barred
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
            self.state.points_with(seat, None::<DistrictFacts>)
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

    /// The character named by the Assassin.
    pub const fn killed(&self) -> Option<Rank> {
        self.state.marks.killed
    }

    /// The character named by the Witch.
    pub const fn bewitched(&self) -> Option<Rank> {
        self.state.marks.bewitched
    }

    /// The character named by the Thief.
    pub const fn robbed(&self) -> Option<Rank> {
        self.state.marks.robbed
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

    /// The district that was just paid for, while the Magistrate decides about it.
    pub fn offered(&self) -> Option<CardNo> {
        (self.state.phase == Phase::Confiscate).then_some(self.state.building.card)
    }

    /// How many cards the deck has.
    pub const fn deck_size(&self) -> usize {
        self.state.deck.len()
    }

    /// To whom the Seer gives the next card.
    pub fn next_owed(&self) -> Option<Seat> {
        (self.state.phase == Phase::GiveBack).then(|| self.state.next_owed())
    }

    /// The position as it might be for all this seat knows: what it can't see is shuffled. What it
    /// could remember (a card it gave away, what it put under the deck) counts as forgotten.
    pub fn imagine<R: Source>(&self, chance: &mut Chance<R>) -> State<'g> {
        let mut state = *self.state;
        self.shuffle_cards(&mut state, chance);
        self.shuffle_characters(&mut state, chance);
        let marks = &mut state.marks;
        if marks.magistrate != Some(self.seat)
            && marks
                .signed
                .is_some_and(|rank| marks.warrants.contains(rank))
        {
            marks.signed = any(marks.warrants, chance);
        }
        // A bribed threat goes back unseen: it may have had the lace.
        let hidden = marks.threats | marks.bribed;
        if marks.blackmailer != Some(self.seat)
            && marks.lace.is_some_and(|rank| hidden.contains(rank))
        {
            marks.lace = any(hidden, chance);
        }
        state
    }

    /// Other hands, the deck, what lies under another's Museum, and what another has just drawn.
    fn shuffle_cards<R: Source>(&self, state: &mut State<'g>, chance: &mut Chance<R>) {
        let is_mine = state.turn.seat == self.seat;
        let seen = match state.phase {
            Phase::Look(target) if is_mine => Some(target),
            _ => None,
        };
        // The district that is being built lies open, though it is still in the hand.
        let open = match state.phase {
            Phase::PayCards | Phase::Lender | Phase::Lend | Phase::Confiscate => {
                state.building.card.alone()
            }
            _ => Cards::NONE,
        };
        let hidden = |seat: &Seat| *seat != self.seat && Some(*seat) != seen;
        let mut cards: Vec<CardNo> = state.deck.iter().collect();
        for seat in state.seats().filter(hidden) {
            cards.extend(state.hand(seat) & !open);
        }
        let has_museum = state.has(self.seat, District::Museum);
        if !has_museum {
            cards.extend(state.museum);
        }
        if !is_mine {
            cards.extend(state.aside());
        }
        chance.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        let mut some = |count: u32| -> Cards { cards.by_ref().take(count as usize).collect() };
        for seat in state.seats().filter(hidden) {
            let shown = state.hand(seat) & open;
            let count = state.hand(seat).len() - shown.len();
            state.hands[seat.index()] = shown | some(count);
        }
        if !has_museum {
            state.museum = some(state.museum.len());
        }
        if !is_mine {
            let mut aside = Pile::empty(CardNo::new(0));
            let drawn = some(number_of(state.aside()));
            drawn.for_each(|card| aside.push(card));
            state.aside = aside;
        }
        state.deck = super::cards::Deck::EMPTY;
        cards.for_each(|card| state.deck.put_under(card));
    }

    /// Who has which of the characters that were not shown: those one saw and those one did not are
    /// shuffled apart, so that what one passed on stays with those who could take it. Everything
    /// that others know of them changes with them.
    fn shuffle_characters<R: Source>(&self, state: &mut State<'g>, chance: &mut Chance<R>) {
        let own = state.characters(self.seat) | state.put_away[self.seat.index()];
        let swapped = state.swapped.into_iter().flatten();
        let is_known = state
            .swapped
            .is_some_and(|both| both.iter().any(|one| one.0 == self.seat));
        let known: Ranks = swapped.filter(|_| is_known).map(|(_, rank)| rank).collect();
        let called = state.game.ranks() - self.uncalled();
        let gone = called - state.marks.killed.into_iter().collect();
        let seen = state.face_up | self.pool() | state.revealed | own | known | gone;
        let open = state.game.ranks() - seen;
        let looks = state.handed[self.seat.index()];
        let kinds = [(false, false), (true, false), (false, true), (true, true)];
        let mut becomes: EnumMap<Rank, Rank> = EnumMap::from_fn(|rank| rank);
        for (in_first, in_second) in kinds {
            let alike: Vec<Rank> = open
                .filter(|rank| looks[0].contains(*rank) == in_first)
                .filter(|rank| looks[1].contains(*rank) == in_second)
                .collect();
            let mut shuffled = alike.clone();
            chance.shuffle(&mut shuffled);
            for (rank, other) in alike.into_iter().zip(shuffled) {
                becomes[rank] = other;
            }
        }
        rename(state, self.seat, &becomes);
    }
}

/// Every character becomes another one, but for what lies open and what this seat has seen.
fn rename(state: &mut State<'_>, seat: Seat, becomes: &EnumMap<Rank, Rank>) {
    let all = |ranks: Ranks| -> Ranks { ranks.map(|rank| becomes[rank]).collect() };
    let holders = state.holders;
    for (rank, holder) in holders {
        state.holders[becomes[rank]] = holder;
    }
    state.face_down = becomes[state.face_down];
    state.pool = all(state.pool);
    for other in state.others(seat) {
        let [first, second] = state.handed[other.index()];
        state.handed[other.index()] = [all(first), all(second)];
        state.put_away[other.index()] = all(state.put_away[other.index()]);
    }
    for (_, rank) in state.swapped.iter_mut().flatten() {
        *rank = becomes[*rank];
    }
}

fn number_of(cards: &[CardNo]) -> u32 {
    cards.iter().copied().collect::<Cards>().len()
}

fn any<R: Source>(ranks: Ranks, chance: &mut Chance<R>) -> Option<Rank> {
    ranks.into_iter().nth(chance.below(ranks.len()) as usize)
}
