//! The table on phones, over real HTTP: what a seat sees and does, and what nobody else can.

use citadels::language::Language;
use citadels::texts::{Id, Texts};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// `citadels host` without a screen.
struct Table {
    program: Child,
    address: String,
    code: String,
}

impl Table {
    fn open(home: &Path) -> Self {
        Self::open_with(home, &[])
    }

    fn open_with(home: &Path, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_citadels"));
        command.args([
            "host",
            "--no-terminal",
            "--bind",
            "127.0.0.1",
            "--lang",
            "en",
        ]);
        command.args(args).env("CITADELS_HOME", home);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let mut program = command.stderr(Stdio::piped()).spawn().unwrap();
        let said = BufReader::new(program.stderr.take().unwrap());
        let link = said
            .lines()
            .map(Result::unwrap)
            .find(|line| line.contains("http://"));
        let link = link.expect("it says where it is");
        let (address, code) = link
            .trim()
            .trim_start_matches("http://")
            .split_once("/c/")
            .unwrap();
        Self {
            address: address.to_owned(),
            code: code.to_owned(),
            program,
        }
    }

    /// As a power cut would.
    fn kill(mut self) {
        self.program.kill().unwrap();
        self.program.wait().unwrap();
    }

    fn phone(&self, name: &str, lang: Language) -> Phone {
        let mut phone = Phone {
            address: self.address.clone(),
            name: name.to_owned(),
            lang,
            cookie: None,
        };
        assert_eq!(phone.get(&format!("/c/{}", self.code)).status, 200);
        let answer = phone.post(
            "/join",
            &[("code", &self.code), ("name", name), ("lang", lang.code())],
        );
        assert_eq!(answer.status, 303, "{}", answer.body);
        phone
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[derive(Clone)]
struct Phone {
    address: String,
    name: String,
    lang: Language,
    cookie: Option<String>,
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

/// A button, and the line beside it if one is typed.
#[derive(Clone, Debug)]
struct Button {
    at: String,
    does: String,
    label: String,
    is_line: bool,
    /// Which question the line answers.
    of: String,
}

fn exchange(address: &str, request: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(30)))
        .unwrap();
    let _ = stream.write_all(request);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    Answer {
        status: status.unwrap_or(0),
        head: head.to_owned(),
        body: body.to_owned(),
    }
}

/// As a form sends it.
fn form(fields: &[(&str, &str)]) -> String {
    let coded = |text: &str| -> String {
        text.bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
                byte => format!("%{byte:02X}"),
            })
            .collect()
    };
    let fields = fields
        .iter()
        .map(|(name, value)| format!("{name}={}", coded(value)));
    fields.collect::<Vec<_>>().join("&")
}

fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(before)?;
    Some(rest.split_once(after)?.0)
}

fn unescaped(text: &str) -> String {
    let text = text
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"");
    text.replace("&amp;", "&")
}

impl Phone {
    fn head(&self, line: &str, more: &str) -> String {
        let cookie = self
            .cookie
            .iter()
            .map(|cookie| format!("Cookie: {cookie}\r\n"));
        let cookie: String = cookie.collect();
        format!(
            "{line} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{cookie}{more}",
            self.address
        )
    }

