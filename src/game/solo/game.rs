//! A whole solo game (lines 13–64): the list of its steps, entered by the player, so the last one
//! can be undone, and a saved list replays the same game. The program only knows what it needs to
//! know.

use super::super::card::District;
use super::super::chance::Chance;
use super::super::city::Supply;
use super::deal::{Deal, Pick, SHOWN_FIRST};
use super::turn::{Event, Turn, What};
use super::{Role, Roles, State, Who};
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{EnumIter, IntoStaticStr, VariantNames};

/// Cards in your hand at the start (line 16).
const HAND: usize = 4;
/// More gold than anyone has.
pub const MOST_GOLD: u32 = 9999;

/// A player input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(into = "String", try_from = "String")]
pub enum Step {
    /// You add this card to your hand, as the newest.
    Draw(District),
    /// A character was revealed and put aside.
    Shown(Role),
    /// A character was offered to you.
    Offered(Role),
    /// You keep this character.
    Keep(Role),
    /// You name this character.
    Target(Role),
    /// This is Vova's character.
    Vova(Role),
    /// You take 2 gold.
    Take,
    /// You take your character's income.
    Income,
    /// Your gold changes for another reason.
    Gold(i32),
    /// A card goes from your hand to the deck.
    Discard(District),
    /// You build this card.
    Build(District),
    /// Your Warlord destroys this district of Vova's.
    Destroy(District),
    /// Your city is complete (only if it is unknown).
    Complete,
    /// The gold you had when Vova's Thief came (only if it is unknown).
    Stolen(u32),
    /// This district card was drawn for Vova.
    #[strum(serialize = "turn")]
    TurnUp(District),
    /// You pay a coin and take the destroyed district into your hand.
    Salvage,
    /// Continue.
    Go,
}

/// The step as saved: `keep bishop`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())?;
        match self {
            Self::Shown(role)
            | Self::Offered(role)
            | Self::Keep(role)
            | Self::Target(role)
            | Self::Vova(role) => write!(f, " {}", role.id()),
            Self::Gold(gold) => write!(f, " {gold}"),
            Self::Stolen(gold) => write!(f, " {gold}"),
            _ => self.district().map_or(Ok(()), |id| write!(f, " {id}")),
        }
    }
}

impl From<Step> for String {
    fn from(step: Step) -> Self {
        step.to_string()
    }
}

impl TryFrom<String> for Step {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::parse(&text).ok_or("not a step")
    }
}

impl Step {
    /// Parses a saved step.
    ///
    /// ```
    /// use citadels_game::solo::{Role, game::Step};
    /// assert_eq!(Step::parse("keep bishop"), Some(Step::Keep(Role::Bishop)));
    /// assert_eq!(Step::parse("build a house"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
        let card = || what.parse().ok();
        let role = || what.parse::<Role>().ok();
        Some(match verb {
            "draw" => Self::Draw(card()?),
            "discard" => Self::Discard(card()?),
            "build" => Self::Build(card()?),
            "destroy" => Self::Destroy(card()?),
            "turn" => Self::TurnUp(card()?),
            "shown" => Self::Shown(role()?),
            "offered" => Self::Offered(role()?),
            "keep" => Self::Keep(role()?),
            "target" => Self::Target(role()?),
            "vova" => Self::Vova(role()?),
            "gold" => Self::Gold(what.parse().ok()?),
            "stolen" => Self::Stolen(what.parse().ok()?),
            _ if !what.is_empty() => return None,
            "take" => Self::Take,
            "income" => Self::Income,
            "complete" => Self::Complete,
            "salvage" => Self::Salvage,
            "go" => Self::Go,
            _ => return None,
        })
    }

    /// The district it is about.
    pub const fn district(self) -> Option<District> {
        match self {
            Self::Draw(id)
            | Self::Discard(id)
            | Self::Build(id)
            | Self::Destroy(id)
            | Self::TurnUp(id) => Some(id),
            _ => None,
        }
    }
}

