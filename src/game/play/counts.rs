//! What many games have in common, as counts: sums and histograms that add up in any order, so that
//! parts measured anywhere give exactly what one run would have given.

use super::Game;
use super::action::Actions;
use super::bots::Player;
use super::cards::CardNo;
use super::ledger::{Act, Call, Deed, Harm, Ledger, Place};
use super::ranks::Ranks;
use super::state::State;
use crate::by_id;
use crate::card::{Character, District, DistrictType, Rank};
use crate::chance::QuickChance;
use crate::table::{Players, Seat};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

/// The version of the figures: another one after every change of the rules, of the steward or of
/// the chance of simulations (xoshiro256++), for then the same seed gives other games.
pub const VERSION: &str = "3";

/// What is counted of a ratio, to estimate its error although the cases of one game belong
/// together: the sums over games of how many cases there were (x), how many of them won (y), and of
/// their squares and product.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "said above")]
pub struct Ratio {
    pub x: u64,
    pub y: u64,
    pub xx: u64,
    pub xy: u64,
    pub yy: u64,
}

impl Ratio {
    /// One more game.
    pub const fn add(&mut self, x: u64, y: u64) {
        self.x += x;
        self.y += y;
        self.xx += x * x;
        self.xy += x * y;
        self.yy += y * y;
    }

    /// Can the counts of so many games be these, if each game has at most so many cases and one of
    /// them wins?
    fn is_possible(self, each: u64, games: u64) -> bool {
        let Self { x, y, xx, xy, yy } = self;
        let [x, y, xx, xy, yy, each, games] = [x, y, xx, xy, yy, each, games].map(i128::from);
        x <= each * games
            && y <= games
            && y <= xy
            && yy == y
            && xy <= xx
            && x * x <= xx * games
            && xx <= each * x
            // What is left of the product when those who are left out are counted.
            && each * (games - y) + xy >= x
            && (each * games - x) * each >= each * x - xx
    }

    const fn merge(&mut self, other: Self) {
        self.x += other.x;
        self.y += other.y;
        self.xx += other.xx;
        self.xy += other.xy;
        self.yy += other.yy;
    }

    /// The same for the cases that were left out, of so many in each of these games, one of which
    /// won: players who did not build a district.
    pub const fn rest(self, each: u64, games: u64) -> Self {
        Self {
            x: each * games - self.x,
            y: games - self.y,
            xx: each * each * games + self.xx - 2 * each * self.x,
            xy: each * games + self.xy - self.x - each * self.y,
            yy: games + self.yy - 2 * self.y,
        }
    }
}

/// How often a value came up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(Vec<u64>);

impl Histogram {
    fn add(&mut self, value: usize) {
        if self.0.len() <= value {
            self.0.resize(value + 1, 0);
        }
        self.0[value] += 1;
    }

    fn merge(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let places = self.0.iter_mut().zip(&other.0);
        places.for_each(|(mine, theirs)| *mine += theirs);
    }

    /// How often each value came up, from 0.
    pub fn counts(&self) -> &[u64] {
        &self.0
    }

    /// How many values there are.
    pub fn len(&self) -> u64 {
        self.0.iter().sum()
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The sum of all.
    pub fn sum(&self) -> u64 {
        (0_u64..)
            .zip(&self.0)
            .map(|(value, count)| value * count)
            .sum()
    }

    /// The smallest value that so many of a hundred do not exceed.
    pub fn percentile(&self, hundredths: u64) -> u64 {
        let wanted = (self.len() * hundredths).div_ceil(100);
        let mut seen = 0;
        for (value, count) in (0_u64..).zip(&self.0) {
            seen += count;
            if seen >= wanted && seen > 0 {
                return value;
            }
        }
        0
    }
}

/// How a character did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picked {
    /// Every choice of it, and whether that player won in the end.
    pub chosen: Ratio,
    /// The sum of how many had chosen before, this round.
    pub before: u64,
    /// How often it was held in the last round, and how often by the winner.
    pub last: u64,
    /// The same by the winner.
    pub last_won: u64,
}

impl Picked {
    const fn merge(&mut self, other: Self) {
        self.chosen.merge(other.chosen);
        self.before += other.before;
        self.last += other.last;
        self.last_won += other.last_won;
    }
}

/// What one kind of deed came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// How often it was done.
    pub times: u64,
    /// The gold that came to a stash through it.
    pub gold: u64,
    /// The cards that came to a hand.
    pub cards: u64,
}

