//! `citadels history` on a terminal: the plays above, the chosen one below. Each change is in the log
//! at once; that is why nothing is undone by replay here, but by the log's own undo.

use crate::app::App;
use crate::app::log::warnings;
use crate::command::history::{change, edit, export, list, results, show, stats, warned};
use crate::command::{Cli, Outcome};
use crate::fault;
use crate::fault::{Fault, Faults, Field, quoted, typed, why};
use crate::files::log::Play;
use crate::files::write_whole;
use crate::flow::{Action, Does, Flow, Played, Question, Screen, Typed, Viewer};
use crate::page::{Block, Column, Line, Page, Span};
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::wording::columns::{column, row, wide};
use crate::wording::date::date;
use crate::{id, say};
use std::path::Path;
use std::rc::Rc;

/// Lets the user look through the plays and change them. Without a terminal or without plays, it is
/// the list.
pub fn run(cli: &mut Cli<'_>) -> Result<Outcome, Stop> {
    let app = cli.app();
    let browser = Browser::new(app)?;
    if cli.ask.is_none() || browser.plays.is_empty() {
        let answer = list::answer(&cli.app(), &list::Filter::default())?;
        return Ok(cli.answer(&answer, |texts, answer| list::page(texts, answer, false)));
    }
    let mut played = Played::new(browser);
    let texts = cli.texts;
    cli.drive(
        &mut played,
        Stop::Left,
        &|scene| page(texts, scene),
        &mut |_| Ok(()),
    )?;
    let count = played.now().changes;
    let said = say!(texts, "history-left", count);
    let outcome = Outcome::page(Page::new(vec![Block::Text(said.into())]));
    Ok(if count > 0 { outcome.done() } else { outcome })
}

/// As many plays are on a page: one digit each, and room for one below.
const LISTED: usize = 7;

#[derive(Clone)]
pub struct Browser<'a> {
    app: App<'a>,
    /// Newest first.
    plays: Rc<[Play]>,
    warnings: Rc<[Line]>,
    /// The chosen one.
    at: usize,
    view: View,
    /// What was done last.
    said: Option<String>,
    /// How many changes were made here and not undone.
    changes: usize,
}

#[derive(Clone, Debug)]
enum View {
    List,
    /// A whole play, statistics, or a link.
    Read(Rc<Page>),
    Asking(Slot),
    /// To delete the play, or to undo something that was not done here?
    Sure(Sure),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sure {
    Delete,
    Undo,
}

/// What can be typed.
#[derive(Clone, Debug)]
enum Slot {
    Date,
    Minutes,
    Location,
    Comment,
    Deck,
    /// Of the player at this place, in all plays.
    Name(usize),
    File(export::Format),
}

#[derive(Clone, Debug)]
pub struct Input(Step);

#[derive(Clone, Debug)]
enum Step {
    Choose(usize),
    Open,
    Back,
    Statistics,
    Link,
    Ask(Slot),
    Type(Slot, String),
    Delete,
    Undo,
}

/// What is on the screen.
#[derive(Debug)]
pub enum Scene {
    List {
        plays: Rc<[Play]>,
        at: usize,
        warnings: Rc<[Line]>,
        said: Option<String>,
    },
    Read(Rc<Page>),
    Sure {
        play: Box<Play>,
        is_undo: bool,
    },
}

impl<'a> Browser<'a> {
    /// # Errors
    ///
    /// The log can't be used.
    pub fn new(app: App<'a>) -> Result<Self, Faults> {
        let mut browser = Self {
            app,
            plays: Rc::new([]),
            warnings: Rc::new([]),
            at: 0,
            view: View::List,
            said: None,
            changes: 0,
        };
        browser.read()?;
        Ok(browser)
    }

    fn read(&mut self) -> Result<(), Faults> {
        let chosen = self.plays.get(self.at).map(|play| play.id);
        let log = self.app.plays()?;
        self.warnings = warned(&warnings(self.app.texts, &log.trouble)).collect();
        let mut plays = log.by_date();
        plays.reverse();
        // It may have another date by now, or be gone.
        let place = plays.iter().position(|play| Some(play.id) == chosen);
        let last = plays.len().saturating_sub(1);
        self.at = place.unwrap_or(self.at).min(last);
        self.plays = plays.into();
        Ok(())
    }

    fn chosen(&self) -> Result<&Play, Fault> {
        let none = || fault!(NothingFound, "error-history-empty");
        self.plays.get(self.at).ok_or_else(none)
    }

