//! Takes the stored questions apart that `ask` compares a question with
//! (`src/data/stored.rs`).

use crate::index::Question;
use crate::learned::Read;
use crate::{Outcome, store};
use citadels_data::index::Index;
use citadels_data::language::Language;
use citadels_data::parse::Data;
use citadels_data::pieces::Heap;
use citadels_data::stems::Stems;
use citadels_data::stored::{Stored, WORDS, kind};
use std::collections::BTreeMap;
use std::path::Path;

/// Stores the questions of a language, and says how each was read.
pub fn stored<'a>(
    stems: &Stems,
    index: &Index<'_>,
    texts: impl Iterator<Item = &'a [Question]>,
    data: &Data,
    out: &Path,
    lang: Language,
) -> Outcome<Vec<Read>> {
    let (mut firsts, mut words, mut questions, mut read) = (vec![], vec![], vec![], vec![]);
    for (number, lines) in texts.enumerate() {
        // The same question in another edition is another ruling's.
        let mut seen = BTreeMap::new();
        firsts.push(u32::try_from(questions.len())?);
        for (word, line) in lines {
            if let Some(other) = seen.insert(line.to_lowercase(), *word) {
                let lang = lang.code();
                return Err(format!("{lang}: “{line}” stands twice: {other:?}, {word:?}").into());
            }
            questions.push(line);
            let place = WORDS.iter().position(|(one, _)| one == word);
            words.push(u8::try_from(place.expect("all are there"))?);
            read.push((number, *word, tokens(stems, index, data, line)));
        }
    }
    // The last text that has each token, and how many have it.
    let mut spread: BTreeMap<&str, (usize, u16)> = BTreeMap::new();
    for (number, _, tokens) in &read {
        for token in kept(tokens) {
            let (last, texts) = spread.entry(token).or_insert((usize::MAX, 0));
            *texts += u16::from(last != number);
            *last = *number;
        }
    }
    let places: BTreeMap<&str, u16> = spread.keys().copied().zip(0..).collect();
    if places.len() < spread.len() {
        return Err("more words than places for them".into());
    }
    let entries = read.iter().map(|(_, _, tokens)| -> Vec<u8> {
        let places = kept(tokens).map(|token| places[token]);
        places.flat_map(u16::to_le_bytes).collect()
    });
    let (questions, entries): (Heap, Heap) = (questions.into_iter().collect(), entries.collect());
    let spread = spread.iter().map(|(token, (_, texts))| (*token, *texts));
    let all = Stored {
        tokens: spread.collect(),
        firsts,
        words: &words,
        questions: questions.pieces(),
        entries: entries.pieces(),
    };
    store(out, &format!("{}.stored", lang.code()), &all)?;
    Ok(read)
}

/// The tokens that say what a question is about; how it asks is only learned.
fn kept(tokens: &[(usize, String)]) -> impl Iterator<Item = &str> {
    let tokens = tokens.iter().map(|(_, token)| token.as_str());
    tokens.filter(|token| kind::is_about(token))
}

/// The tokens of a question: those of its words, and the ranks of the characters it names.
pub fn tokens(stems: &Stems, index: &Index<'_>, data: &Data, line: &str) -> Vec<(usize, String)> {
    let mut tokens = index.tokens(&stems.words(line));
    let ranks = tokens.iter().filter_map(|(at, token)| {
        let card = token.strip_prefix(kind::CARD)?;
        let mut characters = data.characters.iter();
        let character = characters.find(|one| one.id.id() == card)?;
        // In the first edition that has it.
        let rank = character.printings[0].rank?;
        Some((*at, format!("{}{rank}", kind::RANK)))
    });
    tokens.extend(ranks.collect::<Vec<_>>());
    tokens.sort();
    tokens
}
