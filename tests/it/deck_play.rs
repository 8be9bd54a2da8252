//! `citadels deck play`: whole games, added up again move by move.

use super::languages::english_of;
use super::program::{command, run, run_at, run_command};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const LISTS: [&str; 7] = [
    "first-game",
    "ambitious-aristocrats",
    "cunning-agents",
    "illustrious-emissaries",
    "devious-dignitaries",
    "tenacious-delegates",
    "vicious-nobles",
];

/// Every act, and its fields besides `moves` and `seat`; those with a question mark may be missing.
const ACTS: [(&str, &str); 43] = [
    ("gather-gold", ""),
    ("gather-cards", "drawn kept"),
    ("kill", "rank"),
    ("bewitch", "rank"),
    ("rob", "rank"),
    ("robbed", "by"),
    ("warrants", "ranks signed"),
    ("threaten", "ranks lace"),
    ("bribe", ""),
    ("no-bribe", ""),
    ("reveal-threat", "lace by"),
    ("spy", "target type matching"),
    ("swap-hands", "target"),
    ("redraw", "cards"),
    ("wizard-take", "target card"),
    ("seer-take", ""),
    ("seer-give", ""),
    ("crown", "to takes?"),
    ("income", "type gold cards"),
    ("tithe", "target"),
    ("extra-gold", ""),
    ("extra-cards", ""),
    ("refund", ""),
    ("queen", ""),
    ("navigate", "takes"),
    ("study", "drawn kept"),
    (
        "build",
        "district price by? destroyed? lender? given? paid_cards?",
    ),
    ("confiscate", "from district"),
    ("tax", ""),
    ("collect-tax", ""),
    ("destroy", "target district price"),
    ("seize", "target district price"),
    ("exchange", "target gives takes price"),
    ("beautify", "districts"),
    ("armory", "target district"),
    ("laboratory", "card"),
    ("smithy", ""),
    ("museum", "card"),
    ("park", ""),
    ("poor-house", ""),
    ("theater", "gives target gets"),
    ("heir", "to"),
    ("markers-back", ""),
];

fn play(args: &[&str]) -> Value {
    run(&[&["deck", "play"], args, &["--format", "json"]].concat()).json()
}

fn list(of: &Value) -> &Vec<Value> {
    of.as_array().unwrap_or_else(|| panic!("no list: {of}"))
}

fn text(of: &Value) -> &str {
    of.as_str().unwrap_or_else(|| panic!("no text: {of}"))
}

fn number(of: &Value) -> i64 {
    of.as_i64().unwrap_or_else(|| panic!("no number: {of}"))
}

/// A table that knows nothing but the moves.
struct Table {
    state: Value,
    bank: i64,
    aside: Vec<String>,
    acts: BTreeSet<String>,
}

impl Table {
    fn new(start: &Value) -> Self {
        Self {
            state: start.clone(),
            bank: 0,
            aside: Vec::new(),
            acts: BTreeSet::new(),
        }
    }

    fn gold(&mut self, place: &str, amount: i64) {
        let parts: Vec<&str> = place.split(':').collect();
        match parts[..] {
            ["bank"] => self.bank += amount,
            ["tax"] => self.state["tax"] = json!(number(&self.state["tax"]) + amount),
            ["seat", seat] => {
                let gold = &mut self.state["gold"][seat.parse::<usize>().unwrap()];
                let now = number(gold) + amount;
                assert!(now >= 0, "{place} has {now}");
                *gold = json!(now);
            }
            ["on", seat, district] if amount > 0 => {
                let city = &mut self.state["cities"][seat.parse::<usize>().unwrap()];
                let mut city = city.as_array_mut().unwrap().iter_mut();
                let plain = json!({ "district": district, "beautified": false });
                *city.find(|one| **one == plain).unwrap() =
                    json!({ "district": district, "beautified": true });
            }
            // It leaves with its district.
            ["on", ..] => {}
            _ => panic!("no place for gold: {place}"),
        }
    }

    fn cards(&mut self, place: &str) -> (&mut Vec<Value>, bool) {
        let (kind, seat) = place.split_once(':').unwrap_or((place, "0"));
        let key = match kind {
            "hand" => "hands",
            "city" => "cities",
            "museum" => "museums",
            _ => panic!("no place for cards: {place}"),
        };
        let cards = &mut self.state[key][seat.parse::<usize>().unwrap()];
        (cards.as_array_mut().unwrap(), key == "cities")
    }

