//! Turns `data/` and `locales/` into Rust tables, so that a start parses nothing.
//!
//! The data is checked here by the same laws as in the tests: what breaks one does not build.
//! Each message of a locale stays a piece of Fluent source of its own, parsed when it is said.

#![allow(
    dead_code,
    reason = "the modules shared with the library are only partly used here"
)]
#![allow(
    clippy::print_stdout,
    reason = "this is how a build script speaks to cargo"
)]

#[path = "library"]
mod library {
    pub mod check;
    pub mod fold;
    pub mod fortress_raw;
    pub mod official;
    pub mod parse;
    pub mod raw;
}
#[path = "fortress"]
mod fortress {
    pub mod tile;
}
mod language;
#[path = "rules"]
mod rules {
    pub mod card;
    pub mod edition;
    pub mod ruling;
    pub mod table;
}

use fluent_syntax::ast::{Entry, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use language::Language;
use library::fold::fold;
use library::fortress_raw::{Tile, Tiles};
use library::parse::{Data, Files};
use library::raw::{
    Alias, CharacterPrinting, DistrictPrinting, DraftRow, Ruling, Source, Topic, Widen,
};
use rules::card::{Card, Origin, Power, Trait};
use rules::edition::Edition;
use rules::table::Players;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::{Debug, Display, Write};
use std::path::Path;
use std::{env, fs};
use strum::{IntoEnumIterator, VariantArray};

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=locales");
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let out = env::var("OUT_DIR")?;

    let mut locales = BTreeMap::new();
    for lang in Language::iter() {
        let folder = Path::new(&root).join("locales").join(lang.code());
        locales.insert(lang, Locale::read(&read(&folder)?)?);
    }
    let data = Data::parse(&read(&Path::new(&root).join("data"))?).map_err(|f| f.join("\n"))?;
    let faults = library::check::faults(&data);
    if !faults.is_empty() {
        return Err(faults.join("\n").into());
    }
    fs::write(
        Path::new(&out).join("library.rs"),
        Writer { locales: &locales }.library(&data)?,
    )?;
    fs::write(Path::new(&out).join("rulebooks.rs"), rulebooks(&data)?)?;
    let fortress = read(&Path::new(&root).join("data/fortress"))?;
    let tiles: Tiles = toml::from_str(&fortress["tiles.toml"])?;
    let faults = tiles.faults();
    if !faults.is_empty() {
        return Err(faults.join("\n").into());
    }
    fs::write(Path::new(&out).join("tiles.rs"), kinds(&tiles))?;
    let shared = Locale::read(&read(&Path::new(&root).join("locales/shared"))?)?;
    fs::write(
        Path::new(&out).join("messages.rs"),
        messages(&locales, &shared)?,
    )?;
    Ok(())
}

/// All files of a folder and the folders in it, by their path below it.
fn read(folder: &Path) -> Outcome<Files> {
    let mut files = Files::new();
    for entry in fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let path = entry?.path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        if path.is_dir() {
            for (below, text) in read(&path)? {
                files.insert(format!("{name}/{below}"), text);
            }
        } else {
            files.insert(name.to_owned(), fs::read_to_string(&path)?);
        }
    }
    Ok(files)
}

/// The messages and terms of one language, each as its Fluent source, and the plain values.
struct Locale {
    sources: BTreeMap<String, String>,
    values: BTreeMap<String, String>,
}

impl Locale {
    fn read(files: &Files) -> Outcome<Self> {
        let mut locale = Self {
            sources: BTreeMap::new(),
            values: BTreeMap::new(),
        };
        for (name, text) in files {
            let resource = parser::parse(text.as_str())
                .map_err(|(_, errors)| format!("{name}: {errors:?}"))?;
            for entry in resource.body {
                let id = match &entry {
                    Entry::Message(message) => {
                        if let Some(value) = message.value.as_ref().and_then(plain) {
                            locale.values.insert(message.id.name.to_owned(), value);
                        }
                        message.id.name.to_owned()
                    }
                    Entry::Term(term) => format!("-{}", term.id.name),
                    _ => continue,
                };
                let source = serializer::serialize(&Resource { body: vec![entry] });
                if locale.sources.insert(id.clone(), source).is_some() {
                    return Err(format!("{name}: {id} stands twice").into());
                }
            }
        }
        Ok(locale)
    }
}

