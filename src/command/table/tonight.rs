//! `tonight`: one evening on a terminal, from "who plays?" to the saved play.

use crate::app::{App, Editions, TableWish, limits};
use crate::command::deck::build;
use crate::command::score::counted::Counted;
use crate::command::score::sheet::{End, ScoreSheet};
use crate::command::score::story::story;
use crate::command::score::{self, sheet};
use crate::command::table::call::goes_on;
use crate::command::table::evening::{Evening, Input, Options, Scene, Stage, Start, Table};
use crate::command::table::opening::{self, code_of};
use crate::command::table::pass::Phones;
use crate::command::table::time::Spent;
use crate::command::table::tonight_file::{KeptEvening, TonightFile, resume};
use crate::command::table::{before_round, pass, round};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, quoted};
use crate::files::Store;
use crate::files::log::{Marks, Play};
use crate::flow::{Played, Viewer};
use crate::library::edition_name;
use crate::page::{Block, Page};
use crate::rules::card::{Character, District};
use crate::rules::edition::Edition;
use crate::rules::table::{Players, Seat};
use crate::terminal::drive::Stop;
use crate::terminal::{Ask, Left, News};
use crate::texts::Texts;
use crate::wording::table::what;
use crate::{family, fault, id, say};
use clap::Args;
use serde::Serialize;
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

#[derive(Debug, Args)]
pub struct Request {
    #[arg(long)]
    pub show: bool,
    #[arg(long, conflicts_with = "show")]
    pub new: bool,
    #[arg(long, conflicts_with_all = ["show", "new"])]
    pub end: bool,
    #[arg(long, conflicts_with_all = ["show", "new", "end"])]
    pub resume_previous: bool,
    #[arg(short, long, conflicts_with_all = ["show", "end", "resume_previous"])]
    pub players: Option<Players>,
    #[arg(long, conflicts_with_all = ["show", "end", "resume_previous"])]
    pub deck: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::COMPLETE_AT.range()))]
    pub complete_at: Option<u8>,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    if request.end {
        return ending(cli);
    }
    let is_named = request.players.is_some() || request.deck.is_some();
    if (request.new || is_named) && cli.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-tonight-terminal")));
    }
    if request.resume_previous {
        cli.hold_tonight()?;
        let store = cli.app.store.as_ref();
        if !store.map_or(Ok(false), Store::take_tonight_back)? {
            return Err(Stop::from(fault!(NothingFound, "error-tonight-previous")));
        }
    }
    if request.show || cli.ask.is_none() {
        let table = answer(&cli.app())?;
        return Ok(cli.answer(&table, page));
    }
    cli.hold_tonight()?;
    let found = if request.new {
        None
    } else if is_named {
        going_on(cli)?
    } else {
        found(cli)?
    };
    if let Some(kept) = found {
        let options = options(cli, &kept.token);
        let mut host = Host::resumed(cli, &kept, options)?;
        if request.resume_previous {
            // One that was not saved can be saved after all.
            if host.played.now().is_over() {
                host.played.undo();
            }
        }
        return host.run();
    }
    let inputs = begin(cli, request)?;
    let is_begun = !inputs.is_empty();
    let mut host = Host::anew(cli, request.complete_at, inputs)?;
    if is_begun {
        host.keep()?;
    }
    host.run()
}

/// On a terminal, only if that is meant.
fn ending(cli: &mut Cli<'_>) -> Result<Outcome, Stop> {
    if cli.ask.is_some()
        && let Some((kept, _)) = under_way_or_warn(cli)?
    {
        let evening = resume(&kept, Options::default())?;
        let names = evening.now().opening.names.iter().map(|name| quoted(name));
        let names = names.collect::<Vec<_>>().join(", ");
        let question = say!(cli.texts, "tonight-ask-end", names);
        if !cli.agrees(&question, Stop::Left)? {
            return Err(Stop::Left);
        }
    }
    let ended = end(&cli.app())?;
    Ok(cli.answer(&ended, self::ended))
}

