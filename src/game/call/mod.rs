//! The call phase: who is called, whose turn it is, what was marked, and where the crown goes
//! (2016 rulebook, Calling phase, lines 138–154; the characters' own sections).

pub mod remind;

use super::card::{Character, District, Power, Rank};
use super::city::LastRank;
use super::draft::Row;
use super::edition::Edition;
use super::table::{Players, Seat};
use enum_map::{Enum, EnumMap};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr, VariantNames};

/// A character that is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Called {
    /// The card.
    pub id: Character,
    /// Its rank.
    pub rank: Rank,
    /// What the rules must know about it.
    pub power: Option<Power>,
}

/// A unique district of the deck that matters while calling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unique {
    /// The card.
    pub id: District,
    /// Its power.
    pub power: Power,
    /// In gold.
    pub cost: u8,
}

/// What does not change during a game night.
#[derive(Clone, Debug)]
pub struct Cast {
    /// The edition.
    pub edition: Edition,
    /// The player count.
    pub players: Players,
    /// By rank.
    pub characters: Vec<Called>,
    /// The districts in the deck that matter while calling.
    pub districts: Vec<Unique>,
}

impl Cast {
    /// The rank of the character with this power.
    pub fn rank_of(&self, power: Power) -> Option<Rank> {
        let mut characters = self.characters.iter();
        let called = characters.find(|called| called.power == Some(power))?;
        Some(called.rank)
    }

    /// The character with this rank.
    pub fn of_rank(&self, rank: Rank) -> Option<Called> {
        let mut characters = self.characters.iter().copied();
        characters.find(|called| called.rank == rank)
    }

    /// The district with this power, if it is in the deck.
    pub fn district(&self, power: Power) -> Option<Unique> {
        let mut districts = self.districts.iter().copied();
        districts.find(|unique| unique.power == power)
    }

    /// The districts the caller asks about, because their effects are easy to forget.
    pub fn watched(&self) -> impl Iterator<Item = District> {
        let watched = |unique: &&Unique| {
            matches!(
                unique.power,
                Power::BlindSwap
                    | Power::SparedAction
                    | Power::CrownGold
                    | Power::Thanks
                    | Power::EmptyHand
                    | Power::EmptyStash
            )
        };
        let watched = self.districts.iter().filter(watched);
        watched.map(|unique| unique.id)
    }

    /// The character that moves the crown.
    pub fn crown(&self) -> Option<Called> {
        let moves = |power| matches!(power, Some(Power::TakeCrown | Power::GiveCrown));
        let mut characters = self.characters.iter().copied();
        characters.find(|called| moves(called.power))
    }

    /// Characters per player.
    pub fn each(&self) -> usize {
        self.players.characters_each().into()
    }

    /// Its row of the discard table.
    ///
    /// # Panics
    ///
    /// The rulebook has no table for this many characters; it does for every legal deck.
    pub fn row(&self) -> &'static Row {
        let rulebook = self.edition.rulebook();
        let row = rulebook.row(self.players, self.characters.len());
        row.expect("a deck has as many characters as the book has a table for")
    }
}

/// Who has a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Holder {
    /// Unknown.
    #[default]
    Unknown,
    /// It was discarded, or nobody answered.
    Nobody,
    /// A player.
    Seat(Seat),
}

/// A marker on a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Mark {
    /// Named by the character that kills.
    Killed,
    /// By the Witch.
    Bewitched,
    /// By the Thief.
    Robbed,
    /// Signed or not.
    Warrants,
    /// Real or not.
    Threats,
}

impl Mark {
    /// What a character with this power places.
    pub const fn of(power: Power) -> Option<Self> {
        match power {
            Power::Kill => Some(Self::Killed),
            Power::Bewitch => Some(Self::Bewitched),
            Power::Rob => Some(Self::Robbed),
            Power::Warrants => Some(Self::Warrants),
            Power::Threats => Some(Self::Threats),
            _ => None,
        }
    }

    /// How many there are (2016 rulebook, 606 and 650).
    const fn all(self) -> usize {
        match self {
            Self::Warrants => 3,
            Self::Threats => 2,
            Self::Killed | Self::Bewitched | Self::Robbed => 1,
        }
    }
}

/// Why a character can't be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Barred {
    /// There is nothing to mark now.
    Idle,
    /// No such rank in the game.
    NotInGame,
    /// The character itself.
    Itself,
    /// Rank 1 can't be robbed or threatened.
    RankOne,
    /// Neither can the killed one.
    Killed,
    /// Nor can the bewitched one.
    Bewitched,
    /// All markers are placed.
    Full,
    /// This player already has all their characters.
    HasOne,
    /// The crown can't go to the player who gives it.
    Giver,
    /// The crown can't go to its holder.
    Crowned,
}

