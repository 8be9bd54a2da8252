//! A game written down: who chose what, what was done, and every move of gold and cards, from which
//! every position can be added up.

use crate::rules::card::{Character, District, DistrictType, Rank};
use crate::rules::play::{
    Act, By, Call, CardNo, Cards, Game, Ledger, Payment, Place, Ranks, State,
};
use crate::rules::table::Seat;
use serde::{Serialize, Serializer};
use std::fmt;
use std::mem;
use std::ops::Not;

/// Who has what. Cards are in the order in which they came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Position {
    pub gold: Vec<u16>,
    pub hands: Vec<Vec<District>>,
    pub cities: Vec<Vec<Standing>>,
    pub museums: Vec<Vec<District>>,
    pub crown: Seat,
    pub tax: u16,
    /// Top first.
    pub deck: Vec<District>,
}

/// A district in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Standing {
    pub district: District,
    pub beautified: bool,
}

#[derive(Debug, Serialize)]
pub struct Round {
    pub round: u16,
    /// Who has the crown when it begins.
    pub crown: Seat,
    pub face_up: Vec<Character>,
    pub face_down: Character,
    pub choices: Vec<Choice>,
    pub theater: Vec<Event>,
    pub turns: Vec<Turn>,
    pub end: Vec<Event>,
    /// After it.
    pub state: Position,
}

/// What one player did with a hand of characters.
#[derive(Debug, Serialize)]
pub struct Choice {
    pub seat: Seat,
    /// By rank.
    pub from: Vec<Character>,
    pub keeps: Option<Character>,
    pub discards: Option<Character>,
    /// The discard was blind.
    #[serde(skip_serializing_if = "Not::not")]
    pub random: bool,
}

/// A rank is called, or the Witch resumes her turn.
#[derive(Debug, Serialize)]
pub struct Turn {
    pub rank: Rank,
    pub character: Character,
    /// Who has it.
    pub seat: Option<Seat>,
    #[serde(skip_serializing_if = "Not::not")]
    pub killed: bool,
    #[serde(skip_serializing_if = "Not::not")]
    pub resumed: bool,
    pub events: Vec<Event>,
}

#[derive(Debug, Serialize)]
pub struct Event {
    #[serde(flatten)]
    pub deed: Deed,
    pub seat: Seat,
    pub moves: Vec<Move>,
}

/// What was done; as [`Act`], with ids of cards.
#[derive(Debug, Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Deed {
    GatherGold,
    GatherCards {
        drawn: Vec<District>,
        kept: Vec<District>,
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
        ranks: Vec<Rank>,
        signed: Rank,
    },
    Threaten {
        ranks: Vec<Rank>,
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
        card: District,
    },
    SeerTake,
    SeerGive,
    Crown {
        to: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        takes: Option<Takes>,
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
        takes: Takes,
    },
    Study {
        drawn: Vec<District>,
        kept: Vec<District>,
    },
    Build(Build),
    Confiscate {
        from: Seat,
        district: District,
    },
    Tax,
    CollectTax,
    Destroy {
        target: Seat,
        district: District,
        price: u8,
    },
    Seize {
        target: Seat,
        district: District,
        price: u8,
    },
    Exchange {
        target: Seat,
        gives: District,
        takes: District,
        price: u8,
    },
    Beautify {
        districts: Vec<District>,
    },
    Armory {
        target: Seat,
        district: District,
    },
    Laboratory {
        card: District,
    },
    Smithy,
    Museum {
        card: District,
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
}

/// A district is built.
#[derive(Debug, Serialize)]
pub struct Build {
    pub district: District,
    pub price: u8,
    /// How, if not simply for gold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Way>,
    /// For the Necropolis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub destroyed: Option<District>,
    /// Who lends the Cardinal gold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lender: Option<Seat>,
    /// The cards the lender gets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<Vec<District>>,
    /// For the Thieves' Den.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_cards: Option<Vec<District>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Wizard,
    Framework,
    Necropolis,
    Cardinal,
}