/// The table under way, if it is to continue although another one was named.
fn going_on(cli: &mut Cli<'_>) -> Result<Option<KeptEvening>, Stop> {
    let Some((kept, _)) = under_way_or_warn(cli)? else {
        return Ok(None);
    };
    let evening = resume(&kept, Options::default())?;
    let stage = evening
        .now()
        .table()
        .map_or(Stage::Setup, |table| table.stage);
    let goes_on = goes_on(cli, stage, &evening.now().opening.names)?;
    Ok(goes_on.then_some(kept))
}

/// What is known of a new table: its players, and the deck that is proposed.
fn begin(cli: &mut Cli<'_>, request: &Request) -> Result<Vec<opening::Input>, Stop> {
    let mut players = request.players;
    let mut code = None;
    if let Some(deck) = &request.deck {
        let found = cli.table_deck(TableWish {
            deck: Some(deck.clone()),
            players,
            characters: None,
        })?;
        players = Some(found.deck.players);
        code = code_of(&found.deck);
    }
    let Some(players) = players else {
        return Ok(Vec::new());
    };
    let names = cli.ask_names(players)?;
    let code = code.map(opening::Input::Deck);
    Ok([opening::Input::Names(names)]
        .into_iter()
        .chain(code)
        .collect())
}

/// The unfinished evening.
pub fn under_way(cli: &Cli<'_>) -> Result<Option<(KeptEvening, Option<Table>)>, Stop> {
    let Some(kept) = found(cli)? else {
        return Ok(None);
    };
    let evening = resume(&kept, Options::default())?;
    let table = evening.now().table();
    Ok((!evening.now().is_over()).then_some((kept, table)))
}

/// The same; one that can't be read is a warning.
pub fn under_way_or_warn(cli: &Cli<'_>) -> Result<Option<(KeptEvening, Option<Table>)>, Stop> {
    match under_way(cli) {
        Err(Stop::Faults(faults)) => {
            let faults = faults.faults.into_iter();
            faults.for_each(|fault| cli.app.warn(fault));
            Ok(None)
        }
        found => found,
    }
}

/// The saved evening; a table being set up takes priority.
fn found(cli: &Cli<'_>) -> Result<Option<KeptEvening>, Stop> {
    let Some(store) = &cli.app.store else {
        return Ok(None);
    };
    match store.read_opened() {
        Some(opened) => Ok(Some(opened)),
        None => Ok(store.read_tonight()?),
    }
}

/// A score without input is that of the current table, if one is under way and nothing else is
/// asked for.
pub fn score(cli: &mut Cli<'_>, args: &score::Request) -> Result<Option<Outcome>, Stop> {
    if args.template || !args.tables.is_empty() {
        return Ok(None);
    }
    let notes = args.play.notes(&cli.app())?;
    let Some(evening) = unscored(cli, args)? else {
        return Ok(None);
    };
    cli.taken = cli.app.take_tonight(&mut TableWish::default());
    let options = Options {
        allowed: args.allow.clone(),
        saves: args.play.save.then_some(true),
        ..options(cli, &evening.token)
    };
    let mut host = Host::resumed(cli, &evening, options)?;
    if host.played.now().sheet().is_none() {
        host.played.apply(Input::ToScore)?;
    }
    let is_earlier = |input: &Input| !matches!(input, Input::Score(_));
    let floor = host.played.inputs().iter().rposition(is_earlier);
    host.played.set_floor(floor.map_or(0, |last| last + 1));
    host.notes = notes;
    host.is_last = true;
    host.run().map(Some)
}

/// The current table, if not scored yet; one that can't be read does not prevent a score.
fn unscored(cli: &mut Cli<'_>, args: &score::Request) -> Result<Option<KeptEvening>, Stop> {
    let is_asked = args.deck.is_some() || args.names.is_some() || args.complete_at.is_some();
    if is_asked || cli.ask.is_none() {
        return Ok(None);
    }
    cli.hold_tonight()?;
    let Some((evening, Some(table))) = under_way_or_warn(cli)? else {
        return Ok(None);
    };
    let is_other = cli.app.edition_is_given && table.deck.edition != cli.edition();
    Ok((!is_other).then_some(evening))
}

