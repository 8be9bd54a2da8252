//! The exact shape of `data/fortress/tiles.toml`, and its laws. The build script reads it.

use serde::Deserialize;

/// `data/fortress/tiles.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    /// Land, then river, each in the order of their letters.
    pub tile: Vec<Tile>,
}

/// A kind of tile at rotation 0.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Its letter on the official sheet.
    pub id: String,
    /// Which box it is from.
    pub set: Set,
    /// Tiles of this kind in the box.
    pub count: u8,
    /// What the sides N E S W show.
    pub edges: String,
    /// A monastery stands on it.
    #[serde(default)]
    pub monastery: bool,
    /// Source or lake of the river.
    pub role: Option<Role>,
    /// Separate parts of cities.
    #[serde(default)]
    pub cities: Vec<City>,
    /// Separate parts of roads: the sides each reaches.
    #[serde(default)]
    pub roads: Vec<String>,
    /// Separate parts of fields.
    #[serde(default)]
    pub fields: Vec<Field>,
}

/// Which box a tile is from.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Set {
    /// The 72 tiles of land.
    Land,
    /// The 12 of the river.
    River,
    /// Source and lake of the river's third edition.
    ThirdRiver,
}

/// What a river tile is at its end.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The river begins here.
    Source,
    /// The river ends here.
    Lake,
}

/// A part of a city.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct City {
    /// The sides it reaches.
    pub sides: String,
    /// Shields on it.
    #[serde(default)]
    pub shields: u8,
}

/// A part of a field.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The half-sides it reaches.
    pub halves: String,
    /// The city parts of the tile whose walls it touches.
    #[serde(default)]
    pub cities: Vec<u8>,
}

/// The place of a side's letter: N E S W.
#[must_use]
pub fn side(letter: char) -> Option<u8> {
    "NESW"
        .find(letter)
        .and_then(|place| u8::try_from(place).ok())
}

/// The place of a half-side, clockwise from the north-west corner: NL NR EL ER SL SR WL WR.
#[must_use]
pub fn half(name: &str) -> Option<u8> {
    let mut letters = name.chars();
    let (of, which) = (side(letters.next()?)?, letters.next()?);
    match (which, letters.next()) {
        ('L', None) => Some(of * 2),
        ('R', None) => Some(of * 2 + 1),
        _ => None,
    }
}

impl Tile {
    /// The places of the sides in a word of letters.
    #[must_use]
    pub fn sides(word: &str) -> Vec<u8> {
        word.chars().filter_map(side).collect()
    }

    /// The places of the half-sides in a list of names.
    #[must_use]
    pub fn halves(words: &str) -> Vec<u8> {
        words.split(' ').filter_map(half).collect()
    }
}

impl Tiles {
    /// Every law that the data breaks: each side is shown by exactly one part of its sort, each
    /// half of a side without a city or with a field or road beside it by exactly one field.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for tile in &self.tile {
            let mut refuse = |what: &str| faults.push(format!("tiles.toml: {}: {what}", tile.id));
            if tile.edges.len() != 4 || !tile.edges.chars().all(|edge| "CRFW".contains(edge)) {
                refuse("edges are four of C R F W");
                continue;
            }
            let edges: Vec<char> = tile.edges.chars().collect();
            let mut of_city: Vec<u8> = tile
                .cities
                .iter()
                .flat_map(|city| Tile::sides(&city.sides))
                .collect();
            let mut of_road: Vec<u8> = tile
                .roads
                .iter()
                .flat_map(|road| Tile::sides(road))
                .collect();
            let mut of_field: Vec<u8> = tile
                .fields
                .iter()
                .flat_map(|field| Tile::halves(&field.halves))
                .collect();
            of_city.sort_unstable();
            of_road.sort_unstable();
            of_field.sort_unstable();
            let shown = |letter: char| -> Vec<u8> {
                (0..4)
                    .filter(|&place| edges[usize::from(place)] == letter)
                    .collect()
            };
            if of_city != shown('C') {
                refuse("the city parts do not reach the city sides");
            }
            if of_road != shown('R') {
                refuse("the road parts do not reach the road sides");
            }
            let halves: Vec<u8> = (0..8)
                .filter(|half| edges[usize::from(half / 2)] != 'C')
                .collect();
            if of_field != halves {
                refuse("the field parts do not reach the half-sides without a city");
            }
            let cities = tile.cities.len();
            if tile
                .fields
                .iter()
                .flat_map(|field| &field.cities)
                .any(|&c| usize::from(c) >= cities)
            {
                refuse("a field touches a city part that is not there");
            }
        }
        faults
    }

    /// The tiles as Rust: `KINDS`, for the build script.
    ///
    /// # Errors
    /// Every law that the data breaks.
    pub fn rust(&self) -> Result<String, Vec<String>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let kinds: Vec<String> = self.tile.iter().map(Tile::rust).collect();
        Ok(format!(
            "static KINDS: &[Kind] = &[\n{}\n];\n",
            kinds.join(",\n")
        ))
    }
}

impl Tile {
    fn rust(&self) -> String {
        let edges = self.edges.chars().map(|edge| match edge {
            'C' => "Edge::City",
            'R' => "Edge::Road",
            'W' => "Edge::River",
            _ => "Edge::Field",
        });
        let cities = self.cities.iter().map(|city| {
            let sides = Self::sides(&city.sides);
            format!("City {{ sides: &{sides:?}, shields: {} }}", city.shields)
        });
        let roads = self
            .roads
            .iter()
            .map(|road| format!("&{:?}", Self::sides(road)));
        let fields = self.fields.iter().map(|field| {
            let halves = Self::halves(&field.halves);
            format!(
                "Field {{ halves: &{halves:?}, cities: &{:?} }}",
                field.cities
            )
        });
        let list = |items: Vec<String>| items.join(", ");
        format!(
            "Kind {{ id: {:?}, set: Set::{:?}, count: {}, edges: [{}], cities: &[{}], roads: &[{}], \
             fields: &[{}], monastery: {}, role: {} }}",
            self.id,
            self.set,
            self.count,
            edges.collect::<Vec<_>>().join(", "),
            list(cities.collect()),
            list(roads.collect()),
            list(fields.collect()),
            self.monastery,
            self.role
                .map_or("None".to_owned(), |role| format!("Some(Role::{role:?})")),
        )
    }
}
