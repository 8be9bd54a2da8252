//! What was measured, as tables with bars.

use crate::command::deck::measure::Report;
use crate::command::deck::measure::kept::Quote;
use crate::command::deck::play;
use crate::files::read::deck::{TableDeck, code_of};
use crate::page::{Block, Column, Line, Page, Row, Span};
use crate::rules::card::{Card, Character, District};
use crate::rules::edition::Edition;
use crate::rules::play::compare::{About, Range, Remark, Summary, Value};
use crate::rules::play::counts::Counts;
use crate::rules::play::rates::{Rate, Spread};
use crate::rules::play::series::Series;
use crate::rules::play::{Deed, Harm};
use crate::rules::table::Players;
use crate::texts::{Id, Texts};
use crate::wording::bars::{self, Bar, said};
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

/// With the deck's name and the changes to its list, if they are known.
pub fn page(texts: &Texts, answer: &Report, found: Option<&TableDeck>) -> Page {
    let tables = Tables { texts, answer };
    let name = found.and_then(|found| found.origin.name(texts.lang()));
    let code = code_of(&answer.deck);
    let facts = play::page::facts(texts, name, &code, &answer.bots, &answer.seed);
    let what = what(texts, EDITION, answer.players);
    let mut page = Page::new(vec![
        Block::title(say!(texts, "measured-title"), what),
        Block::Text(Span::Strong(tables.verdict()).into()),
        Block::Facts(facts),
        Block::Text(say!(texts, "measured-limits").into()),
    ]);
    page.extend(tables.compared());
    page.extend(tables.seats());
    page.extend(tables.characters());
    page.extend(tables.districts());
    page.extend(tables.length());
    page.extend(tables.harsh());
    page.extend(tables.acts());
    let changed = found.and_then(|found| changes(texts, EDITION, &found.changes));
    let is_part = answer.played != [Series::whole(answer.games)];
    let parts = is_part.then(|| say!(texts, "measured-parts").into());
    let stalled = (answer.stalled > 0).then(|| {
        let count = answer.stalled.to_string();
        say!(texts, "measured-stalled", count).into()
    });
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
        games = counts.games.to_string(),
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
        games = quote.games.to_string(),
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

/// Tenths of a percent.
fn percent(texts: &Texts, tenths: u64) -> String {
    bars::percent(texts, said(texts, tenths))
}

/// A card, its wins, two more columns, and the wins in the lists.
type CardWins = (Card, Option<Rate>, [String; 2], Option<Range>);

struct Tables<'a> {
    texts: &'a Texts,
    answer: &'a Report,
}

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
        let bar = Span::Bar(page::Bar {
            drawn: Bar(10).of(tenths(rate * 100.0), tenths(most * 100.0), &label),
            label,
            length: long(rate),
            range: (long(low), long(high)),
            mark: long(self.even()),
        });
        [bar.into(), shares(self.texts, Range { low, high }).into()]
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
        let said = points(answer.remarks.iter().map(|one| self.remark(one)));
        let same = || Block::Text(say!(texts, "measured-lists-same").into());
        vec![
            self.heading(id!("measured-lists")),
            said.unwrap_or_else(same),
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
        let has_lists = self.answer.lists.is_some();
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

    /// Cards by their wins, the best first, each with two more columns and the wins in the lists.
    fn cards(
        &self,
        (heading, told): (Id, Id),
        more: [Id; 2],
        mut cards: Vec<CardWins>,
    ) -> Vec<Block> {
        let texts = self.texts;
        let share = |rate: &Option<Rate>| rate.map_or(-1.0, |rate| rate.rate);
        cards.sort_by(|(_, one, ..), (_, other, ..)| share(other).total_cmp(&share(one)));
        let most = cards.first().and_then(|(_, rate, ..)| *rate);
        let most = most.map_or(0.0, |rate| rate.rate);
        let [one, other] = more.map(|name| numbers(texts, name));
        let mut columns = self.wins(wide(texts, id!("column-name")));
        columns.extend([spare(1, one), spare(2, other)]);
        let rows = cards.into_iter().map(|(card, rate, more, lists)| {
            let card = Line::from(table::card(texts, EDITION, card));
            let [bar, interval] = self.bar(rate, most);
            let cells = [card, bar, interval].into_iter();
            let row = row(cells.chain(more.map(Line::from)));
            (row, lists.map(|range| shares(texts, range)))
        });
        let mut blocks = self.table(heading, columns, rows);
        blocks.insert(1, Block::Text(texts.say(told).into()));
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
            cards.collect(),
        )
    }

    fn districts(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
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