/// Why a step is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Barred {
    /// Something else must be done now.
    NotNow,
    /// That character is not among these.
    NotAmong,
    /// That character is already face up.
    Seen,
    /// Your character can't name that one.
    Target,
    /// All copies of that card are in play.
    NoneLeft,
    /// That card is not in your hand.
    NotInHand,
    /// Not enough gold.
    NoGold,
    /// You have one in your city.
    HasOne,
    /// You have already built as much as your character can.
    Limit,
    /// Vova does not have it.
    NotThere,
    /// His city is safe: he is the Bishop.
    Bishop,
    /// A completed city is safe.
    Complete,
    /// You took your 2 gold already.
    Took,
    /// You took your income already.
    Earned,
    /// No district of yours brings income.
    NoIncome,
    /// You destroyed a district already.
    Destroyed,
    /// Your city is already said to be complete.
    Told,
}

fn bar(is_barred: bool, why: Barred) -> Result<(), Barred> {
    if is_barred { Err(why) } else { Ok(()) }
}

/// An entry of the game log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Entry {
    /// A round starts.
    Round(usize),
    /// You are this character.
    YouAre(Role),
    /// You named this one.
    Named(Role),
    /// Vova is this one.
    VovaIs(Role),
    /// You take or pay this much gold.
    Gold(i64),
    /// You add this card to your hand.
    Draws(District),
    /// You put this card under the deck.
    Discards(District),
    /// You build this.
    Builds(District),
    /// You destroy this district of Vova's.
    Destroys(District),
    /// You take back what his Warlord destroyed.
    Salvages(District),
    /// Your city is complete.
    Complete,
    /// Something in Vova's turn.
    Vova(Event),
}

impl Entry {
    /// The name used in JSON; for Vova's turn, that of the event.
    pub fn id(self) -> &'static str {
        match self {
            Self::Vova(event) => event.what.id(),
            _ => self.into(),
        }
    }
}

/// What does not change during a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Only track Vova: your own gold, hand and city are up to you.
    pub quick: bool,
    /// The program shuffles and deals the characters.
    pub dealt: bool,
    /// Determines the program's deals.
    pub seed: String,
}

/// What must be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// You enter your first cards.
    Start,
    /// Characters are revealed and put aside.
    Shown,
    /// Characters are offered to you.
    Offered,
    /// You choose one of them.
    Keep,
    /// More characters are revealed and put aside.
    ShownAfter,
    /// You name a character, before Vova's is revealed (line 29).
    Target,
    /// Vova's character is revealed (line 31).
    Reveal,
    /// Your turn.
    Yours,
    /// How much gold his Thief takes from you (only if it is unknown).
    Stolen,
    /// District cards are drawn for Vova.
    His,
    /// His turn is over.
    HisEnd,
    /// The game is over and can be scored.
    Over,
    /// It was scored.
    Closed,
}

/// What you did in your turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Anything at all.
    pub anything: bool,
    /// Taken your 2 gold.
    pub took: bool,
    /// Taken your income.
    pub earned: bool,
    /// The number built.
    pub built: usize,
    /// Destroyed a district.
    pub destroyed: bool,
}

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What does not change.
    pub setup: Setup,
    /// The districts it is played with.
    pub supply: Supply,
    /// What must be done now.
    pub phase: Phase,
    /// From 1.
    pub round: usize,
    /// What is on the table.
    pub state: State,
    /// The characters of the round.
    pub deal: Deal,
    /// Your character.
    pub yours: Option<Role>,
    /// The character you named.
    pub target: Option<Role>,
    /// Vova's character, once revealed.
    pub his: Option<Role>,
    /// What you did in your turn.
    pub done: Done,
    /// His turn, while it is played and until the next starts.
    pub turn: Option<Turn>,
    /// Whose city was complete first.
    pub first: Option<Who>,
    /// What you and Vova built in this round.
    pub late: [Vec<District>; 2],
    /// Everything that happened.
    pub log: Vec<Entry>,
    /// Who still has to play this round, the next one last.
    waiting: Vec<Who>,
}

impl Game {
    /// A new game with the base game's districts.
    pub fn new(setup: Setup, supply: Supply) -> Self {
        let mut state = State::start(supply.edition);
        state.yours_known = !setup.quick;
        let mut game = Self {
            setup,
            supply,
            phase: Phase::Start,
            round: 0,
            state,
            deal: Deal::default(),
            yours: None,
            target: None,
            his: None,
            done: Done::default(),
            turn: None,
            first: None,
            late: [Vec::new(), Vec::new()],
            log: Vec::new(),
            waiting: Vec::new(),
        };
        if game.setup.quick {
            game.begin_round();
        }
        game
    }

    /// The characters, once both are known.
    pub fn roles(&self) -> Option<Roles> {
        Some(Roles {
            you: self.yours?,
            target: self.target,
            vova: self.his?,
        })
    }

