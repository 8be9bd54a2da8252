//! `citadels completions`: the script for a shell, and the suggestions that script asks for while a
//! command is typed. The scripts know nothing about our commands, so they need no update with them.

pub mod names;
pub mod place;
pub mod scripts;

use crate::app::App;
use crate::command::args::one_of;
use crate::command::shell::completions::names::is_safe;
use crate::command::shell::completions::scripts::{Line, Shell};
use crate::command::shell::given::Given;
use crate::command::{Cli, Outcome};
use crate::language::Language;
use crate::texts::Texts;
use clap::Args;
use std::ffi::OsString;

#[derive(Debug, Args)]
pub struct Request {
    #[arg(value_parser = one_of::<Shell>(""))]
    shell: Shell,
    #[arg(last = true)]
    words: Vec<OsString>,
}

/// The script; or, after `--`, what can stand in place of the last of the words.
pub fn run(cli: &Cli<'_>, request: &Request) -> Outcome {
    if request.words.is_empty() {
        let lang = cli.global.lang.as_deref();
        return Outcome::text(request.shell.script(cli.texts, lang));
    }
    let line = Line::read(request.shell, &request.words);
    let (_, before) = line.words.split_last().expect("there are words");
    // As in any run, the line's own options come first.
    let words: Vec<_> = before.iter().map(Into::into).collect();
    let given = Given::scan(&words);
    let lang = given.lang.as_deref().and_then(Language::from_locale);
    let texts = Texts::new(lang.unwrap_or(cli.texts.lang()));
    let app = App {
        texts: &texts,
        editions: place::edition(&words).unwrap_or(cli.app.editions),
        ..cli.app()
    };
    let mut suggested = place::suggested(&app, &line);
    suggested.all.retain(|one| is_safe(&one.text));
    Outcome::text(line.written(&suggested))
}
