//! `citadels tonight`: one evening on a terminal, from "who plays?" to the saved play.

use super::args::TonightArgs;
use super::{Answer, Context};
use crate::desk::counted::Counted;
use crate::desk::plays::Play;
use crate::desk::score::{Request, Source};
use crate::desk::{Editions, score, tonight};
use crate::fault::Faults;
use crate::flow::again::Again;
use crate::flow::between::{self, How};
use crate::flow::deck_build::Build;
use crate::flow::draft::Draft;
use crate::flow::evening::{Dealt, Evening, Part, Table, called};
use crate::flow::opening::{self, Moment, code_of};
use crate::flow::round::{self, Calling, Seating};
use crate::flow::score_sheet::{self, ScoreSheet, Start};
use crate::flow::{Flow, Played};
use crate::input::score::PlayedDeck;
use crate::page::Page;
use crate::rules::chance::Chance;
use crate::rules::city::Pardon;
use crate::rules::deck::Change;
use crate::store::Store;
use crate::terminal::drive::{End, Stop};
use crate::{fault, say, view};
use std::rc::Rc;

pub fn run(context: &mut Context<'_>, args: &TonightArgs) -> Result<Answer, Stop> {
    if args.end {
        let ended = tonight::end(&context.desk())?;
        return Ok(context.answer(&ended, view::tonight::ended));
    }
    if args.new && context.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-tonight-terminal")));
    }
    if args.show || context.ask.is_none() {
        let table = tonight::answer(&context.desk())?;
        return Ok(context.answer(&table, view::tonight::page));
    }
    context.hold_tonight()?;
    let found = if args.new { None } else { found(context)? };
    let mut evening = found.unwrap_or_else(|| new_evening(context, args.complete_at));
    // The "play again" question was not answered yet.
    let over = evening.parts.pop_if(|part| matches!(part, Part::Over(_)));
    let mut host = Host::new(context, evening);
    host.over = over;
    host.run()
}

/// The unfinished evening.
pub fn under_way(context: &Context<'_>) -> Result<Option<Evening>, Stop> {
    let is_over = |evening: &Evening| matches!(evening.parts.last(), Some(Part::Over(_)));
    Ok(found(context)?.filter(|evening| !is_over(evening)))
}

/// The saved evening; a table being set up takes priority.
fn found(context: &Context<'_>) -> Result<Option<Evening>, Stop> {
    let Some(store) = &context.desk.store else {
        return Ok(None);
    };
    match store.read_opened() {
        Some(opened) => Ok(Some(opened)),
        None => Ok(store.read_tonight()?),
    }
}

pub fn new_evening(context: &Context<'_>, complete_at: Option<u8>) -> Evening {
    Evening::new((context.desk.fresh_seed)(), context.edition(), complete_at)
}

/// How it ends.
pub enum Ending {
    Counted(Box<Counted>),
    /// Not decided yet whether to save it.
    Later(Box<Counted>),
    /// The last round is over, and the score should be a file.
    Called(Box<Table>),
}

/// Runs an evening.
pub struct Host<'h, 'c> {
    context: &'h mut Context<'c>,
    evening: Evening,
    dealt: Dealt,
    /// A fixed way to choose characters, without asking.
    pub always: Option<How>,
    /// Parts that were skipped without asking: undo does not go back to them.
    pub floor: usize,
    /// Ends after the last round.
    pub stops_at_score: bool,
    /// Whether to save the play, if that need not be asked.
    pub saves: Option<bool>,
    pub pardons: Vec<Pardon>,
    /// Don't ask for another game.
    pub is_last: bool,
    /// It was scored before, and either saved as this play or not saved.
    over: Option<Part>,
    /// Notes saved with the play.
    pub notes: Play,
    /// The deck's name, if any.
    pub called: Option<String>,
    /// Changes to an official list.
    pub changes: Vec<Change>,
}

impl<'h, 'c> Host<'h, 'c> {
    pub fn new(context: &'h mut Context<'c>, evening: Evening) -> Self {
        let notes = Play {
            date: (context.desk.today)(),
            ..Play::default()
        };
        Self {
            context,
            evening,
            dealt: Dealt::new(),
            always: None,
            floor: 0,
            stops_at_score: false,
            saves: None,
            pardons: Vec::new(),
            is_last: false,
            over: None,
            notes,
            called: None,
            changes: Vec::new(),
        }
    }

