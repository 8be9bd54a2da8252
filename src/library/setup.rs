//! Setting up, according to the rulebooks.

use super::decks::pool;
use super::fold::alphabetical;
use super::{nearest_printing, printing};
use crate::rules::card::{Card, Character, District, Rank};
use crate::rules::deck::Deck;
use crate::rules::edition::{Edition, First};
use crate::rules::table::Players;
use crate::texts::{Id, Texts};
use crate::{family, id, say};
use strum::IntoEnumIterator;

family!(deal(Edition) = "setup-deal-");
family!(crown(Edition) = "setup-crown-");

/// A step from the box to the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The last one may also be this one.
    Characters(Option<Character>),
    Tokens,
    /// What a character needs besides its card.
    With(Id),
    Districts,
    Deal,
    Crown,
    Discards,
    End,
    Short(Id),
    /// What is different with few players.
    Few(Id),
}

/// All steps from the box to the first turn, in order.
pub fn steps(deck: &Deck) -> Vec<Step> {
    let edition = deck.edition;
    let mut steps = vec![Step::Characters(None)];
    if edition.rulebook().holds.tokens {
        steps.push(Step::Tokens);
    }
    let characters = deck.characters.iter();
    steps.extend(characters.filter_map(|&card| with(card, edition).map(Step::With)));
    steps.extend([
        Step::Districts,
        Step::Deal,
        Step::Crown,
        Step::Discards,
        Step::End,
    ]);
    steps.extend(short(edition).map(Step::Short));
    steps.extend(match deck.players {
        Players::Two => Some(Step::Few(id!("setup-two"))),
        Players::Three => Some(Step::Few(id!("setup-three"))),
        _ => None,
    });
    steps
}

impl Step {
    /// Is something to be done now? The others say what comes next; they come last.
    pub const fn is_setup(self) -> bool {
        !matches!(
            self,
            Self::Discards | Self::End | Self::Short(_) | Self::Few(_)
        )
    }

    /// The same where the cards are listed below it.
    pub fn say_with_list(self, texts: &Texts, deck: &Deck) -> String {
        match self {
            Self::Characters(_) if lists_cards(deck.edition) => {
                say!(
                    texts,
                    "setup-characters-listed",
                    count = deck.characters.len()
                )
            }
            Self::Districts if lists_cards(deck.edition) => say!(texts, "setup-districts-listed"),
            _ => self.say(texts, deck),
        }
    }

    pub fn say(self, texts: &Texts, deck: &Deck) -> String {
        let edition = deck.edition;
        let count = deck.characters.len();
        match self {
            Self::Characters(either) => {
                let mut cards = names(texts, edition, &deck.characters);
                if let Some(other) = either {
                    let other = nearest_printing(other, edition).name(texts.lang());
                    cards = say!(texts, "setup-either", cards, other);
                }
                say!(texts, "setup-characters", count, cards)
            }
            Self::Tokens => say!(texts, "setup-tokens", count),
            Self::Districts if edition.rulebook().holds.deck.is_some() => {
                // As one looks for them in the box.
                let mut districts = deck.districts.clone();
                let lang = texts.lang();
                districts.sort_by_cached_key(|&card| {
                    alphabetical(nearest_printing(card, edition).name(lang), lang)
                });
                let cards = names(texts, edition, &districts);
                say!(texts, "setup-districts", cards)
            }
            Self::Districts => purples(texts, deck),
            Self::Deal => texts.say(deal(edition)),
            Self::Crown => texts.say(crown(edition)),
            Self::Discards => discards(texts, deck),
            Self::End => {
                let count = edition.rulebook().complete_at[deck.players];
                say!(texts, "setup-end", count)
            }
            Self::With(id) | Self::Short(id) | Self::Few(id) => texts.say(id),
        }
    }
}

/// Are all characters and special districts chosen for each game?
pub fn lists_cards(edition: Edition) -> bool {
    edition.rulebook().holds.deck.is_some()
}

/// Additional notes that need no action now.
pub fn notes(texts: &Texts, deck: &Deck) -> Vec<String> {
    let notes = deck.characters.iter();
    let notes = notes.filter_map(|&card| note(card, deck.edition));
    notes.map(|id| texts.say(id)).collect()
}

/// What ends the game, in words.
pub fn end(texts: &Texts, deck: &Deck) -> String {
    let steps = steps(deck).into_iter();
    let ends = steps.filter(|step| matches!(step, Step::End | Step::Short(_)));
    let said: Vec<String> = ends.map(|step| step.say(texts, deck)).collect();
    said.join(" ")
}

