//! The saved plays: list, one play, statistics with small bars.

use crate::app::Warning;
use crate::command::fortress::pad::breakdown;
use crate::command::history::change;
use crate::command::history::stats::{ByName, Stats, Tally};
use crate::command::score::page;
use crate::fault::{quoted, quoted_file};
use crate::files::log::{Kind, Play};
use crate::fortress::pad::{Breakdown, Cell};
use crate::library::fold::fold;
use crate::library::{edition_name, nearest_printing};
use crate::page::{Block, Column, Line, Page, Table};
use crate::rules::edition::Edition;
use crate::texts::{Id, Texts};
use crate::wording::bars::{Bar, percent, said};
use crate::wording::columns::{column, numbers, row, spare, wide};
use crate::{id, library, say};
use qrcode::{Color, EcLevel, QrCode};

/// What is wrong with the log.
fn warned(warnings: &[Warning]) -> impl Iterator<Item = Line> {
    let messages = warnings.iter().map(|warning| warning.message.as_str());
    messages.map(Line::from)
}

fn title(texts: &Texts, name: Id, plays: usize) -> Block {
    Block::Title {
        text: texts.say(name).into(),
        what: say!(texts, "stats-plays", count = plays).into(),
    }
}

/// There are no plays, or none that match.
fn none(texts: &Texts, is_narrowed: bool) -> Block {
    Block::Text(if is_narrowed {
        say!(texts, "history-none-such").into()
    } else {
        say!(texts, "history-none").into()
    })
}

/// The list of plays, newest first: all, or as many as anybody looks through.
pub fn list(texts: &Texts, answer: &super::list::Answer, shows_all: bool) -> Page {
    const MOST: usize = 1000;
    let most = if shows_all { usize::MAX } else { MOST };
    let count = answer.plays.len();
    let plays: Vec<&Play> = answer.plays.iter().rev().take(most).collect();
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "history-title").into(),
        what: if count > 1 {
            say!(texts, "history-newest", count).into()
        } else {
            say!(texts, "stats-plays", count).into()
        },
    }]);
    if plays.is_empty() {
        page.push(none(texts, answer.is_narrowed));
    } else {
        page.push(Block::Table(table_of(texts, &plays)));
    }
    let rest = (plays.len() < count).then(|| {
        let shown = plays.len();
        say!(texts, "history-newest-only", shown, count).into()
    });
    page.with_notes(warned(&answer.warnings).chain(rest))
}

fn table_of(texts: &Texts, plays: &[&Play]) -> Table {
    // The game is shown only if there are several.
    let mixed = plays.iter().any(|play| play.is_fortress());
    let located = plays.iter().any(|play| play.location.is_some());
    let timed = plays.iter().any(|play| play.minutes.is_some());
    let rows = plays.iter().map(|play| {
        let mut players: Vec<_> = play.players.iter().collect();
        players.sort_by_key(|player| player.place);
        let players = players.into_iter();
        let players = players.map(|player| format!("{} {}", quoted(&player.name), player.total));
        let winners = play.winners.iter().map(|name| quoted(name));
        let mut cells = vec![play.id.to_string(), date(texts, &play.date)];
        cells.extend(mixed.then(|| {
            if play.is_fortress() {
                say!(texts, "history-fortress")
            } else {
                say!(texts, "history-citadels")
            }
        }));
        cells.push(texts.listed(&winners.collect::<Vec<_>>()));
        cells.push(players.collect::<Vec<_>>().join(", "));
        cells.extend(located.then(|| quoted(play.location.as_deref().unwrap_or_default())));
        let minutes = play.minutes.map(|minutes| minutes.to_string());
        cells.extend(timed.then(|| minutes.unwrap_or_default()));
        row(cells)
    });
    let mut columns = vec![
        numbers(texts, id!("column-id-play")),
        column(texts, id!("column-date")),
    ];
    columns.extend(mixed.then(|| column(texts, id!("column-game"))));
    for name in [id!("column-winner"), id!("column-results")] {
        columns.push(Column {
            grows: true,
            ..column(texts, name)
        });
    }
    columns.extend(located.then(|| spare(2, column(texts, id!("history-location")))));
    columns.extend(timed.then(|| spare(1, numbers(texts, id!("history-minutes")))));
    let rows = rows.collect();
    Table { columns, rows }
}

