//! What was measured, as tables with bars.

use super::bars::{Bar, said};
use super::columns::{column, numbers, row, spare, wide};
use super::table::{self, changes, what};
use crate::desk::deck_measure::{Answer, CharacterWins, DistrictWins, Seen};
use crate::family;
use crate::fault::quoted;
use crate::language::Language;
use crate::page::{Block, Column, Line, Page, Row, Span, Table};
use crate::rules::card::{Card, Character, District};
use crate::rules::edition::Edition;
use crate::rules::play::figures::Spread;
use crate::rules::play::measure::Deed;
use crate::rules::play::series::Series;
use crate::texts::{Id, Texts};
use crate::{id, say};
use std::cmp::Ordering;

family!(act_name(Deed) = "measured-act-");

/// Only decks of this edition are played.
const EDITION: Edition = Edition::E2016;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let teller = Teller { texts, answer };
    let mut page = Page::new(vec![
        Block::Title {
            text: say!(texts, "measured-title").into(),
            what: what(texts, EDITION, answer.players),
        },
        Block::Text(Span::Strong(teller.verdict()).into()),
        teller.facts(),
        Block::Text(say!(texts, "measured-limits").into()),
    ]);
    page.extend(teller.seats());
    page.extend(teller.characters());
    page.extend(teller.districts());
    page.extend(teller.length());
    page.extend(teller.harsh());
    page.extend(teller.acts());
    page.with_notes(teller.notes())
}

/// How far it is, with the first figures, in at most so many columns.
pub fn progress(texts: &Texts, seen: &Seen<'_>, width: usize) -> String {
    /// The columns of the bar.
    const LONG: u64 = 20;
    let counts = seen.counts;
    let full = usize::try_from(seen.thousandths * LONG / 1000).expect("at most the bar");
    let long = usize::try_from(LONG).expect("it is short");
    let bar = "█".repeat(full) + &"░".repeat(long - full);
    if counts.games == 0 {
        return bar.chars().take(width).collect();
    }
    let wins = &counts.seats[..seen.players.count()];
    let share = |wins: Option<&u64>| wins.map_or(0, |wins| tenths_of(*wins * 100, counts.games));
    let figures = say!(
        texts,
        "measured-progress",
        games = counts.games.to_string(),
        low = said(texts, share(wins.iter().min())),
        high = percent(texts, share(wins.iter().max())),
        rounds = said(texts, tenths_of(counts.rounds.sum(), counts.games))
    );
    // Our letters have one column each; the last one is left free, so that the line does not wrap.
    let line = format!("{bar} {figures}");
    line.chars().take(width.saturating_sub(1)).collect()
}

/// A quotient in tenths, rounded.
fn tenths_of(part: u64, whole: u64) -> u64 {
    (part * 10 + whole / 2) / whole.max(1)
}

/// A number that is not negative, in tenths.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "figures of games are small and not negative"
)]
fn tenths(number: f64) -> u64 {
    (number * 10.0).round() as u64
}

/// Tenths of a percent.
fn percent(texts: &Texts, tenths: u64) -> String {
    let number = said(texts, tenths);
    match texts.lang() {
        Language::En => format!("{number}%"),
        Language::Fr | Language::Ru | Language::Uk => format!("{number}\u{a0}%"),
    }
}

struct Teller<'a> {
    texts: &'a Texts,
    answer: &'a Answer,
}

