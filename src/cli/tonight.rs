//! `citadels tonight`: one evening on a terminal, from "who plays?" to the saved play.

use super::args::TonightArgs;
use super::{Answer, Context};
use crate::desk::counted::Counted;
use crate::desk::plays::Play;
use crate::desk::score::{Request, Source};
use crate::desk::{Editions, score, tonight};
use crate::fault::Fault;
use crate::flow::evening::{Evening, Input, Start, Table, Ways};
use crate::flow::{Played, Viewer, opening, score_sheet};
use crate::store::tonight::{KeptEvening, TonightFile, resume};
use crate::terminal::drive::Stop;
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
    let host = match found {
        Some(kept) => {
            let ways = ways(context, &kept.token);
            Host::resumed(context, &kept, ways)
        }
        None => Host::begun(context, args.complete_at, Vec::new(), |_| ()),
    };
    host?.run()
}

/// The unfinished evening.
pub fn under_way(context: &Context<'_>) -> Result<Option<(KeptEvening, Option<Table>)>, Stop> {
    let Some(kept) = found(context)? else {
        return Ok(None);
    };
    let evening = resume(&kept, Ways::default())?;
    let table = evening.now().table();
    Ok((!evening.now().is_over()).then_some((kept, table)))
}

/// The saved evening; a table being set up takes priority.
fn found(context: &Context<'_>) -> Result<Option<KeptEvening>, Stop> {
    let Some(store) = &context.desk.store else {
        return Ok(None);
    };
    match store.read_opened() {
        Some(opened) => Ok(Some(opened)),
        None => Ok(store.read_tonight()?),
    }
}

/// How an evening with this token goes here.
pub fn ways<'c>(context: &Context<'c>, token: &str) -> Ways<'c> {
    let desk = context.desk();
    Ways {
        sources: Some(Rc::new(desk.sources(token))),
        fresh_seed: desk.fresh_seed,
        lang: context.texts.lang(),
        known: desk.known_players(),
        ..Ways::default()
    }
}

/// Inputs that nobody needs to give.
pub fn given(inputs: Vec<opening::Input>) -> impl Iterator<Item = (Viewer, Input)> {
    let inputs = inputs.into_iter().map(Input::Opening);
    inputs.map(|input| (Viewer::Table, input))
}

/// How it ends.
pub enum Ending {
    Counted(Box<Counted>),
    /// Not decided yet whether to save it.
    Later(Box<Counted>),
    /// The last round is over, and the score should be a file.
    Called(Box<Table>),
}

/// Shows an evening and brings its inputs.
pub struct Host<'h, 'c> {
    context: &'h mut Context<'c>,
    file: Option<TonightFile<'c>>,
    token: String,
    pub played: Played<Evening<'c>>,
    /// Don't ask for another game.
    pub is_last: bool,
    /// Notes saved with the play.
    pub notes: Play,
}

impl<'h, 'c> Host<'h, 'c> {
    /// A saved evening.
    pub fn resumed(
        context: &'h mut Context<'c>,
        kept: &KeptEvening,
        ways: Ways<'c>,
    ) -> Result<Self, Stop> {
        let played = resume(kept, ways)?;
        Ok(Self::new(context, kept.token.clone(), played))
    }

    /// A new evening where this is known already.
    pub fn begun(
        context: &'h mut Context<'c>,
        complete_at: Option<u8>,
        inputs: Vec<opening::Input>,
        settle: impl FnOnce(&mut Ways<'c>),
    ) -> Result<Self, Stop> {
        let (token, edition) = ((context.desk.fresh_seed)(), context.edition());
        let mut ways = ways(context, &token);
        settle(&mut ways);
        let start = Start {
            edition,
            complete_at,
        };
        let played = Evening::new(start, ways).resume(given(inputs))?;
        Ok(Self::new(context, token, played))
    }

    fn new(context: &'h mut Context<'c>, token: String, played: Played<Evening<'c>>) -> Self {
        let notes = Play {
            date: (context.desk.today)(),
            ..Play::default()
        };
        let now = context.desk.now;
        let store = context.desk.store.as_ref();
        Self {
            file: store.map(|store| TonightFile::new(store, now)),
            context,
            token,
            played,
            is_last: false,
            notes,
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
            let names = self.played.now().opening().names().to_vec();
            let names = vec![opening::Input::Names(names)];
            let complete_at = self.played.now().start().complete_at;
            let notes = self.notes;
            self = Self::begun(self.context, complete_at, names, |_| ())?;
            self.notes = notes;
        }
    }

    /// Saves it, if there is a place for it.
    pub fn keep(&mut self) -> Result<(), Fault> {
        keep(&mut self.file, &self.token, &self.played)
    }

    /// Runs this game to its end.
    pub fn go_on(&mut self) -> Result<Ending, Stop> {
        let texts = self.context.texts;
        if !self.played.now().is_over() {
            let (file, token) = (&mut self.file, &self.token);
            let page = |scene: &_| view::tonight::scene(texts, scene);
            let save = &mut |played: &Played<_>| Ok(keep(file, token, played)?);
            (self.context).drive(&mut self.played, Stop::Left, &page, save)?;
        }
        let evening = self.played.now();
        let sheet = evening.sheet().expect("it ends with the score");
        match (sheet.end(), evening.table()) {
            (None, Some(table)) => Ok(Ending::Called(Box::new(table))),
            _ => self.count(),
        }
    }

    /// Scores and saves the game.
    fn count(&mut self) -> Result<Ending, Stop> {
        let evening = self.played.now();
        let sheet = evening.sheet().expect("it was filled in");
        let is_over = evening.is_over();
        self.context.desk.editions = Editions::One(sheet.edition());
        let request = Request {
            source: Source::Asked(Box::new(sheet.claimed())),
            deck: None,
            complete_at: None,
            pardons: sheet.pardons(),
            notes: (sheet.saves() && !is_over).then(|| Play {
                token: Some(self.token.clone()),
                ..self.notes.clone()
            }),
        };
        let mut counted = Box::new(score::answer(&self.context.desk(), &request)?);
        if is_over {
            // The question about another game was not answered yet.
            counted.saved = evening.table().and_then(|table| table.play);
            return Ok(Ending::Counted(counted));
        }
        if sheet.end() == Some(score_sheet::End::Later) || counted.unsaved.is_some() {
            // Asked again when the evening resumes.
            self.played.undo();
            self.keep()?;
            return Ok(Ending::Later(counted));
        }
        self.played.apply(Input::Over(counted.saved))?;
        self.keep()?;
        Ok(Ending::Counted(counted))
    }

    fn asks_again(&mut self, counted: &Counted) -> Result<bool, Stop> {
        let texts = self.context.texts;
        let page = |_: &_| {
            let again = say!(texts, "tonight-again");
            view::score::short(texts, counted).with_notes([again.into()])
        };
        (self.context).drive(&mut self.played, Stop::Left, &page, &mut |_| Ok(()))?;
        Ok(self.played.now().goes_again())
    }
}

fn keep(
    file: &mut Option<TonightFile<'_>>,
    token: &str,
    played: &Played<Evening<'_>>,
) -> Result<(), Fault> {
    file.as_mut()
        .map_or(Ok(()), |file| file.save(token, played))
}
