//! Everything outside the program that a run depends on.

use crate::fault::Fault;
use crate::files::settings::{self, ColorWish, Settings};
use crate::files::{LockTimeout, Store};
use crate::language::{self, Language, Wishes};
use crate::page::text::Canvas;
use crate::safe::quoted_file;
use crate::say;
use crate::terminal::Draw;
use crate::texts::Texts;
use std::cell::{Cell, RefCell};
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

/// What a run gets from outside.
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
    pub pager: &'a dyn Fn(Option<&OsStr>, usize, Draw<'_>, &str) -> std::io::Result<()>,
}

impl fmt::Debug for World<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "World({:?})", self.args)
    }
}

impl World<'_> {
    /// A variable that is set to something.
    pub(super) fn variable(&self, name: &str) -> Option<OsString> {
        (self.env)(name).filter(|value| !value.is_empty())
    }

    /// The language that a variable asks for, which may be none of ours.
    pub(super) fn lang(&self) -> Option<String> {
        let lang = self.variable("CITADELS_LANG")?;
        Some(lang.to_string_lossy().into_owned())
    }

    pub(super) fn language(&self, flag: Option<&str>, stored: Option<Language>) -> Language {
        language::choose(&Wishes {
            flag,
            environment: self.lang().as_deref(),
            settings: stored,
            locale: (self.locale)().as_deref(),
        })
    }

    /// One directory for all files, if there is one.
    pub(super) fn home(&self) -> Option<PathBuf> {
        self.variable("CITADELS_HOME").map(PathBuf::from)
    }

    pub(super) fn settings_file(&self) -> Option<PathBuf> {
        match self.home() {
            Some(home) => settings::path(Some(&home), None),
            None => settings::path(None, (self.config)().as_deref()),
        }
    }

    /// It can't redraw a line.
    fn is_dumb(&self) -> bool {
        (self.env)("TERM").is_some_and(|terminal| terminal == "dumb")
    }

    pub(super) fn canvas(&self, wish: ColorWish) -> Canvas {
        let no_color = self.variable("NO_COLOR").is_some() || self.is_dumb();
        let color = match wish {
            ColorWish::Always => true,
            ColorWish::Never => false,
            ColorWish::Auto => self.stdout_is_terminal && !no_color,
        };
        // A pipe has no width; COLUMNS may still set one.
        let columns = || (self.env)("COLUMNS")?.to_str()?.parse::<u16>().ok();
        let measured = (self.stdout_is_terminal)
            .then(self.terminal_width)
            .flatten();
        let width = measured.or_else(columns).filter(|&width| width > 0);
        Canvas {
            width: width.unwrap_or(80).into(),
            color,
        }
    }

    /// Whether someone is there to answer and turn pages.
    pub(super) fn can_ask(&self) -> bool {
        self.is_at_terminal() && !self.is_dumb()
    }

    /// Whether someone is there, but can't be shown a screen.
    pub(super) fn is_dumb_terminal(&self) -> bool {
        self.is_at_terminal() && self.is_dumb()
    }

    const fn is_at_terminal(&self) -> bool {
        self.stdin_is_terminal && self.stdout_is_terminal && self.stderr_is_terminal
    }

    /// Shows a long answer in a pager; false if it should be printed.
    pub(super) fn page(&self, texts: &Texts, width: usize, draw: Draw<'_>) -> bool {
        let command = (self.env)("PAGER");
        if command
            .as_ref()
            .is_some_and(|pager| pager.is_empty() || pager == "cat")
        {
            return false;
        }
        // Up to two screens are quicker to scroll back to.
        let is_long = |height: u16| draw(width).lines().count() >= 2 * usize::from(height);
        let legend = say!(texts, "pager-keys");
        (self.terminal_height)().is_some_and(is_long)
            && (self.pager)(command.as_deref(), width, draw, &legend).is_ok()
    }

    /// How wide a line may be that says how far the work is. It is redrawn, so only on a terminal
    /// that can.
    pub(super) fn progress(&self) -> Option<usize> {
        let width = (self.terminal_width)().unwrap_or(80);
        (self.stderr_is_terminal && !self.is_dumb()).then_some(width.into())
    }

    /// How long to wait for another process that writes the play log, and what to say meanwhile:
    /// nothing into a document or across a screen.
    pub(super) fn lock_timeout(
        &self,
        lang: Language,
        is_quiet: bool,
        has_shown: &Rc<Cell<bool>>,
    ) -> LockTimeout {
        let mut timeout = LockTimeout::default();
        let given = (self.env)("CITADELS_WAIT").and_then(|wait| wait.to_str()?.parse().ok());
        if let Some(wait) = given.and_then(|wait| Duration::try_from_secs_f64(wait).ok()) {
            timeout.most = wait;
        }
        let has_shown = has_shown.clone();
        timeout.on_wait = Some(Rc::new(move |path: &Path| {
            if !is_quiet && !has_shown.get() {
                let file = quoted_file(&path.display().to_string());
                let said = say!(Texts::new(lang), "history-waiting", file);
                let _ = writeln!(std::io::stderr(), "{said}");
            }
        }));
        timeout
    }
}

/// The user's files, as far as every run looks at them.
pub(super) struct Home {
    pub settings: Settings,
    /// Everything wrong with the settings; it never prevents an answer.
    pub wrong: RefCell<Vec<Fault>>,
    pub store: Option<Store>,
}

impl Home {
    pub fn new(world: &World<'_>) -> Self {
        let path = world.settings_file();
        let (settings, wrong) = path.as_deref().map(settings::read).unwrap_or_default();
        let store = match world.home() {
            Some(home) => Store::new(Some(&home), None),
            None => Store::new(None, (world.data)().as_deref()),
        };
        Self {
            settings,
            wrong: RefCell::new(wrong),
            store,
        }
    }

    /// The problems that did not prevent the answer, unless one is an error by now; reported once.
    pub fn warnings(&self, faults: &[Fault]) -> Vec<Fault> {
        let mut warnings = self.wrong.take();
        for warning in self.store.iter().flat_map(Store::take_warnings) {
            if !warnings.contains(&warning) {
                warnings.push(warning);
            }
        }
        let told = |fault: &Fault| (fault.message, fault.fields.clone());
        let faults: Vec<_> = faults.iter().map(told).collect();
        warnings.retain(|warning| !faults.contains(&told(warning)));
        warnings
    }
}
