//! A game of Fortress entered tile by tile, and features one by one: scripted, and its laws over
//! random games.

use super::dice::Dice;
use super::fortress_cases::legal_places;
use super::languages::english_of;
use super::program::{Outcome, run, run_asking, run_at, run_scripted_at, sentences};
use super::script::Answer;
use citadels::command::fortress::board::game::{BoardGame, Input, Moment, News, Setup};
use citadels::command::fortress::board::{json as written, replay};
use citadels::files::Store;
use citadels::files::saved::{SavedFile, read};
use citadels::flow::{Answers, Does, Flow, Played, Viewer};
use citadels::fortress::board::{Board, Follower, Spot, Ways};
use citadels::fortress::game::Oddity;
use citadels::fortress::kinds::all as kinds;
use citadels::fortress::places::{rooms, stands};
use citadels::fortress::tile::{Role, Set};
use citadels::terminal::{Ask, Confirm, Draw, Key, Left, Line, Number, Pick};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use unicode_width::UnicodeWidthStr;

const LANGUAGES: [&str; 4] = ["en", "fr", "ru", "uk"];

/// A table with its own files.
struct Table(tempfile::TempDir);

/// Words in quotes are typed, everything else are keys: `"U" "2" 1`; `.` is Enter, `!` Escape.
pub fn script(text: &str) -> Vec<Answer> {
    let mut answers = Vec::new();
    for word in text.split_whitespace() {
        match word.strip_prefix('"') {
            Some(line) => {
                let line = line.trim_end_matches('"').replace('_', " ");
                answers.push(Answer::Type(line.leak()));
            }
            None => answers.extend(super::pass::keys(word)),
        }
    }
    answers
}

impl Table {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("board.jsonl")
    }

    fn sits(&self, args: &[&str], answers: &str) -> (u8, String, String, Vec<String>) {
        let args = [&["fortress", "board"], args].concat();
        run_scripted_at(self.0.path(), &args, script(answers))
    }

    /// A new game for two with these answers; then the player is gone.
    fn begins(&self, answers: &str) -> Vec<String> {
        let (status, out, err, asked) = self.sits(&["--new", "--names", "Ann,Bob"], answers);
        assert_eq!((status, out.as_str(), err.as_str()), (130, "", ""));
        asked
    }

    fn run(&self, args: &[&str]) -> Outcome {
        run_at(self.0.path(), args)
    }

    /// The game as a file.
    fn exported(&self) -> Value {
        self.run(&["fortress", "board", "--export", "json"]).json()
    }

    /// What `fortress board` says about the exported file.
    fn counted(&self, form: &str, args: &[&str]) -> Value {
        let text = self
            .run(&["fortress", "board", "--export", form])
            .answered();
        let path = self.0.path().join(format!("game.{form}"));
        fs::write(&path, text).unwrap();
        let file = ["fortress", "board", path.to_str().unwrap()];
        self.run(&[&file[..], args, &["--format", "json"]].concat())
            .json()
    }
}

/// A player who chooses at random among what the screens offer; gone after this many answers.
struct Chance {
    dice: Dice,
    patience: usize,
    /// Tiles to draw before the game is ended.
    tiles: usize,
    /// What was answered, to answer it again.
    given: Vec<Given>,
    /// Answers of an earlier game, used first.
    again: std::vec::IntoIter<Given>,
    /// The widest line seen at 40 and at 80 columns.
    widest: [usize; 2],
}

#[derive(Clone, Debug)]
enum Given {
    Picked(usize),
    Line(String),
    Pressed(Key),
}

impl Chance {
    fn new(seed: u64, tiles: usize) -> Self {
        Self {
            dice: Dice(seed),
            patience: usize::MAX,
            tiles,
            given: Vec::new(),
            again: Vec::new().into_iter(),
            widest: [0; 2],
        }
    }

