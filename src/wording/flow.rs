//! Shared by all flows: the legend, refusals, leaving.

use crate::fault::{Fault, Field, quoted};
use crate::flow::{Action, Does, Fit};
use crate::fortress::kinds;
use crate::fortress::tile::Edge;
use crate::language::Language;
use crate::library::find::fit;
use crate::library::fold::fold;
use crate::library::{card_names, nearest_printing};
use crate::page::{Block, Key, Page};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::{Id, Texts};
use crate::wording::fault;
use crate::wording::tile::shows;
use crate::{id, page, say};

/// So many keys are in sight; the others are behind `?`.
const IN_SIGHT: usize = 4;

/// The legend: each action with the key printed on the user's keyboard, then where to find the rest.
pub fn legend<I>(texts: &Texts, actions: &[Action<I>]) -> Block {
    let taken = taken(texts, actions);
    let actions = actions.iter().filter(|action| !action.is_quiet);
    let shown = actions.map(|action| {
        let printed = || texts.say_part(action.label, "key");
        let is_undo = action.label == id!("act-undo");
        let (key, shown) = match action.does {
            // A question that is asked at once needs no key.
            Does::Ask { .. } => (None, String::new()),
            Does::Digits(_) | Does::Seats(_) | Does::PickByDigit { .. } | Does::Name { .. } => {
                (None, printed())
            }
            // Backspace undoes everywhere.
            _ if is_undo && taken.contains(&fold(&printed())) => {
                (Some(Key::Back), say!(texts, "key-back"))
            }
            _ => key_of(texts, action.label),
        };
        page::Action {
            id: action.label.name(),
            key,
            shown,
            label: fault::message(texts, action.label, &action.fields),
            is_undo,
            is_more: false,
        }
    });
    let mut shown: Vec<page::Action> = shown.collect();
    // Enter is always in sight.
    let enter = shown.iter().position(|one| one.key == Some(Key::Enter));
    let in_sight = IN_SIGHT - usize::from(enter.is_some_and(|place| place >= IN_SIGHT));
    for (index, one) in shown.iter_mut().enumerate() {
        one.is_more = index >= in_sight && Some(index) != enter;
    }
    shown.push(key(
        texts,
        id!("act-all-keys"),
        Some(ALL_KEYS),
        "?".to_owned(),
    ));
    Block::Actions(shown)
}

/// The key of an action, and how it is printed.
pub fn key_of(texts: &Texts, label: Id) -> (Option<Key>, String) {
    match texts.say_part(label, "key") {
        key if key == "enter" => (Some(Key::Enter), say!(texts, "key-enter")),
        key if key == "escape" => (Some(Key::Escape), say!(texts, "key-escape")),
        key if key == "back" => (Some(Key::Back), say!(texts, "key-back")),
        key => (key.chars().next().map(|key| Key::typed(key).place()), key),
    }
}

/// The letters that mean a player or begin a name on this screen, before anything else.
fn taken<I>(texts: &Texts, actions: &[Action<I>]) -> Vec<String> {
    let actions = actions.iter().filter(|action| !action.is_quiet);
    let letters = actions.flat_map(|action| match &action.does {
        Does::Seats(seats) => {
            let letters = seats.iter().map(|(seat, _)| seat_letter(texts, *seat));
            letters.collect()
        }
        Does::Name { choices, .. } => {
            let names = choices.iter().map(|(choice, _)| spelled(texts, choice));
            names
                .filter_map(|name| Some(name.chars().next()?.to_string()))
                .collect()
        }
        _ => Vec::new(),
    });
    letters.collect()
}

/// Leaves out of the legend what has a key that now means something else.
pub fn hide_taken<I>(texts: &Texts, actions: &mut [Action<I>]) {
    let taken = taken(texts, actions);
    for action in actions {
        let is_by_key = !matches!(
            action.does,
            Does::Digits(_)
                | Does::Seats(_)
                | Does::PickByDigit { .. }
                | Does::Name { .. }
                | Does::Ask { .. }
        );
        let is_taken = || taken.contains(&fold(&texts.say_part(action.label, "key")));
        action.is_quiet |= is_by_key && action.label != id!("act-undo") && is_taken();
    }
}

