//! Tonight's sheet in a real browser: how many pages it prints, and whether anything sticks out.

use super::program::{run, run_at, skipped};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A browser that hangs is stopped and started once more.
const PATIENCE: Duration = Duration::from_secs(60);

/// Chromium under one of its names, or a message that the test was skipped. It is printed past the
/// test runner, which hides what a passing test prints.
fn chromium(test: &str) -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let files = folders
        .iter()
        .flat_map(|folder| names.map(|name| folder.join(name)));
    let found = files.into_iter().find(|file| file.is_file());
    if found.is_none() {
        skipped(&format!("{test}: there is no Chromium"));
    }
    found
}

/// Runs the browser with an empty profile and returns what it printed.
fn browse(browser: &Path, args: &[String]) -> String {
    for _ in 0..2 {
        let profile = tempfile::tempdir().unwrap();
        let out = profile.path().join("out");
        let mut child = Command::new(browser)
            .args(["--headless", "--no-sandbox", "--disable-gpu"])
            .args(["--no-first-run", "--disable-background-networking"])
            .args(["--disable-component-update", "--disable-sync"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .args(args)
            .stdin(Stdio::null())
            .stdout(File::create(&out).unwrap())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if child.try_wait().unwrap().is_some() {
                return fs::read_to_string(&out).unwrap();
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }
    panic!("the browser hangs: {args:?}");
}

fn address(file: &Path) -> String {
    format!("file://{}", file.display())
}

fn sheet(args: &str, lang: &str) -> String {
    let args: Vec<&str> = args.split(' ').collect();
    let args = [&["sheet", "--format", "html", "--lang", lang], &args[..]].concat();
    run(&args).answered()
}

/// In a PDF each page is an object of its own; `/Pages` is the list of them.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    let pages = text.match_indices("/Type /Page");
    let pages = pages.filter(|(at, of)| !text[at + of.len()..].starts_with('s'));
    pages.count()
}

#[test]
fn a_sheet_is_one_page_of_a4_or_two() {
    let Some(browser) = chromium("a_sheet_is_one_page_of_a4_or_two") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    for (args, lang, expected) in [
        ("-p 4 --deck first-game", "en", 1),
        ("-p 5 --deck vicious-nobles", "fr", 1),
        ("-p 6 --deck ambitious-aristocrats", "ru", 1),
        ("-p 7 --deck devious-dignitaries", "uk", 1),
        ("-p 3 --deck 1QQA3YRCVT6", "ru", 2),
        ("-p 7 --edition classic", "fr", 1),
    ] {
        let (html, pdf) = (folder.path().join("x.html"), folder.path().join("x.pdf"));
        fs::write(&html, sheet(args, lang)).unwrap();
        let print = format!("--print-to-pdf={}", pdf.display());
        browse(
            &browser,
            &[print, "--no-pdf-header-footer".to_owned(), address(&html)],
        );
        // More rulings than before: what no longer fits one side takes two, until they are shortened.
        let printed = pages(&fs::read(&pdf).unwrap());
        assert!(
            printed == expected || printed == 2,
            "{args} {lang}: {printed}"
        );
        fs::remove_file(&pdf).unwrap();
    }
}

/// What a script in the page around the sheets writes into its body: what sticks out of each.
const MEASURE: &str = "<script>onload = () => {
    const wrong = [];
    for (const frame of document.querySelectorAll('iframe')) {
        const page = frame.contentDocument, width = page.documentElement.clientWidth;
        if (page.querySelectorAll('article').length < 8) wrong.push(`${frame.src}: empty`);
        for (const one of page.body.querySelectorAll('*')) {
            const box = one.getBoundingClientRect();
            if (box.right > width + 1 || box.left < 0 || one.scrollWidth > one.clientWidth + 1
                && getComputedStyle(one).display !== 'inline')
                wrong.push(`${frame.src}: ${one.tagName} ${one.textContent.slice(0, 40)}`);
        }
    }
    document.body.textContent = wrong.length ? wrong.join(' | ') : 'all fits';
}</script>";

#[test]
fn nothing_sticks_out_of_a_phone_a_screen_or_paper() {
    let Some(browser) = chromium("nothing_sticks_out_of_a_phone_a_screen_or_paper") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let mut frames = String::new();
    for (number, args) in [
        "-p 4 --deck first-game",
        "-p 8 --deck cunning-agents",
        "-p 7 --deck devious-dignitaries",
        "-p 7 --edition third",
    ]
    .iter()
    .enumerate()
    {
        for lang in ["en", "fr", "ru", "uk"] {
            let html = sheet(args, lang);
            // A frame is a screen: what is for print is said to be for all.
            let paper = html.replacen("@media print{", "@media all{", 1);
            assert_ne!(html, paper);
            // A4 without its margins is 748 px wide.
            for (name, width, html) in [
                ("phone", 360, &html),
                ("screen", 1000, &html),
                ("paper", 748, &paper),
            ] {
                let name = format!("{name}-{number}-{lang}.html");
                fs::write(folder.path().join(&name), html).unwrap();
                writeln!(
                    frames,
                    "<iframe src=\"{name}\" width={width} height=600></iframe>"
                )
                .unwrap();
            }
        }
    }
    let around = folder.path().join("around.html");
    fs::write(&around, format!("<!DOCTYPE html>\n{frames}{MEASURE}")).unwrap();
    let args = ["--allow-file-access-from-files", "--dump-dom"].map(str::to_owned);
    let dom = browse(&browser, &[&args[..], &[address(&around)]].concat());
    assert!(dom.contains("all fits"), "{dom}");
}

/// The same for pages with tables and charts: a table may scroll in its own box, nothing else.
const WIDTHS: &str = "<script>onload = () => {
    const wrong = [];
    for (const frame of document.querySelectorAll('iframe')) {
        const page = frame.contentDocument.documentElement;
        if (!page.querySelector('.table, p')) wrong.push(`${frame.src}: empty`);
        if (page.scrollWidth > page.clientWidth) wrong.push(`${frame.src}: ${page.scrollWidth}`);
        for (const svg of page.querySelectorAll('svg.curve'))
            if (svg.getBoundingClientRect().right > page.clientWidth) wrong.push(`${frame.src}: curve`);
    }
    document.body.textContent = wrong.length ? wrong.join(' | ') : 'all fits';
}</script>";