impl Holder {
    /// The player, if one is known.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Unknown | Self::Nobody => None,
        }
    }
}

impl Barred {
    /// The name used in message ids.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A round so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Starting at 1.
    pub number: usize,
    /// The number of ranks called before the current one.
    at: usize,
    /// Where the markers are.
    pub marks: EnumMap<Mark, Vec<Rank>>,
    /// By rank.
    holders: EnumMap<Rank, Holder>,
    /// The program knows who has what.
    dealt: bool,
    /// Who has the crown, if known.
    pub crown: Option<Seat>,
    /// Who had the crown before it was given away, once it was.
    given: Option<Holder>,
    /// A city is complete: this is the last round. Whose it is may be unknown.
    pub complete: Option<Holder>,
    /// The watched districts reported built.
    standing: Vec<District>,
    /// Those reported not built at the end of the previous round.
    unbuilt: Vec<District>,
}

impl Round {
    /// The first round.
    pub fn first(crown: Option<Seat>) -> Self {
        Self {
            number: 1,
            crown,
            ..Self::default()
        }
    }

    /// The next round: markers are removed, the crown and the cities stay.
    pub fn following(&self) -> Self {
        Self {
            number: self.number + 1,
            crown: self.crown,
            standing: self.standing.clone(),
            unbuilt: self.unbuilt.clone(),
            ..Self::default()
        }
    }

    /// The watched districts that were reported built, and not lost since.
    pub fn standing(&self) -> &[District] {
        &self.standing
    }

    /// A watched district is now built, or not.
    ///
    /// # Errors
    ///
    /// It is not watched.
    pub fn report(&mut self, cast: &Cast, district: District, stands: bool) -> Result<(), Barred> {
        if !cast.watched().any(|watched| watched == district) {
            return Err(Barred::Idle);
        }
        self.standing.retain(|one| *one != district);
        self.unbuilt.retain(|one| *one != district);
        let list = if stands {
            &mut self.standing
        } else {
            &mut self.unbuilt
        };
        list.push(district);
        Ok(())
    }

    /// The same round with known characters, after a draft run by the program.
    pub fn with_holders(mut self, holders: impl Iterator<Item = (Rank, Seat)>) -> Self {
        self.holders = EnumMap::from_fn(|_| Holder::Nobody);
        self.dealt = true;
        for (rank, seat) in holders {
            self.holders[rank] = Holder::Seat(seat);
        }
        self
    }

    /// The called character; none at the end of the round.
    pub fn called(&self, cast: &Cast) -> Option<Called> {
        cast.characters.get(self.at).copied()
    }

    /// Nobody was called before.
    pub const fn is_first_call(&self) -> bool {
        self.at == 0
    }

    /// Nothing was called yet in the first round.
    pub const fn is_at_start(&self) -> bool {
        self.number == 1 && self.at == 0
    }

    /// Does the program know who has what?
    pub const fn is_dealt(&self) -> bool {
        self.dealt
    }

    /// Who has the character with this rank.
    pub fn holder(&self, rank: Rank) -> Holder {
        self.holders[rank]
    }

    /// Will anyone play this character's turn?
    pub fn has_turn(&self, rank: Rank) -> bool {
        !self.is_on(Mark::Killed, rank) && self.holder(rank) != Holder::Nobody
    }

    /// The power to mark others now, if the called character has one and a turn.
    pub fn marking(&self, cast: &Cast) -> Option<Power> {
        let called = self.called(cast)?;
        let power = called.power.filter(|_| self.has_turn(called.rank));
        power.filter(|power| Mark::of(*power).is_some())
    }

    /// Is this character marked so?
    pub fn is_on(&self, mark: Mark, rank: Rank) -> bool {
        self.marks[mark].contains(&rank)
    }

    /// The killed rank.
    pub fn killed(&self) -> Option<Rank> {
        self.marks[Mark::Killed].first().copied()
    }

