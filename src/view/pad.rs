//! The score pad on a page: who stands where, the entries, what a key would do, the result.

use super::fortress::{names, sum};
use super::page::{Block, Page, Row};
use crate::failure::quoted;
use crate::fortress::feature::{Feature, Sort};
use crate::fortress::pad::{Entry, Line, Pad, Phase, Record, track};
use crate::texts::Texts;

/// The pad on a screen.
#[derive(Debug)]
pub struct Scene<'a> {
    pub texts: &'a Texts,
    /// The pad.
    pub pad: &'a Pad,
    /// What is on its way.
    pub prompt: Option<String>,
    /// What was done or refused just now.
    pub note: Option<&'a str>,
    /// What keys do.
    pub keys: Vec<String>,
}

impl Scene<'_> {
    /// The page of this moment. What is on its way is the title: when a title changes, the screen
    /// shows a page from its top again.
    #[must_use]
    pub fn page(self) -> Page {
        let text = self.prompt.unwrap_or_else(|| self.texts.say("pad-title"));
        let mut page = Page(vec![title(self.texts, self.pad, text)]);
        page.0
            .extend(self.note.map(|note| Block::Note(note.to_owned())));
        page.0.push(table(self.texts, self.pad));
        page.0.extend(entries(self.texts, self.pad));
        page.0.push(Block::Keys(self.keys));
        page
    }
}

fn title(texts: &Texts, pad: &Pad, text: String) -> Block {
    let standing = pad.standing();
    let mut what = vec![texts.say(&format!("pad-phase-{}", standing.phase.id()))];
    if standing.tiles_laid > 0 && standing.phase == Phase::Play {
        what.push(tiles_left(texts, pad));
    }
    Block::Title {
        text,
        what: what.join(" · "),
        kind: None,
    }
}

fn tiles_left(texts: &Texts, pad: &Pad) -> String {
    let left = pad.setup.tiles().saturating_sub(pad.standing().tiles_laid);
    texts.say_with("pad-tiles-left", &[("count", left.into())])
}

/// `a–c`: the letters of the players.
fn letters_of(players: &[String]) -> String {
    let last = ('a'..='z')
        .nth(players.len().saturating_sub(1))
        .unwrap_or('z');
    format!("a–{last}")
}

/// What a letter does to an entry that is almost there.
#[must_use]
pub fn letters(texts: &Texts, players: &[String]) -> String {
    texts.say_with(
        "pad-keys-alone",
        &[("letters", (&letters_of(players)).into())],
    )
}

/// What a letter does where there may be several.
#[must_use]
pub fn letters_more(texts: &Texts, players: &[String]) -> String {
    texts.say_with(
        "pad-keys-each",
        &[("letters", (&letters_of(players)).into())],
    )
}

/// What digits are, for this kind.
#[must_use]
pub const fn number_key(sort: Sort) -> &'static str {
    match sort {
        Sort::Road | Sort::City => "pad-keys-tiles",
        Sort::Monastery => "pad-keys-around",
        Sort::Field => "pad-keys-cities",
    }
}

/// Everyone by seat, so that a letter always means the same: points, the marker's space with what
/// it has passed, followers in supply, place.
#[must_use]
pub fn table(texts: &Texts, pad: &Pad) -> Block {
    let standing = pad.standing();
    let rows = pad
        .setup
        .players
        .iter()
        .zip('a'..='z')
        .enumerate()
        .map(|(seat, (name, letter))| {
            let total = standing.totals[seat];
            let space = match track(total) {
                (space, 0) => space.to_string(),
                (space, laps) => format!("{space} +{}", laps * 50),
            };
            let cells = vec![
                letter.to_string(),
                quoted(name),
                total.to_string(),
                space,
                standing.supply(seat).to_string(),
                standing.place(seat).to_string(),
            ];
            Row { cells, kind: None }
        });
    let ids = [
        "column-player",
        "column-points",
        "pad-column-track",
        "pad-column-supply",
    ];
    let header = ids.map(|id| texts.say(id));
    let mut header = [vec![String::new()], header.to_vec()].concat();
    header.push(texts.say("column-place"));
    Block::Table {
        header,
        rows: rows.collect(),
        wraps: false,
        spare: &[5],
    }
}

/// The entries, the last one first.
fn entries(texts: &Texts, pad: &Pad) -> Option<Block> {
    let lines = pad.lines();
    let facts = lines.iter().rev().map(|line| {
        let said = entry(texts, pad, line);
        let id = if line.struck {
            "pad-line-struck"
        } else {
            "pad-line-edited"
        };
        let said = if line.struck || line.edited {
            texts.say_with(id, &[("line", (&said).into())])
        } else {
            said
        };
        (line.number.to_string(), said)
    });
    (!lines.is_empty()).then(|| Block::Facts(facts.collect()))
}

/// `Anton +8`, for everyone whom an entry brings something.
fn scores(pad: &Pad, entry: &Entry) -> String {
    let players = pad.setup.players.iter().enumerate();
    // A field without a completed city is an entry too.
    let owns = |seat: usize| match entry {
        Entry::Feature(feature) => feature.owners().contains(&seat),
        Entry::Points(correction) => correction.player == seat,
    };
    let scored = players
        .filter(|(seat, _)| owns(*seat))
        .map(|(seat, name)| format!("{} {:+}", quoted(name), entry.points(seat)));
    scored.collect::<Vec<_>>().join(", ")
}

