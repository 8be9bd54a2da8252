//! A table before its first round: who plays, with which deck, what is set up, who has the crown.

use crate::app::App;
use crate::command::deck::random::stale;
use crate::command::deck::shown::compact;
use crate::fault::{Fault, Faults, quoted, typed};
use crate::files::Store;
use crate::files::read::deck::{Decks, Table};
use crate::files::read::seats::{self, Party};
use crate::flow::{Action, Answers, Does, Flow, Question, Screen, Typed, Viewer};
use crate::language::Language;
use crate::library::decks::{lists, official, pool};
use crate::library::fold::fold;
use crate::library::players::{is_name, is_same};
use crate::library::setup::{Step, notes, steps};
use crate::library::{deck as official_deck, edition_name};
use crate::page::{Block, Line, Page};
use crate::rules::card::Card;
use crate::rules::chance::Chance;
use crate::rules::deck::draw::{Draws, Taste, Version, Wishes};
use crate::rules::deck::{Deck, code};
use crate::rules::edition::Edition;
use crate::rules::table::{Players, Seat};
use crate::texts::Texts;
use crate::wording::flow::lettered;
use crate::wording::table::{points, what};
use crate::{fault, id, say};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::rc::Rc;
use strum::IntoEnumIterator;

/// Where names and decks come from: the play log, the lists, the saved decks.
#[derive(Debug)]
pub struct Sources {
    pub lang: Language,
    store: Option<Store>,
    pub party: Party,
    stale: EnumMap<Card, usize>,
    /// The seed for drawing decks.
    seed: String,
}

impl App<'_> {
    /// The sources for the table with this id. An unreadable log should not prevent playing.
    pub fn sources(&self, id: &str) -> Sources {
        Sources {
            lang: self.texts.lang(),
            store: self.store.clone(),
            party: self.party(),
            stale: stale(self).unwrap_or_default(),
            seed: id.to_owned(),
        }
    }
}

fn first(faults: Faults) -> Fault {
    let mut faults = faults.faults.into_iter();
    faults.next().expect("whatever is refused has a reason")
}

impl Sources {
    /// A balanced deck of cards not played recently; each number gives another one.
    ///
    /// # Errors
    ///
    /// None can be drawn.
    pub fn fresh(&self, edition: Edition, players: Players, number: usize) -> Result<Deck, Fault> {
        let pool = pool(edition);
        let taste = Taste {
            stale: self.stale,
            ..Taste::default()
        };
        let none = || fault!(CannotBalance, "error-tonight-step");
        let (wishes, lists) = (Wishes::of(players), lists(&pool, players, Version::FIRST));
        let draws = Draws::new(&pool, &wishes, &taste, lists);
        let mut chance = Chance::new(&format!("{}-{number}", self.seed));
        let drawn = draws.map_err(|_| none())?.draw(&mut chance);
        drawn.map_err(|_| none())
    }

    /// The official lists and saved decks for this many players.
    fn offered(&self, edition: Edition, players: Players) -> Vec<Offer> {
        let offer = |name: String, id: &str| {
            let deck = self.named(id, edition, players).ok()?;
            let code = code_of(&deck)?;
            Some(Offer { name, code })
        };
        let official = official(edition).into_iter();
        let official =
            official.filter_map(|(id, _)| offer(official_deck(id).name(self.lang).into(), id.id()));
        let saved = self.store.iter().flat_map(Store::deck_names);
        let saved = saved.filter_map(|name| offer(name.clone(), &name));
        saved.chain(official).collect()
    }

    /// The code of a deck by its number in this list, a beginning of its name that no other has, its
    /// code, name or file.
    fn chosen(
        &self,
        offered: &[Offer],
        line: &str,
        edition: Edition,
        players: Players,
    ) -> Result<String, Fault> {
        let number = line
            .parse()
            .ok()
            .and_then(|number: usize| number.checked_sub(1));
        if let Some(offer) = number.and_then(|place| offered.get(place)) {
            return Ok(offer.code.clone());
        }
        let named = self.named(line, edition, players);
        named.map_or_else(
            |fault| match begun(offered, line).as_slice() {
                [offer] => Ok(offer.code.clone()),
                _ => Err(fault),
            },
            |deck| Ok(code_of(&deck).expect("a deck that can be played has a code")),
        )
    }

    /// A deck by its code, name or file.
    fn named(&self, name: &str, edition: Edition, players: Players) -> Result<Deck, Fault> {
        let decks = Decks {
            lang: self.lang,
            edition,
            edition_is_given: false,
            saved: self.store.as_ref(),
        };
        let table = Table {
            players: Some(players),
            ..Table::default()
        };
        let named = decks.named(name).map_err(first)?;
        let fitted = decks.fitted(named, &table).map_err(first)?;
        Ok(fitted.playable().map_err(first)?.deck)
    }
}

