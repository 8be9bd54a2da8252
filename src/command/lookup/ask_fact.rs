//! A plain fact in words: what `ask` takes from the data.

use crate::command::lookup::ask::{By, Said, Settled, covers};
use crate::command::lookup::search::command;
use crate::library::ask::Candidate;
use crate::library::ask::plain::{Fact, editions};
use crate::library::search::Query;
use crate::library::thing::Thing;
use crate::library::{
    CardWords, Printing, TopicId, TopicWords, edition_in, nearest_printing, topic, type_name,
    with_word,
};
use crate::rules::card::Trait;
use crate::rules::draft::Row;
use crate::rules::edition::Edition;
use crate::rules::ruling::Verdict;
use crate::rules::table::Players;
use crate::texts::{Id, Texts};
use crate::wording::card::with_edition;
use crate::{id, say};

/// The fact that a question asks for, if it asks for nothing else.
pub fn plain_fact(
    texts: &Texts,
    query: &Query,
    hits: &[Candidate],
    edition: Edition,
) -> Option<Settled> {
    let (fact, word) = query.plain(edition)?;
    let words = Words {
        texts,
        hits,
        edition,
        word,
    };
    match fact {
        Fact::FaceUp(rows) => Some(words.face_up(&rows)),
        Fact::Characters(players) => Some(words.characters(players)),
        Fact::CompleteAt(players) => Some(words.complete_at(players)),
        Fact::OfRank(rank, cards) => {
            let text = say!(texts, "fact-of-rank", rank, cards = words.names(&cards));
            let (id, title) = (format!("rank-{rank}"), id!("fact-title-of-rank"));
            Some(words.in_rules(id, title, text, &[TopicId::CUSTOMIZING]))
        }
        Fact::Doing(of, cards) => {
            let cards = words.names(&cards);
            let text = match of {
                Trait::Defence => say!(texts, "fact-doing-defence", cards),
                Trait::Gold => say!(texts, "fact-doing-gold", cards),
                _ => say!(texts, "fact-doing-scoring", cards),
            };
            let (id, title) = (format!("cards-{}", of.id()), id!("fact-title-doing"));
            Some(words.in_rules(id, title, text, &[TopicId::CUSTOMIZING]))
        }
        fact => words.of_card(&fact),
    }
}

/// What is needed to word a fact.
struct Words<'a> {
    texts: &'a Texts,
    /// The texts that fit the question: those on the fact's pages say what it covers.
    hits: &'a [Candidate],
    edition: Edition,
    word: Option<Verdict>,
}

