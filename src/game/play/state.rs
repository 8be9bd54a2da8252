//! A position: who has what, what has been named, whose decision it is.

use super::Game;
use super::cards::{CardNo, Cards, Deck};
use super::ledger::{By, Ledger, Place};
use super::ranks::Ranks;
use crate::card::{Character, District, DistrictType, Rank};
use crate::draft::Pile;
use crate::table::Seat;
use enum_map::EnumMap;
use std::ops::BitOr;

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Dealt; the first round has not begun.
    Ready,
    /// A player chooses a character to keep.
    Keep,
    /// One of two players chooses a character to discard.
    Discard,
    /// The Theater's owner may swap.
    Theater,
    /// A turn.
    Turn,
    /// Which of the cards drawn to keep.
    Gather,
    /// The Witch must name a character.
    Bewitch,
    /// Where the other warrants go.
    Warrants,
    /// Where the other threat goes.
    Threats,
    /// Whether to bribe the Blackmailer.
    Bribe,
    /// Whether to turn the threat over.
    Reveal,
    /// The Magician has put cards under the deck, this one last.
    Redraw(CardNo),
    /// The Wizard sees this hand.
    Look(Seat),
    /// The Seer gives cards back.
    GiveBack,
    /// What the Diplomat gives for this district.
    Exchange(Seat, CardNo),
    /// The Artist may beautify another.
    Beautify(CardNo),
    /// The Thieves' Den is paid for with cards.
    PayCards,
    /// From whom the Cardinal takes the missing gold.
    Lender,
    /// Which cards the Cardinal gives for it.
    Lend,
    /// Whether the Magistrate takes the district.
    Confiscate,
    /// Which of seven cards the Scholar keeps.
    Study,
    /// To whom a killed Emperor gives the crown.
    Heir,
    /// The game is over.
    Over,
}

/// A turn in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// The rank that was called.
    pub rank: Rank,
    /// The character whose abilities and bans hold.
    pub character: Character,
    /// The Witch plays on as this character.
    pub resumed: bool,
    /// Has gathered.
    pub gathered: bool,
    /// Has collected the income.
    pub income: bool,
    /// Has moved the crown.
    pub crown: bool,
    /// Has used the character's special effect.
    pub power: bool,
    /// Has used the Laboratory.
    pub laboratory: bool,
    /// Has used the Smithy.
    pub smithy: bool,
    /// Has used the Museum.
    pub museum: bool,
    /// Builds that count toward the limit.
    pub built: u8,
    /// Gold paid for building, which the Alchemist gets back.
    pub spent: u16,
    /// A district has been paid for: a warrant can't bite any more.
    pub paid: bool,
}

/// A district that is being built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Building {
    /// Which.
    pub card: CardNo,
    /// In which special way.
    pub by: Option<By>,
    /// For the Necropolis.
    pub destroyed: Option<CardNo>,
    /// What is due, in gold or cards.
    pub price: u8,
    /// What is left of it to pay in gold.
    pub due: u8,
    /// Cards paid for the Thieves' Den.
    pub paid_cards: Cards,
    /// Who lends the Cardinal gold.
    pub lender: Option<Seat>,
    /// How many cards the lender still gets.
    pub owed: u8,
    /// The cards the lender got.
    pub given: Cards,
}

/// What has been named and marked this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// By the Assassin.
    pub killed: Option<Rank>,
    /// By the Witch.
    pub bewitched: Option<Rank>,
    /// By the Thief.
    pub robbed: Option<Rank>,
    /// Who gets the stolen gold.
    pub thief: Option<Seat>,
    /// The warrants that lie on characters.
    pub warrants: Ranks,
    /// The signed one, known to the Magistrate alone.
    pub signed: Option<Rank>,
    /// Who placed them.
    pub magistrate: Option<Seat>,
    /// The threats that lie on characters.
    pub threats: Ranks,
    /// The one with the lace, known to the Blackmailer alone.
    pub lace: Option<Rank>,
    /// Who placed them.
    pub blackmailer: Option<Seat>,
    /// Characters whose threat went back unseen for a bribe.
    pub bribed: Ranks,
}

