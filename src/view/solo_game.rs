//! The pages of a solo game on a terminal: one for each moment.

use super::card::name;
use super::page::{Block, Page};
use super::question::powers;
use super::solo::{events, table};
use crate::rules::city::Supply;
use crate::rules::edition::Edition;
use crate::rules::solo::Role;
use crate::rules::solo::deal::Pick;
use crate::rules::solo::game::{Game, Phase};
use crate::rules::solo::turn::Event;
use crate::texts::Texts;
use strum::VariantArray;

/// A game as it is shown.
#[derive(Debug)]
pub struct Scene<'a> {
    pub texts: &'a Texts,
    pub edition: Edition,
    /// The districts of the game.
    pub supply: &'a Supply,
    /// The game so far.
    pub game: &'a Game,
    /// What was refused just now, or must be known.
    pub note: Option<&'a str>,
}

impl Scene<'_> {
    fn say(&self, id: &str) -> String {
        self.texts.say(id)
    }

    fn role(&self, role: Role) -> String {
        name(self.texts, self.edition, role)
    }

    fn roles(&self, roles: &[Role]) -> String {
        roles
            .iter()
            .map(|role| self.role(*role))
            .collect::<Vec<_>>()
            .join(", ")
    }

    fn with_card(&self, id: &str, role: Option<Role>) -> String {
        let card = role.map_or(String::new(), |role| self.role(role));
        self.texts.say_with(id, &[("card", (&card).into())])
    }

    /// Set-up, before the first step (lines 14 to 16).
    #[must_use]
    pub fn setup(&self) -> Page {
        let mut points = vec![
            self.say("solo-setup-cards"),
            self.say("solo-setup-gold"),
            self.say("solo-setup-order"),
        ];
        if self.game.setup.quick {
            points.push(self.say("solo-setup-quick"));
        }
        if self.game.setup.dealt {
            let seed = crate::failure::quoted(&self.game.setup.seed);
            let values = [("seed", (&seed).into())];
            points.push(self.texts.say_with("solo-setup-seed", &values));
        }
        Page(vec![
            Block::Title {
                text: self.say("solo-setup"),
                what: String::new(),
                kind: None,
            },
            Block::Points {
                source: String::new(),
                points,
            },
            Block::Keys(vec![self.say("solo-keys-start")]),
        ])
    }

    /// The page of this moment; with its keys, where keys are pressed and nothing is typed.
    #[must_use]
    pub fn page(&self) -> Page {
        let mut page = Page(vec![Block::Title {
            text: self.title(),
            what: self.what(),
            kind: None,
        }]);
        page.0.extend(self.why().map(Block::Text));
        page.0.extend(self.characters());
        page.0.extend(self.happened());
        page.0.extend(self.choices());
        if !matches!(
            self.game.phase,
            Phase::Shown | Phase::Offered | Phase::ShownAfter
        ) {
            page.0
                .push(table(self.texts, self.edition, &self.game.state));
        }
        page.0
            .extend(self.note.map(|note| Block::Note(note.to_owned())));
        let keys = self.keys();
        if !keys.is_empty() {
            page.0.push(Block::Keys(keys));
        }
        page
    }

    fn title(&self) -> String {
        let game = self.game;
        match game.phase {
            Phase::Start => self.say("solo-setup"),
            Phase::Shown => self.say("solo-shown"),
            Phase::Offered => self.say(match game.deal.pick {
                Pick::OfTwo => "solo-offered-two",
                Pick::OfThree => "solo-offered-three",
                Pick::Unchosen => "solo-offered-unchosen",
            }),
            Phase::Keep => self.say(match (game.deal.pick, game.deal.offered.is_empty()) {
                (_, true) => "solo-keep-which",
                (Pick::Unchosen, _) => "solo-keep-unchosen",
                _ => "solo-keep",
            }),
            Phase::ShownAfter => self.say("solo-after"),
            Phase::Target => self.say(match game.yours {
                Some(Role::Assassin) => "solo-target-assassin",
                _ => "solo-target-thief",
            }),
            Phase::Reveal => self.say("solo-reveal"),
            Phase::Yours => self.with_card("solo-yours", game.yours),
            Phase::Stolen | Phase::His | Phase::HisEnd => self.with_card("solo-his", game.his),
            Phase::Over | Phase::Closed => self.say("solo-over"),
        }
    }

    fn what(&self) -> String {
        if self.game.round == 0 {
            return String::new();
        }
        let round = self
            .texts
            .say_with("solo-round", &[("round", self.game.round.into())]);
        match self.game.first {
            Some(_) => format!("{round}, {}", self.say("solo-last-round")),
            None => round,
        }
    }

    fn why(&self) -> Option<String> {
        let game = self.game;
        let by_hand = !game.setup.dealt;
        match game.phase {
            Phase::Start => Some(self.say("solo-setup-gold")),
            Phase::Shown => Some(self.say("solo-shown-why")),
            Phase::Offered => Some(self.say("solo-offered-why")),
            Phase::Keep if game.deal.offered.is_empty() => Some(self.say(match game.deal.pick {
                Pick::OfTwo => "solo-keep-by-hand",
                Pick::OfThree => "solo-keep-by-hand-three",
                Pick::Unchosen => "solo-keep-by-hand-unchosen",
            })),
            Phase::ShownAfter => Some(self.say(match game.deal.pick {
                Pick::Unchosen => "solo-after-two",
                _ => "solo-after-one",
            })),
            Phase::Target => Some(format!("{} {}", self.say("solo-target-why"), self.odds())),
            Phase::Reveal if by_hand => Some(self.say("solo-reveal-which")),
            Phase::Yours => Some(self.power()),
            _ => None,
        }
    }

    /// What a guess is worth (line 29).
    fn odds(&self) -> String {
        let unseen = self.game.deal.unseen();
        let odds = if self.game.deal.offered.is_empty() {
            self.say("solo-odds-blind")
        } else {
            let cards = self.roles(&unseen);
            self.texts
                .say_with("solo-odds", &[("cards", (&cards).into())])
        };
        let safe = self.game.yours == Some(Role::Thief) && unseen.contains(&Role::Assassin);
        if safe {
            format!("{odds} {}", self.say("solo-odds-assassin"))
        } else {
            odds
        }
    }

    /// What your character does here.
    fn power(&self) -> String {
        let power = self
            .game
            .yours
            .map_or(String::new(), |yours| self.power_of(yours));
        if self.game.setup.quick {
            format!("{} {power}", self.say("solo-yours-quick"))
        } else {
            power
        }
    }

    fn power_of(&self, role: Role) -> String {
        let target = self
            .game
            .target
            .map_or(String::new(), |target| self.role(target));
        let id = format!("solo-power-{}", role.id());
        self.texts.say_with(&id, &[("target", (&target).into())])
    }

    /// The characters that lie open.
    fn characters(&self) -> Option<Block> {
        let game = self.game;
        if game.phase == Phase::Over {
            return None;
        }
        let mut facts = Vec::new();
        let open: Vec<Role> = match game.phase {
            Phase::Start => Vec::new(),
            // What comes after your choice is not shown before it.
            Phase::Shown | Phase::Offered | Phase::Keep => game.deal.shown.clone(),
            _ => game
                .deal
                .seen()
                .filter(|role| Some(*role) != game.yours)
                .collect(),
        };
        if matches!(
            game.phase,
            Phase::Shown
                | Phase::Offered
                | Phase::Keep
                | Phase::ShownAfter
                | Phase::Target
                | Phase::Reveal
        ) && !open.is_empty()
        {
            facts.push((self.say("solo-seen"), self.roles(&open)));
        }
        if game.phase == Phase::Offered && !game.deal.offered.is_empty() {
            facts.push((self.say("solo-seen-you"), self.roles(&game.deal.offered)));
        }
        if let Some(yours) = game.yours.filter(|_| game.phase != Phase::Yours) {
            facts.push((self.say("solo-seen-you"), self.role(yours)));
        }
        if let Some(his) = game.his.filter(|_| game.phase == Phase::Yours) {
            facts.push((self.say("solo-vova"), self.role(his)));
        }
        (!facts.is_empty()).then_some(Block::Facts(facts))
    }

    /// What happened in his turn.
    fn happened(&self) -> Option<Block> {
        let turn = self.game.turn.as_ref()?;
        if !matches!(self.game.phase, Phase::His | Phase::HisEnd) || turn.events.is_empty() {
            return None;
        }
        let points = events(
            self.texts,
            self.edition,
            self.game.gold_before,
            &turn.events,
        );
        Some(Block::Points {
            source: String::new(),
            points,
        })
    }

    /// Characters with the digits that mean them.
    fn choices(&self) -> Option<Block> {
        let game = self.game;
        let plain = |roles: Vec<Role>| {
            let facts = roles
                .iter()
                .map(|role| (role.rank().to_string(), self.role(*role)));
            Some(Block::Facts(facts.collect()))
        };
        let unseen = || {
            let mut unseen = game.deal.unseen();
            unseen.retain(|role| Some(*role) != game.yours);
            unseen
        };
        match game.phase {
            Phase::Shown | Phase::Offered | Phase::ShownAfter => plain(unseen()),
            Phase::Keep if game.deal.offered.is_empty() => plain(Role::VARIANTS.to_vec()),
            Phase::Keep => {
                let facts = game.deal.offered.iter().flat_map(|role| {
                    // Some do something else here than at a table of many.
                    if role.names() {
                        return powers(self.texts, self.edition, &[role.character()], None);
                    }
                    vec![(role.rank().to_string(), self.power_of(*role))]
                });
                Some(Block::Facts(facts.collect()))
            }
            Phase::Target => plain(game.targets()),
            Phase::Reveal if !game.setup.dealt => plain(unseen()),
            _ => None,
        }
    }

    fn keys(&self) -> Vec<String> {
        let game = self.game;
        let mut keys = match game.phase {
            Phase::Shown | Phase::Offered | Phase::ShownAfter | Phase::Target => {
                vec![self.say("solo-keys-number")]
            }
            Phase::Keep if game.deal.offered.len() == 1 => vec![self.say("solo-keys-take")],
            Phase::Keep => vec![self.say("solo-keys-keep")],
            Phase::Reveal if game.setup.dealt => vec![self.say("solo-keys-reveal")],
            Phase::Reveal => vec![self.say("solo-keys-number")],
            Phase::Yours => self.your_keys(),
            Phase::HisEnd => {
                let salvage = game.turn.as_ref().and_then(|turn| turn.salvage);
                let mut keys = vec![self.say("solo-keys-on")];
                keys.extend(salvage.map(|_| self.say("solo-keys-salvage")));
                keys
            }
            Phase::Start | Phase::Stolen | Phase::His | Phase::Over | Phase::Closed => {
                return Vec::new();
            }
        };
        keys.push(self.say("solo-keys-undo"));
        keys
    }

    fn your_keys(&self) -> Vec<String> {
        let game = self.game;
        let mut keys = vec![self.say("solo-keys-end")];
        let warlord = game.yours == Some(Role::Warlord) && !game.destroyed;
        if game.setup.quick {
            keys.extend((!game.state.yours_complete).then(|| self.say("solo-keys-complete")));
            keys.extend(warlord.then(|| self.say("solo-keys-destroy")));
            return keys;
        }
        keys.extend((!game.took).then(|| self.say("solo-keys-gold")));
        keys.push(self.say("solo-keys-card"));
        let income = game.income(self.supply);
        if !game.earned && income > 0 {
            keys.push(
                self.texts
                    .say_with("solo-keys-income", &[("count", income.into())]),
            );
        }
        keys.extend((game.built < game.limit()).then(|| self.say("solo-keys-build")));
        keys.extend(warlord.then(|| self.say("solo-keys-destroy")));
        keys.extend(
            ["solo-keys-discard", "solo-keys-plus", "solo-keys-minus"].map(|id| self.say(id)),
        );
        keys
    }

    /// The question for the next card of Vova's.
    #[must_use]
    pub fn turn_up(&self) -> String {
        let events = self.game.turn.as_ref().map_or(&[][..], |turn| &turn.events);
        let second = events.contains(&Event::PhaseCoin);
        self.say(if second {
            "solo-ask-turn-up-second"
        } else {
            "solo-ask-turn-up"
        })
    }
}
