//! Does the rule of eleven numbers tell which decks are even? Measures decks inside the ranges and
//! as many outside, some for each number, and says how those inside and outside a range differ:
//! `cargo run --release --example study -- [decks of each kind] [games] [players] > study.tsv`.
//! What was found is in `docs/balance.md`; the ranges are those of the first draw. The same numbers give the same decks and figures.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::unwrap_used,
    reason = "an example prints, and may stop"
)]

use citadels::command::deck::measure::games::{Games, threads};
use citadels::library::decks::{lists, plan_profile, pool};
use citadels::library::measured::ranges;
use citadels::rules::chance::Chance;
use citadels::rules::deck::balance::{MEASURES, Measure, Profile};
use citadels::rules::deck::draw::{Draws, Taste, Version, Wishes};
use citadels::rules::deck::{Deck, Pool, code};
use citadels::rules::edition::Edition;
use citadels::rules::play::Bot;
use citadels::rules::play::compare::{Summary, Value, remarks};
use citadels::rules::play::counts::Counts;
use citadels::rules::play::evenness::Evenness;
use citadels::rules::play::series::Series;
use citadels::rules::table::Players;

/// A deck and what was measured of it.
struct Studied {
    profile: Profile,
    /// Within which ranges it is.
    inside: [bool; MEASURES],
    characters: f64,
    districts: f64,
    rounds: f64,
    margin: f64,
    /// How many figures differ from the lists by more than chance.
    odd: f64,
}

impl Studied {
    fn is_balanced(&self) -> bool {
        self.inside.iter().all(|inside| *inside)
    }

    fn figures(&self) -> [f64; 5] {
        let Self {
            characters,
            districts,
            rounds,
            margin,
            odd,
            ..
        } = *self;
        [characters * 100.0, districts * 100.0, rounds, margin, odd]
    }
}

const FIGURES: [&str; 5] = ["characters %", "districts %", "rounds", "margin", "remarks"];

fn study(deck: &Deck, pool: &Pool, games: u64) -> Studied {
    let bots = vec![Bot::Steward; deck.players.count()];
    let code = code::encode(deck, pool).unwrap();
    let games = Games::new(deck, &bots, &code, Series::whole(games));
    let counts = games.run(Counts::default(), threads(), &mut |_| true);
    let (evenness, summary) = (Evenness::of(&counts), Summary::of(&counts));
    let lists_of = ranges(deck.players, deck.characters.len()).unwrap();
    let profile = plan_profile(pool, &deck.plan());
    let ranges = lists(pool, deck.players, Version::FIRST).balanced.0;
    let inside = std::array::from_fn(|index| {
        let (low, high) = ranges[index];
        (low..=high).contains(&profile.0[index])
    });
    let studied = Studied {
        profile,
        inside,
        characters: evenness.characters,
        districts: evenness.districts,
        rounds: summary.values[&Value::Rounds],
        margin: summary.values[&Value::Margin],
        odd: f64::from(u32::try_from(remarks(&counts, &lists_of).len()).unwrap()),
    };
    let numbers = studied
        .profile
        .0
        .map(|number| number.to_string())
        .join("\t");
    let figures = studied.figures().map(|figure| format!("{figure:.3}"));
    println!(
        "{code}\t{}\t{numbers}\t{}",
        studied.is_balanced(),
        figures.join("\t")
    );
    studied
}

/// The mean and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = f64::from(u32::try_from(values.len().max(1)).unwrap());
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2));
    (mean, (squares.sum::<f64>() / count.max(2.0) / count).sqrt())
}

/// The figures of these decks beside those of others, and how sure the difference is.
fn compare(name: &str, these: &[&Studied], others: &[&Studied]) {
    eprintln!("\n{name}: {} inside, {} outside", these.len(), others.len());
    if others.is_empty() {
        return;
    }
    for (index, figure) in FIGURES.iter().enumerate() {
        let of = |decks: &[&Studied]| {
            let values: Vec<f64> = decks.iter().map(|deck| deck.figures()[index]).collect();
            mean(&values)
        };
        let ((inside, error), (outside, other)) = (of(these), of(others));
        let errors = (inside - outside) / error.hypot(other).max(f64::EPSILON);
        eprintln!("  {figure:13} {inside:7.2} {outside:7.2}   {errors:5.1} errors");
    }
}

