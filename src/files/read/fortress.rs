//! Files of the tile game: features entered by hand, and whole boards or games.

use crate::fault::{Fault, FaultId, Faults, Field, Place, quoted, typed};
use crate::files::read::fields::{Fields, MOST, Table, text_of};
use crate::files::read::grid::{self, Cell, Words};
use crate::files::read::{file, names};
use crate::fortress::board::{
    self, Follower, Misfit, MisfitKind, Refusal, RefusalKind, Spot, Ways,
};
use crate::fortress::feature::{FOLLOWERS, Feature, Impossible, ImpossibleKind, Sort, all_shields};
use crate::fortress::game::{Claim, GameFault, Replayed, TileClaim, TurnClaim};
use crate::fortress::kinds;
use crate::fortress::setup::{COLORS, in_set};
use crate::fortress::tile::{Edge, Kind, Role, Set};
use crate::library::fortress::{impossible_message, side_name};
use crate::texts::Id;
use crate::{family, fault, id};
use serde_json::{Value, json};
use strum::{EnumString, IntoEnumIterator, VariantNames};

/// The maximum distance of a tile from the first: more than there are tiles.
const FARTHEST: u8 = 200;

/// The most points on the track.
const MOST_POINTS: i64 = 999;

/// The table of a file; `message` explains the expected format. What is `null` is not there.
fn table(path: &str, text: &str, message: Id) -> Result<Table, Fault> {
    let mut table = file::parse(path, text, message)?;
    drop_nulls(&mut table);
    Ok(table)
}

fn drop_nulls(table: &mut Table) {
    fn within(value: &mut Value) {
        match value {
            Value::Object(table) => drop_nulls(table),
            Value::Array(list) => list.iter_mut().for_each(within),
            _ => {}
        }
    }
    table.values_mut().for_each(within);
    table.retain(|_, value| !value.is_null());
}

/// Features entered by hand.
#[derive(Clone, Debug)]
pub struct Features {
    pub players: Vec<String>,
    pub features: Vec<Feature>,
}

/// The features in the text of a file.
///
/// # Errors
///
/// Everything wrong with it.
pub fn features(path: &str, text: &str) -> Result<Features, Faults> {
    let table = table(path, text, id!("error-features-syntax"))?;
    let mut fields = Fields::new(id!("error-field-missing"));
    let root = Place::default();
    fields.unknown(&table, &["players", "feature"], &root);
    let players = players(&mut fields, &table);
    fields.required(&table, "feature", &root);
    let mut reader = Reader::new(fields, &players);
    let features = reader.each(&table, "feature", |it, value, at, _| it.feature(value, at));
    let mut fields = reader.fields;
    fields.keep(shields_in_all(&features), &"feature".into());
    fields.finish(Features { players, features })
}

/// Each feature alone has been checked; together they have the shields of one box.
///
/// # Errors
///
/// They have more.
pub fn shields_in_all(features: &[Feature]) -> Result<(), Fault> {
    let count: u32 = features.iter().map(|feature| feature.shields).sum();
    let most = all_shields();
    let fault = || fault!(TooManyShields, "error-fortress-shields", count, most);
    (count <= most).then_some(()).ok_or_else(fault)
}

/// The players' names, checked for duplicates.
fn players(fields: &mut Fields, table: &Table) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    missing_or_empty(fields, table, "players");
    let names = fields.list(table, "players", &Place::default());
    for (index, value) in names.iter().take(MOST).enumerate() {
        let place = Place::from("players").index(index);
        let is_clean = |name: &&str| !name.trim().is_empty() && quoted(name) == **name;
        match value.as_str().filter(is_clean) {
            None => fields.bad_value(place, value, "\"Red\""),
            Some(name) if players.iter().any(|other| other == name) => {
                fields.push(names::same(name).at(place));
            }
            Some(name) => players.push(name.to_owned()),
        }
    }
    at_most_five(fields, &players);
    players
}

