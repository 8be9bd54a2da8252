//! A line for each player: `Anton: castle, tavern*, keep; gold 2, hand 3 + secret-vault, first`.

use crate::fault::{Fault, Faults, Place, quoted, typed};
use crate::files::read::deck::Decks;
use crate::files::read::fields::MOST as MOST_PARTS;
use crate::files::read::name::{self, Cards, Naming, Taken};
use crate::files::read::names;
use crate::files::read::score::{Claimed, Door};
use crate::language::Language;
use crate::library::find::{Found, find, is_typo_of};
use crate::library::fold::fold;
use crate::library::{nearest_printing, printing};
use crate::rules::card::Card;
use crate::rules::city::{Built, LastRank, MOST, PlayerClaim, TableClaim};
use crate::texts::Texts;
use crate::{family, fault, say};
use serde::{Deserialize, Serialize};
use std::mem::{Discriminant, discriminant};
use std::sync::LazyLock;
use strum::{EnumIter, IntoEnumIterator, VariantNames};

/// What a keyword sets.
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

impl Keyword {
    /// Does it take a number?
    const fn counts(self) -> bool {
        matches!(self, Self::Gold | Self::Hand | Self::Museum | Self::Rank)
    }
}

family!(
    /// Its words, separated by commas.
    words_for(Keyword) = "keyword-"
);

/// What a part of a line says about its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    Built(Built),
    Gold(u32),
    /// This many cards, including those shown.
    Hand(u32, Vec<Card>),
    Museum(u32),
    Crown,
    First,
    Rank(LastRank),
    Last(Card),
}

/// A part of a line, for callers that can ask what was meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    Item(Item),
    /// Several districts match, or none.
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
    let (mut table, mut taken) = (TableClaim::default(), Vec::new());
    let mut faults = Faults::default();
    let mut cards = Cards::districts(naming);
    for (index, line) in lines.iter().enumerate() {
        let mut claim = PlayerClaim::default();
        let mut wrong = Faults::default();
        let named = line.split_once(':');
        if let Some((name, rest)) = named.filter(|(name, _)| !name.trim().is_empty()) {
            wrong.extend(names::read(name).err());
            let mut items = Vec::new();
            let parts = parts(rest, &mut cards);
            if parts.len() > MOST_PARTS {
                let (key, count) = (quoted(name.trim()), parts.len());
                let most = MOST_PARTS;
                wrong.push(fault!(TooBig, "error-too-many", key, count, most));
            }
            for part in parts {
                taken.extend(part.taken);
                match part.means {
                    Ok(item) => items.push(item),
                    Err(faults) => wrong.take(faults, |fault| fault),
                }
            }
            // Too many are refused, and need not be checked one by one.
            items.truncate(MOST_PARTS);
            claim = claim_of(name.trim(), &items);
        } else {
            wrong.push(refusal(line));
        }
        table.players.push(claim);
        let place = Place::from("line").index(index);
        faults.take(wrong, |fault| fault.at(place.clone()));
    }
    Claimed {
        door: Door::Lines,
        faults,
        taken,
        ..Claimed::asked(asked.edition, table)
    }
}

