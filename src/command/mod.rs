//! The command line: the only module that uses clap. One file per command.

pub mod args;
pub mod deck;
pub mod fortress;
pub mod history;
#[cfg(feature = "host")]
pub mod host;
pub mod lookup;
pub mod menu;
mod questions;
mod report;
pub mod score;
pub mod settings;
pub mod shell;
pub mod solo;
pub mod table;
mod world;

pub use crate::command::world::World;

use crate::app::{App, Warning};
use crate::command::args::{Command, EditionWish, Format, Global, Root};
use crate::command::lookup::anything::{self, Door, Named};
use crate::command::lookup::{ask, card, list, rule, ruling, search};
use crate::command::report::{Report, write};
use crate::command::score::counted::Counted;
use crate::command::shell::given::Given;
use crate::command::shell::usage::Meant;
use crate::command::shell::{completions, help, man, usage};
use crate::command::table::tonight::{self, Taken};
use crate::command::table::{call, draft, setup, sheet};
use crate::command::world::Home;
use crate::fault::{Fault, Faults, typed};
use crate::files::Lock;
use crate::language::Language;
use crate::library::Game;
use crate::page::text::Canvas;
use crate::page::{Block, Page, html, markdown};
use crate::rules::edition::Edition;
use crate::terminal::drive::Stop;
use crate::terminal::{Ask, INTERRUPTED};
use crate::texts::Texts;
use crate::{fault, safe, say};
use serde::Serialize;
use std::cell::{Cell, RefCell};
use std::ffi::OsString;
use std::io::Write;
use std::rc::Rc;

/// More arguments than anyone types.
const MOST_ARGUMENTS: usize = 1000;

/// What a command answers with, and what comes with it.
#[derive(Debug)]
pub struct Outcome {
    body: Body,
    /// Something to know besides, which is no part of the answer.
    warnings: Vec<Warning>,
    /// What was done to the play log before the answer is shown.
    done: Option<LogChange>,
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
enum LogChange {
    /// A play was saved, under this number.
    Saved(u64),
    Other,
}

impl Outcome {
    const fn new(body: Body) -> Self {
        Self {
            body,
            warnings: Vec::new(),
            done: None,
            faults: None,
        }
    }

    fn page(page: Page) -> Self {
        Self::new(Body::Page(page))
    }

    fn text(text: String) -> Self {
        Self::new(Body::Text(text))
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

    /// The answer, and why something is not saved, if so.
    fn unsaved(mut self, faults: Option<Faults>) -> Self {
        self.faults = faults;
        self
    }

    /// The answer of something that saved a play, if it did.
    fn saved(mut self, id: Option<u64>) -> Self {
        self.done = id.map(LogChange::Saved).or(self.done);
        self
    }

    /// The answer of something that changed the play log.
    fn done(mut self) -> Self {
        self.done = Some(LogChange::Other);
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
            Some(LogChange::Other) => fault!(Unwritable, "error-unwritable-done", why),
            Some(LogChange::Saved(id)) => {
                let id = id.to_string();
                fault!(Unwritable, "error-unwritable-saved", why, id)
            }
        }
    }
}

/// What every command knows about the run.
pub struct Cli<'a> {
    texts: &'a Texts,
    app: App<'a>,
    world: &'a World<'a>,
    /// The options that go with every command, as given.
    global: &'a Global,
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
    /// What leaving the last screen meant: what is saved, and how to continue.
    left: &'a RefCell<Option<String>>,
    /// Whether a screen was shown: the end of a flow should be visible, not in a pager.
    has_shown: &'a Cell<bool>,
    /// The width of the terminal where a line may say how far the work is; none if nobody would see
    /// it.
    progress: Option<usize>,
}

/// Runs a command and writes its answer; returns the exit code. The menu comes again after each
/// choice, with the settings of then; left, it ends with what the last choice did.
pub fn run(world: &World<'_>, ask: &mut dyn Ask, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let place = menu::Place::default();
    let mut last = None;
    loop {
        let code = run_once(world, ask, out, err, &place);
        if !place.is_chosen.take() {
            return last.unwrap_or(code);
        }
        last = Some(code);
    }
}

