//! The complete 2016 game as a state machine: from the deal to the score, every character, every
//! unique district, every ruling.
//!
//! A [`Game`] is what does not change: the table, the characters, the 68 cards. A [`State`] is a
//! position; [`State::legal`] lists what the seat whose decision it is may do, [`State::apply`] does
//! it, and what chance decides comes from a [`Chance`](crate::chance::Chance). A player
//! decides from a [`View`], which shows nothing that seat may not know. Whoever wants the moves of
//! gold and cards passes a [`Ledger`]; nothing changes hands without an entry.
//!
//! ```
//! use citadels_game::chance::Chance;
//! use citadels_game::play::{Actions, Game, State};
//! use citadels_game::table::Seat;
//! # use citadels_game::deck::Deck;
//! # fn play(deck: &Deck, supply: &citadels_game::city::Supply) {
//! let game = Game::new(deck, supply);
//! let mut chance = Chance::new("friday");
//! let mut state = State::deal(&game, Seat::FIRST, &mut chance);
//! state.begin(&mut chance, &mut ());
//! let mut actions = Actions::new();
//! while !state.is_over() {
//!     state.legal(&mut actions);
//!     let action = *chance.choose(actions.as_slice());
//!     state.apply(action, &mut chance, &mut ());
//! }
//! assert!(state.first.is_some() || state.is_stalled());
//! # }
//! ```

mod action;
mod bots;
mod build;
mod cards;
pub mod compare;
pub mod counts;
pub mod evenness;
mod finish;
mod ledger;
mod legal;
mod position;
mod ranks;
pub mod rates;
mod round;
pub mod series;
mod state;
mod turn;
mod view;

pub use action::{Action, Actions, Payment};
pub use bots::{Bot, Player, Steward, WEIGHTS, Weight, Weights};
pub use cards::{CardNo, Cards, Deck as Draws};
pub use finish::Result as GameResult;
pub use ledger::{Act, By, Call, Cargo, Deed, Harm, Ledger, Noted, Place};
pub use position::Position;
pub use ranks::Ranks;
pub use round::ROUNDS;
pub use state::{Building, Marks, Phase, State, Turn};
pub use view::View;

use super::card::{Character, District, DistrictType, Rank};
use super::city::{DistrictFacts, Supply};
use super::deck::Deck;
use super::draft::{Row, Step};
use super::rulebook::Rulebook;
use super::table::Players;
use enum_map::EnumMap;
use strum::IntoEnumIterator;

/// What does not change during a game.
#[derive(Clone, Debug)]
pub struct Game {
    /// The player count.
    pub players: Players,
    /// How many districts complete a city (2016 rulebook, lines 226, 299, 315).
    pub complete_at: u8,
    /// The rulebook.
    pub rulebook: &'static Rulebook,
    /// Its row of the discard table.
    pub row: &'static Row,
    pub(super) steps: Vec<Step>,
    characters: EnumMap<Rank, Option<Character>>,
    ranks: Ranks,
    facts: Vec<DistrictFacts>,
    cost: [u8; 128],
    /// Every card of the same name, by card.
    same: [Cards; 128],
    /// Every card of this district; none if it is not in the game.
    of: EnumMap<District, Cards>,
    of_type: EnumMap<DistrictType, Cards>,
    /// Every card that costs at most so much to build.
    at_most: [Cards; MOST_COST + 1],
    /// Districts that are used in a turn.
    active: Cards,
    /// Districts with another way to pay.
    special: Cards,
}

/// No district costs more.
const MOST_COST: usize = 6;

