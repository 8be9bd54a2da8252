//! The command line: the only wing that knows clap. One command, one file.

pub mod args;
mod card;
mod deck;
mod evening;
mod fortress;
mod given;
mod help;
mod history;
mod list;
mod reader;
mod rule;
mod ruling;
mod score;
mod search;
mod seats;
mod seed;
mod solo;
mod table;
mod usage;

use crate::desk::Desk;
use crate::failure::{self, Failure, Fault, quoted};
use crate::fault;
use crate::fault::{FaultId, Faults, typed};
use crate::language::{self, Language, Wishes};
use crate::page;
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::store::Store;
use crate::store::settings::{self, ColorWish, Settings};
use crate::terminal::drive::Stop;
use crate::terminal::{Ask, Fits, Key};
use crate::texts::Texts;
use crate::view::{self, Canvas, Page, json, markdown};
use args::{Command, EditionWish, Format, Root};
use clap::Parser;
use given::Given;
use serde::Serialize;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use strum::IntoEnumIterator;
use strum::VariantArray;

/// Everything outside that a run depends on.
pub struct World<'a> {
    /// The arguments, the program's name first.
    pub args: Vec<OsString>,
    /// The environment.
    pub env: &'a dyn Fn(&str) -> Option<OsString>,
    /// The system's locale.
    pub locale: &'a dyn Fn() -> Option<String>,
    /// The platform's config directory.
    pub config: &'a dyn Fn() -> Option<PathBuf>,
    /// The platform's data directory.
    pub data: &'a dyn Fn() -> Option<PathBuf>,
    /// Today, as 2026-11-16.
    pub today: &'a dyn Fn() -> String,
    /// A seed that was never there before.
    pub fresh_seed: &'a dyn Fn() -> String,
    /// Can questions be answered?
    pub stdin_is_terminal: bool,
    /// Does a person read the answer?
    pub stdout_is_terminal: bool,
    /// Questions are shown there.
    pub stderr_is_terminal: bool,
    /// Columns of the terminal.
    pub terminal_width: Option<u16>,
    /// Who answers questions.
    pub ask: &'a mut dyn Ask,
}

impl std::fmt::Debug for World<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "World({:?})", self.args)
    }
}

/// What a command answers.
#[derive(Debug)]
enum Answer {
    /// A page, drawn in the format asked for.
    Page(Page),
    /// The same, of the new kind.
    Drawn(page::Page),
    /// A JSON document.
    Json(Value),
    /// Text as it is.
    Text(String),
    /// An answer that is no: the report, and what is wrong.
    No(Box<Answer>, Vec<Fault>),
}

impl Answer {
    fn json<A: Serialize>(answer: &A) -> Self {
        let json = serde_json::to_string_pretty(answer);
        Self::Text(json.expect("our answers have text keys and finite numbers") + "\n")
    }
}

/// What every command knows about the run.
struct Context<'a> {
    texts: &'a Texts,
    edition: EditionWish,
    /// The edition was asked for here and now.
    edition_is_given: bool,
    format: Format,
    /// The user's saved decks, if there is a place for them.
    store: Option<Store>,
    fresh_seed: &'a dyn Fn() -> String,
    today: &'a dyn Fn() -> String,
    /// What pages are drawn on.
    canvas: Canvas,
    /// Present only where a question can be asked.
    ask: Option<&'a mut dyn Ask>,
}

