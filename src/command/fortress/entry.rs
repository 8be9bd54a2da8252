//! A Fortress game entered turn by turn: the tile, its place, the way it lies, the follower. Only
//! what the rules allow is offered.

use crate::command::fortress::pad_flow::{can_play, closing};
use crate::fault::{Fault, Field, typed};
use crate::files::saved::old::{Old, token};
use crate::files::saved::{self, Lasts};
use crate::flow::{Action, Answers, Does, Flow, Screen, Typed, Viewer};
use crate::fortress::board::{Place, Spot, Ways};
use crate::fortress::game::{self, Left, Oddity, Replayed, TileClaim, Turn, TurnClaim};
use crate::fortress::kinds;
use crate::fortress::places::{Room, Stand, rooms, stands};
use crate::fortress::setup::Table;
use crate::fortress::tile::{Kind, Role, Set};
use crate::{fault, id};
use serde::{Deserialize, Serialize};
use serde_json::{Value, from_value};

/// What does not change during a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// In turn order.
    pub players: Vec<String>,
    /// The printing of the river, if it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub river: Option<Set>,
    pub ways: Ways,
}

/// A step, as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input {
    /// The tile that was drawn, by its letter. One that fits nowhere goes into the box.
    Tile(String),
    At(Place),
    /// Clockwise quarter turns.
    Turn(u8),
    /// The follower on that tile, or none.
    Follower(Option<Spot>),
    /// The game is over.
    End,
    /// The result was seen.
    Close {
        save: bool,
    },
}

/// What is asked now.
#[derive(Clone, Debug)]
pub enum Moment {
    Tile,
    Place {
        kind: &'static Kind,
        rooms: Vec<Room>,
    },
    Turn {
        kind: &'static Kind,
        room: Room,
    },
    /// The tile is on the board.
    Follower {
        tile: TileClaim,
        stands: Vec<Stand>,
    },
    Over,
    Closed {
        save: bool,
    },
}

