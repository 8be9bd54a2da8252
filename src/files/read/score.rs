//! A finished game given as a file or lines: one claim, and what is wrong with it.

use crate::fault::{Fault, Faults, Field, Place, typed};
use crate::files::read::deck::{Decks, NamedDeck};
use crate::files::read::fields::{self, Fields, Table as FileTable};
use crate::files::read::name::{Cards, Naming, Taken};
use crate::files::read::{file, line, names};
use crate::library::edition_in;
use crate::library::players::key;
use crate::rules::card::{Card, District};
use crate::rules::city::{Allow, Built, MOST, PlayerClaim, Table, TableClaim, TableFault};
use crate::rules::deck::DeckPlan;
use crate::rules::edition::Edition;
use crate::rules::table::Seat;
use crate::{fault, id, library};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashSet;
use std::path::Path;

const TABLE: [&str; 4] = ["edition", "complete_at", "deck", "player"];
const PLAYER: [&str; 9] = [
    "name",
    "city",
    "hand",
    "gold",
    "museum",
    "crown",
    "first",
    "rank",
    "last_round",
];

/// A finished game as given, before the rules check it.
#[derive(Clone, Debug)]
pub struct Claimed {
    pub edition: Edition,
    /// The deck's name.
    pub deck: Option<String>,
    /// All its cards.
    pub cards: Vec<Card>,
    pub table: TableClaim,
    pub door: Door,
    /// What could not be read, with places.
    pub faults: Faults,
    /// Every district as typed, and what it was resolved to.
    pub taken: Vec<Taken>,
}

/// The deck a game was played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedDeck {
    /// A name, a file or a code.
    pub name: String,
    pub cards: Vec<Card>,
}

impl PlayedDeck {
    pub fn new(name: &str, plan: &DeckPlan) -> Self {
        Self {
            name: name.to_owned(),
            cards: plan.cards().collect(),
        }
    }

    /// Its unique districts.
    pub fn districts(&self) -> Vec<District> {
        let cards = self.cards.iter();
        cards.filter_map(|card| card.district()).collect()
    }
}

/// Its origin: faults name the place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// A file, or questions that produce the same fields.
    File,
    Lines,
}

/// The command line arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    File(String),
    Lines(Vec<String>),
}

fn is_file(given: &str) -> bool {
    let path = Path::new(given);
    // Also a pipe: `score <(…)`.
    given == "-" || file::is_named_like_one(given) || (path.exists() && !path.is_dir())
}

/// The lines of a text that has one for each player instead of the fields of a file.
fn lines(text: &str) -> Option<Vec<String>> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_player = |line: &&str| {
        let name = line
            .split(':')
            .next()
            .filter(|name| name.len() < line.len());
        name.is_some_and(|name| !name.contains(['=', '{', '[', '"', '#']))
    };
    let are_fields = |line: &str| line.contains('=') || line.starts_with(['[', '{', '#']);
    let mut all = lines.clone();
    let is_first = all.clone().next().as_ref().is_some_and(is_player);
    (is_first && !all.any(are_fields)).then(|| lines.map(str::to_owned).collect())
}

impl Given {
    /// A file is `-`, an existing path, a name with a known extension, or one word that is not a
    /// line.
    ///
    /// # Errors
    ///
    /// There are several files, or a file along with lines.
    pub fn new(tables: &[String]) -> Result<Self, Fault> {
        match tables {
            // Without a colon it is not a line, so it must be a file.
            [one] if is_file(one) || !one.contains(':') => Ok(Self::File(one.clone())),
            some if some.iter().any(|one| is_file(one)) => Err(fault!(Usage, "error-score-files")),
            lines => Ok(Self::Lines(lines.to_vec())),
        }
    }

    /// Reads it; `deck` is the deck played with, if given separately.
    ///
    /// # Errors
    ///
    /// There is no such file or deck, or the file is neither TOML nor JSON.
    pub fn read(&self, asked: &Decks<'_>, deck: Option<&str>) -> Result<Claimed, Faults> {
        match self {
            // Neither a file nor a line: most likely the colon was forgotten.
            Self::File(path) if !is_file(path) => {
                Err(fault!(Unreadable, "error-score-no-file", file = fault::file(path)).into())
            }
            Self::File(path) => {
                let text = file::read(path)?;
                match lines(&text) {
                    Some(lines) => Self::Lines(lines).read(asked, deck),
                    None => parse(path, &text, asked, deck),
                }
            }
            Self::Lines(lines) => {
                let (mut edition, mut played) = (asked.edition, None);
                if let Some(name) = deck {
                    let named = asked.chosen(name).map_err(at_deck_option)?;
                    edition = named.edition;
                    played = Some(PlayedDeck::new(name, &named.plan));
                }
                let deck = played;
                let districts = deck.as_ref().map(PlayedDeck::districts);
                let naming = Naming::new(asked.lang, edition, districts.as_deref());
                Ok(line::read(lines, &Decks { edition, ..*asked }, naming).with(deck))
            }
        }
    }
}

