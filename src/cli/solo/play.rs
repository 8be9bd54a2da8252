//! `citadels solo` on a terminal: a whole game, saved after every step.

use super::super::args::{EditionWish, SoloArgs};
use super::super::score::notes;
use super::super::{Answer, Context};
use super::ask::{self, Picked, Question};
use super::saved::{self, Saved};
use crate::failure::{Failure, Fault};
use crate::library::base_supply;
use crate::rules::card::{District, Rank};
use crate::rules::city::Supply;
use crate::rules::solo::Role;
use crate::rules::solo::game::{Game, Phase};
use crate::rules::solo::step::Step;
use crate::terminal::Key;
use crate::texts::Texts;
use crate::view::question::question;
use crate::view::solo_game::Scene;
use crate::view::{Block, Page, solo};

/// What is said when leaving.
pub const LEAVE: &str = "solo-leave-why";

pub fn run(context: &mut Context<'_>, args: &SoloArgs) -> Result<Answer, Failure> {
    if context.ask.is_none() {
        return Err(context.nothing_to_ask("error-solo-terminal"));
    }
    if args.new && args.resume {
        let fault = Fault::told("usage", context.texts, "error-solo-new-resume", &[]);
        return Err(Failure::usage(fault));
    }
    let notes = notes(context, &args.play)?;
    let mut played = begin(context, args)?;
    loop {
        let step = match played.game.phase {
            Phase::Over => {
                if let Some(answer) = played.end(context, args, &notes)? {
                    return Ok(answer);
                }
                continue;
            }
            Phase::Start | Phase::Stolen | Phase::His => played.type_step(context)?,
            _ => played.press_step(context)?,
        };
        match step {
            Some(step) => played.take(context, step)?,
            None => played.undo(context)?,
        }
    }
}

/// The saved game, or a new one.
fn begin(context: &mut Context<'_>, args: &SoloArgs) -> Result<Played, Failure> {
    let path = saved::place(context, args.file.as_deref())?;
    if args.new {
        Saved::may_replace(context, &path, args.file.is_some())?;
    } else {
        // A game that was counted is over.
        let saved = Saved::read(context, &path)?;
        let saved = saved.filter(|(_, game)| game.phase != Phase::Closed);
        match saved {
            Some((saved, game)) if args.resume || goes_on(context, &game)? => {
                context.edition = EditionWish::One(saved.edition);
                return Ok(Played::new(saved, game));
            }
            None if args.resume => {
                let fault = Fault::told("nothing-found", context.texts, "error-solo-none", &[]);
                return Err(Failure::no(vec![fault]));
            }
            _ => {}
        }
    }
    let saved = Saved::new(context, args, path)?;
    let game = Game::new(saved.setup.clone());
    // What cannot be saved is told before the game, not after it.
    saved.save(context)?;
    let played = Played::new(saved, game);
    let page = played.scene(context.texts).setup();
    loop {
        match context.show(&page)? {
            Key::Enter => return Ok(played),
            Key::Escape => context.leave(LEAVE)?,
            _ => {}
        }
    }
}

/// Go on with the saved game?
fn goes_on(context: &mut Context<'_>, game: &Game) -> Result<bool, Failure> {
    let round = context
        .texts
        .say_with("solo-round", &[("round", game.round.into())]);
    let keys = context.say("solo-keys-resume");
    let mut page = question(context.say("solo-resume"), round, Vec::new(), keys);
    page.0.insert(
        1,
        solo::table(context.texts, context.edition(), &game.state),
    );
    context.goes_on(&page, LEAVE)
}

/// A game under way.
pub struct Played {
    pub saved: Saved,
    pub game: Game,
    pub supply: Supply,
    /// What was refused just now.
    note: Option<String>,
}

impl Played {
    fn new(saved: Saved, game: Game) -> Self {
        let supply = base_supply(saved.edition);
        Self {
            saved,
            game,
            supply,
            note: None,
        }
    }

    pub fn scene<'a>(&'a self, texts: &'a Texts) -> Scene<'a> {
        Scene {
            texts,
            edition: self.saved.edition,
            supply: &self.supply,
            game: &self.game,
            note: self.note.as_deref(),
        }
    }

    /// Takes a step and saves it; a step that cannot be taken is told on the next page.
    pub fn take(&mut self, context: &Context<'_>, step: Step) -> Result<(), Failure> {
        match self.game.take(&self.supply, step) {
            Ok(()) => {
                self.note = None;
                self.saved.steps.push(step);
                self.saved.save(context)
            }
            Err(barred) => {
                self.note = Some(context.say(&format!("solo-barred-{}", barred.id())));
                Ok(())
            }
        }
    }

    /// Takes the last step back: the game is played again without it.
    pub fn undo(&mut self, context: &Context<'_>) -> Result<(), Failure> {
        self.note = None;
        if self.saved.steps.pop().is_none() {
            return Ok(());
        }
        if let Ok(game) = self.saved.replay() {
            self.game = game;
        }
        self.saved.save(context)
    }

