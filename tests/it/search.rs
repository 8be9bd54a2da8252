//! `citadels search`.

use super::program::{run, run_scripted};
use super::script::Answer;
use serde_json::Value;

fn hits(lang: &str, words: &[&str]) -> Vec<(String, String)> {
    found(&[&["search", "--lang", lang, "--format", "json"], words].concat())
}

fn found(args: &[&str]) -> Vec<(String, String)> {
    let json = run(args).json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    json["hits"]
        .as_array()
        .unwrap()
        .iter()
        .map(|hit| (text(&hit["kind"]), text(&hit["id"])))
        .collect()
}

#[test]
fn a_word_form_finds_the_word() {
    // Language, query, and the ruling whose text has another form of it.
    for (lang, typed, id) in [
        ("en", "crowned", "king-crown"),
        ("en", "destroying", "warlord-price"),
        ("fr", "couronnes", "king-crown"),
        ("fr", "quartier détruit", "destroy-under-deck"),
        ("ru", "короне", "king-crown"),
        ("ru", "разрушить", "destroy-under-deck"),
        ("uk", "короні", "king-crown"),
        ("en", "steal", "thief-not-killed"),
        ("fr", "musee", "museum-moves"),
        ("ru", "ограбить", "thief-not-killed"),
        ("uk", "гроші", "two-gold-each"),
        ("uk", "зачаклованого", "witch-king"),
    ] {
        let args = ["search", "--all", "--lang", lang, "--format", "json"];
        let words: Vec<&str> = typed.split(' ').collect();
        let hits = found(&[&args[..], &words].concat());
        assert!(
            hits.iter().any(|hit| hit.1 == id),
            "{lang} {typed}: {hits:?}"
        );
    }
}

#[test]
fn the_thing_with_that_name_comes_first() {
    for (lang, typed, first) in [
        ("en", "witch", ("character", "witch")),
        ("en", "ties", ("rule", "ties")),
        ("en", "stash", ("term", "stash")),
        ("fr", "bibliothèque", ("district", "library")),
        ("ru", "ведьма", ("character", "witch")),
        ("uk", "вбивця", ("character", "assassin")),
        ("uk", "нічия", ("rule", "ties")),
    ] {
        let hits = hits(lang, &[typed]);
        assert_eq!(
            hits[0],
            (first.0.to_owned(), first.1.to_owned()),
            "{lang} {typed}"
        );
    }
}

#[test]
fn all_words_beat_some_words() {
    let hits = hits("en", &["bewitched", "navigator"]);
    let both = ["witch-takes-ban", "witch-navigator-takes"];
    let is_about_both = |hit: &(String, String)| both.contains(&&*hit.1);
    assert!(hits[1..3].iter().all(is_about_both), "{hits:?}");
}

#[test]
fn each_hit_shows_the_line_that_matched() {
    let page = run(&["search", "half", "gold", "rounded", "bribe"]).answered();
    assert!(page.contains("rounded down"), "{page}");
}

#[test]
fn nothing_found_is_a_fault() {
    let stderr = run(&["search", "zeppelin"]).refused(1);
    assert!(
        stderr.contains("Nothing found for \"zeppelin\""),
        "{stderr}"
    );
    assert!(run(&["search", "🐉"]).refused(1).contains("Nothing found"));
}

#[test]
fn a_typo_and_a_card_in_another_language_are_understood() {
    for typed in ["assasin", "sorcière"] {
        let page = run(&["search", typed]).answered();
        let first = if typed == "assasin" {
            "Assassin"
        } else {
            "Witch"
        };
        assert!(page.starts_with(&format!("Cards\n  • {first}: ")), "{page}");
    }
}

#[test]
fn rare_words_say_more_than_common_ones_and_nothing_is_dropped() {
    // Query, and what must be among the first six.
    for (typed, id) in [
        ("does the killed player show his card", "assassin-hidden"),
        ("when does the game end", "end"),
        ("identical district twice", "no-two-alike"),
        ("score museum cards", "museum"),
        ("what is the crown for", "king-crown-must"),
    ] {
        let words: Vec<&str> = typed.split(' ').collect();
        let hits = hits("en", &words);
        assert!(
            hits.iter().take(6).any(|hit| hit.1 == id),
            "{typed}: {hits:?}"
        );
        assert!(hits.len() == 12, "{typed}");
    }
}

#[test]
fn as_many_more_are_announced_as_all_of_them_show() {
    for edition in ["2016", "classic", "third"] {
        for words in [
            &["crown"][..],
            &["witch"],
            &["tie"],
            &["solo"],
            &["purple"],
            &["haunted"],
        ] {
            let flags = ["search", "--edition", edition, "--format", "json"];
            let first = run(&[&flags[..], words].concat()).json();
            let all = run(&[&flags[..], words, &["--all"]].concat()).json();
            let count = |found: &Value| found["hits"].as_array().unwrap().len() as u64;
            let more = first["more"].as_u64().unwrap();
            assert_eq!(count(&first) + more, count(&all), "{words:?} {edition}");
            assert_eq!(all["more"], 0);
        }
    }
}