    fn see(&mut self, draw: &dyn Fn(usize) -> String) {
        for (width, widest) in [40, 80].into_iter().zip(&mut self.widest) {
            let drawn = draw(width);
            *widest = (drawn.lines().map(UnicodeWidthStr::width).max())
                .map_or(*widest, |line| line.max(*widest));
        }
    }

    fn answer(&mut self, new: impl FnOnce(&mut Self) -> Given) -> Result<Given, Left> {
        if self.given.len() == self.patience {
            return Err(Left::Quit);
        }
        let given = self.again.next().unwrap_or_else(|| new(self));
        self.given.push(given.clone());
        Ok(given)
    }
}

impl Ask for Chance {
    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        self.see(pick.above);
        let given = self.answer(|chance| {
            if pick.choices.len() == 1 {
                return Given::Picked(0);
            }
            let is_over = |choice: &String| choice.starts_with(". ");
            let over = pick.choices.iter().position(is_over).unwrap();
            if chance.tiles == 0 {
                return Given::Picked(over);
            }
            chance.tiles -= 1;
            let tiles = pick
                .choices
                .iter()
                .take_while(|choice| !choice.starts_with("< "));
            Given::Picked(chance.dice.roll(tiles.count()))
        })?;
        let Given::Picked(index) = given else {
            panic!("a pick: {given:?}")
        };
        Ok(index)
    }

    fn confirm(&mut self, confirm: &Confirm<'_>) -> Result<bool, Left> {
        unreachable!("{}", confirm.question)
    }

    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left> {
        unreachable!("{}", number.question)
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        self.see(&|width| (line.above)(width, ""));
        let numbers = line.question.split(|c: char| !c.is_ascii_digit());
        let mut numbers = numbers.filter_map(|number| number.parse().ok());
        let most = numbers.next_back();
        let given = self.answer(|chance| {
            let number = chance.dice.roll(most.unwrap()) + 1;
            Given::Line(number.to_string())
        })?;
        let Given::Line(number) = given else {
            panic!("a line: {given:?}")
        };
        // The page while typing is right at every width, too.
        self.see(&|width| (line.above)(width, &number));
        Ok(number)
    }

    fn screen(&mut self, draw: Draw<'_>, _: bool) -> Result<Key, Left> {
        self.see(draw);
        let page = draw(80);
        let is_over = page.contains("[Enter]") || page.contains("[Entrée]");
        let given = self.answer(|chance| {
            Given::Pressed(if is_over {
                Key::Enter
            } else {
                // Some are not on offer.
                Key::Digit(u8::try_from(chance.dice.roll(6)).unwrap())
            })
        })?;
        let Given::Pressed(key) = given else {
            panic!("a key: {given:?}")
        };
        Ok(key)
    }
}

/// A flow with random steps, and what it is after each of them.
fn steps(seed: u64, river: Option<Set>, most: usize) -> Vec<Played<BoardGame>> {
    let mut dice = Dice(seed);
    let setup = Setup {
        players: ["Ann", "Bob", "Cyd"].map(str::to_owned).to_vec(),
        river,
        ways: Ways::default(),
    };
    let mut played = Played::new(BoardGame::new(setup, false).unwrap());
    let mut states = vec![played.clone()];
    while states.len() < most && !matches!(played.now().moment, Moment::Over) {
        let game = played.now();
        let input = match &game.moment {
            Moment::Tile => {
                let left = game.left();
                let left: Vec<_> = left.iter().filter(|one| one.left > 0).collect();
                Input::Tile(left[dice.roll(left.len())].kind.id.to_owned())
            }
            Moment::Place { rooms, .. } => Input::At(rooms[dice.roll(rooms.len())].at),
            Moment::Turn { room, .. } => Input::Turn(room.turns[dice.roll(room.turns.len())]),
            Moment::Follower { stands, .. } => {
                let spot = dice.roll(stands.len() + 1).checked_sub(1);
                Input::Follower(spot.map(|index| stands[index].spot))
            }
            Moment::Over | Moment::Closed { .. } => unreachable!(),
        };
        played.apply(input).unwrap();
        states.push(played.clone());
    }
    states
}