    fn get(&mut self, path: &str) -> Answer {
        let request = self.head(&format!("GET {path}"), "") + "\r\n";
        self.sends(&request)
    }

    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let origin = format!("http://{}", self.address);
        self.post_from(path, fields, Some(&origin))
    }

    fn post_from(&mut self, path: &str, fields: &[(&str, &str)], origin: Option<&str>) -> Answer {
        let body = form(fields);
        let origin = origin.map_or(String::new(), |origin| format!("Origin: {origin}\r\n"));
        let more = format!(
            "{origin}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let request = self.head(&format!("POST {path}"), &more);
        self.sends(&request)
    }

    /// All phones of a test have one address, so they wait when they are too many.
    fn sends(&mut self, request: &str) -> Answer {
        let answer = loop {
            match exchange(&self.address, request.as_bytes()) {
                Answer { status: 429, .. } => std::thread::sleep(Duration::from_millis(50)),
                answer => break answer,
            }
        };
        if let Some(cookie) = between(&answer.head.to_lowercase(), "set-cookie: ", ";") {
            self.cookie = Some(cookie.to_owned());
        }
        answer
    }

    /// What the seat sees.
    fn page(&mut self) -> String {
        let answer = self.get("/");
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.body
    }

    fn buttons(&mut self) -> Vec<Button> {
        let page = self.page();
        let forms = page.split("<form method=\"post\" action=\"/act\">").skip(1);
        let forms = forms.map(|form| form.split("</form>").next().unwrap());
        let buttons = forms.flat_map(|form| {
            let at = between(form, "name=\"at\" value=\"", "\"").unwrap();
            let is_line = form.contains("name=\"line\"");
            let buttons = form.split("<button name=\"do\" value=\"").skip(1);
            buttons.map(move |button| {
                let (does, rest) = button.split_once('"').unwrap();
                Button {
                    at: at.to_owned(),
                    does: does.to_owned(),
                    label: unescaped(between(rest, ">", "</button>").unwrap()),
                    is_line,
                    of: unescaped(between(form, "name=\"of\" value=\"", "\"").unwrap_or("")),
                }
            })
        });
        buttons.collect()
    }

    fn press(&mut self, button: &Button, line: &str) -> Answer {
        let (at, does, of) = (&*button.at, &*button.does, &*button.of);
        self.post(
            "/act",
            &[("at", at), ("do", does), ("line", line), ("of", of)],
        )
    }

    /// Presses the button with the text of this message, if there is one.
    fn tries(&mut self, id: &str) -> bool {
        let label = Texts::new(self.lang).say(Id::find(id).unwrap());
        let mut buttons = self.buttons().into_iter();
        let Some(button) = buttons.find(|button| button.label == label) else {
            return false;
        };
        assert_eq!(self.press(&button, "").status, 303);
        true
    }

    fn presses(&mut self, id: &str) {
        let buttons = self.buttons();
        assert!(self.tries(id), "{} has no {id}: {buttons:?}", self.name);
    }

    /// Types the line that is asked for.
    fn types(&mut self, line: &str) {
        let buttons = self.buttons();
        let button = buttons.iter().find(|button| button.is_line);
        let button = button.unwrap_or_else(|| panic!("{} types nothing: {buttons:?}", self.name));
        let answer = self.press(button, line);
        assert_eq!(answer.status, 303, "{line}: {}", answer.body);
    }
}

const NAMES: [&str; 8] = ["Ann", "Bob", "Марія", "Zoë", "Олена", "Игорь", "Luc", "Éva"];

/// Phones in all four languages; the first speaks English.
fn phones(table: &Table, count: usize) -> Vec<Phone> {
    let langs = [Language::En, Language::Fr, Language::Ru, Language::Uk];
    let names = NAMES[..count].iter().enumerate();
    names
        .map(|(seat, name)| table.phone(name, langs[seat % 4]))
        .collect()
}

/// From the lobby to the first selection, on the first phone.
fn set_up(phones: &mut [Phone]) {
    let names = phones
        .iter()
        .map(|phone| phone.name.clone())
        .collect::<Vec<_>>();
    phones[0].types(&names.join(", "));
    phones[0].presses("act-tonight-agreed");
    phones[0].presses("act-tonight-ready");
    let first = phones[0].buttons()[0].clone();
    assert_eq!(first.label, "Ann");
    assert_eq!(phones[0].press(&first, "").status, 303);
}

/// Whoever has something to press.
fn active(phones: &mut [Phone]) -> Option<(usize, Vec<Button>)> {
    phones.iter_mut().enumerate().find_map(|(seat, phone)| {
        let buttons = phone.buttons();
        (!buttons.is_empty()).then_some((seat, buttons))
    })
}

/// Everyone chooses: the first card that is offered, confirmed.
fn choose_all(phones: &mut [Phone]) -> Vec<usize> {
    let mut order = Vec::new();
    for _ in 0..100 {
        let (seat, buttons) = active(phones).expect("somebody chooses");
        let is_choice = buttons.iter().any(|button| button.does.contains('.'));
        if !is_choice {
            break;
        }
        let is_chosen = !buttons[0].does.contains('.');
        let answer = phones[seat].press(&buttons[0], "");
        assert_eq!(answer.status, 303);
        if !is_chosen {
            order.push(seat);
        }
        if is_called(phones) {
            break;
        }
    }
    order
}

/// Is the round called already?
fn is_called(phones: &mut [Phone]) -> bool {
    phones[0].page().contains("Rank 1 ")
}

