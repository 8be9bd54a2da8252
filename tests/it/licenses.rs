//! `THIRD-PARTY.md` names every crate of a shipped program. `cargo deny check` does the rest
//! (licenses, crates that are there twice, sources), from `deny.toml`. After a change of
//! dependencies, `cargo test --test it licenses -- --ignored` writes the notice anew.

use super::program::skipped;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const NOTICE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/THIRD-PARTY.md");

/// What cargo says; nothing if cargo or its folder belong to another user.
fn cargo(args: &[&str]) -> Option<String> {
    let mut cargo = Command::new(env!("CARGO"));
    let output = cargo.args(args).arg("--locked").current_dir(ROOT).output();
    let output = output.ok()?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() && stderr.contains("ermission denied") {
        return None;
    }
    assert!(output.status.success(), "{stderr}");
    Some(String::from_utf8(output.stdout).unwrap())
}

/// The crates that the program is made of, as `name version`, without our own.
fn shipped(more: &[&str]) -> Option<BTreeSet<String>> {
    let tree = ["tree", "--edges", "normal", "--prefix", "none"];
    let tree = cargo(&[&tree, more].concat())?;
    // `name v1.2.3 (proc-macro)`; ours have their folder there.
    let others = tree.lines().filter(|line| !line.contains(ROOT));
    let named = others.filter_map(|line| {
        let (name, rest) = line.split_once(" v")?;
        Some(format!("{name} {}", rest.split(' ').next()?))
    });
    Some(named.collect())
}

/// The notice says of each crate: name and version, license.
fn named(notice: &str) -> Vec<(String, &str)> {
    let rows = notice.lines().filter_map(|line| line.strip_prefix("| "));
    let rows = rows.map(|row| row.split(" | ").collect::<Vec<_>>());
    rows.skip(1)
        .map(|row| (format!("{} {}", row[0], row[1]), row[2]))
        .collect()
}

#[test]
fn the_notice_for_a_shipped_program_names_every_crate_of_it() {
    let Some(shipped) = shipped(&["--offline"]) else {
        return skipped("this user may not run cargo");
    };
    let notice = fs::read_to_string(NOTICE).unwrap();
    let named = named(&notice);
    let missing = shipped
        .iter()
        .filter(|one| !named.iter().any(|(name, _)| name == *one));
    let missing: Vec<&String> = missing.collect();
    let write = "cargo test --test it licenses -- --ignored";
    assert!(missing.is_empty(), "{write}: {missing:?}");
    // What this system does not need may be there for another, but only as it is locked.
    let lock = fs::read_to_string(Path::new(ROOT).join("Cargo.lock")).unwrap();
    for (name, license) in named {
        let (crate_name, version) = name.split_once(' ').unwrap();
        let locked = format!("name = \"{crate_name}\"\nversion = \"{version}\"");
        assert!(lock.contains(&locked), "{write}: {name} is gone");
        let texts = ["MIT", "Apache-2.0", "Unicode-3.0", "Zlib"];
        let has_text = texts.iter().any(|text| license.contains(text));
        assert!(has_text, "{name}: {license} is not in the notice");
    }
}

fn text<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

/// The lines of a crate's license that name who holds the rights; otherwise its authors.
fn copyright(package: &Value) -> String {
    let folder = Path::new(text(package, "manifest_path")).parent().unwrap();
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().flatten().collect();
    files.sort_by_key(fs::DirEntry::file_name);
    let mut lines = BTreeSet::new();
    for file in files {
        let name = file.file_name().to_string_lossy().to_uppercase();
        // That text has an example of such a line.
        if !name.starts_with("LICEN") || name.contains("APACHE") || !file.path().is_file() {
            continue;
        }
        let license = fs::read_to_string(file.path()).unwrap_or_default();
        let said = license.lines().map(str::trim).filter(|line| {
            let is_name = line.starts_with("Copyright") || line.starts_with('©');
            is_name && !line.to_lowercase().contains("copyright holder")
        });
        lines.extend(said.map(str::to_owned));
    }
    if lines.is_empty() {
        let authors = package["authors"].as_array();
        let authors = authors.into_iter().flatten().filter_map(Value::as_str);
        let names = authors.map(|author| author.split(" <").next().unwrap().to_owned());
        lines.extend(names);
    }
    if lines.is_empty() {
        lines.insert(format!("the authors of {}", text(package, "name")));
    }
    let lines: Vec<String> = lines.into_iter().collect();
    lines.join("; ").replace('|', "/")
}

/// The text of a license as one of the crates has it, shipped or not.
fn license_text(packages: &[Value], terms: &str) -> String {
    let has = |package: &&Value| text(package, "license") == terms;
    let mut folders = packages.iter().filter(has).map(|package| {
        let folder = Path::new(text(package, "manifest_path")).parent();
        fs::read_to_string(folder?.join("LICENSE")).ok()
    });
    folders.find_map(|text| text).expect("one of them has it")
}

#[test]
#[ignore = "writes THIRD-PARTY.md, and needs the crates of every system"]
fn write_the_notice() {
    let shipped = shipped(&["--target", "all"]).unwrap();
    let metadata = cargo(&["metadata", "--format-version", "1"]).unwrap();
    let metadata: Value = serde_json::from_str(&metadata).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let is_shipped = |package: &&Value| {
        let (name, version) = (text(package, "name"), text(package, "version"));
        shipped.contains(&format!("{name} {version}"))
    };
    let mut notice = "# Third-party notice\n\n\
        `citadels` is made of these crates, on one system or another. \
        Written by `cargo test --test it licenses -- --ignored`.\n\
        Where there is a choice, MIT is chosen, otherwise Apache-2.0 (its text: LICENSE-APACHE).\n\n\
        | crate | version | license | copyright |\n|---|---|---|---|\n"
        .to_owned();
    for package in packages.iter().filter(is_shipped) {
        let (name, version) = (text(package, "name"), text(package, "version"));
        let (terms, copyright) = (text(package, "license"), copyright(package));
        writeln!(notice, "| {name} | {version} | {terms} | {copyright} |").unwrap();
    }
    let mit = fs::read_to_string(Path::new(ROOT).join("LICENSE-MIT")).unwrap();
    let (_, mit) = mit.split_once("Permission is hereby").unwrap();
    let others = ["Unicode-3.0", "Zlib"].map(|name| (name, license_text(packages, name)));
    let mit = format!("Permission is hereby{mit}");
    for (name, license) in [("MIT", mit)].into_iter().chain(others) {
        write!(notice, "\n## {name}\n\n```text\n{}\n```\n", license.trim()).unwrap();
    }
    fs::write(NOTICE, notice).unwrap();
}
