//! A position laid out in words, and what happens in it: `scene.does("build tavern")`.

use citadels::library::supply;
use citadels::rules::card::{Card, Character, District, Rank};
use citadels::rules::chance::Chance;
use citadels::rules::city::Supply;
use citadels::rules::deck::Deck;
use citadels::rules::edition::Edition;
use citadels::rules::play::{
    Act, Action, Actions, Call, CardNo, Cards, Game, Ledger, Payment, Phase, Place, Position, State,
};
use citadels::rules::table::{Players, Seat};
use enum_map::EnumMap;
use std::sync::LazyLock;

/// What the deck has where a scene does not say otherwise: the first game, with the Artist.
const CHARACTERS: [&str; 9] = [
    "assassin",
    "thief",
    "magician",
    "king",
    "bishop",
    "merchant",
    "architect",
    "warlord",
    "artist",
];
const DISTRICTS: [&str; 14] = [
    "dragon-gate",
    "factory",
    "haunted-quarter",
    "imperial-treasury",
    "keep",
    "laboratory",
    "library",
    "map-room",
    "quarry",
    "school-of-magic",
    "smithy",
    "statue",
    "thieves-den",
    "wishing-well",
];

fn characters(ids: &str) -> Vec<Character> {
    ids.split_whitespace()
        .map(|id| id.parse().unwrap())
        .collect()
}

fn districts(ids: &str) -> Vec<District> {
    ids.split_whitespace()
        .map(|id| id.parse().unwrap())
        .collect()
}

/// The districts of the 2016 box.
pub fn box_of_2016() -> &'static Supply {
    static SUPPLY: LazyLock<Supply> = LazyLock::new(|| supply(Edition::E2016));
    &SUPPLY
}

/// The rank of a 2016 character.
pub fn rank_of(character: Character) -> Rank {
    static RANKS: LazyLock<EnumMap<Character, Rank>> = LazyLock::new(|| {
        let printing = |one: Character| citadels::library::printing(one, Edition::E2016);
        EnumMap::from_fn(|one| printing(one).unwrap().rank.unwrap())
    });
    RANKS[character]
}

/// A table with these cards in its deck, as many characters as its book asks for (nine if one of
/// rank 9 is named); the rest is filled up.
fn game(players: usize, cards: &str) -> &'static Game {
    let players = Players::of(players).unwrap();
    let named: Vec<Card> = cards
        .split_whitespace()
        .map(|id| id.parse().unwrap())
        .collect();
    let named_rank = |rank: Rank| {
        let mut fitting = named.iter().filter_map(|card| card.character());
        fitting.find(|character| rank_of(*character) == rank)
    };
    let nine =
        named_rank(Rank::Nine).is_some() || matches!(players, Players::Three | Players::Eight);
    let count = if nine { 9 } else { 8 };
    let characters = (1..=count).map(|number: u8| {
        let usual = CHARACTERS[usize::from(number) - 1].parse().unwrap();
        named_rank(Rank::new(number).unwrap()).unwrap_or(usual)
    });
    let characters = characters.collect();
    let mut districts: Vec<District> = named.iter().filter_map(|card| card.district()).collect();
    for usual in DISTRICTS.map(|id| id.parse().unwrap()) {
        if districts.len() < DISTRICTS.len() && !districts.contains(&usual) {
            districts.push(usual);
        }
    }
    districts.sort();
    let deck = Deck {
        edition: Edition::E2016,
        players,
        characters,
        districts,
    };
    Box::leak(Box::new(Game::new(&deck, box_of_2016())))
}

