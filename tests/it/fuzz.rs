//! Every reader of what people give, with input bent at random: no panic, an exit code of ours,
//! advice with every fault, valid JSON, nothing unsafe on the terminal, and never more faults than
//! are told. `docs/testing.md` says how to run it for hours; what it finds stays in `tests/cases`.
#![allow(
    clippy::print_stdout,
    reason = "whoever waits for hours wants to know how much was tried"
)]

use super::bend::{Chance, bent, bent_tree};
use super::monkey::Monkey;
use super::program::run_asking;
use super::robot::{Robot, Way};
use super::script::Script;
use citadels::command::{self as cli, World};
use citadels::fault::SHOWN;
use citadels::safe::is_unsafe;
use citadels::terminal::Ask;
use serde_json::Value;
use std::ffi::OsString;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The command lines for an input, in this folder.
type Commands = fn(&Path, &[u8]) -> Vec<Vec<OsString>>;

/// A reader.
struct Target {
    /// Its folder in `tests/cases`.
    name: &'static str,
    /// Good input to begin with.
    good: fn() -> Vec<Vec<u8>>,
    /// Words it knows.
    words: &'static [&'static str],
    /// The commands that read it.
    commands: Commands,
    /// Somebody is there and plays on.
    is_played: bool,
}

const LANGUAGES: [&str; 4] = ["en", "fr", "ru", "uk"];
const FORMATS: [&str; 4] = ["text", "json", "markdown", "html"];

/// What must hold for every answer.
fn look(status: u8, out: &[u8], err: &[u8], is_json: bool) {
    let out = std::str::from_utf8(out).expect("the answer is text");
    let err = std::str::from_utf8(err).expect("the faults are text");
    assert!(status <= 2 || status == 130, "exit code {status}");
    for text in [out, err] {
        let wrong = text.chars().find(|c| *c != '\n' && is_unsafe(*c));
        assert_eq!(wrong, None, "in {text:?}");
    }
    // Warnings come with any exit code, faults never with 0; who leaves knows it.
    assert!(
        status == 0 || status == 130 || !err.is_empty(),
        "exit {status} without a word"
    );
    assert!(err.len() < 100_000, "{} bytes of faults", err.len());
    if !is_json {
        return;
    }
    // Files of many games are answered line by line.
    let json = |text: &str| {
        let values = serde_json::Deserializer::from_str(text).into_iter();
        values
            .collect::<Result<Vec<Value>, _>>()
            .expect("valid JSON")
    };
    json(out);
    if status == 1 || status == 2 {
        for told in json(err) {
            let faults = told["faults"].as_array().expect("a list of faults");
            assert!(
                (1..=SHOWN).contains(&faults.len()),
                "{} faults",
                faults.len()
            );
            for fault in faults {
                for key in ["id", "message", "advice"] {
                    let said = fault[key].as_str().unwrap_or_default();
                    assert!(!said.trim().is_empty(), "no {key}: {fault}");
                }
            }
        }
    }
}

