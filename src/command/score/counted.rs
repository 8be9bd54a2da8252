//! A scored game, as `score`, `solo score` and `history show` return it.

use crate::app::log::warnings;
use crate::app::{App, Warning};
use crate::command::score::sheet::End;
use crate::command::score::story::told;
use crate::fault::{Faults, quoted};
use crate::files::log::{Game, Play, record};
use crate::files::read::name::Taken;
use crate::files::read::score::Claimed;
use crate::files::read::solo::verdict as solo_verdict;
use crate::library::players::spelled;
use crate::library::{Printing, edition_name, nearest_printing, supply, type_name};
use crate::page::{Align, Block, Column, Line, Page, Row, Span, Table};
use crate::rules::card::{District, DistrictType};
use crate::rules::city::{self, Allow, Standing, Warning as Doubt, WarningKind};
use crate::rules::edition::Edition;
use crate::rules::score::{Change, ChangeKind, Outcome, Reason, Rule, TieBreak, outcome, turning};
use crate::rules::solo::Verdict;
use crate::rules::table::Seat;
use crate::texts::{Id, Texts};
use crate::wording::card::name;
use crate::wording::columns::row;
use crate::wording::table::card;
use crate::{args, family, id, rules, say};
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::iter::once;
use std::mem;
use unicode_width::UnicodeWidthStr;

/// A player's score, with the reasons in words.
pub type CountedPlayer = rules::score::Scored<String>;

#[derive(Clone, Debug, Serialize)]
pub struct Counted {
    pub edition: Edition,
    pub complete_at: u8,
    /// In input order.
    pub players: Vec<CountedPlayer>,
    pub winners: Vec<String>,
    pub tie_break: Option<TieBreak>,
    /// The winner's value of what broke the tie.
    #[serde(skip_serializing_if = "Option::is_none")]
    broken_with: Option<u32>,
    pub warnings: Vec<Warning>,
    /// How inexactly typed districts were interpreted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<Taken>,
    /// What would have changed the result.
    turning: Option<String>,
    /// Who won and why, if something other than points decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict_text: Option<String>,
    /// Its number in the play log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saved: Option<u64>,
    /// The minutes that were counted by themselves and saved with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Without breaks.
    #[serde(skip)]
    pub has_breaks: bool,
    /// What is worth telling about it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub story: Vec<String>,
    /// Why it could not be saved: an error beside the answer. It is not returned beside it,
    /// because most of the rooms that count a game never save one.
    #[serde(skip)]
    pub unsaved: Option<Faults>,
}

/// A name that means a different card in another language used in the same game.
pub(super) fn false_friend(texts: &Texts, taken: &Taken, other: &Printing) -> Warning {
    let own = nearest_printing(taken.card, other.edition);
    let (typed, card) = (quoted(&taken.typed), own.name(texts.lang()));
    let cost = own.cost.unwrap_or_default();
    let other_cost = other.cost.unwrap_or_default();
    let other = other.name(texts.lang());
    Warning {
        id: "false-friend",
        message: say!(
            texts,
            "warning-false-friend",
            typed,
            card,
            cost,
            other,
            other_cost
        ),
    }
}

/// The warning that what would break the tie is missing.
const TIE_OPEN: &str = "tie-open";

impl Counted {
    /// The answer in a language. For a game against Vova, the variant's rule decides the winner.
    pub fn new(texts: &Texts, game: Game, table: &city::Table, outcome: &mut Outcome) -> Self {
        let verdict = (game == Game::Solo).then(|| solo_verdict(table, outcome));
        let verdict = verdict.flatten();
        let words = Words {
            texts,
            table,
            outcome,
        };
        let winner = outcome.winners.first().map(|seat| seat.index());
        let broken_with = winner.zip(outcome.tie_break).map(|(winner, by)| {
            let player = &table.players[winner];
            let had = match by {
                TieBreak::Rank => player.rank.map(|last| u8::from(last).into()),
                TieBreak::Gold => player.gold,
                TieBreak::DistrictPoints => Some(outcome.players[winner].lines[0].points),
            };
            had.expect("what broke the tie is known of whoever won")
        });
        let players = 0..table.players.len();
        let name = |seat: &Seat| table.players[seat.index()].name.clone();
        Self {
            taken: Vec::new(),
            edition: table.edition,
            complete_at: table.complete_at,
            players: players.map(|at| words.player(at)).collect(),
            winners: outcome.winners.iter().map(name).collect(),
            tie_break: outcome.tie_break,
            warnings: words.warnings(),
            // No turning point if points did not decide.
            turning: words.turning().filter(|_| verdict.is_none()),
            verdict,
            verdict_text: verdict.map(|verdict| texts.say(verdict_of_two(verdict))),
            saved: None,
            minutes: None,
            has_breaks: false,
            story: Vec::new(),
            unsaved: None,
            broken_with,
        }
    }
}

