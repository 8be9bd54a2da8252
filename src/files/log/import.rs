//! Plays from elsewhere: an export of this log, or of another one.

use crate::files::Store;
use crate::files::log::numbers::HIGHEST;
use crate::files::log::write::Needed;
use crate::files::log::{Change, Log, LogFault, Play, Record, Trouble};
use crate::library::players::{is_same, key};

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
        self.write(Needed::All, |log| import(log, plays))
    }
}

/// The records to add.
fn import(log: &Log, plays: &[Play]) -> (Vec<Record>, Imported) {
    // A play of the log is found once.
    let mut there: Vec<&Play> = log.plays.iter().collect();
    let mut find = |is_meant: &dyn Fn(&Play) -> bool| {
        let place = there.iter().position(|old| is_meant(old));
        place.map(|place| there.swap_remove(place)).is_some()
    };
    // First those under the same number: of two equal plays each is found once.
    let is_edited = |play: &Play| find(&|old| is_edited(log, old, play));
    let mut is_known: Vec<bool> = plays.iter().map(is_edited).collect();
    for (play, is_known) in plays.iter().zip(&mut is_known) {
        *is_known = *is_known || has_token(log, play) || find(&|old| is_equal(old, play));
    }
    let new = plays.iter().zip(is_known).filter(|(_, is_known)| !is_known);
    let mut new: Vec<Play> = new.map(|(play, _)| play.clone()).collect();
    let mut numbers = log.numbers.clone();
    // Those whose number is free keep it; then come the others.
    let mut others = Vec::new();
    for play in &mut new {
        if !(1..=HIGHEST).contains(&play.id) || numbers.is_taken(play.id) {
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

/// The same game was saved.
fn has_token(log: &Log, play: &Play) -> bool {
    let mut plays = log.plays.iter();
    play.token.is_some() && plays.any(|saved| saved.token == play.token)
}

/// The same play, even if its date or some of its names were edited since. If nobody of that day is
/// in both, they are two tables whose logs count alike.
fn is_edited(log: &Log, old: &Play, new: &Play) -> bool {
    let was = |now: &str, then: &str| is_same(now, then) || log.ids.of(now) == key(then);
    let mut pairs = old.players.iter().zip(&new.players);
    let has_somebody = pairs.any(|(old, new)| was(&old.name, &new.name));
    let is_noted = || old.date == new.date && has_somebody || has_names_of(old, new);
    old.id == new.id && has_result_of(old, new) && is_noted()
}

/// The same play under another number.
fn is_equal(old: &Play, new: &Play) -> bool {
    old.date == new.date && has_result_of(old, new) && has_names_of(old, new)
}

fn has_names_of(one: &Play, other: &Play) -> bool {
    let [one, other] = [one, other].map(|play| play.players.iter().map(|one| key(&one.name)));
    one.eq(other)
}

/// Is what can't be edited the same, as far as every format has it?
fn has_result_of(one: &Play, other: &Play) -> bool {
    fn result(play: &Play) -> impl Iterator<Item = impl PartialEq> {
        play.players.iter().map(|player| {
            let last = (player.rank, player.crown, player.first);
            let city = (&player.city, &player.beautified);
            let won = play.has_won(player);
            (player.place, player.total, won, last, city)
        })
    }
    (&one.game, &one.edition) == (&other.game, &other.edition) && result(one).eq(result(other))
}
