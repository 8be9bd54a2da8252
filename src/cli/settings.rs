//! `citadels settings`: show the effective settings, or change one.

use super::args::SettingsArgs;
use super::{Cli, Outcome, World, home};
use crate::desk::settings::{self, InForce, Origin, Setting};
use crate::fault::{Fault, FaultId, Field};
use crate::language::{self, Language, Wishes};
use crate::store::settings::{Settings, path, read};
use crate::terminal::drive::Stop;
use crate::view::words;
use crate::{fault, say, view};
use std::path::PathBuf;

/// What the effective settings depend on.
pub struct Around {
    settings: Vec<InForce>,
    file: Option<PathBuf>,
    data: Option<PathBuf>,
}

impl Around {
    pub fn new(world: &World<'_>, stored: Settings, args: &super::args::Global) -> Self {
        let home = home(world);
        let variable = (world.env)("CITADELS_LANG").filter(|lang| !lang.is_empty());
        let variable = variable.map(|lang| lang.to_string_lossy().into_owned());
        let locale = (world.locale)();
        let lang = language::choose(&Wishes {
            flag: args.lang.as_deref(),
            environment: variable.as_deref(),
            settings: stored.lang,
            locale: locale.as_deref(),
        });
        let speaks = |locale: &Option<String>| {
            let locale = locale.as_deref();
            locale.and_then(Language::from_locale).is_some()
        };
        let from = |is_flag, is_stored| match () {
            () if is_flag => Origin::Flag,
            () if is_stored => Origin::File,
            () => Origin::Default,
        };
        let lang_from = match from(args.lang.is_some(), stored.lang.is_some()) {
            Origin::Flag => Origin::Flag,
            _ if speaks(&variable) => Origin::Variable("CITADELS_LANG"),
            Origin::Default if speaks(&locale) => Origin::System,
            other => other,
        };
        let one = |name, value, from| InForce { name, value, from };
        let edition = args.edition.map(super::EditionWish::first);
        let edition = edition.or(stored.edition).unwrap_or_default();
        let color = args.color.or(stored.color).unwrap_or_default();
        let no_color = (world.env)("NO_COLOR").is_some_and(|value| !value.is_empty());
        let color_from = match from(args.color.is_some(), stored.color.is_some()) {
            Origin::Default if no_color => Origin::Variable("NO_COLOR"),
            other => other,
        };
        let color = if color_from == Origin::Variable("NO_COLOR") {
            "never"
        } else {
            color.into()
        };
        let edition_from = from(args.edition.is_some(), stored.edition.is_some());
        Self {
            settings: vec![
                one(Setting::Lang, lang.code(), lang_from),
                one(Setting::Edition, edition.id(), edition_from),
                one(Setting::Color, color, color_from),
            ],
            file: path(home.as_deref(), (world.config)().as_deref()),
            data: home.or_else(|| Some((world.data)()?.join("citadels"))),
        }
    }
}

pub fn run(context: &mut Cli<'_>, args: &SettingsArgs, around: Around) -> Result<Outcome, Stop> {
    let Some(name) = &args.name else {
        return Ok(context.answer(
            &settings::Answer {
                settings: around.settings,
                file: around.file,
                data: around.data,
                wrong: words::messages(context.texts, &context.home.wrong.borrow()),
            },
            view::settings::page,
        ));
    };
    let name = settings::named(name)?;
    let value = match (&args.value, args.reset) {
        (Some(value), _) => Some(value.clone()),
        (None, true) => None,
        (None, false) => Some(ask_value(context, name)?),
    };
    let path = around.file.as_deref();
    // One line more does not mend a file that can't be read or understood.
    let is_closed = |fault: &Fault| matches!(fault.id, FaultId::Unreadable | FaultId::BadSyntax);
    if context.home.wrong.borrow().iter().any(is_closed) {
        return Err(context.home.wrong.take().into());
    }
    let set = settings::set(path, name, value.as_deref())?;
    // What was wrong may be mended now.
    let left = path.map(|path| read(path).1);
    context.home.wrong.replace(left.unwrap_or_default());
    Ok(context.answer(&set, view::settings::set))
}

/// A setting's value; if nobody can be asked, lists the choices.
fn ask_value(context: &mut Cli<'_>, name: Setting) -> Result<String, Stop> {
    let choices = Field::Listed(name.values().iter().map(|&one| one.into()).collect());
    let missing = fault!(Usage, "error-setting-missing", name = name.id(), choices);
    let title = context.texts.say(view::settings::setting_name(name));
    let question = say!(context.texts, "settings-value", name = title);
    let values: Vec<String> = name.values().iter().map(|&one| one.to_owned()).collect();
    let picked = context.choose(&question, &values, missing)?;
    Ok(values[picked].clone())
}
