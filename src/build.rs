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
    pub mod parse;
    pub mod raw;
}
#[path = "fortress"]
mod fortress {
    pub mod raw;
    pub mod rules_raw;
}
mod language;
#[path = "rules"]
mod rules {
    pub mod card;
    pub mod edition;
    pub mod ruling;
}

use fluent_syntax::ast::{Entry, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use language::Language;
use library::fold::fold;
use library::parse::{Data, Files};
use library::raw::{Alias, CharacterPrinting, DistrictPrinting, DraftRow, Source, Topic, Widen};
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
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
    let fortress = read(&Path::new(&root).join("data/fortress"))?;
    let tiles: fortress::raw::Tiles = toml::from_str(&fortress["tiles.toml"])?;
    fs::write(
        Path::new(&out).join("tiles.rs"),
        tiles.rust().map_err(|faults| faults.join("\n"))?,
    )?;
    let rules = Writer { locales: &locales }.fortress(&toml::from_str(&fortress["rules.toml"])?)?;
    fs::write(Path::new(&out).join("fortress_rules.rs"), rules)?;
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

/// `MESSAGES[language]` and `SHARED`: ids, sorted, and their Fluent sources, each as one text and
/// where its pieces end: thousands of pointers would be set right one by one at every start.
fn messages(locales: &BTreeMap<Language, Locale>, shared: &Locale) -> Outcome<String> {
    let mut out = String::new();
    let ends = |end: &mut usize, piece: &String| {
        *end += piece.len();
        Some(*end)
    };
    writeln!(
        out,
        "#[allow(clippy::unreadable_literal)]\nstatic MESSAGES: [Pieces; 4] = ["
    )?;
    for Locale { sources, .. } in locales.values() {
        let (ids, texts): (String, String) = (
            sources.keys().cloned().collect(),
            sources.values().cloned().collect(),
        );
        let id_ends: Vec<usize> = sources.keys().scan(0, ends).collect();
        let text_ends: Vec<usize> = sources.values().scan(0, ends).collect();
        writeln!(
            out,
            "Pieces {{ ids: {ids:?}, id_ends: &{id_ends:?}, texts: {texts:?}, text_ends: &{text_ends:?} }},"
        )?;
    }
    writeln!(out, "];")?;
    let terms: String = shared.sources.values().cloned().collect();
    writeln!(out, "static SHARED: &str = {terms:?};")?;
    Ok(out)
}

struct Writer<'a> {
    locales: &'a BTreeMap<Language, Locale>,
}

