//! Module boundaries: which module may depend on which, and which may use which library, read from
//! the paths in the source.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use syn::visit::{self, Visit};

/// Allowed dependencies between modules; each may use itself. Dependencies point one way. The game
/// is a package, so the compiler keeps that wall.
const ARROWS: [(&str, &[&str]); 15] = [
    ("rules", &[]),
    ("fortress", &[]),
    ("language", &[]),
    // What may be printed is the same for all.
    ("safe", &[]),
    // Macros.
    ("stored", &[]),
    ("texts", &["rules", "language"]),
    ("fault", &["texts", "rules", "language", "safe"]),
    ("page", &["rules", "language"]),
    (
        "library",
        &["rules", "fortress", "texts", "language", "safe"],
    ),
    ("flow", &["page", "fault", "texts"]),
    (
        "wording",
        &[
            "page", "library", "flow", "fault", "rules", "fortress", "texts", "language",
        ],
    ),
    (
        "files",
        &[
            "flow", "library", "rules", "fortress", "fault", "texts", "language", "safe",
        ],
    ),
    (
        "app",
        &[
            "files", "flow", "library", "rules", "fortress", "fault", "texts", "language",
        ],
    ),
    ("terminal", &["flow", "page", "wording", "fault", "texts"]),
    ("main", &["command", "terminal"]),
];

/// Which module may use which library. Unlisted ones are open to all.
const LIBRARIES: [(&str, &[&str]); 26] = [
    ("clap", &["command"]),
    ("tui_input", &["terminal"]),
    ("crossterm", &["terminal"]),
    ("inquire", &["terminal"]),
    ("signal_hook", &["terminal"]),
    ("anstyle", &["page"]),
    ("anstream", &["page"]),
    ("textwrap", &["page"]),
    ("comfy_table", &["page"]),
    ("tempfile", &["files"]),
    ("jiff", &["app", "command", "main"]),
    ("csv", &["command"]),
    ("percent_encoding", &["command"]),
    ("axum", &["command"]),
    ("hyper", &["command"]),
    ("hyper_util", &["command"]),
    ("tokio", &["command"]),
    ("tokio_stream", &["command"]),
    ("tower_http", &["command"]),
    ("qrcode", &["wording"]),
    ("rand_chacha", &["rules"]),
    ("snowball_stemmers_rs", &["library"]),
    ("strsim", &["library"]),
    ("unicode_normalization", &["library"]),
    ("toml", &["files", "library"]),
    ("etcetera", &["main"]),
];

/// What the pure modules must never use.
const IMPURE: [&str; 6] = ["fs", "io", "env", "process", "time", "net"];

struct Source {
    /// `desk::score`.
    module: Vec<String>,
    text: String,
}

/// Every source file except the build script, which is a separate program.
fn sources() -> Vec<Source> {
    below("src")
}

/// The same of one folder, without the packages below it.
fn below(folder: &str) -> Vec<Source> {
    fn read(folder: &Path, module: &[String], files: &mut Vec<Source>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let below = || [module, std::slice::from_ref(&name)].concat();
            // The build script is not part of the program, and another package is behind a wall.
            if module.is_empty() && name.starts_with("build") || path.join("Cargo.toml").exists() {
                continue;
            }
            if path.is_dir() {
                read(&path, &below(), files);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let module = match name.as_str() {
                    "mod" | "lib" => module.to_vec(),
                    _ => below(),
                };
                let text = fs::read_to_string(&path).unwrap();
                files.push(Source { module, text });
            }
        }
    }
    let mut files = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    read(&folder, &[], &mut files);
    files
}

/// Every path in a file, from the root of its crate: `crate::rules::card`, `clap::Parser`.
struct Paths {
    module: Vec<String>,
    found: BTreeSet<Vec<String>>,
}

impl Paths {
    fn of(source: &Source) -> BTreeSet<Vec<String>> {
        let file = syn::parse_file(&source.text).unwrap();
        let mut paths = Self {
            module: source.module.clone(),
            found: BTreeSet::new(),
        };
        paths.visit_file(&file);
        paths.found
    }

