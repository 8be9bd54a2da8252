//! A line for each player: `Anton: castle, tavern*, keep; gold 2, hand 3 + secret-vault, first`.

use super::deck::Decks;
use super::name::{self, Naming, Taken};
use super::names;
use super::score::{Claimed, Door};
use crate::fault::{Fault, Faults, Place, typed};
use crate::language::Language;
use crate::library::find::{Found, find};
use crate::library::fold::fold;
use crate::library::{nearest_printing, printing};
use crate::rules::card::Card;
use crate::rules::city::{Built, LastRank, MOST, PlayerClaim, TableClaim};
use crate::texts::Texts;
use crate::{family, fault};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
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

/// What a part of a line says of its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    Built(Built),
    Gold(u32),
    /// So many cards, those that were shown among them.
    Hand(u32, Vec<Card>),
    Museum(u32),
    Crown,
    First,
    Rank(LastRank),
    Last(Card),
}

/// A part of a line, for whoever can ask what was meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    Item(Item),
    /// Several districts may be meant, or none is.
    Open {
        typed: String,
        may_be: Vec<Card>,
    },
}

impl Said {
    pub const fn item(&self) -> Option<&Item> {
        match self {
            Self::Item(item) => Some(item),
            Self::Open { .. } => None,
        }
    }
}

