//! `/` on every screen: the look-up over it. What fits is shown while typing, Enter opens it, Escape
//! returns to the screen.

use crate::app::App;
use crate::command::lookup::{ask, card};
use crate::page::text::Canvas;
use crate::page::{Block, Page};
use crate::say;
use crate::terminal::{Ask, Left, Line};
use crate::wording::flow::back;

/// # Errors
///
/// The user left the program.
pub fn run(asks: &mut dyn Ask, app: &App<'_>, color: bool) -> Result<(), Left> {
    let texts = app.texts;
    let question = say!(texts, "look-up-question");
    let mut words = String::new();
    loop {
        let draw = |page: &Page, width| Canvas { width, color }.draw(page);
        let typed = asks.line(&Line {
            above: &|width, typed| draw(&found(app, typed), width),
            question: &question,
            help: &say!(texts, "look-up-help"),
            begin: &words,
            complete: &|typed| ask::complete(app, typed),
        });
        words = match typed {
            Ok(typed) if !typed.trim().is_empty() => typed,
            Err(Left::Quit) => return Err(Left::Quit),
            _ => return Ok(()),
        };
        let mut page = found(app, &words);
        page.push(back(texts));
        match asks.screen(&|width| draw(&page, width), false) {
            Err(Left::Quit) => return Err(Left::Quit),
            _ => {}
        }
    }
}

/// What fits these words.
fn found(app: &App<'_>, words: &str) -> Page {
    let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    if words.is_empty() {
        let title = say!(app.texts, "look-up");
        return Page::new(vec![Block::title(title, "")]);
    }
    let request = card::Request { words, full: false };
    match card::answer(app, &request) {
        Ok(answer) => card::page(app.texts, &answer, &request, app.editions),
        Err(_) => {
            let question = request.words;
            match ask::answer(app, &ask::Request { question }) {
                Ok(answer) => ask::page(app.texts, &answer, app.edition()),
                Err(_) => Page::default(),
            }
        }
    }
}
