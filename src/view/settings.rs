//! The effective settings, and a changed one.

use crate::desk::settings::{Answer, Origin, Set, Setting};
use crate::page::{Block, Line, Page};
use crate::texts::Texts;
use crate::{family, say};
use std::path::PathBuf;

family!(pub setting_name(Setting) = "settings-");

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let settings = answer.settings.iter().map(|one| {
        let from = match &one.from {
            Origin::Flag => say!(texts, "settings-from-flag"),
            Origin::Variable(name) => say!(texts, "settings-from-variable", name = *name),
            Origin::File => say!(texts, "settings-from-file"),
            Origin::System => say!(texts, "settings-from-system"),
            Origin::Default => say!(texts, "settings-from-default"),
        };
        let label = texts.say(setting_name(one.name));
        (label.into(), format!("{}, {from}", one.value).into())
    });
    let place = |path: &Option<PathBuf>| match path {
        Some(path) => Line::from(crate::fault::quoted(&path.display().to_string())),
        None => say!(texts, "settings-nowhere").into(),
    };
    let mut facts: Vec<(Line, Line)> = settings.collect();
    facts.push((say!(texts, "settings-file").into(), place(&answer.file)));
    facts.push((say!(texts, "settings-data").into(), place(&answer.data)));
    let wrong = answer.wrong.iter();
    let wrong = wrong
        .map(|wrong| Block::Text(say!(texts, "warning-said", message = wrong.as_str()).into()));
    let mut page = Page::new(vec![
        Block::Title {
            text: say!(texts, "settings-title").into(),
            what: Line::default(),
        },
        Block::Facts(facts),
    ]);
    page.extend(wrong.collect::<Vec<_>>());
    page.push(Block::Text(say!(texts, "settings-hint").into()));
    page.push(Block::Text(say!(texts, "settings-hint-reset").into()));
    page
}

pub fn set(texts: &Texts, set: &Set) -> Page {
    let name = texts.say(setting_name(set.name));
    let said = match &set.value {
        Some(value) => say!(texts, "settings-saved", name, value),
        None => say!(texts, "settings-forgotten", name),
    };
    Page::new(vec![Block::Text(said.into())])
}
