//! The draft: what is discarded, and who chooses when (2016 rulebook, Selection phase, lines
//! 121–136; Game for 2–3 players, 281–311; Using nine characters, 325–338; classic rulebook,
//! 129–161 and 300–342; third edition, 94–101, 138 and 183–197).

use super::call::{Called, Cast};
use super::card::{Character, Rank};
use super::chance::{Chance, Rng};
use super::edition::First;
use super::table::{Players, Seat};
use serde::{Deserialize, Serialize, Serializer};
use strum::{EnumIter, IntoStaticStr, VariantNames};

/// A possible table: a row of an edition's discard table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The player count.
    pub players: Players,
    /// 8 or 9.
    pub characters: u8,
    /// Characters discarded face up; one more is discarded face down.
    pub face_up: u8,
    /// What is discarded first: the same in all tables of an edition.
    #[serde(skip)]
    pub first: First,
}

/// A player's action in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames, Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Keeps one of the cards in hand as a character.
    Keep,
    /// Discards one of them face down.
    Discard,
    /// Shuffles them and discards one face down, unseen.
    DiscardRandom,
    /// Picks up the initial face-down card.
    TakeFirstDiscard,
}

/// A step of the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The player: the first has the crown, the others follow to the left.
    #[serde(rename = "player", serialize_with = "number")]
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// The number of cards the player has.
    pub from: u8,
}

/// Seats are numbered from 1.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn number<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
    seat.number().serialize(to)
}

impl Row {
    /// Cards that the crowned player looks through.
    pub const fn hand(&self) -> u8 {
        self.characters - self.face_up - 1
    }

    /// Characters that each player ends up with.
    pub const fn each(&self) -> u8 {
        self.players.characters_each()
    }

    /// The last player gets a single card, and also picks up the face-down one.
    pub const fn last_takes_first(&self) -> bool {
        self.hand() == self.players.number() * self.each()
    }

    /// Every step, in order.
    ///
    /// ```
    /// use citadels_game::draft::{Action, Row};
    /// use citadels_game::edition::First;
    /// use citadels_game::table::Players;
    /// let two = Row { players: Players::Two, characters: 8, face_up: 0, first: First::FaceUp };
    /// let steps: Vec<_> = two.steps().iter().map(|step| (step.seat.number(), step.action, step.from)).collect();
    /// assert_eq!(steps[..3], [(1, Action::Keep, 7), (2, Action::Keep, 6), (2, Action::Discard, 5)]);
    /// ```
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut left = self.hand();
        let mut add = |seat: Seat, action: Action| {
            let from = left;
            steps.push(Step { seat, action, from });
            match action {
                Action::TakeFirstDiscard => left += 1,
                _ => left -= 1,
            }
        };
        let all = || self.players.seats();
        let last = Seat::new(self.players.count() - 1);
        match self.players {
            Players::Two => {
                add(Seat::FIRST, Action::Keep);
                for seat in [last, Seat::FIRST, last] {
                    add(seat, Action::Keep);
                    add(seat, Action::Discard);
                }
            }
            Players::Three => {
                all().for_each(|seat| add(seat, Action::Keep));
                // Nine characters leave one too many: it is discarded unseen.
                if self.characters == 9 {
                    add(last, Action::DiscardRandom);
                }
                all().for_each(|seat| add(seat, Action::Keep));
                add(last, Action::Discard);
            }
            _ => {
                let others = all().take_while(|seat| *seat != last);
                others.for_each(|seat| add(seat, Action::Keep));
                if self.last_takes_first() {
                    add(last, Action::TakeFirstDiscard);
                }
                add(last, Action::Keep);
                add(last, Action::Discard);
            }
        }
        steps
    }
}

/// The crown goes with this rank, so it never stays face up
/// (2016 rulebook, line 132; classic rulebook, 142; third edition, 101).
const CROWN: Rank = Rank::Four;

/// The characters after the discards, before anyone has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Discarded face up, in the order drawn.
    pub face_up: Vec<Character>,
    /// Rank 4, once for each time it was drawn and returned.
    pub returned: Vec<Character>,
    /// Discarded face down.
    pub face_down: Character,
    /// What the crowned player looks through, by rank.
    pub hand: Vec<Character>,
}

/// A few cards in order, nine at most; nothing is allocated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pile<T> {
    cards: [T; 9],
    count: usize,
}

impl<T: Copy> Pile<T> {
    /// One more; there is room for nine.
    pub fn push(&mut self, card: T) {
        self.cards[self.count] = card;
        self.count += 1;
    }

    fn draw(&mut self, chance: &mut Chance<impl Rng>) -> T {
        let place = chance.index(self.count);
        let card = self.cards[place];
        self.cards.copy_within(place + 1..self.count, place);
        self.count -= 1;
        card
    }

    /// The cards, in order.
    pub fn cards(&self) -> &[T] {
        &self.cards[..self.count]
    }
}

