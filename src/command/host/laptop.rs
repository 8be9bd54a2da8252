//! The table's own screen: what everybody may see, who is here, and the part of those without a
//! phone. While it waits for a key, the phones are answered.

use crate::command::host::desk::Desk;
use crate::command::host::page::{self, Control};
use crate::command::table::evening::Evening;
use crate::fault::Fault;
use crate::flow::Played;
use crate::page::text::Canvas;
use crate::page::{Action, Block, Key, Page};
use crate::terminal::{Ask, Left, Line, Pressed};
use crate::texts::Texts;
use crate::wording::flow::{key, leaving, refusal};
use crate::{id, say};
use std::cell::RefCell;

/// What was done at the laptop.
#[derive(Debug, PartialEq, Eq)]
pub enum Done {
    /// An action: its place, and the line typed for it.
    Act(String, String),
    /// Somebody's seat is free again.
    Free(usize),
    /// The door is opened or closed.
    Door,
    /// Answer the phones, then ask again.
    News,
}

/// What stays between two keys.
#[derive(Debug, Default)]
pub struct Laptop {
    /// Why the last thing was refused.
    pub refused: Option<Fault>,
    /// The list of seats is open.
    seats: bool,
    /// The line being typed, and what of it.
    typing: Option<(usize, String)>,
}

/// A row that can be chosen.
enum Row {
    Does(String),
    /// The control to type a line for.
    Types(usize),
    Free(usize),
    Door,
}

