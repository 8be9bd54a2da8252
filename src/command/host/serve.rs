//! What a phone asks, and what it is answered: the only place between the network and the table.

use crate::app::{App, Editions, TableWish};
use crate::command::host::desk::{Act, Desk, Kept};
use crate::command::host::document;
use crate::command::host::kept::secret;
use crate::command::lookup::anything;
use crate::command::table::evening::Evening;
use crate::command::table::{draft, sheet};
use crate::fault::{Fault, Faults};
use crate::flow::Played;
use crate::language::Language;
use crate::page::{Block, Page};
use crate::rules::card::Card;
use crate::texts::Texts;
use crate::wording::fault::messages;
use crate::wording::flow::refusal;
use crate::{fault, safe};
use serde::Deserialize;

/// What is asked, by whoever has this token.
pub struct Message {
    pub token: Option<String>,
    /// What the phone's browser asks for.
    pub lang: Language,
    pub asked: Asked,
    pub answer: Reply,
}

/// Whoever waits for the answer.
pub type Reply = Box<dyn FnOnce(Answer) + Send>;

#[derive(Debug)]
pub enum Asked {
    /// The seat's screen.
    Screen,
    /// The link that is scanned.
    Code(String),
    Join(Join),
    /// The link of a seat.
    Seat(String),
    Act(Act),
    Complete(String),
    LookUp(String),
    Sheet,
    DraftTable,
    Me,
    Speak(Language),
}