/// Everything a player could tell apart.
fn essence(game: &BoardGame) -> String {
    let moment = match &game.moment {
        Moment::Tile => "tile".to_owned(),
        Moment::Place { kind, rooms } => format!("{} {rooms:?}", kind.id),
        Moment::Turn { kind, room } => format!("{} {room:?}", kind.id),
        Moment::Follower { tile, stands } => format!("{:?} {stands:?}", tile.at),
        Moment::Over => "over".to_owned(),
        Moment::Closed { save } => format!("closed {save}"),
    };
    let left: Vec<_> = game
        .left()
        .iter()
        .map(|one| (one.kind.id, one.left))
        .collect();
    let supply = game.so_far.board.supply();
    let points = &game.so_far.running;
    format!("{} {moment} {left:?} {supply:?} {points:?}", written(game))
}

#[test]
fn an_entered_game_is_counted_like_the_file_it_is_written_to() {
    for (seed, args) in [
        (1, &[][..]),
        (2, &["--river"]),
        (3, &["--third-river"]),
        (4, &["--no-farmers"]),
        (5, &["--river", "--split-source"]),
    ] {
        let table = Table::new();
        let names = [
            "fortress",
            "board",
            "--names",
            "Ann,Bob,Cyd",
            "--format",
            "json",
        ];
        let mut chance = Chance::new(seed, 200);
        let home = Some(table.0.path());
        let (status, out, err) = run_asking(home, &[&names[..], args].concat(), &mut chance);
        assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
        let entered: Value = serde_json::from_str(&out).unwrap();
        assert!(entered["turns"].as_array().unwrap().len() > 40, "{args:?}");
        let ways = args.iter().filter(|arg| !arg.ends_with("river"));
        let ways: Vec<&str> = ways.copied().collect();
        for form in ["toml", "json"] {
            assert_eq!(table.counted(form, &ways), entered, "{args:?} {form}");
        }
    }
}

#[test]
fn killed_after_any_answer_it_resumes_the_same() {
    let args = ["fortress", "board", "--format", "json"];
    let new = [&args[..], &["--names", "Ann,Bob", "--river"]].concat();
    let whole = Table::new();
    let mut chance = Chance::new(7, 10);
    let (_, out, _) = run_asking(Some(whole.0.path()), &new, &mut chance);
    let given = chance.given;
    assert!(given.len() > 20, "{given:?}");
    // Between "the game is over" and the answer to "really?" nothing has happened yet.
    let unsure = given.len() - 2;
    for cut in (0..given.len()).filter(|cut| *cut != unsure) {
        let table = Table::new();
        let home = Some(table.0.path());
        let mut first = Chance::new(7, 10);
        (first.patience, first.again) = (cut, given.clone().into_iter());
        assert_eq!(run_asking(home, &new, &mut first).0, 130);
        let mut second = Chance::new(0, 0);
        let rest = given[cut..].to_vec();
        second.again = rest.into_iter();
        let resume = [&args[..], &["--resume"]].concat();
        let (status, again, err) = run_asking(home, &resume, &mut second);
        assert_eq!((status, err.as_str()), (0, ""), "after {cut}");
        assert_eq!(again, out, "after {cut}");
    }
}

#[test]
fn undo_then_redo_of_every_step_is_the_same_and_undo_leads_back_to_the_start() {
    for (seed, river) in [(1, None), (2, Some(Set::River)), (3, Some(Set::ThirdRiver))] {
        let states = steps(seed, river, 60);
        let mut played = states.last().unwrap().clone();
        for before in states.iter().rev().skip(1) {
            let now = essence(played.now());
            assert!(played.undo());
            assert_eq!(essence(played.now()), essence(before.now()));
            assert!(played.redo());
            assert_eq!(essence(played.now()), now);
            assert!(played.undo());
        }
        assert!(!played.undo());
        assert!(played.inputs().is_empty());
    }
}

