//! What we build with and ship: `deny.toml` holds, and `THIRD-PARTY.md` names every crate of the
//! program. After a change of dependencies:
//! `cargo test --test it licenses -- --ignored` writes it anew.

use super::program::skipped;
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const NOTICE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/THIRD-PARTY.md");

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    source: Option<String>,
    #[serde(default)]
    dependencies: Vec<String>,
}

#[derive(Deserialize)]
struct Deny {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Skipped>,
}

#[derive(Deserialize)]
struct Skipped {
    #[serde(rename = "crate")]
    name: String,
}

fn read<T: for<'de> Deserialize<'de>>(file: &str) -> T {
    toml::from_str(&fs::read_to_string(Path::new(ROOT).join(file)).unwrap()).unwrap()
}

/// All packages of the lock file but our own.
fn locked() -> Vec<Locked> {
    let lock: Lock = read("Cargo.lock");
    let others = lock.package.into_iter();
    others
        .filter(|package| !package.name.starts_with("citadels"))
        .collect()
}

/// Does this allow the use of a crate with these license terms? `OR` and `/` leave the choice.
fn is_allowed(terms: &str, allow: &[String]) -> bool {
    let terms = terms.replace('/', " OR ").replace('(', " ( ");
    let terms = terms.replace(')', " ) ");
    let mut words = terms.split_whitespace().peekable();
    let allowed = any(&mut words, allow);
    assert_eq!(words.next(), None, "{terms}");
    allowed
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Words<'_>, allow: &[String]) -> bool {
    let mut allowed = all(words, allow);
    while words.next_if_eq(&"OR").is_some() {
        allowed |= all(words, allow);
    }
    allowed
}

fn all(words: &mut Words<'_>, allow: &[String]) -> bool {
    let mut allowed = one(words, allow);
    while words.next_if_eq(&"AND").is_some() {
        allowed &= one(words, allow);
    }
    allowed
}

fn one(words: &mut Words<'_>, allow: &[String]) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let allowed = any(words, allow);
        assert_eq!(words.next(), Some(")"));
        return allowed;
    }
    let license = words.next().expect("a license");
    if words.next_if_eq(&"WITH").is_some() {
        words.next();
        return false;
    }
    allow.iter().any(|allowed| allowed == license)
}

#[test]
fn license_terms_are_read_with_or_and_and_brackets() {
    let allow = ["MIT".to_owned(), "Zlib".to_owned()];
    for (terms, allowed) in [
        ("MIT", true),
        ("GPL-3.0-only", false),
        ("GPL-3.0-only OR MIT", true),
        ("Apache-2.0/MIT", true),
        ("Apache-2.0 AND MIT", false),
        ("(Apache-2.0 OR MIT) AND Zlib", true),
        ("(Apache-2.0 OR MIT) AND Unicode-3.0", false),
        ("Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT", true),
    ] {
        assert_eq!(is_allowed(terms, &allow), allowed, "{terms}");
    }
}

/// What cargo knows of the packages; without a network only those of this system. Nothing if cargo
/// or its folder belong to another user.
fn metadata(more: &[&str]) -> Option<Vec<Value>> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--locked", "--format-version", "1"]);
    let output = cargo.args(more).current_dir(ROOT).output().ok()?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() && stderr.contains("ermission denied") {
        return None;
    }
    assert!(output.status.success(), "{stderr}");
    let mut json: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = json["packages"].as_array_mut().map(std::mem::take);
    let is_other = |package: &Value| package["name"] != "citadels";
    Some(packages.unwrap().into_iter().filter(is_other).collect())
}

fn text<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

#[test]
fn every_crate_we_build_with_has_a_license_that_is_allowed() {
    let version = Command::new(env!("CARGO")).arg("-vV").output();
    let version = version.map_or(Vec::new(), |output| output.stdout);
    let version = String::from_utf8(version).unwrap();
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = ["--offline", "--filter-platform", host.unwrap_or_default()];
    let Some(packages) = metadata(&host) else {
        return skipped("this user may not run cargo");
    };
    let deny: Deny = read("deny.toml");
    let other = packages.iter().filter(|package| {
        let terms = text(package, "license");
        !is_allowed(terms, &deny.licenses.allow)
    });
    let other: Vec<&str> = other.map(|package| text(package, "id")).collect();
    assert_eq!(
        other, [""; 0],
        "add the license to deny.toml, or do without"
    );
}