/// Scores a game, and saves it with these notes.
///
/// # Errors
///
/// It cannot be scored.
pub fn count(
    app: &App<'_>,
    game: Game,
    claimed: &Claimed,
    allowed: &[Allow],
    notes: Option<&Play>,
) -> Result<Counted, Faults> {
    let mut claimed = claimed.clone();
    // What is saved is shown as saved.
    if notes.is_some() && game != Game::Solo {
        let known = app.known_players();
        for player in &mut claimed.table.players {
            player.name = spelled(&known, mem::take(&mut player.name));
        }
    }
    let table = claimed.check(allowed)?;
    let mut outcome = outcome(&table);
    let mut counted = Counted::new(app.texts, game, &table, &mut outcome);
    let saved = notes.map(|notes| record(game, &claimed, &table, &outcome, notes));
    match saved.map(|play| app.append_play(&play)) {
        Some(Ok(saved)) => {
            counted.saved = Some(saved.id);
            let found = warnings(app.texts, &saved.trouble);
            counted.warnings.extend(found);
        }
        Some(Err(faults)) => counted.unsaved = Some(faults),
        None => {}
    }
    Ok(counted)
}

family!(verdict_of_two(Verdict) = "solo-verdict-");

/// Explains the points.
struct Words<'a> {
    texts: &'a Texts,
    table: &'a city::Table,
    outcome: &'a Outcome,
}

