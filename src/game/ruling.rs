//! When a ruling applies: its subject is a list of groups of alternatives.
//!
//! "The Great Wall and the rank 8 character" is `[[great-wall], [diplomat, marshal, warlord]]`.

use crate::card::Card;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr, VariantNames};

/// How certain a ruling is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Standing {
    /// Stated in a rulebook or on the printed card.
    Official,
    /// Stated in a variant's rules, which are a player's and not the publisher's. Scripts read it as
    /// official: it is what those rules say.
    #[serde(rename(serialize = "official"))]
    Variant,
    /// Ours, with its reason in the text.
    Reading,
    /// No rulebook covers it: common practice, marked as such.
    Silent,
}

/// The short answer to a ruling's first question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, EnumIter)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// It is so, or allowed.
    Yes,
    /// It is not so, or not allowed.
    No,
}

/// A kind of card that a ruling may apply to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum CardKind {
    Characters,
    Districts,
}

impl CardKind {
    /// Is the card of this kind?
    pub const fn has(self, card: Card) -> bool {
        matches!(
            (self, card),
            (Self::Characters, Card::Character(_)) | (Self::Districts, Card::District(_))
        )
    }
}

/// A ruling's subject, in page order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(IntoStaticStr, EnumIter, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Subject {
    /// Choosing, naming, calling, the crown, and timing.
    Turn,
    /// Income, and what is paid, taken and given in gold.
    Gold,
    /// The hand and the district deck.
    Cards,
    /// What can be built, and at what cost.
    Building,
    /// Destroying, seizing, exchanging, and protection from it.
    City,
    /// The end of the game and scoring.
    End,
}

/// Do all these cards appear in a ruling about these groups? Each card needs its own group:
/// Library and Observatory are two alternatives of one group in "the Witch and what works while
/// gathering", so that ruling is not about the two of them together.
///
/// ```
/// use citadels_game::ruling::meet;
/// use citadels_game::card::{Card, Character, District};
/// let witch = Card::Character(Character::Witch);
/// let [library, observatory] = [District::Library, District::Observatory].map(Card::District);
/// let about: &[&[Card]] = &[&[witch], &[library, observatory]];
/// assert!(meet(about, &[observatory, witch]));
/// assert!(!meet(about, &[library, observatory]));
/// ```
pub fn meet<G: AsRef<[Card]>>(about: &[G], cards: &[Card]) -> bool {
    let Some((first, rest)) = cards.split_first() else {
        return true;
    };
    (0..about.len()).any(|index| {
        about[index].as_ref().contains(first) && {
            let mut others: Vec<&[Card]> = about.iter().map(AsRef::as_ref).collect();
            others.swap_remove(index);
            meet(&others, rest)
        }
    })
}

/// The cards that the ruling is always about when these are in play, because no alternative is: a
/// sheet lists it under the first of them.
///
/// ```
/// use citadels_game::ruling::sure;
/// use citadels_game::card::{Card, Character, District};
/// let [king, emperor] = [Character::King, Character::Emperor].map(Card::Character);
/// let keep = Card::District(District::Keep);
/// let about: &[&[Card]] = &[&[king, emperor], &[keep]];
/// assert_eq!(sure(about, &[keep, emperor]), [emperor, keep]);
/// assert_eq!(sure(about, &[keep, emperor, king]), [keep]);
/// ```
pub fn sure<G: AsRef<[Card]>>(about: &[G], in_play: &[Card]) -> Vec<Card> {
    let sure = about.iter().filter_map(|group| {
        let mut here = group.as_ref().iter().filter(|card| in_play.contains(card));
        here.next().copied().filter(|_| here.next().is_none())
    });
    sure.collect()
}

/// Can the ruling come up in a game with these cards? Every group needs a member in it.
pub fn comes_up<G: AsRef<[Card]>>(about: &[G], in_play: &[Card]) -> bool {
    about
        .iter()
        .all(|group| group.as_ref().iter().any(|card| in_play.contains(card)))
}
