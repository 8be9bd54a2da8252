//! Search hits on a page.

use super::card::{edition_name, name, other_edition, with_edition};
use super::words::argument;
use crate::desk::ByEdition;
use crate::desk::search::{Answer, Hits};
use crate::language::Language;
use crate::library::find::{Found, find};
use crate::library::thing::{Kind, Thing};
use crate::library::{Game, Topic, TopicId, topic, topic_names};
use crate::page::{Block, Page};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::Texts;
use crate::{family, say};

family!(kind_name(Kind) = "kind-");

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::default();
    for found in answer.list() {
        page.extend(other_edition(texts, found.asked, found.edition));
        if let ByEdition::All { .. } = answer {
            let edition = texts.say(edition_name(found.edition));
            page.push(Block::Heading(edition.into()));
        }
        page.extend(blocks(texts, found));
    }
    page
}

/// The best hits, how many more there are, and the command that shows the first one in full.
fn blocks(texts: &Texts, found: &Hits) -> Vec<Block> {
    let hits = found.hits.iter().map(|hit| {
        let kind = texts.say(kind_name(hit.kind));
        let source = say!(texts, "search-title", title = &hit.title, kind = kind);
        let line = Some(hit.line.as_str()).filter(|line| !line.is_empty());
        Block::Points {
            source: source.into(),
            points: line.map(Into::into).into_iter().collect(),
        }
    });
    let mut blocks: Vec<Block> = hits.collect();
    if found.more > 0 {
        blocks.push(Block::Text(
            say!(texts, "search-more", count = found.more).into(),
        ));
    }
    if let Some(best) = found.hits.first() {
        let mut command = with_edition(&command(texts, best.thing, found.edition), found.edition);
        if found.edition == Edition::default() && found.asked.is_some() {
            command = format!("{command} --edition {}", found.edition.id());
        }
        blocks.push(Block::Text(
            say!(texts, "search-hint", command = command).into(),
        ));
    }
    blocks
}

/// The command that shows it in full.
pub(super) fn command(texts: &Texts, thing: Thing, edition: Edition) -> String {
    let quoted = |card: Card| argument(&name(texts, edition, card));
    // By its title, if that finds it; an English id also works as a title.
    let page = |topic: &Topic| {
        let command = match topic.game {
            Game::Fortress => "fortress rule",
            Game::Citadels => "rule",
        };
        let (title, lang) = (topic.title(texts.lang(), edition), texts.lang());
        let names = topic_names(topic.game);
        let is_found =
            lang != Language::En && find(names, title, lang, edition) == Found::One(topic.id());
        let title = if is_found { title } else { topic.id.id() };
        format!("{command} {}", argument(title))
    };
    match thing {
        Thing::Card(printing) => format!("card {}", quoted(printing.card)),
        Thing::Rule(topic) => page(topic),
        Thing::Term(_) => page(topic(TopicId::TERMS)),
        Thing::Ruling(ruling) => {
            let sure: Vec<String> = ruling.sure_cards().into_iter().map(quoted).collect();
            match ruling.topic() {
                _ if !sure.is_empty() => format!("ruling {}", sure.join(" ")),
                Some(about) => page(topic(about)),
                None => format!("ruling {}", quoted(ruling.about[0][0])),
            }
        }
    }
}
