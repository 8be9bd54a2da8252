//! What people forget while a round is called, exactly when it matters.

use super::call::{Called, Cast, Holder, Round, Seat};
use super::card::Power;
use super::edition::Edition;

/// Something to say now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reminder {
    /// Before the first call: characters may be swapped unseen (2016 rulebook, Theater, 932).
    BlindSwap,
    /// A city is complete: the round is the last (226).
    LastRound,
    /// Silent: no card shown, no turn (584; third edition, 125).
    Killed,
    /// Nobody has it.
    Nobody,
    /// All the gold goes now, before gathering (196, 632).
    Robbed,
    /// The same, but the Witch plays the Thief (594).
    RobbedForWitch,
    /// Shows the card, gathers and stops; then the Witch goes on (592, 594).
    Bewitched,
    /// Nobody has the bewitched character: the Witch's turn is lost (600).
    BewitchedNobody,
    /// The bewitched player still takes the crown (598, 718, 752; classic rulebook, 524–541).
    BewitchedTakesCrown,
    /// The Witch gives the crown and takes the payment (598).
    WitchGivesCrown,
    /// The bewitched player gives the crown, not the Witch (third edition, 241).
    BewitchedGivesCrown,
    /// A threat lies here: it is settled right after gathering (667).
    Threat,
    /// The same, but the Witch plays the Blackmailer (596).
    ThreatForWitch,
    /// A warrant lies here: the first building paid for may be confiscated (622, 624).
    Warrant,
    /// The tax on a confiscated building is the Magistrate's (900).
    WarrantTax,
    /// One gold for every district built, at once (892).
    Tax,
    /// The tax stays on the token (896).
    TaxStays,
    /// Rank 8: the Bishop's city is safe (764).
    Sanctuary,
    /// The Bishop was killed: his city is not safe (766).
    SanctuaryKilled,
    /// The Bishop was bewitched: the Witch's city is safe, his is not (766).
    SanctuaryBewitched,
    /// The Queen sits beside rank 4: her gold (878).
    QueenPaid,
    /// The Queen does not sit beside rank 4.
    QueenUnpaid,
    /// Rank 4 was killed: her gold comes at the end of the round, if at all (878).
    QueenWaits,
    /// End of the turn: cards for an empty hand.
    EmptyHand,
    /// End of the turn: gold for an empty stash.
    EmptyStash,
    /// End of the turn: that gold first, then the building gold comes back (924).
    EmptyStashFirst,
    /// End of the resumed turn: only in the Witch's city (592, 594, 922).
    EmptyHandOfWitch,
    /// The same for the stash (924).
    EmptyStashOfWitch,
    /// End of the round: the killed rank 4 shows itself and takes the crown (716, 750).
    HeirTakesCrown,
    /// End of the round: the killed Emperor gives the crown on, for nothing (732).
    HeirGivesCrown,
    /// End of the round: the Queen beside the killed rank 4 gets her gold now (878).
    QueenLate,
    /// End of the round: the killed character is shown (third edition, 125).
    KilledShows,
    /// End of the round, and a city is complete: count.
    Count,
}

impl Reminder {
    /// All of them, in the order of their list.
    pub const ALL: [Self; 33] = [
        Self::BlindSwap,
        Self::LastRound,
        Self::Killed,
        Self::Nobody,
        Self::Robbed,
        Self::RobbedForWitch,
        Self::Bewitched,
        Self::BewitchedNobody,
        Self::BewitchedTakesCrown,
        Self::WitchGivesCrown,
        Self::BewitchedGivesCrown,
        Self::Threat,
        Self::ThreatForWitch,
        Self::Warrant,
        Self::WarrantTax,
        Self::Tax,
        Self::TaxStays,
        Self::Sanctuary,
        Self::SanctuaryKilled,
        Self::SanctuaryBewitched,
        Self::QueenPaid,
        Self::QueenUnpaid,
        Self::QueenWaits,
        Self::EmptyHand,
        Self::EmptyStash,
        Self::EmptyStashFirst,
        Self::EmptyHandOfWitch,
        Self::EmptyStashOfWitch,
        Self::HeirTakesCrown,
        Self::HeirGivesCrown,
        Self::QueenLate,
        Self::KilledShows,
        Self::Count,
    ];

