//! The score sheet: a line for each player in everyday wording, then only the questions these
//! cities need. Everything can be changed at any time.

use crate::command::score::counted::{Counted, notes, verdict};
use crate::fault::{Fault, Field, quoted, typed};
use crate::files::log::Game;
pub use crate::files::read::line::{Item, Said};
use crate::files::read::name::Naming;
use crate::files::read::score::{Claimed, PlayedDeck};
use crate::files::read::seats::{self, Party};
use crate::files::read::{line, names};
use crate::files::saved::old::{Old, token, whole};
use crate::files::saved::{self, Lasts};
use crate::flow::{
    Action, Answers, Does, Flow, Question as Line, Screen, Typed, Viewer, on_a_copy,
};
use crate::language::Language;
use crate::page::{self, Block, Column, GUTTER, Page, Span};
use crate::rules::card::{Bonus, Card, Character, District, DistrictType, Rank};
use crate::rules::city::{
    Allow, Built, DistrictFacts, LastRank, MOST, PlayerClaim, Supply, Table, TableClaim, TableFault,
};
use crate::rules::edition::Edition;
use crate::rules::score::{Outcome, TieBreak, outcome};
use crate::rules::table::{Players, Seat};
use crate::texts::{Id, Texts};
use crate::wording::columns::{column, numbers, row, spare, wide};
use crate::wording::flow::seat_letter;
use crate::wording::table::card;
use crate::{family, fault, id, library, say};
use serde::{Deserialize, Serialize};
use serde_json::{Value, from_value};
use std::mem::discriminant;
use std::rc::Rc;
use strum::VariantArray;

/// What is known before the first line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    pub edition: Edition,
    /// The city size; the rules' number by default.
    pub complete_at: Option<u8>,
    pub deck: Option<PlayedDeck>,
    /// None if they should be asked for. The fields below go by seat.
    pub names: Vec<String>,
    pub crown: Option<Seat>,
    /// Who completed the city first.
    pub first: Option<Seat>,
    /// The highest rank each player revealed in the last round.
    pub ranks: Vec<Option<LastRank>>,
    /// Whether to save the play, if that need not be asked.
    pub saves: Option<bool>,
    /// Faults that do not count.
    #[serde(alias = "pardons")]
    pub allowed: Vec<Allow>,
}

/// What this run knows of the user; nothing of it is saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct User {
    /// Its card names take priority.
    pub lang: Language,
    pub party: Party,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ScoreSheet {
    start: Rc<Start>,
    user: Rc<User>,
    supply: Rc<Supply>,
    pub players: Vec<Player>,
    pub at: At,
    /// Whose city is shown.
    focus: Option<Seat>,
    /// What nobody has.
    nobody: Vec<Sole>,
    /// Faults confirmed as correct.
    allowed_here: Vec<Allow>,
    end: Option<End>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    name: String,
    said: Vec<Said>,
    is_typed: bool,
    /// The city really is empty.
    is_empty: bool,
    /// The districts whose build time matters were built before the last round.
    is_early: bool,
}

/// What is on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum At {
    /// The next unknown.
    Next,
    Sheet,
    /// This question, even if answered.
    Asked(Question),
}

/// What at most one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Sole {
    First,
    Crown,
    /// In hand.
    Vault,
}

/// How scoring ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    Save,
    DoNotSave,
    /// It is shown, and may be saved another time.
    Later,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    Names,
    City(Seat),
    /// Which district is meant at this position of a line.
    Open(Seat, usize),
    Fault(TableFault),
    Empty(Seat),
    Sole(Sole),
    Late(Seat, District),
    Number(Seat, Amount),
}

/// Something asked as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Amount {
    Gold,
    Hand,
    Museum,
    /// In the last round.
    Rank,
}

family!(amount_question(Amount) = "ask-score-");
family!(sole_question(Sole) = "ask-score-");

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    Names(Vec<String>),
    /// A player's line.
    City {
        seat: Seat,
        said: Vec<Said>,
        /// Otherwise it was left half typed.
        is_done: bool,
    },
    /// What is meant at a position of a line; `None` drops it.
    Meant {
        seat: Seat,
        place: usize,
        card: Option<Card>,
    },
    /// The city really is empty.
    Empty(Seat),
    /// Who has something only one player can have, if anyone.
    Sole(Sole, Option<Seat>),
    /// Was the district that is asked about built in the last round?
    Late(Seat, bool),
    Number(Seat, Amount, u32),
    #[serde(alias = "pardon")]
    Allow(Allow),
    /// Opens the sheet.
    Sheet,
    /// Goes to the next unknown.
    GoOn,
    /// Opens a player's line.
    Edit(Seat),
    Rename,
    Change(Sole),
    End(End),
}

/// What is shown.
#[derive(Clone, Debug)]
pub struct Scene {
    pub edition: Edition,
    pub players: Vec<PlayerClaim>,
    /// Whose line has been typed.
    pub is_typed: Vec<bool>,
    /// Whose city is shown, and its line.
    pub focus: Option<(Seat, Vec<Said>)>,
    /// What can be scored so far.
    pub counted: Option<(Table, Outcome)>,
    /// Nothing is missing.
    pub is_whole: bool,
    /// Only this player's city and total are shown.
    pub only: Option<Seat>,
}

