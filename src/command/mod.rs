//! The command line: the only module that uses clap. One file per command.

pub mod args;
pub mod deck;
pub mod fortress;
pub mod history;
pub mod lookup;
pub mod menu;
pub mod pager;
pub mod score;
pub mod settings;
pub mod shell;
pub mod solo;
pub mod table;

use crate::app::{App, Warning};
use crate::command::args::{Command, EditionWish, Format, Root};
use crate::command::lookup::{ask, card, list, rule, ruling, search};
use crate::command::pager::Watched;
use crate::command::score::counted::Counted;
use crate::command::shell::given::Given;
use crate::command::shell::{completions, help, man, usage};
use crate::command::table::tonight::{self, Taken};
use crate::command::table::{call, draft, setup, sheet};
use crate::fault::{Fault, FaultId, Faults, typed};
use crate::files::settings::{ColorWish, Settings};
use crate::files::{Lock, Patience, Store};
use crate::flow::{Flow, Played};
use crate::language::{Language, Wishes};
use crate::page::text::Canvas;
use crate::page::{Block, Page, html, markdown};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::safe::quoted_file;
use crate::terminal::drive::{Driver, Stop};
use crate::terminal::{Ask, Confirm, Draw, Fit, Fits, INTERRUPTED, Line, Number, Pick};
use crate::texts::Texts;
use crate::{fault, language, safe, say, wording};
use serde::Serialize;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::ffi::{OsStr, OsString};
use std::io::{ErrorKind, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

/// The answer is no: not found, not legal, faults in the input.
const NO: u8 = 1;
/// Wrong usage of the command line.
const USAGE: u8 = 2;

/// More arguments than anyone types.
const MOST_ARGUMENTS: usize = 1000;

/// Everything external that a run depends on.
pub struct World<'a> {
    /// The arguments, starting with the program's name.
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
    /// Now, as 2026-11-16T19:30:00Z.
    pub now: &'a dyn Fn() -> String,
    /// A new random seed.
    pub fresh_seed: &'a dyn Fn() -> String,
    /// Can the user answer questions?
    pub stdin_is_terminal: bool,
    /// Is a person reading the output?
    pub stdout_is_terminal: bool,
    /// Questions are shown on stderr.
    pub stderr_is_terminal: bool,
    /// Terminal width, read each time: it can change while a screen is open.
    pub terminal_width: &'a dyn Fn() -> Option<u16>,
    /// Terminal height.
    pub terminal_height: &'a dyn Fn() -> Option<u16>,
    /// Shows a page at a given width, through a command or on our own screen.
    #[allow(clippy::type_complexity)]
    pub pager: &'a dyn Fn(Option<&OsStr>, usize, Draw<'_>) -> std::io::Result<()>,
    /// Answers questions.
    pub ask: &'a mut dyn Ask,
}

impl std::fmt::Debug for World<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "World({:?})", self.args)
    }
}

/// What a command answers with, and what comes with it.
#[derive(Debug)]
pub struct Outcome {
    body: Body,
    /// Something to know besides, which is no part of the answer.
    warnings: Vec<Warning>,
    /// What was done to the play log before the answer is shown.
    done: Option<Deed>,
    /// The answer is no: why.
    faults: Option<Faults>,
}

#[derive(Debug)]
enum Body {
    /// Drawn in the requested format.
    Page(Page),
    /// Verbatim.
    Text(String),
}

/// What was done to the play log.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// A play was saved, under this number.
    Saved(u64),
    Changed,
}

impl From<Body> for Outcome {
    fn from(body: Body) -> Self {
        Self {
            body,
            warnings: Vec::new(),
            done: None,
            faults: None,
        }
    }
}

impl Outcome {
    fn page(page: Page) -> Self {
        Body::Page(page).into()
    }

    fn text(text: String) -> Self {
        Body::Text(text).into()
    }

    fn json<A: Serialize>(answer: &A) -> Self {
        Self::text(safe::json(answer))
    }

    /// With something to know besides.
    fn noted(mut self, warnings: Vec<Warning>) -> Self {
        self.warnings.extend(warnings);
        self
    }