impl Laptop {
    /// Shows the table and waits for a key.
    ///
    /// # Errors
    ///
    /// The user left.
    pub fn ask(
        &mut self,
        ask: &mut dyn Ask,
        (texts, color): (&Texts, bool),
        (desk, played): (&Desk, &Played<Evening<'_>>),
        invitation: &Page,
    ) -> Result<Done, Left> {
        let controls = page::controls(texts, played.now(), &Desk::of_laptop(played));
        let controls: Vec<Control> = match &desk.end {
            Some(end) => page::of_end(texts, end),
            None => controls,
        };
        if let Some((place, begun)) = self.typing.take() {
            return self.line(ask, (texts, color), &controls, (place, &begun));
        }
        let rows = if self.seats {
            seats(texts, desk)
        } else {
            rows(&controls)
        };
        // Nobody knows the way yet.
        let mut page = if self.seats || played.now().opening.names.is_empty() {
            invitation.clone()
        } else {
            desk.shown_to_all(texts, played)
        };
        let keys: Vec<String> = (1..=rows.len())
            .map(|number| format!("{number}."))
            .collect();
        let listed = keys.iter().zip(&rows);
        let listed = listed.map(|(key, (label, _))| (key.as_str().into(), label.as_str().into()));
        page.push(Block::Facts(listed.collect()));
        if !self.seats {
            page.push(Block::Text(page::here(texts, desk, played).into()));
        }
        let refused = self.refused.take();
        page.extend(
            refused
                .as_ref()
                .map(|fault| Block::Note(refusal(texts, fault).into())),
        );
        page.push(legend(texts, self.seats));
        let draw = |width, at| Canvas { width, color }.draw(&page.clone().with_cursor(&keys, at));
        let pressed = match ask.rows(&draw, rows.len(), false) {
            Err(Left::News) => {
                self.refused = refused;
                return Ok(Done::News);
            }
            pressed => pressed?,
        };
        let row = match pressed {
            Pressed::Row(row) => row,
            Pressed::Key(Key::Digit(digit)) if digit > 0 => usize::from(digit) - 1,
            // The first thing is the usual one.
            Pressed::Key(Key::Enter) if !self.seats => 0,
            Pressed::Key(Key::Escape) if self.seats => {
                self.seats = false;
                return Ok(Done::News);
            }
            Pressed::Key(Key::Escape) => {
                let page = leaving(texts, id!("host-leave"), None);
                let draw = |width| Canvas { width, color }.draw(&page);
                return match ask.screen(&draw, true) {
                    Ok(Key::Enter) | Err(Left::Quit) => Err(Left::Quit),
                    _ => Ok(Done::News),
                };
            }
            Pressed::Key(pressed) => {
                let shown = say!(texts, "host-key-seats");
                self.seats ^= shown.chars().map(Key::typed).eq([pressed]);
                return Ok(Done::News);
            }
        };
        Ok(match rows.into_iter().nth(row) {
            Some((_, Row::Does(does))) => Done::Act(does, String::new()),
            Some((_, Row::Free(guest))) => Done::Free(guest),
            Some((_, Row::Door)) => Done::Door,
            Some((_, Row::Types(place))) => {
                self.typing = Some((place, String::new()));
                Done::News
            }
            None => Done::News,
        })
    }

    fn line(
        &mut self,
        ask: &mut dyn Ask,
        (texts, color): (&Texts, bool),
        controls: &[Control],
        (place, begun): (usize, &str),
    ) -> Result<Done, Left> {
        let Some(Control::Line {
            question,
            help,
            begin,
            suggests,
            does,
            ..
        }) = controls.get(place)
        else {
            return Ok(Done::News);
        };
        let so_far = RefCell::default();
        let refused = self.refused.take();
        let above = |width, line: &str| {
            line.clone_into(&mut so_far.borrow_mut());
            let said = refused
                .as_ref()
                .map(|fault| Block::Note(refusal(texts, fault).into()));
            Canvas { width, color }.draw(&Page::new(said.into_iter().collect()))
        };
        let typed = ask.line(&Line {
            above: &above,
            from_top: false,
            up_to: 0,
            is_path: false,
            question,
            help,
            begin: if begun.is_empty() { begin } else { begun },
            suggests,
            complete: &|_| Vec::new(),
        });
        match typed {
            Ok(line) => Ok(Done::Act(does.clone(), line)),
            Err(Left::News) => {
                self.typing = Some((place, so_far.take()));
                Ok(Done::News)
            }
            Err(Left::Quit) => Err(Left::Quit),
            Err(_) => Ok(Done::News),
        }
    }
}

/// A row for each button and choice, and for each line to type.
fn rows(controls: &[Control]) -> Vec<(String, Row)> {
    let rows = controls.iter().enumerate();
    let rows = rows.flat_map(|(place, control)| match control {
        Control::Button { label, does, .. } => vec![(label.clone(), Row::Does(does.clone()))],
        Control::Choices { question, choices } => {
            let choices = choices.iter();
            let row = |(label, does): &(String, String)| {
                (format!("{question}: {label}"), Row::Does(does.clone()))
            };
            choices.map(row).collect()
        }
        Control::Line { question, .. } => vec![(question.clone(), Row::Types(place))],
    });
    rows.collect()
}

/// Who is here, each to be freed, and the door.
fn seats(texts: &Texts, desk: &Desk) -> Vec<(String, Row)> {
    let guests = desk.kept.guests.iter().enumerate();
    let guests = guests.map(|(place, guest)| {
        let name = crate::fault::quoted(&guest.name);
        (say!(texts, "host-free", name), Row::Free(place))
    });
    let door = if desk.kept.is_closed {
        say!(texts, "host-open-door")
    } else {
        say!(texts, "host-close-door")
    };
    guests.chain([(door, Row::Door)]).collect()
}

fn legend(texts: &Texts, seats: bool) -> Block {
    let escape = key(
        texts,
        id!("act-leave"),
        Some(Key::Escape),
        say!(texts, "key-escape"),
    );
    let shown = say!(texts, "host-key-seats");
    let open = shown.chars().next().map(Key::typed);
    let seat: Action = key(texts, id!("host-seats"), open, shown);
    Block::Actions(if seats {
        vec![key(
            texts,
            id!("host-back"),
            Some(Key::Escape),
            say!(texts, "key-escape"),
        )]
    } else {
        vec![seat, escape]
    })
}