/// Without `monkey` nobody is there.
fn run(home: &Path, args: Vec<OsString>, monkey: Option<&mut Monkey>) -> (u8, Vec<u8>, Vec<u8>) {
    let is_terminal = monkey.is_some();
    let mut script = Script::new(Vec::new());
    let ask: &mut dyn Ask = match monkey {
        Some(monkey) => monkey,
        None => &mut script,
    };
    let world = World {
        args: [vec!["citadels".into()], args].concat(),
        env: &|name| (name == "CITADELS_HOME").then(|| home.into()),
        locale: &|| None,
        config: &|| None,
        data: &|| None,
        today: &|| "2026-11-16".to_owned(),
        now: &|| "2026-11-16T19:30:00Z".to_owned(),
        fresh_seed: &|| "friday".to_owned(),
        stdin_is_terminal: is_terminal,
        stdout_is_terminal: is_terminal,
        stderr_is_terminal: is_terminal,
        terminal_width: &|| None,
        terminal_height: &|| None,
        pager: &|_, _, _, _| panic!("nobody reads along"),
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = cli::run(&world, ask, &mut out, &mut err);
    (status, out, err)
}

/// Gives the input to all commands of a target.
fn give(target: &Target, input: &[u8], format: &str, lang: &str, chance: &Chance) {
    let mut monkey = Monkey {
        chance: chance.clone(),
        left: 0,
    };
    let home = tempfile::tempdir().unwrap();
    for mut args in (target.commands)(home.path(), input) {
        // In-process, standard input is the tester's.
        if args.iter().any(|arg| arg == "-" || arg == "/dev/stdin") {
            continue;
        }
        let asks_json = args
            .iter()
            .any(|arg| arg.to_string_lossy().starts_with("--format"));
        let is_verbatim = ["export", "--export", "--template"].map(OsString::from);
        let is_verbatim = args.iter().any(|arg| is_verbatim.contains(arg));
        let end = args
            .iter()
            .position(|arg| arg == "--")
            .unwrap_or(args.len());
        let mut options = vec![format!("--lang={lang}").into(), "--color=never".into()];
        if !asks_json {
            options.push(format!("--format={format}").into());
        }
        drop(args.splice(end..end, options));
        monkey.left = 25;
        let monkey = target.is_played.then_some(&mut monkey);
        let (status, out, err) = run(home.path(), args, monkey);
        // Arguments at random may say anything about the format.
        let is_json = format == "json" && !asks_json && (!is_verbatim || status > 0);
        look(status, &out, &err, is_json && target.name != "arguments");
    }
}

/// How long to try: `CITADELS_FUZZ` tries of each target, or `CITADELS_FUZZ_SECONDS`.
struct Patience {
    tries: usize,
    until: Option<Instant>,
    seed: u64,
}

impl Patience {
    fn new() -> Self {
        let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
        let seconds = number("CITADELS_FUZZ_SECONDS");
        let clock = || {
            SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap()
                .as_secs()
        };
        Self {
            tries: number("CITADELS_FUZZ").map_or(60, |tries| usize::try_from(tries).unwrap()),
            until: seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds)),
            // Without a wish for time the tries are always the same.
            seed: number("CITADELS_FUZZ_SEED").unwrap_or_else(|| seconds.map_or(1, |_| clock())),
        }
    }

    fn goes_on(&self, tried: usize) -> bool {
        match self.until {
            Some(until) => Instant::now() < until,
            None => tried < self.tries,
        }
    }
}

fn cases(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cases")
        .join(target)
}

/// The kept cases of a target, in the order of their names.
fn kept(target: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(cases(target)).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: PathBuf| (path.clone(), fs::read(path).unwrap());
    paths.into_iter().map(read).collect()
}

fn fuzz(target: &Target) {
    let cases_of = kept(target.name);
    for (path, input) in &cases_of {
        for lang in LANGUAGES {
            for format in FORMATS {
                let given = catch_unwind(AssertUnwindSafe(|| {
                    give(target, input, format, lang, &Chance(1));
                }));
                assert!(given.is_ok(), "{} in {lang}, {format}", path.display());
            }
        }
    }
    let patience = Patience::new();
    let name = target.name.bytes().fold(0, |sum: u64, byte| {
        sum.wrapping_mul(31).wrapping_add(byte.into())
    });
    let mut chance = Chance(patience.seed ^ name);
    let cases_of = cases_of.into_iter().map(|(_, input)| input);
    let inputs: Vec<Vec<u8>> = (target.good)().into_iter().chain(cases_of).collect();
    let mut tried = 0;
    while patience.goes_on(tried) {
        let begun = chance.one(&inputs).clone();
        let bent = *chance.one(&[bent, bent_tree, bent_tree]);
        let input = bent(&begun, &inputs, target.words, &mut chance);
        let (format, lang) = (*chance.one(&FORMATS), *chance.one(&LANGUAGES));
        let begun = Instant::now();
        let given = AssertUnwindSafe(|| give(target, &input, format, lang, &chance));
        if catch_unwind(given).is_err() {
            let hash = input.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
            });
            let path = cases(target.name).join(format!("{hash:016x}"));
            fs::create_dir_all(cases(target.name)).unwrap();
            fs::write(&path, &input).unwrap();
            panic!(
                "{} in {lang}, {format}: mend it and keep the case",
                path.display()
            );
        }
        // Only by hand: how long something takes depends on the machine.
        if patience.until.is_some() && begun.elapsed() > Duration::from_secs(5) {
            let path = std::env::temp_dir().join(format!("slow-{}-{tried}", target.name));
            fs::write(&path, &input).unwrap();
            println!("{:?} for {}", begun.elapsed(), path.display());
        }
        tried += 1;
    }
    println!("{}: {tried} tries from {}", target.name, patience.seed);
}

