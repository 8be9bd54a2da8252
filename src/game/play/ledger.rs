//! What happens in a game, as entries: every move of gold and cards, and the acts they belong to.

use super::Game;
use super::action::Payment;
use super::cards::CardNo;
use super::ranks::Ranks;
use super::state::State;
use crate::card::{Character, District, DistrictType, Rank};
use crate::table::Seat;
use enum_map::Enum;
use serde::{Deserialize, Serialize, Serializer};
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr, VariantNames};

/// What a ledger writes down of a card: its number, its name, or nothing.
pub trait Noted {
    /// Of this card.
    fn of(card: CardNo, game: &Game) -> Self;
}

impl Noted for () {
    fn of(_card: CardNo, _game: &Game) {}
}

impl Noted for CardNo {
    fn of(card: CardNo, _game: &Game) -> Self {
        card
    }
}

impl Noted for District {
    fn of(card: CardNo, game: &Game) -> Self {
        game.district(card)
    }
}

/// Where gold or a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Place<C = CardNo> {
    /// All gold that nobody has.
    Bank,
    /// A player's stash.
    #[strum(serialize = "seat")]
    Stash(Seat),
    /// The Artist's coin on this district of this player.
    On(Seat, C),
    /// The Tax Collector's token.
    Tax,
    /// Where cards are drawn.
    DeckTop,
    /// Where cards are discarded.
    DeckBottom,
    /// A hand.
    Hand(Seat),
    /// A city.
    City(Seat),
    /// Under this player's Museum.
    Museum(Seat),
    /// Drawn, and not yet chosen from.
    Aside,
}

impl Place {
    /// The same with the name of the district.
    pub fn named(self, game: &Game) -> Place<District> {
        match self {
            Self::On(seat, card) => Place::On(seat, game.district(card)),
            Self::Bank => Place::Bank,
            Self::Stash(seat) => Place::Stash(seat),
            Self::Tax => Place::Tax,
            Self::DeckTop => Place::DeckTop,
            Self::DeckBottom => Place::DeckBottom,
            Self::Hand(seat) => Place::Hand(seat),
            Self::City(seat) => Place::City(seat),
            Self::Museum(seat) => Place::Museum(seat),
            Self::Aside => Place::Aside,
        }
    }
}

/// As `bank`, `hand:0` or `on:0:temple`.
impl Serialize for Place<District> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let place: &str = self.into();
        match self {
            Self::On(seat, district) => {
                let seat = seat.index();
                serializer.collect_str(&format_args!("{place}:{seat}:{district}"))
            }
            Self::Stash(seat) | Self::Hand(seat) | Self::City(seat) | Self::Museum(seat) => {
                serializer.collect_str(&format_args!("{place}:{}", seat.index()))
            }
            _ => serializer.serialize_str(place),
        }
    }
}

/// How a district was paid for, if not simply in gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names of cards")]
pub enum By {
    Wizard,
    Framework,
    Necropolis,
    Cardinal,
}

/// What the Navigator takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Cargo {
    Gold,
    Cards,
}

