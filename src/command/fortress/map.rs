//! A board, drawn.

use crate::fortress::board::{Board, Follower, Laid, Place, Spot};
use crate::fortress::tile::Edge;
use crate::page::{Block, Ink};
use crate::say;
use crate::texts::Texts;
use std::collections::BTreeMap;

/// Columns and lines of a drawn tile.
pub(super) const WIDE: usize = 5;
const HIGH: usize = 3;

/// Where each half-side and each side is drawn: column and line.
const HALVES: [(usize, usize); 8] = [
    (1, 0),
    (3, 0),
    (4, 0),
    (4, 2),
    (3, 2),
    (1, 2),
    (0, 2),
    (0, 0),
];
const SIDES: [(usize, usize); 4] = [(2, 0), (4, 1), (2, 2), (0, 1)];

/// The columns of a tile that are drawn: all of them, or fewer if there is little room.
pub(super) const SHAPES: [&[usize]; 2] = [&[0, 1, 2, 3, 4], &[0, 2, 4]];

/// A board is not split into narrower pieces than this many tiles.
const NARROWEST: i32 = 8;

/// From the first to the last place, across or down.
pub(super) type Ends = (i32, i32);

/// What is drawn.
pub(super) struct Map<'a> {
    pub board: &'a Board,
    pub players: &'a [String],
    /// The letter of each field by its number, if fields are distinguished.
    pub letters: BTreeMap<usize, char>,
    /// A sign on each place that is offered.
    pub signs: BTreeMap<Place, String>,
    /// Followers that might be placed, by their digits.
    pub digits: Vec<Follower>,
}

impl<'a> Map<'a> {
    pub(super) const fn new(board: &'a Board, players: &'a [String]) -> Self {
        Self {
            board,
            players,
            letters: BTreeMap::new(),
            signs: BTreeMap::new(),
            digits: Vec::new(),
        }
    }

    /// The board with its rulers, as wide as there is room; a wide one in several pieces.
    pub(super) fn drawing(&self, texts: &Texts) -> Block {
        let [all, _] = self.ends();
        let (left, right) = all;
        let mut shapes = SHAPES.map(|shown| self.piece(shown, all)).to_vec();
        let mut pieces = 2;
        while (right - left + pieces) / pieces >= NARROWEST {
            let wide = (right - left + pieces) / pieces;
            let starts = (left..=right).step_by(usize::try_from(wide).expect("it is positive"));
            let drawn =
                starts.map(|from| self.piece(SHAPES[1], (from, right.min(from + wide - 1))));
            shapes.push(drawn.collect::<Vec<_>>().join("\n\n"));
            pieces *= 2;
        }
        Block::Drawing {
            shapes,
            inks: self.inks(),
            legend: self.legend(texts).into(),
            too_wide: say!(texts, "fortress-too-wide").into(),
        }
    }

    fn legend(&self, texts: &Texts) -> String {
        let mut legend = vec![say!(texts, "fortress-legend")];
        if !self.players.is_empty() {
            let names = self.players.iter().enumerate();
            let names = names.map(|(seat, name)| format!("{}\u{a0}{name}", self.initial(seat)));
            let list = names.collect::<Vec<_>>().join(", ");
            legend.push(say!(texts, "fortress-legend-followers", list));
        }
        if !self.letters.is_empty() {
            legend.push(say!(texts, "fortress-legend-fields"));
        }
        legend.join(" ")
    }

    /// Cities, fields and rivers in color, and each player's followers. Players known by a number
    /// have none: places have numbers too.
    pub(super) fn inks(&self) -> Vec<(char, Ink)> {
        let signs = [('#', Ink::City), ('.', Ink::Field), ('~', Ink::River)].into_iter();
        let players = (0..self.players.len()).map(|seat| (self.initial(seat), Ink::Player(seat)));
        let players = players.filter(|(initial, _)| initial.is_alphabetic());
        signs.chain(players).collect()
    }

    /// The first and last place across and down.
    pub(super) fn ends(&self) -> [Ends; 2] {
        let places = || {
            let tiles = self.board.tiles().iter().map(|laid| laid.at);
            tiles.chain(self.signs.keys().copied())
        };
        [|at: Place| at.0, |at: Place| at.1].map(|of| {
            let (least, most) = (places().map(of).min(), places().map(of).max());
            (least.unwrap_or_default(), most.unwrap_or_default())
        })
    }

