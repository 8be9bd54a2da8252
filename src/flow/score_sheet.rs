//! The score by questions: only what these cities need, and every answer can be taken back.

use super::{Action, Answers, Does, Flow, Screen, Viewer};
use crate::fault::{Fault, Field, typed};
use crate::library;
use crate::library::players::{is_name, is_same};
use crate::rules::card::{Bonus, Card, District, Rank};
use crate::rules::city::{Built, LastRank, MOST, Pardon, PlayerClaim, Supply, Table, TableClaim};
use crate::rules::edition::Edition;
use crate::rules::score::{TieBreak, outcome};
use crate::rules::table::{Players, Seat};
use crate::texts::Id;
use crate::{family, fault, id};
use strum::VariantArray;

/// What was answered so far.
#[derive(Clone, Debug)]
pub struct ScoreSheet {
    supply: Supply,
    /// The districts as they are offered.
    order: Vec<District>,
    claim: TableClaim,
    answered: Vec<Question>,
    /// Everybody is named.
    is_seated: bool,
    /// So many cities are whole.
    cities: usize,
    /// Whether to save it: as wished, or as answered.
    save: Option<bool>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Question {
    /// The name of one more player, if there is one.
    Name,
    /// One more district of this player, a coin on the last, or no more.
    District(Seat),
    First,
    Crown,
    Vault(District),
    Late(Seat, District),
    Number(Seat, Amount),
    Save,
}

/// What is asked for as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Amount {
    Gold,
    Hand,
    Museum,
    /// In the last round.
    Rank,
}

family!(amount_question(Amount) = "ask-score-");

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    Name(String),
    NoMoreNames,
    Built(District),
    /// On the last district.
    Coin,
    CityDone,
    /// A player, or nobody.
    Seat(Option<Seat>),
    Yes(bool),
    Number(u32),
}

/// The cities so far.
#[derive(Clone, Debug)]
pub struct Scene {
    pub edition: Edition,
    pub players: Vec<PlayerClaim>,
}

impl ScoreSheet {
    /// A sheet of which nothing is known; `saves` if it is to be saved anyhow. Districts are offered in
    /// this order.
    pub fn new(
        edition: Edition,
        complete_at: Option<u8>,
        saves: bool,
        order: Vec<District>,
    ) -> Self {
        Self {
            supply: library::supply(edition),
            order,
            claim: TableClaim {
                complete_at,
                ..TableClaim::default()
            },
            answered: Vec::new(),
            is_seated: false,
            cities: 0,
            save: saves.then_some(true),
        }
    }

    pub const fn claim(&self) -> &TableClaim {
        &self.claim
    }

    /// Is it to be saved?
    pub fn saves(&self) -> bool {
        self.save == Some(true)
    }

    /// What the answers make; whatever is still wrong is told at the end.
    fn table(&self) -> Option<Table> {
        self.claim.check(&self.supply, Pardon::VARIANTS).ok()
    }

    /// The next question that these cities need; none when all is known.
    fn next(&self) -> Option<Question> {
        if self.claim.players.len() < Players::MOST.count() && !self.is_seated {
            return Some(Question::Name);
        }
        if self.cities < self.claim.players.len() {
            return Some(Question::District(Seat::new(self.cities)));
        }
        let table = self.table()?;
        let of_cards = self.of_cards(&table);
        let mut of_cards = of_cards
            .into_iter()
            .filter(|one| !self.answered.contains(one));
        of_cards
            .next()
            .or_else(|| {
                // Only a tie asks for more.
                let (by, missing) = outcome(&table).open?;
                let player = *missing.first()?;
                let amount = match by {
                    TieBreak::Gold => Amount::Gold,
                    TieBreak::Rank | TieBreak::DistrictPoints => Amount::Rank,
                };
                let question = Question::Number(player, amount);
                (!self.answered.contains(&question)).then_some(question)
            })
            .or_else(|| self.save.is_none().then_some(Question::Save))
    }

