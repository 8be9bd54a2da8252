//! The arguments of `citadels solo`.

use crate::command::args::{PlayArgs, one_of};
use crate::rules::city::Pardon;
use clap::{Args, Subcommand, ValueEnum};

#[derive(Debug, Args)]
#[command(
    args_override_self = true,
    disable_help_subcommand = true,
    subcommand_precedence_over_arg = true
)]
pub struct SoloArgs {
    #[command(subcommand)]
    pub command: Option<SoloCommand>,
    pub file: Option<String>,
    #[arg(long)]
    pub quick: bool,
    #[arg(long, value_enum)]
    pub deal: Option<Dealer>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub new: bool,
    #[arg(long)]
    pub resume: bool,
    #[arg(long)]
    pub log: bool,
    #[command(flatten)]
    pub play: PlayArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Dealer {
    Program,
    Hand,
}

#[derive(Debug, Subcommand)]
pub enum SoloCommand {
    Turn(SoloTurnArgs),
    Score(SoloScoreArgs),
}

#[derive(Debug, Args)]
pub struct SoloTurnArgs {
    pub file: String,
}

#[derive(Debug, Args)]
#[command(args_override_self = true)]
pub struct SoloScoreArgs {
    pub file: String,
    #[command(flatten)]
    pub play: PlayArgs,
    #[arg(long, value_parser = one_of::<Pardon>(""), action = clap::ArgAction::Append)]
    pub allow: Vec<Pardon>,
}
