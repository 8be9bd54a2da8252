//! What a play is: who played, with which cards, and how it ended.

use crate::files::read::score::Claimed;
use crate::library;
use crate::library::players::is_same;
use crate::rules::card::{Card, DistrictType, Rank};
use crate::rules::city::{Built, PlayerClaim, Table, TableClaim};
use crate::rules::edition::Edition;
use crate::rules::score::Outcome;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::{Display, EnumString};

/// A play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// Counted from 1.
    pub id: u64,
    /// `citadels`, `solo` or `fortress`.
    pub game: String,
    /// As 2026-11-16.
    pub date: String,
    /// The edition; for Fortress, `base` or `river`.
    pub edition: String,
    /// The deck's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// The cards played with, as far as known.
    #[serde(default)]
    pub cards: Vec<String>,
    /// The city size.
    #[serde(default)]
    pub complete_at: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// Other remarks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// In input order.
    pub players: Vec<Played>,
    /// Names.
    pub winners: Vec<String>,
    /// What broke a tie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<String>,
    /// How often the caller marked which character.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub marks: Marks,
    /// The table, sheet, pad or solo game it came from, which is saved only once.
    #[serde(default, alias = "evening", skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// How often: by the id of the mark (`killed`), then of the character.
pub type Marks = BTreeMap<String, BTreeMap<String, u32>>;

/// Identifies a game whose play must be saved only once.
pub fn token() -> Option<String> {
    let chance = getrandom::u64().ok()?;
    Some(format!("{chance:016x}"))
}

impl Play {
    pub fn game(&self) -> Option<Game> {
        self.game.parse().ok()
    }

    pub fn edition(&self) -> Option<Edition> {
        self.edition.parse().ok()
    }

    /// Is it a play of the tile game, whose points are not comparable?
    pub fn is_fortress(&self) -> bool {
        self.game() == Some(Game::Fortress)
    }

    pub fn has_won(&self, player: &Played) -> bool {
        self.winners.contains(&player.name)
    }

    /// The player with this name, in any spelling.
    pub fn player(&self, name: &str) -> Option<&Played> {
        self.players.iter().find(|one| is_same(&one.name, name))
    }

    /// Do the players, whatever their names, have the same cities and points?
    pub(super) fn has_result_of(&self, other: &Self) -> bool {
        let nameless = |play: &Self| {
            let players = play.players.iter().cloned();
            let players = players.map(|player| Played {
                name: String::new(),
                ..player
            });
            players.collect::<Vec<_>>()
        };
        nameless(self) == nameless(other)
    }

