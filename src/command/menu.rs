//! Bare `citadels` on a terminal: a menu.

use crate::command::Cli;
use crate::command::lookup::ask::complete;
use crate::command::table::tonight::{self, go_on};
use crate::files::read::name;
use crate::library::fold::fold;
use crate::terminal::drive::Stop;
use crate::terminal::{Fit, Pick};
use crate::texts::{Id, Texts};
use crate::{id, say};

/// The words of the chosen command.
pub fn run(cli: &mut Cli<'_>) -> Result<Vec<String>, Stop> {
    let texts = cli.texts;
    let mut items: Vec<(String, Job)> = Vec::new();
    let under_way = tonight::under_way(cli);
    // An unreadable table is skipped; its file is kept.
    let is_broken = under_way.is_err();
    if let Err(Stop::Faults(faults)) = &under_way {
        let faults = faults.faults.iter().cloned();
        faults.for_each(|fault| cli.app.warn(fault));
    }
    let mut begin = if is_broken {
        "tonight --new"
    } else {
        "tonight"
    };
    if let Ok(Some((_, Some(table)))) = under_way {
        items.push((go_on(texts, &table), Job::Command("tonight")));
        begin = "tonight --new";
    }
    items.push((say!(texts, "menu-tonight"), Job::Command(begin)));
    items.extend([
        (say!(texts, "menu-look-up"), Job::LookUp),
        (say!(texts, "menu-score"), Job::Command("score")),
        (say!(texts, "menu-solo"), Job::Command("solo")),
        (say!(texts, "menu-fortress"), Job::Fortress),
        (say!(texts, "menu-history"), Job::Command("history list")),
        (say!(texts, "menu-settings"), Job::Settings),
    ]);
    match pick(cli, id!("menu-title"), items)? {
        Job::Command(command) => Ok(words(command)),
        Job::LookUp => look_up(cli),
        Job::Fortress => {
            let items = [
                (id!("menu-fortress-pad"), "fortress pad"),
                (id!("menu-fortress-board"), "fortress board"),
                (id!("menu-fortress-setup"), "fortress setup"),
                (id!("menu-fortress-rules"), "fortress rule"),
            ];
            sub_menu(cli, id!("menu-fortress"), items)
        }
        Job::Settings => {
            let items = [
                (id!("menu-settings-show"), "settings"),
                (id!("settings-lang"), "settings lang"),
                (id!("settings-edition"), "settings edition"),
                (id!("settings-color"), "settings color"),
            ];
            sub_menu(cli, id!("menu-settings"), items)
        }
    }
}

#[derive(Clone, Copy)]
enum Job {
    Command(&'static str),
    LookUp,
    Fortress,
    Settings,
}

fn words(command: &str) -> Vec<String> {
    command.split(' ').map(str::to_owned).collect()
}

fn sub_menu<const N: usize>(
    cli: &mut Cli<'_>,
    title: Id,
    items: [(Id, &'static str); N],
) -> Result<Vec<String>, Stop> {
    let texts: &Texts = cli.texts;
    let items = items.map(|(label, command)| (texts.say(label), command));
    pick(cli, title, items.into()).map(words)
}

/// Arrow keys or first letters.
fn pick<J: Copy>(cli: &mut Cli<'_>, title: Id, items: Vec<(String, J)>) -> Result<J, Stop> {
    let texts = cli.texts;
    let (choices, jobs): (Vec<String>, Vec<J>) = items.into_iter().unzip();
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
    })?;
    Ok(jobs[picked])
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
