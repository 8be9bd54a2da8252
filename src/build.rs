//! Turns `data/` and `locales/` into Rust tables, so nothing is parsed at startup.
//!
//! The data is checked here with the same invariants as in the tests, so bad data fails the build.
//! Each message of a locale is checked and kept as Fluent (`texts/mod.rs`).

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
    pub mod features;
    pub mod fold;
    pub mod fortress_raw;
    pub mod index;
    pub mod official;
    pub mod parse;
    pub mod raw;
    pub mod stems;
    pub mod stored;
    #[path = "ask/weights.rs"]
    pub mod weights;
}
#[path = "build/index.rs"]
mod index;
mod language;
#[path = "build/learned.rs"]
mod learned;
#[path = "build/stored.rs"]
mod stored;
#[path = "texts"]
mod texts {
    pub mod pieces;
}
use citadels_game as rules;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::{parser, serializer};
use language::Language;
use library::fold::fold;
use library::official::OfficialDeck;
use library::parse::{Data, Files};
use library::raw::{Alias, CharacterPrinting, DistrictPrinting, Ruling, Source, Topic};
use library::stored::Word;
use rules::card::{Bonus, Card, Character, District, DistrictType, Origin, Power, Rank, Trait};
use rules::edition::Edition;
use rules::ruling::{CardKind, Standing, Subject, Verdict};
use rules::table::Players;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use std::{env, fs};
use strum::IntoEnumIterator;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=locales");
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let root = Path::new(&root);
    let out = env::var("OUT_DIR")?;
    let write = |name: &str, text: String| fs::write(Path::new(&out).join(name), text);

    let terms: String = read(&root.join("locales/shared"))?.into_values().collect();
    let (mut locales, mut words) = (BTreeMap::new(), BTreeMap::new());
    for lang in Language::iter() {
        let mut files = read(&root.join("locales").join(lang.code()))?;
        words.insert(lang, files.remove("words.toml").ok_or("no words.toml")?);
        locales.insert(lang, Locale::read(&files)?);
    }
    let mut files = read(&root.join("data"))?;
    files.insert("editions.toml".to_owned(), rules::data::EDITIONS.to_owned());
    let data = Data::parse(&files).map_err(|f| f.join("\n"))?;
    let faults = [library::check::faults(&data), rules::data::faults()].concat();
    if !faults.is_empty() {
        return Err(faults.join("\n").into());
    }
    write("messages.rs", messages(&locales, &terms)?)?;
    write(
        "index.rs",
        index::index(&locales, &words, &data, Path::new(&out))?,
    )?;
    let ids = locales[&Language::En].messages.keys().cloned();
    let mut writer = Writer {
        ids: ids.zip(0..).collect(),
        locales,
        packed: Packed::default(),
    };
    write("library.rs", writer.library(&data)?)?;
    let weights: library::weights::Weights =
        toml::from_str(&files["ask.toml"]).map_err(|e| format!("ask.toml: {e}"))?;
    write("ask.rs", format!("{weights:?}"))?;
    Ok(())
}

/// All files in a folder and its subfolders, by relative path.
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

/// The messages of one language.
struct Locale {
    /// As Fluent, without the stored questions.
    messages: BTreeMap<String, String>,
    /// The names of the values that each wants.
    wanted: BTreeMap<String, BTreeSet<String>>,
    /// Values that are plain text.
    values: BTreeMap<String, String>,
    /// The text of a message's value (`id`) and attributes (`id.attribute`), whatever its
    /// arguments.
    parts: BTreeMap<String, String>,
}