impl Teller<'_> {
    /// With one decimal.
    fn number(&self, number: f64) -> String {
        said(self.texts, tenths(number))
    }

    fn share(&self, share: f64) -> String {
        percent(self.texts, tenths(share * 100.0))
    }

    fn share_or_none(&self, share: Option<f64>) -> String {
        share.map_or_else(|| "–".to_owned(), |share| self.share(share))
    }

    /// `18.2–21.0%`.
    fn interval(&self, low: Option<f64>, high: Option<f64>) -> String {
        match (low, high) {
            (Some(low), Some(high)) => {
                format!("{}–{}", self.number(low * 100.0), self.share(high))
            }
            _ => "–".to_owned(),
        }
    }

    /// A share as a bar; the longest is the best of its table.
    fn bar(&self, share: Option<f64>, most: f64) -> String {
        match share {
            Some(share) => Bar(10).of(
                tenths(share * 100.0),
                tenths(most * 100.0),
                &self.share(share),
            ),
            None => "–".to_owned(),
        }
    }

    fn verdict(&self) -> String {
        let answer = self.answer;
        say!(
            self.texts,
            "measured-verdict",
            games = answer.games.to_string(),
            rounds = self.number(answer.rounds.mean),
            points = self.number(answer.winner_points.mean),
            margin = self.number(answer.margin.mean)
        )
    }

    fn notes(&self) -> Vec<Line> {
        let (texts, answer) = (self.texts, self.answer);
        let mut notes: Vec<Line> = changes(texts, EDITION, &answer.changes)
            .into_iter()
            .collect();
        if answer.played != [Series::whole(answer.games)] {
            notes.push(say!(texts, "measured-parts").into());
        }
        if answer.stalled > 0 {
            let count = answer.stalled.to_string();
            notes.push(say!(texts, "measured-stalled", count).into());
        }
        notes
    }

    fn facts(&self) -> Block {
        let (texts, answer) = (self.texts, self.answer);
        let deck = [answer.name.as_deref(), Some(&*answer.deck)];
        let deck: Vec<&str> = deck.into_iter().flatten().collect();
        Block::Facts(vec![
            (
                say!(texts, "tonight-fact-deck").into(),
                deck.join(" · ").into(),
            ),
            (
                say!(texts, "tonight-fact-players").into(),
                super::deck_play::bots(texts, &answer.bots).into(),
            ),
            (
                say!(texts, "deck-seed").into(),
                quoted(&answer.seed.to_string()).into(),
            ),
        ])
    }

    fn heading(&self, heading: Id) -> Block {
        Block::Heading(self.texts.say(heading).into())
    }

    /// Wins as bars with their intervals.
    fn wins(&self, first: Column) -> Vec<Column> {
        let texts = self.texts;
        vec![
            first,
            column(texts, id!("measured-column-wins")),
            numbers(texts, id!("measured-column-interval")),
        ]
    }

    fn seats(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let even = 1.0 / f64::from(answer.players.number());
        let seats = answer.seats.iter().map(|seat| {
            let name = say!(texts, "draft-player", player = seat.seat.number());
            (name, seat.rate)
        });
        let crowns = answer.from_crown.iter().map(|crown| {
            let name = match crown.distance {
                0 => say!(texts, "measured-crown-own"),
                count => say!(texts, "measured-crown-left", count),
            };
            (name, crown.rate)
        });
        let table = |first: Id, rates: Vec<(String, crate::rules::play::figures::Rate)>| {
            let most = rates.iter().map(|(_, rate)| rate.rate).fold(0.0, f64::max);
            let rows = rates.into_iter().map(|(name, rate)| {
                let interval = self.interval(Some(rate.low), Some(rate.high));
                row([name, self.bar(Some(rate.rate), most), interval])
            });
            Block::Table(Table {
                columns: self.wins(column(texts, first)),
                rows: rows.collect(),
            })
        };
        let share = self.share(even);
        vec![
            self.heading(id!("measured-seats")),
            Block::Text(say!(texts, "measured-even", share).into()),
            table(id!("measured-seats"), seats.collect()),
            self.heading(id!("measured-crown")),
            table(id!("measured-crown"), crowns.collect()),
        ]
    }

    fn row(&self, card: impl Into<Card>, cells: impl IntoIterator<Item = String>) -> Row {
        let card = Line::from(table::card(self.texts, EDITION, card));
        let cells = cells.into_iter().map(Line::from);
        Row {
            cells: [card].into_iter().chain(cells).collect(),
            seal: None,
        }
    }

    /// The best first.
    fn characters(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let mut characters: Vec<&CharacterWins> = answer.characters.iter().collect();
        characters.sort_by(|one, other| descending(one.rate_when_picked, other.rate_when_picked));
        let most = characters.first().and_then(|best| best.rate_when_picked);
        let mut columns = self.wins(wide(texts, id!("column-name")));
        columns.push(spare(1, numbers(texts, id!("measured-column-chosen"))));
        columns.push(spare(2, numbers(texts, id!("measured-column-when"))));
        let rows = characters.into_iter().map(|one| {
            let before = one.chosen_before;
            self.row(
                one.id,
                [
                    self.bar(one.rate_when_picked, most.unwrap_or_default()),
                    self.interval(one.low, one.high),
                    said(texts, tenths_of(one.picked, answer.games)),
                    before.map_or_else(|| "–".to_owned(), |before| self.number(before + 1.0)),
                ],
            )
        });
        let rows = rows.collect();
        vec![
            self.heading(id!("measured-characters")),
            Block::Text(say!(texts, "measured-characters-told").into()),
            Block::Table(Table { columns, rows }),
        ]
    }

    fn districts(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let mut districts: Vec<&DistrictWins> = answer.districts.iter().collect();
        districts.sort_by(|one, other| descending(one.rate_when_built, other.rate_when_built));
        let most = districts.first().and_then(|best| best.rate_when_built);
        let mut columns = self.wins(wide(texts, id!("column-name")));
        columns.push(spare(1, numbers(texts, id!("measured-column-without"))));
        columns.push(spare(2, numbers(texts, id!("measured-column-built"))));
        let rows = districts.into_iter().map(|one| {
            self.row(
                one.id,
                [
                    self.bar(one.rate_when_built, most.unwrap_or_default()),
                    self.interval(one.low, one.high),
                    self.share_or_none(one.rate_when_not_built),
                    percent(texts, tenths_of(one.built * 100, answer.games)),
                ],
            )
        });
        let rows = rows.collect();
        vec![
            self.heading(id!("measured-districts")),
            Block::Text(say!(texts, "measured-districts-told").into()),
            Block::Table(Table { columns, rows }),
        ]
    }

    fn length(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let values: [(Id, &Spread); 5] = [
            (id!("measured-rounds"), &answer.rounds),
            (id!("measured-winner"), &answer.winner_points),
            (id!("measured-points"), &answer.points),
            (id!("measured-margin"), &answer.margin),
            (id!("measured-leads"), &answer.lead_changes),
        ];
        let columns = vec![
            wide(texts, id!("measured-column-value")),
            numbers(texts, id!("measured-column-mean")),
            numbers(texts, id!("measured-column-range")),
        ];
        let rows = values.into_iter().map(|(name, spread)| {
            let range = format!("{}–{}", spread.p10, spread.p90);
            row([texts.say(name), self.number(spread.mean), range])
        });
        let rows = rows.collect();
        vec![
            self.heading(id!("measured-length")),
            Block::Table(Table { columns, rows }),
        ]
    }

    /// How often in a game, all of these together.
    fn times(&self, deeds: &[Deed]) -> f64 {
        let acts = self.answer.acts.iter();
        acts.filter(|(deed, _)| deeds.contains(deed))
            .map(|(_, times)| times)
            .sum()
    }

    fn harsh(&self) -> Vec<Block> {
        let texts = self.texts;
        let kinds: [(Id, &[Deed]); 5] = [
            (id!("measured-killed"), &[Deed::Killed]),
            (id!("measured-bewitched"), &[Deed::Bewitch]),
            (id!("measured-robbed"), &[Deed::Robbed]),
            (id!("measured-destroyed"), &[Deed::Destroy, Deed::Armory]),
            (
                id!("measured-taken"),
                &[Deed::Seize, Deed::Exchange, Deed::Confiscate],
            ),
        ];
        let columns = vec![
            wide(texts, id!("measured-column-value")),
            numbers(texts, id!("measured-column-times")),
        ];
        let rows = kinds
            .into_iter()
            .map(|(name, deeds)| row([texts.say(name), self.number(self.times(deeds))]));
        let rows = rows.collect();
        vec![
            self.heading(id!("measured-harsh")),
            Block::Table(Table { columns, rows }),
        ]
    }

    fn acts(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let columns = vec![
            wide(texts, id!("measured-column-act")),
            numbers(texts, id!("measured-column-times")),
            numbers(texts, id!("measured-column-gold")),
            numbers(texts, id!("measured-column-cards")),
        ];
        let rows = answer.acts.iter().map(|(deed, times)| {
            let brought = answer.brought.iter().find(|(of, _)| of == deed);
            let gain = |gain: f64| match tenths(gain) {
                0 => String::new(),
                gain => said(texts, gain),
            };
            let [gold, cards] = brought.map_or([0.0; 2], |(_, sum)| [sum.gold, sum.cards]);
            let act = texts.say(act_name(*deed));
            let act = match card_of(*deed) {
                Some(card) => {
                    let card = table::name(texts, EDITION, card);
                    say!(texts, "measured-act-by", act, card)
                }
                None => act,
            };
            row([act, self.number(*times), gain(gold), gain(cards)])
        });
        let rows = rows.collect();
        vec![
            self.heading(id!("measured-acts")),
            Block::Table(Table { columns, rows }),
        ]
    }
}

/// The highest first, those without a rate last.
fn descending(one: Option<f64>, other: Option<f64>) -> Ordering {
    let [one, other] = [one, other].map(|rate| rate.unwrap_or(-1.0));
    other.total_cmp(&one)
}

/// The only card that does it, unless its name says it.
fn card_of(deed: Deed) -> Option<Card> {
    let character = |card: Character| Some(card.into());
    let district = |card: District| Some(card.into());
    match deed {
        Deed::Spy => character(Character::Spy),
        Deed::WizardTake => character(Character::Wizard),
        Deed::SeerTake | Deed::SeerGive => character(Character::Seer),
        Deed::Tithe => character(Character::Abbot),
        Deed::Refund => character(Character::Alchemist),
        Deed::Queen => character(Character::Queen),
        Deed::Navigate => character(Character::Navigator),
        Deed::Study => character(Character::Scholar),
        Deed::Armory => district(District::Armory),
        Deed::Laboratory => district(District::Laboratory),
        Deed::Smithy => district(District::Smithy),
        Deed::Museum => district(District::Museum),
        Deed::Park => district(District::Park),
        Deed::PoorHouse => district(District::PoorHouse),
        Deed::Theater => district(District::Theater),
        _ => None,
    }
}
