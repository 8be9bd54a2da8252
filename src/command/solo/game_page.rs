//! The pages of a game against Vova: one for each moment, and its log.

use crate::command::score;
use crate::command::score::counted::Counted;
use crate::command::solo::flow::{Moment, Solo};
use crate::command::solo::{self, Logged, card, cards, event_text, table};
use crate::fault::{masked, quoted};
use crate::library::nearest_printing;
use crate::page::{Block, Line, Page};
use crate::rules::edition::Edition;
use crate::rules::solo::Role;
use crate::rules::solo::deal::Pick;
use crate::rules::solo::game::{Game, Phase};
use crate::texts::Texts;
use crate::wording::card::reminder;
use crate::{args, family, say};
use strum::VariantArray;

family!(power_message(Role) = "solo-power-");

/// A saved game was found.
pub fn found(texts: &Texts, game: &Game) -> Page {
    Page::new(vec![
        Block::Title {
            text: say!(texts, "solo-resume").into(),
            what: say!(texts, "solo-round", round = game.round).into(),
        },
        table(texts, game.supply.edition, &game.state),
    ])
}

/// The page of this moment.
pub fn page(texts: &Texts, solo: &Solo) -> Page {
    let game = &solo.game;
    let edition = game.supply.edition;
    let scene = Scene {
        texts,
        edition,
        game,
    };
    match solo.moment {
        Moment::Setup => scene.setup(),
        Moment::Late(id) => {
            let name = nearest_printing(id, edition).name(texts.lang());
            Page::new(vec![Block::Title {
                text: say!(texts, "solo-late", card = name).into(),
                what: Line::default(),
            }])
        }
        Moment::City => {
            let mut page = scene.page();
            let city = cards(texts, edition, &solo.city);
            page.push(Block::Facts(vec![(
                say!(texts, "solo-your-city").into(),
                city,
            )]));
            page
        }
        Moment::Idle => scene
            .page()
            .with_notes([say!(texts, "solo-yours-idle").into()]),
        Moment::Game | Moment::Count | Moment::Log | Moment::Closed { .. } => scene.page(),
    }
}

/// Where the saved game is kept when a new one starts.
pub fn kept(texts: &Texts, file: &str) -> Line {
    let quotes = if file.contains(char::is_whitespace) {
        "\""
    } else {
        ""
    };
    let file = format!("{quotes}{}{quotes}", masked(file));
    say!(texts, "solo-kept", file).into()
}

/// The result while it can still be undone: who wins, and the points. The reasons are on the final
/// printed page.
pub fn count(texts: &Texts, solo: &Solo, counted: &Counted) -> Page {
    let counted = solo::named(texts, counted);
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "solo-over").into(),
        what: say!(texts, "solo-round", round = solo.game.round).into(),
    }]);
    page.push(score::page::verdict(texts, &counted));
    let warnings = counted.warnings.iter();
    page.extend(warnings.map(|warning| Block::Note(warning.message.as_str().into())));
    let players = score::page::by_place(&counted).into_iter();
    let totals = players
        .map(|player| score::page::head(texts, player))
        .collect();
    page.push(score::page::numbers(texts, &counted, totals));
    page
}

/// What happened, round by round.
pub fn log(texts: &Texts, log: &[Logged]) -> Vec<Block> {
    let rounds = log.chunk_by(|one, next| one.round == next.round);
    let rounds = rounds.map(|round| Block::Points {
        // Cards drawn before the first round have no heading.
        source: match round[0].round {
            0 => Line::default(),
            number => say!(texts, "solo-log-round", round = number).into(),
        },
        points: round.iter().map(|one| one.text.as_str().into()).collect(),
    });
    let heading = Block::Heading(say!(texts, "solo-log").into());
    [heading].into_iter().chain(rounds).collect()
}

struct Scene<'a> {
    texts: &'a Texts,
    edition: Edition,
    game: &'a Game,
}