impl Claimed {
    /// Interactive answers: nothing was misread.
    pub fn asked(edition: Edition, table: TableClaim) -> Self {
        Self {
            edition,
            deck: None,
            cards: Vec::new(),
            table,
            door: Door::File,
            faults: Faults::default(),
            taken: Vec::new(),
        }
    }

    /// The same, played with this deck.
    pub fn with(mut self, deck: Option<PlayedDeck>) -> Self {
        if let Some(deck) = deck {
            self.table.deck = Some(deck.districts());
            (self.deck, self.cards) = (Some(deck.name), deck.cards);
        }
        self
    }

    /// The table as accepted by the rules.
    ///
    /// # Errors
    ///
    /// Every broken rule, and everything unreadable.
    pub fn check(&self, allowed: &[Allow]) -> Result<Table, Faults> {
        let mut faults = self.faults.clone();
        faults.extend(self.same_names());
        match self.table.check(&library::supply(self.edition), allowed) {
            Ok(table) if faults.is_empty() => return Ok(table),
            Ok(_) => {}
            Err(mut broken) => {
                // Something unreadable may be what is missing.
                broken.retain(|fault| faults.is_empty() || !may_be_missing(fault));
                faults.extend(broken.iter().map(|fault| self.refusal(fault)));
            }
        }
        Err(faults)
    }

    /// Duplicate names; missing names are reported elsewhere.
    fn same_names(&self) -> impl Iterator<Item = Fault> {
        let players = &self.table.players;
        let mut taken = HashSet::new();
        let seats = (0..players.len()).filter(move |&at| {
            let name = &players[at].name;
            !name.is_empty() && !taken.insert(key(name))
        });
        seats.map(|at| {
            let place = self.place(Seat::new(at), "name", None);
            names::same(&players[at].name).at(place)
        })
    }

    /// The place of a player's field: `player[1].city` in a file, `line[1]` in a line.
    pub fn place(&self, seat: Seat, field: &str, index: Option<usize>) -> Place {
        let at = seat.index();
        if self.door == Door::Lines {
            return Place::from("line").index(at);
        }
        let name = self.table.players[at].name.as_str();
        let place = Place::from("player").named(at, name).key(field);
        match index {
            Some(index) => place.index(index),
            None => place,
        }
    }

    /// A broken rule.
    pub fn refusal(&self, broken: &TableFault) -> Fault {
        use TableFault as Broken;
        let card = |card: District| Field::Card(card.into(), self.edition);
        let name = |seat: Seat| typed(&*self.table.players[seat.index()].name);
        let names = |seats: &[Seat]| Field::Listed(seats.iter().map(|&seat| name(seat)).collect());
        let fault = match *broken {
            Broken::TooFewPlayers { count } => fault!(TooFewPlayers, "error-score-few", count),
            Broken::TooManyPlayers { count } => fault!(TooManyPlayers, "error-score-few", count),
            Broken::NotADistrict { card, .. } | Broken::NotADistrictInHand { card, .. } => {
                self.not_a_district(card)
            }
            Broken::NotBuildable { card: of, .. } => {
                fault!(NotBuildable, "error-not-buildable", card = card(of))
            }
            Broken::TooManyCopies {
                card: of,
                count,
                copies,
            } => {
                let card = card(of);
                fault!(TooManyCopies, "error-too-many-copies", card, count, copies)
            }
            Broken::NotInDeck { card: of, .. } => {
                fault!(NotInDeck, "error-score-not-in-deck", card = card(of))
            }
            Broken::TwoCrowns { ref seats } => {
                fault!(TwoCrowns, "error-two-crowns", names = names(seats))
            }
            Broken::TwoFirst { ref seats } => {
                fault!(TwoFirst, "error-two-first", names = names(seats))
            }
            Broken::FirstNotComplete {
                seat,
                count,
                wanted,
            } => {
                let (name, players) = (name(seat), self.table.players.len());
                fault!(
                    FirstNotComplete,
                    "error-first-not-complete",
                    name,
                    count,
                    players,
                    wanted
                )
            }
            Broken::FirstMissing => fault!(FirstMissing, "error-first-missing"),
            Broken::SameRank { rank, ref seats } => {
                fault!(SameRank, "error-same-rank", names = names(seats), rank)
            }
        };
        match *broken {
            Broken::NotADistrictInHand { seat, place, .. } => {
                fault.at(self.place(seat, "hand", Some(place)))
            }
            Broken::NotADistrict { seat, place, .. }
            | Broken::NotBuildable { seat, place, .. }
            | Broken::NotInDeck { seat, place, .. } => {
                fault.at(self.place(seat, "city", Some(place)))
            }
            Broken::FirstNotComplete { seat, .. } => fault.at(self.place(seat, "first", None)),
            _ => fault,
        }
    }

