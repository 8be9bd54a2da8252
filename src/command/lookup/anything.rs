//! `citadels WORDS`, and the look-up over every screen: any words, without a command. One card's
//! name is that card, several are their rulings, the title of a rules page is that page; anything
//! else is asked.

use crate::app::App;
use crate::command::lookup::{ask, card, rule, ruling};
use crate::fault;
use crate::fault::{Faults, typed};
use crate::files::read::name::{cards, cards_and_states};
use crate::library::find::{Found, Name, begins_name, find};
use crate::library::fold::fold;
use crate::library::{Game, card_names, nearest_printing, printing, topic_names};
use crate::page::{Block, Line, Page};
use crate::rules::card::Card;
use crate::texts::Texts;
use crate::wording::card::{home, reminder, what};

/// The command that answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    Card,
    Ruling,
    Rule,
    Ask,
}

/// How the words name it, the surest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    /// By a whole name.
    Whole,
    /// By how a name begins, or by several names.
    Begun,
    /// With typos, or as a question.
    Guessed,
}

/// What the words ask for; none if they mean nothing.
pub fn meant(app: &App<'_>, words: &str) -> Option<(Door, Named)> {
    let (lang, edition, folded) = (app.texts.lang(), app.edition(), fold(words));
    if folded.is_empty() {
        return None;
    }
    if is_whole(words) {
        return Some((Door::Card, Named::Whole));
    }
    if topic_names(Game::Citadels)
        .iter()
        .any(|name| name.is(&folded))
    {
        return Some((Door::Rule, Named::Whole));
    }
    let asked = || (Door::Ask, Named::Guessed);
    // Not a name, whatever words it has.
    if words.contains('?') {
        return Some(asked());
    }
    let is_one_word = !folded.contains(' ');
    match find(card_names(), words, lang, edition) {
        Found::One(card) => {
            let named = if begins_name(card_names(), card, words) {
                Named::Begun
            } else {
                Named::Guessed
            };
            return Some((Door::Card, named));
        }
        // It is asked which of them.
        Found::Several(_) if is_one_word => return Some((Door::Card, Named::Begun)),
        _ => {}
    }
    let names = split(words);
    let are_several = names.len() > 1 && are_cards(app, &names);
    if are_several || cards_and_states(&names, lang, edition).is_some() {
        return Some((Door::Ruling, Named::Begun));
    }
    if !is_one_word {
        return Some(asked());
    }
    // A single word that no text has is no question.
    let answer = ask::answer(app, &question(words)).ok()?;
    (answer.sure || !answer.off_topic && !answer.answers.is_empty()).then(asked)
}

/// Is it the whole name of a card?
fn is_whole(words: &str) -> bool {
    let folded = fold(words);
    card_names().iter().any(|name| name.is(&folded))
}

/// Between the names of cards: `thief and witch`, `вор и ведьма`.
const BETWEEN: [&str; 20] = [
    "a", "an", "and", "avec", "et", "la", "le", "les", "of", "the", "un", "une", "vs", "with", "и",
    "з", "й", "с", "та", "і",
];

/// The words that may name cards.
pub fn split(words: &str) -> Vec<String> {
    let words = words.split(|c: char| c.is_whitespace() || ",;+&·/".contains(c));
    let words = words.filter(|word| !fold(word).is_empty());
    let words = words.filter(|word| !BETWEEN.contains(&word.to_lowercase().as_str()));
    words.map(str::to_owned).collect()
}

/// Does every word name a card or a state? A short word does only if it is in a card's name: `can`
/// begins one too.
fn are_cards(app: &App<'_>, words: &[String]) -> bool {
    let (lang, edition) = (app.texts.lang(), app.edition());
    let is_in = |name: &Name<Card>, word: &str| name.folded().split(' ').any(|one| one == word);
    let is_name = |word: &String| {
        let word = fold(word);
        word.chars().count() > 3 || card_names().iter().any(|name| is_in(name, &word))
    };
    !words.is_empty()
        && words.iter().all(is_name)
        && (cards_and_states(words, lang, edition).is_some() || cards(words, lang, edition).is_ok())
}

fn question(words: &str) -> ask::Request {
    ask::Request {
        question: vec![words.to_owned()],
    }
}

/// What answers the words.
///
/// # Errors
///
/// Nothing does, or several cards have that name.
pub fn page(app: &App<'_>, words: &str) -> Result<Page, Faults> {
    let (texts, typed_words) = (app.texts, vec![words.to_owned()]);
    let door = meant(app, words).map_or(Door::Ask, |(door, _)| door);
    Ok(match door {
        Door::Card => {
            let request = card::Request {
                words: typed_words,
                ..card::Request::default()
            };
            let answer = card::answer(app, &request)?;
            card::page(texts, &answer, &request, app.editions)
        }
        Door::Ruling => of_cards(app, split(words))?,
        Door::Rule => {
            let request = rule::Request { topic: typed_words };
            let answer = rule::answer(app, Game::Citadels, &request)?;
            rule::page(texts, &answer, app.edition())
        }
        Door::Ask => {
            let answer = ask::answer(app, &question(words))?;
            if answer.answers.is_empty() || answer.off_topic {
                let typed = typed(words);
                return Err(fault!(NothingFound, "error-off-topic", typed).into());
            }
            if answer.sure {
                ask::page(texts, &answer, app.edition())
            } else {
                nearest(texts, &answer)
            }
        }
    })
}