/// A position being laid out: seats count from 0, cards are named by id.
pub struct Table(Position<'static>);

impl Table {
    /// So many players, and these cards in the deck.
    pub fn of(players: usize, cards: &str) -> Self {
        Self(Position::new(game(players, cards)))
    }

    pub fn gold(self, seat: usize, gold: u16) -> Self {
        Self(self.0.gold(seat, gold))
    }

    pub fn hand(self, seat: usize, cards: &str) -> Self {
        Self(self.0.hand(seat, &districts(cards)))
    }

    pub fn city(self, seat: usize, cards: &str) -> Self {
        Self(self.0.city(seat, &districts(cards)))
    }

    pub fn coin(self, seat: usize, card: &str) -> Self {
        Self(self.0.coin(seat, card.parse().unwrap()))
    }

    pub fn museum(self, cards: &str) -> Self {
        Self(self.0.museum(&districts(cards)))
    }

    /// These cards are drawn next.
    pub fn on_top(self, cards: &str) -> Self {
        Self(self.0.on_top(&districts(cards)))
    }

    pub fn left_in_deck(self, count: usize) -> Self {
        Self(self.0.left_in_deck(count))
    }

    pub fn crown(self, seat: usize) -> Self {
        Self(self.0.crown(seat))
    }

    pub fn tax(self, gold: u16) -> Self {
        Self(self.0.tax(gold))
    }

    /// This player has these characters.
    pub fn holds(self, seat: usize, ids: &str) -> Self {
        let holds = |position: Position<'static>, character| position.holds(seat, character);
        Self(characters(ids).into_iter().fold(self.0, holds))
    }

    /// Who completed a city first, in an earlier turn of this round.
    pub fn first(self, seat: usize) -> Self {
        Self(self.0.first(seat))
    }

    /// The calls begin with this character.
    pub fn call(self, character: &str) -> Scene {
        let from = character.parse().unwrap();
        Scene::new(|chance, notes| self.0.call(from, chance, notes))
    }

    /// A new round begins with its selection.
    pub fn select(self) -> Scene {
        self.select_by("scene")
    }

    /// The same with another seed for the discards.
    pub fn select_by(self, seed: &str) -> Scene {
        Scene::by(seed, |chance, notes| self.0.select(chance, notes))
    }

    /// The selection is over, the calls have not begun.
    pub fn after_selection(self) -> Scene {
        Scene::new(|chance, notes| self.0.after_selection(chance, notes))
    }

    /// As it lies, for counting points.
    pub fn lying(self) -> State<'static> {
        self.0.lying()
    }
}

/// What is written down: the moves and acts of the last action, in words.
#[derive(Default)]
pub struct Notes {
    game: Option<&'static Game>,
    moves: Vec<String>,
    acts: Vec<String>,
    calls: Vec<Call>,
}

impl Notes {
    fn place(&self, place: Place) -> String {
        match place {
            Place::Bank => "bank".into(),
            Place::Stash(seat) => format!("stash {}", seat.index()),
            Place::On(seat, card) => format!("coin {} {}", seat.index(), self.name(card)),
            Place::Tax => "tax".into(),
            Place::DeckTop => "top".into(),
            Place::DeckBottom => "bottom".into(),
            Place::Hand(seat) => format!("hand {}", seat.index()),
            Place::City(seat) => format!("city {}", seat.index()),
            Place::Museum(seat) => format!("museum {}", seat.index()),
            Place::Aside => "aside".into(),
        }
    }

    fn name(&self, card: CardNo) -> &'static str {
        self.game.map_or("card", |game| game.district(card).id())
    }
}

impl Ledger for Notes {
    type Card = CardNo;

    fn calls(&mut self, call: Call) {
        self.calls.push(call);
    }

    fn gold(&mut self, amount: u16, from: Place, to: Place) {
        let entry = format!("{amount} gold: {} > {}", self.place(from), self.place(to));
        self.moves.push(entry);
    }

    fn card(&mut self, card: CardNo, from: Place, to: Place) {
        let entry = format!(
            "{}: {} > {}",
            self.name(card),
            self.place(from),
            self.place(to)
        );
        self.moves.push(entry);
    }

    fn crown(&mut self, to: Seat) {
        self.moves.push(format!("crown > {}", to.index()));
    }

    fn shuffled(&mut self, _state: &State<'_>) {
        self.moves.push("shuffle".into());
    }

    fn act(&mut self, seat: Seat, act: Act) {
        self.acts.push(format!("{}: {act:?}", seat.index()));
    }
}

/// A position, and what is done in it.
pub struct Scene {
    pub state: State<'static>,
    chance: Chance,
    notes: Notes,
}

impl Scene {
    fn new(begin: impl FnOnce(&mut Chance, &mut Notes) -> State<'static>) -> Self {
        Self::by("scene", begin)
    }