impl Words<'_> {
    fn name(&self, seat: Seat) -> String {
        quoted(&self.table.players[seat.index()].name)
    }

    fn card(&self, card: District) -> &'static str {
        nearest_printing(card, self.table.edition).name(self.texts.lang())
    }

    fn kind(&self, kind: DistrictType) -> String {
        self.texts.say(type_name(kind, self.table.edition))
    }

    fn player(&self, at: usize) -> CountedPlayer {
        let scored = self.outcome.players[at].clone();
        let lines = scored.lines.iter().map(|line| rules::score::Line {
            rule: line.rule,
            points: line.points,
            reason: self.reason(at, &line.reason),
        });
        CountedPlayer {
            lines: lines.collect(),
            name: scored.name,
            place: scored.place,
            total: scored.total,
            haunted_as: scored.haunted_as,
        }
    }

    /// The districts at these indexes in a city, with their costs.
    fn cards(&self, at: usize, places: &[usize], with_cost: bool) -> String {
        let card = |standing: &Standing| {
            let printing = nearest_printing(standing.district.id, self.table.edition);
            let name = printing.name(self.texts.lang());
            if !with_cost {
                return name.to_owned();
            }
            let coin = if standing.beautified { "+1" } else { "" };
            // Keep the number on the same line as its name.
            format!("{name}\u{a0}{}{coin}", printing.shown_cost())
        };
        let city = &self.table.players[at].city;
        let cards = places.iter().map(|&place| card(&city[place]));
        cards.collect::<Vec<_>>().join(", ")
    }

    fn reason(&self, at: usize, reason: &Reason) -> String {
        let texts = self.texts;
        let listed = |id: Id, places: &[usize], with_cost: bool| {
            let cards = self.cards(at, places, with_cost);
            texts.say_with(id, args![count = places.len(), cards])
        };
        // The older rulebooks say "color" instead of "type".
        let is_older = self.table.edition != Edition::E2016;
        match reason {
            Reason::Costs => match self.table.players[at].city.len() {
                0 => say!(texts, "reason-districts-none"),
                count => self.cards(at, &(0..count).collect::<Vec<_>>(), true),
            },
            Reason::AllTypes(None) if is_older => say!(texts, "reason-all-colors"),
            Reason::AllTypes(None) => say!(texts, "reason-all-types"),
            Reason::AllTypes(Some(place)) => {
                let kind = self.outcome.players[at].haunted_as;
                let kind = self.kind(kind.expect("it helped as a type"));
                let card = self.cards(at, &[*place], false);
                if is_older {
                    say!(texts, "reason-all-colors-haunted", card, type = kind)
                } else {
                    say!(texts, "reason-all-types-haunted", card, type = kind)
                }
            }
            Reason::First => say!(texts, "reason-first-complete"),
            Reason::Complete => say!(texts, "reason-complete"),
            Reason::Flat => say!(texts, "reason-flat"),
            Reason::OddCosts(places) => listed(id!("reason-odd"), places, true),
            Reason::Triple(None) => say!(texts, "reason-triple-none"),
            Reason::Triple(Some((kind, places))) => {
                let (kind, cards) = (self.kind(*kind), self.cards(at, places, false));
                say!(texts, "reason-triple", type = kind, cards)
            }
            Reason::Haunted(kind, false) => say!(texts, "reason-haunted", type = self.kind(*kind)),
            Reason::Haunted(kind, true) => {
                say!(texts, "reason-haunted-late", type = self.kind(*kind))
            }
            Reason::Gold(gold) => say!(texts, "reason-gold", count = *gold),
            Reason::OnlyUnique(others) if others.is_empty() => say!(texts, "reason-only-unique"),
            Reason::OnlyUnique(others) => listed(id!("reason-not-only-unique"), others, false),
            Reason::Hand(cards) => say!(texts, "reason-hand", count = *cards),
            Reason::CountsAs(count) => say!(texts, "reason-counts-as", count = *count),
            Reason::Under(cards) => say!(texts, "reason-under", count = *cards),
            Reason::Shown => say!(texts, "reason-vault"),
            Reason::Crown(true) => say!(texts, "reason-crown"),
            Reason::Crown(false) => say!(texts, "reason-no-crown"),
            Reason::Uniques(places) => listed(id!("reason-uniques"), places, false),
            Reason::OtherUniques(places) => listed(id!("reason-other-uniques"), places, false),
            Reason::EndsAt(count) => say!(texts, "reason-ends-at", count = *count),
        }
    }

    fn warnings(&self) -> Vec<Warning> {
        let doubts = self.table.warnings.iter().map(|doubt| self.warning(doubt));
        let open = self.outcome.open.iter().map(|(by, seats)| {
            let names: Vec<String> = seats.iter().map(|&seat| self.name(seat)).collect();
            let names = self.texts.listed(&names);
            let message = match by {
                TieBreak::Gold => say!(self.texts, "warning-tie-open-gold", names),
                TieBreak::Rank | TieBreak::DistrictPoints => {
                    say!(self.texts, "warning-tie-open-rank", names)
                }
            };
            (TIE_OPEN, message)
        });
        let all = doubts.chain(self.unseen()).chain(open);
        all.map(|(id, message)| Warning { id, message }).collect()
    }

    fn warning(&self, doubt: &Doubt) -> (&'static str, String) {
        family!(message(WarningKind) = "warning-");
        let kind = WarningKind::from(doubt);
        let say = |fields: &[_]| self.texts.say_with(message(kind), fields);
        match *doubt {
            Doubt::DuplicateDistrict { seat, card } | Doubt::OneDuplicate { seat, card } => {
                let (name, card) = (self.name(seat), self.card(card));
                ("duplicate-district", say(args![name, card]))
            }
            Doubt::NotInTheBook { count } => {
                let book = self.table.edition.rulebook();
                let usual = book.complete_at.values().max();
                let known = usual.into_iter().chain(&book.short);
                let known: Vec<String> = known.map(ToString::to_string).collect();
                ("complete-at", say(args![count, known = known.join(", ")]))
            }
            Doubt::NobodyComplete => (kind.into(), say(&[])),
            Doubt::FirstNotComplete { seat }
            | Doubt::EmptyCity { seat }
            | Doubt::NoMuseum { seat } => (kind.into(), say(args![name = self.name(seat)])),
        }
    }

    /// The districts with an unverified cost, which the points depend on.
    fn unseen(&self) -> impl Iterator<Item = (&'static str, String)> {
        let built = self.table.players.iter().flat_map(|player| &player.city);
        let built: BTreeSet<District> = built.map(|standing| standing.district.id).collect();
        built.into_iter().filter_map(|card| {
            let printing = nearest_printing(card, self.table.edition);
            let (cost, other) = printing.unseen_costs()?;
            let card = printing.name(self.texts.lang());
            let message = say!(self.texts, "warning-cost-unseen", card, cost, other);
            Some(("cost-unseen", message))
        })
    }

    fn turning(&self) -> Option<String> {
        family!(message(ChangeKind) = "turn-");
        let (runner, change) = turning(self.table, self.outcome, &supply(self.table.edition))?;
        let name = self.name(runner);
        let say = |fields: &[_]| Some(self.texts.say_with(message(change.into()), fields));
        match change {
            Change::Rank | Change::Crown | Change::First => say(args![name]),
            Change::Hand(count) | Change::Gold(count) | Change::Museum(count) => {
                say(args![name, count])
            }
            Change::Coin(place) => {
                let card = self.cards(runner.index(), &[place], false);
                say(args![name, card])
            }
            Change::District { kind, cost } => {
                say(args![name, count = cost, type = self.kind(kind)])
            }
        }
    }
}

