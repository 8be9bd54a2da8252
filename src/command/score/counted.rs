//! A scored game, as `score`, `solo score` and `history show` return it.

use crate::app::log::warnings;
use crate::app::{App, Warning};
use crate::fault::{Faults, quoted};
use crate::files::log::{Game, Play, record};
use crate::files::read::name::Taken;
use crate::files::read::score::Claimed;
use crate::files::read::solo::verdict;
use crate::library::players::spelled;
use crate::library::{Printing, nearest_printing, supply, type_name};
use crate::rules::card::{District, DistrictType};
use crate::rules::city::{Pardon, Table, Warning as Doubt};
use crate::rules::edition::Edition;
use crate::rules::score::{Change, Line, Outcome, Reason, Rule, TieBreak, outcome, turning};
use crate::rules::solo::Verdict;
use crate::rules::table::Seat;
use crate::texts::{Id, Texts};
use crate::{args, family, id, say};
use serde::Serialize;
use std::collections::BTreeSet;
use std::mem;

#[derive(Clone, Debug, Serialize)]
pub struct Counted {
    pub edition: Edition,
    pub complete_at: u8,
    /// In input order.
    pub players: Vec<CountedPlayer>,
    pub winners: Vec<String>,
    pub tie_break: Option<TieBreak>,
    pub warnings: Vec<Warning>,
    /// How inexactly typed districts were interpreted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<Taken>,
    /// What would have changed the result.
    pub turning: Option<String>,
    /// Who won and why, if something other than points decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict_text: Option<String>,
    /// Its number in the play log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saved: Option<u64>,
    /// Why it could not be saved; the score is still shown.
    #[serde(skip)]
    pub unsaved: Option<Faults>,
    /// The winner's value of what broke the tie.
    #[serde(skip)]
    pub broken_with: Option<u32>,
    /// Information needed to break the tie is missing.
    #[serde(skip)]
    pub is_open: bool,
}

#[derive(Clone, Debug, Serialize)]
pub struct CountedPlayer {
    pub name: String,
    pub place: usize,
    pub total: u32,
    pub lines: Vec<CountedLine>,
    pub haunted_as: Option<DistrictType>,
}

#[derive(Clone, Debug, Serialize)]
pub struct CountedLine {
    pub rule: Rule,
    pub points: u32,
    pub reason: String,
}

/// A name that means a different card in another language used in the same game.
pub fn false_friend(texts: &Texts, taken: &Taken, other: &Printing) -> Warning {
    let own = nearest_printing(taken.card, other.edition);
    let (card, typed) = (own.name(texts.lang()), quoted(&taken.typed));
    let meant = other.name(texts.lang());
    let cost = |printing: &Printing| printing.cost.unwrap_or_default();
    let message = say!(
        texts,
        "warning-false-friend",
        typed,
        card,
        cost = cost(own),
        other = meant,
        other_cost = cost(other)
    );
    Warning {
        id: "false-friend",
        message,
    }
}

