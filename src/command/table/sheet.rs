//! `sheet`, tonight's sheet: only what can come up with one deck at one table.

use crate::app::{App, TableWish};
use crate::command::args::Format;
use crate::command::table::TableArgs;
use crate::command::table::opening::code_of;
use crate::command::{Cli, Outcome};
use crate::fault::Faults;
use crate::library::fold::alphabetical;
use crate::library::{
    CardWords, Ruling, RulingWords, TopicId, TopicWords, nearest_printing, setup,
};
use crate::page::{Block, Entry, Line, Mark, Page, Seal, Span};
use crate::rules::card::{Card, District};
use crate::rules::deck::{Change, Deck};
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, comes_up, sure};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::card::{name, reminder, unseen, with_edition};
use crate::wording::fault::argument;
use crate::wording::ruling::split_sentence;
use crate::wording::table::{card, changes, home, points, what};
use crate::{fault, id, library, say};
use std::cmp::Reverse;

pub fn run(cli: &mut Cli<'_>, table: &TableArgs) -> Result<Outcome, Stop> {
    if cli.format == Format::Json {
        return Err(Stop::from(fault!(Usage, "error-usage-sheet-json")));
    }
    let wish = cli.table_wish(table);
    let answer = cli.for_players(wish, answer)?;
    Ok(cli.page(page(cli.texts, &answer)))
}

#[derive(Debug)]
pub struct Answer {
    pub name: Option<String>,
    pub code: Option<String>,
    pub deck: Deck,
    /// Changes to an official list.
    pub changes: Vec<Change>,
    /// The scoring rules that do not depend on the cards.
    pub scoring: Vec<&'static Ruling>,
    /// About the cards in play: of each card first those about it alone, those of the rulebook,
    /// those asked most.
    pub rulings: Vec<Placed>,
}

/// A ruling and its place on the sheet.
#[derive(Debug)]
pub struct Placed {
    pub ruling: &'static Ruling,
    /// The cards of the deck that it is always about; it is listed under the first of them. None if
    /// it is about a kind of card.
    pub cards: Vec<Card>,
}

impl Answer {
    /// The rulings under a card, or those under none.
    pub fn under(&self, card: Option<Card>) -> impl Iterator<Item = &'static Ruling> {
        let here = move |placed: &&Placed| placed.cards.first().copied() == card;
        self.rulings.iter().filter(here).map(|placed| placed.ruling)
    }

    /// The other cards under which there is a ruling about this one, in the deck's order.
    pub fn see(&self, card: Card) -> Vec<Card> {
        let is_under = |other: Card| {
            let mut rulings = self.rulings.iter();
            rulings.any(|placed| {
                placed.cards.first() == Some(&other) && placed.cards[1..].contains(&card)
            })
        };
        let others = self.deck.cards().filter(|other| *other != card);
        others.filter(|other| is_under(*other)).collect()
    }
}

/// # Errors
///
/// There is no such deck for this many players.
pub fn answer(app: &App<'_>, wish: &TableWish) -> Result<Answer, Faults> {
    let found = app.at_table(wish)?;
    let (deck, origin) = (found.deck, found.origin);
    let in_play: Vec<Card> = deck.cards().collect();
    let rulings = || {
        let rulings = library::rulings().iter();
        rulings.filter(|ruling| ruling.editions.contains(&deck.edition))
    };
    let is_scoring = |ruling: &&Ruling| ruling.topic() == Some(TopicId::SCORING);
    let about = rulings()
        .filter(|ruling| !ruling.about.is_empty() && ruling.matters_for(deck.players))
        .filter(|ruling| comes_up(&ruling.about, &in_play));
    let mut placed: Vec<Placed> = about
        .map(|ruling| Placed {
            ruling,
            cards: sure(&ruling.about, &in_play),
        })
        .collect();
    placed.sort_by_key(|Placed { ruling, .. }| {
        let is_ours = ruling.standing != Standing::Official;
        (ruling.about.len() > 1, is_ours, Reverse(ruling.often))
    });
    Ok(Answer {
        name: origin.name(app.texts.lang()).map(str::to_owned),
        code: code_of(&deck),
        changes: found.changes,
        scoring: rulings()
            .filter(|ruling| ruling.about.is_empty())
            .filter(is_scoring)
            .collect(),
        rulings: placed,
        deck,
    })
}

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
        Block::Text(setup::discards(texts, deck).into()),
        sheet.characters(),
        heading(texts.say(match edition {
            Edition::E2016 => id!("sheet-districts"),
            Edition::Classic | Edition::Third => id!("sheet-districts-older"),
        })),
        sheet.districts(&districts),
    ];
    blocks.extend(notes);
    if let Some(several) = points(sheet.points(answer.under(None))) {
        blocks.extend([heading(say!(texts, "sheet-several")), several]);
    }
    blocks.extend([
        heading(scoring.title(lang, edition).to_owned()),
        Block::Text(scoring.text(texts, edition).into()),
    ]);
    blocks.extend(points(sheet.points(answer.scoring.iter().copied())));
    blocks.extend([
        Block::Text(setup::end(texts, deck).into()),
        Block::Text(sheet.legend().into()),
    ]);
    let named: Vec<String> = answer.name.iter().chain(&answer.code).cloned().collect();
    let page = Page::new(vec![
        Block::title(named.join(" · "), what(texts, edition, deck.players)),
        Block::Columns(blocks),
    ]);
    page.with_notes(changes(texts, edition, &answer.changes))
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
                text: self.text(district, printing.effect(self.texts)),
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
