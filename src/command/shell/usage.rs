//! Wrong usage: clap's refusals in the user's language.

use crate::app::limits::{self, Limit};
use crate::command::args::{Command, EditionWish, Root};
use crate::command::shell::help::{self, joined};
use crate::fault::{Fault, Faults, Field, typed};
use crate::library::edition_name;
use crate::library::find::near;
use crate::page::text::Canvas;
use crate::rules::edition::Edition;
use crate::texts::{Id, Texts};
use crate::{fault, id, say};
use clap::error::{ContextKind, Error, ErrorKind};
use std::ffi::OsString;
use strum::VariantArray;

/// The page that was requested, since clap treats that as an error; otherwise the fault.
pub fn page_or_fault(
    error: &Error,
    texts: &Texts,
    args: &[OsString],
    canvas: Canvas,
) -> Result<String, Faults> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Ok(help::page(texts, &commands(args), canvas))
        }
        ErrorKind::DisplayVersion => Ok(version(texts)),
        // `witch --help`: how to look something up.
        ErrorKind::InvalidSubcommand if is_word_with_help(error, args) => {
            Ok(help::page(texts, &[], canvas))
        }
        _ => Err(match outside_the_game(error) {
            Some(players) => fault!(PlayerCount, "error-player-count", players).into(),
            None => fault(error, &commands(args)).into(),
        }),
    }
}

fn is_word_with_help(error: &Error, args: &[OsString]) -> bool {
    let word = error.get(ContextKind::InvalidSubcommand);
    let is_free = word.is_some_and(|word| !is_near_command(&word.to_string()));
    is_free && commands(args).is_empty() && args.iter().any(|arg| arg == "--help" || arg == "-h")
}

/// The version, then the editions as `--edition` takes them.
fn version(texts: &Texts) -> String {
    let editions = Edition::VARIANTS.iter().map(|&edition| {
        match (edition.id(), texts.say(edition_name(edition))) {
            (id, name) if name.contains(id) => id.to_owned(),
            (id, name) => format!("{id} ({name})"),
        }
    });
    let editions = editions.collect::<Vec<_>>().join(", ");
    let version = concat!("citadels ", env!("CARGO_PKG_VERSION"));
    format!("{version}\n{}\n", say!(texts, "version-editions", editions))
}

/// A player count that cannot play is not a usage error: the answer is no. Fortress reports its own
/// limits.
fn outside_the_game(error: &Error) -> Option<u8> {
    let arg = error.get(ContextKind::InvalidArg)?.to_string();
    let value = error.get(ContextKind::InvalidValue)?.to_string();
    let is_players = option_name(&arg).is_some_and(|name| name == "--players");
    value.parse().ok().filter(|_| is_players)
}

/// Commands that draw screens.
const SCREENS: [&str; 9] = [
    "",
    "tonight",
    "call",
    "draft pass",
    "deck build",
    "solo",
    "score",
    "fortress pad",
    "history edit",
];

/// Would this have drawn a screen? If it was refused, or if nothing but the command was given.
pub fn wants_screen(args: &[OsString], is_refused: bool) -> bool {
    let path = commands(args);
    let is_alone = args.len() == path.len() + 1;
    (is_alone || is_refused && !path.is_empty()) && SCREENS.contains(&path.join(" ").as_str())
}

/// The leading arguments that are commands.
fn commands(args: &[OsString]) -> Vec<String> {
    let mut command = Root::command();
    let mut path = Vec::new();
    for word in args.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(below) = command.find_subcommand(word) {
            // A command may have other names.
            path.push(below.get_name().to_owned());
            command = below.clone();
        }
    }
    path
}