/// Below this width there is one block per player instead of a table.
const NARROW: usize = 60;

pub fn page(texts: &Texts, counted: &Counted) -> Page {
    let edition = texts.say(edition_name(counted.edition));
    let count = counted.complete_at;
    let title = Block::title(
        say!(texts, "score-title"),
        say!(texts, "score-what", edition, count),
    );
    let mut page = Page::new(vec![title, verdict(texts, counted)]);
    page.extend(notes(counted));
    if !counted.taken.is_empty() {
        let taken = counted.taken.iter().map(|taken| {
            let name = name(texts, counted.edition, taken.card);
            say!(texts, "score-taken-one", typed = quoted(&taken.typed), name)
        });
        let taken = taken.collect::<Vec<_>>().join(", ");
        page.push(Block::Text(say!(texts, "score-taken", taken).into()));
    }
    page.push(numbers(texts, counted, Vec::new()));
    page.extend(turned(texts, counted));
    page.extend(saved(texts, counted));
    for player in by_place(counted) {
        page.push(head(texts, player));
        page.push(lines(texts, counted, player));
    }
    page
}

/// What would have changed the result.
fn turned(texts: &Texts, counted: &Counted) -> Vec<Block> {
    let turning = counted.turning.iter().flat_map(|turning| {
        let title = Block::Heading(say!(texts, "turn-title").into());
        [title, Block::Text(turning.as_str().into())]
    });
    turning.collect()
}

/// Those of the last places, so many; all of them with who won and what would have changed it.
pub fn revealed(texts: &Texts, counted: &Counted, count: usize) -> Page {
    let players = by_place(counted);
    let hidden = players.len().saturating_sub(count);
    let mut page = Page::new(vec![Block::title(say!(texts, "score-title"), "")]);
    if hidden > 0 {
        page.extend(players[hidden..].iter().map(|player| head(texts, player)));
        return page;
    }
    page.push(verdict(texts, counted));
    page.push(numbers(texts, counted, vec![places(texts, counted)]));
    page.extend(turned(texts, counted));
    page
}

/// What to double-check.
pub fn notes(counted: &Counted) -> impl Iterator<Item = Block> {
    let warnings = counted.warnings.iter();
    warnings.map(|warning| Block::Note(warning.message.as_str().into()))
}

fn saved(texts: &Texts, counted: &Counted) -> Option<Block> {
    let id = counted.saved?.to_string();
    let mut saved = say!(texts, "history-saved", id = &id);
    if let Some(minutes) = counted.minutes {
        saved = format!("{saved} {}", say!(texts, "history-timed", id, minutes));
    }
    if counted.has_breaks {
        saved = format!("{saved} {}", say!(texts, "history-timed-breaks"));
    }
    Some(Block::Text(saved.into()))
}

/// Who won, and the numbers: small enough to fit above a question.
pub fn short(texts: &Texts, counted: &Counted) -> Page {
    let title = Block::title(say!(texts, "score-title"), "");
    let numbers = numbers(texts, counted, vec![places(texts, counted)]);
    let mut page = Page::new(vec![title, verdict(texts, counted)]);
    page.extend(notes(counted));
    page.extend(told(&counted.story));
    page.push(numbers);
    page.extend(turned(texts, counted));
    page.extend(saved(texts, counted));
    let why = counted
        .saved
        .map(|id| say!(texts, "score-why", id = id.to_string()));
    page.extend(why.map(|why| Block::Text(why.into())));
    page
}

