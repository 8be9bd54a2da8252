//! What DECK means: an official list, a file, a saved name or a code, tried in this order; and the
//! deck for a number of players, with official lists adapted.

use crate::fault::{Fault, Faults, Field, Place, typed};
use crate::files::Store;
use crate::files::read::fields::Fields;
use crate::files::read::{file, name, refusal};
use crate::language::Language;
use crate::library::decks::{base, pool};
use crate::library::fold::fold;
use crate::library::{OfficialDeck, edition_in, edition_name};
use crate::rules::card::Card;
use crate::rules::deck::code::{self, CodeFault};
use crate::rules::deck::{Change, Deck, DeckFault, DeckPlan, Nine, adapt};
use crate::rules::draft::Row;
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::{fault, id, library};

/// The context for finding a deck.
#[derive(Clone, Copy, Debug)]
pub struct Decks<'a> {
    pub lang: Language,
    /// The edition for a file that names none.
    pub edition: Edition,
    /// The edition was given: a deck for another one is a mistake.
    pub edition_is_given: bool,
    /// Where the user's own are.
    pub saved: Option<&'a Store>,
}

/// The origin of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    List(OfficialDeck),
    File,
    /// The name it was saved under.
    Saved(String),
    Code,
    /// Not named: drawn, built or an older box's base game.
    Unnamed,
}

impl Origin {
    /// The deck's name, if any.
    pub fn name(&self, lang: Language) -> Option<&str> {
        match self {
            Self::List(id) => Some(library::deck(*id).name(lang)),
            Self::Saved(name) => Some(name),
            Self::File | Self::Code | Self::Unnamed => None,
        }
    }
}

/// A deck as named, not yet checked.
#[derive(Clone, Debug)]
pub struct NamedDeck {
    pub edition: Edition,
    /// Its own number of players, if any; the rules check whether it is valid.
    pub players: Option<u8>,
    pub plan: DeckPlan,
    pub origin: Origin,
    /// The date it was saved, as 2026-11-16, if its file has one.
    pub saved: Option<String>,
}

impl NamedDeck {
    /// Does the other one have the same cards, player count and edition?
    pub fn is_same(&self, other: &Self) -> bool {
        let sorted = |named: &Self| {
            let mut cards: Vec<Card> = named.plan.cards().collect();
            cards.sort_unstable();
            cards
        };
        (self.edition, self.players) == (other.edition, other.players)
            && sorted(self) == sorted(other)
    }
}

/// The table a deck is for, as far as specified.
#[derive(Clone, Copy, Debug, Default)]
pub struct Table<'a> {
    pub players: Option<Players>,
    /// Eight or nine.
    pub characters: Option<u8>,
    /// Substitutes in an official list.
    pub with: &'a [String],
}

/// A deck, adapted to a table if it is an official list, and checked.
#[derive(Clone, Debug)]
pub struct FittedDeck {
    pub edition: Edition,
    pub origin: Origin,
    pub plan: DeckPlan,
    /// Changes to an official list.
    pub changes: Vec<Change>,
    /// The player count; none if unknown.
    pub players: Option<u8>,
    /// The deck, or every rule it breaks; none while the player count is unknown.
    pub checked: Option<Result<Deck, Vec<DeckFault>>>,
}

/// A playable deck.
#[derive(Clone, Debug)]
pub struct TableDeck {
    pub deck: Deck,
    pub origin: Origin,
    /// Changes to an official list.
    pub changes: Vec<Change>,
}

impl TableDeck {
    /// Its name or its code.
    pub fn called(&self, lang: Language) -> Option<String> {
        let name = self.origin.name(lang);
        Some(name.map_or_else(|| code_of(&self.deck), str::to_owned))
    }
}

