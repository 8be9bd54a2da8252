//! Help in the user's language: one pass over the command tree sets our texts, and our own template
//! replaces clap's English.

use crate::command::args::Root;
use crate::command::shell::usage;
use crate::command::{Cli, Outcome};
use crate::fault::Fault;
use crate::page::text::Canvas;
use crate::page::{Block, Page};
use crate::texts::{Id, Texts};
use crate::{id, say};
use clap::builder::Styles;
use clap::builder::styling::{AnsiColor, Style};
use clap::{Arg, Args, Command};
use std::fmt::Write;

#[derive(Debug, Args)]
pub struct Request {
    command: Vec<String>,
}

pub fn run(cli: &Cli<'_>, request: &Request) -> Result<Outcome, Fault> {
    // The program itself: what goes with all commands.
    if request.command == [PROGRAM] {
        return Ok(Outcome::text(page(
            cli.texts,
            &["help".to_owned()],
            cli.canvas,
        )));
    }
    usage::known_commands(&request.command)?;
    Ok(Outcome::text(page(cli.texts, &request.command, cli.canvas)))
}

/// Lookup commands; all others are for the table.
const LOOK_UPS: [&str; 6] = ["card", "ruling", "rule", "ask", "search", "list"];

/// Commands for the shell: the last line of the program's help names them.
const AT_THE_END: [&str; 3] = ["settings", "completions", "man"];

/// What goes with all commands: the files the program stores, the variables it reads, its exit
/// codes; each with the message that describes it.
pub(super) const ABOUT_ALL: [(Id, &[(&str, Id)]); 3] = [
    (
        id!("help-heading-files"),
        &[
            ("settings.toml", id!("help-file-settings")),
            ("decks/", id!("help-file-decks")),
            ("plays.jsonl", id!("help-file-plays")),
            ("tonight.json", id!("help-file-tonight")),
            ("score.json", id!("help-file-score")),
            ("solo.json", id!("help-file-solo")),
            ("fortress.jsonl", id!("help-file-fortress")),
            ("board.jsonl", id!("help-file-board")),
            ("measure/", id!("help-file-measure")),
            ("measured/", id!("help-file-measured")),
        ],
    ),
    (
        id!("help-heading-variables"),
        &[
            ("CITADELS_LANG", id!("help-variable-lang")),
            ("CITADELS_HOME", id!("help-variable-home")),
            ("NO_COLOR", id!("help-variable-color")),
            ("PAGER", id!("help-variable-pager")),
            ("COLUMNS", id!("help-variable-columns")),
        ],
    ),
    (
        id!("help-heading-exit"),
        &[
            ("0", id!("help-exit-0")),
            ("1", id!("help-exit-1")),
            ("2", id!("help-exit-2")),
            ("130", id!("help-exit-130")),
        ],
    ),
];

/// The options of the program itself are described as if it were a command.
const PROGRAM: &str = "citadels";

/// The arguments that mean the same in several commands: the command that describes them, which
/// they are, and the other commands. Every other argument has a sentence of its own.
const SAME: [&str; 17] = [
    "deck show | deck | deck build, deck check, deck reroll, deck play, deck measure, deck save",
    "deck show | players | deck check, deck reroll, deck build",
    "deck show | players, characters | deck random, deck play, deck measure, setup, sheet, call",
    "deck show | players, characters | draft table, draft deal, draft pass",
    "deck show | full | deck random, deck reroll, deck build",
    "deck show | why | deck random",
    "deck random | seed | deck reroll",
    "deck play | seats | deck measure",
    "setup | deck | sheet, call, draft deal, draft pass",
    "call | names, score, force | draft pass",
    "tonight | complete_at | call, draft pass, score",
    "score | date, minutes, location, comment | solo, solo score, fortress board, fortress pad",
    "score | save | solo, solo score, fortress board",
    "score | allow | solo score",
    "history list | player, deck, since, until | history stats",
    "history show | id | history edit, history forget",
    "fortress setup | third_river | fortress board",
];

