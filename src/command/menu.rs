//! Bare `citadels` on a terminal: a menu.

use crate::command::Cli;
use crate::command::lookup::ask::complete;
use crate::command::table::tonight::{self, go_on};
use crate::files::read::name;
use crate::library::fold::fold;
use crate::terminal::drive::Stop;
use crate::terminal::{Fit, Pick};
use crate::texts::Id;
use crate::{id, say};

/// The words of the chosen command.
pub fn run(cli: &mut Cli<'_>) -> Result<Vec<String>, Stop> {
    let texts = cli.texts;
    let mut items: Vec<(String, &str)> = Vec::new();
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
        items.push((go_on(texts, &table), "tonight"));
        begin = "tonight --new";
    }
    items.extend([
        (say!(texts, "menu-tonight"), begin),
        (say!(texts, "menu-look-up"), "ask"),
        (say!(texts, "menu-score"), "score"),
        (say!(texts, "menu-solo"), "solo"),
        (say!(texts, "menu-fortress"), "fortress"),
        (say!(texts, "menu-history"), "history list"),
        (say!(texts, "menu-settings"), "settings"),
    ]);
    let below = |title: Id, items: [(Id, &'static str); 4]| {
        (
            title,
            items.map(|(label, command)| (texts.say(label), command)),
        )
    };
    let (title, items) = match pick(cli, id!("menu-title"), items)? {
        "ask" => return look_up(cli),
        "fortress" => below(
            id!("menu-fortress"),
            [
                (id!("menu-fortress-pad"), "fortress pad"),
                (id!("menu-fortress-board"), "fortress board"),
                (id!("menu-fortress-setup"), "fortress setup"),
                (id!("menu-fortress-rules"), "fortress rule"),
            ],
        ),
        "settings" => below(
            id!("menu-settings"),
            [
                (id!("menu-settings-show"), "settings"),
                (id!("settings-lang"), "settings lang"),
                (id!("settings-edition"), "settings edition"),
                (id!("settings-color"), "settings color"),
            ],
        ),
        command => return Ok(words(command)),
    };
    pick(cli, title, items.into()).map(words)
}

fn words(command: &str) -> Vec<String> {
    command.split(' ').map(str::to_owned).collect()
}

/// Arrow keys or first letters.
fn pick<'a>(cli: &mut Cli<'_>, title: Id, items: Vec<(String, &'a str)>) -> Result<&'a str, Stop> {
    let texts = cli.texts;
    let (choices, commands): (Vec<String>, Vec<&str>) = items.into_iter().unzip();
    let fits = |typed: &str, index: usize| {
        let typed = fold(typed);
        let mut words = choices[index].split_whitespace();
        let is_begun = fold(&choices[index]).starts_with(&typed);
        Fit::plain(is_begun || words.any(|word| fold(word).starts_with(&typed)))
    };
    let ask = cli.ask.as_deref_mut().ok_or(Stop::Left)?;
    let picked = ask.pick(&Pick {
        above: &|_| String::new(),
        question: &texts.say(title),
        help: &say!(texts, "menu-help"),
        choices: &choices,
        fits: &fits,
        nothing: &say!(texts, "ask-nothing-fits"),
        look_up: None,
    })?;
    Ok(commands[picked])
}

/// A card if one is named, otherwise a question.
fn look_up(cli: &mut Cli<'_>) -> Result<Vec<String>, Stop> {
    let texts = cli.texts;
    let (question, help) = (say!(texts, "menu-ask"), say!(texts, "menu-help-ask"));
    let app = cli.app();
    let typed = cli.line_completed(&question, &help, &|typed| complete(&app, typed))?;
    let asked = vec![typed];
    let is_card = name::card_of_words(&asked, texts.lang(), cli.edition()).is_ok();
    let command = if is_card { "card" } else { "ask" };
    Ok([command.to_owned()].into_iter().chain(asked).collect())
}
