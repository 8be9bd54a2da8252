//! A game entered turn by turn: the board with what may be done, the points so far, what the last
//! step did.

use super::board::{HALVES, HIGH, SHAPES, SIDES, WIDE, tile, to_the_corner};
use super::title;
use crate::desk::fortress::{kind, sentence, sum, warning};
use crate::desk::fortress_board;
use crate::desk::fortress_entry::Answer;
use crate::fault::quoted;
use crate::flow::board::{BoardGame, Moment};
use crate::fortress::board::{Board, Follower, Place, Spot, Ways};
use crate::fortress::places::{Room, Stand};
use crate::fortress::tile::Kind;
use crate::page::{Block, Line, Page};
use crate::texts::Texts;
use crate::{id, say};
use std::collections::BTreeMap;

/// The current page.
pub fn scene(texts: &Texts, game: &BoardGame) -> Page {
    let name = quoted(&game.setup.players[game.player()]);
    let text = match &game.moment {
        Moment::Turn { kind, .. } => {
            say!(texts, "board-which-way", name = name, tile = kind.id)
        }
        Moment::Follower { tile, .. } => {
            say!(texts, "board-follower", name = name, tile = tile.kind.id)
        }
        _ => say!(texts, "board-turn", name = name),
    };
    let mut page = Page::new(vec![heading(texts, game, text), drawing(texts, game)]);
    match &game.moment {
        Moment::Turn { kind, room } => page.push(ways(kind, room)),
        Moment::Follower { stands, .. } => page.push(offered(texts, stands)),
        _ => {}
    }
    page.with_notes(news(texts, game))
}

/// A saved game: continue?
pub fn found(texts: &Texts, game: &BoardGame) -> Page {
    Page::new(vec![
        heading(texts, game, say!(texts, "board-resume")),
        drawing(texts, game),
    ])
}

/// The end: what the last step did, then everything counted.
pub fn over(texts: &Texts, game: &BoardGame, counted: &fortress_board::Answer) -> Page {
    super::board::page(texts, counted).with_notes(news(texts, game))
}

/// What remains after the game is closed.
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let mut page = super::board::page(texts, &answer.board);
    page.extend(answer.saved.map(|id| {
        let saved = say!(texts, "history-saved", id = id.to_string());
        Block::Text(saved.into())
    }));
    page
}

/// Whose turn it is; below it everyone's points and remaining followers: the lines of a title stay
/// in sight.
fn heading(texts: &Texts, game: &BoardGame, text: String) -> Block {
    let players = game.setup.players.iter().enumerate();
    let players = players.map(|(seat, name)| {
        let (points, followers) = (game.running[seat], game.board.supply()[seat]);
        format!("{}\u{a0}{points}\u{a0}({followers})", quoted(name))
    });
    let players = players.collect::<Vec<_>>().join(" · ");
    let standing = say!(texts, "board-standing", players = players);
    let left = say!(texts, "pad-tiles-left", count = game.count_left());
    title(text, format!("{standing} · {left}"))
}

/// What the last step did.
fn news(texts: &Texts, game: &BoardGame) -> Option<Line> {
    let players = &game.setup.players;
    let mut news = Vec::new();
    if let Some(kind) = game.news.boxed {
        news.push(say!(texts, "board-boxed", tile = kind.id));
    }
    if let Some(turn) = game.news.turn {
        let before = game.turns().len() - 1;
        let name = quoted(&players[before % players.len()]);
        let tile = turn.tile.kind.id;
        news.push(match turn.follower {
            None => say!(texts, "board-done", name = name, tile = tile),
            Some(_) => say!(texts, "board-done-follower", name = name, tile = tile),
        });
        let completed = game.news.completed.iter();
        news.extend(completed.map(|one| sentence(texts, players, &one.feature) + "."));
        let oddities = game.oddities().into_iter();
        news.extend(oddities.map(|oddity| warning(texts, players, oddity).message));
    }
    (!news.is_empty()).then(|| news.join(" ").into())
}