    /// A negative answer: this is the report.
    fn refused(mut self, faults: impl Into<Faults>) -> Self {
        self.faults = Some(faults.into());
        self
    }

    /// The answer of something that saved a play, if it did.
    fn saved(mut self, id: Option<u64>) -> Self {
        self.done = id.map(Deed::Saved).or(self.done);
        self
    }

    /// The answer of something that changed the play log.
    fn done(mut self) -> Self {
        self.done = Some(Deed::Changed);
        self
    }

    fn draw(&self, format: Format, canvas: Canvas, lang: Language) -> String {
        match (&self.body, format) {
            (Body::Page(page), Format::Markdown) => markdown::draw(page),
            (Body::Page(page), Format::Html) => html::draw(page, lang),
            (Body::Page(page), _) => canvas.draw(page),
            (Body::Text(text), _) => text.clone(),
        }
    }

    /// The answer can't be written.
    fn unwritable(&self, error: &std::io::Error) -> Fault {
        let why = fault::why(error);
        match self.done {
            None => fault!(Unwritable, "error-unwritable", why),
            Some(Deed::Changed) => fault!(Unwritable, "error-unwritable-done", why),
            Some(Deed::Saved(id)) => {
                fault!(
                    Unwritable,
                    "error-unwritable-saved",
                    why,
                    id = id.to_string()
                )
            }
        }
    }
}

/// What every command knows about the run.
pub struct Cli<'a> {
    texts: &'a Texts,
    app: App<'a>,
    format: Format,
    /// The canvas pages are drawn on.
    canvas: Canvas,
    /// What is known of the user's files.
    home: &'a Home,
    /// What the current table supplied because it was not given.
    taken: Taken,
    /// Keeps other terminals off what is open on this one.
    lock: Option<Lock>,
    /// Only present if questions can be asked.
    ask: Option<&'a mut dyn Ask>,
    /// The width of the terminal where a line may say how far the work is; none if nobody would see
    /// it.
    progress: Option<usize>,
}

/// The user's files, as far as every run looks at them.
struct Home {
    settings: Settings,
    /// Everything wrong with the settings; it never prevents an answer.
    wrong: RefCell<Vec<Fault>>,
    store: Option<Store>,
}

impl Home {
    fn new(world: &World<'_>) -> Self {
        let home = home(world);
        let (config, data) = match home {
            Some(_) => (None, None),
            None => ((world.config)(), (world.data)()),
        };
        let path = crate::files::settings::path(home.as_deref(), config.as_deref());
        let path = path.as_deref();
        let (settings, wrong) = path.map(crate::files::settings::read).unwrap_or_default();
        Self {
            settings,
            wrong: RefCell::new(wrong),
            store: Store::new(home.as_deref(), data.as_deref()),
        }
    }

    /// Everything odd that did not prevent the answer, unless it is a fault by now; told once.
    fn warnings(&self, faults: &[Fault]) -> Vec<Fault> {
        let mut warnings = self.wrong.take();
        for warning in self.store.iter().flat_map(Store::take_warnings) {
            if !warnings.contains(&warning) {
                warnings.push(warning);
            }
        }
        warnings.retain(|warning| {
            !faults
                .iter()
                .any(|fault| fault.message == warning.message && fault.fields == warning.fields)
        });
        warnings
    }
}