/// A list that nothing can be read without.
fn missing_or_empty(fields: &mut Fields, table: &Table, key: &str) -> bool {
    let is_missing = table.get(key).is_none_or(|list| *list == json!([]));
    if is_missing {
        fields.missing(key.into());
    }
    is_missing
}

fn at_most_five(fields: &mut Fields, players: &[String]) {
    if players.len() > COLORS.into() {
        let count = json!(players.len());
        fields.bad_value("players".into(), &count, &format!("1–{COLORS}"));
    }
}

fn impossible_fault(impossible: Impossible, players: &[String]) -> Fault {
    let kind = ImpossibleKind::from(impossible);
    let id = <&str>::from(kind).parse();
    let mut fault = Fault {
        id: id.expect("what cannot be has the name of its fault"),
        message: impossible_message(kind),
        fields: Vec::new(),
        place: None,
    };
    if let Impossible::TooManyFollowers { player } = impossible {
        fault.fields.push(("name", players[player].as_str().into()));
    }
    fault
}

/// A board or a game as written, and which tiles are meant where the sides are ambiguous.
#[derive(Clone, Debug)]
pub struct Written {
    path: String,
    text: String,
    /// Source and lake are from the newer printing.
    third_river: bool,
    meant: Vec<(Place, &'static Kind)>,
}

/// The first tile among faults whose sides are ambiguous: the fault, its place, and what may be
/// meant.
pub fn ambiguous(faults: &Faults) -> Option<(&Fault, &Place, Vec<&'static Kind>)> {
    let mut faults = faults.faults.iter();
    let fault = faults.find(|fault| fault.id == FaultId::AmbiguousTile)?;
    let Some(Field::Typed(sides)) = fault.field("tile") else {
        return None;
    };
    let candidates = kinds::by_sides(sides)?;
    let candidates = candidates.iter().map(|(kind, _)| *kind);
    Some((fault, fault.place.as_ref()?, candidates.collect()))
}

/// A valid board or game.
#[derive(Clone, Debug)]
pub struct Game {
    pub players: Vec<String>,
    claim: Claim,
    /// It was typed as a grid.
    is_grid: bool,
    /// Each player's points before, as a board has them on the track.
    points: Vec<u32>,
    /// Only completed features count.
    pub only_complete: bool,
}

/// What to score on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Counting {
    Completed,
    End,
}

/// The keys of a board or a game; then those of the public test cases that are not needed here.
const KNOWN: &str = "players start turns tiles followers grid points phase";
const IGNORED: &str = "id type source note expect expect_features end end_features after_last_turn";

impl Written {
    /// What a file says.
    pub fn new(path: &str, text: String, third_river: bool) -> Self {
        Self {
            path: path.to_owned(),
            text,
            third_river,
            meant: Vec::new(),
        }
    }

    /// Sets the kind of the tile at this place.
    pub fn settle(&mut self, place: Place, kind: &'static Kind) {
        self.meant.push((place, kind));
    }

    /// Reads it.
    ///
    /// # Errors
    ///
    /// Everything wrong with it.
    pub fn game(&self) -> Result<Game, Faults> {
        let table = table(&self.path, &self.text, id!("error-file-syntax"))
            .or_else(|fault| grid::file(&self.text).ok_or(fault))?;
        let mut fields = Fields::new(id!("error-field-missing"));
        let root = Place::default();
        let [known, ignored] = [KNOWN, IGNORED].map(|keys| keys.split(' ').collect::<Vec<_>>());
        fields.unknown_besides(&table, &known, &ignored, &root);
        let is_grid = table.contains_key("grid");
        let is_game = !is_grid && (table.contains_key("turns") || table.contains_key("start"));
        one_form(&mut fields, &table);
        let cells = table.get("grid").map(|grid| cells(&mut fields, grid));
        let players = if is_game || table.contains_key("players") {
            players(&mut fields, &table)
        } else {
            players_standing(&mut fields, &table, cells.as_deref().unwrap_or_default())
        };
        let phase = fields.choice(&table, "phase", &root);
        let mut reader = Reader::new(fields, &players);
        (reader.third_river, reader.meant) = (self.third_river, &self.meant);
        reader.has_source = names_source(&table, cells.as_deref().unwrap_or_default());
        let example = "{ Red = 12, Blue = 9 }";
        let points = reader.by_player(&table, &root, "points", example, MOST_POINTS, MOST_POINTS);
        let claim = match &cells {
            Some(cells) => reader.grid(cells),
            None if is_game => reader.game(&table),
            None => reader.board(&table),
        };
        let fields = reader.fields;
        let Some(claim) = claim else {
            return Err(fields.faults);
        };
        fields.finish(Game {
            players,
            claim,
            is_grid,
            points,
            only_complete: phase == Some(Counting::Completed),
        })
    }
}