#[test]
fn a_crate_is_there_twice_only_with_a_reason() {
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in locked() {
        let of = versions.entry(package.name).or_default();
        of.push(package.version);
    }
    // The lock file is sorted, oldest first.
    let old = versions.iter().flat_map(|(name, versions)| {
        let old = &versions[..versions.len() - 1];
        old.iter().map(move |version| format!("{name}@{version}"))
    });
    let deny: Deny = read("deny.toml");
    let skipped: BTreeSet<String> = deny.bans.skip.into_iter().map(|one| one.name).collect();
    assert_eq!(
        old.collect::<BTreeSet<_>>(),
        skipped,
        "bans.skip in deny.toml"
    );
}

#[test]
fn every_crate_comes_from_the_registry() {
    for package in locked() {
        let source = package.source.as_deref();
        let registry = "registry+https://github.com/rust-lang/crates.io-index";
        assert_eq!(source, Some(registry), "{}", package.name);
    }
}

/// The crates that the program is made of, on any system, and what they are built with.
fn shipped() -> BTreeSet<(String, String)> {
    #[derive(Deserialize)]
    struct Manifest {
        dependencies: BTreeMap<String, toml::Value>,
        #[serde(default)]
        target: BTreeMap<String, Target>,
    }
    #[derive(Deserialize)]
    struct Target {
        #[serde(default)]
        dependencies: BTreeMap<String, toml::Value>,
    }
    let manifest: Manifest = read("Cargo.toml");
    let packages = locked();
    let lock: Lock = read("Cargo.lock");
    let own = lock
        .package
        .iter()
        .find(|package| package.name == "citadels");
    let own = &own.unwrap().dependencies;
    let on_targets = manifest.target.values();
    let direct: BTreeSet<&String> = (manifest.dependencies.keys())
        .chain(on_targets.flat_map(|target| target.dependencies.keys()))
        .collect();
    let name_of = |wanted: &str| wanted.split(' ').next().unwrap().to_owned();
    let is_direct = |wanted: &&String| direct.contains(&name_of(wanted));
    let mut open: Vec<String> = own.iter().filter(is_direct).cloned().collect();
    let mut found = BTreeSet::new();
    while let Some(wanted) = open.pop() {
        // `name`, or `name version` where there are several.
        let (name, version) = wanted.split_once(' ').unzip();
        let name = name.unwrap_or(&wanted);
        let fits = |package: &&Locked| {
            package.name == name && version.is_none_or(|version| package.version == version)
        };
        // Our own packages are not among them.
        let Some(package) = packages.iter().find(fits) else {
            continue;
        };
        if found.insert((package.name.clone(), package.version.clone())) {
            open.extend(package.dependencies.iter().cloned());
        }
    }
    found
}

#[test]
fn the_notice_for_a_shipped_program_names_every_crate_of_it() {
    let notice = fs::read_to_string(NOTICE).unwrap();
    let rows = notice.lines().filter_map(|line| line.strip_prefix("| "));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split(" | ").collect()).collect();
    let named = rows
        .iter()
        .skip(1)
        .map(|row| (row[0].into(), row[1].into()));
    let named: BTreeSet<(String, String)> = named.collect();
    let write = "cargo test --test it licenses -- --ignored";
    assert_eq!(named, shipped(), "stale: {write}");
    let deny: Deny = read("deny.toml");
    for row in &rows[1..] {
        assert!(is_allowed(row[2], &deny.licenses.allow), "{row:?}");
    }
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

/// The text of a license as one of the crates has it, after its heading.
fn license_text(packages: &[Value], terms: &str, file: &str) -> String {
    let has = |package: &&Value| text(package, "license") == terms;
    let folders = packages.iter().filter(has).map(|package| {
        let folder = Path::new(text(package, "manifest_path")).parent();
        folder.unwrap().join(file)
    });
    let mut texts = folders.filter_map(|path| fs::read_to_string(path).ok());
    texts.next().expect("one of them has it").trim().to_owned()
}

#[test]
#[ignore = "writes THIRD-PARTY.md, and needs the crates of every system"]
fn write_the_notice() {
    let packages = metadata(&[]).expect("whoever builds may run cargo");
    let shipped = shipped();
    let is_shipped = |package: &&Value| {
        let named = (
            text(package, "name").into(),
            text(package, "version").into(),
        );
        shipped.contains(&named)
    };
    let mut notice = "# Third-party notice\n\n\
        `citadels` is made of these crates, on one system or another, and is built with some of them. \
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
    let others = [
        ("MIT", format!("Permission is hereby{mit}")),
        (
            "Unicode-3.0",
            license_text(&packages, "Unicode-3.0", "LICENSE"),
        ),
        ("Zlib", license_text(&packages, "Zlib", "LICENSE")),
    ];
    for (name, license) in others {
        write!(notice, "\n## {name}\n\n```text\n{}\n```\n", license.trim()).unwrap();
    }
    fs::write(NOTICE, notice).unwrap();
}