/// The evening under way, or a new one.
///
/// # Errors
///
/// It is open elsewhere, or can't be read.
pub fn opened<'h, 'c>(cli: &'h mut Cli<'c>, phones: Phones) -> Result<Host<'h, 'c>, Stop> {
    cli.hold_tonight()?;
    let kept = under_way(cli)?.map(|(kept, _)| kept);
    let token = kept
        .as_ref()
        .map_or_else(|| (cli.app.fresh_seed)(), |kept| kept.token.clone());
    let options = Options {
        phones,
        ..options(cli, &token)
    };
    match kept {
        Some(kept) => Host::resumed(cli, &kept, options),
        None => Host::begun(cli, token, None, options, Vec::new()),
    }
}

/// How a game night with this token goes here.
pub fn options<'c>(cli: &Cli<'c>, token: &str) -> Options<'c> {
    let app = cli.app();
    Options {
        sources: Some(Rc::new(app.sources(token))),
        fresh_seed: Some(app.fresh_seed),
        ..Options::default()
    }
}

/// Inputs that nobody needs to give.
pub fn given(inputs: Vec<opening::Input>) -> impl Iterator<Item = (Viewer, Input)> {
    let inputs = inputs.into_iter().map(Input::Opening);
    inputs.map(|input| (Viewer::Table, input))
}

/// How it ends.
pub enum Ending {
    Counted(Box<Counted>),
    /// Not decided yet whether to save it.
    Later(Box<Counted>),
    /// The last round is over, and the score should be a file.
    Called(Box<Table>),
}

/// Shows a game night and brings its inputs.
pub struct Host<'h, 'c> {
    cli: &'h mut Cli<'c>,
    file: Option<TonightFile<'c>>,
    pub token: String,
    pub played: Played<Evening<'c>>,
    /// Don't ask for another game.
    pub is_last: bool,
    /// Notes saved with the play.
    pub notes: Play,
}

impl<'h, 'c> Host<'h, 'c> {
    /// A saved evening.
    pub fn resumed(
        cli: &'h mut Cli<'c>,
        kept: &KeptEvening,
        options: Options<'c>,
    ) -> Result<Self, Stop> {
        let played = resume(kept, options)?;
        let mut host = Self::new(cli, kept.token.clone(), played);
        host.file.iter_mut().for_each(TonightFile::take_up);
        Ok(host)
    }

    /// A new evening where this is known already.
    pub fn begun(
        cli: &'h mut Cli<'c>,
        token: String,
        complete_at: Option<u8>,
        options: Options<'c>,
        inputs: Vec<opening::Input>,
    ) -> Result<Self, Stop> {
        let start = Start::new(cli.edition(), complete_at)?;
        let played = Evening::new(start, options).resume(given(inputs))?;
        Ok(Self::new(cli, token, played))
    }

    /// The same, going about it as usual.
    fn anew(
        cli: &'h mut Cli<'c>,
        complete_at: Option<u8>,
        inputs: Vec<opening::Input>,
    ) -> Result<Self, Stop> {
        let token = (cli.app.fresh_seed)();
        let options = options(cli, &token);
        Self::begun(cli, token, complete_at, options, inputs)
    }

    fn new(cli: &'h mut Cli<'c>, token: String, played: Played<Evening<'c>>) -> Self {
        let (store, now) = (cli.app.store.as_ref(), cli.app.now);
        Self {
            file: store.map(|store| TonightFile::new(store, now)),
            notes: Play {
                date: (cli.app.today)(),
                ..Play::default()
            },
            cli,
            token,
            played,
            is_last: false,
        }
    }

