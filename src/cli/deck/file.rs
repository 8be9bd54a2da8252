//! Files, for commands that do not yet ask the desk for them.

use super::super::Context;
use crate::failure::Failure;
use crate::input::file;

pub use crate::input::file::{is_named_like_one, table};

pub fn read(context: &Context<'_>, path: &str) -> Result<String, Failure> {
    file::read(path).map_err(|fault| context.failed(fault))
}
