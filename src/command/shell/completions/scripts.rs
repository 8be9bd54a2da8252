//! The five shells: their scripts, and how each writes a word. The script calls the program with the
//! words up to the cursor; the answer is a line that says what else fits (`names`, `files`, `more`),
//! then a line for each suggestion.

use crate::fault::masked;
use crate::library::fold::fold;
use crate::say;
use crate::texts::Texts;
use std::borrow::Cow;
use std::ffi::OsString;
use strum::{EnumString, VariantNames};

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Shell {
    Bash,
    Zsh,
    Fish,
    Powershell,
    Elvish,
}

/// What can stand at the cursor.
#[derive(Debug, Default)]
pub struct Suggested {
    pub all: Vec<Suggestion>,
    /// It may also be a file.
    pub may_be_file: bool,
    /// The word may continue after it.
    pub may_go_on: bool,
}

#[derive(Debug)]
pub struct Suggestion {
    pub text: String,
    pub about: String,
}

/// A command line up to the cursor.
#[derive(Debug)]
pub struct Line {
    shell: Shell,
    /// As the program would get them; the last is the one being typed.
    pub words: Vec<String>,
    /// The quote in which the cursor stands.
    quote: Option<char>,
    /// How much of the last word the shell keeps: it replaces only what comes after.
    kept: usize,
}

impl Shell {
    pub fn script(self, texts: &Texts, lang: Option<&str>) -> String {
        let (script, file, line) = match self {
            Self::Bash => (
                include_str!("bash.bash"),
                "~/.bashrc",
                "eval \"$(citadels completions bash)\"",
            ),
            Self::Zsh => (
                include_str!("zsh.zsh"),
                "~/.zshrc",
                "source <(citadels completions zsh)",
            ),
            Self::Fish => (
                include_str!("fish.fish"),
                "~/.config/fish/config.fish",
                "citadels completions fish | source",
            ),
            Self::Powershell => (
                include_str!("powershell.ps1"),
                "$PROFILE",
                "citadels completions powershell | Out-String | Invoke-Expression",
            ),
            Self::Elvish => (
                include_str!("elvish.elv"),
                "~/.config/elvish/rc.elv",
                "eval (citadels completions elvish | slurp)",
            ),
        };
        // Given with the script, the language is that of all its suggestions.
        let lang = lang.map(|lang| format!(" --lang {lang}"));
        script
            .replace("{how}", &say!(texts, "completions-how", file, line))
            .replace(" {lang}", &lang.unwrap_or_default())
    }
}

impl Line {
    pub fn read(shell: Shell, words: &[OsString]) -> Self {
        let words = words.iter().map(|word| word.to_string_lossy());
        let mut line = Self {
            shell,
            words: words.map(Cow::into_owned).collect(),
            quote: None,
            kept: 0,
        };
        if shell == Shell::Powershell {
            // Windows' own PowerShell drops empty arguments: each comes with a sign before it.
            for word in line.words.iter_mut().filter(|word| word.starts_with('=')) {
                word.remove(0);
            }
        }
        match shell {
            Shell::Bash => line.read_bash(),
            // Only the word being typed comes as it is typed.
            Shell::Fish | Shell::Powershell => {
                let typed = Typed::read(shell, &line.words.pop().unwrap_or_default());
                line.words.push(typed.text);
                line.quote = typed.quote;
            }
            Shell::Zsh | Shell::Elvish => {}
        }
        line
    }

    /// In bash all words come as they are typed, and `--lang=uk` as three.
    fn read_bash(&mut self) {
        let mut is_after_sign = false;
        for (place, word) in std::mem::take(&mut self.words).iter().enumerate() {
            let typed = Typed::read(Shell::Bash, word);
            let is_sign = word == "=" && place > 1;
            self.quote = typed.quote;
            self.kept = typed.before_quote;
            match self.words.last_mut() {
                Some(last) if is_sign || is_after_sign => {
                    self.kept += last.len();
                    last.push_str(&typed.text);
                    if is_sign {
                        self.kept = last.len();
                    }
                }
                _ => self.words.push(typed.text),
            }
            is_after_sign = is_sign;
        }
    }

    /// Is the cursor in quotes, or can't that be known?
    pub fn is_quoted(&self) -> bool {
        match self.shell {
            Shell::Zsh | Shell::Elvish => true,
            _ => self.quote.is_some(),
        }
    }

    fn typed(&self) -> &str {
        self.words.last().map_or("", String::as_str)
    }

