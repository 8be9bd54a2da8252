//! What can stand at a place of the command line and begins as typed, for the Tab key of a shell.
//! Whatever is wrong with the user's files, they are only not suggested.

use crate::app::App;
use crate::files::Store;
use crate::files::log::Play;
use crate::files::read::line;
use crate::files::read::name::Naming;
use crate::language::Language;
use crate::library::fold::{alphabetical, fold};
use crate::library::players::{is_same, key};
use crate::library::{Game, Printing, Topic};
use crate::rules::card::Card;
use crate::safe::is_unsafe;
use crate::texts::{Id, Texts};
use crate::{id, library, wording};
use enum_map::EnumMap;
use strum::IntoEnumIterator;

/// What is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Card,
    /// An official list or a saved deck.
    Deck,
    SavedDeck,
    Topic(Game),
    /// Something to search for: a card, a topic, a term.
    Thing,
    Player,
    /// Players, separated by commas.
    Players,
    /// A player and another name: `Ann=Anna`.
    Renamed,
    Play,
    Location,
    /// A player with a city: `Anton: castle, tavern`.
    ScoreLine,
}

/// Something that fits, and what it is.
pub type Candidate = (String, What);

/// What something is.
#[derive(Clone, Debug)]
pub enum What {
    Card(&'static Printing),
    /// A message says it.
    Said(Id),
    /// Empty if it speaks for itself.
    Text(String),
}

/// Has a name in each language, and an id.
#[derive(Clone)]
struct Named {
    names: EnumMap<Language, &'static str>,
    id: &'static str,
    what: What,
}

/// What fits after these words of the same argument, beginning as typed.
pub fn answer(app: &App<'_>, wanted: Wanted, before: &[String], typed: &str) -> Vec<Candidate> {
    match wanted {
        Wanted::Card => names(app, cards(app), before, typed),
        Wanted::Topic(game) => names(app, topics(app, game), before, typed),
        Wanted::Thing if typed.is_empty() => Vec::new(),
        Wanted::Thing => {
            let mut things = cards(app);
            things.extend(topics(app, Game::Citadels));
            let terms = library::terms_of(app.edition());
            things.extend(terms.map(|term| topic(app, term, id!("completion-term"))));
            names(app, things, before, typed)
        }
        Wanted::Deck => {
            let lists = library::decks().iter();
            let lists = lists.filter(|deck| deck.edition == app.edition());
            let lists = lists.map(|deck| Named {
                names: EnumMap::from_fn(|lang| deck.name(lang)),
                id: deck.id.id(),
                what: What::Said(id!("completion-list")),
            });
            let mut decks = names(app, lists.collect(), before, typed);
            decks.extend(saved_decks(app, typed));
            decks
        }
        Wanted::SavedDeck => saved_decks(app, typed),
        Wanted::Player => plain(players(app, typed)),
        // The second name may be any; those known are merged with it.
        Wanted::Renamed => plain(match typed.split_once('=') {
            None => map(players(app, typed), |name| format!("{name}=")),
            Some((old, new)) => map(players(app, new), |name| format!("{old}={name}")),
        }),
        Wanted::Players => {
            let start = typed.rfind(',').map_or(0, |place| place + 1);
            let last = typed[start..].trim_start();
            let before = &typed[..typed.len() - last.len()];
            let is_there = |name: &str| before.split(',').any(|one| is_same(one.trim(), name));
            let mut names = players(app, last);
            names.retain(|name| !is_there(name));
            plain(map(names, |name| format!("{before}{name}")))
        }
        Wanted::Play => {
            let mut plays = latest(app);
            plays.retain(|play| play.id.to_string().starts_with(typed));
            let about = |play: &Play| {
                let players: Vec<&str> = play.players.iter().map(|one| &*one.name).collect();
                format!("{}: {}", play.date, players.join(", "))
            };
            let plays = plays.iter();
            plays
                .map(|play| (play.id.to_string(), What::Text(about(play))))
                .collect()
        }
        Wanted::Location => {
            let mut places: Vec<String> = Vec::new();
            for place in latest(app).into_iter().filter_map(|play| play.location) {
                if begins(&place, typed) && !places.contains(&place) {
                    places.push(place);
                }
            }
            plain(places)
        }
        Wanted::ScoreLine => match typed.split_once(':') {
            None => plain(map(players(app, typed), |name| format!("{name}: "))),
            Some((_, rest)) if rest.trim().is_empty() => Vec::new(),
            Some((name, rest)) => {
                let naming = Naming {
                    lang: app.texts.lang(),
                    edition: app.edition(),
                    deck: None,
                };
                plain(map(line::completed(rest, naming), |rest| {
                    format!("{name}:{rest}")
                }))
            }
        },
    }
}

fn map(texts: Vec<String>, change: impl Fn(String) -> String) -> Vec<String> {
    texts.into_iter().map(change).collect()
}

fn plain(texts: Vec<String>) -> Vec<Candidate> {
    let candidate = |text| (text, What::Text(String::new()));
    texts.into_iter().map(candidate).collect()
}

/// The cards of the edition, then those only other boxes have.
fn cards(app: &App<'_>) -> Vec<Named> {
    let named = |printing: &'static Printing| Named {
        names: EnumMap::from_fn(|lang| printing.name(lang)),
        id: printing.card.id(),
        what: What::Card(printing),
    };
    let cards = Card::all().map(|card| library::nearest_printing(card, app.edition()));
    cards.map(named).collect()
}

