//! How a tile of Fortress is written wherever it is mentioned.

use crate::texts::{Id, Texts};

/// What a kind of tile shows.
pub fn shows(texts: &Texts, kind: &str) -> String {
    let id = Id::find(&format!("tile-{kind}"));
    texts.say(id.expect("the locales describe every tile of the box"))
}
