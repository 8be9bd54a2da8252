//! What is worth telling about a play: from the plays before it, and from what the caller marked.

use crate::fault::quoted;
use crate::files::log::{Game, Log, Play};
use crate::library::players::is_same;
use crate::page::Block;
use crate::rules::card::Card;
use crate::texts::Texts;
use crate::wording::card::name;
use crate::wording::date::date;
use crate::{args, id, say};

/// At most so many sentences are shown.
const MOST: usize = 3;
/// What happened less often is nothing to tell, and fewer plays make no record.
const OFTEN: usize = 3;
/// No table is larger.
const SEATS: usize = 8;

/// The play with this number, in up to three sentences; none if there is nothing to tell.
pub fn story(texts: &Texts, log: &Log, id: u64) -> Vec<String> {
    let mut before = log.by_date();
    before.retain(|play| play.game() == Some(Game::Citadels) && !play.players.is_empty());
    let Some(place) = before.iter().position(|play| play.id == id) else {
        return Vec::new();
    };
    before.truncate(place + 1);
    let Some(play) = before.pop() else {
        return Vec::new();
    };
    let told = [
        streak(texts, &before, &play),
        record(texts, &before, &play),
        marked(texts, &play, "killed"),
        margin_record(texts, &before, &play),
        marked(texts, &play, "robbed"),
        marked(texts, &play, "bewitched"),
    ];
    told.into_iter().flatten().take(MOST).collect()
}

/// The story as a paragraph.
pub fn told(story: &[String]) -> Option<Block> {
    (!story.is_empty()).then(|| Block::Text(story.join(" ").into()))
}

/// Did they win each of the plays they took part in, newest first?
fn results<'p>(before: &'p [Play], name: &'p str) -> impl Iterator<Item = bool> + 'p {
    let played = |play: &'p Play| play.player(name).map(|player| play.has_won(player));
    before.iter().rev().filter_map(played)
}

/// Wins in a row, the first win, or the end of somebody else's wins.
fn streak(texts: &Texts, before: &[Play], play: &Play) -> Option<String> {
    let [winner] = &play.winners[..] else {
        return None;
    };
    // "Player 1" is somebody else each time.
    let is_named = |name: &str| {
        let mut unnamed = (1..=SEATS).map(|player| say!(texts, "draft-player", player));
        !unnamed.any(|one| is_same(&one, name))
    };
    let in_a_row = |name| results(before, name).take_while(|has_won| *has_won).count();
    if is_named(winner) {
        let (name, count) = (quoted(winner), in_a_row(winner) + 1);
        if count >= OFTEN {
            return Some(say!(texts, "story-streak", name, count));
        }
        let plays = results(before, winner).count();
        if plays >= OFTEN && !results(before, winner).any(|has_won| has_won) {
            return Some(say!(texts, "story-first-win", name, count = plays + 1));
        }
    }
    let others = play.players.iter().filter(|player| !play.has_won(player));
    let others = others.filter(|player| is_named(&player.name));
    let loser = others.max_by_key(|player| in_a_row(&player.name))?;
    let (name, count) = (quoted(&loser.name), in_a_row(&loser.name));
    (count >= OFTEN).then(|| say!(texts, "story-broken", name, count))
}

fn best(play: &Play) -> u32 {
    let totals = play.players.iter().map(|player| player.total);
    totals.max().unwrap_or_default()
}

/// More points than ever, or than for a while.
fn record(texts: &Texts, before: &[Play], play: &Play) -> Option<String> {
    let points = best(play);
    let player = play.players.iter().filter(|player| player.total == points);
    let name = quoted(&player.min_by_key(|player| player.place)?.name);
    match before.iter().rposition(|old| best(old) >= points) {
        None if before.len() >= OFTEN => Some(say!(texts, "story-highest", name, points)),
        Some(last) if before.len() - last > OFTEN && before[last].date != play.date => {
            let date = date(texts, &before[last].date);
            Some(say!(texts, "story-since", name, points, date))
        }
        _ => None,
    }
}

/// By how much the winner is ahead.
fn margin(play: &Play) -> Option<u32> {
    let mut totals: Vec<u32> = play.players.iter().map(|player| player.total).collect();
    totals.sort_unstable();
    let [.., second, first] = totals[..] else {
        return None;
    };
    Some(first - second)
}

fn margin_record(texts: &Texts, before: &[Play], play: &Play) -> Option<String> {
    let points = margin(play)?;
    let margins: Vec<u32> = before.iter().filter_map(margin).collect();
    let is_record = margins.len() >= OFTEN && margins.iter().all(|old| *old < points);
    is_record.then(|| say!(texts, "story-margin", points))
}

/// The character that had this mark most often.
fn marked(texts: &Texts, play: &Play, mark: &str) -> Option<String> {
    let counts = play.marks.get(mark)?;
    let count = *counts.values().max()?;
    let mut most = counts.iter().filter(|(_, often)| **often == count);
    let (Some((card, _)), None) = (most.next(), most.next()) else {
        return None;
    };
    // A later version may have other cards.
    let (card, edition) = (card.parse::<Card>().ok()?, play.edition()?);
    let card = name(texts, edition, card);
    let told = match mark {
        "killed" => id!("story-killed"),
        "robbed" => id!("story-robbed"),
        _ => id!("story-bewitched"),
    };
    let is_often = usize::try_from(count).is_ok_and(|count| count >= OFTEN);
    is_often.then(|| texts.say_with(told, args![card, count]))
}
