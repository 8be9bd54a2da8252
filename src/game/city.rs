//! Finished cities: what is claimed, and what the rules accept (2016 rulebook, End of the game,
//! lines 224–236; classic rulebook, 250–279 and 385–397; third edition, 164–177).

use super::card::{Bonus, Card, District, DistrictType, Power, Rank};
use super::edition::Edition;
use super::table::{Players, Seat};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{
    EnumDiscriminants, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr, VariantArray,
    VariantNames,
};

/// The largest accepted amount of gold or cards: nobody has that many.
pub const MOST: u32 = 9999;

/// A district for scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DistrictFacts {
    /// The card.
    pub id: District,
    /// One of five.
    pub kind: DistrictType,
    /// None if it can't be built.
    pub cost: Option<u8>,
    /// Copies in the box.
    pub copies: u8,
    /// What it does for the final score.
    pub bonus: Option<Bonus>,
    /// What else the rules must know about it.
    pub power: Option<Power>,
}

/// The districts of a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    /// The edition.
    pub edition: Edition,
    /// Each district's facts in this edition; none if it does not have it.
    pub facts: EnumMap<District, Option<DistrictFacts>>,
}

impl Supply {
    /// The district in this edition.
    pub fn get(&self, district: District) -> Option<&DistrictFacts> {
        self.facts[district].as_ref()
    }

    /// The cost of a buildable district in this edition.
    pub fn cost(&self, district: District) -> u8 {
        let cost = self.get(district).and_then(|district| district.cost);
        cost.expect("only what the box has and can be built is drawn for a game")
    }

    /// By id.
    pub fn districts(&self) -> impl Iterator<Item = &DistrictFacts> {
        self.facts.values().flatten()
    }
}

/// The highest rank a player revealed in the last round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum LastRank {
    /// All of them were killed.
    Killed,
    /// A rank.
    Rank(Rank),
}

impl LastRank {
    /// The rank, if one was revealed.
    pub const fn rank(self) -> Option<Rank> {
        match self {
            Self::Killed => None,
            Self::Rank(rank) => Some(rank),
        }
    }
}

impl From<LastRank> for u8 {
    fn from(last: LastRank) -> Self {
        last.rank().map_or(0, Self::from)
    }
}

impl fmt::Display for LastRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        u8::from(*self).fmt(f)
    }
}

impl TryFrom<u8> for LastRank {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            0 => Ok(Self::Killed),
            number => number.try_into().map(Self::Rank),
        }
    }
}

/// A claimed district.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Built {
    /// The card; the check verifies that it is a district.
    pub card: Card,
    /// It has the Artist's coin.
    pub beautified: bool,
}

/// A claim about a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerClaim {
    /// The player's name.
    pub name: String,
    /// In any order.
    pub city: Vec<Built>,
    /// Cards in hand, including known ones; none if unknown.
    pub hand: Option<u32>,
    /// The cards in hand that were shown.
    pub shown: Vec<Card>,
    /// Gold in the stash; none if unknown.
    pub gold: Option<u32>,
    /// Cards under the Museum.
    pub museum: u32,
    /// Has the crown.
    pub crown: bool,
    /// Completed a city first.
    pub first: bool,
    /// Highest rank revealed in the last round; none if unknown.
    pub rank: Option<LastRank>,
    /// Districts built in the last round.
    pub last_round: Vec<Card>,
}

/// A claim about a finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableClaim {
    /// The city size; the rules' number by default.
    pub complete_at: Option<u8>,
    /// The unique districts of the deck, if there is one to check against.
    pub deck: Option<Vec<District>>,
    /// In input order.
    pub players: Vec<PlayerClaim>,
}

/// A fault that can be accepted.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    EnumIter,
    EnumString,
    IntoStaticStr,
    VariantNames,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Allow {
    /// The first player has too few districts.
    FirstNotComplete,
    /// A city is complete, and nobody was first.
    FirstMissing,
    /// More copies than the box has.
    TooManyCopies,
    /// A district that is not in the deck.
    NotInDeck,
}