    fn take(&mut self, card: &str, from: &str, event: &Value) {
        match from {
            "deck-top" => {
                let deck = self.state["deck"].as_array_mut().unwrap();
                assert_eq!(deck.remove(0), card);
            }
            "aside" => {
                let place = self.aside.iter().position(|one| one == card).unwrap();
                self.aside.remove(place);
            }
            _ => {
                let coin = from.replace("city", "on") + ":" + card;
                let beautified = list(&event["moves"]).iter().any(|one| one["from"] == coin);
                let (cards, is_city) = self.cards(from);
                let sought = if is_city {
                    json!({ "district": card, "beautified": beautified })
                } else {
                    json!(card)
                };
                let place = cards.iter().position(|one| *one == sought);
                cards.remove(place.unwrap_or_else(|| panic!("no {sought} in {from}: {event}")));
            }
        }
    }

    fn put(&mut self, card: &str, to: &str) {
        match to {
            "deck-bottom" => self.state["deck"].as_array_mut().unwrap().push(json!(card)),
            "aside" => self.aside.push(card.to_owned()),
            _ => {
                let (cards, is_city) = self.cards(to);
                cards.push(if is_city {
                    json!({ "district": card, "beautified": false })
                } else {
                    json!(card)
                });
            }
        }
    }

    /// Adds up an event, and looks at its shape.
    fn add(&mut self, event: &Value) {
        let act = text(&event["do"]);
        self.acts.insert(act.to_owned());
        let (_, fields) = ACTS.iter().find(|(one, _)| *one == act).expect(act);
        let mut keys: BTreeSet<&str> = event.as_object().unwrap().keys().map(|k| &**k).collect();
        for key in ["do", "seat", "moves"]
            .into_iter()
            .chain(fields.split_whitespace())
        {
            let may_miss = key.ends_with('?');
            assert!(
                keys.remove(key.trim_end_matches('?')) || may_miss,
                "{key}: {event}"
            );
        }
        assert!(keys.is_empty(), "{keys:?}: {event}");
        for one in list(&event["moves"]) {
            if let Some(crown) = one.get("crown") {
                self.state["crown"] = crown.clone();
            } else if let Some(deck) = one.get("deck") {
                assert_eq!(sorted(deck), sorted(&self.state["deck"]));
                self.state["deck"] = deck.clone();
            } else if let Some(gold) = one.get("gold") {
                self.gold(text(&one["from"]), -number(gold));
                self.gold(text(&one["to"]), number(gold));
            } else {
                self.take(text(&one["card"]), text(&one["from"]), event);
                self.put(text(&one["card"]), text(&one["to"]));
            }
        }
        assert!(self.aside.is_empty(), "{event}");
    }

    /// All gold, wherever it is.
    fn all_gold(&self) -> i64 {
        let stashes: i64 = list(&self.state["gold"]).iter().map(number).sum();
        let cities = list(&self.state["cities"]).iter().flat_map(list);
        let coins = cities.filter(|one| one["beautified"] == true).count();
        self.bank + stashes + number(&self.state["tax"]) + i64::try_from(coins).unwrap()
    }

    /// All cards, wherever they are.
    fn all_cards(&self) -> Vec<String> {
        let state = &self.state;
        let lists = [&state["hands"], &state["museums"]]
            .into_iter()
            .flat_map(list);
        let lists = lists.chain([&state["deck"]]).flat_map(list).map(text);
        let cities = list(&state["cities"]).iter().flat_map(list);
        let cities = cities.map(|one| text(&one["district"]));
        let mut all: Vec<String> = lists.chain(cities).map(str::to_owned).collect();
        all.sort();
        all
    }
}

fn sorted(cards: &Value) -> Vec<String> {
    let mut cards: Vec<String> = list(cards)
        .iter()
        .map(|card| text(card).to_owned())
        .collect();
    cards.sort();
    cards
}

