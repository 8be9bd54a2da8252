//! What the game itself answers: who may do what to whom, how much somebody may build, and what may
//! be left undone. A question in such a form is set up as a position, and what is legal there
//! decides; which ruling says so is for the search to find.

use super::super::open::Clue;
use super::super::search::{Part, Query, meaning};
use super::super::{OfficialDeck, deck, printing, supply};
use crate::rules::card::{Card, Character, District, Rank};
use crate::rules::chance::Chance;
use crate::rules::deck::Deck;
use crate::rules::edition::Edition;
use crate::rules::play::{Action, Actions, Game, Position, State};
use crate::rules::ruling::Verdict;
use crate::rules::table::{Players, Seat};

/// A question the game can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// A character, or the Armory, does its power to a district.
    Attack { by: Card, on: Target },
    /// A character names another one, who may have been named before.
    Name {
        by: Character,
        whom: Option<Character>,
        mark: Option<Mark>,
    },
    /// A character builds so many districts in one turn.
    Build { who: Character, count: u8 },
    /// A character ends the turn without its power.
    Skip { who: Character },
    /// A killed or bewitched character does something in its turn all the same.
    Despite {
        who: Character,
        mark: Mark,
        what: What,
    },
}

/// What somebody does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Gather,
    Build,
    Power,
}

/// A district that is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// In the city of the Bishop's player, who may be marked.
    OfBishop(Option<Mark>),
    Keep,
    InCompleted,
    Own,
}

/// What has been done to a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Killed,
    Bewitched,
}

impl Mark {
    /// Who does it.
    const fn by(self) -> Character {
        match self {
            Self::Killed => Character::Assassin,
            Self::Bewitched => Character::Witch,
        }
    }

    /// How it is done to the character of a rank.
    const fn on(self, rank: Rank) -> Action {
        match self {
            Self::Killed => Action::Kill(rank),
            Self::Bewitched => Action::Bewitch(rank),
        }
    }
}

/// A question in a form that the game can answer.
#[derive(Clone, Debug)]
pub struct Form {
    pub case: Case,
    /// Does "it is possible" mean no? "Is he safe?"
    is_turned: bool,
    /// The ruling that is its source is about these.
    pub cards: Vec<Card>,
    /// And about nothing else.
    pub is_general: bool,
}

impl Form {
    /// The word, if the position can be set up.
    pub fn word(&self) -> Option<Verdict> {
        let is_possible = self.case.is_possible()?;
        Some(if is_possible == self.is_turned {
            Verdict::No
        } else {
            Verdict::Yes
        })
    }
}

/// The power of each character who names others, as a meaning of `words.toml`.
const NAMING: [(Character, &str); 5] = [
    (Character::Assassin, "killed"),
    (Character::Witch, "bewitched"),
    (Character::Magistrate, "warrant"),
    (Character::Thief, "robbed"),
    (Character::Blackmailer, "threatened"),
];

/// The powers of others.
const POWERS: [(Character, &str); 7] = [
    (Character::Spy, "look"),
    (Character::Magician, "exchange"),
    (Character::Wizard, "look"),
    (Character::Warlord, "destroy"),
    (Character::Diplomat, "exchange"),
    (Character::Marshal, "seize"),
    (Character::Artist, "beautified"),
];

/// Those who attack a city, and their powers.
const ATTACKS: [(Card, &str); 4] = [
    (Card::Character(Character::Warlord), "destroy"),
    (Card::Character(Character::Marshal), "seize"),
    (Card::Character(Character::Diplomat), "exchange"),
    (Card::District(District::Armory), "destroy"),
];

const BISHOP: Card = Card::Character(Character::Bishop);
const KEEP: Card = Card::District(District::Keep);

impl Query {
    /// Its form, if the game can answer it and nothing else is asked.
    pub fn form(&self) -> Option<Form> {
        let is_crooked = self.has_one(Clue::Crooked);
        if self.is_open() || is_crooked || self.sentence.players.is_some() {
            return None;
        }
        let form = self
            .attack()
            .or_else(|| self.naming())
            .or_else(|| self.building())
            .or_else(|| self.skipping())
            .or_else(|| self.despite())?;
        let mut parts = self.parts().iter();
        parts.all(|part| is_said(part, &form)).then_some(form.form)
    }