fn plain(pattern: &Pattern<&str>) -> Option<String> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some((*value).to_owned()),
        _ => None,
    }
}

/// `IDS`: the ids of all messages, sorted, as one text and where each ends; `SOURCES[language]`: their
/// Fluent sources in the same order and form: thousands of pointers would be set right one by one at
/// every start. A message that a language lacks does not build.
fn messages(locales: &BTreeMap<Language, Locale>, shared: &Locale) -> Outcome<String> {
    let mut out = String::new();
    let ids: BTreeSet<&String> = locales
        .values()
        .flat_map(|locale| locale.sources.keys())
        .collect();
    writeln!(
        out,
        "{}",
        pieces("IDS", &ids.iter().map(|id| id.as_str()).collect::<Vec<_>>())
    )?;
    for (lang, Locale { sources, .. }) in locales {
        let lacking = ids.iter().filter(|id| !sources.contains_key(**id));
        let lacking: Vec<&str> = lacking.map(|id| id.as_str()).collect();
        if !lacking.is_empty() {
            return Err(format!("locales/{} lacks {}", lang.code(), lacking.join(", ")).into());
        }
        let texts: Vec<&str> = sources.values().map(String::as_str).collect();
        writeln!(
            out,
            "{}",
            pieces(&format!("{lang:?}").to_uppercase(), &texts)
        )?;
    }
    writeln!(out, "static SOURCES: [Pieces; 4] = [EN, FR, RU, UK];")?;
    let terms: String = shared.sources.values().cloned().collect();
    writeln!(out, "static SHARED: &str = {terms:?};")?;
    Ok(out)
}

fn pieces(name: &str, pieces: &[&str]) -> String {
    let ends = pieces.iter().scan(0, |end, piece| {
        *end += piece.len();
        Some(*end)
    });
    let ends: Vec<usize> = ends.collect();
    format!(
        "#[allow(clippy::unreadable_literal)]\nconst {name}: Pieces = Pieces {{ text: {:?}, ends: &{ends:?} }};",
        pieces.concat()
    )
}

struct Writer<'a> {
    locales: &'a BTreeMap<Language, Locale>,
}

