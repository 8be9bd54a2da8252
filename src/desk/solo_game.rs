//! `solo`: a whole game against Vova, started or resumed, saved after every step, scored at the
//! end.

use super::Desk;
use super::counted::Counted;
use super::solo::{Logged, log};
use crate::fault;
use crate::fault::{Fault, Faults, Place};
use crate::flow::Played;
use crate::flow::solo::{Input, Moment, Solo, Start};
use crate::library::base_supply;
use crate::library::solo::name_of;
use crate::rules::card::{Card, District};
use crate::rules::city::{Built, PlayerClaim, TableClaim};
use crate::rules::edition::Edition;
use crate::rules::solo::Who;
use crate::rules::solo::game::{Game, Setup};
use crate::store::log::token;
use crate::store::saved::{Kept, SavedFile, may_replace};
use crate::texts::Texts;
use serde::Serialize;

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
pub fn open<'a>(desk: &Desk<'a>, request: &Request) -> Result<Opened<'a>, Faults> {
    let mut file = desk.saved(request.file.as_deref())?;
    if request.new && request.file.is_some() {
        may_replace(&file)?;
    }
    let is_open = |saved: &Played<Solo>| !matches!(saved.now().moment, Moment::Closed { .. });
    let found = found(desk, &mut file, request.save);
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
        && desk.edition_is_given
        && desk.edition() != saved.start().game.supply.edition
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
    desk: &Desk<'_>,
    file: &mut SavedFile<'_, Solo>,
    saves: bool,
) -> Result<Option<Played<Solo>>, Fault> {
    let Some(kept) = file.read()? else {
        return Ok(None);
    };
    let Start { edition, setup } = kept.start.clone();
    let played = kept.resume(begin(desk, edition, setup, saves));
    played
        .map(Some)
        .map_err(|(place, why)| barred(&kept, place, &why))
}

fn begin(desk: &Desk<'_>, edition: Edition, setup: Setup, saves: bool) -> Solo {
    let game = Game::new(setup, base_supply(edition));
    let districts = desk.by_name(&game.supply);
    Solo::new(game, districts, saves)
}

/// A saved step is not possible.
fn barred(kept: &Kept<Solo>, place: usize, why: &Fault) -> Fault {
    match kept.inputs().nth(place) {
        Some(Input::Step(step)) => {
            let (value, why) = (step.to_string(), why.message);
            let fault = fault!(BadValue, "error-solo-step-barred", value = value, why = why);
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
    pub fn begin(&mut self, desk: &Desk<'_>, request: &Request) -> Result<Played<Solo>, Faults> {
        self.file.check()?;
        self.is_begun = false;
        let setup = Setup {
            quick: request.quick,
            // Naming two characters by hand is quicker than being dealt eight.
            dealt: request.dealt.unwrap_or(!request.quick),
            seed: desk.seed(request.seed.as_deref())?.text().to_owned(),
        };
        let edition = desk.edition();
        let start = Start { edition, setup };
        self.file.begin(&token().unwrap_or_default(), &start);
        Ok(Played::new(begin(desk, edition, start.setup, request.save)))
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