    /// Renames everyone according to `new`.
    pub(super) fn rename(&mut self, new: impl Fn(&str) -> Option<String>) {
        let players = self.players.iter_mut().map(|player| &mut player.name);
        for name in players.chain(&mut self.winners) {
            if let Some(new) = new(name) {
                *name = new;
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Game {
    Citadels,
    Solo,
    Fortress,
}

/// A player in a play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    pub name: String,
    /// From 1.
    pub place: usize,
    /// All points.
    pub total: u32,
    /// The districts.
    #[serde(default)]
    pub city: Vec<String>,
    /// The indexes of the beautified ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beautified: Vec<usize>,
    /// Cards in hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<u32>,
    /// Those shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<String>,
    /// Gold in the stash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold: Option<u32>,
    /// Cards under the Museum.
    #[serde(default)]
    pub museum: u32,
    /// Held the crown.
    #[serde(default)]
    pub crown: bool,
    /// Completed a city first.
    #[serde(default)]
    pub first: bool,
    /// Highest rank revealed in the last round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    /// Districts built in the last round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub last_round: Vec<String>,
    /// The sources of the points.
    #[serde(default)]
    pub lines: Vec<PlayedLine>,
}

/// Points and their source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedLine {
    /// As in the JSON of `score`.
    pub rule: String,
    /// The number; a correction can be negative.
    pub points: i64,
}

/// The data of a Citadels game; none if it has cards from a later version.
pub fn claim(play: &Play) -> Option<Claimed> {
    // A play from a spreadsheet has no city size: what else is missing there is not known either.
    if !matches!(play.game(), Some(Game::Citadels | Game::Solo)) || play.complete_at == 0 {
        return None;
    }
    let edition = play.edition()?;
    let supply = library::supply(edition);
    let cards = |of: &[String]| -> Option<Vec<Card>> {
        let in_box = |card: &Card| card.district().is_some_and(|id| supply.get(id).is_some());
        let cards = of.iter().map(|card| card.parse().ok().filter(in_box));
        cards.collect()
    };
    let player = |player: &Played| {
        let city = cards(&player.city)?.into_iter().enumerate();
        let city = city.map(|(at, card)| Built {
            card,
            beautified: player.beautified.contains(&at),
        });
        let last_round = player.last_round.iter();
        Some(PlayerClaim {
            name: player.name.clone(),
            city: city.collect(),
            hand: player.hand,
            shown: cards(&player.shown)?,
            gold: player.gold,
            museum: player.museum,
            crown: player.crown,
            first: player.first,
            rank: player.rank.and_then(|rank| rank.try_into().ok()),
            last_round: last_round.filter_map(|card| card.parse().ok()).collect(),
        })
    };
    let players: Option<Vec<PlayerClaim>> = play.players.iter().map(player).collect();
    let table = TableClaim {
        complete_at: Some(play.complete_at),
        deck: None,
        players: players?,
    };
    Some(Claimed::asked(edition, table))
}

/// A scored game as a log entry, with its notes.
pub fn record(
    game: Game,
    claimed: &Claimed,
    table: &Table,
    outcome: &Outcome,
    notes: &Play,
) -> Play {
    let ids = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let players = claimed.table.players.iter().enumerate();
    let players = players.map(|(at, player)| {
        let lines = outcome.players[at].lines.iter();
        let lines = lines.map(|line| PlayedLine {
            rule: line.rule.id().to_owned(),
            points: line.points.into(),
        });
        let city = player.city.iter();
        Played {
            name: player.name.clone(),
            place: outcome.players[at].place,
            total: outcome.players[at].total,
            city: city.map(|built| built.card.to_string()).collect(),
            beautified: (0..player.city.len())
                .filter(|&at| player.city[at].beautified)
                .collect(),
            hand: player.hand,
            shown: ids(&player.shown),
            gold: player.gold,
            museum: player.museum,
            crown: player.crown,
            first: player.first,
            rank: player.rank.map(u8::from),
            last_round: ids(&player.last_round),
            lines: lines.collect(),
        }
    });
    // Without a deck, only the cards in the cities are known.
    let mut cards = ids(&claimed.cards);
    if cards.is_empty() {
        let built = table.players.iter().flat_map(|player| &player.city);
        let unique = built.filter(|built| built.district.kind == DistrictType::Unique);
        cards.extend(unique.map(|built| built.district.id.to_string()));
    }
    let winners = outcome.winners.iter();
    let winners = winners.map(|seat| table.players[seat.index()].name.clone());
    Play {
        game: game.to_string(),
        edition: table.edition.id().to_owned(),
        deck: claimed.deck.clone(),
        cards,
        complete_at: table.complete_at,
        players: players.collect(),
        winners: winners.collect(),
        tie_break: outcome.tie_break.map(|by| by.id().to_owned()),
        ..notes.clone()
    }
}

/// The character that the player revealed in the last round, if deck and rank are known.
pub fn character(play: &Play, player: &Played) -> Option<Card> {
    let edition = play.edition().unwrap_or_default();
    let rank = Rank::new(player.rank?)?;
    let is_of_rank = |card: &Card| library::printing(*card, edition)?.rank.map(|of| of == rank);
    let mut cards = play.cards.iter().filter_map(|card| card.parse().ok());
    cards.find(|card| is_of_rank(card) == Some(true))
}