    fn attack(&self) -> Option<Read> {
        let cards = self.unusual_cards();
        let mut attackers = ATTACKS.iter().filter(|(card, _)| cards.contains(card));
        let (&(by, power), None) = (attackers.next()?, attackers.next()) else {
            return None;
        };
        let is_turned = self.means("protect");
        let is_own = self.means("own") || self.has_one(Clue::Mine);
        let is_straight = self.means(power) && self.has_one(Clue::May);
        if !is_turned && !is_straight {
            return None;
        }
        let mark = self.mark();
        // The Witch has a city herself.
        let marker = (mark == Some(Mark::Killed)).then_some(Character::Assassin.into());
        let is_shield = |card: &&Card| **card != by && Some(**card) != marker;
        let shields: Vec<Card> = cards.iter().filter(is_shield).copied().collect();
        let is_completed = self.means("completed");
        let is_exchange = by == Character::Diplomat.into();
        let is_alone = self.sentence.cards.len() == cards.len() && !self.means("city");
        let on = match (&shields[..], mark) {
            ([card], mark) if *card == BISHOP && !is_completed && !is_own => {
                // Who was killed? It must stand next to the Bishop, not to the attacker.
                if mark.is_some() && !self.is_marked(BISHOP) {
                    return None;
                }
                Target::OfBishop(mark)
            }
            // Not another district beside it.
            ([card], None) if *card == KEEP && !is_completed && !is_own && is_alone => Target::Keep,
            // The Diplomat has a part in two cities: whose is meant?
            ([], None) if is_completed && !is_own && !is_exchange => Target::InCompleted,
            ([], None) if self.means("own") && !is_completed && !is_turned && !is_exchange => {
                Target::Own
            }
            _ => return None,
        };
        // "Can the Bishop destroy the Warlord's …": somebody else is asked about.
        let is_first = |shield: &Card| self.stands_before(*shield, by);
        if !is_turned && shields.first().is_some_and(is_first) {
            return None;
        }
        let words = format!("{power} protect city own completed turn killed bewitched");
        let mut about = vec![by];
        about.extend(shields);
        Some(Read::new(Case::Attack { by, on }, is_turned, about, &words))
    }

    fn naming(&self) -> Option<Read> {
        let cards = self.unusual_cards();
        let by = self.namer(&cards)?;
        if !self.has_one(Clue::May) && !self.means("protect") {
            return None;
        }
        let mark = self.mark().filter(|mark| own_mark(by) != Some(*mark));
        let marker = mark.map(|mark| mark.by().into());
        let is_other = |card: &&Card| **card != by.into() && Some(**card) != marker;
        let mut others = cards.iter().filter(is_other);
        let whom = match (others.next(), others.next()) {
            (None, None) => None,
            (Some(Card::Character(whom)), None) => Some(*whom),
            _ => return None,
        };
        // "Am I safe from the bewitched Blackmailer?", "Is the Witch safe if she bewitched him?"
        let is_doer_marked = mark.is_some() && self.is_marked(by.into());
        if is_doer_marked || own_mark(by).is_some() && self.means("protect") {
            return None;
        }
        // "Can the Witch rob somebody as the Thief?"
        if whom.is_some_and(|whom| self.stands_before(whom.into(), by.into())) {
            return None;
        }
        if whom.is_none() && mark.is_none() {
            return None;
        }
        let words = "killed bewitched warrant robbed threatened name protect";
        let mut about = vec![by.into()];
        about.extend(whom.map(Card::from));
        let case = Case::Name { by, whom, mark };
        Some(Read::new(case, self.means("protect"), about, words))
    }

