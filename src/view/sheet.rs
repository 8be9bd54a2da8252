//! Tonight's sheet.

use super::card::{effect, name, reminder, unseen, with_edition};
use super::ruling::split_sentence;
use super::table::{card, changes, home, what};
use super::words::argument;
use crate::desk::sheet::Answer;
use crate::library::fold::alphabetical;
use crate::library::{self, Ruling, RulingWords, TopicId, TopicWords, nearest_printing};
use crate::page::{Block, Entry, Line, Mark, Page, Seal, Span};
use crate::rules::card::{Card, District};
use crate::rules::edition::Edition;
use crate::rules::ruling::Standing;
use crate::texts::Texts;
use crate::{id, say};

/// Rulings asked this often are whole on paper; of the others, the first sentence.
const ASKED_OFTEN: u8 = 6;

/// The mark of a ruling that no rulebook has.
const OURS: &str = "°";

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let deck = &answer.deck;
    let (edition, lang) = (deck.edition, texts.lang());
    let sheet = Sheet { texts, answer };
    let mut districts = deck.districts.clone();
    districts.sort_by_cached_key(|id| {
        let printing = nearest_printing(id, edition);
        (printing.cost, alphabetical(printing.name(lang), lang))
    });
    let printings = districts.iter();
    let notes = unseen(texts, printings.map(|card| nearest_printing(card, edition)));
    let scoring = library::topic(TopicId::SCORING);
    let heading = |text: String| Block::Heading(text.into());
    let mut blocks = vec![
        heading(texts.say(id!("sheet-characters"))),
        Block::Text(library::setup::discards(texts, deck).into()),
        sheet.characters(),
        heading(texts.say(match edition {
            Edition::E2016 => id!("sheet-districts"),
            Edition::Classic | Edition::Third => id!("sheet-districts-older"),
        })),
        sheet.districts(&districts),
    ];
    blocks.extend(notes);
    let several = sheet.points(answer.under(None));
    if !several.is_empty() {
        blocks.extend([heading(say!(texts, "sheet-several")), points(several)]);
    }
    blocks.extend([
        heading(scoring.title(lang, edition).to_owned()),
        Block::Text(scoring.text(texts, edition).into()),
        points(sheet.points(answer.scoring.iter().copied())),
        Block::Text(library::setup::end(texts, deck).into()),
        Block::Text(sheet.legend().into()),
    ]);
    let title = [&answer.name, &answer.code].into_iter().flatten();
    let title: Vec<&str> = title.map(String::as_str).collect();
    let page = Page::new(vec![
        Block::Title {
            text: title.join(" · ").into(),
            what: what(texts, edition, deck.players),
        },
        Block::Columns(blocks),
    ]);
    page.with_notes(changes(texts, edition, &answer.changes))
}

fn points(points: Vec<Line>) -> Block {
    let source = Line::default();
    Block::Points { source, points }
}

struct Sheet<'a> {
    texts: &'a Texts,
    answer: &'a Answer,
}

impl Sheet<'_> {
    /// What the sign means, and where there is more.
    fn legend(&self) -> String {
        let deck = &self.answer.deck;
        let first = deck.characters.first();
        let first = first.map_or(String::new(), |&card| name(self.texts, deck.edition, card));
        let command = format!("ruling {}", argument(&first));
        let command = with_edition(&command, deck.edition);
        say!(self.texts, "sheet-legend", command)
    }

    /// In call order, with the color of the districts that pay them.
    fn characters(&self) -> Block {
        let edition = self.answer.deck.edition;
        let characters = self.answer.deck.characters.iter().map(|&character| {
            let printing = nearest_printing(character, edition);
            let rank = printing.rank;
            let mut name = home(self.texts, edition, character);
            if let Span::Card { seal, .. } = &mut name {
                *seal = character.pays().map(Seal::from);
            }
            Entry {
                mark: Mark::Rank(rank.map_or(String::new(), |rank| rank.to_string())),
                name: name.into(),
                text: self.text(character, reminder(self.texts, character.into(), printing)),
                points: self.points(self.answer.under(Some(character.into()))),
            }
        });
        Block::Entries(characters.collect())
    }

    /// Copies are one entry.
    fn districts(&self, districts: &[District]) -> Block {
        let edition = self.answer.deck.edition;
        let entries = districts.chunk_by(PartialEq::eq).map(|copies| {
            let district = copies[0];
            let printing = nearest_printing(district, edition);
            let mut name = Line::from(home(self.texts, edition, district));
            if copies.len() > 1 {
                name.push(format!(" ×{}", copies.len()));
            }
            Entry {
                mark: Mark::Cost(printing.shown_cost()),
                name,
                text: self.text(district, effect(self.texts, district.into(), printing)),
                points: self.points(self.answer.under(Some(district.into()))),
            }
        });
        Block::Entries(entries.collect())
    }

    /// What a card does, and under which others there is more about it.
    fn text(&self, of: impl Into<Card>, text: String) -> Line {
        let mut line = Line::from(text);
        for (index, other) in self.answer.see(of.into()).into_iter().enumerate() {
            line.push(if index == 0 { " → " } else { ", " });
            let mut name = card(self.texts, self.answer.deck.edition, other);
            if let Span::Card { seal, .. } = &mut name {
                *seal = None;
            }
            line.push(name);
        }
        line
    }

    fn points(&self, rulings: impl Iterator<Item = &'static Ruling>) -> Vec<Line> {
        rulings.map(|ruling| self.point(ruling)).collect()
    }

    /// The statement, without the yes or no to a question that is not on the page.
    fn point(&self, ruling: &Ruling) -> Line {
        let statement = ruling.statement(self.texts);
        if ruling.on_card {
            return Span::Detail(statement).into();
        }
        let (first, rest) = match split_sentence(&statement) {
            (first, rest) if ruling.often < ASKED_OFTEN => (first, rest),
            _ => (statement.as_str(), ""),
        };
        let mut line = Line::from(match ruling.standing {
            Standing::Official => first.to_owned(),
            _ => match first.strip_suffix('.') {
                Some(words) => format!("{words}{OURS}."),
                None => format!("{first}{OURS}"),
            },
        });
        if !rest.is_empty() {
            line.push(Span::Detail(format!(" {rest}")));
        }
        line
    }
}
