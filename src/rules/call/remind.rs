//! What people forget while a round is called, exactly when it matters, each with the line it rests on.
//! Lines without a book are those of the 2016 rulebook.

use super::super::card::{Power, Rank};
use super::{Called, Cast, Holder, Round};
use std::cmp::Ordering;
use strum::{EnumIter, IntoStaticStr, VariantNames};

/// Something to say now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
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
    /// Whoever built gives 1 gold at the end of the turn (classic rulebook, 543–549; third edition, 229).
    #[strum(serialize = "tax-turn")]
    TurnTax,
    /// The same, but the Witch plays the Tax Collector (classic rulebook, 530–534; third edition, 225).
    #[strum(serialize = "tax-turn-for-witch")]
    TurnTaxForWitch,
    /// The Assassin who built pays when the Tax Collector is revealed (classic rulebook, 550–554; third edition, 231).
    TaxOfFirst,
    /// Only at the end of the turn (classic rulebook, 503–518, 617–620; third edition, 162).
    AttackLast,
    /// End of the turn: the building gold came back at once, so it is there (third edition, 249).
    EmptyStashRefunded,
    /// Killed, but the Hospital leaves an action (third edition, 287; readings, T-10).
    Spared,
    /// The crown moves: gold for the Throne Room (third edition, 323).
    CrownGold,
    /// Before the first call: thanks are due in the Ball Room (third edition, 303).
    Thanks,
    /// All evening: the Bell Tower may end the game sooner (third edition, 319).
    ShorterGame,
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
    /// The name used in JSON and message ids.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What to say now, in the order of the turn.
