//! What holds in every game, over many random ones: every number of players, eight and nine
//! characters, any deck.

use crate::imagine::imagine;
use crate::scene::{box_of_2016 as supply, rank_of};
use citadels::rules::card::{Character, District, DistrictType, Rank};
use citadels::rules::chance::{Chance, QuickChance};
use citadels::rules::city::LastRank;
use citadels::rules::deck::Deck;
use citadels::rules::edition::Edition;
use citadels::rules::play::{
    Act, Action, Actions, Bot, By, Call, CardNo, Cards, Game, Ledger, Phase, Place, Player, ROUNDS,
    State,
};
use citadels::rules::score;
use citadels::rules::table::{Players, Seat};
use strum::IntoEnumIterator;

/// How many games each table plays: with these tables 100,000 in all.
const GAMES: u64 = 9_100;

/// Every table of the 2016 book: players and characters.
pub const TABLES: [(Players, usize); 11] = [
    (Players::Two, 8),
    (Players::Three, 9),
    (Players::Four, 8),
    (Players::Four, 9),
    (Players::Five, 8),
    (Players::Five, 9),
    (Players::Six, 8),
    (Players::Six, 9),
    (Players::Seven, 8),
    (Players::Seven, 9),
    (Players::Eight, 9),
];

/// May this character be in a deck for so many (2016 rulebook, lines 289, 327)?
fn may_play(character: Character, players: Players) -> bool {
    match character {
        Character::Queen => players >= Players::Five,
        Character::Emperor => players > Players::Two,
        _ => true,
    }
}

/// Any deck: one character of each rank, 14 unique districts.
pub fn any_deck(players: Players, count: usize, chance: &mut QuickChance) -> Deck {
    let supply = supply();
    let characters = Rank::iter().take(count).map(|rank| {
        let fits = |one: &Character| rank_of(*one) == rank && may_play(*one, players);
        let fitting: Vec<Character> = Character::iter().filter(fits).collect();
        *chance.choose(&fitting)
    });
    let characters = characters.collect();
    let unique = supply
        .districts()
        .filter(|one| one.kind == DistrictType::Unique);
    let mut districts: Vec<District> = unique.map(|one| one.id).collect();
    chance.deal(&mut districts, 14);
    districts.truncate(14);
    districts.sort();
    Deck {
        edition: Edition::E2016,
        players,
        characters,
        districts,
    }
}

/// Somebody who watches a game and knows the limits, from the entries alone.
struct Referee<'g> {
    game: &'g Game,
    /// What the bank has given out.
    out: i64,
    turn: Option<Call>,
    /// Builds of this turn that count, and whether the first paid one is over.
    built: u8,
    acts: Vec<&'static str>,
    cities: [Cards; 8],
    round: u16,
}

impl<'g> Referee<'g> {
    fn new(game: &'g Game, state: &State<'_>) -> Self {
        let seats = game.players.seats();
        let out = seats.map(|seat| i64::from(state.gold(seat))).sum();
        Self {
            game,
            out,
            turn: None,
            built: 0,
            acts: Vec::new(),
            cities: [Cards::NONE; 8],
            round: 0,
        }
    }

    fn character(&self) -> Character {
        self.game.character(self.turn.unwrap().rank)
    }

    fn has(&self, seat: Seat, district: District) -> bool {
        self.cities[seat.index()].meets(self.game.of(district))
    }

    fn size(&self, seat: Seat) -> u32 {
        self.cities[seat.index()].len() + u32::from(self.has(seat, District::Monument))
    }

    fn is_complete(&self, seat: Seat) -> bool {
        self.size(seat) >= u32::from(self.game.complete_at)
    }

    /// The city before the last act's district came.
    fn before(&self, seat: Seat, card: CardNo) -> Cards {
        self.cities[seat.index()] & !card.alone()
    }

    fn builds(&mut self, seat: Seat, card: CardNo, by: Option<By>) {
        let character = self.character();
        assert_ne!(
            character,
            Character::Navigator,
            "the Navigator builds nothing"
        );
        let city = self.before(seat, card);
        let alike = city.meets(self.game.same(card));
        let quarry = self.game.of(District::Quarry);
        // The Quarry may just have made room for the Necropolis.
        let may = character == Character::Wizard || city.meets(quarry) || by.is_some();
        assert!(!alike || may, "a second {}", self.game.district(card));
        assert_ne!(self.game.district(card), District::SecretVault);
        let trade = self.game.kind(card) == DistrictType::Trade;
        let free = self.game.district(card) == District::Stables
            || character == Character::Trader && trade
            || by == Some(By::Wizard);
        self.built += u8::from(!free);
        let limit = match character {
            Character::Architect => 3,
            Character::Seer | Character::Scholar => 2,
            _ => 1,
        };
        assert!(self.built <= limit, "{character} builds {}", self.built);
    }