    /// How many cards are needed before the next question, in phases with several.
    pub fn missing(&self) -> usize {
        let (wanted, there) = match self.phase {
            Phase::Start => (HAND, self.state.you.hand.len()),
            Phase::Shown => (SHOWN_FIRST, self.deal.shown.len()),
            Phase::Offered => (self.deal.pick.offered(), self.deal.offered.len()),
            Phase::ShownAfter => (self.deal.pick.shown_after(), self.deal.after.len()),
            _ => return 0,
        };
        wanted.saturating_sub(there)
    }

    /// How many copies of this card the deck still has.
    pub fn left(&self, id: District) -> usize {
        let district = self.supply.get(id);
        let copies = district.map_or(0, |district| usize::from(district.copies));
        copies.saturating_sub(self.state.out(id))
    }

    /// The characters you can name: those you have not seen.
    pub fn targets(&self) -> Vec<Role> {
        let may_name = |role: &Role| self.yours.is_some_and(|yours| yours.may_name(*role));
        self.deal.unseen().into_iter().filter(may_name).collect()
    }

    /// How many districts you can build in a turn.
    pub fn limit(&self) -> usize {
        match self.yours {
            Some(Role::Architect) => 3,
            _ => 1,
        }
    }

    /// What your income would be now.
    pub fn income(&self) -> u32 {
        let income = |role: Role| role.income(&self.supply, Who::You, &self.state.you.city);
        self.yours.map_or(0, income)
    }

    /// Income that is still to be taken this turn.
    pub fn due(&self) -> u32 {
        let is_due = self.phase == Phase::Yours && self.state.yours_known && !self.done.earned;
        if is_due { self.income() } else { 0 }
    }

    /// Could this step be taken now?
    pub fn can(&self, step: Step) -> bool {
        self.clone().take(step).is_ok()
    }

    /// Takes a step.
    ///
    /// # Errors
    ///
    /// It is refused; nothing has changed.
    pub fn take(&mut self, step: Step) -> Result<(), Barred> {
        let is_foreign = |id| self.supply.get(id).is_none();
        if step.district().is_some_and(is_foreign) {
            return Err(Barred::NoneLeft);
        }
        match (self.phase, step) {
            (Phase::Start, Step::Draw(id)) => {
                self.draw(id)?;
                if self.missing() == 0 {
                    self.begin_round();
                }
            }
            (Phase::Shown, Step::Shown(role)) => {
                self.unseen(role)?;
                self.deal.shown.push(role);
                self.go_on(Phase::Offered);
            }
            (Phase::Offered, Step::Offered(role)) => {
                self.unseen(role)?;
                self.deal.offered.push(role);
                self.go_on(Phase::Keep);
            }
            (Phase::Keep, Step::Keep(role)) => self.keep(role)?,
            (Phase::ShownAfter, Step::Shown(role)) => {
                self.unseen(role)?;
                self.deal.after.push(role);
                self.after_shown();
            }
            (Phase::Target, Step::Target(role)) => self.name(role)?,
            (Phase::Reveal, Step::Vova(role)) => self.reveal(role)?,
            (Phase::Stolen, Step::Stolen(gold)) => {
                self.state.you.gold = gold.min(MOST_GOLD);
                self.begin_his();
            }
            (Phase::His, Step::TurnUp(id)) => self.turn_up(id)?,
            (Phase::HisEnd, Step::Salvage) => self.salvage()?,
            (Phase::Yours | Phase::HisEnd, Step::Go) => self.next_turn(),
            (Phase::Yours, step) => {
                self.your_step(step)?;
                self.done.anything = true;
            }
            (Phase::Over, Step::Go) => self.phase = Phase::Closed,
            _ => return Err(Barred::NotNow),
        }
        Ok(())
    }

    fn go_on(&mut self, to: Phase) {
        if self.missing() == 0 {
            self.phase = to;
        }
    }

    fn draw(&mut self, id: District) -> Result<(), Barred> {
        bar(self.left(id) == 0, Barred::NoneLeft)?;
        self.state.you.hand.push(id);
        self.log.push(Entry::Draws(id));
        Ok(())
    }
}

