//! `solo` on a terminal: runs a game, then shows the result.

use crate::app::{App, Editions};
use crate::command::score::counted::{self, Counted, by_place, head, numbers, verdict};
use crate::command::solo::flow::{self, Input, Moment, Solo, Start};
use crate::command::solo::{Dealer, Request, event_text, name, score, table};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, Place, masked};
use crate::files::log::{Game as GameKind, Play, token};
use crate::files::read::score::Claimed;
use crate::files::saved::{Kept, SavedFile, may_replace};
use crate::flow::Played;
use crate::flow::found::Found;
use crate::library::solo::name_of;
use crate::library::{base_supply, edition_name};
use crate::page::{Block, Line, Page};
use crate::rules::card::{Card, District};
use crate::rules::city::{Allow, Built, PlayerClaim, TableClaim};
use crate::rules::edition::Edition;
use crate::rules::solo::Who;
use crate::rules::solo::game::{Entry, Game, Setup};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::{fault, id, say};
use serde::Serialize;
use strum::VariantArray;

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    if cli.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-solo-terminal")));
    }
    let notes = request.play.notes(&cli.app())?;
    let mut opened = open(&cli.app(), request)?;
    let mut played = begin_anew(cli, request, &mut opened)?;
    let (app, texts) = (cli.app(), cli.texts);
    let previous = opened.previous();
    let page = |solo: &Solo| match (solo.moment, &previous) {
        (Moment::Setup, Some(file)) => flow::page(texts, solo).with_notes([kept(texts, file)]),
        (Moment::Count, _) => match count(&app, solo, None) {
            Ok(counted) => counted_page(texts, solo, &counted),
            Err(_) => flow::page(texts, solo),
        },
        (Moment::Log, _) => Page::new(log_page(texts, &log(texts, &solo.game))),
        _ => flow::page(texts, solo),
    };
    let mut save = |played: &Played<Solo>| match played.now().moment {
        // It is closed when it is in the play log.
        Moment::Closed { .. } => Ok(()),
        _ => opened.keep(played),
    };
    cli.drive(&mut played, Stop::Left, &page, &mut save)?;
    let token = opened.file.token();
    let is_wanted = played.now().moment == (Moment::Closed { save: true });
    let notes = is_wanted.then_some(Play { token, ..notes });
    let mut counted = count(&app, played.now(), notes.as_ref())?;
    let (saved, mut unsaved) = (counted.saved, counted.unsaved.take());
    if unsaved.is_none() {
        unsaved = opened.keep(&played).err().map(Faults::from);
    }
    let log = log(texts, &played.now().game);
    let outcome = cli.answer(&Ended { counted, log }, |texts, ended| {
        // The score comes last, so it stays visible.
        let log = request.log.then(|| log_page(texts, &ended.log));
        let mut page = Page::new(log.unwrap_or_default());
        let counted = score::named(texts, &ended.counted);
        page.extend(Vec::from(counted::short(texts, &counted)));
        page
    });
    Ok(outcome.saved(saved).unsaved(unsaved))
}

/// The result of a game.
#[derive(Debug, Serialize)]
struct Ended {
    #[serde(flatten)]
    counted: Counted,
    log: Vec<Logged>,
}

/// The saved game, or a new one.
fn begin_anew(
    cli: &mut Cli<'_>,
    request: &Request,
    opened: &mut Opened<'_>,
) -> Result<Played<Solo>, Stop> {
    let given = cli.app.edition_is_given || cli.home.settings.edition.is_some();
    let given = given.then(|| cli.edition());
    if let Some(saved) = opened.saved.take() {
        // What is looked up meanwhile is of that box too.
        cli.app.editions = Editions::One(saved.start().game.supply.edition);
        let mut found = Played::new(Found {
            scene: saved.now().game.clone(),
            goes_on: request.resume.then_some(true),
            labels: [
                id!("act-solo-go-on"),
                id!("act-solo-new"),
                id!("solo-leave-why"),
            ],
        });
        let (texts, previous) = (cli.texts, opened.previous());
        let page = |game: &Game| {
            let round = say!(texts, "solo-round", round = game.round);
            let mut page = Page::new(vec![
                Block::title(say!(texts, "solo-resume"), round),
                table(texts, game.supply.edition, &game.state),
            ]);
            page.extend(previous.iter().map(|file| Block::Text(kept(texts, file))));
            page
        };
        cli.drive(&mut found, Stop::Left, &page, &mut |_| Ok(()))?;
        if found.now().goes_on == Some(true) {
            return Ok(saved);
        }
    }
    // Saving problems are reported before the questions, not after.
    opened.file.check()?;
    let edition = match given {
        Some(edition) => edition,
        None => ask_edition(cli)?,
    };
    cli.app.editions = Editions::One(edition);
    Ok(opened.begin(&cli.app(), request)?)
}

/// Which box; the variant was written for the classic one.
fn ask_edition(cli: &mut Cli<'_>) -> Result<Edition, Stop> {
    let texts = cli.texts;
    let editions = [Edition::Classic, Edition::E2016, Edition::Third];
    let names = editions.map(|edition| texts.say(edition_name(edition)));
    let chosen = cli.choose(&say!(texts, "tonight-ask-edition"), &names, Stop::Left)?;
    Ok(editions[chosen])
}

/// Both cities counted as usual (line 62), the winner by the variant's rule (line 64).
fn count(app: &App<'_>, solo: &Solo, notes: Option<&Play>) -> Result<Counted, Faults> {
    let claimed = Claimed::asked(solo.game.supply.edition, claim(app.texts, solo));
    counted::count(app, GameKind::Solo, &claimed, Allow::VARIANTS, notes)
}

