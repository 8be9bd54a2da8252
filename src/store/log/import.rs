//! Plays from elsewhere: an export of this log, or of another one.

use super::write::Before;
use super::{Change, Log, LogFault, Play, Record, Trouble};
use crate::library::players::key;
use crate::store::Store;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

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
            let (_, imported) = import(&log, plays)?;
            return Ok((imported, log.trouble));
        }
        self.write(Before::All, |log, _| import(log, plays))
    }
}

/// The records to add.
fn import(log: &Log, plays: &[Play]) -> Result<(Vec<Record>, Imported), LogFault> {
    let mut there = There::default();
    for play in log.plays() {
        there.add(&play?);
    }
    // First those under the same number: of two equal plays each is found once.
    let mut is_known: Vec<bool> = plays.iter().map(|play| there.has_numbered(play)).collect();
    for (play, is_known) in plays.iter().zip(&mut is_known) {
        *is_known = *is_known || there.has_equal(play);
    }
    let new = plays.iter().zip(is_known);
    let mut new: Vec<Play> = new
        .filter(|(_, is_known)| !is_known)
        .map(|(play, _)| play.clone())
        .collect();
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
    let records = new
        .into_iter()
        .map(|play| Record::from(&Change::Play(play)));
    Ok((records.collect(), imported))
}

/// The plays in the log, as far as needed to find them again.
#[derive(Default)]
struct There {
    tokens: HashSet<String>,
    by_id: HashMap<u64, Traits>,
    /// How many there are of each.
    equal: HashMap<u64, usize>,
}

/// What a play is recognized by, as hashes.
struct Traits {
    /// What can't be edited, as far as every format has it.
    result: u64,
    date: u64,
    names: u64,
}

impl Traits {
    fn new(play: &Play) -> Self {
        let players = play.players.iter().map(|player| {
            let last = (player.rank, player.crown, player.first);
            let city = (&player.city, &player.beautified);
            (player.place, player.total, play.has_won(player), last, city)
        });
        let names: Vec<String> = play.players.iter().map(|one| key(&one.name)).collect();
        Self {
            result: hash(&(&play.game, &play.edition, players.collect::<Vec<_>>())),
            date: hash(&play.date),
            names: hash(&names),
        }
    }

    fn all(&self) -> u64 {
        hash(&(self.result, self.date, self.names))
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

impl There {
    fn add(&mut self, play: &Play) {
        let traits = Traits::new(play);
        self.tokens.extend(play.token.clone());
        *self.equal.entry(traits.all()).or_default() += 1;
        self.by_id.insert(play.id, traits);
    }

    /// The same play, even if its date or its names were edited since.
    fn has_numbered(&mut self, play: &Play) -> bool {
        let new = Traits::new(play);
        let is_same = |old: &Traits| {
            old.result == new.result && (old.date == new.date || old.names == new.names)
        };
        let Some(old) = self.by_id.get(&play.id).filter(|old| is_same(old)) else {
            return false;
        };
        self.equal.entry(old.all()).and_modify(|count| *count -= 1);
        self.by_id.remove(&play.id);
        true
    }

    /// The same play under another number.
    fn has_equal(&mut self, play: &Play) -> bool {
        if play
            .token
            .as_ref()
            .is_some_and(|token| self.tokens.contains(token))
        {
            return true;
        }
        let count = self.equal.get_mut(&Traits::new(play).all());
        let Some(count) = count.filter(|count| **count > 0) else {
            return false;
        };
        *count -= 1;
        true
    }
}