/// How a number goes together with a figure, from -1 to 1.
fn correlation(decks: &[Studied], measure: usize, figure: usize) -> f64 {
    let pairs: Vec<(f64, f64)> = decks
        .iter()
        .map(|deck| (f64::from(deck.profile.0[measure]), deck.figures()[figure]))
        .collect();
    let (x, _) = mean(&pairs.iter().map(|pair| pair.0).collect::<Vec<_>>());
    let (y, _) = mean(&pairs.iter().map(|pair| pair.1).collect::<Vec<_>>());
    let sum =
        |of: &dyn Fn(f64, f64) -> f64| -> f64 { pairs.iter().map(|(a, b)| of(a - x, b - y)).sum() };
    let both = sum(&|a, _| a * a) * sum(&|_, b| b * b);
    sum(&|a, b| a * b) / both.sqrt().max(f64::EPSILON)
}

/// Draws that are looked through for a deck outside a range; some ranges leave out very few.
const PATIENCE: usize = 1_000_000;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().unwrap());
    let each = usize::try_from(numbers.next().unwrap_or(500)).unwrap();
    let games = numbers.next().unwrap_or(10_000);
    let players = u8::try_from(numbers.next().unwrap_or(5)).ok();
    let players = players.and_then(Players::new).unwrap();
    let pool = pool(Edition::E2016);
    let wishes = Wishes::of(players);
    let ranges = lists(&pool, players, Version::FIRST).balanced;
    let drawn = |is_free| Taste {
        is_free,
        ..Taste::default()
    };
    let [inside, any] = [false, true].map(drawn);
    let draws =
        |taste| Draws::new(&pool, &wishes, taste, lists(&pool, players, Version::FIRST)).unwrap();
    let (mut inside, mut any) = (draws(&inside), draws(&any));
    let mut chance = Chance::new("study");
    let mut decks = Vec::new();
    for _ in 0..each {
        let deck = inside.draw(&mut chance).unwrap();
        decks.push(study(&deck, &pool, games));
    }
    // As many for each number: most decks are outside the same few ranges.
    let mut numbers: Vec<(usize, (u8, u8))> = ranges.0.into_iter().enumerate().collect();
    for turn in 0..each {
        while !numbers.is_empty() {
            let (index, (low, high)) = numbers[turn % numbers.len()];
            let is_outside = |deck: &Deck| {
                let number = plan_profile(&pool, &deck.plan()).0[index];
                number < low || high < number
            };
            let mut tries = (0..PATIENCE).map(|_| any.draw(&mut chance).unwrap());
            if let Some(deck) = tries.find(is_outside) {
                decks.push(study(&deck, &pool, games));
                break;
            }
            eprintln!("no deck is outside: {}", Measure::ALL[index].id());
            numbers.retain(|(other, _)| *other != index);
        }
    }
    let split = |is_inside: &dyn Fn(&Studied) -> bool| {
        decks
            .iter()
            .partition::<Vec<&Studied>, _>(|deck| is_inside(deck))
    };
    let (inside, outside) = split(&Studied::is_balanced);
    compare("all eleven", &inside, &outside);
    for (index, measure) in Measure::ALL.iter().enumerate() {
        let (inside, outside) = split(&|deck| deck.inside[index]);
        compare(measure.id(), &inside, &outside);
        let with = |figure| correlation(&decks, index, figure);
        eprintln!(
            "  goes together with: characters {:.2}, districts {:.2}, rounds {:.2}, margin {:.2}, remarks {:.2}",
            with(0),
            with(1),
            with(2),
            with(3),
            with(4)
        );
    }
}
