//! Files of the tile game: features entered by hand, and whole boards or games.

use super::fields::{Fields, MOST, Table, text_of};
use super::file;
use crate::fault::{Fault, FaultId, Faults, Field, Place, quoted, typed};
use crate::fortress::board::{Follower, Misfit, MisfitKind, Refusal, RefusalKind, Spot, Ways};
use crate::fortress::feature::{FOLLOWERS, Feature, Impossible, ImpossibleKind, Sort};
use crate::fortress::game::{Claim, GameFault, Replayed, TileClaim, TurnClaim};
use crate::fortress::kinds;
use crate::fortress::setup::{COLORS, in_set};
use crate::fortress::tile::{Edge, Kind, Role, Set, half, side};
use crate::library::fortress::impossible_message;
use crate::{family, fault, id};
use serde_json::{Value, json};
use strum::{EnumString, VariantNames};

/// The maximum distance of a tile from the first: more than there are tiles.
const FARTHEST: i64 = 200;

fn table(path: &str, text: &str) -> Result<Table, Faults> {
    Ok(file::parse(path, text, id!("error-file-syntax"))?)
}

/// Features entered by hand.
#[derive(Clone, Debug)]
pub struct Features {
    pub players: Vec<String>,
    pub features: Vec<Feature>,
}

/// The features in a file.
///
/// # Errors Everything wrong with it.
pub fn features(path: &str) -> Result<Features, Faults> {
    let table = table(path, &file::read(path)?)?;
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
    fields.finish(Features { players, features })
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
    if players.len() > COLORS.into() {
        let count = json!(players.len());
        fields.bad_value("players".into(), &count, &format!("1–{COLORS}"));
    }
    players
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
    };
    if fields.faults.len() > before {
        return None;
    }
    let impossible = feature.faults();
    for fault in &impossible {
        let key = match fault {
            Impossible::TooManyShields => "shields",
            Impossible::SingleTile | Impossible::NoTiles => "tiles",
            Impossible::NotSurrounded | Impossible::TooManyNeighbours => "neighbours",
            Impossible::CompletedField => "complete",
            Impossible::TooManyFollowers { .. } | Impossible::TwoMonks => "followers",
        };
        fields.push(impossible_fault(*fault, players).at(place.clone().key(key)));
    }
    impossible.is_empty().then_some(feature)
}