/// Who has which character after the selection: everyone chooses from what the others left.
fn choose(game: &Value, round: &Value) -> BTreeMap<String, i64> {
    let players = list(&game["seats"]).len();
    let all: Vec<&str> = list(&game["characters"]).iter().map(text).collect();
    let face_down = text(&round["face_down"]);
    let face_up: Vec<&str> = list(&round["face_up"]).iter().map(text).collect();
    let mut pool = all.clone();
    pool.retain(|card| *card != face_down && !face_up.contains(card));
    let choices = list(&round["choices"]);
    let mut holders = BTreeMap::new();
    let mut blind = 0;
    for (index, choice) in choices.iter().enumerate() {
        let takes_first = (players, all.len()) == (7, 8) || players == 8;
        let is_last = index + 1 == choices.len();
        let handed = all
            .iter()
            .copied()
            .filter(|card| pool.contains(card) || is_last && takes_first && *card == face_down);
        let handed: Vec<&str> = handed.collect();
        let from: Vec<&str> = list(&choice["from"]).iter().map(text).collect();
        assert_eq!(from, handed, "{choice}");
        let is_blind = choice.get("random").is_some();
        blind += usize::from(is_blind);
        assert_eq!(choice["keeps"].is_null(), is_blind, "{choice}");
        if let Some(kept) = choice["keeps"].as_str() {
            holders.insert(kept.to_owned(), number(&choice["seat"]));
        }
        pool = handed;
        pool.retain(|card| choice["keeps"] != **card && choice["discards"] != **card);
    }
    assert!(pool.is_empty(), "{pool:?} left: {round}");
    let is_blind = (players, all.len()) == (3, 9);
    assert_eq!(blind, usize::from(is_blind));
    assert_eq!(
        holders.len(),
        if players < 4 { 2 * players } else { players }
    );
    holders
}

/// Adds up a round.
fn go_through(table: &mut Table, game: &Value, round: &Value) {
    let mut holders = choose(game, round);
    for event in list(&round["theater"]) {
        table.add(event);
        assert_eq!(event["moves"], json!([]));
        holders.insert(text(&event["gives"]).to_owned(), number(&event["target"]));
        holders.insert(text(&event["gets"]).to_owned(), number(&event["seat"]));
    }
    let mut turns = list(&round["turns"]).iter();
    let (mut killed, mut bewitched, mut robbed) = (Value::Null, Value::Null, Value::Null);
    for (character, rank) in list(&game["characters"]).iter().zip(1..) {
        let rank = json!(rank);
        let turn = turns.next().unwrap();
        let holder = holders.get(text(character)).copied();
        assert_eq!(
            (&turn["rank"], &turn["character"], &turn["seat"]),
            (&rank, character, &json!(holder))
        );
        assert_eq!(turn.get("killed").is_some(), killed == rank, "{turn}");
        assert_eq!(turn.get("resumed"), None);
        let is_skipped = killed == rank || holder.is_none();
        assert!(!is_skipped || turn["events"] == json!([]), "{turn}");
        let is_bewitched = bewitched == rank && !is_skipped;
        if robbed == rank && !is_skipped {
            assert_eq!(turn["events"][0]["do"], "robbed", "{turn}");
        }
        let mut parts = vec![turn];
        if is_bewitched {
            let resumed = turns.next().unwrap();
            assert_eq!(
                (&resumed["rank"], &resumed["character"], &resumed["resumed"]),
                (&rank, character, &json!(true))
            );
            assert_eq!(resumed["seat"], json!(holders["witch"]));
            parts.push(resumed);
        }
        for part in parts {
            let events = list(&part["events"]);
            for (index, event) in events.iter().enumerate() {
                table.add(event);
                let before = index.checked_sub(1).map(|index| &events[index]);
                follows(event, before, events.get(index + 1));
                match text(&event["do"]) {
                    "kill" => killed = event["rank"].clone(),
                    "bewitch" => bewitched = event["rank"].clone(),
                    "rob" => robbed = event["rank"].clone(),
                    _ => {}
                }
            }
        }
    }
    assert!(turns.next().is_none());
    let end: Vec<&str> = list(&round["end"])
        .iter()
        .map(|one| text(&one["do"]))
        .collect();
    let order = ["heir", "queen", "markers-back"];
    let in_order: Vec<&str> = order.into_iter().filter(|one| end.contains(one)).collect();
    assert_eq!(end, in_order);
    let king = text(&game["characters"][3]);
    let is_heir = killed == 4 && holders.contains_key(king);
    assert_eq!(end.contains(&"heir"), is_heir);
    for event in list(&round["end"]) {
        table.add(event);
    }
}