pub fn reminders(cast: &Cast, round: &Round) -> Vec<Reminder> {
    let Some(called) = round.called(cast) else {
        return at_the_end(cast, round);
    };
    let mut said = Vec::new();
    // Where the program ran the selection, it did the swap as well.
    let by_hand = round.holder(called.rank) == Holder::Unknown;
    if round.is_first_call() && by_hand && cast.district(Power::BlindSwap).is_some() {
        said.push(Reminder::BlindSwap);
    }
    if round.is_first_call() && cast.district(Power::Thanks).is_some() {
        said.push(Reminder::Thanks);
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
    if round.killed == Some(called.rank) && cast.district(Power::SparedAction).is_some() {
        said.push(Reminder::Spared);
    }
    if called.power == Some(Power::Tax) {
        said.push(Reminder::TaxStays);
    }
    said
}

/// What must be thought of in every round of such a game.
pub fn standing(cast: &Cast) -> Vec<Reminder> {
    let district = |power| cast.district(power).is_some();
    let tax = cast.rank_of(Power::Tax).is_some();
    [
        (Reminder::BlindSwap, district(Power::BlindSwap)),
        (Reminder::Tax, tax),
        (Reminder::TurnTax, cast.rank_of(Power::TurnTax).is_some()),
        (Reminder::Spared, district(Power::SparedAction)),
        (Reminder::CrownGold, district(Power::CrownGold)),
        (Reminder::Thanks, district(Power::Thanks)),
        (Reminder::ShorterGame, district(Power::ShorterGame)),
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
    let rank_two_bewitched = round.bewitched == Some(Rank::Two);
    let pick = |yes, no, condition| if condition { yes } else { no };
    if round.robbed == Some(rank) {
        said.push(pick(
            Reminder::RobbedForWitch,
            Reminder::Robbed,
            rank_two_bewitched,
        ));
    }
    if bewitched {
        said.push(Reminder::Bewitched);
        match (called.power, cast.edition.rulebook().witch_gives_crown) {
            (Some(Power::TakeCrown), _) => said.push(Reminder::BewitchedTakesCrown),
            (Some(Power::GiveCrown), true) => said.push(Reminder::WitchGivesCrown),
            (Some(Power::GiveCrown), false) => said.push(Reminder::BewitchedGivesCrown),
            _ => {}
        }
    }
    if round.threats.contains(&rank) {
        said.push(pick(
            Reminder::ThreatForWitch,
            Reminder::Threat,
            rank_two_bewitched,
        ));
    }
    let builds = !matches!(called.power, Some(Power::NoBuilding | Power::Bewitch));
    let taxed = cast.rank_of(Power::Tax).is_some_and(|tax| tax != rank) && builds;
    if round.warrants.contains(&rank) && builds {
        said.push(Reminder::Warrant);
        if taxed {
            said.push(Reminder::WarrantTax);
        }
    }
    let moves_crown = matches!(called.power, Some(Power::TakeCrown | Power::GiveCrown));
    if moves_crown && cast.district(Power::CrownGold).is_some() {
        said.push(Reminder::CrownGold);
    }
    if called.power.is_some_and(Power::attacks) {
        if called.power == Some(Power::AttackLast) {
            said.push(Reminder::AttackLast);
        }
        said.extend(sanctuary(cast, round));
    }
    if called.power == Some(Power::BesideCrown) {
        said.extend(queen(cast, round));
    }
    if taxed {
        said.push(Reminder::Tax);
    }
    if builds {
        said.extend(turn_tax(cast, round, called));
    }
    // The Witch's turn is on hold: what belongs to its end waits (922–924).
    if called.power == Some(Power::Bewitch) {
        return;
    }
    if cast.district(Power::EmptyHand).is_some() {
        said.push(pick(
            Reminder::EmptyHandOfWitch,
            Reminder::EmptyHand,
            bewitched,
        ));
    }
    if cast.district(Power::EmptyStash).is_some() {
        if called.power == Some(Power::Refund) {
            said.push(Reminder::EmptyStashFirst);
        } else if !bewitched {
            let refunded = called.power == Some(Power::RefundAtOnce);
            said.push(pick(
                Reminder::EmptyStashRefunded,
                Reminder::EmptyStash,
                refunded,
            ));
        }
        if bewitched {
            said.push(Reminder::EmptyStashOfWitch);
        }
    }
}

/// The tax of the older boxes: only while somebody is the Tax Collector, and from those who are
/// called later at the end of their turns.
fn turn_tax(cast: &Cast, round: &Round, called: Called) -> Option<Reminder> {
    let collector = cast.rank_of(Power::TurnTax)?;
    if round.killed == Some(collector) || round.holder(collector) == Holder::Nobody {
        return None;
    }
    let earlier = cast
        .characters
        .iter()
        .any(|one| one.power == Some(Power::Kill));
    match called.rank.cmp(&collector) {
        Ordering::Less => None,
        Ordering::Equal => earlier.then_some(Reminder::TaxOfFirst),
        Ordering::Greater if round.bewitched == Some(collector) => Some(Reminder::TurnTaxForWitch),
        Ordering::Greater => Some(Reminder::TurnTax),
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
    Some(if beside {
        Reminder::QueenPaid
    } else {
        Reminder::QueenUnpaid
    })
}

/// Does whoever plays the Queen sit beside rank 4? None if nobody said who has them.
fn queen_beside(cast: &Cast, round: &Round) -> Option<bool> {
    let (crown, queen) = (cast.crown()?.rank, cast.rank_of(Power::BesideCrown)?);
    let witch = cast.rank_of(Power::Bewitch);
    let player = witch
        .filter(|_| round.bewitched == Some(queen))
        .unwrap_or(queen);
    match (round.holder(player), round.holder(crown)) {
        (Holder::Seat(one), Holder::Seat(other)) => Some(one.is_beside(other, cast.players)),
        _ => None,
    }
}

fn at_the_end(cast: &Cast, round: &Round) -> Vec<Reminder> {
    let mut said = Vec::new();
    let killed = round.killed.and_then(|rank| cast.of_rank(rank));
    if let Some(killed) = killed.filter(|killed| round.holder(killed.rank) != Holder::Nobody) {
        match killed.power {
            Some(Power::TakeCrown) => said.push(Reminder::HeirTakesCrown),
            Some(Power::GiveCrown) => said.push(Reminder::HeirGivesCrown),
            _ if cast.edition.rulebook().killed_is_shown => said.push(Reminder::KilledShows),
            _ => {}
        }
        let is_crown = matches!(killed.power, Some(Power::TakeCrown | Power::GiveCrown));
        if is_crown && cast.district(Power::CrownGold).is_some() {
            said.push(Reminder::CrownGold);
        }
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