    /// The answer for the script.
    pub fn written(&self, suggested: &Suggested) -> String {
        let kind = match (suggested.may_be_file, suggested.may_go_on) {
            (true, _) if suggested.all.is_empty() => "files",
            (_, true) => "more",
            _ => "names",
        };
        // Some shells only take what begins as typed, and would drop what differs in an accent.
        let typed = self.typed();
        let goes_on = match self.shell {
            Shell::Elvish => true,
            // It does not mind the case of letters, but writes another word then, without the quote.
            Shell::Fish => {
                suggested.may_go_on || !suggested.all.iter().all(|one| begins(&one.text, typed))
            }
            _ => false,
        };
        let mut all: Vec<(String, &str)> = suggested
            .all
            .iter()
            .map(|one| (one.text.clone(), one.about.as_str()))
            .collect();
        // These close the quote after the only suggestion; after the common beginning of two they
        // do not.
        let closes = match self.shell {
            Shell::Bash => self.quote.is_some(),
            Shell::Fish => true,
            _ => false,
        };
        if let [(only, _)] = &all[..]
            && suggested.may_go_on
            && closes
        {
            let longer = format!("{only},");
            all.push((longer, ""));
        }
        let lines = all.iter().map(|(text, about)| {
            let about = masked(about);
            match self.shell {
                Shell::Bash => self.bash_word(text),
                Shell::Powershell => format!("{}\t{text}\t{about}", powershell_word(text)),
                _ if goes_on => format!("{}\t{about}", gone_on(typed, text)),
                _ => format!("{text}\t{about}"),
            }
        });
        let all = std::iter::once(kind.to_owned()).chain(lines);
        all.map(|line| line + "\n").collect()
    }

    /// What bash puts in place of the part of the word that it does not keep.
    pub fn bash_word(&self, text: &str) -> String {
        bash_quoted(text.get(self.kept..).unwrap_or(text), self.quote)
    }
}

/// A word as it is typed: with backslashes and quotes, the last of them maybe still open.
pub struct Typed {
    pub text: String,
    pub quote: Option<char>,
    /// How much of the text stands before the open quote.
    before_quote: usize,
}

impl Typed {
    pub fn read(shell: Shell, raw: &str) -> Self {
        let mut typed = Self {
            text: String::new(),
            quote: None,
            before_quote: 0,
        };
        let is_powershell = shell == Shell::Powershell;
        let escape = if is_powershell { '`' } else { '\\' };
        let mut letters = raw.chars().peekable();
        while let Some(letter) = letters.next() {
            match (typed.quote, letter) {
                (None, '\'' | '"') => {
                    typed.quote = Some(letter);
                    typed.before_quote = typed.text.len();
                }
                // PowerShell doubles a quote within quotes.
                (Some(quote), _) if quote == letter => match letters.peek() {
                    Some(next) if is_powershell && *next == quote => {
                        typed.text.extend(letters.next());
                    }
                    _ => typed.quote = None,
                },
                (None, _) if letter == escape => typed.text.extend(letters.next()),
                (Some('"'), _) if letter == escape => match letters.peek() {
                    Some('"' | '\\' | '$' | '`') => typed.text.extend(letters.next()),
                    _ => typed.text.push(letter),
                },
                (Some('\''), '\\') if shell == Shell::Fish => match letters.peek() {
                    Some('\'' | '\\') => typed.text.extend(letters.next()),
                    _ => typed.text.push(letter),
                },
                _ => typed.text.push(letter),
            }
        }
        if typed.quote.is_none() {
            typed.before_quote = 0;
        }
        typed
    }
}

fn bash_quoted(text: &str, quote: Option<char>) -> String {
    let mut word = String::with_capacity(text.len());
    for letter in text.chars() {
        match quote {
            Some('\'') if letter == '\'' => word.push_str("'\\'"),
            Some('"') if matches!(letter, '"' | '\\' | '$' | '`') => word.push('\\'),
            None if !letter.is_alphanumeric() && !"-_./,+@%:=".contains(letter) => word.push('\\'),
            _ => {}
        }
        word.push(letter);
    }
    word
}

pub fn powershell_word(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '/' | '=');
    if text.chars().all(is_plain) {
        return text.to_owned();
    }
    let mut word = "'".to_owned();
    for letter in text.chars() {
        word.push(letter);
        // All of these end a word in single quotes there.
        if matches!(letter, '\'' | '‘' | '’' | '‚' | '‛') {
            word.push(letter);
        }
    }
    word + "'"
}

/// Does it begin so, but for the case of letters?
fn begins(text: &str, typed: &str) -> bool {
    text.to_lowercase().starts_with(&typed.to_lowercase())
}

/// What was typed and the rest of the text: `ecole` continues as `ecole de Magie`.
pub fn gone_on(typed: &str, text: &str) -> String {
    if text.starts_with(typed) {
        return text.to_owned();
    }
    let folded = fold(typed);
    let places = text.char_indices().map(|(place, _)| place);
    let mut places = places.chain([text.len()]);
    match places.find(|&place| fold(&text[..place]) == folded) {
        Some(place) if typed.ends_with(' ') => format!("{typed}{}", text[place..].trim_start()),
        Some(place) => format!("{typed}{}", &text[place..]),
        None => text.to_owned(),
    }
}
