//! Learns from the stored questions (`src/learn`), and stores what was learned as
//! `src/data/learned.rs` reads it.

use crate::{Outcome, store};
use citadels_data::language::Language;
use citadels_data::learned::{Learned, Scale};
use citadels_data::{features, weighed};
use citadels_game::ruling::Verdict;
use citadels_learn::{Line, Says, frequent, learn};
use std::collections::BTreeMap;
use std::path::Path;

/// A stored question as it is learned: its text, its word, its tokens.
pub type Read = (usize, Option<Verdict>, Vec<(usize, String)>);

/// A feature of a single question says nothing of others.
const FEWEST: usize = 2;

/// Stores what the questions of all languages teach. Texts compete that share one of their
/// `worlds`, the bits of editions and games.
pub fn learned(lines: &[(Language, Read)], worlds: &[u8], out: &Path) -> Outcome<()> {
    let found = lines
        .iter()
        .map(|(lang, (_, _, tokens))| features(*lang, tokens));
    let found: Vec<BTreeMap<u32, f32>> = found.collect();
    let all = found.iter().flat_map(BTreeMap::keys).copied();
    let numbers = frequent(all.collect(), FEWEST);
    let lines = lines
        .iter()
        .zip(&found)
        .map(|((_, (text, word, _)), features)| Line {
            features: weighed(features, |feature| numbers.binary_search(&feature).ok()),
            text: *text,
            is_yes: word.map(|word| word == Verdict::Yes),
        });
    let lines: Vec<Line> = lines.collect();
    let learned = learn(&lines, numbers.len(), worlds);

    let all = || learned.features.iter().flatten();
    let topic = step(all().map(|says| says.topic));
    let yes = step(all().map(|says| says.yes));
    let turn = step(learned.turns.iter().copied());
    let (mut features, mut says): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
    for (place, (number, turns)) in numbers.iter().zip(&learned.turns).enumerate() {
        for Says {
            text,
            topic: of,
            yes: word,
        } in &learned.features[place]
        {
            let (of, word) = (steps(*of, topic), steps(*word, yes));
            if of != 0 || word != 0 {
                says.extend(u16::try_from(*text)?.to_le_bytes());
                says.extend([of, word].map(|one| one.to_le_bytes()[0]));
            }
        }
        features.extend(number.to_le_bytes());
        features.extend(u32::try_from(says.len() / 4)?.to_le_bytes());
        features.extend(steps(*turns, turn).to_le_bytes());
    }
    let learned = Learned {
        features: &features,
        says: &says,
        leans: learned.leans,
        scale: Scale { topic, yes, turn },
    };
    store(out, "learned", &learned)
}

/// A step so that the largest of these numbers is as many as a byte can hold.
fn step(numbers: impl Iterator<Item = f32>) -> f32 {
    numbers.map(f32::abs).fold(f32::MIN_POSITIVE, f32::max) / f32::from(i8::MAX)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "as many steps as a byte can hold"
)]
fn steps(number: f32, step: f32) -> i8 {
    (number / step).round() as i8
}