    /// What the cards in the cities ask for.
    fn of_cards(&self, table: &Table) -> Vec<Question> {
        let mut questions = Vec::new();
        if !complete(table).is_empty() {
            questions.push(Question::First);
        }
        let mut crown = None;
        for (index, player) in table.players.iter().enumerate() {
            let seat = Seat::new(index);
            for standing in &player.city {
                questions.extend(match standing.district.bonus {
                    Some(Bonus::PerGold { .. }) => Some(Question::Number(seat, Amount::Gold)),
                    Some(Bonus::PerCardInHand { .. }) => Some(Question::Number(seat, Amount::Hand)),
                    Some(Bonus::PerCardUnder { .. }) => {
                        Some(Question::Number(seat, Amount::Museum))
                    }
                    Some(Bonus::AnyTypeUnlessLate {}) => {
                        Some(Question::Late(seat, standing.district.id))
                    }
                    Some(Bonus::WithCrown { .. }) => {
                        crown = Some(Question::Crown);
                        None
                    }
                    _ => None,
                });
            }
        }
        questions.extend(crown);
        let vaults = self.supply.districts().filter(|one| one.cost.is_none());
        questions.extend(vaults.map(|district| Question::Vault(district.id)));
        questions
    }

    fn name(&self, seat: Seat) -> Field {
        typed(&*self.claim.players[seat.index()].name)
    }

    fn card(&self, card: impl Into<Card>) -> Field {
        Field::Card(card.into(), self.supply.edition)
    }

    /// A question, and what else can be done there.
    fn actions(&self, question: &Question) -> Vec<Action<Input>> {
        let all = || (0..self.claim.players.len()).map(Seat::new).collect();
        let mut actions = Vec::new();
        let asked = match *question {
            Question::Name => {
                let count = self.claim.players.len();
                let help = if count < Players::FEWEST.count() {
                    id!("ask-help-back")
                } else {
                    id!("ask-help-score-name")
                };
                let asked = asked(id!("ask-score-name"), help, Answers::Typed(read_name));
                asked.with("count", count + 1)
            }
            Question::District(seat) => {
                let done = Action::new(id!("act-score-done"), Does::Input(Input::CityDone));
                actions.push(done.with("name", self.name(seat)));
                let city = &self.claim.players[seat.index()].city;
                if let Some(last) = city.last().filter(|last| !last.beautified) {
                    let coin = Action::new(id!("act-score-coin"), Does::Input(Input::Coin));
                    actions.push(coin.with("card", self.card(last.card)));
                }
                self.district(seat)
            }
            Question::First => {
                let complete = self.table().as_ref().map(complete);
                self.seat(id!("ask-score-first"), complete.unwrap_or_default())
            }
            Question::Crown => self.seat(id!("ask-score-crown"), all()),
            Question::Vault(card) => {
                let asked = self.seat(id!("ask-score-vault"), all());
                asked.with("card", self.card(card))
            }
            Question::Late(seat, card) => yes_or_no(id!("ask-score-late"), false)
                .with("name", self.name(seat))
                .with("card", self.card(card)),
            Question::Number(seat, amount) => {
                let (help, answers) = (id!("ask-help-number"), Answers::Typed(read_number));
                asked(amount_question(amount), help, answers).with("name", self.name(seat))
            }
            Question::Save => yes_or_no(id!("ask-score-save"), true).with("totals", self.totals()),
        };
        actions.push(asked);
        actions.push(Action::new(id!("act-back"), Does::Undo));
        let leave = Does::Leave(id!("score-leave"));
        actions.push(Action::new(id!("act-leave"), leave));
        actions
    }

    /// The districts of which one is left to stand in a city.
    fn district(&self, seat: Seat) -> Action<Input> {
        let built = |id: District| {
            let cities = self.claim.players.iter().flat_map(|player| &player.city);
            cities.filter(|built| built.card == id.into()).count()
        };
        let choices = self.order.iter().filter_map(|&id| {
            let facts = self.supply.get(id)?;
            let cost = facts.cost?;
            let fields = vec![("card", self.card(id)), ("cost", cost.into())];
            let choice = Field::Phrase(id!("score-choice"), fields);
            (built(id) < usize::from(facts.copies)).then_some((choice, Input::Built(id)))
        });
        let city = &self.claim.players[seat.index()].city;
        let points = city.iter().filter_map(|built| {
            let cost = self.supply.get(built.card.district()?)?.cost?;
            Some(usize::from(cost) + usize::from(built.beautified))
        });
        picked(id!("ask-score-district"), choices.collect())
            .with("name", self.name(seat))
            .with("count", city.len())
            .with("points", points.sum::<usize>())
    }

