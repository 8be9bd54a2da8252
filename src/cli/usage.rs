//! Wrong usage: clap's refusals in the user's language.

use super::args::{Command, EditionWish, Format, Root};
use super::help;
use super::seats::no_table;
use crate::failure::{Failure, Fault, quoted};
use crate::texts::Texts;
use crate::view::Canvas;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use std::ffi::OsString;

/// The page that was asked for, where clap calls asking for one an error; else the fault.
pub fn page_or_fault(
    error: &Error,
    texts: &Texts,
    args: &[OsString],
    canvas: Canvas,
) -> Result<String, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Ok(help::page(texts, &commands(args), canvas))
        }
        ErrorKind::DisplayVersion => Ok(format!("citadels {}\n", env!("CARGO_PKG_VERSION"))),
        _ => Err(match outside_the_game(error) {
            Some(players) => Failure::no(vec![no_table(texts, players)]),
            None => Failure::usage(fault(error, texts, &commands(args))),
        }),
    }
}

/// A number of players, but none that can play: no matter of usage, the answer is no. Fortress
/// tells its own limits.
fn outside_the_game(error: &Error) -> Option<u8> {
    let arg = error.get(ContextKind::InvalidArg).map(plain)?;
    let value = error.get(ContextKind::InvalidValue).map(plain)?;
    let players = option_name(&arg).is_some_and(|name| name == "--players");
    value.parse().ok().filter(|_| players)
}

/// The commands among the arguments, as far as they are commands.
fn commands(args: &[OsString]) -> Vec<String> {
    let mut command = Root::command();
    let mut path = Vec::new();
    for word in args.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(below) = command.find_subcommand(word) {
            path.push(word.to_owned());
            command = below.clone();
        }
    }
    path
}

fn fault(error: &Error, texts: &Texts, path: &[String]) -> Fault {
    let context = |kind| {
        error
            .get(kind)
            .map(|value| quoted(&plain(value)))
            .unwrap_or_default()
    };
    let told = |name: &str, values: &[(&'static str, &String)]| {
        let values: Vec<_> = values
            .iter()
            .map(|(key, value)| (*key, (*value).into()))
            .collect();
        Fault::told("usage", texts, name, &values)
    };
    let arg = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let typed = context(ContextKind::InvalidSubcommand);
            match context(ContextKind::SuggestedSubcommand) {
                near if near.is_empty() => told("error-usage-command", &[("typed", &typed)]),
                near => told(
                    "error-usage-command-near",
                    &[("typed", &typed), ("near", &near)],
                ),
            }
        }
        ErrorKind::UnknownArgument => match context(ContextKind::SuggestedArg) {
            near if near.is_empty() => told("error-usage-option", &[("typed", &arg)]),
            near => told(
                "error-usage-option-near",
                &[("typed", &arg), ("near", &near)],
            ),
        },
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            if arg == "<ID>" {
                let option = texts.say("value-id");
                return told(
                    "error-usage-value",
                    &[
                        ("option", &option),
                        ("value", &value),
                        ("fits", &"1, 2, 3, …".to_owned()),
                    ],
                );
            }
            let Some(arg) = option_name(&arg) else {
                let fits = error
                    .get(ContextKind::ValidValue)
                    .map(plain)
                    .unwrap_or_default();
                return told("error-list-what", &[("value", &value), ("fits", &fits)]);
            };
            let listed = error
                .get(ContextKind::ValidValue)
                .map(plain)
                .unwrap_or_default();
            let fits = if listed.is_empty() {
                range(&arg, path).to_owned()
            } else {
                listed
            };
            match (value.is_empty(), fits.is_empty()) {
                (true, true) => told("error-usage-value-missing", &[("option", &arg)]),
                (true, false) => told(
                    "error-usage-value-missing-of",
                    &[("option", &arg), ("fits", &fits)],
                ),
                (false, _) => told(
                    "error-usage-value",
                    &[("option", &arg), ("value", &value), ("fits", &fits)],
                ),
            }
        }
        ErrorKind::MissingRequiredArgument => match missing(error, texts) {
            Missing::What => told("error-list-missing", &[]),
            Missing::Words => told("error-search-missing", &[]),
            Missing::Players => told("error-players-missing", &[]),
            Missing::Other(what) => told("error-usage-missing", &[("what", &what)]),
        },
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            told(
                "error-usage-values",
                &[("option", &option_name(&arg).unwrap_or(arg))],
            )
        }
        ErrorKind::InvalidUtf8 => told("error-usage-utf8", &[]),
        _ => told("error-usage-other", &[]),
    }
}

fn plain(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(texts) => texts
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(", "),
        ContextValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

/// `--rank <RANK>` as the user typed it: `--rank`; what `list` lists is not an option.
fn option_name(arg: &str) -> Option<String> {
    let flag = arg.split_whitespace().next()?;
    flag.starts_with('-').then(|| flag.to_owned())
}

/// What fits an option whose values clap does not list.
fn range(option: &str, path: &[String]) -> &'static str {
    match option {
        "--players" if path.first().is_some_and(|first| first == "fortress") => "2–5",
        "--rank" => "1–9",
        "--cost" => "0–6",
        "--players" => "2–8",
        "--characters" => "8, 9",
        "--fierce" => "0–10",
        "--count" => "1–1000",
        "--minutes" => "0–9999",
        "--complete-at" => "1–15",
        _ => "",
    }
}

/// What is missing.
enum Missing {
    What,
    Words,
    Players,
    Other(String),
}

/// Which argument is missing, by its name in [`super::args`].
fn missing(error: &Error, texts: &Texts) -> Missing {
    let named = error
        .get(ContextKind::InvalidArg)
        .map(plain)
        .unwrap_or_default();
    if named.contains("--players") {
        return Missing::Players;
    }
    match named
        .trim_matches(['<', '>', '.'])
        .split(['>', '<', ' '])
        .next()
    {
        Some("WHAT") => Missing::What,
        Some("WORDS") => Missing::Words,
        first => Missing::Other(first.map_or(String::new(), |first| {
            let id = format!("value-{}", first.trim_start_matches('-').to_lowercase());
            if texts.has(&id) {
                texts.say(&id)
            } else {
                quoted(first)
            }
        })),
    }
}

/// What clap cannot know: `html` is for sheets, `all` for look-ups.
pub fn check(
    texts: &Texts,
    command: &Command,
    format: Format,
    edition: EditionWish,
) -> Result<(), Failure> {
    let mut faults = Vec::new();
    if format == Format::Html && !matches!(command, Command::Sheet(_)) {
        faults.push(Fault::told("usage", texts, "error-usage-html", &[]));
    }
    let all_fits = matches!(
        command,
        Command::Card(_) | Command::Ruling(_) | Command::Search(_)
    );
    if edition == EditionWish::All && !all_fits {
        faults.push(Fault::told("usage", texts, "error-usage-all", &[]));
    }
    match faults.pop() {
        None => Ok(()),
        Some(last) => {
            let mut failure = Failure::usage(last);
            faults.append(&mut failure.faults);
            failure.faults = faults;
            Err(failure)
        }
    }
}

/// `help` is followed by commands only.
pub fn known_commands(texts: &Texts, path: &[String]) -> Result<(), Failure> {
    let mut command = Root::command();
    for word in path {
        let Some(below) = command.find_subcommand(word) else {
            let typed = quoted(word);
            let values = [("typed", (&typed).into())];
            return Err(Failure::usage(Fault::told(
                "usage",
                texts,
                "error-usage-command",
                &values,
            )));
        };
        command = below.clone();
    }
    Ok(())
}
