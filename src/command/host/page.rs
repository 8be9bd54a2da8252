//! What a phone shows below a page: buttons, lists and lines to type, for the actions of a screen.

use crate::command::host::desk::{Desk, End, Kept};
use crate::command::table::before_round::{self, How};
use crate::command::table::evening::{Evening, Input, Unsaved};
use crate::command::table::{pass, round};
use crate::fault::{Fault, Field, quoted};
use crate::flow::{Action, Answers, Does, Played, Typed};
use crate::library::players::is_same;
use crate::page::{Block, Page};
use crate::rules::card::Character;
use crate::texts::Texts;
use crate::wording::fault::{field, message};
use crate::wording::table::name;
use crate::{id, say};

/// One thing a player can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    Button {
        label: String,
        does: String,
        /// It goes on; others go back, or aside.
        is_main: bool,
    },
    Choices {
        question: String,
        choices: Vec<(String, String)>,
    },
    Line {
        question: String,
        help: String,
        begin: String,
        suggests: String,
        does: String,
        /// As [`asked`] has it.
        of: String,
    },
}

/// The controls for these actions, each with its place among them.
pub fn controls(texts: &Texts, evening: &Evening<'_>, actions: &[Action<Input>]) -> Vec<Control> {
    let controls = actions.iter().enumerate();
    let controls = controls.filter_map(|(place, action)| {
        let label = match &action.does {
            // Not «on this device».
            Does::Input(Input::Between(before_round::Input::How(How::Device))) => {
                say!(texts, "host-on-phones")
            }
            _ => message(texts, action.label, &action.fields),
        };
        let listed = |choices: Vec<String>| {
            let choices = choices.into_iter().enumerate();
            let choices = choices.map(|(choice, label)| (label, format!("{place}.{choice}")));
            Some(Control::Choices {
                question: label.clone(),
                choices: choices.collect(),
            })
        };
        let line = |question: String, help: String, typed: &Typed<Input>| {
            Some(Control::Line {
                question,
                help: without_keys(texts, &help),
                begin: typed.begin.clone(),
                suggests: typed.suggests.clone(),
                does: place.to_string(),
                of: asked(action).unwrap_or_default(),
            })
        };
        let of_fields = |choices: &[(Field, Input)]| {
            listed(
                choices
                    .iter()
                    .map(|(choice, _)| field(texts, choice))
                    .collect(),
            )
        };
        match &action.does {
            Does::Input(_) | Does::Undo => Some(Control::Button {
                label,
                does: place.to_string(),
                is_main: place == 0,
            }),
            Does::Digits(choices) => {
                let labels = choices.iter().map(|(digit, input)| {
                    said(texts, evening, input).unwrap_or_else(|| digit.to_string())
                });
                listed(labels.collect())
            }
            Does::Seats(choices) => {
                let names = choices.iter().map(|(seat, _)| player(evening, *seat));
                listed(names.collect())
            }
            Does::Line(question) => {
                let asked = message(texts, question.question, &question.fields);
                let help = question.help.map(|help| texts.say(help));
                line(asked, help.unwrap_or_default(), &question.typed)
            }
            Does::Ask { help, answers } => match answers {
                Answers::Typed(typed) => line(label, texts.say(*help), typed),
                Answers::Picked(choices) | Answers::Named(choices) => of_fields(choices),
            },
            Does::Pick { choices, .. }
            | Does::PickTyped { choices, .. }
            | Does::Name { choices, .. } => of_fields(choices),
            _ => None,
        }
    });
    let mut controls: Vec<Control> = controls.collect();
    // Who is named by a list need not be named by a number, too.
    let names = |control: &Control| matches!(control, Control::Choices { .. });
    if actions
        .iter()
        .any(|action| matches!(action.does, Does::Name { .. }))
    {
        let digits = actions
            .iter()
            .position(|action| matches!(action.does, Does::Digits(_)));
        let digits = digits.map(|place| format!("{place}."));
        controls.retain(|control| match (control, &digits) {
            (Control::Choices { choices, .. }, Some(digits)) if names(control) => {
                !choices.iter().any(|(_, does)| does.starts_with(digits))
            }
            _ => true,
        });
    }
    controls
}

/// A phone has no Tab and no Escape.
fn without_keys(texts: &Texts, help: &str) -> String {
    let keys = [
        "Tab".to_owned(),
        say!(texts, "key-escape"),
        say!(texts, "key-enter"),
    ];
    let is_key = |part: &&str| keys.iter().any(|key| part.starts_with(key.as_str()));
    let parts = help.split(" · ").filter(|part| !is_key(part));
    parts.collect::<Vec<_>>().join(" · ")
}

