//! What DECK means: an official list, a file, a saved name or a code, tried in this order.

use super::super::Context;
use super::super::args::{EditionWish, TableArgs};
use super::{faults, file};
use crate::failure::{Failure, Fault, quoted};
use crate::library::decks::{base, pool};
use crate::library::find::{Found, find};
use crate::library::fold::fold;
use crate::library::{self, OfficialDeck};
use crate::rules::card::Card;
use crate::rules::code::{self, CodeFault};
use crate::rules::deck::{Change, Deck, DeckPlan, Nine, Pool, adapt};
use crate::rules::draft::Row;
use crate::rules::edition::Edition;
use crate::rules::pick::WishFault;
use crate::rules::table::Players;

/// A deck as it was named, not yet checked.
#[derive(Debug)]
pub struct Named {
    /// The box it is for.
    pub edition: Edition,
    /// Its own number of players, if it has one; whether so many can play, the check tells.
    pub players: Option<u8>,
    pub plan: DeckPlan,
    /// The official list it is, if it is one.
    pub official: Option<&'static library::Deck>,
    /// The name it was saved under.
    pub saved: Option<String>,
}

/// The deck that is named, and what its box offers; from here on the run is about that edition.
pub fn taken(context: &mut Context<'_>, typed: &str) -> Result<(Named, Pool), Failure> {
    let named = named(context, typed)?;
    if context.edition_is_given && context.edition() != named.edition {
        return Err(other_edition(context, typed, named.edition));
    }
    context.edition = EditionWish::One(named.edition);
    let pool = pool(named.edition);
    Ok((named, pool))
}

/// A deck of another edition than the one asked for is a slip of the hand.
pub fn other_edition(context: &Context<'_>, typed: &str, edition: Edition) -> Failure {
    let (shown, edition) = (
        quoted(typed),
        context.say(&format!("edition-{}", edition.id())),
    );
    let values = [("deck", (&shown).into()), ("edition", (&edition).into())];
    if context.edition_is_given {
        let fault = Fault::told("bad-value", context.texts, "error-deck-edition", &values);
        return Failure::no(vec![fault.at("--edition")]);
    }
    Failure::no(vec![Fault::told(
        "bad-value",
        context.texts,
        "error-deck-other-box",
        &values,
    )])
}

/// The deck that is named.
pub fn named(context: &Context<'_>, typed: &str) -> Result<Named, Failure> {
    if let Some(id) = official_named(typed) {
        return Ok(list(id));
    }
    if typed == "-" || typed.contains(['/', '\\']) || file::is_named_like_one(typed) {
        return file::parse(context, typed, &file::read(context, typed)?);
    }
    if let Some(store) = context
        .store
        .as_ref()
        .filter(|_| crate::store::is_name(typed))
    {
        match store.read_deck(typed) {
            Ok(Some(text)) => {
                let named = file::parse(
                    context,
                    &store.deck_path(typed).display().to_string(),
                    &text,
                )?;
                return Ok(Named {
                    saved: Some(typed.to_owned()),
                    ..named
                });
            }
            Ok(None) => {}
            Err(_) => return Err(file::unreadable(context, typed)),
        }
    }
    let decoded = code::edition(typed).and_then(|edition| {
        let (players, plan) = code::decode(typed, &pool(edition))?;
        Ok(Named {
            edition,
            players: Some(players.number()),
            plan,
            official: None,
            saved: None,
        })
    });
    match decoded {
        Ok(named) => Ok(named),
        Err(CodeFault::NotACode) => by_beginning(context, typed),
        Err(fault) => {
            let shown = quoted(typed);
            let message = match fault {
                CodeFault::Unknown => "error-code-unknown",
                _ => "error-code-mistyped",
            };
            let values = [("typed", (&shown).into())];
            Err(Failure::no(vec![Fault::told(
                "bad-code",
                context.texts,
                message,
                &values,
            )]))
        }
    }
}

