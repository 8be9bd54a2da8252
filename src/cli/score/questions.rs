//! How the questions of a score are asked.

use super::super::{Context, card};
use super::Counted;
use super::file::MOST;
use super::interview::{Answer, Question};
use crate::failure::{Failure, quoted};
use crate::library::fold::{alphabetical, fold};
use crate::rules::card::District;
use crate::rules::city::{Pardon, Supply, TableClaim};
use crate::rules::table::Seat;
use strum::VariantArray;

/// Asks; none to take the last answer back.
pub fn ask(
    context: &mut Context<'_>,
    supply: &Supply,
    claim: &TableClaim,
    question: &Question,
) -> Result<Option<Answer>, Failure> {
    let name = |seat: Seat| quoted(&claim.players[seat.index()].name);
    let texts = context.texts;
    let all: Vec<Seat> = (0..claim.players.len()).map(Seat::new).collect();
    let said = |id: &str, player: Seat| {
        let name = name(player);
        texts.say_with(id, &[("name", (&name).into())])
    };
    match question {
        Question::Name => ask_name(context, claim),
        Question::District(player) => ask_district(context, supply, claim, *player),
        Question::First => ask_seat(
            context,
            claim,
            &complete(supply, claim),
            &texts.say("ask-score-first"),
        ),
        Question::Crown => ask_seat(context, claim, &all, &texts.say("ask-score-crown")),
        Question::Vault(card) => {
            let card = context.card_name(card);
            let asked = texts.say_with("ask-score-vault", &[("card", (&card).into())]);
            ask_seat(context, claim, &all, &asked)
        }
        Question::Late(player, card) => {
            let (card, name) = (context.card_name(card), name(*player));
            let values = [("card", (&card).into()), ("name", (&name).into())];
            let asked = texts.say_with("ask-score-late", &values);
            ask_yes(context, &asked)
        }
        Question::Gold(player) => ask_number(context, &said("ask-score-gold", *player), MOST, &[]),
        Question::Hand(player) => ask_number(context, &said("ask-score-hand", *player), MOST, &[]),
        Question::Museum(player) => {
            ask_number(context, &said("ask-score-museum", *player), MOST, &[])
        }
        Question::Rank(player) => {
            // Every rank is there once; killed can be several.
            let taken = claim
                .players
                .iter()
                .filter_map(|player| player.rank?.rank());
            let taken: Vec<u32> = taken.map(|rank| rank.number().into()).collect();
            ask_number(context, &said("ask-score-rank", *player), 9, &taken)
        }
    }
}

/// The players whose city is complete.
fn complete(supply: &Supply, claim: &TableClaim) -> Vec<Seat> {
    let table = claim.check(supply, Pardon::VARIANTS);
    table.map_or(Vec::new(), |table| {
        let players = table.players.iter().enumerate();
        let complete = players.filter(|(_, player)| player.size() >= table.complete_at);
        complete.map(|(index, _)| Seat::new(index)).collect()
    })
}

fn ask_name(context: &mut Context<'_>, claim: &TableClaim) -> Result<Option<Answer>, Failure> {
    let mut help = context.say("ask-help-score-name");
    let count = claim.players.len() + 1;
    if count < 3 {
        // Two are needed: there is nothing to end yet.
        help = help.rsplit(" · ").next().unwrap_or_default().to_owned();
    }
    loop {
        let question = context
            .texts
            .say_with("ask-score-name", &[("count", count.into())]);
        let typed = context.line(&question, &help)?;
        let taken = claim.players.iter().any(|player| player.name == typed);
        match typed.as_str() {
            "<" => return Ok(None),
            "" if count > 2 => return Ok(Some(Answer::NoMoreNames)),
            "" => {}
            _ if taken => {
                let shown = quoted(&typed);
                let values = [("name", (&shown).into())];
                help = context.texts.say_with("error-same-name", &values);
            }
            _ => return Ok(Some(Answer::Name(typed))),
        }
    }
}

fn ask_number(
    context: &mut Context<'_>,
    question: &str,
    most: u64,
    taken: &[u32],
) -> Result<Option<Answer>, Failure> {
    let help = format!("0–{most}: {}", context.say("ask-help-number"));
    loop {
        let typed = context.line(question, &help)?;
        if typed == "<" {
            return Ok(None);
        }
        if let Some(number) = typed
            .parse()
            .ok()
            .filter(|number| u64::from(*number) <= most && !taken.contains(number))
        {
            return Ok(Some(Answer::Number(number)));
        }
    }
}

/// The districts of which one is left to stand in a city, by name.
fn choices(context: &Context<'_>, supply: &Supply, claim: &TableClaim) -> Vec<District> {
    let lang = context.texts.lang();
    let built = |id: District| {
        let cities = claim.players.iter().flat_map(|player| &player.city);
        cities.filter(|built| built.card == id.into()).count()
    };
    let mut ids: Vec<District> = supply
        .districts()
        .filter(|district| district.cost.is_some())
        .filter(|district| built(district.id) < usize::from(district.copies))
        .map(|district| district.id)
        .collect();
    ids.sort_by_cached_key(|id| alphabetical(&context.card_name(id), lang));
    ids
}