    /// `super::super::x` as `crate::x`.
    fn keep(&mut self, path: Vec<String>) {
        let mut module = self.module.clone();
        let mut rest = path.as_slice();
        match rest.first().map(String::as_str) {
            Some("self") => rest = &rest[1..],
            Some("super") => {}
            _ => {
                self.found.insert(path);
                return;
            }
        }
        while rest.first().is_some_and(|part| part == "super") {
            module.pop();
            rest = &rest[1..];
        }
        let root = std::iter::once("crate".to_owned());
        let path = root.chain(module).chain(rest.iter().cloned());
        self.found.insert(path.collect());
    }

    fn tree(&mut self, tree: &syn::UseTree, before: &[String]) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.tree(&path.tree, &with(&path.ident)),
            syn::UseTree::Name(name) => self.keep(with(&name.ident)),
            syn::UseTree::Rename(name) => self.keep(with(&name.ident)),
            syn::UseTree::Glob(_) => self.keep(before.to_vec()),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.tree(tree, before);
                }
            }
        }
    }
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&item.tree, &[]);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts: Vec<String> = path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        if parts.len() > 1 {
            self.keep(parts);
        }
        visit::visit_path(self, path);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        // Unit tests may use more.
        let is_test = item
            .attrs
            .iter()
            .any(|attribute| attribute.path().is_ident("cfg"));
        if !is_test {
            self.module.push(item.ident.to_string());
            visit::visit_item_mod(self, item);
            self.module.pop();
        }
    }
}

/// The top-level module of a file.
fn wing(source: &Source) -> String {
    source.module.first().cloned().unwrap_or("lib".to_owned())
}

