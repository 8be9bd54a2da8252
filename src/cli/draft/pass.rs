//! `citadels draft pass`: the whole selection on one device that is handed around.
//!
//! What was chosen lives in memory only, and is shown on a screen that keeps nothing.

use super::super::args::DraftPassArgs;
use super::super::call::{self, Stage};
use super::super::{Answer, Context, seats};
use crate::failure::Failure;
use crate::rules::call::Round;
use crate::rules::card::{Character, Power, Rank};
use crate::rules::chance::Chance;
use crate::rules::draft::{Action, Deal, Selection, deal};
use crate::rules::table::Seat;
use crate::terminal::Key;
use crate::view::card::name as name_of;
use crate::view::old_call::letters;
use crate::view::old_draft::{self as view, Choice};

pub fn run(context: &mut Context<'_>, args: &DraftPassArgs) -> Result<Answer, Failure> {
    if context.ask.is_none() {
        return Err(context.nothing_to_ask("error-pass-terminal"));
    }
    let (given, playable) = seats::table(context, &args.table, &args.seats)?;
    call::check_score_file(context, &args.seats)?;
    let names = match given {
        Some(names) => names,
        None => seats::asked(context, playable.deck.players)?,
    };
    let stage = Stage::new(context, names, &playable);
    let mut chance = Chance::new(&(context.fresh_seed)());
    let mut round = Round::first(Some(Seat::FIRST));
    loop {
        let crown = match round.crown {
            Some(seat) => seat,
            None => ask_crown(context, &stage)?,
        };
        let dealt = deal(&stage.cast, &mut chance);
        let mut passing = Passing {
            stage: &stage,
            deal: &dealt,
            selection: Selection::new(stage.cast.row(), &dealt),
            crown,
            note: stage.note.clone().filter(|_| round.is_at_start()),
        };
        passing.select(context, &mut chance)?;
        passing.blind_swap(context, &mut chance)?;
        passing.done(context)?;
        round.crown = Some(crown);
        round = round.with_holders(passing.holders().into_iter());
        let ended = call::play(context, &stage, round, &mut Vec::new())?;
        if ended.complete.is_some() {
            return call::finish(context, &stage, ended, &args.seats);
        }
        round = ended.following();
    }
}

/// The crown must be somewhere before the next selection.
fn ask_crown(context: &mut Context<'_>, stage: &Stage) -> Result<Seat, Failure> {
    loop {
        let seat = call::ask_seat(context, stage, "pass-crown", "pass-keys-crown", LOST)?;
        if let Some(seat) = seat {
            return Ok(seat);
        }
    }
}

/// What is lost by leaving.
const LOST: &str = "pass-leave-why";

/// A selection on its way around the table.
struct Passing<'a> {
    stage: &'a Stage,
    deal: &'a Deal,
    selection: Selection,
    /// Where the crown is: there the selection begins.
    crown: Seat,
    /// What was changed in the deck, said once.
    note: Option<String>,
}

