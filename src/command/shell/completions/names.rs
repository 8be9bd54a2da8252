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
use crate::rules::edition::Edition;
use crate::safe::is_unsafe;
use crate::texts::Texts;
use crate::{library, say, wording};

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

/// Something that fits.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub text: String,
    pub what: What,
}

/// What it is.
#[derive(Clone, Debug)]
pub enum What {
    /// It speaks for itself.
    Plain,
    Card(&'static Printing),
    /// An official list.
    List,
    SavedDeck,
    Topic,
    Term,
    Play(Box<Play>),
}

/// Has a name in each language, and an id.
#[derive(Clone)]
struct Named {
    names: [&'static str; 4],
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
            let things = [
                cards(app),
                topics(app, Game::Citadels),
                library::terms_of(app.edition())
                    .map(|term| topic(term, app.edition(), What::Term))
                    .collect(),
            ];
            names(app, things.concat(), before, typed)
        }
        Wanted::Deck => {
            let lists = library::decks().iter();
            let lists = lists.filter(|deck| deck.edition == app.edition());
            let lists = lists.map(|deck| Named {
                names: in_each(|lang| deck.name(lang)),
                id: deck.id.id(),
                what: What::List,
            });
            let mut decks = names(app, lists.collect(), before, typed);
            decks.extend(saved_decks(app, typed));
            decks
        }
        Wanted::SavedDeck => saved_decks(app, typed),
        Wanted::Player => plain(players(app, typed)),
        Wanted::Renamed => {
            // The second name may be any; those known are merged with it.
            let (old, new) = typed
                .split_once('=')
                .map_or((None, typed), |(old, new)| (Some(old), new));
            let names = players(app, new).into_iter();
            plain(names.map(|name| match old {
                None => format!("{name}="),
                Some(old) => format!("{old}={name}"),
            }))
        }
        Wanted::Players => {
            let start = typed.rfind(',').map_or(0, |place| place + 1);
            let last = typed[start..].trim_start();
            let before = &typed[..typed.len() - last.len()];
            let is_there = |name: &String| before.split(',').any(|one| is_same(one.trim(), name));
            let names = players(app, last).into_iter();
            let names = names.filter(|name| !is_there(name));
            plain(names.map(|name| format!("{before}{name}")))
        }
        Wanted::Play => {
            let plays = latest(app).into_iter();
            let plays = plays.filter(|play| play.id.to_string().starts_with(typed));
            let plays = plays.map(|play| Candidate {
                text: play.id.to_string(),
                what: What::Play(Box::new(play)),
            });
            plays.collect()
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
            None => plain(players(app, typed).iter().map(|name| format!("{name}: "))),
            Some((name, rest)) if !rest.trim().is_empty() => {
                let naming = Naming {
                    lang: app.texts.lang(),
                    edition: app.edition(),
                    deck: None,
                };
                let lines = line::completed(rest, naming).into_iter();
                plain(lines.map(|rest| format!("{name}:{rest}")))
            }
            Some(_) => Vec::new(),
        },
    }
}

fn plain(texts: impl IntoIterator<Item = String>) -> Vec<Candidate> {
    let texts = texts.into_iter();
    let texts = texts.map(|text| Candidate {
        text,
        what: What::Plain,
    });
    texts.collect()
}

fn in_each(name: impl Fn(Language) -> &'static str) -> [&'static str; 4] {
    [Language::En, Language::Fr, Language::Ru, Language::Uk].map(name)
}

/// The cards of the edition, then those only other boxes have.
fn cards(app: &App<'_>) -> Vec<Named> {
    let named = |printing: &'static Printing| Named {
        names: in_each(|lang| printing.name(lang)),
        id: printing.card.id(),
        what: What::Card(printing),
    };
    let cards = Card::all().map(|card| library::nearest_printing(card, app.edition()));
    cards.map(named).collect()
}

fn topic(topic: &'static Topic, edition: Edition, what: What) -> Named {
    Named {
        names: in_each(|lang| topic.title(lang, edition)),
        id: topic.id.id(),
        what,
    }
}

