//! What must be known before clap parses: a usage fault is reported in the language and format
//! asked for.

use crate::files::settings::ColorWish;
use std::borrow::Cow;
use std::ffi::OsString;

/// The options needed before the command line is parsed.
pub struct Given {
    pub lang: Option<String>,
    pub color: Option<ColorWish>,
    pub json: bool,
    pub no_pager: bool,
}

impl Given {
    pub fn scan(args: &[OsString]) -> Self {
        let color = last(args, "--color");
        Self {
            lang: last(args, "--lang"),
            color: color.and_then(|color| color.parse().ok()),
            no_pager: args.iter().any(|word| word == "--no-pager"),
            json: last(args, "--format").as_deref() == Some("json"),
        }
    }
}

/// The last value given for an option.
pub fn last(args: &[OsString], option: &str) -> Option<String> {
    let mut words = args
        .iter()
        .skip(1)
        .map(|word| word.to_string_lossy())
        .take_while(|word| word != "--");
    let mut last = None;
    while let Some(word) = words.next() {
        match word.strip_prefix(option) {
            Some("") => last = words.next().map(Cow::into_owned).or(last),
            Some(rest) if rest.starts_with('=') => last = Some(rest[1..].to_owned()),
            _ => {}
        }
    }
    last
}