fn run_once(
    world: &World<'_>,
    ask: &mut dyn Ask,
    out: &mut dyn Write,
    err: &mut dyn Write,
    place: &menu::Place,
) -> u8 {
    let home = Home::new(world);
    let given = Given::scan(&world.args);
    let texts = Texts::new(world.language(given.lang.as_deref(), home.settings.lang));
    let color = given.color.or(home.settings.color).unwrap_or_default();
    let has_shown = Rc::new(Cell::new(false));
    let left = RefCell::<Option<String>>::default();
    let canvas = world.canvas(color);
    let shown = (&has_shown, &left);
    let outcome = answer(world, ask, (&texts, &home), canvas, shown, place);
    ask.close_screen();
    // The terminal may have another width by now.
    let canvas = world.canvas(color);
    let mut notes = Vec::new();
    if world.is_dumb_terminal() && usage::wants_screen(&world.args, outcome.is_err()) {
        let (id, message) = ("dumb-terminal", say!(texts, "terminal-dumb"));
        notes.push(Warning { id, message });
    }
    let mut report = Report {
        texts: &texts,
        home: &home,
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
            let is_paged = may_page && world.can_ask() && world.page(&texts, canvas.width, &drawn);
            let written = if is_paged {
                Ok(())
            } else {
                write(report.out, &drawn(canvas.width))
            };
            let unwritten = written.err().map(|error| answer.unwritable(&error).into());
            let faults = answer.faults.or(unwritten);
            notes.extend(answer.warnings);
            report.write(&notes, faults.as_ref())
        }
        Err(Stop::Left) => {
            if let Some(left) = left.take() {
                // Whoever left knows how to continue; a terminal that is gone needs no answer.
                let _ = write(report.err, &canvas.wrap(&left, 0));
            }
            INTERRUPTED
        }
        Err(Stop::Faults(faults)) => report.write(&notes, Some(&faults)),
    }
}

/// The answer. Faults in the environment prevent it, but not help.
fn answer(
    world: &World<'_>,
    ask: &mut dyn Ask,
    (texts, home): (&Texts, &Home),
    canvas: Canvas,
    (has_shown, left): (&Rc<Cell<bool>>, &RefCell<Option<String>>),
    place: &menu::Place,
) -> Result<(Outcome, Format), Stop> {
    let count = world.args.len().saturating_sub(1);
    if count > MOST_ARGUMENTS {
        let most = MOST_ARGUMENTS;
        return Err(fault!(TooBig, "error-usage-many", count, most).into());
    }
    let (root, unnamed) = match Root::read(&world.args) {
        Ok(root) => (root, None),
        Err(error) => match usage::meant(&error, &world.args) {
            Some(Meant::Command(root)) => (root, None),
            Some(Meant::Words(root)) => (root, Some(error)),
            None => {
                // The settings do not matter here.
                home.wrong.take();
                let text = usage::page_or_fault(&error, texts, &world.args, canvas)?;
                return Ok((Outcome::text(text), Format::Text));
            }
        },
    };
    let Root { global, command } = root;
    // What a shell asks for while a command is typed is answered whatever the settings say, and
    // printed as it is: nobody reads it here.
    let for_the_shell = matches!(command, Some(Command::Completions(_) | Command::Man(_)));
    has_shown.set(for_the_shell);
    // An invalid variable is harmless if a flag overrides it.
    let lang = world.lang().filter(|_| global.lang.is_none());
    if let Some(lang) = lang.filter(|lang| Language::from_locale(lang).is_none())
        && !for_the_shell
    {
        let fault = fault!(BadValue, "error-lang-variable", value = typed(lang));
        return Err(fault.at("CITADELS_LANG").into());
    }
    let format = global.format.unwrap_or_default();
    let stored = home.settings.edition.map(EditionWish::One);
    let editions = global.edition.or(stored).unwrap_or_default();
    ask.set_color(canvas.color);
    let timeout = world.lock_timeout(texts.lang(), format == Format::Json, has_shown);
    let store = home.store.clone();
    let app = App {
        texts,
        editions,
        edition_is_given: global.edition.is_some(),
        store: store.map(|store| store.with_lock_timeout(timeout)),
        fresh_seed: world.fresh_seed,
        today: world.today,
        now: world.now,
    };
    let mut cli = Cli {
        texts,
        app,
        world,
        global: &global,
        format,
        canvas,
        home,
        taken: Taken::default(),
        lock: None,
        ask: if world.can_ask() { Some(ask) } else { None },
        left,
        has_shown,
        progress: world.progress(),
    };
    let command = match (command, unnamed) {
        (Some(Command::Card(request)), Some(error)) => match free(&cli.app, request) {
            None => return Err(usage::unknown(&error).into()),
            command => command,
        },
        (command, _) => command,
    };
    let command = match command {
        Some(command) => command,
        None if cli.ask.is_none() => {
            return Ok((Outcome::text(help::page(texts, &[], canvas)), Format::Text));
        }
        None => {
            let words = menu::run(&mut cli, place)?;
            has_shown.set(false);
            let words = ["citadels".to_owned()].into_iter().chain(words);
            let words: Vec<OsString> = words.map(Into::into).collect();
            let args = Root::read(&words).expect("the menu offers commands that exist");
            args.command.expect("the menu offers commands only")
        }
    };
    usage::check(&command, editions)?;
    let answer = carry_out(&mut cli, command)?;
    if for_the_shell {
        home.warnings(&[]);
    }
    Ok((answer, format))
}

