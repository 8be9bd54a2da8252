//! The invariants of `data/`: the embedded data satisfies them, and each violation names the file
//! and card.

use citadels::library::check::faults;
use citadels::library::parse::{Data, Entry, Files};
use citadels::rules::card::{Card, District, Rank};
use citadels::rules::data::EDITIONS;
use citadels::rules::edition::Edition;
use std::fs;
use std::path::Path;
use strum::IntoEnumIterator;

/// All files in `data/`, by relative path, and the rulebooks.
pub fn files() -> Files {
    fn read(folder: &Path, prefix: &str, files: &mut Files) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = format!("{prefix}{}", path.file_name().unwrap().to_str().unwrap());
            if path.is_dir() {
                read(&path, &format!("{name}/"), files);
            } else {
                files.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut files = Files::new();
    read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("data"),
        "",
        &mut files,
    );
    files.insert("editions.toml".to_owned(), EDITIONS.to_owned());
    files
}

/// The violations after one change to one file.
fn refusals(file: &str, old: &str, new: &str) -> Vec<String> {
    let mut files = files();
    let text = files.get_mut(file).unwrap();
    assert!(text.contains(old), "{file} has no {old}");
    *text = text.replacen(old, new, 1);
    match Data::parse(&files) {
        Err(faults) => faults,
        Ok(data) => faults(&data),
    }
}

#[test]
fn embedded_data_is_valid() {
    assert_eq!(faults(&Data::parse(&files()).unwrap()), [] as [&str; 0]);
}

#[test]
fn the_2016_box_is_complete() {
    let data = Data::parse(&files()).unwrap();
    let printed = |d: &Entry| {
        d.printings
            .iter()
            .find(|p| p.edition == Edition::E2016)
            .cloned()
    };
    let districts: Vec<_> = data.districts.iter().filter_map(printed).collect();
    let basic: Vec<_> = districts.iter().filter(|p| p.is_basic()).collect();
    assert_eq!(data.characters.len(), 27);
    assert_eq!(basic.len(), 17);
    assert_eq!(
        basic.iter().map(|p| usize::from(p.copies)).sum::<usize>(),
        54
    );
    assert_eq!(districts.len() - basic.len(), 30);
    assert_eq!(data.decks.len(), 7);
    for rank in Rank::iter() {
        assert_eq!(
            data.characters
                .iter()
                .filter(|c| c.printings[0].rank == Some(rank))
                .count(),
            3,
            "{rank}"
        );
    }
}

#[test]
fn the_districts_of_the_older_boxes_are_those_that_are_known() {
    let data = Data::parse(&files()).unwrap();
    // Cards of each kind: classic 54 + 12 + 14; of the French box of 82 only 54 + 12 + 11.
    for (edition, unique) in [(Edition::Classic, 26), (Edition::Third, 23)] {
        let printed = data
            .districts
            .iter()
            .flat_map(|district| &district.printings);
        let printed: Vec<_> = printed.filter(|p| p.edition == edition).collect();
        let count = |unique: bool| -> usize {
            let those = printed.iter().filter(|p| p.is_basic() != unique);
            those.map(|p| usize::from(p.copies)).sum()
        };
        assert_eq!((count(false), count(true)), (54, unique), "{edition:?}");
    }
}

#[test]
fn the_older_boxes_have_their_eighteen_characters() {
    let data = Data::parse(&files()).unwrap();
    for edition in [Edition::Classic, Edition::Third] {
        let printed = data
            .characters
            .iter()
            .flat_map(|character| &character.printings);
        let mut ranks: Vec<Rank> = printed
            .filter(|p| p.edition == edition)
            .filter_map(|p| p.rank)
            .collect();
        ranks.sort_unstable();
        // Two of each rank; the Tax Collector has rank 2 there.
        let expected: Vec<Rank> = Rank::iter().flat_map(|rank| [rank, rank]).collect();
        assert_eq!(ranks, expected, "{edition:?}");
    }
}

