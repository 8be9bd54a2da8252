//! What the README and the pages in `docs` show is what the program does.

use super::pass::keys;
use super::program::{command, run, run_asking, run_command};
use super::script::{Answer, Script};
use anstream::adapter::strip_str;
use citadels::fault::FaultId;
use citadels::library::measured;
use citadels::rules::play::Harm;
use citadels::rules::play::compare::{Range, Summary, Value as Measure};
use citadels::rules::table::Players;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use strum::{IntoEnumIterator, VariantArray};
use tempfile::tempdir;

/// The README and every page in `docs`, with their names.
fn pages() -> Vec<(String, String)> {
    let docs = fs::read_dir("docs")
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> = docs
        .filter(|path| path.extension().is_some_and(|it| it == "md"))
        .collect();
    paths.push("README.md".into());
    let read = |path: &Path| {
        (
            path.display().to_string(),
            fs::read_to_string(path).unwrap(),
        )
    };
    paths.iter().map(|path| read(path)).collect()
}

/// The fenced blocks of a page: the info string and the text.
fn blocks(page: &str) -> Vec<(String, String)> {
    let mut blocks: Vec<(String, String)> = Vec::new();
    let mut open = false;
    for line in page.lines() {
        if let Some(info) = line.strip_prefix("```") {
            open = !open;
            if open {
                blocks.push((info.to_owned(), String::new()));
            }
        } else if open && let Some((_, text)) = blocks.last_mut() {
            text.push_str(line);
            text.push('\n');
        }
    }
    blocks
}

#[test]
fn every_command_shown_prints_what_is_shown() {
    trycmd::TestCases::new()
        .case("README.md")
        .case("docs/*.md")
        .env(
            "CITADELS_HOME",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/no-home"),
        )
        .env("CITADELS_LANG", "en")
        .env("COLUMNS", "80");
}

#[test]
fn every_file_shown_works_when_pasted() {
    let home = tempdir().unwrap();
    let mut tried = BTreeSet::new();
    for (name, page) in pages() {
        for (info, text) in blocks(&page) {
            // A grid is plain text.
            let Some((form @ ("toml" | "text"), kind)) = info.split_once(' ') else {
                assert_ne!(info, "toml", "{name}: what is it for?\n{text}");
                continue;
            };
            tried.insert(kind.to_owned());
            let file = home.path().join(format!("pasted.{form}"));
            let path = file.to_str().unwrap();
            fs::write(&file, &text).unwrap();
            let args: &[&str] = match kind {
                "deck" => &["deck", "check", path, "-p", "5"],
                "score" => &["score", path],
                "solo-turn" => &["solo", "turn", path],
                "solo-score" => &["solo", "score", path],
                "fortress-score" => &["fortress", "score", path],
                "fortress-board" => &["fortress", "board", path],
                "settings" => {
                    fs::rename(&file, home.path().join("settings.toml")).unwrap();
                    &["settings"]
                }
                _ => panic!("{name}: nobody knows what a file of the kind {kind:?} is for"),
            };
            // Given as `--edition` would be: from the file.
            let mut command = command(args);
            command.env("CITADELS_HOME", home.path());
            let outcome = run_command(command);
            assert_eq!(
                (outcome.status, outcome.stderr.as_str()),
                (0, ""),
                "{name}:\n{text}"
            );
        }
    }
    let kinds = [
        "deck",
        "fortress-board",
        "fortress-score",
        "score",
        "settings",
        "solo-score",
        "solo-turn",
    ];
    assert_eq!(tried.iter().map(String::as_str).collect::<Vec<_>>(), kinds);
}

#[test]
fn every_json_shown_is_json() {
    for (name, page) in pages() {
        for (info, text) in blocks(&page) {
            if info == "json" {
                serde_json::from_str::<serde_json::Value>(&text)
                    .unwrap_or_else(|error| panic!("{name}: {error}"));
            }
        }
    }
}

#[test]
fn every_command_named_in_a_sentence_is_one() {
    for (name, page) in pages() {
        let mut quoted = page
            .lines()
            .filter(|line| !line.starts_with("```"))
            .flat_map(|line| line.split('`').skip(1).step_by(2));
        while let Some(command) = quoted.find(|quoted| quoted.starts_with("citadels ")) {
            let words = command.split(['|', '>', '"']).next().unwrap();
            let words: Vec<&str> = words
                .split_whitespace()
                .skip(1)
                .filter(|word| *word != "…")
                .collect();
            let outcome = run(&[&words[..], &["--help"]].concat());
            assert_eq!(
                (outcome.status, outcome.stderr.as_str()),
                (0, ""),
                "{name}: {command}"
            );
        }
    }
}