impl Locale {
    fn read(files: &Files) -> Outcome<Self> {
        let mut locale = Self {
            messages: BTreeMap::new(),
            wanted: BTreeMap::new(),
            values: BTreeMap::new(),
            parts: BTreeMap::new(),
        };
        for (name, text) in files {
            let resource = parser::parse(text.as_str())
                .map_err(|(_, errors)| format!("{name}: {errors:?}"))?;
            for entry in resource.body {
                let mut message = match entry {
                    Entry::Message(message) => message,
                    Entry::Term(_) => return Err(format!("{name}: a term is shared").into()),
                    _ => continue,
                };
                let id = message.id.name;
                if let Some(value) = &message.value {
                    locale.parts.insert(id.to_owned(), all_words(value));
                    locale
                        .values
                        .extend(plain(value).map(|text| (id.to_owned(), text)));
                }
                for part in &message.attributes {
                    let words = all_words(&part.value);
                    locale.parts.insert(format!("{id}.{}", part.id.name), words);
                }
                // Stored questions have their own table (`build/stored.rs`).
                let is_stored = |name: &str| Word::ALL.iter().any(|(_, stored)| *stored == name);
                message.attributes.retain(|part| !is_stored(part.id.name));
                locale.wanted.insert(id.to_owned(), wanted(&message));
                let body = vec![Entry::Message(message)];
                let text = serializer::serialize(&Resource { body });
                if locale.messages.insert(id.to_owned(), text).is_some() {
                    return Err(format!("{name}: {id} stands twice").into());
                }
            }
        }
        Ok(locale)
    }

    /// The text of a message's value or attribute, if it has one.
    fn part(&self, message: &str, attribute: &str) -> &str {
        let part = match attribute {
            "" => self.parts.get(message),
            _ => self.parts.get(&format!("{message}.{attribute}")),
        };
        part.map_or("", String::as_str)
    }
}

/// The text of a pattern, including every variant.
fn all_words(pattern: &Pattern<&str>) -> String {
    let elements = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => variants
            .iter()
            .map(|variant| all_words(&variant.value) + " ")
            .collect(),
        PatternElement::Placeable { .. } => " ".to_owned(),
    });
    elements.collect()
}

/// The text of a pattern, if it is nothing else.
fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let elements = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    });
    elements.collect()
}

/// The names of the values in all texts of a message.
fn wanted(message: &Message<&str>) -> BTreeSet<String> {
    fn of_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            let (Expression::Inline(inline)
            | Expression::Select {
                selector: inline, ..
            }) = expression;
            if let InlineExpression::VariableReference { id } = inline {
                names.insert(id.name.to_owned());
            }
            if let Expression::Select { variants, .. } = expression {
                for variant in variants {
                    of_pattern(&variant.value, names);
                }
            }
        }
    }
    let mut names = BTreeSet::new();
    let attributes = message.attributes.iter().map(|part| &part.value);
    for pattern in message.value.iter().chain(attributes) {
        of_pattern(pattern, &mut names);
    }
    names
}

/// `IDS`: all message ids, sorted. `MESSAGES[language]`: the messages in the same order. `TERMS`:
/// what all languages share. A message that is missing from a language, or wants other values there,
/// fails the build.
fn messages(locales: &BTreeMap<Language, Locale>, terms: &str) -> Outcome<String> {
    let ids: BTreeSet<&String> = locales.values().flat_map(|of| of.messages.keys()).collect();
    let out = item("const IDS: Pieces<'static>", &pieces(&ids));
    let out = out + &item("const TERMS: &str", &format!("{terms:?}"));
    let english = &locales[&Language::En].wanted;
    let mut all = Vec::new();
    for (lang, locale) in locales {
        let is_other = |id: &&&String| {
            let wanted = locale.wanted.get(**id);
            wanted.is_none() || wanted != english.get(**id)
        };
        let other: Vec<&str> = ids.iter().filter(is_other).map(|id| id.as_str()).collect();
        if !other.is_empty() {
            let (lang, other) = (lang.code(), other.join(", "));
            return Err(
                format!("locales/{lang} lacks these, or they want other values: {other}").into(),
            );
        }
        all.push(Code(pieces(locale.messages.values())));
    }
    Ok(out + &table("MESSAGES: [Pieces<'static>; 4]", all))
}

/// Many texts as one.
fn pieces<T: AsRef<str>>(pieces: impl IntoIterator<Item = T>) -> String {
    let (mut text, mut ends) = (String::new(), Vec::new());
    for piece in pieces {
        text += piece.as_ref();
        ends.push(text.len());
    }
    format!("Pieces {{ text: {text:?}, ends: &{ends:?} }}")
}

/// Something that can be written into a table as Rust.
trait Literal {
    fn literal(&self) -> String;
}

/// Verbatim Rust.
struct Code(String);

impl Literal for Code {
    fn literal(&self) -> String {
        self.0.clone()
    }
}