/// The answer to a question that is sure: the others it found can be opened from it.
pub fn answered(app: &App<'_>, words: &str) -> Option<ask::Answer> {
    let (door, _) = meant(app, words)?;
    let answer = (door == Door::Ask).then(|| ask::answer(app, &question(words)));
    answer?.ok().filter(|answer| answer.sure)
}

fn of_cards(app: &App<'_>, words: Vec<String>) -> Result<Page, Faults> {
    let request = ruling::Request { cards: words };
    let asked = ruling::Asked::read(app, &request)?;
    let answer = ruling::answer(app, &asked);
    Ok(ruling::page(app.texts, &answer, &asked, app.editions))
}

/// The nearest questions with their answers.
fn nearest(texts: &Texts, answer: &ask::Answer) -> Page {
    let near = answer.answers.iter().map(|settled| {
        let (title, text) = match settled.by.said() {
            Ok(said) => (said.title.clone(), &said.text),
            Err(ruling) => (String::new(), &ruling.text),
        };
        let asked = settled.asked.map(|asked| ask::as_sentence(texts, asked));
        let points = vec![Line::from(text.as_str())];
        Block::sourced(asked.unwrap_or(title), points)
    });
    Page::new(near.collect())
}

/// The most cards that are listed while a name is typed.
const LISTED: usize = 8;

/// The best answer to words that are still being typed, asked at every key: the cards whose names
/// begin so, or the answer as soon as only one does. Tonight's cards come first; without words they
/// are listed. Empty if nothing fits.
pub fn so_far(app: &App<'_>, words: &str, tonight: &[Card]) -> Page {
    let folded = fold(words);
    if folded.is_empty() {
        return listed(app, tonight);
    }
    let found = beginning(app, words, tonight);
    if found.len() > 1 && !is_whole(words) {
        return listed(app, &found);
    }
    // `thief wi`
    if found.is_empty()
        && let Some((last, before)) = split(words).split_last()
        && are_cards(app, before)
        && let found = beginning(app, last, tonight)
        && !found.is_empty()
        && !is_whole(last)
    {
        return with_each(app, before, &found);
    }
    page(app, words).unwrap_or_default()
}

/// The cards whose names begin so, best first; with a typo or two if there are none.
fn beginning(app: &App<'_>, words: &str, tonight: &[Card]) -> Vec<Card> {
    let (lang, edition, folded) = (app.texts.lang(), app.edition(), fold(words));
    let begun = card_names().iter();
    let begun = begun.filter(|name| name.has_word_beginning(&folded));
    let mut found: Vec<(Card, bool, bool)> = begun
        .map(|name| {
            let is_other = name.lang.is_some_and(|of| of != lang);
            (name.of, is_other, !name.folded().starts_with(&folded))
        })
        .collect();
    if found.is_empty() {
        return match find(card_names(), words, lang, edition) {
            Found::One(card) => vec![card],
            Found::Several(cards) => cards,
            Found::None(_) => Vec::new(),
        };
    }
    // A name in another language counts if there is none in this one.
    let has_ours = found.iter().any(|(_, is_other, _)| !is_other);
    found.retain(|(card, is_other, _)| !(has_ours && *is_other) || tonight.contains(card));
    found.sort_by_key(|&(card, is_other, is_later)| {
        let is_elsewhere = printing(card, edition).is_none();
        (
            !tonight.contains(&card),
            is_elsewhere,
            is_other,
            is_later,
            card,
        )
    });
    let mut cards: Vec<Card> = Vec::new();
    for (card, ..) in found {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards
}

/// Each card with what it does.
fn listed(app: &App<'_>, cards: &[Card]) -> Page {
    if cards.is_empty() {
        return Page::default();
    }
    let facts = cards.iter().take(LISTED).map(|&card| {
        let printing = nearest_printing(card, app.edition());
        let name = home(printing, printing.name(app.texts.lang()).to_owned());
        let mut said = reminder(app.texts, card, printing);
        if said.is_empty() {
            said = what(app.texts, printing);
        }
        (name.into(), said.into())
    });
    Page::new(vec![Block::Facts(facts.collect())])
}

/// The rulings of these cards with the first that begins so, and which others do.
fn with_each(app: &App<'_>, before: &[String], found: &[Card]) -> Page {
    let with = |card: &Card| {
        let words = before.iter().cloned().chain([card.id().to_owned()]);
        of_cards(app, words.collect()).unwrap_or_default()
    };
    let mut page = found.first().map(with).unwrap_or_default();
    let others = listed(app, &found[1..]);
    page.extend(Vec::from(others));
    page
}