impl Writer<'_> {
    /// The value of a message in each language, in the order of `Language::ALL`.
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

    fn library(&self, data: &Data) -> Outcome<String> {
        let mut out = String::new();
        let mut finds = Vec::new();
        writeln!(out, "static CARDS: &[Card] = &[")?;
        let characters = data.characters.iter().map(|card| {
            let faces = card
                .printings
                .iter()
                .map(|p| (p.edition, p.origin, &p.ours, character(p)));
            (&card.id, &card.aliases, faces.collect::<Vec<_>>())
        });
        let districts = data.districts.iter().map(|card| {
            let faces = card
                .printings
                .iter()
                .map(|p| (p.edition, p.origin, &p.ours, district(p)));
            (&card.id, &card.aliases, faces.collect::<Vec<_>>())
        });
        for (index, (id, aliases, faces)) in characters.chain(districts).enumerate() {
            finds.push(find(id, None, None, index));
            for Alias { lang, name } in aliases {
                let lang = lang
                    .parse::<Language>()
                    .ok()
                    .ok_or(format!("{id}: language {lang}"))?;
                finds.push(find(name, Some(lang), None, index));
            }
            writeln!(out, "Card {{ id: {id:?}, printings: &[")?;
            for (edition, origin, ours, face) in faces {
                let names = self.names(&format!("card-{id}-{}", edition.id()))?;
                for (lang, name) in Language::iter().zip(&names) {
                    finds.push(find(name, Some(lang), Some(edition), index));
                }
                writeln!(
                    out,
                    "Printing {{ edition: Edition::{edition:?}, names: {names:?}, ours: &[{}], origin: Origin::{origin:?}, face: {face} }},",
                    languages(ours)?
                )?;
            }
            writeln!(out, "] }},")?;
        }
        writeln!(out, "];")?;
        writeln!(out, "static CARD_NAMES: &[Name] = &[{}];", finds.join(","))?;
        self.decks(data, &mut out)?;
        self.topics(data, &mut out)?;
        rulings(data, &mut out)?;
        editions(data, &mut out)?;
        Ok(out)
    }

    fn decks(&self, data: &Data, out: &mut String) -> Outcome<()> {
        let mut finds = Vec::new();
        writeln!(out, "static DECKS: &[Deck] = &[")?;
        for (index, (id, deck)) in data.decks.iter().enumerate() {
            finds.push(find(id, None, None, index));
            for (lang, name) in Language::iter().zip(self.names(&format!("deck-{id}"))?) {
                finds.push(find(name, Some(lang), Some(deck.edition), index));
            }
            writeln!(
                out,
                "Deck {{ id: {id:?}, edition: Edition::{:?}, names: {:?}, characters: &{:?}, districts: &{:?} }},",
                deck.edition,
                self.names(&format!("deck-{id}"))?,
                deck.characters,
                deck.districts
            )?;
        }
        writeln!(out, "];")?;
        writeln!(out, "static DECK_NAMES: &[Name] = &[{}];", finds.join(","))?;
        Ok(())
    }

    fn topics(&self, data: &Data, out: &mut String) -> Outcome<()> {
        let mut finds = Vec::new();
        for (table, prefix, topics) in [
            ("TOPICS", "rule", &data.rules.topic),
            ("TERMS", "term", &data.rules.term),
        ] {
            writeln!(out, "static {table}: &[Topic] = &[")?;
            for (
                index,
                Topic {
                    id, sources: from, ..
                },
            ) in topics.iter().enumerate()
            {
                let names = self.names(&format!("{prefix}-{id}"))?;
                if prefix == "rule" {
                    finds.push(find(id, None, None, index));
                    for (lang, name) in Language::iter().zip(&names) {
                        finds.push(find(name, Some(lang), None, index));
                    }
                }
                writeln!(
                    out,
                    "Topic {{ id: {id:?}, titles: {names:?}, sources: &[{}] }},",
                    sources(data, from)
                )?;
            }
            writeln!(out, "];")?;
        }
        writeln!(out, "static TOPIC_NAMES: &[Name] = &[{}];", finds.join(","))?;
        Ok(())
    }
}

impl Writer<'_> {
    /// The rules of the tile game, and every name a page of them can be found by.
    fn fortress(&self, rules: &fortress::rules_raw::Rules) -> Outcome<String> {
        let (mut finds, mut titles) = (Vec::new(), Vec::new());
        for (index, topic) in rules.topic.iter().enumerate() {
            let names = self.names(&format!("fortress-rule-{}", topic.id))?;
            finds.push(find(&topic.id, None, None, index));
            for (lang, name) in Language::iter().zip(&names) {
                finds.push(find(name, Some(lang), None, index));
            }
            titles.push(names);
        }
        let mut out = rules.rust(&titles).map_err(|faults| faults.join("\n"))?;
        writeln!(out, "static NAMES: &[Name] = &[{}];", finds.join(","))?;
        Ok(out)
    }
}