    /// The name used in JSON and message ids.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::BlindSwap => "blind-swap",
            Self::LastRound => "last-round",
            Self::Killed => "killed",
            Self::Nobody => "nobody",
            Self::Robbed => "robbed",
            Self::RobbedForWitch => "robbed-for-witch",
            Self::Bewitched => "bewitched",
            Self::BewitchedNobody => "bewitched-nobody",
            Self::BewitchedTakesCrown => "bewitched-takes-crown",
            Self::WitchGivesCrown => "witch-gives-crown",
            Self::BewitchedGivesCrown => "bewitched-gives-crown",
            Self::Threat => "threat",
            Self::ThreatForWitch => "threat-for-witch",
            Self::Warrant => "warrant",
            Self::WarrantTax => "warrant-tax",
            Self::Tax => "tax",
            Self::TaxStays => "tax-stays",
            Self::Sanctuary => "sanctuary",
            Self::SanctuaryKilled => "sanctuary-killed",
            Self::SanctuaryBewitched => "sanctuary-bewitched",
            Self::QueenPaid => "queen-paid",
            Self::QueenUnpaid => "queen-unpaid",
            Self::QueenWaits => "queen-waits",
            Self::EmptyHand => "empty-hand",
            Self::EmptyStash => "empty-stash",
            Self::EmptyStashFirst => "empty-stash-first",
            Self::EmptyHandOfWitch => "empty-hand-of-witch",
            Self::EmptyStashOfWitch => "empty-stash-of-witch",
            Self::HeirTakesCrown => "heir-takes-crown",
            Self::HeirGivesCrown => "heir-gives-crown",
            Self::QueenLate => "queen-late",
            Self::KilledShows => "killed-shows",
            Self::Count => "count",
        }
    }
}

/// What to say now, in the order of the turn.
#[must_use]
pub fn reminders(cast: &Cast, round: &Round) -> Vec<Reminder> {
    let Some(called) = round.called(cast) else { return at_the_end(cast, round) };
    let mut said = Vec::new();
    // Where the program ran the selection, it did the swap as well.
    let by_hand = round.holder(called.rank) == Holder::Unknown;
    if round.is_first_call() && by_hand && cast.district(Power::BlindSwap).is_some() {
        said.push(Reminder::BlindSwap);
    }
    if round.complete.is_some() {
        said.push(Reminder::LastRound);
    }
    if round.has_turn(called.rank) {
        turn(cast, round, called, &mut said);
        return said;
    }
    said.push(match round.killed == Some(called.rank) {
        true => Reminder::Killed,
        false if round.bewitched == Some(called.rank) => Reminder::BewitchedNobody,
        false => Reminder::Nobody,
    });
    if called.power == Some(Power::Tax) {
        said.push(Reminder::TaxStays);
    }
    said
}

/// What must be thought of in every round of such a game.
#[must_use]
pub fn standing(cast: &Cast) -> Vec<Reminder> {
    let district = |power| cast.district(power).is_some();
    let tax = cast.rank_of(Power::Tax).is_some();
    [
        (Reminder::BlindSwap, district(Power::BlindSwap)),
        (Reminder::Tax, tax),
        (Reminder::EmptyHand, district(Power::EmptyHand)),
        (Reminder::EmptyStash, district(Power::EmptyStash)),
    ]
    .into_iter()
    .filter_map(|(reminder, holds)| holds.then_some(reminder))
    .collect()
}