impl ScoreSheet {
    pub fn new(start: Start, user: User) -> Self {
        let mut sheet = Self {
            user: Rc::new(user),
            supply: Rc::new(library::supply(start.edition)),
            players: Vec::new(),
            at: At::Next,
            focus: None,
            nobody: Vec::new(),
            allowed_here: Vec::new(),
            end: None,
            start: Rc::new(start),
        };
        sheet.sit(&sheet.start.clone().names);
        sheet
    }

    /// Seats everyone, with what is known.
    fn sit(&mut self, names: &[String]) {
        for (index, name) in names.iter().enumerate() {
            let seat = Some(Seat::new(index));
            let crown = (self.start.crown == seat).then_some(Item::Crown);
            let first = (self.start.first == seat).then_some(Item::First);
            let rank = self.start.ranks.get(index).copied().flatten();
            let known = [crown, first, rank.map(Item::Rank)].into_iter().flatten();
            self.players.push(Player {
                name: name.clone(),
                said: known.map(Said::Item).collect(),
                ..Player::default()
            });
        }
    }

    /// Its start.
    pub fn start(&self) -> &Start {
        &self.start
    }

    pub fn edition(&self) -> Edition {
        self.start.edition
    }

    /// The game as entered.
    pub fn claim(&self) -> TableClaim {
        let mut claim = self.said();
        let is_typed = self.players.iter().all(|player| player.is_typed);
        let is_said = claim.players.iter().any(|player| player.first);
        // Someone was first, and nobody else can have been.
        if is_typed
            && !is_said
            && !self.is_nobody(Sole::First)
            && let Some(table) = self.count_of(&claim)
            && let [only] = self.can_be_first(&table)[..]
        {
            claim.players[only.index()].first = true;
        }
        claim
    }

    /// The same without inferences.
    fn said(&self) -> TableClaim {
        let players = self.players.iter().map(|player| {
            let items = player.said.iter().filter_map(Said::item);
            line::claim_of(&player.name, items)
        });
        TableClaim {
            complete_at: self.start.complete_at,
            deck: self.deck(),
            players: players.collect(),
        }
    }

    /// The same with the deck, ready to be scored.
    pub fn claimed(&self) -> Claimed {
        Claimed::asked(self.edition(), self.claim()).with(self.start.deck.clone())
    }

    /// Should it be saved?
    pub fn saves(&self) -> bool {
        self.end == Some(End::Save)
    }

    /// How it ended, if it did.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// The faults accepted at this table.
    pub fn allowed(&self) -> Vec<Allow> {
        let first = self.is_nobody(Sole::First).then_some(Allow::FirstMissing);
        let allowed = self.start.allowed.iter().chain(&self.allowed_here);
        allowed.copied().chain(first).collect()
    }

