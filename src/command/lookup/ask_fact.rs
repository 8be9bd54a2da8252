//! A plain fact in words: what `ask` takes from the data.

use crate::command::lookup::ask::{By, Said, Settled, covers};
use crate::library::ask::Candidate;
use crate::library::ask::plain::{Fact, editions};
use crate::library::search::Query;
use crate::library::thing::Thing;
use crate::library::{
    CardWords, Printing, TopicId, TopicWords, edition_name, nearest_printing, topic, type_name,
    with_word,
};
use crate::rules::card::Trait;
use crate::rules::draft::Row;
use crate::rules::edition::Edition;
use crate::rules::ruling::Verdict;
use crate::rules::table::Players;
use crate::texts::{Id, Texts};
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
    let by = match &fact {
        Fact::FaceUp(rows) => By::Draft(words.face_up(rows)),
        Fact::OfRank(..) | Fact::Doing(..) => By::Fact(words.of_cards(&fact)),
        Fact::Characters(players) => By::Fact(words.characters(*players)),
        Fact::CompleteAt(players) => By::Fact(words.complete_at(*players)),
        _ => By::Fact(words.of_card(&fact)?),
    };
    Some(Settled { by, asked: None })
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

    fn on_card(&self, of: &Printing, id: &str, title: Id, text: &str) -> Said {
        Said {
            id: format!("{id}-{}", of.card),
            title: self.texts.say(title),
            text: with_word(self.texts, self.word, text),
            source: say!(self.texts, "ask-source-card"),
            verdict: self.word,
            covers: vec![format!("card-{}", of.card)],
            thing: Some(Thing::Card(nearest_printing(of.card, self.edition))),
        }
    }

    fn in_rules(&self, id: String, title: Id, text: String, topics: &[TopicId]) -> Said {
        let is_there = |hit: &&Candidate| {
            let topic = hit.thing.topic();
            topic.is_some_and(|topic| topics.contains(&topic))
        };
        let covered = self.hits.iter().filter(is_there);
        let page = topic(topics[0]);
        Said {
            id,
            title: self.texts.say(title),
            text,
            source: page.place(self.texts, self.edition),
            verdict: None,
            covers: covered.flat_map(|hit| covers(hit.thing)).collect(),
            thing: Some(Thing::Rule(page)),
        }
    }

    fn of_card(&self, fact: &Fact) -> Option<Said> {
        let texts = self.texts;
        Some(match fact {
            Fact::Cost(of) => {
                let card = self.name(of);
                let text = match of.cost {
                    Some(cost) => say!(texts, "fact-cost", card, cost),
                    None => say!(texts, "fact-cost-none", card),
                };
                self.on_card(of, "cost", id!("fact-title-cost"), &text)
            }
            Fact::Rank(of) => {
                let text = say!(texts, "fact-rank", card = self.name(of), rank = of.rank?);
                self.on_card(of, "rank", id!("fact-title-rank"), &text)
            }
            Fact::Type(of) => {
                let kind = texts.say(type_name(of.kind?, self.edition));
                let text = say!(texts, "fact-type", card = self.name(of), type = kind);
                self.on_card(of, "type", id!("fact-title-type"), &text)
            }
            Fact::Copies(of) => {
                of.kind?;
                let text = say!(
                    texts,
                    "fact-copies",
                    card = self.name(of),
                    count = of.copies
                );
                self.on_card(of, "copies", id!("fact-title-copies"), &text)
            }
            Fact::Points(of) => {
                let (card, effect) = (self.name(of), of.effect(texts));
                let text = match of.cost {
                    Some(cost) => {
                        say!(texts, "fact-points", card, cost, effect)
                    }
                    None => say!(texts, "fact-points-none", card, effect),
                };
                self.on_card(of, "points", id!("fact-title-points"), &text)
            }
            Fact::Boxes(card) => {
                let boxes = editions(*card).map(|of| texts.say(edition_name(of)));
                let boxes = boxes.collect::<Vec<_>>().join(", ");
                let of = nearest_printing(*card, self.edition);
                let text = say!(texts, "fact-boxes", card = self.name(of), boxes);
                self.on_card(of, "boxes", id!("fact-title-boxes"), &text)
            }
            Fact::Difference(one, other) => {
                let text = say!(
                    texts,
                    "fact-difference",
                    one = self.name(one),
                    first = one.effect(texts),
                    other = self.name(other),
                    second = other.effect(texts)
                );
                let mut said = self.on_card(one, "difference", id!("fact-title-difference"), &text);
                said.covers.push(format!("card-{}", other.card));
                said
            }
            _ => return None,
        })
    }

    fn of_cards(&self, fact: &Fact) -> Said {
        let texts = self.texts;
        let (id, title, text) = match fact {
            Fact::Doing(of, cards) => {
                let cards = self.names(cards);
                let text = match of {
                    Trait::Defence => say!(texts, "fact-doing-defence", cards),
                    Trait::Gold => say!(texts, "fact-doing-gold", cards),
                    _ => say!(texts, "fact-doing-scoring", cards),
                };
                (format!("cards-{}", of.id()), id!("fact-title-doing"), text)
            }
            Fact::OfRank(rank, cards) => {
                let cards = self.names(cards);
                let text = say!(texts, "fact-of-rank", rank = *rank, cards);
                (format!("rank-{rank}"), id!("fact-title-of-rank"), text)
            }
            _ => unreachable!("only lists of cards come here"),
        };
        self.in_rules(id, title, text, &[TopicId::CUSTOMIZING])
    }

    fn face_up(&self, rows: &[&Row]) -> Said {
        let text = rows.iter().map(|row| {
            say!(
                self.texts,
                "ask-draft",
                players = row.players,
                characters = row.characters,
                count = row.face_up
            )
        });
        let text = text.collect::<Vec<_>>().join(" ");
        let id = format!("draft-{}", rows[0].players);
        let topics = [TopicId::SELECTION, TopicId::NINE_CHARACTERS];
        Said {
            source: say!(self.texts, "ask-source-draft"),
            thing: None,
            ..self.in_rules(id, id!("ask-draft-title"), text, &topics)
        }
    }

    fn characters(&self, players: Players) -> Said {
        let rows = self.edition.rulebook().draft.iter();
        let rows = rows.filter(|row| row.players == players);
        let counts: Vec<String> = rows.map(|row| row.characters.to_string()).collect();
        let text = say!(
            self.texts,
            "fact-characters",
            players,
            characters = counts.join("/"),
            each = players.characters_each()
        );
        let topics = [
            TopicId::SELECTION,
            TopicId::NINE_CHARACTERS,
            TopicId::TWO_PLAYERS,
            TopicId::THREE_PLAYERS,
            TopicId::CUSTOMIZING,
        ];
        let (id, title) = (
            format!("characters-{players}"),
            id!("fact-title-characters"),
        );
        self.in_rules(id, title, text, &topics)
    }

    fn complete_at(&self, players: Players) -> Said {
        let count = self.edition.rulebook().complete_at[players];
        let text = say!(self.texts, "fact-complete", players, count);
        let topics = [TopicId::END, TopicId::TWO_PLAYERS, TopicId::THREE_PLAYERS];
        let (id, title) = (format!("complete-{players}"), id!("fact-title-complete"));
        self.in_rules(id, title, text, &topics)
    }
}