/// What is in `SAME`: a command, an argument of it, and another command that has the same.
pub fn same() -> impl Iterator<Item = [&'static str; 3]> {
    SAME.iter().flat_map(|row| {
        let (of, rest) = row.split_once(" | ").expect("three parts");
        let (ids, commands) = rest.split_once(" | ").expect("three parts");
        let ids = ids.split(", ");
        ids.flat_map(move |id| commands.split(", ").map(move |command| [of, id, command]))
    })
}

/// More options than any command has.
const LAST: usize = 100;

/// Commands that ask for missing arguments on a terminal.
const ASKING: [&str; 4] = [
    "card, ruling, rule, search, setup, sheet, score",
    "deck random, deck play, deck measure",
    "draft deal, history edit",
    "fortress rule, fortress setup, fortress score, fortress board",
];

/// The command at this path, if there is one; the program itself if empty.
pub fn find_command(path: &[String]) -> Option<Command> {
    let below = |command: Command, word: &String| command.find_subcommand(word).cloned();
    path.iter().try_fold(Root::command(), below)
}

/// The same of a path that is made of commands.
pub fn command_at(path: &[String]) -> Command {
    find_command(path).expect("a path is made of commands")
}

/// A path with the program's name: `citadels draft deal`.
pub(super) fn joined(path: &[String], between: &str) -> String {
    let words = std::iter::once("citadels").chain(path.iter().map(String::as_str));
    words.collect::<Vec<_>>().join(between)
}

