//! The score pad: standings, entries, the current input, the result.

use crate::command::fortress::answer::{followers, kind, names, sum};
use crate::command::fortress::pad::Answer;
use crate::command::fortress::pad_flow::{Draft, Mode, Note, Sheet, Whose};
pub(crate) use crate::command::fortress::page::{column, numbers, row};
use crate::command::fortress::page::{saved, title, wins};
use crate::fault::{quoted, quoted_file};
use crate::fortress::feature::Sort;
use crate::fortress::game::place;
use crate::fortress::pad::{self, Breakdown, Cell, Entry, Line, Pad, Phase, Record, track};
use crate::page::{Align, Block, Column, Page, Table};
use crate::texts::Texts;
use crate::wording::flow::seat_letter;
use crate::{family, id, say};
use strum::IntoEnumIterator;
use unicode_width::UnicodeWidthStr;

family!(phase_name(Phase) = "pad-phase-");
family!(final_name(Sort) = "pad-final-");
family!(part_name(Cell) = "pad-row-");

/// What remains after the pad is closed: the result, or the standings.
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    if answer.phase != Phase::Over {
        return Page::new(vec![
            heading(texts, &answer.pad, say!(texts, "pad-title")),
            table(texts, &answer.pad),
            Block::Text(say!(texts, "pad-left").into()),
        ]);
    }
    let mut page = result(texts, &answer.pad);
    page.extend(saved(texts, &answer.logged));
    let warnings = answer.logged.warnings.iter();
    page.with_notes(warnings.map(|warning| warning.message.as_str().into()))
}

/// The current page. The current input is the title: when a title changes, the screen scrolls to
/// the top.
pub fn scene(texts: &Texts, sheet: &Sheet) -> Page {
    let Sheet {
        pad, mode, note, ..
    } = sheet;
    let phase = pad.standing().phase;
    let note = note.as_ref().and_then(|note| done(texts, pad, note));
    let note = note.map(Into::into);
    if phase == Phase::Over {
        return result(texts, pad).with_notes(note);
    }
    let title = match mode {
        Mode::Idle => match phase.sort() {
            Some(sort) => texts.say(final_name(sort)),
            None => say!(texts, "pad-title"),
        },
        Mode::Kind(_) => say!(texts, "pad-which-kind"),
        Mode::Draft(draft) => prompt(texts, &pad.setup.players, draft),
        Mode::Number { strikes, typed } => {
            let number = typed.map_or("…".to_owned(), |number| number.to_string());
            if *strikes {
                say!(texts, "pad-strike-which", number)
            } else {
                say!(texts, "pad-edit-which", number)
            }
        }
        Mode::Who(Whose::FollowerOut) => say!(texts, "pad-who-out"),
        Mode::Who(Whose::FollowerHome) => say!(texts, "pad-who-home"),
        Mode::Who(Whose::Points) | Mode::Points { .. } => say!(texts, "pad-who-points"),
        Mode::End(_) => say!(texts, "pad-title"),
    };
    let mut page = Page::new(vec![heading(texts, pad, title), table(texts, pad)]);
    page.extend(entries(texts, pad));
    page.with_notes(note)
}

/// A saved pad: continue?
pub fn found(texts: &Texts, pad: &Pad, torn: Option<&Note>) -> Page {
    let title = heading(texts, pad, say!(texts, "pad-resume"));
    let note = torn.and_then(|note| done(texts, pad, note));
    Page::new(vec![title, table(texts, pad)]).with_notes(note.map(Into::into))
}

fn heading(texts: &Texts, pad: &Pad, text: String) -> Block {
    let standing = pad.standing();
    let mut what = texts.say(phase_name(standing.phase));
    if standing.tiles_laid > 0 && standing.phase == Phase::Play {
        let left = pad.setup.tiles().saturating_sub(standing.tiles_laid);
        what = format!("{what} · {}", say!(texts, "pad-tiles-left", count = left));
    }
    title(text, what)
}