/// What the Emperor is paid, or the Navigator takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    Gold,
    Card,
    Cards,
    Nothing,
}

/// Nothing changes without one.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Move {
    Gold {
        gold: u16,
        from: Spot,
        to: Spot,
    },
    Card {
        card: District,
        from: Spot,
        to: Spot,
    },
    Crown {
        crown: Seat,
    },
    /// The deck was shuffled.
    Deck {
        deck: Vec<District>,
    },
}

/// Where gold or a card is; written as `hand:0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Bank,
    Seat(Seat),
    /// The Artist's coin on a district.
    On(Seat, District),
    Tax,
    DeckTop,
    DeckBottom,
    Hand(Seat),
    City(Seat),
    Museum(Seat),
    Aside,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bank => f.write_str("bank"),
            Self::Seat(seat) => write!(f, "seat:{}", seat.index()),
            Self::On(seat, district) => write!(f, "on:{}:{}", seat.index(), district.id()),
            Self::Tax => f.write_str("tax"),
            Self::DeckTop => f.write_str("deck-top"),
            Self::DeckBottom => f.write_str("deck-bottom"),
            Self::Hand(seat) => write!(f, "hand:{}", seat.index()),
            Self::City(seat) => write!(f, "city:{}", seat.index()),
            Self::Museum(seat) => write!(f, "museum:{}", seat.index()),
            Self::Aside => f.write_str("aside"),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Which part of a round is being written.
#[derive(Clone, Copy, Debug)]
enum Part {
    Selection,
    Turns,
    End,
}

/// Writes a game down.
#[derive(Debug)]
pub struct Recorder<'g> {
    game: &'g Game,
    position: Position,
    rounds: Vec<Round>,
    part: Part,
    /// Since the last act.
    moves: Vec<Move>,
}

impl<'g> Recorder<'g> {
    /// From here on.
    pub fn new(state: &State<'g>) -> Self {
        Self {
            game: state.game,
            position: Position::of(state),
            rounds: Vec::new(),
            part: Part::Selection,
            moves: Vec::new(),
        }
    }

    /// As the moves so far add up.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The rounds played.
    pub fn rounds(self) -> Vec<Round> {
        self.rounds
    }

    fn round(&mut self) -> &mut Round {
        let last = self.rounds.last_mut();
        last.expect("a round begins before anything else happens")
    }

    fn choice(&mut self) -> &mut Choice {
        let last = self.round().choices.last_mut();
        last.expect("a player looks at cards before choosing one")
    }

    fn card(&self, card: CardNo) -> District {
        self.game.district(card)
    }

    fn cards(&self, cards: impl IntoIterator<Item = CardNo>) -> Vec<District> {
        cards.into_iter().map(|card| self.card(card)).collect()
    }

    fn characters(&self, ranks: Ranks) -> Vec<Character> {
        ranks.map(|rank| self.game.character(rank)).collect()
    }

    fn spot(&self, place: Place) -> Spot {
        match place {
            Place::Bank => Spot::Bank,
            Place::Stash(seat) => Spot::Seat(seat),
            Place::On(seat, card) => Spot::On(seat, self.card(card)),
            Place::Tax => Spot::Tax,
            Place::DeckTop => Spot::DeckTop,
            Place::DeckBottom => Spot::DeckBottom,
            Place::Hand(seat) => Spot::Hand(seat),
            Place::City(seat) => Spot::City(seat),
            Place::Museum(seat) => Spot::Museum(seat),
            Place::Aside => Spot::Aside,
        }
    }

