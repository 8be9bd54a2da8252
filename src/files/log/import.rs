//! Plays from elsewhere: an export of this log, or of another one.

use crate::files::Store;
use crate::files::log::{Change, Log, LogFault, Play, Played, Record, Trouble};
use crate::library::players::key;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The numbers of the new plays: their own, if still free.
    pub new: Vec<u64>,
    /// How many were in the log already.
    pub known: usize,
}

impl Store {
    /// Adds the plays that are not in the log; with `is_tried`, only finds out which.
    ///
    /// # Errors
    ///
    /// The log can't be used or written; it is unchanged.
    pub fn import(&self, plays: &[Play], is_tried: bool) -> Result<(Imported, Trouble), LogFault> {
        if is_tried {
            let log = self.read_log()?;
            return Ok((import(&log, plays).1, log.trouble));
        }
        self.write(|log| import(log, plays))
    }
}

/// The records to add.
fn import(log: &Log, plays: &[Play]) -> (Vec<Record>, Imported) {
    // A play of the log is found once.
    let mut there: Vec<Traits<'_>> = log.plays.iter().map(Traits::new).collect();
    let mut find = |is_meant: &dyn Fn(&Traits<'_>) -> bool| {
        let place = there.iter().position(is_meant);
        place.map(|place| there.swap_remove(place)).is_some()
    };
    let given: Vec<Traits<'_>> = plays.iter().map(Traits::new).collect();
    // First those under the same number: of two equal plays each is found once.
    let mut is_known: Vec<bool> = given
        .iter()
        .map(|play| find(&|old| old.is_edited(play)))
        .collect();
    for (play, is_known) in given.iter().zip(&mut is_known) {
        *is_known = *is_known || play.has_token(log) || find(&|old| old.is_equal(play));
    }
    let new = plays.iter().zip(is_known).filter(|(_, is_known)| !is_known);
    let mut new: Vec<Play> = new.map(|(play, _)| play.clone()).collect();
    let mut numbers = log.numbers.clone();
    // Those whose number is free keep it; then come the others.
    let mut others = Vec::new();
    for play in &mut new {
        if play.id == 0 || numbers.is_taken(play.id) {
            others.push(play);
        } else {
            numbers.give(play.id);
        }
    }
    for play in others {
        play.id = numbers.give(numbers.free());
    }
    let imported = Imported {
        new: new.iter().map(|play| play.id).collect(),
        known: plays.len() - new.len(),
    };
    let records = new.into_iter().map(|play| Change::Play(play).into());
    (records.collect(), imported)
}

/// What a play is recognized by.
struct Traits<'a> {
    play: &'a Play,
    /// The keys of the names.
    names: Vec<String>,
}

impl<'a> Traits<'a> {
    fn new(play: &'a Play) -> Self {
        let names = play.players.iter().map(|one| key(&one.name)).collect();
        Self { play, names }
    }

    /// Is what can't be edited the same, as far as every format has it?
    fn has_result_of(&self, other: &Self) -> bool {
        fn result(play: &Play) -> impl Iterator<Item = impl PartialEq> {
            let won = |player: &Played| play.has_won(player);
            play.players.iter().map(move |player| {
                let last = (player.rank, player.crown, player.first);
                let city = (&player.city, &player.beautified);
                (player.place, player.total, won(player), last, city)
            })
        }
        self.play.game == other.play.game
            && self.play.edition == other.play.edition
            && result(self.play).eq(result(other.play))
    }

    /// The same play, even if its date or its names were edited since.
    fn is_edited(&self, other: &Self) -> bool {
        let is_noted = self.play.date == other.play.date || self.names == other.names;
        self.play.id == other.play.id && is_noted && self.has_result_of(other)
    }

    /// The same play under another number.
    fn is_equal(&self, other: &Self) -> bool {
        let is_noted = self.play.date == other.play.date && self.names == other.names;
        is_noted && self.has_result_of(other)
    }

    /// The same game was saved.
    fn has_token(&self, log: &Log) -> bool {
        let token = &self.play.token;
        token.is_some() && log.plays.iter().any(|saved| saved.token == *token)
    }
}