/// The parts where a follower may stand, by their digits on the drawn tile.
fn offered(texts: &Texts, stands: &[Stand]) -> Block {
    let none = ("0".to_owned(), say!(texts, "board-no-follower"));
    let parts = stands.iter().zip(1..).map(|(stand, number)| {
        let (what, sum) = (kind(texts, &stand.feature), sum(texts, &stand.feature));
        let text = match place_of(texts, stand.spot) {
            Some(side) => say!(texts, "board-part", what = what, side = side, sum = sum),
            None => format!("{what}: {sum}"),
        };
        (number.to_string(), text)
    });
    let facts = std::iter::once(none).chain(parts);
    Block::Facts(
        facts
            .map(|(digit, text)| (digit.into(), text.into()))
            .collect(),
    )
}

/// Where on its tile a part is.
fn place_of(texts: &Texts, spot: Spot) -> Option<String> {
    let sides = [id!("side-n"), id!("side-e"), id!("side-s"), id!("side-w")];
    let corners = [
        id!("corner-nw"),
        id!("corner-ne"),
        id!("corner-se"),
        id!("corner-sw"),
    ];
    Some(texts.say(match spot {
        Spot::Road(side) | Spot::City(side) => sides[usize::from(side % 4)],
        // Two half-sides meet in each corner: WR and NL in the northwest, and so on.
        Spot::Field(half) => corners[usize::from(half.div_ceil(2) % 4)],
        Spot::Monastery => return None,
    }))
}

/// The ways a tile may lie, side by side, by their digits.
fn ways(kind: &'static Kind, room: &Room) -> Block {
    const GAP: &str = "   ";
    let drawn: Vec<_> = room
        .turns
        .iter()
        .map(|&quarters| {
            let mut board = Board::new(1, Ways::default());
            board.lay(kind, quarters, room.at);
            tile(&board, &board.tiles()[0], &BTreeMap::new(), &[], &[])
        })
        .collect();
    let mut lines: Vec<String> = (0..HIGH)
        .map(|row| {
            let tiles = drawn
                .iter()
                .map(|tile| tile[row].iter().collect::<String>());
            tiles.collect::<Vec<_>>().join(GAP)
        })
        .collect();
    let digits = (1..=drawn.len()).map(|number| format!("{number:^WIDE$}"));
    lines.push(digits.collect::<Vec<_>>().join(GAP));
    Block::Drawing {
        shapes: vec![lines.join("\n")],
        legend: Line::default(),
        too_wide: Line::default(),
    }
}

/// The board. Where a place is chosen, all of it: if it is too wide, a map of places, and if that is
/// too wide as well, what is around the last tile. Otherwise only what is around the tile that
/// matters now.
fn drawing(texts: &Texts, game: &BoardGame) -> Block {
    let map = Map::new(game);
    let [wide, narrow] = SHAPES;
    let shapes = if matches!(game.moment, Moment::Place { .. }) {
        let mut shapes = vec![map.draw(wide, None), map.draw(narrow, None), map.places()];
        let around = [12, 9, 6, 3, 1];
        shapes.extend(around.map(|far| map.draw(narrow, Some((far, i32::MAX)))));
        shapes
    } else {
        let around = [(wide, 7), (wide, 3), (narrow, 3), (narrow, 1)];
        around
            .map(|(shown, far)| map.draw(shown, Some((far, 1))))
            .to_vec()
    };
    let legend = if game.turns().is_empty() {
        say!(texts, "fortress-legend")
    } else {
        String::new()
    };
    Block::Drawing {
        shapes,
        legend: legend.into(),
        too_wide: say!(texts, "fortress-too-wide").into(),
    }
}

/// What is drawn: the tiles, and a sign on each place that is offered.
struct Map<'a> {
    game: &'a BoardGame,
    signs: BTreeMap<Place, String>,
    /// Digits on the tile whose follower is asked about.
    digits: Vec<(Place, Spot)>,
}

impl<'a> Map<'a> {
    fn new(game: &'a BoardGame) -> Self {
        let signs = match &game.moment {
            Moment::Place { rooms, .. } => {
                let numbers = (1..).map(|number: usize| number.to_string());
                rooms.iter().map(|room| room.at).zip(numbers).collect()
            }
            Moment::Turn { room, .. } => BTreeMap::from([(room.at, "?".to_owned())]),
            _ => BTreeMap::new(),
        };
        let digits = match &game.moment {
            Moment::Follower { tile, stands } => {
                let stands = stands.iter();
                stands.map(|stand| (tile.at, stand.spot)).collect()
            }
            _ => Vec::new(),
        };
        Self {
            game,
            signs,
            digits,
        }
    }