impl Words<'_> {
    fn name<'a>(&self, of: &'a Printing) -> &'a str {
        of.name(self.texts.lang())
    }

    fn names(&self, of: &[&'static Printing]) -> String {
        let names: Vec<&str> = of.iter().map(|one| self.name(one)).collect();
        names.join(", ")
    }

    /// On the first of these cards; it covers them all.
    fn on_card(&self, of: &[&Printing], id: &str, title: Id, text: &str) -> Settled {
        let own = nearest_printing(of[0].card, self.edition);
        let said = Said {
            id: format!("{id}-{}", own.card),
            title: self.texts.say(title),
            text: with_word(self.texts, self.word, text),
            source: say!(self.texts, "ask-source-card"),
            verdict: self.word,
            covers: of.iter().map(|of| format!("card-{}", of.card)).collect(),
        };
        Settled {
            by: By::Fact(said),
            asked: None,
            command: command(self.texts, Thing::Card(own), self.edition),
        }
    }

    fn in_rules(&self, id: String, title: Id, text: String, topics: &[TopicId]) -> Settled {
        let page = topic(topics[0]);
        Settled {
            by: By::Fact(self.of_rules(id, title, text, topics)),
            asked: None,
            command: command(self.texts, Thing::Rule(page), self.edition),
        }
    }

    fn of_rules(&self, id: String, title: Id, text: String, topics: &[TopicId]) -> Said {
        let is_there = |hit: &&Candidate| {
            let topic = hit.thing.topic();
            topic.is_some_and(|topic| topics.contains(&topic))
        };
        let covered = self.hits.iter().filter(is_there);
        Said {
            id,
            title: self.texts.say(title),
            text,
            source: topic(topics[0]).place(self.texts, self.edition),
            verdict: None,
            covers: covered.flat_map(|hit| covers(hit.thing)).collect(),
        }
    }

    fn of_card(&self, fact: &Fact) -> Option<Settled> {
        let texts = self.texts;
        Some(match fact {
            Fact::Cost(of) => {
                let card = self.name(of);
                let text = match of.cost {
                    Some(cost) => say!(texts, "fact-cost", card, cost),
                    None => say!(texts, "fact-cost-none", card),
                };
                self.on_card(&[of], "cost", id!("fact-title-cost"), &text)
            }
            Fact::Rank(of) => {
                let text = say!(texts, "fact-rank", card = self.name(of), rank = of.rank?);
                self.on_card(&[of], "rank", id!("fact-title-rank"), &text)
            }
            Fact::Type(of) => {
                let kind = texts.say(type_name(of.kind?, self.edition));
                let text = say!(texts, "fact-type", card = self.name(of), type = kind);
                self.on_card(&[of], "type", id!("fact-title-type"), &text)
            }
            Fact::Copies(of) => {
                of.kind?;
                let (card, count) = (self.name(of), of.copies);
                let text = say!(texts, "fact-copies", card, count);
                self.on_card(&[of], "copies", id!("fact-title-copies"), &text)
            }
            Fact::Points(of) => {
                let (card, effect) = (self.name(of), of.effect(texts));
                let text = match of.cost {
                    Some(cost) => say!(texts, "fact-points", card, cost, effect),
                    None => say!(texts, "fact-points-none", card, effect),
                };
                self.on_card(&[of], "points", id!("fact-title-points"), &text)
            }
            Fact::Boxes(card) => {
                let boxes = editions(*card).map(|of| texts.say(edition_in(of)));
                let boxes = texts.listed(&boxes.collect::<Vec<_>>());
                let of = nearest_printing(*card, self.edition);
                let text = say!(texts, "fact-boxes", card = self.name(of), boxes);
                self.on_card(&[of], "boxes", id!("fact-title-boxes"), &text)
            }
            Fact::Difference(one, other) => {
                let cards = [*one, *other];
                let (first, second) = (one.effect(texts), other.effect(texts));
                let (one, other) = (self.name(one), self.name(other));
                let text = say!(texts, "fact-difference", one, first, other, second);
                self.on_card(&cards, "difference", id!("fact-title-difference"), &text)
            }
            _ => return None,
        })
    }

    fn face_up(&self, rows: &[&Row]) -> Settled {
        let text = rows.iter().map(|row| {
            let (players, characters, count) = (row.players, row.characters, row.face_up);
            say!(self.texts, "ask-draft", players, characters, count)
        });
        let text = text.collect::<Vec<_>>().join(" ");
        let id = format!("draft-{}", rows[0].players);
        let topics = [TopicId::SELECTION, TopicId::NINE_CHARACTERS];
        Settled {
            by: By::Draft(Said {
                source: say!(self.texts, "ask-source-draft"),
                ..self.of_rules(id, id!("ask-draft-title"), text, &topics)
            }),
            asked: None,
            command: with_edition("draft table", self.edition),
        }
    }

    fn characters(&self, players: Players) -> Settled {
        let rows = self.edition.rulebook().draft.iter();
        let rows = rows.filter(|row| row.players == players);
        let counts: Vec<String> = rows.map(|row| row.characters.to_string()).collect();
        let (characters, each) = (counts.join("/"), players.characters_each());
        let text = say!(self.texts, "fact-characters", players, characters, each);
        let topics = [
            TopicId::SELECTION,
            TopicId::NINE_CHARACTERS,
            TopicId::TWO_PLAYERS,
            TopicId::THREE_PLAYERS,
            TopicId::CUSTOMIZING,
        ];
        let id = format!("characters-{players}");
        self.in_rules(id, id!("fact-title-characters"), text, &topics)
    }

    fn complete_at(&self, players: Players) -> Settled {
        let count = self.edition.rulebook().complete_at[players];
        let text = say!(self.texts, "fact-complete", players, count);
        let topics = [TopicId::END, TopicId::TWO_PLAYERS, TopicId::THREE_PLAYERS];
        let id = format!("complete-{players}");
        self.in_rules(id, id!("fact-title-complete"), text, &topics)
    }
}
