//! A board of the tile game: drawn, with every feature, its owner and the totals.

use super::fortress::{by_name, names, rule, sentence, totals, winners};
use super::page::{Block, Page};
use crate::fortress::board::{Board, Follower, Laid, Place, Spot};
use crate::fortress::count::Counted;
use crate::fortress::game::{Oddity, Replayed};
use crate::fortress::tile::Edge;
use crate::texts::Texts;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A game or board to be shown.
#[derive(Debug)]
pub struct Shown<'a> {
    /// In which language.
    pub texts: &'a Texts,
    /// Their names.
    pub players: &'a [String],
    /// What was played.
    pub replayed: &'a Replayed,
    /// What is counted at the end.
    pub remaining: &'a [Counted],
    /// Tell the fields apart.
    pub fields: bool,
}

impl Shown<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, width: usize) -> Page {
        let texts = self.texts;
        let board = &self.replayed.board;
        let tiles = board.tiles().len();
        let mut page = Page(vec![Block::Title {
            text: texts.say("fortress-board"),
            what: texts.say_with("fortress-tiles-laid", &[("count", tiles.into())]),
            kind: None,
        }]);
        page.0.extend(
            self.warnings()
                .into_iter()
                .map(|(_, text)| Block::Note(text)),
        );
        match draw(board, self.players, self.fields, width) {
            Some(drawing) => {
                page.0.extend([
                    Block::Drawing(drawing),
                    Block::Text(texts.say("fortress-legend")),
                ]);
            }
            None => page.0.push(Block::Note(texts.say("fortress-too-wide"))),
        }
        let played: Vec<String> = self
            .replayed
            .turns
            .iter()
            .enumerate()
            .flat_map(|(number, turn)| turn.completed.iter().map(move |counted| (number, counted)))
            .map(|(number, counted)| {
                let said = sentence(texts, self.players, &counted.feature);
                let values = [("number", (number + 1).into()), ("what", (&said).into())];
                texts.say_with("fortress-in-turn", &values)
            })
            .collect();
        if !played.is_empty() {
            page.0.push(Block::Heading(texts.say("fortress-running")));
            page.0.push(Block::Points {
                source: String::new(),
                points: played,
            });
        }
        if !self.remaining.is_empty() {
            page.0.push(Block::Heading(texts.say("fortress-now")));
            let points = self
                .remaining
                .iter()
                .map(|counted| self.told(counted))
                .collect();
            page.0.push(Block::Points {
                source: String::new(),
                points,
            });
        }
        page.0.extend(totals(
            texts,
            self.players,
            &self.replayed.totals(self.remaining),
        ));
        page
    }

    /// A feature with where it lies, and for a field the cities it feeds.
    fn told(&self, counted: &Counted) -> String {
        let place = |(x, y): &Place| format!("({x},\u{a0}{y})");
        let list = |places: &[Place]| places.iter().map(place).collect::<Vec<_>>().join(" ");
        let said = sentence(self.texts, self.players, &counted.feature);
        let tiles = list(&counted.places);
        let mut text = self.texts.say_with(
            "fortress-lies",
            &[("what", (&said).into()), ("tiles", (&tiles).into())],
        );
        if !counted.cities.is_empty() {
            let cities = list(&counted.cities);
            text.push(' ');
            text.push_str(
                &self
                    .texts
                    .say_with("fortress-feeds", &[("cities", (&cities).into())]),
            );
        }
        text
    }

    fn warnings(&self) -> Vec<(&'static str, String)> {
        let texts = self.texts;
        let told = |oddity: &Oddity| match oddity {
            Oddity::TooMany { kind, count } => {
                let values = [("kind", (*kind).into()), ("count", (*count).into())];
                (
                    "too-many-tiles",
                    texts.say_with("warning-too-many-tiles", &values),
                )
            }
            Oddity::OutOfTurn { turn, player } => {
                let name = &self.players[*player];
                let values = [("number", (turn + 1).into()), ("name", name.into())];
                (
                    "out-of-turn",
                    texts.say_with("warning-out-of-turn", &values),
                )
            }
            Oddity::Bend { place: (x, y) } => {
                let place = format!("({x}, {y})");
                (
                    "river-bend",
                    texts.say_with("warning-river-bend", &[("place", (&place).into())]),
                )
            }
        };
        self.replayed.oddities.iter().map(told).collect()
    }

    /// The JSON of `fortress board`.
    #[must_use]
    pub fn json(&self) -> Value {
        let players = self.players;
        let feature = |counted: &Counted| {
            let feature = &counted.feature;
            json!({
                "kind": feature.sort.id(),
                "tiles": counted.places.len(),
                "points": feature.points(),
                "owners": names(players, &feature.owners()),
                "complete": feature.complete,
                "places": counted.places,
                "cities": counted.cities,
                "rule": rule(feature),
                "reason": sentence(self.texts, players, feature),
            })
        };
        let turns: Vec<Value> = self
            .replayed
            .turns
            .iter()
            .map(|turn| {
                json!({
                    "scores": by_name(players, &turn.scores),
                    "supply": by_name(players, &turn.supply),
                    "completed": turn.completed.iter().map(feature).collect::<Vec<_>>(),
                })
            })
            .collect();
        let sums = self.replayed.totals(self.remaining);
        let warnings = self.warnings();
        let warnings: Vec<Value> = warnings
            .iter()
            .map(|(id, text)| json!({ "id": id, "message": text }))
            .collect();
        json!({
            "turns": turns,
            "features": self.remaining.iter().map(feature).collect::<Vec<_>>(),
            "running": by_name(players, &self.replayed.running),
            "supply": by_name(players, self.replayed.board.supply()),
            "totals": by_name(players, &sums),
            "winners": winners(players, &sums),
            "warnings": warnings,
        })
    }
}