impl Writer<'_> {
    /// The value of a message in each language, in the order of the languages.
    fn names(&self, message: &str) -> Outcome<Vec<&str>> {
        let name = |lang| {
            let value = self.locales[lang].values.get(message);
            value.map(String::as_str).ok_or_else(|| {
                format!(
                    "locales/{}: {message} is missing or not plain text",
                    lang.code()
                )
                .into()
            })
        };
        Language::VARIANTS.iter().map(name).collect()
    }

    fn has(&self, message: &str) -> bool {
        self.locales[&Language::En].sources.contains_key(message)
    }

    /// The messages of the older editions that say something else: an edition's own, or one for both.
    fn own_words(&self, message: &str) -> String {
        let older = Edition::iter().filter(|edition| *edition != Edition::default());
        let own = older.filter_map(|edition| {
            let messages = [edition.id(), "older"].map(|of| format!("{message}-{of}"));
            let own = messages.into_iter().find(|message| self.has(message))?;
            Some(format!("(Edition::{edition:?}, Id::of({own:?}))"))
        });
        own.collect::<Vec<_>>().join(",")
    }

    fn library(&self, data: &Data) -> Outcome<String> {
        let mut out = String::new();
        let mut finds = Vec::new();
        writeln!(
            out,
            "static CHARACTERS: [&[Printing]; Character::COUNT] = ["
        )?;
        for card in &data.characters {
            let faces = card
                .printings
                .iter()
                .map(|p| (p.edition, p.origin, &*p.ours, character(p)));
            let printings = self.card(card.id.into(), &card.aliases, faces, &mut finds)?;
            writeln!(out, "&[{printings}],")?;
        }
        writeln!(
            out,
            "];\nstatic DISTRICTS: [&[Printing]; District::COUNT] = ["
        )?;
        for card in &data.districts {
            let faces = card
                .printings
                .iter()
                .map(|p| (p.edition, p.origin, &*p.ours, district(p)));
            let printings = self.card(card.id.into(), &card.aliases, faces, &mut finds)?;
            writeln!(out, "&[{printings}],")?;
        }
        writeln!(out, "];\nstatic DIFFERENCES: &[(Card, Id)] = &[")?;
        for card in Card::all() {
            let message = format!("differs-{card}");
            if self.has(&message) {
                writeln!(out, "({}, Id::of({message:?})),", card_path(card))?;
            }
        }
        let finds = finds.join(",");
        writeln!(out, "];\nstatic CARD_NAMES: &[Name<Card>] = &[{finds}];")?;
        self.decks(data, &mut out)?;
        self.topics(data, &mut out)?;
        let of_cards = data.rulings.iter().flat_map(|(_, rulings)| rulings);
        rulings(data, "Citadels", of_cards, &mut out)?;
        rulings(data, "Fortress", &data.fortress.ruling, &mut out)?;
        editions(data, &mut out)?;
        Ok(out)
    }

    /// A card's printings as Rust, and every name it can be found by.
    fn card<'b>(
        &self,
        card: Card,
        aliases: &[Alias],
        faces: impl Iterator<Item = (Edition, Origin, &'b [Language], String)>,
        finds: &mut Vec<String>,
    ) -> Outcome<String> {
        let mut out = String::new();
        let of = card_path(card);
        finds.push(find(card.id(), None, None, &of));
        for Alias { lang, name } in aliases {
            finds.push(find(name, Some(*lang), None, &of));
        }
        for (edition, origin, ours, face) in faces {
            let message = format!("card-{card}-{}", edition.id());
            let names = self.names(&message)?;
            for (lang, name) in Language::iter().zip(&names) {
                finds.push(find(name, Some(lang), Some(edition), &of));
            }
            writeln!(
                out,
                "Printing {{ card: {of}, edition: Edition::{edition:?}, message: Id::of({message:?}), \
                 names: {names:?}, ours: &{}, origin: Origin::{origin:?}, face: {face} }},",
                list("Language::", ours)
            )?;
        }
        Ok(out)
    }

    fn decks(&self, data: &Data, out: &mut String) -> Outcome<()> {
        let mut finds = Vec::new();
        writeln!(out, "static DECKS: &[Deck] = &[")?;
        for (id, deck) in &data.decks {
            let of = format!("OfficialDeck::{id:?}");
            let names = self.names(&format!("deck-{id}"))?;
            finds.push(find(id.id(), None, None, &of));
            for (lang, name) in Language::iter().zip(&names) {
                finds.push(find(name, Some(lang), Some(deck.edition), &of));
            }
            writeln!(
                out,
                "Deck {{ id: {of}, message: Id::of(\"deck-{id}\"), edition: Edition::{:?}, \
                 names: {names:?}, characters: &{}, \
                 districts: &{} }},",
                deck.edition,
                list("Character::", &deck.characters),
                list("District::", &deck.districts)
            )?;
        }
        let finds = finds.join(",");
        writeln!(
            out,
            "];\nstatic DECK_NAMES: &[Name<OfficialDeck>] = &[{finds}];"
        )?;
        Ok(())
    }

    /// `TOPICS`, `TERMS`, `FORTRESS_TOPICS`, the ids and names of all, and a constant for each topic of
    /// the card game.
    fn topics(&self, data: &Data, out: &mut String) -> Outcome<()> {
        let mut ids = Vec::new();
        for (table, game, prefix, topics) in [
            ("TOPIC", "Citadels", "rule", &data.rules.topic),
            ("TERM", "Citadels", "term", &data.rules.term),
            (
                "FORTRESS_TOPIC",
                "Fortress",
                "fortress-rule",
                &data.fortress.topic,
            ),
        ] {
            let mut finds = Vec::new();
            writeln!(out, "static {table}S: &[Topic] = &[")?;
            for Topic {
                id,
                sources: from,
                covers,
            } in topics
            {
                let covers = facts_of(game, covers);
                let of = format!("TopicId({})", ids.len());
                let names = self.names(&format!("{prefix}-{id}"))?;
                finds.push(find(id, None, None, &of));
                for (lang, name) in Language::iter().zip(&names) {
                    finds.push(find(name, Some(lang), None, &of));
                }
                ids.push(id);
                writeln!(
                    out,
                    "Topic {{ game: Game::{game}, id: {of}, covers: &{covers:?}, message: Id::of(\"{prefix}-{id}\"), titles: {names:?}, \
                     own: &[{}], sources: &[{}] }},",
                    self.own_words(&format!("{prefix}-{id}")),
                    sources(data, from)
                )?;
            }
            writeln!(out, "];")?;
            if table != "TERM" {
                let finds = finds.join(",");
                writeln!(out, "static {table}_NAMES: &[Name<TopicId>] = &[{finds}];")?;
            }
        }
        writeln!(
            out,
            "static TOPIC_IDS: &[&str] = &{ids:?};\nimpl TopicId {{"
        )?;
        for (index, topic) in data.rules.topic.iter().enumerate() {
            let constant = constant(&topic.id);
            writeln!(out, "pub const {constant}: Self = Self({index});")?;
        }
        writeln!(out, "}}")?;
        Ok(())
    }
}

