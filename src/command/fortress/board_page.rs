//! A board with every feature, its owner and the totals; and a game entered turn by turn: what may
//! be done, the points so far, what the last step did.

use crate::command::fortress::answer::{Scored, kind, sentence, sum, warning};
use crate::command::fortress::board::{Answer, Entered};
use crate::command::fortress::entry::{BoardGame, Moment, News};
use crate::command::fortress::map::{Ends, Map, SHAPES, WIDE};
use crate::command::fortress::page::{at, points, saved, title, totals};
use crate::fault::quoted;
use crate::fortress::board::{Board, Follower, Place, Spot, Ways};
use crate::fortress::places::{Room, Stand};
use crate::fortress::tile::Kind;
use crate::library::fortress::side_name;
use crate::page::{Block, Line, Page};
use crate::texts::Texts;
use crate::{id, say};
use std::collections::BTreeMap;

/// A field beyond the last letter.
const UNLETTERED: char = '*';

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let count = answer.board.tiles().len();
    let what = say!(texts, "fortress-tiles-laid", count);
    let mut page = Page::new(vec![title(say!(texts, "fortress-board"), what)]);
    page.extend(warnings(answer));
    let totals_by_name = answer.totals.0.iter();
    let players: Vec<String> = totals_by_name.map(|(name, _)| name.clone()).collect();
    let fields = answer.fields.as_deref().unwrap_or_default();
    let letters = fields.iter();
    let letters = letters.map(|field| (field.number, field.letter.unwrap_or(UNLETTERED)));
    let map = Map {
        letters: letters.collect(),
        ..Map::new(&answer.board, &players)
    };
    page.push(map.drawing(texts));
    let played = answer
        .turns
        .iter()
        .zip(1usize..)
        .flat_map(|(turn, number)| {
            let completed = turn.completed.iter();
            completed
                .map(move |feature| say!(texts, "fortress-in-turn", number, what = &feature.reason))
        });
    let remaining = answer.features.iter().map(|feature| lies(texts, feature));
    let fields = fields.iter().map(|field| {
        let letter = field.letter.unwrap_or(UNLETTERED);
        let what = match (&field.scored.lies, field.letter) {
            // Without a letter, its tiles say which it is.
            (_, None) => lies(texts, &field.scored),
            (Some(places), _) => fed(texts, &field.scored.reason, &places.cities),
            (None, _) => field.scored.reason.clone(),
        };
        format!("({letter}) {what}")
    });
    for (heading, list) in [
        (say!(texts, "fortress-running"), played.collect::<Vec<_>>()),
        (say!(texts, "fortress-now"), remaining.collect()),
        (say!(texts, "fortress-fields"), fields.collect()),
    ] {
        if !list.is_empty() {
            page.extend([Block::Heading(heading.into()), points(list)]);
        }
    }
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

/// One of many games: what is odd, and the totals.
pub fn short(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::new(warnings(answer).collect());
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

fn warnings(answer: &Answer) -> impl Iterator<Item = Block> {
    let warnings = answer.warnings.iter();
    warnings.map(|warning| Block::Note(warning.message.as_str().into()))
}

fn listed(places: &[Place]) -> String {
    let places = places.iter().copied().map(at);
    places.collect::<Vec<_>>().join(" ")
}

/// A feature with its location, and for a field the cities it supplies.
fn lies(texts: &Texts, feature: &Scored) -> String {
    let Some(lies) = &feature.lies else {
        return feature.reason.clone();
    };
    let (what, tiles) = (&feature.reason, listed(&lies.places));
    let text = say!(texts, "fortress-lies", what, tiles);
    fed(texts, &text, &lies.cities)
}

/// With the cities that a field supplies.
fn fed(texts: &Texts, text: &str, cities: &[Place]) -> String {
    if cities.is_empty() {
        return text.to_owned();
    }
    let (text, cities) = (text.trim_end_matches('.'), listed(cities));
    format!("{text}. {}", say!(texts, "fortress-feeds", cities))
}

/// The current page.
pub fn scene(texts: &Texts, game: &BoardGame) -> Page {
    let name = quoted(&game.setup.players[game.player()]);
    let text = match &game.moment {
        Moment::Turn { kind, .. } => {
            say!(texts, "board-which-way", name, tile = kind.id)
        }
        Moment::Follower { tile, .. } => {
            say!(texts, "board-follower", name, tile = tile.kind.id)
        }
        _ => say!(texts, "board-turn", name),
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
pub fn over(texts: &Texts, game: &BoardGame, counted: &Answer) -> Page {
    page(texts, counted).with_notes(news(texts, game))
}

/// What remains after the game is closed.
pub fn ended(texts: &Texts, answer: &Entered) -> Page {
    let mut page = page(texts, &answer.board);
    page.extend(saved(texts, &answer.logged));
    page
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
    title(text, format!("{standing} · {left}"))
}

/// What the last step did.
fn news(texts: &Texts, game: &BoardGame) -> Option<Line> {
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
    for (&quarters, number) in room.turns.iter().zip(1..) {
        let mut board = Board::new(1, Ways::default());
        board.lay(kind, quarters, room.at);
        let mut drawn = Map::new(&board, &[]).lines(SHAPES[0], (x, x), (y, y));
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
            let digits = stands.iter().map(|stand| Follower {
                player: 0,
                at: tile.at,
                spot: stand.spot,
            });
            map.digits = digits.collect();
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
