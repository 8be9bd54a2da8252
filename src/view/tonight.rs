//! The current table: its state, and what was taken from it.

use super::round::title;
use super::table::what;
use crate::desk::tonight::{Answer, Ended, Taken};
use crate::fault::quoted;
use crate::flow::evening::{Scene, Stage, Table};
use crate::library::edition_name;
use crate::page::{Block, Line, Page};
use crate::rules::table::{Players, Seat};
use crate::texts::Texts;
use crate::{family, say};

/// The page of whatever part of the evening it is.
pub fn scene(texts: &Texts, scene: &Scene) -> Page {
    match scene {
        Scene::Opening(scene) => super::opening::page(texts, scene),
        Scene::Build(scene) => super::deck_build::page(texts, scene),
        Scene::Between(deck, scene) => super::between::page(texts, deck, scene),
        Scene::Draft(seating, scene) => super::draft_pass::page(texts, seating, scene),
        Scene::Call(seating, scene) => super::round::page(texts, seating, scene),
        Scene::Score(scene) => super::score_sheet::page(texts, scene),
        // The score is shown instead.
        Scene::Over => Page::default(),
    }
}

family!(stage_name(Stage) = "tonight-stage-");

pub fn page(texts: &Texts, answer: &Option<Answer>) -> Page {
    let Some(table) = answer else {
        return Page::new(vec![Block::Text(say!(texts, "tonight-none").into())]);
    };
    let player = |seat: Seat| Line::from(quoted(&table.players[seat.index()]));
    let names: Vec<String> = table.players.iter().map(|name| quoted(name)).collect();
    let mut facts: Vec<(Line, Line)> = vec![
        (
            say!(texts, "tonight-stage").into(),
            texts.say(stage_name(table.stage)).into(),
        ),
        (
            say!(texts, "tonight-fact-players").into(),
            names.join(", ").into(),
        ),
    ];
    let code = table.deck.code.clone();
    facts.extend(code.map(|code| (say!(texts, "tonight-fact-deck").into(), code.into())));
    facts.push((
        say!(texts, "tonight-fact-city").into(),
        say!(texts, "tonight-city", count = table.complete_at).into(),
    ));
    facts.push((
        say!(texts, "tonight-fact-round").into(),
        table.round.to_string().into(),
    ));
    let crown = table.crown.map(player);
    facts.extend(crown.map(|player| (say!(texts, "tonight-fact-crown").into(), player)));
    let first = table.first.map(player);
    facts.extend(first.map(|player| (say!(texts, "tonight-fact-first").into(), player)));
    facts.extend(table.play.map(|id| {
        let play = say!(texts, "tonight-play", id);
        (say!(texts, "tonight-fact-play").into(), play.into())
    }));
    let players = Players::of(table.players.len()).expect("so many began to play");
    let mut page = Page::new(vec![
        title(
            say!(texts, "tonight-title"),
            what(texts, table.edition, players),
        ),
        Block::Facts(facts),
    ]);
    if table.stage != Stage::Over {
        page.push(Block::Text(say!(texts, "tonight-go-on").into()));
    }
    page
}

/// What resuming means: the table's progress, and its players.
pub fn go_on(texts: &Texts, table: &Table) -> String {
    let names: Vec<String> = table.names.iter().map(|name| quoted(name)).collect();
    let (stage, names) = (texts.say(stage_name(table.stage)), names.join(", "));
    say!(texts, "menu-go-on", stage, names)
}

pub fn ended(texts: &Texts, answer: &Ended) -> Page {
    let said = if answer.ended {
        say!(texts, "tonight-put-away")
    } else {
        say!(texts, "tonight-none")
    };
    Page::new(vec![Block::Text(said.into())])
}

/// What a page took from the current table, if anything.
pub fn taken(texts: &Texts, taken: &Taken) -> Option<String> {
    let edition = taken
        .edition
        .map(|edition| texts.say(edition_name(edition)));
    let players = taken.players.map(|players| {
        let count = players.number();
        say!(texts, "tonight-taken-players", count)
    });
    let deck = taken.deck.as_ref();
    let deck = deck.map(|code| say!(texts, "tonight-taken-deck", code));
    let said: Vec<String> = [edition, players, deck].into_iter().flatten().collect();
    let what = said.join(", ");
    (!said.is_empty()).then(|| say!(texts, "tonight-taken", what))
}
