//! The effective settings, their sources, and changing one.

use crate::fault;
use crate::fault::{Fault, Faults, Field, typed};
use crate::language::Language;
use crate::rules::edition::Edition;
use crate::store::settings::{ColorWish, write};
use serde::Serialize;
use std::path::{Path, PathBuf};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// A setting.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    EnumString,
    IntoStaticStr,
    VariantNames,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Setting {
    Lang,
    Edition,
    Color,
}

impl Setting {
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The allowed values.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Self::Lang => <Language as VariantNames>::VARIANTS,
            Self::Edition => <Edition as VariantNames>::VARIANTS,
            Self::Color => <ColorWish as VariantNames>::VARIANTS,
        }
    }
}

/// The source of a value, highest priority first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    Flag,
    Variable(&'static str),
    File,
    System,
    Default,
}

#[derive(Clone, Debug, Serialize)]
pub struct InForce {
    pub name: Setting,
    pub value: &'static str,
    pub from: Origin,
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub settings: Vec<InForce>,
    /// The settings file, if there is a place for it.
    pub file: Option<PathBuf>,
    /// Where decks, plays and tables are stored.
    pub data: Option<PathBuf>,
    /// What is wrong with the settings file or its folder.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<String>,
}

#[derive(Debug, Serialize)]
pub struct Set {
    pub name: Setting,
    /// None if it was unset.
    pub value: Option<String>,
}

/// The setting with this name.
///
/// # Errors
///
/// There is none.
pub fn named(name: &str) -> Result<Setting, Fault> {
    name.parse().map_err(|_| {
        let choices = listed(<Setting as VariantNames>::VARIANTS);
        fault!(Usage, "error-setting-name", name = typed(name), choices)
    })
}

fn listed(choices: &[&'static str]) -> Field {
    Field::Listed(choices.iter().map(|&one| one.into()).collect())
}

/// Sets or unsets one.
///
/// # Errors
///
/// The value is invalid, or can't be written.
pub fn set(path: Option<&Path>, name: Setting, value: Option<&str>) -> Result<Set, Faults> {
    let value = value.map(str::to_lowercase);
    if let Some(value) = value.as_deref().filter(|one| !name.values().contains(one)) {
        let choices = listed(name.values());
        let fault = fault!(
            BadValue,
            "error-setting-value",
            name = name.id(),
            value = typed(value),
            choices
        );
        return Err(fault.into());
    }
    let path = path.ok_or_else(|| fault!(Unwritable, "error-settings-folder"))?;
    write(path, name.id(), value.as_deref())?;
    Ok(Set { name, value })
}