impl Allow {
    /// The id of the fault.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A rule that a claim breaks. Seats are those of the claim, places are indexes in a city or hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variant says what its fields are")]
pub enum TableFault {
    /// Fewer than two.
    TooFewPlayers { count: usize },
    /// More than eight.
    TooManyPlayers { count: usize },
    /// Not a district of this edition.
    NotADistrict {
        seat: Seat,
        place: usize,
        card: Card,
    },
    /// It can't be built.
    NotBuildable {
        seat: Seat,
        place: usize,
        card: District,
    },
    /// A card shown from the hand is not a district of this edition.
    NotADistrictInHand {
        seat: Seat,
        place: usize,
        card: Card,
    },
    /// More copies than the box has.
    TooManyCopies {
        card: District,
        count: usize,
        copies: u8,
    },
    /// It is not in the deck.
    NotInDeck {
        seat: Seat,
        place: usize,
        card: District,
    },
    /// Several have the crown.
    TwoCrowns { seats: Vec<Seat> },
    /// Several were first.
    TwoFirst { seats: Vec<Seat> },
    /// The first player has too few districts.
    FirstNotComplete { seat: Seat, count: u8, wanted: u8 },
    /// A city is complete, and nobody was first.
    FirstMissing,
    /// Several players have the same rank.
    SameRank { rank: Rank, seats: Vec<Seat> },
}

impl TableFault {
    /// How it can be accepted, if it can.
    pub const fn allow(&self) -> Option<Allow> {
        match self {
            Self::FirstNotComplete { .. } => Some(Allow::FirstNotComplete),
            Self::FirstMissing => Some(Allow::FirstMissing),
            Self::TooManyCopies { .. } => Some(Allow::TooManyCopies),
            Self::NotInDeck { .. } => Some(Allow::NotInDeck),
            _ => None,
        }
    }
}

/// Something to double-check.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(WarningKind),
    derive(IntoStaticStr, VariantNames),
    strum(serialize_all = "kebab-case")
)]
#[allow(missing_docs, reason = "the variant says what its fields are")]
pub enum Warning {
    /// A duplicate district without a card that allows it.
    DuplicateDistrict { seat: Seat, card: District },
    /// More duplicates than the one that the classic Quarry allows.
    OneDuplicate { seat: Seat, card: District },
    /// No city is complete.
    NobodyComplete,
    /// This edition's rulebook has no game with this city size.
    NotInTheBook { count: u8 },
    /// The first player now has too few districts.
    FirstNotComplete { seat: Seat },
    /// No districts: were they forgotten?
    EmptyCity { seat: Seat },
    /// Cards under a Museum that is not in the city: was it forgotten?
    NoMuseum { seat: Seat },
}

/// A built district.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The district.
    pub district: DistrictFacts,
    /// It has the Artist's coin.
    pub beautified: bool,
    /// It was built in the last round.
    pub late: bool,
}

impl Standing {
    /// Its cost: permanently one more with the Artist's coin (2016 rulebook, English text, Artist).
    pub const fn cost(&self) -> u8 {
        let printed = match self.district.cost {
            Some(cost) => cost,
            None => 0,
        };
        printed + self.beautified as u8
    }
}

/// A player whose city can be scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's name.
    pub name: String,
    /// In input order.
    pub city: Vec<Standing>,
    /// Cards in hand.
    pub hand: u32,
    /// The shown cards that score.
    pub shown: Vec<DistrictFacts>,
    /// Gold in the stash; none if unknown.
    pub gold: Option<u32>,
    /// Cards under the Museum.
    pub museum: u32,
    /// Has the crown.
    pub crown: bool,
    /// Completed a city first.
    pub first: bool,
    /// Highest rank revealed in the last round.
    pub rank: Option<LastRank>,
}

impl Player {
    /// Districts toward a completed city: the Monument counts as two.
    pub fn size(&self) -> u8 {
        self.city.iter().fold(0, |size, standing| {
            let counts_as = match standing.district.bonus {
                Some(Bonus::CountsAs { districts }) => districts,
                _ => 1,
            };
            size.saturating_add(counts_as)
        })
    }
}