    fn by(seed: &str, begin: impl FnOnce(&mut Chance, &mut Notes) -> State<'static>) -> Self {
        let mut chance = Chance::new(seed);
        let mut notes = Notes::default();
        let state = begin(&mut chance, &mut notes);
        notes.game = Some(state.game);
        Self {
            state,
            chance,
            notes,
        }
    }

    /// A legal action in words: `build tavern`, `destroy tavern of 2`, `kill king`. A district with
    /// the Artist's coin has a star.
    fn say(&self, action: Action) -> String {
        let game = self.state.game;
        let card = |card: CardNo| {
            let coin = self.state.beautified.contains(card);
            format!("{}{}", game.district(card), if coin { "*" } else { "" })
        };
        let who = |rank: Rank| game.character(rank).id();
        let of = |what: &str, seat: Seat, one: CardNo| {
            format!("{what} {} of {}", card(one), seat.index())
        };
        match action {
            Action::Keep(rank) => format!("keep {}", who(rank)),
            Action::Discard(rank) => format!("discard {}", who(rank)),
            Action::Swap(rank, seat) => format!("swap {} with {}", who(rank), seat.index()),
            Action::NoSwap => "no swap".into(),
            Action::GatherGold => "gather gold".into(),
            Action::GatherCards => "gather cards".into(),
            Action::Take(one) => format!("take {}", card(one)),
            Action::Kill(rank) => format!("kill {}", who(rank)),
            Action::Bewitch(rank) => format!("bewitch {}", who(rank)),
            Action::Rob(rank) => format!("rob {}", who(rank)),
            Action::Sign(rank) => format!("sign {}", who(rank)),
            Action::Warrant(rank) => format!("warrant {}", who(rank)),
            Action::Lace(rank) => format!("lace {}", who(rank)),
            Action::Threat(rank) => format!("threat {}", who(rank)),
            Action::Bribe => "bribe".into(),
            Action::NoBribe => "no bribe".into(),
            Action::Reveal => "reveal".into(),
            Action::NoReveal => "no reveal".into(),
            Action::Spy(seat, kind) => format!("spy {} on {}", kind.id(), seat.index()),
            Action::SwapHands(seat) => format!("swap hands with {}", seat.index()),
            Action::PutUnder(one) => format!("put {} under", card(one)),
            Action::Redraw => "redraw".into(),
            Action::Look(seat) => format!("look at {}", seat.index()),
            Action::Steal(one) => format!("steal {}", card(one)),
            Action::StealAndBuild(one) => format!("steal and build {}", card(one)),
            Action::TakeFromAll => "take from all".into(),
            Action::Give(one) => format!("give {}", card(one)),
            Action::TakeCrown => "take crown".into(),
            Action::GiveCrown(seat, payment) => {
                let payment = match payment {
                    Payment::Gold => "gold",
                    Payment::Card => "card",
                    Payment::Nothing => "nothing",
                };
                format!("give crown to {} for {payment}", seat.index())
            }
            Action::Income(gold) => format!("income {gold}"),
            Action::Tithe(seat) => format!("tithe from {}", seat.index()),
            Action::ExtraGold => "extra gold".into(),
            Action::ExtraCards => "extra cards".into(),
            Action::NavigateGold => "navigate gold".into(),
            Action::NavigateCards => "navigate cards".into(),
            Action::Study => "study".into(),
            Action::Queen => "queen".into(),
            Action::Beautify(one) => format!("beautify {}", card(one)),
            Action::Enough => "enough".into(),
            Action::CollectTax => "collect tax".into(),
            Action::Destroy(seat, one) => of("destroy", seat, one),
            Action::Seize(seat, one) => of("seize", seat, one),
            Action::Exchange(seat, one) => of("exchange", seat, one),
            Action::ExchangeFor(one) => format!("for {}", card(one)),
            Action::Build(one) => format!("build {}", card(one)),
            Action::BuildByFramework(one) => format!("build {} by framework", card(one)),
            Action::BuildNecropolis(one) => format!("build necropolis for {}", card(one)),
            Action::BuildForCards(one) => format!("build {} for cards", card(one)),
            Action::PayCard(one) => format!("pay {}", card(one)),
            Action::PayGold => "pay gold".into(),
            Action::Borrow(one) => format!("borrow for {}", card(one)),
            Action::From(seat) => format!("from {}", seat.index()),
            Action::Confiscate => "confiscate".into(),
            Action::Pass => "pass".into(),
            Action::Armory(seat, one) => of("armory", seat, one),
            Action::Laboratory(one) => format!("laboratory {}", card(one)),
            Action::Smithy => "smithy".into(),
            Action::Museum(one) => format!("museum {}", card(one)),
            Action::Heir(seat) => format!("heir {}", seat.index()),
            Action::End => "end".into(),
        }
    }