    /// Runs until nobody wants another game.
    pub fn run(mut self) -> Result<Outcome, Stop> {
        loop {
            let counted = match self.go_on()? {
                Ending::Counted(counted) => counted,
                Ending::Later(counted) => return Ok(self.ended(&counted, Some(End::Later))),
                Ending::Called(_) => unreachable!("only whoever wants a file stops there"),
            };
            if self.is_last || !self.asks_again(&counted)? {
                return Ok(self.end(&counted));
            }
            let names = self.played.now().opening.names.clone();
            let names = vec![opening::Input::Names(names)];
            let complete_at = self.played.now().start.complete_at;
            let notes = self.notes;
            self = Self::anew(self.cli, complete_at, names)?;
            self.notes = notes;
        }
    }

    fn ended(&self, counted: &Counted, end: Option<End>) -> Outcome {
        self.cli.counted(counted, |texts, counted| {
            let mut page = score::counted::ended(texts, counted, end);
            if end == Some(End::DoNotSave) {
                page.push(Block::Text(say!(texts, "tonight-not-saved").into()));
            }
            page
        })
    }

    /// Saves it, if there is a place for it.
    pub fn keep(&mut self) -> Result<(), Fault> {
        keep(&mut self.file, &self.token, &self.played)
    }

    /// Runs this game to its end.
    pub fn go_on(&mut self) -> Result<Ending, Stop> {
        let texts = self.cli.texts;
        if !self.played.now().is_over() {
            let (file, token, now) = (RefCell::new(&mut self.file), &self.token, self.cli.app.now);
            let page = |scene: &_| {
                let file = file.borrow();
                let spent = file.as_ref().and_then(|file| file.spent(token, &now()));
                self::scene(texts, scene, spent)
            };
            let save = &mut |played: &Played<_>| keep(&mut file.borrow_mut(), token, played);
            (self.cli).drive(&mut self.played, Stop::Left, &page, save)?;
        }
        let evening = self.played.now();
        let sheet = evening.sheet().expect("it ends with the score");
        if let (None, Some(table)) = (sheet.end(), evening.table()) {
            return Ok(Ending::Called(Box::new(table)));
        }
        let is_over = evening.is_over();
        let ending = self.count()?;
        if let Ending::Counted(counted) = &ending
            && !is_over
        {
            score::reveal(self.cli, counted);
        }
        Ok(ending)
    }

    /// Scores and saves the game.
    ///
    /// # Errors
    ///
    /// It can't be scored.
    pub fn count(&mut self) -> Result<Ending, Stop> {
        let evening = self.played.now();
        let sheet = evening.sheet().expect("it was filled in");
        let is_over = evening.is_over();
        self.cli.app.editions = Editions::One(sheet.edition());
        let (app, table) = (self.cli.app(), evening.table());
        let file = self.file.as_ref();
        let spent = file.and_then(|file| file.spent(&self.token, &(app.now)()));
        // Given minutes are right.
        let spent = spent.filter(|_| self.notes.minutes.is_none());
        let notes = (sheet.saves() && !is_over).then(|| Play {
            token: Some(self.token.clone()),
            minutes: self.notes.minutes.or(spent.map(|spent| spent.evening)),
            marks: table.as_ref().map_or(Marks::new(), |of| of.marks.clone()),
            ..self.notes.clone()
        });
        let counted = score::of_sheet(&app, sheet, notes.as_ref())?;
        let mut counted = Box::new(counted);
        if is_over {
            // The question about another game was not answered yet.
            counted.saved = table.and_then(|table| table.play);
        } else if let (Some(spent), Some(_)) = (spent, counted.saved) {
            counted.minutes = Some(spent.evening);
            counted.has_breaks = spent.has_breaks;
        }
        if let (Some(id), Ok(log)) = (counted.saved, app.plays()) {
            counted.story = story(app.texts, &log, id);
        }
        if is_over {
            return Ok(Ending::Counted(counted));
        }
        if sheet.end() == Some(End::Later) || counted.unsaved.is_some() {
            // Asked again when the game night resumes.
            self.played.undo();
            let kept = self.keep();
            counted.unsaved = counted.unsaved.or(kept.err().map(Faults::from));
            return Ok(Ending::Later(counted));
        }
        self.played.apply(Input::Over(counted.saved))?;
        counted.unsaved = self.keep().err().map(Faults::from);
        Ok(Ending::Counted(counted))
    }

