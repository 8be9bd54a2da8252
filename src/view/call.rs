//! The page of a called character: its power, whom it may touch, and what must not be forgotten now.

use super::card::{name, reminder};
use super::page::{Block, Page, Row};
use crate::library::printing;
use crate::rules::call::{Barred, Called, Cast, Holder, Round};
use crate::rules::card::{Card, Power, Rank};
use crate::rules::remind::{Reminder, reminders, standing};
use crate::rules::table::Seat;
use crate::texts::Texts;

/// A round and who sits around it.
#[derive(Debug)]
pub struct Scene<'a> {
    pub texts: &'a Texts,
    /// What does not change.
    pub cast: &'a Cast,
    /// The round so far.
    pub round: &'a Round,
    /// The players by seat.
    pub names: &'a [String],
    /// What was changed in the deck, said once.
    pub note: Option<&'a str>,
    /// What was refused just now; of a rank, if it was one.
    pub barred: Option<(Option<Rank>, Barred)>,
}

impl Scene<'_> {
    fn name(&self, card: impl Into<Card>) -> String {
        name(self.texts, self.cast.edition, card)
    }

    fn say(&self, id: &str) -> String {
        self.texts.say(id)
    }

    /// The page of this moment.
    #[must_use]
    pub fn page(&self) -> Page {
        let mut page = match self.round.called(self.cast) {
            Some(called) => self.called(called),
            None => self.end(),
        };
        page.0
            .extend(self.note.map(|note| Block::Note(note.to_owned())));
        page.0.extend(self.barred.map(|(rank, why)| {
            let id = format!("barred-{}", why.id());
            // Only what speaks of ranks asks for one.
            let rank = rank.map_or(0, Rank::number);
            Block::Note(self.texts.say_with(&id, &[("rank", rank.into())]))
        }));
        let keys = self.keys();
        if keys.contains(&"keys-who") || keys.contains(&"keys-receiver") {
            let letters = letters(self.names).into_iter();
            page.0.push(Block::Keys(
                letters.map(|(key, name)| format!("{key} {name}")).collect(),
            ));
        }
        page.0
            .push(Block::Keys(keys.iter().map(|id| self.say(id)).collect()));
        page
    }

    fn called(&self, called: Called) -> Page {
        let card = self.name(called.id);
        let killed = self.round.killed == Some(called.rank);
        let text = match self.round.holder(called.rank) {
            // Who was killed stays silent.
            Holder::Seat(seat) if !killed => {
                let name = self.player(seat);
                let values = [("card", (&card).into()), ("name", (&name).into())];
                self.texts.say_with("call-called", &values)
            }
            _ => card,
        };
        let values = [
            ("round", self.round.number.into()),
            ("rank", called.rank.into()),
        ];
        let what = self.texts.say_with("call-rank", &values);
        let mut page = Page(vec![Block::Title {
            text,
            what,
            kind: None,
        }]);
        if self.round.has_turn(called.rank) {
            page.0
                .extend(power(self.texts, self.cast, called).map(Block::Text));
            let targets = targets(self.texts, self.cast, called);
            page.0
                .extend(targets.map(|targets| Block::Text(format!("→ {targets}"))));
        }
        page.0.extend(self.reminders());
        page.0.extend(self.marks());
        page
    }

    fn end(&self) -> Page {
        let what = self
            .texts
            .say_with("call-end-what", &[("round", self.round.number.into())]);
        let mut page = Page(vec![Block::Title {
            text: self.say("call-end"),
            what,
            kind: None,
        }]);
        page.0.extend(self.reminders());
        page.0
            .extend(self.marks().filter(|_| self.round.is_given()));
        if self.round.complete.is_none() {
            let mut points = vec![self.say("call-back")];
            if let Some(seat) = self.round.crown {
                let name = self.player(seat);
                points.push(
                    self.texts
                        .say_with("call-crown", &[("name", (&name).into())]),
                );
            }
            page.0.push(Block::Text(points.join(" ")));
        }
        page
    }

    fn player(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    fn reminders(&self) -> Option<Block> {
        let killed = self.round.killed.and_then(|rank| self.cast.of_rank(rank));
        let killed = killed.map_or(String::new(), |killed| self.name(killed.id));
        let points: Vec<String> = reminders(self.cast, self.round)
            .into_iter()
            .map(|reminder| remind(self.texts, reminder, &killed))
            .collect();
        (!points.is_empty()).then_some(Block::Points {
            source: String::new(),
            points,
        })
    }

    /// What lies on characters that are still to be called.
    fn marks(&self) -> Option<Block> {
        let round = self.round;
        let now = round.called(self.cast).map(|called| called.rank);
        let marked = [
            ("mark-killed", round.killed.iter().collect::<Vec<_>>()),
            ("mark-bewitched", round.bewitched.iter().collect()),
            ("mark-robbed", round.robbed.iter().collect()),
            ("mark-warrants", round.warrants.iter().collect()),
            ("mark-threats", round.threats.iter().collect()),
        ];
        let mut facts: Vec<(String, String)> = marked
            .iter()
            .filter_map(|(id, ranks)| {
                let names: Vec<String> = ranks
                    .iter()
                    .filter(|rank| now.is_none_or(|now| ***rank >= now))
                    .filter_map(|rank| self.cast.of_rank(**rank))
                    .map(|called| format!("{} {}", called.rank, self.name(called.id)))
                    .collect();
                (!names.is_empty()).then(|| (self.say(id), names.join(", ")))
            })
            .collect();
        if let Some(seat) = round.crown.filter(|_| round.is_given()) {
            facts.push((self.say("mark-crown"), self.player(seat)));
        }
        (!facts.is_empty()).then_some(Block::Facts(facts))
    }

    fn keys(&self) -> Vec<&'static str> {
        let round = self.round;
        let mut keys = Vec::new();
        let Some(called) = round.called(self.cast) else {
            keys.push(if round.complete.is_some() {
                "keys-count"
            } else {
                "keys-round"
            });
            let crown = self
                .cast
                .crown()
                .filter(|crown| round.killed == Some(crown.rank));
            keys.extend(crown.and_then(|crown| self.seat_key(crown)));
            keys.push("keys-undo");
            return keys;
        };
        keys.push("keys-next");
        keys.extend(round.marking(self.cast).and_then(|power| match power {
            Power::Kill => Some("keys-kill"),
            Power::Bewitch => Some("keys-bewitch"),
            Power::Rob => Some("keys-rob"),
            Power::Warrants => Some("keys-warrants"),
            Power::Threats => Some("keys-threats"),
            _ => None,
        }));
        if round.warrants.contains(&called.rank) && called.power != Some(Power::Warrants) {
            keys.push("keys-warrant-shown");
        }
        if round.threats.contains(&called.rank) && called.power != Some(Power::Threats) {
            keys.push("keys-threat-shown");
        }
        if round.killed != Some(called.rank) {
            keys.extend(self.seat_key(called));
            if round.holder(called.rank) == Holder::Unknown {
                keys.push("keys-nobody");
            }
        }
        if round.complete.is_none() {
            keys.push("keys-complete");
        }
        keys.push("keys-undo");
        keys
    }

    /// Who has it matters for the crown and, in the last round, for a tie.
    fn seat_key(&self, called: Called) -> Option<&'static str> {
        let moves = matches!(called.power, Some(Power::TakeCrown | Power::GiveCrown));
        match self.round.holder(called.rank) {
            Holder::Unknown if moves || self.round.complete.is_some() => Some("keys-who"),
            Holder::Seat(_) if called.power == Some(Power::GiveCrown) => Some("keys-receiver"),
            _ => None,
        }
    }
}

