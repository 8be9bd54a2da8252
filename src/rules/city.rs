//! Finished cities: what someone claims, and what the rules accept (2016 rulebook, End of the game,
//! lines 224–236; classic rulebook, 250–279 and 385–397; third edition, 164–177).

use super::card::{Bonus, CardId, DistrictType, Power};
use super::deck;
use super::edition::Edition;
use strum::{EnumIter, EnumString, IntoStaticStr, VariantArray};

/// A district as the count sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct District {
    /// The card.
    pub id: CardId,
    /// One of five.
    pub kind: DistrictType,
    /// None for what cannot be built.
    pub cost: Option<u8>,
    /// Copies in the box.
    pub copies: u8,
    /// What it does for the final score.
    pub bonus: Option<Bonus>,
    /// What the rules must know of it besides.
    pub power: Option<Power>,
}

/// The districts of a box.
#[derive(Clone, Debug)]
pub struct Supply {
    /// Which edition.
    pub edition: Edition,
    /// By id.
    pub districts: Vec<District>,
}

impl Supply {
    /// The district of this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&District> {
        let found = self
            .districts
            .binary_search_by(|district| district.id.cmp(id));
        found.ok().map(|place| &self.districts[place])
    }
}

/// A district that someone says they built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Built {
    /// The card.
    pub district: CardId,
    /// The Artist's coin lies on it.
    pub beautified: bool,
}

/// What someone says of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerClaim {
    /// The name.
    pub name: String,
    /// The districts, in any order.
    pub city: Vec<Built>,
    /// Cards in hand, the known ones included; none if nobody said.
    pub hand: Option<u32>,
    /// The cards in hand that were shown.
    pub shown: Vec<CardId>,
    /// Gold in the stash; none if nobody said.
    pub gold: Option<u32>,
    /// Cards under the Museum.
    pub museum: u32,
    /// Holds the crown.
    pub crown: bool,
    /// Was the first to complete the city.
    pub first: bool,
    /// Highest rank revealed in the last round, 0 if all were killed; none if nobody said.
    pub rank: Option<u8>,
    /// Districts built in the last round.
    pub last_round: Vec<CardId>,
}

/// What someone says of a finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableClaim {
    /// Districts that complete a city; the rules' number if nobody said.
    pub complete_at: Option<u8>,
    /// The unique districts of the deck, if there is one to check against.
    pub deck: Option<Vec<CardId>>,
    /// In the order given.
    pub players: Vec<PlayerClaim>,
}

/// A fault that can be pardoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Pardon {
    /// The first has too few districts.
    FirstNotComplete,
    /// A city is complete, and nobody was first.
    FirstMissing,
    /// More copies than the box holds.
    TooManyCopies,
    /// A district that the deck does not have.
    NotInDeck,
}

impl Pardon {
    /// The id of the fault.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A rule that a claim breaks. Players and districts are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// Fewer than two.
    TooFewPlayers(usize),
    /// More than eight.
    TooManyPlayers(usize),
    /// This player has the name of an earlier one.
    SameName(usize),
    /// Not a district of this edition: player, place in the city.
    NotADistrict(usize, usize, CardId),
    /// It cannot be built: player, place in the city.
    NotBuildable(usize, usize, CardId),
    /// A card shown from the hand is not a district of this edition: player, place.
    NotADistrictInHand(usize, usize, CardId),
    /// So many are out, and the box holds so many.
    TooManyCopies(CardId, usize, u8),
    /// The deck does not have it: player, place in the city.
    NotInDeck(usize, usize, CardId),
    /// Several have the crown.
    TwoCrowns(Vec<usize>),
    /// Several were first.
    TwoFirst(Vec<usize>),
    /// This player was first, with so many of so many districts.
    FirstNotComplete(usize, u8, u8),
    /// A city is complete, and nobody was first.
    FirstMissing,
    /// These players have the same rank.
    SameRank(u8, Vec<usize>),
}

/// Something to look at again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// This player has two of this district without a card that allows it.
    Duplicate(usize, CardId),
    /// No city is complete.
    NobodyComplete,
    /// The first has too few districts by now.
    FirstNotComplete(usize),
}