fn player(evening: &Evening<'_>, seat: usize) -> String {
    let name = evening.opening.names.get(seat);
    name.map_or(String::new(), |name| quoted(name))
}

/// What a digit on the screen of the table means here.
fn said(texts: &Texts, evening: &Evening<'_>, input: &Input) -> Option<String> {
    let table = evening.table()?;
    let (edition, cast) = (table.deck.edition, table.seating().cast);
    let named = |card: Character| name(texts, edition, card);
    Some(match input {
        Input::Unsaved(Unsaved::Draft(input)) => match input {
            pass::Input::Card(card) | pass::Input::Text(card) => named(*card),
            pass::Input::Unseen(which) => say!(texts, "host-unseen", number = which + 1),
            _ => return None,
        },
        Input::Call(round::Input::Mark(rank)) => {
            let called = cast.of_rank(*rank)?;
            format!("{rank} · {}", named(called.id))
        }
        Input::Call(round::Input::Stands(district, _)) => name(texts, edition, *district),
        _ => return None,
    })
}

/// What is given by an action, with the choice of it or the line typed for it; none if nothing is.
pub fn given(
    does: &Does<Input>,
    choice: Option<usize>,
    line: &str,
) -> Option<Result<Input, Fault>> {
    let of = |list: &[(Field, Input)]| {
        choice
            .and_then(|place| list.get(place))
            .map(|(_, input)| input.clone())
    };
    let input = match does {
        Does::Input(input) => Some(input.clone()),
        Does::Digits(choices) => choices.get(choice?).map(|(_, input)| input.clone()),
        Does::Seats(choices) => choices.get(choice?).map(|(_, input)| input.clone()),
        Does::Pick { choices, .. }
        | Does::PickTyped { choices, .. }
        | Does::Name { choices, .. }
        | Does::Ask {
            answers: Answers::Picked(choices) | Answers::Named(choices),
            ..
        } => of(choices),
        does => {
            let typed = typed(does)?;
            let line = if line.is_empty() {
                &typed.suggests
            } else {
                line
            };
            return Some(typed.read(line));
        }
    };
    input.map(Ok)
}

/// The line that is typed for an action.
pub fn typed(does: &Does<Input>) -> Option<&Typed<Input>> {
    match does {
        Does::Line(question) => Some(&question.typed),
        Does::Ask {
            answers: Answers::Typed(typed),
            ..
        } => Some(typed),
        _ => None,
    }
}

/// Which question a line is typed for, the same in all languages; none if nothing is typed.
pub fn asked(action: &Action<Input>) -> Option<String> {
    typed(&action.does)?;
    Some(format!("{} {:?}", action.label.name(), action.fields))
}

/// Whoever leads reveals the places.
pub fn of_end(texts: &Texts, end: &End) -> Vec<Control> {
    let button = |label, does: &str, is_main| Control::Button {
        label: texts.say(label),
        does: does.to_owned(),
        is_main,
    };
    if end.is_revealed() {
        return vec![
            button(id!("act-tonight-again"), "again", true),
            button(id!("act-tonight-enough"), "enough", false),
        ];
    }
    vec![
        button(id!("act-reveal"), "reveal", true),
        button(id!("act-reveal-all"), "all", false),
    ]
}

/// Who is here, before the first round.
pub fn lobby(texts: &Texts, kept: &Kept) -> Page {
    let guests = kept.guests.iter().map(|guest| quoted(&guest.name).into());
    Page::new(vec![
        Block::title(say!(texts, "host-lobby"), ""),
        Block::sourced(say!(texts, "host-here"), guests.collect()),
    ])
}

/// Who has a phone, who of the players has none, and whose city is counted.
pub fn here(texts: &Texts, desk: &Desk, played: &Played<Evening<'_>>) -> String {
    let guests = desk.kept.guests.iter().map(|guest| quoted(&guest.name));
    let here: Vec<String> = guests.collect();
    let mut said = Vec::new();
    if !here.is_empty() {
        said.push(format!("{}: {}", say!(texts, "host-here"), here.join(", ")));
    }
    let names = played.now().opening.names.iter();
    let is_here = |name: &&String| {
        desk.kept
            .guests
            .iter()
            .any(|guest| is_same(&guest.name, name))
    };
    let without = names.filter(|name| !is_here(name)).map(|name| quoted(name));
    let without: Vec<String> = without.collect();
    if !without.is_empty() {
        said.push(say!(texts, "host-without", names = without.join(", ")));
    }
    said.join(" · ")
}
