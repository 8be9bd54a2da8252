//! The texts of cards, rulings and rules, in the user's language.

use super::thing::Thing;
use super::{Printing, Ruling, Source, Topic, nearest_printing, stored};
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, Verdict};
use crate::texts::{Id, Texts};
use crate::{args, family, say};

family!(basic_effect(Edition) = "basic-effect-");
family!(basic_reminder(Edition) = "basic-reminder-");

/// The message of something in `data/`.
pub(super) fn message(name: &str) -> Id {
    Id::find(name).expect("the build script looks for it")
}

/// What a card does.
pub trait CardWords {
    /// The full effect.
    fn effect(&self, texts: &Texts) -> String;
    /// One line for the caller of the round.
    fn reminder(&self, texts: &Texts) -> String;
}

impl CardWords for Printing {
    fn effect(&self, texts: &Texts) -> String {
        match self.basic() {
            Some(kind) => texts.say_with(basic_effect(self.edition), args![type = kind.id()]),
            None => texts.say_part(message(&self.message()), "effect"),
        }
    }

    fn reminder(&self, texts: &Texts) -> String {
        match self.basic() {
            Some(_) => texts.say(basic_reminder(self.edition)),
            None => texts.say_part(message(&self.message()), "reminder"),
        }
    }
}

/// What a ruling says.
pub trait RulingWords {
    /// The short answer to its first question, if there is one, and the sentence.
    fn text(&self, texts: &Texts) -> String;
    /// The sentence alone.
    fn statement(&self, texts: &Texts) -> String;
    /// The first of the questions that it answers.
    fn question(&'static self, texts: &Texts) -> &'static str;
    /// Where it is stated, or that it is ours.
    fn place(&self, texts: &Texts, edition: Edition) -> String;
}

impl RulingWords for Ruling {
    fn text(&self, texts: &Texts) -> String {
        with_word(texts, self.verdict, &self.statement(texts))
    }

    fn statement(&self, texts: &Texts) -> String {
        texts.say(message(&self.message()))
    }

    fn question(&'static self, texts: &Texts) -> &'static str {
        let stored = stored(texts.lang());
        let number = Thing::Ruling(self).number();
        let first = stored.lines_of(number).next();
        first.map_or("", |line| stored.question(line))
    }

    fn place(&self, texts: &Texts, edition: Edition) -> String {
        let source = self.source_in(edition);
        let place = source.place(texts, edition);
        match self.standing {
            Standing::Reading if source.is_in_a_book() => {
                say!(texts, "source-reading", source = place)
            }
            Standing::Silent => say!(texts, "source-silent"),
            _ => place,
        }
    }
}

/// A sentence after the word that answers a question, if one does.
pub fn with_word(texts: &Texts, word: Option<Verdict>, statement: &str) -> String {
    match word {
        Some(Verdict::Yes) => say!(texts, "verdict-yes", text = statement),
        Some(Verdict::No) => say!(texts, "verdict-no", text = statement),
        None => statement.to_owned(),
    }
}

/// What a place in a book is called.
pub trait SourceWords {
    /// Book and chapter.
    fn chapter(&self, texts: &Texts) -> String;
    /// Book, chapter, and the card entry.
    fn place(&self, texts: &Texts, edition: Edition) -> String;
}

impl SourceWords for Source {
    fn chapter(&self, texts: &Texts) -> String {
        let Some(book) = self.book_message() else {
            return say!(texts, "source-none");
        };
        let book = texts.say(message(&book));
        match section(self) {
            Some(section) => {
                let section = texts.say(section);
                say!(texts, "source-section", book, section)
            }
            None => book,
        }
    }

    fn place(&self, texts: &Texts, edition: Edition) -> String {
        let (Some(book), Some(section), Some(entry)) =
            (self.book_message(), section(self), self.entry)
        else {
            return self.chapter(texts);
        };
        let (book, section) = (texts.say(message(&book)), texts.say(section));
        let entry = nearest_printing(entry, edition).name(texts.lang());
        say!(texts, "source-entry", book, section, entry)
    }
}

/// A chapter's name is what its book prints, or the common name otherwise.
fn section(source: &Source) -> Option<Id> {
    let [own, common] = source.section_messages()?;
    Some(Id::find(&own).unwrap_or_else(|| message(&common)))
}

/// What a rule page says.
pub trait TopicWords {
    /// Its title in an edition.
    fn title_message(&self, edition: Edition) -> Id;
    /// Its text: an edition's own, or one that is true in all.
    fn text(&self, texts: &Texts, edition: Edition) -> String;
    /// Where an edition states it, if it does.
    fn place(&self, texts: &Texts, edition: Edition) -> String;
}

impl TopicWords for Topic {
    fn title_message(&self, edition: Edition) -> Id {
        own(self, "-title", edition).unwrap_or_else(|| message(&self.message()))
    }

    fn text(&self, texts: &Texts, edition: Edition) -> String {
        match own(self, "", edition) {
            Some(own) => texts.say(own),
            None => texts.say_part(message(&self.message()), "text"),
        }
    }

    fn place(&self, texts: &Texts, edition: Edition) -> String {
        let source = self.source(edition);
        source.map_or(String::new(), |source| source.place(texts, edition))
    }
}

/// What only an older edition says.
fn own(topic: &Topic, part: &str, edition: Edition) -> Option<Id> {
    let own = topic.own_messages(part, edition);
    own.iter().find_map(|name| Id::find(name))
}
