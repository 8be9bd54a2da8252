//! `citadels solo` on a terminal: runs a game, then shows the result.

use crate::app::App;
use crate::command::args::{Dealer, SoloArgs};
use crate::command::score::counted::{self, Counted};
use crate::command::score::notes;
use crate::command::solo::flow::{Input, Moment, Solo, Start};
use crate::command::solo::{self, Logged, game_page, log};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, Place};
use crate::files::log::{Game as GameKind, Play, token};
use crate::files::read::score::Claimed;
use crate::files::saved::{Kept, SavedFile, may_replace};
use crate::flow::Played;
use crate::flow::found::Found;
use crate::library::base_supply;
use crate::library::solo::name_of;
use crate::page::{Block, Page};
use crate::rules::card::{Card, District};
use crate::rules::city::{Built, Pardon, PlayerClaim, TableClaim};
use crate::rules::edition::Edition;
use crate::rules::solo::Who;
use crate::rules::solo::game::{Game, Setup};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::{fault, id};
use serde::Serialize;
use strum::VariantArray;

pub fn run(cli: &mut Cli<'_>, args: &SoloArgs) -> Result<Outcome, Stop> {
    if cli.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-solo-terminal")));
    }
    if args.new && args.resume {
        return Err(Stop::from(fault!(Usage, "error-solo-new-resume")));
    }
    let notes = notes(cli, &args.play)?;
    let request = Request {
        file: args.file.clone(),
        new: args.new,
        resume: args.resume,
        quick: args.quick,
        dealt: args.deal.map(|deal| deal == Dealer::Program),
        seed: args.seed.clone(),
        save: args.play.save,
    };
    let mut opened = open(&cli.app(), &request)?;
    let mut played = begin_anew(cli, &request, &mut opened)?;
    let mut counted = None;
    let app = cli.app();
    let kept = opened.previous();
    cli.drive(
        &mut played,
        Stop::Left,
        &|solo: &Solo| match (solo.moment, &kept) {
            (Moment::Setup, Some(kept)) => {
                game_page::page(app.texts, solo).with_notes([game_page::kept(app.texts, kept)])
            }
            (Moment::Count, _) => match count(&app, solo, None) {
                Ok(counted) => game_page::count(app.texts, solo, &counted),
                Err(_) => game_page::page(app.texts, solo),
            },
            (Moment::Log, _) => {
                Page::new(game_page::log(app.texts, &logged(app.texts, &solo.game)))
            }
            _ => game_page::page(app.texts, solo),
        },
        &mut |played| {
            // Don't archive a play that could not be logged.
            if played.now().moment == (Moment::Closed { save: true }) {
                let notes = Play {
                    token: opened.token(),
                    ..notes.clone()
                };
                let mut saved = count(&app, played.now(), Some(&notes))?;
                if let Some(faults) = saved.unsaved.take() {
                    return Err(faults);
                }
                counted = Some(saved);
            }
            opened.keep(played)
        },
    )?;
    let solo = played.now();
    let counted = match counted {
        Some(counted) => counted,
        None => count(&app, solo, None)?,
    };
    let answer = Ended {
        counted,
        log: logged(cli.texts, &solo.game),
    };
    let saved = answer.counted.saved;
    let answer = cli.answer(&answer, |texts, answer| {
        // The score comes last, so it stays visible.
        let log = args.log.then(|| game_page::log(texts, &answer.log));
        let mut page = Page::new(log.unwrap_or_default());
        let score = solo::score(texts, &answer.counted);
        page.extend(Vec::from(score));
        page
    });
    Ok(answer.saved(saved))
}

/// The saved game, or a new one.
fn begin_anew(
    cli: &mut Cli<'_>,
    request: &Request,
    opened: &mut Opened<'_>,
) -> Result<Played<Solo>, Stop> {
    if let Some(saved) = opened.saved.take() {
        let mut found = Played::new(Found {
            scene: saved.now().game.clone(),
            goes_on: request.resume.then_some(true),
            labels: [
                id!("act-solo-go-on"),
                id!("act-solo-new"),
                id!("solo-leave-why"),
            ],
        });
        let (texts, kept) = (cli.texts, opened.previous());
        let page = |game: &_| {
            let mut page = game_page::found(texts, game);
            page.extend(
                kept.iter()
                    .map(|kept| Block::Text(game_page::kept(texts, kept))),
            );
            page
        };
        cli.drive(&mut found, Stop::Left, &page, &mut |_| Ok(()))?;
        if found.now().goes_on == Some(true) {
            return Ok(saved);
        }
    }
    let begun = opened.begin(&cli.app(), request);
    begun.map_err(Stop::from)
}

/// Both cities counted as usual (line 62), the winner by the variant's rule (line 64).
fn count(app: &App<'_>, solo: &Solo, notes: Option<&Play>) -> Result<Counted, Faults> {
    let claimed = Claimed::asked(solo.game.supply.edition, claim(app.texts, solo));
    counted::count(app, GameKind::Solo, &claimed, Pardon::VARIANTS, notes)
}

#[derive(Clone, Debug)]
pub struct Request {
    /// Where the game is saved, if not at the default path.
    pub file: Option<String>,
    /// Start a new game, whatever is saved.
    pub new: bool,
    /// Resume the saved game, without asking.
    pub resume: bool,
    pub quick: bool,
    /// The program deals the characters; none for the default.
    pub dealt: Option<bool>,
    pub seed: Option<String>,
    /// Save to the play log without asking.
    pub save: bool,
}

/// Where a game is saved, and the one saved there.
#[derive(Debug)]
pub struct Opened<'a> {
    file: SavedFile<'a, Solo>,
    pub saved: Option<Played<Solo>>,
    /// A new game is not written before its first step.
    is_begun: bool,
    /// A new game would replace the saved one.
    is_taken: bool,
}

