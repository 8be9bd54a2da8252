//! The score by questions: only what these cities need, and every answer can be taken back.

use super::super::{Context, card};
use super::{Counted, Door, faults};
use crate::catalog;
use crate::catalog::fold::{alphabetical, fold};
use crate::failure::{Failure, Fault, quoted};
use crate::rules::card::{Bonus, CardId};
use crate::rules::city::{Built, Pardon, PlayerClaim, Supply, Table, TableClaim};
use crate::rules::score::{TieBreak, outcome};

/// A question, told from the answers so far.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Question {
    /// The name of one more player, if there is one.
    Name,
    /// One more district of this player, a coin on the last, or no more.
    District(usize),
    First,
    Crown,
    Vault(CardId),
    Late(usize, CardId),
    Gold(usize),
    Hand(usize),
    Museum(usize),
    Rank(usize),
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Answer {
    Name(String),
    NoMoreNames,
    Built(CardId),
    Coin,
    CityDone,
    /// A player, or nobody.
    Seat(Option<usize>),
    Yes(bool),
    Number(u32),
}

/// What was answered so far.
#[derive(Default)]
struct Interview {
    answers: Vec<(Question, Answer)>,
}

pub fn run(context: &mut Context<'_>, pardons: &[Pardon]) -> Result<Counted, Failure> {
    let edition = context.edition();
    let supply = catalog::supply(edition);
    let mut interview = Interview::default();
    let mut pardons = pardons.to_vec();
    loop {
        let claim = interview.claim();
        let Some(question) = interview.next(&supply, &claim, &pardons) else {
            // Nobody was first: that is an answer too.
            pardons.push(Pardon::FirstMissing);
            return count(context, &supply, claim, &pardons);
        };
        match ask(context, &supply, &claim, &question)? {
            Some(answer) => interview.answers.push((question, answer)),
            None => {
                interview.answers.pop();
            }
        }
    }
}

fn count(
    context: &Context<'_>,
    supply: &Supply,
    claim: TableClaim,
    pardons: &[Pardon],
) -> Result<Counted, Failure> {
    match claim.check(supply, pardons) {
        Ok(table) => {
            let outcome = outcome(&table);
            Ok(Counted { table, outcome, claim, deck: None, cards: Vec::new() })
        }
        Err(broken) => {
            let told =
                |fault| faults::told(context, supply.edition, Door::Interview, &claim, fault);
            Err(Failure::no(broken.iter().map(told).collect::<Vec<Fault>>()))
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
                    players.push(PlayerClaim { name: name.clone(), ..PlayerClaim::default() });
                }
                (Question::District(player), Answer::Built(district)) => {
                    let built = Built { district, beautified: false };
                    players[*player].city.push(built);
                }
                (Question::District(player), Answer::Coin) => {
                    if let Some(last) = players[*player].city.last_mut() {
                        last.beautified = true;
                    }
                }
                (Question::First, Answer::Seat(Some(seat))) => players[*seat].first = true,
                (Question::Crown, Answer::Seat(Some(seat))) => players[*seat].crown = true,
                (Question::Vault(card), Answer::Seat(Some(seat))) => {
                    players[*seat].shown.push(card);
                }
                (Question::Late(player, card), Answer::Yes(true)) => {
                    players[*player].last_round.push(card);
                }
                (Question::Gold(player), Answer::Number(number)) => {
                    players[*player].gold = Some(*number);
                }
                (Question::Hand(player), Answer::Number(number)) => {
                    players[*player].hand = Some(*number);
                }
                (Question::Museum(player), Answer::Number(number)) => {
                    players[*player].museum = *number;
                }
                (Question::Rank(player), Answer::Number(number)) => {
                    players[*player].rank = u8::try_from(*number).ok();
                }
                _ => {}
            }
        }
        TableClaim { complete_at: None, deck: None, players }
    }

    fn has(&self, question: &Question) -> bool {
        self.answers.iter().any(|(asked, _)| asked == question)
    }

    /// The next question that these cities need; none when all is known.
    fn next(&self, supply: &Supply, claim: &TableClaim, pardons: &[Pardon]) -> Option<Question> {
        let answered = |wanted: &Answer| self.answers.iter().any(|(_, answer)| answer == wanted);
        if claim.players.len() < 8 && !answered(&Answer::NoMoreNames) {
            return Some(Question::Name);
        }
        let done = self.answers.iter().filter(|(_, answer)| *answer == Answer::CityDone).count();
        if done < claim.players.len() {
            return Some(Question::District(done));
        }
        // Whatever is still wrong is told at the end.
        let all = [pardons, &Pardon::ALL].concat();
        let table = claim.check(supply, &all).ok()?;
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
        if table.players.iter().any(|player| player.size() >= table.complete_at) {
            questions.push(Question::First);
        }
        let mut crown = false;
        for (index, player) in table.players.iter().enumerate() {
            for standing in &player.city {
                match standing.district.bonus {
                    Some(Bonus::PerGold { .. }) => questions.push(Question::Gold(index)),
                    Some(Bonus::PerCardInHand { .. }) => questions.push(Question::Hand(index)),
                    Some(Bonus::PerCardUnder { .. }) => questions.push(Question::Museum(index)),
                    Some(Bonus::AnyTypeUnlessLate {}) => {
                        questions.push(Question::Late(index, standing.district.id));
                    }
                    Some(Bonus::WithCrown { .. }) => crown = true,
                    _ => {}
                }
            }
        }
        if crown {
            questions.push(Question::Crown);
        }
        let vaults = supply.districts.iter().filter(|district| district.cost.is_none());
        questions.extend(vaults.map(|district| Question::Vault(district.id)));
        questions.into_iter().find(|question| !self.has(question))
    }
}