/// A deck with a name.
#[derive(Clone, Debug)]
pub struct Offer {
    name: String,
    code: String,
}

/// Those whose names begin like this.
fn begun<'a>(offered: &'a [Offer], line: &str) -> Vec<&'a Offer> {
    let begins = |offer: &&Offer| fold(&offer.name).starts_with(&fold(line));
    let offered = offered.iter().filter(begins);
    offered.filter(|_| !fold(line).is_empty()).collect()
}

/// A table before its first round.
#[derive(Clone, Debug)]
pub struct Opening {
    /// None if nobody is asked: then only the given answers are read.
    sources: Option<Rc<Sources>>,
    pub edition: Edition,
    pub names: Vec<String>,
    /// The number of decks drawn.
    draws: usize,
    /// None while the drawn one is shown.
    deck: Option<Deck>,
    pub moment: Moment,
    pub crown: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Names,
    Deck,
    /// Which deck, of all that have a name or a code?
    Lists,
    /// Build it card by card.
    Build,
    /// This many steps are done.
    Setup(usize),
    Crown,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    Names(Vec<String>),
    Edition(Edition),
    /// Draw another deck.
    Redraw,
    /// Opens the list of decks.
    Lists,
    /// Closes it.
    Back,
    Build,
    /// This deck, by its code.
    Deck(String),
    /// This deck is agreed on.
    Agreed(String),
    Tick,
    /// The rest of the checklist is done.
    Ready,
    /// Who has it; none if only the calling is wanted.
    Crown(Option<Seat>),
}

#[derive(Clone, Debug)]
pub struct Scene {
    pub moment: Moment,
    pub names: Vec<String>,
    pub deck: Option<Deck>,
    /// The deck's name, if it was chosen and has one.
    pub called: Option<String>,
    /// The decks to choose from, in their order.
    pub offered: Vec<Offer>,
    /// No play is saved yet.
    is_new: bool,
}

impl Opening {
    pub fn new(sources: Option<Rc<Sources>>, edition: Edition) -> Self {
        Self {
            sources,
            edition,
            names: Vec::new(),
            draws: 0,
            deck: None,
            moment: Moment::Names,
            crown: None,
        }
    }

    /// The deck, once it is agreed on.
    pub fn deck(&self) -> Option<&Deck> {
        let is_open = !matches!(self.moment, Moment::Setup(_) | Moment::Crown | Moment::Over);
        self.deck.as_ref().filter(|_| !is_open)
    }

    pub fn players(&self) -> Option<Players> {
        Players::of(self.names.len())
    }

    fn sources(&self) -> &Rc<Sources> {
        (self.sources.as_ref()).expect("a table that is asked has them")
    }

    /// The proposed deck: the chosen one, or a drawn one.
    fn shown(&self) -> Option<Deck> {
        let players = self.players()?;
        let drawn = || self.sources().fresh(self.edition, players, self.draws);
        self.deck.clone().or_else(|| drawn().ok())
    }

    /// Takes the deck with this code.
    fn take(&mut self, code: &str) -> Result<(), Fault> {
        let edition = code::edition(code).map_err(|_| out_of_turn())?;
        let pool = pool(edition);
        let plan = code::decode(code, &pool).map_err(|_| out_of_turn())?.1;
        let players = self.players().ok_or_else(out_of_turn)?;
        self.deck = Some(plan.check(&pool, players).map_err(|_| out_of_turn())?);
        self.edition = edition;
        Ok(())
    }

    fn offered(&self) -> Vec<Offer> {
        let players = self.players().expect("names come first");
        self.sources().offered(self.edition, players)
    }

    fn deck_actions(&self) -> Vec<Action<Input>> {
        let editions = Edition::iter().filter(|one| *one != self.edition);
        let editions = editions.map(|one| (edition_name(one).into(), Input::Edition(one)));
        let editions = Does::Pick {
            question: id!("tonight-ask-edition"),
            choices: editions.collect(),
        };
        let agreed = self.shown().as_ref().and_then(code_of);
        let agreed =
            agreed.map(|code| Action::input(id!("act-tonight-agreed"), Input::Agreed(code)));
        let others = [
            Action::input(id!("act-tonight-redraw"), Input::Redraw),
            Action::input(id!("act-tonight-list"), Input::Lists),
            Action::input(id!("act-tonight-build"), Input::Build),
            Action::new(id!("act-tonight-edition"), editions),
        ];
        agreed.into_iter().chain(others).collect()
    }

