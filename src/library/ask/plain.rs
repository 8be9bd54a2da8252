//! Plain facts: what a card costs, its rank, how many of it there are, what is different with so
//! many players. They come from the data, before anything is compared; but only if the question
//! asks for nothing else.

use super::super::search::{Part, Query, meaning};
use super::super::{Printing, printing, printings};
use crate::rules::card::{Card, Character, Rank, Trait};
use crate::rules::draft::Row;
use crate::rules::edition::Edition;
use crate::rules::ruling::Verdict;
use crate::rules::table::Players;
use strum::IntoEnumIterator;

/// A fact that was asked for.
#[derive(Clone, Debug)]
pub enum Fact {
    Cost(&'static Printing),
    Rank(&'static Printing),
    Type(&'static Printing),
    Copies(&'static Printing),
    Points(&'static Printing),
    /// The boxes that have a card.
    Boxes(Card),
    /// Two cards, one after the other.
    Difference(&'static Printing, &'static Printing),
    /// The characters of a rank.
    OfRank(Rank, Vec<&'static Printing>),
    /// The cards that do something for a deck: protect, score, bring gold.
    Doing(Trait, Vec<&'static Printing>),
    /// The discard table.
    FaceUp(Vec<&'static Row>),
    /// How many characters are in the game, and how many each player has.
    Characters(Players),
    /// How many districts complete a city.
    CompleteAt(Players),
}

/// Meanings that say nothing more when a card's fact is asked for.
const FILLERS: [&str; 3] = ["gold", "quantity", "turn"];

impl Query {
    /// The fact it asks for, and the word if a number was named.
    pub fn plain(&self, edition: Edition) -> Option<(Fact, Option<Verdict>)> {
        let parts = self.parts();
        let fact = match self.sentence.cards[..] {
            [] => self.of_the_game(parts, edition),
            [one] => self.of_card(parts, one, edition),
            [one, other] if only(parts, &["difference", "between"]) && self.means("difference") => {
                let difference =
                    Fact::Difference(printing(one, edition)?, printing(other, edition)?);
                Some(difference)
            }
            _ => None,
        }?;
        let word = self.named_number(&fact);
        // "Does the Library cost 5?" has a number, and is not open.
        let is_pair = matches!(fact, Fact::Difference(..));
        if !self.is_open() && word.is_none() && !self.is_short() && !is_pair {
            return None;
        }
        Some((fact, word.filter(|_| !self.is_open())))
    }

    fn of_card(&self, parts: &[Part], card: Card, edition: Edition) -> Option<Fact> {
        let of = printing(card, edition)?;
        let is_district = of.kind.is_some();
        let asks = |meanings: &[&str]| {
            let has = meanings.iter().any(|id| self.means(id));
            has && only(parts, meanings)
        };
        match () {
            () if is_district && asks(&["cost", "build", "pay"]) && !self.means("points") => {
                Some(Fact::Cost(of))
            }
            () if !is_district && asks(&["rank"]) => Some(Fact::Rank(of)),
            () if is_district && asks(&["colour"]) => Some(Fact::Type(of)),
            () if asks(&["box"]) => Some(Fact::Boxes(card)),
            () if is_district && asks(&["copies", "deck", "quantity"]) => Some(Fact::Copies(of)),
            () if is_district && asks(&["points", "end", "bonus"]) => Some(Fact::Points(of)),
            () => None,
        }
    }

    fn of_the_game(&self, parts: &[Part], edition: Edition) -> Option<Fact> {
        let players = self.sentence.players.and_then(Players::new);
        let Some(players) = players else {
            return self.of_all_cards(parts, edition);
        };
        if self.means("face-up") {
            let nine = self.sentence.numbers.contains(&9);
            let is_asked = |row: &&Row| row.players == players && (!nine || row.characters == 9);
            let rows = edition.rulebook().draft.iter().filter(is_asked);
            let rows: Vec<&Row> = rows.collect();
            return (!rows.is_empty()).then_some(Fact::FaceUp(rows));
        }
        let ends = [
            "completed",
            "end",
            "win",
            "build",
            "limit",
            "last-round",
            "city",
        ];
        if ends.iter().any(|id| self.means(id)) && only(parts, &ends) {
            return Some(Fact::CompleteAt(players));
        }
        let is_about_characters = only(parts, &["setup", "choose", "deck"]);
        is_about_characters.then_some(Fact::Characters(players))
    }

    fn of_all_cards(&self, parts: &[Part], edition: Edition) -> Option<Fact> {
        let printed = |card: Card| printing(card, edition);
        if self.means("rank") && only(parts, &["rank", "which"]) {
            let [number] = self.sentence.numbers[..] else {
                return None;
            };
            let rank = Rank::new(number)?;
            let characters = Character::iter().filter_map(|one| printed(one.into()));
            let of = characters.filter(|one| one.rank == Some(rank)).collect();
            return Some(Fact::OfRank(rank, of));
        }
        let lists = [
            ("protect", Trait::Defence),
            ("points", Trait::Scoring),
            ("income", Trait::Gold),
        ];
        let asked = lists
            .into_iter()
            .find(|(id, _)| self.means(id) && only(parts, &[id, "which", "end", "bonus"]));
        let (_, of) = asked.filter(|_| self.means("which"))?;
        let all = Card::all().filter_map(printed);
        let all = all.filter(|one| one.traits.contains(&of)).collect();
        Some(Fact::Doing(of, all))
    }

    /// The word, if the question names the number it asks for.
    fn named_number(&self, fact: &Fact) -> Option<Verdict> {
        let right = match fact {
            Fact::Cost(of) => of.cost?,
            Fact::Rank(of) => of.rank?.number(),
            _ => return None,
        };
        let [number] = self.sentence.numbers[..] else {
            return None;
        };
        Some(if number == right {
            Verdict::Yes
        } else {
            Verdict::No
        })
    }

    /// "Library cost", "rank of the Spy": no sentence at all.
    fn is_short(&self) -> bool {
        self.sentence.stems.len() <= 2
    }
}

/// Do all words mean one of these, or name a card?
fn only(parts: &[Part], meanings: &[&str]) -> bool {
    parts.iter().all(|part| {
        let means = |same: &u8| {
            let id = meaning(*same).0;
            meanings.contains(&id) || FILLERS.contains(&id)
        };
        !part.cards.is_empty() || part.is_number || part.same.iter().any(means)
    })
}

/// The editions of a card.
pub fn editions(card: Card) -> impl Iterator<Item = Edition> {
    printings(card).iter().map(|printing| printing.edition)
}
