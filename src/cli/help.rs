//! Help in the user's language: one walk over the command puts our sentence on everything,
//! and our own template keeps clap's English out.

use super::args::Root;
use crate::page::text::Canvas;
use crate::page::{Block, Page};
use crate::texts::{Id, Texts};
use crate::{id, say};
use clap::builder::Styles;
use clap::builder::styling::{AnsiColor, Style};
use clap::{Arg, Command, CommandFactory};
use std::fmt::Write;

/// What settles questions; all other commands are for the table.
const LOOK_UPS: [&str; 6] = ["card", "ruling", "rule", "ask", "search", "list"];

/// The help of the command at this path; of the program itself if the path is empty.
pub fn page(texts: &Texts, path: &[String], canvas: Canvas) -> String {
    let mut command = Root::command();
    let mut name = "citadels".to_owned();
    for word in path {
        let Some(below) = command.find_subcommand(word) else {
            break;
        };
        name = format!("{name} {word}");
        command = below.clone();
    }
    if name == "citadels" {
        return root_page(texts, &command, canvas);
    }
    let help = localized(texts, command, &name, canvas).render_help();
    let help = if canvas.color {
        help.ansi().to_string()
    } else {
        help.to_string()
    };
    let lines: Vec<&str> = help.trim_end().lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

/// All commands on one screen, those of the evening first.
fn root_page(texts: &Texts, root: &Command, canvas: Canvas) -> String {
    let draw = |block: Block| canvas.draw(&Page::new(vec![block]));
    let group = |heading: Id, are_look_ups: bool| {
        let commands = root.get_subcommands().filter(|below| {
            !below.is_hide_set() && LOOK_UPS.contains(&below.get_name()) == are_look_ups
        });
        let listed = commands.map(|below| {
            let (name, about) = (below.get_name(), texts.say(sentence(below.get_name())));
            (format!("  {name:8}").into(), about.into())
        });
        draw(Block::Heading(texts.say(heading).into())) + &draw(Block::Facts(listed.collect()))
    };
    [
        draw(Block::Text(say!(texts, "command-citadels").into())),
        canvas.wrap(&usage(texts, root, "citadels"), 2),
        "\n".to_owned(),
        group(id!("help-heading-table"), false),
        group(id!("help-heading-look-up"), true),
        canvas.wrap(&everywhere(texts, root, ""), 2),
    ]
    .concat()
}

/// The sentence of the command with this path below the program, which two of one name below different
/// ones each have: `list` and `history list`.
fn sentence(below: &str) -> Id {
    let name = below.rsplit(' ').next().unwrap_or(below);
    Id::find(&format!("command-{}", below.replace(' ', "-")))
        .or_else(|| Id::find(&format!("command-{name}")))
        .expect("every command has a sentence: a test walks them all")
}

/// The options that every command takes, in one line; which they are stands on the page of `help`.
fn everywhere(texts: &Texts, root: &Command, below: &str) -> String {
    // The tile game and the log of plays are of no edition.
    let has_edition = !["fortress", "history"].contains(&below.split(' ').next().unwrap_or(below));
    let options = root
        .get_arguments()
        .filter(|arg| match arg.get_id().as_str() {
            "edition" => has_edition,
            // Only the program itself has a version.
            "version" => below.is_empty(),
            // Seldom needed: the page of `help` has it.
            "no_pager" => false,
            _ => true,
        });
    let options = options.map(|arg| match (arg.get_short(), arg.get_long()) {
        (Some(short), _) => format!("-{short}"),
        (None, long) => format!("--{}", long.unwrap_or_default()),
    });
    let options: Vec<String> = options.collect();
    say!(texts, "help-everywhere", options = options.join(" "))
}

fn localized(texts: &Texts, command: Command, path: &str, canvas: Canvas) -> Command {
    let below = path.strip_prefix("citadels ").unwrap_or_default();
    let message = sentence(below);
    let name = command.get_name().to_owned();
    // The page of `help` tells what the others only name.
    let command = if below == "help" {
        command.args(global_args())
    } else {
        command
    };
    let template = template(texts, &command, (path, below), message, canvas);
    let commands = command.get_subcommands();
    let commands: Vec<String> = commands.map(|below| below.get_name().to_owned()).collect();
    let command = command
        .disable_help_flag(true)
        .about(texts.say(message))
        .help_template(template)
        .term_width(canvas.width.min(100))
        .styles(styles(canvas.color))
        .mut_args(|arg| localized_arg(texts, [&below.replace(' ', "-"), &name], arg));
    commands.into_iter().fold(command, |command, name| {
        let about = texts.say(sentence(&format!("{below} {name}")));
        command.mut_subcommand(&name, |inner| inner.about(about))
    })
}

fn global_args() -> Vec<Arg> {
    let globals = Root::command();
    let globals = globals.get_arguments().filter(|arg| arg.is_global_set());
    globals.cloned().collect()
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

fn template(
    texts: &Texts,
    command: &Command,
    (path, below): (&str, &str),
    message: Id,
    canvas: Canvas,
) -> String {
    let section = |id: Id, body: &str| {
        let style = if canvas.color {
            Style::new().bold()
        } else {
            Style::new()
        };
        let body = body.trim_end();
        format!("\n{style}{}{style:#}\n{body}\n", texts.say(id))
    };
    // What is typed breaks between words only, and goes on further in.
    let typed = |line: &str| canvas.wrap(&format!("  {line}"), 6);
    let mut template = "{about-with-newline}".to_owned();
    template += &section(
        id!("help-heading-usage"),
        &typed(&usage(texts, command, path)),
    );
    if command.has_subcommands() {
        template += &section(id!("help-heading-commands"), "{subcommands}");
    }
    if command.get_positionals().next().is_some() {
        template += &section(id!("help-heading-arguments"), "{positionals}");
    }
    let own = if command.get_arguments().any(|arg| !arg.is_positional()) {
        "{options}\n"
    } else {
        ""
    };
    let everywhere = if below == "help" {
        String::new()
    } else {
        typed(&everywhere(texts, &Root::command(), below))
    };
    template += &section(id!("help-heading-options"), &format!("{own}{everywhere}"));
    let examples = texts.say_part(message, "examples");
    let examples: String = examples.lines().map(typed).collect();
    template + &section(id!("help-heading-examples"), &examples)
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
