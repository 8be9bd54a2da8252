//! The numbers of the plays. Merged logs use some twice: then the later play gets a new one, always
//! the same.

use std::collections::{HashMap, HashSet};

/// Every program that reads JSON keeps numbers up to this exactly. A higher one is nobody's: it would
/// leave none for the plays to come.
pub const HIGHEST: u64 = (1 << 53) - 1;

#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// The highest one in use, up to [`HIGHEST`].
    pub top: u64,
    taken: HashSet<u64>,
    /// What a number stands for in the records of a log that was merged into this one.
    meant: HashMap<u64, u64>,
}

impl Numbers {
    pub fn is_taken(&self, id: u64) -> bool {
        self.taken.contains(&id)
    }

    /// A number that was never used: the next one, or a gap if the highest is in use.
    pub fn free(&self) -> u64 {
        let next = self.top + 1;
        let mut free = (next..=HIGHEST).chain(1..next);
        free.find(|id| !self.is_taken(*id))
            .expect("no log has so many plays")
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
        self.know(id);
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
        self.know(top);
    }

    fn know(&mut self, id: u64) {
        if id <= HIGHEST {
            self.top = self.top.max(id);
        }
    }
}
