//! A game written down: who chose what, what was done, and every move of gold and cards, from which
//! every position can be added up.

use crate::rules::card::{Character, District, Rank};
use crate::rules::play::{Act, Call, CardNo, Cards, Game, Ledger, Place, Ranks, State};
use crate::rules::table::Seat;
use serde::Serialize;
use std::mem;
use std::ops::Not;

/// Who has what. Cards are in the order in which they came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Position {
    pub gold: Vec<u16>,
    pub hands: Vec<Vec<District>>,
    pub cities: Vec<Vec<Standing>>,
    pub museums: Vec<Vec<District>>,
    pub crown: Seat,
    pub tax: u16,
    /// Top first.
    pub deck: Vec<District>,
}

/// A district in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Standing {
    pub district: District,
    pub beautified: bool,
}

#[derive(Debug, Serialize)]
pub struct Round {
    pub round: u16,
    /// Who has the crown when it begins.
    pub crown: Seat,
    pub face_up: Vec<Character>,
    pub face_down: Character,
    pub choices: Vec<Choice>,
    pub theater: Vec<Event>,
    pub turns: Vec<Turn>,
    pub end: Vec<Event>,
    /// After it.
    pub state: Position,
    /// What each city would count then.
    pub points: Vec<u32>,
}

/// What one player did with a hand of characters.
#[derive(Debug, Serialize)]
pub struct Choice {
    pub seat: Seat,
    /// By rank.
    pub from: Vec<Character>,
    pub keeps: Option<Character>,
    pub discards: Option<Character>,
    /// The discard was blind.
    #[serde(skip_serializing_if = "Not::not")]
    pub random: bool,
}

/// A rank is called, or the Witch resumes her turn.
#[derive(Debug, Serialize)]
pub struct Turn {
    pub rank: Rank,
    pub character: Character,
    /// Who has it.
    pub seat: Option<Seat>,
    #[serde(skip_serializing_if = "Not::not")]
    pub killed: bool,
    #[serde(skip_serializing_if = "Not::not")]
    pub resumed: bool,
    pub events: Vec<Event>,
}

#[derive(Debug, Serialize)]
pub struct Event {
    #[serde(flatten)]
    pub act: Act<District>,
    pub seat: Seat,
    pub moves: Vec<Move>,
}

/// Nothing changes without one.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Move {
    Gold {
        gold: u16,
        from: Place<District>,
        to: Place<District>,
    },
    Card {
        card: District,
        from: Place<District>,
        to: Place<District>,
    },
    Crown {
        crown: Seat,
    },
    /// The deck was shuffled.
    Deck {
        deck: Vec<District>,
    },
}

/// Which part of a round is being written.
#[derive(Clone, Copy, Debug)]
enum Part {
    Selection,
    Turns,
    End,
}

/// Writes a game down.
#[derive(Debug)]
pub struct Recorder<'g> {
    game: &'g Game,
    /// As the moves so far add up.
    pub position: Position,
    /// The rounds played.
    pub rounds: Vec<Round>,
    part: Part,
    /// Since the last act.
    moves: Vec<Move>,
}

impl<'g> Recorder<'g> {
    /// From here on.
    pub fn new(state: &State<'g>) -> Self {
        Self {
            game: state.game,
            position: Position::of(state),
            rounds: Vec::new(),
            part: Part::Selection,
            moves: Vec::new(),
        }
    }

    fn round(&mut self) -> &mut Round {
        let last = self.rounds.last_mut();
        last.expect("a round begins before anything else happens")
    }

    fn choice(&mut self) -> &mut Choice {
        let last = self.round().choices.last_mut();
        last.expect("a player looks at cards before choosing one")
    }
}

impl Ledger for Recorder<'_> {
    type Card = District;

    fn begins(&mut self, state: &State<'_>, face_up: &[Rank], face_down: Rank) {
        let character = |rank: &Rank| self.game.character(*rank);
        self.rounds.push(Round {
            round: state.round,
            crown: state.crown,
            face_up: face_up.iter().map(character).collect(),
            face_down: character(&face_down),
            choices: Vec::new(),
            theater: Vec::new(),
            turns: Vec::new(),
            end: Vec::new(),
            state: self.position.clone(),
            points: Vec::new(),
        });
        self.part = Part::Selection;
    }

    fn looks(&mut self, seat: Seat, from: Ranks) {
        let choice = Choice {
            seat,
            from: from.map(|rank| self.game.character(rank)).collect(),
            keeps: None,
            discards: None,
            random: false,
        };
        self.round().choices.push(choice);
    }

    fn keeps(&mut self, rank: Rank) {
        self.choice().keeps = Some(self.game.character(rank));
    }

    fn discards(&mut self, rank: Rank, random: bool) {
        let discards = Some(self.game.character(rank));
        let choice = self.choice();
        (choice.discards, choice.random) = (discards, random);
    }

    fn calls(&mut self, call: Call) {
        let turn = Turn {
            rank: call.rank,
            character: self.game.character(call.rank),
            seat: call.seat,
            killed: call.killed,
            resumed: call.resumed,
            events: Vec::new(),
        };
        self.round().turns.push(turn);
        self.part = Part::Turns;
    }

    fn calls_end(&mut self) {
        self.part = Part::End;
    }

    fn ends(&mut self, state: &State<'_>) {
        debug_assert_eq!(
            self.position.clone().sorted(),
            Position::of(state).sorted(),
            "the moves add up to the position"
        );
        let points = state.game.players.seats().map(|seat| state.points(seat));
        let (points, position) = (points.collect(), self.position.clone());
        let round = self.round();
        (round.state, round.points) = (position, points);
    }

    fn gold(&mut self, amount: u16, from: Place, to: Place) {
        let [from, to] = [from, to].map(|place| place.named(self.game));
        let gold = amount;
        self.moves.push(Move::Gold { gold, from, to });
    }

    fn card(&mut self, card: CardNo, from: Place, to: Place) {
        let (from, to) = (from.named(self.game), to.named(self.game));
        let card = self.game.district(card);
        self.moves.push(Move::Card { card, from, to });
    }

    fn crown(&mut self, to: Seat) {
        self.moves.push(Move::Crown { crown: to });
    }

    fn shuffled(&mut self, state: &State<'_>) {
        self.moves.push(Move::Deck { deck: deck(state) });
    }

    fn act(&mut self, seat: Seat, act: Act<District>) {
        let moves = mem::take(&mut self.moves);
        self.position.add(&moves);
        let event = Event { act, seat, moves };
        let part = self.part;
        let round = self.round();
        let events = match (part, round.turns.last_mut()) {
            (Part::Selection, _) => &mut round.theater,
            (Part::Turns, Some(turn)) => &mut turn.events,
            _ => &mut round.end,
        };
        events.push(event);
    }
}

