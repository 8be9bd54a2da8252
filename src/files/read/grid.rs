//! A board typed as a grid: rows of cells such as `B1 R1 K3:Red:city --`. A cell is a tile's letter
//! and its clockwise quarter turns, or its four sides as placed; after it, a follower: whose, on
//! what, and where if the tile has several of that kind. docs/files.md explains it.

use crate::fault;
use crate::files::read::fields::Table;
use crate::fortress::board::{Board, Follower, Place, Spot};
use crate::fortress::feature::Sort;
use crate::fortress::game::TileClaim;
use crate::fortress::kinds;
use crate::fortress::tile::{Edge, Kind, Role, half, side};
use serde_json::{Value, json};
use strum::IntoEnumIterator;

/// What separates a tile from its follower, and the follower's words.
const SEPARATORS: [char; 3] = [':', '=', '@'];

const SIDES: &str = "NESW";

/// A cell with a tile. Its row and column count from 0.
#[derive(Clone, Debug)]
pub struct Cell {
    pub row: usize,
    pub column: usize,
    pub text: String,
}

/// The words of a cell; what is left out is none.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    pub tile: &'a str,
    pub player: Option<&'a str>,
    pub on: Option<&'a str>,
    pub at: Option<&'a str>,
}

impl Cell {
    /// Its place in the file.
    pub fn place(&self) -> fault::Place {
        fault::Place::from("grid")
            .index(self.row)
            .index(self.column)
    }

    /// Its words, if they are not too many.
    pub fn words(&self) -> Option<Words<'_>> {
        let mut words = self.text.split(SEPARATORS);
        let tile = words.next().unwrap_or_default();
        let mut next = || words.next().filter(|word| !word.is_empty());
        let (player, on, at) = (next(), next(), next());
        words.next().is_none().then_some(Words {
            tile,
            player,
            on,
            at,
        })
    }
}

/// Phones turn two hyphens into a dash and three dots into one sign.
fn is_empty_place(word: &str) -> bool {
    word.chars().all(|c| "-–—_.·…".contains(c))
}

/// A line without its comment.
fn uncommented(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.trim_start_matches('\u{feff}').lines();
    lines.map(uncommented).filter(|line| !line.is_empty())
}

/// The cells of a grid that have a tile: of a text, or of a list of rows.
pub fn cells(grid: &Value) -> Option<Vec<Cell>> {
    let words = |row: &str| row.split_whitespace().map(str::to_owned).collect();
    let rows: Vec<Vec<String>> = match grid {
        Value::String(text) => lines(text).map(words).collect(),
        Value::Array(rows) => {
            let rows = rows.iter().map(|row| match row {
                Value::String(row) => Some(words(uncommented(row))),
                Value::Array(cells) => cells.iter().map(cell_text).collect(),
                _ => None,
            });
            rows.collect::<Option<_>>()?
        }
        _ => return None,
    };
    let rows = rows.into_iter().enumerate().flat_map(|(row, words)| {
        let cells = words.into_iter().enumerate();
        cells.map(move |(column, text)| Cell { row, column, text })
    });
    Some(rows.filter(|cell| !is_empty_place(&cell.text)).collect())
}

/// A cell in a list; nothing is an empty place.
fn cell_text(cell: &Value) -> Option<String> {
    match cell {
        Value::Null => Some(String::new()),
        Value::String(text) => Some(text.trim().to_owned()),
        _ => None,
    }
}

/// The place in the file of the tile at this place: a grid counts from 1.
pub fn place((x, y): Place) -> fault::Place {
    let index = |number: i32| usize::try_from(number - 1).expect("a grid counts from 1");
    fault::Place::from("grid").index(index(y)).index(index(x))
}