/// A key as a letter of such a name.
pub fn letter(key: Key) -> Option<String> {
    let Key::Letter(letter) = key else {
        return None;
    };
    Some(fold(&letter.to_string())).filter(|letter| !letter.is_empty())
}

/// A name as its letters are typed.
pub fn spelled(texts: &Texts, choice: &Field) -> String {
    match choice {
        Field::Card(card, edition) | Field::Candidate(card, edition) => {
            fold(nearest_printing(*card, *edition).name(texts.lang()))
        }
        choice => fold(&fault::field(texts, choice)),
    }
}

/// The key of the list of all keys, and of the look-up.
pub const ALL_KEYS: Key = Key::Letter('?');
pub const LOOK_UP: Key = Key::Letter('/');

/// An action with its key.
pub fn key(texts: &Texts, id: Id, key: Option<Key>, shown: String) -> page::Action {
    page::Action {
        id: id.name(),
        key,
        shown,
        label: texts.say(id),
        is_undo: false,
        is_more: false,
    }
}

/// All keys of a page, each on a line.
pub fn all_keys(texts: &Texts, page: &Page) -> Page {
    let legends = page.blocks().iter().filter_map(|block| match block {
        Block::Actions(legend) => Some(legend),
        _ => None,
    });
    let keys = legends
        .flatten()
        .filter(|action| action.key != Some(ALL_KEYS));
    let keys = keys.map(|action| (action.shown.clone(), action.label.clone()));
    let everywhere = [
        ("/".to_owned(), say!(texts, "act-look-up")),
        ("PgUp PgDn".to_owned(), say!(texts, "act-scroll")),
    ];
    let keys = keys
        .filter(|(shown, _)| !shown.is_empty())
        .chain(everywhere);
    let keys = keys.map(|(shown, label)| (shown.into(), label.into()));
    Page::new(vec![
        Block::title(say!(texts, "all-keys"), ""),
        Block::Facts(keys.collect()),
        back(texts),
    ])
}

/// The legend of a page over another one, which any key closes.
pub fn back(texts: &Texts) -> Block {
    Block::Actions(vec![return_key(texts)])
}

pub fn return_key(texts: &Texts) -> page::Action {
    key(texts, id!("act-return"), None, say!(texts, "key-any"))
}

/// The letter of a seat, in the alphabet of the language.
pub fn seat_letter(texts: &Texts, seat: usize) -> String {
    say!(texts, "key-seats")
        .chars()
        .nth(seat)
        .map_or(String::new(), String::from)
}

/// All players with their letters.
pub fn lettered(texts: &Texts, names: &[String]) -> Block {
    let players = names.iter().enumerate();
    let players =
        players.map(|(seat, name)| (seat_letter(texts, seat).into(), quoted(name).into()));
    Block::Facts(players.collect())
}

/// What can be chosen from a list, with details that help to choose.
pub fn choice(texts: &Texts, field: &Field) -> String {
    let name = fault::field(texts, field);
    match field {
        Field::Card(card, edition) => {
            let printing = nearest_printing(*card, *edition);
            let reminder = super::card::reminder(texts, *card, printing);
            format!("{name}. {reminder}")
        }
        _ => name,
    }
}

/// A fault, with what to do about it.
pub fn refusal(texts: &Texts, fault: &Fault) -> String {
    let worded = fault::fault(texts, fault);
    format!("{} {}", worded.message, worded.advice)
}

/// The page of a screen with the last refusal, and its legend right below.
pub fn screen<I>(
    texts: &Texts,
    mut page: Page,
    refused: Option<&Fault>,
    actions: &[Action<I>],
) -> Page {
    page.extend(refused.map(|fault| Block::Note(refusal(texts, fault).into())));
    page.push(legend(texts, actions));
    page
}

/// The last steps are not saved, why, and that one can continue.
pub fn unsaved(texts: &Texts, fault: &Fault) -> Block {
    Block::Note(say!(texts, "flow-unsaved", fault = refusal(texts, fault)).into())
}