    fn deed(&self, act: Act) -> Deed {
        match act {
            Act::GatherGold => Deed::GatherGold,
            Act::GatherCards { drawn, kept } => Deed::GatherCards {
                drawn: self.cards(drawn.cards().iter().copied()),
                kept: self.cards(
                    drawn
                        .cards()
                        .iter()
                        .copied()
                        .filter(|card| kept.contains(*card)),
                ),
            },
            Act::Kill(rank) => Deed::Kill { rank },
            Act::Bewitch(rank) => Deed::Bewitch { rank },
            Act::Rob(rank) => Deed::Rob { rank },
            Act::Robbed { by } => Deed::Robbed { by },
            Act::Warrants { ranks, signed } => Deed::Warrants {
                ranks: ranks.collect(),
                signed,
            },
            Act::Threaten { ranks, lace } => Deed::Threaten {
                ranks: ranks.collect(),
                lace,
            },
            Act::Bribe => Deed::Bribe,
            Act::NoBribe => Deed::NoBribe,
            Act::RevealThreat { lace, by } => Deed::RevealThreat { lace, by },
            Act::Theater {
                gives,
                target,
                gets,
            } => Deed::Theater {
                gives: self.game.character(gives),
                target,
                gets: self.game.character(gets),
            },
            Act::Heir { to } => Deed::Heir { to },
            Act::MarkersBack => Deed::MarkersBack,
            _ => self.power(act),
        }
    }

    /// What characters do with gold and cards.
    fn power(&self, act: Act) -> Deed {
        match act {
            Act::Spy {
                target,
                kind,
                matching,
            } => Deed::Spy {
                target,
                kind,
                matching,
            },
            Act::SwapHands { target } => Deed::SwapHands { target },
            Act::Redraw { cards } => Deed::Redraw { cards },
            Act::WizardTake { target, card } => Deed::WizardTake {
                target,
                card: self.card(card),
            },
            Act::SeerTake => Deed::SeerTake,
            Act::SeerGive => Deed::SeerGive,
            Act::Crown { to, takes } => Deed::Crown {
                to,
                takes: takes.map(Takes::from),
            },
            Act::Income { kind, gold, cards } => Deed::Income { kind, gold, cards },
            Act::Tithe { target } => Deed::Tithe { target },
            Act::ExtraGold => Deed::ExtraGold,
            Act::ExtraCards => Deed::ExtraCards,
            Act::Refund => Deed::Refund,
            Act::Queen => Deed::Queen,
            Act::Navigate { gold } => Deed::Navigate {
                takes: if gold { Takes::Gold } else { Takes::Cards },
            },
            Act::Study { drawn, kept } => Deed::Study {
                drawn: self.cards(drawn.cards().iter().copied()),
                kept: vec![self.card(kept)],
            },
            _ => self.change_of_city(act),
        }
    }

    /// What happens to cities.
    fn change_of_city(&self, act: Act) -> Deed {
        match act {
            Act::Build {
                card,
                price,
                by,
                paid_cards,
                lender,
                given,
            } => Deed::Build(self.build(card, price, by, paid_cards, lender.map(|by| (by, given)))),
            Act::Confiscate { from, card } => Deed::Confiscate {
                from,
                district: self.card(card),
            },
            Act::Tax => Deed::Tax,
            Act::CollectTax => Deed::CollectTax,
            Act::Destroy {
                target,
                card,
                price,
            } => Deed::Destroy {
                target,
                district: self.card(card),
                price,
            },
            Act::Seize {
                target,
                card,
                price,
            } => Deed::Seize {
                target,
                district: self.card(card),
                price,
            },
            Act::Exchange {
                target,
                gives,
                takes,
                price,
            } => Deed::Exchange {
                target,
                gives: self.card(gives),
                takes: self.card(takes),
                price,
            },
            Act::Beautify { cards } => Deed::Beautify {
                districts: self.cards(cards),
            },
            Act::Armory { target, card } => Deed::Armory {
                target,
                district: self.card(card),
            },
            Act::Laboratory { card } => Deed::Laboratory {
                card: self.card(card),
            },
            Act::Smithy => Deed::Smithy,
            Act::Museum { card } => Deed::Museum {
                card: self.card(card),
            },
            Act::Park => Deed::Park,
            Act::PoorHouse => Deed::PoorHouse,
            _ => unreachable!("every other act is written above"),
        }
    }