/// Reads the lines.
pub fn read(lines: &[String], asked: &Decks<'_>, naming: Naming<'_>) -> Claimed {
    let (mut faults, mut players, mut taken) = (Vec::new(), Vec::new(), Vec::new());
    for (index, line) in lines.iter().enumerate() {
        let mut claim = PlayerClaim::default();
        let mut wrong = Vec::new();
        let named = line
            .split_once(':')
            .filter(|(name, _)| !name.trim().is_empty());
        if let Some((name, rest)) = named {
            wrong.extend(names::read(name).err());
            let mut items = Vec::new();
            for part in parts(rest, naming) {
                taken.extend(part.taken);
                match part.means {
                    Ok(item) => items.push(item),
                    Err(faults) => wrong.extend(faults.faults),
                }
            }
            claim = claim_of(name.trim(), &items);
        } else {
            wrong.push(refusal(line));
        }
        players.push(claim);
        let place = Place::from("line").index(index);
        faults.extend(wrong.into_iter().map(|fault| fault.at(place.clone())));
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

/// What the parts of a line say, all but the name before the colon.
pub fn said(text: &str, naming: Naming<'_>) -> Vec<Said> {
    let is_district =
        |card: Card| card.district().is_some() && printing(card, naming.edition).is_some();
    let said = parts(text, naming).into_iter().map(|part| {
        let typed = part.typed.to_owned();
        match part.means {
            Ok(Item::Built(built)) if !is_district(built.card) => {
                let may_be = Vec::new();
                Said::Open { typed, may_be }
            }
            Ok(item) => Said::Item(item),
            Err(faults) => {
                let ids = faults.candidates.into_iter().flatten();
                let may_be = ids.filter_map(|id| id.parse().ok()).collect();
                Said::Open { typed, may_be }
            }
        }
    });
    said.collect()
}

/// The line that says this, without the name before the colon. One that only lacks its districts ends
/// where they are typed.
pub fn write(said: &[Said], naming: Naming<'_>) -> String {
    let texts = Texts::new(naming.lang);
    let word = |keyword: Keyword| {
        let words = texts.say(words_for(keyword));
        let first = words.split(',').next().map(str::to_owned);
        first.expect("a text has a first part")
    };
    let (mut city, mut rest) = (Vec::new(), Vec::new());
    for said in said {
        match said {
            Said::Open { typed, .. } => city.push(typed.clone()),
            Said::Item(Item::Built(built)) => {
                let coin = if built.beautified { "*" } else { "" };
                city.push(format!("{}{coin}", name_of(built.card, naming)));
            }
            Said::Item(item) => rest.push(match item {
                Item::Gold(count) => format!("{} {count}", word(Keyword::Gold)),
                Item::Museum(count) => format!("{} {count}", word(Keyword::Museum)),
                Item::Rank(rank) => format!("{} {rank}", word(Keyword::Rank)),
                Item::Last(card) => format!("{} {}", word(Keyword::Last), name_of(*card, naming)),
                Item::Crown => word(Keyword::Crown),
                Item::First => word(Keyword::First),
                Item::Hand(count, shown) => {
                    let unknown = count.saturating_sub(u32::try_from(shown.len()).unwrap_or(0));
                    let number = (unknown > 0 || shown.is_empty()).then(|| unknown.to_string());
                    let shown = shown.iter().map(|card| name_of(*card, naming));
                    let cards: Vec<&str> = number.as_deref().into_iter().chain(shown).collect();
                    format!("{} {}", word(Keyword::Hand), cards.join(" + "))
                }
                Item::Built(_) => unreachable!("matched above"),
            }),
        }
    }
    let (city, rest) = (city.join(", "), rest.join(", "));
    match (city.is_empty(), rest.is_empty()) {
        (_, true) => city,
        (true, false) => format!("{rest}; "),
        (false, false) => format!("{city}; {rest}"),
    }
}

/// A name that is read as this card and no other.
fn name_of(card: Card, naming: Naming<'_>) -> &'static str {
    let name = nearest_printing(card, naming.edition).name(naming.lang);
    if name::district(name, naming) == Ok(card) {
        name
    } else {
        card.id()
    }
}

/// The lines with the last district named in full, best first.
pub fn completed(text: &str, naming: Naming<'_>) -> Vec<String> {
    let start = text.rfind([',', ';']).map_or(0, |place| place + 1);
    let last = text[start..].trim_start();
    let before = &text[..text.len() - last.len()];
    let names = naming.names(true);
    let found = match find(&names, last, naming.lang, naming.edition) {
        Found::One(card) => vec![card],
        Found::Several(cards) => cards,
        Found::None(_) => Vec::new(),
    };
    let lines = found
        .into_iter()
        .map(|card| format!("{before}{}", name_of(card, naming)));
    lines.collect()
}

/// What these say of a player.
pub fn claim_of<'i>(name: &str, items: impl IntoIterator<Item = &'i Item>) -> PlayerClaim {
    let mut claim = PlayerClaim {
        name: name.to_owned(),
        ..PlayerClaim::default()
    };
    for item in items {
        match item {
            Item::Built(built) => claim.city.push(*built),
            Item::Gold(count) => claim.gold = Some(*count),
            Item::Hand(count, shown) => {
                claim.hand = Some(*count);
                claim.shown.clone_from(shown);
            }
            Item::Museum(count) => claim.museum = *count,
            Item::Crown => claim.crown = true,
            Item::First => claim.first = true,
            Item::Rank(rank) => claim.rank = Some(*rank),
            Item::Last(card) => claim.last_round.push(*card),
        }
    }
    claim
}

/// The words of all four languages, folded.
static KEYWORDS: LazyLock<Vec<(String, Keyword)>> = LazyLock::new(|| {
    let mut keywords = Vec::new();
    for lang in Language::iter() {
        let texts = Texts::new(lang);
        for keyword in Keyword::iter() {
            let words = texts.say(words_for(keyword));
            keywords.extend(words.split(',').map(|word| (fold(word), keyword)));
        }
    }
    keywords
});

/// A part of a line, and what it means.
struct Part<'t> {
    typed: &'t str,
    means: Result<Item, Faults>,
    /// Cards in it that were not typed by their names.
    taken: Vec<Taken>,
}

fn parts<'t>(text: &'t str, naming: Naming<'_>) -> Vec<Part<'t>> {
    let mut parts: Vec<Part<'t>> = Vec::new();
    let typed = text.split([',', ';']).map(str::trim);
    for typed in typed.filter(|typed| !typed.is_empty()) {
        let mut reader = Reader {
            naming,
            taken: Vec::new(),
        };
        let mut means = reader.item(typed);
        let mut said = parts.iter().filter_map(|part| part.means.as_ref().ok());
        // A second `gold 2` is nothing.
        if means
            .as_ref()
            .is_ok_and(|item| said.any(|other| is_twice(item, other)))
        {
            means = Err(refusal(typed).into());
        }
        parts.push(Part {
            typed,
            means,
            taken: reader.taken,
        });
    }
    parts
}

/// Do both say how much of something there is?
fn is_twice(one: &Item, other: &Item) -> bool {
    matches!(
        (one, other),
        (Item::Gold(_), Item::Gold(_))
            | (Item::Hand(..), Item::Hand(..))
            | (Item::Museum(_), Item::Museum(_))
            | (Item::Rank(_), Item::Rank(_))
    )
}

fn refusal(what: &str) -> Fault {
    fault!(BadSyntax, "error-score-line", line = typed(what))
}

struct Reader<'a> {
    naming: Naming<'a>,
    taken: Vec<Taken>,
}

