//! `citadels card`: one card's page. Also the card picker.

use crate::app::{App, ByEdition};
use crate::command::lookup::ruling::{all_by_subject, points, sentence, sources};
use crate::command::{Cli, Outcome};
use crate::fault::Fault;
use crate::files::read;
use crate::language::Language;
use crate::library::facts::{CardFacts, RulingFacts};
use crate::library::fold::{alphabetical, fold};
use crate::library::{CardWords, OfficialDeck, Printing, namesakes, nearest_printing, printings};
use crate::page::{Block, Column, Line, Page, Row, Table};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::wording::card::{
    choice, edition_name, home, origin_name, short_edition, what, with_edition,
};
use crate::wording::fault::argument;
use crate::wording::flow::card_fit;
use crate::{family, fault, id, library, say};
use serde::Serialize;
use strum::IntoEnumIterator;

pub fn run(cli: &mut Cli<'_>, words: &[String], full: bool) -> Result<Outcome, Stop> {
    let card = if words.is_empty() {
        let question = say!(cli.texts, "ask-card");
        let picked = pick(cli, &question, fault!(Usage, "error-card-missing"), None)?;
        picked.expect("there is no choice without a card")
    } else {
        read::name::card_of_words(words, cli.texts.lang(), cli.edition())?
    };
    let typed = words.join(" ");
    let answer = answer(&cli.app(), &Request { card, typed, full });
    Ok(cli.answer(&answer, page))
}

/// Lets the user pick a card; names in any language filter the list. With `none`, the first choice
/// is no card.
pub fn pick(
    cli: &mut Cli<'_>,
    question: &str,
    missing: Fault,
    none: Option<String>,
) -> Result<Option<Card>, Stop> {
    let (texts, edition) = (cli.texts, cli.edition());
    let mut cards: Vec<Card> = Card::all().collect();
    cards.sort_by_cached_key(|card| {
        let printing = nearest_printing(card, edition);
        let name = alphabetical(printing.name(texts.lang()), texts.lang());
        // Characters come first.
        let rank = printing.rank;
        (rank.is_none(), rank, printing.kind, name)
    });
    let before = usize::from(none.is_some());
    let labels = cards.iter().map(|card| {
        let printing = nearest_printing(card, edition);
        choice(texts, printing)
    });
    let choices: Vec<String> = none.into_iter().chain(labels).collect();
    let fits = |typed: &str, choice: usize| match choice.checked_sub(before) {
        None => Fit::plain(fold(typed).is_empty()),
        Some(place) => {
            let is_label = || Fit::plain(fold(&choices[choice]).starts_with(&fold(typed)));
            card_fit(cards[place], typed, texts.lang(), edition).or_else(is_label)
        }
    };
    let missing = Stop::from(missing);
    let choice = cli.pick(question, &choices, &fits, missing)?;
    Ok(choice.checked_sub(before).map(|place| cards[place]))
}

#[derive(Clone, Debug)]
pub struct Request {
    pub card: Card,
    /// How it was named; empty if it was picked.
    pub typed: String,
    /// Everything about it, not only the common questions.
    pub full: bool,
}

pub type Answer = ByEdition<Shown>;