#[test]
fn dependencies_between_modules_point_one_way() {
    let mut wrong = Vec::new();
    let is_checked = |source: &&Source| !["lib", "command"].contains(&wing(source).as_str());
    for source in sources().iter().filter(is_checked) {
        let wing = wing(source);
        let Some((_, may_know)) = ARROWS.iter().find(|(name, _)| *name == wing) else {
            panic!("{wing} is a new wing: say whom it may know");
        };
        for path in Paths::of(source) {
            let known = match path[0].as_str() {
                "crate" | "citadels" => path.get(1),
                _ => None,
            };
            // Macros are at the root: what they use is checked where they are written.
            let is_wing = |known: &&String| {
                *known == "command" || ARROWS.iter().any(|(name, _)| name == known)
            };
            let Some(known) = known.filter(is_wing) else {
                continue;
            };
            if *known != wing && !may_know.contains(&known.as_str()) {
                wrong.push(format!("{}: {}", source.module.join("::"), path.join("::")));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "these arrows point the wrong way:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn each_library_is_used_only_in_its_module() {
    let mut wrong = Vec::new();
    for source in sources() {
        for path in Paths::of(&source) {
            let Some((_, wings)) = LIBRARIES.iter().find(|(name, _)| *name == path[0]) else {
                continue;
            };
            if !wings.contains(&wing(&source).as_str()) {
                wrong.push(format!("{}: {}", source.module.join("::"), path.join("::")));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "known outside its wing:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn the_pure_modules_use_no_files_no_clock_and_no_environment() {
    let pure = ["flow", "page"];
    let mut sources = sources();
    sources.retain(|source| pure.contains(&wing(source).as_str()));
    for source in below("src/game").into_iter().chain(sources) {
        for path in Paths::of(&source) {
            let is_impure = path[0] == "std"
                && path
                    .get(1)
                    .is_some_and(|part| IMPURE.contains(&part.as_str()));
            assert!(
                !is_impure,
                "{}: {}",
                source.module.join("::"),
                path.join("::")
            );
        }
    }
}

/// The room of a module: `command::deck::random` is in `deck`. What stands in `command` itself is
/// shared by all rooms.
fn room(module: &[String]) -> Option<&str> {
    const SHARED: [&str; 4] = ["args", "questions", "report", "world"];
    let [command, room, ..] = module else {
        return None;
    };
    let is_room = room.starts_with(char::is_lowercase) && !SHARED.contains(&room.as_str());
    (command == "command" && is_room).then_some(room)
}

/// Which room knows which other one, and why. A room may import another's request, answer, page or
/// flow; what two rooms share goes down into `wording`, `files`, `app` or the game.
const ROOMS: [(&str, &str); 16] = [
    // A game played by the program ends with a score.
    ("deck", "score"),
    // Rules of both games are shown alike.
    ("fortress", "lookup"),
    // Notes of a play, and lines of a template.
    ("fortress", "score"),
    // A saved play is shown as it was scored.
    ("history", "fortress"),
    ("history", "score"),
    // The table on phones: its evening and sheet, anything looked up, the score.
    ("host", "lookup"),
    ("host", "score"),
    ("host", "table"),
    // `list decks` has the saved ones.
    ("lookup", "deck"),
    // A line of the menu is a look-up; the first one is the table under way.
    ("menu", "lookup"),
    // It shows each setting with its value.
    ("menu", "settings"),
    ("menu", "table"),
    // Tab knows the settings.
    ("shell", "settings"),
    // Vova's game ends with a score.
    ("solo", "score"),
    // An evening builds a deck and ends with the score sheet.
    ("table", "deck"),
    ("table", "score"),
];

#[test]
fn a_room_knows_only_the_rooms_it_needs() {
    let sources = sources();
    let mut arrows: BTreeSet<(&str, String)> = BTreeSet::new();
    for source in &sources {
        let Some(from) = room(&source.module) else {
            continue;
        };
        for path in Paths::of(source).iter().filter(|path| path[0] == "crate") {
            if let Some(to) = room(&path[1..]).filter(|to| *to != from) {
                arrows.insert((from, to.to_owned()));
            }
        }
    }
    let arrows: Vec<(&str, &str)> = arrows.iter().map(|(from, to)| (*from, &**to)).collect();
    assert_eq!(arrows, ROOMS);
}

#[test]
fn no_two_rooms_know_each_other_not_even_through_others() {
    // What a room knows is taken away until nothing is left, or a cycle.
    let mut left: BTreeSet<(&str, &str)> = ROOMS.into_iter().collect();
    loop {
        let knowing: BTreeSet<&str> = left.iter().map(|(from, _)| *from).collect();
        let count = left.len();
        left.retain(|(_, to)| knowing.contains(to));
        if left.len() == count {
            break;
        }
    }
    assert_eq!(left, BTreeSet::new());
}

/// The names that a file takes from one module or library: `Pick` of `use crate::terminal::Pick`.
fn taken(file: &syn::File, from: &[&str]) -> BTreeSet<String> {
    fn walk(tree: &syn::UseTree, from: &[&str], names: &mut BTreeSet<String>) {
        match (tree, from) {
            (syn::UseTree::Path(path), [first, rest @ ..]) if path.ident == first => {
                walk(&path.tree, rest, names);
            }
            (syn::UseTree::Path(path), []) => walk(&path.tree, from, names),
            (syn::UseTree::Group(group), _) => {
                let trees = group.items.iter();
                trees.for_each(|tree| walk(tree, from, names));
            }
            (syn::UseTree::Name(name), []) => {
                names.insert(name.ident.to_string());
            }
            (syn::UseTree::Name(name), [last]) if name.ident == last => {
                names.insert((*last).to_owned());
            }
            (syn::UseTree::Rename(name), []) => {
                names.insert(name.rename.to_string());
            }
            _ => {}
        }
    }
    let mut names = BTreeSet::new();
    for item in &file.items {
        if let syn::Item::Use(item) = item {
            walk(&item.tree, from, &mut names);
        }
    }
    names
}

/// Every word of a function, macros included.
#[derive(Default)]
struct Words(BTreeSet<String>);

impl<'ast> Visit<'ast> for Words {
    fn visit_ident(&mut self, ident: &'ast syn::Ident) {
        self.0.insert(ident.to_string());
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        let tokens = called.tokens.to_string();
        // Every other part is a text in quotes.
        for code in tokens.split('"').step_by(2) {
            let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            self.0.extend(words.map(str::to_owned));
        }
    }
}

/// The functions of a file with their words: those of the signature, and all.
#[derive(Default)]
struct Functions(Vec<(String, BTreeSet<String>, BTreeSet<String>)>);

impl Functions {
    fn keep(&mut self, signature: &syn::Signature, block: &syn::Block) {
        let (mut typed, mut all) = (Words::default(), Words::default());
        typed.visit_signature(signature);
        all.visit_signature(signature);
        all.visit_block(block);
        self.0.push((signature.ident.to_string(), typed.0, all.0));
    }
}

impl<'ast> Visit<'ast> for Functions {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.keep(&function.sig, &function.block);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        // What belongs to `Cli` has it as `self`.
        let mut of = Words::default();
        of.visit_type(&item.self_ty);
        if !of.0.contains("Cli") {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.keep(&function.sig, &function.block);
    }

    fn visit_item_mod(&mut self, _: &'ast syn::ItemMod) {
        // Unit tests may use more.
    }
}

/// The functions that still name what only `run` and its helpers may. This list gets shorter, never
/// longer.
const INSIDE: [&str; 17] = [
    // Steps of `run`; the game night, which they hold, holds `Cli`.
    "host::game",
    "host::next",
    "host::reveal",
    // The table's own screen: `run` gives it the one who is asked.
    "host::laptop::ask",
    "host::laptop::line",
    "host::laptop::rows",
    // Over any screen, whose driver has only the one who is asked.
    "lookup::over::run",
    "lookup::over::walk",
    // Steps of `run` that end it, though they ask nothing: a fault would say the same.
    "table::call::fit",
    "table::call::skip_setup",
    // Steps of the evening, which holds `Cli` itself.
    "table::tonight::again",
    "table::tonight::asks_again",
    "table::tonight::at_laptop",
    "table::tonight::count",
    "table::tonight::go_on",
    "table::tonight::listen",
    "table::tonight::run",
];

/// Inside a room, only `run` and its helpers that are given `Cli` see a terminal; what checks,
/// answers and draws is for whoever asks.
#[test]
fn only_what_is_given_the_command_line_sees_a_terminal() {
    let (mut found, mut excepted) = (BTreeSet::new(), BTreeSet::new());
    for source in sources()
        .iter()
        .filter(|source| room(&source.module).is_some())
    {
        let file = syn::parse_file(&source.text).unwrap();
        let mut terminal = taken(&file, &["crate", "terminal"]);
        // How well a text matches is no question.
        terminal.remove("Fit");
        terminal.extend(["terminal", "Cli"].map(str::to_owned));
        let mut functions = Functions::default();
        functions.visit_file(&file);
        for (name, typed, words) in functions.0 {
            let at = format!("{}::{name}", source.module[1..].join("::"));
            let is_for_all = ["answer", "page", "screen", "apply"].contains(&name.as_str());
            let named = words.intersection(&terminal).cloned().collect::<Vec<_>>();
            let is_inside = is_for_all || !typed.contains("Cli");
            if !is_inside || named.is_empty() {
                continue;
            }
            match INSIDE.iter().find(|known| **known == at) {
                Some(known) => excepted.insert(*known),
                None => found.insert(format!("{at}: {}", named.join(" "))),
            };
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(
        found.is_empty(),
        "not given Cli, or for whoever asks:\n{}",
        found.join("\n")
    );
    let all = BTreeSet::from(INSIDE);
    assert_eq!(excepted, all, "these are no exceptions any more");
}

/// Only what is typed names clap: a request, and the room that explains the command line.
#[test]
fn only_requests_name_clap() {
    for source in sources() {
        let Some(room) = room(&source.module).filter(|room| *room != "shell") else {
            continue;
        };
        let file = syn::parse_file(&source.text).unwrap();
        let mut clap = taken(&file, &["clap"]);
        clap.insert("clap".to_owned());
        let mut functions = Functions::default();
        functions.visit_file(&file);
        for (name, _, words) in functions.0 {
            let named: Vec<&String> = words.intersection(&clap).collect();
            assert!(named.is_empty(), "{room}, {name}: {named:?}");
        }
    }
}