macro_rules! literals {
    ($path:literal; $($type:ident),*) => {$(
        impl Literal for $type {
            fn literal(&self) -> String {
                format!(concat!($path, "{:?}"), self, path = stringify!($type))
            }
        }
    )*};
}
literals!("{path:.0}"; bool, u8, u32, usize, String);
literals!("{path}::"; Character, District, DistrictType, Origin, Power, Rank, Trait, OfficialDeck);
literals!("{path}::"; Edition, Standing, Subject, Verdict, CardKind, Players, Language);

impl Literal for Card {
    fn literal(&self) -> String {
        match self {
            Self::Character(character) => format!("Card::Character({})", character.literal()),
            Self::District(district) => format!("Card::District({})", district.literal()),
        }
    }
}

impl Literal for Bonus {
    fn literal(&self) -> String {
        let braces = if format!("{self:?}").contains('{') {
            ""
        } else {
            " {}"
        };
        format!("Bonus::{self:?}{braces}")
    }
}

impl<T: Literal> Literal for Option<T> {
    fn literal(&self) -> String {
        self.as_ref()
            .map_or("None".to_owned(), |one| format!("Some({})", one.literal()))
    }
}

impl<T: Literal> Literal for Vec<T> {
    fn literal(&self) -> String {
        format!("&[{}]", joined(self))
    }
}

impl<T: Literal, U: Literal> Literal for (T, U) {
    fn literal(&self) -> String {
        format!("({}, {})", self.0.literal(), self.1.literal())
    }
}

fn joined<T: Literal>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| one.literal()).collect();
    all.join(", ")
}

impl<T: Literal> Literal for &T {
    fn literal(&self) -> String {
        (*self).literal()
    }
}

/// `structure!(City, ..city { shields }, sides: sides)` builds a `City` from `city`'s shields and
/// these sides.
macro_rules! structure {
    ($name:path $(, ..$of:ident { $($same:ident),* })? $(, $field:ident: $value:expr)*) => {
        Code(format!(
            "{} {{ {} }}",
            stringify!($name),
            [
                $($(format!("{}: {}", stringify!($same), $of.$same.literal()),)*)?
                $(format!("{}: {}", stringify!($field), $value.literal()),)*
            ]
            .join(", ")
        ))
    };
}

/// `static DECKS: &[Deck] = &[…];`.
fn table<T: Literal>(declaration: &str, rows: impl IntoIterator<Item = T>) -> String {
    let and = if declaration.contains(": &") { "&" } else { "" };
    item(
        &format!("static {declaration}"),
        &format!("{and}[{}]", joined(rows)),
    )
}

/// A constant or static item. Nobody reads its numbers.
fn item(declaration: &str, value: &str) -> String {
    let allowed = "clippy::unreadable_literal, clippy::approx_constant";
    format!("#[allow({allowed})]\n{declaration} = {value};\n")
}

/// The lists and texts of all tables (`src/library/packed.rs`), each once.
#[derive(Default)]
struct Packed {
    texts: Vec<String>,
    places: BTreeMap<String, usize>,
    /// By the type of their items.
    lists: BTreeMap<&'static str, Vec<String>>,
}

impl Packed {
    fn text(&mut self, text: &str) -> Code {
        let place = *self.places.entry(text.to_owned()).or_insert_with(|| {
            self.texts.push(text.to_owned());
            self.texts.len() - 1
        });
        Code(format!("Text({place})"))
    }

    fn texts(&mut self, texts: &[String]) -> Code {
        let texts: Vec<Code> = texts.iter().map(|text| self.text(text)).collect();
        self.list("Text", texts)
    }

    fn list<T: Literal>(&mut self, of: &'static str, items: impl IntoIterator<Item = T>) -> Code {
        let items: Vec<String> = items.into_iter().map(|one| one.literal()).collect();
        let all = self.lists.entry(of).or_default();
        let mut known = all.windows(items.len().max(1));
        let start = match known.position(|known| known == items) {
            _ if items.is_empty() => 0,
            Some(start) => start,
            None => {
                all.extend_from_slice(&items);
                all.len() - items.len()
            }
        };
        Code(format!("List::new({start}, {})", start + items.len()))
    }