impl Decks<'_> {
    /// The named deck, for any edition.
    ///
    /// # Errors
    ///
    /// There is none, or its file or code is invalid.
    pub fn named(&self, name: &str) -> Result<NamedDeck, Faults> {
        if let Some(id) = official_named(name) {
            return Ok(list(id));
        }
        if name == "-" || name.contains(['/', '\\']) || file::is_named_like_one(name) {
            return self.parse(name, &file::read(name)?);
        }
        if let Some((path, text)) = self.saved.and_then(|saved| saved.find_deck(name)) {
            let text = text.ok_or_else(|| file::unreadable(name))?;
            let origin = Origin::Saved(name.to_owned());
            let named = self.parse(&path, &text)?;
            return Ok(NamedDeck { origin, ..named });
        }
        let fault = match decoded(name) {
            Ok(named) => return Ok(named),
            Err(CodeFault::NotACode) => return self.begun(name),
            Err(CodeFault::Unknown) => fault!(BadCode, "error-code-unknown", typed = typed(name)),
            Err(CodeFault::Mistyped) => fault!(BadCode, "error-code-mistyped", typed = typed(name)),
        };
        Err(fault.into())
    }

    /// The same, when the deck sets the edition: one that contradicts the given edition is refused.
    ///
    /// # Errors
    ///
    /// As [`Self::named`], or it is for another edition.
    pub fn chosen(&self, name: &str) -> Result<NamedDeck, Faults> {
        if self.edition_is_given {
            self.of_edition(name)
        } else {
            self.named(name)
        }
    }

    /// The same, when the edition is fixed.
    ///
    /// # Errors
    ///
    /// As [`Self::named`], or it is for another edition.
    pub fn of_edition(&self, name: &str) -> Result<NamedDeck, Faults> {
        let named = self.named(name)?;
        if named.edition == self.edition {
            return Ok(named);
        }
        let (deck, edition) = (typed(name), edition_name(named.edition));
        let fault = if self.edition_is_given {
            fault!(BadValue, "error-deck-edition", deck, edition).at("--edition")
        } else {
            fault!(BadValue, "error-deck-other-box", deck, edition)
        };
        Err(fault.into())
    }

    /// Nothing has that name: the start of an official list's name is enough.
    fn begun(&self, typed: &str) -> Result<NamedDeck, Faults> {
        match name::find(typed, self.lang, self.edition) {
            Ok(id) => Ok(list(id)),
            // Scripts have never received candidates for decks.
            Err(faults) => Err(Faults {
                candidates: None,
                ..faults
            }),
        }
    }

    /// A deck in TOML or JSON.
    pub fn parse(&self, path: &str, text: &str) -> Result<NamedDeck, Faults> {
        const KNOWN: [&str; 4] = ["edition", "players", "characters", "districts"];
        // Fields that the program itself writes are accepted but not needed.
        const WRITTEN: [&str; 8] = [
            "code", "seed", "balance", "changes", "advice", "went", "came", "saved",
        ];
        let table = file::parse(path, text, id!("error-deck-syntax"))?;
        let root = Place::default();
        let mut fields = Fields::new(id!("error-deck-missing"));
        fields.unknown_besides(&table, &KNOWN, &WRITTEN, &root);
        let edition = fields.choice(&table, "edition", &root);
        let edition = edition.unwrap_or(self.edition);
        // A list without a fixed player count is written with null.
        let players = table.get("players").filter(|players| !players.is_null());
        let players = players.and_then(|value| {
            let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
            if number.is_none() {
                fields.bad_value("players".into(), value, "2–8");
            }
            number
        });
        let mut names = name::Cards::new(self.lang, edition);
        let mut cards = |key: &'static str| -> Vec<Card> {
            if !table.contains_key(key) {
                fields.missing(key.into());
            }
            let mut cards = Vec::new();
            for (index, value) in fields.list(&table, key, &root).iter().enumerate() {
                let place = Place::from(key).index(index);
                let Some(typed) = value.as_str() else {
                    fields.bad_value(place, value, "\"…\"");
                    continue;
                };
                cards.extend(fields.keep(names.find(typed), &place));
            }
            cards
        };
        let plan = DeckPlan {
            characters: cards("characters"),
            districts: cards("districts"),
        };
        let saved = table.get("saved").and_then(|day| day.as_str());
        fields.finish(NamedDeck {
            edition,
            players,
            plan,
            origin: Origin::File,
            saved: saved.filter(|day| is_day(day)).map(str::to_owned),
        })
    }

    /// Adapts an official list to the player count, and checks any deck.
    ///
    /// # Errors
    ///
    /// The requested table does not fit the deck.
    pub fn fitted(&self, named: NamedDeck, table: &Table<'_>) -> Result<FittedDeck, Faults> {
        let NamedDeck {
            edition,
            players: own,
            mut plan,
            origin,
            ..
        } = named;
        let pool = pool(edition);
        let claimed = table.players.map(Players::number).or(own);
        let players = claimed.and_then(Players::new);
        let mut changes = Vec::new();
        let card = |typed: &String| name::card(typed, self.lang, edition);
        let with: Vec<Card> = table.with.iter().map(card).collect::<Result<_, _>>()?;
        let has_nine = table.characters.map(|count| count == 9);
        if let (Some(players), Some(has_nine)) = (players, has_nine) {
            let refused = if has_nine { Nine::Never } else { Nine::Must };
            if pool.nine(players) == refused {
                return Err(refusal::of(&[DeckFault::Nine { players }], edition).into());
            }
        }
        let count = plan.characters.len();
        let is_other = |wish: u8| usize::from(wish) != count;
        if let Origin::List(_) = origin {
            if let Some(players) = players {
                let nine = has_nine.unwrap_or(pool.nine(players) == Nine::Must);
                (plan, changes) = adapt(&plan, &pool, players, nine, &with);
            }
        } else if table.characters.is_some_and(is_other) {
            let fault = fault!(BadValue, "error-characters-fixed", count);
            return Err(fault.at("--characters").into());
        }
        let is_used = |card: &Card| {
            changes.iter().any(|change| match change {
                Change::Replaced { new, .. } | Change::Added { card: new } => new == card,
                Change::Dropped { .. } => false,
            })
        };
        if let Some(idle) = with.iter().find(|card| !is_used(card)) {
            let card = Field::Card(*idle, edition);
            let fault = fault!(BadValue, "error-with-idle", card);
            return Err(fault.at("--with").into());
        }
        Ok(FittedDeck {
            edition,
            origin,
            checked: claimed.map(|players| plan.check(&pool, players)),
            plan,
            changes,
            players: claimed,
        })
    }

    /// The deck for a game night: the named one, otherwise the first game, or an older box's base
    /// game.
    ///
    /// # Errors
    ///
    /// Why it can't be played; a usage fault if the player count is unknown.
    pub fn at_table(&self, name: Option<&str>, table: &Table<'_>) -> Result<TableDeck, Faults> {
        let named = match name {
            Some(name) => Some(self.chosen(name)?),
            None if self.edition.rulebook().holds.deck.is_some() => {
                Some(list(OfficialDeck::FIRST_GAME))
            }
            None => None,
        };
        let edition = named.as_ref().map_or(self.edition, |named| named.edition);
        let rows = |players| rows(edition, players, table.characters);
        let rows = table.players.map(rows).transpose()?;
        match named {
            Some(named) => self.fitted(named, table)?.playable(),
            // The table with the fewest characters is the default.
            None => match rows {
                Some(rows) => base_game(edition, *rows[0]),
                None => Err(players_missing().into()),
            },
        }
    }
}

