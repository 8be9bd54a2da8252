//! The players' names.

use crate::fault;
use crate::fault::{Fault, Faults, checked, typed};
use crate::library::players::{is_name, is_same, key};
use std::collections::HashSet;

/// A name as typed, trimmed.
///
/// # Errors
///
/// It is invalid.
pub fn read(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    if is_name(name) {
        Ok(name.to_owned())
    } else {
        Err(fault!(BadName, "error-player-name", name = typed(name)))
    }
}

/// Is the name allowed next to these?
///
/// # Errors
///
/// It is invalid, or taken.
pub fn check(name: &str, others: &[String]) -> Result<(), Fault> {
    read(name)?;
    if others.iter().any(|other| is_same(other, name)) {
        return Err(same(name));
    }
    Ok(())
}

/// The name is taken.
pub fn same(name: &str) -> Fault {
    fault!(SameName, "error-same-name", name = typed(name))
}

/// Names separated by commas; `count` returns the fault for an invalid number of them.
///
/// # Errors
///
/// Everything wrong, at the option with the names.
pub fn list(names: &str, count: impl Fn(usize) -> Option<Fault>) -> Result<Vec<String>, Faults> {
    let names = names.split(',').map(|name| name.trim().to_owned());
    let names: Vec<String> = names.collect();
    let mut faults = Faults::default();
    let mut taken = HashSet::new();
    for name in &names {
        let is_new = taken.insert(key(name));
        let wrong = read(name).err();
        faults.extend(wrong.or_else(|| (!is_new).then(|| same(name))));
    }
    faults.extend(count(names.len()));
    let mut placed = Faults::default();
    placed.take(faults, |fault| fault.at("--names"));
    checked(names, placed)
}
