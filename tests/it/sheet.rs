//! `citadels setup` and `citadels sheet`.

use super::languages::english_of;
use super::program::{command, run, run_command};
use citadels::language::Language;
use citadels::library::{self, RulingWords, TopicId};
use citadels::rules::card::Card;
use citadels::rules::edition::Edition;
use citadels::rules::ruling::comes_up;
use citadels::rules::table::Players;
use citadels::texts::Texts;

#[test]
fn the_checklist_fits_the_table() {
    for (players, deck, words) in [
        (
            "5",
            "vicious-nobles",
            &["8 characters", "1 character face up", "7 districts"][..],
        ),
        (
            "2",
            "cunning-agents",
            &[
                "8 districts",
                "Blackmailer's two threats",
                "keeps one of the last two",
            ],
        ),
        (
            "3",
            "ambitious-aristocrats",
            &["9 characters", "8 districts", "three warrants", "at random"],
        ),
        (
            "7",
            "first-game",
            &["none face up", "also takes the face-down card"],
        ),
        (
            "8",
            "vicious-nobles",
            &[
                "9 characters",
                "Tax Collector's token",
                "also takes the face-down card",
            ],
        ),
        ("7", "vicious-nobles", &["none face up"]),
    ] {
        let mut command = command(&["setup", "-p", players, "--deck", deck]);
        command.env("COLUMNS", "400");
        let page = run_command(command).answered();
        let joined = page.split_whitespace().collect::<Vec<_>>().join(" ");
        for word in words {
            assert!(joined.contains(word), "{players} {deck}: {word}\n{page}");
        }
    }
    let nine = run(&[
        "setup",
        "-p",
        "7",
        "--deck",
        "vicious-nobles",
        "--characters",
        "9",
        "--format",
        "json",
    ])
    .json();
    assert!(
        !nine["steps"]
            .to_string()
            .contains("takes the face-down card"),
        "{nine}"
    );
}

#[test]
fn the_sheet_has_only_what_can_come_up() {
    let sheet = run(&[
        "sheet",
        "-p",
        "5",
        "--deck",
        "vicious-nobles",
        "--format",
        "markdown",
    ])
    .answered();
    assert!(
        sheet.contains("killed") && sheet.contains("robbed"),
        "{sheet}"
    );
    assert!(
        !sheet.contains("Witch") && !sheet.contains("Great Wall"),
        "{sheet}"
    );
    assert!(!sheet.contains("With 2 or 3 players"), "{sheet}");
    assert!(sheet.contains("\n### 5 ★ Ivory Tower\n"), "{sheet}");
    let ranks: Vec<&str> = sheet.lines().filter(|line| line.contains('▲')).collect();
    assert!(
        ranks[..] == ["### 8 <a id=\"card-warlord\"></a>▲ Warlord"]
            || ranks[..] == ["### 8 ▲ Warlord"],
        "{ranks:?}"
    );
}

/// The points of a sheet in Markdown, each with the heading above it.
fn points(sheet: &str) -> Vec<(String, String)> {
    let mut heading = String::new();
    let mut points = Vec::new();
    for line in sheet.lines() {
        if let Some(text) = line.strip_prefix('#') {
            text.trim_start_matches(['#', ' ']).clone_into(&mut heading);
        } else if let Some(text) = line.strip_prefix("- ") {
            points.push((heading.clone(), text.replace('°', "")));
        }
    }
    points
}

#[test]
fn every_ruling_that_can_come_up_is_there_once_under_a_card_it_is_about() {
    for (deck, players, lang) in [
        ("cunning-agents", Players::Eight, Language::En),
        ("illustrious-emissaries", Players::Three, Language::Fr),
        ("devious-dignitaries", Players::Five, Language::Ru),
        ("ambitious-aristocrats", Players::Two, Language::Uk),
    ] {
        let count = players.count().to_string();
        let args = [
            "sheet", "-p", &count, "--deck", deck, "--format", "markdown",
        ];
        let page = run(&[&args[..], &["--lang", lang.code()]].concat()).answered();
        let plan = library::decks()
            .iter()
            .find(|one| one.id.id() == deck)
            .unwrap();
        let texts = Texts::new(lang);
        let name = |card: &Card| library::nearest_printing(*card, Edition::E2016).name(lang);
        // The rank that is left out with this many players has no heading.
        let is_in = |card: &&Card| {
            page.lines()
                .any(|line| line.starts_with("###") && line.ends_with(name(card)))
        };
        let cards: Vec<Card> = Card::all().filter(|card| plan.contains(*card)).collect();
        let in_play: Vec<Card> = cards.iter().filter(is_in).copied().collect();
        assert!(in_play.len() >= 22, "{in_play:?}");
        let mut found = points(&page);
        for ruling in library::rulings().iter().filter(|one| {
            one.editions.contains(&Edition::E2016)
                && !one.about.is_empty()
                && one.matters_for(players)
                && comes_up(&one.about, &in_play)
        }) {
            let text = ruling.statement(&texts);
            let same = |(_, point): &(String, String)| point.replace('\\', "") == text;
            let at = found.iter().position(same);
            let (heading, _) = found.remove(at.unwrap_or_else(|| panic!("{text}\n{page}")));
            let own = ruling.cards();
            let is_about = own.iter().any(|card| heading.ends_with(name(card)));
            let several = texts.say(citadels::id!("sheet-several"));
            assert!(is_about || heading == several, "{heading}: {text}");
        }
        let scoring = library::topic(TopicId::SCORING).title(lang, Edition::E2016);
        for (heading, text) in found {
            assert_eq!(heading, scoring, "twice, or not about this deck: {text}");
        }
    }
}

#[test]
fn the_html_sheet_needs_nothing_else_and_escapes_what_it_must() {
    let html = run(&[
        "sheet",
        "-p",
        "5",
        "--deck",
        "vicious-nobles",
        "--format",
        "html",
        "--lang",
        "uk",
    ])
    .answered();
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"uk\">") && html.ends_with("</html>\n"));
    for outside in ["http://", "https://", "src=", "<script", "<link"] {
        assert!(!html.contains(outside), "{outside}");
    }
    assert!(
        run(&[
            "sheet",
            "-p",
            "5",
            "--deck",
            "vicious-nobles",
            "--format",
            "json"
        ])
        .refused(2)
        .contains("html")
    );
}

#[test]
fn setup_and_sheet_look_as_they_should() {
    for (command, players, deck) in [
        ("setup", "5", "devious-dignitaries"),
        ("sheet", "8", "cunning-agents"),
    ] {
        let english = english_of(|lang| {
            run(&[command, "-p", players, "--deck", deck, "--lang", lang]).answered()
        });
        insta::assert_snapshot!(format!("{command}-en"), english);
    }
}