#[test]
fn the_other_game_comes_after_the_rest_unless_its_words_are_typed() {
    let games = |lang: &str, words: &[&str]| -> Vec<bool> {
        let flags = ["search", "--all", "--lang", lang, "--format", "json"];
        let json = run(&[&flags[..], words].concat()).json();
        let hits = json["hits"].as_array().unwrap();
        hits.iter().map(|hit| hit["game"] == "fortress").collect()
    };
    for (lang, words, is_its_own) in [
        ("en", &["followers", "monastery"][..], false),
        ("en", &["city"], false),
        ("en", &["complete", "city", "points"], false),
        ("en", &["farmers"], true),
        ("en", &["shield"], true),
        ("en", &["farmers", "city"], true),
        ("fr", &["paysans"], true),
        ("ru", &["крестьяне"], true),
        ("uk", &["селяни"], true),
        ("uk", &["місто"], false),
    ] {
        let games = games(lang, words);
        assert!(games.contains(&true), "{words:?}");
        let mut sorted = games.clone();
        sorted.sort_by_key(|fortress| *fortress != is_its_own);
        assert_eq!(games, sorted, "{lang} {words:?}");
    }
    let hits = hits("en", &["followers", "monastery"]);
    assert_eq!(hits[0].0, "district", "{hits:?}");
    let json = run(&["search", "meeple", "farmer", "field", "--format", "json"]).json();
    let hits = json["hits"].as_array().unwrap();
    assert!(hits.iter().any(|hit| hit["game"] == "fortress"), "{hits:?}");
}

#[test]
fn an_older_edition_answers_from_its_own_cards_rules_and_rulings() {
    for (edition, lang, typed, id) in [
        ("classic", "en", "battlefield", "barracks"),
        ("classic", "ru", "форт", "keep"),
        ("classic", "ru", "подати", "tax-end-of-turn"),
        ("third", "fr", "sort couronne", "crown-by-lot-third"),
        ("third", "uk", "жеребом", "crown-by-lot-third"),
        ("classic", "en", "eighth", "eighth-district-last-round"),
        ("third", "en", "six districts", "short-game-third"),
    ] {
        let flags = ["--edition", edition, "--lang", lang, "--format", "json"];
        let words: Vec<&str> = typed.split(' ').collect();
        let json = run(&[&["search"], &words[..], &flags[..]].concat()).json();
        assert_eq!(json["edition"], edition);
        let hits = json["hits"].as_array().unwrap();
        assert!(
            hits.iter().any(|hit| hit["id"] == id),
            "{edition} {typed}: {hits:?}"
        );
        assert!(
            hits.iter().all(|hit| hit["kind"] != "term"),
            "{edition} {typed}"
        );
    }
}

#[test]
fn the_command_for_the_whole_page_names_the_edition() {
    let page = run(&["search", "graveyard", "--edition", "third"]).answered();
    assert!(
        page.contains("citadels card Graveyard --edition third"),
        "{page}"
    );
    assert!(!run(&["search", "witch"]).answered().contains("--edition"));
}

#[test]
fn results_only_in_another_edition_come_from_it_with_a_note() {
    let page = run(&["search", "blackmailer", "--edition", "classic"]).answered();
    assert!(
        page.starts_with("! There is no page on this in the classic box."),
        "{page}"
    );
    // A 2016 ruling says which cards are not in that box.
    let page = run(&["search", "lighthouse"]).answered();
    assert!(page.contains("only in the older boxes"), "{page}");
}

#[test]
fn edition_all_gives_a_list_of_editions() {
    let json = run(&["search", "crown", "--edition", "all", "--format", "json"]).json();
    let editions: Vec<&Value> = json["editions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["edition"])
        .collect();
    assert_eq!(editions, ["2016", "classic", "third"]);
    let page = run(&["search", "crown", "--edition", "all"]).answered();
    for name in ["2016 edition", "classic box", "French third edition"] {
        assert!(page.contains(name), "{page}");
    }
}

#[test]
fn the_command_below_a_search_is_in_the_language_and_works_when_pasted() {
    for (lang, typed) in [
        ("fr", "égalité"),
        ("fr", "couronne"),
        ("ru", "ничья"),
        ("ru", "подготовка"),
        ("ru", "тайное хранилище"),
        ("uk", "нічия"),
        ("uk", "в'язниця"),
        ("uk", "таємне сховище"),
    ] {
        let page = run(&["search", typed, "--lang", lang]).answered();
        let last = page.trim_end().lines().last().unwrap();
        let (_, command) = last
            .split_once("citadels ")
            .expect("it ends with a command");
        // Split as by a shell.
        let parts = command.split('"').enumerate();
        let words: Vec<&str> = parts
            .flat_map(|(place, part)| match place % 2 {
                0 => part.split_whitespace().collect(),
                _ => vec![part],
            })
            .collect();
        assert!(!words[1].is_ascii() || lang == "fr", "{command}");
        let outcome = run(&[&words[..], &["--lang", lang]].concat());
        assert_eq!(outcome.status, 0, "{command}: {}", outcome.stderr);
    }
}

#[test]
fn hits_stand_by_kind_with_the_word_set_off() {
    let page = run(&["search", "crown", "--color", "always"]).answered();
    let at = |words: &str| {
        page.find(words)
            .unwrap_or_else(|| panic!("{words}: {page}"))
    };
    assert!(at("Cards") < at("Official rulings") && at("Official rulings") < at("Our rulings"));
    assert!(page.contains("\u{1b}[1mcrown\u{1b}[0m"), "{page}");
    assert!(page.lines().count() <= 36, "{page}");
    run(&["search"]).refused(2);
    let answers = vec![Answer::Type("crown")];
    let (status, out, _, asked) = run_scripted(&["search"], answers);
    assert_eq!((status, asked.len()), (0, 1));
    assert!(out.contains("King"), "{out}");
}
