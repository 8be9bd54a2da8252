//! A whole game as a report: round by round, a line for every turn, then the cities and the score.

use crate::command::deck::play::Answer;
use crate::command::deck::play::recorder::{Event, Move, Round, Turn};
use crate::command::score;
use crate::fault::quoted;
use crate::files::read::seed::Seed;
use crate::library::type_name;
use crate::page::{self, Block, Line, Page, Picture, Span};
use crate::rules::card::{Card, Character, District, Rank};
use crate::rules::play::{Act, Bot, By, Payment, Place, Ranks};
use crate::rules::score::Rule;
use crate::rules::table::Seat;
use crate::texts::{Id, Texts};
use crate::wording::bars::curve;
use crate::wording::table::{self, changes, name, what};
use crate::{args, id, say};

/// With the deck's name, if it has one. In short: what was built and what hurt somebody.
pub fn page(texts: &Texts, answer: &Answer, deck: Option<&str>, is_short: bool) -> Page {
    let story = Story {
        texts,
        answer,
        is_short,
    };
    let what = what(texts, answer.edition, answer.players);
    let mut page = Page::new(vec![
        Block::title(say!(texts, "play-title"), what),
        Block::Text(story.verdict()),
        story.facts(deck),
        Block::Heading(say!(texts, "play-points").into()),
        Block::Text(story.curve()),
    ]);
    let mut told = say!(texts, "play-marked", mark = SWING);
    if !is_short {
        told = format!("{told} {}", say!(texts, "play-usual"));
    }
    page.push(Block::Text(told.into()));
    for round in &answer.rounds {
        page.extend(story.round(round));
    }
    if !is_short {
        page.extend(story.cities());
        page.push(Block::Heading(say!(texts, "score-title").into()));
        let scored = score::counted::page(texts, &answer.score).without_title();
        page.extend(Vec::from(scored));
    }
    page.with_notes(changes(texts, answer.edition, &answer.changes))
}

/// Who plays; once if all seats have the same.
fn bots(texts: &Texts, seats: &[Bot]) -> String {
    if seats.iter().all(|bot| *bot == seats[0]) {
        return say!(texts, "play-bot-all", bot = <&str>::from(seats[0]));
    }
    let bots = seats.iter().map(<&str>::from).zip(1_u8..);
    let bots = bots.map(|(bot, seat)| say!(texts, "play-bot", seat, bot));
    bots.collect::<Vec<_>>().join(", ")
}

/// The deck by name and code, who plays, and the seed.
pub fn facts(
    texts: &Texts,
    deck: Option<&str>,
    code: &str,
    seats: &[Bot],
    seed: &Seed,
) -> Vec<(Line, Line)> {
    let deck = deck.map_or(code.to_owned(), |name| format!("{name} · {code}"));
    let facts = [
        (say!(texts, "tonight-fact-deck"), deck),
        (say!(texts, "play-bots"), bots(texts, seats)),
        (say!(texts, "deck-seed"), quoted(&seed.to_string())),
    ];
    facts
        .map(|(name, value)| (name.into(), value.into()))
        .into()
}

struct Story<'a> {
    texts: &'a Texts,
    answer: &'a Answer,
    is_short: bool,
}

/// Marks what hurts somebody.
const SWING: &str = "✗";

/// Does it hurt somebody?
fn is_swing(event: &Event) -> bool {
    match event.act {
        Act::Robbed { .. } => moved(event)[1].gold > 0,
        Act::Destroy { .. }
        | Act::Seize { .. }
        | Act::Exchange { .. }
        | Act::Armory { .. }
        | Act::Confiscate { .. }
        | Act::SwapHands { .. }
        | Act::WizardTake { .. }
        | Act::RevealThreat { lace: true, .. } => true,
        _ => false,
    }
}

/// What most turns begin with, and nobody wants to read again and again.
fn is_usual(event: &Event) -> bool {
    matches!(event.act, Act::GatherGold) && moved(event)[0].gold == 2
}

/// What a player gets or pays in one event.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    gold: u32,
    cards: u32,
}