/// A round: its characters (lines 22–31).
impl Game {
    fn begin_round(&mut self) {
        let pick = self.roles().map_or(Pick::OfTwo, Roles::next);
        self.round += 1;
        self.log.push(Entry::Round(self.round));
        self.deal = if self.setup.dealt {
            let mut chance = Chance::new(&format!("{} {}", self.setup.seed, self.round));
            Deal::shuffled(pick, &mut chance)
        } else {
            Deal::by_hand(pick)
        };
        (self.yours, self.target, self.his, self.turn) = (None, None, None, None);
        self.late = [Vec::new(), Vec::new()];
        self.phase = if self.setup.dealt || self.setup.quick {
            Phase::Keep
        } else {
            Phase::Shown
        };
    }

    fn unseen(&self, role: Role) -> Result<(), Barred> {
        bar(self.deal.seen().any(|seen| seen == role), Barred::Seen)
    }

    fn keep(&mut self, role: Role) -> Result<(), Barred> {
        // In quick mode by hand, the choices are not entered.
        let offered = &self.deal.offered;
        let is_other = !offered.is_empty() && !offered.contains(&role);
        bar(is_other, Barred::NotAmong)?;
        self.yours = Some(role);
        self.log.push(Entry::YouAre(role));
        self.phase = Phase::ShownAfter;
        self.after_shown();
        Ok(())
    }

    /// All characters are dealt: a target is named, or Vova's is revealed.
    fn after_shown(&mut self) {
        let quick_by_hand = self.setup.quick && !self.setup.dealt;
        if self.missing() == 0 || quick_by_hand {
            let names = self.yours.is_some_and(Role::names);
            self.phase = if names { Phase::Target } else { Phase::Reveal };
        }
    }

    fn name(&mut self, role: Role) -> Result<(), Barred> {
        let may_name = self.yours.is_some_and(|yours| yours.may_name(role));
        bar(!may_name, Barred::Target)?;
        // A face-up character is not Vova's.
        self.unseen(role)?;
        self.target = Some(role);
        self.log.push(Entry::Named(role));
        self.phase = Phase::Reveal;
        Ok(())
    }

    fn reveal(&mut self, role: Role) -> Result<(), Barred> {
        let is_other = self.deal.vova.is_some_and(|dealt| dealt != role);
        bar(is_other, Barred::NotAmong)?;
        self.unseen(role)?;
        bar(self.yours == Some(role), Barred::Seen)?;
        self.his = Some(role);
        self.log.push(Entry::VovaIs(role));
        // Turns in rank order (line 31); taken from the end.
        self.waiting = vec![Who::Vova, Who::You];
        if self.yours > Some(role) {
            self.waiting.reverse();
        }
        self.next_turn();
        Ok(())
    }

    fn next_turn(&mut self) {
        let Some(roles) = self.roles() else { return };
        match self.waiting.pop() {
            // His turn already said that you lose yours.
            Some(Who::You) if roles.vova == Role::Assassin => self.next_turn(),
            Some(Who::You) => {
                self.done = Done::default();
                self.phase = Phase::Yours;
            }
            Some(Who::Vova) => {
                let steals = roles.vova == Role::Thief && roles.you != Role::Assassin;
                // If your gold is not tracked, ask how much his Thief takes.
                if !self.state.yours_known && steals && !roles.killed() {
                    self.phase = Phase::Stolen;
                } else {
                    self.begin_his();
                }
            }
            None if self.first.is_some() => self.phase = Phase::Over,
            None => self.begin_round(),
        }
    }
}

/// Vova's turn.
impl Game {
    fn begin_his(&mut self) {
        let Some(roles) = self.roles() else { return };
        let turn = Turn::begin(self.state.clone(), roles, &self.supply);
        self.settle(turn, 0);
    }

    fn turn_up(&mut self, id: District) -> Result<(), Barred> {
        bar(self.left(id) == 0, Barred::NoneLeft)?;
        let mut turn = self.turn.take().ok_or(Barred::NotNow)?;
        let known = turn.events.len();
        turn.build(&self.supply, id);
        self.settle(turn, known);
        Ok(())
    }

    /// The changes of his turn so far become the state of the game.
    fn settle(&mut self, turn: Turn, known: usize) {
        for event in &turn.events[known..] {
            self.log.push(Entry::Vova(*event));
            if let What::Builds { card, .. } = event.what {
                self.late[1].push(card);
            }
        }
        self.state = turn.state.clone();
        if !self.state.yours_known {
            self.state.you.gold = 0;
        }
        if self.state.is_vova_complete() {
            self.first.get_or_insert(Who::Vova);
        }
        self.phase = if turn.phases == 0 {
            Phase::HisEnd
        } else {
            Phase::His
        };
        self.turn = Some(turn);
    }

