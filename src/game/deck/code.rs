//! A deck as a short code that stays valid forever, and back.
//!
//! Eleven letters of Crockford's 32: one for edition and version, nine for player count, characters
//! and districts as one number, and a check letter. The check is a sum over the field of 32
//! elements with a different weight at each position, so every wrong letter and every swap of
//! adjacent letters is detected.

use super::{Deck, DeckPlan, Pool};
use crate::card::{Card, District, Rank};
use crate::edition::Edition;
use crate::table::Players;
use strum::IntoEnumIterator;

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BODY: usize = 9;
/// The length of a code.
pub const LENGTH: usize = BODY + 2;

/// Why a text is not a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// It does not look like one.
    NotACode,
    /// It looks like one, but a letter is wrong.
    Mistyped,
    /// It is valid, but for an edition or version unknown here.
    Unknown,
}

/// The first letter: the edition and the code version.
const fn heading(edition: Edition) -> u8 {
    match edition {
        Edition::E2016 => 1,
        Edition::Classic => 2,
        Edition::Third => 3,
    }
}

/// The code of a deck.
pub fn encode(deck: &Deck, pool: &Pool) -> Option<String> {
    let mut letters = vec![heading(deck.edition)];
    let mut number = match pool.rulebook.holds.deck {
        Some(_) => choose_rank(&places(deck, pool), pool.uniques.len()),
        // The number of each, combined into one number.
        None => pool.uniques.iter().fold(0, |number, facts| {
            let same = |id: &&District| Card::from(**id) == facts.card;
            let count = deck.districts.iter().filter(same).count();
            number * (facts.copies as u64 + 1) + count as u64
        }),
    };
    for rank in Rank::eight() {
        number = number * 3 + u64::from(place(deck, pool, rank)?);
    }
    number = number * 4 + place(deck, pool, Rank::Nine).map_or(0, |place| u64::from(place) + 1);
    number = number * 7 + u64::from(deck.players.number() - Players::FEWEST.number());
    for index in (0..BODY).rev() {
        letters.push(u8::try_from(number >> (5 * index) & 31).ok()?);
    }
    // The weights of the other letters are distinct and nonzero, and the check letter's is one: so
    // it is the sum of the others.
    let check = weigh(&letters);
    letters.push(check);
    letters
        .iter()
        .map(|&letter| Some(char::from(*LETTERS.get(usize::from(letter))?)))
        .collect()
}

/// The edition of a code.
///
/// # Errors
///
/// Why it is invalid.
pub fn edition(text: &str) -> Result<Edition, CodeFault> {
    let letters = letters(text).ok_or(CodeFault::NotACode)?;
    let (check, rest) = letters.split_last().ok_or(CodeFault::NotACode)?;
    if weigh(rest) != *check {
        return Err(CodeFault::Mistyped);
    }
    let of = |edition: &Edition| heading(*edition) == rest[0];
    Edition::iter().find(of).ok_or(CodeFault::Unknown)
}

/// The player count and the cards of a code.
///
/// # Errors
///
/// Why it is invalid for this pool.
pub fn decode(text: &str, pool: &Pool) -> Result<(Players, DeckPlan), CodeFault> {
    if edition(text)? != pool.edition {
        return Err(CodeFault::Unknown);
    }
    let letters = letters(text).ok_or(CodeFault::NotACode)?;
    let mut number = letters[1..=BODY]
        .iter()
        .fold(0, |number, &letter| number << 5 | u64::from(letter));
    let mut digit = |base: u64| {
        let digit = number % base;
        number /= base;
        u8::try_from(digit).expect("a digit is less than its base")
    };
    let players = Players::new(digit(7) + 2).expect("seven digits for two to eight players");
    let nine = digit(4);
    let ranks: Vec<u8> = (0..8).map(|_| digit(3)).collect();
    let card = |place: usize| pool.uniques[place].card;
    let districts = match pool.rulebook.holds.deck {
        Some(size) => choose_unrank(number, pool.uniques.len(), size)
            .map(|places| places.into_iter().map(card).collect()),
        None => counted(number, pool),
    };
    let character = |rank: Rank, place: u8| {
        let mut of_rank = pool.of_rank(rank, Players::MOST).map(|facts| facts.card);
        of_rank.nth(usize::from(place)).ok_or(CodeFault::Unknown)
    };
    let mut characters = Vec::new();
    for (rank, place) in Rank::eight().zip(ranks.into_iter().rev()) {
        characters.push(character(rank, place)?);
    }
    if nine > 0 {
        characters.push(character(Rank::Nine, nine - 1)?);
    }
    let districts = districts.ok_or(CodeFault::Unknown)?;
    let plan = DeckPlan {
        characters,
        districts,
    };
    Ok((players, plan))
}