/// What a seat did; the moves that belong to it were entered before. Written as the report of a
/// game has it. Of many games each kind of act is counted: [`Deed`].
#[derive(Clone, Debug, Serialize, EnumDiscriminants)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum_discriminants(
    name(Deed),
    doc = "The kinds of act. The ids are those of the report of a game.",
    derive(
        PartialOrd,
        Ord,
        Hash,
        Enum,
        EnumIter,
        VariantNames,
        Serialize,
        Deserialize
    ),
    serde(rename_all = "kebab-case"),
    strum(serialize_all = "kebab-case"),
    allow(missing_docs, reason = "the names say it")
)]
#[allow(
    missing_docs,
    reason = "the names say it; the fields are those of the contract"
)]
pub enum Act<C = CardNo> {
    GatherGold,
    GatherCards {
        drawn: Vec<C>,
        kept: Vec<C>,
    },
    Kill {
        rank: Rank,
    },
    Bewitch {
        rank: Rank,
    },
    Rob {
        rank: Rank,
    },
    Robbed {
        by: Seat,
    },
    Warrants {
        ranks: Ranks,
        signed: Rank,
    },
    Threaten {
        ranks: Ranks,
        lace: Rank,
    },
    Bribe,
    NoBribe,
    RevealThreat {
        lace: bool,
        by: Seat,
    },
    Spy {
        target: Seat,
        #[serde(rename = "type")]
        kind: DistrictType,
        matching: u32,
    },
    SwapHands {
        target: Seat,
    },
    Redraw {
        cards: u32,
    },
    WizardTake {
        target: Seat,
        card: C,
    },
    SeerTake,
    SeerGive,
    Crown {
        to: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        takes: Option<Payment>,
    },
    Income {
        #[serde(rename = "type")]
        kind: DistrictType,
        gold: u16,
        cards: u32,
    },
    Tithe {
        target: Seat,
    },
    ExtraGold,
    ExtraCards,
    Refund,
    Queen,
    Navigate {
        takes: Cargo,
    },
    Study {
        drawn: Vec<C>,
        kept: Vec<C>,
    },
    Build {
        district: C,
        price: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<By>,
        /// For the Necropolis.
        #[serde(skip_serializing_if = "Option::is_none")]
        destroyed: Option<C>,
        /// Who lends the Cardinal gold.
        #[serde(skip_serializing_if = "Option::is_none")]
        lender: Option<Seat>,
        /// The cards the lender gets.
        #[serde(skip_serializing_if = "Option::is_none")]
        given: Option<Vec<C>>,
        /// For the Thieves' Den.
        #[serde(skip_serializing_if = "Option::is_none")]
        paid_cards: Option<Vec<C>>,
    },
    Confiscate {
        from: Seat,
        district: C,
    },
    Tax,
    CollectTax,
    Destroy {
        target: Seat,
        district: C,
        price: u8,
    },
    Seize {
        target: Seat,
        district: C,
        price: u8,
    },
    Exchange {
        target: Seat,
        gives: C,
        takes: C,
        price: u8,
    },
    Beautify {
        districts: Vec<C>,
    },
    Armory {
        target: Seat,
        district: C,
    },
    Laboratory {
        card: C,
    },
    Smithy,
    Museum {
        card: C,
    },
    Park,
    PoorHouse,
    Theater {
        gives: Character,
        target: Seat,
        gets: Character,
    },
    Heir {
        to: Seat,
    },
    MarkersBack,
    /// A turn was lost to the Assassin. Only counted: a report has it in the [`Call`].
    Killed,
}

/// What players do to each other: how harsh a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(Enum, EnumIter, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Harm {
    /// A turn lost to the Assassin.
    Killed,
    /// A turn taken by the Witch.
    Bewitched,
    /// Gold lost to the Thief.
    Robbed,
    /// A district lost to the Warlord or the Armory.
    Destroyed,
    /// A district that another player has now.
    Taken,
}

impl Harm {
    /// The harm of a deed, if it does any.
    pub const fn of(deed: Deed) -> Option<Self> {
        match deed {
            Deed::Killed => Some(Self::Killed),
            Deed::Bewitch => Some(Self::Bewitched),
            Deed::Robbed => Some(Self::Robbed),
            Deed::Destroy | Deed::Armory => Some(Self::Destroyed),
            Deed::Seize | Deed::Exchange | Deed::Confiscate => Some(Self::Taken),
            _ => None,
        }
    }
}

/// A turn of the round: one for each rank that is called, one more when the Witch resumes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// The rank called.
    pub rank: Rank,
    /// Whose turn it is; none if nobody has that character.
    pub seat: Option<Seat>,
    /// Its turn is skipped.
    pub killed: bool,
    /// The Witch's turn, as the character she named.
    pub resumed: bool,
}

/// Somebody who writes down what happens. Nobody does in a simulation: `()`.
#[allow(unused_variables, reason = "nothing is written down by default")]
pub trait Ledger {
    /// What it writes down of the cards in an act.
    type Card: Noted;
    /// A round begins; the discards are made.
    fn begins(&mut self, state: &State<'_>, face_up: &[Rank], face_down: Rank) {}
    /// A player looks through these characters.
    fn looks(&mut self, seat: Seat, from: Ranks) {}
    /// And keeps one of them.
    fn keeps(&mut self, rank: Rank) {}
    /// And discards one of them, perhaps without looking.
    fn discards(&mut self, rank: Rank, random: bool) {}
    /// A rank is called, or the Witch resumes.
    fn calls(&mut self, call: Call) {}
    /// All ranks have been called.
    fn calls_end(&mut self) {}
    /// A round is over.
    fn ends(&mut self, state: &State<'_>) {}
    /// Gold moves.
    fn gold(&mut self, amount: u16, from: Place, to: Place) {}
    /// A card moves.
    fn card(&mut self, card: CardNo, from: Place, to: Place) {}
    /// The crown moves.
    fn crown(&mut self, to: Seat) {}
    /// The deck was shuffled.
    fn shuffled(&mut self, state: &State<'_>) {}
    /// An act is done: the moves since the last one belong to it.
    fn act(&mut self, seat: Seat, act: Act<Self::Card>) {}
}

impl Ledger for () {
    type Card = ();
}
