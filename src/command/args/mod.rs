//! The command line as plain types. Their help is in `locales/*/cli.ftl`.

pub mod fortress;

pub use crate::app::Editions as EditionWish;
use crate::app::limits;
pub use crate::command::args::fortress::*;
use crate::command::shell::completions::Shell;
use crate::command::solo;
pub use crate::command::table::TableArgs;
use crate::command::table::{call, draft, setup, tonight};
use crate::files::settings::ColorWish;
use crate::language::Language;
use crate::library::fold::fold;
use crate::rules::card::{DistrictType, Origin, Rank};
use crate::rules::city::Pardon;
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::texts::{Id, Texts};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, FromArgMatches, Subcommand, ValueEnum};
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::str::FromStr;
use strum::{EnumString, IntoEnumIterator, VariantNames};

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
            below
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

    fn parse(mut command: clap::Command, line: &[OsString]) -> Result<Self, clap::Error> {
        let mut matches = command.try_get_matches_from_mut(line)?;
        Self::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
    }
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

/// In the order help lists them: lookups first, then the commands for a game night.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub enum Command {
    Card {
        words: Vec<String>,
        #[arg(long)]
        full: bool,
    },
    Ruling {
        cards: Vec<String>,
    },
    Rule {
        topic: Vec<String>,
    },
    Ask {
        question: Vec<String>,
    },
    Search {
        #[arg(required = true)]
        words: Vec<String>,
        #[arg(long)]
        all: bool,
    },
    List(ListArgs),
    Tonight(tonight::Request),
    Deck(Below<DeckCommand>),
    Setup(setup::Request),
    Sheet(TableArgs),
    Draft(Below<draft::Request>),
    Call(call::Request),
    Score(ScoreArgs),
    History(Below<HistoryCommand>),
    Solo(solo::Request),
    Fortress(Below<FortressCommand>),
    Settings(SettingsArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
    #[command(hide = true)]
    Help {
        command: Vec<String>,
    },
}

/// A command that has commands. They are made when it is used, unlike those of a variant with
/// `#[command(subcommand)]`.
#[derive(Debug, Args)]
pub struct Below<C: Subcommand> {
    #[command(subcommand)]
    pub command: C,
}

#[derive(Debug, Args)]
pub struct ListArgs {
    #[arg(value_parser = one_of::<What>("word-what-"))]
    pub what: What,
    #[arg(long, allow_negative_numbers = true, value_parser = rank())]
    pub rank: Option<Rank>,
    #[arg(long = "type", value_parser = one_of::<DistrictType>("word-type-"))]
    pub kind: Option<DistrictType>,
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(limits::COST.range()))]
    pub cost: Option<u8>,
    #[arg(long, value_parser = one_of::<Origin>("word-origin-"))]
    pub origin: Option<Origin>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum What {
    Characters,
    Districts,
    Decks,
    Rules,
}

#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum DeckCommand {
    Show(DeckShowArgs),
    Check {
        deck: String,
        #[arg(short, long)]
        players: Option<Players>,
    },
    Random(DeckRandomArgs),
    Reroll {
        deck: String,
        #[arg(required = true)]
        cards: Vec<String>,
        #[arg(short, long)]
        players: Option<Players>,
        #[arg(long)]
        seed: Option<String>,
        #[arg(long)]
        full: bool,
    },
    Play(DeckPlayArgs),
    Measure(DeckMeasureArgs),
    Build {
        #[arg(short, long)]
        players: Option<Players>,
        #[arg(long)]
        full: bool,
    },
    Save {
        name: String,
        deck: String,
        #[arg(long)]
        force: bool,
    },
    Forget {
        name: String,
    },
}

#[derive(Debug, Args)]
pub struct DeckShowArgs {
    pub deck: String,
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
    #[arg(long, action = clap::ArgAction::Append)]
    pub with: Vec<String>,
    #[arg(long)]
    pub why: bool,
    #[arg(long)]
    pub full: bool,
}

#[derive(Debug, Args)]
pub struct DeckRandomArgs {
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long, action = clap::ArgAction::Append)]
    pub must: Vec<String>,
    #[arg(long, action = clap::ArgAction::Append)]
    pub ban: Vec<String>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
    #[arg(long)]
    pub like: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::FIERCE.range()))]
    pub fierce: Option<u8>,
    #[arg(long)]
    pub unbalanced: bool,
    #[arg(long)]
    pub fresh: bool,
    #[arg(long)]
    pub measured: bool,
    #[arg(long, value_parser = clap::value_parser!(u16).range(limits::COUNT.range()))]
    pub count: Option<u16>,
    #[arg(long)]
    pub why: bool,
    #[arg(long)]
    pub full: bool,
}

