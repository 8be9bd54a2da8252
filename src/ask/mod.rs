//! Questions to the user; the only wing that knows inquire.

pub mod script;
pub mod terminal;

/// The user left the question: Escape or Ctrl-C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left;

/// Does what was typed so far fit this choice?
pub type Fits<'a> = &'a dyn Fn(&str, usize) -> bool;

/// Someone who answers questions.
pub trait Ask {
    /// Whether questions may be coloured.
    fn set_color(&mut self, _color: bool) {}

    /// Picks one of the choices, which are filtered while typing.
    ///
    /// # Errors
    /// The user left.
    fn pick(
        &mut self,
        question: &str,
        help: &str,
        choices: &[String],
        fits: Fits<'_>,
    ) -> Result<usize, Left>;
}