    fn salvage(&mut self) -> Result<(), Barred> {
        let turn = self.turn.as_mut().ok_or(Barred::NotNow)?;
        let id = turn.salvage.take().ok_or(Barred::NotNow)?;
        self.state.you.gold = self.state.you.gold.saturating_sub(1);
        self.state.you.hand.push(id);
        self.log.push(Entry::Salvages(id));
        Ok(())
    }
}

/// Your turn: played as usual (lines 31–36).
impl Game {
    fn your_step(&mut self, step: Step) -> Result<(), Barred> {
        let known = self.state.yours_known;
        match step {
            Step::Destroy(id) => self.destroy(id)?,
            Step::Complete if !known && !self.state.yours_complete => {
                self.state.yours_complete = true;
                self.completed();
            }
            Step::Complete if !known => return Err(Barred::Told),
            _ if !known => return Err(Barred::NotNow),
            Step::Take if self.done.took => return Err(Barred::Took),
            Step::Take => {
                self.gold(2)?;
                self.done.took = true;
            }
            Step::Income if self.done.earned => return Err(Barred::Earned),
            Step::Income if self.income() == 0 => return Err(Barred::NoIncome),
            Step::Income => {
                self.gold(self.income().into())?;
                self.done.earned = true;
            }
            Step::Gold(change) => self.gold(change.into())?,
            Step::Draw(id) => self.draw(id)?,
            Step::Discard(id) => {
                self.out_of_hand(id)?;
                self.log.push(Entry::Discards(id));
            }
            Step::Build(id) => self.build(id)?,
            _ => return Err(Barred::NotNow),
        }
        Ok(())
    }

    fn gold(&mut self, change: i64) -> Result<(), Barred> {
        let gold = i64::from(self.state.you.gold) + change;
        let gold = u32::try_from(gold).ok().filter(|gold| *gold <= MOST_GOLD);
        self.state.you.gold = gold.ok_or(Barred::NoGold)?;
        self.log.push(Entry::Gold(change));
        Ok(())
    }

    fn completed(&mut self) {
        self.first.get_or_insert(Who::You);
        self.log.push(Entry::Complete);
    }

    fn out_of_hand(&mut self, id: District) -> Result<(), Barred> {
        let hand = &mut self.state.you.hand;
        let place = hand.iter().position(|card| *card == id);
        hand.remove(place.ok_or(Barred::NotInHand)?);
        Ok(())
    }

    fn build(&mut self, id: District) -> Result<(), Barred> {
        let you = &self.state.you;
        bar(!you.hand.contains(&id), Barred::NotInHand)?;
        bar(self.done.built >= self.limit(), Barred::Limit)?;
        bar(you.city.contains(&id), Barred::HasOne)?;
        let cost = u32::from(self.supply.cost(id));
        bar(you.gold < cost, Barred::NoGold)?;
        self.out_of_hand(id)?;
        self.state.you.gold -= cost;
        self.state.you.city.push(id);
        self.late[0].push(id);
        self.done.built += 1;
        self.log.push(Entry::Builds(id));
        if self.state.you.city.len() == usize::from(self.state.complete_at) {
            self.completed();
        }
        Ok(())
    }

    /// Your Warlord pays the cost less 1, as usual; Vova's Keep does not protect him (reading V-3).
    fn destroy(&mut self, id: District) -> Result<(), Barred> {
        bar(self.yours != Some(Role::Warlord), Barred::NotNow)?;
        bar(self.done.destroyed, Barred::Destroyed)?;
        bar(self.his == Some(Role::Bishop), Barred::Bishop)?;
        bar(self.state.is_vova_complete(), Barred::Complete)?;
        let place = self.state.vova.city.iter().position(|other| *other == id);
        let place = place.ok_or(Barred::NotThere)?;
        if self.state.yours_known {
            let price = u32::from(self.supply.cost(id) - 1);
            let left = self.state.you.gold.checked_sub(price);
            self.state.you.gold = left.ok_or(Barred::NoGold)?;
        }
        self.state.vova.city.remove(place);
        self.late[1].retain(|late| *late != id);
        self.done.destroyed = true;
        self.log.push(Entry::Destroys(id));
        Ok(())
    }
}