/// A finished game that can be scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The edition.
    pub edition: Edition,
    /// The city size.
    pub complete_at: u8,
    /// In input order.
    pub players: Vec<Player>,
    /// Things to double-check.
    pub warnings: Vec<Warning>,
}

impl TableClaim {
    /// The table, or every rule that the claim breaks.
    ///
    /// # Errors
    ///
    /// All faults, except for accepted ones.
    pub fn check(&self, supply: &Supply, allowed: &[Allow]) -> Result<Table, Vec<TableFault>> {
        let mut faults = Vec::new();
        match self.players.len() {
            count @ 0..=1 => faults.push(TableFault::TooFewPlayers { count }),
            2..=8 => {}
            count => faults.push(TableFault::TooManyPlayers { count }),
        }
        let mut players = Vec::new();
        for (index, claim) in self.players.iter().enumerate() {
            players.push(self.player(Seat::new(index), claim, supply, &mut faults));
        }
        self.copies(supply, &mut faults);
        let complete_at = self
            .complete_at
            .unwrap_or_else(|| usual_size(supply.edition, &players));
        let mut warnings = whole_table(supply.edition, complete_at, &players, &mut faults);
        let book = supply.edition.rulebook();
        let is_usual = book.complete_at.values().any(|count| *count == complete_at);
        if !book.short.is_empty() && !is_usual && !book.short.contains(&complete_at) {
            warnings.push(Warning::NotInTheBook { count: complete_at });
        }
        let is_allowed = |fault: &TableFault| fault.allow().is_some_and(|of| allowed.contains(&of));
        faults.retain(|fault| !is_allowed(fault));
        if faults.is_empty() {
            Ok(Table {
                edition: supply.edition,
                complete_at,
                players,
                warnings,
            })
        } else {
            Err(faults)
        }
    }

    fn player(
        &self,
        seat: Seat,
        claim: &PlayerClaim,
        supply: &Supply,
        faults: &mut Vec<TableFault>,
    ) -> Player {
        let facts = |card: Card| card.district().and_then(|district| supply.get(district));
        let mut city = Vec::with_capacity(claim.city.len());
        for (place, &Built { card, beautified }) in claim.city.iter().enumerate() {
            let Some(&district) = facts(card) else {
                faults.push(TableFault::NotADistrict { seat, place, card });
                continue;
            };
            let late = claim.last_round.contains(&card);
            let card = district.id;
            if district.cost.is_none() {
                faults.push(TableFault::NotBuildable { seat, place, card });
                continue;
            }
            let unique = district.kind == DistrictType::Unique;
            if unique && self.deck.as_ref().is_some_and(|deck| !deck.contains(&card)) {
                faults.push(TableFault::NotInDeck { seat, place, card });
            }
            city.push(Standing {
                district,
                beautified,
                late,
            });
        }
        let mut shown = Vec::new();
        for (place, &card) in claim.shown.iter().enumerate() {
            match facts(card) {
                Some(&district) => shown.push(district),
                None => faults.push(TableFault::NotADistrictInHand { seat, place, card }),
            }
        }
        let least = u32::try_from(shown.len()).expect("a hand is read from a file of one MiB");
        Player {
            name: claim.name.clone(),
            city,
            hand: claim.hand.unwrap_or(0).max(least),
            shown,
            gold: claim.gold,
            museum: claim.museum,
            crown: claim.crown,
            first: claim.first,
            rank: claim.rank,
        }
    }

    /// More copies of a card in cities and hands than the box has.
    fn copies(&self, supply: &Supply, faults: &mut Vec<TableFault>) {
        let mut out: EnumMap<District, usize> = EnumMap::default();
        for player in &self.players {
            let built = player.city.iter().map(|built| built.card);
            for card in built.chain(player.shown.iter().copied()) {
                if let Some(district) = card.district() {
                    out[district] += 1;
                }
            }
        }
        for (card, count) in out {
            let copies = supply.get(card).map(|district| district.copies);
            let over = copies.filter(|&copies| count > usize::from(copies));
            let fault = |copies| TableFault::TooManyCopies {
                card,
                count,
                copies,
            };
            faults.extend(over.map(fault));
        }
    }
}

