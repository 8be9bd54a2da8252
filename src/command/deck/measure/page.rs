//! What was measured, as tables with bars.

use crate::command::deck::measure::kept::Quote;
use crate::command::deck::measure::{Report, are_stewards};
use crate::command::deck::play;
use crate::files::read::deck::{TableDeck, code_of};
use crate::library::measured::lists;
use crate::page::{Block, Column, Line, Page, Picture, Row, Span};
use crate::rules::card::{Card, Character, District};
use crate::rules::edition::Edition;
use crate::rules::play::compare::{About, Range, Remark, Summary, Value};
use crate::rules::play::counts::Counts;
use crate::rules::play::rates::{Rate, Spread};
use crate::rules::play::series::Series;
use crate::rules::play::{Deed, Harm};
use crate::rules::table::Players;
use crate::texts::{Id, Texts};
use crate::wording::bars::{self, Bar, grouped, said};
use crate::wording::columns::{column, numbers, row, spare, wide};
use crate::wording::table::{self, changes, points, what};
use crate::{args, family, id, page, say};
use strum::IntoEnumIterator;

family!(act_name(Deed) = "measured-act-");
family!(value_name(Value) = "measured-value-");
family!(harm_name(Harm) = "measured-harm-");
family!(value_remark(Value) = "remark-value-");
family!(harm_remark(Harm) = "remark-harm-");

/// Only decks of this edition are played.
const EDITION: Edition = Edition::E2016;

/// With the deck's name and the changes to its list, if they are known. The verdict and the cards;
/// all the figures only if that was asked for.
pub fn page(texts: &Texts, answer: &Report, found: Option<&TableDeck>, is_full: bool) -> Page {
    let code = code_of(&answer.deck);
    let lists = lists(answer.players).list;
    let tables = Tables {
        texts,
        answer,
        // A list has nothing to be compared with but itself.
        is_list: lists.iter().any(|list| list.code == code),
        is_full,
    };
    let name = found.and_then(|found| found.origin.name(texts.lang()));
    let mut facts = play::page::facts(texts, name, &code, &answer.bots, &answer.seed);
    if answer.seed.text() == code {
        facts.pop();
    }
    if are_stewards(&answer.bots) {
        facts.remove(1);
    }
    let what = what(texts, EDITION, answer.players);
    let mut page = Page::new(vec![
        Block::title(say!(texts, "measured-title"), what),
        Block::Text(Span::Strong(tables.verdict()).into()),
        Block::Text(tables.figures().into()),
        Block::Facts(facts),
    ]);
    page.extend(tables.compared());
    page.extend(tables.characters());
    page.extend(tables.districts());
    if is_full {
        page.extend(tables.seats());
        page.extend(tables.length());
        page.extend(tables.harsh());
        page.extend(tables.acts());
    }
    page.push(Block::Text(say!(texts, "measured-limits").into()));
    if !is_full {
        page.push(Block::Text(say!(texts, "measured-more").into()));
    }
    let changed = found.and_then(|found| changes(texts, EDITION, &found.changes));
    let is_part = answer.played != [Series::whole(answer.games)];
    let parts = is_part.then(|| say!(texts, "measured-parts").into());
    let stalled = (answer.stalled > 0)
        .then(|| say!(texts, "measured-stalled", count = answer.stalled).into());
    page.with_notes([changed, parts, stalled].into_iter().flatten())
}