/// `BOXES`: what each edition's box holds; `DRAFT`: the discard tables; `WIDEN`: how much wider than the official lists a range is.
fn editions(data: &Data, out: &mut String) -> Outcome<()> {
    writeln!(out, "static BOXES: &[InBox] = &[")?;
    for library::raw::Box {
        id, holds, apart, ..
    } in &data.editions
    {
        writeln!(
            out,
            "InBox {{ edition: Edition::{id:?}, districts: {}, deck_size: {:?}, apart: &{apart:?} }},",
            holds.districts, holds.deck
        )?;
    }
    writeln!(out, "];")?;
    writeln!(out, "static DRAFT: &[(Edition, Row)] = &[")?;
    for edition in &data.editions {
        for DraftRow {
            characters,
            players,
            face_up,
        } in &edition.draft
        {
            writeln!(
                out,
                "(Edition::{:?}, Row {{ players: {players}, characters: {characters}, face_up: {face_up}, first: First::{:?} }}),",
                edition.id, edition.first
            )?;
        }
    }
    writeln!(out, "];")?;
    writeln!(out, "static WIDEN: &[(&str, u8, u8)] = &[")?;
    for Widen {
        measure,
        below,
        above,
    } in &data.widen
    {
        writeln!(out, "({:?}, {below}, {above}),", measure.id())?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn rulings(data: &Data, out: &mut String) -> Outcome<()> {
    writeln!(out, "static RULINGS: &[Ruling] = &[")?;
    for ruling in data.rulings.iter().flat_map(|(_, rulings)| rulings) {
        let about: Vec<String> = ruling
            .about
            .iter()
            .map(|group| format!("&{group:?}"))
            .collect();
        let editions: Vec<String> = ruling
            .editions
            .iter()
            .map(|edition| format!("Edition::{edition:?}"))
            .collect();
        writeln!(
            out,
            "Ruling {{ id: {:?}, editions: &[{}], topic: {:?}, about: &[{}], players: &{:?}, in_play: {}, standing: Standing::{:?}, source: {}, also: &[{}] }},",
            ruling.id,
            editions.join(","),
            ruling.topic,
            about.join(","),
            ruling.players.as_deref().unwrap_or_default(),
            ruling.in_play,
            ruling.standing,
            source(data, &ruling.source),
            sources(data, &ruling.also)
        )?;
    }
    writeln!(out, "];")?;
    Ok(())
}

/// Languages by their codes, as code.
fn languages(codes: &[String]) -> Outcome<String> {
    let mut languages = Vec::new();
    for code in codes {
        let lang = code
            .parse::<Language>()
            .ok()
            .ok_or(format!("language {code}"))?;
        languages.push(format!("Language::{lang:?}"));
    }
    Ok(languages.join(","))
}

fn character(printing: &CharacterPrinting) -> String {
    format!(
        "Face::Character {{ rank: {}, from_players: {}, traits: &{}, power: {} }}",
        printing.rank,
        printing.from_players.unwrap_or(2),
        traits(&printing.traits),
        power(printing.power)
    )
}

fn power(power: Option<rules::card::Power>) -> String {
    power.map_or("None".to_owned(), |power| format!("Some(Power::{power:?})"))
}

fn traits(traits: &[rules::card::Trait]) -> String {
    let names: Vec<String> = traits.iter().map(|one| format!("Trait::{one:?}")).collect();
    format!("[{}]", names.join(","))
}

fn district(printing: &DistrictPrinting) -> String {
    format!(
        "Face::District {{ kind: DistrictType::{:?}, cost: {:?}, copies: {}, bonus: {}, traits: &{}, power: {} }}",
        printing.kind,
        printing.cost,
        printing.copies,
        printing.bonus.map_or("None".to_owned(), |bonus| {
            let written = format!("{bonus:?}");
            let braces = if written.contains('{') { "" } else { " {}" };
            format!("Some(Bonus::{written}{braces})")
        }),
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
    let edition = edition(data.edition_of(source));
    format!(
        "Source {{ book: {:?}, edition: {edition}, section: {:?}, entry: {:?}, lines: &{:?} }}",
        source.book, source.section, source.entry, source.lines
    )
}

fn edition(edition: Option<rules::edition::Edition>) -> String {
    edition.map_or("None".to_owned(), |edition| {
        format!("Some(Edition::{edition:?})")
    })
}

fn find(
    name: &str,
    lang: Option<Language>,
    of: Option<rules::edition::Edition>,
    index: usize,
) -> String {
    let lang = lang.map_or("None".to_owned(), |lang| {
        format!("Some(Language::{lang:?})")
    });
    let edition = edition(of);
    format!(
        "Name {{ folded: {:?}, lang: {lang}, edition: {edition}, index: {index} }}",
        fold(name)
    )
}
