//! Bare `citadels` on a terminal: a menu, to which one returns after each choice.

use crate::command::Cli;
use crate::command::lookup::over;
use crate::command::settings;
use crate::command::table::tonight::{self, go_on};
use crate::library::fold::fold;
use crate::terminal::drive::Stop;
use crate::terminal::{Fit, Left, Pick};
use crate::texts::{Id, Texts};
use crate::{id, say};
use std::cell::Cell;

/// Where in the menu one is, from choice to choice.
#[derive(Debug, Default)]
pub struct Place {
    part: Cell<Part>,
    /// Something was chosen, so the menu comes again after it.
    pub is_chosen: Cell<bool>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    All,
    Decks,
    Fortress,
    Settings,
}

/// What a line of the menu does.
#[derive(Clone, Debug)]
enum Choice {
    Command(Vec<String>),
    Open(Part),
    LookUp,
}

/// The words of the chosen command.
pub fn run(cli: &mut Cli<'_>, place: &Place) -> Result<Vec<String>, Stop> {
    loop {
        let (title, items) = match place.part.get() {
            Part::All => (id!("menu-title"), all(cli)),
            Part::Decks => (id!("menu-decks"), decks(cli)),
            Part::Fortress => (
                id!("menu-fortress"),
                vec![
                    command(cli.texts, id!("menu-fortress-pad"), "fortress pad"),
                    command(cli.texts, id!("menu-fortress-board"), "fortress board"),
                    command(cli.texts, id!("menu-fortress-setup"), "fortress setup"),
                    command(cli.texts, id!("menu-fortress-rules"), "fortress rule"),
                ],
            ),
            Part::Settings => (id!("menu-settings"), settings(cli)),
        };
        match pick(cli, title, items, place.part.get()) {
            Ok(Choice::Command(words)) => {
                // One setting is seldom alone.
                if place.part.get() != Part::Settings {
                    place.part.set(Part::All);
                }
                place.is_chosen.set(true);
                return Ok(words);
            }
            Ok(Choice::Open(part)) => place.part.set(part),
            Ok(Choice::LookUp) => look_up(cli)?,
            Err(Left::Back) if place.part.get() != Part::All => place.part.set(Part::All),
            Err(_) => return Err(Stop::Left),
        }
    }
}

fn command(texts: &Texts, label: Id, words: &str) -> (String, Choice) {
    let words = words.split(' ').map(str::to_owned);
    (texts.say(label), Choice::Command(words.collect()))
}

fn all(cli: &Cli<'_>) -> Vec<(String, Choice)> {
    let texts = cli.texts;
    let of = |label, words| command(texts, label, words);
    let open = |label: Id, part| (texts.say(label), Choice::Open(part));
    let mut items = Vec::new();
    let under_way = tonight::under_way(cli);
    // An unreadable table is skipped; its file is kept.
    let mut begin = if under_way.is_err() {
        "tonight --new"
    } else {
        "tonight"
    };
    if let Err(Stop::Faults(faults)) = &under_way {
        let faults = faults.faults.iter().cloned();
        faults.for_each(|fault| cli.app.warn(fault));
    }
    if let Ok(Some((_, Some(table)))) = under_way {
        let words = vec!["tonight".to_owned()];
        items.push((go_on(texts, &table), Choice::Command(words)));
        begin = "tonight --new";
    }
    items.extend([
        of(id!("menu-tonight"), begin),
        (say!(texts, "menu-look-up"), Choice::LookUp),
        of(id!("menu-score"), "score"),
        open(id!("menu-decks"), Part::Decks),
        of(id!("menu-call"), "call"),
        of(id!("menu-sheet"), "sheet"),
        of(id!("menu-history"), "history"),
        of(id!("menu-solo"), "solo"),
        open(id!("menu-fortress"), Part::Fortress),
        open(id!("menu-settings"), Part::Settings),
    ]);
    items
}

fn decks(cli: &Cli<'_>) -> Vec<(String, Choice)> {
    let texts = cli.texts;
    let mut items = vec![
        command(texts, id!("menu-deck-random"), "deck random"),
        command(texts, id!("menu-deck-build"), "deck build"),
    ];
    let saved = cli
        .app
        .store
        .iter()
        .flat_map(crate::files::Store::deck_names);
    items.extend(saved.map(|name| {
        let label = say!(texts, "menu-deck-saved", name = crate::fault::quoted(&name));
        let words = ["deck".to_owned(), "show".to_owned(), name];
        (label, Choice::Command(words.into()))
    }));
    items.push(command(texts, id!("menu-deck-lists"), "list decks"));
    items
}

/// Each with what it is now.
fn settings(cli: &Cli<'_>) -> Vec<(String, Choice)> {
    let now = settings::now(cli).into_iter();
    let items = now.map(|(name, label)| {
        let words = ["settings", name].map(str::to_owned);
        (label, Choice::Command(words.into()))
    });
    let all = command(cli.texts, id!("menu-settings-show"), "settings");
    items.chain([all]).collect()
}

/// Arrow keys or first letters.
fn pick(
    cli: &mut Cli<'_>,
    title: Id,
    items: Vec<(String, Choice)>,
    part: Part,
) -> Result<Choice, Left> {
    let texts = cli.texts;
    let (choices, mut does): (Vec<String>, Vec<Choice>) = items.into_iter().unzip();
    let fits = |typed: &str, index: usize| {
        let typed = fold(typed);
        let mut words = choices[index].split_whitespace();
        let is_begun = fold(&choices[index]).starts_with(&typed);
        Fit::plain(is_begun || words.any(|word| fold(word).starts_with(&typed)))
    };
    let help = if part == Part::All {
        id!("menu-help")
    } else {
        id!("menu-help-back")
    };
    let ask = cli.ask.as_deref_mut().ok_or(Left::Quit)?;
    let picked = ask.pick(&Pick {
        above: &|_| String::new(),
        question: &texts.say(title),
        help: &texts.say(help),
        choices: &choices,
        fits: &fits,
        begin: "",
        nothing: &say!(texts, "ask-nothing-fits"),
        untyped: None,
        look_up: None,
    })?;
    Ok(does.swap_remove(picked))
}

/// Looks up what is typed, live, until Escape; Enter shows the whole answer.
fn look_up(cli: &mut Cli<'_>) -> Result<(), Stop> {
    let (app, color) = (cli.app(), cli.canvas.color);
    let ask = cli.ask.as_deref_mut().ok_or(Stop::Left)?;
    over::run(ask, &app, color)?;
    ask.close_screen();
    Ok(())
}
