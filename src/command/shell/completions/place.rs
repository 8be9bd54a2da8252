//! Where the cursor stands in a command line, and what can stand there.

use crate::app::App;
use crate::command::args::{EditionWish, Root};
use crate::command::settings::{self, Setting};
use crate::command::shell::completions::names::{self, Wanted};
use crate::command::shell::completions::scripts::{Line, Suggested, Suggestion};
use crate::command::shell::{given, help, usage};
use crate::library::Game;
use crate::library::fold::fold;
use crate::rules::edition::Edition;
use crate::rules::play::Bot;
use crate::texts::Id;
use clap::builder::PossibleValue;
use clap::{Arg, Command};
use std::ffi::OsString;

/// More numbers than anyone reads through are not suggested.
const MOST_NUMBERS: i64 = 16;

/// Values that are also understood as words of a language, and the messages with those words.
const WORDS: [(&str, &str); 4] = [
    ("edition", "word-edition-"),
    ("kind", "word-type-"),
    ("origin", "word-origin-"),
    ("what", "word-what-"),
];

/// The edition that a command line names.
pub fn edition(words: &[OsString]) -> Option<EditionWish> {
    match given::last(words, "--edition")?.as_str() {
        "all" => Some(EditionWish::All),
        other => other.parse::<Edition>().ok().map(EditionWish::One),
    }
}

/// The place after some words.
struct Place {
    /// The commands.
    path: Vec<String>,
    command: Command,
    /// The ids of the options that were given.
    given: Vec<String>,
    /// What was given without an option.
    values: Vec<String>,
    /// The option whose value comes next.
    option: Option<Arg>,
    /// After `--` there are no options.
    has_dashes: bool,
}

impl Place {
    fn after(words: &[String]) -> Self {
        let mut place = Self {
            path: Vec::new(),
            command: Root::command(),
            given: Vec::new(),
            values: Vec::new(),
            option: None,
            has_dashes: false,
        };
        for word in words {
            place.go_past(word);
        }
        place
    }

    fn go_past(&mut self, word: &str) {
        if self.option.take().is_some() {
            return;
        }
        match word.strip_prefix("--") {
            _ if self.has_dashes || !word.starts_with('-') || word == "-" => {}
            Some("") => {
                self.has_dashes = true;
                return;
            }
            Some(long) => {
                let name = long.split('=').next();
                self.take_option(|arg| arg.get_long() == name, long.contains('='));
                return;
            }
            None => {
                let mut letters = word[1..].chars();
                while let Some(letter) = letters.next() {
                    let has_value = !letters.as_str().is_empty();
                    if self.take_option(|arg| arg.get_short() == Some(letter), has_value) {
                        return;
                    }
                }
                return;
            }
        }
        let below = self.command.find_subcommand(word).cloned();
        match below.filter(|_| self.values.is_empty() && !self.has_dashes) {
            Some(below) => {
                self.path.push(below.get_name().to_owned());
                self.command = below;
            }
            None => self.values.push(word.to_owned()),
        }
    }

    /// Notes an option; whether it takes a value.
    fn take_option(&mut self, is_it: impl Fn(&Arg) -> bool, has_value: bool) -> bool {
        let Some(arg) = self.options().into_iter().find(|arg| is_it(arg)) else {
            return false;
        };
        self.given.push(arg.get_id().to_string());
        let takes_value = arg.get_action().takes_values();
        self.option = Some(arg).filter(|_| takes_value && !has_value);
        takes_value
    }

    /// The command's own options, then those that go with every command.
    fn options(&self) -> Vec<Arg> {
        let own = self.command.get_arguments();
        let own = own.filter(|arg| !arg.is_positional() && !arg.is_hide_set());
        let mut options: Vec<Arg> = own.cloned().collect();
        if !self.path.is_empty() {
            options.extend(help::global_args());
        }
        options
    }

    fn below(&self) -> String {
        self.path.join(" ")
    }

    /// The options that may still be given.
    fn free_options(&self) -> Vec<Arg> {
        let is_given = |id: &str| self.given.iter().any(|given| given == id);
        let is_excluded = |arg: &Arg| {
            let others = self.command.get_arguments();
            let mut others = others.filter(|other| is_given(other.get_id().as_str()));
            others.any(|other| {
                let conflicts = |one: &Arg, with: &Arg| {
                    let all = self.command.get_arg_conflicts_with(one);
                    all.iter().any(|one| one.get_id() == with.get_id())
                };
                conflicts(other, arg) || !arg.is_global_set() && conflicts(arg, other)
            })
        };
        let mut options = self.options();
        options.retain(|arg| {
            let is_repeated = matches!(arg.get_action(), clap::ArgAction::Append);
            let id = arg.get_id().as_str();
            let fits =
                !arg.is_global_set() || help::of_all(&self.command, &self.below(), id).is_some();
            fits && (is_repeated || !is_given(id)) && !is_excluded(arg)
        });
        options
    }

