//! Help in the user's language: one walk over the command puts our sentence on everything,
//! and our own template keeps clap's English out.

use super::args::Root;
use crate::page::text::Canvas;
use crate::texts::{Id, Texts};
use crate::{id, say};
use clap::builder::Styles;
use clap::builder::styling::{AnsiColor, Style};
use clap::{Arg, Command, CommandFactory};
use std::fmt::Write;

/// The help of the command at this path; of the program itself if the path is empty.
pub fn page(texts: &Texts, path: &[String], canvas: Canvas) -> String {
    let mut command = localized(texts, Root::command(), "citadels", canvas);
    let mut name = "citadels".to_owned();
    for word in path {
        let Some(below) = command.find_subcommand(word) else {
            break;
        };
        name = format!("{name} {word}");
        command = below.clone();
    }
    let help = command.bin_name(name).render_help();
    let help = if canvas.color {
        help.ansi().to_string()
    } else {
        help.to_string()
    };
    let lines: Vec<&str> = help.trim_end().lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

fn localized(texts: &Texts, command: Command, path: &str, canvas: Canvas) -> Command {
    let name = path.rsplit(' ').next().unwrap_or(path).to_owned();
    // Two commands of one name below different ones: `list` and `history list`.
    let below = path
        .split_once(' ')
        .map_or(String::new(), |(_, below)| below.replace(' ', "-"));
    let message = Id::find(&format!("command-{below}"))
        .or_else(|| Id::find(&format!("command-{name}")))
        .expect("every command has a sentence: a test walks them all");
    let template = template(texts, &command, message, canvas);
    let usage = usage(texts, &command, path);
    let command = command
        .about(texts.say(message))
        .help_template(template)
        .override_usage(usage)
        .term_width(canvas.width.min(100))
        .styles(styles(canvas.color))
        .mut_args(|arg| localized_arg(texts, [&below, &name], arg));
    let below: Vec<String> = command
        .get_subcommands()
        .map(|below| below.get_name().to_owned())
        .collect();
    below.into_iter().fold(command, |command, below| {
        let path = format!("{path} {below}");
        command.mut_subcommand(&below, |inner| {
            // The global options are only spread to the commands when clap builds them.
            let inner = inner.disable_help_flag(true).args(global_args());
            localized(texts, inner, &path, canvas)
        })
    })
}

fn global_args() -> Vec<Arg> {
    let globals = Root::command();
    // A command's own options stand before these.
    let globals = globals
        .get_arguments()
        .filter(|arg| arg.is_global_set())
        .cloned();
    globals
        .enumerate()
        .map(|(index, arg)| arg.display_order(100 + index))
        .collect()
}

fn localized_arg(texts: &Texts, commands: [&String; 2], arg: Arg) -> Arg {
    let id = arg.get_id().as_str().to_owned();
    let own = commands.map(|command| format!("help-{command}-{id}"));
    let message = own
        .into_iter()
        .chain([format!("help-{id}")])
        .find_map(|name| Id::find(&name))
        .expect("every option has a sentence: a test walks them all");
    let arg = arg.help(texts.say(message));
    if arg.get_action().takes_values() {
        arg.value_name(value_name(texts, &id))
            .hide_possible_values(true)
            .hide_default_value(true)
    } else {
        arg
    }
}

fn value_name(texts: &Texts, id: &str) -> String {
    let name = Id::find(&format!("value-{id}"));
    texts.say(name.expect("every value has a name: a test walks them all"))
}

fn usage(texts: &Texts, command: &Command, path: &str) -> String {
    let mut usage = path.to_owned();
    for arg in command.get_positionals() {
        let name = value_name(texts, arg.get_id().as_str());
        let dots = if arg
            .get_num_args()
            .is_some_and(|range| range.max_values() > 1)
            || matches!(arg.get_action(), clap::ArgAction::Append)
        {
            "..."
        } else {
            ""
        };
        let _ = if arg.is_required_set() {
            write!(usage, " <{name}>{dots}")
        } else {
            write!(usage, " [{name}]{dots}")
        };
    }
    if command.has_subcommands() {
        // A command that also works by itself: `solo`.
        let either = if command.get_positionals().next().is_some() {
            " |"
        } else {
            ""
        };
        let _ = write!(usage, "{either} <{}>", say!(texts, "value-command"));
    }
    let _ = write!(usage, " [{}]", say!(texts, "value-options"));
    usage
}

fn template(texts: &Texts, command: &Command, message: Id, canvas: Canvas) -> String {
    let section = |id: Id, body: &str| {
        let style = if canvas.color {
            Style::new().bold()
        } else {
            Style::new()
        };
        format!("\n{style}{}{style:#}\n{body}\n", texts.say(id))
    };
    let mut template = "{about-with-newline}".to_owned();
    template += &section(id!("help-heading-usage"), "  {usage}");
    if command.has_subcommands() {
        template += &section(id!("help-heading-commands"), "{subcommands}");
    }
    if command.get_positionals().next().is_some() {
        template += &section(id!("help-heading-arguments"), "{positionals}");
    }
    template += &section(id!("help-heading-options"), "{options}");
    let examples = texts.say_part(message, "examples");
    let examples: Vec<String> = examples.lines().map(|line| format!("  {line}")).collect();
    template + &section(id!("help-heading-examples"), &examples.join("\n"))
}

fn styles(color: bool) -> Styles {
    if color {
        Styles::plain()
            .literal(AnsiColor::Cyan.on_default())
            .placeholder(Style::new().dimmed())
    } else {
        Styles::plain()
    }
}
