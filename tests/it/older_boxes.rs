//! The older boxes in their own words: printed texts, unverified facts, and the pages and hints for
//! them.

use super::program::{command, run, run_command, sentences};
use citadels::language::Language;
use citadels::texts::{Id, Texts};
use strum::IntoEnumIterator;

const OLDER: [&str; 2] = ["classic", "third"];

/// A command's output, with line breaks removed.
#[track_caller]
fn said(args: &[&str]) -> String {
    sentences(&run(args).answered())
}

#[test]
fn the_page_on_the_selection_has_the_rule_of_rank_four_in_every_edition() {
    for edition in ["2016", "classic", "third"] {
        let page = said(&["rule", "selection", "--edition", edition]);
        assert!(page.contains("never discarded face up"), "{page}");
    }
}

#[test]
fn the_page_on_nine_characters_says_what_the_eighth_player_does() {
    for edition in ["2016", "classic", "third"] {
        let page = said(&["rule", "nine-characters", "--edition", edition]);
        assert!(page.contains("single card"), "{page}");
    }
}

#[test]
fn a_hint_keeps_the_edition_in_every_language() {
    for (lang, crown) in [
        ("en", "crown"),
        ("fr", "couronne"),
        ("ru", "корона"),
        ("uk", "корона"),
    ] {
        for edition in OLDER {
            let flag = format!("--edition {edition}");
            for args in [
                &["rule"][..],
                &["list", "rules"],
                &["draft", "table"],
                &["card", "witch"],
                &["card", "haunted-city"],
                &["search", crown],
                &["ask", crown],
            ] {
                let args = [args, &["--edition", edition, "--lang", lang]].concat();
                let page = said(&args);
                assert!(page.contains(&flag), "{args:?}: {page}");
            }
            for args in [
                &["card", "xyzzy"][..],
                &["rule", "%%"],
                &["card", "witch", "king"],
            ] {
                let args = [args, &["--edition", edition, "--lang", lang]].concat();
                let fault = run(&args).refused(1);
                assert!(fault.contains(&flag), "{args:?}: {fault}");
            }
        }
        let page = said(&["rule", "--lang", lang]);
        assert!(!page.contains("--edition"), "{page}");
    }
}

#[test]
fn an_unverified_cost_is_marked_wherever_it_is_shown() {
    let third = ["--edition", "third"];
    for (card, cost, other) in [("poor-house", 4, 5), ("factory", 5, 6)] {
        let page = said(&[&["card", card][..], &third].concat());
        assert!(
            page.contains(&format!("purple district, cost {cost}?")),
            "{page}"
        );
        let note = format!("We haven't seen this card: it costs {cost} or {other}.");
        assert!(page.contains(&note), "{page}");
        let json = run(&[&["card", card, "--format", "json"][..], &third].concat()).json();
        assert_eq!(
            (&json["cost"], &json["cost_or"]),
            (&cost.into(), &other.into())
        );
    }
    let json = run(&["card", "keep", "--edition", "third", "--format", "json"]).json();
    assert_eq!(json.get("cost_or"), None);
    assert_eq!(
        (&json["copies"], &json["copies_or"]),
        (&2.into(), &1.into())
    );
    let page = said(&["card", "keep", "--edition", "third", "--full"]);
    assert!(page.contains("Copies 2?"), "{page}");
    let page = said(&[&["list", "districts"][..], &third].concat());
    assert!(page.contains("★ Poor House purple 4?"), "{page}");
    assert!(page.contains("■ Keep purple 3 2?"), "{page}");
    assert!(page.contains("Copies: Keep 2 or 1."), "{page}");
    let costs = "We haven't seen these cards. Their cost: Poor House 4 or 5, Factory 5 or 6.";
    assert!(page.contains(costs), "{page}");
    let page = said(&["card", "factory", "--full"]);
    assert!(
        page.contains("Cost: 5 (2016), 6 (classic), 5? (third)."),
        "{page}"
    );
}