impl Story<'_> {
    fn verdict(&self) -> Line {
        let texts = self.texts;
        let count = self.answer.rounds.len();
        let length = if self.answer.stalled {
            say!(texts, "play-stalled", count)
        } else {
            say!(texts, "play-length", count)
        };
        let verdict = score::counted::verdict_of(texts, &self.answer.score);
        Line(vec![Span::Strong(verdict), format!(" {length}").into()])
    }

    fn facts(&self, deck: Option<&str>) -> Block {
        let (texts, answer) = (self.texts, self.answer);
        let characters = table::cards(texts, answer.edition, &answer.characters);
        let mut facts = facts(texts, deck, &answer.deck, &answer.seats, &answer.seed);
        facts.insert(1, (say!(texts, "play-characters").into(), characters));
        Block::Facts(facts)
    }

    fn name(&self, card: impl Into<Card>) -> String {
        name(self.texts, self.answer.edition, card)
    }

    fn names<C: Into<Card> + Copy>(&self, cards: &[C]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.name(*card)).collect();
        self.texts.listed(&names)
    }

    /// What a verb is done to.
    fn objects<C: Into<Card> + Copy>(&self, cards: &[C]) -> String {
        let cards = cards.iter().map(|card| self.name(*card));
        let cards = cards.map(|card| say!(self.texts, "play-object", card));
        self.texts.listed(&cards.collect::<Vec<_>>())
    }

    fn ranks(&self, ranks: Ranks) -> String {
        let cards: Vec<Character> = ranks.map(|rank| self.character(rank)).collect();
        self.objects(&cards)
    }

    fn character(&self, rank: Rank) -> Character {
        self.answer.characters[usize::from(rank.number()) - 1]
    }

    /// `Player 2`, at the beginning of a sentence.
    fn who(&self, seat: Seat) -> String {
        say!(self.texts, "draft-player", player = seat.number())
    }

    fn player(&self, seat: Seat) -> String {
        say!(self.texts, "play-player", seat = seat.number())
    }

    fn gold(&self, count: impl Into<u32>) -> String {
        say!(self.texts, "play-gold", count = count.into())
    }

    fn cards(&self, count: impl Into<u32>) -> String {
        say!(self.texts, "play-cards", count = count.into())
    }

    /// Gold and cards, without what there is none of.
    fn gains(&self, sum: Sum) -> String {
        let gold = (sum.gold > 0).then(|| self.gold(sum.gold));
        let cards = (sum.cards > 0).then(|| self.cards(sum.cards));
        let gains: Vec<String> = gold.into_iter().chain(cards).collect();
        if gains.is_empty() {
            return say!(self.texts, "play-none");
        }
        self.texts.listed(&gains)
    }

    fn round(&self, round: &Round) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let last = answer.rounds.last().map(|last| last.round);
        let is_end = last == Some(round.round) && !answer.stalled;
        let heading = if is_end {
            say!(texts, "play-round-last", round = round.round)
        } else {
            say!(texts, "play-round", round = round.round)
        };
        let turns = round.turns.iter().filter_map(|turn| self.turn(round, turn));
        let points: Vec<Line> = if self.is_short {
            turns.chain(self.built(round)).collect()
        } else {
            let theater = round.theater.iter().map(|event| self.theater(event).into());
            let end = round.end.iter().filter_map(|event| self.end(event));
            let end = self.idle(round).into_iter().chain(end).map(Line::from);
            theater.chain(turns).chain(end).collect()
        };
        let after = if is_end {
            let first = answer.score.players.iter().find(|player| {
                let mut rules = player.lines.iter().map(|line| line.rule);
                rules.any(|rule| rule == Rule::FirstComplete)
            });
            first.map(|player| say!(texts, "play-complete", who = &*player.name).into())
        } else {
            Some(self.standings(round))
        };
        let mut blocks = vec![Block::Heading(heading.into())];
        if !self.is_short {
            blocks.push(Block::Text(self.beginning(round).into()));
        }
        blocks.push(Block::points(points));
        blocks.extend(after.map(Block::Text));
        blocks
    }

    fn beginning(&self, round: &Round) -> String {
        let texts = self.texts;
        let mut said = vec![say!(texts, "play-begins", who = self.who(round.crown))];
        if !round.face_up.is_empty() {
            let cards = self.names(&round.face_up);
            said.push(say!(texts, "play-face-up", cards));
        }
        let card = self.name(round.face_down);
        said.push(say!(texts, "play-face-down", card));
        said.join(" ")
    }

    /// Points and districts of everyone; who leads is set off.
    fn standings(&self, round: &Round) -> Line {
        let texts = self.texts;
        let most = round.points.iter().max();
        let cities = round.state.cities.iter().map(Vec::len);
        let all = round.points.iter().zip(cities).zip(1_u8..);
        let all = all.map(|((points, count), seat)| {
            let said = say!(texts, "play-count", seat, points = *points, count);
            // One player's figures stay in one line.
            let said = said.replace(' ', "\u{a0}");
            Line::from(if Some(points) == most {
                Span::Strong(said)
            } else {
                said.into()
            })
        });
        let mut line = Line::from(format!("{} ", say!(texts, "play-standings")));
        line.0.extend(Line::joined(all, ", ").0);
        line
    }

    /// Everyone's points from the start to the end.
    fn curve(&self) -> Line {
        let (texts, answer) = (self.texts, self.answer);
        let ends = answer.score.players.iter().map(|player| player.total);
        let before = &answer.rounds[..answer.rounds.len().saturating_sub(1)];
        let lines = answer.players.seats().zip(ends).map(|(seat, end)| {
            let points = before.iter().map(|round| round.points[seat.index()]);
            let points = [0].into_iter().chain(points).chain([end]);
            (self.who(seat), points.collect::<Vec<u32>>())
        });
        let lines: Vec<(String, Vec<u32>)> = lines.collect();
        let most = lines.iter().flat_map(|(_, points)| points).copied().max();
        let most = most.unwrap_or(0);
        let drawn = lines.iter().map(|(who, points)| {
            let end = points.last().copied().unwrap_or(0);
            let points = curve(points, most);
            say!(texts, "play-curve", who, points, end)
        });
        let drawn = drawn.collect::<Vec<_>>().join("\n");
        let named = lines.into_iter().zip(1_u8..).map(|((_, points), seat)| {
            let end = points.last().copied().unwrap_or(0);
            (say!(texts, "play-curve-name", seat, end), points)
        });
        Line::from(Span::Bar(page::Bar {
            drawn,
            label: String::new(),
            picture: Picture::Curve {
                most,
                lines: named.collect(),
            },
        }))
    }

    /// One line; nothing if nobody has the character or only what is usual happens. In short, only
    /// what hurts somebody.
    fn turn(&self, round: &Round, turn: &Turn) -> Option<Line> {
        let texts = self.texts;
        let holder = self.player(turn.seat?);
        let card = self.name(turn.character);
        let marked = |said: String| {
            let mark = Span::Strong(format!("{SWING} "));
            Some(Line(vec![mark, said.into()]))
        };
        if turn.killed {
            return marked(say!(texts, "play-turn-killed", card, holder));
        }
        let mut told = turn
            .events
            .iter()
            .filter(|event| !is_usual(event))
            .peekable();
        if told.peek().is_none() && !turn.events.is_empty() {
            return None;
        }
        let told = told.filter(|event| !self.is_short || is_swing(event));
        let events = told.map(|event| self.event(round, turn, event));
        let deeds = events.reduce(|before, next| say!(texts, "play-then", before, next));
        let has_swing = turn.resumed || turn.events.iter().any(is_swing);
        if self.is_short && !has_swing {
            return None;
        }
        let deeds = deeds.unwrap_or_else(|| say!(texts, "play-nothing"));
        let said = if turn.resumed {
            let witch = self.name(Character::Witch);
            say!(texts, "play-turn-witch", card, holder, witch, deeds)
        } else {
            say!(texts, "play-turn", card, holder, deeds)
        };
        if has_swing {
            return marked(said);
        }
        Some(said.into())
    }

    /// Those who only took gold, in one line.
    fn idle(&self, round: &Round) -> Option<String> {
        let idle = round.turns.iter().filter_map(|turn| {
            let is_idle = !turn.events.is_empty() && turn.events.iter().all(is_usual);
            let holder = self.player(turn.seat.filter(|_| is_idle)?);
            let card = self.name(turn.character);
            Some(say!(self.texts, "play-named", card, holder))
        });
        let idle: Vec<String> = idle.collect();
        let who = self.texts.listed(&idle);
        (!idle.is_empty()).then(|| say!(self.texts, "play-idle", who))
    }

    /// What everyone built, in one line.
    fn built(&self, round: &Round) -> Option<Line> {
        let texts = self.texts;
        let built = self.answer.players.seats().filter_map(|seat| {
            let events = round.turns.iter().flat_map(|turn| &turn.events);
            let cards = events.filter_map(|event| match event.act {
                Act::Build { district, .. } if event.seat == seat => Some(district),
                _ => None,
            });
            let cards: Vec<District> = cards.collect();
            (!cards.is_empty()).then(|| {
                let (seat, cards) = (seat.number(), self.names(&cards));
                say!(texts, "play-built-by", seat, cards)
            })
        });
        let built: Vec<String> = built.collect();
        let built = (!built.is_empty()).then(|| built.join("; "));
        built.map(|what| say!(texts, "play-built", what).into())
    }

    fn theater(&self, event: &Event) -> String {
        let Act::Theater {
            gives,
            target,
            gets,
        } = event.act
        else {
            unreachable!("only the Theater is used before the calls");
        };
        let (texts, who, target) = (self.texts, self.who(event.seat), target.number());
        let with = self.name(District::Theater);
        let (gives, gets) = (self.name(gives), self.name(gets));
        say!(texts, "play-theater", who, target, with, gives, gets)
    }

    /// What is still to be settled after the calls; markers that go back are not worth a line.
    fn end(&self, event: &Event) -> Option<String> {
        let texts = self.texts;
        let holder = self.player(event.seat);
        match event.act {
            Act::Heir { to } => {
                let card = self.name(self.character(Rank::Four));
                Some(if to == event.seat {
                    say!(texts, "play-heir-takes", card, holder)
                } else {
                    let target = to.number();
                    say!(texts, "play-heir-gives", card, holder, target)
                })
            }
            Act::Queen => {
                let card = self.name(Character::Queen);
                let [got, _] = moved(event);
                let gold = self.gold(got.gold);
                Some(say!(texts, "play-queen-late", card, holder, gold))
            }
            _ => None,
        }
    }

    /// What is done to a character, and who has it.
    fn named(&self, message: Id, round: &Round, rank: Rank) -> String {
        let card = self.name(self.character(rank));
        let turn = round.turns.iter().find(|turn| turn.rank == rank);
        let holder = match turn.and_then(|turn| turn.seat) {
            Some(seat) => self.player(seat),
            None => say!(self.texts, "play-nobody"),
        };
        self.texts.say_with(message, args![card, holder])
    }

    /// What was done, without who did it.
    fn event(&self, round: &Round, turn: &Turn, event: &Event) -> String {
        let texts = self.texts;
        let seat = event.seat;
        let [sum, paid] = moved(event);
        let gold = self.gold(paid.gold);
        match &event.act {
            Act::Kill { rank } => self.named(id!("play-kill"), round, *rank),
            Act::Bewitch { rank } => self.named(id!("play-bewitch"), round, *rank),
            Act::Rob { rank } => self.named(id!("play-rob"), round, *rank),
            Act::Robbed { .. } if paid.gold == 0 => say!(texts, "play-robbed-nothing"),
            Act::Robbed { by } => say!(texts, "play-robbed", gold, target = by.number()),
            Act::Warrants { ranks, signed } => {
                let signed = self.name(self.character(*signed));
                say!(texts, "play-warrants", cards = self.ranks(*ranks), signed)
            }
            Act::Threaten { ranks, lace } => {
                let lace = self.name(self.character(*lace));
                say!(texts, "play-threaten", cards = self.ranks(*ranks), lace)
            }
            Act::Bribe => say!(texts, "play-bribe", gold),
            Act::NoBribe => say!(texts, "play-no-bribe"),
            Act::RevealThreat { lace: true, .. } => say!(texts, "play-reveal-real", gold),
            Act::RevealThreat { lace: false, .. } => say!(texts, "play-reveal-empty"),
            Act::Build { .. } => self.build(&event.act, paid),
            Act::Confiscate { .. } => say!(texts, "play-confiscate", seat = seat.number()),
            Act::Tax if turn.seat == Some(seat) => say!(texts, "play-tax", gold),
            Act::Tax => say!(texts, "play-tax-other", seat = seat.number(), gold),
            act => self.power(act, sum, paid),
        }
    }

    /// Gathering, and what characters do with gold and cards.
    fn power(&self, act: &Act<District>, sum: Sum, paid: Sum) -> String {
        let texts = self.texts;
        let (gold, gains) = (self.gold(sum.gold), self.gains(sum));
        match act {
            Act::GatherGold => say!(texts, "play-gather-gold", gold),
            Act::GatherCards { drawn, kept } => {
                let cards = self.cards(count(drawn));
                say!(texts, "play-gather-cards", cards, kept = self.objects(kept))
            }
            Act::Spy {
                target,
                kind,
                matching,
            } => {
                let kind = texts.say(type_name(*kind, self.answer.edition));
                let target = target.number();
                let message = if *matching == 0 {
                    id!("play-spy-nothing")
                } else {
                    id!("play-spy")
                };
                texts.say_with(message, args![target, type = kind, gains])
            }
            Act::SwapHands { target } => say!(texts, "play-swap-hands", target = target.number()),
            Act::Redraw { cards } => say!(texts, "play-redraw", cards = self.cards(*cards)),
            Act::WizardTake { target, card } => {
                let card = self.name(*card);
                say!(texts, "play-wizard-take", card, target = target.number())
            }
            Act::SeerTake => say!(texts, "play-seer-take"),
            Act::SeerGive => say!(texts, "play-seer-give"),
            Act::Crown { takes: None, .. } => say!(texts, "play-crown"),
            Act::Crown {
                to,
                takes: Some(Payment::Nothing),
            } => say!(texts, "play-crown-free", target = to.number()),
            Act::Crown { to, .. } => say!(texts, "play-crown-given", target = to.number(), gains),
            Act::Tithe { target } => say!(texts, "play-tithe", gold, target = target.number()),
            Act::ExtraGold => say!(texts, "play-extra-gold", gold),
            Act::ExtraCards => say!(texts, "play-extra-cards", cards = self.cards(sum.cards)),
            Act::Refund => say!(texts, "play-refund", gold),
            Act::Queen => say!(texts, "play-queen", gold),
            Act::Navigate { .. } => say!(texts, "play-navigate", gains),
            Act::Study { drawn, kept } => {
                let cards = self.cards(count(drawn));
                say!(texts, "play-study", cards, kept = self.objects(kept))
            }
            Act::CollectTax => say!(texts, "play-collect-tax", gold),
            act => self.district(act, sum, paid),
        }
    }

    /// Income, attacks, and what districts do.
    fn district(&self, act: &Act<District>, sum: Sum, paid: Sum) -> String {
        let texts = self.texts;
        let [gold, got] = [paid, sum].map(|sum| self.gold(sum.gold));
        let cards = self.cards(sum.cards);
        match act {
            Act::Income { kind, .. } => {
                let kind = texts.say(type_name(*kind, self.answer.edition));
                let gains = self.gains(sum);
                texts.say_with(id!("play-income"), args![type = kind, gains])
            }
            Act::Destroy {
                target,
                district,
                price,
            } => {
                let card = self.name(*district);
                let target = target.number();
                say!(texts, "play-destroy", card, target, price = *price, gold)
            }
            Act::Seize {
                target, district, ..
            } => {
                let card = self.name(*district);
                say!(texts, "play-seize", card, target = target.number(), gold)
            }
            Act::Exchange {
                target,
                gives,
                takes,
                price,
            } => {
                let (gives, takes) = (self.name(*gives), self.name(*takes));
                let (target, price) = (target.number(), *price);
                say!(texts, "play-exchange", gives, takes, target, price, gold)
            }
            Act::Beautify { districts } => {
                say!(texts, "play-beautify", cards = self.objects(districts))
            }
            Act::Armory { target, district } => {
                let (card, with) = (self.name(*district), self.name(District::Armory));
                say!(texts, "play-armory", card, target = target.number(), with)
            }
            Act::Laboratory { card } => {
                let (card, with) = (self.name(*card), self.name(District::Laboratory));
                say!(texts, "play-laboratory", card, gold = got, with)
            }
            Act::Smithy => {
                let with = self.name(District::Smithy);
                say!(texts, "play-smithy", gold, cards, with)
            }
            Act::Museum { card } => {
                let (card, with) = (self.name(*card), self.name(District::Museum));
                say!(texts, "play-museum", card, with)
            }
            Act::Park => say!(texts, "play-park", cards, with = self.name(District::Park)),
            Act::PoorHouse => {
                let with = self.name(District::PoorHouse);
                say!(texts, "play-poor-house", gold = got, with)
            }
            _ => unreachable!("what happens in a turn is told above, the rest is not in a turn"),
        }
    }

    fn build(&self, act: &Act<District>, paid: Sum) -> String {
        let texts = self.texts;
        let Act::Build {
            district,
            price,
            by,
            destroyed,
            lender,
            given,
            paid_cards,
        } = act
        else {
            unreachable!("only what is built is told here");
        };
        let card = self.name(*district);
        let framework = (*by == Some(By::Framework)).then_some(District::Framework);
        if let Some(destroyed) = framework.or(*destroyed) {
            let destroyed = self.name(destroyed);
            return say!(texts, "play-build-destroying", card, destroyed);
        }
        let gains = self.gains(Sum {
            gold: paid.gold,
            cards: paid_cards.as_deref().map_or(0, count),
        });
        match (lender, given) {
            (Some(lender), Some(given)) => {
                let (lender, given) = (lender.number(), self.cards(count(given)));
                say!(texts, "play-build-loan", card, gains, lender, given)
            }
            _ => say!(texts, "play-build", card, price = *price, gains),
        }
    }

    fn cities(&self) -> Vec<Block> {
        let (texts, answer) = (self.texts, self.answer);
        let Some(Round { state, .. }) = answer.rounds.last() else {
            return Vec::new();
        };
        let cities = answer.players.seats().map(|seat| {
            let city = state.cities[seat.index()].iter().map(|one| {
                let mut line = Line::from(table::card(texts, answer.edition, one.district));
                if one.beautified {
                    line.push("*");
                }
                line
            });
            let mut line = Line::joined(city, ", ");
            if line.is_empty() {
                line.push(say!(texts, "play-empty"));
            }
            let (gold, cards) = (state.gold[seat.index()], state.hands[seat.index()].len());
            let left = say!(texts, "play-left", gold, cards);
            line.push(format!(" · {left}"));
            (self.who(seat).into(), line)
        });
        let mut blocks = vec![
            Block::Heading(say!(texts, "play-cities").into()),
            Block::Facts(cities.collect()),
        ];
        if state.cities.iter().flatten().any(|one| one.beautified) {
            blocks.push(Block::Text(say!(texts, "play-coin").into()));
        }
        blocks
    }
}

fn count<T>(list: &[T]) -> u32 {
    u32::try_from(list.len()).expect("a few cards")
}

/// What an event brings the player who did it, and what it costs them.
fn moved(event: &Event) -> [Sum; 2] {
    let [mut gets, mut pays] = [Sum::default(); 2];
    for one in &event.moves {
        match *one {
            Move::Gold { gold, from, to } => {
                let stash = Place::Stash(event.seat);
                gets.gold += u32::from(gold) * u32::from(to == stash);
                pays.gold += u32::from(gold) * u32::from(from == stash);
            }
            Move::Card { from, to, .. } => {
                let hand = Place::Hand(event.seat);
                gets.cards += u32::from(to == hand);
                pays.cards += u32::from(from == hand);
            }
            _ => {}
        }
    }
    [gets, pays]
}