/// The number of each player's followers.
fn followers(fields: &mut Fields, table: &Table, place: &Place, players: &[String]) -> Vec<u32> {
    let mut followers = vec![0; players.len()];
    let place = place.clone().key("followers");
    match table.get("followers") {
        None => {}
        Some(Value::Object(named)) => {
            for (name, value) in named {
                let place = place.clone().key(quoted(name));
                let seat = players.iter().position(|player| player == name);
                let count = value.as_u64().and_then(|count| u32::try_from(count).ok());
                match (seat, count) {
                    (None, _) => fields.push(unknown_player(name, players).at(place)),
                    (_, None) => fields.bad_value(place, value, &format!("0–{FOLLOWERS}")),
                    (Some(seat), Some(count)) => followers[seat] = count,
                }
            }
        }
        Some(value) => fields.bad_value(place, value, "{ Red = 1, Blue = 1 }"),
    }
    followers
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
    /// The text of a file, or of standard input for `-`.
    ///
    /// # Errors It can't be read.
    pub fn read(path: &str, third_river: bool) -> Result<Self, Faults> {
        Ok(Self {
            path: path.to_owned(),
            text: file::read(path)?,
            third_river,
            meant: Vec::new(),
        })
    }

    /// Sets the kind of the tile at this place.
    pub fn settle(&mut self, place: Place, kind: &'static Kind) {
        self.meant.push((place, kind));
    }

    /// Reads it.
    ///
    /// # Errors Everything wrong with it.
    pub fn game(&self) -> Result<Game, Faults> {
        let table = table(&self.path, &self.text)?;
        // Extra keys of the public test cases are not needed here.
        let besides = "id type source note expect expect_features end end_features after_last_turn";
        let besides: Vec<&str> = besides.split(' ').collect();
        let known = ["players", "start", "turns", "tiles", "followers", "phase"];
        let mut fields = Fields::new(id!("error-field-missing"));
        fields.unknown_besides(&table, &known, &besides, &Place::default());
        let is_game = table.contains_key("turns") || table.contains_key("start");
        let players = if is_game || table.contains_key("players") {
            players(&mut fields, &table)
        } else {
            players_standing(&mut fields, &table)
        };
        let phase = fields.choice(&table, "phase", &Place::default());
        let only_complete = phase == Some(Counting::Completed);
        let is_source = |value: &Value| {
            let kind = value.get(0).and_then(Value::as_str).and_then(kinds::find);
            kind.is_some_and(|kind| kind.role == Some(Role::Source))
        };
        let mut reader = Reader {
            has_source: tiles(&table).any(is_source),
            written: self,
            fields,
            players: &players,
        };
        let claim = if is_game {
            reader.game(&table)
        } else {
            reader.board(&table)
        };
        let fields = reader.fields;
        match claim {
            Some(claim) => fields.finish(Game {
                players,
                claim,
                only_complete,
            }),
            None => Err(fields.faults),
        }
    }
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
fn players_standing(fields: &mut Fields, table: &Table) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    let followers = fields.list(table, "followers", &Place::default());
    for value in followers.iter().take(MOST) {
        let name = value.get("player").and_then(Value::as_str);
        let new = name.filter(|name| !players.iter().any(|other| other == name));
        players.extend(new.filter(|name| quoted(name) == **name).map(str::to_owned));
    }
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
        let start = self.fields.required(table, "start", &Place::default());
        let start = start.and_then(|value| self.tile(value, &"start".into()));
        let turns = self.each(table, "turns", Self::turn);
        Some(Claim::Game {
            start: start?,
            turns,
        })
    }

    fn turn(&mut self, value: &Value, place: &Place) -> Option<TurnClaim> {
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
            Some((self.player(table, &place)?, self.spot(table, &place, tile)?))
        });
        tile.map(|tile| TurnClaim { tile, follower })
    }

    fn board(&mut self, table: &Table) -> Option<Claim> {
        let is_empty = |tiles: &Value| tiles.as_array().is_some_and(Vec::is_empty);
        if table.get("tiles").is_none_or(is_empty) {
            self.fields.missing("tiles".into());
            return None;
        }
        let tiles = self.each(table, "tiles", Self::tile);
        let follower =
            |reader: &mut Self, value: &_, place: &_| reader.follower(value, place, &tiles);
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
        read: impl Fn(&mut Self, &Value, &Place) -> Option<T>,
    ) -> Vec<T> {
        let list = self.fields.list(table, key, &Place::default());
        if list.len() > MOST {
            return Vec::new();
        }
        let places = (0..).map(|index| Place::from(key).index(index));
        let read = list
            .iter()
            .zip(places)
            .filter_map(|(value, place)| read(self, value, &place));
        read.collect()
    }

    fn player(&mut self, table: &Table, place: &Place) -> Option<usize> {
        let value = self.fields.required(table, "player", place)?;
        let mut players = self.players.iter();
        let seat = players.position(|player| value.as_str() == Some(player));
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
        if let Some(kind) = kinds::find(name) {
            return Some(TileClaim { kind, quarters, at });
        }
        let found = kinds::by_sides(name).unwrap_or_default();
        let meant = match found[..] {
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
                    written = typed(value.to_string())
                )
            }),
        };
        let (kind, lies) = self.fields.keep(meant, place)?;
        let quarters = (lies + quarters) % 4;
        Some(TileClaim { kind, quarters, at })
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
        let at = table.get("at").map(|at| text_of(at).to_uppercase());
        let one_side = |at: &str| at.parse().ok().and_then(side);
        let spot = match (sort, &at) {
            (Sort::Monastery, _) => Some(Spot::Monastery),
            (_, None) => tile.and_then(|tile| tile.only_spot(sort)),
            (Sort::Road, Some(at)) => one_side(at).map(Spot::Road),
            (Sort::City, Some(at)) => one_side(at).map(Spot::City),
            (Sort::Field, Some(at)) => half(at).map(Spot::Field),
        };
        if spot.is_none() {
            let fits = match sort {
                Sort::Field => "NL NR EL ER SL SR WL WR",
                _ => "N E S W",
            };
            let place = place.clone().key("at");
            match table.get("at") {
                Some(at) => self.fields.bad_value(place, at, fits),
                None => self.fields.missing(place),
            }
        }
        spot
    }
}

/// Name, clockwise quarter turns, place.
fn tile_parts(value: &Value) -> Option<(&str, u8, (i32, i32))> {
    let (name, degrees, x, y) = match &value.as_array()?[..] {
        [name, x, y] => (name, 0, x, y),
        [name, degrees, x, y] => (name, degrees.as_i64()?, x, y),
        _ => return None,
    };
    let number = |part: &Value| {
        let range = -FARTHEST..=FARTHEST;
        let number = part.as_i64().filter(|number| range.contains(number))?;
        i32::try_from(number).ok()
    };
    let quarters = u8::try_from(degrees.rem_euclid(360) / 90).ok()?;
    let is_straight = degrees.rem_euclid(90) == 0;
    is_straight.then_some((name.as_str()?, quarters, (number(x)?, number(y)?)))
}

impl Game {
    /// The game as accepted by the rules.
    ///
    /// # Errors All violations.
    pub fn replay(&self, ways: Ways) -> Result<Replayed, Faults> {
        let replayed = self.claim.replay(self.players.len(), ways);
        replayed.map_err(|faults| {
            let faults = faults.into_iter().map(|fault| self.fault(fault));
            faults.collect::<Vec<_>>().into()
        })
    }

    fn fault(&self, fault: GameFault) -> Fault {
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
