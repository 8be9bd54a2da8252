//! `citadels settings`: show the effective settings, or change one.

use crate::command::args::{EditionWish, Global};
use crate::command::{Cli, Outcome, World};
use crate::fault::{Fault, FaultId, Faults, Field, typed};
use crate::files::settings::{ColorWish, Settings, read, write};
use crate::language::Language;
use crate::library::edition_name;
use crate::page::{Block, Line, Page};
use crate::rules::edition::Edition;
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::{family, fault, say, wording};
use clap::Args;
use serde::Serialize;
use std::path::{Path, PathBuf};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

#[derive(Debug, Args)]
pub struct Request {
    name: Option<String>,
    value: Option<String>,
    #[arg(long, conflicts_with = "value", requires = "name")]
    reset: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let file = cli.world.settings_file();
    let Some(name) = &request.name else {
        let data = || Some((cli.world.data)()?.join("citadels"));
        let answer = Answer {
            settings: in_force(cli.world, cli.home.settings, cli.global),
            file,
            data: cli.world.home().or_else(data),
            wrong: wording::fault::messages(cli.texts, &cli.home.wrong.borrow()),
        };
        return Ok(cli.answer(&answer, page));
    };
    let name = named(name)?;
    let value = match (&request.value, request.reset) {
        (Some(value), _) => Some(value.clone()),
        (None, true) => None,
        (None, false) => Some(ask_value(cli, name)?),
    };
    let path = file.as_deref();
    // One line more does not fix a file that can't be read or understood.
    let is_closed = |fault: &Fault| matches!(fault.id, FaultId::Unreadable | FaultId::BadSyntax);
    if cli.home.wrong.borrow().iter().any(is_closed) {
        return Err(cli.home.wrong.take().into());
    }
    let set = set(path, name, value.as_deref())?;
    // What was wrong may be fixed now.
    let left = path.map(|path| read(path).1);
    cli.home.wrong.replace(left.unwrap_or_default());
    // In the language that is now spoken.
    let stored = path.map(|path| read(path).0).unwrap_or_default();
    let spoken = (cli.world).language(cli.global.lang.as_deref(), stored.lang);
    let texts = Texts::new(spoken);
    let mut now = in_force(cli.world, stored, cli.global).into_iter();
    let is_other = |one: &InForce| set.value.as_deref().is_none_or(|value| value != one.value);
    let now = now.find(|one| one.name == name && is_other(one));
    Ok(cli.answer(&set, |_, set| {
        setting_page(&texts, set).with_news(now.and_then(|now| overruled(&texts, &now)))
    }))
}

/// Each setting with its value, in words, for a menu.
pub fn now(cli: &Cli<'_>) -> Vec<(&'static str, String)> {
    let texts = cli.texts;
    let all = in_force(cli.world, cli.home.settings, cli.global);
    let said = all.into_iter().map(|one| {
        let name = texts.say(setting_name(one.name));
        let value = value_name(texts, one.name, one.value);
        (one.name.id(), say!(texts, "settings-now", name, value))
    });
    said.collect()
}

/// Each setting's value and where it comes from.
fn in_force(world: &World<'_>, stored: Settings, flags: &Global) -> Vec<InForce> {
    let speaks = |locale: Option<String>| locale.as_deref().and_then(Language::from_locale);
    let from = |is_flag, is_stored| match (is_flag, is_stored) {
        (true, _) => Origin::Flag,
        (_, true) => Origin::File,
        _ => Origin::Default,
    };
    let lang = world.language(flags.lang.as_deref(), stored.lang);
    let lang_from = match from(flags.lang.is_some(), stored.lang.is_some()) {
        Origin::Flag => Origin::Flag,
        _ if speaks(world.lang()).is_some() => Origin::Variable("CITADELS_LANG"),
        Origin::Default if speaks((world.locale)()).is_some() => Origin::System,
        other => other,
    };
    let edition = flags.edition.map(EditionWish::first).or(stored.edition);
    let edition = edition.unwrap_or_default();
    let edition_from = from(flags.edition.is_some(), stored.edition.is_some());
    let color = flags.color.or(stored.color).unwrap_or_default();
    let (color, color_from) = match from(flags.color.is_some(), stored.color.is_some()) {
        Origin::Default if world.variable("NO_COLOR").is_some() => {
            (ColorWish::Never, Origin::Variable("NO_COLOR"))
        }
        other => (color, other),
    };
    let one = |name, value, from| InForce { name, value, from };
    vec![
        one(Setting::Lang, lang.code(), lang_from),
        one(Setting::Edition, edition.id(), edition_from),
        one(Setting::Color, color.into(), color_from),
    ]
}