    fn is_nobody(&self, sole: Sole) -> bool {
        self.nobody.contains(&sole)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat::new)
    }

    fn player(&mut self, seat: Seat) -> Result<&mut Player, Fault> {
        self.players.get_mut(seat.index()).ok_or_else(unasked)
    }

    /// As far as it can be scored: without the invalid parts.
    fn count_of(&self, claim: &TableClaim) -> Option<Table> {
        let mut claim = claim.clone();
        let facts = |card: Card| card.district().and_then(|id| self.supply.get(id));
        let can_stand = |built: &Built| facts(built.card).is_some_and(|one| one.cost.is_some());
        let mut ranks = Vec::new();
        for player in &mut claim.players {
            player.city.retain(can_stand);
            player.shown.retain(|card| facts(*card).is_some());
            player.rank = player.rank.filter(|rank| !ranks.contains(rank));
            ranks.extend(player.rank.filter(|rank| rank.rank().is_some()));
        }
        claim.check(&self.supply, Allow::VARIANTS).ok()
    }

    /// Players with a complete city; if completed cities can be attacked, also those who may have
    /// lost a district to the Armory since.
    fn can_be_first(&self, table: &Table) -> Vec<Seat> {
        let armory = self.districts().any(|one| one.id == District::Armory);
        let lost = u8::from(armory && !self.edition().rulebook().first_stays_complete);
        let size = |seat: &Seat| table.players[seat.index()].size();
        let is_complete = |seat: &Seat| size(seat) >= table.complete_at;
        let (mut able, rest): (Vec<Seat>, Vec<Seat>) = self.seats().partition(is_complete);
        if !able.is_empty() {
            let nearly = |seat: &Seat| size(seat) + lost >= table.complete_at;
            able.extend(rest.into_iter().filter(nearly));
        }
        able
    }

    /// The unique districts of the deck, if it is known.
    fn deck(&self) -> Option<Vec<District>> {
        self.start.deck.as_ref().map(PlayedDeck::districts)
    }

    /// The districts that can have been in play.
    fn districts(&self) -> impl Iterator<Item = &DistrictFacts> {
        let deck = self.deck();
        let is_there = move |id: District| deck.as_ref().is_none_or(|deck| deck.contains(&id));
        let all = self.supply.districts();
        all.filter(move |one| one.kind != DistrictType::Unique || is_there(one.id))
    }

    pub fn can_be_beautified(&self) -> bool {
        let artist = Card::from(Character::Artist);
        let deck = self.start.deck.as_ref();
        let is_there = deck.is_none_or(|deck| deck.cards.contains(&artist));
        is_there && library::printing(artist, self.edition()).is_some()
    }

    /// The next unknown that matters.
    pub fn next(&self) -> Option<Question> {
        if self.players.is_empty() {
            return Some(Question::Names);
        }
        let open = self.seats().find_map(|seat| {
            let said = &self.players[seat.index()].said;
            let place = said.iter().position(|said| said.item().is_none())?;
            Some(Question::Open(seat, place))
        });
        let untyped = |seat: &Seat| !self.players[seat.index()].is_typed;
        let untyped = self.seats().find(untyped);
        let claim = self.claim();
        let is_empty = |seat: &Seat| {
            let index = seat.index();
            claim.players[index].city.is_empty() && !self.players[index].is_empty
        };
        let asked = open
            .or_else(|| self.broken(untyped.is_none()).map(Question::Fault))
            .or(untyped.map(Question::City))
            .or_else(|| self.seats().find(is_empty).map(Question::Empty));
        if asked.is_some() {
            return asked;
        }
        let table = self.count_of(&claim)?;
        self.of_cards(&claim, &table).or_else(|| {
            // Only a tie needs more.
            let (by, missing) = outcome(&table).open?;
            let amount = match by {
                TieBreak::Gold => Amount::Gold,
                TieBreak::Rank | TieBreak::DistrictPoints => Amount::Rank,
            };
            Some(Question::Number(*missing.first()?, amount))
        })
    }

    /// A broken rule that was not accepted.
    fn broken(&self, all_are_typed: bool) -> Option<TableFault> {
        let faults = self.claim().check(&self.supply, &self.allowed()).err()?;
        faults.into_iter().find(|fault| match fault {
            TableFault::FirstMissing => false,
            // A later city may make it smaller.
            TableFault::FirstNotComplete { .. } => all_are_typed,
            _ => true,
        })
    }

    /// Questions raised by the cards in the cities.
    fn of_cards(&self, claim: &TableClaim, table: &Table) -> Option<Question> {
        let players = &claim.players;
        let is_open = |sole: Sole, is_said: bool| !self.is_nobody(sole) && !is_said;
        let is_first = players.iter().any(|player| player.first);
        if is_open(Sole::First, is_first) && !self.can_be_first(table).is_empty() {
            return Some(Question::Sole(Sole::First));
        }
        for (index, player) in table.players.iter().enumerate() {
            let (seat, claim) = (Seat::new(index), &players[index]);
            let has_museum = self.has(seat, |item| matches!(item, Item::Museum(_)));
            for standing in &player.city {
                let id = standing.district.id;
                let asked = match standing.district.bonus {
                    Some(Bonus::PerGold { .. }) if claim.gold.is_none() => Amount::Gold,
                    Some(Bonus::PerCardInHand { .. }) if claim.hand.is_none() => Amount::Hand,
                    Some(Bonus::PerCardUnder { .. }) if !has_museum => Amount::Museum,
                    Some(Bonus::AnyTypeUnlessLate)
                        if !self.players[index].is_early && !standing.late =>
                    {
                        return Some(Question::Late(seat, id));
                    }
                    _ => continue,
                };
                return Some(Question::Number(seat, asked));
            }
        }
        let is_crowned = players.iter().any(|player| player.crown);
        if is_about_crown(table) && is_open(Sole::Crown, is_crowned) {
            return Some(Question::Sole(Sole::Crown));
        }
        let vault = self.vault()?;
        let mut shown = players.iter().flat_map(|player| &player.shown);
        let is_shown = shown.any(|card| *card == vault.into());
        is_open(Sole::Vault, is_shown).then_some(Question::Sole(Sole::Vault))
    }

    /// The card that scores from the hand.
    fn vault(&self) -> Option<District> {
        let mut districts = self.districts();
        districts.find(|one| one.cost.is_none()).map(|one| one.id)
    }

    fn has(&self, seat: Seat, is_it: impl Fn(&Item) -> bool) -> bool {
        let said = &self.players[seat.index()].said;
        said.iter().filter_map(Said::item).any(is_it)
    }

    fn name(&self, seat: Seat) -> Field {
        typed(&*self.players[seat.index()].name)
    }

    fn card(&self, card: impl Into<Card>) -> Field {
        Field::Card(card.into(), self.edition())
    }

    /// A question, and the other actions there.
    fn asked(&self, question: &Question) -> Vec<Action<Input>> {
        let mut escape = Action::input(id!("act-score-sheet"), Input::Sheet);
        let asked = match *question {
            Question::Names => {
                let names: Vec<&str> = self.players.iter().map(|player| &*player.name).collect();
                let [user, reader] = [(); 2].map(|()| Rc::clone(&self.user));
                let typed = Typed::new(move |line| read_names(&reader.party, line))
                    .from(names.join(", "))
                    .suggesting(self.user.party.last.join(", "))
                    .live()
                    .completed(move |line| user.party.complete(line));
                if self.players.is_empty() {
                    escape = Action::leave(id!("tonight-leave-names"));
                }
                let help = id!("ask-help-score-names");
                asked(id!("ask-score-names"), help, Answers::Typed(typed))
            }
            Question::City(seat) => {
                let typed = self.line(seat, true);
                // Text typed so far is kept when switching to the sheet.
                escape.does = Does::Line(Line {
                    question: id!("ask-score-city"),
                    fields: Vec::new(),
                    help: None,
                    typed: self.line(seat, false),
                    cancel: None,
                });
                let help = if self.can_be_beautified() {
                    id!("ask-help-score-city-coin")
                } else {
                    id!("ask-help-score-city")
                };
                let asked = asked(id!("ask-score-city"), help, Answers::Typed(typed));
                asked.with("name", self.name(seat))
            }
            Question::Open(seat, place) => self.open(seat, place),
            Question::Fault(ref fault) => self.fault(fault),
            Question::Empty(seat) => {
                let typed = (id!("score-type-city").into(), Input::Edit(seat));
                let empty = (id!("score-is-empty").into(), Input::Empty(seat));
                picked(id!("ask-score-empty"), vec![typed, empty]).with("name", self.name(seat))
            }
            Question::Sole(sole) => self.sole(sole),
            Question::Late(seat, card) => {
                let no = (id!("answer-no").into(), Input::Late(seat, false));
                let yes = (id!("answer-yes").into(), Input::Late(seat, true));
                let asked = picked(id!("ask-score-late"), vec![no, yes]);
                asked
                    .with("name", self.name(seat))
                    .with("card", self.card(card))
            }
            Question::Number(seat, amount) => {
                let typed = Typed::new(move |line| read_number(seat, amount, line)).live();
                let (help, answers) = (id!("ask-help-score-number"), Answers::Typed(typed));
                asked(amount_question(amount), help, answers).with("name", self.name(seat))
            }
        };
        vec![asked, Action::new(id!("act-back"), Does::Undo), escape]
    }

    /// How to edit a player's line.
    pub fn line(&self, seat: Seat, is_done: bool) -> Typed<Input> {
        let deck = Rc::new(self.deck());
        let (lang, edition) = (self.user.lang, self.edition());
        let before = self.players[seat.index()].said.clone();
        let begin = line::write(&before, Naming::new(lang, edition, deck.as_deref()));
        let of_line = deck.clone();
        Typed::new(move |line| {
            let said = line::said(line, Naming::new(lang, edition, of_line.as_deref()));
            // When switching to the sheet, an unchanged line is not a step.
            if !is_done && said == before {
                return Ok(Input::Sheet);
            }
            Ok(Input::City {
                seat,
                said,
                is_done,
            })
        })
        .from(begin)
        .live()
        .completed(move |line| line::completed(line, Naming::new(lang, edition, deck.as_deref())))
    }

    fn open(&self, seat: Seat, place: usize) -> Action<Input> {
        let Some(Said::Open {
            typed: text,
            may_be,
        }) = self.players[seat.index()].said.get(place)
        else {
            unreachable!("only what is open is asked about");
        };
        let meant = |card| Input::Meant { seat, place, card };
        let mut choices: Vec<(Field, Input)> = Vec::new();
        for &card in may_be {
            let mut choice = self.card(card);
            if let Some(cost) = card.district().and_then(|id| self.supply.get(id)?.cost) {
                let fields = vec![("card", choice), ("cost", cost.into())];
                choice = Field::Phrase(id!("score-choice"), fields);
            }
            choices.push((choice, meant(Some(card))));
        }
        choices.push((id!("score-type-again").into(), Input::Edit(seat)));
        choices.push((id!("score-leave-out").into(), meant(None)));
        let question = if !may_be.is_empty() {
            id!("ask-score-several")
        } else if line::lacks_number(text) {
            id!("ask-score-number")
        } else {
            id!("ask-score-unknown")
        };
        picked(question, choices)
            .with("name", self.name(seat))
            .with("typed", typed(&**text))
    }

    fn fault(&self, broken: &TableFault) -> Action<Input> {
        let seats = match broken {
            TableFault::TooManyCopies { card, .. } => {
                let card = Card::from(*card);
                let is_it = |item: &Item| match item {
                    Item::Built(built) => built.card == card,
                    Item::Hand(_, shown) => shown.contains(&card),
                    _ => false,
                };
                self.seats().filter(|seat| self.has(*seat, is_it)).collect()
            }
            TableFault::SameRank { seats, .. }
            | TableFault::TwoCrowns { seats }
            | TableFault::TwoFirst { seats } => seats.clone(),
            TableFault::NotADistrict { seat, .. }
            | TableFault::NotBuildable { seat, .. }
            | TableFault::NotADistrictInHand { seat, .. }
            | TableFault::NotInDeck { seat, .. }
            | TableFault::FirstNotComplete { seat, .. } => vec![*seat],
            TableFault::TooFewPlayers { .. }
            | TableFault::TooManyPlayers { .. }
            | TableFault::FirstMissing => self.seats().collect(),
        };
        let change = |seat: Seat| {
            let label = Field::Phrase(id!("score-change"), vec![("name", self.name(seat))]);
            (label, Input::Edit(seat))
        };
        let mut choices: Vec<(Field, Input)> = seats.into_iter().map(change).collect();
        let anyway = |allow| (id!("score-anyway").into(), Input::Allow(allow));
        choices.extend(broken.allow().map(anyway));
        let fault = self.claimed().refusal(broken);
        Action {
            fields: fault.fields,
            ..picked(fault.message, choices)
        }
    }

    /// One of these players, or nobody.
    pub fn sole(&self, sole: Sole) -> Action<Input> {
        let table = self.count_of(&self.claim());
        let seats = match sole {
            Sole::First => table.map_or(Vec::new(), |table| self.can_be_first(&table)),
            Sole::Crown | Sole::Vault => self.seats().collect(),
        };
        let choice = |seat: Seat| (self.name(seat), Input::Sole(sole, Some(seat)));
        let mut choices: Vec<(Field, Input)> = seats.into_iter().map(choice).collect();
        let nobody = (id!("score-nobody").into(), Input::Sole(sole, None));
        // Usually someone was first and has the crown, and nobody has that card.
        match sole {
            Sole::First | Sole::Crown => choices.push(nobody),
            Sole::Vault => choices.insert(0, nobody),
        }
        let asked = picked(sole_question(sole), choices);
        match self.vault() {
            Some(card) if sole == Sole::Vault => asked.with("card", self.card(card)),
            _ => asked,
        }
    }

    /// What only this player knows: their city, then what it needs. Not what others have.
    fn own(&self, seat: Seat) -> Option<Question> {
        let player = self.players.get(seat.index())?;
        if !player.is_typed {
            return Some(Question::City(seat));
        }
        let open = player.said.iter().position(|said| said.item().is_none());
        open.map(|place| Question::Open(seat, place)).or_else(|| {
            self.next().filter(|next| match next {
                Question::Empty(of) | Question::Late(of, _) | Question::Number(of, _) => {
                    *of == seat
                }
                _ => false,
            })
        })
    }

    /// What a player may say at a device of their own.
    pub fn of_seat(&self, seat: Seat) -> Vec<Action<Input>> {
        let own = self.own(seat);
        let city = Question::City(seat);
        let asked = own
            .iter()
            .chain((own.as_ref() != Some(&city)).then_some(&city));
        let asked = asked.flat_map(|question| self.asked(question).into_iter().take(1));
        asked.collect()
    }

    /// What is nobody's own: who was first, what breaks a rule, the cities of those without a device
    /// of their own, the end.
    pub fn of_table(&self, has_device: &dyn Fn(Seat) -> bool) -> Vec<Action<Input>> {
        let Some(next) = self.next() else {
            let ends = self.sheet().into_iter();
            return ends
                .filter(|action| matches!(action.does, Does::Input(Input::End(_))))
                .filter(|action| !matches!(action.does, Does::Input(Input::End(End::Later))))
                .collect();
        };
        let is_own = match next {
            Question::City(seat)
            | Question::Open(seat, _)
            | Question::Empty(seat)
            | Question::Late(seat, _)
            | Question::Number(seat, _) => has_device(seat),
            // Whose fault it is says what they have.
            Question::Fault(_) | Question::Names | Question::Sole(_) => false,
        };
        let asked = (!is_own).then(|| self.asked(&next).into_iter().take(1));
        let mut asked: Vec<Action<Input>> = asked.into_iter().flatten().collect();
        for action in &mut asked {
            // Everyone changes only their own line.
            if let Does::Ask {
                answers: Answers::Picked(choices),
                ..
            } = &mut action.does
            {
                choices.retain(|(_, input)| match input {
                    Input::Edit(seat) => !has_device(*seat),
                    _ => true,
                });
            }
        }
        asked
    }

    /// The actions on the sheet.
    fn sheet(&self) -> Vec<Action<Input>> {
        let is_whole = self.next().is_none();
        let act = Action::input;
        let mut actions = match (is_whole, self.start.saves) {
            (false, _) => vec![act(id!("act-score-go-on"), Input::GoOn)],
            (true, Some(saves)) => {
                let end = if saves { End::Save } else { End::DoNotSave };
                vec![act(id!("act-score-done"), Input::End(end))]
            }
            (true, None) => vec![
                act(id!("act-score-save"), Input::End(End::Save)),
                act(id!("act-score-not-save"), Input::End(End::DoNotSave)),
            ],
        };
        let seats = self.seats().map(|seat| (seat.index(), Input::Edit(seat)));
        let seats = Does::Seats(seats.collect());
        actions.push(Action::new(id!("act-score-edit"), seats));
        actions.push(act(id!("act-score-names"), Input::Rename));
        if let Some(table) = self.count_of(&self.claim()) {
            if !self.can_be_first(&table).is_empty() {
                actions.push(act(id!("act-score-first"), Input::Change(Sole::First)));
            }
            if is_about_crown(&table) {
                actions.push(act(id!("act-score-crown"), Input::Change(Sole::Crown)));
            }
        }
        let redo = Action::new(id!("act-redo"), Does::Redo);
        actions.extend([Action::undo(), redo]);
        // The score is shown, however you leave.
        actions.push(if is_whole {
            act(id!("act-score-later"), Input::End(End::Later))
        } else {
            Action::leave(id!("score-leave"))
        });
        actions
    }

    /// Lines move with their names; new names take over the lines of removed ones.
    fn rename(&mut self, names: &[String]) -> Result<(), Fault> {
        different(names)?;
        let count = names.len();
        if Players::of(count).is_none() {
            return Err(fault!(TooFewPlayers, "error-score-few", count));
        }
        if self.players.is_empty() {
            self.sit(names);
            return Ok(());
        }
        let mut old = std::mem::take(&mut self.players);
        let mut take = |name: &String| {
            let is_same = |one: &Player| one.name.to_lowercase() == name.to_lowercase();
            old.iter().position(is_same).map(|at| old.remove(at))
        };
        let kept: Vec<Option<Player>> = names.iter().map(&mut take).collect();
        let mut gone = old.into_iter();
        let players = kept.into_iter().zip(names).map(|(kept, name)| Player {
            name: name.clone(),
            ..kept.or_else(|| gone.next()).unwrap_or_default()
        });
        self.players = players.collect();
        self.focus = None;
        Ok(())
    }

    /// Only this player has it, if anyone.
    fn give(&mut self, sole: Sole, to: Option<Seat>) -> Result<(), Fault> {
        let vault = self.vault();
        if to.is_some_and(|seat| seat.index() >= self.players.len()) {
            return Err(unasked());
        }
        self.nobody.retain(|other| *other != sole);
        if to.is_none() {
            self.nobody.push(sole);
        }
        for (index, player) in self.players.iter_mut().enumerate() {
            let is_theirs = to == Some(Seat::new(index));
            match sole {
                Sole::First => player.set(Item::First, is_theirs),
                Sole::Crown => player.set(Item::Crown, is_theirs),
                Sole::Vault => player.show(vault.ok_or_else(unasked)?, is_theirs),
            }
        }
        Ok(())
    }

    fn set_number(&mut self, seat: Seat, amount: Amount, number: u32) -> Result<(), Fault> {
        if number > MOST {
            return Err(misfit(&number.to_string(), MOST as usize));
        }
        let item = match amount {
            Amount::Gold => Item::Gold(number),
            Amount::Museum => Item::Museum(number),
            Amount::Rank => Item::Rank(self.rank(seat, number)?),
            Amount::Hand => {
                let (_, shown) = self.player(seat)?.hand();
                let least = u32::try_from(shown.len()).unwrap_or(0);
                Item::Hand(number.max(least), shown)
            }
        };
        self.player(seat)?.set(item, true);
        Ok(())
    }

    /// The last round's rank, which is unique; several players can be killed.
    fn rank(&self, seat: Seat, number: u32) -> Result<LastRank, Fault> {
        let rank = u8::try_from(number).ok();
        let rank = rank.and_then(|rank| LastRank::try_from(rank).ok());
        let rank = rank.ok_or_else(|| misfit(&number.to_string(), Rank::Nine.number().into()))?;
        let has =
            |other: &Seat| *other != seat && self.has(*other, |item| *item == Item::Rank(rank));
        match (self.seats().find(has), rank) {
            (Some(other), LastRank::Rank(rank)) if seat.index() < self.players.len() => {
                let names = Field::Listed(vec![self.name(other), self.name(seat)]);
                Err(fault!(SameRank, "error-same-rank", names, rank))
            }
            _ => Ok(rank),
        }
    }

    fn take(&mut self, input: &Input) -> Result<At, Fault> {
        match *input {
            Input::Names(ref names) => self.rename(names)?,
            Input::City {
                seat,
                ref said,
                is_done,
            } => {
                let player = self.player(seat)?;
                player.said.clone_from(said);
                player.is_typed |= is_done;
                player.is_empty = false;
                player.is_early = false;
                self.focus = Some(seat);
                for (item, sole) in [(Item::First, Sole::First), (Item::Crown, Sole::Crown)] {
                    if self.has(seat, |other| *other == item) {
                        self.give(sole, Some(seat))?;
                    }
                }
                if !is_done {
                    return Ok(At::Sheet);
                }
            }
            Input::Meant { seat, place, card } => {
                let player = self.player(seat)?;
                let Some(Said::Open { typed, .. }) = player.said.get(place) else {
                    return Err(unasked());
                };
                let beautified = typed.ends_with('*');
                match card {
                    None => drop(player.said.remove(place)),
                    Some(card) => {
                        player.said[place] = Said::Item(Item::Built(Built { card, beautified }));
                    }
                }
                self.focus = Some(seat);
            }
            Input::Empty(seat) => self.player(seat)?.is_empty = true,
            Input::Sole(sole, to) => self.give(sole, to)?,
            Input::Late(seat, is_late) => {
                let supply = self.supply.clone();
                let player = self.player(seat)?;
                player.is_early = !is_late;
                let is_asked = |one: &&DistrictFacts| one.bonus == Some(Bonus::AnyTypeUnlessLate);
                for one in supply.districts().filter(is_asked).filter(|_| is_late) {
                    player.set(Item::Last(one.id.into()), true);
                }
            }
            Input::Number(seat, amount, number) => self.set_number(seat, amount, number)?,
            Input::Allow(allow) => self.allowed_here.push(allow),
            Input::Sheet => return Ok(At::Sheet),
            Input::GoOn => {}
            Input::Edit(seat) => {
                self.player(seat)?;
                return Ok(At::Asked(Question::City(seat)));
            }
            Input::Rename => return Ok(At::Asked(Question::Names)),
            Input::Change(sole) => return Ok(At::Asked(Question::Sole(sole))),
            Input::End(_) if self.next().is_some() => return Err(unasked()),
            Input::End(end) => self.end = Some(end),
        }
        Ok(At::Next)
    }
}