/// Where a game is saved, and the one saved there.
#[derive(Debug)]
struct Opened<'a> {
    file: SavedFile<'a, Solo>,
    saved: Option<Played<Solo>>,
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
fn open<'a>(app: &App<'a>, request: &Request) -> Result<Opened<'a>, Faults> {
    if request.new && request.resume {
        return Err(fault!(Usage, "error-solo-new-resume").into());
    }
    let mut file = app.saved(request.file.as_deref())?;
    if request.new && request.file.is_some() {
        may_replace(&file)?;
    }
    let is_open = |saved: &Played<Solo>| !matches!(saved.now().moment, Moment::Closed { .. });
    let found = found(app, &mut file, request.play.save);
    // A broken one may be repaired by hand.
    let is_broken = request.new && found.is_err();
    let saved = match found {
        Err(_) if is_broken => None,
        found => found?.filter(is_open),
    };
    let is_taken = is_broken || saved.is_some();
    let saved = saved.filter(|_| !request.new);
    if let Some(saved) = &saved
        && app.edition_is_given
        && app.edition() != saved.start().game.supply.edition
    {
        let edition = edition_name(saved.start().game.supply.edition);
        return Err(fault!(BadValue, "error-solo-edition", edition).into());
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
    let barred = |(place, why): (usize, Fault)| barred(&kept, place, &why);
    played.map(Some).map_err(barred)
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
    /// A new game.
    ///
    /// # Errors
    ///
    /// The seed is from a newer version.
    fn begin(&mut self, app: &App<'_>, request: &Request) -> Result<Played<Solo>, Faults> {
        self.is_begun = false;
        let setup = Setup {
            quick: request.quick,
            // Naming two characters by hand is quicker than being dealt eight.
            dealt: (request.deal).map_or(!request.quick, |deal| deal == Dealer::Program),
            seed: app.seed(request.seed.as_deref())?.text().to_owned(),
        };
        let edition = app.edition();
        let start = Start { edition, setup };
        self.file.begin(&token().unwrap_or_default(), &start);
        let solo = begin(app, edition, start.setup, request.play.save);
        Ok(Played::new(solo))
    }

    /// Where the saved game is kept if a new one replaces it.
    fn previous(&self) -> Option<String> {
        let previous = self.is_taken.then(|| self.file.previous());
        previous.map(|path| path.display().to_string())
    }

    /// Saves the game; a new one from its first step on.
    ///
    /// # Errors
    ///
    /// It can't be written.
    fn keep(&mut self, played: &Played<Solo>) -> Result<(), Fault> {
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
        self.file.save(played.given())
    }
}

/// Both cities at the end (line 62).
fn claim(texts: &Texts, solo: &Solo) -> TableClaim {
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

/// Where the saved game is kept when a new one starts.
fn kept(texts: &Texts, file: &str) -> Line {
    let has_space = file.contains(char::is_whitespace);
    let quotes = if has_space { "\"" } else { "" };
    let file = format!("{quotes}{}{quotes}", masked(file));
    say!(texts, "solo-kept", file).into()
}

/// The result while it can still be undone: who wins, and the points. The reasons are on the final
/// printed page.
fn counted_page(texts: &Texts, solo: &Solo, counted: &Counted) -> Page {
    let counted = score::named(texts, counted);
    let round = say!(texts, "solo-round", round = solo.game.round);
    let mut page = Page::new(vec![Block::title(say!(texts, "solo-over"), round)]);
    page.push(verdict(texts, &counted));
    let warnings = counted.warnings.iter();
    page.extend(warnings.map(|warning| Block::Note(warning.message.as_str().into())));
    let players = by_place(&counted).into_iter();
    let totals = players.map(|player| head(texts, player)).collect();
    page.push(numbers(texts, &counted, totals));
    page
}

/// An entry of the game log.
#[derive(Clone, Debug, Serialize)]
struct Logged {
    round: usize,
    who: &'static str,
    id: &'static str,
    text: String,
}

/// The log of a game, without round starts: each entry has its round.
fn log(texts: &Texts, game: &Game) -> Vec<Logged> {
    let edition = game.supply.edition;
    let card = |card: Card| name(texts, edition, card);
    let mut round = 0;
    let logged = game.log.iter().filter_map(|entry| {
        let text = match *entry {
            Entry::Round(number) => {
                round = number;
                return None;
            }
            Entry::YouAre(role) => say!(texts, "solo-log-you-are", card = card(role.into())),
            Entry::Named(role) => say!(texts, "solo-log-named", card = card(role.into())),
            Entry::VovaIs(role) => say!(texts, "solo-log-vova-is", card = card(role.into())),
            Entry::Gold(change) => {
                let change = format!("{change:+}").replace('-', "−");
                say!(texts, "solo-log-gold", change)
            }
            Entry::Draws(id) => say!(texts, "solo-log-draws", card = card(id.into())),
            Entry::Discards(id) => say!(texts, "solo-log-discards", card = card(id.into())),
            Entry::Builds(id) => say!(texts, "solo-log-builds", card = card(id.into())),
            Entry::Destroys(id) => say!(texts, "solo-log-destroys", card = card(id.into())),
            Entry::Salvages(id) => say!(texts, "solo-log-salvages", card = card(id.into())),
            Entry::Complete => say!(texts, "solo-log-complete"),
            Entry::Vova(event) => event_text(texts, edition, event),
        };
        let who = match entry {
            Entry::Vova(_) | Entry::VovaIs(_) => "vova",
            _ => "you",
        };
        let id = entry.id();
        Some(Logged {
            round,
            who,
            id,
            text,
        })
    });
    logged.collect()
}

/// What happened, round by round.
fn log_page(texts: &Texts, log: &[Logged]) -> Vec<Block> {
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