/// `Anton 2, Dmytro 1`: the followers on a feature.
fn followers(pad: &Pad, feature: &Feature) -> String {
    let players = pad.setup.players.iter().zip(&feature.followers);
    let there = players.filter(|(_, count)| **count > 0);
    there
        .map(|(name, count)| format!("{} {count}", quoted(name)))
        .collect::<Vec<_>>()
        .join(", ")
}

fn what(texts: &Texts, feature: &Feature) -> String {
    let state = if feature.complete { "complete" } else { "open" };
    match feature.sort {
        Sort::Field => texts.say("fortress-field"),
        sort => texts.say(&format!("fortress-{}-{state}", sort.id())),
    }
}

/// An entry in one sentence.
fn entry(texts: &Texts, pad: &Pad, line: &Line) -> String {
    let scores = scores(pad, &line.entry);
    match &line.entry {
        Entry::Feature(feature) => {
            let (what, sum) = (what(texts, feature), sum(texts, feature));
            let there = followers(pad, feature);
            let several = feature.followers.iter().sum::<u32>() > 1;
            let id = if several {
                "pad-line-several"
            } else {
                "pad-line"
            };
            let values = [
                ("scores", (&scores).into()),
                ("what", (&what).into()),
                ("sum", (&sum).into()),
                ("there", (&there).into()),
            ];
            texts.say_with(id, &values)
        }
        Entry::Points(correction) if correction.reason.is_empty() => scores,
        Entry::Points(correction) => {
            let reason = quoted(&correction.reason);
            let values = [("scores", (&scores).into()), ("reason", (&reason).into())];
            texts.say_with("pad-line-points", &values)
        }
    }
}

/// What is on its way: the sum so far, and what is still to be said.
#[must_use]
pub fn prompt(
    texts: &Texts,
    players: &[String],
    feature: &Feature,
    has_number: bool,
    several: Option<&[usize]>,
    replaces: Option<usize>,
) -> String {
    let (what, sum) = (what(texts, feature), sum(texts, feature));
    let there = several.unwrap_or_default();
    let counts: Vec<String> = (0..players.len())
        .map(|seat| (seat, there.iter().filter(|other| **other == seat).count()))
        .filter(|(_, count)| *count > 0)
        .map(|(seat, count)| format!("{} {count}", names(players, &[seat]).join("")))
        .collect();
    let counts = if counts.is_empty() {
        "…".to_owned()
    } else {
        counts.join(", ")
    };
    let id = match (has_number, several) {
        (false, _) => "pad-prompt-number",
        (true, None) => "pad-prompt",
        (true, Some(_)) => "pad-prompt-several",
    };
    let values = [
        ("what", (&what).into()),
        ("sum", (&sum).into()),
        ("there", (&counts).into()),
    ];
    let said = texts.say_with(id, &values);
    match replaces {
        None => said,
        Some(number) => {
            let number = number.to_string();
            let values = [("number", (&number).into()), ("prompt", (&said).into())];
            texts.say_with("pad-prompt-edit", &values)
        }
    }
}

/// What a record did.
#[must_use]
pub fn done(texts: &Texts, before: &Pad, after: &Pad, record: &Record) -> Option<String> {
    let numbered = |id: &str, number: usize| {
        let number = number.to_string();
        texts.say_with(id, &[("number", (&number).into())])
    };
    let supply = |player: usize| {
        let count = usize::try_from(after.standing().supply(player)).unwrap_or(0);
        let name = names(&after.setup.players, &[player]).join("");
        texts.say_with(
            "pad-supply",
            &[("name", (&name).into()), ("count", count.into())],
        )
    };
    Some(match record {
        Record::Add { entry } => scored(texts, after, entry),
        Record::Edit { number, entry } => {
            format!(
                "{} {}",
                numbered("pad-edited", *number),
                scored(texts, after, entry)
            )
        }
        Record::Strike { number } => numbered("pad-struck", *number),
        Record::Place { player } | Record::Home { player } => supply(*player),
        Record::Tile if after.standing().tiles_laid >= after.setup.tiles() => {
            texts.say("pad-last-tile")
        }
        // What was taken back is seen where it was; an entry is named.
        Record::Undo => match before.last()? {
            Record::Add { entry } => {
                let scores = scores(before, entry);
                texts.say_with("pad-undone-entry", &[("scores", (&scores).into())])
            }
            _ => texts.say("pad-undone"),
        },
        Record::Redo => texts.say("pad-redone"),
        // How many tiles are left stands in the title.
        Record::Tile | Record::Phase { .. } | Record::Close { .. } => return None,
    })
}

/// Who scored, and whose followers go home: all who stood there (X4).
fn scored(texts: &Texts, pad: &Pad, entry: &Entry) -> String {
    let scores = scores(pad, entry);
    match entry {
        Entry::Feature(feature) if feature.complete => {
            let there = followers(pad, feature);
            let values = [("scores", (&scores).into()), ("there", (&there).into())];
            texts.say_with("pad-scored-home", &values)
        }
        _ => texts.say_with("pad-scored", &[("scores", (&scores).into())]),
    }
}

/// The pad as it stands, for someone who goes on later.
#[must_use]
pub fn left(texts: &Texts, pad: &Pad) -> Page {
    let saved = Block::Text(texts.say("pad-left"));
    Page(vec![
        title(texts, pad, texts.say("pad-title")),
        table(texts, pad),
        saved,
    ])
}