impl Player {
    /// Sets or removes something that can occur only once.
    fn set(&mut self, item: Item, is_there: bool) {
        let is_it = |other: &Item| discriminant(other) == discriminant(&item);
        self.said.retain(|said| !said.item().is_some_and(is_it));
        if is_there {
            self.said.push(Said::Item(item));
        }
    }

    /// Cards in hand, including those that were shown.
    fn hand(&self) -> (u32, Vec<Card>) {
        let mut items = self.said.iter().filter_map(Said::item);
        let hand = items.find_map(|item| match item {
            Item::Hand(count, shown) => Some((*count, shown.clone())),
            _ => None,
        });
        hand.unwrap_or_default()
    }

    /// Shows a card from the hand, or hides it again.
    fn show(&mut self, card: District, is_there: bool) {
        let card = Card::from(card);
        let (count, mut shown) = self.hand();
        shown.retain(|other| *other != card);
        if is_there {
            shown.push(card);
        }
        let count = count.max(u32::try_from(shown.len()).unwrap_or(0));
        // An explicitly empty hand stays known.
        let is_hand = |said: &Said| matches!(said, Said::Item(Item::Hand(..)));
        let is_told = self.said.iter().any(is_hand);
        self.set(Item::Hand(count, shown), count > 0 || is_told);
    }
}

