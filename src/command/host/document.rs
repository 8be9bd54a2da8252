//! The HTML of a phone: a page with its controls as forms, which need no script.

use crate::command::host::desk::View;
use crate::command::host::page::Control;
use crate::language::Language;
use crate::page::html::{body, escape, title};
use crate::page::{Page, html};
use crate::say;
use crate::texts::Texts;
use strum::IntoEnumIterator;

const SCRIPT: &str = include_str!("phone.js");
const LOOKS: &str = include_str!("phone.css");

pub const fn script() -> &'static str {
    SCRIPT
}

pub fn style() -> String {
    html::style() + LOOKS
}

/// A whole document. Nothing in it leads outside.
fn document(texts: &Texts, title: &str, revision: Option<u64>, inside: &str) -> String {
    let live = revision.map_or(String::new(), |revision| format!(" data-at=\"{revision}\""));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<link rel=\"stylesheet\" href=\"/phone.css\">\n\
         <link rel=\"icon\" href=\"data:,\">\n\
         <script src=\"/phone.js\" defer></script>\n</head>\n<body{live}>\n{inside}</body>\n</html>\n",
        texts.lang().code(),
        escape(title),
    )
}

/// What a seat sees and does.
pub fn seat(texts: &Texts, name: &str, view: &View) -> String {
    let turn = if view.is_turn {
        say!(texts, "host-your-turn")
    } else {
        String::new()
    };
    let controls: String = view
        .controls
        .iter()
        .enumerate()
        .map(|(place, control)| form(texts, view.revision, place, control))
        .collect();
    let refresh = escape(&say!(texts, "host-refresh"));
    let inside = format!(
        "<header><strong>{}</strong> <a href=\"/look\">{}</a> <a href=\"/me\">{}</a></header>\n\
         <p role=\"status\" class=\"turn\">{}</p>\n<main>\n{}{controls}\
         <noscript><p><a href=\"/\">{refresh}</a></p></noscript>\n</main>\n",
        escape(name),
        escape(&say!(texts, "look-up")),
        escape(&say!(texts, "host-me")),
        escape(&turn),
        body(&view.page),
    );
    document(texts, &title(&view.page), Some(view.revision), &inside)
}

fn form(texts: &Texts, revision: u64, place: usize, control: &Control) -> String {
    let begin = format!(
        "<form method=\"post\" action=\"/act\">\n\
         <input type=\"hidden\" name=\"at\" value=\"{revision}\">\n"
    );
    let button = |label: &str, does: &str, class: &str| {
        let (label, does) = (escape(label), escape(does));
        format!("<button name=\"do\" value=\"{does}\" class=\"{class}\">{label}</button>\n")
    };
    let inside = match control {
        Control::Button {
            label,
            does,
            is_main,
        } => button(label, does, if *is_main { "main" } else { "" }),
        Control::Choices { question, choices } => {
            let buttons = choices
                .iter()
                .map(|(label, does)| button(label, does, "choice"));
            let (question, buttons) = (escape(question), buttons.collect::<String>());
            format!("<fieldset>\n<legend>{question}</legend>\n{buttons}</fieldset>\n")
        }
        Control::Line {
            question,
            help,
            begin,
            suggests,
            does,
            of,
        } => {
            let of = escape(of);
            let (question, help) = (escape(question), escape(help));
            let (begin, suggests) = (escape(begin), escape(suggests));
            format!(
                "<input type=\"hidden\" name=\"of\" value=\"{of}\">\n\
                 <label for=\"l{place}\">{question}</label>\n\
                 <input id=\"l{place}\" name=\"line\" value=\"{begin}\" placeholder=\"{suggests}\" \
                 list=\"d{place}\" autocomplete=\"off\" autocapitalize=\"none\" spellcheck=\"false\" \
                 maxlength=\"2000\" aria-describedby=\"h{place}\">\n<datalist id=\"d{place}\"></datalist>\n\
                 <p id=\"h{place}\" class=\"help\">{help}</p>\n{}",
                button(&say!(texts, "host-ok"), does, "main")
            )
        }
    };
    format!("{begin}{inside}</form>\n")
}