/// How far it is, with the first figures, in at most so many columns.
pub fn progress(
    texts: &Texts,
    counts: &Counts,
    players: Players,
    thousandths: u64,
    width: usize,
) -> String {
    let bar = bar(thousandths);
    if counts.games == 0 {
        return bar.chars().take(width).collect();
    }
    let wins = counts.seats.iter().take(players.count());
    let share = |wins: Option<&u64>| wins.map_or(0, |wins| tenths_of(*wins * 100, counts.games));
    let figures = say!(
        texts,
        "measured-progress",
        games = grouped(texts, counts.games),
        low = said(texts, share(wins.clone().min())),
        high = percent(texts, share(wins.max())),
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
    let Quote { figures, lists, .. } = quote;
    let mut all = [
        number(figures.rounds),
        number(figures.winner_points),
        shares(figures.characters),
        shares(figures.districts),
    ];
    if let Some(lists) = lists {
        let means = [lists.rounds, lists.winner_points].map(range);
        let wins = [lists.characters, lists.districts].map(shares);
        for (figure, of_lists) in all.iter_mut().zip(means.into_iter().chain(wins)) {
            *figure = format!("{figure} ({of_lists})");
        }
    }
    let [rounds, points, characters, districts] = all;
    let said = say!(
        texts,
        "measured-quote",
        count = quote.games,
        games = grouped(texts, quote.games),
        rounds,
        points,
        characters,
        districts
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

#[allow(
    clippy::cast_possible_truncation,
    reason = "differences are at most a few times the largest"
)]
fn thousandths(part: f64) -> i64 {
    (part * 1000.0).round() as i64
}

/// A share without decimals.
fn whole(texts: &Texts, share: f64) -> String {
    bars::percent(texts, (tenths(share * 100.0) + 5) / 10)
}

/// Tenths of a percent.
fn percent(texts: &Texts, tenths: u64) -> String {
    bars::percent(texts, said(texts, tenths))
}

/// A card, its wins, two more columns, and the wins in the lists.
type CardWins = (Card, Option<Rate>, [String; 2], Option<Range>);

struct Tables<'a> {
    texts: &'a Texts,
    answer: &'a Report,
    is_list: bool,
    is_full: bool,
}

/// How alike characters win, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Even,
    Fairly,
    Uneven,
}

impl Level {
    /// By how far the rate of a card is from an even share, as a part of that share.
    fn of(far: f64) -> Self {
        match far {
            _ if far <= 0.25 => Self::Even,
            _ if far <= 0.5 => Self::Fairly,
            _ => Self::Uneven,
        }
    }
}

/// A seat that gains less than this is not worth a word.
const SLIGHT: f64 = 0.01;
/// An interval wider than this to either side says nothing about a seat.
const VAGUE: f64 = 0.03;