#[derive(Debug, Args)]
pub struct DeckPlayArgs {
    pub deck: Option<String>,
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub seats: Option<String>,
}

#[derive(Debug, Args)]
pub struct DeckMeasureArgs {
    pub deck: Option<String>,
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
    #[arg(long, value_parser = clap::value_parser!(i64).range(limits::GAMES.range()))]
    pub games: Option<i64>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub seats: Option<String>,
    #[arg(long)]
    pub shard: Option<String>,
    #[arg(long, num_args = 1.., conflicts_with_all =
        ["deck", "players", "characters", "games", "seed", "seats", "shard"])]
    pub merge: Vec<String>,
}

#[derive(Debug, Args)]
pub struct SettingsArgs {
    pub name: Option<String>,
    pub value: Option<String>,
    #[arg(long, conflicts_with = "value", requires = "name")]
    pub reset: bool,
}

#[derive(Debug, Args)]
pub struct CompletionsArgs {
    #[arg(value_parser = one_of::<Shell>(""))]
    pub shell: Shell,
    #[arg(last = true)]
    pub words: Vec<OsString>,
}

#[derive(Debug, Args)]
pub struct ManArgs {
    pub command: Vec<String>,
    #[arg(long = "to")]
    pub folder: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct ScoreArgs {
    pub tables: Vec<String>,
    #[arg(long)]
    pub deck: Option<String>,
    #[arg(long)]
    pub names: Option<String>,
    #[command(flatten)]
    pub play: PlayArgs,
    #[arg(long, value_parser = one_of::<Pardon>(""), action = clap::ArgAction::Append)]
    pub allow: Vec<Pardon>,
    #[arg(long)]
    pub template: bool,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::COMPLETE_AT.range()))]
    pub complete_at: Option<u8>,
}

#[derive(Debug, Default, Args)]
pub struct PlayArgs {
    #[arg(long)]
    pub save: bool,
    #[arg(long)]
    pub date: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(limits::MINUTES.range()))]
    pub minutes: Option<u32>,
    #[arg(long)]
    pub location: Option<String>,
    #[arg(long)]
    pub comment: Option<String>,
}

#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum HistoryCommand {
    List(HistoryListArgs),
    Show(HistoryShowArgs),
    Stats(HistoryWishArgs),
    Edit(HistoryEditArgs),
    Forget(HistoryShowArgs),
    Rename {
        old: String,
        new: String,
    },
    Undo,
    Export(HistoryExportArgs),
    Import(HistoryImportArgs),
    Check {
        #[arg(long)]
        repair: bool,
    },
}

#[derive(Debug, Args)]
pub struct HistoryListArgs {
    #[command(flatten)]
    pub wish: HistoryWishArgs,
    #[arg(long)]
    pub all: bool,
}

#[derive(Debug, Args)]
pub struct HistoryImportArgs {
    pub file: String,
    #[arg(long)]
    pub dry_run: bool,
}

#[derive(Debug, Args)]
pub struct HistoryWishArgs {
    #[arg(long, action = clap::ArgAction::Append)]
    pub player: Vec<String>,
    #[arg(long)]
    pub deck: Option<String>,
    #[arg(long)]
    pub since: Option<String>,
    #[arg(long)]
    pub until: Option<String>,
}

#[derive(Debug, Args)]
pub struct HistoryShowArgs {
    pub id: u64,
}

#[derive(Debug, Args)]
pub struct HistoryEditArgs {
    pub id: u64,
    #[arg(long)]
    pub date: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(limits::MINUTES.range()))]
    pub minutes: Option<u32>,
    #[arg(long)]
    pub location: Option<String>,
    #[arg(long)]
    pub comment: Option<String>,
    #[arg(long)]
    pub deck: Option<String>,
    #[arg(long = "player", action = clap::ArgAction::Append)]
    pub called: Vec<String>,
}

#[derive(Debug, Args)]
pub struct HistoryExportArgs {
    #[arg(long, value_enum)]
    pub to: ExportTo,
    pub ids: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportTo {
    Json,
    Csv,
    Bgstats,
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

fn rank() -> impl TypedValueParser<Value = Rank> {
    clap::value_parser!(u8)
        .range(limits::RANK.range())
        .try_map(Rank::try_from)
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
