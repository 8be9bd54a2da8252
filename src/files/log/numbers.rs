//! The numbers of the plays. Merged logs use some twice: then the later play gets a new one, always
//! the same.

use std::collections::{HashMap, HashSet};

#[derive(Clone, Debug, Default)]
pub(super) struct Numbers {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_used_twice_is_given_once() {
        let mut numbers = Numbers::default();
        let merged = [1, 2, 3, 1, 2, 6, 7].map(|id| numbers.give(id));
        assert_eq!(merged, [1, 2, 3, 4, 5, 6, 7]);
        // What follows in the merged log is about its own plays.
        assert_eq!([1, 2, 3].map(|id| numbers.meant(id)), [4, 5, 3]);
        numbers.all_known(0);
        assert_eq!(numbers.meant(1), 1);
        assert_eq!(numbers.free(), 8);
    }

    #[test]
    fn numbers_in_any_order_stay_as_they_are() {
        let mut numbers = Numbers::default();
        for id in [7, 3, 5, 4, 9, 1, 8] {
            assert_eq!(numbers.give(id), id);
        }
        assert_eq!(numbers.give(u64::MAX), u64::MAX);
        // The highest number is in use: the gaps are next.
        assert_eq!([4, 4, 4].map(|id| numbers.give(id)), [2, 6, 10]);
    }
}