/// The official list of this id or of this name in any language.
pub fn official_named(typed: &str) -> Option<OfficialDeck> {
    let typed = fold(typed);
    library::deck_names()
        .iter()
        .find(|name| name.folded == typed)
        .map(|name| name.of)
}

fn list(id: OfficialDeck) -> Named {
    let deck = library::deck(id);
    let edition = deck.edition;
    Named {
        edition,
        players: None,
        plan: deck.plan(),
        official: Some(deck),
        saved: None,
    }
}

/// Nothing by that name: the beginning of an official list is enough; else the nearest are told.
fn by_beginning(context: &Context<'_>, typed: &str) -> Result<Named, Failure> {
    let found = find(
        library::deck_names(),
        typed,
        context.texts.lang(),
        context.edition(),
    );
    let (message, indices) = match found {
        Found::One(id) => return Ok(list(id)),
        Found::None(indices) if indices.is_empty() => ("error-unknown-deck-none", indices),
        Found::Several(indices) | Found::None(indices) => ("error-unknown-deck-near", indices),
    };
    let labels: Vec<String> = indices
        .iter()
        .map(|&id| library::deck(id))
        .map(|deck| format!("{} ({})", deck.name(context.texts.lang()), deck.id))
        .collect();
    let (shown, labels) = (quoted(typed), labels.join("\n"));
    let values = [("typed", (&shown).into()), ("candidates", (&labels).into())];
    Err(Failure::no(vec![Fault::told(
        "unknown-deck",
        context.texts,
        message,
        &values,
    )]))
}

/// A deck ready for a table: adapted if it is an official list, with what was changed.
#[derive(Debug)]
pub struct Ready {
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// It is an official list.
    pub official: bool,
    /// The cards.
    pub plan: DeckPlan,
    /// Its number of players.
    pub players: Option<u8>,
    /// The deck, if the rules accept it for so many.
    pub deck: Option<Deck>,
    /// What was changed in an official list.
    pub changes: Vec<Change>,
    /// The rules it breaks.
    pub faults: Vec<Fault>,
}

/// What to do to a deck before it is played.
#[derive(Debug, Default)]
pub struct Table<'a> {
    /// `-p`.
    pub players: Option<Players>,
    /// `--characters`.
    pub characters: Option<u8>,
    /// `--with`.
    pub with: &'a [String],
}

/// Adapts an official list, and checks any deck, for the number of players.
pub fn ready(
    context: &Context<'_>,
    pool: &Pool,
    named: Named,
    table: &Table<'_>,
) -> Result<Ready, Failure> {
    let claimed = table.players.map(Players::number).or(named.players);
    let players = claimed.and_then(Players::new);
    let name = match named.official {
        Some(list) => Some(list.name(context.texts.lang()).to_owned()),
        None => named.saved,
    };
    let official = named.official.is_some();
    let mut plan = named.plan;
    let mut changes = Vec::new();
    let mut with = Vec::new();
    for typed in table.with {
        with.push(super::super::card::find(context, typed)?);
    }
    if let (Some(players), Some(count)) = (players, table.characters)
        && matches!(
            (pool.nine(players), count),
            (Nine::Never, 9) | (Nine::Must, 8)
        )
    {
        return Err(faults::wishes(context, &[WishFault::Nine { players }]));
    }
    match (named.official, players) {
        (Some(_), Some(players)) => {
            let nine = table
                .characters
                .map_or(pool.nine(players) == Nine::Must, |count| count == 9);
            (plan, changes) = adapt(&plan, pool, players, nine, &with);
        }
        (None, _)
            if table
                .characters
                .is_some_and(|count| usize::from(count) != plan.characters.len()) =>
        {
            let count = plan.characters.len();
            let values = [("count", count.into())];
            let fault = Fault::told(
                "bad-value",
                context.texts,
                "error-characters-fixed",
                &values,
            );
            return Err(Failure::no(vec![fault.at("--characters")]));
        }
        _ => {}
    }
    let used = |card: &Card| {
        changes.iter().any(|change| match change {
            Change::Replaced { new, .. } | Change::Added { card: new } => new == card,
            Change::Dropped { .. } => false,
        })
    };
    if let Some(idle) = with.iter().find(|card| !used(card)) {
        let name = context.card_name(idle);
        let values = [("card", (&name).into())];
        let fault = Fault::told("bad-value", context.texts, "error-with-idle", &values);
        return Err(Failure::no(vec![fault.at("--with")]));
    }
    let Some(count) = claimed else {
        return Ok(Ready {
            name,
            official,
            plan,
            players: claimed,
            deck: None,
            changes,
            faults: Vec::new(),
        });
    };
    let (deck, faults) = match plan.check(pool, count) {
        Ok(deck) => (Some(deck), Vec::new()),
        Err(wrong) => (None, faults::all(context, &wrong)),
    };
    Ok(Ready {
        name,
        official,
        plan,
        players: claimed,
        deck,
        changes,
        faults,
    })
}