    /// Who names somebody: whose power is asked about, if it is not what was done before.
    fn namer(&self, cards: &[Card]) -> Option<Character> {
        let is_said =
            |(by, power): &&(Character, &str)| own_mark(*by).is_none() && self.means(power);
        let is_named = |(by, _): &&(Character, &str)| {
            own_mark(*by).is_none() && self.means("name") && cards.contains(&(*by).into())
        };
        // "Is the dead one safe from the Thief": then nobody asks about the Assassin.
        let others = NAMING.iter().any(|(by, _)| cards.contains(&(*by).into()));
        let is_marking = |(by, power): &&(Character, &str)| {
            let is_asked = !others || cards.contains(&(*by).into());
            own_mark(*by).is_some() && self.means(power) && is_asked
        };
        let one = |is: &dyn Fn(&&(Character, &str)) -> bool| {
            let mut found = NAMING.iter().filter(|one| is(one));
            let first = found.next()?;
            found.next().is_none().then_some(first.0)
        };
        one(&is_said)
            .or_else(|| one(&is_named))
            .or_else(|| one(&is_marking))
    }

    fn building(&self) -> Option<Read> {
        let [Card::Character(who)] = self.unusual_cards()[..] else {
            return None;
        };
        // At all, if no number is said and no example given.
        let count = match self.sentence.numbers[..] {
            [] if self.sentence.cards.len() == 1 => 1,
            [count] => count,
            _ => return None,
        };
        // The Wizard builds with what others have in hand.
        let is_own = who != Character::Wizard;
        if !self.means("build") || !self.has_one(Clue::May) || count > 7 || !is_own {
            return None;
        }
        let case = Case::Build { who, count };
        let words = "build limit turn city";
        Some(Read::new(case, false, vec![who.into()], words))
    }

    fn skipping(&self) -> Option<Read> {
        let [Card::Character(who)] = self.unusual_cards()[..] else {
            return None;
        };
        let (must, refuse) = (self.means("must"), self.means("refuse"));
        let power = power(who)?;
        if must == refuse || !(self.means(power) || self.means("name") || self.means("ability")) {
            return None;
        }
        // Others may want to refuse an exchange.
        if refuse && !names_others(who) {
            return None;
        }
        let words = format!("{power} must refuse name ability");
        let case = Case::Skip { who };
        Some(Read::new(case, must, vec![who.into()], &words))
    }

    fn despite(&self) -> Option<Read> {
        let mark = self.mark()?;
        let marker = Card::from(mark.by());
        let cards = self.unusual_cards();
        let [Card::Character(who)] = cards[..] else {
            return None;
        };
        let is_it = self.is_marked(who.into()) && self.is_marked_first();
        if marker == who.into() || !is_it || self.means("protect") {
            return None;
        }
        // "Does the Thief rob a killed one" is about another.
        let own = power(who).filter(|_| !names_others(who));
        let is_power = own.is_some_and(|power| self.means(power));
        let what = match (self.means("gather"), self.means("build"), is_power) {
            (true, false, false) => What::Gather,
            (false, true, false) => What::Build,
            (false, false, true) => What::Power,
            _ => return None,
        };
        let own = own.filter(|_| is_power).unwrap_or_default();
        let words = format!("killed bewitched gather build turn city {own}");
        let case = Case::Despite { who, mark, what };
        Some(Read::new(case, false, vec![marker], &words))
    }

    /// The cards without the basic districts, which are only examples.
    fn unusual_cards(&self) -> Vec<Card> {
        let is_unusual = |card: &&Card| {
            printing(**card, Edition::E2016).is_none_or(|printing| !printing.is_basic())
        };
        let cards = self.sentence.cards.iter();
        cards.filter(is_unusual).copied().collect()
    }

    fn mark(&self) -> Option<Mark> {
        match (self.means("killed"), self.means("bewitched")) {
            (true, false) => Some(Mark::Killed),
            (false, true) => Some(Mark::Bewitched),
            _ => None,
        }
    }

