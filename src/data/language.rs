//! The four languages, and which of them the user wants.

use enum_map::Enum;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr, VariantArray, VariantNames};

/// A supported language.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[derive(Enum, EnumIter, EnumString, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Language {
    #[default]
    En,
    Fr,
    Ru,
    Uk,
}

impl Language {
    /// The code used on the command line, in data and in JSON.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The language of a system locale such as `uk_UA.UTF-8` or `fr-CA`.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        code.to_ascii_lowercase().parse::<Self>().ok()
    }
}

/// The possible sources of a language, highest priority first.
#[derive(Clone, Debug, Default)]
pub struct Wishes<'a> {
    /// `--lang`.
    pub flag: Option<&'a str>,
    /// `CITADELS_LANG`.
    pub environment: Option<&'a str>,
    /// `lang` in the settings file.
    pub settings: Option<Language>,
    /// The system's locale.
    pub locale: Option<&'a str>,
}

/// The first source that names a supported language; English otherwise. An unsupported flag or
/// variable is a fault reported elsewhere: it is skipped here, so that the fault is reported in a
/// language the user is likely to read.
pub fn choose(wishes: &Wishes<'_>) -> Language {
    wishes
        .flag
        .and_then(Language::from_locale)
        .or_else(|| wishes.environment.and_then(Language::from_locale))
        .or(wishes.settings)
        .or_else(|| wishes.locale.and_then(Language::from_locale))
        .unwrap_or_default()
}