fn topics(app: &App<'_>, game: Game) -> Vec<Named> {
    let edition = app.edition();
    match game {
        Game::Citadels => library::topics_of(edition)
            .map(|one| topic(one, edition, What::Topic))
            .collect(),
        Game::Fortress => library::fortress_topics()
            .iter()
            .map(|one| topic(one, edition, What::Topic))
            .collect(),
    }
}

/// Names of the user's language; ids if one is begun; names of other languages if nothing else
/// begins so.
fn names(app: &App<'_>, mut all: Vec<Named>, before: &[String], typed: &str) -> Vec<Candidate> {
    let lang = app.texts.lang();
    if !is_topic_list(&all) {
        all.sort_by_cached_key(|one| alphabetical(one.names[lang as usize], lang));
    }
    let is_ours = |one: &&Named| match &one.what {
        What::Card(printing) => printing.edition == app.edition(),
        _ => true,
    };
    let named = |ours: bool, language: usize| -> Vec<Candidate> {
        let fitting = all.iter().filter(|one| is_ours(one) == ours);
        let fitting = fitting.filter_map(|one| {
            Some(Candidate {
                text: rest_of(one.names[language], before, typed)?,
                what: one.what.clone(),
            })
        });
        fitting.collect()
    };
    let ids = || -> Vec<Candidate> {
        let ids = all.iter().filter(|one| {
            !typed.is_empty() && before.is_empty() && one.id.starts_with(&typed.to_lowercase())
        });
        let ids = ids.map(|one| Candidate {
            text: one.id.to_owned(),
            what: one.what.clone(),
        });
        ids.collect()
    };
    // `thieves-d` is an id begun, though it also reads as "Thieves' D".
    if typed.contains('-') {
        let mut found = named(true, lang as usize);
        let typed = typed.to_lowercase();
        found.retain(|one| one.text.to_lowercase().starts_with(&typed));
        found.extend(ids());
        if !found.is_empty() {
            return found;
        }
    }
    let mut found = named(true, lang as usize);
    if found.is_empty() {
        found = ids();
    }
    // `wall` is in "Great Wall".
    let word = format!(" {}", fold(typed));
    if found.is_empty() && word.len() > 1 && before.is_empty() {
        let ours = all.iter().filter(is_ours);
        let ours = ours.filter(|one| fold(one.names[lang as usize]).contains(&word));
        found.extend(ours.map(|one| Candidate {
            text: one.names[lang as usize].to_owned(),
            what: one.what.clone(),
        }));
    }
    let others = (0..4).filter(|other| *other != lang as usize);
    for (ours, language) in std::iter::once((false, lang as usize))
        .chain(others.clone().map(|other| (true, other)))
        .chain(others.map(|other| (false, other)))
    {
        if found.is_empty() && !typed.is_empty() {
            found = named(ours, language);
        }
    }
    found
}

/// Topics stay in reading order.
fn is_topic_list(all: &[Named]) -> bool {
    all.iter().all(|one| matches!(one.what, What::Topic))
}

/// The rest of a name after these words, if it goes on as typed: after `great`, `w` is `Wall`.
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
    let names = names.into_iter().flatten();
    let fitting = names.filter(|name| begins(name, typed));
    let fitting = fitting.map(|text| Candidate {
        text,
        what: What::SavedDeck,
    });
    fitting.collect()
}

/// Can it be a line of its own, and shown on a terminal?
pub fn is_safe(text: &str) -> bool {
    !text.contains(is_unsafe)
}

/// Empty if the suggestion speaks for itself.
pub fn about(texts: &Texts, what: &What) -> String {
    match what {
        What::Plain => String::new(),
        What::Card(printing) => wording::card::what(texts, printing),
        What::List => say!(texts, "completion-list"),
        What::SavedDeck => say!(texts, "completion-saved"),
        What::Topic => say!(texts, "completion-topic"),
        What::Term => say!(texts, "completion-term"),
        What::Play(play) => {
            let players = play.players.iter().map(|player| player.name.as_str());
            let players: Vec<&str> = players.collect();
            format!("{}: {}", play.date, players.join(", "))
        }
    }
}