#[test]
fn every_link_leads_somewhere() {
    for (name, page) in pages() {
        let folder = Path::new(&name).parent().unwrap();
        for link in page.split("](").skip(1) {
            let link = link.split(')').next().unwrap();
            let file = link.split('#').next().unwrap();
            if !link.starts_with("http") && !file.is_empty() {
                assert!(folder.join(file).exists(), "{name}: {link}");
            }
        }
    }
}

#[test]
fn the_page_of_errors_has_every_id_and_no_other() {
    let page = fs::read_to_string("docs/errors.md").unwrap();
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let told: BTreeSet<&str> = rows
        .flat_map(|row| row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2))
        .collect();
    assert_eq!(told, FaultId::iter().map(<&str>::from).collect());
}

/// `TRYCMD=overwrite` draws them again, as it does the pages.
#[test]
fn the_pictures_are_what_the_program_prints() {
    for (picture, args) in [
        (
            "docs/deck.svg",
            &["deck", "random", "-p", "5", "--seed", "friday"][..],
        ),
        ("docs/score.svg", &["score", "tests/scores/picture.toml"]),
    ] {
        let mut shown = command(&[args, &["--color", "always"]].concat());
        shown.env("COLUMNS", "72");
        is_drawn(picture, &drawn(&run_command(shown).answered()));
    }
}

/// A terminal that shows this.
fn drawn(shown: &str) -> String {
    anstyle_svg::Term::new()
        .palette(anstyle_svg::WIN10_CONSOLE)
        .fg_color(anstyle::RgbColor(38, 38, 43).into())
        .bg_color(anstyle::RgbColor(250, 250, 247).into())
        .render_svg(shown)
}

fn is_drawn(picture: &str, drawn: &str) {
    if std::env::var("TRYCMD").is_ok_and(|wish| wish == "overwrite") {
        fs::write(picture, drawn).unwrap();
    }
    assert!(
        fs::read_to_string(picture).unwrap_or_default() == drawn,
        "{picture} shows what was printed once"
    );
}

/// A game night of five: keys (`.` is Enter), or a typed line after `= `.
const NIGHT: [&str; 24] = [
    "= Anton, Dmytro, Oksana, Iryna, Pavlo",
    // The deck, the setup, the crown.
    ".a.",
    // On this device: each looks, chooses and is done.
    ".",
    ".1.",
    ".5.",
    ".2.",
    ".4.",
    ".7.",
    ".",
    // The Witch and the Thief name somebody.
    "5.",
    "7.",
    // Ranks 3 to 6.
    ".",
    ".",
    ".",
    ".",
    // Iryna's city is complete.
    "ld.",
    ".",
    ".",
    "= manor, cathedral, trading post, fortress, dragon gate, haunted quarter; gold 2, rank 1",
    "= castle, temple, harbor, watchtower, great wall, capitol; hand 2, rank 5",
    "= monastery, town hall, battlefield, imperial treasury; gold 7, rank 2",
    "= palace, church, market, docks, prison, statue, keep; gold 1, rank 4, crown, first",
    "= tavern, school of magic, park, market; gold 1, hand 3, rank 7",
    // Saved, and revealed from the last place to the first.
    ".....",
];

/// One screen each, the first that shows this: the deck, the setup, a hand, the caller twice, the
/// score sheet, the score.
const SHOTS: [&str; 7] = [
    "15E80FKDDZJ",
    "☐ 5",
    "1  ▶ Witch",
    " $ ",
    "5  ▶ ✚ Bishop",
    "Pavlo     4/7",
    "\nStatue ",
];
const CALLER: usize = 4;

#[test]
fn the_pictures_of_a_game_night_are_its_screens() {
    let answers = NIGHT.iter().flat_map(|step| match step.strip_prefix("= ") {
        Some(line) => vec![Answer::Type(line)],
        None => keys(step),
    });
    let mut script = Script::new(answers.collect());
    let args = "tonight --deck 15E80FKDDZJ -p 5 --color always";
    let args: Vec<&str> = args.split(' ').collect();
    run_asking(Some(tempdir().unwrap().path()), &args, &mut script);
    assert!(script.is_used_up());
    let shots = SHOTS.map(|words| {
        let shows = |page: &&String| strip_str(page).to_string().contains(words);
        let page = script.asked.iter().find(shows);
        drawn(&screen(page.unwrap_or_else(|| panic!("no {words}"))))
    });
    is_drawn("docs/call.svg", &shots[CALLER]);
    is_drawn("docs/tonight.svg", &film(&shots));
}