/// What matters in the turn of the called character.
fn turn(cast: &Cast, round: &Round, called: Called, said: &mut Vec<Reminder>) {
    let rank = called.rank;
    let bewitched = round.bewitched == Some(rank);
    let rank_two_bewitched = round.bewitched == Some(2);
    let pick = |yes, no, condition| if condition { yes } else { no };
    if round.robbed == Some(rank) {
        said.push(pick(Reminder::RobbedForWitch, Reminder::Robbed, rank_two_bewitched));
    }
    if bewitched {
        said.push(Reminder::Bewitched);
        match (called.power, cast.edition) {
            (Some(Power::TakeCrown), _) => said.push(Reminder::BewitchedTakesCrown),
            (Some(Power::GiveCrown), Edition::E2016) => said.push(Reminder::WitchGivesCrown),
            (Some(Power::GiveCrown), _) => said.push(Reminder::BewitchedGivesCrown),
            _ => {}
        }
    }
    if round.threats.contains(&rank) {
        said.push(pick(Reminder::ThreatForWitch, Reminder::Threat, rank_two_bewitched));
    }
    let builds = !matches!(called.power, Some(Power::NoBuilding | Power::Bewitch));
    let taxed = cast.rank_of(Power::Tax).is_some_and(|tax| tax != rank) && builds;
    if round.warrants.contains(&rank) && builds {
        said.push(Reminder::Warrant);
        if taxed {
            said.push(Reminder::WarrantTax);
        }
    }
    if called.power == Some(Power::Attack) {
        said.extend(sanctuary(cast, round));
    }
    if called.power == Some(Power::BesideCrown) {
        said.extend(queen(cast, round));
    }
    if taxed {
        said.push(Reminder::Tax);
    }
    // The Witch's turn is on hold: what belongs to its end waits (922–924).
    if called.power == Some(Power::Bewitch) {
        return;
    }
    if cast.district(Power::EmptyHand).is_some() {
        said.push(pick(Reminder::EmptyHandOfWitch, Reminder::EmptyHand, bewitched));
    }
    if cast.district(Power::EmptyStash).is_some() {
        if called.power == Some(Power::Refund) {
            said.push(Reminder::EmptyStashFirst);
        } else if !bewitched {
            said.push(Reminder::EmptyStash);
        }
        if bewitched {
            said.push(Reminder::EmptyStashOfWitch);
        }
    }
}

fn sanctuary(cast: &Cast, round: &Round) -> Option<Reminder> {
    let bishop = cast.rank_of(Power::Sanctuary)?;
    if round.killed == Some(bishop) {
        return Some(Reminder::SanctuaryKilled);
    }
    match round.holder(bishop) {
        Holder::Nobody => None,
        _ if round.bewitched == Some(bishop) => Some(Reminder::SanctuaryBewitched),
        _ => Some(Reminder::Sanctuary),
    }
}

fn queen(cast: &Cast, round: &Round) -> Option<Reminder> {
    let crown = cast.crown()?.rank;
    if round.holder(crown) == Holder::Nobody {
        return Some(Reminder::QueenUnpaid);
    }
    if round.killed == Some(crown) {
        return Some(Reminder::QueenWaits);
    }
    let beside = queen_beside(cast, round)?;
    Some(if beside { Reminder::QueenPaid } else { Reminder::QueenUnpaid })
}

/// Does whoever plays the Queen sit beside rank 4? None if nobody said who has them.
fn queen_beside(cast: &Cast, round: &Round) -> Option<bool> {
    let (crown, queen) = (cast.crown()?.rank, cast.rank_of(Power::BesideCrown)?);
    let witch = cast.rank_of(Power::Bewitch);
    let player = witch.filter(|_| round.bewitched == Some(queen)).unwrap_or(queen);
    match (round.holder(player), round.holder(crown)) {
        (Holder::Seat(one), Holder::Seat(other)) => Some(beside(one, other, cast.players.into())),
        _ => None,
    }
}

fn beside(one: Seat, other: Seat, players: usize) -> bool {
    (one + 1) % players == other || (other + 1) % players == one
}

fn at_the_end(cast: &Cast, round: &Round) -> Vec<Reminder> {
    let mut said = Vec::new();
    let killed = round.killed.and_then(|rank| cast.of_rank(rank));
    if let Some(killed) = killed.filter(|killed| round.holder(killed.rank) != Holder::Nobody) {
        match killed.power {
            Some(Power::TakeCrown) => said.push(Reminder::HeirTakesCrown),
            Some(Power::GiveCrown) => said.push(Reminder::HeirGivesCrown),
            _ if cast.edition == Edition::Third => said.push(Reminder::KilledShows),
            _ => {}
        }
        let is_crown = matches!(killed.power, Some(Power::TakeCrown | Power::GiveCrown));
        let queen = cast.rank_of(Power::BesideCrown);
        let queen = queen.filter(|&queen| round.holder(queen) != Holder::Nobody);
        if is_crown && queen.is_some() && queen_beside(cast, round) != Some(false) {
            said.push(Reminder::QueenLate);
        }
    }
    if round.complete.is_some() {
        said.push(Reminder::Count);
    }
    said
}
