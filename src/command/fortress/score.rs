//! `fortress score`: features entered by hand, from a file or key by key, counted once.

use crate::app::App;
use crate::command::fortress::draft::{
    Draft, Taken, drafting, input, kinds, out_of_range, prompt, refusal,
};
use crate::command::fortress::pad::sheet::{End, Input};
use crate::command::fortress::result::{ByName, Scored, names, points, totals};
use crate::command::fortress::{contains, each_line, pad};
use crate::command::score::counted::comment;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults};
use crate::files::read::fortress::{self, Features, shields_in_all};
use crate::files::read::many::{self, Documents};
use crate::flow::{Action, Does, Flow, Played, Screen, Viewer, on_a_copy};
use crate::fortress::feature::{Feature, Sort};
use crate::fortress::game;
use crate::fortress::pad::{Record, Refused};
use crate::page::{Block, Page};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::flow::lettered;
use crate::{fault, id, say};
use clap::Args;
use serde::Serialize;
use serde_json::json;
use std::fmt::Write;

#[derive(Debug, Args)]
#[command(args_override_self = true)]
pub struct Request {
    pub file: Option<String>,
    #[arg(long)]
    pub template: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    match &request.file {
        _ if request.template => Ok(Outcome::text(template(cli.texts))),
        Some(file) => of_file(cli, file),
        None => ask(cli),
    }
}

fn of_file(cli: &Cli<'_>, file: &str) -> Result<Outcome, Stop> {
    let answer = |app: &App<'_>, text: String| answer(app, file, &text);
    Ok(match many::open(file)? {
        Documents::One(text) => cli.answer(&answer(&cli.app(), text)?, page),
        Documents::Many(lines) => each_line(cli, lines, answer, short),
    })
}

/// Without a file, ask: during a game the pad is the better tool.
fn ask(cli: &mut Cli<'_>) -> Result<Outcome, Stop> {
    let texts = cli.texts;
    let pad = if pad::is_under_way(&cli.app()) {
        say!(texts, "ask-fortress-count-pad")
    } else {
        say!(texts, "ask-fortress-count-new")
    };
    let here = say!(texts, "ask-fortress-count-here");
    let choices = [here, pad, say!(texts, "ask-fortress-count-file")];
    let question = say!(texts, "ask-fortress-count");
    let fits = |typed: &str, index: usize| contains(&choices[index], typed);
    let missing = fault!(Usage, "error-fortress-score-missing");
    match cli.pick(&question, &choices, &fits, missing)? {
        0 => return enter(cli),
        1 => return pad::run(cli, &pad::Request::default()),
        _ => {}
    }
    let question = say!(texts, "ask-fortress-file");
    let help = texts.say_part(id!("ask-fortress-file"), "help");
    loop {
        let file = cli.line(&question, &help)?;
        if !file.is_empty() {
            return of_file(cli, &file);
        }
    }
}

/// Features entered one by one.
fn enter(cli: &mut Cli<'_>) -> Result<Outcome, Stop> {
    let players = pad::ask_names(cli)?;
    let mut entry = Played::new(Count::new(players));
    let texts = cli.texts;
    let page = |count: &Count| scene(texts, count);
    cli.drive(&mut entry, Stop::Left, &page, &mut |_| Ok(()))?;
    let answer = count(texts, &entry.now().claimed);
    Ok(cli.answer(&answer, self::page))
}

/// Points, owners and totals.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    features: Vec<Scored>,
    totals: ByName<u32>,
    winners: Vec<String>,
}

/// The features of a file.
///
/// # Errors
///
/// Everything wrong with the file.
pub fn answer(app: &App<'_>, path: &str, text: &str) -> Result<Answer, Faults> {
    Ok(count(app.texts, &fortress::features(path, text)?))
}

fn count(texts: &Texts, Features { players, features }: &Features) -> Answer {
    let totals = game::totals(players.len(), features);
    let scored = |feature: &Feature| Scored::new(texts, players, feature);
    Answer {
        features: features.iter().map(scored).collect(),
        winners: names(players, &game::winners(&totals)),
        totals: ByName::new(players, totals),
    }
}

fn page(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::new(vec![Block::title(say!(texts, "fortress-score"), "")]);
    page.push(points(reasons(answer)));
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

/// The same of one of many games: the totals.
fn short(texts: &Texts, answer: &Answer) -> Page {
    Page::new(totals(texts, &answer.totals, &answer.winners))
}

fn reasons(answer: &Answer) -> impl DoubleEndedIterator<Item = String> + '_ {
    answer.features.iter().map(|feature| feature.reason.clone())
}