#[test]
fn a_score_says_which_of_its_costs_are_unverified() {
    let lines = ["A: factory, temple", "B: tavern"];
    let score = |edition| run(&[&["score", "--edition", edition][..], &lines].concat());
    let page = sentences(&score("third").answered());
    assert!(page.contains("Factory\u{a0}5?, Temple\u{a0}1"), "{page}");
    let warning = "We haven't seen the Factory of this box: it costs 5 or 6. We count 5.";
    assert!(page.contains(warning), "{page}");
    let page = score("classic").answered();
    assert!(!page.contains('?'), "{page}");
    let json = run(&[
        &["score", "--edition", "third", "--format", "json"][..],
        &lines,
    ]
    .concat());
    let json = json.json();
    assert_eq!(json["players"][0]["total"], 6);
    let warnings = json["warnings"].as_array().unwrap();
    assert!(
        warnings.iter().any(|one| one["id"] == "cost-unseen"),
        "{warnings:?}"
    );
}

#[test]
fn setting_up_a_box_of_which_not_all_is_known_says_so() {
    let page = said(&["setup", "--edition", "third", "-p", "6"]);
    let step = "Shuffle all districts without a star. There are 71; 66 of them are known here.";
    assert!(page.contains(step), "{page}");
    let page = said(&["setup", "--edition", "classic", "-p", "6"]);
    assert!(
        page.contains("54 basic districts with the 12 purple ones"),
        "{page}"
    );
}

#[test]
fn in_an_older_box_only_a_bonus_card_has_the_star() {
    for edition in OLDER {
        let edition = ["--edition", edition];
        for format in ["text", "markdown"] {
            let of = |card| run(&[&["card", card, "--format", format][..], &edition].concat());
            assert!(of("keep").answered().contains("■ Keep"));
            assert!(of("museum").answered().contains("★ Museum"));
        }
        let list = run(&[
            &["list", "districts", "--type", "purple", "--long"][..],
            &edition,
        ]
        .concat());
        let list = list.answered();
        let lines = list.lines().skip(2).take_while(|line| !line.is_empty());
        // What a card does may go on in the next line.
        for line in lines.filter(|line| !line.starts_with(' ')) {
            let is_bonus = line.contains("The Dark City");
            assert!(
                line.starts_with(if is_bonus { "★ " } else { "■ " }),
                "{line}"
            );
        }
        let deck = ["deck", "random", "-p", "5", "--seed", "1"];
        let page = run(&[&deck[..], &edition].concat()).answered();
        assert!(page.contains("■ 6 Library") && page.contains("★"), "{page}");
        let page = run(&[&deck[..], &edition, &["--full"]].concat()).answered();
        assert!(page.contains("■ 6  Library"), "{page}");
        let sheet = run(&[&["sheet", "-p", "5", "--format", "html"][..], &edition].concat());
        let sheet = sheet.answered();
        assert!(sheet.contains("■") && !sheet.contains("★"), "{sheet}");
    }
    let page = run(&["card", "keep"]).answered();
    assert!(page.starts_with("★ Keep"), "{page}");
}

#[test]
fn each_box_says_what_happens_to_the_cards_under_the_museum() {
    let page = said(&["card", "museum", "--full"]);
    let differs = "Classic and third: if it is destroyed, its cards are discarded. Third: the cards never raise the price";
    assert!(page.contains(differs), "{page}");
    for (edition, has_price) in [("classic", false), ("third", true)] {
        let json = run(&["card", "museum", "--edition", edition, "--format", "json"]).json();
        let text = json["text"].as_str().unwrap();
        assert!(
            text.contains("discarded") && !text.contains("lost"),
            "{text}"
        );
        assert_eq!(text.contains("price"), has_price, "{text}");
    }
}

#[test]
fn a_card_not_known_to_be_in_a_box_is_shown_from_the_closest_box() {
    for (card, text) in [
        ("wishing well", "1 point for each other purple district"),
        ("quarry", "one duplicate"),
        ("imperial treasury", "cost 4"),
    ] {
        let page = said(&["card", card, "--edition", "third"]);
        let note = "We don't know whether this card is in the French third edition.";
        assert!(page.contains(note), "{page}");
        assert!(page.contains("Here it is as in the classic box."), "{page}");
        assert!(page.contains(text), "{card}: {page}");
    }
    let page = said(&["card", "basilica", "--edition", "classic"]);
    assert!(
        page.contains("This card isn't in the classic box."),
        "{page}"
    );
}