    /// The same game in another language, once it is counted.
    pub fn counted_in(&self, texts: &Texts, counted: &Counted) -> Counted {
        let sheet = self.played.now().sheet().expect("it was filled in");
        let app = App {
            texts,
            ..self.cli.app()
        };
        let mut worded = score::of_sheet(&app, sheet, None).expect("it was counted already");
        worded.saved = counted.saved;
        worded.minutes = counted.minutes;
        worded.has_breaks = counted.has_breaks;
        if let (Some(id), Ok(log)) = (counted.saved, app.plays()) {
            worded.story = story(texts, &log, id);
        }
        worded
    }

    /// Another game of the same players.
    ///
    /// # Errors
    ///
    /// It can't begin.
    pub fn again(self, phones: Phones) -> Result<Self, Stop> {
        let names = self.played.now().opening.names.clone();
        let complete_at = self.played.now().start.complete_at;
        let token = (self.cli.app.fresh_seed)();
        let options = Options {
            phones,
            ..options(self.cli, &token)
        };
        let names = vec![opening::Input::Names(names)];
        Self::begun(self.cli, token, complete_at, options, names)
    }

    /// It is over: its answer.
    pub fn end(self, counted: &Counted) -> Outcome {
        if let Some(store) = &self.cli.app.store {
            // It's over even if it can't be archived.
            let _ = store.put_tonight_away();
        }
        let end = self.played.now().sheet().and_then(ScoreSheet::end);
        self.ended(counted, end)
    }

    pub fn app(&self) -> App<'c> {
        self.cli.app()
    }

    /// From now on, the table's screen makes room for these.
    pub fn listen(&mut self, news: News) {
        self.cli.has_shown.set(true);
        if let Some(ask) = self.cli.ask.as_deref_mut() {
            ask.set_news(news);
        }
    }

    /// Something is shown and asked at the table's screen.
    ///
    /// # Errors
    ///
    /// The user left, or there is no screen.
    pub fn at_laptop<T>(
        &mut self,
        asks: impl FnOnce(&mut dyn Ask, (&Texts, bool), &Played<Evening<'c>>) -> Result<T, Left>,
    ) -> Result<T, Stop> {
        let looks = (self.cli.texts, self.cli.canvas.color);
        let ask = self.cli.ask.as_deref_mut().ok_or(Stop::Left)?;
        Ok(asks(ask, looks, &self.played)?)
    }

    /// Said beside the answer, which comes at the end.
    pub fn tell(&self, page: &Page) {
        let _ = writeln!(io::stderr(), "{}", self.cli.canvas.draw(page));
    }

    fn asks_again(&mut self, counted: &Counted) -> Result<bool, Stop> {
        let texts = self.cli.texts;
        let page = |_: &_| {
            let again = say!(texts, "tonight-again");
            score::counted::short(texts, counted).with_news([again.into()])
        };
        (self.cli).drive(&mut self.played, Stop::Left, &page, &mut |_| Ok(()))?;
        Ok(self.played.now().goes_again())
    }
}

fn keep(
    file: &mut Option<TonightFile<'_>>,
    token: &str,
    played: &Played<Evening<'_>>,
) -> Result<(), Fault> {
    file.as_mut()
        .map_or(Ok(()), |file| file.save(token, played))
}

/// The state of the table.
#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    /// By seat.
    pub players: Vec<String>,
    pub deck: DeckCards,
    pub complete_at: u8,
    pub crown: Option<Seat>,
    pub round: usize,
    pub stage: Stage,
    pub first: Option<Seat>,
    pub play: Option<u64>,
}