/// An empty file to fill in: one feature of each kind, nobody on them.
fn template(texts: &Texts) -> String {
    let players = [1_usize, 2].map(|player| say!(texts, "template-player", player));
    let mut text = comment(&say!(texts, "template-features"));
    let _ = writeln!(text, "players = {}", json!(players));
    let nobody = players.map(|name| format!("{} = 0", json!(name)));
    let nobody = nobody.join(", ");
    let (road, city) = (say!(texts, "template-road"), say!(texts, "template-city"));
    let monastery = say!(texts, "template-monastery");
    let field = say!(texts, "template-field");
    for (kind, about, numbers) in [
        ("road", road, "tiles = 2\ncomplete = true"),
        ("city", city, "tiles = 2\nshields = 0\ncomplete = true"),
        ("monastery", monastery, "neighbours = 8\ncomplete = true"),
        ("field", field, "cities = 0"),
    ] {
        let about = comment(&about);
        let _ = write!(
            text,
            "\n{about}[[feature]]\nkind = \"{kind}\"\n{numbers}\nfollowers = {{ {nobody} }}\n",
        );
    }
    text
}

/// Key by key as on the pad, but of any kind at any time and without a file.
#[derive(Clone, Debug)]
pub struct Count {
    pub claimed: Features,
    /// The entry in progress.
    pub draft: Option<Draft>,
    /// What was taken back, most recent last.
    undone: Vec<Feature>,
    is_done: bool,
}

impl Count {
    pub const fn new(players: Vec<String>) -> Self {
        let features = Vec::new();
        Self {
            claimed: Features { players, features },
            draft: None,
            undone: Vec::new(),
            is_done: false,
        }
    }

    fn players(&self) -> usize {
        self.claimed.players.len()
    }

    pub fn draft(&mut self, mut draft: Draft, input: &Input) -> Result<(), Fault> {
        let players = self.players();
        self.draft = match draft.take(input, players)? {
            Taken::Typed => Some(draft),
            Taken::Back => None,
            Taken::Followers(followers) => {
                let feature = draft.feature(followers);
                let impossible = feature.faults();
                if !impossible.is_empty() {
                    let refused = Refused::Impossible(impossible);
                    return Err(refusal(&refused, &self.claimed.players));
                }
                self.claimed.features.push(feature);
                shields_in_all(&self.claimed.features)?;
                self.undone.clear();
                None
            }
        };
        Ok(())
    }

    fn step(&mut self, input: &Input) -> Result<(), Fault> {
        let none = || refusal(&Refused::Nothing, &[]);
        let features = &mut self.claimed.features;
        match (self.draft.clone(), input) {
            (Some(_), Input::Cancel) => self.draft = None,
            (Some(draft), _) => self.draft(draft, input)?,
            (None, &Input::Kind(sort)) => self.draft = Some(Draft::new(sort, sort != Sort::Field)),
            (None, Input::Do(Record::Undo)) => self.undone.push(features.pop().ok_or_else(none)?),
            (None, Input::Do(Record::Redo)) => features.push(self.undone.pop().ok_or_else(none)?),
            (None, Input::End(_)) => self.is_done = true,
            _ => return Err(out_of_range()),
        }
        Ok(())
    }
}

impl Flow for Count {
    type Input = Input;
    type Scene = Self;

    fn apply(&mut self, _: Viewer, input: &Input) -> Result<(), Fault> {
        on_a_copy(self, |next| next.step(input))
    }

    fn screen(&self, _: Viewer) -> Screen<Self, Input> {
        let actions = match &self.draft {
            _ if self.is_done => vec![Action::new(id!("act-pad-done"), Does::End)],
            Some(draft) => {
                let mut actions = drafting(draft, self.players());
                if draft.several.is_none() && draft.sort != Sort::Field {
                    let label = if draft.complete {
                        id!("act-count-open")
                    } else {
                        id!("act-count-complete")
                    };
                    actions.insert(0, input(label, Input::Complete));
                }
                actions
            }
            None => {
                let field = input(id!("act-pad-field"), Input::Kind(Sort::Field));
                let done = || {
                    let end = Input::End(End::Counted { save: false });
                    input(id!("act-pad-done"), end)
                };
                let mut actions = kinds();
                actions.push(field);
                actions.extend((!self.claimed.features.is_empty()).then(done));
                actions.extend([
                    input(id!("act-undo"), Input::Do(Record::Undo)),
                    input(id!("act-redo"), Input::Do(Record::Redo)),
                    Action::new(id!("act-leave"), Does::Leave(id!("count-leave-why"))),
                ]);
                actions
            }
        };
        Screen {
            scene: self.clone(),
            actions,
            is_calm: false,
        }
    }
}

/// The entry in progress, the totals, the entries with the newest first.
fn scene(texts: &Texts, entry: &Count) -> Page {
    let players = &entry.claimed.players;
    let text = match &entry.draft {
        Some(draft) => prompt(texts, players, draft),
        None => say!(texts, "fortress-score"),
    };
    let mut page = Page::new(vec![Block::title(text, ""), lettered(texts, players)]);
    let answer = count(texts, &entry.claimed);
    if !answer.features.is_empty() {
        page.extend(totals(texts, &answer.totals, &answer.winners));
        page.push(points(reasons(&answer).rev()));
    }
    page
}