/// Asks; none to take the last answer back.
fn ask(
    context: &mut Context<'_>,
    supply: &Supply,
    claim: &TableClaim,
    question: &Question,
) -> Result<Option<Answer>, Failure> {
    let name = |player: usize| quoted(&claim.players[player].name);
    let texts = context.texts;
    let said = |id: &str, player: usize| {
        let name = name(player);
        texts.say_with(id, &[("name", (&name).into())])
    };
    match question {
        Question::Name => ask_name(context, claim),
        Question::District(player) => ask_district(context, supply, claim, *player),
        Question::First => ask_seat(context, claim, &texts.say("ask-score-first")),
        Question::Crown => ask_seat(context, claim, &texts.say("ask-score-crown")),
        Question::Vault(card) => {
            let card = context.card_name(card);
            let asked = texts.say_with("ask-score-vault", &[("card", (&card).into())]);
            ask_seat(context, claim, &asked)
        }
        Question::Late(player, card) => {
            let (card, name) = (context.card_name(card), name(*player));
            let values = [("card", (&card).into()), ("name", (&name).into())];
            let asked = texts.say_with("ask-score-late", &values);
            ask_yes(context, &asked)
        }
        Question::Gold(player) => ask_number(context, &said("ask-score-gold", *player), 9999),
        Question::Hand(player) => ask_number(context, &said("ask-score-hand", *player), 9999),
        Question::Museum(player) => ask_number(context, &said("ask-score-museum", *player), 9999),
        Question::Rank(player) => ask_number(context, &said("ask-score-rank", *player), 9),
    }
}

fn line(context: &mut Context<'_>, question: &str, help: &str) -> Result<String, Failure> {
    let ask = context.ask.as_deref_mut().ok_or(Failure::left())?;
    let typed = ask.line(question, help).map_err(|_| Failure::left())?;
    Ok(typed.trim().to_owned())
}

fn ask_name(context: &mut Context<'_>, claim: &TableClaim) -> Result<Option<Answer>, Failure> {
    let mut help = context.say("ask-help-score-name");
    loop {
        let count = claim.players.len() + 1;
        let question = context.texts.say_with("ask-score-name", &[("count", count.into())]);
        let typed = line(context, &question, &help)?;
        let taken = claim.players.iter().any(|player| player.name == typed);
        match typed.as_str() {
            "<" => return Ok(None),
            "" if count > 2 => return Ok(Some(Answer::NoMoreNames)),
            "" => {}
            _ if taken => {
                let shown = quoted(&typed);
                let values = [("name", (&shown).into())];
                help = context.texts.say_with("error-same-name", &values);
            }
            _ => return Ok(Some(Answer::Name(typed))),
        }
    }
}

