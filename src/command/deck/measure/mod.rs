//! `deck measure`: what a deck does in many games, with how sure that is. Every game follows from
//! deck, seats, seed and its number alone, so neither cores nor machines change a figure.

pub mod evenest;
pub mod games;
pub mod kept;
pub mod page;
pub mod parts;

use crate::app::{App, TableWish, Warning, limits};
use crate::command::args::Format;
use crate::command::deck::measure::games::{Games, threads};
use crate::command::deck::measure::kept::keep;
use crate::command::deck::measure::parts::{merge, parse};
use crate::command::deck::play::{is_played, read_seats};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, typed};
use crate::files::Store;
use crate::files::measure::Folder;
use crate::files::read::deck::{TableDeck, code_of};
use crate::files::read::seed::Seed;
use crate::library::measured::ranges;
use crate::rules::card::{Character, District};
use crate::rules::deck::Deck;
use crate::rules::play::compare::{Range, Remark, Summary, remarks};
use crate::rules::play::counts::{Counts, VERSION};
use crate::rules::play::rates::{Rate, Spread, mean};
use crate::rules::play::series::{MOST_GAMES, Series, joined};
use crate::rules::play::{Bot, Deed, Harm};
use crate::rules::table::{Players, Seat};
use crate::terminal::drive::Stop;
use crate::terminal::{Progress, noting_interrupt};
use crate::wording::bars::grouped;
use crate::{fault, say};
use clap::Args;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// What is played if nobody says how much: so long, but at least so many games.
const USUAL_TIME: Duration = Duration::from_secs(10);
const FEWEST: u64 = 20_000;
/// How often they are saved.
const SAVING: Duration = Duration::from_secs(1);

#[derive(Debug, Default, Args)]
pub struct Request {
    pub deck: Option<String>,
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::CHARACTERS.range()))]
    pub characters: Option<u8>,
    /// How many games; if not said, as many as fit in a moment.
    #[arg(long, value_parser = clap::value_parser!(i64).range(limits::GAMES.range()))]
    pub games: Option<i64>,
    /// The deck's code if not said, so that everyone gets the same figures.
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub seats: Option<String>,
    /// As `1/4`: only a part of the games.
    #[arg(long)]
    pub shard: Option<String>,
    /// Nothing is played: these files are added up.
    #[arg(long, num_args = 1.., conflicts_with_all =
        ["deck", "players", "characters", "games", "seed", "seats", "shard"])]
    pub merge: Vec<String>,
    /// Every figure, not only the verdict and the cards.
    #[arg(long)]
    pub full: bool,
}

/// At tonight's table if nothing else is said; Ctrl-C gives what is known so far.
pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    // A document has room for everything.
    let is_full = request.full || cli.format != Format::Text;
    if !request.merge.is_empty() {
        let report = merge(&request.merge)?;
        return Ok(cli.answer(&report, |texts, report| {
            page::page(texts, report, None, is_full)
        }));
    }
    let wish = cli.table_wish(TableWish {
        players: request.players,
        deck: request.deck.clone(),
        characters: request.characters,
    });
    let plan = cli.for_players(wish, |app, wish| plan(app, wish, request))?;
    let (texts, players) = (cli.texts, plan.found.deck.players);
    let mut line = cli.progress.map(|width| (Progress::default(), width));
    let report = noting_interrupt(|is_interrupted| {
        plan.run(&cli.app(), threads(), &mut |counts, thousandths| {
            if let Some((line, width)) = &mut line {
                line.show(&page::progress(texts, counts, players, thousandths, *width));
            }
            !is_interrupted()
        })
    });
    drop(line);
    let found = Some(&plan.found);
    let shown = cli.answer(&report, |texts, report| {
        page::page(texts, report, found, is_full)
    });
    let games = report.games;
    let Some(wanted) = plan.wanted.filter(|wanted| games < *wanted) else {
        return Ok(shown);
    };
    let [games, wanted] = [games, wanted].map(|count| grouped(texts, count));
    Ok(shown.noted(vec![Warning {
        id: "stopped",
        message: say!(texts, "measured-stopped", games, wanted),
    }]))
}

