//! The command line as plain types. Their help is in `locales/*/cli.ftl`.

pub use crate::app::Editions as EditionWish;
#[cfg(feature = "host")]
use crate::command::host;
use crate::command::lookup::{ask, card, list, rule, ruling, search};
use crate::command::shell::{completions, help, man};
use crate::command::table::{TableArgs, call, draft, setup, tonight};
use crate::command::{deck, fortress, history, score, settings, solo};
use crate::files::settings::ColorWish;
use crate::language::Language;
use crate::library::fold::fold;
use crate::rules::edition::Edition;
use crate::texts::{Id, Texts};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, FromArgMatches, Subcommand, ValueEnum};
use std::ffi::{OsStr, OsString};
use std::str::FromStr;
use strum::{IntoEnumIterator, VariantNames};

#[derive(Debug, Args)]
pub struct Root {
    #[command(flatten)]
    pub global: Global,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Args)]
pub struct Global {
    // The language is chosen before clap parses; here it is only checked.
    #[arg(long, global = true, ignore_case = true, value_parser = PossibleValuesParser::new(<Language as VariantNames>::VARIANTS))]
    pub lang: Option<String>,
    #[arg(long, global = true, value_parser = edition())]
    pub edition: Option<EditionWish>,
    #[arg(long, global = true, value_enum)]
    pub format: Option<Format>,
    // Same as the language.
    #[arg(long, global = true, value_parser = one_of::<ColorWish>(""))]
    pub color: Option<ColorWish>,
    /// Known before parsing, like the language.
    #[arg(long, global = true)]
    pub no_pager: bool,
    #[arg(short, long, global = true, action = clap::ArgAction::Help)]
    pub help: Option<bool>,
    #[arg(short = 'V', long, action = clap::ArgAction::Version)]
    pub version: Option<bool>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    #[default]
    Text,
    Json,
    Markdown,
    Html,
}

impl Root {
    /// All commands with all their arguments. Parsing makes only the arguments of the command that
    /// is used (`defer`): those of all commands fill 90 pages of memory.
    pub fn command() -> clap::Command {
        Self::augment_args(bare()).mut_subcommands(|below| {
            let mut below = below.disable_help_flag(true).disable_help_subcommand(true);
            below.build();
            without_hidden(below)
        })
    }

    /// Reads a command line. clap copies the global options into every command it is given, so
    /// that is only what the line names; what is wrong with it is said knowing all commands.
    pub fn read(line: &[OsString]) -> Result<Self, clap::Error> {
        let mut all = Command::augment_subcommands(bare());
        let is_named = |name: &str| line.iter().any(|word| word == name);
        let named = all
            .get_subcommands_mut()
            .filter(|of| is_named(of.get_name()));
        let named: Vec<clap::Command> = named.map(std::mem::take).collect();
        let known = Global::augment_args(bare()).subcommands(named);
        Self::parse(known, line).or_else(|error| match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Err(error),
            _ => Self::parse(Self::augment_args(bare()), line),
        })
    }

    /// The same line with a command in front, if that makes sense.
    pub fn read_as(line: &[OsString], command: &str) -> Option<Self> {
        let (program, rest) = line.split_first()?;
        let command = OsString::from(command);
        Self::read(&[&[program.clone(), command], rest].concat()).ok()
    }

    fn parse(mut command: clap::Command, line: &[OsString]) -> Result<Self, clap::Error> {
        let mut matches = command.try_get_matches_from_mut(line)?;
        Self::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
    }
}

/// What another command does better works, but is not in the help: each with its better.
const HIDDEN: [(&str, &str); 3] = [
    // `draft pass`, `tonight`
    ("draft", "deal"),
    // `deck build`
    ("deck", "reroll"),
    // `fortress pad`
    ("fortress", "score"),
];

fn without_hidden(mut command: clap::Command) -> clap::Command {
    let name = command.get_name().to_owned();
    for (_, hidden) in HIDDEN.iter().filter(|(group, _)| *group == name) {
        let hide = |below: clap::Command| below.hide(true);
        command = command.mut_subcommand(hidden, hide);
    }
    // `sheet`
    if name == "call" {
        command = command.mut_arg("quick", |arg| arg.hide(true));
    }
    command
}

/// The program without options and commands.
fn bare() -> clap::Command {
    clap::Command::new("citadels")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .args_override_self(true)
}

/// In the order help lists them: look-ups first, then the commands for a game night.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub enum Command {
    Card(card::Request),
    Ruling(ruling::Request),
    Rule(rule::Request),
    Ask(ask::Request),
    Search(search::Request),
    List(list::Request),
    Tonight(tonight::Request),
    #[cfg(feature = "host")]
    Host(host::Request),
    Deck(Below<deck::Command>),
    Setup(setup::Request),
    Sheet(TableArgs),
    Draft(Below<draft::Request>),
    Call(call::Request),
    Score(score::Request),
    History(history::Request),
    Solo(solo::Request),
    Fortress(Below<fortress::Command>),
    Settings(settings::Request),
    Completions(completions::Request),
    Man(man::Request),
    #[command(hide = true)]
    Help(help::Request),
}

/// A command that has commands. They are made when it is used, unlike those of a variant with
/// `#[command(subcommand)]`.
#[derive(Debug, Args)]
pub struct Below<C: Subcommand> {
    #[command(subcommand)]
    pub command: C,
}

fn edition() -> impl TypedValueParser<Value = EditionWish> {
    let ids = <Edition as VariantNames>::VARIANTS;
    Named {
        ids: ids.iter().copied().chain(["all"]).collect(),
        words: "word-edition-",
    }
    .map(|id| {
        id.parse::<Edition>()
            .ok()
            .map_or(EditionWish::All, EditionWish::One)
    })
}

/// Accepts the ids of a closed vocabulary and their localized names from the messages starting with
/// `words`.
pub fn one_of<T>(words: &'static str) -> impl TypedValueParser<Value = T>
where
    T: VariantNames + FromStr<Err = strum::ParseError> + Clone + Send + Sync + 'static,
{
    let ids = T::VARIANTS.to_vec();
    Named { ids, words }.try_map(|word| word.parse())
}

/// Reads an id, or its name in any of the four languages: people type what they see on screen.
#[derive(Clone)]
struct Named {
    ids: Vec<&'static str>,
    /// The prefix of the messages with the names, separated by commas; empty if there are only ids.
    words: &'static str,
}

impl Named {
    fn find(&self, typed: &str) -> Option<&'static str> {
        if self.words.is_empty() || self.ids.contains(&typed) {
            return None;
        }
        let typed = fold(typed);
        let means = |texts: &Texts, id: &str| {
            let words = Id::find(&format!("{}{id}", self.words));
            let words = texts.say(words.expect("every value has words: a test says them all"));
            words.split(',').any(|word| fold(word) == typed)
        };
        let ids = |texts: Texts| self.ids.iter().copied().find(|id| means(&texts, id));
        Language::iter().map(Texts::new).find_map(ids)
    }
}

impl TypedValueParser for Named {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        let meant = value.to_str().and_then(|typed| self.find(typed));
        let ids = PossibleValuesParser::new(self.ids.clone());
        ids.parse_ref(command, arg, meant.map_or(value, OsStr::new))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.ids.iter().copied().map(PossibleValue::new)))
    }
}