fn ask_number(
    context: &mut Context<'_>,
    question: &str,
    most: u32,
) -> Result<Option<Answer>, Failure> {
    let help = context.say("ask-help-number");
    loop {
        let typed = line(context, question, &help)?;
        if typed == "<" {
            return Ok(None);
        }
        if let Some(number) = typed.parse().ok().filter(|number| *number <= most) {
            return Ok(Some(Answer::Number(number)));
        }
    }
}

/// The districts that can stand in a city, by name.
fn choices(context: &Context<'_>, supply: &Supply) -> Vec<CardId> {
    let lang = context.texts.lang();
    let mut ids: Vec<CardId> = supply
        .districts
        .iter()
        .filter(|district| district.cost.is_some())
        .map(|district| district.id)
        .collect();
    ids.sort_by_cached_key(|id| alphabetical(&context.card_name(id), lang));
    ids
}

fn ask_district(
    context: &mut Context<'_>,
    supply: &Supply,
    claim: &TableClaim,
    player: usize,
) -> Result<Option<Answer>, Failure> {
    let player = &claim.players[player];
    let name = quoted(&player.name);
    let costs = player
        .city
        .iter()
        .filter_map(|built| Some(supply.get(built.district)?.cost? + u8::from(built.beautified)));
    let points: usize = costs.map(usize::from).sum();
    let values =
        [("name", (&name).into()), ("count", player.city.len().into()), ("points", points.into())];
    let question = context.texts.say_with("ask-score-district", &values);
    let mut labels = vec![context.texts.say_with("score-built", &[("name", (&name).into())])];
    let coin = player.city.last().filter(|built| !built.beautified);
    if let Some(last) = coin {
        let card = context.card_name(last.district);
        labels.push(context.texts.say_with("score-coin", &[("card", (&card).into())]));
    }
    labels.push(context.say("score-back"));
    let before = labels.len();
    let ids = choices(context, supply);
    labels.extend(ids.iter().map(|id| {
        let cost = supply.get(id).and_then(|district| district.cost).unwrap_or(0);
        format!("{} {cost}", context.card_name(id))
    }));
    let fits = |typed: &str, choice: usize| {
        let typed = fold(typed);
        match choice.checked_sub(before) {
            Some(place) => card::fits(ids[place], &typed),
            None => fold(&labels[choice]).contains(&typed),
        }
    };
    let missing = context.nothing_to_ask("error-score-input");
    let picked = context.pick(&question, &labels, &fits, missing)?;
    Ok(match picked.checked_sub(before) {
        Some(place) => Some(Answer::Built(ids[place])),
        None if picked == 0 => Some(Answer::CityDone),
        None if picked + 1 == before => None,
        None => Some(Answer::Coin),
    })
}

fn ask_seat(
    context: &mut Context<'_>,
    claim: &TableClaim,
    question: &str,
) -> Result<Option<Answer>, Failure> {
    let mut labels: Vec<String> = claim.players.iter().map(|p| quoted(&p.name)).collect();
    labels.push(context.say("score-nobody"));
    labels.push(context.say("score-back"));
    let fits = |typed: &str, choice: usize| fold(&labels[choice]).contains(&fold(typed));
    let missing = context.nothing_to_ask("error-score-input");
    let picked = context.pick(question, &labels, &fits, missing)?;
    Ok(match picked {
        seat if seat < claim.players.len() => Some(Answer::Seat(Some(seat))),
        seat if seat == claim.players.len() => Some(Answer::Seat(None)),
        _ => None,
    })
}

fn ask_yes(context: &mut Context<'_>, question: &str) -> Result<Option<Answer>, Failure> {
    let labels = ["answer-no", "answer-yes", "score-back"].map(|id| context.say(id));
    let fits = |typed: &str, choice: usize| fold(&labels[choice]).starts_with(&fold(typed));
    let missing = context.nothing_to_ask("error-score-input");
    let picked = context.pick(question, &labels, &fits, missing)?;
    Ok((picked < 2).then_some(Answer::Yes(picked == 1)))
}

/// Asks whether the play is to be saved.
pub fn wants_saving(context: &mut Context<'_>) -> Result<bool, Failure> {
    let labels = ["answer-yes", "answer-no"].map(|id| context.say(id));
    let fits = |typed: &str, choice: usize| fold(&labels[choice]).starts_with(&fold(typed));
    let question = context.say("ask-score-save");
    let missing = context.nothing_to_ask("error-score-input");
    Ok(context.pick(&question, &labels, &fits, missing)? == 0)
}
