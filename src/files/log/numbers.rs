//! The numbers of the plays. Merged logs use some twice: then the later play gets a new one, always
//! the same.

use std::collections::{HashMap, HashSet};

#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// The highest one in use.
    pub top: u64,
    taken: HashSet<u64>,
    /// What a number stands for in the records of a log that was merged into this one.
    meant: HashMap<u64, u64>,
}

impl Numbers {
    pub fn is_taken(&self, id: u64) -> bool {
        self.taken.contains(&id)
    }

    /// A number that was never used: the next one, or a gap if the highest of all is in use.
    pub fn free(&self) -> u64 {
        let gap = || (1..u64::MAX).find(|id| !self.is_taken(*id));
        let free = self.top.checked_add(1).or_else(gap);
        free.expect("no log has so many plays")
    }

    /// The number of the next play in the file, which was written with this one.
    pub fn give(&mut self, written: u64) -> u64 {
        let id = if self.is_taken(written) {
            let id = self.free();
            self.meant.insert(written, id);
            id
        } else {
            self.meant.remove(&written);
            written
        };
        self.top = self.top.max(id);
        self.taken.insert(id);
        id
    }

    /// The play meant by a record with this number.
    pub fn meant(&self, written: u64) -> u64 {
        self.meant.get(&written).copied().unwrap_or(written)
    }

    /// The writer of the next record knew the numbers given here, and this as the highest.
    pub fn all_known(&mut self, top: u64) {
        self.meant.clear();
        self.top = self.top.max(top);
    }
}
