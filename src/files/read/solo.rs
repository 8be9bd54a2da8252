//! Vova's turn in a file, and who the two names in a score file are.

use crate::fault::{Fault, Faults, Field, Place, typed};
use crate::files::read::fields::{Fields, Table};
use crate::files::read::file;
use crate::files::read::name::{self, Cards, Naming};
use crate::language::Language;
use crate::library::find::{Found, Name, find};
use crate::library::solo::who;
use crate::library::{base_supply, card_names, edition_in, printing};
use crate::rules::card::{Card, District};
use crate::rules::city::{self, Supply};
use crate::rules::edition::Edition;
use crate::rules::score::Outcome;
use crate::rules::solo::game::MOST_GOLD;
use crate::rules::solo::{Role, Roles, Side, State, Verdict, Who};
use crate::rules::table::Seat;
use crate::{fault, id};
use serde_json::Value;
use strum::IntoEnumIterator;

/// A turn as written.
#[derive(Clone, Debug)]
pub struct TurnClaim {
    pub supply: Supply,
    pub state: State,
    pub roles: Roles,
    /// The cards drawn for Vova.
    pub draws: Vec<District>,
    /// A target was given, but your character names nobody.
    pub has_idle_target: bool,
}

/// The turn from a file or standard input; `asked` is the edition if the file names none, and with
/// `is_given` the file must not name another.
///
/// # Errors
///
/// Everything wrong with it.
pub fn turn(
    path: &str,
    lang: Language,
    asked: Edition,
    is_given: bool,
) -> Result<TurnClaim, Faults> {
    let table = file::parse(path, &file::read(path)?, id!("error-file-syntax"))?;
    let mut fields = Fields::new(id!("error-solo-missing"));
    let known = ["edition", "you", "vova", "deck"];
    fields.unknown(&table, &known, &Place::default());
    let named = fields.choice(&table, "edition", &Place::default());
    let edition = named.unwrap_or(asked);
    if is_given && edition != asked {
        fields.push(fault!(BadValue, "error-score-edition").at("edition"));
    }
    let mut reader = Reader {
        fields,
        lang,
        supply: base_supply(edition),
        cards: Cards::districts(Naming::new(lang, edition, None)),
    };
    let yours = ["character", "target", "gold", "city", "hand"];
    let you = reader.part(&table, "you", &yours, true);
    let vova = reader.part(&table, "vova", &["character", "gold", "city"], true);
    let deck = reader.part(&table, "deck", &["draws"], false);
    let roles = (
        reader.role(&you, "character", true),
        reader.role(&you, "target", false),
        reader.role(&vova, "character", true),
    );
    let (yours, his) = (reader.side(&you), reader.side(&vova));
    let draws = reader.cards(&deck, "draws");
    let Reader { fields, supply, .. } = reader;
    let (Some(you), target, Some(vova)) = roles else {
        return Err(fields.faults);
    };
    let roles = Roles {
        you,
        // A target counts only for characters that name one.
        target: target.filter(|_| you.names()),
        vova,
    };
    fields.finish(TurnClaim {
        state: State::new(yours, his, edition),
        has_idle_target: target != roles.target,
        supply,
        roles,
        draws,
    })
}

/// A table of the file and its place; none if missing, which has been reported.
type Part<'t> = Option<(&'t Table, Place)>;

struct Reader {
    fields: Fields,
    lang: Language,
    supply: Supply,
    cards: Cards,
}