/// Reads one play of the log.
fn plays(home: &Path) -> Vec<Value> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_citadels"));
    command
        .args(["history", "list", "--format", "json"])
        .env("CITADELS_HOME", home);
    let list: Value = serde_json::from_slice(&command.output().unwrap().stdout).unwrap();
    list["plays"].as_array().cloned().unwrap_or_default()
}

#[test]
fn whoever_scans_the_code_has_a_seat_and_comes_back_to_it() {
    let home = tempfile::tempdir().unwrap();
    let table = Table::open(home.path());
    let mut ann = table.phone("Ann", Language::En);
    assert!(ann.page().contains("<strong>Ann</strong>"));
    // The same link again leads to the seat.
    assert_eq!(ann.get(&format!("/c/{}", table.code)).status, 303);
    // The link of the seat, on another phone.
    let me = ann.get("/me").body;
    let link = between(&me, "href=\"/seat/", "\"").unwrap().to_owned();
    let mut other = Phone {
        cookie: None,
        ..ann.clone()
    };
    assert_eq!(other.get("/").status, 403);
    assert_eq!(other.get(&format!("/seat/{link}")).status, 303);
    assert!(other.page().contains("<strong>Ann</strong>"));
    // And when the program was killed.
    let address = table.address.clone();
    table.kill();
    let table = Table::open(home.path());
    assert_eq!(table.address, address, "phones know where it was");
    assert!(ann.page().contains("<strong>Ann</strong>"));
    let mut bob = table.phone("Bob", Language::Fr);
    assert!(bob.page().contains("lang=\"fr\""));
}

#[test]
fn nobody_but_the_one_who_chooses_sees_the_cards() {
    let home = tempfile::tempdir().unwrap();
    let table = Table::open(home.path());
    let mut phones = phones(&table, 4);
    set_up(&mut phones);
    phones[0].presses("host-on-phones");
    let own = phones[0].page();
    assert!(own.contains("keep one"), "{own}");
    for phone in &mut phones[1..] {
        let page = phone.page();
        assert!(page.contains("Ann"), "{page}");
        assert!(!page.contains("<form"), "{page}");
        let cards = |page: &str| page.matches("<dt>").count();
        assert!(cards(&page) < cards(&own), "{page}");
    }
    // Nothing of it is on the disk.
    let first = phones[0].buttons()[0].clone();
    let chosen = first.label.clone();
    phones[0].press(&first, "");
    let done = phones[0].buttons()[0].clone();
    phones[0].press(&done, "");
    assert!(phones[0].page().contains(&chosen), "Ann may look again");
    for entry in std::fs::read_dir(home.path()).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap_or_default();
        assert!(
            !text.contains("\"draft\"") && !text.contains("card"),
            "{text}"
        );
    }
}

#[test]
fn a_seat_gives_only_what_its_own_screen_offers() {
    let home = tempfile::tempdir().unwrap();
    let table = Table::open(home.path());
    let mut phones = phones(&table, 4);
    set_up(&mut phones);
    phones[0].presses("host-on-phones");
    let offered = phones[0].buttons();
    // With every other seat's token, and with none.
    for button in &offered {
        for other in &mut phones[1..] {
            assert_eq!(other.press(button, "").status, 409);
        }
        let mut nobody = Phone {
            cookie: None,
            ..phones[0].clone()
        };
        assert_eq!(nobody.press(button, "").status, 403);
        nobody.cookie = Some("seat=00000000000000000000000000000000".to_owned());
        assert_eq!(nobody.press(button, "").status, 403);
    }
    // What is not on the screen, even with the right token.
    for does in [
        "99",
        "0.99",
        "",
        "-1",
        "0.-1",
        "reveal",
        "again",
        "18446744073709551616",
    ] {
        let button = Button {
            does: does.to_owned(),
            ..offered[0].clone()
        };
        assert_eq!(phones[0].press(&button, "").status, 409, "{does:?}");
    }
    // The same twice: the second is of an older screen.
    assert_eq!(phones[0].press(&offered[0], "").status, 303);
    assert_eq!(phones[0].press(&offered[0], "").status, 409);
}

