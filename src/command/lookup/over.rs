//! `/` on every screen: the look-up over it. What fits is shown while typing, Enter opens it, Escape
//! returns to the screen.

use crate::app::App;
use crate::command::lookup::{anything, ask};
use crate::library::fold::fold;
use crate::page::text::Canvas;
use crate::page::{Block, Key, Page};
use crate::rules::card::Card;
use crate::say;
use crate::terminal::{Ask, Left, Line};
use crate::wording::fault;
use crate::wording::flow::back;

/// # Errors
///
/// The user left the program.
pub fn run(asks: &mut dyn Ask, app: &App<'_>, color: bool) -> Result<(), Left> {
    let texts = app.texts;
    let table = app.open_table();
    let tonight: Vec<Card> = table.map_or(Vec::new(), |table| table.deck.cards().collect());
    let draw = |page: &Page, width| Canvas { width, color }.draw(page);
    let mut words = String::new();
    loop {
        let typed = asks.line(&Line {
            above: &|width, typed| draw(&so_far(app, typed, &tonight), width),
            from_top: true,
            question: &say!(texts, "look-up-question"),
            help: &say!(texts, "look-up-help"),
            begin: &words,
            suggests: "",
            complete: &|typed| ask::complete(app, typed),
            up_to: 0,
            is_path: false,
        });
        words = match typed {
            Ok(typed) => typed,
            Err(Left::Quit) => return Err(Left::Quit),
            Err(_) => return Ok(()),
        };
        // An empty answer is none.
        if fold(&words).is_empty() {
            continue;
        }
        if let Some(answer) = anything::answered(app, &words) {
            walk(asks, app, answer, color)?;
            continue;
        }
        let mut page =
            anything::page(app, &words).unwrap_or_else(|faults| {
                match anything::so_far(app, &words, &tonight) {
                    none if none.blocks().is_empty() => {
                        let said = fault::messages(texts, &faults.faults).into_iter();
                        Page::new(said.map(|said| Block::Text(said.into())).collect())
                    }
                    near => near,
                }
            });
        page.push(back(texts));
        if asks.screen(&|width| draw(&page, width), false) == Err(Left::Quit) {
            return Err(Left::Quit);
        }
    }
}

/// Shows an answer, and those related to it by their numbers.
fn walk(
    asks: &mut dyn Ask,
    app: &App<'_>,
    mut answer: ask::Answer,
    color: bool,
) -> Result<(), Left> {
    loop {
        let page = ask::screen(app.texts, &answer, app.edition());
        match asks.screen(&|width| Canvas { width, color }.draw(&page), false) {
            Ok(Key::Digit(number)) if answer.open(number.into()) => {}
            Err(Left::Quit) => return Err(Left::Quit),
            _ => return Ok(()),
        }
    }
}

/// What fits the words so far.
fn so_far(app: &App<'_>, words: &str, tonight: &[Card]) -> Page {
    let found = anything::so_far(app, words, tonight);
    if found.blocks().is_empty() {
        return Page::new(vec![Block::title(say!(app.texts, "look-up"), "")]);
    }
    found
}