/// Finds the saved game; a scored one is over.
///
/// # Errors
///
/// Everything wrong with the saved game, or it was requested and there is none.
pub fn open<'a>(app: &App<'a>, request: &Request) -> Result<Opened<'a>, Faults> {
    let mut file = app.saved(request.file.as_deref())?;
    if request.new && request.file.is_some() {
        may_replace(&file)?;
    }
    let is_open = |saved: &Played<Solo>| !matches!(saved.now().moment, Moment::Closed { .. });
    let found = found(app, &mut file, request.save);
    // A broken one may be repaired by hand.
    let is_broken = request.new && found.is_err();
    let saved = if is_broken {
        None
    } else {
        found?.filter(is_open)
    };
    let is_taken = is_broken || saved.is_some();
    let saved = saved.filter(|_| !request.new);
    if let Some(saved) = &saved
        && app.edition_is_given
        && app.edition() != saved.start().game.supply.edition
    {
        return Err(fault!(BadValue, "error-score-edition").at("edition").into());
    }
    if request.resume && saved.is_none() {
        return Err(fault!(NothingFound, "error-solo-none").into());
    }
    Ok(Opened {
        is_taken,
        is_begun: saved.is_some(),
        file,
        saved,
    })
}

/// The game in a file.
fn found(
    app: &App<'_>,
    file: &mut SavedFile<'_, Solo>,
    saves: bool,
) -> Result<Option<Played<Solo>>, Fault> {
    let Some(kept) = file.read()? else {
        return Ok(None);
    };
    let Start { edition, setup } = kept.start.clone();
    let played = kept.resume(begin(app, edition, setup, saves));
    played
        .map(Some)
        .map_err(|(place, why)| barred(&kept, place, &why))
}

fn begin(app: &App<'_>, edition: Edition, setup: Setup, saves: bool) -> Solo {
    let game = Game::new(setup, base_supply(edition));
    let districts = app.by_name(&game.supply);
    Solo::new(game, districts, saves)
}

/// A saved step is not possible.
fn barred(kept: &Kept<Solo>, place: usize, why: &Fault) -> Fault {
    match kept.inputs().nth(place) {
        Some(Input::Step(step)) if place > 0 => {
            let (value, why) = (step.to_string(), why.message);
            let fault = fault!(BadValue, "error-solo-step-barred", value, why);
            fault.at(Place::from("steps").index(place - 1))
        }
        _ => kept.broken(Some(place)),
    }
}

impl Opened<'_> {
    /// A new game. Saving problems are reported before the game, not after.
    ///
    /// # Errors
    ///
    /// It can't be saved, or the seed is from a newer version.
    pub fn begin(&mut self, app: &App<'_>, request: &Request) -> Result<Played<Solo>, Faults> {
        self.file.check()?;
        self.is_begun = false;
        let setup = Setup {
            quick: request.quick,
            // Naming two characters by hand is quicker than being dealt eight.
            dealt: request.dealt.unwrap_or(!request.quick),
            seed: app.seed(request.seed.as_deref())?.text().to_owned(),
        };
        let edition = app.edition();
        let start = Start { edition, setup };
        self.file.begin(&token().unwrap_or_default(), &start);
        Ok(Played::new(begin(app, edition, start.setup, request.save)))
    }

    /// Identifies the game: its play is in the log once.
    pub fn token(&self) -> Option<String> {
        self.file.token()
    }

    /// Where the saved game is kept if a new one replaces it.
    pub fn previous(&self) -> Option<String> {
        let previous = self.is_taken.then(|| self.file.previous());
        previous.map(|path| path.display().to_string())
    }

    /// Saves the game; a new one from its first step on.
    ///
    /// # Errors
    ///
    /// It can't be written.
    pub fn keep(&mut self, played: &Played<Solo>) -> Result<(), Faults> {
        if !self.is_begun {
            let is_step = |input: &Input| matches!(input, Input::Step(_));
            if !played.inputs().iter().any(is_step) {
                return Ok(());
            }
            if self.is_taken {
                self.file.keep_previous()?;
            }
            self.is_begun = true;
        }
        Ok(self.file.save(played.given())?)
    }
}

/// Both cities at the end (line 62).
pub fn claim(texts: &Texts, solo: &Solo) -> TableClaim {
    let Game {
        state, first, late, ..
    } = &solo.game;
    let player = |who, city: &[District], late: &[District]| {
        let built = |card: &District| Built {
            card: card.into(),
            beautified: false,
        };
        PlayerClaim {
            name: texts.say(name_of(who)),
            city: city.iter().map(built).collect(),
            first: *first == Some(who),
            last_round: late.iter().map(Card::from).collect(),
            ..PlayerClaim::default()
        }
    };
    let you = PlayerClaim {
        gold: state.yours_known.then_some(state.you.gold),
        hand: u32::try_from(state.you.hand.len()).ok(),
        ..player(Who::You, &solo.city, &solo.late)
    };
    let vova = PlayerClaim {
        gold: Some(state.vova.gold),
        hand: Some(0),
        ..player(Who::Vova, &state.vova.city, &late[1])
    };
    TableClaim {
        complete_at: None,
        deck: None,
        players: vec![you, vova],
    }
}

/// The game log in words.
pub fn logged(texts: &Texts, game: &Game) -> Vec<Logged> {
    log(texts, game.supply.edition, &game.log)
}

/// The result of a game.
#[derive(Debug, Serialize)]
pub struct Ended {
    #[serde(flatten)]
    pub counted: Counted,
    pub log: Vec<Logged>,
}