/// The result of a sheet that ended like this, and what became of the sheet. The reasons are here
/// only if they cannot be shown again.
pub fn ended(texts: &Texts, counted: &Counted, end: Option<End>) -> Page {
    let said = match end {
        _ if counted.unsaved.is_some() => None,
        Some(End::DoNotSave) => {
            let mut page = page(texts, counted);
            page.push(Block::Text(say!(texts, "score-not-saved").into()));
            return page;
        }
        Some(End::Later) => Some(say!(texts, "score-leave")),
        Some(End::Save) | None => None,
    };
    let mut page = short(texts, counted);
    page.extend(said.map(|said| Block::Text(said.into())));
    page
}

/// A player with place and total.
pub fn head(texts: &Texts, player: &CountedPlayer) -> Block {
    Block::Heading(placed(texts, player).into())
}

/// All of them, each on a line.
fn places(texts: &Texts, counted: &Counted) -> Block {
    let players = by_place(counted).into_iter();
    let placed = players.map(|player| (placed(texts, player).into(), Line::default()));
    Block::Facts(placed.collect())
}

fn placed(texts: &Texts, player: &CountedPlayer) -> String {
    let (place, name) = (player.place, quoted(&player.name));
    let points = player.total.to_string();
    say!(texts, "score-head", place, name, points)
}

/// The players, winner first.
pub fn by_place(counted: &Counted) -> Vec<&CountedPlayer> {
    let mut players: Vec<&CountedPlayer> = counted.players.iter().collect();
    players.sort_by_key(|player| player.place);
    players
}

fn label(texts: &Texts, counted: &Counted, rule: Rule) -> Span {
    match rule {
        Rule::Districts => say!(texts, "line-districts").into(),
        // The older rulebooks say "color" instead of "type".
        Rule::AllTypes if counted.edition != Edition::E2016 => {
            say!(texts, "line-all-colors").into()
        }
        Rule::AllTypes => say!(texts, "line-all-types").into(),
        Rule::FirstComplete => say!(texts, "line-first-complete").into(),
        Rule::Complete => say!(texts, "line-complete").into(),
        Rule::Card(id) => card(texts, counted.edition, id),
    }
}

/// Every rule that scores for anyone, in scoring order.
fn scoring(counted: &Counted) -> Vec<Rule> {
    let mut rules = vec![
        Rule::Districts,
        Rule::AllTypes,
        Rule::FirstComplete,
        Rule::Complete,
    ];
    let lines = counted.players.iter().flat_map(|player| &player.lines);
    for line in lines.clone() {
        if !rules.contains(&line.rule) {
            rules.push(line.rule);
        }
    }
    rules.retain(|rule| lines.clone().any(|line| line.rule == *rule));
    rules
}

/// The table of numbers. Without room for the names, its columns are the places, in the order in
/// which the players are listed: in these blocks above it, or elsewhere.
pub fn numbers(texts: &Texts, counted: &Counted, mut listed: Vec<Block>) -> Block {
    let table = table(texts, counted, &by_place(counted), |player| {
        player.place.to_string()
    });
    let words = table.rows.iter().flat_map(|row| {
        let label = row.cells[0].plain();
        let words: Vec<usize> = label
            .split_whitespace()
            .map(UnicodeWidthStr::width)
            .collect();
        words
    });
    listed.push(Block::Stack {
        needs: words.max().unwrap_or_default() + needed(&table),
        wide: vec![Block::Table(table)],
        narrow: Vec::new(),
    });
    let in_order: Vec<&CountedPlayer> = counted.players.iter().collect();
    let mut table = self::table(texts, counted, &in_order, |player| quoted(&player.name));
    let needed = needed(&table);
    let place = counted
        .players
        .iter()
        .map(|player| player.place.to_string());
    let label = Span::from(say!(texts, "score-place"));
    table
        .rows
        .push(row(once(label).chain(place.map(Span::from))));
    let labels = table.rows.iter().map(|row| row.cells[0].plain().width());
    Block::Stack {
        needs: NARROW.max(labels.max().unwrap_or_default() + needed),
        wide: vec![Block::Table(table)],
        narrow: listed,
    }
}