    /// Everything legal now, in words.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Actions::new();
        self.state.legal(&mut legal);
        legal
            .as_slice()
            .iter()
            .map(|action| self.say(*action))
            .collect()
    }

    /// This is legal.
    #[track_caller]
    pub fn can(&mut self, words: &str) -> &mut Self {
        let legal = self.legal();
        assert!(
            legal.iter().any(|one| one == words),
            "\"{words}\" is not legal; {legal:?}"
        );
        self
    }

    /// This is not legal, nor anything that begins so.
    #[track_caller]
    pub fn cannot(&mut self, words: &str) -> &mut Self {
        let legal = self.legal();
        let found = legal.iter().find(|one| one.starts_with(words));
        assert!(found.is_none(), "{found:?} is legal");
        self
    }

    /// Does what these words say, one after the other; each must be legal. What is noted is that of
    /// the last one.
    #[track_caller]
    pub fn does(&mut self, words: &[&str]) -> &mut Self {
        for one in words {
            let mut legal = Actions::new();
            self.state.legal(&mut legal);
            let found = legal
                .as_slice()
                .iter()
                .find(|action| self.say(**action) == *one);
            let Some(action) = found.copied() else {
                panic!("\"{one}\" is not legal; {:?}", self.legal());
            };
            self.notes.moves.clear();
            self.notes.acts.clear();
            self.notes.calls.clear();
            self.state.apply(action, &mut self.chance, &mut self.notes);
        }
        self
    }

    /// These are all the moves of the last action: `2 gold: bank > stash 0`, `tavern: hand 0 > city
    /// 0`, `crown > 1`, `shuffle`. Places: bank, stash, coin, tax, top, bottom, hand, city, museum,
    /// aside.
    #[track_caller]
    pub fn moves(&mut self, moves: &[&str]) -> &mut Self {
        assert_eq!(self.notes.moves, moves);
        self
    }

    /// How many acts the last action had that begin so: `0: Tax`.
    pub fn acts(&self, begin: &str) -> usize {
        self.notes
            .acts
            .iter()
            .filter(|act| act.starts_with(begin))
            .count()
    }

    /// Whose decision it is.
    pub fn decider(&self) -> usize {
        self.state.decider().index()
    }

    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Whose turn it is, as whom.
    pub fn turn(&self) -> (usize, &'static str) {
        let turn = self.state.turn;
        (turn.seat.index(), turn.character.id())
    }

    pub fn gold(&self, seat: usize) -> u16 {
        self.state.gold(Seat::new(seat))
    }

    pub fn crown(&self) -> usize {
        self.state.crown.index()
    }

    fn names(&self, cards: Cards) -> String {
        let mut names: Vec<&str> = cards
            .map(|card| self.state.game.district(card).id())
            .collect();
        names.sort_unstable();
        names.join(" ")
    }

    /// A hand, by id.
    pub fn hand(&self, seat: usize) -> String {
        self.names(self.state.hand(Seat::new(seat)))
    }

    /// A city, by id.
    pub fn city(&self, seat: usize) -> String {
        self.names(self.state.city(Seat::new(seat)))
    }

    /// The last cards of the deck, the very last one last.
    pub fn bottom(&self, count: usize) -> Vec<&'static str> {
        let deck: Vec<CardNo> = self.state.deck.iter().collect();
        let last = &deck[deck.len() - count..];
        last.iter()
            .map(|card| self.state.game.district(*card).id())
            .collect()
    }

    pub fn points(&self, seat: usize) -> u32 {
        self.state.points(Seat::new(seat))
    }
}