/// A position: plain data. What follows the rules is done by [`apply`](Self::apply), whose ledger
/// hears of every move; other changes are for laying out positions.
#[derive(Clone, Copy, Debug)]
pub struct State<'g> {
    /// What does not change.
    pub game: &'g Game,
    /// Everybody's gold, by seat like all lists of eight.
    pub gold: [u16; 8],
    /// The hands.
    pub hands: [Cards; 8],
    /// The cities.
    pub cities: [Cards; 8],
    /// Every card of a name that this city has.
    pub names: [Cards; 8],
    /// How many districts a city has: counting a set takes longer.
    pub built: [u8; 8],
    /// Districts with the Artist's coin.
    pub beautified: Cards,
    /// Under the Museum.
    pub museum: Cards,
    /// The coins on the Tax Collector's token.
    pub tax: u16,
    /// The district deck.
    pub deck: Deck,
    /// Who has the crown.
    pub crown: Seat,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Who completed a city first.
    pub first: Option<Seat>,

    /// The characters discarded face up.
    pub face_up: Ranks,
    /// The first one discarded face down.
    pub face_down: Rank,
    /// The characters being passed around.
    pub pool: Ranks,
    /// The step of the selection.
    pub step: u8,
    /// Who had the crown when the round began, and chose first.
    pub caller: Seat,
    /// What each player was handed, the first and the second time.
    pub handed: [[Ranks; 2]; 8],
    /// Who has which character.
    pub holders: EnumMap<Rank, Option<Seat>>,
    /// What each player has put away on purpose.
    pub put_away: [Ranks; 8],
    /// The Theater's swap: who gave which character, and who gave which for it.
    pub swapped: Option<[(Seat, Rank); 2]>,

    /// What has been named and marked this round.
    pub marks: Marks,
    /// The cards shown this round.
    pub revealed: Ranks,
    /// Rank 8 can't touch this player's city.
    pub protected: Option<Seat>,
    /// The last rank called; none before the first.
    pub called: Option<Rank>,
    /// The turn in progress; what is left of the last one between turns.
    pub turn: Turn,
    /// What is being decided.
    pub phase: Phase,
    /// The cards drawn and not yet chosen from.
    pub aside: Pile<CardNo>,
    /// The district that is being built, or was last.
    pub building: Building,
    /// To whom the Seer owes a card, or what the Magician has put under the deck.
    pub owed: u8,
}

/// Districts that most characters may build in a turn (2016 rulebook, line 148).
pub(super) const LIMIT: u8 = 1;

