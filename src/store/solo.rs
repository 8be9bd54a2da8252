//! The current solo game, saved after every step: its setup and the list of its steps.

use super::lock::{Busy, Lock, busy};
use super::place::{self, is_there};
use super::{Store, new_file, write_whole};
use crate::fault::{Fault, FaultId, Faults, Place, file, typed};
use crate::flow::Played;
use crate::flow::solo::{Input, Moment, Solo, steps};
use crate::input::fields::{Fields, Table, text_of};
use crate::input::file::{read as read_file, table};
use crate::library::base_supply;
use crate::rules::edition::Edition;
use crate::rules::solo::game::{Game, Setup, Step};
use crate::texts::Id;
use crate::{fault, id};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use strum::{EnumString, VariantNames};

/// The file version that this program writes.
const VERSION: u64 = 1;

#[derive(Clone, Copy, EnumString, PartialEq, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Mode {
    Full,
    Quick,
}

#[derive(Clone, Copy, EnumString, PartialEq, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Deal {
    Program,
    Hand,
}

const FIELDS: [&str; 7] = ["game", "v", "edition", "mode", "deal", "seed", "steps"];

fn of_file(id: FaultId, message: Id, path: &Path) -> Fault {
    Fault {
        id,
        message,
        fields: vec![("file", file(path.display().to_string()))],
        place: None,
    }
}

fn foreign(id: FaultId, path: &Path) -> Fault {
    of_file(id, id!("error-solo-foreign"), path)
}

/// Where the game is saved: the given path, otherwise in the store.
///
/// # Errors
///
/// There is no store.
pub fn path(store: Option<&Store>, named: Option<&str>) -> Result<PathBuf, Fault> {
    let usual = || store.map(Store::solo_path);
    let path = named.map(PathBuf::from).or_else(usual);
    path.ok_or_else(|| fault!(Unwritable, "error-solo-folder"))
}

/// Where a replaced game is kept.
pub fn previous(path: &Path) -> PathBuf {
    path.with_extension("previous.json")
}

fn unwritable(path: &Path) -> Fault {
    place::unwritable(path, || {
        of_file(FaultId::Unwritable, id!("error-solo-write"), path)
    })
}

/// Keeps other terminals off this game while it is played.
///
/// # Errors
///
/// It is open elsewhere.
pub fn hold(store: Option<&Store>, path: &Path) -> Result<Option<Lock>, Fault> {
    match store.filter(|store| store.solo_path() == path) {
        Some(store) => store.hold(path),
        None => Lock::hold(path).map_err(|Busy| busy(path)),
    }
}

/// Can a game be written there? Nothing is written yet.
///
/// # Errors
///
/// It can't.
pub fn check_writable(store: Option<&Store>, path: &Path) -> Result<(), Fault> {
    let own = store.filter(|store| store.solo_path() == path);
    let made = own.map_or(Ok(()), Store::make_folder);
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let tried = made.and_then(|()| new_file(folder.unwrap_or(Path::new("."))));
    if tried.is_err() || path.exists() && !path.is_file() {
        return Err(unwritable(path));
    }
    Ok(())
}

/// Is there a game to resume? A broken one may be repaired by hand.
pub fn is_under_way(path: &Path) -> bool {
    match read(path, None, |game| Solo::new(game, Vec::new(), false)) {
        Ok(None) => false,
        Ok(Some(saved)) => {
            let is_closed = matches!(saved.now().moment, Moment::Closed { .. });
            !is_closed && !saved.inputs().is_empty()
        }
        Err(_) => true,
    }
}

/// Keeps the existing game as the previous one.
///
/// # Errors
///
/// It can't be kept.
pub fn keep_previous(path: &Path) -> Result<(), Fault> {
    let kept = previous(path);
    // It also stays in place, so it survives if the program is killed.
    let copied = fs::read(path).and_then(|bytes| fs::write(&kept, bytes));
    copied.map_err(|_| unwritable(&kept))
}

