//! `citadels card`: one card's page. Also the card picker.

use crate::app::{App, ByEdition, Editions};
use crate::command::lookup::ruling::{RulingFacts, all_by_subject, points, sentence, sources};
use crate::command::lookup::{listed, together};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults};
use crate::files::read;
use crate::language::Language;
use crate::library::fold::{alphabetical, fold};
use crate::library::{
    CardWords, OfficialDeck, Printing, edition_in, namesakes, nearest_printing, printings,
    rulings_about,
};
use crate::page::{Block, Column, Line, Page};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::wording::card::{
    choice, edition_name, home, origin_name, short_edition, what, with_edition,
};
use crate::wording::columns::row;
use crate::wording::fault::argument;
use crate::wording::flow::card_fit;
use crate::{family, fault, id, library, say};
use clap::Args;
use serde::Serialize;
use std::iter::once;
use strum::IntoEnumIterator;

#[derive(Clone, Debug, Default, Args)]
pub struct Request {
    pub words: Vec<String>,
    /// Everything about it, not only the common questions.
    #[arg(long)]
    pub full: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let answer = if request.words.is_empty() {
        let question = say!(cli.texts, "ask-card");
        let picked = pick(cli, &question, missing(), None)?;
        let card = picked.expect("there is no choice without a card");
        of_card(&cli.app(), card)
    } else {
        answer(&cli.app(), request)?
    };
    let asked = cli.app().editions;
    Ok(cli.answer(&answer, |texts, answer| page(texts, answer, request, asked)))
}

fn missing() -> Fault {
    fault!(Usage, "error-card-missing")
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
    let label = |card: &Card| choice(texts, nearest_printing(card, edition));
    let labels = cards.iter().map(label);
    let choices: Vec<String> = none.into_iter().chain(labels).collect();
    let fits = |typed: &str, choice: usize| match choice.checked_sub(before) {
        None => Fit::plain(fold(typed).is_empty()),
        Some(place) => {
            let is_label = || Fit::plain(fold(&choices[choice]).starts_with(&fold(typed)));
            card_fit(cards[place], typed, texts.lang(), edition).or_else(is_label)
        }
    };
    let choice = cli.pick(question, &choices, &fits, missing)?;
    Ok(choice.checked_sub(before).map(|place| cards[place]))
}

pub type Answer = ByEdition<Shown>;

/// The card in one edition.
#[derive(Debug, Serialize)]
pub struct Shown {
    #[serde(flatten)]
    pub card: &'static Printing,
    pub text: String,
    pub reminder: String,
    pub rulings: Vec<RulingFacts>,
    /// The official lists that include it.
    pub lists: Vec<OfficialDeck>,
    pub differences: Vec<String>,
}

/// # Errors
///
/// No card is named, or none has this name.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    if request.words.is_empty() {
        return Err(missing().into());
    }
    together(&request.words)?;
    let card = read::name::card_of_words(&request.words, app.texts.lang(), app.edition())?;
    Ok(of_card(app, card))
}

fn of_card(app: &App<'_>, card: Card) -> Answer {
    let asked = app.editions.list().iter();
    let found = asked.filter_map(|&edition| library::printing(card, edition));
    let mut found: Vec<Shown> = found.map(|printing| shown(app.texts, printing)).collect();
    if found.is_empty() {
        found.push(shown(app.texts, nearest_printing(card, app.edition())));
    }
    ByEdition::new(app.editions, found)
}