fn here(path: &str) -> Vec<u8> {
    fs::read(
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests")
            .join(path),
    )
    .unwrap()
}

fn texts(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// The command, with the input in this file of the folder.
fn with_file(home: &Path, file: &str, input: &[u8], commands: &[&str]) -> Vec<Vec<OsString>> {
    let path = home.join(file);
    fs::write(&path, input).unwrap();
    let words = |command: &&str| {
        let words = command.split(' ').map(|word| match word {
            "FILE" => path.clone().into_os_string(),
            word => word.into(),
        });
        words.collect()
    };
    commands.iter().map(words).collect()
}

/// The commands, with each line of the input as an argument in place of `X`.
fn with_lines(input: &[u8], commands: &[&str]) -> Vec<Vec<OsString>> {
    let input = String::from_utf8_lossy(input).replace('\u{0}', "");
    let lines: Vec<OsString> = input.lines().map(OsString::from).collect();
    let words = |command: &&str| {
        let words = command
            .split(' ')
            .flat_map(|word| match word.strip_suffix('X') {
                Some("") => lines.clone(),
                Some(option) => vec![format!("{option}{}", input.replace('\n', " ")).into()],
                None => vec![word.into()],
            });
        words.collect()
    };
    commands.iter().map(words).collect()
}

const CARDS: &[&str] = &[
    "castle",
    "tavern",
    "haunted-quarter",
    "secret-vault",
    "Замок",
    "Вежа",
    "tower",
    "Église",
    "king",
    "cstle",
    "xyzzy",
    "museum",
    "keep",
    "Observatoire",
    "вор",
];

const FIELDS: &[&str] = &[
    "edition = \"third\"\n",
    "edition = 2016\n",
    "complete_at = 1\n",
    "deck = \"first-game\"\n",
    "[[player]]\n",
    "name = \"Ann\"\n",
    "city = []\n",
    "hand = [\"?\"]\n",
    "gold = 9\n",
    "museum = 3\n",
    "crown = true\n",
    "first = true\n",
    "rank = 9\n",
    "last_round = [\"keep\"]\n",
    "players = 2\n",
    "characters = []\n",
    "districts = []\n",
    "castle",
    "haunted-quarter",
    "king",
    "tower",
    "cstle",
    "xyzzy",
    "You",
    "Vova",
    "[you]\n",
    "[vova]\n",
    "[deck]\n",
    "draws = []\n",
    "target = \"king\"\n",
    "{ district = \"keep\", beautified = true }",
    "[[feature]]\n",
    "kind = \"city\"\n",
    "tiles = 3\n",
    "shields = 4\n",
    "neighbours = 8\n",
    "cities = 2\n",
    "complete = true\n",
    "followers = { Red = 7 }\n",
    "start = [\"D\", 0, 0, 0]\n",
    "[[turns]]\n",
    "tile = [\"W\", 90, 1, 0]\n",
    "phase = \"completed\"\n",
    "[\"CRFR\", 1, 0]",
];

#[test]
fn a_score_file() {
    fuzz(&Target {
        name: "score-file",
        good: || {
            let files = ["eight", "evening", "picture", "rulebook-2016"];
            let files = files.map(|name| here(&format!("scores/{name}.toml")));
            files.into_iter().chain([here("solo/score.toml")]).collect()
        },
        words: FIELDS,
        commands: |home, input| {
            let commands = [
                "score FILE",
                "solo score FILE",
                "score FILE --allow too-many-copies",
            ];
            with_file(home, "game.toml", input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn score_lines() {
    fuzz(&Target {
        name: "score-line",
        good: || {
            texts(&[
                "Anton: castle, tavern*, keep; gold 2, hand 3, crown, first, rank 8\nB: manor",
                "Аня: Замок, хранилище; золото 2, в руке 3 + secret vault, корона\nБ: вежа",
                "A: museum, museum 2, last haunted city, hand 2 + ?\nB: la tour, 3 or\nC: roi",
            ])
        },
        words: CARDS,
        commands: |_, input| {
            with_lines(input, &["score -- X", "score --save -- X", "history list"])
        },
        is_played: false,
    });
}

#[test]
fn a_deck_file() {
    fuzz(&Target {
        name: "deck-file",
        good: || {
            let files = ["classic-many", "theater-nine", "theater"];
            files.map(|name| here(&format!("decks/{name}.toml"))).into()
        },
        words: FIELDS,
        commands: |home, input| {
            let commands = [
                "deck check FILE -p 5",
                "deck show FILE",
                "sheet -p 4 --deck FILE",
            ];
            with_file(home, "deck.toml", input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn a_deck_code_or_name() {
    fuzz(&Target {
        name: "deck-code",
        good: || {
            texts(&[
                "vicious-nobles",
                "first-game",
                "Premier",
                "A1B2C3D4E5F",
                "0-1 o i l",
            ])
        },
        words: &["O", "0", "l", "vicious", "nobles", "-", "Z", "9"],
        commands: |_, input| with_lines(input, &["deck show -- X", "deck save -- mine X"]),
        is_played: false,
    });
}

#[test]
fn fortress_features() {
    fuzz(&Target {
        name: "fortress-score",
        good: || vec![here("fortress/features.toml")],
        words: FIELDS,
        commands: |home, input| with_file(home, "f.toml", input, &["fortress score FILE"]),
        is_played: false,
    });
}

#[test]
fn a_fortress_board() {
    fuzz(&Target {
        name: "fortress-board",
        good: || vec![here("fortress/board.toml")],
        words: FIELDS,
        commands: |home, input| {
            let commands = [
                "fortress board FILE",
                "fortress board FILE --fields --third-river",
            ];
            with_file(home, "b.toml", input, &commands)
        },
        is_played: false,
    });
}

const GRID: &str = "Red: 12, Blue: 9\n--  E2:Red:city  B0:Blue:m\nW0  D0  U1  CRFR\n";

#[test]
fn a_fortress_grid() {
    fuzz(&Target {
        name: "fortress-grid",
        good: || texts(&[GRID]),
        words: &[
            "E2", ":Red", ":city", ":E", "CRFR+", "--", "RA30", "\n", "Red: 5,", "D9",
        ],
        commands: |home, input| {
            let commands = [
                "fortress board FILE",
                "fortress board FILE --to grid",
                "fortress board FILE --export json",
            ];
            with_file(home, "b.txt", input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn fortress_games_by_the_line() {
    fuzz(&Target {
        name: "fortress-lines",
        good: || {
            let board = r#"{"players":["Red","Blue"],"tiles":[["D",0,0,0],["E",180,0,-1]],"followers":[{"player":"Red","on":"city","x":0,"y":0}],"points":{"Red":12}}"#;
            let game = r#"{"players":["Red","Blue"],"start":["D",0,0,0],"turns":[{"tile":["FRFR",0,1],"follower":{"on":"road"}},{"tile":["E",180,0,-1],"follower":{"player":"blue","on":"city"}}]}"#;
            let grid = r#"{"players":["Red","Blue"],"phase":"completed","grid":["--  E2:R:c  B0:B:m","W0  D0      U1"]}"#;
            let score = r#"{"players":["Red","Blue"],"feature":[{"kind":"city","tiles":3,"shields":1,"complete":true,"followers":{"Red":1}}]}"#;
            [
                [board, game, grid].join("\n"),
                game.to_owned(),
                score.to_owned(),
            ]
            .map(String::into_bytes)
            .into()
        },
        words: &[
            "players", "turns", "tile", "follower", "grid", "on", "at", "x", "CRFR", "feature",
        ],
        commands: |home, input| {
            let commands = [
                "fortress board FILE",
                "fortress tiles FILE",
                "fortress score FILE",
                "fortress board FILE --to grid",
            ];
            with_file(home, "games.jsonl", input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn a_solo_turn() {
    fuzz(&Target {
        name: "solo-turn",
        good: || vec![here("solo/turn.toml")],
        words: FIELDS,
        commands: |home, input| with_file(home, "t.toml", input, &["solo turn FILE"]),
        is_played: false,
    });
}

#[test]
fn a_saved_solo_game() {
    fuzz(&Target {
        name: "solo-game",
        good: || {
            let game = r#"{"game":"solo","v":1,"edition":"classic","mode":"quick","deal":"hand","seed":"6cfz88","steps":["keep bishop","vova assassin","turn tavern","go"]}"#;
            texts(&[game])
        },
        words: &[
            "\"go\"",
            "\"complete\"",
            "\"stolen 2\"",
            "\"full\"",
            "\"program\"",
            "king",
        ],
        commands: |home, input| {
            with_file(
                home,
                "solo.json",
                input,
                &["solo --log", "solo FILE --log", "solo --resume"],
            )
        },
        is_played: false,
    });
}

#[test]
fn the_settings() {
    fuzz(&Target {
        name: "settings",
        good: || texts(&["lang = 'uk'\nedition = \"third\"\ncolor = 'never'\n"]),
        words: &["lang", "edition", "color", "'fr'", "auto", "2016"],
        commands: |home, input| {
            with_file(
                home,
                "settings.toml",
                input,
                &["card witch", "settings", "settings lang fr"],
            )
        },
        is_played: false,
    });
}

const PLAYS: &str = r#"{"v":1,"play":{"id":1,"game":"citadels","date":"2026-11-17","edition":"2016","cards":["keep"],"complete_at":8,"location":"home","comment":"hi","players":[{"name":"Anton","place":1,"total":9,"city":["castle","tavern","keep"],"beautified":[1],"gold":2,"museum":0,"crown":true,"first":false,"rank":8,"lines":[{"rule":"districts","points":9}]},{"name":"Dmytro","place":2,"total":5,"city":["manor","prison"],"museum":0,"crown":false,"first":false,"lines":[{"rule":"districts","points":5}]}],"winners":["Anton"]}}
{"v":1,"play":{"id":2,"game":"fortress","date":"2026-11-18","edition":"river","players":[{"name":"Аня","place":1,"total":4},{"name":"=1+1","place":2,"total":3}],"winners":["Аня"]}}
{"v":2,"rename":{"from":"Dmytro","to":"Dima"}}
{"v":2,"edit":{"id":1,"minutes":50}}
{"v":1,"undone":2}
"#;

#[test]
fn the_play_log() {
    fuzz(&Target {
        name: "play-log",
        good: || texts(&[PLAYS]),
        words: &[
            "\"forget\":1",
            "\"undo\":\"edit\"",
            "{\"v\":2}",
            "\\u001b[31m",
            "\\u202e",
            "=1+1",
            "citadels",
            "solo",
            "fortress",
            "2016",
            "third",
            "\"rank\":9",
            "\"id\":1",
            "\"id\":0",
        ],
        commands: |home, input| {
            let commands = [
                "history list",
                "history stats",
                "history show 1",
                "history export --to csv",
                "history export --to json",
                "history export --to bgstats",
                "history edit 1 --minutes 3",
                "history undo",
                "score --save A:castle B:keep",
            ];
            with_file(home, "plays.jsonl", input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn a_table_under_way() {
    fuzz(&Target {
        name: "tonight",
        good: || {
            let table = |patience| {
                let home = tempfile::tempdir().unwrap();
                let mut robot = Robot::new(Way::Device, &["Ann", "Bob", "Cyd"]);
                robot.patience = patience;
                run_asking(Some(home.path()), &["tonight"], &mut robot);
                fs::read(home.path().join("tonight.json")).unwrap()
            };
            [30, 60].map(table).into()
        },
        words: &[
            "\"round\"",
            "\"score\"",
            "null",
            "\"third\"",
            "9",
            "\"Ann\"",
            "king",
        ],
        commands: |home, input| {
            let commands = ["tonight --show", "sheet", "draft deal", "tonight --end"];
            with_file(home, "tonight.json", input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn a_pad() {
    fuzz(&Target {
        name: "pad",
        good: || {
            texts(&[concat!(
                r#"{"v":1,"begin":{"players":["A","B"],"river":false}}"#,
                "\n",
                r#"{"v":1,"do":"tile"}"#,
                "\n",
                r#"{"v":1,"do":"place","player":1}"#,
                "\n",
                r#"{"v":1,"do":"add","entry":{"kind":"road","tiles":3,"complete":true,"followers":[1,0]}}"#,
                "\n",
                r#"{"v":1,"do":"strike","number":0}"#,
                "\n",
                r#"{"v":1,"do":"undo"}"#,
                "\n",
            )])
        },
        words: &[
            "\"city\"",
            "\"field\"",
            "\"phase\"",
            "\"over\"",
            "\"close\"",
            "-1",
            "7",
        ],
        commands: |home, input| {
            let commands = [
                "fortress pad FILE --export json",
                "fortress pad --export csv",
            ];
            with_file(home, "fortress.jsonl", input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn names_of_cards_and_topics() {
    fuzz(&Target {
        name: "card",
        good: || {
            texts(&[
                "witch",
                "thieves den",
                "Відьма",
                "la tour",
                "dslmvf",
                "Bop",
                "scoring",
            ])
        },
        words: CARDS,
        commands: |_, input| {
            with_lines(
                input,
                &[
                    "card -- X",
                    "ruling -- X",
                    "rule -- X",
                    "fortress rule -- X",
                ],
            )
        },
        is_played: false,
    });
}

#[test]
fn questions_and_searches() {
    fuzz(&Target {
        name: "question",
        good: || {
            texts(&[
                "does a killed player show the card",
                "Чи бачить король корону, якщо його вбито?",
                "combien de cartes face visible à 5 joueurs",
                "crown king",
            ])
        },
        words: CARDS,
        commands: |_, input| {
            with_lines(
                input,
                &["ask -- X", "search -- X", "search --edition all -- X"],
            )
        },
        is_played: false,
    });
}

#[test]
fn a_seed() {
    fuzz(&Target {
        name: "seed",
        good: || texts(&["friday", "1-friday", "2-friday", "Їжак", "10-x"]),
        words: &["1-", "9-", "-"],
        commands: |_, input| {
            with_lines(
                input,
                &["deck random -p 5 --seed=X", "draft deal -p 4 --seed=X"],
            )
        },
        is_played: false,
    });
}

#[test]
fn a_date() {
    fuzz(&Target {
        name: "date",
        good: || texts(&["2026-11-16", "2026-02-29", "1999-01-01", "2026-11", "2026"]),
        words: &["-", "0", "9999", "T12:00", "[Europe/Kyiv]", "Z", "W01"],
        commands: |_, input| {
            let commands = [
                "score --save --date=X A:castle B:keep",
                "history list --since=X --until=X",
                "history edit 1 --date=X",
            ];
            with_lines(input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn players_and_notes() {
    fuzz(&Target {
        name: "names",
        good: || texts(&["Ann,Bob", "Аня, Б, В", "x,x", "=1+1,@x"]),
        words: &["Ann", ",", "<", "'", "=", "@"],
        commands: |_, input| {
            let commands = [
                "score --template --names=X",
                "fortress pad --names=X",
                "call -p 4 --names=X",
                "score --save --location=X --comment=X A:castle B:keep",
                "history show 1",
                "history rename A X",
                "history edit 1 --player=X",
                "history list --player=X",
                "history export --to csv",
                "deck save X first-game",
                "list decks",
            ];
            with_lines(input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn arguments() {
    fuzz(&Target {
        name: "arguments",
        good: || {
            texts(&[
                "card\nwitch\n--lang\nuk",
                "deck\nrandom\n-p\n5\n--must\nking",
                "list\ndistricts\n--cost\n3",
                "draft\ndeal\n-p\n7\n--characters\n9\n--reveal",
                "setup\n-p\n4\n--deck\nfirst-game",
                "fortress\nsetup\n-p\n3\n--river",
                "history\nexport\n--to\ncsv\n1",
                "help\ndeck\nshow",
                "deck\nreroll\nfirst-game\nking\n-p\n5",
                "sheet\n-p\n5\n--deck\nvicious-nobles\n--format\nhtml",
            ])
        },
        words: &[
            "card\n",
            "ruling\n",
            "deck\n",
            "show\n",
            "check\n",
            "random\n",
            "score\n",
            "solo\n",
            "turn\n",
            "history\n",
            "stats\n",
            "fortress\n",
            "board\n",
            "tiles\n",
            "settings\n",
            "tonight\n",
            "--show\n",
            "help\n",
            "--help\n",
            "--version\n",
            "--edition\nthird\n",
            "--edition\nall\n",
            "--format\njson\n",
            "--color\nalways",
            "-p\n8\n",
            "--seed\nx\n",
            "--count\n3\n",
            "--ban\nking\n",
            "--like\nfirst-game\n",
            "--full\n",
            "--\n",
            "-",
            "--why\n",
        ],
        commands: |_, input| {
            let mut commands = with_lines(input, &["X"]);
            // Colors are escape sequences, and wanted ones.
            for args in &mut commands {
                args.retain(|arg| !arg.to_string_lossy().contains("color") && arg != "always");
            }
            commands
        },
        is_played: false,
    });
}

#[test]
fn plays_from_elsewhere() {
    fuzz(&Target {
        name: "import",
        good: || {
            let home = tempfile::tempdir().unwrap();
            fs::write(home.path().join("plays.jsonl"), PLAYS).unwrap();
            let export = |to: &str| {
                let args = ["history", "export", "--to", to].map(OsString::from);
                let (status, out, _) = run(home.path(), args.to_vec(), None);
                assert_eq!(status, 0);
                out
            };
            let exports = ["json", "csv", "bgstats"].map(export);
            texts(&[PLAYS]).into_iter().chain(exports).collect()
        },
        words: &[
            "id",
            "date",
            "2026-02-31",
            "players",
            "place",
            "token",
            "citadels",
            "v",
        ],
        commands: |home, input| {
            let commands = [
                "history import FILE --dry-run",
                "history import FILE",
                "history import FILE",
                "history list",
                "history stats",
                "history check",
                "score --save A:castle B:keep",
                "history check --repair",
                "history show 1",
            ];
            with_file(home, "elsewhere.txt", input, &commands)
        },
        is_played: false,
    });
}

#[test]
fn parts_of_a_measure() {
    fuzz(&Target {
        name: "merge",
        good: || {
            let home = tempfile::tempdir().unwrap();
            let part = |shard: &str| {
                let args = "deck measure first-game -p 4 --games 8 --seed a --format json --shard";
                let args = args.split(' ').chain([shard]).map(OsString::from);
                let (status, out, err) = run(home.path(), args.collect(), None);
                assert_eq!(status, 0, "{}", String::from_utf8_lossy(&err));
                out
            };
            ["1/2", "2/2"].map(part).into()
        },
        words: &[
            "games", "seed", "counts", "seats", "players", "king", "deck",
        ],
        commands: |home, input| {
            let whole = home.join("other.json");
            fs::write(whole, input).unwrap();
            let commands = [
                "deck measure --merge FILE",
                "deck measure --merge FILE FILE",
            ];
            with_file(home, "part.json", input, &commands)
        },
        is_played: false,
    });
}

/// What a flow leaves behind when it is killed after so many answers.
fn left_behind(command: &str, file: &str, answers: usize, seed: u64) -> Option<Vec<u8>> {
    let home = tempfile::tempdir().unwrap();
    let mut monkey = Monkey {
        chance: Chance(seed),
        left: answers,
    };
    let args = command.split(' ').map(OsString::from).collect();
    run(home.path(), args, Some(&mut monkey));
    fs::read(home.path().join(file)).ok()
}

fn all_left_behind(command: &str, file: &str) -> Vec<Vec<u8>> {
    let left = (0..6).filter_map(|seed| left_behind(command, file, 40, seed));
    left.collect()
}

/// Reads a file that was left behind, plays on, and looks at it again.
fn a_flow(name: &'static str, good: fn() -> Vec<Vec<u8>>, commands: Commands) {
    fuzz(&Target {
        name,
        good,
        words: &[
            "begin", "do", "undo", "close", "input", "by", "at", "token", "Ann", "king", "castle",
            "third", "9", "2016",
        ],
        commands,
        is_played: true,
    });
}

#[test]
fn an_evening_that_goes_on() {
    fn good() -> Vec<Vec<u8>> {
        let old = here("saved/tonight.json");
        let all = all_left_behind("tonight", "tonight.json").into_iter();
        all.chain([old]).collect()
    }
    a_flow("tonight-resumed", good, |home, input| {
        let commands = ["tonight", "tonight --show", "tonight", "score"];
        with_file(home, "tonight.json", input, &commands)
    });
}

#[test]
fn a_solo_game_that_goes_on() {
    fn good() -> Vec<Vec<u8>> {
        let all = all_left_behind("solo", "solo.json").into_iter();
        all.chain([here("saved/solo.json")]).collect()
    }
    a_flow("solo-resumed", good, |home, input| {
        let commands = ["solo", "solo --resume", "solo --log"];
        with_file(home, "solo.json", input, &commands)
    });
}

#[test]
fn a_score_sheet_that_goes_on() {
    fn good() -> Vec<Vec<u8>> {
        let all = all_left_behind("score", "score.json").into_iter();
        all.chain([here("saved/score.json")]).collect()
    }
    a_flow("score-resumed", good, |home, input| {
        let commands = ["score", "score", "history list"];
        with_file(home, "score.json", input, &commands)
    });
}

#[test]
fn a_pad_that_goes_on() {
    fn good() -> Vec<Vec<u8>> {
        let all = all_left_behind("fortress pad --names Ann,Bob", "fortress.jsonl").into_iter();
        all.chain([here("saved/fortress.jsonl")]).collect()
    }
    a_flow("pad-resumed", good, |home, input| {
        let commands = [
            "fortress pad",
            "fortress pad --export json",
            "fortress pad FILE",
        ];
        with_file(home, "fortress.jsonl", input, &commands)
    });
}

#[test]
fn a_board_that_goes_on() {
    fn good() -> Vec<Vec<u8>> {
        let all = all_left_behind("fortress board", "board.jsonl").into_iter();
        all.chain([here("saved/board.jsonl")]).collect()
    }
    a_flow("board-resumed", good, |home, input| {
        let commands = ["fortress board", "fortress board", "history list"];
        with_file(home, "board.jsonl", input, &commands)
    });
}
