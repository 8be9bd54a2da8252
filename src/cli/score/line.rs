//! A line for each player: `Anton: castle, tavern*, keep; gold 2, hand 3 + secret-vault, first`.

use super::super::Context;
use super::file::MOST;
use super::names::Names;
use super::{Claimed, Door};
use crate::failure::{Fault, quoted};
use crate::language::Language;
use crate::library::fold::fold;
use crate::rules::card::Card;
use crate::rules::city::{Built, PlayerClaim, TableClaim};
use crate::texts::Texts;
use strum::IntoEnumIterator;

/// What a keyword sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Gold,
    Hand,
    Museum,
    Crown,
    First,
    Rank,
    Last,
}

/// The fields, and the messages that list the words for each.
const FIELDS: [(Field, &str); 7] = [
    (Field::Gold, "keyword-gold"),
    (Field::Hand, "keyword-hand"),
    (Field::Museum, "keyword-museum"),
    (Field::Crown, "keyword-crown"),
    (Field::First, "keyword-first"),
    (Field::Rank, "keyword-rank"),
    (Field::Last, "keyword-last"),
];

/// Reads the lines.
pub fn read(context: &Context<'_>, lines: &[String]) -> Claimed {
    let keywords = keywords();
    let edition = context.edition();
    let names = Names::new(edition);
    let mut faults = Vec::new();
    let mut players = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let mut reader = Reader {
            context,
            names: &names,
            keywords: &keywords,
            faults: Vec::new(),
        };
        players.push(reader.line(line));
        let place = format!("line[{index}]");
        faults.extend(
            reader
                .faults
                .into_iter()
                .map(|fault| fault.at(place.as_str())),
        );
    }
    let claim = TableClaim {
        complete_at: None,
        deck: None,
        players,
    };
    Claimed {
        edition,
        deck: None,
        cards: Vec::new(),
        claim,
        faults,
        door: Door::Lines,
    }
}

/// The words of all four languages, folded.
fn keywords() -> Vec<(String, Field)> {
    let mut keywords = Vec::new();
    for lang in Language::iter() {
        let texts = Texts::new(lang);
        for (field, message) in FIELDS {
            let words = texts.say(message);
            keywords.extend(words.split(',').map(|word| (fold(word), field)));
        }
    }
    keywords
}

struct Reader<'a, 'b> {
    context: &'a Context<'b>,
    names: &'a Names,
    keywords: &'a [(String, Field)],
    faults: Vec<Fault>,
}

impl Reader<'_, '_> {
    fn line(&mut self, line: &str) -> PlayerClaim {
        let mut claim = PlayerClaim::default();
        let named = line
            .split_once(':')
            .filter(|(name, _)| !name.trim().is_empty());
        let Some((name, rest)) = named else {
            self.refuse(line);
            return claim;
        };
        name.trim().clone_into(&mut claim.name);
        for item in rest
            .split([',', ';'])
            .map(str::trim)
            .filter(|item| !item.is_empty())
        {
            self.item(item, &mut claim);
        }
        claim
    }

    fn refuse(&mut self, what: &str) {
        let line = quoted(what);
        let values = [("line", (&line).into())];
        let fault = Fault::told(
            "bad-syntax",
            self.context.texts,
            "error-score-line",
            &values,
        );
        self.faults.push(fault);
    }

    /// A keyword with what belongs to it, or else a district.
    fn item(&mut self, item: &str, claim: &mut PlayerClaim) {
        // `gold: 2` and `gold=2` as well as `gold 2`.
        let (word, rest) = item
            .split_once(|c: char| c.is_whitespace() || c == ':' || c == '=')
            .unwrap_or((item, ""));
        let rest = rest.trim_start_matches([':', '=', ' ']).trim();
        let number = |text: &str| text.parse::<u64>().ok();
        // `2 gold` too.
        let (word, rest) = if number(word).is_some() {
            (rest, word)
        } else {
            (word, rest)
        };
        let Some(field) = self.field(word) else {
            return self.district(item, claim);
        };
        match (field, rest) {
            (Field::Crown, "") => claim.crown = true,
            (Field::First, "") => claim.first = true,
            (Field::Last, rest) if !rest.is_empty() => claim.last_round.extend(self.card(rest)),
            (Field::Hand, rest) if !rest.is_empty() && claim.hand.is_none() => {
                self.hand(item, rest, claim);
            }
            // The card of that name, not the number.
            (Field::Museum, "") => self.district(item, claim),
            (Field::Gold | Field::Museum | Field::Rank, rest) => {
                let most = if field == Field::Rank { 9 } else { MOST };
                let fits = number(rest).filter(|number| *number <= most);
                match (fits.and_then(|number| u32::try_from(number).ok()), field) {
                    (Some(number), Field::Gold) if claim.gold.is_none() => {
                        claim.gold = Some(number);
                    }
                    (Some(number), Field::Museum) if claim.museum == 0 => claim.museum = number,
                    (Some(number), Field::Rank) if claim.rank.is_none() => {
                        claim.rank = u8::try_from(number).ok().and_then(|n| n.try_into().ok());
                    }
                    // `gold mine` is a card, `gold -1` and a second `gold 2` are nothing.
                    _ if !rest.starts_with(|c: char| c.is_alphabetic()) => self.refuse(item),
                    _ => self.district(item, claim),
                }
            }
            (Field::Crown | Field::First | Field::Hand | Field::Last, _) => self.refuse(item),
        }
    }

    fn field(&self, word: &str) -> Option<Field> {
        let word = fold(word);
        self.keywords
            .iter()
            .find(|(known, _)| *known == word)
            .map(|(_, field)| *field)
    }

    /// `hand 3 + secret-vault`: a number, cards, or both.
    fn hand(&mut self, item: &str, rest: &str, claim: &mut PlayerClaim) {
        let mut count = 0_u64;
        for part in rest.split('+').map(str::trim) {
            match part.parse::<u64>() {
                _ if part == "?" => count += 1,
                Ok(number) => count = count.saturating_add(number),
                Err(_) => match self.card(part) {
                    Some(card) => {
                        claim.shown.push(card);
                        count += 1;
                    }
                    None => return,
                },
            }
        }
        match u32::try_from(count) {
            Ok(number) if count <= MOST => claim.hand = Some(number),
            _ => self.refuse(item),
        }
    }

    fn district(&mut self, item: &str, claim: &mut PlayerClaim) {
        let name = item.trim_end_matches(['*', ' ']);
        // `2 tavern` and `B: tavern` are not what they may seem.
        let counted = name
            .split_whitespace()
            .any(|word| word.parse::<u64>().is_ok());
        if counted || name.contains(':') {
            return self.refuse(item);
        }
        let beautified = item.ends_with('*');
        if let Some(card) = self.card(name) {
            claim.city.push(Built { card, beautified });
        }
    }

    fn card(&mut self, name: &str) -> Option<Card> {
        self.names
            .find(self.context, name)
            .map_err(|fault| self.faults.push(fault))
            .ok()
    }
}