/// A file holds a game, a list of tiles or a grid; of two, one would be ignored.
fn one_form(fields: &mut Fields, table: &Table) {
    let forms: [&[&str]; 3] = [&["turns", "start"], &["tiles", "followers"], &["grid"]];
    let mut given = forms.iter().filter_map(|keys| {
        let mut keys = keys.iter().filter(|key| table.contains_key(**key));
        keys.next().copied()
    });
    let (Some(one), other) = (given.next(), given.next()) else {
        return;
    };
    // A game counts its own points.
    let counted = (one == "turns" || one == "start") && table.contains_key("points");
    for other in other.into_iter().chain(counted.then_some("points")) {
        let fault = fault!(TwoBoards, "error-fortress-two-boards", one, other);
        fields.push(fault.at(other));
    }
}

/// The cells of a grid, unless there are more than any box has tiles.
fn cells(fields: &mut Fields, grid: &Value) -> Vec<Cell> {
    let Some(cells) = grid::cells(grid) else {
        fields.bad_value("grid".into(), grid, "\"\"\" B1 R1 K3 -- \"\"\"");
        return Vec::new();
    };
    let number = |cell: &Cell| cell.row.max(cell.column) + 1;
    if cells.len() > MOST {
        let fits = format!("0–{MOST}");
        fields.bad_value("grid".into(), &json!(cells.len()), &fits);
    } else if let Some(cell) = cells.iter().find(|cell| number(cell) > FARTHEST.into()) {
        let fits = format!("1–{FARTHEST}");
        fields.bad_value(cell.place(), &json!(number(cell)), &fits);
    } else {
        return cells;
    }
    Vec::new()
}

/// Does a file name the river's source?
fn names_source(table: &Table, cells: &[Cell]) -> bool {
    fn within(value: &Value) -> bool {
        match value {
            Value::Object(turn) => turn.get("tile").is_some_and(within),
            Value::Array(list) => match list.first() {
                Some(Value::String(name)) => is_source(kinds::find(name)),
                _ => list.iter().any(within),
            },
            _ => false,
        }
    }
    let named = ["start", "tiles", "turns"].map(|key| table.get(key));
    let turned = |cell: &Cell| grid::turned(cell.words()?.tile).map(|(kind, _)| kind);
    named.into_iter().flatten().any(within) || cells.iter().any(|cell| is_source(turned(cell)))
}

fn is_source(kind: Option<&Kind>) -> bool {
    kind.is_some_and(|kind| kind.role == Some(Role::Source))
}

/// The players of a board that does not name them: those with followers, in that order.
fn players_standing(fields: &mut Fields, table: &Table, cells: &[Cell]) -> Vec<String> {
    let listed = fields.list(table, "followers", &Place::default()).iter();
    let listed = listed.filter_map(|value| value.get("player").and_then(Value::as_str));
    let in_cells = cells.iter().filter_map(|cell| cell.words()?.player);
    let points = table.get("points").and_then(Value::as_object);
    let counted = points.into_iter().flat_map(Table::keys).map(String::as_str);
    let mut players: Vec<String> = Vec::new();
    for name in counted.chain(listed).chain(in_cells) {
        if quoted(name) == *name && grid::named(&players, name).is_none() {
            players.push(name.to_owned());
        }
    }
    at_most_five(fields, &players);
    players
}

