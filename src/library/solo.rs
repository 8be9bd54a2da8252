//! The names of the two players in the solo variant.

use super::fold::fold;
use crate::id;
use crate::language::Language;
use crate::rules::solo::Who;
use crate::texts::{Id, Texts};
use strum::IntoEnumIterator;

/// The names of the two players.
pub const fn name_of(who: Who) -> Id {
    match who {
        Who::You => id!("solo-you"),
        Who::Vova => id!("solo-vova"),
    }
}

/// Who a name means, in any of the four languages.
pub fn who(typed: &str) -> Option<Who> {
    let typed = fold(typed);
    let mut texts = Language::iter().map(Texts::new);
    texts.find_map(|texts| {
        let mut both = [Who::You, Who::Vova].into_iter();
        both.find(|who| fold(&texts.say(name_of(*who))) == typed)
    })
}