    fn build(
        &self,
        card: CardNo,
        price: u8,
        by: By,
        paid_cards: Cards,
        loan: Option<(Seat, Cards)>,
    ) -> Build {
        let district = self.card(card);
        let (way, destroyed) = match by {
            By::Gold => (None, None),
            By::Wizard => (Some(Way::Wizard), None),
            By::Framework => (Some(Way::Framework), None),
            By::Necropolis(card) => (Some(Way::Necropolis), Some(self.card(card))),
            By::Cardinal => (Some(Way::Cardinal), None),
        };
        let is_den = district == District::ThievesDen;
        Build {
            district,
            price,
            by: way,
            destroyed,
            lender: loan.map(|(lender, _)| lender),
            given: loan.map(|(_, given)| self.cards(given)),
            paid_cards: is_den.then(|| self.cards(paid_cards)),
        }
    }
}

impl From<Payment> for Takes {
    fn from(payment: Payment) -> Self {
        match payment {
            Payment::Gold => Self::Gold,
            Payment::Card => Self::Card,
            Payment::Nothing => Self::Nothing,
        }
    }
}

impl Ledger for Recorder<'_> {
    fn begins(&mut self, state: &State<'_>, face_up: &[Rank], face_down: Rank) {
        let character = |rank: &Rank| self.game.character(*rank);
        let round = Round {
            round: state.round(),
            crown: state.crown(),
            face_up: face_up.iter().map(character).collect(),
            face_down: character(&face_down),
            choices: Vec::new(),
            theater: Vec::new(),
            turns: Vec::new(),
            end: Vec::new(),
            state: self.position.clone(),
        };
        self.rounds.push(round);
        self.part = Part::Selection;
    }

    fn looks(&mut self, seat: Seat, from: Ranks) {
        let choice = Choice {
            seat,
            from: self.characters(from),
            keeps: None,
            discards: None,
            random: false,
        };
        self.round().choices.push(choice);
    }

    fn keeps(&mut self, rank: Rank) {
        self.choice().keeps = Some(self.game.character(rank));
    }

    fn discards(&mut self, rank: Rank, random: bool) {
        let discards = Some(self.game.character(rank));
        let choice = self.choice();
        choice.discards = discards;
        choice.random = random;
    }

    fn calls(&mut self, call: Call) {
        let turn = Turn {
            rank: call.rank,
            character: self.game.character(call.rank),
            seat: call.seat,
            killed: call.killed,
            resumed: call.resumed,
            events: Vec::new(),
        };
        self.round().turns.push(turn);
        self.part = Part::Turns;
    }

    fn calls_end(&mut self) {
        self.part = Part::End;
    }

    fn ends(&mut self, state: &State<'_>) {
        debug_assert_eq!(
            self.position.clone().sorted(),
            Position::of(state).sorted(),
            "the moves add up to the position"
        );
        self.round().state = self.position.clone();
    }

    fn gold(&mut self, amount: u16, from: Place, to: Place) {
        let (from, to) = (self.spot(from), self.spot(to));
        let gold = amount;
        self.moves.push(Move::Gold { gold, from, to });
    }

    fn card(&mut self, card: CardNo, from: Place, to: Place) {
        let (from, to) = (self.spot(from), self.spot(to));
        let card = self.game.district(card);
        self.moves.push(Move::Card { card, from, to });
    }

    fn crown(&mut self, to: Seat) {
        self.moves.push(Move::Crown { crown: to });
    }

    fn shuffled(&mut self, state: &State<'_>) {
        let deck = self.cards(state.deck().iter());
        self.moves.push(Move::Deck { deck });
    }

    fn act(&mut self, seat: Seat, act: Act) {
        let moves = mem::take(&mut self.moves);
        self.position.add(&moves);
        let deed = self.deed(act);
        let event = Event { deed, seat, moves };
        let part = self.part;
        let round = self.round();
        let events = match (part, round.turns.last_mut()) {
            (Part::Selection, _) => &mut round.theater,
            (Part::Turns, Some(turn)) => &mut turn.events,
            _ => &mut round.end,
        };
        events.push(event);
    }
}