    /// A character, or a card from another box.
    fn not_a_district(&self, of: Card) -> Fault {
        let card = Field::Card(of, self.edition);
        if of.district().is_none() {
            return fault!(NotBuildable, "error-not-a-district", card);
        }
        let edition = edition_in(self.edition);
        fault!(UnknownCard, "error-not-in-edition", card, edition)
    }
}

/// A fault that may only be caused by something unreadable.
fn may_be_missing(fault: &TableFault) -> bool {
    matches!(
        fault,
        TableFault::FirstNotComplete { .. }
            | TableFault::FirstMissing
            | TableFault::TooFewPlayers { .. }
    )
}

/// Faults of the deck named by the option.
fn at_deck_option(faults: Faults) -> Faults {
    let mut placed = Faults::default();
    placed.take(faults, |fault| match fault.place {
        None => fault.at("--deck"),
        Some(_) => fault,
    });
    placed
}

/// The text of a file.
fn parse(
    path: &str,
    text: &str,
    asked: &Decks<'_>,
    option: Option<&str>,
) -> Result<Claimed, Faults> {
    let table = file::parse(path, text, id!("error-score-syntax"))?;
    let root = Place::default();
    let mut fields = Fields::new(id!("error-score-missing"));
    fields.unknown(&table, &TABLE, &root);
    let said: Option<Edition> = fields.choice(&table, "edition", &root);
    if asked.edition_is_given && said.is_some_and(|edition| edition != asked.edition) {
        fields.push(fault!(BadValue, "error-score-edition").at("edition"));
    }
    let edition = said.unwrap_or(asked.edition);
    let mut reader = Reader {
        fields,
        asked: Decks { edition, ..*asked },
        cards: Cards::new(asked.lang, edition),
    };
    let complete_at = reader.fields.number(&table, "complete_at", &root, 1..=15);
    let deck = reader.deck(&table, option);
    let districts = deck.as_ref().map(PlayedDeck::districts);
    reader.cards = Cards::districts(Naming::new(asked.lang, edition, districts.as_deref()));
    reader.fields.required(&table, "player", &root);
    let mut players = Vec::new();
    let list = reader.fields.list(&table, "player", &root);
    for (index, value) in list.iter().enumerate() {
        players.push(reader.player(index, value));
    }
    players.truncate(fields::MOST);
    let table = TableClaim {
        complete_at,
        deck: None,
        players,
    };
    let claimed = Claimed {
        faults: reader.fields.faults,
        taken: reader.fields.taken,
        ..Claimed::asked(edition, table)
    };
    Ok(claimed.with(deck))
}

struct Reader<'a> {
    fields: Fields,
    asked: Decks<'a>,
    cards: Cards,
}

