//! Files of the tile game: features entered by hand, and whole boards or games.

use super::fields::{Fields, MOST, Table, text_of};
use super::file;
use super::grid::{self, Cell};
use crate::fault::{Fault, FaultId, Faults, Field, Place, quoted, typed};
use crate::fortress::board::{
    self, Follower, Misfit, MisfitKind, Refusal, RefusalKind, Spot, Ways,
};
use crate::fortress::feature::{FOLLOWERS, Feature, Impossible, ImpossibleKind, Sort, all_shields};
use crate::fortress::game::{Claim, GameFault, Replayed, TileClaim, TurnClaim};
use crate::fortress::kinds;
use crate::fortress::setup::{COLORS, in_set};
use crate::fortress::tile::{Edge, Kind, Role, Set, half, side};
use crate::library::fortress::impossible_message;
use crate::texts::Id;
use crate::{family, fault, id};
use serde_json::{Value, json};
use std::ops::RangeInclusive;
use strum::{EnumString, IntoEnumIterator, VariantNames};

/// The maximum distance of a tile from the first: more than there are tiles.
const FARTHEST: i64 = 200;

/// The most points on the track.
const MOST_POINTS: i64 = 999;

/// The table of a file; `message` explains the expected format. What is `null` is not there.
fn table(path: &str, text: &str, message: Id) -> Result<Table, Fault> {
    let mut table = file::parse(path, text, message)?;
    table.values_mut().for_each(drop_nulls);
    table.retain(|_, value| !value.is_null());
    Ok(table)
}

fn drop_nulls(value: &mut Value) {
    match value {
        Value::Object(table) => {
            table.values_mut().for_each(drop_nulls);
            table.retain(|_, value| !value.is_null());
        }
        Value::Array(list) => list.iter_mut().for_each(drop_nulls),
        _ => {}
    }
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
    let mut features = Vec::new();
    for (index, value) in fields.list(&table, "feature", &root).iter().enumerate() {
        let place = Place::from("feature").index(index);
        features.extend(feature(&mut fields, value, &place, &players));
    }
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
    if count > most {
        return Err(fault!(
            TooManyShields,
            "error-fortress-shields",
            count,
            most
        ));
    }
    Ok(())
}

/// The players' names, checked for duplicates.
fn players(fields: &mut Fields, table: &Table) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    let is_empty = |names: &Value| names.as_array().is_some_and(Vec::is_empty);
    if table.get("players").is_none_or(is_empty) {
        fields.missing("players".into());
    }
    let names = fields.list(table, "players", &Place::default());
    for (index, value) in names.iter().take(MOST).enumerate() {
        let place = Place::from("players").index(index);
        let is_clean = |name: &&str| !name.trim().is_empty() && quoted(name) == **name;
        match value.as_str().filter(is_clean) {
            None => fields.bad_value(place, value, "\"Red\""),
            Some(name) if players.iter().any(|other| other == name) => {
                fields.push(fault!(SameName, "error-same-name", name = typed(name)).at(place));
            }
            Some(name) => players.push(name.to_owned()),
        }
    }
    at_most_five(fields, &players);
    players
}

fn at_most_five(fields: &mut Fields, players: &[String]) {
    if players.len() > COLORS.into() {
        let count = json!(players.len());
        fields.bad_value("players".into(), &count, &format!("1–{COLORS}"));
    }
}