#[test]
fn only_pages_of_the_table_itself_are_heard() {
    let home = tempfile::tempdir().unwrap();
    let table = Table::open(home.path());
    let mut ann = table.phone("Ann", Language::En);
    // Another site's form, or none of ours.
    for origin in [Some("http://evil.example"), Some("null"), None] {
        assert_eq!(
            ann.post_from("/lang", &[("lang", "fr")], origin).status,
            403,
            "{origin:?}"
        );
    }
    // A name that was bent to this address.
    let request = "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assert_eq!(exchange(&table.address, request.as_bytes()).status, 403);
    let answer = ann.get("/");
    let head = answer.head.to_lowercase();
    for safe in [
        "default-src 'none'",
        "x-content-type-options: nosniff",
        "frame-ancestors 'none'",
        "no-store",
    ] {
        assert!(head.contains(safe), "{safe}: {head}");
    }
    let joined = table.phone("Bob", Language::En);
    assert!(joined.cookie.is_some());
    let mut carl = Phone {
        name: "Carl".to_owned(),
        cookie: None,
        ..joined
    };
    let head = carl
        .post("/join", &[("code", &table.code), ("name", "Carl")])
        .head
        .to_lowercase();
    assert!(
        head.contains("httponly") && head.contains("samesite=strict"),
        "{head}"
    );
    // A wrong code is no way in, and no file is served.
    assert_eq!(
        Phone {
            cookie: None,
            ..carl.clone()
        }
        .post("/join", &[("code", "x"), ("name", "Eve")])
        .status,
        403
    );
    for path in [
        "/../Cargo.toml",
        "/host.json",
        "/tonight.json",
        "//etc/passwd",
    ] {
        assert_ne!(carl.get(path).status, 200, "{path}");
    }
}

#[test]
fn hostile_guests_lose_only_their_own_seat() {
    let home = tempfile::tempdir().unwrap();
    let table = Table::open(home.path());
    let mut ann = table.phone("<b>Ann</b>", Language::En);
    let page = ann.page();
    assert!(
        page.contains("&lt;b&gt;Ann&lt;/b&gt;") && !page.contains("<b>Ann"),
        "{page}"
    );
    let mut nobody = Phone {
        cookie: None,
        ..ann.clone()
    };
    for name in [
        "",
        " ",
        "a,b",
        "\u{1b}[2J",
        "\u{202e}abc",
        &"x".repeat(5000),
        "<b>ann</b>",
    ] {
        let answer = nobody.post("/join", &[("code", &table.code), ("name", name)]);
        assert_eq!(answer.status, 200, "{name:?}");
        assert!(answer.body.contains("role=\"alert\""), "{name:?}");
        assert!(!answer.body.contains('\u{1b}') && !answer.body.contains('\u{202e}'));
    }
    // Too large, too much, cut off, not HTTP at all.
    let large = "x".repeat(1 << 20);
    let answer = ann.post("/act", &[("at", "1"), ("do", "0"), ("line", &large)]);
    assert!([0, 413].contains(&answer.status), "{}", answer.status);
    for garbage in [
        &b"\0\0\0\0"[..],
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /act HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
    ] {
        let mut stream = TcpStream::connect(&table.address).unwrap();
        stream.write_all(garbage).unwrap();
    }
    // Slow ones hold up nobody.
    let slow: Vec<TcpStream> = (0..50)
        .map(|_| {
            let mut stream = TcpStream::connect(&table.address).unwrap();
            stream.write_all(b"GET / HTTP/1.1\r\nHost: ").unwrap();
            stream
        })
        .collect();
    assert!(ann.page().contains("Ann"));
    drop(slow);
    // Too many at once are told so, and later it goes on.
    let request = format!(
        "GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
        table.address
    );
    let flood = (0..800).map(|_| exchange(&table.address, request.as_bytes()).status);
    assert!(flood.into_iter().any(|status| status == 429));
    std::thread::sleep(Duration::from_secs(1));
    assert!(ann.page().contains("Ann"));
}

#[test]
fn anything_is_looked_up_in_the_language_of_the_seat() {
    let home = tempfile::tempdir().unwrap();
    let table = Table::open(home.path());
    let mut phones = phones(&table, 4);
    set_up(&mut phones);
    assert!(phones[1].get("/look?q=witch").body.contains("Sorcière"));
    assert!(phones[2].get("/look?q=thief+witch").body.contains("Вор"));
    assert!(
        phones[0].get("/sheet").body.contains("Warlord") || phones[0].get("/sheet").status == 200
    );
    assert_eq!(phones[3].get("/table").status, 200);
    let answer = phones[1].post("/lang", &[("lang", "uk")]);
    assert_eq!(answer.status, 303);
    assert!(phones[1].page().contains("lang=\"uk\""));
}