impl Tables<'_> {
    /// With one decimal.
    fn number(&self, number: f64) -> String {
        said(self.texts, tenths(number))
    }

    fn share(&self, share: f64) -> String {
        percent(self.texts, tenths(share * 100.0))
    }

    /// What everyone would win if all were alike.
    fn even(&self) -> f64 {
        1.0 / f64::from(self.answer.players.number())
    }

    /// A rate as a bar, and its interval. The longest bar is the best of its table, and the line is
    /// an even share.
    fn bar(&self, rate: Option<Rate>, most: f64) -> [Line; 2] {
        let Some(Rate { rate, low, high }) = rate else {
            return ["–".into(), "–".into()];
        };
        // The interval of the longest goes a little beyond it.
        let long = |share: f64| tenths(share / most.max(f64::EPSILON) * 100.0).min(1_200);
        let label = self.share(rate);
        let mut bar = Bar(10).of(tenths(rate * 100.0), tenths(most * 100.0), &label);
        if let Span::Bar(page::Bar {
            picture: Picture::Bar { range, mark, .. },
            ..
        }) = &mut bar
        {
            *range = Some((long(low), long(high)));
            *mark = Some(long(self.even()));
        }
        [bar.into(), shares(self.texts, Range { low, high }).into()]
    }

    /// Is it even, does a seat gain, which character is best and which worst? Only what the
    /// intervals allow to be said.
    fn verdict(&self) -> String {
        let gain = self.gain();
        let said = [
            self.evenness(gain.is_some()),
            gain.unwrap_or_else(|| self.no_gain()),
        ];
        let said = said.into_iter().chain([self.extremes()]);
        said.collect::<Vec<_>>().join(" ")
    }

    /// The characters that were chosen, the best first.
    fn by_wins(&self) -> Vec<(Character, Rate)> {
        let characters = self.answer.characters.iter();
        let mut rates: Vec<(Character, Rate)> = characters
            .filter_map(|one| Some((one.id, rate([one.rate_when_picked, one.low, one.high])?)))
            .collect();
        rates.sort_by(|(_, one), (_, other)| other.rate.total_cmp(&one.rate));
        rates
    }

    /// The deck is even only if no seat gains.
    fn evenness(&self, has_gain: bool) -> String {
        let (texts, even) = (self.texts, self.even());
        let far = |share: f64| (share - even).abs() / even;
        let rates = self.by_wins();
        // At least so uneven, and at most.
        let least = rates.iter().map(|(_, rate)| {
            let is_inside = rate.low <= even && even <= rate.high;
            let near = far(rate.low).min(far(rate.high));
            if is_inside { 0.0 } else { near }
        });
        let most = rates.iter();
        let most = most.map(|(_, rate)| far(rate.low).max(far(rate.high)));
        let [least, most] = [least.fold(0.0, f64::max), most.fold(0.0, f64::max)].map(Level::of);
        match (least, most) {
            (Level::Even, Level::Even) if has_gain => say!(texts, "measured-are-even"),
            (Level::Even, Level::Even) => say!(texts, "measured-is-even"),
            (Level::Even, _) => say!(texts, "measured-is-unclear"),
            (Level::Fairly, _) => say!(texts, "measured-is-fair"),
            (Level::Uneven, _) => say!(texts, "measured-is-uneven"),
        }
    }

    /// The place that wins most, and how much. Where the same players sit everywhere, what counts is
    /// how far from the first crown.
    fn best_place(&self) -> (usize, Rate, bool) {
        let answer = self.answer;
        let is_alike = answer.bots.iter().all(|bot| *bot == answer.bots[0]);
        let rates: Vec<Rate> = if is_alike {
            answer.from_crown.iter().map(|crown| crown.rate).collect()
        } else {
            answer.seats.iter().map(|seat| seat.rate).collect()
        };
        let best = rates.into_iter().enumerate();
        let best = best.max_by(|(_, one), (_, other)| one.rate.total_cmp(&other.rate));
        let (place, best) = best.expect("somebody plays");
        (place, best, is_alike)
    }

    /// The place that surely wins more than its share, if there is one.
    fn gain(&self) -> Option<String> {
        let (texts, (place, best, is_alike)) = (self.texts, self.best_place());
        let value = whole(texts, best.rate);
        (best.low > self.even() + SLIGHT).then(|| {
            if is_alike {
                say!(texts, "measured-gain-crown", count = place, value)
            } else {
                say!(texts, "measured-gain-seat", seat = place + 1, value)
            }
        })
    }

    fn no_gain(&self) -> String {
        let (_, best, _) = self.best_place();
        if best.high - best.rate > VAGUE {
            say!(self.texts, "measured-gain-unclear")
        } else {
            say!(self.texts, "measured-gain-none")
        }
    }

    fn extremes(&self) -> String {
        let (texts, rates) = (self.texts, self.by_wins());
        let even = whole(texts, self.even());
        let (Some((best, most)), Some((worst, least))) = (rates.first(), rates.last()) else {
            return String::new();
        };
        if least.high >= most.low {
            return say!(texts, "measured-extremes-none", even);
        }
        let [strong, weak] = [*best, *worst].map(|card| table::name(texts, EDITION, card));
        let [high, low] = [most, least].map(|rate| whole(texts, rate.rate));
        say!(texts, "measured-extremes", strong, high, weak, low, even)
    }

    fn figures(&self) -> String {
        let answer = self.answer;
        say!(
            self.texts,
            "measured-figures",
            count = answer.games,
            games = grouped(self.texts, answer.games),
            rounds = self.number(answer.rounds.mean),
            points = self.number(answer.winner_points.mean),
            margin = self.number(answer.margin.mean)
        )
    }

    /// A rate as a bar from the middle, as a difference in points, and itself. The longest bar has
    /// this difference.
    fn difference(&self, rate: Option<Rate>, middle: f64, most: f64) -> [Line; 3] {
        let Some(Rate { rate, low, high }) = rate else {
            return ["–"; 3].map(Line::from);
        };
        let [far, low, high] = [rate, low, high].map(|share| thousandths((share - middle) / most));
        let points = tenths((rate - middle).abs() * 100.0);
        let sign = match points {
            0 => "",
            _ if rate < middle => "−",
            _ => "+",
        };
        let bar = Bar(6).from_middle(far, low, high);
        let points = format!("{sign}{}", said(self.texts, points));
        [bar.into(), points.into(), self.share(rate).into()]
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
        if answer.lists.is_none() || self.is_list {
            return Vec::new();
        }
        // The bars say it of the cards.
        let is_told = |remark: &&Remark| {
            let is_card = matches!(remark.about, About::Character(_) | About::District(_));
            self.is_full || !is_card
        };
        let remarks = answer.remarks.iter().filter(is_told);
        let said = points(remarks.map(|one| self.remark(one)));
        let mut blocks = vec![self.heading(id!("measured-lists"))];
        blocks.push(said.unwrap_or_else(|| {
            let same = if answer.remarks.is_empty() {
                say!(texts, "measured-lists-same")
            } else {
                say!(texts, "measured-lists-cards")
            };
            Block::Text(same.into())
        }));
        if self.is_full {
            blocks.push(Block::Text(say!(texts, "measured-lists-told").into()));
        }
        blocks
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
        match remark.about {
            About::Value(of) => plain(value_remark(of)),
            About::Harm(of) => plain(harm_remark(of)),
            About::Crown(count) => say!(texts, "remark-crown", count, value, low, high),
            About::Character(of) => {
                let even = self.share(self.even());
                let card = table::name(texts, EDITION, of);
                say!(texts, "remark-character", card, value, even, low, high)
            }
            About::District(of) => {
                let card = table::name(texts, EDITION, of);
                say!(texts, "remark-district", card, value, low, high)
            }
        }
    }

    /// A table with the same figures of the lists as its last column, if there are any.
    fn table(
        &self,
        heading: Id,
        mut columns: Vec<Column>,
        rows: impl IntoIterator<Item = (Row, Option<String>)>,
    ) -> Vec<Block> {
        let has_lists = self.answer.lists.is_some() && self.is_full && !self.is_list;
        if has_lists {
            columns.push(spare(3, numbers(self.texts, id!("measured-column-lists"))));
        }
        let rows = rows.into_iter().map(|(mut row, lists)| {
            let lists = lists.unwrap_or_else(|| "–".to_owned());
            row.cells.extend(has_lists.then(|| lists.into()));
            row
        });
        vec![self.heading(heading), Block::table(columns, rows)]
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

    /// Wins as bars with their intervals.
    fn rows(&self, rates: Vec<(String, Rate)>) -> Vec<Row> {
        let most = rates.iter().map(|(_, rate)| rate.rate).fold(0.0, f64::max);
        let rows = rates.into_iter().map(|(name, rate)| {
            let [bar, interval] = self.bar(Some(rate), most);
            row([name.into(), bar, interval])
        });
        rows.collect()
    }

    fn seats(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
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
        let crowns = self.rows(crowns.collect()).into_iter().enumerate();
        let crowns = crowns.map(|(place, row)| {
            let lists = self.lists(|lists| lists.from_crown.get(place));
            (row, lists.map(|range| shares(texts, range)))
        });
        let players = self.wins(column(texts, id!("column-player")));
        let mut blocks = vec![
            self.heading(id!("measured-seats")),
            Block::Text(say!(texts, "measured-even", share = self.share(self.even())).into()),
            Block::table(players, self.rows(seats.collect())),
        ];
        let columns = self.wins(column(texts, id!("measured-column-crown")));
        blocks.extend(self.table(id!("measured-crown"), columns, crowns));
        blocks
    }

    /// Cards by their wins, the best first, as differences from a middle. In full, each has its
    /// interval, two more columns and the wins in the lists.
    fn cards(
        &self,
        (heading, told): (Id, Id),
        more: [Id; 2],
        middle: f64,
        mut cards: Vec<CardWins>,
    ) -> Vec<Block> {
        let texts = self.texts;
        let share = |rate: &Option<Rate>| rate.map_or(-1.0, |rate| rate.rate);
        cards.sort_by(|(_, one, ..), (_, other, ..)| share(other).total_cmp(&share(one)));
        let rates = cards.iter().filter_map(|(_, rate, ..)| *rate);
        let most = rates.map(|rate| (rate.rate - middle).abs());
        let most = most.fold(f64::EPSILON, f64::max);
        let mut columns = vec![
            wide(texts, id!("column-name")),
            column(texts, id!("measured-column-difference")),
            spare(1, numbers(texts, id!("measured-column-points"))),
            numbers(texts, id!("measured-column-wins")),
        ];
        if self.is_full {
            let [one, other] = more.map(|name| numbers(texts, name));
            let interval = numbers(texts, id!("measured-column-interval"));
            columns.extend([spare(2, interval), spare(3, one), spare(4, other)]);
        }
        let rows = cards.into_iter().map(|(card, rate, more, lists)| {
            let card = Line::from(table::card(texts, EDITION, card));
            let mut cells = vec![card];
            cells.extend(self.difference(rate, middle, most));
            if self.is_full {
                let interval = rate.map_or("–".to_owned(), |Rate { low, high, .. }| {
                    shares(texts, Range { low, high })
                });
                cells.push(interval.into());
                cells.extend(more.map(Line::from));
            }
            (row(cells), lists.map(|range| shares(texts, range)))
        });
        let mut blocks = self.table(heading, columns, rows);
        let told = texts.say_with(told, args![share = self.share(middle)]);
        blocks.insert(1, Block::Text(told.into()));
        blocks
    }

    fn characters(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let cards = answer.characters.iter().map(|one| {
            let before = one.chosen_before;
            let more = [
                said(texts, tenths_of(one.picked, answer.games)),
                before.map_or_else(|| "–".to_owned(), |before| self.number(before + 1.0)),
            ];
            let rate = rate([one.rate_when_picked, one.low, one.high]);
            let lists = self.lists(|lists| lists.wins.get(&one.id));
            (one.id.into(), rate, more, lists)
        });
        self.cards(
            (id!("measured-characters"), id!("measured-characters-told")),
            [id!("measured-column-chosen"), id!("measured-column-when")],
            self.even(),
            cards.collect(),
        )
    }

    fn districts(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        // Who builds more wins more, so an even share is no measure for any of them.
        let rates = answer
            .districts
            .iter()
            .filter_map(|one| one.rate_when_built);
        let rates: Vec<f64> = rates.collect();
        let count = u32::try_from(rates.len()).map_or(1.0, f64::from);
        let middle = rates.iter().sum::<f64>() / count.max(1.0);
        let cards = answer.districts.iter().map(|one| {
            let without = one.rate_when_not_built;
            let more = [
                without.map_or_else(|| "–".to_owned(), |share| self.share(share)),
                percent(texts, tenths_of(one.built * 100, answer.games)),
            ];
            let rate = rate([one.rate_when_built, one.low, one.high]);
            let lists = self.lists(|lists| lists.wins_with.get(&one.id));
            (one.id.into(), rate, more, lists)
        });
        self.cards(
            (id!("measured-districts"), id!("measured-districts-told")),
            [id!("measured-column-without"), id!("measured-column-built")],
            middle,
            cards.collect(),
        )
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
        self.table(id!("measured-length"), columns, rows)
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
        self.table(id!("measured-harsh"), columns, rows)
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
            let mut act = texts.say(act_name(*deed));
            if let Some(card) = card_of(*deed) {
                let card = table::name(texts, EDITION, card);
                act = say!(texts, "measured-act-by", act, card);
            }
            let lists = self.lists(|lists| lists.acts.get(deed));
            let row = row([act, self.number(*times), gain(gold), gain(cards)]);
            (row, lists.map(|range| self.range(range)))
        });
        self.table(id!("measured-acts"), columns, rows)
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

/// The only card that does it, unless its name says it.
fn card_of(deed: Deed) -> Option<Card> {
    Some(match deed {
        Deed::Spy => Character::Spy.into(),
        Deed::WizardTake => Character::Wizard.into(),
        Deed::SeerTake | Deed::SeerGive => Character::Seer.into(),
        Deed::Tithe => Character::Abbot.into(),
        Deed::Refund => Character::Alchemist.into(),
        Deed::Queen => Character::Queen.into(),
        Deed::Navigate => Character::Navigator.into(),
        Deed::Study => Character::Scholar.into(),
        Deed::Armory => District::Armory.into(),
        Deed::Laboratory => District::Laboratory.into(),
        Deed::Smithy => District::Smithy.into(),
        Deed::Museum => District::Museum.into(),
        Deed::Park => District::Park.into(),
        Deed::PoorHouse => District::PoorHouse.into(),
        Deed::Theater => District::Theater.into(),
        _ => return None,
    })
}