    /// Does the state stand nearer to this card than to any other, but for its doer?
    fn is_marked(&self, card: Card) -> bool {
        let parts = self.parts();
        let Some(state) = parts.iter().find(|part| is_mark(part)).map(|part| part.at) else {
            return false;
        };
        let doers = [Character::Assassin, Character::Witch].map(Card::from);
        let named = parts.iter().filter(|part| !part.cards.is_empty());
        let named = named.filter(|part| !doers.contains(&part.cards[0]));
        let nearest = named.min_by_key(|part| part.at.abs_diff(state));
        nearest.is_some_and(|part| part.at.abs_diff(state) <= BESIDE && part.cards.contains(&card))
    }

    /// Does a state stand before the first card? "The bewitched King".
    fn is_marked_first(&self) -> bool {
        let mut parts = self.parts().iter();
        let first = parts.find(|part| !part.cards.is_empty() || is_mark(part));
        first.is_some_and(|part| part.cards.is_empty())
    }

    fn stands_before(&self, card: Card, other: Card) -> bool {
        let parts = self.parts();
        let at = |card: Card| {
            let part = parts.iter().find(|part| part.cards.contains(&card));
            part.map_or(usize::MAX, |part| part.at)
        };
        at(other) != usize::MAX && at(card) < at(other)
    }
}

/// Does it say that somebody was killed or bewitched?
fn is_mark(part: &Part) -> bool {
    let is_mark = |same: &u8| ["killed", "bewitched"].contains(&meaning(*same).0);
    part.cards.is_empty() && part.same.iter().any(is_mark)
}

/// A form, and the meanings that belong to it.
struct Read {
    form: Form,
    /// Separated by spaces.
    words: String,
}

impl Read {
    fn new(case: Case, is_turned: bool, cards: Vec<Card>, words: &str) -> Self {
        Self {
            form: Form {
                case,
                is_turned,
                cards,
                is_general: matches!(case, Case::Despite { .. }),
            },
            words: words.to_owned(),
        }
    }
}

/// Does a part of the question belong to the form?
fn is_said(part: &Part, read: &Read) -> bool {
    let is_word = |same: &u8| read.words.split(' ').any(|word| word == meaning(*same).0);
    !part.cards.is_empty()
        || part.same.iter().any(is_word)
        || (matches!(read.form.case, Case::Build { .. }) && part.is_number)
}

/// What a character does to others, as a meaning of `words.toml`.
fn power(who: Character) -> Option<&'static str> {
    let mut all = NAMING.iter().chain(&POWERS);
    all.find(|(by, _)| *by == who).map(|(_, power)| *power)
}

fn names_others(who: Character) -> bool {
    NAMING.iter().any(|(by, _)| *by == who)
}

fn own_mark(by: Character) -> Option<Mark> {
    let mut marks = [Mark::Killed, Mark::Bewitched].into_iter();
    marks.find(|mark| mark.by() == by)
}

/// So many words away a state still belongs to a card.
const BESIDE: usize = 3;

/// The seats of a position.
const ACTOR: usize = 0;
const VICTIM: usize = 1;
const MARKER: usize = 2;

/// The districts that fill up a deck.
const UNIQUES: [District; 14] = [
    District::Armory,
    District::DragonGate,
    District::Factory,
    District::Keep,
    District::Laboratory,
    District::Library,
    District::MapRoom,
    District::Observatory,
    District::Park,
    District::Quarry,
    District::Smithy,
    District::Statue,
    District::Theater,
    District::WishingWell,
];

/// Seven districts that are nothing special; the first one is attacked.
const DISTRICTS: [District; 7] = [
    District::Tavern,
    District::Market,
    District::Docks,
    District::Temple,
    District::Church,
    District::Watchtower,
    District::Manor,
];

impl Case {
    /// Can it be done? None if these cards never meet.
    pub fn is_possible(self) -> Option<bool> {
        match self {
            Self::Attack { by, on } => attack(by, on),
            Self::Name { by, whom, mark } => name(by, whom, mark),
            Self::Build { who, count } => build(who, count),
            Self::Skip { who } => skip(who),
            Self::Despite { who, mark, what } => despite(who, mark, what),
        }
    }
}

fn rank(character: Character) -> Option<Rank> {
    printing(character, Edition::E2016)?.rank
}