/// `KINDS`: the tiles of the tile game.
fn kinds(tiles: &Tiles) -> String {
    let kinds: Vec<String> = tiles.tile.iter().map(kind).collect();
    format!("static KINDS: &[Kind] = &[\n{}\n];\n", kinds.join(",\n"))
}

fn kind(tile: &Tile) -> String {
    let edges = tile.edges().into_iter().flatten();
    let edges = edges.map(|edge| format!("Edge::{edge:?}"));
    let cities = tile.cities.iter().map(|city| {
        let sides = Tile::sides(&city.sides);
        format!("City {{ sides: &{sides:?}, shields: {} }}", city.shields)
    });
    let roads = tile.roads.iter();
    let roads = roads.map(|road| format!("&{:?}", Tile::sides(road)));
    let fields = tile.fields.iter().map(|field| {
        let (halves, cities) = (Tile::halves(&field.halves), &field.cities);
        format!("Field {{ halves: &{halves:?}, cities: &{cities:?} }}")
    });
    let role = tile.role.map(|role| format!("Role::{role:?}"));
    format!(
        "Kind {{ id: {:?}, set: Set::{:?}, count: {}, edges: [{}], cities: &[{}], roads: &[{}], \
         fields: &[{}], monastery: {}, role: {} }}",
        tile.id,
        tile.set,
        tile.count,
        edges.collect::<Vec<_>>().join(", "),
        cities.collect::<Vec<_>>().join(", "),
        roads.collect::<Vec<_>>().join(", "),
        fields.collect::<Vec<_>>().join(", "),
        tile.monastery,
        role.map_or("None".to_owned(), |role| format!("Some({role})")),
    )
}