    /// Takes what was typed.
    fn take(&mut self, slot: &Slot, line: &str) -> Result<(), Faults> {
        let (texts, play) = (self.app.texts, self.chosen()?);
        let said = match slot {
            Slot::Name(player) => {
                let old = play.players.get(*player).map(|player| player.name.as_str());
                let renamed = change::rename(&self.app, old.unwrap_or_default(), line)?;
                self.changes += usize::from(!renamed.renamed.is_empty());
                change::renamed(texts, &renamed)
            }
            Slot::File(to) => {
                let (to, ids) = (*to, Vec::new());
                let export = export::answer(&self.app, &export::Request { to, ids })?;
                let file = line.trim();
                let written = write_whole(Path::new(file), &export.text, false);
                written.map_err(|error| {
                    let why = why(&error);
                    fault!(Unwritable, "error-history-file", file = typed(file), why)
                })?;
                self.said = Some(say!(texts, "history-written", file = quoted(file)));
                return Ok(());
            }
            _ => {
                let edited = edit::answer(&self.app, &request(play, slot, line)?)?;
                self.changes += usize::from(edited.play != edited.before);
                edit::page(texts, &edited)
            }
        };
        self.said = Some(first_sentence(&said));
        self.read()
    }

    fn delete(&mut self) -> Result<(), Faults> {
        let forgotten = change::forget(&self.app, self.chosen()?.id)?;
        self.changes += 1;
        let said = change::forgotten(self.app.texts, &forgotten);
        self.said = Some(first_sentence(&said));
        self.read()
    }

    fn undo(&mut self) -> Result<(), Faults> {
        let undone = change::undo(&self.app)?;
        self.changes = self.changes.saturating_sub(1);
        let said = change::undone(self.app.texts, &undone);
        self.said = Some(first_sentence(&said));
        self.read()?;
        let place = |id| self.plays.iter().position(|play| play.id == id);
        self.at = undone.undone.and_then(place).unwrap_or(self.at);
        Ok(())
    }

    fn whole(&self) -> Result<Page, Faults> {
        let mut answer = show::answer(&self.app, self.chosen()?.id)?;
        // They are beside the list.
        answer.warnings.clear();
        Ok(show::page(self.app.texts, &answer))
    }

    fn link(&self) -> Result<Page, Faults> {
        let request = export::Request {
            to: export::Format::Bgstats,
            ids: vec![self.chosen()?.id],
        };
        let link = export::answer(&self.app, &request)?.link;
        let link = link.unwrap_or_default();
        let mut page = export::page(self.app.texts, &link);
        page.push(Block::Text(link.into()));
        Ok(page)
    }

    fn step(&mut self, step: &Step) -> Result<(), Faults> {
        self.said = None;
        self.view = match step {
            // Again: the whole of it.
            Step::Choose(at) if *at == self.at => View::Read(Rc::new(self.whole()?)),
            Step::Choose(at) => {
                self.at = *at;
                View::List
            }
            Step::Open => View::Read(Rc::new(self.whole()?)),
            Step::Back => View::List,
            Step::Statistics => {
                let answer = stats::answer(&self.app, &list::Filter::default())?;
                View::Read(Rc::new(stats::page(self.app.texts, &answer)))
            }
            Step::Link => View::Read(Rc::new(self.link()?)),
            Step::Ask(slot) => View::Asking(slot.clone()),
            Step::Type(slot, line) => {
                self.take(slot, line)?;
                View::List
            }
            Step::Delete if matches!(self.view, View::Sure(Sure::Delete)) => {
                self.delete()?;
                View::List
            }
            Step::Delete => View::Sure(Sure::Delete),
            Step::Undo if self.changes > 0 || matches!(self.view, View::Sure(Sure::Undo)) => {
                self.undo()?;
                View::List
            }
            Step::Undo => View::Sure(Sure::Undo),
        };
        Ok(())
    }

    fn actions(&self) -> Vec<Action<Input>> {
        let does = |label, step| Action::input(label, Input(step));
        let back = || does(id!("act-history-back"), Step::Back);
        match &self.view {
            View::List => self.list_actions(),
            View::Asking(slot) => vec![self.question(slot)],
            View::Read(_) => vec![back()],
            View::Sure(Sure::Delete) => vec![does(id!("act-history-delete"), Step::Delete), back()],
            View::Sure(Sure::Undo) => vec![does(id!("act-history-undo"), Step::Undo), back()],
        }
    }

