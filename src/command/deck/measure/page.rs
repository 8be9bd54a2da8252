//! What was measured, as tables with bars.

use crate::command::deck::measure::kept::Quote;
use crate::command::deck::measure::{CharacterWins, DistrictWins, Report, Seen};
use crate::command::deck::play::{self, code_of};
use crate::fault::quoted;
use crate::language::Language;
use crate::page::{Block, Column, Line, Page, Row, Span, Table};
use crate::rules::card::{Card, Character, District};
use crate::rules::edition::Edition;
use crate::rules::play::compare::{About, Range, Remark, Summary, Value};
use crate::rules::play::rates::{Rate, Spread};
use crate::rules::play::series::Series;
use crate::rules::play::{Deed, Harm};
use crate::texts::{Id, Texts};
use crate::wording::bars::{Bar, said};
use crate::wording::columns::{column, numbers, row, spare, wide};
use crate::wording::table::{self, changes, what};
use crate::{args, family, id, page, say};
use std::cmp::Ordering;
use strum::IntoEnumIterator;

family!(act_name(Deed) = "measured-act-");
family!(value_name(Value) = "measured-value-");
family!(harm_name(Harm) = "measured-harm-");
family!(value_remark(Value) = "remark-value-");
family!(harm_remark(Harm) = "remark-harm-");

/// Only decks of this edition are played.
const EDITION: Edition = Edition::E2016;