/// A kind of tile and its clockwise quarter turns.
type Turned = (&'static Kind, u8);

/// Reads what a file says about the players' tiles, followers and points.
struct Reader<'a> {
    fields: Fields,
    players: &'a [String],
    third_river: bool,
    meant: &'a [(Place, &'static Kind)],
    /// A source was named or inferred.
    has_source: bool,
}

impl<'a> Reader<'a> {
    const fn new(fields: Fields, players: &'a [String]) -> Self {
        Self {
            fields,
            players,
            third_river: false,
            meant: &[],
            has_source: false,
        }
    }

    /// A feature as written, with all its faults.
    fn feature(&mut self, value: &Value, place: &Place) -> Option<Feature> {
        let known = "kind tiles shields neighbours neighbors cities complete followers";
        let known: Vec<&str> = known.split(' ').collect();
        let table = self.fields.table(value, place, &known, &[])?;
        self.fields.required(table, "kind", place);
        let sort = self.fields.choice(table, "kind", place)?;
        let before = self.fields.faults.len();
        let needed = match sort {
            Sort::Road | Sort::City => "tiles",
            Sort::Monastery if table.contains_key("neighbors") => "neighbors",
            Sort::Monastery => "neighbours",
            Sort::Field => "cities",
        };
        self.fields.required(table, needed, place);
        let most = in_set(Set::Land) + in_set(Set::River);
        let most = i64::try_from(most).expect("a box has few tiles");
        let fields = &mut self.fields;
        let mut number = |key| fields.number(table, key, place, 0..=most).unwrap_or(0);
        let (example, most) = ("{ Red = 1, Blue = 1 }", i64::from(u32::MAX));
        let feature = Feature {
            sort,
            tiles: number("tiles"),
            shields: number("shields"),
            neighbours: number("neighbours").max(number("neighbors")),
            cities: number("cities"),
            complete: self.fields.flag(table, "complete", place),
            followers: self.by_player(table, place, "followers", example, FOLLOWERS.into(), most),
        }
        .settled();
        if self.fields.faults.len() > before {
            return None;
        }
        let impossible = feature.faults();
        for &fault in &impossible {
            let key = match fault {
                Impossible::TooManyShields => "shields",
                Impossible::TooManyCities => "cities",
                Impossible::NotCounted { key } => key,
                Impossible::SingleTile | Impossible::NoTiles => "tiles",
                Impossible::NotSurrounded | Impossible::TooManyNeighbours => "neighbours",
                Impossible::CompletedField => "complete",
                Impossible::TooManyFollowers { .. }
                | Impossible::TwoMonks
                | Impossible::CrowdedTiles => "followers",
            };
            let fault = impossible_fault(fault, self.players);
            self.fields.push(fault.at(place.clone().key(key)));
        }
        impossible.is_empty().then_some(feature)
    }

    /// A number for each player that is named. `fits` is the most that may be given; what is up to
    /// `most` is read, because the rules may have more to say about it.
    fn by_player(
        &mut self,
        table: &Table,
        place: &Place,
        key: &str,
        example: &str,
        fits: i64,
        most: i64,
    ) -> Vec<u32> {
        let mut counts = vec![0; self.players.len()];
        let place = place.clone().key(key);
        let named = match table.get(key) {
            // That there are no players has been said.
            Some(Value::Object(_)) if self.players.is_empty() => return counts,
            Some(Value::Object(named)) => named,
            Some(value) => {
                self.fields.bad_value(place, value, example);
                return counts;
            }
            None => return counts,
        };
        for (name, value) in named {
            let place = place.clone().key(quoted(name));
            let count = value.as_i64().filter(|count| *count <= most);
            let count = count.and_then(|count| u32::try_from(count).ok());
            match (self.seat(name, &place, grid::named), count) {
                (Some(_), None) => self.fields.bad_value(place, value, &format!("0–{fits}")),
                (Some(seat), Some(count)) => counts[seat] = count,
                (None, _) => {}
            }
        }
        counts
    }