/// A look-up over the table, with the way back.
pub fn look_up(texts: &Texts, words: &str, page: &Page) -> String {
    let inside = format!(
        "<header><a href=\"/\">{}</a></header>\n<main>\n\
         <form method=\"get\" action=\"/look\" role=\"search\">\n\
         <label for=\"q\">{}</label>\n\
         <input id=\"q\" name=\"q\" type=\"search\" value=\"{}\" autocomplete=\"off\" \
         autocapitalize=\"none\" maxlength=\"400\">\n\
         <button class=\"main\">{}</button>\n</form>\n\
         <nav><a href=\"/sheet\">{}</a> <a href=\"/table\">{}</a></nav>\n\
         <div id=\"found\">\n{}</div>\n</main>\n",
        escape(&say!(texts, "host-back")),
        escape(&say!(texts, "look-up-question")),
        escape(words),
        escape(&say!(texts, "look-up")),
        escape(&say!(texts, "host-sheet")),
        escape(&say!(texts, "host-table")),
        body(page),
    );
    document(texts, &say!(texts, "look-up"), None, &inside)
}

/// Who comes with the code: name and language.
pub fn join(texts: &Texts, code: &str, names: &[String], refused: Option<&str>) -> String {
    let refused = refused.map_or(String::new(), |why| {
        format!("<p class=\"note\" role=\"alert\">{}</p>\n", escape(why))
    });
    let known = names.iter().map(|name| {
        let name = escape(name);
        format!("<button name=\"taken\" value=\"{name}\" class=\"choice\">{name}</button>\n")
    });
    let known = known.collect::<Vec<_>>().concat();
    let inside = format!(
        "<main>\n<h1>{}</h1>\n{refused}\
         <form method=\"post\" action=\"/join\">\n\
         <input type=\"hidden\" name=\"code\" value=\"{}\">\n{}\
         {known}<label for=\"name\">{}</label>\n\
         <input id=\"name\" name=\"name\" autocomplete=\"nickname\" maxlength=\"60\">\n\
         <button class=\"main\">{}</button>\n</form>\n</main>\n",
        escape(&say!(texts, "host-join")),
        escape(code),
        languages(texts),
        escape(&say!(texts, "host-name")),
        escape(&say!(texts, "host-sit-down")),
    );
    document(texts, &say!(texts, "host-join"), None, &inside)
}

fn languages(texts: &Texts) -> String {
    let options = Language::iter().map(|lang| {
        let chosen = if lang == texts.lang() {
            " selected"
        } else {
            ""
        };
        let name = say!(Texts::new(lang), "settings-own-name");
        format!(
            "<option value=\"{}\"{chosen}>{}</option>\n",
            lang.code(),
            escape(&name)
        )
    });
    let options: String = options.collect();
    format!(
        "<label for=\"lang\">{}</label>\n<select id=\"lang\" name=\"lang\">\n{options}</select>\n",
        escape(&say!(texts, "host-language"))
    )
}

/// A player's own page: language, and the link that leads to this seat.
pub fn me(texts: &Texts, name: &str, link: &str) -> String {
    let link = escape(link);
    let inside = format!(
        "<header><a href=\"/\">{}</a></header>\n<main>\n<h1>{}</h1>\n\
         <form method=\"post\" action=\"/lang\">\n{}<button class=\"main\">{}</button>\n</form>\n\
         <h2>{}</h2>\n<p><a href=\"{link}\">{link}</a></p>\n<p>{}</p>\n</main>\n",
        escape(&say!(texts, "host-back")),
        escape(name),
        languages(texts),
        escape(&say!(texts, "host-ok")),
        escape(&say!(texts, "host-link")),
        escape(&say!(texts, "host-link-why")),
    );
    document(texts, name, None, &inside)
}

/// Why something was refused, with the way back.
pub fn refused(texts: &Texts, why: &str) -> String {
    let inside = format!(
        "<main>\n<h1>{}</h1>\n<p role=\"alert\">{}</p>\n<p><a href=\"/\">{}</a></p>\n</main>\n",
        escape(&say!(texts, "host-refused")),
        escape(why),
        escape(&say!(texts, "host-back")),
    );
    document(texts, &say!(texts, "host-refused"), None, &inside)
}