fn topic(app: &App<'_>, topic: &'static Topic, what: Id) -> Named {
    Named {
        names: EnumMap::from_fn(|lang| topic.title(lang, app.edition())),
        id: topic.id.id(),
        what: What::Said(what),
    }
}

const TOPIC: Id = id!("completion-topic");

fn topics(app: &App<'_>, game: Game) -> Vec<Named> {
    let named = |one| topic(app, one, TOPIC);
    match game {
        Game::Citadels => library::topics_of(app.edition()).map(named).collect(),
        Game::Fortress => library::fortress_topics().iter().map(named).collect(),
    }
}

/// Names of the user's language; ids if one is begun; names of other languages if nothing else
/// begins so.
fn names(app: &App<'_>, mut all: Vec<Named>, before: &[String], typed: &str) -> Vec<Candidate> {
    let lang = app.texts.lang();
    // Topics stay in reading order.
    if !all.iter().all(|one| matches!(one.what, What::Said(TOPIC))) {
        all.sort_by_cached_key(|one| alphabetical(one.names[lang], lang));
    }
    let is_ours = |one: &&Named| match &one.what {
        What::Card(printing) => printing.edition == app.edition(),
        _ => true,
    };
    let named = |ours: bool, language: Language| -> Vec<Candidate> {
        let fitting = all.iter().filter(|one| is_ours(one) == ours);
        let rest = |one: &Named| rest_of(one.names[language], before, typed);
        fitting
            .filter_map(|one| Some((rest(one)?, one.what.clone())))
            .collect()
    };
    let begun = typed.to_lowercase();
    let ids = || -> Vec<Candidate> {
        let is_begun = |id: &str| !begun.is_empty() && before.is_empty() && id.starts_with(&begun);
        let ids = all.iter().filter(|one| is_begun(one.id));
        ids.map(|one| (one.id.to_owned(), one.what.clone()))
            .collect()
    };
    let mut found = named(true, lang);
    // `thieves-d` is an id begun, though it also reads as "Thieves' D".
    if typed.contains('-') {
        let is_exact = |(text, _): &&Candidate| text.to_lowercase().starts_with(&begun);
        let exact = found.iter().filter(is_exact).cloned();
        let exact: Vec<Candidate> = exact.chain(ids()).collect();
        if !exact.is_empty() {
            return exact;
        }
    }
    if found.is_empty() {
        found = ids();
    }
    // `wall` is in "Great Wall".
    let word = format!(" {}", fold(typed));
    if found.is_empty() && word.len() > 1 && before.is_empty() {
        let ours = all.iter().filter(is_ours);
        let ours = ours.filter(|one| fold(one.names[lang]).contains(&word));
        found.extend(ours.map(|one| (one.names[lang].to_owned(), one.what.clone())));
    }
    let others = || Language::iter().filter(|other| *other != lang);
    let rest = [(false, lang)].into_iter();
    let rest = rest.chain(others().map(|other| (true, other)));
    for (ours, language) in rest.chain(others().map(|other| (false, other))) {
        if found.is_empty() && !typed.is_empty() {
            found = named(ours, language);
        }
    }
    found
}

/// The rest of a name after these words, if it continues as typed: after `great`, `w` is `Wall`.
fn rest_of(name: &str, before: &[String], typed: &str) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let folded = fold(&before.join(" "));
    let taken = (0..words.len()).find(|&count| fold(&words[..count].join(" ")) == folded)?;
    let rest = words[taken..].join(" ");
    begins(&rest, typed).then_some(rest)
}

fn begins(name: &str, typed: &str) -> bool {
    let folded = fold(typed);
    typed.trim().is_empty() || !folded.is_empty() && fold(name).starts_with(&folded)
}

/// The latest plays, newest first; none if the log can't be read.
fn latest(app: &App<'_>) -> Vec<Play> {
    let plays = app.plays().unwrap_or_default().plays;
    plays.into_iter().rev().collect()
}

fn players(app: &App<'_>, typed: &str) -> Vec<String> {
    let names = app.known_players().into_iter();
    let fits = |name: &String| typed.is_empty() || key(name).starts_with(&key(typed));
    names.filter(fits).collect()
}

fn saved_decks(app: &App<'_>, typed: &str) -> Vec<Candidate> {
    let names = app.store.as_ref().map(Store::deck_names);
    let mut names = names.unwrap_or_default();
    names.retain(|name| begins(name, typed));
    let saved = What::Said(id!("completion-saved"));
    names
        .into_iter()
        .map(|name| (name, saved.clone()))
        .collect()
}

/// Can it be a line of its own, and shown on a terminal?
pub fn is_safe(text: &str) -> bool {
    !text.contains(is_unsafe)
}

/// Empty if the suggestion speaks for itself.
pub fn about(texts: &Texts, what: &What) -> String {
    match what {
        What::Card(printing) => wording::card::what(texts, printing),
        What::Said(id) => texts.say(*id),
        What::Text(text) => text.clone(),
    }
}