impl Flow for ScoreSheet {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        on_a_copy(self, |next| {
            next.at = next.take(input)?;
            Ok(())
        })
    }

    fn turns_only(input: &Input) -> bool {
        matches!(
            input,
            Input::Sheet | Input::GoOn | Input::Edit(_) | Input::Rename | Input::Change(_)
        )
    }

    fn screen(&self, viewer: Viewer) -> Screen<Scene, Input> {
        let only = match viewer {
            Viewer::Table => None,
            Viewer::Seat(seat) => Some(Seat::new(seat)).filter(|_| seat < self.players.len()),
        };
        let next = self.next();
        let is_whole = next.is_none();
        let question = match &self.at {
            At::Next => next,
            At::Sheet => None,
            At::Asked(question) => Some(question.clone()),
        };
        let focus = match question {
            Some(Question::Open(seat, _)) => Some(seat),
            // While nothing is typed, show what was typed last.
            Some(Question::City(seat)) if self.players[seat.index()].is_typed => Some(seat),
            _ => self.focus,
        };
        let focus = only.or(focus);
        let actions = match &question {
            _ if self.end.is_some() => vec![Action::new(id!("act-leave"), Does::End)],
            Some(question) => self.asked(question),
            None => self.sheet(),
        };
        let claim = self.claim();
        let counted = self.count_of(&claim);
        let counted = counted.map(|table| (table.clone(), outcome(&table)));
        let scene = Scene {
            edition: self.edition(),
            is_typed: self.players.iter().map(|player| player.is_typed).collect(),
            focus: focus.map(|seat| (seat, self.players[seat.index()].said.clone())),
            players: claim.players,
            counted,
            is_whole,
            only,
        };
        Screen {
            scene,
            actions,
            is_calm: false,
        }
    }
}