impl Scene<'_> {
    fn name(&self, role: Option<Role>) -> &'static str {
        let name = |role| nearest_printing(role, self.edition).name(self.texts.lang());
        role.map_or("", name)
    }

    fn roles(&self, roles: &[Role]) -> Line {
        cards(self.texts, self.edition, roles)
    }

    /// Setup, before the first step (lines 14 to 16).
    fn setup(&self) -> Page {
        let texts = self.texts;
        let setup = &self.game.setup;
        let mut points: Vec<Line> = vec![
            say!(texts, "solo-setup-cards").into(),
            say!(texts, "solo-setup-gold").into(),
            say!(texts, "solo-setup-order").into(),
        ];
        if setup.quick {
            points.push(say!(texts, "solo-setup-quick").into());
        }
        if setup.dealt {
            let seed = quoted(&setup.seed);
            points.push(say!(texts, "solo-setup-seed", seed).into());
        }
        Page::new(vec![
            Block::Title {
                text: say!(texts, "solo-setup").into(),
                what: Line::default(),
            },
            Block::Points {
                source: Line::default(),
                points,
            },
        ])
    }

    fn page(&self) -> Page {
        let mut page = Page::new(vec![Block::Title {
            text: self.title().into(),
            what: self.what().into(),
        }]);
        page.extend(self.why().map(|why| Block::Text(why.into())));
        page.extend(self.characters());
        page.extend(self.happened());
        page.extend(self.choices());
        if !matches!(
            self.game.phase,
            Phase::Shown | Phase::Offered | Phase::ShownAfter
        ) {
            page.push(table(self.texts, self.edition, &self.game.state));
        }
        page
    }

    fn title(&self) -> String {
        let (texts, game) = (self.texts, self.game);
        match game.phase {
            Phase::Start => say!(texts, "solo-setup"),
            Phase::Shown => say!(texts, "solo-shown"),
            Phase::Offered => match game.deal.pick {
                Pick::OfTwo => say!(texts, "solo-offered-two"),
                Pick::OfThree => say!(texts, "solo-offered-three"),
                Pick::Unchosen => say!(texts, "solo-offered-unchosen"),
            },
            Phase::Keep if game.deal.offered.is_empty() => say!(texts, "solo-keep-which"),
            Phase::Keep if game.deal.pick == Pick::Unchosen => say!(texts, "solo-keep-unchosen"),
            Phase::Keep => say!(texts, "solo-keep"),
            Phase::ShownAfter => say!(texts, "solo-after"),
            Phase::Target if game.yours == Some(Role::Assassin) => {
                say!(texts, "solo-target-assassin")
            }
            Phase::Target => say!(texts, "solo-target-thief"),
            Phase::Reveal => say!(texts, "solo-reveal"),
            Phase::Yours => say!(texts, "solo-yours", card = self.name(game.yours)),
            Phase::Stolen | Phase::His | Phase::HisEnd => {
                say!(texts, "solo-his", card = self.name(game.his))
            }
            Phase::Over | Phase::Closed => say!(texts, "solo-over"),
        }
    }

    fn what(&self) -> String {
        if self.game.round == 0 {
            return String::new();
        }
        let round = say!(self.texts, "solo-round", round = self.game.round);
        match self.game.first {
            Some(_) => format!("{round}, {}", say!(self.texts, "solo-last-round")),
            None => round,
        }
    }

    fn why(&self) -> Option<String> {
        let (texts, game) = (self.texts, self.game);
        let pick = game.deal.pick;
        Some(match game.phase {
            Phase::Start => say!(texts, "solo-setup-gold"),
            Phase::Shown => say!(texts, "solo-shown-why"),
            Phase::Offered => say!(texts, "solo-offered-why"),
            Phase::Keep if game.deal.offered.is_empty() => match pick {
                Pick::OfTwo => say!(texts, "solo-keep-by-hand"),
                Pick::OfThree => say!(texts, "solo-keep-by-hand-three"),
                Pick::Unchosen => say!(texts, "solo-keep-by-hand-unchosen"),
            },
            Phase::ShownAfter if pick == Pick::Unchosen => say!(texts, "solo-after-two"),
            Phase::ShownAfter => say!(texts, "solo-after-one"),
            Phase::Target => format!("{} {}", say!(texts, "solo-target-why"), self.odds()),
            Phase::Reveal if !game.setup.dealt => say!(texts, "solo-reveal-which"),
            Phase::Yours => {
                let power = game.yours.map(|yours| self.power(yours));
                let quick = game.setup.quick.then(|| say!(texts, "solo-yours-quick"));
                let both: Vec<String> = quick.into_iter().chain(power).collect();
                both.join(" ")
            }
            _ => return None,
        })
    }

    /// The odds of a guess (line 29).
    fn odds(&self) -> String {
        let unseen = self.game.deal.unseen();
        let odds = if self.game.deal.offered.is_empty() {
            say!(self.texts, "solo-odds-blind")
        } else {
            let cards = self.roles(&unseen).plain();
            say!(self.texts, "solo-odds", cards)
        };
        if self.game.yours == Some(Role::Thief) && unseen.contains(&Role::Assassin) {
            format!("{odds} {}", say!(self.texts, "solo-odds-assassin"))
        } else {
            odds
        }
    }

    /// What a character does here.
    fn power(&self, role: Role) -> String {
        let target = self.name(self.game.target);
        let message = power_message(role);
        self.texts.say_with(message, args![target])
    }

    /// The face-up characters.
    fn characters(&self) -> Option<Block> {
        let (texts, game) = (self.texts, self.game);
        let is_chosen = match game.phase {
            Phase::Over | Phase::Closed => return None,
            Phase::Shown | Phase::Offered | Phase::Keep => false,
            _ => true,
        };
        let mut facts = Vec::new();
        // What follows your choice is not shown before it.
        let open: Vec<Role> = if is_chosen {
            let seen = game.deal.seen();
            seen.filter(|role| Some(*role) != game.yours).collect()
        } else {
            game.deal.shown.clone()
        };
        let is_deal = matches!(
            game.phase,
            Phase::ShownAfter | Phase::Target | Phase::Reveal
        );
        if (!is_chosen || is_deal) && !open.is_empty() {
            facts.push((say!(texts, "solo-seen").into(), self.roles(&open)));
        }
        let you = || say!(texts, "solo-seen-you").into();
        if game.phase == Phase::Offered && !game.deal.offered.is_empty() {
            facts.push((you(), self.roles(&game.deal.offered)));
        }
        if game.phase == Phase::Yours {
            let his = game.his.map(|his| card(texts, self.edition, his));
            facts.extend(his.map(|his| (say!(texts, "solo-vova").into(), his)));
        } else {
            let yours = game.yours.map(|yours| card(texts, self.edition, yours));
            facts.extend(yours.map(|yours| (you(), yours)));
        }
        (!facts.is_empty()).then_some(Block::Facts(facts))
    }

    /// The events of his turn.
    fn happened(&self) -> Option<Block> {
        let turn = self.game.turn.as_ref()?;
        let is_his = matches!(self.game.phase, Phase::His | Phase::HisEnd);
        let events = turn.events.iter();
        let said = events.map(|event| event_text(self.texts, self.edition, *event).into());
        (is_his && !turn.events.is_empty()).then(|| Block::Points {
            source: Line::default(),
            points: said.collect(),
        })
    }

    /// Characters with their digits.
    fn choices(&self) -> Option<Block> {
        let game = self.game;
        let plain =
            |roles: Vec<Role>| Some(listed(&roles, |role| card(self.texts, self.edition, role)));
        let unseen = || {
            let mut unseen = game.deal.unseen();
            unseen.retain(|role| Some(*role) != game.yours);
            unseen
        };
        match game.phase {
            Phase::Shown | Phase::Offered | Phase::ShownAfter => plain(unseen()),
            Phase::Keep if game.deal.offered.is_empty() => plain(Role::VARIANTS.to_vec()),
            Phase::Keep => Some(listed(&game.deal.offered, |role| self.choice(role))),
            Phase::Target => plain(game.targets()),
            Phase::Reveal if !game.setup.dealt => plain(unseen()),
            _ => None,
        }
    }

    /// Some work differently here than in the normal game.
    fn choice(&self, role: Role) -> Line {
        if !role.names() {
            return self.power(role).into();
        }
        let printing = nearest_printing(role, self.edition);
        let power = reminder(self.texts, role.into(), printing);
        let mut line = card(self.texts, self.edition, role);
        line.push(format!(". {power}"));
        line
    }
}

/// Characters by their ranks.
fn listed(roles: &[Role], said: impl Fn(Role) -> Line) -> Block {
    let facts = roles
        .iter()
        .map(|role| (role.rank().to_string().into(), said(*role)));
    Block::Facts(facts.collect())
}