/// Runs a command and writes its answer; returns the exit code.
pub fn run(mut world: World<'_>, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let home = Home::new(&world);
    let stored = home.settings;
    let given = Given::scan(&world.args);
    let variable = (world.env)("CITADELS_LANG").filter(|lang| !lang.is_empty());
    let variable = variable.map(|lang| lang.to_string_lossy().into_owned());
    let texts = Texts::new(language::choose(&Wishes {
        flag: given.lang.as_deref(),
        environment: variable.as_deref(),
        settings: stored.lang,
        locale: (world.locale)().as_deref(),
    }));
    let color = given.color.or(stored.color).unwrap_or_default();
    let before = canvas(&world, color);

    let mut faults = Vec::new();
    // An invalid variable is harmless if a flag overrides it.
    if let Some(lang) = variable.filter(|lang| Language::from_locale(lang).is_none())
        && given.lang.is_none()
    {
        let fault = fault!(BadValue, "error-lang-variable", value = typed(lang));
        faults.push(fault.at("CITADELS_LANG"));
    }
    let has_shown = Rc::new(Cell::new(false));
    let outcome = answer(&mut world, &texts, &home, before, faults, &has_shown);
    world.ask.close_screen();
    let canvas = canvas(&world, color);
    let mut edge = Edge {
        texts: &texts,
        as_json: given.json,
        canvas,
        out,
        err,
    };
    match outcome {
        Ok((answer, format)) => {
            let drawn = |width| answer.draw(format, Canvas { width, ..canvas }, texts.lang());
            let is_yes = answer.faults.is_none();
            let may_page = is_yes && format == Format::Text && !has_shown.get() && !given.no_pager;
            let is_paged = may_page && can_ask(&world) && pager::show(&world, canvas.width, &drawn);
            let written = if is_paged {
                Ok(())
            } else {
                write(edge.out, &drawn(canvas.width))
            };
            let unwritten = written.err().map(|error| answer.unwritable(&error).into());
            let faults = answer.faults.or(unwritten);
            edge.tell(&home, &answer.warnings, faults.as_ref())
        }
        Err(Stop::Left) => INTERRUPTED,
        Err(Stop::Faults(faults)) => edge.tell(&home, &[], Some(&faults)),
    }
}

/// Where faults and warnings are put into words.
struct Edge<'a> {
    texts: &'a Texts,
    as_json: bool,
    canvas: Canvas,
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
}