/// The help of the command at this path; of the program itself if empty.
pub fn page(texts: &Texts, path: &[String], canvas: Canvas) -> String {
    let command = command_at(path);
    if path.is_empty() {
        return root_page(texts, &command, canvas);
    }
    let rendered = localized(texts, command, &path.join(" "), canvas).render_help();
    let mut help = rendered.to_string();
    if canvas.color {
        help = rendered.ansi().to_string();
    }
    let lines: Vec<&str> = help.trim_end().lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

/// All commands on one screen, look-ups first.
fn root_page(texts: &Texts, root: &Command, canvas: Canvas) -> String {
    let draw = |block: Block| canvas.draw(&Page::new(vec![block]));
    let group = |heading: Id, are_look_ups: bool| {
        let commands = root.get_subcommands().filter(|below| {
            !below.is_hide_set()
                && !AT_THE_END.contains(&below.get_name())
                && LOOK_UPS.contains(&below.get_name()) == are_look_ups
        });
        let listed = commands.map(|below| {
            let (name, about) = (below.get_name(), texts.say(sentence(below.get_name())));
            (format!("  {name:8}").into(), about.into())
        });
        draw(Block::Heading(texts.say(heading).into())) + &draw(Block::Facts(listed.collect()))
    };
    [
        draw(Block::Text(say!(texts, "command-citadels").into())),
        canvas.wrap(&root_usage(texts, root), 2),
        "\n".to_owned(),
        group(id!("help-heading-look-up"), true),
        group(id!("help-heading-table"), false),
        canvas.wrap(&say!(texts, "help-more"), 2),
    ]
    .concat()
}

/// Words without a command are looked up.
fn root_usage(texts: &Texts, root: &Command) -> String {
    let words = say!(texts, "value-words");
    usage(texts, root, &format!("citadels <{words}> |")).replacen("| | ", "| ", 1)
}

/// The description of the command at this path.
pub(super) fn sentence(below: &str) -> Id {
    Id::find(&format!("command-{}", below.replace(' ', "-")))
        .expect("every command has a sentence: a test walks them all")
}

/// What the command at this path says of an option that goes with every command; none if it does
/// not take it.
pub(super) fn of_all(command: &Command, below: &str, id: &str) -> Option<Id> {
    let is_group = command.has_subcommands() && command.get_positionals().next().is_none();
    let first = below.split(' ').next().unwrap_or(below);
    match (id, below, first) {
        // Before the command, it may still be any.
        ("edition" | "format", "", _) => own(PROGRAM, id),
        ("edition" | "format", ..) if is_group => None,
        ("edition", _, "fortress" | "history" | "settings" | "completions" | "man")
        | ("edition", "deck forget" | "deck play" | "deck measure", _)
        | ("format", "history export" | "completions" | "man", _) => None,
        ("edition", "card" | "ruling" | "search", _) => Some(id!("help-edition-all")),
        ("edition", "solo", _) => Some(id!("help-edition-solo")),
        ("edition", _, "solo") => Some(id!("help-edition-solo-file")),
        ("format", "sheet", _) => Some(id!("help-format-sheet")),
        _ => own(PROGRAM, id),
    }
}

fn localized(texts: &Texts, command: Command, below: &str, canvas: Canvas) -> Command {
    let message = sentence(below);
    // The `help` page explains what the others only list.
    let is_told = |arg: &Arg| {
        let id = arg.get_id().as_str();
        let is_choice = matches!(id, "edition" | "format");
        below == "help" || is_choice && of_all(&command, below, id).is_some()
    };
    let globals = global_args().into_iter().filter(is_told);
    // After the command's own options.
    let globals: Vec<Arg> = globals.map(|arg| arg.display_order(LAST)).collect();
    let command = command.args(globals);
    let template = template(texts, &command, below, message, canvas);
    let names = command.get_subcommands().map(Command::get_name);
    let names: Vec<String> = names.map(str::to_owned).collect();
    let before = command.clone();
    let command = command
        .disable_help_flag(true)
        .about(texts.say(message))
        .help_template(template)
        .term_width(canvas.width.min(100))
        .styles(styles(canvas.color))
        .mut_args(|arg| localized_arg(texts, told(&before, below, &arg), arg));
    names.into_iter().fold(command, |command, name| {
        let about = texts.say(sentence(&format!("{below} {name}")));
        command.mut_subcommand(&name, |inner| inner.about(about))
    })
}

pub(super) fn global_args() -> Vec<Arg> {
    let mut root = Root::command();
    // Those of the commands are built already, and these go among them.
    root.build();
    let globals = root.get_arguments().filter(|arg| arg.is_global_set());
    globals.cloned().collect()
}

/// The description of an argument of the command at this path.
pub(super) fn told(command: &Command, below: &str, arg: &Arg) -> Id {
    let id = arg.get_id().as_str();
    let told = match below {
        _ if arg.is_global_set() => of_all(command, below, id),
        "" => own(PROGRAM, id),
        _ => own(below, id),
    };
    told.expect("every argument has a sentence: a test walks them all")
}

/// The description of an argument of this command: `help-deck-random-ban`, or that of the command
/// it shares it with.
pub fn own(command: &str, id: &str) -> Option<Id> {
    let shared = same().find(|[_, shared, other]| *shared == id && *other == command);
    let command = shared.map_or(command, |[of, ..]| of);
    Id::find(&format!("help-{}-{id}", command.replace(' ', "-")))
}

fn localized_arg(texts: &Texts, told: Id, arg: Arg) -> Arg {
    let arg = arg.help(texts.say(told));
    if !arg.get_action().takes_values() {
        return arg;
    }
    let name = value_name(texts, arg.get_id().as_str());
    arg.value_name(name)
        .hide_possible_values(true)
        .hide_default_value(true)
}

pub(super) fn value_name(texts: &Texts, id: &str) -> String {
    let name = Id::find(&format!("value-{id}"));
    texts.say(name.expect("every value has a name: a test walks them all"))
}

pub(super) fn usage(texts: &Texts, command: &Command, path: &str) -> String {
    let mut usage = path.to_owned();
    let options = command.get_arguments().filter(|arg| !arg.is_positional());
    for arg in options.filter(|arg| arg.is_required_set()) {
        let name = value_name(texts, arg.get_id().as_str());
        let long = arg.get_long().unwrap_or_default();
        let _ = write!(usage, " --{long} <{name}>");
    }
    for arg in command.get_positionals() {
        let name = value_name(texts, arg.get_id().as_str());
        let takes_many = arg
            .get_num_args()
            .is_some_and(|range| range.max_values() > 1);
        let is_many = takes_many || matches!(arg.get_action(), clap::ArgAction::Append);
        let dots = if is_many { "..." } else { "" };
        let is_needed = arg.is_required_set();
        let [open, close] = if is_needed { ["<", ">"] } else { ["[", "]"] };
        let _ = write!(usage, " {open}{name}{close}{dots}");
    }
    if command.has_subcommands() {
        // A command that also works on its own: `solo`.
        let works_alone = command.get_positionals().next().is_some();
        let either = if works_alone { " |" } else { "" };
        let _ = write!(usage, "{either} <{}>", say!(texts, "value-command"));
    }
    let _ = write!(usage, " [{}]", say!(texts, "value-options"));
    usage
}

fn template(texts: &Texts, command: &Command, below: &str, message: Id, canvas: Canvas) -> String {
    let section = |id: Id, body: &str| {
        let plain = Style::new();
        let style = if canvas.color { plain.bold() } else { plain };
        let body = body.trim_end();
        format!("\n{style}{}{style:#}\n{body}\n", texts.say(id))
    };
    // Usage lines wrap only between words, with a deeper indent.
    let typed = |line: &str| canvas.wrap(&format!("  {line}"), 6);
    let mut template = "{about-with-newline}".to_owned();
    if let Some(note) = note(texts, below) {
        template += &canvas.wrap(&note, 0);
    }
    let usage = usage(texts, command, &format!("citadels {below}"));
    template += &section(id!("help-heading-usage"), &typed(&usage));
    let examples = texts.say_part(message, "examples");
    let examples: String = examples.lines().map(typed).collect();
    template += &section(id!("help-heading-examples"), &examples);
    if command.has_subcommands() {
        template += &section(id!("help-heading-commands"), "{subcommands}");
    }
    if command.get_positionals().next().is_some() {
        template += &section(id!("help-heading-arguments"), "{positionals}");
    }
    let has_options = command.get_arguments().any(|arg| !arg.is_positional());
    let mut options = if has_options { "{options}\n" } else { "" }.to_owned();
    if below != "help" {
        // The `help` page explains them.
        let everywhere = "--lang --color --no-pager -h";
        options += &typed(&say!(texts, "help-everywhere", options = everywhere));
    }
    template += &section(id!("help-heading-options"), &options);
    if below == "help" {
        for (heading, facts) in ABOUT_ALL {
            let fact = |&(name, told)| (format!("  {name}").into(), texts.say(told).into());
            let facts = facts.iter().map(fact).collect();
            let page = Page::new(vec![Block::Facts(facts)]);
            template += &section(heading, &canvas.draw(&page));
            if heading == id!("help-heading-files") {
                template += &typed(&say!(texts, "help-file-where"));
            }
        }
    }
    template
}

/// Whether it needs an interactive terminal, or what to do with what it prints; nothing if that
/// doesn't matter.
pub(super) fn note(texts: &Texts, below: &str) -> Option<String> {
    let asks = |some: &&str| some.split(", ").any(|one| one == below);
    let terminal_but = |options| say!(texts, "help-terminal-but", options);
    Some(match below {
        "completions" => say!(texts, "help-note-install"),
        "man" => say!(texts, "help-note-view"),
        "host" => terminal_but("--no-terminal"),
        "deck build" | "draft pass" | "solo" | "call" => say!(texts, "help-terminal"),
        "tonight" => terminal_but("--show, --end"),
        "fortress pad" => terminal_but("--export"),
        _ if ASKING.iter().any(asks) => say!(texts, "help-asks"),
        _ => return None,
    })
}

fn styles(color: bool) -> Styles {
    let plain = Styles::plain();
    if !color {
        return plain;
    }
    let literal = plain.literal(AnsiColor::Cyan.on_default());
    literal.placeholder(Style::new().dimmed())
}
