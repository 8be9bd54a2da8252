//! The four languages, and which of them the user wants.

/// A language the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl Language {
    /// All languages, in the order of their codes.
    pub const ALL: [Self; 4] = [Self::En, Self::Fr, Self::Ru, Self::Uk];

    /// The code used on the command line, in data and in JSON.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Ru => "ru",
            Self::Uk => "uk",
        }
    }

    /// The language of that code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language of a system locale such as `uk_UA.UTF-8` or `fr-CA`.
    #[must_use]
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::from_code(&code.to_ascii_lowercase())
    }
}

/// Where the wish for a language can come from, strongest first.
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

/// The first wish that names one of our languages; English if none does.
/// A flag or variable that names none is a fault reported elsewhere: here it is passed over,
/// so that the fault is told in a language the user is likely to read.
#[must_use]
pub fn choose(wishes: &Wishes<'_>) -> Language {
    wishes
        .flag
        .and_then(Language::from_locale)
        .or_else(|| wishes.environment.and_then(Language::from_locale))
        .or(wishes.settings)
        .or_else(|| wishes.locale.and_then(Language::from_locale))
        .unwrap_or_default()
}