/// What the last step did.
#[derive(Clone, Debug)]
pub enum News {
    /// A tile fitted nowhere.
    Boxed(&'static Kind),
    /// A turn was finished; this is odd about it.
    Turn(Vec<Oddity>),
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct BoardGame {
    pub setup: Setup,
    pub start: TileClaim,
    /// Board, turns and points.
    pub so_far: Replayed,
    /// What is odd about it, after the last turn.
    odd: Vec<Oddity>,
    /// Tiles that fitted nowhere.
    boxed: Vec<&'static Kind>,
    pub moment: Moment,
    pub news: Option<News>,
    /// Save the result to the play log without asking.
    saves: bool,
}

impl BoardGame {
    /// A new game, with the first tile on the table; none if nobody can play so.
    pub fn new(setup: Setup, saves: bool) -> Option<Self> {
        let names = &setup.players;
        if !can_play(names) || setup.river == Some(Set::Land) {
            return None;
        }
        let table = Table::new(u8::try_from(names.len()).ok()?, setup.river)?;
        let start = TileClaim::first(kinds::find(table.first())?);
        Some(Self {
            so_far: Replayed::begin(names.len(), setup.ways, start),
            setup,
            start,
            odd: Vec::new(),
            boxed: Vec::new(),
            moment: Moment::Tile,
            news: None,
            saves,
        })
    }

    /// Whose turn it is.
    pub fn player(&self) -> usize {
        self.turns().len() % self.setup.players.len()
    }

    /// The finished turns.
    pub fn turns(&self) -> &[Turn] {
        &self.so_far.turns
    }

    /// The tile whose surroundings matter now.
    pub fn focus(&self) -> Place {
        match &self.moment {
            Moment::Turn { room, .. } => room.at,
            Moment::Follower { tile, .. } => tile.at,
            _ => {
                let last = self.turns().last();
                last.map_or(self.start.at, |turn| turn.played.tile.at)
            }
        }
    }

    /// The tiles not yet drawn, in the order to offer them: the river's come first until the lake
    /// ends it (V3). What the box should have no more of comes last: a tile may have been mistaken
    /// for another.
    pub fn left(&self) -> Vec<Left> {
        let mut left = game::left(&self.so_far.board);
        for one in &mut left {
            let boxed = self.boxed.iter().filter(|kind| kind.id == one.kind.id);
            one.left = one.left.saturating_sub(boxed.count());
        }
        let is_lake = |one: &Left| one.kind.role == Some(Role::Lake);
        let flows = left.iter().any(|one| is_lake(one) && one.left > 0);
        left.retain(|one| one.kind.role != Some(Role::Source));
        left.sort_by_key(|one| {
            let is_later = (one.kind.set != Set::Land) != flows;
            (one.left == 0, is_later, is_lake(one))
        });
        left
    }

    /// How many tiles are not yet drawn.
    pub fn count_left(&self) -> usize {
        self.left().iter().map(|one| one.left).sum()
    }

    fn draw(&mut self, kind: &'static Kind) {
        self.news = None;
        let mut rooms = rooms(&self.so_far.board, kind);
        match rooms.len() {
            0 => {
                self.boxed.push(kind);
                self.news = Some(News::Boxed(kind));
                self.next();
            }
            1 => self.place(kind, rooms.remove(0)),
            _ => self.moment = Moment::Place { kind, rooms },
        }
    }

    fn place(&mut self, kind: &'static Kind, room: Room) {
        match room.turns[..] {
            [quarters] => self.lay(kind, quarters, room.at),
            _ => self.moment = Moment::Turn { kind, room },
        }
    }

    fn lay(&mut self, kind: &'static Kind, quarters: u8, at: Place) {
        let tile = TileClaim { kind, quarters, at };
        let misfits = self.so_far.lay(tile);
        assert!(misfits.is_empty(), "only places where it fits are offered");
        let stands = stands(&self.so_far.board, self.player(), at);
        if stands.is_empty() {
            self.finish(tile, None);
        } else {
            self.moment = Moment::Follower { tile, stands };
        }
    }

    fn finish(&mut self, tile: TileClaim, spot: Option<Spot>) {
        let follower = spot.map(|spot| (self.player(), spot));
        let stands = self.so_far.end_turn(TurnClaim { tile, follower });
        stands.expect("only parts where it may stand are offered");
        let mut odd = self.so_far.clone().ended().oddities;
        let known = std::mem::replace(&mut self.odd, odd.clone());
        odd.retain(|oddity| !known.contains(oddity));
        self.news = Some(News::Turn(odd));
        self.next();
    }

    /// The next tile; without one, the game is over (E1).
    fn next(&mut self) {
        self.moment = if self.count_left() > 0 {
            Moment::Tile
        } else {
            Moment::Over
        };
    }
}

fn not_now() -> Fault {
    fault!(BadValue, "error-tonight-step")
}

impl Flow for BoardGame {
    type Input = Input;
    type Scene = Self;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        match (self.moment.clone(), input) {
            (Moment::Tile, Input::Tile(id)) => {
                let kind = kinds::find(id).ok_or_else(not_now)?;
                self.draw(kind);
            }
            (Moment::Place { kind, rooms }, Input::At(at)) => {
                let mut rooms = rooms.into_iter();
                let room = rooms.find(|room| room.at == *at).ok_or_else(not_now)?;
                self.place(kind, room);
            }
            (Moment::Turn { kind, room }, &Input::Turn(quarters))
                if room.turns.contains(&quarters) =>
            {
                self.lay(kind, quarters, room.at);
            }
            (Moment::Follower { tile, stands }, &Input::Follower(spot)) => {
                let offered = |spot| stands.iter().any(|stand| stand.spot == spot);
                if !spot.is_none_or(offered) {
                    return Err(not_now());
                }
                self.finish(tile, spot);
            }
            (Moment::Tile, Input::End) => {
                self.news = None;
                self.moment = Moment::Over;
            }
            (Moment::Over, &Input::Close { save }) => self.moment = Moment::Closed { save },
            _ => return Err(not_now()),
        }
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Self, Input> {
        let mut actions = match &self.moment {
            Moment::Tile => vec![self.ask_tile(), back(), redo(), over()],
            Moment::Place { kind, rooms } => vec![ask_place(kind, rooms), back(), redo()],
            Moment::Turn { room, .. } => {
                let turns = room.turns.iter().map(|&quarters| Input::Turn(quarters));
                let turns = (1..).zip(turns).collect();
                let label = id!("act-board-turn");
                vec![Action::new(label, Does::Digits(turns)), undo(), redo()]
            }
            Moment::Follower { stands, .. } => {
                let spots = stands.iter().map(|stand| Some(stand.spot));
                let spots = std::iter::once(None).chain(spots).map(Input::Follower);
                let spots = (0..).zip(spots).collect();
                let label = id!("act-board-follower");
                vec![Action::new(label, Does::Digits(spots)), undo(), redo()]
            }
            Moment::Over => {
                let mut actions = closing(self.saves, |save| Input::Close { save });
                actions.push(undo());
                actions
            }
            Moment::Closed { .. } => vec![Action::new(id!("act-pad-done"), Does::End)],
        };
        if !matches!(self.moment, Moment::Closed { .. }) {
            let does = Does::Leave(id!("board-leave-why"));
            actions.push(Action::new(id!("act-leave"), does));
        }
        Screen {
            scene: self.clone(),
            actions,
            // The key that ends the last turn must not also close the game.
            is_calm: matches!(self.moment, Moment::Over),
        }
    }
}

fn undo() -> Action<Input> {
    Action::new(id!("act-undo"), Does::Undo)
}

fn redo() -> Action<Input> {
    Action::new(id!("act-redo"), Does::Redo)
}

/// Where letters are typed, undo has a key of its own.
fn back() -> Action<Input> {
    Action::new(id!("act-back"), Does::Undo)
}

/// The end before the last tile is asked about: nobody wants it by mistake.
fn over() -> Action<Input> {
    let choices = vec![(Field::Said(id!("board-over-yes")), Input::End)];
    let question = id!("board-over");
    Action::new(id!("act-board-over"), Does::Pick { question, choices })
}

fn ask_place(kind: &'static Kind, rooms: &[Room]) -> Action<Input> {
    let places: Vec<Place> = rooms.iter().map(|room| room.at).collect();
    let count = places.len();
    let read = move |line: &str| {
        let number = line.parse::<usize>().ok();
        let place = number.and_then(|number| places.get(number.checked_sub(1)?));
        let value = || fault!(BadValue, "error-board-place", value = typed(line), count);
        place.map(|at| Input::At(*at)).ok_or_else(value)
    };
    let does = Does::Ask {
        help: id!("board-help-place"),
        answers: Answers::Typed(Typed::new(read).live()),
    };
    let ask = Action::new(id!("board-ask-place"), does);
    ask.with("tile", kind.id).with("count", count)
}

impl BoardGame {
    fn ask_tile(&self) -> Action<Input> {
        let left = self.left().into_iter();
        let choices = left.map(|Left { kind, left, .. }| {
            let fields = vec![("tile", Field::Tile(kind.id)), ("left", left.into())];
            let choice = Field::Phrase(id!("board-tile"), fields);
            (choice, Input::Tile(kind.id.to_owned()))
        });
        let does = Does::Ask {
            help: id!("board-help-tile"),
            answers: Answers::Picked(choices.collect()),
        };
        let name = self.setup.players[self.player()].as_str();
        Action::new(id!("board-ask-tile"), does).with("name", name)
    }
}

impl Lasts for BoardGame {
    const KIND: saved::Kind = saved::Kind::Board;
    type Start = Setup;
    type Input = Input;

    fn old(mut json: Value) -> Option<Vec<Old<Setup, Input>>> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Line {
            Begin(Setup),
            Do(Input),
            Undo(usize),
            Close { play: Option<u64> },
        }
        json.as_object_mut()?.remove("v");
        let close = |play: Option<u64>| Input::Close {
            save: play.is_some(),
        };
        Some(match from_value(json).ok()? {
            Line::Begin(setup) => vec![Old::Begin(token(), setup)],
            Line::Do(input) => vec![Old::Do(input)],
            Line::Undo(count) => vec![Old::Undo(count)],
            Line::Close { play } => vec![Old::Do(close(play))],
        })
    }
}