/// Does the crown score for anyone?
fn is_about_crown(table: &Table) -> bool {
    let mut built = table.players.iter().flat_map(|player| &player.city);
    built.any(|one| matches!(one.district.bonus, Some(Bonus::WithCrown { .. })))
}

fn asked(question: Id, help: Id, answers: Answers<Input>) -> Action<Input> {
    Action::new(question, Does::Ask { help, answers })
}

fn picked(question: Id, choices: Vec<(Field, Input)>) -> Action<Input> {
    asked(question, id!("help-pick"), Answers::Picked(choices))
}

fn read_names(party: &Party, line: &str) -> Result<Input, Fault> {
    if line.trim().parse::<usize>().is_ok() {
        return party.read(line, seats::count).map(Input::Names);
    }
    let names = line.split(',').map(str::trim);
    let names = names.filter(|name| !name.is_empty()).map(str::to_owned);
    let names: Vec<String> = names.collect();
    different(&names)?;
    Ok(Input::Names(names))
}

/// Each is allowed next to those before it.
fn different(names: &[String]) -> Result<(), Fault> {
    let mut places = 0..names.len();
    places.try_for_each(|place| names::check(&names[place], &names[..place]))
}

fn read_number(seat: Seat, amount: Amount, typed: &str) -> Result<Input, Fault> {
    let number = typed.parse().ok().filter(|number| *number <= MOST);
    let number = number.ok_or_else(|| misfit(typed, MOST as usize))?;
    Ok(Input::Number(seat, amount, number))
}

