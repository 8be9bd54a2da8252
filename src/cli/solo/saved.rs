//! The game under way, saved after every step: what does not change, and the list of the steps.

use super::super::args::{Dealer, SoloArgs};
use super::super::deck::file;
use super::super::{Context, seed};
use crate::failure::{Failure, Fault, quoted, quoted_file};
use crate::library::base_supply;
use crate::rules::edition::Edition;
use crate::rules::solo::game::{Game, Setup};
use crate::rules::solo::step::Step;
use crate::store::write_whole;
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

/// The version of the files that this program writes.
const VERSION: u64 = 1;
const FIELDS: [&str; 7] = ["game", "v", "edition", "mode", "deal", "seed", "steps"];

/// A saved game.
pub struct Saved {
    pub path: PathBuf,
    pub edition: Edition,
    pub setup: Setup,
    pub steps: Vec<Step>,
}

/// Where the game is saved, and whether the user named the place.
pub fn place(context: &Context<'_>, named: Option<&str>) -> Result<PathBuf, Failure> {
    match (named, &context.store) {
        (Some(named), _) => Ok(PathBuf::from(named)),
        (None, Some(store)) => Ok(store.solo_path()),
        (None, None) => {
            let fault = Fault::told("unwritable", context.texts, "error-solo-folder", &[]);
            Err(Failure::no(vec![fault]))
        }
    }
}

/// What is wrong with the file as a whole.
fn wrong(context: &Context<'_>, id: &'static str, message: &str, path: &Path) -> Failure {
    let file = quoted_file(&path.display().to_string());
    let values = [("file", (&file).into())];
    Failure::no(vec![Fault::told(id, context.texts, message, &values)])
}

impl Saved {
    /// A new game as the flags want it.
    pub fn new(context: &Context<'_>, args: &SoloArgs, path: PathBuf) -> Result<Self, Failure> {
        // By hand it is quicker to say two characters than to be dealt eight.
        let usual = if args.quick {
            Dealer::Hand
        } else {
            Dealer::Program
        };
        let setup = Setup {
            quick: args.quick,
            dealt: args.deal.unwrap_or(usual) == Dealer::Program,
            seed: seed::given_or_fresh(context, args.seed.as_deref())?,
        };
        Ok(Self {
            path,
            edition: context.edition(),
            setup,
            steps: Vec::new(),
        })
    }

    /// Writes the file: all of it or nothing.
    pub fn save(&self, context: &Context<'_>) -> Result<(), Failure> {
        let steps: Vec<String> = self.steps.iter().map(|step| step.text()).collect();
        let value = json!({
            "game": "solo",
            "v": VERSION,
            "edition": self.edition.id(),
            "mode": if self.setup.quick { "quick" } else { "full" },
            "deal": if self.setup.dealt { "program" } else { "hand" },
            "seed": self.setup.seed,
            "steps": steps,
        });
        let own = context
            .store
            .as_ref()
            .filter(|store| store.solo_path() == self.path);
        let made = own.map_or(Ok(()), crate::store::Store::make_folder);
        made.and_then(|()| write_whole(&self.path, &format!("{value:#}\n"), true))
            .map_err(|_| wrong(context, "unwritable", "error-solo-write", &self.path))
    }

    /// The saved game and where it stands; none if there is no file. All faults at once.
    pub fn read(context: &Context<'_>, path: &Path) -> Result<Option<(Self, Game)>, Failure> {
        if !path.exists() {
            return Ok(None);
        }
        let text = file::read(context, &path.display().to_string())?;
        let table = file::table(&text)
            .map_err(|_| wrong(context, "bad-syntax", "error-solo-foreign", path))?;
        if table.get("game").and_then(Value::as_str) != Some("solo") {
            return Err(wrong(context, "bad-value", "error-solo-foreign", path));
        }
        if table
            .get("v")
            .and_then(Value::as_u64)
            .is_some_and(|version| version > VERSION)
        {
            return Err(wrong(context, "newer-game", "error-solo-newer", path));
        }
        let mut reader = Reader {
            context,
            table: &table,
            faults: Vec::new(),
        };
        let (edition, setup, steps) = reader.read();
        if !reader.faults.is_empty() {
            return Err(Failure::no(reader.faults));
        }
        let saved = Self {
            path: path.to_owned(),
            edition,
            setup,
            steps,
        };
        match saved.replay() {
            Ok(game) => Ok(Some((saved, game))),
            Err((place, barred)) => {
                let value = saved.steps[place].text();
                let why = context.say(&format!("solo-barred-{}", barred.id()));
                let values = [("value", (&value).into()), ("why", (&why).into())];
                let message = "error-solo-step-barred";
                let fault = Fault::told("bad-value", context.texts, message, &values);
                Err(Failure::no(vec![fault.at(format!("steps[{place}]"))]))
            }
        }
    }