#[test]
fn only_the_secret_vault_has_no_cost() {
    let data = Data::parse(&files()).unwrap();
    let free: Vec<_> = data
        .districts
        .iter()
        .filter(|d| d.printings[0].cost.is_none())
        .collect();
    assert_eq!(
        free.iter().map(|d| d.id).collect::<Vec<_>>(),
        [Card::District(District::SecretVault)]
    );
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn each_refusal_names_the_file_and_the_card() {
    // File, old text, new text, and the words the violation must contain.
    let cases = [
        (
            "characters.toml",
            "rank = 1",
            "rank = 1, colour = 2",
            &["characters.toml", "colour"][..],
        ),
        (
            "characters.toml",
            "rank = 7",
            "rank = 17",
            &["characters.toml", "rank 17 is not 1 to 9"],
        ),
        (
            "characters.toml",
            "id = \"abbot\"",
            "id = \"zebra\"",
            &["characters.toml", "zebra"],
        ),
        (
            "characters.toml",
            "id = \"king\"",
            "id = \"kong\"",
            &["characters.toml", "kong"],
        ),
        (
            "characters.toml",
            "edition = \"2016\"",
            "edition = \"1999\"",
            &["characters.toml", "1999"],
        ),
        (
            "characters.toml",
            "edition = \"2016\"",
            "edition = \"third\"",
            &["editions.toml", "2016", "27", "26"],
        ),
        (
            "editions.toml",
            "face_up = 2 }",
            "face_up = 5 }",
            &["editions.toml", "2016", "draft"],
        ),
        (
            "editions.toml",
            "characters = 8, players = 4",
            "characters = 8, players = 1",
            &["editions.toml", "1 cannot play"],
        ),
        (
            "editions.toml",
            "characters = 8, players = 4",
            "characters = 8, players = 5",
            &["editions.toml", "2016", "sorted"],
        ),
        (
            "editions.toml",
            "complete_at = [8, ",
            "complete_at = [",
            &["editions.toml", "complete_at"],
        ),
        (
            "editions.toml",
            "tie_breaks = [\"rank\"]",
            "tie_breaks = [\"age\"]",
            &["editions.toml", "age", "`rank`"],
        ),
        (
            "districts.toml",
            "copies = 3",
            "copies = 4",
            &["editions.toml", "2016", "military", "11", "12"],
        ),
        (
            "districts.toml",
            "type = \"unique\", cost = 3",
            "type = \"unique\", cost = 9",
            &["districts.toml", "armory", "cost"],
        ),
        (
            "districts.toml",
            "id = \"armory\"",
            "id = \"witch\"",
            &["districts.toml", "witch"],
        ),
        (
            "districts.toml",
            "type = \"unique\", cost = 3",
            "type = \"unique\", rank = 3, cost = 3",
            &["districts.toml", "armory", "no rank"],
        ),
        (
            "characters.toml",
            "rank = 5",
            "rank = 5, cost = 2",
            &["characters.toml", "nothing of a district"],
        ),
        // What the parser and the build script add.
        (
            "districts.toml",
            "type = \"unique\", cost = 3",
            "type = \"unique\", card = \"witch\", cost = 3",
            &["districts.toml", "not written in the data"],
        ),
        (
            "districts.toml",
            "bonus = { per-odd-cost =",
            "bonus = { lucky =",
            &["districts.toml", "lucky"],
        ),
        (
            "districts.toml",
            "copies = 5",
            "copies = 0",
            &["districts.toml", "manor", "copies"],
        ),
        (
            "decks/first-game.toml",
            "\"king\"",
            "\"bishop\"",
            &["decks/first-game.toml", "bishop", "5"],
        ),
        (
            "decks/first-game.toml",
            "\"library\"",
            "\"librari\"",
            &["decks/first-game.toml", "librari"],
        ),
        (
            "decks/first-game.toml",
            "    \"keep\",\n",
            "",
            &["decks/first-game.toml", "14", "13"],
        ),
        (
            "decks/first-game.toml",
            "\"quarry\"",
            "\"castle\"",
            &["decks/first-game.toml", "castle"],
        ),
        (
            "rulings/witch.toml",
            "[\"king\"]",
            "[\"kong\"]",
            &["rulings/witch.toml", "there is no card \"kong\""],
        ),
        (
            "rulings/witch.toml",
            "\"gold-mine\", \"library\"",
            "\"library\", \"gold-mine\"",
            &["rulings/witch.toml", "witch-before-resuming", "gold-mine"],
        ),
        (
            "rulings/witch.toml",
            "[\"witch\"]",
            "[\"thief\"]",
            &["rulings/witch.toml", "witch"],
        ),
        (
            "rulings/witch.toml",
            "section = \"characters\"",
            "section = \"cooking\"",
            &["rulings/witch.toml", "cooking"],
        ),
        (
            "rulings/witch.toml",
            "book = \"2016\"",
            "book = \"1066\"",
            &["rulings/witch.toml", "1066"],
        ),
        (
            "rulings/ties.toml",
            "topic = \"ties\"",
            "topic = \"knots\"",
            &["rulings/ties.toml", "tie-highest-rank", "knots"],
        ),
        (
            "rulings/ties.toml",
            "id = \"tie-killed\"",
            "id = \"tie-highest-rank\"",
            &["rulings/ties.toml", "tie-highest-rank"],
        ),
        (
            "rulings/park.toml",
            "covers = [\"checklist-187\"]",
            "covers = []",
            &["rulings/park.toml", "park-witch"],
        ),
        (
            "rulings/wizard.toml",
            "editions = [\"2016\", \"classic\", \"third\"]",
            "editions = [\"2016\", \"classic\"]",
            &["rulings/wizard.toml", "wizard-takes-one", "third"],
        ),
        (
            "rulings/wizard.toml",
            "also = [{ book = \"classic\", section = \"bonus-characters\", entry = \"wizard\", lines = [558, 560] }, ",
            "also = [",
            &["rulings/wizard.toml", "wizard-takes-one", "classic"],
        ),
        (
            "rulings/hospital.toml",
            "[[\"hospital\"], [\"witch\"]]",
            "[[\"hospital\"], [\"magistrate\"]]",
            &[
                "rulings/hospital.toml",
                "hospital-witch-third",
                "third",
                "magistrate",
            ],
        ),
        (
            "rules.toml",
            "    { book = \"classic\", section = \"preparation\"",
            "    { book = \"third\", section = \"preparation\"",
            &["rules.toml", "setup", "edition"],
        ),
        (
            "rules.toml",
            "id = \"destroy\"",
            "id = \"zap\"",
            &["rules.toml", "zap", "discard"],
        ),
        (
            "rules.toml",
            "id = \"turn\"",
            "id = \"setup\"",
            &["rules.toml", "setup"],
        ),
        (
            "editions.toml",
            "characters = 27",
            "characters = 28",
            &["editions.toml", "2016", "28", "27"],
        ),
        (
            "editions.toml",
            "[[edition]]",
            "[[editions]]",
            &["editions.toml", "editions"],
        ),
    ];
    for (file, old, new, words) in cases {
        let refusals = refusals(file, old, new);
        assert!(
            refusals
                .iter()
                .any(|refusal| words.iter().all(|word| refusal.contains(word))),
            "{file}: {old} → {new}: {refusals:?} should speak of {words:?}"
        );
    }
}

#[test]
fn every_name_of_a_closed_list_has_its_entry() {
    let mut files = files();
    files.remove("decks/first-game.toml");
    let text = files.get_mut("characters.toml").unwrap();
    let last = text.rfind("[[character]]").unwrap();
    text.truncate(last);
    let faults = faults(&Data::parse(&files).unwrap());
    assert!(
        faults.contains(&"characters.toml: wizard: no entry".to_owned()),
        "{faults:?}"
    );
    assert!(
        faults.contains(&"decks: first-game: no entry".to_owned()),
        "{faults:?}"
    );
}

#[test]
fn a_missing_file_is_refused() {
    let mut files = files();
    files.remove("sources.toml");
    assert_eq!(Data::parse(&files).unwrap_err(), ["sources.toml: missing"]);
}