impl Edge<'_> {
    /// Reports warnings and faults, ignoring write errors. Returns the exit code.
    fn tell(&mut self, home: &Home, notes: &[Warning], faults: Option<&Faults>) -> u8 {
        let told = faults.map_or(&[][..], |faults| &faults.faults);
        let warnings = Faults::from(home.warnings(told));
        let texts = self.texts;
        if self.as_json {
            if let Some(candidates) = faults.and_then(|faults| faults.candidates.as_ref()) {
                let _ = write(self.out, &safe::json(&json!({ "candidates": candidates })));
            }
            let mut told = json!({});
            if let Some(faults) = faults {
                told["faults"] = json!(wording::fault::faults(texts, faults));
                if faults.more > 0 {
                    told["more"] = faults.more.into();
                }
            }
            let warnings = wording::fault::faults(texts, &warnings).into_iter();
            let warnings = warnings.map(|warning| json!(warning));
            let warnings = warnings.chain(notes.iter().map(|note| json!(note)));
            let warnings: Vec<Value> = warnings.collect();
            if !warnings.is_empty() {
                told["warnings"] = warnings.into();
            }
            if told != json!({}) {
                let _ = write(self.err, &safe::json(&told));
            }
        } else {
            let _ = write(
                self.err,
                &wording::fault::warnings(texts, &warnings, self.canvas),
            );
            let notes = notes.iter();
            let notes = notes.map(|note| Block::Note(note.message.as_str().into()));
            let _ = write(self.err, &self.canvas.draw(&Page::new(notes.collect())));
            if let Some(faults) = faults {
                let _ = write(self.err, &wording::fault::text(texts, faults, self.canvas));
            }
        }
        match faults {
            None => 0,
            Some(faults) if faults.faults.iter().any(|fault| fault.id == FaultId::Usage) => USAGE,
            Some(_) => NO,
        }
    }
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
    // A pipe has no width; COLUMNS may still set one.
    let columns = || (world.env)("COLUMNS")?.to_str()?.parse::<u16>().ok();
    let measured = if world.stdout_is_terminal {
        (world.terminal_width)()
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

/// Whether someone is there to answer and turn pages. A dumb terminal can't redraw.
fn can_ask(world: &World<'_>) -> bool {
    let dumb = (world.env)("TERM").is_some_and(|terminal| terminal == "dumb");
    world.stdin_is_terminal && world.stdout_is_terminal && world.stderr_is_terminal && !dumb
}

/// How wide a line may be that says how far the work is. It is redrawn, so only on a terminal that
/// can.
fn progress(world: &World<'_>) -> Option<usize> {
    let dumb = (world.env)("TERM").is_some_and(|terminal| terminal == "dumb");
    let width = (world.terminal_width)().unwrap_or(80);
    (world.stderr_is_terminal && !dumb).then_some(width.into())
}

/// The answer. Faults in the environment prevent it, but not help.
fn answer(
    world: &mut World<'_>,
    texts: &Texts,
    files: &Home,
    canvas: Canvas,
    faults: Vec<Fault>,
    has_shown: &Rc<Cell<bool>>,
) -> Result<(Outcome, Format), Stop> {
    let count = world.args.len().saturating_sub(1);
    if count > MOST_ARGUMENTS {
        let most = MOST_ARGUMENTS;
        return Err(fault!(TooBig, "error-usage-many", count, most).into());
    }
    let stored = files.settings;
    let args = match Root::read(&world.args) {
        Ok(args) => args,
        Err(error) => {
            // The settings do not matter here.
            files.wrong.take();
            let text = usage::page_or_fault(&error, texts, &world.args, canvas)?;
            return Ok((Outcome::text(text), Format::Text));
        }
    };
    // What a shell asks for while a command is typed is answered whatever the settings say.
    let for_the_shell = matches!(
        args.command,
        Some(Command::Completions(_) | Command::Man(_))
    );
    if !faults.is_empty() && !for_the_shell {
        return Err(faults.into());
    }
    // Printed as it is: nobody reads it here.
    has_shown.set(for_the_shell);
    let format = args.global.format.unwrap_or_default();
    let edition = args
        .global
        .edition
        .or(stored.edition.map(EditionWish::One))
        .unwrap_or_default();
    let can_ask = can_ask(world);
    let progress = progress(world);
    world.ask.set_color(canvas.color);
    let around = matches!(args.command, None | Some(Command::Settings(_)))
        .then(|| settings::Around::new(world, stored, &args.global));
    let patience = patience(world, texts.lang(), format == Format::Json, has_shown);
    let app = App {
        texts,
        editions: edition,
        edition_is_given: args.global.edition.is_some(),
        store: files
            .store
            .clone()
            .map(|store| store.with_patience(patience)),
        fresh_seed: world.fresh_seed,
        today: world.today,
        now: world.now,
    };
    let mut watched = Watched {
        ask: &mut *world.ask,
        has_shown,
    };
    let mut cli = Cli {
        texts,
        app,
        format,
        canvas,
        home: files,
        taken: Taken::default(),
        lock: None,
        ask: if can_ask { Some(&mut watched) } else { None },
        progress,
    };
    let command = match args.command {
        Some(command) => command,
        None if cli.ask.is_none() => {
            return Ok((Outcome::text(help::page(texts, &[], canvas)), Format::Text));
        }
        None => {
            let words = menu::run(&mut cli)?;
            has_shown.set(false);
            let words = ["citadels".to_owned()].into_iter().chain(words);
            let words: Vec<OsString> = words.map(Into::into).collect();
            let args = Root::read(&words).expect("the menu offers commands that exist");
            args.command.expect("the menu offers commands only")
        }
    };
    usage::check(&command, edition)?;
    let answer = carry_out(&mut cli, command, around, args.global.lang.as_deref())?;
    if for_the_shell {
        files.warnings(&[]);
    }
    Ok((answer, format))
}

fn by_first_letters(choices: &[String]) -> impl Fn(&str, usize) -> Option<Fit> {
    |typed, index| {
        let choice = choices[index].to_lowercase();
        Fit::plain(choice.starts_with(&typed.trim().to_lowercase()))
    }
}

/// Hands a command over to its module.
fn carry_out(
    cli: &mut Cli<'_>,
    command: Command,
    around: Option<settings::Around>,
    lang: Option<&str>,
) -> Result<Outcome, Stop> {
    match command {
        Command::Card { words, full } => card::run(cli, &words, full),
        Command::Ruling { cards } => ruling::run(cli, &cards),
        Command::Rule { topic } => rule::run(cli, &topic),
        Command::Ask { question } => ask::run(cli, &question, lang.is_some()),
        Command::Search { words, all } => search::run(cli, &words, all),
        Command::List(args) => list::run(cli, &args),
        Command::Deck(below) => deck::run(cli, below.command),
        Command::Setup(args) => setup::run(cli, &args),
        Command::Draft(below) => draft::run(cli, &below.command),
        Command::Call(args) => call::run(cli, &args),
        Command::Score(args) => match tonight::score(cli, &args)? {
            Some(outcome) => Ok(outcome),
            None => score::run(cli, &args),
        },
        Command::Fortress(below) => fortress::run(cli, &below.command),
        Command::Solo(args) => solo::run(cli, &args),
        Command::History(below) => history::run(cli, &below.command),
        Command::Settings(args) => {
            let around = around.expect("it is looked at for this command");
            settings::run(cli, &args, around)
        }
        Command::Tonight(args) => tonight::run(cli, &args),
        Command::Sheet(args) => sheet::run(cli, &args),
        Command::Completions(wish) => Ok(completions::run(cli, &wish, lang)),
        Command::Man(args) => man::run(cli, &args),
        Command::Help { command } => {
            usage::known_commands(&command)?;
            let page = help::page(cli.texts, &command, cli.canvas);
            Ok(Outcome::text(page))
        }
    }
}

/// Writes; a closed pipe means the reader has seen enough.
fn write(to: &mut dyn Write, text: &str) -> std::io::Result<()> {
    match to.write_all(text.as_bytes()).and_then(|()| to.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// How long to wait for another process that writes the play log, and what to say meanwhile.
fn patience(
    world: &World<'_>,
    lang: Language,
    is_quiet: bool,
    has_shown: &Rc<Cell<bool>>,
) -> Patience {
    let mut patience = Patience::default();
    let given = (world.env)("CITADELS_WAIT").and_then(|wait| wait.to_str()?.parse().ok());
    if let Some(wait) = given.and_then(|wait| Duration::try_from_secs_f64(wait).ok()) {
        patience.most = wait;
    }
    let has_shown = has_shown.clone();
    patience.told = Some(Rc::new(move |path: &Path| {
        // Neither into a document nor across a screen.
        if is_quiet || has_shown.get() {
            return;
        }
        let file = quoted_file(&path.display().to_string());
        let texts = Texts::new(lang);
        let said = say!(texts, "history-waiting", file);
        let _ = writeln!(std::io::stderr(), "{said}");
    }));
    patience
}

impl<'a> Cli<'a> {
    /// Keeps other terminals off the table while it is open on this one.
    fn hold_tonight(&mut self) -> Result<(), Fault> {
        if let Some(store) = &self.app.store {
            // Ours is given up first, if this run has it already.
            self.lock = None;
            self.lock = store.hold_tonight()?;
        }
        Ok(())
    }

    fn app(&self) -> App<'a> {
        self.app.clone()
    }

    fn edition(&self) -> Edition {
        self.app.edition()
    }

    /// The answer in the requested format: JSON or a page. Both say what came from the current
    /// table.
    fn answer<A: Serialize>(&self, answer: &A, page: impl FnOnce(&Texts, &A) -> Page) -> Outcome {
        match self.format {
            Format::Json if self.taken == Taken::default() => Outcome::json(answer),
            Format::Json => {
                let mut json = serde_json::to_value(answer).expect("our answers are plain values");
                if let Some(object) = json.as_object_mut() {
                    object.insert("from_tonight".to_owned(), self.taken.options().into());
                }
                Outcome::json(&json)
            }
            _ => self.page(page(self.texts, answer)),
        }
    }

    /// A scored game; if it could not be saved, the answer is negative.
    fn counted(&self, counted: &Counted, page: impl FnOnce(&Texts, &Counted) -> Page) -> Outcome {
        let answer = self.answer(counted, page);
        match &counted.unsaved {
            Some(faults) => answer.refused(faults.clone()),
            None => answer.saved(counted.saved),
        }
    }

    fn page(&self, page: Page) -> Outcome {
        let taken = tonight::taken(self.texts, &self.taken);
        Outcome::page(page.with_notes(taken.map(Into::into)))
    }

    /// Drives a flow to its end; `save` is called after every step. Without a terminal, reports
    /// what is missing.
    fn drive<F: Flow>(
        &mut self,
        played: &mut Played<F>,
        missing: impl Into<Stop>,
        page: &dyn Fn(&F::Scene) -> Page,
        save: &mut dyn FnMut(&Played<F>) -> Result<(), Faults>,
    ) -> Result<(), Stop> {
        let mut driver = Driver {
            color: self.canvas.color,
            ask: self.ask.as_deref_mut().ok_or_else(|| missing.into())?,
            texts: self.texts,
            page,
            save,
        };
        driver.drive(played)
    }

    /// Lets the user pick a choice; if nobody can be asked, reports what is missing.
    fn pick(
        &mut self,
        question: &str,
        choices: &[String],
        fits: Fits<'_>,
        missing: impl Into<Stop>,
    ) -> Result<usize, Stop> {
        let ask = self.ask.as_deref_mut().ok_or_else(|| missing.into())?;
        Ok(ask.pick(&Pick {
            above: &|_| String::new(),
            question,
            help: &say!(self.texts, "ask-help-pick"),
            choices,
            fits,
            nothing: &say!(self.texts, "ask-nothing-fits"),
        })?)
    }

    /// One of a few choices, by its first letters.
    fn choose(
        &mut self,
        question: &str,
        choices: &[String],
        missing: impl Into<Stop>,
    ) -> Result<usize, Stop> {
        self.pick(question, choices, &by_first_letters(choices), missing)
    }

    /// Yes or no, with no as the default.
    fn agrees(&mut self, question: &str, missing: impl Into<Stop>) -> Result<bool, Stop> {
        let ask = self.ask.as_deref_mut().ok_or_else(|| missing.into())?;
        Ok(ask.confirm(&Confirm {
            question,
            yes: &say!(self.texts, "answer-yes"),
            no: &say!(self.texts, "answer-no"),
        })?)
    }

    /// Lets the user type a line, trimmed.
    fn line(&mut self, question: &str, help: &str) -> Result<String, Stop> {
        self.line_completed(question, help, &|_| Vec::new())
    }

    /// The same, with completions for Tab.
    fn line_completed(
        &mut self,
        question: &str,
        help: &str,
        complete: &dyn Fn(&str) -> Vec<String>,
    ) -> Result<String, Stop> {
        self.typed(&Line {
            above: &|_, _| String::new(),
            question,
            help,
            begin: "",
            complete,
        })
    }

    /// The same, below a page.
    fn line_below(&mut self, page: &Page, question: &str, help: &str) -> Result<String, Stop> {
        let color = self.canvas.color;
        self.typed(&Line {
            above: &|width, _| Canvas { width, color }.draw(page),
            question,
            help,
            begin: "",
            complete: &|_| Vec::new(),
        })
    }

    fn typed(&mut self, line: &Line<'_>) -> Result<String, Stop> {
        let ask = self.ask.as_deref_mut().ok_or(Stop::Left)?;
        Ok(ask.line(line)?.trim().to_owned())
    }

    /// Asks for the number of players.
    fn ask_players(&mut self, missing: impl Into<Stop>) -> Result<Players, Stop> {
        let limits = Players::FEWEST.number()..=Players::MOST.number();
        let players = self.ask_count(limits, missing)?;
        Ok(Players::new(players).expect("within the limits"))
    }

    /// The same for any game.
    fn ask_count(
        &mut self,
        limits: RangeInclusive<u8>,
        missing: impl Into<Stop>,
    ) -> Result<u8, Stop> {
        let (fewest, most) = (*limits.start(), *limits.end());
        let ask = self.ask.as_deref_mut().ok_or_else(|| missing.into())?;
        Ok(ask.number(&Number {
            question: &say!(self.texts, "ask-players"),
            help: &say!(self.texts, "ask-help-players", fewest, most),
            limits,
        })?)
    }
}
