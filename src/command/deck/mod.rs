//! `citadels deck`: show, check, draw and save decks.

pub mod build;
pub mod measure;
pub mod play;
pub mod random;
pub mod reroll;
pub mod save;
pub mod show;
pub mod shown;

use crate::command::{Cli, Outcome};
use crate::terminal::drive::Stop;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum Command {
    Show(show::Request),
    Check(show::Check),
    Random(random::Request),
    Reroll(reroll::Request),
    Play(play::Request),
    Measure(measure::Request),
    Build(build::Request),
    Save(save::Request),
    Forget { name: String },
}

pub fn run(cli: &mut Cli<'_>, command: &Command) -> Result<Outcome, Stop> {
    match command {
        Command::Show(request) => show::run(cli, request),
        Command::Check(request) => show::check(cli, request),
        Command::Random(request) => random::run(cli, request),
        Command::Reroll(request) => reroll::run(cli, request),
        Command::Play(request) => play::run(cli, request),
        Command::Measure(request) => measure::run(cli, request),
        Command::Build(request) => build::run(cli, request),
        Command::Save(request) => save::run(cli, request),
        Command::Forget { name } => save::run_forget(cli, name),
    }
}