/// What goes before and after some events.
fn follows(event: &Value, before: Option<&Value>, after: Option<&Value>) {
    let did = |event: Option<&Value>, act: &str| event.is_some_and(|event| event["do"] == act);
    let moves = list(&event["moves"]);
    match text(&event["do"]) {
        "robbed" => assert!(before.is_none()),
        "confiscate" => {
            assert!(did(before, "build"), "{event}");
            assert_eq!(before.unwrap()["seat"], event["from"]);
        }
        "tax" => {
            assert!(did(before, "build") || did(before, "confiscate"), "{event}");
            assert_eq!(before.unwrap()["seat"], event["seat"]);
        }
        "build" => {
            let city = format!("city:{}", event["seat"]);
            let arrives = moves
                .iter()
                .any(|one| one["card"] == event["district"] && one["to"] == city);
            assert_eq!(arrives, !did(after, "confiscate"), "{event}");
            let stash = format!("seat:{}", event["seat"]);
            let paid = moves
                .iter()
                .filter(|one| one["from"] == stash && one["to"] == "bank");
            let paid: i64 = paid.map(|one| number(&one["gold"])).sum();
            let cards = event.get("paid_cards").map_or(0, |cards| list(cards).len());
            assert_eq!(
                paid + i64::try_from(cards).unwrap(),
                number(&event["price"]),
                "{event}"
            );
            assert!(event.get("by") != Some(&json!("wizard")) || did(before, "wizard-take"));
        }
        "study" => {
            let drawn = list(&event["drawn"]).len();
            let under = moves
                .iter()
                .filter(|one| one["to"] == "deck-bottom")
                .count();
            assert_eq!(under, drawn - 1);
            assert!(moves.last().unwrap().get("deck").is_some());
        }
        "income" => {
            let gold: i64 = moves.iter().filter_map(|one| one["gold"].as_i64()).sum();
            let cards = moves.iter().filter(|one| one.get("card").is_some()).count();
            assert_eq!(
                (&event["gold"], &event["cards"]),
                (&json!(gold), &json!(cards))
            );
        }
        _ => {}
    }
}

/// Adds up a whole game; which acts it had.
fn added_up(game: &Value) -> BTreeSet<String> {
    let mut table = Table::new(&game["start"]);
    let (gold, cards) = (table.all_gold(), table.all_cards());
    assert_eq!(cards.len(), 68);
    let rounds = list(&game["rounds"]);
    for (round, count) in rounds.iter().zip(1..) {
        assert_eq!(
            (&round["round"], &round["crown"]),
            (&json!(count), &table.state["crown"])
        );
        go_through(&mut table, game, round);
        assert_eq!(table.state, round["state"], "round {count}");
        assert_eq!((table.all_gold(), table.all_cards()), (gold, cards.clone()));
    }
    let players = list(&game["seats"]).len();
    let scored = list(&game["score"]["players"])
        .iter()
        .map(|one| text(&one["name"]).to_owned());
    let numbers: Vec<String> = (1..=players).map(|seat| seat.to_string()).collect();
    assert_eq!(scored.collect::<Vec<_>>(), numbers);
    assert_eq!(game.get("stalled").is_some(), rounds.len() == 200);
    table.acts
}