/// A game for five with these characters.
fn game(with: &[Character]) -> Option<Game> {
    let mut characters = deck(OfficialDeck::FIRST_GAME).characters.clone();
    if with.iter().any(|one| rank(*one) == Some(Rank::Nine)) {
        characters.push(Character::Artist);
    }
    let mut taken: Vec<Rank> = Vec::new();
    for one in with {
        let rank = rank(*one)?;
        if taken.contains(&rank) && characters[usize::from(rank.number()) - 1] != *one {
            return None;
        }
        taken.push(rank);
        characters[usize::from(rank.number()) - 1] = *one;
    }
    let deck = Deck {
        edition: Edition::E2016,
        players: Players::Five,
        characters,
        districts: UNIQUES.to_vec(),
    };
    Some(Game::new(&deck, &supply(Edition::E2016)))
}

/// A position under way.
struct Scene<'g> {
    state: State<'g>,
    chance: Chance,
}

impl<'g> Scene<'g> {
    fn call(position: Position<'g>, from: Character) -> Self {
        let mut chance = Chance::new("ask");
        let state = position.call(from, &mut chance, &mut ());
        Self { state, chance }
    }

    /// After a third player did this to a character.
    fn marked(position: Position<'g>, mark: Mark, whom: Character) -> Option<Self> {
        let mut scene = Self::call(position.holds(MARKER, mark.by()), mark.by());
        scene.apply_when(mark.on(rank(whom)?))?;
        Some(scene)
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Actions::new();
        self.state.legal(&mut legal);
        legal.as_slice().to_vec()
    }

    fn apply(&mut self, action: Action) {
        self.state.apply(action, &mut self.chance, &mut ());
    }

    /// Plays on, without doing more than one must, until it is this character's turn; nothing if
    /// a later one has come.
    fn until(&mut self, who: Character) -> Option<()> {
        let own = rank(who)?;
        for _ in 0..200 {
            if self.state.turn.character == who {
                return Some(());
            }
            if self.state.turn.rank > own {
                return None;
            }
            let legal = self.legal();
            let dull = [
                Action::GatherGold,
                Action::End,
                Action::Pass,
                Action::NoReveal,
            ];
            let dull = dull.into_iter().find(|action| legal.contains(action));
            self.apply(dull.or_else(|| legal.first().copied())?);
        }
        None
    }

    /// Is an action legal now, or after gathering?
    fn can(&mut self, is_it: impl Fn(Action) -> bool) -> bool {
        let now = self.legal();
        if now.iter().any(|action| is_it(*action)) {
            return true;
        }
        if !now.contains(&Action::GatherGold) {
            return false;
        }
        // A bewitched player's turn ends there, and the Witch continues.
        let seat = self.state.turn.seat;
        self.apply(Action::GatherGold);
        self.state.turn.seat == seat && self.legal().into_iter().any(is_it)
    }

    /// Does it now, or after gathering.
    fn apply_when(&mut self, action: Action) -> Option<()> {
        self.can(|one| one == action).then(|| self.apply(action))
    }
}

fn attack(by: Card, on: Target) -> Option<bool> {
    let actor = by.character().unwrap_or(Character::Merchant);
    let mark = match on {
        Target::OfBishop(mark) => mark,
        _ => None,
    };
    let mut with = vec![actor];
    with.extend(mark.map(Mark::by));
    let game = game(&with)?;
    let mut position = Position::new(&game).gold(ACTOR, 20).holds(ACTOR, actor);
    let own = [District::Monastery, District::Armory];
    position = position.city(ACTOR, &own);
    let (city, target): (&[District], District) = match on {
        Target::Keep => (&[District::Keep], District::Keep),
        Target::InCompleted => (&DISTRICTS, DISTRICTS[0]),
        Target::OfBishop(_) => (&DISTRICTS[..1], DISTRICTS[0]),
        Target::Own => (&[], own[0]),
    };
    position = position.city(VICTIM, city);
    if matches!(on, Target::OfBishop(_)) {
        position = position.holds(VICTIM, Character::Bishop);
    }
    let mut scene = match mark {
        Some(mark) => Scene::marked(position, mark, Character::Bishop)?,
        // The Bishop protects from his turn on.
        None if matches!(on, Target::OfBishop(_)) => Scene::call(position, Character::Bishop),
        None => Scene::call(position, actor),
    };
    scene.until(actor)?;
    let seat = Seat::new(if on == Target::Own { ACTOR } else { VICTIM });
    let is_card = |card| game.district(card) == target;
    Some(scene.can(|action| match action {
        Action::Armory(of, card) => by.district().is_some() && of == seat && is_card(card),
        Action::Destroy(of, card) | Action::Seize(of, card) | Action::Exchange(of, card) => {
            by.character().is_some() && of == seat && is_card(card)
        }
        _ => false,
    }))
}