    fn list_actions(&self) -> Vec<Action<Input>> {
        let does = |label, step| Action::input(label, Input(step));
        let pick = |label, question, choices: Vec<(Field, Step)>| {
            let choices = choices.into_iter();
            let choices = choices.map(|(field, step)| (field, Input(step))).collect();
            Action::new(label, Does::Pick { question, choices })
        };
        let undo = does(id!("act-history-undo"), Step::Undo);
        let leave = Action::new(id!("act-leave"), Does::End);
        let Some(play) = self.plays.get(self.at) else {
            return vec![undo, leave];
        };
        let names = play.players.iter().enumerate();
        let names = names.map(|(at, player)| {
            let name = typed(&*player.name);
            (name, Step::Ask(Slot::Name(at)))
        });
        let mut slots = vec![Slot::Date, Slot::Minutes, Slot::Location, Slot::Comment];
        if !play.is_fortress() {
            slots.push(Slot::Deck);
        }
        let slots = slots.into_iter().map(|slot| {
            let (what, now) = (Field::Said(slot.label()), slot.now(play));
            let value = typed(if now.is_empty() {
                "–".to_owned()
            } else {
                now
            });
            let fields = vec![("what", what), ("value", value)];
            let field = Field::Phrase(id!("history-slot"), fields);
            (field, Step::Ask(slot))
        });
        let file = |label, to| (Field::Said(label), Step::Ask(Slot::File(to)));
        let exports = vec![
            file(id!("history-export-csv"), export::Format::Csv),
            file(id!("history-export-json"), export::Format::Json),
        ];
        let first = self.at / LISTED * LISTED;
        let here = (first..self.plays.len()).take(LISTED).zip(1..);
        let here = here.map(|(at, digit)| (digit, Input(Step::Choose(at))));
        let mut actions = vec![
            does(id!("act-history-open"), Step::Open),
            pick(
                id!("act-history-edit"),
                id!("history-edit-what"),
                slots.collect(),
            ),
            does(id!("act-history-delete"), Step::Delete),
            does(id!("act-history-stats"), Step::Statistics),
            does(id!("act-history-link"), Step::Link),
            Action::new(id!("act-history-choose"), Does::Digits(here.collect())),
        ];
        if first + LISTED < self.plays.len() {
            let older = Step::Choose(first + LISTED);
            actions.push(does(id!("act-history-older"), older));
        }
        if let Some(newer) = first.checked_sub(LISTED) {
            actions.push(does(id!("act-history-newer"), Step::Choose(newer)));
        }
        actions.extend([
            pick(
                id!("act-history-rename"),
                id!("history-rename-whom"),
                names.collect(),
            ),
            pick(
                id!("act-history-export"),
                id!("history-export-how"),
                exports,
            ),
            undo,
            leave,
        ]);
        actions
    }

    fn question(&self, slot: &Slot) -> Action<Input> {
        let now = self.plays.get(self.at).map(|play| slot.now(play));
        let of = slot.clone();
        let read = move |line: &str| Ok(Input(Step::Type(of.clone(), line.to_owned())));
        let (known, is_name) = (self.app.known_players(), matches!(slot, Slot::Name(_)));
        let complete = move |line: &str| {
            let line = line.to_lowercase();
            let begun = known.iter().filter(|name| {
                is_name && !line.is_empty() && name.to_lowercase().starts_with(&line)
            });
            begun.cloned().collect()
        };
        Action::new(
            id!("act-history-edit"),
            Does::Line(Question {
                question: slot.label(),
                fields: Vec::new(),
                help: Some(slot.help()),
                typed: Typed::new(read)
                    .path(matches!(slot, Slot::File(_)))
                    .from(now.unwrap_or_default())
                    .completed(complete),
                cancel: Some(Input(Step::Back)),
            }),
        )
    }
}

impl Slot {
    fn label(&self) -> Id {
        match self {
            Self::Date => id!("column-date"),
            Self::Minutes => id!("history-minutes"),
            Self::Location => id!("history-location"),
            Self::Comment => id!("history-comment"),
            Self::Deck => id!("history-deck"),
            Self::Name(_) => id!("history-new-name"),
            Self::File(_) => id!("history-file"),
        }
    }

    fn help(&self) -> Id {
        match self {
            Self::Name(_) => id!("history-help-name"),
            Self::File(_) => id!("history-help-file"),
            _ => id!("history-help-edit"),
        }
    }