/// At least one card.
impl<T: Copy> FromIterator<T> for Pile<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut rest = cards.into_iter();
        let first = rest.next().expect("a pile is made of cards");
        let (cards, count) = ([first; 9], 1);
        let mut pile = Self { cards, count };
        rest.for_each(|card| pile.push(card));
        pile
    }
}

/// What is discarded before anyone chooses.
#[derive(Clone, Copy, Debug)]
pub struct Discards<T> {
    /// Face up, in the order drawn.
    pub face_up: Pile<T>,
    /// Rank 4, once for each time it was drawn and returned.
    pub returned: Pile<T>,
    /// Face down.
    pub face_down: T,
}

impl Row {
    /// Shuffles and discards; the rest stays in the deck.
    pub fn discard<T: Copy>(
        &self,
        deck: &mut Pile<T>,
        rank: impl Fn(T) -> Rank,
        chance: &mut Chance<impl Rng>,
    ) -> Discards<T> {
        let early = (self.first == First::FaceDown).then(|| deck.draw(chance));
        let mut face_up = Pile { count: 0, ..*deck };
        let mut returned = face_up;
        for _ in 0..self.face_up {
            let mut drawn = deck.draw(chance);
            if rank(drawn) == CROWN {
                returned.push(drawn);
                let crown = std::mem::replace(&mut drawn, deck.draw(chance));
                deck.push(crown);
            }
            face_up.push(drawn);
        }
        let face_down = early.unwrap_or_else(|| deck.draw(chance));
        Discards {
            face_up,
            returned,
            face_down,
        }
    }
}

/// Shuffles and discards.
pub fn deal(cast: &Cast, chance: &mut Chance) -> Deal {
    let mut deck: Pile<Called> = cast.characters.iter().copied().collect();
    let discards = cast.row().discard(&mut deck, |called| called.rank, chance);
    let ids = |cards: &[Called]| cards.iter().map(|called| called.id).collect();
    let mut hand = deck.cards().to_vec();
    hand.sort_by_key(|card| card.rank);
    Deal {
        face_up: ids(discards.face_up.cards()),
        returned: ids(discards.returned.cards()),
        face_down: discards.face_down.id,
        hand: ids(&hand),
    }
}

/// A draft in progress: who has what, known only to the program.
#[derive(Clone, Debug)]
pub struct Selection {
    steps: std::vec::IntoIter<Step>,
    now: Option<Step>,
    hand: Vec<Character>,
    first: Option<Character>,
    /// What was discarded face down during the draft.
    away: Vec<Character>,
    kept: Vec<Vec<Character>>,
}

impl Selection {
    /// The draft after a deal.
    pub fn new(row: &Row, deal: &Deal) -> Self {
        let mut steps = row.steps().into_iter();
        let now = steps.next();
        Self {
            steps,
            now,
            hand: deal.hand.clone(),
            first: Some(deal.face_down),
            away: Vec::new(),
            kept: vec![Vec::new(); row.players.count()],
        }
    }

    /// The next step with a choice; none when all have chosen.
    pub const fn now(&self) -> Option<Step> {
        self.now
    }

    /// The cards being passed around.
    pub fn hand(&self) -> &[Character] {
        &self.hand
    }

    /// What each player kept, the crowned one first.
    pub fn kept(&self) -> &[Vec<Character>] {
        &self.kept
    }

    /// The face-down cards.
    pub fn face_down(&self) -> impl Iterator<Item = Character> {
        self.first.into_iter().chain(self.away.iter().copied())
    }

    /// Keeps or discards this card, as the step says, and takes and returns the steps without a
    /// choice. A card that is not in the hand changes nothing.
    pub fn choose(&mut self, card: Character, chance: &mut Chance) -> Vec<Step> {
        let mut forced = Vec::new();
        let (Some(step), Some(place)) = (self.now, self.hand.iter().position(|&id| id == card))
        else {
            return forced;
        };
        self.take(step, place);
        while let Some(step) = self.now {
            match step.action {
                Action::DiscardRandom => {
                    let place = chance.index(self.hand.len());
                    self.take(step, place);
                }
                Action::TakeFirstDiscard | Action::Discard if step.from == 1 => self.take(step, 0),
                _ => break,
            }
            forced.push(step);
        }
        forced
    }

    fn take(&mut self, step: Step, place: usize) {
        match step.action {
            Action::TakeFirstDiscard => self.hand.extend(self.first.take()),
            Action::Keep => {
                let card = self.hand.remove(place);
                self.kept[step.seat.index()].push(card);
            }
            Action::Discard | Action::DiscardRandom => self.away.push(self.hand.remove(place)),
        }
        self.now = self.steps.next();
    }

    /// Two players swap a character each, unseen (2016 rulebook, Theater, line 932): the first
    /// gives this one of theirs and gets that one of the other's.
    pub fn swap(&mut self, (one, mine): (Seat, usize), (other, theirs): (Seat, usize)) {
        let (one, other) = (one.index(), other.index());
        let card = self.kept[one][mine];
        self.kept[one][mine] = std::mem::replace(&mut self.kept[other][theirs], card);
    }
}