    /// Runs until nobody wants another game.
    pub fn run(mut self) -> Result<Answer, Stop> {
        loop {
            let counted = match self.go_on()? {
                Ending::Counted(counted) => counted,
                Ending::Later(counted) => {
                    return Ok(self.context.counted(&counted, view::score::page));
                }
                Ending::Called(_) => unreachable!("only whoever wants a file stops there"),
            };
            if self.is_last || !self.asks_again(&counted)? {
                if let Some(store) = &self.context.desk.store {
                    // It's over even if it can't be archived.
                    let _ = store.put_tonight_away();
                }
                return Ok(self.context.counted(&counted, view::score::page));
            }
            let names = self.evening.opening(None)?.now().names().to_vec();
            let mut next = new_evening(self.context, self.evening.complete_at);
            next.parts = vec![Part::Opening(vec![opening::Input::Names(names)])];
            self.evening = next;
            self.dealt.clear();
            (self.always, self.floor) = (None, 0);
        }
    }

    /// Runs this game to its end.
    pub fn go_on(&mut self) -> Result<Ending, Stop> {
        loop {
            let place = self.evening.parts.len() - 1;
            let end = match &self.evening.parts[place] {
                Part::Opening(_) => self.opening()?,
                Part::Between(inputs) => {
                    let inputs = inputs.clone();
                    self.between(inputs)?
                }
                Part::Call(inputs) => {
                    let inputs = inputs.clone();
                    self.call(inputs)?
                }
                Part::Score(_) if self.stops_at_score => {
                    return Ok(Ending::Called(Box::new(self.table_before(place)?)));
                }
                Part::Score(inputs) => {
                    let inputs = inputs.clone();
                    let (end, sheet) = self.score(inputs)?;
                    if end == End::Over {
                        return self.count(&sheet);
                    }
                    end
                }
                Part::Over(_) => unreachable!("an evening that is over does not go on"),
            };
            match end {
                End::Over => self.next()?,
                End::Back => self.back(),
            }
            self.keep()?;
        }
    }

    fn keep(&self) -> Result<(), Faults> {
        keep(self.context.desk.store.as_ref(), &self.evening)
    }

    fn table_before(&self, part: usize) -> Result<Table, Stop> {
        let table = self.evening.table_before(part, &self.dealt)?;
        Ok(table.expect("rounds follow when the deck is agreed on"))
    }

    fn seating(&self, table: &Table) -> Seating {
        let seating = table.seating();
        Seating {
            deck: self.called.clone().or(seating.deck),
            changes: self.changes.clone(),
            ..seating
        }
    }

    /// Drives one part; each step is saved.
    fn part<F: Flow>(
        &mut self,
        mut played: Played<F>,
        wrap: fn(Vec<F::Input>) -> Part,
        page: &dyn Fn(&F::Scene) -> Page,
    ) -> Result<(End, F), Stop> {
        let place = self.evening.parts.len() - 1;
        let evening = &mut self.evening;
        let store = self.context.desk.store.clone();
        let has_before = place > self.floor;
        let end = self
            .context
            .drive_part(&mut played, has_before, page, &mut |played| {
                evening.parts[place] = wrap(played.inputs().to_vec());
                keep(store.as_ref(), evening)
            })?;
        Ok((end, played.now().clone()))
    }

    fn opening(&mut self) -> Result<End, Stop> {
        let texts = self.context.texts;
        let sources = Rc::new(self.context.desk().sources(&self.evening.id));
        loop {
            let played = self.evening.opening(Some(sources.clone()))?;
            if played.now().moment() != Moment::Build {
                let page = |scene: &_| view::opening::page(texts, scene);
                let (end, opening) = self.part(played, Part::Opening, &page)?;
                if opening.moment() != Moment::Build {
                    return Ok(end);
                }
            }
            self.build()?;
        }
    }