/// A deck that can be played: for so many as are given, or as it says itself.
pub struct Playable {
    /// What it is called, if it has a name.
    pub name: Option<String>,
    pub deck: Deck,
    /// What was changed in an official list.
    pub changes: Vec<Change>,
}

/// The deck for an evening: the one that is named, else the first game, and in an older box the
/// base game; or the faults that say why it cannot be played.
pub fn at_table(context: &mut Context<'_>, args: &TableArgs) -> Result<Playable, Failure> {
    let named = match (&args.deck, pool(context.edition())) {
        (Some(typed), _) => Some(taken(context, typed)?),
        (None, pool) if pool.rulebook.deck_size.is_some() => {
            Some((named(context, "first-game")?, pool))
        }
        (None, _) => None,
    };
    if let Some(players) = args.players {
        draft_rows(context, players, args.characters)?;
    }
    let Some((named, pool)) = named else {
        return base_game(context, args);
    };
    let table = Table {
        players: args.players,
        characters: args.characters,
        with: &[],
    };
    let ready = ready(context, &pool, named, &table)?;
    match ready.deck {
        Some(deck) => Ok(Playable {
            name: ready.name,
            deck,
            changes: ready.changes,
        }),
        None if ready.players.is_none() => Err(context.nothing_to_ask("error-players-missing")),
        None => Err(Failure::no(ready.faults)),
    }
}

/// The base game of an older box.
fn base_game(context: &Context<'_>, args: &TableArgs) -> Result<Playable, Failure> {
    let Some(players) = args.players else {
        return Err(context.nothing_to_ask("error-players-missing"));
    };
    // The table with the fewest characters is the usual one.
    let row = draft_rows(context, players, args.characters)?[0];
    let pool = pool(context.edition());
    let deck = base(&pool, players, row.characters.into()).check(&pool, players);
    let deck = deck.map_err(|wrong| Failure::no(faults::all(context, &wrong)))?;
    Ok(Playable {
        name: None,
        deck,
        changes: Vec::new(),
    })
}

/// The possible tables of so many players with so many characters, or the fault that there is none.
pub fn draft_rows(
    context: &Context<'_>,
    players: Players,
    characters: Option<u8>,
) -> Result<Vec<&'static Row>, Failure> {
    let edition = context.edition();
    let rows: Vec<&Row> = edition
        .rulebook()
        .draft
        .iter()
        .filter(|row| row.players == players)
        .collect();
    let fits: Vec<String> = rows.iter().map(|row| row.characters.to_string()).collect();
    let wanted = |row: &&&Row| characters.is_none_or(|count| count == row.characters);
    let rows: Vec<&Row> = rows.iter().filter(wanted).copied().collect();
    match characters {
        Some(count) if rows.is_empty() => {
            let edition = context.say(&format!("edition-{}", edition.id()));
            let fits = fits.join(", ");
            let values = [
                ("players", players.into()),
                ("count", count.into()),
                ("edition", (&edition).into()),
                ("fits", (&fits).into()),
            ];
            let name = "error-character-count";
            let fault = Fault::told("character-count", context.texts, name, &values);
            Err(Failure::no(vec![fault.at("--characters")]))
        }
        _ => Ok(rows),
    }
}