    /// Whose name this is, as found so.
    fn seat(
        &mut self,
        name: &str,
        place: &Place,
        find: fn(&[String], &str) -> Option<usize>,
    ) -> Option<usize> {
        let seat = find(self.players, name);
        if self.players.is_empty() {
            // That players are missing has been said, unless this name cannot be one.
            if quoted(name) != name {
                let name = json!(name);
                self.fields.bad_value(place.clone(), &name, "\"Red\"");
            }
        } else if seat.is_none() {
            self.unknown_player(name, place);
        }
        seat
    }

    fn unknown_player(&mut self, name: &str, place: &Place) {
        let fits = self.players.iter().take(COLORS.into());
        let fits = Field::Listed(fits.map(|name| name.as_str().into()).collect());
        let name = typed(name);
        let fault = fault!(UnknownPlayer, "error-fortress-player", name, fits);
        self.fields.push(fault.at(place.clone()));
    }

    fn game(&mut self, table: &Table) -> Option<Claim> {
        // Without one, it is the start tile in its usual place (S2).
        let start = match table.get("start") {
            Some(value) => self.tile(value, &"start".into()),
            None => kinds::find(kinds::START).map(TileClaim::first),
        };
        let turns = self.each(table, "turns", Self::turn);
        let start = start?;
        Some(Claim::Game { start, turns })
    }

    fn turn(&mut self, value: &Value, place: &Place, number: usize) -> Option<TurnClaim> {
        let ignored = ["scores", "supply", "if_ended_now", "illegal"];
        let known = ["tile", "follower"];
        let turn = self.fields.table(value, place, &known, &ignored)?;
        let written = self.fields.required(turn, "tile", place)?;
        let tile = self.tile(written, &place.clone().key("tile"));
        let follower = turn.get("follower").and_then(|value| {
            let place = place.clone().key("follower");
            let table = self
                .fields
                .table(value, &place, &["player", "on", "at"], &[])?;
            let player = match table.get("player") {
                Some(_) => self.player(table, &place),
                // The turn says who.
                None => number.checked_rem(self.players.len()),
            };
            Some((player?, self.spot(table, &place, tile)?))
        });
        tile.map(|tile| TurnClaim { tile, follower })
    }

    fn grid(&mut self, cells: &[Cell]) -> Option<Claim> {
        if cells.is_empty() {
            if self.fields.faults.is_empty() {
                self.fields.missing("grid".into());
            }
            return None;
        }
        let read = cells.iter().filter_map(|cell| self.cell(cell));
        let (tiles, followers): (Vec<_>, Vec<_>) = read.unzip();
        let followers = followers.into_iter().flatten().collect();
        Some(Claim::Board { tiles, followers })
    }

    /// A tile of a grid. Columns and rows count from 1, as on the drawn board.
    fn cell(&mut self, cell: &Cell) -> Option<(TileClaim, Option<Follower>)> {
        let place = cell.place();
        let Some(words) = cell.words() else {
            let text = json!(cell.text);
            self.fields.bad_value(place, &text, "K3, K3:Red:city:N");
            return None;
        };
        let number = |index: usize| i32::try_from(index + 1).expect("it is near the first");
        let at = (number(cell.column), number(cell.row));
        let unknown = id!("error-fortress-cell");
        let (kind, quarters) = match grid::turned(words.tile) {
            Some(turned) => turned,
            None => self.by_sides(words.tile, typed(&*cell.text), &place, unknown)?,
        };
        let tile = TileClaim { kind, quarters, at };
        let follower = words.player.and_then(|name| {
            let player = self.seat(name, &place, grid::seat);
            let spot = self.spot_in_cell(tile, words, place)?;
            player.map(|player| Follower { player, at, spot })
        });
        Some((tile, follower))
    }