/// A letter and its clockwise quarter turns; without a number, none.
///
/// ```
/// use citadels::files::read::grid::turned;
/// let read = |typed| turned(typed).map(|(kind, quarters)| (kind.id, quarters));
/// assert_eq!(read("K3"), Some(("K", 3)));
/// assert_eq!(read("k"), Some(("K", 0)));
/// // The last digit is always the turn: the newer source needs its own.
/// assert_eq!(read("RA3"), Some(("RA", 3)));
/// assert_eq!(read("RA30"), Some(("RA3", 0)));
/// assert_eq!(read("K4"), None);
/// ```
pub fn turned(typed: &str) -> Option<(&'static Kind, u8)> {
    let last = typed.chars().last()?;
    let Some(quarters) = last.to_digit(10) else {
        return kinds::find(typed).map(|kind| (kind, 0));
    };
    let kind = kinds::find(typed.strip_suffix(last)?)?;
    let quarters = u8::try_from(quarters).ok().filter(|turns| *turns < 4)?;
    Some((kind, quarters))
}

/// What a follower is on: the beginning of the English word, or of the Ukrainian or Russian one.
pub fn sort(typed: &str, kind: &Kind) -> Option<Sort> {
    let typed = typed.to_lowercase();
    let mut sorts = Sort::iter();
    let english = sorts.find(|sort| <&str>::from(sort).starts_with(&typed));
    let cyrillic = || {
        let letter = typed.chars().next().filter(|letter| !letter.is_ascii())?;
        match Edge::from_letter(letter)? {
            // «Місто» and «монастир» begin alike, but no tile has both.
            Edge::City if typed.starts_with("мо") => Some(Sort::Monastery),
            Edge::City if kind.monastery && kind.cities.is_empty() => Some(Sort::Monastery),
            Edge::City => Some(Sort::City),
            Edge::Road => Some(Sort::Road),
            Edge::Field => Some(Sort::Field),
            Edge::River => None,
        }
    };
    english.or_else(cyrillic)
}

/// A name as it is compared: without case, and with one sign for all that is neither letter nor
/// digit, so that it can stand in a cell.
fn plain_name(name: &str) -> String {
    let name = name.trim().to_lowercase();
    let sign = |c: char| if c.is_alphanumeric() { c } else { '_' };
    name.chars().map(sign).collect()
}

fn only<T>(mut found: impl Iterator<Item = T>) -> Option<T> {
    found.next().filter(|_| found.next().is_none())
}

/// The player with this name: as written, or without case.
pub fn named(players: &[String], typed: &str) -> Option<usize> {
    let exact = players.iter().position(|player| player == typed);
    exact.or_else(|| {
        let typed = plain_name(typed);
        only((0..players.len()).filter(|&seat| plain_name(&players[seat]) == typed))
    })
}

/// The player meant in a cell: by name, its beginning, or the number in the list of players.
pub fn seat(players: &[String], typed: &str) -> Option<usize> {
    let seats = 0..players.len();
    let begins = || {
        let typed = plain_name(typed);
        let is_begun = |seat: &usize| plain_name(&players[*seat]).starts_with(&typed);
        only(seats.clone().filter(is_begun))
    };
    let number = || typed.parse::<usize>().ok()?.checked_sub(1);
    let number = || number().filter(|seat| seats.contains(seat));
    named(players, typed).or_else(begins).or_else(number)
}

/// A file that is only a grid; before it, the players' names separated by commas, each with the
/// points on the track if they are known: `Red: 12, Blue: 9`.
pub fn file(text: &str) -> Option<Table> {
    let (names, rows): (Vec<&str>, Vec<&str>) = lines(text).partition(|line| line.contains(','));
    let is_cell = |word: &&str| {
        let tile = word.split(SEPARATORS).next().unwrap_or_default();
        let by_sides = || kinds::by_sides(tile).is_some_and(|found| !found.is_empty());
        is_empty_place(word) || turned(tile).is_some() || by_sides()
    };
    let words = || rows.iter().flat_map(|row| row.split_whitespace());
    // A broken file of another form has other signs, and fewer words that are cells.
    let cells = words().filter(is_cell).count();
    let has_tile = words().any(|word| !is_empty_place(word));
    let is_other = text.contains(['[', ']', '{', '}', '"']) || words().any(|word| word == "=");
    if is_other || !has_tile || 2 * cells < words().count() {
        return None;
    }
    let mut table = Table::new();
    let mut players: Vec<Value> = Vec::new();
    let mut points = Table::new();
    let names = names.iter().flat_map(|line| line.split(','));
    for name in names.map(str::trim).filter(|name| !name.is_empty()) {
        let (name, count) = match name.rsplit_once(SEPARATORS) {
            Some((name, count)) => (name.trim(), Some(count.trim())),
            None => (name, None),
        };
        players.push(json!(name));
        if let Some(count) = count {
            let number = count.parse::<i64>();
            let count = number.map_or_else(|_| json!(count), |number| json!(number));
            points.insert(name.to_owned(), count);
        }
    }
    if !players.is_empty() {
        table.insert("players".to_owned(), players.into());
    }
    if !points.is_empty() {
        table.insert("points".to_owned(), points.into());
    }
    table.insert("grid".to_owned(), rows.join("\n").into());
    Some(table)
}

