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
    page.extend(warnings(answer));
    let players: Vec<&str> = players(answer).collect();
    let fields = answer.fields.as_deref().unwrap_or_default();
    let map = Map {
        board: &answer.board,
        players: &players,
        letters: fields
            .iter()
            .map(|field| (field.number, field.letter.unwrap_or(UNLETTERED)))
            .collect(),
    };
    page.push(map.drawing(texts));
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
    let fields = fields.iter().map(|field| {
        let letter = field.letter.unwrap_or(UNLETTERED);
        let what = match (&field.scored.lies, field.letter) {
            // Without a letter, its tiles say which it is.
            (_, None) => lies(texts, &field.scored),
            (Some(places), _) => fed(texts, &field.scored.reason, &places.cities),
            (None, _) => field.scored.reason.clone(),
        };
        format!("({letter}) {what}")
    });
    for (heading, list) in [
        (say!(texts, "fortress-running"), played.collect::<Vec<_>>()),
        (say!(texts, "fortress-now"), remaining.collect()),
        (say!(texts, "fortress-fields"), fields.collect()),
    ] {
        if !list.is_empty() {
            page.extend([Block::Heading(heading.into()), points(list)]);
        }
    }
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

/// One of many games: what is odd, and the totals.
pub fn short(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::new(warnings(answer).collect());
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

fn warnings(answer: &Answer) -> impl Iterator<Item = Block> {
    let warnings = answer.warnings.iter();
    warnings.map(|warning| Block::Note(warning.message.as_str().into()))
}

fn players(answer: &Answer) -> impl Iterator<Item = &str> {
    answer.totals.0.iter().map(|(name, _)| name.as_str())
}

fn listed(places: &[Place]) -> String {
    let places = places.iter().map(|(x, y)| format!("({x},\u{a0}{y})"));
    places.collect::<Vec<_>>().join(" ")
}

/// A feature with its location, and for a field the cities it supplies.
fn lies(texts: &Texts, feature: &Scored) -> String {
    let Some(lies) = &feature.lies else {
        return feature.reason.clone();
    };
    let (what, tiles) = (&feature.reason, listed(&lies.places));
    let text = say!(texts, "fortress-lies", what = what, tiles = tiles);
    fed(texts, &text, &lies.cities)
}

/// With the cities that a field supplies.
fn fed(texts: &Texts, text: &str, cities: &[Place]) -> String {
    if cities.is_empty() {
        return text.to_owned();
    }
    let cities = listed(cities);
    let text = text.trim_end_matches('.');
    format!("{text}. {}", say!(texts, "fortress-feeds", cities = cities))
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

/// A board is not split into narrower pieces than this many tiles.
const NARROWEST: i32 = 8;

/// A field beyond the last letter.
const UNLETTERED: char = '*';

/// What is drawn.
struct Map<'a> {
    board: &'a Board,
    players: &'a [&'a str],
    /// The letter of each field by its number, if fields are distinguished.
    letters: BTreeMap<usize, char>,
}

impl Map<'_> {
    /// The board with its rulers, as wide as there is room; a wide one in several pieces.
    fn drawing(&self, texts: &Texts) -> Block {
        let (left, right) = self.ends(|at| at.0);
        let mut shapes: Vec<String> = SHAPES
            .iter()
            .map(|shown| self.piece(shown, left, right))
            .collect();
        let mut pieces = 2;
        while (right - left + pieces) / pieces >= NARROWEST {
            let wide = (right - left + pieces) / pieces;
            let starts = (left..=right).step_by(usize::try_from(wide).expect("it is positive"));
            let drawn = starts.map(|from| self.piece(SHAPES[1], from, right.min(from + wide - 1)));
            shapes.push(drawn.collect::<Vec<_>>().join("\n\n"));
            pieces *= 2;
        }
        Block::Drawing {
            shapes,
            legend: self.legend(texts).into(),
            too_wide: say!(texts, "fortress-too-wide").into(),
        }
    }

    fn legend(&self, texts: &Texts) -> String {
        let mut legend = vec![say!(texts, "fortress-legend")];
        if !self.players.is_empty() {
            let seats = 0..self.players.len();
            let names = seats.map(|seat| {
                let (sign, name) = (initial(self.players, seat), self.players[seat]);
                format!("{sign}\u{a0}{name}")
            });
            let list = names.collect::<Vec<_>>().join(", ");
            legend.push(say!(texts, "fortress-legend-followers", list = list));
        }
        if !self.letters.is_empty() {
            legend.push(say!(texts, "fortress-legend-fields"));
        }
        legend.join(" ")
    }

    fn ends(&self, of: fn(Place) -> i32) -> (i32, i32) {
        let places = || self.board.tiles().iter().map(|laid| of(laid.at));
        let (least, most) = (places().min(), places().max());
        (least.unwrap_or_default(), most.unwrap_or_default())
    }

    /// The columns from `left` to `right`, with these columns of each tile.
    fn piece(&self, shown: &[usize], left: i32, right: i32) -> String {
        let (top, bottom) = self.ends(|at| at.1);
        let far = |from: i32, to: i32| usize::try_from(to - from).expect("it is the least of them");
        let across = (far(left, right) + 1) * shown.len();
        let mut canvas = vec![vec![' '; across]; (far(top, bottom) + 1) * HIGH];
        let mut followers = self.board.followers();
        if shown.len() < WIDE {
            followers.iter_mut().for_each(to_the_corner);
        }
        let is_here = |(x, _): Place| (left..=right).contains(&x);
        let corner = |(x, y): Place| (far(left, x) * shown.len(), far(top, y) * HIGH);
        for laid in self.board.tiles().iter().filter(|laid| is_here(laid.at)) {
            let (x, y) = corner(laid.at);
            let drawn = tile(self.board, laid, &self.letters, &followers, self.players);
            for (line, text) in drawn.iter().enumerate() {
                for (column, &from) in shown.iter().enumerate() {
                    canvas[y + line][x + column] = text[from];
                }
            }
        }
        let label = |y: i32| y.to_string();
        let margin = label(top).len().max(label(bottom).len());
        let indent = " ".repeat(margin + 1);
        let mut lines = vec![indent.clone() + &ruler(left, right, shown.len())];
        for (number, line) in canvas.iter().enumerate() {
            let row = i32::try_from(number / HIGH).expect("a board is small");
            let is_middle = number % HIGH == HIGH / 2;
            let margin = if is_middle {
                format!("{:>margin$} ", label(top + row))
            } else {
                indent.clone()
            };
            lines.push(margin + &line.iter().collect::<String>());
        }
        let lines = lines.iter().map(|line| line.trim_end());
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The x of each column, above its middle; left out where there is no room.
fn ruler(left: i32, right: i32, wide: usize) -> String {
    let mut ruler = String::new();
    for (column, x) in (left..=right).enumerate() {
        let label = x.to_string();
        let start = column * wide + (wide.saturating_sub(label.len())).div_ceil(2);
        let so_far = ruler.chars().count();
        if so_far == 0 || start > so_far {
            ruler += &" ".repeat(start - so_far);
            ruler += &label;
        }
    }
    ruler
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
