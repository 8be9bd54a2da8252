//! The screens for calling rounds: what the table knows, a character's power, its possible targets,
//! and current reminders.

use super::call::remind;
use super::flow::seat_letter;
use super::table::{card, changes, name};
use crate::desk::call::{power, targets};
use crate::flow::round::{Asked, Moment, Overview, Place, Scene, Seating, Shown};
use crate::page::{Block, Line, Page};
use crate::rules::call::remind::Reminder;
use crate::rules::call::{Called, Holder, Mark};
use crate::rules::card::District;
use crate::rules::table::Seat;
use crate::texts::Texts;
use crate::{args, family, say};

family!(mark_name(Mark) = "mark-");

pub fn page(texts: &Texts, seating: &Seating, scene: &Scene) -> Page {
    match &scene.shown {
        Shown::Round(moment) => round(texts, seating, &scene.overview, moment),
        Shown::Asked(asked) => self::asked(texts, seating, &scene.overview, *asked),
    }
}

/// A title and subtitle.
pub fn title(text: impl Into<Line>, what: impl Into<Line>) -> Block {
    Block::Title {
        text: text.into(),
        what: what.into(),
    }
}

/// The players with their letters; the selected one is marked.
pub fn players(texts: &Texts, seating: &Seating, seats: &[Seat], picked: Option<Seat>) -> Block {
    let players = seats.iter().map(|&seat| {
        let sign = if picked == Some(seat) { "▶ " } else { "" };
        let name = format!("{sign}{}", seating.names[seat.index()]);
        (seat_letter(texts, seat.index()).into(), name.into())
    });
    Block::Facts(players.collect())
}

fn asked(texts: &Texts, seating: &Seating, overview: &Overview, asked: Asked) -> Page {
    let edition = seating.cast.edition;
    let question = match asked {
        Asked::Completer | Asked::First => say!(texts, "call-complete"),
        Asked::Crown => say!(texts, "call-crown-who"),
        Asked::NextCrown => say!(texts, "pass-crown"),
        Asked::Districts => say!(texts, "call-district"),
        Asked::Built(district) => {
            say!(texts, "call-built", card = name(texts, edition, district))
        }
        Asked::TooFew { mark, laid, all } => {
            let mark = texts.say(mark_name(mark));
            say!(texts, "call-too-few", mark, laid, all)
        }
    };
    let mut page = Page::new(vec![title(question, Line::default())]);
    match asked {
        Asked::Districts => page.push(watched(texts, seating, &overview.standing)),
        Asked::Built(_) | Asked::TooFew { .. } => {}
        _ => {
            let seats: Vec<Seat> = seating.seats().collect();
            page.push(players(texts, seating, &seats, None));
        }
    }
    page.push(self::overview(texts, seating, overview));
    page
}

/// The reportable districts, by number; built ones are marked.
fn watched(texts: &Texts, seating: &Seating, standing: &[District]) -> Block {
    let watched = seating.cast.watched().zip(1..);
    let watched = watched.map(|(district, number): (District, usize)| {
        let mut line = Line::from(card(texts, seating.cast.edition, district));
        if standing.contains(&district) {
            line.push(format!(" · {}", say!(texts, "call-stands")));
        }
        (number.to_string().into(), line)
    });
    Block::Facts(watched.collect())
}

fn round(texts: &Texts, seating: &Seating, overview: &Overview, moment: &Moment) -> Page {
    let edition = seating.cast.edition;
    let player = |seat: Seat| seating.names[seat.index()].as_str();
    let mut page = Page::new(vec![match moment.called {
        None => title(say!(texts, "call-end"), Line::default()),
        Some(called) => {
            let mut shown = Line::from(card(texts, edition, called.id));
            if let Some(seat) = moment.player {
                shown.push(format!(" · {}", player(seat)));
            }
            title(shown, say!(texts, "call-rank", rank = called.rank))
        }
    }]);
    page.push(self::overview(texts, seating, overview));
    if let Some(called) = moment.called.filter(|_| moment.has_turn) {
        let power = power(texts, called.id, edition);
        page.push(Block::Text(match targets(texts, called.id, edition) {
            Some(targets) => format!("{power} → {targets}").into(),
            None => power.into(),
        }));
    }
    page.push(reminders(texts, seating, &moment.reminders, moment.killed));
    if moment.called.is_none() && !moment.is_last {
        let crown = overview.crown.map(player);
        let crown = crown.map(|player| format!(" {}", say!(texts, "call-crown", name = player)));
        let back = say!(texts, "call-back") + &crown.unwrap_or_default();
        page.push(Block::Text(back.into()));
    }
    let changes = changes(texts, edition, &seating.changes);
    page.with_notes(changes.filter(|_| overview.is_start))
}