    /// One line for numbers, names and codes.
    fn ask_deck(&self) -> Action<Input> {
        let players = self.players().expect("names come first");
        let (sources, edition) = (Rc::clone(self.sources()), self.edition);
        let (offered, known) = (self.offered(), self.offered());
        let typed = Typed::new(move |line| {
            let code = sources.chosen(&offered, line, edition, players)?;
            Ok(Input::Deck(code))
        });
        let typed = typed.completed(move |line| {
            let begun = begun(&known, line).into_iter();
            begun.map(|offer| offer.name.clone()).collect()
        });
        let question = Question {
            question: id!("tonight-ask-code"),
            fields: Vec::new(),
            help: Some(id!("tonight-help-code")),
            typed,
            cancel: Some(Input::Back),
        };
        Action::new(id!("act-tonight-list"), Does::Line(question))
    }

    fn actions(&self) -> Vec<Action<Input>> {
        match self.moment {
            Moment::Names => {
                let (read, complete) = (Rc::clone(self.sources()), Rc::clone(self.sources()));
                let read = move |line: &str| read.party.read(line, seats::count);
                let typed = Typed::new(move |line| read(line).map(Input::Names))
                    .completed(move |line| complete.party.complete(line))
                    .suggesting(self.sources().party.last.join(", "));
                let (help, answers) = (id!("tonight-help-names"), Answers::Typed(typed));
                let ask = Does::Ask { help, answers };
                vec![Action::new(id!("tonight-ask-names"), ask)]
            }
            Moment::Deck => self.deck_actions(),
            Moment::Lists => vec![self.ask_deck()],
            Moment::Setup(_) => vec![
                Action::input(id!("act-tonight-tick"), Input::Tick),
                Action::input(id!("act-tonight-ready"), Input::Ready),
            ],
            Moment::Crown => {
                let seats = (0..self.names.len()).map(Seat::new);
                let seats = seats.map(|seat| (seat.index(), Input::Crown(Some(seat))));
                let first = Input::Crown(Some(Seat::FIRST));
                vec![
                    Action::input(id!("act-tonight-first"), first)
                        .with("name", typed(&*self.names[0])),
                    Action::new(id!("act-other-seat"), Does::Seats(seats.collect())),
                ]
            }
            Moment::Build | Moment::Over => {
                vec![Action::new(id!("act-tonight-agreed"), Does::End)]
            }
        }
    }
}

/// The code of a deck; every playable deck has one.
pub fn code_of(deck: &Deck) -> Option<String> {
    code::encode(deck, &pool(deck.edition))
}

/// Can these players sit at one table?
fn are_players(names: &[String]) -> bool {
    let is_new = |place: usize| !names[..place].iter().any(|one| is_same(one, &names[place]));
    Players::of(names.len()).is_some()
        && names.iter().all(|name| is_name(name))
        && (0..names.len()).all(is_new)
}

/// No screen offers this.
pub fn out_of_turn() -> Fault {
    fault!(BadValue, "error-tonight-step")
}

impl Flow for Opening {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        match (self.moment, input) {
            (Moment::Names, Input::Names(names)) if are_players(names) => {
                self.names.clone_from(names);
                self.moment = Moment::Deck;
            }
            (Moment::Deck, Input::Edition(edition)) => {
                self.edition = *edition;
                self.deck = None;
            }
            (Moment::Deck, Input::Redraw) => {
                self.draws += usize::from(self.deck.is_none());
                self.deck = None;
            }
            (Moment::Deck, Input::Lists) => self.moment = Moment::Lists,
            (Moment::Lists, Input::Back) => self.moment = Moment::Deck,
            (Moment::Deck, Input::Build) => self.moment = Moment::Build,
            (Moment::Deck | Moment::Lists | Moment::Build, Input::Deck(code)) => {
                self.take(code)?;
                self.moment = Moment::Deck;
            }
            (Moment::Deck, Input::Agreed(code)) => {
                self.take(code)?;
                self.moment = Moment::Setup(0);
            }
            (Moment::Setup(done), Input::Tick) => {
                let deck = self.deck.as_ref().expect("it was agreed on");
                let ticks = steps(deck).into_iter().filter(|step| step.is_setup());
                self.moment = if done + 1 < ticks.count() {
                    Moment::Setup(done + 1)
                } else {
                    Moment::Crown
                };
            }
            (Moment::Setup(_), Input::Ready) => self.moment = Moment::Crown,
            // An evening saved when the checklist was longer.
            (Moment::Crown, Input::Tick | Input::Ready) => {}
            (Moment::Crown, Input::Crown(seat))
                if seat.is_none_or(|seat| seat.index() < self.names.len()) =>
            {
                self.crown = *seat;
                self.moment = Moment::Over;
            }
            _ => return Err(out_of_turn()),
        }
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Scene, Input> {
        let mut actions = self.actions();
        match self.moment {
            Moment::Build | Moment::Lists | Moment::Over => {}
            Moment::Names => actions.push(Action::leave(id!("tonight-leave-names"))),
            _ => actions.extend([Action::undo(), Action::leave(id!("tonight-leave"))]),
        }
        let offered = match self.moment {
            Moment::Deck | Moment::Lists => self.offered(),
            _ => Vec::new(),
        };
        let code = self.deck.as_ref().and_then(code_of);
        let called = offered
            .iter()
            .find(|offer| Some(&offer.code) == code.as_ref());
        Screen {
            scene: Scene {
                moment: self.moment,
                names: self.names.clone(),
                deck: self.shown(),
                called: called.map(|offer| offer.name.clone()),
                offered,
                is_new: (self.sources.as_ref())
                    .is_some_and(|sources| sources.party.last.is_empty()),
            },
            actions,
            is_calm: false,
        }
    }
}