#[test]
fn the_quarry_of_the_classic_box_allows_one_duplicate() {
    let warnings = |edition: &str, city: &str| {
        let line = format!("A: {city}");
        let args = [
            "score",
            "--edition",
            edition,
            "--format",
            "json",
            &line,
            "B: temple",
        ];
        let json = run(&args).json();
        let warnings = json["warnings"].as_array().unwrap();
        let about = warnings
            .iter()
            .filter(|one| one["id"] == "duplicate-district");
        about.count()
    };
    assert_eq!(warnings("classic", "quarry, manor, manor"), 0);
    assert_eq!(warnings("classic", "quarry, manor, manor, manor"), 1);
    assert_eq!(
        warnings("classic", "quarry, manor, manor, tavern, tavern"),
        1
    );
    assert_eq!(warnings("2016", "quarry, manor, manor, manor"), 0);
    let page = said(&[
        "score",
        "--edition",
        "classic",
        "A: quarry, manor, manor, manor",
        "B: temple",
    ]);
    assert!(
        page.contains("The Quarry of the classic box allows only one."),
        "{page}"
    );
}

#[test]
fn a_city_size_not_in_the_rulebook_is_reported() {
    for (edition, count, is_told) in [
        ("classic", "6", true),
        ("classic", "7", false),
        ("classic", "8", false),
        ("third", "5", true),
        ("third", "6", false),
        ("third", "7", false),
    ] {
        let args = [
            "score",
            "--edition",
            edition,
            "--complete-at",
            count,
            "A: manor",
            "B: temple",
        ];
        let page = said(&args);
        assert_eq!(page.contains("This rulebook has no"), is_told, "{page}");
    }
    let page = said(&[
        "score",
        "--edition",
        "third",
        "--complete-at",
        "5",
        "A: manor",
        "B: temple",
    ]);
    assert!(
        page.contains("This rulebook has no 5-district game, only: 8, 7, 6."),
        "{page}"
    );
}

#[test]
fn the_older_boxes_say_purple_and_color() {
    let line = "A: haunted city, manor, temple, tavern, watchtower; last haunted city";
    for edition in OLDER {
        let page = said(&["score", "--edition", edition, line, "B: temple"]);
        assert!(
            page.contains("so it stays purple") && page.contains("Five colors"),
            "{page}"
        );
        for args in [
            &["rule", "effects of purple districts"][..],
            &["card", "library"],
            &["card", "haunted-city", "--full"],
            &["rule", "unique-effects"],
            &["list", "districts"],
            &["list", "rules"],
        ] {
            let page = said(&[args, &["--edition", edition]].concat());
            let words = page.replace("unique-effects", "");
            assert!(!words.to_lowercase().contains("unique"), "{args:?}: {page}");
        }
        let purple = run(&[
            "list",
            "districts",
            "--type",
            "purple",
            "--edition",
            edition,
        ]);
        let unique = run(&[
            "list",
            "districts",
            "--type",
            "unique",
            "--edition",
            edition,
        ]);
        assert_eq!(purple.answered(), unique.answered());
    }
    let page = said(&["list", "rules"]);
    assert!(page.contains("Effects of unique districts"), "{page}");
}

#[test]
fn the_red_districts_of_the_french_third_edition_are_called_as_printed() {
    let french = ["--lang", "fr", "--edition", "third"];
    let page = said(&[&["list", "districts", "--type", "military"][..], &french].concat());
    assert!(
        page.contains("soldatesque") && !page.contains("militaire"),
        "{page}"
    );
    let page = said(&[&["card", "fortress"][..], &french].concat());
    assert!(page.contains("quartier soldatesque"), "{page}");
    for card in ["warlord", "diplomat"] {
        let args = [&["card", card, "--format", "json"][..], &french].concat();
        let text = run(&args).json()["text"].to_string();
        assert!(text.contains("quartier soldatesque"), "{text}");
    }
    let page = said(&["card", "fortress", "--lang", "fr", "--edition", "classic"]);
    assert!(page.contains("quartier militaire"), "{page}");
}