/// A setting's value; if nobody can be asked, lists the choices.
fn ask_value(cli: &mut Cli<'_>, name: Setting) -> Result<String, Stop> {
    let choices = listed(name.values());
    let missing = fault!(Usage, "error-setting-missing", name = name.id(), choices);
    let title = cli.texts.say(setting_name(name));
    let question = say!(cli.texts, "settings-value", name = title);
    let texts = cli.texts;
    // First what is so now: Enter alone changes nothing.
    let now = in_force(cli.world, cli.home.settings, cli.global);
    let is_now = |value: &str| now.iter().any(|one| one.name == name && one.value == value);
    let mut values = name.values().to_vec();
    values.sort_by_key(|value| !is_now(value));
    let labels = values.iter();
    let labels: Vec<String> = labels.map(|value| value_name(texts, name, value)).collect();
    let fits = |typed: &str, index: usize| {
        let typed = typed.trim().to_lowercase();
        let is_begun = |text: &str| text.to_lowercase().starts_with(&typed);
        Fit::plain(is_begun(&labels[index]) || is_begun(values[index]))
    };
    let picked = cli.pick(&question, &labels, &fits, missing)?;
    Ok(values[picked].to_owned())
}

/// A setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[derive(EnumString, IntoStaticStr, VariantNames, VariantArray)]
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

/// A value in words: a language by its own name.
fn value_name(texts: &Texts, name: Setting, value: &str) -> String {
    let said = match name {
        Setting::Lang => {
            let own = |lang| say!(Texts::new(lang), "settings-own-name");
            value.parse().ok().map(own)
        }
        Setting::Edition => {
            let said = |edition| texts.say(edition_name(edition));
            value.parse().ok().map(said)
        }
        Setting::Color => {
            let said = |color| texts.say(color_name(color));
            value.parse().ok().map(said)
        }
    };
    said.unwrap_or_else(|| value.to_owned())
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
        let (value, choices) = (typed(value), listed(name.values()));
        let name = name.id();
        return Err(fault!(BadValue, "error-setting-value", name, value, choices).into());
    }
    let path = path.ok_or_else(|| fault!(Unwritable, "error-settings-folder"))?;
    write(path, name.id(), value.as_deref())?;
    Ok(Set { name, value })
}

family!(pub setting_name(Setting) = "settings-");
family!(color_name(ColorWish) = "settings-color-");

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let settings = answer.settings.iter().map(|one| {
        let from = match &one.from {
            Origin::Flag => say!(texts, "settings-from-flag"),
            Origin::Variable(name) => say!(texts, "settings-from-variable", name = *name),
            Origin::File => say!(texts, "settings-from-file"),
            Origin::System => say!(texts, "settings-from-system"),
            Origin::Default => say!(texts, "settings-from-default"),
        };
        let label = texts.say(setting_name(one.name));
        (label.into(), format!("{}, {from}", one.value).into())
    });
    let place = |path: &Option<PathBuf>| match path {
        Some(path) => Line::from(crate::fault::quoted(&path.display().to_string())),
        None => say!(texts, "settings-nowhere").into(),
    };
    let mut facts: Vec<(Line, Line)> = settings.collect();
    facts.push((say!(texts, "settings-file").into(), place(&answer.file)));
    facts.push((say!(texts, "settings-data").into(), place(&answer.data)));
    let title = Block::title(say!(texts, "settings-title"), "");
    let mut page = Page::new(vec![title, Block::Facts(facts)]);
    for message in answer.wrong.iter().map(String::as_str) {
        page.push(Block::Text(say!(texts, "warning-said", message).into()));
    }
    page.push(Block::Text(say!(texts, "settings-hint").into()));
    page.push(Block::Text(say!(texts, "settings-hint-reset").into()));
    page
}

/// What is set elsewhere, and wins.
fn overruled(texts: &Texts, now: &InForce) -> Option<Line> {
    let Origin::Variable(variable) = now.from else {
        return None;
    };
    let value = value_name(texts, now.name, now.value);
    Some(say!(texts, "settings-overruled", variable, value).into())
}

pub fn setting_page(texts: &Texts, set: &Set) -> Page {
    let name = texts.say(setting_name(set.name));
    let said = match &set.value {
        Some(value) => {
            let value = value_name(texts, set.name, value);
            say!(texts, "settings-now", name, value)
        }
        None => say!(texts, "settings-forgotten", name),
    };
    Page::new(vec![Block::Text(said.into())])
}
