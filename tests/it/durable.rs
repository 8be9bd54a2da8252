//! "Saved" means on the disk: what is written is synced, and so is every folder that has a new name
//! in it, before anybody reads the answer. A power failure cannot be tried; the calls to the system
//! can be read.
#![cfg(target_os = "linux")]

use super::program::{run_at, skipped};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, iter};

/// What strace is asked for.
const CALLS: &str = "trace=write,pwrite64,ftruncate,fsync,fdatasync,openat,mkdir,mkdirat,\
                     rename,renameat,renameat2,link,linkat";

/// Can a program be traced here?
pub fn is_traceable() -> bool {
    let mut command = Command::new("strace");
    command.args(["-o", "/dev/null", "true"]);
    let tried = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

/// The arguments that have strace write to this file, before those of the program.
pub fn strace(trace: &Path) -> [&OsStr; 9] {
    let words = ["-f", "-y", "-s", "400", "-e", CALLS, "-o"].map(OsStr::new);
    let mut all = [OsStr::new("--"); 9];
    all[..7].copy_from_slice(&words);
    all[7] = trace.as_os_str();
    all
}

/// What is not on the disk yet.
#[derive(Debug, Default)]
pub struct Unsynced {
    /// Only in here.
    home: PathBuf,
    known: BTreeSet<PathBuf>,
    paths: BTreeSet<PathBuf>,
    /// How many calls wrote something.
    pub writes: usize,
}

impl Unsynced {
    /// Reads a trace up to the end, or to the first line that `until` knows.
    pub fn read(
        home: &Path,
        before: &BTreeSet<PathBuf>,
        trace: &str,
        until: impl Fn(&str) -> bool,
    ) -> Self {
        let mut unsynced = Self {
            home: home.to_owned(),
            known: before.clone(),
            ..Self::default()
        };
        for line in trace.lines().take_while(|line| !until(line)) {
            unsynced.see(line);
        }
        unsynced
    }

    fn see(&mut self, line: &str) {
        // `1234  fsync(3</home/plays.jsonl>) = 0`
        let Some((call, rest)) = line.split_once('(') else {
            return;
        };
        if rest.contains(" = -1 ") || !rest.contains(" = ") {
            return;
        }
        let call = call.rsplit(' ').next().unwrap_or(call);
        let of_file = || Some(PathBuf::from(rest.split_once('<')?.1.split_once('>')?.0));
        let named: Vec<PathBuf> = rest
            .split('"')
            .skip(1)
            .step_by(2)
            .map(PathBuf::from)
            .collect();
        match call {
            "write" | "pwrite64" | "ftruncate" => of_file().into_iter().for_each(|file| {
                if self.is_ours(&file) {
                    self.writes += 1;
                    self.paths.insert(file);
                }
            }),
            "fsync" | "fdatasync" => drop(of_file().map(|file| self.paths.remove(&file))),
            "openat" if rest.contains("O_CREAT") => self.name(&named[0]),
            "mkdir" | "mkdirat" => self.name(&named[0]),
            "rename" | "renameat" | "renameat2" | "link" | "linkat" => {
                if self.paths.remove(&named[0]) {
                    self.paths.insert(named[1].clone());
                }
                self.known.remove(&named[1]);
                self.name(&named[1]);
            }
            _ => {}
        }
    }

    /// There is a new name in a folder.
    fn name(&mut self, path: &Path) {
        if self.is_ours(path) && self.known.insert(path.to_owned()) {
            let folder = path.parent().expect("it is in a folder");
            self.paths.insert(folder.to_owned());
        }
    }

    /// Locks say nothing that anyone needs tomorrow.
    fn is_ours(&self, path: &Path) -> bool {
        path.starts_with(&self.home) && path.extension() != Some(OsStr::new("lock"))
    }

    #[track_caller]
    pub fn is_nothing(&self, what: &str) {
        assert!(self.writes > 0, "{what} writes nothing");
        assert!(self.paths.is_empty(), "{what}: {:?}", self.paths);
    }
}

/// All that is in a folder.
pub fn all_in(folder: &Path) -> BTreeSet<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths
        .flat_map(|path| all_in(&path).into_iter().chain(iter::once(path)))
        .chain(iter::once(folder.to_owned()).filter(|folder| folder.exists()))
        .collect()
}

#[test]
fn what_is_answered_as_saved_is_on_the_disk() {
    if !is_traceable() {
        return skipped("strace cannot be used");
    }
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().canonicalize().unwrap().join(name);
    let (home, log, trace) = (path("home"), path("home/plays.jsonl"), path("trace"));
    let export = path("export.json");
    let export = export.to_str().unwrap();
    for args in [
        &["score", "--save", "Ann: castle", "Bob: keep"][..],
        &["score", "--save", "Ann: manor", "Bob: keep"],
        &["history", "edit", "1", "--minutes", "50"],
        &["history", "undo"],
        &["history", "rename", "Ann", "Anna"],
        &["history", "import", export],
        &["history", "check", "--repair"],
        &["deck", "save", "mine", "first-game"],
        &["deck", "save", "--force", "Mine", "vicious-nobles"],
        &["settings", "lang", "fr"],
    ] {
        match args[1] {
            "import" => {
                let plays = run_at(&home, &["history", "export", "--to", "json"]).answered();
                fs::write(export, plays.replace("castle", "palace")).unwrap();
            }
            "check" => {
                let text = fs::read_to_string(&log).unwrap();
                fs::write(&log, format!("{text}not a record\n")).unwrap();
            }
            _ => {}
        }
        let before = all_in(&home);
        let mut command = Command::new("strace");
        command.args(strace(&trace));
        command.arg(env!("CARGO_BIN_EXE_citadels")).args(args);
        command
            .env("CITADELS_HOME", &home)
            .env("CITADELS_LANG", "en");
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success(), "{args:?} {output:?}");
        let traced = fs::read_to_string(&trace).unwrap();
        let is_answer = |line: &str| line.contains("write(1<");
        assert!(traced.lines().any(is_answer), "{args:?}");
        let unsynced = Unsynced::read(&home, &before, &traced, is_answer);
        unsynced.is_nothing(&args.join(" "));
        // What others append in that moment is not written over.
        let writes_log = |line: &&str| line.contains("plays.jsonl\", O_RDWR");
        let mut opened = traced.lines().filter(writes_log);
        assert!(opened.all(|line| line.contains("O_APPEND")), "{traced}");
    }
}