    /// The first and last place across and down.
    fn ends(&self) -> [(i32, i32); 2] {
        let tiles = self.game.board.tiles().iter().map(|laid| laid.at);
        let places = tiles.chain(self.signs.keys().copied());
        let start = self.game.start().at;
        places.fold(
            [(start.0, start.0), (start.1, start.1)],
            |[(left, right), (top, bottom)], (x, y)| {
                [(left.min(x), right.max(x)), (top.min(y), bottom.max(y))]
            },
        )
    }

    /// The board with these columns of each tile; all of it, or so many tiles across and down from
    /// the one that matters.
    fn draw(&self, shown: &[usize], around: Option<(i32, i32)>) -> String {
        let board = &self.game.board;
        let [mut across, mut down] = self.ends();
        if let Some((far, deep)) = around {
            let (x, y) = self.game.focus();
            let near = |(from, to): (i32, i32), at: i32, far: i32| {
                let (least, most) = (at.saturating_sub(far), at.saturating_add(far));
                (from.max(least), to.min(most))
            };
            (across, down) = (near(across, x, far), near(down, y, deep));
        }
        let ((left, right), (top, bottom)) = (across, down);
        let players: Vec<&str> = self.game.setup.players.iter().map(String::as_str).collect();
        let letters = BTreeMap::new();
        let is_narrow = shown.len() < WIDE;
        let mut followers = board.followers();
        if is_narrow {
            followers.iter_mut().for_each(to_the_corner);
        }
        let mut lines = Vec::new();
        for y in top..=bottom {
            let mut rows = [const { String::new() }; HIGH];
            for x in left..=right {
                let cell = match board.tile((x, y)) {
                    Some(laid) => {
                        let mut drawn = tile(board, laid, &letters, &followers, &players);
                        self.mark((x, y), is_narrow, &mut drawn);
                        drawn.map(|row| shown.iter().map(|&column| row[column]).collect())
                    }
                    None => self.empty((x, y), shown.len()),
                };
                for (row, cell) in rows.iter_mut().zip(cell) {
                    row.push_str(&cell);
                }
            }
            lines.extend(rows.map(|row| row.trim_end().to_owned()));
        }
        // A place at the edge has its sign in the middle, and nothing around it.
        lines.join("\n").trim_matches('\n').to_owned()
    }

    /// An empty place: its sign in the middle, if it is offered.
    fn empty(&self, at: Place, width: usize) -> [String; HIGH] {
        let blank = || " ".repeat(width);
        let sign = self.signs.get(&at).map_or("", String::as_str);
        let sign = if width == WIDE && !sign.is_empty() {
            format!("({sign})")
        } else {
            sign.to_owned()
        };
        [blank(), format!("{sign:^width$}"), blank()]
    }

    /// Puts the digits on the parts of a tile.
    fn mark(&self, at: Place, is_narrow: bool, drawn: &mut [[char; WIDE]; HIGH]) {
        for (&(place, spot), digit) in self.digits.iter().zip('1'..='9') {
            if place != at {
                continue;
            }
            let player = 0;
            let mut marked = Follower { player, at, spot };
            if is_narrow {
                to_the_corner(&mut marked);
            }
            let (column, row) = match marked.spot {
                Spot::Road(side) | Spot::City(side) => SIDES[usize::from(side % 4)],
                Spot::Field(half) => HALVES[usize::from(half % 8)],
                Spot::Monastery => (2, 1),
            };
            drawn[row][column] = digit;
        }
    }

    /// Only where tiles are, and the places that are offered: two columns and one line for each.
    fn places(&self) -> String {
        let [(left, right), (top, bottom)] = self.ends();
        let line = |y: i32| {
            let cells = (left..=right).map(|x| {
                if self.game.board.tile((x, y)).is_some() {
                    return "▒▒".to_owned();
                }
                let sign = self.signs.get(&(x, y)).map_or("", String::as_str);
                format!("{sign:>2}")
            });
            let cells: String = cells.collect();
            cells.trim_end().to_owned()
        };
        (top..=bottom).map(line).collect::<Vec<_>>().join("\n")
    }
}