impl Position {
    fn of(state: &State<'_>) -> Self {
        let seats = || state.game.players.seats();
        let districts = |cards: Cards| cards.map(|card| state.game.district(card)).collect();
        let standing = |card: CardNo| Standing {
            district: state.game.district(card),
            beautified: state.beautified.contains(card),
        };
        let museum = |seat: Seat| {
            let is_here = state.has(seat, District::Museum);
            districts(if is_here { state.museum } else { Cards::NONE })
        };
        Self {
            gold: seats().map(|seat| state.gold(seat)).collect(),
            hands: seats().map(|seat| districts(state.hand(seat))).collect(),
            cities: seats()
                .map(|seat| state.city(seat).map(standing).collect())
                .collect(),
            museums: seats().map(museum).collect(),
            crown: state.crown,
            tax: state.tax,
            deck: deck(state),
        }
    }

    /// Without the order in which cards came, which only a record knows.
    fn sorted(mut self) -> Self {
        self.hands.iter_mut().for_each(|cards| cards.sort());
        self.cities.iter_mut().for_each(|city| city.sort());
        self.museums.iter_mut().for_each(|cards| cards.sort());
        self
    }

    /// Adds up the moves of one event: what arrives is the last, what leaves is the first of its
    /// name.
    fn add(&mut self, moves: &[Move]) {
        for one in moves {
            match one {
                Move::Gold { gold, from, to } => {
                    // The Artist's coin leaves with its district.
                    if let Some(stash) = self.stash(*from) {
                        *stash -= gold;
                    }
                    if let Some(stash) = self.stash(*to) {
                        *stash += gold;
                    }
                    if let Place::On(seat, district) = *to {
                        let mut city = self.cities[seat.index()].iter_mut();
                        let plain = city.find(|one| one.district == district && !one.beautified);
                        let plain = plain.expect("a coin goes on a district without one");
                        plain.beautified = true;
                    }
                }
                Move::Card { card, from, to } => {
                    self.take(*card, *from, moves);
                    self.put(*card, *to);
                }
                Move::Crown { crown } => self.crown = *crown,
                Move::Deck { deck } => self.deck.clone_from(deck),
            }
        }
    }

    /// The gold that is kept at a place.
    fn stash(&mut self, place: Place<District>) -> Option<&mut u16> {
        match place {
            Place::Stash(seat) => Some(&mut self.gold[seat.index()]),
            Place::Tax => Some(&mut self.tax),
            _ => None,
        }
    }

    fn take(&mut self, card: District, from: Place<District>, moves: &[Move]) {
        let cards = match from {
            Place::DeckTop => {
                self.deck.remove(0);
                return;
            }
            Place::City(seat) => {
                let coin = Place::On(seat, card);
                // Of two copies, the one with the coin is meant if its coin moves.
                let beautified = (moves.iter())
                    .any(|one| matches!(one, Move::Gold { from, .. } if *from == coin));
                let sought = Standing {
                    district: card,
                    beautified,
                };
                remove(&mut self.cities[seat.index()], &sought);
                return;
            }
            Place::Hand(seat) => &mut self.hands[seat.index()],
            Place::Museum(seat) => &mut self.museums[seat.index()],
            // Cards that are aside are in no list.
            _ => return,
        };
        remove(cards, &card);
    }

    fn put(&mut self, card: District, to: Place<District>) {
        match to {
            Place::Hand(seat) => self.hands[seat.index()].push(card),
            Place::Museum(seat) => self.museums[seat.index()].push(card),
            Place::City(seat) => self.cities[seat.index()].push(Standing {
                district: card,
                beautified: false,
            }),
            Place::DeckBottom => self.deck.push(card),
            _ => {}
        }
    }
}

/// Top first.
fn deck(state: &State<'_>) -> Vec<District> {
    let cards = state.deck.iter();
    cards.map(|card| state.game.district(card)).collect()
}

/// Removes the first of its kind.
fn remove<T: PartialEq>(list: &mut Vec<T>, item: &T) {
    let place = list.iter().position(|one| one == item);
    list.remove(place.expect("only what is there leaves"));
}