/// The message that names what a side shows.
#[must_use]
pub const fn edge_message(edge: Edge) -> &'static str {
    match edge {
        Edge::City => "edge-city",
        Edge::Road => "edge-road",
        Edge::Field => "edge-field",
        Edge::River => "edge-river",
    }
}

/// Columns and lines of a drawn tile.
const WIDE: usize = 5;
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

/// The columns of a tile that are left where there is little room.
const NARROW: [usize; 3] = [0, 2, 4];

/// The board in text, tile by tile, in fewer columns where there is little room; none if it is
/// still wider than the page.
#[must_use]
pub fn draw(board: &Board, players: &[String], fields: bool, width: usize) -> Option<String> {
    let tiles = board.tiles();
    let (left, right) = (
        tiles.iter().map(|t| t.at.0).min()?,
        tiles.iter().map(|t| t.at.0).max()?,
    );
    let (top, bottom) = (
        tiles.iter().map(|t| t.at.1).min()?,
        tiles.iter().map(|t| t.at.1).max()?,
    );
    let count = |from: i32, to: i32| usize::try_from(to - from + 1).unwrap_or(0);
    let across = count(left, right);
    let shown: &[usize] = if across * WIDE <= width {
        &[0, 1, 2, 3, 4]
    } else {
        &NARROW
    };
    if across * shown.len() > width {
        return None;
    }
    let mut canvas = vec![vec![' '; across * shown.len()]; count(top, bottom) * HIGH];
    let letters = field_letters(board, fields);
    let mut followers = board.followers();
    if shown.len() < WIDE {
        followers.iter_mut().for_each(to_the_corner);
    }
    for laid in tiles {
        let x = usize::try_from(laid.at.0 - left).unwrap_or(0) * shown.len();
        let y = usize::try_from(laid.at.1 - top).unwrap_or(0) * HIGH;
        for (line, text) in tile(board, laid, &letters, &followers, players)
            .iter()
            .enumerate()
        {
            for (column, &from) in shown.iter().enumerate() {
                canvas[y + line][x + column] = text[from];
            }
        }
    }
    let text: Vec<String> = canvas
        .iter()
        .map(|line| line.iter().collect::<String>().trim_end().to_owned())
        .collect();
    Some(text.join("\n"))
}

/// A farmer at the north or south stands in the corner, where the narrow drawing shows it.
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

/// A letter for each field, in the order of their first tile; only where they are told apart.
fn field_letters(board: &Board, fields: bool) -> BTreeMap<usize, char> {
    let mut letters = BTreeMap::new();
    if !fields {
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

fn tile(
    board: &Board,
    laid: &Laid,
    letters: &BTreeMap<usize, char>,
    followers: &[Follower],
    players: &[String],
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
            // The letter of its field stands in the middle too.
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

/// What stands in the middle of a tile, and left and right of it.
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

/// The first letter of a name, in upper case, or the player's number if another has it too.
fn initial(players: &[String], seat: usize) -> char {
    let first = |name: &String| {
        name.chars()
            .next()
            .map(|c| c.to_uppercase().next().unwrap_or(c))
    };
    let letter = players.get(seat).and_then(first);
    let alone = players.iter().filter(|name| first(name) == letter).count() == 1;
    let number = || char::from_digit(u32::try_from(seat + 1).unwrap_or(0), 10).unwrap_or('?');
    letter
        .filter(|letter| alone && letter.is_alphanumeric())
        .unwrap_or_else(number)
}