    /// One of these players, or nobody, which is the first choice.
    fn seat(&self, question: Id, seats: Vec<Seat>) -> Action<Input> {
        let seats = seats.into_iter();
        let seats = seats.map(|seat| (self.name(seat), Input::Seat(Some(seat))));
        let nobody = (id!("score-nobody").into(), Input::Seat(None));
        picked(question, std::iter::once(nobody).chain(seats).collect())
    }

    fn totals(&self) -> Field {
        let totals = self.table().map(|table| {
            let sheets = outcome(&table).sheets.into_iter();
            let totals = table.players.iter().zip(sheets);
            let total = totals.map(|(of, sheet)| typed(format!("{} {}", of.name, sheet.total)));
            total.collect()
        });
        Field::Listed(totals.unwrap_or_default())
    }

    fn set(&mut self, seat: Seat, amount: Amount, number: u32) -> Result<(), Fault> {
        let rank = self.rank(seat, number);
        let player = &mut self.claim.players[seat.index()];
        match amount {
            Amount::Gold => player.gold = Some(number),
            Amount::Hand => player.hand = Some(number),
            Amount::Museum => player.museum = number,
            Amount::Rank => player.rank = Some(rank?),
        }
        Ok(())
    }

    /// The last round's rank, which nobody else has; killed can be several.
    fn rank(&self, seat: Seat, number: u32) -> Result<LastRank, Fault> {
        let rank = u8::try_from(number).ok();
        let rank = rank.and_then(|rank| LastRank::try_from(rank).ok());
        let rank = rank.ok_or_else(|| misfit(&number.to_string(), Rank::Nine.number().into()))?;
        let mut players = self.claim.players.iter();
        let taken = players.position(|player| player.rank == Some(rank));
        match (taken, rank) {
            (Some(other), LastRank::Rank(rank)) => {
                let names = vec![self.name(Seat::new(other)), self.name(seat)];
                let names = Field::Listed(names);
                Err(fault!(
                    SameRank,
                    "error-same-rank",
                    names = names,
                    rank = rank
                ))
            }
            _ => Ok(rank),
        }
    }
}

impl Flow for ScoreSheet {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, input: &Input) -> Result<(), Fault> {
        let question = self.next().ok_or_else(unasked)?;
        let players = &mut self.claim.players;
        match (&question, input) {
            (Question::Name, Input::Name(name)) => {
                if players.iter().any(|player| is_same(&player.name, name)) {
                    return Err(fault!(SameName, "error-same-name", name = typed(&**name)));
                }
                players.push(PlayerClaim {
                    name: name.clone(),
                    ..PlayerClaim::default()
                });
            }
            (Question::Name, Input::NoMoreNames) if players.len() < Players::FEWEST.count() => {
                let count = players.len();
                return Err(fault!(TooFewPlayers, "error-score-few", count = count));
            }
            (Question::Name, Input::NoMoreNames) => self.is_seated = true,
            (Question::District(seat), Input::Built(district)) => {
                players[seat.index()].city.push(Built {
                    card: district.into(),
                    beautified: false,
                });
            }
            (Question::District(seat), Input::Coin) => {
                let last = players[seat.index()].city.last_mut();
                last.ok_or_else(unasked)?.beautified = true;
            }
            (Question::District(_), Input::CityDone) => self.cities += 1,
            (Question::First | Question::Crown | Question::Vault(_), Input::Seat(None))
            | (Question::Late(..), Input::Yes(false)) => {}
            (Question::First, Input::Seat(Some(seat))) => players[seat.index()].first = true,
            (Question::Crown, Input::Seat(Some(seat))) => players[seat.index()].crown = true,
            (Question::Vault(card), Input::Seat(Some(seat))) => {
                players[seat.index()].shown.push(card.into());
            }
            (Question::Late(seat, card), Input::Yes(true)) => {
                players[seat.index()].last_round.push(card.into());
            }
            (&Question::Number(seat, amount), &Input::Number(number)) => {
                self.set(seat, amount, number)?;
            }
            (Question::Save, Input::Yes(save)) => self.save = Some(*save),
            _ => return Err(unasked()),
        }
        self.answered.push(question);
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Scene, Input> {
        let scene = Scene {
            edition: self.supply.edition,
            players: self.claim.players.clone(),
        };
        let actions = match self.next() {
            Some(question) => self.actions(&question),
            None => vec![Action::new(id!("act-leave"), Does::End)],
        };
        Screen {
            scene,
            actions,
            is_calm: false,
        }
    }
}

