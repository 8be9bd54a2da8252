//! Lists and texts of the generated tables as positions: in one table for each type, and in one
//! long text. Why not as pointers is said in [`crate::texts::pieces`].

use super::PRINTED;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

/// Something that generated tables have lists of. All lists of a type lie in one table.
pub trait Packed: Sized + 'static {
    fn all() -> &'static [Self];
}

/// A list in a table. It can be used like the slice it stands for.
pub struct List<T> {
    start: u16,
    end: u16,
    of: PhantomData<T>,
}

impl<T> List<T> {
    pub(super) const fn new(start: u16, end: u16) -> Self {
        let of = PhantomData;
        Self { start, end, of }
    }
}

impl<T: Packed> List<T> {
    pub fn slice(self) -> &'static [T] {
        &T::all()[usize::from(self.start)..usize::from(self.end)]
    }
}

// Not derived: a list can be copied even if its items can't.
impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<T> {}

impl<T: Packed> Deref for List<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.slice()
    }
}

impl<T: Packed> AsRef<[T]> for List<T> {
    fn as_ref(&self) -> &[T] {
        self
    }
}

impl<T: Packed> IntoIterator for List<T> {
    type Item = &'static T;
    type IntoIter = std::slice::Iter<'static, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.slice().iter()
    }
}

impl<T: Packed + fmt::Debug> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.slice().fmt(f)
    }
}

/// A text in a table. It can be used like the `&str` it stands for.
#[derive(Clone, Copy)]
pub struct Text(pub(super) u16);

impl Text {
    pub fn as_str(self) -> &'static str {
        PRINTED.piece(self.0.into())
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}