fn fault(error: &Error, path: &[String]) -> Fault {
    let cli = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let (arg, value) = (cli(ContextKind::InvalidArg), cli(ContextKind::InvalidValue));
    // As typed, without the wrong part.
    let command = joined(path, " ");
    match error.kind() {
        ErrorKind::InvalidSubcommand => unknown_command(&cli(ContextKind::InvalidSubcommand), path),
        ErrorKind::UnknownArgument => {
            let (parent, root) = (help::command_at(path), Root::command());
            let all = parent.get_arguments().chain(root.get_arguments());
            let names = all.filter_map(clap::Arg::get_long);
            let typed = typed(&*arg);
            match near(arg.trim_start_matches('-'), names) {
                None => fault!(Usage, "error-usage-option", typed, command),
                Some(near) => {
                    let near = format!("--{near}");
                    fault!(Usage, "error-usage-option-near", typed, near)
                }
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let mut listed = cli(ContextKind::ValidValue);
            let first = path.first().map_or("", String::as_str);
            if arg.starts_with("--edition") && !ALL_EDITIONS.contains(&first) {
                listed = listed.replace(", all", "");
            }
            let value_is_missing = value.is_empty();
            let value = typed(value);
            if arg == "<ID>" || arg.starts_with("[IDS]") {
                let (option, fits) = (id!("value-id"), "1, 2, 3, …");
                return fault!(Usage, "error-usage-value", option, value, fits);
            }
            if arg == "<SHELL>" {
                let option = id!("value-shell");
                return fault!(Usage, "error-usage-value", option, value, fits = listed);
            }
            let Some(option) = option_name(&arg) else {
                return fault!(Usage, "error-list-what", value, fits = listed);
            };
            let fits = if listed.is_empty() {
                limit(&option, path).map_or_else(String::new, Limit::fits)
            } else {
                listed
            };
            match (value_is_missing, fits.is_empty()) {
                (true, true) => fault!(Usage, "error-usage-value-missing", option, command),
                (true, false) => fault!(Usage, "error-usage-value-missing-of", option, fits),
                (false, _) => fault!(Usage, "error-usage-value", option, value, fits),
            }
        }
        ErrorKind::MissingRequiredArgument => missing(&arg, command),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            let option = typed(option_name(&arg).unwrap_or(arg));
            fault!(Usage, "error-usage-values", option, command)
        }
        ErrorKind::InvalidUtf8 => fault!(Usage, "error-usage-utf8"),
        _ => fault!(Usage, "error-usage-other"),
    }
}

fn unknown_command(word: &str, path: &[String]) -> Fault {
    let (parent, command, typed) = (help::command_at(path), joined(path, " "), typed(word));
    let below = parent.get_subcommands().map(clap::Command::get_name);
    let names: Vec<&str> = below.collect();
    if let Some(near) = near(word, names.iter().copied()) {
        return fault!(Usage, "error-usage-command-near", typed, near, command);
    }
    let word = if OTHER_WORDS.contains(&word) {
        "forget"
    } else {
        word
    };
    let found: Vec<String> = if names.contains(&word) {
        vec![format!("{command} {word}")]
    } else {
        let groups = groups(word).into_iter();
        groups
            .map(|group| format!("citadels {group} {word}"))
            .collect()
    };
    if found.is_empty() {
        return fault!(Usage, "error-usage-command", typed, command);
    }
    let near = Field::Listed(found.into_iter().map(Field::from).collect());
    fault!(Usage, "error-usage-command-near", typed, near, command)
}

/// What people type for `forget`.
const OTHER_WORDS: [&str; 3] = ["delete", "remove", "rm"];

/// The commands that have a command of this name: `stats` is one of `history`.
fn groups(word: &str) -> Vec<String> {
    let root = Root::command();
    let has = |group: &&clap::Command| group.find_subcommand(word).is_some();
    let groups = root.get_subcommands().filter(has);
    groups.map(|group| group.get_name().to_owned()).collect()
}

/// What a line means that begins with no command.
#[derive(Debug)]
pub enum Meant {
    /// The command below another that it names: `stats`.
    Command(Root),
    /// Maybe a card or a question; read as the words of a card.
    Words(Root),
}

