//! Vova's turn (lines 40–60): power first, then one building phase, or two as the Architect. He
//! takes no ordinary action: no 2 gold, no cards.

use super::super::card::{District, DistrictType, Power};
use super::super::city::Supply;
use super::{Role, Roles, State, Who, facts};
use strum::{EnumDiscriminants, IntoStaticStr, VariantNames};

/// An event in Vova's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// The kind of event.
    pub what: What,
    /// Vova's gold after it.
    pub purse: u32,
}

/// The kinds of events in Vova's turn, with their cards and numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(
    name(EventKind),
    doc = "The kinds of what can happen.",
    derive(VariantNames),
    strum(serialize_all = "kebab-case")
)]
#[allow(missing_docs, reason = "the variant says what its fields are")]
pub enum What {
    /// You named his character as the Assassin: he has no turn.
    Killed,
    /// His King was killed: you still don't choose your next character (reading V-4).
    Heir,
    /// You named his character as the Thief: you get this much gold.
    Robbed(u32),
    /// His Assassin: you lose your turn (line 42).
    Kills,
    /// His Thief takes this much of your gold (line 43).
    Steals(u32),
    /// His Thief takes nothing: you are the Assassin (line 43).
    AssassinSafe,
    /// His Magician: you lose your newest card (line 44).
    TakesCard(District),
    /// The same if your hand is unknown.
    TakesNewest,
    /// His Magician finds no card.
    TakesNoCard,
    /// His King: you don't choose your next character (line 45).
    Crown,
    /// Gold for districts of a type (lines 45 to 49).
    Income { kind: DistrictType, gold: u32 },
    /// The Merchant's own coin (line 47).
    MerchantCoin,
    /// His Bishop: your Warlord can't affect his city (line 46).
    Safe,
    /// His Architect: two building phases (line 48).
    TwoPhases,
    /// His Warlord skips this one: it can't be destroyed (reading V-2).
    Skips(District),
    /// His Warlord: your oldest district is destroyed for free (line 49; reading V-2).
    Destroys(District),
    /// The same if your city is unknown.
    DestroysOldest,
    /// You can take this one into your hand for a coin.
    MaySalvage(District),
    /// His Warlord does nothing: you are the Bishop (line 49).
    BishopSafe,
    /// His Warlord does nothing: your city is complete (reading V-2).
    CompleteSafe,
    /// His Warlord finds nothing to destroy.
    NothingToDestroy,
    /// The coin at the start of a building phase (line 55).
    PhaseCoin,
    /// Builds a card (line 57).
    Builds { card: District, cost: u8 },
    /// Too expensive: it goes under the deck (line 57; reading V-9).
    TooDear { card: District, cost: u8 },
    /// He has one: it goes under the deck (line 57).
    HasOne(District),
    /// The coin for a purple district, whose effect he can't use (line 58; reading V-3).
    PurpleCoin,
    /// The single coin for a turn in which his city did not grow (line 60).
    Consolation,
    /// His city is complete (line 62).
    Complete,
}

impl What {
    /// The name used in JSON.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The card it is about.
    pub const fn card(self) -> Option<District> {
        match self {
            Self::TakesCard(id)
            | Self::Skips(id)
            | Self::Destroys(id)
            | Self::MaySalvage(id)
            | Self::Builds { card: id, .. }
            | Self::TooDear { card: id, .. }
            | Self::HasOne(id) => Some(id),
            _ => None,
        }
    }

    /// How much gold it moves.
    pub const fn gold(self) -> Option<u32> {
        match self {
            Self::Robbed(gold) | Self::Steals(gold) | Self::Income { gold, .. } => Some(gold),
            Self::Builds { cost, .. } => Some(cost as u32),
            Self::MerchantCoin | Self::PhaseCoin | Self::PurpleCoin | Self::Consolation => Some(1),
            _ => None,
        }
    }
}