/// One play, with everything known besides its points.
pub fn show(texts: &Texts, answer: &super::list::Shown) -> Page {
    let play = &answer.play;
    let (date, edition) = (date(texts, &play.date), edition(texts, play));
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "history-play", id = play.id.to_string()).into(),
        what: say!(texts, "history-what", date, edition).into(),
    }]);
    let facts = notes(texts, play).into_iter().filter_map(|(name, value)| {
        let value = value?;
        Some((texts.say(name).into(), value.into()))
    });
    let facts: Vec<(Line, Line)> = facts.collect();
    if !facts.is_empty() {
        page.push(Block::Facts(facts));
    }
    match &answer.counted {
        Some(counted) => page.extend(Vec::from(page::page(texts, counted).without_title())),
        None if play.is_fortress() => page.push(fortress(texts, play)),
        None => page.extend(totals(texts, play)),
    }
    page.with_notes(warned(&answer.warnings))
}

/// A play's notes.
fn notes(texts: &Texts, play: &Play) -> [(Id, Option<String>); 4] {
    let safe = |text: &Option<String>| text.as_deref().map(quoted);
    let deck = play.deck.as_deref().map(|deck| deck_name(texts, deck));
    let minutes = play.minutes.map(|minutes| minutes.to_string());
    [
        (id!("history-deck"), deck),
        (id!("history-minutes"), minutes),
        (id!("history-location"), safe(&play.location)),
        (id!("history-comment"), safe(&play.comment)),
    ]
}

/// An official list by its name in the user's language, another deck by the name it had.
fn deck_name(texts: &Texts, deck: &str) -> String {
    let (mut names, folded) = (library::deck_names().iter(), fold(deck));
    let list = names.find(|name| name.is(&folded));
    list.map_or_else(
        || quoted(deck),
        |list| library::deck(list.of).name(texts.lang()).to_owned(),
    )
}

fn edition(texts: &Texts, play: &Play) -> String {
    match play.edition() {
        _ if play.is_fortress() && play.edition == "river" => say!(texts, "history-fortress-river"),
        _ if play.is_fortress() => say!(texts, "history-fortress"),
        Some(edition) => texts.say(edition_name(edition)),
        None => quoted(&play.edition),
    }
}

/// The totals of a play that can't be rescored.
fn totals(texts: &Texts, play: &Play) -> Option<Block> {
    let rows = play.players.iter().map(|player| {
        row([
            player.place.to_string(),
            quoted(&player.name),
            player.total.to_string(),
        ])
    });
    let columns = vec![
        numbers(texts, id!("score-place")),
        column(texts, id!("column-player")),
        numbers(texts, id!("column-points")),
    ];
    let rows = rows.collect();
    (!play.players.is_empty()).then_some(Block::Table(Table { columns, rows }))
}

/// The breakdown of a Fortress play, with everyone's place.
fn fortress(texts: &Texts, play: &Play) -> Block {
    let names = play.players.iter().map(|player| player.name.clone());
    let breakdowns = play.players.iter().map(|player| {
        let mut breakdown = Breakdown::default();
        for line in &player.lines {
            if let Ok(cell) = line.rule.parse::<Cell>() {
                // A file may contain any number.
                breakdown[cell] = breakdown[cell].saturating_add(line.points);
            }
        }
        breakdown
    });
    let breakdowns: Vec<Breakdown> = breakdowns.collect();
    breakdown(texts, &names.collect::<Vec<_>>(), &breakdowns)
}

/// What was done, and how to undo it.
fn done(texts: &Texts, said: String) -> Page {
    Page::new(vec![
        Block::Text(said.into()),
        Block::Text(say!(texts, "history-take-back").into()),
    ])
}

/// What was undone.
pub fn undo(texts: &Texts, answer: &change::Undone) -> Page {
    let id = answer.undone.unwrap_or_default().to_string();
    let said = match (answer.what, &answer.renamed) {
        (_, Some(renamed)) => {
            let (from, to) = (quoted(&renamed.from), quoted(&renamed.to));
            say!(texts, "history-undone-rename", from, to)
        }
        (Kind::Edit, _) => say!(texts, "history-undone-edit", id),
        (Kind::Forget, _) => say!(texts, "history-undone-forget", id),
        (Kind::Play | Kind::Rename, _) => say!(texts, "history-undone", id),
    };
    Page::new(vec![Block::Text(said.into())])
}

pub fn forget(texts: &Texts, answer: &change::Answer) -> Page {
    let (id, date) = (answer.forgotten.to_string(), date(texts, &answer.date));
    done(texts, say!(texts, "history-forgotten", id, date))
}

