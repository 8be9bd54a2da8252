//! An empty score file.

use crate::rules::edition::Edition;
use crate::say;
use crate::texts::Texts;
use serde_json::json;
use std::fmt::Write;

/// An empty file to fill in.
pub fn template(texts: &Texts, edition: Edition) -> String {
    let comment = say!(texts, "template-comment");
    let mut text: String = comment.lines().map(|line| format!("# {line}\n")).collect();
    let _ = writeln!(text, "edition = \"{}\"", edition.id());
    for player in 1..=2_usize {
        let name = say!(texts, "template-player", player = player);
        let _ = write!(
            text,
            "\n[[player]]\nname = {}\ncity = []\nhand = 0        # {}\ngold = 0\nmuseum = 0\n\
             crown = false\nfirst = false\n# rank = 8      # {}\n",
            json!(name),
            say!(texts, "template-hand"),
            say!(texts, "template-rank"),
        );
    }
    text
}