/// A page on a screen of 26 lines: its foot is at the bottom.
fn screen(page: &str) -> String {
    let (body, foot) = page.trim_end().rsplit_once("\n\n").unwrap();
    let room = 26 - body.lines().count() - foot.lines().count();
    format!("{body}{}{foot}", "\n".repeat(room + 1))
}

/// One picture after the other, three seconds each; without motion the first.
fn film(shots: &[String]) -> String {
    let (head, _) = shots[0].split_once('>').unwrap();
    let count = u8::try_from(shots.len()).unwrap();
    let (seconds, share) = (3 * count, 100.0 / f64::from(count));
    let mut film = format!(
        "{head}>
  <style>
    .shot {{ visibility: hidden; animation: shot {seconds}s step-end infinite; }}
    @keyframes shot {{ 0% {{ visibility: visible }} {share:.3}% {{ visibility: hidden }} }}
    @media (prefers-reduced-motion: reduce) {{
      .shot {{ animation: none }}
      .shot:first-of-type {{ visibility: visible }}
    }}
  </style>
"
    );
    for (number, shot) in shots.iter().enumerate() {
        let start = 3 * number;
        let class = format!("<svg class=\"shot\" style=\"animation-delay: {start}s\"");
        film.push_str(&shot.replacen("<svg", &class, 1));
    }
    film + "</svg>\n"
}

/// The figures of the official lists, as Markdown: at a table of five, then by player count.
fn measured_tables() -> String {
    let share = |share: f64| format!("{:.1}", share * 100.0);
    let range = |range: Option<Range>| {
        let Range { low, high } = range.unwrap();
        format!("{}–{} %", share(low), share(high))
    };
    let lists = |players: Players| {
        let all = measured::lists(players).list.into_iter();
        // With nine characters only where the book wants it.
        let (eight, nine): (Vec<_>, Vec<_>) = all.partition(|list| list.characters == 8);
        if eight.is_empty() { nine } else { eight }
    };
    let mut text = "| list | rounds | winner's points | lead | lead changes | first crown wins \
                    | characters win | unique districts win | killed, robbed, destroyed |\n\
                    |---|---|---|---|---|---|---|---|---|\n"
        .to_owned();
    for list in lists(Players::Five) {
        let Summary {
            values,
            from_crown,
            harms,
            ..
        } = &list.summary;
        let value = |value: Measure| format!("{:.1}", values[&value]);
        let harm = |harm: Harm| format!("{:.1}", harms[&harm]);
        let cells = [
            format!("`{}`", list.deck),
            value(Measure::Rounds),
            value(Measure::WinnerPoints),
            value(Measure::Margin),
            value(Measure::LeadChanges),
            format!("{} %", share(from_crown[0])),
            range(list.summary.all_wins()),
            range(list.summary.all_wins_with()),
            [Harm::Killed, Harm::Robbed, Harm::Destroyed]
                .map(harm)
                .join(", "),
        ];
        writeln!(text, "| {} |", cells.join(" | ")).unwrap();
    }
    let counts = Players::VARIANTS.iter();
    let heads: Vec<String> = counts.clone().map(ToString::to_string).collect();
    let rule = "---|".repeat(heads.len());
    let heads = heads.join(" | ");
    write!(text, "\n| rounds with … players | {heads} |\n|---|{rule}\n").unwrap();
    for list in lists(Players::Five) {
        let rounds = counts.clone().map(|players| {
            let same = lists(*players)
                .into_iter()
                .find(|one| one.deck == list.deck);
            format!("{:.1}", same.unwrap().summary.values[&Measure::Rounds])
        });
        let rounds: Vec<String> = rounds.collect();
        writeln!(text, "| `{}` | {} |", list.deck, rounds.join(" | ")).unwrap();
    }
    text
}

#[test]
fn the_measured_lists_are_shown_as_they_were_measured() {
    let tables = measured_tables();
    let page = fs::read_to_string("docs/balance.md").unwrap();
    assert!(
        page.contains(&tables),
        "write this into docs/balance.md:\n\n{tables}"
    );
}
