//! A game entered turn by turn: the tile, its place, the way it lies, the follower. Only what the
//! rules allow is offered.

use crate::command::fortress::map::{Ends, Map, SHAPES, WIDE};
use crate::command::fortress::result::{kind, sentence, sum, warning};
use crate::command::fortress::{can_play, closing};
use crate::fault::{Fault, Field, quoted, typed};
use crate::files::saved::old::{Old, token};
use crate::files::saved::{self, Lasts};
use crate::flow::{Action, Answers, Does, Flow, Screen, Typed, Viewer};
use crate::fortress::board::{Board, Follower, Place, Spot, Ways};
use crate::fortress::game::{self, Left, Oddity, Replayed, TileClaim, Turn, TurnClaim};
use crate::fortress::kinds;
use crate::fortress::places::{Room, Stand, rooms, stands};
use crate::fortress::setup::Table;
use crate::fortress::tile::{Kind, Role, Set};
use crate::library::fortress::side_name;
use crate::page::{Block, Line, Page};
use crate::texts::Texts;
use crate::{fault, id, say};
use serde::{Deserialize, Serialize};
use serde_json::{Value, from_value};
use std::collections::BTreeMap;

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
    /// A turn was finished; this is unusual about it.
    Turn(Vec<Oddity>),
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct BoardGame {
    pub setup: Setup,
    pub start: TileClaim,
    /// Board, turns and points.
    pub so_far: Replayed,
    /// What is unusual about it, after the last turn.
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
    fn player(&self) -> usize {
        self.turns().len() % self.setup.players.len()
    }

    /// The finished turns.
    pub fn turns(&self) -> &[Turn] {
        &self.so_far.turns
    }

    /// The tile whose surroundings matter now.
    fn focus(&self) -> Place {
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
        let is_over = self.count_left() == 0;
        self.moment = if is_over { Moment::Over } else { Moment::Tile };
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
                let turn = Action::new(id!("act-board-turn"), Does::Digits(turns));
                vec![turn, Action::undo(), redo()]
            }
            Moment::Follower { stands, .. } => {
                let spots = stands.iter().map(|stand| Some(stand.spot));
                let spots = std::iter::once(None).chain(spots).map(Input::Follower);
                let spots = (0..).zip(spots).collect();
                let follower = Action::new(id!("act-board-follower"), Does::Digits(spots));
                vec![follower, Action::undo(), redo()]
            }
            Moment::Over => {
                let mut actions = closing(self.saves, |save| Input::Close { save });
                actions.push(Action::undo());
                actions
            }
            Moment::Closed { .. } => vec![Action::new(id!("act-pad-done"), Does::End)],
        };
        if !matches!(self.moment, Moment::Closed { .. }) {
            actions.push(Action::leave(id!("board-leave-why")));
        }
        Screen {
            scene: self.clone(),
            actions,
            // The key that ends the last turn must not also close the game.
            is_calm: matches!(self.moment, Moment::Over),
        }
    }
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
    let answers = Answers::Typed(Typed::new(read).live().up_to(count));
    let help = id!("board-help-place");
    let ask = Action::new(id!("board-ask-place"), Does::Ask { help, answers });
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
        let answers = Answers::Named(choices.collect());
        let help = id!("board-help-tile");
        let ask = Action::new(id!("board-ask-tile"), Does::Ask { help, answers });
        ask.with("name", self.setup.players[self.player()].as_str())
    }
}

/// The current page.
pub(super) fn page(texts: &Texts, game: &BoardGame) -> Page {
    let name = quoted(&game.setup.players[game.player()]);
    let text = match &game.moment {
        Moment::Turn { kind, .. } => say!(texts, "board-which-way", name, tile = kind.id),
        Moment::Follower { tile, .. } => say!(texts, "board-follower", name, tile = tile.kind.id),
        _ => say!(texts, "board-turn", name),
    };
    let mut page = Page::new(vec![heading(texts, game, text), drawing(texts, game)]);
    match &game.moment {
        Moment::Turn { kind, room } => page.push(ways(kind, room)),
        Moment::Follower { stands, .. } => page.push(offered(texts, stands)),
        _ => {}
    }
    page.with_news(news(texts, game))
}