pub fn rename(texts: &Texts, answer: &change::Renamed) -> Page {
    let (from, to) = (quoted(&answer.from), quoted(&answer.to));
    let count = answer.renamed.len();
    if count == 0 {
        let said = say!(texts, "history-same-name", name = to);
        return Page::new(vec![Block::Text(said.into())]);
    }
    let said = say!(texts, "history-renamed", from, to = &to, count);
    let merged = say!(texts, "history-merged", name = to);
    done(texts, said).with_notes(answer.merged.then(|| merged.into()))
}

/// What came in, and what was there.
pub fn import(texts: &Texts, answer: &super::import::Answer) -> Page {
    let (count, known) = (answer.imported.len(), answer.known);
    let said = if answer.dry_run {
        say!(texts, "history-would-import", count)
    } else {
        say!(texts, "history-imported", count)
    };
    let mut page = Page::new(vec![Block::Text(said.into())]);
    if known > 0 {
        let said = say!(texts, "history-import-known", count = known);
        page.push(Block::Text(said.into()));
    }
    page.with_notes(warned(&answer.warnings))
}

/// What is broken in the log, and what was done about it.
pub fn check(texts: &Texts, answer: &super::check::Answer) -> Page {
    let checked = &answer.checked;
    let (records, plays) = (checked.records, checked.plays);
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "check-title").into(),
        what: say!(texts, "check-counts", records, plays).into(),
    }]);
    let lines = checked.lines.iter().map(|one| {
        let text = quoted(&one.text);
        say!(texts, "check-line", line = one.line, text)
    });
    let numbers = checked.numbers.iter().map(|one| {
        let (written, id) = (one.written.to_string(), one.id.to_string());
        say!(texts, "check-number", line = one.line, written, id)
    });
    let told = checked.lines.len() + checked.numbers.len();
    let more = checked.broken + checked.renumbered - told;
    let found = lines
        .chain(numbers)
        .chain((more > 0).then(|| say!(texts, "check-more", count = more)))
        .chain(checked.torn.then(|| say!(texts, "check-torn")));
    let points: Vec<Line> = found.map(Line::from).collect();
    if points.is_empty() {
        page.push(Block::Text(say!(texts, "check-sound").into()));
        return page;
    }
    let source = Line::default();
    page.push(Block::Points { source, points });
    if let Some(left) = &answer.repaired {
        let file = quoted_file(&left.copy);
        page.push(Block::Text(say!(texts, "check-repaired", file).into()));
        page.extend(left.aside.as_ref().map(|aside| {
            let file = quoted_file(aside);
            Block::Text(say!(texts, "check-aside", file).into())
        }));
    }
    page
}

/// The changes to a play.
pub fn edit(texts: &Texts, answer: &super::edit::Answer) -> Page {
    let id = answer.edited.to_string();
    let (before, after) = (&answer.before, &answer.play);
    if before == after {
        let said = say!(texts, "history-unchanged", id);
        return Page::new(vec![Block::Text(said.into())]);
    }
    let date = |play: &Play| [(id!("column-date"), Some(date(texts, &play.date)))];
    let names = |play: &Play| {
        let players = play.players.iter();
        let names = players.map(|one| (id!("column-player"), Some(quoted(&one.name))));
        names.collect::<Vec<_>>()
    };
    let all = |play: &Play| {
        let noted = date(play).into_iter().chain(notes(texts, play));
        noted.chain(names(play)).collect::<Vec<_>>()
    };
    let pairs = all(before).into_iter().zip(all(after));
    let changes = pairs.filter(|(old, new)| old != new);
    let changes = changes.map(|((name, old), (_, new))| {
        let shown = |value: Option<String>| value.unwrap_or_else(|| "–".to_owned());
        let change = format!("{} → {}", shown(old), shown(new));
        (texts.say(name).into(), change.into())
    });
    let changes = Block::Facts(changes.collect());
    let mut page = Page::new(vec![
        Block::Text(say!(texts, "history-edited", id).into()),
        changes,
    ]);
    page.push(Block::Text(say!(texts, "history-take-back").into()));
    page
}

