//! `citadels man`: manual pages in four languages, made of the same texts as the help.

use crate::command::args::Root;
use crate::command::shell::{help, usage};
use crate::command::{Cli, Outcome};
use crate::fault::{file, why};
use crate::files::manual;
use crate::language::Language;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::{fault, id, say};
use clap::{Arg, Args, Command};
use std::fmt::Write;
use std::path::PathBuf;
use strum::VariantArray;

/// The day the pages were last changed.
const DATE: &str = "2026-11-17";

/// The longest line of text, as `mandoc` counts it, that it has nothing to say about.
pub const WIDTH: usize = 80;

#[derive(Debug, Args)]
pub struct Request {
    command: Vec<String>,
    #[arg(long = "to")]
    folder: Option<PathBuf>,
}

pub fn run(cli: &Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    usage::known_commands(&request.command)?;
    let Some(folder) = &request.folder else {
        return Ok(Outcome::text(page(cli.texts, &request.command)));
    };
    let mut pages = Vec::new();
    for lang in Language::VARIANTS {
        let texts = Texts::new(*lang);
        // `man` looks for English next to the folders of the other languages.
        let folder = match lang {
            Language::En => PathBuf::from("man1"),
            other => PathBuf::from(other.code()).join("man1"),
        };
        let paths = paths(&Root::command(), &[]).into_iter();
        for path in paths.filter(|path| path.starts_with(&request.command)) {
            let file = folder.join(format!("{}.1", name(&path)));
            pages.push((file, page(&texts, &path)));
        }
    }
    let shown = file(folder.display().to_string());
    manual::write(folder, &pages).map_err(|error| {
        let why = why(&error);
        fault!(Unwritable, "error-man-write", file = shown, why).at("--to")
    })?;
    let folder = crate::fault::quoted_file(&folder.display().to_string());
    let count = pages.len();
    let said = say!(cli.texts, "man-written", count, folder);
    Ok(Outcome::text(said + "\n"))
}

/// Every command, the program itself first.
fn paths(command: &Command, path: &[String]) -> Vec<Vec<String>> {
    let mut all = vec![path.to_vec()];
    for below in command.get_subcommands() {
        all.extend(paths(below, &below_path(path, below)));
    }
    all
}

fn below_path(path: &[String], below: &Command) -> Vec<String> {
    [path, &[below.get_name().to_owned()]].concat()
}

/// The name of a page: `citadels-deck-random`.
fn name(path: &[String]) -> String {
    help::joined(path, "-")
}

fn page(texts: &Texts, path: &[String]) -> String {
    let command = help::command_at(path);
    let below = path.join(" ");
    let message = match path {
        [] => id!("command-citadels"),
        _ => help::sentence(&below),
    };
    let about = texts.say(message);
    let mut roff = Roff::new(texts, &name(path));
    roff.section(&say!(texts, "man-name"));
    let sentence = about.trim_end_matches('.');
    roff.text(&format!("{} \\- {}", literal(&name(path)), prose(sentence)));

    roff.section(&say!(texts, "man-synopsis"));
    let usage = help::usage(texts, &command, &help::joined(path, " "));
    roff.text(&synopsis(&usage));

    roff.section(&say!(texts, "man-description"));
    roff.text(&prose(&about));
    if let Some(note) = help::note(texts, &below) {
        roff.text(&prose(&note));
    }
    commands(&mut roff, texts, &command, path);
    arguments(&mut roff, texts, &command, &below);
    if path.is_empty() {
        around(&mut roff, texts);
    } else {
        let examples = texts.say_part(message, "examples");
        roff.section(&texts.say(id!("help-heading-examples")));
        roff.example(&examples);
    }
    see_also(&mut roff, texts, &command, path);
    roff.0
}

fn commands(roff: &mut Roff, texts: &Texts, command: &Command, path: &[String]) {
    if !command.has_subcommands() {
        return;
    }
    roff.section(&texts.say(id!("help-heading-commands")));
    for below in command.get_subcommands() {
        let about = texts.say(help::sentence(&below_path(path, below).join(" ")));
        roff.item(&bold(below.get_name()), &about);
    }
}

fn arguments(roff: &mut Roff, texts: &Texts, command: &Command, below: &str) {
    let told = |arg: &Arg| texts.say(help::told(command, below, arg));
    let positionals: Vec<&Arg> = command.get_positionals().collect();
    if !positionals.is_empty() {
        roff.section(&texts.say(id!("help-heading-arguments")));
        for arg in positionals {
            let value = help::value_name(texts, arg.get_id().as_str());
            roff.item(&italic(&value), &told(arg));
        }
    }
    let mut options: Vec<Arg> = command.get_arguments().cloned().collect();
    if !below.is_empty() {
        let is_taken = |arg: &Arg| help::of_all(command, below, arg.get_id().as_str()).is_some();
        options.extend(help::global_args().into_iter().filter(is_taken));
    }
    options.retain(|arg| !arg.is_positional());
    options.sort_by_key(|arg| (arg.is_global_set(), arg.get_long().map(str::to_owned)));
    roff.section(&texts.say(id!("help-heading-options")));
    for arg in &options {
        let short = arg.get_short().map(|short| bold(&format!("-{short}")));
        let long = arg.get_long().map(|long| bold(&format!("--{long}")));
        let names: Vec<String> = short.into_iter().chain(long).collect();
        let mut tag = names.join(", ");
        if arg.get_action().takes_values() {
            let value = help::value_name(texts, arg.get_id().as_str());
            let _ = write!(tag, " {}", italic(&value));
        }
        roff.item(&tag, &told(arg));
    }
}