/// The card in one edition.
#[derive(Debug, Serialize)]
pub struct Shown {
    #[serde(flatten)]
    pub facts: CardFacts,
    pub text: String,
    pub reminder: String,
    pub rulings: Vec<RulingFacts>,
    /// The official lists that include it.
    pub lists: Vec<OfficialDeck>,
    pub differences: Vec<String>,
    /// The requested edition, if it does not have the card.
    #[serde(skip)]
    pub asked: Option<Edition>,
    #[serde(skip)]
    pub full: bool,
    /// Cards of other boxes with its name, or with the one that was typed.
    #[serde(skip)]
    pub namesakes: Vec<(Language, &'static Printing)>,
}

pub fn answer(app: &App<'_>, request: &Request) -> Answer {
    let card = request.card;
    let asked = app.editions.list().iter();
    let mut found: Vec<&Printing> = asked
        .filter_map(|&edition| library::printing(card, edition))
        .collect();
    if found.is_empty() {
        found.push(nearest_printing(card, app.edition()));
    }
    let shown = found
        .into_iter()
        .map(|printing| shown(app, printing, request));
    ByEdition::new(app.editions, shown.collect())
}

fn shown(app: &App<'_>, printing: &'static Printing, request: &Request) -> Shown {
    let (texts, edition, card) = (app.texts, printing.edition, printing.card);
    let rulings = library::rulings_about(&[card], edition);
    let lists = library::decks().iter();
    let lists = lists.filter(|deck| deck.edition == edition && deck.contains(card));
    Shown {
        facts: printing.into(),
        text: printing.effect(texts),
        reminder: printing.reminder(texts),
        rulings: RulingFacts::all(rulings, texts, edition),
        lists: lists.map(|deck| deck.id).collect(),
        differences: differences(texts, card),
        asked: app.editions.other_than(edition),
        full: request.full,
        namesakes: namesakes(card, edition, &request.typed, Some(texts.lang())),
    }
}

/// Something printed on a card, if present.
type Fact = fn(&Printing, Language) -> Option<String>;

/// The differences between editions for a card, in sentences, if any.
pub fn differences(texts: &Texts, card: Card) -> Vec<String> {
    let facts: [(Id, Fact); 4] = [
        (id!("differs-name"), |printing, lang| {
            Some(printing.name(lang).to_owned())
        }),
        (id!("differs-rank"), |printing, _| {
            printing.rank.map(|rank| rank.to_string())
        }),
        (id!("differs-cost"), |printing, _| {
            printing.cost.map(|_| printing.shown_cost())
        }),
        (id!("differs-copies"), |printing, _| printing.shown_copies()),
    ];
    let facts = facts.iter();
    let said = facts.filter_map(|(message, fact)| difference(texts, card, *message, *fact));
    let power = library::difference(card).map(|message| texts.say(message));
    said.chain(power).collect()
}

/// `Cost: 4 (2016), 5 (classic, third).`, if there is more than one value.
fn difference(texts: &Texts, card: Card, message: Id, fact: Fact) -> Option<String> {
    let mut values: Vec<(String, Vec<String>)> = Vec::new();
    for printing in printings(card) {
        let value = fact(printing, texts.lang())?;
        let edition = texts.say(short_edition(printing.edition));
        match values.iter_mut().find(|(known, _)| *known == value) {
            Some((_, editions)) => editions.push(edition),
            None => values.push((value, vec![edition])),
        }
    }
    if values.len() < 2 {
        return None;
    }
    let values = values.iter().map(|(value, editions)| {
        let editions = editions.join(", ");
        say!(texts, "differs-value", value, editions)
    });
    let values = values.collect::<Vec<_>>().join(", ");
    Some(texts.say_with(message, crate::args![values]))
}

family!(rulings_of(Edition) = "page-rulings-");

/// Columns needed to show editions side by side.
const SIDE_BY_SIDE: usize = 70;

/// The mark of a name that is our translation.
const OURS: &str = "*";

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer.list() {
        [one] => single(texts, one),
        several => compared(texts, several),
    }
}

