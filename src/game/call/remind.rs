//! Reminders of what people forget during a round, exactly when it matters, each with its rulebook
//! line. Lines without a book are those of the 2016 rulebook.

use super::super::card::{Character, Power, Rank};
use super::{Called, Cast, Holder, Mark, Round};
use std::cmp::Ordering;
use strum::{EnumIter, IntoStaticStr, VariantNames};

/// A reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Reminder {
    /// Before the first call: characters may be swapped unseen (2016 rulebook, Theater, 932).
    BlindSwap,
    /// A city is complete: the round is the last (226).
    LastRound,
    /// Silent: no card revealed, no turn (584; third edition, 125).
    Killed,
    /// Nobody has it.
    Nobody,
    /// All the gold goes now, before gathering (196, 632).
    Robbed,
    /// The same, but the Witch plays the Thief (594).
    RobbedForWitch,
    /// Reveals the card, gathers and stops; then the Witch continues (592, 594).
    Bewitched,
    /// Nobody has the bewitched character: the Witch's turn is lost (600).
    BewitchedNobody,
    /// The bewitched player still takes the crown (598, 718, 752; classic rulebook, 524–541).
    BewitchedTakesCrown,
    /// The Witch gives the crown and takes the payment (598).
    WitchGivesCrown,
    /// The bewitched player gives the crown, not the Witch (third edition, 241).
    BewitchedGivesCrown,
    /// There is a threat here: it is resolved right after gathering (667).
    Threat,
    /// The same, but the Witch plays the Blackmailer (596).
    ThreatForWitch,
    /// There is a warrant here: the first paid building may be confiscated (622, 624).
    Warrant,
    /// The Magistrate pays the tax on a confiscated building (900).
    WarrantTax,
    /// One gold for every district built, at once (892).
    Tax,
    /// The tax stays on the token (896).
    TaxStays,
    /// A player who built gives 1 gold at the end of the turn (classic rulebook, 543–549; third
    /// edition, 229).
    #[strum(serialize = "tax-turn")]
    TurnTax,
    /// The same, but the Witch plays the Tax Collector (classic rulebook, 530–534; third edition,
    /// 225).
    #[strum(serialize = "tax-turn-for-witch")]
    TurnTaxForWitch,
    /// The Assassin who built pays when the Tax Collector is revealed (classic rulebook, 550–554;
    /// third edition, 231).
    TaxOfFirst,
    /// Only at the end of the turn (classic rulebook, 503–518, 617–620; third edition, 162).
    AttackLast,
    /// End of the turn: the building gold came back at once, so it is there (third edition, 249).
    EmptyStashRefunded,
    /// Killed, but the Hospital leaves an action (third edition, 287; readings, T-10).
    Spared,
    /// The crown moves: gold for the Throne Room (third edition, 323).
    CrownGold,
    /// Before the first call: players must thank the Ball Room's owner (third edition, 303).
    Thanks,
    /// All evening: the Bell Tower may end the game earlier (third edition, 319).
    ShorterGame,
    /// Rank 8: the Bishop's city is safe (764).
    Sanctuary,
    /// The Bishop was killed: his city is not safe (766).
    SanctuaryKilled,
    /// The Bishop was bewitched: the Witch's city is safe, his is not (766).
    SanctuaryBewitched,
    /// The Queen sits next to rank 4: her gold (878).
    QueenPaid,
    /// The Queen does not sit next to rank 4.
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
    /// End of the round: the killed rank 4 is revealed and takes the crown (716, 750).
    HeirTakesCrown,
    /// End of the round: the killed Emperor gives the crown away, without payment (732).
    HeirGivesCrown,
    /// End of the round: the Queen next to the killed rank 4 gets her gold now (878).
    QueenLate,
    /// End of the round: the killed character is revealed (third edition, 125).
    KilledShows,
    /// End of the round, and a city is complete: score.
    Count,
}