/// Files, variables and exit codes.
fn around(roff: &mut Roff, texts: &Texts) {
    for (heading, facts) in help::ABOUT_ALL {
        roff.section(&texts.say(heading));
        for (name, told) in facts {
            roff.item(&bold(name), &texts.say(*told));
        }
        if heading == id!("help-heading-files") {
            roff.line(".PP");
            roff.text(&prose(&say!(texts, "help-file-where")));
        }
    }
}

/// The pages above and below this one.
fn see_also(roff: &mut Roff, texts: &Texts, command: &Command, path: &[String]) {
    let above = (0..path.len()).map(|depth| name(&path[..depth]));
    let page = |below: &Command| name(&below_path(path, below));
    let below = command.get_subcommands().map(page);
    let pages = above.chain(below).map(|page| format!("{}(1)", bold(&page)));
    let pages: Vec<String> = pages.collect();
    roff.section(&say!(texts, "man-see-also"));
    roff.text(&pages.join(", "));
}

/// A page in the language of `man`, with the usual macros.
pub struct Roff(pub String);

impl Roff {
    fn new(texts: &Texts, name: &str) -> Self {
        let title = name.to_uppercase();
        let version = concat!("citadels ", env!("CARGO_PKG_VERSION"));
        let manual = say!(texts, "man-manual");
        // The first line says how the rest is written: preconv and man look for it.
        let mut roff = Self("'\\\" -*- coding: utf-8 -*-\n".to_owned());
        let [title, version, manual] = [&title, version, &manual].map(argument);
        roff.line(&format!(".TH {title} 1 {DATE} {version} {manual}"));
        // Neither hyphens nor stretched spaces in the things one types.
        roff.line(".nh");
        roff.line(".ad l");
        roff
    }

    fn line(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push('\n');
    }

    fn section(&mut self, heading: &str) {
        self.line(&format!(".SH {}", argument(heading.to_uppercase())));
    }

    /// A paragraph, or the rest of one: lines of text that cannot be taken for a macro.
    pub fn text(&mut self, text: &str) {
        let mut line = String::new();
        for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
            if !line.is_empty() && width(&line) + 1 + width(word) > WIDTH {
                self.line(&line);
                line.clear();
            }
            if line.is_empty() {
                line.push_str(guard(word));
            } else {
                line.push(' ');
            }
            let is_long = width(word) > WIDTH;
            for letter in word.chars() {
                // A word too long for a line continues on the next, never within an escape, which is
                // all ASCII.
                if is_long && !letter.is_ascii() && width(&line) + OTHER_LETTER + 2 > WIDTH {
                    self.line(&format!("{line}\\"));
                    line.clear();
                }
                line.push(letter);
            }
        }
        self.line(&line);
    }

    fn item(&mut self, tag: &str, told: &str) {
        self.line(".TP");
        self.text(tag);
        self.text(&prose(told));
    }

    /// Lines as they are typed.
    pub fn example(&mut self, lines: &str) {
        self.line(".EX");
        for line in lines.lines() {
            let line = literal(line);
            self.line(&format!("{}{line}", guard(&line)));
        }
        self.line(".EE");
    }
}

/// `mandoc` and `man` read other letters than ASCII as \[u0451].
const OTHER_LETTER: usize = 8;

pub fn width(text: &str) -> usize {
    let width = |letter: char| if letter.is_ascii() { 1 } else { OTHER_LETTER };
    text.chars().map(width).sum()
}

/// What must stand before a line that begins like a macro.
fn guard(line: &str) -> &'static str {
    match line.as_bytes().first() {
        Some(b'.' | b'\'') => "\\&",
        _ => "",
    }
}

/// The argument of a macro.
pub fn argument(text: impl AsRef<str>) -> String {
    let text = text.as_ref().replace('\\', "\\e").replace('"', "\\(dq");
    format!("\"{}\"", text.replace('-', "\\-"))
}

/// A sentence: what is typed in it keeps its signs, so that it can be copied.
pub fn prose(text: &str) -> String {
    let is_typed = |word: &str| word.trim_start_matches(['(', '"', '«']).starts_with('-');
    let words = text.split(' ').map(|word| match word {
        _ if is_typed(word) => literal(word),
        _ => word.replace('\\', "\\e"),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// What is typed, sign for sign: `man` would make a hyphen of - and a curly quote of '.
pub fn literal(text: &str) -> String {
    [
        // The first one, since the others add more of them.
        ('\\', "\\e"),
        ('-', "\\-"),
        ('\'', "\\(aq"),
        ('`', "\\(ga"),
        ('^', "\\(ha"),
        ('~', "\\(ti"),
    ]
    .into_iter()
    .fold(text.to_owned(), |text, (sign, typed)| {
        text.replace(sign, typed)
    })
}

fn bold(text: &str) -> String {
    format!("\\fB{}\\fR", literal(text))
}

fn italic(text: &str) -> String {
    format!("\\fI{}\\fR", literal(text))
}

/// A usage line: the words that are typed as they are in bold, those that stand for others not.
pub fn synopsis(usage: &str) -> String {
    let mut depth = 0;
    let words = usage.split(' ').map(|word| {
        let opens = word.matches(['<', '[']).count();
        let is_typed = depth == 0 && opens == 0 && word != "|";
        depth = depth + opens - word.matches(['>', ']']).count();
        if is_typed { bold(word) } else { literal(word) }
    });
    words.collect::<Vec<_>>().join(" ")
}