/// What was counted in games of one deck, and what follows from it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    #[serde(serialize_with = "as_code")]
    pub deck: Deck,
    pub players: Players,
    pub games: u64,
    pub seed: Seed,
    pub seats: Vec<SeatWins>,
    /// By rank.
    pub characters: Vec<CharacterWins>,
    /// The unique ones.
    pub districts: Vec<DistrictWins>,
    pub rounds: Spread,
    pub winner_points: Spread,
    pub margin: Spread,
    /// How often in a game.
    pub acts: BTreeMap<Deed, f64>,
    pub version: &'static str,
    /// Who plays, by seat.
    pub bots: Vec<Bot>,
    /// By how far to the left of the first crown a player sits.
    pub from_crown: Vec<CrownWins>,
    pub points: Spread,
    pub lead_changes: Spread,
    /// Games without a completed city.
    pub stalled: u64,
    /// In a game, by act.
    pub brought: BTreeMap<Deed, Brought>,
    /// How often in a game somebody was hurt in this way.
    pub harms: BTreeMap<Harm, f64>,
    /// The same figures of the official lists at such a table; none if others than stewards play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lists: Option<Summary<Range>>,
    /// What differs from the lists by more than chance.
    pub remarks: Vec<Remark>,
    /// Which games.
    pub played: Vec<Series>,
    /// All of it follows from these.
    pub counts: Counts,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeatWins {
    pub seat: Seat,
    pub wins: u64,
    #[serde(flatten)]
    pub rate: Rate,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub struct CrownWins {
    pub distance: usize,
    pub wins: u64,
    #[serde(flatten)]
    pub rate: Rate,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub struct CharacterWins {
    pub id: Character,
    /// How often it was chosen.
    pub picked: u64,
    /// The win rate of the players who chose it.
    pub rate_when_picked: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
    /// How many had chosen before, on average.
    pub chosen_before: Option<f64>,
    /// How often somebody had it in the last round.
    pub held_last: u64,
    /// How often that one won.
    pub rate_when_held_last: Option<f64>,
    pub held_last_low: Option<f64>,
    pub held_last_high: Option<f64>,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub struct DistrictWins {
    pub id: District,
    /// How often it stood in a city in the end.
    pub built: u64,
    /// How often that city won.
    pub rate_when_built: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
    /// How many cities were without it.
    pub not_built: u64,
    /// How often those won.
    pub rate_when_not_built: Option<f64>,
    pub not_built_low: Option<f64>,
    pub not_built_high: Option<f64>,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub struct Brought {
    pub gold: f64,
    pub cards: f64,
}

fn as_code<S: Serializer>(deck: &Deck, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&code_of(deck))
}

/// The rate and its interval, each on its own.
fn split(rate: Option<Rate>) -> [Option<f64>; 3] {
    rate.map_or([None; 3], |Rate { rate, low, high }| {
        [rate, low, high].map(Some)
    })
}

impl Report {
    /// What follows from these counts of these games.
    ///
    /// # Panics
    ///
    /// No game was played.
    pub fn of(deck: Deck, seed: Seed, bots: Vec<Bot>, played: Vec<Series>, counts: Counts) -> Self {
        let games = counts.games;
        let rate = |wins: u64| Rate::of(wins, games).expect("games were played");
        let seats = deck.players.seats().map(|seat| {
            let wins = counts.seats[seat.index()];
            let rate = rate(wins);
            SeatWins { seat, wins, rate }
        });
        let from_crown = counts.from_crown.iter().take(deck.players.count());
        let from_crown = from_crown.enumerate().map(|(distance, &wins)| CrownWins {
            distance,
            wins,
            rate: rate(wins),
        });
        let characters = deck.characters.iter().map(|id| character(*id, &counts));
        let each = u64::from(deck.players.number());
        let districts = deck.districts.iter().map(|id| district(*id, each, &counts));
        let bringing = counts.deeds.iter();
        let bringing = bringing.filter(|(_, done)| done.gold + done.cards > 0);
        let brought = bringing.map(|(deed, done)| {
            let (gold, cards) = (mean(done.gold, games), mean(done.cards, games));
            (deed, Brought { gold, cards })
        });
        let Summary { acts, harms, .. } = Summary::of(&counts);
        let lists = if are_stewards(&bots) {
            ranges(deck.players, deck.characters.len())
        } else {
            None
        };
        let remarks = lists.as_ref().map(|lists| remarks(&counts, lists));
        Self {
            remarks: remarks.unwrap_or_default(),
            lists,
            players: deck.players,
            games,
            seed,
            seats: seats.collect(),
            characters: characters.collect(),
            districts: districts.collect(),
            rounds: counts.rounds.spread(),
            winner_points: counts.winner_points.spread(),
            margin: counts.margin.spread(),
            acts,
            harms,
            version: VERSION,
            bots,
            from_crown: from_crown.collect(),
            points: counts.points.spread(),
            lead_changes: counts.leads.spread(),
            stalled: counts.stalled,
            brought: brought.collect(),
            played,
            counts,
            deck,
        }
    }
}

fn are_stewards(bots: &[Bot]) -> bool {
    bots.iter().all(|bot| *bot == Bot::Steward)
}

fn character(id: Character, counts: &Counts) -> CharacterWins {
    let picked = counts.characters[id];
    let [rate_when_picked, low, high] = split(Rate::of_ratio(picked.chosen, counts.games));
    let [rate_when_held_last, held_last_low, held_last_high] =
        split(Rate::of(picked.last_won, picked.last));
    let times = picked.chosen.x;
    CharacterWins {
        id,
        picked: times,
        rate_when_picked,
        low,
        high,
        chosen_before: (times > 0).then(|| mean(picked.before, times)),
        held_last: picked.last,
        rate_when_held_last,
        held_last_low,
        held_last_high,
    }
}

fn district(id: District, each: u64, counts: &Counts) -> DistrictWins {
    let built = counts.districts[id];
    let rest = built.rest(each, counts.games);
    let [rate_when_built, low, high] = split(Rate::of_ratio(built, counts.games));
    let [rate_when_not_built, not_built_low, not_built_high] =
        split(Rate::of_ratio(rest, counts.games));
    DistrictWins {
        id,
        built: built.x,
        rate_when_built,
        low,
        high,
        not_built: rest.x,
        rate_when_not_built,
        not_built_low,
        not_built_high,
    }
}

/// What is to be played.
#[derive(Debug)]
pub struct Plan {
    found: TableDeck,
    seed: Seed,
    bots: Vec<Bot>,
    series: Series,
    /// How many games; none for as many as fit in a moment.
    wanted: Option<u64>,
}

/// # Errors
///
/// There is no such deck for this many players, it is of an edition that the program can't
/// play, or the seed, the seats or the part are invalid.
pub fn plan(app: &App<'_>, wish: &TableWish, request: &Request) -> Result<Plan, Faults> {
    limits::GAMES.check(request.games)?;
    let games = request.games.and_then(|games| games.try_into().ok());
    let shard = request.shard.as_deref();
    if shard.is_some() && games.is_none() {
        return Err(fault!(BadValue, "error-measure-games").at("--shard").into());
    }
    let found = app.at_table(wish)?;
    is_played(found.deck.edition)?;
    let seed = match &request.seed {
        Some(seed) => Seed::read(seed)?,
        None => Seed::fresh(code_of(&found.deck)),
    };
    let bots = read_seats(request.seats.as_deref(), found.deck.players)?;
    let series = match (games, shard) {
        (Some(games), Some(shard)) => read_shard(games, shard)?,
        (games, _) => Series::whole(games.unwrap_or(MOST_GAMES)),
    };
    Ok(Plan {
        found,
        seed,
        bots,
        series,
        wanted: games.map(|_| series.count),
    })
}

/// `2/4`: the second of four parts.
fn read_shard(games: u64, shard: &str) -> Result<Series, Fault> {
    let number = |text: &str| text.trim().parse::<u64>().ok();
    let numbers = shard.split_once('/');
    match numbers.map(|(part, parts)| (number(part), number(parts))) {
        Some((Some(part), Some(parts))) if 0 < part && part <= parts && parts <= games => {
            Ok(Series::shard(games, part, parts))
        }
        _ => {
            let fault = fault!(BadValue, "error-measure-shard", shard = typed(shard));
            Err(fault.at("--shard"))
        }
    }
}

impl Plan {
    /// Plays on so many threads. `goes_on` is called about ten times a second with what is known and
    /// how much is done, of a thousand; if it says no, the answer is what is known by then.
    pub fn run(
        &self,
        app: &App<'_>,
        threads: usize,
        goes_on: &mut dyn FnMut(&Counts, u64) -> bool,
    ) -> Report {
        // Without a number there is nothing to continue with.
        let store = app.store.as_ref().filter(|_| self.wanted.is_some());
        let name = self.file_name();
        let begun = Instant::now();
        let mut saved = begun;
        let done = store.and_then(|store| self.resume(store, &name));
        let games = Games::new(&self.found.deck, &self.bots, self.seed.text(), self.series);
        let counts = games.run(done.unwrap_or_default(), threads, &mut |counts| {
            if saved.elapsed() >= SAVING {
                self.save(store, &name, counts);
                saved = Instant::now();
            }
            let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            let (part, whole) = match self.wanted {
                Some(wanted) => (counts.games, wanted),
                None => (millis(begun.elapsed()), millis(USUAL_TIME)),
            };
            let is_enough = self.wanted.is_none() && part >= whole && counts.games >= FEWEST;
            goes_on(counts, part.min(whole) * 1000 / whole) && !is_enough
        });
        if self.wanted.is_some_and(|wanted| counts.games < wanted) {
            self.save(store, &name, &counts);
            return self.report(counts);
        }
        if let Some(store) = store {
            store.forget_measure(&name);
        }
        // The first games with stewards are now known.
        let is_whole = self.played(counts.games) == [Series::whole(counts.games)];
        if is_whole && are_stewards(&self.bots) {
            keep(app, &self.found.deck, &self.seed, &counts);
        }
        self.report(counts)
    }

    /// The first so many of our games.
    fn played(&self, count: u64) -> Vec<Series> {
        joined(vec![Series {
            count,
            ..self.series
        }])
    }

    fn report(&self, counts: Counts) -> Report {
        let (deck, seed, bots) = (&self.found.deck, &self.seed, &self.bots);
        let played = self.played(counts.games);
        Report::of(deck.clone(), seed.clone(), bots.clone(), played, counts)
    }

    /// Saves what is known, if anything is.
    fn save(&self, store: Option<&Store>, name: &str, counts: &Counts) {
        if let Some(store) = store.filter(|_| counts.games > 0) {
            let report = serde_json::to_string(&self.report(counts.clone()));
            let text = report.expect("our answers are plain values");
            store.write_measure(Folder::Begun, name, &text);
        }
    }

    /// The same for the same arguments, and different for others.
    fn file_name(&self) -> String {
        let (code, seed) = (code_of(&self.found.deck), &self.seed);
        let key = format!("{VERSION} {code} {seed} {:?} {:?}", self.bots, self.series);
        // FNV-1a: what is in the file is checked again.
        let hash = key.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    /// What a run that was killed or stopped had counted.
    fn resume(&self, store: &Store, name: &str) -> Option<Counts> {
        let path = store.measure_path(Folder::Begun, name);
        let text = store.read_measure(Folder::Begun, name);
        let text = text.map_err(|fault| store.warn(fault)).ok()??;
        let begun = parse(&path.display().to_string(), &text).ok();
        let begun = begun.map(|(report, _)| report);
        let counts = begun.filter(|begun| self.is_begun_by(begun));
        if counts.is_none() {
            store.warn(store.measure_broken(Folder::Begun, name));
        }
        counts.map(|begun| begun.counts)
    }

    /// Are those the first of our games?
    fn is_begun_by(&self, found: &Report) -> bool {
        (&found.deck, &found.seed, &found.bots) == (&self.found.deck, &self.seed, &self.bots)
            && found.games <= self.series.count
            && found.played == self.played(found.games)
    }
}