    /// The deck is built card by card; an incomplete one is not saved.
    fn build(&mut self) -> Result<(), Stop> {
        let texts = self.context.texts;
        let opening = self.evening.opening(None)?;
        let players = opening.now().players();
        let players = players.expect("names come before the deck");
        let chance = Chance::new(&(self.context.desk.fresh_seed)());
        let build = Build::new(opening.now().edition(), players, chance);
        let mut built = Played::new(build.with_way_back());
        let page = |scene: &_| view::deck_build::page(texts, scene);
        let end = self
            .context
            .drive_part(&mut built, true, &page, &mut |_| Ok(()))?;
        let Part::Opening(inputs) = &mut self.evening.parts[0] else {
            unreachable!("the opening is the first part")
        };
        // If undone, go back to the drawn deck.
        inputs.pop();
        if let (End::Over, Some(code)) = (end, built.now().deck().as_ref().and_then(code_of)) {
            inputs.push(opening::Input::Deck(code));
        }
        Ok(self.keep()?)
    }

    /// How characters are chosen, and the draft if it happens here.
    fn between(&mut self, mut inputs: Vec<between::Input>) -> Result<End, Stop> {
        let texts = self.context.texts;
        let place = self.evening.parts.len() - 1;
        let mut table = self.table_before(place)?;
        if let Some(how) = self.always.filter(|_| inputs.is_empty()) {
            inputs.push(between::Input::How(how));
        }
        loop {
            let played = Played::resume(table.between(), inputs.clone());
            let played = played.map_err(|(_, fault)| fault)?;
            let deck = table.deck.clone();
            let page = |scene: &_| view::between::page(texts, &deck, scene);
            self.evening.parts[place] = Part::Between(played.inputs().to_vec());
            let (end, between) = self.part(played, Part::Between, &page)?;
            if end == End::Back || between.how() != Some(How::Device) {
                return Ok(end);
            }
            table.round.crown = between.crown();
            let end = self.draft(&table, place + 1)?;
            if end == End::Over || self.always.is_some() {
                return Ok(end);
            }
            // Back to the question.
            let Part::Between(answered) = &mut self.evening.parts[place] else {
                unreachable!("it was put there")
            };
            answered.pop();
            inputs.clone_from(answered);
            self.keep()?;
        }
    }

    /// The draft on this device. It is never written to disk: a resumed table deals again.
    fn draft(&mut self, table: &Table, place: usize) -> Result<End, Stop> {
        let texts = self.context.texts;
        let seating = self.seating(table);
        let round = table.next_round();
        let crown = round.crown.expect("it is asked for before the selection");
        let chance = Chance::new(&(self.context.desk.fresh_seed)());
        let draft = Draft::new(seating.clone(), crown, &round, chance);
        let mut played = Played::new(draft);
        let page = |scene: &_| view::draft_pass::page(texts, &seating, scene);
        let has_before = place > self.floor;
        let end = (self.context).drive_part(&mut played, has_before, &page, &mut |_| Ok(()))?;
        if end == End::Over {
            self.dealt.insert(place, played.now().round(&round));
        }
        Ok(end)
    }

    fn call(&mut self, inputs: Vec<round::Input>) -> Result<End, Stop> {
        let texts = self.context.texts;
        let place = self.evening.parts.len() - 1;
        let table = self.table_before(place)?;
        let seating = self.seating(&table);
        let round = self.dealt.get(&place).unwrap_or(&table.round).clone();
        let mut played = called(Calling::single(seating.clone(), round), inputs);
        let page = |scene: &_| view::round::page(texts, &seating, scene);
        loop {
            let (end, calling) = self.part(played, Part::Call, &page)?;
            if end == End::Over || !self.dealt.contains_key(&place) || self.deals_again()? {
                return Ok(end);
            }
            played = Played::new(calling);
        }
    }

    /// One key must not discard a draft everyone took part in.
    fn deals_again(&mut self) -> Result<bool, Stop> {
        let question = say!(self.context.texts, "tonight-deal-again");
        match self.context.agrees(&question, Stop::Left) {
            Err(Stop::Left) => Ok(false),
            agreed => agreed,
        }
    }

