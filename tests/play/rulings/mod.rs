//! Every 2016 ruling about play as a position: what is legal in it, and where every coin and card
//! goes. A test is named after its ruling. What no position can show says so in `data/rulings`
//! (`not_played`).

mod abbot;
mod abilities;
mod alchemist;
mod architect;
mod armory;
mod artist;
mod assassin;
mod basilica;
mod bishop;
mod blackmailer;
mod building;
mod calling;
mod capitol;
mod card_text;
mod cardinal;
mod customizing;
mod diplomat;
mod dragon_gate;
mod emperor;
mod end;
mod factory;
mod framework;
mod gathering;
mod gold_mine;
mod great_wall;
mod haunted_quarter;
mod imperial_treasury;
mod ivory_tower;
mod keep;
mod king;
mod laboratory;
mod library;
mod magician;
mod magistrate;
mod map_room;
mod marshal;
mod merchant;
mod monument;
mod museum;
mod navigator;
mod necropolis;
mod nine_characters;
mod observatory;
mod open_information;
mod park;
mod patrician;
mod poor_house;
mod quarry;
mod queen;
mod scholar;
mod school_of_magic;
mod scoring;
mod secret_vault;
mod seer;
mod selection;
mod setup;
mod smithy;
mod spy;
mod stables;
mod statue;
mod tax_collector;
mod theater;
mod thief;
mod thieves_den;
mod three_players;
mod ties;
mod trader;
mod two_players;
mod unique_effects;
mod warlord;
mod wishing_well;
mod witch;
mod wizard;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The functions of these files that are tests.
fn tests_written() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/rulings");
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let file = syn::parse_file(&fs::read_to_string(entry.unwrap().path()).unwrap()).unwrap();
        for item in file.items {
            if let syn::Item::Fn(function) = item
                && function.attrs.iter().any(|one| one.path().is_ident("test"))
            {
                names.insert(function.sig.ident.to_string());
            }
        }
    }
    names
}

#[derive(serde::Deserialize)]
struct Rulings {
    ruling: Vec<Ruling>,
}

#[derive(serde::Deserialize)]
struct Ruling {
    id: String,
    editions: Option<Vec<String>>,
    #[serde(default = "yes")]
    in_play: bool,
    not_played: Option<String>,
}

const fn yes() -> bool {
    true
}

impl Ruling {
    fn is_of_2016(&self) -> bool {
        let editions = self.editions.as_ref();
        editions.is_none_or(|editions| editions.iter().any(|edition| edition == "2016"))
    }
}

fn rulings() -> Vec<Ruling> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/rulings");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let read = |path| toml::from_str::<Rulings>(&fs::read_to_string(path).unwrap()).unwrap();
    let all = files.flat_map(|path| read(path).ruling);
    all.filter(|ruling| ruling.is_of_2016() && ruling.in_play)
        .collect()
}

#[test]
fn every_ruling_about_play_is_played_or_says_why_not() {
    let written = tests_written();
    let missing: Vec<String> = rulings()
        .into_iter()
        .filter(|ruling| ruling.not_played.is_none())
        .map(|ruling| ruling.id.replace('-', "_"))
        .filter(|name| !written.contains(name))
        .collect();
    assert!(missing.is_empty(), "no test of these names: {missing:#?}");
}

#[test]
fn what_is_played_does_not_say_that_it_cannot_be() {
    let written = tests_written();
    let both: Vec<String> = rulings()
        .into_iter()
        .filter(|ruling| ruling.not_played.is_some())
        .map(|ruling| ruling.id.replace('-', "_"))
        .filter(|name| written.contains(name))
        .collect();
    assert!(both.is_empty(), "{both:#?}");
}