impl Counted {
    /// The answer in a language. For a game against Vova, the variant's rule decides the winner.
    pub fn new(texts: &Texts, game: Game, table: &Table, outcome: &mut Outcome) -> Self {
        let verdict = (game == Game::Solo)
            .then(|| verdict(table, outcome))
            .flatten();
        let teller = Teller {
            texts,
            table,
            outcome,
        };
        let name = |seat: &Seat| table.players[seat.index()].name.clone();
        let winner = outcome.winners.first().map(|seat| seat.index());
        let broken_with = winner.zip(outcome.tie_break).map(|(winner, by)| {
            let player = &table.players[winner];
            let had = match by {
                TieBreak::Rank => player.rank.map(|last| u8::from(last).into()),
                TieBreak::Gold => player.gold,
                TieBreak::DistrictPoints => Some(outcome.sheets[winner].lines[0].points),
            };
            had.expect("what broke the tie is known of whoever won")
        });
        Self {
            taken: Vec::new(),
            edition: table.edition,
            complete_at: table.complete_at,
            players: (0..table.players.len())
                .map(|at| teller.player(at))
                .collect(),
            winners: outcome.winners.iter().map(name).collect(),
            tie_break: outcome.tie_break,
            warnings: teller.warnings(),
            // No turning point if points did not decide.
            turning: teller.turning().filter(|_| verdict.is_none()),
            verdict,
            verdict_text: verdict.map(|verdict| texts.say(verdict_of(verdict))),
            saved: None,
            unsaved: None,
            broken_with,
            is_open: outcome.open.is_some(),
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
    pardons: &[Pardon],
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
    let table = claimed.check(pardons)?;
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

family!(verdict_of(Verdict) = "solo-verdict-");

/// What a card is called.
fn card_name(texts: &Texts, edition: Edition, card: District) -> &'static str {
    nearest_printing(card, edition).name(texts.lang())
}

/// Explains the points.
struct Teller<'a> {
    texts: &'a Texts,
    table: &'a Table,
    outcome: &'a Outcome,
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> String {
        quoted(&self.table.players[seat.index()].name)
    }

    fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| self.name(seat)).collect();
        self.texts.listed(&names)
    }

    fn kind(&self, kind: DistrictType) -> String {
        self.texts.say(type_name(kind, self.table.edition))
    }

    fn player(&self, at: usize) -> CountedPlayer {
        let sheet = &self.outcome.sheets[at];
        let lines = sheet.lines.iter().map(|line| CountedLine {
            rule: line.rule,
            points: line.points,
            reason: self.reason(at, line),
        });
        CountedPlayer {
            name: self.table.players[at].name.clone(),
            place: self.outcome.places[at],
            total: sheet.total,
            lines: lines.collect(),
            haunted_as: sheet.haunted_as,
        }
    }

    /// The districts at these indexes in a city, with their costs.
    fn cards(&self, at: usize, places: &[usize], with_cost: bool) -> String {
        let city = &self.table.players[at].city;
        let card = |&place: &usize| {
            let standing = &city[place];
            let printing = nearest_printing(standing.district.id, self.table.edition);
            let name = printing.name(self.texts.lang());
            if with_cost {
                let coin = if standing.beautified { "+1" } else { "" };
                // Keep the number on the same line as its name.
                format!("{name}\u{a0}{}{coin}", printing.shown_cost())
            } else {
                name.to_owned()
            }
        };
        places.iter().map(card).collect::<Vec<_>>().join(", ")
    }

    fn reason(&self, at: usize, line: &Line) -> String {
        let texts = self.texts;
        let listed = |id: Id, places: &[usize], with_cost: bool| {
            let cards = self.cards(at, places, with_cost);
            texts.say_with(id, args![count = places.len(), cards])
        };
        // The older rulebooks say "color" instead of "type".
        let is_older = self.table.edition != Edition::E2016;
        match &line.reason {
            Reason::Costs => match self.table.players[at].city.len() {
                0 => say!(texts, "reason-districts-none"),
                count => self.cards(at, &(0..count).collect::<Vec<_>>(), true),
            },
            Reason::AllTypes(None) if is_older => say!(texts, "reason-all-colors"),
            Reason::AllTypes(None) => say!(texts, "reason-all-types"),
            Reason::AllTypes(Some(place)) => {
                let kind = self.outcome.sheets[at].haunted_as;
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
        let texts = self.texts;
        let doubts = self.table.warnings.iter().map(|doubt| match *doubt {
            Doubt::Duplicate { seat, card } => {
                let card = card_name(texts, self.table.edition, card);
                let name = self.name(seat);
                let message = say!(texts, "warning-duplicate-district", name, card);
                ("duplicate-district", message)
            }
            Doubt::OneDuplicate { seat, card } => {
                let card = card_name(texts, self.table.edition, card);
                let message = say!(texts, "warning-one-duplicate", name = self.name(seat), card);
                ("duplicate-district", message)
            }
            Doubt::NotInTheBook { count } => {
                let book = self.table.edition.rulebook();
                let usual = book.complete_at.values().copied().max().unwrap_or_default();
                let known = std::iter::once(usual).chain(book.short.iter().copied());
                let known: Vec<String> = known.map(|count| count.to_string()).collect();
                let known = known.join(", ");
                let message = say!(texts, "warning-not-in-the-book", count, known);
                ("complete-at", message)
            }
            Doubt::NobodyComplete => ("nobody-complete", say!(texts, "warning-nobody-complete")),
            Doubt::FirstNotComplete { seat } => {
                let name = self.name(seat);
                let message = say!(texts, "warning-first-not-complete", name);
                ("first-not-complete", message)
            }
            Doubt::EmptyCity { seat } => {
                let message = say!(texts, "warning-empty-city", name = self.name(seat));
                ("empty-city", message)
            }
            Doubt::NoMuseum { seat } => {
                let message = say!(texts, "warning-no-museum", name = self.name(seat));
                ("no-museum", message)
            }
        });
        let open = self.outcome.open.iter().map(|(by, seats)| {
            let names = self.names(seats);
            let message = match by {
                TieBreak::Gold => say!(texts, "warning-tie-open-gold", names),
                TieBreak::Rank | TieBreak::DistrictPoints => {
                    say!(texts, "warning-tie-open-rank", names)
                }
            };
            ("tie-open", message)
        });
        let all = doubts.chain(self.unseen()).chain(open);
        all.map(|(id, message)| Warning { id, message }).collect()
    }

    /// The districts with an unverified cost, which the points depend on.
    fn unseen(&self) -> impl Iterator<Item = (&'static str, String)> {
        let built = self.table.players.iter().flat_map(|player| &player.city);
        let built = built.map(|standing| standing.district.id);
        let built: BTreeSet<District> = built.collect();
        built.into_iter().filter_map(|card| {
            let printing = nearest_printing(card, self.table.edition);
            let (cost, other) = printing.unseen_costs()?;
            let card = printing.name(self.texts.lang());
            let message = say!(self.texts, "warning-cost-unseen", card, cost, other);
            Some(("cost-unseen", message))
        })
    }

    fn turning(&self) -> Option<String> {
        let (runner, change) = turning(self.table, self.outcome, &supply(self.table.edition))?;
        let (texts, name) = (self.texts, self.name(runner));
        Some(match change {
            Change::Rank => say!(texts, "turn-rank", name),
            Change::Hand(count) => say!(texts, "turn-hand", name, count),
            Change::Gold(count) => say!(texts, "turn-gold", name, count),
            Change::Museum(count) => say!(texts, "turn-museum", name, count),
            Change::Coin(place) => {
                let card = self.cards(runner.index(), &[place], false);
                say!(texts, "turn-coin", name, card)
            }
            Change::District { kind, cost } => {
                let kind = self.kind(kind);
                say!(texts, "turn-district", name, count = cost, type = kind)
            }
            Change::Crown => say!(texts, "turn-crown", name),
            Change::First => say!(texts, "turn-first", name),
        })
    }
}