    /// Where a follower is on a tile of a grid: what is clear may be left out.
    fn spot_in_cell(&mut self, laid: TileClaim, words: Words<'_>, place: Place) -> Option<Spot> {
        let sort = words.on.and_then(|on| grid::sort(on, laid.kind));
        if let (Some(on), None) = (words.on, sort) {
            let fits = Sort::VARIANTS.join(", ");
            self.fields.bad_value(place, &json!(on), &fits);
            return None;
        }
        if let (Some(sort), Some(at)) = (sort, words.at) {
            let spot = grid::spot(sort, at);
            if spot.is_none() {
                self.fields.bad_value(place, &json!(at), sides_of(sort));
            }
            return spot;
        }
        let sorts = Sort::iter().filter(|one| sort.is_none_or(|sort| sort == *one));
        let spots: Vec<Spot> = sorts.flat_map(|one| laid.spots(one)).collect();
        let tile = typed(words.tile);
        let fault = match spots[..] {
            [only] => return Some(only),
            [] => {
                let why = why_not_standing(Refusal::NoSuchPart, self.players);
                fault!(IllegalFollower, "error-fortress-cell-follower", tile, why)
            }
            _ => {
                let fits = spots.iter().map(|&spot| {
                    let (on, at) = (<&str>::from(spot.sort()), grid::at_if_several(laid, spot));
                    Field::Text(format!(":{on}{at}"))
                });
                let fits = Field::Listed(fits.collect());
                fault!(MissingField, "error-fortress-cell-part", tile, fits)
            }
        };
        self.fields.push(fault.at(place));
        None
    }

    fn board(&mut self, table: &Table) -> Option<Claim> {
        if missing_or_empty(&mut self.fields, table, "tiles") {
            return None;
        }
        let tiles = self.each(table, "tiles", |it, value, at, _| it.tile(value, at));
        let follower = |it: &mut Self, value: &_, at: &_, _| it.follower(value, at, &tiles);
        let followers = self.each(table, "followers", follower);
        Some(Claim::Board { tiles, followers })
    }

    fn follower(&mut self, value: &Value, place: &Place, tiles: &[TileClaim]) -> Option<Follower> {
        let known = ["player", "x", "y", "on", "at"];
        let table = self.fields.table(value, place, &known, &[])?;
        let mut number = |key: &str| {
            self.fields.required(table, key, place);
            self.fields
                .number(table, key, place, -i64::from(FARTHEST)..=FARTHEST.into())
        };
        let (x, y) = (number("x"), number("y"));
        let lies_there = |tile: &&TileClaim| (Some(tile.at.0), Some(tile.at.1)) == (x, y);
        let under = tiles.iter().find(lies_there).copied();
        let player = self.player(table, place);
        let spot = self.spot(table, place, under)?;
        let (player, at) = (player?, (x?, y?));
        Some(Follower { player, at, spot })
    }

    /// The readable entries of a list, unless it is longer than any box allows.
    fn each<T>(
        &mut self,
        table: &Table,
        key: &str,
        read: impl Fn(&mut Self, &Value, &Place, usize) -> Option<T>,
    ) -> Vec<T> {
        let list = self.fields.list(table, key, &Place::default());
        let list = if list.len() > MOST { &[] } else { list };
        let mut all = Vec::new();
        for (index, value) in list.iter().enumerate() {
            all.extend(read(self, value, &Place::from(key).index(index), index));
        }
        all
    }

    fn player(&mut self, table: &Table, place: &Place) -> Option<usize> {
        let value = self.fields.required(table, "player", place)?;
        let place = place.clone().key("player");
        let Some(name) = value.as_str() else {
            self.unknown_player(&text_of(value), &place);
            return None;
        };
        self.seat(name, &place, grid::named)
    }