/// The rows of a board, from its northernmost tile to its southernmost; columns are aligned.
pub fn rows(board: &Board, players: &[String]) -> Vec<String> {
    let tiles = board.tiles();
    let ends = |of: fn(Place) -> i32| {
        let of = |laid: &crate::fortress::board::Laid| of(laid.at);
        Some((tiles.iter().map(of).min()?, tiles.iter().map(of).max()?))
    };
    let (Some((left, right)), Some((top, bottom))) = (ends(|at| at.0), ends(|at| at.1)) else {
        return Vec::new();
    };
    let followers = board.followers();
    let cell = |at: Place| {
        let Some(laid) = board.tile(at) else {
            return "--".to_owned();
        };
        let tile = TileClaim {
            kind: laid.kind,
            quarters: laid.quarters,
            at,
        };
        let follower = followers.iter().find(|follower| follower.at == at);
        let follower = follower.map(|one| written(tile, *one, players));
        let follower = follower.unwrap_or_default();
        format!("{}{}{follower}", laid.kind.id, laid.quarters)
    };
    let row = |y: i32| (left..=right).map(|x| cell((x, y))).collect();
    let rows: Vec<Vec<String>> = (top..=bottom).map(row).collect();
    let columns = 0..rows.first().map_or(0, Vec::len);
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: Vec<usize> = columns.map(|column| wide(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        let cells = cells.map(|(cell, &wide)| format!("{cell:wide$}"));
        cells.collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// `:R:c`, or `:Red:city:N` as far as needed: a follower after its cell.
fn written(tile: TileClaim, follower: Follower, players: &[String]) -> String {
    let name = plain_name(&players[follower.player]);
    let initial: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    let number = (follower.player + 1).to_string();
    let is_read =
        |word: &String| !is_empty_place(word) && seat(players, word) == Some(follower.player);
    let mut names = [initial, name.clone(), number].into_iter();
    let name = names.find(is_read).unwrap_or(name);
    let sort = <&str>::from(follower.spot.sort());
    // The field at the source may be two.
    let may_be_two = follower.spot.sort() == Sort::Field && tile.kind.role == Some(Role::Source);
    let at = if may_be_two {
        format!(":{}", at(follower.spot))
    } else {
        at_if_several(tile, follower.spot)
    };
    format!(":{name}:{}{at}", &sort[..1])
}

/// The words for a spot: `N` for a side, `NL` for half of one.
pub fn at(spot: Spot) -> String {
    let letter = |side: u8| &SIDES[usize::from(side % 4)..][..1];
    match spot {
        Spot::Road(side) | Spot::City(side) => letter(side).to_owned(),
        Spot::Field(half) => format!("{}{}", letter(half / 2), ["L", "R"][usize::from(half % 2)]),
        Spot::Monastery => String::new(),
    }
}

/// `:N`, unless the tile has only one such part.
pub fn at_if_several(tile: TileClaim, spot: Spot) -> String {
    match tile.spots(spot.sort()).len() {
        1 => String::new(),
        _ => format!(":{}", at(spot)),
    }
}

/// The spot on a side or a half of one.
pub fn spot(sort: Sort, at: &str) -> Option<Spot> {
    let at = at.to_uppercase();
    let one_side = || at.parse().ok().and_then(side);
    match sort {
        Sort::Monastery => Some(Spot::Monastery),
        Sort::Road => one_side().map(Spot::Road),
        Sort::City => one_side().map(Spot::City),
        Sort::Field => half(&at).map(Spot::Field),
    }
}