/// All players by seat, so a letter always means the same player: points, the marker's space and
/// laps, remaining followers if tracked, place.
pub fn table(texts: &Texts, pad: &Pad) -> Block {
    let standing = pad.standing();
    let rows = pad.setup.players.iter().enumerate().map(|(seat, name)| {
        let total = standing.totals[seat];
        let space = match track(total) {
            (space, 0) => space.to_string(),
            (space, laps) => format!("{space} +{}", laps * 50),
        };
        let supply = || standing.supply(seat).to_string();
        let mut cells = vec![
            seat_letter(texts, seat),
            quoted(name),
            total.to_string(),
            space,
        ];
        cells.extend(standing.counts_followers.then(supply));
        cells.push(standing.place(seat).to_string());
        row(cells)
    });
    let mut columns = vec![
        Column::default(),
        column(texts, id!("column-player")),
        numbers(texts, id!("column-points")),
        numbers(texts, id!("pad-column-track")),
    ];
    let supply = || numbers(texts, id!("pad-column-supply"));
    columns.extend(standing.counts_followers.then(supply));
    columns.push(Column {
        spare: 1,
        ..numbers(texts, id!("column-place"))
    });
    Block::Table(Table {
        columns,
        rows: rows.collect(),
    })
}

/// The entries, newest first.
fn entries(texts: &Texts, pad: &Pad) -> Option<Block> {
    let lines = pad.lines();
    let facts = lines.iter().rev().map(|line| {
        let said = entry(texts, pad, line);
        let said = if line.struck {
            say!(texts, "pad-line-struck", line = said)
        } else if line.edited {
            say!(texts, "pad-line-edited", line = said)
        } else {
            said
        };
        (line.number.to_string().into(), said.into())
    });
    (!lines.is_empty()).then(|| Block::Facts(facts.collect()))
}

/// `Anton +8`, for everyone who scores from an entry.
fn scores(pad: &Pad, entry: &Entry) -> String {
    // A field without a completed city is an entry too.
    let owners = match entry {
        Entry::Feature(feature) => feature.owners(),
        Entry::Points(correction) => vec![correction.player],
    };
    let scored = owners.into_iter().map(|seat| {
        let name = quoted(&pad.setup.players[seat]);
        format!("{name} {:+}", entry.points(seat))
    });
    scored.collect::<Vec<_>>().join(", ")
}

/// An entry in one sentence.
fn entry(texts: &Texts, pad: &Pad, line: &Line) -> String {
    let scores = scores(pad, &line.entry);
    match &line.entry {
        Entry::Feature(feature) => {
            let (what, sum) = (kind(texts, feature), sum(texts, feature));
            if feature.followers.iter().sum::<u32>() == 1 {
                return say!(texts, "pad-line", scores, what, sum);
            }
            let there = followers(&pad.setup.players, &feature.followers);
            say!(texts, "pad-line-several", scores, what, sum, there)
        }
        Entry::Points(correction) if correction.reason.is_empty() => scores,
        Entry::Points(correction) => {
            let reason = quoted(&correction.reason);
            say!(texts, "pad-line-points", scores, reason)
        }
    }
}

/// The current input: the sum so far, and what is missing.
pub(super) fn prompt(texts: &Texts, players: &[String], draft: &Draft) -> String {
    let standing = draft.followers(players.len());
    let there = match followers(players, &standing) {
        nobody if nobody.is_empty() => "…".to_owned(),
        there => there,
    };
    let feature = draft.feature(standing);
    let (what, sum) = (kind(texts, &feature), sum(texts, &feature));
    let said = match (draft.number(), &draft.several) {
        (None, _) => say!(texts, "pad-prompt-number", what),
        (Some(_), None) => say!(texts, "pad-prompt", what, sum),
        (Some(_), Some(_)) => say!(texts, "pad-prompt-several", what, sum, there),
    };
    match &draft.replaces {
        None => said,
        Some((number, _)) => {
            say!(
                texts,
                "pad-prompt-edit",
                number = number.to_string(),
                prompt = said
            )
        }
    }
}

/// What just happened, unless it is obvious.
fn done(texts: &Texts, pad: &Pad, note: &Note) -> Option<String> {
    let record = match note {
        Note::Torn(file) => return Some(say!(texts, "pad-torn", file = quoted_file(file))),
        Note::Unscored(entry) => {
            return Some(say!(texts, "pad-undone-entry", scores = scores(pad, entry)));
        }
        Note::Done(record) => record,
    };
    Some(match record {
        Record::Add { entry } => scored(texts, pad, entry),
        Record::Edit { number, entry } => {
            let edited = say!(texts, "pad-edited", number = number.to_string());
            format!("{edited} {}", scored(texts, pad, entry))
        }
        Record::Strike { number } => say!(texts, "pad-struck", number = number.to_string()),
        Record::Place { player } | Record::Home { player } => {
            let count = pad.standing().supply(*player);
            say!(
                texts,
                "pad-supply",
                name = &pad.setup.players[*player],
                count
            )
        }
        Record::Tile if pad.standing().tiles_laid >= pad.setup.tiles() => {
            say!(texts, "pad-last-tile")
        }
        Record::Undo => say!(texts, "pad-undone"),
        Record::Redo => say!(texts, "pad-redone"),
        Record::Tile | Record::Phase { .. } | Record::Close { .. } => return None,
    })
}