/// The city size: 7, with 2 or 3 players 8 (2016 rulebook, lines 226, 299, 315); in the older boxes
/// 8, or 7 if someone has the Bell Tower (readings, T-9).
fn usual_size(edition: Edition, players: &[Player]) -> u8 {
    // An invalid player count is refused elsewhere; here the closest valid one is used.
    let count = players
        .len()
        .clamp(Players::FEWEST.count(), Players::MOST.count());
    let count = Players::of(count).expect("it is within the limits");
    let usual = edition.rulebook().complete_at[count];
    let ends = players.iter().flat_map(|player| &player.city);
    let ends = ends.filter_map(|standing| match standing.district.bonus {
        Some(Bonus::EndsAt { districts }) => Some(districts),
        _ => None,
    });
    ends.min().unwrap_or(usual).min(usual)
}

/// The seats of these players.
fn seats_of(players: &[Player], holds: impl Fn(&Player) -> bool) -> Vec<Seat> {
    let holding = (0..players.len()).filter(|&index| holds(&players[index]));
    holding.map(Seat::new).collect()
}

/// Checks across all players.
fn whole_table(
    edition: Edition,
    complete_at: u8,
    players: &[Player],
    faults: &mut Vec<TableFault>,
) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let seats = seats_of(players, |player| player.crown);
    if seats.len() > 1 {
        faults.push(TableFault::TwoCrowns { seats });
    }
    let first = seats_of(players, |player| player.first);
    let complete = seats_of(players, |player| player.size() >= complete_at);
    for &seat in first.iter().filter(|seat| !complete.contains(seat)) {
        if edition.rulebook().first_stays_complete {
            faults.push(TableFault::FirstNotComplete {
                seat,
                count: players[seat.index()].size(),
                wanted: complete_at,
            });
        } else {
            // The Armory affects completed cities (third edition, line 328).
            warnings.push(Warning::FirstNotComplete { seat });
        }
    }
    match (first.len(), complete.is_empty()) {
        (0, true) => warnings.push(Warning::NobodyComplete),
        (0, false) => faults.push(TableFault::FirstMissing),
        (1, _) => {}
        _ => faults.push(TableFault::TwoFirst { seats: first }),
    }
    for rank in Rank::iter() {
        let seats = seats_of(players, |player| player.rank == Some(LastRank::Rank(rank)));
        if seats.len() > 1 {
            faults.push(TableFault::SameRank { rank, seats });
        }
    }
    let empty = seats_of(players, |player| player.city.is_empty());
    warnings.extend(empty.into_iter().map(|seat| Warning::EmptyCity { seat }));
    let is_museum = |one: &Standing| matches!(one.district.bonus, Some(Bonus::PerCardUnder { .. }));
    let without = |player: &Player| player.museum > 0 && !player.city.iter().any(is_museum);
    let museumless = seats_of(players, without).into_iter();
    warnings.extend(museumless.map(|seat| Warning::NoMuseum { seat }));
    for (index, player) in players.iter().enumerate() {
        let has = |power| {
            let mut powers = player.city.iter().map(|standing| standing.district.power);
            powers.any(|of| of == Some(power))
        };
        if has(Power::Duplicates) {
            continue;
        }
        let mut times: EnumMap<District, usize> = EnumMap::default();
        for standing in &player.city {
            times[standing.district.id] += 1;
        }
        let seat = Seat::new(index);
        let twice = times.into_iter().filter(|(_, count)| *count > 1);
        if has(Power::OneDuplicate) {
            // The last of them is the extra one.
            let again = twice.flat_map(|(card, count)| std::iter::repeat_n(card, count - 1));
            let over = again.skip(1).last();
            warnings.extend(over.map(|card| Warning::OneDuplicate { seat, card }));
            continue;
        }
        warnings.extend(twice.map(|(card, _)| Warning::DuplicateDistrict { seat, card }));
    }
    warnings
}
