//! What a start costs compared with a hello-world Rust program.
//!
//! All programs are started in turn, so other load on the machine affects all of them. Goal, in
//! every language: at most 3 ms above hello. `CITADELS_BEFORE` names an older build to compare
//! with, which is then included for each command. Figures are in `docs/speed.md`.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark prints, and may stop"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const ROUNDS: usize = 300;

const SCORED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scores/eight.toml");

/// The languages, each with a question and a word to search for.
const LANGUAGES: [(&str, &str, &str); 4] = [
    ("en", "does a killed player show his card?", "crown"),
    (
        "fr",
        "un joueur assassiné montre-t-il sa carte ?",
        "couronne",
    ),
    ("ru", "убитый игрок показывает карту?", "корона"),
    ("uk", "вбитий гравець показує карту?", "корона"),
];

struct Case {
    name: String,
    program: PathBuf,
    args: Vec<&'static str>,
    times: Vec<Duration>,
}

impl Case {
    fn new(name: String, program: &Path, args: Vec<&'static str>) -> Self {
        Self {
            name,
            program: program.to_owned(),
            args,
            times: Vec::new(),
        }
    }

    fn run(&mut self, home: &Path) {
        let mut command = Command::new(&self.program);
        command
            .args(&self.args)
            .env("CITADELS_HOME", home)
            .stdout(Stdio::null());
        let start = Instant::now();
        assert!(command.status().unwrap().success(), "{}", self.name);
        self.times.push(start.elapsed());
    }

    /// The median, in milliseconds.
    fn median(&mut self) -> f64 {
        self.times.sort_unstable();
        self.times[ROUNDS / 2].as_secs_f64() * 1000.0
    }
}

fn main() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let hello = hello(&folder);
    let citadels = copied(Path::new(env!("CARGO_BIN_EXE_citadels")), &folder, "after");
    let before = std::env::var_os("CITADELS_BEFORE");
    let before = before.map(|before| copied(Path::new(&before), &folder, "before"));
    let home = folder.join("no-settings");

    for program in [Some(&hello), Some(&citadels), before.as_ref()] {
        let Some(program) = program else { continue };
        let size = fs::metadata(program).unwrap().len() / 1024;
        println!("{}: {size} KiB", program.display());
    }

    let mut cases = vec![Case::new("hello".to_owned(), &hello, Vec::new())];
    for (lang, question, word) in LANGUAGES {
        let commands: [&[&str]; 8] = [
            &["card", "witch"],
            &["ruling", "witch", "bishop"],
            &["rule", "scoring"],
            &["ask", question],
            &["search", word],
            &["deck", "random", "-p", "5"],
            &["score", SCORED],
            &["--help"],
        ];
        for command in commands {
            let args = [&["--lang", lang], command].concat();
            let words = command.iter().map(|word| word.rsplit('/').next().unwrap());
            let name = format!("{lang} {}", words.collect::<Vec<_>>().join(" "));
            if let Some(before) = &before {
                let name = format!("{name}, before");
                cases.push(Case::new(name, before, args.clone()));
            }
            cases.push(Case::new(name, &citadels, args));
        }
    }
    for _ in 0..ROUNDS {
        for case in &mut cases {
            case.run(&home);
        }
    }
    let of_hello = cases[0].median();
    println!(
        "{:<48} {:>9} {:>12} {:>7}",
        "", "median ms", "above hello", "ratio"
    );
    for case in &mut cases {
        let median = case.median();
        let (above, ratio) = (median - of_hello, median / of_hello);
        println!("{:<48} {median:>9.2} {above:>12.2} {ratio:>7.2}", case.name);
    }
}

/// A fresh copy, as an installed program is. What a linker wrote, or what was copied long ago,
/// starts up to 0.2 ms later, probably because it lies in pieces in the page cache.
fn copied(program: &Path, folder: &Path, name: &str) -> PathBuf {
    let copy = folder.join(name);
    let _ = fs::remove_file(&copy);
    fs::copy(program, &copy).unwrap();
    copy
}

/// Compiles the smallest possible Rust program, optimized like ours.
fn hello(folder: &Path) -> PathBuf {
    let source = folder.join("hello.rs");
    let program = folder.join("hello");
    fs::write(&source, "fn main() { println!(\"hello\"); }").unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let status = Command::new(rustc)
        .args(["-O", "-C", "panic=abort", "-C", "strip=symbols", "-o"])
        .args([&program, &source])
        .status();
    assert!(status.unwrap().success(), "rustc compiles hello.rs");
    program
}