    fn code(&self) -> String {
        let lists = self.lists.iter().map(|(of, all)| {
            format!(
                "impl Packed for {of} {{\nfn all() -> &'static [Self] {{\n\
                 static ALL: [{of}; {}] = [{}];\n&ALL\n}}\n}}\n",
                all.len(),
                all.join(", ")
            )
        });
        let texts = pieces(&self.texts);
        item("static PRINTED: Pieces<'static>", &texts) + &lists.collect::<String>()
    }
}

/// The names that things of one kind are found by.
#[derive(Default)]
struct Names(Vec<Code>);

impl Names {
    fn push(
        &mut self,
        packed: &mut Packed,
        name: &str,
        lang: Option<Language>,
        edition: Option<Edition>,
        of: &str,
    ) {
        let (of, folded) = (Code(of.to_owned()), packed.text(&fold(name)));
        let name = structure!(Name, folded: folded, lang: lang, edition: edition, of: of);
        self.0.push(name);
    }
}

struct Writer {
    locales: BTreeMap<Language, Locale>,
    /// The places of the messages, as in `IDS`.
    ids: BTreeMap<String, usize>,
    packed: Packed,
}

impl Writer {
    fn message(&self, name: &str) -> Code {
        let place = self.ids.get(name);
        let place = place.unwrap_or_else(|| panic!("locales lack {name}"));
        Code(format!("Id::at({place} /* \"{name}\" */)"))
    }

    /// The value of a message in each language: the name to show and to look up.
    fn names(
        &mut self,
        message: &str,
        edition: Option<Edition>,
        of: &str,
        finds: &mut Names,
    ) -> Outcome<Code> {
        let mut names = Vec::new();
        for (lang, locale) in &self.locales {
            let name = locale.values.get(message).ok_or_else(|| {
                format!(
                    "locales/{}: {message} is missing or not plain text",
                    lang.code()
                )
            })?;
            finds.push(&mut self.packed, name, Some(*lang), edition, of);
            names.push(self.packed.text(name));
        }
        Ok(Code(format!("[{}]", joined(names))))
    }

    fn has(&self, message: &str) -> bool {
        self.ids.contains_key(message)
    }

    /// Messages that differ in the older editions: one edition's own, or one for both.
    fn own(&self, name: &str) -> Vec<(Edition, String)> {
        let older = Edition::iter().filter(|edition| *edition != Edition::default());
        let own = older.filter_map(|edition| {
            let messages = [edition.id(), "older"].map(|of| format!("{name}-{of}"));
            let own = messages.into_iter().find(|message| self.has(message))?;
            Some((edition, own))
        });
        own.collect()
    }

    fn own_words(&self, name: &str) -> Vec<(Edition, Code)> {
        let own = self.own(name).into_iter();
        own.map(|(edition, own)| (edition, self.message(&own)))
            .collect()
    }

    fn library(&mut self, data: &Data) -> Outcome<String> {
        let mut finds = Names::default();
        let mut characters = Vec::new();
        for card in &data.characters {
            let faces = card.printings.iter();
            let faces =
                faces.map(|p| (p.edition, p.origin, &p.ours, character(&mut self.packed, p)));
            let faces: Vec<_> = faces.collect();
            characters.push(self.card(card.id.into(), &card.aliases, faces, &mut finds)?);
        }
        let mut districts = Vec::new();
        for card in &data.districts {
            let faces = card.printings.iter();
            let faces =
                faces.map(|p| (p.edition, p.origin, &p.ours, district(&mut self.packed, p)));
            let faces: Vec<_> = faces.collect();
            districts.push(self.card(card.id.into(), &card.aliases, faces, &mut finds)?);
        }
        let differences = Card::all().filter_map(|card| {
            let name = format!("differs-{card}");
            self.has(&name).then(|| (card, self.message(&name)))
        });
        let differences = table("DIFFERENCES: &[(Card, Id)]", differences);
        let successors = data.districts.iter().filter_map(|district| {
            let successor = district.successor?;
            Some((Card::from(district.id), Card::from(successor)))
        });
        let widen = data.widen.iter().map(|widen| {
            let (trait_, since) = (widen.measure.literal(), widen.since);
            let (below, above) = (widen.below, widen.above);
            Code(format!("({trait_}, {since}, {below}, {above})"))
        });
        Ok([
            table("CHARACTERS: [List<Printing>; Character::COUNT]", characters),
            table("DISTRICTS: [List<Printing>; District::COUNT]", districts),
            differences,
            table("SUCCESSORS: &[(Card, Card)]", successors),
            table("CARD_NAMES: &[Name<Card>]", finds.0),
            self.decks(data)?,
            self.topics(data)?,
            self.rulings(data),
            table("WIDEN: &[(Trait, u8, u8, u8)]", widen),
            self.packed.code(),
        ]
        .concat())
    }