    /// `["W", 90, 1, 0]`: kind, degrees, place; or `["CRFR", 1, 0]`: the sides as placed, place.
    fn tile(&mut self, value: &Value, place: &Place) -> Option<TileClaim> {
        let Some((name, quarters, at)) = tile_parts(value) else {
            let fits = "[\"W\", 90, 1, 0], [\"CRFR\", 1, 0]";
            self.fields.bad_value(place.clone(), value, fits);
            return None;
        };
        let near = |x: i64| i32::try_from(x).ok().filter(|_| x.abs() <= FARTHEST.into());
        let (Some(x), Some(y)) = (near(at.0), near(at.1)) else {
            let fits = format!("x, y: -{FARTHEST}–{FARTHEST}");
            self.fields.bad_value(place.clone(), value, &fits);
            return None;
        };
        let unknown = id!("error-fortress-tile");
        let (kind, lies) = match kinds::find(name) {
            Some(kind) => (kind, 0),
            None => self.by_sides(name, typed(value.to_string()), place, unknown)?,
        };
        Some(TileClaim {
            kind,
            quarters: (lies + quarters) % 4,
            at: (x, y),
        })
    }

    /// The tile with these sides, and its quarter turns.
    fn by_sides(
        &mut self,
        name: &str,
        written: Field,
        place: &Place,
        unknown: Id,
    ) -> Option<Turned> {
        let found = kinds::by_sides(name).unwrap_or_default();
        let tile = typed(name);
        let meant = match found[..] {
            [] => Err(Fault {
                message: unknown,
                ..fault!(UnknownTile, "error-fortress-tile", tile)
            }),
            [one] => Ok(one),
            _ => self.meant(&found, place).ok_or_else(|| {
                let letters = |(kind, _): &(&Kind, _)| format!("{} ({})", kind.id, kind.code());
                let letters = found.iter().map(|one| letters(one).into()).collect();
                let letters = Field::Listed(letters);
                fault!(
                    AmbiguousTile,
                    "error-fortress-alike",
                    tile,
                    letters,
                    written
                )
            }),
        };
        self.fields.keep(meant, place)
    }

    /// Which of several tiles is meant: source and lake by the river's printing, others only if
    /// chosen.
    fn meant(&mut self, several: &[Turned], place: &Place) -> Option<Turned> {
        let (set, role) = match (self.third_river, self.has_source) {
            // In the newer printing only the lake has nothing but field.
            (true, _) => (Set::ThirdRiver, Role::Lake),
            // They look alike: the source comes first.
            (false, false) => (Set::River, Role::Source),
            (false, true) => (Set::River, Role::Lake),
        };
        let mut several_left = several.iter().copied();
        if several.iter().all(|(kind, _)| kind.role.is_some()) {
            self.has_source = true;
            return several_left.find(|(kind, _)| kind.set == set && kind.role == Some(role));
        }
        let (_, kind) = self.meant.iter().find(|(of, _)| of == place)?;
        several_left.find(|(one, _)| one.id == kind.id)
    }

    /// The spot on the tile; without `at`, the only possible one.
    fn spot(&mut self, table: &Table, place: &Place, tile: Option<TileClaim>) -> Option<Spot> {
        self.fields.required(table, "on", place);
        let sort = self.fields.choice(table, "on", place)?;
        let at = table.get("at");
        let spot = match (sort, at) {
            (Sort::Monastery, _) => Some(Spot::Monastery),
            (_, Some(at)) => grid::spot(sort, &text_of(at)),
            (_, None) => tile.and_then(|tile| match tile.spots(sort)[..] {
                [only] => Some(only),
                _ => None,
            }),
        };
        let place = place.clone().key("at");
        match (spot, at) {
            (Some(_), _) => {}
            (None, Some(at)) => self.fields.bad_value(place, at, sides_of(sort)),
            (None, None) => self.fields.missing(place),
        }
        spot
    }
}

/// The words for the spots of a kind of feature.
const fn sides_of(sort: Sort) -> &'static str {
    match sort {
        Sort::Field => "NL NR EL ER SL SR WL WR",
        _ => "N E S W",
    }
}

/// Name, clockwise quarter turns, place.
fn tile_parts(value: &Value) -> Option<(&str, u8, (i64, i64))> {
    let (name, degrees, x, y) = match &value.as_array()?[..] {
        [name, x, y] => (name, 0, x, y),
        [name, degrees, x, y] => (name, degrees.as_i64()?, x, y),
        _ => return None,
    };
    let quarters = u8::try_from(degrees.rem_euclid(360) / 90).ok()?;
    let is_straight = degrees.rem_euclid(90) == 0;
    is_straight.then_some((name.as_str()?, quarters, (x.as_i64()?, y.as_i64()?)))
}