/// A feature as written, with all its faults.
fn feature(
    fields: &mut Fields,
    value: &Value,
    place: &Place,
    players: &[String],
) -> Option<Feature> {
    let known = "kind tiles shields neighbours neighbors cities complete followers";
    let known: Vec<&str> = known.split(' ').collect();
    let table = fields.table(value, place, &known)?;
    fields.required(table, "kind", place);
    let sort = fields.choice(table, "kind", place)?;
    let before = fields.faults.len();
    let needed = match sort {
        Sort::Road | Sort::City => "tiles",
        Sort::Monastery if table.contains_key("neighbors") => "neighbors",
        Sort::Monastery => "neighbours",
        Sort::Field => "cities",
    };
    fields.required(table, needed, place);
    let most = i64::try_from(in_set(Set::Land) + in_set(Set::River)).expect("a box has few tiles");
    let mut number = |key| {
        fields
            .number(table, key, place, 0..=most)
            .unwrap_or_default()
    };
    let feature = Feature {
        sort,
        tiles: number("tiles"),
        shields: number("shields"),
        neighbours: number("neighbours").max(number("neighbors")),
        cities: number("cities"),
        complete: fields.flag(table, "complete", place),
        followers: followers(fields, table, place, players),
    }
    .settled();
    if fields.faults.len() > before {
        return None;
    }
    let impossible = feature.faults();
    for fault in &impossible {
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
        fields.push(impossible_fault(*fault, players).at(place.clone().key(key)));
    }
    impossible.is_empty().then_some(feature)
}

/// The number of each player's followers.
fn followers(fields: &mut Fields, table: &Table, place: &Place, players: &[String]) -> Vec<u32> {
    let fits = ("{ Red = 1, Blue = 1 }", 0..=i64::from(FOLLOWERS));
    let most = i64::from(u32::MAX);
    by_player(fields, table, place, "followers", players, fits, most)
}

/// A number for each player that is named. `fits` says what may be given; a number up to `most` is
/// read, because the rules may have more to say about it.
fn by_player(
    fields: &mut Fields,
    table: &Table,
    place: &Place,
    key: &str,
    players: &[String],
    (example, fits): (&str, RangeInclusive<i64>),
    most: i64,
) -> Vec<u32> {
    let mut counts = vec![0; players.len()];
    let place = place.clone().key(key);
    let named = match table.get(key) {
        None => return counts,
        Some(Value::Object(named)) => named,
        Some(value) => {
            fields.bad_value(place, value, example);
            return counts;
        }
    };
    for (name, value) in named {
        let place = place.clone().key(quoted(name));
        let count = value.as_i64().filter(|count| (0..=most).contains(count));
        let count = count.and_then(|count| u32::try_from(count).ok());
        match (grid::named(players, name), count) {
            // That there are no players has been said.
            (None, _) if players.is_empty() => {}
            (None, _) => fields.push(unknown_player(name, players).at(place)),
            (_, None) => {
                let fits = format!("{}–{}", fits.start(), fits.end());
                fields.bad_value(place, value, &fits);
            }
            (Some(seat), Some(count)) => counts[seat] = count,
        }
    }
    counts
}

fn unknown_player(name: &str, players: &[String]) -> Fault {
    let fits = players.iter().take(COLORS.into());
    let fits = Field::Listed(fits.map(|name| name.as_str().into()).collect());
    let name = typed(name);
    fault!(
        UnknownPlayer,
        "error-fortress-player",
        name = name,
        fits = fits
    )
}

