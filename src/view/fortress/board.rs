//! A board: drawn, with every feature, its owner and the totals.

use super::{points, title, totals};
use crate::desk::fortress::Scored;
use crate::desk::fortress_board::Answer;
use crate::fortress::board::{Board, Follower, Laid, Place, Spot};
use crate::fortress::tile::Edge;
use crate::page::{Block, Page};
use crate::say;
use crate::texts::Texts;
use std::collections::BTreeMap;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let count = answer.board.tiles().len();
    let what = say!(texts, "fortress-tiles-laid", count = count);
    let mut page = Page::new(vec![title(say!(texts, "fortress-board"), what)]);
    let warnings = answer.warnings.iter();
    page.extend(warnings.map(|warning| Block::Note(warning.message.as_str().into())));
    page.push(drawing(texts, answer));
    let played = answer
        .turns
        .iter()
        .zip(1usize..)
        .flat_map(|(turn, number)| {
            let completed = turn.completed.iter();
            completed.map(move |feature| {
                let what = &feature.reason;
                say!(texts, "fortress-in-turn", number = number, what = what)
            })
        });
    let remaining = answer.features.iter().map(|feature| lies(texts, feature));
    for (heading, list) in [
        (say!(texts, "fortress-running"), played.collect::<Vec<_>>()),
        (say!(texts, "fortress-now"), remaining.collect()),
    ] {
        if !list.is_empty() {
            page.extend([Block::Heading(heading.into()), points(list)]);
        }
    }
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

fn drawing(texts: &Texts, answer: &Answer) -> Block {
    let players = answer.totals.0.iter().map(|(name, _)| name.as_str());
    let players: Vec<&str> = players.collect();
    let shapes = SHAPES.map(|shown| draw(&answer.board, &players, answer.with_fields, shown));
    Block::Drawing {
        shapes: shapes.into(),
        legend: say!(texts, "fortress-legend").into(),
        too_wide: say!(texts, "fortress-too-wide").into(),
    }
}

/// A feature with its location, and for a field the cities it supplies.
fn lies(texts: &Texts, feature: &Scored) -> String {
    let place = |(x, y): &Place| format!("({x},\u{a0}{y})");
    let list = |places: &[Place]| places.iter().map(place).collect::<Vec<_>>().join(" ");
    let Some(lies) = &feature.lies else {
        return feature.reason.clone();
    };
    let (what, tiles) = (&feature.reason, list(&lies.places));
    let mut text = say!(texts, "fortress-lies", what = what, tiles = tiles);
    if !lies.cities.is_empty() {
        let cities = list(&lies.cities);
        text = format!("{text} {}", say!(texts, "fortress-feeds", cities = cities));
    }
    text
}

/// Columns and lines of a drawn tile.
pub(super) const WIDE: usize = 5;
pub(super) const HIGH: usize = 3;

/// Where each half-side and each side is drawn: column and line.
pub(super) const HALVES: [(usize, usize); 8] = [
    (1, 0),
    (3, 0),
    (4, 0),
    (4, 2),
    (3, 2),
    (1, 2),
    (0, 2),
    (0, 0),
];
pub(super) const SIDES: [(usize, usize); 4] = [(2, 0), (4, 1), (2, 2), (0, 1)];

/// The columns of a tile that are drawn: all of them, or fewer if there is little room.
pub(super) const SHAPES: [&[usize]; 2] = [&[0, 1, 2, 3, 4], &[0, 2, 4]];

/// The board as text, tile by tile, with these columns of each.
fn draw(board: &Board, players: &[&str], with_fields: bool, shown: &[usize]) -> String {
    let tiles = board.tiles();
    let ends = |of: fn(&Laid) -> i32| {
        let (least, most) = (tiles.iter().map(of).min(), tiles.iter().map(of).max());
        (least.unwrap_or_default(), most.unwrap_or_default())
    };
    let ((left, right), (top, bottom)) = (ends(|laid| laid.at.0), ends(|laid| laid.at.1));
    let far = |from: i32, to: i32| usize::try_from(to - from).expect("it is the least of them");
    let across = (far(left, right) + 1) * shown.len();
    let mut canvas = vec![vec![' '; across]; (far(top, bottom) + 1) * HIGH];
    let letters = field_letters(board, with_fields);
    let mut followers = board.followers();
    if shown.len() < WIDE {
        followers.iter_mut().for_each(to_the_corner);
    }
    for laid in tiles {
        let (x, y) = (
            far(left, laid.at.0) * shown.len(),
            far(top, laid.at.1) * HIGH,
        );
        let drawn = tile(board, laid, &letters, &followers, players);
        for (line, text) in drawn.iter().enumerate() {
            for (column, &from) in shown.iter().enumerate() {
                canvas[y + line][x + column] = text[from];
            }
        }
    }
    let lines = canvas.iter().map(|line| line.iter().collect::<String>());
    lines
        .map(|line| line.trim_end().to_owned())
        .collect::<Vec<_>>()
        .join("\n")
}

