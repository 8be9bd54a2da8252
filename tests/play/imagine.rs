//! What a seat can't see, shuffled: a view must stay the same, and so must what a player decides.

use citadels::rules::card::{District, Rank};
use citadels::rules::chance::{Chance, Rng};
use citadels::rules::draft::Pile;
use citadels::rules::play::{CardNo, Cards, Phase, Ranks, State};
use citadels::rules::table::Seat;
use enum_map::EnumMap;

/// The position as it might be for all this seat knows. What it could remember (a card it gave away,
/// what it put under the deck) counts as forgotten.
pub fn imagine<'g>(real: &State<'g>, seat: Seat, chance: &mut Chance<impl Rng>) -> State<'g> {
    let mut state = *real;
    shuffle_cards(&mut state, seat, chance);
    shuffle_characters(&mut state, seat, chance);
    let marks = &mut state.marks;
    let is_mine = marks.magistrate == Some(seat);
    let is_hidden = |rank| marks.warrants.contains(rank);
    if !is_mine && marks.signed.is_some_and(is_hidden) {
        marks.signed = marks.warrants.random(chance);
    }
    // A bribed threat goes back unseen: it may have had the lace.
    let hidden = marks.threats | marks.bribed;
    let is_mine = marks.blackmailer == Some(seat);
    if !is_mine && marks.lace.is_some_and(|rank| hidden.contains(rank)) {
        marks.lace = hidden.random(chance);
    }
    state
}

/// Other hands, the deck, what lies under another's Museum, and what another has just drawn.
fn shuffle_cards(state: &mut State<'_>, viewer: Seat, chance: &mut Chance<impl Rng>) {
    let is_mine = state.turn.seat == viewer;
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
    let hidden = |seat: &Seat| *seat != viewer && Some(*seat) != seen;
    let seats = state.game.players;
    let mut cards: Vec<CardNo> = state.deck.iter().collect();
    for seat in seats.seats().filter(hidden) {
        cards.extend(state.hand(seat) & !open);
    }
    let has_museum = state.has(viewer, District::Museum);
    if !has_museum {
        cards.extend(state.museum);
    }
    if !is_mine {
        cards.extend(state.aside.cards());
    }
    chance.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    let mut some = |count: u32| -> Cards { cards.by_ref().take(count as usize).collect() };
    for seat in seats.seats().filter(hidden) {
        let shown = state.hand(seat) & open;
        let count = state.hand(seat).len() - shown.len();
        state.hands[seat.index()] = shown | some(count);
    }
    if !has_museum {
        state.museum = some(state.museum.len());
    }
    if !is_mine {
        let count = state.aside.cards().len();
        let mut aside = Pile::default();
        some(u32::try_from(count).unwrap()).for_each(|card| aside.push(card));
        state.aside = aside;
    }
    state.deck = cards.collect();
}

/// Who has which of the characters that were not shown: those one saw and those one did not are
/// shuffled apart, so that what one passed on stays with those who could take it. Everything that
/// others know of them changes with them.
fn shuffle_characters(state: &mut State<'_>, viewer: Seat, chance: &mut Chance<impl Rng>) {
    let view = state.observe(viewer);
    let own = state.characters(viewer) | state.put_away[viewer.index()];
    let swapped = state.swapped.into_iter().flatten();
    let is_known = swapped.clone().any(|(seat, _)| seat == viewer);
    let known: Ranks = swapped.filter(|_| is_known).map(|(_, rank)| rank).collect();
    let called = state.game.ranks() - view.uncalled();
    let gone = called - state.marks.killed.into_iter().collect();
    let seen = state.face_up | view.pool() | state.revealed | own | known | gone;
    let open = state.game.ranks() - seen;
    let looks = state.handed[viewer.index()];
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
    rename(state, viewer, &becomes);
}

/// Every character becomes another one, but for what lies open and what this seat has seen.
fn rename(state: &mut State<'_>, viewer: Seat, becomes: &EnumMap<Rank, Rank>) {
    let all = |ranks: Ranks| -> Ranks { ranks.map(|rank| becomes[rank]).collect() };
    let holders = state.holders;
    for (rank, holder) in holders {
        state.holders[becomes[rank]] = holder;
    }
    state.face_down = becomes[state.face_down];
    state.pool = all(state.pool);
    let seats = state.game.players.seats();
    for other in seats.filter(|seat| *seat != viewer).map(Seat::index) {
        state.handed[other] = state.handed[other].map(all);
        state.put_away[other] = all(state.put_away[other]);
    }
    for (_, rank) in state.swapped.iter_mut().flatten() {
        *rank = becomes[*rank];
    }
}