#[derive(Debug, Deserialize)]
pub struct Join {
    pub code: String,
    /// Typed, or one of tonight's.
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub taken: Option<String>,
    #[serde(default)]
    pub lang: Option<Language>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Page(String),
    /// Go there; with a token, as this guest.
    Go(String, Option<String>),
    Lines(Vec<String>),
    Refused(Refused, String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Nobody with that token or code is here.
    Unknown,
    /// It can't be done now.
    Conflict,
}

/// Does what is asked. The answer is to be given when what has changed is saved.
pub fn serve(
    desk: &mut Desk,
    app: &App<'_>,
    played: &mut Played<Evening<'_>>,
    (token, lang): (Option<&str>, Language),
    asked: Asked,
) -> Answer {
    let guest = token.and_then(|token| desk.guest(token));
    let lang = guest.map_or(lang, |guest| desk.kept.guests[guest].lang);
    let texts = Texts::new(lang);
    let app = App {
        texts: &texts,
        editions: Editions::One(played.now().opening.edition),
        ..app.clone()
    };
    answered(desk, &app, played, guest, asked)
}

fn answered(
    desk: &mut Desk,
    app: &App<'_>,
    played: &mut Played<Evening<'_>>,
    guest: Option<usize>,
    asked: Asked,
) -> Answer {
    let texts = app.texts;
    let guest = match (guest, asked) {
        (_, Asked::Seat(token)) => {
            return match desk.guest(&token) {
                Some(_) => Answer::Go("/".to_owned(), Some(token)),
                None => unknown(texts),
            };
        }
        (Some(_), Asked::Code(_)) => return Answer::Go("/".to_owned(), None),
        (None, Asked::Code(code)) => return joining(desk, played, texts, &code, None),
        (None, Asked::Join(join)) => return joined(desk, played, app, join),
        (None, _) => return unknown(texts),
        (Some(guest), asked) => (guest, asked),
    };
    let (guest, asked) = guest;
    let one = desk.kept.guests[guest].clone();
    match asked {
        Asked::Screen => {
            let view = desk.view(app, played, guest);
            Answer::Page(document::seat(texts, &one.name, &view))
        }
        Asked::Act(act) => match desk.act(played, guest, &act) {
            Ok(()) => Answer::Go("/".to_owned(), None),
            Err(fault) => refused(texts, &fault),
        },
        Asked::Complete(line) => Answer::Lines(desk.complete(played, guest, &line)),
        Asked::LookUp(words) => Answer::Page(document::look_up(
            texts,
            &words,
            &found(app, played, &words),
        )),
        Asked::Sheet => with_table(app, played, |wish| {
            Ok(sheet::page(texts, &sheet::answer(app, &wish)?))
        }),
        Asked::DraftTable => with_table(app, played, |wish| {
            let request = draft::TablesRequest {
                players: wish.players,
                characters: wish.characters,
            };
            Ok(draft::tables_page(
                texts,
                &draft::tables(app, &request)?,
                true,
            ))
        }),
        Asked::Me => {
            let link = format!("/seat/{}", one.token);
            Answer::Page(document::me(texts, &one.name, &link))
        }
        Asked::Speak(lang) => {
            desk.kept.guests[guest].lang = lang;
            desk.changed(played);
            Answer::Go("/".to_owned(), None)
        }
        Asked::Join(_) => Answer::Go("/".to_owned(), None),
        Asked::Code(_) | Asked::Seat(_) => unreachable!("answered above"),
    }
}

fn unknown(texts: &Texts) -> Answer {
    let fault = fault!(NothingFound, "error-host-unknown");
    Answer::Refused(
        Refused::Unknown,
        document::refused(texts, &refusal(texts, &fault)),
    )
}

fn refused(texts: &Texts, fault: &Fault) -> Answer {
    Answer::Refused(
        Refused::Conflict,
        document::refused(texts, &refusal(texts, fault)),
    )
}

fn joining(
    desk: &Desk,
    played: &Played<Evening<'_>>,
    texts: &Texts,
    code: &str,
    why: Option<&str>,
) -> Answer {
    if code != desk.kept.code {
        return unknown(texts);
    }
    let names = free_names(&desk.kept, &played.now().opening.names);
    Answer::Page(document::join(texts, code, &names, why))
}

/// Tonight's players who have no phone yet.
fn free_names(kept: &Kept, names: &[String]) -> Vec<String> {
    let is_free = |name: &&String| kept.guests.iter().all(|guest| guest.name != **name);
    names.iter().filter(is_free).cloned().collect()
}

fn joined(desk: &mut Desk, played: &Played<Evening<'_>>, app: &App<'_>, join: Join) -> Answer {
    let lang = join.lang.unwrap_or(app.texts.lang());
    let texts = Texts::new(lang);
    if join.code != desk.kept.code {
        return unknown(&texts);
    }
    let name = join.taken.unwrap_or(join.name);
    let Some(token) = secret() else {
        return unknown(&texts);
    };
    match desk.join(played, &name, lang, token.clone()) {
        Ok(()) => Answer::Go("/".to_owned(), Some(token)),
        Err(fault) => {
            let why = refusal(&texts, &fault);
            joining(desk, played, &texts, &join.code, Some(&why))
        }
    }
}

/// The best answer to the words; without any, tonight's cards.
fn found(app: &App<'_>, played: &Played<Evening<'_>>, words: &str) -> Page {
    let table = played.now().table();
    let tonight: Vec<Card> = table.map_or(Vec::new(), |table| table.deck.cards().collect());
    let words = safe::masked(words.trim());
    if words.is_empty() {
        return anything::so_far(app, "", &tonight);
    }
    anything::page(app, &words).unwrap_or_else(|faults| said(app.texts, &faults))
}

fn said(texts: &Texts, faults: &Faults) -> Page {
    let said = messages(texts, &faults.faults).into_iter();
    Page::new(said.map(|said| Block::Text(said.into())).collect())
}

/// A page about tonight's deck.
fn with_table(
    app: &App<'_>,
    played: &Played<Evening<'_>>,
    page: impl FnOnce(TableWish) -> Result<Page, Faults>,
) -> Answer {
    let Some(table) = played.now().table() else {
        return Answer::Go("/look".to_owned(), None);
    };
    let wish = TableWish {
        deck: crate::command::table::opening::code_of(&table.deck),
        players: Some(table.deck.players),
        characters: u8::try_from(table.deck.characters.len()).ok(),
    };
    let page = page(wish).unwrap_or_else(|faults| said(app.texts, &faults));
    Answer::Page(document::look_up(app.texts, "", &page))
}
