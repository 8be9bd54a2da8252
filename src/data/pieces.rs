//! Many pieces of bytes as one, so that those nobody looks at are never read: a start would
//! otherwise touch every page of two megabytes.

use serde::{Deserialize, Serialize};

/// Pieces one after the other.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Pieces<'a> {
    /// Where each ends, in four bytes.
    ends: &'a [u8],
    bytes: &'a [u8],
}

impl<'a> Pieces<'a> {
    pub fn count(&self) -> usize {
        self.ends.len() / 4
    }

    pub fn piece(&self, place: usize) -> &'a [u8] {
        let (ends, _) = self.ends.as_chunks();
        let end = |place: usize| u32::from_le_bytes(ends[place]) as usize;
        let start = place.checked_sub(1).map_or(0, end);
        &self.bytes[start..end(place)]
    }
}

/// Pieces that are put together.
#[derive(Debug, Default)]
pub struct Heap {
    ends: Vec<u8>,
    bytes: Vec<u8>,
}

impl Heap {
    pub fn pieces(&self) -> Pieces<'_> {
        Pieces {
            ends: &self.ends,
            bytes: &self.bytes,
        }
    }
}

impl<T: AsRef<[u8]>> FromIterator<T> for Heap {
    /// # Panics
    ///
    /// They are four gigabytes.
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut heap = Self::default();
        for piece in pieces {
            heap.bytes.extend(piece.as_ref());
            let end = u32::try_from(heap.bytes.len()).expect("our texts are megabytes");
            heap.ends.extend(end.to_le_bytes());
        }
        heap
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_piece_is_found_at_its_place() {
        let heap: Heap = ["crown", "", "gold"].into_iter().collect();
        let pieces = heap.pieces();
        let all: Vec<&[u8]> = (0..pieces.count())
            .map(|place| pieces.piece(place))
            .collect();
        assert_eq!(all, [b"crown".as_slice(), b"", b"gold"]);
    }
}