/// What was counted in many games of one deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// How many games.
    pub games: u64,
    /// Games without a completed city.
    pub stalled: u64,
    /// Wins by seat.
    pub seats: [u64; 8],
    /// Wins by how far from the first crown a player sat.
    pub from_crown: [u64; 8],
    /// By character.
    #[serde(with = "by_id")]
    pub characters: EnumMap<Character, Picked>,
    /// Of the unique districts: who has built it in the end, and whether they won.
    #[serde(with = "by_id")]
    pub districts: EnumMap<District, Ratio>,
    /// Rounds.
    pub rounds: Histogram,
    /// Points of the winner.
    pub winner_points: Histogram,
    /// Points of everyone.
    pub points: Histogram,
    /// The winner's lead over the second.
    pub margin: Histogram,
    /// How often the player with the most points changed from round to round.
    pub leads: Histogram,
    /// What was done.
    #[serde(with = "by_id")]
    pub deeds: EnumMap<Deed, Done>,
    /// How often in a game somebody was hurt in this way.
    #[serde(with = "by_id")]
    pub harms: EnumMap<Harm, Histogram>,
}

/// No histogram of real games has more values, and no sum is larger: whatever was read can be added
/// up without overflow.
const MOST_VALUES: usize = 1000;
const MOST_SUM: u64 = 1 << 53;

impl Counts {
    /// Can so many games of this deck have given these counts? What was read from a file may be
    /// anything.
    pub fn is_possible(&self, game: &Game, games: u64) -> bool {
        let count = game.players.count();
        let wins = |wins: &[u64; 8]| {
            wins.iter().all(|wins| *wins <= games)
                && wins.iter().sum::<u64>() == games
                && wins[count..].iter().all(|wins| *wins == 0)
        };
        let sums = |histogram: &Histogram, each: usize| {
            histogram.0.len() <= MOST_VALUES
                && histogram.0.last() != Some(&0)
                && histogram.0.iter().all(|count| *count <= MOST_SUM)
                && histogram.len() == games * each as u64
        };
        let is_small = |numbers: &[u64]| numbers.iter().all(|number| *number <= MOST_SUM);
        let ratio = |Ratio { x, y, xx, xy, yy }: Ratio| is_small(&[x, y, xx, xy, yy]);
        let unique = game.of_type(DistrictType::Unique);
        self.games == games
            && self.stalled <= games
            && wins(&self.seats)
            && wins(&self.from_crown)
            && sums(&self.rounds, 1)
            && sums(&self.winner_points, 1)
            && sums(&self.margin, 1)
            && sums(&self.leads, 1)
            && sums(&self.points, count)
            && self.harms.values().all(|times| sums(times, 1))
            && self.characters.iter().all(|(character, picked)| {
                (game.has(character) || *picked == Picked::default())
                    && ratio(picked.chosen)
                    && picked.chosen.y <= picked.chosen.x
                    && is_small(&[picked.before])
                    && picked.last_won <= picked.last
                    && picked.last <= games
            })
            && self.districts.iter().all(|(district, built)| {
                let is_in = game.of(district).meets(unique);
                (is_in || *built == Ratio::default())
                    && ratio(*built)
                    && built.is_possible(count as u64, games)
            })
            && (self.deeds.values()).all(|done| is_small(&[done.times, done.gold, done.cards]))
    }