/// Writes the game atomically.
///
/// # Errors
///
/// It can't be written.
pub fn write(store: Option<&Store>, path: &Path, played: &Played<Solo>) -> Result<(), Faults> {
    let Game { setup, supply, .. } = &played.start().game;
    let steps: Vec<String> = steps(played).map(|step| step.to_string()).collect();
    let saved = json!({
        "game": "solo",
        "v": VERSION,
        "edition": supply.edition.id(),
        "mode": if setup.quick { "quick" } else { "full" },
        "deal": if setup.dealt { "program" } else { "hand" },
        "seed": setup.seed,
        "steps": steps,
    });
    let text = serde_json::to_string_pretty(&saved).expect("it is made of texts") + "\n";
    let own = store.filter(|store| store.solo_path() == path);
    let made = own.map_or(Ok(()), Store::make_folder);
    let written = made.and_then(|()| write_whole(path, &text, true));
    Ok(written.map_err(|_| unwritable(path))?)
}

/// Can a new game overwrite the existing file? A file of another kind is not ours.
///
/// # Errors
///
/// It is of another kind.
pub fn may_replace(path: &Path) -> Result<(), Fault> {
    if !is_there(path)? {
        return Ok(());
    }
    let text = read_file(&path.display().to_string());
    let text = text.map_err(|_| foreign(FaultId::BadValue, path))?;
    if text.trim().is_empty() || text.contains("\"solo\"") {
        Ok(())
    } else {
        Err(foreign(FaultId::BadValue, path))
    }
}

/// The saved game; none if there is no file. Its edition must match the requested one.
///
/// # Errors
///
/// Everything wrong with it.
pub fn read(
    path: &Path,
    asked: Option<Edition>,
    start: impl FnOnce(Game) -> Solo,
) -> Result<Option<Played<Solo>>, Faults> {
    if !is_there(path)? {
        return Ok(None);
    }
    let text = read_file(&path.display().to_string())?;
    let table = table(&text).map_err(|_| foreign(FaultId::BadSyntax, path))?;
    if table.get("game").and_then(Value::as_str) != Some("solo") {
        return Err(foreign(FaultId::BadValue, path).into());
    }
    let version = table.get("v").and_then(Value::as_u64);
    if version.is_some_and(|version| version > VERSION) {
        return Err(of_file(FaultId::NewerGame, id!("error-solo-newer"), path).into());
    }
    let mut fields = Fields::new(id!("error-solo-game-missing"));
    let read = understand(&mut fields, &table, asked);
    // Faults of a saved game come with a way out.
    for fault in &mut fields.faults.faults {
        if fault.message == id!("error-field-value") {
            fault.message = id!("error-solo-game-value");
        } else if fault.message == id!("error-field-unknown") {
            fault.message = id!("error-solo-game-unknown");
        }
    }
    let (edition, setup, steps) = fields.finish(read)?;
    let game = Game::new(setup, base_supply(edition));
    resume(start(game).begun(), &steps).map(Some)
}

fn understand(
    fields: &mut Fields,
    table: &Table,
    asked: Option<Edition>,
) -> (Edition, Setup, Vec<Step>) {
    let place = Place::default();
    fields.unknown(table, &FIELDS, &place);
    if let Some(version) = table.get("v").filter(|version| **version != VERSION) {
        fields.bad_value("v".into(), version, &VERSION.to_string());
    }
    for key in &FIELDS[2..] {
        if !table.contains_key(*key) {
            fields.missing((*key).into());
        }
    }
    let edition = fields.choice(table, "edition", &place).unwrap_or_default();
    let quick = fields.choice(table, "mode", &place) == Some(Mode::Quick);
    let dealt = fields.choice(table, "deal", &place) == Some(Deal::Program);
    let seed = table.get("seed").and_then(Value::as_str);
    if let Some(value) = table.get("seed").filter(|_| seed.is_none()) {
        fields.bad_value("seed".into(), value, "\"friday\"");
    }
    let setup = Setup {
        quick,
        dealt,
        seed: seed.unwrap_or_default().to_owned(),
    };
    if asked.is_some_and(|asked| asked != edition) {
        fields.push(fault!(BadValue, "error-score-edition").at("edition"));
    }
    let supply = base_supply(edition);
    let mut steps = Vec::new();
    match table.get("steps") {
        Some(Value::Array(list)) => {
            for (index, value) in list.iter().enumerate() {
                let text = text_of(value);
                if let Some(step) = value.as_str().and_then(|_| Step::parse(&text, &supply)) {
                    steps.push(step);
                } else {
                    let fault = fault!(BadValue, "error-solo-step", value = typed(text));
                    fields.push(fault.at(Place::from("steps").index(index)));
                }
            }
        }
        Some(value) => fields.bad_value("steps".into(), value, "[\"keep king\", …]"),
        None => {}
    }
    (edition, setup, steps)
}

