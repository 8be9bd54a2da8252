//! The invariants of the data. Each violation names the file and the card.

use crate::card::{Entry, Printing};
use crate::deck::OfficialDeck;
use crate::name::Slug;
use crate::number::number;
use crate::parse::Data;
use crate::rules::card::{Card, DistrictType, Trait};
use crate::rules::edition::Edition;
use crate::rules::ruling::Standing;
use crate::rules::table::Players;
use crate::ruling::{Ruling, Source};
use crate::topic::{Rules, TopicId};
use std::collections::{BTreeMap, BTreeSet};
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

impl<'a> Check<'a> {
    fn refuse(&mut self, file: &str, item: &str, what: impl std::fmt::Display) {
        self.faults.push(format!("{file}: {item}: {what}"));
    }

    fn sorted<T: Ord + std::fmt::Display>(&mut self, file: &str, item: &str, list: &[T]) {
        for pair in list.windows(2) {
            if pair[0] >= pair[1] {
                let what = format!("\"{}\" must stand before \"{}\"", pair[1], pair[0]);
                self.refuse(file, item, what);
            }
        }
    }

    /// Every name of a closed vocabulary has its entry, in list order, and so have the deck and the
    /// pages that the program knows by name.
    fn entries(&mut self) {
        let data = self.data;
        self.cards("characters.toml", &data.characters, Card::character);
        self.cards("districts.toml", &data.districts, Card::district);
        self.complete("editions.toml", data.editions.iter().map(|entry| entry.id));
        if !data
            .decks
            .iter()
            .any(|deck| deck.id == OfficialDeck::FIRST_GAME)
        {
            self.refuse("decks", OfficialDeck::FIRST_GAME.id(), "no entry");
        }
        for page in TopicId::KNOWN {
            if !data.rules.topic.iter().any(|topic| topic.id() == *page) {
                self.refuse("rules.toml", page.id(), "no entry");
            }
        }
    }

    /// The file has all cards of one sort, and no others.
    fn cards<T>(&mut self, file: &str, cards: &[Entry], of: impl Fn(Card) -> Option<T>)
    where
        T: IntoEnumIterator + Ord + Copy + Into<&'static str>,
    {
        for card in cards.iter().filter(|card| of(card.id).is_none()) {
            self.refuse(file, card.id.id(), "a card of the other sort");
        }
        self.complete(file, cards.iter().filter_map(|card| of(card.id)));
    }

    fn complete<T>(&mut self, file: &str, found: impl Iterator<Item = T>)
    where
        T: IntoEnumIterator + Ord + Copy + Into<&'static str>,
    {
        let found: Vec<T> = found.collect();
        let ids: Vec<&str> = found.iter().map(|&one| one.into()).collect();
        self.sorted(file, "order", &ids);
        for one in T::iter().filter(|one| !found.contains(one)) {
            self.refuse(file, one.into(), "no entry");
        }
    }

    fn printings(&mut self) {
        for card in self.data.cards() {
            let (file, id) = (file_of(card.id), card.id.id());
            self.editions(file, id, card.printings.iter().map(|p| p.edition));
            for printing in &card.printings {
                match card.id {
                    Card::Character(_) => self.character(id, printing),
                    Card::District(_) => self.district(id, printing),
                }
            }
        }
    }

    fn editions(&mut self, file: &str, id: &str, editions: impl Iterator<Item = Edition>) {
        let editions: Vec<Edition> = editions.collect();
        if editions.is_empty() {
            self.refuse(file, id, "no printing");
        }
        self.sorted(file, id, &editions);
    }

    /// Every card that can be chosen for a deck has traits, in list order.
    fn traits(&mut self, file: &str, id: &str, traits: &[Trait]) {
        if traits.is_empty() || !traits.is_sorted_by(|one, other| one < other) {
            self.refuse(
                file,
                id,
                "traits must be there and in the order of their list",
            );
        }
    }

    fn character(&mut self, id: &str, printing: &Printing) {
        let file = "characters.toml";
        self.traits(file, id, &printing.traits);
        let of_districts = printing.kind.is_some()
            || printing.cost.or(printing.cost_or).is_some()
            || printing.copies != 1
            || printing.copies_or.is_some()
            || printing.bonus.is_some();
        if printing.rank.is_none() || of_districts {
            self.refuse(
                file,
                id,
                "a character has a rank, and nothing of a district",
            );
        }
    }

    fn district(&mut self, id: &str, printing: &Printing) {
        let file = "districts.toml";
        if printing.kind.is_none() || printing.rank.is_some() {
            self.refuse(file, id, "a district has a type, and no rank");
        }
        if printing.kind == Some(DistrictType::Unique) {
            self.traits(file, id, &printing.traits);
            if printing.bonus.is_some() != printing.traits.contains(&Trait::Scoring) {
                self.refuse(
                    file,
                    id,
                    "a district has the trait scoring if it has a bonus",
                );
            }
        }
        if printing.copies == 0 {
            self.refuse(file, id, "no copies");
        }
        if printing.cost.is_some_and(|cost| !(1..=6).contains(&cost)) {
            self.refuse(file, id, "the cost is not 1 to 6");
        }
        if printing.is_basic() {
            if printing.cost.is_none() {
                self.refuse(file, id, "a basic district needs a cost");
            }
            if printing.bonus.is_some() {
                self.refuse(file, id, "a basic district scores nothing of its own");
            }
        }
    }

