//! `citadels list`.

use super::program::run;

#[test]
fn filters_narrow_the_list() {
    for (args, ids) in [
        (
            &["characters", "--rank", "8"][..],
            &["diplomat", "marshal", "warlord"][..],
        ),
        (
            &["characters", "--rank", "9", "--origin", "2016"],
            &["tax-collector"],
        ),
        (
            &["districts", "--type", "military", "--cost", "1"],
            &["watchtower"],
        ),
        (&["districts", "--cost", "0"], &["secret-vault"]),
    ] {
        let json = run(&[&["list", "--format", "json"], args].concat()).json();
        let listed: Vec<&str> = json[args[0]]
            .as_array()
            .unwrap()
            .iter()
            .map(|c| c["id"].as_str().unwrap())
            .collect();
        assert_eq!(listed, ids);
    }
}

#[test]
fn the_whole_box_is_listed() {
    let count = |what: &str| {
        run(&["list", what, "--format", "json"]).json()[what]
            .as_array()
            .unwrap()
            .len()
    };
    assert_eq!(
        (count("characters"), count("districts"), count("decks")),
        (27, 47, 7)
    );
}

#[test]
fn names_are_sorted_by_their_alphabet() {
    let list = run(&["list", "characters", "--rank", "1", "--lang", "fr"]).answered();
    let place = |name: &str| list.find(name).unwrap();
    assert!(
        place("Assassin") < place("Échevin") && place("Échevin") < place("Sorcière"),
        "{list}"
    );
}

#[test]
fn an_inapplicable_filter_is_wrong_usage_and_all_are_reported() {
    let stderr = run(&["list", "decks", "--rank", "4", "--cost", "2"]).refused(2);
    assert!(
        stderr.contains("--rank") && stderr.contains("--cost"),
        "{stderr}"
    );
}

#[test]
fn the_older_boxes_are_listed_with_a_note_on_what_is_unknown() {
    let all = run(&["list", "districts", "--edition", "classic"]).answered();
    assert!(
        all.contains("Battlefield") && !all.contains("known"),
        "{all}"
    );
    let part = run(&["list", "districts", "--edition", "third"]).answered();
    assert!(
        part.contains("82 district cards; we know 77 of them"),
        "{part}"
    );
    let json = run(&[
        "list",
        "characters",
        "--edition",
        "third",
        "--format",
        "json",
    ])
    .json();
    assert_eq!(json["characters"].as_array().unwrap().len(), 18);
}

#[test]
fn no_table_is_wider_than_the_terminal() {
    for lang in ["en", "fr", "ru", "uk"] {
        for what in ["characters", "districts", "decks", "rules"] {
            for columns in ["40", "60", "80"] {
                let mut command = super::program::command(&["list", what, "--lang", lang]);
                command.env("COLUMNS", columns);
                let list = super::program::run_command(command).answered();
                let widest = list.lines().map(|line| line.chars().count()).max().unwrap();
                assert!(
                    widest <= columns.parse().unwrap(),
                    "{lang} {what} at {columns}: {widest}\n{list}"
                );
            }
        }
    }
}

#[test]
fn unique_districts_are_listed_with_what_they_do() {
    let listed = run(&["list", "districts", "--type", "unique"]).answered();
    assert!(listed.contains("★ Keep                  3  Rank 8 cannot touch it."));
    // Most districts have no effect, so a list of all of them has no room for it.
    let all = run(&["list", "districts"]).answered();
    assert!(!all.contains("Rank 8"), "{all}");
}