pub fn page(texts: &Texts, scene: &Scene) -> Page {
    let players = || {
        let names: Vec<String> = scene.names.iter().map(|name| quoted(name)).collect();
        let (count, names) = (names.len(), names.join(", "));
        Line::from(say!(texts, "tonight-players", count, names))
    };
    match (scene.moment, &scene.deck) {
        (Moment::Setup(done), Some(deck)) => checklist(texts, deck, done),
        (Moment::Crown, _) => {
            let why = say!(texts, "tonight-crown-why");
            let crown = Block::title(say!(texts, "tonight-crown"), why);
            Page::new(vec![crown, lettered(texts, &scene.names)])
        }
        (Moment::Lists, _) => {
            let offered = scene.offered.iter().zip(1..);
            let offered = offered.map(|(offer, number): (&Offer, usize)| {
                (number.to_string().into(), quoted(&offer.name).into())
            });
            Page::new(vec![
                Block::title(say!(texts, "tonight-ask-deck"), ""),
                Block::Facts(offered.collect()),
            ])
        }
        (_, Some(deck)) => {
            let what = what(texts, deck.edition, deck.players);
            let called = scene.called.as_deref().map(quoted);
            let called = called.map(|name| (say!(texts, "tonight-fact-deck").into(), name.into()));
            let code = code_of(deck).map(|code| (say!(texts, "deck-code").into(), code.into()));
            let mut page = Page::new(vec![
                Block::title(say!(texts, "tonight-title"), what),
                Block::Text(players()),
                Block::Facts(called.into_iter().chain(code).collect()),
            ]);
            page.extend(compact(texts, deck));
            page.extend(sample(texts, deck).filter(|_| scene.is_new));
            page
        }
        (_, None) => Page::new(vec![Block::title(say!(texts, "tonight-title"), "")]),
    }
}

/// Where to read how a game with this deck goes.
fn sample(texts: &Texts, deck: &Deck) -> Option<Block> {
    let is_played = deck.edition == Edition::E2016;
    let code = code_of(deck).filter(|_| is_played)?;
    let said = say!(texts, "tonight-sample", code, players = deck.players);
    Some(Block::Text(said.into()))
}

/// All steps, and the current one; below them what is not to be done now.
fn checklist(texts: &Texts, deck: &Deck, done: usize) -> Page {
    let (steps, later): (Vec<Step>, Vec<Step>) =
        steps(deck).into_iter().partition(|step| step.is_setup());
    let count = steps.len();
    let step = done + 1;
    let what = what(texts, deck.edition, deck.players);
    let title = say!(texts, "tonight-setup", step, count);
    let mut page = Page::new(vec![Block::title(title, what)]);
    let said = steps.iter().enumerate().map(|(at, step)| {
        let sign = match at.cmp(&done) {
            Ordering::Less => "☑",
            Ordering::Equal => "▶",
            Ordering::Greater => "☐",
        };
        let label = format!("{sign} {}", at + 1);
        (label.into(), step.say(texts, deck).into())
    });
    let said: Vec<(Line, Line)> = said.collect();
    // Where the text is long, the current step stays visible.
    let rest = said[done.saturating_sub(1)..].to_vec();
    page.push(Block::Stack {
        needs: 60,
        wide: vec![Block::Facts(said)],
        narrow: vec![Block::Facts(rest)],
    });
    let later = later.into_iter().map(|step| step.say(texts, deck));
    page.extend(points(later.chain(notes(texts, deck))));
    page
}