/// A place as typed: `3,2`, also with a space or in parentheses.
///
/// # Errors
///
/// It is none.
pub fn place(typed_at: &str) -> Result<board::Place, Fault> {
    let numbers = typed_at.replace(['(', ')', ',', ';'], " ");
    let numbers: Result<Vec<i32>, _> = numbers.split_whitespace().map(str::parse).collect();
    let (key, value) = ("--at", typed(typed_at));
    match numbers.as_deref() {
        Ok(&[x, y]) => Ok((x, y)),
        _ => Err(fault!(BadValue, "error-field-value", key, value, fits = "1,1").at(key)),
    }
}

impl Game {
    /// The game as accepted by the rules.
    ///
    /// # Errors
    ///
    /// All violations.
    pub fn replay(&self, ways: Ways) -> Result<Replayed, Faults> {
        let replayed = self.claim.replay(self.players.len(), ways);
        let mut replayed = replayed.map_err(|faults| -> Vec<Fault> {
            faults.into_iter().map(|fault| self.fault(fault)).collect()
        })?;
        for (running, points) in replayed.running.iter_mut().zip(&self.points) {
            *running += points;
        }
        Ok(replayed)
    }

    /// What the rules refuse, at its place in the file.
    fn fault(&self, fault: GameFault) -> Fault {
        let (key, number, why) = match fault {
            GameFault::Tile { number, misfit } => ("tile", number, why_not_there(misfit)),
            GameFault::Follower { number, refusal } => {
                ("follower", number, why_not_standing(refusal, &self.players))
            }
        };
        let (tile, place) = match &self.claim {
            Claim::Game { turns, .. } => {
                let place = Place::from("turns").index(number).key(key);
                (Some(&turns[number].tile), place)
            }
            Claim::Board { tiles, followers } => {
                let tile = match key {
                    "tile" => Some(&tiles[number]),
                    _ => tiles.iter().find(|tile| tile.at == followers[number].at),
                };
                let place = Place::from(&*format!("{key}s")).index(number);
                (tile, place)
            }
        };
        match (key, tile) {
            // In a grid, the place says where.
            ("tile", Some(tile)) if self.is_grid => {
                let (place, tile) = (grid::place(tile.at), tile.letter());
                fault!(IllegalTile, "error-fortress-cell-misfit", tile, why).at(place)
            }
            (_, Some(tile)) if self.is_grid => {
                let (place, tile) = (grid::place(tile.at), tile.letter());
                fault!(IllegalFollower, "error-fortress-cell-follower", tile, why).at(place)
            }
            ("tile", Some(TileClaim { kind, at, .. })) => {
                let tile = format!("{} {}, {}", kind.id, at.0, at.1);
                fault!(IllegalTile, "error-fortress-misfit", tile, why).at(place)
            }
            _ => fault!(IllegalFollower, "error-fortress-follower", why).at(place),
        }
    }
}

fn why_not_standing(refusal: Refusal, players: &[String]) -> Field {
    family!(message(RefusalKind) = "refusal-");
    let name = match refusal {
        Refusal::Occupied { by } => vec![("name", players[by].as_str().into())],
        _ => Vec::new(),
    };
    Field::Phrase(message(refusal.into()), name)
}

fn why_not_there(misfit: Misfit) -> Field {
    family!(message(MisfitKind) = "misfit-");
    family!(edge_name(Edge) = "edge-");
    let fields = match misfit {
        Misfit::Edge { side, here, there } => vec![
            ("side", side_name(side).into()),
            ("here", edge_name(here).into()),
            ("there", edge_name(there).into()),
        ],
        _ => Vec::new(),
    };
    Field::Phrase(message(misfit.into()), fields)
}