pub fn page(texts: &Texts, answer: &Report) -> Page {
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
    page.extend(teller.compared());
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
    let (counts, bar) = (seen.counts, bar(seen.thousandths));
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

/// What was measured of a deck, in a sentence or two.
pub fn quoted_figures(texts: &Texts, quote: &Quote) -> String {
    let number = |number: f64| said(texts, tenths(number));
    let range = |Range { low, high }| format!("{}–{}", number(low), number(high));
    let shares = |range: Range| shares(texts, range);
    let beside = |figure: String, lists: Option<String>| match lists {
        Some(lists) => format!("{figure} ({lists})"),
        None => figure,
    };
    let Quote { figures, lists, .. } = quote;
    let rounds = number(figures.rounds);
    let points = number(figures.winner_points);
    let said = say!(
        texts,
        "measured-quote",
        games = quote.games.to_string(),
        rounds = beside(rounds, lists.map(|lists| range(lists.rounds))),
        points = beside(points, lists.map(|lists| range(lists.winner_points))),
        characters = beside(
            shares(figures.characters),
            lists.map(|lists| shares(lists.characters))
        ),
        districts = beside(
            shares(figures.districts),
            lists.map(|lists| shares(lists.districts))
        )
    );
    match lists {
        Some(_) => format!("{said} {}", say!(texts, "measured-quote-lists")),
        None => said,
    }
}

/// The same in a line.
pub fn short_figures(texts: &Texts, quote: &Quote) -> String {
    let figures = quote.figures;
    say!(
        texts,
        "measured-short",
        rounds = said(texts, tenths(figures.rounds)),
        points = said(texts, tenths(figures.winner_points)),
        characters = shares(texts, figures.characters)
    )
}

/// `18.2–21.0%`.
fn shares(texts: &Texts, Range { low, high }: Range) -> String {
    let [low, high] = [low, high].map(|share| tenths(share * 100.0));
    if low == high {
        return percent(texts, low);
    }
    format!("{}–{}", said(texts, low), percent(texts, high))
}

/// How far the search for an even deck is.
pub fn choosing(texts: &Texts, thousandths: u64, width: usize) -> String {
    let line = format!("{} {}", bar(thousandths), say!(texts, "measured-choosing"));
    line.chars().take(width.saturating_sub(1)).collect()
}

/// Twenty columns, full up to here.
fn bar(thousandths: u64) -> String {
    const LONG: usize = 20;
    let full = usize::try_from(thousandths).map_or(LONG, |part| part * LONG / 1000);
    "█".repeat(full) + &"░".repeat(LONG - full)
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
    answer: &'a Report,
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
            (Some(low), Some(high)) => shares(self.texts, Range { low, high }),
            _ => "–".to_owned(),
        }
    }

    /// A rate as a bar; the longest is the best of its table, and the line is an even share.
    fn bar(&self, rate: Option<Rate>, most: f64) -> Line {
        let Some(Rate { rate, low, high }) = rate else {
            return "–".into();
        };
        let even = 1.0 / f64::from(self.answer.players.number());
        // The interval of the longest goes a little beyond it.
        let long = |share: f64| tenths(share / most.max(f64::EPSILON) * 100.0).min(1_200);
        let label = self.share(rate);
        Span::Bar(page::Bar {
            drawn: Bar(10).of(tenths(rate * 100.0), tenths(most * 100.0), &label),
            label,
            length: long(rate),
            range: (long(low), long(high)),
            mark: long(even),
        })
        .into()
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
        let deck = [answer.name.clone(), Some(code_of(&answer.deck))];
        let deck: Vec<String> = deck.into_iter().flatten().collect();
        Block::Facts(vec![
            (
                say!(texts, "tonight-fact-deck").into(),
                deck.join(" · ").into(),
            ),
            (
                say!(texts, "tonight-fact-players").into(),
                play::page::bots(texts, &answer.bots).into(),
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

    /// What differs from the official lists, in words.
    fn compared(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        if answer.lists.is_none() {
            return Vec::new();
        }
        let remarks = answer.remarks.iter();
        let points: Vec<Line> = remarks.map(|one| self.remark(one).into()).collect();
        let said = if points.is_empty() {
            Block::Text(say!(texts, "measured-lists-same").into())
        } else {
            Block::Points {
                source: Line::default(),
                points,
            }
        };
        vec![
            self.heading(id!("measured-lists")),
            said,
            Block::Text(say!(texts, "measured-lists-told").into()),
        ]
    }

    fn remark(&self, remark: &Remark) -> String {
        let texts = self.texts;
        let Remark { value, lists, .. } = *remark;
        let side = if remark.is_more() { "more" } else { "less" };
        let numbers = [value, lists.low, lists.high];
        let plain = |id: Id| {
            let [value, low, high] = numbers.map(|number| self.number(number));
            texts.say_with(id, args![side, value, low, high])
        };
        let [value, low, high] = numbers.map(|share| self.share(share));
        let name = |card: Card| table::name(texts, EDITION, card);
        match remark.about {
            About::Value(of) => plain(value_remark(of)),
            About::Harm(of) => plain(harm_remark(of)),
            About::Crown(count) => say!(texts, "remark-crown", count, value, low, high),
            About::Character(of) => {
                let even = self.share(1.0 / f64::from(self.answer.players.number()));
                let card = name(of.into());
                say!(texts, "remark-character", card, value, even, low, high)
            }
            About::District(of) => {
                let card = name(of.into());
                say!(texts, "remark-district", card, value, low, high)
            }
        }
    }

    /// A table with the same figures of the lists as its last column, if there are any.
    fn beside(
        &self,
        mut columns: Vec<Column>,
        rows: impl IntoIterator<Item = (Row, Option<String>)>,
    ) -> Block {
        let has_lists = self.answer.lists.is_some();
        if has_lists {
            columns.push(spare(3, numbers(self.texts, id!("measured-column-lists"))));
        }
        let rows = rows.into_iter().map(|(mut row, lists)| {
            let lists = lists.unwrap_or_else(|| "–".to_owned());
            row.cells.extend(has_lists.then(|| lists.into()));
            row
        });
        Block::Table(Table {
            columns,
            rows: rows.collect(),
        })
    }

    /// A figure of the official lists, if there is one.
    fn lists(&self, of: impl Fn(&Summary<Range>) -> Option<&Range>) -> Option<Range> {
        self.answer.lists.as_ref().and_then(of).copied()
    }

    fn range(&self, range: Range) -> String {
        let [low, high] = [range.low, range.high].map(|number| self.number(number));
        if low == high {
            return low;
        }
        format!("{low}–{high}")
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
        let rows = |rates: Vec<(String, Rate)>| {
            let most = rates.iter().map(|(_, rate)| rate.rate).fold(0.0, f64::max);
            let rows = rates.into_iter().map(move |(name, rate)| {
                let interval = self.interval(Some(rate.low), Some(rate.high));
                row([name.into(), self.bar(Some(rate), most), interval.into()])
            });
            rows.collect::<Vec<Row>>()
        };
        let crowns = rows(crowns.collect()).into_iter().enumerate();
        let crowns = crowns.map(|(place, row)| {
            let lists = self.lists(|lists| lists.from_crown.get(place));
            (row, lists.map(|range| shares(texts, range)))
        });
        let share = self.share(even);
        vec![
            self.heading(id!("measured-seats")),
            Block::Text(say!(texts, "measured-even", share).into()),
            Block::Table(Table {
                columns: self.wins(column(texts, id!("column-player"))),
                rows: rows(seats.collect()),
            }),
            self.heading(id!("measured-crown")),
            self.beside(
                self.wins(column(texts, id!("measured-column-crown"))),
                crowns,
            ),
        ]
    }

    /// A card, its wins as a bar with the interval, and more.
    fn row<const N: usize>(
        &self,
        card: impl Into<Card>,
        rate: Option<Rate>,
        most: Option<f64>,
        more: [String; N],
    ) -> Row {
        let wins = [
            Line::from(table::card(self.texts, EDITION, card)),
            self.bar(rate, most.unwrap_or_default()),
            self.interval(rate.map(|rate| rate.low), rate.map(|rate| rate.high))
                .into(),
        ];
        row(wins.into_iter().chain(more.map(Line::from)))
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
            let lists = self.lists(|lists| lists.wins.get(&one.id));
            let rate = rate([one.rate_when_picked, one.low, one.high]);
            let row = self.row(
                one.id,
                rate,
                most,
                [
                    said(texts, tenths_of(one.picked, answer.games)),
                    before.map_or_else(|| "–".to_owned(), |before| self.number(before + 1.0)),
                ],
            );
            (row, lists.map(|range| shares(texts, range)))
        });
        vec![
            self.heading(id!("measured-characters")),
            Block::Text(say!(texts, "measured-characters-told").into()),
            self.beside(columns, rows),
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
            let lists = self.lists(|lists| lists.wins_with.get(&one.id));
            let rate = rate([one.rate_when_built, one.low, one.high]);
            let row = self.row(
                one.id,
                rate,
                most,
                [
                    self.share_or_none(one.rate_when_not_built),
                    percent(texts, tenths_of(one.built * 100, answer.games)),
                ],
            );
            (row, lists.map(|range| shares(texts, range)))
        });
        vec![
            self.heading(id!("measured-districts")),
            Block::Text(say!(texts, "measured-districts-told").into()),
            self.beside(columns, rows),
        ]
    }

    fn length(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let columns = vec![
            wide(texts, id!("measured-column-value")),
            numbers(texts, id!("measured-column-mean")),
            numbers(texts, id!("measured-column-range")),
        ];
        let rows = Value::iter().map(|value| {
            let Spread { mean, p10, p90 } = value.of(&answer.counts).spread();
            let lists = self.lists(|lists| lists.values.get(&value));
            let (name, range) = (texts.say(value_name(value)), format!("{p10}–{p90}"));
            let row = row([name, self.number(mean), range]);
            (row, lists.map(|range| self.range(range)))
        });
        vec![
            self.heading(id!("measured-length")),
            self.beside(columns, rows),
        ]
    }

    fn harsh(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let columns = vec![
            wide(texts, id!("measured-column-value")),
            numbers(texts, id!("measured-column-times")),
        ];
        let rows = answer.harms.iter().map(|(harm, times)| {
            let lists = self.lists(|lists| lists.harms.get(harm));
            let row = row([texts.say(harm_name(*harm)), self.number(*times)]);
            (row, lists.map(|range| self.range(range)))
        });
        vec![
            self.heading(id!("measured-harsh")),
            self.beside(columns, rows),
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
            let brought = answer.brought.get(deed);
            let gain = |gain: f64| match tenths(gain) {
                0 => String::new(),
                gain => said(texts, gain),
            };
            let [gold, cards] = brought.map_or([0.0; 2], |sum| [sum.gold, sum.cards]);
            let act = texts.say(act_name(*deed));
            let act = match card_of(*deed) {
                Some(card) => {
                    let card = table::name(texts, EDITION, card);
                    say!(texts, "measured-act-by", act, card)
                }
                None => act,
            };
            let lists = self.lists(|lists| lists.acts.get(deed));
            let row = row([act, self.number(*times), gain(gold), gain(cards)]);
            (row, lists.map(|range| self.range(range)))
        });
        vec![
            self.heading(id!("measured-acts")),
            self.beside(columns, rows),
        ]
    }
}

/// A rate that was taken apart for JSON.
fn rate([rate, low, high]: [Option<f64>; 3]) -> Option<Rate> {
    Some(Rate {
        rate: rate?,
        low: low?,
        high: high?,
    })
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