#[test]
fn every_step_and_every_undo_is_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(Some(folder.path()), None);
    let states = steps(11, Some(Set::River), 40);
    let mut file = open(store.as_ref());
    file.begin("token", &states[0].now().setup);
    let mut played = states[0].clone();
    let mut dice = Dice(5);
    for state in &states[1..] {
        played = state.clone();
        file.save(played.given()).unwrap();
        assert_eq!(essence(saved(store.as_ref()).now()), essence(played.now()));
        for _ in 0..dice.roll(4) {
            played.undo();
        }
        file.save(played.given()).unwrap();
        let saved = saved(store.as_ref());
        assert_eq!(essence(saved.now()), essence(played.now()));
        assert_eq!(saved.inputs(), played.inputs());
    }
    assert!(played.undo());
}

fn open(store: Option<&Store>) -> SavedFile<'_, BoardGame> {
    SavedFile::open(store, None, &String::new).unwrap()
}

/// The saved game.
fn saved(store: Option<&Store>) -> Played<BoardGame> {
    let kept = read(store, None).unwrap().kept.unwrap();
    replay(&kept, false).unwrap()
}

#[test]
fn one_tile_more_than_the_box_has_is_odd_about_the_turn_that_laid_it() {
    let mut played = steps(11, None, 1)[0].clone();
    let second = Oddity::TooManyTiles {
        kind: "X",
        count: 2,
        of: 1,
    };
    for (tile, expected) in [("X", vec![]), ("X", vec![second]), ("U", vec![])] {
        let turns = played.now().turns().len();
        while played.now().turns().len() == turns {
            let input = match &played.now().moment {
                Moment::Tile => Input::Tile(tile.to_owned()),
                Moment::Place { rooms, .. } => Input::At(rooms[0].at),
                Moment::Turn { room, .. } => Input::Turn(room.turns[0]),
                Moment::Follower { .. } => Input::Follower(None),
                Moment::Over | Moment::Closed { .. } => unreachable!(),
            };
            played.apply(input).unwrap();
        }
        let Some(News::Turn(odd)) = &played.now().news else {
            panic!("{tile}: no turn was finished");
        };
        assert_eq!(odd, &expected, "{tile}");
    }
}

#[test]
fn a_game_is_known_again_by_its_token() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(Some(folder.path()), None);
    let setup = steps(11, None, 1)[0].now().setup.clone();
    let mut file = open(store.as_ref());
    assert_eq!(file.token(), None, "nothing is written");
    file.begin("first", &setup);
    file.save([]).unwrap();
    drop(file);
    let mut file = open(store.as_ref());
    assert_eq!(file.read().unwrap().unwrap().token, "first");
    assert_eq!(file.token().as_deref(), Some("first"));
    file.begin("second", &setup);
    assert_eq!(file.token().as_deref(), Some("second"));
}

#[test]
fn only_legal_places_and_parts_are_offered_and_all_of_them() {
    let mut dice = Dice(3);
    for seed in 0..6 {
        let river = (seed % 2 == 0).then_some(Set::River);
        let states = steps(seed, river, 60);
        let game = states.last().unwrap().now();
        let board: &Board = &game.so_far.board;
        for kind in kinds() {
            let offered = rooms(board, kind);
            for (quarters, at) in legal_places(board, kind) {
                let room = offered.iter().find(|room| room.at == at);
                // A bend back or a turn that looks the same is left out, nothing else.
                let has_river = kind.letters(0).contains('W');
                let letters = kind.letters(quarters);
                let same = |room: &citadels::fortress::places::Room| {
                    room.turns.iter().any(|turn| kind.letters(*turn) == letters)
                };
                assert!(has_river || room.is_some_and(same), "{} {at:?}", kind.id);
            }
            for room in &offered {
                for &turn in &room.turns {
                    assert_eq!(board.misfits(kind, turn, room.at), [], "{}", kind.id);
                }
            }
        }
        let laid = board.tiles()[dice.roll(board.tiles().len())];
        let offered = stands(board, 1, laid.at);
        for half in 0..8 {
            let spot = Spot::Field(half);
            let follower = Follower {
                player: 1,
                at: laid.at,
                spot,
            };
            let is_offered = offered
                .iter()
                .any(|stand| matches!(stand.spot, Spot::Field(_)));
            assert!(board.may_stand(follower).is_err() || is_offered);
        }
    }
}