/// `BOXES`: how many district cards each edition's box holds; `WIDEN`: how much wider than the
/// official lists a range is.
fn editions(data: &Data, out: &mut String) -> Outcome<()> {
    let districts: Vec<usize> = data.editions.iter().map(|e| e.holds.districts).collect();
    let tokens: Vec<bool> = data.editions.iter().map(|e| e.holds.tokens).collect();
    writeln!(out, "static BOXES: [InBox; {}] = [", data.editions.len())?;
    for (districts, tokens) in districts.iter().zip(tokens) {
        writeln!(out, "InBox {{ districts: {districts}, tokens: {tokens} }},")?;
    }
    writeln!(out, "];")?;
    writeln!(out, "static WIDEN: &[(Trait, u8, u8)] = &[")?;
    for Widen {
        measure,
        below,
        above,
    } in &data.widen
    {
        writeln!(out, "(Trait::{measure:?}, {below}, {above}),")?;
    }
    writeln!(out, "];")?;
    Ok(())
}

/// `RULEBOOKS`: what each edition's book says, in the order of the editions.
fn rulebooks(data: &Data) -> Outcome<String> {
    let mut out = String::new();
    writeln!(
        out,
        "static RULEBOOKS: [Rulebook; {}] = [",
        data.editions.len()
    )?;
    for book in &data.editions {
        let pair =
            |(one, other): &(Card, Card)| format!("({}, {})", card_path(*one), card_path(*other));
        let apart: Vec<String> = book.apart.iter().map(pair).collect();
        let row = |row: &DraftRow| {
            format!(
                "Row {{ players: Players::{:?}, characters: {}, face_up: {}, first: First::{:?} }}",
                row.players, row.characters, row.face_up, book.first
            )
        };
        let draft: Vec<String> = book.draft.iter().map(row).collect();
        writeln!(
            out,
            "Rulebook {{ complete_at: EnumMap::from_array({:?}), points: {:?}, draft: &[{}], \
             tie_breaks: &{}, apart: &[{}], deck_size: {:?}, bonus_districts: {:?}, \
             first_stays_complete: {}, witch_gives_crown: {}, killed_is_shown: {} }},",
            book.complete_at,
            book.points,
            draft.join(","),
            list("TieBreak::", &book.tie_breaks),
            apart.join(","),
            book.holds.deck,
            book.bonus_districts,
            book.first_stays_complete,
            book.witch_gives_crown,
            book.killed_is_shown
        )?;
    }
    writeln!(out, "];")?;
    Ok(out)
}

/// The numbers of the tile game; the lines of the other fact sheets are for the tests.
fn facts_of<'a>(game: &str, covers: &'a [String]) -> &'a [String] {
    if game == "Fortress" { covers } else { &[] }
}

fn rulings<'a>(
    data: &Data,
    game: &str,
    rulings: impl IntoIterator<Item = &'a Ruling>,
    out: &mut String,
) -> Outcome<()> {
    // A topic's id is its place among the topics and terms of both games.
    let (table, prefix, topics, first) = match game {
        "Fortress" => (
            "FORTRESS_RULINGS",
            "fortress-ruling",
            &data.fortress.topic,
            data.rules.topic.len() + data.rules.term.len(),
        ),
        _ => ("RULINGS", "ruling", &data.rules.topic, 0),
    };
    writeln!(out, "static {table}: &[Ruling] = &[")?;
    for ruling in rulings {
        let mut topics = topics.iter();
        let topic = topics.position(|topic| Some(&topic.id) == ruling.topic.as_ref());
        let groups: Vec<String> = ruling.about.iter().map(|group| cards(group)).collect();
        let players: &[Players] = ruling.players.as_deref().unwrap_or_default();
        writeln!(
            out,
            "Ruling {{ game: Game::{game}, id: {:?}, message: Id::of(\"{prefix}-{}\"), editions: &{}, topic: {}, about: &[{}], players: &{}, \
             in_play: {}, subject: {}, verdict: {}, often: {}, standing: Standing::{:?}, source: {}, \
             also: &[{}], covers: &{:?} }},",
            ruling.id,
            ruling.id,
            list("Edition::", &ruling.editions),
            some("TopicId", topic.map(|topic| format!("({})", first + topic))),
            groups.join(","),
            list("Players::", players),
            ruling.in_play,
            some(
                "Subject::",
                ruling.subject.map(|subject| format!("{subject:?}"))
            ),
            some(
                "Verdict::",
                ruling.verdict.map(|verdict| format!("{verdict:?}"))
            ),
            ruling.often,
            ruling.standing,
            source(data, &ruling.source),
            sources(data, &ruling.also),
            ruling.covers
        )?;
    }
    writeln!(out, "];")?;
    Ok(())
}