fn single(texts: &Texts, shown: &Shown) -> Page {
    let printing = shown.facts.printing;
    let mut page = Page::default();
    page.extend(other_box(texts, shown.asked, printing.edition));
    page.push(title(texts, printing, what(texts, printing)));
    page.extend(
        printing
            .unseen_costs()
            .map(|(cost, other)| Block::Note(say!(texts, "note-cost-unseen", cost, other).into())),
    );
    page.extend(printing.unseen_copies().map(|(copies, other)| {
        Block::Note(say!(texts, "note-copies-unseen", copies, other).into())
    }));
    page.push(Block::Text(shown.text.as_str().into()));
    page.extend(namesakes_line(texts, printing, &shown.namesakes));
    if shown.full {
        page.push(Block::Facts(facts(texts, shown)));
        page.extend(differences_page(texts, shown));
        page.extend(all_by_subject(texts, &shown.rulings));
        page.extend(sources(texts, &shown.rulings, printing.edition));
        return page;
    }
    let most = &shown.rulings[..shown.rulings.len().min(MOST_ASKED)];
    let points: Vec<Line> = most.iter().map(|facts| sentence(texts, facts)).collect();
    if !points.is_empty() {
        let source = Line::default();
        page.push(Block::Points { source, points });
    }
    let name = with_edition(&argument(printing.name(texts.lang())), printing.edition);
    let more = shown.rulings.len() - most.len();
    page.push(Block::Text(
        say!(texts, "page-more", count = more, name).into(),
    ));
    page
}