    /// Nothing is taken or destroyed in a completed city, and rank 8 leaves the Keep alone.
    fn attacked(&self, target: Seat, card: CardNo) {
        let city = self.cities[target.index()] | card.alone();
        let size = city.len() + u32::from(city.meets(self.game.of(District::Monument)));
        assert!(
            size < u32::from(self.game.complete_at),
            "a completed city is attacked"
        );
        assert_ne!(self.game.district(card), District::Keep);
    }

    fn once(&mut self, act: &'static str) {
        assert!(!self.acts.contains(&act), "{act} twice in a turn");
        self.acts.push(act);
    }
}

impl Ledger for Referee<'_> {
    type Card = CardNo;

    fn begins(&mut self, state: &State<'_>, face_up: &[Rank], face_down: Rank) {
        assert!(!face_up.contains(&Rank::Four), "rank 4 face up");
        assert!(!face_up.contains(&face_down));
        self.round += 1;
        assert_eq!(state.round, self.round);
        self.turn = None;
    }

    fn calls(&mut self, call: Call) {
        if let Some(last) = self.turn {
            assert!(last.rank < call.rank || call.resumed && last.rank == call.rank);
        }
        self.turn = Some(call);
        self.built = 0;
        self.acts.clear();
    }

    fn gold(&mut self, amount: u16, from: Place, to: Place) {
        assert!(amount > 0 && from != to);
        self.out += i64::from(amount) * i64::from(from == Place::Bank);
        self.out -= i64::from(amount) * i64::from(to == Place::Bank);
    }

    fn card(&mut self, card: CardNo, from: Place, to: Place) {
        assert_ne!(from, to);
        if let Place::City(seat) = from {
            assert!(self.cities[seat.index()].contains(card));
            self.cities[seat.index()] = self.before(seat, card);
        }
        if let Place::City(seat) = to {
            self.cities[seat.index()] |= card.alone();
        }
    }

    fn act(&mut self, seat: Seat, act: Act) {
        match act {
            Act::GatherGold | Act::GatherCards { .. } => self.once("gather"),
            Act::Income { kind, .. } => {
                self.once("income");
                assert_eq!(self.character().pays(), Some(kind));
            }
            Act::Crown { to, .. } => {
                self.once("crown");
                assert_eq!(to == seat, self.character() != Character::Emperor);
            }
            Act::Build {
                district: card, by, ..
            } => {
                if self.cities[seat.index()].contains(card) {
                    self.builds(seat, card, by);
                } else {
                    let trade = self.game.kind(card) == DistrictType::Trade;
                    let traders = self.character() == Character::Trader && trade;
                    let stables = self.game.district(card) == District::Stables;
                    self.built += u8::from(!traders && !stables && by != Some(By::Wizard));
                }
            }
            Act::Confiscate {
                from,
                district: card,
            } => {
                self.once("confiscate");
                assert_ne!(from, seat);
                assert!(!self.before(seat, card).meets(self.game.same(card)));
            }
            Act::Destroy {
                target,
                district: card,
                ..
            } => {
                self.once("attack");
                self.attacked(target, card);
            }
            Act::Seize {
                target,
                district: card,
                ..
            } => {
                self.once("attack");
                self.attacked(target, card);
                assert!(!self.before(seat, card).meets(self.game.same(card)));
            }
            Act::Exchange {
                takes,
                gives,
                target,
                ..
            } => {
                self.once("attack");
                assert_ne!(self.game.district(takes), District::Keep);
                assert!(!self.before(seat, takes).meets(self.game.same(takes)));
                assert!(!self.before(target, gives).meets(self.game.same(gives)));
            }
            Act::Laboratory { .. } => self.once("laboratory"),
            Act::Smithy => self.once("smithy"),
            Act::Museum { .. } => self.once("museum"),
            Act::Kill { rank } | Act::Bewitch { rank } | Act::Rob { rank } => {
                self.once("name");
                assert_ne!(rank, Rank::One);
            }
            Act::Warrants { ranks, signed } => {
                self.once("name");
                assert!(ranks.len() == 3 && ranks.contains(signed));
            }
            Act::Threaten { ranks, lace } => {
                self.once("name");
                assert!(ranks.len() == 2 && ranks.contains(lace) && !ranks.contains(Rank::One));
            }
            Act::Armory {
                target,
                district: card,
            } => {
                let city = self.cities[target.index()] | card.alone();
                let size = city.len() + u32::from(city.meets(self.game.of(District::Monument)));
                assert!(size < u32::from(self.game.complete_at));
            }
            _ => {}
        }
    }

    fn ends(&mut self, state: &State<'_>) {
        everything_is_somewhere(state, self.out);
        for seat in self.game.players.seats() {
            assert_eq!(self.cities[seat.index()], state.city(seat));
            assert_eq!(self.is_complete(seat), state.is_complete(seat));
        }
    }
}