    fn box_totals(&mut self) {
        for entry in &self.data.editions {
            let file = "editions.toml";
            let id = entry.id.id();
            let holds = &entry.holds;
            let characters = self
                .data
                .characters
                .iter()
                .flat_map(|card| &card.printings)
                .filter(|printing| printing.edition == entry.id)
                .count();
            self.total(file, id, "characters", holds.characters, characters);
            let mut cards: BTreeMap<DistrictType, usize> = BTreeMap::new();
            for printing in self.data.districts.iter().flat_map(|card| &card.printings) {
                if let Some(kind) = printing.kind
                    && printing.edition == entry.id
                {
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
                self.total(file, id, kind.id(), wanted.unwrap_or(found), found);
            }
            let known: usize = cards.values().sum();
            if known > holds.districts || (holds.unique.is_some() && known < holds.districts) {
                self.total(file, id, "districts", holds.districts, known);
            }
            for (one, other) in &entry.apart {
                if one.id() >= other.id() {
                    self.refuse(file, id, "the pairs of apart are not sorted");
                }
            }
        }
    }

    /// The tables are sorted, and every player gets a character.
    fn draft(&mut self) {
        for entry in &self.data.editions {
            let rows: Vec<(Players, u8)> = entry
                .draft
                .iter()
                .map(|row| (row.players, row.characters))
                .collect();
            if !rows.is_sorted_by(|one, other| one < other) {
                self.refuse("editions.toml", entry.id.id(), "draft is not sorted");
            }
            for row in &entry.draft {
                let dealt = row.players.number() * row.players.characters_each();
                let fits = (8..=9).contains(&row.characters);
                if !fits || row.face_up + 1 + dealt > row.characters {
                    let what = format!("draft: {row:?} cannot be dealt");
                    self.refuse("editions.toml", entry.id.id(), what);
                }
            }
        }
    }

    fn total(&mut self, file: &str, id: &str, what: &str, wanted: usize, found: usize) {
        if wanted != found {
            self.refuse(
                file,
                id,
                format!("{what}: the box holds {wanted}, the data {found}"),
            );
        }
    }

    /// The card in an edition, if it has it.
    fn printing(&self, edition: Edition, card: impl Into<Card>) -> Option<&'a Printing> {
        let card = card.into();
        let mut printings = self.data.cards().flat_map(|card| &card.printings);
        printings.find(|printing| printing.card == card && printing.edition == edition)
    }

    fn decks(&mut self) {
        for deck in &self.data.decks {
            let file = format!("decks/{}.toml", deck.id);
            let edition = deck.edition;
            for (index, &card) in deck.characters.iter().enumerate() {
                match self.printing(edition, card).and_then(|of| of.rank) {
                    None => self.refuse(&file, card.id(), "not a character of this edition"),
                    Some(rank) if usize::from(rank.number()) != index + 1 => {
                        self.refuse(
                            &file,
                            card.id(),
                            format!("rank {rank} stands in place {}", index + 1),
                        );
                    }
                    Some(_) => {}
                }
            }
            if !(8..=9).contains(&deck.characters.len()) {
                self.refuse(
                    &file,
                    "characters",
                    "a list has one of each rank 1 to 8 or 9",
                );
            }
            self.sorted(&file, "districts", &deck.districts);
            for &card in &deck.districts {
                let kind = self.printing(edition, card).and_then(|of| of.kind);
                if kind != Some(DistrictType::Unique) {
                    self.refuse(&file, card.id(), "not a unique district of this edition");
                }
            }
            let entry = self.data.editions.iter().find(|entry| entry.id == edition);
            let wanted = entry.and_then(|entry| entry.holds.deck).unwrap_or(0);
            self.total(
                &file,
                "districts",
                "unique districts",
                wanted,
                deck.districts.len(),
            );
        }
    }

    fn rules(&mut self, file: &str, rules: &Rules) {
        let terms: Vec<&str> = rules.term.iter().map(|term| term.id.id()).collect();
        self.sorted(file, "term", &terms);
        let mut seen = BTreeSet::new();
        for topic in &rules.topic {
            if !seen.insert(&topic.id) {
                self.refuse(file, topic.id.id(), "stands twice");
            }
        }
        for topic in rules.topic.iter().chain(&rules.term) {
            let editions: Vec<Option<Edition>> =
                topic.sources.iter().map(|source| source.edition).collect();
            if editions.is_empty() || !editions.is_sorted_by(|one, other| one < other) {
                self.refuse(
                    file,
                    topic.id.id(),
                    "one place for each edition, in their order",
                );
            }
            for source in &topic.sources {
                self.source(file, topic.id.id(), source);
            }
        }
    }

