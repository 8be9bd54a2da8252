//! The number of lines of play from fixed positions: a rule that is changed by mistake changes one.

use crate::scene::Table;
use citadels::rules::chance::Chance;
use citadels::rules::play::{Actions, Phase, State};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

#[derive(serde::Deserialize)]
struct File {
    position: Vec<Position>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    about: String,
    players: usize,
    #[serde(default)]
    cards: String,
    #[serde(default)]
    gold: Vec<u16>,
    #[serde(default)]
    hands: Vec<String>,
    #[serde(default)]
    cities: Vec<String>,
    #[serde(default)]
    museum: String,
    #[serde(default)]
    holds: Vec<String>,
    #[serde(default)]
    crown: usize,
    call: Option<String>,
    counts: Vec<u64>,
}

impl Position {
    fn state(&self) -> State<'static> {
        let mut table = Table::of(self.players, &self.cards).crown(self.crown);
        for (seat, gold) in self.gold.iter().enumerate() {
            table = table.gold(seat, *gold);
        }
        for (seat, cards) in self.cities.iter().enumerate() {
            table = table.city(seat, cards);
        }
        for (seat, cards) in self.hands.iter().enumerate() {
            table = table.hand(seat, cards);
        }
        for (seat, characters) in self.holds.iter().enumerate() {
            table = table.holds(seat, characters);
        }
        let table = table.museum(&self.museum);
        match &self.call {
            Some(character) => table.call(character).state,
            None => table.select().state,
        }
    }
}

fn lines(state: &State<'_>, chance: &Chance, depth: usize) -> u64 {
    if depth == 0 || state.phase == Phase::Over {
        return 1;
    }
    let mut legal = Actions::new();
    state.legal(&mut legal);
    let after = legal.as_slice().iter().map(|action| {
        let (mut state, mut chance) = (*state, chance.clone());
        state.apply(*action, &mut chance, &mut ());
        lines(&state, &chance, depth - 1)
    });
    after.sum()
}

#[test]
fn each_position_has_its_number_of_lines() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/perft.toml");
    let file: File = toml::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let mut wrong = String::new();
    for position in &file.position {
        let state = position.state();
        let chance = Chance::new("perft");
        let depths = 1..=position.counts.len().max(1);
        let counts: Vec<u64> = depths.map(|depth| lines(&state, &chance, depth)).collect();
        if counts != position.counts {
            writeln!(wrong, "{}: counts = {counts:?}", position.about).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