/// Replays the steps. A scored game is over, however its score was left.
fn resume(start: Solo, steps: &[Step]) -> Result<Played<Solo>, Faults> {
    let inputs = steps.iter().map(|step| Input::Step(*step)).collect();
    Played::resume(start, inputs).map_err(|(place, fault)| {
        let (value, why) = (steps[place].to_string(), fault.message);
        let fault = fault!(BadValue, "error-solo-step-barred", value = value, why = why);
        fault.at(Place::from("steps").index(place)).into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::card::District;

    /// As written by version 0.1.
    const OLD: &str = r#"{
  "game": "solo",
  "v": 1,
  "edition": "classic",
  "mode": "quick",
  "deal": "hand",
  "seed": "6cfz88",
  "steps": [
    "keep bishop",
    "vova assassin",
    "turn tavern",
    "go"
  ]
}
"#;

    fn reread(text: &str) -> (Played<Solo>, String) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        std::fs::write(&path, text).unwrap();
        let start = |game| Solo::new(game, Vec::new(), false);
        let played = read(&path, None, start).unwrap().expect("there is a file");
        write(None, &path, &played).unwrap();
        (played, std::fs::read_to_string(&path).unwrap())
    }

    #[test]
    fn a_game_saved_by_an_older_version_resumes_and_is_written_unchanged() {
        let (mut played, again) = reread(OLD);
        assert_eq!(again, OLD);
        let game = &played.now().game;
        assert_eq!((game.round, game.state.vova.gold), (2, 4));
        assert_eq!(game.state.vova.city, [District::Tavern]);
        // Every step can be undone, including those of an earlier session.
        for _ in 0..4 {
            assert!(played.undo());
        }
        assert!(!played.undo());
        assert_eq!(played.now().game, played.start().game);
    }

    #[test]
    fn a_scored_game_is_closed() {
        let round = |steps: &str| OLD.replace("\"go\"\n", &format!("\"go\", {steps}\n"));
        let last = r#""keep bishop", "vova thief", "stolen 2", "turn manor", "go", "complete", "go", "go""#;
        let (played, _) = reread(&round(last));
        assert_eq!(played.now().moment, Moment::Closed { save: false });
    }

    #[test]
    fn the_folder_is_made_for_the_own_game_and_for_no_other() {
        let start = |game| Solo::new(game, Vec::new(), false);
        let text = OLD.as_bytes();
        let home = tempfile::tempdir().unwrap();
        let elsewhere = home.path().join("game.json");
        std::fs::write(&elsewhere, text).unwrap();
        let played = read(&elsewhere, None, start).unwrap().unwrap();
        for is_own in [true, false] {
            let folder = home.path().join(format!("{is_own}"));
            let store = Store::new(Some(&folder), None).unwrap();
            let own = store.solo_path();
            let path = if is_own { &own } else { &elsewhere };
            let held = hold(Some(&store), path).unwrap();
            assert_eq!(folder.exists(), is_own);
            drop(held);
            write(Some(&store), path, &played).unwrap();
            assert_eq!(folder.exists(), is_own);
        }
    }
}
