//! The invariants of the data. Each violation names the file and the card.

use crate::card::{Entry, Printing};
use crate::deck::OfficialDeck;
use crate::number::number;
use crate::parse::Data;
use crate::rules::card::{Card, DistrictType, Trait};
use crate::rules::edition::Edition;
use crate::rules::ruling::Standing;
use crate::ruling::{Ruling, Source};
use crate::topic::{Rules, TopicId};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use strum::IntoEnumIterator;

/// Every violation, one line each; empty if there are none.
pub fn faults(data: &Data) -> Vec<String> {
    let mut check = Check {
        data,
        faults: Vec::new(),
    };
    check.entries();
    check.printings();
    check.box_totals();
    check.draft();
    check.decks();
    check.rules("rules.toml", &data.rules);
    check.rules("fortress/rules.toml", &data.fortress);
    check.fortress();
    check.rulings();
    check.faults
}

struct Check<'a> {
    data: &'a Data,
    faults: Vec<String>,
}

/// A file, and the item in it.
type At<'a> = [&'a str; 2];

impl<'a> Check<'a> {
    /// Something that must be so; or else what is wrong.
    fn law(&mut self, holds: bool, [file, item]: At<'_>, what: impl Display) {
        if !holds {
            self.faults.push(format!("{file}: {item}: {what}"));
        }
    }

    fn sorted<T: Ord + Display>(&mut self, at: At<'_>, list: &[T]) {
        for pair in list.windows(2) {
            let what = format_args!("\"{}\" must stand before \"{}\"", pair[1], pair[0]);
            self.law(pair[0] < pair[1], at, what);
        }
    }

    /// Every name of a closed vocabulary has its entry, in list order, and so have the deck and the
    /// pages that the program knows by name.
    fn entries(&mut self) {
        let data = self.data;
        self.cards("characters.toml", &data.characters, Card::character);
        self.cards("districts.toml", &data.districts, Card::district);
        self.complete("editions.toml", data.editions.iter().map(|entry| entry.id));
        let first = OfficialDeck::FIRST_GAME;
        let is_there = data.decks.iter().any(|deck| deck.id == first);
        self.law(is_there, ["decks", first.id()], "no entry");
        for page in TopicId::KNOWN {
            let is_there = data.rules.topic.iter().any(|topic| topic.id() == *page);
            self.law(is_there, ["rules.toml", page.id()], "no entry");
        }
    }

    /// The file has all cards of one sort, and no others.
    fn cards<T>(&mut self, file: &str, cards: &[Entry], of: impl Fn(Card) -> Option<T>)
    where
        T: IntoEnumIterator + Ord + Copy + Into<&'static str>,
    {
        for card in cards {
            let is_of_it = of(card.id).is_some();
            self.law(is_of_it, [file, card.id.id()], "a card of the other sort");
        }
        self.complete(file, cards.iter().filter_map(|card| of(card.id)));
    }

    fn complete<T>(&mut self, file: &str, found: impl Iterator<Item = T>)
    where
        T: IntoEnumIterator + Ord + Copy + Into<&'static str>,
    {
        let found: Vec<T> = found.collect();
        let ids: Vec<&str> = found.iter().map(|&one| one.into()).collect();
        self.sorted([file, "order"], &ids);
        for one in T::iter() {
            self.law(found.contains(&one), [file, one.into()], "no entry");
        }
    }

    fn printings(&mut self) {
        for card in self.data.cards() {
            let file = match card.id {
                Card::Character(_) => "characters.toml",
                Card::District(_) => "districts.toml",
            };
            let at = [file, card.id.id()];
            let editions = card.printings.iter().map(|printing| printing.edition);
            self.law(!card.printings.is_empty(), at, "no printing");
            self.sorted(at, &editions.collect::<Vec<_>>());
            for printing in &card.printings {
                match card.id {
                    Card::Character(_) => self.character(at, printing),
                    Card::District(_) => self.district(at, printing),
                }
            }
        }
    }

    /// Every card that can be chosen for a deck has traits, in list order.
    fn traits(&mut self, at: At<'_>, traits: &[Trait]) {
        let is_sorted = traits.is_sorted_by(|one, other| one < other);
        let what = "traits must be there and in the order of their list";
        self.law(!traits.is_empty() && is_sorted, at, what);
    }

    fn character(&mut self, at: At<'_>, printing: &Printing) {
        self.traits(at, &printing.traits);
        let of_districts = printing.kind.is_some()
            || printing.cost.or(printing.cost_or).is_some()
            || printing.copies != 1
            || printing.copies_or.is_some()
            || printing.bonus.is_some();
        let what = "a character has a rank, and nothing of a district";
        self.law(printing.rank.is_some() && !of_districts, at, what);
    }