/// Does the typed text match this choice? A card matches by its names in all languages, allowing
/// typos.
pub fn fits(texts: &Texts, typed: &str, choice: &Field) -> Option<Fit> {
    match choice {
        Field::Card(card, edition) | Field::Candidate(card, edition) => {
            card_fit(*card, typed, texts.lang(), *edition)
        }
        Field::Tile(id) => tile_fit(texts, id, typed),
        Field::Phrase(_, fields) if is_cost(typed, fields) => Fit::plain(true),
        // How many are left is not its name.
        Field::Phrase(_, fields) => {
            let mut named = fields
                .iter()
                .filter(|(_, one)| !matches!(one, Field::Number(_)));
            named.find_map(|(_, one)| fits(texts, typed, one))
        }
        _ => {
            let (typed, choice) = (typed.trim().to_lowercase(), fault::field(texts, choice));
            let choice = choice.to_lowercase();
            let mut words = choice.split_whitespace();
            Fit::plain(words.any(|word| word.starts_with(&typed)))
        }
    }
}

fn is_cost(typed: &str, fields: &[(&str, Field)]) -> bool {
    let cost = typed.trim().parse().map(Field::Number);
    cost.is_ok_and(|cost| fields.contains(&("cost", cost)))
}

/// "Really leave?", and what that means: unsaved steps are lost. Enter confirms.
pub fn leaving(texts: &Texts, why: Id, unsaved: Option<&Fault>) -> Page {
    let enter = say!(texts, "key-enter");
    Page::new(vec![
        Block::title(say!(texts, "leave"), ""),
        Block::Text(left(texts, why, unsaved).into()),
        Block::Actions(vec![
            key(texts, id!("act-leave-now"), Some(Key::Enter), enter),
            key(texts, id!("act-stay"), None, say!(texts, "key-any")),
        ]),
    ])
}

/// What leaving means: what is saved and how to continue, or that the last steps are lost.
pub fn left(texts: &Texts, why: Id, unsaved: Option<&Fault>) -> String {
    match unsaved {
        Some(fault) => say!(texts, "leave-unsaved", fault = refusal(texts, fault)),
        None => texts.say(why),
    }
}

/// How well the typed text matches a kind of tile: its letter, its sides in any rotation, or the
/// words that describe it.
fn tile_fit(texts: &Texts, id: &str, typed: &str) -> Option<Fit> {
    let typed = typed.trim().to_lowercase();
    let kind = kinds::find(id)?;
    // Keys are places on the keyboard: the letter is found without changing the layout.
    let latin = typed
        .chars()
        .map(|letter| match Key::typed(letter).place() {
            Key::Letter(letter) => letter,
            _ => letter,
        });
    let is_letter = |typed: &str| id.eq_ignore_ascii_case(typed);
    let by_sides = kinds::by_sides(&typed).unwrap_or_default();
    let begun: Option<String> = typed
        .chars()
        .map(|letter| Edge::from_letter(letter).map(Edge::letter))
        .collect();
    let is_begun = |begun: &String| (0..4).any(|turn| kind.letters(turn).starts_with(begun));
    let (shown, wanted) = (fold(&shows(texts, id)), fold(&typed));
    let is_shown = |word: &str| shown.split_whitespace().any(|one| one.starts_with(word));
    // A sign such as < is a key, not a word.
    let is_word = !wanted.is_empty();
    let (near, _) = [
        (5, is_letter(&typed)),
        (4, by_sides.iter().any(|(one, _)| one.id == id)),
        (3, is_letter(&latin.collect::<String>())),
        (2, is_word && shown.starts_with(&wanted)),
        (1, is_word && wanted.split_whitespace().all(is_shown)),
        (0, begun.as_ref().is_some_and(is_begun)),
    ]
    .into_iter()
    .find(|(_, fits)| *fits)?;
    let because = None;
    Some(Fit { near, because })
}

/// How well the typed text matches a card, and by which name if that is not shown.
pub fn card_fit(card: Card, typed: &str, lang: Language, edition: Edition) -> Option<Fit> {
    let (near, other) = fit(card_names(), card, typed, lang)?;
    let name = |other| nearest_printing(card, edition).name(other).to_owned();
    let because = other.map(name);
    Some(Fit { near, because })
}