    /// The argument without an option that is typed here, and the words of it before.
    fn positional(&self) -> Option<(&Arg, &[String])> {
        let mut at = 0;
        for arg in self.command.get_positionals() {
            // What follows `--` is given after it only.
            if arg.is_last_set() != self.has_dashes && arg.is_last_set() {
                continue;
            }
            let is_many = matches!(arg.get_action(), clap::ArgAction::Append);
            if is_many || at == self.values.len() {
                return Some((arg, &self.values[at..]));
            }
            at += 1;
        }
        None
    }
}

/// What can stand in place of the last word.
pub fn suggested(app: &App<'_>, line: &Line) -> Suggested {
    let (typed, before) = line.words.split_last().expect("there are words");
    // The first word is the program.
    let place = &Place::after(before.get(1..).unwrap_or_default());
    let mut tab = Tab {
        app,
        line,
        place,
        found: Suggested::default(),
    };
    if before.is_empty() {
        return tab.found;
    }
    if let Some(arg) = &place.option {
        tab.values(arg, &[], typed);
        return tab.found;
    }
    if typed.starts_with('-') && !place.has_dashes {
        let Some((name, value)) = typed.split_once('=') else {
            tab.options(typed);
            return tab.found;
        };
        let is_it = |arg: &&Arg| arg.get_long() == name.strip_prefix("--");
        if let Some(arg) = place.options().iter().find(is_it) {
            tab.values(arg, &[], value);
            for one in &mut tab.found.all {
                one.text = format!("{name}={}", one.text);
            }
        }
        return tab.found;
    }
    if place.values.is_empty() && !place.has_dashes {
        tab.commands(&place.path, &place.command, typed);
    }
    if let Some((arg, before)) = place.positional() {
        tab.values(arg, before, typed);
    }
    tab.found
}

/// What a value of this argument names, if it is a name of something.
fn wanted(path: &str, id: &str) -> Option<Wanted> {
    Some(match (path, id) {
        ("card", "words") | (_, "cards" | "must" | "ban" | "with") => Wanted::Card,
        ("fortress rule", "topic") => Wanted::Topic(Game::Fortress),
        (_, "topic") => Wanted::Topic(Game::Citadels),
        ("search", "words") | (_, "question") => Wanted::Thing,
        (_, "deck" | "like") => Wanted::Deck,
        ("deck save" | "deck forget", "name") => Wanted::SavedDeck,
        (_, "names") => Wanted::Players,
        (_, "called") => Wanted::Renamed,
        (_, "player" | "old" | "new") => Wanted::Player,
        (_, "id" | "ids") => Wanted::Play,
        (_, "location") => Wanted::Location,
        (_, "tables") => Wanted::ScoreLine,
        _ => return None,
    })
}

/// The Tab key at a place: what fits there is found.
struct Tab<'a> {
    app: &'a App<'a>,
    line: &'a Line,
    place: &'a Place,
    found: Suggested,
}