#[derive(Debug, Serialize)]
pub struct DeckCards {
    pub code: Option<String>,
    pub characters: Vec<Character>,
    pub districts: Vec<District>,
}

/// The state of the table, if there is one.
///
/// # Errors
///
/// It can't be read.
pub fn answer(app: &App<'_>) -> Result<Option<Answer>, Faults> {
    Ok(app.tonight()?.map(|table| Answer {
        edition: table.deck.edition,
        deck: DeckCards {
            code: code_of(&table.deck),
            characters: table.deck.characters.clone(),
            districts: table.deck.districts.clone(),
        },
        complete_at: table.city_size(),
        crown: table.round.crown,
        round: table.round.number,
        stage: table.stage,
        first: table.first(),
        play: table.play,
        players: table.names,
    }))
}

/// Whether there was a table to archive.
#[derive(Debug, Serialize)]
pub struct Ended {
    pub ended: bool,
}

/// Archives the current table.
///
/// # Errors
///
/// It can't be moved.
pub fn end(app: &App<'_>) -> Result<Ended, Faults> {
    let ended = match &app.store {
        Some(store) => store.end_tonight()?,
        None => false,
    };
    Ok(Ended { ended })
}

/// What was taken from the current table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub edition: Option<Edition>,
    pub players: Option<Players>,
    /// The code.
    pub deck: Option<String>,
    pub names: Option<Vec<String>>,
    /// The deck's number of characters.
    pub characters: Option<u8>,
}

impl Taken {
    /// The options this replaces.
    pub fn options(&self) -> Vec<&'static str> {
        let options = [
            self.edition.map(|_| "edition"),
            self.players.map(|_| "players"),
            self.deck.as_ref().map(|_| "deck"),
        ];
        options.into_iter().flatten().collect()
    }
}

impl App<'_> {
    /// The current table, if there is one.
    ///
    /// # Errors
    ///
    /// It can't be read.
    pub fn tonight(&self) -> Result<Option<Table>, Fault> {
        let Some(store) = &self.store else {
            return Ok(None);
        };
        let Some(kept) = store.read_tonight()? else {
            return Ok(None);
        };
        Ok(resume(&kept, Options::default())?.now().table())
    }

    /// The table if its game is not over; one that can't be read is a warning.
    pub fn open_table(&self) -> Option<Table> {
        match self.tonight() {
            Ok(table) => table.filter(|table| table.stage != Stage::Over),
            Err(fault) => {
                self.warn(fault);
                None
            }
        }
    }

    /// Notes something unusual in the user's files that does not prevent the answer.
    pub fn warn(&self, fault: Fault) {
        if let Some(store) = &self.store {
            store.warn(fault);
        }
    }

    /// The request, completed from the current table, which then sets the edition. Explicit options
    /// win, and a table that contradicts them is ignored.
    ///
    /// A table that can't be read is a warning.
    pub fn take_tonight(&mut self, wish: &mut TableWish) -> Taken {
        if wish.players.is_some() && wish.deck.is_some() {
            return Taken::default();
        }
        let Some(table) = self.open_table() else {
            return Taken::default();
        };
        let deck = &table.deck;
        let is_other = (self.edition_is_given && self.edition() != deck.edition)
            || wish.players.is_some_and(|players| players != deck.players)
            || (wish.characters).is_some_and(|count| usize::from(count) != deck.characters.len());
        if is_other {
            return Taken::default();
        }
        if let Some(name) = &wish.deck {
            let named = self.decks().chosen(name);
            let has_own = named.is_ok_and(|named| named.players.is_some());
            wish.players = (!has_own).then_some(deck.players);
            return Taken {
                players: wish.players,
                ..Taken::default()
            };
        }
        let taken = Taken {
            edition: (self.edition() != deck.edition).then_some(deck.edition),
            players: wish.players.is_none().then_some(deck.players),
            deck: code_of(deck),
            names: Some(table.names.clone()),
            characters: u8::try_from(deck.characters.len()).ok(),
        };
        self.editions = Editions::One(deck.edition);
        wish.players = Some(deck.players);
        wish.deck.clone_from(&taken.deck);
        taken
    }
}