impl Game {
    /// The game with this deck, which the construction rules have accepted.
    ///
    /// # Panics
    ///
    /// The deck is not one of the 2016 edition.
    pub fn new(deck: &Deck, supply: &Supply) -> Self {
        let rulebook = deck.edition.rulebook();
        let row = rulebook.row(deck.players, deck.characters.len());
        let row = row.expect("a deck has as many characters as the book has a table for");
        let ranks: Ranks = Rank::iter().take(deck.characters.len()).collect();
        let mut characters = EnumMap::default();
        for (rank, character) in ranks.zip(&deck.characters) {
            characters[rank] = Some(*character);
        }
        let is_in = |facts: &&DistrictFacts| {
            facts.kind != DistrictType::Unique || deck.districts.contains(&facts.id)
        };
        let facts: Vec<DistrictFacts> = supply
            .districts()
            .filter(is_in)
            .flat_map(|facts| std::iter::repeat_n(*facts, facts.copies.into()))
            .collect();
        let mut game = Self {
            players: deck.players,
            complete_at: rulebook.complete_at[deck.players],
            rulebook,
            row,
            steps: row.steps(),
            characters,
            ranks,
            facts,
            cost: [0; 128],
            same: [Cards::NONE; 128],
            of: EnumMap::default(),
            of_type: EnumMap::default(),
            at_most: [Cards::NONE; MOST_COST + 1],
            active: Cards::NONE,
            special: Cards::NONE,
        };
        for (index, facts) in game.facts.iter().enumerate() {
            let card = CardNo::new(index);
            game.cost[index] = facts.cost.unwrap_or(0);
            game.of[facts.id].insert(card);
            game.of_type[facts.kind].insert(card);
            if let Some(cost) = facts.cost {
                let enough = &mut game.at_most[cost.into()..];
                for cards in enough {
                    cards.insert(card);
                }
            }
        }
        for (index, facts) in game.facts.iter().enumerate() {
            game.same[index] = game.of[facts.id];
        }
        let all = |ids: &[District]| ids.iter().fold(Cards::NONE, |all, id| all | game.of[*id]);
        let active = [
            District::Armory,
            District::Laboratory,
            District::Museum,
            District::Smithy,
        ];
        game.active = all(&active);
        game.special = all(&[District::Necropolis, District::ThievesDen]);
        game
    }

    /// The ranks of this game's characters.
    pub const fn ranks(&self) -> Ranks {
        self.ranks
    }

    /// The character of this rank.
    ///
    /// # Panics
    ///
    /// This game has none of this rank.
    pub fn character(&self, rank: Rank) -> Character {
        self.characters[rank].expect("only ranks of this game are asked for")
    }

    /// Is this character in the game?
    pub fn has(&self, character: Character) -> bool {
        self.characters.values().any(|one| *one == Some(character))
    }

    /// All 68 cards.
    pub fn cards(&self) -> impl Iterator<Item = CardNo> {
        (0..self.facts.len()).map(CardNo::new)
    }

    /// The district on a card.
    pub fn district(&self, card: CardNo) -> District {
        self.facts[card.index()].id
    }

    /// A card as a ledger writes it down.
    fn note<C: Noted>(&self, card: CardNo) -> C {
        C::of(card, self)
    }

    fn notes<C: Noted>(&self, cards: impl IntoIterator<Item = CardNo>) -> Vec<C> {
        cards.into_iter().map(|card| self.note(card)).collect()
    }

    /// Its type.
    pub fn kind(&self, card: CardNo) -> DistrictType {
        self.facts[card.index()].kind
    }

    /// Its printed cost; 0 for the Secret Vault, which is never built.
    pub const fn cost(&self, card: CardNo) -> u8 {
        self.cost[card.index()]
    }

    /// Its facts.
    pub fn facts(&self, card: CardNo) -> &DistrictFacts {
        &self.facts[card.index()]
    }

    /// Every card of this district; none if it is not in the game.
    pub fn of(&self, district: District) -> Cards {
        self.of[district]
    }

    /// Every card of this type.
    pub fn of_type(&self, kind: DistrictType) -> Cards {
        self.of_type[kind]
    }

    /// Every card of the same name.
    pub const fn same(&self, card: CardNo) -> Cards {
        self.same[card.index()]
    }

    /// Every card that can be built for so much at its printed cost.
    fn at_most(&self, gold: u16) -> Cards {
        self.at_most[usize::from(gold).min(MOST_COST)]
    }
}
