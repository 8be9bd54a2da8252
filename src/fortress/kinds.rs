//! The kinds of tiles in the box, and how to look them up.

use super::tile::{City, Edge, Few, Field, Kind, Role, Set};

include!(concat!(env!("OUT_DIR"), "/tiles.rs"));

/// All kinds: land, then river.
pub fn all() -> &'static [Kind] {
    KINDS
}

/// The kind of the start tile (S1).
pub const START: &str = "D";

/// The kind with this letter, case-insensitive; Cyrillic letters that look the same are accepted.
///
/// ```
/// use citadels::fortress::kinds::find;
/// assert_eq!(find("в").map(|kind| kind.id), Some("B"));
/// ```
pub fn find(id: &str) -> Option<&'static Kind> {
    let latin = |letter: char| match letter.to_uppercase().next() {
        Some('А') => 'A',
        Some('В') => 'B',
        Some('С') => 'C',
        Some('Е') => 'E',
        Some('Н') => 'H',
        Some('І') => 'I',
        Some('К') => 'K',
        Some('М') => 'M',
        Some('О') => 'O',
        Some('Р') => 'P',
        Some('Т') => 'T',
        Some('Х') => 'X',
        _ => letter,
    };
    // No letter of a kind is longer, and input may be anything.
    let id: String = id.chars().take(4).map(latin).collect();
    KINDS.iter().find(|kind| kind.id.eq_ignore_ascii_case(&id))
}

/// What the four letters of a placed tile may mean: kinds and quarter turns. A symbol after them
/// resolves ambiguity: `+` a shield, `/` separate cities, `-` neither.
///
/// ```
/// use citadels::fortress::kinds::by_sides;
/// let found: Vec<_> = by_sides("RCRF").unwrap().iter().map(|(kind, r)| (kind.id, *r)).collect();
/// assert_eq!(found, [("D", 1)]);
/// assert_eq!(by_sides("CFCF").unwrap().len(), 3);
/// assert_eq!(by_sides("CFCF+").unwrap()[0].0.id, "F");
/// ```
pub fn by_sides(typed: &str) -> Option<Vec<(&'static Kind, u8)>> {
    let mut letters = typed.chars();
    let mut edges = [Edge::Field; 4];
    for edge in &mut edges {
        *edge = Edge::from_letter(letters.next()?)?;
    }
    let sign = letters.next();
    if letters.next().is_some() || sign.is_some_and(|sign| !['+', '/', '-'].contains(&sign)) {
        return None;
    }
    let fits = |kind: &&Kind| match sign {
        Some('+') => kind.shields() > 0,
        Some('/') => kind.cities.len() > 1,
        Some(_) => kind.shields() == 0 && kind.cities.len() < 2,
        None => true,
    };
    let turned = |kind: &'static Kind| {
        let lies = |&quarters: &u8| {
            (0..4).all(|side| kind.edge(side, quarters) == edges[usize::from(side)])
        };
        (0..4).find(lies).map(|quarters| (kind, quarters))
    };
    Some(KINDS.iter().filter(fits).filter_map(turned).collect())
}
