//! The score by questions: only what these cities need, and every answer can be taken back.

use super::super::Context;
use super::super::args::ScoreArgs;
use super::questions::{ask, ask_save};
use super::{Claimed, Counted, Door, count};
use crate::failure::Failure;
use crate::library;
use crate::rules::card::{Bonus, District};
use crate::rules::city::{Built, Pardon, PlayerClaim, Supply, Table, TableClaim};
use crate::rules::score::{TieBreak, outcome};
use crate::rules::table::Seat;
use strum::VariantArray;

/// A question, told from the answers so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// The name of one more player, if there is one.
    Name,
    /// One more district of this player, a coin on the last, or no more.
    District(Seat),
    First,
    Crown,
    Vault(District),
    Late(Seat, District),
    Gold(Seat),
    Hand(Seat),
    Museum(Seat),
    Rank(Seat),
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Name(String),
    NoMoreNames,
    Built(District),
    Coin,
    CityDone,
    /// A player, or nobody.
    Seat(Option<Seat>),
    Yes(bool),
    Number(u32),
}

/// What was answered so far.
#[derive(Default)]
struct Interview {
    answers: Vec<(Question, Answer)>,
}

/// The counted game, and whether it is to be saved: as wished, or as answered.
pub fn run(context: &mut Context<'_>, args: &ScoreArgs) -> Result<(Counted, bool), Failure> {
    let (pardons, save) = (&args.allow, args.play.save);
    let edition = context.edition();
    let supply = library::supply(edition);
    let mut interview = Interview::default();
    loop {
        let claim = TableClaim {
            complete_at: args.complete_at,
            ..interview.claim()
        };
        let Some(question) = interview.next(&supply, &claim) else {
            // Nobody was first: that is an answer too.
            let pardons = [pardons.as_slice(), &[Pardon::FirstMissing]].concat();
            let (deck, cards, faults) = (None, Vec::new(), Vec::new());
            let claimed = Claimed {
                edition,
                deck,
                cards,
                claim,
                faults,
                door: Door::Interview,
            };
            let counted = count(context, claimed, &pardons)?;
            let save = if save {
                Some(true)
            } else {
                ask_save(context, &counted)?
            };
            if let Some(save) = save {
                return Ok((counted, save));
            }
            interview.answers.pop();
            continue;
        };
        match ask(context, &supply, &claim, &question)? {
            Some(answer) => interview.answers.push((question, answer)),
            None => {
                interview.answers.pop();
            }
        }
    }
}

impl Interview {
    /// The claim that the answers make.
    fn claim(&self) -> TableClaim {
        let mut players: Vec<PlayerClaim> = Vec::new();
        for (question, answer) in &self.answers {
            match (question, answer) {
                (Question::Name, Answer::Name(name)) => {
                    players.push(PlayerClaim {
                        name: name.clone(),
                        ..PlayerClaim::default()
                    });
                }
                (Question::District(player), Answer::Built(district)) => {
                    let built = Built {
                        card: district.into(),
                        beautified: false,
                    };
                    players[player.index()].city.push(built);
                }
                (Question::District(player), Answer::Coin) => {
                    if let Some(last) = players[player.index()].city.last_mut() {
                        last.beautified = true;
                    }
                }
                (Question::First, Answer::Seat(Some(seat))) => players[seat.index()].first = true,
                (Question::Crown, Answer::Seat(Some(seat))) => players[seat.index()].crown = true,
                (Question::Vault(card), Answer::Seat(Some(seat))) => {
                    players[seat.index()].shown.push(card.into());
                }
                (Question::Late(player, card), Answer::Yes(true)) => {
                    players[player.index()].last_round.push(card.into());
                }
                (Question::Gold(player), Answer::Number(number)) => {
                    players[player.index()].gold = Some(*number);
                }
                (Question::Hand(player), Answer::Number(number)) => {
                    players[player.index()].hand = Some(*number);
                }
                (Question::Museum(player), Answer::Number(number)) => {
                    players[player.index()].museum = *number;
                }
                (Question::Rank(player), Answer::Number(number)) => {
                    players[player.index()].rank = u8::try_from(*number)
                        .ok()
                        .and_then(|number| number.try_into().ok());
                }
                _ => {}
            }
        }
        TableClaim {
            complete_at: None,
            deck: None,
            players,
        }
    }

    fn has(&self, question: &Question) -> bool {
        self.answers.iter().any(|(asked, _)| asked == question)
    }

    /// The next question that these cities need; none when all is known.
    fn next(&self, supply: &Supply, claim: &TableClaim) -> Option<Question> {
        let answered = |wanted: &Answer| self.answers.iter().any(|(_, answer)| answer == wanted);
        if claim.players.len() < 8 && !answered(&Answer::NoMoreNames) {
            return Some(Question::Name);
        }
        let done = self
            .answers
            .iter()
            .filter(|(_, answer)| *answer == Answer::CityDone)
            .count();
        if done < claim.players.len() {
            return Some(Question::District(Seat::new(done)));
        }
        // Whatever is still wrong is told at the end.
        let table = claim.check(supply, Pardon::VARIANTS).ok()?;
        self.of_cards(supply, &table).or_else(|| {
            // Only a tie asks for more.
            let (by, missing) = outcome(&table).open?;
            let player = *missing.first()?;
            let question = match by {
                TieBreak::Gold => Question::Gold(player),
                _ => Question::Rank(player),
            };
            (!self.has(&question)).then_some(question)
        })
    }

    /// What the cards in the cities ask for.
    fn of_cards(&self, supply: &Supply, table: &Table) -> Option<Question> {
        let mut questions = Vec::new();
        if table
            .players
            .iter()
            .any(|player| player.size() >= table.complete_at)
        {
            questions.push(Question::First);
        }
        let mut crown = false;
        for (index, player) in table.players.iter().enumerate() {
            let seat = Seat::new(index);
            for standing in &player.city {
                match standing.district.bonus {
                    Some(Bonus::PerGold { .. }) => questions.push(Question::Gold(seat)),
                    Some(Bonus::PerCardInHand { .. }) => questions.push(Question::Hand(seat)),
                    Some(Bonus::PerCardUnder { .. }) => questions.push(Question::Museum(seat)),
                    Some(Bonus::AnyTypeUnlessLate {}) => {
                        questions.push(Question::Late(seat, standing.district.id));
                    }
                    Some(Bonus::WithCrown { .. }) => crown = true,
                    _ => {}
                }
            }
        }
        if crown {
            questions.push(Question::Crown);
        }
        let vaults = supply
            .districts()
            .filter(|district| district.cost.is_none());
        questions.extend(vaults.map(|district| Question::Vault(district.id)));
        questions.into_iter().find(|question| !self.has(question))
    }
}