/// The players whose city is complete.
fn complete(table: &Table) -> Vec<Seat> {
    let players = table.players.iter().enumerate();
    let complete = players.filter(|(_, player)| player.size() >= table.complete_at);
    complete.map(|(index, _)| Seat::new(index)).collect()
}

fn asked(question: Id, help: Id, answers: Answers<Input>) -> Action<Input> {
    Action::new(question, Does::Ask { help, answers })
}

fn picked(question: Id, choices: Vec<(Field, Input)>) -> Action<Input> {
    asked(question, id!("help-pick"), Answers::Picked(choices))
}

/// The usual answer first.
fn yes_or_no(question: Id, usual: bool) -> Action<Input> {
    let mut choices = vec![
        (id!("answer-yes").into(), Input::Yes(true)),
        (id!("answer-no").into(), Input::Yes(false)),
    ];
    if !usual {
        choices.reverse();
    }
    picked(question, choices)
}

fn read_name(name: &str) -> Result<Input, Fault> {
    match name {
        "" => Ok(Input::NoMoreNames),
        name if is_name(name) => Ok(Input::Name(name.to_owned())),
        name => Err(fault!(BadName, "error-player-name", name = typed(name))),
    }
}

fn read_number(typed: &str) -> Result<Input, Fault> {
    let number = typed.parse().ok().filter(|number| *number <= MOST);
    number
        .map(Input::Number)
        .ok_or_else(|| misfit(typed, MOST as usize))
}

fn misfit(value: &str, most: usize) -> Fault {
    fault!(
        BadValue,
        "error-score-number",
        value = typed(value),
        most = most
    )
}

/// An answer to another question: no screen offers it.
fn unasked() -> Fault {
    misfit("", MOST as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::Played;

    fn sheet(inputs: &[Input]) -> Played<ScoreSheet> {
        let order = vec![District::Castle, District::MapRoom, District::Keep];
        let sheet = ScoreSheet::new(Edition::E2016, None, false, order);
        Played::resume(sheet, inputs.to_vec()).expect("these answer what is asked")
    }

    fn named(names: &[&str]) -> Vec<Input> {
        let names = names.iter().map(|name| Input::Name((*name).to_owned()));
        names.chain([Input::NoMoreNames]).collect()
    }

    #[test]
    fn only_what_the_cities_need_is_asked() {
        let mut inputs = named(&["Anton", "Dmytro"]);
        inputs.extend([
            Input::Built(District::MapRoom),
            Input::CityDone,
            Input::CityDone,
        ]);
        let mut played = sheet(&inputs);
        assert_eq!(
            played.now().next(),
            Some(Question::Number(Seat::new(0), Amount::Hand))
        );
        played.apply(Input::Number(3)).unwrap();
        let vault = Question::Vault(District::SecretVault);
        assert_eq!(played.now().next(), Some(vault));
        played.apply(Input::Seat(None)).unwrap();
        assert_eq!(played.now().next(), Some(Question::Save));
        played.apply(Input::Yes(true)).unwrap();
        assert!(played.now().saves() && played.now().next().is_none());
    }

    #[test]
    fn what_does_not_fit_is_refused_and_changes_nothing() {
        let mut played = sheet(&[Input::Name("A".to_owned())]);
        assert!(played.apply(Input::Name("A".to_owned())).is_err());
        assert!(played.apply(Input::NoMoreNames).is_err(), "two are needed");
        assert!(played.apply(Input::CityDone).is_err(), "nobody asked");
        assert_eq!(played.now().claim().players.len(), 1);
    }

    #[test]
    fn every_answer_can_be_taken_back() {
        let mut inputs = named(&["A", "B"]);
        inputs.extend([Input::Built(District::Castle), Input::Coin, Input::CityDone]);
        let mut played = sheet(&inputs);
        for _ in 0..3 {
            assert!(played.undo());
        }
        assert!(played.now().claim().players[0].city.is_empty());
        while played.undo() {}
        assert_eq!(played.now().next(), Some(Question::Name));
    }
}