impl Reader<'_> {
    /// The deck named by the file or the option; they must not differ.
    fn deck(&mut self, table: &FileTable, option: Option<&str>) -> Option<PlayedDeck> {
        let given = option.and_then(|name| {
            let named = self.asked.of_edition(name);
            let named = self.fields.keep(named, &"--deck".into())?;
            Some(PlayedDeck::new(name, &named.plan))
        });
        let Some(value) = table.get("deck") else {
            return given;
        };
        let Some(name) = value.as_str() else {
            let fits = "\"vicious-nobles\"";
            self.fields.bad_value("deck".into(), value, fits);
            return given;
        };
        let named = self.deck_in_file(name);
        let named = self.fields.keep(named, &"deck".into())?;
        let deck = PlayedDeck::new(name, &named.plan);
        if given.is_some_and(|given| given.cards != deck.cards) {
            let fault = fault!(BadValue, "error-score-deck", deck = typed(name));
            self.fields.push(fault.at("deck"));
        }
        Some(deck)
    }

    /// A file must not make the program wait for another: no standard input, no pipe.
    fn deck_in_file(&self, name: &str) -> Result<NamedDeck, Faults> {
        let path = Path::new(name);
        if name == "-" || (path.exists() && !path.is_file() && !path.is_dir()) {
            return Err(fault!(BadValue, "error-deck-in-file", deck = typed(name)).into());
        }
        self.asked.of_edition(name)
    }

    fn player(&mut self, index: usize, value: &Value) -> PlayerClaim {
        let name = value.get("name").and_then(Value::as_str).map(str::trim);
        let name = name.filter(|name| !name.is_empty());
        let place = match name {
            Some(name) => Place::from("player").named(index, name),
            None => Place::from("player").index(index),
        };
        let Some(table) = self.fields.table(value, &place, &PLAYER, &[]) else {
            return PlayerClaim::default();
        };
        let at = |key: &str| place.clone().key(key);
        match (name, table.get("name")) {
            (Some(name), _) => drop(self.fields.keep(names::read(name), &at("name"))),
            (None, None) => self.fields.missing(at("name")),
            (None, Some(value)) => self.fields.bad_value(at("name"), value, "\"Anton\""),
        }
        self.fields.required(table, "city", &place);
        let city = self.fields.list(table, "city", &place).iter().enumerate();
        let city = city.filter_map(|(index, entry)| self.built(entry, &at("city").index(index)));
        let mut city: Vec<Built> = city.collect();
        // Too many are refused, and need not be checked one by one.
        city.truncate(fields::MOST);
        let (hand, shown) = self.hand(table, &place);
        let most = i64::from(MOST);
        let gold = self.fields.number(table, "gold", &place, 0..=most);
        let museum = self.fields.number(table, "museum", &place, 0..=most);
        let crown = self.fields.flag(table, "crown", &place);
        let first = self.fields.flag(table, "first", &place);
        let rank = self.fields.number(table, "rank", &place, 0..=9);
        let last_round = self.fields.list(table, "last_round", &place).iter();
        PlayerClaim {
            name: name.unwrap_or_default().to_owned(),
            city,
            hand,
            shown,
            gold,
            // A player who does not mention cards under it has none.
            museum: museum.unwrap_or(0),
            crown,
            first,
            rank: rank.and_then(|rank: u8| rank.try_into().ok()),
            last_round: self.cards(last_round, &at("last_round")),
        }
    }

    /// A district, or a table with its coin.
    fn built(&mut self, entry: &Value, place: &Place) -> Option<Built> {
        let (name, beautified) = match entry {
            Value::Object(entry) => {
                let known = ["district", "beautified"];
                self.fields.unknown(entry, &known, place);
                let beautified = self.fields.flag(entry, "beautified", place);
                (entry.get("district").unwrap_or(&Value::Null), beautified)
            }
            name => (name, false),
        };
        let card = self.card(name, place)?;
        Some(Built { card, beautified })
    }

    /// A number of cards, or a list of cards where `?` is any card.
    fn hand(&mut self, table: &FileTable, place: &Place) -> (Option<u32>, Vec<Card>) {
        let Some(Value::Array(_)) = table.get("hand") else {
            let most = i64::from(MOST);
            let count = self.fields.number(table, "hand", place, 0..=most);
            return (count, Vec::new());
        };
        let cards = self.fields.list(table, "hand", place);
        let known = cards.iter().filter(|card| card.as_str() != Some("?"));
        let shown = self.cards(known, &place.clone().key("hand"));
        (u32::try_from(cards.len()).ok(), shown)
    }

    fn cards<'t>(&mut self, names: impl Iterator<Item = &'t Value>, place: &Place) -> Vec<Card> {
        let names = names.enumerate();
        let found = names.filter_map(|(index, name)| self.card(name, &place.clone().index(index)));
        let mut cards: Vec<Card> = found.collect();
        cards.truncate(fields::MOST);
        cards
    }

    fn card(&mut self, value: &Value, place: &Place) -> Option<Card> {
        self.fields.district(value, place.clone(), &mut self.cards)
    }
}