    /// A card's printings, and every name it can be found by.
    fn card(
        &mut self,
        card: Card,
        aliases: &[Alias],
        faces: Vec<(Edition, Origin, &Vec<Language>, Code)>,
        finds: &mut Names,
    ) -> Outcome<Code> {
        let of = card.literal();
        finds.push(&mut self.packed, card.id(), None, None, &of);
        for Alias { lang, name } in aliases {
            finds.push(&mut self.packed, name, Some(*lang), None, &of);
        }
        let mut printings = Vec::new();
        for (edition, origin, ours, face) in faces {
            let name = format!("card-{card}-{}", edition.id());
            let names = self.names(&name, Some(edition), &of, finds)?;
            let ours = self.packed.list("Language", ours);
            printings.push(structure!(
                Printing, card: card, edition: edition, message: self.message(&name),
                names: names, ours: ours, origin: origin, face: face
            ));
        }
        Ok(self.packed.list("Printing", printings))
    }

    fn decks(&mut self, data: &Data) -> Outcome<String> {
        let mut finds = Names::default();
        let mut decks = Vec::new();
        for (id, deck) in &data.decks {
            let (name, of) = (format!("deck-{id}"), id.literal());
            finds.push(&mut self.packed, id.id(), None, None, &of);
            let names = self.names(&name, Some(deck.edition), &of, &mut finds)?;
            let characters = self.packed.list("Character", &deck.characters);
            let districts = self.packed.list("District", &deck.districts);
            decks.push(structure!(
                Deck, ..deck { edition }, id: id, message: self.message(&name),
                names: names, characters: characters, districts: districts
            ));
        }
        let finds = table("DECK_NAMES: &[Name<OfficialDeck>]", finds.0);
        Ok(table("DECKS: &[Deck]", decks) + &finds)
    }

    /// `TOPICS`, `TERMS`, `FORTRESS_TOPICS`, all ids and names, and a constant for each card game
    /// topic.
    fn topics(&mut self, data: &Data) -> Outcome<String> {
        let mut out = String::new();
        let mut ids = Vec::new();
        for (name, game, prefix, topics) in [
            ("TOPIC", "Citadels", "rule", &data.rules.topic),
            ("TERM", "Citadels", "term", &data.rules.term),
            (
                "FORTRESS_TOPIC",
                "Fortress",
                "fortress-rule",
                &data.fortress.topic,
            ),
        ] {
            let mut finds = Names::default();
            let mut rows = Vec::new();
            for topic in topics {
                let (title, of) = (
                    format!("{prefix}-{}", topic.id),
                    format!("TopicId({})", ids.len()),
                );
                finds.push(&mut self.packed, &topic.id, None, None, &of);
                let titles = self.names(&title, None, &of, &mut finds)?;
                let mut older = Vec::new();
                for (edition, name) in self.own(&format!("{title}-title")) {
                    let titles = self.names(&name, Some(edition), &of, &mut finds)?;
                    older.push((edition, (self.message(&name), titles)));
                }
                let older = self.packed.list("(Edition, (Id, [Text; 4]))", older);
                let own = self.own_words(&title);
                let own = self.packed.list("(Edition, Id)", own);
                let sources = self.sources(data, &topic.sources);
                rows.push(structure!(
                    Topic, game: Code(format!("Game::{game}")), id: Code(of),
                    message: self.message(&title), titles: titles, older_titles: older,
                    own: own, sources: sources, covers: self.packed.texts(&topic.covers)
                ));
                ids.push(self.packed.text(&topic.id));
            }
            out += &table(&format!("{name}S: &[Topic]"), rows);
            // Terms are not found by their names.
            if name != "TERM" {
                out += &table(&format!("{name}_NAMES: &[Name<TopicId>]"), finds.0);
            }
        }
        out += &table("TOPIC_IDS: &[Text]", ids);
        let constants = data.rules.topic.iter().enumerate().map(|(index, topic)| {
            let name = topic.id.to_uppercase().replace('-', "_");
            format!("pub const {name}: Self = Self({index});\n")
        });
        let constants: String = constants.collect();
        Ok(out + &format!("impl TopicId {{\n{constants}}}\n"))
    }

