//! Many texts as one long text, plus where each ends.
//!
//! A table of `&str` has a pointer for each text, and the loader writes every pointer of a program
//! at every start, on pages that are otherwise never touched. Here one pointer serves all
//! (`docs/speed.md`).

use std::ops::Range;

#[derive(Clone, Copy, Debug)]
pub struct Pieces<'a> {
    pub text: &'a str,
    pub ends: &'a [u32],
}

impl<'a> Pieces<'a> {
    pub const fn count(self) -> usize {
        self.ends.len()
    }

    pub fn piece(self, place: usize) -> &'a str {
        let (start, end) = span(self.ends, place);
        &self.text[start..end]
    }

    /// Is the piece at this place this text? Most differ in length already.
    pub fn is(self, place: usize, text: &str) -> bool {
        let (start, end) = span(self.ends, place);
        end - start == text.len() && self.text.as_bytes()[start..end] == *text.as_bytes()
    }

    /// The indexes of the pieces equal to this, if they are sorted.
    pub fn equal(self, key: &str) -> Range<usize> {
        self.first(|piece| piece < key)..self.first(|piece| piece <= key)
    }

    /// The index of the first piece that is not before something, if they are sorted.
    pub fn first(self, is_before: impl Fn(&str) -> bool) -> usize {
        let (mut low, mut high) = (0, self.count());
        while low < high {
            let middle = usize::midpoint(low, high);
            if is_before(self.piece(middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}

/// Where the piece at this place starts and ends.
pub const fn span(ends: &[u32], place: usize) -> (usize, usize) {
    let start = if place == 0 { 0 } else { ends[place - 1] };
    (start as usize, ends[place] as usize)
}