/// The page of whatever part of the game night it is, with the minutes spent, if known.
pub fn scene(texts: &Texts, scene: &Scene, spent: Option<Spent>) -> Page {
    match scene {
        Scene::Opening(scene) => opening::page(texts, scene),
        Scene::Build(scene) => build::page(texts, scene),
        Scene::Between(deck, scene) => before_round::page(texts, deck, scene),
        Scene::Draft(seating, scene) => pass::page(texts, seating, scene),
        Scene::Call(seating, scene) => round::page(texts, seating, scene, spent),
        Scene::Score(scene) => sheet::page(texts, scene),
        // The score is shown instead.
        Scene::Over => Page::default(),
    }
}

family!(stage_name(Stage) = "tonight-stage-");

pub fn page(texts: &Texts, answer: &Option<Answer>) -> Page {
    let Some(table) = answer else {
        return Page::new(vec![Block::Text(say!(texts, "tonight-none").into())]);
    };
    let fact = |label, value: String| Some((texts.say(label).into(), value.into()));
    let player = |seat: Seat| quoted(&table.players[seat.index()]);
    let names: Vec<String> = table.players.iter().map(|name| quoted(name)).collect();
    let city = say!(texts, "tonight-city", count = table.complete_at);
    let (crown, first) = (table.crown.map(player), table.first.map(player));
    let play = table.play.map(|id| say!(texts, "tonight-play", id));
    let facts = [
        fact(id!("tonight-stage"), texts.say(stage_name(table.stage))),
        fact(id!("tonight-fact-players"), names.join(", ")),
        (table.deck.code.clone()).and_then(|code| fact(id!("tonight-fact-deck"), code)),
        fact(id!("tonight-fact-city"), city),
        fact(id!("tonight-fact-round"), table.round.to_string()),
        crown.and_then(|player| fact(id!("tonight-fact-crown"), player)),
        first.and_then(|player| fact(id!("tonight-fact-first"), player)),
        play.and_then(|play| fact(id!("tonight-fact-play"), play)),
    ];
    let players = Players::of(table.players.len()).expect("so many began to play");
    let what = what(texts, table.edition, players);
    let mut page = Page::new(vec![
        Block::title(say!(texts, "tonight-title"), what),
        Block::Facts(facts.into_iter().flatten().collect()),
    ]);
    if table.stage != Stage::Over {
        page.push(Block::Text(say!(texts, "tonight-go-on").into()));
    }
    page
}

/// What resuming means: the table's progress, and its players.
pub fn go_on(texts: &Texts, table: &Table) -> String {
    resuming(texts, table.stage, &table.names)
}

pub fn resuming(texts: &Texts, stage: Stage, names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    let (stage, names) = (texts.say(stage_name(stage)), names.join(", "));
    say!(texts, "menu-go-on", stage, names)
}

pub fn ended(texts: &Texts, answer: &Ended) -> Page {
    let said = if answer.ended {
        say!(texts, "tonight-put-away")
    } else {
        say!(texts, "tonight-none")
    };
    Page::new(vec![Block::Text(said.into())])
}

/// What a page took from the current table, if anything.
pub fn taken(texts: &Texts, taken: &Taken) -> Option<String> {
    let players = taken.players.map(Players::number);
    let said = [
        (taken.edition).map(|edition| texts.say(edition_name(edition))),
        players.map(|count| say!(texts, "tonight-taken-players", count)),
        (taken.deck.as_ref()).map(|code| say!(texts, "tonight-taken-deck", code)),
    ];
    let said: Vec<String> = said.into_iter().flatten().collect();
    let what = said.join(", ");
    (!said.is_empty()).then(|| say!(texts, "tonight-taken", what))
}