fn ask_district(
    context: &mut Context<'_>,
    supply: &Supply,
    claim: &TableClaim,
    seat: Seat,
) -> Result<Option<Answer>, Failure> {
    let player = &claim.players[seat.index()];
    let name = quoted(&player.name);
    let costs = player.city.iter().filter_map(|built| {
        Some(supply.get(built.card.district()?)?.cost? + u8::from(built.beautified))
    });
    let points: usize = costs.map(usize::from).sum();
    let values = [
        ("name", (&name).into()),
        ("count", player.city.len().into()),
        ("points", points.into()),
    ];
    let question = context.texts.say_with("ask-score-district", &values);
    let done = context
        .texts
        .say_with("score-built", &[("name", (&name).into())]);
    let mut labels = vec![format!(". {done}")];
    let coin = player.city.last().filter(|built| !built.beautified);
    if let Some(last) = coin {
        let card = context.card_name(last.card);
        let coin = context
            .texts
            .say_with("score-coin", &[("card", (&card).into())]);
        labels.push(format!("* {coin}"));
    }
    labels.push(back(context));
    let before = labels.len();
    let ids = choices(context, supply, claim);
    labels.extend(ids.iter().map(|id| {
        let cost = supply.cost(*id);
        format!("{} {cost}", context.card_name(id))
    }));
    // Done, a coin if there can be one, back.
    let sign_of = |choice: usize| {
        if choice > 0 && choice + 1 == before {
            2
        } else {
            choice
        }
    };
    let fits = |typed: &str, choice: usize| {
        let (raw, typed) = (typed.trim(), fold(typed));
        match choice.checked_sub(before) {
            Some(place) => !typed.is_empty() && card::fits(ids[place], &typed),
            // Letters mean districts; what else can be done has signs of its own.
            None => {
                [".", "*", "<"].into_iter().position(|sign| sign == raw) == Some(sign_of(choice))
            }
        }
    };
    let missing = context.nothing_to_ask("error-score-input");
    let picked = context.pick(&question, &labels, &fits, missing)?;
    Ok(match picked.checked_sub(before) {
        Some(place) => Some(Answer::Built(ids[place])),
        None if picked == 0 => Some(Answer::CityDone),
        None if picked + 1 == before => None,
        None => Some(Answer::Coin),
    })
}

/// The choice that takes the last answer back, with its sign.
fn back(context: &Context<'_>) -> String {
    format!("< {}", context.say("score-back"))
}

/// One of these players, or nobody, which is the first choice.
fn ask_seat(
    context: &mut Context<'_>,
    claim: &TableClaim,
    seats: &[Seat],
    question: &str,
) -> Result<Option<Answer>, Failure> {
    let mut labels = vec![context.say("score-nobody")];
    labels.extend(
        seats
            .iter()
            .map(|seat| quoted(&claim.players[seat.index()].name)),
    );
    labels.push(back(context));
    let picked = pick(context, question, &labels)?;
    Ok(match picked.checked_sub(1) {
        None => Some(Answer::Seat(None)),
        Some(place) => seats.get(place).map(|&seat| Answer::Seat(Some(seat))),
    })
}

fn ask_yes(context: &mut Context<'_>, question: &str) -> Result<Option<Answer>, Failure> {
    let mut labels = ["answer-no", "answer-yes"]
        .map(|id| context.say(id))
        .to_vec();
    labels.push(back(context));
    let picked = pick(context, question, &labels)?;
    Ok((picked < 2).then_some(Answer::Yes(picked == 1)))
}

/// Tells the totals and asks whether to save the play; none to take the last answer back.
pub fn ask_save(context: &mut Context<'_>, counted: &Counted) -> Result<Option<bool>, Failure> {
    let mut labels = ["answer-yes", "answer-no"]
        .map(|id| context.say(id))
        .to_vec();
    labels.push(back(context));
    let totals = counted.table.players.iter().zip(&counted.outcome.sheets);
    let totals = totals.map(|(player, sheet)| format!("{} {}", quoted(&player.name), sheet.total));
    let totals = totals.collect::<Vec<_>>().join(", ");
    let picked = pick(
        context,
        &format!("{totals}. {}", context.say("ask-score-save")),
        &labels,
    )?;
    Ok((picked < 2).then_some(picked == 0))
}

fn pick(context: &mut Context<'_>, question: &str, labels: &[String]) -> Result<usize, Failure> {
    let fits = |typed: &str, choice: usize| {
        let label = labels[choice].to_lowercase();
        label.starts_with(&typed.trim().to_lowercase())
    };
    let missing = context.nothing_to_ask("error-score-input");
    context.pick(question, labels, &fits, missing)
}
