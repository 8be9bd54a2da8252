//! The texts of cards, rulings and rules, in the user's language.

use super::thing::Thing;
use super::{Printing, Ruling, Source, Topic, nearest_printing, stored};
use crate::rules::card::DistrictType;
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, Verdict};
use crate::texts::Texts;
use crate::{args, family, say};

family!(basic_effect(Edition) = "basic-effect-");
family!(basic_reminder(Edition) = "basic-reminder-");

impl Printing {
    /// Does it only count, without an effect?
    pub fn is_basic(&self) -> bool {
        self.basic().is_some()
    }

    /// The type of a district without an effect.
    fn basic(&self) -> Option<DistrictType> {
        self.kind().filter(|kind| *kind != DistrictType::Unique)
    }

    /// The full effect.
    pub fn effect(&self, texts: &Texts) -> String {
        match self.basic() {
            Some(kind) => texts.say_with(basic_effect(self.edition), args![type = kind.id()]),
            None => texts.say_part(self.message, "effect"),
        }
    }

    /// One line for the caller of the round.
    pub fn reminder(&self, texts: &Texts) -> String {
        match self.basic() {
            Some(_) => texts.say(basic_reminder(self.edition)),
            None => texts.say_part(self.message, "reminder"),
        }
    }
}

impl Ruling {
    /// The short answer to its first question, if there is one, and the sentence.
    pub fn text(&self, texts: &Texts) -> String {
        with_word(texts, self.verdict, &self.statement(texts))
    }

    /// The sentence alone.
    pub fn statement(&self, texts: &Texts) -> String {
        texts.say(self.message)
    }

    /// The first of the questions that it answers.
    pub fn question(&'static self, texts: &Texts) -> &'static str {
        let stored = stored(texts.lang());
        let number = Thing::Ruling(self).number();
        let first = stored.lines_of(number).next();
        first.map_or("", |line| stored.question(line))
    }

    /// Where it is stated, or that it is ours.
    pub fn place(&self, texts: &Texts, edition: Edition) -> String {
        let source = self.source_in(edition);
        let place = source.place(texts, edition);
        match self.standing {
            Standing::Reading if source.book.is_some() => {
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

impl Source {
    /// Book and chapter.
    pub fn chapter(&self, texts: &Texts) -> String {
        let Some(book) = self.book else {
            return say!(texts, "source-none");
        };
        let book = texts.say(book);
        match self.section {
            Some(section) => {
                let section = texts.say(section);
                say!(texts, "source-section", book = book, section = section)
            }
            None => book,
        }
    }

    /// Book, chapter, and the card entry.
    pub fn place(&self, texts: &Texts, edition: Edition) -> String {
        let Some(book) = self.book else {
            return say!(texts, "source-none");
        };
        let book = texts.say(book);
        let Some(section) = self.section else {
            return book;
        };
        let section = texts.say(section);
        match self.entry {
            None => say!(texts, "source-section", book = book, section = section),
            Some(entry) => {
                let entry = nearest_printing(entry, edition).name(texts.lang());
                say!(
                    texts,
                    "source-entry",
                    book = book,
                    section = section,
                    entry = entry
                )
            }
        }
    }
}

impl Topic {
    /// Its text: an edition's own, or one that is true in all.
    pub fn text(&self, texts: &Texts, edition: Edition) -> String {
        let own = self.own.into_iter().find(|(of, _)| *of == edition);
        match own {
            Some((_, own)) => texts.say(*own),
            None => texts.say_part(self.message, "text"),
        }
    }

    /// Where an edition states it, if it does.
    pub fn place(&self, texts: &Texts, edition: Edition) -> String {
        let source = self.source(edition);
        source.map_or(String::new(), |source| source.place(texts, edition))
    }
}
