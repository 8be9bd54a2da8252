//! The names of those who play.

use crate::fault;
use crate::fault::{Fault, Faults, checked, quoted, typed};

/// The longest name that is taken.
const LONGEST: usize = 30;

/// May somebody be called so beside these?
///
/// # Errors
/// The name is empty, too long, would steer a terminal, or another has it.
pub fn check(name: &str, others: &[String]) -> Result<(), Fault> {
    if name.is_empty() || name.chars().count() > LONGEST || quoted(name) != name {
        return Err(fault!(BadName, "error-player-name", name = typed(name)));
    }
    let is_same = |other: &String| other.to_lowercase() == name.to_lowercase();
    if others.iter().any(is_same) {
        return Err(fault!(SameName, "error-same-name", name = typed(name)));
    }
    Ok(())
}

/// Names separated by commas; `count` says what is wrong with so many of them.
///
/// # Errors
/// Everything that is wrong, at the option that names them.
pub fn list(names: &str, count: impl Fn(usize) -> Option<Fault>) -> Result<Vec<String>, Faults> {
    let names = names.split(',').map(|name| name.trim().to_owned());
    let names: Vec<String> = names.collect();
    let mut faults: Vec<Fault> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        faults.extend(check(name, &names[..place]).err());
    }
    faults.extend(count(names.len()));
    let faults = faults.into_iter().map(|fault| fault.at("--names"));
    checked(names, faults.collect())
}