#[test]
fn no_page_is_wider_than_a_phone() {
    let Some(browser) = chromium("no_page_is_wider_than_a_phone") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("home");
    let line = "Аристарх Веніамінович: castle, tavern, keep";
    let score = [
        "score",
        line,
        "Bob: temple",
        "--save",
        "--allow",
        "first-missing",
    ];
    run_at(&home, &score).answered();
    let mut frames = String::new();
    for (number, command) in [
        "deck measure vicious-nobles -p 5 --games 50 --seats random",
        "deck play vicious-nobles -p 8 --seats random --seed x",
        "deck play first-game -p 2 --seed x --short",
        "deck show cunning-agents -p 7",
        "history stats",
        "history list",
        "list characters --long",
        "list districts --long",
        "list decks",
        "search 7",
        "draft table",
        "card witch --full",
    ]
    .iter()
    .enumerate()
    {
        for lang in ["en", "fr", "ru", "uk"] {
            let args: Vec<&str> = command.split(' ').collect();
            let args = [&args[..], &["--format", "html", "--lang", lang]].concat();
            let html = run_at(&home, &args).answered();
            let name = format!("{number}-{lang}.html");
            fs::write(folder.path().join(&name), html).unwrap();
            for width in [400, 1000] {
                let frame = format!("<iframe src=\"{name}\" width={width} height=600></iframe>");
                writeln!(frames, "{frame}").unwrap();
            }
        }
    }
    let around = folder.path().join("around.html");
    fs::write(&around, format!("<!DOCTYPE html>\n{frames}{WIDTHS}")).unwrap();
    let args = ["--allow-file-access-from-files", "--dump-dom"].map(str::to_owned);
    let dom = browse(&browser, &[&args[..], &[address(&around)]].concat());
    assert!(dom.contains("all fits"), "{dom}");
}