/// 54 + 14 cards, each in one place, and as much gold as the bank has given out.
fn everything_is_somewhere(state: &State<'_>, out: i64) {
    let mut cards: Vec<CardNo> = state.deck.iter().chain(state.museum).collect();
    let mut gold = i64::from(state.tax) + i64::from(state.beautified.len());
    for seat in state.game.players.seats() {
        cards.extend(state.hand(seat));
        cards.extend(state.city(seat));
        gold += i64::from(state.gold(seat));
    }
    assert_eq!(cards.len(), 68);
    assert_eq!(cards.into_iter().collect::<Cards>().len(), 68);
    assert_eq!(gold, out);
    let built = state.game.players.seats().map(|seat| state.city(seat));
    let built = built.fold(Cards::NONE, |all, city| all | city);
    assert_eq!(state.beautified & !built, Cards::NONE, "a coin on nothing");
}

/// A random game watched by a referee, and its actions.
fn watched<'g>(game: &'g Game, crown: Seat, chance: &mut QuickChance) -> (State<'g>, Vec<Action>) {
    let mut state = State::deal(game, crown, chance);
    let mut referee = Referee::new(game, &state);
    state.begin(chance, &mut referee);
    let mut legal = Actions::new();
    let mut actions = Vec::new();
    while state.phase != Phase::Over {
        state.legal(&mut legal);
        assert!(
            !legal.as_slice().is_empty(),
            "nothing to do in {:?}",
            state.phase
        );
        let view = state.observe(state.decider());
        let action = Bot::Random.decide(view, legal.as_slice(), chance);
        actions.push(action);
        state.apply(action, chance, &mut referee);
    }
    (state, actions)
}

fn laws_hold_for((players, characters): (Players, usize)) {
    let mut game = None;
    for number in 0..GAMES {
        let mut chance = QuickChance::quick("laws", number);
        // A new deck now and then: making one costs more than a game.
        if number % 50 == 0 {
            let deck = any_deck(players, characters, &mut chance);
            game = Some(Game::new(&deck, supply()));
        }
        let game = game.as_ref().unwrap();
        let crown = Seat::new(usize::try_from(number).unwrap() % players.count());
        let (state, _) = watched(game, crown, &mut chance);
        assert!(state.first.is_some() || state.round == ROUNDS);
        assert_eq!(state.is_stalled(), state.first.is_none());
        the_score_is_that_of_the_sheet(&state);
    }
}

/// The engine's points and winner are those of the exported table.
fn the_score_is_that_of_the_sheet(state: &State<'_>) {
    let table = state.claim().check(supply(), &[]);
    // A Diplomat who completed first may have given his Monument away: then the table asks.
    let table = table.or_else(|_| {
        let allowed = [citadels::rules::city::Allow::FirstNotComplete];
        state.claim().check(supply(), &allowed)
    });
    let outcome = score::outcome(&table.unwrap());
    let result = state.result();
    for seat in state.game.players.seats() {
        assert_eq!(
            outcome.players[seat.index()].total,
            result.points[seat.index()]
        );
    }
    assert_eq!(outcome.winners, [result.winner]);
    let shown = state
        .game
        .players
        .seats()
        .filter(|seat| state.last_rank(*seat) == LastRank::Killed);
    assert!(
        shown.count() <= 1,
        "only one character is killed in a round"
    );
}

macro_rules! laws {
    ($($name:ident: $index:literal,)*) => {
        $(#[test]
        fn $name() {
            laws_hold_for(TABLES[$index]);
        })*
    };
}

laws! {
    two_players_keep_the_laws: 0,
    three_players_keep_the_laws: 1,
    four_players_keep_the_laws: 2,
    four_players_with_nine_characters_keep_the_laws: 3,
    five_players_keep_the_laws: 4,
    five_players_with_nine_characters_keep_the_laws: 5,
    six_players_keep_the_laws: 6,
    six_players_with_nine_characters_keep_the_laws: 7,
    seven_players_keep_the_laws: 8,
    seven_players_with_nine_characters_keep_the_laws: 9,
    eight_players_keep_the_laws: 10,
}