fn name(by: Character, whom: Option<Character>, mark: Option<Mark>) -> Option<bool> {
    let whom = whom.unwrap_or(Character::Merchant);
    let mut with = vec![by, whom];
    with.extend(mark.map(Mark::by));
    let game = game(&with)?;
    let target = rank(whom)?;
    let mut position = Position::new(&game).holds(ACTOR, by).gold(VICTIM, 4);
    if whom != by {
        position = position.holds(VICTIM, whom);
    }
    let mut scene = match mark {
        Some(mark) => Scene::marked(position, mark, whom)?,
        None => Scene::call(position, by),
    };
    scene.until(by)?;
    Some(scene.can(|action| match action {
        Action::Kill(rank)
        | Action::Bewitch(rank)
        | Action::Rob(rank)
        | Action::Sign(rank)
        | Action::Warrant(rank)
        | Action::Lace(rank)
        | Action::Threat(rank) => rank == target,
        _ => false,
    }))
}

fn build(who: Character, count: u8) -> Option<bool> {
    let game = game(&[who])?;
    let position = Position::new(&game).gold(ACTOR, 40).holds(ACTOR, who);
    let mut scene = Scene::call(position.hand(ACTOR, &DISTRICTS), who);
    scene.apply_when(Action::GatherGold)?;
    for _ in 0..count {
        let mut legal = scene.legal().into_iter();
        let Some(action) = legal.find(|one| matches!(one, Action::Build(_))) else {
            return Some(false);
        };
        scene.apply(action);
    }
    Some(true)
}

/// Somebody with gold and a city beside a Merchant with a city.
fn beside_merchant(game: &Game, who: Character) -> Position<'_> {
    Position::new(game)
        .holds(ACTOR, who)
        .gold(ACTOR, 10)
        .city(ACTOR, &[District::Monastery])
        .holds(VICTIM, Character::Merchant)
        .city(VICTIM, &DISTRICTS[..2])
}

fn skip(who: Character) -> Option<bool> {
    let game = game(&[who])?;
    let position = beside_merchant(&game, who).hand(VICTIM, &DISTRICTS[2..4]);
    let mut scene = Scene::call(position, who);
    scene.apply_when(Action::GatherGold)?;
    Some(scene.legal().contains(&Action::End))
}

fn despite(who: Character, mark: Mark, what: What) -> Option<bool> {
    let game = game(&[who, mark.by()])?;
    let position = beside_merchant(&game, who).hand(ACTOR, &DISTRICTS[2..4]);
    let mut scene = Scene::marked(position, mark, who)?;
    // Whoever never gets the turn can do nothing.
    if scene.until(who).is_none() {
        return Some(false);
    }
    let is_it = |action: Action| match what {
        What::Gather => action == Action::GatherGold,
        What::Build => matches!(action, Action::Build(_)),
        What::Power => matches!(
            action,
            Action::Rob(_)
                | Action::Lace(_)
                | Action::Threat(_)
                | Action::Spy(..)
                | Action::SwapHands(_)
                | Action::Look(_)
                | Action::Destroy(..)
                | Action::Seize(..)
                | Action::Exchange(..)
                | Action::Beautify(..)
        ),
    };
    Some(scene.can(is_it))
}