    /// The rulings of the tile game belong to its pages; pages and rulings answer numbered facts.
    fn fortress(&mut self) {
        let file = "fortress/rules.toml";
        let Rules { topic, ruling, .. } = &self.data.fortress;
        let mut seen = BTreeSet::new();
        for ruling in ruling {
            if !seen.insert(&ruling.id) {
                self.refuse(file, ruling.id(), "stands twice");
            }
            if !topic.iter().any(|one| ruling.topic() == Some(one.id())) {
                self.refuse(file, ruling.id(), "no such topic");
            }
            self.source(file, ruling.id(), &ruling.source);
        }
        let topics = topic
            .iter()
            .map(|one| (one.id.id(), &one.covers, &one.sources[..]));
        let rulings = ruling
            .iter()
            .map(|one| (one.id(), &one.covers, std::slice::from_ref(&one.source)));
        for (id, covers, sources) in topics.chain(rulings) {
            if sources.iter().any(|source| source.lines.is_empty()) {
                self.refuse(file, id, "it cites no line of the book");
            }
            let is_number = |name: &String| number(name).as_ref() == Some(name);
            if covers.is_empty() || !covers.iter().all(is_number) {
                self.refuse(file, id, "covers are numbers such as X3 or K8");
            }
        }
    }

    fn rulings(&mut self) {
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        for (name, rulings) in &self.data.rulings {
            let file = format!("rulings/{name}.toml");
            for ruling in rulings {
                let id = ruling.id();
                if !seen.insert(id) {
                    self.refuse(&file, id, "another ruling has this id");
                }
                if let Some(topic) = ruling.topic
                    && !self.data.rules.topic.iter().any(|known| known.id == topic)
                {
                    self.refuse(&file, id, format!("there is no topic \"{topic}\""));
                }
                if ruling.topic.map(Slug::id) != Some(name)
                    && !ruling.about.iter().flatten().any(|card| card.id() == name)
                {
                    self.refuse(&file, id, format!("it is not about \"{name}\""));
                }
                for group in &ruling.about {
                    if group.is_empty() {
                        self.refuse(&file, id, "a group without cards");
                    }
                    let ids: Vec<&str> = group.iter().map(|card| card.id()).collect();
                    self.sorted(&file, id, &ids);
                    for &card in group {
                        self.printed(&file, id, card, &ruling.editions);
                    }
                }
                if ruling.covers.is_empty() {
                    self.refuse(&file, id, "it covers no line of the fact sheets");
                }
                self.sorted(&file, id, &ruling.editions);
                for source in ruling.sources() {
                    self.source(&file, id, source);
                }
                self.stated(&file, ruling);
            }
        }
    }

    /// A card in a ruling must be in the box of every edition the ruling applies to.
    fn printed(&mut self, file: &str, id: &str, card: Card, editions: &[Edition]) {
        for edition in editions {
            if self.printing(*edition, card).is_some() {
                continue;
            }
            self.refuse(
                file,
                id,
                format!("edition {} has no card \"{card}\"", edition.id()),
            );
        }
    }

    /// A statement for several editions has a place in each of their books, or is on the card; a
    /// comparison of editions may cite another edition's book.
    fn stated(&mut self, file: &str, ruling: &Ruling) {
        let places: Vec<Option<Edition>> = ruling.sources().map(|source| source.edition).collect();
        let compares = places[0].is_some_and(|first| !ruling.editions.contains(&first));
        let is_stated = matches!(ruling.standing, Standing::Official | Standing::Variant);
        if ruling.editions.len() > 1
            && ruling.in_play
            && is_stated
            && !compares
            && !places.contains(&None)
        {
            for edition in ruling
                .editions
                .iter()
                .filter(|one| !places.contains(&Some(**one)))
            {
                let what = format!("it cites no book of edition {}", edition.id());
                self.refuse(file, ruling.id(), what);
            }
        }
        for edition in places.iter().skip(1).flatten() {
            if !ruling.editions.contains(edition) {
                let what = format!("it cites edition {} and does not hold there", edition.id());
                self.refuse(file, ruling.id(), what);
            }
        }
    }

    fn source(&mut self, file: &str, item: &str, source: &Source) {
        let book = self.data.sources.iter().find(|book| book.id == source.book);
        let Some(book) = book else {
            let what = format!("there is no book \"{}\"", source.book);
            return self.refuse(file, item, what);
        };
        if let Some(section) = &source.section
            && !book.sections.contains(section)
        {
            let what = format!("book \"{}\" has no section \"{section}\"", book.id);
            self.refuse(file, item, what);
        }
        if source.section.is_none() && !book.sections.is_empty() {
            self.refuse(file, item, "the source names no section");
        }
        self.sorted(file, item, &source.lines);
    }
}

fn file_of(card: Card) -> &'static str {
    match card {
        Card::Character(_) => "characters.toml",
        Card::District(_) => "districts.toml",
    }
}
