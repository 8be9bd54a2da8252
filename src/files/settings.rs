//! `settings.toml`: the user's defaults.

use crate::fault::{Fault, FaultId, Place, file};
use crate::files::place::{is_there, unwritable};
use crate::files::read::fields::Fields;
use crate::files::read::file::{parse, read_path, unreadable};
use crate::files::{make_folder, write_whole};
use crate::language::Language;
use crate::rules::edition::Edition;
use crate::{fault, id};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// When to use color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ColorWish {
    /// On a terminal, unless `NO_COLOR` is set.
    #[default]
    Auto,
    Always,
    Never,
}

/// The settings that are set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    pub lang: Option<Language>,
    pub edition: Option<Edition>,
    pub color: Option<ColorWish>,
}

/// The path of the settings: `CITADELS_HOME`, otherwise the platform's config directory.
pub fn path(home: Option<&Path>, config: Option<&Path>) -> Option<PathBuf> {
    match home {
        Some(home) => Some(home.join("settings.toml")),
        None => Some(config?.join("citadels").join("settings.toml")),
    }
}

/// Reads the settings, and all faults of the file; without a file there are no settings. Valid
/// parts are kept, so that even the faults are shown in the configured language.
pub fn read(path: &Path) -> (Settings, Vec<Fault>) {
    let name = path.display().to_string();
    // Only a regular file: reading a pipe would block forever.
    let text = match is_there(path) {
        Ok(false) => return Default::default(),
        Err(fault) => return (Settings::default(), vec![fault]),
        Ok(true) if path.is_file() => read_path(path),
        Ok(true) => Err(unreadable(&name)),
    };
    match text {
        Ok(text) => understand(&name, &text),
        Err(fault) if fault.id == FaultId::TooBig => (Settings::default(), vec![fault]),
        Err(_) => {
            let fault = fault!(Unreadable, "error-settings-unreadable", file = file(name));
            (Settings::default(), vec![fault])
        }
    }
}

pub fn understand(path: &str, text: &str) -> (Settings, Vec<Fault>) {
    let table = match parse(path, text, id!("error-settings-syntax")) {
        Ok(table) => table,
        Err(fault) => return (Settings::default(), vec![fault]),
    };
    let mut fields = Fields::new(id!("error-field-missing"));
    let place = Place::in_file(path);
    fields.unknown(&table, &["lang", "edition", "color"], &place);
    let settings = Settings {
        lang: fields.choice(&table, "lang", &place),
        edition: fields.choice(&table, "edition", &place),
        color: fields.choice(&table, "color", &place),
    };
    (settings, fields.faults.faults)
}

/// Sets or removes one key; all other lines are unchanged.
///
/// # Errors
///
/// The file can't be read or written.
pub fn write(path: &Path, key: &str, value: Option<&str>) -> Result<(), Fault> {
    change(path, key, value).map_err(|error| unwritable(path, &error))
}

fn change(path: &Path, key: &str, value: Option<&str>) -> io::Result<()> {
    let old = match std::fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        old => old?,
    };
    let is_key = |line: &str| {
        let rest = line.trim_start().strip_prefix(key);
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let mut lines: Vec<&str> = old.lines().filter(|line| !is_key(line)).collect();
    // Our values need no escaping.
    let set = value.map(|value| format!("{key} = \"{value}\""));
    lines.extend(set.as_deref());
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    write_whole(path, &(lines.join("\n") + "\n"), true)
}