    /// `RULINGS` and `FORTRESS_RULINGS`.
    fn rulings(&mut self, data: &Data) -> String {
        let citadels = data.rulings.iter().flat_map(|(_, rulings)| rulings);
        let citadels = citadels.map(|of| self.ruling(data, "Citadels", &data.rules.topic, 0, of));
        let citadels = table("RULINGS: &[Ruling]", citadels);
        // A topic's id is its index among the topics and terms of both games.
        let (first, topics) = (
            data.rules.topic.len() + data.rules.term.len(),
            &data.fortress.topic,
        );
        let fortress = data.fortress.ruling.iter();
        let fortress = fortress.map(|of| self.ruling(data, "Fortress", topics, first, of));
        citadels + &table("FORTRESS_RULINGS: &[Ruling]", fortress)
    }

    fn ruling(
        &mut self,
        data: &Data,
        game: &str,
        topics: &[Topic],
        first: usize,
        ruling: &Ruling,
    ) -> Code {
        let prefix = match game {
            "Fortress" => "fortress-ruling",
            _ => "ruling",
        };
        let mut topics = topics.iter();
        let topic = topics.position(|topic| Some(&topic.id) == ruling.topic.as_ref());
        let source = self.source(data, &ruling.source);
        let also = self.sources(data, &ruling.also);
        let message = self.message(&format!("{prefix}-{}", ruling.id));
        let packed = &mut self.packed;
        let groups = ruling.about.iter().map(|group| packed.list("Card", group));
        let groups: Vec<Code> = groups.collect();
        structure!(
            Ruling,
            ..ruling { in_play, subject, verdict, often, on_card },
            standing: data.standing_of(ruling),
            game: Code(format!("Game::{game}")),
            id: packed.text(&ruling.id),
            message: message,
            topic: topic.map(|topic| Code(format!("TopicId({})", first + topic))),
            editions: packed.list("Edition", &ruling.editions),
            about: packed.list("List<Card>", groups),
            players: packed.list("Players", ruling.players.iter().flatten()),
            holds_for: packed.list("CardKind", &ruling.holds_for),
            covers: packed.texts(&ruling.covers),
            source: source,
            also: also
        )
    }

    fn sources(&mut self, data: &Data, sources: &[Source]) -> Code {
        let sources = sources.iter().map(|one| self.source(data, one));
        let sources: Vec<Code> = sources.collect();
        self.packed.list("Source", sources)
    }

    /// A chapter's name is what its book prints, or the common name otherwise.
    fn source(&self, data: &Data, source: &Source) -> Code {
        let book = Some(&source.book).filter(|book| *book != "none");
        let section = source.section.as_ref().map(|of| {
            let own = format!("section-{of}-{}", source.book);
            if self.has(&own) {
                own
            } else {
                format!("section-{of}")
            }
        });
        let message = |name: String| self.message(&name);
        structure!(
            Source, ..source { entry }, edition: data.edition_of(source),
            book: book.map(|book| message(format!("book-{book}"))), section: section.map(message)
        )
    }
}

fn character(packed: &mut Packed, printing: &CharacterPrinting) -> Code {
    let from = printing.from_players.unwrap_or(Players::FEWEST);
    let traits = packed.list("Trait", &printing.traits);
    structure!(Face::Character, ..printing { rank, power }, from_players: from, traits: traits)
}

fn district(packed: &mut Packed, printing: &DistrictPrinting) -> Code {
    let traits = packed.list("Trait", &printing.traits);
    structure!(
        Face::District, ..printing { kind, cost, cost_or, copies, copies_or, bonus, power }, traits: traits
    )
}