/// The players by the letter that means them.
#[must_use]
pub fn letters(names: &[String]) -> Vec<(String, String)> {
    ('a'..='h')
        .map(String::from)
        .zip(names.iter().cloned())
        .collect()
}

/// A character's power in one line.
#[must_use]
pub fn power(texts: &Texts, cast: &Cast, called: Called) -> Option<String> {
    let printing = printing(called.id, cast.edition)?;
    Some(reminder(texts, called.id.into(), printing))
}

/// Whom a character may name or touch, if it does.
#[must_use]
pub fn targets(texts: &Texts, cast: &Cast, called: Called) -> Option<String> {
    let id = format!("targets-{}-{}", called.id, cast.edition.id());
    texts.has(&id).then(|| texts.say(&id))
}

fn remind(texts: &Texts, reminder: Reminder, card: &str) -> String {
    texts.say_with(
        &format!("remind-{}", reminder.id()),
        &[("card", card.into())],
    )
}

/// The list of who is called, and what to remember: everything without a question.
#[must_use]
pub fn quick(texts: &Texts, cast: &Cast, title: String) -> Page {
    let rows = cast.characters.iter().map(|&called| {
        let power = power(texts, cast, called).unwrap_or_default();
        let targets = targets(texts, cast, called).map(|targets| format!("→ {targets}"));
        let cells = vec![
            called.rank.to_string(),
            name(texts, cast.edition, called.id),
            [Some(power), targets]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" "),
        ];
        Row { cells, kind: None }
    });
    let mut page = Page(vec![
        Block::Title {
            text: texts.say("call-title"),
            what: title,
            kind: None,
        },
        Block::Table {
            header: ["column-rank", "column-name", "column-power"]
                .map(|id| texts.say(id))
                .to_vec(),
            rows: rows.collect(),
            wraps: true,
            spare: &[],
        },
    ]);
    let points: Vec<String> = standing(cast)
        .into_iter()
        .map(|reminder| remind(texts, reminder, ""))
        .collect();
    if !points.is_empty() {
        page.0
            .push(Block::Heading(texts.say("call-quick-remember")));
        page.0.push(Block::Points {
            source: String::new(),
            points,
        });
    }
    page
}