fn impossible_fault(impossible: Impossible, players: &[String]) -> Fault {
    let kind = ImpossibleKind::from(impossible);
    let mut fields = Vec::new();
    if let Impossible::TooManyFollowers { player } = impossible {
        fields.push(("name", players[player].as_str().into()));
    }
    let id = <&str>::from(kind).parse();
    Fault {
        id: id.expect("what cannot be has the name of its fault"),
        message: impossible_message(kind),
        fields,
        place: None,
    }
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

/// A tile whose sides are ambiguous.
#[derive(Clone, Debug)]
pub struct Ambiguous {
    pub place: Place,
    /// The sides.
    pub name: Field,
    /// The tile as written.
    pub tile: Field,
    pub candidates: Vec<&'static Kind>,
}

impl Ambiguous {
    /// The first such tile among faults.
    pub fn find(faults: &Faults) -> Option<Self> {
        let mut faults = faults.faults.iter();
        let fault = faults.find(|fault| fault.id == FaultId::AmbiguousTile)?;
        let field = |wanted: &str| {
            let field = fault.fields.iter().find(|(name, _)| *name == wanted);
            field.map(|(_, field)| field.clone())
        };
        let name = field("tile")?;
        let Field::Typed(sides) = &name else {
            return None;
        };
        let candidates = kinds::by_sides(sides).unwrap_or_default();
        Some(Self {
            place: fault.place.clone()?,
            candidates: candidates.into_iter().map(|(kind, _)| kind).collect(),
            tile: field("written")?,
            name,
        })
    }
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
        // Extra keys of the public test cases are not needed here.
        let besides = "id type source note expect expect_features end end_features after_last_turn";
        let besides: Vec<&str> = besides.split(' ').collect();
        let known = "players start turns tiles followers grid points phase";
        let known: Vec<&str> = known.split(' ').collect();
        let mut fields = Fields::new(id!("error-field-missing"));
        fields.unknown_besides(&table, &known, &besides, &Place::default());
        let root = Place::default();
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
        let fits = ("{ Red = 12, Blue = 9 }", 0..=MOST_POINTS);
        let points = by_player(
            &mut fields,
            &table,
            &root,
            "points",
            &players,
            fits,
            MOST_POINTS,
        );
        let is_source =
            |kind: Option<&Kind>| kind.is_some_and(|kind| kind.role == Some(Role::Source));
        let letter = |tile: &Value| tile.get(0).and_then(Value::as_str).and_then(kinds::find);
        let typed = |cell: &Cell| grid::turned(cell.words()?.tile).map(|(kind, _)| kind);
        let in_grid = cells.iter().flatten().any(|cell| is_source(typed(cell)));
        let mut reader = Reader {
            has_source: in_grid || tiles(&table).any(|tile| is_source(letter(tile))),
            written: self,
            fields,
            players: &players,
        };
        let claim = match &cells {
            Some(cells) => reader.grid(cells),
            None if is_game => reader.game(&table),
            None => reader.board(&table),
        };
        let fields = reader.fields;
        match claim {
            Some(claim) => fields.finish(Game {
                players,
                claim,
                is_grid,
                points,
                only_complete: phase == Some(Counting::Completed),
            }),
            None => Err(fields.faults),
        }
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
    let farthest = usize::try_from(FARTHEST).expect("it is a small number");
    let far = cells
        .iter()
        .find(|cell| cell.row.max(cell.column) >= farthest);
    if cells.len() > MOST {
        let fits = format!("0–{MOST}");
        fields.bad_value("grid".into(), &json!(cells.len()), &fits);
    } else if let Some(cell) = far {
        let fits = format!("1–{FARTHEST}");
        let number = json!(cell.row.max(cell.column) + 1);
        fields.bad_value(place_in_grid(cell.row, cell.column), &number, &fits);
    } else {
        return cells;
    }
    Vec::new()
}

fn place_in_grid(row: usize, column: usize) -> Place {
    Place::from("grid").index(row).index(column)
}

/// Every tile in a file.
fn tiles(table: &Table) -> impl Iterator<Item = &Value> {
    let list = |key| {
        table
            .get(key)
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
    };
    let turns = list("turns").filter_map(|turn| turn.get("tile"));
    table
        .get("start")
        .into_iter()
        .chain(list("tiles"))
        .chain(turns)
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

/// Reads tiles and followers.
struct Reader<'a> {
    fields: Fields,
    written: &'a Written,
    players: &'a [String],
    /// A source was named or inferred.
    has_source: bool,
}

impl Reader<'_> {
    fn game(&mut self, table: &Table) -> Option<Claim> {
        // Without one, it is the start tile in its usual place (S2).
        let start = match table.get("start") {
            Some(value) => self.tile(value, &"start".into()),
            None => kinds::find(kinds::START).map(|kind| TileClaim {
                kind,
                quarters: 0,
                at: (0, 0),
            }),
        };
        let turns = self.each(table, "turns", Self::turn);
        Some(Claim::Game {
            start: start?,
            turns,
        })
    }

    fn turn(&mut self, value: &Value, place: &Place, number: usize) -> Option<TurnClaim> {
        let Some(turn) = value.as_object() else {
            self.fields
                .bad_value(place.clone(), value, "tile, follower");
            return None;
        };
        let besides = ["scores", "supply", "if_ended_now", "illegal"];
        let known = ["tile", "follower"];
        self.fields.unknown_besides(turn, &known, &besides, place);
        let written = self.fields.required(turn, "tile", place)?;
        let tile = self.tile(written, &place.clone().key("tile"));
        let follower = turn.get("follower").and_then(|value| {
            let place = place.clone().key("follower");
            let table = self.fields.table(value, &place, &["player", "on", "at"])?;
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
        let (mut tiles, mut followers) = (Vec::new(), Vec::new());
        for cell in cells {
            if let Some((tile, follower)) = self.cell(cell) {
                tiles.push(tile);
                followers.extend(follower);
            }
        }
        Some(Claim::Board { tiles, followers })
    }

    /// A tile of a grid. Columns and rows count from 1, as on the drawn board.
    fn cell(&mut self, cell: &Cell) -> Option<(TileClaim, Option<Follower>)> {
        let place = place_in_grid(cell.row, cell.column);
        let Some(words) = cell.words() else {
            let text = json!(cell.text);
            self.fields.bad_value(place, &text, "K3, K3:Red:city:N");
            return None;
        };
        let number = |index: usize| i32::try_from(index + 1).expect("it is near the first");
        let at = (number(cell.column), number(cell.row));
        let (kind, quarters) = match grid::turned(words.tile) {
            Some(turned) => turned,
            None => self.by_sides(words.tile, typed(&*cell.text), &place, true)?,
        };
        let tile = TileClaim { kind, quarters, at };
        let Some(name) = words.player else {
            return Some((tile, None));
        };
        let player = grid::seat(self.players, name);
        if self.players.is_empty() {
            self.nobody(name, place.clone());
        } else if player.is_none() {
            let fault = unknown_player(name, self.players);
            self.fields.push(fault.at(place.clone()));
        }
        let spot = self.spot_in_cell(tile, words, place);
        let follower = player.zip(spot);
        let follower = follower.map(|(player, spot)| Follower { player, at, spot });
        Some((tile, follower))
    }

    /// Where a follower is on a tile of a grid: what is clear may be left out.
    fn spot_in_cell(
        &mut self,
        tile: TileClaim,
        words: grid::Words<'_>,
        place: Place,
    ) -> Option<Spot> {
        let sort = match words.on {
            None => None,
            Some(on) => {
                let sort = grid::sort(on, tile.kind);
                if sort.is_none() {
                    let fits = Sort::VARIANTS.join(", ");
                    self.fields.bad_value(place, &json!(on), &fits);
                    return None;
                }
                sort
            }
        };
        if let (Some(sort), Some(at)) = (sort, words.at) {
            let spot = spot_at(sort, at);
            if spot.is_none() {
                self.fields.bad_value(place, &json!(at), sides_of(sort));
            }
            return spot;
        }
        let all = Sort::iter().filter(|one| sort.is_none_or(|sort| sort == *one));
        let all: Vec<Spot> = all.flat_map(|one| tile.spots(one)).collect();
        match all[..] {
            [only] => return Some(only),
            [] => {
                let why = why_not_standing(Refusal::NoSuchPart, self.players);
                let tile = words.tile;
                let fault = fault!(
                    IllegalFollower,
                    "error-fortress-cell-follower",
                    tile = typed(tile),
                    why
                );
                self.fields.push(fault.at(place));
            }
            _ => {
                let fits = all.iter().map(|spot| {
                    let (on, at) = (<&str>::from(spot.sort()), grid::at(*spot));
                    let has_one = tile.spots(spot.sort()).len() == 1;
                    let at = if has_one {
                        String::new()
                    } else {
                        format!(":{at}")
                    };
                    Field::Text(format!(":{on}{at}"))
                });
                let (tile, fits) = (typed(words.tile), Field::Listed(fits.collect()));
                let fault = fault!(MissingField, "error-fortress-cell-part", tile, fits);
                self.fields.push(fault.at(place));
            }
        }
        None
    }

    fn board(&mut self, table: &Table) -> Option<Claim> {
        let is_empty = |tiles: &Value| tiles.as_array().is_some_and(Vec::is_empty);
        if table.get("tiles").is_none_or(is_empty) {
            self.fields.missing("tiles".into());
            return None;
        }
        let tile = |reader: &mut Self, value: &_, place: &_, _| reader.tile(value, place);
        let tiles = self.each(table, "tiles", tile);
        let follower =
            |reader: &mut Self, value: &_, place: &_, _| reader.follower(value, place, &tiles);
        let followers = self.each(table, "followers", follower);
        Some(Claim::Board { tiles, followers })
    }

    fn follower(&mut self, value: &Value, place: &Place, tiles: &[TileClaim]) -> Option<Follower> {
        let known = ["player", "x", "y", "on", "at"];
        let table = self.fields.table(value, place, &known)?;
        let mut number = |key: &str| {
            self.fields.required(table, key, place);
            self.fields.number(table, key, place, -FARTHEST..=FARTHEST)
        };
        let at = (number("x"), number("y"));
        let lies_there = |tile: &&TileClaim| (Some(tile.at.0), Some(tile.at.1)) == at;
        let under = tiles.iter().find(lies_there).copied();
        let player = self.player(table, place);
        let spot = self.spot(table, place, under);
        Some(Follower {
            player: player?,
            at: (at.0?, at.1?),
            spot: spot?,
        })
    }

    /// The readable entries of a list, unless it is longer than any box allows.
    fn each<T>(
        &mut self,
        table: &Table,
        key: &str,
        read: impl Fn(&mut Self, &Value, &Place, usize) -> Option<T>,
    ) -> Vec<T> {
        let list = self.fields.list(table, key, &Place::default());
        if list.len() > MOST {
            return Vec::new();
        }
        let read = list.iter().enumerate().filter_map(|(index, value)| {
            let place = Place::from(key).index(index);
            read(self, value, &place, index)
        });
        read.collect()
    }

    /// Nobody is known by name: that players are missing has been said, unless this name cannot be
    /// one.
    fn nobody(&mut self, name: &str, place: Place) {
        if quoted(name) != name {
            self.fields.bad_value(place, &json!(name), "\"Red\"");
        }
    }

    fn player(&mut self, table: &Table, place: &Place) -> Option<usize> {
        let value = self.fields.required(table, "player", place)?;
        if self.players.is_empty()
            && let Some(name) = value.as_str()
        {
            self.nobody(name, place.clone().key("player"));
            return None;
        }
        let seat = value
            .as_str()
            .and_then(|name| grid::named(self.players, name));
        let seat = seat.ok_or_else(|| unknown_player(&text_of(value), self.players));
        self.fields.keep(seat, &place.clone().key("player"))
    }

    /// `["W", 90, 1, 0]`: kind, degrees, place; or `["CRFR", 1, 0]`: the sides as placed, place.
    fn tile(&mut self, value: &Value, place: &Place) -> Option<TileClaim> {
        let Some((name, quarters, at)) = tile_parts(value) else {
            let fits = "[\"W\", 90, 1, 0], [\"CRFR\", 1, 0]";
            self.fields.bad_value(place.clone(), value, fits);
            return None;
        };
        let near = |number: i64| {
            let number = Some(number).filter(|number| (-FARTHEST..=FARTHEST).contains(number));
            number.and_then(|number| i32::try_from(number).ok())
        };
        let (Some(x), Some(y)) = (near(at.0), near(at.1)) else {
            let fits = format!("x, y: -{FARTHEST}–{FARTHEST}");
            self.fields.bad_value(place.clone(), value, &fits);
            return None;
        };
        let (kind, quarters) = if let Some(kind) = kinds::find(name) {
            (kind, quarters)
        } else {
            let (kind, lies) = self.by_sides(name, typed(value.to_string()), place, false)?;
            (kind, (lies + quarters) % 4)
        };
        Some(TileClaim {
            kind,
            quarters,
            at: (x, y),
        })
    }

    /// The tile with these sides, and its quarter turns.
    fn by_sides(
        &mut self,
        name: &str,
        written: Field,
        place: &Place,
        in_grid: bool,
    ) -> Option<(&'static Kind, u8)> {
        let found = kinds::by_sides(name).unwrap_or_default();
        let meant = match found[..] {
            [] if in_grid => Err(fault!(
                UnknownTile,
                "error-fortress-cell",
                tile = typed(name)
            )),
            [] => Err(fault!(
                UnknownTile,
                "error-fortress-tile",
                tile = typed(name)
            )),
            [one] => Ok(one),
            _ => self.meant(&found, place).ok_or_else(|| {
                let letters = found.iter().map(|(kind, _)| {
                    let letter = format!("{} ({})", kind.id, kind.code());
                    Field::Text(letter)
                });
                fault!(
                    AmbiguousTile,
                    "error-fortress-alike",
                    tile = typed(name),
                    letters = Field::Listed(letters.collect()),
                    written
                )
            }),
        };
        self.fields.keep(meant, place)
    }

    /// Which of several tiles is meant: source and lake by the river's printing, others only if
    /// chosen.
    fn meant(
        &mut self,
        several: &[(&'static Kind, u8)],
        place: &Place,
    ) -> Option<(&'static Kind, u8)> {
        let (set, role) = match (self.written.third_river, self.has_source) {
            // In the newer printing only the lake has nothing but field.
            (true, _) => (Set::ThirdRiver, Role::Lake),
            // They look alike: the source comes first.
            (false, false) => (Set::River, Role::Source),
            (false, true) => (Set::River, Role::Lake),
        };
        if several.iter().all(|(kind, _)| kind.role.is_some()) {
            self.has_source = true;
            let mut ends = several.iter().copied();
            return ends.find(|(kind, _)| kind.set == set && kind.role == Some(role));
        }
        let mut meant = self.written.meant.iter();
        let (_, kind) = meant.find(|(of, _)| of == place)?;
        several.iter().copied().find(|(one, _)| one.id == kind.id)
    }

    /// The spot on the tile; without `at`, the only possible one.
    fn spot(&mut self, table: &Table, place: &Place, tile: Option<TileClaim>) -> Option<Spot> {
        self.fields.required(table, "on", place);
        let sort = self.fields.choice(table, "on", place)?;
        let spot = match (sort, table.get("at")) {
            (Sort::Monastery, _) => Some(Spot::Monastery),
            (_, Some(at)) => spot_at(sort, &text_of(at)),
            (_, None) => tile.and_then(|tile| match tile.spots(sort)[..] {
                [only] => Some(only),
                _ => None,
            }),
        };
        if spot.is_none() {
            let place = place.clone().key("at");
            match table.get("at") {
                Some(at) => self.fields.bad_value(place, at, sides_of(sort)),
                None => self.fields.missing(place),
            }
        }
        spot
    }
}

/// The spot on a side or a half of one.
fn spot_at(sort: Sort, at: &str) -> Option<Spot> {
    let at = at.to_uppercase();
    let one_side = |at: &str| at.parse().ok().and_then(side);
    match sort {
        Sort::Monastery => Some(Spot::Monastery),
        Sort::Road => one_side(&at).map(Spot::Road),
        Sort::City => one_side(&at).map(Spot::City),
        Sort::Field => half(&at).map(Spot::Field),
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
pub fn place(typed_at: &str) -> Result<board::Place, Faults> {
    let numbers = typed_at.replace(['(', ')', ',', ';'], " ");
    let numbers: Result<Vec<i32>, _> = numbers.split_whitespace().map(str::parse).collect();
    match numbers.as_deref() {
        Ok(&[x, y]) => Ok((x, y)),
        _ => Err(fault!(
            BadValue,
            "error-field-value",
            key = "--at",
            value = typed(typed_at),
            fits = "1,1"
        )
        .at("--at")
        .into()),
    }
}

impl Game {
    /// A game that was not read from a file.
    pub const fn new(players: Vec<String>, claim: Claim) -> Self {
        Self {
            players,
            claim,
            is_grid: false,
            points: Vec::new(),
            only_complete: false,
        }
    }

    /// The game as accepted by the rules.
    ///
    /// # Errors
    ///
    /// All violations.
    pub fn replay(&self, ways: Ways) -> Result<Replayed, Faults> {
        let mut replayed = self
            .claim
            .replay(self.players.len(), ways)
            .map_err(|faults| {
                let faults = faults.into_iter().map(|fault| self.fault(fault));
                faults.collect::<Vec<_>>()
            })?;
        for (running, points) in replayed.running.iter_mut().zip(&self.points) {
            *running += points;
        }
        Ok(replayed)
    }

    /// A fault of a grid: its place says where.
    fn fault_in_grid(
        &self,
        tiles: &[TileClaim],
        followers: &[Follower],
        fault: GameFault,
    ) -> Fault {
        let (at, why, is_tile) = match fault {
            GameFault::Tile { number, misfit } => (tiles[number].at, why_not_there(misfit), true),
            GameFault::Follower { number, refusal } => {
                let why = why_not_standing(refusal, &self.players);
                (followers[number].at, why, false)
            }
        };
        let tile = tiles.iter().find(|tile| tile.at == at);
        let tile = tile.map_or_else(String::new, |tile| {
            format!("{}{}", tile.kind.id, tile.quarters)
        });
        let index = |number: i32| usize::try_from(number - 1).expect("a grid counts from 1");
        let fault = if is_tile {
            fault!(IllegalTile, "error-fortress-cell-misfit", tile, why)
        } else {
            fault!(IllegalFollower, "error-fortress-cell-follower", tile, why)
        };
        fault.at(place_in_grid(index(at.1), index(at.0)))
    }

    fn fault(&self, fault: GameFault) -> Fault {
        if let (true, Claim::Board { tiles, followers }) = (self.is_grid, &self.claim) {
            return self.fault_in_grid(tiles, followers, fault);
        }
        let is_game = matches!(self.claim, Claim::Game { .. });
        let place = |key: &str, index: usize| {
            if is_game {
                Place::from("turns").index(index).key(key)
            } else {
                Place::from(format!("{key}s").as_str()).index(index)
            }
        };
        let which = |index: usize| {
            let id = if is_game {
                id!("fortress-turn")
            } else {
                id!("fortress-number")
            };
            Field::Phrase(id, vec![("number", (index + 1).into())])
        };
        match fault {
            GameFault::Tile { number, misfit } => {
                let tile = match &self.claim {
                    Claim::Game { turns, .. } => turns[number].tile,
                    Claim::Board { tiles, .. } => tiles[number],
                };
                let tile = format!("{} {}, {}", tile.kind.id, tile.at.0, tile.at.1);
                fault!(
                    IllegalTile,
                    "error-fortress-misfit",
                    which = which(number),
                    tile = tile,
                    why = why_not_there(misfit)
                )
                .at(place("tile", number))
            }
            GameFault::Follower { number, refusal } => fault!(
                IllegalFollower,
                "error-fortress-follower",
                which = which(number),
                why = why_not_standing(refusal, &self.players)
            )
            .at(place("follower", number)),
        }
    }
}

fn why_not_standing(refusal: Refusal, players: &[String]) -> Field {
    family!(message(RefusalKind) = "refusal-");
    let fields = match refusal {
        Refusal::Occupied { by } => vec![("name", players[by].as_str().into())],
        _ => Vec::new(),
    };
    Field::Phrase(message(refusal.into()), fields)
}

fn why_not_there(misfit: Misfit) -> Field {
    family!(message(MisfitKind) = "misfit-");
    family!(edge_name(Edge) = "edge-");
    let fields = match misfit {
        Misfit::Edge { side, here, there } => {
            let sides = [id!("side-n"), id!("side-e"), id!("side-s"), id!("side-w")];
            vec![
                ("side", sides[usize::from(side % 4)].into()),
                ("here", edge_name(here).into()),
                ("there", edge_name(there).into()),
            ]
        }
        _ => Vec::new(),
    };
    Field::Phrase(message(misfit.into()), fields)
}