impl Reader {
    fn part<'t>(&mut self, table: &'t Table, key: &str, known: &[&str], needed: bool) -> Part<'t> {
        let place = Place::from(key);
        match table.get(key) {
            Some(Value::Object(part)) => {
                self.fields.unknown(part, known, &place);
                return Some((part, place));
            }
            Some(value) => self.fields.bad_value(place, value, &format!("[{key}]")),
            None if needed => self.fields.missing(place),
            None => {}
        }
        None
    }

    fn side(&mut self, part: &Part<'_>) -> Side {
        Side {
            gold: self.gold(part),
            city: self.cards(part, "city"),
            hand: self.cards(part, "hand"),
        }
    }

    /// There is gold unless there is a fault.
    fn gold(&mut self, part: &Part<'_>) -> u32 {
        let Some((part, place)) = part else { return 0 };
        if !part.contains_key("gold") {
            self.fields.missing(place.clone().key("gold"));
        }
        let limits = 0..=MOST_GOLD.into();
        let gold = self.fields.number(part, "gold", place, limits);
        gold.unwrap_or_default()
    }

    fn cards(&mut self, part: &Part<'_>, key: &str) -> Vec<District> {
        let Some((value, place)) = field(part, key) else {
            return Vec::new();
        };
        match value.as_array() {
            None => self.fields.bad_value(place, value, "[\"castle\", …]"),
            Some(names) => {
                self.fields.limit(names.len(), &place);
                let names = names.iter().enumerate();
                let read = |(at, name)| self.card(name, &place.clone().index(at));
                return names.filter_map(read).collect();
            }
        }
        Vec::new()
    }

    fn card(&mut self, value: &Value, place: &Place) -> Option<District> {
        let place_of = place.clone();
        let card = self.fields.district(value, place_of, &mut self.cards)?;
        self.fields.keep(in_solo(card, &self.supply), place)
    }

    fn role(&mut self, part: &Part<'_>, key: &str, needed: bool) -> Option<Role> {
        let Some((value, place)) = field(part, key) else {
            if let Some((_, place)) = part
                && needed
            {
                self.fields.missing(place.clone().key(key));
            }
            return None;
        };
        let edition = self.supply.edition;
        let role = match value.as_str() {
            Some(typed) => role(typed, self.lang, edition),
            None => Err(fault!(
                BadValue,
                "error-field-value",
                key,
                value = typed(value.to_string()),
                fits = all_roles(edition)
            )),
        };
        self.fields.keep(role, &place)
    }
}

fn field<'t>(part: &Part<'t>, key: &str) -> Option<(&'t Value, Place)> {
    let (part, place) = part.as_ref()?;
    Some((part.get(key)?, place.clone().key(key)))
}

fn all_roles(edition: Edition) -> Field {
    let roles = Role::iter().map(|role| Field::Card(role.into(), edition));
    Field::Listed(roles.collect())
}

/// The character, or why it is invalid.
fn role(text: &str, lang: Language, edition: Edition) -> Result<Role, Fault> {
    let of = |card: Card| Role::iter().find(|role| Card::from(*role) == card);
    let names = card_names().iter().filter(|name| of(name.of).is_some());
    let names: Vec<Name<Card>> = names.cloned().collect();
    let found = find(&names, text, lang, edition);
    if let Found::One(card) = found {
        return Ok(of(card).expect("only the eight were searched"));
    }
    // Another character, not part of the variant.
    if let (Found::None(_), Ok(card)) = (found, name::card(text, lang, edition))
        && card.district().is_none()
    {
        return Err(not_in_solo(card, edition));
    }
    Err(fault!(
        UnknownCard,
        "error-solo-character",
        value = typed(text),
        fits = all_roles(edition)
    ))
}

/// The district, if it is part of the variant.
///
/// # Errors
///
/// It is not.
pub fn in_solo(card: Card, supply: &Supply) -> Result<District, Fault> {
    let Some(district) = card.district() else {
        let card = Field::Card(card, supply.edition);
        return Err(fault!(NotInSolo, "error-solo-no-district", card));
    };
    match supply.get(district) {
        Some(_) => Ok(district),
        None => Err(not_in_solo(card, supply.edition)),
    }
}

/// A card that is not part of the variant (line 14).
fn not_in_solo(card: Card, edition: Edition) -> Fault {
    let fault = fault!(
        NotInSolo,
        "error-solo-card",
        card = Field::Card(card, edition),
        edition = edition_in(edition)
    );
    match printing(card, edition) {
        Some(_) => fault,
        None => Fault {
            message: id!("error-not-in-edition"),
            ..fault
        },
    }
}

/// The verdict on a scored game of these two, followed by their indexes; none if the players are
/// not these two.
pub fn verdict(table: &city::Table, outcome: &mut Outcome) -> Option<Verdict> {
    let seat = |wanted: Who| {
        let mut players = table.players.iter();
        let index = players.position(|player| who(&player.name) == Some(wanted));
        index.map(Seat::new)
    };
    let (you, vova) = (seat(Who::You)?, seat(Who::Vova)?);
    Some(Verdict::rule(table, outcome, you, vova))
}