impl Reminder {
    /// The name used in JSON and message ids.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// The current reminders, in turn order.
pub fn reminders(cast: &Cast, round: &Round) -> Vec<Reminder> {
    let Some(called) = round.called(cast) else {
        return at_the_end(cast, round);
    };
    // Districts that matter before the first call were built in an earlier round.
    let stands = |power| round.is_first_call() && stood(cast, round, power);
    let before = [
        // If the program ran the draft, it also did the swap.
        (!round.is_dealt() && stands(Power::BlindSwap)).then_some(Reminder::BlindSwap),
        stands(Power::Thanks).then_some(Reminder::Thanks),
        round.complete.map(|_| Reminder::LastRound),
    ];
    let then = if round.has_turn(called.rank) {
        turn(cast, round, called)
    } else {
        let killed = round.is_on(Mark::Killed, called.rank);
        let silent = match round.is_on(Mark::Bewitched, called.rank) {
            _ if killed => Reminder::Killed,
            true => Reminder::BewitchedNobody,
            false => Reminder::Nobody,
        };
        let said = [
            Some(silent),
            (killed && stood(cast, round, Power::SparedAction)).then_some(Reminder::Spared),
            (called.power == Some(Power::Tax)).then_some(Reminder::TaxStays),
        ];
        said.into_iter().flatten().collect()
    };
    before.into_iter().flatten().chain(then).collect()
}

/// Can a district with this power be built by now, given the gold? In the first round everyone has
/// the 2 gold from setup and the 2 gathered (2016 rulebook, 110 and 146; the older boxes say the
/// same), and a few have income that needs no city. Later anything is possible. A player who is
/// quicker with the Framework has to report it.
pub fn can_stand(cast: &Cast, round: &Round, power: Power) -> bool {
    let now = round.called(cast).map(|called| called.rank);
    let by_now = |one: &&Called| now.is_none_or(|now| one.rank <= now);
    let mut turns = cast.characters.iter().filter(by_now);
    let district = cast.district(power);
    district.is_some_and(|_| round.number > 1)
        || turns.any(|one| could_build(cast, round, *one, power))
}

/// Can this character build it in the first round?
fn could_build(cast: &Cast, round: &Round, one: Called, power: Power) -> bool {
    let district = cast.district(power);
    district.is_some_and(|district| round.has_turn(one.rank) && reach(cast, one) >= district.cost)
}

/// The most gold a character can spend on building in the first round.
fn reach(cast: &Cast, called: Called) -> u8 {
    match called.id {
        _ if called.power == Some(Power::NoBuilding) => 0,
        // With two characters each, it may be a second turn.
        _ if cast.each() > 1 && called.rank > Rank::One => u8::MAX,
        Character::Merchant | Character::Emperor | Character::Abbot => 4 + 1,
        Character::Queen => 4 + 3,
        // Everything another player has, or as much as there are cards to sell.
        Character::Spy | Character::Cardinal => u8::MAX,
        _ => 4,
    }
}

/// Is such a district built, as far as known? If nobody reported it, mention it once a round: in
/// the first turn that is played.
fn stands(cast: &Cast, round: &Round, called: Called, power: Power) -> bool {
    // The Witch's own section says nothing about the end of her turn.
    let earlier = |one: &&Called| one.rank < called.rank && one.power != Some(Power::Bewitch);
    let mut earlier = cast.characters.iter().filter(earlier);
    let was_told = earlier.any(|one| {
        round.has_turn(one.rank) && (round.number > 1 || could_build(cast, round, *one, power))
    });
    is_reported(cast, round, power) || can_stand(cast, round, power) && !was_told
}

/// The same for districts that must have been built in an earlier turn.
fn stood(cast: &Cast, round: &Round, power: Power) -> bool {
    let before = round.number > 1 || cast.each() > 1 && !round.is_first_call();
    let denied = |district| round.unbuilt.contains(&district);
    let denied = round.is_first_call() && cast.district(power).is_some_and(|one| denied(one.id));
    is_reported(cast, round, power) || before && !denied && can_stand(cast, round, power)
}

fn is_reported(cast: &Cast, round: &Round, power: Power) -> bool {
    let district = cast.district(power);
    district.is_some_and(|district| round.standing.contains(&district.id))
}

/// Reminders for every round of such a game.
pub fn standing(cast: &Cast) -> Vec<Reminder> {
    let all = [
        (Power::BlindSwap, Reminder::BlindSwap),
        (Power::Tax, Reminder::Tax),
        (Power::TurnTax, Reminder::TurnTax),
        (Power::SparedAction, Reminder::Spared),
        (Power::CrownGold, Reminder::CrownGold),
        (Power::Thanks, Reminder::Thanks),
        (Power::ShorterGame, Reminder::ShorterGame),
        (Power::EmptyHand, Reminder::EmptyHand),
        (Power::EmptyStash, Reminder::EmptyStash),
    ];
    let is_there = |power| cast.rank_of(power).is_some() || cast.district(power).is_some();
    let there = all.into_iter().filter(|(power, _)| is_there(*power));
    there.map(|(_, reminder)| reminder).collect()
}

/// Reminders for the called character's turn.
fn turn(cast: &Cast, round: &Round, called: Called) -> Vec<Reminder> {
    let Called { rank, power, .. } = called;
    let has = |power| stands(cast, round, called, power);
    let either = |condition, yes, no| if condition { yes } else { no };
    let bewitched = round.is_on(Mark::Bewitched, rank);
    let for_witch = round.is_on(Mark::Bewitched, Rank::Two);
    let robbed = either(for_witch, Reminder::RobbedForWitch, Reminder::Robbed);
    let threat = either(for_witch, Reminder::ThreatForWitch, Reminder::Threat);
    let crown = match (power, cast.edition.rulebook().witch_gives_crown) {
        (Some(Power::TakeCrown), _) => Some(Reminder::BewitchedTakesCrown),
        (Some(Power::GiveCrown), true) => Some(Reminder::WitchGivesCrown),
        (Some(Power::GiveCrown), false) => Some(Reminder::BewitchedGivesCrown),
        _ => None,
    };
    let builds = !matches!(power, Some(Power::NoBuilding | Power::Bewitch));
    let taxed = cast.rank_of(Power::Tax).is_some_and(|tax| tax != rank) && builds;
    let warrant = round.is_on(Mark::Warrants, rank) && builds;
    // The Witch's turn is paused: effects at its end wait (922–924).
    let ends = power != Some(Power::Bewitch);
    let hand = either(bewitched, Reminder::EmptyHandOfWitch, Reminder::EmptyHand);
    let has_stash = ends && has(Power::EmptyStash);
    let stash = match power {
        Some(Power::Refund) => Some(Reminder::EmptyStashFirst),
        _ if bewitched => None,
        Some(Power::RefundAtOnce) => Some(Reminder::EmptyStashRefunded),
        _ => Some(Reminder::EmptyStash),
    };
    let said = [
        (round.is_on(Mark::Robbed, rank)).then_some(robbed),
        bewitched.then_some(Reminder::Bewitched),
        crown.filter(|_| bewitched),
        round.is_on(Mark::Threats, rank).then_some(threat),
        warrant.then_some(Reminder::Warrant),
        (warrant && taxed).then_some(Reminder::WarrantTax),
        (crown.is_some() && stood(cast, round, Power::CrownGold)).then_some(Reminder::CrownGold),
        (power == Some(Power::AttackLast)).then_some(Reminder::AttackLast),
        sanctuary(cast, round).filter(|_| power.is_some_and(Power::attacks)),
        queen(cast, round).filter(|_| power == Some(Power::BesideCrown)),
        taxed.then_some(Reminder::Tax),
        turn_tax(cast, round, called).filter(|_| builds),
        (ends && has(Power::EmptyHand)).then_some(hand),
        stash.filter(|_| has_stash),
        (has_stash && bewitched).then_some(Reminder::EmptyStashOfWitch),
    ];
    said.into_iter().flatten().collect()
}

/// The tax of the older boxes: only while someone is the Tax Collector, and from those called later
/// at the end of their turns.
fn turn_tax(cast: &Cast, round: &Round, called: Called) -> Option<Reminder> {
    let collector = cast.rank_of(Power::TurnTax)?;
    if !round.has_turn(collector) {
        return None;
    }
    let earlier = cast.rank_of(Power::Kill).is_some();
    match called.rank.cmp(&collector) {
        Ordering::Less => None,
        Ordering::Equal => earlier.then_some(Reminder::TaxOfFirst),
        Ordering::Greater if round.is_on(Mark::Bewitched, collector) => {
            Some(Reminder::TurnTaxForWitch)
        }
        Ordering::Greater => Some(Reminder::TurnTax),
    }
}

fn sanctuary(cast: &Cast, round: &Round) -> Option<Reminder> {
    let bishop = cast.rank_of(Power::Sanctuary)?;
    if round.is_on(Mark::Killed, bishop) {
        return Some(Reminder::SanctuaryKilled);
    }
    match round.holder(bishop) {
        Holder::Nobody => None,
        _ if round.is_on(Mark::Bewitched, bishop) => Some(Reminder::SanctuaryBewitched),
        _ => Some(Reminder::Sanctuary),
    }
}

fn queen(cast: &Cast, round: &Round) -> Option<Reminder> {
    let crown = cast.crown()?.rank;
    if round.holder(crown) == Holder::Nobody {
        return Some(Reminder::QueenUnpaid);
    }
    if round.is_on(Mark::Killed, crown) {
        return Some(Reminder::QueenWaits);
    }
    let beside = queen_beside(cast, round)?;
    Some(if beside {
        Reminder::QueenPaid
    } else {
        Reminder::QueenUnpaid
    })
}

/// Does the Queen's player sit next to rank 4? None if unknown.
fn queen_beside(cast: &Cast, round: &Round) -> Option<bool> {
    let (crown, queen) = (cast.crown()?.rank, cast.rank_of(Power::BesideCrown)?);
    let one = round.holder(round.player_of(cast, queen)).seat()?;
    let other = round.holder(crown).seat()?;
    Some(one.is_beside(other, cast.players))
}

fn at_the_end(cast: &Cast, round: &Round) -> Vec<Reminder> {
    let killed = round.killed().and_then(|rank| cast.of_rank(rank));
    let killed = killed.filter(|killed| round.holder(killed.rank) != Holder::Nobody);
    let heir = match killed.and_then(|killed| killed.power) {
        Some(Power::TakeCrown) => Some(Reminder::HeirTakesCrown),
        Some(Power::GiveCrown) => Some(Reminder::HeirGivesCrown),
        _ => None,
    };
    let shows = killed.is_some() && heir.is_none() && cast.edition.rulebook().killed_is_shown;
    let gold = heir.is_some() && stood(cast, round, Power::CrownGold);
    let queen = cast.rank_of(Power::BesideCrown);
    let queen = queen.filter(|&queen| round.holder(queen) != Holder::Nobody);
    let late = heir.is_some() && queen.is_some() && queen_beside(cast, round) != Some(false);
    let said = [
        heir,
        shows.then_some(Reminder::KilledShows),
        gold.then_some(Reminder::CrownGold),
        late.then_some(Reminder::QueenLate),
        round.complete.map(|_| Reminder::Count),
    ];
    said.into_iter().flatten().collect()
}