/// The command for words without one; none if they mean nothing, or rather a command: how one
/// begins is nearer than how a card does, and that is nearer than a typo.
fn free(app: &App<'_>, request: card::Request) -> Option<Command> {
    let words = request.words.join(" ");
    let (door, named) = anything::meant(app, &words)?;
    let is_command = match (&request.words[..], named) {
        (_, Named::Whole) => false,
        (words, _) if usage::is_below(words) => true,
        ([word], Named::Begun) => usage::begins_command(word),
        ([word], Named::Guessed) => usage::is_near_command(word),
        // A typo in the command, if they are no question either.
        ([word, ..], Named::Guessed) => {
            usage::is_near_command(word) && anything::page(app, &words).is_err()
        }
        _ => false,
    };
    if is_command {
        return None;
    }
    Some(match door {
        Door::Card => Command::Card(request),
        Door::Ruling => Command::Ruling(ruling::Request {
            cards: anything::split(&words),
        }),
        Door::Rule => Command::Rule(rule::Request {
            topic: request.words,
        }),
        Door::Ask => Command::Ask(ask::Request {
            question: request.words,
        }),
    })
}

/// Hands a command over to its module.
fn carry_out(cli: &mut Cli<'_>, command: Command) -> Result<Outcome, Stop> {
    match command {
        Command::Card(request) => card::run(cli, &request),
        Command::Ruling(request) => ruling::run(cli, &request),
        Command::Rule(request) => rule::run(cli, Game::Citadels, &request),
        Command::Ask(request) => ask::run(cli, &request, cli.global.lang.is_some()),
        Command::Search(request) => search::run(cli, &request),
        Command::List(request) => list::run(cli, &request),
        Command::Deck(below) => deck::run(cli, &below.command),
        Command::Setup(request) => setup::run(cli, &request),
        Command::Draft(below) => draft::run(cli, &below.command),
        Command::Call(request) => call::run(cli, &request),
        Command::Score(args) => match tonight::score(cli, &args)? {
            Some(outcome) => Ok(outcome),
            None => score::run(cli, &args),
        },
        Command::Fortress(below) => fortress::run(cli, &below.command),
        Command::Solo(args) => solo::run(cli, &args),
        Command::History(request) => history::run(cli, &request),
        Command::Settings(request) => settings::run(cli, &request),
        Command::Tonight(args) => tonight::run(cli, &args),
        #[cfg(feature = "host")]
        Command::Host(request) => host::run(cli, &request),
        Command::Sheet(request) => sheet::run(cli, &request),
        Command::Completions(request) => Ok(completions::run(cli, &request)),
        Command::Man(request) => man::run(cli, &request),
        Command::Help(request) => Ok(help::run(cli, &request)?),
    }
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
        answer.saved(counted.saved).unsaved(counted.unsaved.clone())
    }

    fn page(&self, page: Page) -> Outcome {
        let taken = tonight::taken(self.texts, &self.taken);
        let taken = taken.map(|taken| Block::sourced(taken, Vec::new()));
        Outcome::page(page.below_title(taken))
    }
}