/// `[Language::En,Language::Fr]`.
fn list(path: &str, of: &[impl Debug]) -> String {
    let names: Vec<String> = of.iter().map(|one| format!("{path}{one:?}")).collect();
    format!("[{}]", names.join(","))
}

/// `Some(Power::Kill)`, or `None`.
fn some(path: &str, of: Option<impl Display>) -> String {
    of.map_or("None".to_owned(), |one| format!("Some({path}{one})"))
}

/// `Card::Character(Character::Witch)`.
fn card_path(card: Card) -> String {
    match card {
        Card::Character(character) => format!("Card::Character(Character::{character:?})"),
        Card::District(district) => format!("Card::District(District::{district:?})"),
    }
}

fn cards(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().copied().map(card_path).collect();
    format!("&[{}]", cards.join(","))
}

/// `two-players` as `TWO_PLAYERS`.
fn constant(id: &str) -> String {
    id.to_uppercase().replace('-', "_")
}

fn character(printing: &CharacterPrinting) -> String {
    format!(
        "Face::Character {{ rank: Rank::{:?}, from_players: Players::{:?}, traits: &{}, power: {} }}",
        printing.rank,
        printing.from_players.unwrap_or(Players::FEWEST),
        traits(&printing.traits),
        power(printing.power)
    )
}

fn power(power: Option<Power>) -> String {
    some("Power::", power.map(|power| format!("{power:?}")))
}

fn traits(traits: &[Trait]) -> String {
    list("Trait::", traits)
}

fn district(printing: &DistrictPrinting) -> String {
    let bonus = printing.bonus.map(|bonus| {
        let written = format!("{bonus:?}");
        let braces = if written.contains('{') { "" } else { " {}" };
        format!("{written}{braces}")
    });
    format!(
        "Face::District {{ kind: DistrictType::{:?}, cost: {:?}, copies: {}, bonus: {}, \
         traits: &{}, power: {} }}",
        printing.kind,
        printing.cost,
        printing.copies,
        some("Bonus::", bonus),
        traits(&printing.traits),
        power(printing.power),
    )
}

fn sources(data: &Data, sources: &[Source]) -> String {
    sources
        .iter()
        .map(|one| source(data, one))
        .collect::<Vec<_>>()
        .join(",")
}

fn source(data: &Data, source: &Source) -> String {
    format!(
        "Source {{ book: {}, edition: {}, section: {}, entry: {}, lines: &{:?} }}",
        message("book", Some(&source.book).filter(|book| *book != "none")),
        edition(data.edition_of(source)),
        message("section", source.section.as_ref()),
        some("", source.entry.map(card_path)),
        source.lines
    )
}

fn message(stem: &str, end: Option<&String>) -> String {
    some("", end.map(|end| format!("Id::of(\"{stem}-{end}\")")))
}

fn edition(edition: Option<Edition>) -> String {
    some("Edition::", edition.map(|edition| format!("{edition:?}")))
}

fn find(name: &str, lang: Option<Language>, of: Option<Edition>, thing: impl Display) -> String {
    format!(
        "Name {{ folded: {:?}, lang: {}, edition: {}, of: {thing} }}",
        fold(name),
        some("Language::", lang.map(|lang| format!("{lang:?}"))),
        edition(of)
    )
}