    /// Both together.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.stalled += other.stalled;
        for seat in 0..8 {
            self.seats[seat] += other.seats[seat];
            self.from_crown[seat] += other.from_crown[seat];
        }
        for (character, picked) in &other.characters {
            self.characters[character].merge(*picked);
        }
        for (district, ratio) in &other.districts {
            self.districts[district].merge(*ratio);
        }
        self.rounds.merge(&other.rounds);
        self.winner_points.merge(&other.winner_points);
        self.points.merge(&other.points);
        self.margin.merge(&other.margin);
        self.leads.merge(&other.leads);
        for (harm, times) in &other.harms {
            self.harms[harm].merge(times);
        }
        for (deed, done) in &other.deeds {
            let sum = &mut self.deeds[deed];
            sum.times += done.times;
            sum.gold += done.gold;
            sum.cards += done.cards;
        }
    }

    /// Plays one game of many and counts it: its chance and its first crown follow from its number.
    pub fn play<P: Player>(
        &mut self,
        game: &Game,
        players: &[P],
        seed: &str,
        number: u64,
        legal: &mut Actions,
    ) {
        let mut chance = QuickChance::quick(seed, number);
        let crown = crown_of(number, game.players);
        let mut state = State::deal(game, crown, &mut chance);
        let mut watcher = Watcher {
            game,
            counts: self,
            picks: EnumMap::default(),
            chooser: crown,
            before: 0,
            gold: 0,
            cards: 0,
            leader: None,
            leads: 0,
            harms: EnumMap::default(),
        };
        state.begin(&mut chance, &mut watcher);
        state.go_on(players, legal, &mut chance, &mut watcher);
        let Watcher {
            picks,
            leads,
            harms,
            ..
        } = watcher;
        self.count(&state, crown, &picks, leads);
        for (harm, times) in harms {
            self.harms[harm].add(times);
        }
    }

    fn count(&mut self, state: &State<'_>, crown: Seat, picks: &Picks, leads: usize) {
        let game = state.game;
        let result = state.result();
        let (winner, count) = (result.winner, game.players.count());
        self.games += 1;
        self.stalled += u64::from(state.is_stalled());
        self.seats[winner.index()] += 1;
        self.from_crown[(winner.index() + count - crown.index()) % count] += 1;
        for rank in game.ranks() {
            let picks = &picks[rank];
            let chosen = &mut self.characters[game.character(rank)];
            chosen.chosen.add(picks.iter().sum(), picks[winner.index()]);
            if let Some(holder) = state.holders[rank] {
                chosen.last += 1;
                chosen.last_won += u64::from(holder == winner);
            }
        }
        for card in game.of_type(DistrictType::Unique) {
            let owners = state
                .seats()
                .filter(|seat| state.city(*seat).contains(card));
            let built = owners.count() as u64;
            let won = u64::from(state.city(winner).contains(card));
            self.districts[game.district(card)].add(built, won);
        }
        let points = &result.points[..count];
        let best = points[winner.index()];
        let others = (0..count).filter(|seat| *seat != winner.index());
        let second = others.map(|seat| points[seat]).max().unwrap_or(0);
        self.rounds.add(state.round.into());
        self.winner_points.add(best as usize);
        self.margin.add((best - second) as usize);
        self.leads.add(leads);
        for points in points {
            self.points.add(*points as usize);
        }
    }
}

/// Who has the first crown in this game: everyone in turn.
pub fn crown_of(number: u64, players: Players) -> Seat {
    let seat = number % u64::from(players.number());
    Seat::new(usize::try_from(seat).expect("below eight"))
}

/// Counts deeds and choices while a game is played.
struct Watcher<'c> {
    game: &'c Game,
    counts: &'c mut Counts,
    picks: Picks,
    chooser: Seat,
    before: u64,
    gold: u64,
    cards: u64,
    leader: Option<Seat>,
    leads: usize,
    harms: EnumMap<Harm, usize>,
}

/// By rank and seat: how often it was chosen.
type Picks = EnumMap<Rank, [u64; 8]>;

impl Ledger for Watcher<'_> {
    type Card = ();

    fn begins(&mut self, _state: &State<'_>, _face_up: &[Rank], _face_down: Rank) {
        self.before = 0;
    }

    fn looks(&mut self, seat: Seat, _from: Ranks) {
        self.chooser = seat;
    }

    fn keeps(&mut self, rank: Rank) {
        self.picks[rank][self.chooser.index()] += 1;
        self.counts.characters[self.game.character(rank)].before += self.before;
        self.before += 1;
    }

    fn calls(&mut self, call: Call) {
        if let Some(seat) = call.seat.filter(|_| call.killed) {
            self.act(seat, Act::Killed);
        }
    }

    fn gold(&mut self, amount: u16, _from: Place, to: Place) {
        if let Place::Stash(_) = to {
            self.gold += u64::from(amount);
        }
    }

    fn card(&mut self, _card: CardNo, _from: Place, to: Place) {
        if let Place::Hand(_) = to {
            self.cards += 1;
        }
    }

    /// What has moved since the act before belongs to this one.
    fn act(&mut self, _seat: Seat, act: Act<()>) {
        let deed = Deed::from(act);
        let done = &mut self.counts.deeds[deed];
        done.times += 1;
        done.gold += std::mem::take(&mut self.gold);
        done.cards += std::mem::take(&mut self.cards);
        if let Some(harm) = Harm::of(deed) {
            self.harms[harm] += 1;
        }
    }

    fn ends(&mut self, state: &State<'_>) {
        let points = |seat: &Seat| state.points(*seat);
        let most = state.seats().map(|seat| points(&seat)).max();
        let leads = |seat: &Seat| Some(points(seat)) == most;
        if !self.leader.is_some_and(|leader| leads(&leader)) {
            self.leads += usize::from(self.leader.is_some());
            self.leader = state.seats().find(leads);
        }
    }
}
