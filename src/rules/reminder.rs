//! The closed list of what people forget while a round is called, each with the line it rests on.
//! Lines without a book are those of the 2016 rulebook.

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
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