/// His turn in progress: it starts with his power, then a card for each building phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// What is on the table now.
    pub state: State,
    /// The events so far.
    pub events: Vec<Event>,
    /// Remaining building phases.
    pub phases: u8,
    /// What you can take into your hand for a coin.
    pub salvage: Option<District>,
    grew: bool,
}

impl Turn {
    /// His power, before anything is built (line 40).
    pub fn begin(state: State, roles: Roles, supply: &Supply) -> Self {
        let mut turn = Self {
            state,
            events: Vec::new(),
            phases: 1,
            salvage: None,
            grew: false,
        };
        if roles.killed() {
            turn.push(What::Killed);
            // The crown still passes, but he gets no gold (reading V-4). After the last round
            // nobody chooses.
            if roles.vova == Role::King && !turn.state.is_last_round() {
                turn.push(What::Heir);
            }
            turn.phases = 0;
            return turn;
        }
        if roles.robbed() {
            let gold = std::mem::take(&mut turn.state.vova.gold);
            turn.state.you.gold = turn.state.you.gold.saturating_add(gold);
            turn.push(What::Robbed(gold));
        }
        turn.power(roles, supply);
        turn
    }

    fn push(&mut self, what: What) {
        let purse = self.state.vova.gold;
        self.events.push(Event { what, purse });
    }

    fn power(&mut self, roles: Roles, supply: &Supply) {
        match roles.vova {
            Role::Assassin => self.push(What::Kills),
            Role::Thief if roles.you == Role::Assassin => self.push(What::AssassinSafe),
            Role::Thief => {
                let gold = std::mem::take(&mut self.state.you.gold);
                self.pay_vova(gold, What::Steals(gold));
            }
            Role::Magician => {
                let what = match self.state.you.hand.pop() {
                    Some(newest) => What::TakesCard(newest),
                    None if self.state.yours_known => What::TakesNoCard,
                    None => What::TakesNewest,
                };
                self.push(what);
            }
            Role::King if self.state.is_last_round() => {}
            Role::King => self.push(What::Crown),
            Role::Bishop => self.push(What::Safe),
            Role::Merchant => {}
            Role::Architect => {
                self.phases = 2;
                self.push(What::TwoPhases);
            }
            Role::Warlord => self.destroy(roles, supply),
        }
        self.income(roles.vova, supply);
    }

    fn pay_vova(&mut self, gold: u32, why: What) {
        self.state.vova.gold = self.state.vova.gold.saturating_add(gold);
        self.push(why);
    }

    fn income(&mut self, role: Role, supply: &Supply) {
        let Some(kind) = role.pays() else { return };
        let coin = u32::from(role == Role::Merchant);
        let gold = role.income(supply, Who::Vova, &self.state.vova.city) - coin;
        self.pay_vova(gold, What::Income { kind, gold });
        if coin > 0 {
            self.pay_vova(coin, What::MerchantCoin);
        }
    }

    /// His Warlord (line 49): free of charge, under the usual bans (reading V-2).
    fn destroy(&mut self, roles: Roles, supply: &Supply) {
        let has = |id: &District, power| facts(supply, *id).power == Some(power);
        if roles.you == Role::Bishop {
            return self.push(What::BishopSafe);
        }
        if self.state.are_you_complete() {
            return self.push(What::CompleteSafe);
        }
        if !self.state.yours_known {
            return self.push(What::DestroysOldest);
        }
        let city = self.state.you.city.clone();
        let is_safe = |id: &&District| has(id, Power::Untouchable);
        for &safe in city.iter().take_while(is_safe) {
            self.push(What::Skips(safe));
        }
        let Some(place) = city.iter().position(|id| !is_safe(&id)) else {
            return self.push(What::NothingToDestroy);
        };
        let gone = self.state.you.city.remove(place);
        self.push(What::Destroys(gone));
        let mut left = self.state.you.city.iter();
        if self.state.you.gold > 0 && left.any(|id| has(id, Power::Salvage)) {
            self.salvage = Some(gone);
            self.push(What::MaySalvage(gone));
        }
    }

