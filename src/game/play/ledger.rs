//! What happens in a game, as entries: every move of gold and cards, and the acts they belong to.

use super::action::Payment;
use super::cards::{CardNo, Cards};
use super::ranks::Ranks;
use super::state::State;
use crate::card::{DistrictType, Rank};
use crate::draft::Pile;
use crate::table::Seat;

/// Where gold or a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// All gold that nobody has.
    Bank,
    /// A player's stash.
    Stash(Seat),
    /// The Artist's coin on this district of this player.
    On(Seat, CardNo),
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

/// How a district was paid for, if not simply in gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of cards")]
pub enum By {
    Gold,
    Wizard,
    Framework,
    Necropolis(CardNo),
    Cardinal,
}

/// What a seat did; the moves that belong to it were entered before.
#[derive(Clone, Copy, Debug)]
#[allow(
    missing_docs,
    reason = "the names say it; the fields are those of the contract"
)]
pub enum Act {
    GatherGold,
    GatherCards {
        drawn: Pile<CardNo>,
        kept: Cards,
    },
    Kill(Rank),
    Bewitch(Rank),
    Rob(Rank),
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
        card: CardNo,
    },
    SeerTake,
    SeerGive,
    Crown {
        to: Seat,
        takes: Option<Payment>,
    },
    Income {
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
        gold: bool,
    },
    Study {
        drawn: Pile<CardNo>,
        kept: CardNo,
    },
    Build {
        card: CardNo,
        price: u8,
        by: By,
        paid_cards: Cards,
        lender: Option<Seat>,
        given: Cards,
    },
    Confiscate {
        from: Seat,
        card: CardNo,
    },
    Tax,
    CollectTax,
    Destroy {
        target: Seat,
        card: CardNo,
        price: u8,
    },
    Seize {
        target: Seat,
        card: CardNo,
        price: u8,
    },
    Exchange {
        target: Seat,
        gives: CardNo,
        takes: CardNo,
        price: u8,
    },
    Beautify {
        cards: Cards,
    },
    Armory {
        target: Seat,
        card: CardNo,
    },
    Laboratory {
        card: CardNo,
    },
    Smithy,
    Museum {
        card: CardNo,
    },
    Park,
    PoorHouse,
    Theater {
        gives: Rank,
        target: Seat,
        gets: Rank,
    },
    Heir {
        to: Seat,
    },
    MarkersBack,
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
    fn act(&mut self, seat: Seat, act: Act) {}
}

impl Ledger for () {}