fn misfit(value: &str, most: usize) -> Fault {
    fault!(BadValue, "error-score-number", value = typed(value), most)
}

/// Something no screen offers.
fn unasked() -> Fault {
    misfit("", MOST as usize)
}

/// A row for each player, and the city being typed.
pub fn page(texts: &Texts, scene: &Scene) -> Page {
    let edition = texts.say(library::edition_name(scene.edition));
    let what = match &scene.counted {
        Some((table, _)) => say!(texts, "score-what", edition, count = table.complete_at),
        None => edition,
    };
    let mut page = Page::new(vec![Block::title(say!(texts, "score-title"), what)]);
    // The verdict comes first: it is visible on any screen size.
    let is_told = scene.is_whole && scene.only.is_none();
    if let Some((table, outcome)) = scene.counted.as_ref().filter(|_| is_told) {
        let counted = Counted::new(texts, Game::Citadels, table, &mut outcome.clone());
        page.push(verdict(texts, &counted));
        page.extend(notes(&counted));
    }
    if !scene.players.is_empty() {
        page.push(rows(texts, scene));
    }
    if let Some((seat, said)) = &scene.focus {
        page.push(Block::Text(city(texts, scene, *seat, said)));
    }
    page
}

/// What is known about a player, if anything.
type Known = fn(&PlayerClaim) -> Option<String>;
/// Its column.
type Drawn = fn(&Texts, Id) -> Column;