#[test]
fn the_river_is_offered_first_and_the_lake_last_of_it() {
    let states = steps(1, Some(Set::River), 1);
    let left = states[0].now().left();
    let river: Vec<_> = left
        .iter()
        .take_while(|one| one.kind.set == Set::River)
        .collect();
    assert_eq!(river.iter().map(|one| one.left).sum::<usize>(), 11);
    assert_eq!(river.last().unwrap().kind.role, Some(Role::Lake));
    let land = steps(1, None, 1);
    assert!(
        land[0]
            .now()
            .left()
            .iter()
            .all(|one| one.kind.set == Set::Land)
    );
    assert_eq!(land[0].now().count_left(), 71);
}

#[test]
fn tile_place_and_follower_are_asked_with_the_points_in_sight() {
    let table = Table::new();
    // The start tile has a city in the north and a road from east to west: U fits in three places.
    let asked = table.begins(r#""U" "2" 1 "E" "1" 1"#);
    let all = asked.join("\n");
    for words in [
        "Ann's turn",
        "71 tiles left",
        "Points (followers left): Ann\u{a0}0\u{a0}(7) · Bob\u{a0}0\u{a0}(7)",
        "Ann, which tile?",
        "Where does tile U go, 1 to 3?",
        "Ann: a follower on tile U?",
        "0  no follower",
        "1  Road, open (east): 2 tiles = 2",
        "Ann: tile U with a follower.",
        "Ann\u{a0}0\u{a0}(6) · Bob\u{a0}0\u{a0}(7)",
        "1  City, complete (south): 2 × 2 tiles = 4",
        "City, complete: 2 × 2 tiles = 4 (C1); Bob.",
        "Bob\u{a0}4\u{a0}(7)",
    ] {
        assert!(all.contains(words), "{words}: {all}");
    }
    let turns = &table.exported()["turns"];
    assert_eq!(turns[0]["tile"], json!(["U", 90, 1, 0]));
    assert_eq!(
        turns[0]["follower"],
        json!({ "player": "Ann", "on": "road", "at": "E" })
    );
    assert_eq!(turns[1]["tile"], json!(["E", 180, 0, -1]));
}

#[test]
fn a_tile_is_found_by_letter_sides_or_words_in_every_language() {
    for (lang, typed) in [
        (
            "en",
            &["u", "U", "FRFR", "frfr", "straight", "straight_road"][..],
        ),
        ("fr", &["u", "RFRF"]),
        // Sides in Cyrillic letters, and the letter's place on the keyboard.
        ("ru", &["u", "ПДПД", "г"]),
        ("uk", &["u", "дпдп", "г"]),
    ] {
        for typed in typed {
            let table = Table::new();
            let args = ["--names", "Ann,Bob", "--lang", lang];
            table.sits(&args, &format!("\"{typed}\" \"2\" 0"));
            let tile = &table.exported()["turns"][0]["tile"];
            assert_eq!(tile, &json!(["U", 90, 1, 0]), "{lang} {typed}");
        }
    }
}

#[test]
fn a_tile_that_fits_nowhere_goes_into_the_box() {
    let table = Table::new();
    // The city in the north is complete: a tile of four city sides fits nowhere.
    let asked = table.begins(r#""E" "1" 0 "C" "C" "U" "1" 0"#);
    let all = asked.join("\n");
    let told = "Tile C fits nowhere: it goes into the box. Draw another.";
    assert!(all.contains(told), "{all}");
    assert!(all.contains("Bob's turn"), "still the same player: {all}");
    assert_eq!(table.exported()["turns"].as_array().unwrap().len(), 2);
    // It does not count as left, and undo takes it out again.
    let (_, _, _, asked) = table.sits(&["--resume"], r#""<" u "<" "<" "<""#);
    assert!(asked[0].contains("68 tiles left"), "{}", asked[0]);
    assert!(
        asked[asked.len() - 2].contains("70 tiles left"),
        "{asked:#?}"
    );
}

#[test]
fn what_is_not_on_offer_is_refused_with_the_reason() {
    let table = Table::new();
    let asked = table.begins(r#""U" "9" "" "x" "2" 7 1"#);
    let all = asked.join("\n");
    for words in [
        "\"9\" isn't one of the places.",
        "\"x\" isn't one of the places.",
        "Type a number from 1 to 3.",
        "That number isn't on offer: 7.",
    ] {
        assert!(all.contains(words), "{words}: {all}");
    }
    assert_eq!(table.exported()["turns"].as_array().unwrap().len(), 1);
}

#[test]
fn undo_and_redo_work_on_every_screen() {
    let table = Table::new();
    // Back from the place, from the turn, from the follower, from the next tile.
    table.begins(r#""U" "<" "V" "1" u "<" "U" "3" u "2" u "2" 1 "<" 2 "<" 1 "<" y"#);
    let turns = &table.exported()["turns"];
    assert_eq!(turns.as_array().unwrap().len(), 1, "{turns}");
    assert_eq!(turns[0]["follower"]["on"], "road");
}

#[test]
fn the_end_is_counted_saved_and_closed() {
    let table = Table::new();
    table.begins(r#""U" "2" 1 "E" "1" 1 "B" "1""#);
    // Ending early is asked about; undo still works at the result.
    let (status, out, err, asked) = table.sits(&["--resume"], r#"u "1" 1 "." "" u "." "" s"#);
    assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
    let all = asked.join("\n");
    assert!(
        all.contains("Is the game over before the last tile?"),
        "{all}"
    );
    for words in ["If it ended now", "Monastery, open", "Saved as play 1."] {
        assert!(out.contains(words), "{words}: {out}");
    }
    let play = table
        .run(&["history", "show", "1", "--format", "json"])
        .json();
    assert_eq!(
        (&play["game"], &play["edition"]),
        (&json!("fortress"), &json!("base"))
    );
    let lines = play["players"][1]["lines"].to_string();
    assert!(lines.contains("city"), "{play}");
    // A closed game is not resumed, but can still be written out.
    let (status, _, err, _) = table.sits(&["--resume"], "");
    assert_eq!(status, 1);
    assert!(err.contains("There is no game in progress."), "{err}");
    assert_eq!(table.exported()["turns"].as_array().unwrap().len(), 3);
}

#[test]
fn a_saved_game_is_offered_and_a_new_one_erases_nothing() {
    let table = Table::new();
    table.begins(r#""U" "2" 1"#);
    let before = fs::read_to_string(table.path()).unwrap();
    let (_, _, _, asked) = table.sits(&[], ".");
    assert!(asked[0].contains("A game is saved"), "{}", asked[0]);
    assert!(asked[1].contains("Bob's turn"), "{}", asked[1]);
    // Names and river are asked for.
    let (status, _, _, asked) = table.sits(&[], r#"n "Cyd,_Dan" "yes" "RG" 1"#);
    assert_eq!(status, 130);
    let all = asked.join("\n");
    assert!(all.contains("Are you playing with the River?"), "{all}");
    assert_eq!(table.exported()["players"], json!(["Cyd", "Dan"]));
    assert_eq!(table.exported()["start"][0], "RA");
    assert!(
        fs::read_to_string(table.path())
            .unwrap()
            .starts_with(&before)
    );
}

#[test]
fn without_a_terminal_the_fault_names_the_file() {
    let told = run(&["fortress", "board"]).refused(2);
    assert!(told.contains("fortress board FILE"), "{told}");
    for args in [
        &["game.toml", "--new"][..],
        &["game.toml", "--export", "json"],
        &["--new", "--resume"],
        &["--resume", "--names", "Ann,Bob"],
        &["--resume", "--export", "toml"],
    ] {
        let told = run(&[&["fortress", "board"], args].concat()).refused(2);
        assert!(told.contains("can't be used together"), "{args:?}: {told}");
    }
    let table = Table::new();
    let outcome = table.run(&["fortress", "board", "--export", "toml"]);
    assert!(outcome.refused(1).contains("no game in progress"));
}

#[test]
fn a_game_that_is_open_elsewhere_broken_or_newer_is_left_alone() {
    let table = Table::new();
    table.begins(r#""U" "2" 1"#);
    let whole = fs::read_to_string(table.path()).unwrap();
    {
        let store = Store::new(Some(table.0.path()), None);
        let _open = open(store.as_ref());
        let (status, _, err, _) = table.sits(&["--resume"], "");
        assert_eq!(status, 1);
        assert!(err.contains("is open in another terminal"), "{err}");
    }
    let begin = whole.lines().next().unwrap();
    for (text, id) in [
        ("hello\n".to_owned(), "broken-log"),
        ("{}\n".to_owned(), "broken-log"),
        ("{\"v\":3}\n".to_owned(), "newer-game"),
        (
            format!("{begin}\n{{\"v\":1,\"do\":{{\"tile\":\"Z\"}}}}\n"),
            "broken-log",
        ),
        (
            format!("{begin}\n{{\"v\":1,\"do\":{{\"turn\":1}}}}\n"),
            "broken-log",
        ),
        (format!("{begin}\n{{\"v\":1,\"undo\":1}}\n"), "broken-log"),
        (
            format!("{whole}{{\"v\":1,\"do\":{{\"follower\":null}}}}\n"),
            "broken-log",
        ),
        (begin.replace("Bob", "Ann") + "\n", "broken-log"),
        (begin.replace("\"Ann\",", "") + "\n", "broken-log"),
    ] {
        fs::write(table.path(), &text).unwrap();
        let faults = table.run(&["fortress", "board", "--export", "json", "--format", "json"]);
        assert_eq!(faults.faults()[0].0, id, "{text}");
        let (status, _, err, _) = table.sits(&["--resume"], "");
        assert_eq!(status, 1, "{text}");
        assert!(err.contains("wasn't changed"), "{err}");
        assert_eq!(fs::read_to_string(table.path()).unwrap(), text);
    }
    // What a power cut leaves of a last line is moved aside, and that is said.
    for cut in [1, 8, 20] {
        fs::write(table.path(), [&whole, &whole[..cut]].concat()).unwrap();
        let (_, _, _, asked) = table.sits(&["--resume"], "");
        assert!(sentences(&asked[0]).contains("cut off"), "{}", asked[0]);
        assert_eq!(fs::read_to_string(table.path()).unwrap(), whole);
    }
    assert!(table.0.path().join("board.jsonl.torn").exists());
}

#[test]
fn a_game_fits_40_and_80_columns_in_every_language() {
    for lang in LANGUAGES {
        let table = Table::new();
        let mut chance = Chance::new(21, 200);
        let args = [
            "fortress",
            "board",
            "--names",
            "Ann,Bob,Cyd,Dan,Eve",
            "--lang",
            lang,
        ];
        let (status, ..) = run_asking(Some(table.0.path()), &args, &mut chance);
        assert_eq!(status, 0, "{lang}");
        let [narrow, wide] = chance.widest;
        assert!(narrow <= 40 && wide <= 80, "{lang}: {narrow}, {wide}");
    }
}

#[test]
fn the_screens_of_a_game_in_four_languages() {
    let english = english_of(|lang| {
        let table = Table::new();
        let args = ["--names", "Ann,Bob", "--lang", lang];
        let (_, _, _, asked) = table.sits(&args, r#""U" "2" 1 "V" "1" 1 2"#);
        asked.join("\n---\n")
    });
    insta::assert_snapshot!("entry-en", english);
}

#[test]
fn every_key_of_a_screen_means_one_thing_in_every_language() {
    use citadels::language::Language;
    use citadels::texts::Texts;
    use strum::VariantArray;
    for state in steps(4, None, 30) {
        for &lang in Language::VARIANTS {
            let texts = Texts::new(lang);
            let screen = state.now().screen(Viewer::Table);
            let own = screen
                .actions
                .iter()
                .filter(|action| !matches!(action.does, Does::Digits(_) | Does::Ask { .. }));
            let mut keys: Vec<String> = own
                .map(|action| texts.say_part(action.label, "key"))
                .collect();
            let all = keys.len();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), all, "{lang:?}: {keys:?}");
        }
        let asks = state.now().screen(Viewer::Table).actions;
        let is_typed = asks.iter().any(|action| {
            matches!(&action.does, Does::Ask { answers: Answers::Typed(typed), .. } if typed.is_live)
        });
        assert_eq!(is_typed, matches!(state.now().moment, Moment::Place { .. }));
    }
}

#[test]
fn features_are_counted_one_by_one_with_the_totals_in_sight() {
    let table = Table::new();
    let args = ["fortress", "score", "--format", "json"];
    // A city of 3 with a shield for both, an open one, a monastery, a field, a wrong road.
    let keys = r#""one_by_one" "Red,_Blue" c3s.ab. c3soa mb f2a r4b u ."#;
    let (status, out, err, asked) = run_scripted_at(table.0.path(), &args, script(keys));
    assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
    let entered: Value = serde_json::from_str(&out).unwrap();
    let file = r#"
        players = ["Red", "Blue"]
        feature = [
            { kind = "city", tiles = 3, shields = 1, complete = true, followers = { Red = 1, Blue = 1 } },
            { kind = "city", tiles = 3, shields = 1, followers = { Red = 1 } },
            { kind = "monastery", neighbours = 8, complete = true, followers = { Blue = 1 } },
            { kind = "field", cities = 2, followers = { Red = 1 } },
        ]"#;
    let path = table.0.path().join("features.toml");
    fs::write(&path, file).unwrap();
    let read = table.run(&[
        "fortress",
        "score",
        path.to_str().unwrap(),
        "--format",
        "json",
    ]);
    assert_eq!(entered, read.json());
    assert_eq!(entered["totals"], json!({ "Red": 18, "Blue": 17 }));
    let all = asked.join("\n");
    assert!(
        all.contains("it is still open") && all.contains("it is complete"),
        "{all}"
    );
}

#[test]
fn an_empty_file_of_features_is_printed_in_every_language_and_reads_back() {
    for lang in LANGUAGES {
        let table = Table::new();
        let text = table
            .run(&["fortress", "score", "--template", "--lang", lang])
            .answered();
        let path = table.0.path().join("features.toml");
        let count = |text: &str| {
            fs::write(&path, text).unwrap();
            let args = [
                "fortress",
                "score",
                path.to_str().unwrap(),
                "--format",
                "json",
            ];
            table.run(&args).json()
        };
        let empty = count(&text);
        let features = empty["features"].as_array().unwrap();
        let kinds: Vec<_> = features
            .iter()
            .map(|one| one["kind"].as_str().unwrap())
            .collect();
        assert_eq!(kinds, ["road", "city", "monastery", "field"]);
        let totals = empty["totals"].as_object().unwrap();
        assert!(
            totals.len() == 2 && totals.values().all(|points| points == 0),
            "{empty}"
        );
        // Filled in: the first player has a follower on everything.
        let filled = count(&text.replace(" = 0,", " = 1,"));
        let points: Vec<_> = filled["totals"].as_object().unwrap().values().collect();
        assert_eq!(points, [&json!(2 + 4 + 9), &json!(0)], "{text}");
        assert!(text.lines().all(|line| line.width() <= 60), "{text}");
    }
}
