//! How long a cold `citadels card witch` takes compared with a hello-world Rust program.
//!
//! Both are started alternately, so other load on the machine affects both. Goal: at most 2 ms
//! above hello, in every language. `CITADELS_BEFORE` names an older build to compare with, which is
//! then included for each command.
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

fn main() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let hello = hello(&folder);
    let citadels = PathBuf::from(env!("CARGO_BIN_EXE_citadels"));
    let home = folder.join("no-settings");
    let cases: Vec<(String, PathBuf, Vec<&str>)> =
        std::iter::once(("hello".to_owned(), hello, vec![]))
            .chain(["en", "fr", "ru", "uk"].map(|lang| {
                let args = vec!["--lang", lang, "card", "witch"];
                (format!("card witch, {lang}"), citadels.clone(), args)
            }))
            .chain([
                (
                    "ruling witch bishop".to_owned(),
                    citadels.clone(),
                    vec!["ruling", "witch", "bishop"],
                ),
                (
                    "search crown".to_owned(),
                    citadels.clone(),
                    vec!["search", "crown"],
                ),
                (
                    "ask a question".to_owned(),
                    citadels.clone(),
                    vec!["ask", "does a killed player show his card?"],
                ),
                (
                    "deck random".to_owned(),
                    citadels.clone(),
                    vec!["deck", "random", "-p", "5"],
                ),
                (
                    "score FILE".to_owned(),
                    citadels.clone(),
                    vec![
                        "score",
                        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scores/eight.toml"),
                    ],
                ),
                ("--help".to_owned(), citadels.clone(), vec!["--help"]),
            ])
            .collect();
    let before = std::env::var_os("CITADELS_BEFORE").map(PathBuf::from);
    let cases: Vec<_> = cases
        .into_iter()
        .flat_map(|(name, program, args)| {
            let older = before.clone().filter(|_| program == citadels);
            let older = older.map(|older| (format!("{name}, before"), older, args.clone()));
            [Some((name, program, args)), older].into_iter().flatten()
        })
        .collect();
    let mut times: Vec<Vec<Duration>> = vec![Vec::new(); cases.len()];
    for _ in 0..ROUNDS {
        for ((_, program, args), times) in cases.iter().zip(&mut times) {
            let mut command = Command::new(program);
            command
                .args(args)
                .env("CITADELS_HOME", &home)
                .stdout(Stdio::null());
            let start = Instant::now();
            assert!(command.status().unwrap().success());
            times.push(start.elapsed());
        }
    }
    let medians: Vec<f64> = times
        .iter_mut()
        .map(|times| {
            times.sort_unstable();
            times[ROUNDS / 2].as_secs_f64() * 1000.0
        })
        .collect();
    println!(
        "{:<28} {:>9} {:>12} {:>7}",
        "", "median ms", "above hello", "ratio"
    );
    for ((name, ..), median) in cases.iter().zip(&medians) {
        let (above, ratio) = (median - medians[0], median / medians[0]);
        println!("{name:<28} {median:>9.2} {above:>12.2} {ratio:>7.2}");
    }
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