#[test]
fn a_city_typed_while_others_type_is_taken_for_whom_it_was_typed() {
    let home = tempfile::tempdir().unwrap();
    let table = Table::open(home.path());
    let mut phones = phones(&table, 2);
    set_up(&mut phones);
    to_score(&mut phones);
    let mine = phones[1].buttons()[0].clone();
    let hers = phones[0].buttons()[0].clone();
    phones[0].types("castle, palace");
    // The screen of a moment ago, with another's question and with one's own.
    let other = Button {
        of: hers.of,
        ..mine.clone()
    };
    assert_eq!(phones[1].press(&other, "tavern").status, 409);
    assert_eq!(phones[1].press(&mine, "tavern").status, 303);
    assert!(phones[1].page().contains("<strong>1</strong>"));
}

/// A whole evening: the selection on the phones, one round, everyone's city on their own phone.
fn evening(count: usize, is_killed: bool) {
    let home = tempfile::tempdir().unwrap();
    let mut table = Table::open(home.path());
    let mut phones = phones(&table, count);
    let restart = |table: Table| {
        if !is_killed {
            return table;
        }
        table.kill();
        Table::open(home.path())
    };
    set_up(&mut phones);
    table = restart(table);
    phones[0].presses("host-on-phones");
    choose_all(&mut phones);
    // The round, rank by rank: whoever's turn it is goes on.
    let mut calls = 0;
    while phones[0].page().contains("Rank ") && calls < 60 {
        let (seat, buttons) = active(&mut phones).expect("somebody goes on");
        let answer = phones[seat].press(&buttons[0], "");
        assert_eq!(answer.status, 303, "{buttons:?}");
        calls += 1;
    }
    assert!(calls >= 8, "every rank is called");
    table = restart(table);
    to_score(&mut phones);
    for (seat, phone) in phones.iter_mut().enumerate() {
        let city = match seat {
            0 => "manor, castle, palace, temple, church, monastery, tavern, market; gold 1",
            1 => "docks, watchtower; gold 2",
            2 => "prison; gold 3",
            _ => "tavern; gold 4",
        };
        phone.types(city);
        let page = phone.page();
        for other in NAMES[..count].iter().filter(|name| **name != phone.name) {
            let row = format!("<td>{other}</td>");
            assert!(!page.contains(&row), "only one's own total: {page}");
        }
        table = restart(table);
    }
    finish(&mut phones);
    let plays = plays(home.path());
    assert_eq!(plays.len(), 1, "{plays:?}");
    let names: Vec<&str> = plays[0]["results"]
        .as_array()
        .or(plays[0]["players"].as_array())
        .unwrap()
        .iter()
        .map(|player| player["name"].as_str().unwrap())
        .collect();
    assert_eq!(names.len(), count);
    drop(table);
}

/// The last round is over, whatever the table is asked until then.
fn to_score(phones: &mut [Phone]) {
    for _ in 0..20 {
        if phones
            .iter_mut()
            .any(|phone| phone.tries("act-tonight-score"))
        {
            return;
        }
        let (seat, buttons) = active(phones).expect("somebody goes on");
        assert_eq!(phones[seat].press(&buttons[0], "").status, 303);
    }
    panic!("no score: {:?}", phones[0].buttons());
}

/// Everything that is nobody's own is answered, the game saved, every place revealed.
fn finish(phones: &mut [Phone]) {
    for _ in 0..60 {
        let is_end = phones[0].page().contains("wins.");
        let mut buttons = active(phones);
        if is_end {
            return;
        }
        let (seat, all) = buttons.take().expect("somebody goes on");
        let button = all.iter().find(|button| !button.is_line);
        let Some(button) = button else {
            let others = (0..phones.len()).find_map(|seat| {
                let all = phones[seat].buttons();
                let button = all.into_iter().find(|button| !button.is_line)?;
                Some((seat, button))
            });
            let (seat, button) = others.expect("somebody goes on");
            assert_eq!(phones[seat].press(&button, "").status, 303);
            continue;
        };
        let answer = phones[seat].press(button, "");
        assert_eq!(answer.status, 303, "{button:?} {}", answer.body);
    }
    panic!("no end: {}", phones[0].page());
}

#[test]
fn two_play_an_evening() {
    evening(2, false);
}

#[test]
fn three_play_an_evening() {
    evening(3, false);
}

#[test]
fn five_play_an_evening_that_is_killed_again_and_again() {
    evening(5, true);
}

#[test]
fn eight_play_an_evening() {
    evening(8, true);
}