fn shown(known: Option<impl ToString>) -> Option<String> {
    known.map(|known| known.to_string())
}

fn rows(texts: &Texts, scene: &Scene) -> Block {
    let known: [(Drawn, Id, Known); 6] = [
        (column, id!("score-column-first"), |one| {
            shown(one.first.then_some("✓"))
        }),
        (column, id!("score-column-crown"), |one| {
            shown(one.crown.then_some("✓"))
        }),
        (numbers, id!("score-column-rank"), |one| shown(one.rank)),
        (numbers, id!("score-column-gold"), |one| shown(one.gold)),
        (numbers, id!("score-column-hand"), |one| shown(one.hand)),
        (numbers, id!("score-column-museum"), |one| {
            shown(Some(one.museum).filter(|count| *count > 0))
        }),
    ];
    let mut columns = vec![
        Column::default(),
        wide(texts, id!("column-player")),
        numbers(texts, id!("score-column-built")),
    ];
    // Only columns with known values.
    let is_known = |(_, _, of): &(_, _, Known)| scene.players.iter().any(|one| of(one).is_some());
    let mut shown: Vec<Known> = Vec::new();
    for (place, (column, name, of)) in (1..).zip(known.into_iter().filter(is_known)) {
        columns.push(spare(place, column(texts, name)));
        shown.push(of);
    }
    columns.push(numbers(texts, id!("score-total")));
    columns.push(numbers(texts, id!("score-place")));
    let rows = scene.players.iter().enumerate().map(|(index, player)| {
        let is_counted = scene.is_typed[index] || !player.city.is_empty();
        let counted = scene.counted.as_ref().filter(|_| is_counted);
        let (mut built, mut total, mut place) = Default::default();
        if let Some((table, outcome)) = counted {
            let scored = &outcome.players[index];
            built = format!("{}/{}", table.players[index].size(), table.complete_at);
            total = scored.total.to_string();
            if scene.only.is_none() {
                place = scored.place.to_string();
            }
        }
        let name = quoted(&player.name);
        let letter = format!("{GUTTER}{}", seat_letter(texts, index));
        let first = [letter, name, built].map(Span::from);
        let known = shown.iter().map(|of| of(player).unwrap_or_default().into());
        let last = [Span::Strong(total), place.into()];
        row(first.into_iter().chain(known).chain(last))
    });
    let is_shown = |(index, _): &(usize, _)| scene.only.is_none_or(|only| only.index() == *index);
    let rows = rows
        .enumerate()
        .filter(is_shown)
        .map(|(_, row)| row)
        .collect();
    Block::Table(page::Table { columns, rows })
}

/// Every district with its symbol and cost, and unclear ones with a question mark.
fn city(texts: &Texts, scene: &Scene, seat: Seat, said: &[Said]) -> page::Line {
    let districts = said.iter().filter_map(|said| match said {
        Said::Item(Item::Built(built)) => Some(district(texts, scene.edition, *built)),
        Said::Item(_) => None,
        Said::Open { typed, .. } => {
            Some(Span::Strong(format!("{}?", glued(&quoted(typed)))).into())
        }
    });
    let name = quoted(&scene.players[seat.index()].name);
    let mut line = page::Line::from(Span::Strong(say!(texts, "score-city-of", name)));
    line.push(" ");
    line.0.extend(page::Line::joined(districts, ", ").0);
    line
}

/// Symbol, name and cost stay together.
fn district(texts: &Texts, edition: Edition, built: Built) -> page::Line {
    let mut name = card(texts, edition, built.card);
    if let Span::Card {
        name,
        seal: Some(seal),
        ..
    } = &mut name
    {
        *name = format!("{}\u{a0}{}", seal.sign, glued(name));
    }
    let cost = library::printing(built.card, edition).filter(|printing| printing.cost.is_some());
    let cost = cost.map(|printing| format!("\u{a0}{}", printing.shown_cost()));
    let cost = cost.unwrap_or_default();
    let coin = if built.beautified { "+1" } else { "" };
    page::Line(vec![name, format!("{cost}{coin}").into()])
}

fn glued(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}

impl Lasts for ScoreSheet {
    const KIND: saved::Kind = saved::Kind::Score;
    type Start = Start;
    type Input = Input;

    fn old(json: Value) -> Option<Vec<Old<Start, Input>>> {
        #[derive(Deserialize)]
        struct Sheet {
            start: Start,
            inputs: Vec<Input>,
        }
        let known = json["start"]["token"].as_str().map(str::to_owned);
        let Sheet { start, inputs } = from_value(json).ok()?;
        Some(whole(known.unwrap_or_else(token), start, inputs))
    }
}