    /// Marks a rank, or removes the mark.
    ///
    /// # Errors
    ///
    /// Why that rank can't be marked (2016 rulebook, Thief, line 634, and Blackmailer,
    /// 671).
    pub fn mark(&mut self, cast: &Cast, rank: Rank) -> Result<(), Barred> {
        let mark = self.marking(cast).and_then(Mark::of);
        let (Some(mark), Some(called)) = (mark, self.called(cast)) else {
            return Err(Barred::Idle);
        };
        let spares = matches!(mark, Mark::Robbed | Mark::Threats);
        let barred = match rank {
            _ if cast.of_rank(rank).is_none() => Some(Barred::NotInGame),
            Rank::One if spares => Some(Barred::RankOne),
            _ if spares && self.is_on(Mark::Killed, rank) => Some(Barred::Killed),
            _ if spares && self.is_on(Mark::Bewitched, rank) => Some(Barred::Bewitched),
            // Nothing forbids a warrant on the Magistrate himself, though it is useless (readings).
            _ if rank == called.rank && mark != Mark::Warrants => Some(Barred::Itself),
            _ => None,
        };
        if let Some(barred) = barred {
            return Err(barred);
        }
        let marked = &mut self.marks[mark];
        match marked.iter().position(|&other| other == rank) {
            Some(place) => {
                marked.remove(place);
            }
            // Naming another takes the name back.
            None if mark.all() == 1 => *marked = vec![rank],
            None if marked.len() == mark.all() => return Err(Barred::Full),
            None => marked.push(rank),
        }
        Ok(())
    }

    /// For markers placed together, how many are placed and how many there are, if only some are.
    /// Nobody has to use a power (2016 rulebook, 158), so none is as valid as all.
    pub fn too_few(&self, cast: &Cast) -> Option<(Mark, usize, usize)> {
        let mark = Mark::of(self.marking(cast)?)?;
        let (laid, all) = (self.marks[mark].len(), mark.all());
        (0 < laid && laid < all).then_some((mark, laid, all))
    }

    /// Where the markers are. Killed and bewitched matter until the round is over, the rest until
    /// the marked character has been called.
    pub fn marks(&self, cast: &Cast) -> Vec<(Mark, Vec<Called>)> {
        let now = self.called(cast).map(|called| called.rank);
        let is_over = |rank: &Rank| now.is_none_or(|now| *rank < now);
        let mut marks = Vec::new();
        for (mark, ranks) in &self.marks {
            let known = ranks.iter().filter_map(|&rank| cast.of_rank(rank));
            let mut on: Vec<Called> = known
                .filter(|called| mark != Mark::Robbed || !is_over(&called.rank))
                .collect();
            on.sort_by_key(|called| called.rank);
            if !on.is_empty() {
                marks.push((mark, on));
            }
        }
        marks
    }

    /// Who is publicly known to have the character of this rank: nobody before it is called, or
    /// once it was killed.
    pub fn shown(&self, cast: &Cast, rank: Rank) -> Holder {
        let waits = self.called(cast).is_some_and(|now| rank > now.rank);
        if waits || self.is_on(Mark::Killed, rank) {
            return Holder::Unknown;
        }
        self.holder(rank)
    }

    /// Who builds in this turn, if known: the character's player, or the Witch instead (2016
    /// rulebook, Witch, line 592).
    pub fn builder(&self, cast: &Cast) -> Option<Seat> {
        let rank = self.called(cast)?.rank;
        self.holder(self.player_of(cast, rank)).seat()
    }

    /// The character whose player plays this turn: the Witch, if it is bewitched.
    fn player_of(&self, cast: &Cast, rank: Rank) -> Rank {
        let witch = cast.rank_of(Power::Bewitch);
        let witch = witch.filter(|_| self.is_on(Mark::Bewitched, rank));
        witch.unwrap_or(rank)
    }

    /// The character whose player is in question: the called one, or after the last call a killed
    /// rank 4, which is then revealed.
    fn in_question(&self, cast: &Cast) -> Result<Called, Barred> {
        match self.called(cast) {
            Some(called) if self.is_on(Mark::Killed, called.rank) => Err(Barred::Killed),
            Some(called) => Ok(called),
            None => {
                let crown = cast.crown();
                let killed = crown.filter(|crown| self.is_on(Mark::Killed, crown.rank));
                killed.ok_or(Barred::Idle)
            }
        }
    }

    /// This player has the character in question.
    ///
    /// # Errors
    ///
    /// Why that is impossible.
    pub fn seat(&mut self, cast: &Cast, seat: Seat) -> Result<(), Barred> {
        let called = self.in_question(cast)?;
        if self.dealt {
            return Err(Barred::Idle);
        }
        let held = |rank: &Rank| *rank != called.rank && self.holder(*rank) == Holder::Seat(seat);
        if Rank::iter().filter(held).count() >= cast.each() {
            return Err(Barred::HasOne);
        }
        self.holders[called.rank] = Holder::Seat(seat);
        if called.power == Some(Power::TakeCrown) {
            self.crown = Some(seat);
        }
        Ok(())
    }