    /// A building phase with the drawn card (lines 55 to 58); after the last one the consolation
    /// coin, if his city did not grow (line 60).
    pub fn build(&mut self, supply: &Supply, card: District) {
        if self.phases == 0 {
            return;
        }
        self.phases -= 1;
        self.pay_vova(1, What::PhaseCoin);
        let cost = supply.cost(card);
        let vova = &mut self.state.vova;
        if vova.city.contains(&card) {
            self.push(What::HasOne(card));
        } else if vova.gold < u32::from(cost) {
            self.push(What::TooDear { card, cost });
        } else {
            vova.gold -= u32::from(cost);
            vova.city.push(card);
            self.grew = true;
            self.push(What::Builds { card, cost });
            if facts(supply, card).kind == DistrictType::Unique {
                self.pay_vova(1, What::PurpleCoin);
            }
            if self.state.vova.city.len() == usize::from(self.state.complete_at) {
                self.push(What::Complete);
                // After the last round nobody chooses.
                self.events.retain(|event| event.what != What::Crown);
            }
        }
        if self.phases == 0 && !self.grew {
            self.pay_vova(1, What::Consolation);
        }
    }
}

/// Why his turn can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variant says what its fields are")]
pub enum TurnFault {
    /// More cards must be drawn.
    TooFewDraws { missing: usize },
    /// You and Vova have the same character.
    SameCharacter { role: Role },
    /// Your character can't name that one.
    BadTarget { role: Role, target: Role },
    /// More copies of a card are in play or drawn than the box has.
    TooManyCopies {
        card: District,
        count: usize,
        copies: u8,
    },
    /// A city has two of a district: the base game has no Quarry (reading V-8).
    Twice { who: Who, card: District },
    /// This city was complete before the round, so the game was over (line 62).
    Over { who: Who },
}

/// The districts a city has more than once.
pub fn doubles(city: &[District]) -> Vec<District> {
    let before = |at: usize| city[..at].iter().filter(|one| **one == city[at]).count();
    let seconds = (0..city.len()).filter(|&at| before(at) == 1);
    seconds.map(|at| city[at]).collect()
}

/// His whole turn: the state and the drawn cards in, the state and the events out.
///
/// # Errors
///
/// All faults.
pub fn play(
    state: State,
    roles: Roles,
    draws: &[District],
    supply: &Supply,
) -> Result<(Turn, usize), Vec<TurnFault>> {
    let mut faults = Vec::new();
    if roles.you == roles.vova {
        faults.push(TurnFault::SameCharacter { role: roles.you });
    }
    let role = roles.you;
    if let Some(target) = roles.target.filter(|target| !role.may_name(*target)) {
        faults.push(TurnFault::BadTarget { role, target });
    }
    // A city that is complete before its owner's turn was complete in the previous round.
    if state.is_vova_complete() {
        faults.push(TurnFault::Over { who: Who::Vova });
    }
    if state.are_you_complete() && roles.you > roles.vova {
        faults.push(TurnFault::Over { who: Who::You });
    }
    for (who, side) in [(Who::You, &state.you), (Who::Vova, &state.vova)] {
        let doubles = doubles(&side.city).into_iter();
        faults.extend(doubles.map(|card| TurnFault::Twice { who, card }));
    }
    let before = state.clone();
    let mut turn = Turn::begin(state, roles, supply);
    for district in supply.districts() {
        let id = district.id;
        // What his power takes from you goes under the deck, and can be drawn.
        let turned_up = draws.iter().filter(|draw| **draw == id).count();
        let count = before.out(id).max(turn.state.out(id) + turned_up);
        if count > usize::from(district.copies) {
            faults.push(TurnFault::TooManyCopies {
                card: id,
                count,
                copies: district.copies,
            });
        }
    }
    let needed = usize::from(turn.phases);
    if draws.len() < needed {
        let missing = needed - draws.len();
        faults.push(TurnFault::TooFewDraws { missing });
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    for &card in &draws[..needed] {
        turn.build(supply, card);
    }
    Ok((turn, needed))
}