fn shown(texts: &Texts, printing: &'static Printing) -> Shown {
    let (edition, card) = (printing.edition, printing.card);
    let lists = library::decks().iter();
    let lists = lists.filter(|deck| deck.edition == edition && deck.contains(card));
    Shown {
        card: printing,
        text: printing.effect(texts),
        reminder: printing.reminder(texts),
        rulings: RulingFacts::all(rulings_about(&[card], edition), texts, edition),
        lists: lists.map(|deck| deck.id).collect(),
        differences: differences(texts, card),
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

pub fn page(texts: &Texts, answer: &Answer, request: &Request, asked: Editions) -> Page {
    match answer.list() {
        [one] => single(texts, one, request, asked),
        several => compared(texts, several),
    }
}

fn single(texts: &Texts, shown: &Shown, request: &Request, asked: Editions) -> Page {
    let printing = shown.card;
    let asked = asked.other_than(printing.edition);
    let mut page = Page::default();
    page.extend(asked.map(|asked| other_box(texts, asked, printing.edition)));
    page.push(title(texts, printing, what(texts, printing)));
    if let Some((cost, other)) = printing.unseen_costs() {
        let note = say!(texts, "note-cost-unseen", cost, other);
        page.push(Block::Note(note.into()));
    }
    if let Some((copies, other)) = printing.unseen_copies() {
        let note = say!(texts, "note-copies-unseen", copies, other);
        page.push(Block::Note(note.into()));
    }
    page.push(Block::Text(shown.text.as_str().into()));
    let typed = request.words.join(" ");
    page.extend(namesakes_line(texts, printing, &typed, Some(texts.lang())));
    if request.full {
        page.push(Block::Facts(facts(texts, shown)));
        page.extend(differences_page(texts, shown));
        page.extend(all_by_subject(texts, &shown.rulings));
        page.extend(sources(texts, &shown.rulings, printing.edition));
        return page;
    }
    let most = &shown.rulings[..shown.rulings.len().min(MOST_ASKED)];
    let points = most.iter().map(|facts| sentence(texts, facts));
    page.extend(listed("", points));
    let name = with_edition(&argument(printing.name(texts.lang())), printing.edition);
    let count = shown.rulings.len() - most.len();
    page.push(Block::Text(say!(texts, "page-more", count, name).into()));
    page
}

/// Notes on cards of other boxes with the name that was typed for this card, or with its name in the
/// reader's language; one for each of them.
pub(super) fn namesakes_line(
    texts: &Texts,
    own: &Printing,
    typed: &str,
    reader: Option<Language>,
) -> Vec<Block> {
    let others = namesakes(own, typed, reader);
    let notes = others.chunk_by(|(_, one), (_, next)| one.card == next.card);
    let notes = notes.map(|printings| {
        let (lang, first) = printings[0];
        let card = with_edition(first.card.id(), first.edition);
        let editions = printings.iter();
        let editions = editions.map(|(_, other)| texts.say(edition_in(other.edition)));
        let edition = texts.listed(&editions.collect::<Vec<_>>());
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
    let printing = first.card;
    let edition = |shown: &Shown| texts.say(edition_name(shown.card.edition));
    let boxes: Vec<Vec<(Line, Line)>> = all.iter().map(|shown| lines(texts, shown)).collect();
    let names = all.iter().map(|shown| Column {
        name: edition(shown).into(),
        grows: true,
        ..Column::default()
    });
    let columns = once(Column::default()).chain(names).collect();
    let rows = (0..boxes[0].len()).map(|place| {
        let values = boxes.iter().map(|lines| lines[place].1.clone());
        row(once(boxes[0][place].0.clone()).chain(values))
    });
    let narrow = all.iter().zip(&boxes).flat_map(|(shown, lines)| {
        let heading = Block::Heading(edition(shown).into());
        [heading, Block::Facts(lines.clone())]
    });
    let mut page = Page::new(vec![
        title(texts, printing, other_names(texts, printing)),
        Block::Stack {
            needs: SIDE_BY_SIDE,
            wide: vec![Block::table(columns, rows)],
            narrow: narrow.collect(),
        },
    ]);
    if all.iter().any(|shown| !shown.card.ours.is_empty()) {
        page.push(Block::Facts(vec![ours(texts)]));
    }
    page.extend(differences_page(texts, first));
    for shown in all.iter().filter(|shown| !shown.rulings.is_empty()) {
        let heading = rulings_of(shown.card.edition);
        page.push(Block::Heading(texts.say(heading).into()));
        page.extend(points(texts, &shown.rulings));
    }
    page
}

/// A card in one edition, line by line; every edition has the same lines.
fn lines(texts: &Texts, shown: &Shown) -> Vec<(Line, Line)> {
    let printing = shown.card;
    let name = marked_name(printing, texts.lang());
    let copies = printing.shown_copies().unwrap_or_default();
    let mut lines = vec![(say!(texts, "column-name"), name)];
    match printing.rank {
        Some(rank) => lines.push((say!(texts, "column-rank"), rank.to_string())),
        None => lines.extend([
            (say!(texts, "column-cost"), printing.shown_cost()),
            (say!(texts, "column-copies"), copies),
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
    let differences = shown.differences.iter().map(|one| one.as_str().into());
    let points = listed("", differences);
    let heading = Block::Heading(say!(texts, "page-differs").into());
    points.map_or(Vec::new(), |points| vec![heading, points])
}

fn facts(texts: &Texts, shown: &Shown) -> Vec<(Line, Line)> {
    let printing = shown.card;
    let mut facts: Vec<(Line, Line)> = Vec::new();
    if let Some(copies) = printing.shown_copies() {
        facts.push((say!(texts, "page-copies").into(), copies.into()));
    }
    let origin = texts.say(origin_name(printing.origin));
    facts.push((say!(texts, "page-origin").into(), origin.into()));
    let names = other_names(texts, printing);
    facts.push((say!(texts, "page-names").into(), names.into()));
    if !printing.ours.is_empty() {
        facts.push(ours(texts));
    }
    if !shown.lists.is_empty() {
        let name = |&id: &OfficialDeck| library::deck(id).name(texts.lang());
        let lists = shown.lists.iter().map(name).collect::<Vec<_>>();
        let lists = lists.join(" · ");
        facts.push((say!(texts, "page-lists").into(), lists.into()));
    }
    facts
}

fn ours(texts: &Texts) -> (Line, Line) {
    (OURS.into(), say!(texts, "page-ours").into())
}

fn title(texts: &Texts, printing: &Printing, what: String) -> Block {
    let name = marked_name(printing, texts.lang());
    Block::title(home(printing, name), what)
}

/// A note that the requested edition does not have the card, or is not known to.
fn other_box(texts: &Texts, edition: Edition, shown: Edition) -> Block {
    let asked = texts.say(edition_in(edition));
    let shown = texts.say(edition_in(shown));
    let note = if library::is_known(edition) {
        say!(texts, "note-card-not-in-box", asked, shown)
    } else {
        say!(texts, "note-card-not-known", asked, shown)
    };
    Block::Note(note.into())
}

/// A note that the following is from another edition than requested, if it is.
pub(super) fn other_edition(
    texts: &Texts,
    asked: Option<Edition>,
    shown: Edition,
) -> Option<Block> {
    let asked = texts.say(edition_in(asked?));
    let shown = texts.say(edition_in(shown));
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