#[test]
fn in_french_a_purple_district_is_a_merveille() {
    let texts = Texts::new(Language::Fr);
    let cards = ["factory", "haunted-city", "school-of-magic", "wishing-well"];
    for card in cards {
        for edition in OLDER {
            let Some(id) = Id::find(&format!("card-{card}-{edition}")) else {
                continue;
            };
            let said = ["reminder", "effect"].map(|part| texts.say_part(id, part));
            let said = said.join(" ");
            assert!(!said.contains("violet"), "{said}");
        }
    }
}

#[test]
fn the_order_of_the_discards_is_shown_only_where_some_are_face_up() {
    for (players, is_told) in [
        ("2", false),
        ("3", false),
        ("4", true),
        ("6", true),
        ("7", false),
        ("8", false),
    ] {
        let page = said(&["draft", "table", "--edition", "third", "-p", players]);
        assert_eq!(
            page.contains("The face-up characters are put out first"),
            is_told,
            "{page}"
        );
    }
}

#[test]
fn the_ninth_character_that_nobody_chose_may_be_the_other_one() {
    for edition in OLDER {
        let page = said(&["setup", "--edition", edition, "-p", "8"]);
        assert!(page.contains("Warlord, Artist (or Queen)."), "{page}");
        let page = said(&["setup", "--edition", edition, "-p", "7"]);
        assert!(!page.contains("(or"), "{page}");
    }
    let drawn = run(&[
        "deck",
        "random",
        "--edition",
        "third",
        "-p",
        "8",
        "--seed",
        "3",
        "--format",
        "json",
    ]);
    let code = drawn.json()["code"].as_str().unwrap().to_owned();
    let page = said(&["setup", "--deck", &code, "-p", "8"]);
    assert!(!page.contains("(or"), "{page}");
}

#[test]
fn notes_are_not_steps() {
    for edition in ["2016", "third"] {
        let json = run(&["setup", "--edition", edition, "-p", "8", "--format", "json"]).json();
        let steps = json["steps"].to_string();
        assert!(
            !steps.contains("Artist put") && !steps.contains("oins "),
            "{steps}"
        );
        assert_eq!(json["notes"].as_array().unwrap().len(), 1, "{json}");
    }
    let json = run(&["setup", "-p", "5", "--format", "json"]).json();
    assert_eq!(json.get("notes"), None);
}

#[test]
fn a_deck_for_nine_players_is_refused_without_other_faults() {
    let fault = run(&["deck", "check", "vicious-nobles", "-p", "9"]).refused(1);
    assert!(fault.contains("2 to 8"), "{fault}");
    assert!(
        !fault.contains("alanced") && !fault.contains("Rank 9"),
        "{fault}"
    );
}

#[test]
fn a_page_missing_in_an_edition_is_shown_from_another_with_a_note() {
    for page in ["terms", "card-text", "open-information"] {
        let page = said(&["rule", page, "--edition", "classic"]);
        let note =
            "There is no page on this in the classic box. Here is the one in the 2016 edition.";
        assert!(page.contains(note), "{page}");
    }
}

#[test]
fn cards_of_the_edition_come_first_and_others_with_their_editions() {
    let fault = run(&["card", "haunted"]).refused(1);
    let cards = "Haunted Quarter Haunted City (classic, third)";
    assert!(fault.contains(cards), "{fault}");
    let fault = run(&["card", "haunted", "--edition", "classic"]).refused(1);
    let cards = "Haunted City Haunted Quarter (2016)";
    assert!(fault.contains(cards), "{fault}");
    let fault = run(&["card", "cour", "--lang", "fr"]).refused(1);
    assert!(fault.contains("(classique, troisième)"), "{fault}");
}

/// Ids and names.
type Chapters = [(&'static str, &'static str)];