/// Runs a command and writes its answer; returns the exit code.
pub fn run(mut world: World<'_>, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let home = home(&world);
    let config = if home.is_none() {
        (world.config)()
    } else {
        None
    };
    let path = settings::path(home.as_deref(), config.as_deref());
    let (stored, wrong) = path.as_deref().map(settings::read).unwrap_or_default();
    let given = Given::scan(&world.args);
    let variable = (world.env)("CITADELS_LANG").filter(|lang| !lang.is_empty());
    let variable = variable.map(|lang| lang.to_string_lossy().into_owned());
    let texts = Texts::new(language::choose(&Wishes {
        flag: given.lang.as_deref(),
        environment: variable.as_deref(),
        settings: stored.lang,
        locale: (world.locale)().as_deref(),
    }));
    let canvas = canvas(&world, given.color.or(stored.color).unwrap_or_default());

    let mut faults = wrong;
    // A variable that the flag overrides does no harm.
    if let Some(lang) = variable.filter(|lang| Language::from_locale(lang).is_none())
        && given.lang.is_none()
    {
        let fault = fault!(BadValue, "error-lang-variable", value = typed(lang));
        faults.push(fault.at("CITADELS_LANG"));
    }
    let outcome = answer(&mut world, &texts, stored, canvas, faults);
    world.ask.close_screen();
    match outcome {
        Ok((Answer::No(answer, faults), format)) => {
            let _ = write(out, &draw(&answer, format, canvas, texts.lang()));
            tell(&Failure::no(faults), given.json, canvas, out, err)
        }
        Ok((answer, format)) => match write(out, &draw(&answer, format, canvas, texts.lang())) {
            Ok(()) => 0,
            Err(error) => {
                let why = quoted(&error.to_string());
                let values = [("why", (&why).into())];
                let fault = Fault::told("unwritable", &texts, "error-unwritable", &values);
                tell(&Failure::no(vec![fault]), given.json, canvas, out, err)
            }
        },
        Err(failure) => tell(&failure, given.json, canvas, out, err),
    }
}

