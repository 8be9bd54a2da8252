//! A line for each player: `Anton: castle, tavern*, keep; gold 2, hand 3 + secret-vault, first`.

use super::deck::Decks;
use super::name::{self, Taken};
use super::names;
use super::score::{Claimed, Door};
use crate::fault::{Fault, Place, typed};
use crate::language::Language;
use crate::library::fold::fold;
use crate::rules::card::Card;
use crate::rules::city::MOST;
use crate::rules::city::{Built, PlayerClaim, TableClaim};
use crate::texts::Texts;
use crate::{family, fault};
use strum::{EnumIter, IntoEnumIterator, VariantNames};

/// What a word sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Keyword {
    Gold,
    Hand,
    Museum,
    Crown,
    First,
    Rank,
    Last,
}

family!(
    /// The words for it, with commas between them.
    words_for(Keyword) = "keyword-"
);

/// Reads the lines.
pub fn read(lines: &[String], asked: &Decks<'_>) -> Claimed {
    let keywords = keywords();
    let (mut faults, mut players, mut taken) = (Vec::new(), Vec::new(), Vec::new());
    for (index, line) in lines.iter().enumerate() {
        let mut reader = Reader {
            asked,
            keywords: &keywords,
            faults: Vec::new(),
            taken: Vec::new(),
        };
        players.push(reader.line(line));
        taken.extend(reader.taken);
        let place = Place::from("line").index(index);
        let found = reader.faults.into_iter();
        faults.extend(found.map(|fault| fault.at(place.clone())));
    }
    Claimed {
        door: Door::Lines,
        faults,
        taken,
        ..Claimed::asked(
            asked.edition,
            TableClaim {
                players,
                ..TableClaim::default()
            },
        )
    }
}

/// The words of all four languages, folded.
fn keywords() -> Vec<(String, Keyword)> {
    let mut keywords = Vec::new();
    for lang in Language::iter() {
        let texts = Texts::new(lang);
        for keyword in Keyword::iter() {
            let words = texts.say(words_for(keyword));
            keywords.extend(words.split(',').map(|word| (fold(word), keyword)));
        }
    }
    keywords
}

struct Reader<'a> {
    asked: &'a Decks<'a>,
    keywords: &'a [(String, Keyword)],
    faults: Vec<Fault>,
    taken: Vec<Taken>,
}

impl Reader<'_> {
    fn line(&mut self, line: &str) -> PlayerClaim {
        let mut claim = PlayerClaim::default();
        let named = line
            .split_once(':')
            .filter(|(name, _)| !name.trim().is_empty());
        let Some((name, rest)) = named else {
            self.refuse(line);
            return claim;
        };
        self.faults.extend(names::read(name).err());
        name.trim().clone_into(&mut claim.name);
        let items = rest.split([',', ';']).map(str::trim);
        for item in items.filter(|item| !item.is_empty()) {
            self.item(item, &mut claim);
        }
        claim
    }

    fn refuse(&mut self, what: &str) {
        let fault = fault!(BadSyntax, "error-score-line", line = typed(what));
        self.faults.push(fault);
    }

    /// A keyword with what belongs to it, or else a district.
    fn item(&mut self, item: &str, claim: &mut PlayerClaim) {
        // `gold: 2` and `gold=2` as well as `gold 2`.
        let (word, rest) = item
            .split_once(|c: char| c.is_whitespace() || c == ':' || c == '=')
            .unwrap_or((item, ""));
        let rest = rest.trim_start_matches([':', '=', ' ']).trim();
        // `2 gold` too.
        let (word, rest) = if is_number(word) {
            (rest, word)
        } else {
            (word, rest)
        };
        let Some(keyword) = self.keyword(word) else {
            return self.district(item, claim);
        };
        match (keyword, rest) {
            (Keyword::Crown, "") => claim.crown = true,
            (Keyword::First, "") => claim.first = true,
            (Keyword::Last, rest) if !rest.is_empty() => claim.last_round.extend(self.card(rest)),
            (Keyword::Hand, rest) if !rest.is_empty() && claim.hand.is_none() => {
                self.hand(item, rest, claim);
            }
            // The card of that name, not the number.
            (Keyword::Museum, "") => self.district(item, claim),
            (Keyword::Gold | Keyword::Museum | Keyword::Rank, rest) => {
                let number = rest.parse().ok().filter(|number| *number <= MOST);
                let rank = || u8::try_from(number?).ok()?.try_into().ok();
                match (number, keyword) {
                    (Some(_), Keyword::Gold) if claim.gold.is_none() => claim.gold = number,
                    (Some(number), Keyword::Museum) if claim.museum == 0 => claim.museum = number,
                    (Some(_), Keyword::Rank) if claim.rank.is_none() && rank().is_some() => {
                        claim.rank = rank();
                    }
                    // `gold mine` is a card, `gold -1` and a second `gold 2` are nothing.
                    _ if rest.starts_with(|c: char| c.is_alphabetic()) => {
                        self.district(item, claim);
                    }
                    (_, Keyword::Rank) if claim.rank.is_none() && !rest.is_empty() => {
                        let (key, value) = (word, typed(rest));
                        let fault = fault!(
                            BadSyntax,
                            "error-field-value",
                            key = key,
                            value = value,
                            fits = "0–9"
                        );
                        self.faults.push(fault);
                    }
                    _ => self.refuse(item),
                }
            }
            (Keyword::Crown | Keyword::First | Keyword::Hand | Keyword::Last, _) => {
                self.refuse(item);
            }
        }
    }

    fn keyword(&self, word: &str) -> Option<Keyword> {
        let word = fold(word);
        let mut keywords = self.keywords.iter();
        let found = keywords.find(|(known, _)| *known == word);
        found.map(|(_, keyword)| *keyword)
    }

    /// `hand 3 + secret-vault`: a number, cards, or both.
    fn hand(&mut self, item: &str, rest: &str, claim: &mut PlayerClaim) {
        let mut count = 0_u32;
        for part in rest.split('+').map(str::trim) {
            let more = if part == "?" {
                1
            } else if is_number(part) {
                // More than fits is too much anyhow.
                part.parse().unwrap_or(u32::MAX)
            } else {
                let Some(card) = self.card(part) else { return };
                claim.shown.push(card);
                1
            };
            count = count.saturating_add(more);
        }
        if count > MOST {
            return self.refuse(item);
        }
        claim.hand = Some(count);
    }

    fn district(&mut self, item: &str, claim: &mut PlayerClaim) {
        let name = item.trim_end_matches(['*', ' ']);
        // `2 tavern` and `B: tavern` are not what they may seem.
        if name.split_whitespace().any(is_number) || name.contains(':') {
            return self.refuse(item);
        }
        let beautified = item.ends_with('*');
        if let Some(card) = self.card(name) {
            claim.city.push(Built { card, beautified });
        }
    }

    fn card(&mut self, name: &str) -> Option<Card> {
        let found = name::district(name, self.asked.lang, self.asked.edition);
        let card = found
            .map_err(|wrong| self.faults.extend(wrong.faults))
            .ok()?;
        self.taken.extend(Taken::new(name, card));
        Some(card)
    }
}

fn is_number(text: &str) -> bool {
    text.parse::<u64>().is_ok()
}