/// A saved game: continue?
pub(super) fn found(texts: &Texts, game: &BoardGame) -> Page {
    let heading = heading(texts, game, say!(texts, "board-resume"));
    Page::new(vec![heading, drawing(texts, game)])
}

/// Whose turn it is; below it everyone's points and remaining followers: the lines of a title stay
/// in sight.
fn heading(texts: &Texts, game: &BoardGame, text: String) -> Block {
    let so_far = &game.so_far;
    let players = game.setup.players.iter().enumerate();
    let players = players.map(|(seat, name)| {
        let (points, followers) = (so_far.running[seat], so_far.board.supply()[seat]);
        format!("{}\u{a0}{points}\u{a0}({followers})", quoted(name))
    });
    let players = players.collect::<Vec<_>>().join(" · ");
    let standing = say!(texts, "board-standing", players);
    let left = say!(texts, "pad-tiles-left", count = game.count_left());
    Block::title(text, format!("{standing} · {left}"))
}

/// What the last step did.
pub(super) fn news(texts: &Texts, game: &BoardGame) -> Option<Line> {
    let odd = match game.news.as_ref()? {
        News::Boxed(kind) => return Some(say!(texts, "board-boxed", tile = kind.id).into()),
        News::Turn(odd) => odd.iter(),
    };
    let players = &game.setup.players;
    let (last, before) = game.turns().split_last()?;
    let name = quoted(&players[before.len() % players.len()]);
    let tile = last.played.tile.kind.id;
    let mut news = vec![match last.played.follower {
        None => say!(texts, "board-done", name, tile),
        Some(_) => say!(texts, "board-done-follower", name, tile),
    }];
    let completed = last.completed.iter();
    news.extend(completed.map(|one| sentence(texts, players, &one.feature) + "."));
    news.extend(odd.map(|&oddity| warning(texts, players, oddity).message));
    Some(news.join(" ").into())
}

/// The parts where a follower may stand, by their digits on the drawn tile.
fn offered(texts: &Texts, stands: &[Stand]) -> Block {
    let none = ("0".to_owned(), say!(texts, "board-no-follower"));
    let parts = stands.iter().zip(1..).map(|(stand, number)| {
        let (what, sum) = (kind(texts, &stand.feature), sum(texts, &stand.feature));
        let text = match place_of(texts, stand.spot) {
            Some(side) => say!(texts, "board-part", what, side, sum),
            None => format!("{what}: {sum}"),
        };
        (number.to_string(), text)
    });
    let facts = std::iter::once(none).chain(parts);
    let facts = facts.map(|(digit, text)| (digit.into(), text.into()));
    Block::Facts(facts.collect())
}

/// Where on its tile a part is.
fn place_of(texts: &Texts, spot: Spot) -> Option<String> {
    let corners = [
        id!("corner-nw"),
        id!("corner-ne"),
        id!("corner-se"),
        id!("corner-sw"),
    ];
    Some(texts.say(match spot {
        Spot::Road(side) | Spot::City(side) => side_name(side),
        // Two half-sides meet in each corner: WR and NL in the northwest, and so on.
        Spot::Field(half) => corners[usize::from(half.div_ceil(2) % 4)],
        Spot::Monastery => return None,
    }))
}