impl Tab<'_> {
    fn push(&mut self, text: &str, about: &str) {
        let all = &mut self.found.all;
        if all.iter().all(|one| one.text != text) {
            let (text, about) = (text.to_owned(), about.to_owned());
            all.push(Suggestion { text, about });
        }
    }

    fn commands(&mut self, path: &[String], command: &Command, typed: &str) {
        let names = command.get_subcommands().map(Command::get_name);
        for name in names.filter(|name| name.starts_with(typed)) {
            let full = [path, &[name.to_owned()]].concat().join(" ");
            let about = self.app.texts.say(help::sentence(&full));
            self.push(name, about.trim_end_matches('.'));
        }
    }

    fn options(&mut self, typed: &str) {
        let place = self.place;
        for arg in place.free_options() {
            let about = help::told(&place.command, &place.below(), &arg);
            let about = self.app.texts.say(about);
            let long = arg.get_long().map(|long| format!("--{long}"));
            if let Some(long) = long.filter(|long| long.starts_with(typed)) {
                self.push(&long, &about);
            }
            let short = arg.get_short().map(|short| format!("-{short}"));
            if let Some(short) = short.filter(|_| typed == "-") {
                self.push(&short, &about);
            }
        }
    }

    /// What can be given for an argument after these words of it.
    fn values(&mut self, arg: &Arg, before: &[String], typed: &str) {
        let id = arg.get_id().as_str();
        let Some(wanted) = wanted(&self.place.below(), id) else {
            self.others(arg, before, typed);
            return;
        };
        // Several names may come before: the last of them may continue here, or another one
        // begins.
        let count = before.len();
        let starts = match (wanted, id) {
            // These words are one name.
            (Wanted::Card, "words") | (Wanted::Topic(_), _) => 0..=0,
            (Wanted::Thing, _) | (_, "cards") => count.saturating_sub(3)..=count,
            _ => count..=count,
        };
        // A line has spaces: it is typed in quotes.
        let is_line = wanted == Wanted::ScoreLine;
        for from in starts.filter(|_| !is_line || self.line.is_quoted()) {
            for (text, what) in names::answer(self.app, wanted, &before[from..], typed) {
                self.push(&text, &names::about(self.app.texts, &what));
            }
        }
        self.found.may_be_file = match wanted {
            Wanted::Deck => true,
            Wanted::ScoreLine => !typed.contains(':'),
            _ => false,
        };
        self.found.may_go_on = match wanted {
            Wanted::Players | Wanted::ScoreLine => true,
            Wanted::Renamed => !typed.contains('='),
            _ => false,
        };
    }

    /// The same for what is not a name.
    fn others(&mut self, arg: &Arg, before: &[String], typed: &str) {
        let path = self.place.below();
        match (path.as_str(), arg.get_id().as_str()) {
            (_, "file" | "score" | "folder" | "merge") => self.found.may_be_file = true,
            ("settings", "name") => {
                let settings = <Setting as strum::VariantArray>::VARIANTS.iter();
                for setting in settings.filter(|setting| setting.id().starts_with(typed)) {
                    let about = self.app.texts.say(settings::setting_name(*setting));
                    self.push(setting.id(), &about);
                }
            }
            ("settings", "value") => {
                let name = self.place.values.first();
                if let Some(setting) = name.and_then(|name| name.parse::<Setting>().ok()) {
                    self.choices(setting.id(), setting.values(), typed);
                }
            }
            ("help" | "man", "command") => {
                if let Some(above) = help::find_command(before) {
                    self.commands(before, &above, typed);
                }
            }
            (_, "seats") => {
                let start = typed.rfind(',').map_or(0, |place| place + 1);
                let (before, last) = typed.split_at(start);
                let bots = <Bot as strum::IntoEnumIterator>::iter().map(<&str>::from);
                for bot in bots.filter(|bot| bot.starts_with(last)) {
                    self.push(&format!("{before}{bot}"), "");
                }
                self.found.may_go_on = true;
            }
            (_, "date") => {
                let today = (self.app.today)();
                if today.starts_with(typed) {
                    self.push(&today, "");
                }
            }
            (path, id) => {
                let possible = arg.get_possible_values();
                let mut possible: Vec<&str> =
                    possible.iter().map(PossibleValue::get_name).collect();
                // As their help says.
                let is_for_all = matches!(path, "" | "card" | "ruling" | "search");
                possible.retain(|value| match (id, *value) {
                    ("edition", "all") => is_for_all,
                    ("format", "json") => path != "sheet",
                    _ => true,
                });
                if possible.is_empty() {
                    self.numbers(arg, typed);
                }
                self.choices(id, &possible, typed);
            }
        }
    }

    /// The values of a closed vocabulary; their words if one is begun.
    fn choices(&mut self, id: &str, values: &[&str], typed: &str) {
        let texts = self.app.texts;
        let stem = WORDS.iter().find(|(of, _)| *of == id).map(|(_, stem)| stem);
        let words = |value: &str| -> Vec<String> {
            let words = stem.and_then(|stem| Id::find(&format!("{stem}{value}")));
            let words = words.map(|words| texts.say(words)).unwrap_or_default();
            words
                .split(',')
                .map(|word| word.trim().to_owned())
                .collect()
        };
        let begun = typed.to_lowercase();
        for value in values.iter().filter(|value| value.starts_with(&begun)) {
            self.push(value, &words(value)[0]);
        }
        let folded = fold(typed);
        if !self.found.all.is_empty() || folded.is_empty() {
            return;
        }
        for value in values {
            let words = words(value).into_iter();
            for word in words.filter(|word| fold(word).starts_with(&folded)) {
                self.push(&word, value);
            }
        }
    }

    fn numbers(&mut self, arg: &Arg, typed: &str) {
        let option = format!("--{}", arg.get_long().unwrap_or_default());
        let limit = usage::limit(&option, &self.place.path);
        let numbers = limit.map(|limit| limit.range().into_inner());
        if let Some((least, most)) = numbers.filter(|(least, most)| most - least < MOST_NUMBERS) {
            let numbers = (least..=most).map(|number| number.to_string());
            for number in numbers.filter(|number| number.starts_with(typed)) {
                self.push(&number, "");
            }
        }
    }
}