    /// These columns, with the numbers of columns and rows.
    fn piece(&self, shown: &[usize], across: Ends) -> String {
        let [_, (top, bottom)] = self.ends();
        let margin = top.to_string().len().max(bottom.to_string().len());
        let labels = (top..=bottom).flat_map(|y| [String::new(), y.to_string(), String::new()]);
        let mut lines = self.lines(shown, across, (top, bottom));
        for (line, label) in lines.iter_mut().zip(labels) {
            line.insert_str(0, &format!("{label:>margin$} "));
            line.truncate(line.trim_end().len());
        }
        let ruler = ruler(across, shown.len());
        lines.insert(0, format!("{:margin$} {ruler}", ""));
        lines.join("\n")
    }

    /// These places with these columns of each tile.
    pub(super) fn lines(&self, shown: &[usize], across: Ends, down: Ends) -> Vec<String> {
        let (mut followers, mut digits) = (self.board.followers(), self.digits.clone());
        if shown.len() < WIDE {
            let drawn = followers.iter_mut().chain(&mut digits);
            drawn.for_each(to_the_corner);
        }
        let mut lines = Vec::new();
        for y in down.0..=down.1 {
            let mut rows = [const { String::new() }; HIGH];
            for x in across.0..=across.1 {
                let cell = match self.board.tile((x, y)) {
                    Some(laid) => {
                        let drawn = self.tile(laid, &followers, &digits);
                        drawn.map(|row| shown.iter().map(|&column| row[column]).collect())
                    }
                    None => self.empty((x, y), shown.len()),
                };
                for (row, cell) in rows.iter_mut().zip(cell) {
                    row.push_str(&cell);
                }
            }
            lines.extend(rows.map(|row| row.trim_end().to_owned()));
        }
        lines
    }

    /// An empty place: its sign in the middle, if it is offered.
    fn empty(&self, at: Place, width: usize) -> [String; HIGH] {
        let blank = || " ".repeat(width);
        let sign = match self.signs.get(&at) {
            Some(sign) if width == WIDE => format!("({sign})"),
            sign => sign.cloned().unwrap_or_default(),
        };
        [blank(), format!("{sign:^width$}"), blank()]
    }

    fn tile(&self, laid: &Laid, there: &[Follower], digits: &[Follower]) -> [[char; WIDE]; HIGH] {
        let mut drawn = [['.'; WIDE]; HIGH];
        for (half, (x, y)) in (0..8).zip(HALVES) {
            let field = self.board.field_at(laid.at, half);
            let letter = |field| self.letters.get(&field).copied().unwrap_or('.');
            drawn[y][x] = field.map_or('#', letter);
        }
        for (side, (x, y)) in (0..4).zip(SIDES) {
            drawn[y][x] = match laid.kind.edge(side, laid.quarters) {
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
        let followers = there.iter().map(|one| (one, self.initial(one.player)));
        for (follower, sign) in followers.chain(digits.iter().zip('1'..='9')) {
            if follower.at == laid.at {
                let (x, y) = drawn_at(follower.spot);
                drawn[y][x] = sign;
            }
        }
        drawn
    }

    /// The uppercase first letter of a name, or the player's number if it is not unique.
    fn initial(&self, seat: usize) -> char {
        let first = |name: &String| name.chars().next().and_then(|c| c.to_uppercase().next());
        let letter = first(&self.players[seat]);
        let alike = self.players.iter().filter(|name| first(name) == letter);
        let is_alone = alike.count() == 1;
        let letter = letter.filter(|letter| is_alone && letter.is_alphanumeric());
        letter.unwrap_or_else(|| ('1'..='9').nth(seat).unwrap_or('?'))
    }
}

/// Where a follower is drawn: column and line.
fn drawn_at(spot: Spot) -> (usize, usize) {
    match spot {
        Spot::Road(side) | Spot::City(side) => SIDES[usize::from(side % 4)],
        Spot::Field(half) => HALVES[usize::from(half % 8)],
        Spot::Monastery => (2, 1),
    }
}

/// The x of each column, above its middle; left out where there is no room.
fn ruler((left, right): Ends, wide: usize) -> String {
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
fn to_the_corner(follower: &mut Follower) {
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