impl State<'_> {
    /// Is the game over?
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// A player's gold.
    pub const fn gold(&self, seat: Seat) -> u16 {
        self.gold[seat.index()]
    }

    /// A player's hand.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// A player's city.
    pub const fn city(&self, seat: Seat) -> Cards {
        self.cities[seat.index()]
    }

    /// A player's characters.
    pub fn characters(&self, seat: Seat) -> Ranks {
        let ranks = self.game.ranks;
        ranks
            .filter(|rank| self.holders[*rank] == Some(seat))
            .collect()
    }

    /// Every seat.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.game.players.seats()
    }

    /// Every seat but this one.
    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |other| *other != seat)
    }

    /// Whose decision it is.
    ///
    /// # Panics
    ///
    /// The game has not begun or is over.
    pub fn decider(&self) -> Seat {
        let owner = |owner: Option<Seat>| owner.expect("markers lie there, so somebody put them");
        match self.phase {
            Phase::Keep | Phase::Discard => self.chooser(),
            Phase::Theater => {
                let owner = self.owner(self.game.of(District::Theater));
                owner.expect("only with the Theater in a city")
            }
            Phase::Reveal => owner(self.marks.blackmailer),
            Phase::Confiscate => owner(self.marks.magistrate),
            Phase::Heir => self.holders[Rank::Four].expect("a player had the killed Emperor"),
            Phase::Ready | Phase::Over => panic!("nobody decides before or after the game"),
            _ => self.turn.seat,
        }
    }

    /// Who has one of these cards in a city.
    pub(super) fn owner(&self, cards: Cards) -> Option<Seat> {
        self.seats().find(|seat| self.city(*seat).meets(cards))
    }

    /// Is this district in this player's city?
    pub fn has(&self, seat: Seat, district: District) -> bool {
        self.city(seat).meets(self.game.of(district))
    }

    /// Districts toward a completed city: the Monument counts as two (card).
    pub fn size(&self, seat: Seat) -> u8 {
        self.built[seat.index()] + u8::from(self.has(seat, District::Monument))
    }

    /// Is this city completed now (2016 rulebook, lines 226, 1051)?
    pub fn is_complete(&self, seat: Seat) -> bool {
        self.size(seat) >= self.game.complete_at
    }

    /// What a district in a city costs: one more with the Artist's coin (English text, Artist).
    pub fn cost(&self, card: CardNo) -> u8 {
        self.game.cost(card) + u8::from(self.beautified.contains(card))
    }

    /// Districts of a type for income: the School of Magic is one of them (card).
    pub(super) fn paying(&self, seat: Seat, kind: DistrictType) -> Cards {
        let school = self.game.of(District::SchoolOfMagic);
        self.city(seat) & (self.game.of_type(kind) | school)
    }

    /// One card of each name among these, which are in no city.
    pub(super) fn names(&self, mut cards: Cards) -> impl Iterator<Item = CardNo> {
        std::iter::from_fn(move || {
            let card = cards.first()?;
            cards = cards & !self.game.same(card);
            Some(card)
        })
    }

    /// One card of each kind among these: copies are alike, but for the Artist's coin.
    pub(super) fn kinds(&self, mut cards: Cards) -> impl Iterator<Item = CardNo> {
        let coined = self.beautified;
        std::iter::from_fn(move || {
            let card = cards.first()?;
            let alike = if coined.contains(card) {
                coined
            } else {
                !coined
            };
            cards = cards & !(self.game.same(card) & alike);
            Some(card)
        })
    }

    /// Gold moves; the ledger knows.
    pub(super) fn pay(&mut self, amount: u16, from: Place, to: Place, ledger: &mut impl Ledger) {
        if amount == 0 || from == to {
            return;
        }
        match from {
            Place::Stash(seat) => self.gold[seat.index()] -= amount,
            Place::Tax => self.tax -= amount,
            Place::On(_, card) => self.beautified.remove(card),
            _ => {}
        }
        match to {
            Place::Stash(seat) => self.gold[seat.index()] += amount,
            Place::Tax => self.tax += amount,
            Place::On(_, card) => self.beautified.insert(card),
            _ => {}
        }
        ledger.gold(amount, from, to);
    }

    /// A card moves; the ledger knows.
    pub(super) fn put(&mut self, card: CardNo, from: Place, to: Place, ledger: &mut impl Ledger) {
        match from {
            Place::Hand(seat) => self.hands[seat.index()].remove(card),
            Place::City(seat) => {
                self.cities[seat.index()].remove(card);
                self.built[seat.index()] -= 1;
                let names = self.city(seat).map(|card| self.game.same(card));
                self.names[seat.index()] = names.fold(Cards::NONE, Cards::bitor);
            }
            Place::Museum(_) => self.museum.remove(card),
            // Cards leave the deck and the table where they are drawn and chosen.
            _ => {}
        }
        match to {
            Place::Hand(seat) => self.hands[seat.index()].insert(card),
            Place::City(seat) => self.add_to_city(seat, card),
            Place::Museum(_) => self.museum.insert(card),
            Place::DeckBottom => self.deck.put_under(card),
            Place::Aside => self.aside.push(card),
            _ => {}
        }
        ledger.card(card, from, to);
    }

    pub(super) fn add_to_city(&mut self, seat: Seat, card: CardNo) {
        self.cities[seat.index()].insert(card);
        self.built[seat.index()] += 1;
        self.names[seat.index()] |= self.game.same(card);
    }

    /// Draws up to this many cards, as many as there are (ruling deck-runs-out); how many it was.
    pub(super) fn draw(&mut self, count: u32, to: Place, ledger: &mut impl Ledger) -> u32 {
        for drawn in 0..count {
            let Some(card) = self.deck.draw() else {
                return drawn;
            };
            self.put(card, Place::DeckTop, to, ledger);
        }
        count
    }

    /// A district is destroyed: it goes under the deck, its coin to the bank, the cards under a
    /// Museum with it (2016 rulebook, lines 853, 918, 1053; ruling artist-coin-destroyed).
    pub(super) fn raze(&mut self, seat: Seat, card: CardNo, ledger: &mut impl Ledger) {
        if self.beautified.contains(card) {
            self.pay(1, Place::On(seat, card), Place::Bank, ledger);
        }
        self.put(card, Place::City(seat), Place::DeckBottom, ledger);
        if self.game.of(District::Museum).contains(card) {
            for under in self.museum {
                self.put(under, Place::Museum(seat), Place::DeckBottom, ledger);
            }
        }
    }

    /// A district goes from one city to another, with its coin and the cards under it
    /// (2016 rulebook, lines 886, 918).
    pub(super) fn hand_over(
        &mut self,
        card: CardNo,
        from: Seat,
        to: Seat,
        ledger: &mut impl Ledger,
    ) {
        self.put(card, Place::City(from), Place::City(to), ledger);
        if self.beautified.contains(card) {
            ledger.gold(1, Place::On(from, card), Place::On(to, card));
        }
        if self.game.of(District::Museum).contains(card) {
            for under in self.museum {
                ledger.card(under, Place::Museum(from), Place::Museum(to));
            }
        }
    }

    /// Whether this player is the first to complete a city, looked at after an effect is done
    /// (ruling complete-after-effect).
    pub(super) fn look_at_city(&mut self, seat: Seat) {
        if self.first.is_none() && self.is_complete(seat) {
            self.first = Some(seat);
        }
    }
}