/// The chapters of the classic book as printed (in Russian), and of the third edition (in French).
const PRINTED: [(Language, &str, &Chapters); 2] = [
    (
        Language::Ru,
        "classic",
        &[
            ("intro", "Введение"),
            ("components", "Состав игры"),
            ("preparation", "Подготовка к игре"),
            ("discarding", "Шаг первый: Убрать лишних"),
            ("choosing", "Шаг второй: Разобрать лучших"),
            ("turns", "Шаг третий: Ходы игроков"),
            ("end", "Конец игры"),
            ("two-three", "Игра вдвоём и втроём"),
            ("two", "Игра на двоих"),
            ("three", "Игра на троих"),
            ("seven", "Игра всемером"),
            ("bonus-cards", "Бонусные карты"),
            ("short-game", "Укороченная игра"),
            ("characters", "Персонажи"),
            ("bonus-characters", "Бонусные персонажи"),
        ],
    ),
    (
        Language::Fr,
        "third",
        &[
            ("components", "Matériel"),
            ("preparation", "Principe et mise en place"),
            ("districts", "Les cartes Quartier"),
            ("choosing", "Choix des personnages"),
            ("turns", "Tours des joueurs"),
            ("characters", "Les pouvoirs des personnages"),
            ("end", "Victoire"),
            ("short-game", "Parties plus courtes"),
            ("two-three", "Règles pour 2 et 3 joueurs"),
            ("two", "2 joueurs"),
            ("three", "3 joueurs"),
            ("new-characters", "Nouveaux personnages"),
            ("new-districts", "Nouveaux quartiers"),
            ("remarks", "Remarques"),
        ],
    ),
];

#[test]
fn a_chapter_is_cited_by_its_printed_name() {
    let sources = include_str!("../../data/sources.toml");
    let sources: toml::Table = sources.parse().unwrap();
    let books = sources["book"].as_array().unwrap();
    for (lang, book, printed) in PRINTED {
        let of = books
            .iter()
            .find(|one| one["id"].as_str() == Some(book))
            .unwrap();
        let sections: Vec<&str> = of["sections"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one.as_str().unwrap())
            .collect();
        let told: Vec<&str> = printed.iter().map(|(section, _)| *section).collect();
        assert_eq!(sections, told);
        let texts = Texts::new(lang);
        for (section, name) in printed {
            let own = Id::find(&format!("section-{section}-{book}"));
            let id = own.or(Id::find(&format!("section-{section}"))).unwrap();
            assert_eq!(texts.say(id), *name);
        }
    }
    let page = said(&["rule", "short-game", "--edition", "classic", "--lang", "ru"]);
    assert!(page.contains("Укороченная игра"), "{page}");
    let page = said(&["rule", "scoring", "--edition", "third", "--lang", "fr"]);
    assert!(page.contains("Victoire"), "{page}");
}

#[test]
fn the_classic_pages_in_russian_have_the_verb_of_the_book() {
    let texts = Texts::new(Language::Ru);
    let is_older = |id: &Id| {
        ["-classic", "-third", "-older"]
            .iter()
            .any(|end| id.name().ends_with(end))
    };
    for id in Id::all().filter(is_older) {
        if id.name().starts_with("ruling-") {
            let said = texts.say(id);
            assert!(
                !said.contains(" околдов") && !said.contains("Околдов"),
                "{}: {said}",
                id.name()
            );
        }
    }
    for edition in OLDER {
        let args = [
            "card",
            "witch",
            "--full",
            "--edition",
            edition,
            "--lang",
            "ru",
        ];
        let page = said(&args);
        assert!(page.contains("заколдов"), "{page}");
        assert!(
            !page.contains(" околдов") && !page.contains("Околдов"),
            "{page}"
        );
    }
}

#[test]
fn the_symbol_of_a_locked_card_matches_the_legend_in_every_language() {
    for lang in Language::iter() {
        let texts = Texts::new(lang);
        for id in ["act-build-lock", "act-build-redraw"] {
            let said = texts.say(Id::find(id).unwrap());
            assert!(said.contains('▣') && !said.contains('■'), "{said}");
        }
    }
}

#[test]
fn a_narrow_list_keeps_the_mark_of_a_cost() {
    let mut narrow = command(&["list", "districts", "--edition", "third"]);
    narrow.env("COLUMNS", "40");
    let page = run_command(narrow).answered();
    assert!(page.contains("4?"), "{page}");
}

#[test]
fn a_ruling_on_a_card_a_box_may_not_have_comes_from_the_nearest_box() {
    for (cards, edition) in [
        (&["quarry"][..], "classic"),
        (&["wishing-well"], "classic"),
        (&["imperial-treasury", "artist"], "classic"),
        (&["quarry", "framework"], "2016"),
    ] {
        let args = [
            &["ruling"],
            cards,
            &["--edition", "third", "--format", "json"],
        ]
        .concat();
        assert_eq!(run(&args).json()["edition"], edition, "{cards:?}");
    }
}