/// Everything a seat can see, in words.
fn seen(state: &State<'_>, seat: Seat) -> String {
    let view = state.observe(seat);
    let seats = state.game.players.seats();
    let open: Vec<_> = seats
        .map(|one| {
            let (gold, hand, city) = (view.gold(one), view.hand_size(one), view.city(one));
            let museum = view.under_museum(one);
            (gold, hand, city, museum, view.points(one), view.size(one))
        })
        .collect();
    let ranks = state.game.ranks();
    let holders: Vec<_> = ranks.map(|rank| view.holder(rank)).collect();
    let marks = (
        state.marks.killed,
        state.marks.bewitched,
        state.marks.robbed,
        view.warrants(),
        view.threats(),
    );
    let own = (
        view.hand(),
        view.characters(),
        view.signed(),
        view.lace(),
        view.pool(),
    );
    let choosing = (
        view.face_up(),
        view.passed_on(),
        view.unseen(),
        view.chose_before(),
    );
    let rest = (
        view.revealed(),
        view.uncalled(),
        view.protected(),
        (state.phase == Phase::Confiscate).then_some(state.building.card),
        view.tax(),
    );
    let turn = (
        view.turn(),
        view.phase(),
        state.deck.len(),
        view.next_owed(),
        view.crown(),
    );
    format!("{open:?} {holders:?} {marks:?} {own:?} {choosing:?} {rest:?} {turn:?}")
}

#[test]
fn a_view_stays_the_same_whatever_is_hidden() {
    let mut different = 0;
    for number in 0..400 {
        let mut chance = QuickChance::quick("views", number);
        let (players, characters) = TABLES[usize::try_from(number).unwrap() % TABLES.len()];
        let deck = any_deck(players, characters, &mut chance);
        let game = Game::new(&deck, supply());
        let mut state = State::deal(&game, Seat::FIRST, &mut chance);
        state.begin(&mut chance, &mut ());
        let mut legal = Actions::new();
        for _ in 0..chance.below(400) {
            if state.phase == Phase::Over {
                break;
            }
            state.legal(&mut legal);
            let action = *chance.choose(legal.as_slice());
            state.apply(action, &mut chance, &mut ());
        }
        if state.phase == Phase::Over {
            continue;
        }
        let decider = state.decider();
        for seat in players.seats() {
            let other = imagine(&state, seat, &mut chance);
            assert_eq!(
                seen(&state, seat),
                seen(&other, seat),
                "seat {seat:?} of {state:?}"
            );
            let hands = |one: &State<'_>| players.seats().map(|s| one.hand(s)).collect::<Vec<_>>();
            different += u32::from(hands(&state) != hands(&other));
            if seat == decider {
                let mut others = Actions::new();
                state.legal(&mut legal);
                other.legal(&mut others);
                assert_eq!(
                    legal.as_slice(),
                    others.as_slice(),
                    "what is legal tells a secret"
                );
            }
        }
    }
    assert!(different > 500, "hidden cards are shuffled");
}

#[test]
fn the_same_actions_give_the_same_game_and_any_part_of_it() {
    for number in 0..60 {
        let mut chance = QuickChance::quick("replay", number);
        let deck = any_deck(Players::Five, 9, &mut chance);
        let game = Game::new(&deck, supply());
        let seed = format!("replay {number}");
        let mut chance = Chance::new(&seed);
        let mut state = State::deal(&game, Seat::FIRST, &mut chance);
        state.begin(&mut chance, &mut ());
        let (mut actions, mut states) = (Vec::new(), Vec::new());
        let mut legal = Actions::new();
        // Choices come from elsewhere, so that the game's own chance is that of the replay.
        let mut choices = QuickChance::quick("choices", number);
        while state.phase != Phase::Over {
            state.legal(&mut legal);
            let action = *choices.choose(legal.as_slice());
            states.push(format!("{state:?}"));
            actions.push(action);
            state.apply(action, &mut chance, &mut ());
        }
        let replayed = |count: usize| {
            let mut chance = Chance::new(&seed);
            let mut state = State::deal(&game, Seat::FIRST, &mut chance);
            state.begin(&mut chance, &mut ());
            for action in &actions[..count] {
                state.apply(*action, &mut chance, &mut ());
            }
            format!("{state:?}")
        };
        assert_eq!(replayed(actions.len()), format!("{state:?}"));
        // Undoing is replaying one action less.
        for count in [0, actions.len() / 3, actions.len() - 1] {
            assert_eq!(replayed(count), states[count]);
        }
    }
}
