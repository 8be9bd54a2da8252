//! Takes the stored questions apart that `ask` compares a question with
//! (`src/library/stored.rs`).

use super::learned::Read;
use super::library::index::Index;
use super::library::parse::Data;
use super::library::stems::Stems;
use super::library::stored::{Entry, Word, kind};
use super::{Outcome, pieces};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The questions of a language, as Rust, and how each was read; the tokens go into a file.
pub fn stored<'a>(
    stems: &Stems,
    index: &Index<'_>,
    texts: impl Iterator<Item = &'a [(Word, String)]>,
    data: &Data,
    out: &Path,
    name: &str,
) -> Outcome<(String, Vec<Read>)> {
    let (mut questions, mut of, mut words, mut read) = (vec![], vec![], vec![], vec![]);
    let mut seen = BTreeMap::new();
    for (number, lines) in (0_u16..).zip(texts) {
        for (word, line) in lines {
            // The same question in another edition is another ruling's.
            if let Some(other) = seen.insert((number, line.to_lowercase()), *word) {
                return Err(format!("{name}: “{line}” stands twice: {other:?}, {word:?}").into());
            }
            let tokens = tokens(stems, index, data, line);
            questions.push(line);
            of.push(number);
            words.push(*word as u8);
            read.push((usize::from(number), *word, tokens));
        }
    }
    let mut spread: BTreeMap<&String, BTreeSet<usize>> = BTreeMap::new();
    for (number, _, tokens) in &read {
        for token in kept(tokens) {
            spread.entry(token).or_default().insert(*number);
        }
    }
    let places: BTreeMap<&String, u16> = spread.keys().copied().zip(0..).collect();
    if places.len() < spread.len() {
        return Err("more words than places for them".into());
    }
    let (mut all, mut ends): (Vec<Entry>, Vec<usize>) = (Vec::new(), Vec::new());
    for (_, _, tokens) in &read {
        all.extend(kept(tokens).map(|token| places[token].to_le_bytes()));
        ends.push(all.len());
    }
    let file = format!("{name}.stored");
    fs::write(out.join(&file), all.concat())?;
    let all = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\")).as_chunks().0");
    let counts: Vec<usize> = spread.values().map(BTreeSet::len).collect();
    let code = format!(
        "Stored {{ tokens: {}, spread: &{counts:?}, questions: {}, of: &{of:?}, words: &{words:?}, \
         ends: &{ends:?}, all: {all} }}",
        pieces(places.keys()),
        pieces(questions),
    );
    Ok((code, read))
}

/// The tokens that say what a question is about; how it asks is only learned.
fn kept(tokens: &[(usize, String)]) -> impl Iterator<Item = &String> {
    let tokens = tokens.iter().map(|(_, token)| token);
    tokens.filter(|token| kind::is_about(token))
}

/// The tokens of a question: those of its words, and the ranks of the characters it names.
pub fn tokens(stems: &Stems, index: &Index<'_>, data: &Data, line: &str) -> Vec<(usize, String)> {
    let mut tokens = index.tokens(&stems.words(line));
    let ranks = tokens.iter().filter_map(|(at, token)| {
        let card = token.strip_prefix(kind::CARD)?;
        let mut characters = data.characters.iter();
        let character = characters.find(|one| <&str>::from(one.id) == card)?;
        // In the first edition that has it.
        let rank = character.printings[0].rank.number();
        Some((*at, format!("{}{rank}", kind::RANK)))
    });
    tokens.extend(ranks.collect::<Vec<_>>());
    tokens.sort();
    tokens
}
