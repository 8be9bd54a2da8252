//! The score: numbers with players across, then every player's lines with their reasons.

use super::page::{Block, Page, Row};
use crate::failure::quoted;
use crate::rules::card::{District, DistrictType};
use crate::rules::city::{Standing, Table};
use crate::rules::score::{Line, Outcome, Reason, Rule, TieBreak};
use crate::rules::table::Seat;
use crate::rules::turning::{Change, turning};
use crate::texts::Texts;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

/// Under so many columns there is one block for each player instead of a table.
const NARROW: usize = 60;

/// Something to look at again.
#[derive(Clone, Debug)]
pub struct Warned {
    /// Stable name, for scripts.
    pub id: &'static str,
    /// What it is.
    pub message: String,
}

/// A counted game to be shown.
#[derive(Debug)]
pub struct Shown<'a> {
    pub texts: &'a Texts,
    /// The cities.
    pub table: &'a Table,
    /// The points.
    pub outcome: &'a Outcome,
    /// What to look at again.
    pub warnings: &'a [Warned],
    /// Who won and why, where something else than the points decides.
    pub verdict: Option<String>,
    /// The number it was saved under.
    pub saved: Option<u64>,
}

impl Shown<'_> {
    fn say(&self, id: &str) -> String {
        self.texts.say(id)
    }

    fn player(&self, seat: Seat) -> String {
        quoted(&self.table.players[seat.index()].name)
    }

    fn card(&self, card: District) -> String {
        super::card::name(self.texts, self.table.edition, card)
    }

    fn kind(&self, kind: DistrictType) -> String {
        self.say(&format!("type-{}", kind.id()))
    }

    fn label(&self, rule: Rule) -> String {
        match rule {
            Rule::Districts => self.say("line-districts"),
            Rule::AllTypes => self.say("line-all-types"),
            Rule::FirstComplete => self.say("line-first-complete"),
            Rule::Complete => self.say("line-complete"),
            Rule::Card(id) => self.card(id),
        }
    }

    /// The page for so many columns.
    #[must_use]
    pub fn page(&self, width: usize) -> Page {
        let edition = self.say(&format!("edition-{}", self.table.edition.id()));
        let values = [
            ("edition", (&edition).into()),
            ("count", self.table.complete_at.into()),
        ];
        let mut page = Page(vec![Block::Title {
            text: self.say("score-title"),
            what: self.texts.say_with("score-what", &values),
            kind: None,
        }]);
        page.0.extend(
            self.warnings
                .iter()
                .map(|warned| Block::Note(warned.message.clone())),
        );
        page.0.extend(self.numbers(width));
        for index in self.by_place() {
            let (name, total) = (
                self.player(Seat::new(index)),
                self.outcome.sheets[index].total.to_string(),
            );
            let values = [
                ("place", self.outcome.places[index].into()),
                ("name", (&name).into()),
                ("points", (&total).into()),
            ];
            page.0
                .push(Block::Heading(self.texts.say_with("score-head", &values)));
            page.0.push(self.lines(index));
        }
        page.0.push(Block::Text(
            self.verdict.clone().unwrap_or_else(|| self.verdict()),
        ));
        if let Some(said) = self.turned() {
            page.0.push(Block::Heading(self.say("turn-title")));
            page.0.push(Block::Text(said));
        }
        if let Some(id) = self.saved {
            let id = id.to_string();
            page.0.push(Block::Text(
                self.texts
                    .say_with("history-saved", &[("id", (&id).into())]),
            ));
        }
        page
    }

    /// The players, the winner first.
    fn by_place(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.table.players.len()).collect();
        order.sort_by_key(|&index| self.outcome.places[index]);
        order
    }

    /// Every rule that scores for anybody, in the order of the count.
    fn rules(&self) -> Vec<Rule> {
        let mut rules = vec![
            Rule::Districts,
            Rule::AllTypes,
            Rule::FirstComplete,
            Rule::Complete,
        ];
        let lines = self.outcome.sheets.iter().flat_map(|sheet| &sheet.lines);
        for line in lines.clone() {
            if !rules.contains(&line.rule) {
                rules.push(line.rule);
            }
        }
        rules.retain(|rule| lines.clone().any(|line| line.rule == *rule));
        rules
    }

    /// The table of numbers, where there is room for it.
    fn numbers(&self, width: usize) -> Option<Block> {
        let names: Vec<String> = (0..self.table.players.len())
            .map(|index| self.player(Seat::new(index)))
            .collect();
        let points = |index: usize, rule: Rule| {
            let lines = &self.outcome.sheets[index].lines;
            let lines: Vec<&Line> = lines.iter().filter(|line| line.rule == rule).collect();
            if lines.is_empty() {
                return String::new();
            }
            lines
                .iter()
                .map(|line| line.points)
                .sum::<u32>()
                .to_string()
        };
        let mut rows: Vec<Vec<String>> = Vec::new();
        for rule in self.rules() {
            let mut cells = vec![self.label(rule)];
            cells.extend((0..names.len()).map(|index| points(index, rule)));
            rows.push(cells);
        }
        let mut totals = vec![self.say("score-total")];
        totals.extend(
            self.outcome
                .sheets
                .iter()
                .map(|sheet| sheet.total.to_string()),
        );
        let mut places = vec![self.say("score-place")];
        places.extend(self.outcome.places.iter().map(ToString::to_string));
        rows.extend([totals, places]);
        let label = rows.iter().map(|cells| cells[0].width()).max().unwrap_or(0);
        let needed = label
            + names
                .iter()
                .map(|name| name.width().max(3) + 2)
                .sum::<usize>();
        if width < NARROW || needed > width {
            return None;
        }
        let header = std::iter::once(String::new()).chain(names).collect();
        let rows = rows
            .into_iter()
            .map(|cells| Row { cells, kind: None })
            .collect();
        Some(Block::Table {
            header,
            rows,
            wraps: false,
            spare: &[],
        })
    }

    fn lines(&self, index: usize) -> Block {
        let lines = self.outcome.sheets[index].lines.iter();
        let points = lines.map(|line| {
            let (points, label) = (line.points.to_string(), self.label(line.rule));
            let reason = self.reason(index, line);
            let values = [
                ("points", (&points).into()),
                ("label", (&label).into()),
                ("reason", (&reason).into()),
            ];
            self.texts.say_with("score-line", &values)
        });
        Block::Points {
            source: String::new(),
            points: points.collect(),
        }
    }

    fn places(&self, index: usize, places: &[usize], with_cost: bool) -> String {
        let city = &self.table.players[index].city;
        let names: Vec<String> = places
            .iter()
            .map(|&place| {
                let name = self.card(city[place].district.id);
                if with_cost {
                    format!("{name} {}", cost(&city[place]))
                } else {
                    name
                }
            })
            .collect();
        names.join(", ")
    }

    /// Why a line has its points.
    fn reason(&self, index: usize, line: &Line) -> String {
        let texts = self.texts;
        let counted = |id: &str, count: u32, cards: &str| {
            texts.say_with(id, &[("count", count.into()), ("cards", cards.into())])
        };
        let listed = |id: &str, places: &[usize], with_cost: bool| {
            let cards = self.places(index, places, with_cost);
            counted(
                id,
                u32::try_from(places.len()).expect("a city is read from a file of one MiB"),
                &cards,
            )
        };
        match &line.reason {
            Reason::Costs if self.table.players[index].city.is_empty() => {
                self.say("reason-districts-none")
            }
            Reason::Costs => {
                let all: Vec<usize> = (0..self.table.players[index].city.len()).collect();
                self.places(index, &all, true)
            }
            Reason::AllTypes(None) => self.say("reason-all-types"),
            Reason::AllTypes(Some(place)) => {
                let card = self.places(index, &[*place], false);
                let kind = self.outcome.sheets[index]
                    .haunted_as
                    .unwrap_or(DistrictType::Unique);
                let kind = self.kind(kind);
                let values = [("card", (&card).into()), ("type", (&kind).into())];
                texts.say_with("reason-all-types-haunted", &values)
            }
            Reason::First => self.say("reason-first-complete"),
            Reason::Complete => self.say("reason-complete"),
            Reason::Flat => self.say("reason-flat"),
            Reason::OddCosts(places) => listed("reason-odd", places, true),
            Reason::Triple(None) => self.say("reason-triple-none"),
            Reason::Triple(Some((kind, places))) => {
                let (kind, cards) = (self.kind(*kind), self.places(index, places, false));
                let values = [("type", (&kind).into()), ("cards", (&cards).into())];
                texts.say_with("reason-triple", &values)
            }
            Reason::Haunted(kind, late) => {
                let id = if *late {
                    "reason-haunted-late"
                } else {
                    "reason-haunted"
                };
                let kind = self.kind(*kind);
                texts.say_with(id, &[("type", (&kind).into())])
            }
            Reason::Gold(gold) => counted("reason-gold", *gold, ""),
            Reason::OnlyUnique(others) if others.is_empty() => self.say("reason-only-unique"),
            Reason::OnlyUnique(others) => listed("reason-not-only-unique", others, false),
            Reason::Hand(cards) => counted("reason-hand", *cards, ""),
            Reason::CountsAs(count) => counted("reason-counts-as", (*count).into(), ""),
            Reason::Under(cards) => counted("reason-under", *cards, ""),
            Reason::Shown => self.say("reason-vault"),
            Reason::Crown(true) => self.say("reason-crown"),
            Reason::Crown(false) => self.say("reason-no-crown"),
            Reason::Uniques(places) => listed("reason-uniques", places, false),
            Reason::OtherUniques(places) => listed("reason-other-uniques", places, false),
            Reason::EndsAt(count) => counted("reason-ends-at", (*count).into(), ""),
        }
    }

    /// Who won, and what decided a tie.
    fn verdict(&self) -> String {
        let Outcome {
            winners,
            tie_break,
            open,
            sheets,
            ..
        } = self.outcome;
        let names: Vec<String> = winners.iter().map(|&seat| self.player(seat)).collect();
        let names = names.join(", ");
        let [winner] = winners[..] else {
            let values = [("names", (&names).into())];
            // Where only something is missing, the warning says what.
            if open.is_some() {
                return self.texts.say_with("score-open", &values);
            }
            let shared = self.texts.say_with("score-share", &values);
            return format!("{shared} {}", self.say("score-tie-none"));
        };
        let wins = self
            .texts
            .say_with("score-wins", &[("name", (&names).into())]);
        let Some(by) = tie_break else { return wins };
        let player = &self.table.players[winner.index()];
        let count = match by {
            TieBreak::Rank => player.rank.map(|last| u8::from(last).into()),
            TieBreak::Gold => player.gold,
            TieBreak::DistrictPoints => {
                sheets[winner.index()].lines.first().map(|line| line.points)
            }
        };
        let count = count.expect("what broke the tie is known of whoever won");
        let values = [("name", (&names).into()), ("count", count.into())];
        format!(
            "{wins} {}",
            self.texts
                .say_with(&format!("score-tie-{}", by.id()), &values)
        )
    }

    /// What would have turned it.
    fn turned(&self) -> Option<String> {
        if self.verdict.is_some() {
            return None;
        }
        let (runner, change) = turning(self.table, self.outcome)?;
        let name = self.player(runner);
        let said = |id: &str, count: u32, card: &str, kind: &str| {
            let values = [
                ("name", (&name).into()),
                ("count", count.into()),
                ("card", card.into()),
                ("type", kind.into()),
            ];
            self.texts.say_with(id, &values)
        };
        Some(match change {
            Change::Rank => said("turn-rank", 0, "", ""),
            Change::Hand(count) => said("turn-hand", count, "", ""),
            Change::Gold(count) => said("turn-gold", count, "", ""),
            Change::Museum(count) => said("turn-museum", count, "", ""),
            Change::Coin(place) => said(
                "turn-coin",
                0,
                &self.places(runner.index(), &[place], false),
                "",
            ),
            Change::District { kind, cost } => {
                said("turn-district", cost.into(), "", &self.kind(kind))
            }
            Change::Crown => said("turn-crown", 0, "", ""),
            Change::First => said("turn-first", 0, "", ""),
        })
    }

    /// JSON of `score`.
    #[must_use]
    pub fn json(&self) -> Value {
        let players: Vec<Value> = (0..self.table.players.len())
            .map(|index| {
                let sheet = &self.outcome.sheets[index];
                let lines: Vec<Value> = sheet
                    .lines
                    .iter()
                    .map(|line| {
                        let reason = self.reason(index, line);
                        json!({ "rule": line.rule.id(), "points": line.points, "reason": reason })
                    })
                    .collect();
                json!({
                    "name": self.table.players[index].name,
                    "place": self.outcome.places[index],
                    "total": sheet.total,
                    "lines": lines,
                    "haunted_as": sheet.haunted_as.map(DistrictType::id),
                })
            })
            .collect();
        let winners: Vec<&str> = self
            .outcome
            .winners
            .iter()
            .map(|seat| &*self.table.players[seat.index()].name)
            .collect();
        let warnings: Vec<Value> = self
            .warnings
            .iter()
            .map(|warned| json!({ "id": warned.id, "message": warned.message }))
            .collect();
        let mut value = json!({
            "edition": self.table.edition.id(),
            "complete_at": self.table.complete_at,
            "players": players,
            "winners": winners,
            "tie_break": self.outcome.tie_break.map(TieBreak::id),
            "warnings": warnings,
            "turning": self.turned(),
        });
        if let Some(verdict) = &self.verdict {
            value["verdict"] = json!(verdict);
        }
        if let Some(id) = self.saved {
            value["saved"] = json!(id);
        }
        value
    }
}

/// The cost, with the Artist's coin beside it.
fn cost(standing: &Standing) -> String {
    let printed = standing.district.cost.unwrap_or(0);
    if standing.beautified {
        format!("{printed}+1")
    } else {
        printed.to_string()
    }
}