    fn score(&mut self, inputs: Vec<score_sheet::Input>) -> Result<(End, ScoreSheet), Stop> {
        let texts = self.context.texts;
        let place = self.evening.parts.len() - 1;
        let table = self.table_before(place)?;
        self.context.desk.editions = Editions::One(table.deck.edition);
        let seating = table.seating();
        let ranks = seating
            .seats()
            .map(|seat| table.round.revealed(&seating.cast, seat));
        let deck = code_of(&table.deck).expect("a deck that can be played has a code");
        let sheet = ScoreSheet::new(Start {
            edition: table.deck.edition,
            complete_at: table.complete_at,
            deck: Some(PlayedDeck::new(&deck, &table.deck.plan())),
            names: table.names.clone(),
            crown: table.crown(),
            first: table.first(),
            ranks: ranks.collect(),
            saves: self.saves,
            pardons: self.pardons.clone(),
            lang: texts.lang(),
            token: None,
            known: self.context.desk().known_players(),
        });
        let played = Played::resume(sheet, inputs).map_err(|(_, fault)| fault)?;
        let page = |scene: &_| view::score_sheet::page(texts, scene);
        self.part(played, Part::Score, &page)
    }

    /// What follows a finished part.
    fn next(&mut self) -> Result<(), Stop> {
        let table = self.table_before(self.evening.parts.len())?;
        let next = match self.evening.parts.last() {
            Some(Part::Between(inputs)) if inputs.contains(&between::Input::Score) => {
                Part::Score(Vec::new())
            }
            Some(Part::Between(_)) => Part::Call(Vec::new()),
            Some(Part::Call(_)) if table.round.complete.is_some() => Part::Score(Vec::new()),
            _ => Part::Between(Vec::new()),
        };
        self.evening.parts.push(next);
        Ok(())
    }

    /// Back to the last step of the previous part.
    fn back(&mut self) {
        let parts = &mut self.evening.parts;
        loop {
            parts.pop();
            self.dealt.remove(&parts.len());
            match parts.last_mut() {
                Some(Part::Between(_)) if self.always.is_some() => continue,
                Some(Part::Opening(inputs)) => drop(inputs.pop()),
                Some(Part::Between(inputs)) => drop(inputs.pop()),
                Some(Part::Call(inputs)) => drop(inputs.pop()),
                Some(Part::Score(_) | Part::Over(_)) | None => {}
            }
            return;
        }
    }

    /// Scores and saves the game.
    fn count(&mut self, sheet: &ScoreSheet) -> Result<Ending, Stop> {
        let over = self.over.take();
        let request = Request {
            source: Source::Asked(Box::new(sheet.claimed())),
            deck: None,
            complete_at: None,
            pardons: sheet.pardons(),
            notes: (sheet.saves() && over.is_none()).then(|| Play {
                token: Some(self.evening.id.clone()),
                ..self.notes.clone()
            }),
        };
        let mut counted = Box::new(score::answer(&self.context.desk(), &request)?);
        if let Some(Part::Over(play)) = over {
            counted.saved = play;
        }
        if sheet.end() == Some(score_sheet::End::Later) || counted.unsaved.is_some() {
            // Asked again when the evening resumes.
            if let Some(Part::Score(inputs)) = self.evening.parts.last_mut() {
                inputs.pop_if(|input| matches!(input, score_sheet::Input::End(_)));
            }
            self.keep()?;
            return Ok(Ending::Later(counted));
        }
        self.evening.parts.push(Part::Over(counted.saved));
        self.keep()?;
        Ok(Ending::Counted(counted))
    }

    fn asks_again(&mut self, counted: &Counted) -> Result<bool, Stop> {
        let texts = self.context.texts;
        let mut played = Played::new(Again::default());
        let page = |(): &_| {
            let again = say!(texts, "tonight-again");
            view::score::short(texts, counted).with_notes([again.into()])
        };
        (self.context).drive_part(&mut played, false, &page, &mut |_| Ok(()))?;
        Ok(played.now().answer == Some(true))
    }
}

/// Saves the evening, if there is a place for it.
fn keep(store: Option<&Store>, evening: &Evening) -> Result<(), Faults> {
    match store {
        Some(store) => Ok(store.write_tonight(evening)?),
        None => Ok(()),
    }
}