impl Passing<'_> {
    /// The seat at the table of a player of the selection: the first holds the crown.
    fn seat(&self, player: Seat) -> Seat {
        Seat::new((self.crown.index() + player.index()) % self.stage.names.len())
    }

    /// The player of the selection who sits there.
    fn place(&self, seat: Seat) -> Seat {
        let count = self.stage.names.len();
        Seat::new((seat.index() + count - self.crown.index()) % count)
    }

    fn name(&self, seat: Seat) -> &String {
        &self.stage.names[seat.index()]
    }

    fn kept(&self, seat: Seat) -> &[Character] {
        &self.selection.kept()[self.place(seat).index()]
    }

    /// Every character that somebody has, by rank and seat.
    fn holders(&self) -> Vec<(Rank, Seat)> {
        (0..self.stage.names.len())
            .map(Seat::new)
            .flat_map(|seat| self.kept(seat).iter().map(move |id| (*id, seat)))
            .filter_map(|(id, seat)| Some((self.rank(id)?, seat)))
            .collect()
    }

    fn rank(&self, id: Character) -> Option<Rank> {
        let called = self
            .stage
            .cast
            .characters
            .iter()
            .find(|called| called.id == id);
        called.map(|called| called.rank)
    }

    /// Everyone in turn keeps and discards, until all have chosen.
    fn select(&mut self, context: &mut Context<'_>, chance: &mut Chance) -> Result<(), Failure> {
        let mut holding = None;
        let mut forced = Vec::new();
        while let Some(step) = self.selection.now() {
            let seat = self.seat(step.seat);
            let name = &self.stage.names[seat.index()];
            let happened = |action| {
                forced
                    .iter()
                    .any(|step: &crate::rules::draft::Step| step.action == action)
            };
            if holding != Some(seat) {
                let left = self.selection.hand().len() + 1;
                let random = happened(Action::DiscardRandom).then(|| {
                    context
                        .texts
                        .say_with("pass-random", &[("count", left.into())])
                });
                let note = self.note.take().or(random);
                self.hand_over(context, seat, note)?;
                holding = Some(seat);
            }
            let (title, sure) = match step.action {
                Action::Discard => ("pass-discard", "pass-discard-chosen"),
                _ => ("pass-keep", "pass-keep-chosen"),
            };
            let title = context.texts.say_with(title, &[("name", name.into())]);
            let note = happened(Action::TakeFirstDiscard).then(|| context.say("pass-first"));
            let card = self.choose(
                context,
                title,
                note,
                self.kept(seat),
                self.selection.hand(),
                sure,
            )?;
            forced = self.selection.choose(card, chance);
        }
        Ok(())
    }

    fn hand_over(
        &self,
        context: &mut Context<'_>,
        seat: Seat,
        note: Option<String>,
    ) -> Result<(), Failure> {
        let name = self.name(seat);
        let page = view::hand_over(
            context.texts,
            self.stage.cast.edition,
            self.deal,
            note,
            name,
        );
        loop {
            match context.show_calmly(&page)? {
                Key::Enter => return Ok(()),
                Key::Escape => context.leave(LOST)?,
                _ => {}
            }
        }
    }

    /// One of these cards: its rank chooses it, Enter makes it so.
    fn choose(
        &self,
        context: &mut Context<'_>,
        title: String,
        note: Option<String>,
        yours: &[Character],
        cards: &[Character],
        sure: &str,
    ) -> Result<Character, Failure> {
        let edition = self.stage.cast.edition;
        let mut choice = Choice {
            title,
            note,
            yours,
            cards,
            chosen: None,
        };
        loop {
            match context.show(&view::choice(context.texts, edition, &choice))? {
                Key::Digit(rank) => {
                    let rank = Rank::new(rank);
                    let card = cards
                        .iter()
                        .find(|id| rank.is_some() && self.rank(**id) == rank);
                    if let Some(&card) = card {
                        let name = name_of(context.texts, edition, card);
                        let said = context.texts.say_with(sure, &[("card", (&name).into())]);
                        choice.chosen = Some((card, said));
                    }
                }
                Key::Enter => {
                    if let Some((card, _)) = choice.chosen {
                        return Ok(card);
                    }
                }
                Key::Escape => context.leave(LOST)?,
                _ => {}
            }
        }
    }

    /// Shows a player what they have now.
    fn look(&self, context: &mut Context<'_>, seat: Seat) -> Result<(), Failure> {
        let title = context
            .texts
            .say_with("pass-look", &[("name", (self.name(seat)).into())]);
        let edition = self.stage.cast.edition;
        let cards = view::powers(context.texts, edition, self.kept(seat), None);
        let page = view::question(title, String::new(), cards, context.say("pass-keys-look"));
        while context.show(&page)? != Key::Enter {}
        Ok(())
    }

    /// One of these players by letter and Enter, or nobody by Enter alone.
    fn pick_seat(
        &self,
        context: &mut Context<'_>,
        title: &str,
        why: &str,
        keys: &str,
        except: Option<Seat>,
    ) -> Result<Option<Seat>, Failure> {
        let mut picked: Option<Seat> = None;
        loop {
            let letters = letters(&self.stage.names).into_iter().enumerate();
            let choices = letters.map(|(index, letter)| (Seat::new(index), letter));
            let choices = choices.filter(|(seat, _)| Some(*seat) != except);
            let choices = choices.map(|(seat, (key, name))| {
                (
                    key,
                    if picked == Some(seat) {
                        format!("▶ {name}")
                    } else {
                        name
                    },
                )
            });
            let keys = if picked.is_some() {
                "pass-keys-seat-sure"
            } else {
                keys
            };
            let (title, why) = (title.to_owned(), why.to_owned());
            let page = view::question(title, why, choices.collect(), context.say(keys));
            match context.show(&page)? {
                Key::Enter => return Ok(picked),
                Key::Escape => context.leave(LOST)?,
                Key::Back => picked = None,
                key => {
                    let seat = self.stage.seat(key).filter(|seat| Some(*seat) != except);
                    picked = seat.or(picked);
                }
            }
        }
    }

    /// The Theater: its owner may swap a character with another player's, unseen
    /// (2016 rulebook, Theater, line 932).
    fn blind_swap(
        &mut self,
        context: &mut Context<'_>,
        chance: &mut Chance,
    ) -> Result<(), Failure> {
        let Some(theater) = self.stage.cast.district(Power::BlindSwap) else {
            return Ok(());
        };
        let texts = context.texts;
        let card = name_of(texts, self.stage.cast.edition, theater);
        let title = texts.say_with("pass-swap-who", &[("card", (&card).into())]);
        let why = texts.say("pass-swap-who-why");
        let Some(owner) = self.pick_seat(context, &title, &why, "pass-keys-swap-who", None)? else {
            return Ok(());
        };
        self.hand_over(context, owner, None)?;
        let name = self.name(owner);
        let title = texts.say_with("pass-swap-with", &[("name", name.into())]);
        let edition = self.stage.cast.edition;
        let held: Vec<String> = self
            .kept(owner)
            .iter()
            .map(|id| name_of(texts, edition, id))
            .collect();
        let held = held.join(", ");
        let held = texts.say_with("pass-swap-yours", &[("cards", (&held).into())]);
        let other = self.pick_seat(context, &title, &held, "pass-keys-swap-with", Some(owner))?;
        let Some(other) = other else { return Ok(()) };
        let (mut mine, mut theirs) = (0, 0);
        if self.kept(owner).len() > 1 {
            let title = texts.say_with("pass-swap-give", &[("name", name.into())]);
            let cards = self.kept(owner);
            let card = self.choose(context, title, None, &[], cards, "pass-swap-chosen")?;
            let place = cards.iter().position(|&id| id == card);
            mine = place.expect("it was chosen among these");
            theirs = self.pick_unseen(context, other, chance)?;
        }
        self.selection
            .swap((self.place(owner), mine), (self.place(other), theirs));
        self.look(context, owner)?;
        self.hand_over(context, other, None)?;
        self.look(context, other)
    }

    /// One of a player's two characters; which is which, chance decides.
    fn pick_unseen(
        &self,
        context: &mut Context<'_>,
        other: Seat,
        chance: &mut Chance,
    ) -> Result<usize, Failure> {
        let values = [("name", (self.name(other)).into())];
        let title = context.texts.say_with("pass-swap-take", &values);
        let why = context.say("pass-swap-take-why");
        let page = view::question(title, why, Vec::new(), context.say("pass-keys-swap-take"));
        let turned = chance.below(2) as usize;
        loop {
            match context.show(&page)? {
                Key::Digit(which @ 1..=2) => return Ok((usize::from(which) - 1) ^ turned),
                Key::Escape => context.leave(LOST)?,
                _ => {}
            }
        }
    }

    /// All have chosen: on to the call, or first another look at one's own.
    fn done(&self, context: &mut Context<'_>) -> Result<(), Failure> {
        loop {
            let title = context.say("pass-done");
            let seat = self.pick_seat(context, &title, "", "pass-keys-done", None)?;
            let Some(seat) = seat else { return Ok(()) };
            self.hand_over(context, seat, None)?;
            self.look(context, seat)?;
        }
    }
}