    /// A step that is typed: a district or a number. None to take the last one back.
    fn type_step(&self, context: &mut Context<'_>) -> Result<Option<Step>, Failure> {
        let page = self.scene(context.texts).page();
        loop {
            let picked = match self.game.phase {
                Phase::Stolen => match ask::gold(context, &page)? {
                    Picked::One(gold) => Picked::One(Step::Stolen(gold)),
                    Picked::Cancelled => Picked::Cancelled,
                    _ => Picked::Back,
                },
                phase => {
                    let ids = ask::left(context, &self.supply, &self.game);
                    let (asked, help) = if phase == Phase::Start {
                        let number = 5 - self.game.missing();
                        let values = [("number", number.into())];
                        let asked = context.texts.say_with("solo-ask-first-card", &values);
                        (asked, Some("solo-help-first-card"))
                    } else {
                        (self.scene(context.texts).turn_up(), None)
                    };
                    let question = Question {
                        page: &page,
                        asked,
                        help,
                        done: None,
                    };
                    match ask::district(context, &self.supply, &ids, &question)? {
                        Picked::One(id) if phase == Phase::Start => Picked::One(Step::Draw(id)),
                        Picked::One(id) => Picked::One(Step::TurnUp(id)),
                        Picked::Cancelled => Picked::Cancelled,
                        _ => Picked::Back,
                    }
                }
            };
            match picked {
                Picked::One(step) => return Ok(Some(step)),
                Picked::Cancelled => context.leave(LEAVE)?,
                Picked::Back | Picked::Done => return Ok(None),
            }
        }
    }

    /// A step by a key; None to take the last one back.
    fn press_step(&mut self, context: &mut Context<'_>) -> Result<Option<Step>, Failure> {
        loop {
            let page = self.scene(context.texts).page();
            let step = match (context.show(&page)?, self.game.phase) {
                (Key::Escape, _) => {
                    context.leave(LEAVE)?;
                    None
                }
                (Key::Back | Key::Letter('u'), _) => return Ok(None),
                (Key::Digit(digit), phase) => role(digit).and_then(|role| match phase {
                    Phase::Shown | Phase::ShownAfter => Some(Step::Shown(role)),
                    Phase::Offered => Some(Step::Offered(role)),
                    Phase::Keep => Some(Step::Keep(role)),
                    Phase::Target => Some(Step::Target(role)),
                    Phase::Reveal if !self.game.setup.dealt => Some(Step::Vova(role)),
                    _ => None,
                }),
                (Key::Enter, Phase::Keep) => match self.game.deal.offered[..] {
                    [only] => Some(Step::Keep(only)),
                    _ => None,
                },
                (Key::Enter, Phase::Reveal) => self.game.deal.vova.map(Step::Vova),
                (Key::Enter, Phase::HisEnd) => Some(Step::Go),
                (Key::Letter('r'), Phase::HisEnd) => Some(Step::Salvage),
                (key, Phase::Yours) => self.your_key(context, &page, key)?,
                _ => None,
            };
            if step.is_some() {
                return Ok(step);
            }
        }
    }

    fn your_key(
        &mut self,
        context: &mut Context<'_>,
        page: &Page,
        key: Key,
    ) -> Result<Option<Step>, Failure> {
        let hand = self.game.state.you.hand.clone();
        Ok(match key {
            Key::Enter => {
                // Whoever has done nothing at all may have pressed it too early.
                let last = self.saved.steps.last();
                let idle = !self.game.setup.quick
                    && matches!(last, Some(Step::Vova(_) | Step::Go | Step::Stolen(_)));
                let warned = context.say("solo-yours-idle");
                if idle && self.note.as_ref() != Some(&warned) {
                    self.note = Some(warned);
                    return Ok(None);
                }
                Some(Step::Go)
            }
            Key::Letter('l') if self.game.setup.quick => Some(Step::Complete),
            Key::Letter('d') => {
                let city = self.game.state.vova.city.clone();
                self.which(context, page, "solo-ask-destroy", &city)?
                    .map(Step::Destroy)
            }
            _ if self.game.setup.quick => None,
            Key::Letter('g') => Some(Step::Take),
            Key::Letter('i') => Some(Step::Income),
            Key::Letter('p') => Some(Step::Gold(1)),
            Key::Letter('m') => Some(Step::Gold(-1)),
            Key::Letter('b') => self
                .which(context, page, "solo-ask-build", &hand)?
                .map(Step::Build),
            Key::Letter('x') => self
                .which(context, page, "solo-ask-discard", &hand)?
                .map(Step::Discard),
            Key::Letter('c') => {
                let left = ask::left(context, &self.supply, &self.game);
                self.which(context, page, "solo-ask-card", &left)?
                    .map(Step::Draw)
            }
            _ => None,
        })
    }

    /// One of these districts, or none after all.
    fn which(
        &self,
        context: &mut Context<'_>,
        page: &Page,
        asked: &str,
        ids: &[District],
    ) -> Result<Option<District>, Failure> {
        if ids.is_empty() {
            return Ok(None);
        }
        let mut page = page.clone();
        page.0.retain(|block| !matches!(block, Block::Keys(_)));
        let asked = context.say(asked);
        let question = Question {
            page: &page,
            asked,
            help: None,
            done: None,
        };
        Ok(
            match ask::district(context, &self.supply, ids, &question)? {
                Picked::One(id) => Some(id),
                _ => None,
            },
        )
    }
}

/// The character whose rank was pressed.
fn role(digit: u8) -> Option<Role> {
    Rank::new(digit).and_then(Role::of_rank)
}