    /// The character in question gives the crown to this player: neither the giver nor its holder
    /// (2016 rulebook, Emperor, line 730; if bewitched, the Witch gives it, 598).
    ///
    /// # Errors
    ///
    /// Why that is impossible.
    pub fn crown_to(&mut self, cast: &Cast, seat: Seat) -> Result<(), Barred> {
        let called = self.in_question(cast)?;
        if called.power != Some(Power::GiveCrown) || self.holder(called.rank) == Holder::Nobody {
            return Err(Barred::Idle);
        }
        let giver = if cast.edition.rulebook().witch_gives_crown {
            self.player_of(cast, called.rank)
        } else {
            called.rank
        };
        if self.holder(giver) == Holder::Seat(seat) {
            return Err(Barred::Giver);
        }
        let now = self.crown.map_or(Holder::Unknown, Holder::Seat);
        let before = self.given.unwrap_or(now);
        if before == Holder::Seat(seat) {
            return Err(Barred::Crowned);
        }
        self.given = Some(before);
        self.crown = Some(seat);
        Ok(())
    }

    /// Nobody answered: the character marks nothing.
    pub fn nobody(&mut self, cast: &Cast) {
        let Some(called) = self.called(cast) else {
            return;
        };
        self.holders[called.rank] = Holder::Nobody;
        if let Some(mark) = called.power.and_then(Mark::of) {
            self.marks[mark].clear();
        }
    }

    /// Is one of these on the called character, placed by someone else?
    pub fn lies_here(&self, cast: &Cast, mark: Mark) -> bool {
        let is_secret = matches!(mark, Mark::Warrants | Mark::Threats);
        self.called(cast).is_some_and(|called| {
            is_secret
                && self.is_on(mark, called.rank)
                && called.power.and_then(Mark::of) != Some(mark)
        })
    }

    /// The signed warrant or the real threat was revealed in the called turn: the others mean
    /// nothing.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn show(&mut self, cast: &Cast, mark: Mark) -> Result<(), Barred> {
        if !self.lies_here(cast, mark) {
            return Err(Barred::Idle);
        }
        self.marks[mark].clear();
        Ok(())
    }

    /// The turn is over, or nobody answered: go to the next rank, or end the round.
    pub fn next(&mut self, cast: &Cast) {
        let Some(called) = self.called(cast) else {
            return;
        };
        if !self.is_on(Mark::Killed, called.rank) {
            self.settle_crown(called);
        }
        // A threat is resolved right after gathering, a warrant with the first building.
        for mark in [Mark::Threats, Mark::Warrants] {
            self.marks[mark].retain(|&rank| rank != called.rank);
        }
        self.at += 1;
        // A killed rank 4 is revealed at the end of the round (2016 rulebook, King, line 716;
        // classic rulebook, 464–478; third edition, 146).
        if let (None, Some(crown)) = (self.called(cast), cast.crown())
            && self.is_on(Mark::Killed, crown.rank)
        {
            self.settle_crown(crown);
        }
    }

    /// Moves the crown as the character does; if its player is unknown, so is the crown.
    fn settle_crown(&mut self, called: Called) {
        match (called.power, self.holder(called.rank)) {
            (Some(Power::TakeCrown), Holder::Seat(seat)) => self.crown = Some(seat),
            (Some(Power::TakeCrown), Holder::Unknown) => self.crown = None,
            (Some(Power::GiveCrown), Holder::Seat(_) | Holder::Unknown) if self.given.is_none() => {
                self.crown = None;
            }
            _ => {}
        }
    }

    /// The highest rank that this player revealed; none if unknown. A killed rank 4 is revealed at
    /// the end of the round and counts.
    pub fn revealed(&self, cast: &Cast, seat: Seat) -> Option<LastRank> {
        let ranks = cast.characters.iter().map(|called| called.rank);
        let held: Vec<Rank> = ranks
            .filter(|&rank| self.holder(rank) == Holder::Seat(seat))
            .collect();
        if held.len() < cast.each() {
            return None;
        }
        let crown = cast.crown().map(|crown| crown.rank);
        let shown = |rank: &Rank| !self.is_on(Mark::Killed, *rank) || crown == Some(*rank);
        let highest = held.into_iter().filter(shown).max();
        Some(highest.map_or(LastRank::Killed, LastRank::Rank))
    }
}