/// How an older rulebook shortens the game; the 2016 one does not.
fn short(edition: Edition) -> Option<Id> {
    match edition {
        Edition::E2016 => None,
        Edition::Classic => Some(id!("setup-short-classic")),
        Edition::Third => Some(id!("setup-short-third")),
    }
}

/// Tonight's row of the discard table, in words.
pub fn discards(texts: &Texts, deck: &Deck) -> String {
    let row = super::decks::cast(deck).row();
    match deck.players {
        Players::Two => say!(texts, "discards-two"),
        Players::Three if row.characters == 8 => say!(texts, "discards-three-eight"),
        Players::Three => say!(texts, "discards-three"),
        _ => {
            let row_said = match row.first {
                First::FaceUp => say!(texts, "discards-row", count = row.face_up),
                First::FaceDown => say!(texts, "discards-row-down", count = row.face_up),
            };
            // One card fewer than players and discards need: the last player picks up the first
            // discard.
            if row.last_takes_first() {
                format!("{row_said} {}", say!(texts, "discards-last"))
            } else {
                row_said
            }
        }
    }
}

/// What a character needs besides its card.
fn with(card: Character, edition: Edition) -> Option<Id> {
    let id = match (card, edition) {
        (Character::Magistrate, Edition::E2016) => id!("setup-with-magistrate-2016"),
        (Character::Blackmailer, Edition::E2016) => id!("setup-with-blackmailer-2016"),
        (Character::TaxCollector, Edition::E2016) => id!("setup-with-tax-collector-2016"),
        _ => return None,
    };
    Some(id)
}

/// What to know about a character before the game.
fn note(card: Character, edition: Edition) -> Option<Id> {
    let id = match (card, edition) {
        (Character::Queen, Edition::E2016) => id!("setup-with-queen-2016"),
        (Character::Queen, Edition::Classic) => id!("setup-with-queen-classic"),
        (Character::Queen, Edition::Third) => id!("setup-with-queen-third"),
        (Character::Artist, Edition::E2016) => id!("setup-with-artist-2016"),
        (Character::Artist, Edition::Classic) => id!("setup-with-artist-classic"),
        (Character::Artist, Edition::Third) => id!("setup-with-artist-third"),
        _ => return None,
    };
    Some(id)
}

fn names<T: Copy + Into<Card>>(texts: &Texts, edition: Edition, cards: &[T]) -> String {
    let name = |&card: &T| nearest_printing(card, edition).name(texts.lang());
    cards.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The base game's districts, which may not all be known.
fn all_without_star(texts: &Texts, edition: Edition) -> String {
    let known = |star: bool| {
        let printings = District::iter().filter_map(|id| printing(id, edition));
        let printings = printings.filter(|of| of.has_star() == star);
        printings.map(|of| of.copies).sum::<u8>()
    };
    // The starred ones are all known (third edition, line 277).
    let all = edition.rulebook().holds.districts - usize::from(known(true));
    let known = usize::from(known(false));
    if known < all {
        return say!(texts, "setup-purple-base-part", all, known);
    }
    say!(texts, "setup-purple-base")
}

/// The character that can replace the last one of a base game: the rulebooks leave the choice
/// between the two of rank 9 (classic rulebook, line 364; third edition, 211).
pub fn either(deck: &Deck) -> Option<Character> {
    let last = deck.characters.last().copied()?;
    let others = Character::iter().filter(|&other| other != last);
    let mut others = others.filter(|other| {
        let printing = printing(other, deck.edition);
        printing.is_some_and(|of| of.rank == Some(Rank::Nine) && of.from_players <= deck.players)
    });
    let is_nine = nearest_printing(last, deck.edition).rank == Some(Rank::Nine);
    others.next().filter(|_| is_nine)
}

/// The purple districts of an older box: all of the base game, except for removed and added ones.
fn purples(texts: &Texts, deck: &Deck) -> String {
    let pool = pool(deck.edition);
    let is_base = |id: &District| pool.facts(id).is_some_and(|facts| facts.is_base);
    let (mut left, bonus): (Vec<District>, Vec<District>) =
        deck.districts.iter().partition(|id| is_base(id));
    let mut out: Vec<District> = Vec::new();
    for id in pool.base_uniques() {
        match left.iter().position(|other| *other == id) {
            Some(place) => drop(left.remove(place)),
            None => out.push(id),
        }
    }
    let names = |cards: &[District]| names(texts, deck.edition, cards);
    let mut said = vec![all_without_star(texts, deck.edition)];
    if !out.is_empty() {
        said.push(say!(texts, "setup-purple-out", cards = names(&out)));
    }
    said.push(if bonus.is_empty() {
        say!(texts, "setup-purple-no-bonus")
    } else {
        say!(texts, "setup-purple-bonus", cards = names(&bonus))
    });
    said.join(" ")
}