/// Reads the parts of a line, without the name before the colon.
pub fn said(text: &str, naming: Naming<'_>) -> Vec<Said> {
    let is_district =
        |card: Card| card.district().is_some() && printing(card, naming.edition).is_some();
    let mut cards = Cards::districts(naming).suggesting();
    let said = parts(text, &mut cards).into_iter().map(|part| {
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

/// The line for these parts, without the name before the colon. If it only lacks districts, it ends
/// where they are typed.
pub fn write(said: &[Said], naming: Naming<'_>) -> String {
    let texts = Texts::new(naming.lang);
    let word = |keyword: Keyword| {
        let words = texts.say(words_for(keyword));
        let first = words.split(',').next().map(str::to_owned);
        first.expect("a text has a first part")
    };
    let mut cards = Cards::districts(naming);
    let mut name_of = |card: Card| name_of(card, naming, &mut cards);
    let (mut city, mut rest) = (Vec::new(), Vec::new());
    for said in said {
        match said {
            Said::Open { typed, .. } => city.push(typed.clone()),
            Said::Item(Item::Built(built)) => {
                let coin = if built.beautified { "*" } else { "" };
                city.push(format!("{}{coin}", name_of(built.card)));
            }
            Said::Item(item) => rest.push(match item {
                Item::Gold(count) => format!("{} {count}", word(Keyword::Gold)),
                Item::Museum(count) => format!("{} {count}", word(Keyword::Museum)),
                Item::Rank(rank) => format!("{} {rank}", word(Keyword::Rank)),
                Item::Last(card) => format!("{} {}", word(Keyword::Last), name_of(*card)),
                Item::Crown => word(Keyword::Crown),
                Item::First => word(Keyword::First),
                Item::Hand(count, shown) => {
                    let unknown = count.saturating_sub(u32::try_from(shown.len()).unwrap_or(0));
                    let number = (unknown > 0 || shown.is_empty()).then(|| unknown.to_string());
                    let shown = shown.iter().map(|card| name_of(*card));
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

/// A name that is read as exactly this card.
fn name_of(card: Card, naming: Naming<'_>, cards: &mut Cards) -> &'static str {
    let name = nearest_printing(card, naming.edition).name(naming.lang);
    let is_it = cards.find(name) == Ok(card);
    if is_it { name } else { card.id() }
}

/// The lines with the last district completed, best first.
pub fn completed(text: &str, naming: Naming<'_>) -> Vec<String> {
    let start = text.rfind([',', ';']).map_or(0, |place| place + 1);
    let last = text[start..].trim_start();
    let before = &text[..text.len() - last.len()];
    let names = naming.names(true);
    let mut cards = Cards::districts(naming);
    let found = match find(&names, last, naming.lang, naming.edition) {
        Found::One(card) => vec![card],
        Found::Several(cards) => cards,
        Found::None(_) => Vec::new(),
    };
    let line = |card| format!("{before}{}", name_of(card, naming, &mut cards));
    found.into_iter().map(line).collect()
}

/// The claim about a player from these parts.
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

/// The keywords in all four languages, folded.
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

/// Words in all four languages that may surround a keyword, folded.
static SMALL_WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let said = Language::iter().map(|lang| say!(Texts::new(lang), "line-small-words"));
    let words = said.flat_map(|words| words.split(',').map(fold).collect::<Vec<_>>());
    words.collect()
});

/// A part of a line, and its meaning.
struct Part<'t> {
    typed: &'t str,
    means: Result<Item, Faults>,
    /// The cards in it.
    taken: Vec<Taken>,
}

fn parts<'t>(text: &'t str, cards: &mut Cards) -> Vec<Part<'t>> {
    let mut parts: Vec<Part<'t>> = Vec::new();
    let mut amounts: Vec<Discriminant<Item>> = Vec::new();
    let typed = text.split([',', ';']).map(str::trim);
    for typed in typed.filter(|typed| !typed.is_empty()) {
        let taken = Vec::new();
        let mut reader = Reader { cards, taken };
        let mut means = reader.item(typed);
        let taken = reader.taken;
        if let Some(amount) = means.as_ref().ok().filter(|item| is_amount(item)) {
            let amount = discriminant(amount);
            // A repeated `gold 2` is ignored.
            if amounts.contains(&amount) {
                means = Err(refusal(typed).into());
            } else {
                amounts.push(amount);
            }
        }
        parts.push(Part {
            typed,
            means,
            taken,
        });
    }
    parts
}

/// Is it said only once?
const fn is_amount(item: &Item) -> bool {
    matches!(
        item,
        Item::Gold(_) | Item::Hand(..) | Item::Museum(_) | Item::Rank(_)
    )
}

fn refusal(what: &str) -> Fault {
    fault!(BadSyntax, "error-score-line", line = typed(what))
}

/// A required number is missing or too large.
fn no_number(item: &str, word: &str, most: u32) -> Fault {
    let (line, example) = (typed(item), format!("{} 2", quoted(word)));
    fault!(BadSyntax, "error-score-count", line, most, example)
}

/// Is only the number missing? `gold x`.
pub fn lacks_number(item: &str) -> bool {
    let lacks = |phrase: Phrase<'_>| phrase.key.counts() && !is_number(phrase.rest);
    phrase(item).is_some_and(lacks)
}

/// A keyword as typed, and its argument.
struct Phrase<'t> {
    key: Keyword,
    word: &'t str,
    rest: &'t str,
}

/// `gold 2`, `gold: 2` and `2 gold` are the same; so are `hand 3` and `had 3 cards in hand`.
fn phrase(item: &str) -> Option<Phrase<'_>> {
    let (mut rest, mut number, mut said) = (item, None, None);
    while !rest.is_empty() {
        let (word, after) = first_word(rest);
        let is_counted = number.is_some() || is_number(first_word(after).0);
        match (said, keyword(word)) {
            (None, None) if number.is_none() && is_number(word) => number = Some(word),
            (None, Some(keyword)) => said = Some((keyword, word)),
            (Some((known, _)), Some(keyword)) if known == keyword => {}
            // `3 cards under the museum`; but `hand museum` is a card.
            (Some((Keyword::Hand, _)), Some(Keyword::Museum)) if is_counted => {
                said = Some((Keyword::Museum, word));
            }
            (_, None) if is_small(word) => {}
            _ => break,
        }
        rest = after;
    }
    let (key, word) = said?;
    let (first, after) = first_word(rest);
    let is_idle = |word: &str| is_small(word) || keyword(word) == Some(key);
    match number {
        Some(number) if rest.is_empty() => rest = number,
        Some(_) => return None,
        // `gold 2 coins`.
        None if is_number(first) && words(after).all(is_idle) => rest = first,
        None => {}
    }
    Some(Phrase { key, word, rest })
}

/// The first word of a phrase and what follows it. `d'or` is two words.
fn first_word(text: &str) -> (&str, &str) {
    let is_between = |c: char| c.is_whitespace() || matches!(c, ':' | '=' | '\'' | '’');
    let text = text.trim_start_matches(is_between);
    let (word, rest) = text.split_once(is_between).unwrap_or((text, ""));
    (word, rest.trim_start_matches(is_between).trim_end())
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (word, after) = first_word(rest);
        rest = after;
        (!word.is_empty()).then_some(word)
    })
}

struct Reader<'a> {
    cards: &'a mut Cards,
    taken: Vec<Taken>,
}

