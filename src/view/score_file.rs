//! An empty score file.

use crate::rules::edition::Edition;
use crate::say;
use crate::texts::Texts;
use serde_json::json;
use std::fmt::Write;

/// An empty file to fill in, for these players or for two.
pub fn template(texts: &Texts, edition: Edition, names: &[String]) -> String {
    let numbered = |player: usize| say!(texts, "template-player", player = player);
    let names = match names {
        [] => (1..=2).map(numbered).collect(),
        names => names.to_vec(),
    };
    let mut text = comment(&say!(texts, "template-comment"));
    let _ = writeln!(text, "edition = \"{}\"", edition.id());
    for name in names {
        let _ = write!(
            text,
            "\n[[player]]\nname = {}\ncity = []\n{}hand = 0\ngold = 0\nmuseum = 0\n\
             crown = false\nfirst = false\n{}# rank = 8\n",
            json!(name),
            comment(&say!(texts, "template-hand")),
            comment(&say!(texts, "template-rank")),
        );
    }
    text
}

/// Keep the short lines of the message: a file is not rewrapped.
pub fn comment(message: &str) -> String {
    format!("# {}\n", message.replace('\n', "\n# "))
}