/// The points of these players for each rule, and their totals.
fn table(
    texts: &Texts,
    counted: &Counted,
    players: &[&CountedPlayer],
    name: impl Fn(&CountedPlayer) -> String,
) -> Table {
    let of_all = |label: Span, cell: &dyn Fn(&CountedPlayer) -> Span| -> Row {
        row(once(label).chain(players.iter().map(|player| cell(player))))
    };
    let mut rows = Vec::new();
    for rule in scoring(counted) {
        let points = |player: &CountedPlayer| {
            let lines = player.lines.iter().filter(|line| line.rule == rule);
            let points = lines.map(|line| line.points);
            let sum = points.reduce(|sum, points| sum + points);
            sum.map(|sum| sum.to_string()).unwrap_or_default().into()
        };
        rows.push(of_all(label(texts, counted, rule), &points));
    }
    let total = |player: &CountedPlayer| Span::Strong(player.total.to_string());
    rows.push(of_all(Span::Strong(say!(texts, "score-total")), &total));
    let columns = players.iter().map(|player| Column {
        name: name(player).into(),
        align: Align::Right,
        ..Column::default()
    });
    let columns = once(Column::default()).chain(columns).collect();
    Table { columns, rows }
}

/// What the columns of the players need, by their names and totals.
fn needed(table: &Table) -> usize {
    let totals = table
        .rows
        .last()
        .into_iter()
        .flat_map(|row| &row.cells[1..]);
    let columns = table.columns[1..].iter().zip(totals);
    let width = |line: &Line| line.plain().width();
    columns
        .map(|(column, total)| width(&column.name).max(width(total)) + 2)
        .sum()
}

fn lines(texts: &Texts, counted: &Counted, player: &CountedPlayer) -> Block {
    let points = player.lines.iter().map(|line| {
        let label = label(texts, counted, line.rule);
        let (points, label) = (line.points.to_string(), label.as_text().into_owned());
        say!(texts, "score-line", points, label, reason = &line.reason).into()
    });
    Block::Points {
        source: Line::default(),
        points: points.collect(),
    }
}

/// Who won.
pub fn verdict(texts: &Texts, counted: &Counted) -> Block {
    let verdict = counted.verdict_text.clone();
    let verdict = verdict.unwrap_or_else(|| verdict_of(texts, counted));
    Block::Text(Span::Strong(verdict).into())
}

family!(tie_broken(TieBreak) = "score-tie-");

/// Who won, and what decided a tie.
pub fn verdict_of(texts: &Texts, counted: &Counted) -> String {
    let names: Vec<String> = counted.winners.iter().map(|name| quoted(name)).collect();
    let names = texts.listed(&names);
    if counted.winners.len() != 1 {
        // If information is missing, the warning says which.
        let mut warnings = counted.warnings.iter();
        if warnings.any(|warning| warning.id == TIE_OPEN) {
            return say!(texts, "score-open", names);
        }
        let shared = say!(texts, "score-share", names);
        return format!("{shared} {}", say!(texts, "score-tie-none"));
    }
    let wins = say!(texts, "score-wins", name = &names);
    match counted.tie_break.zip(counted.broken_with) {
        None => wins,
        Some((by, count)) => {
            let why = texts.say_with(tie_broken(by), args![name = names, count]);
            format!("{wins} {why}")
        }
    }
}

/// An empty file to fill in, for these players or for two.
pub fn template(texts: &Texts, edition: Edition, names: &[String]) -> String {
    let numbered = |player: usize| say!(texts, "template-player", player);
    let names = match names {
        [] => (1..=2).map(numbered).collect(),
        names => names.to_vec(),
    };
    let mut text = comment(&say!(texts, "template-comment"));
    let _ = writeln!(text, "edition = \"{}\"", edition.id());
    for name in names {
        let _ = write!(
            text,
            "\n[[player]]\nname = {}\ncity = []\n{}hand = 0\ngold = 0\nmuseum = 0\n\
             crown = false\nfirst = false\n{}# rank = 8\n",
            json!(name),
            comment(&say!(texts, "template-hand")),
            comment(&say!(texts, "template-rank")),
        );
    }
    text
}

/// Keep the short lines of the message: a file is not rewrapped.
pub fn comment(message: &str) -> String {
    format!("# {}\n", message.replace('\n', "\n# "))
}