impl Reader<'_> {
    /// A keyword with what belongs to it, or else a district.
    fn item(&mut self, item: &str) -> Result<Item, Faults> {
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
        let Some(keyword) = keyword(word) else {
            return self.district(item);
        };
        let number = rest.parse().ok().filter(|number| *number <= MOST);
        match (keyword, number) {
            (Keyword::Crown, _) if rest.is_empty() => Ok(Item::Crown),
            (Keyword::First, _) if rest.is_empty() => Ok(Item::First),
            (Keyword::Last, _) if !rest.is_empty() => self.card(rest).map(Item::Last),
            (Keyword::Hand, _) if !rest.is_empty() => self.hand(item, rest),
            // The card of that name, not the number.
            (Keyword::Museum, _) if rest.is_empty() => self.district(item),
            (Keyword::Gold, Some(number)) => Ok(Item::Gold(number)),
            (Keyword::Museum, Some(number)) => Ok(Item::Museum(number)),
            // `gold mine` is a card, `gold -1` is nothing.
            (Keyword::Gold | Keyword::Museum | Keyword::Rank, None)
                if rest.starts_with(|c: char| c.is_alphabetic()) =>
            {
                self.district(item)
            }
            (Keyword::Rank, _) if !rest.is_empty() => {
                let rank = number.and_then(|number| u8::try_from(number).ok()?.try_into().ok());
                let value = typed(rest);
                let misfit = || {
                    fault!(
                        BadSyntax,
                        "error-field-value",
                        key = word,
                        value,
                        fits = "0–9"
                    )
                };
                Ok(Item::Rank(rank.ok_or_else(misfit)?))
            }
            _ => Err(refusal(item).into()),
        }
    }

    /// `hand 3 + secret-vault`: a number, cards, or both.
    fn hand(&mut self, item: &str, rest: &str) -> Result<Item, Faults> {
        let (mut count, mut shown) = (0_u32, Vec::new());
        for part in rest.split('+').map(str::trim) {
            let more = if part == "?" {
                1
            } else if is_number(part) {
                // More than fits is too much anyhow.
                part.parse().unwrap_or(u32::MAX)
            } else {
                shown.push(self.card(part)?);
                1
            };
            count = count.saturating_add(more);
        }
        if count > MOST {
            return Err(refusal(item).into());
        }
        Ok(Item::Hand(count, shown))
    }

    fn district(&mut self, item: &str) -> Result<Item, Faults> {
        let name = item.trim_end_matches(['*', ' ']);
        // `2 tavern` and `B: tavern` are not what they may seem.
        if name.split_whitespace().any(is_number) || name.contains(':') {
            return Err(refusal(item).into());
        }
        let beautified = item.ends_with('*');
        let card = self.card(name)?;
        Ok(Item::Built(Built { card, beautified }))
    }

    fn card(&mut self, name: &str) -> Result<Card, Faults> {
        let card = name::district(name, self.naming)?;
        self.taken.extend(Taken::new(name, card));
        Ok(card)
    }
}

fn keyword(word: &str) -> Option<Keyword> {
    let word = fold(word);
    let mut keywords = KEYWORDS.iter();
    let found = keywords.find(|(known, _)| *known == word);
    found.map(|(_, keyword)| *keyword)
}

fn is_number(text: &str) -> bool {
    text.parse::<u64>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::supply;
    use crate::rules::card::Rank;
    use crate::rules::edition::Edition;
    use strum::VariantArray;

    #[test]
    fn what_is_written_is_read_again_in_every_language_and_edition() {
        for &lang in <Language as VariantArray>::VARIANTS {
            for &edition in <Edition as VariantArray>::VARIANTS {
                let naming = Naming {
                    lang,
                    edition,
                    deck: None,
                };
                let supply = supply(edition);
                let cards = supply.districts().map(|district| Card::from(district.id));
                let cards: Vec<Card> = cards.collect();
                let built = cards.iter().enumerate().map(|(place, &card)| {
                    Item::Built(Built {
                        card,
                        beautified: place % 2 == 0,
                    })
                });
                let shown = vec![cards[0], cards[1]];
                let rest = [
                    Item::Gold(2),
                    Item::Hand(5, shown.clone()),
                    Item::Museum(3),
                    Item::Crown,
                    Item::First,
                    Item::Rank(LastRank::Rank(Rank::Eight)),
                    Item::Last(cards[2]),
                ];
                let items = built.chain(rest.clone()).map(Said::Item);
                let items: Vec<Said> = items.collect();
                let line = write(&items, naming);
                assert_eq!(said(&line, naming), items, "{line}");
                let known = rest.map(Said::Item);
                let line = write(&known, naming);
                let more = format!("{line}{}", cards[0].id());
                assert_eq!(said(&more, naming).len(), known.len() + 1, "{more}");
                let hand = [Said::Item(Item::Hand(2, shown))];
                assert_eq!(said(&write(&hand, naming), naming), hand);
            }
        }
    }

    #[test]
    fn what_is_not_clear_stays_open_and_is_written_as_it_was_typed() {
        let naming = Naming {
            lang: Language::En,
            edition: Edition::E2016,
            deck: None,
        };
        let read = said("castle, tower*, king, gold 1, gold 2", naming);
        let open = |place: usize| match &read[place] {
            Said::Open { typed, may_be } => (typed.as_str(), may_be.len()),
            Said::Item(item) => panic!("{item:?}"),
        };
        assert!(open(1).1 > 1);
        assert_eq!(
            (open(1).0, open(2), open(4)),
            ("tower*", ("king", 0), ("gold 2", 0))
        );
        let line = write(&read, naming);
        assert_eq!(line, "Castle, tower*, king, gold 2; gold 1");
    }

    #[test]
    fn tab_names_the_last_district_in_full() {
        let naming = Naming {
            lang: Language::En,
            edition: Edition::E2016,
            deck: None,
        };
        assert_eq!(completed("castle, tav", naming), ["castle, Tavern"]);
        assert!(completed("ma", naming).contains(&"Manor".to_owned()));
        assert!(completed("castle, ", naming).is_empty());
    }
}
