//! `solo`: a whole game against Vova, started or resumed, saved after every step, scored at the
//! end.

use super::Desk;
use super::counted::Counted;
use super::solo::{Logged, log};
use crate::fault;
use crate::fault::Faults;
use crate::flow::Played;
use crate::flow::solo::{Moment, Solo, steps};
use crate::library::base_supply;
use crate::library::solo::name_of;
use crate::rules::card::{Card, District};
use crate::rules::city::{Built, PlayerClaim, TableClaim};
use crate::rules::solo::Who;
use crate::rules::solo::game::{Game, Setup};
use crate::store::Lock;
use crate::store::log::token_of;
use crate::store::solo::{
    check_writable, hold, is_under_way, keep_previous, may_replace, path, previous, read, write,
};
use crate::texts::Texts;
use serde::Serialize;
use std::path::PathBuf;

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
pub struct Opened {
    path: PathBuf,
    pub saved: Option<Played<Solo>>,
    /// A new game is not written before its first step.
    is_begun: bool,
    /// A new game would replace the saved one.
    is_taken: bool,
    /// Keeps other terminals off it.
    _lock: Option<Lock>,
}

/// Finds the saved game; a scored one is over.
///
/// # Errors
///
/// Everything wrong with the saved game, or it was requested and there is none.
pub fn open(desk: &Desk<'_>, request: &Request) -> Result<Opened, Faults> {
    let path = path(desk.store.as_ref(), request.file.as_deref())?;
    let lock = hold(desk.store.as_ref(), &path)?;
    let saved = if request.new {
        if request.file.is_some() {
            may_replace(&path)?;
        }
        None
    } else {
        let edition = desk.edition_is_given.then(|| desk.edition());
        let start = |game: Game| {
            let districts = desk.by_name(&game.supply);
            Solo::new(game, districts, request.save)
        };
        let is_open = |saved: &Played<Solo>| !matches!(saved.now().moment, Moment::Closed { .. });
        read(&path, edition, start)?.filter(is_open)
    };
    if request.resume && saved.is_none() {
        return Err(fault!(NothingFound, "error-solo-none").into());
    }
    Ok(Opened {
        is_taken: saved.is_some() || request.new && is_under_way(&path),
        is_begun: saved.is_some(),
        path,
        saved,
        _lock: lock,
    })
}

impl Opened {
    /// A new game. Saving problems are reported before the game, not after.
    ///
    /// # Errors
    ///
    /// It can't be saved, or the seed is from a newer version.
    pub fn begin(&mut self, desk: &Desk<'_>, request: &Request) -> Result<Played<Solo>, Faults> {
        check_writable(desk.store.as_ref(), &self.path)?;
        self.is_begun = false;
        let setup = Setup {
            quick: request.quick,
            // Naming two characters by hand is quicker than being dealt eight.
            dealt: request.dealt.unwrap_or(!request.quick),
            seed: desk.seed(request.seed.as_deref())?.text().to_owned(),
        };
        let game = Game::new(setup, base_supply(desk.edition()));
        let districts = desk.by_name(&game.supply);
        Ok(Played::new(Solo::new(game, districts, request.save)))
    }

    /// Where the saved game is kept if a new one replaces it.
    pub fn previous(&self) -> Option<String> {
        let previous = self.is_taken.then(|| previous(&self.path));
        previous.map(|path| path.display().to_string())
    }

    /// Saves the game; a new one from its first step on.
    ///
    /// # Errors
    ///
    /// It can't be written.
    pub fn keep(&mut self, desk: &Desk<'_>, played: &Played<Solo>) -> Result<(), Faults> {
        if !self.is_begun {
            if steps(played).next().is_none() {
                return Ok(());
            }
            if self.is_taken {
                keep_previous(&self.path)?;
            }
            self.is_begun = true;
        }
        write(desk.store.as_ref(), &self.path, played)
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

/// Identifies a game by its start and its steps: resumed after it was saved, it is the same.
pub fn token(played: &Played<Solo>) -> String {
    let Game { setup, supply, .. } = &played.start().game;
    let steps: Vec<String> = steps(played).map(|step| step.to_string()).collect();
    // No text contains this byte.
    let ended = |text: &str| [text.as_bytes(), &[0xff]].concat();
    let mut game = vec![setup.quick.into(), setup.dealt.into()];
    game.extend(ended(&setup.seed));
    game.extend(ended(supply.edition.id()));
    game.extend((steps.len() as u64).to_le_bytes());
    game.extend(steps.iter().flat_map(|step| ended(step)));
    token_of(&game)
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