    fn district(&mut self, at: At<'_>, printing: &Printing) {
        let (cost, has_bonus) = (printing.cost, printing.bonus.is_some());
        let is_district = printing.kind.is_some() && printing.rank.is_none();
        self.law(is_district, at, "a district has a type, and no rank");
        if printing.kind == Some(DistrictType::Unique) {
            self.traits(at, &printing.traits);
            let what = "a district has the trait scoring if it has a bonus";
            let scores = printing.traits.contains(&Trait::Scoring);
            self.law(has_bonus == scores, at, what);
        }
        self.law(printing.copies > 0, at, "no copies");
        let is_usual = cost.is_none_or(|cost| (1..=6).contains(&cost));
        self.law(is_usual, at, "the cost is not 1 to 6");
        if printing.is_basic() {
            self.law(cost.is_some(), at, "a basic district needs a cost");
            let what = "a basic district scores nothing of its own";
            self.law(!has_bonus, at, what);
        }
    }

    fn box_totals(&mut self) {
        for entry in &self.data.editions {
            let at = ["editions.toml", entry.id.id()];
            let holds = &entry.holds;
            let printings = |cards: &'a [Entry]| {
                let printings = cards.iter().flat_map(|card| &card.printings);
                printings.filter(|printing| printing.edition == entry.id)
            };
            let characters = printings(&self.data.characters).count();
            self.total(at, "characters", holds.characters, characters);
            let mut cards: BTreeMap<DistrictType, usize> = BTreeMap::new();
            for printing in printings(&self.data.districts) {
                if let Some(kind) = printing.kind {
                    *cards.entry(kind).or_default() += usize::from(printing.copies);
                }
            }
            for kind in DistrictType::iter() {
                let wanted = if kind == DistrictType::Unique {
                    holds.unique
                } else {
                    Some(holds.basic.get(&kind).copied().unwrap_or_default())
                };
                let found = cards.get(&kind).copied().unwrap_or_default();
                self.total(at, kind.id(), wanted.unwrap_or(found), found);
            }
            let known: usize = cards.values().sum();
            if known > holds.districts || (holds.unique.is_some() && known < holds.districts) {
                self.total(at, "districts", holds.districts, known);
            }
            for (one, other) in &entry.apart {
                let is_sorted = one.id() < other.id();
                self.law(is_sorted, at, "the pairs of apart are not sorted");
            }
        }
    }

    /// The tables are sorted, and every player gets a character.
    fn draft(&mut self) {
        for entry in &self.data.editions {
            let at = ["editions.toml", entry.id.id()];
            let rows = entry.draft.iter().map(|row| (row.players, row.characters));
            let is_sorted = rows.is_sorted_by(|one, other| one < other);
            self.law(is_sorted, at, "draft is not sorted");
            for row in &entry.draft {
                let dealt = row.players.number() * row.players.characters_each();
                let fits =
                    (8..=9).contains(&row.characters) && row.face_up + 1 + dealt <= row.characters;
                self.law(fits, at, format_args!("draft: {row:?} cannot be dealt"));
            }
        }
    }

    fn total(&mut self, at: At<'_>, what: &str, wanted: usize, found: usize) {
        let what = format_args!("{what}: the box holds {wanted}, the data {found}");
        self.law(wanted == found, at, what);
    }

    /// The card in an edition, if it has it.
    fn printing(&self, edition: Edition, card: impl Into<Card>) -> Option<&'a Printing> {
        let card = card.into();
        let mut printings = self.data.cards().flat_map(|card| &card.printings);
        printings.find(|printing| printing.card == card && printing.edition == edition)
    }

    fn decks(&mut self) {
        for deck in &self.data.decks {
            let file = &*format!("decks/{}.toml", deck.id);
            let edition = deck.edition;
            for (place, &card) in (1..).zip(&deck.characters) {
                let at = [file, card.id()];
                match self.printing(edition, card).and_then(|of| of.rank) {
                    None => self.law(false, at, "not a character of this edition"),
                    Some(rank) => {
                        let what = format_args!("rank {rank} stands in place {place}");
                        self.law(rank.number() == place, at, what);
                    }
                }
            }
            let what = "a list has one of each rank 1 to 8 or 9";
            let is_full = (8..=9).contains(&deck.characters.len());
            self.law(is_full, [file, "characters"], what);
            let at = [file, "districts"];
            self.sorted(at, &deck.districts);
            for &card in &deck.districts {
                let kind = self.printing(edition, card).and_then(|of| of.kind);
                let what = "not a unique district of this edition";
                self.law(kind == Some(DistrictType::Unique), [file, card.id()], what);
            }
            let entry = self.data.editions.iter().find(|entry| entry.id == edition);
            let wanted = entry.and_then(|entry| entry.holds.deck).unwrap_or(0);
            self.total(at, "unique districts", wanted, deck.districts.len());
        }
    }

    fn rules(&mut self, file: &str, rules: &Rules) {
        let terms: Vec<&str> = rules.term.iter().map(|term| term.id.id()).collect();
        self.sorted([file, "term"], &terms);
        let mut seen = BTreeSet::new();
        for topic in &rules.topic {
            let is_new = seen.insert(&topic.id);
            self.law(is_new, [file, topic.id.id()], "stands twice");
        }
        for topic in rules.topic.iter().chain(&rules.term) {
            let at = [file, topic.id.id()];
            let editions = topic.sources.iter().map(|source| source.edition);
            let is_sorted = editions.is_sorted_by(|one, other| one < other);
            let what = "one place for each edition, in their order";
            self.law(is_sorted && !topic.sources.is_empty(), at, what);
            for source in &topic.sources {
                self.source(at, source);
            }
        }
    }

    /// The rulings of the tile game belong to its pages; pages and rulings answer numbered facts.
    fn fortress(&mut self) {
        let file = "fortress/rules.toml";
        let Rules { topic, ruling, .. } = &self.data.fortress;
        let mut seen = BTreeSet::new();
        for ruling in ruling {
            let at = [file, ruling.id()];
            self.law(seen.insert(&ruling.id), at, "stands twice");
            let has_page = topic.iter().any(|one| ruling.topic() == Some(one.id()));
            self.law(has_page, at, "no such topic");
            self.source(at, &ruling.source);
        }
        let topics = topic.iter();
        let topics = topics.map(|one| (one.id.id(), &one.covers, &one.sources[..]));
        let rulings = ruling.iter();
        let rulings = rulings.map(|one| (one.id(), &one.covers, std::slice::from_ref(&one.source)));
        for (id, covers, sources) in topics.chain(rulings) {
            let is_cited = sources.iter().all(|source| !source.lines.is_empty());
            self.law(is_cited, [file, id], "it cites no line of the book");
            let is_number = |name: &String| number(name).as_ref() == Some(name);
            let are_numbers = !covers.is_empty() && covers.iter().all(is_number);
            let what = "covers are numbers such as X3 or K8";
            self.law(are_numbers, [file, id], what);
        }
    }

    fn rulings(&mut self) {
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        for (name, rulings) in &self.data.rulings {
            let file = format!("rulings/{name}.toml");
            for ruling in rulings {
                let at = [&*file, ruling.id()];
                self.law(seen.insert(ruling.id()), at, "another ruling has this id");
                if let Some(topic) = ruling.topic {
                    let is_known = |page: &Rules| page.topic.iter().any(|one| one.id == topic);
                    let what = format_args!("there is no topic \"{topic}\"");
                    self.law(is_known(&self.data.rules), at, what);
                }
                let is_its_topic = ruling.topic.is_some_and(|topic| topic.id() == name);
                let mut about = ruling.about.iter().flatten();
                let is_about = is_its_topic || about.any(|card| card.id() == name);
                self.law(is_about, at, format_args!("it is not about \"{name}\""));
                for group in &ruling.about {
                    self.law(!group.is_empty(), at, "a group without cards");
                    let ids: Vec<&str> = group.iter().map(|card| card.id()).collect();
                    self.sorted(at, &ids);
                    for &card in group {
                        self.printed(at, card, &ruling.editions);
                    }
                }
                let what = "it covers no line of the fact sheets";
                self.law(!ruling.covers.is_empty(), at, what);
                self.sorted(at, &ruling.editions);
                for source in ruling.sources() {
                    self.source(at, source);
                }
                self.stated(at, ruling);
            }
        }
    }

    /// A card in a ruling must be in the box of every edition the ruling applies to.
    fn printed(&mut self, at: At<'_>, card: Card, editions: &[Edition]) {
        for edition in editions {
            let is_there = self.printing(*edition, card).is_some();
            let what = format_args!("edition {} has no card \"{card}\"", edition.id());
            self.law(is_there, at, what);
        }
    }

    /// A statement for several editions has a place in each of their books, or is on the card; a
    /// comparison of editions may cite another edition's book.
    fn stated(&mut self, at: At<'_>, ruling: &Ruling) {
        let Ruling { editions, .. } = ruling;
        let places: Vec<Option<Edition>> = ruling.sources().map(|source| source.edition).collect();
        let compares = places[0].is_some_and(|first| !editions.contains(&first));
        let is_stated = matches!(ruling.standing, Standing::Official | Standing::Variant);
        let is_on_card = places.contains(&None);
        if editions.len() > 1 && ruling.in_play && is_stated && !compares && !is_on_card {
            for edition in editions {
                let id = edition.id();
                let what = format_args!("it cites no book of edition {id}");
                self.law(places.contains(&Some(*edition)), at, what);
            }
        }
        for edition in places.iter().skip(1).flatten() {
            let id = edition.id();
            let what = format_args!("it cites edition {id} and does not hold there");
            self.law(editions.contains(edition), at, what);
        }
    }

    fn source(&mut self, at: At<'_>, source: &Source) {
        let mut books = self.data.sources.iter();
        let Some(book) = books.find(|book| book.id == source.book) else {
            let what = format_args!("there is no book \"{}\"", source.book);
            return self.law(false, at, what);
        };
        match &source.section {
            Some(section) => {
                let what = format_args!("book \"{}\" has no section \"{section}\"", book.id);
                self.law(book.sections.contains(section), at, what);
            }
            None => self.law(book.sections.is_empty(), at, "the source names no section"),
        }
        self.sorted(at, &source.lines);
    }
}
