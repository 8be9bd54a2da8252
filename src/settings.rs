//! `settings.toml`: what the user wants by default.

use crate::failure::{Fault, quoted, quoted_file};
use crate::language::Language;
use crate::rules::edition::Edition;
use crate::texts::Texts;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use strum::{EnumIter, EnumString, IntoStaticStr, VariantArray};

/// When to use colour.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ColorWish {
    /// On a terminal, unless `NO_COLOR` is set.
    #[default]
    Auto,
    Always,
    Never,
}

impl ColorWish {
    /// The name used in the settings and on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// The settings that are set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    pub lang: Option<Language>,
    pub edition: Option<Edition>,
    pub color: Option<ColorWish>,
}

/// The exact shape of the file; values are checked one by one, to tell all faults at once.
#[derive(Debug, Deserialize)]
struct Raw {
    lang: Option<toml::Value>,
    edition: Option<toml::Value>,
    color: Option<toml::Value>,
    #[serde(flatten)]
    unknown: toml::Table,
}

/// Something wrong with the file, before it is told in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It is there but cannot be read.
    Unreadable,
    /// It is not TOML.
    Syntax(String),
    /// A setting we do not know.
    Unknown(String),
    /// A value that does not fit: setting, value, what would fit.
    Value(&'static str, String, String),
}

/// Where the settings are: `CITADELS_HOME`, else the platform's config directory.
#[must_use]
pub fn path(home: Option<&Path>, config: Option<&Path>) -> Option<PathBuf> {
    match home {
        Some(home) => Some(home.join("settings.toml")),
        None => Some(config?.join("citadels").join("settings.toml")),
    }
}

/// Reads the settings, and everything that is wrong with the file; no file is no settings.
/// What can be understood is kept, so that even the faults are told in the language set.
#[must_use]
pub fn read(path: &Path) -> (Settings, Vec<Wrong>) {
    // Only a regular file: reading a pipe would wait for ever.
    let text = match std::fs::metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Default::default(),
        Ok(found) if found.is_file() => std::fs::read_to_string(path).ok(),
        _ => None,
    };
    text.map_or((Settings::default(), vec![Wrong::Unreadable]), |text| {
        parse(&text)
    })
}

fn parse(text: &str) -> (Settings, Vec<Wrong>) {
    let raw: Raw = match toml::from_str(text) {
        Ok(raw) => raw,
        Err(error) => {
            let line = error
                .span()
                .map_or(1, |span| text[..span.start].lines().count().max(1));
            return (Settings::default(), vec![Wrong::Syntax(line.to_string())]);
        }
    };
    let mut wrong: Vec<Wrong> = raw
        .unknown
        .keys()
        .map(|key| Wrong::Unknown(key.clone()))
        .collect();
    let settings = Settings {
        lang: choice("lang", raw.lang, &mut wrong),
        edition: choice("edition", raw.edition, &mut wrong),
        color: choice("color", raw.color, &mut wrong),
    };
    (settings, wrong)
}

/// A TOML document as plain values, for the small files people write.
///
/// # Errors
/// The line, from 1, on which it stops being TOML, if that is known.
pub fn toml_table(text: &str) -> Result<serde_json::Map<String, serde_json::Value>, Option<usize>> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let before = text.get(..error.span()?.start)?;
        Some(before.lines().count().max(1))
    })
}

fn choice<T: VariantArray + FromStr + Copy + Into<&'static str>>(
    setting: &'static str,
    value: Option<toml::Value>,
    wrong: &mut Vec<Wrong>,
) -> Option<T> {
    // `edition = 2016` without quotes is understood too.
    let value = match value? {
        toml::Value::String(text) => text,
        other => other.to_string(),
    };
    let chosen = value.parse().ok();
    if chosen.is_none() {
        let fits: Vec<&str> = T::VARIANTS.iter().map(|&one| one.into()).collect();
        wrong.push(Wrong::Value(setting, value, fits.join(", ")));
    }
    chosen
}

impl Wrong {
    /// The fault, in a language.
    #[must_use]
    pub fn told(&self, texts: &Texts, path: &Path) -> Fault {
        let file = quoted_file(&path.display().to_string());
        let file = file.as_str();
        match self {
            Self::Unreadable => Fault::told(
                "unreadable",
                texts,
                "error-settings-unreadable",
                &[("file", file.into())],
            ),
            Self::Syntax(line) => Fault::told(
                "bad-syntax",
                texts,
                "error-settings-syntax",
                &[("file", file.into()), ("line", line.into())],
            ),
            Self::Unknown(key) => {
                let shown = quoted(key);
                let values = [("file", file.into()), ("key", (&shown).into())];
                Fault::told("unknown-field", texts, "error-settings-unknown", &values)
                    .at(shown.as_str())
            }
            Self::Value(key, value, fits) => {
                let shown = quoted(value);
                let values = [
                    ("file", file.into()),
                    ("key", (*key).into()),
                    ("value", (&shown).into()),
                    ("fits", fits.into()),
                ];
                Fault::told("bad-value", texts, "error-settings-value", &values).at(*key)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_wrong_with_the_settings_is_told_at_once() {
        let (settings, wrong) = parse("lang = 'de'\nedition = 2016\nshape = 1\ncolor = true");
        assert_eq!(settings.edition, Some(Edition::E2016));
        assert_eq!(
            wrong,
            [
                Wrong::Unknown("shape".into()),
                Wrong::Value("lang", "de".into(), "en, fr, ru, uk".into()),
                Wrong::Value("color", "true".into(), "auto, always, never".into()),
            ]
        );
    }

    #[test]
    fn a_syntax_error_names_its_line() {
        assert_eq!(parse("lang = 'uk'\ncolor =").1, [Wrong::Syntax("2".into())]);
    }
}