impl Reader<'_> {
    /// A keyword with its argument, otherwise a district.
    fn item(&mut self, item: &str) -> Result<Item, Faults> {
        let Some(Phrase { key, word, rest }) = phrase(item) else {
            return self.district(item);
        };
        let number = rest.parse().ok().filter(|number| *number <= MOST);
        match (key, number) {
            (Keyword::Crown, _) if rest.is_empty() => Ok(Item::Crown),
            (Keyword::First, _) if rest.is_empty() => Ok(Item::First),
            (Keyword::Last, _) if !rest.is_empty() => self.card(rest).map(Item::Last),
            (Keyword::Hand, _) if !rest.is_empty() => self.hand(item, word, rest),
            // The card with that name, not the number.
            (Keyword::Museum, _) if rest.trim_matches('*').is_empty() => self.district(item),
            (Keyword::Gold, Some(number)) => Ok(Item::Gold(number)),
            (Keyword::Museum, Some(number)) => Ok(Item::Museum(number)),
            // `gold mine` is a card, `gold x` is missing its number.
            (Keyword::Gold | Keyword::Museum, None)
                if rest.starts_with(|c: char| c.is_alphabetic()) =>
            {
                self.district(item).map_err(|wrong| {
                    if name::is_several(&wrong) {
                        wrong
                    } else {
                        no_number(item, word, MOST).into()
                    }
                })
            }
            (Keyword::Rank, _) if !rest.is_empty() => {
                let rank = number.and_then(|number| u8::try_from(number).ok()?.try_into().ok());
                let (key, value) = (quoted(word), typed(rest));
                let misfit = || fault!(BadSyntax, "error-field-value", key, value, fits = "0–9");
                Ok(Item::Rank(rank.ok_or_else(misfit)?))
            }
            (Keyword::Rank, _) => Err(no_number(item, word, 9).into()),
            (Keyword::Gold | Keyword::Hand | Keyword::Museum, _) => {
                Err(no_number(item, word, MOST).into())
            }
            (Keyword::Crown | Keyword::First | Keyword::Last, _) => Err(refusal(item).into()),
        }
    }

    /// `hand 3 + secret-vault`: a number, cards, or both.
    fn hand(&mut self, item: &str, word: &str, rest: &str) -> Result<Item, Faults> {
        let (mut count, mut shown) = (0_u32, Vec::new());
        for part in rest.split('+').map(str::trim) {
            let more = if part == "?" {
                1
            } else if is_number(part) {
                // Anything that overflows is too much anyway.
                part.parse().unwrap_or(u32::MAX)
            } else {
                shown.push(self.card(part).map_err(|wrong| {
                    // `hand x`: nothing has that name.
                    let near = wrong.candidates.iter().flatten().count();
                    if near > 0 || rest.contains('+') {
                        wrong
                    } else {
                        no_number(item, word, MOST).into()
                    }
                })?);
                1
            };
            count = count.saturating_add(more);
        }
        if count > MOST {
            return Err(no_number(item, word, MOST).into());
        }
        Ok(Item::Hand(count, shown))
    }

    fn district(&mut self, item: &str) -> Result<Item, Faults> {
        let name = item.trim_end_matches(['*', ' ']);
        // `2 tavern` and `B: tavern` are not keywords.
        if name.split_whitespace().any(is_number) || name.contains(':') {
            return Err(refusal(item).into());
        }
        let beautified = item.ends_with('*');
        let found = self.card(name);
        let is_shown = !self.cards.is_silent();
        let card = found.map_err(|mut wrong| {
            if is_shown && !name::is_several(&wrong) && is_like_keyword(name) {
                wrong.faults = vec![fault!(UnknownCard, "error-score-word", typed = typed(name))];
            }
            wrong
        })?;
        Ok(Item::Built(Built { card, beautified }))
    }

    fn card(&mut self, name: &str) -> Result<Card, Faults> {
        let card = self.cards.find(name)?;
        self.taken.push(Taken::new(name, card));
        Ok(card)
    }
}

fn keyword(word: &str) -> Option<Keyword> {
    let word = fold(word);
    let mut keywords = KEYWORDS.iter();
    let found = keywords.find(|(known, _)| *known == word);
    found.map(|(_, keyword)| *keyword)
}

/// Is it a function word?
fn is_small(word: &str) -> bool {
    SMALL_WORDS.contains(&fold(word))
}

/// Was a keyword meant rather than a district? `with crwn`, «закончил вторым».
pub fn is_like_keyword(item: &str) -> bool {
    let is_nearly = |word: String| {
        let mut keywords = KEYWORDS.iter();
        word.chars().count() > 3 && keywords.any(|(known, _)| is_typo_of(known, &word))
    };
    let (first, rest) = first_word(item);
    (is_small(first) && !rest.is_empty()) || words(item).any(|word| is_nearly(fold(word)))
}

fn is_number(text: &str) -> bool {
    text.parse::<u64>().is_ok()
}