impl FittedDeck {
    /// A deck that needs no adapting.
    pub fn unnamed(deck: Deck) -> Self {
        Self {
            edition: deck.edition,
            origin: Origin::Unnamed,
            plan: deck.plan(),
            changes: Vec::new(),
            players: Some(deck.players.number()),
            checked: Some(Ok(deck)),
        }
    }

    /// The deck, if it keeps the rules.
    pub fn deck(&self) -> Option<&Deck> {
        self.checked.as_ref()?.as_ref().ok()
    }

    /// The rules it breaks.
    pub fn faults(&self) -> Vec<Fault> {
        match &self.checked {
            Some(Err(faults)) => refusal::of(faults, self.edition),
            Some(Ok(_)) | None => Vec::new(),
        }
    }

    /// The deck to play with.
    ///
    /// # Errors
    ///
    /// The rules it breaks; a usage fault if the player count is unknown.
    pub fn playable(self) -> Result<TableDeck, Faults> {
        match self.checked {
            Some(Ok(deck)) => Ok(TableDeck {
                deck,
                origin: self.origin,
                changes: self.changes,
            }),
            Some(Err(faults)) => Err(refusal::of(&faults, self.edition).into()),
            None => Err(players_missing().into()),
        }
    }
}

fn base_game(edition: Edition, row: Row) -> Result<TableDeck, Faults> {
    let pool = pool(edition);
    let plan = base(&pool, row.players, row.characters.into());
    let deck = plan.check(&pool, row.players);
    let deck = deck.map_err(|faults| refusal::of(&faults, edition))?;
    Ok(TableDeck {
        deck,
        origin: Origin::Unnamed,
        changes: Vec::new(),
    })
}

/// The official list with this id or name in any language.
pub fn official_named(typed: &str) -> Option<OfficialDeck> {
    let typed = fold(typed);
    let mut names = library::deck_names().iter();
    names.find(|name| name.is(&typed)).map(|name| name.of)
}

/// The code of a deck.
///
/// # Panics
///
/// It has none.
pub fn code_of(deck: &Deck) -> String {
    code::encode(deck, &pool(deck.edition)).expect("a deck that keeps the rules has a code")
}

/// The deck for a code.
///
/// # Errors
///
/// Why it is invalid.
pub fn decoded(text: &str) -> Result<NamedDeck, CodeFault> {
    let edition = code::edition(text)?;
    let (players, plan) = code::decode(text, &pool(edition))?;
    Ok(NamedDeck {
        edition,
        players: Some(players.number()),
        plan,
        origin: Origin::Code,
        saved: None,
    })
}

/// 2026-11-16, or the same format.
fn is_day(text: &str) -> bool {
    let mut places = text.bytes().enumerate();
    text.len() == 10
        && places.all(|(place, byte)| match place {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        })
}

fn list(id: OfficialDeck) -> NamedDeck {
    let deck = library::deck(id);
    NamedDeck {
        edition: deck.edition,
        players: None,
        plan: deck.plan(),
        origin: Origin::List(id),
        saved: None,
    }
}

/// The player count is unknown.
pub fn players_missing() -> Fault {
    fault!(Usage, "error-players-missing")
}

/// The possible tables for this many players and characters, at least one.
///
/// # Errors
///
/// There is none.
pub fn rows(
    edition: Edition,
    players: Players,
    characters: Option<u8>,
) -> Result<Vec<&'static Row>, Fault> {
    let mut rows: Vec<&Row> = edition.rulebook().rows(players).collect();
    let Some(count) = characters else {
        return Ok(rows);
    };
    let fits = Field::Listed(rows.iter().map(|row| row.characters.into()).collect());
    rows.retain(|row| row.characters == count);
    if rows.is_empty() {
        let edition = edition_in(edition);
        let fault = fault!(
            CharacterCount,
            "error-character-count",
            players,
            count,
            edition,
            fits
        );
        return Err(fault.at("--characters"));
    }
    Ok(rows)
}