#[test]
fn the_moves_of_every_game_add_up_to_every_state() {
    let mut acts = BTreeSet::new();
    for (index, name) in LISTS.iter().enumerate() {
        for players in 2..=8 {
            for characters in [8, 9] {
                if matches!((players, characters), (2, 9) | (3 | 8, 8)) {
                    continue;
                }
                let [players, characters] = [players, characters].map(|one| one.to_string());
                let seats = ["steward", "random"][index % 2];
                let game = play(&[
                    name,
                    "-p",
                    &players,
                    "--characters",
                    &characters,
                    "--seed",
                    &format!("{name} {players} {characters}"),
                    "--seats",
                    seats,
                ]);
                assert_eq!(
                    list(&game["seats"]),
                    &vec![json!(seats); players.parse().unwrap()]
                );
                assert_eq!(list(&game["characters"]).len().to_string(), characters);
                acts.append(&mut added_up(&game));
            }
        }
    }
    // Whatever may be missing by chance, it is not much.
    assert!(acts.len() > ACTS.len() - 6, "only {acts:?}");
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_one_another() {
    let args = ["vicious-nobles", "-p", "5", "--seed", "friday"];
    let friday = run(&[&["deck", "play"], &args[..], &["--format", "json"]].concat()).answered();
    let again = ["vicious-nobles", "-p", "5", "--seed", "2-friday"];
    let again = run(&[&["deck", "play"], &again[..], &["--format", "json"]].concat()).answered();
    assert_eq!(friday, again);
    let game: Value = serde_json::from_str(&friday).unwrap();
    assert_eq!(game["seed"], "2-friday");
    assert_eq!(
        (&game["edition"], &game["players"]),
        (&json!("2016"), &json!(5))
    );
    let other = play(&["vicious-nobles", "-p", "5", "--seed", "monday"]);
    assert_ne!(other["rounds"], game["rounds"]);
    let code = text(&game["deck"]);
    let by_code = play(&[code, "--seed", "friday"]);
    assert_eq!(by_code["rounds"], game["rounds"]);
    let fresh = play(&["vicious-nobles", "-p", "5"]);
    let seed = text(&fresh["seed"]);
    assert_eq!(play(&["vicious-nobles", "-p", "5", "--seed", seed]), fresh);
}

#[test]
fn seats_are_one_for_all_or_one_for_each_and_nobody_unknown() {
    let mixed = play(&[
        "first-game",
        "-p",
        "4",
        "--seats",
        "random,steward,Random, steward",
    ]);
    assert_eq!(
        mixed["seats"],
        json!(["random", "steward", "random", "steward"])
    );
    let plain = play(&["first-game", "-p", "2"]);
    assert_eq!(plain["seats"], json!(["steward", "steward"]));
    let faults = |args: &[&str]| {
        run(&[&["deck", "play", "first-game"], args, &["--format", "json"]].concat()).faults()
    };
    let at_seats = || ("bad-value".to_owned(), "--seats".to_owned());
    assert_eq!(
        faults(&["-p", "4", "--seats", "random,steward"]),
        [at_seats()]
    );
    assert_eq!(
        faults(&["-p", "4", "--seats", "bob,random,,steward"]),
        [at_seats(), at_seats()]
    );
    let told = run(&["deck", "play", "first-game", "-p", "4", "--seats", "bob"]).refused(1);
    assert!(
        told.contains("bob") && told.contains("steward, random"),
        "{told}"
    );
}

#[test]
fn only_the_2016_edition_is_played_and_only_for_a_known_number_of_players() {
    let older = ["deck", "play", "-p", "5", "--edition", "classic"];
    let told = run(&older).refused(1);
    assert!(told.contains("2016 edition only"), "{told}");
    assert!(
        run(&["deck", "play", "first-game"])
            .refused(2)
            .contains("-p 5")
    );
    assert!(
        run(&["deck", "play", "xyzzy", "-p", "5"])
            .refused(1)
            .contains("xyzzy")
    );
    let newer = [
        "deck",
        "play",
        "first-game",
        "-p",
        "5",
        "--seed",
        "3-friday",
    ];
    assert!(run(&newer).refused(1).contains("newer"));
}

#[test]
fn tonights_table_says_what_is_missing() {
    let home = tempfile::tempdir().unwrap();
    run_at(home.path(), &["setup", "-p", "4", "--random"]).answered();
    let table = run_at(home.path(), &["tonight", "--show", "--format", "json"]).json();
    let game = run_at(home.path(), &["deck", "play", "--format", "json"]).json();
    assert_eq!(game["deck"], table["deck"]["code"]);
    assert_eq!(game["players"], 4);
    added_up(&game);
}

/// The pages of one game.
fn pages(lang: &str, columns: &str) -> String {
    let args = [
        "deck",
        "play",
        "devious-dignitaries",
        "-p",
        "4",
        "--characters",
        "9",
    ];
    let seeded = ["--seed", "friday", "--seats", "random", "--lang", lang];
    let mut command = command(&[&args[..], &seeded].concat());
    command.env("COLUMNS", columns);
    run_command(command).answered()
}

#[test]
fn a_game_reads_like_a_report_in_each_language() {
    insta::assert_snapshot!("deck-play-en", english_of(|lang| pages(lang, "80")));
    for lang in ["en", "fr", "ru", "uk"] {
        for line in pages(lang, "40").lines() {
            assert!(line.chars().count() <= 40, "{lang}: {line}");
        }
    }
}