/// Who scored, and whose followers return: everyone's who had some there (X4).
fn scored(texts: &Texts, pad: &Pad, entry: &Entry) -> String {
    let scores = scores(pad, entry);
    match entry {
        Entry::Feature(feature) if feature.complete => {
            let there = followers(&pad.setup.players, &feature.followers);
            say!(texts, "pad-scored-home", scores, there)
        }
        _ => say!(texts, "pad-scored", scores),
    }
}

/// The result: the breakdown, and who won.
pub fn result(texts: &Texts, pad: &Pad) -> Page {
    let standing = pad.standing();
    let players = &pad.setup.players;
    let winners = names(players, &standing.winners());
    Page::new(vec![
        title(say!(texts, "pad-result"), String::new()),
        breakdown(texts, players, &standing.breakdowns),
        Block::Text(wins(texts, &winners).into()),
    ])
}

/// Points by phase and kind: a column for each player, or a list for each if they don't fit.
pub fn breakdown(texts: &Texts, players: &[String], of: &[Breakdown]) -> Block {
    let totals: Vec<i64> = of.iter().map(pad::total).collect();
    let shown: Vec<String> = players.iter().map(|name| quoted(name)).collect();
    let parts = Cell::iter().map(|cell| {
        let points: Vec<i64> = of.iter().map(|one| one[cell]).collect();
        (texts.say(part_name(cell)), points)
    });
    let counts = |(_, points): &(String, Vec<i64>)| points.iter().any(|points| *points != 0);
    let parts: Vec<_> = parts.filter(counts).collect();
    let labels = parts.iter().map(|(label, _)| label.width()).max();
    let columns: usize = shown.iter().map(|name| name.width().max(4) + 2).sum();
    Block::Stack {
        needs: labels.unwrap_or_default().max(8) + 2 + columns,
        wide: vec![side_by_side(texts, &shown, &parts, &totals)],
        narrow: one_by_one(texts, &shown, &parts, &totals),
    }
}

fn side_by_side(
    texts: &Texts,
    players: &[String],
    parts: &[(String, Vec<i64>)],
    totals: &[i64],
) -> Block {
    let cells = |label: String, points: &[i64]| {
        let points = points.iter().map(ToString::to_string);
        row(std::iter::once(label).chain(points))
    };
    let places = (0..players.len()).map(|seat| place(totals, seat).to_string());
    let rows = parts.iter();
    let mut rows: Vec<_> = rows
        .map(|(label, points)| cells(label.clone(), points))
        .collect();
    rows.push(cells(say!(texts, "pad-row-total"), totals));
    let place = std::iter::once(say!(texts, "column-place"));
    rows.push(row(place.chain(places)));
    let columns = players.iter().map(|name| Column {
        name: name.as_str().into(),
        align: Align::Right,
        ..Column::default()
    });
    Block::Table(Table {
        columns: std::iter::once(Column::default()).chain(columns).collect(),
        rows,
    })
}

/// Best first.
fn one_by_one(
    texts: &Texts,
    players: &[String],
    parts: &[(String, Vec<i64>)],
    totals: &[i64],
) -> Vec<Block> {
    let mut seats: Vec<usize> = (0..players.len()).collect();
    seats.sort_by_key(|&seat| place(totals, seat));
    let lists = seats.into_iter().flat_map(|seat| {
        let head = say!(
            texts,
            "pad-player",
            place = place(totals, seat).to_string(),
            name = &players[seat],
            points = totals[seat].to_string()
        );
        let points = parts.iter().filter(|(_, points)| points[seat] != 0);
        let points: Vec<String> = points
            .map(|(label, points)| format!("{}\u{a0}{label}", points[seat]))
            .collect();
        let list = (!points.is_empty()).then(|| super::page::points(points));
        std::iter::once(Block::Heading(head.into())).chain(list)
    });
    lists.collect()
}
