//! The program from a test's view: arguments in; status, stdout and stderr out.

use super::script::{Answer, Script};
use citadels::app::{App, Editions};
use citadels::command::{self as cli, World};
use citadels::files::Store;
use citadels::terminal::Ask;
use citadels::texts::Texts;
use serde_json::Value;
use std::cell::RefCell;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// The result of a run.
#[derive(Debug)]
pub struct Outcome {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// A command with a clean environment: no settings, no color, 80 columns, English.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_citadels"));
    command
        .args(args)
        .env_clear()
        .env(
            "CITADELS_HOME",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-home"),
        )
        .env("COLUMNS", "80")
        .stdin(Stdio::null());
    // Without it no program starts on Windows.
    if let Some(root) = std::env::var_os("SystemRoot") {
        command.env("SystemRoot", root);
    }
    command
}

/// Runs a command.
pub fn run_command(mut command: Command) -> Outcome {
    let output = command.output().unwrap();
    Outcome {
        status: output.status.code().expect("not killed"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the program with these arguments.
pub fn run(args: &[&str]) -> Outcome {
    run_command(command(args))
}

/// The same with a user's files in this folder.
pub fn run_at(home: &Path, args: &[&str]) -> Outcome {
    let mut command = command(args);
    command.env("CITADELS_HOME", home);
    run_command(command)
}

impl Outcome {
    /// Success: exit 0, something on stdout, nothing on stderr.
    #[track_caller]
    pub fn answered(self) -> String {
        assert_eq!(
            (self.status, self.stderr.as_str()),
            (0, ""),
            "stdout: {}",
            self.stdout
        );
        assert!(!self.stdout.is_empty());
        self.stdout
    }

    /// Refused with this exit code: nothing on stdout, the fault on stderr with line breaks
    /// removed.
    #[track_caller]
    pub fn refused(self, status: i32) -> String {
        assert_eq!(
            (self.status, self.stdout.as_str()),
            (status, ""),
            "stderr: {}",
            self.stderr
        );
        assert!(!self.stderr.is_empty());
        assert!(!self.stderr.contains("panicked"), "{}", self.stderr);
        sentences(&self.stderr)
    }

    /// Refused in JSON: the ids and places of all faults, each with advice.
    #[track_caller]
    pub fn faults(self) -> Vec<(String, String)> {
        let json: Value = serde_json::from_str(&self.refused(1)).unwrap();
        let fault = |fault: &Value| {
            assert_ne!(fault["advice"], "", "{fault}");
            let place = fault["where"].as_str().unwrap_or_default().to_owned();
            (fault["id"].as_str().unwrap().to_owned(), place)
        };
        json["faults"]
            .as_array()
            .unwrap()
            .iter()
            .map(fault)
            .collect()
    }

    /// Success in JSON.
    #[track_caller]
    pub fn json(self) -> Value {
        serde_json::from_str(&self.answered()).unwrap()
    }
}

/// A text with line breaks removed: they depend on paths, and so on the machine.
pub fn sentences(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// Runs a command for a user at a terminal with these answers: the status, stdout, stderr with line
/// breaks removed, and what was asked.
pub fn run_scripted(args: &[&str], answers: Vec<Answer>) -> (u8, String, String, Vec<String>) {
    scripted(None, args, answers)
}

/// The same with a user's files in this folder.
pub fn run_scripted_at(
    home: &Path,
    args: &[&str],
    answers: Vec<Answer>,
) -> (u8, String, String, Vec<String>) {
    scripted(Some(home), args, answers)
}

fn scripted(
    home: Option<&Path>,
    args: &[&str],
    answers: Vec<Answer>,
) -> (u8, String, String, Vec<String>) {
    let mut script = Script::new(answers);
    let (status, out, err) = run_asking(home, args, &mut script);
    assert!(script.is_used_up(), "answers are left");
    (status, out, err, script.asked)
}

/// What the answers know of a run, for tests of single ones.
pub fn app(texts: &Texts, store: Option<Store>) -> App<'_> {
    App {
        texts,
        editions: Editions::default(),
        edition_is_given: false,
        store,
        fresh_seed: &String::new,
        today: &String::new,
        now: &String::new,
    }
}

/// Runs a command with this answerer: the status, stdout, and stderr with line breaks removed. What
/// is said to whoever leaves is not a fault.
pub fn run_asking(home: Option<&Path>, args: &[&str], ask: &mut dyn Ask) -> (u8, String, String) {
    let (status, out, err) = run_seeded(home, args, ask, &|| "friday".to_owned());
    let is_fault = status != 130;
    (status, out, if is_fault { err } else { String::new() })
}

/// The same with these new seeds, which also tell one evening from another; and with what is said
/// to whoever leaves.
pub fn run_seeded(
    home: Option<&Path>,
    args: &[&str],
    ask: &mut dyn Ask,
    fresh_seed: &dyn Fn() -> String,
) -> (u8, String, String) {
    run_clocked(home, args, ask, fresh_seed, &|| {
        "2026-11-16T19:30:00Z".to_owned()
    })
}

/// The same with this clock.
pub fn run_clocked(
    home: Option<&Path>,
    args: &[&str],
    ask: &mut dyn Ask,
    fresh_seed: &dyn Fn() -> String,
    now: &dyn Fn() -> String,
) -> (u8, String, String) {
    let world = World {
        args: std::iter::once("citadels")
            .chain(args.iter().copied())
            .map(Into::into)
            .collect(),
        env: &|name| match name {
            "NO_COLOR" => Some("1".into()),
            "CITADELS_HOME" => home.map(Into::into),
            _ => None,
        },
        locale: &|| None,
        config: &|| None,
        data: &|| None,
        today: &|| "2026-11-16".to_owned(),
        now,
        fresh_seed,
        stdin_is_terminal: true,
        stdout_is_terminal: true,
        stderr_is_terminal: true,
        terminal_width: &|| Some(80),
        terminal_height: &|| None,
        pager: &|_, _, _, _| panic!("there is no height to be too long for"),
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = cli::run(&world, ask, &mut out, &mut err);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status, text(out), sentences(&text(err)))
}

/// Runs a command at a terminal with this many lines: what the pager received, if used, and stdout.
pub fn run_paged(
    args: &[&str],
    env: &[(&str, &str)],
    height: u16,
    answers: Vec<Answer>,
) -> (Option<(Option<String>, String)>, String) {
    let mut script = Script::new(answers);
    let paged = RefCell::new(None);
    let world = World {
        args: std::iter::once("citadels")
            .chain(args.iter().copied())
            .map(Into::into)
            .collect(),
        env: &|name| {
            let (_, value) = env.iter().find(|(known, _)| *known == name)?;
            Some(value.into())
        },
        locale: &|| None,
        config: &|| None,
        data: &|| None,
        today: &|| "2026-11-16".to_owned(),
        now: &|| "2026-11-16T19:30:00Z".to_owned(),
        fresh_seed: &|| "friday".to_owned(),
        stdin_is_terminal: true,
        stdout_is_terminal: true,
        stderr_is_terminal: true,
        terminal_width: &|| Some(80),
        terminal_height: &|| Some(height),
        pager: &|command, width, draw, _| {
            let command = command.map(|command| command.to_str().unwrap().to_owned());
            *paged.borrow_mut() = Some((command, draw(width)));
            Ok(())
        },
    };
    let mut out = Vec::new();
    assert_eq!(cli::run(&world, &mut script, &mut out, &mut Vec::new()), 0);
    (paged.into_inner(), String::from_utf8(out).unwrap())
}

/// Says that a test is skipped, past what keeps a passing test silent.
pub fn skipped(why: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {why}");
}
