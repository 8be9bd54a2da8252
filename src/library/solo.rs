//! What the two of the solo variant are called.

use super::fold::fold;
use crate::id;
use crate::language::Language;
use crate::rules::solo::Who;
use crate::texts::{Id, Texts};
use strum::IntoEnumIterator;

/// What the two are called.
pub const fn name_of(who: Who) -> Id {
    match who {
        Who::You => id!("solo-you"),
        Who::Vova => id!("solo-vova"),
    }
}

/// Who is meant by a name, in any of the four languages.
pub fn who(typed: &str) -> Option<Who> {
    let typed = fold(typed);
    let mut texts = Language::iter().map(Texts::new);
    texts.find_map(|texts| {
        let mut both = [Who::You, Who::Vova].into_iter();
        both.find(|who| fold(&texts.say(name_of(*who))) == typed)
    })
}