/// The ways a tile may lie, side by side, by their digits.
fn ways(kind: &'static Kind, room: &Room) -> Block {
    const GAP: &str = "   ";
    let (x, y) = room.at;
    let mut lines: Vec<String> = Vec::new();
    let mut inks = Vec::new();
    for (&quarters, number) in room.turns.iter().zip(1..) {
        let mut board = Board::new(1, Ways::default());
        board.lay(kind, quarters, room.at);
        let map = Map::new(&board, &[]);
        inks = map.inks();
        let mut drawn = map.lines(SHAPES[0], (x, x), (y, y));
        drawn.push(format!("{number:^WIDE$}"));
        if lines.is_empty() {
            lines = drawn;
        } else {
            let lines = lines.iter_mut().zip(drawn);
            lines.for_each(|(line, drawn)| *line += &(GAP.to_owned() + &drawn));
        }
    }
    Block::Drawing {
        shapes: vec![lines.join("\n")],
        inks,
        legend: Line::default(),
        too_wide: Line::default(),
    }
}

/// The board. Where a place is chosen, all of it: if it is too wide, a map of places, and if that is
/// too wide as well, what is around the last tile. Otherwise only what is around the tile that
/// matters now.
fn drawing(texts: &Texts, game: &BoardGame) -> Block {
    let map = offers(game);
    let [wide, narrow] = SHAPES;
    let draw = |shown, around| draw(game, &map, shown, around);
    let shapes = if matches!(game.moment, Moment::Place { .. }) {
        let all = (i32::MAX, i32::MAX);
        let mut shapes = vec![draw(wide, all), draw(narrow, all), places(&map)];
        shapes.extend([12, 9, 6, 3, 1].map(|far| draw(narrow, (far, i32::MAX))));
        shapes
    } else {
        let around = [(wide, 7), (wide, 3), (narrow, 3), (narrow, 1)];
        around.map(|(shown, far)| draw(shown, (far, 1))).to_vec()
    };
    let legend = if game.turns().is_empty() {
        say!(texts, "fortress-legend")
    } else {
        String::new()
    };
    Block::Drawing {
        shapes,
        inks: map.inks(),
        legend: legend.into(),
        too_wide: say!(texts, "fortress-too-wide").into(),
    }
}

/// The tiles, a sign on each place that is offered, and digits on the tile whose follower is asked
/// about.
fn offers(game: &BoardGame) -> Map<'_> {
    let mut map = Map::new(&game.so_far.board, &game.setup.players);
    match &game.moment {
        Moment::Place { rooms, .. } => {
            let numbers = (1..).map(|number: usize| number.to_string());
            map.signs = rooms.iter().map(|room| room.at).zip(numbers).collect();
        }
        Moment::Turn { room, .. } => map.signs = BTreeMap::from([(room.at, "?".to_owned())]),
        Moment::Follower { tile, stands } => {
            let (player, at) = (0, tile.at);
            let spots = stands.iter().map(|stand| stand.spot);
            map.digits = spots.map(|spot| Follower { player, at, spot }).collect();
        }
        _ => {}
    }
    map
}

/// The board with these columns of each tile, so many tiles across and down from the one that
/// matters.
fn draw(game: &BoardGame, map: &Map<'_>, shown: &[usize], (far, deep): (i32, i32)) -> String {
    let [across, down] = map.ends();
    let (x, y) = game.focus();
    let near = |(from, to): Ends, at: i32, far: i32| {
        let (least, most) = (at.saturating_sub(far), at.saturating_add(far));
        (from.max(least), to.min(most))
    };
    let lines = map.lines(shown, near(across, x, far), near(down, y, deep));
    // A place at the edge has its sign in the middle, and nothing around it.
    lines.join("\n").trim_matches('\n').to_owned()
}

/// Only where tiles are, and the places that are offered: two columns and one line for each.
fn places(map: &Map<'_>) -> String {
    let [(left, right), (top, bottom)] = map.ends();
    let cell = |at: Place| match map.board.tile(at) {
        Some(_) => "▒▒".to_owned(),
        None => format!("{:>2}", map.signs.get(&at).map_or("", String::as_str)),
    };
    let line = |y: i32| (left..=right).map(|x| cell((x, y))).collect::<String>();
    let lines = (top..=bottom).map(|y| line(y).trim_end().to_owned());
    lines.collect::<Vec<_>>().join("\n")
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