/// A play's link as a QR code.
pub fn link(texts: &Texts, link: &str) -> Page {
    /// The quiet zone, without which it can't be scanned.
    const EDGE: usize = 2;
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::L) else {
        return Page::new(vec![Block::Note(say!(texts, "history-qr-long").into())]);
    };
    let size = code.width() + 2 * EDGE;
    let colors = code.to_colors();
    let is_light = |x: usize, y: usize| {
        let inside = EDGE..EDGE + code.width();
        let at = |x: usize, y: usize| (y - EDGE) * code.width() + (x - EDGE);
        !(inside.contains(&x) && inside.contains(&y)) || colors[at(x, y)] == Color::Light
    };
    // Draw the light modules: most terminals are light on dark.
    let half = |x: usize, y: usize| match (is_light(x, y), y + 1 < size && is_light(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let lines = (0..size).step_by(2);
    let lines = lines.map(|y| (0..size).map(|x| half(x, y)).collect::<String>());
    Page::new(vec![Block::Drawing {
        shapes: vec![lines.collect::<Vec<_>>().join("\n")],
        legend: say!(texts, "history-qr").into(),
        too_wide: say!(texts, "history-qr-wide", columns = size).into(),
    }])
}

/// The statistics page: Citadels, and separately Fortress, whose points are not comparable.
pub fn stats(texts: &Texts, answer: &super::stats::Answer) -> Page {
    let (citadels, fortress) = (&answer.citadels, &answer.fortress);
    let of_fortress = fortress.as_ref().map_or(0, |stats| stats.plays);
    let plays = citadels.plays + of_fortress;
    let mut page = Page::new(vec![title(texts, id!("stats-title"), plays)]);
    if plays == 0 {
        page.push(none(texts, answer.is_narrowed));
    }
    if citadels.plays > 0 {
        of_game(texts, citadels, &mut page);
    }
    if let Some(fortress) = fortress {
        page.push(title(texts, id!("history-fortress"), of_fortress));
        of_game(texts, fortress, &mut page);
    }
    page.with_notes(warned(&answer.warnings))
}

fn of_game(texts: &Texts, stats: &Stats, page: &mut Page) {
    let heading = |name: Id| Block::Heading(texts.say(name).into());
    let names = stats.players.iter();
    let names: Vec<_> = names.map(|one| (quoted(&one.name), one.tally)).collect();
    page.push(charts(texts, &wide(texts, id!("column-player")), &names));
    if stats.plays > 1 {
        page.push(heading(id!("stats-over-time")));
        page.push(over_time(texts, &stats.players));
    }
    page.push(heading(id!("stats-counts")));
    let counts = stats.counts.iter();
    let counts = counts.map(|one| (one.players.to_string(), one.tally));
    let players = numbers(texts, id!("column-players"));
    page.push(tallies(texts, players, counts.collect()));
    if !stats.decks.is_empty() {
        page.push(heading(id!("stats-decks")));
        let decks = stats.decks.iter();
        let decks = decks.map(|one| (deck_name(texts, &one.deck), one.tally));
        let deck = wide(texts, id!("history-deck"));
        page.push(tallies(texts, deck, decks.collect()));
    }
    if !stats.characters.is_empty() {
        page.push(heading(id!("stats-characters")));
        let characters = stats.characters.iter().map(|one| {
            let printing = nearest_printing(one.character, Edition::default());
            (printing.name(texts.lang()).to_owned(), one.tally)
        });
        let characters: Vec<_> = characters.collect();
        let character = wide(texts, id!("column-name"));
        page.push(charts(texts, &character, &characters));
    }
    if !stats.ranks.is_empty() {
        page.push(heading(id!("stats-ranks")));
        let ranks = stats.ranks.iter();
        let ranks: Vec<_> = ranks.map(|one| (one.rank.to_string(), one.tally)).collect();
        page.push(charts(texts, &numbers(texts, id!("column-rank")), &ranks));
    }
    if !stats.rivals.is_empty() {
        page.push(heading(id!("stats-rivals")));
        let points = stats.rivals.iter().take(10).map(|rivals| {
            let said = say!(
                texts,
                "stats-rival",
                one = quoted(&rivals.one),
                other = quoted(&rivals.other),
                wins = rivals.wins,
                losses = rivals.losses
            );
            said.into()
        });
        page.push(Block::Points {
            source: Line::default(),
            points: points.collect(),
        });
    }
}

/// Winning scores.
fn tallies(texts: &Texts, first: Column, rows: Vec<(String, Tally)>) -> Block {
    let number = |name| numbers(texts, name);
    let plays = number(id!("column-plays"));
    let average = number(id!("column-average"));
    let columns = vec![first, plays, average, number(id!("column-best"))];
    let rows = rows.into_iter().map(|(name, tally)| {
        let points = said(texts, tally.points.tenths());
        row([
            name,
            tally.plays.to_string(),
            points,
            tally.best.to_string(),
        ])
    });
    let rows = rows.collect();
    Block::Table(Table { columns, rows })
}

/// Wins and average points as bars, if there is room.
fn charts(texts: &Texts, first: &Column, rows: &[(String, Tally)]) -> Block {
    let most = rows.iter().map(|(_, tally)| tally.points.tenths()).max();
    let most = most.unwrap_or_default();
    let chart = |bar: Bar| {
        let number = |name| numbers(texts, name);
        let columns = vec![
            first.clone(),
            spare(2, number(id!("column-plays"))),
            spare(1, number(id!("column-wins"))),
            column(texts, id!("column-share")),
            column(texts, id!("column-average")),
            spare(3, number(id!("column-best"))),
        ];
        let rows = rows.iter().map(|(name, tally)| {
            let tenths = tally.points.tenths();
            let (wins, plays) = (tally.wins as u64, tally.plays as u64);
            let share = (wins * 100 + plays / 2) / plays;
            row([
                name.clone(),
                plays.to_string(),
                wins.to_string(),
                bar.of(wins, plays, &percent(texts, share)),
                bar.of(tenths, most, &said(texts, tenths)),
                tally.best.to_string(),
            ])
        });
        let rows = rows.collect();
        vec![Block::Table(Table { columns, rows })]
    };
    Block::Stack {
        needs: 72,
        wide: chart(Bar(10)),
        narrow: chart(Bar(5)),
    }
}

/// Everyone's points, play by play.
fn over_time(texts: &Texts, players: &[ByName]) -> Block {
    let totals = players.iter().flat_map(|one| &one.over_time);
    let most = totals.map(|point| point.total).max().unwrap_or_default();
    let chart = |last: usize| {
        let columns = vec![
            wide(texts, id!("column-player")),
            column(texts, id!("column-oldest-first")),
            numbers(texts, id!("column-last")),
        ];
        let rows = players.iter().map(|one| {
            let earlier = one.over_time.len().saturating_sub(last);
            let points = &one.over_time[earlier..];
            let heights = points.iter().map(|point| height(point.total, most));
            let last = points.last().map(|point| point.total.to_string());
            row([
                quoted(&one.name),
                heights.collect(),
                last.unwrap_or_default(),
            ])
        });
        let rows = rows.collect();
        vec![Block::Table(Table { columns, rows })]
    };
    Block::Stack {
        needs: 72,
        wide: chart(30),
        narrow: chart(12),
    }
}

/// A date in the language's format; anything else verbatim.
fn date(texts: &Texts, iso: &str) -> String {
    let parts: Vec<&str> = iso.split('-').collect();
    match parts[..] {
        [year, month, day] => say!(
            texts,
            "history-date",
            year = quoted(year),
            month = quoted(month),
            day = quoted(day)
        ),
        _ => quoted(iso),
    }
}

/// A column as high as its share of the maximum.
fn height(part: u32, most: u32) -> char {
    const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let at = u64::from(part) * 7 / u64::from(most).max(1);
    HEIGHTS[usize::try_from(at).expect("at most 7")]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::page::text::Canvas;

    #[test]
    fn a_bar_is_as_long_as_its_share() {
        let bars = [(0, ""), (1, "█▎ "), (4, "█████ "), (8, "██████████ ")];
        for (part, bar) in bars {
            assert_eq!(
                Bar(10).of(part, 8, "x").replace('\u{a0}', " "),
                format!("{bar}x")
            );
        }
        assert_eq!(Bar(10).of(0, 0, "0"), "0");
        assert_eq!([0, 7, 20].map(|part| height(part, 20)), ['▁', '▃', '█']);
        assert_eq!(height(0, 0), '▁');
    }

    #[test]
    fn a_qr_code_is_drawn_whole_or_not_at_all() {
        let texts = Texts::new(Language::En);
        let drawn = |link: &str, width: usize| {
            let color = false;
            Canvas { width, color }.draw(&super::link(&texts, link))
        };
        let code = drawn("https://example.org", 80);
        let lines: Vec<&str> = code.lines().take_while(|line| !line.is_empty()).collect();
        // 25 modules and the quiet zone; two rows of modules per terminal row.
        assert_eq!(lines.len(), 15, "{code}");
        assert!(
            lines.iter().all(|line| line.chars().count() == 29),
            "{code}"
        );
        // A finder pattern: a dark square in a light one in a dark one.
        assert_eq!(lines[1].chars().take(9).collect::<String>(), "██ ▄▄▄▄▄ ");
        assert!(drawn("https://example.org", 20).contains("29 columns"));
        assert!(drawn(&"x".repeat(3000), 500).contains("too long"));
    }
}
