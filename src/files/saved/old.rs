//! What version 1 wrote. Each flow has its own format, and its room knows it ([`super::Lasts::old`]).

use crate::files::log;

/// What a line of version 1 says.
#[derive(Debug)]
pub enum Old<S, I> {
    Begin(String, S),
    Do(I),
    /// So many inputs are taken back.
    Undo(usize),
    /// This is not an input.
    Not(String),
}

/// It had no token, so it gets one.
pub fn token() -> String {
    log::token().unwrap_or_default()
}

/// What a whole file says.
pub fn whole<S, I>(token: String, start: S, inputs: Vec<I>) -> Vec<Old<S, I>> {
    let inputs = inputs.into_iter().map(Old::Do);
    std::iter::once(Old::Begin(token, start))
        .chain(inputs)
        .collect()
}