/// A district that stands in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The district.
    pub district: District,
    /// The Artist's coin lies on it.
    pub beautified: bool,
    /// It was built in the last round.
    pub late: bool,
}

impl Standing {
    /// What it costs: one more for good with the Artist's coin (2016 rulebook, English text, Artist).
    #[must_use]
    pub const fn cost(&self) -> u8 {
        let printed = match self.district.cost {
            Some(cost) => cost,
            None => 0,
        };
        printed + self.beautified as u8
    }
}

/// A player whose city can be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// In the order given.
    pub city: Vec<Standing>,
    /// Cards in hand.
    pub hand: u32,
    /// Those of them that score.
    pub shown: Vec<District>,
    /// Gold in the stash; none if nobody said.
    pub gold: Option<u32>,
    /// Cards under the Museum.
    pub museum: u32,
    /// Holds the crown.
    pub crown: bool,
    /// Was the first to complete the city.
    pub first: bool,
    /// Highest rank revealed in the last round.
    pub rank: Option<u8>,
}

impl Player {
    /// Districts toward the completed city: the Monument is two.
    #[must_use]
    pub fn size(&self) -> u8 {
        let size = self
            .city
            .iter()
            .map(|standing| match standing.district.bonus {
                Some(Bonus::CountsAs { districts }) => u32::from(districts),
                _ => 1,
            });
        u8::try_from(size.sum::<u32>()).unwrap_or(u8::MAX)
    }
}

/// A finished game that can be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Which edition.
    pub edition: Edition,
    /// Districts that complete a city.
    pub complete_at: u8,
    /// In the order given.
    pub players: Vec<Player>,
    /// What to look at again.
    pub warnings: Vec<Warning>,
}