impl Position {
    fn of(state: &State<'_>) -> Self {
        let seats = || state.game.players.seats();
        let districts = |cards: Cards| cards.map(|card| state.game.district(card)).collect();
        let standing = |card: CardNo| Standing {
            district: state.game.district(card),
            beautified: state.beautified().contains(card),
        };
        let museum = |seat: Seat| {
            let is_here = state.has(seat, District::Museum);
            districts(if is_here { state.museum() } else { Cards::NONE })
        };
        Self {
            gold: seats().map(|seat| state.gold(seat)).collect(),
            hands: seats().map(|seat| districts(state.hand(seat))).collect(),
            cities: seats()
                .map(|seat| state.city(seat).map(standing).collect())
                .collect(),
            museums: seats().map(museum).collect(),
            crown: state.crown(),
            tax: state.tax(),
            deck: state
                .deck()
                .iter()
                .map(|card| state.game.district(card))
                .collect(),
        }
    }

    /// Without the order in which cards came, which only a record knows.
    fn sorted(mut self) -> Self {
        self.hands.iter_mut().for_each(|cards| cards.sort());
        self.cities.iter_mut().for_each(|city| city.sort());
        self.museums.iter_mut().for_each(|cards| cards.sort());
        self
    }

    /// Adds up the moves of one event: what arrives is the last, what leaves is the first of its
    /// name.
    fn add(&mut self, moves: &[Move]) {
        for one in moves {
            match one {
                Move::Gold { gold, from, to } => {
                    self.pay(*gold, *from);
                    self.earn(*gold, *to);
                }
                Move::Card { card, from, to } => {
                    self.take(*card, *from, moves);
                    self.put(*card, *to);
                }
                Move::Crown { crown } => self.crown = *crown,
                Move::Deck { deck } => self.deck.clone_from(deck),
            }
        }
    }

    fn pay(&mut self, gold: u16, from: Spot) {
        match from {
            Spot::Seat(seat) => self.gold[seat.index()] -= gold,
            Spot::Tax => self.tax -= gold,
            // The Artist's coin leaves with its district.
            _ => {}
        }
    }

    fn earn(&mut self, gold: u16, to: Spot) {
        match to {
            Spot::Seat(seat) => self.gold[seat.index()] += gold,
            Spot::Tax => self.tax += gold,
            Spot::On(seat, district) => {
                let mut city = self.cities[seat.index()].iter_mut();
                let plain = city.find(|one| one.district == district && !one.beautified);
                plain
                    .expect("a coin goes on a district without one")
                    .beautified = true;
            }
            _ => {}
        }
    }

    fn take(&mut self, card: District, from: Spot, moves: &[Move]) {
        let cards = match from {
            Spot::DeckTop => {
                self.deck.remove(0);
                return;
            }
            Spot::City(seat) => {
                let coin = Spot::On(seat, card);
                // Of two copies, the one with the coin is meant if its coin moves.
                let beautified = (moves.iter())
                    .any(|one| matches!(one, Move::Gold { from, .. } if *from == coin));
                let sought = Standing {
                    district: card,
                    beautified,
                };
                remove(&mut self.cities[seat.index()], &sought);
                return;
            }
            Spot::Hand(seat) => &mut self.hands[seat.index()],
            Spot::Museum(seat) => &mut self.museums[seat.index()],
            // Cards that are aside are in no list.
            _ => return,
        };
        remove(cards, &card);
    }

    fn put(&mut self, card: District, to: Spot) {
        match to {
            Spot::Hand(seat) => self.hands[seat.index()].push(card),
            Spot::Museum(seat) => self.museums[seat.index()].push(card),
            Spot::City(seat) => self.cities[seat.index()].push(Standing {
                district: card,
                beautified: false,
            }),
            Spot::DeckBottom => self.deck.push(card),
            _ => {}
        }
    }
}

/// Removes the first of its kind.
fn remove<T: PartialEq>(list: &mut Vec<T>, item: &T) {
    let place = list.iter().position(|one| one == item);
    list.remove(place.expect("only what is there leaves"));
}