/// Notes on cards of other boxes with a name of this card, one for each of them.
pub(super) fn namesakes_line(
    texts: &Texts,
    own: &Printing,
    others: &[(Language, &'static Printing)],
) -> Vec<Block> {
    let notes = others.chunk_by(|(_, one), (_, next)| one.card == next.card);
    let notes = notes.map(|printings| {
        let (lang, first) = printings[0];
        let card = with_edition(first.card.id(), first.edition);
        let editions = printings.iter();
        let editions = editions.map(|(_, other)| texts.say(edition_name(other.edition)));
        let edition = editions.collect::<Vec<_>>().join(", ");
        let note = if lang == texts.lang() {
            say!(texts, "page-namesake", edition, card)
        } else {
            let name = own.name(lang);
            say!(texts, "page-namesake-foreign", name, edition, card)
        };
        Block::Note(note.into())
    });
    notes.collect()
}

/// The rulings on a card's short page: those asked most.
const MOST_ASKED: usize = 3;

/// The card in these editions, then the rulings by edition.
fn compared(texts: &Texts, all: &[Shown]) -> Page {
    let first = &all[0];
    let printing = first.facts.printing;
    let edition = |shown: &Shown| texts.say(edition_name(shown.facts.printing.edition));
    let boxes: Vec<Vec<(Line, Line)>> = all.iter().map(|shown| lines(texts, shown)).collect();
    let names = all.iter().map(|shown| Column {
        name: edition(shown).into(),
        grows: true,
        ..Column::default()
    });
    let row = |place: usize| Row {
        cells: std::iter::once(boxes[0][place].0.clone())
            .chain(boxes.iter().map(|lines| lines[place].1.clone()))
            .collect(),
        seal: None,
    };
    let table = Table {
        columns: std::iter::once(Column::default()).chain(names).collect(),
        rows: (0..boxes[0].len()).map(row).collect(),
    };
    let narrow = all.iter().zip(&boxes).flat_map(|(shown, lines)| {
        let heading = Block::Heading(edition(shown).into());
        [heading, Block::Facts(lines.clone())]
    });
    let mut page = Page::new(vec![
        title(texts, printing, other_names(texts, printing)),
        Block::Stack {
            needs: SIDE_BY_SIDE,
            wide: vec![Block::Table(table)],
            narrow: narrow.collect(),
        },
    ]);
    if all
        .iter()
        .any(|shown| !shown.facts.printing.ours.is_empty())
    {
        page.push(Block::Facts(vec![ours(texts)]));
    }
    page.extend(differences_page(texts, first));
    for shown in all.iter().filter(|shown| !shown.rulings.is_empty()) {
        let heading = rulings_of(shown.facts.printing.edition);
        page.push(Block::Heading(texts.say(heading).into()));
        page.extend(points(&shown.rulings));
    }
    page
}

/// A card in one edition, line by line; every edition has the same lines.
fn lines(texts: &Texts, shown: &Shown) -> Vec<(Line, Line)> {
    let printing = shown.facts.printing;
    let mut lines = vec![(
        say!(texts, "column-name"),
        marked_name(printing, texts.lang()),
    )];
    match printing.rank {
        Some(rank) => lines.push((say!(texts, "column-rank"), rank.to_string())),
        None => lines.extend([
            (say!(texts, "column-cost"), printing.shown_cost()),
            (
                say!(texts, "column-copies"),
                printing.shown_copies().unwrap_or_default(),
            ),
        ]),
    }
    let origin = texts.say(origin_name(printing.origin));
    lines.extend([
        (say!(texts, "column-origin"), origin),
        (say!(texts, "column-effect"), shown.text.clone()),
    ]);
    let lines = lines.into_iter();
    lines
        .map(|(label, value)| (label.into(), value.into()))
        .collect()
}

/// The differences under their heading.
fn differences_page(texts: &Texts, shown: &Shown) -> Vec<Block> {
    if shown.differences.is_empty() {
        return Vec::new();
    }
    vec![
        Block::Heading(say!(texts, "page-differs").into()),
        Block::Points {
            source: Line::default(),
            points: shown
                .differences
                .iter()
                .map(|one| one.as_str().into())
                .collect(),
        },
    ]
}

fn facts(texts: &Texts, shown: &Shown) -> Vec<(Line, Line)> {
    let printing = shown.facts.printing;
    let mut facts: Vec<(Line, Line)> = Vec::new();
    if let Some(copies) = printing.shown_copies() {
        facts.push((say!(texts, "page-copies").into(), copies.into()));
    }
    let origin = texts.say(origin_name(printing.origin));
    facts.extend([
        (say!(texts, "page-origin").into(), origin.into()),
        (
            say!(texts, "page-names").into(),
            other_names(texts, printing).into(),
        ),
    ]);
    if !printing.ours.is_empty() {
        facts.push(ours(texts));
    }
    if !shown.lists.is_empty() {
        let lists = shown
            .lists
            .iter()
            .map(|&id| library::deck(id).name(texts.lang()));
        let lists = lists.collect::<Vec<_>>().join(" · ");
        facts.push((say!(texts, "page-lists").into(), lists.into()));
    }
    facts
}

fn ours(texts: &Texts) -> (Line, Line) {
    (OURS.into(), say!(texts, "page-ours").into())
}

fn title(texts: &Texts, printing: &Printing, what: String) -> Block {
    let name = marked_name(printing, texts.lang());
    Block::Title {
        text: home(printing, name).into(),
        what: what.into(),
    }
}

/// A note that the requested edition does not have the card, or is not known to.
fn other_box(texts: &Texts, asked: Option<Edition>, shown: Edition) -> Option<Block> {
    let edition = asked?;
    let (asked, shown) = (
        texts.say(edition_name(edition)),
        texts.say(edition_name(shown)),
    );
    let note = if library::is_known(edition) {
        say!(texts, "note-card-not-in-box", asked, shown)
    } else {
        say!(texts, "note-card-not-known", asked, shown)
    };
    Some(Block::Note(note.into()))
}

/// A note that the following is from another edition than requested, if it is.
pub(super) fn other_edition(
    texts: &Texts,
    asked: Option<Edition>,
    shown: Edition,
) -> Option<Block> {
    let asked = texts.say(edition_name(asked?));
    let shown = texts.say(edition_name(shown));
    let note = say!(texts, "note-other-edition", asked, shown);
    Some(Block::Note(note.into()))
}

/// The name, with a mark if the card was never printed in that language.
fn marked_name(printing: &Printing, lang: Language) -> String {
    let is_ours = printing.ours.contains(&lang);
    let sign = if is_ours { OURS } else { "" };
    format!("{}{sign}", printing.name(lang))
}

/// The names in the other languages.
fn other_names(texts: &Texts, printing: &Printing) -> String {
    let others = Language::iter().filter(|&lang| lang != texts.lang());
    let names = others.map(|lang| format!("{} {}", lang.code(), marked_name(printing, lang)));
    names.collect::<Vec<_>>().join(" · ")
}