/// A farmer in the north or south is drawn in the corner, where the narrow drawing shows it.
pub(super) fn to_the_corner(follower: &mut Follower) {
    if let Spot::Field(half) = &mut follower.spot {
        *half = match *half {
            0 => 7,
            1 => 2,
            4 => 3,
            5 => 6,
            other => other,
        };
    }
}

/// A letter for each field, ordered by its first tile; only if fields are distinguished.
pub(super) fn field_letters(board: &Board, with_fields: bool) -> BTreeMap<usize, char> {
    let mut letters = BTreeMap::new();
    if !with_fields {
        return letters;
    }
    let mut names = ('a'..='z').chain('α'..='ω').cycle();
    for laid in board.tiles() {
        for half in 0..8 {
            if let Some(field) = board.field_at(laid.at, half) {
                letters
                    .entry(field)
                    .or_insert_with(|| names.next().unwrap_or('?'));
            }
        }
    }
    letters
}

pub(super) fn tile(
    board: &Board,
    laid: &Laid,
    letters: &BTreeMap<usize, char>,
    followers: &[Follower],
    players: &[&str],
) -> [[char; WIDE]; HIGH] {
    let mut drawn = [['.'; WIDE]; HIGH];
    let edge = |side: u8| laid.kind.edge(side, laid.quarters);
    for (half, (x, y)) in (0..8).zip(HALVES) {
        let field = board.field_at(laid.at, half);
        drawn[y][x] = field.map_or('#', |field| letters.get(&field).copied().unwrap_or('.'));
    }
    for (side, (x, y)) in (0..4).zip(SIDES) {
        drawn[y][x] = match edge(side) {
            Edge::City => '#',
            Edge::Road if side % 2 == 0 => '│',
            Edge::Road => '─',
            Edge::River => '~',
            // The field's letter is also in the middle.
            Edge::Field => {
                let (from_x, from_y) = HALVES[usize::from(2 * side)];
                drawn[from_y][from_x]
            }
        };
    }
    let (west, middle, east) = inside(laid);
    for (x, mark) in [(1, west), (2, middle), (3, east)] {
        drawn[1][x] = mark;
    }
    for follower in followers.iter().filter(|follower| follower.at == laid.at) {
        let (x, y) = match follower.spot {
            Spot::Road(side) | Spot::City(side) => SIDES[usize::from(side % 4)],
            Spot::Field(half) => HALVES[usize::from(half % 8)],
            Spot::Monastery => (2, 1),
        };
        drawn[y][x] = initial(players, follower.player);
    }
    drawn
}

/// What is in the middle of a tile, and left and right of it.
fn inside(laid: &Laid) -> (char, char, char) {
    let kind = laid.kind;
    let shows = |side: u8, edge: Edge| kind.edge(side, laid.quarters) == edge;
    // A city that reaches several sides fills the middle.
    let joined = kind.cities.iter().find(|city| city.sides.len() > 1);
    let reaches = |side: u8| {
        joined.is_some_and(|city| city.sides.contains(&((side + 4 - laid.quarters) % 4)))
    };
    let flank = |side: u8| match () {
        () if reaches(side) => '#',
        () if shows(side, Edge::Road) => '─',
        () if shows(side, Edge::River) => '~',
        () => ' ',
    };
    let roads: Vec<u8> = (0..4).filter(|&side| shows(side, Edge::Road)).collect();
    let rivers = (0..4).any(|side| shows(side, Edge::River));
    let middle = if kind.monastery {
        '⌂'
    } else if joined.is_some() && kind.shields() > 0 {
        '◊'
    } else if joined.is_some() {
        '#'
    } else {
        match (roads.as_slice(), rivers) {
            ([], true) => '~',
            ([], false) => ' ',
            ([0, 2], false) => '│',
            ([1, 3], false) => '─',
            ([0, 2] | [1, 3], true) => '╬',
            ([0, 1], _) => '└',
            ([1, 2], _) => '┌',
            ([2, 3], _) => '┐',
            ([0, 3], _) => '┘',
            _ => '┼',
        }
    };
    (flank(3), middle, flank(1))
}

/// The uppercase first letter of a name, or the player's number if it is not unique.
fn initial(players: &[&str], seat: usize) -> char {
    let first = |name: &&str| name.chars().next().and_then(|c| c.to_uppercase().next());
    let letter = first(&players[seat]);
    let alone = players.iter().filter(|name| first(name) == letter).count() == 1;
    let number = || ('1'..='9').nth(seat).unwrap_or('?');
    letter
        .filter(|letter| alone && letter.is_alphanumeric())
        .unwrap_or_else(number)
}