/// Reads a line that begins with no command; none if it is only wrong.
pub fn meant(error: &Error, args: &[OsString]) -> Option<Meant> {
    if error.kind() != ErrorKind::InvalidSubcommand {
        return None;
    }
    let first = error.get(ContextKind::InvalidSubcommand)?.to_string();
    let read = Root::read_as(args, "card");
    let words: &[String] = match &read {
        Some(Root {
            command: Some(Command::Card(request)),
            ..
        }) => &request.words,
        _ => &[],
    };
    // With options that no card takes, it is no question. What changes the log has to be typed.
    if words.len() < 2
        && first != "undo"
        && let [group] = &groups(&first)[..]
        && let Some(root) = Root::read_as(args, group)
    {
        return Some(Meant::Command(root));
    }
    let is_command = |word: &String| Root::command().find_subcommand(word).is_some();
    let are_free = words.first().is_some_and(|first| !is_command(first));
    read.filter(|_| are_free).map(Meant::Words)
}

/// The fault of a line that begins with no command and means nothing else.
pub fn unknown(error: &Error) -> Fault {
    fault(error, &[])
}

/// Does a command begin so?
pub fn begins_command(word: &str) -> bool {
    let word = word.to_lowercase();
    let root = Root::command();
    let mut names = root.get_subcommands().map(clap::Command::get_name);
    names.any(|name| name.starts_with(&word))
}

/// Is it nearly a command?
pub fn is_near_command(word: &str) -> bool {
    let root = Root::command();
    near(word, root.get_subcommands().map(clap::Command::get_name)).is_some()
}

/// Are they a command below another, or what people type for one, with nothing but numbers?
pub fn is_below(words: &[String]) -> bool {
    let is_number = |word: &String| word.parse::<u64>().is_ok();
    words.split_first().is_some_and(|(first, rest)| {
        let is_known = OTHER_WORDS.contains(&first.as_str()) || !groups(first).is_empty();
        is_known && rest.iter().all(is_number)
    })
}

/// `--rank <RANK>` as the user typed it: `--rank`; what `list` lists is not an option.
fn option_name(arg: &str) -> Option<String> {
    let flag = arg.split_whitespace().next()?;
    flag.starts_with('-').then(|| flag.to_owned())
}

/// The numbers an option takes, which clap does not list.
pub fn limit(option: &str, path: &[String]) -> Option<Limit> {
    let is_fortress = path.first().is_some_and(|first| first == "fortress");
    match option {
        "--players" if is_fortress => Some(limits::FORTRESS_PLAYERS),
        _ => Limit::of(option),
    }
}

/// Which argument is missing, by its name in [`crate::command::args`].
fn missing(arg: &str, command: String) -> Fault {
    if arg.contains("--players") {
        return fault!(Usage, "error-players-missing");
    }
    if arg.contains("--to ") {
        return fault!(Usage, "error-usage-to", command);
    }
    let mut words = arg.trim_matches(['<', '>', '.']).split(['>', '<', ' ']);
    match words.next().unwrap_or_default() {
        "WHAT" => fault!(Usage, "error-list-missing"),
        "SHELL" => fault!(Usage, "error-shell-missing"),
        "QUESTION" => fault!(Usage, "error-ask-missing"),
        name => {
            let id = format!("value-{}", name.trim_start_matches('-').to_lowercase());
            let what = Id::find(&id).map_or(typed(name), Field::Said);
            fault!(Usage, "error-usage-missing", what, command)
        }
    }
}

/// The commands that answer for `--edition all`.
const ALL_EDITIONS: [&str; 3] = ["card", "ruling", "search"];

/// A check clap can't do: `all` is for some look-ups only.
pub fn check(command: &Command, edition: EditionWish) -> Result<(), Fault> {
    match command {
        Command::Card(_) | Command::Ruling(_) | Command::Search(_) => Ok(()),
        _ if edition == EditionWish::All => Err(fault!(Usage, "error-usage-all")),
        _ => Ok(()),
    }
}

/// `help` only takes commands.
pub fn known_commands(path: &[String]) -> Result<(), Fault> {
    for (depth, word) in path.iter().enumerate() {
        let above = &path[..depth];
        let above_it = help::command_at(above);
        if !above_it
            .get_subcommands()
            .any(|below| below.get_name() == word)
        {
            return Err(unknown_command(word, above));
        }
    }
    Ok(())
}
