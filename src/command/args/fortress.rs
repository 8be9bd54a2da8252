//! The arguments of `citadels fortress`.

use crate::command::args::PlayArgs;
use clap::{Args, Subcommand, ValueEnum};

#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum FortressCommand {
    Rule { topic: Vec<String> },
    Setup(FortressSetupArgs),
    Tiles(FortressTilesArgs),
    Score(FortressScoreArgs),
    Board(FortressBoardArgs),
    Pad(FortressPadArgs),
}

#[derive(Debug, Args)]
#[command(args_override_self = true)]
pub struct FortressSetupArgs {
    #[arg(short, long)]
    pub players: Option<u8>,
    #[arg(long)]
    pub river: bool,
    #[arg(long)]
    pub third_river: bool,
}

#[derive(Debug, Args)]
#[command(args_override_self = true)]
pub struct FortressTilesArgs {
    pub file: Option<String>,
    #[arg(long, allow_hyphen_values = true)]
    pub at: Option<String>,
}

#[derive(Debug, Args)]
#[command(args_override_self = true)]
pub struct FortressScoreArgs {
    pub file: Option<String>,
    #[arg(long)]
    pub template: bool,
}

#[derive(Debug, Args)]
#[command(args_override_self = true)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub struct FortressBoardArgs {
    pub file: Option<String>,
    #[arg(long)]
    pub no_farmers: bool,
    #[arg(long)]
    pub split_source: bool,
    #[arg(long)]
    pub third_river: bool,
    #[arg(long)]
    pub fields: bool,
    #[arg(long, value_enum)]
    pub to: Option<BoardForm>,
    #[arg(long)]
    pub names: Option<String>,
    #[arg(long)]
    pub river: bool,
    #[arg(long)]
    pub new: bool,
    #[arg(long)]
    pub resume: bool,
    #[arg(long = "export", value_enum)]
    pub export_as: Option<BoardExport>,
    #[command(flatten)]
    pub play: PlayArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BoardExport {
    Toml,
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BoardForm {
    Grid,
}

#[derive(Debug, Default, Args)]
#[command(args_override_self = true)]
pub struct FortressPadArgs {
    pub file: Option<String>,
    #[arg(long)]
    pub names: Option<String>,
    #[arg(long)]
    pub river: bool,
    #[arg(long)]
    pub new: bool,
    #[arg(long)]
    pub resume: bool,
    #[arg(long, value_enum)]
    pub export: Option<PadExport>,
    #[command(flatten)]
    pub play: PlayArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PadExport {
    Json,
    Csv,
}