    /// May a new game be written over what lies there? A file of another kind is not ours.
    pub fn may_replace(context: &Context<'_>, path: &Path, named: bool) -> Result<(), Failure> {
        if !named || !path.exists() {
            return Ok(());
        }
        let foreign = || wrong(context, "bad-value", "error-solo-foreign", path);
        let text = file::read(context, &path.display().to_string()).map_err(|_| foreign())?;
        if text.trim().is_empty() || text.contains("\"solo\"") {
            Ok(())
        } else {
            Err(foreign())
        }
    }

    /// The game after its steps.
    pub fn replay(&self) -> Result<Game, (usize, crate::rules::solo::step::Barred)> {
        Game::replay(self.setup.clone(), &base_supply(self.edition), &self.steps)
    }
}

struct Reader<'a, 'b> {
    context: &'a Context<'b>,
    table: &'a Map<String, Value>,
    faults: Vec<Fault>,
}

impl Reader<'_, '_> {
    fn read(&mut self) -> (Edition, Setup, Vec<Step>) {
        let fits = FIELDS.join(", ");
        for key in self
            .table
            .keys()
            .filter(|key| !FIELDS.contains(&key.as_str()))
            .take(20)
        {
            let key = quoted(key);
            let values = [("key", (&key).into()), ("fits", (&fits).into())];
            let message = "error-solo-game-unknown";
            let fault = Fault::told("unknown-field", self.context.texts, message, &values);
            self.faults.push(fault.at(key.as_str()));
        }
        if self
            .table
            .get("v")
            .is_some_and(|version| version.as_u64() != Some(VERSION))
        {
            self.bad("v", &[&VERSION.to_string()]);
        }
        let edition = self.word("edition", &["classic", "2016", "third"]);
        let quick = self.word("mode", &["full", "quick"]) == "quick";
        let dealt = self.word("deal", &["program", "hand"]) == "program";
        let seed = self.word("seed", &[]);
        let edition = edition.parse::<Edition>().ok().unwrap_or_default();
        if self.context.edition_is_given && self.context.edition() != edition {
            let fault = Fault::told("bad-value", self.context.texts, "error-score-edition", &[]);
            self.faults.push(fault.at("edition"));
        }
        (edition, Setup { quick, dealt, seed }, self.steps(edition))
    }

    fn told(&mut self, id: &'static str, message: &str, place: &str, value: &str, fits: &str) {
        let values = [
            ("key", place.into()),
            ("value", value.into()),
            ("fits", fits.into()),
        ];
        self.faults
            .push(Fault::told(id, self.context.texts, message, &values).at(place));
    }

    fn bad(&mut self, key: &str, fits: &[&str]) {
        let value = self.table.get(key).map_or(String::new(), |value| {
            quoted(&value.as_str().map_or(value.to_string(), str::to_owned))
        });
        self.told(
            "bad-value",
            "error-solo-game-value",
            key,
            &value,
            &fits.join(", "),
        );
    }

    /// A word, one of these if there are any.
    fn word(&mut self, key: &str, fits: &[&str]) -> String {
        match self.table.get(key) {
            None => self.told("missing-field", "error-solo-game-missing", key, "", ""),
            Some(Value::String(word)) if fits.is_empty() || fits.contains(&word.as_str()) => {
                return word.clone();
            }
            Some(_) if fits.is_empty() => self.bad(key, &["\"friday\""]),
            Some(_) => self.bad(key, fits),
        }
        String::new()
    }

    fn steps(&mut self, edition: Edition) -> Vec<Step> {
        let Some(value) = self.table.get("steps") else {
            self.told("missing-field", "error-solo-game-missing", "steps", "", "");
            return Vec::new();
        };
        let Some(steps) = value.as_array() else {
            self.bad("steps", &["[\"keep king\", …]"]);
            return Vec::new();
        };
        let supply = base_supply(edition);
        let mut known = Vec::new();
        for (place, step) in steps.iter().enumerate() {
            match step.as_str().and_then(|step| Step::parse(step, &supply)) {
                Some(step) => known.push(step),
                None if self.faults.len() < 20 => {
                    let value = quoted(&step.as_str().map_or(step.to_string(), str::to_owned));
                    let place = format!("steps[{place}]");
                    self.told("bad-value", "error-solo-step", &place, &value, "");
                }
                None => {}
            }
        }
        known
    }
}