fn reminders(
    texts: &Texts,
    seating: &Seating,
    reminders: &[Reminder],
    killed: Option<Called>,
) -> Block {
    let killed = killed.map_or(String::new(), |killed| {
        name(texts, seating.cast.edition, killed.id)
    });
    let said = reminders.iter().map(|&reminder| {
        let said = texts.say_with(remind(reminder), args![card = &killed]);
        said.into()
    });
    Block::Points {
        source: Line::default(),
        points: said.collect(),
    }
}

/// What the table knows, in a few lines: the round and the crown, the ranks with their marks and
/// players, what the marks mean, and everyone's letters.
fn overview(texts: &Texts, seating: &Seating, overview: &Overview) -> Block {
    let cast = &seating.cast;
    let crown = match overview.crown {
        Some(seat) => {
            let name = &seating.names[seat.index()];
            say!(texts, "overview-crown", name)
        }
        None => say!(texts, "overview-crown-open"),
    };
    let mut facts: Vec<(Line, Line)> = Vec::new();
    if let Some(deck) = seating.deck.as_deref().filter(|_| overview.is_start) {
        let players = cast.players.number();
        let deck = say!(texts, "overview-deck-what", deck, players);
        facts.push((say!(texts, "overview-deck").into(), deck.into()));
    }
    facts.push((
        say!(texts, "overview-round", round = overview.round).into(),
        crown.into(),
    ));
    let ranks = overview.ranks.iter();
    let ranks = ranks.map(|place| rank(seating, &overview.marks, place).into());
    facts.push((
        say!(texts, "overview-ranks").into(),
        Line::joined(ranks, " · "),
    ));
    facts.extend(overview.marks.iter().map(|(mark, on)| {
        let on = on.iter().map(|called| {
            let mut line = Line::from(format!("{}\u{a0}", called.rank));
            line.push(card(texts, cast.edition, called.id));
            line
        });
        let mut line = Line::from(format!("{} ", texts.say(mark_name(*mark))));
        line.0.extend(Line::joined(on, ", ").0);
        (sign(*mark).into(), line)
    }));
    if !overview.standing.is_empty() {
        let standing = overview.standing.iter();
        let standing = standing.map(|&one| Line::from(card(texts, cast.edition, one)));
        facts.push((
            say!(texts, "overview-standing").into(),
            Line::joined(standing, ", "),
        ));
    }
    let letters = seating.seats().map(|seat| {
        let letter = seat_letter(texts, seat.index());
        Line::from(format!("{letter}\u{a0}{}", whole(seating, seat)))
    });
    facts.push((
        say!(texts, "overview-letters").into(),
        Line::joined(letters, " · "),
    ));
    Block::Facts(facts)
}

/// A rank, its markers, and its player if known.
fn rank(seating: &Seating, marks: &[(Mark, Vec<Called>)], place: &Place) -> String {
    let lies = |on: &[Called]| on.iter().any(|called| called.rank == place.rank);
    let marks = marks.iter().filter(|(_, on)| lies(on));
    let marks: String = marks.map(|(mark, _)| sign(*mark)).collect();
    let now = if place.is_called { "▶" } else { "" };
    let holder = match place.holder {
        Holder::Unknown => String::new(),
        Holder::Nobody => "\u{a0}–".to_owned(),
        Holder::Seat(seat) => format!("\u{a0}{}", whole(seating, seat)),
    };
    format!("{now}{}{marks}{holder}", place.rank)
}

/// A name that stays on one line.
fn whole(seating: &Seating, seat: Seat) -> String {
    seating.names[seat.index()].replace(' ', "\u{a0}")
}

/// The symbol of a marker next to a rank.
const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Killed => "†",
        Mark::Bewitched => "~",
        Mark::Robbed => "$",
        Mark::Warrants => "§",
        Mark::Threats => "?",
    }
}