impl TableClaim {
    /// The table, or every rule that the claim breaks.
    ///
    /// # Errors
    /// All faults at once, save those that are pardoned.
    pub fn check(&self, supply: &Supply, pardons: &[Pardon]) -> Result<Table, Vec<TableFault>> {
        let mut faults = Vec::new();
        match self.players.len() {
            count @ 0..=1 => faults.push(TableFault::TooFewPlayers(count)),
            2..=8 => {}
            count => faults.push(TableFault::TooManyPlayers(count)),
        }
        let mut players = Vec::new();
        for (index, claim) in self.players.iter().enumerate() {
            if self.players[..index]
                .iter()
                .any(|other| other.name == claim.name)
            {
                faults.push(TableFault::SameName(index));
            }
            players.push(self.player(index, claim, supply, &mut faults));
        }
        self.copies(supply, &mut faults);
        let complete_at = self
            .complete_at
            .unwrap_or_else(|| usual_size(supply.edition, &players));
        let warnings = whole_table(supply.edition, complete_at, &players, &mut faults);
        faults.retain(|fault| !is_pardoned(fault, pardons));
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
        index: usize,
        claim: &PlayerClaim,
        supply: &Supply,
        faults: &mut Vec<TableFault>,
    ) -> Player {
        let mut city = Vec::with_capacity(claim.city.len());
        for (place, built) in claim.city.iter().enumerate() {
            let id = built.district;
            let Some(&district) = supply.get(id) else {
                faults.push(TableFault::NotADistrict(index, place, id));
                continue;
            };
            if district.cost.is_none() {
                faults.push(TableFault::NotBuildable(index, place, id));
                continue;
            }
            let unique = district.kind == DistrictType::Unique;
            if unique && self.deck.as_ref().is_some_and(|deck| !deck.contains(&id)) {
                faults.push(TableFault::NotInDeck(index, place, id));
            }
            let late = claim.last_round.contains(&id);
            city.push(Standing {
                district,
                beautified: built.beautified,
                late,
            });
        }
        let mut shown = Vec::new();
        for (place, &id) in claim.shown.iter().enumerate() {
            match supply.get(id) {
                Some(&district) => shown.push(district),
                None => faults.push(TableFault::NotADistrictInHand(index, place, id)),
            }
        }
        let least = u32::try_from(shown.len()).unwrap_or(u32::MAX);
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

    /// More of a card in cities and hands than the box holds.
    fn copies(&self, supply: &Supply, faults: &mut Vec<TableFault>) {
        let cities = self.players.iter().flat_map(|player| &player.city);
        let hands = self
            .players
            .iter()
            .flat_map(|player| player.shown.iter().copied());
        let mut out: Vec<CardId> = cities.map(|built| built.district).chain(hands).collect();
        out.sort_unstable();
        for same in out.chunk_by(|one, other| one == other) {
            if let Some(district) = supply.get(same[0])
                && same.len() > usize::from(district.copies)
            {
                faults.push(TableFault::TooManyCopies(
                    same[0],
                    same.len(),
                    district.copies,
                ));
            }
        }
    }
}

/// Districts that complete a city: 7, with 2 or 3 players 8 (2016 rulebook, lines 226, 299, 315);
/// in the older boxes 8, or 7 when somebody has the Bell Tower (readings, T-9).
fn usual_size(edition: Edition, players: &[Player]) -> u8 {
    let usual = deck::complete_at(edition, u8::try_from(players.len()).unwrap_or(u8::MAX));
    let ends = players.iter().flat_map(|player| &player.city);
    let ends = ends.filter_map(|standing| match standing.district.bonus {
        Some(Bonus::EndsAt { districts }) => Some(districts),
        _ => None,
    });
    ends.min().unwrap_or(usual).min(usual)
}

/// What concerns all players together.
fn whole_table(
    edition: Edition,
    complete_at: u8,
    players: &[Player],
    faults: &mut Vec<TableFault>,
) -> Vec<Warning> {
    let those = |holds: &dyn Fn(&Player) -> bool| -> Vec<usize> {
        (0..players.len())
            .filter(|&index| holds(&players[index]))
            .collect()
    };
    let mut warnings = Vec::new();
    let crowned = those(&|player| player.crown);
    if crowned.len() > 1 {
        faults.push(TableFault::TwoCrowns(crowned));
    }
    let first = those(&|player| player.first);
    let complete = those(&|player| player.size() >= complete_at);
    for &index in first.iter().filter(|index| !complete.contains(index)) {
        if edition == Edition::E2016 {
            let size = players[index].size();
            faults.push(TableFault::FirstNotComplete(index, size, complete_at));
        } else {
            // The Armory reaches completed cities (third edition, line 328).
            warnings.push(Warning::FirstNotComplete(index));
        }
    }
    match (first.len(), complete.is_empty()) {
        (0, true) => warnings.push(Warning::NobodyComplete),
        (0, false) => faults.push(TableFault::FirstMissing),
        (1, _) => {}
        _ => faults.push(TableFault::TwoFirst(first)),
    }
    for rank in 1..=9 {
        let same = those(&|player| player.rank == Some(rank));
        if same.len() > 1 {
            faults.push(TableFault::SameRank(rank, same));
        }
    }
    for (index, player) in players.iter().enumerate() {
        let allowed = player
            .city
            .iter()
            .any(|standing| standing.district.power == Some(Power::Duplicates));
        let mut ids: Vec<CardId> = player.city.iter().map(|built| built.district.id).collect();
        ids.sort_unstable();
        let twice = ids
            .chunk_by(|one, other| one == other)
            .filter(|same| same.len() > 1);
        warnings.extend(
            twice
                .filter(|_| !allowed)
                .map(|same| Warning::Duplicate(index, same[0])),
        );
    }
    warnings
}

fn is_pardoned(fault: &TableFault, pardons: &[Pardon]) -> bool {
    let pardon = match fault {
        TableFault::FirstNotComplete(..) => Pardon::FirstNotComplete,
        TableFault::FirstMissing => Pardon::FirstMissing,
        TableFault::TooManyCopies(..) => Pardon::TooManyCopies,
        TableFault::NotInDeck(..) => Pardon::NotInDeck,
        _ => return false,
    };
    pardons.contains(&pardon)
}