/// The letters as numbers: any case, ignoring spaces and hyphens, O for 0, I and L for 1.
fn letters(text: &str) -> Option<Vec<u8>> {
    let letters: Option<Vec<u8>> = text
        .chars()
        .filter(|c| !matches!(c, ' ' | '-' | '\u{a0}' | '–'))
        .take(LENGTH + 1)
        .map(|c| {
            let letter = match c.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            };
            let mut known = LETTERS.iter().map(|&known| char::from(known));
            u8::try_from(known.position(|known| known == letter)?).ok()
        })
        .collect();
    letters.filter(|letters| letters.len() == LENGTH)
}

/// The weighted sum over the field of 32 elements; a position's weight is a power of two, counted
/// from the right, starting with one for the check letter.
fn weigh(letters: &[u8]) -> u8 {
    letters.iter().fold(0, |sum, &letter| double(sum ^ letter))
}

/// Twice an element, modulo x⁵ + x² + 1.
const fn double(element: u8) -> u8 {
    let doubled = element << 1;
    if doubled & 32 == 0 {
        doubled
    } else {
        doubled ^ 0b10_0101
    }
}

/// The index of the deck's character within its rank, by id.
fn place(deck: &Deck, pool: &Pool, rank: Rank) -> Option<u8> {
    let place = pool
        .of_rank(rank, Players::MOST)
        .position(|facts| deck.cards().any(|card| card == facts.card))?;
    u8::try_from(place).ok()
}

/// The indexes of the deck's districts among all unique ones.
fn places(deck: &Deck, pool: &Pool) -> Vec<usize> {
    let place = |id: &District| {
        let mut uniques = pool.uniques.iter();
        uniques.position(|facts| facts.card == Card::from(*id))
    };
    deck.districts.iter().filter_map(place).collect()
}

/// The districts from a number that encodes the count of each.
fn counted(mut number: u64, pool: &Pool) -> Option<Vec<Card>> {
    let mut districts = Vec::new();
    for facts in pool.uniques.iter().rev() {
        let count = number % (facts.copies as u64 + 1);
        number /= facts.copies as u64 + 1;
        districts.extend((0..count).map(|_| facts.card));
    }
    districts.reverse();
    (number == 0).then_some(districts)
}

/// The binomial coefficient: ways to choose `count` of `all`.
fn ways(all: usize, count: usize) -> u64 {
    if count > all {
        return 0;
    }
    (0..count).fold(1, |ways, step| {
        ways * (all - step) as u64 / (step as u64 + 1)
    })
}

/// The rank of a combination among those of the same size, in index order.
fn choose_rank(places: &[usize], all: usize) -> u64 {
    let mut number = 0;
    let mut next = 0;
    for (index, &place) in places.iter().enumerate() {
        number += (next..place)
            .map(|skipped| ways(all - skipped - 1, places.len() - index - 1))
            .sum::<u64>();
        next = place + 1;
    }
    number
}

/// The combination with that rank.
fn choose_unrank(mut number: u64, all: usize, count: usize) -> Option<Vec<usize>> {
    let mut places = Vec::new();
    for place in 0..all {
        let left = count - places.len();
        if left == 0 {
            break;
        }
        let with = ways(all - place - 1, left - 1);
        if number < with {
            places.push(place);
        } else {
            number -= with;
        }
    }
    (number == 0 && places.len() == count).then_some(places)
}