    /// What it is now, to be changed.
    fn now(&self, play: &Play) -> String {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        match self {
            Self::Date => play.date.clone(),
            Self::Minutes => text(&play.minutes.map(|minutes| minutes.to_string())),
            Self::Location => text(&play.location),
            Self::Comment => text(&play.comment),
            Self::Deck => text(&play.deck),
            Self::Name(at) => (play.players.get(*at)).map_or(String::new(), |one| one.name.clone()),
            Self::File(export::Format::Csv) => "plays.csv".to_owned(),
            Self::File(_) => "plays.json".to_owned(),
        }
    }
}

/// The change of one value.
fn request(play: &Play, slot: &Slot, line: &str) -> Result<edit::Request, Fault> {
    let mut request = edit::Request {
        id: Some(play.id),
        ..edit::Request::default()
    };
    let typed = line.trim();
    let line = Some(typed.to_owned());
    match slot {
        Slot::Date => request.date = line,
        Slot::Minutes => request.minutes = Some(edit::minutes(typed)?),
        Slot::Location => request.location = line,
        Slot::Comment => request.comment = line,
        Slot::Deck => request.deck = line,
        Slot::Name(_) | Slot::File(_) => {}
    }
    Ok(request)
}

/// What a page says was done; here, the keys say how to undo it.
fn first_sentence(page: &Page) -> String {
    let mut texts = page.blocks().iter().filter_map(|block| match block {
        Block::Text(text) => Some(text.plain()),
        _ => None,
    });
    texts.next().unwrap_or_default()
}

impl Flow for Browser<'_> {
    type Input = Input;
    type Scene = Scene;

    fn apply(&mut self, _: Viewer, Input(step): &Input) -> Result<(), Fault> {
        let mut next = self.clone();
        next.step(step).map_err(edit::first)?;
        *self = next;
        Ok(())
    }

    fn screen(&self, _: Viewer) -> Screen<Scene, Input> {
        let chosen = || self.plays.get(self.at).cloned().map(Box::new);
        let list = || Scene::List {
            plays: self.plays.clone(),
            at: self.at,
            warnings: self.warnings.clone(),
            said: self.said.clone(),
        };
        let scene = match &self.view {
            View::List | View::Asking(_) => list(),
            View::Read(page) => Scene::Read(page.clone()),
            View::Sure(sure) => chosen().map_or_else(list, |play| Scene::Sure {
                play,
                is_undo: *sure == Sure::Undo,
            }),
        };
        Screen {
            scene,
            actions: self.actions(),
            is_calm: false,
        }
    }
}

pub fn page(texts: &Texts, scene: &Scene) -> Page {
    match scene {
        Scene::List {
            plays,
            at,
            warnings,
            said,
        } => {
            let page = list_page(texts, plays, *at).with_notes(warnings.iter().cloned());
            // At the end, so that the list stays where it is.
            page.with_news(said.iter().map(|said| said.as_str().into()))
        }
        Scene::Read(page) => (**page).clone(),
        Scene::Sure { is_undo: true, .. } => Page::new(vec![
            Block::title(say!(texts, "history-sure-undo"), ""),
            Block::Text(say!(texts, "history-sure-undo-what").into()),
        ]),
        Scene::Sure { play, .. } => {
            let mut page = Page::new(vec![Block::title(
                say!(texts, "history-sure-delete"),
                say!(texts, "history-sure-delete-what"),
            )]);
            page.extend(Vec::from(short(texts, play)));
            page
        }
    }
}

/// A page of plays, and the chosen one below.
fn list_page(texts: &Texts, plays: &[Play], at: usize) -> Page {
    let count = plays.len();
    let title = Block::title(
        say!(texts, "history-title"),
        say!(texts, "stats-plays", count),
    );
    let Some(chosen) = plays.get(at) else {
        let none = Block::Text(say!(texts, "history-none").into());
        return Page::new(vec![title, none]);
    };
    let first = at / LISTED * LISTED;
    let here = plays.iter().skip(first).take(LISTED).zip(1..);
    let rows = here.map(|(play, digit): (&Play, usize)| {
        let digit = digit.to_string();
        let is_chosen = play.id == chosen.id;
        let date = date(texts, &play.date);
        // The arrows have a cursor of their own.
        let (mark, date) = if is_chosen {
            ("●", Span::Strong(date))
        } else {
            ("", Span::Text(date))
        };
        row([digit.into(), mark.into(), date.into(), results(play)])
    });
    let columns = vec![
        Column::default(),
        Column::default(),
        column(texts, id!("column-date")),
        wide(texts, id!("column-results")),
    ];
    let mut page = Page::new(vec![title, Block::table(columns, rows)]);
    page.extend(Vec::from(short(texts, chosen)));
    page
}

/// A play in a few lines.
fn short(texts: &Texts, play: &Play) -> Page {
    let (date, edition) = (date(texts, &play.date), show::edition(texts, play));
    let heading = say!(texts, "history-what", date, edition);
    let mut page = Page::new(vec![Block::Heading(heading.into())]);
    let notes = super::notes(texts, play).into_iter();
    let mut facts: Vec<(Line, Line)> = vec![(say!(texts, "column-results").into(), results(play))];
    facts.extend(notes.filter_map(|(name, value)| Some((texts.say(name).into(), value?.into()))));
    page.push(Block::Facts(facts));
    page
}