/// Tells a failure; what cannot even be told is lost. Returns the exit code.
fn tell(
    failure: &Failure,
    as_json: bool,
    canvas: Canvas,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> u8 {
    if as_json {
        if let Some(candidates) = &failure.candidates {
            let _ = write(out, &json::document(&json!({ "candidates": candidates })));
        }
        if !failure.faults.is_empty() {
            let _ = write(err, &json::document(&view::fault::json(&failure.faults)));
        }
    } else {
        let _ = write(err, &view::fault::text(&failure.faults, canvas));
    }
    failure.exit
}

fn home(world: &World<'_>) -> Option<PathBuf> {
    (world.env)("CITADELS_HOME")
        .filter(|home| !home.is_empty())
        .map(PathBuf::from)
}

fn canvas(world: &World<'_>, wish: ColorWish) -> Canvas {
    let no_color = (world.env)("NO_COLOR").is_some_and(|value| !value.is_empty())
        || (world.env)("TERM").is_some_and(|terminal| terminal == "dumb");
    let color = match wish {
        ColorWish::Always => true,
        ColorWish::Never => false,
        ColorWish::Auto => world.stdout_is_terminal && !no_color,
    };
    // In a pipe there is no width to measure; COLUMNS may still name one.
    let columns = || (world.env)("COLUMNS")?.to_str()?.parse::<u16>().ok();
    let measured = if world.stdout_is_terminal {
        world.terminal_width
    } else {
        None
    };
    let width = measured
        .or_else(columns)
        .filter(|&width| width > 0)
        .unwrap_or(80);
    Canvas {
        width: width.into(),
        color,
    }
}

/// The answer. Faults of settings and environment stand in its way, but not in that of help.
fn answer(
    world: &mut World<'_>,
    texts: &Texts,
    settings: Settings,
    canvas: Canvas,
    faults: Vec<crate::fault::Fault>,
) -> Result<(Answer, Format), Failure> {
    let args = match Root::try_parse_from(&world.args) {
        Ok(args) => args,
        Err(error) => {
            let text = usage::page_or_fault(&error, texts, &world.args, canvas)
                .map_err(|faults| failed(texts, faults))?;
            return Ok((Answer::Text(text), Format::Text));
        }
    };
    if !faults.is_empty() {
        return Err(failed(texts, faults));
    }
    let format = args.global.format.unwrap_or_default();
    let edition = args
        .global
        .edition
        .or(settings.edition.map(EditionWish::One))
        .unwrap_or_default();
    // A dumb terminal cannot take back what it shows.
    let dumb = (world.env)("TERM").is_some_and(|terminal| terminal == "dumb");
    let can_ask =
        world.stdin_is_terminal && world.stdout_is_terminal && world.stderr_is_terminal && !dumb;
    world.ask.set_color(canvas.color);
    let home = home(world);
    let data = if home.is_none() { (world.data)() } else { None };
    let mut context = Context {
        texts,
        edition,
        edition_is_given: args.global.edition.is_some(),
        format,
        store: Store::new(home.as_deref(), data.as_deref()),
        fresh_seed: world.fresh_seed,
        today: world.today,
        canvas,
        ask: if can_ask { Some(&mut *world.ask) } else { None },
    };
    let Some(command) = args.command else {
        return Ok((Answer::Text(help::page(texts, &[], canvas)), Format::Text));
    };
    usage::check(&command, edition).map_err(|fault| failed(texts, fault))?;
    let answer = match command {
        Command::Card(args) => card::run(&mut context, &args),
        Command::Ruling(args) => ruling::run(&mut context, &args),
        Command::Rule(args) => rule::run(&mut context, &args),
        Command::Search(args) => search::run(&context, &args),
        Command::List(args) => list::run(&context, &args),
        Command::Deck(command) => deck::run(&mut context, &command),
        Command::Setup(args) => table::setup(&context, &args),
        Command::Draft(command) => table::draft(&mut context, &command),
        Command::Call(args) => evening::call(&mut context, &args),
        Command::Score(args) => score::run(&mut context, &args),
        Command::Fortress(command) => fortress::run(&mut context, &command),
        Command::Solo(args) => solo::run(&mut context, &args),
        Command::History(command) => history::run(&context, &command),
        Command::Sheet(args) => table::sheet(&context, &args),
        Command::Help(args) => {
            usage::known_commands(&args.command).map_err(|fault| failed(texts, fault))?;
            Ok(Answer::Text(help::page(texts, &args.command, canvas)))
        }
    }?;
    Ok((answer, format))
}

fn draw(answer: &Answer, format: Format, canvas: Canvas, lang: Language) -> String {
    match (answer, format) {
        (Answer::Page(page), Format::Markdown) => markdown::draw(page),
        (Answer::Page(page), _) => canvas.draw(page),
        (Answer::Drawn(page), Format::Markdown) => page::markdown::draw(page),
        (Answer::Drawn(page), Format::Html) => page::html::draw(page, lang),
        (Answer::Drawn(page), _) => page::text::Canvas {
            width: canvas.width,
            color: canvas.color,
        }
        .draw(page),
        (Answer::Json(value), _) => json::document(value),
        (Answer::Text(text), _) => text.clone(),
        (Answer::No(answer, _), format) => draw(answer, format, canvas, lang),
    }
}

/// Writes, and takes a reader who went away for one who has read enough.
fn write(to: &mut dyn Write, text: &str) -> std::io::Result<()> {
    match to.write_all(text.as_bytes()).and_then(|()| to.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// What is wrong, worded.
fn failed(texts: &Texts, faults: impl Into<Faults>) -> Failure {
    let faults: Faults = faults.into();
    let usage = faults.faults.iter().any(|fault| fault.id == FaultId::Usage);
    let worded = view::words::faults(texts, &faults);
    Failure {
        exit: if usage { failure::USAGE } else { failure::NO },
        faults: worded
            .into_iter()
            .map(|fault| Fault {
                id: fault.id,
                message: fault.message,
                advice: fault.advice,
                place: fault.path,
            })
            .collect(),
        candidates: faults.candidates,
    }
}

impl<'a> Context<'a> {
    fn desk(&self) -> Desk<'a> {
        Desk {
            texts: self.texts,
            editions: self.edition,
            edition_is_given: self.edition_is_given,
            store: self.store.clone(),
            fresh_seed: self.fresh_seed,
            today: self.today,
        }
    }

    /// The answer in the format asked for: itself as JSON, or its page.
    fn answer<A: Serialize>(
        &self,
        answer: &A,
        page: impl FnOnce(&Texts, &A) -> page::Page,
    ) -> Answer {
        if self.format == Format::Json {
            Answer::json(answer)
        } else {
            Answer::Drawn(page(self.texts, answer))
        }
    }

    fn failed(&self, faults: impl Into<Faults>) -> Failure {
        failed(self.texts, faults)
    }

    /// Why a flow stopped.
    fn stopped(&self, stop: Stop) -> Failure {
        match stop {
            Stop::Left => Failure::left(),
            Stop::Faults(faults) => self.failed(faults),
        }
    }
}

impl Context<'_> {
    /// The edition to look in; with `all`, names of the default edition win.
    fn edition(&self) -> Edition {
        match self.edition {
            EditionWish::One(edition) => edition,
            EditionWish::All => Edition::default(),
        }
    }

    /// A card's printed name.
    fn card_name(&self, card: impl Into<Card>) -> String {
        view::card::name(self.texts, self.edition(), card)
    }

    fn say(&self, id: &str) -> String {
        self.texts.say(id)
    }

    /// Lets the user pick one of the choices; where nobody can be asked, what is missing is told.
    fn pick(
        &mut self,
        question: &str,
        choices: &[String],
        fits: Fits<'_>,
        missing: Failure,
    ) -> Result<usize, Failure> {
        let help = self.say("ask-help-pick");
        let ask = self.ask.as_deref_mut().ok_or(missing)?;
        ask.pick(question, &help, choices, fits)
            .map_err(|_| Failure::left())
    }

    /// Lets the user type a line; spaces around it do not count.
    fn line(&mut self, question: &str, help: &str) -> Result<String, Failure> {
        let ask = self.ask.as_deref_mut().ok_or(Failure::left())?;
        let typed = ask.line(question, help).map_err(|_| Failure::left())?;
        Ok(typed.trim().to_owned())
    }

    /// Leaves, if that is really meant; `why` says what is lost.
    fn leave(&mut self, why: &str) -> Result<(), Failure> {
        let page = view::question::question(
            self.say("pass-leave"),
            self.say(why),
            Vec::new(),
            self.say("pass-keys-leave"),
        );
        match self.show_calmly(&page)? {
            Key::Enter => Err(Failure::left()),
            _ => Ok(()),
        }
    }

    /// Enter goes on with what is saved, `n` begins anew; `why` says what leaving means.
    fn goes_on(&mut self, page: &Page, why: &str) -> Result<bool, Failure> {
        loop {
            match self.show(page)? {
                Key::Enter => return Ok(true),
                Key::Letter('n') => return Ok(false),
                Key::Escape => self.leave(why)?,
                _ => {}
            }
        }
    }

    /// Shows a page on a screen of its own and waits for a key.
    fn show(&mut self, page: &Page) -> Result<Key, Failure> {
        self.screen(page, false)
    }

    /// The same, but a key pressed twice for the page before does not count for this one.
    fn show_calmly(&mut self, page: &Page) -> Result<Key, Failure> {
        self.screen(page, true)
    }

    fn screen(&mut self, page: &Page, calm: bool) -> Result<Key, Failure> {
        let color = self.canvas.color;
        let ask = self.ask.as_deref_mut().ok_or(Failure::left())?;
        let draw = |width| Canvas { width, color }.draw(page);
        ask.screen(&draw, calm).map_err(|_| Failure::left())
    }

    /// Asks for the number of players.
    fn ask_players(&mut self, missing: Failure) -> Result<Players, Failure> {
        let choices: Vec<String> = Players::iter().map(|players| players.to_string()).collect();
        let question = self.say("ask-players");
        let fits = |typed: &str, index: usize| choices[index] == typed.trim();
        let picked = self.pick(&question, &choices, &fits, missing)?;
        Ok(Players::VARIANTS[picked])
    }

    /// What is missing where nobody can be asked.
    fn nothing_to_ask(&self, error: &str) -> Failure {
        Failure::usage(Fault::told("usage", self.texts, error, &[]))
    }
}
